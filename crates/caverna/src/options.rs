//! What is agreed before the game.

use crate::harvest::Marker;
use crate::rules::{FenceDiscount, Set};
use crate::space::SpaceId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What is agreed before the game. What is absent is drawn from the seed.
///
/// ```
/// use caverna::{Options, Set};
/// let options: Options = serde_json::from_str(r#"{"players": 3, "set": "beginner"}"#).unwrap();
/// assert_eq!(options, Options::new(3).with_set(Set::Beginner));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 1 to 7; two if nothing is said.
    #[serde(default = "two")]
    pub players: u8,
    /// The set of furnishing tiles.
    #[serde(default)]
    pub set: Set,
    /// 4.2: reveals the harvest markers only at the end of the round.
    #[serde(default)]
    pub late_reveal: bool,
    /// 19.10.
    #[serde(default)]
    pub fence_discount: FenceDiscount,
    /// Who starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_seat: Option<Seat>,
    /// The round cards in their order, without the one of round 4 or with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_order: Option<Vec<SpaceId>>,
    /// The harvest markers in their order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<Vec<Marker>>,
}

impl Options {
    /// A game for this many players, with everything else as usual.
    pub fn new(players: u8) -> Options {
        Options {
            players,
            set: Set::Full,
            late_reveal: false,
            fence_discount: FenceDiscount::PerAction,
            start_seat: None,
            round_order: None,
            markers: None,
        }
    }

    /// These options, with this set of tiles.
    #[must_use]
    pub fn with_set(mut self, set: Set) -> Options {
        self.set = set;
        self
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::new(two())
    }
}

fn two() -> u8 {
    2
}
