//! The solo game's six-goods rule (15.6): a ruby keeps the goods of a space for one refill.

use super::{Asked, costs, no_answer};
use crate::afford::Actor;
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods, ruby};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;
use table::price::Prices;

/// Protects spaces from being emptied.
#[derive(Debug)]
pub struct Protect;

const PRICE: Goods = ruby(1);

impl Asked for Protect {
    fn name(&self) -> &'static str {
        "protect"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Spaces
    }

    fn expected(&self, game: &State, _: &Frame, out: &mut Vec<Move>) {
        let piles = game.open.iter().filter(|id| !game.piles[id.index()].is_empty());
        out.extend(piles.map(|space| Move::Protect { space }));
    }

    fn can(&self, game: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        check(game.overflowing().next().is_some(), Why::NotInDanger)?;
        check(actor.player().goods.contains(&PRICE), Why::NoGoods)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        if game.player(frame.seat).goods.contains(&PRICE) {
            out.extend(game.overflowing().map(|space| Move::Protect { space }));
        }
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Why {
        if let Move::Protect { .. } = m { Why::NotInDanger } else { Why::OtherQuestion }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Protect { space } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.pay(seat, PRICE, Cause::Rules);
        game.protected.insert(space);
        game.note(|| Event::Protected { seat, space });
    }

    fn may_stop(&self, _: &Frame) -> bool {
        true
    }

    fn binds(&self) -> bool {
        false
    }

    fn price(&self, _: &State, _: &Frame, _: &Move) -> Option<Prices<Good>> {
        costs(PRICE)
    }
}
