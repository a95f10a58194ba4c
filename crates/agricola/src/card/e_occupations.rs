//! The E deck: 73 occupations, in the order of their numbers. Facts and rulings: `docs/cards/agricola-e.toml`.

use super::words::*;
use super::{About, Card, CardKind, Fact, Hook, Item, Owner, Tag, Trade, TradeTime, When, Who};
use crate::event::Event;
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::housing::{Housing, Site};
use crate::phase::HarvestStep;
use crate::player::Remembers;
use crate::score::Category;
use crate::space::Spaces;
use crate::state::{Frame, State};
use crate::verb::*;
use table::Effect::{All, Do, Either, May};
use table::price::Manner::{Adjust, Replace};

/// A5.8: the spaces that offer building rooms or family growth.
const ROOM_OR_GROWTH: Spaces = Spaces::of(&["B1", "G5f", "R2c", "R5b", "G5e", "FG5e"]);
const VEGETABLE_OR_PLOW: Spaces = Spaces::of(&["R3a", "B4", "R5a"]);
const BOAR_SPACE: Spaces = Spaces::of(&["R3b"]);
/// The *2 wood* card of the game for three.
const TWO_WOOD: Spaces = Spaces::of(&["G3a"]);

/// Fishing gear, to whose owners the Fisherman owes food.
const GEAR: [&str; 5] = ["E12", "E22", "E30", "I95", "K126"];

/// 1 food for 1 field more.
const PAY_AND_PLOW: Effect = May(&All(&[pay(food(1)), PLOW]));

/// Food on every remaining round space as soon as the home is not of wood; once.
const MAID: Effect =
    All(&[only_if(|owner| owner.house() != House::Wood && owner.count() == 0), on_rounds(ALL_ROUNDS, food(1)), COUNT]);

/// The package for the only home with two rooms; once.
const PASTOR: Effect = All(&[
    only_if(|owner| owner.count() == 0 && alone_with_two_rooms(owner)),
    gain(stone(1).and(reed(1)).and(clay(2)).and(wood(3))),
    COUNT,
]);

/// The occupations of the E deck.
#[rustfmt::skip]
pub static OCCUPATIONS: [Card; 73] = [
    // Land Agent
    Card { id: "E147", hooks: &[play_gain(vegetable(1)), on_use(TAKE_VEGETABLE, gain(grain(1)))], ..FROM_3 },
    // Academic
    Card { id: "E148", hooks: &[Hook::CountsAs(2)], ..FROM_3 },
    // Master Baker: no extra food for the bread baked in reaction
    Card { id: "E149", hooks: &[
        Hook::On(When::Bake, Who::Others, may(&BAKE)),
        Hook::If(When::Bake, Who::Owner, |_, fact| fact.iff(!fact.by("E149")), gain(food(1))),
    ], ..FROM_4 },
    // Baker
    Card { id: "E150", hooks: &[play(may(&BAKE)), at(When::Harvest(HarvestStep::FeedingStart), may(&BAKE))], ..OCCUPATION },
    // Master Builder
    Card { id: "E151", hooks: &[
        Hook::AnyTime(|owner| owner.rooms() >= 5, All(&[times(1), FREE_ROOM])),
    ], ..OCCUPATION },
    // Berry Picker: also for the wood of the Building Material
    Card { id: "E152", hooks: &[
        on_take(|_, fact| fact.iff(fact.takes(Good::Wood) || fact.by("E16") && fact.goods.get(Good::Wood) > 0), gain(food(1))),
    ], ..FROM_3 },
    // Mendicant
    Card { id: "E153", hooks: &[at(When::BeforeScoring, run(discard_begging_cards))], ..OCCUPATION },
    // Master Brewer
    Card { id: "E154", hooks: &[Hook::Trade(&[each_feeding(grain(1), food(3))])], ..OCCUPATION },
    // Bread Seller
    Card { id: "E155", hooks: &[Hook::On(When::Bake, Who::Anybody, gain_each(food(1)))], ..FROM_3 },
    // Brush Maker
    Card { id: "E156", hooks: &[
        Hook::If(When::Slaughtered, Who::Owner, |_, fact| fact.iff(fact.about.animal() == Some(Good::Boar)), All(&[ONE_CARD, COUNT])),
        Hook::Score(|owner| steps(owner.count().min(255) as u8, &[(2, 1), (3, 2), (4, 3)])),
    ], ..FROM_3 },
    // Thatcher
    Card { id: "E157", hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        if item.is_building() || item.is_card(&["E21", "I103", "I84", "I71", "I86", "K144"]) { offer(price.less(&reed(1))); }
    })], ..FROM_3 },
    // Turner
    Card { id: "E158", hooks: &[Hook::Trade(&[any_time(wood(1), food(1))])], ..FROM_3 },
    // Head of the Family
    Card { id: "E159", hooks: &[Hook::Join(ROOM_OR_GROWTH)], ..FROM_4 },
    // Farmer: first a boar, then cattle, one for each fencing action
    Card { id: "E160", hooks: &[Hook::On(When::Fences, Who::Owner, All(&[
        gain_by(|owner, _| if owner.count() == 0 { boar(1) } else { cattle(1) }), COUNT,
    ]))], ..FROM_4 },
    // Fisherman: the doubled catch may pay the others
    Card { id: "E161", hooks: &[on_take(
        |_, fact| fact.on(FISHING).then(|| About::Count(fact.lying.get(Good::Food))),
        May(&All(&[only(|game, frame| can_double(game, frame, &GEAR)), run(|game, frame| double(game, frame, &GEAR))])),
    )], ..FROM_3 },
    // Meat Seller
    Card { id: "E162", hooks: &[Hook::Trades(&[Good::Food], |owner, offer| {
        if owner.has_a(Tag::Oven) {
            [(sheep(1), 2), (boar(1), 3), (cattle(1), 4)].into_iter().for_each(|(animal, n)| offer(any_time(animal, food(n))));
        }
    })], ..OCCUPATION },
    // Field Warden
    Card { id: "E163", hooks: &[Hook::Join(VEGETABLE_OR_PLOW)], ..FROM_4 },
    // Master Forester: no wood lies there until the next refill
    Card { id: "E164", hooks: &[Hook::Opens(TWO_WOOD), toll(TWO_WOOD, pay_to(food(2)))], ..FROM_4 },
    // Yeoman Farmer: the rows that cost a point if there is nothing; unused spaces and begging cards still cost points
    Card { id: "E165", hooks: &[Hook::ScoreLines(|_, lines| Category::STEPPED.into_iter().chain([Category::Horses]).for_each(|row| lines[row] = lines[row].max(0)))], ..FROM_3 },
    // Undergardener
    Card { id: "E166", hooks: &[on_use(DAY_LABOURER, gain(vegetable(1)))], ..FROM_4 },
    // Conjurer
    Card { id: "E167", hooks: &[on_players(gain(grain(1)))], ..FROM_4 },
    // Greengrocer
    Card { id: "E168", hooks: &[on_use(TAKE_GRAIN, gain(vegetable(1)))], ..FROM_3 },
    // Storyteller
    Card { id: "E169", hooks: &[on_leaving(
        |_, fact| if fact.on(PLAYERS_SPACES) { left_behind(fact, Good::Food, 1) } else { None },
        May(&All(&[leave(food(1)), gain(vegetable(1))])),
    )], ..FROM_4 },
    // Estate Manager
    Card { id: "E170", hooks: &[Hook::Score(|owner| {
        let beaten = |kind: Good| owner.others().any(|seat| owner.game.player(seat).goods.get(kind) > owner.have(kind));
        if [Good::Sheep, Good::Boar, Good::Cattle].into_iter().any(beaten) { 0 } else { i32::from(owner.game.rules.players) - 1 }
    })], ..FROM_3 },
    // Dock Worker
    Card { id: "E171", hooks: &[Hook::Trade(&[
        any_time(wood(3), clay(1)), any_time(wood(3), reed(1)), any_time(wood(3), stone(1)),
        any_time(clay(2), wood(1)), any_time(clay(2), reed(1)), any_time(clay(2), stone(1)),
        any_time(reed(2), wood(1)), any_time(reed(2), clay(1)), any_time(reed(2), stone(1)),
        any_time(stone(2), wood(1)), any_time(stone(2), clay(1)), any_time(stone(2), reed(1)),
    ])], ..OCCUPATION },
    // Chief
    Card { id: "E172", cost: &[food(2)], hooks: &[
        Hook::Score(|owner| if owner.house() == House::Stone { owner.rooms().into() } else { 0 }),
    ], ..OCCUPATION },
    // Chief's Daughter
    Card { id: "E173", hooks: &[
        Hook::InHand(When::Occupation, Who::Others, |_, fact| fact.iff(fact.card().is_some_and(|card| card.id == "E172")), May(&Do(Verb::PlayThis(PlayThis)))),
        Hook::Score(|owner| match owner.house() { House::Wood => 0, House::Clay => 1, House::Stone => 3 }),
    ], ..OCCUPATION },
    // Tutor
    Card { id: "E174", hooks: &[Hook::Score(|owner| {
        let after = owner.player().tableau.iter().skip_while(|held| held.card != owner.card.card).skip(1);
        let played = after.filter(|held| !held.kept).map(|held| held.card.card()); // D11
        played.filter(|card| card.kind == CardKind::Occupation).map(weight).sum()
    })], ..OCCUPATION },
    // Hedge Keeper: up to 3 further fences, once at least one is built
    Card { id: "E175", hooks: &[Hook::FreeFences(|_, before, new| {
        let free = |fences: u8| fences.saturating_sub(1).min(3);
        free(before + new) - free(before)
    })], ..OCCUPATION },
    // Woodcutter
    Card { id: "E176", hooks: &[on_take(|_, fact| fact.iff(fact.takes(Good::Wood)), gain(wood(1)))], ..OCCUPATION },
    // Wooden Hut Builder
    Card { id: "E177", hooks: &[Hook::Score(|owner| if owner.house() == House::Wood { owner.rooms().into() } else { 0 })], ..FROM_3 },
    // Hut Builder
    Card { id: "E178", needs: &[Need::UntilRound(4)], hooks: &[Hook::If(
        When::RoundStart, Who::Owner, |owner, fact| fact.iff(owner.round() == 11 && owner.house() != House::Stone),
        May(&FREE_ROOM),
    )], ..FROM_4 },
    // Merchant: the same action once more; A25.16, a major one too where the Businessman widens it
    Card { id: "E179", hooks: &[
        Hook::If(When::MinorAction, Who::Owner, |owner, fact| fact.iff(fact.space().is_some() && !widened(owner, fact)),
                 May(&All(&[pay(food(1)), MINOR_IMPROVEMENT]))),
        Hook::If(When::MinorAction, Who::Owner, |owner, fact| fact.iff(widened(owner, fact)), May(&All(&[pay(food(1)), IMPROVEMENT]))),
        Hook::If(When::ImprovementAction, Who::Owner, on_a_space, May(&All(&[pay(food(1)), IMPROVEMENT]))),
    ], ..OCCUPATION },
    // Hobby Farmer
    Card { id: "E180", hooks: &[play_gain(vegetable(1)), play(May(&sow_one(Crop::Vegetable)))], ..FROM_4 },
    // Cook: 2 food for each of at most 2 adults, 1 for everybody else
    Card { id: "E181", hooks: &[Hook::FoodOwed(|owner, owed| {
        let player = owner.player();
        owed.min(player.persons() + (player.persons() - player.newborns).min(2))
    })], ..FROM_4 },
    // Charcoal Burner
    Card { id: "E182", hooks: &[Hook::If(
        When::Improvement, Who::Anybody, |_, fact| fact.iff(fact.card().is_some_and(Card::bakes)), gain(food(1).and(wood(1))),
    )], ..FROM_3 },
    // Basketmaker
    Card { id: "E183", hooks: &[Hook::Trade(&[each_harvest(reed(1), food(3))])], ..FROM_4 },
    // Grocer
    Card { id: "E184", hooks: &[Hook::Trades(&STACK, top_goods)], ..OCCUPATION },
    // Clay Firer
    Card { id: "E185", hooks: &[Hook::Trade(&[any_time(clay(2), stone(1)), any_time(clay(3), stone(2))])], ..FROM_4 },
    // Clay Seller
    Card { id: "E186", hooks: &[Hook::Trade(&[
        any_time(clay(2), sheep(1)), any_time(clay(2), reed(1)),
        any_time(clay(3), boar(1)), any_time(clay(3), stone(1)), any_time(clay(4), cattle(1)),
    ])], ..FROM_4 },
    // Clay Deliveryman
    Card { id: "E187", hooks: &[play(on_rounds(Rounds::Between(6, 14), clay(1)))], ..OCCUPATION },
    // Clay Mixer: clay and nothing but clay
    Card { id: "E188", hooks: &[on_take(
        |_, fact| fact.iff(fact.takes(Good::Clay) && fact.goods.total() == u32::from(fact.goods.get(Good::Clay))),
        gain(clay(2)),
    )], ..OCCUPATION },
    // Lord of the Manor: seven rows of the table, and four fenced stables
    Card { id: "E189", hooks: &[Hook::Score(|owner| {
        let lines = owner.game.farm_lines(owner.seat);
        Category::STEPPED.into_iter().chain([Category::FencedStables]).filter(|row| lines[*row] == 4).count() as i32
    })], ..OCCUPATION },
    // Maid
    Card { id: "E190", hooks: &[play(MAID), Hook::On(When::Renovate, Who::Owner, MAID)], ..OCCUPATION },
    // Mason
    Card { id: "E191", hooks: &[
        Hook::AnyTime(|owner| owner.house() == House::Stone && owner.rooms() >= 4, All(&[times(1), FREE_ROOM])),
    ], ..OCCUPATION },
    // Patron
    Card { id: "E192", hooks: &[Hook::OccupationFood(2)], ..FROM_4 },
    // Pastor
    Card { id: "E193", hooks: &[play(PASTOR), Hook::On(When::Room, Who::Anybody, PASTOR)], ..FROM_4 },
    // Plow Driver
    Card { id: "E194", hooks: &[
        Hook::If(When::RoundStart, Who::Owner, |owner, fact| fact.iff(owner.house() == House::Stone), PAY_AND_PLOW),
    ], ..OCCUPATION },
    // Plow Maker
    Card { id: "E195", hooks: &[
        Hook::If(When::Plow, Who::Owner, |_, fact| fact.iff(fact.on(PLOW_SPACES)), PAY_AND_PLOW),
    ], ..OCCUPATION },
    // Mushroom Collector
    Card { id: "E196", hooks: &[on_leaving(
        |_, fact| left_behind(fact, Good::Wood, 1), May(&All(&[leave(wood(1)), gain(food(2))])),
    )], ..OCCUPATION },
    // Braggart
    Card { id: "E197", hooks: &[
        Hook::Score(|owner| steps(owner.improvements(), &[(5, 1), (6, 3), (7, 5), (8, 7), (9, 9)])),
    ], ..FROM_3 },
    // Ratcatcher
    Card { id: "E198", needs: &[Need::UntilRound(9)], hooks: &[Hook::If(
        When::WorkStart, Who::Owner, |owner, fact| fact.iff(matches!(owner.round(), 10 | 12)), run(keep_a_child_at_home),
    )], ..FROM_3 },
    // Renovator
    Card { id: "E199", hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        if let Item::Renovation(_, to, _) = item { offer(price.less(&to.material(2))); }
    })], ..OCCUPATION },
    // Conservator
    Card { id: "E200", hooks: &[Hook::SkipClay], ..OCCUPATION },
    // Cattle Whisperer
    Card { id: "E201", hooks: &[play(on_rounds(Rounds::After(&[5, 9]), cattle(1)))], ..FROM_4 },
    // Seasonal Worker: from round 6 on grain or vegetable
    Card { id: "E202", hooks: &[
        Hook::If(When::Use(DAY_LABOURER), Who::Owner, |owner, fact| fact.iff(owner.round() < 6), gain(grain(1))),
        Hook::If(When::Use(DAY_LABOURER), Who::Owner, |owner, fact| fact.iff(owner.round() >= 6),
                 Either(&[gain(grain(1)), gain(vegetable(1))])),
    ], ..OCCUPATION },
    // Shepherd
    Card { id: "E203", hooks: &[Hook::Young(|owner, young| if owner.game.breeding_stock(owner.seat).get(Good::Sheep) >= 4 { young.set(Good::Sheep, 2); })], ..FROM_4 },
    // Master Shepherd
    Card { id: "E204", hooks: &[play(on_rounds(Rounds::Next(3), sheep(1)))], ..FROM_4 },
    // Reed Collector
    Card { id: "E205", hooks: &[play(on_rounds(Rounds::Next(4), reed(1)))], ..FROM_3 },
    // Swineherd
    Card { id: "E206", hooks: &[on_use(BOAR_SPACE, gain(boar(1)))], ..FROM_4 },
    // Stablehand: A25.15, once a round in the German edition, once an action in the Dutch one
    Card { id: "E207", remembers: Remembers::Round, hooks: &[
        Hook::If(When::Fences, Who::Owner, |owner, fact| fact.iff(!owner.dutch()), All(&[ONCE_PER_ROUND, FREE_STABLE])),
        Hook::If(When::Fences, Who::Owner, |owner, fact| {
            fact.iff(owner.dutch() && !(fact.by("K312") && owner.used_this_round()))
        }, All(&[REMEMBER_ROUND, FREE_STABLE])),
    ], ..OCCUPATION },
    // Stablemaster
    Card { id: "E208", hooks: &[Hook::Housing(three_in_one_stable)], ..OCCUPATION },
    // Quarryman
    Card { id: "E209", hooks: &[Hook::Trade(&[any_time(stone(1), food(2))])], ..FROM_3 },
    // Stone Carrier: free, or for 1 food if another building resource came with the stone
    Card { id: "E210", hooks: &[
        on_take(|_, fact| fact.iff(fact.takes(Good::Stone) && !fact.with_other_resources(Good::Stone)), gain(stone(1))),
        on_take(|_, fact| fact.iff(fact.takes(Good::Stone) && fact.with_other_resources(Good::Stone)),
                May(&All(&[pay(food(1)), gain(stone(1))]))),
    ], ..OCCUPATION },
    // Stonecutter
    Card { id: "E211", hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        if item != Item::Stable { offer(price.less(&stone(1))); }
    })], ..FROM_3 },
    // Dancer
    Card { id: "E212", hooks: &[on_players(gain_by(|_, taken| food(4u8.saturating_sub(taken.count()))))], ..FROM_4 },
    // Stockman: by the number of the stable
    Card { id: "E213", hooks: &[Hook::On(When::Stable, Who::Owner, gain_by(|_, stables| match stables.count() {
        2 => cattle(1), 3 => boar(1), 4 => sheep(1), _ => NOTHING,
    }))], ..FROM_4 },
    // Potter
    Card { id: "E214", hooks: &[Hook::Trade(&[each_harvest(clay(1), food(2))])], ..FROM_3 },
    // Tenant Farmer: what is not given back costs a point each, unless the Yeoman Farmer forgives it
    Card { id: "E215", hooks: &[
        play_gain(sheep(1).and(boar(1)).and(cattle(1))),
        at(When::LastReturns, All(&[
            May(&All(&[pay(sheep(1)), COUNT])), May(&All(&[pay(boar(1)), COUNT])), May(&All(&[pay(cattle(1)), COUNT])),
        ])),
        Hook::Score(|owner| if owner.has("E165") { 0 } else { i32::from(owner.count()) - 3 }),
    ], ..FROM_4 },
    // Animal Keeper
    Card { id: "E216", hooks: &[Hook::Housing(mix_in_pastures)], ..FROM_4 },
    // Reeve
    Card { id: "E217", hooks: &[
        play(gain_by(wood_by_round)),
        Hook::ScoreAll(|owner, seat| {
            let most = owner.game.seats().map(|other| owner.game.occupations(other)).max();
            if Some(owner.game.occupations(seat)) == most { 3 } else { 0 }
        }),
    ], ..FROM_3 },
    // Carpenter
    Card { id: "E218", hooks: &[Hook::Price(Replace, |_, item, _, offer| {
        if let Item::Room(house) = item { offer(house.material(3).and(reed(2))); }
    })], ..OCCUPATION },
    // Guildmaster
    Card { id: "E341", hooks: &[
        Hook::If(When::Improvement, Who::Owner, of_a_guild, gain_by(|_, about| about.card().map_or(NOTHING, |card| guild(card.card(), 4, 3)))),
        Hook::If(When::Occupation, Who::Owner, of_a_guild, gain_by(|_, about| about.card().map_or(NOTHING, |card| guild(card.card(), 4, 3)))),
        play(gain_by(|owner, _| owner.player().cards().fold(NOTHING, |sum, card| sum.and(guild(card, 2, 2))))),
    ], ..FROM_3 },
];

/// Only what a person on an action space did.
fn on_a_space(_: &Owner, fact: &Fact) -> Option<About> {
    fact.iff(fact.space().is_some())
}

/// Whether the owner's Businessman makes more of a minor improvement here.
fn widened(owner: &Owner, fact: &Fact) -> bool {
    fact.on(START_SPACE) && owner.has("I228")
}

/// Mendicant: up to two begging cards are thrown away. Nobody would keep them, so nobody is asked.
fn discard_begging_cards(game: &mut State, frame: &Frame) {
    let player = game.player_mut(frame.seat);
    let cards = player.begging.min(2);
    player.begging -= cards;
    let seat = frame.seat;
    game.log.note(|| Event::BeggingDiscarded { seat, cards });
}

/// E148: how many occupations a card counts for.
fn weight(card: &Card) -> i32 {
    card.hooks.iter().map(|hook| if let Hook::CountsAs(n) = hook { i32::from(*n) } else { 0 }).max().unwrap_or(0).max(1)
}

/// Grocer: the goods on the card, from the top.
const STACK: [Good; 8] = {
    use Good::{Clay, Grain, Reed, Stone, Vegetable, Wood};
    [Reed, Grain, Stone, Vegetable, Wood, Clay, Reed, Vegetable]
};

/// Grocer: any number of goods from the top of the stack may be bought at once, 1 food each.
fn top_goods(owner: &Owner, offer: &mut dyn FnMut(Trade)) {
    let mut goods = NOTHING;
    for (n, kind) in STACK.into_iter().skip(owner.count().into()).enumerate() {
        goods.add(&Goods::of(kind, 1));
        offer(Trade { give: food(n as u8 + 1), get: goods, when: TradeTime::FromStack });
    }
}

/// Pastor: the owner's home has two rooms, and everybody else's more.
fn alone_with_two_rooms(owner: &Owner) -> bool {
    owner.rooms() == 2 && owner.others().all(|seat| owner.game.player(seat).farm.rooms.len() > 2)
}

/// Ratcatcher: everybody else with offspring places one person fewer; a guest is still placed.
fn keep_a_child_at_home(game: &mut State, frame: &Frame) {
    for seat in game.seats().filter(|&seat| seat != frame.seat) {
        let player = game.player_mut(seat);
        if player.persons() > 2 && player.at_home > 0 {
            player.at_home -= 1;
            game.log.note(|| Event::KeptHome { seat, cause: frame.cause });
        }
    }
}

/// Stablemaster: one of the unfenced stables holds 3 animals of one type.
fn three_in_one_stable(_: &Owner, housing: &mut Housing) {
    if let Some(i) = housing.loose.iter().position(|(site, _)| matches!(site, Site::Stable(_))) {
        let (site, _) = housing.loose.remove(i);
        housing.pen(site, [3; 4]);
    } else if let Some(pen) = housing.pens.iter_mut().find(|pen| matches!(pen.site, Site::Stable(_))) {
        pen.holds = [3; 4];
    }
}

/// Animal Keeper: what all types have in common may be mixed; what only one has stays its own.
fn mix_in_pastures(_: &Owner, housing: &mut Housing) {
    for pen in std::mem::take(&mut housing.pens) {
        if !matches!(pen.site, Site::Pasture(_)) {
            housing.pens.push(pen);
            continue;
        }
        let mixed = pen.holds.into_iter().min().unwrap_or(0);
        housing.loose(pen.site, mixed);
        let own = pen.holds.map(|n| n - mixed);
        if own != [0; 4] {
            housing.pen(pen.site, own);
        }
    }
}

/// Guildmaster: the resource of a workshop or craftsman: `hard` wood or clay, or `soft` reed.
fn guild(card: &Card, hard: u8, soft: u8) -> Goods {
    match card.id {
        "M7" | "I258" => wood(hard),
        "M8" | "E214" => clay(hard),
        "M9" | "E183" => reed(soft),
        _ => NOTHING,
    }
}

fn of_a_guild(_: &Owner, fact: &Fact) -> Option<About> {
    fact.iff(fact.card().is_some_and(|card| !guild(card, 1, 1).is_empty()))
}
