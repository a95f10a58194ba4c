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
pub(super) const HERD: [[u8; 4]; 3] = [SHEEP, BOAR, CATTLE];

static GROWTH: LazyLock<Option<SpaceId>> = LazyLock::new(|| SpaceId::named("R2c"));

/// A row of the score table; on the way to the next step a part of its point counts.
pub(super) fn row(n: u8, steps: [u8; 4], part: f32) -> f32 {
    let reached = steps.iter().filter(|&&step| n >= step).count();
    let points = if reached == 0 { -1.0 } else { reached as f32 };
    let Some(&next) = steps.get(reached) else { return points };
    let from = if reached == 0 { 0 } else { steps[reached - 1] };
    let gain = if reached == 0 { 2.0 } else { 1.0 };
    points + gain * part * f32::from(n - from) / f32::from(next - from)
}

/// The points that a seat is heading for.
pub fn expects(game: &Agricola, seat: Seat, w: &Weights) -> f32 {
    if game.to_decide().is_empty() {
        return game.points(seat) as f32;
    }
    expects_after(game, seat, &outlook(game, seat, w), w)
}

/// The points that a seat is heading for in a game that goes on, if this is what becomes of its farm.
pub(super) fn expects_after(game: &Agricola, seat: Seat, ahead: &Outlook, w: &Weights) -> f32 {
    let player = game.player(seat);
    let rounds = f32::from(ROUNDS - game.round);
    let actions =
        f32::from(actions_now(game, player)) + f32::from(player.persons()) * rounds + f32::from(player.guests);
    let time = actions / (actions + w.building_time);
    let part = (actions / 4.0).min(1.0);
    score(game, seat, player, ahead, part, actions, w) - ahead.cost
        + w.action * actions
        + time * stock(&ahead.goods, w)
        + food(ahead, w)
        + farming(player, ahead, w)
        + growing(game, player, w)
        + cards(player, ahead, w)
        + moor(game, player, ahead, w)
        + if game.is_solo() { time * w.lying * lying(game) } else { 0.0 }
        + if game.start == seat && !game.is_solo() && rounds > 0.0 { w.start_player } else { 0.0 }
}

/// What an expansion adds: parts of [`expects`]. Nothing in the base game.
#[derive(Default)]
pub(super) struct Moor {
    /// Horses.
    pub horses: f32,
    /// A person that is ill loses an action.
    pub sick: f32,
    /// Heating in the harvests to come, and fuel left over.
    pub heat: f32,
}

pub(super) fn moor_parts(game: &Agricola, player: &Player, ahead: &Outlook, w: &Weights) -> Moor {
    if game.rules.level == 0 {
        return Moor::default();
    }
    Moor {
        // M18.2
        horses: if ahead.horses == 0 { -1.0 } else { f32::from(ahead.horses) },
        sick: w.action * f32::from(player.sick),
        heat: SPARE_FUEL * ahead.fuel.min(6.0) - ahead.heating,
    }
}

/// Fuel left over, each.
const SPARE_FUEL: f32 = 0.15;

fn moor(game: &Agricola, player: &Player, ahead: &Outlook, w: &Weights) -> f32 {
    let Moor { horses, sick, heat } = moor_parts(game, player, ahead, w);
    horses - sick + heat
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
pub(super) fn layers(n: u8, sizes: [u8; 2], worth: [f32; 3]) -> f32 {
    let first = n.min(sizes[0]);
    let second = (n - first).min(sizes[1]);
    let rest = n - first - second;
    f32::from(first) * worth[0] + f32::from(second) * worth[1] + f32::from(rest) * worth[2]
}

/// Building resources in the supply and to come.
fn stock(goods: &Goods, w: &Weights) -> f32 {
    let have = |kind| goods.get(kind);
    layers(have(Good::Wood), [5, 10], [w.wood_1, w.wood_2, w.wood_3])
        + layers(have(Good::Clay), [3, 4], [w.clay_1, w.clay_2, w.clay_3])
        + layers(have(Good::Reed), [2, 3], [w.reed_1, w.reed_2, w.reed_3])
        + layers(have(Good::Stone), [3, 4], [w.stone_1, w.stone_2, w.stone_3])
}

/// Goods on the action spaces, which nobody else will take.
pub(super) fn lying(game: &Agricola) -> f32 {
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
pub(super) fn food(ahead: &Outlook, w: &Weights) -> f32 {
    if ahead.harvests == 0 {
        return 0.0;
    }
    let spare = ahead.food.min(ahead.next_need);
    w.spare_food * spare + w.idle_food * (ahead.food - spare)
}

/// What farming may still bring: parts of [`expects`].
pub(super) struct Farming {
    /// Fields that wait for seed, for each harvest to come.
    pub fields: f32,
    /// Grain that waits for fields.
    pub grain: f32,
    /// Vegetables that wait for fields.
    pub vegetables: f32,
    /// Places that wait for animals.
    pub places: f32,
    /// Animals that can have young.
    pub pairs: f32,
    /// Fences that stand.
    pub fences: f32,
}

/// Fields that wait for seed, seed that waits for fields, pastures that wait for animals.
pub(super) fn farming_parts(player: &Player, ahead: &Outlook, w: &Weights) -> Farming {
    let harvests = f32::from(ahead.harvests);
    let empty = player.farm.empty_fields().len();
    let vegetables = player.goods.get(Good::Vegetable).min(empty.max(1));
    let grain = player.goods.get(Good::Grain).min(empty.max(2));
    let pairs = ahead.herd.iter().filter(|&&n| n >= 2).count() as f32;
    Farming {
        fields: w.empty_field * f32::from(empty.min(3)),
        grain: w.seed_grain * f32::from(grain).min(3.0),
        vegetables: w.seed_vegetable * f32::from(vegetables).min(3.0),
        places: w.free_place * f32::from(ahead.places.min(8)),
        pairs: w.pair * pairs * (harvests / 3.0).min(1.0),
        fences: w.fence * f32::from(player.farm.fences.len()),
    }
}

fn farming(player: &Player, ahead: &Outlook, w: &Weights) -> f32 {
    let parts = farming_parts(player, ahead, w);
    f32::from(ahead.harvests) * (parts.fields + parts.grain + parts.vegetables + parts.places)
        + parts.pairs
        + parts.fences
}

/// The round in which a person may be born next, as far as one can tell.
pub(super) fn first_birth(game: &Agricola) -> u8 {
    let open = GROWTH.is_some_and(|space| game.is_open(space));
    if open { game.round } else { game.round.max(5) + 1 }
}

/// Rooms that wait for persons.
pub(super) fn growing(game: &Agricola, player: &Player, w: &Weights) -> f32 {
    let spare = player.farm.rooms.len().saturating_sub(player.family);
    if spare == 0 || player.persons() >= PERSONS || game.round >= ROUNDS {
        return 0.0;
    }
    let first = first_birth(game);
    let adult = f32::from(game.food_per_adult());
    let gain = |later: u8| {
        let born = first + later;
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
            Hook::Price(..) if matches!(help, Help::Nothing) => help = Help::Other,
            _ => {}
        }
    }
    help
}

/// What cards in play help with: parts of [`expects`].
#[derive(Default)]
pub(super) struct Helps {
    /// Cooking, for each harvest to come.
    pub cooking: f32,
    /// Baking, for each harvest to come.
    pub ovens: f32,
    /// Workshops, for each harvest to come.
    pub workshops: f32,
    /// Everything else.
    pub others: f32,
}

pub(super) fn helps(player: &Player, w: &Weights) -> Helps {
    let mut helps = Helps::default();
    for card in player.cards() {
        match help(card) {
            Help::Fireplace => helps.cooking = helps.cooking.max(w.fireplace),
            Help::Hearth => helps.cooking = helps.cooking.max(w.hearth),
            Help::Oven => helps.ovens = w.oven,
            Help::Workshop => helps.workshops += w.workshop,
            Help::Other => helps.others += w.played_card,
            Help::Nothing => {}
        }
    }
    helps
}

/// Ways to make food, for the harvests to come; and the cards that wait in hand.
fn cards(player: &Player, ahead: &Outlook, w: &Weights) -> f32 {
    let Helps { cooking, ovens, workshops, others } = helps(player, w);
    let harvests = f32::from(ahead.harvests);
    let time = (harvests / 6.0).min(1.0);
    harvests * (cooking + ovens + workshops) + time * (others + w.hand_card * player.hand.len() as f32)
}
