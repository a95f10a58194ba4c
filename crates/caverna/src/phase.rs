//! The phases of a round.

use serde::{Deserialize, Serialize};

/// The phases, in the order of the rule book (4.2, 11.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Phase {
    Reveal,
    Protect,
    Refill,
    Work,
    ReturnHome,
    HarvestChoice,
    Fields,
    Feeding,
    Breeding,
    EndOfRound,
    LastExchanges,
    Over,
}

impl Phase {
    /// The name in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Reveal => "reveal",
            Phase::Protect => "protect",
            Phase::Refill => "refill",
            Phase::Work => "work",
            Phase::ReturnHome => "return_home",
            Phase::HarvestChoice => "harvest_choice",
            Phase::Fields => "fields",
            Phase::Feeding => "feeding",
            Phase::Breeding => "breeding",
            Phase::EndOfRound => "end_of_round",
            Phase::LastExchanges => "last_exchanges",
            Phase::Over => "over",
        }
    }
}
