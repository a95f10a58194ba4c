//! Everything printed, as lists: for command lines, help pages and collections.

use crate::goods::Goods;
use crate::loot::Loot;
use crate::space::SPACES;
use crate::tile::{Colour, Tile};
use serde::Serialize;

/// All spaces, tiles and loot items of the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Catalogue {
    pub spaces: Vec<SpaceEntry>,
    pub tiles: Vec<TileEntry>,
    pub loot: Vec<LootEntry>,
}

/// An action space, for some numbers of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpaceEntry {
    /// The id of the rules.
    pub id: &'static str,
    /// The smallest and the largest number of players it is used with.
    pub players: [u8; 2],
    /// The stage of a round card; 0 for printed spaces.
    pub stage: u8,
    /// 0.5: what is added to an empty space, and what otherwise; absent where nothing piles up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refill: Option<[Goods; 2]>,
}

/// A furnishing tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TileEntry {
    /// The id of the sheet.
    pub id: &'static str,
    /// Dwelling, green or yellow.
    pub colour: Colour,
    /// The printed price.
    pub cost: Goods,
    /// The printed points.
    pub points: i8,
    /// Whether it belongs to the beginner set.
    pub beginner: bool,
    /// Whether there is only one.
    pub unique: bool,
}

/// An item of the loot table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LootEntry {
    /// The name in the protocol.
    pub id: &'static str,
    /// The strength it takes.
    pub strength: u8,
}

/// Everything printed.
///
/// ```
/// let all = caverna::catalogue();
/// assert_eq!((all.tiles.len(), all.loot.len()), (48, 23));
/// ```
pub fn catalogue() -> Catalogue {
    let space = |s: &'static crate::space::Space| SpaceEntry {
        id: s.id,
        players: [*s.players.start(), *s.players.end()],
        stage: s.stage,
        refill: s.refill,
    };
    let tile = |t: Tile| {
        let facts = t.facts();
        let (id, colour, cost, points) = (facts.id, facts.colour, facts.cost, facts.points);
        TileEntry { id, colour, cost, points, beginner: facts.beginner, unique: facts.unique }
    };
    Catalogue {
        spaces: SPACES.iter().map(space).collect(),
        tiles: Tile::all().map(tile).collect(),
        loot: Loot::all().map(|l| LootEntry { id: l.item().id, strength: l.item().strength }).collect(),
    }
}
