//! Taking goods (4.3c, d): everything that lies on a space and what it gives besides, all together.

use super::Deed;
use crate::afford::Actor;
use crate::event::{Cause, Event};
use crate::goods::{Goods, NONE};
use crate::player::Player;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

/// The goods of one component of a space.
#[derive(Clone, Copy, Debug)]
pub struct Take {
    /// Everything that lies there.
    pub pile: bool,
    /// From the general supply.
    pub fixed: Goods,
    /// For each own ore mine.
    pub per_ore_mine: Goods,
    /// With at least so many ruby mines, these goods besides.
    pub with_ruby_mines: Option<(u8, Goods)>,
    /// 6.15: the starting player token.
    pub token: bool,
}

impl Take {
    /// No goods at all, to be filled in.
    pub const NOTHING: Take =
        Take { pile: false, fixed: NONE, per_ore_mine: NONE, with_ruby_mines: None, token: false };

    /// The goods for somebody who stands on the space or imitates it (6.13b: what lies there is for the first only).
    fn goods(&self, game: &State, player: &Player, cause: Cause) -> Goods {
        let mut goods = self.fixed;
        if let (Cause::Space(id), true) = (cause, self.pile) {
            goods.add(&game.piles[id.index()]);
        }
        goods.add(&self.per_ore_mine.times(player.home.ore_mine.len()));
        if let Some((mines, more)) = &self.with_ruby_mines
            && player.home.ruby_mine.len() >= *mines
        {
            goods.add(more);
        }
        goods
    }
}

impl Deed for Take {
    fn name(&self) -> &'static str {
        "take"
    }

    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        check(self.token || !self.goods(game, actor.player(), frame.cause).is_empty(), Why::Empty)?;
        actor.pays(NONE, Why::TooDear)
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        let goods = self.goods(game, game.player(frame.seat), frame.cause);
        if let (Cause::Space(id), true) = (frame.cause, self.pile) {
            game.piles[id.index()] = NONE;
        }
        if self.token {
            // 4.6: from the next round on.
            game.start = frame.seat;
            game.note(|| Event::StartingPlayer { seat: frame.seat });
        }
        game.gain(frame.seat, frame.chain, goods, frame.cause);
    }
}
