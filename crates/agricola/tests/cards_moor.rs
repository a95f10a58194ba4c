//! The Moor's cards as far as they are written.

mod common;
use agricola::goods::*;
use common::Test;

#[test]
fn m093_farmhands_quarters_is_paid_for_cards_passed_on() {
    let at = |turn: u8, owner: usize| {
        let players: Vec<String> = (0..3)
            .map(|i| {
                let cards = if i == owner { "cards = ['M093']\n" } else { "" };
                let hand = if i == usize::from(turn) { "hand = ['E16', 'E25']\n" } else { "" };
                format!("[[player]]\n{cards}{hand}")
            })
            .collect();
        Test::at(&format!("turn = {turn}\n{}", players.concat()))
    };
    let mut test = at(2, 0);
    test.play("place B2; improve E16; choose wood");
    assert_eq!((test.goods(0), test.hand(0)), (food(1), vec!["E16"]), "from the right neighbour");
    let mut test = at(1, 0);
    test.play("place B2; improve E16; choose wood");
    assert_eq!(test.goods(0), NOTHING, "the card went to somebody else");
    let mut test = at(2, 0);
    test.play("place B2; improve E25");
    assert_eq!(test.goods(0), NOTHING, "a card that stays is not passed on");
}

#[test]
fn m093_farmhands_quarters_burns_fuel_for_majors() {
    let mut test = Test::players(2, 4, "cards = ['M093']\ngoods = { clay = 2, fuel = 2, stone = 1 }");
    test.play("place R1b; improve M5");
    assert_eq!(test.goods(0), fuel(1), "1 fuel for 1 of the 3 clay, never more than one");
    let test = Test::players(2, 4, "cards = ['M093']\ngoods = { clay = 1, fuel = 2, stone = 1 }");
    assert_eq!(test.refusal_or("place R1b"), None, "a Fireplace for 1 clay and 1 fuel");
    let mut test = Test::players(2, 4, "cards = ['M093']\ngoods = { wood = 1, fuel = 2 }\nhand = ['E37', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E37"), "too-dear", "not for minors");
}
