//! The harvest: fields, feeding, breeding. A17.

use crate::event::{Cause, Event};
use crate::goods::{ANIMALS, Good, Goods, food};
use crate::state::State;
use table::Seat;

impl State {
    /// A17, step 2: each player takes exactly one crop from every planted field.
    pub(crate) fn harvest_fields(&mut self) {
        for seat in self.seats() {
            let player = self.player_mut(seat);
            let goods = player.farm.harvest();
            player.goods.add(&goods);
            if !goods.is_empty() {
                self.log.note(|| Event::Harvested { seat, goods });
            }
        }
    }

    /// A17.4: 2 food for each adult (solo: 3) and 1 for each newborn.
    pub fn food_owed(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let adult = if self.is_solo() { 3 } else { 2 };
        (player.family - player.newborns) * adult + player.newborns
    }

    /// A17.6, D4: the most that can be paid now; any smaller amount may be paid too.
    pub(crate) fn most_paid(&self, seat: Seat) -> u8 {
        self.food_owed(seat).min(self.player(seat).goods.get(Good::Food))
    }

    /// A17.6: pays food; for each food missing, the player takes a begging card.
    pub(crate) fn feed(&mut self, seat: Seat, paid: u8) {
        let begging = self.food_owed(seat) - paid;
        self.pay(seat, food(paid), Cause::Harvest);
        self.player_mut(seat).begging += begging;
        self.log.note(|| Event::Fed { seat, food: paid, begging });
    }

    /// A17.9: the young that a player's animals could have: one of each type of which there are two.
    fn young(&self, seat: Seat) -> Goods {
        let goods = &self.player(seat).goods;
        ANIMALS.into_iter().filter(|&kind| goods.get(kind) >= 2).map(|kind| (kind, 1)).collect()
    }

    /// A17.9, A17.11, A17.13: the sets of young that all find a place, the empty one included.
    pub(crate) fn litters(&self, seat: Seat) -> impl Iterator<Item = Goods> {
        let young = self.young(seat);
        let housing = self.housing(seat);
        let have = self.player(seat).goods;
        (0..16u8).rev().filter_map(move |bits| {
            let litter = litter(bits);
            (young.contains(&litter) && housing.fits(&have.and(litter))).then_some(litter)
        })
    }

    /// Whether any young could be housed.
    pub(crate) fn can_breed(&self, seat: Seat) -> bool {
        !self.young(seat).is_empty() && self.litters(seat).any(|litter| !litter.is_empty())
    }

    /// A17.9: the young are born.
    pub(crate) fn breed(&mut self, seat: Seat, young: Goods) {
        self.player_mut(seat).goods.add(&young);
        self.log.note(|| Event::Bred { seat, young });
    }
}

/// One animal of each type whose bit is set, sheep in the highest.
fn litter(bits: u8) -> Goods {
    ANIMALS.into_iter().enumerate().filter(|(i, _)| bits & 8 >> i != 0).map(|(_, kind)| (kind, 1)).collect()
}
