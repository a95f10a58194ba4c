//! Moves, undo, and how a change becomes lasting.

use super::{LoggedMove, Room};
use crate::error::{ApiError, Code};
use crate::hub::Finished;
use crate::message::{ClientMessage, ServerMessage};
use crate::play::Trial;
use crate::seat::SeatUse;
use crate::store::{Change, Head, StoreError, Write};
use bots::Playable;
use serde_json::value::RawValue;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use table::{Illegal, Seat};

/// How often something is tried again that another server was faster with.
pub(super) const ATTEMPTS: usize = 5;

/// Why nothing changed.
pub(super) enum Unchanged {
    /// The move was refused, with the name of a message and a rule.
    Refused(&'static str, &'static str),
    /// Another server has changed the game, and was faster. What it stored has been read.
    Conflict,
    /// Something went wrong.
    Error(ApiError),
}

impl From<Illegal> for Unchanged {
    fn from(illegal: Illegal) -> Unchanged {
        Unchanged::Refused(illegal.why, illegal.rule)
    }
}

impl From<StoreError> for Unchanged {
    fn from(error: StoreError) -> Unchanged {
        match error {
            StoreError::Conflict => Unchanged::Conflict,
            other => Unchanged::Error(other.into()),
        }
    }
}

impl<G: Playable> Room<G> {
    /// Carries out a message, and answers if it cannot be done.
    pub(super) async fn handle_message(&mut self, connection: u64, message: ClientMessage, at: Instant) {
        let Some(person) = self.connections.get(&connection).map(|g| g.person.clone()) else { return };
        let changes = matches!(message, ClientMessage::Move { .. } | ClientMessage::Undo { .. });
        let result = match message {
            ClientMessage::Ping => Ok(()),
            ClientMessage::Signal { signal } => self.signal(connection, &person, signal).await,
            ClientMessage::Consent { yes } => self.consent(&person, yes).await,
            ClientMessage::Look { seat } => self.look(connection, seat),
            ClientMessage::Hurry { seat } => self.hurry(&person, seat).await,
            ClientMessage::Try { seat, action } => self.try_out(connection, &person, seat, &action),
            ClientMessage::Foresee { seat, moves } => self.foresee(connection, &person, seat, &moves),
            ClientMessage::Undo { seat, what } => self.undo(&person, seat, what).await,
            ClientMessage::Move { number, revision, seat, action } => {
                self.move_of(&person, number, revision, seat, &action).await
            }
        };
        match result {
            Ok(()) if changes => self.shared.metrics.move_time.record(at.elapsed()),
            Ok(()) => {}
            Err(Unchanged::Conflict) => self.refuse(connection, Code::Stale.word(), ""),
            Err(Unchanged::Refused(why, rule)) => {
                // Perhaps they answered what they were asked through another server.
                self.catch_up_now_and_then().await;
                self.refuse(connection, why, rule);
            }
            Err(Unchanged::Error(error)) => self.say_error(connection, &error),
        }
    }

    fn refuse(&mut self, connection: u64, why: &str, rule: &str) {
        self.shared.metrics.refused.fetch_add(1, Relaxed);
        self.say(connection, &ServerMessage::Refused { number: self.play.number(), why, rule });
    }

    async fn move_of(
        &mut self,
        person: &str,
        number: usize,
        revision: Option<i64>,
        seat: Seat,
        text: &RawValue,
    ) -> Result<(), Unchanged> {
        let action = read::<G>(text)?;
        let mut result = Err(Unchanged::Conflict);
        for _ in 0..ATTEMPTS {
            self.may_play(person, seat)?;
            // Where several are asked at once, what others have answered meanwhile does not matter.
            let fresh = number == self.play.number() || self.play.same_question(seat, number);
            if !fresh || revision.is_some_and(|seen| seen < self.game.head.undone) {
                return Err(Unchanged::Refused(Code::Stale.word(), ""));
            }
            result = self.make_move(seat, action).await;
            if !matches!(result, Err(Unchanged::Conflict)) {
                break;
            }
        }
        result?;
        self.shared.metrics.moves.fetch_add(1, Relaxed);
        self.wake_bots().await;
        Ok(())
    }

    /// Tells somebody what would come of a move.
    fn try_out(&mut self, connection: u64, person: &str, seat: Seat, action: &RawValue) -> Result<(), Unchanged> {
        self.may_play(person, seat)?;
        let number = self.play.number();
        match self.play.try_out(seat, &read::<G>(action)?) {
            Trial::Possible(preview) => {
                let (why, rule, pay, preview) = (None, None, None, Some(&*preview));
                self.say(connection, &ServerMessage::Tried { number, action, why, rule, pay, preview });
            }
            Trial::Blocked(illegal, pay) => {
                let (why, rule, pay, preview) = (Some(illegal.why), Some(illegal.rule), Some(&*pay), None);
                self.say(connection, &ServerMessage::Tried { number, action, why, rule, pay, preview });
            }
        }
        Ok(())
    }

    /// Tells somebody what would come of several moves in a row.
    fn foresee(&mut self, connection: u64, person: &str, seat: Seat, moves: &[Box<RawValue>]) -> Result<(), Unchanged> {
        self.may_play(person, seat)?;
        let actions = moves.iter().map(|action| read::<G>(action)).collect::<Result<Vec<_>, _>>()?;
        let previews = self.play.foresee(seat, &actions);
        self.say(connection, &ServerMessage::Foreseen { number: self.play.number(), moves, previews: &previews });
        Ok(())
    }

    pub(super) async fn make_move(&mut self, seat: Seat, action: G::Move) -> Result<(), Unchanged> {
        let made = self.play.apply(seat, action)?;
        let number = self.play.number() as i64;
        let moves = vec![made.row(number)];
        let snapshots = made.snapshot.into_iter().map(|state| (number, state)).collect();
        self.commit(Change { moves, snapshots, ..Change::default() }).await?;
        self.log.push(LoggedMove { seat, events: made.events });
        self.tell_moves(number as usize - 1);
        if self.game.head.over {
            self.finished();
        }
        Ok(())
    }

    /// The game is over, and that is stored: whoever listens hears of it.
    fn finished(&self) {
        let finished = Finished { game: self.game.id.clone(), scores: self.play.totals() };
        // Perhaps nobody listens.
        let _ = self.shared.finished.send(finished);
    }

    /// Only who sits there may move, and only while no bot plays for them; nobody in the lobby.
    pub(super) fn may_play(&self, person: &str, seat: Seat) -> Result<(), Unchanged> {
        if self.game.head.lobby {
            return Err(Unchanged::Refused(Code::NotStarted.word(), ""));
        }
        let own =
            self.seat(seat).is_some_and(|row| row.person.as_deref() == Some(person) && row.used_for == SeatUse::Human);
        if own { Ok(()) } else { Err(Unchanged::Refused(Code::NotYourSeat.word(), "")) }
    }

    /// Stores a change. If that fails, it is not known what is stored: the game is read again at once, or as soon as that is
    /// possible, and everybody is told how it stands.
    pub(super) async fn commit(&mut self, change: Change) -> Result<(), StoreError> {
        let before = self.game.head.revision;
        let mut head = self.head(before + 1, change.back_to.is_some());
        self.note_waits(&mut head, &change);
        let change = Change { id: self.game.id.clone(), before, head: head.clone(), ..change };
        if let Err(error) = self.shared.store.write(Write::Change(Box::new(change))).await {
            self.must_reload = true;
            self.reload().await;
            return Err(error);
        }
        self.game.head = head;
        Ok(())
    }

    pub(super) fn head(&self, revision: i64, undo: bool) -> Head {
        let undone = if undo { revision } else { self.game.head.undone };
        let Head { secrets_known, lobby, number, ref wish, .. } = self.game.head;
        let now = self.play.head();
        // A wish to take back is forgotten with the next move.
        let wish = wish.clone().filter(|_| now.number == number);
        Head { revision, undone, secrets_known, lobby, wish, ..now }
    }
}

/// Reads a move, once.
fn read<G: Playable>(text: &RawValue) -> Result<G::Move, Unchanged> {
    let no_move = |e| Unchanged::Error(ApiError::bad(Code::BadMove, format!("This is no move: {e}.")));
    serde_json::from_str(text.get()).map_err(no_move)
}
