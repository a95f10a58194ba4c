//! What is sent to connections: to each what its person may see.

use super::{Connection, Room};
use crate::error::{ApiError, Code};
use crate::message::{LogLine, SeatInfo, ServerMessage, State};
use crate::play::ViewerState;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes};
use bots::Playable;
use serde_json::value::RawValue;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::Relaxed;
use table::Seat;

/// How many lines of the log are sent to a new connection.
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
enum Reason {
    /// Moves were made, after this number.
    Moves(usize),
    /// Somebody sits elsewhere now.
    Seats,
    /// Somebody came in, or something was taken back: the log begins anew.
    Anew,
}

/// What has been made already for others who are told the same.
#[derive(Default)]
struct Made {
    /// What each viewer sees.
    views: Vec<(Option<Seat>, ViewerState)>,
    /// Whole messages, for those who look with the same seat and have the same seats: all who only watch share one.
    texts: Vec<(Option<Seat>, Vec<Seat>, Utf8Bytes)>,
}

impl<G: Playable> Room<G> {
    /// Sends the moves that were made after this number to everybody.
    pub(super) fn tell_moves(&mut self, since: usize) {
        self.tell_all(Reason::Moves(since));
    }

    /// Sends a change of seats to everybody.
    pub(super) fn tell_seats(&mut self) {
        self.tell_all(Reason::Seats);
    }

    /// Sends everybody a state with a new log: something was taken back, or the game read again.
    pub(super) fn tell_anew(&mut self) {
        self.tell_all(Reason::Anew);
    }

    /// Sends a state with a new log to one connection: it is new, or looks with another seat.
    pub(super) fn greet(&mut self, connection: u64) {
        let seats = self.seat_infos();
        let text = self.state_for(connection, Reason::Anew, &seats, &mut Made::default());
        self.send(connection, Message::Text(text));
    }

    /// Tells the others who is connected, if that has changed.
    pub(super) fn tell_presence(&mut self, before: &[SeatInfo], except: Option<u64>) {
        let seats = self.seat_infos();
        if seats == before {
            return;
        }
        self.say_to_all(&ServerMessage::Seats { seats: &seats }, except);
    }

    /// Sends one message to everybody, but perhaps for one.
    pub(super) fn say_to_all(&mut self, message: &ServerMessage<'_>, except: Option<u64>) {
        let message = Message::text(message.text());
        let others: Vec<u64> = self.connections.keys().copied().filter(|other| Some(*other) != except).collect();
        for connection in others {
            self.send(connection, message.clone());
        }
    }

    pub(super) fn say(&mut self, connection: u64, message: &ServerMessage<'_>) {
        self.send(connection, Message::text(message.text()));
    }

    pub(super) fn say_error(&mut self, connection: u64, error: &ApiError) {
        self.say(connection, &ServerMessage::Error { code: error.code.word(), error: &error.error });
    }

    fn tell_all(&mut self, reason: Reason) {
        let seats = self.seat_infos();
        let mut made = Made::default();
        let connections: Vec<u64> = self.connections.keys().copied().collect();
        for connection in connections {
            let text = self.state_for(connection, reason, &seats, &mut made);
            self.send(connection, Message::Text(text));
        }
    }

    /// Ends all connections with this code.
    pub(super) fn close_all(&mut self, code: u16) {
        for (_, connection) in self.connections.drain() {
            connection.out.put(closing(code, ""));
            self.shared.metrics.connections.fetch_sub(1, Relaxed);
        }
    }

    /// Sends a message. A connection that does not keep up is dropped; its browser connects again and gets a new state.
    fn send(&mut self, connection: u64, message: Message) {
        let Some(Connection { out, .. }) = self.connections.get(&connection) else { return };
        if !out.put(message) {
            self.connections.remove(&connection);
            self.shared.metrics.connections.fetch_sub(1, Relaxed);
        }
    }

    /// The seat that a connection looks with. A person with several seats looks with the last one they asked for, so that a
    /// hand is not shown before the machine was handed over. In the lobby nobody sees a hand.
    fn viewer(&mut self, connection: u64, own: &[Seat]) -> Option<Seat> {
        if self.game.head.lobby {
            return None;
        }
        let asked = self.play.asked();
        let connection = self.connections.get_mut(&connection)?;
        let look = connection.look.filter(|seat| own.contains(seat));
        connection.look = look.or_else(|| own.iter().copied().find(|s| asked.contains(*s))).or(own.first().copied());
        connection.look
    }

    fn state_for(&mut self, connection: u64, reason: Reason, seats: &[SeatInfo], made: &mut Made) -> Utf8Bytes {
        let person = self.connections.get(&connection).map(|g| g.person.clone()).unwrap_or_default();
        let own = self.seats_of(&person);
        let viewer = self.viewer(connection, &own);
        if let Some((.., text)) = made.texts.iter().find(|(v, seats, _)| *v == viewer && *seats == own) {
            return text.clone();
        }
        let text = Utf8Bytes::from(self.text_for(viewer, &own, reason, seats, made));
        made.texts.push((viewer, own, text.clone()));
        text
    }

    /// The state for whoever has these seats and looks with this one.
    fn text_for(
        &self,
        viewer: Option<Seat>,
        own: &[Seat],
        reason: Reason,
        seats: &[SeatInfo],
        made: &mut Made,
    ) -> String {
        let you = self.played_of(own);
        let views = &mut made.views;
        let index = views.iter().position(|(v, _)| *v == viewer).unwrap_or_else(|| {
            views.push((viewer, self.play.now_for(viewer)));
            views.len() - 1
        });
        let viewed = &views[index].1;
        let number = self.play.number();
        let plays = viewer.filter(|seat| you.contains(seat));
        let mut state = State::of(viewed, number, self.game.head.revision, self.play.name(), seats);
        if plays.is_none() {
            // A bot plays for this seat: its owner looks on.
            state.decision = None;
            (state.moves, state.exchanges, state.blocked) = (&EMPTY, &EMPTY, &EMPTY);
            (state.previews, state.targets, state.times) = (&EMPTY, &EMPTY, &EMPTY);
        }
        (state.you, state.seat, state.clock) = (&you, viewer, self.clock());
        if let Some(seat) = plays {
            state.undo = self.may_undo(seat);
        }
        (state.lobby, state.take_back) = (self.game.head.lobby, self.take_back());
        state.has_secrets = own.len() > 1 && own.iter().any(|seat| self.play.has_secrets(*seat));
        match reason {
            Reason::Moves(since) => {
                state.log = self.lines(viewer, since..number);
                state.events = state.log.iter().map(|line| line.event).collect();
            }
            Reason::Seats => {}
            Reason::Anew => {
                (state.log, state.log_anew) = (self.lines(viewer, 0..number), true);
            }
        }
        ServerMessage::State(&state).text()
    }

    /// The last lines of the log that belong to these moves, as far as the viewer may know of them.
    fn lines(&self, viewer: Option<Seat>, moves: std::ops::Range<usize>) -> Vec<LogLine<'_>> {
        let mut lines = Vec::new();
        for index in moves.rev() {
            let logged = &self.log[index];
            let shown = logged.events.iter().rev().filter(|e| e.is_for(viewer));
            lines.extend(shown.map(|e| LogLine { number: index + 1, seat: logged.seat, event: &e.event }));
            if lines.len() >= LINES {
                lines.truncate(LINES);
                break;
            }
        }
        lines.reverse();
        lines
    }

    /// The game as it stood after this number of moves.
    pub(super) fn past(&self, person: &str, number: usize, seat: Option<Seat>) -> Result<String, ApiError> {
        if number > self.play.number() {
            return Err(ApiError::bad(Code::NoSuchMove, format!("The game has {} moves so far.", self.play.number())));
        }
        let viewer = self.viewer_of_past(person, seat)?;
        let viewed = self.play.past_for(viewer, number);
        let (seats, you) = (self.seat_infos(), self.played_by(person));
        let mut state = State::of(&viewed, number, self.game.head.revision, self.play.name(), &seats);
        (state.you, state.seat) = (&you, viewer);
        state.events = self.lines(viewer, number.saturating_sub(1)..number).iter().map(|l| l.event).collect();
        state.log = self.lines(viewer, 0..number);
        state.log_anew = true;
        Ok(ServerMessage::State(&state).text())
    }
}

/// An empty list.
static EMPTY: LazyLock<Box<RawValue>> =
    LazyLock::new(|| RawValue::from_string("[]".into()).expect("an empty list is JSON"));
