//! The solo puzzle: the highest score that can be reached.
//!
//! Nobody interferes and nothing is hidden, so a line of play is all there is to find. An attempt begins with a game by
//! chance, with one that a player plays who has learned, or with one of the best games so far, and changes it again and again
//! ([`mod@crate::anneal`]), along with what may be agreed before it. A pool keeps the best lines, few of each family. An attempt
//! from the beginning founds a new family, because changes to a line hardly ever bring back an early choice that it missed.
//!
//! What the solver must know of a game is [`Solvable`].

use crate::anneal::{Heat, anneal, as_learned};
use crate::knowledge::Playable;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::record::RecordOf;
use table::{Match, Refusal, Rng, Seat, Seed};

/// The seat that plays alone.
pub const SEAT: Seat = Seat::new(0);

/// A game of which the solo game can be solved.
pub trait Solvable: Playable {
    /// What is agreed before a game and may be chosen.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// How one setup differs from another.
    type Change: Copy;
    /// The options that tell the usual puzzles apart; the first of them is always told.
    const TITLE: &'static [&'static str];

    /// Whether a puzzle can be solved; if not, why.
    ///
    /// # Errors
    /// If it cannot.
    fn check(puzzle: &Puzzle<Self>) -> Result<(), Unsolvable>;

    /// A setup to begin with: by chance, as the seed has it.
    ///
    /// # Errors
    /// If the game cannot be set up.
    fn setup(puzzle: &Puzzle<Self>, rng: &mut Rng) -> Result<Self::Setup, Refusal>;

    /// The options of a game with this setup.
    fn options_of(puzzle: &Puzzle<Self>, setup: &Self::Setup) -> Self::Options;

    /// Whether a puzzle leaves the choice of this setup.
    fn allows(puzzle: &Puzzle<Self>, setup: &Self::Setup) -> bool;

    /// By chance, and rarely: another setup than that of a game that was played, and how it differs.
    fn vary(
        puzzle: &Puzzle<Self>,
        setup: &Self::Setup,
        played: &Self,
        rng: &mut Rng,
    ) -> Option<(Self::Change, Self::Setup)>;

    /// What takes the place of a step after a change of the setup.
    fn adapt(step: &Self::Move, change: Self::Change) -> Self::Move;

    /// What a step is for.
    fn role(step: &Self::Move) -> Role;

    /// Whether one step does as well as another.
    fn are_alike(one: &Self::Move, other: &Self::Move) -> bool;

    /// Whether a turn can begin with this step; quicker than listing all.
    fn can_begin(&self, step: &Self::Move) -> bool {
        self.is_legal(SEAT, step)
    }

    /// Whether it is time to reap, feed and breed, or to count points.
    fn in_harvest(&self) -> bool;

    /// Whether somebody is to be fed and something must be exchanged for it first.
    fn is_hungry(&self) -> bool;

    /// How often the player has begged.
    fn begging(&self) -> u8;

    /// How close a game that is over came to more points, in parts of a point.
    fn shortfall(&self) -> f32;
}

/// What a step is for, as far as the solver has to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Somebody is placed.
    Placing,
    /// Goods are exchanged.
    Exchanging,
    /// All are fed.
    Feeding,
    /// Animals have young.
    Breeding,
    /// What is kept or paid with, which depends on how much there is.
    Settling,
    /// Anything else.
    Acting,
}

/// What is to be solved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Puzzle<G: Solvable> {
    /// The options of the game, for one player. The order of the round cards is fixed here or found.
    pub options: G::Options,
    /// Whether the order of the round cards may be chosen, where there is one.
    pub free_order: bool,
    /// Whether the hand may be chosen from the decks.
    #[serde(default)]
    pub free_cards: bool,
    /// The seed of the games.
    pub seed: Seed,
}

/// A line of play, with what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Line<G: Solvable> {
    /// The points at its end.
    pub points: i32,
    /// What was agreed before it.
    pub setup: G::Setup,
    /// The number of its family: all lines that come from one beginning, by changes.
    #[serde(default)]
    pub family: u64,
    /// Its turns.
    pub turns: Vec<Box<[G::Move]>>,
}

/// A search in progress, as it is saved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Progress<G: Solvable> {
    /// What is to be solved.
    pub puzzle: Puzzle<G>,
    /// The best lines, the best first.
    pub pool: Vec<Line<G>>,
    /// The best line of attempts under way, as long as none has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<Line<G>>,
    /// Attempts that came to their end.
    pub attempts: u64,
    /// How often the search was started: no start repeats what another one did.
    #[serde(default)]
    pub starts: u64,
    /// Seconds spent so far.
    pub seconds: f64,
    /// When each better line was found: the seconds and its points.
    #[serde(default)]
    pub found: Vec<(f64, i32)>,
}

/// How many lines the pool holds.
const POOL: usize = 16;

/// How many lines of one family the pool holds.
const POOL_OF_FAMILY: usize = 4;

/// The longest search that is believed, in seconds.
const MOST_SECONDS: f64 = 1e12;

/// Why there is nothing to solve.
#[derive(Clone, PartialEq, Debug)]
pub enum Unsolvable {
    /// Somebody else is at the table.
    NotAlone,
    /// Cards are to be chosen, but from no deck.
    NoDecks,
    /// Cards would be handed out while the game begins, which is no part of a line.
    Dealing,
    /// The order of the round cards is given and to be found.
    OrderGiven,
    /// The hand is given and to be found.
    HandGiven,
    /// The rules refuse the options.
    Options(Refusal),
}

impl Unsolvable {
    /// The message that says it; a reason of the rules is its `$detail`.
    pub fn message(&self) -> &'static str {
        match self {
            Unsolvable::NotAlone => "solve-not_alone",
            Unsolvable::NoDecks => "solve-no_decks",
            Unsolvable::Dealing => "solve-dealing",
            Unsolvable::OrderGiven => "solve-order_given",
            Unsolvable::HandGiven => "solve-hand_given",
            Unsolvable::Options(_) => "engine-bad_options",
        }
    }
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsolvable::NotAlone => "the solver plays alone: set players to 1",
            Unsolvable::NoDecks => "cards can be chosen only from decks: name some",
            Unsolvable::Dealing => "the solver knows the variants none and three_for_one only",
            Unsolvable::OrderGiven => "the order of the round cards is given: then it cannot be free",
            Unsolvable::HandGiven => "the hand is given: then the cards cannot be free",
            Unsolvable::Options(refusal) => return refusal.fmt(f),
        })
    }
}

impl std::error::Error for Unsolvable {}

impl<G: Solvable> Puzzle<G> {
    /// The game with this setup.
    ///
    /// # Errors
    /// If it cannot be set up.
    pub(crate) fn game(&self, setup: &G::Setup) -> Result<G, Refusal> {
        G::new(&G::options_of(self, setup), self.seed)
    }

    /// Plays a line by the rules: nothing if it is not one of this puzzle.
    fn replay(&self, line: &Line<G>) -> Option<Match<G>> {
        if !G::allows(self, &line.setup) {
            return None;
        }
        let mut game = Match::new(&G::options_of(self, &line.setup), self.seed).ok()?;
        for step in line.turns.iter().flat_map(|turn| turn.iter()) {
            game.apply(SEAT, step).ok()?;
        }
        Some(game)
    }
}

impl<G: Solvable> Progress<G> {
    /// A search that has not begun.
    ///
    /// # Errors
    /// If there is nothing to solve.
    pub fn new(puzzle: Puzzle<G>) -> Result<Progress<G>, Unsolvable> {
        G::check(&puzzle)?;
        let (pool, found) = (Vec::new(), Vec::new());
        Ok(Progress { puzzle, pool, unfinished: None, attempts: 0, starts: 0, seconds: 0.0, found })
    }

    /// Checks a saved search, which may come from other rules or from anybody: plays every line again and drops those that
    /// are not legal to the end. Says how many were dropped.
    pub fn recheck(&mut self) -> usize {
        let saved: Vec<Line<G>> = self.pool.drain(..).chain(self.unfinished.take()).collect();
        let mut dropped = 0;
        for mut line in saved {
            let replayed = self.puzzle.replay(&line).filter(|game| game.game().to_decide().is_empty());
            match replayed {
                Some(game) => {
                    line.points = game.game().points(SEAT);
                    self.admit(line);
                }
                None => dropped += 1,
            }
        }
        self.seconds = self.seconds.clamp(0.0, MOST_SECONDS);
        let best = self.best().map(|line| line.points);
        self.found.retain(|&(_, points)| Some(points) <= best);
        // The best line of attempts that never came to their end was not announced yet.
        if let Some(points) = best.filter(|&best| self.found.last().is_none_or(|last| last.1 < best)) {
            self.found.push((self.seconds, points));
        }
        dropped
    }

    /// The best line so far.
    pub fn best(&self) -> Option<&Line<G>> {
        self.pool.first().or(self.unfinished.as_ref())
    }

    /// The best line as a record that replays.
    ///
    /// # Errors
    /// If the line does not replay, that is if it was found with other rules.
    pub fn record(&self) -> Result<Option<RecordOf<G>>, Refusal> {
        let Some(line) = self.best() else { return Ok(None) };
        let game = self.puzzle.replay(line).ok_or_else(|| Refusal::new("the best line is not legal by these rules"))?;
        Ok(Some(game.record()))
    }

    /// Keeps the best line of an attempt, which is under way or over. Says whether it is the best of all.
    fn keep(&mut self, line: &Line<G>, over: bool) -> bool {
        // In the first attempt every line is the best so far: it is kept at once, but announced only at its end.
        if self.pool.is_empty() && !over {
            if self.best().is_none_or(|best| line.points > best.points) {
                self.unfinished = Some(line.clone());
            }
            return false;
        }
        let mut better = false;
        for line in self.unfinished.take().iter().chain([line]) {
            let best = self.best().is_none_or(|best| line.points > best.points);
            if best {
                self.found.push((self.seconds, line.points));
            }
            if best || over {
                self.admit(line.clone());
            }
            better |= best;
        }
        better
    }

    fn admit(&mut self, line: Line<G>) {
        if self.pool.iter().any(|other| other.turns == line.turns) {
            return;
        }
        let alike = self.pool.iter().enumerate().filter(|(_, other)| other.family == line.family);
        if alike.clone().count() >= POOL_OF_FAMILY
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

/// Draws an attempt: a line to begin with and how it is changed. Each attempt is a little longer than the one before: the
/// first results come soon, and a long search gets further than short attempts do.
fn draw<G: Solvable>(progress: &Progress<G>, rng: &mut Rng) -> Result<(Line<G>, Heat), Refusal> {
    let changes = 300_000 + 75_000 * u32::try_from(progress.attempts).unwrap_or(u32::MAX).min(1_000);
    if progress.pool.len() < POOL / 4 || rng.below(2) == 0 {
        let setup = G::setup(&progress.puzzle, rng)?;
        let line = Line { points: 0, setup, family: rng.bits(), turns: Vec::new() };
        // By chance, or as somebody plays who has learned: that is a better game to begin with, but many of these are alike.
        return Ok(match rng.below(2) {
            0 => (line, Heat { changes, points: 1.2 }),
            _ => {
                let turns = as_learned(progress.puzzle.game(&line.setup)?, rng);
                (Line { turns, ..line }, Heat { changes, points: 0.7 })
            }
        });
    }
    // The better lines are taken up more often.
    let line = progress.pool[rng.below(progress.pool.len()).min(rng.below(progress.pool.len()))].clone();
    Ok((line, Heat { changes, points: [0.3, 0.5][rng.below(2)] }))
}

/// How far an attempt is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum AttemptStage {
    UnderWay,
    CutOff,
    Ended,
}

/// How often `each` is told of an attempt under way.
const REPORT_EVERY: Duration = Duration::from_secs(5);

/// Searches with this many threads until `stop` is set or the time is over. `each` is called at the start, every few seconds,
/// after every attempt, and at once for a new best line (then with true). An attempt that is cut off leaves its best line,
/// but does not count.
///
/// # Errors
/// If the puzzle cannot be set up.
pub fn run<G: Solvable>(
    progress: &mut Progress<G>,
    threads: usize,
    time: Duration,
    seed: u64,
    stop: &AtomicBool,
    each: &(dyn Fn(&Progress<G>, bool) + Sync),
) -> Result<(), Refusal> {
    let (start, before) = (Instant::now(), progress.seconds);
    let (puzzle, starts) = (progress.puzzle.clone(), progress.starts);
    let chance = seed.wrapping_mul(7919) ^ progress.attempts << 16 ^ starts << 40;
    progress.starts = starts.saturating_add(1);
    each(progress, false);
    let shared = Mutex::new(progress);
    let failed: Mutex<Option<Refusal>> = Mutex::new(None);
    let over = || stop.load(Ordering::Relaxed) || start.elapsed() >= time;
    // What part of the time that is left after `begun` is spent.
    let spent = |begun: Duration| match time.saturating_sub(begun).as_secs_f64() {
        left if left > 0.0 && !over() => (start.elapsed() - begun).as_secs_f64() / left,
        _ => 1.0,
    };
    let report = |line: Option<&Line<G>>, stage: AttemptStage| {
        let progress = &mut *shared.lock().unwrap_or_else(PoisonError::into_inner);
        progress.seconds = before + start.elapsed().as_secs_f64();
        progress.attempts = progress.attempts.saturating_add(u64::from(stage == AttemptStage::Ended));
        let better = line.is_some_and(|line| progress.keep(line, stage != AttemptStage::UnderWay));
        if better || line.is_none() || stage != AttemptStage::UnderWay {
            each(progress, better);
        }
    };
    let search = |rng: &mut Rng| -> Result<(), Refusal> {
        let reported = Cell::new(Instant::now());
        // However little time there is, there is one game by chance.
        loop {
            let begun = start.elapsed();
            let watch = || {
                if reported.get().elapsed() >= REPORT_EVERY {
                    reported.set(Instant::now());
                    report(None, AttemptStage::UnderWay);
                }
                spent(begun)
            };
            let (line, heat) = draw(&shared.lock().unwrap_or_else(PoisonError::into_inner), rng)?;
            let found = anneal(&puzzle, &line, heat, rng, &watch, &|line| report(Some(line), AttemptStage::UnderWay))?;
            report(found.as_ref(), if over() { AttemptStage::CutOff } else { AttemptStage::Ended });
            if over() {
                return Ok(());
            }
        }
    };
    std::thread::scope(|scope| {
        for thread in 0..threads.max(1) {
            let (search, failed) = (&search, &failed);
            scope.spawn(move || {
                let mut rng = Rng::from_number(chance ^ thread as u64);
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
    use agricola::{Agricola, Hand, Mode, Options, Variant};

    fn family() -> Progress<Agricola> {
        let options = Options { players: 1, mode: Mode::Family, ..Options::default() };
        Progress::new(Puzzle { options, free_order: true, free_cards: false, seed: Seed::new(7) }).unwrap()
    }

    fn with_cards(variant: Variant, free_cards: bool) -> Puzzle<Agricola> {
        let options = Options { players: 1, decks: vec!["E".into()], variant, ..Options::default() };
        Puzzle { options, free_order: true, free_cards, seed: Seed::new(7) }
    }

    fn search(progress: &mut Progress<Agricola>, millis: u64) {
        run(progress, 1, Duration::from_millis(millis), 1, &AtomicBool::new(false), &|_, _| {}).unwrap();
    }

    #[test]
    fn a_search_goes_on_and_remembers_when_it_found_what() {
        let mut progress = family();
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

    #[test]
    fn a_variant_is_solved_or_refused() {
        for variant in [Variant::None, Variant::ThreeForOne, Variant::TenForSeven, Variant::Mulligan, Variant::Draft] {
            for free_cards in [false, true] {
                let known = matches!(variant, Variant::None | Variant::ThreeForOne);
                match Progress::new(with_cards(variant, free_cards)) {
                    Ok(mut progress) => {
                        assert!(known, "{variant:?}");
                        search(&mut progress, 200);
                        assert!(progress.best().is_some(), "{variant:?}");
                    }
                    Err(why) => assert!(!known && why == Unsolvable::Dealing, "{variant:?}: {why}"),
                }
            }
        }
    }

    #[test]
    fn what_is_given_is_not_looked_for() {
        let order = Agricola::setup(&family().puzzle, &mut Rng::from_number(1)).unwrap().order;
        let mut puzzle = family().puzzle;
        puzzle.options.round_order = Some(order);
        assert_eq!(Progress::new(puzzle.clone()).unwrap_err(), Unsolvable::OrderGiven);
        puzzle.free_order = false;
        assert!(Progress::new(puzzle).is_ok());
        let mut puzzle = with_cards(Variant::None, true);
        puzzle.options.hands = Agricola::setup(&puzzle, &mut Rng::from_number(1)).unwrap().hand.map(|hand| vec![hand]);
        assert_eq!(Progress::new(puzzle).unwrap_err(), Unsolvable::HandGiven);
    }

    #[test]
    fn an_attempt_that_is_cut_off_leaves_its_line_but_does_not_count() {
        let mut progress = family();
        search(&mut progress, 300);
        assert_eq!((progress.attempts, progress.starts, progress.pool.len()), (0, 1, 1));
    }

    #[test]
    fn no_start_repeats_another() {
        let (mut one, mut two) = (family(), family());
        two.starts = 1;
        search(&mut one, 200);
        search(&mut two, 200);
        assert_ne!(one.pool[0].family, two.pool[0].family);
        let mut again = family();
        search(&mut again, 200);
        assert_eq!(one.pool[0].family, again.pool[0].family, "but the first start is always the same");
    }

    #[test]
    fn the_first_attempt_is_kept_before_it_ends() {
        let (mut played, mut progress) = (family(), family());
        search(&mut played, 300);
        let line = played.pool.remove(0);
        assert!(!progress.keep(&line, false), "it is not announced yet");
        assert!(!progress.keep(&Line { points: line.points - 1, ..line.clone() }, false));
        let mut saved: Progress<Agricola> = serde_json::from_str(&serde_json::to_string(&progress).unwrap()).unwrap();
        assert_eq!(saved.best(), Some(&line));
        assert_eq!(saved.recheck(), 0);
        assert_eq!(saved.pool.first(), Some(&line), "the next start goes on with it");
        assert_eq!(saved.found, [(0.0, line.points)]);
        assert!(progress.keep(&line, true) && progress.unfinished.is_none());
        assert_eq!((progress.pool, progress.found), (saved.pool, saved.found));
    }

    #[test]
    fn a_saved_search_is_not_trusted() {
        let mut progress = family();
        search(&mut progress, 300);
        let line = progress.pool[0].clone();
        let other = |change: &dyn Fn(&mut Line<Agricola>)| {
            let mut other = line.clone();
            change(&mut other);
            other
        };
        progress.pool = vec![
            other(&|line| line.points = 999),
            other(&|line| line.turns.swap(0, 20)),
            other(&|line| drop(line.turns.pop())),
            other(&|line| line.setup.order.reverse()),
            other(&|line| line.setup.hand = Some(Hand::default())),
        ];
        (progress.seconds, progress.attempts, progress.starts) = (-1e300, u64::MAX, u64::MAX);
        progress.found.push((0.0, 999));
        assert_eq!(progress.recheck(), 4);
        assert_eq!((&progress.pool, progress.seconds), (&vec![line.clone()], 0.0));
        assert_eq!(progress.found.last().unwrap().1, line.points);
        search(&mut progress, 100);
        assert_eq!(progress.attempts, u64::MAX);
    }
}
