//! Moves: the small answers of players, in the form that records and the protocol use.

use crate::card::{CardId, CardKind};
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, House};
use crate::goods::{Good, Goods};
use crate::moor::{Action, SpecialId};
use crate::space::SpaceId;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::{Ask, Kind, Seat};

/// One small answer of a player: the only thing that changes a game.
///
/// In JSON the type of the move stands beside its fields:
///
/// ```
/// use agricola::{Move, SpaceId};
/// let wood = Move::Place { space: SpaceId::named("B7").unwrap() };
/// assert_eq!(serde_json::to_string(&wood)?, r#"{"type":"place","space":"B7"}"#);
///
/// let sow: Move = serde_json::from_str(r#"{"type":"sow","cell":[1,2],"crop":"grain"}"#)?;
/// assert!(matches!(sow, Move::Sow { .. }));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Move {
    /// Places a person.
    Place {
        space: SpaceId,
    },
    /// M7: takes a special action card and does one of its actions.
    Special {
        card: SpecialId,
        action: Action,
    },
    /// M5: takes the visible tile off this space, or burns it down.
    Clear {
        cell: Cell,
    },
    /// M5.9: lays a tile or a field on this space.
    Lay {
        cell: Cell,
    },
    /// M12.4: heats with this much fuel.
    Heat {
        fuel: u8,
    },
    /// Chooses what to do next among the parts of an action; or does something optional (`use`).
    Choose {
        option: Choice,
    },
    /// Chooses which of the cards that react at the same moment comes first.
    First {
        card: CardId,
    },
    Plow {
        cell: Cell,
    },
    /// Sows a field, or a card that acts as a field.
    Sow {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<CardId>,
        crop: Crop,
    },
    Room {
        cell: Cell,
    },
    Stable {
        cell: Cell,
    },
    /// Encloses these cells as one pasture; also splits one.
    Fence {
        cells: Cells,
    },
    Renovate {
        to: House,
    },
    Grow,
    Bake {
        with: CardId,
        grain: u8,
    },
    /// Takes a major improvement or plays a minor one.
    Improve {
        card: CardId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        returns: Option<CardId>,
    },
    Occupation {
        card: CardId,
    },
    /// A free choice of goods.
    Take {
        goods: Goods,
    },
    /// Exchanges goods, this many times. What comes back is named only where a card offers a choice.
    Exchange {
        with: With,
        give: Goods,
        #[serde(default, skip_serializing_if = "Goods::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Goods>", optional))]
        get: Goods,
        times: u8,
    },
    /// A14.6: gives animals back for nothing.
    Release {
        animals: Goods,
    },
    /// What stays when not all animals fit.
    Keep {
        animals: Goods,
    },
    /// The way to pay, where there are several.
    Pay {
        option: u8,
    },
    Feed {
        food: u8,
    },
    Breed {
        #[serde(with = "table::goods::names")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Good>"))]
        young: Goods,
    },
    /// Uses a card that may be used at any time.
    Use {
        card: CardId,
    },
    /// Hands back an improvement in play.
    HandBack {
        card: CardId,
    },
    /// A21.4: keeps a card of the draft.
    Pick {
        card: CardId,
    },
    /// A21.1, A21.2: gives a hand card away.
    Discard {
        card: CardId,
    },
    /// A21.1: begins to exchange three hand cards for one from the pile.
    Swap {
        draw: CardKind,
    },
    /// A21.3: returns the whole hand.
    Mulligan,
    /// A number, where a card asks for one.
    Number {
        n: u8,
    },
    /// A player, where a card asks for one.
    Seat {
        seat: Seat,
    },
    /// An action space, where a card asks for one.
    Space {
        space: SpaceId,
    },
    /// A sown field of somebody, on the farm or on a card, where a card asks for one.
    Field {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cell: Option<Cell>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<CardId>,
    },
    /// Ends an optional or repeated part.
    Done,
}

impl Move {
    /// Whether it exchanges goods or gives animals back.
    pub fn is_exchange(&self) -> bool {
        matches!(self, Move::Exchange { .. } | Move::Release { .. })
    }

    /// How a question is answered that has this answer.
    pub(crate) fn ask(&self) -> Ask {
        match self {
            Move::Place { .. } | Move::Space { .. } => Ask::Spaces,
            Move::Plow { .. } | Move::Sow { .. } | Move::Room { .. } | Move::Stable { .. } | Move::Field { .. } => {
                Ask::Cells
            }
            Move::Clear { .. } | Move::Lay { .. } => Ask::Cells,
            Move::Fence { .. } => Ask::Areas,
            Move::First { .. }
            | Move::Improve { .. }
            | Move::Occupation { .. }
            | Move::Use { .. }
            | Move::HandBack { .. }
            | Move::Pick { .. }
            | Move::Discard { .. } => Ask::Cards,
            Move::Take { .. } | Move::Keep { .. } | Move::Breed { .. } => Ask::Goods,
            Move::Bake { .. } | Move::Feed { .. } | Move::Heat { .. } | Move::Number { .. } => Ask::Amounts,
            Move::Seat { .. } => Ask::Seats,
            Move::Exchange { .. } | Move::Release { .. } => Ask::Exchanges,
            Move::Choose { .. }
            | Move::Special { .. }
            | Move::Renovate { .. }
            | Move::Grow
            | Move::Pay { .. }
            | Move::Swap { .. }
            | Move::Mulligan
            | Move::Done => Ask::Options,
        }
    }

    /// Whether it begins something else that may be done at any time.
    pub fn is_at_any_time(&self) -> bool {
        matches!(self, Move::Use { .. } | Move::Swap { .. })
    }
}

/// An exchange, made this many times; any other move as it is.
pub(crate) fn several(once: Move, times: u8) -> Move {
    if let Move::Exchange { with, give, get, .. } = once { Move::Exchange { with, give, get, times } } else { once }
}

/// With what goods are exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub enum With {
    /// A15.1: grain or vegetable into 1 food.
    Raw,
    /// A card.
    Card(CardId),
}

impl Serialize for With {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            With::Raw => s.serialize_str("raw"),
            With::Card(card) => card.serialize(s),
        }
    }
}

impl<'de> Deserialize<'de> for With {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<With, D::Error> {
        let id = String::deserialize(d)?;
        if id == "raw" {
            return Ok(With::Raw);
        }
        CardId::named(&id).map(With::Card).ok_or_else(|| de::Error::custom(format!("there is no card {id:?}")))
    }
}

/// The name of an option in a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct Choice(pub(crate) &'static str);

/// All names that options can have.
const OPTIONS: &[&str] = &[
    "use",
    "take",
    "start_player",
    "goods",
    "plow",
    "sow",
    "bake",
    "room",
    "rooms",
    "stable",
    "stables",
    "fences",
    "renovate",
    "grow",
    "occupation",
    "minor",
    "improvement",
    "major",
    "special",
    "clear",
    "lay",
    "points",
];

impl Choice {
    /// Does something optional.
    pub const USE: Choice = Choice("use");

    /// The option with this name.
    pub fn named(name: &str) -> Option<Choice> {
        let good = Good::named(name).map(Kind::name);
        OPTIONS.iter().copied().find(|o| *o == name).or(good).map(Choice)
    }
}

table::by_name!(Choice, |choice: Choice| choice.0, Choice::named, "option");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::{cattle, sheep, wood};
    use serde_json::{from_str, to_string};

    #[test]
    fn moves_are_written_as_the_protocol_says() {
        let fence: Cells = [Cell::at(0, 3), Cell::at(0, 4)].into_iter().flatten().collect();
        let m1 = CardId::named("M1").unwrap();
        for (action, text) in [
            (Move::Place { space: SpaceId::named("B7").unwrap() }, r#"{"type":"place","space":"B7"}"#),
            (Move::Choose { option: Choice("stables") }, r#"{"type":"choose","option":"stables"}"#),
            (Move::Fence { cells: fence }, r#"{"type":"fence","cells":[[0,3],[0,4]]}"#),
            (Move::Renovate { to: House::Clay }, r#"{"type":"renovate","to":"clay"}"#),
            (
                Move::Sow { cell: Cell::at(0, 2), card: None, crop: Crop::Grain },
                r#"{"type":"sow","cell":[0,2],"crop":"grain"}"#,
            ),
            (
                Move::Improve { card: CardId::named("M3").unwrap(), returns: Some(m1) },
                r#"{"type":"improve","card":"M3","returns":"M1"}"#,
            ),
            (Move::Take { goods: wood(1) }, r#"{"type":"take","goods":{"wood":1}}"#),
            (
                Move::Exchange { with: With::Card(m1), give: sheep(1), get: Goods::NONE, times: 2 },
                r#"{"type":"exchange","with":"M1","give":{"sheep":1},"times":2}"#,
            ),
            (Move::Breed { young: sheep(1).and(cattle(1)) }, r#"{"type":"breed","young":["sheep","cattle"]}"#),
            (Move::Feed { food: 4 }, r#"{"type":"feed","food":4}"#),
            (Move::Done, r#"{"type":"done"}"#),
        ] {
            assert_eq!(to_string(&action).unwrap(), text);
            assert_eq!(from_str::<Move>(text).unwrap(), action);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in [
            r#"{"type":"place","space":"B99"}"#,
            r#"{"type":"plow","cell":[3,5]}"#,
            r#"{"type":"plow","cell":[0,-2]}"#,
            r#"{"type":"fly"}"#,
            r#"{"type":"choose","option":"bogus"}"#,
            r#"{"type":"breed","young":["gold"]}"#,
            r#"{"type":"feed","food":-1}"#,
            r#"{"type":"feed"}"#,
        ] {
            assert!(from_str::<Move>(bad).is_err(), "{bad}");
        }
    }
}
