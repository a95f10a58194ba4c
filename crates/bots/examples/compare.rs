//! Lets two searches that differ in their settings play each other: what a change to the search brings.
//!
//! `cargo run --release -p bots --example compare -- ITERATIONS[,NAME=VALUE]… ITERATIONS[,NAME=VALUE]… GAMES [SEED] [PLAYERS]`
//!
//! Names are those of [`Settings`] (`explore=0.5`); `weights=FILE` takes the weights that `fit` printed. With more than two
//! players the second search sits in all other seats.

use agricola::{Agricola, Mode, Options};
use bots::agricola::{Farmer, Weights};
use bots::estimate::{Stat, share_interval};
use bots::mcts::Settings;
use bots::{Budget, Player, Thinker};
use std::sync::Arc;
use std::time::Instant;
use table::{Game, Rng, Seed};

#[derive(Clone)]
struct Side {
    iterations: u32,
    settings: Settings,
    farmer: Farmer,
}

fn weights(file: &str) -> Weights {
    let text = std::fs::read_to_string(file).expect("the file can be read");
    Weights::searching().with_lines(&text).expect("numbers")
}

fn side(text: &str) -> Side {
    let mut parts = text.split(',');
    let iterations = parts.next().and_then(|n| n.parse().ok()).expect("a number of iterations");
    let mut side = Side { iterations, settings: Settings::default(), farmer: Farmer::searching() };
    for part in parts {
        let (name, value) = part.split_once('=').expect("NAME=VALUE");
        let number = || value.parse::<f32>().expect("a number");
        let settings = &mut side.settings;
        match name {
            "explore" => settings.explore = number(),
            "temperature" => settings.temperature = number(),
            "edges" => settings.edges = number() as usize,
            "wide_first" => settings.wide_first = number(),
            "wide_more" => settings.wide_more = number(),
            "weights" => side.farmer.weights = weights(value),
            "at_once" => side.farmer.at_once = weights(value),
            _ => panic!("there is no setting {name}"),
        }
    }
    side
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|n| n.parse().ok()).unwrap_or(default);
    let sides = [side(&args[0]), side(&args[1])];
    let (games, seed, players) = (number(2, 100), number(3, 1), number(4, 2));
    let options = Options { players: players as u8, mode: Mode::Family, ..Options::default() };
    let (mut leads, mut won, mut points) = (Stat::default(), 0.0, [0.0; 2]);
    let mut spent = [0.0; 2];
    for number in 0..games {
        let (deal, first) = (number / players, (number % players) as usize);
        let seed = Seed::new(u128::from(Rng::from_number(seed * 1_000_003 + deal).bits()));
        let mut game = Agricola::new(&options, seed).expect("the options are sound");
        let mut table: Vec<Box<dyn Player<Agricola>>> = Vec::new();
        for seat in 0..players as usize {
            let Side { iterations, settings, farmer } = sides[usize::from(seat != first)].clone();
            let rng = Rng::from_number(number * 16 + seat as u64);
            table.push(Box::new(Thinker::knowing(Arc::new(farmer), settings, Budget::iterations(iterations), rng)));
        }
        while let Some(seat) = game.to_decide().first() {
            let start = Instant::now();
            let chosen = table[seat.index()].choose(&game, seat).expect("a move");
            spent[usize::from(seat.index() != first)] += start.elapsed().as_secs_f64();
            game.play_unchecked(seat, &chosen);
        }
        let totals: Vec<i32> = game.scores().iter().map(|s| s.total).collect();
        let best_other = (0..totals.len()).filter(|&i| i != first).map(|i| totals[i]).max().unwrap_or(0);
        let lead = totals[first] - best_other;
        won += match lead {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        leads = leads.and(Stat::of(lead));
        points[0] += f64::from(totals[first]);
        points[1] += f64::from(best_other);
    }
    let n = games as f64;
    let (low, high) = share_interval(won / n, games);
    println!(
        "{} : {}  {games} games  lead {:.2} ± {:.2}  points {:.1} {:.1}  wins {:.1} % ({:.1}–{:.1})  seconds a game {:.2} {:.2}",
        args[0],
        args[1],
        leads.mean(),
        leads.interval().unwrap_or(f64::NAN),
        points[0] / n,
        points[1] / n,
        100.0 * won / n,
        100.0 * low,
        100.0 * high,
        spent[0] / n,
        spent[1] / n
    );
}
