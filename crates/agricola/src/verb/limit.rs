//! Something happens only a number of times, or only once for several cards.

use super::Deed;
use crate::card::{Owner, Tag};
use crate::event::Event;
use crate::goods::Goods;
use crate::player::Memory;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// How often the rest of the effect may happen.
#[derive(Debug)]
pub enum Limit {
    /// This many times in the game; counted on the card.
    Times(u16),
    /// Once in a round; the card remembers the round.
    OncePerRound,
    /// No other card of this group may react to the same thing.
    OnlyOneOf(Tag),
    /// No other card may use the animal that the effect is about.
    OneCard,
}

impl Deed for Limit {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let Some(owner) = Owner::of(game, frame) else { return Ok(()) };
        match self {
            Limit::Times(most) => check(owner.count() < *most, Why::UsedUp),
            Limit::OncePerRound => check(!owner.used_this_round(), Why::UsedUp),
            Limit::OnlyOneOf(_) | Limit::OneCard => Ok(()),
        }
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        match self {
            Limit::Times(_) => game.count_on_card(frame, 1),
            Limit::OncePerRound => game.remember(frame, Memory::Round(game.round)),
            Limit::OnlyOneOf(tag) => {
                let of_group = |f: &Frame| f.cause.card().is_some_and(|card| card.card().is(*tag));
                game.chains.retain(frame.chain, |f| !of_group(f) || f.cause == frame.cause);
            }
            Limit::OneCard => game.claim(frame),
        }
    }

    fn name(&self) -> Option<&'static str> {
        None
    }

    fn is_plain(&self, _: &State, _: &Frame) -> bool {
        matches!(self, Limit::OncePerRound)
    }
}

impl State {
    /// The card of a frame uses the animal that the frame is about; the others that wait for it go without.
    pub(crate) fn claim(&mut self, frame: &Frame) {
        self.chains.retain(frame.chain, |f| f.about != frame.about || f.cause == frame.cause);
        if let (Some(animal), Some(card)) = (frame.about.animal(), frame.cause.card()) {
            self.log.note(|| Event::Served { seat: frame.seat, goods: Goods::of(animal, 1), card });
        }
    }
}
