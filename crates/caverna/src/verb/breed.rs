//! Breeding: in its phase of the harvest (10.9), or as an item of an expedition (10.10).

use super::{About, Asked, no_answer};
use crate::afford::{Actor, Means};
use crate::event::Event;
use crate::goods::{FARM_ANIMALS, Good, GoodSet, Goods, NONE, food, ruby};
use crate::housing;
use crate::moves::Move;
use crate::player::Player;
use crate::state::{Frame, State};
use crate::tile::{Hook, HookKind};
use crate::why::{Verdict, Why, check};
use arrayvec::ArrayVec;

/// Animals have young.
#[derive(Debug)]
pub enum Breed {
    /// 10.9: in the harvest.
    Phase,
    /// 10.10: on an expedition, of up to so many types.
    Loot {
        /// The most types.
        types: u8,
    },
}

/// 10.9: the types that had two animals when the phase began.
fn parents(frame: &Frame) -> GoodSet {
    if let About::Parents(types) = frame.about { types } else { FARM_ANIMALS.into_iter().collect() }
}

/// 10.9: whether three animals of a type would find room if all others were cooked.
fn has_room(player: &Player, kind: Good) -> bool {
    housing::room_for(&housing::places(player), kind, player.goods.get(Good::Dog)) >= 3
}

/// 10.10: whether animals of a type could have young, perhaps after buying parents and cooking others.
fn could_breed(actor: &Actor<'_>, kind: Good) -> bool {
    let player = actor.player();
    let missing = 2u8.saturating_sub(player.goods.get(kind));
    let parents = ruby(missing).and(if kind == Good::Cattle { food(missing) } else { NONE });
    // The parents already there may not be cooked to pay for the others.
    let there = Goods::of(kind, player.goods.get(kind).min(2));
    let means = Means::of(player).besides(actor.means.reserve.and(there));
    means.afford(&parents) && has_room(player, kind)
}

impl Breed {
    fn most_types(&self) -> u8 {
        match self {
            Breed::Phase => FARM_ANIMALS.len() as u8,
            Breed::Loot { types } => *types,
        }
    }
}

impl Asked for Breed {
    fn name(&self) -> &'static str {
        "breed"
    }

    fn can(&self, _: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        let player = actor.player();
        let can = match self {
            Breed::Phase => parents(frame).iter().any(|kind| player.goods.get(kind) >= 2 && has_room(player, kind)),
            Breed::Loot { .. } => FARM_ANIMALS.iter().any(|&kind| could_breed(actor, kind)),
        };
        check(can, Why::NoYoung)
    }

    /// Every set of young that finds room beside all animals there are.
    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        let parents: ArrayVec<Good, { FARM_ANIMALS.len() }> =
            parents(frame).iter().filter(|&kind| player.goods.get(kind) >= 2).collect();
        let places = housing::places(player);
        for set in (1u32..1 << parents.len()).rev().filter(|set| set.count_ones() <= self.most_types().into()) {
            let young: Goods =
                parents.iter().enumerate().filter(|(i, _)| set & 1 << i != 0).map(|(_, kind)| (*kind, 1)).collect();
            if housing::fits(&places, &housing::herd(&player.goods.and(young))) {
                out.push(Move::Breed { young });
            }
        }
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Why {
        if let Move::Breed { .. } = m { Why::NoYoung } else { Why::OtherQuestion }
    }

    /// The young are born together.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Breed { young } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        game.player_mut(seat).goods.add(&young);
        game.note(|| Event::Bred { seat, young });
        game.gain_from_tiles(seat, frame.chain, HookKind::OnBirth, |_, hook| {
            if let Hook::OnBirth(gift) = hook { gift(&young) } else { NONE }
        });
    }

    fn may_stop(&self, frame: &Frame) -> bool {
        match self {
            Breed::Phase => true,
            Breed::Loot { .. } => frame.optional,
        }
    }

    fn binds(&self) -> bool {
        match self {
            Breed::Phase => false,
            Breed::Loot { .. } => true,
        }
    }
}
