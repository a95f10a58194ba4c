//! Small changes to a whole solo game, again and again: a worse game is kept less and less often.
//!
//! A game is a list of turns, and of harvests. A change replaces a turn by any other, exchanges two, moves one to another
//! place, or changes what was agreed before the game (round cards, hand; a new card is played where the old one was). What
//! follows is played as before where that is still possible. A turn that is not possible yet waits until it is; where
//! nothing that was meant to follow is possible, chance decides. Nothing is valued on the way, only the end of the game
//! counts: so a change costs little, and very many of them can be tried.

use crate::agricola::{evaluate::shortfall, steps::sensible};
use crate::solve::{Agreed, Line, Puzzle, Setup};
use agricola::goods::Good;
use agricola::state::{ROUNDS, Step};
use agricola::{Agricola, CardId, Move};
use std::rc::Rc;
use table::{Game, Refusal, Rng, Seat};

/// How long and how boldly to change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heat {
    /// So many changes.
    pub changes: u32,
    /// How many points may be lost at first: a loss of so many is kept in one of e cases.
    pub points: f64,
}

const SEAT: Seat = Seat::new(0);

/// So many points may still be lost at the end.
const COLDEST: f64 = 0.05;

/// What a turn more is worth in itself: much while it is warm, nothing in the end.
///
/// A family that grows early has more turns, but whoever changes one thing at a time does not see at once what for.
fn eagerness(warm: f64) -> f64 {
    3.0 * warm.powi(3)
}

/// How many of the turns that were meant to follow are tried.
const LOOK: usize = 8;

/// One of so many steps by chance is any that the rules allow, not only a sensible one.
const ODD: usize = 20;

/// No part of a game has more steps than this.
const LONGEST: usize = 64;

/// A turn or a harvest, and the round it belongs to.
#[derive(Clone)]
struct Part {
    round: u8,
    is_harvest: bool,
    steps: Rc<[Move]>,
}

/// A game that was played to its end, and all positions on the way.
#[derive(Clone)]
struct Played {
    parts: Vec<Part>,
    /// The position before each part, and the last one.
    positions: Vec<Rc<Agricola>>,
}

impl Played {
    fn points(&self) -> i32 {
        self.positions.last().map_or(i32::MIN, |game| game.points(SEAT))
    }

    /// In how many turns a person was placed.
    fn turns(&self) -> f64 {
        self.parts.iter().filter(|part| matches!(part.steps[0], Move::Place { .. })).count() as f64
    }

    /// The points, and how close it came to more.
    fn worth(&self) -> f64 {
        self.positions.last().map_or(f64::MIN, |game| f64::from(game.points(SEAT)) + f64::from(shortfall(game, SEAT)))
    }
}

fn in_harvest(game: &Agricola) -> bool {
    matches!(game.step, Step::Harvest(_))
}

fn is_asked(game: &Agricola, question: &str) -> bool {
    game.decision(SEAT).is_some_and(|decision| decision.prompt == question)
}

/// The steps of a part, and the position after it.
type Taken = (Rc<[Move]>, Rc<Agricola>);

/// A part of a game in play.
struct Course<'a> {
    game: Rc<Agricola>,
    is_harvest: bool,
    steps: Vec<Move>,
    list: Vec<Move>,
    rng: &'a mut Rng,
}

impl<'a> Course<'a> {
    fn new(game: &Rc<Agricola>, rng: &'a mut Rng) -> Course<'a> {
        Course { game: game.clone(), is_harvest: in_harvest(game), steps: Vec::new(), list: Vec::new(), rng }
    }

    fn is_over(&self) -> bool {
        !self.is_harvest && in_harvest(&self.game)
            || self.game.decision(SEAT).is_none_or(|decision| decision.prompt == "place")
    }

    /// Whether the turn has begun and is over, or is a harvest that is.
    fn is_done(&self) -> bool {
        !self.steps.is_empty() && self.is_over()
    }

    /// Whether the family is to be fed and there is not enough food.
    fn is_hungry(&self) -> bool {
        self.game.player(SEAT).goods.get(Good::Food) < self.game.food_owed(SEAT) && is_asked(&self.game, "feed")
    }

    fn play(&mut self, step: Move) {
        Rc::make_mut(&mut self.game).play_unchecked(SEAT, &step);
        self.steps.push(step);
    }

    /// Plays this step if it is legal, or one like it.
    fn try_step(&mut self, step: &Move) -> bool {
        if self.game.is_legal(SEAT, step) {
            self.play(*step);
            return true;
        }
        // One field, room or stable is like another.
        let like = |other: &Move| match (step, other) {
            (Move::Sow { crop, .. }, Move::Sow { crop: same, .. }) => crop == same,
            (Move::Plow { .. }, Move::Plow { .. }) => true,
            (Move::Room { .. }, Move::Room { .. }) => true,
            (Move::Stable { .. }, Move::Stable { .. }) => true,
            _ => false,
        };
        if !like(step) {
            return false;
        }
        self.list_sensible();
        let Some(other) = self.list.iter().copied().find(like) else { return false };
        self.play(other);
        true
    }

    fn list_sensible(&mut self) {
        self.list.clear();
        sensible(&self.game, SEAT, &mut self.list);
    }

    /// Plays this step if it is sensible.
    fn try_sensible(&mut self, step: &Move) {
        self.list_sensible();
        if self.list.contains(step) {
            self.play(*step);
        }
    }

    /// Any sensible step; now and then any legal one, because what is sensible is a matter of opinion.
    fn any_step(&mut self) -> bool {
        self.list.clear();
        if self.rng.below(ODD) == 0 {
            self.game.moves(SEAT, &mut self.list);
        }
        if self.list.is_empty() {
            self.list_sensible();
        }
        let Some(step) = self.rng.pick(&self.list).copied() else { return false };
        self.play(step);
        true
    }

    /// Any end.
    fn finish(mut self) -> Option<Taken> {
        while !self.is_done() {
            if self.steps.len() > LONGEST || !self.any_step() {
                return None;
            }
        }
        Some((self.steps.into(), self.game))
    }
}

/// A turn as wanted, if its first step is legal; if the rest cannot be, nothing, or, if it must be, what comes closest.
fn take_turn(game: &Rc<Agricola>, wanted: &[Move], must: bool, rng: &mut Rng) -> Option<Taken> {
    let mut course = Course::new(game, rng);
    let mut wanted = wanted.iter();
    if let Some(first) = wanted.next() {
        course.play(*first);
    }
    for step in wanted {
        if course.is_done() {
            break;
        }
        // What is cooked or kept depends on how much there is: that is found again if need be.
        let can_differ = matches!(step, Move::Exchange { .. } | Move::Keep { .. } | Move::Pay { .. });
        if !course.try_step(step) && !can_differ {
            if !must {
                return None;
            }
            break;
        }
    }
    course.finish()
}

/// A harvest as wanted, but nothing is eaten that need not be.
fn harvest(game: &Rc<Agricola>, wanted: &[Move], rng: &mut Rng) -> Option<Taken> {
    let mut course = Course::new(game, rng);
    for step in wanted {
        if course.is_done() {
            break;
        }
        match step {
            Move::Exchange { .. } if course.is_hungry() => drop(course.try_step(step)),
            Move::Exchange { .. } | Move::Breed { .. } => course.try_sensible(step),
            Move::Feed { .. } => {
                while course.is_hungry() {
                    if course.steps.len() > LONGEST || !course.any_step() {
                        return None;
                    }
                }
                course.try_step(&Move::Feed { food: course.game.food_owed(SEAT) });
            }
            _ => drop(course.try_step(step)),
        }
    }
    course.finish()
}

/// The first of these turns that can be taken, and which it was; if none can, what comes closest to one of them.
fn next_of(game: &Rc<Agricola>, wanted: &[Part], rng: &mut Rng) -> Option<(usize, Taken)> {
    let can_begin = |part: &Part| match part.steps[0] {
        Move::Place { space } => game.can_place_on(SEAT, space),
        step => game.is_legal(SEAT, &step),
    };
    for must in [false, true] {
        for (i, part) in wanted.iter().enumerate() {
            if can_begin(part)
                && let Some(turn) = take_turn(game, &part.steps, must, rng)
            {
                return Some((i, turn));
            }
        }
    }
    None
}

/// Plays on with these turns as far as possible; the first `same` parts are as in `before`.
///
/// A game with more than so many begging cards is given up.
fn play_on(before: &[Rc<Agricola>], parts: Vec<Part>, same: usize, begging: u8, rng: &mut Rng) -> Option<Played> {
    let mut positions: Vec<Rc<Agricola>> = before[..=same].to_vec();
    let mut harvests: [Option<Rc<[Move]>>; ROUNDS as usize + 1] = Default::default();
    let mut rest = parts.into_iter();
    let mut parts: Vec<Part> = rest.by_ref().take(same).collect();
    let mut wanted: Vec<Part> = Vec::with_capacity(rest.len());
    for part in rest {
        if part.is_harvest {
            harvests[usize::from(part.round)] = Some(part.steps);
        } else {
            wanted.push(part);
        }
    }
    // Where the family has grown sooner or later than before, turns stay in their rounds or follow one another.
    let by_round = rng.below(2) == 0;
    loop {
        let game = positions.last()?.clone();
        if game.player(SEAT).begging > begging {
            return None;
        }
        if game.to_decide().is_empty() {
            return Some(Played { parts, positions });
        }
        let round = game.round;
        let is_harvest = in_harvest(&game);
        let (steps, after) = if is_harvest {
            let wanted = harvests[usize::from(round)].take();
            harvest(&game, wanted.as_deref().unwrap_or_default(), rng)?
        } else {
            if by_round {
                wanted.retain(|part| part.round >= round);
            }
            let next = |part: &&Part| !by_round || part.round == round;
            let here = wanted.iter().take_while(next).take(LOOK).count();
            match next_of(&game, &wanted[..here], rng) {
                Some((i, turn)) => {
                    wanted.remove(i);
                    turn
                }
                None => take_turn(&game, &[], true, rng)?,
            }
        };
        parts.push(Part { round, is_harvest, steps });
        positions.push(after);
    }
}

/// The turns with another card wherever the old one was played.
fn with_card(parts: &[Part], old: CardId, new: CardId) -> Vec<Part> {
    let mut parts = parts.to_vec();
    for part in &mut parts {
        let has = |step: &Move| matches!(step, Move::Occupation { card } | Move::Improve { card, .. } if *card == old);
        if part.steps.iter().any(has) {
            for step in Rc::make_mut(&mut part.steps) {
                match step {
                    Move::Occupation { card } | Move::Improve { card, .. } if *card == old => *card = new,
                    _ => {}
                }
            }
        }
    }
    parts
}

/// Any other turn than this part, or another harvest; with the same first step, if wished. Nothing if it is the same.
fn another(now: &Played, i: usize, same_space: bool, rng: &mut Rng) -> Option<Rc<[Move]>> {
    let (part, game) = (&now.parts[i], &now.positions[i]);
    let kept = &part.steps[..usize::from(same_space)];
    let (steps, _) = if part.is_harvest { harvest(game, &[], rng)? } else { take_turn(game, kept, true, rng)? };
    (steps != part.steps).then_some(steps)
}

/// The parts with one change, and how many of them are as before; nothing if it would change nothing.
fn change(now: &Played, rng: &mut Rng) -> Option<(Vec<Part>, usize)> {
    let mut parts = now.parts.clone();
    let i = rng.below(parts.len());
    if parts[i].is_harvest {
        parts[i].steps = another(now, i, false, rng)?;
        return Some((parts, i));
    }
    // The rounds stay in their places; the turns between two of them move.
    let last = (i + 1 + rng.below(15)).min(parts.len() - 1);
    let places: Vec<usize> = (i..=last).filter(|&k| !parts[k].is_harvest).collect();
    let mut steps: Vec<Rc<[Move]>> = places.iter().map(|&k| parts[k].steps.clone()).collect();
    let end = steps.len() - 1;
    match rng.below(10) {
        0..=2 => steps[0] = another(now, i, now.parts[i].steps.len() > 1 && rng.below(3) == 0, rng)?,
        3..=5 => steps.swap(0, end),
        6..=7 => steps.rotate_right(1),
        8 => steps.rotate_left(1),
        _ => {
            steps.rotate_right(1);
            steps[0] = another(now, i, false, rng)?;
        }
    }
    if places.iter().zip(&steps).all(|(&k, steps)| parts[k].steps == *steps) {
        return None;
    }
    places.into_iter().zip(steps).for_each(|(k, steps)| parts[k].steps = steps);
    Some((parts, i))
}

/// A game that is changed again and again.
#[derive(Clone)]
struct Climb {
    setup: Setup,
    now: Played,
    worth: f64,
}

impl Climb {
    fn new(puzzle: &Puzzle, line: &Line, rng: &mut Rng) -> Result<Option<Climb>, Refusal> {
        let game = puzzle.game(&line.setup)?;
        let parts = divide(game.clone(), line);
        let now = play_on(&[Rc::new(game)], parts, 0, u8::MAX, rng);
        Ok(now.map(|now| Climb { setup: line.setup.clone(), worth: now.worth(), now }))
    }

    /// Changes the game; a loss is kept more often the warmer it is. Whether it was kept.
    fn step(&mut self, puzzle: &Puzzle, warm: f64, rng: &mut Rng) -> Result<bool, Refusal> {
        let now = &self.now;
        // More begging cards than this would hardly ever be kept.
        let begging = now.positions[now.parts.len()].player(SEAT).begging + (2.0 * warm).ceil() as u8;
        let agreed = puzzle.vary(&self.setup, &now.positions[now.parts.len()], rng);
        let next = match &agreed {
            Some((agreed, setup)) => {
                let parts = match *agreed {
                    Agreed::Order => now.parts.clone(),
                    Agreed::Card { old, new } => with_card(&now.parts, old, new),
                };
                play_on(&[Rc::new(puzzle.game(setup)?)], parts, 0, begging, rng)
            }
            None => change(now, rng).and_then(|(parts, same)| play_on(&now.positions, parts, same, begging, rng)),
        };
        let Some(next) = next else { return Ok(false) };
        let worth = next.worth();
        let loss = self.worth - worth + eagerness(warm) * (self.now.turns() - next.turns());
        let kept = loss <= 0.0 || rng.unit() < (-loss / warm).exp();
        if kept {
            (self.now, self.worth) = (next, worth);
            if let Some((_, setup)) = agreed {
                self.setup = setup;
            }
        }
        Ok(kept)
    }

    fn line(&self, family: u64) -> Line {
        let turns = self.now.parts.iter().map(|part| part.steps.to_vec().into()).collect();
        Line { points: self.now.points(), setup: self.setup.clone(), family, turns }
    }
}

/// Changes a line again and again, and cools down by the changes made or the part of the time that is `spent`, whichever is
/// more; when all of it is spent, it stops. The best line on the way. `tell` hears of every better one.
///
/// # Errors
/// If the puzzle cannot be set up.
pub fn anneal(
    puzzle: &Puzzle,
    line: &Line,
    heat: Heat,
    rng: &mut Rng,
    spent: &dyn Fn() -> f64,
    tell: &dyn Fn(&Line),
) -> Result<Option<Line>, Refusal> {
    let Some(mut climb) = Climb::new(puzzle, line, rng)? else { return Ok(None) };
    let (mut best, mut time) = (climb.clone(), 0.0_f64);
    for i in 0..heat.changes {
        if i % 16 == 0 {
            time = spent();
        }
        if time >= 1.0 {
            break;
        }
        let done = time.max(f64::from(i) / f64::from(heat.changes));
        let warm = heat.points * (1.0 - done) + COLDEST;
        if climb.step(puzzle, warm, rng)? && climb.now.points() > best.now.points() {
            best = climb.clone();
            tell(&best.line(line.family));
        }
    }
    Ok(Some(best.line(line.family)))
}

/// The turns and harvests of a line, as far as the rules allow it.
fn divide(mut game: Agricola, line: &Line) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut steps: Vec<Move> = Vec::new();
    let (mut round, mut is_harvest) = (game.round, false);
    for step in line.turns.iter().flat_map(|turn| turn.iter()) {
        if !game.is_legal(SEAT, step) {
            break;
        }
        let begins = is_asked(&game, "place") || !is_harvest && in_harvest(&game);
        if begins && !steps.is_empty() {
            parts.push(Part { round, is_harvest, steps: std::mem::take(&mut steps).into() });
        }
        if begins {
            (round, is_harvest) = (game.round, in_harvest(&game));
        }
        steps.push(*step);
        game.play_unchecked(SEAT, step);
    }
    if !steps.is_empty() {
        parts.push(Part { round, is_harvest, steps: steps.into() });
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Progress;
    use agricola::{Mode, Options};
    use table::Seed;

    /// The best line after so many changes to a game by chance; it replays to its points.
    fn points_after(changes: u32, decks: &[&str]) -> i32 {
        let mode = if decks.is_empty() { Mode::Family } else { Mode::Full };
        let decks: Vec<String> = decks.iter().map(ToString::to_string).collect();
        let free_cards = !decks.is_empty();
        let options = Options { players: 1, mode, decks, ..Options::default() };
        let puzzle = Puzzle { options, free_order: true, free_cards, seed: Seed::new(7) };
        let mut rng = Rng::from_number(1);
        let line = Line { points: 0, setup: puzzle.setup(&mut rng).unwrap(), family: 0, turns: Vec::new() };
        let heat = Heat { changes, points: 0.3 };
        let found = anneal(&puzzle, &line, heat, &mut rng, &|| 0.0, &|_| {}).unwrap().unwrap();
        let mut progress = Progress::new(puzzle).unwrap();
        let points = found.points;
        progress.pool.push(found);
        assert_eq!(progress.record().unwrap().unwrap().scores, Some(vec![points]), "every step is legal");
        points
    }

    #[test]
    fn changes_make_a_game_by_chance_a_good_one() {
        assert!(points_after(0, &[]) < 0);
        let points = points_after(3_000, &[]);
        assert!(points > 25, "{points}");
    }

    #[test]
    fn cards_are_changed_along_with_the_game() {
        let (before, after) = (points_after(0, &["E"]), points_after(1_000, &["E"]));
        assert!(after > before + 20, "{before} {after}");
    }
}
