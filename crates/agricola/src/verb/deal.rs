//! Goods between two players.

use super::Deed;
use crate::goods::Goods;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// Something between the player and the other player of a deal.
#[derive(Debug)]
pub enum Deal {
    /// The other player takes goods from the general supply.
    Give(Goods),
    /// The other player must hand over goods.
    TakeFrom(Goods),
}

impl Deed for Deal {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        match self {
            Deal::Give(_) => Ok(()),
            Deal::TakeFrom(goods) => check(game.player(frame.other).goods.contains(goods), Why::NoGoods),
        }
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        match *self {
            Deal::Give(goods) => game.gain(&frame.other_side(), goods),
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
