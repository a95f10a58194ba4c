//! The K deck: 48 occupations, in the order of their numbers. Facts and rulings: `docs/cards/agricola-k.toml`.

use super::words::*;
use super::{About, Card, CardKind, Fact, Hook, Item, Owner, When, Who};
use crate::event::{Cause, Event};
use crate::farm::House;
use crate::goods::*;
use crate::housing::Site;
use crate::moves::Move;
use crate::player::{Memory, Remembers};
use crate::score::Category;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, PERSONS, State};
use crate::verb::*;
use table::Effect::{All, AndOr, Do, Either, May};
use table::Seat;
use table::chain::Interpreter;
use table::price::Manner::Adjust;

const SOW_AND_BAKE: Spaces = Spaces::of(&["R1a"]);
/// Where the Acrobat may go.
const GRAIN_OR_PLOW: Spaces = Spaces::of(&["B3", "B4", "R5a"]);
/// From where and to where the Countryman goes.
const CROPS_TAKEN: Spaces = Spaces::of(&["B3", "R3a"]);
const SOW_SPACES: Spaces = Spaces::of(&["R1a", "R5a"]);

/// Joinery, Pottery and Basketmaker's Workshop.
const WORKSHOPS: [&str; 3] = ["M7", "M8", "M9"];

/// One person for each room built, 1 food each.
const FIRST_CHILD: Effect = May(&All(&[only(|_, frame| frame.about.count() >= 1), pay(food(1)), GROW, SECOND_CHILD]));
const SECOND_CHILD: Effect = May(&All(&[only(|_, frame| frame.about.count() >= 2), pay(food(1)), GROW, THIRD_CHILD]));
const THIRD_CHILD: Effect = May(&All(&[only(|_, frame| frame.about.count() >= 3), pay(food(1)), GROW]));

/// A sheep on every remaining round space as soon as the home is of stone; once.
const SHEEP_FOR_STONE: Effect = All(&[
    only_if(|owner| owner.house() == House::Stone && owner.count() == 0),
    on_rounds(ALL_ROUNDS, sheep(1)),
    COUNT,
]);

/// The occupations of the K deck.
#[rustfmt::skip]
pub static OCCUPATIONS: [Card; 48] = [
    // Serf: before the space's own action, which must still be possible afterwards
    Card { id: "K266", hooks: &[Hook::On(When::Place(SOW_AND_BAKE), Who::Owner, Either(&[
        All(&[only(grain_is_of_use), gain(grain(1))]), All(&[only(vegetable_is_of_use), pay(grain(1)), gain(vegetable(1))]),
    ]))], ..FROM_4 },
    // Adoptive Parents: not for the children of the Wet Nurse. The card remembers when a child of an action space went home
    Card { id: "K267", remembers: Remembers::Round, hooks: &[Hook::If(
        When::Grow, Who::Owner, |_, fact| {
            (fact.about.count() == 1 && !fact.by("K270")).then_some(fact.space().map_or(About::Nothing, About::Space))
        }, May(&All(&[pay(food(1)), run(adopt)])),
    )], ..OCCUPATION },
    // Pieceworker: the effect is about the goods taken
    Card { id: "K268", hooks: &[on_take(|_, fact| fact.space().map(|_| About::Goods(fact.goods)), May(&AndOr(&[
        All(&[only(|_, frame| took(frame, Good::Wood)), pay(food(1)), gain(wood(1))]),
        All(&[only(|_, frame| took(frame, Good::Clay)), pay(food(1)), gain(clay(1))]),
        All(&[only(|_, frame| took(frame, Good::Reed)), pay(food(1)), gain(reed(1))]),
        All(&[only(|_, frame| took(frame, Good::Stone)), pay(food(1)), gain(stone(1))]),
        All(&[only(|_, frame| took(frame, Good::Grain)), pay(food(1)), gain(grain(1))]),
        All(&[only(|_, frame| took(frame, Good::Vegetable)), pay(food(2)), gain(vegetable(1))]),
    ])))], ..OCCUPATION },
    // Acrobat
    Card { id: "K269", remembers: Remembers::Round, hooks: &[
        on_players(ONCE_PER_ROUND),
        Hook::If(When::WorkEnd, Who::Owner, |owner, fact| fact.iff(owner.used_this_round()), May(&ask(acrobat_goals, leap))),
    ], ..FROM_4 },
    // Wet Nurse
    Card { id: "K270", hooks: &[Hook::On(When::RoomAction, Who::Owner, FIRST_CHILD)], ..OCCUPATION },
    // Educator
    Card { id: "K271", hooks: &[
        Hook::On(When::Occupation, Who::Others, May(&occupation(Fee::Stepped { food: 3, from: 4, then: 2 }))),
    ], ..FROM_4 },
    // Frame Builder: 1 wood for 1 clay or stone of a renovation, or for 2 of a room
    Card { id: "K272", hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        let n = if let Item::Room(_) = item { 2 } else { 1 };
        let framed = item.is_building() && item != Item::Room(House::Wood);
        let due = [clay(n), stone(n)].into_iter().filter(|goods| framed && price.contains(goods));
        due.for_each(|goods| offer(price.less(&goods).and(wood(1))));
    })], ..OCCUPATION },
    // Basin Maker: up to 2 wood for each boar; every third one from the first on is worth nothing
    Card { id: "K273", hooks: &[
        Hook::If(When::Slaughtered, Who::Owner, |_, fact| fact.iff(fact.about.animal() == Some(Good::Boar)), May(&ask(wood_for_basins, keep_wood))),
        Hook::Score(|owner| i32::from(owner.count()) - [1, 4, 7, 10].into_iter().filter(|n| *n <= owner.count()).count() as i32),
    ], ..FROM_4 },
    // Organic Farmer: in the best arrangement; the Forest Pasture counts
    Card { id: "K274", hooks: &[Hook::Score(|owner| {
        let is_pasture = |site: &Site| matches!(site, Site::Pasture(_)) || matches!(site, Site::Card(card) if card.card().id == "K145");
        owner.game.housing(owner.seat).most_roomy(&owner.player().goods, 3, is_pasture).into()
    })], ..OCCUPATION },
    // Perpetual Student
    Card { id: "K275", hooks: &[Hook::RandomOccupation(3)], ..FROM_4 },
    // Constable: everybody without negative points
    Card { id: "K276", hooks: &[
        play(gain_by(wood_by_round)), Hook::ScoreAll(|owner, seat| if has_negative_points(owner.game, seat) { 0 } else { 5 }),
    ], ..FROM_3 },
    // Manufacturer: while the house is not of wood
    Card { id: "K277", hooks: &[
        Hook::IsMinor(|owner, card| owner.house() != House::Wood && WORKSHOPS.contains(&card.id)),
        Hook::Price(Adjust, |owner, item, price, offer| if owner.house() != House::Wood && item.is_card(&WORKSHOPS) {
            two_resources().for_each(|saved| offer(price.less(&saved)));
        }),
    ], ..FROM_3 },
    // Forester
    Card { id: "K278", hooks: &[Hook::Field(Good::Wood, 3)], ..OCCUPATION },
    // Scholar: the house may be renovated at this very moment
    Card { id: "K279", hooks: &[at(When::RoundStart, May(&Either(&[
        All(&[only_if(in_a_stone_house), occupation(Fee::Always(1))]), All(&[only_if(in_a_stone_house), IMPROVEMENT]),
    ])))], ..OCCUPATION },
    // Tanner: nobody would decline, so nobody is asked
    Card { id: "K280", remembers: Remembers::Animals, hooks: &[
        Hook::If(When::Slaughtered, Who::Owner, |_, fact| fact.iff(matches!(fact.about.animal(), Some(Good::Boar | Good::Cattle))),
                 All(&[ONE_CARD, run(keep_animal)])),
        Hook::Score(|owner| {
            let [_, boar, cattle] = owner.memory().animals();
            steps(boar, &[(2, 1), (4, 2), (6, 3)]) + steps(cattle, &[(2, 1), (3, 2), (4, 3)])
        }),
    ], ..FROM_3 },
    // Traveling Salesman: also in the action once more of the Merchant and the additional one of the Businessman
    Card { id: "K281", hooks: &[
        Hook::AsMinor(|_, cause, _| is_salesmans(cause)),
        Hook::If(When::ImprovementAction, Who::Owner, |owner, fact| {
            let minor = fact.about.card().is_some_and(|card| owner.game.is_minor(owner.seat, card));
            fact.iff(is_salesmans(fact.cause) && minor)
        }, May(&MINOR_IMPROVEMENT)),
    ], ..OCCUPATION },
    // House Steward: everybody with the most rooms
    Card { id: "K282", hooks: &[
        play(gain_by(wood_by_round)),
        Hook::ScoreAll(|owner, seat| {
            let rooms = |seat| owner.game.player(seat).farm.rooms.len();
            if owner.game.seats().all(|other| rooms(other) <= rooms(seat)) { 3 } else { 0 }
        }),
    ], ..FROM_3 },
    // Wood Deliveryman
    Card { id: "K283", hooks: &[play(on_rounds(Rounds::Between(8, 14), wood(1)))], ..OCCUPATION },
    // Wood Distributor
    Card { id: "K284", remembers: Remembers::Round, hooks: &[
        play_gain(wood(2)),
        Hook::If(When::WorkStart, Who::Owner, |_, fact| fact.iff(true),
                 May(&All(&[ONCE_PER_ROUND, only(|game, _| wood_to_share(game) > 0), run(share_wood), ASK_AGAIN]))),
    ], ..OCCUPATION },
    // Tinsmith: the Village Well is a well too
    Card { id: "K285", hooks: &[Hook::Trades(&[Good::Food], |owner, offer| {
        offer(any_time(clay(1), food(1)));
        let mut cards = owner.game.seats().flat_map(|seat| owner.game.player(seat).cards());
        if cards.any(|card| ["M10", "I66"].contains(&card.id)) { offer(any_time(clay(2), food(3))); }
    })], ..FROM_3 },
    // Smallholder: pastures of one space without a stable; D24: field tiles only
    Card { id: "K286", hooks: &[
        Hook::Housing(|owner, housing| housing.widen_pastures(|pasture| u8::from(owner.player().farm.capacity(pasture) == 2))),
        Hook::Sown(|owner, sowing| i8::from(sowing.cell.is_some() && owner.player().farm.fields.len() <= 2)),
    ], ..OCCUPATION },
    // Storehouse Clerk
    Card { id: "K287", hooks: &[at(When::RoundStart, gain_by(|owner, _| {
        let stored = [(Good::Stone, 5), (Good::Reed, 6), (Good::Clay, 7), (Good::Wood, 8)];
        stored.into_iter().filter(|&(kind, n)| owner.have(kind) >= n).map(|(kind, _)| (kind, 1)).collect()
    }))], ..FROM_4 },
    // Storehouse Keeper
    Card { id: "K288", hooks: &[on_take(
        |_, fact| fact.iff(fact.takes(Good::Reed) && fact.takes(Good::Stone)), Either(&[gain(clay(1)), gain(grain(1))]),
    )], ..FROM_4 },
    // Countryman
    Card { id: "K289", hooks: &[at(When::WorkEnd, May(&ask(countryman_goals, sow_there)))], ..FROM_4 },
    // Clay Worker
    Card { id: "K290", hooks: &[on_take(|_, fact| fact.iff(fact.takes(Good::Wood) || fact.takes(Good::Clay)), gain(clay(1)))], ..OCCUPATION },
    // Lover
    Card { id: "K291", cost: &[food(4)], requires: |owner| owner.player().persons() < PERSONS, hooks: &[play(GROW_WITHOUT_ROOM)], ..FROM_3 },
    // Market Woman: from a person or a minor improvement
    Card { id: "K292", hooks: &[on_take(|_, fact| {
        let from_minor = fact.cause.card().is_some_and(|card| card.card().kind == CardKind::Minor);
        fact.iff(fact.goods.get(Good::Vegetable) > 0 && (fact.space().is_some() || from_minor))
    }, gain(grain(2)))], ..OCCUPATION },
    // Plowman
    Card { id: "K293", remembers: Remembers::Rounds, hooks: &[
        play(remember_rounds(Rounds::After(&[4, 7, 10]))),
        Hook::If(When::RoundSpace, Who::Owner, in_marked_round, May(&All(&[pay(food(1)), PLOW]))),
    ], ..OCCUPATION },
    // Brushwood Collector
    Card { id: "K294", hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        if item.is_building() && price.get(Good::Reed) > 0 { offer(price.less(&reed(u8::MAX)).and(wood(1))); }
    })], ..FROM_3 },
    // Cattle Breeder
    Card { id: "K295", hooks: &[
        play_gain(cattle(1)),
        Hook::If(When::RoundEnd, Who::Owner, |owner, fact| fact.iff(owner.round() == 12), Do(Verb::Breed(Breed::One(Good::Cattle)))),
    ], ..FROM_4 },
    // Seed Seller
    Card { id: "K296", hooks: &[play_gain(grain(1)), on_use(TAKE_GRAIN, gain(grain(1)))], ..FROM_3 },
    // Sheep Farmer
    Card { id: "K297", hooks: &[
        on_take(|_, fact| fact.iff(fact.takes(Good::Sheep)), gain(sheep(1))),
        Hook::Trade(&[any_time(sheep(3), boar(1).and(cattle(1)))]),
    ], ..FROM_3 },
    // Shepherd Boy
    Card { id: "K298", hooks: &[play(SHEEP_FOR_STONE), Hook::On(When::Renovate, Who::Owner, SHEEP_FOR_STONE)], ..FROM_4 },
    // Slaughterman
    Card { id: "K299", hooks: &[
        Hook::If(When::Exchanged, Who::Others, slaughter, gain(food(1))), Hook::FeedsLast,
    ], ..FROM_3 },
    // Schnaps Distiller
    Card { id: "K300", hooks: &[Hook::Trade(&[each_feeding(vegetable(1), food(5))])], ..OCCUPATION },
    // Wood Carver: the first thing that costs wood in a round
    Card { id: "K301", remembers: Remembers::Round, hooks: &[
        Hook::Price(Adjust, |owner, item, price, offer| {
            let carved = matches!(item, Item::Card(_) | Item::Room(House::Wood) | Item::Stable);
            if carved && !owner.used_this_round() && price.get(Good::Wood) > 0 { offer(price.less(&wood(1))); }
        }),
        Hook::CheaperFences(|owner, new| u8::from(!owner.used_this_round()).min(new)),
        Hook::SavesOnce,
    ], ..OCCUPATION },
    // Pig Whisperer
    Card { id: "K302", hooks: &[play(on_rounds(Rounds::After(&[4, 7, 10]), boar(1)))], ..FROM_4 },
    // Stone Breaker
    Card { id: "K303", hooks: &[Hook::AnyTime(|owner| owner.house() == House::Clay, renovate_to(House::Stone))], ..FROM_4 },
    // Veterinarian: the card remembers the animals in the bag
    Card { id: "K304", remembers: Remembers::Animals, hooks: &[
        play(run(fill_the_bag)),
        Hook::If(When::RoundStart, Who::Owner, |owner, fact| fact.iff(owner.memory() != Memory::Nothing), run(draw_two)),
    ], ..FROM_4 },
    // Animal Handler
    Card { id: "K305", remembers: Remembers::Rounds, hooks: &[
        play(remember_rounds(Rounds::These(&[7, 10, 14]))),
        Hook::If(When::RoundSpace, Who::Owner, in_marked_round, May(&All(&[
            pay(food(1)), gain_by(|owner, _| match owner.round() { 7 => sheep(1), 10 => boar(1), _ => cattle(1) }),
        ]))),
    ], ..FROM_4 },
    // Animal Tamer: nothing where the home is closed to animals
    Card { id: "K306", hooks: &[Hook::Housing(|owner, housing| {
        let home = housing.loose.iter_mut().filter(|(site, _)| *site == Site::Home);
        home.for_each(|(_, places)| *places = owner.rooms());
    })], ..OCCUPATION },
    // Animal Breeder: only where nothing was fenced before
    Card { id: "K307", hooks: &[Hook::If(When::Fences, Who::Owner, |_, fact| fact.iff(!fact.cells.is_empty()), May(&Either(&[
        All(&[pay(food(1)), gain(sheep(2))]), All(&[pay(food(2)), gain(boar(2))]), All(&[pay(food(3)), gain(cattle(2))]),
    ])))], ..FROM_4 },
    // Foreman
    Card { id: "K308", remembers: Remembers::Round, hooks: &[Hook::If(When::WorkStart, Who::Owner, |_, fact| fact.iff(true), May(&All(&[
        ONCE_PER_ROUND, ask(any_space, put_food), ASK_AGAIN,
    ])))], ..FROM_4 },
    // Weaver
    Card { id: "K309", hooks: &[
        Hook::If(When::WorkStart, Who::Owner, |owner, fact| fact.iff(owner.have(Good::Sheep) >= 2), gain(food(1))),
    ], ..FROM_4 },
    // Resource Seller: the card counts the goods sold
    Card { id: "K310", hooks: &[on_take(building_resources, run(sell_from_pile))], ..OCCUPATION },
    // Magician: the last person
    Card { id: "K311", hooks: &[on_take(
        |owner, fact| players_food(owner, fact).filter(|_| owner.player().at_home == 0), gain(grain(1).and(food(1))),
    )], ..FROM_4 },
    // Fence Overseer: the effect is about the stable's space
    Card { id: "K312", remembers: Remembers::Round, hooks: &[Hook::If(When::Stable, Who::Owner, |_, fact| fact.cells.first().map(About::Cell),
        May(&All(&[ONCE_PER_ROUND, pay(food(1)), Do(Verb::Fences(Fences::GiftHere))])),
    )], ..OCCUPATION },
    // Animal Trainer: the effect is about the food taken
    Card { id: "K342", hooks: &[on_players(May(&ask(animals_for_food, buy_animals)))], ..FROM_4 },
];

/// Serf: a grain more, unless only the vegetable would leave something to sow.
fn grain_is_of_use(game: &State, frame: &Frame) -> bool {
    let goods = game.player(frame.seat).goods;
    let can_exchange = goods.contains(&grain(1)) && vegetable_is_of_use(game, frame);
    !can_exchange || can_sow_or_bake(game, frame.seat, goods.and(grain(1)))
}

/// Serf: whether a grain given for a vegetable leaves something to sow or to bake.
fn vegetable_is_of_use(game: &State, frame: &Frame) -> bool {
    can_sow_or_bake(game, frame.seat, game.player(frame.seat).goods.less(&grain(1)).and(vegetable(1)))
}

/// Whether a player with these goods can sow or bake.
fn can_sow_or_bake(game: &State, seat: Seat, goods: Goods) -> bool {
    let player = game.player(seat);
    let has_grain = goods.get(Good::Grain) > 0;
    let sows_fields = !player.farm.empty_fields().is_empty() && (has_grain || goods.get(Good::Vegetable) > 0);
    let sows_cards = game.empty_field_cards(seat).any(|(_, crop)| goods.get(crop.good()) > 0);
    sows_fields || sows_cards || has_grain && player.cards().any(Card::bakes)
}

/// Adoptive Parents: the child goes home and is an adult.
fn adopt(game: &mut State, frame: &Frame) {
    let player = game.player_mut(frame.seat);
    player.newborns -= 1;
    player.at_home += 1;
    if let About::Space(space) = frame.about {
        game.board.leave(space, frame.seat);
        game.remember(frame, Memory::Round(game.round));
    }
    let seat = frame.seat;
    game.log.note(|| Event::GrewUp { seat });
}

/// Scholar: whether the owner lives in a stone house.
fn in_a_stone_house(owner: &Owner) -> bool {
    owner.house() == House::Stone
}

/// Pieceworker: whether some of these goods were taken.
fn took(frame: &Frame, kind: Good) -> bool {
    matches!(frame.about, About::Goods(goods) if goods.get(kind) > 0)
}

/// Acrobat: the free spaces where a person may act again.
fn acrobat_goals(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let stands = standing_on(game, frame, PLAYERS_SPACES).is_some();
    let free = |space: &SpaceId| !game.board.occupied().contains(*space) && game.may_use(frame.seat, *space).is_ok();
    GRAIN_OR_PLOW.iter().filter(free).filter(|_| stands).for_each(|space| offer(Move::Place { space }));
}

fn leap(game: &mut State, frame: &Frame, answer: &Move) {
    if let (Move::Place { space }, Some(from)) = (*answer, standing_on(game, frame, PLAYERS_SPACES)) {
        game.move_person(frame.seat, from, space, space.does(&game.rules));
    }
}

/// The first of these spaces on which a person of the player stands.
fn standing_on(game: &State, frame: &Frame, spaces: Spaces) -> Option<SpaceId> {
    spaces.iter().find(|&space| game.board.persons_of(space, frame.seat) > 0)
}

/// Basin Maker: how much wood may be laid on the card for a boar.
fn wood_for_basins(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let most = game.player(frame.seat).goods.get(Good::Wood).min(2);
    (1..=most).rev().for_each(|n| offer(Move::Number { n }));
}

fn keep_wood(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Number { n } = *answer else { return };
    game.claim(frame);
    game.pay(frame.seat, wood(n), frame.cause);
    game.count_on_card(frame, n.into());
}

/// Constable: whether a row of the score pad is below zero, or there is a begging card.
fn has_negative_points(game: &State, seat: Seat) -> bool {
    let lines = game.lines_without_bonus(seat);
    let of_cards = [Category::CardPoints, Category::BonusPoints];
    let mut rows = Category::ALL.iter().copied().filter(|row| !of_cards.contains(row));
    game.player(seat).begging > 0 || rows.any(|row| lines[row] < 0)
}

/// Manufacturer: two building resources, alike or not.
fn two_resources() -> impl Iterator<Item = Goods> {
    let pairs = (0..BUILDING.len()).flat_map(|i| (i..BUILDING.len()).map(move |j| (BUILDING[i], BUILDING[j])));
    pairs.map(|(one, other)| Goods::of(one, 1).and(Goods::of(other, 1)))
}

/// Tanner: the animal lies on the card.
fn keep_animal(game: &mut State, frame: &Frame) {
    let Some(mut animals) = Owner::of(game, frame).map(|owner| owner.memory().animals()) else { return };
    if let Some(i) = BAG.iter().position(|&kind| frame.about.animal() == Some(kind)) {
        animals[i] = animals[i].saturating_add(1);
        game.remember(frame, Memory::Animals(animals));
    }
}

/// Traveling Salesman: improvement actions of action spaces, and of cards that add one there.
fn is_salesmans(cause: Cause) -> bool {
    matches!(cause, Cause::Space(_)) || cause.card().is_some_and(|card| ["E179", "I228"].contains(&card.card().id))
}

/// Wood Distributor: the wood for each of the three neighbours.
fn wood_to_share(game: &State) -> u8 {
    Spaces::of(&["B7"]).iter().map(|space| game.board.goods(space).get(Good::Wood) / 3).sum()
}

fn share_wood(game: &mut State, frame: &Frame) {
    let (seat, goods) = (frame.seat, wood(wood_to_share(game)));
    for space in Spaces::of(&["B7"]).iter() {
        game.board.remove(space, &goods.times(3));
    }
    for space in Spaces::of(&["B8", "B9", "B10"]).iter() {
        game.board.add(space, &goods);
        game.log.note(|| Event::PutOnSpace { seat, goods, space });
    }
}

/// Countryman: the free spaces on which somebody who took a crop may sow.
fn countryman_goals(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let stands = standing_on(game, frame, CROPS_TAKEN).is_some();
    let free = |space: &SpaceId| game.is_open(*space) && !game.board.occupied().contains(*space);
    let can_sow = stands && game.possible(frame, &SOW).is_ok();
    SOW_SPACES.iter().filter(free).filter(|_| can_sow).for_each(|space| offer(Move::Place { space }));
}

/// Of what the space does only the sowing is done.
fn sow_there(game: &mut State, frame: &Frame, answer: &Move) {
    let (Move::Place { space }, Some(from)) = (*answer, standing_on(game, frame, CROPS_TAKEN)) else { return };
    let sow = space.does(&game.rules).parts().find(|part| matches!(part, Do(Verb::Sow(_))));
    sow.into_iter().for_each(|sow| game.move_person(frame.seat, from, space, sow));
}

/// The animals that a card remembers, in this order.
const BAG: [Good; 3] = [Good::Sheep, Good::Boar, Good::Cattle];

/// Veterinarian: 4 sheep, 3 boar and 2 cattle.
fn fill_the_bag(game: &mut State, frame: &Frame) {
    game.remember(frame, Memory::Animals([4, 3, 2]));
}

/// Two animals are drawn; of a pair one is the owner's, everything else goes back.
fn draw_two(game: &mut State, frame: &Frame) {
    let Some(Memory::Animals(mut animals)) = Owner::of(game, frame).map(|owner| owner.memory()) else { return };
    let mut bag: Vec<usize> = (0..3).flat_map(|i| std::iter::repeat_n(i, animals[i].into())).collect();
    if bag.len() < 2 {
        return;
    }
    game.chance().shuffle(&mut bag);
    let (first, second) = (BAG[bag[0]], BAG[bag[1]]);
    let (seat, cause) = (frame.seat, frame.cause);
    game.log.note(|| Event::DrewGoods { seat, goods: Goods::of(first, 1).and(Goods::of(second, 1)), cause });
    if first == second {
        animals[bag[0]] -= 1;
        game.remember(frame, Memory::Animals(animals));
        game.gain(frame, Goods::of(first, 1));
    }
}

fn any_space(game: &State, _: &Frame, offer: &mut dyn FnMut(Move)) {
    game.open_spaces().iter().for_each(|space| offer(Move::Space { space }));
}

/// Foreman: 1 food on the space.
fn put_food(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Space { space } = *answer else { return };
    game.board.add(space, &food(1));
    let seat = frame.seat;
    game.log.note(|| Event::PutOnSpace { seat, goods: food(1), space });
}

/// Resource Seller: the goods on the card, from the top.
const PILE: [Good; 7] = {
    use Good::{Clay, Reed, Stone, Wood};
    [Wood, Clay, Reed, Clay, Stone, Clay, Stone]
};

/// Resource Seller: the kinds of building resources received, one of each.
fn building_resources(owner: &Owner, fact: &Fact) -> Option<About> {
    let received: Goods = BUILDING.into_iter().filter(|&kind| fact.goods.get(kind) > 0).map(|kind| (kind, 1)).collect();
    let sells = usize::from(owner.count()) < PILE.len() && !fact.by("K310");
    (sells && !received.is_empty()).then_some(About::Goods(received))
}

/// Each resource received brings the top of the pile if it is of the same kind. What brings nothing yet waits for the rest of
/// the action, in which its kind may come to lie on top.
fn sell_from_pile(game: &mut State, frame: &Frame) {
    let About::Goods(mut received) = frame.about else { return };
    game.chains.retain(frame.chain, |f| {
        let waits = f.effect == frame.effect;
        if let (true, About::Goods(more)) = (waits, f.about) {
            received.add(&more);
        }
        !waits
    });
    let sold = Owner::of(game, frame).map_or(0, |owner| owner.count());
    let mut goods = NOTHING;
    for kind in PILE.into_iter().skip(sold.into()).map(|kind| Goods::of(kind, 1)) {
        if !received.contains(&kind) {
            break;
        }
        received.remove(&kind);
        goods.add(&kind);
    }
    if !received.is_empty() && game.chains.frames(frame.chain).next().is_some() {
        game.chains.push_under(Frame { about: About::Goods(received), ..*frame });
    }
    game.count_on_card(frame, goods.total() as u16);
    game.gain(frame, goods);
}

/// Animal Trainer: 2 food for a sheep or boar, 3 for a cattle.
fn price_of(animals: &Goods) -> u8 {
    2 * (animals.get(Good::Sheep) + animals.get(Good::Boar)) + 3 * animals.get(Good::Cattle)
}

fn animals_for_food(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let most = frame.about.count().min(game.player(frame.seat).goods.get(Good::Food));
    for cattle_n in 0..=most / 3 {
        for pairs in 0..=(most - 3 * cattle_n) / 2 {
            for boar_n in 0..=pairs {
                let goods = sheep(pairs - boar_n).and(boar(boar_n)).and(cattle(cattle_n));
                if !goods.is_empty() {
                    offer(Move::Take { goods });
                }
            }
        }
    }
}

fn buy_animals(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Take { goods } = *answer else { return };
    game.pay(frame.seat, food(price_of(&goods)), frame.cause);
    game.gain(frame, goods);
}
