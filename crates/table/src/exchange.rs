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
}

/// Whether some chain of exchanges leads from these goods to a stock that satisfies `enough`.
///
/// The search is depth first and remembers the stocks it has seen. Exchanges of a board game lose value, so the number
/// of stocks is small; `enough` must hold for more goods if it holds for fewer.
pub fn reachable<K: Kind>(
    have: Goods<K>,
    exchanges: &[Exchange<K>],
    enough: &mut impl FnMut(&Goods<K>) -> bool,
) -> bool {
    if enough(&have) {
        return true;
    }
    let mut used = vec![0u8; exchanges.len()];
    let mut seen: Vec<(Goods<K>, Vec<u8>)> = vec![(have, limited(exchanges, &used))];
    search(have, exchanges, &mut used, &mut seen, enough)
}

/// How far the limited exchanges have been used; the others do not matter for where one can go.
fn limited<K: Kind>(exchanges: &[Exchange<K>], used: &[u8]) -> Vec<u8> {
    exchanges.iter().zip(used).filter(|(e, _)| e.limit < u8::MAX).map(|(_, &n)| n).collect()
}

/// Stocks looked at before the search gives up; no real position comes near it.
const SEARCH_LIMIT: usize = 20_000;

fn search<K: Kind>(
    have: Goods<K>,
    exchanges: &[Exchange<K>],
    used: &mut Vec<u8>,
    seen: &mut Vec<(Goods<K>, Vec<u8>)>,
    enough: &mut impl FnMut(&Goods<K>) -> bool,
) -> bool {
    for i in 0..exchanges.len() {
        let exchange = &exchanges[i];
        if used[i] >= exchange.limit || !have.contains(&exchange.give) {
            continue;
        }
        let after = have.less(&exchange.give).and(exchange.get);
        if enough(&after) {
            return true;
        }
        used[i] = used[i].saturating_add(1);
        let state = (after, limited(exchanges, used));
        if seen.len() < SEARCH_LIMIT && !seen.contains(&state) {
            seen.push(state);
            if search(after, exchanges, used, seen, enough) {
                return true;
            }
        }
        used[i] -= 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::tests::Toy::*;

    #[test]
    fn two_steps_reach_what_one_cannot() {
        let wood_to_clay = Exchange { give: Goods::of(Wood, 3), get: Goods::of(Clay, 1), limit: u8::MAX };
        let clay_to_food = Exchange { give: Goods::of(Clay, 1), get: Goods::of(Food, 2), limit: 1 };
        let all = [wood_to_clay, clay_to_food];
        assert!(reachable(Goods::of(Wood, 3), &all, &mut |g| g.get(Food) >= 2));
        assert!(!reachable(Goods::of(Wood, 6), &all, &mut |g| g.get(Food) >= 4), "only once");
        assert!(!reachable(Goods::of(Wood, 2), &all, &mut |g| g.get(Food) >= 1));
    }
}
