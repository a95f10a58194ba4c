//! Since when the players of a game are waited for: for time limits and for notices.

use serde::{Deserialize, Serialize};

/// The shortest time that a table may agree on for a move, and the longest, in seconds.
pub const MOVE_TIMES: std::ops::RangeInclusive<i64> = 60..=30 * 86_400;

/// Since when one seat is waited for, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    /// When its turn began: before that it was not asked.
    #[serde(rename = "t")]
    pub turn: i64,
    /// When it was last asked anew: after each step of its own, too.
    #[serde(rename = "s")]
    pub step: i64,
}

/// Since when the seats of a game are waited for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waits {
    /// How many moves had been made. An older server may have added some without noting anything here.
    #[serde(rename = "n")]
    number: i64,
    #[serde(rename = "w")]
    seats: Vec<Option<Wait>>,
}

/// Whether a seat is among those whose bits are set.
fn is_set(bits: i64, seat: usize) -> bool {
    bits >> seat & 1 == 1
}

impl Waits {
    /// These seats are asked after this number of moves, from now on.
    pub fn begin(number: i64, asked: i64, now: i64) -> Waits {
        Waits::default().after(number, asked, asked, now)
    }

    /// The same after a change. Seats in `anew` have moved or changed hands; who is asked then begins to be waited for. Who
    /// was asked before and did nothing is still waited for.
    pub fn after(&self, number: i64, asked: i64, anew: i64, now: i64) -> Waits {
        let wait = |seat: usize| {
            is_set(asked, seat).then(|| match self.seats.get(seat).copied().flatten() {
                None => Wait { turn: now, step: now },
                Some(before) if is_set(anew, seat) => Wait { step: now, ..before },
                Some(before) => before,
            })
        };
        Waits { number, seats: (0..64 - asked.leading_zeros() as usize).map(wait).collect() }
    }

    /// Since when a seat is waited for in a game that has this number of moves, the last at this time.
    pub fn of(&self, seat: usize, number: i64, updated: i64) -> Wait {
        let noted = self.seats.get(seat).copied().flatten().filter(|_| self.number == number);
        noted.unwrap_or(Wait { turn: updated, step: updated })
    }

    /// As it is stored.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers can be written as JSON")
    }

    /// What is stored; what cannot be read is as if nothing had been noted.
    pub fn read(text: &str) -> Waits {
        serde_json::from_str(text).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_begins_when_somebody_is_asked_and_every_step_of_theirs_begins_the_clock_anew() {
        let begun = Waits::begin(0, 0b01, 100);
        assert_eq!(begun.of(0, 0, 100), Wait { turn: 100, step: 100 });
        let step = begun.after(1, 0b01, 0b01, 200);
        assert_eq!(step.of(0, 1, 200), Wait { turn: 100, step: 200 }, "the same turn, a step later");
        let both = step.after(2, 0b11, 0, 300);
        assert_eq!(both.of(0, 2, 300), Wait { turn: 100, step: 200 }, "what others do does not help");
        assert_eq!(both.of(1, 2, 300), Wait { turn: 300, step: 300 });
        let next = both.after(3, 0b10, 0b01, 400).after(4, 0b01, 0b10, 500);
        assert_eq!(next.of(0, 4, 500), Wait { turn: 500, step: 500 }, "a new turn");
        assert_eq!(Waits::read(&next.text()), next);
    }

    #[test]
    fn what_an_older_server_did_not_note_counts_from_the_last_move() {
        let noted = Waits::begin(0, 0b01, 100);
        assert_eq!(noted.of(0, 7, 900), Wait { turn: 900, step: 900 });
        assert_eq!(Waits::read("").of(3, 7, 900), Wait { turn: 900, step: 900 });
    }
}
