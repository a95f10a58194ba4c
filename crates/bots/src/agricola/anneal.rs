//! Small changes to a whole solo game, again and again: a worse game is kept less and less often.
//!
//! A game is a list of turns, and of harvests. A change replaces a turn by any other, exchanges two, moves one to another
//! place, or changes what was agreed before the game (round cards, hand; a new card is played where the old one was). What
//! follows is played as before where that is still possible. A turn that is not possible yet waits until it is; where
//! nothing that was meant to follow is possible, chance decides. Nothing is valued on the way, only the end of the game
//! counts: so a change costs little, and very many of them can be tried.

use super::evaluate::shortfall;
use super::solve::{Line, Puzzle, Setup, SetupChange};
use super::steps::sensible;
use agricola::goods::Good;
use agricola::state::ROUNDS;
use agricola::{Agricola, CardId, Move};
use std::rc::Rc;
use table::{Game, Refusal, Rng, Seat};

/// How long and how boldly to change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heat {
    /// How many changes are tried.
    pub changes: u32,
    /// How many points may be lost at first: a loss of that size is kept in one of e cases.
    pub points: f64,
}

const SEAT: Seat = Seat::new(0);

/// How many points may still be lost at the end.
const COLDEST: f64 = 0.05;

/// What a turn more is worth in itself, in points: much at first, nothing in the end.
///
/// A family that grows early has more turns, but a single change does not show what they are good for.
fn eagerness(warm: f64) -> f64 {
    3.0 * warm.powi(3)
}

/// How many of the turns that were meant to follow are tried.
const TURNS_TRIED: usize = 8;

/// One in this many steps by chance is any that the rules allow, not only a sensible one.
const ANY_LEGAL: usize = 20;

/// The most steps of a part of a game.
const MOST_STEPS: usize = 64;

/// A turn or a harvest, and the round it belongs to.
#[derive(Clone)]
struct Part {
    round: u8,
    is_harvest: bool,
    steps: Rc<[Move]>,
}

/// A game that was played to its end, and all positions on the way.
#[derive(Clone)]
struct PlayedGame {
    parts: Vec<Part>,
    /// The position before each part, and the last one.
    positions: Vec<Rc<Agricola>>,
}

impl PlayedGame {
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
    game.phase.is_harvest()
}

/// The steps of a part, and the position after it.
type PlayedPart = (Rc<[Move]>, Rc<Agricola>);

/// A part of a game that is being played.
struct PartInPlay<'a> {
    game: Rc<Agricola>,
    is_harvest: bool,
    steps: Vec<Move>,
    list: Vec<Move>,
    rng: &'a mut Rng,
}

impl<'a> PartInPlay<'a> {
    fn new(game: &Rc<Agricola>, rng: &'a mut Rng) -> PartInPlay<'a> {
        PartInPlay { game: game.clone(), is_harvest: in_harvest(game), steps: Vec::new(), list: Vec::new(), rng }
    }

    fn is_over(&self) -> bool {
        !self.is_harvest && in_harvest(&self.game)
            || !self.game.to_decide().contains(SEAT)
            || self.game.begins_turn(SEAT)
    }

    /// Whether the turn has begun and is over, or is a harvest that is.
    fn is_done(&self) -> bool {
        !self.steps.is_empty() && self.is_over()
    }

    /// Whether the family is to be fed and there is not enough food.
    fn is_hungry(&self) -> bool {
        let is_short = self.game.player(SEAT).goods.get(Good::Food) < self.game.food_owed(SEAT);
        is_short && self.game.decision(SEAT).is_some_and(|decision| decision.prompt == "feed")
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

    /// Plays any sensible step, now and then any legal one. False if there is none.
    fn any_step(&mut self) -> bool {
        self.list.clear();
        if self.rng.below(ANY_LEGAL) == 0 {
            self.game.moves(SEAT, &mut self.list);
        }
        if self.list.is_empty() {
            self.list_sensible();
        }
        let Some(step) = self.rng.pick(&self.list).copied() else { return false };
        self.play(step);
        true
    }

    /// Plays by chance until the part is done; nothing if that takes too many steps.
    fn finish(mut self) -> Option<PlayedPart> {
        while !self.is_done() {
            if self.steps.len() > MOST_STEPS || !self.any_step() {
                return None;
            }
        }
        Some((self.steps.into(), self.game))
    }
}

/// Plays a turn as wanted; its first step must be legal. Where the rest is not legal: nothing, or, if it `must` be played,
/// chance goes on.
fn play_turn(game: &Rc<Agricola>, wanted: &[Move], must: bool, rng: &mut Rng) -> Option<PlayedPart> {
    let mut part = PartInPlay::new(game, rng);
    let mut wanted = wanted.iter();
    if let Some(first) = wanted.next() {
        part.play(*first);
    }
    for step in wanted {
        if part.is_done() {
            break;
        }
        // What is cooked or kept depends on how much there is: that is found again if need be.
        let can_differ = matches!(step, Move::Exchange { .. } | Move::Keep { .. } | Move::Pay { .. });
        if !part.try_step(step) && !can_differ {
            if !must {
                return None;
            }
            break;
        }
    }
    part.finish()
}

/// Plays a harvest as wanted, but exchanges for food no more than is needed.
fn play_harvest(game: &Rc<Agricola>, wanted: &[Move], rng: &mut Rng) -> Option<PlayedPart> {
    let mut part = PartInPlay::new(game, rng);
    for step in wanted {
        if part.is_done() {
            break;
        }
        match step {
            Move::Exchange { .. } if part.is_hungry() => drop(part.try_step(step)),
            Move::Exchange { .. } | Move::Breed { .. } => part.try_sensible(step),
            Move::Feed { .. } => {
                while part.is_hungry() {
                    if part.steps.len() > MOST_STEPS || !part.any_step() {
                        return None;
                    }
                }
                part.try_step(&Move::Feed { food: part.game.food_owed(SEAT) });
            }
            _ => drop(part.try_step(step)),
        }
    }
    part.finish()
}

/// The first of these turns that can be taken, and which it was; if none can, what comes closest to one of them.
fn next_of(game: &Rc<Agricola>, wanted: &[Part], rng: &mut Rng) -> Option<(usize, PlayedPart)> {
    let can_begin = |part: &Part| match part.steps[0] {
        Move::Place { space } => game.can_place_on(SEAT, space),
        step => game.is_legal(SEAT, &step),
    };
    for must in [false, true] {
        for (i, part) in wanted.iter().enumerate() {
            if can_begin(part)
                && let Some(turn) = play_turn(game, &part.steps, must, rng)
            {
                return Some((i, turn));
            }
        }
    }
    None
}

/// Plays on with these turns as far as possible; the first `same` parts are as in `before`.
///
/// Nothing if the game comes to more begging cards than `begging`.
fn play_on(before: &[Rc<Agricola>], parts: Vec<Part>, same: usize, begging: u8, rng: &mut Rng) -> Option<PlayedGame> {
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
            return Some(PlayedGame { parts, positions });
        }
        let round = game.round;
        let is_harvest = in_harvest(&game);
        let (steps, after) = if is_harvest {
            let wanted = harvests[usize::from(round)].take();
            play_harvest(&game, wanted.as_deref().unwrap_or_default(), rng)?
        } else {
            if by_round {
                wanted.retain(|part| part.round >= round);
            }
            let next = |part: &&Part| !by_round || part.round == round;
            let here = wanted.iter().take_while(next).take(TURNS_TRIED).count();
            match next_of(&game, &wanted[..here], rng) {
                Some((i, turn)) => {
                    wanted.remove(i);
                    turn
                }
                None => play_turn(&game, &[], true, rng)?,
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

/// Another way to play this part, by chance; with the same first step, if wished. Nothing if it turns out the same.
fn another_way(now: &PlayedGame, i: usize, same_space: bool, rng: &mut Rng) -> Option<Rc<[Move]>> {
    let (part, game) = (&now.parts[i], &now.positions[i]);
    let kept = &part.steps[..usize::from(same_space)];
    let (steps, _) = if part.is_harvest { play_harvest(game, &[], rng)? } else { play_turn(game, kept, true, rng)? };
    (steps != part.steps).then_some(steps)
}

/// The parts with one change, and how many of them are as before; nothing if it would change nothing.
fn change(now: &PlayedGame, rng: &mut Rng) -> Option<(Vec<Part>, usize)> {
    let mut parts = now.parts.clone();
    let i = rng.below(parts.len());
    if parts[i].is_harvest {
        parts[i].steps = another_way(now, i, false, rng)?;
        return Some((parts, i));
    }
    // The rounds stay in their places; the turns between two of them move.
    let last = (i + 1 + rng.below(15)).min(parts.len() - 1);
    let places: Vec<usize> = (i..=last).filter(|&k| !parts[k].is_harvest).collect();
    let mut steps: Vec<Rc<[Move]>> = places.iter().map(|&k| parts[k].steps.clone()).collect();
    let end = steps.len() - 1;
    match rng.below(10) {
        0..=2 => steps[0] = another_way(now, i, now.parts[i].steps.len() > 1 && rng.below(3) == 0, rng)?,
        3..=5 => steps.swap(0, end),
        6..=7 => steps.rotate_right(1),
        8 => steps.rotate_left(1),
        _ => {
            steps.rotate_right(1);
            steps[0] = another_way(now, i, false, rng)?;
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
struct Candidate {
    setup: Setup,
    now: PlayedGame,
    worth: f64,
}

impl Candidate {
    fn new(puzzle: &Puzzle, line: &Line, rng: &mut Rng) -> Result<Option<Candidate>, Refusal> {
        let game = puzzle.game(&line.setup)?;
        let parts = into_parts(game.clone(), line);
        let now = play_on(&[Rc::new(game)], parts, 0, u8::MAX, rng);
        Ok(now.map(|now| Candidate { setup: line.setup.clone(), worth: now.worth(), now }))
    }

    /// Tries a change and keeps it if it is no loss, or by chance: the more often the warmer it is. Says whether it was kept.
    fn step(&mut self, puzzle: &Puzzle, warm: f64, rng: &mut Rng) -> Result<bool, Refusal> {
        let now = &self.now;
        // More begging cards than this would hardly ever be kept.
        let begging = now.positions[now.parts.len()].player(SEAT).begging + (2.0 * warm).ceil() as u8;
        let varied = puzzle.vary(&self.setup, &now.positions[now.parts.len()], rng);
        let next = match &varied {
            Some((change, setup)) => {
                let parts = match *change {
                    SetupChange::Order => now.parts.clone(),
                    SetupChange::Card { old, new } => with_card(&now.parts, old, new),
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
            if let Some((_, setup)) = varied {
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

/// Changes a line again and again and returns the best line on the way; `tell` is called with every better one. It cools
/// down by the part of the changes made or the part of the time that is `spent`, whichever is more, and stops when all of
/// either is used up.
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
    let Some(mut candidate) = Candidate::new(puzzle, line, rng)? else { return Ok(None) };
    let (mut best, mut time) = (candidate.clone(), 0.0_f64);
    for i in 0..heat.changes {
        if i % 16 == 0 {
            time = spent();
        }
        if time >= 1.0 {
            break;
        }
        let done = time.max(f64::from(i) / f64::from(heat.changes));
        let warm = heat.points * (1.0 - done) + COLDEST;
        if candidate.step(puzzle, warm, rng)? && candidate.now.points() > best.now.points() {
            best = candidate.clone();
            tell(&best.line(line.family));
        }
    }
    Ok(Some(best.line(line.family)))
}

/// The turns and harvests of a line, as far as the rules allow it.
fn into_parts(mut game: Agricola, line: &Line) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut steps: Vec<Move> = Vec::new();
    let (mut round, mut is_harvest) = (game.round, false);
    for step in line.turns.iter().flat_map(|turn| turn.iter()) {
        if !game.is_legal(SEAT, step) {
            break;
        }
        let begins = game.begins_turn(SEAT) || !is_harvest && in_harvest(&game);
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
    use super::super::solve::Progress;
    use super::*;
    use agricola::{Mode, Options};
    use table::Seed;

    /// The points of the best line after this many changes to a game by chance; it replays to them.
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
