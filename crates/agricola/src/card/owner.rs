//! The owner of a card: how a card's functions see the game.

use super::{CardId, Tag};
use crate::farm::{Crop, House};
use crate::goods::{Good, herd};
use crate::housing::Site;
use crate::player::{InPlay, Memory, Player};
use crate::state::{Frame, State};
use table::Seat;

/// The owner of a card, with the game as that player sees it and the card itself.
#[derive(Clone, Copy)]
pub struct Owner<'a> {
    /// The game.
    pub game: &'a State,
    /// The seat.
    pub seat: Seat,
    /// The card with what it remembers.
    pub card: InPlay,
}

impl<'a> Owner<'a> {
    /// Somebody who has this card, in play or not.
    pub fn new(game: &'a State, seat: Seat, card: CardId) -> Owner<'a> {
        let held = game.player(seat).in_play(card);
        Owner { game, seat, card: held.copied().unwrap_or(InPlay::new(card)) }
    }

    /// The owner of the card that a frame belongs to, who is not always the one who is asked; nobody if it belongs to no
    /// card.
    pub fn of(game: &'a State, frame: &Frame) -> Option<Owner<'a>> {
        let card = frame.cause.card()?;
        Some(Owner::new(game, game.owner(card).unwrap_or(frame.seat), card))
    }

    /// The owner's things.
    pub fn player(&self) -> &'a Player {
        self.game.player(self.seat)
    }

    /// The card as a place for animals.
    pub fn site(&self) -> Site {
        Site::Card(self.card.card)
    }

    /// How many of these goods the owner has.
    pub fn have(&self, kind: Good) -> u8 {
        self.player().goods.get(kind)
    }

    /// What the owner's home is made of.
    pub fn house(&self) -> House {
        self.player().farm.house
    }

    /// The number of the owner's rooms.
    pub fn rooms(&self) -> u8 {
        self.player().farm.rooms.len()
    }

    /// The round in progress.
    pub fn round(&self) -> u8 {
        self.game.round
    }

    /// What the card remembers.
    pub fn memory(&self) -> Memory {
        self.card.memory
    }

    /// The number on the card.
    pub fn count(&self) -> u16 {
        self.card.memory.count()
    }

    /// Whether the card remembers the round in progress ([`crate::verb::Limit::OncePerRound`]).
    pub fn used_this_round(&self) -> bool {
        self.card.memory.round() == Some(self.game.round)
    }

    /// Whether the Dutch edition decides (A25).
    pub fn dutch(&self) -> bool {
        self.game.rules.is_dutch()
    }

    /// Whether a harvest is in progress.
    pub fn in_harvest(&self) -> bool {
        self.game.phase.is_harvest()
    }

    /// A1.19: the owner's occupations in play, as conditions count them.
    pub fn occupations(&self) -> u8 {
        self.game.occupations(self.seat)
    }

    /// The owner's improvements in play, major and minor.
    pub fn improvements(&self) -> u8 {
        self.game.improvements(self.seat)
    }

    /// A14.9: all animals of the owner; 255 if there are more.
    pub fn animals(&self) -> u8 {
        herd(&self.player().goods).into_iter().fold(0, u8::saturating_add)
    }

    /// A1.16: the owner's fields with this crop, on the farm and on cards.
    pub fn planted(&self, crop: Crop) -> u8 {
        self.player().planted_tiles(crop) + self.player().planted_on_cards(crop)
    }

    /// Whether there is a place for another room.
    pub fn has_room_site(&self) -> bool {
        !self.player().farm.room_sites().is_empty()
    }

    /// Whether the owner has a card with this id in play.
    pub fn has(&self, id: &str) -> bool {
        self.player().cards().any(|card| card.id == id)
    }

    /// Whether the owner has a card of this group in play.
    pub fn has_a(&self, tag: Tag) -> bool {
        self.player().cards().any(|card| card.is(tag))
    }

    /// All other seats.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let own = self.seat;
        self.game.seats().filter(move |&seat| seat != own)
    }
}
