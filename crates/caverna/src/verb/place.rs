//! Placing a dwarf (4.3).

use super::{Asked, Effect, costs, no_answer};
use crate::afford::{Actor, Purse};
use crate::contents::Contents;
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods, NONE, ruby};
use crate::moves::Move;
use crate::player::Player;
use crate::space::{Space, SpaceId};
use crate::state::{Frame, State};
use crate::tile::{HookKind, Tile};
use crate::why::{Verdict, Why, check};
use table::price::Prices;
use table::{Ask, Seat};

/// Places a dwarf on an action space.
#[derive(Debug)]
pub struct Place;

/// 4.3b: what it costs to place a dwarf of this strength: nothing for the weakest, a ruby for others.
fn out_of_order(player: &Player, strength: u8) -> Goods {
    if player.weakest_free() < Some(strength) { ruby(1) } else { NONE }
}

/// Somebody who places a dwarf of this strength, if the ruby is there that this may cost.
fn placing(player: &Player, strength: u8) -> Option<Actor<'_>> {
    let price = out_of_order(player, strength);
    player.goods.contains(&price).then(|| Actor { strength, purse: Purse::of(player).besides(price) })
}

/// Whether a dwarf may be placed on a space: nobody stands there, and something can be done.
fn can_place(game: &State, actor: &Actor<'_>, seat: Seat, id: SpaceId) -> Verdict {
    let space = game.space(id).ok_or(Why::NotInPlay)?;
    check(game.holders[id.index()].is_none(), Why::Occupied)?;
    let effect = space.effect_for(actor.player());
    game.able_effect(actor, &Frame::new(effect, seat, Cause::Space(id)), effect)
}

/// All placements that are legal, as space and strength, until the receiver has enough.
fn placements(game: &State, seat: Seat, player: &Player, each: &mut impl FnMut(SpaceId, u8) -> bool) {
    for strength in player.free_strengths() {
        // All further dwarfs are stronger.
        let Some(actor) = placing(player, strength) else { return };
        for id in game.open {
            if can_place(game, &actor, seat, id).is_ok() && !each(id, strength) {
                return;
            }
        }
    }
}

impl Asked for Place {
    fn name(&self) -> &'static str {
        "place"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Spaces
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Place { dwarfs: game.player(frame.seat).free_strengths().collect() })
    }

    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let free = |id: &SpaceId| game.holders[id.index()].is_none();
        let player = game.player(frame.seat);
        for (nth, dwarf) in player.free_strengths().enumerate() {
            // What another dwarf does there is asked only where it matters.
            let open = game.open.iter().filter(|id| nth == 0 || free(id) && placing(player, dwarf).is_some());
            out.extend(open.map(|space| Move::Place { space, dwarf }));
        }
    }

    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        let mut can = false;
        placements(game, frame.seat, actor.player(), &mut |_, _| {
            can = true;
            false
        });
        check(can, Why::NotInPlay)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        placements(game, frame.seat, game.player(frame.seat), &mut |space, dwarf| {
            out.push(Move::Place { space, dwarf });
            true
        });
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        let Move::Place { space, dwarf } = *m else { return Why::OtherQuestion };
        let player = game.player(frame.seat);
        if !player.free_strengths().any(|strength| strength == dwarf) {
            return Why::NoSuchDwarf;
        }
        let Some(actor) = placing(player, dwarf) else { return Why::OrderOfUse };
        can_place(game, &actor, frame.seat, space).err().unwrap_or(Why::OtherQuestion)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Place { space: id, dwarf: strength } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        let player = game.player(seat);
        let dwarf = player.dwarfs.iter().position(|d| d.is_free() && d.weapon == strength).expect("a dwarf at home");
        game.pay(seat, out_of_order(player, strength), Cause::Rules);
        let player = game.player_mut(seat);
        player.acting = dwarf as u8;
        player.dwarfs[dwarf].at = Some(id);
        game.holders[id.index()] = Some(seat);
        game.note(|| Event::Placed { seat, space: id, dwarf: strength });
        let effect = game.space(id).expect("a space in play").effect_for(game.player(seat));
        game.chains.push(Frame::new(effect, seat, Cause::Space(id)).on(frame.chain));
    }

    fn may_stop(&self, _: &Frame) -> bool {
        false
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Place { dwarf, .. } = *m else { return None };
        costs(out_of_order(game.player(frame.seat), dwarf))
    }
}

/// 12.8: the tile that reads *either … or* as *and/or*, if a player has one.
fn both_ways(player: &Player) -> Option<Tile> {
    player.home.hooks_of(HookKind::BothWays).next().map(|(tile, _)| tile)
}

impl Space {
    /// What the space does for a player (12.8).
    pub(crate) fn effect_for(&'static self, player: &Player) -> &'static Effect {
        let Some(both) = &self.both else { return &self.does };
        match both_ways(player) {
            Some(tile) if !(self.both_once && player.used_once.contains(tile)) => both,
            _ => &self.does,
        }
    }
}

impl State {
    /// 12.8: on some spaces both alternatives are open only once per game. That is used up when the second one is begun.
    pub(crate) fn note_both_ways(&mut self, frame: &Frame, part: usize) {
        let (Cause::Space(id) | Cause::Imitated(id)) = frame.cause else { return };
        let space = self.space(id).expect("a space in play");
        let both = space.both.as_ref().is_some_and(|both| std::ptr::eq(both, frame.effect.0));
        if both
            && space.both_once
            && frame.parts.with(part).len() == 2
            && let Some(tile) = both_ways(self.player(frame.seat))
        {
            self.player_mut(frame.seat).used_once.insert(tile);
        }
    }
}
