//! Animals that find no place. A14.1.

use super::{Asked, Effect, Gain, Verb, no_answer};
use crate::card::hook::Topic;
use crate::card::{About, Fact, When};
use crate::contents::Contents;
use crate::event::{Cause, Event};
use crate::goods::{ANIMALS, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::{Chain, Seat};

/// A14.1: animals that find no place are cooked or given back.
#[derive(Debug)]
pub struct Keep;

impl Asked for Keep {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!game.animals_fit(frame.seat), Why::AnimalsFit)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let mut kept = game.housing(frame.seat).keepable(&game.player(frame.seat).goods);
        if game.has_debts(frame.seat, frame.chain) {
            kept.retain(|animals| game.may_keep(frame, animals));
        }
        let kept = kept.into_iter();
        out.extend(kept.map(|animals| Move::Keep { animals }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Keep { animals } = *m else { return Ok(()) };
        let kept = game.housing(frame.seat).keepable(&game.player(frame.seat).goods);
        check(kept.contains(&animals), Why::NoPlaceForAnimals)?;
        Err(Why::Committed)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Keep { animals } = *m else { no_answer(m) };
        game.chains.pop(frame.chain);
        let have = game.player(frame.seat).goods.only(&ANIMALS);
        game.release(frame.seat, have.less(&animals), frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("keep")
    }

    fn prompt(&self) -> &'static str {
        "keep"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Goods
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let have = game.player(frame.seat).goods.only(&ANIMALS);
        let kept = game.housing(frame.seat).keepable(&have);
        let most = kept.iter().max_by_key(|animals| animals.total()).copied().unwrap_or_default();
        Some(Contents::Keep { homeless: have.less(&most) })
    }

    fn is_for_exchanges(&self) -> bool {
        true
    }

    /// Animals that come at the same moment are housed together: what cards bring right after this comes first.
    fn answers_itself(&self, game: &mut State, frame: &Frame) -> bool {
        let is_gain = |f: &Frame| {
            f.seat == frame.seat
                && !f.optional
                && matches!(f.effect.0, Effect::Do(Verb::Gain(Gain::Goods(_) | Gain::By(_))))
        };
        let comes_along = |f: &&Frame| f.cause.card().is_some() && (f.group.is_shared() || is_gain(f));
        let nth = game.chains.frames(frame.chain).skip(1).take_while(comes_along).position(is_gain);
        let Some(nth) = nth else { return false };
        game.chains.put_first(frame.chain, 1 + nth);
        true
    }
}

impl State {
    /// A space of a player's farmyard is used in another way than before: crops that grew there without a field are thrown away, the
    /// animals of a card may lose their place, and cards may wait for it.
    #[inline]
    pub(crate) fn come_into_use(&mut self, frame: &Frame) {
        let player = self.player_mut(frame.seat);
        if !player.farm.wild.is_empty() {
            player.farm.clear_wild(player.farm.used());
        }
        if player.listens_to(Topic::Housing) {
            self.house_animals(frame.seat, frame.chain);
        }
        self.fire(When::Used, &Fact::new(frame.seat, frame.cause, About::Nothing), frame.chain);
    }

    /// A4.6: whether a player may give back all other animals and can still pay what is due.
    fn may_keep(&self, frame: &Frame, animals: &Goods) -> bool {
        let mut after = self.clone();
        let goods = &mut after.player_mut(frame.seat).goods;
        *goods = goods.less(&goods.only(&ANIMALS)).and(*animals);
        after.can_pay_debts(frame.seat, frame.chain)
    }

    /// A14.6: gives animals back to the general supply for nothing.
    pub(crate) fn release(&mut self, seat: Seat, animals: Goods, chain: Chain) {
        self.player_mut(seat).goods.remove(&animals);
        self.log.note(|| Event::Released { seat, animals });
        let fact = Fact { goods: animals, ..Fact::new(seat, Cause::Rules, About::Nothing) };
        self.fire(When::Released, &fact, chain);
    }
}
