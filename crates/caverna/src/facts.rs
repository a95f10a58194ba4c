//! What never changes, for those who draw the game: boards, loot, prices, tiles. All of it follows from the tables of the
//! rules.

use crate::cell::{Cell, PRINTED};
use crate::exchange::{FOR_A_RUBY, tile_price};
use crate::goods::{Good, Goods, NONE};
use crate::harvest::{EVENTS, Harvest};
use crate::home::{Crop, Single, Twin, bonus};
use crate::loot::{LOOT, Loot};
use crate::space::{Board, SPACES, SpaceId};
use crate::state::{LAST_ROUND, SEATS};
use crate::tile::{Colour, Tile};
use crate::tiles::GROUPS;
use crate::verb::{
    Breed, Effect, Expedition, Fences, Furnish, Imitate, Lay, MARKET_PRICES, MOST_TRADES, Stable, TRADE_GET,
    TRADE_GIVE, Take, Verb,
};
use serde::Serialize;
use std::collections::BTreeMap;
use table::EffectFacts;

/// What never changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// How many rounds a game has.
    pub rounds: u8,
    /// 5.1, 5.2: the action spaces by the number of players, in the order in which they are printed; round cards last.
    pub boards: BTreeMap<u8, Vec<SpaceFacts>>,
    /// 9.5: the loot table.
    pub loot: Vec<LootFacts>,
    /// 6.14: what the weekly market sells, and for how much gold.
    pub market: Vec<Sold>,
    /// 17.8: ore trading.
    pub trade: TradeFacts,
    /// Section 7: what a ruby is exchanged for.
    pub for_a_ruby: Vec<Deal>,
    /// 11.2: what question marks mean, in the order in which they come to light.
    pub events: [Harvest; 3],
    /// Section 7: the rubies for single tiles.
    pub single_tiles: Vec<SingleFacts>,
    /// 1.6: the twin tiles.
    pub twins: Vec<TwinFacts>,
    /// 6.3: how much lies on a field after sowing.
    pub crops: Vec<CropFacts>,
    /// 3.1: what the first tile on a space of the home board brings.
    pub bonus_spaces: Vec<BonusSpace>,
    /// The furnishing tiles, group by group.
    pub tiles: Vec<TileFacts>,
    /// 9.1: no weapon is stronger.
    pub strongest: u8,
}

/// An action space, as it is printed for a number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs)]
pub struct SpaceFacts {
    pub id: SpaceId,
    /// On what it is printed.
    pub board: Board,
    /// The stage of a round card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<u8>,
    /// 0.5: what is added when the space is empty, and what otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refill: Option<[Goods; 2]>,
    /// The first round in which goods are added, if it is not the first of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refill_from: Option<u8>,
    /// 6.13: whether it can be imitated.
    pub imitable: bool,
    /// What it lets a player do.
    pub does: EffectFacts<VerbFacts>,
    /// 12.8: whether a tile may turn its *either … or* into *and/or*.
    pub both_ways: bool,
}

/// A verb of an effect, with what is printed beside it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct VerbFacts {
    /// Its name, as that of an option.
    pub verb: &'static str,
    /// Whether everything is taken that lies there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub pile: bool,
    /// Whether the starting player token is taken.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub token: bool,
    /// Goods from the general supply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub get: Option<Goods>,
    /// Goods for each own ore mine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_ore_mine: Option<Goods>,
    /// Goods for owners of this many ruby mines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with_ruby_mines: Option<(u8, Goods)>,
    /// What it costs, where the space says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Goods>,
    /// The level of an expedition; for breeding, the most types.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The twin tiles to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub twins: Option<Vec<Twin>>,
    /// The single tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub single: Option<Single>,
}

/// An item of the loot table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs)]
pub struct LootFacts {
    pub item: Loot,
    /// The strength it takes.
    pub strength: u8,
    /// What it brings; nothing for *all weapons +1*.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub does: Option<EffectFacts<VerbFacts>>,
}

/// Something the weekly market sells.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Sold {
    pub good: Good,
    pub gold: u8,
}

/// Ore trading.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TradeFacts {
    pub give: Goods,
    pub get: Goods,
    /// How often at most.
    pub times: u8,
}

/// Goods for goods.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Deal {
    pub give: Goods,
    pub get: Goods,
}

/// A single tile that rubies buy.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SingleFacts {
    pub tile: Single,
    pub rubies: u8,
}

/// A twin tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TwinFacts {
    pub tile: Twin,
    pub halves: [Single; 2],
}

/// A crop.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CropFacts {
    pub crop: Crop,
    /// How many markers lie on a field that was sown.
    pub markers: u8,
}

/// A space of the home board that brings something.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BonusSpace {
    pub cell: Cell,
    pub goods: Goods,
}

/// A furnishing tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TileFacts {
    pub tile: Tile,
    pub group: &'static str,
    pub colour: Colour,
    /// 12.1: whether it belongs to the beginner set.
    pub beginner: bool,
    pub cost: Goods,
    /// The printed points.
    pub points: i8,
    /// 12.3: whether there is only one.
    pub unique: bool,
    /// Whether its points depend on what its owner has at the end.
    pub scores: bool,
    /// Whether it offers exchanges at any time.
    pub trades: bool,
}

impl Facts {
    /// All facts.
    pub fn all() -> Facts {
        Facts {
            rounds: LAST_ROUND,
            boards: (1..=SEATS as u8).map(|players| (players, spaces(players))).collect(),
            loot: Loot::all()
                .zip(&LOOT)
                .map(|(item, reward)| LootFacts {
                    item,
                    strength: reward.strength,
                    does: reward.does.as_ref().map(told),
                })
                .collect(),
            market: MARKET_PRICES.into_iter().map(|(good, gold)| Sold { good, gold }).collect(),
            trade: TradeFacts { give: TRADE_GIVE, get: TRADE_GET, times: MOST_TRADES },
            for_a_ruby: FOR_A_RUBY.into_iter().map(|(give, get)| Deal { give, get }).collect(),
            events: EVENTS,
            single_tiles: [Single::Meadow, Single::Field, Single::Tunnel, Single::Cavern]
                .map(|tile| SingleFacts { tile, rubies: tile_price(tile) })
                .to_vec(),
            twins: [Twin::MeadowField, Twin::CavernTunnel, Twin::CavernCavern]
                .map(|tile| TwinFacts { tile, halves: tile.halves() })
                .to_vec(),
            crops: [Crop::Grain, Crop::Vegetable].map(|crop| CropFacts { crop, markers: crop.markers() }).to_vec(),
            bonus_spaces: PRINTED
                .iter()
                .map(|cell| BonusSpace { cell, goods: bonus(cell) })
                .filter(|space| !space.goods.is_empty())
                .collect(),
            tiles: Tile::all().map(tile).collect(),
            strongest: crate::player::STRONGEST,
        }
    }
}

fn spaces(players: u8) -> Vec<SpaceFacts> {
    let used = SPACES.iter().filter(|space| space.players.contains(&players));
    used.map(|space| SpaceFacts {
        id: SpaceId::named(space.id).expect("every space has an id of the rules"),
        board: space.board,
        stage: (space.stage > 0).then_some(space.stage),
        refill: space.refill,
        refill_from: (players == 2 && space.refill_with_two_from > 1).then_some(space.refill_with_two_from),
        imitable: space.imitable,
        does: told(&space.does),
        both_ways: space.both.is_some(),
    })
    .collect()
}

fn tile(tile: Tile) -> TileFacts {
    use crate::tile::HookKind::{MeltWeapons, Scoring, Trade};
    let facts = tile.facts();
    let has = |kinds: &[_]| facts.hooks.iter().any(|hook| kinds.contains(&hook.kind()));
    TileFacts {
        tile,
        group: GROUPS[tile.index() / 6].0,
        colour: facts.colour,
        beginner: facts.beginner,
        cost: facts.cost,
        points: facts.points,
        unique: facts.unique,
        scores: has(&[Scoring]),
        trades: has(&[Trade, MeltWeapons]),
    }
}

fn told(effect: &'static Effect) -> EffectFacts<VerbFacts> {
    effect.facts(&verb)
}

fn some(goods: Goods) -> Option<Goods> {
    (goods != NONE).then_some(goods)
}

/// A verb with what is printed beside it.
fn verb(verb: &Verb) -> VerbFacts {
    let name = VerbFacts { verb: verb.name(), ..VerbFacts::default() };
    match verb {
        Verb::Take(Take { pile, fixed, per_ore_mine, with_ruby_mines, token }) => VerbFacts {
            pile: *pile,
            token: *token,
            get: some(*fixed),
            per_ore_mine: some(*per_ore_mine),
            with_ruby_mines: *with_ruby_mines,
            ..name
        },
        Verb::Lay(Lay::Twin(twins)) => VerbFacts { twins: Some(twins.to_vec()), ..name },
        Verb::Lay(Lay::Single(tile)) => VerbFacts { single: Some(*tile), ..name },
        Verb::Furnish(Furnish::OrdinaryDwelling(price))
        | Verb::Fences(Fences::Small(price) | Fences::Large(price))
        | Verb::Stable(Stable { price }) => VerbFacts { price: Some(*price), ..name },
        Verb::Expedition(Expedition { level }) => VerbFacts { level: Some(*level), ..name },
        Verb::Breed(Breed::Loot { types }) => VerbFacts { level: Some(*types), ..name },
        Verb::Imitate(Imitate { food }) => VerbFacts { price: Some(crate::goods::food(*food)), ..name },
        Verb::Furnish(Furnish::Any | Furnish::Dwelling)
        | Verb::Fences(Fences::Action)
        | Verb::Breed(Breed::Phase)
        | Verb::Sow(_)
        | Verb::Grow(_)
        | Verb::Mine(_)
        | Verb::Forge(_)
        | Verb::Market(_)
        | Verb::OreTrade(_)
        | Verb::Place(_)
        | Verb::House(_)
        | Verb::Skip(_)
        | Verb::Feed(_)
        | Verb::Protect(_)
        | Verb::RoundStart(_)
        | Verb::Window(_) => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r2_3_every_board_lists_all_its_spaces_once() {
        let facts = Facts::all();
        for (players, count) in [(1, 8), (2, 12), (3, 15), (4, 13), (5, 19), (6, 19), (7, 22)] {
            let board = &facts.boards[&players];
            let printed = board.iter().filter(|space| space.board != Board::RoundCard);
            assert_eq!(printed.count(), count, "{players} players");
        }
        assert_eq!((facts.loot.len(), facts.market.len(), facts.tiles.len()), (23, 10, 48));
    }

    #[test]
    fn r3_1_five_spaces_of_a_home_board_bring_something() {
        assert_eq!(Facts::all().bonus_spaces.len(), 5);
    }
}
