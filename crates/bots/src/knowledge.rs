//! What a player knows of a single game: what a position is worth, and which steps are worth looking at.
//!
//! The search is the same for all games. Each game says with [`Playable`] what players know of it.

use crate::turns::quick_hash;
use std::sync::Arc;
use table::{Present, Seat};

/// The most seats of any game at this table.
pub const MOST_SEATS: usize = 8;

/// One number for each seat.
pub type PerSeat = [f32; MOST_SEATS];

/// A game that our players can play and people meet at the table: what is known of it.
pub trait Playable: Present {
    /// The best knowledge there is for a player who looks one turn ahead.
    fn knowledge_for_turn() -> Arc<dyn Knowledge<Self>>;

    /// The best knowledge there is for a player who searches.
    fn knowledge_for_search() -> Arc<dyn Knowledge<Self>>;
}

/// What a player knows of a game.
pub trait Knowledge<G: Playable>: Send + Sync {
    /// The points with which a seat will end the game if all go on as one may expect.
    fn expects(&self, game: &G, seat: Seat) -> f32;

    /// What [`Knowledge::expects`] says to a player who chooses a turn without looking further.
    fn expects_at_once(&self, game: &G, seat: Seat) -> f32 {
        self.expects(game, seat)
    }

    /// The steps worth a look, exchanges among them where they matter; at least one if the seat is asked.
    ///
    /// Whatever is listed here is legal. What is left out is legal too, only not worth the time.
    fn steps(&self, game: &G, seat: Seat, out: &mut Vec<G::Move>);

    /// Whether a whole turn of the seat has come to its end: somebody else is asked, or a new turn begins.
    fn turn_is_over(&self, game: &G, seat: Seat) -> bool {
        !game.to_decide().contains(seat) || game.begins_turn(seat)
    }

    /// Whether a step only prepares what comes after it, so that turns that begin with one are all of a kind.
    fn prepares(&self, _step: &G::Move) -> bool {
        false
    }

    /// Whether a turn that begins with this step comes before the real one, because it may be done at any time.
    fn is_extra(&self, _step: &G::Move) -> bool {
        false
    }

    /// A number that is equal only for positions within one turn of a seat that need not be told apart.
    fn fingerprint(&self, game: &G, _seat: Seat) -> u64 {
        quick_hash(game)
    }

    /// A number that differs between positions in which different hidden things have come to light.
    fn revealed(&self, game: &G) -> u64 {
        u64::from(game.revealed())
    }

    /// Whether all worlds that look like this one allow the same steps, until more comes to light.
    fn is_certain(&self, _game: &G) -> bool {
        false
    }

    /// Expectations for all seats.
    fn expectations(&self, game: &G) -> PerSeat {
        let mut all = [0.0; MOST_SEATS];
        Seat::all(game.seats()).for_each(|seat| all[seat.index()] = self.expects(game, seat));
        all
    }
}

/// What can be known of any game: the points so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Points;

impl<G: Playable> Knowledge<G> for Points {
    fn expects(&self, game: &G, seat: Seat) -> f32 {
        game.points(seat) as f32
    }

    fn steps(&self, game: &G, seat: Seat, out: &mut Vec<G::Move>) {
        let first = out.len();
        game.moves(seat, out);
        if out.len() == first {
            game.exchanges(seat, out);
        }
    }
}

/// How good the expectations of all are for one seat, from 0 to 1: its lead over the others, most of all over the best of
/// them. Alone at the table only its own points count, in hundreds.
pub fn satisfaction(expectations: &PerSeat, seats: usize, seat: Seat) -> f32 {
    let own = expectations[seat.index()];
    if seats == 1 {
        return own / 100.0;
    }
    let others = expectations[..seats].iter().enumerate().filter(|(i, _)| *i != seat.index());
    let (best, sum) = others.fold((f32::MIN, 0.0), |(best, sum), (_, &v)| (best.max(v), sum + v));
    // The best of the others decides; the rest keep a seat that cannot win at work.
    let lead = own - 0.7 * best - 0.3 * sum / (seats - 1) as f32;
    1.0 / (1.0 + (-lead / 8.0).exp())
}
