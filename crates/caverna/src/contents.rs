//! What questions are about, so that nobody has to find it out by the moves.

use crate::goods::{Good, Goods};
use crate::loot::Loot;
use crate::moves::Move;
use crate::tile::Tile;
use serde::Serialize;

/// What a question is about, where there is more to say than the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Contents {
    /// 4.3: a dwarf is placed.
    Place {
        /// The strengths of the dwarfs at home, the weakest first: it goes without a ruby (4.3b).
        dwarfs: Vec<u8>,
    },
    /// Section 9.
    Expedition {
        /// How many items it may bring.
        level: u8,
        /// The strength that counts.
        strength: u8,
        /// What was taken so far.
        taken: Vec<Loot>,
        /// How many items may still be taken.
        left: u8,
    },
    /// 6.3.
    Sow {
        /// How many grains can still be sown: as many as there are, and as the action allows.
        grain_left: u8,
        /// How many vegetables can still be sown.
        vegetable_left: u8,
    },
    /// 6.7: what a pasture costs that may still be fenced; nothing for one that may not.
    Fences {
        /// A small one.
        small: Option<Goods>,
        /// A large one.
        large: Option<Goods>,
    },
    /// 6.11.
    Forge {
        /// The strongest weapon that can be forged.
        strongest: u8,
        /// The ore for each strength, from 1 on.
        ore: Vec<u8>,
    },
    /// 6.14.
    Market {
        /// What was bought so far.
        bought: Vec<Good>,
    },
    /// 17.8.
    Trade {
        /// How often ore may still be traded.
        left: u8,
    },
    /// 6.13.
    Imitate {
        /// The food it costs.
        food: u8,
        /// How much of that is missing, so that it has to be raised first.
        missing: u8,
    },
    /// 12.4, 12.5: a tile that has been chosen.
    Tile {
        /// Which one.
        tile: Tile,
        /// Whether it is paid; then it is put in its place.
        paid: bool,
    },
    /// 10.7.
    House {
        /// The fewest animals that have no place.
        homeless: Goods,
    },
    /// 10.9, 10.10.
    Breed {
        /// Of how many types at most there may be young.
        types: u8,
    },
    /// 11.2: what each part of the harvest would bring.
    Skip {
        /// The crops of the fields.
        crops: Goods,
        /// The young that could be born with the animals there are.
        young: Goods,
    },
    /// 11.3 to 11.6.
    Feed {
        /// The food that is still owed.
        owed: u8,
        /// What the dwarfs need, before tiles change it.
        hunger: u8,
        /// What tiles save of it.
        saved: u8,
        /// Whether one dwarf has been fed with other goods.
        fed_dwarf: bool,
        /// The food that is owed once one dwarf has been fed with other goods.
        owed_then: u8,
        /// The food there could be after exchanges.
        in_reach: u8,
        /// A sensible way to feed: exchanges, and the answer at the end.
        plan: Vec<Move>,
    },
}
