//! The K deck: 43 minor improvements, in the order of their numbers. Facts and rulings: `docs/cards/agricola-k.toml`.

use super::majors::HEARTH;
use super::words::*;
use super::{About, Card, CardKind, Hook, Item, Owner, Tag, Upgrade, When, Who};
use crate::event::Event;
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::housing::Site;
use crate::phase::HarvestStep;
use crate::player::{Memory, Remembers};
use crate::score::Category;
use crate::space::Spaces;
use crate::state::{Frame, PERSONS, ROUNDS, State};
use crate::verb::*;
use table::Effect::{All, May};
use table::price::Manner::{Adjust, Replace};

/// *Plow 1 field*, and nothing else.
const PLOW_FIELD: Spaces = Spaces::of(&["B4"]);

/// The minor improvements of the K deck.
#[rustfmt::skip]
pub static MINORS: [Card; 43] = [
    // Acreage
    Card { id: "K105", needs: &[Need::Occupations(1)], hooks: &[Hook::Field(Good::Grain, 2)], ..MINOR },
    // Bakehouse: no oven itself
    Card { id: "K106", cost: &[stone(3)], upgrade: Some(Upgrade { from: |card| card.is(Tag::Oven), instead_of_price: false }), points: 5,
           hooks: &[Hook::Bake(5, 2), play(may(&BAKE))], ..MINOR },
    // Lumber
    Card { id: "K107", cost: &[stone(1)], hooks: &[play_gain(wood(3))], ..PASSING },
    // Beehive
    Card { id: "K108", needs: &[Need::Occupations(3), Need::Improvements(2)], points: 1,
           hooks: &[play(on_rounds(EVEN_ROUNDS, food(2)))], ..MINOR },
    // Spit Roast: once in each feeding phase
    Card { id: "K109", cost: &[wood(1)], hooks: &[Hook::If(When::Exchanged, Who::Owner, |owner, fact| {
        let feeding = owner.game.phase.is_between(HarvestStep::FeedingStart, HarvestStep::FeedingEnd);
        animals_into_food(owner, fact).filter(|_| feeding && owner.card.used == 0)
    }, All(&[gain(food(1)), REMEMBER_USE]))], ..MINOR },
    // Brewery
    Card { id: "K110", cost: &[grain(2).and(stone(2))], points: 2, hooks: &[
        Hook::Trade(&[each_feeding(grain(1), food(3))]),
        Hook::Score(|owner| i32::from(owner.game.counted(owner.seat, Category::Grain) >= Some(9))),
    ], ..MINOR },
    // Bread Paddle
    Card { id: "K111", cost: &[wood(1)], hooks: &[Hook::On(When::Occupation, Who::Owner, may(&BAKE))], ..MINOR },
    // Bookshelf
    Card { id: "K112", cost: &[wood(1)], needs: &[Need::Occupations(3)], points: 1, hooks: &[Hook::OccupationFood(3)], ..MINOR },
    // Flail
    Card { id: "K113", cost: &[wood(1)], needs: &[Need::Occupations(1)], hooks: &[on_use(PLOW_SPACES, may(&BAKE))], ..MINOR },
    // Duck Pond
    Card { id: "K114", needs: &[Need::Occupations(2)], points: 1, hooks: &[play(on_rounds(Rounds::Next(3), food(1)))], ..MINOR },
    // Swing Plow: up to 3 fields instead of 1, twice
    Card { id: "K115", cost: &[wood(3)], needs: &[Need::Occupations(3)], points: 1, tags: &[Tag::Plow], hooks: &[Hook::If(
        When::Plow, Who::Owner, |_, fact| fact.iff(fact.on(PLOW_FIELD)), May(&All(&[times(2), only_one_of(Tag::Plow), plow(2)])),
    )], ..MINOR },
    // Granary
    Card { id: "K116", cost: &[wood(3), clay(3)], points: 1, hooks: &[play(on_rounds(Rounds::These(&[8, 10, 12]), grain(1)))], ..MINOR },
    // Greenhouse
    Card { id: "K117", cost: &[wood(2)], needs: &[Need::Occupations(1)], points: 1, remembers: Remembers::Rounds, hooks: &[
        play(remember_rounds(Rounds::After(&[4, 7]))),
        Hook::If(When::RoundSpace, Who::Owner, in_marked_round, May(&All(&[pay(food(1)), gain(vegetable(1))]))),
    ], ..MINOR },
    // Liquid Manure
    Card { id: "K118", needs: &[Need::Animals(4)], hooks: &[Hook::Sown(|_, sowing| i8::from(CROPS.contains(&sowing.crop)))], ..MINOR },
    // Crooked Plow: up to 3 fields instead of 1, once
    Card { id: "K119", cost: &[wood(3)], needs: &[Need::Occupations(1)], points: 1, tags: &[Tag::Plow], hooks: &[Hook::If(
        When::Plow, Who::Owner, |_, fact| fact.iff(fact.on(PLOW_FIELD)), May(&All(&[times(1), only_one_of(Tag::Plow), plow(2)])),
    )], ..MINOR },
    // House Goat
    Card { id: "K120", points: 1, hooks: &[
        at(When::Harvest(HarvestStep::Feeding), gain(food(1))),
        Hook::Housing(|_, housing| housing.loose.retain(|(site, _)| *site != Site::Home)),
    ], ..MINOR },
    // Sawhorse: the first stable, counted on the card, and every third fence
    Card { id: "K121", cost: &[wood(2)], hooks: &[
        Hook::Price(Replace, |owner, item, _, offer| if item == Item::Stable && owner.count() == 0 { offer(NOTHING); }),
        Hook::On(When::Stable, Who::Owner, COUNT),
        Hook::CheaperFences(|owner, new| {
            let built = owner.player().farm.fences.len();
            (built + new) / 3 - built / 3
        }),
    ], ..MINOR },
    // Sawmill
    Card { id: "K122", upgrade: Some(Upgrade { from: |card| card.id == "M7", instead_of_price: false }), points: 3, hooks: &[
        Hook::Trade(&[each_harvest(wood(1), food(3))]),
        Hook::Score(|owner| steps(owner.have(Good::Wood), &[(2, 1), (4, 2), (5, 3)])),
    ], ..MINOR },
    // Wooden Strongbox
    Card { id: "K123", cost: &[wood(1)], hooks: &[Hook::Score(|owner| steps(owner.rooms(), &[(5, 2), (6, 4)]))], ..MINOR },
    // Yoke: the Harrow counts among the plows
    Card { id: "K124", cost: &[wood(1)], needs: &[Need::Have(Good::Cattle, 1)], hooks: &[
        play(May(&plow_by(|owner| {
            owner.game.seats().flat_map(|seat| owner.game.player(seat).cards()).filter(|card| card.is(Tag::Plow)).count() as u8
        }))),
    ], ..MINOR },
    // Broom
    Card { id: "K125", cost: &[wood(1)], hooks: &[play(All(&[run(sweep_hand), May(&MINOR_IMPROVEMENT)]))], ..MINOR },
    // Landing Net
    Card { id: "K126", cost: &[reed(1)], hooks: &[on_take(
        |_, fact| fact.takes(Good::Reed).then_some(About::Count(if fact.with_other_resources(Good::Reed) { 1 } else { 2 })), gain_each(food(1)),
    )], ..MINOR },
    // Clapper
    Card { id: "K127", cost: &[wood(1)], hooks: &[
        play(All(&[only_if(has_grown), run(clap)])),
        Hook::If(When::Grow, Who::Owner, |_, fact| fact.iff(fact.space().is_some()), run(clap)),
    ], ..MINOR },
    // Cooking Hearth
    Card { id: "K128", upgrade: Some(Upgrade { from: |card| card.is(Tag::Fireplace), instead_of_price: false }), points: 1,
           tags: &[Tag::Hearth], hooks: &[Hook::Trade(&HEARTH), Hook::Bake(3, u8::MAX)], ..MINOR },
    // Corn Sheaf
    Card { id: "K129", hooks: &[play_gain(grain(1))], ..PASSING },
    // Herb Garden
    Card { id: "K130", needs: &[Need::PlantedWith(Crop::Vegetable, 1)], points: 1,
           hooks: &[play(on_rounds(Rounds::Next(5), food(1)))], ..MINOR },
    // Clay Pit
    Card { id: "K131", needs: &[Need::Occupations(3)], points: 1, hooks: &[on_use(DAY_LABOURER, gain(clay(3)))], ..MINOR },
    // Clay Hut Extension
    Card { id: "K132", cost: &[clay(4).and(reed(1))], requires: |owner| owner.house() == House::Clay && owner.has_room_site(),
           hooks: &[play(FREE_ROOM)], ..PASSING },
    // Milking Stool
    Card { id: "K133", cost: &[wood(1)], needs: &[Need::Occupations(2)], hooks: &[
        at(When::Harvest(HarvestStep::Field), gain_by(|owner, _| food(match owner.have(Good::Cattle) { 0 => 0, 1..=2 => 1, 3..=4 => 2, _ => 3 }))),
        Hook::Score(|owner| (owner.have(Good::Cattle) / 2).into()),
    ], ..MINOR },
    // Ox Team
    Card { id: "K134", cost: &[wood(3)], needs: &[Need::Have(Good::Cattle, 2)], points: 1, hooks: &[
        play(May(&plow_by(|owner| (ROUNDS - owner.round()).min(3)))),
    ], ..MINOR },
    // Horse
    Card { id: "K135", hooks: &[
        Hook::Score(|owner| if [Good::Sheep, Good::Boar, Good::Cattle].into_iter().any(|kind| owner.have(kind) == 0) { 2 } else { 0 }),
    ], ..MINOR },
    // Brushwood Roof
    Card { id: "K136", needs: &[Need::Occupations(2)], points: 1, hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        if item.is_building() { (1..=price.get(Good::Reed).min(2)).for_each(|n| offer(price.less(&reed(n)).and(wood(n)))); }
    })], ..MINOR },
    // Turnip Field
    Card { id: "K137", needs: &[Need::Occupations(3)], points: 1, hooks: &[Hook::Field(Good::Vegetable, 1), play(May(&SOW))], ..MINOR },
    // Reed Hut
    Card { id: "K138", cost: &[reed(4).and(wood(1))], requires: |owner| owner.player().persons() < PERSONS, points: 1, hooks: &[play(LODGER)], ..MINOR },
    // Sleeping Corner: of *either … or* only the growth
    Card { id: "K139", cost: &[wood(1)], needs: &[Need::PlantedWith(Crop::Grain, 2)], points: 1, hooks: &[
        Hook::JoinFor(GROWTH_SPACES, |verb| matches!(verb, Verb::Grow(_))),
    ], ..MINOR },
    // Swan Lake
    Card { id: "K140", needs: &[Need::Occupations(4)], points: 2, hooks: &[play(on_rounds(Rounds::Next(5), food(1)))], ..MINOR },
    // Boar Breeding
    Card { id: "K141", cost: &[food(1)], hooks: &[play_gain(boar(1))], ..PASSING },
    // Stone Cart
    Card { id: "K142", cost: &[wood(2)], needs: &[Need::Occupations(2)], hooks: &[play(on_rounds(EVEN_ROUNDS, stone(1)))], ..MINOR },
    // Stone Exchange
    Card { id: "K143", cost: &[wood(2), clay(2)], hooks: &[play_gain(stone(2))], ..PASSING },
    // Mansion
    Card { id: "K144", cost: &[wood(3).and(clay(3)).and(reed(2)).and(stone(3))], hooks: &[
        Hook::Score(|owner| if owner.house() == House::Stone { 2 * i32::from(owner.rooms()) } else { 0 }),
    ], ..MINOR },
    // Forest Pasture
    Card { id: "K145", needs: &[Need::Occupations(3)], points: 1,
           hooks: &[Hook::Housing(|owner, housing| housing.pen(owner.site(), [0, u8::MAX, 0, 0]))], ..MINOR },
    // Loom
    Card { id: "K146", cost: &[wood(2)], needs: &[Need::Occupations(2)], points: 1, hooks: &[
        at(When::Harvest(HarvestStep::Field), gain_by(|owner, _| food(match owner.have(Good::Sheep) { 0 => 0, 1..=3 => 1, 4..=6 => 2, _ => 3 }))),
        Hook::Score(|owner| (owner.have(Good::Sheep) / 3).into()),
    ], ..MINOR },
    // Pelts: one food in each room
    Card { id: "K339", needs: &[Need::Occupations(3)], hooks: &[
        Hook::On(When::Slaughtered, Who::Owner,
                 May(&All(&[only_if(|owner| owner.count() < owner.rooms().into()), pay(food(1)), ONE_CARD, COUNT]))),
        Hook::Score(|owner| owner.count().into()),
    ], ..MINOR },
];

/// Broom: all minor improvements of the hand for seven new ones.
fn sweep_hand(game: &mut State, frame: &Frame) {
    let minors: Vec<_> = game.hand(frame.seat, CardKind::Minor).collect();
    minors.into_iter().for_each(|card| game.discard(frame.seat, card));
    (0..7).for_each(|_| game.draw_into_hand(frame.seat, CardKind::Minor));
}

/// Clapper: whether the family has grown on an action space in this round.
fn has_grown(owner: &Owner) -> bool {
    // Where growth is one of two actions, parent and child stand there, unless the child was adopted.
    let grown = |space| {
        owner.game.board.persons_of(space, owner.seat) > u8::from(!space.does(&owner.game.rules).choices().is_empty())
    };
    let adopted = || {
        let parents = owner.player().tableau.iter().find(|held| held.card.card().id == "K267");
        parents.is_some_and(|held| held.memory == Memory::Round(owner.round()))
    };
    GROWTH_SPACES.iter().any(grown) || adopted()
}

/// Clapper: 1 grain more on every field with grain, also on cards.
fn clap(game: &mut State, frame: &Frame) {
    let seat = frame.seat;
    let player = game.player_mut(seat);
    let fields = player.planted_tiles(Crop::Grain) + player.planted_on_cards(Crop::Grain);
    for plot in player.farm.plots.iter_mut().filter(|plot| plot.grain > 0) {
        plot.grain += 1;
    }
    for held in &mut player.tableau {
        let Some((Good::Grain, plots)) = held.field() else { continue };
        for plot in (0..plots).filter(|&plot| held.plot(plot) > 0).collect::<Vec<_>>() {
            held.set_plot(plot, held.plot(plot) + 1);
        }
    }
    if fields > 0 {
        game.log.note(|| Event::PutOnFields { seat, goods: grain(fields) });
    }
}
