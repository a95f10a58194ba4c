//! Short words for the tests of the E deck. Player 0 has the cards in play and what the lines say.

use crate::common::Test;

/// Seed for two fields with vegetables and one with grain.
pub const SOWING: &str = "goods = { vegetable = 2, grain = 1 }";

/// Two players in a round.
pub fn two(round: u8, cards: &str, more: &str) -> Test {
    Test::with(2, round, cards, more)
}

/// Four players in a round.
pub fn four(round: u8, cards: &str, more: &str) -> Test {
    Test::with(4, round, cards, more)
}

/// Five players in a round.
pub fn five(round: u8, cards: &str, more: &str) -> Test {
    Test::with(5, round, cards, more)
}

/// Two players in the harvest of round 4, of which nothing has come yet.
pub fn harvest(cards: &str, more: &str) -> Test {
    Test::phase("harvest", 4, cards, more)
}

/// Two players in the feeding phase of round 4 with nothing to harvest.
pub fn feeding(cards: &str, more: &str) -> Test {
    Test::phase("feeding", 4, cards, more)
}

/// Plays a minor on B2 in a round.
pub fn minor(round: u8, card: &str, more: &str) -> Test {
    let mut test = Test::players(2, round, &format!("hand = ['{card}']\n{more}"));
    test.play(&format!("place B2; improve {card}"));
    test
}
