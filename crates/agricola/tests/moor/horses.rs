//! Horses. M10; MT56 to MT59.

use crate::common::Test;
use agricola::goods::*;
use agricola::housing::Housing;
use table::Seat;

fn breeding(horses: u8) -> Test {
    let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']\npastures = [[[0,3]]]";
    let lines = format!("{farm}\nanimals = {{ horse = {horses} }}");
    Test::at(&format!("expansion = 'moor'\nphase = 'breeding'\nround = 4\n[[player]]\n{lines}\n[[player]]\n"))
}

#[test]
fn mt56_two_horses_have_one_foal() {
    for horses in [2, 3] {
        let mut test = breeding(horses);
        test.play("breed horse");
        assert_eq!(test.has(0, Good::Horse), horses + 1);
    }
    assert_eq!(breeding(1).prompt(), "place", "nobody is asked");
}

#[test]
fn mt57_horses_are_kept_like_other_animals() {
    let farm = "farm = ['. . . S .', 'R . . . .', 'R . . . .']\npastures = [[[0,3],[0,4]]]";
    let test = Test::moor(1, 5, &[farm, ""]);
    let housing: Housing = test.game.housing(Seat::new(0));
    assert!(housing.fits(&horse(8).and(sheep(1))), "eight on the pasture, the sheep in the house");
    assert!(!housing.fits(&horse(8).and(sheep(2))));
    assert!(!housing.fits(&horse(2).and(sheep(2))), "one type on a pasture");
}

#[test]
fn mt58_the_horse_row() {
    let points = |horses: u8| {
        let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']\npastures = [[[0,3],[0,4],[1,3],[1,4]]]";
        let lines = format!("{farm}\nanimals = {{ horse = {horses} }}");
        Test::at(&format!("expansion = 'moor'\nphase = 'over'\n[[player]]\n{lines}\n[[player]]\n")).points("horses")
    };
    assert_eq!([0, 1, 5, 12].map(points), [-1, 1, 5, 12]);
}

#[test]
fn mt59_a_card_with_a_horse_is_no_horse() {
    let test = Test::moor(3, 14, &["cards = ['K135']", ""]);
    assert_eq!(test.points("horses"), -1);
}

#[test]
fn m10_6_no_horse_is_cooked_in_the_breeding_phase() {
    let mut test = breeding(2);
    test.play("breed horse");
    let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']\npastures = [[[0,3]]]\ncards = ['M001']";
    let lines = format!("{farm}\nanimals = {{ horse = 2 }}");
    let at = |phase: &str| {
        Test::at(&format!("expansion = 'moor'\nphase = '{phase}'\nround = 4\n[[player]]\n{lines}\n[[player]]\n"))
    };
    assert!(!at("breeding").offers("exchange M001 horse 1"));
    assert!(at("feeding").offers("exchange M001 horse 1"));
}
