//! Moves, undo, and how a change becomes lasting.

use super::{BotDone, Command, LoggedMove, Room};
use crate::clock;
use crate::error::{ApiError, Code};
use crate::hub::Finished;
use crate::message::{ClientMessage, ServerMessage};
use crate::play::{Trial, Undo, json};
use crate::seat::SeatUse;
use crate::store::{Change, Head, StoreError, Write};
use bots::Playable;
use serde_json::value::RawValue;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::{Illegal, Seat};

/// How long a bot waits when its move could not be stored, before it tries again.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// Why nothing changed.
pub(super) enum Unchanged {
    /// The move was refused, with the name of a message and a rule.
    Refused(&'static str, &'static str),
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
            // Another server plays this game too, and was faster.
            StoreError::Conflict => Unchanged::Refused(Code::Stale.word(), ""),
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
            ClientMessage::Look { seat } => self.look(connection, seat),
            ClientMessage::Try { seat, action } => self.try_out(connection, &person, seat, &action),
            ClientMessage::Undo { seat, what } => self.undo(&person, seat, what).await,
            ClientMessage::Move { number, revision, seat, action } => {
                self.move_of(&person, number, revision, seat, &action).await
            }
        };
        let metrics = &self.shared.metrics;
        match result {
            Ok(()) if changes => metrics.move_time.record(at.elapsed()),
            Ok(()) => {}
            Err(Unchanged::Refused(why, rule)) => {
                metrics.refused.fetch_add(1, Relaxed);
                self.say(connection, &ServerMessage::Refused { number: self.play.number(), why, rule });
            }
            Err(Unchanged::Error(error)) => self.say_error(connection, &error),
        }
    }

    async fn move_of(
        &mut self,
        person: &str,
        number: usize,
        revision: Option<i64>,
        seat: Seat,
        text: &RawValue,
    ) -> Result<(), Unchanged> {
        self.may_play(person, seat)?;
        let action = read::<G>(text)?;
        // Where several are asked at once, what others have answered meanwhile does not matter.
        let fresh = number == self.play.number() || self.play.same_question(seat, number);
        if !fresh || revision.is_some_and(|seen| seen < self.game.head.undone) {
            return Err(Unchanged::Refused(Code::Stale.word(), ""));
        }
        self.make_move(seat, action, text.get()).await?;
        self.shared.metrics.moves.fetch_add(1, Relaxed);
        self.wake_bots();
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

    async fn make_move(&mut self, seat: Seat, action: G::Move, text: &str) -> Result<(), Unchanged> {
        let made = self.play.apply(seat, action, text)?;
        let number = self.play.number() as i64;
        let moves = vec![made.row(number)];
        let snapshots = made.snapshot.into_iter().map(|state| (number, state)).collect();
        self.commit(Change { moves, snapshots, ..Change::default() }).await?;
        self.log.push(LoggedMove { seat, events: made.events });
        self.tell_move();
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

    async fn undo(&mut self, person: &str, seat: Seat, what: Undo) -> Result<(), Unchanged> {
        self.may_play(person, seat)?;
        self.play.undo(seat, what).map_err(|error| {
            let why = match error {
                table::UndoError::Nothing => Code::NothingToUndo,
                table::UndoError::NotYours => Code::UndoNotYours,
                table::UndoError::Revealed => Code::UndoRevealed,
            };
            Unchanged::Refused(why.word(), "")
        })?;
        let number = self.play.number();
        self.commit(Change { back_to: Some(number as i64), ..Change::default() }).await?;
        self.log.truncate(number);
        self.shared.metrics.undos.fetch_add(1, Relaxed);
        self.tell_anew();
        self.wake_bots();
        Ok(())
    }

    /// Only who sits there may move, and only while no bot plays for them.
    fn may_play(&self, person: &str, seat: Seat) -> Result<(), Unchanged> {
        let own =
            self.seat(seat).is_some_and(|row| row.person.as_deref() == Some(person) && row.used_for == SeatUse::Human);
        if own { Ok(()) } else { Err(Unchanged::Refused(Code::NotYourSeat.word(), "")) }
    }

    /// Stores a change. If that fails, it is not known what is stored, and the game must be read again.
    pub(super) async fn commit(&mut self, change: Change) -> Result<(), StoreError> {
        let before = self.game.head.revision;
        let head = self.head(before + 1, change.back_to.is_some());
        let change = Change { id: self.game.id.clone(), before, head: head.clone(), ..change };
        if let Err(error) = self.shared.store.write(Write::Change(Box::new(change))).await {
            self.must_reload = true;
            return Err(error);
        }
        self.game.head = head;
        Ok(())
    }

    fn head(&self, revision: i64, undo: bool) -> Head {
        let asked = self.play.asked();
        let over = asked.is_empty();
        Head {
            number: self.play.number() as i64,
            revision,
            undone: if undo { revision } else { self.game.head.undone },
            round: i64::from(self.play.round()),
            asked: asked.iter().map(|seat| 1 << seat.index()).sum(),
            over,
            scores: over.then(|| format!("{:?}", self.play.totals())),
            secrets_known: self.game.head.secrets_known,
            updated: clock::now(),
        }
    }

    /// If a bot is asked, it starts to think.
    pub(super) fn wake_bots(&mut self) {
        if self.thinking || self.must_reload {
            return;
        }
        let bot = |seat: Seat| Some((seat, self.seat(seat)?.used_for.level()?));
        let Some((seat, level)) = self.play.asked().iter().find_map(bot) else { return };
        let thinking = self.play.think(seat, level);
        let (room, revision) = (self.from_bots.downgrade(), self.game.head.revision);
        let thinkers = self.shared.thinkers.clone();
        let pause = if self.connections.is_empty() { Duration::ZERO } else { thinkers.config().pause };
        self.thinking = true;
        tokio::spawn(async move {
            let started = Instant::now();
            let choice = thinkers.think(level, thinking).await;
            tokio::time::sleep(pause.saturating_sub(started.elapsed())).await;
            if let Some(room) = room.upgrade() {
                let _ = room.send(BotDone { revision, seat, level, choice }).await;
            }
        });
    }

    pub(super) fn wake_later(&self) {
        let to_self = self.to_self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY_AFTER).await;
            if let Some(room) = to_self.upgrade() {
                let _ = room.send(Command::Wake).await;
            }
        });
    }

    /// Makes the move that a bot has chosen, or any legal one if it chose none that is legal.
    pub(super) async fn bot_moves(&mut self, done: BotDone<G>) {
        let BotDone { revision, seat, level, choice } = done;
        self.thinking = false;
        let action = choice.and_then(|choice| self.play.give_back(seat, level, choice));
        if revision != self.game.head.revision {
            return self.wake_bots();
        }
        let mut result = Err(Unchanged::Refused("no-move", ""));
        if let Some(action) = action {
            result = self.make_move(seat, action, &json(&action)).await;
        }
        if let (Err(Unchanged::Refused(why, _)), false) = (&result, self.must_reload) {
            tracing::error!(game = %self.game.id, %seat, level = level.name(), why, "a bot has no legal move to offer");
            let Some(action) = self.play.any_move(seat) else { return };
            result = self.make_move(seat, action, &json(&action)).await;
        }
        match result {
            Ok(()) => {
                self.shared.metrics.bot_moves.fetch_add(1, Relaxed);
                self.wake_bots();
            }
            Err(_) => self.wake_later(),
        }
    }
}

/// Reads a move, once.
fn read<G: Playable>(text: &RawValue) -> Result<G::Move, Unchanged> {
    let no_move = |e| Unchanged::Error(ApiError::bad(Code::BadMove, format!("This is no move: {e}.")));
    serde_json::from_str(text.get()).map_err(no_move)
}
