//! A turn thought out as a whole and played step by step.

use std::collections::VecDeque;
use table::{Game, Seat};

/// The steps left of a turn, and the position in which the next one was meant.
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: Game> {
    steps: VecDeque<G::Move>,
    expected: Option<Box<G>>,
}

impl<G: Game> Plan<G> {
    /// No plan.
    pub(crate) fn none() -> Plan<G> {
        Plan { steps: VecDeque::new(), expected: None }
    }

    /// Makes these steps the plan.
    pub(crate) fn set(&mut self, steps: impl Into<VecDeque<G::Move>>, game: &G) {
        self.steps = steps.into();
        self.expected = Some(Box::new(game.clone()));
    }

    /// Whether steps of the plan are left; they may no longer be legal.
    pub(crate) fn is_under_way(&self) -> bool {
        !self.steps.is_empty()
    }

    /// The next step, if the game stands as the plan expects; otherwise the plan is dropped.
    pub(crate) fn next(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        let as_expected = self.expected.take().is_some_and(|expected| *expected == *game);
        let step = self.steps.pop_front().filter(|step| as_expected && game.is_legal(seat, step));
        match &step {
            Some(step) if !self.steps.is_empty() => {
                let mut after = Box::new(game.clone());
                after.play_unchecked(seat, step);
                self.expected = Some(after);
            }
            _ => self.steps.clear(),
        }
        step
    }
}
