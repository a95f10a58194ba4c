//! What was agreed before the game, and what follows from it: the boxes on the table.

use crate::base;
use crate::card::{Card, CardId, CardKind, CardSet, DeckSet, Trade};
use crate::deal::HAND;
use crate::moor;
use crate::moves::Move;
use crate::options::Options;
use crate::phase::HarvestStep;
use crate::player::{InPlay, Player};
use crate::score::Row;
use crate::setup::Purpose;
use crate::space::Space;
use crate::state::{Frame, State};
use crate::verb::Effect;
use crate::why::Verdict;
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

impl Expansion {
    /// All of them, and none, in the order of the variants.
    pub const ALL: [Expansion; 2] = [Expansion::None, Expansion::Moor];

    /// The expansion, if there is one.
    pub fn if_any(self) -> Option<Expansion> {
        Some(self).filter(|expansion| *expansion != Expansion::None)
    }

    /// The boxes on the table, the base game first. The one place that says which expansion is which box.
    #[inline]
    pub fn boxes(self) -> &'static [&'static GameBox] {
        match self {
            Expansion::None => &BOXES[..1],
            Expansion::Moor => &BOXES,
        }
    }
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
    /// A19.3, A19.4: the points to be reached in a game of a solo series.
    #[serde(default)]
    pub target: Option<i16>,
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

/// A3.5, M3.4: the piles of hand cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heap {
    /// The occupations of the decks.
    Occupations,
    /// The minor improvements of the decks, with those of an expansion where they are shuffled together.
    Minors,
    /// The minor improvements of an expansion.
    MoreMinors,
}

impl Heap {
    /// All of them, in the order in which they are dealt and drawn from.
    pub(crate) const ALL: [Heap; 3] = [Heap::Occupations, Heap::Minors, Heap::MoreMinors];

    /// The kind of its cards.
    pub(crate) fn kind(self) -> CardKind {
        match self {
            Heap::Occupations => CardKind::Occupation,
            Heap::Minors | Heap::MoreMinors => CardKind::Minor,
        }
    }

    /// What decides on the hands dealt from it.
    pub(crate) fn chance(self) -> Purpose {
        match self {
            Heap::Occupations => Purpose::Occupations,
            Heap::Minors => Purpose::Minors,
            Heap::MoreMinors => Purpose::MoreMinors,
        }
    }
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
    /// M3.7: whether the green cards of the family game show their backs.
    pub shows_backs: bool,
    /// M19.2: whether the storehouse of somebody who plays alone stays empty.
    pub empties_storehouse: bool,
    /// M3: the levels on which it is played, from the first; none if there are no levels.
    pub levels: &'static [Level],
    /// M4.2: how many start cards there are, numbered from 1.
    pub start_cards: u8,
    /// Whether a hand card is left out of the game.
    pub leaves_out: fn(&Rules, &Card) -> bool,
    /// The round card that always comes first, if one does.
    pub first_round: Option<&'static str>,
    /// The points to be reached alone, on each level.
    pub targets: &'static [i32],
    /// What a player may do in turn instead of placing a person.
    pub alternative: Option<&'static Alternative>,
    /// What a player may do at any time with a card in play, besides what the card says.
    pub any_time: fn(&InPlay) -> Option<&'static Effect>,
    /// The questions and actions of the box that belong to no space and no card, by name.
    pub effects: &'static [(&'static str, &'static Effect)],
    /// Whether a game can be set up with what the options say of it; if not, why.
    pub check: fn(&Options) -> Result<(), Refusal>,
    /// Fills in what the options left open, when a game has just begun.
    pub complete: fn(&State, &mut Options),
    /// Whether a player can have all these things where the box is not on the table; if not, why.
    pub check_without: fn(&Player) -> Result<(), Refusal>,
    /// What else is laid out when a game is set up.
    pub lay_out: fn(&mut State, &Options) -> Result<(), Refusal>,
    /// What else happens when a phase of the game begins.
    pub begin_phase: fn(&mut State),
}

/// M3: a level on which an expansion is played.
pub struct Level {
    /// The side of the boards.
    pub side: Mode,
    /// A3.5, M3: how many cards everybody gets of each pile that there is, in the order of [`Heap::ALL`].
    pub(crate) hands: [u8; Heap::ALL.len()],
}

impl Level {
    /// Whether anybody gets hand cards on it.
    pub(crate) fn has_hands(&self) -> bool {
        self.hands.iter().any(|each| *each > 0)
    }
}

/// What a player may do in turn instead of placing a person.
pub struct Alternative {
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
pub(crate) static BOXES: [&GameBox; Expansion::ALL.len()] = [&base::BOX, &moor::BOX];

impl GameBox {
    /// Whether the box is on the table under these rules.
    pub(crate) fn is_on_table(&self, rules: &Rules) -> bool {
        rules.boxes().iter().any(|part| std::ptr::eq(*part, self))
    }

    /// Whether a card is in the box.
    pub(crate) fn has(&self, card: CardId) -> bool {
        let mut tables = std::iter::once(&self.majors).chain(self.hand_cards);
        tables.any(|table| table.iter().any(|own| std::ptr::eq(own, card.card())))
    }
}

/// What follows from the boxes on the table: for the base game alone, and with each expansion.
pub(crate) struct OfBoxes<T>([T; Expansion::ALL.len()]);

impl<T: Copy> OfBoxes<T> {
    pub(crate) fn new(of: fn(&[&GameBox]) -> T) -> OfBoxes<T> {
        OfBoxes(Expansion::ALL.map(|expansion| of(expansion.boxes())))
    }

    /// What follows from the boxes on this table.
    pub(crate) fn under(&self, rules: &Rules) -> T {
        self.0[rules.expansion as usize]
    }
}

impl Rules {
    /// The boxes on the table, the base game first.
    #[inline]
    pub fn boxes(&self) -> &'static [&'static GameBox] {
        self.expansion.boxes()
    }

    /// The expansions on the table.
    #[inline(always)]
    pub(crate) fn expansions(&self) -> &'static [&'static GameBox] {
        &self.boxes()[1..]
    }

    /// What a player may do in turn instead of placing a person.
    #[inline]
    pub(crate) fn alternative(&self) -> Option<&'static Alternative> {
        self.expansions().iter().find_map(|part| part.alternative)
    }

    /// The round card that always comes first, if one does.
    pub(crate) fn first_round(&self) -> Option<&'static str> {
        self.boxes().iter().find_map(|part| part.first_round)
    }

    /// A19.3, M19.12: the points to be reached by somebody who plays alone: those of the series, or of the level on which an
    /// expansion is played.
    pub fn target(&self) -> Option<i32> {
        let of_level = || {
            let level = usize::from(self.level).checked_sub(1)?;
            self.expansions().iter().find_map(|part| part.targets.get(level)).copied()
        };
        self.target.map(i32::from).or_else(of_level).filter(|_| self.is_solo())
    }

    /// M20.7: whether a hand card may be played in this round.
    pub(crate) fn is_in_time(&self, card: &Card, round: u8) -> bool {
        let mut late = self.boxes().iter().flat_map(|part| part.not_before);
        !late.any(|(id, from)| *id == card.id && round < *from)
    }

    /// A20.3, M3.7: whether the green cards of the family game show their backs.
    pub(crate) fn has_family_backs(&self) -> bool {
        self.mode == Mode::Family && (self.is_dutch() || self.boxes().iter().any(|part| part.shows_backs))
    }

    /// A20.4, D6, M19.2: whether the storehouse of a solo game stays empty.
    pub(crate) fn is_storehouse_empty(&self) -> bool {
        self.is_solo() && (!self.is_dutch() || self.boxes().iter().any(|part| part.empties_storehouse))
    }

    /// What a player may do at any time with a card in play, besides what the card says.
    pub(crate) fn any_time(&self, held: &InPlay) -> Option<&'static Effect> {
        self.expansions().iter().find_map(|part| (part.any_time)(held))
    }

    /// M3: the level that is played, if an expansion has levels.
    fn played_level(&self) -> Option<&'static Level> {
        let level = usize::from(self.level).checked_sub(1)?;
        self.expansions().iter().find_map(|part| part.levels.get(level))
    }

    /// A3.5, M3: how many cards everybody gets of each pile that there is.
    fn hands(&self) -> [u8; Heap::ALL.len()] {
        self.played_level().map_or([HAND as u8, HAND as u8, 0], |level| level.hands)
    }

    /// Whether players can have hidden hands.
    pub(crate) fn has_hands(&self) -> bool {
        self.mode == Mode::Full || self.played_level().is_some_and(Level::has_hands)
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
    pub fn harvest_questions(&self, step: HarvestStep) -> impl DoubleEndedIterator<Item = &'static Effect> + use<> {
        let all = self.boxes().iter().flat_map(|part| part.harvest);
        all.filter(move |(at, _)| *at == step).map(|(_, question)| *question)
    }

    /// A13.5: the major improvements.
    pub fn majors(&self) -> CardSet {
        static MAJORS: LazyLock<OfBoxes<CardSet>> = LazyLock::new(|| {
            OfBoxes::new(|boxes| {
                let majors = || boxes.iter().flat_map(|part| part.majors);
                CardId::all().filter(|card| majors().any(|major| std::ptr::eq(major, card.card()))).collect()
            })
        });
        MAJORS.under(self)
    }

    /// A3.5, M3: the piles of hand cards, and how many everybody gets of each.
    pub(crate) fn hand_piles(&self) -> impl Iterator<Item = (Heap, u8)> + use<> {
        // A pile of which all cards were banned is missed, not left out.
        let unbanned = Rules { banned: CardSet::default(), ..*self };
        let piles = Heap::ALL.into_iter().zip(self.hands());
        piles.filter(move |(heap, each)| *each > 0 && unbanned.cards_of(*heap).next().is_some())
    }

    /// A3.5: the cards of a pile, before hands are dealt.
    pub(crate) fn cards_of(&self, heap: Heap) -> impl Iterator<Item = CardId> {
        let base = self.decks.iter().flat_map(|deck| deck.cards());
        let all = base.chain(self.own_hand_cards().iter()).filter(move |card| self.heap(*card) == heap);
        all.filter(|card| self.is_dealt(*card))
    }

    /// The pile to which a hand card belongs. M3.4: where they are dealt apart, the minor improvements of an expansion are a pile of
    /// their own.
    pub(crate) fn heap(&self, card: CardId) -> Heap {
        if card.card().kind == CardKind::Occupation {
            Heap::Occupations
        } else if self.hands()[Heap::MoreMinors as usize] > 0 && self.own_hand_cards().contains(card) {
            Heap::MoreMinors
        } else {
            Heap::Minors
        }
    }

    /// The hand cards that the boxes bring besides the decks.
    fn own_hand_cards(&self) -> CardSet {
        static CARDS: LazyLock<OfBoxes<CardSet>> = LazyLock::new(|| {
            OfBoxes::new(|boxes| {
                let cards = boxes.iter().flat_map(|part| part.hand_cards).copied().flatten();
                cards.filter_map(|card| CardId::named(card.id)).collect()
            })
        });
        CARDS.under(self)
    }

    /// Whether a hand card is among those that are dealt.
    fn is_dealt(&self, card: CardId) -> bool {
        let is_left_out = self.boxes().iter().any(|part| (part.leaves_out)(self, card.card()));
        card.card().players <= self.players && !self.banned.contains(card) && !is_left_out
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
