//! Young animals. A17.9 to A17.13.

use super::{Asked, no_answer};
use crate::card::Hook;
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::event::Event;
use crate::goods::{ANIMALS, Good, Goods, animals, herd};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Seat;

/// Animals have young.
#[derive(Debug)]
pub enum Breed {
    /// A17.9: all types.
    All,
    /// One type only.
    One(Good),
}

impl Breed {
    /// A17.9: the young that a player's animals could have: one of each type of which there are two.
    fn young(&self, game: &State, seat: Seat) -> Goods {
        let goods = game.breeding_stock(seat);
        let pairs =
            |kinds: &[Good]| kinds.iter().filter(|kind| goods.get(**kind) >= 2).map(|kind| (*kind, 1)).collect();
        match self {
            Breed::One(kind) => pairs(&[*kind]),
            Breed::All => game.with_young_of_cards(seat, pairs(&ANIMALS)),
        }
    }

    /// A17.9, A17.11, A17.13: the sets of young that all find a place, the empty one included.
    fn litters(&self, game: &State, seat: Seat) -> impl Iterator<Item = Goods> + use<> {
        let young = herd(&self.young(game, seat));
        let (housing, have) = game.nursery(seat);
        let sets = young.iter().fold(1, |sets: usize, &n| sets * (usize::from(n) + 1));
        (0..sets).rev().map(move |number| litter(number, young)).filter(move |litter| housing.fits(&have.and(*litter)))
    }
}

impl Asked for Breed {
    /// A14.6: whoever could make room for young by giving other animals back is asked too.
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let young = self.young(game, frame.seat);
        check(!young.is_empty(), Why::NoYoung)?;
        let (housing, have) = game.nursery(frame.seat);
        let fits_alone = |(kind, _): (Good, u8)| housing.fits(&Goods::of(kind, have.get(kind) + 1));
        check(young.iter().any(fits_alone), Why::NoYoung)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(self.litters(game, frame.seat).map(|young| Move::Breed { young }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Breed { .. } = m { Err(Why::NoYoung) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Breed { young } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        game.player_mut(seat).goods.add(&young);
        game.log.note(|| Event::Bred { seat, young });
    }

    fn name(&self) -> Option<&'static str> {
        Some("breed")
    }

    fn prompt(&self) -> &'static str {
        "breed"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Goods
    }

    fn is_for_exchanges(&self) -> bool {
        true
    }
}

impl State {
    /// The young as cards change them.
    fn with_young_of_cards(&self, seat: Seat, mut young: Goods) -> Goods {
        for (owner, hook) in self.hooks(seat, Topic::HarvestRules) {
            if let Hook::Young(change) = hook {
                let before = young;
                change(&owner, &mut young);
                if young != before {
                    note(owner.card.card, hook);
                }
            }
        }
        young
    }
}

/// The set of young with this number; the highest number is all of them.
fn litter(mut number: usize, most: [u8; 4]) -> Goods {
    let mut herd = [0; 4];
    for kind in (0..4).rev() {
        let choices = usize::from(most[kind]) + 1;
        herd[kind] = (number % choices) as u8;
        number /= choices;
    }
    animals(herd)
}
