//! What follows from a game: another one that goes on from a moment of it, a rematch, a review.

use super::Room;
use crate::error::{ApiError, Code};
use crate::message::ServerMessage;
use crate::play::Origin;
use crate::review::{self, Reviewable};
use crate::store::SeatRow;
use bots::{Budget, Playable};
use table::{RecordedPlayer, Seat};

/// How often a turn is tried out in a review.
const ITERATIONS: u32 = 400;

impl<G: Playable> Room<G> {
    /// Who sits where, for the record.
    pub(super) fn recorded_players(&self) -> Vec<RecordedPlayer> {
        let player = |row: &SeatRow| RecordedPlayer {
            name: row.name.clone(),
            level: row.used_for.level().map(|level| level.name().to_owned()),
        };
        self.seats.iter().map(player).collect()
    }

    /// A game that goes on from a moment of this one: for everybody when it is over. Before that only for somebody who sits
    /// here, and it holds no more than their seat may know.
    pub(super) fn continued(&self, person: &str, number: usize, seat: Option<Seat>) -> Result<Origin, ApiError> {
        if number > self.play.number() {
            return Err(ApiError::bad(Code::NoSuchMove, format!("The game has {} moves so far.", self.play.number())));
        }
        let over = self.play.asked().is_empty();
        if over && number == self.play.number() {
            return Err(ApiError::conflict(Code::NotAsked, "There is nothing to go on with: the game is over there."));
        }
        match self.viewer_of_past(person, seat)? {
            Some(viewer) => Ok(self.play.continued(number, viewer)),
            None if over => Ok(self.play.continued(number, Seat::new(0))),
            None => Err(ApiError::forbidden(Code::NotYourSeat, "Only who sits here can go on from here.")),
        }
    }

    /// A new game of the same people, who move up by one seat, so that it is another one's turn to begin.
    pub(super) fn rematch(&self, person: &str) -> Result<(Origin, Vec<SeatRow>), ApiError> {
        if self.seats_of(person).is_empty() {
            return Err(ApiError::forbidden(Code::NotYourSeat, "Only who sat here can ask for a rematch."));
        }
        if !self.play.asked().is_empty() {
            return Err(ApiError::forbidden(Code::StillRunning, "A rematch comes when the game is over."));
        }
        let mut seats = self.seats.clone();
        seats.rotate_left(1);
        seats.iter_mut().zip(0..).for_each(|(row, seat)| row.seat = seat);
        Ok((self.play.again(), seats))
    }

    /// Tells everybody here that there is another game.
    pub(super) fn tell_rematch(&mut self, id: &str, code: &str) {
        self.say_to_all(&ServerMessage::Rematch { id, code }, None);
    }

    pub(super) fn reviewable(&self) -> Result<Reviewable, ApiError> {
        if !self.play.asked().is_empty() {
            return Err(review::still_running());
        }
        let time = self.shared.thinkers.config().review_time;
        Ok(self.play.reviewable(Budget { iterations: ITERATIONS, time, threads: 1 }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::table;
    use super::*;
    use crate::store::Write;
    use serde_json::json;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
    use std::time::Duration;

    /// Somebody asks for a review while the one that another asked for is being stored: it is not found out twice.
    #[tokio::test]
    async fn a_game_that_was_reviewed_meanwhile_is_not_reviewed_again() {
        let (app, id, dir) = table(json!([])).await;
        app.store.write(Write::Review { game: id.clone(), review: "kept".into() }).await.unwrap();
        let thought = Arc::new(AtomicBool::new(false));
        let thinks = thought.clone();
        let curve = Box::new(move || {
            thinks.store(true, Relaxed);
            Vec::new()
        });
        let shared = app.hub.shared();
        review::begin(shared, &id, "ann".into(), Reviewable { turns: Vec::new(), curve }).unwrap();
        let over = async {
            while shared.reviews.progress(&id).is_some() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), over).await.expect("it is over at once");
        assert!(!thought.load(Relaxed), "nothing is thought about");
        app.store.close().await;
        std::fs::remove_dir_all(dir).unwrap();
    }
}
