//! What can be done: the conditions of every verb, exchanges at any time included (4.3c).
//!
//! A verb can be done if some chain of exchanges leads to it. So the player whose means are looked at may be an
//! imagined one, and may have something else to pay besides (a ruby for the order of use, food for an imitation).

use crate::afford::Means;
use crate::cell::{Cells, FOREST, MOUNTAIN};
use crate::event::Cause;
use crate::exchange::tile_price;
use crate::goods::*;
use crate::home::{Home, Single, Twin, bonus};
use crate::housing;
use crate::loot::Loot;
use crate::player::Player;
use crate::price;
use crate::space::{Space, SpaceId};
use crate::state::{FenceDiscount, Frame, Harvest, State};
use crate::tile::{Bill, Hook, HookKind, Tile};
use crate::verb::{Effect, Fencing, Ground, Haul, Verb, Wares};
use crate::why::{Verdict, Why, check};
use table::Seat;

/// Somebody who is about to do something.
pub(crate) struct Actor<'a> {
    pub means: Means<'a>,
    /// The strength of the dwarf that acts.
    pub strength: u8,
}

impl<'a> Actor<'a> {
    pub fn of(player: &'a Player) -> Actor<'a> {
        Actor { means: Means::of(player), strength: player.strength() }
    }

    fn home(&self) -> &'a Home {
        &self.means.player.home
    }

    /// Whether the price can be paid.
    fn pays(&self, price: Goods) -> Verdict {
        check(self.means.afford(&price), Why::TooDear)
    }

    /// The same for something that costs only rubies, of which there may be none to need.
    fn with_rubies(&self, rubies: Option<u8>, otherwise: Why) -> Verdict {
        let rubies = rubies.ok_or(otherwise)?;
        check(self.means.afford(&ruby(rubies)), if rubies > 0 { otherwise } else { Why::TooDear })
    }
}

/// 6.14: the prices of the weekly market.
pub(crate) const MARKET: [(Good, u8); 10] = [
    (Good::Dog, 2),
    (Good::Sheep, 1),
    (Good::Donkey, 1),
    (Good::Boar, 2),
    (Good::Cattle, 3),
    (Good::Wood, 1),
    (Good::Stone, 1),
    (Good::Ore, 1),
    (Good::Grain, 1),
    (Good::Vegetable, 2),
];

/// 6.11: the strongest weapon that can be forged.
pub(crate) const FORGE_LIMIT: u8 = 8;

impl State {
    /// Whether a verb can be done (further) in this frame.
    pub(crate) fn able(&self, actor: &Actor<'_>, frame: &Frame, verb: &'static Verb) -> Verdict {
        let home = actor.home();
        let player = actor.means.player;
        match verb {
            Verb::Take(haul) => {
                check(haul.token || !self.haul(player, frame.cause, haul).is_empty(), Why::Empty)?;
                actor.pays(NONE)
            }
            Verb::Lay(tiles) => actor.with_rubies(
                tiles.iter().filter_map(|&tile| rubies_for_twin(home, tile)).min(),
                if tiles[0].in_forest() { Why::NoClearing } else { Why::NoDigging },
            ),
            Verb::LaySingle(tile) => actor.with_rubies(
                rubies_for_single(home, *tile),
                if matches!(tile, Single::Meadow | Single::Field) { Why::NoClearing } else { Why::NoDigging },
            ),
            Verb::Sow => self.able_to_sow(actor, frame),
            Verb::Furnish(wares) => self.able_to_furnish(actor, frame, *wares),
            Verb::Grow => {
                check(player.can_grow(), if player.dwarfs.len() >= 5 { Why::FullFamily } else { Why::NoDwarfRoom })?;
                actor.pays(NONE)
            }
            Verb::Fences(fencing) => self.able_to_fence(actor, frame, *fencing),
            Verb::Stable(printed) => {
                check(home.stable_sites().any(), Why::NoStableSite)?;
                actor.pays(price::reduced(player, Bill::Stable, *printed))
            }
            Verb::OreMine => actor.with_rubies(
                rubies_for_pair(home.tunnel, MOUNTAIN & !home.dug(), home.digging_edge()),
                Why::NoTunnelPair,
            ),
            Verb::RubyMine(Ground::Tunnel) => {
                let rubies = if home.tunnel.any() { Some(0) } else { home.digging_edge().any().then_some(1) };
                actor.with_rubies(rubies, Why::NoTunnel)
            }
            Verb::RubyMine(Ground::DeepTunnel) => actor.with_rubies(home.deep.any().then_some(0), Why::NoTunnel),
            Verb::Forge => {
                check(actor.strength == 0, Why::Armed)?;
                actor.pays(price::weapon(player, 1))
            }
            Verb::Expedition(level) => self.able_to_explore(actor, frame, *level),
            Verb::Experience => Ok(()),
            Verb::Breed(_) => {
                let can = FARM_ANIMALS.iter().any(|&kind| self.could_breed(actor, kind));
                check(can, Why::NoYoung)
            }
            Verb::Imitate(cost) => self.able_to_imitate(actor, frame.seat, *cost),
            Verb::Market => {
                let wanted =
                    MARKET.iter().enumerate().filter(|(i, _)| frame.n & 1 << i == 0).map(|(_, (_, n))| *n).min();
                actor.pays(gold(wanted.ok_or(Why::BoughtAlready)?))
            }
            Verb::OreTrade => {
                check(frame.n < 3, Why::TradedEnough)?;
                actor.pays(ore(2))
            }
            Verb::Place => {
                let mut can = false;
                self.placements(frame.seat, player, &mut |_, _| {
                    can = true;
                    false
                });
                check(can, Why::NotInPlay)
            }
            Verb::House => check(!housing::all_housed(player), Why::AnimalsFit),
            // Without a sown field there is nothing to choose: skipping the field phase costs nothing.
            Verb::Skip => check(!home.crops().is_empty(), Why::NothingToSkip),
            Verb::Feed => check(self.food_owed(player, frame) > 0, Why::FoodAmount),
            Verb::Breeding => {
                let can = young_types(frame).any(|kind| breeds_alone(player, kind));
                check(can, Why::NoYoung)
            }
            Verb::Protect => {
                check(self.overflowing().next().is_some(), Why::NotInDanger)?;
                check(player.goods.get(Good::Ruby) > 0, Why::NoGoods)
            }
            Verb::LastExchanges => {
                let mut any = false;
                crate::exchange::all(player, &mut |_| any = true);
                check(any, Why::NoExchange)
            }
        }
    }

    /// Whether an effect can be done in this frame.
    pub(crate) fn able_effect(&self, actor: &Actor<'_>, frame: &Frame, effect: &'static Effect) -> Verdict {
        effect.possible(&mut |verb| self.able(actor, frame, verb))
    }

    /// The goods of a component, for somebody who stands there or imitates it (6.13b).
    pub(crate) fn haul(&self, player: &Player, cause: Cause, haul: &Haul) -> Goods {
        let mut goods = haul.fixed;
        if let (Cause::Space(id), true) = (cause, haul.pile) {
            goods.add(&self.piles[id.index()]);
        }
        goods.add(&haul.per_ore_mine.times(player.home.ore_mine.len() as u8));
        if let Some((mines, more)) = &haul.with_ruby_mines
            && player.home.ruby_mine.len() >= u32::from(*mines)
        {
            goods.add(more);
        }
        goods
    }

    /// 6.3: a field and a seed; rubies may buy both.
    fn able_to_sow(&self, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        let home = actor.home();
        let [grains, vegetables] = sown(frame);
        check(grains < 2 || vegetables < 2, Why::SownEnough)?;
        let field = if home.empty_fields().any() {
            NONE
        } else {
            ruby(1 + rubies_for_single(home, Single::Field).ok_or(Why::NoEmptyField)?)
        };
        check(actor.means.afford(&field), Why::NoEmptyField)?;
        let seed = (grains < 2 && actor.means.afford(&field.and(grain(1))))
            || (vegetables < 2 && actor.means.afford(&field.and(vegetable(1))));
        check(seed, Why::NoSeed)
    }

    /// 6.4, 6.5: some tile that can be paid and has a place.
    fn able_to_furnish(&self, actor: &Actor<'_>, frame: &Frame, wares: Wares) -> Verdict {
        if let Some(tile) = chosen_tile(frame) {
            let paid = frame.amount != 0;
            return check(paid || self.tile_within_reach(actor, wares, tile, NONE), Why::TooDear);
        }
        let site = self.cavern_price(actor.home());
        let any = self.wares(wares).any(|tile| {
            let site = if actor.home().covered_by(tile).is_some() { Some(NONE) } else { site };
            site.is_some_and(|site| self.tile_within_reach(actor, wares, tile, site))
        });
        check(any, if site == Some(NONE) { Why::TooDear } else { Why::NoCavern })
    }

    /// 6.4: what a place for a tile costs, less the food that it brings: nothing, if there is one.
    fn cavern_price(&self, home: &Home) -> Option<Goods> {
        if home.furnish_ground().any() {
            return Some(NONE);
        }
        let tile = if home.has(HookKind::FurnishTunnels) { Single::Tunnel } else { Single::Cavern };
        home.digging_edge().any().then(|| ruby(tile_price(tile)))
    }

    /// Whether the price of a tile can be paid, and that of its site.
    fn tile_within_reach(&self, actor: &Actor<'_>, wares: Wares, tile: Tile, site: Goods) -> bool {
        let ways = price::furnishing(actor.means.player, printed_price(wares, tile));
        // 3.3: a cavern laid on a water source brings food that may help to pay.
        let spring = if site.is_empty() { NONE } else { best_spring(actor.home()) };
        ways.ways().iter().any(|way| actor.means.afford(&way.less(&spring).and(site)))
    }

    /// The tiles that may be bought.
    pub(crate) fn wares(&self, wares: Wares) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().filter(move |&tile| {
            self.for_sale(tile)
                && match wares {
                    Wares::Any => true,
                    Wares::Dwellings => tile.facts().is_dwelling(),
                    Wares::OrdinaryDwelling(_) => tile == Tile::ORDINARY_DWELLING,
                }
        })
    }

    /// 6.7: a meadow, or two, and the wood; rubies may buy meadows.
    fn able_to_fence(&self, actor: &Actor<'_>, frame: &Frame, fencing: Fencing) -> Verdict {
        let home = actor.home();
        let (small, large) = fences_left(frame, fencing);
        check(small || large, Why::PastureBuilt)?;
        let mut why = Why::NoMeadow;
        if small {
            let rubies =
                if home.meadow.any() { Some(0) } else { rubies_for_single(home, Single::Meadow).map(|n| n + 1) };
            if let Some(rubies) = rubies {
                let wood = self.fence_price(actor.means.player, frame, fencing, false);
                if actor.means.afford(&wood.and(ruby(rubies))) {
                    return Ok(());
                }
                why = if rubies == 0 { Why::TooDear } else { Why::NoMeadow };
            }
        }
        if large {
            match rubies_for_pair(home.meadow, FOREST & !home.cleared(), home.clearing_edge()) {
                Some(rubies) => {
                    let wood = self.fence_price(actor.means.player, frame, fencing, true);
                    check(actor.means.afford(&wood.and(ruby(rubies))), if rubies == 0 { Why::TooDear } else { why })?;
                    return Ok(());
                }
                None if !small => return Err(Why::NoMeadowPair),
                None => {}
            }
        }
        Err(why)
    }

    /// 6.7, 19.10: the wood for a pasture.
    pub(crate) fn fence_price(&self, player: &Player, frame: &Frame, fencing: Fencing, large: bool) -> Goods {
        let printed = match fencing {
            Fencing::Action => wood(if large { 4 } else { 2 }),
            Fencing::Small(price) | Fencing::Large(price) => price,
        };
        if frame.n != 0 && self.rules.fence_discount == FenceDiscount::PerAction {
            return printed;
        }
        price::reduced(player, Bill::Fences, printed)
    }

    /// 9.2: an armed dwarf, and an item that it can bring home.
    fn able_to_explore(&self, actor: &Actor<'_>, frame: &Frame, level: u8) -> Verdict {
        let taken = loot_taken(frame);
        let strength = if taken == 0 { actor.strength } else { loot_strength(frame) };
        check(strength > 0, Why::Unarmed)?;
        check(taken.count_ones() < u32::from(level), Why::NoMoreLoot)?;
        check(taken != 0 || actor.means.afford_keeping(&NONE, actor.strength), Why::TooDear)?;
        let any = Loot::all().any(|item| self.able_to_loot(actor, frame, item).is_ok());
        check(any, Why::NoMoreLoot)
    }

    /// 9.2: whether this item can be brought home.
    pub(crate) fn able_to_loot(&self, actor: &Actor<'_>, frame: &Frame, item: Loot) -> Verdict {
        let taken = loot_taken(frame);
        let strength = if taken == 0 { actor.strength } else { loot_strength(frame) };
        check(item.item().strength <= strength, Why::TooWeak)?;
        check(taken & item.bit() == 0, Why::LootTaken)?;
        // The item's own effect begins anew, not where the expedition stands.
        let fresh = Frame { n: 0, amount: 0, ..*frame };
        item.item().does.as_ref().map_or(Ok(()), |effect| self.able_effect(actor, &fresh, effect))
    }

    /// 10.10: whether animals of a type could have young, perhaps after buying parents and cooking others.
    fn could_breed(&self, actor: &Actor<'_>, kind: Good) -> bool {
        let player = actor.means.player;
        let missing = 2u8.saturating_sub(player.goods.get(kind));
        let parents = ruby(missing).and(if kind == Good::Cattle { food(missing) } else { NONE });
        // The parents already there may not be cooked to pay for the others.
        let there = Goods::of(kind, player.goods.get(kind).min(2));
        let means = Means::of(player).besides(actor.means.reserve.and(there));
        means.afford(&parents) && has_room_for_young(player, kind)
    }

    /// 6.13: a space of somebody else with a component that can be carried out after paying.
    fn able_to_imitate(&self, actor: &Actor<'_>, seat: Seat, cost: u8) -> Verdict {
        let reserve = actor.means.reserve.and(food(cost));
        let poorer = Actor { means: Means::of(actor.means.player).besides(reserve), strength: actor.strength };
        check(poorer.means.afford(&NONE), Why::TooDear)?;
        let any = SpaceId::in_set(self.open).any(|id| self.able_to_imitate_space(&poorer, seat, id).is_ok());
        check(any, Why::NothingToImitate)
    }

    /// Whether a space can be imitated by somebody who has paid for it.
    pub(crate) fn able_to_imitate_space(&self, actor: &Actor<'_>, seat: Seat, id: SpaceId) -> Verdict {
        let space = self.space(id).ok_or(Why::NotInPlay)?;
        let held_by_other = self.holders[id.index()].is_some_and(|holder| holder != seat);
        check(held_by_other && space.imitable, Why::NotImitable)?;
        let effect = self.effect_for(actor.means.player, space);
        self.able_effect(actor, &Frame::new(effect, seat, Cause::Imitated(id)), effect)
    }

    /// What a space does for a player (12.8).
    pub(crate) fn effect_for(&self, player: &Player, space: &'static Space) -> &'static Effect {
        let Some(both) = &space.both else { return &space.does };
        let guest = player.home.hooks_of(HookKind::BothWays).next();
        match guest {
            Some((tile, _)) if !(space.both_once && player.has_used(tile)) => both,
            _ => &space.does,
        }
    }

    /// All placements that are legal (4.3), until the receiver has enough.
    pub(crate) fn placements(&self, seat: Seat, player: &Player, each: &mut impl FnMut(SpaceId, u8) -> bool) {
        let Some(weakest) = player.weakest_free() else { return };
        let strengths = player.free_strengths();
        for strength in (0..16).filter(|s| strengths & 1 << s != 0) {
            // 4.3b: a stronger dwarf first costs a ruby.
            let out_of_turn = if strength > weakest { ruby(1) } else { NONE };
            if !player.goods.contains(&out_of_turn) {
                return;
            }
            let actor = Actor { means: Means::of(player).besides(out_of_turn), strength };
            for id in SpaceId::in_set(self.open) {
                if self.able_to_place(&actor, seat, id).is_ok() && !each(id, strength) {
                    return;
                }
            }
        }
    }

    /// 4.3: whether a dwarf may be placed on a space.
    pub(crate) fn able_to_place(&self, actor: &Actor<'_>, seat: Seat, id: SpaceId) -> Verdict {
        let space = self.space(id).ok_or(Why::NotInPlay)?;
        check(self.holders[id.index()].is_none(), Why::Occupied)?;
        let effect = self.effect_for(actor.means.player, space);
        self.able_effect(actor, &Frame::new(effect, seat, Cause::Space(id)), effect)
    }

    /// 11.3, 11.4, 11.6: the food that is still owed.
    pub(crate) fn food_owed(&self, player: &Player, frame: &Frame) -> u8 {
        let fed = if frame.n != 0 { self.meal() } else { 0 };
        let saved: u8 = player
            .home
            .hooks_of(HookKind::EatLess)
            .map(|(_, hook)| if let Hook::EatLess(saved) = hook { saved(player) } else { 0 })
            .sum();
        (frame.amount as u8).saturating_sub(fed).saturating_sub(saved)
    }

    /// What a grown dwarf eats in this harvest.
    pub(crate) fn meal(&self) -> u8 {
        if self.harvest == Some(Harvest::OneFood) { 1 } else { 2 }
    }
}

/// 3.3: the most food that a single tile at the edge of the cave system can bring.
fn best_spring(home: &Home) -> Goods {
    food(home.digging_edge().iter().map(|c| bonus(c).get(Good::Food)).max().unwrap_or(0))
}

/// The price of a tile before discounts.
pub(crate) fn printed_price(wares: Wares, tile: Tile) -> Goods {
    match wares {
        Wares::OrdinaryDwelling(price) => price,
        _ => tile.facts().cost,
    }
}

/// The tile that was chosen in a furnish action.
pub(crate) fn chosen_tile(frame: &Frame) -> Option<Tile> {
    (frame.n > 0).then(|| Tile::from_index(usize::from(frame.n) - 1))
}

/// How many grains and vegetables have been sown in this action.
pub(crate) fn sown(frame: &Frame) -> [u16; 2] {
    [frame.n & 3, frame.n >> 2]
}

/// Whether a small and a large pasture may still be fenced.
pub(crate) fn fences_left(frame: &Frame, fencing: Fencing) -> (bool, bool) {
    match fencing {
        Fencing::Action => (frame.n & 1 == 0, frame.n & 2 == 0),
        Fencing::Small(_) => (frame.n == 0, false),
        Fencing::Large(_) => (false, frame.n == 0),
    }
}

/// The items taken on this expedition, as bits.
pub(crate) fn loot_taken(frame: &Frame) -> u32 {
    u32::from(frame.n) | u32::from(frame.amount & 0xfff) << 16
}

/// The strength with which the expedition began.
pub(crate) fn loot_strength(frame: &Frame) -> u8 {
    (frame.amount >> 12) as u8
}

/// The types that had two animals when the breeding phase began.
pub(crate) fn young_types(frame: &Frame) -> impl Iterator<Item = Good> {
    let parents = frame.amount;
    FARM_ANIMALS.into_iter().enumerate().filter(move |(i, _)| parents & 1 << i != 0).map(|(_, kind)| kind)
}

/// 10.9: whether three animals of a type would find room if all others were cooked.
fn has_room_for_young(player: &Player, kind: Good) -> bool {
    housing::room_for(&housing::places(player), kind, player.goods.get(Good::Dog)) >= 3
}

fn breeds_alone(player: &Player, kind: Good) -> bool {
    player.goods.get(kind) >= 2 && has_room_for_young(player, kind)
}

/// The rubies that make a place for a twin tile; nothing if they cannot.
fn rubies_for_twin(home: &Home, tile: Twin) -> Option<u8> {
    rubies_until(home, tile.in_forest(), &|home| home.has_twin_site(tile))
}

/// The rubies that make a place for a single tile, its own price apart.
fn rubies_for_single(home: &Home, tile: Single) -> Option<u8> {
    rubies_until(home, tile == Single::Field, &|home| home.single_sites(tile).any())
}

/// How many single meadows have to be bought before there is a place. Only meadows under stables can help: all other
/// places of the edge take any tile themselves.
fn rubies_until(home: &Home, meadows_help: bool, there: &dyn Fn(&Home) -> bool) -> Option<u8> {
    if there(home) {
        return Some(0);
    }
    if !meadows_help {
        return None;
    }
    let under_stables = home.clearing_edge() & home.stable;
    let ways = under_stables.iter().filter_map(|cell| {
        let mut next = home.clone();
        next.lay(Single::Meadow, cell);
        Some(1 + rubies_until(&next, true, there)?)
    });
    ways.min()
}

/// The rubies that make a pair of adjacent cells of a kind, where single ones can be bought on `edge` within `free`.
fn rubies_for_pair(there: Cells, free: Cells, edge: Cells) -> Option<u8> {
    if Home::has_pair(there) {
        Some(0)
    } else if (there.neighbours() & edge).any() {
        Some(1)
    } else {
        // Beside a newly bought one every free neighbour can be bought next.
        (edge.neighbours() & free).any().then_some(2)
    }
}
