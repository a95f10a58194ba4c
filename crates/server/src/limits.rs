//! Limits: how often something may happen, and how many at once.

use crate::config::Rate;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

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

/// When this many addresses are remembered, those with a full bucket are forgotten.
const MOST_REMEMBERED: usize = 10_000;

/// A bucket for every address.
#[derive(Debug)]
pub struct Buckets {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    /// Full buckets for everybody.
    pub fn new(rate: Rate) -> Buckets {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes one out of this address's bucket, if there is one.
    pub fn take(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_REMEMBERED {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry(network(address)).or_insert_with(|| Bucket::new(self.rate)).take()
    }
}

/// The address that is counted: for IPv6 the whole network, because one client has all of its addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() & !u128::from(u64::MAX)).into()),
        v4 => v4,
    }
}

/// How many connections each address has open.
#[derive(Debug, Default)]
pub struct Connections(Mutex<HashMap<IpAddr, usize>>);

impl Connections {
    /// Counts one more, if that is not too many.
    pub fn enter(&self, address: IpAddr, most: usize) -> bool {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(network(address)).or_default();
        let free = *count < most;
        *count += usize::from(free);
        free
    }

    /// Counts one less.
    pub fn leave(&self, address: IpAddr) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(count) = open.get_mut(&network(address)) else { return };
        *count = count.saturating_sub(1);
        if *count == 0 {
            open.remove(&network(address));
        }
    }
}

/// Allows one thing at a time for each person.
#[derive(Debug, Default)]
pub struct OneAtATime(Mutex<HashSet<String>>);

/// A person's one thing under way; over when dropped.
#[derive(Debug)]
pub struct Permit<'a>(&'a OneAtATime, String);

impl OneAtATime {
    /// A permit for this person, unless they have one already.
    pub fn begin(&self, person: &str) -> Option<Permit<'_>> {
        let mut served = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        served.insert(person.into()).then(|| Permit(self, person.into()))
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_at_a_time_for_each_person() {
        let served = OneAtATime::default();
        let ann = served.begin("ann");
        assert!(ann.is_some() && served.begin("ann").is_none() && served.begin("ben").is_some());
        drop(ann);
        assert!(served.begin("ann").is_some());
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
        assert!(buckets.take(a) && !buckets.take(a));
        assert!(buckets.take(b) && !buckets.take(c));
        let open = Connections::default();
        assert!(open.enter(a, 1) && !open.enter(a, 1));
        open.leave(a);
        assert!(open.enter(a, 1));
    }
}
