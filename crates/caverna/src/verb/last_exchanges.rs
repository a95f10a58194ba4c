//! The last window before scoring (13.1): exchanges, and nothing else.

use super::{Asked, no_answer};
use crate::afford::Actor;
use crate::exchange;
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;

/// The last exchanges.
#[derive(Debug)]
pub struct LastExchanges;

impl Asked for LastExchanges {
    fn name(&self) -> &'static str {
        "last_exchanges"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Exchanges
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        let mut any = false;
        exchange::all(actor.player(), &mut |_| any = true);
        check(any, Why::NoExchange)
    }

    /// None but to leave: exchanges can be made besides any question.
    fn answers(&self, _: &State, _: &Frame, _: &mut Vec<Move>) {}

    fn why_not(&self, _: &State, _: &Frame, _: &Move) -> Why {
        Why::OtherQuestion
    }

    fn answer(&self, _: &mut State, _: &Frame, m: &Move) {
        no_answer(m)
    }

    fn may_stop(&self, _: &Frame) -> bool {
        true
    }

    fn binds(&self) -> bool {
        false
    }
}
