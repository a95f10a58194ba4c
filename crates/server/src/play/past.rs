//! What lies behind: where rounds began, a game that goes on from there, a game after this one, and what there is to review.

use super::{Beginning, Play, Thinking, fresh_rng, raw};
use crate::review::{CurvePoint, Reviewable, Reviewed, ReviewedChoice};
use bots::review::{expected_points, is_worth_a_look, review_turn};
use bots::{Budget, Playable};
use serde::Serialize;
use table::{Match, Seat, Seed, Start};
use utoipa::ToSchema;

/// Where a round begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RoundMark {
    /// The round.
    pub round: u8,
    /// After how many moves it begins.
    pub number: usize,
}

/// Where a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnMark {
    /// After how many moves it begins.
    pub number: usize,
    /// Whose turn it is.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// The course of a game so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Course {
    /// How many moves have been made.
    pub number: usize,
    /// Where its rounds begin.
    pub rounds: Vec<RoundMark>,
    /// Where its turns begin.
    pub turns: Vec<TurnMark>,
}

/// How a game that follows from another one begins.
#[derive(Debug)]
pub struct Origin {
    /// Which game it is.
    pub game: &'static str,
    /// How it begins.
    pub start: Beginning,
}

impl<G: Playable> Play<G> {
    /// Hands every position with the number of moves before it to `each`; with the next move, if there is one.
    fn walk(&self, mut each: impl FnMut(usize, &G, Option<(Seat, G::Move)>)) {
        let mut game = self.game.at(0);
        for (number, made) in self.game.moves().iter().enumerate() {
            each(number, &game, Some((made.seat, made.action)));
            game.play_unchecked(made.seat, &made.action);
        }
        each(self.game.len(), &game, None);
    }

    /// Where rounds and turns began.
    pub fn course(&self) -> Course {
        let (mut rounds, mut turns): (Vec<RoundMark>, Vec<TurnMark>) = (Vec::new(), Vec::new());
        self.walk(|number, game, next| {
            let round = game.round();
            if round > 0 && rounds.last().is_none_or(|mark| mark.round < round) {
                rounds.push(RoundMark { round, number });
            }
            if let Some((seat, _)) = next.filter(|(seat, _)| game.begins_turn(*seat)) {
                turns.push(TurnMark { number, seat });
            }
        });
        Course { number: self.number(), rounds, turns }
    }

    /// A game that goes on after this number of moves. When this one is over it is the same game; before that, one that
    /// looks the same to this seat, with everything drawn anew that the seat cannot know.
    pub fn continued(&self, number: usize, viewer: Seat) -> Origin {
        let record = if self.asked().is_empty() {
            raw(&self.game.record_until(number))
        } else {
            raw(&Match::from_state(self.game.at(number).determinize(viewer, &mut fresh_rng())).record())
        };
        Origin { game: G::NAME, start: Beginning::Continued(record) }
    }

    /// A new game of the same kind.
    pub fn again(&self) -> Origin {
        let start = match self.game.record().start {
            Start::Setup { options, .. } => {
                let options = serde_json::to_value(options).expect("options can be written as JSON");
                Beginning::Options(options, Seed::new(u128::from_le_bytes(crate::ident::random())))
            }
            Start::Position { position } => Beginning::Position(position),
            Start::Saved { .. } => Beginning::Continued(raw(&self.game.record_until(0))),
        };
        Origin { game: G::NAME, start }
    }

    /// What there is to review: one computation for each turn, and what everybody could expect from turn to turn.
    pub fn reviewable(&self, budget: Budget) -> Reviewable {
        let mut turns: Vec<Thinking<Option<Reviewed>>> = Vec::new();
        let mut positions: Vec<(usize, G)> = Vec::new();
        self.walk(|number, game, next| {
            let Some((seat, action)) = next else { return positions.push((number, game.clone())) };
            if game.begins_turn(seat) {
                positions.push((number, game.clone()));
            }
            if is_worth_a_look(game, seat, &action) {
                let game = game.clone();
                turns.push(Box::new(move || reviewed(&game, seat, number, action, &budget)));
            }
        });
        let curve = Box::new(move || {
            let point = |(number, game): &(usize, G)| CurvePoint {
                number: *number,
                round: game.round(),
                points: expected_points(game),
            };
            positions.iter().map(point).collect()
        });
        Reviewable { turns, curve }
    }
}

fn reviewed<G: Playable>(game: &G, seat: Seat, number: usize, action: G::Move, budget: &Budget) -> Option<Reviewed> {
    let turn = review_turn(game, seat, action, budget, fresh_rng())?;
    let choice = |choice: bots::review::Choice<G::Move>| ReviewedChoice {
        action: raw(&choice.action),
        value: choice.value,
        why: choice.why.map(|why| raw(&why)),
    };
    Some(Reviewed {
        number,
        seat,
        round: game.round(),
        chosen: raw(&turn.chosen),
        moves: turn.moves.into_iter().map(choice).collect(),
        loss: turn.loss,
        gain: turn.gain,
    })
}
