//! Playing alone. 15.1: the aim is a high score; 100 points are the mark.

use crate::options::Options;
use crate::rules::Set;
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::solo::{Outcome, SeriesKind, Solo, Standing};
use table::{Game, Refusal, Seat};

/// 15.1: the points to be reached alone.
pub const MARK: i32 = 100;

const KIND: &str = "mark";

/// Games on the way to the mark, and beyond.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// The tiles that are used.
    pub set: Set,
    /// The number of the game to be played, from 1: one more each time the mark was reached.
    pub game: u32,
}

impl table::Series for Series {
    type Game = State;

    fn kinds() -> Vec<SeriesKind> {
        vec![SeriesKind { name: KIND, targets: vec![MARK], asks: &["set"], dealt: false, free_choice: false }]
    }

    fn begin(kind: &str, wishes: &Options) -> Result<Series, Refusal> {
        match kind {
            KIND => Ok(Series { set: wishes.set, game: 1 }),
            _ => Err(Refusal::new(format!("there is no series {kind:?}"))),
        }
    }

    fn with(&self, wishes: &Options) -> Result<Series, Refusal> {
        Ok(Series { set: wishes.set, ..self.clone() })
    }

    fn standing(&self) -> Standing {
        Standing { kind: KIND, number: self.game, target: MARK, won: self.game > 1, kept: Vec::new(), food: 0 }
    }

    fn next(&self) -> Options {
        Options::new(1).with_set(self.set)
    }

    fn outcome(&self, game: &State) -> Outcome {
        let points = game.points(Seat::new(0));
        let reached = points >= MARK;
        Outcome { points, target: MARK, reached, cards: Vec::new(), must_keep: false, food: 0 }
    }

    fn after(&self, game: &State, keep: Option<&str>) -> Result<Series, Refusal> {
        if keep.is_some() {
            return Err(Refusal::new("nothing is kept from one game to the next"));
        }
        let game = self.game.saturating_add(u32::from(self.outcome(game).reached));
        Ok(Series { game, ..self.clone() })
    }
}

impl Solo for State {
    type Series = Series;

    /// 15.3, 15.4: alone nothing is left to chance, so that every deal is the same.
    fn daily(_: u64) -> Option<(&'static str, Options)> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Seed, Series as _};

    #[test]
    fn r15_1_the_mark_is_100_points() {
        let wishes = Options::new(1).with_set(Set::Beginner);
        let series = Series::begin("mark", &wishes).unwrap();
        let game = State::new(&series.next(), Seed::new(1)).unwrap();
        assert_eq!((Game::seats(&game), game.rules.set, series.standing().target), (1, Set::Beginner, 100));
        assert!(!series.outcome(&game).reached);
        assert_eq!(series.after(&game, None).unwrap(), series, "a mark that was missed is tried again");
        assert!(Series::begin("nl", &wishes).is_err());
    }
}
