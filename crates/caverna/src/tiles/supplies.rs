//! Suppliers: goods that come by themselves.

use crate::goods::{Good, NONE, donkey, ore, stone, wood};
use crate::tile::Hook::*;
use crate::tile::{Facts, GREEN};

#[rustfmt::skip]
pub static SUPPLIES: [Facts; 6] = [
    Facts { id: "wood_supplier", cost: stone(1), points: 2, hooks: &[OnRounds(Good::Wood, 7)], ..GREEN }.for_beginners(),
    Facts { id: "stone_supplier", cost: wood(1), points: 1, hooks: &[OnRounds(Good::Stone, 5)], ..GREEN }.for_beginners(),
    Facts { id: "ruby_supplier", cost: wood(2).and(stone(2)), points: 2, hooks: &[OnRounds(Good::Ruby, 4)], ..GREEN }.for_beginners(),
    Facts { id: "dog_school", cost: NONE, hooks: &[OnGain { of: Good::Dog, get: wood(1) }], ..GREEN },
    Facts { id: "quarry", cost: wood(1), points: 2, hooks: &[OnBirth(|young| stone(young.min(&donkey(1)).total() as u8))], ..GREEN },
    Facts { id: "seam", cost: wood(2), points: 1, hooks: &[OnGain { of: Good::Stone, get: ore(1) }], ..GREEN },
];
