//! Family growth (6.6).

use super::Deed;
use crate::afford::Actor;
use crate::event::Event;
use crate::goods::NONE;
use crate::player::Dwarf;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// A dwarf is born.
#[derive(Debug)]
pub struct Grow;

impl Deed for Grow {
    fn name(&self) -> &'static str {
        "grow"
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        let player = actor.player();
        check(player.can_grow(), if player.dwarfs.len() >= 5 { Why::FullFamily } else { Why::NoDwarfRoom })?;
        actor.pays(NONE, Why::ImitationTooDear)
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        let player = game.player_mut(frame.seat);
        // Unarmed, beside the parent; it works from the next round on.
        let at = player.acting_mut().at;
        player.dwarfs.push(Dwarf { weapon: 0, at, newborn: true });
        game.note(|| Event::Grew { seat: frame.seat });
    }
}
