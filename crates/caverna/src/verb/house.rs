//! Animals without a place (10.7): they are turned into food, one exchange at a time.

use super::{Asked, HOUSE};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::event::Cause;
use crate::exchange::{self, gives_animals};
use crate::housing;
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::{Ask, Chain, Seat};

/// Turns animals without place into food.
#[derive(Debug)]
pub struct House;

impl Asked for House {
    fn name(&self) -> &'static str {
        "house"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Exchanges
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::House { homeless: housing::homeless(game.player(frame.seat)) })
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        check(!housing::all_housed(actor.player()), Why::AnimalsFit)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        exchange::all(game.player(frame.seat), &mut |m| {
            if gives_animals(&m) && game.keeps_commitments(frame, &m) {
                out.push(m);
            }
        });
    }

    fn why_not(&self, _: &State, _: &Frame, _: &Move) -> Why {
        Why::OtherQuestion
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        game.exchange(frame.seat, frame.chain, m);
    }

    fn may_stop(&self, _: &Frame) -> bool {
        false
    }

    fn binds(&self) -> bool {
        false
    }
}

impl State {
    /// Asks a player whose animals do not all have a place.
    pub(crate) fn check_housing(&mut self, seat: Seat, chain: Chain) {
        if !housing::all_housed(self.player(seat)) {
            self.chains.push(Frame::new(&HOUSE, seat, Cause::Rules).on(chain));
        }
    }
}
