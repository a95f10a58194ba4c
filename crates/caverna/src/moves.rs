//! Moves: the small answers of players, in the form that records and the protocol use.

use crate::cell::Cell;
use crate::goods::{Good, Goods};
use crate::home::{Crop, Single, Twin};
use crate::loot::Loot;
use crate::space::SpaceId;
use crate::tile::Tile;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One small answer of a player: the only thing that changes a game.
///
/// In JSON the type of the move stands beside its fields:
///
/// ```
/// use caverna::{Move, SpaceId};
/// let place = Move::Place { space: SpaceId::named("logging").unwrap(), dwarf: 0 };
/// assert_eq!(serde_json::to_string(&place)?, r#"{"type":"place","space":"logging","dwarf":0}"#);
/// assert_eq!(serde_json::from_str::<Move>(r#"{"type":"done"}"#)?, Move::Done);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Move {
    /// Places the dwarf whose weapon has this strength (0: unarmed). Out of turn this costs a ruby (4.3b).
    Place {
        space: SpaceId,
        dwarf: u8,
    },
    /// Chooses what to do next among the parts of an action.
    Choose {
        option: Choice,
    },
    /// Lays a twin tile, its first half on the first cell.
    Lay {
        tile: Twin,
        cells: [Cell; 2],
    },
    /// Lays a single tile.
    LaySingle {
        tile: Single,
        cell: Cell,
    },
    Sow {
        cell: Cell,
        crop: Crop,
    },
    /// Chooses the tile to furnish with.
    Furnish {
        tile: Tile,
    },
    /// The way to pay, where there are several.
    Pay {
        option: u8,
    },
    /// Where the chosen tile goes.
    Put {
        cell: Cell,
    },
    /// Fences one meadow.
    FenceSmall {
        cell: Cell,
    },
    /// Fences two adjacent meadows.
    FenceLarge {
        cells: [Cell; 2],
    },
    Stable {
        cell: Cell,
    },
    /// The first cell becomes the mine, the second the deep tunnel.
    OreMine {
        cells: [Cell; 2],
    },
    RubyMine {
        cell: Cell,
    },
    Forge {
        strength: u8,
    },
    Loot {
        item: Loot,
    },
    Imitate {
        space: SpaceId,
    },
    /// Buys at the weekly market.
    Buy {
        good: Good,
    },
    /// 17.8: 2 ore for 2 gold and 1 food.
    Trade,
    /// 11.2: the part of the harvest that is skipped.
    Skip {
        part: HarvestPart,
    },
    /// Feeds with this much food and begs for the rest.
    Feed {
        food: u8,
    },
    /// Feeds one dwarf with these goods.
    FeedDwarf {
        with: Goods,
    },
    Breed {
        #[serde(with = "table::goods::names")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<Good>"))]
        young: Goods,
    },
    /// 15.6: pays a ruby for the goods on this space.
    Protect {
        space: SpaceId,
    },
    /// Exchanges goods for goods.
    Exchange {
        with: With,
        give: Goods,
        get: Goods,
    },
    /// Section 7: buys a single tile with rubies and lays it.
    BuyTile {
        tile: Single,
        cell: Cell,
    },
    /// Gives up the weapon of the dwarf with this number for food.
    Melt {
        dwarf: u8,
    },
    /// Ends an optional or repeated part.
    Done,
}

impl Move {
    /// Whether this is an exchange, which can be made besides any question (0.6).
    pub fn is_exchange(&self) -> bool {
        matches!(self, Move::Exchange { .. } | Move::BuyTile { .. } | Move::Melt { .. })
    }
}

/// The parts of the harvest between which a player chooses in the third event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum HarvestPart {
    Field,
    Breeding,
}

/// With what goods are exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub enum With {
    /// Section 8: what everybody can turn into food.
    Raw,
    /// Section 7: a ruby.
    Ruby,
    /// A furnishing tile.
    Tile(Tile),
}

impl Serialize for With {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(match self {
            With::Raw => "raw",
            With::Ruby => "ruby",
            With::Tile(tile) => tile.id(),
        })
    }
}

impl<'de> Deserialize<'de> for With {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<With, D::Error> {
        let id = String::deserialize(d)?;
        match id.as_str() {
            "raw" => Ok(With::Raw),
            "ruby" => Ok(With::Ruby),
            _ => Tile::named(&id)
                .map(With::Tile)
                .ok_or_else(|| de::Error::custom(format!("nothing is exchanged with {id:?}"))),
        }
    }
}

/// The name of an option in a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct Choice(pub(crate) &'static str);

/// All names that options can have.
pub const OPTIONS: &[&str] = &[
    "take",
    "clear",
    "dig",
    "sow",
    "furnish",
    "dwelling",
    "grow",
    "build",
    "fences",
    "stable",
    "ore_mine",
    "tunnel",
    "deep_tunnel",
    "forge",
    "expedition",
];

impl Choice {
    /// The option with this name.
    pub fn named(name: &str) -> Option<Choice> {
        OPTIONS.iter().copied().find(|o| *o == name).map(Choice)
    }

    /// The name of the option.
    pub fn name(self) -> &'static str {
        self.0
    }
}

table::by_name!(Choice, Choice::name, Choice::named, "option");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goods::{cattle, food, gold, sheep};
    use serde_json::{from_str, to_string};

    #[test]
    fn moves_are_written_in_the_style_of_the_protocol() {
        let logging = SpaceId::named("logging").unwrap();
        let parlor = With::Tile(Tile::named("hunting_parlor").unwrap());
        for (action, text) in [
            (Move::Place { space: logging, dwarf: 0 }, r#"{"type":"place","space":"logging","dwarf":0}"#),
            (Move::Choose { option: Choice("take") }, r#"{"type":"choose","option":"take"}"#),
            (
                Move::Lay { tile: Twin::MeadowField, cells: [Cell::at(3, 4), Cell::at(2, 4)] },
                r#"{"type":"lay","tile":"meadow_field","cells":[[3,2],[3,1]]}"#,
            ),
            (Move::Sow { cell: Cell::at(1, 1), crop: Crop::Grain }, r#"{"type":"sow","cell":[0,0],"crop":"grain"}"#),
            (Move::Furnish { tile: Tile::ORDINARY_DWELLING }, r#"{"type":"furnish","tile":"dwelling"}"#),
            (Move::Loot { item: Loot::ALL_WEAPONS }, r#"{"type":"loot","item":"all_weapons"}"#),
            (Move::Breed { young: sheep(1).and(cattle(1)) }, r#"{"type":"breed","young":["sheep","cattle"]}"#),
            (
                Move::Exchange { with: With::Raw, give: gold(3), get: food(2) },
                r#"{"type":"exchange","with":"raw","give":{"gold":3},"get":{"food":2}}"#,
            ),
            (
                Move::Exchange { with: parlor, give: sheep(1), get: food(2) },
                r#"{"type":"exchange","with":"hunting_parlor","give":{"sheep":1},"get":{"food":2}}"#,
            ),
            (Move::Done, r#"{"type":"done"}"#),
        ] {
            assert_eq!(to_string(&action).unwrap(), text);
            assert_eq!(from_str::<Move>(text).unwrap(), action);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in [
            r#"{"type":"place","space":"inn","dwarf":0}"#,
            r#"{"type":"place","space":"logging"}"#,
            r#"{"type":"choose","option":"bogus"}"#,
            r#"{"type":"breed","young":["dragon"]}"#,
            r#"{"type":"stable","cell":[5,5]}"#,
            r#"{"type":"fly"}"#,
        ] {
            assert!(from_str::<Move>(bad).is_err(), "{bad}");
        }
    }
}
