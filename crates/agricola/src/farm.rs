//! A farmyard: rooms, fields, stables and fences. A7 to A9, A11.

use crate::cell::{CELLS, Cell, Cells, FARMYARD};
use crate::fence::{FIRST_ROOMS, FenceError, Fences, Ground, PIECES, Pastures};
use crate::goods::{Good, Goods, clay, grain, stone, vegetable, wood};
use crate::housing::{Housing, Site};
use crate::moor::Tiles;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A2.1: the stables a player has.
pub const STABLES: u8 = 4;

/// A7.1: what all rooms of a player are made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum House {
    /// A wood hut.
    Wood,
    /// A clay hut.
    Clay,
    /// A stone house.
    Stone,
}

impl House {
    /// This much of the material of this house.
    pub fn material(self, n: u8) -> Goods {
        match self {
            House::Wood => wood(n),
            House::Clay => clay(n),
            House::Stone => stone(n),
        }
    }

    /// A7.8: the house that a renovation leads to.
    pub fn next(self) -> Option<House> {
        match self {
            House::Wood => Some(House::Clay),
            House::Clay => Some(House::Stone),
            House::Stone => None,
        }
    }

    /// The name in the protocol.
    pub fn name(self) -> &'static str {
        match self {
            House::Wood => "wood",
            House::Clay => "clay",
            House::Stone => "stone",
        }
    }
}

/// A crop that can be sown; wood only on cards that take it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Crop {
    Grain,
    Vegetable,
    Wood,
}

impl Crop {
    /// A1.3: the crops that grow on field tiles.
    pub const ALL: [Crop; 2] = [Crop::Grain, Crop::Vegetable];

    /// The crop as goods.
    pub fn good(self) -> Good {
        match self {
            Crop::Grain => Good::Grain,
            Crop::Vegetable => Good::Vegetable,
            Crop::Wood => Good::Wood,
        }
    }

    /// The crop that these goods are, if they can be sown.
    pub fn of(kind: Good) -> Option<Crop> {
        [Crop::Grain, Crop::Vegetable, Crop::Wood].into_iter().find(|crop| crop.good() == kind)
    }

    /// A9.5: how many lie on a field sown with one of these: 3 grain or 2 vegetables.
    pub fn sown(self) -> u8 {
        match self {
            Crop::Grain | Crop::Wood => 3,
            Crop::Vegetable => 2,
        }
    }
}

/// What grows on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Plot {
    /// Grain left to harvest.
    pub grain: u8,
    /// Vegetables left to harvest.
    pub vegetable: u8,
}

impl Plot {
    /// Nothing grows here.
    pub const EMPTY: Plot = Plot { grain: 0, vegetable: 0 };

    /// A9.6: only an empty field may be sown.
    pub fn is_empty(self) -> bool {
        self == Plot::EMPTY
    }

    /// A field sown with this crop.
    pub fn sown(crop: Crop, n: u8) -> Plot {
        match crop {
            Crop::Grain => Plot { grain: n, vegetable: 0 },
            Crop::Vegetable => Plot { grain: 0, vegetable: n },
            Crop::Wood => Plot::EMPTY,
        }
    }

    /// The crops that lie here.
    pub fn goods(self) -> Goods {
        grain(self.grain).and(vegetable(self.vegetable))
    }

    /// A17, step 2: takes one crop off, if there is one.
    pub fn harvest(&mut self) -> Goods {
        let crop = if self.grain > 0 {
            grain(1)
        } else if self.vegetable > 0 {
            vegetable(1)
        } else {
            return Goods::NONE;
        };
        self.grain = self.grain.saturating_sub(1);
        self.vegetable = self.vegetable.saturating_sub(1);
        crop
    }
}

/// The farmyard of one player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Farm {
    /// What the rooms are made of.
    pub house: House,
    /// A7.8: whether a wood hut became a stone house at once.
    #[serde(default)]
    pub skipped_clay: bool,
    /// Where the rooms are.
    pub rooms: Cells,
    /// Where the field tiles are.
    pub fields: Cells,
    /// Where the stables stand.
    pub stables: Cells,
    /// Where the fences stand.
    pub fences: Fences,
    /// The spaces inside pastures; follows from the fences.
    #[serde(skip)]
    pub fenced: Cells,
    /// A11.2: the pastures; follow from the fences.
    #[serde(skip)]
    pub pastures: Pastures,
    /// What grows on each space with a field.
    #[serde(with = "plots")]
    pub plots: [Plot; CELLS],
    /// Unused spaces that a card lets be planted, with what grows there; they are no fields.
    #[serde(default)]
    pub wild: Cells,
    /// M15.11: the spaces that cards have added around the farmyard.
    #[serde(default)]
    pub added: Cells,
    /// M5: the tiles that lie on spaces from the beginning.
    #[serde(default)]
    pub tiles: Tiles,
}

/// Plots are written as far as there is a farmyard, with those around it where something grows there.
mod plots {
    use super::*;

    pub fn serialize<S: Serializer>(plots: &[Plot; CELLS], s: S) -> Result<S::Ok, S::Error> {
        let last = plots.iter().rposition(|plot| !plot.is_empty()).map_or(0, |last| last + 1);
        s.collect_seq(&plots[..last.max(FARMYARD)])
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<[Plot; CELLS], D::Error> {
        let given = Vec::<Plot>::deserialize(d)?;
        let mut plots = [Plot::EMPTY; CELLS];
        let known = plots.get_mut(..given.len()).ok_or_else(|| de::Error::custom("there are too many plots"))?;
        known.copy_from_slice(&given);
        Ok(plots)
    }
}

impl Default for Farm {
    /// A3.2: two wood rooms at (1,0) and (2,0), nothing else.
    fn default() -> Farm {
        Farm {
            house: House::Wood,
            skipped_clay: false,
            rooms: FIRST_ROOMS,
            fields: Cells::NONE,
            stables: Cells::NONE,
            fences: Fences::NONE,
            fenced: Cells::NONE,
            pastures: Pastures::new(),
            plots: [Plot::EMPTY; CELLS],
            wild: Cells::NONE,
            added: Cells::NONE,
            tiles: Tiles::NONE,
        }
    }
}

impl Farm {
    /// Whether the home is or was of this kind.
    pub fn has_been(&self, house: House) -> bool {
        self.house >= house && !(self.skipped_clay && house == House::Clay)
    }

    /// A2.8, M15.11: the spaces that there are.
    #[inline]
    pub fn land(&self) -> Cells {
        Cells::ALL | self.added
    }

    /// A18.3, M18.4: the spaces that are used.
    pub fn used(&self) -> Cells {
        self.rooms | self.fields | self.stables | self.fenced | self.tiles.all()
    }

    /// The spaces on which nothing stands and around which no fence goes.
    pub fn unused(&self) -> Cells {
        self.land() - self.used()
    }

    /// A7.3: where a room may be built: on an unused space beside a room.
    pub fn room_sites(&self) -> Cells {
        self.rooms.neighbours_among(self.unused())
    }

    /// A9.1: where a field may be plowed: on an unused space, beside a field if there is one.
    pub fn field_sites(&self) -> Cells {
        if self.fields.is_empty() { self.unused() } else { self.fields.neighbours_among(self.unused()) }
    }

    /// A8.2: where a stable may be built: on any space without room, field or stable, fenced or not.
    pub fn stable_sites(&self) -> Cells {
        if self.stables.len() >= STABLES {
            return Cells::NONE;
        }
        self.land() - self.rooms - self.fields - self.stables - self.tiles.all()
    }

    /// A9.6: whether a field may be sown.
    pub fn has_empty_field(&self) -> bool {
        self.fields.iter().any(|cell| self.plots[cell.index()].is_empty())
    }

    /// A9.6: the fields that may be sown.
    pub fn empty_fields(&self) -> Cells {
        self.fields.iter().filter(|cell| self.plots[cell.index()].is_empty()).collect()
    }

    /// The ground for fences, if this many of the fences are bound elsewhere (A11.3(d)).
    pub fn ground(&self, bound: u8) -> Ground {
        Ground {
            fences: self.fences,
            fenced: self.fenced,
            blocked: self.rooms | self.fields | self.tiles.all(),
            pieces: (PIECES - bound).saturating_sub(self.fences.len()),
            land: self.land(),
            apart: false,
        }
    }

    /// Works out what follows from the fences.
    pub(crate) fn look_at_fences(&mut self) {
        self.pastures = self.fences.pastures(self.land());
        // A card may enclose a tile: there is a pasture when it is gone, unless a field has taken its place.
        let others = self.tiles.all() | self.fields;
        self.pastures.retain(|pasture| !pasture.meets(others));
        self.fenced = self.pastures.iter().fold(Cells::NONE, |all, pasture| all | *pasture);
    }

    /// A14.4: how many animals a pasture holds: 2 for each space, doubled by each stable.
    pub fn capacity(&self, pasture: Cells) -> u16 {
        u16::from(2 * pasture.len()) << (pasture & self.stables).len()
    }

    /// A11: encloses these spaces as one pasture; says how many fences were built.
    ///
    /// # Errors
    /// If the formal test A11.3 forbids it.
    pub fn enclose(&mut self, cells: Cells, bound: u8) -> Result<u8, FenceError> {
        self.enclose_on(&self.ground(bound), cells)
    }

    /// As [`Farm::enclose`], where a card lets other spaces be enclosed than the rules.
    pub(crate) fn enclose_on(&mut self, ground: &Ground, cells: Cells) -> Result<u8, FenceError> {
        let new = ground.enclose(cells)?;
        self.fences = self.fences | new;
        self.look_at_fences();
        Ok(new.len())
    }

    /// A14.2: the places for animals that the farmyard itself offers.
    #[inline]
    pub fn housing(&self) -> Housing {
        let mut housing = Housing::default();
        housing.loose(Site::Home, 1);
        for cell in self.stables - self.fenced {
            housing.loose(Site::Stable(Cells::only(cell)), 1);
        }
        for &pasture in &self.pastures {
            // No game brings anywhere near 200 animals; cards add a few places.
            housing.pen(Site::Pasture(pasture), [self.capacity(pasture).min(200) as u8; 4]);
        }
        housing
    }

    /// A17, step 2: takes one crop from every planted field; one kind may come from the general supply instead.
    pub fn harvest(&mut self, stays: Option<Good>) -> Goods {
        let mut crops = Goods::NONE;
        for cell in self.fields | self.wild {
            let plot = &mut self.plots[cell.index()];
            let before = *plot;
            let crop = plot.harvest();
            if stays.is_some_and(|kind| crop.get(kind) > 0) {
                *plot = before;
            }
            crops.add(&crop);
        }
        self.wild = self.wild.iter().filter(|cell| !self.plots[cell.index()].is_empty()).collect();
        crops
    }

    /// Throws away what grows on these unused spaces.
    pub(crate) fn clear_wild(&mut self, cells: Cells) {
        for cell in self.wild & cells {
            self.plots[cell.index()] = Plot::EMPTY;
        }
        self.wild -= cells;
    }

    /// The crops on the fields and on other spaces.
    pub fn crops(&self) -> Goods {
        (self.fields | self.wild).iter().fold(Goods::NONE, |sum, cell| sum.and(self.plots[cell.index()].goods()))
    }

    /// The farmyard as three rows of five tokens: `.` empty, `R` room, `S` stable, `F` field, `Fg3` field with grain, `T` forest,
    /// `M` moor; tiles that lie on others stand at the end (`MT`: a forest on a moor). `.g3` is an unused space with grain.
    pub fn picture(&self) -> [String; 3] {
        let row =
            |r: u8| (0..5).filter_map(|c| Cell::at(r, c)).map(|cell| self.sign(cell)).collect::<Vec<_>>().join(" ");
        [row(0), row(1), row(2)]
    }

    /// The token of a space.
    pub fn sign(&self, cell: Cell) -> String {
        if self.rooms.contains(cell) {
            return "R".into();
        }
        if self.stables.contains(cell) {
            return "S".into();
        }
        if self.tiles.all().contains(cell) {
            return self.tiles.picture(cell);
        }
        let field = if self.fields.contains(cell) { "F" } else { "." };
        match self.plots[cell.index()] {
            Plot { grain: 0, vegetable: 0 } => field.into(),
            Plot { grain: 0, vegetable } => format!("{field}v{vegetable}"),
            Plot { grain, .. } => format!("{field}g{grain}"),
        }
    }
}
