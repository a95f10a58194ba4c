//! Limits: how often something may happen, and how many at once.

use crate::config::Rate;
use crate::network::counted;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Too much: to be tried again after this many seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch {
    /// When it is worth trying again.
    pub wait: u32,
}

/// A bucket that fills with time; each event takes one out of it.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(rate: Rate) -> Bucket {
        Bucket { rate, left: rate.burst, at: Instant::now() }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self) -> bool {
        self.fill();
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    /// Seconds until there is one again; an hour at most.
    fn wait(&self) -> u32 {
        ((1.0 - self.left) / self.rate.per_second).ceil().clamp(1.0, 3600.0) as u32
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * self.rate.per_second;
        (self.left, self.at) = ((self.left + gained).min(self.rate.burst), now);
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.rate.burst
    }
}

/// When this many are remembered, those with a full bucket are forgotten; then again when there are twice as many as were
/// left, so that however many come, few are looked at for each.
const MANY_REMEMBERED: usize = 10_000;

/// A bucket for everyone who is counted: an address, or the name of an account.
#[derive(Debug)]
pub struct Buckets<K = IpAddr> {
    rate: Rate,
    remembered: Mutex<Remembered<K>>,
}

#[derive(Debug)]
struct Remembered<K> {
    buckets: HashMap<K, Bucket>,
    /// With how many of them the full ones are forgotten.
    most: usize,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Full buckets for everybody.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, remembered: Mutex::new(Remembered { buckets: HashMap::new(), most: MANY_REMEMBERED }) }
    }

    /// Takes one out of the bucket with this name, if there is one.
    ///
    /// # Errors
    /// If there is none.
    pub fn take_from(&self, key: K) -> Result<(), TooMuch> {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        let Remembered { buckets, most } = &mut *remembered;
        if buckets.len() >= *most {
            buckets.retain(|_, bucket| !bucket.is_full());
            *most = MANY_REMEMBERED.max(2 * buckets.len());
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::new(self.rate));
        if bucket.take() { Ok(()) } else { Err(TooMuch { wait: bucket.wait() }) }
    }

    /// Puts one back that turned out not to count.
    pub fn give_back(&self, key: &K) {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = remembered.buckets.get_mut(key) {
            bucket.left += 1.0;
        }
    }
}

impl Buckets {
    /// Takes one out of this address's bucket, if there is one.
    ///
    /// # Errors
    /// If there is none.
    pub fn take(&self, address: IpAddr) -> Result<(), TooMuch> {
        self.take_from(counted(address))
    }

    /// Puts one back into this address's bucket that turned out not to count.
    pub fn put_back(&self, address: IpAddr) {
        self.give_back(&counted(address));
    }
}

/// How many connections each address has open.
#[derive(Debug, Default)]
pub struct Connections(Mutex<HashMap<IpAddr, usize>>);

impl Connections {
    /// Counts one more, if that is not too many.
    pub fn enter(&self, address: IpAddr, most: usize) -> bool {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(counted(address)).or_default();
        let free = *count < most;
        *count += usize::from(free);
        free
    }

    /// How many there are in all.
    pub fn in_all(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Counts one less.
    pub fn leave(&self, address: IpAddr) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(count) = open.get_mut(&counted(address)) else { return };
        *count = count.saturating_sub(1);
        if *count == 0 {
            open.remove(&counted(address));
        }
    }
}

/// One of the connections that an address has open; given back when dropped.
#[derive(Debug)]
pub struct Counted(Arc<Connections>, IpAddr);

impl Counted {
    /// One more, if this address has fewer than `most` and all together fewer than `in_all`.
    pub fn begin(open: &Arc<Connections>, address: IpAddr, most: usize, in_all: usize) -> Option<Counted> {
        let free = open.in_all() < in_all && open.enter(address, most);
        free.then(|| Counted(open.clone(), address))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.leave(self.1);
    }
}

/// Allows a few things at a time for each person or address.
#[derive(Debug, Default)]
pub struct FewAtATime(Mutex<HashMap<String, usize>>);

/// One thing under way; over when dropped.
#[derive(Debug)]
pub struct Permit<'a>(&'a FewAtATime, String);

impl FewAtATime {
    /// A permit for this one, unless they have `most` already.
    pub fn begin(&self, whose: &str, most: usize) -> Option<Permit<'_>> {
        let mut served = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = served.entry(whose.into()).or_default();
        let free = *count < most;
        *count += usize::from(free);
        free.then(|| Permit(self, whose.into()))
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        let mut served = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(count) = served.get_mut(&self.1) else { return };
        *count = count.saturating_sub(1);
        if *count == 0 {
            served.remove(&self.1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_things_at_a_time_for_each() {
        let served = FewAtATime::default();
        let ann = served.begin("ann", 1);
        assert!(ann.is_some() && served.begin("ann", 1).is_none() && served.begin("ben", 1).is_some());
        let second = served.begin("ann", 2);
        assert!(second.is_some() && served.begin("ann", 2).is_none());
        drop((ann, second));
        assert!(served.begin("ann", 1).is_some());
    }

    #[test]
    fn a_bucket_gives_what_is_in_it_and_fills_again() {
        let mut bucket = Bucket::new(Rate::new(1000.0, 2.0));
        assert!(bucket.take() && bucket.take() && !bucket.take());
        std::thread::sleep(std::time::Duration::from_millis(3));
        assert!(bucket.take());
    }

    #[test]
    fn addresses_are_counted_apart_but_a_network_together() {
        let buckets = Buckets::new(Rate::new(0.0, 1.0));
        let [a, b, c]: [IpAddr; 3] = ["10.0.0.1", "2001:db8::1", "2001:db8::2"].map(|a| a.parse().unwrap());
        assert!(buckets.take(a).is_ok() && buckets.take(a).is_err());
        assert!(buckets.take(b).is_ok() && buckets.take(c).is_err());
        let open = Connections::default();
        assert!(open.enter(a, 1) && !open.enter(a, 1));
        open.leave(a);
        assert!(open.enter(a, 1));
    }

    /// Who has very many addresses does not make the counting itself slow.
    #[test]
    fn many_addresses_are_counted_as_fast_as_few() {
        let buckets = Buckets::new(Rate::new(0.0, 2.0));
        let started = Instant::now();
        for address in 0..4 * MANY_REMEMBERED {
            assert_eq!(buckets.take_from(address), Ok(()));
        }
        assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
        // Those whose bucket is full again are forgotten.
        let buckets = Buckets::new(Rate::new(1e9, 2.0));
        for address in 0..4 * MANY_REMEMBERED {
            assert_eq!(buckets.take_from(address), Ok(()));
        }
        assert!(buckets.remembered.lock().unwrap().buckets.len() <= MANY_REMEMBERED);
    }

    #[test]
    fn connections_are_counted_by_address_and_in_all() {
        let open = Arc::new(Connections::default());
        let [a, b, c]: [IpAddr; 3] = ["10.0.0.1", "10.0.0.2", "10.0.0.3"].map(|a| a.parse().unwrap());
        let first = Counted::begin(&open, a, 1, 2);
        assert!(first.is_some() && Counted::begin(&open, a, 1, 2).is_none());
        let _second = Counted::begin(&open, b, 1, 2).unwrap();
        assert!(Counted::begin(&open, c, 1, 2).is_none(), "two in all");
        drop(first);
        assert!(Counted::begin(&open, c, 1, 2).is_some());
    }

    #[test]
    fn who_is_too_fast_hears_how_long_to_wait() {
        let buckets = Buckets::new(Rate::new(0.1, 1.0));
        assert_eq!(buckets.take_from("ann"), Ok(()));
        assert_eq!(buckets.take_from("ann"), Err(TooMuch { wait: 10 }));
        buckets.give_back(&"ann");
        assert_eq!(buckets.take_from("ann"), Ok(()));
    }
}
