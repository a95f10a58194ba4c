//! Matches of many games: seats rotate, all arrangements of seats share the same chance, results come with intervals.

use crate::{Player, Stuck, UnknownBot, named, play_out};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use table::{Game, Refusal, Rng, ScoreSheet, Seat, Seed};

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Plan<O> {
    /// What is agreed; the number of players is the number of bots.
    pub options: O,
    /// Who plays, one name per seat of the first game.
    pub bots: Vec<String>,
    /// How many games; rounded up so that every bot sits in every seat equally often.
    pub games: usize,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
}

/// One game of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The number of the game.
    pub number: usize,
    /// The score sheet of each bot, in the order of the plan.
    pub sheets: Vec<ScoreSheet>,
    /// The seat of each bot.
    pub seats: Vec<Seat>,
}

impl Played {
    /// The share of the victory that a bot has: 1 alone, less together with others.
    pub fn share(&self, bot: usize) -> f64 {
        let best = self.sheets.iter().map(|s| s.total).max();
        let winners = self.sheets.iter().filter(|s| Some(s.total) == best).count();
        if Some(self.sheets[bot].total) == best { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// A mean with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval.
    pub plus_minus: f64,
}

impl Estimate {
    /// The mean of these values.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Estimate {
        let n = values.clone().count() as f64;
        let mean = values.clone().sum::<f64>() / n;
        let variance = values.map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        Estimate { mean, plus_minus: 1.96 * (variance / n).sqrt() }
    }

    /// A share of so many trials, with Wilson's interval, which stays between 0 and 1.
    pub fn share(sum: f64, trials: usize) -> (f64, f64, f64) {
        let (n, z) = (trials as f64, 1.96_f64);
        let p = sum / n;
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        (p, middle - half, middle + half)
    }
}

/// Why a match cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum MatchError {
    /// There is no such bot.
    Bot(UnknownBot),
    /// The options are refused.
    Options(Refusal),
    /// Somebody gave no legal answer.
    Stuck(Stuck),
}

impl std::fmt::Display for MatchError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MatchError::Bot(error) => error.fmt(f),
            MatchError::Options(error) => error.fmt(f),
            MatchError::Stuck(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MatchError {}

impl<O: Clone + Sync> Plan<O> {
    /// How many games are played: every bot sits in every seat equally often.
    pub fn rounded(&self) -> usize {
        self.games.div_ceil(self.bots.len()) * self.bots.len()
    }

    /// Plays one game. Games that differ only in the seats share the same chance.
    ///
    /// # Errors
    /// If a bot is unknown, the options are refused, or somebody gives no legal answer.
    pub fn play<G: Game<Options = O>>(&self, number: usize) -> Result<Played, MatchError> {
        let n = self.bots.len();
        let (deal, turn) = (number / n, number % n);
        let seed = Seed::new(u128::from(Rng::from_number(self.seed.wrapping_mul(1_000_003) + deal as u64).bits()));
        let mut game = G::new(&self.options, seed).map_err(MatchError::Options)?;
        let bot_at = |seat: usize| (seat + turn) % n;
        let mut players: Vec<Box<dyn Player<G>>> = Vec::new();
        for seat in 0..n {
            let rng = Rng::from_number(self.seed ^ (number * 64 + seat) as u64);
            players.push(named(&self.bots[bot_at(seat)], rng).map_err(MatchError::Bot)?);
        }
        play_out(&mut game, &mut players).map_err(MatchError::Stuck)?;
        let sheets = game.scores();
        let seats: Vec<Seat> = (0..n).map(|bot| Seat::new(((bot + n - turn) % n) as u8)).collect();
        let sheets = seats.iter().map(|seat| sheets[seat.index()].clone()).collect();
        Ok(Played { number, sheets, seats })
    }

    /// Plays all games; `each` is called after every one.
    ///
    /// # Errors
    /// If a bot is unknown, the options are refused, or somebody gives no legal answer.
    pub fn run<G: Game<Options = O>>(&self, each: &(dyn Fn(&Played) + Sync)) -> Result<Vec<Played>, MatchError> {
        let (next, games) = (AtomicUsize::new(0), self.rounded());
        let played: Mutex<Result<Vec<Played>, MatchError>> = Mutex::new(Ok(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            return;
                        }
                        let result = self.play::<G>(number);
                        result.iter().for_each(each);
                        let mut all = played.lock().unwrap_or_else(PoisonError::into_inner);
                        match (result, &mut *all) {
                            (Ok(game), Ok(list)) => list.push(game),
                            (Err(error), all) => {
                                *all = Err(error);
                                next.store(games, Ordering::Relaxed);
                            }
                            _ => {}
                        }
                    }
                });
            }
        });
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner)?;
        played.sort_by_key(|game| game.number);
        Ok(played)
    }
}
