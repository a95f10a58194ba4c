//! The player who looks one turn ahead: all whole turns, and the one that leaves the best position.

use crate::Player;
use crate::knowledge::{Knowledge, MOST_SEATS, PerSeat, knowledge_of};
use crate::plan::Plan;
use crate::turns::{Width, turns};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Game, Rng, Seat};

/// Plays the turn that looks best at once.
pub struct Greedy<G: Game> {
    knowledge: Arc<dyn Knowledge<G>>,
    rng: Rng,
    width: Width,
    /// How much of the value of a turn is chance: 0 always plays the best.
    mood: f32,
    /// A listing of turns that takes longer ends with what it has.
    patience: Option<Duration>,
    plan: Plan<G>,
}

impl<G: Game> Greedy<G> {
    /// A greedy player with the best knowledge there is.
    pub fn new(rng: Rng) -> Greedy<G> {
        Greedy::knowing(knowledge_of(), rng)
    }

    /// A greedy player who knows this.
    pub fn knowing(knowledge: Arc<dyn Knowledge<G>>, rng: Rng) -> Greedy<G> {
        Greedy { knowledge, rng, width: Width::default(), mood: 0.0, patience: None, plan: Plan::none() }
    }

    /// The same player, who thinks no longer than this about a turn.
    #[must_use]
    pub fn within(self, patience: Duration) -> Greedy<G> {
        Greedy { patience: Some(patience), ..self }
    }

    /// The same player, to whom each turn seems by chance better or worse than it is, by up to so many points.
    #[must_use]
    pub fn moody(self, points: f32) -> Greedy<G> {
        Greedy { mood: points, ..self }
    }
}

/// What a seat expects, less half of what the others expect on average.
fn lead(expectations: &PerSeat, seats: usize, seat: Seat) -> f32 {
    let own = expectations[seat.index()];
    if seats == 1 {
        return own;
    }
    let others: f32 = expectations[..seats.min(MOST_SEATS)].iter().sum::<f32>() - own;
    own - 0.5 * others / (seats - 1) as f32
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        if let Some(step) = self.plan.next(game, seat) {
            return Some(step);
        }
        let world = game.determinize(seat, &mut self.rng);
        let (knowledge, seats) = (&*self.knowledge, game.seats());
        let (mood, rng) = (self.mood, &mut self.rng);
        let mut worth = |after: &G| {
            let luck = if mood > 0.0 { mood * (rng.unit() + rng.unit() - 1.0) as f32 } else { 0.0 };
            lead(&knowledge.expectations(after), seats, seat) + luck
        };
        let width = self.patience.map_or(self.width, |patience| self.width.until(Instant::now() + patience));
        let best = turns(&world, seat, knowledge, width, &mut worth).into_iter().next();
        self.plan.set(best.map(|(_, turn)| turn.steps).unwrap_or_default(), game);
        self.plan.next(game, seat).or_else(|| crate::any_move(game, seat))
    }
}
