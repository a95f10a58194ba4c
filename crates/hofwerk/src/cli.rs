//! The command line: what can be asked for, and where it is done.

use crate::words::{Language, Words};
use crate::{cards, engine, learn, perft, replay, serve, simulate, solve, upkeep};
use anyhow::Result;
use bots::{BotRange, UnknownBot, games};
use clap::{Args, Parser, Subcommand};
use serde_json::{Map, Value, json};
use std::fmt;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use table::{Game, Refusal, Seed};

/// A digital table for farming games: the table in your browser, rules, simulator, replays.
///
/// Without a command the table is served, as with "hofwerk serve". An unofficial fan project; not endorsed by the author
/// or the publisher of the games.
#[derive(Parser, Debug)]
#[command(name = "hofwerk", version, disable_help_subcommand = false)]
pub struct Cli {
    /// The language of everything said about a game: en, de or nl [default: from LANG]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Serve the table to browsers, on this machine or on your network [default]
    Serve(serve::ServeArgs),
    /// Copy everything a server has stored into a file, while it runs
    Backup(upkeep::CopyArgs),
    /// Put everything of a backup into an empty database, of either kind
    Restore(upkeep::CopyArgs),
    /// Look whether all stored games can be read
    Doctor(upkeep::DoctorArgs),
    /// Speak the line protocol: a JSON object a line on standard input, an answer a line on standard output
    ///
    /// For bots, scripts and notebooks in any language. Try: echo '{"command":"new","game":"agricola"}' | hofwerk engine.
    /// The protocol is described in docs/protocol.md.
    Engine,
    // What these say about themselves is longer; a comment here would hide it.
    Simulate(simulate::SimulateArgs),
    Solve(solve::SolveArgs),
    Learn(learn::LearnArgs),
    /// Print or search the cards and tiles of a game
    Cards(cards::CardsArgs),
    /// Print a recorded game as text
    Replay(replay::ReplayArgs),
    /// Count the sequences of moves from a situation, to check the move generator
    Perft(perft::PerftArgs),
}

/// The signals that ask us to stop: keys, the system, and on Unix a terminal that is closed.
pub const STOP_SIGNALS: &[i32] = &[
    signal_hook::consts::SIGINT,
    signal_hook::consts::SIGTERM,
    #[cfg(unix)]
    signal_hook::consts::SIGHUP,
];

/// Which game is set up, and how.
#[derive(Args, Clone, Debug, Default)]
pub struct SetupArgs {
    /// The game
    #[arg(long, value_name = "NAME", default_value = games::DEFAULT, value_parser = game_name)]
    pub game: String,
    /// The version of the game: for Agricola "family" or "full"
    #[arg(long, value_name = "NAME")]
    pub mode: Option<String>,
    /// How many players
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Which edition decides where the rule books differ: for Agricola "de" or "nl"
    #[arg(long, value_name = "NAME")]
    pub edition: Option<String>,
    /// The decks that hands are dealt from, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub decks: Vec<String>,
    /// Cards of these decks that are left out, separated by commas
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub ban: Vec<String>,
    /// What is played besides the base game: for Agricola "moor"
    #[arg(long, value_name = "NAME")]
    pub expansion: Option<String>,
    /// The level on which the expansion is played: 1, 2 or 3
    #[arg(long, value_name = "N")]
    pub level: Option<u8>,
    /// The set of furnishing tiles: for Caverna "beginner" or "full"
    #[arg(long, value_name = "NAME")]
    pub set: Option<String>,
    /// More options as a JSON object, as in the protocol's command "new"
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// Where chance comes from: a whole number, or hexadecimal digits after 0x, or 32 of them without it
    #[arg(long, value_name = "SEED", default_value = "7", value_parser = read_seed)]
    pub seed: Option<Seed>,
}

/// The name of a game that there is.
pub fn game_name(name: &str) -> Result<String, String> {
    let known = games::NAMES.contains(&name);
    known.then(|| name.into()).ok_or_else(|| format!("there are: {}", games::NAMES.join(", ")))
}

/// A seed as people give it: what looks like a decimal number is one; a seed printed by Hofwerk has 32 digits.
fn read_seed(text: &str) -> Result<Seed, String> {
    match text.strip_prefix("0x") {
        Some(hex) => hex.parse(),
        None if text.len() < 32 && text.bytes().all(|b| b.is_ascii_digit()) => {
            text.parse().map(Seed::new).map_err(|_| "a seed is a whole number from 0".into())
        }
        None => text.parse(),
    }
}

/// A seed as it can be given again: small ones as a number, others with all 32 digits.
pub fn show_seed(seed: Seed) -> String {
    let digits = seed.to_string();
    u64::from_str_radix(&digits, 16).map_or(digits, |number| number.to_string())
}

/// Says that there is no such bot, in words; `known` are the names that can be used here.
pub fn unknown_bot(unknown: &UnknownBot, known: &[&str], words: &Words) -> String {
    let name = ("name", format!("{:?}", unknown.name).into());
    match &unknown.range {
        Some(BotRange { bot, least, below }) => words
            .say("bot-range", &[name, ("bot", (*bot).into()), ("least", (*least).into()), ("below", (*below).into())]),
        None => words.say("bot-unknown", &[name, ("known", known.join(", ").into())]),
    }
}

impl SetupArgs {
    /// The options of a game as these arguments give them; `players` counts if they do not say how many.
    ///
    /// # Errors
    /// If the game has no such options, or they contradict each other.
    pub fn options<G: Game>(&self, players: Option<u8>, words: &Words) -> Result<G::Options> {
        let mut options = Map::new();
        let mut give = |name: &str, value: Option<Value>| {
            value.map(|value| options.insert(name.into(), value));
        };
        give("mode", self.mode.clone().map(Value::from));
        give("players", self.players.map(Value::from));
        give("edition", self.edition.clone().map(Value::from));
        give("expansion", self.expansion.clone().map(Value::from));
        give("level", self.level.map(Value::from));
        give("set", self.set.clone().map(Value::from));
        give("decks", (!self.decks.is_empty()).then(|| json!(self.decks)));
        give("banned", (!self.ban.is_empty()).then(|| json!(self.ban)));
        if let Some(text) = &self.options {
            let more: Map<String, Value> = serde_json::from_str(text)
                .map_err(|error| misuse(words.say("cli-options_json", &[("detail", error.to_string().into())])))?;
            for (name, value) in more {
                if let Some(other) = options.insert(name.clone(), value.clone()).filter(|other| *other != value) {
                    let (one, two) = (other.to_string(), value.to_string());
                    let both = [("option", name.into()), ("one", one.into()), ("two", two.into())];
                    return Err(misuse(words.say("cli-contradiction", &both)));
                }
            }
        }
        if let Some(players) = players {
            options.entry("players").or_insert(players.into());
        }
        serde_json::from_value(options.into()).map_err(|error| bad_options(words, &error.to_string()))
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        self.seed.unwrap_or(Seed::new(7))
    }
}

/// Why a game cannot be set up, in the language of the words where they have a message for it.
pub fn told(words: &Words, refusal: &Refusal) -> String {
    refusal.why.filter(|why| words.has(why)).map_or_else(|| refusal.to_string(), |why| words.say(why, &[]))
}

/// Options that no game can be set up with.
pub fn bad_options(words: &Words, detail: &str) -> anyhow::Error {
    misuse(words.say("engine-bad_options", &[("detail", detail.trim_end_matches('.').into())]))
}

/// The command was used wrongly: the message says how, the exit code is 2.
#[derive(Debug)]
pub struct Misuse(String);

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

/// The error of a command that was used wrongly.
pub fn misuse(message: impl Into<String>) -> anyhow::Error {
    Misuse(message.into()).into()
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// If it cannot be read or is not text.
pub fn read_input(path: &PathBuf, words: &Words) -> Result<String> {
    let mut bytes = Vec::new();
    let read = match path.to_str() {
        Some("-") => io::stdin().lock().read_to_end(&mut bytes).map(|_| ()),
        _ => std::fs::read(path).map(|content| bytes = content),
    };
    let unreadable = |detail: String| {
        misuse(words.say("file-unreadable", &[("file", path.display().to_string().into()), ("detail", detail.into())]))
    };
    read.map_err(|error| unreadable(error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| unreadable(error.utf8_error().to_string()))
}

impl Cli {
    /// Does what was asked for.
    ///
    /// # Errors
    /// If it cannot be done; [`Misuse`] if that is the caller's fault.
    pub fn run(&self, words: &'static Words) -> Result<()> {
        match &self.command {
            None => return serve::run(&serve::ServeArgs::default(), words),
            Some(Command::Serve(args)) => return serve::run(args, words),
            Some(Command::Learn(args)) => return learn::run(args, &mut io::stdout(), words),
            _ => {}
        }
        let mut out = io::stdout().lock();
        match &self.command {
            None | Some(Command::Serve(_) | Command::Learn(_)) => {}
            Some(Command::Backup(args)) => upkeep::backup(args, &mut out, words)?,
            Some(Command::Restore(args)) => upkeep::restore(args, &mut out, words)?,
            Some(Command::Doctor(args)) => upkeep::doctor(args, &mut out, words)?,
            Some(Command::Engine) => engine::run(&mut io::stdin().lock(), &mut out, words)?,
            Some(Command::Simulate(args)) => simulate::run(args, &mut out, words)?,
            Some(Command::Solve(args)) => solve::run(args, &mut out, words)?,
            Some(Command::Cards(args)) => cards::run(args, &mut out, words)?,
            Some(Command::Replay(args)) => replay::run(args, &mut out, words)?,
            Some(Command::Perft(args)) => perft::run(args, &mut out, words)?,
        }
        Ok(out.flush()?)
    }
}
