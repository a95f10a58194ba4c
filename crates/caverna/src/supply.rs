//! What comes into a player's supply, and what goes out of it.

use crate::event::{Cause, Event};
use crate::goods::{Goods, farm_animals};
use crate::player::Player;
use crate::state::State;
use crate::tile::{Hook, HookKind, Tile};
use smallvec::SmallVec;
use table::{Chain, Seat};

impl State {
    /// Hands goods to a player, with everything that comes along (12.10).
    pub(crate) fn gain(&mut self, seat: Seat, chain: Chain, goods: Goods, cause: Cause) {
        if goods.is_empty() {
            return;
        }
        self.player_mut(seat).goods.add(&goods);
        self.note(|| Event::Gained { seat, goods, cause });
        self.come_along(seat, chain, goods);
    }

    /// 12.10, 10.7: what follows when goods came to a player: tiles bring more, and animals need a place.
    pub(crate) fn come_along(&mut self, seat: Seat, chain: Chain, goods: Goods) {
        self.gain_from_tiles(seat, chain, HookKind::OnGain, |_, hook| {
            if let Hook::OnGain { of, get } = hook { get.times(goods.get(*of)) } else { Goods::NONE }
        });
        if farm_animals(&goods) > 0 {
            self.check_housing(seat, chain);
        }
    }

    /// Hands out what the tiles with hooks of a kind give, tile by tile. The gifts are all found before the first is taken.
    pub(crate) fn gain_from_tiles(
        &mut self,
        seat: Seat,
        chain: Chain,
        kind: HookKind,
        gift: impl Fn(&Player, &Hook) -> Goods,
    ) {
        let player = self.player(seat);
        if !player.home.has(kind) {
            return;
        }
        let gifts: SmallVec<[(Tile, Goods); 4]> =
            player.home.hooks_of(kind).map(|(tile, hook)| (tile, gift(player, hook))).collect();
        gifts.iter().for_each(|(tile, goods)| self.gain(seat, chain, *goods, Cause::Tile(*tile)));
    }

    /// A player pays; the goods must be there.
    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        if goods.is_empty() {
            return;
        }
        self.player_mut(seat).goods.remove(&goods);
        self.note(|| Event::Paid { seat, goods, cause });
    }
}
