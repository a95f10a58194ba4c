//! Baking bread. A10.

use super::{Asked, Work, no_answer};
use crate::card::coverage::note;
use crate::card::{About, CardId, Fact, Hook, When};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods, food, grain};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::price::Prices;

/// A10: bakes bread.
#[derive(Debug)]
pub struct Bake;

/// A10.3: an improvement that bakes bread.
pub struct Oven {
    /// The improvement.
    pub card: CardId,
    /// The food for each grain.
    pub food: u8,
    /// The most grain in one action.
    pub limit: u8,
}

/// Every card that bakes.
static BAKING: LazyLock<Vec<CardId>> = LazyLock::new(|| CardId::all().filter(|card| card.card().bakes()).collect());

/// A card that bakes, by its place among them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OvenId(u8);

impl OvenId {
    fn of(card: CardId) -> Option<OvenId> {
        BAKING.iter().position(|&oven| oven == card).map(OvenId::from_index)
    }

    fn named(id: &str) -> Option<OvenId> {
        CardId::named(id).and_then(OvenId::of)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    const fn from_index(index: usize) -> OvenId {
        OvenId(index as u8)
    }
}

table::by_name!(OvenId, |oven: OvenId| BAKING[oven.index()].card().id, OvenId::named, "oven");

table::bit_set! {
    /// A set of improvements that bake.
    pub struct Ovens(u64) of OvenId;
}

/// How far a baking action has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Baking {
    /// The grain baked so far.
    pub grain: u8,
    /// The improvements used.
    pub ovens: Ovens,
}

impl Baking {
    fn of(frame: &Frame) -> Baking {
        if let Work::Baking(baking) = frame.work { baking } else { Baking::default() }
    }
}

impl Asked for Bake {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(game.ovens(frame).next().is_some(), Why::NoOven)?;
        check(game.can_have(frame.seat, Good::Grain), Why::NoGrain)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let have = game.player(frame.seat).goods.get(Good::Grain);
        for oven in game.ovens(frame) {
            out.extend((1..=have.min(oven.limit)).map(|grain| Move::Bake { with: oven.card, grain }));
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Bake { with, grain } = *m else { return Ok(()) };
        check(game.ovens(frame).any(|oven| oven.card == with && grain <= oven.limit), Why::NoOven)?;
        check((1..=game.player(frame.seat).goods.get(Good::Grain)).contains(&grain), Why::NoGrain)
    }

    /// A10.3: bakes grain with one improvement.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Bake { with, grain: n } = *m else { no_answer(m) };
        let seat = frame.seat;
        let oven = game.ovens(frame).find(|oven| oven.card == with).expect("the oven is free");
        let mut baking = Baking::of(frame);
        baking.grain += n;
        baking.ovens.insert(OvenId::of(with).expect("it bakes"));
        game.work_on(frame.chain, Work::Baking(baking));
        let bakes = with.card().hooks.iter().find(|hook| matches!(hook, Hook::Bake(..)));
        bakes.into_iter().for_each(|hook| note(with, hook));
        let (give, get) = (grain(n), food(oven.food).times(n));
        game.player_mut(seat).goods.remove(&give);
        game.player_mut(seat).goods.add(&get);
        game.log.note(|| Event::Baked { seat, with, grain: n });
        game.log.note(|| Event::Exchanged { seat, give, get, cause: Cause::Card(with) });
        game.fire(When::Oven, Fact::new(seat, Cause::Card(with), About::Count(n)), frame.chain);
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let about = About::Count(Baking::of(frame).grain);
        game.fire(When::Bake, Fact::new(frame.seat, frame.cause, about), frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("bake")
    }

    fn prompt(&self) -> &'static str {
        "bake"
    }

    fn price(&self, _: &State, _: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Bake { grain: n, .. } = *m else { return None };
        Some(Prices::only(grain(n)))
    }
}

impl State {
    /// A10.3: the baking improvements not yet used in this action.
    pub(crate) fn ovens(&self, frame: &Frame) -> impl Iterator<Item = Oven> {
        let used = Baking::of(frame).ovens;
        let free = move |card: CardId| used.is_empty() || OvenId::of(card).is_none_or(|oven| !used.contains(oven));
        let baking = self.player(frame.seat).tableau.iter().flat_map(|held| {
            held.card.card().hooks.iter().filter_map(move |hook| {
                let Hook::Bake(food, limit) = *hook else { return None };
                Some(Oven { card: held.card, food, limit })
            })
        });
        baking.filter(move |oven| free(oven.card))
    }

    /// The food that grain baked with an improvement brings.
    pub(crate) fn baked(&self, frame: &Frame, with: CardId, n: u8) -> Option<Goods> {
        self.ovens(frame).find(|oven| oven.card == with).map(|oven| food(oven.food).times(n))
    }
}
