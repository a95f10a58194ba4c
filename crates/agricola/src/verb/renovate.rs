//! Renovating the house. A7.6 to A7.8.

use super::{Asked, Bill, Work, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, CardId, Fact, Hook, Item, Owner, When};
use crate::event::Event;
use crate::farm::House;
use crate::goods::{Good, Goods, reed};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Seat;
use table::price::Prices;

/// Renovates the house.
#[derive(Debug)]
pub enum Renovate {
    /// A7.6: to the next better one.
    Any,
    /// To this one only.
    To(House),
}

impl Renovate {
    /// The houses that this renovation may lead to.
    fn houses(&self, game: &State, seat: Seat) -> impl Iterator<Item = House> + use<> {
        let next = game.player(seat).farm.house.next();
        let (first, second) = match *self {
            Renovate::Any => (next, game.house_after_skipping(seat)),
            Renovate::To(house) => (next.filter(|next| *next == house), None),
        };
        first.into_iter().chain(second)
    }

    /// The card that may become a wooden room instead, if there is one and a place for the room.
    #[inline]
    fn card_for_room(&self, game: &State, seat: Seat) -> Option<CardId> {
        if !game.player(seat).listens_to(Topic::CardRules) {
            return None;
        }
        let farm = &game.player(seat).farm;
        let mut cards = game.hooks(seat, Topic::CardRules).filter(|(_, hook)| matches!(hook, Hook::RoomInstead));
        let (owner, hook) = cards.next().filter(|_| farm.house == House::Wood && !farm.room_sites().is_empty())?;
        note(owner.card.card, hook);
        Some(owner.card.card)
    }
}

impl Asked for Renovate {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!frame.is_begun(), Why::PartClosed)?;
        let mut houses = self.houses(game, frame.seat).peekable();
        let can_renovate = check(houses.peek().is_some(), Why::StoneHouse)
            .and_then(|()| check(houses.any(|to| game.can_afford_renovation(frame.seat, to)), Why::TooDear));
        can_renovate.or_else(|why| self.card_for_room(game, frame.seat).map(|_| ()).ok_or(why))
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let payable = self.houses(game, frame.seat).filter(|&to| game.can_afford_renovation(frame.seat, to));
        out.extend(payable.map(|to| Move::Renovate { to }));
        if self.card_for_room(game, frame.seat).is_some() {
            out.extend(game.player(frame.seat).farm.room_sites().iter().map(|cell| Move::Room { cell }));
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        if let (Move::Room { .. }, Some(_)) = (m, self.card_for_room(game, frame.seat)) {
            return Err(Why::NoRoomSite);
        }
        let Move::Renovate { to } = *m else { return Ok(()) };
        check(self.houses(game, frame.seat).any(|next| next == to), Why::StoneHouse)?;
        check(game.can_afford_renovation(frame.seat, to), Why::TooDear)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        game.work_on(frame.chain, Work::Done);
        if let (Move::Room { cell }, Some(card)) = (*m, self.card_for_room(game, frame.seat)) {
            game.hand_back(frame.seat, card, true, frame.chain);
            return game.build_room(frame, cell);
        }
        let Move::Renovate { to } = *m else { no_answer(m) };
        game.charge(frame, Bill::Renovation(to));
    }

    fn name(&self) -> Option<&'static str> {
        Some("renovate")
    }

    fn prompt(&self) -> &'static str {
        "renovate"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Options
    }

    fn least(&self) -> Goods {
        reed(1)
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Renovate { to } = *m else { return None };
        Some(game.renovation_price(frame.seat, to))
    }
}

/// A7.6: 1 of the new material for each room, and 1 reed.
fn printed_price(to: House, rooms: u8) -> Goods {
    to.material(rooms).and(reed(1))
}

impl State {
    /// A7.8: the stone house, if a card lets a wood hut become one at once.
    fn house_after_skipping(&self, seat: Seat) -> Option<House> {
        let skips = |_: &Owner, hook: &Hook| matches!(hook, Hook::SkipClay);
        let is_wood = self.player(seat).farm.house == House::Wood;
        (is_wood && self.any_hook(seat, Topic::CardRules, skips)).then_some(House::Stone)
    }

    fn can_afford_renovation(&self, seat: Seat, to: House) -> bool {
        let farm = &self.player(seat).farm;
        let rooms = farm.rooms.len();
        self.can_afford(seat, Item::Renovation(farm.house, to, rooms), &[printed_price(to, rooms)])
    }

    /// The ways to pay for a renovation.
    pub(crate) fn renovation_price(&self, seat: Seat, to: House) -> Prices<Good> {
        let farm = &self.player(seat).farm;
        let rooms = farm.rooms.len();
        self.ways(seat, Item::Renovation(farm.house, to, rooms), &[printed_price(to, rooms)])
    }

    /// A renovation that has been paid for is done.
    pub(crate) fn renovate(&mut self, frame: &Frame, to: House) {
        let seat = frame.seat;
        let farm = &mut self.player_mut(seat).farm;
        farm.skipped_clay = farm.house == House::Wood && to == House::Stone;
        farm.house = to;
        self.log.note(|| Event::Renovated { seat, to });
        self.fire(When::Renovate, &Fact::new(seat, frame.cause, About::Nothing), frame.chain);
    }
}
