//! What tiles give at the start of a round (4.2 phase 1).

use super::{BEFORE_ROUND_START, Deed, ROUND_START};
use crate::afford::Actor;
use crate::event::Cause;
use crate::goods::{Goods, NONE};
use crate::player::Player;
use crate::state::{Frame, State};
use crate::tile::{Hook, HookKind};
use crate::why::Verdict;
use table::Chain;

/// Gives what tiles give at the start of a round.
#[derive(Debug)]
pub struct RoundStart;

fn gift(player: &Player, hook: &Hook) -> Goods {
    if let Hook::RoundStart(gift) = hook { gift(player) } else { NONE }
}

/// All that the tiles of a player would give now.
pub(super) fn gifts(player: &Player) -> Goods {
    player.home.hooks_of(HookKind::RoundStart).fold(NONE, |sum, (_, hook)| sum.and(gift(player, hook)))
}

impl Deed for RoundStart {
    fn name(&self) -> &'static str {
        "round_start"
    }

    fn can(&self, _: &State, _: &Actor<'_>, _: &Frame) -> Verdict {
        Ok(())
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        game.gain_from_tiles(frame.seat, frame.chain, HookKind::RoundStart, gift);
    }
}

impl State {
    /// 4.2 phase 1: goods on the round space, then what tiles give, for each player alone.
    pub(crate) fn hand_out_round_goods(&mut self) {
        let round = self.round;
        for seat in self.start.round_from(self.players.len()) {
            let chain = Chain::Of(seat);
            if self.player(seat).home.has(HookKind::RoundStart) {
                let frame = |effect| Frame::new(effect, seat, Cause::Rules).on(chain);
                self.chains.push(frame(&ROUND_START));
                self.chains.push(frame(&BEFORE_ROUND_START));
            }
            let goods = self.player_mut(seat).waiting.take(round);
            self.gain(seat, chain, goods, Cause::RoundSpace);
            self.go_on(chain);
        }
    }
}
