//! How fast games are played. `cargo bench -p agricola`; figures in docs/performance.md.

use agricola::{Agricola, Mode, Move, Options};
use divan::{Bencher, black_box, counter::ItemsCount};
use table::{Game, Rng, Seat, Seed};

fn main() {
    divan::main();
}

fn options(players: u8, mode: Mode) -> Options {
    Options { players, mode, ..Options::default() }
}

/// A random answer; an exchange only where the price of an action has to be raised first.
fn random_move(game: &Agricola, seat: Seat, rng: &mut Rng, list: &mut Vec<Move>) -> Move {
    list.clear();
    game.moves(seat, list);
    if list.is_empty() {
        game.exchanges(seat, list);
    }
    list[rng.below(list.len())]
}

/// Plays random answers to the end; says how many decisions there were.
fn play_out(game: &mut Agricola, rng: &mut Rng, list: &mut Vec<Move>) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.to_decide().first() {
        let chosen = random_move(game, seat, rng, list);
        game.play_unchecked(seat, &chosen);
        decisions += 1;
    }
    decisions
}

fn random_games(bencher: Bencher, options: Options) {
    let mut rng = Rng::from_number(1);
    let mut list = Vec::new();
    let mut number = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        number += 1;
        let mut game = Agricola::new(&options, Seed::new(number)).unwrap();
        black_box(play_out(&mut game, &mut rng, &mut list))
    });
}

#[divan::bench]
fn two_player_family_game(bencher: Bencher) {
    random_games(bencher, options(2, Mode::Family));
}

#[divan::bench]
fn five_player_family_game(bencher: Bencher) {
    random_games(bencher, options(5, Mode::Family));
}

#[divan::bench]
fn two_player_full_board(bencher: Bencher) {
    random_games(bencher, options(2, Mode::Full));
}

/// With hand cards a decision may cost at most three times one of the family game.
fn with_cards(players: u8) -> Options {
    Options { decks: vec!["E".into()], ..options(players, Mode::Full) }
}

#[divan::bench(args = [2, 5])]
fn full_game_with_the_e_deck(bencher: Bencher, players: u8) {
    random_games(bencher, with_cards(players));
}

/// The cost of one decision, setting up included. Decisions differ a lot: a sample is the mean of several games.
#[divan::bench(args = ["family 2", "E deck 2", "family 5", "E deck 5"], sample_count = 100, sample_size = 1000)]
fn one_decision(bencher: Bencher, what: &str) {
    let players = if what.ends_with('2') { 2 } else { 5 };
    let options = if what.starts_with('f') { options(players, Mode::Family) } else { with_cards(players) };
    let mut rng = Rng::from_number(1);
    let mut list = Vec::new();
    let mut number = 0;
    let mut game = Agricola::new(&options, Seed::new(number)).unwrap();
    bencher.bench_local(|| {
        let Some(seat) = game.to_decide().first() else {
            number += 1;
            game = Agricola::new(&options, Seed::new(number)).unwrap();
            return;
        };
        let chosen = random_move(&game, seat, &mut rng, &mut list);
        game.play_unchecked(seat, &chosen);
    });
}

/// A game in the middle of round 8.
fn middle(players: u8) -> Agricola {
    let mut game = Agricola::new(&options(players, Mode::Family), Seed::new(5)).unwrap();
    let mut rng = Rng::from_number(5);
    let mut list = Vec::new();
    while game.round < 8 {
        let seat = game.to_decide().first().unwrap();
        let chosen = random_move(&game, seat, &mut rng, &mut list);
        game.play_unchecked(seat, &chosen);
    }
    game
}

#[divan::bench(args = [2, 5])]
fn clone(bencher: Bencher, players: u8) {
    let game = middle(players);
    bencher.bench_local(|| black_box(game.clone()));
}

#[divan::bench(args = [2, 5])]
fn list_moves(bencher: Bencher, players: u8) {
    let game = middle(players);
    let seat = game.to_decide().first().unwrap();
    let mut list = Vec::new();
    bencher.bench_local(|| {
        list.clear();
        game.moves(seat, &mut list);
        black_box(list.len())
    });
}

#[divan::bench(args = [2, 5])]
fn apply_a_move(bencher: Bencher, players: u8) {
    let game = middle(players);
    let seat = game.to_decide().first().unwrap();
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    bencher.with_inputs(|| game.clone()).bench_local_refs(|game| game.play_unchecked(seat, &list[0]));
}
