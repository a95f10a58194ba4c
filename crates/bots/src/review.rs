//! What a strong player thinks of a game when it is over: turn by turn, what was chosen and what would have been better.

use crate::analyze::{Judgement, analyze_knowing, looked_at_once};
use crate::knowledge::Playable;
use crate::mcts::Budget;
use crate::why::{Reason, reasons};
use serde::Serialize;
use table::{Rng, Seat};

/// What was thought of one turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewedTurn<M> {
    /// The move that was made.
    pub chosen: M,
    /// The best moves, the best first; the chosen one is always among them.
    pub moves: Vec<Choice<M>>,
    /// By how many points of lead the best of them is better than the chosen one; 0 if that is the best.
    pub loss: f64,
    /// By how many points of lead the chosen move is better than the next of them; 0 if it is not the best.
    pub gain: f64,
}

/// One of the moves that could be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<M> {
    /// The move.
    #[serde(rename = "move")]
    pub action: M,
    /// The lead over the best of the others that it leads to; alone at the table the points.
    pub value: f64,
    /// Why it is good, where there is something to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Reason>,
}

/// How many moves of a turn are kept.
const MOST: usize = 4;

/// What was looked at so much less than the favourite is compared at a glance.
const ENOUGH: f64 = 0.05;

/// Whether a turn of this seat begins here and is worth a review: there is something to choose, and the move is not one that
/// only prepares the turn.
pub fn is_worth_a_look<G: Playable>(game: &G, seat: Seat, chosen: &G::Move) -> bool {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves.len() > 1 && game.begins_turn(seat) && !G::is_exchange(chosen)
}

/// Judges a turn that began with this move.
pub fn review_turn<G: Playable>(
    game: &G,
    seat: Seat,
    chosen: G::Move,
    budget: &Budget,
    mut rng: Rng,
) -> Option<ReviewedTurn<G::Move>> {
    let knowledge = &*G::knowledge_for_search();
    let mut judged = analyze_knowing(game, seat, budget, knowledge, rng.seed().stream(0));
    let favourite = judged.first()?.clone();
    let enough = |judgement: &Judgement<G::Move>| f64::from(judgement.visits) >= ENOUGH * f64::from(favourite.visits);
    let own = judged.iter_mut().find(|judgement| judgement.action == chosen)?;
    if !enough(own) {
        // Both are looked at in the same way, so that they can be compared.
        let world = game.determinize(seat, &mut rng);
        let glance = |action| looked_at_once(&world, seat, action, knowledge, None).lead;
        own.lead = favourite.lead + (glance(chosen) - glance(favourite.action)).min(0.0);
    }
    // The chosen one is kept whatever it is worth; all others were looked at enough to be compared by their leads.
    judged.retain(|judgement| judgement.action == chosen || enough(judgement));
    judged.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    let own = judged.iter().position(|judgement| judgement.action == chosen)?;
    judged.swap(own, own.min(MOST - 1));
    judged.truncate(MOST);
    let why = reasons(game, seat, &judged, MOST, &mut rng);
    let choice = |(judgement, why): (&Judgement<G::Move>, Option<Reason>)| Choice {
        action: judgement.action,
        value: rounded(judgement.lead),
        why,
    };
    let moves: Vec<Choice<G::Move>> = judged.iter().zip(why).map(choice).collect();
    let own = own.min(MOST - 1);
    let loss = rounded(moves[0].value - moves[own].value);
    let gain = moves.get(1).filter(|_| own == 0).map_or(0.0, |second| rounded(moves[0].value - second.value));
    Some(ReviewedTurn { chosen, moves, loss, gain })
}

/// The points that each seat may expect at the end, as that seat sees it.
pub fn expected_points<G: Playable>(game: &G) -> Vec<f64> {
    let knowledge = G::knowledge_for_search();
    let expected = |seat: Seat| match game.to_decide().is_empty() {
        true => f64::from(game.points(seat)),
        false => f64::from(knowledge.expected(game, seat).points[seat.index()]),
    };
    Seat::all(game.seats()).map(|seat| rounded(expected(seat))).collect()
}

fn rounded(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}
