//! Where a game writes down what happens, if anybody wants to know.

use std::hash::{Hash, Hasher};

/// A list of events that is only kept when somebody listens. It is no part of the game's value: two states that differ
/// only in their logs are equal, and a copy starts with a closed log.
pub struct Log<E>(Option<Kept<E>>);

/// What an open log has kept.
struct Kept<E> {
    events: Vec<E>,
    /// How many events there were when something hidden came to light, if something did.
    foreseen: Option<usize>,
}

impl<E> Log<E> {
    /// A log that keeps nothing.
    pub const CLOSED: Log<E> = Log(None);

    /// Starts to keep events.
    pub fn open(&mut self) {
        self.0 = Some(Kept { events: Vec::new(), foreseen: None });
    }

    /// Writes an event down, if the log is open.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> E) {
        if let Some(kept) = &mut self.0 {
            kept.events.push(event());
        }
    }

    /// Something hidden comes to light: what is noted from here on may follow from it, and nobody could foresee it.
    #[inline]
    pub fn reveal(&mut self) {
        if let Some(kept) = &mut self.0 {
            kept.foreseen.get_or_insert(kept.events.len());
        }
    }

    /// Closes the log and hands out what was kept.
    pub fn close(&mut self) -> Vec<E> {
        self.0.take().map_or(Vec::new(), |kept| kept.events)
    }

    /// Closes the log and hands out what could be foreseen: what was kept before something hidden came to light.
    pub fn close_foreseen(&mut self) -> Vec<E> {
        let Some(mut kept) = self.0.take() else { return Vec::new() };
        kept.events.truncate(kept.foreseen.unwrap_or(usize::MAX));
        kept.events
    }
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log::CLOSED
    }
}

impl<E> Clone for Log<E> {
    fn clone(&self) -> Self {
        Log::CLOSED
    }
}

impl<E> PartialEq for Log<E> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<E> Eq for Log<E> {}

impl<E> Hash for Log<E> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<E> std::fmt::Debug for Log<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Log")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_from_something_hidden_cannot_be_foreseen() {
        let mut log = Log::default();
        log.note(|| panic!("nobody listens"));
        let play = |log: &mut Log<u8>| {
            log.open();
            log.note(|| 1);
            log.reveal();
            log.note(|| 2);
            log.reveal();
        };
        play(&mut log);
        assert_eq!(log.close(), [1, 2]);
        play(&mut log);
        assert_eq!(log.close_foreseen(), [1]);
        assert!(log.close().is_empty());
    }
}
