//! Levels with names for people.

use crate::mcts::{Budget, Settings};
use crate::{Greedy, Player, Thinker, knowledge_for_search};
use std::time::Duration;
use table::{Game, Rng};

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Looks one turn ahead and errs often.
    Easy,
    /// Thinks for a moment: never longer than 2 seconds a turn.
    Medium,
    /// Thinks for some seconds: never longer than 8 seconds a turn.
    Hard,
    /// Takes its time: a minute a turn.
    Unlimited,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Unlimited];

    /// The name in the protocol and on the command line.
    pub fn name(self) -> &'static str {
        match self {
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

    /// How long it thinks; nothing for the level that does not search. The iterations make the strength that docs/bots.md
    /// reports; the time is a promise that holds on a busy machine too.
    pub fn budget(self) -> Option<Budget> {
        // One core stays for others.
        let cores = std::thread::available_parallelism().map_or(1, |n| (n.get() - 1).clamp(1, 8));
        let budget =
            |iterations, millis, threads| Some(Budget { iterations, time: Duration::from_millis(millis), threads });
        match self {
            Level::Easy => None,
            Level::Medium => budget(50, 1_500, 1),
            Level::Hard => budget(800, 6_500, 1),
            Level::Unlimited => budget(200_000, 60_000, cores),
        }
    }

    /// By how many points a turn may seem better or worse to easy than it is.
    const MOOD: f32 = 12.0;

    /// Nobody waits longer for a careless player.
    const PATIENCE: Duration = Duration::from_millis(1_500);

    /// A player of this level.
    pub fn player<G: Game>(self, rng: Rng) -> Box<dyn Player<G>> {
        match self.budget() {
            None => Box::new(Greedy::new(rng).moody(Level::MOOD).within(Level::PATIENCE)),
            Some(budget) => Box::new(Thinker::knowing(knowledge_for_search(), Settings::default(), budget, rng)),
        }
    }
}
