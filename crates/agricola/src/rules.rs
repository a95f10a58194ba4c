//! What was agreed before the game, and what follows from it: the boxes on the table.

use crate::base;
use crate::card::{Card, CardId, CardSet, DeckSet, Trade};
use crate::moor;
use crate::phase::HarvestStep;
use crate::score::Row;
use crate::space::Space;
use crate::verb::Effect;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The family game or the full game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// A20: no hand cards, the family side of the boards.
    Family,
    /// The full game.
    #[default]
    Full,
}

/// A25: the edition that decides where the rule books differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The German first edition.
    #[default]
    De,
    /// The Dutch edition.
    Nl,
}

/// What the family game's day labourer gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DayLabourer {
    /// A5.9: 1 food and 1 building resource.
    #[default]
    Resource,
    /// 2 food, as on the full board.
    Food,
}

/// A21: how hands come about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Variant {
    #[default]
    None,
    ThreeForOne,
    TenForSeven,
    Mulligan,
    Draft,
}

/// What is played besides the base game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum Expansion {
    /// Nothing.
    #[default]
    None,
    /// Die Moorbauern.
    Moor,
}

/// What was agreed before the game and is looked at while playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// 1 to 5.
    pub players: u8,
    /// Family or full.
    pub mode: Mode,
    /// German or Dutch.
    pub edition: Edition,
    /// The family game's day labourer.
    pub day_labourer: DayLabourer,
    /// A21: how hands come about.
    pub variant: Variant,
    /// A3.5: the decks in use.
    pub decks: DeckSet,
    /// The cards of these decks that are left out.
    #[serde(default)]
    pub banned: CardSet,
    /// A19.3, A19.4: the food at the start of a solo game.
    pub start_food: u8,
    /// What is played besides the base game.
    #[serde(default)]
    pub expansion: Expansion,
}

/// What a box brings to the table: the base game, or an expansion that states its differences. The core asks the boxes in
/// play, never which they are.
pub struct GameBox {
    /// A3: the action spaces, those on hand cards apart.
    pub spaces: &'static [Space],
    /// A13.5: the major improvements.
    pub majors: &'static [Card],
    /// A15.1: the exchanges that everybody has.
    pub exchanges: &'static [Trade],
    /// A18.9: the rows of the score pad.
    pub rows: &'static [Row],
    /// A17: the questions that everybody answers in a step of the harvest.
    pub harvest: &'static [(HarvestStep, &'static Effect)],
}

impl Rules {
    /// The boxes on the table, the base game first.
    #[inline]
    pub fn boxes(&self) -> &'static [&'static GameBox] {
        static BASE: [&GameBox; 1] = [&base::BOX];
        static WITH_MOOR: [&GameBox; 2] = [&base::BOX, &moor::BOX];
        match self.expansion {
            Expansion::None => &BASE,
            Expansion::Moor => &WITH_MOOR,
        }
    }

    /// A15.1: the exchanges that everybody has.
    pub fn exchanges(&self) -> impl Iterator<Item = &'static Trade> + use<> {
        self.boxes().iter().flat_map(|part| part.exchanges)
    }

    /// A18.9: the rows of the score pad.
    pub fn rows(&self) -> impl Iterator<Item = &'static Row> + use<> {
        self.boxes().iter().flat_map(|part| part.rows)
    }

    /// A17: the questions that everybody answers in a step of the harvest.
    pub fn harvest_questions(&self, step: HarvestStep) -> impl Iterator<Item = &'static Effect> + use<> {
        let all = self.boxes().iter().flat_map(|part| part.harvest);
        all.filter(move |(at, _)| *at == step).map(|(_, question)| *question)
    }

    /// A13.5: the major improvements.
    pub fn majors(&self) -> CardSet {
        fn of(boxes: &[&GameBox]) -> CardSet {
            let majors = || boxes.iter().flat_map(|part| part.majors);
            CardId::all().filter(|card| majors().any(|major| std::ptr::eq(major, card.card()))).collect()
        }
        static BASE: LazyLock<CardSet> = LazyLock::new(|| of(&[&base::BOX]));
        static WITH_MOOR: LazyLock<CardSet> = LazyLock::new(|| of(&[&base::BOX, &moor::BOX]));
        match self.expansion {
            Expansion::None => *BASE,
            Expansion::Moor => *WITH_MOOR,
        }
    }

    /// A19: whether somebody plays alone.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// A25: whether the Dutch edition decides.
    pub fn is_dutch(&self) -> bool {
        self.edition == Edition::Nl
    }
}
