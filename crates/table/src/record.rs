//! Game records: options, seed and moves, from which the same game follows forever.

use crate::chance::Seed;
use crate::game::{Game, Refusal};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// From a state as it was saved, such as a world that somebody imagined.
    Saved {
        /// The state.
        state: Value,
    },
}

impl<O> Start<O> {
    /// The game as it stood at the beginning.
    ///
    /// # Errors
    /// If it cannot begin like that.
    pub fn begin<G: Game<Options = O>>(&self) -> Result<G, Refusal> {
        match self {
            Start::Setup { options, seed } => G::new(options, *seed),
            Start::Position { position } => G::from_position(position),
            Start::Saved { state } => G::deserialize(state).map_err(|e| Refusal::new(format!("state: {e}"))),
        }
    }
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
    #[serde(default)]
    state: Option<Value>,
}

impl<O> TryFrom<StartFields<O>> for Start<O> {
    type Error = &'static str;

    fn try_from(fields: StartFields<O>) -> Result<Start<O>, &'static str> {
        match fields {
            StartFields { options: Some(options), seed: Some(seed), position: None, state: None } => {
                Ok(Start::Setup { options, seed })
            }
            StartFields { options: None, seed: None, position: Some(position), state: None } => {
                Ok(Start::Position { position })
            }
            StartFields { options: None, seed: None, position: None, state: Some(state) } => Ok(Start::Saved { state }),
            _ => Err("a record begins either with options and a seed, or with a position, or with a state"),
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

/// Who sat at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordedPlayer {
    /// The name that was shown.
    pub name: String,
    /// The level of a bot, by its name; nothing for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
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
    /// Who sat where, in the order of the seats; empty in records that do not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<RecordedPlayer>,
    /// The final totals per seat, if the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
}

/// The record of a game.
pub type RecordOf<G> = Record<<G as Game>::Options, <G as Game>::Move>;

impl<O: Clone, M: Copy> Record<O, M> {
    /// A record without moves.
    pub fn new<G: Game<Options = O, Move = M>>(start: Start<O>) -> Record<O, M> {
        let (game, moves, players) = (G::NAME.into(), Vec::new(), Vec::new());
        Record { version: FORMAT, game, rules: G::RULES, start, moves, players, scores: None }
    }

    /// Whether this program can play the record; if not, why.
    pub fn check<G: Game<Options = O, Move = M>>(&self) -> Result<(), Refusal> {
        if self.version != FORMAT {
            return Err(Refusal::new(format!("record version {} is not known here, only {FORMAT}", self.version)));
        }
        if self.game != G::NAME {
            return Err(Refusal::new(format!("this is a record of {:?}, not of {:?}", self.game, G::NAME)));
        }
        if self.rules != G::RULES {
            let (played, known) = (self.rules, G::RULES);
            return Err(Refusal::new(format!(
                "the record was played with version {played} of the rules, this program plays version {known} only"
            )));
        }
        Ok(())
    }

    /// The game as it stood at the beginning.
    pub fn begin<G: Game<Options = O, Move = M>>(&self) -> Result<G, Refusal> {
        self.check::<G>()?;
        self.start.begin()
    }
}
