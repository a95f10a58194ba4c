//! What was agreed, as far as it is looked at while playing.

use serde::{Deserialize, Serialize};

/// Which furnishing tiles are used (12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Set {
    Beginner,
    #[default]
    Full,
}

/// 19.10: how a discount on fences counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FenceDiscount {
    /// Once in each *build fences* action.
    #[default]
    PerAction,
    /// Once for each pasture.
    PerPasture,
}

/// What was agreed, as far as it matters in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The set of tiles.
    pub set: Set,
    /// 4.2: the harvest marker is revealed only at the end of the round.
    pub late_reveal: bool,
    /// 19.10.
    pub fence_discount: FenceDiscount,
}
