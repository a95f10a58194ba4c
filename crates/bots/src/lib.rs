//! Players for every game at this table.
//!
//! A [`Player`] is asked for one small step at a time. Players are generic over [`Playable`] games, so that one that plays
//! Agricola plays Caverna too; what it knows of a single game is in the module named after that game.
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
//! Rooms of this house: [`mod@games`] is the one list of games. [`random`] and [`greedy`] players and the [`thinker`] who
//! searches ([`mcts`]); [`level`] names them for people. [`turns`] lists whole turns; [`knowledge`] is what a player knows of
//! a game, [`agricola`] and [`caverna`] what ours know of those. [`mod@analyze`] judges every move and [`why`] says for what
//! reason; [`review`] does so for the turns of a game that is over. [`solve`] looks for the best solo game and changes one
//! again and again for it ([`mod@anneal`]). [`estimate`] says how sure a mean is.

pub mod agricola;
pub mod analyze;
pub mod anneal;
pub mod caverna;
pub mod describe;
pub mod estimate;
pub mod games;
pub mod greedy;
pub mod knowledge;
pub mod learned;
pub mod level;
pub mod mcts;
pub mod net;
mod plan;
pub mod random;
pub mod review;
pub mod solve;
pub mod thinker;
pub mod turns;
pub mod why;

pub use analyze::{Judgement, analyze};
pub use greedy::Greedy;
pub use knowledge::{Knowledge, Playable};
pub use level::Level;
pub use mcts::{Budget, Stop};
pub use random::Random;
pub use review::ReviewedTurn;
pub use thinker::Thinker;
pub use why::{Reason, Term};

use std::fmt;
use table::{Game, Rng, Seat};

/// Somebody who decides for a seat.
pub trait Player<G: Game>: Send {
    /// One of the legal moves of this seat, or nothing if it has none.
    ///
    /// The game is the whole truth. A player that looks ahead has to do so in worlds drawn with [`Game::determinize`],
    /// because it must not know more than its seat.
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move>;

    /// From now on whoever has this may tell the player to choose at once. Who does not think for long need not listen.
    fn listen(&mut self, _stop: &Stop) {}
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        (**self).choose(game, seat)
    }

    fn listen(&mut self, stop: &Stop) {
        (**self).listen(stop);
    }
}

/// The names that [`named`] understands: the levels, and the players of whom they are made.
pub fn names() -> Vec<&'static str> {
    Level::ALL.map(Level::name).into_iter().chain(["greedy", "mcts"]).collect()
}

/// No player has this name.
#[derive(Clone, PartialEq, Debug)]
pub struct UnknownBot {
    /// The name that was asked for.
    pub name: String,
    /// What the number after the colon may be, if that was wrong.
    pub range: Option<BotRange>,
}

/// What the number after the name of a bot may be.
#[derive(Clone, PartialEq, Debug)]
pub struct BotRange {
    /// The bot.
    pub bot: &'static str,
    /// The least number.
    pub least: u32,
    /// All numbers are below this one.
    pub below: u32,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.range {
            Some(BotRange { bot, least, below }) => {
                write!(
                    f,
                    "{:?} is not right: the number after {bot}: is from {least} to less than {below}",
                    self.name
                )?;
            }
            None => write!(f, "there is no bot {:?}", self.name)?,
        }
        write!(f, "; there are: {}", names().join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// The player with this name. What follows a colon is for the player: `random:0.1` makes an exchange in one of ten
/// decisions that would not need it; `greedy:2` misjudges each turn by chance by up to two points; `mcts:500` looks at 500
/// worlds. The levels ([`Level`]) are named too. No name starts another program.
///
/// # Errors
/// If there is no such player, or what follows the colon means nothing to it.
pub fn named<G: Playable>(name: &str, rng: Rng) -> Result<Box<dyn Player<G>>, UnknownBot> {
    let unknown = || UnknownBot { name: name.into(), range: None };
    let (kind, rest) = name.split_once(':').map_or((name, None), |(kind, rest)| (kind, Some(rest)));
    let number = |bot, default: f64, least: u32, below: u32| {
        let range = f64::from(least)..f64::from(below);
        let given = rest.map_or(Ok(default), str::parse).ok().filter(|number| range.contains(number));
        given.ok_or_else(|| UnknownBot { name: name.into(), range: Some(BotRange { bot, least, below }) })
    };
    match kind {
        "random" => {
            let player = Random::new(rng).with_exchanges(number("random", 0.0, 0, 1)?);
            Ok(Box::new(player.ok_or_else(unknown)?))
        }
        "greedy" => Ok(Box::new(Greedy::new(rng).with_noise(number("greedy", 0.0, 0, 100)? as f32))),
        "mcts" => {
            let iterations = number("mcts", 1000.0, 1, 1_000_000_000)?;
            if iterations.fract() != 0.0 {
                return Err(unknown());
            }
            Ok(Box::new(Thinker::new(Budget::iterations(iterations as u32), rng)))
        }
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

/// A seat is asked and its player gives no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// The seat.
    pub seat: Seat,
    /// How many decisions were made before.
    pub decisions: u32,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} is asked after {} decisions and gives no answer", self.seat, self.decisions)
    }
}

impl std::error::Error for Stuck {}

/// Plays a game to its end, one player per seat; says how many decisions there were.
///
/// # Errors
/// If a player gives no answer. Our own always have one, unless there is a bug in the rules.
///
/// # Panics
/// If there are fewer players than seats.
pub fn play_out<G: Game, P: Player<G>>(game: &mut G, players: &mut [P]) -> Result<u32, Stuck> {
    let mut decisions = 0;
    while let Some(seat) = game.to_decide().first() {
        let player = &mut players[seat.index()];
        let Some(chosen) = player.choose(game, seat) else {
            return Err(Stuck { seat, decisions });
        };
        game.play_unchecked(seat, &chosen);
        decisions += 1;
    }
    Ok(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::agricola::Agricola;

    #[test]
    fn numbers_out_of_range_are_told_apart_from_unknown_bots() {
        let said = |name: &str| named::<Agricola>(name, Rng::from_number(1)).err().unwrap().to_string();
        for (name, range) in [
            ("random:1", "0 to less than 1;"),
            ("greedy:100", "0 to less than 100;"),
            ("greedy:x", "0 to less than 100;"),
            ("mcts:0", "1 to less than 1000000000;"),
            ("mcts:99999999999", "1 to less than 1000000000;"),
        ] {
            assert!(said(name).contains(range), "{}", said(name));
        }
        assert!(said("deepblue").starts_with("there is no bot \"deepblue\"; there are: random"));
    }

    #[test]
    fn every_level_is_among_the_names() {
        assert!(Level::ALL.iter().all(|level| names().contains(&level.name())), "{:?}", names());
    }

    #[test]
    fn no_name_starts_a_program() {
        for name in ["exec", "exec:", "exec:true"] {
            assert!(named::<Agricola>(name, Rng::from_number(1)).is_err(), "{name}");
        }
    }
}
