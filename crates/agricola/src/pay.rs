//! Paying, and what comes about for it. A22.12; what things cost is in [`crate::cost`].

use crate::card::{CardId, Fact, When};
use crate::cell::{Cell, Cells};
use crate::cost::{house, returned};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods};
use crate::play::OWN;
use crate::state::{Frame, State};
use crate::verb::{Bill, Effect, Verb};
use table::chain::Interpreter;
use table::price::Prices;
use table::{EffectRef, Seat};

impl State {
    /// Pays without asking where the price can be paid in one way only.
    pub(crate) fn pay_what_is_plain(&mut self, chain: u8) {
        while let Some(&frame) = self.chains.top(chain) {
            let Effect::Do(verb) = frame.effect.0 else { return };
            let way = match *verb {
                Verb::Pay(price) | Verb::PayTo(price) if !frame.optional => {
                    self.player(frame.seat).goods.contains(&price).then_some(price)
                }
                Verb::Settle(bill) => self.plain_way(frame.seat, &self.bill_price(&frame, bill)),
                _ => None,
            };
            let Some(price) = way else { return };
            self.pay_frame(&frame, verb, price);
            self.settle(chain);
        }
    }

    /// The price, if there is just one way to pay and the goods are at hand.
    fn plain_way(&self, seat: Seat, prices: &Prices<Good>) -> Option<Goods> {
        match prices.ways() {
            [only] => self.player(seat).goods.contains(only).then_some(*only),
            ways => {
                let mut open = ways.iter().filter(|way| self.can_raise(seat, way));
                let first = open.next()?;
                (open.next().is_none() && self.player(seat).goods.contains(first)).then_some(*first)
            }
        }
    }

    /// Lets a player pay for something, and completes it at once where there is nothing to choose.
    pub(crate) fn charge(&mut self, frame: &Frame, bill: Bill, what: u16, also: u16) {
        let due = Frame { amount: what, n: also, optional: false, done: 0, group: 0, ..*frame };
        let prices = self.bill_price(&due, bill);
        match self.plain_way(frame.seat, &prices) {
            Some(price) => self.pay_bill(&due, bill, price),
            None => self.chains.push(Frame { effect: EffectRef(settle(bill)), ..due }),
        }
    }

    /// Pays a price and completes what it was for.
    pub(crate) fn pay_frame(&mut self, frame: &Frame, verb: &'static Verb, price: Goods) {
        self.chains.pop(frame.chain);
        match verb {
            Verb::Settle(bill) => self.pay_bill(frame, *bill, price),
            Verb::PayTo(_) => {
                self.pay(frame.seat, price, frame.cause);
                self.gain(&other_side(frame), price);
            }
            _ => self.pay(frame.seat, price, frame.cause),
        }
    }

    /// Pays for something in this way, and completes it.
    fn pay_bill(&mut self, frame: &Frame, bill: Bill, price: Goods) {
        self.spend_savings(frame, bill, &price);
        self.pay(frame.seat, price, frame.cause);
        self.complete(frame, bill, &price);
    }

    /// A22.12: pays goods to the general supply.
    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        if !goods.is_empty() {
            self.player_mut(seat).goods.remove(&goods);
            self.log.note(|| Event::Paid { seat, goods, cause });
        }
    }

    /// Carries out what has been paid for.
    pub(crate) fn complete(&mut self, frame: &Frame, bill: Bill, paid: &Goods) {
        let (seat, chain) = (frame.seat, frame.chain);
        match bill {
            Bill::Room => {
                let cell = Cell::from_index(usize::from(frame.amount));
                self.player_mut(seat).farm.rooms.insert(cell);
                self.log.note(|| Event::BuiltRoom { seat, cell });
                self.fire(When::Room, Fact::new(seat, frame.cause, 1), chain);
            }
            Bill::Stable(_) => {
                let cell = Cell::from_index(usize::from(frame.amount));
                self.player_mut(seat).farm.stables.insert(cell);
                self.log.note(|| Event::BuiltStable { seat, cell });
                let stables = u16::from(self.player(seat).farm.stables.len());
                self.fire(When::Stable, Fact { cells: cell.alone(), ..Fact::new(seat, frame.cause, stables) }, chain);
            }
            Bill::Fences => {
                let cells = Cells(frame.amount);
                let bound = self.player(seat).bound_fences;
                let is_new = !self.player(seat).farm.fenced.meets(cells);
                let built = self.player_mut(seat).farm.enclose(cells, bound);
                let fences = built.expect("only legal fences are offered");
                // The action counts its fences, and remembers what they newly enclosed.
                if let Some(action) = self.chains.top_mut(chain) {
                    let before = if action.n == 0 { 0 } else { action.amount };
                    action.amount = before | if is_new { cells.0 } else { 0 };
                    action.n += u16::from(fences);
                }
                self.log.note(|| Event::BuiltFences { seat, cells, fences });
                if is_new {
                    let fact = Fact { cells, ..Fact::new(seat, frame.cause, u16::from(cells.len())) };
                    self.fire(When::Pasture, fact, chain);
                }
                self.house_animals(seat, chain); // A14.10: a split pasture holds fewer.
            }
            Bill::Renovation => {
                let to = house(frame.amount);
                self.player_mut(seat).farm.house = to;
                self.log.note(|| Event::Renovated { seat, to });
                self.fire(When::Renovate, Fact::new(seat, frame.cause, frame.amount), chain);
            }
            Bill::Improvement => self.improve(frame, CardId::from_number(frame.amount), returned(frame), paid),
            Bill::Occupation(_) => self.play_occupation(frame, CardId::from_number(frame.amount)),
        }
    }
}

/// The frame as the other player's.
pub(crate) fn other_side(frame: &Frame) -> Frame {
    Frame { seat: frame.other, other: frame.seat, ..*frame }
}

/// The question how to pay for this.
fn settle(bill: Bill) -> &'static Effect {
    OWN.iter()
        .map(|(_, effect)| effect)
        .find(|effect| matches!(effect, Effect::Do(Verb::Settle(own)) if *own == bill))
        .expect("every bill has its question")
}
