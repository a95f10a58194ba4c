//! Prices (12.4): printed price, less what tiles take off, then what may stand in.

use crate::goods::{Good, Goods};
use crate::player::Player;
use crate::tile::{Bill, Hook, HookKind};
use table::price::Prices;

/// What tiles take off a price of this kind.
pub fn discount(player: &Player, bill: Bill) -> Goods {
    let mut off = Goods::NONE;
    for (_, hook) in player.home.hooks_of(HookKind::Less) {
        if let Hook::Less(bills, goods) = hook
            && bills.contains(&bill)
        {
            off.add(goods);
        }
    }
    off
}

/// A price less the discounts, not below 0.
pub fn reduced(player: &Player, bill: Bill, printed: Goods) -> Goods {
    printed.less(&discount(player, bill))
}

/// All ways to pay for a furnishing tile.
pub fn furnishing(player: &Player, printed: Goods) -> Prices<Good> {
    let mut ways = Prices::only(reduced(player, Bill::Furnishing, printed));
    for (_, hook) in player.home.hooks_of(HookKind::StandIn) {
        if let Hook::StandIn(of, by) = hook {
            let so_far: arrayvec::ArrayVec<Goods, 8> = ways.ways().iter().copied().collect();
            for way in so_far.iter().filter(|way| way.get(*of) > 0) {
                ways.add(way.less(&Goods::of(*of, 1)).and(Goods::of(*by, 1)));
            }
        }
    }
    ways
}

/// 6.11: the ore for a weapon of this strength.
pub fn weapon(player: &Player, strength: u8) -> Goods {
    reduced(player, Bill::Weapon, crate::goods::ore(strength))
}
