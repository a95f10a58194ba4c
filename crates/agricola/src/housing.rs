//! Housing animals. A14: animals are counted, not placed; this module answers whether they fit.
//!
//! A *pen* holds animals of one type, with a limit for each type (a pasture; a card for boar only). *Loose* places hold
//! one animal of any type each (the home, a stable outside pastures). That is all there is: a card that mixes types in a
//! pen turns it into loose places.

use crate::card::CardId;
use crate::cell::Cells;
use crate::goods::{ANIMALS, Goods, animals, herd};
use serde::Serialize;
use smallvec::SmallVec;

/// Where animals live.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// A14.2(a): the home, for one pet.
    Home,
    /// A14.2(b): a stable outside pastures.
    Stable(Cells),
    /// A14.2(c): a pasture.
    Pasture(Cells),
    /// A14.2(d): a space of the farmyard that is no pasture, because a card says so.
    Space(Cells),
    /// A14.2(d): a card.
    Card(CardId),
}

/// A place for animals of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    /// Where it is.
    pub site: Site,
    /// How many sheep, boar, cattle or horses it holds.
    pub holds: [u8; 4],
}

/// Everything that holds animals on one farm.
///
/// ```
/// use agricola::housing::{Housing, Site};
/// use agricola::goods::{boar, cattle, sheep};
/// use agricola::Cells;
///
/// let mut housing = Housing::default();
/// housing.loose(Site::Home, 1); // one pet
/// housing.pen(Site::Pasture(Cells::NONE), [2; 4]); // two of one type
/// assert!(housing.fits(&sheep(2).and(boar(1))));
/// assert!(!housing.fits(&sheep(2).and(boar(2))));
///
/// // Of five animals three can stay; each of the three ways keeps as many.
/// let kept = housing.keepable(&sheep(2).and(cattle(3)));
/// assert_eq!(kept, [sheep(2).and(cattle(1)), sheep(1).and(cattle(2)), cattle(3)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Housing {
    /// Places for one type each.
    pub pens: SmallVec<[Pen; 4]>,
    /// Places for single animals of any type, with their number.
    pub loose: SmallVec<[(Site, u8); 4]>,
}

impl Housing {
    /// Adds a place for animals of one type.
    pub fn pen(&mut self, site: Site, holds: [u8; 4]) {
        self.pens.push(Pen { site, holds });
    }

    /// Adds places for single animals.
    pub fn loose(&mut self, site: Site, places: u8) {
        self.loose.push((site, places));
    }

    /// Every pasture holds more animals: as many as this says of its spaces, of the same type or, where types are mixed, of
    /// any.
    pub fn widen_pastures(&mut self, more: impl Fn(Cells) -> u8) {
        let mut mixed: SmallVec<[Site; 8]> = SmallVec::new();
        for (site, places) in &mut self.loose {
            if let Site::Pasture(cells) = *site {
                *places += more(cells);
                mixed.push(*site);
            }
        }
        for pen in &mut self.pens {
            if let Site::Pasture(cells) = pen.site
                && !mixed.contains(&pen.site)
            {
                pen.holds = pen.holds.map(|n| n + more(cells));
            }
        }
    }

    fn loose_places(&self) -> u8 {
        self.loose.iter().fold(0, |sum, (_, n)| sum.saturating_add(*n))
    }

    /// The most animals of one type that can be housed.
    fn room_for(&self, kind: usize) -> u8 {
        self.pens.iter().fold(self.loose_places(), |sum, pen| sum.saturating_add(pen.holds[kind]))
    }

    /// A14.1–A14.5: whether these animals can all be housed in some arrangement.
    pub fn fits(&self, goods: &Goods) -> bool {
        fits(herd(goods), &self.pens, self.loose_places())
    }

    /// A14.1: the largest herds among these animals that can be housed: none of them is part of another.
    pub fn keepable(&self, goods: &Goods) -> Vec<Goods> {
        let mut have = herd(goods);
        (0..4).for_each(|kind| have[kind] = have[kind].min(self.room_for(kind)));
        // Of the last kind as many as fit are kept: for it no search is needed.
        let last = (0..4).rev().find(|&kind| have[kind] > 0).unwrap_or(0);
        let most = |kind: usize| if kind == last { 0 } else { have[kind] };
        let mut best: Vec<Goods> = Vec::new();
        for sheep in (0..=most(0)).rev() {
            for boar in (0..=most(1)).rev() {
                for cattle in (0..=most(2)).rev() {
                    for horse in (0..=most(3)).rev() {
                        let others = [sheep, boar, cattle, horse];
                        let Some(herd) = self.with_most(others, last, have[last]).map(animals) else { continue };
                        if !best.iter().any(|other| other.contains(&herd)) {
                            best.push(herd);
                        }
                    }
                }
            }
        }
        best
    }

    /// These animals with as many more of one kind as fit, if any fit at all.
    fn with_most(&self, others: [u8; 4], kind: usize, most: u8) -> Option<[u8; 4]> {
        let with = |n: u8| {
            let mut herd = others;
            herd[kind] = n;
            herd
        };
        let fit = |n: u8| fits(with(n), &self.pens, self.loose_places());
        if fit(most) {
            return Some(with(most));
        }
        let (mut fitting, mut too_many) = (fit(0).then_some(0)?, most);
        while too_many - fitting > 1 {
            let middle = fitting.midpoint(too_many);
            if fit(middle) {
                fitting = middle;
            } else {
                too_many = middle;
            }
        }
        Some(with(fitting))
    }

    /// One arrangement of these animals, for display; nothing if they do not fit.
    pub fn arrange(&self, goods: &Goods) -> Option<Vec<(Site, Goods)>> {
        let mut types = Vec::new();
        let mut left = herd(goods);
        if !assign(&mut left, &self.pens, self.loose_places(), &mut types) {
            return None;
        }
        let mut left = herd(goods);
        let mut places = Vec::new();
        for (pen, kind) in self.pens.iter().zip(types) {
            let moved = left[kind].min(pen.holds[kind]);
            left[kind] -= moved;
            if moved > 0 {
                places.push((pen.site, Goods::of(ANIMALS[kind], moved)));
            }
        }
        for &(site, room) in &self.loose {
            let mut here = [0; 4];
            for _ in 0..room {
                if let Some(kind) = (0..4).find(|&k| left[k] > 0) {
                    left[kind] -= 1;
                    here[kind] += 1;
                }
            }
            if here != [0; 4] {
                places.push((site, animals(here)));
            }
        }
        Some(places)
    }
}

/// A place in the search for the best arrangement.
struct Stall {
    holds: [u8; 4],
    mixed: bool,
    counts: bool,
}

/// The group of animals in a place where types are mixed; the other groups are the types.
const MIXED: usize = 4;

/// To whom the places looked at so far were given, in the search for the best arrangement.
#[derive(Clone, Copy, Default)]
struct Given {
    /// The most animals of each group that have a place.
    room: [u32; 5],
    /// The fewest: one for each place that counts as roomy.
    need: [u32; 5],
    /// How many places count as roomy.
    roomy: u8,
}

impl Given {
    /// Whether these animals can all stand there.
    fn holds(&self, herd: [u8; 4]) -> bool {
        let each = || herd.iter().map(|&n| u32::from(n)).enumerate();
        let left_over: u32 = each().map(|(kind, n)| n.saturating_sub(self.room[kind])).sum();
        let to_spare: u32 = each().map(|(kind, n)| n.saturating_sub(self.need[kind])).sum();
        each().all(|(kind, n)| n >= self.need[kind]) && left_over <= self.room[MIXED] && to_spare >= self.need[MIXED]
    }

    /// One more place given to a group, with this many places in it left free or, without a number, used in full.
    fn with(mut self, group: usize, holds: u8, free: Option<u8>) -> Given {
        self.room[group] += u32::from(holds - free.unwrap_or(0));
        self.need[group] += u32::from(free.is_some());
        self.roomy += u8::from(free.is_some());
        self
    }
}

impl Housing {
    /// The best arrangement of these animals: the most of the places that count which are not empty and in which this many
    /// more animals would find room. 0 if the animals do not fit at all.
    pub fn most_roomy(&self, goods: &Goods, free: u8, counts: fn(&Site) -> bool) -> u8 {
        let single = self.loose.iter().map(|&(site, n)| Stall { holds: [n; 4], mixed: true, counts: counts(&site) });
        // A place that adds to one where types are mixed is no place of its own.
        let adds = |pen: &Pen| self.loose.iter().any(|(site, _)| *site == pen.site);
        let pens = self.pens.iter().map(|pen| {
            let counts = counts(&pen.site) && !adds(pen);
            Stall { holds: pen.holds, mixed: false, counts }
        });
        let stalls: SmallVec<[Stall; 16]> = single.chain(pens).collect();
        let mut best = 0;
        give(&stalls, free, herd(goods), Given::default(), &mut best);
        best
    }
}

/// Gives the rest of the places away in every way that may be better than the best one known.
fn give(stalls: &[Stall], free: u8, herd: [u8; 4], given: Given, best: &mut u8) {
    let most = usize::from(given.roomy) + stalls.iter().filter(|stall| stall.counts).count();
    if most <= usize::from(*best) {
        return;
    }
    let Some((stall, rest)) = stalls.split_first() else {
        if given.holds(herd) {
            *best = given.roomy;
        }
        return;
    };
    let groups = if stall.mixed { MIXED..MIXED + 1 } else { 0..MIXED };
    let mut is_used = false;
    for group in groups.filter(|&group| group == MIXED || (herd[group] > 0 && stall.holds[group] > 0)) {
        is_used = true;
        let holds = stall.holds[group % MIXED];
        if stall.counts && holds > free {
            give(rest, free, herd, given.with(group, holds, Some(free)), best);
        }
        give(rest, free, herd, given.with(group, holds, None), best);
    }
    if !is_used {
        give(rest, free, herd, given, best);
    }
}

fn total(herd: [u8; 4]) -> u32 {
    herd.iter().map(|&n| u32::from(n)).sum()
}

/// Gives each pen to one type so that at most `loose` animals are left over.
fn fits(herd: [u8; 4], pens: &[Pen], loose: u8) -> bool {
    let animals = total(herd);
    if animals <= u32::from(loose) {
        return true;
    }
    let Some((pen, rest)) = pens.split_first() else { return false };
    let room: u32 = pens.iter().map(|p| u32::from(p.holds.into_iter().max().unwrap_or(0))).sum();
    if animals > room + u32::from(loose) {
        return false;
    }
    let mut usable = false;
    for kind in 0..4 {
        let moved = herd[kind].min(pen.holds[kind]);
        if moved > 0 {
            usable = true;
            let mut left = herd;
            left[kind] -= moved;
            if fits(left, rest, loose) {
                return true;
            }
        }
    }
    !usable && fits(herd, rest, loose)
}

/// Like [`fits`], and remembers the type of each pen.
fn assign(herd: &mut [u8; 4], pens: &[Pen], loose: u8, types: &mut Vec<usize>) -> bool {
    let Some((pen, rest)) = pens.split_first() else { return total(*herd) <= u32::from(loose) };
    for kind in 0..4 {
        let moved = herd[kind].min(pen.holds[kind]);
        if moved == 0 && kind < 3 {
            continue;
        }
        herd[kind] -= moved;
        types.push(kind);
        if fits(*herd, rest, loose) && assign(herd, rest, loose, types) {
            return true;
        }
        types.pop();
        herd[kind] += moved;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::{boar, cattle, sheep};
    use proptest::prelude::*;

    fn housing(pastures: &[u8], loose: u8) -> Housing {
        let mut housing = Housing::default();
        pastures.iter().for_each(|&n| housing.pen(Site::Pasture(Cells::NONE), [n; 4]));
        housing.loose(Site::Home, loose);
        housing
    }

    #[test]
    fn a14_3_a_pasture_holds_one_type_only() {
        assert!(housing(&[4], 1).fits(&sheep(4).and(boar(1))));
        assert!(!housing(&[4], 1).fits(&sheep(2).and(boar(2))));
    }

    #[test]
    fn a14_5_animals_may_be_rearranged_until_they_fit() {
        // The sheep have to go to the large pasture although two boar would fit there too.
        assert!(housing(&[2, 6], 1).fits(&sheep(7).and(boar(2))));
    }

    #[test]
    fn a14_1_the_largest_herds_to_keep() {
        let keepable = housing(&[2], 1).keepable(&sheep(3).and(cattle(3)));
        assert_eq!(keepable, [sheep(3), sheep(2).and(cattle(1)), sheep(1).and(cattle(2)), cattle(3)]);
    }

    /// The slow twin: put the animals into places one by one in every possible way.
    fn twin(herd: [u8; 4], places: &mut Vec<(Option<usize>, [u8; 4])>, loose: u8) -> bool {
        let Some(kind) = (0..4).find(|&k| herd[k] > 0) else { return true };
        let mut less = herd;
        less[kind] -= 1;
        if loose > 0 && twin(less, places, loose - 1) {
            return true;
        }
        for i in 0..places.len() {
            let before = places[i];
            if before.1[kind] > 0 && before.0.is_none_or(|k| k == kind) {
                places[i].0 = Some(kind);
                places[i].1[kind] -= 1;
                if twin(less, places, loose) {
                    return true;
                }
                places[i] = before;
            }
        }
        false
    }

    proptest! {
        #[test]
        fn the_solver_equals_its_brute_force_twin(
            herd in [0u8..4, 0u8..4, 0u8..4, 0u8..2],
            pens in proptest::collection::vec([0u8..4, 0u8..4, 0u8..4, 0u8..3], 0..4),
            loose in 0u8..3,
        ) {
            let mut housing = Housing::default();
            pens.iter().for_each(|&holds| housing.pen(Site::Home, holds));
            housing.loose(Site::Home, loose);
            let mut places = pens.iter().map(|&holds| (None, holds)).collect();
            let fits = twin(herd, &mut places, loose);
            prop_assert_eq!(housing.fits(&animals(herd)), fits);
            let arranged = housing.arrange(&animals(herd));
            prop_assert_eq!(arranged.is_some(), fits);
            if let Some(places) = arranged {
                let sum = places.iter().fold(Goods::NONE, |sum, (_, goods)| sum.and(*goods));
                prop_assert_eq!(sum, animals(herd));
            }
            for kept in housing.keepable(&animals(herd)) {
                prop_assert!(housing.fits(&kept));
            }
        }

        #[test]
        fn the_best_arrangement_equals_its_brute_force_twin(
            herd in [0u8..4, 0u8..3, 0u8..3, 0u8..3],
            pens in proptest::collection::vec(0u8..6, 0..4),
            mixed in proptest::collection::vec(0u8..5, 0..2),
            loose in 0u8..3,
        ) {
            let mut housing = Housing::default();
            pens.iter().for_each(|&n| housing.pen(Site::Pasture(Cells::NONE), [n; 4]));
            mixed.iter().for_each(|&n| housing.loose(Site::Pasture(Cells::ALL), n));
            housing.loose(Site::Home, loose);
            let mut places: Vec<(u8, bool, [u8; 4])> = pens.iter().map(|&n| (n, false, [0; 4])).collect();
            places.extend(mixed.iter().map(|&n| (n, true, [0; 4])));
            let best = roomy_twin(herd, &mut places, loose).unwrap_or(0);
            prop_assert_eq!(housing.most_roomy(&animals(herd), 3, |site| matches!(site, Site::Pasture(_))), best);
        }
    }

    /// The slow twin: each animal in each place. A place has a size, may mix types, and holds animals by type.
    fn roomy_twin(herd: [u8; 4], places: &mut Vec<(u8, bool, [u8; 4])>, loose: u8) -> Option<u8> {
        let Some(kind) = (0..4).find(|&k| herd[k] > 0) else {
            let stands = |held: &[u8; 4]| held.iter().sum::<u8>();
            return Some(places.iter().filter(|(n, _, held)| stands(held) > 0 && stands(held) + 3 <= *n).count() as u8);
        };
        let mut less = herd;
        less[kind] -= 1;
        let mut best = if loose > 0 { roomy_twin(less, places, loose - 1) } else { None };
        for i in 0..places.len() {
            let (n, mixed, held) = places[i];
            let is_alone = (0..4).all(|k| k == kind || held[k] == 0);
            if held.iter().sum::<u8>() < n && (mixed || is_alone) {
                places[i].2[kind] += 1;
                best = best.max(roomy_twin(less, places, loose));
                places[i].2[kind] -= 1;
            }
        }
        best
    }
}
