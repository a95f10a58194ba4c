//! What happened: one event for each fact, with its cause.

use crate::cell::Cell;
use crate::goods::Goods;
use crate::harvest::Harvest;
use crate::home::{Crop, Single, Twin};
use crate::loot::Loot;
use crate::moves::{HarvestPart, With};
use crate::space::SpaceId;
use crate::tile::Tile;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Why something happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The rules of the game themselves.
    Rules,
    /// A dwarf on an action space.
    Space(SpaceId),
    /// 6.13: a space imitated by a dwarf that stands elsewhere.
    Imitated(SpaceId),
    /// A furnishing tile.
    Tile(Tile),
    /// 3.3: a space of the home board.
    Bonus,
    /// Goods waiting on a round space.
    RoundSpace,
    /// The harvest.
    Harvest,
    /// Sections 7 and 8: an exchange.
    Exchange,
}

/// A fact that came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Event {
    RoundBegan { round: u8, space: SpaceId },
    WishTurned,
    MarkerRevealed { round: u8, harvest: Harvest },
    SpaceEmptied { space: SpaceId, goods: Goods },
    Protected { seat: Seat, space: SpaceId },
    Placed { seat: Seat, space: SpaceId, dwarf: u8 },
    Imitated { seat: Seat, space: SpaceId },
    Gained { seat: Seat, goods: Goods, cause: Cause },
    Paid { seat: Seat, goods: Goods, cause: Cause },
    Exchanged { seat: Seat, with: With, give: Goods, get: Goods },
    Melted { seat: Seat, weapon: u8 },
    StartingPlayer { seat: Seat },
    Laid { seat: Seat, tile: Twin, cells: [Cell; 2] },
    LaidSingle { seat: Seat, tile: Single, cell: Cell },
    Sowed { seat: Seat, cell: Cell, crop: Crop },
    Furnished { seat: Seat, tile: Tile, cell: Cell },
    Fenced { seat: Seat, cell: Cell, #[serde(skip_serializing_if = "Option::is_none")] #[cfg_attr(feature = "ts", ts(optional))] and: Option<Cell> },
    BuiltStable { seat: Seat, cell: Cell },
    BuiltOreMine { seat: Seat, cells: [Cell; 2] },
    BuiltRubyMine { seat: Seat, cell: Cell },
    Forged { seat: Seat, strength: u8 },
    Looted { seat: Seat, item: Loot },
    Strengthened {
        seat: Seat,
        /// Whose weapon it is, by its place among the dwarfs.
        index: u8,
        /// Where that dwarf works; nowhere is at home.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        space: Option<SpaceId>,
        from: u8,
        to: u8,
    },
    Grew { seat: Seat },
    WentHome,
    HarvestBegan { round: u8, harvest: Harvest },
    Skipped { seat: Seat, part: HarvestPart },
    Fed { seat: Seat, food: u8, begging: u8 },
    Bred { seat: Seat, young: Goods },
    GameOver,
}
