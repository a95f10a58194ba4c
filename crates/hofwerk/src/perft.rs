//! `hofwerk perft`: counting the game tree.

use crate::cli::{SetupArgs, bad_options, misuse, read_input, told};
use crate::words::{GameWords, Words};
use anyhow::Result;
use bots::Playable;
use bots::games::{Task, with_game};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use table::Game;

/// Count the sequences of moves from a situation, to check the move generator.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// Start from this position (TOML), or from standard input for -, instead of a new game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mode", "players", "edition", "decks", "ban", "expansion", "level", "set", "options"])]
    position: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArgs,
    /// How many moves deep
    #[arg(long, value_name = "N", default_value_t = 3)]
    depth: u32,
    /// Show the count below each first move
    #[arg(long)]
    divide: bool,
}

/// Counts and prints.
///
/// # Errors
/// If the game cannot be set up, or nothing can be written.
pub fn run(args: &PerftArgs, out: &mut dyn Write, words: &'static Words) -> Result<()> {
    with_game(&args.setup.game, Count { args, out, words }).expect("the name of the game has been checked")
}

struct Count<'a> {
    args: &'a PerftArgs,
    out: &'a mut dyn Write,
    words: &'static Words,
}

impl Task for Count<'_> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let game: G = start(self.args, self.words)?;
        let mut say = |depth: u32, count: u64| {
            let line = self.words.say("perft-total", &[("depth", depth.into()), ("count", count.to_string().into())]);
            writeln!(self.out, "{line}")
        };
        if !self.args.divide {
            for depth in 1..=self.args.depth {
                say(depth, table::perft(&game, depth))?;
            }
            return Ok(());
        }
        let counts = divide(&game, self.args.depth);
        say(self.args.depth, counts.iter().map(|(_, count)| count).sum())?;
        let speaker = GameWords::of::<G>(self.words);
        let Some(seat) = game.to_decide().first() else { return Ok(()) };
        for (m, count) in counts {
            let (text, json) = (speaker.say_move(&m, &game.preview(seat, &m)), serde_json::to_string(&m)?);
            writeln!(self.out, "{count:>12}  {json}  {text}")?;
        }
        Ok(())
    }
}

fn start<G: Game>(args: &PerftArgs, words: &'static Words) -> Result<G> {
    let Some(path) = &args.position else {
        let options = args.setup.options::<G>(None, words)?;
        return G::new(&options, args.setup.seed()).map_err(|refusal| bad_options(words, &told(words, &refusal)));
    };
    let text = read_input(path, words)?;
    G::from_position(&text).map_err(|refusal| {
        misuse(words.say("engine-bad_position", &[("detail", refusal.to_string().trim_end_matches('.').into())]))
    })
}

/// The count below each first move.
fn divide<G: Game>(game: &G, depth: u32) -> Vec<(G::Move, u64)> {
    let (Some(seat), Some(below)) = (game.to_decide().first(), depth.checked_sub(1)) else { return Vec::new() };
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    game.exchanges(seat, &mut list);
    let count = |m: G::Move| {
        let mut next = game.clone();
        next.play_unchecked(seat, &m);
        (m, table::perft(&next, below))
    };
    list.into_iter().map(count).collect()
}
