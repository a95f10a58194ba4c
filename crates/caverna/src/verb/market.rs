//! The weekly market (6.14): each kind of goods at most once.

use super::{Asked, Work, costs, no_answer};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::goods::{Good, GoodSet, Goods, gold};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why};
use table::Ask;
use table::price::Prices;

/// Buys goods.
#[derive(Debug)]
pub struct Market;

/// The prices in gold.
pub(crate) const PRICES: [(Good, u8); 10] = [
    (Good::Dog, 2),
    (Good::Sheep, 1),
    (Good::Donkey, 1),
    (Good::Boar, 2),
    (Good::Cattle, 3),
    (Good::Wood, 1),
    (Good::Stone, 1),
    (Good::Ore, 1),
    (Good::Grain, 1),
    (Good::Vegetable, 2),
];

/// What a good costs, if the market sells it.
fn price_of(good: Good) -> Option<u8> {
    PRICES.iter().find(|(sold, _)| *sold == good).map(|(_, price)| *price)
}

/// What has been bought in this action.
fn bought(frame: &Frame) -> GoodSet {
    if let Work::Buying { bought } = frame.work { bought } else { GoodSet::NONE }
}

/// What may still be bought, with its price.
fn left(frame: &Frame) -> impl Iterator<Item = (Good, u8)> {
    let bought = bought(frame);
    PRICES.into_iter().filter(move |(good, _)| !bought.contains(*good))
}

impl Asked for Market {
    fn name(&self) -> &'static str {
        "market"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Goods
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Market { bought: bought(frame).iter().collect() })
    }

    fn expected(&self, _: &State, _: &Frame, out: &mut Vec<Move>) {
        out.extend(PRICES.iter().map(|(good, _)| Move::Buy { good: *good }));
    }

    fn can(&self, _: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        let cheapest = left(frame).map(|(_, price)| price).min();
        actor.pays(gold(cheapest.ok_or(Why::BoughtAlready)?), Why::MarketTooDear)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let coins = game.player(frame.seat).goods.get(Good::Gold);
        let affordable = left(frame).filter(|(_, price)| *price <= coins);
        out.extend(affordable.map(|(good, _)| Move::Buy { good }));
    }

    fn why_not(&self, _: &State, frame: &Frame, m: &Move) -> Why {
        let Move::Buy { good } = *m else { return Why::OtherQuestion };
        match price_of(good) {
            None => Why::NotSold,
            Some(_) if bought(frame).contains(good) => Why::BoughtAlready,
            Some(_) => Why::MarketTooDear,
        }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Buy { good } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Buying { bought: bought(frame) | GoodSet::only(good) });
        game.pay(frame.seat, gold(price_of(good).expect("the market sells it")), frame.cause);
        game.gain(frame.seat, frame.chain, Goods::of(good, 1), frame.cause);
    }

    fn price(&self, _: &State, _: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Buy { good } = *m else { return None };
        costs(gold(price_of(good)?))
    }
}
