//! Persons beyond the family. A12.2, A17.3, A25.13.
//!
//! | | family | lodger | guest |
//! |---|---|---|---|
//! | is one of the player's five persons (A2.1) | yes | yes | no |
//! | is placed | every round | every round | once |
//! | is counted against the rooms (A12.2) | yes | in the Dutch edition | no |
//! | eats (A17.4), is offspring | yes | yes | no |
//! | scores (A18.5) | yes | no | no |

use super::Deed;
use crate::event::Event;
use crate::state::{Frame, PERSONS, State};
use crate::why::{Verdict, Why, check};

/// Somebody comes who does not belong to the family.
#[derive(Debug, PartialEq, Eq)]
pub enum Newcomer {
    /// A guest, with the next round.
    GuestNextRound,
    /// A guest, to be placed in this round.
    Guest,
    /// A25.13: a person who stays, and can be placed at once.
    Lodger,
}

impl Deed for Newcomer {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let free = game.player(frame.seat).persons() < PERSONS;
        check(*self != Newcomer::Lodger || free, Why::FullFamily) // A2.1
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        let seat = frame.seat;
        let player = game.player_mut(seat);
        match self {
            Newcomer::GuestNextRound => {
                player.guests += 1;
                game.log.note(|| Event::GuestExpected { seat });
            }
            Newcomer::Guest => {
                player.at_home += 1;
                game.log.note(|| Event::GuestCame { seat });
            }
            Newcomer::Lodger => {
                player.lodgers += 1;
                player.at_home += 1;
                game.log.note(|| Event::LodgerCame { seat });
            }
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }

    fn is_plain(&self, _: &State, _: &Frame) -> bool {
        true
    }
}
