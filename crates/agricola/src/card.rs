//! Cards: major and minor improvements and occupations, as entries in tables.
//!
//! A card is a value: its facts and its hooks. The engine knows the hooks ([`hook`]), never a card. The decks are the
//! tables in the modules below; [`CARDS`] lists them.

pub mod coverage;
pub mod e_minors;
pub mod e_occupations;
pub mod fact;
pub mod hook;
pub mod i_minors;
pub mod i_occupations;
pub mod k_minors;
pub mod k_occupations;
pub mod majors;
pub mod owner;
pub mod reach;
pub mod words;

pub use fact::{About, Fact, Field, Sowing, Sown};
pub use hook::{Filter, Hook, Item, PriceRule, Trade, TradeTime, When, Who};
pub use owner::Owner;
pub use reach::Majors;

use crate::farm::Crop;
use crate::goods::{Good, Goods, food, fuel, herd};
use crate::moor;
use crate::player::Remembers;
use crate::space::Space;
use hook::Topics;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;
use table::Kind as _;

/// All cards, table by table. Tables are arrays with a name, so that each card lies in one place only.
pub static CARDS: &[&[Card]] = &[
    &majors::MAJORS,
    &moor::majors::MAJORS,
    &e_occupations::OCCUPATIONS,
    &e_minors::MINORS,
    &i_occupations::OCCUPATIONS,
    &i_minors::MINORS,
    &k_occupations::OCCUPATIONS,
    &k_minors::MINORS,
    &moor::minors_1::MINORS,
    &moor::minors_2::MINORS,
];

/// The action spaces that the decks bring, table by table.
pub static DECK_SPACES: &[&[Space]] = &[&i_minors::SPACES];

/// A deck of hand cards.
pub struct Deck {
    /// Its name: a letter.
    pub name: &'static str,
    /// Its tables.
    pub cards: &'static [&'static [Card]],
}

/// A3.5: the decks of hand cards that are dealt. A deck is dealt only when it is complete.
pub static DECKS: [Deck; 3] = [
    Deck { name: "E", cards: &[&e_occupations::OCCUPATIONS, &e_minors::MINORS] },
    Deck { name: "I", cards: &[&i_occupations::OCCUPATIONS, &i_minors::MINORS] },
    Deck { name: "K", cards: &[&k_occupations::OCCUPATIONS, &k_minors::MINORS] },
];

/// A deck by its place in [`DECKS`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DeckId(u8);

impl DeckId {
    /// The deck with this name.
    pub fn named(name: &str) -> Option<DeckId> {
        DECKS.iter().position(|deck| deck.name == name).map(DeckId::from_index)
    }

    /// The facts about the deck.
    pub fn deck(self) -> &'static Deck {
        &DECKS[self.index()]
    }

    /// The hand cards of the deck.
    pub fn cards(self) -> impl Iterator<Item = CardId> {
        static OF_DECK: LazyLock<Vec<CardSet>> = LazyLock::new(|| {
            let cards = |deck: &Deck| deck.cards.iter().copied().flatten().filter_map(|card| CardId::named(card.id));
            DECKS.iter().map(|deck| cards(deck).collect()).collect()
        });
        OF_DECK[self.index()].iter()
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    const fn from_index(index: usize) -> DeckId {
        DeckId(index as u8)
    }
}

table::by_name!(DeckId, |id: DeckId| id.deck().name, DeckId::named, "deck");

table::bit_set! {
    /// A set of decks.
    pub struct DeckSet(u8) of DeckId;
}

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CardKind {
    Major,
    Minor,
    Occupation,
}

impl CardKind {
    /// The two kinds of hand cards.
    pub const HAND: [CardKind; 2] = [CardKind::Occupation, CardKind::Minor];
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
    /// M1.12: a cooking improvement that is neither a fireplace nor a hearth.
    Fire,
    /// M13.5: a major improvement that is handed back for it leaves the game.
    TakesOut,
    /// Its exchanges are made with a fireplace or hearth.
    Recipe,
}

/// A13.4: something that must be fulfilled to play a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// A1.19: at least this many occupations.
    Occupations(u8),
    /// No occupation at all.
    NoOccupation,
    /// At least this many improvements.
    Improvements(u8),
    /// A1.16: at least this many planted fields.
    Planted(u8),
    /// A1.16: at least this many fields with this crop.
    PlantedWith(Crop, u8),
    /// At least this many of these goods.
    Have(Good, u8),
    /// A14.9: at least this many animals.
    Animals(u8),
    /// A1.17: an oven.
    Oven,
    /// No later than in this round.
    UntilRound(u8),
}

impl Need {
    /// Whether the owner of a card fulfils it.
    pub fn is_met(&self, owner: &Owner) -> bool {
        match *self {
            Need::Occupations(n) => owner.occupations() >= n,
            Need::NoOccupation => owner.occupations() == 0,
            Need::Improvements(n) => owner.improvements() >= n,
            Need::Planted(n) => owner.planted(Crop::Grain) + owner.planted(Crop::Vegetable) >= n,
            Need::PlantedWith(crop, n) => owner.planted(crop) >= n,
            Need::Have(kind, n) => owner.have(kind) >= n,
            Need::Animals(n) => owner.animals() >= n,
            Need::Oven => owner.has_a(Tag::Oven),
            Need::UntilRound(round) => owner.round() <= round,
        }
    }

    /// What it is called, and how many.
    pub fn told(&self) -> (&'static str, u8) {
        match *self {
            Need::Occupations(n) => ("occupation", n),
            Need::NoOccupation => ("no_occupation", 0),
            Need::Improvements(n) => ("improvement", n),
            Need::Planted(n) => ("planted_field", n),
            Need::PlantedWith(Crop::Grain, n) => ("grain_field", n),
            Need::PlantedWith(Crop::Vegetable, n) => ("vegetable_field", n),
            Need::PlantedWith(Crop::Wood, n) => ("planted_field", n),
            Need::Have(kind, n) => (kind.name(), n),
            Need::Animals(n) => ("animal", n),
            Need::Oven => ("oven", 1),
            Need::UntilRound(round) => ("round", round),
        }
    }
}

/// One card.
pub struct Card {
    /// The id of the card sheets: the deck's letter and the number.
    pub id: &'static str,
    /// What kind of card it is.
    pub kind: CardKind,
    /// A3.5: the smallest number of players it is made for.
    pub players: u8,
    /// A13.4: the price, or several prices to choose from; none: free. For an occupation: what it costs on top.
    pub cost: &'static [Goods],
    /// A13.4: what its owner must have to play it.
    pub needs: &'static [Need],
    /// A13.4: what must be fulfilled besides.
    pub requires: fn(&Owner) -> bool,
    /// A13.8: an improvement that is handed back for it.
    pub upgrade: Option<Upgrade>,
    /// A13.11: the printed points.
    pub points: i8,
    /// A13.7: whether it goes to the left neighbour after use.
    pub passing: bool,
    /// The groups it belongs to.
    pub tags: &'static [Tag],
    /// In which form it remembers something, if it does.
    pub remembers: Remembers,
    /// What it does, and when.
    pub hooks: &'static [Hook],
}

impl Card {
    /// Whether the card belongs to this group.
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// A13.4: whether something must be fulfilled to play it.
    #[inline]
    pub(crate) fn has_condition(&self) -> bool {
        !self.needs.is_empty() || !std::ptr::fn_addr_eq(self.requires, words::NOTHING_REQUIRED)
    }

    /// Whether it may depend on these goods of its owner whether it can be played.
    pub(crate) fn may_look_at(&self, goods: &Goods) -> bool {
        let counts = |need: &Need| match *need {
            Need::Have(kind, _) => goods.get(kind) > 0,
            Need::Animals(_) => herd(goods) != [0; 4],
            Need::Occupations(_) | Need::NoOccupation | Need::Improvements(_) | Need::Oven => false,
            Need::Planted(_) | Need::PlantedWith(..) | Need::UntilRound(_) => false,
        };
        self.needs.iter().any(counts) || !std::ptr::fn_addr_eq(self.requires, words::NOTHING_REQUIRED)
    }

    /// Whether it may depend on any goods of its owner whether it can be played.
    pub(crate) fn may_look_at_goods(&self) -> bool {
        self.may_look_at(&Good::ALL.iter().map(|&kind| (kind, 1)).collect())
    }

    /// A13.4: whether its owner fulfils all that it takes to play it.
    pub fn is_playable(&self, owner: &Owner) -> bool {
        self.needs.iter().all(|need| need.is_met(owner)) && (self.requires)(owner)
    }

    /// A1.18: whether the card has the bread symbol.
    pub fn bakes(&self) -> bool {
        self.hooks.iter().any(|hook| matches!(hook, Hook::Bake(..)))
    }

    /// Whether the card is an improvement.
    pub fn is_improvement(&self) -> bool {
        self.kind != CardKind::Occupation
    }

    /// Whether animals are cooked with the card: a fireplace or hearth.
    pub fn cooks(&self) -> bool {
        self.is(Tag::Fireplace) || self.is(Tag::Hearth)
    }

    /// Whether its exchanges cook something on a fireplace or hearth.
    pub fn cooks_on_fire(&self) -> bool {
        self.cooks() || self.is(Tag::Recipe)
    }

    /// M20.1: whether its fire must be lit before it works, where that was agreed.
    pub fn has_fire(&self) -> bool {
        self.kind == CardKind::Major && (self.cooks() || self.is(Tag::Fire))
    }

    /// A9.8: the goods that the card takes and how many fields it is, if it acts as fields.
    pub fn field(&self) -> Option<(Good, u8)> {
        self.hooks
            .iter()
            .find_map(|hook| if let Hook::Field(kind, plots) = hook { Some((*kind, *plots)) } else { None })
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

/// How many cards there are.
const COUNT: usize = {
    let (mut count, mut table) = (0, 0);
    while table < CARDS.len() {
        count += CARDS[table].len();
        table += 1;
    }
    count
};

/// All tables laid end to end.
static LIST: [&Card; COUNT] = {
    let mut list: [&Card; COUNT] = [&CARDS[0][0]; COUNT];
    let (mut next, mut table) = (0, 0);
    while table < CARDS.len() {
        let mut i = 0;
        while i < CARDS[table].len() {
            list[next] = &CARDS[table][i];
            next += 1;
            i += 1;
        }
        table += 1;
    }
    list
};

/// What the hooks of each card wait for and which rules they change.
static TOPICS: [Topics; COUNT] = {
    let mut topics = [Topics::NONE; COUNT];
    let mut card = 0;
    while card < COUNT {
        let mut hook = 0;
        while hook < LIST[card].hooks.len() {
            if let Some(topic) = LIST[card].hooks[hook].topic() {
                topics[card] = topics[card].with(topic);
            }
            hook += 1;
        }
        card += 1;
    }
    topics
};

/// A card by its place in [`CARDS`]. It is written as its id, so that a saved game does not depend on the place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct CardId(u16);

impl CardId {
    /// The card with this id.
    pub fn named(id: &str) -> Option<CardId> {
        static BY_NAME: LazyLock<FxHashMap<&str, CardId>> =
            LazyLock::new(|| CardId::all().map(|card| (card.card().id, card)).collect());
        BY_NAME.get(id).copied()
    }

    /// The facts about the card.
    #[inline]
    pub fn card(self) -> &'static Card {
        LIST[self.index()]
    }

    /// What its hooks wait for and which rules they change.
    #[inline]
    pub(crate) fn topics(self) -> Topics {
        TOPICS[self.index()]
    }

    /// The goods without which nobody can pay the printed price, food and fuel apart, which exchanges can bring.
    #[inline]
    pub(crate) fn least_price(self) -> &'static Goods {
        static LEAST: LazyLock<Vec<Goods>> = LazyLock::new(|| {
            let least = |card: &&Card| card.cost.iter().copied().reduce(|one, other| one.min(&other));
            let brought = food(u8::MAX).and(fuel(u8::MAX));
            LIST.iter().map(|card| least(card).unwrap_or(Goods::NONE).less(&brought)).collect()
        });
        &LEAST[self.index()]
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
        (0..COUNT as u16).map(CardId)
    }

    /// The card's place if all tables are laid end to end.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this place.
    #[inline]
    const fn from_index(index: usize) -> CardId {
        CardId(index as u16)
    }
}

table::by_name!(CardId, |id: CardId| id.card().id, CardId::named, "card");

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; COUNT.div_ceil(64)]);

impl CardSet {
    /// Whether no card is in the set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&bits| bits == 0)
    }

    /// Whether the card is in the set.
    pub fn contains(&self, card: CardId) -> bool {
        self.0[card.index() / 64] & 1 << (card.index() % 64) != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// The cards of this set that are not in another one.
    pub(crate) fn without(mut self, others: &CardSet) -> CardSet {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own &= !other);
        self
    }

    /// The cards, in the order of the tables.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let words = self.0.into_iter().enumerate().filter(|(_, bits)| *bits != 0);
        words.flat_map(|(word, bits)| {
            let members = table::bits::Members::<usize>::of_bits(bits);
            members.map(move |bit| CardId((64 * word + bit) as u16))
        })
    }

    /// The cards of one kind.
    pub fn of_kind(&self, kind: CardKind) -> impl Iterator<Item = CardId> + use<> {
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
