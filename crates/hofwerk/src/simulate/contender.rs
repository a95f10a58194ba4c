//! Who plays in a simulation: our own players, and programs of other people.

use crate::cli::{misuse, unknown_bot};
use crate::learn::knowledge;
use crate::program::{self, Failure, Program};
use crate::words::Words;
use anyhow::Result;
use bots::mcts::Settings;
use bots::{Budget, Knowledge, Playable, Player, Thinker, UnknownBot};
use learn::course::CourseError;
use std::sync::Arc;
use table::{Game, Rng, Seat};

/// One player of a simulation.
pub(super) enum Contender<G: Game> {
    /// One of our own.
    Ours(Box<dyn Player<G>>),
    /// A program of somebody else.
    Program(Program),
}

/// The names that [`Entrant::named`] understands, as they are shown to people.
fn names() -> Vec<&'static str> {
    [bots::names(), vec!["net=FILE:500", "exec:COMMAND"]].concat()
}

/// Somebody who has been named for a simulation, and sits down in every game anew.
pub(super) enum Entrant<G: Playable> {
    /// One of our own or a program, by name.
    Named(String),
    /// A search of ours with the net in a file, or without one.
    Net(Arc<dyn Knowledge<G>>, u32),
}

impl<G: Playable> Entrant<G> {
    /// The player with this name: `exec:COMMAND` is a program, `net=FILE:500` a search with the net in a file
    /// (`net=hand:500` one without a net), every other name one of [`bots::named`].
    ///
    /// # Errors
    /// If there is no such player.
    pub(super) fn named(name: &str, words: &Words) -> Result<Entrant<G>> {
        let Some(rest) = name.strip_prefix("net=") else {
            let known = Contender::<G>::named(name, Rng::from_number(0));
            known.map_err(|unknown| misuse(unknown_bot(&unknown, &names(), words)))?;
            return Ok(Entrant::Named(name.into()));
        };
        let (file, iterations) = rest.rsplit_once(':').unwrap_or((rest, "800"));
        let iterations = iterations.parse().ok().filter(|&n| n > 0);
        let unknown = UnknownBot { name: name.into(), range: None };
        let iterations = iterations.ok_or_else(|| misuse(unknown_bot(&unknown, &names(), words)))?;
        let about = |detail: String| [("name", name.into()), ("detail", detail.into())];
        let refused = |error: CourseError| misuse(words.say("bot-net", &about(error.to_string())));
        Ok(Entrant::Net(knowledge::<G>(file).map_err(refused)?, iterations))
    }

    /// The player for one game.
    ///
    /// # Errors
    /// If the name means nobody.
    pub(super) fn sits_down(&self, rng: Rng) -> Result<Contender<G>, UnknownBot> {
        match self {
            Entrant::Named(name) => Contender::named(name, rng),
            Entrant::Net(knowledge, iterations) => {
                let budget = Budget::iterations(*iterations);
                let thinker = Thinker::knowing(knowledge.clone(), Settings::default(), budget, rng);
                Ok(Contender::Ours(Box::new(thinker)))
            }
        }
    }
}

impl<G: Playable> Contender<G> {
    /// The player with this name: `exec:COMMAND` is a program, every other name one of [`bots::named`].
    fn named(name: &str, rng: Rng) -> Result<Contender<G>, UnknownBot> {
        match program::command_of(name) {
            Some(command) => Ok(Contender::Program(Program::new(command))),
            None => bots::named(name, rng).map(Contender::Ours),
        }
    }
}

impl<G: Game> Contender<G> {
    /// Why it gave no answer, if it is a program that failed.
    pub(super) fn failure(&self) -> Option<&Failure> {
        match self {
            Contender::Ours(_) => None,
            Contender::Program(program) => program.failure(),
        }
    }
}

impl<G: Game> Player<G> for Contender<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        match self {
            Contender::Ours(player) => player.choose(game, seat),
            Contender::Program(program) => program.choose(game, seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::FailureReason;
    use agricola::{Agricola, Options};
    use table::Seed;

    #[test]
    fn a_game_with_a_program_that_fails_stops_and_says_whose_fault_it_is() {
        let mut game = Agricola::new(&Options::default(), Seed::new(7)).unwrap();
        let mut players = ["exec:true"; 2].map(|name| Contender::named(name, Rng::from_number(1)).unwrap());
        let stuck = bots::play_out(&mut game, &mut players).unwrap_err();
        assert_eq!(stuck.decisions, 0);
        let failure = players[stuck.seat.index()].failure().unwrap();
        assert_eq!(failure.reason, FailureReason::Ended);
        assert!(failure.to_string().contains("true: the program has ended"), "{failure}");
    }

    #[test]
    fn every_name_is_a_player_of_ours_or_a_program() {
        let named = |name: &str| Contender::<Agricola>::named(name, Rng::from_number(1));
        assert!(bots::names().iter().all(|name| matches!(named(name), Ok(Contender::Ours(_)))));
        assert!(matches!(named("exec:true"), Ok(Contender::Program(_))));
        for bad in ["exec", "exec:", "exec: ", "deepblue"] {
            assert!(named(bad).is_err(), "{bad}");
        }
    }
}
