//! What our players know of Caverna: so far no more than its points.

use crate::knowledge::{Knowledge, Playable, Points};
use caverna::Caverna;
use std::sync::Arc;
use table::{Game, Seat};

impl Playable for Caverna {
    fn begins_turn(&self, seat: Seat) -> bool {
        self.decision(seat).is_some_and(|decision| decision.prompt == "place")
    }

    fn knowledge_for_turn() -> Arc<dyn Knowledge<Caverna>> {
        Arc::new(Points)
    }

    fn knowledge_for_search() -> Arc<dyn Knowledge<Caverna>> {
        Arc::new(Points)
    }
}
