//! The I deck: the cards written so far, occupations first. The deck is not dealt until it is complete. Facts and rulings:
//! `docs/cards/agricola-i.toml`.

use super::words::*;
use super::{About, Card, Fact, Field, Hook, Item, Owner, Sown, Tag, When, Who};
use crate::event::Cause;
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::moves::Move;
use crate::phase::{HarvestStep, Phase};
use crate::player::{Memory, Remembers};
use crate::score::Category;
use crate::space::{ON_CARD, Space, Spaces};
use crate::state::{Frame, ROUNDS, State};
use crate::verb::*;
use table::Effect::{All, Do, Either, May};
use table::Seats;
use table::price::Manner::Adjust;

const FOREST: Spaces = Spaces::of(&["B7"]);
const TAVERN: Spaces = Spaces::of(&["I100"]);
const CLAY_DEPOSIT: Spaces = Spaces::of(&["I337"]);

/// The action spaces on cards of this deck: the owner may take points instead.
#[rustfmt::skip]
pub static SPACES: [Space; 2] = [
    Space { id: "I100", does: Either(&[gain(food(3)), All(&[only(|game, frame| owns(game, frame, "I100")), bonus(2)])]), ..ON_CARD },
    Space { id: "I337", does: Either(&[gain(clay(5)), All(&[only(|game, frame| owns(game, frame, "I337")), bonus(2)])]), ..ON_CARD },
];

/// The other one gets 1 food from the owner and 1 from the general supply for 1 of the goods just taken.
const BUY_REED: Effect = May(&All(&[only(another), pay_to(food(1)), take_from(reed(1)), give(food(1))]));
const BUY_STONE: Effect = May(&All(&[only(another), pay_to(food(1)), take_from(stone(1)), give(food(1))]));

/// A grain is put up for sale; whoever wants it speaks up, and the owner chooses where there are several.
const SELL_GRAIN: Effect = All(&[pay(grain(1)), ANNOUNCE, run(close_the_sale)]);

/// The cards of the I deck written so far.
#[rustfmt::skip]
pub static CARDS: [Card; 26] = [
    // Fieldsman
    Card { id: "I219", hooks: &[Hook::On(When::Sow, Who::Owner, run(tend_fields))], ..OCCUPATION },
    // Harvest Helper
    Card { id: "I223", hooks: &[at(When::Harvest(HarvestStep::BeforeFeeding), May(&ask(grain_of_others, take_grain)))], ..FROM_3 },
    // Gardener
    Card { id: "I226", hooks: &[Hook::CropStays(Good::Vegetable)], ..OCCUPATION },
    // Farm Steward: A25.14, once in the German edition, once for each better house in the Dutch one
    Card { id: "I233", hooks: &[
        Hook::NoRoomNeeded(|owner| owner.house() != House::Wood && if owner.dutch() { owner.count() & growth_of(owner) == 0 } else { owner.count() == 0 }),
        Hook::If(When::Grow, Who::Owner, |owner, fact| fact.iff(fact.space().is_some() && owner.house() != House::Wood),
                 run(note_growth)),
    ], ..OCCUPATION },
    // Wood Buyer
    Card { id: "I234", hooks: &[Hook::If(
        When::Gained, Who::Others, |_, fact| fact.iff(fact.takes(Good::Wood)), May(&All(&[pay_to(food(1)), take_from(wood(1))])),
    )], ..FROM_3 },
    // Hide Farmer
    Card { id: "I236", hooks: &[
        at(When::BeforeScoring, May(&ask(food_for_spaces, pay_for_spaces))),
        Hook::ScoreLines(|owner, lines| lines[Category::UnusedSpaces] += i32::from(owner.count())),
    ], ..FROM_3 },
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
                    May(&All(&[pay(food(2)), run(add_player)]))),
        Hook::Offer(When::Announced, Who::Owner, |owner, fact| fact.iff(bids_are_in(owner)), ask(buyers, sell_to)),
    ], ..FROM_4 },
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
    // Net Fisherman: nobody would leave the food, so nobody is asked
    Card { id: "I248", remembers: Remembers::Round, hooks: &[
        on_take(|_, fact| fact.iff(fact.takes(Good::Reed)), ONCE_PER_ROUND),
        Hook::If(When::ReturnHome, Who::Owner, |owner, fact| fact.iff(owner.used_this_round()), run(empty_the_nets)),
    ], ..OCCUPATION },
    // Reed Buyer: the first reed of the round, whoever takes it
    Card { id: "I251", remembers: Remembers::Round, hooks: &[Hook::If(
        When::Gained, Who::Anybody, |owner, fact| fact.iff(fact.takes(Good::Reed) && !owner.used_this_round()), All(&[ONCE_PER_ROUND, BUY_REED]),
    )], ..FROM_4 },
    // Pig Breeder
    Card { id: "I252", hooks: &[
        play_gain(boar(1)),
        Hook::If(When::RoundEnd, Who::Owner, |owner, fact| fact.iff(owner.round() == 12), Do(Verb::Breed(Breed::One(Good::Boar)))),
    ], ..FROM_4 },
    // Stone Buyer: the first stone of the round, whoever takes it
    Card { id: "I255", remembers: Remembers::Round, hooks: &[Hook::If(
        When::Gained, Who::Anybody, |owner, fact| fact.iff(fact.takes(Good::Stone) && !owner.used_this_round()), All(&[ONCE_PER_ROUND, BUY_STONE]),
    )], ..FROM_4 },
    // Taster: the other player of this deal is the start player
    Card { id: "I260", remembers: Remembers::Round, hooks: &[Hook::If(
        When::WorkStart, Who::Owner, |owner, fact| fact.iff(owner.game.start != owner.seat),
        May(&All(&[ONCE_PER_ROUND, pay_to(food(1)), PLACE_FIRST, ASK_AGAIN])),
    )], ..FROM_4 },
    // Fence Builder: the card remembers the space
    Card { id: "I263", remembers: Remembers::Space, hooks: &[
        play(ask(any_space, bind_a_fence)),
        Hook::If(When::Use(Spaces::ALL), Who::Owner,
                 |owner, fact| fact.iff(fact.space().is_some_and(|space| owner.memory() == Memory::Space(space))), May(&FENCES)),
    ], ..OCCUPATION },
    // Fence Deliveryman: the card remembers two rounds and the fences for each; they come back before anybody is asked
    Card { id: "I265", remembers: Remembers::Coming, hooks: &[
        play(run(lay_out_fences)),
        Hook::If(When::RoundStart, Who::Owner, fences_due,
                 All(&[run(fetch_fences), May(&All(&[pay(food(2)), Do(Verb::Fences(Fences::Prepaid(4)))]))])),
    ], ..OCCUPATION },
    // Harrow: each player once, others for 2 food; like a plow it comes alone
    Card { id: "I68", cost: &[wood(2)], tags: &[Tag::Plow], remembers: Remembers::Players, hooks: &[
        Hook::If(When::Plow, Who::Owner, harrow_is_free, May(&All(&[only_one_of(Tag::Plow), run(add_player), PLOW]))),
        Hook::Offer(When::Plow, Who::Others, harrow_is_free,
                    May(&All(&[pay_to(food(2)), only_one_of(Tag::Plow), run(add_player), PLOW]))),
    ], ..MINOR },
    // Shepherd's Crook
    Card { id: "I77", cost: &[wood(1)], hooks: &[
        Hook::If(When::Pasture, Who::Owner, |_, fact| fact.iff(fact.about.count() >= 4), gain(sheep(2))),
    ], ..MINOR },
    // Spinney: always claimed; whoever regrets the placement takes it back (A22.14)
    Card { id: "I80", cost: &[wood(1)], requires: |owner| owner.occupations() >= 3, points: 1, hooks: &[Hook::If(
        When::Gained, Who::Others, |_, fact| fact.iff(fact.on(FOREST) && fact.lying.get(Good::Wood) > 0), take_from(wood(1)),
    )], ..MINOR },
    // Corn Storehouse
    Card { id: "I86", cost: &[wood(2).and(reed(1)), clay(2).and(reed(1))], points: 1, hooks: &[
        at(When::Harvest(HarvestStep::FieldEnd), May(&sow_only(Crop::Grain))),
        Hook::Sown(|owner, sowing| -i8::from(sowing.cause == Cause::Card(owner.card.card))),
    ], ..MINOR },
    // Planter Box
    Card { id: "I90", requires: |owner| owner.occupations() >= 2, hooks: &[Hook::Sown(|owner, sowing| match sowing.cell {
        Some(cell) if owner.player().farm.rooms.neighbours().contains(cell) => if sowing.crop == Good::Grain { 2 } else { 1 },
        _ => 0,
    })], ..MINOR },
    // Slaughterhouse
    Card { id: "I97", cost: &[clay(2).and(stone(2))], points: 2, hooks: &[
        Hook::If(When::Exchanged, Who::Others, animals_into_food, gain(food(1))), Hook::FeedsLast,
    ], ..MINOR },
    // Tavern
    Card { id: "I100", cost: &[wood(2).and(stone(2))], points: 2, hooks: &[Hook::Opens(TAVERN)], ..MINOR },
    // Water Mill: of the 3 food that others make, the owner gets 1
    Card { id: "I103", cost: &[wood(1).and(clay(2)).and(reed(1)).and(stone(2))], points: 2, hooks: &[
        at(When::Harvest(HarvestStep::FieldEnd), May(&All(&[pay(grain(1)), gain(food(3))]))),
        Hook::Offer(When::Harvest(HarvestStep::FieldEnd), Who::Others, |_, fact| fact.iff(true), May(&All(&[pay(grain(1)), gain(food(2)), give(food(1))]))),
    ], ..MINOR },
    // Clay Deposit
    Card { id: "I337", requires: |owner| owner.occupations() >= 3, hooks: &[Hook::Opens(CLAY_DEPOSIT), toll(CLAY_DEPOSIT, pay_to(food(1)))], ..MINOR },
];

/// Whether somebody else did it.
fn another(_: &State, frame: &Frame) -> bool {
    frame.other != frame.seat
}

/// Whether the card belongs to the player of a frame.
fn owns(game: &State, frame: &Frame, id: &str) -> bool {
    game.player(frame.seat).cards().any(|card| card.id == id)
}

/// The card remembers one more player, whom the effect is about.
fn add_player(game: &mut State, frame: &Frame) {
    let About::Player(seat) = frame.about else { return };
    if let Some(held) = game.card_in_play(frame) {
        held.memory = Memory::Players(held.memory.players() | Seats::only(seat), false);
    }
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
    game.revealed += 1;
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

/// Harrow: whoever plows on a plow space and has not used it yet.
fn harrow_is_free(owner: &Owner, fact: &Fact) -> Option<About> {
    let is_free = fact.on(PLOW_SPACES) && !owner.memory().players().contains(fact.actor);
    is_free.then_some(About::Player(fact.actor))
}
