//! Who looks at a game.

use crate::seat::Seat;

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator: sees what everybody may see.
    Everybody,
    /// The host of the game: sees everything.
    All,
}

impl Viewer {
    /// The seat that looks, or a spectator.
    pub fn of(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Everybody, Viewer::Seat)
    }

    /// Whether what only the owner of a seat may know is shown.
    pub fn sees_secrets_of(self, seat: Seat) -> bool {
        self == Viewer::All || self == Viewer::Seat(seat)
    }
}
