//! Caves: food.

use crate::goods::{food, grain, ore, stone, vegetable, wood};
use crate::tile::Hook::*;
use crate::tile::{Facts, GREEN};

/// The Breeding cave's food, by the number of newborn.
const LITTER: [u8; 5] = [0, 1, 2, 3, 5];

#[rustfmt::skip]
pub static CAVES: [Facts; 6] = [
    Facts { id: "slaughtering_cave", cost: wood(2).and(stone(2)), points: 2, hooks: &[Slaughter(1)], ..GREEN }.for_beginners(),
    Facts { id: "cooking_cave", cost: stone(2), points: 2, hooks: &[Trade(grain(1).and(vegetable(1)), food(5))], ..GREEN }.for_beginners(),
    Facts { id: "working_cave", cost: wood(1).and(stone(1)), points: 2, hooks: &[FeedWith(&[wood(1), stone(1), ore(2)])], ..GREEN }.for_beginners(),
    Facts { id: "mining_cave", cost: wood(3).and(stone(2)), points: 2, hooks: &[EatLess(|p| p.donkeys_in_mines())], ..GREEN },
    Facts { id: "breeding_cave", cost: stone(1).and(grain(1)), points: 2, hooks: &[OnBirth(|young| food(LITTER[young.total() as usize]))], ..GREEN },
    Facts { id: "peaceful_cave", cost: wood(2).and(stone(2)), points: 2, hooks: &[MeltWeapons], ..GREEN },
];
