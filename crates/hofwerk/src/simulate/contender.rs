//! Who plays in a simulation: our own players, and programs of other people.

use crate::program::{self, Failure, Program};
use bots::{Playable, Player, UnknownBot};
use table::{Game, Rng, Seat};

/// One player of a simulation.
pub(super) enum Contender<G: Game> {
    /// One of our own.
    Ours(Box<dyn Player<G>>),
    /// A program of somebody else.
    Program(Program),
}

/// The names that [`Contender::named`] understands, as they are shown to people.
pub(super) fn names() -> Vec<&'static str> {
    [bots::names(), vec!["exec:COMMAND"]].concat()
}

impl<G: Playable> Contender<G> {
    /// The player with this name: `exec:COMMAND` is a program, every other name one of [`bots::named`].
    ///
    /// # Errors
    /// If there is no such player.
    pub(super) fn named(name: &str, rng: Rng) -> Result<Contender<G>, UnknownBot> {
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
