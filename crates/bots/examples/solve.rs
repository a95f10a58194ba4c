//! Searches for the best solo game: `solve family|full SECONDS THREADS FILE [fixed] [cards] [SEED]`.

use agricola::{Mode, Options};
use bots::solve::{Progress, Puzzle, run};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::Seed;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mode = if args[0] == "full" { Mode::Full } else { Mode::Family };
    let number = |i: usize| args[i].parse::<u64>().expect("a number");
    let saved = std::fs::read_to_string(&args[3]).ok();
    let mut progress = match saved {
        Some(text) => serde_json::from_str(&text).expect("a saved search"),
        None => {
            let free_cards = args.iter().any(|a| a == "cards");
            let decks = if free_cards { vec!["E".into()] } else { Vec::new() };
            let options = Options { players: 1, mode, decks, ..Options::default() };
            let free_order = !args.iter().any(|a| a == "fixed");
            Progress::new(Puzzle { options, free_order, free_cards, seed: Seed::new(7) }).expect("sound options")
        }
    };
    let each = |progress: &Progress, better: bool| {
        let best = progress.best().map_or(0, |line| line.points);
        if !better {
            return;
        }
        println!("{:8.1} s, {} attempts: {best} points", progress.seconds, progress.attempts);
        save(progress, &args[3]);
    };
    let seed = args.last().and_then(|n| n.parse().ok()).unwrap_or(1);
    let stop = AtomicBool::new(false);
    run(&mut progress, number(2) as usize, Duration::from_secs(number(1)), seed, &stop, &each).expect("it runs");
    save(&progress, &args[3]);
    println!("{:8.1} s, {} attempts", progress.seconds, progress.attempts);
}

/// Saves the search, and the best game beside it as a record.
fn save(progress: &Progress, file: &str) {
    std::fs::write(file, serde_json::to_string(progress).expect("it can be saved")).expect("the file is written");
    let Some(record) = progress.record().expect("the line replays") else { return };
    std::fs::write(format!("{file}.record"), serde_json::to_string(&record).expect("it can be saved"))
        .expect("the record is written");
}
