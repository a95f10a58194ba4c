//! Who sits where, and who may see what of the past.

use super::Room;
use super::change::Unchanged;
use crate::advice::Advice;
use crate::error::{ApiError, Code};
use crate::message::SeatInfo;
use crate::outbox::Outbox;
use crate::play::Thinking;
use crate::seat::{SeatUse, bot_name};
use crate::store::{Change, SeatRow, StoreError};
use bots::{Level, Playable};
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use table::Seat;

pub(super) fn unchanged(error: StoreError) -> ApiError {
    match Unchanged::from(error) {
        Unchanged::Refused(..) | Unchanged::Conflict => {
            ApiError::conflict(Code::Stale, "The game has changed; please look again.")
        }
        Unchanged::Error(error) => error,
    }
}

impl<G: Playable> Room<G> {
    pub(super) async fn enter(&mut self, connection: u64, person: String, address: IpAddr, out: Outbox) {
        self.shared.metrics.connections.fetch_add(1, Relaxed);
        let before = self.seat_infos();
        self.connections.insert(connection, super::Connection { person, address, out, look: None });
        self.greet(connection);
        self.tell_presence(&before, Some(connection));
        self.note_people().await;
        self.wake_bots().await;
    }

    pub(super) async fn leave(&mut self, connection: u64) {
        let mut before = self.seat_infos();
        if self.connections.remove(&connection).is_some() {
            self.shared.metrics.connections.fetch_sub(1, Relaxed);
        } else {
            // Let go before, because they did not read: the others have not been told.
            before.clear();
        }
        self.tell_presence(&before, None);
        self.note_people().await;
        self.rest().await;
    }

    /// A person has another name; it is stored already.
    pub(super) async fn rename(&mut self, person: &str) {
        if self.seats.iter().any(|row| row.person.as_deref() == Some(person)) {
            self.catch_up().await;
        }
    }

    /// A guest has logged in: what was theirs belongs to the account. It is stored already.
    pub(super) async fn adopt(&mut self, from: &str, to: &str) {
        for connection in self.connections.values_mut().filter(|connection| connection.person == from) {
            connection.person = to.into();
        }
        if self.game.owner == from || self.seats.iter().any(|row| row.person.as_deref() == Some(from)) {
            self.catch_up().await;
        }
    }

    fn is_here(&self, person: &str) -> bool {
        self.elsewhere.contains(person) || self.connections.values().any(|connection| connection.person == person)
    }

    /// The seats as everybody sees them.
    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let info = |row: &SeatRow| SeatInfo {
            name: row.name.clone(),
            kind: row.used_for.kind(),
            level: row.used_for.level(),
            host: row.person.as_ref() == Some(&self.game.owner),
            stand_in: row.used_for.is_bot() && row.person.is_some(),
            connected: Some(row.used_for.is_bot() || row.person.as_deref().is_some_and(|p| self.is_here(p))),
            due: self.due(row),
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
        self.played_of(&self.seats_of(person))
    }

    /// Those of some seats for which no bot plays.
    pub(super) fn played_of(&self, seats: &[Seat]) -> Vec<Seat> {
        let played = seats.iter().copied();
        played.filter(|seat| self.seats[seat.index()].used_for == SeatUse::Human).collect()
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

    /// Sits down on an open seat. Who has a seat already stays there, or in the lobby changes to the other one.
    pub(super) async fn sit(&mut self, person: &str, name: &str, seat: Option<Seat>) -> Result<(), ApiError> {
        let own = self.seats_of(person);
        if !own.is_empty() && seat.is_none_or(|seat| own.contains(&seat)) {
            return Ok(());
        }
        if let ([from], Some(to), true) = (&own[..], seat, self.game.head.lobby) {
            return self.change_seats(person, *from, to).await;
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
        self.put(vec![SeatRow { person: Some(person.into()), name: name.into(), used_for: SeatUse::Human, ..row }])
            .await
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
        let lobby = self.game.head.lobby;
        let allowed = match wish {
            _ if lobby => self.may_reseat_in_lobby(person, &row, wish),
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
        match wish {
            SeatUse::Bot(level) => self.take_over(seat, level).await,
            SeatUse::Human if free => match (&self.seats_of(person)[..], lobby) {
                ([from], true) => self.change_seats(person, *from, seat).await,
                _ => self.take(person, name, row).await,
            },
            SeatUse::Human => self.put(vec![SeatRow { used_for: wish, ..row }]).await,
            SeatUse::Open => self.put(vec![SeatRow { used_for: wish, person: None, name: String::new(), ..row }]).await,
        }
    }

    /// A bot plays a seat from now on, whoever asked for that. A person to whom the seat belongs can come back at any time.
    pub(super) async fn take_over(&mut self, seat: Seat, level: Level) -> Result<(), ApiError> {
        let Some(row) = self.seat(seat).cloned() else {
            return Err(ApiError::bad(Code::BadSeat, format!("There is no seat {seat}.")));
        };
        let used_for = SeatUse::Bot(level);
        let name = if row.person.is_none() { bot_name(&self.game.id, row.seat) } else { row.name };
        self.put(vec![SeatRow { used_for, name, ..row }]).await
    }

    /// Stores who sits on these seats from now on, and tells everybody.
    pub(super) async fn put(&mut self, rows: Vec<SeatRow>) -> Result<(), ApiError> {
        self.commit(Change { seats: rows.clone(), ..Change::default() }).await.map_err(unchanged)?;
        for row in rows {
            let seat = row.seat as usize;
            self.seats[seat] = row;
        }
        self.tell_seats();
        self.note_people().await;
        self.wake_bots().await;
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
        Ok(self.play.record(self.recorded_players()).get().to_owned())
    }

    /// The seat as which a person may look back: their first, or the one they name.
    pub(super) fn viewer_of_past(&self, person: &str, seat: Option<Seat>) -> Result<Option<Seat>, ApiError> {
        if self.game.head.lobby {
            return Ok(None);
        }
        let own = self.seats_of(person);
        match seat {
            None => Ok(own.first().copied()),
            Some(seat) if own.contains(&seat) => Ok(Some(seat)),
            Some(seat) if self.play.asked().is_empty() && seat.index() < self.seats.len() => Ok(Some(seat)),
            Some(_) => Err(ApiError::forbidden(Code::NotYourSeat, "This is not your seat.")),
        }
    }

    pub(super) fn advise(&self, person: &str, seat: Seat) -> Result<Thinking<Vec<Advice>>, ApiError> {
        if self.game.head.lobby {
            return Err(ApiError::conflict(Code::NotStarted, "The game has not begun yet."));
        }
        if !self.played_by(person).contains(&seat) {
            return Err(ApiError::forbidden(Code::NotYourSeat, "This is not your seat."));
        }
        if !self.play.asked().contains(seat) {
            return Err(ApiError::conflict(Code::NotAsked, "It is not your turn."));
        }
        Ok(self.play.advise(seat, self.shared.thinkers.config().hint_time))
    }
}
