//! Prices are sets: all the ways to pay for a thing that the rules in force allow.
//!
//! Start with the printed price, apply the modifiers in every order, and keep what is not beaten by another way to
//! pay. A *replacement* ("costs only …") is never combined with another replacement; an *adjustment* ("1 less", "clay
//! may stand in for reed") combines with everything.

use crate::goods::{Goods, Kind};
use smallvec::{SmallVec, smallvec};

/// The ways to pay for one thing, none of them contained in another.
///
/// ```
/// use table::price::Prices;
/// # use table::{Goods, Kind};
/// # #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// # enum Toy { Wood, Reed }
/// # impl Kind for Toy {
/// #     const ALL: &'static [Toy] = &[Toy::Wood, Toy::Reed];
/// #     fn lane(self) -> usize { self as usize }
/// #     fn name(self) -> &'static str { ["wood", "reed"][self as usize] }
/// # }
/// let mut prices = Prices::only(Goods::of(Toy::Wood, 3));
/// prices.add(Goods::of(Toy::Reed, 1)); // another way
/// prices.add(Goods::of(Toy::Wood, 4)); // asks for more than the first: no way to keep
/// assert_eq!(prices.ways(), [Goods::of(Toy::Wood, 3), Goods::of(Toy::Reed, 1)]);
/// assert_eq!(prices.payable(&Goods::of(Toy::Wood, 9)).count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prices<K: Kind> {
    ways: SmallVec<[Goods<K>; 4]>,
}

impl<K: Kind> Prices<K> {
    /// A single price.
    pub fn only(price: Goods<K>) -> Prices<K> {
        Prices { ways: smallvec![price] }
    }

    /// No way to pay at all.
    pub fn none() -> Prices<K> {
        Prices { ways: SmallVec::new() }
    }

    /// Adds a way to pay, unless another way asks for no more; drops the ways that ask for more.
    pub fn add(&mut self, price: Goods<K>) {
        if self.ways.iter().any(|way| price.contains(way)) {
            return;
        }
        self.ways.retain(|way| !way.contains(&price));
        self.ways.push(price);
    }

    /// The ways to pay.
    pub fn ways(&self) -> &[Goods<K>] {
        &self.ways
    }

    /// The ways that these goods can pay.
    pub fn payable<'a>(&'a self, have: &'a Goods<K>) -> impl Iterator<Item = (usize, &'a Goods<K>)> {
        self.ways.iter().enumerate().filter(|(_, way)| have.contains(way))
    }
}

/// How a modifier works with others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// "Costs only …": takes the place of the printed price, at most one of these.
    Replace,
    /// "… less", "… may stand in for …": works on any price.
    Adjust,
}

/// Reads one price and hands the prices that may take its place to the second argument.
pub type Offers<'a, K> = dyn Fn(&Goods<K>, &mut dyn FnMut(Goods<K>)) + 'a;

/// Something that changes a price: it reads one price and offers others in its place.
pub struct Modifier<'a, K> {
    /// How it works with others.
    pub manner: Manner,
    /// What it offers in place of a price.
    pub apply: &'a Offers<'a, K>,
}

/// The most modifiers that [`prices`] tells apart.
pub const MOST_MODIFIERS: usize = 32;

/// All ways to pay that follow from the printed prices and the modifiers, each used at most once, in every order. Those beyond
/// the first [`MOST_MODIFIERS`] are not used; a game shows that it has no more.
///
/// ```
/// use table::price::{Manner, Modifier, prices};
/// # use table::{Goods, Kind};
/// # #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// # enum Toy { Wood, Reed }
/// # impl Kind for Toy {
/// #     const ALL: &'static [Toy] = &[Toy::Wood, Toy::Reed];
/// #     fn lane(self) -> usize { self as usize }
/// #     fn name(self) -> &'static str { "" }
/// # }
/// let printed = Goods::of(Toy::Wood, 5).and(Goods::of(Toy::Reed, 2));
/// let carpenter = Modifier { manner: Manner::Replace, apply: &|_, offer| offer(Goods::of(Toy::Wood, 3).and(Goods::of(Toy::Reed, 2))) };
/// let thatcher = Modifier { manner: Manner::Adjust, apply: &|price: &Goods<Toy>, offer| offer(price.less(&Goods::of(Toy::Reed, 1))) };
/// let ways = prices(&[printed], &[carpenter, thatcher]);
/// assert_eq!(ways.ways(), [Goods::of(Toy::Wood, 3).and(Goods::of(Toy::Reed, 1))]);
/// ```
pub fn prices<K: Kind>(printed: &[Goods<K>], modifiers: &[Modifier<'_, K>]) -> Prices<K> {
    let mut found = Prices::none();
    if modifiers.is_empty() {
        printed.iter().for_each(|&price| found.add(price));
        return found;
    }
    let mut seen: SmallVec<[(Goods<K>, u32, bool); 8]> = printed.iter().map(|&price| (price, 0, false)).collect();
    let mut next = 0;
    while next < seen.len() {
        let (price, used, replaced) = seen[next];
        next += 1;
        found.add(price);
        for (i, modifier) in modifiers.iter().enumerate().take(MOST_MODIFIERS) {
            let replaces = modifier.manner == Manner::Replace;
            if used & 1 << i != 0 || (replaces && replaced) {
                continue;
            }
            (modifier.apply)(&price, &mut |offer| {
                let step = (offer, used | 1 << i, replaced || replaces);
                if !seen.contains(&step) {
                    seen.push(step);
                }
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::tests::Toy::{self, *};
    use proptest::prelude::*;

    fn goods(wood: u8, clay: u8, food: u8) -> Goods<Toy> {
        Goods::of(Wood, wood).and(Goods::of(Clay, clay)).and(Goods::of(Food, food))
    }

    #[test]
    fn a_dominated_way_is_dropped() {
        let mut ways = Prices::only(goods(5, 2, 0));
        ways.add(goods(3, 2, 0));
        ways.add(goods(4, 4, 0));
        ways.add(goods(4, 1, 0));
        assert_eq!(ways.ways(), [goods(3, 2, 0), goods(4, 1, 0)]);
    }

    #[test]
    fn two_replacements_exclude_each_other() {
        let dear_in_clay = Modifier { manner: Manner::Replace, apply: &|_, offer| offer(goods(0, 3, 0)) };
        let halve: Modifier<'_, Toy> = Modifier {
            manner: Manner::Replace,
            apply: &|p, offer| offer(goods(p.get(Wood) / 2, p.get(Clay) / 2, p.get(Food))),
        };
        let ways = prices(&[goods(4, 0, 0)], &[dear_in_clay, halve]);
        assert_eq!(ways.ways(), [goods(0, 3, 0), goods(2, 0, 0)]);
    }

    /// The slow twin: every order of every subset of the modifiers, one by one.
    fn twin(printed: Goods<Toy>, modifiers: &[Modifier<'_, Toy>]) -> Vec<Goods<Toy>> {
        fn go(price: Goods<Toy>, left: &[usize], replaced: bool, m: &[Modifier<'_, Toy>], out: &mut Vec<Goods<Toy>>) {
            out.push(price);
            for &i in left {
                if m[i].manner == Manner::Replace && replaced {
                    continue;
                }
                let rest: Vec<usize> = left.iter().copied().filter(|&j| j != i).collect();
                let mut offers = vec![];
                (m[i].apply)(&price, &mut |o| offers.push(o));
                for offer in offers {
                    go(offer, &rest, replaced || m[i].manner == Manner::Replace, m, out);
                }
            }
        }
        let mut all = vec![];
        go(printed, &(0..modifiers.len()).collect::<Vec<_>>(), false, modifiers, &mut all);
        let mut best: Vec<Goods<Toy>> =
            all.iter().copied().filter(|p| !all.iter().any(|q| q != p && p.contains(q))).collect();
        best.sort();
        best.dedup();
        best
    }

    proptest! {
        #[test]
        fn price_sets_equal_their_brute_force_twin(
            wood in 0u8..6, clay in 0u8..4,
            cuts in proptest::collection::vec((any::<bool>(), 0u8..4, 0u8..3), 0..4),
            swap in any::<bool>(),
        ) {
            let reduce: Vec<Box<Offers<'static, Toy>>> = cuts.iter().map(|&(replace, w, c)| {
                let f: Box<Offers<'static, Toy>> = if replace {
                    Box::new(move |_, offer| offer(goods(w, c, 1)))
                } else {
                    Box::new(move |p, offer| offer(p.less(&goods(w, c, 0))))
                };
                f
            }).collect();
            let clay_for_wood = |p: &Goods<Toy>, offer: &mut dyn FnMut(Goods<Toy>)| {
                for n in 1..=p.get(Wood).min(2) {
                    offer(p.less(&goods(n, 0, 0)).and(goods(0, n, 0)));
                }
            };
            let mut modifiers: Vec<Modifier<'_, Toy>> = reduce.iter().zip(&cuts).map(|(f, cut)| Modifier {
                manner: if cut.0 { Manner::Replace } else { Manner::Adjust },
                apply: &**f,
            }).collect();
            if swap {
                modifiers.push(Modifier { manner: Manner::Adjust, apply: &clay_for_wood });
            }
            let mut ways = prices(&[goods(wood, clay, 0)], &modifiers).ways().to_vec();
            ways.sort();
            prop_assert_eq!(ways, twin(goods(wood, clay, 0), &modifiers));
        }
    }
}
