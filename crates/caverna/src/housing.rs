//! Do these animals fit this home board? (section 10)
//!
//! Animals may be rearranged at any time (10.1), so they are counted, not placed. Places that hold one type only are
//! filled first; the others go to the types by a small search over their sizes; sheep come last, because the dogs that
//! watch them can only make their places larger (10.5).

use crate::cell::Cell;
use crate::goods::{FARM_ANIMALS, Good, Goods};
use crate::home::Home;
use crate::player::Player;
use crate::tile::{Hook, HookKind};
use arrayvec::ArrayVec;
use table::Kind;

/// Farm animals by type, and dogs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct Herd {
    pub sheep: u8,
    pub donkeys: u8,
    pub boars: u8,
    pub cattle: u8,
    pub dogs: u8,
}

/// The sizes that a place for any one type can have.
const SIZES: [u8; 5] = [16, 8, 4, 2, 1];

/// The places of a home board, by kind and size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Places for one type only: sheep, donkeys, boars, cattle.
    pub only: [u8; 4],
    /// Places for any one type where dogs cannot watch, by size: 16, 8, 4, 2, 1.
    pub inside: [u8; 5],
    /// Places for any one type where dogs can watch, by size.
    pub outside: [u8; 5],
    /// Meadows without stable: room for watched sheep only.
    pub meadows: u8,
}

/// The number of a farm animal's type: sheep, donkeys, boars, cattle.
pub(crate) fn type_number(kind: Good) -> usize {
    kind.lane() - Good::Sheep.lane()
}

pub(crate) fn size_class(size: u8) -> usize {
    SIZES.iter().position(|&s| s == size).expect("places have five sizes")
}

/// 10.2: the places of a player.
pub fn places(player: &Player) -> Places {
    let home = &player.home;
    let mut places = Places::default();
    // 10.2: the entry-level dwelling.
    places.inside[size_class(2)] += 1;
    for (_, hook) in home.hooks_of(HookKind::Holds) {
        if let Hook::Holds(n) = hook {
            places.inside[size_class(*n)] += 1;
        }
    }
    for (_, hook) in home.hooks_of(HookKind::HoldsOnly) {
        if let Hook::HoldsOnly(kind, room) = hook {
            places.only[type_number(*kind)] += room(player);
        }
    }
    if home.has(HookKind::HoldsOnFields) {
        places.inside[size_class(1)] += home.empty_fields().len();
    }
    places.only[1] += home.mines();
    // 17.4: stables in the forest.
    places.only[2] += (home.stable - home.cleared()).len();
    places.meadows = (home.meadow - home.stable).len();
    places.outside[size_class(1)] = (home.meadow & home.stable).len();
    places.outside[size_class(2)] = (home.small - home.stable).len();
    places.outside[size_class(4)] = (home.small & home.stable).len();
    for halves in home.large_pastures() {
        places.outside[size_class(large_size(home, halves))] += 1;
    }
    places
}

/// 10.3: a large pasture doubles with each stable.
pub(crate) fn large_size(home: &Home, halves: [Cell; 2]) -> u8 {
    4 << halves.iter().filter(|&&half| home.stable.contains(half)).count()
}

/// The animals of a player.
pub fn herd(goods: &Goods) -> Herd {
    Herd {
        sheep: goods.get(Good::Sheep),
        donkeys: goods.get(Good::Donkey),
        boars: goods.get(Good::Boar),
        cattle: goods.get(Good::Cattle),
        dogs: goods.get(Good::Dog),
    }
}

/// Whether all animals of a player have a place.
pub fn all_housed(player: &Player) -> bool {
    let herd = herd(&player.goods);
    // 10.2: a single type of at most two always fits into the entry-level dwelling.
    let total = u32::from(herd.sheep) + u32::from(herd.donkeys) + u32::from(herd.boars) + u32::from(herd.cattle);
    total < 2 || fits(&places(player), &herd)
}

/// How the places for any type are shared out: per type, how many of each size; inside and outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shares {
    /// Donkeys, boars, cattle, and what is left for sheep.
    pub types: [Share; 4],
}

/// The places of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Share {
    pub inside: [u8; 5],
    pub outside: [u8; 5],
}

impl Share {
    fn capacity(&self) -> u32 {
        (0..5).map(|i| u32::from(SIZES[i]) * u32::from(self.inside[i] + self.outside[i])).sum()
    }
}

/// Whether a herd fits these places.
pub fn fits(places: &Places, herd: &Herd) -> bool {
    share(places, herd).is_some()
}

/// Shares out the places so that the herd fits, if that is possible.
pub fn share(places: &Places, herd: &Herd) -> Option<Shares> {
    let left = |count: u8, kind: usize| count.saturating_sub(places.only[kind]);
    let sheep = left(herd.sheep, 0);
    let others = [left(herd.donkeys, 1), left(herd.boars, 2), left(herd.cattle, 3)];
    let all = Share { inside: places.inside, outside: places.outside };
    let needed: u32 = others.iter().map(|&n| u32::from(n)).sum();
    if needed > all.capacity() {
        return None;
    }
    let mut shares = Shares::default();
    let watched = Watched { dogs: herd.dogs, meadows: places.meadows };
    cover_types(&others, 0, all, sheep, watched, &mut shares).then_some(shares)
}

#[derive(Clone, Copy)]
struct Watched {
    dogs: u8,
    meadows: u8,
}

/// Finds places for the types from number `t` on, then for the sheep.
fn cover_types(needs: &[u8; 3], t: usize, left: Share, sheep: u8, watched: Watched, found: &mut Shares) -> bool {
    if t == 3 {
        found.types[3] = left;
        return sheep_room(&left, watched) >= u32::from(sheep);
    }
    cover(needs[t], 0, left, Share::default(), &mut |rest, taken| {
        found.types[t] = *taken;
        cover_types(needs, t + 1, *rest, sheep, watched, found)
    })
}

/// Tries all smallest sets of places that hold `need` animals, the largest places first.
fn cover(need: u8, class: usize, left: Share, taken: Share, then: &mut impl FnMut(&Share, &Share) -> bool) -> bool {
    if need == 0 {
        return then(&left, &taken);
    }
    if class == SIZES.len() {
        return false;
    }
    let size = SIZES[class];
    let there = left.inside[class] + left.outside[class];
    // More than this many places of the size would leave one of them empty.
    let most = there.min(need.div_ceil(size));
    for n in (0..=most).rev() {
        // Sheep can use a place outside at least as well as one inside: leave those to them.
        let inside = n.min(left.inside[class]);
        let (mut rest, mut more) = (left, taken);
        rest.inside[class] -= inside;
        rest.outside[class] -= n - inside;
        more.inside[class] += inside;
        more.outside[class] += n - inside;
        if cover(need.saturating_sub(n * size), class + 1, rest, more, then) {
            return true;
        }
    }
    false
}

/// 10.5, 10.6: how many sheep these places hold with the dogs well placed.
fn sheep_room(left: &Share, watched: Watched) -> u32 {
    let dogs = u32::from(watched.dogs);
    let room = left.capacity();
    if dogs == 0 {
        return room;
    }
    if watched.meadows > 0 {
        // The first dog on a bare meadow brings two sheep, every further one there brings one more.
        return room + dogs + dogs.min(u32::from(watched.meadows));
    }
    // All dogs watch at the smallest place outside.
    let smallest = (0..5).rev().find(|&i| left.outside[i] > 0).map(|i| u32::from(SIZES[i]));
    smallest.map_or(room, |size| room + (dogs + 1).saturating_sub(size))
}

/// How many animals of one type could be housed if there were no others.
pub fn room_for(places: &Places, kind: Good, dogs: u8) -> u32 {
    let only = u32::from(places.only[type_number(kind)]);
    let all = Share { inside: places.inside, outside: places.outside };
    if kind == Good::Sheep {
        only + sheep_room(&all, Watched { dogs, meadows: places.meadows })
    } else {
        only + all.capacity()
    }
}

/// 10.7: the fewest farm animals whose leaving makes room for all others.
pub fn homeless(player: &Player) -> Goods {
    let places = places(player);
    let animals = player.goods.only(&FARM_ANIMALS);
    (0..=animals.total())
        .find_map(|count| {
            let mut found = None;
            each_part(&animals, count as u8, &FARM_ANIMALS, Goods::NONE, &mut |part| {
                if found.is_none() && fits(&places, &herd(&player.goods.less(part))) {
                    found = Some(*part);
                }
            });
            found
        })
        .unwrap_or(animals)
}

/// All parts of some animals with this many of these kinds, added to what was chosen before.
fn each_part(animals: &Goods, count: u8, kinds: &[Good], chosen: Goods, each: &mut dyn FnMut(&Goods)) {
    let Some((&kind, rest)) = kinds.split_first() else {
        if count == 0 {
            each(&chosen);
        }
        return;
    };
    for n in 0..=count.min(animals.get(kind)) {
        each_part(animals, count - n, rest, chosen.and(Goods::of(kind, n)), each);
    }
}

/// The animals of one place, for display.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stall {
    /// The cells of the place.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Cell>"))]
    pub cells: ArrayVec<Cell, 2>,
    /// What stands there, dogs included.
    pub animals: Goods,
    /// How many farm animals of that type could stand there, watching dogs counted (10.5).
    pub room: u8,
}

/// A place for farm animals, for display.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// How many animals of one type it holds, dogs apart.
    pub capacity: u8,
    /// The only type that it holds, if it holds one only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub only: Option<Good>,
}

/// One possible arrangement of the animals, for display; `None` if they do not fit.
pub fn arrangement(player: &Player) -> Option<Vec<Stall>> {
    let shares = share(&places(player), &herd(&player.goods))?;
    Some(crate::stalls::fill(player, &shares))
}
