//! What questions are about, so that nobody has to find it out by the moves.

use crate::card::CardId;
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, House};
use crate::goods::Goods;
use crate::moves::Move;
use serde::Serialize;

/// What a question is about, where there is more to say than the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Contents {
    /// A9.1, A7.2, A14.4: fields, rooms or stables.
    Build {
        /// How many may still be plowed or built, as far as the action says.
        left: u8,
    },
    /// A9.5.
    Sow {
        /// What may be sown on field tiles.
        crops: Vec<Crop>,
        /// How many fields were sown so far.
        sown: u8,
    },
    /// A10.3.
    Bake {
        /// The improvements that can still be used.
        ovens: Vec<OvenView>,
        /// The grain baked so far.
        baked: u8,
    },
    /// A11.
    Fences {
        /// The fences left in the supply.
        left: u8,
        /// The fences built so far in this action.
        built: u8,
        /// How many fences could be built with what is at hand.
        payable: u8,
    },
    /// What is being paid for.
    Pay {
        /// It.
        bill: BillView,
    },
    /// A14.1.
    Keep {
        /// The fewest animals that have no place.
        homeless: Goods,
    },
    /// Cards that are handed back, discarded or picked.
    Cards {
        /// How many more.
        left: u8,
    },
    /// A17.3.
    Feed {
        /// The food that is owed.
        owed: u8,
        /// The food there could be after exchanges.
        in_reach: u8,
        /// A sensible way to feed: exchanges, and the answer at the end.
        plan: Vec<Move>,
    },
}

/// An improvement that bakes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct OvenView {
    pub card: CardId,
    /// The food for each grain.
    pub food: u8,
    /// The most grain in one action.
    pub limit: u8,
}

/// What is being paid for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum BillView {
    Room(Cell),
    Stable(Cell),
    Renovation(House),
    Fences(Cells),
    Card(CardId),
    /// What a space or card asks for; the question names it.
    Fee,
}
