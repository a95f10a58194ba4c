//! Craftsmen: better prices, and building materials.

use crate::goods::{Good, gold, ore, stone, wood};
use crate::tile::Hook::*;
use crate::tile::Item::*;
use crate::tile::{Facts, GREEN};

#[rustfmt::skip]
pub static CRAFTS: [Facts; 6] = [
    Facts { id: "carpenter", cost: stone(1), hooks: &[Less(&[Furnishing, Fences], wood(1))], ..GREEN }.for_beginners(),
    Facts { id: "stone_carver", cost: wood(1), points: 1, hooks: &[OnBuild(|_, _| stone(2)), Less(&[Furnishing, Stable], stone(1))], ..GREEN }.for_beginners(),
    Facts { id: "blacksmith", cost: wood(1).and(stone(2)), points: 3, hooks: &[OnBuild(|_, _| ore(2)), Less(&[Weapon], ore(2))], ..GREEN }.for_beginners(),
    Facts { id: "miner", cost: wood(1).and(stone(1)), points: 3, hooks: &[RoundStart(|p| ore(p.donkeys_in_ore_mines()))], ..GREEN },
    Facts { id: "builder", cost: stone(1), points: 2, hooks: &[StandIn(Good::Wood, Good::Ore), StandIn(Good::Stone, Good::Ore)], ..GREEN },
    Facts { id: "trader", cost: wood(1), points: 2, hooks: &[Trade(gold(2), wood(1).and(stone(1)).and(ore(1))), Covers("spare_part_storage")], ..GREEN },
];
