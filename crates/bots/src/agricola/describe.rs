//! What a position of Agricola looks like to a net.

use super::evaluate::expects_after;
use super::project::{actions_now, outlook};
use super::weights::Weights;
use crate::describe::{Describe, Pen};
use agricola::card::{CardId, CardKind};
use agricola::goods::Good;
use agricola::moor::{Lies, SpecialId, Tile};
use agricola::phase::{HarvestStep, Phase};
use agricola::player::Player;
use agricola::rules::{DayLabourer, Mode};
use agricola::score::Category;
use agricola::state::{PERSONS, ROUNDS, SEATS};
use agricola::{Agricola, House, SpaceId};
use std::sync::LazyLock;
use table::{Game, Kind, Seat};

/// The steps in which goods of a kind matter.
fn steps(kind: Good) -> &'static [i32] {
    match kind {
        Good::Wood => &[1, 2, 3, 5, 7, 10],
        Good::Clay => &[1, 2, 3, 4, 5, 8],
        Good::Reed | Good::Stone => &[1, 2, 3, 4],
        Good::Food => &[1, 2, 4, 6, 9, 12],
        Good::Grain | Good::Vegetable | Good::Sheep | Good::Boar | Good::Cattle | Good::Horse | Good::Fuel => &[1, 2],
    }
}

/// The spaces on which goods pile up.
static PILES: LazyLock<Vec<SpaceId>> = LazyLock::new(|| {
    let has_refill = |space: &SpaceId| {
        let space = space.space();
        !space.refill.is_empty() || space.refill_instead.is_some()
    };
    SpaceId::all().filter(has_refill).collect()
});

fn card_id(place: usize) -> &'static str {
    static IDS: LazyLock<Vec<&str>> = LazyLock::new(|| CardId::all().map(|card| card.card().id).collect());
    IDS[place]
}

/// How many cards there are.
static CARDS: LazyLock<usize> = LazyLock::new(|| CardId::all().count());

fn space_id(place: usize) -> &'static str {
    SpaceId::from_index(place).space().id
}

/// How many special action cards there are.
static SPECIALS: LazyLock<usize> = LazyLock::new(|| SpecialId::all().count());

fn special_id(place: usize) -> &'static str {
    SpecialId::all().nth(place).map_or("", |card| card.card().id)
}

fn special(card: SpecialId) -> usize {
    SpecialId::all().position(|other| other == card).unwrap_or(0)
}

impl Describe for Agricola {
    fn describe_board(&self, pen: &mut Pen<'_>) {
        for &space in &*PILES {
            let lying = self.board.goods(space).total().min(127) as i32;
            pen.count(space.space().id, lying, &[2, 3, 4, 6, 9]);
        }
        let spaces = agricola::space::SPACE_COUNT;
        pen.each("occupied", spaces, space_id, self.board.occupied().iter().map(SpaceId::index));
        pen.each("open", spaces, space_id, self.open_spaces().iter().map(SpaceId::index));
        pen.each("for sale", *CARDS, card_id, self.majors_for_sale().map(CardId::index));
        let round = i32::from(self.round);
        for number in 1..=i32::from(ROUNDS) {
            pen.steps("round", round, &[number]);
        }
        let next = (self.round..=ROUNDS).find(|&r| Agricola::is_harvest_round(r)).unwrap_or(ROUNDS);
        pen.number("round", round);
        pen.number("rounds to the harvest", next - self.round.min(next));
        pen.flag("placing", self.phase <= Phase::WorkEnd);
        pen.flag("feeding", self.phase.is_between(HarvestStep::FieldStart, HarvestStep::Feeding));
        pen.flag("breeding", self.phase > Phase::Harvest(HarvestStep::Feeding));
        for players in 1..=SEATS {
            pen.flag(
                ["1 player", "2 players", "3 players", "4 players", "5 players"][players - 1],
                self.players.len() == players,
            );
        }
        pen.flag("full game", self.rules.mode == Mode::Full);
        pen.flag("day labourer with food", self.rules.day_labourer == DayLabourer::Food);
        pen.flag("Dutch edition", self.rules.is_dutch());
        pen.steps("level", self.rules.level, &[1, 2, 3]);
        let specials = *SPECIALS;
        let lying = |free: bool| {
            let cards = self.specials.cards().filter(move |(_, lies)| (*lies == Lies::Display) == free);
            cards.map(|(card, _)| special(card))
        };
        pen.each("free", specials, special_id, lying(true).chain(self.specials.open().map(special)));
        pen.each("used", specials, special_id, lying(false).chain(self.specials.next().map(special)));
    }

    fn is_alike(&self, other: &Agricola, of: Seat) -> bool {
        let stands = |game: &Agricola| {
            (game.round, game.phase, game.start == of, game.turn == of, game.to_decide().contains(of))
        };
        self.player(of) == other.player(of) && stands(self) == stands(other)
    }

    fn describe_player(&self, of: Seat, viewer: Seat, pen: &mut Pen<'_>) {
        let player = self.player(of);
        for &kind in Good::ALL {
            pen.count(kind.name(), player.goods.get(kind), steps(kind));
        }
        persons(self, player, pen);
        farm(player, pen);
        pen.each("in play", *CARDS, card_id, player.tableau.iter().map(|held| held.card.index()));
        let hand = if of == viewer { &player.hand[..] } else { &[] };
        pen.each("in hand", *CARDS, card_id, hand.iter().map(|card| card.index()));
        let in_hand = |kind: CardKind| player.hand.iter().filter(|card| card.card().kind == kind).count() as i32;
        pen.number("occupations in hand", in_hand(CardKind::Occupation));
        pen.number("minors in hand", in_hand(CardKind::Minor));
        pen.count("occupations", player.occupations, &[1, 2, 3, 4]);
        for &kind in Good::ALL {
            let coming: u32 =
                player.coming.iter().skip(self.round.into()).map(|goods| u32::from(goods.get(kind))).sum();
            pen.number(&COMING[kind.lane()], coming.min(127) as i32);
        }
        harvests(self, of, pen);
        heating(self, of, pen);
        pen.flag("start player", self.start == of);
        pen.flag("in turn", self.turn == of);
        pen.flag("asked", self.to_decide().contains(of));
        let lines = self.score_lines(of);
        for (&category, name) in Category::ALL.iter().zip(&*SCORES) {
            pen.number(name, lines[category]);
        }
        pen.number("points", lines.total());
    }
}

static COMING: LazyLock<Vec<String>> =
    LazyLock::new(|| Good::ALL.iter().map(|kind| format!("coming {}", kind.name())).collect());

static SCORES: LazyLock<Vec<String>> =
    LazyLock::new(|| Category::ALL.iter().map(|category| format!("score {}", category.name())).collect());

fn persons(game: &Agricola, player: &Player, pen: &mut Pen<'_>) {
    let (family, rooms) = (i32::from(player.family), i32::from(player.farm.rooms.len()));
    pen.steps("family", family, &[3, 4, 5]);
    pen.steps("rooms", rooms, &[3, 4, 5]);
    pen.number("spare rooms", rooms - family);
    pen.flag("room to grow", rooms > family && player.persons() < PERSONS);
    pen.number("newborns", player.newborns);
    pen.number("guests", player.guests + player.lodgers);
    let now = i32::from(actions_now(game, player));
    pen.count("persons to place", now, &[1, 2, 3, 4, 5]);
    pen.number("placements left", now + i32::from(player.persons()) * i32::from(ROUNDS - game.round));
    pen.flag("clay hut", player.farm.house == House::Clay);
    pen.flag("stone house", player.farm.house == House::Stone);
    pen.count("begging cards", player.begging, &[1]);
}

fn farm(player: &Player, pen: &mut Pen<'_>) {
    let farm = &player.farm;
    let (mut empty, mut grain, mut vegetable) = (0, [0; 4], [0; 3]);
    for cell in farm.fields.iter() {
        let plot = farm.plots[cell.index()];
        match (plot.grain, plot.vegetable) {
            (0, 0) => empty += 1,
            (0, n) => vegetable[usize::from(n.min(2))] += 1,
            (n, _) => grain[usize::from(n.min(3))] += 1,
        }
    }
    pen.count("empty fields", empty, &[1, 2, 3]);
    pen.number("fields with 1 grain", grain[1]);
    pen.number("fields with 2 grain", grain[2]);
    pen.number("fields with 3 grain", grain[3]);
    pen.number("fields with 1 vegetable", vegetable[1]);
    pen.number("fields with 2 vegetables", vegetable[2]);
    pen.count("fields", farm.fields.len(), &[1, 2, 3, 4, 5]);
    let mut pastures: Vec<u16> = farm.pastures.iter().map(|&pasture| farm.capacity(pasture)).collect();
    pastures.sort_unstable_by(|a, b| b.cmp(a));
    pen.steps("pastures", pastures.len() as i32, &[1, 2, 3, 4]);
    for (place, name) in ["largest pasture", "second pasture", "third pasture", "fourth pasture"].iter().enumerate() {
        pen.number(name, i32::from(pastures.get(place).copied().unwrap_or(0)));
    }
    pen.number("places in pastures", pastures.iter().map(|&n| i32::from(n)).sum::<i32>());
    let open = (farm.stables - farm.fenced).len();
    pen.number("stables", farm.stables.len());
    pen.number("open stables", open);
    pen.number("fences left", player.fences_left());
    pen.number("unused spaces", farm.unused().len());
}

/// What an expansion adds to a farm: all of it is nothing in the base game.
fn heating(game: &Agricola, of: Seat, pen: &mut Pen<'_>) {
    let player = game.player(of);
    let owed = i32::from(game.fuel_owed(of));
    pen.number("forests", player.farm.tiles.of(Tile::Forest).len());
    pen.number("moors", player.farm.tiles.of(Tile::Moor).len());
    pen.count("sick", player.sick, &[1, 2]);
    pen.number("fuel needed", owed);
    pen.number("fuel missing", (owed - i32::from(player.goods.get(Good::Fuel))).max(0));
    pen.flag("token", game.specials.has_token(of));
}

static WEIGHTS: Weights = Weights::searching();

/// What becomes of the farm if nothing more is done.
fn harvests(game: &Agricola, of: Seat, pen: &mut Pen<'_>) {
    let ahead = outlook(game, of, &WEIGHTS);
    let need = ahead.next_need as i32;
    let gap = i32::from(game.player(of).goods.get(Good::Food)) - need;
    pen.number("food needed", need);
    pen.number("food missing", gap.min(0));
    pen.count("food over", gap, &[-6, -4, -3, -2, -1, 0, 1, 2, 4]);
    pen.number("harvests", ahead.harvests);
    pen.number("grain at the end", ahead.grain);
    pen.number("vegetables at the end", ahead.vegetables);
    for (name, n) in ["sheep at the end", "boar at the end", "cattle at the end"].iter().zip(ahead.herd) {
        pen.number(name, n);
    }
    for (name, n) in ["vegetable cooked", "sheep cooked", "boar cooked", "cattle cooked"].iter().zip(ahead.cooking) {
        pen.number(name, n);
    }
    pen.number("food at the end", ahead.food as i32);
    pen.number("cost of missing food", (ahead.cost * 2.0) as i32);
    pen.number("places for animals", ahead.places);
    pen.number("horses at the end", ahead.horses);
    pen.number("fuel at the end", ahead.fuel as i32);
    pen.number("cost of heating", (ahead.heating * 2.0) as i32);
    // Rare cards are seen by what they do long before the net knows them by their names.
    pen.number("expected by hand", expects_after(game, of, &ahead, &WEIGHTS).round() as i32);
}
