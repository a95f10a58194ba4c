//! The K deck: the cards written so far, occupations first. The deck is not dealt until it is complete. Facts and rulings:
//! `docs/cards/agricola-k.toml`.

use super::words::*;
use super::{About, Card, CardKind, Hook, Item, Owner, Tag, When, Who};
use crate::event::{Cause, Event};
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::moves::Move;
use crate::player::{Memory, Remembers};
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, ROUNDS, State};
use crate::verb::*;
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
const FIRST_CHILD: Effect = May(&All(&[only(|_, frame| frame.about.count() >= 1), pay(food(1)), GROW, SECOND_CHILD]));
const SECOND_CHILD: Effect = May(&All(&[only(|_, frame| frame.about.count() >= 2), pay(food(1)), GROW, THIRD_CHILD]));
const THIRD_CHILD: Effect = May(&All(&[only(|_, frame| frame.about.count() >= 3), pay(food(1)), GROW]));

/// The cards of the K deck written so far.
#[rustfmt::skip]
pub static CARDS: [Card; 19] = [
    // Serf: before the space's own action, which must still be possible afterwards
    Card { id: "K266", hooks: &[Hook::On(When::Place(SOW_AND_BAKE), Who::Owner, Either(&[
        gain(grain(1)), All(&[only(vegetable_is_of_use), pay(grain(1)), gain(vegetable(1))]),
    ]))], ..FROM_4 },
    // Acrobat
    Card { id: "K269", remembers: Remembers::Round, hooks: &[
        on_players(ONCE_PER_ROUND),
        Hook::If(When::WorkEnd, Who::Owner, |owner, fact| fact.iff(owner.used_this_round()), May(&ask(acrobat_goals, leap))),
    ], ..FROM_4 },
    // Wet Nurse
    Card { id: "K270", hooks: &[Hook::On(When::RoomAction, Who::Owner, FIRST_CHILD)], ..OCCUPATION },
    // Basin Maker: up to 2 wood for each boar; every third one from the first on is worth nothing
    Card { id: "K273", hooks: &[
        Hook::If(When::Exchanged, Who::Owner,
                 |owner, fact| animals_into_food(owner, fact).map(|_| About::Count(2 * fact.goods.get(Good::Boar))),
                 May(&ask(wood_for_basins, keep_wood))),
        Hook::Score(|owner| i32::from(owner.count()) - [1, 4, 7, 10].into_iter().filter(|n| *n <= owner.count()).count() as i32),
    ], ..FROM_4 },
    // Perpetual Student
    Card { id: "K275", hooks: &[Hook::RandomOccupation(3)], ..FROM_4 },
    // Traveling Salesman: also in the action once more of the Merchant and the additional one of the Businessman
    Card { id: "K281", hooks: &[
        Hook::AsMinor(|_, cause, _| is_salesmans(cause)),
        Hook::If(When::ImprovementAction, Who::Owner,
                 |_, fact| fact.iff(is_salesmans(fact.cause) && fact.card().is_some_and(|card| card.kind == CardKind::Minor)), May(&MINOR_IMPROVEMENT)),
    ], ..OCCUPATION },
    // Wood Distributor
    Card { id: "K284", remembers: Remembers::Round, hooks: &[
        play_gain(wood(2)),
        Hook::If(When::WorkStart, Who::Owner, |_, fact| fact.iff(true),
                 May(&All(&[ONCE_PER_ROUND, only(|game, _| wood_to_share(game) > 0), run(share_wood), ASK_AGAIN]))),
    ], ..OCCUPATION },
    // Countryman
    Card { id: "K289", hooks: &[at(When::WorkEnd, May(&ask(countryman_goals, sow_there)))], ..FROM_4 },
    // Plowman
    Card { id: "K293", remembers: Remembers::Rounds, hooks: &[
        play(Do(Verb::Remember(Remember::Rounds(Rounds::After(&[4, 7, 10]))))),
        Hook::If(When::RoundStart, Who::Owner, in_marked_round, May(&All(&[pay(food(1)), PLOW]))),
    ], ..OCCUPATION },
    // Cattle Breeder
    Card { id: "K295", hooks: &[
        play_gain(cattle(1)),
        Hook::If(When::RoundEnd, Who::Owner, |owner, fact| fact.iff(owner.round() == 12), Do(Verb::Breed(Breed::One(Good::Cattle)))),
    ], ..FROM_4 },
    // Slaughterman
    Card { id: "K299", hooks: &[
        Hook::If(When::Exchanged, Who::Others, animals_into_food, gain(food(1))), Hook::FeedsLast,
    ], ..FROM_3 },
    // Wood Carver: the first thing that costs wood in a round
    Card { id: "K301", remembers: Remembers::Round, hooks: &[
        Hook::Price(Adjust, |owner, item, price, offer| {
            let carved = matches!(item, Item::Card(_) | Item::Room(House::Wood) | Item::Stable);
            if carved && !owner.used_this_round() && price.get(Good::Wood) > 0 { offer(price.less(&wood(1))); }
        }),
        Hook::FreeFences(|owner, _, new| u8::from(!owner.used_this_round()).min(new)),
        Hook::SavesOnce,
    ], ..OCCUPATION },
    // Veterinarian: the card remembers the animals in the bag
    Card { id: "K304", remembers: Remembers::Animals, hooks: &[
        play(run(fill_the_bag)),
        Hook::If(When::RoundStart, Who::Owner, |owner, fact| fact.iff(owner.memory() != Memory::Nothing), run(draw_two)),
    ], ..FROM_4 },
    // Animal Breeder: only where nothing was fenced before
    Card { id: "K307", hooks: &[Hook::If(When::Fences, Who::Owner, |_, fact| fact.iff(!fact.cells.is_empty()), May(&Either(&[
        All(&[pay(food(1)), gain(sheep(2))]), All(&[pay(food(2)), gain(boar(2))]), All(&[pay(food(3)), gain(cattle(2))]),
    ])))], ..FROM_4 },
    // Foreman
    Card { id: "K308", remembers: Remembers::Round, hooks: &[Hook::If(When::WorkStart, Who::Owner, |_, fact| fact.iff(true), May(&All(&[
        ONCE_PER_ROUND, ask(any_space, put_food), ASK_AGAIN,
    ])))], ..FROM_4 },
    // Fence Overseer: the effect is about the stable's space
    Card { id: "K312", remembers: Remembers::Round, hooks: &[Hook::If(When::Stable, Who::Owner, |_, fact| fact.cells.first().map(About::Cell),
        May(&All(&[ONCE_PER_ROUND, pay(food(1)), Do(Verb::Fences(Fences::GiftHere))])),
    )], ..OCCUPATION },
    // Animal Trainer: the effect is about the food taken
    Card { id: "K342", hooks: &[on_players(May(&ask(animals_for_food, buy_animals)))], ..FROM_4 },
    // Yoke: the Harrow counts among the plows
    Card { id: "K124", cost: &[wood(1)], requires: |owner| owner.have(Good::Cattle) >= 1, hooks: &[
        play(May(&plow_by(|owner| {
            owner.game.seats().flat_map(|seat| owner.game.player(seat).cards()).filter(|card| card.is(Tag::Plow)).count() as u8
        }))),
    ], ..MINOR },
    // Ox Team
    Card { id: "K134", cost: &[wood(3)], requires: |owner| owner.have(Good::Cattle) >= 2, points: 1, hooks: &[
        play(May(&plow_by(|owner| (ROUNDS - owner.round()).min(3)))),
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
    let free = |space: &SpaceId| !game.board.occupied().contains(*space) && game.may_use(frame.seat, *space).is_ok();
    GRAIN_OR_PLOW.iter().filter(free).filter(|_| stands).for_each(|space| offer(Move::Place { space }));
}

fn leap(game: &mut State, frame: &Frame, answer: &Move) {
    if let (Move::Place { space }, Some(from)) = (*answer, standing_on(game, frame, PLAYERS_SPACES)) {
        game.move_person(frame.seat, from, space);
    }
}

/// The first of these spaces on which a person of the player stands.
fn standing_on(game: &State, frame: &Frame, spaces: Spaces) -> Option<SpaceId> {
    spaces.iter().find(|&space| game.board.persons_of(space, frame.seat) > 0)
}

/// Basin Maker: how much wood may be laid on the card.
fn wood_for_basins(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let most = frame.about.count().min(game.player(frame.seat).goods.get(Good::Wood));
    (1..=most).rev().for_each(|n| offer(Move::Number { n }));
}

fn keep_wood(game: &mut State, frame: &Frame, answer: &Move) {
    let Move::Number { n } = *answer else { return };
    game.pay(frame.seat, wood(n), frame.cause);
    game.count_on_card(frame, n.into());
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

/// Only the sowing of the space is done.
fn sow_there(game: &mut State, frame: &Frame, answer: &Move) {
    let (Move::Place { space }, Some(from)) = (*answer, standing_on(game, frame, CROPS_TAKEN)) else { return };
    let seat = frame.seat;
    game.board.leave(from, seat);
    game.board.stand(space, seat);
    game.log.note(|| Event::Placed { seat, space });
    let sow = space.does(&game.rules).parts().find(|part| matches!(part, Do(Verb::Sow(_))));
    sow.into_iter().for_each(|sow| game.chains.push(Frame::new(sow, seat, Cause::Space(space))));
}

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
