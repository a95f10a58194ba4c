//! What only one card does.

use super::{Asked, Deed};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// Something that only one card does.
#[derive(Debug)]
pub struct Run(pub fn(&mut State, &Frame));

impl Deed for Run {
    fn perform(&self, game: &mut State, frame: &Frame) {
        self.0(game, frame);
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }

    fn is_plain(&self, _: &State, _: &Frame) -> bool {
        true
    }
}

/// Hands the answers to a question to the last argument.
pub type Answers = fn(&State, &Frame, &mut dyn FnMut(Move));

/// What an answer brings about.
pub type Then = fn(&mut State, &Frame, &Move);

/// A question of a card's own.
#[derive(Debug)]
pub struct OwnQuestion {
    /// The answers to it.
    pub answers: Answers,
    /// What each of them brings about.
    pub then: Then,
}

impl Asked for OwnQuestion {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let mut any = false;
        (self.answers)(game, frame, &mut |_| any = true);
        check(any, Why::NoAnswer)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        (self.answers)(game, frame, &mut |m| out.push(m));
    }

    fn why_not(&self, _: &State, _: &Frame, _: &Move) -> Verdict {
        Err(Why::NoAnswer)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        game.chains.pop(frame.chain);
        (self.then)(game, frame, m);
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }

    fn prompt(&self) -> &'static str {
        "choose"
    }

    fn ask(&self, game: &State, frame: &Frame) -> table::Ask {
        let mut first = None;
        (self.answers)(game, frame, &mut |m| first = first.or(Some(m)));
        first.map_or(table::Ask::Options, |m| m.ask())
    }
}
