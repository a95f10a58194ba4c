//! Small changes to a whole solo game, again and again: a worse game is kept less and less often.
//!
//! A game is a list of turns. A change replaces a turn, exchanges two, moves one to another place, or changes what was
//! agreed before the game (round cards, hand; a new card is played where the old one was). What follows is played as before
//! where that is still possible; where it is not, the turn goes as before as far as it can and ends as well as possible, or
//! the best turn at once takes its place.

use crate::agricola::{Farmer, evaluate::shortfall};
use crate::knowledge::Knowledge;
use crate::solve::{Agreed, Line, Puzzle};
use crate::turns::{Turn, Width, turns_beginning};
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
const WIDTH: Width = Width::new(6, 4);

/// A turn and the round it belongs to.
type Gene = (u8, Box<[Move]>);

/// A game that was played to its end, and all positions on the way.
#[derive(Clone)]
struct Played {
    genes: Vec<Gene>,
    /// The position before each turn, and the last one.
    positions: Vec<Rc<Agricola>>,
}

impl Played {
    fn points(&self) -> i32 {
        self.positions.last().map_or(i32::MIN, |game| game.points(SEAT))
    }

    /// The points, and how close it came to more.
    fn worth(&self) -> f64 {
        self.positions.last().map_or(f64::MIN, |game| f64::from(game.points(SEAT)) + f64::from(shortfall(game, SEAT)))
    }

    fn len(&self) -> usize {
        self.genes.len()
    }
}

/// Plays these steps if they are legal and make a whole turn.
fn repeat(game: &Agricola, steps: &[Move], farmer: &Farmer) -> Option<Box<Agricola>> {
    let mut after = Box::new(game.clone());
    for (i, step) in steps.iter().enumerate() {
        if i > 0 && farmer.turn_is_over(&after, SEAT) || !after.is_legal(SEAT, step) {
            return None;
        }
        after.play_unchecked(SEAT, step);
    }
    farmer.turn_is_over(&after, SEAT).then_some(after)
}

fn list(game: &Agricola, farmer: &Farmer, wanted: &dyn Fn(&Move) -> bool) -> Vec<(f32, Turn<Agricola>)> {
    turns_beginning(game, SEAT, farmer, WIDTH, &mut |after| farmer.expects(after, SEAT), wanted)
}

/// Plays on from `from` with these turns as far as possible; the first `same` turns are as in `before`.
fn play_on(before: &[Rc<Agricola>], genes: Vec<Gene>, same: usize, farmer: &Farmer) -> Option<Played> {
    let mut positions: Vec<Rc<Agricola>> = before[..=same].to_vec();
    let mut wanted = genes.into_iter();
    let mut genes: Vec<Gene> = wanted.by_ref().take(same).collect();
    let mut wanted = wanted.peekable();
    loop {
        let game = positions.last()?;
        if game.to_decide().is_empty() {
            return Some(Played { genes, positions });
        }
        while wanted.next_if(|(round, _)| *round < game.round).is_some() {}
        let gene = wanted.next_if(|(round, _)| *round == game.round);
        let (steps, after) = take_turn(game, gene.map(|(_, steps)| steps), farmer)?;
        genes.push((game.round, steps));
        positions.push(after.into());
    }
}

/// The turn as wanted, or what comes closest to it.
fn take_turn(game: &Agricola, steps: Option<Box<[Move]>>, farmer: &Farmer) -> Option<(Box<[Move]>, Box<Agricola>)> {
    if let Some(steps) = steps {
        if let Some(after) = repeat(game, &steps, farmer) {
            return Some((steps, after));
        }
        if let Some(turn) = go_as_far(game, &steps, farmer) {
            return Some(turn);
        }
    }
    let (_, turn) = list(game, farmer, &|_| true).into_iter().next()?;
    Some((turn.steps.into(), turn.after))
}

/// As many of these steps as are legal, and then the best end of the turn.
fn go_as_far(game: &Agricola, steps: &[Move], farmer: &Farmer) -> Option<(Box<[Move]>, Box<Agricola>)> {
    let (mut after, mut played) = (Box::new(game.clone()), Vec::new());
    for step in steps {
        if !after.is_legal(SEAT, step) {
            break;
        }
        after.play_unchecked(SEAT, step);
        played.push(*step);
        if farmer.turn_is_over(&after, SEAT) {
            return Some((played.into(), after));
        }
    }
    if played.is_empty() {
        return None;
    }
    let (_, turn) = list(&after, farmer, &|_| true).into_iter().next()?;
    played.extend(turn.steps);
    Some((played.into(), turn.after))
}

/// The turns with another card wherever the old one was played.
fn with_card(genes: &[Gene], old: CardId, new: CardId) -> Vec<Gene> {
    let mut genes = genes.to_vec();
    for step in genes.iter_mut().flat_map(|(_, steps)| steps.iter_mut()) {
        match step {
            Move::Occupation { card } | Move::Improve { card, .. } if *card == old => *card = new,
            _ => {}
        }
    }
    genes
}

/// A number below `n`, the smaller ones more often.
fn early(n: usize, rng: &mut Rng) -> usize {
    ((n as f64 * rng.unit().powf(2.5)) as usize).min(n - 1)
}

/// The turns with one change, and how many of them are as before.
fn change(now: &Played, farmer: &Farmer, rng: &mut Rng) -> Option<(Vec<Gene>, usize)> {
    let mut genes = now.genes.clone();
    let i = rng.below(now.len());
    let near = |rng: &mut Rng| (i + 1 + rng.below(12)).min(now.len() - 1);
    match rng.below(8) {
        0..=2 => {
            let turn = another(&now.positions[i], farmer, &|_| true, rng)?;
            genes[i].1 = turn;
            Some((genes, i))
        }
        3 | 4 => {
            let first = genes[i].1[0];
            genes[i].1 = another(&now.positions[i], farmer, &|step| *step == first, rng)?;
            Some((genes, i))
        }
        5 | 6 => {
            let j = near(rng);
            let turn = genes[j].1.clone();
            genes[j].1 = std::mem::replace(&mut genes[i].1, turn);
            Some((genes, i))
        }
        _ => {
            let j = near(rng);
            // The rounds stay in their places; the turns between move by one.
            let mut steps: Vec<Box<[Move]>> = genes[i..=j].iter().map(|(_, steps)| steps.clone()).collect();
            if rng.below(2) == 0 {
                steps.rotate_left(1)
            } else {
                steps.rotate_right(1)
            }
            genes[i..=j].iter_mut().zip(steps).for_each(|(gene, steps)| gene.1 = steps);
            Some((genes, i))
        }
    }
}

fn another(game: &Agricola, farmer: &Farmer, wanted: &dyn Fn(&Move) -> bool, rng: &mut Rng) -> Option<Box<[Move]>> {
    let mut turns = list(game, farmer, wanted);
    if turns.is_empty() {
        return None;
    }
    let (_, turn) = turns.swap_remove(early(turns.len(), rng));
    Some(turn.steps.into())
}

/// Changes a line again and again; the best line on the way.
///
/// # Errors
/// If the puzzle cannot be set up.
pub fn anneal(
    puzzle: &Puzzle,
    line: &Line,
    farmer: &Farmer,
    heat: Heat,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> Result<Option<Line>, Refusal> {
    let mut setup = line.setup.clone();
    let start = |setup: &_| puzzle.game(setup).map(|game| vec![Rc::new(game)]);
    // At first no turn is known to belong to a round: the rounds are those in which the turns were played.
    let mut genes: Vec<Gene> = Vec::new();
    let mut game = puzzle.game(&setup)?;
    for turn in &line.turns {
        genes.push((game.round, turn.clone()));
        turn.iter().for_each(|step| game.play_unchecked(SEAT, step));
    }
    let Some(mut now) = play_on(&start(&setup)?, genes, 0, farmer) else { return Ok(None) };
    let (mut best, mut most) = (now.clone(), now.points());
    let mut best_setup = setup.clone();
    for i in 0..heat.changes {
        if i % 16 == 0 && stop() {
            break;
        }
        let warm = heat.points * (1.0 - f64::from(i) / f64::from(heat.changes)) + 0.05;
        let mut other = setup.clone();
        let agreed = puzzle.vary(&mut other, &now.positions[now.len()], rng);
        let next = match agreed {
            Some(Agreed::Order) => play_on(&start(&other)?, now.genes.clone(), 0, farmer),
            Some(Agreed::Card { old, new }) => play_on(&start(&other)?, with_card(&now.genes, old, new), 0, farmer),
            None => change(&now, farmer, rng).and_then(|(genes, same)| play_on(&now.positions, genes, same, farmer)),
        };
        let Some(next) = next else { continue };
        let loss = now.worth() - next.worth();
        if loss <= 0.0 || rng.unit() < (-loss / warm).exp() {
            (now, setup) = (next, other);
            if now.points() > most {
                most = now.points();
                best = now.clone();
                best_setup = setup.clone();
            }
        }
    }
    let turns = best.genes.into_iter().map(|(_, steps)| steps).collect();
    Ok(Some(Line { points: most, setup: best_setup, weights: line.weights.clone(), family: line.family, turns }))
}
