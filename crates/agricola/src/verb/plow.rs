//! Plowing. A9.1.

use super::{Asked, Work, no_answer};
use crate::card::{About, Fact, Owner, When};
use crate::contents::Contents;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// Plows fields.
#[derive(Debug)]
pub enum Plow {
    /// Up to this many.
    UpTo(u8),
    /// Up to as many as the game says.
    By(fn(&Owner) -> u8),
}

impl Plow {
    fn most(&self, game: &State, frame: &Frame) -> u8 {
        match self {
            Plow::UpTo(most) => *most,
            Plow::By(most) => Owner::of(game, frame).map_or(0, |owner| most(&owner)),
        }
    }
}

impl Asked for Plow {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(frame.work.times() < self.most(game, frame), Why::PartClosed)?;
        check(!game.player(frame.seat).farm.field_sites().is_empty(), Why::NoFieldSite)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(game.player(frame.seat).farm.field_sites().iter().map(|cell| Move::Plow { cell }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Plow { cell } = *m else { return Ok(()) };
        check(game.player(frame.seat).farm.field_sites().contains(cell), Why::NoFieldSite)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Plow { cell } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.work_on(frame.chain, Work::Times(frame.work.times() + 1));
        game.player_mut(seat).farm.fields.insert(cell);
        game.log.note(|| Event::Plowed { seat, cell });
        game.come_into_use(frame);
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let fact = Fact::new(frame.seat, frame.cause, About::Count(frame.work.times()));
        game.fire(When::Plow, &fact, frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("plow")
    }

    fn prompt(&self) -> &'static str {
        "plow"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cells
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Build { left: self.most(game, frame).saturating_sub(frame.work.times()) })
    }
}
