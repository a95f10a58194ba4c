//! Counts how often every hook of every card came to act. Only with the feature `coverage`; otherwise nothing happens.

use super::{CardId, Hook};

/// Notes that a hook of a card came to act.
#[cfg(not(feature = "coverage"))]
#[inline(always)]
pub(crate) fn note(_: CardId, _: &'static Hook) {}

/// Notes that a hook of a card came to act.
#[cfg(feature = "coverage")]
pub(crate) fn note(card: CardId, hook: &'static Hook) {
    if let Some(i) = card.card().hooks.iter().position(|own| std::ptr::eq(own, hook)) {
        counting::COUNTS[usize::from(card.number() >> 8)][usize::from(card.number() & 0xff)][i]
            .fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    }
}

#[cfg(feature = "coverage")]
pub use counting::counts;

#[cfg(feature = "coverage")]
mod counting {
    use super::CardId;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A count for each table, card and hook.
    pub static COUNTS: [[[AtomicU64; 4]; 128]; 8] = [const { [const { [const { AtomicU64::new(0) }; 4] }; 128] }; 8];

    /// How often each hook of a card came to act.
    pub fn counts(card: CardId) -> Vec<u64> {
        let counts = &COUNTS[usize::from(card.number() >> 8)][usize::from(card.number() & 0xff)];
        counts.iter().take(card.card().hooks.len()).map(|count| count.load(Ordering::Relaxed)).collect()
    }
}
