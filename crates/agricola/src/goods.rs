//! The goods of the farm. A1.3, A1.4, M1.4, M1.5.

use serde::{Deserialize, Serialize};
use table::Kind;

/// A kind of goods. Food and fuel are no goods in the rule book's sense (A1.4, M1.4) but are counted like them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Good {
    Wood,
    Clay,
    Reed,
    Stone,
    Grain,
    Vegetable,
    Sheep,
    Boar,
    Cattle,
    Horse,
    Food,
    Fuel,
}

use Good::*;

/// An amount of each kind of goods.
pub type Goods = table::Goods<Good>;

/// A1.3: the building resources.
pub const BUILDING: [Good; 4] = [Wood, Clay, Reed, Stone];

/// A1.3: the crops.
pub const CROPS: [Good; 2] = [Grain, Vegetable];

/// A1.3, M1.5: the animals.
pub const ANIMALS: [Good; 4] = [Sheep, Boar, Cattle, Horse];

impl Kind for Good {
    const ALL: &'static [Good] = &[Wood, Clay, Reed, Stone, Grain, Vegetable, Sheep, Boar, Cattle, Horse, Food, Fuel];

    #[inline]
    fn lane(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        match self {
            Wood => "wood",
            Clay => "clay",
            Reed => "reed",
            Stone => "stone",
            Grain => "grain",
            Vegetable => "vegetable",
            Sheep => "sheep",
            Boar => "boar",
            Cattle => "cattle",
            Horse => "horse",
            Food => "food",
            Fuel => "fuel",
        }
    }
}

impl Good {
    /// Whether this is an animal.
    #[inline]
    pub fn is_animal(self) -> bool {
        (Sheep as u8..=Horse as u8).contains(&(self as u8))
    }

    /// Whether this is a building resource.
    #[inline]
    pub fn is_building_resource(self) -> bool {
        self as u8 <= Stone as u8
    }
}

macro_rules! amounts {
    ($($name:ident $kind:ident),*) => {$(
        #[doc = concat!("This much ", stringify!($name), ".")]
        pub const fn $name(n: u8) -> Goods {
            Goods::in_lane(Good::$kind as usize, n)
        }
    )*};
}

amounts!(
    wood Wood, clay Clay, reed Reed, stone Stone, grain Grain, vegetable Vegetable, sheep Sheep, boar Boar,
    cattle Cattle, horse Horse, food Food, fuel Fuel
);

/// Nothing.
pub const NOTHING: Goods = Goods::NONE;

/// The numbers of sheep, boar, cattle and horses among goods.
#[inline]
pub fn herd(goods: &Goods) -> [u8; 4] {
    ANIMALS.map(|kind| goods.get(kind))
}

/// Goods consisting of these animals.
pub fn animals(herd: [u8; 4]) -> Goods {
    ANIMALS.into_iter().zip(herd).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a1_3_kinds_and_groups() {
        assert!(Good::ALL.iter().enumerate().all(|(i, k)| k.lane() == i));
        assert_eq!(Good::ALL.iter().filter(|k| k.is_animal()).count(), ANIMALS.len());
        assert_eq!(Good::ALL.iter().filter(|k| k.is_building_resource()).count(), BUILDING.len());
        assert_eq!(Good::named("vegetable"), Some(Vegetable));
    }
}
