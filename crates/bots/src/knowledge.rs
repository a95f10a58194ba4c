//! What a player knows of a single game: what a position is worth, and which steps are worth looking at.
//!
//! The search is the same for all games. Each game says with [`Playable`] what players know of it.

use crate::describe::{Describe, Sheet};
use crate::net::Net;
use crate::turns::{Turn, Width, quick_hash};
use crate::why::Term;
use std::sync::Arc;
use table::{Game, Present, Seat, Solo};

/// The most seats of any game at this table.
pub const MOST_SEATS: usize = 8;

/// One number for each seat.
pub type PerSeat = [f32; MOST_SEATS];

/// What all seats expect at the end of the game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Expected {
    /// The points.
    pub points: PerSeat,
    /// What each seat plays for ([`lead`]).
    pub leads: PerSeat,
}

impl Expected {
    /// The expectations of seats that expect these points.
    pub fn of_points(points: PerSeat, seats: usize) -> Expected {
        let mut leads = [0.0; MOST_SEATS];
        Seat::all(seats).for_each(|seat| leads[seat.index()] = lead(&points, seats, seat));
        Expected { points, leads }
    }

    /// The points of a game that is over.
    pub fn at_the_end<G: Game>(game: &G) -> Expected {
        let mut points = [0.0; MOST_SEATS];
        Seat::all(game.seats()).for_each(|seat| points[seat.index()] = game.points(seat) as f32);
        Expected::of_points(points, game.seats())
    }
}

/// What a player thinks of one turn of a list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought {
    /// The place of the turn in the list.
    pub turn: usize,
    /// How good it looks beside the others, in points.
    pub rank: f32,
    /// The lead it leads to.
    pub lead: f32,
}

/// A game that our players can play and people meet at the table: what is known of it.
pub trait Playable: Describe + Present + Solo {
    /// The best knowledge there is for a player who looks one turn ahead.
    fn knowledge_for_turn() -> Arc<dyn Knowledge<Self>>;

    /// The best knowledge there is for a player who searches.
    fn knowledge_for_search() -> Arc<dyn Knowledge<Self>>;

    /// What is known without any net: for measuring, and to begin learning with.
    fn knowledge_by_hand() -> Arc<dyn Knowledge<Self>>;

    /// The names of what is described.
    fn sheet() -> &'static Sheet<Self>;

    /// The net that judges tables like this one better than a player without one, if there is one: none is used that was not
    /// tried there.
    fn net(&self) -> Option<&'static Net>;

    /// What this position is worth to a seat, term by term, as a player sees it who judges by hand: always the same terms in
    /// the same order. Together they are what [`Playable::knowledge_by_hand`] expects.
    fn terms(&self, seat: Seat) -> Vec<Term>;
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

    /// Whether what is expected in a position tells about as much as listing its turns and looking at the best one.
    fn tells_at_a_glance(&self, _game: &G) -> bool {
        false
    }

    /// How widely turns are listed, where a player usually lists them like this.
    fn width(&self, usual: Width) -> Width {
        usual
    }

    /// What all seats expect, as `viewer` sees it.
    fn expected(&self, game: &G, _viewer: Seat) -> Expected {
        let mut points = [0.0; MOST_SEATS];
        Seat::all(game.seats()).for_each(|seat| points[seat.index()] = self.expects(game, seat));
        Expected::of_points(points, game.seats())
    }

    /// What a position is worth to somebody who has just played a turn and looks no further.
    fn worth(&self, game: &G, seat: Seat) -> f32 {
        let points = self.expected(game, seat).points;
        let (own, others) = (points[seat.index()], game.seats() - 1);
        let sum: f32 = points[..game.seats()].iter().sum();
        if others == 0 { own } else { own - 0.5 * (sum - own) / others as f32 }
    }

    /// What a seat thinks of its turns, each with what [`Knowledge::expects_at_once`] says of it, best first: the best
    /// `most` of them, best first.
    fn judge(&self, turns: &[(f32, Turn<G>)], seat: Seat, most: usize) -> Vec<Thought> {
        let Some((_, Turn { after: best, .. })) = turns.first() else { return Vec::new() };
        // What the others expect hardly depends on the turn: it is looked up once.
        let (mut points, seats) = (self.expected(best, seat).points, best.seats());
        let kept = turns.iter().enumerate().take(most);
        let think = |(turn, (rank, Turn { after, .. })): (usize, &(f32, Turn<G>))| {
            points[seat.index()] = self.expects(after, seat);
            Thought { turn, rank: *rank, lead: lead(&points, seats, seat) }
        };
        kept.map(think).collect()
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

/// What a seat plays for if all end with these points: its lead over the others, most of all over the best of them. Alone
/// at the table only its own points count.
pub fn lead(points: &PerSeat, seats: usize, seat: Seat) -> f32 {
    let own = points[seat.index()];
    if seats == 1 {
        return own;
    }
    let others = points[..seats].iter().enumerate().filter(|(i, _)| *i != seat.index());
    let (best, sum) = others.fold((f32::MIN, 0.0), |(best, sum), (_, &v)| (best.max(v), sum + v));
    // The best of the others decides; the rest keep a seat that cannot win at work.
    own - best + 0.3 * (best - sum / (seats - 1) as f32)
}

/// How many points of lead count as much as a good part of a victory.
const CLOSE: f32 = 8.0;

/// How good a lead is, from 0 to 1. Alone at the table points count in hundreds.
pub fn satisfaction(lead: f32, seats: usize) -> f32 {
    if seats == 1 { lead / 100.0 } else { 1.0 / (1.0 + exp(-lead / CLOSE)) }
}

/// The lead that is as good as this [`satisfaction`].
pub fn lead_of(satisfaction: f32, seats: usize) -> f32 {
    let s = satisfaction.clamp(1e-4, 1.0 - 1e-4);
    if seats == 1 { 100.0 * satisfaction } else { CLOSE * (s / (1.0 - s)).ln() }
}

/// The exponential function in steps that every machine does alike; that of the system's library need not be.
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let twos = (x * std::f32::consts::LOG2_E + 0.5).floor();
    let r = x - twos * std::f32::consts::LN_2;
    let series = 1.0 + r * (1.0 + r * (0.5 + r * (1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0 + r / 720.0)))));
    series * f32::from_bits(((twos as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_function_is_that_of_the_books() {
        for i in -700..=700 {
            let (x, ours) = (i as f32 / 10.0, exp(i as f32 / 10.0));
            assert!((ours / x.exp() - 1.0).abs() < 2e-5, "{x}: {ours}");
        }
        assert!(exp(-1e9) >= 0.0 && exp(1e9).is_finite());
    }

    #[test]
    fn a_lead_and_its_satisfaction_go_together() {
        for seats in [1, 2, 5] {
            for lead in [-20.0, -3.0, 0.5, 12.0] {
                assert!((lead_of(satisfaction(lead, seats), seats) - lead).abs() < 0.05);
            }
        }
        let points = [30.0, 20.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        assert!((lead(&points, 3, Seat::new(0)) - (30.0 - 14.0 - 4.5)).abs() < 1e-4);
        assert_eq!(lead(&points, 2, Seat::new(0)), 10.0);
    }
}
