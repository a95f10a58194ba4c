//! Short words in which the Moor's hand cards are written: the conditions of M16, and what several cards do.

use super::special::Action;
use super::tiles::Tile;
use crate::card::{CardId, CardKind, Fact, Hook, Item, Owner, When, Who};
use crate::event::Event;
use crate::farm::House;
use crate::goods::{ANIMALS, Good, Goods};
use crate::moves::Move;
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

/// Offers majors for sale with one of these ids, as far as the goods for them are at hand, at a price that is lower by so much.
pub fn for_sale(game: &State, frame: &Frame, ids: &[&str], off: Goods, offer: &mut dyn FnMut(Move)) {
    let wanted = game.majors_for_sale().filter(|card| ids.contains(&card.card().id));
    wanted
        .filter(|&card| way_to_buy(game, frame.seat, card, off).is_some())
        .for_each(|card| offer(Move::Improve { card, returns: None }));
}

fn way_to_buy(game: &State, seat: Seat, card: CardId, off: Goods) -> Option<Goods> {
    let prices = game.improvement_price(seat, card, None);
    let ways = prices.ways().iter().map(|way| way.less(&off));
    ways.into_iter().find(|way| game.player(seat).goods.contains(way))
}

/// Buys a major that was offered.
pub fn buy(game: &mut State, frame: &Frame, m: &Move, off: Goods) {
    let Move::Improve { card, .. } = *m else { return };
    if let Some(price) = way_to_buy(game, frame.seat, card, off) {
        game.pay(frame.seat, price, frame.cause);
        game.improve(frame, card, None, price);
    }
}

/// M13.10: puts a major that lies beneath another one on top of it.
pub fn put_on_top(game: &mut State, id: &str) {
    let Some(card) = CardId::named(id).filter(|card| game.covered.contains(*card)) else { return };
    game.covered.remove(card);
    game.put_on_board(card);
}

/// One animal of each type that a player has.
pub fn one_animal(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let have = ANIMALS.into_iter().filter(|&kind| game.player(frame.seat).goods.get(kind) > 0);
    have.for_each(|kind| offer(Move::Take { goods: Goods::of(kind, 1) }));
}

/// A player turns goods into others without an exchange of a card in play.
pub fn turn_into(game: &mut State, frame: &Frame, give: Goods, get: Goods) {
    let (seat, cause) = (frame.seat, frame.cause);
    let goods = &mut game.player_mut(seat).goods;
    goods.remove(&give);
    goods.add(&get);
    game.log.note(|| Event::Exchanged { seat, give, get, cause });
    if get.get(Good::Food) > 0 {
        game.tell_of_slaughter(seat, cause, &give, frame.chain);
    }
    game.house_animals(seat, frame.chain);
}
