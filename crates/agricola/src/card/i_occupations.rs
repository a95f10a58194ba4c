//! The I deck: 48 occupations, in the order of their numbers. Facts and rulings: `docs/cards/agricola-i.toml`.

use super::words::*;
use super::{About, Card, Fact, Field, Hook, Item, Owner, Sown, Trade, When, Who};
use crate::event::Event;
use crate::farm::House;
use crate::goods::*;
use crate::moves::Move;
use crate::phase::{HarvestStep, Phase};
use crate::player::{Memory, Remembers};
use crate::score::Category;
use crate::space::Spaces;
use crate::state::{Frame, ROUNDS, State};
use crate::verb::*;
use table::Effect::{All, Do, May};
use table::Seats;
use table::price::Manner::{Adjust, Replace};

const SHEEP_SPACE: Spaces = Spaces::of(&["R1c"]);
const BOAR_SPACE: Spaces = Spaces::of(&["R3b"]);
const CATTLE_SPACE: Spaces = Spaces::of(&["R4b"]);
/// The *1 clay* card of the game for three.
const ONE_CLAY: Spaces = Spaces::of(&["G3b"]);

/// Those to whom the Juggler owes food.
const PERFORMERS: [&str; 8] = ["K311", "E167", "I257", "I249", "K269", "E212", "K342", "E169"];

static BUTCHERY: [Trade; 3] = [any_time(sheep(1), food(1)), any_time(boar(1), food(2)), any_time(cattle(1), food(3))];

/// Food on every remaining round space as soon as the home is of stone; once.
const MANSERVANT: Effect =
    All(&[only_if(|owner| owner.house() == House::Stone && owner.count() == 0), on_rounds(ALL_ROUNDS, food(3)), COUNT]);

/// Clay on the next round spaces as soon as the home is not of wood; once.
const CLAY_HUT: Effect = All(&[
    only_if(|owner| owner.house() != House::Wood && owner.count() == 0),
    on_rounds(Rounds::Next(5), clay(2)),
    COUNT,
]);

/// The other one gets 1 food from the owner and 1 from the general supply for 1 of the goods just taken.
const BUY_REED: Effect = May(&All(&[only(another), pay_to(food(1)), take_from(reed(1)), give(food(1))]));
const BUY_STONE: Effect = May(&All(&[only(another), pay_to(food(1)), take_from(stone(1)), give(food(1))]));

/// A grain is put up for sale; whoever wants it speaks up, and the owner chooses where there are several.
const SELL_GRAIN: Effect = All(&[pay(grain(1)), ANNOUNCE, run(close_the_sale)]);

/// The occupations of the I deck.
#[rustfmt::skip]
pub static OCCUPATIONS: [Card; 48] = [
    // Fieldsman
    Card { id: "I219", hooks: &[Hook::On(When::Sow, Who::Owner, run(tend_fields))], ..OCCUPATION },
    // Well Builder
    Card { id: "I220", hooks: &[
        Hook::IsMinor(|_, card| card.id == "M10"),
        Hook::Price(Replace, |_, item, _, offer| if item.is_card(&["M10"]) { offer(wood(1).and(stone(1))); }),
    ], ..OCCUPATION },
    // Village Elder
    Card { id: "I221", hooks: &[
        play(gain_by(wood_by_round)),
        Hook::ScoreAll(|owner, seat| {
            let most = owner.game.seats().map(|other| owner.game.improvements(other)).max();
            if Some(owner.game.improvements(seat)) == most { 3 } else { 0 }
        }),
    ], ..FROM_3 },
    // Social Climber: 3 stone for the first at the table who reaches this house, 1 less for each one before
    Card { id: "I222", hooks: &[Hook::On(When::Renovate, Who::Owner, gain_by(|owner, _| {
        let before = owner.others().filter(|&seat| owner.game.player(seat).farm.has_been(owner.house())).count();
        stone(3u8.saturating_sub(before as u8))
    }))], ..FROM_4 },
    // Harvest Helper
    Card { id: "I223", hooks: &[at(When::Harvest(HarvestStep::BeforeFeeding), May(&ask(grain_of_others, take_grain)))], ..FROM_3 },
    // Field Worker
    Card { id: "I224", hooks: &[Hook::On(When::Sow, Who::Others, gain_by(|owner, _| {
        if owner.game.rules.players <= 3 { grain(1) } else { food(1) }
    }))], ..FROM_3 },
    // Field Watchman
    Card { id: "I225", hooks: &[on_use(TAKE_GRAIN, May(&PLOW))], ..OCCUPATION },
    // Gardener
    Card { id: "I226", hooks: &[Hook::CropStays(Good::Vegetable)], ..OCCUPATION },
    // Church Warden: whoever placed five persons in the last round
    Card { id: "I227", hooks: &[
        play(gain_by(wood_by_round)),
        Hook::ScoreAll(|owner, seat| if owner.round() == ROUNDS && owner.game.player(seat).placed >= 5 { 3 } else { 0 }),
    ], ..OCCUPATION },
    // Businessman; the Merchant knows of it (A25.16)
    Card { id: "I228", hooks: &[Hook::If(When::MinorAction, Who::Owner, |_, fact| fact.iff(fact.on(START_SPACE)), May(&IMPROVEMENT))], ..FROM_3 },
    // Sycophant
    Card { id: "I229", hooks: &[toll(TAKE_GRAIN, pay_to(food(1))), Hook::On(When::Use(TAKE_GRAIN), Who::Anybody, gain(food(1)))], ..FROM_4 },
    // Clay Digger
    Card { id: "I230", hooks: &[Hook::Opens(ONE_CLAY), play(run(lay_out_clay)), toll(ONE_CLAY, pay_to(food(3)))], ..FROM_4 },
    // Manservant
    Card { id: "I231", hooks: &[play(MANSERVANT), Hook::On(When::Renovate, Who::Owner, MANSERVANT)], ..OCCUPATION },
    // Midwife: for each birth 1 food for each person by which the other's family is now larger, at most 2
    Card { id: "I232", hooks: &[Hook::If(When::Grow, Who::Others, |owner, fact| {
        let more = owner.game.player(fact.actor).family.saturating_sub(owner.player().family);
        (fact.about.count() > 0 && more > 0).then_some(About::Count(more.min(2)))
    }, gain_each(food(1)))], ..FROM_4 },
    // Farm Steward: A25.14, once in the German edition, once for each better house in the Dutch one
    Card { id: "I233", remembers: Remembers::Bits, hooks: &[
        Hook::NoRoomNeeded(|owner| owner.house() != House::Wood && if owner.dutch() { owner.count() & growth_of(owner) == 0 } else { owner.count() == 0 }),
        Hook::If(When::Grow, Who::Owner, |owner, fact| fact.iff(fact.space().is_some() && owner.house() != House::Wood),
                 run(note_growth)),
    ], ..OCCUPATION },
    // Wood Buyer
    Card { id: "I234", hooks: &[Hook::If(
        When::Gained, Who::Others, |_, fact| fact.iff(fact.takes(Good::Wood)), May(&All(&[pay_to(food(1)), take_from(wood(1))])),
    )], ..FROM_3 },
    // Wood Collector
    Card { id: "I235", hooks: &[play(on_rounds(Rounds::Next(5), wood(1)))], ..OCCUPATION },
    // Hide Farmer
    Card { id: "I236", hooks: &[
        at(When::BeforeScoring, May(&ask(food_for_spaces, pay_for_spaces))),
        Hook::ScoreLines(|owner, lines| lines[Category::UnusedSpaces] += i32::from(owner.count())),
    ], ..FROM_3 },
    // Juggler: the doubled food may pay the others
    Card { id: "I237", hooks: &[on_players(
        May(&All(&[only(|game, frame| can_double(game, frame, &PERFORMERS)), run(|game, frame| double(game, frame, &PERFORMERS))])),
    )], ..FROM_4 },
    // Chamberlain
    Card { id: "I238", hooks: &[
        play(All(&[only(|game, _| game.round >= 11), run(reveal)])),
        Hook::If(When::RoundStart, Who::Owner, |owner, fact| fact.iff(owner.round() == 11), run(reveal)),
        Hook::FutureRounds(|owner| owner.round() >= 11),
    ], ..OCCUPATION },
    // Corn Profiteer: others pay at once and get it back if somebody else is chosen. Feeding is everybody's at the same time,
    // so the last chance of a harvest comes right before it
    Card { id: "I239", remembers: Remembers::Players, hooks: &[
        Hook::AnyTime(|owner| !matches!(owner.game.phase, Phase::Hands(_) | Phase::Harvest(HarvestStep::Feeding | HarvestStep::Breeding)), SELL_GRAIN),
        at(When::Harvest(HarvestStep::FeedingStart), May(&SELL_GRAIN)),
        Hook::Offer(When::Announced, Who::Others, |owner, fact| (!bids_are_in(owner)).then_some(About::Player(fact.actor)),
                    May(&All(&[pay(food(2)), REMEMBER_PLAYER]))),
        Hook::Offer(When::Announced, Who::Owner, |owner, fact| fact.iff(bids_are_in(owner)), ask(buyers, sell_to)),
    ], ..FROM_4 },
    // Cowherd
    Card { id: "I240", hooks: &[on_use(CATTLE_SPACE, gain(cattle(1)))], ..FROM_3 },
    // Clay Plasterer
    Card { id: "I241", hooks: &[Hook::Price(Replace, |_, item, _, offer| match item {
        Item::Renovation(House::Wood, House::Clay, _) => offer(clay(1).and(reed(1))),
        Item::Room(House::Clay) => offer(clay(3).and(reed(2))),
        Item::Renovation(..) | Item::Room(_) | Item::Stable | Item::Card(_) => {}
    })], ..OCCUPATION },
    // Clay Hut Builder
    Card { id: "I242", hooks: &[play(CLAY_HUT), Hook::On(When::Renovate, Who::Owner, CLAY_HUT)], ..OCCUPATION },
    // Bricklayer
    Card { id: "I243", hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        offer(price.less(&clay(if matches!(item, Item::Room(_)) { 2 } else { 1 })));
    })], ..OCCUPATION },
    // Layabout: the card remembers the round in which it was played
    Card { id: "I244", remembers: Remembers::Round, hooks: &[
        play(REMEMBER_ROUND),
        Hook::NoHarvest(|owner| owner.memory().round().is_some_and(|played| {
            (played..=ROUNDS).find(|&round| State::is_harvest_round(round)) == Some(owner.round())
        })),
    ], ..OCCUPATION },
    // Market Crier
    Card { id: "I245", hooks: &[on_use(TAKE_GRAIN, May(&All(&[gain(grain(1).and(vegetable(1))), give_all(grain(1))])))], ..FROM_3 },
    // Milking Hand
    Card { id: "I246", hooks: &[
        at(When::Harvest(HarvestStep::Field), gain_by(|owner, _| food(match owner.have(Good::Cattle) { 0 => 0, 1..=2 => 1, 3..=4 => 2, _ => 3 }))),
        Hook::Score(|owner| i32::from(owner.have(Good::Cattle) / 2)),
    ], ..FROM_4 },
    // Butcher
    Card { id: "I247", hooks: &[Hook::Trade(&BUTCHERY)], ..OCCUPATION },
    // Net Fisherman: nobody would leave the food, so nobody is asked
    Card { id: "I248", remembers: Remembers::Round, hooks: &[
        on_take(|_, fact| fact.iff(fact.takes(Good::Reed)), ONCE_PER_ROUND),
        Hook::If(When::ReturnHome, Who::Owner, |owner, fact| fact.iff(owner.used_this_round()), run(empty_the_nets)),
    ], ..OCCUPATION },
    // Puppeteer
    Card { id: "I249", hooks: &[on_players_of_others(May(&occupation(Fee::Always(1))))], ..FROM_4 },
    // Sheep Whisperer
    Card { id: "I250", hooks: &[play(on_rounds(Rounds::After(&[4, 7, 9, 11]), sheep(1)))], ..FROM_4 },
    // Reed Buyer: the first reed of the round, whoever takes it
    Card { id: "I251", remembers: Remembers::Round, hooks: &[Hook::If(
        When::Gained, Who::Anybody, |owner, fact| fact.iff(fact.takes(Good::Reed) && !owner.used_this_round()), All(&[ONCE_PER_ROUND, BUY_REED]),
    )], ..FROM_4 },
    // Pig Breeder
    Card { id: "I252", hooks: &[
        play_gain(boar(1)),
        Hook::If(When::RoundEnd, Who::Owner, |owner, fact| fact.iff(owner.round() == 12), Do(Verb::Breed(Breed::One(Good::Boar)))),
    ], ..FROM_4 },
    // Pig Catcher
    Card { id: "I253", hooks: &[on_leaving(
        |_, fact| left_behind(fact, Good::Wood, 2), May(&All(&[leave(wood(2)), gain(boar(1))])),
    )], ..FROM_4 },
    // Groom
    Card { id: "I254", hooks: &[
        Hook::If(When::RoundStart, Who::Owner, |owner, fact| fact.iff(owner.house() == House::Stone), May(&stables(1, wood(1)))),
    ], ..FROM_4 },
    // Stone Buyer: the first stone of the round, whoever takes it
    Card { id: "I255", remembers: Remembers::Round, hooks: &[Hook::If(
        When::Gained, Who::Anybody, |owner, fact| fact.iff(fact.takes(Good::Stone) && !owner.used_this_round()), All(&[ONCE_PER_ROUND, BUY_STONE]),
    )], ..FROM_4 },
    // Stone Carver
    Card { id: "I256", hooks: &[Hook::Trade(&[each_harvest(stone(1), food(3))])], ..OCCUPATION },
    // Street Musician
    Card { id: "I257", hooks: &[on_players_of_others(gain(grain(1)))], ..FROM_4 },
    // Cabinetmaker
    Card { id: "I258", hooks: &[Hook::Trade(&[each_harvest(wood(1), food(2))])], ..FROM_3 },
    // Animal Dealer
    Card { id: "I259", hooks: &[
        on_use(SHEEP_SPACE, May(&All(&[pay(food(1)), gain(sheep(1))]))),
        on_use(BOAR_SPACE, May(&All(&[pay(food(1)), gain(boar(1))]))),
        on_use(CATTLE_SPACE, May(&All(&[pay(food(1)), gain(cattle(1))]))),
    ], ..FROM_3 },
    // Taster: the other player of this deal is the start player
    Card { id: "I260", remembers: Remembers::Round, hooks: &[Hook::If(
        When::WorkStart, Who::Owner, |owner, fact| fact.iff(owner.game.start != owner.seat),
        May(&All(&[ONCE_PER_ROUND, pay_to(food(1)), PLACE_FIRST, ASK_AGAIN])),
    )], ..FROM_4 },
    // Outrider
    Card { id: "I261", hooks: &[Hook::If(
        When::Use(Spaces::ALL), Who::Owner, |owner, fact| fact.iff(fact.space() == owner.game.newest_round_card()), gain(grain(1)),
    )], ..FROM_4 },
    // Water Carrier: the Village Well was once a Well
    Card { id: "I262", hooks: &[
        play(All(&[only(|game, _| is_in_play(game, "M10") || is_in_play(game, "I66")), on_rounds(ALL_ROUNDS, food(1))])),
        Hook::If(When::Improvement, Who::Anybody, |_, fact| fact.iff(fact.is_about(&["M10"])), on_rounds(ALL_ROUNDS, food(1))),
    ], ..OCCUPATION },
    // Fence Builder: the card remembers the space
    Card { id: "I263", remembers: Remembers::Space, hooks: &[
        play(ask(any_space, bind_a_fence)),
        Hook::If(When::UseEnd(Spaces::ALL), Who::Owner,
                 |owner, fact| fact.iff(fact.space().is_some_and(|space| owner.memory() == Memory::Space(space))), May(&FENCES)),
    ], ..OCCUPATION },
    // Fencer
    Card { id: "I264", hooks: &[Hook::On(When::Fences, Who::Others, gain_by(|_, built| wood(if built.count() >= 5 { 2 } else { 1 })))], ..FROM_4 },
    // Fence Deliveryman: the card remembers two rounds and the fences for each; they come back before anybody is asked
    Card { id: "I265", remembers: Remembers::Coming, hooks: &[
        play(run(lay_out_fences)),
        Hook::If(When::RoundSpace, Who::Owner, fences_due, All(&[run(fetch_fences), May(&All(&[pay(food(2)), PREPAID_FENCES]))])),
    ], ..OCCUPATION },
    // Rancher
    Card { id: "I340", hooks: &[Hook::If(When::RoundStart, Who::Owner, |owner, fact| {
        let used = |seat| owner.game.player(seat).farm.used().len();
        fact.iff(owner.others().all(|seat| used(seat) < used(owner.seat)))
    }, gain(wood(1)))], ..FROM_4 },
];

/// Whether somebody else did it.
fn another(_: &State, frame: &Frame) -> bool {
    frame.other != frame.seat
}

/// Fieldsman: one field gets 2 more, two get 1 each, more than two nothing.
fn tend_fields(game: &mut State, frame: &Frame) {
    let About::Sown(Sown { fields: fields @ 1..=2, first }) = frame.about else { return };
    let more = 3 - fields;
    let player = game.player_mut(frame.seat);
    for field in first.into_iter().flatten() {
        match field {
            Field::Tile(cell) => {
                let plot = &mut player.farm.plots[cell.index()];
                let crop = if plot.grain > 0 { &mut plot.grain } else { &mut plot.vegetable };
                *crop += more;
            }
            Field::Card(card, plot) => {
                let held = player.tableau.iter_mut().find(|held| held.card == card);
                held.into_iter().for_each(|held| held.set_plot(plot, held.plot(plot) + more));
            }
        }
    }
}

/// Harvest Helper: the sown grain fields of all others.
fn grain_of_others(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    for seat in game.seats().filter(|&seat| seat != frame.seat) {
        let player = game.player(seat);
        let sown = player.farm.fields.iter().filter(|cell| player.farm.plots[cell.index()].grain > 0);
        sown.for_each(|cell| offer(Move::Field { seat, cell: Some(cell), card: None }));
        let cards = player.tableau.iter().filter(|held| held.crops().get(Good::Grain) > 0);
        cards.for_each(|held| offer(Move::Field { seat, cell: None, card: Some(held.card) }));
    }
}

fn take_grain(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Field { seat, cell, card } = *answer else { return };
    let player = game.player_mut(seat);
    if let Some(cell) = cell {
        player.farm.plots[cell.index()].grain -= 1;
    }
    if let Some(held) = player.tableau.iter_mut().find(|held| Some(held.card) == card)
        && let Some((_, plots)) = held.field()
        && let Some(plot) = (0..plots).find(|&plot| held.plot(plot) > 0)
    {
        held.set_plot(plot, held.plot(plot) - 1);
    }
    game.gain(frame, grain(1));
    game.gain(&Frame { seat, other: frame.seat, ..*frame }, food(2));
}

/// Farm Steward: the bit for growth in this house.
fn growth_of(owner: &Owner) -> u16 {
    if owner.house() == House::Clay { 1 } else { 2 }
}

fn note_growth(game: &mut State, frame: &Frame) {
    let Some(owner) = Owner::of(game, frame) else { return };
    let bits = owner.count() | growth_of(&owner);
    game.remember(frame, Memory::Count(bits));
}

/// Clay Digger: 3 clay lie there at once.
fn lay_out_clay(game: &mut State, frame: &Frame) {
    let (seat, goods) = (frame.seat, clay(3));
    for space in ONE_CLAY.iter() {
        game.board.add(space, &goods);
        game.log.note(|| Event::PutOnSpace { seat, goods, space });
    }
}

/// Hide Farmer: for how many unused spaces food can be paid.
fn food_for_spaces(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let player = game.player(frame.seat);
    let most = player.farm.unused().len().min(player.goods.get(Good::Food));
    (1..=most).rev().for_each(|n| offer(Move::Number { n }));
}

fn pay_for_spaces(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Number { n } = *answer else { return };
    game.pay(frame.seat, food(n), frame.cause);
    game.count_on_card(frame, n.into());
}

/// Chamberlain: the round cards to come are known from now on.
fn reveal(game: &mut State, _: &Frame) {
    game.bring_to_light();
}

/// Net Fisherman: the food that is left on *Fishing*.
fn empty_the_nets(game: &mut State, frame: &Frame) {
    for space in FISHING.iter() {
        let left = game.board.goods(space).only(&[Good::Food]);
        game.board.remove(space, &left);
        game.gain(frame, left);
    }
}

/// Fence Builder: any action space in play, as long as there is a fence to put there.
fn any_space(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    if game.player(frame.seat).fences_left() > 0 {
        game.open_spaces().iter().for_each(|space| offer(Move::Space { space }));
    }
}

fn bind_a_fence(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Space { space } = *answer else { return };
    game.player_mut(frame.seat).bound_fences += 1;
    game.remember(frame, Memory::Space(space));
}

/// Fence Deliveryman: up to 4 fences wait on the 6th and on the 10th round space from here, the earlier one first.
fn lay_out_fences(game: &mut State, frame: &Frame) {
    let mut left = game.player(frame.seat).fences_left();
    let coming = [game.round + 6, game.round + 10].map(|round| {
        let fences = if round <= ROUNDS { left.min(4) } else { 0 };
        left -= fences;
        game.player_mut(frame.seat).bound_fences += fences;
        (round, fences)
    });
    game.remember(frame, Memory::Coming(coming));
}

fn fences_due(owner: &Owner, _: &Fact) -> Option<About> {
    let Memory::Coming(coming) = owner.memory() else { return None };
    let (_, fences) = coming.into_iter().find(|(round, fences)| *round == owner.round() && *fences > 0)?;
    Some(About::Count(fences))
}

fn fetch_fences(game: &mut State, frame: &Frame) {
    game.player_mut(frame.seat).bound_fences -= frame.about.count();
}

/// Corn Profiteer: those who have paid.
fn bidders(game: &State, frame: &Frame) -> Seats {
    Owner::of(game, frame).map_or(Seats::NONE, |owner| owner.memory().players())
}

/// Whether all who want the grain have said so.
fn bids_are_in(owner: &Owner) -> bool {
    matches!(owner.memory(), Memory::Players(_, true))
}

/// Nobody wants the grain: 3 food. One does: it is sold. Several: the owner is asked.
fn close_the_sale(game: &mut State, frame: &Frame) {
    let bidders = bidders(game, frame);
    match bidders.len() {
        0 => {
            game.gain(frame, food(3));
            sell_more(game, frame);
        }
        1 => bidders.iter().for_each(|seat| sell_to(game, frame, &Move::Seat { seat })),
        _ => {
            game.remember(frame, Memory::Players(bidders, true));
            game.announce(frame);
        }
    }
}

fn buyers(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    bidders(game, frame).iter().for_each(|seat| offer(Move::Seat { seat }));
}

fn sell_to(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Seat { seat: buyer } = *answer else { return };
    for seat in bidders(game, frame) {
        let goods = if seat == buyer { grain(1) } else { food(2) };
        game.gain(&Frame { seat, other: frame.seat, ..*frame }, goods);
    }
    game.remember(frame, Memory::Nothing);
    game.gain(frame, food(2));
    sell_more(game, frame);
}

/// Right before feeding the owner may go on as long as there is grain.
fn sell_more(game: &mut State, frame: &Frame) {
    const NOW: HarvestStep = HarvestStep::FeedingStart;
    if game.phase == Phase::Harvest(NOW)
        && let Some(card) = frame.cause.card()
    {
        let again = card.card().hooks.iter().find(|hook| hook.when() == Some(When::Harvest(NOW)));
        let effect = again.and_then(Hook::effect).expect("the card sells in the harvest");
        game.chains.push(Frame::new(effect, frame.seat, frame.cause).on(frame.chain));
    }
}
