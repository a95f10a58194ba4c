//! The player who searches.

use crate::Player;
use crate::knowledge::{Knowledge, knowledge_for_search};
use crate::mcts::{Budget, Settings, favourite, grow_trees};
use crate::plan::Plan;
use std::sync::Arc;
use table::{Game, Rng, Seat};

/// Plays what a tree search finds best. A whole turn is thought out at its first step and then played step by step.
pub struct Thinker<G: Game> {
    knowledge: Arc<dyn Knowledge<G>>,
    settings: Settings,
    budget: Budget,
    rng: Rng,
    plan: Plan<G>,
}

impl<G: Game> Thinker<G> {
    /// A player with this budget for each turn.
    pub fn new(budget: Budget, rng: Rng) -> Thinker<G> {
        Thinker::knowing(knowledge_for_search(), Settings::default(), budget, rng)
    }

    /// A player who knows this and searches like this.
    pub fn knowing(knowledge: Arc<dyn Knowledge<G>>, settings: Settings, budget: Budget, rng: Rng) -> Thinker<G> {
        Thinker { knowledge, settings, budget, rng, plan: Plan::none() }
    }
}

impl<G: Game> Player<G> for Thinker<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        if let Some(step) = self.plan.next(game, seat) {
            return Some(step);
        }
        if !game.to_decide().contains(seat) {
            return None;
        }
        let trees = grow_trees(game, seat, &*self.knowledge, self.settings, &self.budget, &mut self.rng);
        let steps = favourite(&trees).map(|steps| steps.into_vec()).unwrap_or_default();
        self.plan.set(steps, game);
        self.plan.next(game, seat).or_else(|| crate::any_move(game, seat))
    }
}
