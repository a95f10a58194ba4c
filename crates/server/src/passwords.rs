//! Passwords: hashed slowly, so that nobody can try many; and a few at a time, because each takes 19 MiB and a core.

use crate::config::Limits;
use crate::error::ApiError;
use crate::ident;
use crate::limits::{Buckets, TooMuch};
use crate::metrics::Metrics;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, LazyLock};
use tokio::sync::Semaphore;

/// A hash that no password has: it takes as long to refuse a name that does not exist as one that does.
static NO_PASSWORD: LazyLock<String> = LazyLock::new(|| hash(&ident::id()).unwrap_or_default());

/// Where passwords are checked.
#[derive(Debug)]
pub struct Passwords {
    /// Places to work, and places to wait.
    places: Arc<Semaphore>,
    waiting: Semaphore,
    /// Wrong passwords for each account.
    failures: Buckets<String>,
    metrics: Arc<Metrics>,
}

impl Passwords {
    /// As many places as the limits allow.
    pub fn new(limits: &Limits, metrics: Arc<Metrics>) -> Passwords {
        let places = limits.passwords.max(1);
        Passwords {
            places: Arc::new(Semaphore::new(places)),
            waiting: Semaphore::new(places.saturating_add(limits.passwords_waiting).min(Semaphore::MAX_PERMITS)),
            failures: Buckets::new(limits.failures),
            metrics,
        }
    }

    /// Hashes a password.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn hash(&self, password: String) -> Result<String, ApiError> {
        self.slowly(move || hash(&password)).await?.ok_or_else(ApiError::storage)
    }

    /// Whether this is the password of an account; of one that does not exist it never is.
    ///
    /// # Errors
    /// If too many wait already, or if the account has had too many wrong ones.
    pub async fn verify(&self, account: &str, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        let account = account.to_owned();
        self.failures.take_from(account.clone())?;
        let checked = self.slowly(move || verify(&password, hash.as_deref().unwrap_or(&NO_PASSWORD))).await;
        if !matches!(checked, Ok(false)) {
            self.failures.give_back(&account);
        }
        checked
    }

    /// Does slow work on another thread, when a place is free.
    async fn slowly<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let Ok(_waits) = self.waiting.try_acquire() else {
            self.metrics.too_fast.fetch_add(1, Relaxed);
            return Err(TooMuch { wait: 2 }.into());
        };
        self.metrics.passwords_waiting.fetch_add(1, Relaxed);
        let metrics = self.metrics.clone();
        let done = self.at_a_place(work).await;
        metrics.passwords_waiting.fetch_sub(1, Relaxed);
        done
    }

    async fn at_a_place<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| ApiError::storage())?;
        // Who asked may go away meanwhile; the place is taken until the work is done.
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| ApiError::storage())
    }
}

/// Hashes a password. Takes a while on purpose: not for the threads that answer people.
fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password_with_salt(password.as_bytes(), &ident::random::<16>()).ok().map(|h| h.to_string())
}

/// Whether a password is the one that was hashed.
fn verify(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Rate;
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    fn passwords(limits: Limits) -> Arc<Passwords> {
        Arc::new(Passwords::new(&limits, Arc::default()))
    }

    #[test]
    fn passwords_are_hashed_and_checked() {
        let hashed = hash("correct horse").unwrap();
        assert!(hashed.starts_with("$argon2id$") && !hashed.contains("horse"));
        assert!(verify("correct horse", &hashed) && !verify("wrong horse", &hashed));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_few_are_checked_at_a_time_a_few_wait_and_the_rest_come_later() {
        let passwords = passwords(Limits { passwords: 2, passwords_waiting: 3, ..Limits::default() });
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let asked: Vec<_> = (0..20)
            .map(|_| {
                let (passwords, now, most) = (passwords.clone(), now.clone(), most.clone());
                tokio::spawn(async move {
                    let work = move || {
                        most.fetch_max(now.fetch_add(1, Relaxed) + 1, Relaxed);
                        std::thread::sleep(Duration::from_millis(300));
                        now.fetch_sub(1, Relaxed);
                    };
                    passwords.slowly(work).await.is_ok()
                })
            })
            .collect();
        let mut served = 0;
        for one in asked {
            served += usize::from(one.await.unwrap());
        }
        assert_eq!((served, most.load(Relaxed)), (5, 2));
    }

    #[tokio::test]
    async fn wrong_passwords_are_counted_by_account_wherever_they_come_from() {
        let passwords = passwords(Limits { failures: Rate::new(0.0, 2.0), ..Limits::default() });
        let hashed = hash("correct horse");
        let verify = |account: &'static str, password: &str| {
            let (passwords, password, hashed) = (passwords.clone(), password.to_owned(), hashed.clone());
            async move { passwords.verify(account, password, hashed).await.map_err(|e| e.status.as_u16()) }
        };
        for _ in 0..3 {
            assert_eq!(verify("ann", "correct horse").await, Ok(true), "right ones do not count");
        }
        assert_eq!(verify("ann", "wrong").await, Ok(false));
        assert_eq!(verify("ann", "wrong").await, Ok(false));
        assert_eq!(verify("ann", "correct horse").await, Err(429));
        assert_eq!(verify("ben", "correct horse").await, Ok(true));
    }
}
