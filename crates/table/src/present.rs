//! What a game says to people at a table, beyond its rules: what they may hear of, what they might expect, what never changes.

use crate::game::{Decision, Game};
use crate::seat::Seat;
use serde::Serialize;

/// A game that people play at a table.
pub trait Present: Game {
    /// What never changes: boards, cards, prices. The browser gets it before any game.
    type Facts: Serialize;

    /// What never changes.
    fn facts() -> Self::Facts;

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
