//! Where bots think: apart from everything that answers people.

use crate::config::BotConfig;
use crate::metrics::Metrics;
use crate::play::Thinking;
use bots::Level;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// A few chairs to think in.
///
/// The chair is given up by who waits, not by who thinks: somebody who does not come to an end loses it after the time limit,
/// and others can think; the thread that hangs is left to itself.
#[derive(Clone, Debug)]
pub struct Thinkers {
    chairs: Arc<Semaphore>,
    /// Hints have a chair of their own, so that whoever asks for many keeps no bot waiting.
    adviser: Arc<Semaphore>,
    /// So has the level that takes its time.
    patient: Arc<Semaphore>,
    config: BotConfig,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// Chairs as configured.
    pub fn new(config: BotConfig, metrics: Arc<Metrics>) -> Thinkers {
        let chairs = |n: usize| Arc::new(Semaphore::new(n.max(1)));
        Thinkers { chairs: chairs(config.threads), adviser: chairs(1), patient: chairs(1), config, metrics }
    }

    /// How bots behave.
    pub fn config(&self) -> BotConfig {
        self.config
    }

    /// Thinks as a bot of this level, but not longer than the limit; a level that takes more time than that has its own
    /// time besides. Waiting for a chair does not count.
    pub async fn think<T: Send + 'static>(&self, level: Level, thinking: Thinking<T>) -> Option<T> {
        let (limit, budget) = (self.config.time_limit, level.budget());
        match budget.filter(|budget| budget.time > limit) {
            Some(budget) => self.think_on(&self.patient, thinking, limit + budget.time).await,
            None => self.think_on(&self.chairs, thinking, limit).await,
        }
    }

    /// Thinks about a hint.
    pub async fn advise<T: Send + 'static>(&self, thinking: Thinking<T>) -> Option<T> {
        self.think_on(&self.adviser, thinking, self.config.hint_time + self.config.time_limit).await
    }

    async fn think_on<T: Send + 'static>(
        &self,
        chairs: &Semaphore,
        thinking: Thinking<T>,
        limit: Duration,
    ) -> Option<T> {
        let _chair = chairs.acquire().await.ok()?;
        self.metrics.thinking.fetch_add(1, Relaxed);
        let thought = timeout(limit, tokio::task::spawn_blocking(thinking)).await;
        self.metrics.thinking.fetch_sub(1, Relaxed);
        match thought {
            Ok(Ok(thought)) => Some(thought),
            Ok(Err(_)) => {
                tracing::error!("a bot stumbled while thinking");
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
    async fn a_slow_bot_loses_its_chair_and_blocks_nobody() {
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
    async fn a_bot_that_stumbles_is_not_the_end() {
        let thinkers = Thinkers::new(BotConfig::default(), Arc::default());
        let fall: Thinking<u8> = Box::new(|| panic!("stumbled"));
        assert_eq!(thinkers.think(Level::Easy, fall).await, None);
        assert_eq!(thinkers.think(Level::Easy, Box::new(|| 7)).await, Some(7));
    }
}
