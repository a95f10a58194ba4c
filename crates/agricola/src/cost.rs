//! What things cost. A7.2, A7.6, A8.1, A11.1, A13; prices are sets (see [`table::price`]).

use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::card::{CardId, Hook, Item, My, PriceRule};
use crate::cell::Cells;
use crate::event::Cause;
use crate::farm::House;
use crate::fence::PIECES;
use crate::goods::{Good, Goods, food, reed, wood};
use crate::state::{Frame, State};
use crate::verb::{Bill, Fee, Verb};
use arrayvec::ArrayVec;
use table::Seat;
use table::price::{Manner, Modifier, Prices, prices};

impl State {
    /// All ways to pay for something, given the printed prices.
    fn ways(&self, seat: Seat, item: Item, printed: &[Goods]) -> Prices<Good> {
        if !self.player(seat).heeds(heed::PRICE) {
            return prices(printed, &[]);
        }
        let rules: ArrayVec<(My<'_>, &'static Hook, Manner, PriceRule), 24> = self
            .hooks(seat, heed::PRICE)
            .filter_map(|(my, hook)| match hook {
                Hook::Price(manner, rule) => Some((my, hook, *manner, *rule)),
                _ => None,
            })
            .collect();
        let apply: Vec<_> = rules
            .iter()
            .map(|(my, hook, _, rule)| {
                move |price: &Goods, offer: &mut dyn FnMut(Goods)| {
                    rule(my, item, price, &mut |other| {
                        if other != *price {
                            note(my.card.card, hook);
                        }
                        offer(other);
                    });
                }
            })
            .collect();
        let modifiers: Vec<Modifier<'_, Good>> =
            rules.iter().zip(&apply).map(|((_, _, manner, _), apply)| Modifier { manner: *manner, apply }).collect();
        prices(printed, &modifiers)
    }

    /// Whether a player can pay for something, perhaps after exchanges; without building the set of ways where no card
    /// changes the price.
    fn can_afford(&self, seat: Seat, item: Item, printed: &[Goods]) -> bool {
        if self.player(seat).heeds(heed::PRICE) {
            self.can_pay(seat, &self.ways(seat, item, printed))
        } else {
            printed.iter().any(|price| self.can_raise(seat, price))
        }
    }

    /// Notes on the cards that save something once in a round that they did: without them the price would be another.
    pub(crate) fn spend_savings(&mut self, frame: &Frame, bill: Bill, price: &Goods) {
        if !self.player(frame.seat).heeds(heed::SAVES) {
            return;
        }
        let round = u16::from(self.round);
        let cards: ArrayVec<(CardId, &Hook), 8> =
            self.hooks(frame.seat, heed::SAVES).map(|(my, hook)| (my.card.card, hook)).collect();
        for (card, hook) in cards {
            let spent = Frame { cause: Cause::Card(card), ..*frame };
            let mut without = self.clone();
            without.mark_mut(&spent).into_iter().for_each(|held| held.mark = round);
            if !without.bill_price(frame, bill).ways().contains(price) {
                note(card, hook);
                self.mark_mut(&spent).into_iter().for_each(|held| held.mark = round);
            }
        }
    }

    /// A7.2: whether a player can pay for a room.
    pub(crate) fn can_afford_room(&self, seat: Seat) -> bool {
        let house = self.player(seat).farm.house;
        self.can_afford(seat, Item::Room(house), &[printed_room(house)])
    }

    /// A8.1: whether a player can pay for a stable.
    pub(crate) fn can_afford_stable(&self, seat: Seat, printed: Goods) -> bool {
        self.can_afford(seat, Item::Stable, &[printed])
    }

    /// A7.6: whether a player can pay for a renovation.
    pub(crate) fn can_afford_renovation(&self, seat: Seat, to: House) -> bool {
        let farm = &self.player(seat).farm;
        let rooms = farm.rooms.len();
        self.can_afford(seat, Item::Renovation(farm.house, to, rooms), &[printed_renovation(to, rooms)])
    }

    /// A13.4, A13.8: whether a player can pay for an improvement, handing back another one or not.
    pub(crate) fn can_afford_improvement(&self, seat: Seat, card: CardId, returns: Option<CardId>) -> bool {
        let facts = card.card();
        let handed_back = returns.is_some() && facts.upgrade.is_some_and(|upgrade| upgrade.instead_of_price);
        handed_back || facts.cost.is_empty() || self.can_afford(seat, Item::Card(card), facts.cost)
    }

    /// A7.2: 5 of the house's material and 2 reed.
    pub(crate) fn room_price(&self, seat: Seat) -> Prices<Good> {
        let house = self.player(seat).farm.house;
        self.ways(seat, Item::Room(house), &[printed_room(house)])
    }

    /// A8.1: the price that the space says.
    pub(crate) fn stable_price(&self, seat: Seat, printed: Goods) -> Prices<Good> {
        self.ways(seat, Item::Stable, &[printed])
    }

    /// A7.6: 1 of the new material for each room, and 1 reed.
    pub(crate) fn renovation_price(&self, seat: Seat, to: House) -> Prices<Good> {
        let farm = &self.player(seat).farm;
        let rooms = farm.rooms.len();
        self.ways(seat, Item::Renovation(farm.house, to, rooms), &[printed_renovation(to, rooms)])
    }

    /// How many of some new fences are free, after so many others in the same action.
    fn free_fences(&self, seat: Seat, before: u8, new: u8) -> u8 {
        let free = self.hooks(seat, heed::FENCES).map(|(my, hook)| match hook {
            Hook::FreeFences(free) => {
                let free = free(&my, before, new);
                if free > 0 {
                    note(my.card.card, hook);
                }
                free
            }
            _ => 0,
        });
        free.sum::<u8>().min(new)
    }

    /// A11.1: 1 wood for each fence.
    pub(crate) fn fence_price(&self, seat: Seat, before: u8, new: u8) -> Prices<Good> {
        Prices::only(wood(new - self.free_fences(seat, before, new)))
    }

    /// The most fences a player can pay for with so much wood.
    pub(crate) fn payable_fences(&self, frame: &Frame, verb: &Verb, wood: u8) -> u8 {
        let seat = frame.seat;
        // A single pasture costs no wood, and what comes after it must be free too; it counts as one fence paid for.
        // `done` is the number of its fences; for a price in advance, the wood spent of it.
        let single = matches!(verb, Verb::FenceOne | Verb::FenceThis);
        let wood = match verb {
            Verb::FencesFor(most) => most - frame.done,
            _ if single => 0,
            _ => wood,
        };
        if !self.player(seat).heeds(heed::FENCES) {
            return wood;
        }
        let before = if single { frame.n - u16::from(frame.done) + 1 } else { frame.n } as u8;
        (0..=PIECES).rev().find(|&new| new - self.free_fences(seat, before, new) <= wood).unwrap_or(0)
    }

    /// The wood that a player has or can raise, as far as fences need it.
    pub(crate) fn raisable_wood(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let have = player.goods.get(Good::Wood);
        if player.brings.get(Good::Wood) == 0 || have >= PIECES {
            return have;
        }
        let (market, _) = self.market(seat, self.step, player.goods);
        (have..PIECES).find(|&n| !market.can_raise(&wood(n + 1))).unwrap_or(PIECES)
    }

    /// The spaces that can become a pasture of their own.
    pub(crate) fn single_pastures(&self, seat: Seat) -> impl Iterator<Item = Cells> {
        let farm = &self.player(seat).farm;
        let ground = farm.ground(self.player(seat).bound_fences);
        let free = Cells::ALL.without(farm.fenced);
        free.iter().map(|cell| cell.alone()).filter(move |&cells| ground.enclose(cells).is_ok())
    }

    /// The spaces among which the first pasture of a verb is chosen that fences a single one.
    pub(crate) fn first_pastures(&self, frame: &Frame, verb: &'static Verb) -> impl Iterator<Item = Cells> {
        let this = if let Verb::FenceThis = verb { Cells(1 << frame.amount) } else { Cells::ALL };
        self.single_pastures(frame.seat).filter(move |cells| this.contains_all(*cells))
    }

    /// A13.4, A13.8: the price of an improvement, if one is handed back or not.
    pub(crate) fn improvement_price(&self, seat: Seat, card: CardId, returns: Option<CardId>) -> Prices<Good> {
        let facts = card.card();
        match (returns, facts.upgrade) {
            (Some(_), Some(upgrade)) if upgrade.instead_of_price => Prices::only(Goods::NONE),
            _ if facts.cost.is_empty() => Prices::only(Goods::NONE),
            _ => self.ways(seat, Item::Card(card), facts.cost),
        }
    }

    /// A13.2: the food for the space, and what the card costs on top.
    pub(crate) fn occupation_price(&self, seat: Seat, card: CardId, fee: Fee) -> Prices<Good> {
        let due = food(fee.food(self.player(seat).occupations));
        let extra = card.card().cost.first().copied().unwrap_or_default();
        Prices::only(due.and(extra))
    }

    /// The ways to pay what a frame is about.
    pub(crate) fn bill_price(&self, frame: &Frame, bill: Bill) -> Prices<Good> {
        let seat = frame.seat;
        match bill {
            Bill::Room => self.room_price(seat),
            Bill::Stable(printed) => self.stable_price(seat, printed),
            Bill::Renovation => self.renovation_price(seat, house(frame.amount)),
            Bill::Fences => {
                let cells = Cells(frame.amount);
                let new = self.player(seat).farm.ground(self.player(seat).bound_fences).enclose(cells);
                self.fence_price(seat, frame.n as u8, new.map_or(0, |fences| fences.len()))
            }
            Bill::Improvement => self.improvement_price(seat, CardId::from_number(frame.amount), returned(frame)),
            Bill::Occupation(fee) => self.occupation_price(seat, CardId::from_number(frame.amount), fee),
        }
    }
}

/// A7.2: the price of a room.
fn printed_room(house: House) -> Goods {
    house.material(5).and(reed(2))
}

/// A7.6: the price of a renovation.
fn printed_renovation(to: House, rooms: u8) -> Goods {
    to.material(rooms).and(reed(1))
}

/// A house as a number, for frames.
pub(crate) fn house_number(house: House) -> u16 {
    house as u16
}

/// The house with this number.
pub(crate) fn house(number: u16) -> House {
    match number {
        0 => House::Wood,
        1 => House::Clay,
        _ => House::Stone,
    }
}

/// The improvement handed back, from a frame's count: 0 is none.
pub(crate) fn returned(frame: &Frame) -> Option<CardId> {
    frame.n.checked_sub(1).map(CardId::from_number)
}
