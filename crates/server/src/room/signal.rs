//! Signals: the few things that people at a table can say to each other.

use super::Room;
use super::change::Unchanged;
use crate::config::Rate;
use crate::error::{ApiError, Code};
use crate::limits::Bucket;
use crate::message::{ServerMessage, Signal};
use crate::nodes::Word;
use bots::Playable;
use table::Seat;

/// One every three seconds, and three at once: enough to be polite, too little to be a nuisance.
fn often() -> Rate {
    Rate::new(1.0 / 3.0, 3.0)
}

impl<G: Playable> Room<G> {
    /// Somebody with a seat says something to everybody at the table, also through other servers.
    pub(super) async fn signal(&mut self, connection: u64, person: &str, signal: Signal) -> Result<(), Unchanged> {
        let own = self.seats_of(person);
        let looks = self.connections.get(&connection).and_then(|connection| connection.look);
        let Some(seat) = looks.filter(|seat| own.contains(seat)).or(own.first().copied()) else {
            return Err(Unchanged::Refused(Code::NotYourSeat.word(), ""));
        };
        if !self.signals.entry(seat).or_insert_with(|| Bucket::new(often())).take() {
            return Err(Unchanged::Error(ApiError::too_fast()));
        }
        self.tell_signal(seat, signal);
        self.say_elsewhere(Word::Signal { id: self.game.id.clone(), seat, signal }).await;
        Ok(())
    }

    /// Says something of which nothing is stored to the other servers.
    pub(super) async fn say_elsewhere(&mut self, word: Word) {
        if let Err(error) = self.shared.store.say(word).await {
            tracing::warn!(game = %self.game.id, %error, "a word did not reach the other servers");
        }
    }

    /// Tells everybody here.
    pub(super) fn tell_signal(&mut self, seat: Seat, signal: Signal) {
        self.say_to_all(&ServerMessage::Signal { seat, signal }, None);
    }
}
