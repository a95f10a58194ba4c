//! Fences and pastures. A2.9, A11.
//!
//! A fence stands on a side of a farmyard space. The sides are the 38 bits of [`Fences`], and 36 more where cards have added spaces
//! around the farmyard (M15.11); what the pastures are follows from them (A11.3). A fencing action is a chain of steps, each of
//! which encloses one connected set of spaces as one pasture: a new one beside the old ones, or a part of an old one. Every
//! arrangement that the formal test A11.3 allows can be reached by such steps, and every step passes the test.

mod ground;
mod picture;
mod side;

pub use ground::{FenceError, Ground};
pub use picture::{FenceAt, FenceRows};
pub use side::Side;

use crate::cell::{Cell, Cells};
use arrayvec::ArrayVec;
use side::SIDES;
use std::ops::{BitOr, Sub};

/// A2.1: the fences a player has.
pub const PIECES: u8 = 15;

/// A set of fence positions: 20 horizontal ones (above the four rows of sides), then 18 vertical ones; and those around the spaces
/// that cards add.
///
/// ```
/// use agricola::fence::Fences;
/// use agricola::{Cell, Cells};
///
/// let cell = |row, column| Cell::at(row, column).unwrap();
/// let pair: Cells = [cell(0, 3), cell(0, 4)].into_iter().collect();
/// let fences = Fences::around(pair);
/// assert_eq!(fences.len(), 6);
/// assert_eq!(fences.pastures(Cells::ALL).as_slice(), [pair]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "FenceRows"))]
pub struct Fences {
    yard: u64,
    around: u64,
}

impl Fences {
    /// No fence.
    pub const NONE: Fences = Fences { yard: 0, around: 0 };

    /// Whether no fence stands.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.yard | self.around == 0
    }

    /// Whether there are at most this many fences. For small numbers this is faster than counting.
    #[inline]
    const fn at_most(self, most: u8) -> bool {
        if self.around != 0 {
            return self.len() <= most;
        }
        let mut left = self.yard;
        let mut i = 0;
        while left != 0 && i < most {
            left &= left - 1;
            i += 1;
        }
        left == 0
    }

    /// How many fences there are.
    #[inline]
    pub const fn len(self) -> u8 {
        let around = if self.around == 0 { 0 } else { self.around.count_ones() };
        (self.yard.count_ones() + around) as u8
    }

    /// The fences around this set of spaces: the sides that belong to exactly one of them.
    #[inline]
    pub fn around(cells: Cells) -> Fences {
        cells.iter().fold(Fences::NONE, |outline, cell| {
            let sides = SIDES[cell.index()];
            Fences { yard: outline.yard ^ sides.yard, around: outline.around ^ sides.around }
        })
    }

    /// The sides between two spaces of this set.
    fn between(cells: Cells) -> Fences {
        let all = cells.iter().fold(Fences::NONE, |sides, cell| sides | SIDES[cell.index()]);
        all - Fences::around(cells)
    }

    /// Whether a fence stands in both sets.
    #[inline]
    pub const fn meets(self, other: Fences) -> bool {
        self.yard & other.yard | self.around & other.around != 0
    }

    /// Whether two neighbours among these spaces have no fence between them.
    fn leave_a_pair(self, cells: Cells) -> bool {
        let is_open = |cell: Cell, side: Side| {
            !self.meets(side.of(cell)) && side.beyond(cell).is_some_and(|next| cells.contains(next))
        };
        cells.iter().any(|cell| is_open(cell, Side::Below) || is_open(cell, Side::Right))
    }

    /// Whether one fence parts two neighbours among these spaces, because no other way leads from one to the other.
    fn leave_a_neck(self, cells: Cells) -> bool {
        let is_parted = |cell: Cell, side: Side| {
            let next = side.beyond(cell).filter(|next| !self.meets(side.of(cell)) && cells.contains(*next));
            next.is_some_and(|next| !(self | side.of(cell)).walk(Cells::only(cell), cells).0.contains(next))
        };
        cells.iter().any(|cell| is_parted(cell, Side::Below) || is_parted(cell, Side::Right))
    }

    /// A11.3: the spaces of the land that one can reach from these without crossing a fence, and whether one gets outside.
    fn walk(self, from: Cells, land: Cells) -> (Cells, bool) {
        let mut reached = from;
        let mut outside = false;
        let mut edge = from;
        while let Some(cell) = edge.first() {
            edge.remove(cell);
            for side in Side::ALL {
                if self.meets(side.of(cell)) {
                    continue;
                }
                match side.beyond(cell).filter(|next| land.contains(*next)) {
                    None => outside = true,
                    Some(next) if reached.contains(next) => {}
                    Some(next) => {
                        reached.insert(next);
                        edge.insert(next);
                    }
                }
            }
        }
        (reached, outside)
    }

    /// A11.2, A11.3: the areas of the land from which no way leads outside.
    pub fn pastures(self, land: Cells) -> Pastures {
        let mut pastures = Pastures::new();
        if self.is_empty() {
            return pastures;
        }
        // Every pasture has a space with a fence on its left side: start from those only.
        let mut left = land.iter().filter(|&cell| self.meets(Side::Left.of(cell))).collect::<Cells>();
        while let Some(cell) = left.first() {
            let (area, open) = self.walk(Cells::only(cell), land);
            left -= area;
            if !open {
                // More than there is room for cannot be; a broken saved game may say so.
                let _ = pastures.try_push(area);
            }
        }
        pastures
    }
}

impl BitOr for Fences {
    type Output = Fences;
    #[inline]
    fn bitor(self, other: Fences) -> Fences {
        Fences { yard: self.yard | other.yard, around: self.around | other.around }
    }
}

impl Sub for Fences {
    type Output = Fences;
    #[inline]
    fn sub(self, other: Fences) -> Fences {
        Fences { yard: self.yard & !other.yard, around: self.around & !other.around }
    }
}

/// The pastures of a farm: at most as many as there are spaces, with those that two cards add.
pub type Pastures = ArrayVec<Cells, 19>;

/// A2.8: the spaces of the first two rooms, (1,0) and (2,0).
pub const FIRST_ROOMS: Cells = Cells::from_bits(1 << 5 | 1 << 10);
