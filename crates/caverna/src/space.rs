//! The action spaces (section 5): ids and what every space has.

use crate::goods::Goods;
pub use crate::spaces::SPACES;
use crate::state::SEATS;
use crate::verb::Effect;
use serde::Serialize;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use table::name::is_same;

/// How many ids there are.
pub const IDS: usize = 40;

/// The ids of the rules: printed spaces first, then the round cards.
pub static NAMES: [&str; IDS] = [
    "ruby_mining",
    "housework",
    "slash_and_burn",
    "drift_mining",
    "excavation",
    "starting_player",
    "logging",
    "supplies",
    "ore_mining",
    "wood_gathering",
    "clearing",
    "sustenance",
    "strip_mining",
    "imitation_4",
    "forest_exploration",
    "imitation_2",
    "growth",
    "depot",
    "small_scale_drift_mining",
    "weekly_market",
    "hardware_rental",
    "fence_building",
    "drift_mining_extra",
    "imitation_1",
    "large_depot",
    "imitation_0",
    "extension",
    "blacksmithing",
    "ore_mine_construction",
    "sheep_farming",
    "wish_for_children",
    "donkey_farming",
    "ruby_mine_construction",
    "exploration",
    "family_life",
    "ore_delivery",
    "urgent_wish_for_children",
    "adventure",
    "ore_trading",
    "ruby_delivery",
];

/// An action space, by its place in [`NAMES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct SpaceId(u8);

/// 2.3: on what a space is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Board {
    SmallBasic,
    Basic,
    SmallExtension,
    LargeExtension,
    RoundCard,
}

/// What an action space offers, for some numbers of players.
pub struct Space {
    /// The id of the rules.
    pub id: &'static str,
    /// The name in the catalogue of effects: the id and the board it is printed on.
    pub key: &'static str,
    /// The numbers of players it is used with.
    pub players: RangeInclusive<u8>,
    /// On what it is printed.
    pub board: Board,
    /// The stage of a round card; 0 for printed spaces.
    pub stage: u8,
    /// 0.5: what is added when the space is empty, and what otherwise.
    pub refill: Option<[Goods; 2]>,
    /// From which round on goods are added, with two players (2.6).
    pub refill_with_two_from: u8,
    /// What it lets a player do.
    pub does: Effect,
    /// 12.8: what it lets a player do if *either … or* is read as *and/or*, where it has one.
    pub both: Option<Effect>,
    /// 12.8: whether that is allowed only once per game.
    pub both_once: bool,
    /// 6.13: whether it can be imitated.
    pub imitable: bool,
}

/// What most spaces have in common.
pub const ANY: Space = Space {
    id: "",
    key: "",
    players: 1..=7,
    board: Board::RoundCard,
    stage: 0,
    refill: None,
    refill_with_two_from: 1,
    does: crate::verb::TAKE,
    both: None,
    both_once: false,
    imitable: true,
};

/// 0.5: the same goods at every refill.
pub const fn each(goods: Goods) -> Option<[Goods; 2]> {
    Some([goods, goods])
}

/// 0.5: some goods on an empty space, others besides what lies there.
pub const fn first(goods: Goods, later: Goods) -> Option<[Goods; 2]> {
    Some([goods, later])
}

/// The space with each id for each number of players.
static BY_PLAYERS: LazyLock<[[Option<&'static Space>; IDS]; SEATS + 1]> = LazyLock::new(|| {
    let mut table = [[None; IDS]; SEATS + 1];
    for (players, row) in table.iter_mut().enumerate() {
        for space in SPACES.iter().filter(|s| s.players.contains(&(players as u8))) {
            let id = SpaceId::named(space.id).expect("every space has an id of the rules");
            assert!(row[id.index()].is_none(), "{} is there twice", space.id);
            row[id.index()] = Some(space);
        }
    }
    table
});

impl SpaceId {
    /// All ids.
    pub fn all() -> impl Iterator<Item = SpaceId> {
        (0..IDS as u8).map(SpaceId)
    }

    /// The space with this id.
    pub fn named(id: &str) -> Option<SpaceId> {
        NAMES.iter().position(|n| *n == id).map(|i| SpaceId(i as u8))
    }

    /// The id of the rules.
    pub fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Its place in [`NAMES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space at this place in [`NAMES`].
    #[inline]
    pub const fn from_index(index: usize) -> SpaceId {
        SpaceId(index as u8)
    }

    /// The space with this id, for constants: a wrong id does not compile.
    const fn the(id: &str) -> SpaceId {
        let mut index = 0;
        while !is_same(NAMES[index], id) {
            index += 1;
        }
        SpaceId(index as u8)
    }

    /// What it offers with this many players, if it is used then.
    #[inline]
    pub fn facts(self, players: usize) -> Option<&'static Space> {
        BY_PLAYERS[players][self.index()]
    }
}

/// 2.3: the printed spaces for this many players.
pub fn printed(players: usize) -> impl Iterator<Item = SpaceId> {
    SpaceId::all().filter(move |id| id.facts(players).is_some_and(|s| s.stage == 0))
}

/// 2.4: the round cards of a stage for this many players, without the one that always comes in round 4.
pub fn cards(stage: u8, players: usize) -> impl Iterator<Item = SpaceId> {
    SpaceId::all()
        .filter(move |&id| id.facts(players).is_some_and(|s| s.stage == stage) && id != WISH && id != URGENT_WISH)
}

/// The card of round 4.
pub const WISH: SpaceId = SpaceId::the("wish_for_children");
/// The back of that card.
pub const URGENT_WISH: SpaceId = SpaceId::the("urgent_wish_for_children");
/// The card that turns it over.
pub const FAMILY_LIFE: SpaceId = SpaceId::the("family_life");

table::by_name!(SpaceId, SpaceId::name, SpaceId::named, "action space");

table::bit_set! {
    /// A set of action spaces.
    pub struct Spaces(u64) of SpaceId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r2_3_printed_spaces_and_round_cards_for_every_player_count() {
        for (players, spaces, rounds) in
            [(1, 8, 11), (2, 12, 11), (3, 15, 12), (4, 13, 12), (5, 19, 12), (6, 19, 12), (7, 22, 12)]
        {
            assert_eq!(printed(players).count(), spaces, "{players} players");
            assert_eq!((1..=4).map(|s| cards(s, players).count()).sum::<usize>() + 1, rounds, "{players} players");
        }
    }

    #[test]
    fn printed_spaces_lie_on_boards_and_round_cards_have_a_stage() {
        assert!(SPACES.iter().all(|space| (space.board == Board::RoundCard) == (space.stage > 0)));
    }

    #[test]
    fn keys_are_unique() {
        let mut keys: Vec<_> = SPACES.iter().map(|s| s.key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), SPACES.len());
    }
}
