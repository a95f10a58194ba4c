//! `hofwerk learn`: players that learn from their own games.

use crate::cli::{SetupArgs, bad_options, game_name, misuse, told};
use crate::solve::stop_at_a_signal;
use crate::words::{Arg, Words};
use anyhow::Result;
use bots::games::{Task, with_game};
use bots::knowledge::Knowledge;
use bots::learned::Learned;
use bots::{Playable, estimate::share_interval};
use clap::{Args, Subcommand};
use learn::course::{CourseError, read_net};
use learn::generate::Played;
use learn::train::{Cycle, Errors};
use learn::{Course, Match, Plan, Side};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Let players learn to judge positions from their own games.
///
/// A course is a directory. It is begun with --game and --table, and goes on from its files whenever one of these commands is
/// started again; Ctrl-C stops it. Its plan, "course.json", can be edited between runs. docs/bots.md tells how it works.
#[derive(Args, Debug)]
pub struct LearnArgs {
    #[command(subcommand)]
    command: LearnCommand,
}

#[derive(Subcommand, Debug)]
enum LearnCommand {
    /// Play and train at the same time, each in its own threads
    Run(CourseArgs),
    /// Only play: write rows of games with the newest net of the course
    Generate(CourseArgs),
    /// Only train: make a better net of the newest rows
    Train(CourseArgs),
    /// Let two nets play each other
    Compare(Box<CompareArgs>),
}

#[derive(Args, Clone, Debug)]
struct CourseArgs {
    /// The directory of the course
    dir: PathBuf,
    /// The game, to begin a course
    #[arg(long, value_name = "NAME", value_parser = game_name)]
    game: Option<String>,
    /// The options of a table that is played, as a JSON object, to begin a course; may be given several times
    #[arg(long, value_name = "JSON")]
    table: Vec<String>,
    /// A net to begin a course with, in place of games that are played by hand
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// How many threads play
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

#[derive(Args, Clone, Debug)]
struct CompareArgs {
    /// The first net: a file, "checked-in", or "hand" for the evaluation without a net
    first: String,
    /// The second net, likewise
    second: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The iterations of each search; with 1 players look one turn ahead
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// The iterations of the second, if they are others
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations_of_second: Option<u32>,
}

/// Learns, or measures what was learned.
///
/// # Errors
/// If the files of the course cannot be used.
pub fn run(args: &LearnArgs, out: &mut (dyn Write + Send), words: &'static Words) -> Result<()> {
    match &args.command {
        LearnCommand::Compare(args) => {
            with_game(&args.setup.game, Comparison { args, out, words }).expect("the name of the game has been checked")
        }
        LearnCommand::Run(args) => lesson(args, true, true, out, words),
        LearnCommand::Generate(args) => lesson(args, true, false, out, words),
        LearnCommand::Train(args) => lesson(args, false, true, out, words),
    }
}

fn lesson(
    args: &CourseArgs,
    plays: bool,
    trains: bool,
    out: &mut (dyn Write + Send),
    words: &'static Words,
) -> Result<()> {
    let not_json = |error: serde_json::Error| bad_options(words, &error.to_string());
    let tables: Result<Vec<Value>> =
        args.table.iter().map(|text| serde_json::from_str(text).map_err(not_json)).collect();
    let begin = match (&args.game, tables?) {
        (Some(game), tables) if !tables.is_empty() => {
            let games_by_hand = if args.net.is_some() { 0 } else { Plan::default().games_by_hand };
            Some(Plan { game: game.clone(), tables, games_by_hand, ..Plan::default() })
        }
        _ => None,
    };
    let course = Course::open(&args.dir, begin).map_err(|error| course_error(&error, words))?;
    let name = course.plan.game.clone();
    let (net, threads) = (args.net.as_deref(), args.threads.into());
    let lesson = Lesson { course, net, threads, plays, trains, out, words };
    with_game(&name, lesson).unwrap_or_else(|| Err(misuse(words.say("learn-no_game", &[("game", name.into())]))))
}

fn course_error(error: &CourseError, words: &Words) -> anyhow::Error {
    let (CourseError::File(file, _) | CourseError::Content(file, _)) = error;
    let detail = match error {
        CourseError::File(_, error) => error.to_string(),
        CourseError::Content(_, detail) => detail.clone(),
    };
    misuse(words.say("file-unreadable", &[("file", file.display().to_string().into()), ("detail", detail.into())]))
}

struct Lesson<'a> {
    course: Course,
    /// The net to begin with.
    net: Option<&'a Path>,
    threads: usize,
    plays: bool,
    trains: bool,
    out: &'a mut (dyn Write + Send),
    words: &'static Words,
}

impl Task for Lesson<'_> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let Lesson { course, net, threads, plays, trains, out, words } = self;
        if let Some(net) = net {
            course.begin_with::<G>(net).map_err(|error| course_error(&error, words))?;
        }
        let stop = stop_at_a_signal()?;
        let out = Mutex::new(out);
        let say = |message: &str, args: &[Arg<'_>]| {
            let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
            // A course goes on if nobody reads how it goes.
            let _ = writeln!(out, "{}", words.say(message, args)).and_then(|()| out.flush());
        };
        let stop: &AtomicBool = &stop;
        let ended = |end: Result<(), CourseError>| end.inspect_err(|_| stop.store(true, Ordering::Relaxed));
        let (played, trained) = std::thread::scope(|scope| {
            let played = |played: &Played| say("learn-played", &about_games(played));
            let trained = |cycle: &Cycle| {
                say("learn-trained", &about_training(cycle));
                if let Some([net, by_hand]) = &cycle.unseen {
                    let args = [("net", by_stage(net).into()), ("hand", by_stage(by_hand).into())];
                    say("learn-unseen", &args);
                }
            };
            let course = &course;
            let playing =
                plays.then(|| scope.spawn(move || ended(learn::generate::<G>(course, threads, stop, &played))));
            let training = if trains { ended(learn::train::<G>(course, stop, &mut { trained })) } else { Ok(()) };
            let playing =
                playing.map_or(Ok(()), |thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            (playing, training)
        });
        played.and(trained).map_err(|error| course_error(&error, words))
    }
}

fn about_games(played: &Played) -> [Arg<'static>; 5] {
    [
        ("games", played.progress.games.into()),
        ("searched", played.progress.searched.into()),
        ("rows", played.progress.rows.into()),
        ("points", format!("{:.1}", played.points).into()),
        ("speed", format!("{:.2}", played.speed).into()),
    ]
}

fn about_training(cycle: &Cycle) -> [Arg<'static>; 4] {
    [
        ("steps", cycle.steps.into()),
        ("seconds", format!("{:.0}", cycle.seconds).into()),
        ("rows", cycle.rows.into()),
        ("error", format!("{:.2}", cycle.error).into()),
    ]
}

/// The error over all rounds, and round by round.
fn by_stage(errors: &Errors) -> String {
    let rounds: Vec<String> = errors.by_round.iter().map(|error| format!("{error:.1}")).collect();
    format!("{:.2} ({})", errors.all, rounds.join(" "))
}

struct Comparison<'a> {
    args: &'a CompareArgs,
    out: &'a mut (dyn Write + Send),
    words: &'static Words,
}

/// What somebody knows who is named like this: by a file with a net, "checked-in" or "hand".
///
/// # Errors
/// If there is no such net.
pub fn knowledge<G: Playable>(name: &str) -> Result<Arc<dyn Knowledge<G>>, CourseError> {
    Ok(match name {
        "hand" => G::knowledge_by_hand(),
        "checked-in" => G::knowledge_for_search(),
        file => Arc::new(Learned::with(Arc::new(read_net::<G>(Path::new(file))?))),
    })
}

impl Task for Comparison<'_> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let Comparison { args, out, words } = self;
        let options = args.setup.options::<G>(None, words)?;
        let side = |name: &str, iterations| -> Result<Side<G>> {
            Ok(Side { knowledge: knowledge(name).map_err(|error| course_error(&error, words))?, iterations })
        };
        let second = args.iterations_of_second.unwrap_or(args.iterations);
        let sides = [side(&args.first, args.iterations)?, side(&args.second, second)?];
        let bar = crate::simulate::progress(args.games, words);
        let result = learn::compare(&options, &sides, args.games, args.setup.seed(), &mut |_| bar.inc(1));
        bar.finish_and_clear();
        let result = result.map_err(|refusal| bad_options(words, &told(words, &refusal)))?;
        writeln!(out, "{}", words.say("learn-compared", &about_match(&result)))?;
        Ok(())
    }
}

fn about_match(result: &Match) -> [Arg<'static>; 10] {
    let (lead, error) = result.mean_lead();
    let n = result.games.max(1) as f64;
    let share = result.wins / n;
    let (low, high) = share_interval(share, result.games);
    let number = |n: f64, digits: usize| format!("{n:.digits$}").into();
    [
        ("games", result.games.into()),
        ("lead", number(lead, 2)),
        ("error", number(error, 2)),
        ("first", number(result.points[0] / n, 1)),
        ("second", number(result.points[1] / n, 1)),
        ("wins", number(100.0 * share, 1)),
        ("low", number(100.0 * low, 1)),
        ("high", number(100.0 * high, 1)),
        ("seconds_first", number(result.spent[0].as_secs_f64() / n, 2)),
        ("seconds_second", number(result.spent[1].as_secs_f64() / n, 2)),
    ]
}
