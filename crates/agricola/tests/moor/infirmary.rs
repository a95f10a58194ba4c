//! The Infirmary and bed markers. M9; MT35 to MT38, MT40, MT115.

use crate::common::Test;
use agricola::goods::*;

#[test]
fn mt35_any_number_of_persons_may_stand_there() {
    let mut test = Test::moor(1, 1, &["", "", "", "", ""]);
    test.play(&"place IN; ".repeat(10));
    assert_eq!(test.game.round, 2);
    assert!((0..5).all(|seat| test.goods(seat) == food(2)));
}

#[test]
fn mt36_mt115_sick_persons_go_nowhere_else() {
    let farm = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::moor(1, 5, &[&format!("persons = 3\nsick = 2\n{farm}"), "at_home = 0"]);
    test.play("place B3");
    assert_eq!(test.refusal("place B10"), "bedridden");
    test.play("place IN");
    assert_eq!((test.player(0).sick, test.goods(0)), (1, grain(1).and(food(1))));
    test.play("place IN");
    assert_eq!((test.player(0).sick, test.game.round), (0, 6));
    assert_eq!(test.goods(0), grain(1).and(food(2)));
}

#[test]
fn mt37_healthy_persons_may_go_too() {
    let mut test = Test::moor(1, 5, &["", ""]);
    assert_eq!(test.gains("place IN"), food(1));
}

#[test]
fn mt38_a_sick_person_at_home_allows_a_special_action() {
    let mut test = Test::moor(1, 5, &["sick = 2\nstart_card = 1", "at_home = 0"]);
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.refusal("place B7"), "bedridden");
    test.play("place IN; place IN");
    assert_eq!(test.goods(0), fuel(3).and(food(2)));
}

#[test]
fn mt40_markers_are_gone_after_the_next_round() {
    let mut test = Test::moor(1, 13, &["at_home = 1\ngoods = { food = 4 }", "at_home = 0"]);
    test.play("place B3");
    test.play_as(1, "feed 0");
    test.play_as(1, "heat 0");
    test.play_as(0, "feed 4");
    test.play_as(0, "heat 0");
    assert_eq!((test.game.round, test.player(0).sick), (14, 2));
    assert_eq!(test.points("persons"), 2);
    test.until(|game| game.phase.is_harvest());
    assert_eq!((test.player(0).sick, test.points("persons")), (0, 6));
}
