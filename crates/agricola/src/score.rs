//! Scoring. A18.

use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::card::{Hook, My};
use crate::farm::House;
use crate::goods::Good;
use crate::state::State;
use table::{ScoreLine, ScoreSheet, Seat};

/// A18.9: the categories in the order of the score pad.
pub const CATEGORIES: [&str; 14] = [
    "fields",
    "pastures",
    "grain",
    "vegetables",
    "sheep",
    "boar",
    "cattle",
    "unused_spaces",
    "fenced_stables",
    "clay_rooms",
    "stone_rooms",
    "persons",
    "card_points",
    "bonus_points",
];

/// A18.2: −1 below the first step, then 1, 2, 3 and 4 points.
fn row(n: u8, steps: [u8; 4]) -> i32 {
    match steps.iter().filter(|&&step| n >= step).count() as i32 {
        0 => -1,
        points => points,
    }
}

/// A18.2: the smallest numbers of fields that give 1, 2, 3 and 4 points.
pub const FIELDS: [u8; 4] = [2, 3, 4, 5];
/// A18.2: the smallest numbers of pastures that give 1, 2, 3 and 4 points.
pub const PASTURES: [u8; 4] = [1, 2, 3, 4];
/// A18.2: the smallest numbers of grain that give 1, 2, 3 and 4 points.
pub const GRAIN: [u8; 4] = [1, 4, 6, 8];
/// A18.2: the smallest numbers of vegetables that give 1, 2, 3 and 4 points.
pub const VEGETABLES: [u8; 4] = [1, 2, 3, 4];
/// A18.2: the smallest numbers of sheep that give 1, 2, 3 and 4 points.
pub const SHEEP: [u8; 4] = [1, 4, 6, 8];
/// A18.2: the smallest numbers of boar that give 1, 2, 3 and 4 points.
pub const BOAR: [u8; 4] = [1, 3, 5, 7];
/// A18.2: the smallest numbers of cattle that give 1, 2, 3 and 4 points.
pub const CATTLE: [u8; 4] = [1, 2, 4, 6];

/// The same points, noted for the coverage report if there are any.
fn noted(my: &My, hook: &'static Hook, points: i32) -> i32 {
    if points != 0 {
        note(my.card.card, hook);
    }
    points
}

impl State {
    /// The points of a seat in every category if the game ended now.
    pub fn score_lines(&self, seat: Seat) -> [i32; CATEGORIES.len()] {
        let mut lines = self.farm_lines(seat);
        lines[13] += self.card_bonus(seat);
        for (my, hook) in self.hooks(seat, heed::SCORE) {
            if let Hook::ScoreLines(change) = hook {
                note(my.card.card, hook);
                change(&my, &mut lines);
            }
        }
        lines
    }

    /// The same without what cards say about scoring.
    pub fn farm_lines(&self, seat: Seat) -> [i32; CATEGORIES.len()] {
        let player = self.player(seat);
        let [fields, pastures, grain, vegetables, sheep, boar, cattle, counted @ ..] = self.counts(seat);
        let [unused, stables, clay, stone, persons] = counted.map(i32::from);
        let printed: i32 = player.cards().map(|card| i32::from(card.points)).sum();
        [
            row(fields, FIELDS),
            row(pastures, PASTURES),
            row(grain, GRAIN),
            row(vegetables, VEGETABLES),
            row(sheep, SHEEP),
            row(boar, BOAR),
            row(cattle, CATTLE),
            -unused,   // A18.3
            stables,   // A18.4
            clay,      // A18.5
            2 * stone, // A18.5
            3 * persons,
            printed - 3 * i32::from(player.begging), // A18.6
            i32::from(player.bonus),
        ]
    }

    /// What is counted for the categories up to the persons.
    fn counts(&self, seat: Seat) -> [u8; 12] {
        let player = self.player(seat);
        let farm = &player.farm;
        let crops = farm.crops().and(player.card_crops()).and(player.goods);
        let rooms = |house: House| if farm.house == house { farm.rooms.len() } else { 0 };
        [
            farm.fields.len(),
            farm.pastures().len() as u8,
            crops.get(Good::Grain),
            crops.get(Good::Vegetable),
            player.goods.get(Good::Sheep),
            player.goods.get(Good::Boar),
            player.goods.get(Good::Cattle),
            farm.unused().len(),
            farm.stables.and(farm.fenced).len(),
            rooms(House::Clay),
            rooms(House::Stone),
            player.family,
        ]
    }

    /// The bonus points that cards give a seat when the game ends, if it ended now.
    pub fn card_bonus(&self, seat: Seat) -> i32 {
        if self.listening & heed::SCORE == 0 {
            return 0;
        }
        let cards = self.seats().flat_map(|owner| self.hooks(owner, heed::SCORE));
        cards
            .map(|(my, hook)| match hook {
                Hook::Score(points) if my.seat == seat => noted(&my, hook, points(&my)),
                Hook::ScoreAll(points) => noted(&my, hook, points(&my, seat)),
                _ => 0,
            })
            .sum()
    }

    /// The score sheet of a seat if the game ended now.
    pub fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let counts = self.counts(seat).map(Some).into_iter().chain(std::iter::repeat(None));
        let lines = CATEGORIES.iter().zip(self.score_lines(seat)).zip(counts);
        ScoreSheet::new(lines.map(|((&category, points), count)| ScoreLine { category, points, count }).collect())
    }
}
