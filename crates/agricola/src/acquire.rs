//! Cards come into play and leave it. A13.

use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::card::{CardId, Fact, Hook, Kind, My, When};
use crate::event::{Cause, Event};
use crate::goods::{Goods, food};
use crate::state::{Frame, InPlay, State};
use crate::verb::{Fee, Verb};
use crate::why::{Verdict, Why, check};
use table::{Kind as _, Seat};

impl State {
    /// The cards of one kind in a player's hand.
    pub(crate) fn hand(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = CardId> {
        self.player(seat).hand.iter().copied().filter(move |card| card.card().kind == kind)
    }

    /// A13.6: the improvements among which an action lets a player choose.
    pub(crate) fn improvements_on_offer(&self, frame: &Frame, verb: &'static Verb) -> impl Iterator<Item = CardId> {
        let any = matches!(verb, Verb::Improvement);
        let (seat, cause) = (frame.seat, frame.cause);
        let majors = self.majors_for_sale().filter(move |&card| any || self.is_as_minor(seat, cause, card));
        majors.chain(self.hand(seat, Kind::Minor))
    }

    /// Whether cards let a player have a major improvement where something allows a minor one.
    fn is_as_minor(&self, seat: Seat, cause: Cause, card: CardId) -> bool {
        self.hooks(seat, heed::CARDS).any(|(my, hook)| match hook {
            Hook::AsMinor(which) if which(&my, cause, card.card()) => {
                note(my.card.card, hook);
                true
            }
            _ => false,
        })
    }

    /// A13.2, A13.3: whether an occupation can be played at this price.
    pub(crate) fn can_play_occupation(&self, seat: Seat, card: CardId, fee: Fee) -> Verdict {
        check((card.card().requires)(&My::new(self, seat, card)), Why::Condition)?;
        let price = self.occupation_price(seat, card, fee);
        let before = food(self.occupation_food(seat).map(|(.., n)| n).sum());
        let due = price.ways().iter().map(|way| way.less(&before));
        check(due.into_iter().any(|way| self.can_raise(seat, &way)), Why::TooDear)
    }

    /// The occupations in hand whose conditions are fulfilled.
    fn playable_occupations(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.hand(seat, Kind::Occupation).filter(move |&card| (card.card().requires)(&My::new(self, seat, card)))
    }

    /// The card that lets a player leave the choice of an occupation to chance, and the food it brings.
    pub(crate) fn blindly(&self, seat: Seat) -> Option<(CardId, u8)> {
        self.playable_occupations(seat).next()?;
        self.hooks(seat, heed::CARDS).find_map(|(my, hook)| match hook {
            Hook::Blindly(food) => {
                note(my.card.card, hook);
                Some((my.card.card, *food))
            }
            _ => None,
        })
    }

    /// Draws an occupation out of the hand: food first, then the card must be played; for food that is missing the
    /// player begs. Gives back the card if its price is still to be paid.
    pub(crate) fn draw_occupation(&mut self, frame: &Frame, fee: Fee) -> Option<CardId> {
        let seat = frame.seat;
        let (cause, n) = self.blindly(seat)?;
        let cards: arrayvec::ArrayVec<CardId, 40> = self.playable_occupations(seat).collect();
        let card = *self.chance().pick(&cards)?;
        self.gain(&Frame { cause: Cause::Card(cause), ..*frame }, food(n));
        self.food_before_occupation(frame);
        let price = self.occupation_price(seat, card, fee);
        if self.can_pay(seat, &price) {
            return Some(card);
        }
        let due = price.ways()[0];
        let paid = due.less(&due.less(&self.player(seat).goods));
        self.pay(seat, paid, frame.cause);
        self.player_mut(seat).begging += due.less(&paid).total() as u8;
        self.play_occupation(frame, card);
        None
    }

    /// The food that cards bring before an occupation is paid for.
    fn occupation_food(&self, seat: Seat) -> impl Iterator<Item = (CardId, &'static Hook, u8)> {
        self.hooks(seat, heed::CARDS).filter_map(|(my, hook)| match hook {
            Hook::OccupationFood(n) => Some((my.card.card, hook, *n)),
            _ => None,
        })
    }

    /// A13.3: hands out the food that comes before an occupation is paid for.
    pub(crate) fn food_before_occupation(&mut self, frame: &Frame) {
        let gifts: arrayvec::ArrayVec<(CardId, &'static Hook, u8), 8> = self.occupation_food(frame.seat).collect();
        for (card, hook, n) in gifts {
            note(card, hook);
            self.gain(&Frame { cause: Cause::Card(card), ..*frame }, food(n));
        }
    }

    /// An occupation that has been paid for comes into play.
    pub(crate) fn play_occupation(&mut self, frame: &Frame, card: CardId) {
        let seat = frame.seat;
        self.leave_hand(seat, card);
        self.player_mut(seat).occupations += 1;
        self.log.note(|| Event::Occupation { seat, card });
        self.fire(When::Occupation, Fact::new(seat, frame.cause, card.number()), frame.chain);
        self.put_into_play(frame, card, &Goods::NONE);
    }

    /// Whether the card of a frame is still in hand and may be played.
    pub(crate) fn can_play_this(&self, frame: &Frame) -> Verdict {
        let Cause::Card(card) = frame.cause else { return Err(Why::NoSuchCard) };
        check(self.player(frame.seat).hand.contains(&card), Why::NoSuchCard)?;
        check((card.card().requires)(&My::new(self, frame.seat, card)), Why::Condition)
    }

    /// Plays the card of a frame out of the hand for nothing.
    pub(crate) fn play_this(&mut self, frame: &Frame) {
        if let Cause::Card(card) = frame.cause {
            self.food_before_occupation(frame);
            self.play_occupation(frame, card);
        }
    }

    /// Whether an improvement can be had in at least one way.
    pub(crate) fn can_improve_somehow(&self, seat: Seat, card: CardId) -> bool {
        if card.card().upgrade.is_none() && !self.can_afford_improvement(seat, card, None) {
            return false;
        }
        self.can_improve(seat, card, None).is_ok()
            || self.returnable(seat, card).any(|back| self.can_improve(seat, card, Some(back)).is_ok())
    }

    /// A13.8: the improvements in play that may be handed back for a card.
    pub(crate) fn returnable(&self, seat: Seat, card: CardId) -> impl Iterator<Item = CardId> {
        let upgrade = card.card().upgrade;
        let fits = move |back: &CardId| upgrade.is_some_and(|upgrade| (upgrade.from)(back.card()));
        self.player(seat).tableau.iter().map(|held| held.card).filter(fits)
    }

    /// A13.4 to A13.9: whether an improvement can be had, handing back another one or not.
    pub(crate) fn can_improve(&self, seat: Seat, card: CardId, returns: Option<CardId>) -> Verdict {
        let facts = card.card();
        match (facts.upgrade, returns) {
            (None, None) => {}
            (Some(upgrade), None) => check(upgrade.instead_of_price, Why::NothingToHandBack)?,
            (_, Some(back)) => check(self.returnable(seat, card).any(|c| c == back), Why::NoImprovement)?,
        }
        check((facts.requires)(&My::new(self, seat, card)), Why::Condition)?;
        check(self.can_afford_improvement(seat, card, returns), Why::TooDear)
    }

    /// A13.4 to A13.8: an improvement comes into play.
    pub(crate) fn improve(&mut self, frame: &Frame, card: CardId, returns: Option<CardId>, paid: &Goods) {
        let seat = frame.seat;
        self.for_sale.remove(card);
        self.leave_hand(seat, card);
        if let Some(back) = returns {
            self.hand_back(seat, back, frame.chain);
        }
        self.log.note(|| Event::Improved { seat, card });
        self.fire(When::Improvement, Fact::new(seat, frame.cause, card.number()), frame.chain);
        self.put_into_play(frame, card, paid);
    }

    /// The improvements that may be given up for the card of a frame.
    pub(crate) fn improvements_to_give_up(&self, frame: &Frame) -> impl Iterator<Item = CardId> {
        let own = frame.cause;
        let cards = self.player(frame.seat).tableau.iter().map(|held| held.card);
        cards.filter(move |&card| card.card().is_improvement() && Cause::Card(card) != own)
    }

    /// A13.8: a major improvement goes back on sale, a minor one leaves the game.
    pub(crate) fn hand_back(&mut self, seat: Seat, card: CardId, chain: u8) {
        self.player_mut(seat).tableau.retain(|held| held.card != card);
        self.for_sale.insert(card);
        self.listen();
        for hook in card.card().hooks {
            if let Hook::Opens(spaces) = hook {
                spaces.iter().for_each(|space| self.open.remove(space));
            }
        }
        self.log.note(|| Event::HandedBack { seat, card });
        self.house_animals(seat, chain); // A14.10: a card may have held animals.
    }

    fn leave_hand(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).hand.retain(|c| *c != card);
        self.known.remove(card);
    }

    /// Lays a card down in front of a player and does what it does when it is played. The effect's number has
    /// a bit for each kind of goods that was paid.
    fn put_into_play(&mut self, frame: &Frame, card: CardId, paid: &Goods) {
        let seat = frame.seat;
        if card.card().passing {
            self.pass_on(seat, card, frame.chain);
        } else {
            self.lay_down(seat, card);
        }
        let kinds = paid.iter().fold(0, |kinds, (kind, _)| kinds | 1 << kind.lane());
        for hook in card.card().hooks.iter().rev() {
            if let Hook::Play(effect) = hook {
                note(card, hook);
                self.chains.push(Frame::new(effect, seat, Cause::Card(card)).with(kinds).on(frame.chain));
            }
        }
    }

    /// Lays a card down in front of a player.
    pub(crate) fn lay_down(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).tableau.push(InPlay { card, mark: 0, used: 0 });
        for hook in card.card().hooks {
            if let Hook::Opens(spaces) = hook {
                note(card, hook);
                spaces.iter().for_each(|space| self.open.insert(space));
            }
        }
        self.listen();
    }

    /// A13.7: a passing card goes to the left neighbour; in the solo game it leaves the game.
    fn pass_on(&mut self, seat: Seat, card: CardId, chain: u8) {
        if !self.is_solo() {
            let left = seat.left(self.players.len());
            self.player_mut(left).hand.push(card);
            self.known.insert(card);
            self.log.note(|| Event::PassedOn { seat, card });
            self.fire(When::PassedOn, Fact::new(left, Cause::Card(card), card.number()), chain);
            return;
        }
        self.log.note(|| Event::PassedOn { seat, card });
    }
}
