//! Beam search for one seat alone: turn by turn, only the best positions go on.
//!
//! Positions are compared only with others at the same point of the game ([`Knowledge::progress`]), equal ones are
//! dropped, and no single way to play ([`Knowledge::way`]) may fill the beam. With a pilot, positions are ranked by the
//! points at the end of a greedy game from there, which is slower and sees further.

use crate::knowledge::Knowledge;
use crate::turns::{Seen, Width, quick_hash, turns};
use std::collections::BTreeMap;
use std::rc::Rc;
use table::{Game, Rng, Seat};

/// How wide the beam is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Beam {
    /// Positions that go on from each point of the game.
    pub width: usize,
    /// The most positions of one way among them.
    pub per_way: usize,
    /// How many points of chance are added to the value of a position.
    pub jitter: f32,
    /// How widely turns are searched.
    pub turns: Width,
    /// For each position that goes on, so many are played out greedily to choose from; 0: none.
    pub pilot: usize,
}

/// A chain of turns that led to a position.
struct Link<M> {
    steps: Box<[M]>,
    before: Option<Rc<Link<M>>>,
}

struct Place<G: Game> {
    value: f32,
    way: u64,
    game: Box<G>,
    link: Option<Rc<Link<G::Move>>>,
}

/// The points at the end, and the turns that lead there.
type Line<G> = (i32, Option<Rc<Link<<G as Game>::Move>>>);

/// Plays a position greedily to its end.
fn play_out<G: Game>(place: &Place<G>, seat: Seat, knowledge: &dyn Knowledge<G>) -> Line<G> {
    let (mut game, mut link) = (place.game.clone(), place.link.clone());
    let width = Width::new(3, 1);
    while !game.to_decide().is_empty() {
        let mut worth = |after: &G| knowledge.expects(after, seat);
        let Some((_, turn)) = turns(&*game, seat, knowledge, width, &mut worth).into_iter().next() else { break };
        link = Some(Rc::new(Link { steps: turn.steps.into(), before: link }));
        game = turn.after;
    }
    (game.points(seat), link)
}

/// The positions at one point of the game.
struct Layer<G: Game> {
    places: Vec<Place<G>>,
    seen: Seen,
}

impl<G: Game> Layer<G> {
    fn new() -> Layer<G> {
        Layer { places: Vec::new(), seen: Seen::default() }
    }

    fn add(&mut self, place: Place<G>, beam: &Beam) {
        if self.seen.insert(quick_hash(&*place.game)) {
            self.places.push(place);
            if self.places.len() > 4 * beam.width + 256 {
                self.thin(beam);
            }
        }
    }

    /// Ranks the best positions by greedy games from there; the best line that came of it, if it beats `most`.
    fn play_out(&mut self, seat: Seat, knowledge: &dyn Knowledge<G>, beam: &Beam, most: i32) -> Option<Line<G>> {
        let (mut most, mut line) = (most, None);
        for place in &mut self.places {
            let (points, link) = play_out(place, seat, knowledge);
            place.value = points as f32 + 0.05 * place.value;
            if points > most {
                (most, line) = (points, Some((points, link)));
            }
        }
        self.thin(beam);
        line
    }

    /// Keeps the best, and not too many of one way.
    fn thin(&mut self, beam: &Beam) {
        self.places.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut ways: BTreeMap<u64, usize> = BTreeMap::new();
        self.places.retain(|place| {
            let count = ways.entry(place.way).or_default();
            *count += 1;
            *count <= beam.per_way
        });
        self.places.truncate(beam.width);
    }
}

/// What a beam found: the points, and all steps from the start.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<M> {
    /// The points at the end.
    pub points: i32,
    /// The steps that lead there, turn by turn.
    pub turns: Vec<Box<[M]>>,
}

/// Plays a game for one seat to its end and says the best that was found; nothing if `stop` said so before the end.
pub fn search<G: Game>(
    game: &G,
    seat: Seat,
    knowledge: &dyn Knowledge<G>,
    beam: &Beam,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Found<G::Move>> {
    let mut layers: BTreeMap<u32, Layer<G>> = BTreeMap::new();
    let start = Place { value: 0.0, way: 0, game: Box::new(game.clone()), link: None };
    layers.entry(knowledge.progress(game, seat)).or_insert_with(Layer::new).add(start, beam);
    let mut best: Option<Line<G>> = None;
    let wide = Beam { width: beam.width * beam.pilot, per_way: beam.per_way * beam.pilot, ..*beam };
    while let Some((_, mut layer)) = layers.pop_first() {
        if beam.pilot > 0 {
            layer.thin(&wide);
            let most = best.as_ref().map_or(i32::MIN, |(points, _)| *points);
            best = layer.play_out(seat, knowledge, beam, most).or(best);
        } else {
            layer.thin(beam);
        }
        for place in layer.places {
            if place.game.to_decide().is_empty() {
                let points = place.game.points(seat);
                if best.as_ref().is_none_or(|(most, _)| points > *most) {
                    best = Some((points, place.link));
                }
                continue;
            }
            if stop() {
                return None;
            }
            let mut worth = |after: &G| knowledge.expects(after, seat);
            for (value, turn) in turns(&*place.game, seat, knowledge, beam.turns, &mut worth) {
                let link = Rc::new(Link { steps: turn.steps.into(), before: place.link.clone() });
                let luck = if beam.jitter > 0.0 { beam.jitter * (rng.unit() - 0.5) as f32 } else { 0.0 };
                let way = knowledge.way(&turn.after, seat);
                let next = knowledge.progress(&turn.after, seat);
                let place = Place { value: value + luck, way, game: turn.after, link: Some(link) };
                layers.entry(next).or_insert_with(Layer::new).add(place, if beam.pilot > 0 { &wide } else { beam });
            }
        }
    }
    best.map(|(points, link)| Found { points, turns: unwind(link) })
}

fn unwind<M: Copy>(mut link: Option<Rc<Link<M>>>) -> Vec<Box<[M]>> {
    let mut turns = Vec::new();
    while let Some(here) = link {
        turns.push(here.steps.clone());
        link = here.before.clone();
    }
    turns.reverse();
    turns
}
