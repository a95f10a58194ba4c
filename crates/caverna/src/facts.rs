//! What never changes, for those who draw the game: see [`Facts`].

use crate::state::LAST_ROUND;
use serde::Serialize;

/// What never changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// How many rounds a game has.
    pub rounds: u8,
}

impl Facts {
    /// All facts.
    pub fn all() -> Facts {
        Facts { rounds: LAST_ROUND }
    }
}
