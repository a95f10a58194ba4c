//! Playing occupations. A13.1 to A13.3.

use super::{Asked, Bill, Deed, Work, no_answer};
use crate::afford::Purse;
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, CardId, CardKind, Fact, Hook, Owner, When};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods, food};
use crate::moves::{Choice, Move};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Seat;
use table::price::Prices;

/// A13.1: plays an occupation out of the hand; A13.2: at a price that depends on the space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fee {
    /// B5: the first is free, each further one costs 1 food.
    FirstFree,
    /// G4e, G5e: the first two cost 1 food each, further ones 2.
    FirstTwoCheap,
    /// Always this much food.
    Always(u8),
    /// This much food, and for the player's `from`th occupation and all after it another amount.
    Stepped {
        /// The food for the first ones.
        food: u8,
        /// The occupation from which on it is the other amount, counted from 1.
        from: u8,
        /// The other amount.
        then: u8,
    },
}

impl Fee {
    /// A13.2: the food due for the next occupation of somebody who has played this many.
    pub fn food(self, played: u8) -> u8 {
        match self {
            Fee::FirstFree => u8::from(played > 0),
            Fee::FirstTwoCheap => 1 + u8::from(played > 1),
            Fee::Always(food) => food,
            Fee::Stepped { food, from, then } => {
                if played + 1 < from {
                    food
                } else {
                    then
                }
            }
        }
    }
}

impl Asked for Fee {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!frame.is_begun(), Why::PartClosed)?;
        let mut cards = game.hand(frame.seat, CardKind::Occupation).peekable();
        check(cards.peek().is_some(), Why::NoOccupation)?;
        let purse = game.purse(frame.seat);
        let can_play = cards.any(|card| purse.can_play_occupation(card, *self).is_ok());
        check(can_play || game.random_occupation(frame.seat).is_some(), Why::TooDear)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let (cards, purse) = (game.hand(frame.seat, CardKind::Occupation), game.purse(frame.seat));
        let playable = cards.filter(|&card| purse.can_play_occupation(card, *self).is_ok());
        out.extend(playable.map(|card| Move::Occupation { card }));
        out.extend(game.random_occupation(frame.seat).map(|_| Move::Choose { option: Choice::USE }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Occupation { card } = *m else { return Ok(()) };
        check(game.hand(frame.seat, CardKind::Occupation).any(|c| c == card), Why::NoSuchCard)?;
        game.purse(frame.seat).can_play_occupation(card, *self)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        if let Move::Choose { .. } = m {
            return game.play_by_chance(frame, *self);
        }
        let Move::Occupation { card } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Played(card));
        game.food_before_occupation(frame);
        game.charge(frame, Bill::Occupation(card, *self));
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let Work::Played(card) = frame.work else { return };
        game.fire(When::OccupationAction, &Fact::new(frame.seat, frame.cause, About::Card(card)), frame.chain);
    }

    fn is_about_a_hand(&self) -> bool {
        true
    }

    fn name(&self) -> Option<&'static str> {
        Some("occupation")
    }

    fn prompt(&self) -> &'static str {
        "occupation"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cards
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Occupation { card } = *m else { return None };
        Some(game.occupation_price(frame.seat, card, *self))
    }
}

/// Plays the card of the frame out of the hand for nothing.
#[derive(Debug)]
pub struct PlayThis;

impl Deed for PlayThis {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let card = frame.cause.card().ok_or(Why::NoSuchCard)?;
        check(game.player(frame.seat).hand.contains(&card), Why::NoSuchCard)?;
        check(card.card().is_playable(&Owner::new(game, frame.seat, card)), Why::Condition)
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        if let Some(card) = frame.cause.card() {
            game.food_before_occupation(frame);
            game.play_occupation(frame, card);
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }
}

impl Purse<'_> {
    /// A13.2, A13.3: whether an occupation can be played at this price.
    fn can_play_occupation(&self, card: CardId, fee: Fee) -> Verdict {
        let (game, seat, facts) = (self.game, self.seat, card.card());
        check(game.rules.is_in_time(facts, game.round), Why::TooEarly)?;
        check(!facts.has_condition() || facts.is_playable(&Owner::new(game, seat, card)), Why::Condition)?;
        let before = food(game.occupation_food(seat).map(|(.., n)| n).sum());
        check(self.can_raise(&game.due_for_occupation(seat, card, fee).less(&before)), Why::TooDear)
    }
}

impl State {
    /// A13.2: the food for the space, and what the card costs on top.
    fn due_for_occupation(&self, seat: Seat, card: CardId, fee: Fee) -> Goods {
        let extra = card.card().cost.first().copied().unwrap_or_default();
        food(fee.food(self.player(seat).occupations)).and(extra)
    }

    /// What is due for an occupation, as the one way to pay for it.
    pub(crate) fn occupation_price(&self, seat: Seat, card: CardId, fee: Fee) -> Prices<Good> {
        Prices::only(self.due_for_occupation(seat, card, fee))
    }

    /// The occupations in hand whose conditions are fulfilled.
    fn playable_occupations(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let playable = move |card: &CardId| {
            self.rules.is_in_time(card.card(), self.round) && card.card().is_playable(&Owner::new(self, seat, *card))
        };
        self.hand(seat, CardKind::Occupation).filter(playable)
    }

    /// The card that lets a player leave the choice of an occupation to chance, and the food it brings.
    fn random_occupation(&self, seat: Seat) -> Option<(CardId, u8)> {
        let (card, hook, food) = self.hooks(seat, Topic::CardRules).find_map(|(owner, hook)| {
            if let Hook::RandomOccupation(food) = hook { Some((owner.card.card, hook, *food)) } else { None }
        })?;
        self.playable_occupations(seat).next()?;
        note(card, hook);
        Some((card, food))
    }

    /// Draws an occupation out of the hand: food first, then the card must be played; for food that is missing the
    /// player begs.
    fn play_by_chance(&mut self, frame: &Frame, fee: Fee) {
        let seat = frame.seat;
        let Some((cause, n)) = self.random_occupation(seat) else { return };
        let cards: Vec<CardId> = self.playable_occupations(seat).collect();
        let card = *self.chance().pick(&cards).expect("there is one to play");
        self.work_on(frame.chain, Work::Played(card));
        self.gain(&Frame { cause: Cause::Card(cause), ..*frame }, food(n));
        self.food_before_occupation(frame);
        let due = self.due_for_occupation(seat, card, fee);
        if self.can_raise(seat, &due) {
            return self.charge(frame, Bill::Occupation(card, fee));
        }
        let paid = due.less(&due.less(&self.player(seat).goods));
        self.pay(seat, paid, frame.cause);
        let cards = due.less(&paid).total() as u8;
        self.player_mut(seat).begging += cards;
        self.log.note(|| Event::Begged { seat, cards });
        self.play_occupation(frame, card);
    }

    /// The food that cards bring before an occupation is paid for.
    fn occupation_food(&self, seat: Seat) -> impl Iterator<Item = (CardId, &'static Hook, u8)> {
        self.hooks(seat, Topic::CardRules).filter_map(|(owner, hook)| {
            if let Hook::OccupationFood(n) = hook { Some((owner.card.card, hook, *n)) } else { None }
        })
    }

    /// A13.3: hands out the food that comes before an occupation is paid for.
    fn food_before_occupation(&mut self, frame: &Frame) {
        let gifts: SmallVec<[_; 4]> = self.occupation_food(frame.seat).collect();
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
        self.fire(When::Occupation, &Fact::new(seat, frame.cause, About::Card(card)), frame.chain);
        self.put_into_play(frame, card, Goods::NONE);
    }
}
