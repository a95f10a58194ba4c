//! The games at this table: the one list that players, server and tools follow.

use crate::Playable;
use table::Game;

pub use agricola::Agricola;
pub use caverna::Caverna;

/// Hands the types of all games, separated by commas, to a macro: `bots::games!(each)` expands to
/// `each! { bots::games::Agricola, … }`.
///
/// A new game is one line here.
#[macro_export]
macro_rules! games {
    ($with:ident) => {
        $with! {
            $crate::games::Agricola,
            $crate::games::Caverna,
        }
    };
}

/// Something that can be done for any game.
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does it for this game.
    fn run<G: Playable>(self) -> Self::Output;
}

macro_rules! by_name {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games.
        pub const NAMES: &[&str] = &[$(<$game as Game>::NAME),+];

        /// Does something for the game with this name; nothing if there is no such game.
        pub fn with_game<T: Task>(name: &str, task: T) -> Option<T::Output> {
            match name {
                $(<$game as Game>::NAME => Some(task.run::<$game>()),)+
                _ => None,
            }
        }
    };
}

crate::games!(by_name);

/// The game that is meant where none is named.
pub const DEFAULT: &str = NAMES[0];

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Task for Name {
        type Output = &'static str;
        fn run<G: Playable>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        assert!(NAMES.iter().all(|name| with_game(name, Name) == Some(name)));
        assert_eq!(with_game("chess", Name), None);
    }
}
