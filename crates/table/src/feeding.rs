//! A sensible way to feed: of all ways to make food, those by which least is lost. A hint for people; no rule depends on it.

use crate::goods::{Goods, Kind};

/// A way to make food.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Way<K: Kind> {
    /// What is given each time.
    pub give: Goods<K>,
    /// The food that each time brings.
    pub food: u8,
    /// How often at most.
    pub most: u8,
}

/// How often each way is used, and what is lost by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meal {
    /// In the order of the ways.
    pub times: Vec<u8>,
    /// What is lost, what is begged for included.
    pub loss: i32,
}

/// What a game knows of the worth of its goods, in one unit of its choice.
pub struct Worth<K: Kind> {
    /// What losing one costs somebody who has this many of it.
    pub of: fn(K, u8) -> i32,
    /// What a food costs that is missing in the end.
    pub begging: i32,
    /// What a food is worth that is left over.
    pub spare: i32,
}

/// The search ends here even if it has not seen everything.
const PATIENCE: u32 = 20_000;

struct Search<'a, K: Kind> {
    ways: Vec<(usize, Way<K>)>,
    worth: &'a Worth<K>,
    times: Vec<u8>,
    best: Meal,
    /// What the food is worth at most that one exchange can leave over.
    most_spare: i32,
    steps: u32,
}

/// The meal by which least is lost, for somebody who has these goods and is this much food short of what is owed.
pub fn best_meal<K: Kind>(ways: &[Way<K>], have: &Goods<K>, short: u8, worth: &Worth<K>) -> Meal {
    let mut order: Vec<(usize, Way<K>)> = ways.iter().copied().enumerate().collect();
    // The cheapest food first, so that the first meal found is a good one.
    order.sort_by_key(|(_, way)| loss(&way.give, have, worth) * 60 / i32::from(way.food.max(1)));
    let begged = Meal { times: vec![0; ways.len()], loss: i32::from(short) * worth.begging };
    let most_spare = ways.iter().map(|way| i32::from(way.food)).max().unwrap_or(0) * worth.spare;
    let mut search = Search { ways: order, worth, times: vec![0; ways.len()], best: begged, most_spare, steps: 0 };
    search.from(0, *have, i32::from(short), 0);
    search.best
}

fn loss<K: Kind>(give: &Goods<K>, have: &Goods<K>, worth: &Worth<K>) -> i32 {
    let of = |(kind, n): (K, u8)| (0..n).map(|i| (worth.of)(kind, have.get(kind).saturating_sub(i))).sum::<i32>();
    give.iter().map(of).sum()
}

impl<K: Kind> Search<'_, K> {
    /// Tries the ways from number `next` on, with what is left, still missing and lost so far.
    fn from(&mut self, next: usize, left: Goods<K>, missing: i32, lost: i32) {
        self.steps += 1;
        let total = lost + if missing > 0 { missing * self.worth.begging } else { missing * self.worth.spare };
        if total < self.best.loss {
            self.best = Meal { times: self.times.clone(), loss: total };
        }
        // Of one exchange more at most its food is left over, which makes up for a part of what was lost.
        if missing <= 0 || self.steps > PATIENCE || lost - self.most_spare >= self.best.loss {
            return;
        }
        let Some(&(index, way)) = self.ways.get(next) else { return };
        let (mut left, mut missing, mut lost) = (left, missing, lost);
        for times in 0..=way.most {
            if times > 0 {
                if missing <= 0 || !left.contains(&way.give) {
                    break;
                }
                lost += loss(&way.give, &left, self.worth);
                left.remove(&way.give);
                missing -= i32::from(way.food);
                self.times[index] = times;
            }
            self.from(next + 1, left, missing, lost);
        }
        self.times[index] = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::tests::Toy;

    const WORTH: Worth<Toy> =
        Worth { of: |kind, have| if kind == Toy::Clay { 9 } else { 1 + i32::from(have == 1) }, begging: 12, spare: 1 };

    fn way(kind: Toy, food: u8) -> Way<Toy> {
        Way { give: Goods::of(kind, 1), food, most: 9 }
    }

    #[test]
    fn what_is_worth_least_is_eaten_first() {
        let have = Goods::of(Toy::Wood, 3).and(Goods::of(Toy::Clay, 3));
        let ways = [way(Toy::Clay, 2), way(Toy::Wood, 1)];
        assert_eq!(best_meal(&ways, &have, 2, &WORTH).times, [0, 2]);
        assert_eq!(best_meal(&ways, &have, 5, &WORTH).times, [1, 3]);
    }

    #[test]
    fn nothing_is_eaten_that_is_worth_more_than_begging_costs() {
        let dear = Worth { of: |_, _| 30, begging: 12, spare: 1 };
        let have = Goods::of(Toy::Wood, 3);
        assert_eq!(best_meal(&[way(Toy::Wood, 1)], &have, 2, &dear), Meal { times: vec![0], loss: 24 });
    }

    #[test]
    fn without_need_nothing_is_eaten() {
        assert_eq!(best_meal(&[way(Toy::Wood, 1)], &Goods::of(Toy::Wood, 3), 0, &WORTH).times, [0]);
    }
}
