//! A4.6: a price that is due stays due, whatever comes in between: animals without a place, effects at any time, swaps.

use crate::common::Test;
use agricola::goods::*;

/// The first of this many players, with a place for one animal only.
fn table(players: usize, round: u8, head: &str, lines: &str, other: &str) -> Test {
    let rest = "[[player]]\n".repeat(players - 2);
    Test::at(&format!("round = {round}\n{head}\n[[player]]\n{lines}\n[[player]]\n{other}\n{rest}"))
}

#[test]
fn a_toll_is_paid_before_animals_are_given_back() {
    let lines = "cards = ['E186', 'E20']\ngoods = { clay = 2 }\nanimals = { sheep = 1 }";
    let mut test = table(4, 1, "spaces = { G3a = { wood = 2 } }", lines, "cards = ['E164']");
    test.play("place G3a; exchange E186 clay 2 -> sheep 1 x1");
    assert_eq!(test.prompt(), "keep");
    assert_eq!(test.refusal("keep sheep 1"), "committed", "one sheep alone does not pay the toll");
    test.play("exchange E20 sheep 1; exchange E20 sheep 1");
    assert_eq!((test.goods(0), test.goods(1).get(Good::Food)), (wood(2), 2));
}

#[test]
fn an_occupation_that_was_begun_is_paid() {
    let lines =
        "cards = ['E186', 'M1', 'E49', 'E158']\nhand = ['E172', 'E176']\ngoods = { clay = 2 }\nanimals = { sheep = 1 }";
    let mut test = table(2, 14, "", lines, "");
    test.play("place B5; occupation E172; exchange E186 clay 2 -> sheep 1 x1");
    assert_eq!(test.refusal("keep sheep 1"), "committed");
    test.play("exchange M1 sheep 2");
    assert!(test.player(0).cards().any(|card| card.id == "E172"));
}

#[test]
fn effects_at_any_time_wait_until_a_price_is_paid() {
    let lines =
        "cards = ['E186', 'E20', 'E50']\nhand = ['E172']\ngoods = { clay = 4, reed = 1 }\nanimals = { sheep = 1 }";
    let mut test = table(2, 14, "", lines, "");
    assert!(test.offers("use E50"));
    test.play("place B5; occupation E172; exchange E186 clay 2 -> sheep 1 x1");
    assert!(!test.offers("use E50"));
}

#[test]
fn no_cards_are_swapped_while_a_price_is_due_or_cards_are_being_discarded() {
    let lines = "cards = ['E186', 'M1']\nhand = ['E172', 'E176', 'E187', 'E158']\ngoods = { clay = 2, food = 2 }\nanimals = { boar = 1 }";
    let begin = || table(2, 14, "variant = 'three_for_one'\ndecks = ['E']", lines, "");
    let mut test = begin();
    assert!(test.offers("swap occupation"));
    test.play("place B5; occupation E172; exchange E186 clay 2 -> sheep 1 x1");
    assert!(!test.offers("swap occupation"));
    let mut test = begin();
    test.play("swap minor; discard E172; exchange E186 clay 2 -> sheep 1 x1");
    assert!(!test.offers("swap minor"));
}

#[test]
fn what_is_raised_at_once_is_counted_at_once() {
    // 3 clay become 2 stone, and those the food for an occupation.
    let mut test = table(4, 14, "", "cards = ['E185', 'E209']\nhand = ['E172']\ngoods = { clay = 3 }", "");
    test.play("place B5; occupation E172; exchange E185 clay 3 x1");
    assert_eq!(test.prompt(), "pay");
}

#[test]
fn reasons_for_exchanges_that_are_refused() {
    let mut test = table(
        2,
        14,
        "edition = 'nl'",
        "cards = ['M1']\nhand = ['E172']\nanimals = { sheep = 1 }\ngoods = { food = 1 }",
        "",
    );
    assert_eq!(test.refusal("exchange M1 sheep 1 -> food 2 x1"), "no-exchange", "nothing to choose");
    test.play("place B5; occupation E172");
    assert_eq!(test.refusal("release sheep 1"), "committed");
}
