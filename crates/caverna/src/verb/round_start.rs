//! What tiles give at the start of a round (4.2 phase 1), and a window before they count.

use super::{Asked, BEFORE_ROUND_START, Deed, ROUND_START, no_answer};
use crate::afford::Actor;
use crate::event::Cause;
use crate::exchange;
use crate::goods::{Goods, NONE};
use crate::moves::Move;
use crate::player::Player;
use crate::state::{Frame, State};
use crate::tile::{Hook, HookKind};
use crate::why::{Verdict, Why, check};
use table::{Ask, Chain};

/// Gives what tiles give at the start of a round.
#[derive(Debug)]
pub struct RoundStart;

/// 0.6: exchanges before that, where one would bring more.
#[derive(Debug)]
pub struct BeforeRoundStart;

fn gift(player: &Player, hook: &Hook) -> Goods {
    if let Hook::RoundStart(gift) = hook { gift(player) } else { NONE }
}

/// All that the tiles of a player would give now.
fn gifts(player: &Player) -> Goods {
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

impl Asked for BeforeRoundStart {
    fn name(&self) -> &'static str {
        "round_start"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Exchanges
    }

    /// Some exchange brings more at the start of the round, such as a ruby for a donkey that finds an ore mine.
    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        let player = actor.player();
        let now = gifts(player);
        let mut more = false;
        exchange::all(player, &mut |m| {
            let mut after = player.clone();
            exchange::make(&mut after, &m);
            more |= !now.contains(&gifts(&after));
        });
        check(more, Why::NoExchange)
    }

    /// None but to leave: exchanges can be made besides any question.
    fn answers(&self, _: &State, _: &Frame, _: &mut Vec<Move>) {}

    fn why_not(&self, _: &State, _: &Frame, _: &Move) -> Why {
        Why::OtherQuestion
    }

    fn answer(&self, _: &mut State, _: &Frame, m: &Move) {
        no_answer(m)
    }

    fn may_stop(&self, _: &Frame) -> bool {
        true
    }

    fn binds(&self) -> bool {
        false
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
