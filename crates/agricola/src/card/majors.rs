//! A16: the ten major improvements.

use super::words::*;
use super::{Card, Hook, Tag, Trade, TradeTime, Upgrade};
use crate::goods::*;
use crate::verb::{BAKE, Rounds, may, on_rounds};

/// A15.3: what a cooking improvement makes of a vegetable, a sheep, a boar and a cattle.
pub(super) const fn cook(vegetables: u8, lamb: u8, pork: u8, beef: u8) -> [Trade; 4] {
    [
        Trade { give: vegetable(1), get: food(vegetables), when: TradeTime::Any },
        Trade { give: sheep(1), get: food(lamb), when: TradeTime::Any },
        Trade { give: boar(1), get: food(pork), when: TradeTime::Any },
        Trade { give: cattle(1), get: food(beef), when: TradeTime::Any },
    ]
}

static FIREPLACE: [Trade; 4] = cook(2, 2, 2, 3);
pub(super) static HEARTH: [Trade; 4] = cook(3, 2, 3, 4);

/// A13.9, A13.13: any Fireplace, taken back in place of the clay.
const FROM_FIREPLACE: Option<Upgrade> = Some(Upgrade { from: |card| card.is(Tag::Fireplace), instead_of_price: true });

/// A17.2: a workshop turns one good into food once in each harvest.
const fn workshop(give: Goods, get: Goods) -> [Trade; 1] {
    [Trade { give, get, when: TradeTime::OncePerHarvest }]
}

static JOINERY: [Trade; 1] = workshop(wood(1), food(2));
static POTTERY: [Trade; 1] = workshop(clay(1), food(2));
static BASKETS: [Trade; 1] = workshop(reed(1), food(3));

/// A16.2: a bonus point for each of the steps that the goods in the supply reach.
fn stock_bonus(have: u8, steps: [u8; 3]) -> i32 {
    steps.iter().filter(|&&step| have >= step).count() as i32
}

/// The major improvements M1 to M10.
#[rustfmt::skip]
pub static MAJORS: [Card; 10] = [
    Card { id: "M1", cost: &[clay(2)], points: 1, tags: &[Tag::Fireplace], hooks: &[Hook::Trade(&FIREPLACE), Hook::Bake(2, u8::MAX)], ..MAJOR },
    Card { id: "M2", cost: &[clay(3)], points: 1, tags: &[Tag::Fireplace], hooks: &[Hook::Trade(&FIREPLACE), Hook::Bake(2, u8::MAX)], ..MAJOR },
    Card { id: "M3", cost: &[clay(4)], upgrade: FROM_FIREPLACE, points: 1, tags: &[Tag::Hearth],
           hooks: &[Hook::Trade(&HEARTH), Hook::Bake(3, u8::MAX)], ..MAJOR },
    Card { id: "M4", cost: &[clay(5)], upgrade: FROM_FIREPLACE, points: 1, tags: &[Tag::Hearth],
           hooks: &[Hook::Trade(&HEARTH), Hook::Bake(3, u8::MAX)], ..MAJOR },
    // A10.5: ovens bake at once when acquired.
    Card { id: "M5", cost: &[clay(3).and(stone(1))], points: 2, tags: &[Tag::Oven], hooks: &[Hook::Bake(5, 1), Hook::Play(may(&BAKE))], ..MAJOR },
    Card { id: "M6", cost: &[clay(1).and(stone(3))], points: 3, tags: &[Tag::Oven], hooks: &[Hook::Bake(4, 2), Hook::Play(may(&BAKE))], ..MAJOR },
    Card { id: "M7", cost: &[wood(2).and(stone(2))], points: 2, hooks: &[
        // D16: not beside the Sawmill.
        Hook::Trade(&JOINERY), Hook::Score(|owner| if owner.has("K122") { 0 } else { stock_bonus(owner.have(Good::Wood), [3, 5, 7]) }),
    ], ..MAJOR },
    Card { id: "M8", cost: &[clay(2).and(stone(2))], points: 2, hooks: &[
        Hook::Trade(&POTTERY), Hook::Score(|owner| stock_bonus(owner.have(Good::Clay), [3, 5, 7])),
    ], ..MAJOR },
    Card { id: "M9", cost: &[reed(2).and(stone(2))], points: 2, hooks: &[
        Hook::Trade(&BASKETS), Hook::Score(|owner| stock_bonus(owner.have(Good::Reed), [2, 4, 5])),
    ], ..MAJOR },
    Card { id: "M10", cost: &[wood(1).and(stone(3))], points: 4, hooks: &[Hook::Play(on_rounds(Rounds::Next(5), food(1)))], ..MAJOR },
];
