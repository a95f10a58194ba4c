//! Animals on a card of somebody else. M15.10: which animal stands there matters when animals breed, and only then.

use super::{Asked, LODGE, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{CardId, Hook};
use crate::goods::{ANIMALS, Good, Goods};
use crate::housing::{Housing, Site};
use crate::moves::Move;
use crate::phase::{HarvestStep, Phase};
use crate::player::Memory;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::{Chain, Seat};

/// Chooses the animal that stands on a card of somebody else while animals breed.
#[derive(Debug)]
pub struct Lodge;

impl Asked for Lodge {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!frame.is_begun() && !game.lodgers_to_choose(frame.seat).is_empty(), Why::NoAnswer)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let kinds = game.lodgers_to_choose(frame.seat).into_iter();
        out.extend(kinds.map(|kind| Move::Take { goods: Goods::of(kind, 1) }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Take { .. } = m { Err(Why::NoPlaceForAnimals) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Take { goods } = *m else { no_answer(m) };
        game.chains.pop(frame.chain);
        let kind = ANIMALS.into_iter().find(|kind| goods.get(*kind) > 0);
        game.lodge(frame.seat, kind);
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }

    fn prompt(&self) -> &'static str {
        "lodge"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Goods
    }
}

impl State {
    /// The cards of others on which an animal of this player may stand, with their owners.
    fn lodgings(&self, seat: Seat) -> impl Iterator<Item = (Seat, CardId)> {
        let owners = self.seats().filter(move |&owner| owner != seat && self.topics.contains(Topic::Lodging));
        owners.flat_map(|owner| self.hooks(owner, Topic::Lodging)).map(|(owner, hook)| {
            note(owner.card.card, hook);
            (owner.seat, owner.card.card)
        })
    }

    /// The places for a player's animals on cards of others.
    pub(crate) fn add_lodgings(&self, seat: Seat, housing: &mut Housing) {
        self.lodgings(seat).for_each(|(_, card)| housing.loose(Site::Card(card), 1));
    }

    /// All places for a player's animals but those on cards of others.
    fn own_housing(&self, seat: Seat) -> Housing {
        let mut housing = self.housing(seat);
        let sites: Vec<Site> = self.lodgings(seat).map(|(_, card)| Site::Card(card)).collect();
        housing.loose.retain(|(site, _)| !sites.contains(site));
        housing
    }

    /// The animals of which one must stand on a card of somebody else, because there is no place for all of them elsewhere.
    fn lodgers_to_choose(&self, seat: Seat) -> Vec<Good> {
        let (own, have) = (self.own_housing(seat), self.player(seat).goods);
        if own.fits(&have) {
            return Vec::new();
        }
        let can_go = |kind: &Good| have.get(*kind) > 0 && own.fits(&have.less(&Goods::of(*kind, 1)));
        ANIMALS.into_iter().filter(can_go).collect()
    }

    /// Whether a player has a card on which animals of others stand.
    pub(crate) fn lodges_others(&self, seat: Seat) -> bool {
        self.hooks(seat, Topic::Lodging).next().is_some()
    }

    /// The place of a player among the others who have animals on a card.
    fn place_among_guests(&self, owner: Seat, seat: Seat) -> usize {
        (self.players.len() + seat.index() - owner.index() - 1) % self.players.len()
    }

    /// An animal of a player stands on the card of somebody else, or none.
    fn lodge(&mut self, seat: Seat, kind: Option<Good>) {
        let lodgings: Vec<(Seat, CardId)> = self.lodgings(seat).collect();
        for (owner, card) in lodgings {
            let place = self.place_among_guests(owner, seat);
            if let Some(held) = self.player_mut(owner).tableau.iter_mut().find(|held| held.card == card) {
                let mut guests = held.memory.guests();
                guests[place] = kind;
                held.memory = Memory::Guests(guests);
            }
        }
    }

    /// Before animals breed it is settled which of them stand on cards of others; who has a choice is asked.
    pub(crate) fn settle_lodgers(&mut self) {
        if !self.topics.contains(Topic::Lodging) {
            return;
        }
        for seat in self.seats() {
            match self.lodgers_to_choose(seat)[..] {
                [] => self.lodge(seat, None),
                [first, ref more @ ..] => {
                    self.lodge(seat, Some(first));
                    if !more.is_empty() && !self.sits_out(seat) {
                        self.chains.push(Frame::new(LODGE, seat, crate::event::Cause::Harvest).on(Chain::Of(seat)));
                    }
                }
            }
        }
    }

    /// The animal of a player that stands on a card of somebody else while animals breed.
    fn lodger(&self, seat: Seat) -> Goods {
        if self.phase != Phase::Harvest(HarvestStep::Breeding) {
            return Goods::NONE;
        }
        let stands = |(owner, card): (Seat, CardId)| {
            let guests = self.player(owner).in_play(card)?.memory.guests();
            guests[self.place_among_guests(owner, seat)]
        };
        self.lodgings(seat).find_map(stands).map_or(Goods::NONE, |kind| Goods::of(kind, 1))
    }

    /// A17.9, M15.10: the animals that can have young for a player: without one that stands on a card of somebody else, and with those
    /// of others on a card of the player's.
    pub(crate) fn breeding_stock(&self, seat: Seat) -> Goods {
        let own = self.player(seat).goods.only(&ANIMALS);
        if !self.topics.contains(Topic::Lodging) || self.phase != Phase::Harvest(HarvestStep::Breeding) {
            return own;
        }
        let cards = self.hooks(seat, Topic::Lodging).filter(|(_, hook)| matches!(hook, Hook::Lodging));
        let guests = cards.flat_map(|(owner, _)| owner.memory().guests()).flatten();
        guests.fold(own.less(&self.lodger(seat)), |stock, kind| stock.and(Goods::of(kind, 1)))
    }

    /// The places for young animals, and the animals that are there already.
    pub(crate) fn nursery(&self, seat: Seat) -> (Housing, Goods) {
        let have = self.player(seat).goods;
        if !self.topics.contains(Topic::Lodging) {
            return (self.housing(seat), have);
        }
        match self.lodger(seat) {
            Goods::NONE => (self.housing(seat), have),
            lodger => (self.own_housing(seat), have.less(&lodger)),
        }
    }
}
