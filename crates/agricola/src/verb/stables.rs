//! Building stables. A8.

use super::{Asked, Bill, Work, no_answer};
use crate::card::{About, Fact, Item, When};
use crate::cell::{Cell, Cells};
use crate::contents::Contents;
use crate::event::Event;
use crate::farm::STABLES;
use crate::goods::{Good, Goods, food, fuel};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Seat;
use table::price::Prices;

/// Builds stables.
#[derive(Debug)]
pub enum Stables {
    /// Up to this many, at this price each.
    Paid(u8, Goods),
    /// One stable for nothing.
    Free,
}

impl Stables {
    fn most(&self) -> u8 {
        if let Stables::Paid(most, _) = self { *most } else { 1 }
    }
}

impl Asked for Stables {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(frame.work.times() < self.most(), Why::PartClosed)?;
        check(!game.player(frame.seat).farm.stable_sites().is_empty(), Why::NoStableSite)?;
        match *self {
            Stables::Paid(_, price) => check(game.can_afford(frame.seat, Item::Stable, &[price]), Why::TooDear),
            Stables::Free => Ok(()),
        }
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(game.player(frame.seat).farm.stable_sites().iter().map(|cell| Move::Stable { cell }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Stable { cell } = *m else { return Ok(()) };
        check(game.player(frame.seat).farm.stable_sites().contains(cell), Why::NoStableSite)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Stable { cell } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Times(frame.work.times() + 1));
        match *self {
            Stables::Paid(_, printed) => game.charge(frame, Bill::Stable(cell, printed)),
            Stables::Free => game.build_stable(frame, cell),
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some(self.prompt())
    }

    fn prompt(&self) -> &'static str {
        match self {
            Stables::Paid(1, _) | Stables::Free => "stable",
            Stables::Paid(..) => "stables",
        }
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cells
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let supply = STABLES - game.player(frame.seat).farm.stables.len();
        Some(Contents::Build { left: self.most().saturating_sub(frame.work.times()).min(supply) })
    }

    fn least(&self) -> Goods {
        match self {
            Stables::Paid(_, price) => price.less(&food(u8::MAX).and(fuel(u8::MAX))),
            Stables::Free => Goods::NONE,
        }
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Stable { .. } = m else { return None };
        match self {
            Stables::Paid(_, printed) => Some(game.stable_price(frame.seat, *printed)),
            Stables::Free => None,
        }
    }
}

impl State {
    /// A8.1: the ways to pay for a stable at this price.
    pub(crate) fn stable_price(&self, seat: Seat, printed: Goods) -> Prices<Good> {
        self.ways(seat, Item::Stable, &[printed])
    }

    /// A stable that has been paid for is built.
    pub(crate) fn build_stable(&mut self, frame: &Frame, cell: Cell) {
        let seat = frame.seat;
        self.player_mut(seat).farm.stables.insert(cell);
        self.log.note(|| Event::BuiltStable { seat, cell });
        self.come_into_use(frame);
        let about = About::Count(self.player(seat).farm.stables.len());
        let fact = Fact { cells: Cells::only(cell), ..Fact::new(seat, frame.cause, about) };
        self.fire(When::Stable, &fact, frame.chain);
    }
}
