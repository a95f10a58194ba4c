//! The K deck: the cards written so far, occupations first. The deck is not dealt until it is complete. Facts and rulings:
//! `docs/cards/agricola-k.toml`.

use super::hook::Item;
use super::words::*;
use super::{Card, Hook, Kind, My, Tag, When, Who};
use crate::event::{Cause, Event};
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::moves::Move;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, ROUNDS, State};
use crate::verb::{Effect, GROW, MINOR as A_MINOR, PLOW, Rounds, Verb, gain, pay};
use table::Effect::{All, Do, Either, May};
use table::chain::Interpreter;
use table::price::Manner::Adjust;

const SOW_AND_BAKE: Spaces = Spaces::of(&["R1a"]);
/// Where the Acrobat may go.
const GRAIN_OR_PLOW: Spaces = Spaces::of(&["B3", "B4", "R5a"]);
/// From where and to where the Countryman goes.
const CROPS_TAKEN: Spaces = Spaces::of(&["B3", "R3a"]);
const SOW_SPACES: Spaces = Spaces::of(&["R1a", "R5a"]);

/// One person for each room built, 1 food each.
const FIRST_CHILD: Effect = May(&All(&[only(|_, frame| frame.amount >= 1), pay(food(1)), GROW, SECOND_CHILD]));
const SECOND_CHILD: Effect = May(&All(&[only(|_, frame| frame.amount >= 2), pay(food(1)), GROW, THIRD_CHILD]));
const THIRD_CHILD: Effect = May(&All(&[only(|_, frame| frame.amount >= 3), pay(food(1)), GROW]));

/// The cards of the K deck written so far.
#[rustfmt::skip]
pub static CARDS: &[Card] = &[
    // Serf: before the space's own action, which must still be possible afterwards
    Card { id: "K266", hooks: &[Hook::On(When::Place(SOW_AND_BAKE), Who::Owner, Either(&[
        gain(grain(1)), All(&[only(vegetable_is_of_use), pay(grain(1)), gain(vegetable(1))]),
    ]))], ..FROM_4 },
    // Acrobat
    Card { id: "K269", hooks: &[
        on_players(Do(Verb::OncePerRound)),
        Hook::If(When::WorkEnd, Who::Owner, |my, _| this_round(my).then_some(0), May(&Do(Verb::Ask(acrobat_goals, leap)))),
    ], ..FROM_4 },
    // Wet Nurse
    Card { id: "K270", hooks: &[Hook::On(When::RoomAction, Who::Owner, FIRST_CHILD)], ..OCCUPATION },
    // Basin Maker: up to 2 wood for each boar; every third one from the first on is worth nothing
    Card { id: "K273", hooks: &[
        Hook::If(When::Exchanged, Who::Owner,
                 |my, fact| animals_into_food(my, fact).map(|_| 2 * u16::from(fact.goods.get(Good::Boar))),
                 May(&Do(Verb::Ask(wood_for_basins, keep_wood)))),
        Hook::Score(|my| i32::from(my.mark()) - [1, 4, 7, 10].into_iter().filter(|n| *n <= my.mark()).count() as i32),
    ], ..FROM_4 },
    // Perpetual Student
    Card { id: "K275", hooks: &[Hook::Blindly(3)], ..FROM_4 },
    // Traveling Salesman: also in the action once more of the Merchant and the additional one of the Businessman
    Card { id: "K281", hooks: &[
        Hook::AsMinor(|_, cause, _| is_salesmans(cause)),
        Hook::If(When::ImprovementAction, Who::Owner,
                 |_, fact| (is_salesmans(fact.cause) && fact.card().kind == Kind::Minor).then_some(0), May(&A_MINOR)),
    ], ..OCCUPATION },
    // Wood Distributor
    Card { id: "K284", hooks: &[
        play_gain(wood(2)),
        Hook::If(When::WorkStart, Who::Owner, |_, _| Some(0),
                 May(&All(&[Do(Verb::OncePerRound), only(|game, _| wood_to_share(game) > 0), Do(Verb::Call(share_wood)), Do(Verb::AskAgain)]))),
    ], ..OCCUPATION },
    // Countryman
    Card { id: "K289", hooks: &[at(When::WorkEnd, May(&Do(Verb::Ask(countryman_goals, sow_there))))], ..FROM_4 },
    // Plowman
    Card { id: "K293", hooks: &[
        play(Do(Verb::MarkRounds(Rounds::After(&[4, 7, 10])))),
        Hook::If(When::RoundStart, Who::Owner, in_marked_round, May(&All(&[pay(food(1)), PLOW]))),
    ], ..OCCUPATION },
    // Cattle Breeder
    Card { id: "K295", hooks: &[
        play_gain(cattle(1)),
        Hook::If(When::RoundEnd, Who::Owner, |my, _| (my.round() == 12).then_some(0), Do(Verb::BreedOne(Good::Cattle))),
    ], ..FROM_4 },
    // Slaughterman
    Card { id: "K299", hooks: &[
        Hook::If(When::Exchanged, Who::Others, animals_into_food, gain(food(1))), Hook::FeedsLast,
    ], ..FROM_3 },
    // Wood Carver: the first thing that costs wood in a round
    Card { id: "K301", hooks: &[
        Hook::Price(Adjust, |my, item, price, offer| {
            let carved = matches!(item, Item::Card(_) | Item::Room(House::Wood) | Item::Stable);
            if carved && !this_round(my) && price.get(Good::Wood) > 0 { offer(price.less(&wood(1))); }
        }),
        Hook::FreeFences(|my, _, new| u8::from(!this_round(my)).min(new)),
        Hook::SavesOnce,
    ], ..OCCUPATION },
    // Veterinarian: the animals in the bag, four bits for each type
    Card { id: "K304", hooks: &[
        play(Do(Verb::Call(fill_the_bag))),
        Hook::If(When::RoundStart, Who::Owner, |my, _| (my.mark() != 0).then_some(0), Do(Verb::Call(draw_two))),
    ], ..FROM_4 },
    // Animal Breeder: only where nothing was fenced before
    Card { id: "K307", hooks: &[Hook::If(When::Fences, Who::Owner, |_, fact| (!fact.cells.is_empty()).then_some(0), May(&Either(&[
        All(&[pay(food(1)), gain(sheep(2))]), All(&[pay(food(2)), gain(boar(2))]), All(&[pay(food(3)), gain(cattle(2))]),
    ])))], ..FROM_4 },
    // Foreman
    Card { id: "K308", hooks: &[Hook::If(When::WorkStart, Who::Owner, |_, _| Some(0), May(&All(&[
        Do(Verb::OncePerRound), Do(Verb::Ask(any_space, put_food)), Do(Verb::AskAgain),
    ])))], ..FROM_4 },
    // Fence Overseer: the amount is the number of the stable's space
    Card { id: "K312", hooks: &[Hook::If(When::Stable, Who::Owner, |_, fact| fact.cells.first().map(|cell| cell.index() as u16),
        May(&All(&[Do(Verb::OncePerRound), pay(food(1)), Do(Verb::FenceThis)])),
    )], ..OCCUPATION },
    // Animal Trainer: the amount is the food taken
    Card { id: "K342", hooks: &[on_players(May(&Do(Verb::Ask(animals_for_food, buy_animals))))], ..FROM_4 },
    // Yoke: the Harrow counts among the plows
    Card { id: "K124", cost: &[wood(1)], requires: |my| my.have(Good::Cattle) >= 1, hooks: &[
        play(May(&Do(Verb::PlowBy(|my| {
            my.game.seats().flat_map(|seat| my.game.player(seat).cards()).filter(|card| card.is(Tag::Plow)).count() as u8
        })))),
    ], ..MINOR },
    // Ox Team
    Card { id: "K134", cost: &[wood(3)], requires: |my| my.have(Good::Cattle) >= 2, points: 1, hooks: &[
        play(May(&Do(Verb::PlowBy(|my| (ROUNDS - my.round()).min(3))))),
    ], ..MINOR },
];

/// Serf: whether the last grain given away for a vegetable leaves something to sow or to bake.
fn vegetable_is_of_use(game: &State, frame: &Frame) -> bool {
    let player = game.player(frame.seat);
    let grain_left = player.goods.get(Good::Grain) > 1;
    let bakes = player.cards().any(Card::bakes);
    let field = |(_, crop)| crop == Crop::Vegetable || crop == Crop::Grain && grain_left;
    !player.farm.empty_fields().is_empty() || bakes && grain_left || game.empty_field_cards(frame.seat).any(field)
}

/// Acrobat: the free spaces where a person may act again.
fn acrobat_goals(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let stands = standing_on(game, frame, PLAYERS_SPACES).is_some();
    let free = |space: &SpaceId| !game.spaces[*space].is_occupied() && game.may_use(frame.seat, *space).is_ok();
    GRAIN_OR_PLOW.iter().filter(free).filter(|_| stands).for_each(|space| offer(Move::Place { space }));
}

fn leap(game: &mut State, frame: &Frame, answer: &Move) {
    if let (Move::Place { space }, Some(from)) = (*answer, standing_on(game, frame, PLAYERS_SPACES)) {
        game.move_person(frame.seat, from, space);
    }
}

/// The first of these spaces on which a person of the player stands.
fn standing_on(game: &State, frame: &Frame, spaces: Spaces) -> Option<SpaceId> {
    spaces.iter().find(|&space| game.spaces[space].persons[frame.seat.index()] > 0)
}

/// Basin Maker: so much wood may be laid on the card.
fn wood_for_basins(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let most = frame.amount.min(game.player(frame.seat).goods.get(Good::Wood).into()) as u8;
    (1..=most).rev().for_each(|n| offer(Move::Number { n }));
}

fn keep_wood(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Number { n } = *answer else { return };
    game.pay(frame.seat, wood(n), frame.cause);
    game.mark_mut(frame).into_iter().for_each(|held| held.mark += u16::from(n));
}

/// Traveling Salesman: improvement actions of action spaces, and of cards that add one there.
fn is_salesmans(cause: Cause) -> bool {
    match cause {
        Cause::Space(_) => true,
        Cause::Card(card) => ["E179", "I228"].contains(&card.card().id),
        _ => false,
    }
}

/// Wood Distributor: the wood for each of the three neighbours.
fn wood_to_share(game: &State) -> u8 {
    Spaces::of(&["B7"]).iter().map(|space| game.spaces[space].goods.get(Good::Wood) / 3).sum()
}

fn share_wood(game: &mut State, frame: &Frame) {
    let (seat, goods) = (frame.seat, wood(wood_to_share(game)));
    for space in Spaces::of(&["B7"]).iter() {
        game.spaces[space].goods.remove(&goods.times(3));
    }
    for space in Spaces::of(&["B8", "B9", "B10"]).iter() {
        game.spaces[space].goods.add(&goods);
        game.log.note(|| Event::PutOnSpace { seat, goods, space });
    }
}

/// Countryman: the free spaces on which somebody who took a crop may sow.
fn countryman_goals(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let stands = standing_on(game, frame, CROPS_TAKEN).is_some();
    let free = |space: &SpaceId| game.is_open(*space) && !game.spaces[*space].is_occupied();
    let can_sow = stands && game.can(frame, &Verb::Sow).is_ok();
    SOW_SPACES.iter().filter(free).filter(|_| can_sow).for_each(|space| offer(Move::Place { space }));
}

/// Only the sowing of the space is done.
fn sow_there(game: &mut State, frame: &Frame, answer: &Move) {
    let (Move::Place { space }, Some(from)) = (*answer, standing_on(game, frame, CROPS_TAKEN)) else { return };
    let seat = frame.seat;
    game.spaces[from].persons[seat.index()] -= 1;
    game.spaces[space].persons[seat.index()] += 1;
    game.log.note(|| Event::Placed { seat, space });
    let sow = space.does(&game.rules).parts().find(|part| matches!(part, Do(Verb::Sow)));
    sow.into_iter().for_each(|sow| game.chains.push(Frame::new(sow, seat, Cause::Space(space))));
}

const BAG: [Good; 3] = [Good::Sheep, Good::Boar, Good::Cattle];

/// Veterinarian: 4 sheep, 3 boar and 2 cattle.
fn fill_the_bag(game: &mut State, frame: &Frame) {
    game.mark_mut(frame).into_iter().for_each(|held| held.mark = 4 | 3 << 4 | 2 << 8);
}

/// Two animals are drawn; of a pair one is the owner's, everything else goes back.
fn draw_two(game: &mut State, frame: &Frame) {
    let mark = My::of(game, frame).mark();
    let mut bag: Vec<usize> = (0..3).flat_map(|i| std::iter::repeat_n(i, usize::from(mark >> (4 * i) & 15))).collect();
    if bag.len() < 2 {
        return;
    }
    game.chance().shuffle(&mut bag);
    let (first, second) = (BAG[bag[0]], BAG[bag[1]]);
    let (seat, cause) = (frame.seat, frame.cause);
    game.log.note(|| Event::DrewGoods { seat, goods: Goods::of(first, 1).and(Goods::of(second, 1)), cause });
    if first == second {
        game.mark_mut(frame).into_iter().for_each(|held| held.mark -= 1 << (4 * bag[0]));
        game.gain(frame, Goods::of(first, 1));
    }
}

fn any_space(game: &State, _: &Frame, offer: &mut dyn FnMut(Move)) {
    game.open_spaces().for_each(|space| offer(Move::Space { space }));
}

/// Foreman: 1 food on the space.
fn put_food(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Space { space } = *answer else { return };
    game.spaces[space].goods.add(&food(1));
    let seat = frame.seat;
    game.log.note(|| Event::PutOnSpace { seat, goods: food(1), space });
}

/// Animal Trainer: 2 food for a sheep or boar, 3 for a cattle.
fn price_of(animals: &Goods) -> u8 {
    2 * (animals.get(Good::Sheep) + animals.get(Good::Boar)) + 3 * animals.get(Good::Cattle)
}

fn animals_for_food(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let most = frame.amount.min(game.player(frame.seat).goods.get(Good::Food).into()) as u8;
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
