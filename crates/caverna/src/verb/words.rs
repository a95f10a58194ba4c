//! Short words to write effects with, and the questions of the rules themselves.

use super::*;
use table::Effect::Do;

/// What the rules themselves ask for, under its name in saved games.
pub(super) static OF_THE_RULES: [(&str, &Effect); 9] = [
    ("rules:place", &PLACE),
    ("rules:house", &HOUSE),
    ("rules:skip", &SKIP),
    ("rules:feed", &FEED),
    ("rules:breeding", &BREEDING),
    ("rules:protect", &PROTECT),
    ("rules:before_round_start", &BEFORE_ROUND_START),
    ("rules:round_start", &ROUND_START),
    ("rules:last_exchanges", &LAST_EXCHANGES),
];

/// 4.3: a dwarf is placed.
pub(crate) static PLACE: Effect = Do(Verb::Place(Place));
/// 10.7: animals without place become food.
pub(crate) static HOUSE: Effect = Do(Verb::House(House));
/// 11.2: the third event.
pub(crate) static SKIP: Effect = Do(Verb::Skip(Skip));
/// 11.3 part 2.
pub(crate) static FEED: Effect = Do(Verb::Feed(Feed));
/// 11.3 part 3.
pub(crate) static BREEDING: Effect = Do(Verb::Breed(Breed::Phase));
/// 15.6: before refilling in the solo game.
pub(crate) static PROTECT: Effect = Do(Verb::Protect(Protect));
/// 0.6: before tiles count at the start of a round.
pub(crate) static BEFORE_ROUND_START: Effect = Do(Verb::Window(Window::RoundStart));
/// 4.2 phase 1: what tiles give.
pub(crate) static ROUND_START: Effect = Do(Verb::RoundStart(RoundStart));
/// 13.1: before scoring.
pub(crate) static LAST_EXCHANGES: Effect = Do(Verb::Window(Window::Scoring));

/// Everything that lies on the space.
pub const TAKE: Effect = take(Take { pile: true, ..Take::NOTHING });
/// Sows.
pub const SOW: Effect = Do(Verb::Sow(Sow));
/// Furnishes a cavern.
pub const FURNISH: Effect = Do(Verb::Furnish(Furnish::Any));
/// Furnishes a dwelling.
pub const DWELLING: Effect = Do(Verb::Furnish(Furnish::Dwelling));
/// Family growth.
pub const GROW: Effect = Do(Verb::Grow(Grow));
/// Builds fences.
pub const FENCES: Effect = fence(Fences::Action);
/// Builds a stable.
pub const STABLE: Effect = stable(stone(1));
/// Builds an ore mine.
pub const ORE_MINE: Effect = Do(Verb::Mine(Mine::Ore));
/// Forges a weapon.
pub const FORGE: Effect = Do(Verb::Forge(Forge));
/// Lays a Meadow/Field twin.
pub const MEADOW_FIELD: Effect = Do(Verb::Lay(Lay::Twin(&[Twin::MeadowField])));
/// Lays a Cavern/Tunnel twin.
pub const CAVERN_TUNNEL: Effect = Do(Verb::Lay(Lay::Twin(&[Twin::CavernTunnel])));
/// Lays a Cavern/Tunnel or a Cavern/Cavern twin.
pub const CAVERN_TWIN: Effect = Do(Verb::Lay(Lay::Twin(&[Twin::CavernTunnel, Twin::CavernCavern])));
/// Buys goods.
pub const MARKET: Effect = Do(Verb::Market(Market));
/// Trades ore.
pub const ORE_TRADE: Effect = Do(Verb::OreTrade(OreTrade));
/// 10.10: animals of up to two types have young.
pub const BREED: Effect = Do(Verb::Breed(Breed::Loot { types: 2 }));

const fn take(take: Take) -> Effect {
    Do(Verb::Take(take))
}

/// These goods from the general supply.
pub const fn gain(fixed: Goods) -> Effect {
    take(Take { fixed, ..Take::NOTHING })
}

/// Everything from the space, and these goods from the general supply.
pub const fn take_and(fixed: Goods) -> Effect {
    take(Take { pile: true, fixed, ..Take::NOTHING })
}

/// Everything from the space, and these goods for each own ore mine.
pub const fn take_and_per_ore_mine(per_ore_mine: Goods) -> Effect {
    take(Take { pile: true, per_ore_mine, ..Take::NOTHING })
}

/// Everything from the space, and these goods with at least this many ruby mines.
pub const fn take_and_with_ruby_mines(mines: u8, goods: Goods) -> Effect {
    take(Take { pile: true, with_ruby_mines: Some((mines, goods)), ..Take::NOTHING })
}

/// The starting player token, everything from the space, and these goods.
pub const fn token_and(fixed: Goods) -> Effect {
    take(Take { pile: true, fixed, token: true, ..Take::NOTHING })
}

/// Lays a single tile.
pub const fn lay_single(tile: Single) -> Effect {
    Do(Verb::Lay(Lay::Single(tile)))
}

/// Builds a stable at this price.
pub const fn stable(price: Goods) -> Effect {
    Do(Verb::Stable(Stable { price }))
}

/// Builds fences.
pub const fn fence(fencing: Fences) -> Effect {
    Do(Verb::Fences(fencing))
}

/// Furnishes the ordinary dwelling at this price.
pub const fn ordinary_dwelling(price: Goods) -> Effect {
    Do(Verb::Furnish(Furnish::OrdinaryDwelling(price)))
}

/// Builds a ruby mine.
pub const fn ruby_mine(ground: Ground) -> Effect {
    Do(Verb::Mine(Mine::Ruby(ground)))
}

/// An expedition of this level.
pub const fn expedition(level: u8) -> Effect {
    Do(Verb::Expedition(Expedition { level }))
}

/// Imitates a space for this much food.
pub const fn imitate(food: u8) -> Effect {
    Do(Verb::Imitate(Imitate { food }))
}
