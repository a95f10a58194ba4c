//! What a game says to people at a table, beyond its rules: how a question is answered, what it is about, what they might
//! expect, what they may hear of, what never changes.

use crate::ask::Target;
use crate::form::Field;
use crate::game::{Decision, Game};
use crate::seat::Seat;
use serde::Serialize;

/// A game that people play at a table.
pub trait Present: Game {
    /// What never changes: boards, cards, prices. The browser gets it before any game.
    type Facts: Serialize;
    /// What a question is about, so that nobody has to find it out: what is owed, what was taken, what is left.
    type Contents: Clone + PartialEq + Serialize + Send;

    /// What never changes.
    fn facts() -> Self::Facts;

    /// What is agreed before a game, as a form asks for it.
    fn form() -> Vec<Field>;

    /// The mode, for lists.
    fn mode(&self) -> &'static str;

    /// The only seat that may know of an event; `None`: everybody may.
    fn only_for(event: &Self::Event) -> Option<Seat>;

    /// What the question is about that a seat is asked, where there is more to say than the question. It must follow from
    /// what the seat may know.
    fn contents(&self, seat: Seat) -> Option<Self::Contents>;

    /// What a person points at to make this move.
    fn target(&self, seat: Seat, m: &Self::Move) -> Target<Self::Good>;

    /// What a person might expect to be possible at this question. What of it is not legal is shown with the reason.
    /// It must follow from what the seat may know.
    fn expected(&self, decision: &Decision) -> Vec<Self::Move>;

    /// How often in a row a seat can make an exchange now, if nothing else happens.
    fn times(&self, _: Seat, _: &Self::Move) -> u8 {
        1
    }

    /// Whether a state leaves out the preview of this move, because there are very many of its sort; a trial gives it.
    fn is_one_of_many(_: &Self::Move) -> bool {
        false
    }

    /// Whether these options tell something that is hidden from the players.
    fn tells_secrets(options: &Self::Options) -> bool;
}
