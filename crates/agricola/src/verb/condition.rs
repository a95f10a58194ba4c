//! Something happens only if something else holds.

use super::Deed;
use crate::card::Owner;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// What must hold for the rest of the effect to happen.
#[derive(Debug)]
pub enum Condition {
    /// This holds.
    That(fn(&State, &Frame) -> bool),
    /// This holds for the owner of the card.
    Owner(fn(&Owner) -> bool),
    /// It is this round, or a later one.
    FromRound(u8),
}

impl Deed for Condition {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        match self {
            Condition::That(holds) => check(holds(game, frame), Why::Condition),
            Condition::Owner(holds) => check(Owner::of(game, frame).is_some_and(|owner| holds(&owner)), Why::Condition),
            Condition::FromRound(round) => check(game.round >= *round, Why::TooEarly),
        }
    }

    fn perform(&self, _: &mut State, _: &Frame) {}

    fn name(&self) -> Option<&'static str> {
        None
    }

    fn is_plain(&self, _: &State, _: &Frame) -> bool {
        true
    }
}
