//! The Moor's minor improvements M015 to M060, in the order of their numbers. Facts and rulings: `docs/cards/moor-minors.toml`.

use super::extend::{EXTEND, EXTEND_WITH_MOORS};
use super::special::{ANY_SPECIAL, Action, BEFORE_PEAT, PEAT_SPECIAL};
use super::tiles::{BURN_FOREST, CUT_PEAT, Clear, MOOR_TO_FIELD, Tile, What, lay};
use super::words::*;
use crate::card::words::*;
use crate::card::{About, Card, Fact, Hook, Item, Owner, Sown, When, Who};
use crate::cell::Cells;
use crate::event::Cause;
use crate::farm::{Crop, House};
use crate::goods::*;
use crate::housing::Site;
use crate::moves::Move;
use crate::player::{Memory, Remembers};
use crate::state::{Frame, State};
use crate::verb::*;
use table::Effect::{All, May};
use table::Seat;
use table::price::Manner::Replace;

/// Peat-Cutting Expedition: as many moors as the player likes, each for 2 fuel and 1 bonus point.
const DIG: Effect = Effect::Do(Verb::Clear(Clear::Each(Tile::Moor, fuel(2), 1)));

const FOREST: Effect = lay(What::Tile(Tile::Forest), 1);
const MOOR: Effect = lay(What::Tile(Tile::Moor), 1);

/// Tool Shed: cuts peat with everything that cards add to it.
const CUT_TOO: Effect =
    All(&[BEFORE_PEAT, CUT_PEAT, gain(fuel(3)), run(|game, frame| also(game, frame, Action::CutPeat))]);
/// Tool Shed: burns with everything that cards add to it.
const BURN_TOO: Effect = All(&[BURN_FOREST, run(|game, frame| also(game, frame, Action::Burn))]);

/// The minor improvements M015 to M060.
#[rustfmt::skip]
pub static MINORS: [Card; 46] = [
    // Peat Burn-off
    Card { id: "M015", hooks: &[play(All(&[gain(fuel(1)), May(&MOOR_TO_FIELD)]))], ..PASSING },
    // Clear Felling
    Card { id: "M016", requires: |owner| forests(owner) <= 3, hooks: &[play(All(&[gain(wood(2)), May(&lay(What::Turned, 2))]))], ..PASSING },
    // Reforestation
    Card { id: "M017", requires: |owner| majors(owner) >= 3, hooks: &[play(FOREST)], ..PASSING },
    // Register of Craftsmen
    Card { id: "M018", requires: |owner| majors(owner) >= 2, hooks: &[play(May(&ask(
        |game, frame, offer| for_sale(game, frame, &WORKSHOPS, stone(1), offer), |game, frame, m| buy(game, frame, m, stone(1)),
    )))], ..PASSING },
    // Lawn Turf
    Card { id: "M019", requires: |owner| owner.improvements() >= 4, hooks: &[play(gain_by(|owner, _| fuel(unused(owner).saturating_sub(2).min(5))))], ..PASSING },
    // Peat Pellets
    Card { id: "M020", requires: |owner| majors(owner) >= 1, hooks: &[play(gain_by(|owner, _| fuel(moors(owner))))], ..PASSING },
    // Peat-Cutting Expedition
    Card { id: "M021", cost: &[food(4)], hooks: &[
        play(All(&[gain_by(|owner, _| fuel(steps(horses(owner), &[(2, 1), (4, 2), (5, 3), (6, 4)]) as u8)), May(&DIG)])),
    ], ..PASSING },
    // Ecological Niche
    Card { id: "M022", hooks: &[play(gain_by(niche))], ..PASSING },
    // Edge of the Forest
    Card { id: "M023", requires: |owner| owner.improvements() >= 3, hooks: &[play(gain_by(edge_of_the_forest))], ..PASSING },
    // Basic Supplies
    Card { id: "M024", cost: &[wood(1)], hooks: &[play(gain_by(|owner, _| {
        let kinds = [Good::Fuel, Good::Food, Good::Wood, Good::Clay, Good::Reed, Good::Stone, Good::Grain];
        kinds.into_iter().filter(|&kind| owner.have(kind) == 0).map(|kind| (kind, 1)).collect()
    }))], ..PASSING },
    // Household Inventory
    Card { id: "M025", requires: |owner| { let farm = &owner.player().farm; fields(owner) > 0 || !farm.pastures.is_empty() || !farm.stables.is_empty() },
           hooks: &[play(gain_by(|owner, _| {
        let list = [reed(1), grain(1), cattle(1), stone(1), vegetable(1), horse(1)];
        let n = match unused(owner) { u @ 5..=10 => u - 4, _ => 0 };
        list.into_iter().take(n.into()).fold(NOTHING, Goods::and)
    }))], ..PASSING },
    // Chimney Hood: what is not lit yet (M20.2) brings nothing
    Card { id: "M026", cost: &[clay(1)], hooks: &[play(gain_by(|owner, _| {
        let working = owner.player().tableau.iter().filter(|held| !held.unlit);
        let yields = working.flat_map(|held| held.card.card().hooks).map(|hook| if let Hook::Bake(food, _) = hook { *food } else { 0 });
        food(yields.max().unwrap_or(0))
    }))], ..PASSING },
    // Garden Path: the left neighbour takes the minus-point token
    Card { id: "M027", cost: &[clay(1)], requires: |owner| forests(owner) >= 1, hooks: &[play(All(&[gain(wood(3)), run(hand_on_token)]))], ..PASSING },
    // Out on the Wallaby
    Card { id: "M028", hooks: &[play(gain_by(|owner, _| {
        let owns = |id: &str, goods: Goods| if owner.has(id) { goods } else { NOTHING };
        owns("M7", wood(3)).and(owns("M8", clay(3))).and(owns("M9", reed(2)))
    }))], ..PASSING },
    // Tinker
    Card { id: "M029", cost: &[food(1)], requires: |owner| majors(owner) >= 3, hooks: &[play(gain_by(|owner, _| {
        if owned(owner, &WORKSHOPS) > 0 { wood(1).and(clay(1)).and(reed(1)).and(stone(1)) } else { NOTHING }
    }))], ..PASSING },
    // Farm Animal Market
    Card { id: "M030", cost: &[food(1)], hooks: &[play(May(&All(&[pay(sheep(2)), gain(cattle(1).and(horse(1)))])))], ..PASSING },
    // Livestock Market: up to three animals at once, each one step
    Card { id: "M031", requires: |owner| owner.animals() >= 5, hooks: &[play(May(&ask(animals_to_raise, raise)))], ..PASSING },
    // Peat Hut: a place for one person, to be heated too
    Card { id: "M032", cost: &[fuel(5).and(reed(2))], points: 1, hooks: &[
        Hook::Dwelling(1), Hook::Heating(|_| 1), Hook::RoomInstead,
    ], ..MINOR },
    // Night Pasture: three animals of the owner and one of each other player
    Card { id: "M033", cost: &[clay(2)], remembers: Remembers::Guests, hooks: &[
        Hook::Housing(|owner, housing| housing.loose(owner.site(), 3)), Hook::Lodging,
    ], ..MINOR },
    // Home Wood: an animal that is no sheep on each forest
    Card { id: "M034", requires: |owner| owner.improvements() >= 3, hooks: &[Hook::Housing(|owner, housing| {
        for cell in owner.player().farm.tiles.of(Tile::Forest) {
            housing.pen(Site::Space(Cells::only(cell)), [0, 1, 1, 1]);
        }
    })], ..MINOR },
    // Horse Trough: two horses on an unused space beside the house
    Card { id: "M035", cost: &[stone(1)], hooks: &[Hook::Housing(|owner, housing| {
        if owner.has_room_site() { housing.pen(owner.site(), [0, 0, 0, 2]); }
    })], ..MINOR },
    // Peat Moss
    Card { id: "M036", requires: |owner| moors(owner) == 0, hooks: &[Hook::Price(Replace, |_, item, _, offer| {
        if item == Item::Room(House::Wood) { offer(wood(3).and(reed(1))); }
    })], ..MINOR },
    // Building Plan
    Card { id: "M037", cost: &[food(1)], hooks: &[
        Hook::If(When::RoomAction, Who::Owner, |_, fact| fact.iff(fact.about.count() >= 2), May(&All(&[FREE_STABLE, May(&FREE_STABLE)]))),
    ], ..MINOR },
    // Nature Reserve
    Card { id: "M038", cost: &[food(1)], requires: has_pasture, hooks: &[play(FENCE_A_TILE)], ..MINOR },
    // Special Pasture
    Card { id: "M039", cost: &[wood(2)], requires: has_pasture, hooks: &[play(FENCE_APART)], ..MINOR },
    // Moor Fire: the last moor becomes a field
    Card { id: "M040", requires: |owner| moors(owner) >= 2, hooks: &[Hook::AnyTime(|owner| moors(owner) == 1, MOOR_TO_FIELD)], ..MINOR },
    // Cattle Collar: the cattle count once the action is done
    Card { id: "M041", cost: &[wood(1)], requires: |owner| owner.round() >= 8, points: 1, hooks: &[
        on_use(PLOW_SPACES, PLOW_WITH_CATTLE), on_special(Action::Burn, PLOW_WITH_CATTLE),
    ], ..MINOR },
    // Deep Plow
    Card { id: "M042", cost: &[wood(3)], requires: |owner| owner.improvements() >= 2, points: 2, hooks: &[
        play(May(&MOOR)), on_use(PLOW_SPACES, May(&MOOR_TO_FIELD)),
    ], ..MINOR },
    // Wild Fields: fields that touch no other, one by one
    Card { id: "M043", cost: &[food(2)], requires: |owner| fields(owner) >= 2, hooks: &[play(May(&lay(What::FieldApart, 2)))], ..MINOR },
    // Swamp
    Card { id: "M044", requires: |owner| owner.round() <= 4, remembers: Remembers::Rounds, hooks: &[
        play(remember_rounds(Rounds::These(&[12]))), Hook::If(When::RoundSpace, Who::Owner, in_marked_round, May(&MOOR)),
    ], ..MINOR },
    // Tree Nursery
    Card { id: "M045", cost: &[wood(1)], requires: |owner| owner.improvements() == 0, remembers: Remembers::Rounds, hooks: &[
        play(remember_rounds(Rounds::These(&[12, 13]))), Hook::If(When::RoundSpace, Who::Owner, in_marked_round, May(&FOREST)),
    ], ..MINOR },
    // Thicket
    Card { id: "M046", requires: |owner| forests(owner) >= 4, hooks: &[play(lay(What::SecondForest, 2))], ..MINOR },
    // Bog Forest
    Card { id: "M047", cost: &[food(1)], requires: |owner| owner.improvements() >= 3, hooks: &[play(May(&lay(What::ForestOnMoor, ANY)))], ..MINOR },
    // Forest Swamp: alone at the table peat can be cut twice in a round
    Card { id: "M048", requires: |owner| majors(owner) >= 2, remembers: Remembers::Rounds, hooks: &[
        on_special(Action::CutPeat, remember_rounds(Rounds::After(&[4]))),
        Hook::If(When::RoundSpace, Who::Owner, in_marked_round, All(&[
            May(&FOREST), May(&All(&[only_if(|owner| owner.memory().rounds_twice() >> owner.round() & 1 != 0), FOREST])),
        ])),
    ], ..MINOR },
    // Surveyor's Map: a field, a moor and a forest
    Card { id: "M049", cost: &[food(2)], requires: |owner| owner.round() <= 2, hooks: &[
        Hook::If(When::RoundSpace, Who::Owner, |owner, fact| fact.iff(owner.round() == 11), May(&lay(What::Field, 1))),
        Hook::If(When::RoundSpace, Who::Owner, |owner, fact| fact.iff(owner.round() == 12), May(&MOOR)),
        Hook::If(When::RoundSpace, Who::Owner, |owner, fact| fact.iff(owner.round() == 13), May(&FOREST)),
    ], ..MINOR },
    // Farm Extension
    Card { id: "M050", cost: &[clay(1)], points: 1, hooks: &[play(EXTEND)], ..MINOR },
    // Moor Enclosures
    Card { id: "M051", cost: &[stone(1)], requires: has_renovated, points: 1, hooks: &[play(EXTEND_WITH_MOORS)], ..MINOR },
    // Wedding Coach
    Card { id: "M052", cost: &[wood(2).and(food(1))], requires: |owner| horses(owner) >= 4, hooks: &[play(May(&GROW_WITHOUT_ROOM))], ..MINOR },
    // Forest Hut: the card remembers the space with the marker
    Card { id: "M053", cost: &[wood(2)], points: 1, remembers: Remembers::Cells, hooks: &[
        play(ask(|game, frame, offer| {
            game.player(frame.seat).farm.tiles.of(Tile::Forest).iter().for_each(|cell| offer(Move::Lay { cell }));
        }, |game, frame, m| if let Move::Lay { cell } = *m { remember_cell(game, frame, cell); })),
        Hook::If(When::Cleared, Who::Owner, |owner, fact| {
            let About::Cell(cell) = fact.about else { return None };
            fact.iff(owner.memory().cells().contains(cell) && (matches!(fact.cause, Cause::Special(_)) || fact.by("M055")))
        }, All(&[GUEST, run(|game, frame| game.remember(frame, Memory::Nothing))])),
    ], ..MINOR },
    // Agricultural Implement: M7.3 holds, somebody must still be at home
    Card { id: "M054", cost: &[wood(1)], hooks: &[
        Hook::If(When::Use(PLOW_SPACES), Who::Owner, |owner, fact| fact.iff(owner.player().at_home > 0), May(&ANY_SPECIAL)),
    ], ..MINOR },
    // Tool Shed
    Card { id: "M055", cost: &[wood(1).and(clay(1))], requires: |owner| owner.improvements() >= 2, points: 1, remembers: Remembers::Round, hooks: &[
        on_special(Action::CutPeat, May(&All(&[ONCE_PER_ROUND, BURN_TOO]))), on_special(Action::Burn, May(&All(&[ONCE_PER_ROUND, CUT_TOO]))),
    ], ..MINOR },
    // Peat-Cutting Rights
    Card { id: "M056", requires: |owner| horses(owner) >= 1, remembers: Remembers::Rounds, hooks: &[
        play(remember_rounds(Rounds::After(&[4, 7]))), Hook::If(When::RoundSpace, Who::Owner, in_marked_round, May(&PEAT_SPECIAL)),
    ], ..MINOR },
    // Taps: one more turn after the last placement, if there was one (MD24)
    Card { id: "M057", requires: |owner| owner.improvements() >= 2, remembers: Remembers::Round, hooks: &[
        Hook::If(When::LateTurn, Who::Owner, |owner, fact| fact.iff(owner.player().placed > 0 && !owner.used_this_round()),
                 All(&[REMEMBER_ROUND, May(&ANY_SPECIAL)])),
    ], ..MINOR },
    // Peat Fertilizer
    Card { id: "M058", requires: |owner| fields(owner) >= 2, hooks: &[on_special(Action::CutPeat, May(&SOW))], ..MINOR },
    // Nature's Fertilizer: the field that was a tile may be sown at once
    Card { id: "M059", cost: &[food(2).and(boar(1))], requires: |owner| majors(owner) >= 1, hooks: &[Hook::If(When::Cleared, Who::Owner, |owner, fact| {
        let About::Cell(cell) = fact.about else { return None };
        fact.iff(owner.player().farm.fields.contains(cell))
    }, May(&ask(seeds_for_field, sow_field)))], ..MINOR },
    // Sowing Machine: the horses count once the action is done
    Card { id: "M060", cost: &[wood(3)], requires: |owner| horses(owner) >= 1, hooks: &[
        on_special(Action::CutPeat, SOW_WITH_HORSES), on_special(Action::Burn, SOW_WITH_HORSES), on_special(Action::FellTrees, SOW_WITH_HORSES),
        on_special(Action::HorseMarket, SOW_WITH_HORSES), on_special(Action::JobMarket, SOW_WITH_HORSES),
        on_special(Action::BlackMarket, SOW_WITH_HORSES), on_special(Action::IllicitWork, SOW_WITH_HORSES),
    ], ..MINOR },
];

const SOW_WITH_HORSES: Effect = May(&All(&[only_if(|owner| horses(owner) >= 2), SOW]));
const PLOW_WITH_CATTLE: Effect = May(&All(&[only_if(|owner| owner.have(Good::Cattle) > 0), PLOW]));

fn has_pasture(owner: &Owner) -> bool {
    !owner.player().farm.pastures.is_empty()
}

/// Tells the cards of a special action that was carried out together with another one.
fn also(game: &mut State, frame: &Frame, action: Action) {
    let fact = Fact::new(frame.seat, Cause::Special(action), About::Nothing);
    game.fire(When::Special(action), &fact, frame.chain);
}

/// Nature's Fertilizer: what can be sown on the field that the effect is about.
fn seeds_for_field(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let About::Cell(cell) = frame.about else { return };
    let player = game.player(frame.seat);
    let seeds = Crop::ALL.into_iter().filter(|crop| player.goods.get(crop.good()) > 0);
    let seeds = seeds.filter(|_| player.farm.empty_fields().contains(cell));
    seeds.for_each(|crop| offer(Move::Sow { cell: Some(cell), card: None, crop }));
}

fn sow_field(game: &mut State, frame: &Frame, m: &Move) {
    let Move::Sow { cell, crop, .. } = *m else { return };
    let first = [game.sow(frame, cell, None, crop), None];
    let fact = Fact::new(frame.seat, frame.cause, About::Sown(Sown { fields: 1, first }));
    game.fire(When::Sow, &fact, frame.chain);
}

/// Livestock Market: one to three animals that are not horses.
fn animals_to_raise(game: &State, frame: &Frame, offer: &mut dyn FnMut(Move)) {
    let have = |kind: Good| game.player(frame.seat).goods.get(kind).min(3);
    for sheep in 0..=have(Good::Sheep) {
        for boar in 0..=have(Good::Boar) {
            for cattle in 0..=have(Good::Cattle) {
                if (1..=3).contains(&(sheep + boar + cattle)) {
                    offer(Move::Take { goods: animals([sheep, boar, cattle, 0]) });
                }
            }
        }
    }
}

fn raise(game: &mut State, frame: &Frame, m: &Move) {
    let Move::Take { goods } = *m else { return };
    let [sheep, boar, cattle, _] = herd(&goods);
    turn_into(game, frame, goods, animals([0, sheep, boar, cattle]));
}

/// The token goes to the player on the left; alone at the table it stays in the box.
fn hand_on_token(game: &mut State, frame: &Frame) {
    let players = game.players.len();
    if players > 1 {
        game.specials.token = Some(frame.seat.left(players));
    }
}

/// Ecological Niche: what nobody else has.
fn niche(owner: &Owner, _: About) -> Goods {
    let (game, own) = (owner.game, owner.player());
    let none_of_others = |holds: &dyn Fn(Seat) -> bool| !owner.others().any(holds);
    let only_animal =
        |kind: Good| own.goods.get(kind) > 0 && none_of_others(&|seat| game.player(seat).goods.get(kind) > 0);
    let grows = |seat: Seat, kind: Good| {
        let player = game.player(seat);
        player.farm.crops().and(player.card_crops()).get(kind) > 0
    };
    let only_grower = |kind: Good| grows(owner.seat, kind) && none_of_others(&|seat| grows(seat, kind));
    let tiles = |seat: Seat, tile: Tile| game.player(seat).farm.tiles.of(tile).len();
    // Alone at the table one tile is enough.
    let most = |tile: Tile| {
        tiles(owner.seat, tile) > 0 && none_of_others(&|seat| tiles(seat, tile) >= tiles(owner.seat, tile))
    };
    let if_so = |holds: bool, goods: Goods| if holds { goods } else { NOTHING };
    if_so(ANIMALS.into_iter().any(only_animal), food(2))
        .and(if_so(only_grower(Good::Grain), food(1)))
        .and(if_so(only_grower(Good::Vegetable), food(1)))
        .and(if_so(most(Tile::Forest), fuel(1)))
        .and(if_so(most(Tile::Moor), fuel(1)))
}

/// Edge of the Forest: a food for each side between forest and field, a fuel for each between forest and moor.
fn edge_of_the_forest(owner: &Owner, _: About) -> Goods {
    let farm = &owner.player().farm;
    let sides = |others: Cells| {
        let forests = farm.tiles.of(Tile::Forest);
        forests.iter().map(|cell| (Cells::only(cell).neighbours() & others).len()).sum::<u8>()
    };
    food(sides(farm.fields)).and(fuel(sides(farm.tiles.of(Tile::Moor))))
}
