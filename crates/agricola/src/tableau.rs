//! Cards come into play and leave it. A13.

use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, CardId, CardKind, Fact, Hook, When};
use crate::event::{Cause, Event};
use crate::goods::Goods;
use crate::player::InPlay;
use crate::state::{Frame, State};
use table::{Chain, Seat};

impl State {
    /// The cards of one kind in a player's hand.
    pub(crate) fn hand(&self, seat: Seat, kind: CardKind) -> impl Iterator<Item = CardId> {
        self.player(seat).hand.iter().copied().filter(move |card| card.card().kind == kind)
    }

    /// Who has a card in play.
    pub(crate) fn owner(&self, card: CardId) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).has(card))
    }

    /// The card of a frame with what it remembers, to be changed.
    pub(crate) fn card_in_play(&mut self, frame: &Frame) -> Option<&mut InPlay> {
        let card = frame.cause.card()?;
        self.players.iter_mut().flat_map(|player| &mut player.tableau).find(|held| held.card == card)
    }

    /// A card is taken out of a hand.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).hand.retain(|c| *c != card);
        self.known.remove(card);
    }

    /// Lays a card down in front of a player and does what it does when it is played. The effect is told what was paid.
    pub(crate) fn put_into_play(&mut self, frame: &Frame, card: CardId, paid: Goods) {
        let seat = frame.seat;
        if card.card().passing {
            self.pass_on(seat, card, frame.chain);
        } else {
            self.lay_down(seat, InPlay::new(card));
            if card.topics().contains(Topic::Housing) {
                self.house_animals(seat, frame.chain); // A14.10: a card may take a place away.
            }
        }
        // What is pushed last comes first.
        for hook in card.card().hooks.iter().rev() {
            if let Hook::Play(effect) = hook {
                note(card, hook);
                let played = Frame::new(effect, seat, Cause::Card(card)).about(About::Goods(paid));
                self.chains.push(played.on(frame.chain));
            }
        }
    }

    /// Lays a card down in front of a player.
    pub(crate) fn lay_down(&mut self, seat: Seat, held: InPlay) {
        self.player_mut(seat).tableau.push(held);
        for hook in held.card.card().hooks {
            if let Hook::Opens(spaces) = hook {
                note(held.card, hook);
                self.open |= *spaces;
            }
        }
        self.look_at_cards_of(seat);
    }

    /// A13.5, M13.2: a major improvement leaves the board, and the one beneath it is for sale from now on.
    pub(crate) fn take_off_board(&mut self, card: CardId) {
        if !self.for_sale.contains(card) {
            return self.covered.remove(card);
        }
        self.for_sale.remove(card);
        if let Some(beneath) = self.rules.neighbour_in_stack(card).filter(|&other| self.covered.contains(other)) {
            self.covered.remove(beneath);
            self.for_sale.insert(beneath);
        }
    }

    /// A13.8, M13.3: a major improvement goes back on sale and covers what lies on its place.
    pub(crate) fn put_on_board(&mut self, card: CardId) {
        self.for_sale.insert(card);
        if let Some(beneath) = self.rules.neighbour_in_stack(card).filter(|&other| self.for_sale.contains(other)) {
            self.for_sale.remove(beneath);
            self.covered.insert(beneath);
        }
    }

    /// A13.8: a major improvement goes back on sale, unless it leaves the game for good; a minor one leaves the game. What it was
    /// still to do falls away with it.
    pub(crate) fn hand_back(&mut self, seat: Seat, card: CardId, for_good: bool, chain: Chain) {
        self.player_mut(seat).tableau.retain(|held| held.card != card);
        self.chains.retain(chain, |frame| frame.cause != Cause::Card(card));
        if card.card().kind == CardKind::Major && !for_good {
            self.put_on_board(card);
        }
        for hook in card.card().hooks {
            if let Hook::Opens(spaces) = hook {
                self.open -= *spaces;
            }
        }
        self.look_at_cards_of(seat);
        self.log.note(|| Event::HandedBack { seat, card });
        // A14.10: a card may have held animals, M15.10: also of others.
        if card.topics().contains(Topic::Lodging) {
            self.seats().for_each(|other| self.house_animals(other, chain));
        } else {
            self.house_animals(seat, chain);
        }
    }

    /// A13.7: a passing card goes to the left neighbour; in the solo game it leaves the game.
    pub(crate) fn pass_on(&mut self, seat: Seat, card: CardId, chain: Chain) {
        self.log.note(|| Event::PassedOn { seat, card });
        if !self.is_solo() {
            let left = seat.left(self.players.len());
            self.player_mut(left).hand.push(card);
            self.known.insert(card);
            self.fire(When::PassedOn, &Fact::new(left, Cause::Card(card), About::Card(card)), chain);
        }
    }
}
