//! `hofwerk simulate`: bots play many games.

mod page;
mod report;
mod tally;

use crate::cli::{SetupArgs, bad_options, misuse};
use crate::games::{Task, with_game};
use crate::words::{GameWords, Words};
use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;
use table::{Game, Rng, Seed};
use tally::Tally;

/// Let bots play many games and show what they score.
///
/// The same seed gives the same numbers, whatever the number of threads (bots that think for a time rather than for a
/// number of iterations excepted). Different bots take turns in the seats, and the games of one round of turns share the
/// same chance; the number of games is rounded up so that all sit everywhere equally often.
#[derive(Args, Debug)]
pub struct SimulateArgs {
    #[command(flatten)]
    setup: SetupArgs,
    /// The bots, one for each seat, separated by commas; a single one plays all seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
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

    fn run<G: Game>(self) -> Result<()> {
        let plan = Plan::<G>::new(self.args, self.words)?;
        let begun = Instant::now();
        let tally = plan.play_all(self.args, self.words)?;
        let speed = tally.games as f64 / begun.elapsed().as_secs_f64().max(1e-9);
        let speaker = GameWords::of::<G>(self.words);
        if let Some(file) = &self.args.html {
            std::fs::write(file, page::html(&tally, plan.seed, &plan.bots, &speaker))
                .map_err(|error| misuse(format!("{}: {error}", file.display())))?;
        }
        if self.args.json {
            let report = report::json::<G>(&tally, &plan.options, plan.seed, &plan.bots);
            writeln!(self.out, "{}", serde_json::to_string_pretty(&report)?)?;
        } else {
            write!(self.out, "{}", report::text(&tally, plan.seed, &plan.bots, speed, &speaker))?;
        }
        Ok(())
    }
}

/// What is played, and by whom.
struct Plan<G: Game> {
    options: G::Options,
    seed: Seed,
    /// One for each seat.
    bots: Vec<String>,
}

impl<G: Game> Plan<G> {
    fn new(args: &SimulateArgs, words: &'static Words) -> Result<Plan<G>> {
        let mut setup = args.setup.clone();
        if setup.players.is_none() && args.bots.len() > 1 {
            setup.players = u8::try_from(args.bots.len()).ok();
        }
        let options = setup.options::<G>(words)?;
        let seed = setup.seed();
        let game = G::new(&options, seed).map_err(|refusal| bad_options(words, &refusal.to_string()))?;
        let bots = match args.bots.as_slice() {
            [all] => vec![all.clone(); game.seats()],
            each if each.len() == game.seats() => each.to_vec(),
            each => {
                let counts = [("bots", each.len().into()), ("players", game.seats().into())];
                return Err(misuse(words.say("cli-bot_count", &counts)));
            }
        };
        for bot in &bots {
            bots::named::<G>(bot, Rng::from_number(0)).map_err(|unknown| misuse(unknown.to_string()))?;
        }
        Ok(Plan { options, seed, bots })
    }

    /// Plays all games. Sums of whole numbers do not depend on who finishes first.
    fn play_all(&self, args: &SimulateArgs, words: &'static Words) -> Result<Tally> {
        let games = args.games.div_ceil(self.turns()) * self.turns();
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
    fn turns(&self) -> u64 {
        if self.bots.iter().all(|bot| *bot == self.bots[0]) { 1 } else { self.bots.len() as u64 }
    }

    /// Plays the game with this number. Its seed and those of its bots come from a stream that the games with the same
    /// bots in other seats share.
    fn play_one(&self, number: u64, words: &Words) -> Result<Tally> {
        let (deal, turn) = (number / self.turns(), (number % self.turns()) as usize);
        let mut chance = self.seed.stream(deal);
        let seed = chance.seed();
        let mut game = G::new(&self.options, seed).map_err(|refusal| bad_options(words, &refusal.to_string()))?;
        let rngs: Vec<Rng> = self.bots.iter().map(|_| chance.seed().stream(0)).collect();
        let bot_at = |seat: usize| (seat + turn) % self.bots.len();
        let mut players = Vec::new();
        for seat in 0..self.bots.len() {
            players.push(bots::named::<G>(&self.bots[bot_at(seat)], rngs[bot_at(seat)].clone())?);
        }
        let decisions = bots::play_out(&mut game, &mut players).map_err(|stuck| {
            let args =
                [("number", number.into()), ("seed", seed.to_string().into()), ("detail", stuck.to_string().into())];
            anyhow::anyhow!(words.say("cli-stuck", &args))
        })?;
        let mut sheets = game.scores();
        sheets.rotate_right(turn);
        Ok(Tally::of_game(&sheets, decisions))
    }
}

/// A progress bar; it only shows on a terminal.
fn progress(games: u64, words: &Words) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(8));
    let template = "{bar:40} {pos}/{len} {msg}  {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.with_message(words.say("simulate-progress", &[]))
}
