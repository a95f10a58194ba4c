//! `hofwerk solve`: the best solo game.

use crate::cli::{STOP_SIGNALS, SetupArgs, misuse};
use crate::files::{Lock, beside, lock_of, save, try_out};
use crate::words::{Arg, Words, object};
use anyhow::Result;
use bots::games;
use bots::solve::{Progress, Puzzle, Solvable, run as search};
use bots::turns::quick_hash;
use clap::Args;
use serde_json::{Value, json};
use signal_hook::flag;
use std::io::{ErrorKind, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf, absolute};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::record::RecordOf;
use table::{Game, Seed};

/// Look for the solo game with the highest score.
///
/// The search saves its state in a file every few seconds: it can be stopped at any time (Ctrl-C) and goes on where it
/// was when it is started again for the same puzzle. The best game is saved beside it as a record that "hofwerk replay"
/// tells.
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
    /// Where the search is saved [default: named after the puzzle, as solve-family.json]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Where the best game is saved [default: the name of the search with ".record.json" after it]
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// How often the search is saved.
const SAVE_EVERY: Duration = Duration::from_secs(10);

/// The files that everything is saved in.
struct Files {
    search: PathBuf,
    record: PathBuf,
}

/// Searches, and tells of every better game.
///
/// # Errors
/// If the puzzle cannot be set up, or a file cannot be read or written.
pub fn run(args: &SolveArgs, out: &mut dyn Write, words: &'static Words) -> Result<()> {
    macro_rules! by_name {
        ($($game:ty),+ $(,)?) => {
            match args.setup.game.as_str() {
                $(<$game as Game>::NAME => solve::<$game>(args, out, words),)+
                other => unreachable!("the name of the game has been checked: {other}"),
            }
        };
    }
    bots::games!(by_name)
}

fn solve<G: Solvable>(args: &SolveArgs, out: &mut dyn Write, words: &'static Words) -> Result<()> {
    let puzzle = puzzle::<G>(args, words)?;
    let files = files(args, &puzzle, words)?;
    let _lock = Lock::take(&files.search, words)?;
    let (mut progress, dropped) = begin(puzzle, &files.search, words)?;
    try_out(&files.search, words)?;
    try_out(&files.record, words)?;
    if !may_replace(&files.record, &progress) {
        let file = files.record.display().to_string();
        return Err(misuse(words.say("solve-other_record", &[("file", file.into())])));
    }
    if dropped > 0 {
        let about = [("count", dropped.into()), ("file", files.search.display().to_string().into())];
        writeln!(out, "{}", words.say("solve-dropped", &about))?;
    }
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let (time, stop) = (Duration::from_secs(args.time), stop_at_a_signal()?);
    let (send, received) = channel();
    std::thread::scope(|scope| -> Result<()> {
        let (progress, stop) = (&mut progress, &*stop);
        let searching = scope.spawn(move || {
            let last: Mutex<Option<Instant>> = Mutex::new(None);
            search(progress, threads, time, 1, stop, &|progress, better| {
                let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
                if better || last.is_none_or(|last| last.elapsed() >= SAVE_EVERY) {
                    *last = Some(Instant::now());
                    // The receiver is gone only if something could not be written; then the search is stopped.
                    let _ = send.send((progress.clone(), better));
                }
            })
        });
        for (progress, better) in received {
            let kept = keep(&progress, better, &files, out, words);
            kept.inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
        }
        searching.join().unwrap_or_else(|panic| resume_unwind(panic)).map_err(|refusal| misuse(refusal.to_string()))
    })?;
    keep(&progress, false, &files, out, words)?;
    let end = if progress.best().is_some() { "solve-end" } else { "solve-no_game" };
    writeln!(out, "{}", words.say(end, &numbers(&progress)))?;
    for file in std::iter::once(&files.search).chain(progress.best().map(|_| &files.record)) {
        writeln!(out, "{}", words.say("solve-saved", &[("file", file.display().to_string().into())]))?;
    }
    Ok(())
}

/// Whether a file may make way for the record of this search: it is not there, or holds a game that is no better.
fn may_replace<G: Solvable>(file: &Path, progress: &Progress<G>) -> bool {
    let Ok(text) = std::fs::read_to_string(file) else { return !file.exists() };
    let record: Option<RecordOf<G>> = serde_json::from_str(&text).ok();
    let points = record.and_then(|record| record.scores).and_then(|scores| scores.first().copied());
    points.is_some_and(|points| progress.best().is_some_and(|best| best.points >= points))
}

/// A flag that the first signal sets, so that the search saves and ends; the second signal ends it at once.
pub(crate) fn stop_at_a_signal() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for &signal in STOP_SIGNALS {
        flag::register_conditional_shutdown(signal, 128 + signal, stop.clone())?;
        flag::register(signal, stop.clone())?;
    }
    Ok(stop)
}

/// Saves the search and its best game, and tells of a better one.
fn keep<G: Solvable>(
    progress: &Progress<G>,
    better: bool,
    files: &Files,
    out: &mut dyn Write,
    words: &'static Words,
) -> Result<()> {
    if let Some(record) = progress.record()? {
        save(&files.record, &serde_json::to_string(&record)?, words)?;
    }
    save(&files.search, &serde_json::to_string(progress)?, words)?;
    if better {
        writeln!(out, "{}", words.say("solve-best", &numbers(progress)))?;
        out.flush()?;
    }
    Ok(())
}

fn numbers<G: Solvable>(progress: &Progress<G>) -> [Arg<'static>; 3] {
    let points = progress.best().map_or(0, |line| line.points);
    [
        ("points", points.into()),
        ("seconds", format!("{:.0}", progress.seconds).into()),
        ("attempts", progress.attempts.into()),
    ]
}

/// What is to be solved.
fn puzzle<G: Solvable>(args: &SolveArgs, words: &'static Words) -> Result<Puzzle<G>> {
    let options = args.setup.options::<G>(Some(1), words)?;
    let (free_order, free_cards, seed) = (!args.fixed_order, args.free_cards, args.setup.seed());
    let puzzle = Puzzle { options, free_order, free_cards, seed };
    G::check(&puzzle).map_err(|why| misuse(words.say(why.message(), &[("detail", why.to_string().into())])))?;
    Ok(puzzle)
}

fn files<G: Solvable>(args: &SolveArgs, puzzle: &Puzzle<G>, words: &'static Words) -> Result<Files> {
    let search = args.file.clone().unwrap_or_else(|| named_after(puzzle).into());
    let record = args.record.clone().unwrap_or_else(|| beside(&search, ".record.json"));
    if [search.clone(), lock_of(&search)].iter().any(|file| absolute(file).ok() == absolute(&record).ok()) {
        return Err(misuse(words.say("solve-same_file", &[])));
    }
    Ok(Files { search, record })
}

/// A name for the file that tells the usual puzzles apart: `solve-full-E-free.json`.
fn named_after<G: Solvable>(puzzle: &Puzzle<G>) -> String {
    let usual: Option<G::Options> = serde_json::from_value(json!({ "players": 1 })).ok();
    let (given, usual) = (object(&puzzle.options), usual.map(|usual| object(&usual)).unwrap_or_default());
    let is_usual = |field: &str| given.get(field) == usual.get(field);
    let mut name = String::from("solve");
    let mut add = |part: &str| name.extend(["-", part]);
    if G::NAME != games::DEFAULT {
        add(G::NAME);
    }
    let mut fields = G::TITLE.iter();
    let told = fields.next().into_iter().chain(fields.filter(|field| !is_usual(field)));
    for value in told.filter_map(|&field| given.get(field)) {
        match value {
            Value::Array(list) => list.iter().filter_map(Value::as_str).for_each(&mut add),
            Value::String(text) => add(text),
            other => add(&other.to_string()),
        }
    }
    if puzzle.free_cards {
        add("free");
    }
    if !puzzle.free_order {
        add("fixed");
    }
    // Whatever else is agreed is told apart by a number.
    if given.keys().any(|field| !G::TITLE.contains(&field.as_str()) && !is_usual(field)) {
        add(&format!("{:06x}", quick_hash(&Value::Object(given.clone()).to_string()) & 0xff_ffff));
    }
    if puzzle.seed != Seed::new(7) {
        add(&crate::cli::show_seed(puzzle.seed));
    }
    name + ".json"
}

/// A new search, or the saved one if it is for the same puzzle; and how many of its lines cannot be used.
fn begin<G: Solvable>(puzzle: Puzzle<G>, file: &Path, words: &'static Words) -> Result<(Progress<G>, usize)> {
    let unreadable = |detail: String| {
        misuse(words.say("solve-unreadable", &[("file", file.display().to_string().into()), ("detail", detail.into())]))
    };
    let text = match std::fs::read_to_string(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Ok((Progress::new(puzzle)?, 0));
        }
        text => text.map_err(|error| unreadable(error.to_string()))?,
    };
    let mut saved: Progress<G> = serde_json::from_str(&text).map_err(|error| unreadable(error.to_string()))?;
    if saved.puzzle != puzzle {
        return Err(misuse(words.say("solve-other_puzzle", &[("file", file.display().to_string().into())])));
    }
    let dropped = saved.recheck();
    Ok((saved, dropped))
}
