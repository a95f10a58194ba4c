//! What our players know of Caverna: which steps are worth a look, and roughly what a home is worth.

mod describe;
mod evaluate;
mod puzzle;
pub mod steps;
mod terms;

use crate::describe::Sheet;
use crate::knowledge::{Knowledge, Playable};
use crate::learned::Learned;
use crate::net::Net;
use crate::turns::{Width, quick_hash};
use crate::why::Term;
use caverna::{Caverna, Move, Phase};
use std::sync::{Arc, LazyLock};
use table::{Game, Seat, Seed};

impl Playable for Caverna {
    fn knowledge_for_turn() -> Arc<dyn Knowledge<Caverna>> {
        Arc::new(Learned::checked_in())
    }

    fn knowledge_for_search() -> Arc<dyn Knowledge<Caverna>> {
        Arc::new(Learned::checked_in())
    }

    fn knowledge_by_hand() -> Arc<dyn Knowledge<Caverna>> {
        Arc::new(Digger)
    }

    fn sheet() -> &'static Sheet<Caverna> {
        static SHEET: LazyLock<Sheet<Caverna>> = LazyLock::new(|| {
            let game = Caverna::new(&caverna::Options::default(), Seed::new(0));
            Sheet::new(&game.expect("the usual options are sound"))
        });
        &SHEET
    }

    fn net(&self) -> Option<&'static Net> {
        static NET: LazyLock<Option<Net>> =
            LazyLock::new(|| Net::checked_in::<Caverna>(include_bytes!("../nets/caverna.net")));
        // It has won its matches at every number of players. Before scoring, points are counted, not judged.
        NET.as_ref().filter(|_| self.phase < Phase::LastExchanges)
    }

    fn terms(&self, seat: Seat) -> Vec<Term> {
        terms::terms(self, seat)
    }
}

/// Somebody who knows the cave.
#[derive(Clone, Copy, Debug, Default)]
pub struct Digger;

impl Knowledge<Caverna> for Digger {
    fn expects(&self, game: &Caverna, seat: Seat) -> f32 {
        evaluate::expects(game, seat)
    }

    fn steps(&self, game: &Caverna, seat: Seat, out: &mut Vec<Move>) {
        steps::sensible(game, seat, out);
    }

    fn prepares(&self, step: &Move) -> bool {
        step.is_exchange()
    }

    fn fingerprint(&self, game: &Caverna, seat: Seat) -> u64 {
        quick_hash(&(game.player(seat), game.tiles, game.round, game.phase, game.pending()))
    }

    /// Nobody has hidden things; only cards and markers are still face down. A marker that is turned up after the last turn of
    /// its round tells only then what follows that turn.
    fn is_certain(&self, game: &Caverna) -> bool {
        !game.rules.late_reveal || game.harvest.is_some()
    }

    fn revealed(&self, game: &Caverna) -> u64 {
        quick_hash(&(Game::revealed(game), game.open, game.harvest))
    }

    /// On one space there are many tiles to furnish with and many things to bring home: a net shall see more of them.
    fn width(&self, usual: Width) -> Width {
        Width { per_first: usual.per_first.max(10), finished: usual.finished.max(8), ..usual }
    }
}
