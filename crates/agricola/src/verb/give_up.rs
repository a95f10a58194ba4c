//! Handing back improvements for a card.

use super::{Asked, Work, no_answer};
use crate::card::CardId;
use crate::contents::Contents;
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// Hands back this many improvements.
#[derive(Debug)]
pub struct GiveUp(pub u8);

impl Asked for GiveUp {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(frame.work.times() < self.0, Why::PartClosed)?;
        check(game.improvements_to_give_up(frame).next().is_some(), Why::NoImprovement)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(game.improvements_to_give_up(frame).map(|card| Move::HandBack { card }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::HandBack { .. } = m { Err(Why::NothingToHandBack) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::HandBack { card } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Times(frame.work.times() + 1));
        game.hand_back(frame.seat, card, false, frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("hand_back")
    }

    fn prompt(&self) -> &'static str {
        "hand_back"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cards
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Cards { left: self.0.saturating_sub(frame.work.times()) })
    }

    /// All of them must be handed back.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional
    }
}

impl State {
    /// The improvements that may be given up for the card of a frame.
    fn improvements_to_give_up(&self, frame: &Frame) -> impl Iterator<Item = CardId> {
        let own = frame.cause.card();
        let cards = self.player(frame.seat).tableau.iter().map(|held| held.card);
        cards.filter(move |&card| card.card().is_improvement() && Some(card) != own)
    }
}
