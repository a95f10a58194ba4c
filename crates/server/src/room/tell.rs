//! What everybody at the table gets to see: each with their own eyes.

use super::{Guest, Room};
use crate::error::{ApiError, Code};
use crate::message::{Answer, LogLine, MayUndo, SeatInfo, State};
use crate::play::Picture;
use axum::extract::ws::{CloseFrame, Message};
use serde_json::value::RawValue;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::Relaxed;
use table::Seat;

/// So many lines of the log are sent to somebody who comes in.
const LINES: usize = 200;
/// Close code: there is no such game.
pub(super) const NO_GAME: u16 = 4404;
/// Close code: what was saved of the game cannot be read.
pub(super) const DAMAGED: u16 = 4500;
/// Close code: please come back soon.
pub const TRY_AGAIN: u16 = 1013;

/// A message that ends a connection.
pub fn closing(code: u16, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code, reason: reason.into() }))
}

/// Why a state is sent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum News {
    /// A move was made.
    Move,
    /// Somebody sits elsewhere now.
    Seats,
    /// Somebody came in, or something was taken back: the log begins anew.
    Anew,
}

/// Pictures that have been drawn already, by viewer.
type Drawn = Vec<(Option<Seat>, Picture)>;

impl Room {
    /// A move was made: everybody gets to see it.
    pub(super) fn tell_move(&mut self) {
        self.tell_all(News::Move);
    }

    /// The seats have changed.
    pub(super) fn tell_seats(&mut self) {
        self.tell_all(News::Seats);
    }

    /// Something was taken back, or read again.
    pub(super) fn tell_anew(&mut self) {
        self.tell_all(News::Anew);
    }

    /// Somebody has come in or wants to look with other eyes.
    pub(super) fn greet(&mut self, guest: u64) {
        let seats = self.seat_infos();
        let text = self.state_for(guest, News::Anew, &seats, &mut Drawn::new());
        self.send(guest, Message::text(text));
    }

    /// Somebody has come or gone: the others get to know, if it makes a difference.
    pub(super) fn tell_presence(&mut self, before: &[SeatInfo], except: Option<u64>) {
        let seats = self.seat_infos();
        if seats == before {
            return;
        }
        let text = Answer::Seats { seats: &seats }.text();
        let others: Vec<u64> = self.guests.keys().copied().filter(|g| Some(*g) != except).collect();
        for guest in others {
            self.send(guest, Message::text(text.clone()));
        }
    }

    pub(super) fn say(&mut self, guest: u64, answer: &Answer<'_>) {
        self.send(guest, Message::text(answer.text()));
    }

    pub(super) fn say_error(&mut self, guest: u64, error: &ApiError) {
        self.say(guest, &Answer::Error { code: error.code.word(), error: &error.error });
    }

    fn tell_all(&mut self, news: News) {
        let seats = self.seat_infos();
        let mut drawn = Drawn::new();
        let guests: Vec<u64> = self.guests.keys().copied().collect();
        for guest in guests {
            let text = self.state_for(guest, news, &seats, &mut drawn);
            self.send(guest, Message::text(text));
        }
    }

    /// Who does not take messages off the line is sent away; they come back and see everything.
    fn send(&mut self, guest: u64, message: Message) {
        let Some(Guest { out, .. }) = self.guests.get(&guest) else { return };
        if out.try_send(message).is_err() {
            self.guests.remove(&guest);
            self.shared.metrics.connections.fetch_sub(1, Relaxed);
        }
    }

    /// Whose eyes a guest looks with. Somebody with several seats sees with the last one they asked for, so that what one
    /// holds in hand is not shown before the machine was handed over.
    fn viewer(&mut self, guest: u64, own: &[Seat]) -> Option<Seat> {
        let asked = self.play.asked();
        let guest = self.guests.get_mut(&guest)?;
        let look = guest.look.filter(|seat| own.contains(seat));
        guest.look = look.or_else(|| own.iter().copied().find(|s| asked.contains(*s))).or(own.first().copied());
        guest.look
    }

    fn state_for(&mut self, guest: u64, news: News, seats: &[SeatInfo], drawn: &mut Drawn) -> String {
        let person = self.guests.get(&guest).map(|g| g.person.clone()).unwrap_or_default();
        let own = self.seats_of(&person);
        let viewer = self.viewer(guest, &own);
        let you = self.played_by(&person);
        let index = drawn.iter().position(|(v, _)| *v == viewer).unwrap_or_else(|| {
            drawn.push((viewer, self.play.picture(viewer)));
            drawn.len() - 1
        });
        let picture = &drawn[index].1;
        let number = self.play.number();
        let plays = viewer.filter(|seat| you.contains(seat));
        let may = plays.is_some_and(|seat| self.play.may_undo(seat));
        let mut state = State::of(picture, number, self.game.head.revision, self.play.name(), seats);
        if plays.is_none() {
            // A bot plays for this seat: its owner looks on.
            state.decision = None;
            (state.moves, state.exchanges, state.blocked, state.terms) = (&EMPTY, &EMPTY, &EMPTY, &EMPTY);
        }
        (state.you, state.seat) = (&you, viewer);
        state.undo = MayUndo { step: may, turn: may };
        match news {
            News::Move => {
                state.log = self.lines(viewer, number.saturating_sub(1)..number);
                state.events = state.log.iter().map(|line| line.event).collect();
            }
            News::Seats => {}
            News::Anew => {
                (state.log, state.log_anew) = (self.lines(viewer, 0..number), true);
            }
        }
        Answer::State(&state).text()
    }

    /// The last lines of the log that belong to these moves, as far as the viewer may hear of them.
    fn lines(&self, viewer: Option<Seat>, moves: std::ops::Range<usize>) -> Vec<LogLine<'_>> {
        let mut lines = Vec::new();
        for index in moves.rev() {
            let told = &self.told[index];
            let heard = told.events.iter().rev().filter(|e| e.by(viewer));
            lines.extend(heard.map(|e| LogLine { number: index + 1, seat: told.seat, event: &e.event }));
            if lines.len() >= LINES {
                lines.truncate(LINES);
                break;
            }
        }
        lines.reverse();
        lines
    }

    /// The game as it stood.
    pub(super) fn past(&self, person: &str, number: usize, seat: Option<Seat>) -> Result<String, ApiError> {
        if number > self.play.number() {
            return Err(ApiError::bad(Code::NoSuchMove, format!("The game has {} moves so far.", self.play.number())));
        }
        let viewer = self.eyes(person, seat)?;
        let picture = self.play.past(viewer, number);
        let (seats, you) = (self.seat_infos(), self.played_by(person));
        let mut state = State::of(&picture, number, self.game.head.revision, self.play.name(), &seats);
        (state.you, state.seat) = (&you, viewer);
        state.events = self.lines(viewer, number.saturating_sub(1)..number).iter().map(|l| l.event).collect();
        state.log = self.lines(viewer, 0..number);
        state.log_anew = true;
        Ok(Answer::State(&state).text())
    }
}

/// An empty list.
static EMPTY: LazyLock<Box<RawValue>> =
    LazyLock::new(|| RawValue::from_string("[]".into()).expect("an empty list is JSON"));
