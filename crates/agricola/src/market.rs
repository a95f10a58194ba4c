//! What can be raised by exchanges at any time (A15): whether some chain of them leads to the goods wanted.
//!
//! Almost everything becomes food and little else; what costs food or brings several things at once is rare and treated
//! apart.

use crate::goods::Good::{self, Food};
use crate::goods::Goods;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::cell::{Cell, OnceCell};
use std::cmp::Reverse;
use table::Kind;
use table::goods::LANES;

/// Goods given for goods received, as often as `limit` says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// What is handed over each time.
    pub give: Goods,
    /// What comes back each time.
    pub get: Goods,
    /// How often it may still be made.
    pub limit: u8,
    /// Exchanges with the same number (not 0) share their limit.
    pub group: u8,
    /// Whether the exchanges of the group are the top of a stack, one piece, two pieces and so on: then what is left of it
    /// can be bought later.
    pub stack: bool,
}

impl Exchange {
    /// Whether it costs food or brings several things at once, which few do.
    fn is_purchase(&self) -> bool {
        self.give.get(Food) > 0 || self.get.kinds() > 1 || things(&self.get) > 1
    }

    /// Whether part of it can be bought first, because it comes from a stack.
    fn lies_below_another(&self, exchanges: &[Exchange]) -> bool {
        let lies_above = |e: &Exchange| e.limit > 0 && e.group == self.group && e.get.total() < self.get.total();
        self.stack && exchanges.iter().any(lies_above)
    }

    /// Whether this exchange alone, made as often as necessary, leads from these goods to the wanted ones.
    pub(crate) fn raises_alone(&self, have: &Goods, want: &Goods, missing: &Goods) -> bool {
        if !self.get.has_kinds_of(missing) || !have.contains(&self.give) {
            return false;
        }
        let needed = || missing.iter().map(|(kind, n)| n.div_ceil(self.get.get(kind))).max().unwrap_or(0);
        let times = if self.get.contains(missing) { 1 } else { needed() };
        let (give, get) = (self.give.times(times), self.get.times(times));
        times <= self.limit && have.contains(&give) && have.less(&give).and(get).contains(want)
    }
}

/// Steps looked at before the search for one price gives up and says no: with many exchanges and a full stack to buy from, and
/// otherwise not (S14).
const QUESTION_BUDGET: u32 = 500;

/// Some exchanges; more than most players have fit in here.
pub type Exchanges = SmallVec<[Exchange; 16]>;

/// What somebody has, and what it can be exchanged for.
pub struct Market {
    /// What there is.
    pub have: Goods,
    /// What it can be exchanged for, as far as the goods can ever be enough.
    pub exchanges: Exchanges,
    /// The most of each kind that there can be, all exchanges made that can be.
    reach: Goods,
    /// How many things become of one thing at best, in thousandths; nothing if there are purchases.
    best_rate: OnceCell<Option<u32>>,
    /// Found once for all goods that are wanted, and only if a first glance is not enough.
    plain: OnceCell<Box<(Exchanges, Bounds)>>,
    budget: Budget,
}

/// The steps that a search may still take.
struct Budget {
    left: Cell<u32>,
    /// For each question; nothing if the steps are for all questions together.
    per_question: Option<u32>,
}

impl Budget {
    fn begin_question(&self) {
        if let Some(steps) = self.per_question {
            self.left.set(steps);
        }
    }

    /// Takes one step; says whether there was one left.
    fn step(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left > 0
    }
}

impl Market {
    /// The market for somebody who has these goods.
    pub fn new(have: Goods, mut exchanges: Exchanges) -> Market {
        let budget = Budget { left: Cell::new(0), per_question: Some(QUESTION_BUDGET) };
        let reach = reach(&have, &exchanges);
        exchanges.retain(|e| reach.contains(&e.give));
        Market { have, exchanges, reach, best_rate: OnceCell::new(), plain: OnceCell::new(), budget }
    }

    /// A first glance: whether there might be as much as this.
    pub fn might_raise(&self, want: &Goods) -> bool {
        self.reach.contains(want)
    }

    /// This market, with a budget of this many steps for all questions together; when it is spent, the answer is no.
    #[must_use]
    pub fn within(self, steps: u32) -> Market {
        Market { budget: Budget { left: Cell::new(steps), per_question: None }, ..self }
    }

    /// Whether some chain of exchanges leads to a stock that contains the wanted goods.
    pub fn can_raise(&self, want: &Goods) -> bool {
        let Market { have, exchanges, budget, .. } = self;
        budget.begin_question();
        let missing = want.less(have);
        if missing.is_empty() || exchanges.iter().any(|e| e.raises_alone(have, want, &missing)) {
            return true;
        }
        if !self.might_raise(want) || self.is_far_too_much(want) {
            return false;
        }
        let (plain, bounds) = &**self.plain.get_or_init(|| Box::new(self.without_purchases()));
        raises_plainly(have, want, plain, bounds, budget)
            || (plain.len() < exchanges.len() && raises_by_purchases(have, want, exchanges, bounds, budget))
    }

    /// A second glance: without purchases things only become fewer, so what is to spare must outnumber what is missing.
    fn is_far_too_much(&self, want: &Goods) -> bool {
        let (missing, spare) = (want.less(&self.have), self.have.less(want));
        let rate = self.best_rate.get_or_init(|| best_rate(&self.exchanges));
        rate.is_some_and(|rate| 1000 * things(&missing) > rate * things(&spare))
    }

    /// The exchanges that are no purchases, and what they can bring.
    fn without_purchases(&self) -> (Exchanges, Bounds) {
        let mut plain: Exchanges = self.exchanges.iter().copied().filter(|e| !e.is_purchase()).collect();
        let bounds = Bounds::of(&plain);
        // The best sales first, so that what can be raised is found soon.
        plain.sort_by_key(|e| Reverse(e.get.get(Food)));
        (plain, bounds)
    }
}

/// The most of each kind that there can be, if what is exchanged is not used up by it.
fn reach(have: &Goods, exchanges: &[Exchange]) -> Goods {
    let mut reach = *have;
    // Chains of exchanges are short: what still grows after this has no limit.
    for _ in 0..4 {
        let mut more = *have;
        for (i, e) in exchanges.iter().enumerate().filter(|(_, e)| reach.contains(&e.give)) {
            // Of a stack the most pieces are all that can be bought.
            let is_part_of = |next: &Exchange| {
                e.stack && next.group == e.group && next.get.contains(&e.get) && reach.contains(&next.give)
            };
            if exchanges.get(i + 1).is_some_and(is_part_of) {
                continue;
            }
            more.add(&if e.limit == 1 { e.get } else { e.get.endless() });
        }
        if more == reach {
            return reach;
        }
        reach = more;
    }
    exchanges.iter().fold(*have, |all, e| all.and(e.get.endless()))
}

/// How many things become of one thing at best, in thousandths; nothing if things can become more.
fn best_rate(exchanges: &[Exchange]) -> Option<u32> {
    exchanges.iter().try_fold(0, |best: u32, e| {
        let (given, got) = (things(&e.give), things(&e.get));
        (!e.is_purchase() && got <= given).then(|| best.max((1000 * got).div_ceil(given)))
    })
}

/// How many goods there are besides food.
fn things(goods: &Goods) -> u32 {
    goods.total() - u32::from(goods.get(Food))
}

/// Whether the wanted goods can be raised without purchases.
fn raises_plainly(have: &Goods, want: &Goods, plain: &[Exchange], bounds: &Bounds, budget: &Budget) -> bool {
    if bounds.are_broken(have, want) {
        return false;
    }
    Search::new(have, plain, bounds, budget).raise(*want, 0)
}

/// Whether the wanted goods can be raised by a chain with purchases in it. It looks forward: whatever helps to pay for a
/// purchase is tried, and what is bought may then be exchanged for something else, or pay for the next one.
fn raises_by_purchases(have: &Goods, want: &Goods, exchanges: &[Exchange], bounds: &Bounds, budget: &Budget) -> bool {
    let useful = useful_kinds(exchanges);
    let mut seen = FxHashSet::default();
    let mut open = vec![(*have, exchanges.to_vec())];
    while let Some((have, left)) = open.pop() {
        let shop = || left.iter().filter(|e| e.is_purchase() && e.limit > 0);
        // If only one of them can be made, even goods that pay for themselves must be enough.
        let single = |e: &Exchange| e.group != 0 && shop().all(|other| other.group == e.group && other.limit == 1);
        if shop().all(|e| single(e) && bounds.are_broken(&have.and(e.get), &want.and(e.give))) {
            continue;
        }
        let all_in_reach = shop().all(|e| have.contains(&e.give));
        for (i, e) in left.iter().enumerate().filter(|(_, e)| e.limit > 0 && have.contains(&e.give)) {
            let buys = e.is_purchase();
            let helps = || !all_in_reach && e.get.iter().any(|(kind, _)| useful & 1 << kind.lane() != 0);
            let worth_trying = if buys { !e.lies_below_another(&left) } else { helps() };
            if !worth_trying {
                continue;
            }
            let (next, mut left) = (have.less(&e.give).and(e.get), left.clone());
            use_up(&mut left, i);
            let state = (next, left.iter().map(|e| (e.limit, e.get.total())).collect::<Vec<_>>());
            if !budget.step() || !seen.insert(state) {
                continue;
            }
            if buys {
                let plain: Vec<_> = left.iter().copied().filter(|e| !e.is_purchase()).collect();
                if raises_plainly(&next, want, &plain, bounds, budget) {
                    return true;
                }
            }
            open.push((next, left));
        }
    }
    false
}

/// The kinds that help to pay for a purchase, directly or by way of other exchanges; a bit for each lane.
fn useful_kinds(exchanges: &[Exchange]) -> u32 {
    let kinds = |goods: &Goods| goods.iter().fold(0, |kinds, (kind, _)| kinds | 1 << kind.lane());
    let mut useful = 0;
    loop {
        let helps = |e: &&Exchange| e.is_purchase() || kinds(&e.get) & useful != 0;
        let more = exchanges.iter().filter(helps).fold(useful, |all, e| all | kinds(&e.give));
        if more == useful {
            return useful;
        }
        useful = more;
    }
}

/// Takes one use off an exchange and those that share its limit; a stack gets lower by what was bought of it.
fn use_up(exchanges: &mut [Exchange], used: usize) {
    let made = exchanges[used];
    for (i, e) in exchanges.iter_mut().enumerate() {
        let shares = i == used || (made.group != 0 && e.group == made.group);
        if shares && e.stack && e.get != made.get && e.get.contains(&made.get) {
            (e.give, e.get) = (e.give.less(&made.give), e.get.less(&made.get));
        } else if shares && e.limit < u8::MAX {
            e.limit = e.limit.saturating_sub(1);
        }
    }
}

/// What exchanges can bring at the very most, to leave the search early.
struct Bounds {
    /// For each kind, how many things (not food) one of it becomes at best, in thousandths. Nothing if things can become
    /// more by exchanging them, which real games do not allow.
    worth: Option<[u32; LANES]>,
    /// The most of each kind that all exchanges together can bring.
    most: [u32; LANES],
    /// The most food that one of each kind brings, in thousandths, also by way of other things.
    sale: [u32; LANES],
}

impl Bounds {
    fn of(exchanges: &[Exchange]) -> Bounds {
        let mut bounds = Bounds { worth: Some([0; LANES]), most: [0; LANES], sale: [0; LANES] };
        for (i, e) in exchanges.iter().enumerate() {
            for (kind, n) in e.get.iter() {
                let beaten = |other: &Exchange| e.group != 0 && other.group == e.group && other.get.get(kind) >= n;
                if e.limit == u8::MAX {
                    bounds.most[kind.lane()] = u32::MAX;
                } else if !exchanges[i + 1..].iter().any(beaten) {
                    let more = u32::from(n) * u32::from(e.limit);
                    bounds.most[kind.lane()] = bounds.most[kind.lane()].saturating_add(more);
                }
            }
            let price = (1000 * u32::from(e.get.get(Food))).div_ceil(things(&e.give).max(1));
            bounds.sell_at(&e.give, price);
        }
        // Most exchanges are plain sales: the others are few, and only they need the rest.
        let bring_things: SmallVec<[&Exchange; 8]> = exchanges.iter().filter(|e| things(&e.get) > 0).collect();
        for e in &bring_things {
            let (given, got) = (things(&e.give), things(&e.get));
            let rate = (1000 * got).div_ceil(given);
            if rate > 1000 || e.give.iter().count() > 1 {
                bounds.worth = None;
            }
            if let Some(worth) = &mut bounds.worth {
                e.give.iter().for_each(|(kind, _)| worth[kind.lane()] = worth[kind.lane()].max(rate));
            }
        }
        // What cannot be sold may still become something that can, by way of at most three exchanges.
        for _ in 0..3 {
            for e in &bring_things {
                let things_got = e.get.iter().filter(|(kind, _)| *kind != Food);
                let sold: u32 = things_got.map(|(kind, n)| u32::from(n) * bounds.sale[kind.lane()]).sum();
                bounds.sell_at(&e.give, sold.div_ceil(things(&e.give).max(1)));
            }
        }
        bounds.sale[Food.lane()] = 0;
        bounds
    }

    /// Notes a price at which each of these goods can be sold.
    fn sell_at(&mut self, goods: &Goods, price: u32) {
        goods.iter().for_each(|(kind, _)| self.sale[kind.lane()] = self.sale[kind.lane()].max(price));
    }

    /// Whether more is asked for than there can be.
    fn are_broken(&self, have: &Goods, want: &Goods) -> bool {
        let Some(worth) = &self.worth else { return false };
        let (missing, spare) = (want.less(have), have.less(want));
        let food = |goods: &Goods| u32::from(goods.get(Food));
        if missing.iter().any(|(kind, n)| u32::from(n) > self.most[kind.lane()]) {
            return true;
        }
        // Things are exchanged in whole numbers, kind by kind.
        let made = |(kind, n): (Good, u8)| u32::from(n) * worth[kind.lane()] / 1000;
        let made: u32 = spare.iter().filter(|(kind, _)| *kind != Food).map(made).sum();
        if things(&missing) > made {
            return true;
        }
        let sold: u32 = spare.iter().map(|(kind, n)| u32::from(n) * self.sale[kind.lane()]).sum();
        food(&missing) > sold / 1000
    }
}

/// A search backwards: it takes a kind that is missing, food last, and, for each exchange that gives it, asks for what has
/// to be given instead.
struct Search<'a> {
    have: &'a Goods,
    exchanges: &'a [Exchange],
    bounds: &'a Bounds,
    budget: &'a Budget,
    /// For each exchange, which one counts its uses: for a group, its first.
    counters: Vec<usize>,
    /// How often each exchange was made.
    used: Vec<u8>,
    /// What was asked for already, with the limited exchanges made and the kinds begun until then.
    seen: FxHashSet<(Goods, u64, u32)>,
}

impl<'a> Search<'a> {
    fn new(have: &'a Goods, exchanges: &'a [Exchange], bounds: &'a Bounds, budget: &'a Budget) -> Search<'a> {
        let first = |e: &Exchange| exchanges.iter().position(|other| e.group != 0 && other.group == e.group);
        let counters = exchanges.iter().enumerate().map(|(i, e)| first(e).unwrap_or(i)).collect();
        Search { have, exchanges, bounds, budget, counters, used: vec![0; exchanges.len()], seen: FxHashSet::default() }
    }

    /// A number for how far the limited exchanges have been used.
    fn limited(&self) -> u64 {
        let limited = self.exchanges.iter().zip(&self.used).filter(|(e, _)| e.limit < u8::MAX);
        limited.fold(0, |sum: u64, (_, &n)| sum.wrapping_mul(5).wrapping_add(n.into()))
    }

    /// Whether the wanted goods can be raised. `begun` are the kinds for whose sake other things are being raised: going
    /// round in a circle only loses goods.
    fn raise(&mut self, want: Goods, begun: u32) -> bool {
        if self.have.contains(&want) {
            return true;
        }
        let state = (want, self.limited(), begun);
        if self.bounds.are_broken(self.have, &want) || !self.budget.step() || !self.seen.insert(state) {
            return false;
        }
        let missing = want.less(self.have);
        let thing = missing.iter().find(|(kind, _)| *kind != Food);
        let kind = thing.map_or(Food, |(kind, _)| kind);
        // What can be given at once comes before what has to be raised first.
        for at_once in [true, false] {
            for i in 0..self.exchanges.len() {
                let exchange = self.exchanges[i];
                let counter = self.counters[i];
                if exchange.get.get(kind) == 0 || self.used[counter] >= exchange.limit {
                    continue;
                }
                let next = want.less(&exchange.get).and(exchange.give);
                let short = |k: Good| next.get(k) > self.have.get(k);
                if exchange.give.iter().any(|(k, _)| short(k)) == at_once {
                    continue;
                }
                let begun = if at_once { begun } else { begun | 1 << kind.lane() };
                if exchange.give.iter().any(|(k, _)| short(k) && begun & 1 << k.lane() != 0) {
                    continue;
                }
                self.used[counter] = self.used[counter].saturating_add(1);
                if self.raise(next, begun) {
                    return true;
                }
                self.used[counter] -= 1;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::Good::{Clay, Reed, Stone, Wood};
    use proptest::prelude::*;

    fn can_raise(have: &Goods, want: &Goods, exchanges: &[Exchange]) -> bool {
        Market::new(*have, exchanges.into()).can_raise(want)
    }

    fn exchange(give: Goods, get: Goods, limit: u8, group: u8) -> Exchange {
        Exchange { give, get, limit, group, stack: false }
    }

    #[test]
    fn two_steps_reach_what_one_cannot() {
        let wood_to_clay = exchange(Goods::of(Wood, 3), Goods::of(Clay, 1), u8::MAX, 0);
        let clay_to_food = exchange(Goods::of(Clay, 1), Goods::of(Food, 2), 1, 0);
        let all = [wood_to_clay, clay_to_food];
        assert!(can_raise(&Goods::of(Wood, 3), &Goods::of(Food, 2), &all));
        assert!(!can_raise(&Goods::of(Wood, 6), &Goods::of(Food, 4), &all), "only once");
        assert!(!can_raise(&Goods::of(Wood, 2), &Goods::of(Food, 1), &all));
    }

    #[test]
    fn a_group_shares_its_limit() {
        let one = exchange(Goods::of(Food, 1), Goods::of(Wood, 1), 1, 1);
        let two = exchange(Goods::of(Food, 2), Goods::of(Wood, 1).and(Goods::of(Clay, 1)), 1, 1);
        assert!(can_raise(&Goods::of(Food, 2), &Goods::of(Clay, 1), &[one, two]));
        assert!(!can_raise(&Goods::of(Food, 3), &Goods::of(Wood, 2), &[one, two]));
    }

    /// The slow twin: everything that can be reached, forwards. The uses of limited exchanges are counted by group; a stack
    /// is bought piece by piece, and its `limit` is then the number of pieces above.
    fn twin(
        have: Goods,
        used: [u8; 3],
        want: &Goods,
        exchanges: &[Exchange],
        seen: &mut Vec<(Goods, [u8; 3])>,
    ) -> bool {
        if have.contains(want) {
            return true;
        }
        if seen.contains(&(have, used)) {
            return false;
        }
        seen.push((have, used));
        exchanges.iter().any(|e| {
            let mut after = used;
            if e.group > 0 {
                after[usize::from(e.group)] += 1;
            }
            let in_turn =
                if e.stack { used[usize::from(e.group)] == e.limit } else { after[usize::from(e.group)] <= e.limit };
            let open = have.contains(&e.give) && in_turn;
            open && twin(have.less(&e.give).and(e.get), after, want, exchanges, seen)
        })
    }

    proptest! {
        #[test]
        fn what_can_be_raised_equals_the_forward_search(
            wood in 0u8..7, clay in 0u8..5, food in 0u8..3,
            want_wood in 0u8..3, want_clay in 0u8..3, want_food in 0u8..7,
            rate in 2u8..4, yields in 1u8..4,
        ) {
            let goods = |w, c, f| Goods::of(Wood, w).and(Goods::of(Clay, c)).and(Goods::of(Food, f));
            let any = |give, get| exchange(give, get, u8::MAX, 0);
            let exchanges = [
                any(goods(rate, 0, 0), goods(0, 1, 0)),
                any(goods(0, 2, 0), goods(1, 0, 0)),
                any(goods(0, 1, 0), goods(0, 0, yields)),
            ];
            let (have, want) = (goods(wood, clay, food), goods(want_wood, want_clay, want_food));
            prop_assert_eq!(
                can_raise(&have, &want, &exchanges),
                twin(have, [0; 3], &want, &exchanges, &mut Vec::new())
            );
        }

        /// Three become two, two become one: what is sold must come out of the better of both.
        #[test]
        fn several_at_once_are_found_as_well(
            wood in 0u8..3, clay in 0u8..8, food in 0u8..3,
            want_wood in 0u8..4, want_clay in 0u8..3, want_food in 0u8..8, yields in 1u8..4,
        ) {
            let goods = |w, c, f| Goods::of(Wood, w).and(Goods::of(Clay, c)).and(Goods::of(Food, f));
            let any = |give, get| exchange(give, get, u8::MAX, 0);
            let exchanges = [
                any(goods(0, 2, 0), goods(1, 0, 0)),
                any(goods(0, 3, 0), goods(2, 0, 0)),
                any(goods(1, 0, 0), goods(0, 0, yields)),
            ];
            let (have, want) = (goods(wood, clay, food), goods(want_wood, want_clay, want_food));
            prop_assert_eq!(
                can_raise(&have, &want, &exchanges),
                twin(have, [0; 3], &want, &exchanges, &mut Vec::new())
            );
        }

        /// One barter brings two of a kind that others need, and what it costs can be had from that kind again.
        #[test]
        fn several_at_once_are_shared_by_all_who_need_them(
            wood in 0u8..4, clay in 0u8..3, reed in 0u8..3, stone in 0u8..3,
            want_clay in 0u8..2, want_reed in 0u8..3, want_stone in 0u8..4,
        ) {
            let goods = |w, c, r, s| Goods::of(Wood, w).and(Goods::of(Clay, c)).and(Goods::of(Reed, r)).and(Goods::of(Stone, s));
            let any = |give, get| exchange(give, get, u8::MAX, 0);
            let exchanges = [
                any(goods(4, 0, 0, 0), goods(0, 0, 2, 0)),
                any(goods(0, 1, 0, 0), goods(1, 0, 0, 0)),
                any(goods(0, 0, 1, 0), goods(0, 1, 0, 0)),
                any(goods(0, 0, 1, 0), goods(0, 0, 0, 1)),
            ];
            let (have, want) = (goods(wood, clay, reed, stone), goods(0, want_clay, want_reed, want_stone));
            prop_assert_eq!(
                can_raise(&have, &want, &exchanges),
                twin(have, [0; 3], &want, &exchanges, &mut Vec::new())
            );
        }

        /// Sales, barter, and a shop with bundles of which one can be bought.
        #[test]
        fn bundles_for_food_are_found_as_well(
            wood in 0u8..5, clay in 0u8..5, food in 0u8..4,
            want_wood in 0u8..5, want_clay in 0u8..5, want_food in 0u8..5,
            price in 1u8..4, rate in 2u8..4, sale in 1u8..3, once in any::<bool>(),
        ) {
            let goods = |w, c, f| Goods::of(Wood, w).and(Goods::of(Clay, c)).and(Goods::of(Food, f));
            let exchanges = [
                exchange(goods(1, 0, 0), goods(0, 0, sale), if once { 1 } else { u8::MAX }, u8::from(once) * 2),
                exchange(goods(0, rate, 0), goods(1, 0, 0), u8::MAX, 0),
                exchange(goods(0, 0, price), goods(0, 1, 0), 1, 1),
                exchange(goods(0, 0, price + 1), goods(1, 1, 0), 1, 1),
                exchange(goods(0, 0, price + 2), goods(1, 2, 0), 1, 1),
            ];
            let (have, want) = (goods(wood, clay, food), goods(want_wood, want_clay, want_food));
            prop_assert_eq!(
                can_raise(&have, &want, &exchanges),
                twin(have, [0; 3], &want, &exchanges, &mut Vec::new())
            );
        }

        /// The goods of a stack are bought from the top, some now and some after others were sold again.
        #[test]
        fn a_stack_is_bought_in_parts(
            wood in 0u8..4, clay in 0u8..3, food in 0u8..4,
            want_wood in 0u8..4, want_clay in 0u8..4, want_food in 0u8..4,
            price in 1u8..3, sale in 1u8..3, pieces in proptest::collection::vec(any::<bool>(), 1..5),
        ) {
            let goods = |w, c, f| Goods::of(Wood, w).and(Goods::of(Clay, c)).and(Goods::of(Food, f));
            let others = [
                exchange(goods(1, 0, 0), goods(0, 0, sale), u8::MAX, 0),
                exchange(goods(0, 2, 0), goods(1, 0, 0), u8::MAX, 0),
            ];
            let piece = |is_wood: bool| if is_wood { goods(1, 0, 0) } else { goods(0, 1, 0) };
            let (mut bundles, mut singles, mut sum) = (others.to_vec(), others.to_vec(), goods(0, 0, 0));
            for (above, &is_wood) in (0..).zip(&pieces) {
                sum.add(&piece(is_wood));
                let bundle = Exchange { stack: true, ..exchange(goods(0, 0, price * (above + 1)), sum, 1, 1) };
                bundles.push(bundle);
                singles.push(Exchange { give: goods(0, 0, price), get: piece(is_wood), limit: above, ..bundle });
            }
            let (have, want) = (goods(wood, clay, food), goods(want_wood, want_clay, want_food));
            prop_assert_eq!(
                can_raise(&have, &want, &bundles),
                twin(have, [0; 3], &want, &singles, &mut Vec::new())
            );
        }
    }
}
