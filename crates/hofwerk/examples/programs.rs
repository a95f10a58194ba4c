//! Lets two builds of this program play each other: today's players against those of another commit.
//!
//! `cargo run --release -p hofwerk --example programs -- FILE TODAY OTHER BOT GAMES SEED OPTIONS`
//!
//! TODAY and OTHER are programs (`target/release/hofwerk`), BOT is a player that both know (`mcts:800`), OPTIONS those of the game
//! (`{"players":2,"mode":"family"}`). Each program has its own copy of the game and is told of every move. Today's player has one
//! seat, a deal is played once from each, and the other's player has all other seats. Every game is a line of FILE: started again, the
//! match goes on behind the last of them.
//!
//! Rules may have changed between two commits. A question that only one program asks gets the answer after which both count the
//! same points; a move that one of them refuses breaks the game off, and it does not count.

use anyhow::{Context, Result, bail};
use bots::estimate::{Stat, share_interval};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

/// A program with its copy of the game.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The time its players took, in seconds.
    seconds: f64,
}

impl Program {
    fn start(path: &str) -> Result<Program> {
        let mut child = Command::new(path).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take().context("an input")?;
        let output = BufReader::new(child.stdout.take().context("an output")?);
        Ok(Program { child, input, output, seconds: 0.0 })
    }

    fn ask(&mut self, command: &Value) -> Result<Value> {
        writeln!(self.input, "{command}")?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        let answer: Value = serde_json::from_str(&line)?;
        if answer["ok"] != json!(true) {
            bail!("{command}: {}", answer["error"]);
        }
        Ok(answer)
    }

    /// The seats that are asked.
    fn asked(&mut self) -> Result<Vec<u64>> {
        let decision = self.ask(&json!({"command": "decision"}))?;
        Ok(decision["seats"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect())
    }

    /// What this seat is asked.
    fn prompt(&mut self, seat: u64) -> Result<Value> {
        Ok(self.ask(&json!({"command": "decision", "seat": seat}))?["prompt"].take())
    }

    fn points(&mut self) -> Result<Vec<i32>> {
        let scores = self.ask(&json!({"command": "score"}))?;
        let total = |sheet: &Value| sheet["total"].as_i64().and_then(|total| i32::try_from(total).ok());
        scores["scores"].as_array().into_iter().flatten().map(|sheet| total(sheet).context("a total")).collect()
    }

    fn choose(&mut self, bot: &str, seed: u64, seat: u64) -> Result<Value> {
        let begun = Instant::now();
        let answer = self.ask(&json!({"command": "bot", "name": bot, "seed": seed, "seat": seat}));
        self.seconds += begun.elapsed().as_secs_f64();
        Ok(answer?["move"].take())
    }

    fn play(&mut self, seat: u64, choice: &Value) -> Result<()> {
        self.ask(&json!({"command": "play", "seat": seat, "move": choice})).map(drop)
    }

    /// Answers a question that the other program does not ask, so that both count the same points.
    fn answer_alone(&mut self, seat: u64, points: &[i32]) -> Result<()> {
        let moves = self.ask(&json!({"command": "moves", "seat": seat}))?;
        for listed in moves["moves"].as_array().into_iter().flatten() {
            self.play(seat, &listed["move"])?;
            if self.points()? == points {
                return Ok(());
            }
            self.ask(&json!({"command": "undo"}))?;
        }
        bail!("only one program asks player {}: {}", seat + 1, self.prompt(seat)?)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How a game went: a line of the file.
#[derive(Serialize, Deserialize)]
struct Outcome {
    game: u64,
    /// Where today's player sat.
    seat: usize,
    points: Vec<i32>,
    /// What today's player and all others took.
    seconds: [f64; 2],
    /// Questions that only one program asked.
    alone: u32,
    /// Why the game was broken off.
    broken: Option<String>,
}

struct Match {
    paths: [String; 2],
    bot: String,
    seed: u64,
    options: Value,
}

impl Match {
    fn players(&self) -> u64 {
        self.options["players"].as_u64().unwrap_or(2)
    }

    fn game(&self, game: u64) -> Result<Outcome> {
        let (deal, seat) = (self.seed + game / self.players(), (game % self.players()) as usize);
        let mut outcome = Outcome { game, seat, points: Vec::new(), seconds: [0.0; 2], alone: 0, broken: None };
        let [mut today, mut other] = [Program::start(&self.paths[0])?, Program::start(&self.paths[1])?];
        let begin = json!({"command": "new", "game": "agricola", "options": self.options, "seed": deal});
        today.ask(&begin)?;
        other.ask(&begin)?;
        if let Err(error) = self.play(&mut today, &mut other, deal, &mut outcome) {
            outcome.broken = Some(error.to_string());
        }
        outcome.points = today.points()?;
        outcome.seconds = [today.seconds, other.seconds];
        Ok(outcome)
    }

    fn play(&self, today: &mut Program, other: &mut Program, deal: u64, outcome: &mut Outcome) -> Result<()> {
        loop {
            let asked = [today.asked()?, other.asked()?];
            let both = asked[0].iter().find(|seat| asked[1].contains(seat));
            let (seat, alone) = match (both, asked[0].first(), asked[1].first()) {
                (Some(&seat), ..) => (seat, today.prompt(seat)? != other.prompt(seat)?),
                (None, Some(&seat), _) | (None, None, Some(&seat)) => (seat, true),
                (None, None, None) => break,
            };
            if alone {
                outcome.alone += 1;
                let points = [today.points()?, other.points()?];
                if !asked[0].contains(&seat) || today.answer_alone(seat, &points[1]).is_err() {
                    other.answer_alone(seat, &points[0])?;
                }
                continue;
            }
            let player = if seat as usize == outcome.seat { &mut *today } else { &mut *other };
            let choice = player.choose(&self.bot, deal, seat)?;
            today.play(seat, &choice)?;
            other.play(seat, &choice)?;
        }
        if today.points()? != other.points()? {
            bail!("the programs count different points");
        }
        Ok(())
    }
}

/// The part of the game that today's player won.
fn won(outcome: &Outcome) -> f64 {
    let most = outcome.points.iter().max();
    let winners = outcome.points.iter().filter(|&points| Some(points) == most).count();
    if Some(&outcome.points[outcome.seat]) == most { 1.0 / winners as f64 } else { 0.0 }
}

fn summary(outcomes: &[Outcome]) -> String {
    let whole: Vec<&Outcome> = outcomes.iter().filter(|outcome| outcome.broken.is_none()).collect();
    let count = whole.len().max(1) as f64;
    let share = whole.iter().map(|outcome| won(outcome)).sum::<f64>() / count;
    let (low, high) = share_interval(share, whole.len() as u64);
    let points = |mine: bool| {
        let seats = whole.iter().flat_map(|outcome| outcome.points.iter().enumerate().map(move |p| (outcome.seat, p)));
        let chosen = seats.filter(|(seat, (i, _))| (seat == i) == mine);
        chosen.map(|(_, (_, &points))| Stat::of(points)).fold(Stat::default(), Stat::and).mean()
    };
    let seconds = |i: usize| whole.iter().map(|outcome| outcome.seconds[i]).sum::<f64>() / count;
    format!(
        "{} games ({} broken off): {:.1} : {:.1} points, {:.1} % won ({:.1}…{:.1}), {:.1} : {:.1} s a game",
        whole.len(),
        outcomes.len() - whole.len(),
        points(true),
        points(false),
        100.0 * share,
        100.0 * low,
        100.0 * high,
        seconds(0),
        seconds(1)
    )
}

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, today, other, bot, games, seed, options] = &args[..] else {
        bail!("FILE TODAY OTHER BOT GAMES SEED OPTIONS");
    };
    let paths = [today.clone(), other.clone()];
    let options = serde_json::from_str(options).context("OPTIONS")?;
    let played = Match { paths, bot: bot.clone(), seed: seed.parse().context("SEED")?, options };
    let lines = fs::read_to_string(file).unwrap_or_default();
    let mut outcomes = lines.lines().map(serde_json::from_str).collect::<Result<Vec<Outcome>, _>>()?;
    let mut lines = OpenOptions::new().create(true).append(true).open(file)?;
    for game in outcomes.len() as u64..games.parse().context("GAMES")? {
        let outcome = played.game(game)?;
        writeln!(lines, "{}", serde_json::to_string(&outcome)?)?;
        outcomes.push(outcome);
        println!("{}", summary(&outcomes));
    }
    Ok(())
}
