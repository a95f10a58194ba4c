//! Baking bread. A10.

use super::{Asked, Effect, Verb, Work, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, CardId, Fact, Hook, When};
use crate::contents::{Contents, OvenView};
use crate::event::{Cause, Event};
use crate::goods::{Good, food, grain};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::Seat;
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
    /// The goods that fireplaces and hearths have turned into food while the action lasts, grain among them.
    pub cooked: u8,
}

impl Baking {
    fn of(frame: &Frame) -> Baking {
        if let Work::Baking(baking) = frame.work { baking } else { Baking::default() }
    }
}

impl Asked for Bake {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let bakes = game.player(frame.seat).listens_to(Topic::Baking);
        check(bakes && game.ovens(frame).next().is_some(), Why::NoOven)?;
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
        baking.grain = baking.grain.saturating_add(n);
        baking.ovens.insert(OvenId::of(with).expect("it bakes"));
        baking.cooked = baking.cooked.saturating_add(if with.card().cooks_on_fire() { n } else { 0 });
        game.work_on(frame.chain, Work::Baking(baking));
        let bakes = with.card().hooks.iter().find(|hook| matches!(hook, Hook::Bake(..)));
        bakes.into_iter().for_each(|hook| note(with, hook));
        let (give, get) = (grain(n), food(oven.food).times(n));
        game.player_mut(seat).goods.remove(&give);
        game.player_mut(seat).goods.add(&get);
        game.log.note(|| Event::Baked { seat, with, grain: n });
        game.log.note(|| Event::Exchanged { seat, give, get, cause: Cause::Card(with) });
        game.fire(When::Oven, &Fact::new(seat, Cause::Card(with), About::Count(n)), frame.chain);
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let Baking { grain, .. } = Baking::of(frame);
        if grain > 0 {
            game.fire(When::Bake, &Fact::new(frame.seat, frame.cause, About::Count(grain)), frame.chain);
        }
    }

    /// Only baking begins the action, not what is cooked meanwhile.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional || Baking::of(frame).grain > 0
    }

    fn name(&self) -> Option<&'static str> {
        Some("bake")
    }

    fn prompt(&self) -> &'static str {
        "bake"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Amounts
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let ovens = game.ovens(frame).map(|oven| OvenView { card: oven.card, food: oven.food, limit: oven.limit });
        Some(Contents::Bake {
            ovens: ovens.collect(),
            grain: game.player(frame.seat).goods.get(Good::Grain),
            baked: Baking::of(frame).grain,
        })
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
        let baking = self.hooks(frame.seat, Topic::Baking).filter_map(|(owner, hook)| {
            let Hook::Bake(food, limit) = *hook else { return None };
            if owner.card.unlit {
                return None; // M20.2
            }
            Some(Oven { card: owner.card.card, food, limit })
        });
        baking.filter(move |oven| free(oven.card))
    }

    /// Goods were cooked by an exchange; a baking action that is under way remembers how many.
    pub(crate) fn note_cooking(&mut self, seat: Seat, with: CardId, goods: u8) {
        let chain = self.chains.asking(seat).map(|frame| frame.chain);
        if with.card().cooks()
            && let Some(frame) = chain.and_then(|chain| self.chains.top_mut(chain))
            && let Effect::Do(Verb::Bake(_)) = frame.effect.0
        {
            let mut baking = Baking::of(frame);
            baking.cooked = baking.cooked.saturating_add(goods);
            frame.work = Work::Baking(baking);
        }
    }

    /// A player bakes: the goods that fireplaces and hearths have turned into food so far.
    pub(crate) fn cooked_while_baking(&self, seat: Seat) -> Option<u8> {
        let frame = self.chains.asking(seat)?;
        matches!(frame.effect.0, Effect::Do(Verb::Bake(_))).then(|| Baking::of(frame).cooked)
    }
}
