//! Players for every game at this table.
//!
//! A [`Player`] is asked for one small step at a time. Players are generic over [`Game`], so that one that plays Agricola
//! plays Caverna too; what it knows of a single game belongs into a module named after that game.
//!
//! ```
//! use agricola::{Agricola, Options};
//! use table::{Game, Rng, Seed};
//!
//! let mut game = Agricola::new(&Options::default(), Seed::new(7))?;
//! let mut players = vec![bots::named("random", Rng::from_number(1))?, bots::named("random", Rng::from_number(2))?];
//! let decisions = bots::play_out(&mut game, &mut players)?;
//! assert!(game.to_decide().is_empty() && decisions > 50);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Rooms of this house: [`random`] and [`greedy`] players, the [`thinker`] who searches ([`mcts`]) and other programs
//! ([`exec`]); [`level`] names them for people. [`turns`] lists whole turns; [`knowledge`] is what a player knows of a game,
//! and [`agricola`] what ours know of that one. [`analyze`] judges every move, [`tournament`] plays matches, and [`solve`]
//! looks for the best solo game by changing one again and again ([`anneal`]).

pub mod agricola;
pub mod analyze;
pub mod anneal;
pub mod exec;
pub mod greedy;
pub mod knowledge;
pub mod level;
pub mod mcts;
mod plan;
pub mod random;
pub mod solve;
pub mod thinker;
pub mod tournament;
pub mod turns;

pub use analyze::{Verdict, analyze};
pub use greedy::Greedy;
pub use knowledge::{Knowledge, knowledge_for_search, knowledge_of};
pub use level::Level;
pub use mcts::Budget;
pub use random::Random;
pub use thinker::Thinker;

use std::fmt;
use table::{Game, Rng, Seat};

/// Somebody who decides for a seat.
pub trait Player<G: Game>: Send {
    /// One of the legal moves of this seat, or nothing if it has none.
    ///
    /// The game is the whole truth. A player that looks ahead has to do so in worlds drawn with [`Game::determinize`],
    /// because it must not know more than its seat.
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move>;
}

/// The names that [`named`] understands.
pub const NAMES: &[&str] = &["random", "greedy", "mcts", "easy", "medium", "hard", "unlimited"];

/// Nobody is called that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot {:?}; there are: {}, exec:COMMAND", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// The player with this name. What follows a colon is for the player: `random:0.1` makes an exchange in one of ten
/// decisions that would not need it; `greedy:2` errs by about two points with each turn;
/// `mcts:500` looks at 500 worlds, `exec:COMMAND` asks another program ([`exec`]). The levels ([`Level`]) are named too.
///
/// # Errors
/// If there is no such player, or what follows the colon means nothing to it.
pub fn named<G: Game>(name: &str, rng: Rng) -> Result<Box<dyn Player<G>>, UnknownBot> {
    let unknown = || UnknownBot(name.into());
    let (kind, rest) = name.split_once(':').map_or((name, None), |(kind, rest)| (kind, Some(rest)));
    match kind {
        "random" => {
            let exchanges = rest.map_or(Ok(0.0), str::parse).map_err(|_| unknown())?;
            let player = Random::new(rng).with_exchanges(exchanges).ok_or_else(unknown)?;
            Ok(Box::new(player))
        }
        "greedy" => {
            let mood = rest.map_or(Ok(0.0), str::parse::<f32>).ok().filter(|mood| (0.0..100.0).contains(mood));
            Ok(Box::new(Greedy::new(rng).moody(mood.ok_or_else(unknown)?)))
        }
        "mcts" => {
            let iterations = rest.map_or(Ok(1000), str::parse).map_err(|_| unknown())?;
            Ok(Box::new(Thinker::new(Budget::iterations(iterations), rng)))
        }
        "exec" => rest
            .filter(|command| !command.trim().is_empty())
            .map_or_else(|| Err(unknown()), |command| Ok(Box::new(exec::Program::new(command)) as Box<dyn Player<G>>)),
        _ if rest.is_none() => Level::named(kind).map(|level| level.player(rng)).ok_or_else(unknown),
        _ => Err(unknown()),
    }
}

/// The first move there is, for a player whose plan failed.
pub(crate) fn any_move<G: Game>(game: &G, seat: Seat) -> Option<G::Move> {
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    if list.is_empty() {
        game.exchanges(seat, &mut list);
    }
    list.first().copied()
}

/// Somebody is asked and cannot answer, or made a move that is not legal. Neither may happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// Who is stuck.
    pub seat: Seat,
    /// After how many decisions.
    pub decisions: u32,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} is asked after {} decisions and has no legal move", self.seat, self.decisions)
    }
}

impl std::error::Error for Stuck {}

/// Plays a game to its end, one player per seat; says how many decisions there were.
///
/// # Errors
/// If somebody is asked who has no legal move: then there is a bug in the rules.
///
/// # Panics
/// If there are fewer players than seats.
pub fn play_out<G: Game>(game: &mut G, players: &mut [Box<dyn Player<G>>]) -> Result<u32, Stuck> {
    let mut decisions = 0;
    while let Some(seat) = game.to_decide().first() {
        let chosen = players[seat.index()].choose(game, seat).ok_or(Stuck { seat, decisions })?;
        game.play_unchecked(seat, &chosen);
        decisions += 1;
    }
    Ok(decisions)
}
