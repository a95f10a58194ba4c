//! The bots of a game: when they think, on which server, and how they move.

use super::change::Unchanged;
use super::{BotDone, Command, Room};
use crate::error::Code;
use crate::nodes::Word;
use crate::seat::SeatUse;
use bots::Playable;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::Seat;
use tracing::Instrument;

/// How long to wait when something could not be stored, before it is tried again.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// How long a bot takes at least where everybody has left their seat to bots.
const NO_HURRY: Duration = Duration::from_millis(1500);

impl<G: Playable> Room<G> {
    /// If a bot is asked, it starts to think: while somebody is at the table, or for people who are away and will be asked
    /// next. On one server only.
    pub(super) async fn wake_bots(&mut self) {
        if self.thinking || self.must_reload || self.game.head.lobby {
            return;
        }
        let bot = |seat: Seat| Some((seat, self.seat(seat)?.used_for.level()?));
        let asked = self.play.asked().iter().find_map(bot).filter(|_| self.is_awaited());
        let Some((seat, level)) = asked else { return self.rest().await };
        if !self.has_bots().await {
            return;
        }
        let (thinking, stop) = self.play.think(seat, level);
        let (room, revision) = (self.from_bots.downgrade(), self.game.head.revision);
        let thinkers = self.shared.thinkers.clone();
        let pause = self.pause();
        let whose = self.whose();
        (self.thinking, self.stop) = (true, Some((seat, stop)));
        let thought = async move {
            let started = Instant::now();
            let choice = thinkers.think(level, &whose, thinking).await;
            tokio::time::sleep(pause.saturating_sub(started.elapsed())).await;
            if let Some(room) = room.upgrade() {
                let _ = room.send(BotDone { revision, seat, level, choice }).await;
            }
        };
        tokio::spawn(thought.in_current_span());
    }

    /// Somebody who sits here tells a bot to move with what it has found so far, wherever it thinks. One that has chosen
    /// meanwhile is not disturbed.
    pub(super) async fn hurry(&mut self, person: &str, seat: Seat) -> Result<(), Unchanged> {
        if self.seats_of(person).is_empty() {
            return Err(Unchanged::Refused(Code::NotYourSeat.word(), ""));
        }
        self.stop_thinking(seat);
        if self.bots_elsewhere {
            self.say_elsewhere(Word::Hurry { id: self.game.id.clone(), seat }).await;
        }
        Ok(())
    }

    /// A bot that thinks at this seat moves with what it has found so far.
    pub(super) fn stop_thinking(&self, seat: Seat) {
        if let Some((_, stop)) = self.stop.as_ref().filter(|(thinks, _)| *thinks == seat) {
            stop.now();
        }
    }

    /// The least time a bot takes. If nobody plays but bots, and one of them for a person, they are in no hurry: the person
    /// may want to come back.
    fn pause(&self) -> Duration {
        let usual = self.shared.thinkers.config().pause;
        let nobody_plays = self.seats.iter().all(|row| row.used_for != SeatUse::Human);
        match self.connections.is_empty() {
            true => Duration::ZERO,
            false if nobody_plays && self.seats.iter().any(|row| row.person.is_some()) => usual.max(NO_HURRY),
            false => usual,
        }
    }

    /// Whether somebody is at the table or will be asked. Games of bots alone wait until somebody looks.
    fn is_awaited(&self) -> bool {
        !self.connections.is_empty() || self.seats.iter().any(|row| row.used_for == SeatUse::Human)
    }

    /// For whom the bots think: an address of somebody here, otherwise the host.
    fn whose(&self) -> String {
        let address = self.connections.values().map(|connection| connection.address.to_string()).min();
        address.unwrap_or_else(|| self.game.owner.clone())
    }

    /// Whether this server thinks for the bots of this game.
    async fn has_bots(&mut self) -> bool {
        if self.bots_here || self.bots_elsewhere {
            return self.bots_here;
        }
        match self.shared.store.take_bots(&self.game.id).await {
            Ok(taken) => (self.bots_here, self.bots_elsewhere) = (taken, !taken),
            Err(error) => {
                tracing::warn!(game = %self.game.id, %error, "bots cannot think now");
                self.wake_later();
            }
        }
        self.bots_here
    }

    /// Leaves the bots to others if nobody is here.
    pub(super) async fn rest(&mut self) {
        if self.bots_here && !self.thinking && self.connections.is_empty() {
            self.bots_here = false;
            if let Err(error) = self.shared.store.leave_bots(&self.game.id).await {
                tracing::warn!(game = %self.game.id, %error, "bots could not be left to others");
            }
        }
    }

    /// Looks again in a moment. However many things went wrong, that is one look.
    pub(super) fn wake_later(&mut self) {
        if self.is_gone || std::mem::replace(&mut self.will_wake, true) {
            return;
        }
        let to_self = self.to_self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY_AFTER).await;
            if let Some(room) = to_self.upgrade() {
                let _ = room.send(Command::Wake).await;
            }
        });
    }

    /// A bot has chosen, or took too long.
    pub(super) async fn bot_done(&mut self, done: BotDone<G>) {
        self.shared.metrics.thoughts.fetch_add(1, Relaxed);
        if self.must_reload && !self.reload().await {
            self.thinking = false;
            return self.wake_later();
        }
        self.bot_moves(done).await;
    }

    /// Makes the move that a bot has chosen, or any legal one if it chose none that is legal.
    async fn bot_moves(&mut self, done: BotDone<G>) {
        let BotDone { revision, seat, level, choice } = done;
        (self.thinking, self.stop) = (false, None);
        let action = choice.and_then(|choice| self.play.give_back(seat, level, choice));
        if revision != self.game.head.revision {
            return self.wake_bots().await;
        }
        let mut result = Err(Unchanged::Refused("no-move", ""));
        if let Some(action) = action {
            result = self.make_move(seat, action).await;
        }
        if let Err(Unchanged::Refused(why, _)) = &result {
            tracing::error!(game = %self.game.id, %seat, level = level.name(), why, "a bot has no legal move to offer");
            let Some(action) = self.play.any_move(seat) else { return };
            result = self.make_move(seat, action).await;
        }
        match result {
            Ok(()) => {
                self.shared.metrics.bot_moves.fetch_add(1, Relaxed);
                self.wake_bots().await;
            }
            Err(Unchanged::Conflict) => self.wake_bots().await,
            Err(_) => self.wake_later(),
        }
    }
}
