//! Spaces that cards add around the farmyard. M15.11.

use super::tiles::Tile;
use crate::cell::{Cell, Cells};
use crate::event::Event;
use crate::farm::Farm;
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::verb::{Asked, Effect, Verb, Work, no_answer};
use crate::why::{Verdict, Why, check};

/// Two spaces side by side are added along one side of the farmyard, one after the other.
#[derive(Debug)]
pub enum Extend {
    /// As they are.
    Bare,
    /// Each with a moor.
    WithMoors,
}

/// M15.11: two spaces more.
pub const EXTEND: Effect = Effect::Do(Verb::Extend(Extend::Bare));
/// M15.11: two spaces more, each with a moor.
pub const EXTEND_WITH_MOORS: Effect = Effect::Do(Verb::Extend(Extend::WithMoors));

/// The space that was added first, once it is.
fn first(frame: &Frame) -> Option<Cell> {
    frame.work.times().checked_sub(1).map(|index| Cell::from_index(index.into()))
}

/// Where a space may be added.
fn sites(farm: &Farm, frame: &Frame) -> Cells {
    let free = Cells::AROUND - farm.added;
    match first(frame) {
        Some(first) => Cells::only(first).neighbours() & free,
        // It must have room for the other one beside it.
        None => free.iter().filter(|&cell| Cells::only(cell).neighbours().meets(free)).collect(),
    }
}

impl Asked for Extend {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(frame.work != Work::Done, Why::PartClosed)?;
        check(!sites(&game.player(frame.seat).farm, frame).is_empty(), Why::NoAnswer)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(sites(&game.player(frame.seat).farm, frame).iter().map(|cell| Move::Lay { cell }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Lay { .. } = m { Err(Why::NoAnswer) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Lay { cell } = *m else { no_answer(m) };
        let next = if first(frame).is_some() { Work::Done } else { Work::Times(cell.index() as u8 + 1) };
        game.work_on(frame.chain, next);
        let seat = frame.seat;
        game.player_mut(seat).farm.added.insert(cell);
        game.log.note(|| Event::SpaceAdded { seat, cell });
        if let Extend::WithMoors = self {
            game.lay_tile(seat, cell, Tile::Moor);
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("lay")
    }

    fn prompt(&self) -> &'static str {
        "extend"
    }

    /// Both spaces are added.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional && !frame.is_begun()
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cells
    }
}
