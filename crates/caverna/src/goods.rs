//! The goods and animals of the game (0.2, 0.3).

use serde::{Deserialize, Serialize};
use table::Kind;

/// One kind of goods. Animals are counted here too: where they stand is found when somebody asks ([`crate::housing`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Good {
    Wood,
    Stone,
    Ore,
    Ruby,
    Grain,
    Vegetable,
    Food,
    Gold,
    Dog,
    Sheep,
    Donkey,
    Boar,
    Cattle,
}

use Good::*;

impl Kind for Good {
    const ALL: &'static [Good] =
        &[Wood, Stone, Ore, Ruby, Grain, Vegetable, Food, Gold, Dog, Sheep, Donkey, Boar, Cattle];

    #[inline]
    fn lane(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        const NAMES: [&str; 13] = [
            "wood",
            "stone",
            "ore",
            "ruby",
            "grain",
            "vegetable",
            "food",
            "gold",
            "dog",
            "sheep",
            "donkey",
            "boar",
            "cattle",
        ];
        NAMES[self as usize]
    }
}

/// How many kinds of goods there are.
pub const GOODS: usize = Good::ALL.len();

impl Good {
    /// Its number, in the order above.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The good with this number.
    pub const fn from_index(index: usize) -> Good {
        Good::ALL[index]
    }
}

table::bit_set! {
    /// A set of kinds of goods.
    pub struct GoodSet(u16) of Good;
}

/// An amount of each kind.
pub type Goods = table::Goods<Good>;

/// Nothing.
pub const NONE: Goods = Goods::NONE;

/// The farm animals; dogs are none of them (0.3).
pub const FARM_ANIMALS: [Good; 4] = [Sheep, Donkey, Boar, Cattle];

macro_rules! amounts {
    ($($name:ident $kind:ident),*) => { $(
        #[doc = concat!("This many ", stringify!($name), ".")]
        pub const fn $name(n: u8) -> Goods {
            Goods::in_lane(Good::$kind as usize, n)
        }
    )* };
}

amounts!(wood Wood, stone Stone, ore Ore, ruby Ruby, grain Grain, vegetable Vegetable, food Food, gold Gold,
         dog Dog, sheep Sheep, donkey Donkey, boar Boar, cattle Cattle);

/// How many farm animals there are, all types together.
pub fn farm_animals(goods: &Goods) -> u32 {
    FARM_ANIMALS.iter().map(|&a| u32::from(goods.get(a))).sum()
}
