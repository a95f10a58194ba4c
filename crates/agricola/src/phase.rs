//! Where in the round the game stands. A4, A17, A22.

use serde::{Deserialize, Serialize};

/// What comes next once nothing is pending, in the order of the rule book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A21: hands are chosen, in this many stages so far.
    Hands(u8),
    /// A4.2(a): turn up the round card.
    Reveal,
    /// A4.2(b): hand out what lies on the round space.
    RoundGoods,
    /// A4.2(c): effects at the start of the round.
    RoundStart,
    /// A4.3: refill the spaces.
    Replenish,
    /// A22.6: effects at the start of the work phase.
    WorkStart,
    /// A4.4: place persons in turn.
    Work,
    /// A22.10: effects after all placements.
    WorkEnd,
    /// A4.8: all persons go home.
    ReturnHome,
    /// A22.11: effects at the end of the round.
    RoundEnd,
    /// A17: a step of the harvest.
    Harvest(HarvestStep),
    /// On to the next round, or to the end.
    NextRound,
    /// A22.18: before scoring, what was lent goes back.
    LastReturns,
    /// A22.18: before scoring, what still comes.
    LastGains,
    /// A22.18: all other effects before scoring.
    BeforeScoring,
    /// The game is over.
    Over,
}

impl Phase {
    /// The name in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Hands(_) => "hands",
            Phase::Reveal | Phase::RoundGoods | Phase::RoundStart => "start_of_round",
            Phase::Replenish => "replenish",
            Phase::WorkStart | Phase::Work | Phase::WorkEnd => "work",
            Phase::ReturnHome => "return_home",
            Phase::RoundEnd | Phase::NextRound => "end_of_round",
            Phase::Harvest(step) => step.phase(),
            Phase::LastReturns | Phase::LastGains | Phase::BeforeScoring => "before_scoring",
            Phase::Over => "over",
        }
    }

    /// Whether this is a step of the harvest within these, both included.
    #[inline]
    pub fn is_between(self, first: HarvestStep, last: HarvestStep) -> bool {
        matches!(self, Phase::Harvest(step) if first <= step && step <= last)
    }

    /// A18.1: whether the last harvest is over and scoring is near.
    #[inline]
    pub fn is_before_scoring(self) -> bool {
        matches!(self, Phase::LastReturns | Phase::LastGains | Phase::BeforeScoring)
    }

    /// Whether nothing happens in this phase of the base game unless a card acts.
    #[inline]
    pub(crate) const fn is_for_cards(self) -> bool {
        use HarvestStep::{Breeding, Feeding, Field, FieldStart};
        match self {
            Phase::RoundStart | Phase::WorkEnd | Phase::RoundEnd => true,
            Phase::LastReturns | Phase::LastGains | Phase::BeforeScoring => true,
            Phase::Harvest(step) => !matches!(step, FieldStart | Field | Feeding | Breeding),
            Phase::Hands(_) | Phase::Reveal | Phase::RoundGoods | Phase::Replenish => false,
            Phase::WorkStart | Phase::Work | Phase::ReturnHome | Phase::NextRound | Phase::Over => false,
        }
    }

    /// Whether a harvest is in progress.
    #[inline]
    pub const fn is_harvest(self) -> bool {
        matches!(self, Phase::Harvest(_))
    }
}

/// A17: the eleven steps of a harvest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HarvestStep {
    /// Step 1: the start of the field phase.
    FieldStart,
    /// Step 2: crops are taken from the fields.
    Field,
    /// Step 3: the end of the field phase.
    FieldEnd,
    /// Step 4: between field and feeding phase.
    BeforeFeeding,
    /// Step 5: the start of the feeding phase.
    FeedingStart,
    /// Step 6: families are fed.
    Feeding,
    /// Step 7: the end of the feeding phase.
    FeedingEnd,
    /// Step 8: between feeding and breeding phase.
    BeforeBreeding,
    /// Step 9: the start of the breeding phase.
    BreedingStart,
    /// Step 10: young animals are born.
    Breeding,
    /// Step 11: the end of the breeding phase.
    BreedingEnd,
}

impl HarvestStep {
    /// All steps in their order.
    pub const ALL: [HarvestStep; 11] = {
        use HarvestStep::*;
        [
            FieldStart,
            Field,
            FieldEnd,
            BeforeFeeding,
            FeedingStart,
            Feeding,
            FeedingEnd,
            BeforeBreeding,
            BreedingStart,
            Breeding,
            BreedingEnd,
        ]
    };

    /// The step after this one, if there is one.
    pub fn next(self) -> Option<HarvestStep> {
        HarvestStep::ALL.get(self as usize + 1).copied()
    }

    /// The phase of the harvest, as the protocol names it.
    const fn phase(self) -> &'static str {
        match self {
            HarvestStep::FieldStart | HarvestStep::Field | HarvestStep::FieldEnd => "field",
            HarvestStep::BeforeFeeding | HarvestStep::FeedingStart | HarvestStep::Feeding | HarvestStep::FeedingEnd => {
                "feeding"
            }
            HarvestStep::BeforeBreeding
            | HarvestStep::BreedingStart
            | HarvestStep::Breeding
            | HarvestStep::BreedingEnd => "breeding",
        }
    }
}
