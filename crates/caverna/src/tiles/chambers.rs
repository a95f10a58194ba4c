//! Chambers: points for how one lives.

use super::storages::armed;
use crate::goods::{Good, farm_animals, grain, stone, vegetable, wood};
use crate::tile::Hook::*;
use crate::tile::{Facts, YELLOW};

#[rustfmt::skip]
pub static CHAMBERS: [Facts; 6] = [
    Facts { id: "broom_chamber", cost: wood(1), hooks: &[Scoring(|p, _| match p.dwarfs.len() { 5 => 5, 6 => 10, _ => 0 })], ..YELLOW },
    Facts { id: "treasure_chamber", cost: wood(1).and(stone(1)), hooks: &[Scoring(|p, _| i32::from(p.goods.get(Good::Ruby)))], ..YELLOW }.for_beginners(),
    Facts { id: "food_chamber", cost: wood(2).and(vegetable(2)), hooks: &[Scoring(|p, _| {
        let crops = p.goods.and(p.home.crops());
        2 * i32::from(crops.get(Good::Grain).min(crops.get(Good::Vegetable)))
    })], ..YELLOW }.for_beginners(),
    Facts { id: "prayer_chamber", cost: wood(2), hooks: &[Scoring(|p, _| if armed(p) == 0 { 8 } else { 0 })], ..YELLOW },
    Facts { id: "writing_chamber", cost: stone(2), hooks: &[Forgives(7)], ..YELLOW }.for_beginners(),
    Facts { id: "fodder_chamber", cost: stone(1).and(grain(2)), hooks: &[Scoring(|p, _| farm_animals(&p.goods) as i32 / 3)], ..YELLOW }.for_beginners(),
];
