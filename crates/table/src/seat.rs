//! Seats at the table, counted from 0 in clockwise order.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; seats count from 0.
    pub const fn new(number: u8) -> Seat {
        Seat(number)
    }

    /// The seat's number, for arrays that hold one thing per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on the left, that is the next player clockwise.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat::new(2).left(3), Seat::new(0));
    /// ```
    pub const fn left(self, players: usize) -> Seat {
        Seat((self.0 + 1) % players as u8)
    }

    /// All seats of a table with this many players, in clockwise order starting here.
    pub fn round_from(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players as u8).map(move |i| Seat((self.0 + i) % players as u8))
    }

    /// All seats of a table with this many players.
    pub fn all(players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Only this seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The seat with the lowest number.
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |s| self.contains(*s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|s| set.insert(s));
        set
    }
}
