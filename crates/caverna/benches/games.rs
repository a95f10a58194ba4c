//! Random games from set-up to scores, and the parts of a decision. Compare with `agricola`'s bench of the same name.

use caverna::{Move, Options, State};
use divan::{Bencher, black_box};
use table::{Game, Rng, Seat, Seed};

fn main() {
    divan::main();
}

/// Plays at random to the end; exchanges only where nothing else is left. Says how many decisions that took.
fn random_game(mut game: State, rng: &mut Rng, list: &mut Vec<Move>) -> (State, usize) {
    let mut decisions = 0;
    while let Some(seat) = game.to_decide().first() {
        list.clear();
        game.moves(seat, list);
        if list.is_empty() {
            game.exchanges(seat, list);
        }
        let action = *rng.pick(list).expect("there is always a legal move");
        game.play_unchecked(seat, &action);
        decisions += 1;
    }
    (game, decisions)
}

#[divan::bench(args = [1, 2, 4, 7])]
fn random_game_of(bencher: Bencher<'_, '_>, players: u8) {
    let start = State::new(&Options::new(players), Seed::new(7)).unwrap();
    let (mut rng, mut list) = (Rng::from_number(1), Vec::with_capacity(256));
    bencher.bench_local(|| random_game(start.clone(), &mut rng, &mut list).0.points(Seat::new(0)));
}

/// A game in its middle, for the benches of single steps.
fn middle() -> State {
    let mut game = State::new(&Options::new(2), Seed::new(7)).unwrap();
    let (mut rng, mut list) = (Rng::from_number(3), Vec::new());
    while game.round < 8 {
        let seat = game.to_decide().first().unwrap();
        list.clear();
        game.moves(seat, &mut list);
        if list.is_empty() {
            game.exchanges(seat, &mut list);
        }
        let action = *rng.pick(&list).unwrap();
        game.play_unchecked(seat, &action);
    }
    game
}

#[divan::bench]
fn clone_a_state(bencher: Bencher<'_, '_>) {
    let game = middle();
    bencher.bench(|| black_box(&game).clone());
}

#[divan::bench]
fn list_placements(bencher: Bencher<'_, '_>) {
    let game = middle();
    let seat = game.to_decide().first().unwrap();
    let mut list = Vec::with_capacity(256);
    bencher.bench_local(|| {
        list.clear();
        game.moves(seat, &mut list);
        list.len()
    });
}
