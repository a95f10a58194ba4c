//! A sensible way to feed the family (A17.3 to A17.8): what is eaten is what is missed least.
//!
//! A hint for people; the rules do not depend on it.

use crate::card::TradeTime;
use crate::card::hook::Topic;
use crate::goods::{ANIMALS, Good, Goods};
use crate::moves::Move;
pub(crate) use crate::moves::several;
use crate::state::State;
use table::Seat;
use table::feeding::{Way, Worth, best_meal};

/// In quarters of a point. A17.6: a begging card costs 3 points and never goes away; while anything can be eaten, nobody is to beg.
const WORTH: Worth<Good> = Worth { of: worth, begging: 16, spare: 1 };

/// What losing one of a good costs somebody who has this many.
pub(crate) fn worth(good: Good, have: u8) -> i32 {
    let base = match good {
        Good::Wood | Good::Clay | Good::Food | Good::Fuel => 1,
        Good::Reed => 2,
        Good::Sheep | Good::Stone => 4,
        Good::Grain => 5,
        Good::Boar | Good::Vegetable => 6,
        Good::Cattle | Good::Horse => 7,
    };
    // A18.9: the last of a kind, and the second of a pair that breeds, are worth more than the rest.
    let scores = ANIMALS.contains(&good) || matches!(good, Good::Grain | Good::Vegetable);
    match have {
        0 | 1 if scores => base + 8,
        2 if ANIMALS.contains(&good) => base + 4,
        _ => base,
    }
}

impl State {
    /// The exchanges and the answers with which a player who has to feed does that, and heats where homes are heated.
    pub(crate) fn feeding_plan(&self, seat: Seat) -> Vec<Move> {
        match self.heating(seat) {
            None => self.meal(seat, &self.player(seat).goods).0,
            Some(heating) => self.winter_plan(seat, heating.owed, |left| self.meal(seat, left)),
        }
    }

    /// The exchanges and the answer with which a player feeds who may use these goods, and what is lost by it.
    fn meal(&self, seat: Seat, have: &Goods) -> (Vec<Move>, i32) {
        let owed = self.food_owed(seat);
        let short = owed.saturating_sub(have.get(Good::Food));
        let mut found = Vec::new();
        let makes_food = |give: Good| give != Good::Food;
        if short > 0 {
            let wanted = |trade: &crate::card::Trade| {
                trade.get.get(Good::Food) > 0 && trade.give.iter().all(|(kind, _)| makes_food(kind))
            };
            self.single_exchanges(seat, &wanted, &mut found);
        }
        let ways: Vec<Way<Good>> = found
            .iter()
            .map(|(trade, _)| {
                let most = if trade.when == TradeTime::Any { u8::MAX } else { 1 };
                Way { give: trade.give, food: trade.get.get(Good::Food), most }
            })
            .collect();
        let meal = best_meal(&ways, have, short, &WORTH);
        let used = || found.iter().zip(&meal.times).filter(|(_, n)| **n > 0);
        let mut made: u8 = used().map(|((trade, _), &n)| trade.get.get(Good::Food).saturating_mul(n)).sum();
        let mut plan: Vec<Move> = used().map(|((_, once), &n)| several(*once, n)).collect();
        if self.topics.contains(Topic::Exchanged) && !plan.is_empty() {
            self.spare(seat, &mut plan, short);
            made = self.food_made(seat, &plan);
        }
        plan.push(Move::Feed { food: owed.min(have.get(Good::Food).saturating_add(made)) });
        (plan, meal.loss)
    }

    /// The food that a player gains by exchanges, with what cards add to them.
    fn food_made(&self, seat: Seat, exchanges: &[Move]) -> u8 {
        let mut after = self.clone();
        for exchange in exchanges {
            if after.can_make(seat, exchange) {
                after.answer(seat, exchange);
            }
        }
        let food = |game: &State| game.player(seat).goods.get(Good::Food);
        food(&after).saturating_sub(food(self))
    }

    /// Leaves out of a plan what a card makes needless that adds to the food.
    fn spare(&self, seat: Seat, plan: &mut Vec<Move>, short: u8) {
        for i in (0..plan.len()).rev() {
            while let Move::Exchange { times: times @ 1.., .. } = plan[i] {
                let mut less = plan.clone();
                if times == 1 {
                    less.remove(i);
                } else {
                    less[i] = several(plan[i], times - 1);
                }
                if self.food_made(seat, &less) < short {
                    break;
                }
                *plan = less;
                if times == 1 {
                    break;
                }
            }
        }
    }
}
