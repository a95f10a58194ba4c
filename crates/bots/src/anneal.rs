//! Small changes to a whole solo game, again and again: a worse game is kept less and less often.
//!
//! A game is a list of turns, and of harvests. A change replaces a turn by any other, exchanges two, moves one to another
//! place, or changes what was agreed before the game (round cards, hand; a new card is played where the old one was). What
//! follows is played as before where that is still possible. A turn that is not possible yet waits until it is; where
//! nothing that was meant to follow is possible, chance decides. Nothing is valued on the way, only the end of the game
//! counts: so a change costs little, and very many of them can be tried.

use crate::knowledge::{Knowledge, Playable, Thought};
use crate::mcts::Settings;
use crate::solve::{Line, Puzzle, Role, SEAT, Solvable};
use crate::turns::turns;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use table::{Refusal, Rng};

/// How long and how boldly to change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heat {
    /// How many changes are tried.
    pub changes: u32,
    /// How many points may be lost at first: a loss of that size is kept in one of e cases.
    pub points: f64,
}

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
struct Part<G: Solvable> {
    round: u8,
    is_harvest: bool,
    steps: Rc<[G::Move]>,
}

/// A game that was played to its end, and all positions on the way.
#[derive(Clone)]
struct PlayedGame<G: Solvable> {
    parts: Vec<Part<G>>,
    /// The position before each part, and the last one.
    positions: Vec<Rc<G>>,
}

impl<G: Solvable> PlayedGame<G> {
    fn points(&self) -> i32 {
        self.positions.last().map_or(i32::MIN, |game| game.points(SEAT))
    }

    /// In how many turns somebody was placed.
    fn turns(&self) -> f64 {
        self.parts.iter().filter(|part| G::role(&part.steps[0]) == Role::Placing).count() as f64
    }

    /// The points, and how close it came to more.
    fn worth(&self) -> f64 {
        self.positions.last().map_or(f64::MIN, |game| f64::from(game.points(SEAT)) + f64::from(game.shortfall()))
    }
}

/// The steps of a part, and the position after it.
type PlayedPart<G> = (Rc<[<G as table::Game>::Move]>, Rc<G>);

/// What decides where nothing is wanted: the steps that a player looks at, and chance.
struct Chance<G: Solvable> {
    rng: Rng,
    knowledge: Arc<dyn Knowledge<G>>,
}

/// A part of a game that is being played.
struct PartInPlay<'a, G: Solvable> {
    game: Rc<G>,
    is_harvest: bool,
    steps: Vec<G::Move>,
    list: Vec<G::Move>,
    chance: &'a mut Chance<G>,
}

impl<'a, G: Solvable> PartInPlay<'a, G> {
    fn new(game: &Rc<G>, chance: &'a mut Chance<G>) -> PartInPlay<'a, G> {
        PartInPlay { game: game.clone(), is_harvest: game.in_harvest(), steps: Vec::new(), list: Vec::new(), chance }
    }

    fn is_over(&self) -> bool {
        !self.is_harvest && self.game.in_harvest()
            || !self.game.to_decide().contains(SEAT)
            || self.game.begins_turn(SEAT)
    }

    /// Whether the turn has begun and is over, or is a harvest that is.
    fn is_done(&self) -> bool {
        !self.steps.is_empty() && self.is_over()
    }

    fn play(&mut self, step: G::Move) {
        Rc::make_mut(&mut self.game).play_unchecked(SEAT, &step);
        self.steps.push(step);
    }

    /// Plays this step if it is legal, or one like it.
    fn try_step(&mut self, step: &G::Move) -> bool {
        if self.game.is_legal(SEAT, step) {
            self.play(*step);
            return true;
        }
        if !G::are_alike(step, step) {
            return false;
        }
        self.list_sensible();
        let Some(other) = self.list.iter().copied().find(|other| G::are_alike(step, other)) else { return false };
        self.play(other);
        true
    }

    fn list_sensible(&mut self) {
        self.list.clear();
        self.chance.knowledge.steps(&self.game, SEAT, &mut self.list);
    }

    /// Plays this step if it is sensible.
    fn try_sensible(&mut self, step: &G::Move) {
        self.list_sensible();
        if self.list.contains(step) {
            self.play(*step);
        }
    }

    /// Plays any sensible step, now and then any legal one. False if there is none.
    fn any_step(&mut self) -> bool {
        self.list.clear();
        if self.chance.rng.below(ANY_LEGAL) == 0 {
            self.game.moves(SEAT, &mut self.list);
        }
        if self.list.is_empty() {
            self.list_sensible();
        }
        let Some(step) = self.chance.rng.pick(&self.list).copied() else { return false };
        self.play(step);
        true
    }

    /// Plays by chance until the part is done; nothing if that takes too many steps.
    fn finish(mut self) -> Option<PlayedPart<G>> {
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
fn play_turn<G: Solvable>(
    game: &Rc<G>,
    wanted: &[G::Move],
    must: bool,
    chance: &mut Chance<G>,
) -> Option<PlayedPart<G>> {
    let mut part = PartInPlay::new(game, chance);
    let mut wanted = wanted.iter();
    if let Some(first) = wanted.next() {
        part.play(*first);
    }
    for step in wanted {
        if part.is_done() {
            break;
        }
        // What is cooked or kept depends on how much there is: that is found again if need be.
        let can_differ = matches!(G::role(step), Role::Exchanging | Role::Settling);
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
fn play_harvest<G: Solvable>(game: &Rc<G>, wanted: &[G::Move], chance: &mut Chance<G>) -> Option<PlayedPart<G>> {
    let mut part = PartInPlay::new(game, chance);
    for step in wanted {
        if part.is_done() {
            break;
        }
        match G::role(step) {
            Role::Exchanging if part.game.is_hungry() => drop(part.try_step(step)),
            Role::Exchanging | Role::Breeding => part.try_sensible(step),
            Role::Feeding => {
                while part.game.is_hungry() {
                    if part.steps.len() > MOST_STEPS || !part.any_step() {
                        return None;
                    }
                }
                part.list_sensible();
                if let Some(meal) = part.list.iter().copied().find(|step| G::role(step) == Role::Feeding) {
                    part.play(meal);
                }
            }
            Role::Placing | Role::Settling | Role::Acting => drop(part.try_step(step)),
        }
    }
    part.finish()
}

/// The first of these turns that can be taken, and which it was; if none can, what comes closest to one of them.
fn next_of<G: Solvable>(game: &Rc<G>, wanted: &[Part<G>], chance: &mut Chance<G>) -> Option<(usize, PlayedPart<G>)> {
    for must in [false, true] {
        for (i, part) in wanted.iter().enumerate() {
            if game.can_begin(&part.steps[0])
                && let Some(turn) = play_turn(game, &part.steps, must, chance)
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
fn play_on<G: Solvable>(
    before: &[Rc<G>],
    parts: Vec<Part<G>>,
    same: usize,
    begging: u8,
    chance: &mut Chance<G>,
) -> Option<PlayedGame<G>> {
    let mut positions: Vec<Rc<G>> = before[..=same].to_vec();
    let mut harvests: HashMap<u8, Rc<[G::Move]>> = HashMap::new();
    let mut rest = parts.into_iter();
    let mut parts: Vec<Part<G>> = rest.by_ref().take(same).collect();
    let mut wanted: Vec<Part<G>> = Vec::with_capacity(rest.len());
    for part in rest {
        if part.is_harvest {
            harvests.insert(part.round, part.steps);
        } else {
            wanted.push(part);
        }
    }
    // Where the family has grown sooner or later than before, turns stay in their rounds or follow one another.
    let by_round = chance.rng.below(2) == 0;
    loop {
        let game = positions.last()?.clone();
        if game.begging() > begging {
            return None;
        }
        if game.to_decide().is_empty() {
            return Some(PlayedGame { parts, positions });
        }
        let (round, is_harvest) = (game.round(), game.in_harvest());
        let (steps, after) = if is_harvest {
            let wanted = harvests.remove(&round);
            play_harvest(&game, wanted.as_deref().unwrap_or_default(), chance)?
        } else {
            if by_round {
                wanted.retain(|part| part.round >= round);
            }
            let next = |part: &&Part<G>| !by_round || part.round == round;
            let here = wanted.iter().take_while(next).take(TURNS_TRIED).count();
            match next_of(&game, &wanted[..here], chance) {
                Some((i, turn)) => {
                    wanted.remove(i);
                    turn
                }
                None => play_turn(&game, &[], true, chance)?,
            }
        };
        parts.push(Part { round, is_harvest, steps });
        positions.push(after);
    }
}

/// The turns as they are after a change of the setup.
fn adapted<G: Solvable>(parts: &[Part<G>], change: G::Change) -> Vec<Part<G>> {
    let adapt = |part: &Part<G>| Part {
        steps: part.steps.iter().map(|step| G::adapt(step, change)).collect(),
        round: part.round,
        is_harvest: part.is_harvest,
    };
    parts.iter().map(adapt).collect()
}

/// Another way to play this part, by chance; with the same first step, if wished. Nothing if it turns out the same.
fn another_way<G: Solvable>(
    now: &PlayedGame<G>,
    i: usize,
    same_space: bool,
    chance: &mut Chance<G>,
) -> Option<Rc<[G::Move]>> {
    let (part, game) = (&now.parts[i], &now.positions[i]);
    let kept = &part.steps[..usize::from(same_space)];
    let (steps, _) =
        if part.is_harvest { play_harvest(game, &[], chance)? } else { play_turn(game, kept, true, chance)? };
    (steps != part.steps).then_some(steps)
}

/// The parts with one change, and how many of them are as before; nothing if it would change nothing.
fn change<G: Solvable>(now: &PlayedGame<G>, chance: &mut Chance<G>) -> Option<(Vec<Part<G>>, usize)> {
    let mut parts = now.parts.clone();
    let i = chance.rng.below(parts.len());
    if parts[i].is_harvest {
        parts[i].steps = another_way(now, i, false, chance)?;
        return Some((parts, i));
    }
    // The rounds stay in their places; the turns between two of them move.
    let last = (i + 1 + chance.rng.below(15)).min(parts.len() - 1);
    let places: Vec<usize> = (i..=last).filter(|&k| !parts[k].is_harvest).collect();
    let mut steps: Vec<Rc<[G::Move]>> = places.iter().map(|&k| parts[k].steps.clone()).collect();
    let end = steps.len() - 1;
    match chance.rng.below(10) {
        0..=2 => steps[0] = another_way(now, i, now.parts[i].steps.len() > 1 && chance.rng.below(3) == 0, chance)?,
        3..=5 => steps.swap(0, end),
        6..=7 => steps.rotate_right(1),
        8 => steps.rotate_left(1),
        _ => {
            steps.rotate_right(1);
            steps[0] = another_way(now, i, false, chance)?;
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
struct Candidate<G: Solvable> {
    setup: G::Setup,
    now: PlayedGame<G>,
    worth: f64,
}

impl<G: Solvable> Candidate<G> {
    fn new(puzzle: &Puzzle<G>, line: &Line<G>, chance: &mut Chance<G>) -> Result<Option<Candidate<G>>, Refusal> {
        let game = puzzle.game(&line.setup)?;
        let parts = into_parts(game.clone(), line);
        let now = play_on(&[Rc::new(game)], parts, 0, u8::MAX, chance);
        Ok(now.map(|now| Candidate { setup: line.setup.clone(), worth: now.worth(), now }))
    }

    /// Tries a change and keeps it if it is no loss, or by chance: the more often the warmer it is. Says whether it was kept.
    fn step(&mut self, puzzle: &Puzzle<G>, warm: f64, chance: &mut Chance<G>) -> Result<bool, Refusal> {
        let now = &self.now;
        // More begging cards than this would hardly ever be kept.
        let begging = now.positions[now.parts.len()].begging() + (2.0 * warm).ceil() as u8;
        let varied = G::vary(puzzle, &self.setup, &now.positions[now.parts.len()], &mut chance.rng);
        let next = match &varied {
            Some((change, setup)) => {
                let parts = adapted(&now.parts, *change);
                play_on(&[Rc::new(puzzle.game(setup)?)], parts, 0, begging, chance)
            }
            None => change(now, chance).and_then(|(parts, same)| play_on(&now.positions, parts, same, begging, chance)),
        };
        let Some(next) = next else { return Ok(false) };
        let worth = next.worth();
        let loss = self.worth - worth + eagerness(warm) * (self.now.turns() - next.turns());
        let kept = loss <= 0.0 || chance.rng.unit() < (-loss / warm).exp();
        if kept {
            (self.now, self.worth) = (next, worth);
            if let Some((_, setup)) = varied {
                self.setup = setup;
            }
        }
        Ok(kept)
    }

    fn line(&self, family: u64) -> Line<G> {
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
pub fn anneal<G: Solvable>(
    puzzle: &Puzzle<G>,
    line: &Line<G>,
    heat: Heat,
    rng: &mut Rng,
    spent: &dyn Fn() -> f64,
    tell: &dyn Fn(&Line<G>),
) -> Result<Option<Line<G>>, Refusal> {
    let mut chance = Chance { rng: Rng::from_number(rng.bits()), knowledge: G::knowledge_by_hand() };
    let Some(mut candidate) = Candidate::new(puzzle, line, &mut chance)? else { return Ok(None) };
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
        if candidate.step(puzzle, warm, &mut chance)? && candidate.now.points() > best.now.points() {
            best = candidate.clone();
            tell(&best.line(line.family));
        }
    }
    Ok(Some(best.line(line.family)))
}

/// The points that make a turn e times as likely in a game by somebody who has learned.
const TEMPERATURES: [f32; 3] = [0.3, 1.0, 2.5];

/// The turns of a game by somebody who has learned, looks one turn ahead and does not always take the best.
pub(crate) fn as_learned<G: Playable>(mut game: G, rng: &mut Rng) -> Vec<Box<[G::Move]>> {
    let knowledge = G::knowledge_for_search();
    let (width, temperature) =
        (knowledge.width(Settings::default().width), TEMPERATURES[rng.below(TEMPERATURES.len())]);
    let mut played = Vec::new();
    while game.to_decide().contains(SEAT) {
        let worth = &mut |after: &G| knowledge.expects_at_once(after, SEAT);
        let mut list = turns(&game, SEAT, &*knowledge, width, worth);
        let thoughts = knowledge.judge(&list, SEAT, usize::MAX);
        let Some(best) = thoughts.first() else { break };
        let weight = |thought: &Thought| f64::from((thought.rank - best.rank) / temperature).exp();
        let mut drawn = rng.unit() * thoughts.iter().map(weight).sum::<f64>();
        let picked = thoughts.iter().find(|thought| {
            drawn -= weight(thought);
            drawn <= 0.0
        });
        let turn = list.swap_remove(picked.unwrap_or(best).turn).1;
        turn.steps.iter().for_each(|step| game.play_unchecked(SEAT, step));
        played.push(turn.steps.into());
    }
    played
}

/// The turns and harvests of a line, as far as the rules allow it.
fn into_parts<G: Solvable>(mut game: G, line: &Line<G>) -> Vec<Part<G>> {
    let mut parts: Vec<Part<G>> = Vec::new();
    let mut steps: Vec<G::Move> = Vec::new();
    let (mut round, mut is_harvest) = (game.round(), false);
    for step in line.turns.iter().flat_map(|turn| turn.iter()) {
        if !game.is_legal(SEAT, step) {
            break;
        }
        let begins = game.begins_turn(SEAT) || !is_harvest && game.in_harvest();
        if begins && !steps.is_empty() {
            parts.push(Part { round, is_harvest, steps: std::mem::take(&mut steps).into() });
        }
        if begins {
            (round, is_harvest) = (game.round(), game.in_harvest());
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
    use agricola::Agricola;
    use caverna::Caverna;
    use table::Seed;

    /// The points of the best line after this many changes to a game by chance, or by somebody who has learned; it replays to them.
    /// Where there are decks the hand is chosen.
    fn points_of<G: Solvable>(options: &str, learned: bool, changes: u32) -> i32 {
        let free_cards = options.contains("decks");
        let options = serde_json::from_str(options).unwrap();
        let puzzle: Puzzle<G> = Puzzle { options, free_order: true, free_cards, seed: Seed::new(7) };
        let mut rng = Rng::from_number(1);
        let setup = G::setup(&puzzle, &mut rng).unwrap();
        let turns = if learned { as_learned(puzzle.game(&setup).unwrap(), &mut rng) } else { Vec::new() };
        let line = Line { points: 0, setup, family: 0, turns };
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
        let family = r#"{"players":1,"mode":"family"}"#;
        assert!(points_of::<Agricola>(family, false, 0) < 0);
        let points = points_of::<Agricola>(family, false, 3_000);
        assert!(points > 25, "{points}");
    }

    #[test]
    fn cards_are_changed_along_with_the_game() {
        let cards = r#"{"players":1,"decks":["E"]}"#;
        let (before, after) = (points_of::<Agricola>(cards, false, 0), points_of::<Agricola>(cards, false, 1_000));
        assert!(after > before + 20, "{before} {after}");
    }

    #[test]
    fn the_moor_and_the_caves_are_solved_too() {
        let moor = r#"{"players":1,"mode":"family","expansion":"moor","level":1}"#;
        let (before, after) = (points_of::<Agricola>(moor, false, 0), points_of::<Agricola>(moor, false, 1_000));
        assert!(after > before + 20, "{before} {after}");
        let caves = r#"{"players":1}"#;
        let (before, after) = (points_of::<Caverna>(caves, false, 0), points_of::<Caverna>(caves, false, 600));
        assert!(after > before + 20, "{before} {after}");
    }

    #[test]
    fn a_game_by_somebody_who_has_learned_is_a_good_beginning() {
        let caves = r#"{"players":1}"#;
        let (chance, learned) = (points_of::<Caverna>(caves, false, 0), points_of::<Caverna>(caves, true, 0));
        assert!(learned > chance + 20, "{chance} {learned}");
    }
}
