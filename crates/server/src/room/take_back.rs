//! Taking back. What nobody has answered yet is one's own affair, and so is everything against bots; what people have
//! answered is taken back only if all of them agree.

use super::Room;
use super::change::Unchanged;
use crate::clock;
use crate::error::Code;
use crate::message::{MayUndo, TakeBack};
use crate::play::Undo;
use crate::seat::SeatUse;
use crate::store::Change;
use bots::Playable;
use serde::{Deserialize, Serialize};
use std::sync::atomic::Ordering::Relaxed;
use table::{Seat, UndoError};

/// How long the others have to agree, in milliseconds.
const PATIENCE: i64 = 60_000;

/// A wish to take something back that others have answered. It is stored with the game and forgotten with the next move, so
/// that the same thing is asked once.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Wish {
    seat: Seat,
    to: usize,
    /// When it is too late to agree, in milliseconds since 1970.
    until: i64,
    agreed: Vec<Seat>,
    refused: bool,
}

impl Wish {
    /// Whether nobody can agree any more.
    fn is_refused(&self) -> bool {
        self.refused || clock::now() >= self.until
    }
}

fn no(code: Code) -> Unchanged {
    Unchanged::Refused(code.word(), "")
}

impl<G: Playable> Room<G> {
    /// Takes back, or asks those who have to agree.
    pub(super) async fn undo(&mut self, person: &str, seat: Seat, what: Undo) -> Result<(), Unchanged> {
        self.may_play(person, seat)?;
        let to = self.play.before(seat, what).map_err(|error| match error {
            UndoError::Nothing => no(Code::NothingToUndo),
            UndoError::NotYours => no(Code::UndoNotYours),
            UndoError::Revealed => no(Code::UndoRevealed),
        })?;
        if !self.needs_consent(seat, to) {
            return self.go_back(to).await;
        }
        match self.wish() {
            Some(wish) if wish.is_refused() && wish.seat == seat => return Err(no(Code::TakeBackRefused)),
            Some(wish) if !wish.is_refused() => return Err(no(Code::TakeBackAsked)),
            Some(_) | None => {}
        }
        let until = clock::now() + PATIENCE;
        self.put_wish(&Wish { seat, to, until, agreed: Vec::new(), refused: false }).await
    }

    /// Somebody agrees that another takes back, or does not.
    pub(super) async fn consent(&mut self, person: &str, yes: bool) -> Result<(), Unchanged> {
        let Some(mut wish) = self.wish().filter(|wish| !wish.is_refused()) else {
            return Err(no(Code::NothingToUndo));
        };
        let mine: Vec<Seat> = self.played_by(person).into_iter().filter(|s| self.asked_by(&wish).contains(s)).collect();
        if mine.is_empty() {
            return Err(no(Code::NotYourSeat));
        }
        if !yes {
            wish.refused = true;
            return self.put_wish(&wish).await;
        }
        wish.agreed.extend(mine);
        if self.asked_by(&wish).is_empty() {
            return self.go_back(wish.to).await;
        }
        self.put_wish(&wish).await
    }

    /// What a seat may take back, and whether others have to agree.
    pub(super) fn may_undo(&self, seat: Seat) -> MayUndo {
        let to = |what| self.play.before(seat, what).ok();
        let (step, turn) = (to(Undo::Step), to(Undo::Turn));
        let asks = step.is_some_and(|to| self.needs_consent(seat, to));
        let may = !asks || self.wish().is_none_or(|wish| wish.is_refused() && wish.seat != seat);
        MayUndo { step: may && step.is_some(), turn: may && turn.is_some(), asks }
    }

    /// The wish as everybody sees it.
    pub(super) fn take_back(&self) -> Option<TakeBack> {
        let wish = self.wish()?;
        let left = (wish.until - clock::now()).max(0);
        let (waits_for, refused) = (self.asked_by(&wish), wish.is_refused());
        Some(TakeBack { seat: wish.seat, to: wish.to, waits_for, left, refused })
    }

    async fn go_back(&mut self, to: usize) -> Result<(), Unchanged> {
        self.play.go_back(to);
        self.commit(Change { back_to: Some(to as i64), ..Change::default() }).await?;
        self.log.truncate(to);
        self.shared.metrics.undos.fetch_add(1, Relaxed);
        self.tell_anew();
        self.wake_bots().await;
        Ok(())
    }

    /// Whether others have moved since, and people play besides the one at this seat.
    fn needs_consent(&self, seat: Seat, to: usize) -> bool {
        self.play.others_moved(seat, to) && !self.others_than(seat).is_empty()
    }

    /// The seats that other people play than the one at this seat.
    fn others_than(&self, seat: Seat) -> Vec<Seat> {
        let person = self.seat(seat).and_then(|row| row.person.clone());
        let other = |row: &&crate::store::SeatRow| row.used_for == SeatUse::Human && row.person != person;
        self.seats.iter().filter(other).map(|row| Seat::new(row.seat as u8)).collect()
    }

    /// Who has still to agree.
    fn asked_by(&self, wish: &Wish) -> Vec<Seat> {
        self.others_than(wish.seat).into_iter().filter(|seat| !wish.agreed.contains(seat)).collect()
    }

    fn wish(&self) -> Option<Wish> {
        self.game.head.wish.as_deref().and_then(|text| serde_json::from_str(text).ok())
    }

    async fn put_wish(&mut self, wish: &Wish) -> Result<(), Unchanged> {
        self.game.head.wish = Some(crate::play::json(wish));
        self.commit(Change::default()).await?;
        self.tell_seats();
        Ok(())
    }
}
