//! Prices (12.4): printed price, less what tiles take off, then what may stand in.

use crate::goods::{Good, Goods};
use crate::player::Player;
use crate::tile::{Hook, HookKind, Item};
use smallvec::SmallVec;
use table::price::{Manner, Modifier, Prices, prices};

/// What tiles take off the price of an item.
pub fn discount(player: &Player, item: Item) -> Goods {
    let mut off = Goods::NONE;
    for (_, hook) in player.home.hooks_of(HookKind::Less) {
        if let Hook::Less(items, goods) = hook
            && items.contains(&item)
        {
            off.add(goods);
        }
    }
    off
}

/// A price less the discounts, not below 0.
pub fn reduced(player: &Player, item: Item, printed: Goods) -> Goods {
    printed.less(&discount(player, item))
}

/// All ways to pay for a furnishing tile.
pub fn furnishing(player: &Player, printed: Goods) -> Prices<Good> {
    let reduced = reduced(player, Item::Furnishing, printed);
    if !player.home.has(HookKind::StandIn) {
        return Prices::only(reduced);
    }
    let stand_ins = player.home.hooks_of(HookKind::StandIn).filter_map(|(_, hook)| {
        let Hook::StandIn(of, by) = *hook else { return None };
        Some(move |price: &Goods, offer: &mut dyn FnMut(Goods)| {
            if price.get(of) > 0 {
                offer(price.less(&Goods::of(of, 1)).and(Goods::of(by, 1)));
            }
        })
    });
    let stand_ins: SmallVec<[_; 4]> = stand_ins.collect();
    let modifiers: SmallVec<[_; 4]> =
        stand_ins.iter().map(|apply| Modifier { manner: Manner::Adjust, apply }).collect();
    prices(&[reduced], &modifiers)
}

/// 6.11: the ore for a weapon of this strength.
pub fn weapon(player: &Player, strength: u8) -> Goods {
    reduced(player, Item::Weapon, crate::goods::ore(strength))
}
