//! Prices (12.4): printed price, less what tiles take off, then what may stand in.

use crate::goods::{Good, Goods};
use crate::player::Player;
use crate::tile::{Bill, Hook, HookKind};
use arrayvec::ArrayVec;
use table::price::{Manner, Modifier, Prices, prices};

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
    let stand_ins = player.home.hooks_of(HookKind::StandIn).filter_map(|(_, hook)| match *hook {
        Hook::StandIn(of, by) => Some(move |price: &Goods, offer: &mut dyn FnMut(Goods)| {
            if price.get(of) > 0 {
                offer(price.less(&Goods::of(of, 1)).and(Goods::of(by, 1)));
            }
        }),
        _ => None,
    });
    let stand_ins: ArrayVec<_, 4> = stand_ins.collect();
    let modifiers: ArrayVec<_, 4> = stand_ins.iter().map(|apply| Modifier { manner: Manner::Adjust, apply }).collect();
    prices(&[reduced(player, Bill::Furnishing, printed)], &modifiers)
}

/// 6.11: the ore for a weapon of this strength.
pub fn weapon(player: &Player, strength: u8) -> Goods {
    reduced(player, Bill::Weapon, crate::goods::ore(strength))
}
