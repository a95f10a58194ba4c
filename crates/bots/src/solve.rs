//! The solo puzzle: the highest score that can be reached.
//!
//! Nobody interferes and nothing is hidden, so a line of play is all there is to find. A pool keeps the best lines. Each
//! attempt takes one of them, keeps its first turns, changes what things are worth and (if it may) the order of the round
//! cards to come, and searches the rest anew with a beam. Now and then an attempt starts from the beginning.

use crate::agricola::{Farmer, Weights};
use crate::beam::{Beam, Found, search};
use crate::turns::Width;
use agricola::setup::STAGES;
use agricola::{Agricola, Move, Options, SpaceId};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::record::RecordOf;
use table::{Game, Match, Refusal, Rng, Seat, Seed};

/// What is to be solved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The options of the game, for one player. The order of the round cards is fixed here or found.
    pub options: Options,
    /// Whether the order of the round cards may be chosen.
    pub free_order: bool,
    /// The seed of the games.
    pub seed: Seed,
}

/// A line of play, with what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The points at its end.
    pub points: i32,
    /// The order of the round cards.
    pub order: Vec<SpaceId>,
    /// What things were worth when it was found.
    pub weights: Vec<f32>,
    /// Its turns.
    pub turns: Vec<Box<[Move]>>,
}

/// A search in progress, as it is saved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// What is to be solved.
    pub puzzle: Puzzle,
    /// The best lines, the best first.
    pub pool: Vec<Line>,
    /// Attempts so far.
    pub attempts: u64,
    /// Seconds spent so far.
    pub seconds: f64,
}

/// How many lines the pool holds.
const POOL: usize = 16;

/// How many lines of one kind of end the pool holds.
const ALIKE: usize = 4;

impl Progress {
    /// A search that has not begun.
    ///
    /// # Errors
    /// If the game cannot be set up.
    pub fn new(puzzle: Puzzle) -> Result<Progress, Refusal> {
        if puzzle.options.players != 1 {
            return Err(Refusal::new("the solver plays alone: set players to 1"));
        }
        Agricola::new(&puzzle.options, puzzle.seed)?;
        Ok(Progress { puzzle, pool: Vec::new(), attempts: 0, seconds: 0.0 })
    }

    /// The best line so far.
    pub fn best(&self) -> Option<&Line> {
        self.pool.first()
    }

    /// The best line as a record that replays.
    ///
    /// # Errors
    /// If a line does not replay, that is if it was found with other rules.
    pub fn record(&self) -> Result<Option<RecordOf<Agricola>>, Refusal> {
        let Some(line) = self.best() else { return Ok(None) };
        let options = Options { round_order: Some(line.order.clone()), ..self.puzzle.options.clone() };
        let mut game: Match<Agricola> = Match::new(&options, self.puzzle.seed)?;
        for step in line.turns.iter().flat_map(|turn| turn.iter()) {
            game.apply(Seat::new(0), step).map_err(|illegal| Refusal::new(illegal.to_string()))?;
        }
        Ok(Some(game.record()))
    }

    fn admit(&mut self, line: Line) {
        if self.pool.iter().any(|other| other.turns == line.turns) {
            return;
        }
        let alike = self.pool.iter().filter(|other| other.points == line.points).count();
        if alike >= ALIKE {
            // A new line as good as an old one takes its place, so that the pool keeps moving.
            if let Some(last) = self.pool.iter().rposition(|other| other.points == line.points) {
                self.pool.remove(last);
            }
        }
        self.pool.push(line);
        self.pool.sort_by_key(|line| -line.points);
        self.pool.truncate(POOL);
    }
}

/// One attempt: a start, and how to go on.
struct Attempt {
    order: Vec<SpaceId>,
    weights: Vec<f32>,
    kept: Vec<Box<[Move]>>,
    beam: Beam,
}

fn gauss(rng: &mut Rng) -> f32 {
    ((0..6).map(|_| rng.unit()).sum::<f64>() - 3.0) as f32 * 1.41
}

/// Changes some of the weights a little, now and then many of them.
fn mutate(weights: &mut [f32], rng: &mut Rng) {
    let share = [0.05, 0.15, 0.5][rng.below(3)];
    let strength = [0.15, 0.4, 0.8][rng.below(3)];
    for weight in weights {
        if rng.unit() < share {
            *weight *= (strength * gauss(rng)).exp();
        }
    }
}

/// Exchanges two round cards of one stage, both later than `round` (from 0).
fn swap_cards(order: &mut [SpaceId], round: usize, rng: &mut Rng) {
    let pairs: Vec<(usize, usize)> = (round..order.len())
        .flat_map(|i| (i + 1..order.len()).map(move |j| (i, j)))
        .filter(|&(i, j)| STAGES[i] == STAGES[j])
        .collect();
    if let Some(&(i, j)) = rng.pick(&pairs) {
        order.swap(i, j);
    }
}

fn beam(rng: &mut Rng, patience: usize) -> Beam {
    let turns = Width { per_first: 8, finished: 5 };
    if rng.unit() < 0.08 {
        let width = [2, 4, 8, 16][rng.below(2 + patience.min(2))];
        return Beam { width, per_way: width, jitter: [0.0, 1.0][rng.below(2)], turns, pilot: 3 };
    }
    let width = [24, 48, 96, 192, 384][rng.below(3 + patience.min(2))];
    let per_way = (width / [1, 2, 4][rng.below(3)]).max(8);
    let jitter = [0.0, 0.5, 1.5, 3.0][rng.below(4)];
    Beam { width, per_way, jitter, turns, pilot: 0 }
}

/// Draws an attempt from what is known so far.
fn draw(progress: &Progress, rng: &mut Rng) -> Result<Attempt, Refusal> {
    let fresh = progress.pool.is_empty() || rng.unit() < 0.15;
    let patience = if progress.attempts > 200 { 2 } else { usize::from(progress.attempts > 40) };
    if fresh {
        let game = Agricola::new(&progress.puzzle.options, progress.puzzle.seed)?;
        let mut order = game.options().round_order.unwrap_or_default();
        let mut weights = Weights::default().to_list();
        if let Some(line) = rng.pick(&progress.pool) {
            weights.clone_from(&line.weights);
            order.clone_from(&line.order);
        }
        if progress.puzzle.free_order {
            (0..rng.below(8)).for_each(|_| swap_cards(&mut order, 0, rng));
        }
        mutate(&mut weights, rng);
        return Ok(Attempt { order, weights, kept: Vec::new(), beam: beam(rng, patience.min(1)) });
    }
    // The better lines are taken up more often.
    let line = &progress.pool[rng.below(progress.pool.len()).min(rng.below(progress.pool.len()))];
    let mut weights = line.weights.clone();
    if rng.unit() < 0.8 {
        mutate(&mut weights, rng);
    }
    let cut = rng.below(line.turns.len());
    Ok(Attempt { order: line.order.clone(), weights, kept: line.turns[..cut].to_vec(), beam: beam(rng, patience) })
}

/// Carries out an attempt.
fn attempt(
    puzzle: &Puzzle,
    mut plan: Attempt,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> Result<Option<Line>, Refusal> {
    let seat = Seat::new(0);
    let options = |order: &[SpaceId]| Options { round_order: Some(order.to_vec()), ..puzzle.options.clone() };
    let replay = |order: &[SpaceId]| -> Result<Agricola, Refusal> {
        let mut game = Agricola::new(&options(order), puzzle.seed)?;
        plan.kept.iter().flat_map(|turn| turn.iter()).for_each(|step| game.play_unchecked(seat, step));
        Ok(game)
    };
    let mut game = replay(&plan.order)?;
    if puzzle.free_order && rng.unit() < 0.5 {
        swap_cards(&mut plan.order, usize::from(game.round), rng);
        game = replay(&plan.order)?;
    }
    let Some(weights) = Weights::from_list(&plan.weights) else {
        return Err(Refusal::new("the saved search was made with other weights"));
    };
    let Some(Found { points, turns }) = search(&game, seat, &Farmer { weights }, &plan.beam, rng, stop) else {
        return Ok(None);
    };
    let turns = plan.kept.into_iter().chain(turns).collect();
    Ok(Some(Line { points, order: plan.order, weights: plan.weights, turns }))
}

/// Searches with so many threads until `stop` or the time is over; `news` is told of every new best line.
///
/// # Errors
/// If the puzzle cannot be set up.
pub fn run(
    progress: &mut Progress,
    threads: usize,
    time: Duration,
    seed: u64,
    stop: &AtomicBool,
    news: &(dyn Fn(&Progress) + Sync),
) -> Result<(), Refusal> {
    let (start, before) = (Instant::now(), progress.seconds);
    let first = progress.attempts;
    let shared = Mutex::new((progress, None::<Refusal>));
    let over = || stop.load(Ordering::Relaxed) || start.elapsed() >= time;
    std::thread::scope(|scope| {
        for thread in 0..threads.max(1) {
            let (shared, over) = (&shared, &over);
            scope.spawn(move || {
                let mut rng = Rng::from_number(seed.wrapping_mul(7919) ^ first << 16 ^ thread as u64);
                while !over() {
                    let drawn = draw(shared.lock().unwrap_or_else(PoisonError::into_inner).0, &mut rng);
                    let puzzle = shared.lock().unwrap_or_else(PoisonError::into_inner).0.puzzle.clone();
                    let result = drawn.and_then(|plan| attempt(&puzzle, plan, &mut rng, over));
                    let mut guard = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    let (progress, failed) = &mut *guard;
                    progress.attempts += 1;
                    progress.seconds = before + start.elapsed().as_secs_f64();
                    match result {
                        Ok(Some(line)) => {
                            let better = progress.best().is_none_or(|best| line.points > best.points);
                            progress.admit(line);
                            if better {
                                news(progress);
                            }
                        }
                        Ok(None) => {}
                        Err(refusal) => {
                            *failed = Some(refusal);
                            return;
                        }
                    }
                }
            });
        }
    });
    let (_, failed) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    failed.map_or(Ok(()), Err)
}
