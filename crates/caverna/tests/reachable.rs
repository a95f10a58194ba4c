//! Legal means reachable (4.3c): a space may be used if and only if some chain of exchanges lets one of its components
//! happen. Compared with a search over all exchanges in positions of random games.

use caverna::goods::FARM_ANIMALS;
use caverna::{Good, Goods, Move, Options, Phase, Player, State, exchange, housing};
use std::collections::HashSet;
use table::{Game, Rng, Seat, Seed};

/// Positions that take longer than this many stocks are left to others.
const MOST: usize = 4000;

fn moves(state: &State, seat: Seat) -> Vec<Move> {
    let mut list = Vec::new();
    state.moves(seat, &mut list);
    list
}

/// Whether something happens after these moves without any further exchange.
fn happens(state: &State, seat: Seat, m: &Move) -> bool {
    let mut next = state.clone();
    next.play_unchecked(seat, m);
    if !matches!(m, Move::Place { .. } | Move::Choose { .. } | Move::Imitate { .. }) || next.decision(seat).is_none() {
        return true;
    }
    let list = moves(&next, seat);
    // The turn has come round again, or goods were taken: something happened.
    if next.turn != state.turn || list.iter().any(|m| matches!(m, Move::Place { .. } | Move::Done)) {
        return true;
    }
    list.iter().any(|m| happens(&next, seat, m))
}

/// All placements for which, after some exchanges, something happens at once; and those that come to the same if a weapon is
/// melted down after the placement. Dwarfs are named by their weapons; one whose weapon was melted down before is another one.
fn reachable(state: &State, seat: Seat) -> Option<[HashSet<Move>; 2]> {
    let dwarfs = state.player(seat).dwarfs.clone();
    let is_known =
        |m: &Move| matches!(m, Move::Place { dwarf, .. } if dwarfs.iter().any(|d| d.is_free() && d.weapon == *dwarf));
    let (mut seen, mut todo, mut found) = (HashSet::new(), vec![state.clone()], [HashSet::new(), HashSet::new()]);
    while let Some(state) = todo.pop() {
        if !seen.insert(state.players[seat.index()].clone()) {
            continue;
        }
        if seen.len() > MOST {
            return None;
        }
        // Animals without a place have to be cooked first; that is an exchange too.
        let housing = state.decision(seat).is_some_and(|d| d.prompt == "house");
        let list = moves(&state, seat);
        if !housing {
            found[0].extend(list.iter().filter(|m| is_known(m) && happens(&state, seat, m)));
            let melted =
                dwarfs.iter().zip(&state.player(seat).dwarfs).filter(|(before, now)| before.weapon != now.weapon);
            for (before, now) in melted.filter(|(before, _)| before.is_free()) {
                let placed = list.iter().filter_map(|m| match *m {
                    Move::Place { space, dwarf } if dwarf == now.weapon && happens(&state, seat, m) => Some(space),
                    _ => None,
                });
                found[1].extend(placed.map(|space| Move::Place { space, dwarf: before.weapon }));
            }
        }
        let mut exchanges = if housing { list } else { Vec::new() };
        state.exchanges(seat, &mut exchanges);
        for m in exchanges {
            let mut next = state.clone();
            next.play_unchecked(seat, &m);
            todo.push(next);
        }
    }
    Some(found)
}

#[test]
fn placements_are_those_that_exchanges_can_reach() {
    let count: u64 = std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(20);
    let mut compared = 0;
    for number in 0..count {
        let mut state = State::new(&Options::new(number as u8 % 7 + 1), Seed::new(number.into())).unwrap();
        let mut rng = Rng::from_number(number);
        while let Some(seat) = state.to_decide().first() {
            let placing = state.decision(seat).unwrap().prompt == "place";
            if placing
                && rng.below(12) == 0
                && let Some([found, after_melting]) = reachable(&state, seat)
            {
                let listed: HashSet<Move> = moves(&state, seat).into_iter().collect();
                let player = &state.view(None).players[seat.index()];
                let surplus = &(&listed - &found) - &after_melting;
                assert_eq!(surplus, HashSet::new(), "listed, but nothing can happen: {player:?}");
                assert_eq!(&found - &listed, HashSet::new(), "possible, but not listed: {player:?}");
                compared += 1;
            }
            let mut list = moves(&state, seat);
            if list.is_empty() || rng.below(15) == 0 {
                state.exchanges(seat, &mut list);
            }
            let m = *rng.pick(&list).unwrap();
            state.play_unchecked(seat, &m);
        }
    }
    assert!(compared > 20, "{compared} positions compared");
}

/// Whether some exchanges lead to young animals; `None` if there are too many to try.
fn litter_in_reach(player: &Player) -> Option<bool> {
    let (mut seen, mut todo) = (HashSet::new(), vec![player.clone()]);
    while let Some(player) = todo.pop() {
        if !seen.insert(player.clone()) {
            continue;
        }
        if seen.len() > MOST {
            return None;
        }
        let places = housing::places(&player);
        let has_young = |kind: Good| {
            let young = Goods::of(kind, 1);
            player.goods.get(kind) >= 2 && housing::fits(&places, &housing::herd(&player.goods.and(young)))
        };
        if FARM_ANIMALS.into_iter().any(has_young) {
            return Some(true);
        }
        exchange::all(&player, &mut |m| {
            let mut next = player.clone();
            exchange::make(&mut next, &m);
            todo.push(next);
        });
    }
    Some(false)
}

#[test]
fn those_are_asked_to_breed_who_can_reach_a_litter() {
    let count: u64 = std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let mut compared = [0; 2];
    for number in 0..count {
        let mut state = State::new(&Options::new(number as u8 % 7 + 1), Seed::new(number.into())).unwrap();
        let mut rng = Rng::from_number(number);
        let mut was = state.phase;
        while let Some(seat) = state.to_decide().first() {
            if state.phase == Phase::Breeding && was != Phase::Breeding && state.skips.breeding.is_empty() {
                for seat in state.seats() {
                    let asked = state.to_decide().contains(seat);
                    let player = state.player(seat);
                    if let Some(reached) = litter_in_reach(player) {
                        assert_eq!(asked, reached, "{:?}", state.view(None).players[seat.index()]);
                        compared[usize::from(reached)] += usize::from(player.goods.get(Good::Ruby) > 0);
                    }
                }
            }
            was = state.phase;
            let mut list = moves(&state, seat);
            if list.is_empty() || rng.below(15) == 0 {
                state.exchanges(seat, &mut list);
            }
            let m = *rng.pick(&list).unwrap();
            state.play_unchecked(seat, &m);
        }
    }
    assert!(compared[0] > 20 && compared[1] > 20, "{compared:?} without and with a litter in reach, rubies at hand");
}

/// 11.6: what other goods save that feed a dwarf counts, and goes on counting when they have done so.
#[test]
fn a_dwarf_that_other_goods_feed_counts_as_food_in_reach() {
    let rows = [". . . # # #", ". . . # # #", ". . . working_cave # #", ". . . E # #"];
    let in_reach = |goods: &str| {
        let text = format!("round = 6\nplayers = 2\n[[player]]\nhome = {rows:?}\ngoods = {{ {goods} }}");
        let game = State::from_position(&text).unwrap_or_else(|why| panic!("{why}"));
        game.view(None).players[0].food_in_reach
    };
    assert_eq!((in_reach("food = 2, ore = 1"), in_reach("food = 2, ore = 2"), in_reach("wood = 5")), (2, 4, 2));
}

/// A view is drawn for everybody after every move, and asks what food exchanges could bring: no position may make that slow. The
/// figure is many times what it takes on an idle machine.
#[test]
fn no_position_makes_views_slow() {
    let rows = [
        ". . . # # #",
        ". . . trader hunting_parlor beer_parlor",
        ". . . cooking_cave seam #",
        ". . . E blacksmithing_parlor #",
    ];
    for n in [3, 9, 30, 99, 250] {
        let game = State::from_position(&format!(
            "round = 9\nplayers = 3\n[[player]]\nhome = {rows:?}\ngoods = {{ wood = {n}, stone = {n}, ore = {n}, ruby = {n}, \
             grain = {n}, vegetable = {n}, gold = {n}, boar = 2 }}"
        ));
        let game = game.unwrap_or_else(|why| panic!("{why}"));
        let start = std::time::Instant::now();
        let view = game.view(None);
        let taken = start.elapsed();
        assert!(taken.as_millis() < 500, "{n} of each: {taken:?}");
        assert!(
            view.players[0].food_in_reach >= 5 * n.min(50),
            "what is certain is counted: {}",
            view.players[0].food_in_reach
        );
    }
}
