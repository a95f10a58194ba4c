//! Tunes the weights of the farmer by evolution: both sides of each game play with weights slightly changed at random,
//! and the weights drift towards what won.
//!
//! `cargo run --release -p bots --example tune -- GENERATIONS GAMES PLAYERS [full|family] [SEED]`
//!
//! `FROM=FILE` starts with the weights that an earlier run printed. With 0 generations these play against the weights by
//! default, each deal twice; `ITERATIONS=100` lets both search.

use agricola::{Agricola, Mode, Options};
use bots::agricola::{Farmer, Weights};
use bots::mcts::Settings;
use bots::{Budget, Greedy, Player, Thinker, play_out};
use std::sync::Arc;
use table::{Game, Rng, Seed};

const SPREAD: f64 = 0.22;

fn gauss(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0
}

/// The last weights in the output of an earlier run; what is missing there is as by default.
fn read(file: &str) -> Vec<f32> {
    let text = std::fs::read_to_string(file).expect("the file can be read");
    Weights::default().with_lines(&text).expect("numbers").to_list()
}

/// These weights against those by default: greedy, or with the iterations of search that `ITERATIONS` says.
fn compare(list: &[f32], games: u64, options: &Options, rng: &mut Rng) {
    let options = Options { players: 2, ..options.clone() };
    let iterations: u32 = std::env::var("ITERATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let (mut lead, mut squares, mut points) = (0.0, 0.0, 0.0);
    for number in 0..games {
        let weights = |new: bool| if new { Weights::from_list(list).expect("complete") } else { Weights::default() };
        let seat = |new: bool| -> Box<dyn Player<Agricola>> {
            let (knowledge, rng) = (Arc::new(Farmer::new(weights(new))), Rng::from_number(number));
            match iterations {
                0 => Box::new(Greedy::knowing(knowledge, rng)),
                n => Box::new(Thinker::knowing(knowledge, Settings::default(), Budget::iterations(n), rng)),
            }
        };
        let seed = Seed::new(u128::from(rng.bits()));
        for first in [true, false] {
            let mut game = Agricola::new(&options, seed).expect("options are sound");
            play_out(&mut game, &mut [seat(first), seat(!first)]).expect("there is always a move");
            let scores: Vec<f64> = game.scores().iter().map(|s| f64::from(s.total)).collect();
            let (new, old) = if first { (scores[0], scores[1]) } else { (scores[1], scores[0]) };
            lead += new - old;
            squares += (new - old).powi(2);
            points += new;
        }
    }
    let n = 2.0 * games as f64;
    let error = ((squares / n - (lead / n).powi(2)) / n).sqrt();
    println!("{n} games: new {:.2}, lead {:.2} ± {:.2}", points / n, lead / n, 1.96 * error);
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|n| n.parse().ok()).unwrap_or(default);
    let (generations, games, players) = (number(0, 10), number(1, 1000), number(2, 2) as usize);
    let mode = if args.get(3).is_some_and(|m| m == "full") { Mode::Full } else { Mode::Family };
    let mut rng = Rng::from_number(number(4, 1));
    let options = Options { players: players as u8, mode, ..Options::default() };
    let base = std::env::var("FROM").ok().map_or_else(|| Weights::default().to_list(), |file| read(&file));
    if generations == 0 {
        return compare(&base, games, &options, &mut rng);
    }
    let mut drift: Vec<f64> = vec![0.0; base.len()];
    let mut usual = 30.0;
    for generation in 0..generations {
        let mut slope = vec![0.0; base.len()];
        let mut points = 0.0;
        for _ in 0..games {
            let changes: Vec<Vec<f64>> =
                (0..players).map(|_| base.iter().map(|_| SPREAD * gauss(&mut rng)).collect()).collect();
            let mut table: Vec<Box<dyn Player<Agricola>>> = Vec::new();
            for change in &changes {
                let list: Vec<f32> =
                    base.iter().zip(&drift).zip(change).map(|((&b, d), c)| b * (d + c).exp() as f32).collect();
                let weights = Weights::from_list(&list).expect("the list is complete");
                table.push(Box::new(Greedy::knowing(Arc::new(Farmer::new(weights)), Rng::from_number(rng.bits()))));
            }
            let mut game = Agricola::new(&options, Seed::new(u128::from(rng.bits()))).expect("options are sound");
            play_out(&mut game, &mut table).expect("there is always a move");
            let scores: Vec<f64> = game.scores().iter().map(|s| f64::from(s.total)).collect();
            let mean = scores.iter().sum::<f64>() / players as f64;
            points += mean;
            for (change, score) in changes.iter().zip(&scores) {
                // Alone at the table the mean of the last generation takes the place of the others.
                let lead = if players == 1 { score - usual } else { (score - mean).clamp(-25.0, 25.0) };
                slope.iter_mut().zip(change).for_each(|(s, c)| *s += lead * c);
            }
        }
        let scale = 1.0 / (games as f64 * players as f64 * SPREAD * SPREAD);
        let steps: Vec<f64> = slope.iter().map(|s| (0.12 * s * scale).clamp(-0.25, 0.25)).collect();
        drift.iter_mut().zip(&steps).for_each(|(d, s)| *d += s);
        usual = points / games as f64;
        println!("generation {generation}: mean {:.2}", points / games as f64);
        for ((name, b), d) in Weights::NAMES.iter().zip(&base).zip(&drift) {
            println!("    {name} = {:.3};", f64::from(*b) * d.exp());
        }
    }
}
