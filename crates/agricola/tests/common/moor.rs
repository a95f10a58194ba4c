//! How most tests of the Moor's cards begin: on level 3, with a second player who has nobody at home.

use super::Test;

pub const OPEN: &str = "farm = ['. . . . .', 'R . . . .', 'R . . . .']";
/// Four stables, each a place for an animal.
pub const STALLS: &str = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
pub const TILES: &str = "farm = ['M T . . .', 'R . . . .', 'R . . . .']";
pub const PEAT: &str = "special S1 CP; clear 0,0";
pub const TREES: &str = "special S1 FT; clear 0,1";

/// A game with these lines for all; player 0 with these cards and lines, nobody else has a person at home.
pub fn table(head: &str, cards: &str, lines: &str) -> Test {
    let me = format!("[[player]]\ncards = [{cards}]\n{lines}\n");
    Test::at(&format!("expansion = 'moor'\nlevel = 3\n{head}\n{me}[[player]]\nat_home = 0"))
}

/// Player 0 with these cards and lines in a round.
pub fn with(round: u8, cards: &str, lines: &str) -> Test {
    table(&format!("round = {round}"), cards, lines)
}

/// Player 0 with these cards, when these goods lie on a space.
pub fn lying(space: &str, goods: &str, cards: &str, lines: &str) -> Test {
    table(&format!("round = 10\nspaces = {{ {space} = {{ {goods} }} }}"), cards, lines)
}

/// Player 0 stands on B2 and chooses among this card and Spices.
pub fn choosing(card: &str, round: u8, lines: &str) -> Test {
    let mut test = Test::moor(3, round, &[&format!("hand = ['{card}', 'E25']\n{lines}"), "at_home = 0"]);
    test.play("place B2");
    test
}

/// Player 0 plays this card on B2.
pub fn playing(card: &str, round: u8, lines: &str) -> Test {
    let mut test = choosing(card, round, lines);
    test.play(&format!("improve {card}"));
    test
}

/// A round begins; player 0 with these cards and this top row of the farm.
pub fn round_start(round: u8, cards: &str, row: &str) -> Test {
    let head = format!("expansion = 'moor'\nlevel = 3\nround = {round}\nphase = 'start_of_round'");
    let lines = format!("cards = [{cards}]\n{}", self::row(row));
    Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\ngoods = {{ food = 9 }}"))
}

/// A harvest that has come to this phase; player 0 with these cards and lines.
pub fn harvest(round: u8, phase: &str, cards: &str, lines: &str) -> Test {
    let head = format!("expansion = 'moor'\nlevel = 3\nphase = '{phase}'\nround = {round}");
    Test::at(&format!("{head}\n[[player]]\ncards = [{cards}]\n{lines}\n[[player]]\n"))
}

/// A farm with this top row, and nothing else but the rooms.
pub fn row(row: &str) -> String {
    format!("farm = ['{row}', 'R . . . .', 'R . . . .']")
}

pub fn top_row(test: &Test) -> String {
    test.player(0).farm.picture()[0].clone()
}

pub fn for_sale(test: &Test, id: &str) -> bool {
    test.game.majors_for_sale().any(|card| card.card().id == id)
}
