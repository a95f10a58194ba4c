//! The answers to every question, complete and exact.

use crate::able::*;
use crate::afford::Means;
use crate::exchange;
use crate::goods::*;
use crate::home::{Crop, Home};
use crate::housing;
use crate::loot::Loot;
use crate::moves::{Choice, HarvestPart, Move};
use crate::player::Player;
use crate::price;
use crate::space::SpaceId;
use crate::state::{Frame, State};
use crate::tile::{Bill, Hook, HookKind};
use crate::verb::{Effect, Fencing, Ground, Verb, Wares, option};
use table::Seat;
use table::chain::{Interpreter, Question};

impl State {
    /// The answers to the question that a frame asks.
    pub(crate) fn answers(&self, frame: &Frame, out: &mut Vec<Move>) {
        match self.chains.question(frame.chain) {
            Some(Question::Verb(verb)) => self.verb_answers(frame, verb, out),
            Some(Question::Part) => {
                if let Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) = frame.effect.0 {
                    let open = self.open_parts(frame);
                    out.extend(open.iter().map(|&i| Move::Choose { option: Choice(option(&parts[i])) }));
                }
            }
            Some(Question::Whether) => out.push(Move::Choose { option: Choice(option(frame.effect.0)) }),
            // Nothing in this game comes up together for one player.
            Some(Question::Order) | None => {}
        }
        if self.may_stop(frame) {
            out.push(Move::Done);
        }
    }

    fn verb_answers(&self, frame: &Frame, verb: &'static Verb, out: &mut Vec<Move>) {
        let seat = frame.seat;
        let player = self.player(seat);
        let home = &player.home;
        match verb {
            Verb::Place => self.placements(seat, player, &mut |space, dwarf| {
                out.push(Move::Place { space, dwarf });
                true
            }),
            Verb::Lay(tiles) => {
                for &tile in *tiles {
                    home.twin_sites(tile, &mut |cells| out.push(Move::Lay { tile, cells }));
                }
            }
            Verb::LaySingle(tile) => {
                let tile = *tile;
                out.extend(home.single_sites(tile).iter().map(|cell| Move::LaySingle { tile, cell }));
            }
            Verb::Sow => sowings(player, frame, out),
            Verb::Furnish(wares) => self.furnishings(player, frame, *wares, out),
            Verb::Fences(fencing) => self.fences(player, frame, *fencing, out),
            Verb::Stable(printed) if player.goods.contains(&price::reduced(player, Bill::Stable, *printed)) => {
                out.extend(home.stable_sites().iter().map(|cell| Move::Stable { cell }));
            }
            Verb::OreMine => Home::pairs(home.tunnel, &mut |[a, b]| {
                out.extend([Move::OreMine { cells: [a, b] }, Move::OreMine { cells: [b, a] }]);
            }),
            Verb::RubyMine(ground) => {
                let cells = if *ground == Ground::Tunnel { home.tunnel } else { home.deep };
                out.extend(cells.iter().map(|cell| Move::RubyMine { cell }));
            }
            Verb::Forge => {
                let payable = |strength: &u8| player.goods.contains(&price::weapon(player, *strength));
                out.extend((1..=FORGE_LIMIT).filter(payable).map(|strength| Move::Forge { strength }));
            }
            Verb::Expedition(_) => {
                let actor = Actor::of(player);
                let items = Loot::all().filter(|&item| self.able_to_loot(&actor, frame, item).is_ok());
                out.extend(items.map(|item| Move::Loot { item }));
            }
            Verb::Breed(most) => births(player, FARM_ANIMALS.into_iter(), *most, out),
            Verb::Breeding => births(player, young_types(frame), 4, out),
            Verb::Imitate(cost) => self.imitations(player, seat, *cost, out),
            Verb::Market => {
                let affordable =
                    |(i, (_, n)): &(usize, &(Good, u8))| frame.n & 1 << i == 0 && player.goods.get(Good::Gold) >= *n;
                out.extend(
                    MARKET.iter().enumerate().filter(affordable).map(|(_, (good, _))| Move::Buy { good: *good }),
                );
            }
            Verb::OreTrade if player.goods.get(Good::Ore) >= 2 => out.push(Move::Trade),
            Verb::House => exchange::all(player, &mut |m| {
                if gives_animals(&m) && self.keeps_commitments(frame, &m) {
                    out.push(m);
                }
            }),
            Verb::Skip => {
                out.extend([HarvestPart::Field, HarvestPart::Breeding].map(|part| Move::Skip { part }));
            }
            Verb::Feed => self.meals(player, frame, out),
            Verb::Protect if player.goods.get(Good::Ruby) > 0 => {
                out.extend(self.overflowing().map(|space| Move::Protect { space }));
            }
            _ => {}
        }
    }

    /// 6.4: the tile, then how to pay, then where to put it.
    fn furnishings(&self, player: &Player, frame: &Frame, wares: Wares, out: &mut Vec<Move>) {
        match chosen_tile(frame) {
            None => out.extend(self.wares(wares).filter_map(|tile| {
                let ways = price::furnishing(player, printed_price(wares, tile));
                let payable = ways.payable(&player.goods).next().is_some();
                (payable && player.home.furnish_sites(tile).any()).then_some(Move::Furnish { tile })
            })),
            Some(tile) if frame.amount == 0 => {
                let ways = price::furnishing(player, printed_price(wares, tile));
                out.extend(ways.payable(&player.goods).map(|(i, _)| Move::Pay { option: i as u8 }));
            }
            Some(tile) => out.extend(player.home.furnish_sites(tile).iter().map(|cell| Move::Put { cell })),
        }
    }

    /// 6.7: the pastures that can be fenced and paid now.
    fn fences(&self, player: &Player, frame: &Frame, fencing: Fencing, out: &mut Vec<Move>) {
        let (small, large) = fences_left(frame, fencing);
        let pays = |large| player.goods.contains(&self.fence_price(player, frame, fencing, large));
        if small && pays(false) {
            out.extend(player.home.meadow.iter().map(|cell| Move::FenceSmall { cell }));
        }
        if large && pays(true) {
            Home::pairs(player.home.meadow, &mut |cells| out.push(Move::FenceLarge { cells }));
        }
    }

    /// 6.13: the spaces that can be imitated, if the food is there.
    fn imitations(&self, player: &Player, seat: Seat, cost: u8, out: &mut Vec<Move>) {
        if player.goods.get(Good::Food) < cost {
            return;
        }
        let actor = Actor { means: Means::of(player).besides(food(cost)), strength: player.strength() };
        let spaces = SpaceId::in_set(self.open).filter(|&id| self.able_to_imitate_space(&actor, seat, id).is_ok());
        out.extend(spaces.map(|space| Move::Imitate { space }));
    }

    /// 11.3 to 11.6: how much to pay, and what else feeds a dwarf. Begging is always allowed.
    fn meals(&self, player: &Player, frame: &Frame, out: &mut Vec<Move>) {
        let most = self.food_owed(player, frame).min(player.goods.get(Good::Food));
        out.extend((0..=most).rev().map(|food| Move::Feed { food }));
        if frame.n != 0 {
            return;
        }
        for (_, hook) in player.home.hooks_of(HookKind::FeedWith) {
            if let Hook::FeedWith(meals) = hook {
                let there = meals.iter().filter(|goods| player.goods.contains(goods));
                out.extend(there.map(|with| Move::FeedDwarf { with: *with }));
            }
        }
    }

    /// The exchanges that somebody who is asked may make besides.
    pub(crate) fn exchanges_now(&self, frame: &Frame, out: &mut Vec<Move>) {
        let house = matches!(frame.effect.0, Effect::Do(Verb::House));
        exchange::all(self.player(frame.seat), &mut |m| {
            // Animals without place are turned into food as the answer to the question.
            if !(house && gives_animals(&m)) && self.keeps_commitments(frame, &m) {
                out.push(m);
            }
        });
    }

    /// Whether everything that has been begun and must be carried out stays possible after an exchange.
    pub(crate) fn keeps_commitments(&self, frame: &Frame, m: &Move) -> bool {
        let mut committed = self.chains.frames(frame.chain).filter(|f| self.is_commitment(f)).peekable();
        if committed.peek().is_none() {
            return true;
        }
        let mut after = self.player(frame.seat).clone();
        exchange::make(&mut after, m);
        committed.all(|f| self.able_effect(&Actor::of(&after), f, f.effect.0).is_ok())
    }

    /// Whether a frame must still be carried out and an exchange could prevent it.
    fn is_commitment(&self, frame: &Frame) -> bool {
        let by_the_rules = matches!(
            frame.effect.0,
            Effect::Do(Verb::House | Verb::Feed | Verb::Skip | Verb::Breeding | Verb::Protect | Verb::LastExchanges)
        );
        !by_the_rules && !self.may_stop(frame)
    }
}

/// Whether an exchange takes farm animals.
pub(crate) fn gives_animals(m: &Move) -> bool {
    matches!(m, Move::Exchange { give, .. } if farm_animals(give) > 0)
}

/// 6.3: what can be sown now.
fn sowings(player: &Player, frame: &Frame, out: &mut Vec<Move>) {
    let counts = sown(frame);
    for (crop, count) in [Crop::Grain, Crop::Vegetable].into_iter().zip(counts) {
        if count < 2 && player.goods.get(crop.good()) > 0 {
            out.extend(player.home.empty_fields().iter().map(|cell| Move::Sow { cell, crop }));
        }
    }
}

/// 10.9: every set of young that finds room beside all animals there are.
fn births(player: &Player, types: impl Iterator<Item = Good>, most: u8, out: &mut Vec<Move>) {
    let parents: arrayvec::ArrayVec<Good, 4> = types.filter(|&kind| player.goods.get(kind) >= 2).collect();
    let places = housing::places(player);
    for set in (1u32..1 << parents.len()).rev() {
        if set.count_ones() > most.into() {
            continue;
        }
        let young: Goods =
            parents.iter().enumerate().filter(|(i, _)| set & 1 << i != 0).map(|(_, k)| (*k, 1)).collect();
        if housing::fits(&places, &housing::herd(&player.goods.and(young))) {
            out.push(Move::Breed { young });
        }
    }
}
