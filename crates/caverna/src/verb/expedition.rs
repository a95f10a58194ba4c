//! Expeditions (section 9): items one after the other, and what is learnt at the end.

use super::{Asked, Work, no_answer};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::NONE;
use crate::loot::{Loot, LootSet};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::{Ask, Seat};

/// Goes on an expedition.
#[derive(Debug)]
pub struct Expedition {
    /// How many items it may bring.
    pub level: u8,
}

/// What has been taken on this expedition.
fn taken(frame: &Frame) -> LootSet {
    if let Work::Expedition { taken, .. } = frame.work { taken } else { LootSet::NONE }
}

/// 9.2: the strength that counts: that of the dwarf when the expedition began.
fn strength(frame: &Frame, now: u8) -> u8 {
    if let Work::Expedition { strength, .. } = frame.work { strength } else { now }
}

/// 9.3: how strong the travelling dwarf is when it comes home now, if it has learnt something.
pub(crate) fn strength_at_home(game: &State, frame: &Frame) -> Option<u8> {
    let player = game.player(frame.seat);
    let mut dwarf = player.dwarfs[usize::from(player.acting)];
    let taken = taken(frame);
    let steps = u8::from(!taken.is_empty()) + u8::from(taken.contains(Loot::ALL_WEAPONS));
    let before = dwarf.weapon;
    (0..steps).for_each(|_| dwarf.strengthen());
    (dwarf.weapon != before).then_some(dwarf.weapon)
}

/// Whether this item can be brought home.
fn can_bring(game: &State, actor: &Actor<'_>, frame: &Frame, item: Loot) -> Verdict {
    check(item.reward().strength <= strength(frame, actor.strength), Why::TooWeak)?;
    check(!taken(frame).contains(item), Why::LootTaken)?;
    // The item's own effect begins anew, not where the expedition stands.
    let fresh = Frame { work: Work::NotBegun, ..*frame };
    item.reward().does.as_ref().map_or(Ok(()), |effect| game.able_effect(actor, &fresh, effect))
}

impl Asked for Expedition {
    fn name(&self) -> &'static str {
        "expedition"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Options
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let taken = taken(frame);
        Some(Contents::Expedition {
            level: self.level,
            strength: strength(frame, game.player(frame.seat).strength()),
            taken: taken.iter().collect(),
            left: self.level.saturating_sub(taken.len()),
        })
    }

    fn expected(&self, _: &State, _: &Frame, out: &mut Vec<Move>) {
        out.extend(Loot::all().map(|item| Move::Loot { item }));
    }

    /// An armed dwarf, and an item that it can bring home.
    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        check(strength(frame, actor.strength) > 0, Why::Unarmed)?;
        check(taken(frame).len() < self.level, Why::NoMoreLoot)?;
        // The weapon itself cannot pay for anything before the first item.
        check(!taken(frame).is_empty() || actor.purse.afford_keeping(&NONE, actor.strength), Why::ImitationTooDear)?;
        let any = Loot::all().any(|item| can_bring(game, actor, frame, item).is_ok());
        check(any, Why::NoMoreLoot)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let actor = Actor::of(game.player(frame.seat));
        let items = Loot::all().filter(|&item| can_bring(game, &actor, frame, item).is_ok());
        out.extend(items.map(|item| Move::Loot { item }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        let Move::Loot { item } = *m else { return Why::OtherQuestion };
        let actor = Actor::of(game.player(frame.seat));
        can_bring(game, &actor, frame, item).err().unwrap_or(Why::NoMoreLoot)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Loot { item } = *m else { no_answer(m) };
        let seat = frame.seat;
        let strength = strength(frame, game.player(seat).strength());
        let taken = taken(frame) | LootSet::only(item);
        game.work_on(frame.chain, Work::Expedition { taken, strength });
        game.note(|| Event::Looted { seat, item });
        if let Some(effect) = &item.reward().does {
            game.chains.push(Frame::new(effect, seat, frame.cause).on(frame.chain));
        }
    }

    /// 9.3: all weapons first, if that was taken, then that of the travelling dwarf.
    fn finish(&self, game: &mut State, frame: &Frame) {
        if taken(frame).contains(Loot::ALL_WEAPONS) {
            for dwarf in 0..game.player(frame.seat).dwarfs.len() {
                game.strengthen(frame.seat, dwarf);
            }
        }
        game.strengthen(frame.seat, usize::from(game.player(frame.seat).acting));
    }
}

impl State {
    fn strengthen(&mut self, seat: Seat, index: usize) {
        let dwarf = &mut self.player_mut(seat).dwarfs[index];
        let from = dwarf.weapon;
        dwarf.strengthen();
        let (to, space) = (dwarf.weapon, dwarf.at);
        if to != from {
            self.note(|| Event::Strengthened { seat, index: index as u8, space, from, to });
        }
    }
}
