//! Goods that were taken stay on the action space after all.

use super::Deed;
use crate::card::About;
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// Leaves some of the goods just taken on the action space; the effect is about how many lay there.
#[derive(Debug)]
pub struct Leave(pub Goods);

impl Deed for Leave {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let About::Lay(space, lay) = frame.about else { return Err(Why::NoGoods) };
        let taken = u32::from(lay).saturating_sub(game.board.goods(space).total());
        check(taken >= self.0.total() && game.player(frame.seat).goods.contains(&self.0), Why::NoGoods)
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        let About::Lay(space, _) = frame.about else { return };
        let (seat, goods) = (frame.seat, self.0);
        game.player_mut(seat).goods.remove(&goods);
        game.board.add(space, &goods);
        game.log.note(|| Event::Left { seat, goods, space });
    }

    fn name(&self) -> Option<&'static str> {
        None
    }
}
