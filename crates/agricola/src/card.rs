//! Cards: major and minor improvements and occupations, as entries in tables.
//!
//! A card is a value: its facts and its hooks. The engine knows the hooks, never a card. The decks are the tables in
//! the modules below; [`CARDS`] lists them.

pub mod majors;

use crate::farm::House;
use crate::goods::{Good, Goods};
use crate::housing::Housing;
use crate::space::Spaces;
use crate::state::{Frame, HookKind, State};
use crate::verb::Effect;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use table::Seat;
use table::price::Manner;

/// All cards, deck by deck. The first deck is the ten major improvements.
pub static CARDS: &[&[Card]] = &[majors::MAJORS];

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Kind {
    Major,
    Minor,
    Occupation,
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
    pub requires: fn(&State, Seat) -> bool,
    /// A13.8: an improvement that is handed back for it.
    pub upgrade: Option<Upgrade>,
    /// A13.11: the printed points.
    pub points: i8,
    /// A13.7: whether it goes to the left neighbour after use.
    pub passing: bool,
    /// What it does, and when.
    pub hooks: &'static [Hook],
}

/// A13.8: handing back an improvement.
#[derive(Clone, Copy, Debug)]
pub struct Upgrade {
    /// The ids of the cards of which one is handed back.
    pub from: &'static [&'static str],
    /// Whether handing back takes the place of the price (Cooking Hearth), or comes with it.
    pub instead_of_price: bool,
}

/// An exchange that a card offers.
#[derive(Clone, Copy, Debug)]
pub struct Trade {
    /// What is given.
    pub give: Goods,
    /// What comes back.
    pub get: Goods,
    /// When it may be made.
    pub when: TradeTime,
}

impl Trade {
    /// Whether something other than food comes back.
    pub(crate) fn gives_more_than_food(&self) -> bool {
        self.get.total() != u32::from(self.get.get(Good::Food))
    }
}

/// When an exchange may be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TradeTime {
    /// A15.3: at any time, as often as wanted.
    Any,
    /// A17.2, D14: once in each harvest, before breeding.
    OncePerHarvest,
    /// Once in the feeding phase of each harvest.
    OncePerFeeding,
}

/// A moment of play that a card can wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// A person has been placed on one of these spaces.
    Use(Spaces),
    /// A22.1: the start of each round, after the goods on the round space are handed out.
    RoundStart,
    /// A22.6: the start of the work phase.
    WorkStart,
    /// A4.8: all persons go home.
    ReturnHome,
    /// A22.11: the end of a round.
    RoundEnd,
    /// A17: a step of the harvest, 1 to 11.
    Harvest(u8),
    /// A18.1: before scoring.
    BeforeScoring,
    /// Fields were sown in one action; the amount is their number.
    Sow,
    /// Bread was baked in one action; the amount is the grain.
    Bake,
    /// A field was plowed.
    Plow,
    /// A room was built.
    Room,
    /// A stable was built.
    Stable,
    /// Fences were built in one action; the amount is their number.
    Fences,
    /// The house was renovated; the amount is the new house.
    Renovate,
    /// A person was born.
    Grow,
    /// An improvement came into play; the amount is the card.
    Improvement,
    /// An occupation came into play; the amount is the card.
    Occupation,
}

impl When {
    /// One bit for each kind of moment.
    #[inline]
    pub(crate) fn bit(self) -> u32 {
        match self {
            When::Use(_) => 1,
            When::RoundStart => 1 << 1,
            When::WorkStart => 1 << 2,
            When::ReturnHome => 1 << 3,
            When::RoundEnd => 1 << 4,
            When::BeforeScoring => 1 << 5,
            When::Sow => 1 << 6,
            When::Bake => 1 << 7,
            When::Plow => 1 << 8,
            When::Room => 1 << 9,
            When::Stable => 1 << 10,
            When::Fences => 1 << 11,
            When::Renovate => 1 << 12,
            When::Grow => 1 << 13,
            When::Improvement => 1 << 14,
            When::Occupation => 1 << 15,
            When::Harvest(step) => 1 << (16 + step),
        }
    }

    /// Whether what a card waits for is what has come about.
    pub(crate) fn matches(self, now: When) -> bool {
        match (self, now) {
            (When::Use(spaces), When::Use(used)) => spaces.meets(used),
            _ => self == now,
        }
    }
}

/// Whose doing a card reacts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The owner's.
    Owner,
    /// Everybody else's.
    Others,
    /// Anybody's.
    Anybody,
}

impl Who {
    /// Whether a card of `owner` reacts to something `actor` did.
    pub fn includes(self, owner: Seat, actor: Seat) -> bool {
        match self {
            Who::Owner => owner == actor,
            Who::Others => owner != actor,
            Who::Anybody => true,
        }
    }
}

/// What is being priced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A room of this house.
    Room(House),
    /// A stable.
    Stable,
    /// A renovation from one house to another, with the number of rooms.
    Renovation(House, House, u8),
    /// A card.
    Card(CardId),
}

/// Hands the prices that may take the place of a given one to the last argument.
pub type PriceRule = fn(Item, &Goods, &mut dyn FnMut(Goods));

/// How a card hooks into the game.
pub enum Hook {
    /// When it is played or acquired.
    Play(Effect),
    /// Whenever something happens.
    On(When, Who, Effect),
    /// Exchanges.
    Trade(&'static [Trade]),
    /// A10.3: baking: so much food for a grain, at most so many grain in one action.
    Bake(u8, u8),
    /// Another price for something.
    Price(Manner, PriceRule),
    /// Places for animals.
    Housing(fn(&State, Seat, &mut Housing)),
    /// Bonus points at the end.
    Score(fn(&State, Seat) -> i32),
}

impl Hook {
    /// The kind of this hook, if it is looked up often.
    pub(crate) fn kind(&self) -> Option<HookKind> {
        match self {
            Hook::Price(..) => Some(HookKind::Price),
            Hook::Housing(_) => Some(HookKind::Housing),
            Hook::Trade(trades) if trades.iter().any(|t| t.gives_more_than_food()) => Some(HookKind::Barter),
            _ => None,
        }
    }

    /// The effect in this hook, if it has one.
    pub fn effect(&self) -> Option<&Effect> {
        match self {
            Hook::Play(effect) | Hook::On(_, _, effect) => Some(effect),
            _ => None,
        }
    }
}

/// A card by its place in [`CARDS`]: the deck in the upper half, the number in the lower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// All cards.
    pub fn all() -> impl Iterator<Item = CardId> {
        CARDS.iter().enumerate().flat_map(|(deck, cards)| (0..cards.len()).map(move |i| CardId::new(deck, i)))
    }

    /// The major improvement with this number, from 0.
    pub const fn major(number: usize) -> CardId {
        CardId(number as u16)
    }

    const fn new(deck: usize, number: usize) -> CardId {
        CardId((deck as u16) << 8 | number as u16)
    }

    /// The card as a number, for frames.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The card with this number.
    pub const fn from_number(number: u16) -> CardId {
        CardId(number)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().id)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.card().id)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<CardId, D::Error> {
        let id = String::deserialize(d)?;
        CardId::named(&id).ok_or_else(|| de::Error::custom(format!("there is no card {id:?}")))
    }
}

/// A frame's amount as a card, for hooks that react to one.
pub fn card_of(frame: &Frame) -> CardId {
    CardId::from_number(frame.amount)
}
