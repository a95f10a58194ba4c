//! Scoring. A18.

use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{CardId, Hook, Owner};
use crate::farm::House;
use crate::goods::Good;
use crate::state::State;
use table::{ScoreLine, ScoreSheet, Seat};

table::categories! {
    /// A row of the score pad. A18.9, M18.
    Fields = "fields",
    Pastures = "pastures",
    Grain = "grain",
    Vegetables = "vegetables",
    Sheep = "sheep",
    Boar = "boar",
    Cattle = "cattle",
    Horses = "horses",
    UnusedSpaces = "unused_spaces",
    FencedStables = "fenced_stables",
    ClayRooms = "clay_rooms",
    StoneRooms = "stone_rooms",
    Persons = "persons",
    CardPoints = "card_points",
    BonusPoints = "bonus_points",
}

use Category::*;

impl Category {
    /// A18.2: the rows with steps from −1 to 4.
    pub const STEPPED: [Category; 7] = [Fields, Pastures, Grain, Vegetables, Sheep, Boar, Cattle];
}

/// A row of the score pad with the points for what it counts.
pub struct Row {
    /// The row.
    pub category: Category,
    /// The points for this many.
    pub points: fn(u8) -> i32,
}

/// A18.9: the rows of the base game. What cards are worth is added by the core.
#[rustfmt::skip]
pub static ROWS: [Row; 14] = [
    Row { category: Fields, points: |n| row(n, FIELDS) },
    Row { category: Pastures, points: |n| row(n, PASTURES) },
    Row { category: Grain, points: |n| row(n, GRAIN) },
    Row { category: Vegetables, points: |n| row(n, VEGETABLES) },
    Row { category: Sheep, points: |n| row(n, SHEEP) },
    Row { category: Boar, points: |n| row(n, BOAR) },
    Row { category: Cattle, points: |n| row(n, CATTLE) },
    Row { category: UnusedSpaces, points: |n| -i32::from(n) },   // A18.3
    Row { category: FencedStables, points: |n| i32::from(n) },   // A18.4
    Row { category: ClayRooms, points: |n| i32::from(n) },       // A18.5
    Row { category: StoneRooms, points: |n| 2 * i32::from(n) },  // A18.5
    Row { category: Persons, points: |n| 3 * i32::from(n) },
    Row { category: CardPoints, points: |_| 0 },
    Row { category: BonusPoints, points: |_| 0 },
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

impl State {
    /// The points of a seat in every row if the game ended now.
    pub fn score_lines(&self, seat: Seat) -> ByCategory<i32> {
        let mut lines = self.lines_without_bonus(seat);
        lines[BonusPoints] += self.card_bonus(seat);
        lines
    }

    /// The points of a seat in every row, without the bonus points that cards give at the end. Cards that give bonus points
    /// for other rows look at these.
    pub fn lines_without_bonus(&self, seat: Seat) -> ByCategory<i32> {
        let mut lines = self.farm_lines(seat);
        for (owner, hook) in self.hooks(seat, Topic::Score) {
            if let Hook::ScoreLines(change) = hook {
                note(owner.card.card, hook);
                change(&owner, &mut lines);
            }
        }
        lines
    }

    /// The points of a seat in every row, without what cards say about scoring.
    pub fn farm_lines(&self, seat: Seat) -> ByCategory<i32> {
        let player = self.player(seat);
        let mut lines = ByCategory::default();
        for row in self.rules.rows() {
            lines[row.category] = (row.points)(self.counted(seat, row.category).unwrap_or(0));
        }
        let printed: i32 = player.cards().map(|card| i32::from(card.points)).sum();
        lines[CardPoints] = printed - 3 * i32::from(player.begging); // A18.6
        lines[BonusPoints] = i32::from(player.bonus);
        // M18.9: the minus-point token.
        lines[BonusPoints] -= i32::from(self.specials.has_token(seat));
        // M18.3: a sick person is worth 1 point; who belongs to no family (MD22) is worth none, sick or not.
        lines[Persons] -= 2 * i32::from(player.sick.saturating_sub(player.lodgers));
        lines
    }

    /// How many things a row counts, where it counts any.
    pub(crate) fn counted(&self, seat: Seat, category: Category) -> Option<u8> {
        let player = self.player(seat);
        let farm = &player.farm;
        let crops = |kind: Good| farm.crops().and(player.card_crops()).and(player.goods).get(kind);
        let rooms = |house: House| if farm.house == house { farm.rooms.len() } else { 0 };
        Some(match category {
            Fields => farm.fields.len(),
            Pastures => farm.pastures.len() as u8,
            Grain => crops(Good::Grain),
            Vegetables => crops(Good::Vegetable),
            Sheep => player.goods.get(Good::Sheep),
            Boar => player.goods.get(Good::Boar),
            Cattle => player.goods.get(Good::Cattle),
            Horses => player.goods.get(Good::Horse),
            UnusedSpaces => farm.unused().len(),
            FencedStables => (farm.stables & farm.fenced).len(),
            ClayRooms => rooms(House::Clay),
            StoneRooms => rooms(House::Stone),
            Persons => player.family,
            CardPoints | BonusPoints => return None,
        })
    }

    /// The bonus points that cards give a seat when the game ends, if it ended now.
    pub fn card_bonus(&self, seat: Seat) -> i32 {
        if !self.topics.contains(Topic::Score) {
            return 0;
        }
        self.bonus_by_card(seat).map(|(_, points)| points).sum()
    }

    /// What each card gives to [`State::card_bonus`].
    fn bonus_by_card(&self, seat: Seat) -> impl Iterator<Item = (CardId, i32)> {
        let cards = self.seats().flat_map(|owner| self.hooks(owner, Topic::Score));
        cards.map(move |(owner, hook)| {
            let points = if let Hook::Score(points) = hook
                && owner.seat == seat
            {
                points(&owner)
            } else if let Hook::ScoreAll(points) = hook {
                points(&owner, seat)
            } else {
                0
            };
            (owner.card.card, note_points(&owner, hook, points))
        })
    }

    /// What cards change in a row, card by card.
    fn points_by_card(&self, seat: Seat, category: Category) -> Vec<table::CardPoints> {
        let mut lines = self.farm_lines(seat);
        let mut found: Vec<(&'static str, i32)> = Vec::new();
        if category == CardPoints {
            found.extend(self.player(seat).cards().map(|card| (card.id, i32::from(card.points))));
        } else if category == BonusPoints {
            found.extend(self.bonus_by_card(seat).map(|(card, points)| (card.card().id, points)));
        }
        for (owner, hook) in self.hooks(seat, Topic::Score) {
            if let Hook::ScoreLines(change) = hook {
                let before = lines[category];
                change(&owner, &mut lines);
                found.push((owner.card.card.card().id, lines[category] - before));
            }
        }
        found.retain(|(_, points)| *points != 0);
        found.into_iter().map(|(card, points)| table::CardPoints { card, points }).collect()
    }

    /// The score sheet of a seat if the game ended now.
    pub fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let lines = self.score_lines(seat);
        let line = |category: Category| ScoreLine {
            category: category.name(),
            points: lines[category],
            count: self.counted(seat, category),
            cards: self.points_by_card(seat, category),
        };
        let is_used = |category: &Category| self.rules.rows().any(|row| row.category == *category);
        ScoreSheet::new(Category::ALL.iter().copied().filter(is_used).map(line).collect())
    }
}

/// Hands these points on, and notes the hook for the coverage report if there are any.
fn note_points(owner: &Owner, hook: &'static Hook, points: i32) -> i32 {
    if points != 0 {
        note(owner.card.card, hook);
    }
    points
}
