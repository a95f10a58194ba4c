//! What a farm is worth: the points it is heading for.
//!
//! The farm is walked through the harvests to come ([`super::project`]) and scored as it will then stand. To that comes
//! what the player can still make of it: actions left, building resources, seed, empty fields, spare rooms, ways to cook.

use super::project::{Outlook, actions_now, outlook};
use super::weights::Weights;
use agricola::card::{Card, CardKind, Hook, TradeTime};
use agricola::goods::{Good, Goods};
use agricola::player::Player;
use agricola::score::{BOAR, CATTLE, FIELDS, GRAIN, PASTURES, SHEEP, VEGETABLES};
use agricola::state::{PERSONS, ROUNDS};
use agricola::{Agricola, House, SpaceId};
use std::sync::LazyLock;
use table::{Game, Seat};

/// The rows of the score table for animals.
const HERD: [[u8; 4]; 3] = [SHEEP, BOAR, CATTLE];

static GROWTH: LazyLock<Option<SpaceId>> = LazyLock::new(|| SpaceId::named("R2c"));

/// A row of the score table; on the way to the next step a part of its point counts.
fn row(n: u8, steps: [u8; 4], part: f32) -> f32 {
    let reached = steps.iter().filter(|&&step| n >= step).count();
    let points = if reached == 0 { -1.0 } else { reached as f32 };
    let Some(&next) = steps.get(reached) else { return points };
    let from = if reached == 0 { 0 } else { steps[reached - 1] };
    let gain = if reached == 0 { 2.0 } else { 1.0 };
    points + gain * part * f32::from(n - from) / f32::from(next - from)
}

/// The points that a seat is heading for.
pub fn expects(game: &Agricola, seat: Seat, w: &Weights) -> f32 {
    let player = game.player(seat);
    if game.to_decide().is_empty() {
        return game.points(seat) as f32;
    }
    let ahead = outlook(game, seat, w);
    let rounds = f32::from(ROUNDS - game.round);
    let actions =
        f32::from(actions_now(game, player)) + f32::from(player.persons()) * rounds + f32::from(player.guests);
    let time = actions / (actions + w.building_time);
    let part = (actions / 4.0).min(1.0);
    score(game, seat, player, &ahead, part, actions, w) - ahead.cost
        + w.action * actions
        + time * stock(player, w)
        + food(&ahead, w)
        + farming(player, &ahead, w)
        + growing(game, player, w)
        + cards(player, &ahead, w)
        + moor(game, seat, player, rounds)
        + if game.is_solo() { time * w.lying * lying(game) } else { 0.0 }
        + if game.start == seat && !game.is_solo() && rounds > 0.0 { w.start_player } else { 0.0 }
}

/// What an expansion adds: horses, sick persons, and the fuel of the harvests to come. Nothing in the base game.
fn moor(game: &Agricola, seat: Seat, player: &Player, rounds: f32) -> f32 {
    if game.rules.level == 0 {
        return 0.0;
    }
    let horses = player.goods.get(Good::Horse);
    let row = if horses == 0 { -1.0 } else { f32::from(horses) };
    let owed = f32::from(game.fuel_owed(seat));
    let at_hand = f32::from(player.goods.get(Good::Fuel)) + 0.5 * f32::from(player.goods.get(Good::Wood).min(4));
    let short = (owed - at_hand).max(0.0);
    let spare = (f32::from(player.goods.get(Good::Fuel)) - owed).clamp(0.0, 8.0);
    // A person that falls ill loses an action, and at the end two points.
    row - 1.2 * f32::from(player.sick) - 0.7 * short + if rounds > 0.0 { 0.25 * spare } else { 0.0 }
}

/// How close a farm that is finished came to more points: parts of the next steps of the score table, and what was left
/// over. Small, but it tells two games with the same points apart.
pub fn shortfall(game: &Agricola, seat: Seat) -> f32 {
    let player = game.player(seat);
    let (farm, have) = (&player.farm, |kind| player.goods.get(kind));
    let crops = |of: fn(&agricola::farm::Plot) -> u8| farm.plots.iter().map(of).sum::<u8>();
    let part = |n, steps| row(n, steps, 1.0) - row(n, steps, 0.0);
    let parts = part(farm.fields.len(), FIELDS)
        + part(have(Good::Grain) + crops(|plot| plot.grain), GRAIN)
        + part(have(Good::Vegetable) + crops(|plot| plot.vegetable), VEGETABLES)
        + part(have(Good::Sheep), HERD[0])
        + part(have(Good::Boar), HERD[1])
        + part(have(Good::Cattle), HERD[2]);
    let left = [Good::Food, Good::Wood, Good::Clay, Good::Reed, Good::Stone];
    let left: u8 = left.into_iter().map(|kind| have(kind).min(6)).sum();
    0.4 * parts + 0.03 * f32::from(left)
}

/// The score sheet as it is going to be.
fn score(game: &Agricola, seat: Seat, player: &Player, ahead: &Outlook, part: f32, actions: f32, w: &Weights) -> f32 {
    let farm = &player.farm;
    let rooms = f32::from(farm.rooms.len());
    let house = match farm.house {
        House::Wood => 0.0,
        House::Clay => rooms + part * w.clay_house,
        House::Stone => 2.0 * rooms,
    };
    let herd: f32 = (0..3).map(|kind| row(ahead.herd[kind], HERD[kind], part)).sum();
    let edible = row(ahead.grain, GRAIN, part) + row(ahead.vegetables, VEGETABLES, part) + herd;
    let edible = if ahead.harvests > 0 && edible > 0.0 { edible * w.edible } else { edible };
    let unused = f32::from(farm.unused().len()) * (1.0 - (w.unused * actions).min(1.0));
    row(farm.fields.len(), FIELDS, part)
        + row(ahead.pastures, PASTURES, part)
        + edible
        + house
        + f32::from((farm.stables & farm.fenced).len())
        + 3.0 * f32::from(player.family)
        - unused
        - 3.0 * f32::from(player.begging)
        + f32::from(player.bonus)
        + player.cards().map(|card| f32::from(card.points)).sum::<f32>()
        + game.card_bonus(seat) as f32
}

/// The worth of `n` things: the first `sizes[0]` count `worth[0]` each, the next `sizes[1]` count `worth[1]`, the rest `worth[2]`.
fn layers(n: u8, sizes: [u8; 2], worth: [f32; 3]) -> f32 {
    let first = n.min(sizes[0]);
    let second = (n - first).min(sizes[1]);
    let rest = n - first - second;
    f32::from(first) * worth[0] + f32::from(second) * worth[1] + f32::from(rest) * worth[2]
}

/// Building resources in the supply.
fn stock(player: &Player, w: &Weights) -> f32 {
    let have = |kind| player.goods.get(kind);
    layers(have(Good::Wood), [5, 10], [w.wood_1, w.wood_2, w.wood_3])
        + layers(have(Good::Clay), [3, 4], [w.clay_1, w.clay_2, w.clay_3])
        + layers(have(Good::Reed), [2, 3], [w.reed_1, w.reed_2, w.reed_3])
        + layers(have(Good::Stone), [3, 4], [w.stone_1, w.stone_2, w.stone_3])
}

/// Goods on the action spaces, which nobody else will take.
fn lying(game: &Agricola) -> f32 {
    const WORTH: [(Good, f32); 8] = [
        (Good::Wood, 0.3),
        (Good::Clay, 0.25),
        (Good::Reed, 0.5),
        (Good::Stone, 0.5),
        (Good::Food, 0.3),
        (Good::Sheep, 0.7),
        (Good::Boar, 0.8),
        (Good::Cattle, 1.0),
    ];
    let all = game.open_spaces().iter().fold(Goods::NONE, |sum, space| sum.and(game.board.goods(space)));
    WORTH.iter().map(|&(kind, worth)| worth * f32::from(all.get(kind).min(9))).sum()
}

/// Food left over when all harvests are paid.
fn food(ahead: &Outlook, w: &Weights) -> f32 {
    if ahead.harvests == 0 {
        return 0.0;
    }
    let spare = ahead.food.min(ahead.next_need);
    w.spare_food * spare + w.idle_food * (ahead.food - spare)
}

/// Fields that wait for seed, seed that waits for fields, pastures that wait for animals.
fn farming(player: &Player, ahead: &Outlook, w: &Weights) -> f32 {
    let harvests = f32::from(ahead.harvests);
    let empty = player.farm.empty_fields().len();
    let vegetables = player.goods.get(Good::Vegetable).min(empty.max(1));
    let grain = player.goods.get(Good::Grain).min(empty.max(2));
    let pairs = ahead.herd.iter().filter(|&&n| n >= 2).count() as f32;
    harvests
        * (w.empty_field * f32::from(empty.min(3))
            + w.seed_grain * f32::from(grain).min(3.0)
            + w.seed_vegetable * f32::from(vegetables).min(3.0)
            + w.free_place * f32::from(ahead.places.min(8)))
        + w.pair * pairs * (harvests / 3.0).min(1.0)
        + w.fence * f32::from(player.farm.fences.len())
}

/// Rooms that wait for persons.
fn growing(game: &Agricola, player: &Player, w: &Weights) -> f32 {
    let spare = player.farm.rooms.len().saturating_sub(player.family);
    if spare == 0 || player.persons() >= PERSONS || game.round >= ROUNDS {
        return 0.0;
    }
    let open = GROWTH.is_some_and(|space| game.is_open(space));
    let adult = f32::from(game.food_per_adult());
    let gain = |later: u8| {
        let born = if open { game.round + later } else { game.round.max(5) + 1 + later };
        let rounds = f32::from(ROUNDS.saturating_sub(born));
        let harvests = (born..=ROUNDS).filter(|&r| Agricola::is_harvest_round(r)).count() as f32;
        (3.0 + rounds * w.action - harvests * adult * w.mouth).max(0.0)
    };
    let more = spare.min(PERSONS - player.persons()) - 1;
    w.spare_room * gain(0) + w.more_rooms * (1..=more).map(|i| gain(2 * i)).sum::<f32>()
}

/// What a card in play helps with.
enum Help {
    Fireplace,
    Hearth,
    Oven,
    Workshop,
    Other,
    Nothing,
}

fn help(card: &Card) -> Help {
    let mut help = if card.kind == CardKind::Major { Help::Nothing } else { Help::Other };
    for hook in card.hooks {
        match hook {
            Hook::Trade(trades) if trades.iter().any(|t| t.when != TradeTime::Any) => return Help::Workshop,
            Hook::Trade(trades) if trades.iter().any(|t| t.get.get(Good::Food) >= 4) => return Help::Hearth,
            Hook::Trade(_) => return Help::Fireplace,
            Hook::Bake(..) => help = Help::Oven,
            _ => {}
        }
    }
    help
}

/// Ways to make food, for the harvests to come; and the cards that wait in hand.
fn cards(player: &Player, ahead: &Outlook, w: &Weights) -> f32 {
    let (mut cook, mut ovens, mut workshops, mut others): (f32, f32, f32, f32) = (0.0, 0.0, 0.0, 0.0);
    for card in player.cards() {
        match help(card) {
            Help::Fireplace => cook = cook.max(w.fireplace),
            Help::Hearth => cook = cook.max(w.hearth),
            Help::Oven => ovens = w.oven,
            Help::Workshop => workshops += w.workshop,
            Help::Other => others += w.played_card,
            Help::Nothing => {}
        }
    }
    let harvests = f32::from(ahead.harvests);
    let time = (harvests / 6.0).min(1.0);
    harvests * (cook + ovens + workshops) + time * (others + w.hand_card * player.hand.len() as f32)
}
