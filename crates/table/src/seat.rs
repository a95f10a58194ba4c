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

    /// The seat with this number.
    pub const fn from_index(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// The neighbour on the left, that is the next player clockwise.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat::new(2).left(3), Seat::new(0));
    /// ```
    pub const fn left(self, players: usize) -> Seat {
        self.after(1, players)
    }

    /// The seat this many places further, once round the table at most.
    const fn after(self, places: u8, players: usize) -> Seat {
        let (seat, players) = (self.0 + places, players as u8);
        Seat(if seat < players { seat } else { seat - players })
    }

    /// All seats of a table with this many players, in clockwise order starting here.
    pub fn round_from(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players as u8).map(move |places| self.after(places, players))
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

crate::bit_set! {
    /// A set of seats.
    pub struct Seats(u8) of Seat;
}
