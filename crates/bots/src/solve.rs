//! The solo puzzle: the highest score that can be reached.
//!
//! Nobody interferes and nothing is hidden, so a line of play is all there is to find. An attempt begins with a game by
//! chance, or with one of the best games so far, and changes it again and again ([`crate::anneal`]), along with what may be
//! agreed before it: the order of the round cards and the hand. A pool keeps the best lines, few of each family: an attempt
//! from the beginning founds a new one, because whoever has missed an early choice hardly ever finds back to it.

use crate::anneal::{Heat, anneal};
use agricola::card::Kind;
use agricola::setup::STAGES;
use agricola::{Agricola, CardId, HAND, Hand, Move, Options, SpaceId};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
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
    /// Whether the hand may be chosen from the decks.
    #[serde(default)]
    pub free_cards: bool,
    /// The seed of the games.
    pub seed: Seed,
}

/// What is agreed before a game and may be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The order of the round cards.
    pub order: Vec<SpaceId>,
    /// The hand, if it is chosen.
    pub hand: Option<Hand>,
}

impl Puzzle {
    /// The options of a game.
    fn options(&self, setup: &Setup) -> Options {
        let mut options = Options { round_order: Some(setup.order.clone()), ..self.options.clone() };
        if let Some(hand) = &setup.hand {
            options.hands = Some(vec![hand.clone()]);
        }
        options
    }

    /// The game with this setup.
    ///
    /// # Errors
    /// If it cannot be set up.
    pub(crate) fn game(&self, setup: &Setup) -> Result<Agricola, Refusal> {
        Agricola::new(&self.options(setup), self.seed)
    }

    /// A setup to begin with: by chance, as the seed has it.
    ///
    /// # Errors
    /// If the game cannot be set up.
    pub fn setup(&self, rng: &mut Rng) -> Result<Setup, Refusal> {
        let order = Agricola::new(&self.options, self.seed)?.options().round_order.unwrap_or_default();
        let mut setup = Setup { order, hand: None };
        if self.free_order {
            (0..rng.below(8)).for_each(|_| swap_cards(&mut setup.order, rng));
        }
        if self.free_cards {
            let mut draw = |kind, count| {
                let mut cards = self.cards(kind);
                rng.shuffle(&mut cards);
                cards.truncate(count);
                cards
            };
            // A19.3: the occupations kept from games before are part of the hand.
            let occupations = draw(Kind::Occupation, HAND.saturating_sub(self.options.kept_occupations.len()));
            setup.hand = Some(Hand { occupations, minors: draw(Kind::Minor, HAND) });
        }
        Ok(setup)
    }

    /// The cards of one kind that can be in the hand.
    fn cards(&self, kind: Kind) -> Vec<CardId> {
        let all = self.options.decks.iter().filter_map(|deck| CardId::of_deck(deck)).flatten();
        let fits = |card: &CardId| card.card().kind == kind && card.card().players <= 1;
        all.filter(|card| fits(card) && !self.options.kept_occupations.contains(card)).collect()
    }

    /// Changes the setup now and then.
    pub(crate) fn vary(&self, setup: &Setup, played: &Agricola, rng: &mut Rng) -> Option<(Agreed, Setup)> {
        let chance = rng.unit();
        if self.free_order && chance < 0.03 {
            let mut setup = setup.clone();
            swap_cards(&mut setup.order, rng);
            return Some((Agreed::Order, setup));
        }
        if chance < 0.9 || setup.hand.is_none() {
            return None;
        }
        let mut setup = setup.clone();
        let hand = setup.hand.as_mut()?;
        let kind = Kind::HAND[rng.below(Kind::HAND.len())];
        let cards = if kind == Kind::Occupation { &mut hand.occupations } else { &mut hand.minors };
        let others: Vec<CardId> = self.cards(kind).into_iter().filter(|card| !cards.contains(card)).collect();
        let still = |card: &CardId| played.player(Seat::new(0)).hand.contains(card);
        // Half of the time a card goes that was not played anyway.
        let any = rng.below(2) == 0;
        let places: Vec<usize> = (0..cards.len()).filter(|&i| any || still(&cards[i])).collect();
        let place = *rng.pick(&places)?;
        let card = *rng.pick(&others)?;
        let old = std::mem::replace(&mut cards[place], card);
        Some((Agreed::Card { old, new: card }, setup))
    }
}

/// What was agreed anew before a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Agreed {
    /// The order of the round cards.
    Order,
    /// One card of the hand for another.
    Card { old: CardId, new: CardId },
}

/// A line of play, with what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The points at its end.
    pub points: i32,
    /// What was agreed before it.
    pub setup: Setup,
    /// The first of its forebears, as a number: lines of one family resemble each other.
    #[serde(default)]
    pub family: u64,
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
    /// When each better line was found: the seconds and its points.
    #[serde(default)]
    pub found: Vec<(f64, i32)>,
}

/// How many lines the pool holds.
const POOL: usize = 16;

/// How many lines of one family the pool holds.
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
        if puzzle.free_cards && puzzle.options.decks.is_empty() {
            return Err(Refusal::new("cards can be chosen only from decks: name some"));
        }
        Agricola::new(&puzzle.options, puzzle.seed)?;
        Ok(Progress { puzzle, pool: Vec::new(), attempts: 0, seconds: 0.0, found: Vec::new() })
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
        let mut game: Match<Agricola> = Match::new(&self.puzzle.options(&line.setup), self.puzzle.seed)?;
        for step in line.turns.iter().flat_map(|turn| turn.iter()) {
            game.apply(Seat::new(0), step).map_err(|illegal| Refusal::new(illegal.to_string()))?;
        }
        Ok(Some(game.record()))
    }

    fn admit(&mut self, line: Line) {
        if self.pool.iter().any(|other| other.turns == line.turns) {
            return;
        }
        let alike = self.pool.iter().enumerate().filter(|(_, other)| other.family == line.family);
        if alike.clone().count() >= ALIKE
            && let Some((worst, points)) = alike.map(|(i, other)| (i, other.points)).min_by_key(|&(_, points)| points)
        {
            if line.points < points {
                return;
            }
            // A new line as good as an old one takes its place, so that the pool keeps moving.
            self.pool.remove(worst);
        }
        self.pool.push(line);
        self.pool.sort_by_key(|line| -line.points);
        self.pool.truncate(POOL);
    }
}

/// Exchanges two round cards of one stage.
fn swap_cards(order: &mut [SpaceId], rng: &mut Rng) {
    let pairs: Vec<(usize, usize)> = (0..order.len())
        .flat_map(|i| (i + 1..order.len()).map(move |j| (i, j)))
        .filter(|&(i, j)| STAGES[i] == STAGES[j])
        .collect();
    if let Some(&(i, j)) = rng.pick(&pairs) {
        order.swap(i, j);
    }
}

/// Draws an attempt from what is known so far: a line to begin with and how it is changed. Each takes a little longer than
/// the one before, so that something is there soon, and the search does not end where short attempts end.
fn draw(progress: &Progress, rng: &mut Rng) -> Result<(Line, Heat), Refusal> {
    let changes = 300_000 + 75_000 * u32::try_from(progress.attempts).unwrap_or(u32::MAX).min(1_000);
    if progress.pool.len() < POOL / 4 || rng.below(2) == 0 {
        let setup = progress.puzzle.setup(rng)?;
        let line = Line { points: 0, setup, family: rng.bits(), turns: Vec::new() };
        return Ok((line, Heat { changes, points: 1.2 }));
    }
    // The better lines are taken up more often.
    let line = progress.pool[rng.below(progress.pool.len()).min(rng.below(progress.pool.len()))].clone();
    Ok((line, Heat { changes, points: [0.3, 0.5][rng.below(2)] }))
}

/// How often a long attempt is heard of.
const NOTE_EVERY: Duration = Duration::from_secs(5);

/// Searches with so many threads until `stop` or the time is over; `each` is told how it goes every few seconds and after
/// every attempt, and at once of a new best line.
///
/// # Errors
/// If the puzzle cannot be set up.
pub fn run(
    progress: &mut Progress,
    threads: usize,
    time: Duration,
    seed: u64,
    stop: &AtomicBool,
    each: &(dyn Fn(&Progress, bool) + Sync),
) -> Result<(), Refusal> {
    let (start, before) = (Instant::now(), progress.seconds);
    let (first, puzzle) = (progress.attempts, progress.puzzle.clone());
    let shared = Mutex::new(progress);
    let failed: Mutex<Option<Refusal>> = Mutex::new(None);
    let over = || stop.load(Ordering::Relaxed) || start.elapsed() >= time;
    let note = |line: Option<&Line>, ended: bool| {
        let progress = &mut *shared.lock().unwrap_or_else(PoisonError::into_inner);
        progress.seconds = before + start.elapsed().as_secs_f64();
        progress.attempts += u64::from(ended);
        // The first attempt is better than nothing all the time: it is heard of at its end.
        let better = line.filter(|line| progress.best().map_or(ended, |best| line.points > best.points));
        if let Some(line) = better {
            progress.found.push((progress.seconds, line.points));
        }
        let better = better.is_some();
        if let Some(line) = line.filter(|_| better || ended) {
            progress.admit(line.clone());
        }
        if better || ended || line.is_none() {
            each(progress, better);
        }
    };
    let search = |rng: &mut Rng| -> Result<(), Refusal> {
        let noted = Cell::new(Instant::now());
        let watch = || {
            if noted.get().elapsed() >= NOTE_EVERY {
                noted.set(Instant::now());
                note(None, false);
            }
            over()
        };
        while !over() {
            let (line, heat) = draw(&shared.lock().unwrap_or_else(PoisonError::into_inner), rng)?;
            let found = anneal(&puzzle, &line, heat, rng, &watch, &|line| note(Some(line), false))?;
            note(found.as_ref(), true);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        for thread in 0..threads.max(1) {
            let (search, failed) = (&search, &failed);
            scope.spawn(move || {
                let mut rng = Rng::from_number(seed.wrapping_mul(7919) ^ first << 16 ^ thread as u64);
                if let Err(refusal) = search(&mut rng) {
                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(refusal);
                }
            });
        }
    });
    failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use agricola::Mode;

    #[test]
    fn a_search_goes_on_and_remembers_when_it_found_what() {
        let options = Options { players: 1, mode: Mode::Family, ..Options::default() };
        let puzzle = Puzzle { options, free_order: true, free_cards: false, seed: Seed::new(7) };
        let mut progress = Progress::new(puzzle).unwrap();
        for seed in 0..2 {
            let before = progress.seconds;
            run(&mut progress, 2, Duration::from_millis(700), seed, &AtomicBool::new(false), &|_, _| {}).unwrap();
            assert!(progress.seconds >= before + 0.7);
        }
        let best = progress.best().unwrap().points;
        assert_eq!(progress.found.last().map(|found| found.1), Some(best));
        assert!(progress.found.is_sorted_by(|a, b| a.0 <= b.0 && a.1 < b.1), "{:?}", progress.found);
        assert_eq!(progress.record().unwrap().unwrap().scores, Some(vec![best]));
    }
}
