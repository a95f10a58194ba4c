//! Furnishing tiles (section 12): entries in tables, with hooks.
//!
//! The rules know the hooks, never a tile. The tiles are in tables of six, one file for each group.

use crate::cell::Cell;
use crate::goods::{Good, Goods, NONE};
use crate::player::Player;
use crate::tiles::GROUPS;
use serde::{Deserialize, Serialize};

/// How many different furnishing tiles there are.
pub const TILES: usize = 48;

/// One of the furnishing tiles, by its number in the tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct Tile(u8);

/// 12.2: the colour of the name tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Dwelling,
    Green,
    Yellow,
}

impl Colour {
    /// Its name in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Dwelling => "dwelling",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }
}

/// What is printed on a tile.
pub struct Facts {
    /// The id of the sheet.
    pub id: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// 12.1: whether it belongs to the beginner set.
    pub beginner: bool,
    /// The price.
    pub cost: Goods,
    /// The printed points.
    pub points: i8,
    /// 12.3: whether there is only one.
    pub unique: bool,
    /// What it does, and when.
    pub hooks: &'static [Hook],
}

/// What a price is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A furnishing tile.
    Furnishing,
    /// A *build fences* action, or a pasture from an expedition.
    Fences,
    /// A stable.
    Stable,
    /// A weapon.
    Weapon,
}

/// What a tile does.
pub enum Hook {
    /// 6.6: room for this many dwarfs.
    DwarfRoom(u8),
    /// 6.6: room for a sixth dwarf.
    SixthDwarf,
    /// 10.2: a place for this many farm animals of one type.
    Holds(u8),
    /// 10.2: a place for farm animals of this type, as many as the function says.
    HoldsOnly(Good, fn(&Player) -> u8),
    /// 10.2: every empty field is a place for one farm animal.
    HoldsOnFields,
    /// Gives goods as soon as it is built; the cell is where it lies.
    OnBuild(fn(&Player, Cell) -> Goods),
    /// 12.6: puts one of these goods on each of this many of the next round spaces.
    OnRounds(Good, u8),
    /// Gives goods at the start of every round.
    RoundStart(fn(&Player) -> Goods),
    /// 12.10: for each one gained, these goods come along.
    OnGain {
        /// What is gained.
        of: Good,
        /// What comes along with each.
        get: Goods,
    },
    /// Gives goods when animals are born.
    OnBirth(fn(&Goods) -> Goods),
    /// 12.4: takes this off prices, not below 0.
    Less(&'static [Item], Goods),
    /// 12.4: in a furnishing's price one of the second good may stand in for one of the first.
    StandIn(Good, Good),
    /// At any time: goods for goods.
    Trade(Goods, Goods),
    /// At any time: a weapon for as much food as it is strong.
    MeltWeapons,
    /// Each farm animal turned into food gives this much more.
    Slaughter(u8),
    /// 11.6: in each feeding one dwarf may be fed with one of these.
    FeedWith(&'static [Goods]),
    /// 11.6: the food needed in each feeding is lower by this.
    EatLess(fn(&Player) -> u8),
    /// 12.9: tunnels and deep tunnels may be furnished.
    FurnishTunnels,
    /// 12.9: twin tiles may overhang the edge of the board, and bring this.
    Overhang(Goods),
    /// 12.8: *either … or* is read as *and/or*.
    BothWays,
    /// 12.7: must cover this tile if its owner has it.
    Covers(&'static str),
    /// 13.2: points at the end, given the player and the cell of the tile.
    Scoring(fn(&Player, Cell) -> i32),
    /// 13.3: takes up to this many points off the losses.
    Forgives(i32),
}

/// Lists the kinds of hooks, numbered by the compiler.
macro_rules! hook_kinds {
    ($($kind:ident),*) => {
        /// The kinds of [`Hook`]s.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum HookKind { $($kind),* }

        impl HookKind {
            /// Every kind.
            pub const ALL: &'static [HookKind] = &[$(HookKind::$kind),*];
        }
    };
}

hook_kinds! {
    DwarfRoom,
    SixthDwarf,
    Holds,
    HoldsOnly,
    HoldsOnFields,
    OnBuild,
    OnRounds,
    RoundStart,
    OnGain,
    OnBirth,
    Less,
    StandIn,
    Trade,
    MeltWeapons,
    Slaughter,
    FeedWith,
    EatLess,
    FurnishTunnels,
    Overhang,
    BothWays,
    Covers,
    Scoring,
    Forgives
}

impl HookKind {
    const fn index(self) -> usize {
        self as usize
    }

    const fn from_index(index: usize) -> HookKind {
        HookKind::ALL[index]
    }
}

table::bit_set! {
    /// A set of kinds of hooks.
    pub struct HookKinds(u32) of HookKind;
}

impl Hook {
    /// What kind of hook this is.
    #[inline]
    pub const fn kind(&self) -> HookKind {
        match self {
            Hook::DwarfRoom(_) => HookKind::DwarfRoom,
            Hook::SixthDwarf => HookKind::SixthDwarf,
            Hook::Holds(_) => HookKind::Holds,
            Hook::HoldsOnly(..) => HookKind::HoldsOnly,
            Hook::HoldsOnFields => HookKind::HoldsOnFields,
            Hook::OnBuild(_) => HookKind::OnBuild,
            Hook::OnRounds(..) => HookKind::OnRounds,
            Hook::RoundStart(_) => HookKind::RoundStart,
            Hook::OnGain { .. } => HookKind::OnGain,
            Hook::OnBirth(_) => HookKind::OnBirth,
            Hook::Less(..) => HookKind::Less,
            Hook::StandIn(..) => HookKind::StandIn,
            Hook::Trade(..) => HookKind::Trade,
            Hook::MeltWeapons => HookKind::MeltWeapons,
            Hook::Slaughter(_) => HookKind::Slaughter,
            Hook::FeedWith(_) => HookKind::FeedWith,
            Hook::EatLess(_) => HookKind::EatLess,
            Hook::FurnishTunnels => HookKind::FurnishTunnels,
            Hook::Overhang(_) => HookKind::Overhang,
            Hook::BothWays => HookKind::BothWays,
            Hook::Covers(_) => HookKind::Covers,
            Hook::Scoring(_) => HookKind::Scoring,
            Hook::Forgives(_) => HookKind::Forgives,
        }
    }
}

/// What most tiles of a colour have in common.
const fn plain(colour: Colour) -> Facts {
    Facts { id: "", colour, beginner: false, cost: NONE, points: 0, unique: true, hooks: &[] }
}

/// A dwelling, to be filled in.
pub const DWELLING: Facts = plain(Colour::Dwelling);
/// A green tile, to be filled in.
pub const GREEN: Facts = plain(Colour::Green);
/// A yellow tile, to be filled in.
pub const YELLOW: Facts = plain(Colour::Yellow);

impl Facts {
    /// This tile, in the beginner set too (12.1).
    pub const fn for_beginners(mut self) -> Facts {
        self.beginner = true;
        self
    }

    /// Whether it is one of the six dwellings.
    pub fn is_dwelling(&self) -> bool {
        self.colour == Colour::Dwelling
    }
}

impl Tile {
    /// The ordinary dwelling, of which there is no end (12.3).
    pub const ORDINARY_DWELLING: Tile = Tile(0);

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// The tile with this number.
    pub const fn from_index(index: usize) -> Tile {
        assert!(index < TILES);
        Tile(index as u8)
    }

    /// Its place in the tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile with this id.
    pub fn named(id: &str) -> Option<Tile> {
        Tile::all().find(|t| t.facts().id == id)
    }

    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static Facts {
        // Six dwellings, then seven groups of six: see GROUPS.
        &GROUPS[self.index() / 6].1[self.index() % 6]
    }

    /// The id of the sheet.
    pub fn id(self) -> &'static str {
        self.facts().id
    }
}

table::by_name!(Tile, Tile::id, Tile::named, "furnishing tile");

table::bit_set! {
    /// A set of furnishing tiles.
    pub struct Tiles(u64) of Tile;
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use std::mem::discriminant;

    #[test]
    fn every_hook_has_a_kind_of_its_own_and_every_kind_a_tile() {
        let mut kinds = HashMap::new();
        for hook in Tile::all().flat_map(|tile| tile.facts().hooks) {
            assert_eq!(*kinds.entry(discriminant(hook)).or_insert(hook.kind()), hook.kind());
        }
        let seen: HookKinds = kinds.values().copied().collect();
        assert_eq!(usize::from(seen.len()), kinds.len(), "two hooks have one kind");
        assert_eq!(kinds.len(), HookKind::ALL.len(), "a kind that no tile has");
    }
}
