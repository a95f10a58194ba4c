//! What expeditions bring (9.5).

use crate::goods::*;
use crate::home::Single;
use crate::verb::{Effect, FURNISH, Fencing, SOW, Verb, Wares, gain};
use table::Effect::Do;

/// One item of the loot table, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loot(u8);

/// An entry of the loot table.
pub struct Item {
    /// The name in the protocol.
    pub id: &'static str,
    /// The strength it takes.
    pub strength: u8,
    /// What it brings; nothing for *all weapons +1*, which works after the expedition.
    pub does: Option<Effect>,
}

/// The loot table.
#[rustfmt::skip]
pub static LOOT: [Item; 23] = [
    Item { id: "all_weapons", strength: 1, does: None },
    Item { id: "dog", strength: 1, does: Some(gain(dog(1))) },
    Item { id: "wood", strength: 1, does: Some(gain(wood(1))) },
    Item { id: "grain", strength: 2, does: Some(gain(grain(1))) },
    Item { id: "sheep", strength: 2, does: Some(gain(sheep(1))) },
    Item { id: "stone", strength: 3, does: Some(gain(stone(1))) },
    Item { id: "donkey", strength: 3, does: Some(gain(donkey(1))) },
    Item { id: "vegetable", strength: 4, does: Some(gain(vegetable(1))) },
    Item { id: "ore", strength: 4, does: Some(gain(ore(2))) },
    Item { id: "boar", strength: 5, does: Some(gain(boar(1))) },
    Item { id: "gold", strength: 6, does: Some(gain(gold(2))) },
    Item { id: "furnish", strength: 7, does: Some(FURNISH) },
    Item { id: "stable", strength: 8, does: Some(Do(Verb::Stable(NONE))) },
    Item { id: "tunnel", strength: 9, does: Some(Do(Verb::LaySingle(Single::Tunnel))) },
    Item { id: "small_pasture", strength: 9, does: Some(Do(Verb::Fences(Fencing::Small(wood(1))))) },
    Item { id: "cattle", strength: 10, does: Some(gain(cattle(1))) },
    Item { id: "large_pasture", strength: 10, does: Some(Do(Verb::Fences(Fencing::Large(wood(2))))) },
    Item { id: "meadow", strength: 11, does: Some(Do(Verb::LaySingle(Single::Meadow))) },
    Item { id: "dwelling", strength: 11, does: Some(Do(Verb::Furnish(Wares::OrdinaryDwelling(wood(2).and(stone(2)))))) },
    Item { id: "field", strength: 12, does: Some(Do(Verb::LaySingle(Single::Field))) },
    Item { id: "sow", strength: 12, does: Some(SOW) },
    Item { id: "cavern", strength: 14, does: Some(Do(Verb::LaySingle(Single::Cavern))) },
    Item { id: "breed", strength: 14, does: Some(Do(Verb::Breed(2))) },
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
        Loot::all().find(|l| l.item().id == id)
    }

    /// The entry of the table.
    pub fn item(self) -> &'static Item {
        &LOOT[self.0 as usize]
    }

    /// The item as a bit.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

table::by_name!(Loot, |loot: Loot| loot.item().id, Loot::named, "loot");

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
