//! The games that can be played here.

use crate::play::{Beginning, MadeMove, Play, Typed};
use crate::store::{Loaded, StoreError};
use bots::Playable;
use bots::games::NAMES;
use table::{Game, Present, Refusal};

/// A game that can be served: people meet it at the table, and bots play it.
pub trait Served: Present + Playable {}

impl<G: Present + Playable> Served for G {}

macro_rules! serve {
    ($($game:ty),+ $(,)?) => {
        /// Begins a game. If it begins with a record, the moves of the record are handed out too.
        ///
        /// # Errors
        /// If there is no such game, or it cannot begin like that.
        pub fn begin(game: &str, beginning: Beginning) -> Result<(Box<dyn Play>, Vec<MadeMove>), Refusal> {
            match game {
                $(<$game as Game>::NAME => Typed::<$game>::begin(beginning).map(|(play, moves)| (boxed(play), moves)),)+
                _ => Err(Refusal(format!("there is no game {game:?}; there are: {}", NAMES.join(", ")))),
            }
        }

        /// Takes up a stored game.
        ///
        /// # Errors
        /// If what is stored makes no sense.
        pub fn resume(loaded: &Loaded) -> Result<Box<dyn Play>, StoreError> {
            match loaded.game.game.as_str() {
                $(<$game as Game>::NAME => Typed::<$game>::resume(loaded).map(boxed),)+
                other => Err(StoreError::Damaged(format!("there is no game {other:?}"))),
            }
        }
    };
}

bots::games!(serve);

fn boxed<G: Served>(play: Typed<G>) -> Box<dyn Play> {
    Box::new(play)
}
