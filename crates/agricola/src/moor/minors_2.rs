//! The Moor's minor improvements M061 to M131, in the order of their numbers. Facts and rulings: `docs/cards/moor-minors.toml`.

use super::special::Action;
use super::specials::Lies;
use super::tiles::{Tile, What, lay};
use super::words::*;
use crate::card::words::*;
use crate::card::{About, Card, CardKind, Fact, Hook, Item, Owner, Tag, Trade, TradeTime, Upgrade, When, Who};
use crate::cell::Cells;
use crate::event::{Cause, Event};
use crate::goods::*;
use crate::moves::Move;
use crate::phase::HarvestStep;
use crate::player::{InPlay, Memory, Player, Remembers};
use crate::score::Category;
use crate::space::Spaces;
use crate::state::{Frame, ROUNDS, State};
use crate::verb::*;
use table::Effect::{All, Either, May};
use table::Seat;
use table::price::Manner::Adjust;

/// M13.5, M15.7: an upgrade of one of these major improvements.
const fn upgrade_of(from: fn(&Card) -> bool) -> Option<Upgrade> {
    Some(Upgrade { from, instead_of_price: false })
}

static PEAT_BOAT: [Trade; 6] = [
    any_time(fuel(3), wood(2)),
    any_time(fuel(3), clay(2)),
    any_time(fuel(4), reed(2)),
    any_time(fuel(4), stone(2)),
    any_time(fuel(2), grain(1)),
    any_time(fuel(3), vegetable(1)),
];

static OPEN_GRILL: [Trade; 5] = [
    any_time(vegetable(1), food(2)),
    any_time(sheep(1), food(2)),
    any_time(boar(1), food(3)),
    any_time(cattle(1), food(3)),
    any_time(horse(1), food(2)),
];

static HORSE_BUTCHERY: [Trade; 5] = [
    any_time(sheep(1), food(1)),
    any_time(boar(1), food(2)),
    any_time(cattle(1), food(3)),
    any_time(horse(1), food(2)),
    any_time(horse(2), food(5)),
];

/// Hearth Brush: buys the Heating Stove at its price.
const STOVE: Effect = ask(
    |game, frame, offer| for_sale(game, frame, &["M007"], NOTHING, offer),
    |game, frame, m| buy(game, frame, m, NOTHING),
);
/// Pastoral Letter: buys the Village Church at its price.
const CHURCH: Effect = ask(
    |game, frame, offer| for_sale(game, frame, &["M005"], NOTHING, offer),
    |game, frame, m| buy(game, frame, m, NOTHING),
);

static DISTILLERY: [Trade; 1] = [each_harvest(fuel(1).and(grain(1)), food(5))];

/// Routine Work: 1 fuel or 1 food for one idle workshop, which then makes no food in this harvest.
const FUEL_OR_FOOD: Effect = ask(fuel_or_food, pay_for_idling);
/// Routine Work: the same for all that are still idle, one after the other.
const FUEL_OR_FOOD_FOR_ALL: Effect = ask(fuel_or_food, |game, frame, m| {
    game.chains.push(*frame);
    pay_for_idling(game, frame, m);
});

/// The minor improvements M061 to M131.
#[rustfmt::skip]
pub static MINORS: [Card; 71] = [
    // Hay Wagon
    Card { id: "M061", cost: &[wood(2)], requires: |owner| horses(owner) >= 2, points: 1, hooks: &[
        on_take(|_, fact| fact.iff(took(fact, &[(Good::Wood, 3), (Good::Clay, 3), (Good::Reed, 2), (Good::Stone, 2)])),
                May(&Either(&[rooms(ANY), RENOVATE]))),
    ], ..MINOR },
    // Hearth Brush: the Heating Stove on top, and bought after a placement in a later round
    Card { id: "M062", cost: &[reed(1)], remembers: Remembers::Round, hooks: &[
        play(All(&[REMEMBER_ROUND, May(&All(&[only(|game, _| is_beneath(game, "M007")), run(|game, _| put_on_top(game, "M007"))]))])),
        Hook::If(When::UseEnd(Spaces::ALL), Who::Owner, in_a_later_round, May(&STOVE)),
        Hook::Score(|owner| owned(owner, &["M007"]).into()),
    ], ..MINOR },
    // Pastoral Letter: the same with the Village Church
    Card { id: "M063", requires: |owner| majors(owner) >= 2, remembers: Remembers::Round, hooks: &[
        play(All(&[REMEMBER_ROUND, May(&All(&[only(|game, _| is_beneath(game, "M005")), run(|game, _| put_on_top(game, "M005"))]))])),
        Hook::If(When::UseEnd(Spaces::ALL), Who::Owner, in_a_later_round, May(&CHURCH)),
        Hook::Score(|owner| owned(owner, &["M005", "M068"]).into()),
    ], ..MINOR },
    // Family Burial Plot
    Card { id: "M064", cost: &[stone(1)], requires: |owner| owner.house() == crate::farm::House::Stone, points: 1,
           hooks: &[play(May(&All(&[lay(What::Mark, 1), bonus(1)])))], ..MINOR },
    // Fire Brigade: the 4 food and 4 fuel are only shown
    Card { id: "M065", cost: &[clay(1).and(stone(1))], requires: |owner| owner.have(Good::Food) >= 4 && owner.have(Good::Fuel) >= 4, hooks: &[
        play(All(&[gain(food(2)), run(|game, frame| {
            let forests = game.player(frame.seat).farm.tiles.of(Tile::Forest).len();
            book(game, frame, steps(forests, &[(2, 1), (3, 2), (4, 3), (5, 4)]) as u8);
        })])),
    ], ..MINOR },
    // Land Parcel
    Card { id: "M066", requires: |owner| owner.improvements() <= 2, hooks: &[
        play(lay(What::Tile(Tile::Forest), 1)),
        Hook::Score(|owner| match unused(owner) { 0 => 0, 1 => 2, 2 => -1, _ => -3 }),
    ], ..MINOR },
    // Chamber of Commerce
    Card { id: "M067", cost: &[clay(2).and(stone(1))], points: 1, hooks: &[
        play_gain(wood(1).and(reed(1))), Hook::Score(|owner| owned(owner, &WORKSHOPS).into()),
    ], ..MINOR },
    // Church: the Village Church leaves the game
    Card { id: "M068", upgrade: upgrade_of(|card| card.id == "M005"), points: 5, tags: &[Tag::TakesOut], hooks: &[
        play_gain(food(2)), at(When::ReturnHome, May(&All(&[pay(fuel(1)), bonus(1)]))),
    ], ..MINOR },
    // Leather Saddle: uses no animal up, so that it comes before the cards that do
    Card { id: "M069", cost: &[food(1)], requires: |owner| horses(owner) >= 2, points: 1, hooks: &[
        Hook::If(When::Slaughtered, Who::Owner, |owner, fact| fact.iff(fact.about.animal() == Some(Good::Cattle) && horses(owner) >= 3), BOOK_ONE),
    ], ..MINOR },
    // Moor Archaeology: a fence stands on the space just freed
    Card { id: "M070", requires: has_renovated, points: 1, hooks: &[Hook::If(When::Cleared, Who::Owner, |owner, fact| {
        freed(owner, fact, &[Action::CutPeat]).filter(|_| owner.player().fences_left() > 0)
    }, May(&All(&[only(is_unused), run(stand_fence)])))], ..MINOR },
    // Bog Body: for whoever owns the museums
    Card { id: "M071", requires: |owner| moors(owner) >= 1, points: 1, hooks: &[Hook::ScoreAll(|owner, seat| {
        owned(&Owner { seat, ..*owner }, &["M013", "M113"]).into()
    })], ..MINOR },
    // Oven Damper
    Card { id: "M072", cost: &[stone(2)], points: 1, hooks: &[
        play_gain(fuel(3)), Hook::Score(|owner| owned(owner, &["M5", "M6", "M006", "M007", "M085"]).into()),
    ], ..MINOR },
    // Stock-Breeding Prize
    Card { id: "M073", cost: &[sheep(1)], requires: |owner| unused(owner) == 0, hooks: &[Hook::Score(|owner| {
        let fewest = ANIMALS.into_iter().map(|kind| owner.have(kind)).min().unwrap_or(0).min(3);
        i32::from(fewest) * owner.others().count() as i32
    })], ..MINOR },
    // Administration: in the last harvest food becomes points
    Card { id: "M074", cost: &[wood(1).and(clay(2))], requires: |owner| owner.game.hand(owner.seat, CardKind::Minor).count() <= 4, hooks: &[
        play_gain(food(2)),
        Hook::AnyTime(|owner| owner.round() == ROUNDS && owner.card.used < majors(owner)
                          && owner.game.phase.is_between(HarvestStep::FeedingStart, HarvestStep::FeedingEnd),
                      All(&[pay(food(1)), bonus(1), REMEMBER_USE])),
    ], ..MINOR },
    // Fuel Storage
    Card { id: "M075", cost: &[clay(1).and(reed(1))], points: 1, hooks: &[
        play(All(&[on_rounds(Rounds::After(&[1, 5, 9]), wood(1)), on_rounds(Rounds::After(&[3, 7, 11]), fuel(1))])),
    ], ..MINOR },
    // Flatboat
    Card { id: "M076", cost: &[wood(4)], hooks: &[
        play(All(&[on_rounds(Rounds::After(&[1, 3, 5, 7]), fuel(1)), on_rounds(Rounds::After(&[2, 4, 6]), horse(1))])),
    ], ..MINOR },
    // Drying Field
    Card { id: "M077", cost: &[food(2)], points: 1, hooks: &[on_special(Action::CutPeat, on_rounds(Rounds::After(&[3]), fuel(2)))], ..MINOR },
    // Barge
    Card { id: "M078", cost: &[wood(3)], requires: |owner| owner.improvements() >= 2, points: 1, hooks: &[
        play(All(&[on_rounds(Rounds::After(&[1, 3, 5, 7, 9, 11, 13]), fuel(1)), on_rounds(Rounds::After(&[2, 4, 6, 8, 10, 12]), food(1))])),
    ], ..MINOR },
    // Peat Sled: the longer the wait, the more fuel
    Card { id: "M079", cost: &[wood(1)], hooks: &[play(ask(
        |_, _, offer| SLED.iter().for_each(|(delay, _)| offer(Move::Number { n: *delay })), send_the_sled,
    ))], ..MINOR },
    // Advance Payment
    Card { id: "M080", points: -4, hooks: &[
        play_gain(fuel(1).and(food(1)).and(wood(1)).and(clay(1)).and(reed(1)).and(stone(1)).and(grain(1)).and(sheep(1))),
    ], ..MINOR },
    // Peat Boat
    Card { id: "M081", cost: &[wood(3).and(reed(2))], points: 3, hooks: &[Hook::Trade(&PEAT_BOAT)], ..MINOR },
    // Firewood: 1 fuel less in a harvest in which wood is burnt
    Card { id: "M082", cost: &[wood(1)], requires: |owner| majors(owner) >= 1, hooks: &[
        play_gain(fuel(1)),
        Hook::If(When::Exchanged, Who::Owner, |owner, fact| fact.iff(owner.in_harvest() && fact.cause == Cause::Raw && fact.lying.get(Good::Fuel) > 0), REMEMBER_USE),
        Hook::Heating(|owner| if owner.in_harvest() && owner.card.used > 0 { -1 } else { 0 }),
    ], ..MINOR },
    // Coal Seam
    Card { id: "M083", cost: &[wood(1).and(clay(1))], points: 1, hooks: &[
        play_gain(fuel(1)), on_special(Action::JobMarket, gain(fuel(1))), on_use(DAY_LABOURER, gain(fuel(1))),
    ], ..MINOR },
    // Bog Pony: the number on the card is that of the lying horses
    Card { id: "M084", requires: |owner| majors(owner) >= 1, hooks: &[
        Hook::AnyTime(|owner| horses(owner) > lying(owner), All(&[COUNT, gain(fuel(2))])),
        Hook::Housing(|owner, housing| housing.pen(owner.site(), [0, 0, 0, lying(owner)])),
        Hook::If(When::Slaughtered, Who::Owner, |_, fact| fact.iff(fact.about.animal() == Some(Good::Horse)), COUNT_LYING),
        Hook::If(When::Released, Who::Owner, |_, fact| fact.iff(fact.goods.get(Good::Horse) > 0), COUNT_LYING),
        Hook::Young(|owner, young| if owner.game.breeding_stock(owner.seat).get(Good::Horse).saturating_sub(lying(owner)) < 2 { *young = young.less(&horse(u8::MAX)); }),
        // M18.12
        Hook::ScoreLines(|owner, lines| if horses(owner) > 0 {
            lines[Category::Horses] = i32::from(horses(owner) - lying(owner)) + i32::from(lying(owner) / 2);
        }),
    ], ..MINOR },
    // Oven Installation: the Furnace leaves the game (MD10)
    Card { id: "M085", upgrade: upgrade_of(|card| card.id == "M006"), points: -1, tags: &[Tag::TakesOut], hooks: &[Hook::HeatingAtMost(0)], ..MINOR },
    // Spinning Mill: sheep are counted in the field phase
    Card { id: "M086", cost: &[wood(2).and(clay(2))], requires: |owner| owner.have(Good::Sheep) >= 1, points: 2, hooks: &[
        at(When::Harvest(HarvestStep::Field), run(|game, frame| {
            let sheep = game.player(frame.seat).goods.get(Good::Sheep);
            game.remember(frame, Memory::Count(sheep.into()));
        })),
        Hook::Heating(|owner| {
            let is_counted = owner.game.phase.is_between(HarvestStep::Field, HarvestStep::BreedingEnd);
            let sheep = if is_counted { owner.count() } else { owner.have(Good::Sheep).into() };
            -((sheep / 2).min(100) as i8)
        }),
    ], ..MINOR },
    // Peat Barge
    Card { id: "M087", cost: &[wood(2)], points: 1, hooks: &[on_use(FISHING, gain(fuel(2)))], ..MINOR },
    // Peat Iron
    Card { id: "M088", cost: &[wood(1)], hooks: &[
        Hook::If(When::Harvest(HarvestStep::FieldStart), Who::Owner, |owner, fact| fact.iff(moors(owner) >= 2), gain(fuel(1))),
    ], ..MINOR },
    // Birthing House
    Card { id: "M089", cost: &[clay(2).and(stone(1))], points: 2, hooks: &[
        Hook::If(When::Grow, Who::Owner, |_, fact| fact.iff(fact.about.count() > 0), All(&[gain(fuel(1).and(food(1))), bonus(1)])),
    ], ..MINOR },
    // Winter Storehouse: three times up to 2 fuel and 2 food
    Card { id: "M090", cost: &[wood(1).and(clay(2))], hooks: &[Hook::AnyTime(
        |owner| owner.have(Good::Fuel) < 2 || owner.have(Good::Food) < 2,
        All(&[times(3), gain_by(|owner, _| fuel(2u8.saturating_sub(owner.have(Good::Fuel))).and(food(2u8.saturating_sub(owner.have(Good::Food)))))]),
    )], ..MINOR },
    // Routine Work: when a workshop might have worked (D14), and for those that have not at the end of the feeding phase
    Card { id: "M091", cost: &[food(1)], requires: |owner| owner.improvements() == 0, hooks: &[
        Hook::AnyTime(|owner| owner.game.phase.is_between(HarvestStep::FieldStart, HarvestStep::Feeding), FUEL_OR_FOOD),
        at(When::Harvest(HarvestStep::FeedingEnd), FUEL_OR_FOOD_FOR_ALL),
    ], ..MINOR },
    // Arid Field: a fuel and a food on the space just freed, until it is used
    Card { id: "M092", requires: |owner| owner.improvements() >= 3, remembers: Remembers::Cells, hooks: &[
        Hook::If(When::Cleared, Who::Owner, |owner, fact| freed(owner, fact, &[Action::CutPeat]), PUT_ON_SPACE),
        on_used(All(&[gain_by(|_, about| fuel(about.count()).and(food(about.count()))), FORGET_USED])),
    ], ..MINOR },
    // Farmhands' Quarters: 1 fuel may stand in for 1 building resource of a major
    Card { id: "M093", cost: &[wood(1).and(reed(1))], hooks: &[
        Hook::Price(Adjust, |_, item, price, offer| if matches!(item, Item::Card(card) if card.card().kind == CardKind::Major) {
            BUILDING.into_iter().filter(|&kind| price.get(kind) > 0).for_each(|kind| offer(price.less(&Goods::of(kind, 1)).and(fuel(1))));
        }),
        Hook::If(When::PassedOn, Who::Owner, |_, fact| fact.iff(true), gain(food(1))),
    ], ..MINOR },
    // Peat Bath: a food on as many rounds as there are moors
    Card { id: "M094", cost: &[wood(1).and(clay(1))], points: 1, hooks: &[on_use(INFIRMARY, run(bathe))], ..MINOR },
    // Fallow Fields: 2 food on each of up to three empty fields, until it is sown
    Card { id: "M095", remembers: Remembers::Cells, hooks: &[
        play(May(&All(&[LAY_FALLOW, May(&All(&[LAY_FALLOW, May(&LAY_FALLOW)]))]))),
        Hook::If(When::Sow, Who::Owner, |owner, _| count_cells(owner, sown(owner.game, owner.seat)),
                 All(&[gain_by(|_, about| food(2 * about.count())), run(|game, frame| forget_cells(game, frame, sown(game, frame.seat)))])),
    ], ..MINOR },
    // Fallow Land: a food on the space just freed, until it is used
    Card { id: "M096", requires: |owner| owner.improvements() >= 2, remembers: Remembers::Cells, hooks: &[
        Hook::If(When::Cleared, Who::Owner, |owner, fact| freed(owner, fact, &[Action::FellTrees, Action::CutPeat]), PUT_ON_SPACE),
        on_used(All(&[gain_by(|_, about| food(about.count())), FORGET_USED])),
    ], ..MINOR },
    // Village Hall
    Card { id: "M097", cost: &[wood(2).and(clay(2))], points: 1, hooks: &[Hook::If(When::ReturnHome, Who::Owner, |owner, fact| {
        let is_own = |lies: Lies| lies == Lies::Open(owner.seat) || lies == Lies::Closed(owner.seat);
        fact.iff(!owner.game.specials.cards().any(|(_, lies)| is_own(lies)))
    }, gain(food(2)))], ..MINOR },
    // Fish Smoke-house
    Card { id: "M098", cost: &[wood(1).and(clay(2))], points: 2, hooks: &[on_use(FISHING, May(&All(&[pay(fuel(1)), gain(food(3))])))], ..MINOR },
    // Healing Clay
    Card { id: "M099", cost: &[clay(1)], points: 1, hooks: &[play_gain(food(1)), Hook::On(When::Healed, Who::Owner, gain(food(1)))], ..MINOR },
    // Pheromones
    Card { id: "M100", requires: |owner| owner.improvements() <= 2, hooks: &[play(All(&[gain(food(1)), run(attract)]))], ..MINOR },
    // Butcher's Block: one animal of each player, compulsory for the others
    Card { id: "M101", cost: &[wood(1)], requires: |owner| !State::is_harvest_round(owner.round()), points: 1, hooks: &[
        play(All(&[May(&BUTCHER), ANNOUNCE])),
        Hook::Offer(When::Announced, Who::Others, |owner, fact| fact.iff(herd(&owner.game.player(fact.actor).goods) != [0; 4]), BUTCHER),
    ], ..MINOR },
    // Savings Deposit: afterwards the card moves on
    Card { id: "M102", cost: &[food(2)], points: 1, hooks: &[at(When::Harvest(HarvestStep::FieldStart), run(draw_from_savings))], ..MINOR },
    // Forest Kindergarten
    Card { id: "M103", cost: &[wood(1).and(stone(2))], requires: |owner| forests(owner) <= 3, points: 1, hooks: &[
        Hook::If(When::Grow, Who::Owner, |_, fact| fact.iff(fact.about.count() > 0), gain_by(|owner, _| food(forests(owner)))),
    ], ..MINOR },
    // Wild Harvest
    Card { id: "M104", hooks: &[play_gain(food(1)), at(When::Harvest(HarvestStep::FieldStart), run(|game, frame| {
        let number = draw_start_card(game);
        if number <= game.player(frame.seat).farm.tiles.of(Tile::Forest).len() {
            game.gain(frame, food(1));
        }
    }))], ..MINOR },
    // Open Grill
    Card { id: "M105", upgrade: upgrade_of(|card| card.is(Tag::Fireplace)), points: 2,
           hooks: &[Hook::Trade(&OPEN_GRILL), Hook::Bake(2, u8::MAX)], ..MINOR },
    // Horse Butchery: the Slaughterhouse leaves the game (MD10)
    Card { id: "M106", upgrade: upgrade_of(|card| ["M001", "M002"].contains(&card.id)), points: 3, tags: &[Tag::TakesOut], hooks: &[Hook::Trade(&HORSE_BUTCHERY)], ..MINOR },
    // Pot Roast Recipe
    Card { id: "M107", requires: |owner| horses(owner) >= 2, tags: &[Tag::Recipe], hooks: &[Hook::Trades(&[Good::Food], |owner, offer| {
        if owner.player().tableau.iter().any(|held| held.card.card().cooks() && !held.unlit) { offer(any_time(horse(1), food(2))); }
    })], ..MINOR },
    // Grain Distillery: fuel and grain for points, also from wood burnt before scoring
    Card { id: "M108", cost: &[stone(2).and(grain(1))], points: 1, hooks: &[
        Hook::Trade(&DISTILLERY),
        at(When::BeforeScoring, ask(|game, frame, offer| {
            let goods = &game.player(frame.seat).goods;
            let most = goods.get(Good::Fuel).saturating_add(goods.get(Good::Wood)).min(goods.get(Good::Grain));
            if most > 0 { (0..=most).for_each(|n| offer(Move::Number { n })); }
        }, distill)),
    ], ..MINOR },
    // Malthouse
    Card { id: "M109", cost: &[clay(2)], points: 1, hooks: &[on_special(Action::CutPeat, May(&All(&[pay(grain(1)), gain(food(4))])))], ..MINOR },
    // Farm Cart
    Card { id: "M110", cost: &[wood(3)], requires: |owner| horses(owner) >= 2, hooks: &[on_take(
        |_, fact| fact.iff(took(fact, &[(Good::Wood, 5), (Good::Clay, 4), (Good::Reed, 3), (Good::Stone, 2)])), gain(grain(1)),
    )], ..MINOR },
    // No-Till Farming: two unused spaces are planted like fields; their crops may be thrown away
    Card { id: "M111", requires: |owner| fields(owner) >= 2, hooks: &[
        Hook::Wild(2),
        Hook::AnyTime(|owner| !owner.player().farm.wild.is_empty(), ask(
            |game, frame, offer| game.player(frame.seat).farm.wild.iter().for_each(|cell| offer(Move::Clear { cell })),
            |game, frame, m| if let Move::Clear { cell } = *m { game.player_mut(frame.seat).farm.clear_wild(Cells::only(cell)); },
        )),
    ], ..MINOR },
    // Peat Ash Fertilizer: all that is planted, or nothing; before what other cards let one sow
    Card { id: "M112", cost: &[food(1)], hooks: &[
        Hook::On(When::BeforeSpecial(Action::CutPeat), Who::Owner, May(&All(&[only(|game, frame| !growing(game.player(frame.seat)).is_empty()), run(fertilize)]))),
    ], ..MINOR },
    // Living History Museum: the Museum of the Moor leaves the game (MD10)
    Card { id: "M113", upgrade: upgrade_of(|card| card.id == "M013"), requires: has_renovated, points: 4, tags: &[Tag::TakesOut], hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        less(item, price, &[(&["M005", "M007"], Good::Stone), (&["M006", "M009"], Good::Clay), (&["M008", "M014"], Good::Wood), (&["M010"], Good::Reed)], offer);
    })], ..MINOR },
    // Riverside Woods
    Card { id: "M114", requires: |owner| majors(owner) >= 3, hooks: &[on_use(FISHING, gain_by(|owner, _| wood(forests(owner).min(3))))], ..MINOR },
    // Oak Bark
    Card { id: "M115", cost: &[food(1)], requires: |owner| majors(owner) >= 2, hooks: &[
        play_gain(wood(2)),
        Hook::If(When::Slaughtered, Who::Owner, |_, fact| fact.iff(fact.about.animal().is_some_and(|kind| kind != Good::Sheep)), gain(wood(1))),
    ], ..MINOR },
    // Moor Birch Trees
    Card { id: "M116", cost: &[food(2)], requires: |owner| owner.rooms() >= 3, points: 1, hooks: &[on_special(Action::CutPeat, gain(wood(2)))], ..MINOR },
    // Draught-horses: while a horse is there
    Card { id: "M117", hooks: &[
        on_take(|owner, fact| fact.iff(horses(owner) > 0 && fact.space().is_some() && fact.goods.get(Good::Wood) == 3), May(&All(&[pay(food(1)), gain(wood(1))]))),
        on_take(|owner, fact| fact.iff(horses(owner) > 0 && took(fact, &[(Good::Wood, 4)])), May(&All(&[pay(food(1)), gain(wood(2))]))),
    ], ..MINOR },
    // Timber Mill
    Card { id: "M118", cost: &[clay(3).and(stone(2))], points: 3, hooks: &[
        on_special(Action::FellTrees, SAW), on_take(|_, fact| fact.iff(took(fact, &[(Good::Wood, 4)])), SAW),
    ], ..MINOR },
    // Alder Swamp
    Card { id: "M119", cost: &[food(2)], requires: |owner| owner.improvements() >= 2, points: 1,
           hooks: &[on_special(Action::FellTrees, Either(&[gain(wood(1)), gain(reed(1))]))], ..MINOR },
    // River Clay
    Card { id: "M120", requires: |owner| majors(owner) >= 1, hooks: &[on_use(FISHING, gain(clay(2)))], ..MINOR },
    // Loam
    Card { id: "M121", requires: |owner| owner.improvements() >= 1, hooks: &[
        Hook::If(When::Special(Action::JobMarket), Who::Owner, |owner, fact| fact.iff(owner.player().at_home == 1), gain(clay(1))),
    ], ..MINOR },
    // Willow Bank
    Card { id: "M122", requires: |owner| majors(owner) >= 1, hooks: &[on_special(Action::FellTrees, gain(reed(1)))], ..MINOR },
    // Stone Quarry: 5 stone, with three players 3
    Card { id: "M123", cost: &[food(3)], points: 1, hooks: &[Hook::If(When::Special(Action::JobMarket), Who::Owner, |owner, fact| {
        fact.iff(owner.game.rules.players != 3 || owner.count() < 3)
    }, All(&[times(5), gain(stone(1))]))], ..MINOR },
    // Stone Wagon
    Card { id: "M124", cost: &[wood(2)], hooks: &[on_use(DAY_LABOURER, gain(stone(1)))], ..MINOR },
    // Hardware Store: three times one of each building resource that is missing
    Card { id: "M125", cost: &[clay(2).and(reed(1))], requires: |owner| owner.improvements() >= 2, hooks: &[Hook::AnyTime(
        |owner| BUILDING.into_iter().any(|kind| owner.have(kind) == 0),
        All(&[times(3), gain_by(|owner, _| BUILDING.into_iter().filter(|&kind| owner.have(kind) == 0).map(|kind| (kind, 1)).collect())]),
    )], ..MINOR },
    // Cooperative Store: four times; stone is given, never received
    Card { id: "M126", cost: &[wood(2).and(clay(1))], points: 1, hooks: &[Hook::Trades(&[Good::Wood, Good::Clay, Good::Reed], |owner, offer| {
        let left = 4u16.saturating_sub(owner.count()) as u8;
        if left > 0 {
            for give in BUILDING {
                for get in [Good::Wood, Good::Clay, Good::Reed].into_iter().filter(|get| *get != give) {
                    offer(Trade { give: Goods::of(give, 1), get: Goods::of(get, 1), when: TradeTime::Times(left) });
                }
            }
        }
    })], ..MINOR },
    // Wheelbarrow
    Card { id: "M127", cost: &[wood(2)], requires: |owner| majors(owner) >= 1, hooks: &[
        on_take(|_, fact| fact.iff(took(fact, &BUILDING.map(|kind| (kind, 4)))), gain(fuel(1))), on_special(Action::CutPeat, pick(1)),
    ], ..MINOR },
    // Workbench: in the last two harvests
    Card { id: "M128", cost: &[wood(2)], requires: |owner| owner.improvements() <= 4, hooks: &[
        Hook::If(When::Harvest(HarvestStep::Field), Who::Owner, |owner, fact| fact.iff(owner.round() >= 13), gain(wood(3).and(clay(2)).and(reed(1)))),
    ], ..MINOR },
    // Plowhorse Market
    Card { id: "M129", cost: &[clay(1)], requires: |owner| majors(owner) >= 1, points: 1, hooks: &[on_use(PLOW_SPACES, May(&All(&[pay(food(1)), gain(horse(1))])))], ..MINOR },
    // Nosebag
    Card { id: "M130", cost: &[food(1)], requires: |owner| majors(owner) >= 1, hooks: &[on_use(TAKE_GRAIN, gain(horse(1)))], ..MINOR },
    // Cattle Stall: four animals in an order of choice, each to be bought for 1 food
    Card { id: "M131", cost: &[wood(2).and(clay(2))], points: 1, remembers: Remembers::Arrivals, hooks: &[
        play(ask(animals_to_come, let_come)),
        Hook::If(When::RoundSpace, Who::Owner, |owner, _| {
            let comes = ANIMALS.into_iter().zip(owner.memory().arrivals()).find(|(_, round)| *round == owner.round());
            comes.map(|(kind, _)| About::Animal(kind, 0))
        }, May(&All(&[pay(food(1)), gain_by(|_, about| about.animal().map_or(NOTHING, |kind| Goods::of(kind, 1)))]))),
    ], ..MINOR },
];

/// A bonus point at once, whatever else is done at the same moment.
const BOOK_ONE: Effect = run(|game, frame| book(game, frame, 1));

/// Fallow Fields: food on an empty field that has none yet.
const LAY_FALLOW: Effect = ask(
    |game, frame, offer| {
        let taken = Owner::of(game, frame).map_or(Cells::NONE, |owner| owner.memory().cells());
        (game.player(frame.seat).farm.empty_fields() - taken).iter().for_each(|cell| offer(Move::Lay { cell }));
    },
    |game, frame, m| {
        if let Move::Lay { cell } = *m {
            remember_cell(game, frame, cell);
        }
    },
);

/// The fields on which something grows.
fn sown(game: &State, seat: Seat) -> Cells {
    let farm = &game.player(seat).farm;
    farm.fields - farm.empty_fields()
}

/// Cattle Stall: how many animals have their round, and which round is next.
fn next_arrival(game: &State, frame: &Frame) -> ([u8; 4], u8) {
    let rounds = Owner::of(game, frame).map_or([0; 4], |owner| owner.memory().arrivals());
    let known = rounds.iter().filter(|&&round| round > 0).count() as u8;
    (rounds, game.round + 2 * (known + 1))
}

/// Cattle Stall: the animals of which one may come next.
fn animals_to_come(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let (rounds, next) = next_arrival(game, frame);
    if next <= ROUNDS {
        let left = ANIMALS.into_iter().zip(rounds).filter(|(_, round)| *round == 0);
        left.for_each(|(kind, _)| offer(Move::Take { goods: Goods::of(kind, 1) }));
    }
}

fn let_come(game: &mut State, frame: &Frame, m: &Move) {
    let Move::Take { goods } = *m else { return };
    let (mut rounds, next) = next_arrival(game, frame);
    if let Some(place) = ANIMALS.iter().position(|&kind| goods.get(kind) > 0) {
        rounds[place] = next;
        game.remember(frame, Memory::Arrivals(rounds));
        game.chains.push(*frame); // Until all four have their round, or the game ends before.
    }
}

/// Timber Mill: 1 wood, and for 1 fuel another one.
const SAW: Effect = All(&[gain(wood(1)), May(&All(&[pay(fuel(1)), gain(wood(1))]))]);

/// Butcher's Block: an animal becomes food.
const BUTCHER: Effect = ask(one_animal, |game, frame, m| {
    let Move::Take { goods } = *m else { return };
    let [sheep, boar, cattle, horse] = herd(&goods);
    turn_into(game, frame, goods, food(sheep + 2 * boar + 3 * cattle + 2 * horse));
});

fn in_a_later_round(owner: &Owner, fact: &Fact) -> Option<About> {
    fact.iff(owner.memory().round().is_some_and(|played| played < owner.round()))
}

/// Peat Sled: after this many rounds this much fuel.
const SLED: [(u8, u8); 4] = [(2, 3), (4, 4), (7, 5), (10, 6)];

fn send_the_sled(game: &mut State, frame: &Frame, m: &Move) {
    let Move::Number { n: delay } = *m else { return };
    let amount = SLED.iter().find(|(d, _)| *d == delay).map_or(0, |(_, amount)| *amount);
    put_on_round(game, frame, game.round + delay, fuel(amount));
}

/// Goods wait on one round space, if the round still comes.
fn put_on_round(game: &mut State, frame: &Frame, round: u8, goods: Goods) {
    let (seat, cause) = (frame.seat, frame.cause);
    if round <= ROUNDS {
        game.player_mut(seat).coming[usize::from(round) - 1].add(&goods);
        game.log.note(|| Event::PutOnRounds { seat, goods, first: round, cause });
    }
}

fn bathe(game: &mut State, frame: &Frame) {
    let moors = game.player(frame.seat).farm.tiles.of(Tile::Moor).len();
    (1..=moors).for_each(|later| put_on_round(game, frame, game.round + later, food(1)));
}

/// Whether the space that an effect is about is still unused: meanwhile a card may have done something with it.
fn is_unused(game: &State, frame: &Frame) -> bool {
    matches!(frame.about, About::Cell(cell) if game.player(frame.seat).farm.unused().contains(cell))
}

fn stand_fence(game: &mut State, frame: &Frame) {
    if let About::Cell(cell) = frame.about {
        game.player_mut(frame.seat).bound_fences += 1;
        game.mark_space(frame.seat, cell);
        game.come_into_use(frame);
        book(game, frame, 1);
    }
}

/// Pheromones: 2 food for everybody with a stable or a pasture.
fn attract(game: &mut State, frame: &Frame) {
    let has_place = |seat: &Seat| {
        let farm = &game.player(*seat).farm;
        !farm.stables.is_empty() || !farm.pastures.is_empty()
    };
    let seats: Vec<Seat> = game.seats().filter(has_place).collect();
    seats.into_iter().for_each(|seat| game.gain(&Frame { seat, ..*frame }, food(2)));
}

/// MD19: one of nine numbers.
fn draw_start_card(game: &mut State) -> u8 {
    game.chance().below(super::layouts::START_CARDS.into()) as u8 + 1
}

fn draw_from_savings(game: &mut State, frame: &Frame) {
    let Some(card) = frame.cause.card() else { return };
    let number = draw_start_card(game);
    if number <= game.player(frame.seat).goods.get(Good::Clay) {
        game.gain(frame, food(6));
    }
    game.player_mut(frame.seat).tableau.retain(|held| held.card != card);
    game.look_at_cards();
    game.pass_on(frame.seat, card, frame.chain);
}

fn distill(game: &mut State, frame: &Frame, m: &Move) {
    let Move::Number { n } = *m else { return };
    let burnt = n.saturating_sub(game.player(frame.seat).goods.get(Good::Fuel));
    if burnt > 0 {
        game.burn_wood(frame.seat, burnt);
    }
    game.pay(frame.seat, fuel(n).and(grain(n)), frame.cause);
    book(game, frame, n);
}

/// Peat Ash Fertilizer: the crops that grow, also on cards; wood is none.
fn growing(player: &Player) -> Goods {
    player.farm.crops().and(player.card_crops()).only(&CROPS)
}

/// Peat Ash Fertilizer: one more on everything that is planted.
fn fertilize(game: &mut State, frame: &Frame) {
    let seat = frame.seat;
    let player = game.player_mut(seat);
    let before = growing(player);
    for plot in &mut player.farm.plots {
        plot.grain += u8::from(plot.grain > 0);
        plot.vegetable += u8::from(plot.vegetable > 0);
    }
    for held in &mut player.tableau {
        if let Some((Good::Grain | Good::Vegetable, plots)) = held.field() {
            (0..plots)
                .filter(|&i| held.plot(i) > 0)
                .collect::<Vec<_>>()
                .into_iter()
                .for_each(|i| held.set_plot(i, held.plot(i) + 1));
        }
    }
    let goods = growing(player).less(&before);
    game.log.note(|| Event::PutOnFields { seat, goods });
}

/// Routine Work: whether a card is a workshop that has made no food in this harvest.
fn is_idle(held: &InPlay) -> bool {
    WORKSHOPS.contains(&held.card.card().id) && held.used == 0
}

fn fuel_or_food(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    if game.player(frame.seat).tableau.iter().any(is_idle) {
        [fuel(1), food(1)].into_iter().for_each(|goods| offer(Move::Take { goods }));
    }
}

/// Routine Work: which workshop it is does not matter, because those that are to work can do so first.
fn pay_for_idling(game: &mut State, frame: &Frame, m: &Move) {
    let Move::Take { goods } = *m else { return };
    if let Some(held) = game.player_mut(frame.seat).tableau.iter_mut().find(|held| is_idle(held)) {
        held.used += 1;
        game.gain(frame, goods);
    }
}

/// Bog Pony: after horses are gone; those that stand go first.
const COUNT_LYING: Effect = run(|game, frame| {
    let left = Owner::of(game, frame).map_or(0, |owner| lying(&owner));
    game.remember(frame, Memory::Count(left.into()));
});

/// Bog Pony: the horses that lie on the card.
fn lying(owner: &Owner) -> u8 {
    owner.count().min(horses(owner).into()) as u8
}
