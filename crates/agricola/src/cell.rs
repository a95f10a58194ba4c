//! The spaces of a farmyard. A2.8: three rows of five, row 0 at the top, column 0 at the left. M15.11: cards may add spaces along
//! its sides, whose row or column goes on from there: row −1 or 3, column −1 or 5.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// Rows of a farmyard.
pub const ROWS: u8 = 3;
/// Columns of a farmyard.
pub const COLUMNS: u8 = 5;
/// The spaces of a farmyard.
pub const FARMYARD: usize = 15;
/// With those that there can be around it.
pub const CELLS: usize = 31;

/// The first of the five spaces above the farmyard; those below, at the left and at the right follow.
const ABOVE: u8 = 15;
const BELOW: u8 = 20;
const LEFT: u8 = 25;
const RIGHT: u8 = 28;

/// One space of a farmyard, or one that a card adds at its side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[row: number, column: number]"))]
pub struct Cell(u8);

impl Cell {
    /// The cell of the farmyard at this row and column, if there is one.
    pub const fn at(row: u8, column: u8) -> Option<Cell> {
        if row < ROWS && column < COLUMNS { Some(Cell(row * COLUMNS + column)) } else { None }
    }

    /// The cell at this row and column, of the farmyard or at its side.
    pub const fn named(row: i8, column: i8) -> Option<Cell> {
        let cell = match (row, column) {
            (0..3, 0..5) => row as u8 * COLUMNS + column as u8,
            (-1, 0..5) => ABOVE + column as u8,
            (3, 0..5) => BELOW + column as u8,
            (0..3, -1) => LEFT + row as u8,
            (0..3, 5) => RIGHT + row as u8,
            _ => return None,
        };
        Some(Cell(cell))
    }

    /// The cell's number: 0 to 14 in the farmyard, row by row; then those around it.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this number.
    pub const fn from_index(index: usize) -> Cell {
        assert!(index < CELLS);
        Cell(index as u8)
    }

    /// The row, from the top.
    pub const fn row(self) -> i8 {
        match self.0 {
            0..ABOVE => (self.0 / COLUMNS) as i8,
            ABOVE..BELOW => -1,
            BELOW..LEFT => ROWS as i8,
            LEFT..RIGHT => (self.0 - LEFT) as i8,
            _ => (self.0 - RIGHT) as i8,
        }
    }

    /// The column, from the left.
    pub const fn column(self) -> i8 {
        match self.0 {
            0..LEFT => (self.0 % COLUMNS) as i8,
            LEFT..RIGHT => -1,
            _ => COLUMNS as i8,
        }
    }

    /// All cells of the farmyard.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..FARMYARD as u8).map(Cell)
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
        [self.row(), self.column()]
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Cell, D::Error> {
        let [row, column] = <[i64; 2]>::deserialize(d)?;
        i8::try_from(row)
            .ok()
            .zip(i8::try_from(column).ok())
            .and_then(|(r, c)| Cell::named(r, c))
            .ok_or_else(|| de::Error::custom(format!("a farmyard has no space [{row}, {column}]")))
    }
}

table::bit_set! {
    /// A set of farmyard spaces.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Cell>"))]
    pub struct Cells(u32) of Cell;
}

const ALL: u32 = (1 << FARMYARD) - 1;
const LEFT_COLUMN: u32 = 0b00001_00001_00001;
const RIGHT_COLUMN: u32 = 0b10000_10000_10000;
const ROW: u32 = 0b11111;
const COLUMN: u32 = 0b111;

/// The spaces of the farmyard that share a side with one of these, which lie in it.
const fn beside_in_yard(yard: u32) -> u32 {
    let above_and_below = yard << COLUMNS | yard >> COLUMNS;
    let left_and_right = (yard & !RIGHT_COLUMN) << 1 | (yard & !LEFT_COLUMN) >> 1;
    (above_and_below | left_and_right) & ALL
}

/// Five spaces in a row, or three in a column: those beside these.
const fn along(line: u32) -> u32 {
    line << 1 | line >> 1
}

/// The spaces of the left column as a line of three.
const fn line(column: u32) -> u32 {
    (column | column >> 4 | column >> 8) & COLUMN
}

/// A line of three as spaces of the left column.
const fn column(line: u32) -> u32 {
    line & 1 | (line & 2) << 4 | (line & 4) << 8
}

impl Cells {
    /// The whole farmyard.
    pub const ALL: Cells = Cells(ALL);
    /// M15.11: the spaces that there can be around it.
    pub const AROUND: Cells = Cells(((1 << CELLS) - 1) & !ALL);

    /// A1.14: the spaces that share a side with one of these and are not among them, those around the farmyard included.
    #[must_use]
    pub const fn neighbours(self) -> Cells {
        let set = self.0;
        let yard = set & ALL;
        let mut around = beside_in_yard(yard);
        around |= (yard & ROW) << ABOVE | (yard >> 10) << BELOW;
        around |= line(yard & LEFT_COLUMN) << LEFT | line(yard >> 4 & LEFT_COLUMN) << RIGHT;
        if set != yard {
            let (above, below) = (set >> ABOVE & ROW, set >> BELOW & ROW);
            let (left, right) = (set >> LEFT & COLUMN, set >> RIGHT & COLUMN);
            around |= above | below << 10 | column(left) | column(right) << 4;
            around |= (along(above) & ROW) << ABOVE | (along(below) & ROW) << BELOW;
            around |= (along(left) & COLUMN) << LEFT | (along(right) & COLUMN) << RIGHT;
        }
        Cells(around & !set)
    }

    /// A1.14: those of these spaces that share a side with one of the set and are not in it. Mostly all of them lie in the farmyard.
    #[inline]
    #[must_use]
    pub const fn neighbours_among(self, spaces: Cells) -> Cells {
        match (self.0 | spaces.0) & !ALL {
            0 => Cells(beside_in_yard(self.0) & spaces.0 & !self.0),
            _ => Cells(self.neighbours().0 & spaces.0),
        }
    }

    /// Whether one can walk from any space of the set to any other over shared sides.
    pub fn is_connected(self) -> bool {
        let mut reached = Cells(self.0 & self.0.wrapping_neg());
        loop {
            let next = reached | reached.neighbours_among(self);
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
        let beside = Cells::only(cell(0, 4)).neighbours();
        assert_eq!(beside & Cells::ALL, corner, "the next row does not begin beside the last column");
    }

    /// Two spaces are neighbours if their rows and columns say so, also around the farmyard (M15.11).
    #[test]
    fn neighbours_follow_from_rows_and_columns() {
        let all = || (0..CELLS).map(Cell::from_index);
        for one in all() {
            assert_eq!(Cell::named(one.row(), one.column()), Some(one));
            let apart = |other: &Cell| one.row().abs_diff(other.row()) + one.column().abs_diff(other.column());
            let expected: Cells = all().filter(|other| apart(other) == 1).collect();
            assert_eq!(Cells::only(one).neighbours(), expected, "{one:?}");
            for among in [Cells::ALL, Cells::AROUND, Cells::ALL | Cells::AROUND] {
                assert_eq!(Cells::only(one).neighbours_among(among), expected & among, "{one:?}");
            }
        }
        assert_eq!(Cell::named(-1, -1), None, "there is nothing at the corners");
    }

    #[test]
    fn connected_sets() {
        let line: Cells = [cell(0, 0), cell(0, 1), cell(1, 1)].into_iter().collect();
        assert!(line.is_connected());
        let apart: Cells = [cell(0, 0), cell(1, 1)].into_iter().collect();
        assert!(!apart.is_connected());
    }
}
