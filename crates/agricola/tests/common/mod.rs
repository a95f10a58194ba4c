//! Helpers that keep tests as short as the rule book's examples.
#![allow(dead_code, missing_docs)]

pub mod moor;

use agricola::goods::{Good, Goods};
use agricola::moor::{Action, SpecialId};
use agricola::{Agricola, Cell, Cells, Choice, Crop, Event, House, Move, SpaceId, With};
use agricola::{CardId, player::Player};
use table::{Game, Kind, Seat};

/// A game in the middle of a test.
pub struct Test {
    pub game: Agricola,
}

impl Test {
    /// A game that stands as the position says.
    pub fn at(position: &str) -> Test {
        Test { game: Agricola::from_position(position).unwrap_or_else(|why| panic!("{why}")) }
    }

    /// A family game of two, with these lines for player 0.
    pub fn family(player: &str) -> Test {
        Test::at(&format!("mode = \"family\"\nround = 14\n[[player]]\n{player}\n[[player]]\n"))
    }

    /// A full game of two without hand cards, with these lines for player 0.
    pub fn full(player: &str) -> Test {
        Test::at(&format!("round = 14\n[[player]]\n{player}\n[[player]]\n"))
    }

    /// A full game with this many players in a round; player 0 as these lines say, the others as in a new game.
    pub fn players(players: usize, round: u8, player: &str) -> Test {
        let others = "[[player]]\n".repeat(players - 1);
        Test::at(&format!("round = {round}\n[[player]]\n{player}\n{others}"))
    }

    /// This many players in a round; player 0 with these cards in play and these lines.
    pub fn with(players: usize, round: u8, cards: &str, more: &str) -> Test {
        Test::players(players, round, &format!("cards = [{cards}]\n{more}"))
    }

    /// As [`Test::with`], if the last person of the round is player 0's: nobody else has one at home.
    pub fn last_person(players: usize, round: u8, cards: &str, more: &str) -> Test {
        let others = "[[player]]\nat_home = 0\n".repeat(players - 1);
        Test::at(&format!("round = {round}\n[[player]]\nat_home = 1\ncards = [{cards}]\n{more}\n{others}"))
    }

    /// As [`Test::with`], at the start of the round.
    pub fn start_of_round(players: usize, round: u8, cards: &str, more: &str) -> Test {
        let others = "[[player]]\n".repeat(players - 1);
        let start = format!("round = {round}\nphase = 'start_of_round'");
        Test::at(&format!("{start}\n[[player]]\ncards = [{cards}]\n{more}\n{others}"))
    }

    /// Two players in a phase of a round; player 0 with these cards in play and these lines.
    pub fn phase(phase: &str, round: u8, cards: &str, more: &str) -> Test {
        Test::at(&format!("round = {round}\nphase = '{phase}'\n[[player]]\ncards = [{cards}]\n{more}\n[[player]]"))
    }

    /// A solo game in a round.
    pub fn solo(round: u8, player: &str) -> Test {
        Test::players(1, round, player)
    }

    /// A game with the Moor on a level, in a round; the players as these lines say.
    pub fn moor(level: u8, round: u8, players: &[&str]) -> Test {
        let players: String = players.iter().map(|lines| format!("[[player]]\n{lines}\n")).collect();
        Test::at(&format!("expansion = 'moor'\nlevel = {level}\nround = {round}\n{players}"))
    }

    /// The cards in a player's hand.
    pub fn hand(&self, seat: u8) -> Vec<&'static str> {
        self.player(seat).hand.iter().map(|card| card.card().id).collect()
    }

    /// The cards in front of a player.
    pub fn tableau(&self, seat: u8) -> Vec<&'static str> {
        self.player(seat).cards().map(|card| card.id).collect()
    }

    /// What lies on a card in front of a player.
    pub fn mark(&self, seat: u8, id: &str) -> u16 {
        self.player(seat).tableau.iter().find(|held| held.card.card().id == id).unwrap().memory.number()
    }

    /// What waits on a round space for player 0.
    pub fn coming(&self, round: usize) -> Goods {
        self.player(0).coming[round - 1]
    }

    /// The rounds for which something waits for player 0.
    pub fn rounds_served(&self) -> Vec<usize> {
        (1..=14).filter(|&round| !self.coming(round).is_empty()).collect()
    }

    /// What player 0 gains by these moves, as the difference in goods; nothing may be lost.
    pub fn gains(&mut self, moves: &str) -> Goods {
        let before = self.goods(0);
        self.play(moves);
        assert!(self.goods(0).contains(&before), "goods were lost: {before:?} became {:?}", self.goods(0));
        self.goods(0).less(&before)
    }

    /// Who is asked.
    pub fn asked(&self) -> Seat {
        self.game.to_decide().first().expect("the game is over")
    }

    /// What is asked.
    pub fn prompt(&self) -> &'static str {
        self.game.decision(self.asked()).unwrap().prompt
    }

    /// Plays moves written in short form, see [`read`], for whoever is asked.
    pub fn play(&mut self, moves: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for text in moves.split(';').map(str::trim).filter(|t| !t.is_empty()) {
            let seat = self.asked();
            match self.game.apply(seat, &read(text)) {
                Ok(happened) => events.extend(happened),
                Err(why) => panic!("{text}: {why}; possible were {:?}", self.moves()),
            }
        }
        events
    }

    /// Plays a move for a certain seat.
    pub fn play_as(&mut self, seat: u8, text: &str) {
        let seat = Seat::new(seat);
        self.game.apply(seat, &read(text)).unwrap_or_else(|why| panic!("{text}: {why}"));
    }

    /// Why a move is refused; it must change nothing.
    pub fn refusal(&self, text: &str) -> &'static str {
        let mut copy = self.game.clone();
        let seat = self.asked();
        let illegal = copy.apply(seat, &read(text)).expect_err(&format!("{text} is legal"));
        assert_eq!(copy, self.game, "a refused move changes nothing");
        illegal.why.trim_start_matches("agricola-why-")
    }

    /// Why a move is refused, if it is.
    pub fn refusal_or(&self, text: &str) -> Option<&'static str> {
        (!self.offers(text)).then(|| self.refusal(text))
    }

    /// Whether a move is possible now.
    pub fn offers(&self, text: &str) -> bool {
        self.game.is_legal(self.asked(), &read(text))
    }

    pub fn moves(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.game.moves(self.asked(), &mut list);
        list
    }

    pub fn exchanges(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.game.exchanges(self.asked(), &mut list);
        list
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.game.player(Seat::new(seat))
    }

    /// The goods and animals of a player.
    pub fn goods(&self, seat: u8) -> Goods {
        self.player(seat).goods
    }

    pub fn has(&self, seat: u8, kind: Good) -> u8 {
        self.goods(seat).get(kind)
    }

    /// The goods lying on a space.
    pub fn lying(&self, space: &str) -> Goods {
        self.game.board.goods(SpaceId::named(space).unwrap())
    }

    /// The points of player 0 in a category.
    pub fn points(&self, category: &str) -> i32 {
        self.game.scores()[0].get(category)
    }

    /// The bonus points of a player.
    pub fn bonus_points(&self, seat: usize) -> i32 {
        self.game.scores()[seat].get("bonus_points")
    }

    pub fn total(&self) -> i32 {
        self.game.points(Seat::new(0))
    }

    /// Lets everybody take the first possible answer until a condition holds or the game is over.
    pub fn until(&mut self, holds: impl Fn(&Agricola) -> bool) {
        while !holds(&self.game) && !self.game.to_decide().is_empty() {
            let seat = self.asked();
            let m = self.moves()[0];
            self.game.apply(seat, &m).unwrap();
        }
    }
}

/// This many players in a round; player 0 with these cards in play and these lines, player 1 with those.
pub fn table(players: usize, round: u8, cards: &str, more: &str, other: &str) -> Test {
    table_from(players, round, 0, cards, more, other)
}

/// As [`table`], with somebody else's turn.
pub fn table_from(players: usize, round: u8, turn: u8, cards: &str, more: &str, other: &str) -> Test {
    let rest = "[[player]]\n".repeat(players - 2);
    Test::at(&format!(
        "round = {round}\nturn = {turn}\n[[player]]\ncards = [{cards}]\n{more}\n[[player]]\n{other}\n{rest}"
    ))
}

/// Everybody in the harvest of a round, of which nothing has come yet.
pub fn harvest(round: u8, players: &[&str]) -> Test {
    let players: Vec<String> = players.iter().map(|lines| format!("[[player]]\n{lines}\n")).collect();
    Test::at(&format!("round = {round}\nphase = 'harvest'\n{}", players.join("")))
}

fn cell(text: &str) -> Cell {
    let (row, column) = text.split_once(',').unwrap_or_else(|| panic!("{text} is no cell"));
    Cell::named(row.parse().unwrap(), column.parse().unwrap()).unwrap()
}

fn card(text: &str) -> CardId {
    CardId::named(text).unwrap_or_else(|| panic!("no card {text}"))
}

fn goods(words: &[&str]) -> Goods {
    words.chunks(2).map(|pair| (Good::named(pair[0]).unwrap(), pair[1].parse().unwrap())).collect()
}

fn crop(text: &str) -> Crop {
    match text {
        "grain" => Crop::Grain,
        "vegetable" => Crop::Vegetable,
        "wood" => Crop::Wood,
        other => panic!("{other} cannot be sown"),
    }
}

/// Reads a move in short form: `place B1`, `choose stables`, `room 0,0`, `fence 0,3 0,4`, `sow 1,1 grain`, `bake M5 1`,
/// `improve M3 for M1`, `exchange M1 sheep 2`, `take wood 1`, `keep sheep 2 boar 1`, `feed 4`, `breed sheep cattle`,
/// `special S3 CP`, `clear 0,3`, `lay 0,3`, `heat 2`, `number 2`, `space B9`, `field 1 0,3` (or a card),
/// `use E50`, `exchange E171 wood 3 -> reed 1 x1`, `hand_back M1`, `pick E11`, `discard E11`, `swap minor`, `mulligan`, `done`.
pub fn read(text: &str) -> Move {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["place", space] => Move::Place { space: SpaceId::named(space).unwrap_or_else(|| panic!("no space {space}")) },
        ["special", card, action] => {
            let card = SpecialId::named(card).unwrap_or_else(|| panic!("no card {card}"));
            Move::Special { card, action: Action::named(action).unwrap() }
        }
        ["clear", at] => Move::Clear { cell: cell(at) },
        ["lay", at] => Move::Lay { cell: cell(at) },
        ["heat", n] => Move::Heat { fuel: n.parse().unwrap() },
        ["choose", option] => Move::Choose { option: Choice::named(option).unwrap() },
        ["first", id] => Move::First { card: card(id) },
        ["plow", at] => Move::Plow { cell: cell(at) },
        ["sow", at, what] if at.contains(',') => Move::Sow { cell: Some(cell(at)), card: None, crop: crop(what) },
        ["sow", id, what] => Move::Sow { cell: None, card: Some(card(id)), crop: crop(what) },
        ["room", at] => Move::Room { cell: cell(at) },
        ["stable", at] => Move::Stable { cell: cell(at) },
        ["fence", ..] => Move::Fence { cells: words[1..].iter().map(|c| cell(c)).collect::<Cells>() },
        ["renovate", "clay"] => Move::Renovate { to: House::Clay },
        ["renovate", "stone"] => Move::Renovate { to: House::Stone },
        ["grow"] => Move::Grow,
        ["bake", with, n] => Move::Bake { with: card(with), grain: n.parse().unwrap() },
        ["improve", id] => Move::Improve { card: card(id), returns: None },
        ["improve", id, "for", back] => Move::Improve { card: card(id), returns: Some(card(back)) },
        ["occupation", id] => Move::Occupation { card: card(id) },
        ["take", ..] => Move::Take { goods: goods(&words[1..]) },
        ["exchange", with, kind, times] => Move::Exchange {
            with: if with == "raw" { With::Raw } else { With::Card(card(with)) },
            give: goods(&[kind, "1"]),
            get: Goods::NONE,
            times: times.parse().unwrap(),
        },
        ["exchange", with, .., times] => {
            // `exchange E171 wood 3 -> reed 1 x2`: with amounts, and what comes back where there is a choice.
            let sides: Vec<&[&str]> = words[2..words.len() - 1].split(|word| *word == "->").collect();
            Move::Exchange {
                with: With::Card(card(with)),
                give: goods(sides[0]),
                get: sides.get(1).map_or(Goods::NONE, |side| goods(side)),
                times: times.trim_start_matches('x').parse().unwrap(),
            }
        }
        ["use", id] => Move::Use { card: card(id) },
        ["hand_back", id] => Move::HandBack { card: card(id) },
        ["pick", id] => Move::Pick { card: card(id) },
        ["discard", id] => Move::Discard { card: card(id) },
        ["swap", "occupation"] => Move::Swap { draw: agricola::card::CardKind::Occupation },
        ["swap", "minor"] => Move::Swap { draw: agricola::card::CardKind::Minor },
        ["mulligan"] => Move::Mulligan,
        ["number", n] => Move::Number { n: n.parse().unwrap() },
        ["seat", n] => Move::Seat { seat: Seat::new(n.parse().unwrap()) },
        ["space", id] => Move::Space { space: SpaceId::named(id).unwrap_or_else(|| panic!("no space {id}")) },
        ["field", seat, at] => {
            let tile = at.contains(',');
            let (cell, card) = if tile { (Some(cell(at)), None) } else { (None, Some(card(at))) };
            Move::Field { seat: Seat::new(seat.parse().unwrap()), cell, card }
        }
        ["release", ..] => Move::Release { animals: goods(&words[1..]) },
        ["keep", ..] => Move::Keep { animals: goods(&words[1..]) },
        ["pay", option] => Move::Pay { option: option.parse().unwrap() },
        ["feed", n] => Move::Feed { food: n.parse().unwrap() },
        ["breed", ..] => Move::Breed { young: words[1..].iter().map(|w| (Good::named(w).unwrap(), 1)).collect() },
        ["done"] => Move::Done,
        _ => panic!("cannot read the move {text:?}"),
    }
}
