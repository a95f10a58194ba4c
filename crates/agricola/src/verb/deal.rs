//! Goods between players.

use super::Deed;
use crate::goods::Goods;
use crate::state::{Frame, SEATS, State};
use crate::why::{Verdict, Why, check};
use arrayvec::ArrayVec;
use table::Seat;

/// Something between the player and the other player of a deal, or all others.
#[derive(Debug)]
pub enum Deal {
    /// The other player takes goods from the general supply.
    Give(Goods),
    /// All other players take goods from the general supply.
    GiveAll(Goods),
    /// The other player must hand over goods.
    TakeFrom(Goods),
}

impl Deed for Deal {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        match self {
            Deal::Give(_) | Deal::GiveAll(_) => Ok(()),
            Deal::TakeFrom(goods) => check(game.player(frame.other).goods.contains(goods), Why::NoGoods),
        }
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        match *self {
            Deal::Give(goods) => game.gain(&frame.other_side(), goods),
            Deal::GiveAll(goods) => {
                // What is pushed last comes first: the left neighbour is asked first, should somebody have to be.
                let others: ArrayVec<Seat, SEATS> = frame.seat.round_from(game.players.len()).skip(1).collect();
                others
                    .into_iter()
                    .rev()
                    .for_each(|seat| game.gain(&Frame { seat, other: frame.seat, ..*frame }, goods));
            }
            Deal::TakeFrom(goods) => {
                game.pay(frame.other, goods, frame.cause);
                game.gain(frame, goods);
            }
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }
}
