//! The geometry of the home board (section 3).
//!
//! A home board has six columns and four rows: columns 1 to 3 are forest, 4 to 6 mountain. One more ring of places lies
//! around it, because the tiles of some players may stick out over the edge. A cell is a bit, a set of cells a word.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// One place of the home board, or beside its edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[row: number, column: number]"))]
pub struct Cell(u8);

table::bit_set! {
    /// A set of cells, in order row by row.
    pub struct Cells(u64) of Cell;
}

/// 3.1: the forest space in front of the cave entrance.
pub const ENTRANCE: Cell = Cell::at(3, 4);
/// 3.1: the entry-level dwelling.
pub const ENTRY_DWELLING: Cell = Cell::at(4, 4);
/// 3.1: the cavern that is empty at the beginning.
pub const FIRST_CAVERN: Cell = Cell::at(4, 3);

/// The twelve printed forest spaces.
pub const FOREST: Cells = block(1, 3);
/// The twelve printed mountain spaces.
pub const MOUNTAIN: Cells = block(4, 6);
/// All 24 printed spaces.
pub const PRINTED: Cells = Cells(FOREST.0 | MOUNTAIN.0);
/// The places beside the outer edges of the forest (never across the border, 3.2).
pub const BESIDE_FOREST: Cells = Cells(side_column(0) | rows_above_and_below(1, 3));
/// The places beside the outer edges of the mountain (3.2).
pub const BESIDE_MOUNTAIN: Cells = Cells(side_column(7) | rows_above_and_below(4, 6));

const ALL: Cells = Cells(PRINTED.0 | BESIDE_FOREST.0 | BESIDE_MOUNTAIN.0);

const fn column(c: u32) -> u64 {
    0x0001_0101_0101_0101 << c
}

const fn block(first: u32, last: u32) -> Cells {
    let mut set = 0;
    let mut c = first;
    while c <= last {
        set |= column(c) & 0x0000_00ff_ffff_ff00;
        c += 1;
    }
    Cells(set)
}

const fn side_column(c: u32) -> u64 {
    column(c) & 0x0000_00ff_ffff_ff00
}

const fn rows_above_and_below(first: u32, last: u32) -> u64 {
    let mut set = 0;
    let mut c = first;
    while c <= last {
        set |= 1 << c | 1 << (40 + c);
        c += 1;
    }
    set
}

impl Cell {
    /// The space in this column (1 to 6) and row (1 to 4), counted as in the rules; 0, 5 and 7 lie beside the board.
    pub const fn at(column: u8, row: u8) -> Cell {
        Cell(row * 8 + column)
    }

    /// The column, 1 to 6 on the board.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row, 1 to 4 on the board.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// Its number, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this number.
    pub const fn from_index(index: usize) -> Cell {
        Cell(index as u8)
    }

    /// The cells that share an edge with this one (0.7).
    #[inline]
    pub const fn neighbours(self) -> Cells {
        Cells::only(self).neighbours()
    }

    /// The neighbour to the right, if there is one in the same half.
    pub fn east(self) -> Option<Cell> {
        Cells::only(self).east().first()
    }

    /// The neighbour below.
    pub fn south(self) -> Option<Cell> {
        Cells::only(self).south().first()
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.column(), self.row())
    }
}

impl Cell {
    /// In the protocol a cell is `[row, column]`, both from 0 at the upper left space of the board.
    pub const fn shown(self) -> [i8; 2] {
        [self.row() as i8 - 1, self.column() as i8 - 1]
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(s)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Cell, D::Error> {
        let [row, column] = <[i8; 2]>::deserialize(d)?;
        let cell = (-1..=4)
            .contains(&row)
            .then_some(())
            .filter(|()| (-1..=6).contains(&column))
            .map(|()| Cell::at((column + 1) as u8, (row + 1) as u8))
            .filter(|&c| ALL.contains(c));
        cell.ok_or_else(|| de::Error::custom(format!("there is no space [{row}, {column}] on a home board")))
    }
}

impl Cells {
    /// The right-hand neighbours. No cell of the forest has one in the mountain (3.2).
    #[inline]
    pub const fn east(self) -> Cells {
        Cells((self.0 & !column(3) & !column(7)) << 1 & ALL.0)
    }

    /// The left-hand neighbours.
    #[inline]
    pub const fn west(self) -> Cells {
        Cells((self.0 & !column(4) & !column(0)) >> 1 & ALL.0)
    }

    /// The neighbours above.
    #[inline]
    pub const fn north(self) -> Cells {
        Cells(self.0 >> 8 & ALL.0)
    }

    /// The neighbours below.
    #[inline]
    pub const fn south(self) -> Cells {
        Cells(self.0 << 8 & ALL.0)
    }

    /// The neighbours to the right and below: every pair of neighbours is met once.
    #[inline]
    pub const fn east_and_south(self) -> Cells {
        Cells(self.east().0 | self.south().0)
    }

    /// All cells that share an edge with one of these.
    #[inline]
    pub const fn neighbours(self) -> Cells {
        Cells(self.east().0 | self.west().0 | self.north().0 | self.south().0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r3_1_twelve_forest_and_twelve_mountain_spaces() {
        assert_eq!((FOREST.len(), MOUNTAIN.len()), (12, 12));
        assert_eq!((BESIDE_FOREST.len(), BESIDE_MOUNTAIN.len()), (10, 10));
    }

    #[test]
    fn r3_2_no_space_of_the_forest_is_adjacent_to_the_mountain() {
        assert!((FOREST.neighbours() & MOUNTAIN).is_empty());
        assert!((BESIDE_FOREST.neighbours() & BESIDE_MOUNTAIN).is_empty());
        assert!((MOUNTAIN.neighbours() & BESIDE_FOREST).is_empty());
    }

    #[test]
    fn r0_7_adjacent_is_never_diagonal() {
        assert_eq!(Cell::at(2, 2).neighbours().len(), 4);
        assert!(!Cell::at(2, 2).neighbours().contains(Cell::at(1, 1)));
    }

    #[test]
    fn cells_are_written_as_row_and_column_from_the_upper_left() {
        assert_eq!(serde_json::to_string(&Cell::at(4, 3)).unwrap(), "[2,3]");
        for cell in ALL.iter() {
            let text = serde_json::to_string(&cell).unwrap();
            assert_eq!(serde_json::from_str::<Cell>(&text).unwrap(), cell);
        }
        for bad in ["[-1,-1]", "[4,6]", "[9,0]", "[0,7]", "[0]"] {
            assert!(serde_json::from_str::<Cell>(bad).is_err(), "{bad}");
        }
    }
}
