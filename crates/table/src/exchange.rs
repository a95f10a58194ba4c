//! Exchanges that a player may make at any time, and what can be reached with them.

use crate::goods::{Goods, Kind};

/// Goods given for goods received, as often as `limit` says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange<K: Kind> {
    /// What is handed over each time.
    pub give: Goods<K>,
    /// What comes back each time.
    pub get: Goods<K>,
    /// How often it may still be made.
    pub limit: u8,
    /// Exchanges with the same number (not 0) share their limit.
    pub group: u8,
}

/// Steps looked at before the search gives up; real positions stay far below.
const SEARCH_LIMIT: usize = 4_000;

/// Whether some chain of exchanges leads from these goods to a stock that contains the wanted ones.
///
/// The search goes backwards: it takes a kind that is missing and, for each exchange that gives it, asks for what has to
/// be given instead. Kinds are taken in the order of their lanes, so a kind into which everything can be turned (food)
/// should come late.
pub fn can_raise<K: Kind>(have: &Goods<K>, want: &Goods<K>, exchanges: &[Exchange<K>]) -> bool {
    if have.contains(want) {
        return true;
    }
    let mut search = Search { have, exchanges, used: vec![0; exchanges.len()], seen: Vec::new(), steps: 0 };
    search.raise(*want)
}

struct Search<'a, K: Kind> {
    have: &'a Goods<K>,
    exchanges: &'a [Exchange<K>],
    /// How often each exchange was made; for a group, its first exchange counts.
    used: Vec<u8>,
    /// What was asked for already, with the limited exchanges made until then.
    seen: Vec<(Goods<K>, u64)>,
    steps: usize,
}

impl<K: Kind> Search<'_, K> {
    /// The exchange that counts the uses of this one.
    fn counter(&self, i: usize) -> usize {
        let group = self.exchanges[i].group;
        if group == 0 { i } else { self.exchanges.iter().position(|e| e.group == group).unwrap_or(i) }
    }

    /// A number for how far the limited exchanges have been used.
    fn limited(&self) -> u64 {
        let limited = self.exchanges.iter().zip(&self.used).filter(|(e, _)| e.limit < u8::MAX);
        limited.fold(0, |sum, (_, &n)| sum * 5 + u64::from(n))
    }

    fn raise(&mut self, want: Goods<K>) -> bool {
        if self.have.contains(&want) {
            return true;
        }
        self.steps += 1;
        let state = (want, self.limited());
        // Exchanges lose goods, so what costs far more than there is cannot be raised.
        if self.steps > SEARCH_LIMIT || want.total() > 3 * self.have.total() + 12 || self.seen.contains(&state) {
            return false;
        }
        self.seen.push(state);
        let missing = want.less(self.have);
        let Some((kind, _)) = missing.iter().next() else { return true };
        for i in 0..self.exchanges.len() {
            let exchange = self.exchanges[i];
            let counter = self.counter(i);
            if exchange.get.get(kind) == 0 || self.used[counter] >= exchange.limit {
                continue;
            }
            self.used[counter] = self.used[counter].saturating_add(1);
            if self.raise(want.less(&exchange.get).and(exchange.give)) {
                return true;
            }
            self.used[counter] -= 1;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::tests::Toy::{self, *};
    use proptest::prelude::*;

    fn exchange(give: Goods<Toy>, get: Goods<Toy>, limit: u8, group: u8) -> Exchange<Toy> {
        Exchange { give, get, limit, group }
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

    /// The slow twin: everything that can be reached, forwards.
    fn twin(have: Goods<Toy>, want: &Goods<Toy>, exchanges: &[Exchange<Toy>], seen: &mut Vec<Goods<Toy>>) -> bool {
        if have.contains(want) {
            return true;
        }
        if seen.contains(&have) {
            return false;
        }
        seen.push(have);
        exchanges.iter().any(|e| have.contains(&e.give) && twin(have.less(&e.give).and(e.get), want, exchanges, seen))
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
            prop_assert_eq!(can_raise(&have, &want, &exchanges), twin(have, &want, &exchanges, &mut Vec::new()));
        }
    }
}
