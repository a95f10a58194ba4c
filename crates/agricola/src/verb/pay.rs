//! Paying, and what comes about for it. A22.12; what things cost is in [`crate::price`].

use super::{Asked, DUE, Effect, Fee, Verb, Work, no_answer};
use crate::card::CardId;
use crate::cell::{Cell, Cells};
use crate::contents::{BillView, Contents};
use crate::event::{Cause, Event};
use crate::farm::House;
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use serde::{Deserialize, Serialize};
use table::Seat;
use table::price::Prices;

/// Pays a price; where the goods are not at hand, the player raises them by exchanges first.
#[derive(Debug)]
pub enum Pay {
    /// These goods, to the general supply.
    Goods(Goods),
    /// These goods, to the other player.
    To(Goods),
    /// The price of the thing that the frame remembers.
    Due,
}

/// What is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bill {
    /// A room on this space.
    Room(Cell),
    /// A stable on this space, at this printed price.
    Stable(Cell, Goods),
    /// A renovation to this house.
    Renovation(House),
    /// Fences around these spaces, after this many others in the same action.
    Fences(Cells, u8),
    /// An improvement, and the one that is handed back for it.
    Improvement(CardId, Option<CardId>),
    /// An improvement that a card sells, for so much less.
    Cheaper(CardId, Goods),
    /// An occupation, at this price.
    Occupation(CardId, Fee),
}

/// What a frame has to pay for, if it does.
fn bill(frame: &Frame) -> Option<Bill> {
    if let Work::Paying(bill) = frame.work { Some(bill) } else { None }
}

/// The card that a frame asks the price of.
pub(crate) fn being_paid_for(frame: &Frame) -> Option<CardId> {
    let Some(Bill::Improvement(card, _) | Bill::Cheaper(card, _) | Bill::Occupation(card, _)) = bill(frame) else {
        return None;
    };
    Some(card)
}

impl Pay {
    /// The ways to pay what a frame is about.
    pub(crate) fn ways(&self, game: &State, frame: &Frame) -> Prices<Good> {
        match self {
            Pay::Goods(price) | Pay::To(price) => Prices::only(*price),
            Pay::Due => bill(frame).map_or(Prices::none(), |bill| game.bill_price(frame.seat, bill)),
        }
    }
}

impl Asked for Pay {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let payable = match self {
            Pay::Goods(price) | Pay::To(price) => game.can_raise(frame.seat, price),
            Pay::Due => game.can_pay(frame.seat, &self.ways(game, frame)),
        };
        check(payable, Why::TooDear)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let ways = self.ways(game, frame);
        out.extend(ways.payable(&game.player(frame.seat).goods).map(|(i, _)| Move::Pay { option: i as u8 }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Pay { .. } = m { Err(Why::TooDear) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Pay { option } = *m else { no_answer(m) };
        let price = self.ways(game, frame).ways()[usize::from(option)];
        self.pay(game, frame, price);
    }

    fn name(&self) -> Option<&'static str> {
        if let Pay::Due = self { Some("pay") } else { None }
    }

    fn prompt(&self) -> &'static str {
        "pay"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Options
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        let bill = match bill(frame) {
            Some(Bill::Room(cell)) => BillView::Room(cell),
            Some(Bill::Stable(cell, _)) => BillView::Stable(cell),
            Some(Bill::Renovation(house)) => BillView::Renovation(house),
            Some(Bill::Fences(cells, _)) => BillView::Fences(cells),
            Some(Bill::Improvement(card, _) | Bill::Cheaper(card, _) | Bill::Occupation(card, _)) => {
                BillView::Card(card)
            }
            None => BillView::Fee,
        };
        Some(Contents::Pay { bill })
    }

    /// What has been begun must be paid for.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional
    }

    /// Pays without asking where the price can be paid in one way only.
    fn answers_itself(&self, game: &mut State, frame: &Frame) -> bool {
        if frame.optional {
            return false;
        }
        let way = game.plain_way(frame.seat, &self.ways(game, frame));
        way.map(|price| self.pay(game, frame, price)).is_some()
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Pay { option } = *m else { return None };
        self.ways(game, frame).ways().get(usize::from(option)).copied().map(Prices::only)
    }
}

impl Pay {
    /// Pays in this way, and completes what it was for.
    fn pay(&self, game: &mut State, frame: &Frame, price: Goods) {
        game.chains.pop(frame.chain);
        match (self, bill(frame)) {
            (Pay::Due, Some(bill)) => game.settle_bill(frame, bill, price),
            (Pay::To(_), _) => {
                game.pay(frame.seat, price, frame.cause);
                game.gain(&frame.other_side(), price);
            }
            (Pay::Goods(_) | Pay::Due, _) => game.pay(frame.seat, price, frame.cause),
        }
    }
}

/// Whether a frame asks for a price that must be paid.
pub(crate) fn is_debt(frame: &Frame) -> bool {
    !frame.optional && matches!(frame.effect.0, Effect::Do(Verb::Pay(_)))
}

impl State {
    /// The price, if there is just one way to pay and the goods are at hand.
    fn plain_way(&self, seat: Seat, prices: &Prices<Good>) -> Option<Goods> {
        let goods = &self.player(seat).goods;
        match prices.ways() {
            [only] => goods.contains(only).then_some(*only),
            ways => {
                let mut open = ways.iter().filter(|way| self.can_raise(seat, way));
                let first = open.next()?;
                (open.next().is_none() && goods.contains(first)).then_some(*first)
            }
        }
    }

    /// Lets a player pay for something, and completes it at once where there is nothing to choose.
    pub(crate) fn charge(&mut self, frame: &Frame, bill: Bill) {
        match self.plain_way(frame.seat, &self.bill_price(frame.seat, bill)) {
            Some(price) => self.settle_bill(frame, bill, price),
            None => {
                let due = Frame::new(DUE, frame.seat, frame.cause).towards(frame.other).on(frame.chain);
                self.chains.push(due.working(Work::Paying(bill)));
            }
        }
    }

    /// The ways to pay for something.
    pub(crate) fn bill_price(&self, seat: Seat, bill: Bill) -> Prices<Good> {
        match bill {
            Bill::Room(_) => self.room_price(seat),
            Bill::Stable(_, printed) => self.stable_price(seat, printed),
            Bill::Renovation(to) => self.renovation_price(seat, to),
            Bill::Fences(cells, before) => self.enclosure_price(seat, cells, before),
            Bill::Improvement(card, returns) => self.improvement_price(seat, card, returns),
            Bill::Cheaper(card, off) => {
                let full = self.improvement_price(seat, card, None);
                full.ways().iter().fold(Prices::none(), |mut prices, way| {
                    prices.add(way.less(&off));
                    prices
                })
            }
            Bill::Occupation(card, fee) => self.occupation_price(seat, card, fee),
        }
    }

    /// Pays for something in this way, and carries it out.
    fn settle_bill(&mut self, frame: &Frame, bill: Bill, price: Goods) {
        self.spend_savings(frame.seat, bill, &price);
        self.pay(frame.seat, price, frame.cause);
        match bill {
            Bill::Room(cell) => self.build_room(frame, cell),
            Bill::Stable(cell, _) => self.build_stable(frame, cell),
            Bill::Renovation(to) => self.renovate(frame, to),
            Bill::Fences(cells, _) => self.enclose(frame, cells, &self.ground(frame.seat)),
            Bill::Improvement(card, returns) => self.improve(frame, card, returns, price),
            Bill::Cheaper(card, _) => self.improve(frame, card, None, price),
            Bill::Occupation(card, _) => self.play_occupation(frame, card),
        }
    }

    /// A22.12: pays goods to the general supply.
    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        if !goods.is_empty() {
            self.player_mut(seat).goods.remove(&goods);
            self.log.note(|| Event::Paid { seat, goods, cause });
        }
    }
}
