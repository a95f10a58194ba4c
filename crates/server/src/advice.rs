//! What a strong player thinks of the moves, for the hint button.
//!
//! Every answer is tried in worlds that look the same to the seat and played to the end; the worse half is dropped again
//! and again, so that most of the time goes into the moves that matter.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::time::{Duration, Instant};
use table::{Game, Rng, Seat};
use utoipa::ToSchema;

/// What is thought of one move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    pub action: Box<RawValue>,
    /// By how many points the seat will lead the best of the others (alone: how many it will have).
    pub value: f64,
    /// How far that can be relied on, from 0 to 1.
    pub sure: f64,
    /// How often the move was tried.
    pub visits: u32,
}

/// One candidate while it is being tried.
struct Trial<M> {
    action: M,
    visits: u32,
    sum: f64,
    squares: f64,
}

impl<M> Trial<M> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }

    /// The error of the mean; large as long as little is known.
    fn error(&self) -> f64 {
        if self.visits < 2 {
            return 20.0;
        }
        let n = f64::from(self.visits);
        let variance = (self.squares - self.sum * self.sum / n) / (n - 1.0);
        (variance.max(0.01) / n).sqrt()
    }
}

/// Tries the answers of a seat for so long; the best first.
pub fn advise<G: Game>(game: &G, seat: Seat, time: Duration, rng: &mut Rng) -> Vec<Advice> {
    let started = Instant::now();
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    let mut trials: Vec<Trial<G::Move>> =
        moves.into_iter().map(|action| Trial { action, visits: 0, sum: 0.0, squares: 0.0 }).collect();
    let mut alive = trials.len();
    let halvings = alive.next_power_of_two().trailing_zeros().max(1);
    for round in 1..=halvings {
        let until = time.mul_f64(f64::from(round) / f64::from(halvings));
        while started.elapsed() < until && alive > 0 {
            for trial in &mut trials[..alive] {
                try_out(game, seat, trial, rng);
            }
        }
        trials[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        alive = alive.div_ceil(2);
    }
    trials.iter().map(advice).collect()
}

fn advice<M: Serialize>(trial: &Trial<M>) -> Advice {
    let action = to_raw_value(&trial.action).expect("a move can be written as JSON");
    let round = |x: f64| (x * 100.0).round() / 100.0;
    Advice { action, value: round(trial.mean()), sure: round(1.0 / (1.0 + trial.error())), visits: trial.visits }
}

fn try_out<G: Game>(game: &G, seat: Seat, trial: &mut Trial<G::Move>, rng: &mut Rng) {
    let mut world = game.determinize(seat, rng);
    world.play_unchecked(seat, &trial.action);
    let mut list = Vec::new();
    while let Some(next) = world.to_decide().first() {
        list.clear();
        world.moves(next, &mut list);
        if list.is_empty() {
            world.exchanges(next, &mut list);
        }
        let Some(action) = rng.pick(&list).copied() else { break };
        world.play_unchecked(next, &action);
    }
    let own = world.points(seat);
    let best = Seat::all(world.seats()).filter(|s| *s != seat).map(|s| world.points(s)).max();
    let value = f64::from(own - best.unwrap_or(0));
    trial.visits += 1;
    trial.sum += value;
    trial.squares += value * value;
}

#[cfg(test)]
mod tests {
    use super::*;
    use agricola::{Agricola, Options};
    use table::Seed;

    #[test]
    fn every_answer_is_judged_and_the_best_comes_first() {
        let game = Agricola::new(&Options::default(), Seed::new(7)).unwrap();
        let seat = game.to_decide().first().unwrap();
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let advice = advise(&game, seat, Duration::from_millis(50), &mut Rng::from_number(1));
        assert_eq!(advice.len(), moves.len());
        assert!(advice[0].visits >= advice.last().unwrap().visits);
        assert!(advice[0].value >= advice[1].value && (0.0..=1.0).contains(&advice[0].sure));
    }
}
