//! Scoring with the Moor. M18; MT87, MT90 to MT94.

use crate::common::Test;

fn over(lines: &str) -> Test {
    Test::at(&format!("expansion = 'moor'\nphase = 'over'\nround = 14\n[[player]]\n{lines}\n[[player]]\n"))
}

#[test]
fn mt87_a_farm_that_was_never_touched() {
    for card in 1..=9 {
        assert_eq!(over(&format!("start_card = {card}")).total(), -7);
    }
    let after = |moves: &str| {
        let mut test = Test::moor(1, 1, &["start_card = 1", ""]);
        test.play(moves);
        test.total()
    };
    assert_eq!((after("special S1 FT; clear 0,3"), after("special S1 SB; clear 0,3")), (-8, -7));
}

/// The last harvest with this tableau and these goods; the food is paid, and what is asked before scoring comes next.
fn before_scoring(lines: &str) -> Test {
    let mut test =
        Test::at(&format!("expansion = 'moor'\nphase = 'breeding'\nround = 14\n[[player]]\n{lines}\n[[player]]\n"));
    test.until(|game| game.phase.is_before_scoring());
    test
}

#[test]
fn mt90_wood_becomes_fuel_directly_before_scoring() {
    for (wood, points) in [(1, 1), (3, 2)] {
        let mut test = before_scoring(&format!("cards = ['M011']\ngoods = {{ fuel = 2, wood = {wood} }}"));
        assert_eq!(test.prompt(), "last_fuel");
        test.play(&format!("number {wood}"));
        assert_eq!(test.bonus_points(0), points);
    }
}

#[test]
fn mt91_the_kiln_counts_fuel() {
    let points = |fuel: u8| over(&format!("cards = ['M011']\ngoods = {{ fuel = {fuel} }}")).bonus_points(0);
    assert_eq!([0, 2, 3, 4, 5, 9].map(points), [0, 0, 1, 1, 2, 2]);
}

#[test]
fn mt92_joinery_and_kiln_share_the_wood() {
    let best = |wood: u8| {
        let points = (0..=wood).map(|n| {
            let mut test = before_scoring(&format!("cards = ['M7', 'M011']\ngoods = {{ wood = {wood} }}"));
            test.play(&format!("number {n}"));
            test.bonus_points(0)
        });
        points.max().unwrap()
    };
    assert_eq!((best(7), best(10), best(12)), (3, 4, 5));
}

#[test]
fn mt93_the_lodge_counts_visible_forests() {
    let test = over("cards = ['M012']\nfarm = ['T TT T M .', 'R . . . .', 'R . . . .']");
    assert_eq!((test.bonus_points(0), test.points("card_points")), (3, 1));
}

#[test]
fn mt94_tile_spaces_are_used() {
    let farm = "farm = ['T T T M M', 'R F F F F', 'R . . F F']";
    assert_eq!(over(farm).points("unused_spaces"), -2);
}

/// The sample farm of A18 with tiles on its three unused spaces.
#[test]
fn mt88_mt89_sick_persons_are_worth_1() {
    let persons = |sick: u8| {
        let farm = "farm = ['R . . . .', 'R R . . .', 'R . . . .']\nhouse = 'clay'\npersons = 4";
        over(&format!("{farm}\nsick = {sick}")).points("persons")
    };
    assert_eq!([persons(0), persons(1), persons(3)], [12, 10, 6]);
}
