//! Parlors: food at once, trade, points.

use crate::cell::Cell;
use crate::goods::{Good, boar, food, gold, grain, ore, ruby, stone, wood};
use crate::player::Player;
use crate::tile::Hook::*;
use crate::tile::{Facts, YELLOW};

/// The dwellings that share an edge with the State parlor.
fn dwellings_beside(player: &Player, cell: Cell) -> u8 {
    (cell.neighbours() & player.home.dwellings()).len()
}

#[rustfmt::skip]
pub static PARLORS: [Facts; 6] = [
    Facts { id: "weaving_parlor", cost: wood(2).and(stone(1)), hooks: &[OnBuild(|p, _| food(p.goods.get(Good::Sheep))), Scoring(|p, _| i32::from(p.goods.get(Good::Sheep) / 2))], ..YELLOW }.for_beginners(),
    Facts { id: "milking_parlor", cost: wood(2).and(stone(2)), hooks: &[OnBuild(|p, _| food(p.goods.get(Good::Cattle))), Scoring(|p, _| i32::from(p.goods.get(Good::Cattle)))], ..YELLOW }.for_beginners(),
    Facts { id: "state_parlor", cost: stone(3).and(gold(5)), hooks: &[OnBuild(|p, cell| food(2 * dwellings_beside(p, cell))), Scoring(|p, cell| 4 * i32::from(dwellings_beside(p, cell)))], ..YELLOW },
    Facts { id: "hunting_parlor", cost: wood(2), points: 1, hooks: &[Trade(boar(2), gold(2).and(food(2)))], ..YELLOW }.for_beginners(),
    Facts { id: "beer_parlor", cost: wood(2), points: 3, hooks: &[Trade(grain(2), gold(3)), Trade(grain(2), food(4))], ..YELLOW }.for_beginners(),
    Facts { id: "blacksmithing_parlor", cost: ore(3), points: 2, hooks: &[Trade(ruby(1).and(ore(1)), gold(2).and(food(1)))], ..YELLOW },
];
