//! Fits the weights of somebody who searches to how games end: games are played, positions are drawn from them, and the
//! weights are moved so that the lead that is expected there comes close to the lead at the end.
//!
//! `cargo run --release -p bots --example fit -- BOT GAMES RIDGE THREADS [SEED]`; the greater the ridge, the closer the
//! weights stay to those by default.

use agricola::{Agricola, Mode, Options};
use bots::agricola::{Weights, evaluate::expects};
use bots::named;
use table::{Game, Rng, Seat, Seed};

struct Sample {
    game: Box<Agricola>,
    lead: f64,
}

fn lead(game: &Agricola, w: &Weights) -> f64 {
    f64::from(expects(game, Seat::new(0), w) - expects(game, Seat::new(1), w))
}

fn play(number: u64, bot: &str) -> Vec<Sample> {
    let options = Options { players: 2, mode: Mode::Family, ..Options::default() };
    let mut rng = Rng::from_number(number);
    let mut game = Agricola::new(&options, Seed::new(u128::from(rng.bits()))).expect("the options are sound");
    let mut players = [0, 1].map(|_| named::<Agricola>(bot, Rng::from_number(rng.bits())).expect("a bot"));
    let mut samples = Vec::new();
    while let Some(seat) = game.to_decide().first() {
        let fresh = game.begins_turn(seat);
        if fresh && game.round > 0 && rng.unit() < 0.4 {
            samples.push(Sample { game: Box::new(game.clone()), lead: 0.0 });
        }
        let chosen = players[seat.index()].choose(&game, seat).expect("a move");
        game.play_unchecked(seat, &chosen);
    }
    let end = f64::from(game.points(Seat::new(0)) - game.points(Seat::new(1)));
    samples.iter_mut().for_each(|s| s.lead = end.clamp(-30.0, 30.0));
    samples
}

/// Solves a symmetric system by elimination.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let p = (i..n).max_by(|&x, &y| a[x][i].abs().total_cmp(&a[y][i].abs())).unwrap_or(i);
        a.swap(i, p);
        b.swap(i, p);
        let (above, below) = a.split_at_mut(i + 1);
        for (row, j) in below.iter_mut().zip(i + 1..) {
            let f = row[i] / above[i][i];
            row.iter_mut().zip(&above[i]).skip(i).for_each(|(x, pivot)| *x -= f * pivot);
            b[j] -= f * b[i];
        }
    }
    for i in (0..n).rev() {
        for k in i + 1..n {
            b[i] -= a[i][k] * b[k];
        }
        b[i] /= a[i][i];
    }
    b
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).map_or(1.0, |n| n.parse::<f64>().expect("a number"));
    let (games, ridge, threads, seed) = (number(1) as u64, number(2), number(3) as u64, number(4) as u64);
    let (bot, base) = (&args[0], Weights::searching());
    let share =
        |t: u64| move || (t..games).step_by(threads as usize).flat_map(|i| play(seed * 1_000_003 + i, bot)).collect();
    let samples: Vec<Sample> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|t| scope.spawn(share(t))).collect();
        handles.into_iter().flat_map(|h| -> Vec<Sample> { h.join().expect("no game fails") }).collect()
    });
    println!("{} positions", samples.len());
    let base = base.to_list();
    let mut log: Vec<f64> = vec![0.0; base.len()];
    let weights = |log: &[f64]| {
        let list: Vec<f32> = base.iter().zip(log).map(|(&b, l)| b * l.exp() as f32).collect();
        Weights::from_list(&list).expect("complete")
    };
    for round in 0..5 {
        let w = weights(&log);
        let predicted: Vec<f64> = samples.iter().map(|s| lead(&s.game, &w)).collect();
        let error: Vec<f64> = samples.iter().zip(&predicted).map(|(s, p)| s.lead - p).collect();
        let n = samples.len() as f64;
        println!("round {round}: error {:.3}", (error.iter().map(|e| e * e).sum::<f64>() / n).sqrt());
        const STEP: f64 = 0.05;
        let slopes: Vec<Vec<f64>> = (0..log.len())
            .map(|k| {
                let mut other = log.clone();
                other[k] += STEP;
                let w = weights(&other);
                samples.iter().zip(&predicted).map(|(s, p)| (lead(&s.game, &w) - p) / STEP).collect()
            })
            .collect();
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>() / n;
        let mut a: Vec<Vec<f64>> = slopes.iter().map(|x| slopes.iter().map(|y| dot(x, y)).collect()).collect();
        let mut b: Vec<f64> = slopes.iter().map(|x| dot(x, &error)).collect();
        for k in 0..log.len() {
            a[k][k] += ridge;
            b[k] -= ridge * log[k];
        }
        let step = solve(a, b);
        log.iter_mut().zip(step).for_each(|(l, s)| *l = (*l + s.clamp(-0.4, 0.4)).clamp(-1.5, 1.5));
    }
    for (name, value) in Weights::NAMES.iter().zip(weights(&log).to_list()) {
        println!("    {name} = {value:.3};");
    }
}
