//! How good single attempts of the solver are: `attempts family|full|cards CHANGES HEAT COUNT SEED`.
//!
//! Each begins with a game by chance. For comparing ways to search, the same number of changes each.

use agricola::{Agricola, Mode, Options};
use bots::anneal::{Heat, anneal};
use bots::solve::{Line, Puzzle, Solvable};
use std::time::Instant;
use table::{Rng, Seed};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args[i].parse::<u32>().expect("a number");
    let free_cards = args[0] == "cards";
    let mode = if args[0] == "family" { Mode::Family } else { Mode::Full };
    let decks = if free_cards { vec!["E".into()] } else { Vec::new() };
    let options = Options { players: 1, mode, decks, ..Options::default() };
    let puzzle = Puzzle { options, free_order: true, free_cards, seed: Seed::new(7) };
    let heat = Heat { changes: number(1), points: args[2].parse().expect("points") };
    for seed in (number(4)..).take(number(3) as usize) {
        let start = Instant::now();
        let mut rng = Rng::from_number(u64::from(seed));
        let line = Line {
            points: 0,
            setup: Agricola::setup(&puzzle, &mut rng).expect("a setup"),
            family: 0,
            turns: Vec::new(),
        };
        let found = anneal(&puzzle, &line, heat, &mut rng, &|| 0.0, &|_| {}).expect("it runs").expect("a game");
        let seconds = start.elapsed().as_secs_f64();
        println!("seed {seed}: {} points, {seconds:.1} s", found.points);
    }
}
