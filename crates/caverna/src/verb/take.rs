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
    /// With at least this many ruby mines, these goods besides.
    pub with_ruby_mines: Option<(u8, Goods)>,
    /// 6.15: the starting player token.
    pub token: bool,
}

impl Take {
    /// No goods at all, to be filled in.
    pub const NOTHING: Take =
        Take { pile: false, fixed: NONE, per_ore_mine: NONE, with_ruby_mines: None, token: false };

    /// What lies there, for somebody who stands on the space; 6.13b: nothing for others.
    fn lying(&self, game: &State, cause: Cause) -> Goods {
        if let (Cause::Space(id), true) = (cause, self.pile) { game.piles[id.index()] } else { NONE }
    }

    /// The goods that own ruby mines bring.
    fn by_ruby_mines(&self, player: &Player) -> Goods {
        self.with_ruby_mines.filter(|(mines, _)| player.home.ruby_mine.len() >= *mines).map_or(NONE, |(_, more)| more)
    }

    /// The goods for somebody who stands on the space or imitates it.
    fn goods(&self, game: &State, player: &Player, cause: Cause) -> Goods {
        let by_ore_mines = self.per_ore_mine.times(player.home.ore_mine.len());
        self.fixed.and(self.lying(game, cause)).and(by_ore_mines).and(self.by_ruby_mines(player))
    }

    /// Whether there are such goods: the same as [`Take::goods`] without counting them.
    fn gives(&self, game: &State, player: &Player, cause: Cause) -> bool {
        !self.lying(game, cause).is_empty()
            || !self.fixed.is_empty()
            || !(self.per_ore_mine.is_empty() || player.home.ore_mine.is_empty())
            || !self.by_ruby_mines(player).is_empty()
    }
}

impl Deed for Take {
    fn name(&self) -> &'static str {
        "take"
    }

    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        check(self.token || self.gives(game, actor.player(), frame.cause), Why::Empty)?;
        actor.pays(NONE, Why::ImitationTooDear)
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
