//! What was agreed before the game, and what follows from it: the boxes on the table.

use crate::base;
use crate::card::{Card, CardId, CardKind, CardSet, DeckSet, Trade};
use crate::moor;
use crate::moves::Move;
use crate::options::Options;
use crate::phase::HarvestStep;
use crate::score::Row;
use crate::setup::Purpose;
use crate::space::Space;
use crate::state::{Frame, State};
use crate::verb::Effect;
use crate::why::Verdict;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use table::{Refusal, Seat};

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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// M3: the level on which an expansion is played, from 1; 0 without one.
    #[serde(default)]
    pub level: u8,
    /// M20.1: whether a new cooking improvement must be lit before it works.
    #[serde(default)]
    pub light_fires: bool,
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
    /// Major improvements that lie on others at the start: the upper one and the one beneath it.
    pub stacks: &'static [(&'static str, &'static str)],
    /// Hand cards that are dealt besides those of the decks.
    pub hand_cards: &'static [&'static [Card]],
    /// Hand cards that are played in a certain round at the earliest.
    pub not_before: &'static [(&'static str, u8)],
    /// The round card that always comes first, if one does.
    pub first_round: Option<&'static str>,
    /// What a player may do in turn instead of placing a person.
    pub turn: Option<&'static Turn>,
    /// The questions and actions of the box that belong to no space and no card, by name.
    pub effects: &'static [(&'static str, &'static Effect)],
    /// What else is laid out when a game is set up.
    pub lay_out: fn(&mut State, &Options) -> Result<(), Refusal>,
    /// What else happens when a phase of the game begins.
    pub begin_phase: fn(&mut State),
}

/// What a player may do in turn instead of placing a person.
pub struct Turn {
    /// Adds what a player may do.
    pub list: fn(&State, Seat, &mut Vec<Move>),
    /// Why a move is none of that. A move of another kind is not its business.
    pub why_not: fn(&State, Seat, &Move) -> Verdict,
    /// What it costs.
    pub price: fn(&State, Seat, &Move) -> Option<crate::goods::Goods>,
    /// Does it, if the move is one of its own; says whether it was.
    pub take: fn(&mut State, &Frame, &Move) -> bool,
}

/// All boxes that there are.
pub(crate) static BOXES: [&GameBox; 2] = [&base::BOX, &moor::BOX];

impl Rules {
    /// The boxes on the table, the base game first.
    #[inline]
    pub fn boxes(&self) -> &'static [&'static GameBox] {
        match self.expansion {
            Expansion::None => &BOXES[..1],
            Expansion::Moor => &BOXES,
        }
    }

    /// The expansions on the table.
    #[inline(always)]
    pub(crate) fn expansions(&self) -> &'static [&'static GameBox] {
        match self.expansion {
            Expansion::None => &[],
            Expansion::Moor => &BOXES[1..],
        }
    }

    /// What a player may do in turn instead of placing a person.
    #[inline]
    pub(crate) fn turn(&self) -> Option<&'static Turn> {
        self.expansions().iter().find_map(|part| part.turn)
    }

    /// The round card that always comes first, if one does.
    pub(crate) fn first_round(&self) -> Option<&'static str> {
        self.boxes().iter().find_map(|part| part.first_round)
    }

    /// M20.7: whether a hand card may be played in this round.
    pub(crate) fn is_in_time(&self, card: &Card, round: u8) -> bool {
        let mut late = self.boxes().iter().flat_map(|part| part.not_before);
        !late.any(|(id, from)| *id == card.id && round < *from)
    }

    /// A20.3, M3.7: whether the green cards of the family game show their backs.
    pub(crate) fn has_family_backs(&self) -> bool {
        self.mode == Mode::Family && (self.is_dutch() || self.expansion == Expansion::Moor)
    }

    /// A20.4, D6, M19.2: whether the storehouse of a solo game stays empty.
    pub(crate) fn is_storehouse_empty(&self) -> bool {
        self.is_solo() && (!self.is_dutch() || self.expansion == Expansion::Moor)
    }

    /// Whether players can have hidden hands.
    pub(crate) fn has_hands(&self) -> bool {
        self.mode == Mode::Full || self.level == 2
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

    /// A3.5, M3: the piles of hand cards, and how many everybody gets of each: occupations and minor improvements of the decks, and
    /// the hand cards of the boxes.
    pub(crate) fn hand_piles(&self) -> ArrayVec<(CardSet, u8, Purpose), 3> {
        if self.level == 0 && self.decks.is_empty() {
            return ArrayVec::new();
        }
        let base: CardSet =
            self.decks.iter().flat_map(|deck| deck.cards()).filter(|card| self.is_dealt(*card)).collect();
        let of = |kind: CardKind| -> CardSet { base.of_kind(kind).collect() };
        let own = || -> CardSet {
            let cards = self.boxes().iter().flat_map(|part| part.hand_cards).copied().flatten();
            cards.filter_map(|card| CardId::named(card.id)).filter(|card| self.is_dealt(*card)).collect()
        };
        let (occupations, minors) = (of(CardKind::Occupation), of(CardKind::Minor));
        match self.level {
            0 => [(occupations, 7, Purpose::Occupations), (minors, 7, Purpose::Minors)].into_iter().collect(),
            1 => ArrayVec::new(),
            2 => [(minors.iter().chain(own().iter()).collect(), 7, Purpose::Minors)].into_iter().collect(),
            _ => {
                let (base, more) = if self.decks.is_empty() { (0, 4) } else { (3, 4) };
                let each = if self.decks.is_empty() { 0 } else { 7 };
                [
                    (occupations, each, Purpose::Occupations),
                    (minors, base, Purpose::Minors),
                    (own(), more, Purpose::MoreMinors),
                ]
                .into()
            }
        }
    }

    /// Whether a hand card is among those that are dealt.
    fn is_dealt(&self, card: CardId) -> bool {
        // MD29: base minors that ask for occupations are left out where there are none.
        let useless = self.level == 2 && moor::NEED_OCCUPATIONS.contains(&card.card().id);
        card.card().players <= self.players && !self.banned.contains(card) && !useless
    }

    /// A13.5: the card that shares a place on the board with a major improvement, if one does.
    pub(crate) fn neighbour_in_stack(&self, card: CardId) -> Option<CardId> {
        let mut stacks = self.boxes().iter().flat_map(|part| part.stacks);
        let id = card.card().id;
        let other = stacks.find_map(|&(upper, lower)| match id {
            _ if id == upper => Some(lower),
            _ if id == lower => Some(upper),
            _ => None,
        });
        other.and_then(CardId::named)
    }

    /// The major improvements that lie beneath others at the start.
    pub(crate) fn majors_beneath(&self) -> CardSet {
        let stacks = self.boxes().iter().flat_map(|part| part.stacks);
        stacks.filter_map(|(_, lower)| CardId::named(lower)).collect()
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
