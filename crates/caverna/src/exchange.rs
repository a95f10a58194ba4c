//! Exchanges at any time: rubies (section 7), food (section 8) and the tiles that trade.

use crate::event::{Cause, Event};
use crate::goods::*;
use crate::home::Single;
use crate::moves::{Move, With};
use crate::player::Player;
use crate::state::State;
use crate::tile::{Hook, HookKind};
use table::{Chain, Seat};

/// Section 7: what a ruby can be exchanged for; cattle cost 1 food more.
pub(crate) const FOR_A_RUBY: [(Goods, Goods); 12] = [
    (ruby(1), wood(1)),
    (ruby(1), stone(1)),
    (ruby(1), ore(1)),
    (ruby(1), grain(1)),
    (ruby(1), vegetable(1)),
    (ruby(1), gold(1)),
    (ruby(1), food(2)),
    (ruby(1), dog(1)),
    (ruby(1), sheep(1)),
    (ruby(1), donkey(1)),
    (ruby(1), boar(1)),
    (ruby(1).and(food(1)), cattle(1)),
];

/// Section 7: the rubies for a single tile.
pub const fn tile_price(tile: Single) -> u8 {
    match tile {
        Single::Cavern => 2,
        Single::Meadow | Single::Field | Single::Tunnel => 1,
    }
}

/// How much more food each farm animal gives.
pub fn slaughter_bonus(player: &Player) -> u8 {
    player.home.hooks_of(HookKind::Slaughter).map(|(_, hook)| if let Hook::Slaughter(n) = hook { *n } else { 0 }).sum()
}

/// Section 8: animals into food.
pub fn animals_into_food(player: &Player, each: &mut impl FnMut(With, Goods, Goods)) {
    let more = slaughter_bonus(player);
    for (give, get) in [
        (sheep(1), food(1 + more)),
        (donkey(1), food(1 + more)),
        // Two donkeys together give 3; each of them gets the bonus.
        (donkey(2), food(3 + 2 * more)),
        (boar(1), food(2 + more)),
        (cattle(1), food(3 + more)),
    ] {
        if player.goods.contains(&give) {
            each(With::Raw, give, get);
        }
    }
}

/// All exchanges of goods for goods that a player can make now.
pub fn of_goods(player: &Player, each: &mut impl FnMut(With, Goods, Goods)) {
    let have = &player.goods;
    animals_into_food(player, each);
    if have.get(Good::Grain) > 0 {
        each(With::Raw, grain(1), food(1));
    }
    if have.get(Good::Vegetable) > 0 {
        each(With::Raw, vegetable(1), food(2));
    }
    // 8.1: one food is lost in each exchange of gold, so that a single coin gives nothing.
    for n in 2..=have.get(Good::Gold) {
        each(With::Raw, gold(n), food(n - 1));
    }
    if have.get(Good::Ruby) > 0 {
        for (give, get) in FOR_A_RUBY.iter().filter(|(give, _)| have.contains(give)) {
            each(With::Ruby, *give, *get);
        }
    }
    for (tile, hook) in player.home.hooks_of(HookKind::Trade) {
        if let Hook::Trade(give, get) = hook
            && have.contains(give)
        {
            each(With::Tile(tile), *give, *get);
        }
    }
}

/// All exchanges that a player can make now, as moves.
pub fn all(player: &Player, each: &mut impl FnMut(Move)) {
    of_goods(player, &mut |with, give, get| each(Move::Exchange { with, give, get }));
    let rubies = player.goods.get(Good::Ruby);
    for tile in [Single::Meadow, Single::Field, Single::Tunnel, Single::Cavern] {
        if rubies >= tile_price(tile) {
            player.home.single_sites(tile).iter().for_each(|cell| each(Move::BuyTile { tile, cell }));
        }
    }
    if player.home.has(HookKind::MeltWeapons) {
        let armed = (0..).zip(&player.dwarfs).filter(|(_, d)| d.weapon > 0);
        armed.for_each(|(dwarf, _)| each(Move::Melt { dwarf }));
    }
}

/// Makes an exchange, as far as the player alone is concerned. Other moves change nothing.
pub fn make(player: &mut Player, m: &Move) {
    let (give, get) = if let Move::Exchange { give, get, .. } = *m {
        (give, get)
    } else if let Move::BuyTile { tile, cell } = *m {
        (ruby(tile_price(tile)), player.home.lay(tile, cell))
    } else if let Move::Melt { dwarf } = *m {
        (NONE, food(std::mem::take(&mut player.dwarfs[usize::from(dwarf)].weapon)))
    } else {
        return;
    };
    player.goods.remove(&give);
    let along = player.along_with(&get);
    player.goods.add(&get);
    player.goods.add(&along);
}

/// Whether an exchange takes farm animals.
pub(crate) fn gives_animals(m: &Move) -> bool {
    matches!(m, Move::Exchange { give, .. } if farm_animals(give) > 0)
}

impl State {
    /// Makes an exchange, with all that follows.
    pub(crate) fn exchange(&mut self, seat: Seat, chain: Chain, m: &Move) {
        if let Move::Exchange { with, give, get } = *m {
            let goods = &mut self.player_mut(seat).goods;
            goods.remove(&give);
            goods.add(&get);
            self.note(|| Event::Exchanged { seat, with, give, get });
            self.come_along(seat, chain, get);
        } else if let Move::BuyTile { tile, cell } = *m {
            self.pay(seat, ruby(tile_price(tile)), Cause::Exchange);
            self.lay_single(seat, chain, tile, cell);
        } else if let Move::Melt { dwarf } = *m {
            let weapon = self.player(seat).dwarfs[usize::from(dwarf)].weapon;
            make(self.player_mut(seat), m);
            self.note(|| Event::Melted { seat, weapon });
        }
    }
}
