//! Facts: what came about, and what the effects of cards are told of it.

use super::{Card, CardId};
use crate::cell::{Cell, Cells};
use crate::event::Cause;
use crate::goods::{BUILDING, Good, Goods};
use crate::space::{SpaceId, Spaces};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A field: a tile on the farm, or one of the fields of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// The tile on this space.
    Tile(Cell),
    /// A field of this card, from 0.
    Card(CardId, u8),
}

/// The fields sown in an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sown {
    /// How many.
    pub fields: u8,
    /// The first two of them.
    pub first: [Option<Field>; 2],
}

/// What an effect is told about the thing that brought it about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// A number: grain baked, fields plowed, rooms built, which stable it was.
    Count(u8),
    /// A card: played, acquired, passed on.
    Card(CardId),
    /// A space of the farmyard.
    Cell(Cell),
    /// The fields sown in an action.
    Sown(Sown),
    /// Goods that were paid.
    Goods(Goods),
    /// This many of one kind lay on this action space.
    Lay(SpaceId, u8),
    /// A player.
    Player(Seat),
    /// An action space.
    Space(SpaceId),
    /// An animal that was turned into food, with a number that tells it from the others that cards still wait for.
    Animal(Good, u16),
}

impl About {
    /// The number it is about; 0 if it is about something else.
    pub fn count(self) -> u8 {
        match self {
            About::Count(n) | About::Lay(_, n) => n,
            About::Sown(sown) => sown.fields,
            About::Nothing | About::Card(_) | About::Cell(_) | About::Goods(_) => 0,
            About::Player(_) | About::Space(_) | About::Animal(..) => 0,
        }
    }

    /// The animal it is about, if it is about one.
    pub fn animal(self) -> Option<Good> {
        if let About::Animal(kind, _) = self { Some(kind) } else { None }
    }

    /// The card it is about, if it is about one.
    pub fn card(self) -> Option<CardId> {
        if let About::Card(card) = self { Some(card) } else { None }
    }
}

/// Something that came about, with its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Who did it.
    pub actor: Seat,
    /// The space, card or phase that made it possible.
    pub cause: Cause,
    /// What effects are told of it.
    pub about: About,
    /// The goods gained, or given in an exchange.
    pub goods: Goods,
    /// A1.10: what of the goods gained lay on the action space; in an exchange what came back.
    pub lying: Goods,
    /// The spaces of the farmyard it is about: the stable, the pasture, what the fences of an action newly enclosed.
    pub cells: Cells,
}

impl Fact {
    /// A fact without goods.
    pub fn new(actor: Seat, cause: Cause, about: About) -> Fact {
        Fact { actor, cause, about, goods: Goods::NONE, lying: Goods::NONE, cells: Cells::NONE }
    }

    /// What an effect is told if this holds; otherwise the card does not react.
    pub fn iff(&self, holds: bool) -> Option<About> {
        holds.then_some(self.about)
    }

    /// The action space, if a person on one is the cause.
    pub fn space(&self) -> Option<SpaceId> {
        if let Cause::Space(space) = self.cause { Some(space) } else { None }
    }

    /// Whether a person on one of these spaces is the cause.
    pub fn on(&self, spaces: Spaces) -> bool {
        self.space().is_some_and(|space| spaces.contains(space))
    }

    /// Whether a person took at least one of these goods.
    pub fn takes(&self, kind: Good) -> bool {
        self.space().is_some() && self.goods.get(kind) > 0
    }

    /// Whether a card with this id is the cause.
    pub fn by(&self, id: &str) -> bool {
        self.cause.card().is_some_and(|card| card.card().id == id)
    }

    /// The card the fact is about, if it is about one.
    pub fn card(&self) -> Option<&'static Card> {
        self.about.card().map(CardId::card)
    }

    /// Whether the fact is about a card with one of these ids.
    pub fn is_about(&self, ids: &[&str]) -> bool {
        self.card().is_some_and(|card| ids.contains(&card.id))
    }

    /// Whether a building resource of another kind came with it.
    pub fn with_other_resources(&self, kind: Good) -> bool {
        BUILDING.iter().any(|&other| other != kind && self.goods.get(other) > 0)
    }
}

/// A field that is being sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sowing {
    /// The goods sown.
    pub crop: Good,
    /// Where, if it is a field tile.
    pub cell: Option<Cell>,
    /// What lets the player sow.
    pub cause: Cause,
}
