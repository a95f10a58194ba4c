//! What our players know of Caverna: so far no more than its points.

use crate::knowledge::{Knowledge, Playable, Points};
use caverna::Caverna;
use std::sync::Arc;

impl Playable for Caverna {
    fn knowledge_for_turn() -> Arc<dyn Knowledge<Caverna>> {
        Arc::new(Points)
    }

    fn knowledge_for_search() -> Arc<dyn Knowledge<Caverna>> {
        Arc::new(Points)
    }
}
