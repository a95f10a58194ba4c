//! Sets of few things, one bit for each.

use std::marker::PhantomData;

/// Something that has a small number, and is found by it.
pub trait Numbered: Copy {
    /// The number, from 0.
    fn number(self) -> usize;

    /// The thing with this number.
    fn numbered(number: usize) -> Self;
}

impl Numbered for usize {
    #[inline]
    fn number(self) -> usize {
        self
    }

    #[inline]
    fn numbered(number: usize) -> usize {
        number
    }
}

/// The members of a set, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Members<T>(u64, PhantomData<T>);

impl<T> Members<T> {
    /// Those whose bits are set.
    #[inline]
    pub const fn of_bits(bits: u64) -> Members<T> {
        Members(bits, PhantomData)
    }
}

impl<T: Numbered> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(T::numbered(number))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl<T: Numbered> ExactSizeIterator for Members<T> {}

/// Eight answers as bits, the first one lowest: bytes that are 0 for no and 1 for yes. It is for many answers at a time, where a branch
/// for each would cost more than all of them.
///
/// ```
/// assert_eq!(table::bits::answers([1, 0, 0, 1, 1, 0, 0, 1]), 0b1001_1001);
/// assert_eq!(table::bits::answers([0, 1, 0, 0, 0, 0, 1, 0]), 0b0100_0010);
/// ```
#[inline]
pub const fn answers(bytes: [u8; 8]) -> u8 {
    // The multiplication moves every byte to a bit of its own in the highest byte.
    (u64::from_le_bytes(bytes).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Makes a set of things out of an unsigned number of up to 64 bits. The things need constant functions `index(self) -> usize`
/// and `from_index(usize) -> Self`. Sets are written as lists of their members; `|` joins two sets, `&` keeps what they have in
/// common, `-` takes the members of the second out of the first.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
/// pub struct Square(u8);
/// impl Square {
///     const fn index(self) -> usize { self.0 as usize }
///     const fn from_index(index: usize) -> Square { Square(index as u8) }
/// }
/// table::bit_set! {
///     /// A set of squares.
///     pub struct Squares(u64) of Square;
/// }
/// let corners: Squares = [Square(0), Square(7), Square(56), Square(63)].into_iter().collect();
/// assert!(corners.contains(Square(7)) && corners.len() == 4);
/// assert_eq!((corners - Squares::only(Square(0))).first(), Some(Square(7)));
/// assert_eq!(serde_json::to_string(&corners).unwrap(), "[0,7,56,63]");
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $visibility:vis struct $set:ident($bits:ty) of $item:ty;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $visibility struct $set($bits);

        #[allow(dead_code)]
        impl $set {
            /// Nothing.
            pub const NONE: $set = $set(0);

            /// The set with these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }

            /// The set as bits.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Only this one.
            #[inline]
            pub const fn only(item: $item) -> $set {
                $set(1 << item.index())
            }

            /// This set and one more.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | 1 << item.index())
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether this one is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & 1 << item.index() != 0
            }

            /// Whether all of `part` is in the set.
            #[inline]
            pub const fn contains_all(self, part: $set) -> bool {
                part.0 & !self.0 == 0
            }

            /// Whether the sets have something in common.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Adds one.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// The one with the lowest number.
            #[inline]
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| <$item>::from_index(self.0.trailing_zeros() as usize))
            }

            /// The members in the order of their numbers.
            #[inline]
            pub const fn iter(self) -> $crate::bits::Members<$item> {
                $crate::bits::Members::of_bits(self.0 as u64)
            }
        }

        impl $crate::bits::Numbered for $item {
            #[inline]
            fn number(self) -> usize {
                self.index()
            }

            #[inline]
            fn numbered(number: usize) -> $item {
                <$item>::from_index(number)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl std::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $crate::bits::Members<$item>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<$set, D::Error> {
                Ok(<Vec<$item> as serde::Deserialize>::deserialize(d)?.into_iter().collect())
            }
        }
    };
}
