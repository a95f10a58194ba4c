//! One game of a course, and what is learned from it.

use crate::course::Plan;
use crate::rows::{Came, Rows};
use bots::Playable;
use bots::knowledge::{Expected, Knowledge, Thought};
use bots::mcts::{Settings, looked_at};
use bots::turns::{Turn, turns};
use std::sync::Arc;
use table::{Rng, Seat};

/// The most turns of a game; who wanders longer gives up.
const MOST_TURNS: usize = 3_000;

/// A turn that far below the best was played to explore: what came after it says nothing about the turns before.
const EXPLORED: f32 = 0.3;

/// Who plays, and how.
pub struct Table<G: Playable> {
    /// What the pupil knows.
    pub pupil: Arc<dyn Knowledge<G>>,
    /// What the others know, where they are not pupils too.
    pub older: Option<Arc<dyn Knowledge<G>>>,
    /// Whether the pupil has no net yet.
    pub by_hand: bool,
    /// The iterations of a search; none: one turn ahead.
    pub iterations: Option<u32>,
}

/// How a game leaves the straight path.
struct Straying {
    /// The points that make a turn e times as likely; 0: always the best.
    temperature: f32,
    /// The part of the turns that are played by chance.
    chance: f64,
    /// So many turns at the beginning are played by chance.
    opening: usize,
}

impl Straying {
    fn drawn(by_hand: bool, rng: &mut Rng) -> Straying {
        let (temperatures, chances) = if by_hand {
            ([0.3, 1.0, 3.0], [0.02, 0.05, 0.1, 0.2])
        } else {
            ([0.0, 0.25, 0.6], [0.0, 0.02, 0.05, 0.1])
        };
        Straying {
            temperature: temperatures[rng.below(temperatures.len())],
            chance: chances[rng.below(chances.len())],
            opening: if rng.unit() < 0.4 { rng.below(7) } else { 0 },
        }
    }

    /// The place of the turn that is played; the values are the best first.
    fn pick(&self, values: &[f32], turn: usize, rng: &mut Rng) -> usize {
        if turn < self.opening || rng.unit() < self.chance {
            return rng.below(values.len());
        }
        if self.temperature == 0.0 {
            return 0;
        }
        let weights: Vec<f64> = values.iter().map(|v| f64::from((v - values[0]) / self.temperature).exp()).collect();
        let mut drawn = rng.unit() * weights.iter().sum::<f64>();
        let found = weights.iter().position(|weight| {
            drawn -= weight;
            drawn <= 0.0
        });
        found.unwrap_or(0)
    }
}

/// A position waiting for the end of the game.
struct Waiting {
    /// Its place among the rows, if it is written down.
    row: Option<usize>,
    viewer: Seat,
    /// What the best turn led to, as the viewer judges, if it was the pupil who judged.
    best: Option<f32>,
    explored: bool,
}

/// Plays a game to its end and adds its rows; the points of all seats.
pub fn play<G: Playable>(mut game: G, table: &Table<G>, plan: &Plan, rng: &mut Rng, rows: &mut Rows) -> Vec<i32> {
    let (sheet, by_hand, seats) = (G::sheet(), G::knowledge_by_hand(), game.seats());
    let straying = Straying::drawn(table.by_hand, rng);
    let pupil = Seat::from_index(rng.below(seats));
    let is_pupil = |seat: Seat| table.older.is_none() || seat == pupil;
    let mut row = sheet.row();
    let mut waiting: Vec<Waiting> = Vec::new();
    for turn in 0..MOST_TURNS {
        let Some(seat) = game.to_decide().first() else { break };
        let knowledge = match &table.older {
            Some(older) if seat != pupil => older,
            _ => &table.pupil,
        };
        let mut list = listed(&game, seat, &**knowledge, table.iterations, rng);
        if list.is_empty() {
            break;
        }
        let values: Vec<f32> = list.iter().map(|(value, _)| *value).collect();
        let picked = straying.pick(&values, turn, rng);
        let explored = values[picked] < values[0] - EXPLORED;
        if game.round() > 0 {
            let others = seat.round_from(seats).skip(1);
            let other = others.clone().nth(rng.below(others.count().max(1)));
            for viewer in std::iter::once(seat).chain(other).filter(|&viewer| is_pupil(viewer)) {
                let best = match () {
                    () if viewer == seat => Some(values[0]),
                    () if seats == 2 && is_pupil(seat) => Some(-values[0]),
                    () => None,
                };
                let is_kept = rng.unit() < plan.part_of_rows;
                waiting.push(Waiting { row: is_kept.then_some(rows.len()), viewer, best, explored });
                if is_kept {
                    sheet.write(&game, viewer, &mut row);
                    let expected = by_hand.expected(&game, viewer).leads[viewer.index()];
                    rows.push(&row, Came { by_hand: expected, round: game.round(), ..Came::default() });
                }
            }
        }
        for step in list.swap_remove(picked).1 {
            // What was meant in an imagined world may be impossible in the real one.
            if !game.is_legal(seat, &step) {
                break;
            }
            game.play_unchecked(seat, &step);
        }
    }
    let end = Expected::at_the_end(&game);
    let mut targets = end.leads;
    for Waiting { row, viewer, best, explored } in waiting.into_iter().rev() {
        let target = &mut targets[viewer.index()];
        match best {
            Some(best) if explored && !table.by_hand => *target = best,
            Some(best) if !table.by_hand => *target = (1.0 - plan.lambda) * best + plan.lambda * *target,
            _ => {}
        }
        let (target, points) = (*target, end.points[viewer.index()]);
        if let Some(row) = row {
            let came = rows.came_mut(row);
            *came = Came { target, lead: end.leads[viewer.index()], points, ..*came };
        }
    }
    Seat::all(seats).map(|seat| game.points(seat)).collect()
}

/// The turns of a seat with the leads they lead to, best first, judged in worlds that look the same to it.
fn listed<G: Playable>(
    game: &G,
    seat: Seat,
    knowledge: &dyn Knowledge<G>,
    iterations: Option<u32>,
    rng: &mut Rng,
) -> Vec<(f32, Vec<G::Move>)> {
    let settings = Settings::default();
    if let Some(iterations) = iterations {
        let looked = looked_at(game, seat, knowledge, settings, iterations, rng);
        let (most, best) = looked.first().map_or((0, 0.0), |first| (first.1, first.2));
        // What was hardly looked at is judged too roughly; and nothing is better than what was looked at most.
        let known = looked.into_iter().filter(|(_, visits, _)| visits * 4 >= most);
        return known.map(|(steps, _, lead)| (lead.min(best), steps.into())).collect();
    }
    let world = game.determinize(seat, rng);
    let width = knowledge.width(settings.width);
    let mut list = turns(&world, seat, knowledge, width, &mut |after| knowledge.expects_at_once(after, seat));
    let thoughts = knowledge.judge(&list, seat, usize::MAX);
    let steps = |turn: &mut (f32, Turn<G>)| std::mem::take(&mut turn.1.steps);
    thoughts.iter().map(|Thought { turn, rank, .. }| (*rank, steps(&mut list[*turn]))).collect()
}
