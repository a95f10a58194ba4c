//! Plays a match and prints means, victories and categories.
//!
//! `cargo run --release -p bots --example duel -- greedy random --games 100 [--full | --cards] [--seed 1] [--threads 1] [--food]`

use agricola::{Agricola, DayLabourer, Mode, Options};
use bots::tournament::{Estimate, Plan};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, default: usize| {
        let at = args.iter().position(|a| a == name);
        at.and_then(|i| args.get(i + 1)).and_then(|n| n.parse().ok()).unwrap_or(default)
    };
    let bots: Vec<String> = args.iter().take_while(|a| !a.starts_with("--")).cloned().collect();
    let flag = |name: &str| args.iter().any(|a| a == name);
    let options = Options {
        players: bots.len() as u8,
        mode: if flag("--full") || flag("--cards") { Mode::Full } else { Mode::Family },
        family_day_labourer: if flag("--food") { DayLabourer::Food } else { DayLabourer::Resource },
        decks: if flag("--cards") { vec!["E".into()] } else { Vec::new() },
        ..Options::default()
    };
    let games = number("--games", 100);
    let plan = Plan { options, bots, games, seed: number("--seed", 1) as u64, threads: number("--threads", 1) };
    let start = Instant::now();
    let played = plan.run::<Agricola>(&|_| {}).unwrap_or_else(|error| {
        eprintln!("error: {error}");
        std::process::exit(1)
    });
    let seconds = start.elapsed().as_secs_f64();
    println!("{} games in {seconds:.1} s, {:.2} s a game", played.len(), seconds / played.len() as f64);
    if plan.bots.len() == 2 {
        let lead = Estimate::of(played.iter().map(|g| f64::from(g.sheets[0].total - g.sheets[1].total)));
        println!("lead of the first: {:.2} ± {:.2}", lead.mean, lead.plus_minus);
    }
    for (i, bot) in plan.bots.iter().enumerate() {
        let points = Estimate::of(played.iter().map(|g| f64::from(g.sheets[i].total)));
        let won: f64 = played.iter().map(|g| g.share(i)).sum();
        let (share, low, high) = Estimate::share(won, played.len());
        println!(
            "{bot:28} {:6.2} ± {:.2} points, wins {:5.1} % ({:.1}–{:.1})",
            points.mean,
            points.plus_minus,
            100.0 * share,
            100.0 * low,
            100.0 * high
        );
        let lines = &played[0].sheets[i].lines;
        let means = lines.iter().map(|line| {
            let mean = Estimate::of(played.iter().map(|g| f64::from(g.sheets[i].get(line.category)))).mean;
            format!("{} {mean:.1}", line.category)
        });
        println!("    {}", means.collect::<Vec<String>>().join(", "));
    }
}
