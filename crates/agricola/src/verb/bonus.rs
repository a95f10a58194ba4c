//! Bonus points during play. A18.6.

use super::Deed;
use crate::event::Event;
use crate::state::{Frame, State};

/// Books this many bonus points.
#[derive(Debug)]
pub struct Bonus(pub u8);

impl Deed for Bonus {
    fn perform(&self, game: &mut State, frame: &Frame) {
        let (seat, points, cause) = (frame.seat, self.0, frame.cause);
        game.player_mut(seat).bonus += i16::from(points);
        game.log.note(|| Event::Bonus { seat, points, cause });
    }

    fn name(&self) -> Option<&'static str> {
        Some("points")
    }
}
