//! Game records: options, seed and moves, from which the same game follows forever.

use crate::chance::Seed;
use crate::game::{Game, Refusal};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The version of the record format.
pub const FORMAT: u32 = 1;

/// How a recorded game began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged, try_from = "StartFields<O>", bound(deserialize = "O: Deserialize<'de>"))]
pub enum Start<O> {
    /// From the set-up.
    Setup {
        /// What was agreed.
        options: O,
        /// Where chance came from.
        seed: Seed,
    },
    /// From a position.
    Position {
        /// The text of the position.
        position: String,
    },
}

/// What a record may say of its beginning.
#[derive(Deserialize)]
#[serde(bound(deserialize = "O: Deserialize<'de>"))]
struct StartFields<O> {
    #[serde(default)]
    options: Option<O>,
    #[serde(default)]
    seed: Option<Seed>,
    #[serde(default)]
    position: Option<String>,
}

impl<O> TryFrom<StartFields<O>> for Start<O> {
    type Error = &'static str;

    fn try_from(fields: StartFields<O>) -> Result<Start<O>, &'static str> {
        match fields {
            StartFields { options: Some(options), seed: Some(seed), position: None } => {
                Ok(Start::Setup { options, seed })
            }
            StartFields { options: None, seed: None, position: Some(position) } => Ok(Start::Position { position }),
            _ => Err("a record begins either with options and a seed, or with a position"),
        }
    }
}

/// One move of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordedMove<M> {
    /// Who moved.
    pub seat: Seat,
    /// The move.
    #[serde(rename = "move")]
    pub action: M,
}

/// A whole game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record<O, M> {
    /// The record format, [`FORMAT`].
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// The version of the rules it was played with.
    pub rules: u32,
    /// How it began.
    #[serde(flatten)]
    pub start: Start<O>,
    /// Everything that was decided.
    pub moves: Vec<RecordedMove<M>>,
    /// The final totals per seat, if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
}

/// The record of a game.
pub type RecordOf<G> = Record<<G as Game>::Options, <G as Game>::Move>;

impl<O: Clone, M: Copy> Record<O, M> {
    /// A record without moves.
    pub fn new<G: Game<Options = O, Move = M>>(start: Start<O>) -> Record<O, M> {
        Record { version: FORMAT, game: G::NAME.into(), rules: G::RULES, start, moves: Vec::new(), scores: None }
    }

    /// Whether this program can play the record; if not, why.
    pub fn check<G: Game<Options = O, Move = M>>(&self) -> Result<(), Refusal> {
        if self.version != FORMAT {
            return Err(Refusal(format!("record version {} is not known here, only {FORMAT}", self.version)));
        }
        if self.game != G::NAME {
            return Err(Refusal(format!("this is a record of {:?}, not of {:?}", self.game, G::NAME)));
        }
        if self.rules != G::RULES {
            let (played, known) = (self.rules, G::RULES);
            return Err(Refusal(format!(
                "the record was played with version {played} of the rules, this program plays version {known} only"
            )));
        }
        Ok(())
    }

    /// The game as it stood at the beginning.
    pub fn begin<G: Game<Options = O, Move = M>>(&self) -> Result<G, Refusal> {
        self.check::<G>()?;
        match &self.start {
            Start::Setup { options, seed } => G::new(options, *seed),
            Start::Position { position } => G::from_position(position),
        }
    }
}
