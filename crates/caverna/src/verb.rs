//! What dwarfs can do: the verbs of the effect language, and short names to write effects with (section 6).

use crate::flow::OWN;
use crate::goods::{Goods, NONE};
use crate::home::{Single, Twin};
use crate::loot::LOOT;
use crate::space::SPACES;
use std::sync::LazyLock;
use table::{Catalogue, Vocabulary};

/// An effect of an action space or a loot item.
pub type Effect = table::Effect<Verb>;

/// One thing that a player does.
#[derive(Debug)]
pub enum Verb {
    /// 4.3c, d: takes everything that lies on the space and what it gives besides, all together.
    Take(Haul),
    /// 6.1, 6.2: lays one of these twin tiles.
    Lay(&'static [Twin]),
    /// 9.5: lays a single tile.
    LaySingle(Single),
    /// 6.3: sows up to two grain and two vegetables.
    Sow,
    /// 6.4, 6.5: furnishes a cavern.
    Furnish(Wares),
    /// 6.6: a dwarf is born.
    Grow,
    /// 6.7: builds fences.
    Fences(Fencing),
    /// 6.8: builds a stable at this price.
    Stable(Goods),
    /// 6.9: builds an ore mine.
    OreMine,
    /// 6.10: builds a ruby mine.
    RubyMine(Ground),
    /// 6.11: forges a weapon.
    Forge,
    /// 9.2: an expedition of this level.
    Expedition(u8),
    /// 9.3: what the dwarf learns on an expedition.
    Experience,
    /// 10.10: animals of up to so many types have young.
    Breed(u8),
    /// 6.13: imitates a space for so much food.
    Imitate(u8),
    /// 6.14: buys goods.
    Market,
    /// 17.8: trades ore, up to three times.
    OreTrade,

    /// 4.3: places a dwarf.
    Place,
    /// 10.7: turns animals without place into food.
    House,
    /// 11.2: skips the field phase or the breeding phase.
    Skip,
    /// 11.3, 11.4: feeds the dwarfs.
    Feed,
    /// 10.9: the breeding phase.
    Breeding,
    /// 15.6: protects spaces from being emptied.
    Protect,
    /// 13.1: the last exchanges.
    LastExchanges,
}

/// The goods of one component of a space.
#[derive(Clone, Copy, Debug)]
pub struct Haul {
    /// Everything that lies there.
    pub pile: bool,
    /// From the general supply.
    pub fixed: Goods,
    /// For each own ore mine.
    pub per_ore_mine: Goods,
    /// With at least so many ruby mines, these goods besides.
    pub with_ruby_mines: Option<(u8, Goods)>,
    /// 6.15: the starting player token.
    pub token: bool,
}

/// Which tiles may be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wares {
    /// All that are left.
    Any,
    /// The dwellings.
    Dwellings,
    /// 9.5: the ordinary dwelling, at this price.
    OrdinaryDwelling(Goods),
}

/// Which pastures may be fenced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fencing {
    /// 6.7: one small and/or one large.
    Action,
    /// 9.5: a small one at this price.
    Small(Goods),
    /// 9.5: a large one at this price.
    Large(Goods),
}

/// Where a ruby mine may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Ground {
    Tunnel,
    DeepTunnel,
}

const NOTHING: Haul = Haul { pile: false, fixed: NONE, per_ore_mine: NONE, with_ruby_mines: None, token: false };

/// Everything that lies on the space.
pub const TAKE: Effect = haul(Haul { pile: true, ..NOTHING });
/// Sows.
pub const SOW: Effect = Effect::Do(Verb::Sow);
/// Furnishes a cavern.
pub const FURNISH: Effect = Effect::Do(Verb::Furnish(Wares::Any));
/// Furnishes a dwelling.
pub const DWELLING: Effect = Effect::Do(Verb::Furnish(Wares::Dwellings));
/// Family growth.
pub const GROW: Effect = Effect::Do(Verb::Grow);
/// Builds fences.
pub const FENCES: Effect = Effect::Do(Verb::Fences(Fencing::Action));
/// Builds a stable.
pub const STABLE: Effect = Effect::Do(Verb::Stable(crate::goods::stone(1)));
/// Forges a weapon.
pub const FORGE: Effect = Effect::Do(Verb::Forge);
/// Lays a Meadow/Field twin.
pub const MEADOW_FIELD: Effect = Effect::Do(Verb::Lay(&[Twin::MeadowField]));
/// Lays a Cavern/Tunnel twin.
pub const CAVERN_TUNNEL: Effect = Effect::Do(Verb::Lay(&[Twin::CavernTunnel]));
/// Lays a Cavern/Tunnel or a Cavern/Cavern twin.
pub const CAVERN_TWIN: Effect = Effect::Do(Verb::Lay(&[Twin::CavernTunnel, Twin::CavernCavern]));

const fn haul(haul: Haul) -> Effect {
    Effect::Do(Verb::Take(haul))
}

/// These goods from the general supply.
pub const fn gain(fixed: Goods) -> Effect {
    haul(Haul { fixed, ..NOTHING })
}

/// Everything from the space, and these goods from the general supply.
pub const fn take_and(fixed: Goods) -> Effect {
    haul(Haul { pile: true, fixed, ..NOTHING })
}

/// Everything from the space, and these goods for each own ore mine.
pub const fn take_and_per_ore_mine(per_ore_mine: Goods) -> Effect {
    haul(Haul { pile: true, per_ore_mine, ..NOTHING })
}

/// Everything from the space, and these goods with at least so many ruby mines.
pub const fn take_and_with_ruby_mines(mines: u8, goods: Goods) -> Effect {
    haul(Haul { pile: true, with_ruby_mines: Some((mines, goods)), ..NOTHING })
}

/// The starting player token, everything from the space, and these goods.
pub const fn token_and(fixed: Goods) -> Effect {
    haul(Haul { pile: true, fixed, token: true, ..NOTHING })
}

/// 9.2, 9.3: an expedition and what is learnt on it.
macro_rules! expedition {
    ($level:literal) => {
        Effect::All(&[Effect::Do(Verb::Expedition($level)), Effect::Do(Verb::Experience)])
    };
}
pub(crate) use expedition;

impl Verb {
    /// The name of this verb as an option in a choice.
    pub fn option(&self) -> &'static str {
        match self {
            Verb::Take(_) => "take",
            Verb::Lay(tiles) if tiles[0].in_forest() => "clear",
            Verb::Lay(_) => "dig",
            Verb::LaySingle(_) => "tile",
            Verb::Sow => "sow",
            Verb::Furnish(Wares::Any) => "furnish",
            Verb::Furnish(_) => "dwelling",
            Verb::Grow => "grow",
            Verb::Fences(_) => "fences",
            Verb::Stable(_) => "stable",
            Verb::OreMine => "ore_mine",
            Verb::RubyMine(Ground::Tunnel) => "tunnel",
            Verb::RubyMine(Ground::DeepTunnel) => "deep_tunnel",
            Verb::Forge => "forge",
            Verb::Expedition(_) | Verb::Experience => "expedition",
            Verb::Breed(_) | Verb::Breeding => "breed",
            Verb::Imitate(_) => "imitate",
            Verb::Market => "market",
            Verb::OreTrade => "trade",
            Verb::Place => "place",
            Verb::House => "house",
            Verb::Skip => "skip",
            Verb::Feed => "feed",
            Verb::Protect => "protect",
            Verb::LastExchanges => "last_exchanges",
        }
    }
}

/// The name under which a part of a choice is taken.
pub fn option(part: &'static Effect) -> &'static str {
    match part {
        Effect::AndOr(_) => "build",
        _ => part.first_verb().map_or("use", Verb::option),
    }
}

impl Vocabulary for Verb {
    #[inline]
    fn asks(&self) -> bool {
        !matches!(self, Verb::Take(_) | Verb::Grow | Verb::Experience)
    }

    fn catalogue() -> &'static Catalogue<Verb> {
        static CATALOGUE: LazyLock<Catalogue<Verb>> = LazyLock::new(|| {
            let spaces = SPACES.iter().flat_map(|s| std::iter::once(&s.does).chain(&s.both).map(|e| (s.key, e)));
            let loot = LOOT.iter().filter_map(|item| Some((item.id, item.does.as_ref()?)));
            Catalogue::new(OWN.iter().map(|(name, effect)| (*name, effect)).chain(spaces).chain(loot))
        });
        &CATALOGUE
    }
}
