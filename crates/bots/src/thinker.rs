//! The player who searches.

use crate::Player;
use crate::knowledge::{Knowledge, Playable};
use crate::mcts::{Budget, Settings, Stop, favourite, grow_trees};
use crate::plan::Plan;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Rng, Seat};

/// Plays what a tree search finds best. A whole turn is searched at its first step and then played step by step.
pub struct Thinker<G: Playable> {
    knowledge: Arc<dyn Knowledge<G>>,
    settings: Settings,
    budget: Budget,
    rng: Rng,
    plan: Plan<G>,
    /// The time left for the turn in progress.
    left: Duration,
    /// Whether the last plan began with an extra step ([`Knowledge::is_extra`]).
    extra: bool,
    /// The position that was searched last.
    searched: Option<Box<G>>,
    /// Who can tell it to choose at once.
    stop: Stop,
}

impl<G: Playable> Thinker<G> {
    /// A player with this budget for each turn.
    pub fn new(budget: Budget, rng: Rng) -> Thinker<G> {
        Thinker::knowing(G::knowledge_for_search(), Settings::default(), budget, rng)
    }

    /// A player who knows this and searches like this.
    pub fn knowing(knowledge: Arc<dyn Knowledge<G>>, settings: Settings, budget: Budget, rng: Rng) -> Thinker<G> {
        Thinker {
            knowledge,
            settings,
            budget,
            rng,
            plan: Plan::none(),
            left: budget.time,
            extra: false,
            searched: None,
            stop: Stop::default(),
        }
    }
}

impl<G: Playable> Player<G> for Thinker<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        let under_way = self.plan.is_under_way();
        if let Some(step) = self.plan.next(game, seat) {
            return Some(step);
        }
        if !game.to_decide().contains(seat) {
            return None;
        }
        // A plan that something hidden has upset in the middle of a turn is made anew in what is left of the turn's time,
        // and so is the plan after an extra step. But a second question about the same position means that the advice was
        // not taken: it gets the whole time.
        let goes_on = self.extra || under_way && !self.knowledge.turn_is_over(game, seat);
        if !goes_on || self.searched.as_deref() == Some(game) {
            self.left = self.budget.time;
        }
        self.searched = Some(Box::new(game.clone()));
        let start = Instant::now();
        let budget = Budget { time: self.left, ..self.budget };
        let trees = grow_trees(game, seat, &*self.knowledge, self.settings, (&budget, &self.stop), &mut self.rng);
        self.left = self.left.saturating_sub(start.elapsed());
        let steps = favourite(&trees).map(|steps| steps.into_vec()).unwrap_or_default();
        self.extra = steps.first().is_some_and(|first| self.knowledge.is_extra(first));
        self.plan.set(steps, game);
        self.plan.next(game, seat).or_else(|| crate::any_move(game, seat))
    }

    fn listen(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }
}
