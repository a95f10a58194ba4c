//! The E deck: 53 minor improvements, in the order of their numbers. Facts and rulings: `docs/cards/agricola-e.toml`.

use super::majors::cook;
use super::words::*;
use super::{About, Card, Fact, Hook, Item, Owner, Tag, Trade, Upgrade, When, Who};
use crate::farm::House;
use crate::goods::*;
use crate::housing::{Housing, Site};
use crate::moves::Move;
use crate::phase::HarvestStep;
use crate::state::{Frame, State};
use crate::verb::*;
use table::Effect::{All, Do, Either, May};
use table::price::Manner::{Adjust, Replace};

static SIMPLE_FIREPLACE: [Trade; 4] = cook(2, 1, 2, 3);

/// Whether there is a place for another field or stable.
fn field_site(owner: &Owner) -> bool {
    !owner.player().farm.field_sites().is_empty()
}

fn stable_site(owner: &Owner) -> bool {
    !owner.player().farm.stable_sites().is_empty()
}

/// The minor improvements of the E deck.
#[rustfmt::skip]
pub static MINORS: [Card; 53] = [
    // Field
    Card { id: "E11", cost: &[food(1)], requires: field_site, hooks: &[play(PLOW)], ..PASSING },
    // Fishing Rod
    Card { id: "E12", cost: &[wood(1)], hooks: &[on_use(FISHING, gain_by(|owner, _| food(if owner.round() < 8 { 1 } else { 2 })))], ..MINOR },
    // Axe
    Card { id: "E13", cost: &[wood(1).and(stone(1))], hooks: &[Hook::Price(Replace, |_, item, _, offer| {
        if item == Item::Room(House::Wood) { offer(wood(2).and(reed(2))); }
    })], ..MINOR },
    // Baker's Oven
    Card { id: "E14", upgrade: Some(Upgrade { from: |card| card.is(Tag::Oven), instead_of_price: false }), points: 3,
           tags: &[Tag::Oven], hooks: &[Hook::Bake(5, 2), play(may(&BAKE))], ..MINOR },
    // Baking Tray
    Card { id: "E15", cost: &[wood(1)], hooks: &[
        Hook::AsMinor(|_, _, card| ["M5", "M6"].contains(&card.id)),
        Hook::Price(Adjust, |_, item, price, offer| if item.is_card(&["M5", "M6", "E27"]) {
            BUILDING.into_iter().filter(|&kind| price.get(kind) > 0).for_each(|kind| offer(price.less(&Goods::of(kind, 1))));
        }),
    ], ..MINOR },
    // Building Material
    Card { id: "E16", hooks: &[play(Either(&[gain(wood(1)), gain(clay(1))]))], ..PASSING },
    // Windmill
    Card { id: "E17", cost: &[wood(3).and(stone(1))], points: 2, hooks: &[Hook::Trade(&[any_time(grain(1), food(2))])], ..MINOR },
    // Bean Field
    Card { id: "E18", needs: &[Need::Occupations(2)], points: 1, hooks: &[Hook::Field(Good::Vegetable, 1)], ..MINOR },
    // Gypsy's Crock: 1 food more for each pair of goods cooked at once; while one bakes, bread counts too
    Card { id: "E19", cost: &[clay(2)], points: 1, hooks: &[
        Hook::Trades(&[Good::Food], cook_in_pairs),
        Hook::If(When::Oven, Who::Owner, |owner, fact| pairs_with(owner, fact, fact.about.count()), gain_each(food(1))),
        Hook::If(When::Exchanged, Who::Owner, |owner, fact| pairs_with(owner, fact, fact.goods.total() as u8), gain_each(food(1))),
    ], ..MINOR },
    // Simple Fireplace
    Card { id: "E20", cost: &[clay(1)], points: 1, tags: &[Tag::Fireplace],
           hooks: &[Hook::Trade(&SIMPLE_FIREPLACE), Hook::Bake(2, u8::MAX)], ..MINOR },
    // Half-timbered House: not beside the Mansion
    Card { id: "E21", cost: &[wood(1).and(clay(1)).and(reed(1)).and(stone(2))], hooks: &[
        Hook::Score(|owner| if owner.house() == House::Stone && !owner.has("K144") { owner.rooms().into() } else { 0 }),
    ], ..MINOR },
    // Raft
    Card { id: "E22", cost: &[wood(2)], points: 1, hooks: &[on_use(FISHING, Either(&[gain(food(1)), gain(reed(1))]))], ..MINOR },
    // Manger
    Card { id: "E23", cost: &[wood(2)], hooks: &[
        Hook::Score(|owner| steps(owner.player().farm.fenced.len(), &[(6, 1), (7, 2), (8, 3), (9, 4)])),
    ], ..MINOR },
    // Animal Pen
    Card { id: "E24", cost: &[wood(2)], needs: &[Need::Occupations(4)], points: 1,
           hooks: &[play(on_rounds(ALL_ROUNDS, food(2)))], ..MINOR },
    // Spices
    Card { id: "E25", hooks: &[Hook::BetterTrade(|card, trade, offer| {
        let spiced = if card.cooks() && trade.give.get(Good::Vegetable) > 0 { food(1) } else { NOTHING };
        offer(Trade { get: trade.get.and(spiced), ..*trade });
    })], ..MINOR },
    // Plane: 1 food more for the wood, or 2 food for another wood
    Card { id: "E26", cost: &[wood(1)], hooks: &[Hook::BetterTrade(|card, trade, offer| {
        if ["M7", "K122", "I258"].contains(&card.id) {
            offer(Trade { get: trade.get.and(food(1)), ..*trade });
            offer(Trade { give: trade.give.and(wood(1)), get: trade.get.and(food(2)), ..*trade });
        } else {
            offer(*trade);
        }
    })], ..MINOR },
    // Wood-fired Oven
    Card { id: "E27", cost: &[wood(3).and(stone(1))], points: 2, tags: &[Tag::Oven],
           hooks: &[Hook::Bake(3, u8::MAX), play(may(&BAKE))], ..MINOR },
    // Clogs
    Card { id: "E28", cost: &[wood(1)], hooks: &[
        Hook::Score(|owner| match owner.house() { House::Wood => 0, House::Clay => 1, House::Stone => 2 }),
    ], ..MINOR },
    // Shepherd's Pipe
    Card { id: "E29", needs: &[Need::Have(Good::Sheep, 1)], hooks: &[Hook::Housing(two_more_sheep)], ..MINOR },
    // Canoe
    Card { id: "E30", cost: &[wood(2)], needs: &[Need::Occupations(2)], points: 1,
           hooks: &[on_use(FISHING, gain(food(1).and(reed(1))))], ..MINOR },
    // Carp Pond
    Card { id: "E31", needs: &[Need::Improvements(2), Need::Occupations(1)], points: 1,
           hooks: &[play(on_rounds(Rounds::These(&[1, 3, 5, 7, 9, 11, 13]), food(1)))], ..MINOR },
    // Potato Dibber
    Card { id: "E32", cost: &[wood(1)], hooks: &[Hook::Sown(|_, sowing| i8::from(sowing.crop == Good::Vegetable))], ..MINOR },
    // Ceramics
    Card { id: "E33", cost: &[clay(1)], needs: &[Need::Oven], hooks: &[
        play_gain(food(2)),
        Hook::AsMinor(|_, _, card| card.id == "M8"),
        Hook::Price(Replace, |_, item, _, offer| if item.is_card(&["M8"]) { offer(NOTHING); }),
    ], ..MINOR },
    // Basket
    Card { id: "E34", cost: &[reed(1)], hooks: &[on_leaving(
        |_, fact| left_behind(fact, Good::Wood, 2), May(&All(&[leave(wood(2)), gain(food(3))])),
    )], ..MINOR },
    // Corn Scoop
    Card { id: "E35", cost: &[wood(1)], hooks: &[on_use(TAKE_GRAIN, gain(grain(1)))], ..MINOR },
    // Clay Roof
    Card { id: "E36", needs: &[Need::Occupations(1)], points: 1, hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        if item.is_building() { (1..=price.get(Good::Reed).min(2)).for_each(|n| offer(price.less(&reed(n)).and(clay(n)))); }
    })], ..MINOR },
    // Clay Supports
    Card { id: "E37", cost: &[wood(2)], hooks: &[Hook::Price(Replace, |_, item, _, offer| {
        if item == Item::Room(House::Clay) { offer(clay(2).and(wood(1)).and(reed(1))); }
    })], ..MINOR },
    // Madonna Statue
    Card { id: "E38", needs: &[Need::Improvements(2)], points: 2, hooks: &[play(Do(Verb::GiveUp(GiveUp(2))))], ..MINOR },
    // Market Stall
    Card { id: "E39", cost: &[grain(1)], hooks: &[play_gain(vegetable(1))], ..PASSING },
    // Mini Pasture
    Card { id: "E40", cost: &[food(2)], requires: |owner| owner.game.single_pastures(owner.seat).next().is_some(),
           hooks: &[play(Do(Verb::Fences(Fences::Gift)))], ..PASSING },
    // Millstone: A25.17, at most 2 food in each harvest in the German edition
    Card { id: "E41", cost: &[stone(1)], hooks: &[Hook::If(
        When::Bake, Who::Owner, |owner, fact| fact.iff(owner.dutch() || !owner.in_harvest() || owner.card.used == 0),
        All(&[gain(food(2)), REMEMBER_USE]),
    )], ..MINOR },
    // Helpful Neighbors: A25.24, both goods for wood and clay in the German edition
    Card { id: "E42", cost: &[wood(1), clay(1)], hooks: &[play(ask(from_neighbors, thank_neighbors))], ..PASSING },
    // Fruit Tree
    Card { id: "E43", needs: &[Need::Occupations(3)], points: 1, hooks: &[play(on_rounds(Rounds::Between(8, 14), food(1)))], ..MINOR },
    // Outhouse
    Card { id: "E44", cost: &[wood(1).and(clay(1))], requires: |owner| owner.others().any(|seat| owner.game.occupations(seat) < 2),
           points: 2, ..MINOR },
    // Private Forest
    Card { id: "E45", cost: &[food(2)], hooks: &[play(on_rounds(EVEN_ROUNDS, wood(1)))], ..MINOR },
    // Sack Cart
    Card { id: "E46", cost: &[wood(2)], needs: &[Need::Occupations(2)],
           hooks: &[play(on_rounds(Rounds::These(&[5, 8, 11, 14]), grain(1)))], ..MINOR },
    // Lettuce Patch: 4 food only at the moment of harvesting
    Card { id: "E47", needs: &[Need::Occupations(3)], points: 1, hooks: &[
        Hook::Field(Good::Vegetable, 1),
        Hook::If(When::Reap, Who::Owner, |owner, fact| fact.iff(owner.card.used > 0),
                 May(&All(&[pay(vegetable(1)), gain(food(4))]))),
    ], ..MINOR },
    // Reed Pond
    Card { id: "E48", needs: &[Need::Occupations(3)], points: 1, hooks: &[play(on_rounds(Rounds::Next(3), reed(1)))], ..MINOR },
    // Writing Desk: a second occupation on the same space
    Card { id: "E49", cost: &[wood(1)], needs: &[Need::Occupations(2)], points: 1, hooks: &[Hook::If(
        When::OccupationAction, Who::Owner, |_, fact| fact.iff(fact.space().is_some()), May(&occupation(Fee::Always(2))),
    )], ..MINOR },
    // Builder's Trowel
    Card { id: "E50", cost: &[wood(1)], hooks: &[
        Hook::AnyTime(|owner| owner.house() == House::Wood, renovate_to(House::Clay)),
    ], ..MINOR },
    // Spindle
    Card { id: "E51", cost: &[wood(1)], hooks: &[
        at(When::Harvest(HarvestStep::Field), gain_by(|owner, _| food(match owner.have(Good::Sheep) { 0..=2 => 0, 3..=4 => 1, _ => 2 }))),
    ], ..MINOR },
    // Stable
    Card { id: "E52", cost: &[wood(1)], requires: stable_site, hooks: &[play(FREE_STABLE)], ..PASSING },
    // Butter Churn
    Card { id: "E53", cost: &[wood(2)], hooks: &[
        at(When::Harvest(HarvestStep::Field), gain_by(|owner, _| food(owner.have(Good::Sheep) / 3 + owner.have(Good::Cattle) / 2))),
    ], ..MINOR },
    // Quarry
    Card { id: "E54", needs: &[Need::Occupations(4)], points: 2, hooks: &[on_use(DAY_LABOURER, gain(stone(3)))], ..MINOR },
    // Stone House Extension
    Card { id: "E55", cost: &[stone(3).and(reed(1))], requires: |owner| owner.house() == House::Stone && owner.has_room_site(),
           hooks: &[play(FREE_ROOM)], ..PASSING },
    // Stone Tongs
    Card { id: "E56", cost: &[wood(1)], hooks: &[on_use(STONE_SPACES, gain(stone(1)))], ..MINOR },
    // Dovecote
    Card { id: "E57", cost: &[stone(2)], points: 2, hooks: &[play(on_rounds(Rounds::Between(10, 14), food(1)))], ..MINOR },
    // Animal Yard
    Card { id: "E58", cost: &[wood(2)], needs: &[Need::Occupations(1)], points: 1,
           hooks: &[Hook::Housing(|owner, housing| housing.loose(owner.site(), 2))], ..MINOR },
    // Drinking Trough
    Card { id: "E59", cost: &[wood(2)], points: 1, hooks: &[Hook::Housing(|_, housing| housing.widen_pastures(|_| 2))], ..MINOR },
    // Cattle Market
    Card { id: "E60", cost: &[sheep(1)], hooks: &[play_gain(cattle(1))], ..PASSING },
    // Riding Plow: up to 3 fields instead of 1, twice
    Card { id: "E61", cost: &[wood(4)], needs: &[Need::Occupations(3)], points: 2, tags: &[Tag::Plow], hooks: &[Hook::If(
        When::Plow, Who::Owner, |_, fact| fact.iff(fact.on(PLOW_SPACES)),
        May(&All(&[times(2), only_one_of(Tag::Plow), plow(2)])),
    )], ..MINOR },
    // Turnwrest Plow: up to 3 fields instead of 1, once
    Card { id: "E62", cost: &[wood(3)], needs: &[Need::Occupations(2)], points: 1, tags: &[Tag::Plow], hooks: &[Hook::If(
        When::Plow, Who::Owner, |_, fact| fact.iff(fact.on(PLOW_SPACES)),
        May(&All(&[times(1), only_one_of(Tag::Plow), plow(2)])),
    )], ..MINOR },
    // Feed Pellets
    Card { id: "E338", hooks: &[Hook::Trades(&ANIMALS, |owner, offer| {
        ANIMALS.into_iter().filter(|&kind| owner.have(kind) > 0).for_each(|kind| offer(each_feeding(vegetable(1), Goods::of(kind, 1))));
    })], ..MINOR },
];

/// Gypsy's Crock: two goods that a fireplace or hearth could cook, cooked together for 1 food more.
fn cook_in_pairs(owner: &Owner, offer: &mut dyn FnMut(Trade)) {
    const COOKED: [Good; 5] = [Good::Vegetable, Good::Sheep, Good::Boar, Good::Cattle, Good::Horse];
    let cooked = COOKED.map(|kind| owner.game.cooked(owner.seat, kind).map(|food| (Goods::of(kind, 1), food)));
    for (i, first) in cooked.iter().enumerate() {
        for second in &cooked[i..] {
            if let (Some((first, a)), Some((second, b))) = (first, second) {
                offer(any_time(first.and(*second), food(a + b + 1)));
            }
        }
    }
}

/// Gypsy's Crock: the pairs that this many more goods complete, while the owner bakes.
fn pairs_with(owner: &Owner, fact: &Fact, more: u8) -> Option<About> {
    let cooks = fact.cause.card().is_some_and(|card| card.card().cooks_on_fire());
    let cooked = owner.game.cooked_while_baking(owner.seat).filter(|_| cooks)?;
    let pairs = cooked / 2 - cooked.saturating_sub(more) / 2;
    (pairs > 0).then_some(About::Count(pairs))
}

/// Shepherd's Pipe: 2 more sheep in every pasture, and 2 sheep in every unfenced stable.
fn two_more_sheep(_: &Owner, housing: &mut Housing) {
    for pen in housing.pens.iter_mut().filter(|pen| matches!(pen.site, Site::Pasture(_))) {
        pen.holds[0] += 2;
    }
    for (site, places) in std::mem::take(&mut housing.loose) {
        match site {
            Site::Stable(_) => housing.pen(site, [2, 1, 1, 1]),
            Site::Pasture(_) => {
                housing.loose(site, places);
                housing.pen(site, [2, 0, 0, 0]);
            }
            Site::Home | Site::Space(_) | Site::Card(_) => housing.loose(site, places),
        }
    }
}

/// Helpful Neighbors: one of the goods; in the German edition also both, for the half of the price that was not paid.
fn from_neighbors(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    offer(Move::Take { goods: stone(1) });
    offer(Move::Take { goods: reed(1) });
    if !game.rules.is_dutch() && game.player(frame.seat).goods.contains(&other_half(frame)) {
        offer(Move::Take { goods: stone(1).and(reed(1)) });
    }
}

fn thank_neighbors(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Take { goods } = *answer else { return };
    if goods.total() == 2 {
        game.pay(frame.seat, other_half(frame), frame.cause);
    }
    game.gain(frame, goods);
}

/// The clay if wood was paid, otherwise the wood.
fn other_half(frame: &Frame) -> Goods {
    if matches!(frame.about, About::Goods(paid) if paid.get(Good::Wood) > 0) { clay(1) } else { wood(1) }
}
