//! Information-set tree search over whole turns.
//!
//! Each iteration draws a world that agrees with what the seat knows, walks down the tree by visits, prior and value,
//! and adds one node. An edge is a whole turn; what comes to light after it chooses among its children. The prior of a
//! turn comes from the knowledge of the game, and so does the value of a leaf: what all seats expect after the best
//! turn there, or, where a look at the position tells as much ([`Knowledge::tells_at_a_glance`]), what they expect in it;
//! then its turns are listed when it is visited again. Every seat looks for its own lead.

use crate::knowledge::{Expected, Knowledge, PerSeat, Playable, Thought, exp, lead_of, satisfaction};
use crate::turns::{Width, turns};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use table::{Rng, Seat};

/// How long a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most iterations in each thread.
    pub iterations: u32,
    /// The most time.
    pub time: Duration,
    /// How many searches run side by side; more than one is not reproducible.
    pub threads: usize,
}

impl Budget {
    /// This many iterations in one thread, without a limit of time that matters.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::from_secs(24 * 3600), threads: 1 }
    }
}

/// Tells a search from outside that it shall end with what it has.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whoever listens ends.
    pub fn now(&self) {
        self.0.store(true, Relaxed);
    }

    fn is_told(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// How the tree grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How far the prior leads the search.
    pub explore: f32,
    /// How many points of lead make a turn e times as likely in the prior.
    pub temperature: f32,
    /// Turns kept in a node, best first.
    pub edges: usize,
    /// A node looks at `wide_first + wide_more · √visits` of them.
    pub wide_first: f32,
    /// See [`Settings::wide_first`].
    pub wide_more: f32,
    /// How widely turns are searched.
    pub width: Width,
    /// The most nodes; a tree that has them grows no more.
    pub nodes: usize,
    /// Whether a turn is looked at that is the only one: for what it leads to, as there is nothing to choose.
    pub only_one: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            explore: 0.15,
            temperature: 3.0,
            edges: 20,
            wide_first: 4.0,
            wide_more: 0.8,
            width: Width::new(6, 3),
            nodes: 60_000,
            only_one: false,
        }
    }
}

/// A node holds no more turns than this: those that failed in a world are bits of a number.
const MOST_EDGES: usize = u64::BITS as usize;

/// A turn in the tree.
pub(crate) struct Edge<M> {
    pub(crate) steps: Box<[M]>,
    prior: f32,
    /// The [`satisfaction`] of the mover right after the turn.
    first: f32,
    pub(crate) visits: u32,
    sum: f32,
    /// The nodes after it, by what came to light.
    children: Vec<(u64, usize)>,
}

impl<M> Edge<M> {
    /// The nodes after this turn.
    pub(crate) fn children(&self) -> impl Iterator<Item = usize> {
        self.children.iter().map(|&(_, child)| child)
    }

    fn value(&self) -> f32 {
        (self.first + self.sum) / (1 + self.visits) as f32
    }
}

pub(crate) struct Node<M> {
    pub(crate) seat: Seat,
    pub(crate) visits: u32,
    /// The turns, as soon as they are listed.
    pub(crate) edges: Vec<Edge<M>>,
    listed: bool,
}

impl<M> Node<M> {
    fn new(seat: Seat) -> Node<M> {
        Node { seat, visits: 0, edges: Vec::new(), listed: false }
    }
}

/// Sums over all walks through one turn at the root.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RootSums {
    pub(crate) points: f64,
    pub(crate) leads: f64,
    pub(crate) squares: f64,
}

/// A tree for one decision.
pub(crate) struct Tree<'a, G: Playable> {
    game: &'a G,
    seat: Seat,
    knowledge: &'a dyn Knowledge<G>,
    settings: Settings,
    rng: Rng,
    pub(crate) nodes: Vec<Node<G::Move>>,
    pub(crate) sums: Vec<RootSums>,
}

/// The lead of a seat over the best of the others, in points; alone at the table its points.
pub(crate) fn ahead(expectations: &PerSeat, seats: usize, seat: Seat) -> f32 {
    let others = expectations[..seats].iter().enumerate().filter(|(i, _)| *i != seat.index());
    let best = others.map(|(_, &v)| v).fold(f32::MIN, f32::max);
    expectations[seat.index()] - if seats == 1 { 0.0 } else { best }
}

impl<'a, G: Playable> Tree<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        seat: Seat,
        knowledge: &'a dyn Knowledge<G>,
        settings: Settings,
        rng: Rng,
    ) -> Tree<'a, G> {
        let mut tree = Tree { game, seat, knowledge, settings, rng, nodes: Vec::new(), sums: Vec::new() };
        let world = game.determinize(seat, &mut tree.rng);
        tree.nodes.push(Node::new(seat));
        tree.list(0, &world);
        tree.sums = vec![RootSums::default(); tree.root().len()];
        tree
    }

    /// The turns at the root; none if no turn could be finished.
    pub(crate) fn root(&self) -> &[Edge<G::Move>] {
        self.nodes.first().map_or(&[], |node| &node.edges)
    }

    /// Searches until the budget is used up, the choice is clear or somebody says so.
    pub(crate) fn search(&mut self, budget: &Budget, stop: &Stop, start: Instant) {
        if self.root().len() < if self.settings.only_one { 1 } else { 2 } {
            return;
        }
        for i in 0..budget.iterations {
            if start.elapsed() >= budget.time || stop.is_told() || self.is_clear(budget.iterations - i) {
                return;
            }
            self.iterate();
        }
    }

    /// Whether the iterations left cannot change the choice.
    fn is_clear(&self, left: u32) -> bool {
        let (mut best, mut second) = (0, 0);
        for edge in self.root() {
            if edge.visits > best {
                (best, second) = (edge.visits, best);
            } else if edge.visits > second {
                second = edge.visits;
            }
        }
        best - second > left
    }

    /// Lists the turns of a node and says what all seats expect there.
    fn list(&mut self, at: usize, world: &G) -> Expected {
        let (knowledge, seats, seat) = (self.knowledge, world.seats(), self.nodes[at].seat);
        self.nodes[at].listed = true;
        let mut worth = |after: &G| knowledge.expects_at_once(after, seat);
        let mut list = turns(world, seat, knowledge, knowledge.width(self.settings.width), &mut worth);
        let thoughts = knowledge.judge(&list, seat, self.settings.edges.min(MOST_EDGES));
        let Some(best) = thoughts.first().copied() else { return knowledge.expected(world, seat) };
        let expected = knowledge.expected(&list[best.turn].1.after, seat);
        let edge = |thought: &Thought| Edge {
            prior: exp((thought.rank - best.rank) / self.settings.temperature),
            first: satisfaction(thought.lead, seats),
            steps: std::mem::take(&mut list[thought.turn].1.steps).into(),
            visits: 0,
            sum: 0.0,
            children: Vec::new(),
        };
        let mut edges: Vec<Edge<G::Move>> = thoughts.iter().map(edge).collect();
        let total: f32 = edges.iter().map(|edge| edge.prior).sum();
        edges.iter_mut().for_each(|edge| edge.prior /= total);
        self.nodes[at].edges = edges;
        expected
    }

    /// One walk down the tree.
    fn iterate(&mut self) {
        let mut world = self.game.determinize(self.seat, &mut self.rng);
        let (mut at, mut path) = (0, Vec::with_capacity(16));
        let expected = loop {
            let mover = self.nodes[at].seat;
            if !self.nodes[at].listed {
                break self.list(at, &world);
            }
            let Some(edge) = self.select(at, &mut world) else {
                break self.knowledge.expected(&world, mover);
            };
            path.push((at, edge));
            let Some(next) = world.to_decide().first() else {
                break self.knowledge.expected(&world, mover);
            };
            let key = self.knowledge.revealed(&world);
            let children = &self.nodes[at].edges[edge].children;
            if let Some(&(_, child)) = children.iter().find(|(k, _)| *k == key) {
                at = child;
                continue;
            }
            if self.nodes.len() >= self.settings.nodes {
                break self.knowledge.expected(&world, mover);
            }
            let child = self.nodes.len();
            self.nodes.push(Node::new(next));
            self.nodes[at].edges[edge].children.push((key, child));
            if self.knowledge.tells_at_a_glance(&world) {
                break self.knowledge.expected(&world, next);
            }
            at = child;
        };
        self.learn(&path, &expected);
    }

    /// Chooses an edge that is possible in this world, and plays it.
    fn select(&self, at: usize, world: &mut G) -> Option<usize> {
        let node = &self.nodes[at];
        let wide = self.settings.wide_first + self.settings.wide_more * (node.visits as f32).sqrt();
        let open = (wide as usize).clamp(1, node.edges.len().max(1));
        let spread = self.settings.explore * ((1 + node.visits) as f32).sqrt();
        let priority = |edge: &Edge<G::Move>| edge.value() + spread * edge.prior / (1 + edge.visits) as f32;
        let mut failed: u64 = 0;
        let certain = self.knowledge.is_certain(world);
        for _ in 0..node.edges.len() {
            let untried = node.edges.iter().enumerate().filter(|(i, _)| failed & 1 << i == 0);
            let mut candidates = untried.take(open);
            let mut best = candidates.next()?;
            let mut value = priority(best.1);
            for candidate in candidates {
                let other = priority(candidate.1);
                if other > value {
                    (best, value) = (candidate, other);
                }
            }
            if play(world, node.seat, &best.1.steps, certain) {
                return Some(best.0);
            }
            failed |= 1 << best.0;
        }
        None
    }

    /// Writes what came of a walk into its edges.
    fn learn(&mut self, path: &[(usize, usize)], expected: &Expected) {
        let seats = self.game.seats();
        for &(at, edge) in path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.edges[edge].visits += 1;
            node.edges[edge].sum += satisfaction(expected.leads[node.seat.index()], seats);
        }
        if let Some(&(_, edge)) = path.first() {
            let lead = f64::from(ahead(&expected.points, seats, self.seat));
            let sums = &mut self.sums[edge];
            sums.points += f64::from(expected.points[self.seat.index()]);
            sums.leads += lead;
            sums.squares += lead * lead;
        }
    }
}

/// Plays the steps of a turn if they are legal; otherwise the world stays as it was.
fn play<G: Playable>(world: &mut G, seat: Seat, steps: &[G::Move], certain: bool) -> bool {
    if certain {
        steps.iter().for_each(|step| world.play_unchecked(seat, step));
        return true;
    }
    let mut after = world.clone();
    for step in steps {
        if !after.is_legal(seat, step) {
            return false;
        }
        after.play_unchecked(seat, step);
    }
    *world = after;
    true
}

/// Searches with one tree for each thread of the budget.
pub(crate) fn grow_trees<'a, G: Playable>(
    game: &'a G,
    seat: Seat,
    knowledge: &'a dyn Knowledge<G>,
    mut settings: Settings,
    (budget, stop): (&Budget, &Stop),
    rng: &mut Rng,
) -> Vec<Tree<'a, G>> {
    let start = Instant::now();
    settings.width.until = start.checked_add(budget.time);
    // Together they take as much memory as one.
    settings.nodes /= budget.threads.max(1);
    let seeds: Vec<Rng> = (0..budget.threads.max(1)).map(|_| rng.seed().stream(0)).collect();
    let grow = |rng: Rng| {
        let mut tree = Tree::new(game, seat, knowledge, settings, rng);
        tree.search(budget, stop, start);
        tree
    };
    if seeds.len() == 1 {
        return seeds.into_iter().map(grow).collect();
    }
    std::thread::scope(|scope| {
        let grow = &grow;
        let handles: Vec<_> = seeds.into_iter().map(|rng| scope.spawn(move || grow(rng))).collect();
        handles.into_iter().filter_map(|handle| handle.join().ok()).collect()
    })
}

/// A turn that a search has looked at: its steps, how often, and the lead it leads to.
pub type Looked<M> = (Box<[M]>, u32, f32);

/// The turns of a seat after this many iterations, the most visited first.
pub fn looked_at<G: Playable>(
    game: &G,
    seat: Seat,
    knowledge: &dyn Knowledge<G>,
    settings: Settings,
    iterations: u32,
    rng: &mut Rng,
) -> Vec<Looked<G::Move>> {
    let budget = (&Budget::iterations(iterations), &Stop::default());
    let mut trees = grow_trees(game, seat, knowledge, settings, budget, rng);
    let edges = trees.iter_mut().flat_map(|tree| tree.nodes.drain(..).next()).flat_map(|root| root.edges);
    let lead = |edge: &Edge<G::Move>| lead_of(edge.value(), game.seats());
    let mut list: Vec<Looked<G::Move>> =
        edges.map(|edge| (lead(&edge), edge)).map(|(lead, edge)| (edge.steps, edge.visits, lead)).collect();
    list.sort_by(|a, b| b.1.cmp(&a.1).then(b.2.total_cmp(&a.2)));
    list
}

/// The turn that the trees together visited most.
pub(crate) fn favourite<G: Playable>(trees: &[Tree<'_, G>]) -> Option<Box<[G::Move]>> {
    let mut merged: Vec<(&[G::Move], u32, f32)> = Vec::new();
    for tree in trees {
        for edge in tree.root() {
            let value = edge.value();
            match merged.iter_mut().find(|(steps, ..)| *steps == &*edge.steps) {
                Some(found) => {
                    found.1 += edge.visits;
                    found.2 = found.2.max(value);
                }
                None => merged.push((&edge.steps, edge.visits, value)),
            }
        }
    }
    // Where visits are equal, above all where there are none, the value decides, and then the prior: the first is the best.
    let best = merged.iter().rev().max_by(|a, b| a.1.cmp(&b.1).then(a.2.total_cmp(&b.2)))?;
    Some(best.0.into())
}
