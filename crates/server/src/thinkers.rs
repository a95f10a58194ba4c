//! Where bots think: on threads of their own, a few at a time.

use crate::config::BotConfig;
use crate::metrics::Metrics;
use crate::play::Thinking;
use bots::Level;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// A few slots for long computations.
///
/// A slot is given back when the computation ends or its time is over, whichever comes first: one that never ends keeps its
/// thread, but no slot.
#[derive(Clone, Debug)]
pub struct Thinkers {
    bot_slots: Arc<Semaphore>,
    /// Hints have a slot of their own, so that they keep no bot waiting.
    hint_slot: Arc<Semaphore>,
    /// So has the level that takes its time.
    slow_slot: Arc<Semaphore>,
    config: BotConfig,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// Slots as configured.
    pub fn new(config: BotConfig, metrics: Arc<Metrics>) -> Thinkers {
        let slots = |n: usize| Arc::new(Semaphore::new(n.max(1)));
        Thinkers { bot_slots: slots(config.threads), hint_slot: slots(1), slow_slot: slots(1), config, metrics }
    }

    /// How bots behave.
    pub fn config(&self) -> BotConfig {
        self.config
    }

    /// Thinks as a bot of this level, but not longer than the limit; a level that takes more time than that has its own
    /// time besides. Waiting for a slot does not count.
    pub async fn think<T: Send + 'static>(&self, level: Level, thinking: Thinking<T>) -> Option<T> {
        let (limit, budget) = (self.config.time_limit, level.budget());
        match budget.filter(|budget| budget.time > limit) {
            Some(budget) => self.think_on(&self.slow_slot, thinking, limit + budget.time).await,
            None => self.think_on(&self.bot_slots, thinking, limit).await,
        }
    }

    /// Thinks about a hint.
    pub async fn advise<T: Send + 'static>(&self, thinking: Thinking<T>) -> Option<T> {
        self.think_on(&self.hint_slot, thinking, self.config.hint_time + self.config.time_limit).await
    }

    async fn think_on<T: Send + 'static>(
        &self,
        slots: &Semaphore,
        thinking: Thinking<T>,
        limit: Duration,
    ) -> Option<T> {
        let _slot = slots.acquire().await.ok()?;
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
        let slow =
            tokio::spawn(async move { slow.think(Level::Easy, Box::new(|| sleep(Duration::from_millis(600)))).await });
        tokio::time::sleep(Duration::from_millis(10)).await;
        let started = Instant::now();
        assert_eq!(thinkers.think(Level::Easy, Box::new(|| 7)).await, Some(7));
        assert!(started.elapsed() < Duration::from_millis(400));
        assert_eq!(slow.await.unwrap(), None);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn many_hints_keep_no_bot_waiting() {
        let thinkers = Thinkers::new(BotConfig { threads: 1, ..BotConfig::default() }, Arc::default());
        for _ in 0..20 {
            let hints = thinkers.clone();
            tokio::spawn(async move { hints.advise(Box::new(|| sleep(Duration::from_millis(200)))).await });
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        let started = Instant::now();
        assert_eq!(thinkers.think(Level::Easy, Box::new(|| 7)).await, Some(7));
        assert!(started.elapsed() < Duration::from_millis(150));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_takes_their_time_has_it_and_keeps_nobody_waiting() {
        let config = BotConfig { threads: 1, time_limit: Duration::from_millis(50), ..BotConfig::default() };
        let thinkers = Thinkers::new(config, Arc::default());
        let slow = thinkers.clone();
        let (go_on, wait) = std::sync::mpsc::channel();
        let slow = tokio::spawn(async move { slow.think(Level::Unlimited, Box::new(move || wait.recv().ok())).await });
        // Longer than the limit of the others.
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(thinkers.think(Level::Easy, Box::new(|| 7)).await, Some(7));
        assert!(!slow.is_finished());
        go_on.send(9).unwrap();
        assert_eq!(slow.await.unwrap(), Some(Some(9)));
    }

    #[tokio::test]
    async fn a_bot_that_panics_is_not_the_end() {
        let thinkers = Thinkers::new(BotConfig::default(), Arc::default());
        let panics: Thinking<u8> = Box::new(|| panic!("on purpose"));
        assert_eq!(thinkers.think(Level::Easy, panics).await, None);
        assert_eq!(thinkers.think(Level::Easy, Box::new(|| 7)).await, Some(7));
    }
}
