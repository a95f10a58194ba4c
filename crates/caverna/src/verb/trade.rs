//! Ore trading (17.8): up to three times 2 ore for 2 gold and 1 food.

use super::{Asked, Work, costs, no_answer};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::goods::{Good, Goods, food, gold, ore};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;
use table::price::Prices;

/// Trades ore.
#[derive(Debug)]
pub struct OreTrade;

pub(crate) const MOST_TRADES: u8 = 3;
pub(crate) const GIVE: Goods = ore(2);
pub(crate) const GET: Goods = gold(2).and(food(1));

fn times(frame: &Frame) -> u8 {
    if let Work::Trading { times } = frame.work { times } else { 0 }
}

impl Asked for OreTrade {
    fn name(&self) -> &'static str {
        "trade"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Options
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Trade { left: MOST_TRADES - times(frame) })
    }

    fn expected(&self, _: &State, _: &Frame, out: &mut Vec<Move>) {
        out.push(Move::Trade);
    }

    fn can(&self, _: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        check(times(frame) < MOST_TRADES, Why::TradedEnough)?;
        actor.pays(GIVE, Why::TradeTooDear)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        if game.player(frame.seat).goods.contains(&GIVE) {
            out.push(Move::Trade);
        }
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Why {
        if let Move::Trade = m { Why::TradeTooDear } else { Why::OtherQuestion }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Trade = m else { no_answer(m) };
        game.work_on(frame.chain, Work::Trading { times: times(frame) + 1 });
        game.pay(frame.seat, GIVE, frame.cause);
        game.gain(frame.seat, frame.chain, GET, frame.cause);
    }

    fn price(&self, _: &State, _: &Frame, _: &Move) -> Option<Prices<Good>> {
        costs(GIVE)
    }
}
