//! The table of action spaces: 5.1 printed on the boards, 5.2 on the round cards.

use crate::goods::*;
use crate::space::{ANY, Board, Space, each, first};
use crate::verb::*;
use table::Effect::{After, All, AndOr, Either, ThenOr};

/// 5.1: what Supplies and Growth give.
const SUPPLY: Goods = wood(1).and(stone(1)).and(ore(1)).and(food(1)).and(gold(2));

/// 9.4: the second expedition of Adventure; the player says first whether the dwarf goes.
const ANOTHER: Effect = All(&[expedition(1)]);

const TAKE_OR_CLEAR: Effect = AndOr(&[TAKE, MEADOW_FIELD]);
const TAKE_OR_DIG: Effect = AndOr(&[TAKE, CAVERN_TUNNEL]);
const FARMING: Effect = ThenOr(&[AndOr(&[FENCES, STABLE]), TAKE]);

/// 12.8: *either … or*, and the same as *and/or*.
macro_rules! either {
    ($($part:expr),*) => { Space { does: Either(&[$($part),*]), both: Some(AndOr(&[$($part),*])), ..ANY } };
}

const WISH: Space = either!(GROW, DWELLING);
const URGENT: Space = either!(After(&DWELLING, &GROW), gain(gold(3)));
const GROWTH: Space = either!(gain(SUPPLY), GROW);
const RUBY_MINE: Space = either!(ruby_mine(Ground::Tunnel), ruby_mine(Ground::DeepTunnel));
const EXTENSION: Space = either!(All(&[MEADOW_FIELD, gain(wood(1))]), All(&[CAVERN_TUNNEL, gain(stone(1))]));

const fn imitation(id: &'static str, key: &'static str, food: u8) -> Space {
    Space { id, key, does: imitate(food), ..ANY }
}

const SMALL_BASIC: Space = Space { board: Board::SmallBasic, ..ANY };
const BASIC: Space = Space { board: Board::Basic, ..ANY };
const SMALL_EXTENSION: Space = Space { board: Board::SmallExtension, ..ANY };
const LARGE_EXTENSION: Space = Space { board: Board::LargeExtension, ..ANY };

/// All action spaces. Where boards differ a space stands here more than once.
#[rustfmt::skip]
pub static SPACES: [Space; 51] = [
    // The small basic board.
    Space { id: "ruby_mining", key: "ruby_mining", refill: each(ruby(1)), refill_with_two_from: 3, does: take_and_with_ruby_mines(1, ruby(1)), ..SMALL_BASIC },
    Space { id: "housework", key: "housework", does: AndOr(&[gain(dog(1)), FURNISH]), ..SMALL_BASIC },
    Space { id: "slash_and_burn", key: "slash_and_burn", does: ThenOr(&[MEADOW_FIELD, SOW]), ..SMALL_BASIC },
    // The basic board, side 1–3; 15.2: four of its spaces are covered in the solo game.
    Space { id: "drift_mining", key: "drift_mining:3", players: 2..=3, refill: each(stone(1)), does: TAKE_OR_DIG, ..BASIC },
    Space { id: "excavation", key: "excavation:3", players: 1..=3, refill: each(stone(1)), does: AndOr(&[TAKE, CAVERN_TWIN]), ..BASIC },
    Space { id: "starting_player", key: "starting_player:3", players: 2..=3, refill: each(food(1)), does: token_and(ore(2)), imitable: false, ..BASIC },
    Space { id: "logging", key: "logging:3", players: 1..=3, refill: first(wood(3), wood(1)), does: ThenOr(&[TAKE, expedition(1)]), ..BASIC },
    Space { id: "supplies", key: "supplies", players: 2..=3, does: gain(SUPPLY), ..BASIC },
    Space { id: "ore_mining", key: "ore_mining:3", players: 1..=3, refill: first(ore(2), ore(1)), does: take_and_per_ore_mine(ore(2)), ..BASIC },
    Space { id: "wood_gathering", key: "wood_gathering", players: 1..=3, refill: each(wood(1)), ..BASIC },
    Space { id: "clearing", key: "clearing:3", players: 2..=3, refill: each(wood(1)), does: TAKE_OR_CLEAR, ..BASIC },
    Space { id: "sustenance", key: "sustenance:3", players: 1..=3, refill: each(food(1)), does: AndOr(&[take_and(grain(1)), MEADOW_FIELD]), ..BASIC },
    // The small extension, side 3.
    Space { id: "strip_mining", key: "strip_mining", players: 3..=3, refill: first(ore(1), stone(1)), does: take_and(wood(2)), ..SMALL_EXTENSION },
    Space { players: 3..=3, board: Board::SmallExtension, ..imitation("imitation_4", "imitation_4:3", 4) },
    Space { id: "forest_exploration", key: "forest_exploration:3", players: 3..=3, refill: each(wood(1)), does: take_and(vegetable(1)), ..SMALL_EXTENSION },
    // The basic board, side 4–7.
    Space { id: "drift_mining", key: "drift_mining:7", players: 4..=7, refill: each(stone(2)), does: TAKE_OR_DIG, ..BASIC },
    Space { id: "excavation", key: "excavation:7", players: 4..=7, refill: first(stone(2), stone(1)), does: AndOr(&[TAKE, CAVERN_TWIN]), ..BASIC },
    Space { id: "starting_player", key: "starting_player:7", players: 4..=7, refill: each(food(1)), does: token_and(ruby(1)), imitable: false, ..BASIC },
    Space { players: 4..=7, board: Board::Basic, ..imitation("imitation_2", "imitation_2", 2) },
    Space { id: "logging", key: "logging:7", players: 4..=7, refill: each(wood(3)), does: ThenOr(&[TAKE, expedition(1)]), ..BASIC },
    Space { id: "growth", key: "growth", players: 4..=7, board: Board::Basic, ..GROWTH },
    Space { id: "ore_mining", key: "ore_mining:7", players: 4..=7, refill: first(ore(3), ore(2)), does: take_and_per_ore_mine(ore(2)), ..BASIC },
    Space { id: "forest_exploration", key: "forest_exploration:7", players: 4..=7, refill: first(wood(2), wood(1)), does: take_and(food(2)), ..BASIC },
    Space { id: "clearing", key: "clearing:7", players: 4..=7, refill: each(wood(2)), does: TAKE_OR_CLEAR, ..BASIC },
    Space { id: "sustenance", key: "sustenance:7", players: 4..=7, refill: first(grain(1), vegetable(1)), does: TAKE_OR_CLEAR, ..BASIC },
    // The large extension, side 5.
    Space { id: "depot", key: "depot", players: 5..=7, refill: each(wood(1).and(ore(1))), ..LARGE_EXTENSION },
    Space { id: "small_scale_drift_mining", key: "small_scale_drift_mining", players: 5..=5, does: AndOr(&[gain(stone(1)), CAVERN_TUNNEL]), ..LARGE_EXTENSION },
    Space { id: "weekly_market", key: "weekly_market", players: 5..=7, does: After(&gain(gold(4)), &MARKET), ..LARGE_EXTENSION },
    Space { players: 5..=5, board: Board::LargeExtension, ..imitation("imitation_4", "imitation_4:5", 4) },
    Space { id: "hardware_rental", key: "hardware_rental:5", players: 5..=5, does: ThenOr(&[expedition(2), SOW]), ..LARGE_EXTENSION },
    Space { id: "fence_building", key: "fence_building:5", players: 5..=5, refill: each(wood(1)), does: ThenOr(&[TAKE, FENCES]), ..LARGE_EXTENSION },
    // The large extension, side 6–7.
    Space { id: "drift_mining_extra", key: "drift_mining_extra", players: 6..=7, refill: each(stone(1)), does: TAKE_OR_DIG, ..LARGE_EXTENSION },
    Space { players: 6..=7, board: Board::LargeExtension, ..imitation("imitation_1", "imitation_1", 1) },
    Space { id: "hardware_rental", key: "hardware_rental:7", players: 6..=7, does: ThenOr(&[gain(wood(2)), expedition(2), SOW]), ..LARGE_EXTENSION },
    Space { id: "fence_building", key: "fence_building:7", players: 6..=7, refill: first(wood(2), wood(1)), does: ThenOr(&[TAKE, FENCES]), ..LARGE_EXTENSION },
    // The small extension, side 7.
    Space { id: "large_depot", key: "large_depot", players: 7..=7, refill: first(wood(2).and(ore(1)).and(stone(1)), wood(1).and(ore(1)).and(stone(1))), ..SMALL_EXTENSION },
    Space { players: 7..=7, board: Board::SmallExtension, ..imitation("imitation_0", "imitation_0", 0) },
    Space { id: "extension", key: "extension", players: 7..=7, both_once: true, board: Board::SmallExtension, ..EXTENSION },
    // Round cards, stage 1.
    Space { id: "blacksmithing", key: "blacksmithing", stage: 1, does: ThenOr(&[FORGE, expedition(3)]), ..ANY },
    Space { id: "ore_mine_construction", key: "ore_mine_construction", stage: 1, does: ThenOr(&[ORE_MINE, expedition(2)]), ..ANY },
    Space { id: "sheep_farming", key: "sheep_farming", stage: 1, refill: each(sheep(1)), does: FARMING, ..ANY },
    // Stage 2.
    Space { id: "wish_for_children", key: "wish_for_children", stage: 2, ..WISH },
    Space { id: "donkey_farming", key: "donkey_farming", stage: 2, refill: each(donkey(1)), does: FARMING, ..ANY },
    Space { id: "ruby_mine_construction", key: "ruby_mine_construction", stage: 2, ..RUBY_MINE },
    // Stage 3.
    Space { id: "exploration", key: "exploration", players: 3..=7, stage: 3, does: expedition(4), ..ANY },
    Space { id: "family_life", key: "family_life", stage: 3, does: AndOr(&[GROW, SOW]), ..ANY },
    Space { id: "ore_delivery", key: "ore_delivery", stage: 3, refill: each(stone(1).and(ore(1))), does: take_and_per_ore_mine(ore(2)), ..ANY },
    Space { id: "urgent_wish_for_children", key: "urgent_wish_for_children", stage: 3, ..URGENT },
    // Stage 4.
    Space { id: "adventure", key: "adventure", stage: 4, does: ThenOr(&[FORGE, After(&expedition(1), &ANOTHER)]), ..ANY },
    Space { id: "ore_trading", key: "ore_trading", stage: 4, does: ORE_TRADE, ..ANY },
    Space { id: "ruby_delivery", key: "ruby_delivery", stage: 4, refill: first(ruby(2), ruby(1)), does: take_and_with_ruby_mines(2, ruby(1)), ..ANY },
];
