//! Matches between two nets, or between a net and the evaluation by hand.

use bots::estimate::Stat;
use bots::knowledge::{Expected, Knowledge};
use bots::mcts::Settings;
use bots::{Budget, Playable, Player, Thinker};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Seat, Seed};

/// One side of a match.
pub struct Side<G: Playable> {
    /// What it knows.
    pub knowledge: Arc<dyn Knowledge<G>>,
    /// The iterations of its search; with 1 it looks one turn ahead.
    pub iterations: u32,
}

/// What a match came to, as the first side sees it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Match {
    /// What it played for, in hundredths of a point.
    pub lead: Stat,
    /// Games won, shared victories in part.
    pub wins: f64,
    /// Games.
    pub games: u64,
    /// The points of both sides, added up.
    pub points: [f64; 2],
    /// The time that both sides thought.
    pub spent: [Duration; 2],
}

/// Plays games in which the first side has one seat, by turns each, and the second all others; the games of one round of turns
/// share their chance.
///
/// # Errors
/// If no game can be set up with these options.
pub fn compare<G: Playable>(
    options: &G::Options,
    sides: &[Side<G>; 2],
    games: u64,
    seed: Seed,
    tell: &mut dyn FnMut(&Match),
) -> Result<Match, table::Refusal> {
    let mut result = Match::default();
    for number in 0..games {
        let seats = G::new(options, seed)?.seats() as u64;
        let mut chance = seed.stream(number / seats);
        let mut game = G::new(options, chance.seed())?;
        let first = Seat::from_index((number % seats) as usize);
        let side = |seat: Seat| usize::from(seat != first);
        let mut players: Vec<Thinker<G>> = Seat::all(game.seats())
            .map(|seat| {
                let Side { knowledge, iterations } = &sides[side(seat)];
                let budget = Budget::iterations(*iterations);
                Thinker::knowing(knowledge.clone(), Settings::default(), budget, chance.seed().stream(0))
            })
            .collect();
        while let Some(seat) = game.to_decide().first() {
            let start = Instant::now();
            let Some(chosen) = players[seat.index()].choose(&game, seat) else { break };
            result.spent[side(seat)] += start.elapsed();
            game.play_unchecked(seat, &chosen);
        }
        let end = Expected::at_the_end(&game);
        result.lead = result.lead.and(Stat::of((100.0 * end.leads[first.index()]) as i32));
        result.games += 1;
        let winners = game.winners();
        if winners.contains(first) {
            result.wins += 1.0 / winners.len() as f64;
        }
        let own = f64::from(end.points[first.index()]);
        let all: f64 = end.points[..game.seats()].iter().map(|&points| f64::from(points)).sum();
        result.points[0] += own;
        result.points[1] += (all - own) / (game.seats() - 1).max(1) as f64;
        tell(&result);
    }
    Ok(result)
}

impl Match {
    /// The mean lead of the first side, and half of its interval of 95 %.
    pub fn mean_lead(&self) -> (f64, f64) {
        (self.lead.mean() / 100.0, self.lead.interval().unwrap_or(f64::NAN) / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agricola::{Agricola, Options};

    #[test]
    fn a_side_that_meets_itself_sits_in_all_seats_and_stands_level_in_a_round_of_turns() {
        let side = || Side { knowledge: Agricola::knowledge_by_hand(), iterations: 1 };
        let played = compare(&Options::default(), &[side(), side()], 2, Seed::new(3), &mut |_| {}).unwrap();
        assert_eq!((played.games, played.mean_lead().0, played.wins), (2, 0.0, 1.0));
    }
}
