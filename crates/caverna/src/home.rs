//! A player's home board: what lies on its spaces, and what may be laid there (section 3).

use crate::cell::*;
use crate::goods::{Good, Goods, NONE, boar, food};
use crate::tile::{Hook, HookKind, HookKinds, Tile};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A tile that covers one space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Single {
    Meadow,
    Field,
    Tunnel,
    Cavern,
}

impl Single {
    /// Whether it goes to the forest.
    pub const fn in_forest(self) -> bool {
        matches!(self, Single::Meadow | Single::Field)
    }
}

/// A tile that covers two adjacent spaces. The first named half goes to the first named cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Twin {
    MeadowField,
    CavernTunnel,
    CavernCavern,
}

impl Twin {
    /// The two halves.
    pub const fn halves(self) -> [Single; 2] {
        match self {
            Twin::MeadowField => [Single::Meadow, Single::Field],
            Twin::CavernTunnel => [Single::Cavern, Single::Tunnel],
            Twin::CavernCavern => [Single::Cavern, Single::Cavern],
        }
    }

    /// Whether both halves are the same, so that there is no other way round.
    pub fn is_alike(self) -> bool {
        let [first, second] = self.halves();
        first == second
    }

    /// Whether it goes to the forest.
    pub const fn in_forest(self) -> bool {
        matches!(self, Twin::MeadowField)
    }
}

/// What grows on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Crop {
    Grain,
    Vegetable,
}

impl Crop {
    /// The goods that are sown and reaped.
    pub const fn good(self) -> Good {
        match self {
            Crop::Grain => Good::Grain,
            Crop::Vegetable => Good::Vegetable,
        }
    }

    /// 6.3: how many markers lie on a field that was sown.
    pub const fn markers(self) -> u8 {
        match self {
            Crop::Grain => 3,
            Crop::Vegetable => 2,
        }
    }
}

/// A furnishing tile in its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Furnished {
    /// Which tile.
    pub tile: Tile,
    /// Where it lies.
    pub cell: Cell,
    /// 12.7: whether another tile lies on it, so that it is out of use.
    pub covered: bool,
}

/// 6.8: every player has three stables.
pub const MOST_STABLES: u8 = 3;

/// How many furnishing tiles can lie on one home board: one on each mountain space but that of the entry-level dwelling,
/// one on each place beside the edge, and one that is covered (12.7: only two tiles cover each other).
pub const MOST_TILES: usize = (MOUNTAIN.len() - 1 + BESIDE_MOUNTAIN.len() + 1) as usize;

/// A home board. Every space has at most one of the landscapes; a stable may stand besides.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Home {
    /// Meadows without fence.
    pub meadow: Cells,
    /// Fields, sown or not.
    pub field: Cells,
    /// Small pastures.
    pub small: Cells,
    /// Large pastures that lie side by side: their left halves.
    pub wide: Cells,
    /// Large pastures that lie one below the other: their upper halves.
    pub tall: Cells,
    /// Empty caverns.
    pub cavern: Cells,
    /// Ordinary tunnels.
    pub tunnel: Cells,
    /// Deep tunnels.
    pub deep: Cells,
    /// Ore mines.
    pub ore_mine: Cells,
    /// Ruby mines.
    pub ruby_mine: Cells,
    /// Furnished spaces, the entry-level dwelling among them.
    pub furnished: Cells,
    /// Stables.
    pub stable: Cells,
    /// How many crop markers lie on each field, as a number of two bits: the fields with the low bit, those with the high.
    markers: [Cells; 2],
    /// The sown fields that bear vegetables.
    vegetables: Cells,
    /// The furnishing tiles in the order in which they were laid.
    pub tiles: ArrayVec<Furnished, MOST_TILES>,
    /// The kinds of hooks that the tiles in use have; follows from the tiles.
    #[serde(skip)]
    hook_kinds: HookKinds,
}

impl Serialize for Home {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        Home::serialize(self, s)
    }
}

/// What follows from other things is not saved but found anew.
impl<'de> Deserialize<'de> for Home {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Home, D::Error> {
        let mut home = Home::deserialize(d)?;
        home.note_hooks();
        Ok(home)
    }
}

impl Default for Home {
    fn default() -> Home {
        Home {
            meadow: Cells::NONE,
            field: Cells::NONE,
            small: Cells::NONE,
            wide: Cells::NONE,
            tall: Cells::NONE,
            cavern: Cells::only(FIRST_CAVERN),
            tunnel: Cells::NONE,
            deep: Cells::NONE,
            ore_mine: Cells::NONE,
            ruby_mine: Cells::NONE,
            furnished: Cells::only(ENTRY_DWELLING),
            stable: Cells::NONE,
            markers: [Cells::NONE; 2],
            vegetables: Cells::NONE,
            tiles: ArrayVec::new(),
            hook_kinds: HookKinds::NONE,
        }
    }
}

/// Where a twin tile can go.
struct Ground {
    /// The printed spaces without tile.
    free: Cells,
    /// Those of them that touch what is there; one half must lie on one of these.
    edge: Cells,
    /// 12.9: the places beside the board.
    beside: Cells,
    /// Where the second half may not lie.
    no_second: Cells,
}

/// 3.1: what the first tile on a printed space brings.
pub fn bonus(cell: Cell) -> Goods {
    match (cell.column(), cell.row()) {
        (3, 1) | (1, 3) => boar(1),
        (2, 4) | (5, 4) => food(1),
        (6, 1) => food(2),
        _ => NONE,
    }
}

impl Home {
    /// All halves of large pastures.
    #[inline]
    pub fn large(&self) -> Cells {
        self.wide | self.wide.east() | self.tall | self.tall.south()
    }

    /// The large pastures, each as its two halves.
    pub fn large_pastures(&self) -> impl Iterator<Item = [Cell; 2]> + '_ {
        let wide = self.wide.iter().filter_map(|c| Some([c, c.east()?]));
        wide.chain(self.tall.iter().filter_map(|c| Some([c, c.south()?])))
    }

    /// The forest spaces with a tile.
    #[inline]
    pub fn cleared(&self) -> Cells {
        self.meadow | self.field | self.small | self.large()
    }

    /// The occupied mountain spaces.
    #[inline]
    pub fn dug(&self) -> Cells {
        self.cavern | self.tunnel | self.deep | self.ore_mine | self.ruby_mine | self.furnished
    }

    /// 3.10: the printed spaces in use.
    pub fn used(&self) -> Cells {
        (self.cleared() | self.dug() | self.stable) & PRINTED
    }

    /// The fields with crop.
    #[inline]
    pub fn sown(&self) -> Cells {
        self.markers[0] | self.markers[1]
    }

    /// The fields without crop.
    #[inline]
    pub fn empty_fields(&self) -> Cells {
        self.field - self.sown()
    }

    /// The crop on a field and how many markers of it.
    pub fn crop(&self, cell: Cell) -> Option<(Crop, u8)> {
        let n = u8::from(self.markers[0].contains(cell)) + 2 * u8::from(self.markers[1].contains(cell));
        let crop = if self.vegetables.contains(cell) { Crop::Vegetable } else { Crop::Grain };
        (n > 0).then_some((crop, n))
    }

    /// All markers on the fields.
    pub fn crops(&self) -> Goods {
        let [low, high] = self.markers;
        let on = |low: Cells, high: Cells| low.len() + 2 * high.len();
        let vegetables = on(low & self.vegetables, high & self.vegetables);
        Goods::of(Good::Grain, on(low, high) - vegetables).and(Goods::of(Good::Vegetable, vegetables))
    }

    /// Puts this many markers of a crop on a field, in place of what lies there; at most 3.
    pub fn sow(&mut self, cell: Cell, crop: Crop, markers: u8) {
        for (bit, cells) in self.markers.iter_mut().enumerate() {
            cells.remove(cell);
            if markers & 1 << bit != 0 {
                cells.insert(cell);
            }
        }
        self.vegetables.remove(cell);
        if crop == Crop::Vegetable {
            self.vegetables.insert(cell);
        }
    }

    /// 11.3: takes one marker from every sown field.
    pub fn reap(&mut self) -> Goods {
        let [low, high] = self.markers;
        let sown = self.sown();
        let vegetables = (sown & self.vegetables).len();
        self.markers = [high - low, high & low];
        self.vegetables = self.vegetables & self.sown();
        Goods::of(Good::Grain, sown.len() - vegetables).and(Goods::of(Good::Vegetable, vegetables))
    }

    /// 3.6: where forest tiles may begin: at the entrance, later beside other tiles of the forest.
    #[inline]
    pub fn clearing_edge(&self) -> Cells {
        let cleared = self.cleared();
        if cleared.is_empty() { Cells::only(ENTRANCE) } else { cleared.neighbours() & (FOREST - cleared) }
    }

    /// 3.5: the rock beside the cave system.
    #[inline]
    pub fn digging_edge(&self) -> Cells {
        let dug = self.dug();
        dug.neighbours() & (MOUNTAIN - dug)
    }

    /// Where a single tile may be laid.
    pub fn single_sites(&self, tile: Single) -> Cells {
        match tile {
            Single::Meadow => self.clearing_edge(),
            // 3.7: no field where a stable stands.
            Single::Field => self.clearing_edge() - self.stable,
            Single::Tunnel | Single::Cavern => self.digging_edge(),
        }
    }

    /// Whether a twin tile may be laid at all.
    pub fn has_twin_site(&self, tile: Twin) -> bool {
        let Ground { free, edge, beside, no_second } = self.twin_ground(tile);
        (edge - no_second).neighbours().meets(free)
            || edge.neighbours().meets(free - no_second)
            || self.has(HookKind::Overhang) && edge.neighbours().meets(beside)
    }

    /// All ways to lay a twin tile (3.5 to 3.9), overhanging ones if a furnishing allows it.
    pub fn twin_sites(&self, tile: Twin, each: &mut impl FnMut([Cell; 2])) {
        let Ground { free, edge, beside, no_second } = self.twin_ground(tile);
        let alike = tile.is_alike();
        for first in free.iter() {
            // One half must touch what is there; which half is the player's choice (3.9).
            let partners = if edge.contains(first) { free } else { edge };
            for second in (first.neighbours() & (partners - no_second)).iter() {
                if !alike || first < second {
                    each([first, second]);
                }
            }
        }
        if self.has(HookKind::Overhang) {
            for inner in edge.iter() {
                for outer in (inner.neighbours() & beside).iter() {
                    if !no_second.contains(inner) {
                        each([outer, inner]);
                    }
                    if !alike {
                        each([inner, outer]);
                    }
                }
            }
        }
    }

    /// Where a twin tile can go in its half of the board.
    fn twin_ground(&self, tile: Twin) -> Ground {
        if tile.in_forest() {
            let cleared = self.cleared();
            let (free, beside) = (FOREST - cleared, BESIDE_FOREST - cleared);
            // 3.7: the second half is the field, and no field lies where a stable stands.
            Ground { free, edge: self.clearing_edge(), beside, no_second: self.stable }
        } else {
            let dug = self.dug();
            let (free, beside) = (MOUNTAIN - dug, BESIDE_MOUNTAIN - dug);
            Ground { free, edge: self.digging_edge(), beside, no_second: Cells::NONE }
        }
    }

    /// Whether these two cells overhang the edge of the board.
    pub fn overhangs(cells: [Cell; 2]) -> bool {
        cells.iter().any(|&c| !PRINTED.contains(c))
    }

    /// Lays one half or a single tile; says what the space brings (3.3).
    pub fn lay(&mut self, tile: Single, cell: Cell) -> Goods {
        match tile {
            Single::Meadow => self.meadow.insert(cell),
            Single::Field => self.field.insert(cell),
            Single::Tunnel => self.tunnel.insert(cell),
            Single::Cavern => self.cavern.insert(cell),
        }
        bonus(cell)
    }

    /// Fences one meadow.
    pub fn fence_small(&mut self, cell: Cell) {
        self.meadow.remove(cell);
        self.small.insert(cell);
    }

    /// Fences two adjacent meadows.
    pub fn fence_large(&mut self, [a, b]: [Cell; 2]) {
        self.meadow.remove(a);
        self.meadow.remove(b);
        let first = a.min(b);
        if first.east() == Some(a.max(b)) { self.wide.insert(first) } else { self.tall.insert(first) }
    }

    /// The pairs of adjacent cells within a set, each once.
    pub fn pairs(cells: Cells, each: &mut impl FnMut([Cell; 2])) {
        for first in cells.iter() {
            for second in (Cells::only(first).east_and_south() & cells).iter() {
                each([first, second]);
            }
        }
    }

    /// Whether two cells of a set are adjacent.
    #[inline]
    pub fn has_pair(cells: Cells) -> bool {
        cells.east_and_south().meets(cells)
    }

    /// 6.8: where a stable may be built.
    pub fn stable_sites(&self) -> Cells {
        if self.stable.len() >= MOST_STABLES {
            return Cells::NONE;
        }
        ((FOREST - self.cleared()) | self.meadow | self.small | self.large()) - self.stable
    }

    /// 6.9: covers two adjacent tunnels; the first becomes the mine.
    pub fn build_ore_mine(&mut self, [mine, deep]: [Cell; 2]) {
        self.tunnel.remove(mine);
        self.tunnel.remove(deep);
        self.ore_mine.insert(mine);
        self.deep.insert(deep);
    }

    /// 6.10: covers a tunnel or a deep tunnel.
    pub fn build_ruby_mine(&mut self, cell: Cell) {
        self.tunnel.remove(cell);
        self.deep.remove(cell);
        self.ruby_mine.insert(cell);
    }

    /// The mines of both kinds.
    pub fn mines(&self) -> u8 {
        self.ore_mine.len() + self.ruby_mine.len()
    }

    /// Whether a tile in use does something of this kind.
    #[inline]
    pub fn has(&self, kind: HookKind) -> bool {
        self.hook_kinds.contains(kind)
    }

    /// The hooks of all tiles in use, with the tile.
    pub fn hooks(&self) -> impl Iterator<Item = (Tile, &'static Hook)> + '_ {
        self.tiles.iter().filter(|t| !t.covered).flat_map(|t| t.tile.facts().hooks.iter().map(|hook| (t.tile, hook)))
    }

    /// The hooks of one kind.
    #[inline]
    pub fn hooks_of(&self, kind: HookKind) -> impl Iterator<Item = (Tile, &'static Hook)> + '_ {
        let tiles = if self.has(kind) { &self.tiles[..] } else { &[] };
        tiles
            .iter()
            .filter(|t| !t.covered)
            .flat_map(|t| t.tile.facts().hooks.iter().map(|hook| (t.tile, hook)))
            .filter(move |(_, hook)| hook.kind() == kind)
    }

    /// Where this tile lies in use.
    pub fn place_of(&self, tile: Tile) -> Option<Cell> {
        self.tiles.iter().find(|t| t.tile == tile && !t.covered).map(|t| t.cell)
    }

    /// 12.7: the cell of the tile that a new tile has to cover, if there is one.
    pub fn covered_by(&self, tile: Tile) -> Option<Cell> {
        tile.facts().hooks.iter().find_map(|hook| {
            let Hook::Covers(other) = hook else { return None };
            self.place_of(Tile::named(other)?)
        })
    }

    /// Where furnishing tiles may be laid in general (6.4).
    pub fn furnish_ground(&self) -> Cells {
        if self.has(HookKind::FurnishTunnels) { self.cavern | self.tunnel | self.deep } else { self.cavern }
    }

    /// Where this tile may be laid.
    pub fn furnish_sites(&self, tile: Tile) -> Cells {
        self.covered_by(tile).map_or_else(|| self.furnish_ground(), Cells::only)
    }

    /// Lays a furnishing tile.
    pub fn furnish(&mut self, tile: Tile, cell: Cell) {
        for old in &mut self.tiles {
            old.covered |= old.cell == cell;
        }
        self.cavern.remove(cell);
        self.tunnel.remove(cell);
        self.deep.remove(cell);
        self.furnished.insert(cell);
        self.tiles.push(Furnished { tile, cell, covered: false });
        self.note_hooks();
    }

    /// Finds the kinds of hooks anew after the tiles have changed.
    fn note_hooks(&mut self) {
        self.hook_kinds = self.hooks().map(|(_, hook)| hook.kind()).collect();
    }

    /// The cells of all dwellings, the printed one included.
    pub fn dwellings(&self) -> Cells {
        self.tiles
            .iter()
            .filter(|t| !t.covered && t.tile.facts().is_dwelling())
            .fold(Cells::only(ENTRY_DWELLING), |cells, t| cells | Cells::only(t.cell))
    }
}
