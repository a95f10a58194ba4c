//! Breeding: in its phase of the harvest (10.9), or as an item of an expedition (10.10).

use super::{Asked, no_answer};
use crate::afford::{Actor, Purse};
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::{FARM_ANIMALS, Good, Goods, NONE, food, ruby};
use crate::home::{Single, bonus};
use crate::housing;
use crate::moves::Move;
use crate::player::Player;
use crate::rubies;
use crate::state::{Frame, State};
use crate::tile::{Hook, HookKind};
use crate::why::{Verdict, Why, check};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::Ask;

/// Animals have young.
#[derive(Debug)]
pub enum Breed {
    /// 10.9: in the harvest.
    Phase,
    /// 10.10: on an expedition, of up to `types` types.
    Loot {
        /// The most types.
        types: u8,
    },
}

/// Two parents and their young.
const FAMILY: u32 = 3;

/// A way to house a whole family of a type, if all other animals were cooked.
struct HousingPlan {
    rubies: u8,
    /// 3.3: what the tile brings that is bought for it.
    found: Goods,
}

/// The ways to house a whole family of a type. The entry-level dwelling holds two of any type, so that one place
/// more is always enough.
fn housing_plans(player: &Player, kind: Good) -> SmallVec<[HousingPlan; 8]> {
    let home = &player.home;
    let dogs = player.goods.get(Good::Dog);
    let mut ways = SmallVec::new();
    if housing::room_for(&housing::places(player), kind, dogs) >= FAMILY {
        ways.push(HousingPlan { rubies: 0, found: NONE });
        return ways;
    }
    // A field, where fields are places.
    if home.has(HookKind::HoldsOnFields) {
        let sites = home.single_sites(Single::Field);
        ways.extend(sites.iter().map(|cell| HousingPlan { rubies: 1, found: bonus(cell) }));
        if sites.is_empty() {
            ways.extend(
                rubies::for_single(home, Single::Field).map(|more| HousingPlan { rubies: 1 + more, found: NONE }),
            );
        }
    }
    // A meadow under a stable of the forest, which holds boars only until then.
    for (rubies, cells) in (1..).zip(rubies::meadows_from_the_edge(home)) {
        ways.extend((cells & home.stable).iter().map(|cell| HousingPlan { rubies, found: bonus(cell) }));
    }
    // A dog to watch sheep on a meadow.
    if kind == Good::Sheep && !(home.meadow | home.clearing_edge()).is_empty() {
        let rubies = u8::from(home.meadow.is_empty()) + u8::from(dogs == 0);
        ways.push(HousingPlan { rubies, found: NONE });
    }
    ways
}

/// Whether animals of a type could have young, perhaps after exchanges: cooking others, and rubies for parents and room.
fn could_breed(actor: &Actor<'_>, kind: Good) -> bool {
    let player = actor.player();
    let there = player.goods.get(kind);
    // The parents already there may not be cooked to pay for the others.
    let purse = Purse::of(player).besides(actor.purse.reserve.and(Goods::of(kind, there.min(2))));
    housing_plans(player, kind).iter().any(|plan| {
        let missing = 2u8.saturating_sub(there).saturating_sub(plan.found.get(kind));
        let price = ruby(plan.rubies + missing).and(if kind == Good::Cattle { food(missing) } else { NONE });
        purse.afford(&price.less(&plan.found.only(&[Good::Food])))
    })
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

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Goods
    }

    fn contents(&self, _: &State, _: &Frame) -> Option<Contents> {
        Some(Contents::Breed { types: self.most_types() })
    }

    /// Young of each type of which there is an animal, alone.
    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let there = FARM_ANIMALS.into_iter().filter(|&kind| game.player(frame.seat).goods.get(kind) > 0);
        out.extend(there.map(|kind| Move::Breed { young: Goods::of(kind, 1) }));
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        check(FARM_ANIMALS.iter().any(|&kind| could_breed(actor, kind)), Why::NoYoung)
    }

    /// Every set of young that finds room beside all animals there are.
    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        let parents: ArrayVec<Good, { FARM_ANIMALS.len() }> =
            FARM_ANIMALS.into_iter().filter(|&kind| player.goods.get(kind) >= 2).collect();
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
