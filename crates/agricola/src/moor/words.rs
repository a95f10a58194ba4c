//! Short words in which the Moor's hand cards are written: the conditions of M16, and what several cards do.

use super::special::Action;
use super::tiles::Tile;
use crate::card::{CardKind, Fact, Hook, Item, Owner, When, Who};
use crate::event::Event;
use crate::farm::House;
use crate::goods::{Good, Goods};
use crate::space::Spaces;
use crate::state::{Frame, State};
use crate::verb::Effect;
use table::Seat;

/// The Infirmary.
pub const INFIRMARY: Spaces = Spaces::of(&["IN"]);
/// The three workshops: Joinery, Pottery and Basketmaker's Workshop.
pub const WORKSHOPS: [&str; 3] = ["M7", "M8", "M9"];

/// M16.3, M16.4: the major improvements in play, and upgrades.
pub fn majors(owner: &Owner) -> u8 {
    majors_of(owner.game, owner.seat)
}

/// M16.3, M16.4: the major improvements that a player has in play, and upgrades.
pub fn majors_of(game: &State, seat: Seat) -> u8 {
    let is_major = |card: &&crate::card::Card| {
        card.kind == CardKind::Major || (card.kind == CardKind::Minor && card.upgrade.is_some())
    };
    game.player(seat).cards().filter(is_major).count() as u8
}

/// M16.8: visible forests.
pub fn forests(owner: &Owner) -> u8 {
    owner.player().farm.tiles.of(Tile::Forest).len()
}

/// M16.9: visible moors.
pub fn moors(owner: &Owner) -> u8 {
    owner.player().farm.tiles.of(Tile::Moor).len()
}

/// M16.10: horses.
pub fn horses(owner: &Owner) -> u8 {
    owner.have(Good::Horse)
}

/// M16.9: field tiles.
pub fn fields(owner: &Owner) -> u8 {
    owner.player().farm.fields.len()
}

/// Spaces on which nothing stands; those with tiles are used (MD34).
pub fn unused(owner: &Owner) -> u8 {
    owner.player().farm.unused().len()
}

/// M16.17: lives in a clay hut or a stone house.
pub fn has_renovated(owner: &Owner) -> bool {
    owner.house() != House::Wood
}

/// How many of these cards the owner has in play.
pub fn owned(owner: &Owner, ids: &[&str]) -> u8 {
    owner.player().cards().filter(|card| ids.contains(&card.id)).count() as u8
}

/// Each time the owner takes a special action.
pub const fn on_special(action: Action, effect: Effect) -> Hook {
    Hook::On(When::Special(action), Who::Owner, effect)
}

/// Books bonus points that depend on the game.
pub fn book(game: &mut State, frame: &Frame, points: u8) {
    let (seat, cause) = (frame.seat, frame.cause);
    if points > 0 {
        game.player_mut(seat).bonus += i16::from(points);
        game.log.note(|| Event::Bonus { seat, points, cause });
    }
}

/// Whether a person took at least this much of one of these from an action space.
pub fn took(fact: &Fact, amounts: &[(Good, u8)]) -> bool {
    fact.space().is_some() && amounts.iter().any(|(kind, least)| fact.goods.get(*kind) >= *least)
}

/// A price rule: these cards cost 1 less of something.
pub fn less(item: Item, price: &Goods, table: &[(&[&str], Good)], offer: &mut dyn FnMut(Goods)) {
    for (cards, kind) in table {
        if item.is_card(cards) && price.get(*kind) > 0 {
            offer(price.less(&Goods::of(*kind, 1)));
        }
    }
}
