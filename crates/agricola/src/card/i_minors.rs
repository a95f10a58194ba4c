//! The I deck: 43 minor improvements, in the order of their numbers. Facts and rulings: `docs/cards/agricola-i.toml`.

use super::majors::cook;
use super::words::*;
use super::{About, Card, Fact, Hook, Owner, Tag, Trade, Upgrade, When, Who};
use crate::cell::Cells;
use crate::event::{Cause, Event};
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::phase::{HarvestStep, Phase};
use crate::player::Remembers;
use crate::space::{ON_CARD, Space, Spaces};
use crate::state::{Frame, ROUNDS, State};
use crate::verb::*;
use table::Effect::{All, Either, May};
use table::price::Manner::Adjust;

const FOREST: Spaces = Spaces::of(&["B7"]);
const PLOW_SPACE: Spaces = Spaces::of(&["B4"]);
const TAVERN: Spaces = Spaces::of(&["I100"]);
const CLAY_DEPOSIT: Spaces = Spaces::of(&["I337"]);

/// The action spaces on cards of this deck: the owner may take points instead.
#[rustfmt::skip]
pub static SPACES: [Space; 2] = [
    Space { id: "I100", does: Either(&[gain(food(3)), All(&[only(|game, frame| owns(game, frame, "I100")), bonus(2)])]), ..ON_CARD },
    Space { id: "I337", does: Either(&[gain(clay(5)), All(&[only(|game, frame| owns(game, frame, "I337")), bonus(2)])]), ..ON_CARD },
];

static COOKING_CORNER: [Trade; 4] = cook(4, 2, 3, 4);

/// For the Well or the Village Well.
const FILL_THE_FLAGON: Effect = All(&[gain(food(4)), give_all(food(1))]);

/// The minor improvements of the I deck.
#[rustfmt::skip]
pub static MINORS: [Card; 43] = [
    // Moldboard Plow: 2 fields instead of 1, twice, not on *Plow and sow*
    Card { id: "I63", cost: &[wood(2)], needs: &[Need::Occupations(1)], points: 1, tags: &[Tag::Plow], hooks: &[Hook::If(
        When::Plow, Who::Owner, |_, fact| fact.iff(fact.on(PLOW_SPACE)), May(&All(&[times(2), only_one_of(Tag::Plow), PLOW])),
    )], ..MINOR },
    // Alms: 1 food for each round completed
    Card { id: "I64", needs: &[Need::NoOccupation], hooks: &[play(gain_by(|owner, _| food(owner.round() - 1)))], ..PASSING },
    // Baker's Kitchen: no oven itself
    Card { id: "I65", cost: &[stone(2)], upgrade: Some(Upgrade { from: |card| card.is(Tag::Oven), instead_of_price: false }), points: 4,
           hooks: &[Hook::Bake(5, 2), play(may(&BAKE))], ..MINOR },
    // Village Well
    Card { id: "I66", upgrade: Some(Upgrade { from: |card| card.id == "M10", instead_of_price: false }), points: 5,
           hooks: &[play(on_rounds(Rounds::Next(3), food(1)))], ..MINOR },
    // Threshing Board
    Card { id: "I67", cost: &[wood(2)], needs: &[Need::Occupations(2)], points: 1, hooks: &[on_use(PLOW_SPACES, may(&BAKE))], ..MINOR },
    // Harrow: each player once, others for 2 food; like a plow it comes alone
    Card { id: "I68", cost: &[wood(2)], tags: &[Tag::Plow], remembers: Remembers::Players, hooks: &[
        Hook::If(When::Plow, Who::Owner, harrow_is_free, May(&All(&[only_one_of(Tag::Plow), REMEMBER_PLAYER, PLOW]))),
        Hook::Offer(When::Plow, Who::Others, harrow_is_free,
                    May(&All(&[pay_to(food(2)), only_one_of(Tag::Plow), REMEMBER_PLAYER, PLOW]))),
    ], ..MINOR },
    // Strawberry Patch
    Card { id: "I69", needs: &[Need::PlantedWith(Crop::Vegetable, 2)], points: 2, hooks: &[play(on_rounds(Rounds::Next(3), food(1)))], ..MINOR },
    // Punner: what somebody plows with a plow or the Harrow comes on top of the field of the space
    Card { id: "I70", cost: &[wood(1)], hooks: &[Hook::If(
        When::Plow, Who::Others, |_, fact| fact.iff(fact.cause.card().is_some_and(|card| card.card().is(Tag::Plow))), May(&PLOW),
    )], ..MINOR },
    // Holiday House
    Card { id: "I71", cost: &[wood(3).and(reed(2)), clay(3).and(reed(2))], needs: &[Need::UntilRound(ROUNDS - 1)], points: 8, hooks: &[
        Hook::If(When::WorkStart, Who::Owner, |owner, fact| fact.iff(owner.round() == ROUNDS), run(stay_at_home)),
    ], ..MINOR },
    // Goose Pond
    Card { id: "I72", needs: &[Need::Occupations(3)], points: 1, hooks: &[play(on_rounds(Rounds::Next(4), food(1)))], ..MINOR },
    // Guest
    Card { id: "I73", cost: &[food(2)], hooks: &[play(GUEST_NEXT_ROUND)], ..PASSING },
    // Grain Cart
    Card { id: "I74", cost: &[wood(2)], needs: &[Need::Occupations(2)], hooks: &[on_use(TAKE_GRAIN, gain(grain(2)))], ..MINOR },
    // Hand Mill
    Card { id: "I75", cost: &[stone(1)], hooks: &[Hook::Trade(&[each_feeding(grain(1), food(2)), each_feeding(grain(2), food(4))])], ..MINOR },
    // Rake: 5 fields, or 6 beside what helps to plow
    Card { id: "I76", cost: &[wood(1)], hooks: &[Hook::Score(|owner| {
        let helped = owner.has_a(Tag::Plow) || owner.has("I70") || owner.has("K124");
        if owner.player().farm.fields.len() >= 5 + u8::from(helped) { 2 } else { 0 }
    })], ..MINOR },
    // Shepherd's Crook: the pastures there are when the action is over
    Card { id: "I77", cost: &[wood(1)], hooks: &[Hook::If(When::Fences, Who::Owner, |owner, fact| {
        let is_new = |pasture: &&Cells| pasture.len() >= 4 && fact.cells.contains_all(**pasture);
        let pastures = owner.player().farm.pastures.iter().filter(is_new).count() as u8;
        (pastures > 0).then_some(About::Count(pastures))
    }, gain_each(sheep(2)))], ..MINOR },
    // Copse
    Card { id: "I78", cost: &[wood(2)], needs: &[Need::Occupations(1)], points: 1, hooks: &[Hook::Field(Good::Wood, 2)], ..MINOR },
    // Wood Cart
    Card { id: "I79", cost: &[wood(3)], needs: &[Need::Occupations(3)], hooks: &[
        on_take(|_, fact| fact.iff(fact.space().is_some() && fact.lying.get(Good::Wood) > 0), gain(wood(2))),
    ], ..MINOR },
    // Spinney: always claimed; whoever regrets the placement takes it back (A22.14)
    Card { id: "I80", cost: &[wood(1)], needs: &[Need::Occupations(3)], points: 1, hooks: &[Hook::If(
        When::Gained, Who::Others, |_, fact| fact.iff(fact.on(FOREST) && fact.lying.get(Good::Wood) > 0), take_from(wood(1)),
    )], ..MINOR },
    // Wooden Hut Extension
    Card { id: "I81", cost: &[wood(5).and(reed(1))], requires: |owner| owner.house() == House::Wood && owner.has_room_site(),
           hooks: &[play(FREE_ROOM)], ..PASSING },
    // Wooden Crane
    Card { id: "I82", cost: &[wood(3)], points: 1, hooks: &[
        on_use(STONE_SPACES, gain(stone(1))), on_use(STONE_SPACES, May(&All(&[pay(food(1)), gain(stone(1))]))),
    ], ..MINOR },
    // Wooden Path
    Card { id: "I83", cost: &[wood(1)], hooks: &[
        Hook::Score(|owner| if is_in_play(owner.game, "I94") || is_in_play(owner.game, "I89") { 0 } else { 2 }),
    ], ..MINOR },
    // Chicken Coop
    Card { id: "I84", cost: &[wood(2).and(reed(1)), clay(2).and(reed(1))], points: 1, hooks: &[play(on_rounds(Rounds::Next(8), food(1)))], ..MINOR },
    // Cooking Corner
    Card { id: "I85", upgrade: Some(Upgrade { from: |card| card.is(Tag::Hearth), instead_of_price: false }), points: 3, tags: &[Tag::Hearth],
           hooks: &[Hook::Trade(&COOKING_CORNER), Hook::Bake(3, u8::MAX)], ..MINOR },
    // Corn Storehouse
    Card { id: "I86", cost: &[wood(2).and(reed(1)), clay(2).and(reed(1))], points: 1, hooks: &[
        at(When::Harvest(HarvestStep::FieldEnd), May(&sow_only(Crop::Grain))),
        Hook::Sown(|owner, sowing| -i8::from(sowing.cause == Cause::Card(owner.card.card))),
    ], ..MINOR },
    // Flagon: once for each of the two wells, in play or to come
    Card { id: "I87", cost: &[clay(1)], hooks: &[
        play(All(&[only(|game, _| is_in_play(game, "M10")), FILL_THE_FLAGON])),
        play(All(&[only(|game, _| is_in_play(game, "I66")), FILL_THE_FLAGON])),
        Hook::If(When::Improvement, Who::Anybody, |_, fact| fact.iff(fact.is_about(&["M10", "I66"])), FILL_THE_FLAGON),
    ], ..MINOR },
    // Lasso: two placements in one turn, one of them for animals
    Card { id: "I88", cost: &[reed(1)], hooks: &[
        Hook::If(When::UseEnd(Spaces::ALL), Who::Owner, |owner, fact| in_turn(owner, fact, true), May(&place_another(Spaces::ALL))),
        Hook::If(When::UseEnd(Spaces::ALL), Who::Owner, |owner, fact| in_turn(owner, fact, false), May(&place_another(ANIMAL_SPACES))),
    ], ..MINOR },
    // Clay Path
    Card { id: "I89", cost: &[clay(3)], points: 1, hooks: &[Hook::Score(|owner| if is_in_play(owner.game, "I94") { 0 } else { 2 })], ..MINOR },
    // Planter Box
    Card { id: "I90", needs: &[Need::Occupations(2)], hooks: &[Hook::Sown(|owner, sowing| match sowing.cell {
        Some(cell) if owner.player().farm.rooms.neighbours().contains(cell) => if sowing.crop == Good::Grain { 2 } else { 1 },
        _ => 0,
    })], ..MINOR },
    // Ladder
    Card { id: "I91", cost: &[wood(2)], hooks: &[Hook::Price(Adjust, |_, item, price, offer| {
        if item.is_building() || item.is_card(&["I103", "E21", "I84", "I71", "K144", "I86"]) { offer(price.less(&reed(1))); }
    })], ..MINOR },
    // Manure
    Card { id: "I92", requires: |owner| owner.animals() >= 2, hooks: &[
        Hook::If(When::RoundEnd, Who::Owner, |owner, fact| fact.iff(!State::is_harvest_round(owner.round())), May(&REAP)),
    ], ..MINOR },
    // Milking Shed: the animals of all players together
    Card { id: "I93", cost: &[clay(2).and(stone(3))], points: 2, hooks: &[at(When::Harvest(HarvestStep::FieldStart), gain_by(|owner, _| {
        let all = |kind: Good| owner.game.players.iter().map(|player| player.goods.get(kind)).fold(0, u8::saturating_add);
        food(all(Good::Sheep) / 5 + all(Good::Cattle) / 3)
    }))], ..MINOR },
    // Paved Road
    Card { id: "I94", cost: &[stone(5)], points: 2, hooks: &[Hook::Score(|_| 2)], ..MINOR },
    // Fish Trap
    Card { id: "I95", cost: &[wood(1)], hooks: &[
        on_use(FISHING, gain(food(1))), on_take(|_, fact| fact.iff(fact.takes(Good::Reed)), gain(food(1))),
    ], ..MINOR },
    // Reed Exchange
    Card { id: "I96", cost: &[wood(2), clay(2)], hooks: &[play_gain(reed(2))], ..PASSING },
    // Slaughterhouse
    Card { id: "I97", cost: &[clay(2).and(stone(2))], points: 2, hooks: &[
        Hook::If(When::Exchanged, Who::Others, slaughter, gain(food(1))), Hook::FeedsLast,
    ], ..MINOR },
    // Schnaps Distillery
    Card { id: "I98", cost: &[stone(2).and(vegetable(1))], points: 2, hooks: &[
        Hook::Trade(&[each_feeding(vegetable(1), food(4))]),
        Hook::Score(|owner| {
            let player = owner.player();
            steps(player.farm.crops().and(player.card_crops()).and(player.goods).get(Good::Vegetable), &[(5, 1), (6, 2)])
        }),
    ], ..MINOR },
    // Straw-thatched Roof: A25.19, fields on cards count in the German edition only
    Card { id: "I99", requires: |owner| if owner.dutch() { owner.player().planted_tiles(Crop::Grain) >= 3 } else { owner.planted(Crop::Grain) >= 3 },
           points: 1, hooks: &[Hook::Price(Adjust, |_, item, price, offer| if item.is_building() { offer(price.less(&reed(u8::MAX))); })], ..MINOR },
    // Tavern
    Card { id: "I100", cost: &[wood(2).and(stone(2))], points: 2, hooks: &[Hook::Opens(TAVERN)], ..MINOR },
    // Animal Feed: 1 more of each type there is
    Card { id: "I101", needs: &[Need::Planted(4)], hooks: &[
        at(When::LastGains, gain_by(|owner, _| {
            [Good::Sheep, Good::Boar, Good::Cattle].into_iter().filter(|&kind| owner.have(kind) > 0).map(|kind| (kind, 1)).collect()
        })),
    ], ..MINOR },
    // Wildlife Reserve: one place for each type
    Card { id: "I102", cost: &[wood(2)], needs: &[Need::Occupations(2)], points: 1, hooks: &[Hook::Housing(|owner, housing| {
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]].into_iter().for_each(|holds| housing.pen(owner.site(), holds));
    })], ..MINOR },
    // Water Mill: of the 3 food that others make, the owner gets 1
    Card { id: "I103", cost: &[wood(1).and(clay(2)).and(reed(1)).and(stone(2))], points: 2, hooks: &[
        at(When::Harvest(HarvestStep::FieldEnd), May(&All(&[pay(grain(1)), gain(food(3))]))),
        Hook::Offer(When::Harvest(HarvestStep::FieldEnd), Who::Others, |_, fact| fact.iff(true), May(&All(&[pay(grain(1)), gain(food(2)), give(food(1))]))),
    ], ..MINOR },
    // Weekly Market
    Card { id: "I104", cost: &[grain(3)], hooks: &[play_gain(vegetable(2))], ..PASSING },
    // Clay Deposit
    Card { id: "I337", needs: &[Need::Occupations(3)], hooks: &[Hook::Opens(CLAY_DEPOSIT), toll(CLAY_DEPOSIT, pay_to(food(1)))], ..MINOR },
];

/// Whether the card belongs to the player of a frame.
fn owns(game: &State, frame: &Frame, id: &str) -> bool {
    game.player(frame.seat).cards().any(|card| card.id == id)
}

/// Harrow: whoever plows on a plow space and has not used it yet.
fn harrow_is_free(owner: &Owner, fact: &Fact) -> Option<About> {
    let is_free = fact.on(PLOW_SPACES) && !owner.memory().players().contains(fact.actor);
    is_free.then_some(About::Player(fact.actor))
}

/// Holiday House: nobody is placed, guests neither.
fn stay_at_home(game: &mut State, frame: &Frame) {
    let (seat, cause) = (frame.seat, frame.cause);
    game.player_mut(seat).at_home = 0;
    game.log.note(|| Event::StayedHome { seat, cause });
}

/// Lasso: the first placement of a turn in the work phase, for animals or not.
fn in_turn(owner: &Owner, fact: &Fact, for_animals: bool) -> Option<About> {
    let is_first = owner.game.phase == Phase::Work && fact.about.card().is_none();
    fact.iff(is_first && fact.on(ANIMAL_SPACES) == for_animals)
}
