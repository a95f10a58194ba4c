//! The I deck: the cards written so far, occupations first. The deck is not dealt until it is complete. Facts and rulings:
//! `docs/cards/agricola-i.toml`.

use super::hook::Item;
use super::words::*;
use super::{Card, Fact, Hook, My, Tag, When, Who};
use crate::event::Cause;
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::moves::Move;
use crate::space::{ON_CARD, Space, SpaceId, Spaces};
use crate::state::{Frame, ROUNDS, State, Step};
use crate::verb::{Effect, FENCES, PLOW, Verb, gain, pay, pay_to};
use table::Effect::{All, Do, Either, May};
use table::Seat;
use table::price::Manner::Adjust;

const FOREST: Spaces = Spaces::of(&["B7"]);
const TAVERN: Spaces = Spaces::of(&["I100"]);
const CLAY_DEPOSIT: Spaces = Spaces::of(&["I337"]);

/// The action spaces on cards of this deck: the owner may take points instead.
#[rustfmt::skip]
pub static SPACES: [Space; 2] = [
    Space { id: "I100", does: Either(&[gain(food(3)), All(&[only(|game, frame| owns(game, frame, "I100")), Do(Verb::Bonus(2))])]), ..ON_CARD },
    Space { id: "I337", does: Either(&[gain(clay(5)), All(&[only(|game, frame| owns(game, frame, "I337")), Do(Verb::Bonus(2))])]), ..ON_CARD },
];

/// The other one gets 1 food from the owner and 1 from the general supply for 1 of the goods just taken.
const BUY_REED: Effect =
    May(&All(&[only(another), pay_to(food(1)), Do(Verb::TakeFrom(reed(1))), Do(Verb::Give(food(1)))]));
const BUY_STONE: Effect =
    May(&All(&[only(another), pay_to(food(1)), Do(Verb::TakeFrom(stone(1))), Do(Verb::Give(food(1)))]));

/// A grain is put up for sale; whoever wants it speaks up, and the owner chooses where there are several.
const SELL_GRAIN: Effect = All(&[pay(grain(1)), Do(Verb::Announce), Do(Verb::Call(close_the_sale))]);

/// The bit on the Corn Profiteer that says that several want the grain; the bits below are their seats.
const BIDS_ARE_IN: u16 = 1 << 8;

/// The cards of the I deck written so far.
#[rustfmt::skip]
pub static CARDS: &[Card] = &[
    // Fieldsman: remembers up to two fields of an action, one byte each
    Card { id: "I219", hooks: &[
        Hook::On(When::Field, Who::Owner, Do(Verb::Call(remember_field))),
        Hook::On(When::Sow, Who::Owner, Do(Verb::Call(tend_fields))),
    ], ..OCCUPATION },
    // Harvest Helper
    Card { id: "I223", hooks: &[at(When::Harvest(4), May(&Do(Verb::Ask(grain_of_others, take_grain))))], ..FROM_3 },
    // Gardener
    Card { id: "I226", hooks: &[Hook::Stays(Good::Vegetable)], ..OCCUPATION },
    // Farm Steward: A25.14, once in the German edition, once for each better house in the Dutch one
    Card { id: "I233", hooks: &[
        Hook::NoRoom(|my| my.house() != House::Wood && if my.dutch() { my.mark() & growth_of(my) == 0 } else { my.mark() == 0 }),
        Hook::If(When::Grow, Who::Owner, |my, fact| fact.space().filter(|_| my.house() != House::Wood).map(|_| growth_of(my)),
                 Do(Verb::Call(add_bits))),
    ], ..OCCUPATION },
    // Wood Buyer
    Card { id: "I234", hooks: &[Hook::If(
        When::Gained, Who::Others, |_, fact| fact.takes(Good::Wood).then_some(1), May(&All(&[pay_to(food(1)), Do(Verb::TakeFrom(wood(1)))])),
    )], ..FROM_3 },
    // Hide Farmer
    Card { id: "I236", hooks: &[
        at(When::BeforeScoring, May(&Do(Verb::Ask(food_for_spaces, pay_for_spaces)))),
        Hook::ScoreLines(|my, lines| lines[7] += i32::from(my.mark())),
    ], ..FROM_3 },
    // Chamberlain
    Card { id: "I238", hooks: &[
        play(All(&[only(|game, _| game.round >= 11), Do(Verb::Call(reveal))])),
        Hook::If(When::RoundStart, Who::Owner, |my, _| (my.round() == 11).then_some(0), Do(Verb::Call(reveal))),
        Hook::Ahead(|my| my.round() >= 11),
    ], ..OCCUPATION },
    // Corn Profiteer: others pay at once and get it back if somebody else is chosen. Feeding is everybody's at the same time,
    // so the last chance of a harvest comes right before it
    Card { id: "I239", hooks: &[
        Hook::AnyTime(|my| !matches!(my.game.step, Step::Hands(_) | Step::Harvest(6 | 10)), SELL_GRAIN),
        at(When::Harvest(5), May(&SELL_GRAIN)),
        Hook::Offer(When::Announced, Who::Others, |my, fact| (my.mark() & BIDS_ARE_IN == 0).then_some(1 << fact.actor.index()),
                    May(&All(&[pay(food(2)), Do(Verb::Call(add_bits))]))),
        Hook::Offer(When::Announced, Who::Owner, |my, _| (my.mark() & BIDS_ARE_IN != 0).then_some(0), Do(Verb::Ask(buyers, sell_to))),
    ], ..FROM_4 },
    // Bricklayer
    Card { id: "I243", hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        offer(price.less(&clay(if matches!(item, Item::Room(_)) { 2 } else { 1 })));
    })], ..OCCUPATION },
    // Layabout: the card remembers the round in which it was played
    Card { id: "I244", hooks: &[
        play(Do(Verb::OncePerRound)),
        Hook::NoHarvest(|my| my.mark() > 0 && (my.mark()..).find(|&round| State::is_harvest_round(round as u8)) == Some(my.round().into())),
    ], ..OCCUPATION },
    // Net Fisherman: nobody would leave the food, so nobody is asked
    Card { id: "I248", hooks: &[
        on_take(|_, fact| fact.takes(Good::Reed).then_some(1), Do(Verb::OncePerRound)),
        Hook::If(When::ReturnHome, Who::Owner, |my, _| this_round(my).then_some(0), Do(Verb::Call(empty_the_nets))),
    ], ..OCCUPATION },
    // Reed Buyer: the first reed of the round, whoever takes it
    Card { id: "I251", hooks: &[Hook::If(
        When::Gained, Who::Anybody, |my, fact| (fact.takes(Good::Reed) && !this_round(my)).then_some(1), All(&[Do(Verb::OncePerRound), BUY_REED]),
    )], ..FROM_4 },
    // Pig Breeder
    Card { id: "I252", hooks: &[
        play_gain(boar(1)),
        Hook::If(When::RoundEnd, Who::Owner, |my, _| (my.round() == 12).then_some(0), Do(Verb::BreedOne(Good::Boar))),
    ], ..FROM_4 },
    // Stone Buyer: the first stone of the round, whoever takes it
    Card { id: "I255", hooks: &[Hook::If(
        When::Gained, Who::Anybody, |my, fact| (fact.takes(Good::Stone) && !this_round(my)).then_some(1), All(&[Do(Verb::OncePerRound), BUY_STONE]),
    )], ..FROM_4 },
    // Taster: the other player of this deal is the start player
    Card { id: "I260", hooks: &[Hook::If(
        When::WorkStart, Who::Owner, |my, _| (my.game.start != my.seat).then_some(0),
        May(&All(&[Do(Verb::OncePerRound), pay_to(food(1)), Do(Verb::PlaceFirst), Do(Verb::AskAgain)])),
    )], ..FROM_4 },
    // Fence Builder: the card remembers the space, counted from 1
    Card { id: "I263", hooks: &[
        play(Do(Verb::Ask(any_space, bind_a_fence))),
        Hook::If(When::Use(Spaces::ALL), Who::Owner,
                 |my, fact| fact.space().filter(|space| my.mark() == 1 + space.index() as u16).map(|_| 0), May(&FENCES)),
    ], ..OCCUPATION },
    // Fence Deliveryman: two rounds and the fences for each, four bits a number; they come back before anybody is asked
    Card { id: "I265", hooks: &[
        play(Do(Verb::Call(lay_out_fences))),
        Hook::If(When::RoundStart, Who::Owner, fences_due,
                 All(&[Do(Verb::Call(fetch_fences)), May(&All(&[pay(food(2)), Do(Verb::FencesFor(4))]))])),
    ], ..OCCUPATION },
    // Harrow: each player once, others for 2 food; like a plow it comes alone
    Card { id: "I68", cost: &[wood(2)], tags: &[Tag::Plow], hooks: &[
        Hook::If(When::Plow, Who::Owner, harrow_is_free, May(&All(&[Do(Verb::Alone(Tag::Plow)), Do(Verb::Call(add_bits)), PLOW]))),
        Hook::Offer(When::Plow, Who::Others, harrow_is_free,
                    May(&All(&[pay_to(food(2)), Do(Verb::Alone(Tag::Plow)), Do(Verb::Call(add_bits)), PLOW]))),
    ], ..MINOR },
    // Shepherd's Crook
    Card { id: "I77", cost: &[wood(1)], hooks: &[
        Hook::If(When::Pasture, Who::Owner, |_, fact| (fact.amount >= 4).then_some(2), gain(sheep(2))),
    ], ..MINOR },
    // Spinney: always claimed; whoever regrets the placement takes it back (A22.14)
    Card { id: "I80", cost: &[wood(1)], requires: |my| my.occupations() >= 3, points: 1, hooks: &[Hook::If(
        When::Gained, Who::Others, |_, fact| (fact.on(FOREST) && fact.lying.get(Good::Wood) > 0).then_some(1), Do(Verb::TakeFrom(wood(1))),
    )], ..MINOR },
    // Corn Storehouse
    Card { id: "I86", cost: &[wood(2).and(reed(1)), clay(2).and(reed(1))], points: 1, hooks: &[
        at(When::Harvest(3), May(&Do(Verb::SowOnly(Crop::Grain)))),
        Hook::Sown(|my, sowing| -i8::from(sowing.cause == Cause::Card(my.card.card))),
    ], ..MINOR },
    // Planter Box
    Card { id: "I90", requires: |my| my.occupations() >= 2, hooks: &[Hook::Sown(|my, sowing| match sowing.cell {
        Some(cell) if my.player().farm.rooms.neighbours().contains(cell) => if sowing.crop == Good::Grain { 2 } else { 1 },
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
        at(When::Harvest(3), May(&All(&[pay(grain(1)), gain(food(3))]))),
        Hook::Offer(When::Harvest(3), Who::Others, |_, _| Some(1), May(&All(&[pay(grain(1)), gain(food(2)), Do(Verb::Give(food(1)))]))),
    ], ..MINOR },
    // Clay Deposit
    Card { id: "I337", requires: |my| my.occupations() >= 3, hooks: &[Hook::Opens(CLAY_DEPOSIT), toll(CLAY_DEPOSIT, pay_to(food(1)))], ..MINOR },
];

/// Whether somebody else did it.
fn another(_: &State, frame: &Frame) -> bool {
    frame.other != frame.seat
}

/// Whether the card belongs to the player of a frame.
fn owns(game: &State, frame: &Frame, id: &str) -> bool {
    game.player(frame.seat).cards().any(|card| card.id == id)
}

/// Adds the bits of the amount to those on the card.
fn add_bits(game: &mut State, frame: &Frame) {
    game.mark_mut(frame).into_iter().for_each(|held| held.mark |= frame.amount);
}

/// Fieldsman: the field just sown, counted from 1, as one more of the action.
fn remember_field(game: &mut State, frame: &Frame) {
    if let Some(held) = game.mark_mut(frame) {
        held.mark = match held.mark {
            0 => frame.amount + 1,
            first if first < 256 => first | (frame.amount + 1) << 8,
            _ => u16::MAX,
        };
    }
}

/// One field gets 2 more, two get 1 each, more than two nothing.
fn tend_fields(game: &mut State, frame: &Frame) {
    let fields = My::of(game, frame).mark();
    let more = match frame.amount {
        1 => 2,
        2 => 1,
        _ => 0,
    };
    let player = game.player_mut(frame.seat);
    for field in [fields & 255, fields >> 8].into_iter().filter(|field| *field > 0 && more > 0) {
        match usize::from(field - 1) {
            cell @ ..16 => {
                let plot = &mut player.farm.plots[cell];
                let crop = if plot.grain > 0 { &mut plot.grain } else { &mut plot.vegetable };
                *crop += more;
            }
            on_card => {
                let (place, plot) = ((on_card - 16) / 4, ((on_card - 16) % 4) as u8);
                let held = &mut player.tableau[place];
                held.set_plot(plot, held.plot(plot) + more);
            }
        }
    }
    game.mark_mut(frame).into_iter().for_each(|held| held.mark = 0);
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
fn growth_of(my: &My) -> u16 {
    if my.house() == House::Clay { 1 } else { 2 }
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
    game.mark_mut(frame).into_iter().for_each(|held| held.mark += u16::from(n));
}

/// Chamberlain: the round cards to come are known from now on.
fn reveal(game: &mut State, _: &Frame) {
    game.revealed += 1;
}

/// Net Fisherman: the food that is left on *Fishing*.
fn empty_the_nets(game: &mut State, frame: &Frame) {
    for space in FISHING.iter() {
        let left = game.spaces[space].goods.only(&[Good::Food]);
        game.spaces[space].goods.remove(&left);
        game.gain(frame, left);
    }
}

/// Fence Builder: any action space in play, as long as there is a fence to put there.
fn any_space(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let player = game.player(frame.seat);
    if player.farm.ground(player.bound_fences).pieces > 0 {
        game.open_spaces().for_each(|space| offer(Move::Space { space }));
    }
}

fn bind_a_fence(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Space { space } = *answer else { return };
    game.player_mut(frame.seat).bound_fences += 1;
    game.mark_mut(frame).into_iter().for_each(|held| held.mark = 1 + SpaceId::index(space) as u16);
}

/// Fence Deliveryman: up to 4 fences wait on the 6th and on the 10th round space from here, the earlier one first.
fn lay_out_fences(game: &mut State, frame: &Frame) {
    let (player, round) = (game.player(frame.seat), u16::from(game.round));
    let mut left = player.farm.ground(player.bound_fences).pieces;
    let mut mark = 0;
    for (shift, round) in [(0, round + 6), (8, round + 10)] {
        let fences = if round <= ROUNDS.into() { left.min(4) } else { 0 };
        left -= fences;
        mark |= (round.min(15) | u16::from(fences) << 4) << shift;
        game.player_mut(frame.seat).bound_fences += fences;
    }
    game.mark_mut(frame).into_iter().for_each(|held| held.mark = mark);
}

fn fences_due(my: &My, _: &Fact) -> Option<u16> {
    let due = [my.mark() & 255, my.mark() >> 8].into_iter().find(|part| part & 15 == u16::from(my.round()))?;
    Some(due >> 4).filter(|fences| *fences > 0)
}

fn fetch_fences(game: &mut State, frame: &Frame) {
    game.player_mut(frame.seat).bound_fences -= frame.amount as u8;
}

/// Corn Profiteer: those who have paid.
fn bidders(mark: u16) -> impl Iterator<Item = Seat> {
    (0..8u8).filter(move |seat| mark & 1 << seat != 0).map(Seat::new)
}

/// Nobody wants the grain: 3 food. One does: it is sold. Several: the owner is asked.
fn close_the_sale(game: &mut State, frame: &Frame) {
    let mark = My::of(game, frame).mark();
    match mark.count_ones() {
        0 => {
            game.gain(frame, food(3));
            sell_more(game, frame);
        }
        1 => bidders(mark).for_each(|seat| sell_to(game, frame, &Move::Seat { seat })),
        _ => {
            game.mark_mut(frame).into_iter().for_each(|held| held.mark |= BIDS_ARE_IN);
            game.announce(frame);
        }
    }
}

fn buyers(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    bidders(My::of(game, frame).mark()).for_each(|seat| offer(Move::Seat { seat }));
}

fn sell_to(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Seat { seat: buyer } = *answer else { return };
    for seat in bidders(My::of(game, frame).mark()) {
        let goods = if seat == buyer { grain(1) } else { food(2) };
        game.gain(&Frame { seat, other: frame.seat, ..*frame }, goods);
    }
    game.mark_mut(frame).into_iter().for_each(|held| held.mark = 0);
    game.gain(frame, food(2));
    sell_more(game, frame);
}

/// Right before feeding the owner may go on as long as there is grain.
fn sell_more(game: &mut State, frame: &Frame) {
    if game.step == Step::Harvest(5)
        && let Cause::Card(card) = frame.cause
    {
        let again = card.card().hooks.iter().find(|hook| hook.when() == Some(When::Harvest(5)));
        let effect = again.and_then(Hook::effect).expect("the card sells in the harvest");
        game.chains.push(Frame::new(effect, frame.seat, frame.cause).on(frame.chain));
    }
}

/// Harrow: whoever plows on a plow space and has not used it yet; the amount is that player's bit.
fn harrow_is_free(my: &My, fact: &Fact) -> Option<u16> {
    let bit = 1 << fact.actor.index();
    (fact.on(PLOW_SPACES) && my.mark() & bit == 0).then_some(bit)
}
