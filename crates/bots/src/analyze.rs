//! What a search thinks of every possible move: for hints and for an analysis board.

use crate::knowledge::{Knowledge, Playable};
use crate::mcts::{Budget, Settings, Stop, Tree, ahead, grow_trees};
use crate::turns::{Width, turns};
use serde::Serialize;
use std::time::Instant;
use table::{Rng, Seat};

/// What the search expects of one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judgement<M> {
    /// The move.
    #[serde(rename = "move")]
    pub action: M,
    /// The points the seat expects at the end.
    pub points: f64,
    /// Its lead over the best of the others; alone at the table its points.
    pub lead: f64,
    /// The standard error of the lead; without visits nothing is known of it.
    pub error: Option<f64>,
    /// How often the search looked at turns that begin with this move.
    pub visits: u32,
    /// What is expected to follow: whole turns with who plays them, the move itself first.
    pub line: Vec<(Seat, Vec<M>)>,
}

/// The longest line that is given, in turns.
const LINE: usize = 6;

/// The part of the time for the search; the rest is for the moves that it left out.
const SEARCHING: f64 = 0.85;

/// Looks at every legal move of a seat; the best first. Empty if the seat is not asked.
pub fn analyze<G: Playable>(game: &G, seat: Seat, budget: &Budget, rng: Rng) -> Vec<Judgement<G::Move>> {
    analyze_knowing(game, seat, budget, &*G::knowledge_for_search(), rng)
}

/// Looks at every legal move with this knowledge.
pub fn analyze_knowing<G: Playable>(
    game: &G,
    seat: Seat,
    budget: &Budget,
    knowledge: &dyn Knowledge<G>,
    mut rng: Rng,
) -> Vec<Judgement<G::Move>> {
    if !game.to_decide().contains(seat) {
        return Vec::new();
    }
    let until = Instant::now().checked_add(budget.time);
    let budget = &Budget { time: budget.time.mul_f64(SEARCHING), ..*budget };
    let settings = Settings { edges: 60, only_one: true, ..Settings::default() };
    let trees = grow_trees(game, seat, knowledge, settings, (budget, &Stop::default()), &mut rng);
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    let answers = moves.len();
    game.exchanges(seat, &mut moves);
    let world = game.determinize(seat, &mut rng);
    let mut judgements: Vec<Judgement<G::Move>> = Vec::new();
    for (i, action) in moves.into_iter().enumerate() {
        if let Some(judgement) = searched(&trees, action) {
            judgements.push(judgement);
        } else if i < answers {
            judgements.push(looked_at_once(&world, seat, action, knowledge, until));
        }
    }
    // What was visited often is known better than what was looked at once.
    judgements.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.lead.total_cmp(&a.lead)));
    judgements
}

/// What the trees found out about turns that begin with a move.
fn searched<G: Playable>(trees: &[Tree<'_, G>], action: G::Move) -> Option<Judgement<G::Move>> {
    let (mut visits, mut points, mut leads, mut squares) = (0, 0.0, 0.0, 0.0);
    let mut best: Option<(&Tree<'_, G>, usize, u32)> = None;
    for tree in trees {
        for (i, edge) in tree.root().iter().enumerate().filter(|(_, e)| e.steps.first() == Some(&action)) {
            if edge.visits == 0 {
                continue;
            }
            let sums = tree.sums[i];
            visits += edge.visits;
            points += sums.points;
            leads += sums.leads;
            squares += sums.squares;
            if best.is_none_or(|(.., most)| edge.visits > most) {
                best = Some((tree, i, edge.visits));
            }
        }
    }
    let (tree, edge, _) = best?;
    let n = f64::from(visits);
    let variance = (squares / n - (leads / n).powi(2)).max(0.0);
    let error = (visits > 1).then(|| (variance / n).sqrt());
    Some(Judgement { action, points: points / n, lead: leads / n, error, visits, line: line(tree, edge) })
}

/// The turns that the search visited most.
fn line<G: Playable>(tree: &Tree<'_, G>, first: usize) -> Vec<(Seat, Vec<G::Move>)> {
    let (mut at, mut edge, mut line) = (0, first, Vec::new());
    while line.len() < LINE {
        let node = &tree.nodes[at];
        let chosen = &node.edges[edge];
        line.push((node.seat, chosen.steps.to_vec()));
        let Some(child) = chosen.children().max_by_key(|&child| tree.nodes[child].visits) else { break };
        let edges = tree.nodes[child].edges.iter().enumerate();
        let Some((next, _)) = edges.filter(|(_, e)| e.visits > 0).max_by_key(|(_, e)| e.visits) else { break };
        (at, edge) = (child, next);
    }
    line
}

/// The judgement of a move that the search left out: it is played, the turn ended as well as possible, and the position
/// valued once.
pub(crate) fn looked_at_once<G: Playable>(
    world: &G,
    seat: Seat,
    action: G::Move,
    knowledge: &dyn Knowledge<G>,
    until: Option<Instant>,
) -> Judgement<G::Move> {
    let mut after = world.clone();
    after.play_unchecked(seat, &action);
    let mut steps = vec![action];
    if !knowledge.turn_is_over(&after, seat) {
        let width = Width { until, ..Width::new(2, 1) };
        let mut worth = |game: &G| knowledge.expects(game, seat);
        if let Some((_, turn)) = turns(&after, seat, knowledge, width, &mut worth).into_iter().next() {
            after = *turn.after;
            steps.extend(turn.steps);
        }
    }
    let expected = knowledge.expected(&after, seat).points;
    Judgement {
        action,
        points: f64::from(expected[seat.index()]),
        lead: f64::from(ahead(&expected, world.seats(), seat)),
        error: None,
        visits: 0,
        line: vec![(seat, steps)],
    }
}
