//! `hofwerk simulate`: bots play many games.

mod contender;
mod page;
mod report;
mod tally;

use crate::cli::{STOP_SIGNALS, SetupArgs, bad_options, misuse, told};
use crate::files;
use crate::program::{self, Failure, FailureReason, LONGEST_LINE};
use crate::words::{GameWords, Words};
use anyhow::Result;
use bots::games::{Task, with_game};
use bots::{Playable, Stuck};
use clap::Args;
use contender::Entrant;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;
use table::{Rng, Seat, Seed};
use tally::{BotResult, Tally};

/// The most games of one simulation.
const MOST_GAMES: u64 = 1_000_000_000;

/// Let bots play many games and show what they score.
///
/// The same seed gives the same numbers, whatever the number of threads (bots whose time ends before their iterations
/// and other programs excepted). Different bots take turns in the seats, and the games of one round of turns share the
/// same chance; the number of games is rounded up so that all sit everywhere equally often.
///
/// Bots are random, greedy, mcts:500 (that many iterations), easy, medium, hard, unlimited, and exec:COMMAND, another
/// program; docs/bots.md describes them. net=FILE:500 searches with the net in a file, net=hand:500 without one.
#[derive(Args, Debug)]
pub struct SimulateArgs {
    #[command(flatten)]
    setup: SetupArgs,
    /// The bots, one for each seat, separated by commas; a single one plays all seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games; rounded up so that all bots sit everywhere equally often
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// How many threads play at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
    /// Also write a report with plots, a single HTML file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Plays the games and prints what came of them.
///
/// # Errors
/// If the games cannot be set up, or nothing can be written.
pub fn run(args: &SimulateArgs, out: &mut dyn Write, words: &'static Words) -> Result<()> {
    let name = args.setup.game.as_str();
    with_game(name, Simulation { args, out, words }).expect("the name of the game has been checked")
}

struct Simulation<'a> {
    args: &'a SimulateArgs,
    out: &'a mut dyn Write,
    words: &'static Words,
}

impl Task for Simulation<'_> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let plan = Plan::<G>::new(self.args, self.words)?;
        if let Some(file) = &self.args.html {
            if file.as_os_str() == "-" {
                return Err(misuse(self.words.say("simulate-html_file", &[])));
            }
            files::try_open(file, self.words)?;
        }
        if plan.bots.iter().any(|bot| program::command_of(bot).is_some()) {
            end_programs_at_a_signal()?;
        }
        let begun = Instant::now();
        let tally = plan.play_all(self.args, self.words)?;
        let speed = tally.games as f64 / begun.elapsed().as_secs_f64().max(1e-9);
        let speaker = GameWords::of::<G>(self.words);
        if self.args.json {
            let report = report::json::<G>(&tally, &plan.options, plan.seed, &plan.bots);
            writeln!(self.out, "{}", serde_json::to_string_pretty(&report)?)?;
        } else {
            write!(self.out, "{}", report::text(&tally, plan.seed, &plan.bots, speed, &speaker))?;
        }
        // The numbers are there by now, whatever happens to the page.
        self.out.flush()?;
        if let Some(file) = &self.args.html {
            let options = serde_json::to_string(&plan.options)?;
            files::write(file, &page::html(&tally, plan.seed, &options, &plan.bots, &speaker), self.words)?;
        }
        Ok(())
    }
}

/// What is played, and by whom.
struct Plan<G: Playable> {
    options: G::Options,
    seed: Seed,
    /// The names, one for each seat.
    bots: Vec<String>,
    /// Who they are.
    entrants: Vec<Entrant<G>>,
}

impl<G: Playable> Plan<G> {
    fn new(args: &SimulateArgs, words: &'static Words) -> Result<Plan<G>> {
        let players = u8::try_from(args.bots.len()).ok().filter(|&bots| bots > 1);
        let options = args.setup.options::<G>(players, words)?;
        let seed = args.setup.seed();
        let game = G::new(&options, seed).map_err(|refusal| bad_options(words, &told(words, &refusal)))?;
        let bots = match args.bots.as_slice() {
            [all] => vec![all.clone(); game.seats()],
            each if each.len() == game.seats() => each.to_vec(),
            each => {
                let counts = [("bots", each.len().into()), ("players", game.seats().into())];
                return Err(misuse(words.say("cli-bot_count", &counts)));
            }
        };
        let entrants: Result<Vec<Entrant<G>>> = bots.iter().map(|bot| Entrant::named(bot, words)).collect();
        Ok(Plan { options, seed, bots, entrants: entrants? })
    }

    /// Plays all games. Sums of whole numbers do not depend on who finishes first.
    fn play_all(&self, args: &SimulateArgs, words: &'static Words) -> Result<Tally> {
        let games = args.games.div_ceil(self.rotations()) * self.rotations();
        let bar = progress(games, words);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
        let tally = pool.install(|| {
            let games = (0..games).into_par_iter();
            let played = games.try_fold(Tally::default, |tally, number| {
                let next = self.play_one(number, words).map(|outcome| tally.and(outcome));
                bar.inc(1);
                next
            });
            played.try_reduce(Tally::default, |one, two| Ok(one.and(two)))
        });
        bar.finish_and_clear();
        tally
    }

    /// After how many games all bots have sat in all seats: bots that are all the same need not change seats.
    fn rotations(&self) -> u64 {
        if self.bots.iter().all(|bot| *bot == self.bots[0]) { 1 } else { self.bots.len() as u64 }
    }

    /// Plays the game with this number. Its seed and those of its bots come from a stream that the games with the same
    /// bots in other seats share.
    fn play_one(&self, number: u64, words: &Words) -> Result<Tally> {
        let (deal, rotation) = (number / self.rotations(), (number % self.rotations()) as usize);
        let mut chance = self.seed.stream(deal);
        let seed = chance.seed();
        let mut game = G::new(&self.options, seed).map_err(|refusal| bad_options(words, &told(words, &refusal)))?;
        let rngs: Vec<Rng> = self.bots.iter().map(|_| chance.seed().stream(0)).collect();
        let bot_at = |seat: usize| (seat + rotation) % self.bots.len();
        let mut players = Vec::new();
        for seat in 0..self.bots.len() {
            players.push(self.entrants[bot_at(seat)].sits_down(rngs[bot_at(seat)].clone())?);
        }
        let decisions = bots::play_out(&mut game, &mut players).map_err(|stuck| {
            let failure = players[stuck.seat.index()].failure();
            stopped(&stuck, failure, number, seed, words)
        })?;
        let winners = game.winners();
        let result = |(seat, sheet)| BotResult { sheet, wins: winners.contains(seat) };
        let mut results: Vec<BotResult> = Seat::all(game.seats()).zip(game.scores()).map(result).collect();
        results.rotate_right(rotation);
        Ok(Tally::of_game(&results, decisions))
    }
}

/// Ends the programs when this process is interrupted.
fn end_programs_at_a_signal() -> Result<()> {
    #[cfg(unix)]
    {
        let mut signals = signal_hook::iterator::Signals::new(STOP_SIGNALS)?;
        std::thread::spawn(move || {
            if let Some(signal) = signals.forever().next() {
                program::end_all_and_exit(128 + signal);
            }
        });
    }
    Ok(())
}

/// Why a game stopped: a program gave no legal answer, or the rules have a bug.
fn stopped(stuck: &Stuck, failure: Option<&Failure>, number: u64, seed: Seed, words: &Words) -> anyhow::Error {
    let mut args = vec![("number", (number + 1).into()), ("seed", seed.to_string().into())];
    let Some(failure) = failure else {
        args.push(("detail", stuck.to_string().into()));
        return anyhow::anyhow!(words.say("cli-stuck", &args));
    };
    let why = match &failure.reason {
        FailureReason::System(text) | FailureReason::NotJson(text) | FailureReason::Illegal(text) => {
            ("detail", text.as_str().into())
        }
        FailureReason::Late(seconds) => ("seconds", (*seconds).into()),
        FailureReason::Ended | FailureReason::TooLong => ("most", LONGEST_LINE.into()),
    };
    args.push(("command", failure.command.as_str().into()));
    args.push(("player", words.seat(stuck.seat.index()).into()));
    args.push(("detail", words.say(failure.reason.message(), &[why]).into()));
    anyhow::anyhow!(words.say("exec-failed", &args))
}

/// A progress bar; it only shows on a terminal.
pub(crate) fn progress(games: u64, words: &Words) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(8));
    let template = "{bar:40} {pos}/{len} {msg}  {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.with_message(words.say("simulate-progress", &[]))
}
