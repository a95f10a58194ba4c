//! Game records: options, seed and moves, from which the same game follows forever.

use crate::chance::Seed;
use crate::game::{Game, Refusal};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The version of the record format.
pub const FORMAT: u32 = 1;

/// How a recorded game began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
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
        if self.rules > G::RULES {
            return Err(Refusal(format!(
                "the record was played with rules version {}, this program knows {} and older",
                self.rules,
                G::RULES
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

    /// The game after the first `to` moves.
    pub fn replay<G: Game<Options = O, Move = M>>(&self, to: usize) -> Result<G, Refusal> {
        let mut game: G = self.begin()?;
        for (i, made) in self.moves.iter().take(to).enumerate() {
            game.apply(made.seat, &made.action).map_err(|illegal| {
                Refusal(format!("move {i} of the record is not legal for seat {}: {illegal}", made.seat))
            })?;
        }
        Ok(game)
    }
}
