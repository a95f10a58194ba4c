//! Random play with the Moor and invariants, over levels, player counts and editions.

#[path = "common/invariants.rs"]
mod invariants;

use agricola::rules::Expansion;
use agricola::{Agricola, Edition, Move, Options};
use invariants::{answers, exchanges, play_through};
use table::{Game, Match, Rng, Seat, Seed};

fn games() -> u64 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

/// The options of the game with this number: all combinations come round.
fn options(number: u64) -> Options {
    Options {
        players: (number % 5 + 1) as u8,
        expansion: Expansion::Moor,
        level: Some(1),
        edition: if (number / 5).is_multiple_of(2) { Edition::De } else { Edition::Nl },
        light_fires: number % 3 == 0,
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

#[test]
fn random_games_on_the_moor_keep_every_invariant() {
    for number in 0..games() {
        let game = Match::new(&options(number), Seed::new(u128::from(number))).unwrap();
        play_through(game, number, choose, |_, _| ());
    }
}
