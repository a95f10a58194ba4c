//! M14: the fourteen major improvements of the expansion.

use super::heating::LAST_FUEL;
use super::special::Action;
use super::tiles::Tile;
use super::words::less;
use crate::card::words::*;
use crate::card::{Card, Hook, Owner, Tag, Trade, Upgrade, When, Who};
use crate::goods::*;
use crate::phase::HarvestStep;
use crate::player::Remembers;
use crate::verb::{REMEMBER_USE, bonus, gain, gain_by, pay, remember_rounds};
use table::Effect::All;
use table::price::Manner::Adjust;

static SLAUGHTERHOUSE: [Trade; 4] = [
    any_time(sheep(1), food(1)),
    any_time(boar(1), food(1)),
    any_time(cattle(1), food(2)),
    any_time(horse(1), food(2)),
];

static COOKHOUSE: [Trade; 5] = [
    any_time(vegetable(1), food(3)),
    any_time(sheep(1), food(2)),
    any_time(boar(1), food(3)),
    any_time(cattle(1), food(4)),
    any_time(horse(1), food(2)),
];

/// M13.9: a Fireplace or a Cooking Hearth, in place of all the clay.
const FROM_COOKING: Option<Upgrade> = Some(Upgrade {
    from: |card| card.is(Tag::Fireplace) || (card.is(Tag::Hearth) && card.id != "I85"),
    instead_of_price: true,
});

static WOOD_TO_CLAY: [Trade; 1] = [any_time(wood(1), clay(1))];
static CLAY_TO_WOOD: [Trade; 1] = [any_time(clay(1), wood(1))];
static REED_TO_ANY: [Trade; 3] = [any_time(reed(1), wood(1)), any_time(reed(1), clay(1)), any_time(reed(1), stone(1))];

/// One of something more, and two with a horse.
fn with_a_horse(owner: &Owner) -> u8 {
    if owner.have(Good::Horse) > 0 { 2 } else { 1 }
}

/// M13.1: the twelve places: what is open at the start, and what lies beneath.
pub(super) static STACKS: [(&str, &str); 12] = [
    ("M1", "M001"),
    ("M2", "M002"),
    ("M3", "M003"),
    ("M4", "M004"),
    ("M5", "M006"),
    ("M6", "M007"),
    ("M10", "M005"),
    ("M7", "M008"),
    ("M8", "M009"),
    ("M9", "M010"),
    ("M011", "M013"),
    ("M012", "M014"),
];

/// The major improvements M001 to M014.
#[rustfmt::skip]
pub static MAJORS: [Card; 14] = [
    // Horse Slaughterhouse
    Card { id: "M001", cost: &[clay(1).and(stone(1))], points: 2, tags: &[Tag::Fire], hooks: &[Hook::Trade(&SLAUGHTERHOUSE)], ..MAJOR },
    Card { id: "M002", cost: &[clay(1).and(stone(1))], points: 2, tags: &[Tag::Fire], hooks: &[Hook::Trade(&SLAUGHTERHOUSE)], ..MAJOR },
    // Cookhouse
    Card { id: "M003", cost: &[clay(6)], upgrade: FROM_COOKING, points: 2, tags: &[Tag::Fire], hooks: &[Hook::Trade(&COOKHOUSE), Hook::Bake(3, u8::MAX)], ..MAJOR },
    Card { id: "M004", cost: &[clay(6)], upgrade: FROM_COOKING, points: 2, tags: &[Tag::Fire], hooks: &[Hook::Trade(&COOKHOUSE), Hook::Bake(3, u8::MAX)], ..MAJOR },
    // Village Church: once in each harvest 1 fuel for 1 bonus point
    Card { id: "M005", cost: &[wood(2).and(stone(4))], points: 4, hooks: &[
        play_gain(food(2)),
        Hook::AnyTime(|owner| owner.card.used == 0 && owner.game.phase.is_between(HarvestStep::FieldStart, HarvestStep::FeedingEnd),
                      All(&[pay(fuel(1)), bonus(1), REMEMBER_USE])),
    ], ..MAJOR },
    // Furnace
    Card { id: "M006", cost: &[clay(1).and(stone(1))], points: 1, hooks: &[play_gain(fuel(2)), Hook::Heating(|_| -1)], ..MAJOR },
    // Heating Stove
    Card { id: "M007", cost: &[clay(2).and(stone(1))], points: 1, hooks: &[Hook::HeatingAtMost(1)], ..MAJOR },
    // Furniture Stall, Ceramics Stall, Basket Stall
    Card { id: "M008", cost: &[wood(1).and(stone(1))], points: 2, hooks: &[Hook::Trade(&WOOD_TO_CLAY)], ..MAJOR },
    Card { id: "M009", cost: &[clay(1).and(stone(1))], points: 2, hooks: &[Hook::Trade(&CLAY_TO_WOOD)], ..MAJOR },
    Card { id: "M010", cost: &[reed(1).and(stone(1))], points: 2, hooks: &[Hook::Trade(&REED_TO_ANY)], ..MAJOR },
    // Peat-charcoal Kiln: M18.8 asks before scoring
    Card { id: "M011", cost: &[stone(1)], points: 1, hooks: &[
        Hook::On(When::Special(Action::CutPeat), Who::Owner, gain_by(|owner, _| fuel(with_a_horse(owner)))),
        at(When::BeforeScoring, LAST_FUEL),
        Hook::Score(|owner| steps(owner.have(Good::Fuel), &[(3, 1), (5, 2)])),
    ], ..MAJOR },
    // Forester's Lodge
    Card { id: "M012", cost: &[wood(1).and(clay(2))], points: 1, hooks: &[
        Hook::On(When::Special(Action::FellTrees), Who::Owner, gain_by(|owner, _| wood(with_a_horse(owner)))),
        Hook::Score(|owner| i32::from(owner.player().farm.tiles.of(Tile::Forest).len())),
    ], ..MAJOR },
    // Museum of the Moor
    Card { id: "M013", cost: &[clay(1).and(reed(1)).and(stone(1))], points: 3, hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        less(item, price, &[(&["M6", "M10"], Good::Stone), (&["M5", "M8", "M012"], Good::Clay), (&["M7"], Good::Wood), (&["M9"], Good::Reed)], offer);
    })], ..MAJOR },
    // Riding Stables: the food of a round is lost without two horses
    Card { id: "M014", cost: &[wood(2).and(clay(1)).and(reed(1))], points: 3, remembers: Remembers::Rounds, hooks: &[
        play(remember_rounds(ALL_ROUNDS)),
        Hook::If(When::RoundSpace, Who::Owner, |owner, fact| in_marked_round(owner, fact).filter(|_| owner.have(Good::Horse) >= 2), gain(food(1))),
    ], ..MAJOR },
];
