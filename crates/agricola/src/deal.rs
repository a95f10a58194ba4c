//! Dealing and drawing cards, and the variants of choosing hands. A3.5, A3.6, A21.

use crate::card::{CardId, CardKind, CardSet};
use crate::event::{Cause, Event};
use crate::options::Options;
use crate::phase::Phase;
use crate::player::InPlay;
use crate::rules::Variant;
use crate::setup::Purpose;
use crate::state::{Frame, SEATS, State};
use crate::verb::{MULLIGAN, hand_question};
use arrayvec::ArrayVec;
use table::{Chain, Refusal, Rng, Seat};

/// A3.5: cards of each kind in a hand.
pub const HAND: usize = 7;
/// A21.2: cards of each kind dealt, of which some are put back.
const DEALT: usize = 10;

impl State {
    /// A3.5: lays out the chosen decks and deals the hands, or hands out those that were agreed.
    pub(crate) fn deal(&mut self, options: &Options) -> Result<(), Refusal> {
        let piles = self.rules.hand_piles();
        self.pile = piles.iter().flat_map(|(cards, ..)| cards.iter()).collect();
        for &card in &options.kept_occupations {
            self.pile.remove(card);
            self.lay_down(Seat::new(0), InPlay { kept: true, ..InPlay::new(card) });
            self.player_mut(Seat::new(0)).occupations += 1; // D11
        }
        match &options.hands {
            Some(hands) => {
                for (seat, hand) in self.seats().zip(hands) {
                    for &card in hand.occupations.iter().chain(&hand.minors) {
                        self.pile.remove(card);
                        self.player_mut(seat).hand.push(card);
                    }
                }
            }
            None if !piles.is_empty() => self.deal_by_chance(options, &piles)?,
            None => {}
        }
        if self.rules.variant == Variant::Draft {
            for player in &mut self.players {
                player.aside = std::mem::take(&mut player.hand);
            }
        }
        if !matches!(self.rules.variant, Variant::None | Variant::ThreeForOne) {
            self.phase = Phase::Hands(0);
        }
        Ok(())
    }

    fn deal_by_chance(&mut self, options: &Options, piles: &[(CardSet, u8, Purpose)]) -> Result<(), Refusal> {
        for (cards, each, purpose) in piles {
            let each = if self.rules.variant == Variant::TenForSeven { DEALT } else { usize::from(*each) };
            let mut cards: Vec<CardId> = cards.iter().filter(|card| self.pile.contains(*card)).collect();
            self.seed.stream(*purpose as u64).shuffle(&mut cards);
            let is_kept = *purpose as u64 == Purpose::Occupations as u64;
            let kept = if is_kept { options.kept_occupations.len() } else { 0 };
            let mut next = cards.into_iter();
            for seat in self.seats() {
                for _ in kept..each {
                    let card = next.next().ok_or_else(|| Refusal::new("there are not enough cards in these decks"))?;
                    self.pile.remove(card);
                    self.player_mut(seat).hand.push(card);
                }
            }
        }
        Ok(())
    }

    /// A3.6: draws a card of one kind from the pile, if one is left.
    pub(crate) fn draw(&mut self, kind: CardKind) -> Option<CardId> {
        let cards: Vec<CardId> = self.pile.of_kind(kind).collect();
        let card = *self.chance().pick(&cards)?;
        self.pile.remove(card);
        Some(card)
    }

    /// A player draws a card of one kind from the pile, if one is left.
    pub(crate) fn draw_into_hand(&mut self, seat: Seat, kind: CardKind) {
        if let Some(card) = self.draw(kind) {
            self.player_mut(seat).hand.push(card);
            self.log.note(|| Event::Drew { seat, kind });
        }
    }

    /// A hand card is laid aside face down and is out of the game.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId) {
        self.leave_hand(seat, card);
        self.player_mut(seat).aside.push(card);
    }

    /// Chance during play: a stream of its own each time. What it decides is revealed and cannot be taken back.
    pub(crate) fn chance(&mut self) -> Rng {
        let stream = self.seed.stream(Purpose::Draws as u64 + u64::from(self.draws));
        self.draws += 1;
        self.bring_to_light();
        stream
    }

    /// A21: asks everybody at once for the next part of their choice; says whether there was anything to ask.
    pub(crate) fn ask_for_hands(&mut self, stage: u8) -> bool {
        match (self.rules.variant, stage) {
            (Variant::Draft, 1..=7) => {
                if stage > 1 {
                    self.pass_packs();
                }
                self.ask_for_both();
            }
            (Variant::TenForSeven, 1) => self.ask_for_both(),
            (Variant::Mulligan, 1) => {
                for seat in self.seats() {
                    let ask = Frame::new(MULLIGAN, seat, Cause::Rules).on(Chain::Of(seat));
                    self.chains.push(ask.optional());
                }
            }
            (Variant::Mulligan, 2) => self.deal_again(),
            _ => return false,
        }
        true
    }

    /// Asks everybody about occupations and then about minor improvements.
    fn ask_for_both(&mut self) {
        for seat in self.seats() {
            for kind in [CardKind::Minor, CardKind::Occupation] {
                let question = hand_question(self.rules.variant, kind);
                question.into_iter().for_each(|question| {
                    self.chains.push(Frame::new(question, seat, Cause::Rules).on(Chain::Of(seat)));
                });
            }
        }
    }

    /// A21.4: the rest goes to the left neighbour.
    fn pass_packs(&mut self) {
        let last = self.players.len() - 1;
        for i in (0..last).rev() {
            let (left, right) = self.players.split_at_mut(i + 1);
            std::mem::swap(&mut left[i].aside, &mut right[0].aside);
        }
        self.bring_to_light();
    }

    /// A21.3: all returned cards are shuffled in; then those who returned their hands get new ones, the start player first.
    fn deal_again(&mut self) {
        let mut returned: ArrayVec<(Seat, CardKind, usize), { 2 * SEATS }> = ArrayVec::new();
        let seats: ArrayVec<Seat, SEATS> = self.in_turn_order().collect();
        for seat in seats {
            let cards = std::mem::take(&mut self.player_mut(seat).aside);
            cards.iter().for_each(|&card| self.pile.insert(card));
            for kind in CardKind::HAND {
                returned.push((seat, kind, cards.iter().filter(|card| card.card().kind == kind).count()));
            }
        }
        for (seat, kind, count) in returned {
            for _ in 0..count {
                let drawn = self.draw(kind);
                self.player_mut(seat).hand.extend(drawn);
            }
        }
    }
}
