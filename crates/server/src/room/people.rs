//! Who sits where, and who may see what of the past.

use super::Room;
use super::change::Unchanged;
use crate::advice::Advice;
use crate::error::{ApiError, Code};
use crate::message::SeatInfo;
use crate::play::Thinking;
use crate::seat::SeatUse;
use crate::store::{Change, SeatRow, StoreError};
use axum::extract::ws::Message;
use bots::Playable;
use std::sync::atomic::Ordering::Relaxed;
use table::Seat;
use tokio::sync::mpsc;

fn unchanged(error: StoreError) -> ApiError {
    match Unchanged::from(error) {
        Unchanged::Refused(..) => ApiError::conflict(Code::Stale, "The game has changed; please look again."),
        Unchanged::Error(error) => error,
    }
}

impl<G: Playable> Room<G> {
    pub(super) fn enter(&mut self, connection: u64, person: String, out: mpsc::Sender<Message>) {
        self.shared.metrics.connections.fetch_add(1, Relaxed);
        let before = self.seat_infos();
        self.connections.insert(connection, super::Connection { person, out, look: None });
        self.greet(connection);
        self.tell_presence(&before, Some(connection));
    }

    pub(super) fn leave(&mut self, connection: u64) {
        let before = self.seat_infos();
        if self.connections.remove(&connection).is_some() {
            self.shared.metrics.connections.fetch_sub(1, Relaxed);
            self.tell_presence(&before, None);
        }
    }

    /// A person has another name; it is stored already.
    pub(super) fn rename(&mut self, person: &str, before: &str, name: &str) {
        let here = |row: &&mut SeatRow| row.person.as_deref() == Some(person) && row.name == before;
        let mut renamed = 0;
        for row in self.seats.iter_mut().filter(here) {
            row.name = name.into();
            renamed += 1;
        }
        if renamed > 0 {
            self.tell_seats();
        }
    }

    /// A guest has logged in: what was theirs belongs to the account. It is stored already.
    pub(super) fn adopt(&mut self, from: &str, to: &str) {
        if self.game.owner == from {
            self.game.owner = to.into();
        }
        for row in self.seats.iter_mut().filter(|row| row.person.as_deref() == Some(from)) {
            row.person = Some(to.into());
        }
        for connection in self.connections.values_mut().filter(|connection| connection.person == from) {
            connection.person = to.into();
        }
    }

    fn is_here(&self, person: &str) -> bool {
        self.connections.values().any(|connection| connection.person == person)
    }

    /// The seats as everybody sees them.
    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let info = |row: &SeatRow| SeatInfo {
            name: row.name.clone(),
            kind: row.used_for.kind(),
            level: row.used_for.level(),
            connected: Some(row.used_for.is_bot() || row.person.as_deref().is_some_and(|p| self.is_here(p))),
        };
        self.seats.iter().map(info).collect()
    }

    /// The seats that belong to a person: also those for which a bot plays at the moment.
    pub(super) fn seats_of(&self, person: &str) -> Vec<Seat> {
        let own = self.seats.iter().filter(|row| row.person.as_deref() == Some(person));
        own.map(|row| Seat::new(row.seat as u8)).collect()
    }

    /// The seats a person plays.
    pub(super) fn played_by(&self, person: &str) -> Vec<Seat> {
        let mut seats = self.seats_of(person);
        seats.retain(|seat| self.seats[seat.index()].used_for == SeatUse::Human);
        seats
    }

    pub(super) fn look(&mut self, connection: u64, seat: Seat) -> Result<(), Unchanged> {
        let person = self.connections.get(&connection).map(|g| g.person.clone()).unwrap_or_default();
        if !self.seats_of(&person).contains(&seat) {
            return Err(Unchanged::Refused(Code::NotYourSeat.word(), ""));
        }
        if let Some(connection) = self.connections.get_mut(&connection) {
            connection.look = Some(seat);
        }
        self.greet(connection);
        Ok(())
    }

    /// Sits down on an open seat. Who has a seat already stays there.
    pub(super) async fn sit(&mut self, person: &str, name: &str, seat: Option<Seat>) -> Result<(), ApiError> {
        let own = self.seats_of(person);
        if !own.is_empty() && seat.is_none_or(|seat| own.contains(&seat)) {
            return Ok(());
        }
        let open = |row: &&SeatRow| row.used_for == SeatUse::Open && seat.is_none_or(|s| row.seat == s.index() as i64);
        let Some(row) = self.seats.iter().find(open).cloned() else {
            return Err(ApiError::conflict(Code::NoSeat, "No seat is open in this game; you can watch."));
        };
        self.take(person, name, row).await
    }

    /// Takes a seat that belongs to nobody. A second seat shows a second hand, so only somebody who is alone with bots may
    /// have one, and stays alone then.
    async fn take(&mut self, person: &str, name: &str, row: SeatRow) -> Result<(), ApiError> {
        if !self.seats_of(person).is_empty() {
            if !self.is_alone(person, Some(row.seat)) {
                let why = "You have a seat in this game; with other people at the table nobody may play two.";
                return Err(ApiError::conflict(Code::HasSeat, why));
            }
            self.game.head.secrets_known = true;
        }
        self.put(SeatRow { person: Some(person.into()), name: name.into(), used_for: SeatUse::Human, ..row }).await
    }

    /// Whether this is the host, and all seats but perhaps one are the host's own or of bots that play for nobody.
    fn is_alone(&self, person: &str, but: Option<i64>) -> bool {
        let harmless = |row: &SeatRow| match &row.person {
            Some(other) => other == person,
            None => row.used_for.is_bot() || Some(row.seat) == but,
        };
        self.game.owner == person && self.seats.iter().all(harmless)
    }

    /// Uses a seat for something else: a bot takes over, a person comes back, the seat is opened.
    pub(super) async fn reseat(&mut self, person: &str, name: &str, seat: Seat, wish: SeatUse) -> Result<(), ApiError> {
        let Some(row) = self.seat(seat).cloned() else {
            return Err(ApiError::bad(Code::BadSeat, format!("There is no seat {seat}.")));
        };
        let host = self.game.owner == person;
        let own = row.person.as_deref() == Some(person);
        let free = row.person.is_none();
        let away = row.person.as_deref().is_some_and(|p| !self.is_here(p));
        let allowed = match wish {
            SeatUse::Bot(_) => own || host && (free || away || row.used_for.is_bot()),
            SeatUse::Human => own || row.used_for == SeatUse::Open || host,
            // A seat that belonged to a person is never opened: they know its hand.
            SeatUse::Open => host && free,
        };
        if !allowed {
            let why = "Only the host or the player can do that, and the host only while the player is away.";
            return Err(ApiError::forbidden(Code::NotYourSeat, why));
        }
        if wish == SeatUse::Open && self.game.head.secrets_known {
            return Err(ApiError::secret_start());
        }
        let number = row.seat + 1;
        let row = match wish {
            SeatUse::Bot(_) if free => SeatRow { used_for: wish, name: format!("Bot {number}"), ..row },
            SeatUse::Human if free => return self.take(person, name, row).await,
            SeatUse::Bot(_) | SeatUse::Human => SeatRow { used_for: wish, ..row },
            SeatUse::Open => SeatRow { used_for: wish, person: None, name: String::new(), ..row },
        };
        self.put(row).await
    }

    async fn put(&mut self, row: SeatRow) -> Result<(), ApiError> {
        let seat = row.seat as usize;
        self.commit(Change { seats: vec![row.clone()], ..Change::default() }).await.map_err(unchanged)?;
        self.seats[seat] = row;
        self.tell_seats();
        self.wake_bots();
        Ok(())
    }

    /// The record: open when the game is over; before that only for somebody who plays alone, and stays alone then,
    /// because it tells what is hidden.
    pub(super) async fn record(&mut self, person: &str) -> Result<String, ApiError> {
        let over = self.play.asked().is_empty();
        if !over && !self.is_alone(person, None) {
            let why = "The record tells what is hidden; it can be had when the game is over.";
            return Err(ApiError::forbidden(Code::StillRunning, why));
        }
        if !over && !self.game.head.secrets_known {
            self.game.head.secrets_known = true;
            self.commit(Change::default()).await.map_err(unchanged)?;
        }
        Ok(self.play.record().get().to_owned())
    }

    /// The seat as which a person may look back: their first, or the one they name.
    pub(super) fn viewer_of_past(&self, person: &str, seat: Option<Seat>) -> Result<Option<Seat>, ApiError> {
        let own = self.seats_of(person);
        match seat {
            None => Ok(own.first().copied()),
            Some(seat) if own.contains(&seat) => Ok(Some(seat)),
            Some(seat) if self.play.asked().is_empty() && seat.index() < self.seats.len() => Ok(Some(seat)),
            Some(_) => Err(ApiError::forbidden(Code::NotYourSeat, "This is not your seat.")),
        }
    }

    pub(super) fn advise(&self, person: &str, seat: Seat) -> Result<Thinking<Vec<Advice>>, ApiError> {
        if !self.played_by(person).contains(&seat) {
            return Err(ApiError::forbidden(Code::NotYourSeat, "This is not your seat."));
        }
        if !self.play.asked().contains(seat) {
            return Err(ApiError::conflict(Code::NotAsked, "It is not your turn."));
        }
        Ok(self.play.advise(seat, self.shared.thinkers.config().hint_time))
    }
}
