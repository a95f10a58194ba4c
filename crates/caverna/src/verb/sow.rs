//! Sowing (6.3): up to two grain and two vegetables on fields without crop.

use super::{Asked, Work, no_answer};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::{Goods, NONE, grain, ruby, vegetable};
use crate::home::{Crop, Single};
use crate::moves::Move;
use crate::rubies;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;

/// Sows.
#[derive(Debug)]
pub struct Sow;

/// No more of a crop in one action.
const MOST: u8 = 2;

/// How many grains and vegetables have been sown in this action.
fn sown(frame: &Frame) -> [u8; 2] {
    if let Work::Sowing { grain, vegetables } = frame.work { [grain, vegetables] } else { [0; 2] }
}

impl Asked for Sow {
    fn name(&self) -> &'static str {
        "sow"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Cells
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let [grains, vegetables] = sown(frame);
        let left = |crop: Crop, sown: u8| (MOST - sown).min(game.player(frame.seat).goods.get(crop.good()));
        Some(Contents::Sow { grain_left: left(Crop::Grain, grains), vegetable_left: left(Crop::Vegetable, vegetables) })
    }

    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let cleared = game.player(frame.seat).home.cleared();
        let crops = [Crop::Grain, Crop::Vegetable];
        out.extend(cleared.iter().flat_map(|cell| crops.map(|crop| Move::Sow { cell, crop })));
    }

    /// A field and a seed; rubies may buy both.
    fn can(&self, _: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        let home = actor.home();
        let [grains, vegetables] = sown(frame);
        check(grains < MOST || vegetables < MOST, Why::SownEnough)?;
        let field = if home.empty_fields().is_empty() {
            ruby(1 + rubies::for_single(home, Single::Field).ok_or(Why::NoFieldToSow)?)
        } else {
            NONE
        };
        actor.pays(field, Why::NoFieldToSow)?;
        let seed = (grains < MOST && actor.purse.afford(&field.and(grain(1))))
            || (vegetables < MOST && actor.purse.afford(&field.and(vegetable(1))));
        check(seed, Why::NoSeed)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        for (crop, count) in [Crop::Grain, Crop::Vegetable].into_iter().zip(sown(frame)) {
            if count < MOST && player.goods.get(crop.good()) > 0 {
                out.extend(player.home.empty_fields().iter().map(|cell| Move::Sow { cell, crop }));
            }
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        let Move::Sow { cell, crop } = *m else { return Why::OtherQuestion };
        let [grains, vegetables] = sown(frame);
        match crop {
            Crop::Grain if grains >= MOST => Why::SownEnough,
            Crop::Vegetable if vegetables >= MOST => Why::SownEnough,
            Crop::Grain | Crop::Vegetable => {
                let field = game.player(frame.seat).home.empty_fields().contains(cell);
                if field { Why::NoSeed } else { Why::NoEmptyField }
            }
        }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Sow { cell, crop } = *m else { no_answer(m) };
        let seat = frame.seat;
        let [mut grain, mut vegetables] = sown(frame);
        match crop {
            Crop::Grain => grain += 1,
            Crop::Vegetable => vegetables += 1,
        }
        game.work_on(frame.chain, Work::Sowing { grain, vegetables });
        let player = game.player_mut(seat);
        player.goods.remove(&Goods::of(crop.good(), 1));
        player.home.sow(cell, crop, crop.markers());
        game.note(|| Event::Sowed { seat, cell, crop });
        // 10.7: an animal may have stood on the field.
        game.check_housing(seat, frame.chain);
    }
}
