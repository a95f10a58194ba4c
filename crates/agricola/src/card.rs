//! Cards: major and minor improvements and occupations, as entries in tables.
//!
//! A card is a value: its facts and its hooks. The engine knows the hooks ([`hook`]), never a card. The decks are the
//! tables in the modules below; [`CARDS`] lists them.

pub mod coverage;
pub mod e_minors;
pub mod e_occupations;
pub mod hook;
pub mod i_deck;
pub mod k_deck;
pub mod majors;
pub mod moor_minors;
pub mod words;

pub use hook::{Fact, Filter, Hook, Item, My, PriceRule, Sowing, Trade, TradeTime, When, Who};

use crate::goods::Goods;
use crate::state::Frame;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

/// All cards, table by table. The first table is the ten major improvements.
pub static CARDS: &[&[Card]] =
    &[majors::MAJORS, e_occupations::OCCUPATIONS, e_minors::MINORS, i_deck::CARDS, k_deck::CARDS, moor_minors::MINORS];

/// A3.5: the decks of hand cards by name, and their tables in [`CARDS`]. A deck is dealt only when it is complete.
pub const DECKS: &[(&str, &[usize])] = &[("E", &[1, 2])];

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardKind"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Kind {
    Major,
    Minor,
    Occupation,
}

impl Kind {
    /// The two kinds of hand cards.
    pub const HAND: [Kind; 2] = [Kind::Occupation, Kind::Minor];
}

/// A group of cards that other cards speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// A1.17: its name ends in "oven".
    Oven,
    /// A13.13: a fireplace, to be handed back for a cooking hearth.
    Fireplace,
    /// A cooking hearth, or what it is upgraded to.
    Hearth,
    /// One of the plows: only one of them may be used in a plow action.
    Plow,
}

/// One card.
pub struct Card {
    /// The id of the card sheets: the deck's letter and the number.
    pub id: &'static str,
    /// What kind of card it is.
    pub kind: Kind,
    /// A3.5: the smallest number of players it is made for.
    pub players: u8,
    /// A13.4: the price, or several prices to choose from; none: free. For an occupation: what it costs on top.
    pub cost: &'static [Goods],
    /// A13.4: what must be fulfilled to play it.
    pub requires: fn(&My) -> bool,
    /// A13.8: an improvement that is handed back for it.
    pub upgrade: Option<Upgrade>,
    /// A13.11: the printed points.
    pub points: i8,
    /// A13.7: whether it goes to the left neighbour after use.
    pub passing: bool,
    /// The groups it belongs to.
    pub tags: &'static [Tag],
    /// What it does, and when.
    pub hooks: &'static [Hook],
}

impl Card {
    /// Whether the card belongs to this group.
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// A1.18: whether the card has the bread symbol.
    pub fn bakes(&self) -> bool {
        self.hooks.iter().any(|hook| matches!(hook, Hook::Bake(..)))
    }

    /// Whether the card is an improvement.
    pub fn is_improvement(&self) -> bool {
        self.kind != Kind::Occupation
    }
}

/// A13.8: handing back an improvement.
#[derive(Clone, Copy, Debug)]
pub struct Upgrade {
    /// Of which cards one is handed back.
    pub from: fn(&Card) -> bool,
    /// Whether handing back takes the place of the price (as for the hearths), or comes with it.
    pub instead_of_price: bool,
}

/// A card by its place in [`CARDS`]: the table in the upper half, the number in the lower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct CardId(u16);

impl CardId {
    /// The card with this id.
    pub fn named(id: &str) -> Option<CardId> {
        CardId::all().find(|card| card.card().id == id)
    }

    /// The facts about the card.
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0 >> 8)][usize::from(self.0 & 0xff)]
    }

    /// What its hooks wait for and which rules they change, as bits.
    #[inline]
    pub(crate) fn heeds(self) -> u64 {
        static HEEDS: LazyLock<Vec<Vec<u64>>> = LazyLock::new(|| {
            let bits = |card: &Card| card.hooks.iter().fold(0, |bits, hook| bits | hook.bit());
            CARDS.iter().map(|table| table.iter().map(bits).collect()).collect()
        });
        HEEDS[usize::from(self.0 >> 8)][usize::from(self.0 & 0xff)]
    }

    /// The cards that may be played out of turn, and wait for that in a hand.
    pub(crate) fn waiting() -> &'static [CardId] {
        static WAITING: LazyLock<Vec<CardId>> = LazyLock::new(|| {
            let waits = |card: &CardId| card.card().hooks.iter().any(|hook| matches!(hook, Hook::InHand(..)));
            CardId::all().filter(waits).collect()
        });
        &WAITING
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = CardId> {
        CARDS.iter().enumerate().flat_map(|(table, cards)| (0..cards.len()).map(move |i| CardId::new(table, i)))
    }

    /// The hand cards of a deck, or nothing if there is no such deck.
    pub fn of_deck(name: &str) -> Option<impl Iterator<Item = CardId>> {
        let (_, tables) = DECKS.iter().find(|(deck, _)| *deck == name)?;
        Some(tables.iter().flat_map(|&table| (0..CARDS[table].len()).map(move |i| CardId::new(table, i))))
    }

    /// The major improvement with this number, from 0.
    pub const fn major(number: usize) -> CardId {
        CardId(number as u16)
    }

    const fn new(table: usize, number: usize) -> CardId {
        CardId((table as u16) << 8 | number as u16)
    }

    /// The card as a number, for frames.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The card with this number.
    pub const fn from_number(number: u16) -> CardId {
        CardId(number)
    }

    /// The card's place if all tables are laid end to end.
    fn ordinal(self) -> usize {
        let before: usize = CARDS[..usize::from(self.0 >> 8)].iter().map(|table| table.len()).sum();
        before + usize::from(self.0 & 0xff)
    }
}

table::by_name!(CardId, |id: CardId| id.card().id, CardId::named, "card");

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; 8]);

impl CardSet {
    /// Whether no card is in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 8]
    }

    /// Whether the card is in the set.
    pub fn contains(&self, card: CardId) -> bool {
        let i = card.ordinal();
        self.0[i / 64] & 1 << (i % 64) != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: CardId) {
        let i = card.ordinal();
        self.0[i / 64] |= 1 << (i % 64);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        let i = card.ordinal();
        self.0[i / 64] &= !(1 << (i % 64));
    }

    /// The cards, in the order of the tables.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let bits = self.0;
        CardId::all().zip(0..).filter(move |(_, i): &(CardId, usize)| bits[i / 64] & 1 << (i % 64) != 0).map(|(c, _)| c)
    }

    /// The cards of one kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = CardId> + use<> {
        self.iter().filter(move |card| card.card().kind == kind)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<CardId>::deserialize(d)?.into_iter().collect())
    }
}

/// A frame's amount as a card, for hooks that react to one.
pub fn card_of(frame: &Frame) -> CardId {
    CardId::from_number(frame.amount)
}
