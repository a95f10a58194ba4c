//! Dwellings: room for dwarfs.

use crate::goods::{stone, wood};
use crate::tile::Hook::*;
use crate::tile::{DWELLING, Facts};

#[rustfmt::skip]
pub static DWELLINGS: [Facts; 6] = [
    Facts { id: "dwelling", cost: wood(4).and(stone(3)), points: 3, unique: false, hooks: &[DwarfRoom(1)], ..DWELLING }.for_beginners(),
    Facts { id: "simple_dwelling_42", cost: wood(4).and(stone(2)), hooks: &[DwarfRoom(1)], ..DWELLING }.for_beginners(),
    Facts { id: "simple_dwelling_33", cost: wood(3).and(stone(3)), hooks: &[DwarfRoom(1)], ..DWELLING }.for_beginners(),
    Facts { id: "mixed_dwelling", cost: wood(5).and(stone(4)), points: 4, hooks: &[DwarfRoom(1), Holds(2)], ..DWELLING },
    Facts { id: "couple_dwelling", cost: wood(8).and(stone(6)), points: 5, hooks: &[DwarfRoom(2)], ..DWELLING },
    Facts { id: "additional_dwelling", cost: wood(4).and(stone(3)), points: 5, hooks: &[SixthDwarf], ..DWELLING },
];
