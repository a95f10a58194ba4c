//! Imitation (6.13): pays food, and does what a space of somebody else offers.

use super::{Asked, costs, no_answer};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::event::{Cause, Event};
use crate::goods::{Good, NONE, food};
use crate::moves::Move;
use crate::player::Player;
use crate::space::{Space, SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;
use table::price::Prices;

/// Imitates a space.
#[derive(Debug)]
pub struct Imitate {
    /// What it costs.
    pub food: u8,
}

/// A space as it is imitated in this frame. It is told of all spaces imitated on the way: an imitation space may be
/// imitated too, but none of them twice.
fn imitated(space: &'static Space, id: SpaceId, player: &Player, frame: &Frame) -> Frame {
    let on_the_way = frame.about | Spaces::only(id);
    Frame::new(space.effect_for(player), frame.seat, Cause::Imitated(id)).about(on_the_way).on(frame.chain)
}

/// Whether a space can be imitated by somebody who has the food for it besides.
fn can_imitate(game: &State, actor: &Actor<'_>, frame: &Frame, id: SpaceId) -> Verdict {
    let space = game.space(id).ok_or(Why::NotInPlay)?;
    let held_by_other = game.holders[id.index()].is_some_and(|holder| holder != frame.seat);
    check(held_by_other, Why::NobodyToImitate)?;
    check(space.imitable, Why::NotImitable)?;
    check(!frame.about.contains(id), Why::ImitatedAlready)?;
    let there = imitated(space, id, actor.player(), frame);
    game.able_effect(actor, &there, there.effect.0)
}

impl Asked for Imitate {
    fn name(&self) -> &'static str {
        "imitate"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Spaces
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let have = game.player(frame.seat).goods.get(Good::Food);
        Some(Contents::Imitate { food: self.food, missing: self.food.saturating_sub(have) })
    }

    fn expected(&self, game: &State, _: &Frame, out: &mut Vec<Move>) {
        out.extend(game.open.iter().map(|space| Move::Imitate { space }));
    }

    /// The food, and a space with a component that can be carried out after paying.
    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        let poorer = actor.besides(food(self.food));
        poorer.pays(NONE, Why::ImitationTooDear)?;
        let any = game.open.iter().any(|id| can_imitate(game, &poorer, frame, id).is_ok());
        check(any, Why::NothingToImitate)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        if player.goods.get(Good::Food) < self.food {
            return;
        }
        let actor = Actor::of(player).besides(food(self.food));
        let spaces = game.open.iter().filter(|&id| can_imitate(game, &actor, frame, id).is_ok());
        out.extend(spaces.map(|space| Move::Imitate { space }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        let Move::Imitate { space } = *m else { return Why::OtherQuestion };
        let actor = Actor::of(game.player(frame.seat)).besides(food(self.food));
        can_imitate(game, &actor, frame, space).err().unwrap_or(Why::ImitationTooDear)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Imitate { space: id } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        game.pay(seat, food(self.food), frame.cause);
        game.note(|| Event::Imitated { seat, space: id });
        let space = game.space(id).expect("a space in play");
        game.chains.push(imitated(space, id, game.player(seat), frame));
    }

    fn price(&self, _: &State, _: &Frame, _: &Move) -> Option<Prices<Good>> {
        costs(food(self.food))
    }
}
