//! What our players know of Agricola: which steps are worth a look, and what a farm is worth.

mod describe;
pub mod evaluate;
mod fencing;
pub mod project;
pub mod puzzle;
pub mod steps;
mod terms;
pub mod weights;

pub use weights::Weights;

use crate::describe::Sheet;
use crate::knowledge::{Knowledge, Playable};
use crate::learned::Learned;
use crate::net::Net;
use crate::turns::{QuickHasher, quick_hash};
use crate::why::Term;
use agricola::rules::Expansion;
use agricola::state::ROUNDS;
use agricola::{Agricola, Move};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};
use table::{Game, Seat, Seed};

impl Playable for Agricola {
    fn knowledge_for_turn() -> Arc<dyn Knowledge<Agricola>> {
        Arc::new(Farmer::default())
    }

    fn knowledge_for_search() -> Arc<dyn Knowledge<Agricola>> {
        Arc::new(Learned::checked_in())
    }

    fn knowledge_by_hand() -> Arc<dyn Knowledge<Agricola>> {
        Arc::new(Farmer::searching())
    }

    fn sheet() -> &'static Sheet<Agricola> {
        static SHEET: LazyLock<Sheet<Agricola>> = LazyLock::new(|| {
            let game = Agricola::new(&agricola::Options::default(), Seed::new(0));
            Sheet::new(&game.expect("the usual options are sound"))
        });
        &SHEET
    }

    fn net(&self) -> Option<&'static Net> {
        static FEW: LazyLock<Option<Net>> =
            LazyLock::new(|| Net::checked_in::<Agricola>(include_bytes!("../nets/agricola.net")));
        static MANY: LazyLock<Option<Net>> =
            LazyLock::new(|| Net::checked_in::<Agricola>(include_bytes!("../nets/agricola-many.net")));
        static CARDS: LazyLock<Option<Net>> =
            LazyLock::new(|| Net::checked_in::<Agricola>(include_bytes!("../nets/agricola-cards.net")));
        static MOOR: LazyLock<Option<Net>> =
            LazyLock::new(|| Net::checked_in::<Agricola>(include_bytes!("../nets/agricola-moor.net")));
        // The tables at which each has won its matches.
        let has_cards = !self.rules.decks.is_empty();
        let net = match (self.rules.expansion, self.rules.level, self.players.len()) {
            (Expansion::None, _, 1) => &CARDS,
            (Expansion::None, ..) if has_cards => &CARDS,
            (Expansion::None, _, 2..=3) => &FEW,
            (Expansion::None, ..) | (Expansion::Moor, 1, 2) => &MANY,
            (Expansion::Moor, _, 2) | (Expansion::Moor, 1, 3..) => &MOOR,
            (Expansion::Moor, ..) => return None,
        };
        // Where nobody places any more, points are counted, not judged.
        let is_open = self.round < ROUNDS || self.players.iter().any(|player| project::actions_now(self, player) > 0);
        net.as_ref().filter(|_| is_open)
    }

    fn terms(&self, seat: Seat) -> Vec<Term> {
        terms::terms(self, seat, &Weights::searching())
    }
}

/// Somebody who knows the farm.
#[derive(Clone, Debug, Default)]
pub struct Farmer {
    /// What things are worth to this farmer.
    pub weights: Weights,
    /// What they are worth where a turn must be chosen at once.
    pub at_once: Weights,
}

impl Farmer {
    /// A farmer with one set of weights, for searching and for choosing at once.
    pub fn new(weights: Weights) -> Farmer {
        Farmer { weights, at_once: weights }
    }

    /// Somebody who searches.
    pub fn searching() -> Farmer {
        Farmer { weights: Weights::searching(), at_once: Weights::default() }
    }
}

impl Knowledge<Agricola> for Farmer {
    fn expects(&self, game: &Agricola, seat: Seat) -> f32 {
        evaluate::expects(game, seat, &self.weights)
    }

    fn expects_at_once(&self, game: &Agricola, seat: Seat) -> f32 {
        evaluate::expects(game, seat, &self.at_once)
    }

    fn steps(&self, game: &Agricola, seat: Seat, out: &mut Vec<Move>) {
        steps::sensible(game, seat, out);
    }

    fn prepares(&self, step: &Move) -> bool {
        matches!(step, Move::Exchange { .. })
    }

    fn is_extra(&self, step: &Move) -> bool {
        matches!(step, Move::Use { .. })
    }

    fn fingerprint(&self, game: &Agricola, seat: Seat) -> u64 {
        let player = game.player(seat);
        let tableau = (player.tableau.len(), player.tableau.last(), player.hand.len());
        let counts = (player.persons(), player.guests, player.begging, player.bonus, player.at_home, game.round);
        quick_hash(&(player.goods, &player.farm, tableau, counts, player.sick, &game.specials, game.pending()))
    }

    fn is_certain(&self, game: &Agricola) -> bool {
        game.players.iter().all(|player| player.hand.is_empty())
    }

    fn revealed(&self, game: &Agricola) -> u64 {
        let mut hasher = QuickHasher::default();
        hasher.write_u64(Game::revealed(game).into());
        game.open_spaces().iter().for_each(|space| hasher.write_usize(space.index()));
        // M19.4, M19.5: alone with the Moor, special actions come from a pile, one open and the next known by its back.
        (game.specials.open(), game.specials.next()).hash(&mut hasher);
        hasher.finish()
    }
}
