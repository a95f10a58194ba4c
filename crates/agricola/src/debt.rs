//! What a player must still pay or do, and what may therefore not be exchanged away. A4.6.

use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::verb::{Effect, Improvement, Pay, Verb, is_debt, is_for_exchanges};
use table::chain::Interpreter;
use table::price::Prices;
use table::{Chain, Seat};

impl State {
    /// Whether a question must be answered before anything else: the player may not leave it, and it is none that exchanges are
    /// made for.
    pub(crate) fn must_be_answered(&self, frame: &Frame) -> bool {
        !self.may_stop(frame) && !is_for_exchanges(frame)
    }

    /// Whether the player is in the middle of something that must be done.
    pub(crate) fn is_committed(&self, seat: Seat) -> bool {
        let asking = self.chains.asking(seat);
        asking.is_some_and(|frame| self.must_be_answered(frame) || self.has_debts(seat, frame.chain))
    }

    /// The prices that a player has still to pay on a chain.
    fn debts(&self, seat: Seat, chain: Chain) -> impl Iterator<Item = &Frame> {
        self.chains.frames(chain).filter(move |frame| frame.seat == seat && is_debt(frame))
    }

    /// Whether a player has still to pay something on a chain.
    pub(crate) fn has_debts(&self, seat: Seat, chain: Chain) -> bool {
        self.debts(seat, chain).next().is_some()
    }

    /// Whether a player can pay what is due on a chain.
    pub(crate) fn can_pay_debts(&self, seat: Seat, chain: Chain) -> bool {
        self.debts(seat, chain).all(|due| self.possible(due, due.effect.0).is_ok())
    }

    /// What a player is short of to pay the price that is asked for now, in any of the ways to pay it.
    pub fn missing(&self, seat: Seat) -> Goods {
        let have = &self.player(seat).goods;
        let Some(due) = self.chains.asking(seat) else { return Goods::NONE };
        let Effect::Do(Verb::Pay(pay)) = due.effect.0 else { return Goods::NONE };
        pay.ways(self, due).ways().iter().fold(Goods::NONE, |all, way| all.and(way.less(have)))
    }

    /// The price that is asked for, if it is the only one that is due.
    fn only_debt(&self, seat: Seat) -> Option<Prices<Good>> {
        let due = self.chains.asking(seat).filter(|frame| is_debt(frame))?;
        let Effect::Do(Verb::Pay(pay)) = due.effect.0 else { return None };
        let is_only_one = self.debts(seat, due.chain).nth(1).is_none();
        is_only_one.then(|| pay.ways(self, due))
    }

    /// M8.9: the improvement that is to follow the price asked for, if there is one, with the frame of that price and its own.
    fn improvement_to_follow(&self, seat: Seat) -> Option<(&'static Pay, &Frame, &'static Improvement, &Frame)> {
        let due = self.chains.asking(seat).filter(|frame| is_debt(frame))?;
        let Effect::Do(Verb::Pay(pay)) = due.effect.0 else { return None };
        let parts = self.chains.frames(due.chain).filter(|part| part.seat == seat && part.cause == due.cause);
        parts.filter(|part| !part.optional && !part.is_begun()).find_map(|part| {
            let Effect::Do(Verb::Improvement(improvement)) = part.effect.0 else { return None };
            Some((pay, due, improvement, part))
        })
    }

    /// M8.9: whether the improvement that is to follow the price asked for can be had besides that price.
    fn can_improve_besides(&self, seat: Seat) -> bool {
        let Some((pay, due, improvement, part)) = self.improvement_to_follow(seat) else { return true };
        let purse = self.purse(seat);
        pay.ways(self, due).ways().iter().any(|fee| improvement.can_with_fee(&purse, part, fee).is_ok())
    }

    /// A4.6: an exchange, after which the player has these goods, may not make impossible what must be done. `is_plain` says
    /// that it changes nothing but the goods.
    pub(crate) fn keeps_commitment(&self, seat: Seat, m: &Move, goods: &Goods, is_plain: bool) -> bool {
        let follows = self.improvement_to_follow(seat).is_some();
        let debt = self.only_debt(seat);
        let settles = debt.as_ref().is_some_and(|prices| prices.payable(goods).next().is_some());
        if settles && !follows {
            return true;
        }
        if is_plain
            && !follows
            && let Some(prices) = debt
        {
            return self.purse_with(seat, *goods).can_pay(&prices);
        }
        let mut after = self.clone();
        after.exchange(seat, m);
        if follows && !after.can_improve_besides(seat) && self.can_improve_besides(seat) {
            return false;
        }
        if settles {
            return true;
        }
        let Some(frame) = self.chains.asking(seat) else { return true };
        if !after.can_pay_debts(seat, frame.chain) {
            return false;
        }
        if !self.must_be_answered(frame) || is_debt(frame) {
            return true;
        }
        if let Effect::Do(Verb::Place(_)) = frame.effect.0 {
            return after.can_place(seat);
        }
        after.possible(frame, frame.effect.0).is_ok()
    }
}
