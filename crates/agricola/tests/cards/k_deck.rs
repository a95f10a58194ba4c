//! Short words for the tests of the K deck's minor improvements. Player 0 has what the lines say.

use crate::common::Test;

pub const TWO_FIELDS: &str = "farm = ['. . . F F', 'R . . . .', 'R . . . .']";
pub const KITCHEN: &str = "farm = ['. . . . S', 'R . . S S', 'R . . . S']";

/// Plays a minor on B2 in a round, with another one in hand.
pub fn played(round: u8, card: &str, more: &str) -> Test {
    let mut test = Test::players(2, round, &format!("hand = ['{card}', 'E25']\n{more}"));
    test.play(&format!("place B2; improve {card}"));
    test
}

/// Why a minor is refused on B2.
pub fn refused(card: &str, more: &str) -> &'static str {
    let mut test = Test::players(2, 4, &format!("hand = ['{card}', 'E25']\n{more}"));
    test.play("place B2");
    test.refusal(&format!("improve {card}"))
}
