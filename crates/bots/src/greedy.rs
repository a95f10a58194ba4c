//! The player who looks one turn ahead: all whole turns, and the one that leaves the best position.

use crate::Player;
use crate::knowledge::{Knowledge, Playable};
use crate::plan::Plan;
use crate::turns::{Width, turns};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Rng, Seat};

/// Plays the turn that looks best at once.
pub struct Greedy<G: Playable> {
    knowledge: Arc<dyn Knowledge<G>>,
    rng: Rng,
    width: Width,
    /// By up to how many points a turn is misjudged by chance; 0: never.
    noise: f32,
    /// How long the listing of turns may take; then it ends with what it has.
    time: Option<Duration>,
    plan: Plan<G>,
}

impl<G: Playable> Greedy<G> {
    /// A greedy player with the best knowledge there is.
    pub fn new(rng: Rng) -> Greedy<G> {
        Greedy::knowing(G::knowledge_for_turn(), rng)
    }

    /// A greedy player who knows this.
    pub fn knowing(knowledge: Arc<dyn Knowledge<G>>, rng: Rng) -> Greedy<G> {
        Greedy { knowledge, rng, width: Width::default(), noise: 0.0, time: None, plan: Plan::none() }
    }

    /// This player, thinking no longer than this about a turn.
    #[must_use]
    pub fn within(self, time: Duration) -> Greedy<G> {
        Greedy { time: Some(time), ..self }
    }

    /// This player, misjudging each turn by chance by up to this many points.
    #[must_use]
    pub fn with_noise(self, points: f32) -> Greedy<G> {
        Greedy { noise: points, ..self }
    }
}

impl<G: Playable> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        if let Some(step) = self.plan.next(game, seat) {
            return Some(step);
        }
        let world = game.determinize(seat, &mut self.rng);
        let knowledge = &*self.knowledge;
        let (noise, rng) = (self.noise, &mut self.rng);
        let mut worth = |after: &G| {
            let error = if noise > 0.0 { noise * (rng.unit() + rng.unit() - 1.0) as f32 } else { 0.0 };
            knowledge.worth(after, seat) + error
        };
        let width = self.time.map_or(self.width, |time| self.width.until(Instant::now() + time));
        let best = turns(&world, seat, knowledge, width, &mut worth).into_iter().next();
        self.plan.set(best.map(|(_, turn)| turn.steps).unwrap_or_default(), game);
        self.plan.next(game, seat).or_else(|| crate::any_move(game, seat))
    }
}
