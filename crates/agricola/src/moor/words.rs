//! Short words in which the Moor's hand cards are written: the conditions of M16, and what several cards do.

use super::special::Action;
use super::tiles::Tile;
use crate::card::{About, CardId, CardKind, Fact, Hook, Item, Owner, When, Who};
use crate::cell::{Cell, Cells};
use crate::event::{Cause, Event};
use crate::farm::House;
use crate::goods::{ANIMALS, Good, Goods};
use crate::moves::Move;
use crate::player::Memory;
use crate::space::Spaces;
use crate::state::{Frame, State};
use crate::verb::{Bill, Effect, run};
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

/// The space that was just freed by one of these special actions and is unused now. A Tool Shed may have added the action.
pub fn freed(owner: &Owner, fact: &Fact, actions: &[Action]) -> Option<About> {
    let About::Cell(cell) = fact.about else { return None };
    let taken = matches!(fact.cause, Cause::Special(action) if actions.contains(&action));
    let added = fact.by("M055") && actions.contains(&Action::CutPeat);
    fact.iff((taken || added) && owner.player().farm.unused().contains(cell))
}

/// The space that an effect is about is remembered on the card, with those that are.
pub fn remember_cell(game: &mut State, frame: &Frame, cell: Cell) {
    let known = Owner::of(game, frame).map_or(Cells::NONE, |owner| owner.memory().cells());
    game.remember(frame, Memory::of_cells(known | Cells::only(cell)));
}

/// Something of the card lies on the space that the effect is about, unless another card has used it meanwhile.
pub const PUT_ON_SPACE: Effect = run(|game, frame| {
    if let About::Cell(cell) = frame.about
        && game.player(frame.seat).farm.unused().contains(cell)
    {
        remember_cell(game, frame, cell);
    }
});

/// On how many of the spaces that the card remembers something has come about.
pub fn count_cells(owner: &Owner, which: Cells) -> Option<About> {
    match (owner.memory().cells() & which).len() {
        0 => None,
        n => Some(About::Count(n)),
    }
}

/// Nothing of the card lies on spaces that are used any more.
pub const FORGET_USED: Effect = run(|game, frame| {
    let used = game.player(frame.seat).farm.used();
    forget_cells(game, frame, used);
});

/// Nothing of the card lies on these spaces any more.
pub fn forget_cells(game: &mut State, frame: &Frame, cells: Cells) {
    let known = Owner::of(game, frame).map_or(Cells::NONE, |owner| owner.memory().cells());
    game.remember(frame, Memory::of_cells(known - cells));
}

/// Each time spaces are used on which something of the card lies.
pub const fn on_used(effect: Effect) -> Hook {
    Hook::If(When::Used, Who::Owner, |owner, _| count_cells(owner, owner.player().farm.used()), effect)
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

/// Offers those of these majors that are for sale and that the player can pay for, at a price that is lower by so much.
pub fn for_sale(game: &State, frame: &Frame, ids: &[&str], off: Goods, offer: &mut dyn FnMut(Move)) {
    let wanted = game.majors_for_sale().filter(|card| ids.contains(&card.card().id));
    wanted
        .filter(|&card| game.can_pay(frame.seat, &game.bill_price(frame.seat, Bill::Cheaper(card, off))))
        .for_each(|card| offer(Move::Improve { card, returns: None }));
}

/// Buys a major that was offered, in any of the ways in which it can be paid for.
pub fn buy(game: &mut State, frame: &Frame, m: &Move, off: Goods) {
    let Move::Improve { card, .. } = *m else { return };
    game.charge(frame, Bill::Cheaper(card, off));
}

/// A major that lies beneath another one.
fn beneath(game: &State, id: &str) -> Option<CardId> {
    CardId::named(id).filter(|card| game.covered.contains(*card))
}

/// M13.10: whether a major lies beneath another one.
pub fn is_beneath(game: &State, id: &str) -> bool {
    beneath(game, id).is_some()
}

/// M13.10: puts a major that lies beneath another one on top of it.
pub fn put_on_top(game: &mut State, id: &str) {
    if let Some(card) = beneath(game, id) {
        game.covered.remove(card);
        game.put_on_board(card);
    }
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
    // M10.3: cards that speak of animals turned into food hear of it, whatever turns them.
    if get.get(Good::Food) > 0 {
        let fact = Fact { goods: give, lying: get, ..Fact::new(seat, cause, About::Count(1)) };
        game.fire(When::Exchanged, &fact, frame.chain);
        game.tell_of_slaughter(seat, cause, &give, frame.chain);
        game.player_mut(seat).slaughtered = true;
    }
    game.house_animals(seat, frame.chain);
}
