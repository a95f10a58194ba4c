//! Building rooms. A7.1 to A7.5.

use super::{Asked, Bill, Work, no_answer};
use crate::card::{About, Fact, Item, When};
use crate::cell::Cell;
use crate::contents::Contents;
use crate::event::Event;
use crate::farm::House;
use crate::goods::{Good, Goods, reed};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Seat;
use table::price::Prices;

/// Builds rooms.
#[derive(Debug)]
pub enum BuildRooms {
    /// A7.2: up to this many, each for its price.
    Paid(u8),
    /// One room for nothing.
    Free,
}

impl BuildRooms {
    fn most(&self) -> u8 {
        if let BuildRooms::Paid(most) = self { *most } else { 1 }
    }
}

impl Asked for BuildRooms {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(frame.work.times() < self.most(), Why::PartClosed)?;
        check(!game.player(frame.seat).farm.room_sites().is_empty(), Why::NoRoomSite)?;
        match self {
            BuildRooms::Paid(_) => check(game.can_afford_room(frame.seat), Why::TooDear),
            BuildRooms::Free => Ok(()),
        }
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(game.player(frame.seat).farm.room_sites().iter().map(|cell| Move::Room { cell }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Room { cell } = *m else { return Ok(()) };
        check(game.player(frame.seat).farm.room_sites().contains(cell), Why::NoRoomSite)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Room { cell } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Times(frame.work.times() + 1));
        match self {
            BuildRooms::Paid(_) => game.charge(frame, Bill::Room(cell)),
            BuildRooms::Free => game.build_room(frame, cell),
        }
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let fact = Fact::new(frame.seat, frame.cause, About::Count(frame.work.times()));
        game.fire(When::RoomAction, &fact, frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some(self.prompt())
    }

    fn prompt(&self) -> &'static str {
        match self {
            BuildRooms::Paid(1) | BuildRooms::Free => "room",
            BuildRooms::Paid(_) => "rooms",
        }
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cells
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Build { left: self.most().saturating_sub(frame.work.times()) })
    }

    fn least(&self) -> Goods {
        match self {
            BuildRooms::Paid(_) => reed(2),
            BuildRooms::Free => Goods::NONE,
        }
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Room { .. } = m else { return None };
        match self {
            BuildRooms::Paid(_) => Some(game.room_price(frame.seat)),
            BuildRooms::Free => None,
        }
    }
}

/// A7.2: 5 of the house's material and 2 reed.
fn printed_price(house: House) -> Goods {
    house.material(5).and(reed(2))
}

impl State {
    fn can_afford_room(&self, seat: Seat) -> bool {
        let house = self.player(seat).farm.house;
        self.can_afford(seat, Item::Room(house), &[printed_price(house)])
    }

    /// The ways to pay for a room.
    pub(crate) fn room_price(&self, seat: Seat) -> Prices<Good> {
        let house = self.player(seat).farm.house;
        self.ways(seat, Item::Room(house), &[printed_price(house)])
    }

    /// A room that has been paid for is built.
    pub(crate) fn build_room(&mut self, frame: &Frame, cell: Cell) {
        let seat = frame.seat;
        self.player_mut(seat).farm.rooms.insert(cell);
        self.log.note(|| Event::BuiltRoom { seat, cell });
        self.come_into_use(frame);
        self.fire(When::Room, &Fact::new(seat, frame.cause, About::Count(1)), frame.chain);
    }
}
