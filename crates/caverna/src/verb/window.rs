//! Windows for exchanges: questions that are answered by exchanges, or by leaving them. 0.6, 13.1.

use super::round_start::gifts;
use super::{Asked, no_answer};
use crate::afford::Actor;
use crate::exchange;
use crate::moves::Move;
use crate::player::Player;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;

/// When exchanges are asked for.
#[derive(Debug)]
pub enum Window {
    /// 0.6: before tiles count at the start of a round, where an exchange would bring more.
    RoundStart,
    /// 13.1: before scoring.
    Scoring,
}

impl Window {
    /// Whether somebody would want to make this exchange now.
    fn is_for(&self, player: &Player, m: &Move) -> bool {
        match self {
            // Such as a ruby for a donkey that finds an ore mine.
            Window::RoundStart => {
                let mut after = player.clone();
                exchange::make(&mut after, m);
                !gifts(player).contains(&gifts(&after))
            }
            Window::Scoring => true,
        }
    }
}

impl Asked for Window {
    fn name(&self) -> &'static str {
        match self {
            Window::RoundStart => "round_start",
            Window::Scoring => "last_exchanges",
        }
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Exchanges
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        let (player, mut any) = (actor.player(), false);
        exchange::all(player, &mut |m| any = any || self.is_for(player, &m));
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
