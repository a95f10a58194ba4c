//! Shows one way in which the animals can stand (10.1), once it is known that they fit.

use crate::cell::{Cell, Cells, ENTRY_DWELLING};
use crate::goods::{FARM_ANIMALS, Good, Goods};
use crate::housing::{PlaceView, Shares, Stall, large_size, size_class, type_number};
use crate::player::Player;
use crate::tile::Hook;

/// A place on the board that takes one type.
struct Place {
    cells: Vec<Cell>,
    size: u8,
    outside: bool,
    only: Option<Good>,
}

/// All places of a player, with their cells.
fn places(player: &Player) -> Vec<Place> {
    let home = &player.home;
    let mut list = vec![Place { cells: vec![ENTRY_DWELLING], size: 2, outside: false, only: None }];
    let each = |cells: Cells, size: u8, outside: bool, only: Option<Good>| {
        cells.iter().map(move |c| Place { cells: vec![c], size, outside, only })
    };
    for tile in home.tiles.iter().filter(|t| !t.covered) {
        for hook in tile.tile.facts().hooks {
            let cell = Cells::only(tile.cell);
            if let Hook::Holds(size) = hook {
                list.extend(each(cell, *size, false, None));
            } else if let Hook::HoldsOnly(kind, room) = hook {
                list.extend(each(cell, room(player), false, Some(*kind)));
            } else if let Hook::HoldsOnFields = hook {
                list.extend(each(home.empty_fields(), 1, false, None));
            }
        }
    }
    list.extend(each(home.ore_mine | home.ruby_mine, 1, false, Some(Good::Donkey)));
    list.extend(each(home.stable - home.cleared(), 1, false, Some(Good::Boar)));
    list.extend(each(home.meadow & home.stable, 1, true, None));
    list.extend(each(home.small - home.stable, 2, true, None));
    list.extend(each(home.small & home.stable, 4, true, None));
    for halves in home.large_pastures() {
        list.push(Place { cells: halves.to_vec(), size: large_size(home, halves), outside: true, only: None });
    }
    list
}

/// All places of a player, for display.
pub(crate) fn shown(player: &Player) -> Vec<PlaceView> {
    let shown = |place: Place| PlaceView { cells: place.cells, capacity: place.size, only: place.only };
    places(player).into_iter().map(shown).collect()
}

/// Puts the animals on the places that their types share.
pub(crate) fn fill(player: &Player, shares: &Shares) -> Vec<Stall> {
    let mut left = player.goods;
    let mut stalls = Vec::new();
    let (only, mut free): (Vec<_>, Vec<_>) = places(player).into_iter().partition(|p| p.only.is_some());
    let mut settle = |place: &Place, kind: Good, room: u8, left: &mut Goods, dogs: u8| {
        let n = room.min(left.get(kind));
        left.set(kind, left.get(kind) - n);
        let animals = Goods::of(kind, n).and(Goods::of(Good::Dog, dogs));
        if !animals.is_empty() {
            stalls.push(Stall { cells: place.cells.iter().copied().collect(), animals, room });
        }
    };
    for place in &only {
        settle(place, place.only.expect("partitioned so"), place.size, &mut left, 0);
    }
    for kind in FARM_ANIMALS.into_iter().filter(|&k| k != Good::Sheep) {
        let mut share = shares.types[type_number(kind) - 1];
        free.retain(|place| {
            let pool = if place.outside { &mut share.outside } else { &mut share.inside };
            let mine = pool[size_class(place.size)] > 0;
            if mine {
                pool[size_class(place.size)] -= 1;
                settle(place, kind, place.size, &mut left, 0);
            }
            !mine
        });
    }
    // 10.5: one dog on each bare meadow, the others with the first; without meadow all at the smallest place outside.
    let mut dogs = left.get(Good::Dog);
    let bare: Vec<Cell> = (player.home.meadow - player.home.stable).iter().collect();
    free.sort_by_key(|p| (!p.outside, p.size));
    for place in free.iter() {
        let here = if bare.is_empty() && place.outside { std::mem::take(&mut dogs) } else { 0 };
        settle(
            place,
            Good::Sheep,
            if here > 0 { place.size.max(here.saturating_add(1)) } else { place.size },
            &mut left,
            here,
        );
    }
    for (i, &cell) in bare.iter().enumerate().take(dogs as usize) {
        let here = if i == 0 { dogs - (bare.len() as u8).min(dogs) + 1 } else { 1 };
        let meadow = Place { cells: vec![cell], size: 0, outside: true, only: None };
        settle(&meadow, Good::Sheep, here.saturating_add(1), &mut left, here);
    }
    stalls
}
