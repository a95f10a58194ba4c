//! The time that a table has agreed on for a move, and what happens when it is over.

use super::Room;
use crate::clock;
use crate::message::Clock;
use crate::seat::SeatUse;
use crate::store::{Change, Head, SeatRow};
use crate::waits::Waits;
use bots::{Level, Playable};
use table::Seat;

/// The bot that plays on for somebody whose time is over.
const STANDS_IN: Level = Level::Medium;

impl<G: Playable> Room<G> {
    /// Notes since when everybody is waited for after a change, and when the first of them is late.
    pub(super) fn note_waits(&self, head: &mut Head, change: &Change) {
        let bit = |seat: i64| 1 << seat;
        let moved: i64 = change.moves.iter().map(|row| bit(row.seat)).fold(0, |all, one| all | one);
        let came: i64 = change.seats.iter().map(|row| bit(row.seat)).fold(0, |all, one| all | one);
        // In the lobby nobody is waited for.
        let asked = if head.lobby { 0 } else { head.asked };
        let taken_back = if change.back_to.is_some() { asked } else { 0 };
        head.waits = self.game.head.waits.after(head.number, asked, moved | came | taken_back, clock::now());
        let mut seats = self.seats.clone();
        for row in &change.seats {
            seats[row.seat as usize] = row.clone();
        }
        head.due = seats.iter().filter_map(|row| due(self.game.move_time, head, row)).min();
    }

    /// Until when a seat has time.
    pub(super) fn due(&self, row: &SeatRow) -> Option<i64> {
        due(self.game.move_time, &self.game.head, row)
    }

    /// The clock of the table, if it has one.
    pub(super) fn clock(&self) -> Option<Clock> {
        (self.game.move_time > 0).then(|| Clock { limit: self.game.move_time, now: clock::now() })
    }

    /// Somebody's time may be over: then a bot plays for them, until they come back.
    pub(super) async fn call_time(&mut self) {
        if !self.catch_up().await {
            return;
        }
        let now = clock::now();
        let late = |room: &Room<G>, row: &SeatRow| room.due(row).is_some_and(|due| due <= now);
        let mut called = false;
        for seat in 0..self.seats.len() {
            if late(self, &self.seats[seat]) {
                called = true;
                tracing::info!(game = %self.game.id, seat, "the time for a move is over, and a bot takes over");
                if self.take_over(Seat::new(seat as u8), STANDS_IN).await.is_err() {
                    // Somebody else was faster, or nothing can be stored now: there will be another look.
                    return;
                }
            }
        }
        // The game was changed beside its room, and nobody is late after all.
        if !called && self.game.head.due.is_some_and(|due| due <= now) {
            let _ = self.commit(Change::default()).await;
        }
    }
}

impl Head {
    /// The same for a game in which everybody who is asked begins to be waited for now; in the lobby that is nobody.
    pub fn waited_for(self, limit: i64, seats: &[SeatRow]) -> Head {
        let asked = if self.lobby { 0 } else { self.asked };
        let head = Head { waits: Waits::begin(self.number, asked, self.updated), ..self };
        Head { due: seats.iter().filter_map(|row| due(limit, &head, row)).min(), ..head }
    }
}

/// Until when a seat has time, if somebody is waited for there and the table has agreed on a limit (in seconds).
pub fn due(limit: i64, head: &Head, row: &SeatRow) -> Option<i64> {
    let waited_for =
        limit > 0 && !head.over && !head.lobby && row.used_for == SeatUse::Human && head.asked >> row.seat & 1 == 1;
    waited_for.then(|| head.waits.of(row.seat as usize, head.number, head.updated).step + limit * 1000)
}
