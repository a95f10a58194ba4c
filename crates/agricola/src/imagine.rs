//! Worlds that look the same to a seat: what it cannot know is drawn anew.

use crate::card::{CardId, CardSet};
use crate::rules::Heap;
use crate::setup::{put_first, shuffle_rounds};
use crate::state::State;
use crate::verb::being_paid_for;
use table::{Rng, Seat};

impl State {
    /// A world that looks the same to this seat.
    pub(crate) fn imagine(&self, seat: Seat, rng: &mut Rng) -> State {
        let mut world = self.clone();
        if self.rules.has_hands() {
            world.redeal(seat, rng);
        }
        world.seed = rng.seed();
        if !self.is_all_shown() {
            shuffle_rounds(&mut world.order, usize::from(self.round), rng);
            if self.round == 0 {
                put_first(&mut world.order, self.rules.first_round());
            }
        }
        world.specials.shuffle_hidden(rng);
        world
    }

    /// Deals the cards anew that a seat cannot know.
    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        let named = self.chains.all().flat_map(|frame| frame.cause.card().into_iter().chain(being_paid_for(frame)));
        let pinned: CardSet = named.chain(self.known.iter()).collect();
        let hidden = |card: &CardId| !pinned.contains(*card);
        for heap in Heap::ALL {
            let rules = self.rules;
            let mut unknown: Vec<CardId> = self.left_in(heap).collect();
            for (_, player) in self.players.iter().enumerate().filter(|(i, _)| *i != seat.index()) {
                let cards = player.hand.iter().chain(&player.aside).copied();
                unknown.extend(cards.filter(|card| rules.heap(*card) == heap).filter(hidden));
            }
            // In the order of their ids first, so that the result does not depend on who holds what.
            unknown.sort_unstable();
            rng.shuffle(&mut unknown);
            let mut next = unknown.into_iter();
            for (_, player) in self.players.iter_mut().enumerate().filter(|(i, _)| *i != seat.index()) {
                let cards = player.hand.iter_mut().chain(&mut player.aside);
                for card in cards.filter(|card| rules.heap(**card) == heap && hidden(card)) {
                    *card = next.next().expect("as many cards as before");
                }
            }
            let pile: Vec<CardId> = self.left_in(heap).collect();
            pile.into_iter().for_each(|card| self.pile.remove(card));
            next.for_each(|card| self.pile.insert(card));
        }
    }
}
