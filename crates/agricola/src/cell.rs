//! The fifteen spaces of a farmyard. A2.8: three rows of five, row 0 at the top, column 0 at the left.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// Rows of a farmyard.
pub const ROWS: u8 = 3;
/// Columns of a farmyard.
pub const COLUMNS: u8 = 5;

/// One space of a farmyard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[row: number, column: number]"))]
pub struct Cell(u8);

impl Cell {
    /// The cell at this row and column, if there is one.
    pub const fn at(row: u8, column: u8) -> Option<Cell> {
        if row < ROWS && column < COLUMNS { Some(Cell(row * COLUMNS + column)) } else { None }
    }

    /// The cell's number, 0 to 14, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this number.
    pub const fn from_index(index: usize) -> Cell {
        assert!(index < 15);
        Cell(index as u8)
    }

    /// The row, from the top.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The column, from the left.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// All cells.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..15).map(Cell)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row(), self.column())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        [self.row(), self.column()].serialize(s)
    }
}

impl Cell {
    /// The row and the column, as the protocol writes them.
    pub const fn shown(self) -> [i8; 2] {
        [self.row() as i8, self.column() as i8]
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Cell, D::Error> {
        let [row, column] = <[i64; 2]>::deserialize(d)?;
        u8::try_from(row)
            .ok()
            .zip(u8::try_from(column).ok())
            .and_then(|(r, c)| Cell::at(r, c))
            .ok_or_else(|| de::Error::custom(format!("a farmyard has no space [{row}, {column}]")))
    }
}

table::bit_set! {
    /// A set of farmyard spaces.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Cell>"))]
    pub struct Cells(u16) of Cell;
}

const ALL: u16 = (1 << 15) - 1;
const LEFT_COLUMN: u16 = 0b00001_00001_00001;
const RIGHT_COLUMN: u16 = 0b10000_10000_10000;

impl Cells {
    /// The whole farmyard.
    pub const ALL: Cells = Cells(ALL);

    /// A1.14: the spaces that share a side with one of these and are not among them.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Cells {
        let set = self.0;
        let around = (set << COLUMNS) | (set >> COLUMNS) | ((set & !RIGHT_COLUMN) << 1) | ((set & !LEFT_COLUMN) >> 1);
        Cells(around & ALL & !set)
    }

    /// Whether one can walk from any space of the set to any other over shared sides.
    pub fn is_connected(self) -> bool {
        let mut reached = Cells(self.0 & self.0.wrapping_neg());
        loop {
            let next = reached | (reached.neighbours() & self);
            if next == reached {
                return reached == self;
            }
            reached = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(row: u8, column: u8) -> Cell {
        Cell::at(row, column).unwrap()
    }

    #[test]
    fn a1_14_neighbours_share_a_side_never_a_corner() {
        let around: Cells = [cell(0, 1), cell(2, 1), cell(1, 0), cell(1, 2)].into_iter().collect();
        assert_eq!(Cells::only(cell(1, 1)).neighbours(), around);
        let corner: Cells = [cell(0, 3), cell(1, 4)].into_iter().collect();
        assert_eq!(Cells::only(cell(0, 4)).neighbours(), corner, "the next row does not begin beside the last column");
    }

    #[test]
    fn connected_sets() {
        let line: Cells = [cell(0, 0), cell(0, 1), cell(1, 1)].into_iter().collect();
        assert!(line.is_connected());
        let apart: Cells = [cell(0, 0), cell(1, 1)].into_iter().collect();
        assert!(!apart.is_connected());
    }
}
