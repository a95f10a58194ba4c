//! Forest and moor tiles on the farmyard. M5, M8.

use super::words::book;
use crate::card::{About, Fact, When};
use crate::cell::{Cell, Cells};
use crate::contents::Contents;
use crate::event::Event;
use crate::farm::Farm;
use crate::goods::Goods;
use crate::moves::Move;
use crate::player::Player;
use crate::state::{Frame, State};
use crate::verb::{Asked, Effect, Verb, Work, no_answer};
use crate::why::{Verdict, Why, check};
use serde::{Deserialize, Serialize};
use table::Seat;

/// M1.2: the two sides of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Tile {
    Forest,
    Moor,
}

/// M1.3: the tiles on a farm. Only forests are ever laid on other tiles (M5.5), so a stack is a number of forests, perhaps with a
/// moor at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tiles {
    forests: Cells,
    moors: Cells,
    /// Where a forest lies beneath the visible forest.
    #[serde(default)]
    second: Cells,
    /// Where a moor lies beneath forests.
    #[serde(default)]
    bog: Cells,
    /// Spaces on which a card has put something that stays for the whole game.
    #[serde(default)]
    marked: Cells,
    /// All these spaces; kept, because it is asked for so often.
    #[serde(default)]
    all: Cells,
}

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles {
        forests: Cells::NONE,
        moors: Cells::NONE,
        second: Cells::NONE,
        bog: Cells::NONE,
        marked: Cells::NONE,
        all: Cells::NONE,
    };

    /// M1.3: the tile spaces, and those that a card has blocked for good.
    #[inline]
    pub fn all(&self) -> Cells {
        self.all
    }

    /// M1.3: the spaces on which a tile lies.
    pub fn lying(&self) -> Cells {
        self.forests | self.moors
    }

    /// M1.3: where the visible tile is one of these.
    pub fn of(&self, tile: Tile) -> Cells {
        match tile {
            Tile::Forest => self.forests,
            Tile::Moor => self.moors,
        }
    }

    /// M8.4: where the visible tile is one of these and lies on nothing.
    pub fn single(&self, tile: Tile) -> Cells {
        self.of(tile) - self.second - self.bog
    }

    /// M5.5, M5.9: lays a tile on a space, or a forest on what lies there.
    pub(crate) fn lay(&mut self, cell: Cell, tile: Tile) {
        self.all.insert(cell);
        match tile {
            Tile::Moor => self.moors.insert(cell),
            Tile::Forest if self.moors.contains(cell) => {
                self.moors.remove(cell);
                self.bog.insert(cell);
                self.forests.insert(cell);
            }
            Tile::Forest if self.forests.contains(cell) => self.second.insert(cell),
            Tile::Forest => self.forests.insert(cell),
        }
    }

    /// M5.6: takes the visible tile off a space; says which it was.
    pub(crate) fn take(&mut self, cell: Cell) -> Option<Tile> {
        let taken = self.take_visible(cell);
        self.all = self.forests | self.moors | self.marked;
        taken
    }

    fn take_visible(&mut self, cell: Cell) -> Option<Tile> {
        if self.moors.contains(cell) {
            self.moors.remove(cell);
            return Some(Tile::Moor);
        }
        if !self.forests.contains(cell) {
            return None;
        }
        if self.second.contains(cell) {
            self.second.remove(cell);
        } else {
            self.forests.remove(cell);
            if self.bog.contains(cell) {
                self.bog.remove(cell);
                self.moors.insert(cell);
            }
        }
        Some(Tile::Forest)
    }

    /// A card blocks a space for good.
    fn mark(&mut self, cell: Cell) {
        self.marked.insert(cell);
        self.all.insert(cell);
    }

    /// The tiles on a space as one token, bottom to top: `T`, `M`, `MT`, `TT`, `MTT`.
    pub(crate) fn picture(&self, cell: Cell) -> String {
        let part = |cells: Cells, sign: &'static str| if cells.contains(cell) { sign } else { "" };
        let sign = part(self.marked, "X");
        let parts = [sign, part(self.bog | self.moors, "M"), part(self.second, "T"), part(self.forests, "T")];
        parts.concat()
    }

    /// Lays down the tiles of a token; says whether it is one.
    pub(crate) fn read(&mut self, cell: Cell, token: &str) -> bool {
        let known = ["T", "M", "MT", "TT", "MTT"].contains(&token);
        if token == "X" {
            self.mark(cell);
            return true;
        }
        if known {
            token.chars().for_each(|sign| self.lay(cell, if sign == 'M' { Tile::Moor } else { Tile::Forest }));
        }
        known
    }
}

impl Farm {
    /// M5.2, M8.4: where a tile of this kind may be exchanged for a field: nothing lies beneath, and a field adjoins if there is one.
    pub fn burnable(&self, tile: Tile) -> Cells {
        let single = self.tiles.single(tile);
        if self.fields.is_empty() { single } else { single & self.fields.neighbours() }
    }
}

/// Takes a visible tile away.
#[derive(Debug)]
pub enum Clear {
    /// M8.3: the space is freed, or the tile beneath uncovered.
    Remove(Tile),
    /// M8.4, M15.6: a field takes the place of the tile.
    Burn(Tile),
    /// As many as the player likes, one after the other, each for these goods and bonus points.
    Each(Tile, Goods, u8),
}

/// M8: cuts peat.
pub const CUT_PEAT: Effect = Effect::Do(Verb::Clear(Clear::Remove(Tile::Moor)));
/// M8: fells trees.
pub const FELL_TREES: Effect = Effect::Do(Verb::Clear(Clear::Remove(Tile::Forest)));
/// M15.6: exchanges a moor for a field.
pub const MOOR_TO_FIELD: Effect = Effect::Do(Verb::Clear(Clear::Burn(Tile::Moor)));
/// M8.4: slashes and burns.
pub const BURN_FOREST: Effect = Effect::Do(Verb::Clear(Clear::Burn(Tile::Forest)));
impl Clear {
    fn cells(&self, farm: &Farm) -> Cells {
        match self {
            Clear::Remove(tile) | Clear::Each(tile, ..) => farm.tiles.of(*tile),
            Clear::Burn(tile) => farm.burnable(*tile),
        }
    }

    /// Whether a player has a tile for it.
    pub(crate) fn has_tile(&self, game: &State, seat: Seat) -> Verdict {
        check(!self.cells(&game.player(seat).farm).is_empty(), Why::NoTile)
    }
}

impl Asked for Clear {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!frame.is_begun() || matches!(self, Clear::Each(..)), Why::PartClosed)?;
        self.has_tile(game, frame.seat)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(self.cells(&game.player(frame.seat).farm).iter().map(|cell| Move::Clear { cell }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Clear { .. } = m { Err(Why::NoTile) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Clear { cell } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Done);
        game.take_tile(frame.seat, cell);
        if let Clear::Burn(_) = self {
            game.lay_field(frame.seat, cell);
        }
        game.come_into_use(frame);
        let fact = Fact::new(frame.seat, frame.cause, About::Cell(cell));
        game.fire(When::Cleared, &fact, frame.chain);
        if let Clear::Each(_, goods, points) = *self {
            game.gain(frame, goods);
            book(game, frame, points);
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("clear")
    }

    fn prompt(&self) -> &'static str {
        match self {
            Clear::Remove(_) | Clear::Each(..) => "clear",
            Clear::Burn(_) => "burn",
        }
    }

    fn contents(&self, _: &State, _: &Frame) -> Option<Contents> {
        let (Clear::Remove(tile) | Clear::Burn(tile) | Clear::Each(tile, ..)) = *self;
        Some(Contents::Tile { tile, field: matches!(self, Clear::Burn(_)) })
    }

    /// One tile is all, where not as many are taken as the player likes.
    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional && (!frame.is_begun() || matches!(self, Clear::Each(..)))
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cells
    }
}

impl State {
    /// M5.6: takes the visible tile off a space.
    pub(crate) fn take_tile(&mut self, seat: Seat, cell: Cell) {
        let farm = &mut self.player_mut(seat).farm;
        if let Some(tile) = farm.tiles.take(cell) {
            if !farm.fences.is_empty() {
                farm.look_at_fences(); // A card may have enclosed the tile.
            }
            self.log.note(|| Event::Cleared { seat, cell, tile });
        }
    }

    /// M5.9: lays a tile on a space.
    pub(crate) fn lay_tile(&mut self, seat: Seat, cell: Cell, tile: Tile) {
        let farm = &mut self.player_mut(seat).farm;
        farm.tiles.lay(cell, tile);
        if farm.fenced.contains(cell) {
            farm.look_at_fences();
        }
        self.log.note(|| Event::TileLaid { seat, cell, tile });
    }

    /// A card puts something on a space that stays for the whole game.
    pub(crate) fn mark_space(&mut self, seat: Seat, cell: Cell) {
        self.player_mut(seat).farm.tiles.mark(cell);
        self.log.note(|| Event::Marked { seat, cell });
    }

    /// M8.5: a field tile comes to lie on a space without being plowed.
    pub(crate) fn lay_field(&mut self, seat: Seat, cell: Cell) {
        let farm = &mut self.player_mut(seat).farm;
        farm.fields.insert(cell);
        if farm.fenced.contains(cell) {
            farm.look_at_fences();
        }
        self.log.note(|| Event::FieldLaid { seat, cell });
    }
}

/// What a card lays on the farm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// M5.9: a tile on an unused space.
    Tile(Tile),
    /// M5.5: a forest on a forest that has none beneath it yet.
    SecondForest,
    /// M5.5: a forest on a moor.
    ForestOnMoor,
    /// A forest on which and under which nothing lies is turned to its moor side.
    Turned,
    /// M15.3: a field on an unused space beside another one.
    Field,
    /// A field on an unused space that touches no other.
    FieldApart,
    /// Something that stays for the whole game, on an unused space.
    Mark,
}

/// Lays something on the farm, up to this many times.
#[derive(Debug)]
pub struct Lay(pub What, pub u8);

/// Lays something on the farm.
pub const fn lay(what: What, most: u8) -> Effect {
    Effect::Do(Verb::Lay(Lay(what, most)))
}

impl Lay {
    fn cells(&self, player: &Player) -> Cells {
        let farm = &player.farm;
        match self.0 {
            What::Tile(_) | What::Mark => farm.unused(),
            What::SecondForest => farm.tiles.forests - farm.tiles.second,
            What::ForestOnMoor => farm.tiles.moors,
            What::Turned => farm.tiles.single(Tile::Forest) - player.cells_under_cards(),
            What::Field => farm.field_sites(),
            What::FieldApart => farm.unused() - farm.fields.neighbours(),
        }
    }
}

impl Asked for Lay {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(frame.work.times() < self.1, Why::PartClosed)?;
        check(!self.cells(game.player(frame.seat)).is_empty(), Why::NoTile)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(self.cells(game.player(frame.seat)).iter().map(|cell| Move::Lay { cell }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Lay { .. } = m { Err(Why::NoTile) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Lay { cell } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Times(frame.work.times() + 1));
        let seat = frame.seat;
        match self.0 {
            What::Tile(tile) => game.lay_tile(seat, cell, tile),
            What::SecondForest | What::ForestOnMoor => game.lay_tile(seat, cell, Tile::Forest),
            What::Turned => {
                game.take_tile(seat, cell);
                game.lay_tile(seat, cell, Tile::Moor);
            }
            What::Field | What::FieldApart => game.lay_field(seat, cell),
            What::Mark => game.mark_space(seat, cell),
        }
        game.come_into_use(frame);
    }

    fn name(&self) -> Option<&'static str> {
        Some("lay")
    }

    fn prompt(&self) -> &'static str {
        "lay"
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        Some(Contents::Build { left: self.1.saturating_sub(frame.work.times()) })
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cells
    }
}
