//! A sensible way to feed and heat in one harvest (M12, M21.3). A hint for people; the rules do not depend on it.

use crate::card::Trade;
use crate::card::hook::Topic;
use crate::contents::Heating;
use crate::goods::{Good, Goods, fuel};
use crate::moves::Move;
use crate::plan::{several, worth};
use crate::state::State;
use table::{Game, Seat};

/// What a person who falls ill costs, in quarters of a point: an action, or 2 points at the end.
const ILL: i32 = 7;
/// The most fuel that is looked for beyond what there is.
const ENOUGH: u8 = 20;

/// Fuel that is made: by which exchanges, what is left, and what is lost by it.
struct Burnt {
    moves: Vec<Move>,
    left: Goods,
    loss: i32,
}

impl State {
    /// M12.2: what heating takes in a harvest; nothing where no home needs fuel.
    pub(crate) fn heating(&self, seat: Seat) -> Option<Heating> {
        let (owed, player) = (self.fuel_owed(seat), self.player(seat));
        let healthy = player.persons().saturating_sub(player.sick);
        (owed > 0).then(|| Heating { owed, in_reach: self.fuel_in_reach(seat), healthy })
    }

    /// M11.3: the fuel a player could have if nothing else were needed.
    pub(crate) fn fuel_in_reach(&self, seat: Seat) -> u8 {
        let have = self.player(seat).goods.get(Good::Fuel);
        if !self.rules.heats() {
            return have;
        }
        let most = have.saturating_add(ENOUGH);
        (have..most).take_while(|&n| self.can_raise(seat, &fuel(n + 1))).last().map_or(have, |n| n + 1)
    }

    /// The exchanges and the answer with which a player heats who needs this much fuel.
    pub(crate) fn heating_plan(&self, seat: Seat, owed: u8) -> Vec<Move> {
        self.winter_plan(seat, owed, |_| (Vec::new(), 0))
    }

    /// A plan for what comes before heating, made with the goods that are not burnt, and for heating. What is burnt is what is
    /// missed least; somebody falls ill only where that costs less.
    pub(crate) fn winter_plan(&self, seat: Seat, owed: u8, first: impl Fn(&Goods) -> (Vec<Move>, i32)) -> Vec<Move> {
        let short = owed.saturating_sub(self.player(seat).goods.get(Good::Fuel));
        let best = (0..=short)
            .rev()
            .map(|n| {
                let burnt = self.burn(seat, n);
                let made = burnt.left.get(Good::Fuel).min(owed);
                let (plan, loss) = first(&burnt.left);
                (loss + burnt.loss + ILL * i32::from(owed - made), plan, burnt.moves, made)
            })
            .min_by_key(|(loss, ..)| *loss);
        let Some((_, mut plan, burnt, made)) = best else { return Vec::new() };
        plan.extend(burnt);
        let needed = self.needed_after(seat, &plan).unwrap_or(owed);
        if needed > 0 {
            plan.push(Move::Heat { fuel: made.min(needed) });
        }
        plan
    }

    /// The fuel that is needed once these moves are made; a card may ask for less where wood is burnt.
    fn needed_after(&self, seat: Seat, moves: &[Move]) -> Option<u8> {
        if !self.player(seat).listens_to(Topic::HarvestRules) {
            return None;
        }
        let mut after = self.clone();
        moves.iter().try_for_each(|m| after.apply(seat, m).map(drop)).ok()?;
        Some(after.fuel_owed(seat))
    }

    /// Makes fuel up to this amount of what is missed least.
    fn burn(&self, seat: Seat, amount: u8) -> Burnt {
        let mut burnt = Burnt { moves: Vec::new(), left: self.player(seat).goods, loss: 0 };
        let mut ways = Vec::new();
        self.single_exchanges(
            seat,
            &|trade| trade.get.get(Good::Fuel) > 0 && trade.give.get(Good::Food) == 0,
            &mut ways,
        );
        let loss = |trade: &Trade, have: &Goods| -> i32 {
            trade.give.iter().map(|(kind, n)| i32::from(n) * worth(kind, have.get(kind))).sum()
        };
        ways.sort_by_key(|(trade, _)| loss(trade, &burnt.left) * 4 / i32::from(trade.get.get(Good::Fuel)));
        let mut missing = amount;
        for (trade, once) in ways {
            let each = trade.get.get(Good::Fuel);
            let times = burnt.left.times_contained(&trade.give).min(missing.div_ceil(each));
            for _ in 0..times {
                burnt.loss += loss(&trade, &burnt.left);
                burnt.left.remove(&trade.give);
                burnt.left.add(&trade.get);
            }
            if times > 0 {
                burnt.moves.push(several(once, times));
                missing = missing.saturating_sub(times.saturating_mul(each));
            }
        }
        burnt
    }
}
