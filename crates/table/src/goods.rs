//! Counted goods: how many of each kind.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeMap};
use std::{fmt, hash::Hash, marker::PhantomData};

/// The kinds of goods of one game.
pub trait Kind: Copy + Eq + Ord + Hash + fmt::Debug + 'static {
    /// All kinds, in the order of their lanes.
    const ALL: &'static [Self];

    /// The kind's place in [`Kind::ALL`].
    fn lane(self) -> usize;

    /// The name used in records, positions and the protocol.
    fn name(self) -> &'static str;

    /// The kind with this name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|k| k.name() == name)
    }
}

/// How many lanes a [`Goods`] has; a game may have at most this many kinds.
pub const LANES: usize = 16;

/// An amount of each kind of goods. Never negative, and at most 255 of a kind, which is more than a game can bring.
///
/// ```
/// use table::{Goods, Kind};
/// # #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// # enum Toy { Wood, Reed }
/// # impl Kind for Toy {
/// #     const ALL: &'static [Toy] = &[Toy::Wood, Toy::Reed];
/// #     fn lane(self) -> usize { self as usize }
/// #     fn name(self) -> &'static str { ["wood", "reed"][self as usize] }
/// # }
/// let price = Goods::of(Toy::Wood, 5).and(Goods::of(Toy::Reed, 2));
/// let mut have = Goods::of(Toy::Wood, 8);
/// assert!(!have.contains(&price));
/// assert_eq!(price.less(&have), Goods::of(Toy::Reed, 2)); // what is missing
///
/// have.add(&Goods::of(Toy::Reed, 2));
/// have.remove(&price);
/// assert_eq!(serde_json::to_string(&have).unwrap(), r#"{"wood":3}"#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Goods<K>([u8; LANES], PhantomData<K>);

impl<K> Goods<K> {
    /// Nothing at all.
    pub const NONE: Goods<K> = Goods([0; LANES], PhantomData);

    /// Some of the kind in this lane. Games wrap this in functions named after their goods, usable in constants.
    pub const fn in_lane(lane: usize, count: u8) -> Goods<K> {
        Goods(((count as u128) << (8 * lane)).to_le_bytes(), PhantomData)
    }

    /// These goods and those; usable in constants.
    #[must_use]
    pub const fn and(mut self, more: Goods<K>) -> Goods<K> {
        let mut i = 0;
        while i < LANES {
            self.0[i] = self.0[i].saturating_add(more.0[i]);
            i += 1;
        }
        self
    }

    /// These goods `n` times, at most 255 of a kind.
    #[must_use]
    #[inline]
    pub const fn times(mut self, n: u8) -> Goods<K> {
        if n == 1 {
            return self;
        }
        let mut i = 0;
        while i < LANES {
            self.0[i] = self.0[i].saturating_mul(n);
            i += 1;
        }
        self
    }

    /// As many as there can be of every kind that is there.
    #[must_use]
    pub fn endless(mut self) -> Goods<K> {
        for i in 0..LANES {
            self.0[i] = if self.0[i] > 0 { u8::MAX } else { 0 };
        }
        self
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        u128::from_ne_bytes(self.0) == 0
    }

    /// Whether all of `part` is among these goods.
    #[inline]
    pub fn contains(&self, part: &Goods<K>) -> bool {
        let mut enough = true;
        for i in 0..LANES {
            enough &= self.0[i] >= part.0[i];
        }
        enough
    }

    /// Whether there is some of every kind that is among `other`.
    #[inline]
    pub fn has_kinds_of(&self, other: &Goods<K>) -> bool {
        let mut all = true;
        for i in 0..LANES {
            all &= other.0[i] == 0 || self.0[i] > 0;
        }
        all
    }

    /// How many kinds there are some of.
    #[inline]
    pub fn kinds(&self) -> usize {
        self.0.iter().filter(|&&n| n > 0).count()
    }

    /// Adds goods.
    #[inline]
    pub fn add(&mut self, more: &Goods<K>) {
        for i in 0..LANES {
            self.0[i] = self.0[i].saturating_add(more.0[i]);
        }
    }

    /// What is left of these goods after taking away `part`, as far as it is there.
    #[inline]
    #[must_use]
    pub fn less(mut self, part: &Goods<K>) -> Goods<K> {
        for i in 0..LANES {
            self.0[i] = self.0[i].saturating_sub(part.0[i]);
        }
        self
    }

    /// What these goods and those have in common.
    #[must_use]
    pub fn min(mut self, other: &Goods<K>) -> Goods<K> {
        for i in 0..LANES {
            self.0[i] = self.0[i].min(other.0[i]);
        }
        self
    }

    /// How many pieces there are, all kinds together.
    #[inline]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// How often `part` can be taken from these goods. Without limit if `part` is nothing.
    pub fn times_contained(&self, part: &Goods<K>) -> u8 {
        (0..LANES).filter(|&i| part.0[i] > 0).map(|i| self.0[i] / part.0[i]).min().unwrap_or(u8::MAX)
    }
}

impl<K: Kind> Goods<K> {
    /// Takes goods away.
    ///
    /// # Panics
    /// If they are not all there.
    #[inline]
    pub fn remove(&mut self, part: &Goods<K>) {
        assert!(part.less(self).is_empty(), "goods may not become negative");
        *self = self.less(part);
    }

    /// Some of one kind.
    #[inline]
    pub fn of(kind: K, count: u8) -> Goods<K> {
        Goods::in_lane(kind.lane(), count)
    }

    /// How many there are of one kind.
    #[inline]
    pub fn get(&self, kind: K) -> u8 {
        self.0[kind.lane()]
    }

    /// Sets the count of one kind.
    #[inline]
    pub fn set(&mut self, kind: K, count: u8) {
        self.0[kind.lane()] = count;
    }

    /// The kinds that are there, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + use<K> {
        // Few of the lanes are in use, so empty ones are leapt over; half of them at a time fit into a register.
        let lanes = u128::from_le_bytes(self.0);
        let (mut half, mut other_half, mut first) = (lanes as u64, (lanes >> 64) as u64, 0);
        std::iter::from_fn(move || {
            if half == 0 {
                (half, other_half, first) = (other_half, 0, LANES / 2);
            }
            let lane = half.trailing_zeros() / 8;
            let n = half.checked_shr(8 * lane)? as u8;
            half &= !(0xff << (8 * lane));
            Some((*K::ALL.get(first + lane as usize)?, n))
        })
    }

    /// Only these kinds of the goods.
    #[must_use]
    pub fn only(&self, kinds: &[K]) -> Goods<K> {
        let mut part = Goods::NONE;
        kinds.iter().for_each(|&k| part.set(k, self.get(k)));
        part
    }
}

impl<K> Default for Goods<K> {
    fn default() -> Self {
        Goods::NONE
    }
}

impl<K: Kind> FromIterator<(K, u8)> for Goods<K> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(parts: I) -> Self {
        parts.into_iter().fold(Goods::NONE, |sum, (kind, n)| sum.and(Goods::of(kind, n)))
    }
}

impl<K: Kind> fmt::Debug for Goods<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(k, n)| (k.name(), n))).finish()
    }
}

impl<K: Kind> Serialize for Goods<K> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(None)?;
        for (kind, n) in self.iter() {
            map.serialize_entry(kind.name(), &n)?;
        }
        map.end()
    }
}

impl<'de, K: Kind> Deserialize<'de> for Goods<K> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Visitor<K>(PhantomData<K>);
        impl<'de, K: Kind> de::Visitor<'de> for Visitor<K> {
            type Value = Goods<K>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("goods with their counts")
            }
            fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Goods<K>, A::Error> {
                let mut goods = Goods::NONE;
                while let Some(name) = map.next_key::<String>()? {
                    let kind = K::named(&name)
                        .ok_or_else(|| de::Error::custom(format!("there are no goods called {name:?}")))?;
                    let count: i64 = map.next_value()?;
                    let count = u8::try_from(count)
                        .map_err(|_| de::Error::custom(format!("{count} {name} cannot be: 0 to 255 are possible")))?;
                    goods.set(kind, count);
                }
                Ok(goods)
            }
        }
        d.deserialize_map(Visitor(PhantomData))
    }
}

/// In TypeScript: counts by name; what is not there is left out.
#[cfg(feature = "ts")]
impl<K: Kind + ts_rs::TS> ts_rs::TS for Goods<K> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Goods".into()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        format!("Partial<Record<{}, number>>", <K as ts_rs::TS>::name(cfg))
    }

    fn decl(cfg: &ts_rs::Config) -> String {
        format!("type Goods = {};", Self::inline(cfg))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Goods.ts".into())
    }

    fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor) {
        v.visit::<K>();
    }
}

/// Goods written as a list of names, for `#[serde(with = "table::goods::names")]`: `["sheep", "cattle"]`.
pub mod names {
    use super::{Goods, Kind};
    use serde::{Deserialize, Deserializer, Serializer, de};

    /// Writes each piece by its name.
    pub fn serialize<K: Kind, S: Serializer>(goods: &Goods<K>, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(goods.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind.name(), n.into())))
    }

    /// Reads a list of names.
    pub fn deserialize<'de, K: Kind, D: Deserializer<'de>>(d: D) -> Result<Goods<K>, D::Error> {
        let mut goods = Goods::NONE;
        for name in Vec::<String>::deserialize(d)? {
            let unknown = || de::Error::custom(format!("there are no goods called {name:?}"));
            goods.add(&Goods::of(K::named(&name).ok_or_else(unknown)?, 1));
        }
        Ok(goods)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A toy game's goods.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Toy {
        Wood,
        Clay,
        Food,
    }

    impl Kind for Toy {
        const ALL: &'static [Toy] = &[Toy::Wood, Toy::Clay, Toy::Food];
        fn lane(self) -> usize {
            self as usize
        }
        fn name(self) -> &'static str {
            ["wood", "clay", "food"][self as usize]
        }
    }

    #[test]
    fn goods_are_written_by_name_and_read_strictly() {
        let goods = Goods::of(Toy::Wood, 3).and(Goods::of(Toy::Food, 1));
        let text = serde_json::to_string(&goods).unwrap();
        assert_eq!(text, r#"{"wood":3,"food":1}"#);
        assert_eq!(serde_json::from_str::<Goods<Toy>>(&text).unwrap(), goods);
        for bad in [r#"{"gold":1}"#, r#"{"wood":-1}"#, r#"{"wood":256}"#, r#"[1]"#] {
            assert!(serde_json::from_str::<Goods<Toy>>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    #[should_panic(expected = "negative")]
    fn nothing_becomes_negative() {
        Goods::of(Toy::Wood, 1).remove(&Goods::of(Toy::Wood, 2));
    }

    /// Sixteen kinds, so that no lane is left over.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    struct Numbered(u8);

    impl Kind for Numbered {
        const ALL: &'static [Numbered] = &{
            let mut all = [Numbered(0); LANES];
            let mut i = 0;
            while i < LANES {
                all[i] = Numbered(i as u8);
                i += 1;
            }
            all
        };
        fn lane(self) -> usize {
            self.0.into()
        }
        fn name(self) -> &'static str {
            "numbered"
        }
    }

    #[test]
    fn all_lanes_are_counted() {
        let full = Numbered::ALL.iter().fold(Goods::NONE, |goods, &kind| goods.and(Goods::of(kind, u8::MAX)));
        assert_eq!((full.total(), full.kinds()), (16 * 255, 16));
        assert!(full.iter().eq(Numbered::ALL.iter().map(|&kind| (kind, u8::MAX))));
        for &kind in Numbered::ALL {
            for n in [1, 127, 128, 255] {
                let goods = Goods::of(kind, n);
                assert_eq!((goods.total(), goods.kinds()), (n.into(), 1));
                assert!(goods.iter().eq([(kind, n)]));
            }
        }
        assert_eq!((Goods::<Numbered>::NONE.total(), Goods::<Numbered>::NONE.iter().count()), (0, 0));
    }

    #[test]
    fn how_often_a_price_fits() {
        let have = Goods::of(Toy::Wood, 7).and(Goods::of(Toy::Clay, 1));
        assert_eq!(have.times_contained(&Goods::of(Toy::Wood, 3)), 2);
        assert_eq!(have.times_contained(&Goods::of(Toy::Wood, 3).and(Goods::of(Toy::Clay, 1))), 1);
        assert_eq!(have.times_contained(&Goods::of(Toy::Food, 1)), 0);
    }
}
