//! What questions are about, so that nobody has to find it out by the moves.

use crate::card::CardId;
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, House};
use crate::goods::Goods;
use crate::moor::Tile;
use crate::moves::{Choice, Move};
use serde::Serialize;

/// What a question is about, where there is more to say than the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Contents {
    /// A choice between parts of an action, some of which are done on the farm.
    Parts {
        /// Those that are, in their order.
        parts: Vec<PartView>,
    },
    /// A9.1, A7.2, A14.4: fields, rooms or stables.
    Build {
        /// How many may still be plowed or built, as far as the action says.
        left: u8,
    },
    /// A9.5.
    Sow {
        /// What may be sown on field tiles.
        crops: Vec<Crop>,
        /// What there is to sow, of everything that may be sown on field tiles or cards.
        to_sow: Goods,
        /// How many fields were sown so far.
        sown: u8,
    },
    /// A10.3.
    Bake {
        /// The improvements that can still be used.
        ovens: Vec<OvenView>,
        /// The grain there is.
        grain: u8,
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
        /// A sensible way to feed: exchanges, and the answer at the end. Where homes are heated, the way to heat follows.
        plan: Vec<Move>,
        /// M12.1: what heating will take in the same harvest, where it takes something.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        heating: Option<Heating>,
    },
    /// M12.1.
    Heat {
        /// What is needed and could be had.
        heating: Heating,
        /// A sensible way to heat: exchanges, and the answer at the end.
        plan: Vec<Move>,
    },
    /// M8.2: a tile on the farm that is taken away.
    Tile {
        /// Its visible side.
        tile: Tile,
        /// M8.4: whether a field takes its place.
        field: bool,
    },
}

/// A part of an action that is done on the farm, before it is chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartView {
    /// The option that leads there.
    pub option: Choice,
    /// How many may be plowed or built, as far as the action says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<u8>,
    /// What there is to sow.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to_sow: Option<Goods>,
    /// The ways to pay for one; none if it is free.
    pub price: Vec<Goods>,
    /// What could be done there.
    pub moves: Vec<PartMove>,
}

/// Something that could be done on the farm.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartMove {
    /// It.
    #[serde(rename = "move")]
    pub action: Move,
    /// What could be done after it that cannot be done now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Move>>"))]
    pub opens: Vec<Move>,
}

/// M12.2: what heating takes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Heating {
    /// The fuel that is needed.
    pub owed: u8,
    /// The fuel there could be after exchanges.
    pub in_reach: u8,
    /// M12.6: how many persons can fall ill.
    pub healthy: u8,
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
