//! Feeding the dwarfs (11.3 to 11.6).

use super::{Asked, Work, costs, no_answer};
use crate::afford::{Actor, Purse};
use crate::contents::Contents;
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods, food};
use crate::moves::Move;
use crate::plan;
use crate::player::Player;
use crate::state::{Frame, State};
use crate::tile::{Hook, HookKind};
use crate::why::{Verdict, Why, check};
use table::price::Prices;
use table::{Ask, Seat};

/// Feeds the dwarfs.
#[derive(Debug)]
pub struct Feed;

/// 11.6: the food that tiles save.
fn saved(player: &Player) -> u8 {
    let saving = player.home.hooks_of(HookKind::EatLess);
    saving.map(|(_, hook)| if let Hook::EatLess(saved) = hook { saved(player) } else { 0 }).sum()
}

/// 11.6: the goods there are that feed a dwarf.
fn meals(player: &Player) -> impl Iterator<Item = Goods> {
    let hooks = player.home.hooks_of(HookKind::FeedWith);
    let all = hooks.flat_map(|(_, hook)| if let Hook::FeedWith(meals) = hook { *meals } else { &[] });
    all.copied().filter(|goods| player.goods.contains(goods))
}

impl State {
    /// The food that a player would owe if a harvest came now, tiles considered; that of a running harvest while it lasts.
    pub fn food_due(&self, seat: Seat) -> u8 {
        self.hunger(seat).saturating_sub(saved(self.player(seat)))
    }

    /// The food that is still owed, tiles considered.
    fn food_owed(&self, player: &Player, frame: &Frame) -> u8 {
        let fed = if frame.work == Work::DwarfFed { self.meal() } else { 0 };
        self.hunger(frame.seat).saturating_sub(fed).saturating_sub(saved(player))
    }

    /// 11.6: the food that need not be paid because one dwarf has been fed with other goods, or could be.
    pub(crate) fn fed_with_goods(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let fed = self.chains.asking(seat).is_some_and(|frame| frame.work == Work::DwarfFed);
        if fed || meals(player).next().is_some() { self.meal() } else { 0 }
    }

    /// 11.5: the begging markers of a player who feeds with this much food.
    pub(crate) fn begging_after(&self, seat: Seat, paid: u8) -> Option<u8> {
        let frame = self.chains.asking(seat)?;
        Some(self.food_owed(self.player(seat), frame).saturating_sub(paid))
    }
}

impl Asked for Feed {
    fn name(&self) -> &'static str {
        "feed"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Amounts
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let player = game.player(frame.seat);
        let fed_dwarf = frame.work == Work::DwarfFed;
        let owed = game.food_owed(player, frame);
        Some(Contents::Feed {
            owed,
            hunger: game.hunger(frame.seat),
            saved: saved(player),
            fed_dwarf,
            owed_then: game.hunger(frame.seat).saturating_sub(game.meal()).saturating_sub(saved(player)),
            in_reach: Purse::of(player).most_food(),
            plan: plan::feeding(player, owed, (!fed_dwarf).then(|| game.meal())),
        })
    }

    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        check(game.food_owed(actor.player(), frame) > 0, Why::FoodAmount)
    }

    /// How much to pay, and what else feeds a dwarf. 11.5: begging is always allowed.
    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        let most = game.food_owed(player, frame).min(player.goods.get(Good::Food));
        out.extend((0..=most).rev().map(|food| Move::Feed { food }));
        if frame.work == Work::DwarfFed {
            return;
        }
        out.extend(meals(player).map(|with| Move::FeedDwarf { with }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Why {
        if let Move::Feed { .. } = m {
            Why::FoodAmount
        } else if let Move::FeedDwarf { .. } = m {
            Why::NotEdible
        } else {
            Why::OtherQuestion
        }
    }

    /// 11.5: one begging marker for each food that is missing.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let seat = frame.seat;
        if let Move::Feed { food: paid } = *m {
            let begging = game.food_owed(game.player(seat), frame) - paid;
            game.chains.pop(frame.chain);
            let player = game.player_mut(seat);
            player.goods.remove(&food(paid));
            player.begging = player.begging.saturating_add(begging);
            game.note(|| Event::Fed { seat, food: paid, begging });
        } else if let Move::FeedDwarf { with } = *m {
            game.work_on(frame.chain, Work::DwarfFed);
            game.pay(seat, with, Cause::Harvest);
        } else {
            no_answer(m);
        }
    }

    fn may_stop(&self, _: &Frame) -> bool {
        false
    }

    fn binds(&self) -> bool {
        false
    }

    fn price(&self, _: &State, _: &Frame, m: &Move) -> Option<Prices<Good>> {
        if let Move::Feed { food: paid } = *m {
            costs(food(paid))
        } else if let Move::FeedDwarf { with } = *m {
            costs(with)
        } else {
            None
        }
    }
}
