//! The sides of spaces, on which fences stand: of those in the farmyard (A2.9), and of those that cards add around it (M15.11).

use super::Fences;
use crate::cell::{CELLS, Cell};
use serde::{Deserialize, Serialize};

/// The number of horizontal sides in the farmyard; the vertical ones come after them.
pub(super) const HORIZONTAL: u32 = 20;

/// A side of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Side {
    Above,
    Below,
    Left,
    Right,
}

impl Side {
    /// All of them.
    pub const ALL: [Side; 4] = [Side::Above, Side::Below, Side::Left, Side::Right];

    /// The place of a fence on this side of a space.
    #[inline]
    pub(super) fn of(self, cell: Cell) -> Fences {
        BESIDE[cell.index()][self as usize].0
    }

    /// The space on the other side, in the farmyard or around it.
    #[inline]
    pub(super) fn beyond(self, cell: Cell) -> Option<Cell> {
        BESIDE[cell.index()][self as usize].1
    }
}

/// For each side of each space the place of a fence, and the space on the other side.
static BESIDE: [[(Fences, Option<Cell>); 4]; CELLS] = {
    let mut all = [[(Fences::NONE, None); 4]; CELLS];
    let mut i = 0;
    while i < CELLS {
        let cell = Cell::from_index(i);
        let (row, column) = (cell.row(), cell.column());
        all[i] = [
            (horizontal(row, column), Cell::named(row - 1, column)),
            (horizontal(row + 1, column), Cell::named(row + 1, column)),
            (vertical(row, column), Cell::named(row, column - 1)),
            (vertical(row, column + 1), Cell::named(row, column + 1)),
        ];
        i += 1;
    }
    all
};

/// The side above the space at this row and column.
const fn horizontal(row: i8, column: i8) -> Fences {
    match (row, column) {
        (0..=3, 0..=4) => Fences { yard: 1 << (row * 5 + column), around: 0 },
        (-1, _) => Fences { yard: 0, around: 1 << column },
        (4, _) => Fences { yard: 0, around: 1 << (5 + column) },
        (_, -1) => Fences { yard: 0, around: 1 << (10 + row) },
        _ => Fences { yard: 0, around: 1 << (14 + row) },
    }
}

/// The side at the left of the space at this row and column.
const fn vertical(row: i8, column: i8) -> Fences {
    match (row, column) {
        (0..=2, 0..=5) => Fences { yard: 1 << (HORIZONTAL as i8 + row * 6 + column), around: 0 },
        (_, -1) => Fences { yard: 0, around: 1 << (18 + row) },
        (_, 6) => Fences { yard: 0, around: 1 << (21 + row) },
        (-1, _) => Fences { yard: 0, around: 1 << (24 + column) },
        _ => Fences { yard: 0, around: 1 << (30 + column) },
    }
}

/// The four sides of each cell.
pub(super) static SIDES: [Fences; CELLS] = {
    let mut sides = [Fences::NONE; CELLS];
    let mut i = 0;
    while i < CELLS {
        let mut side = 0;
        while side < 4 {
            let (place, _) = BESIDE[i][side];
            sides[i].yard |= place.yard;
            sides[i].around |= place.around;
            side += 1;
        }
        i += 1;
    }
    sides
};
