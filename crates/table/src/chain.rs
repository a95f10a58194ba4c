//! The decision stack: what is still to be done, and who is asked next.
//!
//! A [`Frame`] is an effect in progress. Frames lie on chains; within a chain only the topmost frame is at work, so a
//! chain is one thread of play. Almost everything happens on the [`MAIN`] chain. Where the rules let all players decide
//! at once (picking hands, feeding, breeding) every seat gets a chain of its own, and the outcome does not depend on
//! who answers first.

use crate::effect::{Effect, EffectRef, Vocabulary};
use crate::seat::{Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

/// How many frames may lie on all chains together.
pub const DEPTH: usize = 48;

/// The chain of everything that happens in turn.
pub const MAIN: u8 = 0;

/// The chain on which a seat decides at the same time as the others.
pub const fn own_chain(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

/// An effect in progress.
#[derive(Serialize, Deserialize)]
#[serde(bound = "V: Vocabulary, C: Serialize + DeserializeOwned")]
pub struct Frame<V: Vocabulary, C> {
    /// What is being done.
    pub effect: EffectRef<V>,
    /// Why it is being done: the space, card or phase that asks for it.
    pub cause: C,
    /// Who does it.
    pub seat: Seat,
    /// The other player it concerns; nobody else: the same as `seat`.
    #[serde(default)]
    pub other: Seat,
    /// The chain it lies on.
    pub chain: u8,
    /// Whether the player may leave it.
    pub optional: bool,
    /// Frames with the same number (not 0) came up at the same moment; their owner chooses the order.
    pub group: u8,
    /// The parts of an *and/or* that have been done, as bits; a verb may count something of its own here.
    pub done: u8,
    /// The verb's own count: rooms built so far, grain baked, and the like.
    pub n: u16,
    /// A number that belongs to the cause: how many fields were sown, which cell, and the like.
    pub amount: u16,
}

// Written out because derived implementations would ask the verbs to be comparable, which they need not be.

impl<V: Vocabulary, C: Copy> Clone for Frame<V, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Vocabulary, C: Copy> Copy for Frame<V, C> {}

impl<V: Vocabulary, C: Copy> Frame<V, C> {
    fn key(&self) -> (EffectRef<V>, C, [Seat; 2], u8, bool, [u16; 4]) {
        let numbers = [u16::from(self.group), u16::from(self.done), self.n, self.amount];
        (self.effect, self.cause, [self.seat, self.other], self.chain, self.optional, numbers)
    }
}

impl<V: Vocabulary, C: Copy + PartialEq> PartialEq for Frame<V, C> {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl<V: Vocabulary, C: Copy + Eq> Eq for Frame<V, C> {}

impl<V: Vocabulary, C: Copy + Hash> Hash for Frame<V, C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl<V: Vocabulary, C: Copy + Debug> Debug for Frame<V, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.key().fmt(f)
    }
}

impl<V: Vocabulary, C> Frame<V, C> {
    /// An effect about to begin, on the main chain.
    pub fn new(effect: &'static Effect<V>, seat: Seat, cause: C) -> Frame<V, C> {
        Frame {
            effect: EffectRef(effect),
            cause,
            seat,
            other: seat,
            chain: MAIN,
            optional: false,
            group: 0,
            done: 0,
            n: 0,
            amount: 0,
        }
    }

    /// The same on another chain.
    #[must_use]
    pub fn on(mut self, chain: u8) -> Self {
        self.chain = chain;
        self
    }

    /// The same, concerning another player too.
    #[must_use]
    pub fn towards(mut self, other: Seat) -> Self {
        self.other = other;
        self
    }

    /// The same, but the player may leave it.
    #[must_use]
    pub fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// The same with a number that belongs to the cause.
    #[must_use]
    pub fn with(mut self, amount: u16) -> Self {
        self.amount = amount;
        self
    }
}

/// All frames, in the order in which they were put down.
#[derive(Serialize, Deserialize)]
#[serde(bound = "V: Vocabulary, C: Serialize + DeserializeOwned")]
pub struct Chains<V: Vocabulary, C> {
    frames: ArrayVec<Frame<V, C>, DEPTH>,
}

impl<V: Vocabulary, C: Copy> Clone for Chains<V, C> {
    fn clone(&self) -> Self {
        Chains { frames: self.frames.clone() }
    }
}

impl<V: Vocabulary, C: Copy + PartialEq> PartialEq for Chains<V, C> {
    fn eq(&self, other: &Self) -> bool {
        self.frames == other.frames
    }
}

impl<V: Vocabulary, C: Copy + Eq> Eq for Chains<V, C> {}

impl<V: Vocabulary, C: Copy + Hash> Hash for Chains<V, C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.frames.hash(state);
    }
}

impl<V: Vocabulary, C: Copy + Debug> Debug for Chains<V, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.frames).finish()
    }
}

impl<V: Vocabulary, C> Default for Chains<V, C> {
    fn default() -> Self {
        Chains { frames: ArrayVec::new() }
    }
}

/// What the topmost frame of a chain wants to know.
pub enum Question<V: 'static> {
    /// Which of the effects that came up together comes first?
    Order,
    /// Which part of an *and/or* or *either/or*?
    Part,
    /// Do it or leave it?
    Whether,
    /// Whatever the verb asks.
    Verb(&'static V),
}

impl<V: Vocabulary, C: Copy> Chains<V, C> {
    /// Whether nothing is left to do.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Puts a frame on top of its chain.
    ///
    /// # Panics
    /// If more than [`DEPTH`] frames lie there, which no game reaches.
    #[inline]
    pub fn push(&mut self, frame: Frame<V, C>) {
        self.frames.push(frame);
    }

    /// Puts a frame under all others, so that it is at work when everything else on its chain is done.
    pub fn push_under(&mut self, frame: Frame<V, C>) {
        self.frames.insert(0, frame);
    }

    /// Puts frames that came up at the same moment on top of their chain, so that the last one is at work first. If
    /// there are several for one seat, that seat chooses their order.
    pub fn push_together(&mut self, frames: &[Frame<V, C>]) {
        let group = 1 + self.frames.iter().map(|f| f.group).max().unwrap_or(0);
        for frame in frames {
            self.frames.push(Frame { group, ..*frame });
        }
    }

    /// The topmost frame of a chain.
    #[inline]
    pub fn top(&self, chain: u8) -> Option<&Frame<V, C>> {
        self.frames.iter().rev().find(|f| f.chain == chain)
    }

    /// The topmost frame of a chain, to be changed.
    #[inline]
    pub fn top_mut(&mut self, chain: u8) -> Option<&mut Frame<V, C>> {
        self.frames.iter_mut().rev().find(|f| f.chain == chain)
    }

    /// Takes the topmost frame off a chain.
    #[inline]
    pub fn pop(&mut self, chain: u8) -> Option<Frame<V, C>> {
        let index = self.frames.iter().rposition(|f| f.chain == chain)?;
        Some(self.frames.remove(index))
    }

    /// Takes off the frames of a chain that are not to be kept, wherever they lie.
    pub fn retain(&mut self, chain: u8, mut keep: impl FnMut(&Frame<V, C>) -> bool) {
        self.frames.retain(|frame| frame.chain != chain || keep(frame));
    }

    /// All frames of all chains, the topmost first.
    pub fn all(&self) -> impl Iterator<Item = &Frame<V, C>> {
        self.frames.iter().rev()
    }

    /// The frames of a chain, the topmost first.
    pub fn frames(&self, chain: u8) -> impl Iterator<Item = &Frame<V, C>> {
        self.frames.iter().rev().filter(move |f| f.chain == chain)
    }

    /// The frames of a chain, the topmost first, to be changed.
    pub fn frames_mut(&mut self, chain: u8) -> impl Iterator<Item = &mut Frame<V, C>> {
        self.frames.iter_mut().rev().filter(move |f| f.chain == chain)
    }

    /// The chains in use, as bits.
    fn in_use(&self) -> u16 {
        self.frames.iter().fold(0, |set, f| set | 1 << f.chain)
    }

    /// Everybody who is asked now.
    #[inline]
    pub fn asked(&self) -> Seats {
        let Some(last) = self.frames.last() else { return Seats::NONE };
        if last.chain == MAIN {
            return Seats::only(last.seat);
        }
        let chains = self.in_use();
        (0..16).filter(|c| chains & 1 << c != 0).filter_map(|c| self.top(c)).map(|f| f.seat).collect()
    }

    /// The frame that asks this seat.
    #[inline]
    pub fn asking(&self, seat: Seat) -> Option<&Frame<V, C>> {
        let last = self.frames.last()?;
        if last.chain == MAIN {
            return (last.seat == seat).then_some(last);
        }
        let chains = self.in_use();
        (0..16).filter(|c| chains & 1 << c != 0).filter_map(|c| self.top(c)).find(|f| f.seat == seat)
    }

    /// The frames among which the owner of the topmost one may choose the order, if there are several.
    pub fn simultaneous(&self, chain: u8) -> impl Iterator<Item = &Frame<V, C>> {
        let top = self.top(chain).map(|f| (f.group, f.seat));
        self.frames(chain).take_while(move |f| f.group != 0 && Some((f.group, f.seat)) == top)
    }

    /// What the topmost frame of a chain asks.
    pub fn question(&self, chain: u8) -> Option<Question<V>> {
        let frame = self.top(chain)?;
        if frame.group != 0 && self.simultaneous(chain).nth(1).is_some() {
            return Some(Question::Order);
        }
        Some(match frame.effect.0 {
            Effect::Do(verb) if verb.asks() => Question::Verb(verb),
            Effect::AndOr(_) | Effect::ThenOr(_) | Effect::Either(_) => Question::Part,
            _ => Question::Whether,
        })
    }

    /// Answers [`Question::Order`]: the `nth` of [`Chains::simultaneous`] comes first.
    pub fn put_first(&mut self, chain: u8, nth: usize) {
        let places: ArrayVec<usize, DEPTH> =
            self.frames.iter().enumerate().rev().filter(|(_, f)| f.chain == chain).map(|(i, _)| i).collect();
        let mut chosen = self.frames.remove(places[nth]);
        chosen.group = 0;
        self.frames.push(chosen);
    }

    /// Answers [`Question::Part`]: this part is to be done now.
    pub fn take_part(&mut self, chain: u8, part: usize) {
        let frame = self.top_mut(chain).expect("a part is chosen from a frame");
        frame.done |= 1 << part;
        let frame = *frame;
        let effect = match frame.effect.0 {
            Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => &parts[part],
            _ => unreachable!("only and/or and either/or have parts to choose from"),
        };
        if let Effect::Either(_) = frame.effect.0 {
            self.pop(chain);
        }
        self.push(Frame { effect: EffectRef(effect), optional: false, done: 0, n: 0, group: 0, ..frame });
    }
}

/// A game whose play is driven by chains of effects.
pub trait Interpreter {
    /// The game's verbs.
    type Verb: Vocabulary;
    /// Why things are done.
    type Cause: Copy;
    /// Why things cannot be done.
    type Why;

    /// What is still to be done.
    fn chains(&self) -> &Chains<Self::Verb, Self::Cause>;

    /// What is still to be done, to be changed.
    fn chains_mut(&mut self) -> &mut Chains<Self::Verb, Self::Cause>;

    /// Whether this verb can be done (or, if it is in progress, done further) in this frame; if not, why.
    fn can(&self, frame: &Frame<Self::Verb, Self::Cause>, verb: &'static Self::Verb) -> Result<(), Self::Why>;

    /// Does a verb that asks nothing. Its frame has been taken off already.
    fn perform(&mut self, frame: &Frame<Self::Verb, Self::Cause>, verb: &'static Self::Verb);

    /// Called when a verb that made progress is left, by the player or because nothing more can be done.
    fn finish(&mut self, frame: &Frame<Self::Verb, Self::Cause>, verb: &'static Self::Verb);

    /// Takes off the topmost frame of a chain because it is done with.
    fn leave(&mut self, chain: u8) {
        let Some(frame) = self.chains_mut().pop(chain) else { return };
        if let Effect::Do(verb) = frame.effect.0
            && frame.n > 0
        {
            self.finish(&frame, verb);
        }
    }

    /// Whether an effect can be done in this frame.
    fn possible(
        &self,
        frame: &Frame<Self::Verb, Self::Cause>,
        effect: &'static Effect<Self::Verb>,
    ) -> Result<(), Self::Why> {
        effect.possible(&mut |verb| self.can(frame, verb))
    }

    /// The parts of an *and/or* or *either/or* that can be chosen now.
    fn open_parts(&self, frame: &Frame<Self::Verb, Self::Cause>) -> ArrayVec<usize, 8> {
        let (parts, first) = match frame.effect.0 {
            Effect::AndOr(parts) | Effect::Either(parts) => (*parts, 0),
            Effect::ThenOr(parts) => (*parts, 8 - frame.done.leading_zeros() as usize),
            _ => return ArrayVec::new(),
        };
        (first..parts.len()).filter(|&i| frame.done & 1 << i == 0 && self.possible(frame, &parts[i]).is_ok()).collect()
    }

    /// Whether the player may leave the topmost frame as it is.
    fn may_stop(&self, frame: &Frame<Self::Verb, Self::Cause>) -> bool {
        frame.optional || frame.done != 0 || frame.n != 0
    }

    /// Does everything on a chain that needs no answer, until somebody has to be asked or the chain is empty.
    fn settle(&mut self, chain: u8) {
        while let Some(&frame) = self.chains().top(chain) {
            if frame.group != 0 && self.chains().simultaneous(chain).nth(1).is_some() {
                return;
            }
            match frame.effect.0 {
                Effect::Do(verb) => {
                    let can = self.can(&frame, verb).is_ok();
                    if can && (verb.asks() || frame.optional) {
                        return;
                    }
                    if can {
                        self.chains_mut().pop(chain);
                        self.perform(&frame, verb);
                    } else {
                        self.leave(chain);
                    }
                }
                Effect::AndOr(_) | Effect::ThenOr(_) | Effect::Either(_) => {
                    if !self.open_parts(&frame).is_empty() {
                        return;
                    }
                    self.chains_mut().pop(chain);
                }
                Effect::May(inner) => {
                    self.chains_mut().pop(chain);
                    self.chains_mut().push(Frame { effect: EffectRef(inner), group: 0, ..frame }.optional());
                }
                Effect::All(_) | Effect::After(..) if frame.optional => {
                    if self.possible(&frame, frame.effect.0).is_ok() {
                        return;
                    }
                    self.chains_mut().pop(chain);
                }
                // All or nothing: a part that cannot be done takes the others with it.
                Effect::All(_) if self.possible(&frame, frame.effect.0).is_err() => {
                    self.chains_mut().pop(chain);
                }
                Effect::All(parts) => {
                    self.chains_mut().pop(chain);
                    for part in parts.iter().rev() {
                        self.chains_mut().push(Frame { effect: EffectRef(part), group: 0, ..frame });
                    }
                }
                Effect::After(first, then) => {
                    self.chains_mut().pop(chain);
                    self.chains_mut().push(Frame { effect: EffectRef(then), group: 0, ..frame }.optional());
                    self.chains_mut().push(Frame { effect: EffectRef(first), group: 0, ..frame });
                }
            }
        }
    }

    /// Answers [`Question::Whether`] with yes.
    fn go_ahead(&mut self, chain: u8) {
        let frame = *self.chains().top(chain).expect("somebody was asked");
        match frame.effect.0 {
            Effect::Do(verb) => {
                self.chains_mut().pop(chain);
                self.perform(&Frame { optional: false, ..frame }, verb);
            }
            _ => self.chains_mut().top_mut(chain).expect("somebody was asked").optional = false,
        }
    }
}
