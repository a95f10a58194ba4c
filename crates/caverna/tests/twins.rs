//! The two solvers against slow twins that try everything.

mod common;

use caverna::goods::*;
use caverna::housing::{self, Herd};
use caverna::{Cell, Goods, Home, Move, Player, Tile, afford::Purse, exchange};
use proptest::prelude::*;
use std::collections::HashSet;

/// A place of the slow twin: how many of each type (sheep, donkeys, boars, cattle), and whether dogs can watch.
#[derive(Clone, Copy, Debug)]
struct Place {
    holds: [u8; 4],
    dogs_watch: bool,
}

/// The places of section 10.2, read off the board one by one.
fn places(player: &Player) -> Vec<Place> {
    let home = &player.home;
    let inside = |holds| Place { holds, dogs_watch: false };
    let mut list = vec![inside([2; 4])];
    for placed in home.tiles.iter().filter(|t| !t.covered) {
        match placed.tile.id() {
            "mixed_dwelling" => list.push(inside([2; 4])),
            "breakfast_room" => list.push(inside([0, 0, 0, 3])),
            "cuddle_room" => list.push(inside([player.dwarfs.len() as u8, 0, 0, 0])),
            "stubble_room" => list.extend(home.empty_fields().iter().map(|_| inside([1; 4]))),
            _ => {}
        }
    }
    list.extend((home.ore_mine | home.ruby_mine).iter().map(|_| inside([0, 1, 0, 0])));
    for cell in caverna::cell::FOREST.iter() {
        let stable = u32::from(home.stable.contains(cell));
        let outside = |n: u8| Place { holds: [n; 4], dogs_watch: true };
        if home.meadow.contains(cell) {
            list.push(outside(stable as u8));
        } else if home.small.contains(cell) {
            list.push(outside(2 << stable));
        } else if !home.cleared().contains(cell) && stable > 0 {
            list.push(inside([0, 0, 1, 0]));
        }
    }
    for halves in home.large_pastures() {
        let stables = halves.iter().filter(|c| home.stable.contains(**c)).count();
        list.push(Place { holds: [4 << stables; 4], dogs_watch: true });
    }
    list
}

/// Tries every type on every place with every number of dogs.
fn fits(places: &[Place], herd: [i32; 4], dogs: u8) -> bool {
    if herd.iter().all(|&n| n <= 0) {
        return true;
    }
    let Some((place, rest)) = places.split_first() else { return false };
    for kind in 0..4 {
        let watchers = if kind == 0 && place.dogs_watch { dogs } else { 0 };
        for d in 0..=watchers {
            let room = if d > 0 { place.holds[0].max(d + 1) } else { place.holds[kind] };
            if room == 0 || herd[kind] <= 0 {
                continue;
            }
            let mut left = herd;
            left[kind] -= i32::from(room);
            if fits(rest, left, dogs - d) {
                return true;
            }
        }
    }
    fits(rest, herd, dogs)
}

prop_compose! {
    /// A home board with a few places of every sort, and animals that nearly fit.
    fn farm()(
        ground in prop::collection::vec(0u8..7, 5),
        stables in prop::collection::vec(any::<bool>(), 5),
        mines in 0u8..3,
        tiles in prop::collection::vec(any::<bool>(), 4),
        animals in prop::collection::vec(0u8..9, 4),
        dogs in 0u8..5,
    ) -> Player {
        let mut player = Player::new(0);
        let home = &mut player.home;
        for (i, kind) in ground.iter().enumerate() {
            // Columns 1 and 3, so that a large pasture may take its right or lower neighbour.
            let cell = Cell::at(1 + 2 * (i as u8 % 2), 1 + i as u8 / 2);
            match kind {
                0 | 1 => home.meadow.insert(cell),
                2 => home.small.insert(cell),
                3 if i % 2 == 0 => home.wide.insert(cell),
                4 => home.field.insert(cell),
                _ => continue,
            }
        }
        for (i, _) in stables.iter().enumerate().filter(|(_, s)| **s).take(3) {
            let cell = Cell::at(1 + 2 * (i as u8 % 2), 1 + i as u8 / 2);
            if !home.field.contains(cell) {
                home.stable.insert(cell);
            }
        }
        for i in 0..mines {
            home.ore_mine.insert(Cell::at(6, 1 + i));
        }
        let rooms = ["mixed_dwelling", "breakfast_room", "cuddle_room", "stubble_room"];
        for (i, (id, _)) in rooms.iter().zip(&tiles).filter(|(_, t)| **t).enumerate() {
            home.furnish(Tile::named(id).unwrap(), Cell::at(5, 1 + i as u8));
        }
        let [s, d, b, c] = animals[..] else { unreachable!() };
        player.goods = sheep(s).and(donkey(d)).and(boar(b)).and(cattle(c)).and(dog(dogs));
        player
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn housing_equals_its_brute_force_twin(player in farm()) {
        let herd = housing::herd(&player.goods);
        let counts = [herd.sheep, herd.donkeys, herd.boars, herd.cattle].map(i32::from);
        let quick = housing::fits(&housing::places(&player), &herd);
        prop_assert_eq!(quick, fits(&places(&player), counts, herd.dogs));
        prop_assert_eq!(quick, housing::all_housed(&player));
    }

    #[test]
    fn an_arrangement_shows_every_animal_in_a_place_that_takes_it(player in farm()) {
        let Some(stalls) = housing::arrangement(&player) else { return Ok(()) };
        let mut shown = NONE;
        for stall in &stalls {
            shown.add(&stall.animals);
            let types = FARM_ANIMALS.iter().filter(|k| stall.animals.get(**k) > 0).count();
            prop_assert!(types <= 1, "one type in each place: {:?}", stalls);
            // Each stall alone must be possible: the same animals on a board with only that place's cells would fit.
            let dogs = stall.animals.get(Good::Dog);
            let cell = stall.cells[0];
            if player.home.meadow.contains(cell) && dogs > 0 {
                let normal = u8::from(player.home.stable.contains(cell));
                prop_assert!(stall.animals.get(Good::Sheep) <= normal.max(dogs + 1));
            }
        }
        let mut all = player.goods.only(&FARM_ANIMALS);
        prop_assert_eq!(shown.only(&FARM_ANIMALS), all);
        all.set(Good::Dog, player.goods.get(Good::Dog));
        prop_assert!(all.contains(&shown));
    }

    #[test]
    fn room_for_one_type_is_what_fits(player in farm(), kind in 0usize..4) {
        let places = housing::places(&player);
        let dogs = player.goods.get(Good::Dog);
        let room = housing::room_for(&places, FARM_ANIMALS[kind], dogs).min(60) as u8;
        let of = |n: u8| {
            let mut herd = Herd { dogs, ..Herd::default() };
            *[&mut herd.sheep, &mut herd.donkeys, &mut herd.boars, &mut herd.cattle][kind] = n;
            housing::fits(&places, &herd)
        };
        prop_assert!(of(room));
        prop_assert!(!of(room + 1));
    }
}

/// Everything that exchanges lead to, one by one.
fn reachable(player: &Player) -> Vec<Goods> {
    let mut seen: HashSet<(Goods, Vec<u8>)> = HashSet::new();
    let mut todo = vec![player.clone()];
    let mut stocks = Vec::new();
    while let Some(player) = todo.pop() {
        let weapons = player.dwarfs.iter().map(|d| d.weapon).collect();
        if !seen.insert((player.goods, weapons)) {
            continue;
        }
        stocks.push(player.goods);
        exchange::all(&player, &mut |m| {
            if !matches!(m, Move::BuyTile { .. }) {
                let mut next = player.clone();
                exchange::make(&mut next, &m);
                todo.push(next);
            }
        });
    }
    stocks
}

const TRADERS: [&str; 10] = [
    "trader",
    "cooking_cave",
    "hunting_parlor",
    "beer_parlor",
    "blacksmithing_parlor",
    "slaughtering_cave",
    "peaceful_cave",
    "seam",
    "dog_school",
    "spare_part_storage",
];

prop_compose! {
    fn stock()(
        rubies in 0u8..4, coins in 0u8..5, grains in 0u8..3, greens in 0u8..2, ores in 0u8..2, meals in 0u8..2,
        boars in 0u8..3, donkeys in 0u8..3, tiles in prop::collection::vec(0usize..10, 3), weapon in 0u8..4, woods in 0u8..2,
    ) -> Player {
        let mut player = Player::new(0);
        player.goods = ruby(rubies).and(gold(coins)).and(grain(grains)).and(vegetable(greens)).and(ore(ores))
            .and(food(meals)).and(boar(boars)).and(donkey(donkeys)).and(wood(woods)).and(stone(woods));
        player.dwarfs[0].weapon = weapon;
        let home: &mut Home = &mut player.home;
        for (i, &tile) in tiles.iter().enumerate() {
            let tile = Tile::named(TRADERS[tile]).unwrap();
            // 12.7: of two that cover each other only one is in use.
            if home.place_of(tile).is_none() && home.covered_by(tile).is_none() {
                home.furnish(tile, Cell::at(4 + i as u8, 1));
            }
        }
        player
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn what_can_be_paid_equals_what_a_full_search_finds(
        player in stock(),
        prices in prop::collection::vec((0u8..3, 0u8..3, 0u8..3, 0u8..6, 0u8..4, 0u8..3, 0u8..2), 30),
    ) {
        let stocks = reachable(&player);
        let purse = Purse::of(&player);
        for (w, s, o, f, g, r, c) in prices {
            let price = wood(w).and(stone(s)).and(ore(o)).and(food(f)).and(gold(g)).and(ruby(r)).and(grain(c));
            let slow = stocks.iter().any(|stock| stock.contains(&price));
            prop_assert_eq!(purse.afford(&price), slow, "{:?} with {:?}", price, player.goods);
        }
    }
}

/// Found by the test above: the ore that comes along with a bought stone feeds the parlor.
#[test]
fn a_stone_and_its_ore_for_one_ruby() {
    let mut player = Player::new(0);
    player.goods = ruby(3);
    player.home.furnish(Tile::named("blacksmithing_parlor").unwrap(), Cell::at(4, 3));
    player.home.furnish(Tile::named("seam").unwrap(), Cell::at(4, 2));
    assert!(Purse::of(&player).afford(&stone(2).and(gold(2))));
    assert!(!Purse::of(&player).afford(&stone(2).and(gold(3))));
}

/// 3.5 to 3.9 word for word, for one twin tile on two cells.
fn may_lie(home: &Home, tile: caverna::Twin, first: Cell, second: Cell) -> bool {
    use caverna::cell::{ENTRANCE, FOREST, MOUNTAIN, PRINTED};
    let forest = tile == caverna::Twin::MeadowField;
    let (half, laid) = if forest { (FOREST, home.cleared()) } else { (MOUNTAIN, home.dug()) };
    let same_half = |c: Cell| if forest { c.column() <= 3 } else { c.column() >= 4 };
    let adjacent = first.column().abs_diff(second.column()) + first.row().abs_diff(second.row()) == 1;
    let touches = |c: Cell| {
        let steps = |o: &Cell| o.column().abs_diff(c.column()) + o.row().abs_diff(c.row()) == 1 && same_half(*o);
        if forest && laid.is_empty() { c == ENTRANCE } else { laid.iter().any(|o| steps(&o)) }
    };
    let on_board: Vec<Cell> = [first, second].into_iter().filter(|&c| PRINTED.contains(c)).collect();
    let outside = 2 - on_board.len();
    let allowed_outside = usize::from(home.has(caverna::tile::HookKind::Overhang));
    let free = on_board.iter().all(|&c| half.contains(c)) && !laid.contains(first) && !laid.contains(second);
    let field_on_stable = forest && home.stable.contains(second);
    // The same tile turned around is the same placement.
    let doubled = tile == caverna::Twin::CavernCavern && outside == 0 && second < first;
    let turned = tile == caverna::Twin::CavernCavern && outside == 1 && !PRINTED.contains(second);
    adjacent
        && same_half(first)
        && same_half(second)
        && free
        && outside <= allowed_outside
        && on_board.iter().any(|&c| touches(c))
        && !field_on_stable
        && !doubled
        && !turned
}

#[test]
fn tile_sites_equal_the_rule_read_word_for_word() {
    use caverna::{Options, State, Twin};
    use table::{Game, Rng, Seed};
    let all: Vec<Cell> = (0..6).flat_map(|row| (0..8).map(move |column| Cell::at(column, row))).collect();
    let corner = |c: &Cell| (c.column() == 0 || c.column() == 7) && (c.row() == 0 || c.row() == 5);
    let mut compared = 0;
    for number in 0..30u64 {
        let mut state = State::new(&Options::new(number as u8 % 7 + 1), Seed::new(number.into())).unwrap();
        let (mut rng, mut list) = (Rng::from_number(number), Vec::new());
        while let Some(seat) = state.to_decide().first() {
            if rng.below(40) == 0 {
                let mut home = state.player(seat).home.clone();
                if rng.below(2) == 0 && !home.cavern.is_empty() && !home.has(caverna::tile::HookKind::Overhang) {
                    home.furnish(Tile::named("office_room").unwrap(), home.cavern.first().unwrap());
                }
                for tile in [Twin::MeadowField, Twin::CavernTunnel, Twin::CavernCavern] {
                    let mut quick: Vec<[Cell; 2]> = Vec::new();
                    home.twin_sites(tile, &mut |cells| quick.push(cells));
                    quick.sort();
                    let mut slow: Vec<[Cell; 2]> = Vec::new();
                    for &a in all.iter().filter(|c| !corner(c)) {
                        slow.extend(
                            all.iter().filter(|c| !corner(c)).filter(|&&b| may_lie(&home, tile, a, b)).map(|&b| [a, b]),
                        );
                    }
                    slow.sort();
                    assert_eq!(quick, slow, "{tile:?} on {:?}", caverna::picture::draw(&home));
                    assert_eq!(home.has_twin_site(tile), !quick.is_empty());
                    compared += quick.len();
                }
            }
            list.clear();
            state.moves(seat, &mut list);
            if list.is_empty() {
                state.exchanges(seat, &mut list);
            }
            let m = *rng.pick(&list).unwrap();
            state.play_unchecked(seat, &m);
        }
    }
    assert!(compared > 1000, "{compared}");
}
