//! What a card remembers.

use super::{Deed, Rounds};
use crate::card::{About, Owner};
use crate::player::Memory;
use crate::state::{Frame, State};
use table::Seats;

/// Something is remembered on the card.
#[derive(Debug)]
pub enum Remember {
    /// One more.
    Count,
    /// The round in progress.
    Round,
    /// Rounds to come.
    Rounds(Rounds),
    /// One more use in this harvest.
    Use,
    /// One more player: the one that the effect is about.
    Player,
}

impl Deed for Remember {
    fn perform(&self, game: &mut State, frame: &Frame) {
        match self {
            Remember::Count => game.count_on_card(frame, 1),
            Remember::Round => game.remember(frame, Memory::Round(game.round)),
            Remember::Player => {
                let About::Player(seat) = frame.about else { return };
                if let Some(held) = game.card_in_play(frame) {
                    held.memory = Memory::Players(held.memory.players() | Seats::only(seat), false);
                }
            }
            Remember::Rounds(rounds) => {
                let so_far = Owner::of(game, frame).map_or(Memory::Nothing, |owner| owner.memory());
                game.remember(frame, rounds.from(game.round).fold(so_far, Memory::and_round));
            }
            Remember::Use => {
                if let Some(held) = game.card_in_play(frame) {
                    held.used += 1;
                }
            }
        }
    }

    fn name(&self) -> Option<&'static str> {
        match self {
            Remember::Count | Remember::Round | Remember::Player | Remember::Use => None,
            Remember::Rounds(_) => Some("use"),
        }
    }

    fn is_plain(&self, _: &State, _: &Frame) -> bool {
        true
    }
}

impl State {
    /// The card of a frame remembers this.
    pub(crate) fn remember(&mut self, frame: &Frame, memory: Memory) {
        if let Some(held) = self.card_in_play(frame) {
            held.memory = memory;
        }
    }

    /// Adds to the number on the card of a frame.
    pub(crate) fn count_on_card(&mut self, frame: &Frame, more: u16) {
        if let Some(held) = self.card_in_play(frame) {
            held.memory = Memory::Count(held.memory.count() + more);
        }
    }
}
