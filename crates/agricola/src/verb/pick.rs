//! Building resources of the player's choice. A5.4.

use super::{Asked, no_answer};
use crate::goods::{BUILDING, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why};

/// Takes this many different building resources of the player's choice.
#[derive(Debug)]
pub struct Pick(pub u8);

impl Asked for Pick {
    fn can(&self, _: &State, _: &Frame) -> Verdict {
        Ok(())
    }

    fn answers(&self, _: &State, _: &Frame, out: &mut Vec<Move>) {
        for bits in 0..16u8 {
            if bits.count_ones() == u32::from(self.0) {
                let chosen = BUILDING.into_iter().enumerate().filter(|(i, _)| bits & 1 << i != 0);
                out.push(Move::Take { goods: chosen.map(|(_, kind)| (kind, 1)).collect::<Goods>() });
            }
        }
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Take { .. } = m { Err(Why::NoGoods) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Take { goods } = *m else { no_answer(m) };
        game.chains.pop(frame.chain);
        game.gain(frame, goods);
    }

    fn name(&self) -> Option<&'static str> {
        Some("goods")
    }

    fn prompt(&self) -> &'static str {
        "goods"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Goods
    }
}
