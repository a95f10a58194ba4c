//! Dealing and drawing cards, and the variants of choosing hands. A3.5, A3.6, A21.

use crate::card::{CardId, CardKind};
use crate::event::{Cause, Event};
use crate::options::Options;
use crate::phase::Phase;
use crate::player::InPlay;
use crate::rules::{Heap, Variant};
use crate::setup::Purpose;
use crate::state::{Frame, SEATS, State};
use crate::verb::{MULLIGAN, hand_question};
use arrayvec::ArrayVec;
use table::{Chain, Refusal, Rng, Seat};

/// A3.5: cards of each kind in a hand.
pub const HAND: usize = 7;

/// A21.2, M20.8: the cards dealt instead of a hand of seven, or of a part of it.
fn dealt(each: u8) -> u8 {
    let hand = HAND as u8;
    (each * 10 + hand / 2) / hand
}

impl State {
    /// A3.5: lays out the chosen decks and deals the hands, or hands out those that were agreed.
    pub(crate) fn deal(&mut self, options: &Options) -> Result<(), Refusal> {
        let rules = self.rules;
        self.pile = rules.hand_piles().flat_map(|(heap, _)| rules.cards_of(heap)).collect();
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
            None => self.deal_by_chance(options)?,
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

    fn deal_by_chance(&mut self, options: &Options) -> Result<(), Refusal> {
        for (heap, each) in self.rules.hand_piles() {
            let each = if self.rules.variant == Variant::TenForSeven { dealt(each) } else { each };
            let mut cards: Vec<CardId> = self.left_in(heap).collect();
            self.seed.stream(heap.chance() as u64).shuffle(&mut cards);
            let kept = if heap == Heap::Occupations { options.kept_occupations.len() } else { 0 };
            let mut next = cards.into_iter();
            for seat in self.seats() {
                for _ in kept..usize::from(each) {
                    let too_few = || Refusal::new("there are not enough cards in these decks");
                    let card = next.next().ok_or_else(|| too_few().said("agricola-refused-few-cards"))?;
                    self.pile.remove(card);
                    self.player_mut(seat).hand.push(card);
                }
            }
        }
        Ok(())
    }

    /// The cards that are left in a pile.
    pub(crate) fn left_in(&self, heap: Heap) -> impl Iterator<Item = CardId> + use<> {
        let rules = self.rules;
        self.pile.of_kind(heap.kind()).filter(move |card| rules.heap(*card) == heap)
    }

    /// How many cards of a pile a player must put back, having been dealt more than a hand of them. A21.2, M20.8.
    pub(crate) fn too_many(&self, seat: Seat, heap: Heap) -> u8 {
        let player = self.player(seat);
        let kept = player.tableau.iter().filter(|held| held.kept).map(|held| held.card);
        let have = player.hand.iter().copied().chain(kept).filter(|card| self.rules.heap(*card) == heap).count() as u8;
        let hand = self.rules.hand_piles().find(|(pile, _)| *pile == heap).map_or(0, |(_, each)| each);
        have.saturating_sub(hand)
    }

    /// A3.6: draws a card from a pile, if one is left.
    pub(crate) fn draw(&mut self, heap: Heap) -> Option<CardId> {
        let cards: Vec<CardId> = self.left_in(heap).collect();
        let card = *self.chance().pick(&cards)?;
        self.pile.remove(card);
        Some(card)
    }

    /// A player draws a card of one kind, if one is left: from the pile of the decks, as long as it has any.
    pub(crate) fn draw_into_hand(&mut self, seat: Seat, kind: CardKind) {
        let mut heaps = Heap::ALL.into_iter().filter(|heap| heap.kind() == kind);
        let from = heaps.find(|heap| self.left_in(*heap).next().is_some());
        if let Some(card) = from.and_then(|heap| self.draw(heap)) {
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
    // Apart, because it happens once and would make every change of the phase longer.
    #[inline(never)]
    pub(crate) fn ask_for_hands(&mut self, stage: u8) -> bool {
        match self.rules.variant {
            Variant::TenForSeven if stage == 1 => self.ask_for_both(),
            Variant::Mulligan if stage == 1 => {
                for seat in self.seats() {
                    let ask = Frame::new(MULLIGAN, seat, Cause::Rules).on(Chain::Of(seat));
                    self.chains.push(ask.optional());
                }
            }
            Variant::Mulligan if stage == 2 => self.deal_again(),
            Variant::Draft if usize::from(stage) <= HAND => {
                if stage > 1 {
                    self.pass_packs();
                }
                self.ask_for_both();
            }
            Variant::TenForSeven | Variant::Mulligan | Variant::Draft => return false,
            Variant::None | Variant::ThreeForOne => return false,
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
        let mut returned: ArrayVec<(Seat, Heap, usize), { 3 * SEATS }> = ArrayVec::new();
        let seats: ArrayVec<Seat, SEATS> = self.in_turn_order().collect();
        for seat in seats {
            let cards = std::mem::take(&mut self.player_mut(seat).aside);
            cards.iter().for_each(|&card| self.pile.insert(card));
            for heap in Heap::ALL {
                returned.push((seat, heap, cards.iter().filter(|card| self.rules.heap(**card) == heap).count()));
            }
        }
        for (seat, heap, count) in returned {
            for _ in 0..count {
                let drawn = self.draw(heap);
                self.player_mut(seat).hand.extend(drawn);
            }
        }
    }
}
