//! Choosing hands. A21.

use super::{
    Asked, DRAFT_MINOR, DRAFT_OCCUPATION, Effect, PUT_BACK_MINORS, PUT_BACK_OCCUPATIONS, SWAP_FOR_MINOR,
    SWAP_FOR_OCCUPATION, Work, no_answer,
};
use crate::card::{CardId, CardKind};
use crate::contents::Contents;
use crate::moves::Move;
use crate::rules::{Heap, Variant};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// A choice about hand cards.
#[derive(Debug)]
pub enum Hands {
    /// A21.1: discards this many hand cards, then draws one of this kind.
    Discard(u8, CardKind),
    /// A21.2: puts this many hand cards of this kind back into the box.
    PutBack(u8, CardKind),
    /// A21.3: may return the whole hand.
    Mulligan,
    /// A21.4: picks a card of this kind.
    Draft(CardKind),
}

/// The question about one kind of card, where a variant asks about both.
pub(crate) fn hand_question(variant: Variant, kind: CardKind) -> Option<&'static Effect> {
    let [occupation, minor] = match variant {
        Variant::Draft => [DRAFT_OCCUPATION, DRAFT_MINOR],
        Variant::TenForSeven => [PUT_BACK_OCCUPATIONS, PUT_BACK_MINORS],
        Variant::None | Variant::ThreeForOne | Variant::Mulligan => return None,
    };
    Some(if kind == CardKind::Minor { minor } else { occupation })
}

/// A21.1: the question which cards to give for one of this kind.
pub(crate) fn swap_question(kind: CardKind) -> &'static Effect {
    if kind == CardKind::Minor { SWAP_FOR_MINOR } else { SWAP_FOR_OCCUPATION }
}

impl Hands {
    /// How many cards must be chosen.
    fn count(&self) -> u8 {
        match self {
            Hands::Discard(n, _) | Hands::PutBack(n, _) => *n,
            Hands::Mulligan | Hands::Draft(_) => 1,
        }
    }

    /// Whether it has begun and must be finished.
    pub(crate) fn is_begun_choice(effect: &'static Effect) -> bool {
        matches!(effect, Effect::Do(super::Verb::Hands(Hands::Discard(..) | Hands::PutBack(..))))
    }

    /// The cards to choose from.
    fn cards(&self, game: &State, frame: &Frame) -> Vec<CardId> {
        let player = game.player(frame.seat);
        let of = |kind: CardKind| move |card: &CardId| card.card().kind == kind;
        match *self {
            Hands::Discard(..) | Hands::Mulligan => player.hand.to_vec(),
            // A21.2, M20.8: of each pile as many as the hand has too many.
            Hands::PutBack(_, kind) => {
                let too_many = |card: &CardId| game.too_many(frame.seat, game.rules.heap(*card)) > 0;
                player.hand.iter().copied().filter(of(kind)).filter(too_many).collect()
            }
            // A21.4, M20.8: one pile after the other.
            Hands::Draft(kind) => {
                let of_pile = |heap: Heap| -> Vec<CardId> {
                    player.aside.iter().copied().filter(|card| game.rules.heap(*card) == heap).collect()
                };
                let piles = Heap::ALL.into_iter().filter(|heap| heap.kind() == kind);
                piles.map(of_pile).find(|cards| !cards.is_empty()).unwrap_or_default()
            }
        }
    }
}

impl Asked for Hands {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(frame.work.times() < self.count() && !self.cards(game, frame).is_empty(), Why::NoSuchCard)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let cards = self.cards(game, frame).into_iter();
        match self {
            Hands::Discard(..) | Hands::PutBack(..) => out.extend(cards.map(|card| Move::Discard { card })),
            Hands::Draft(_) => out.extend(cards.map(|card| Move::Pick { card })),
            Hands::Mulligan => out.push(Move::Mulligan),
        }
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        let is_of_this_kind = match self {
            Hands::Discard(..) | Hands::PutBack(..) => matches!(m, Move::Discard { .. }),
            Hands::Draft(_) => matches!(m, Move::Pick { .. }),
            Hands::Mulligan => false,
        };
        check(!is_of_this_kind, Why::NoSuchCard)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let done = frame.work.times() + 1;
        game.work_on(frame.chain, Work::Times(done));
        let seat = frame.seat;
        let player = game.player_mut(seat);
        match self {
            Hands::Draft(_) => {
                let Move::Pick { card } = *m else { no_answer(m) };
                player.aside.retain(|c| *c != card);
                player.hand.push(card);
            }
            // A21.2: what is put back into the box is out of the game, like what is discarded.
            Hands::PutBack(..) | Hands::Discard(..) => {
                let Move::Discard { card } = *m else { no_answer(m) };
                game.discard(seat, card);
            }
            Hands::Mulligan => {
                let Move::Mulligan = m else { no_answer(m) };
                player.aside = std::mem::take(&mut player.hand);
            }
        }
        if done < self.count() {
            return;
        }
        game.chains.pop(frame.chain);
        if let Hands::Discard(_, kind) = *self {
            game.draw_into_hand(seat, kind);
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some(self.prompt())
    }

    fn prompt(&self) -> &'static str {
        match self {
            Hands::Discard(..) | Hands::PutBack(..) => "discard",
            Hands::Mulligan => "mulligan",
            Hands::Draft(_) => "pick",
        }
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        match self {
            Hands::Mulligan => table::Ask::Options,
            Hands::Discard(..) | Hands::PutBack(..) | Hands::Draft(_) => table::Ask::Cards,
        }
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Cards { left: self.count().saturating_sub(frame.work.times()) })
    }

    /// Cards that are given away are given away in full.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional
    }
}
