//! Animals that find no place. A14.1.

use super::{Asked, Effect, Gain, Verb, no_answer};
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::{ANIMALS, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};

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
        game.release(frame.seat, have.less(&animals));
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
        let comes_along = |f: &&Frame| f.cause.card().is_some() && (f.group != 0 || is_gain(f));
        let nth = game.chains.frames(frame.chain).skip(1).take_while(comes_along).position(is_gain);
        let Some(nth) = nth else { return false };
        game.chains.put_first(frame.chain, 1 + nth);
        true
    }
}

impl State {
    /// A4.6: whether a player may give back all other animals and can still pay what is due.
    fn may_keep(&self, frame: &Frame, animals: &Goods) -> bool {
        let mut after = self.clone();
        let goods = &mut after.player_mut(frame.seat).goods;
        *goods = goods.less(&goods.only(&ANIMALS)).and(*animals);
        after.can_pay_debts(frame.seat, frame.chain)
    }

    /// A14.6: gives animals back to the general supply for nothing.
    pub(crate) fn release(&mut self, seat: table::Seat, animals: Goods) {
        self.player_mut(seat).goods.remove(&animals);
        self.log.note(|| Event::Released { seat, animals });
    }
}
