//! What expeditions bring (9.5).

use crate::goods::*;
use crate::home::Single;
use crate::verb::{BREED, Effect, FURNISH, Fences, SOW, fence, gain, lay_single, ordinary_dwelling, stable};

/// One item of the loot table, by its place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct Loot(u8);

/// What the loot table says of an item.
pub struct Reward {
    /// The name in the protocol.
    pub id: &'static str,
    /// The strength it takes.
    pub strength: u8,
    /// What it brings; nothing for *all weapons +1*, which works after the expedition.
    pub does: Option<Effect>,
}

/// The loot table.
#[rustfmt::skip]
pub static LOOT: [Reward; 23] = [
    Reward { id: "all_weapons", strength: 1, does: None },
    Reward { id: "dog", strength: 1, does: Some(gain(dog(1))) },
    Reward { id: "wood", strength: 1, does: Some(gain(wood(1))) },
    Reward { id: "grain", strength: 2, does: Some(gain(grain(1))) },
    Reward { id: "sheep", strength: 2, does: Some(gain(sheep(1))) },
    Reward { id: "stone", strength: 3, does: Some(gain(stone(1))) },
    Reward { id: "donkey", strength: 3, does: Some(gain(donkey(1))) },
    Reward { id: "vegetable", strength: 4, does: Some(gain(vegetable(1))) },
    Reward { id: "ore", strength: 4, does: Some(gain(ore(2))) },
    Reward { id: "boar", strength: 5, does: Some(gain(boar(1))) },
    Reward { id: "gold", strength: 6, does: Some(gain(gold(2))) },
    Reward { id: "furnish", strength: 7, does: Some(FURNISH) },
    Reward { id: "stable", strength: 8, does: Some(stable(NONE)) },
    Reward { id: "tunnel", strength: 9, does: Some(lay_single(Single::Tunnel)) },
    Reward { id: "small_pasture", strength: 9, does: Some(fence(Fences::Small(wood(1)))) },
    Reward { id: "cattle", strength: 10, does: Some(gain(cattle(1))) },
    Reward { id: "large_pasture", strength: 10, does: Some(fence(Fences::Large(wood(2)))) },
    Reward { id: "meadow", strength: 11, does: Some(lay_single(Single::Meadow)) },
    Reward { id: "dwelling", strength: 11, does: Some(ordinary_dwelling(wood(2).and(stone(2)))) },
    Reward { id: "field", strength: 12, does: Some(lay_single(Single::Field)) },
    Reward { id: "sow", strength: 12, does: Some(SOW) },
    Reward { id: "cavern", strength: 14, does: Some(lay_single(Single::Cavern)) },
    Reward { id: "breed", strength: 14, does: Some(BREED) },
];

impl Loot {
    /// *All weapons +1*, which every dwarf can bring home.
    pub const ALL_WEAPONS: Loot = Loot(0);

    /// All items.
    pub fn all() -> impl Iterator<Item = Loot> {
        (0..LOOT.len() as u8).map(Loot)
    }

    /// The item with this id.
    pub fn named(id: &str) -> Option<Loot> {
        Loot::all().find(|l| l.reward().id == id)
    }

    /// The item at this place of the table.
    pub const fn from_index(index: usize) -> Loot {
        assert!(index < LOOT.len());
        Loot(index as u8)
    }

    /// Its place in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the table says of it.
    pub fn reward(self) -> &'static Reward {
        &LOOT[self.index()]
    }
}

table::by_name!(Loot, |loot: Loot| loot.reward().id, Loot::named, "loot");

table::bit_set! {
    /// A set of items.
    pub struct LootSet(u32) of Loot;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r9_5_items_available_by_strength() {
        let counts = [3, 5, 7, 9, 10, 11, 12, 13, 15, 17, 19, 21, 21, 23];
        for (strength, count) in (1..).zip(counts) {
            assert_eq!(LOOT.iter().filter(|i| i.strength <= strength).count(), count, "strength {strength}");
        }
    }
}
