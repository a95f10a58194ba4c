//! Levels with names for people.

use crate::mcts::{Budget, Settings};
use crate::{Greedy, Playable, Player, Random, Thinker};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use table::Rng;

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal answer; for tests and measurements.
    Random,
    /// Looks one turn ahead and errs often.
    Easy,
    /// Thinks for a moment: never longer than 2 seconds a turn.
    Medium,
    /// Thinks for some seconds: never longer than 8 seconds a turn.
    Hard,
    /// Thinks for up to a minute a turn.
    Unlimited,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Unlimited];

    /// The levels that people choose from, the weakest first.
    pub const OFFERED: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Unlimited];

    /// The name in protocols, in storage and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Unlimited => "unlimited",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How long it thinks; nothing for the levels that do not search. The iterations make the strength that docs/bots.md
    /// reports; the time is a limit that holds on a busy machine too.
    pub fn budget(self) -> Option<Budget> {
        // One core stays for others.
        let cores = std::thread::available_parallelism().map_or(1, |n| (n.get() - 1).clamp(1, 8));
        let budget =
            |iterations, millis, threads| Some(Budget { iterations, time: Duration::from_millis(millis), threads });
        match self {
            Level::Random | Level::Easy => None,
            Level::Medium => budget(50, 1_500, 1),
            Level::Hard => budget(800, 6_500, 1),
            Level::Unlimited => budget(200_000, 60_000, cores),
        }
    }

    /// By up to how many points easy misjudges a turn.
    const EASY_NOISE: f32 = 12.0;

    /// How long easy may list turns.
    const EASY_TIME: Duration = Duration::from_millis(1_500);

    /// A player of this level.
    pub fn player<G: Playable>(self, rng: Rng) -> Box<dyn Player<G>> {
        match (self, self.budget()) {
            (Level::Random, _) => Box::new(Random::new(rng)),
            (_, None) => Box::new(Greedy::new(rng).with_noise(Level::EASY_NOISE).within(Level::EASY_TIME)),
            (_, Some(budget)) => {
                Box::new(Thinker::knowing(G::knowledge_for_search(), Settings::default(), budget, rng))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_called_the_same_everywhere() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.name()), Some(level));
            assert_eq!(serde_json::to_value(level).unwrap(), level.name());
            assert_eq!(serde_json::from_value::<Level>(level.name().into()).unwrap(), level);
        }
        assert_eq!(Level::named("godlike"), None);
        assert!(Level::OFFERED.iter().all(|level| Level::ALL.contains(level)));
    }
}
