//! The lobby: a game with people before it begins. Nobody has seen a hand yet, so seats can change freely.

use super::Room;
use super::people::unchanged;
use crate::error::{ApiError, Code};
use crate::seat::SeatUse;
use crate::store::{Change, SeatRow};
use bots::Playable;
use table::Seat;

impl<G: Playable> Room<G> {
    /// The host starts the game: from now on it can be played.
    pub(super) async fn start(&mut self, person: &str) -> Result<(), ApiError> {
        if self.game.owner != person {
            return Err(ApiError::forbidden(Code::NotHost, "Only the host can start the game."));
        }
        if self.game.head.lobby {
            self.game.head.lobby = false;
            self.commit(Change::default()).await.map_err(unchanged)?;
            self.tell_anew();
            self.wake_bots().await;
        }
        Ok(())
    }

    /// Somebody who has a seat sits down elsewhere: what was there is where they sat. Only the host changes with bots.
    pub(super) async fn change_seats(&mut self, person: &str, from: Seat, to: Seat) -> Result<(), ApiError> {
        let (Some(own), Some(other)) = (self.seat(from).cloned(), self.seat(to).cloned()) else {
            return Err(ApiError::bad(Code::BadSeat, format!("There is no seat {to}.")));
        };
        let may = other.used_for == SeatUse::Open || other.person.is_none() && self.game.owner == person;
        if !may {
            return Err(ApiError::conflict(Code::NoSeat, "This seat is not open."));
        }
        let there = SeatRow { seat: other.seat, ..own.clone() };
        let here = SeatRow { seat: own.seat, ..other };
        self.put(vec![there, here]).await
    }

    /// What the lobby allows besides: the host gives seats to bots or opens them, everybody can get up.
    pub(super) fn may_reseat_in_lobby(&self, person: &str, row: &SeatRow, wish: SeatUse) -> bool {
        let (host, own) = (self.game.owner == person, row.person.as_deref() == Some(person));
        match wish {
            SeatUse::Bot(_) => host && row.person.is_none(),
            SeatUse::Open => host || own,
            SeatUse::Human => own || row.used_for == SeatUse::Open || host && row.person.is_none(),
        }
    }
}
