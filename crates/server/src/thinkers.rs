//! Where bots think: on threads of their own, a few at a time.

use crate::config::BotConfig;
use crate::metrics::Metrics;
use crate::play::Thinking;
use bots::Level;
use std::collections::VecDeque;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// A few slots for long computations.
///
/// A slot is given back when the computation ends or its time is over, whichever comes first: one that never ends keeps its
/// thread, but no slot.
#[derive(Clone, Debug)]
pub struct Thinkers {
    bot_slots: Turns,
    /// Those who answer at once do not wait for those who think.
    quick_slots: Turns,
    /// Hints have a slot of their own, so that they keep no bot waiting.
    hint_slot: Turns,
    /// So has the level that takes its time.
    slow_slot: Turns,
    /// And so have reviews of finished games.
    review_slot: Turns,
    config: BotConfig,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// Slots as configured.
    pub fn new(config: BotConfig, metrics: Arc<Metrics>) -> Thinkers {
        let threads = config.threads;
        let [bot_slots, quick_slots, hint_slot, slow_slot, review_slot] = [threads, threads, 1, 1, 1].map(Turns::new);
        Thinkers { bot_slots, quick_slots, hint_slot, slow_slot, review_slot, config, metrics }
    }

    /// How bots behave.
    pub fn config(&self) -> BotConfig {
        self.config
    }

    /// Thinks as a bot of this level, but not longer than the limit; a level that takes more time than that has its own
    /// time besides. Waiting for a slot does not count. Whoever waits gets slots in turns, however many bots they have.
    pub async fn think<T: Send + 'static>(&self, level: Level, whose: &str, thinking: Thinking<T>) -> Option<T> {
        let limit = self.config.time_limit;
        match level.budget() {
            Some(budget) if budget.time > limit => {
                self.think_on(&self.slow_slot, whose, thinking, limit + budget.time).await
            }
            Some(_) => self.think_on(&self.bot_slots, whose, thinking, limit).await,
            None => self.think_on(&self.quick_slots, whose, thinking, limit).await,
        }
    }

    /// Thinks about a hint.
    pub async fn advise<T: Send + 'static>(&self, whose: &str, thinking: Thinking<T>) -> Option<T> {
        self.think_on(&self.hint_slot, whose, thinking, self.config.hint_time + self.config.time_limit).await
    }

    /// Thinks about one turn of a finished game.
    pub async fn review<T: Send + 'static>(&self, whose: &str, thinking: Thinking<T>) -> Option<T> {
        self.think_on(&self.review_slot, whose, thinking, self.config.review_time + self.config.time_limit).await
    }

    async fn think_on<T: Send + 'static>(
        &self,
        slots: &Turns,
        whose: &str,
        thinking: Thinking<T>,
        limit: Duration,
    ) -> Option<T> {
        let _slot = slots.take(whose).await?;
        self.metrics.thinking.fetch_add(1, Relaxed);
        let result = timeout(limit, tokio::task::spawn_blocking(thinking)).await;
        self.metrics.thinking.fetch_sub(1, Relaxed);
        match result {
            Ok(Ok(found)) => Some(found),
            Ok(Err(_)) => {
                tracing::error!("a bot panicked while thinking");
                None
            }
            Err(_) => {
                self.metrics.bot_timeouts.fetch_add(1, Relaxed);
                tracing::warn!(?limit, "a bot thought too long");
                None
            }
        }
    }
}

/// Slots that are given in turns to those who wait: who has many waiting gets no more of them than who has one.
#[derive(Clone, Debug)]
struct Turns(Arc<Mutex<Queue>>);

#[derive(Debug)]
struct Queue {
    free: usize,
    /// Those who wait, with everything they wait for; who is next stands first.
    waiting: VecDeque<(String, VecDeque<oneshot::Sender<Slot>>)>,
}

/// A slot; given to whoever is next when dropped.
#[derive(Debug)]
struct Slot(Turns);

impl Turns {
    fn new(slots: usize) -> Turns {
        Turns(Arc::new(Mutex::new(Queue { free: slots.max(1), waiting: VecDeque::new() })))
    }

    /// A slot, when it is this one's turn.
    async fn take(&self, whose: &str) -> Option<Slot> {
        let turn = {
            let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Slot(self.clone()));
            }
            let (tell, turn) = oneshot::channel();
            match queue.waiting.iter_mut().find(|(name, _)| name == whose) {
                Some((_, own)) => own.push_back(tell),
                None => queue.waiting.push_back((whose.to_owned(), VecDeque::from([tell]))),
            }
            turn
        };
        turn.await.ok()
    }

    /// Whoever is next, if anybody waits; otherwise the slot is free.
    fn next(&self) -> Option<oneshot::Sender<Slot>> {
        let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((name, mut own)) = queue.waiting.pop_front() else {
            queue.free += 1;
            return None;
        };
        let next = own.pop_front();
        if !own.is_empty() {
            queue.waiting.push_back((name, own));
        }
        next
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        // If who is next has gone away, the slot comes back and is dropped again.
        if let Some(next) = self.0.next() {
            drop(next.send(Slot(self.0.clone())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::sleep;
    use std::time::Instant;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_slow_bot_loses_its_slot_and_blocks_nobody() {
        let config = BotConfig { threads: 1, time_limit: Duration::from_millis(50), ..BotConfig::default() };
        let thinkers = Thinkers::new(config, Arc::default());
        let slow = thinkers.clone();
        let slow = tokio::spawn(async move {
            slow.think(Level::Easy, "ann", Box::new(|| sleep(Duration::from_millis(600)))).await
        });
        tokio::time::sleep(Duration::from_millis(10)).await;
        let started = Instant::now();
        assert_eq!(thinkers.think(Level::Easy, "ann", Box::new(|| 7)).await, Some(7));
        assert!(started.elapsed() < Duration::from_millis(400));
        assert_eq!(slow.await.unwrap(), None);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn many_hints_keep_no_bot_waiting() {
        let thinkers = Thinkers::new(BotConfig { threads: 1, ..BotConfig::default() }, Arc::default());
        for _ in 0..20 {
            let hints = thinkers.clone();
            tokio::spawn(async move { hints.advise("ann", Box::new(|| sleep(Duration::from_millis(200)))).await });
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        let started = Instant::now();
        assert_eq!(thinkers.think(Level::Easy, "ann", Box::new(|| 7)).await, Some(7));
        assert!(started.elapsed() < Duration::from_millis(150));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_takes_their_time_has_it_and_keeps_nobody_waiting() {
        let config = BotConfig { threads: 1, time_limit: Duration::from_millis(50), ..BotConfig::default() };
        let thinkers = Thinkers::new(config, Arc::default());
        let slow = thinkers.clone();
        let (go_on, wait) = std::sync::mpsc::channel();
        let slow =
            tokio::spawn(async move { slow.think(Level::Unlimited, "ann", Box::new(move || wait.recv().ok())).await });
        // Longer than the limit of the others.
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(thinkers.think(Level::Easy, "ann", Box::new(|| 7)).await, Some(7));
        assert!(!slow.is_finished());
        go_on.send(9).unwrap();
        assert_eq!(slow.await.unwrap(), Some(Some(9)));
    }

    #[tokio::test]
    async fn a_bot_that_panics_is_not_the_end() {
        let thinkers = Thinkers::new(BotConfig::default(), Arc::default());
        let panics: Thinking<u8> = Box::new(|| panic!("on purpose"));
        assert_eq!(thinkers.think(Level::Easy, "ann", panics).await, None);
        assert_eq!(thinkers.think(Level::Easy, "ann", Box::new(|| 7)).await, Some(7));
    }

    /// Thirty tables of one person kept everybody else waiting.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn many_tables_of_one_person_keep_nobody_else_waiting() {
        let thinkers = Thinkers::new(BotConfig { threads: 1, ..BotConfig::default() }, Arc::default());
        for _ in 0..30 {
            let greedy = thinkers.clone();
            tokio::spawn(async move {
                greedy.think(Level::Hard, "greedy", Box::new(|| sleep(Duration::from_millis(100)))).await
            });
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        let started = Instant::now();
        assert_eq!(thinkers.think(Level::Easy, "ann", Box::new(|| 7)).await, Some(7));
        assert!(started.elapsed() < Duration::from_millis(80), "an easy bot does not wait for hard ones");
        assert_eq!(thinkers.think(Level::Hard, "ann", Box::new(|| 7)).await, Some(7));
        assert!(started.elapsed() < Duration::from_millis(900), "at most one of the others comes first");
    }
}
