//! Everything random in a game comes from one secret seed, in named streams.
//!
//! The generator is ChaCha8 and the ways to draw from it are written out here, so that a seed gives the same game on
//! every machine and with every version of every library.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// The generator used everywhere: portable, and fast enough for search.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A generator for players and simulations, where nothing is secret.
    pub fn from_number(number: u64) -> Rng {
        Seed(u128::from(number)).stream(0)
    }

    /// A number below `bound`, all equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "there is no number below 0");
        // Multiply and shift; the bias for the small bounds of board games is below 2^-25.
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// A number between 0 and 1.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / (f64::from(u32::MAX) + 1.0)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// One of the items, or nothing if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[self.below(items.len())])
    }

    /// A fresh seed, for worlds that a player imagines.
    pub fn seed(&mut self) -> Seed {
        Seed(u128::from(self.bits()) << 64 | u128::from(self.bits()))
    }
}

/// 128 secret bits from which everything random in a game follows.
///
/// Written as 32 hexadecimal digits; a short number is read too, for people who want "game number 7".
///
/// ```
/// # use table::Seed;
/// let seed: Seed = "7".parse().unwrap();
/// assert_eq!(seed.to_string(), "00000000000000000000000000000007");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct Seed(u128);

impl Seed {
    /// The seed with this number. Real games draw theirs from the operating system.
    pub const fn new(number: u128) -> Seed {
        Seed(number)
    }

    /// The stream of random numbers for one purpose. Different purposes never share a stream, so that a new use of
    /// chance does not change the old ones.
    pub fn stream(self, purpose: u64) -> Rng {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&self.0.to_le_bytes());
        key[16..24].copy_from_slice(&purpose.to_le_bytes());
        Rng(ChaCha8Rng::from_seed(key))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        let digits = text.bytes().all(|digit| digit.is_ascii_hexdigit()).then_some(text);
        let number = digits.and_then(|digits| u128::from_str_radix(digits, 16).ok());
        number.map(Seed).ok_or_else(|| format!("a seed is up to 32 hexadecimal digits, not {text:?}"))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Seed, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Seed;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seed: up to 32 hexadecimal digits in quotes, or a whole number from 0")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                text.parse().map_err(E::custom)
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed(u128::from(number)))
            }
            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Seed, E> {
                u64::try_from(number).map(|n| Seed(u128::from(n))).map_err(|_| E::custom("a seed is not negative"))
            }
        }
        d.deserialize_any(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers may never change: every recorded game depends on them.
    #[test]
    fn streams_are_the_same_forever() {
        let mut rng = Seed::new(7).stream(1);
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(drawn, STREAM_7_1);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        Seed::new(7).stream(2).shuffle(&mut cards);
        assert_eq!(cards, SHUFFLE_7_2);
    }

    const STREAM_7_1: [usize; 8] = [60, 61, 2, 75, 79, 78, 85, 71];
    const SHUFFLE_7_2: [i32; 8] = [1, 7, 5, 3, 0, 6, 2, 4];

    #[test]
    fn a_seed_never_shows_in_debug_output() {
        assert_eq!(format!("{:?}", Seed::new(255)), "Seed(secret)");
    }

    #[test]
    fn seeds_are_read_as_digits_or_number() {
        assert!("+7".parse::<Seed>().is_err());
        assert_eq!(serde_json::from_str::<Seed>("7").unwrap(), Seed::new(7));
        assert_eq!(serde_json::from_str::<Seed>("\"ff\"").unwrap(), Seed::new(255));
        for bad in ["-1", "1.5", "\"xyz\"", "null", "\"123456789012345678901234567890123\""] {
            assert!(serde_json::from_str::<Seed>(bad).is_err(), "{bad}");
        }
    }
}
