//! Random play with invariants, over all player counts, modes and editions.
//!
//! The number of games is kept small for everyday runs; `HOFWERK_GAMES=20000 cargo test -p agricola --release --test
//! invariants` plays many.

#[path = "common/invariants.rs"]
mod invariants;

use agricola::{Agricola, DayLabourer, Edition, Mode, Move, Options, State};
use invariants::{answers, exchanges, play_through};
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

/// Somebody who is asked, and a move of theirs: mostly an answer, sometimes an exchange.
fn choose(game: &Agricola, rng: &mut Rng) -> (Seat, Move) {
    let asked: Vec<Seat> = game.to_decide().iter().collect();
    let seat = asked[rng.below(asked.len())];
    let (answers, exchanges) = (answers(game, seat), exchanges(game, seat));
    assert!(!answers.is_empty() || !exchanges.is_empty(), "a dead end: {game:?}");
    let trade = answers.is_empty() || (!exchanges.is_empty() && rng.below(12) == 0);
    (seat, *rng.pick(if trade { &exchanges } else { &answers }).unwrap())
}

/// Without cards, animals have a place unless their owner is being asked which ones to keep, begging cards stay, and nobody
/// sees the round cards to come.
fn check_without_cards(before: &Agricola, after: &Agricola) {
    for seat in State::seats(after) {
        let is_asked = after.to_decide().contains(seat) && after.decision(seat).unwrap().prompt == "keep";
        assert!(is_asked || after.animals_fit(seat), "animals without a place: {:?}", after.player(seat));
        assert!(after.player(seat).begging >= before.player(seat).begging);
        let view = after.view(Some(seat));
        assert!(view.round_order.iter().skip(usize::from(after.round)).all(Option::is_none));
    }
}

#[test]
fn random_games_keep_every_invariant() {
    for number in 0..games() {
        let game = Match::new(&options(number), Seed::new(u128::from(number))).unwrap();
        play_through(game, number, choose, check_without_cards);
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
