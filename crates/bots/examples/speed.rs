//! How many simulations a second the search makes, at several points of games that greedy players play.
//!
//! `cargo run --release -p bots --example speed -- [PLAYERS] [family|full|cards]`

use agricola::{Agricola, Mode, Options};
use bots::{Budget, analyze, named};
use std::time::{Duration, Instant};
use table::{Game, Rng, Seed};

/// How long it searches at each point.
const TIME: Duration = Duration::from_secs(1);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players = args.first().map_or(2, |n| n.parse().expect("a number of players"));
    let kind = args.get(1).map_or("family", String::as_str);
    let mode = if kind == "family" { Mode::Family } else { Mode::Full };
    let decks = if kind == "cards" { vec!["E".into()] } else { Vec::new() };
    let options = Options { players, mode, decks, ..Options::default() };
    let mut game = Agricola::new(&options, Seed::new(5)).expect("the options are sound");
    let mut table: Vec<_> =
        (0..u64::from(players)).map(|i| named::<Agricola>("greedy", Rng::from_number(i)).expect("a bot")).collect();
    let mut looked = 0;
    while let Some(seat) = game.to_decide().first() {
        let fresh = game.begins_turn(seat);
        if fresh && game.round > looked && game.round % 3 == 1 {
            looked = game.round;
            let budget = Budget { iterations: u32::MAX, time: TIME, threads: 1 };
            let start = Instant::now();
            let judgements = analyze(&game, seat, &budget, Rng::from_number(1));
            let visits: u32 = judgements.iter().map(|judgement| judgement.visits).sum();
            println!(
                "round {:2}: {:6.0} simulations a second",
                game.round,
                f64::from(visits) / start.elapsed().as_secs_f64()
            );
        }
        let chosen = table[seat.index()].choose(&game, seat).expect("a move");
        game.play_unchecked(seat, &chosen);
    }
}
