//! The third event (11.2): each player skips the field phase or the breeding phase.

use super::{Asked, no_answer};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::FARM_ANIMALS;
use crate::moves::{HarvestPart, Move};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;

/// Skips a part of the harvest.
#[derive(Debug)]
pub struct Skip;

impl Asked for Skip {
    fn name(&self) -> &'static str {
        "skip"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Options
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let player = game.player(frame.seat);
        let crops = player.home.clone().reap();
        let young = FARM_ANIMALS.into_iter().filter(|&kind| player.goods.get(kind) >= 2).map(|kind| (kind, 1));
        Some(Contents::Skip { crops, young: young.collect() })
    }

    /// Without a sown field there is nothing to choose: skipping the field phase costs nothing.
    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        check(!actor.home().sown().is_empty(), Why::NothingToSkip)
    }

    fn answers(&self, _: &State, _: &Frame, out: &mut Vec<Move>) {
        out.extend([HarvestPart::Field, HarvestPart::Breeding].map(|part| Move::Skip { part }));
    }

    fn why_not(&self, _: &State, _: &Frame, _: &Move) -> Why {
        Why::OtherQuestion
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Skip { part } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        match part {
            HarvestPart::Field => game.skips.fields.insert(seat),
            HarvestPart::Breeding => game.skips.breeding.insert(seat),
        }
        game.note(|| Event::Skipped { seat, part });
    }

    fn may_stop(&self, _: &Frame) -> bool {
        false
    }

    fn binds(&self) -> bool {
        false
    }
}
