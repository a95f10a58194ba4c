//! The start player marker. A13.12.

use super::Deed;
use crate::event::Event;
use crate::state::{Frame, State};

/// A13.12: takes the start player marker, or keeps it.
#[derive(Debug)]
pub struct StartPlayer;

impl Deed for StartPlayer {
    fn perform(&self, game: &mut State, frame: &Frame) {
        let seat = frame.seat;
        game.start = seat; // A4.9: the order of the running round does not change.
        game.log.note(|| Event::StartPlayer { seat });
    }

    fn name(&self) -> Option<&'static str> {
        Some("start_player")
    }
}
