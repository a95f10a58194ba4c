//! The harvest: fields, feeding, breeding. A17.

use crate::card::Hook;
use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::event::Event;
use crate::goods::{ANIMALS, Good, Goods, animals, food, herd};
use crate::state::{InPlay, Player, SEATS, State, Step};
use arrayvec::ArrayVec;
use table::Seat;

impl State {
    /// A17, step 2: each player takes exactly one crop from every planted field.
    pub(crate) fn harvest_fields(&mut self) {
        for seat in self.seats().filter(|&seat| !self.sits_out(seat)).collect::<ArrayVec<Seat, SEATS>>() {
            let stays = self.crops_that_stay(seat);
            let player = self.player_mut(seat);
            let goods = player.harvest(stays);
            player.goods.add(&goods);
            if !goods.is_empty() {
                self.log.note(|| Event::Harvested { seat, goods });
            }
        }
    }

    /// The crops a player would take from the fields if a harvest came now; none while one is being fed from.
    pub(crate) fn ripe(&self, seat: Seat) -> Goods {
        let gathered = matches!(self.step, Step::Harvest(2..=7));
        if gathered || self.sits_out(seat) {
            return Goods::NONE;
        }
        self.player(seat).clone().harvest(self.crops_that_stay(seat))
    }

    /// The crop that a player harvests from the general supply, leaving the field as it is.
    fn crops_that_stay(&self, seat: Seat) -> Option<Good> {
        self.hooks(seat, heed::HARVEST).find_map(|(my, hook)| match hook {
            Hook::Stays(kind) => {
                note(my.card.card, hook);
                Some(*kind)
            }
            _ => None,
        })
    }

    /// A17.4: 2 food for each adult, 3 alone at the table.
    pub fn food_per_adult(&self) -> u8 {
        if self.is_solo() { 3 } else { 2 }
    }

    /// A17.4: the food for all adults and 1 for each newborn.
    pub fn food_owed(&self, seat: Seat) -> u8 {
        if self.sits_out(seat) {
            return 0;
        }
        let player = self.player(seat);
        let owed = (player.family - player.newborns) * self.food_per_adult() + player.newborns;
        self.hooks(seat, heed::HARVEST).fold(owed, |owed, (my, hook)| match hook {
            Hook::Owed(change) => {
                let changed = change(&my, owed);
                if changed != owed {
                    note(my.card.card, hook);
                }
                changed
            }
            _ => owed,
        })
    }

    /// A17.6, D4: the most that can be paid now; any smaller amount may be paid too.
    pub(crate) fn most_paid(&self, seat: Seat) -> u8 {
        self.food_owed(seat).min(self.player(seat).goods.get(Good::Food))
    }

    /// A17.6: pays food; for each food missing, the player takes a begging card.
    pub(crate) fn feed(&mut self, seat: Seat, paid: u8) {
        let begging = self.food_owed(seat) - paid;
        let player = self.player_mut(seat);
        player.goods.remove(&food(paid));
        player.begging += begging;
        self.log.note(|| Event::Fed { seat, food: paid, begging });
    }

    /// A17.9: the young that a player's animals could have: one of each type of which there are two.
    fn young(&self, seat: Seat) -> Goods {
        let goods = &self.player(seat).goods;
        let mut young: Goods = ANIMALS.into_iter().filter(|&kind| goods.get(kind) >= 2).map(|kind| (kind, 1)).collect();
        for (my, hook) in self.hooks(seat, heed::HARVEST) {
            if let Hook::Young(change) = hook {
                let before = young;
                change(&my, &mut young);
                if young != before {
                    note(my.card.card, hook);
                }
            }
        }
        young
    }

    /// A17.9, A17.11, A17.13: the sets of young that all find a place, the empty one included.
    pub(crate) fn litters(&self, seat: Seat) -> impl Iterator<Item = Goods> {
        let young = herd(&self.young(seat));
        let housing = self.housing(seat);
        let have = self.player(seat).goods;
        let sets = young.iter().fold(1, |sets: usize, &n| sets * (usize::from(n) + 1));
        (0..sets).rev().map(move |number| litter(number, young)).filter(move |litter| housing.fits(&have.and(*litter)))
    }

    /// None, or one young of this type if there are two parents and a place.
    pub(crate) fn litters_of(&self, seat: Seat, kind: Good) -> impl Iterator<Item = Goods> + use<> {
        let have = self.player(seat).goods;
        let one = Goods::of(kind, 1);
        let born = have.get(kind) >= 2 && self.housing(seat).fits(&have.and(one));
        born.then_some(one).into_iter().chain([Goods::NONE])
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

impl Player {
    /// A17, step 2: takes one crop from every planted field, on the farm and on cards.
    fn harvest(&mut self, stays: Option<Good>) -> Goods {
        let mut goods = self.farm.harvest(stays);
        if self.heeds(heed::FIELD) {
            self.tableau.iter_mut().for_each(|held| goods.add(&harvest_card(held, stays)));
        }
        goods
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

/// A9.8: takes one crop off each field of a card, and remembers that it did.
fn harvest_card(held: &mut InPlay, stays: Option<Good>) -> Goods {
    let Some((kind, plots)) = held.field() else { return Goods::NONE };
    let mut crops = Goods::NONE;
    for i in 0..plots {
        if held.plot(i) > 0 {
            held.set_plot(i, held.plot(i) - u8::from(stays != Some(kind)));
            held.used += 1;
            crops.add(&Goods::of(kind, 1));
        }
    }
    crops
}
