//! The games that can be played here, and what the server has to know about each beyond its rules.

mod agricola;
mod caverna;

use crate::play::{Beginning, MadeMove, Play, Typed};
use crate::store::{Loaded, StoreError};
use bots::Playable;
use bots::games::NAMES;
use table::{Decision, Game, Refusal, Seat};

/// What the server has to know about a game beyond its rules.
pub trait Served: Playable {
    /// The mode, for lists.
    fn mode(&self) -> &'static str;

    /// The only seat that may know of an event; `None`: everybody may.
    fn only_for(event: &Self::Event) -> Option<Seat>;

    /// What a person might expect to be possible at this question. What of it is not legal is shown with the reason.
    /// It must follow from what the seat may know.
    fn expected(&self, decision: &Decision) -> Vec<Self::Move>;

    /// Whether a state leaves out the preview of this move, because there are very many of its sort; a trial gives it.
    fn is_one_of_many(_: &Self::Move) -> bool {
        false
    }

    /// Whether these options tell something that is hidden from the players.
    fn tells_secrets(options: &Self::Options) -> bool;
}

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
