//! A frame: an effect in progress, with all that must be known to go on with it.

use crate::effect::{Effect, EffectRef, Vocabulary};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

/// The thread of play that a frame belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chain {
    /// Everything that happens in turn.
    Main,
    /// What a seat decides at the same time as the others.
    Of(Seat),
}

/// The parts of a choice that have been done, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PartsDone(u8);

impl PartsDone {
    /// Whether no part has been done.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many parts have been done.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether this part has been done.
    #[inline]
    pub fn contains(self, part: usize) -> bool {
        self.0 & 1 << part != 0
    }

    /// These parts and one more.
    #[must_use]
    pub fn with(self, part: usize) -> PartsDone {
        PartsDone(self.0 | 1 << part)
    }

    /// The number of the first part after all that have been done.
    #[inline]
    pub(crate) fn next(self) -> usize {
        8 - self.0.leading_zeros() as usize
    }
}

/// The frames that came up at the same moment: their owner chooses the order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Group(u8);

impl Group {
    /// A frame that came up by itself.
    pub const ALONE: Group = Group(0);

    /// Whether others may have come up at the same moment.
    #[inline]
    pub fn is_shared(self) -> bool {
        self != Group::ALONE
    }

    /// A group that is none of these. More than 255 at once, which no game leads to, would count as one.
    pub(crate) fn besides(groups: impl Iterator<Item = Group>) -> Group {
        Group(groups.max().unwrap_or_default().0.saturating_add(1))
    }
}

/// An effect in progress.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Frame<V: Vocabulary> {
    /// What is being done.
    pub effect: EffectRef<V>,
    /// Why it is being done: the space, card or phase that asks for it.
    pub cause: V::Cause,
    /// What the effect is told about the thing that brought it about.
    #[serde(default)]
    pub about: V::About,
    /// Who does it.
    pub seat: Seat,
    /// The other player it concerns; the same as `seat` if it concerns nobody else.
    pub other: Seat,
    /// The chain it lies on.
    pub chain: Chain,
    /// Whether the player may leave it.
    pub optional: bool,
    /// The frames with which it came up.
    pub group: Group,
    /// The parts of a choice that have been done.
    #[serde(default)]
    pub parts: PartsDone,
    /// What the verb remembers while it is under way.
    #[serde(default)]
    pub work: V::Work,
}

// Written out because derived implementations would ask the verbs to be comparable, which they need not be.

impl<V: Vocabulary> Clone for Frame<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Vocabulary> Copy for Frame<V> {}

/// Everything that makes a frame what it is.
type Key<V> = (
    EffectRef<V>,
    <V as Vocabulary>::Cause,
    <V as Vocabulary>::About,
    [Seat; 2],
    Chain,
    (bool, Group, PartsDone),
    <V as Vocabulary>::Work,
);

impl<V: Vocabulary> Frame<V> {
    fn key(&self) -> Key<V> {
        let Frame { effect, cause, about, seat, other, chain, optional, group, parts, work } = *self;
        (effect, cause, about, [seat, other], chain, (optional, group, parts), work)
    }
}

impl<V: Vocabulary> PartialEq for Frame<V> {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl<V: Vocabulary> Eq for Frame<V> {}

impl<V: Vocabulary> Hash for Frame<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl<V: Vocabulary> Debug for Frame<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.key().fmt(f)
    }
}

impl<V: Vocabulary> Frame<V> {
    /// An effect about to begin, on the main chain.
    #[inline]
    pub fn new(effect: &'static Effect<V>, seat: Seat, cause: V::Cause) -> Frame<V> {
        Frame {
            effect: EffectRef(effect),
            cause,
            about: V::About::default(),
            seat,
            other: seat,
            chain: Chain::Main,
            optional: false,
            group: Group::ALONE,
            parts: PartsDone::default(),
            work: V::Work::default(),
        }
    }

    /// The parts of a choice that have not been done, in their order.
    pub fn parts_left(&self) -> impl Iterator<Item = &'static Effect<V>> {
        let done = self.parts;
        self.effect.0.choices().iter().enumerate().filter(move |&(i, _)| !done.contains(i)).map(|(_, part)| part)
    }

    /// This frame, on another chain.
    #[inline]
    #[must_use]
    pub fn on(mut self, chain: Chain) -> Self {
        self.chain = chain;
        self
    }

    /// This frame, concerning another player too.
    #[must_use]
    pub fn towards(mut self, other: Seat) -> Self {
        self.other = other;
        self
    }

    /// This frame as the other player's: the two seats change places.
    #[must_use]
    pub fn other_side(mut self) -> Self {
        (self.seat, self.other) = (self.other, self.seat);
        self
    }

    /// This frame, which the player may leave.
    #[must_use]
    pub fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// This frame, told about the thing that brought it about.
    #[must_use]
    pub fn about(mut self, about: V::About) -> Self {
        self.about = about;
        self
    }

    /// This frame, remembering this work.
    #[must_use]
    pub fn working(mut self, work: V::Work) -> Self {
        self.work = work;
        self
    }

    /// A part of the effect, about to begin.
    #[inline]
    pub(crate) fn part(&self, effect: &'static Effect<V>) -> Self {
        let (parts, work) = (PartsDone::default(), V::Work::default());
        Frame { effect: EffectRef(effect), group: Group::ALONE, parts, work, ..*self }
    }

    /// Whether the verb has begun.
    #[inline]
    pub fn is_begun(&self) -> bool {
        V::is_begun(&self.work)
    }
}
