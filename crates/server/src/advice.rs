//! Hints: how a strong player judges the moves of a seat.

use bots::why::reasons;
use bots::{Budget, Judgement, Playable, Reason, analyze};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::time::Duration;
use table::{Rng, Seat};
use utoipa::ToSchema;

/// The judgement of one move.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "G['Move']"))]
    pub action: Box<RawValue>,
    /// By how many points the seat will lead the best of the others (alone: how many it will have).
    pub value: f64,
    /// How far that can be relied on, from 0 to 1.
    pub sure: f64,
    /// How often the move was tried.
    pub visits: u32,
    /// Why it is good: the name of a sentence, and what it says. Nothing where there is nothing to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(optional, type = "Why"))]
    pub why: Option<Box<RawValue>>,
}

/// For how many of the best moves a reason is looked for.
const EXPLAINED: usize = 6;

/// Judges the moves of a seat by a search of this length; the best first.
pub fn advise<G: Playable>(game: &G, seat: Seat, time: Duration, mut rng: Rng) -> Vec<Advice> {
    let budget = Budget { iterations: u32::MAX, time, threads: 1 };
    let judgements = analyze(game, seat, &budget, rng.seed().stream(0));
    let why = reasons(game, seat, &judgements, EXPLAINED, &mut rng).into_iter().chain(std::iter::repeat(None));
    judgements.iter().zip(why).map(|(judgement, why)| advice(judgement, why)).collect()
}

fn advice<M: Serialize>(judgement: &Judgement<M>, why: Option<Reason>) -> Advice {
    let action = to_raw_value(&judgement.action).expect("a move can be written as JSON");
    let round = |x: f64| (x * 100.0).round() / 100.0;
    let sure = judgement.error.map_or(0.0, |error| 1.0 / (1.0 + error));
    let why = why.map(|why| to_raw_value(&why).expect("a reason can be written as JSON"));
    Advice { action, value: round(judgement.lead), sure: round(sure), visits: judgement.visits, why }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::games::{DEFAULT, Task, with_game};
    use serde_json::json;
    use table::Seed;

    struct Judged;

    impl Task for Judged {
        type Output = ();

        fn run<G: Playable>(self) {
            let options = serde_json::from_value(json!({})).expect("all options can be left out");
            let game = G::new(&options, Seed::new(7)).unwrap();
            let seat = game.to_decide().first().unwrap();
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let advice = advise(&game, seat, Duration::from_millis(50), Rng::from_number(1));
            assert!(advice.len() >= moves.len());
            assert!(advice[0].visits >= advice.last().unwrap().visits);
            assert!(advice.iter().all(|a| (0.0..=1.0).contains(&a.sure)));
        }
    }

    #[test]
    fn every_answer_is_judged_and_the_best_comes_first() {
        with_game(DEFAULT, Judged).unwrap();
    }
}
