//! Random play with invariants, over all player counts, modes and editions.
//!
//! The number of games is kept small for everyday runs; `HOFWERK_GAMES=20000 cargo test -p agricola --release --test
//! invariants` plays many.

use agricola::goods::Goods;
use agricola::{Agricola, DayLabourer, Edition, Event, Mode, Move, Options, State};
use table::{Game, Match, Rng, Seat, Seed};

fn games() -> u64 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(300)
}

/// The options of the game with this number: all combinations come round.
fn options(number: u64) -> Options {
    Options {
        players: (number % 5 + 1) as u8,
        mode: if (number / 5).is_multiple_of(2) { Mode::Family } else { Mode::Full },
        edition: if (number / 10).is_multiple_of(2) { Edition::De } else { Edition::Nl },
        family_day_labourer: if number % 10 < 5 && number / 20 % 2 == 1 {
            DayLabourer::Food
        } else {
            DayLabourer::Resource
        },
        ..Options::default()
    }
}

fn answers(game: &Agricola, seat: Seat) -> Vec<Move> {
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    list
}

fn exchanges(game: &Agricola, seat: Seat) -> Vec<Move> {
    let mut list = Vec::new();
    game.exchanges(seat, &mut list);
    list
}

/// Somebody who is asked, and a move of theirs: mostly an answer, sometimes an exchange.
fn choose(game: &Agricola, rng: &mut Rng) -> (Seat, Move) {
    let asked: Vec<Seat> = game.to_decide().iter().collect();
    let seat = asked[rng.below(asked.len())];
    let (answers, exchanges) = (answers(game, seat), exchanges(game, seat));
    assert!(!answers.is_empty() || !exchanges.is_empty(), "a dead end: {game:?}");
    let trade = answers.is_empty() || (!exchanges.is_empty() && rng.below(12) == 0);
    (seat, *rng.pick(if trade { &exchanges } else { &answers }).unwrap())
}

/// Nothing is negative by construction; the rest of what can never be is checked here.
fn check_limits(game: &Agricola) {
    for seat in State::seats(game) {
        let player = game.player(seat);
        let farm = &player.farm;
        assert!((2..=5).contains(&player.family) && player.at_home <= player.family);
        assert!(farm.fences.len() <= 15 && farm.stables.len() <= 4);
        assert!(!farm.rooms.meets(farm.fields) && !farm.rooms.or(farm.fields).meets(farm.fenced.or(farm.stables)));
        let fenced = farm.pastures().iter().fold(agricola::Cells::NONE, |all, p| all.or(*p));
        assert_eq!(fenced, farm.fenced, "the fenced spaces follow from the fences");
        assert!(fenced.is_empty() || fenced.is_connected());
        if !game.to_decide().contains(seat) || game.decision(seat).unwrap().prompt != "keep" {
            assert!(game.animals_fit(seat), "animals without a place: {player:?}");
        }
    }
}

/// A7.4, A8.2, A9.2, A11.5: rooms, stables, fields, fences and persons are never removed; houses only get better.
fn check_growth(before: &Agricola, after: &Agricola) {
    for seat in State::seats(after) {
        let (old, new) = (before.player(seat), after.player(seat));
        assert!(new.farm.rooms.contains_all(old.farm.rooms) && new.farm.fields.contains_all(old.farm.fields));
        assert!(new.farm.stables.contains_all(old.farm.stables) && old.farm.fences.without(new.farm.fences).is_empty());
        assert!(new.farm.house >= old.farm.house && new.family >= old.family && new.begging >= old.begging);
    }
}

/// Goods only come and go by events that say so.
fn check_goods(before: &Agricola, events: &[Event], after: &Agricola) {
    let mut expected: Vec<Goods> = State::seats(before).map(|seat| before.player(seat).goods).collect();
    for event in events {
        match *event {
            Event::Gained { seat, goods, .. }
            | Event::Harvested { seat, goods }
            | Event::Bred { seat, young: goods } => {
                expected[seat.index()].add(&goods);
            }
            Event::Paid { seat, goods, .. } | Event::Released { seat, animals: goods } => {
                expected[seat.index()].remove(&goods);
            }
            Event::Exchanged { seat, give, get, .. } => {
                expected[seat.index()].remove(&give);
                expected[seat.index()].add(&get);
            }
            Event::Sowed { seat, crop, .. } => expected[seat.index()].remove(&Goods::of(crop.good(), 1)),
            _ => {}
        }
    }
    for seat in State::seats(after) {
        assert_eq!(after.player(seat).goods, expected[seat.index()], "{events:?}");
    }
}

/// Every listed move applies to a copy; a move that is not listed is refused and changes nothing.
fn check_lists(game: &Agricola, seat: Seat, pool: &[Move]) {
    let list = [answers(game, seat), exchanges(game, seat)].concat();
    for m in &list {
        let mut copy = game.clone();
        copy.apply(seat, m).unwrap();
        assert_eq!(list.iter().filter(|other| *other == m).count(), 1, "{m:?} is listed twice");
    }
    for m in pool.iter().filter(|m| !list.contains(m)) {
        let mut copy = game.clone();
        assert!(copy.apply(seat, m).is_err(), "{m:?} is not listed");
        assert_eq!(copy, *game);
    }
    for other in State::seats(game).filter(|s| !game.to_decide().contains(*s)) {
        assert!(answers(game, other).is_empty() && exchanges(game, other).is_empty());
        assert!(game.clone().apply(other, &list[0]).is_err(), "only those who are asked may move");
    }
}

/// Nobody sees what is hidden, and every world a player can imagine looks the same to that player.
fn check_views(game: &Agricola, rng: &mut Rng) {
    for seat in State::seats(game) {
        let view = game.view(Some(seat));
        assert!(view.round_order.iter().skip(usize::from(game.round)).all(Option::is_none));
        let world = game.determinize(seat, rng);
        assert_eq!(world.view(Some(seat)), view);
        assert_eq!(answers(&world, seat), answers(game, seat));
    }
    let everybody = serde_json::to_string(&game.view(None)).unwrap();
    assert!(!everybody.contains("seed"));
}

#[test]
fn random_games_keep_every_invariant() {
    for number in 0..games() {
        let options = options(number);
        let seed = Seed::new(u128::from(number));
        let mut rng = Rng::from_number(number);
        let mut game: Match<Agricola> = Match::new(&options, seed).unwrap();
        let mut pool: Vec<Move> = Vec::new();
        let mut steps = 0;
        while !game.game().to_decide().is_empty() {
            let before = game.game().clone();
            let (seat, m) = choose(&before, &mut rng);
            // Looking into every corner at every step would take hours; some steps will do.
            if rng.below(40) == 0 {
                check_lists(&before, seat, &pool);
                check_views(&before, &mut rng);
                let text = serde_json::to_string(&before).unwrap();
                assert_eq!(serde_json::from_str::<Agricola>(&text).unwrap(), before);
            }
            if pool.len() < 60 {
                pool.push(m);
            } else {
                pool[rng.below(60)] = m;
            }
            let events = game.apply(seat, &m).unwrap_or_else(|why| panic!("{m:?}: {why}"));
            check_goods(&before, &events, game.game());
            check_growth(&before, game.game());
            check_limits(game.game());
            if rng.below(40) == 0 {
                let after = game.game().clone();
                game.undo().unwrap();
                assert_eq!(*game.game(), before, "undo");
                game.apply(seat, &m).unwrap();
                assert_eq!(*game.game(), after);
            }
            steps += 1;
            assert!(steps < 5000, "a game that does not end");
        }
        let record = game.record();
        let text = serde_json::to_string(&record).unwrap();
        let again = Match::<Agricola>::from_record(&serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(again.game(), game.game(), "record and replay");
        assert_eq!(record.scores.unwrap().len(), usize::from(options.players));
    }
}

#[test]
fn equal_seeds_give_equal_games_and_others_do_not() {
    let play = |seed: u128| {
        let mut rng = Rng::from_number(1);
        let mut game = Agricola::new(&options(3), Seed::new(seed)).unwrap();
        while !game.to_decide().is_empty() {
            let (seat, m) = choose(&game, &mut rng);
            game.apply(seat, &m).unwrap();
        }
        game
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

#[test]
fn determinized_worlds_differ_in_what_is_hidden() {
    let game = Agricola::new(&options(1), Seed::new(1)).unwrap();
    let mut rng = Rng::from_number(2);
    let orders: std::collections::HashSet<_> =
        (0..50).map(|_| game.determinize(Seat::new(0), &mut rng).full_view().round_order).collect();
    assert!(orders.len() > 20);
    assert!(orders.iter().all(|order| order[0] == game.full_view().round_order[0]), "what is revealed stays");
}
