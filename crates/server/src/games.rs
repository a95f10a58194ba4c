//! The games that can be played here, and what the server has to know about each beyond its rules.

mod agricola;
mod caverna;

use crate::play::{Beginning, Play, Step, Typed};
use crate::store::{Loaded, StoreError};
use ::agricola::Agricola;
use ::caverna::Caverna;
use bots::Player;
use serde::Serialize;
use table::{Decision, Game, Refusal, Rng, Seat};

/// What the server has to know about a game beyond its rules.
pub trait Served: Game {
    /// The mode, for lists.
    fn mode(&self) -> &'static str;

    /// The only seat that may hear of an event; nobody named: everybody.
    fn only_for(event: &Self::Event) -> Option<Seat>;

    /// What a person might expect to be possible at this question. What of it is not legal is shown with the reason.
    /// It must follow from what the seat may know.
    fn expected(&self, decision: &Decision) -> Vec<Self::Move>;

    /// What a move takes and brings.
    type Terms: Serialize;

    /// What these moves of a seat take and bring, where there is something to say.
    fn terms<'a>(&self, seat: Seat, moves: impl Iterator<Item = &'a Self::Move>) -> Vec<Self::Terms>;

    /// Whether there are so many moves of this sort that their terms are told only to those who try one.
    fn is_one_of_many(_: &Self::Move) -> bool {
        false
    }

    /// Whether somebody who chose these options knows what is hidden from the players.
    fn tells_secrets(options: &Self::Options) -> bool;

    /// A player of this level.
    fn bot(level: &str, rng: Rng) -> Box<dyn Player<Self>> {
        // A level is the name of a player. Only those in the list: others may start programs.
        let known = LEVELS.contains(&level).then(|| bots::named(level, rng.clone()).ok()).flatten();
        known.unwrap_or_else(|| Box::new(bots::Random::new(rng)))
    }
}

/// The levels of bots that can be asked for.
pub const LEVELS: &[&str] = &["random", "easy", "medium", "hard", "unlimited"];

/// The games that can be played.
pub const NAMES: &[&str] = &[Agricola::NAME, Caverna::NAME];

/// Begins a game; hands out the steps of a record too.
///
/// # Errors
/// If there is no such game, or it cannot begin like that.
pub fn begin(game: &str, beginning: Beginning) -> Result<(Box<dyn Play>, Vec<Step>), Refusal> {
    match game {
        Agricola::NAME => Typed::<Agricola>::begin(beginning).map(|(play, steps)| (boxed(play), steps)),
        Caverna::NAME => Typed::<Caverna>::begin(beginning).map(|(play, steps)| (boxed(play), steps)),
        _ => Err(Refusal(format!("there is no game {game:?}; there are: {}", NAMES.join(", ")))),
    }
}

/// Takes up a stored game.
///
/// # Errors
/// If what is stored makes no sense.
pub fn resume(loaded: &Loaded) -> Result<Box<dyn Play>, StoreError> {
    match loaded.game.game.as_str() {
        Agricola::NAME => Typed::<Agricola>::resume(loaded).map(boxed),
        Caverna::NAME => Typed::<Caverna>::resume(loaded).map(boxed),
        other => Err(StoreError::Damaged(format!("there is no game {other:?}"))),
    }
}

fn boxed<G: Served>(play: Typed<G>) -> Box<dyn Play> {
    Box::new(play)
}
