//! Helpers that keep the tests as short as the examples of a rule book.
#![allow(dead_code)]

use caverna::cell::Cell;
use caverna::home::{Crop, Single, Twin};
use caverna::moves::{Choice, HarvestPart};
use caverna::{Good, Goods, Loot, Move, Options, SpaceId, State, Tile, With};
use table::{Game as _, Seat, Seed};

/// A game in a test.
pub struct Game(pub State);

/// The space in this column and row, counted as in the rules.
pub fn at(column: u8, row: u8) -> Cell {
    Cell::at(column, row)
}

impl Game {
    /// The situation that a position describes.
    pub fn of(position: &str) -> Game {
        Game(State::from_position(position).unwrap_or_else(|e| panic!("{e}\n{position}")))
    }

    /// A new game for this many players.
    pub fn new(players: u8) -> Game {
        Game(State::new(&Options { start_seat: Some(Seat::new(0)), ..Options::new(players) }, Seed::new(1)).unwrap())
    }

    /// Who is asked first.
    pub fn seat(&self) -> Seat {
        self.0.to_decide().first().expect("somebody is asked")
    }

    /// The first seat that is asked makes a move.
    #[track_caller]
    pub fn play(&mut self, m: Move) -> &mut Game {
        let seat = self.seat();
        self.play_as(seat.index() as u8, m)
    }

    /// This seat makes a move.
    #[track_caller]
    pub fn play_as(&mut self, seat: u8, m: Move) -> &mut Game {
        if let Err(why) = self.0.apply(Seat::new(seat), &m) {
            panic!("{m:?} is refused: {why}; the question is {:?}", self.0.decision(Seat::new(seat)));
        }
        self
    }

    /// Why a move of the first seat that is asked is refused. Checks that nothing changes.
    #[track_caller]
    pub fn refuse(&mut self, m: Move) -> &'static str {
        let seat = self.seat().index() as u8;
        self.refuse_as(seat, m)
    }

    /// Why a move of this seat is refused.
    #[track_caller]
    pub fn refuse_as(&mut self, seat: u8, m: Move) -> &'static str {
        self.refusal(seat, m).why.strip_prefix("caverna-why-").unwrap()
    }

    /// The rule by which a move of the first seat that is asked is refused.
    #[track_caller]
    pub fn refused_by(&mut self, m: Move) -> &'static str {
        let seat = self.seat().index() as u8;
        self.refusal(seat, m).rule
    }

    #[track_caller]
    fn refusal(&mut self, seat: u8, m: Move) -> table::Illegal {
        let before = self.0.clone();
        let Err(illegal) = self.0.apply(Seat::new(seat), &m) else { panic!("{m:?} is not refused") };
        assert_eq!(self.0, before, "a refused move changes nothing");
        illegal
    }

    /// Whether the first seat that is asked may make this move.
    pub fn can(&self, m: Move) -> bool {
        self.0.is_legal(self.seat(), &m)
    }

    /// The answers to the question.
    pub fn moves(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.0.moves(self.seat(), &mut list);
        list
    }

    /// The exchanges besides.
    pub fn exchanges(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.0.exchanges(self.seat(), &mut list);
        list
    }

    /// How many of a kind the first player has.
    pub fn has(&self, good: Good) -> u8 {
        self.goods(0).get(good)
    }

    /// The goods of a player.
    pub fn goods(&self, seat: u8) -> Goods {
        self.0.player(Seat::new(seat)).goods
    }

    /// The points of a player.
    pub fn points(&self, seat: u8) -> i32 {
        self.0.points(Seat::new(seat))
    }

    /// One line of the first player's score sheet.
    pub fn line(&self, category: &str) -> i32 {
        self.0.scores()[0].get(category)
    }

    /// What lies on a space.
    pub fn pile(&self, space: &str) -> Goods {
        self.0.piles[space_id(space).index()]
    }

    /// The question that the first seat is asked.
    pub fn prompt(&self) -> &'static str {
        self.prompt_of(self.seat().index() as u8)
    }

    /// The question that a seat is asked; nothing if it is not.
    pub fn prompt_of(&self, seat: u8) -> &'static str {
        self.0.decision(Seat::new(seat)).map_or("", |d| d.prompt)
    }

    /// Furnishes: the tile, then its place.
    #[track_caller]
    pub fn furnish(&mut self, tile: &str, cell: Cell) -> &mut Game {
        self.play(furnish(tile)).play(Move::Put { cell })
    }

    /// The strengths of a player's dwarfs.
    pub fn weapons(&self, seat: u8) -> Vec<u8> {
        self.0.player(Seat::new(seat)).dwarfs.iter().map(|d| d.weapon).collect()
    }

    /// Ends all that is optional and places dwarfs anywhere until the work phase is over.
    pub fn finish_round(&mut self) -> &mut Game {
        let round = self.0.round;
        while self.0.round == round && self.0.phase == caverna::Phase::Work {
            let list = self.moves();
            let m = list.iter().find(|m| **m == Move::Done).or(list.first()).copied();
            let m = m.or_else(|| self.exchanges().first().copied()).expect("there is always a move");
            self.play(m);
        }
        self
    }
}

pub fn space_id(space: &str) -> SpaceId {
    SpaceId::named(space).unwrap_or_else(|| panic!("no space {space}"))
}

pub fn tile(id: &str) -> Tile {
    Tile::named(id).unwrap_or_else(|| panic!("no tile {id}"))
}

pub fn place(space: &str) -> Move {
    Move::Place { space: space_id(space), dwarf: 0 }
}

pub fn place_dwarf(space: &str, dwarf: u8) -> Move {
    Move::Place { space: space_id(space), dwarf }
}

pub fn choose(option: &str) -> Move {
    Move::Choose { option: Choice::named(option).unwrap_or_else(|| panic!("no option {option}")) }
}

pub fn meadow_field(meadow: Cell, field: Cell) -> Move {
    Move::Lay { tile: Twin::MeadowField, cells: [meadow, field] }
}

pub fn cavern_tunnel(cavern: Cell, tunnel: Cell) -> Move {
    Move::Lay { tile: Twin::CavernTunnel, cells: [cavern, tunnel] }
}

pub fn cavern_cavern(a: Cell, b: Cell) -> Move {
    Move::Lay { tile: Twin::CavernCavern, cells: [a.min(b), a.max(b)] }
}

pub fn buy_tile(tile: Single, cell: Cell) -> Move {
    Move::BuyTile { tile, cell }
}

pub fn furnish(id: &str) -> Move {
    Move::Furnish { tile: tile(id) }
}

pub fn loot(id: &str) -> Move {
    Move::Loot { item: Loot::named(id).unwrap_or_else(|| panic!("no loot {id}")) }
}

pub fn sow(cell: Cell, crop: Crop) -> Move {
    Move::Sow { cell, crop }
}

pub fn raw(give: Goods, get: Goods) -> Move {
    Move::Exchange { with: With::Raw, give, get }
}

pub fn ruby_for(get: Goods) -> Move {
    Move::Exchange { with: With::Ruby, give: caverna::goods::ruby(1), get }
}

pub fn trade_with(id: &str, give: Goods, get: Goods) -> Move {
    Move::Exchange { with: With::Tile(tile(id)), give, get }
}

pub fn skip_fields() -> Move {
    Move::Skip { part: HarvestPart::Field }
}

pub fn skip_breeding() -> Move {
    Move::Skip { part: HarvestPart::Breeding }
}

pub fn feed(food: u8) -> Move {
    Move::Feed { food }
}

pub fn breed(young: Goods) -> Move {
    Move::Breed { young }
}

/// A position of two players in round 12, all cards open, with this said of the first player.
pub fn two(first: &str) -> Game {
    Game::of(&format!("players = 2\nround = 12\n[[player]]\n{first}"))
}

/// The same with nothing lying on any action space.
pub fn nothing_lies(first: &str) -> Game {
    Game::of(&format!("players = 2\nround = 12\nspaces = {{}}\n[[player]]\n{first}"))
}

/// The picture of a home board, four rows from top to bottom.
pub fn home(rows: [&str; 4]) -> String {
    format!("home = {rows:?}\n")
}

/// A board with two further dwellings, so that four dwarfs have room; the starting cavern is furnished.
pub const FOUR_LIVE_HERE: &str = r##"
home = [
  ". . . # # #",
  ". . . dwelling # #",
  ". . . dwelling # #",
  ". . . E # #",
]
"##;

/// The harvest of a round, as this says of the first player.
pub fn harvest(kind: &str, first: &str) -> Game {
    Game::of(&format!("players = 2\nround = 12\nphase = \"harvest\"\nharvest = \"{kind}\"\n[[player]]\n{first}"))
}

/// What lies on a space after one refill, if this lay there before.
pub fn refilled(players: u8, round: u8, space: &str, before: &str) -> Goods {
    let lay = if before.is_empty() { String::new() } else { format!("[spaces]\n{space} = {{ {before} }}") };
    Game::of(&format!("players = {players}\nround = {round}\nphase = \"start\"\n{lay}")).pile(space)
}

/// Why a position is refused.
pub fn impossible(position: &str) -> String {
    State::from_position(position).expect_err("the position is possible").to_string()
}
