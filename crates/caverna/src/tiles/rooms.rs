//! Rooms: places for animals, and other ways to read the rules of placing.

use crate::goods::{Good, gold, ore, stone, wood};
use crate::tile::Hook::*;
use crate::tile::{Facts, GREEN};

#[rustfmt::skip]
pub static ROOMS: [Facts; 6] = [
    Facts { id: "cuddle_room", cost: wood(1), points: 2, hooks: &[HoldsOnly(Good::Sheep, |p| p.dwarfs.len() as u8)], ..GREEN }.for_beginners(),
    Facts { id: "breakfast_room", cost: wood(1), hooks: &[HoldsOnly(Good::Cattle, |_| 3)], ..GREEN }.for_beginners(),
    Facts { id: "stubble_room", cost: wood(1).and(ore(1)), points: 1, hooks: &[HoldsOnFields], ..GREEN }.for_beginners(),
    Facts { id: "work_room", cost: stone(1), points: 2, hooks: &[FurnishTunnels], ..GREEN },
    Facts { id: "guest_room", cost: wood(1).and(stone(1)), hooks: &[BothWays], ..GREEN },
    Facts { id: "office_room", cost: stone(1), hooks: &[Overhang(gold(2))], ..GREEN },
];
