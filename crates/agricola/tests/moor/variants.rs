//! Variants of the Moor. M20; MT95 to MT99.

use crate::common::Test;
use agricola::goods::*;

fn lighting(round: u8, lines: &str) -> Test {
    let head = format!("expansion = 'moor'\nlight_fires = true\nround = {round}");
    Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\nat_home = 0"))
}

#[test]
fn mt95_a_fireplace_must_be_lit() {
    let mut test = lighting(1, "goods = { clay = 2, wood = 1 }\nanimals = { sheep = 1 }");
    test.play("place R1b; improve M1");
    assert!(!test.offers("exchange M1 sheep 1"));
    test.play("use M1; exchange raw wood 1; exchange M1 sheep 1");
    assert_eq!(test.goods(0), food(2));
}

#[test]
fn mt96_an_upgrade_hands_the_fire_on() {
    let unlit = |cards: &str, improve: &str| {
        let mut test = lighting(1, &format!("cards = [{cards}]"));
        test.play(&format!("place R1b; improve {improve}"));
        test.player(0).tableau[0].unlit
    };
    assert!(unlit("{ card = 'M1', unlit = true }", "M3 for M1"));
    assert!(!unlit("'M1'", "M3 for M1"));
    assert!(!unlit("'M3'", "M003 for M3"));
}

#[test]
fn mt97_a_returned_card_is_cold_again() {
    let mut test = lighting(1, "cards = ['M1']\ngoods = { clay = 2 }\npersons = 3");
    test.play("place R1b; improve M3 for M1");
    assert!(!test.player(0).tableau[0].unlit);
    test.until(|game| game.round == 2 && game.player(table::Seat::new(0)).at_home == 3);
    test.play("place R1b; improve M1");
    assert!(test.player(0).tableau[1].unlit);
}

#[test]
fn mt98_an_unlit_fireplace_does_not_bake() {
    let bakes = |cards: &str| {
        let test = lighting(14, &format!("cards = [{cards}]\ngoods = {{ grain = 1 }}"));
        test.offers("place F5")
    };
    assert!(!bakes("{ card = 'M1', unlit = true }"));
    assert!(bakes("{ card = 'M1', unlit = true }, 'M5'"));
}

#[test]
fn mt99_the_lover_comes_in_round_3_at_the_earliest() {
    let farm = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let at =
        |round: u8| Test::moor(3, round, &[&format!("hand = ['K291', 'E176']\ngoods = {{ food = 9 }}\n{farm}"), ""]);
    let mut test = at(2);
    test.play("place B5");
    assert_eq!(test.refusal("occupation K291"), "too-early");
    let mut test = at(3);
    test.play("place B5");
    assert!(test.offers("occupation K291"));
}
