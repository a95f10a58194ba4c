//! What cards make of a moment that concerns several players. A22.

use super::{Deed, PLACE_EARLY};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// Something about the order in which players are asked.
#[derive(Debug)]
pub enum Moment {
    /// The card makes the offers that it makes only when it says so ([`crate::card::When::Announced`]).
    Announce,
    /// A22.7: whoever has declined something of this kind is asked again.
    AskAgain,
    /// A22.9: the player places a person before everybody else, once all effects of the moment are through.
    PlaceFirst,
}

impl Deed for Moment {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        match self {
            Moment::Announce | Moment::AskAgain => Ok(()),
            Moment::PlaceFirst => check(game.player(frame.seat).at_home > 0, Why::NotAsked),
        }
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        match self {
            Moment::Announce => game.announce(frame),
            Moment::AskAgain => game.ask_again(frame),
            Moment::PlaceFirst => {
                let early = Frame::new(PLACE_EARLY, frame.seat, frame.cause).on(frame.chain);
                game.chains.push_under(early);
            }
        }
    }

    fn name(&self) -> Option<&'static str> {
        match self {
            Moment::Announce | Moment::PlaceFirst => Some("use"),
            Moment::AskAgain => None,
        }
    }
}
