//! The Moor's minor improvements: those written so far. They are not dealt until the Moor's rules are there. Facts and
//! rulings: `docs/cards/moor-minors.toml`.

use crate::card::words::*;
use crate::card::{Card, CardKind, Hook, Item, When, Who};
use crate::goods::*;
use crate::verb::gain;
use table::price::Manner::Adjust;

/// The minor improvements of the Moor written so far.
#[rustfmt::skip]
pub static MINORS: [Card; 1] = [
    // Farmhands' Quarters: 1 fuel may stand in for 1 building resource of a major
    Card { id: "M093", cost: &[wood(1).and(reed(1))], hooks: &[
        Hook::Price(Adjust, |_, item, price, offer| if matches!(item, Item::Card(card) if card.card().kind == CardKind::Major) {
            BUILDING.into_iter().filter(|&kind| price.get(kind) > 0).for_each(|kind| offer(price.less(&Goods::of(kind, 1)).and(fuel(1))));
        }),
        Hook::If(When::PassedOn, Who::Owner, |_, fact| fact.iff(true), gain(food(1))),
    ], ..MINOR },
];
