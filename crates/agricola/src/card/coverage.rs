//! Counts how often every hook of every card came to act. Only with the feature `coverage`; otherwise nothing happens.

use super::{CardId, Hook};

/// Notes that a hook of a card came to act.
#[cfg(not(feature = "coverage"))]
#[inline(always)]
pub(crate) fn note(_: CardId, _: &'static Hook) {}

#[cfg(feature = "coverage")]
pub use counting::counts;
#[cfg(feature = "coverage")]
pub(crate) use counting::note;

#[cfg(feature = "coverage")]
mod counting {
    use super::{CardId, Hook};
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A count for each card and hook.
    static COUNTS: LazyLock<Vec<Vec<AtomicU64>>> = LazyLock::new(|| {
        let of_card = |card: CardId| card.card().hooks.iter().map(|_| AtomicU64::new(0)).collect();
        CardId::all().map(of_card).collect()
    });

    /// Notes that a hook of a card came to act.
    pub(crate) fn note(card: CardId, hook: &'static Hook) {
        if let Some(i) = card.card().hooks.iter().position(|own| std::ptr::eq(own, hook)) {
            COUNTS[card.index()][i].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// How often each hook of a card came to act.
    pub fn counts(card: CardId) -> Vec<u64> {
        COUNTS[card.index()].iter().map(|count| count.load(Ordering::Relaxed)).collect()
    }
}
