//! Carries out moves.

use crate::able::*;
use crate::cell::Cell;
use crate::event::{Cause, Event};
use crate::exchange;
use crate::flow::ask_to_house;
use crate::goods::*;
use crate::home::{Crop, Home, Single, Twin};
use crate::housing;
use crate::loot::Loot;
use crate::moves::{HarvestPart, Move};
use crate::player::{Dwarf, Player};
use crate::price;
use crate::space::SpaceId;
use crate::state::{Frame, State};
use crate::tile::{Bill, Hook, HookKind, Tile};
use crate::verb::{Effect, Fencing, Ground, Verb, option};
use crate::why::{Verdict, Why};
use arrayvec::ArrayVec;
use table::chain::Interpreter;
use table::{Chains, Seat};

impl Interpreter for State {
    type Verb = Verb;
    type Cause = Cause;
    type Why = Why;

    fn chains(&self) -> &Chains<Verb, Cause> {
        &self.chains
    }

    fn chains_mut(&mut self) -> &mut Chains<Verb, Cause> {
        &mut self.chains
    }

    fn can(&self, frame: &Frame, verb: &'static Verb) -> Verdict {
        self.able(&Actor::of(self.player(frame.seat)), frame, verb)
    }

    fn perform(&mut self, frame: &Frame, verb: &'static Verb) {
        match verb {
            Verb::Take(haul) => {
                let goods = self.haul(self.player(frame.seat), frame.cause, haul);
                if let (Cause::Space(id), true) = (frame.cause, haul.pile) {
                    self.piles[id.index()] = NONE;
                }
                if haul.token {
                    // 4.6: from the next round on.
                    self.start = frame.seat;
                    self.note(|| Event::StartingPlayer { seat: frame.seat });
                }
                self.gain(frame.seat, frame.chain, goods, frame.cause);
            }
            Verb::Grow => {
                // 6.6: unarmed, beside the parent; it works from the next round on.
                let player = self.player_mut(frame.seat);
                let at = player.dwarfs[usize::from(player.acting)].at;
                player.dwarfs.push(Dwarf { weapon: 0, at, newborn: true });
                self.note(|| Event::Grew { seat: frame.seat });
            }
            Verb::Experience => self.learn(frame),
            _ => unreachable!("{verb:?} asks"),
        }
    }

    fn finish(&mut self, _: &Frame, _: &'static Verb) {
        // What follows a repeated verb is written as an effect of its own here (9.3).
    }

    fn may_stop(&self, frame: &Frame) -> bool {
        match frame.effect.0 {
            Effect::Do(verb) => match verb {
                Verb::Furnish(_) => frame.optional && frame.n == 0,
                Verb::Expedition(_) => frame.optional || loot_taken(frame) != 0,
                Verb::Place | Verb::House | Verb::Skip | Verb::Feed => false,
                Verb::Breeding | Verb::Protect | Verb::LastExchanges => true,
                _ => frame.optional || frame.n != 0,
            },
            _ => frame.optional || frame.done != 0,
        }
    }
}

impl State {
    /// Makes a legal move.
    pub(crate) fn make(&mut self, seat: Seat, m: &Move) {
        let frame = *self.chains.asking(seat).expect("only somebody who is asked moves");
        self.carry_out(&frame, m);
        self.settle(frame.chain);
        self.advance();
    }

    fn carry_out(&mut self, frame: &Frame, m: &Move) {
        let &Frame { seat, chain, cause, .. } = frame;
        match *m {
            Move::Place { space, dwarf } => self.place(frame, space, dwarf),
            Move::Choose { option: choice } => self.choose(frame, choice.name()),
            Move::Lay { tile, cells } => {
                self.chains.pop(chain);
                self.lay(seat, chain, tile, cells);
            }
            Move::LaySingle { tile, cell } => {
                self.chains.pop(chain);
                self.lay_single(seat, chain, tile, cell);
            }
            Move::Sow { cell, crop } => self.sow(frame, cell, crop),
            Move::Furnish { tile } => self.choose_tile(frame, tile),
            Move::Pay { option } => self.pay_for_tile(frame, usize::from(option)),
            Move::Put { cell } => self.put_tile(frame, cell),
            Move::FenceSmall { cell } => self.fence(frame, cell, None),
            Move::FenceLarge { cells: [a, b] } => self.fence(frame, a, Some(b)),
            Move::Stable { cell } => {
                self.chains.pop(chain);
                let Effect::Do(Verb::Stable(printed)) = frame.effect.0 else { unreachable!() };
                let price = price::reduced(self.player(seat), Bill::Stable, *printed);
                self.pay(seat, price, cause);
                self.player_mut(seat).home.stable.insert(cell);
                self.note(|| Event::BuiltStable { seat, cell });
            }
            Move::OreMine { cells } => {
                self.chains.pop(chain);
                self.player_mut(seat).home.build_ore_mine(cells);
                self.note(|| Event::BuiltOreMine { seat, cells });
                // 6.9: 3 ore with the tile.
                self.gain(seat, chain, ore(3), cause);
            }
            Move::RubyMine { cell } => {
                self.chains.pop(chain);
                self.player_mut(seat).home.build_ruby_mine(cell);
                self.note(|| Event::BuiltRubyMine { seat, cell });
                if let Effect::Do(Verb::RubyMine(Ground::DeepTunnel)) = frame.effect.0 {
                    self.gain(seat, chain, ruby(1), cause);
                }
            }
            Move::Forge { strength } => {
                self.chains.pop(chain);
                self.pay(seat, price::weapon(self.player(seat), strength), cause);
                let player = self.player_mut(seat);
                player.dwarfs[usize::from(player.acting)].weapon = strength;
                self.note(|| Event::Forged { seat, strength });
            }
            Move::Loot { item } => self.loot(frame, item),
            Move::Imitate { space } => self.imitate(frame, space),
            Move::Buy { good } => {
                let number = MARKET.iter().position(|(g, _)| *g == good).expect("the market sells it");
                self.chains.top_mut(chain).expect("asked").n |= 1 << number;
                self.pay(seat, gold(MARKET[number].1), cause);
                self.gain(seat, chain, Goods::of(good, 1), cause);
            }
            Move::Trade => {
                self.chains.top_mut(chain).expect("asked").n += 1;
                self.pay(seat, ore(2), cause);
                self.gain(seat, chain, gold(2).and(food(1)), cause);
            }
            Move::Skip { part } => {
                self.chains.pop(chain);
                self.skips[usize::from(part == HarvestPart::Breeding)].insert(seat);
                self.note(|| Event::Skipped { seat, part });
            }
            Move::Feed { food } => self.feed(frame, food),
            Move::FeedDwarf { with } => {
                self.chains.top_mut(chain).expect("asked").n = 1;
                self.pay(seat, with, Cause::Harvest);
            }
            Move::Breed { young } => self.breed(frame, young),
            Move::Protect { space } => {
                self.pay(seat, ruby(1), Cause::Rules);
                self.protected |= space.bit();
                self.note(|| Event::Protected { seat, space });
            }
            Move::Exchange { .. } | Move::BuyTile { .. } | Move::Melt { .. } => self.exchange(seat, chain, m),
            Move::Done => self.leave(chain),
        }
    }

    /// 4.3: places a dwarf and begins the space.
    fn place(&mut self, frame: &Frame, id: SpaceId, strength: u8) {
        let seat = frame.seat;
        self.chains.pop(frame.chain);
        let player = self.player(seat);
        let dwarf = player.dwarfs.iter().position(|d| d.is_free() && d.weapon == strength).expect("a dwarf at home");
        if player.weakest_free() < Some(strength) {
            self.pay(seat, ruby(1), Cause::Rules);
        }
        let player = self.player_mut(seat);
        player.acting = dwarf as u8;
        player.dwarfs[dwarf].at = Some(id);
        self.holders[id.index()] = Some(seat);
        self.note(|| Event::Placed { seat, space: id, dwarf: strength });
        let space = self.space(id).expect("a space in play");
        let effect = self.effect_for(self.player(seat), space);
        self.chains.push(Frame::new(effect, seat, Cause::Space(id)).on(frame.chain));
    }

    /// Takes up a part of the topmost effect, or goes ahead with something optional.
    fn choose(&mut self, frame: &Frame, name: &str) {
        let parts = match frame.effect.0 {
            Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => *parts,
            _ => return self.go_ahead(frame.chain),
        };
        let open = self.open_parts(frame);
        let part = *open.iter().find(|&&i| option(&parts[i]) == name).expect("an open part");
        self.mark_both_ways(frame, part);
        self.chains.take_part(frame.chain, part);
    }

    /// 12.8: on some spaces both alternatives are open only once per game.
    fn mark_both_ways(&mut self, frame: &Frame, part: usize) {
        let (Cause::Space(id) | Cause::Imitated(id)) = frame.cause else { return };
        let space = self.space(id).expect("a space in play");
        let both = space.both.as_ref().is_some_and(|both| std::ptr::eq(both, frame.effect.0));
        if both && space.both_once && (frame.done | 1 << part).count_ones() == 2 {
            let guest = self.player(frame.seat).home.hooks_of(HookKind::BothWays).next().map(|(tile, _)| tile.bit());
            self.player_mut(frame.seat).used_once |= guest.unwrap_or(0);
        }
    }

    fn lay(&mut self, seat: Seat, chain: u8, tile: Twin, cells: [Cell; 2]) {
        let home = &mut self.player_mut(seat).home;
        let mut found = NONE;
        for (half, cell) in tile.halves().into_iter().zip(cells) {
            found.add(&home.lay(half, cell));
        }
        self.note(|| Event::Laid { seat, tile, cells });
        self.gain(seat, chain, found, Cause::Bonus);
        if Home::overhangs(cells) {
            let paid: ArrayVec<(Tile, Goods), 4> = self
                .player(seat)
                .home
                .hooks_of(HookKind::Overhang)
                .filter_map(|(tile, hook)| if let Hook::Overhang(goods) = hook { Some((tile, *goods)) } else { None })
                .collect();
            paid.iter().for_each(|(tile, goods)| self.gain(seat, chain, *goods, Cause::Tile(*tile)));
        }
    }

    fn lay_single(&mut self, seat: Seat, chain: u8, tile: Single, cell: Cell) {
        let found = self.player_mut(seat).home.lay(tile, cell);
        self.note(|| Event::LaidSingle { seat, tile, cell });
        self.gain(seat, chain, found, Cause::Bonus);
    }

    /// 6.3: three markers of grain, two of vegetables.
    fn sow(&mut self, frame: &Frame, cell: Cell, crop: Crop) {
        let seat = frame.seat;
        let (markers, step) = if crop == Crop::Grain { (3, 1) } else { (2, 4) };
        self.chains.top_mut(frame.chain).expect("asked").n += step;
        let player = self.player_mut(seat);
        player.goods.remove(&Goods::of(crop.good(), 1));
        player.home.sow(cell, crop, markers);
        self.note(|| Event::Sowed { seat, cell, crop });
        // 10.7: an animal may have stood on the field.
        self.check_housing(seat, frame.chain);
    }

    /// 6.4: the tile is chosen; it is paid at once unless there are several ways.
    fn choose_tile(&mut self, frame: &Frame, tile: Tile) {
        let Effect::Do(Verb::Furnish(wares)) = frame.effect.0 else { unreachable!() };
        let top = self.chains.top_mut(frame.chain).expect("asked");
        top.n = tile.index() as u16 + 1;
        let player = self.player(frame.seat);
        let ways = price::furnishing(player, printed_price(*wares, tile));
        let payable: ArrayVec<usize, 8> = ways.payable(&player.goods).map(|(i, _)| i).collect();
        if let [only] = payable[..] {
            let frame = *self.chains.top(frame.chain).expect("asked");
            self.pay_for_tile(&frame, only);
        }
    }

    fn pay_for_tile(&mut self, frame: &Frame, way: usize) {
        let Effect::Do(Verb::Furnish(wares)) = frame.effect.0 else { unreachable!() };
        let tile = chosen_tile(frame).expect("a tile was chosen");
        let price = price::furnishing(self.player(frame.seat), printed_price(*wares, tile)).ways()[way];
        self.pay(frame.seat, price, frame.cause);
        self.chains.top_mut(frame.chain).expect("asked").amount = 1;
    }

    /// 12.5: pay, place, then what the tile does at once.
    fn put_tile(&mut self, frame: &Frame, cell: Cell) {
        let seat = frame.seat;
        let tile = chosen_tile(frame).expect("a tile was chosen");
        self.chains.pop(frame.chain);
        if tile.facts().unique {
            self.tiles &= !tile.bit();
        }
        self.player_mut(seat).home.furnish(tile, cell);
        self.note(|| Event::Furnished { seat, tile, cell });
        for hook in tile.facts().hooks {
            match hook {
                Hook::OnBuild(gift) => {
                    let goods = gift(self.player(seat), cell);
                    self.gain(seat, frame.chain, goods, Cause::Tile(tile));
                }
                Hook::OnRounds(good, count) => {
                    let rounds = self.next_rounds(*count).fold(0, |set, r| set | 1 << r);
                    self.player_mut(seat).waiting[*good as usize] |= rounds;
                }
                _ => {}
            }
        }
    }

    /// 6.7: one pasture.
    fn fence(&mut self, frame: &Frame, cell: Cell, and: Option<Cell>) {
        let Effect::Do(Verb::Fences(fencing)) = frame.effect.0 else { unreachable!() };
        let seat = frame.seat;
        let price = self.fence_price(self.player(seat), frame, *fencing, and.is_some());
        self.chains.top_mut(frame.chain).expect("asked").n |= if and.is_some() { 2 } else { 1 };
        if *fencing != Fencing::Action {
            self.chains.pop(frame.chain);
        }
        self.pay(seat, price, frame.cause);
        let home = &mut self.player_mut(seat).home;
        match and {
            Some(other) => home.fence_large([cell, other]),
            None => home.fence_small(cell),
        }
        self.note(|| Event::Fenced { seat, cell, and });
        // 10.2: two meadows with different animals become one place.
        self.check_housing(seat, frame.chain);
    }

    /// 9.2: one item of an expedition.
    fn loot(&mut self, frame: &Frame, item: Loot) {
        let seat = frame.seat;
        let taken = loot_taken(frame) | item.bit();
        let strength = if loot_taken(frame) == 0 { self.player(seat).strength() } else { loot_strength(frame) };
        let top = self.chains.top_mut(frame.chain).expect("asked");
        top.n = taken as u16;
        top.amount = (taken >> 16) as u16 | u16::from(strength) << 12;
        self.note(|| Event::Looted { seat, item });
        match &item.item().does {
            Some(effect) => self.chains.push(Frame::new(effect, seat, frame.cause).on(frame.chain)),
            None => {
                // 9.3: takes effect with the experience, which waits below the expedition.
                let experience = self.chains.frames_mut(frame.chain).nth(1).expect("experience follows");
                experience.amount = 1;
            }
        }
    }

    /// 9.3: all weapons first, then the travelling dwarf.
    fn learn(&mut self, frame: &Frame) {
        let acting = usize::from(self.player(frame.seat).acting);
        if frame.amount == 1 {
            for i in 0..self.player(frame.seat).dwarfs.len() {
                self.strengthen(frame.seat, i);
            }
        }
        self.strengthen(frame.seat, acting);
    }

    fn strengthen(&mut self, seat: Seat, dwarf: usize) {
        let dwarf = &mut self.player_mut(seat).dwarfs[dwarf];
        let from = dwarf.weapon;
        Player::strengthen(dwarf);
        let to = dwarf.weapon;
        if to != from {
            self.note(|| Event::Strengthened { seat, from, to });
        }
    }

    /// 6.13: pays, and does what the other space offers.
    fn imitate(&mut self, frame: &Frame, id: SpaceId) {
        let Effect::Do(Verb::Imitate(cost)) = frame.effect.0 else { unreachable!() };
        let seat = frame.seat;
        self.chains.pop(frame.chain);
        self.pay(seat, food(*cost), frame.cause);
        self.note(|| Event::Imitated { seat, space: id });
        let effect = self.effect_for(self.player(seat), self.space(id).expect("a space in play"));
        self.chains.push(Frame::new(effect, seat, Cause::Imitated(id)).on(frame.chain));
    }

    /// 11.3, 11.5: one begging marker for each food that is missing.
    fn feed(&mut self, frame: &Frame, paid: u8) {
        let seat = frame.seat;
        let begging = self.food_owed(self.player(seat), frame) - paid;
        self.chains.pop(frame.chain);
        let player = self.player_mut(seat);
        player.goods.remove(&food(paid));
        player.begging = player.begging.saturating_add(begging);
        self.note(|| Event::Fed { seat, food: paid, begging });
    }

    /// 10.9, 10.10: the young are born together.
    fn breed(&mut self, frame: &Frame, young: Goods) {
        let seat = frame.seat;
        self.chains.pop(frame.chain);
        self.player_mut(seat).goods.add(&young);
        self.note(|| Event::Bred { seat, young });
        let gifts: ArrayVec<(Tile, Goods), 8> = self
            .player(seat)
            .home
            .hooks_of(HookKind::OnBirth)
            .filter_map(|(tile, hook)| if let Hook::OnBirth(gift) = hook { Some((tile, gift(&young))) } else { None })
            .collect();
        gifts.iter().for_each(|(tile, goods)| self.gain(seat, frame.chain, *goods, Cause::Tile(*tile)));
    }

    /// Sections 7 and 8.
    fn exchange(&mut self, seat: Seat, chain: u8, m: &Move) {
        match *m {
            Move::Exchange { with, give, get } => {
                let goods = &mut self.player_mut(seat).goods;
                goods.remove(&give);
                goods.add(&get);
                self.note(|| Event::Exchanged { seat, with, give, get });
                self.come_along(seat, chain, get);
            }
            Move::BuyTile { tile, cell } => {
                self.pay(seat, ruby(exchange::tile_price(tile)), Cause::Exchange);
                self.lay_single(seat, chain, tile, cell);
            }
            Move::Melt { .. } => {
                let (_, got) = exchange::make(self.player_mut(seat), m);
                self.note(|| Event::Melted { seat, weapon: got.get(Good::Food) });
            }
            _ => unreachable!("no exchange"),
        }
    }

    /// Hands goods to a player, with everything that comes along (12.10).
    pub(crate) fn gain(&mut self, seat: Seat, chain: u8, goods: Goods, cause: Cause) {
        if goods.is_empty() {
            return;
        }
        self.player_mut(seat).goods.add(&goods);
        self.note(|| Event::Gained { seat, goods, cause });
        self.come_along(seat, chain, goods);
    }

    /// 12.10, 10.7: what follows when goods came to a player: tiles bring more, and animals need a place.
    fn come_along(&mut self, seat: Seat, chain: u8, goods: Goods) {
        if self.player(seat).home.has(HookKind::OnGain) {
            let along: ArrayVec<(Tile, Goods), 8> = self
                .player(seat)
                .home
                .hooks_of(HookKind::OnGain)
                .filter_map(|(tile, hook)| match hook {
                    Hook::OnGain { of, get } => Some((tile, get.times(goods.get(*of)))),
                    _ => None,
                })
                .collect();
            along.iter().for_each(|(tile, more)| self.gain(seat, chain, *more, Cause::Tile(*tile)));
        }
        if farm_animals(&goods) > 0 {
            self.check_housing(seat, chain);
        }
    }

    /// 10.7: asks a player whose animals do not all have a place.
    fn check_housing(&mut self, seat: Seat, chain: u8) {
        if !housing::all_housed(self.player(seat)) {
            self.chains.push(ask_to_house(seat, chain));
        }
    }

    fn pay(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        if goods.is_empty() {
            return;
        }
        self.player_mut(seat).goods.remove(&goods);
        self.note(|| Event::Paid { seat, goods, cause });
    }
}
