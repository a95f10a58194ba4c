//! Why a move is better than another: what the evaluation sees in the position that it leads to.
//!
//! Each game says what a position is worth as a list of [`Term`]s ([`Playable::terms`]). The reason for a move is the term
//! in which the position after it is furthest ahead of the position after the move it is compared with. Where no term is
//! clearly ahead, there is no reason to tell.

use crate::analyze::Judgement;
use crate::knowledge::Playable;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Rng, Seat};

/// A part of what a position is worth to a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Term {
    /// Its name, which picks the sentence.
    pub name: &'static str,
    /// Its worth, in points.
    pub worth: f32,
    /// What the sentence says of it.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a sentence says of a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number as it is in this position.
    Is(i32),
    /// A number of which it is told how many more there are than in the other position.
    More(i32),
    /// The name of something.
    Name(&'static str),
}

impl Term {
    /// A term with nothing to say beyond its name.
    pub fn new(name: &'static str, worth: f32) -> Term {
        Term { name, worth, args: Vec::new() }
    }

    /// Tells also how many more there are.
    #[must_use]
    pub fn more(mut self, name: &'static str, count: impl Into<i32>) -> Term {
        self.args.push((name, Arg::More(count.into())));
        self
    }

    /// Tells also a number.
    #[must_use]
    pub fn with(mut self, name: &'static str, number: impl Into<i32>) -> Term {
        self.args.push((name, Arg::Is(number.into())));
        self
    }

    /// Tells also what it is about.
    #[must_use]
    pub fn about(mut self, name: &'static str, what: &'static str) -> Term {
        self.args.push((name, Arg::Name(what)));
        self
    }
}

/// Why a move is better than another: the name of a sentence, and what it says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The name of the sentence.
    pub why: &'static str,
    /// What it says.
    #[serde(flatten)]
    pub args: BTreeMap<&'static str, Said>,
}

/// What a sentence says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Said {
    /// A number.
    Number(i32),
    /// The name of something.
    Name(&'static str),
}

/// By how many points a term must be ahead to be a reason.
const CLEARLY: f32 = 0.35;

/// Why a position with these terms is better than one with those; nothing if no term is clearly ahead. What there is no more
/// of than before the move is no reason: the other move only spends it. All lists have the same terms in the same order.
pub fn reason(this: &[Term], other: &[Term], before: &[Term]) -> Option<Reason> {
    let pairs = this.iter().zip(other).zip(before).filter(|((this, _), before)| grows(this, before));
    let mut ahead: Vec<(f32, Reason)> = pairs.filter_map(|((this, other), _)| told(this, other)).collect();
    ahead.sort_by(|a, b| b.0.total_cmp(&a.0));
    ahead.into_iter().next().map(|(_, reason)| reason)
}

/// Whether there is more of what a term counts than before, or it counts nothing.
fn grows(this: &Term, before: &Term) -> bool {
    this.args.iter().zip(&before.args).all(|((_, now), (_, then))| match (now, then) {
        (Arg::More(now), Arg::More(then)) => now > then,
        _ => true,
    })
}

/// By how much a term is ahead, and what is said of it; nothing if it is not, or if there is no more of what it counts.
fn told(this: &Term, other: &Term) -> Option<(f32, Reason)> {
    let by = this.worth - other.worth;
    if this.name != other.name || by < CLEARLY {
        return None;
    }
    let mut args = BTreeMap::new();
    for &(name, arg) in &this.args {
        let said = match arg {
            Arg::Is(number) => Said::Number(number),
            Arg::Name(what) => Said::Name(what),
            Arg::More(count) => {
                let before = other.args.iter().find(|(other, _)| *other == name);
                let Some((_, Arg::More(before))) = before else { return None };
                if count <= *before {
                    return None;
                }
                Said::Number(count - before)
            }
        };
        args.insert(name, said);
    }
    Some((by, Reason { why: this.name, args }))
}

/// The reasons for the first of these judgements, best first: each beside the best of the others beside which there is
/// something to tell.
pub fn reasons<G: Playable>(
    game: &G,
    seat: Seat,
    judgements: &[Judgement<G::Move>],
    most: usize,
    rng: &mut Rng,
) -> Vec<Option<Reason>> {
    let world = game.determinize(seat, rng);
    let before = world.terms(seat);
    let kept = judgements.iter().take(most.max(2));
    let terms: Vec<Option<Vec<Term>>> = kept.map(|judged| Some(after(&world, seat, judged)?.terms(seat))).collect();
    let reason_of = |i: usize| {
        let this = terms[i].as_ref()?;
        let others = terms.iter().enumerate().filter(|&(other, _)| other != i);
        others.filter_map(|(_, other)| other.as_ref()).find_map(|other| reason(this, other, &before))
    };
    (0..judgements.len().min(most)).map(reason_of).collect()
}

/// The position after the turn that is expected to begin with a move; nothing if it cannot be played in this world.
fn after<G: Playable>(world: &G, seat: Seat, judged: &Judgement<G::Move>) -> Option<G> {
    let (_, steps) = judged.line.first()?;
    let mut after = world.clone();
    for step in steps {
        if !after.is_legal(seat, step) {
            return None;
        }
        after.play_unchecked(seat, step);
    }
    Some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_term_that_is_furthest_ahead_is_the_reason() {
        let terms = |reed: i32, fields: i32| {
            vec![
                Term::new("stock", reed as f32).about("good", "reed").more("n", reed),
                Term::new("fields", 2.0 * fields as f32).more("n", fields),
                Term::new("hunger", 0.0).with("round", 4),
            ]
        };
        let poor = terms(0, 0);
        let found = reason(&terms(3, 1), &terms(1, 1), &poor).unwrap();
        assert_eq!(serde_json::to_string(&found).unwrap(), r#"{"why":"stock","good":"reed","n":2}"#);
        assert_eq!(reason(&terms(1, 2), &terms(2, 1), &poor).unwrap().why, "fields");
        assert_eq!(reason(&terms(1, 1), &terms(1, 1), &poor), None, "nothing is invented where nothing differs");
    }

    #[test]
    fn what_there_is_no_more_of_is_no_reason() {
        let worth_more = Term::new("grain", 3.0).more("n", 2);
        let of_the_same = Term::new("grain", 1.0).more("n", 2);
        assert_eq!(reason(&[worth_more], &[of_the_same], &[Term::new("grain", 0.0).more("n", 0)]), None);
    }

    #[test]
    fn what_the_other_move_only_spends_is_no_reason() {
        let wood = |n: i32| [Term::new("stock", n as f32).more("n", n)];
        assert_eq!(reason(&wood(7), &wood(0), &wood(7)), None, "the fences would take the wood");
        assert_eq!(reason(&wood(9), &wood(0), &wood(7)).unwrap().why, "stock");
    }
}
