//! Whole turns: the chains of small steps with which a seat can complete its turn, as far as they are worth a look.
//!
//! The steps of a turn form a tree. It is walked layer by layer; positions that were reached before are dropped, and a
//! layer that grows too wide keeps the best positions of each first step, so that a wide choice (fences) cannot push out
//! a narrow one (taking goods).

use crate::knowledge::{Knowledge, Playable};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::time::Instant;
use table::{Game, Seat};

/// The most steps of a turn; a longer one is not listed.
const MOST_STEPS: usize = 48;

/// A whole turn.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    /// The steps.
    pub steps: Vec<G::Move>,
    /// The position when it is over.
    pub after: Box<G>,
}

/// How widely turns are searched, and how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    /// Unfinished turns kept in a layer for each first step.
    pub per_first: usize,
    /// Finished turns kept for each first step.
    pub finished: usize,
    /// Then the listing ends with what it has, or with the next turn that it can finish.
    pub until: Option<Instant>,
}

impl Width {
    /// These numbers of turns for each first step, without a limit of time.
    pub const fn new(per_first: usize, finished: usize) -> Width {
        Width { per_first, finished, until: None }
    }

    /// This width, until then.
    #[must_use]
    pub fn until(self, instant: Instant) -> Width {
        Width { until: Some(instant), ..self }
    }

    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

impl Default for Width {
    fn default() -> Width {
        Width::new(12, 6)
    }
}

/// A quick hash for positions. Not for input that somebody else chooses; the numbers never leave the process.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.write_u64(u64::from_le_bytes(chunk.try_into().unwrap_or_default()));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.write_u64(u64::from_le_bytes(last));
        }
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(23) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
}

/// The quick hash of a value.
pub fn quick_hash<T: Hash>(value: &T) -> u64 {
    let mut hasher = QuickHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A set of quick hashes.
pub type Seen = HashSet<u64, BuildHasherDefault<QuickHasher>>;

/// An unfinished turn: the step that led here and the place of the one before it.
struct Node<G: Game> {
    /// Boxed, because nodes are sorted.
    game: Box<G>,
    step: usize,
    first: usize,
}

/// The trail of steps: each knows the one before.
struct Trail<M> {
    steps: Vec<(M, usize)>,
}

const START: usize = usize::MAX;

impl<M: Copy> Trail<M> {
    fn back(&self, mut at: usize) -> Vec<M> {
        let mut steps = Vec::new();
        while at != START {
            let (step, before) = self.steps[at];
            steps.push(step);
            at = before;
        }
        steps.reverse();
        steps
    }
}

/// All turns of a seat that are worth a look, each with the value that `worth` gives to the position after it, best
/// first. Empty only if the seat is not asked.
pub fn turns<G: Playable>(
    game: &G,
    seat: Seat,
    knowledge: &dyn Knowledge<G>,
    width: Width,
    worth: &mut dyn FnMut(&G) -> f32,
) -> Vec<(f32, Turn<G>)> {
    let mut trail = Trail { steps: Vec::new() };
    let mut finished: Vec<(f32, Node<G>)> = Vec::new();
    let mut layer = vec![Node { game: Box::new(game.clone()), step: START, first: START }];
    let (mut seen, mut list) = (Seen::default(), Vec::new());
    for depth in 0..MOST_STEPS {
        let mut next: Vec<Node<G>> = Vec::new();
        for node in &layer {
            if !(next.is_empty() && finished.is_empty()) && width.is_late() {
                break;
            }
            list.clear();
            knowledge.steps(&node.game, seat, &mut list);
            for (i, step) in list.iter().enumerate() {
                let mut after = Box::write(Box::new_uninit(), (*node.game).clone());
                after.play_unchecked(seat, step);
                let first = match depth {
                    0 if knowledge.prepares(step) => list.len(),
                    0 => i,
                    _ => node.first,
                };
                if !seen.insert(quick_hash(&(first, knowledge.fingerprint(&after, seat)))) {
                    continue;
                }
                trail.steps.push((*step, node.step));
                let node = Node { step: trail.steps.len() - 1, first, game: after };
                if knowledge.turn_is_over(&node.game, seat) {
                    finished.push((worth(&node.game), node));
                } else {
                    next.push(node);
                }
            }
        }
        let late = width.is_late();
        if next.is_empty() || late && !finished.is_empty() {
            break;
        }
        layer = if late { best(next, worth) } else { best_of_each(next, width.per_first, worth) };
    }
    let finished = narrow(finished, width.finished);
    finished.into_iter().map(|(v, node)| (v, Turn { steps: trail.back(node.step), after: node.game })).collect()
}

/// Keeps the best position only.
fn best<G: Game>(nodes: Vec<Node<G>>, worth: &mut dyn FnMut(&G) -> f32) -> Vec<Node<G>> {
    let valued = nodes.into_iter().map(|node| (worth(&node.game), node));
    valued.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, node)| node).into_iter().collect()
}

/// Keeps the best positions of each first step. They are valued only where there are more than `most`.
fn best_of_each<G: Game>(nodes: Vec<Node<G>>, most: usize, worth: &mut dyn FnMut(&G) -> f32) -> Vec<Node<G>> {
    let mut counts: Vec<usize> = Vec::new();
    for node in &nodes {
        if counts.len() <= node.first {
            counts.resize(node.first + 1, 0);
        }
        counts[node.first] += 1;
    }
    if counts.iter().all(|&count| count <= most) {
        return nodes;
    }
    let value = |node: &Node<G>, worth: &mut dyn FnMut(&G) -> f32| {
        if counts[node.first] > most { worth(&node.game) } else { 0.0 }
    };
    let valued = nodes.into_iter().map(|node| (value(&node, worth), node)).collect();
    narrow(valued, most).into_iter().map(|(_, node)| node).collect()
}

/// The best of each first step, best first. Equal ones stay in the order in which they were found.
fn narrow<G: Game>(mut nodes: Vec<(f32, Node<G>)>, most: usize) -> Vec<(f32, Node<G>)> {
    nodes.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut kept: Vec<usize> = Vec::new();
    nodes.retain(|(_, node)| {
        if kept.len() <= node.first {
            kept.resize(node.first + 1, 0);
        }
        kept[node.first] += 1;
        kept[node.first] <= most
    });
    nodes
}
