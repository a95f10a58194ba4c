//! The decision stack: what is still to be done, and who is asked next.
//!
//! A [`Frame`] is an effect in progress. Frames lie on chains; within a chain only the topmost frame is at work, so a
//! chain is one thread of play. Almost everything happens on the main chain. Where the rules let all players decide
//! at once (picking hands, feeding, breeding) every seat gets a chain of its own, and the outcome does not depend on
//! who answers first.

use crate::effect::{Effect, Vocabulary};
use crate::frame::{Chain, Frame, Group};
use crate::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

/// This many frames lie in the state itself; the few games that need more at once keep them on the heap.
const AT_HAND: usize = 8;

/// All frames, in the order in which they were put down.
///
/// ```
/// use std::sync::LazyLock;
/// use table::{Catalogue, Chain, Chains, Effect, Frame, Seat, Vocabulary};
/// enum Verb { Sow, Feed }
/// static SOW: Effect<Verb> = Effect::Do(Verb::Sow);
/// static FEED: Effect<Verb> = Effect::Do(Verb::Feed);
/// impl Vocabulary for Verb {
///     type Cause = ();
///     type About = ();
///     type Work = u8;
///     fn asks(&self) -> bool { true }
///     fn catalogue() -> &'static Catalogue<Verb> {
///         static ALL: LazyLock<Catalogue<Verb>> =
///             LazyLock::new(|| Catalogue::new([("sow", &SOW), ("feed", &FEED)]));
///         &ALL
///     }
/// }
/// let (first, second) = (Seat::new(0), Seat::new(1));
/// let mut chains: Chains<Verb> = Chains::default();
///
/// // Everybody feeds at the same time, each on a chain of their own.
/// for seat in [first, second] {
///     chains.push(Frame::new(&FEED, seat, ()).on(Chain::Of(seat)));
/// }
/// assert_eq!(chains.asked().len(), 2);
///
/// // What happens in turn goes first; then the others are asked again.
/// chains.push(Frame::new(&SOW, second, ()));
/// assert_eq!(chains.asked().first(), Some(second));
/// chains.pop(Chain::Main);
/// assert!(chains.asking(first).is_some_and(|frame| frame.effect.name() == ("feed", 0)));
/// ```
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Chains<V: Vocabulary> {
    frames: SmallVec<[Frame<V>; AT_HAND]>,
}

impl<V: Vocabulary> Clone for Chains<V> {
    #[inline]
    fn clone(&self) -> Self {
        Chains { frames: SmallVec::from_slice(&self.frames) }
    }
}

impl<V: Vocabulary> PartialEq for Chains<V> {
    fn eq(&self, other: &Self) -> bool {
        self.frames == other.frames
    }
}

impl<V: Vocabulary> Eq for Chains<V> {}

impl<V: Vocabulary> Hash for Chains<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.frames.hash(state);
    }
}

impl<V: Vocabulary> Debug for Chains<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.frames).finish()
    }
}

impl<V: Vocabulary> Default for Chains<V> {
    fn default() -> Self {
        Chains { frames: SmallVec::new() }
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

impl<V: Vocabulary> Chains<V> {
    /// Whether nothing is left to do.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Puts a frame on top of its chain.
    #[inline]
    pub fn push(&mut self, frame: Frame<V>) {
        self.frames.push(frame);
    }

    /// Puts a frame under all others, so that it is at work when everything else on its chain is done.
    pub fn push_under(&mut self, frame: Frame<V>) {
        self.frames.insert(0, frame);
    }

    /// Puts frames that came up at the same moment on top of their chain, so that the last one is at work first. If
    /// there are several for one seat, that seat chooses their order.
    pub fn push_together(&mut self, frames: &[Frame<V>]) {
        let group = Group::besides(self.frames.iter().map(|f| f.group));
        self.frames.extend(frames.iter().map(|frame| Frame { group, ..*frame }));
    }

    /// The topmost frame of a chain.
    #[inline]
    pub fn top(&self, chain: Chain) -> Option<&Frame<V>> {
        self.frames.iter().rev().find(|f| f.chain == chain)
    }

    /// The topmost frame of a chain, to be changed.
    #[inline]
    pub fn top_mut(&mut self, chain: Chain) -> Option<&mut Frame<V>> {
        self.frames.iter_mut().rev().find(|f| f.chain == chain)
    }

    /// Takes the topmost frame off a chain.
    #[inline]
    pub fn pop(&mut self, chain: Chain) -> Option<Frame<V>> {
        match self.frames.iter().rposition(|f| f.chain == chain)? {
            last if last + 1 == self.frames.len() => self.frames.pop(),
            below => Some(self.frames.remove(below)),
        }
    }

    /// Takes off the frames of a chain that are not to be kept, wherever they lie.
    pub fn retain(&mut self, chain: Chain, mut keep: impl FnMut(&Frame<V>) -> bool) {
        self.frames.retain(|frame| frame.chain != chain || keep(frame));
    }

    /// All frames of all chains, the topmost first.
    pub fn all(&self) -> impl Iterator<Item = &Frame<V>> {
        self.frames.iter().rev()
    }

    /// The frames of a chain, the topmost first.
    pub fn frames(&self, chain: Chain) -> impl Iterator<Item = &Frame<V>> {
        self.frames.iter().rev().filter(move |f| f.chain == chain)
    }

    /// The topmost frame of each seat's own chain.
    fn own_tops(&self) -> impl Iterator<Item = &Frame<V>> {
        let mut seen = Seats::NONE;
        self.frames.iter().rev().filter(move |frame| {
            let Chain::Of(seat) = frame.chain else { return false };
            let is_top = !seen.contains(seat);
            seen.insert(seat);
            is_top
        })
    }

    /// Everybody who is asked now.
    #[inline]
    pub fn asked(&self) -> Seats {
        match self.frames.last() {
            Some(last) if last.chain == Chain::Main => Seats::only(last.seat),
            Some(_) => self.own_tops().map(|f| f.seat).collect(),
            None => Seats::NONE,
        }
    }

    /// The frame that asks this seat.
    #[inline]
    pub fn asking(&self, seat: Seat) -> Option<&Frame<V>> {
        match self.frames.last() {
            Some(last) if last.chain == Chain::Main => (last.seat == seat).then_some(last),
            _ => self.own_tops().find(|f| f.seat == seat),
        }
    }

    /// The frames among which the owner of the topmost one may choose the order, if there are several.
    pub fn simultaneous(&self, chain: Chain) -> impl Iterator<Item = &Frame<V>> {
        let top = self.top(chain).map(|f| (f.group, f.seat));
        self.frames(chain).take_while(move |f| f.group.is_shared() && Some((f.group, f.seat)) == top)
    }

    /// Whether a frame that is the topmost of its chain came up together with others of its owner.
    #[cold]
    fn is_one_of_several(&self, frame: &Frame<V>) -> bool {
        self.simultaneous(frame.chain).nth(1).is_some()
    }

    /// What the topmost frame of a chain asks.
    #[inline]
    pub fn question(&self, chain: Chain) -> Option<Question<V>> {
        self.top(chain).map(|frame| self.question_of(frame))
    }

    /// What a frame asks that is the topmost of its chain.
    #[inline]
    pub fn question_of(&self, frame: &Frame<V>) -> Question<V> {
        if frame.group.is_shared() && self.is_one_of_several(frame) {
            return Question::Order;
        }
        match frame.effect.0 {
            Effect::Do(verb) if verb.asks() => Question::Verb(verb),
            Effect::AndOr(_) | Effect::ThenOr(_) | Effect::Either(_) => Question::Part,
            Effect::Do(_) | Effect::All(_) | Effect::After(..) | Effect::May(_) => Question::Whether,
        }
    }

    /// Answers [`Question::Order`]: the `nth` of [`Chains::simultaneous`] comes first.
    pub fn put_first(&mut self, chain: Chain, nth: usize) {
        let on_chain = |(_, f): &(usize, &Frame<V>)| f.chain == chain;
        let place = self.frames.iter().enumerate().rev().filter(on_chain).nth(nth).map(|(i, _)| i);
        let chosen = self.frames.remove(place.expect("one of those that came up together"));
        self.frames.push(Frame { group: Group::ALONE, ..chosen });
    }

    /// Answers [`Question::Part`]: this part is to be done now.
    pub fn take_part(&mut self, chain: Chain, part: usize) {
        let frame = self.top_mut(chain).expect("a part is chosen from a frame");
        frame.parts = frame.parts.with(part);
        let frame = *frame;
        if let Effect::Either(_) = frame.effect.0 {
            self.pop(chain);
        }
        self.push(Frame { optional: false, ..frame.part(&frame.effect.0.choices()[part]) });
    }
}

/// A game whose play is driven by chains of effects.
pub trait Interpreter {
    /// The game's verbs.
    type Verb: Vocabulary;
    /// Why something cannot be done.
    type Why;

    /// What is still to be done.
    fn chains(&self) -> &Chains<Self::Verb>;

    /// What is still to be done, to be changed.
    fn chains_mut(&mut self) -> &mut Chains<Self::Verb>;

    /// Whether this verb can be done (or, if it is in progress, done further) in this frame; if not, why.
    fn can(&self, frame: &Frame<Self::Verb>, verb: &'static Self::Verb) -> Result<(), Self::Why>;

    /// Does a verb that asks nothing. Its frame has been taken off already.
    fn perform(&mut self, frame: &Frame<Self::Verb>, verb: &'static Self::Verb);

    /// Answers the question of the topmost frame without asking, where only one answer makes sense; says whether it did.
    fn answers_itself(&mut self, frame: &Frame<Self::Verb>, verb: &'static Self::Verb) -> bool;

    /// Called when a verb that was begun is left, by the player or because nothing more can be done.
    fn finish(&mut self, frame: &Frame<Self::Verb>, verb: &'static Self::Verb);

    /// Whether the player may leave a verb as it is.
    fn may_stop_verb(&self, frame: &Frame<Self::Verb>, verb: &'static Self::Verb) -> bool;

    /// Whether an effect can be done in this frame.
    fn possible(&self, frame: &Frame<Self::Verb>, effect: &'static Effect<Self::Verb>) -> Result<(), Self::Why> {
        effect.possible(&mut |verb| self.can(frame, verb))
    }

    /// Whether anything can come of a frame: something optional only if it can be done.
    fn can_happen(&self, frame: &Frame<Self::Verb>) -> bool {
        let effect = if let Effect::May(inner) = frame.effect.0 { inner } else { frame.effect.0 };
        self.possible(frame, effect).is_ok()
    }

    /// Those of [`Chains::simultaneous`] of which something can come, by their place among them. Only between these is
    /// there an order to choose.
    fn open_simultaneous(&self, chain: Chain) -> SmallVec<[usize; 8]> {
        let waiting = self.chains().simultaneous(chain).enumerate();
        waiting.filter(|(_, frame)| self.can_happen(frame)).map(|(nth, _)| nth).collect()
    }

    /// Whether this part of a choice can be taken now.
    fn is_open_part(&self, frame: &Frame<Self::Verb>, part: usize) -> bool {
        let first = if let Effect::ThenOr(_) = frame.effect.0 { frame.parts.next() } else { 0 };
        let is_next = part >= first && !frame.parts.contains(part);
        is_next && self.possible(frame, &frame.effect.0.choices()[part]).is_ok()
    }

    /// The parts of a choice that can be taken now.
    fn open_parts(&self, frame: &Frame<Self::Verb>) -> impl Iterator<Item = usize> {
        (0..frame.effect.0.choices().len()).filter(|&part| self.is_open_part(frame, part))
    }

    /// Whether the player may leave the topmost frame as it is.
    #[inline]
    fn may_stop(&self, frame: &Frame<Self::Verb>) -> bool {
        match frame.effect.0 {
            Effect::Do(verb) => self.may_stop_verb(frame, verb),
            Effect::AndOr(_) | Effect::ThenOr(_) | Effect::Either(_) => frame.optional || !frame.parts.is_empty(),
            Effect::All(_) | Effect::After(..) | Effect::May(_) => frame.optional,
        }
    }

    /// Takes off the topmost frame of a chain because it is done with.
    fn leave(&mut self, chain: Chain) {
        let begun = self.chains().top(chain).filter(|frame| frame.is_begun()).copied();
        self.chains_mut().pop(chain);
        if let Some(frame) = begun
            && let Effect::Do(verb) = frame.effect.0
        {
            self.finish(&frame, verb);
        }
    }

    /// Does everything on a chain that needs no answer, until somebody has to be asked or the chain is empty.
    fn settle(&mut self, chain: Chain) {
        while let Some(frame) = self.chains().top(chain) {
            if frame.group.is_shared() && self.chains().is_one_of_several(frame) {
                match self.open_simultaneous(chain)[..] {
                    // Of these nothing comes: one after the other is taken off below.
                    [] => {}
                    [only] => {
                        self.chains_mut().put_first(chain, only);
                        continue;
                    }
                    _ => return,
                }
            }
            match frame.effect.0 {
                Effect::Do(verb) => {
                    if self.can(frame, verb).is_err() {
                        self.leave(chain);
                        continue;
                    }
                    let frame = *frame;
                    if verb.asks() {
                        if !self.answers_itself(&frame, verb) {
                            return;
                        }
                    } else if frame.optional {
                        return;
                    } else {
                        self.chains_mut().pop(chain);
                        self.perform(&frame, verb);
                    }
                }
                Effect::AndOr(_) | Effect::ThenOr(_) | Effect::Either(_) => {
                    if self.open_parts(frame).next().is_some() {
                        return;
                    }
                    self.chains_mut().pop(chain);
                }
                Effect::May(inner) => {
                    let frame = *frame;
                    self.chains_mut().pop(chain);
                    self.chains_mut().push(frame.part(inner).optional());
                }
                Effect::All(_) | Effect::After(..) if frame.optional => {
                    if self.possible(frame, frame.effect.0).is_ok() {
                        return;
                    }
                    self.chains_mut().pop(chain);
                }
                // All or nothing: a part that cannot be done takes the others with it.
                Effect::All(_) if self.possible(frame, frame.effect.0).is_err() => {
                    self.chains_mut().pop(chain);
                }
                Effect::All(parts) => {
                    let frame = *frame;
                    self.chains_mut().pop(chain);
                    parts.iter().rev().for_each(|part| self.chains_mut().push(frame.part(part)));
                }
                Effect::After(first, then) => {
                    let frame = *frame;
                    self.chains_mut().pop(chain);
                    self.chains_mut().push(frame.part(then).optional());
                    self.chains_mut().push(frame.part(first));
                }
            }
        }
    }

    /// Answers [`Question::Whether`] with yes.
    fn go_ahead(&mut self, chain: Chain) {
        let frame = *self.chains().top(chain).expect("somebody was asked");
        match frame.effect.0 {
            Effect::Do(verb) => {
                self.chains_mut().pop(chain);
                self.perform(&Frame { optional: false, ..frame }, verb);
            }
            Effect::All(_)
            | Effect::AndOr(_)
            | Effect::ThenOr(_)
            | Effect::Either(_)
            | Effect::After(..)
            | Effect::May(_) => {
                self.chains_mut().top_mut(chain).expect("somebody was asked").optional = false;
            }
        }
    }
}
