//! `hofwerk solve`: the best solo game.

use crate::cli::{SetupArgs, misuse};
use crate::words::{Arg, Words};
use agricola::Agricola;
use anyhow::Result;
use bots::solve::{Progress, Puzzle, run as search};
use clap::Args;
use std::io::Write;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Look for the solo game of Agricola with the highest score.
///
/// The search saves its state in a file every few seconds: it can be stopped at any time and goes on where it was when
/// it is started again with the same file. The best game is saved beside it as a record that `hofwerk replay` tells.
#[derive(Args, Debug)]
pub struct SolveArgs {
    #[command(flatten)]
    setup: SetupArgs,
    /// Take the order of the round cards from the seed or the options instead of choosing the best one
    #[arg(long)]
    fixed_order: bool,
    /// Choose the best hand from the decks instead of taking it from the seed or the options
    #[arg(long)]
    free_cards: bool,
    /// How long to search, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..))]
    time: u64,
    /// How many threads search at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where the search is saved
    #[arg(long, value_name = "FILE", default_value = "solve.json")]
    file: PathBuf,
    /// Where the best game is saved [default: the same name with ".record.json"]
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// How often the search is saved.
const SAVE_EVERY: Duration = Duration::from_secs(10);

/// Searches, and tells of every better game.
///
/// # Errors
/// If the puzzle cannot be set up, or a file cannot be read or written.
pub fn run(args: &SolveArgs, out: &mut dyn Write, words: &'static Words) -> Result<()> {
    let mut progress = begin(args, words)?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let record_file = args.record.clone().unwrap_or_else(|| args.file.with_extension("record.json"));
    let seed = progress.attempts.wrapping_add(1);
    let (time, stop) = (Duration::from_secs(args.time), AtomicBool::new(false));
    let (tell, told) = channel();
    std::thread::scope(|scope| -> Result<()> {
        let (progress, stop) = (&mut progress, &stop);
        let searching = scope.spawn(move || {
            let last = Mutex::new(Instant::now());
            search(progress, threads, time, seed, stop, &|progress, better| {
                let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
                if better || last.elapsed() >= SAVE_EVERY {
                    *last = Instant::now();
                    // Nobody listens any more only if something could not be written; then the search is stopped.
                    let _ = tell.send((progress.clone(), better));
                }
            })
        });
        for (progress, better) in told {
            let kept = keep(&progress, better, out, words, (&args.file, &record_file));
            kept.inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
        }
        searching.join().unwrap_or_else(|panic| resume_unwind(panic)).map_err(|refusal| misuse(refusal.to_string()))
    })?;
    save(&args.file, &serde_json::to_string(&progress)?)?;
    writeln!(out, "{}", words.say("solve-end", &numbers(&progress)))?;
    for file in [&args.file, &record_file] {
        writeln!(out, "{}", words.say("solve-saved", &[("file", file.display().to_string().into())]))?;
    }
    Ok(())
}

/// Saves the search, and tells of a better game.
fn keep(
    progress: &Progress,
    better: bool,
    out: &mut dyn Write,
    words: &'static Words,
    (file, record_file): (&Path, &Path),
) -> Result<()> {
    if better {
        writeln!(out, "{}", words.say("solve-best", &numbers(progress)))?;
        out.flush()?;
        if let Some(record) = progress.record()? {
            save(record_file, &serde_json::to_string(&record)?)?;
        }
    }
    save(file, &serde_json::to_string(progress)?)
}

fn numbers(progress: &Progress) -> [Arg<'static>; 3] {
    let points = progress.best().map_or(0, |line| line.points);
    [
        ("points", points.into()),
        ("seconds", format!("{:.0}", progress.seconds).into()),
        ("attempts", progress.attempts.to_string().into()),
    ]
}

/// A new search, or the saved one if it is for the same puzzle.
fn begin(args: &SolveArgs, words: &'static Words) -> Result<Progress> {
    let setup = SetupArgs { players: args.setup.players.or(Some(1)), ..args.setup.clone() };
    let options = setup.options::<Agricola>(words)?;
    let puzzle = Puzzle { options, free_order: !args.fixed_order, free_cards: args.free_cards, seed: setup.seed() };
    let Ok(text) = std::fs::read_to_string(&args.file) else {
        return Progress::new(puzzle).map_err(|refusal| misuse(refusal.to_string()));
    };
    let file = args.file.display().to_string();
    let saved: Progress = serde_json::from_str(&text).map_err(|error| {
        misuse(words.say("solve-unreadable", &[("file", file.clone().into()), ("detail", error.to_string().into())]))
    })?;
    if saved.puzzle != puzzle {
        return Err(misuse(words.say("solve-other_puzzle", &[("file", file.into())])));
    }
    Ok(saved)
}

/// Writes a file as a whole or not at all, so that an interruption does no harm.
fn save(file: &Path, text: &str) -> Result<()> {
    let draft = file.with_extension("tmp");
    std::fs::write(&draft, text).and_then(|()| std::fs::rename(&draft, file))?;
    Ok(())
}
