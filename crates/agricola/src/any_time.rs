//! What a player may do at any time besides exchanges: cards that say so, and three hand cards for one. A1.13, A21.1.

use crate::card::CardKind;
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::event::Cause;
use crate::moves::Move;
use crate::rules::Variant;
use crate::state::{Frame, State};
use crate::verb::{Effect, Hands, Place, Verb, swap_question};
use table::chain::Interpreter;
use table::{Chain, Seat};

impl State {
    /// The question that a player may leave for a while, for what can be done at any time.
    fn question_that_waits(&self, seat: Seat) -> Option<&Frame> {
        let frame = self.chains.asking(seat).filter(|_| self.may_exchange(seat))?;
        // In the middle of something that must be done, all else waits until it is done.
        if !is_placing(frame) && self.must_be_answered(frame) {
            return None;
        }
        let choosing = |f: &Frame| f.seat == seat && Hands::is_begun_choice(f.effect.0);
        let is_busy = self.has_debts(seat, frame.chain) || self.chains.frames(frame.chain).any(choosing);
        (!is_busy).then_some(frame)
    }

    /// Adds the card effects that a player may use now because they may be used at any time.
    pub fn list_uses(&self, seat: Seat, out: &mut Vec<Move>) {
        let waits = self.question_that_waits(seat).is_some();
        let may = waits || (self.player(seat).listens_to(Topic::AnyTime) && self.may_exchange(seat));
        if !may {
            return;
        }
        let own = self.player(seat).tableau.iter().filter(|_| waits);
        let by_rules = own.filter_map(|held| Some((held.card, self.rules.any_time(held)?)));
        let by_cards = self.any_time(seat).map(|(card, _, effect)| (card, effect));
        for (card, effect) in by_rules.chain(by_cards).filter(|(_, effect)| waits || only_gives(effect)) {
            let use_it = Frame::new(effect, seat, Cause::Card(card));
            if self.possible(&use_it, effect).is_ok() {
                out.push(Move::Use { card });
            }
        }
    }

    /// A21.1: lists swaps, three hand cards for one from the pile; not while all decide at once, because draws would
    /// then depend on who is faster.
    pub(crate) fn list_swaps(&self, seat: Seat, out: &mut Vec<Move>) {
        let alone = || self.question_that_waits(seat).is_some_and(|frame| frame.chain == Chain::Main);
        if self.rules.variant == Variant::ThreeForOne && self.player(seat).hand.len() >= 3 && alone() {
            let kinds = CardKind::HAND.into_iter().filter(|&kind| self.pile.of_kind(kind).next().is_some());
            out.extend(kinds.map(|draw| Move::Swap { draw }));
        }
    }

    /// Begins the effect of a card that may be used at any time, or the exchange of three hand cards for one (A21.1).
    pub(crate) fn start_any_time(&mut self, seat: Seat, m: &Move) {
        let begin = if let Move::Swap { draw } = *m {
            Some(Frame::new(swap_question(draw), seat, Cause::Rules))
        } else if let Move::Use { card } = *m
            && let Some(effect) = self.player(seat).in_play(card).and_then(|held| self.rules.any_time(held))
        {
            Some(Frame::new(effect, seat, Cause::Card(card)))
        } else if let Move::Use { card } = *m {
            let found = self.any_time(seat).find(|(c, ..)| *c == card);
            found.map(|(_, hook, effect)| {
                note(card, hook);
                Frame::new(effect, seat, Cause::Card(card))
            })
        } else {
            None
        };
        if let Some(begin) = begin {
            self.begin_any_time(seat, begin);
        }
    }

    /// Begins something that a player may do at any time. A placement that was about to be chosen is asked for again
    /// afterwards, because the choice of spaces may have changed.
    fn begin_any_time(&mut self, seat: Seat, begin: Frame) {
        let frame = *self.chains.asking(seat).expect("only somebody who is asked moves");
        if let Effect::Do(Verb::Place(Place::InTurn)) = frame.effect.0 {
            self.chains.pop(frame.chain);
            self.turn = seat;
        }
        self.chains.push(begin.on(frame.chain));
    }
}

/// Whether an effect does nothing but bring goods. That spoils nothing that is under way, so it can be had in the middle of
/// something that must be done, also while that is being paid for.
fn only_gives(effect: &'static Effect) -> bool {
    !effect.any_verb(&mut |verb| !matches!(verb, Verb::Gain(_) | Verb::Limit(_) | Verb::Remember(_)))
}

/// Whether a frame asks for a placement.
fn is_placing(frame: &Frame) -> bool {
    matches!(frame.effect.0, Effect::Do(Verb::Place(_)))
}
