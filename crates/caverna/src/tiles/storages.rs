//! Storages: points for what one has in store.

use crate::goods::{Good, food, gold, ore, stone, wood};
use crate::player::Player;
use crate::tile::Hook::*;
use crate::tile::{Colour, Facts, YELLOW};

/// The dwarfs with a weapon.
pub fn armed(player: &Player) -> usize {
    player.dwarfs.iter().filter(|d| d.weapon > 0).count()
}

/// The yellow tiles in use.
fn yellow_tiles(player: &Player) -> usize {
    player.home.tiles.iter().filter(|t| !t.covered && t.tile.facts().colour == Colour::Yellow).count()
}

#[rustfmt::skip]
pub static STORAGES: [Facts; 6] = [
    Facts { id: "stone_storage", cost: wood(3).and(ore(1)), hooks: &[Scoring(|p, _| i32::from(p.goods.get(Good::Stone)))], ..YELLOW }.for_beginners(),
    Facts { id: "ore_storage", cost: wood(1).and(stone(2)), hooks: &[Scoring(|p, _| i32::from(p.goods.get(Good::Ore) / 2))], ..YELLOW }.for_beginners(),
    Facts { id: "spare_part_storage", cost: wood(2), hooks: &[Trade(wood(1).and(stone(1)).and(ore(1)), gold(2)), Covers("trader")], ..YELLOW },
    Facts { id: "main_storage", cost: wood(2).and(stone(1)), hooks: &[Scoring(|p, _| 2 * yellow_tiles(p) as i32)], ..YELLOW }.for_beginners(),
    Facts { id: "weapon_storage", cost: wood(3).and(stone(2)), hooks: &[Scoring(|p, _| 3 * armed(p) as i32)], ..YELLOW }.for_beginners(),
    Facts { id: "supplies_storage", cost: food(3).and(wood(1)), hooks: &[Scoring(|p, _| if armed(p) == p.dwarfs.len() { 8 } else { 0 })], ..YELLOW },
];
