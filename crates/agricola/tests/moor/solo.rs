//! Alone on the moor. M19; MT100 to MT107, MT109.

use crate::common::Test;
use agricola::goods::*;
use agricola::moor::SpecialId;
use agricola::rules::Expansion;
use agricola::{Agricola, Options};
use table::{Game, Seat, Seed};

const ORDER: [&str; 10] = ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"];

/// A solo game on level 1 with the cards in the order of their numbers.
fn solo() -> Test {
    let order = ORDER.map(|id| SpecialId::named(id).unwrap()).to_vec();
    let options = Options {
        players: 1,
        expansion: Expansion::Moor,
        level: Some(1),
        special_order: Some(order),
        start_cards: Some(vec![6]),
        ..Options::default()
    };
    Test { game: Agricola::new(&options, Seed::new(7)).unwrap() }
}

fn open(test: &Test) -> &'static str {
    test.game.specials.open().map_or("", |card| card.card().id)
}

/// The special actions that can be taken now.
fn specials(test: &Test) -> Vec<agricola::Move> {
    test.moves().into_iter().filter(|m| matches!(m, agricola::Move::Special { .. })).collect()
}

/// Goes on to the next round without special actions, feeding and heating as well as can be; keeps an open card.
fn next_round(test: &mut Test) {
    let round = test.game.round;
    while test.game.round == round {
        let answer = match test.prompt() {
            "place" => "place IN".into(),
            "swap_special" | "save_special" => "done".into(),
            "feed" => format!("feed {}", test.has(0, Good::Food).min(test.game.food_owed(Seat::new(0)))),
            "heat" => format!("heat {}", test.has(0, Good::Fuel).min(test.game.fuel_owed(Seat::new(0)))),
            other => panic!("{other}"),
        };
        test.play(&answer);
    }
}

#[test]
fn mt100_the_start_of_a_solo_game() {
    let test = solo();
    assert_eq!(test.goods(0), NOTHING);
    assert_eq!((test.lying("B7"), test.lying("F2")), (wood(2), NOTHING));
    assert_eq!(test.game.food_owed(Seat::new(0)), 6);
}

/// A solo game with enough of everything, so that something can be done with each card.
fn rich() -> Test {
    let order = format!("special_order = {ORDER:?}");
    let goods = "goods = { food = 200, fuel = 100, wood = 30, clay = 30, reed = 30, stone = 30 }";
    Test::at(&format!("expansion = 'moor'\n{order}\n[[player]]\nstart_card = 6\n{goods}"))
}

/// Uses the open card for its first possible action and does not save it.
fn use_card(test: &mut Test) {
    let first = specials(test)[0];
    test.game.apply(Seat::new(0), &first).unwrap();
    let is_busy = |test: &Test| !test.offers("place IN");
    while is_busy(test) {
        let answer = if test.prompt() == "save_special" { agricola::Move::Done } else { test.moves()[0] };
        test.game.apply(Seat::new(0), &answer).unwrap();
    }
}

/// The cards that lie open in the rounds of a game. In each round the card is used, but not in `idle`; at the start of the round
/// after that the player answers this.
fn cards_of_rounds(idle: u8, answer: &str) -> Vec<&'static str> {
    let mut test = rich();
    let mut seen = Vec::new();
    loop {
        if test.prompt() == "swap_special" {
            test.play(answer);
        }
        seen.push(open(&test));
        if test.game.round != idle {
            use_card(&mut test);
        }
        if test.game.round == 14 {
            return seen;
        }
        next_round(&mut test);
    }
}

#[test]
fn mt101_one_card_a_round_and_the_last_one_again() {
    let seen = cards_of_rounds(0, "done");
    assert_eq!((&seen[..10], &seen[10..]), (&ORDER[..], &["S10"; 4][..]), "five rounds in a row");
}

#[test]
fn mt102_an_unused_card_may_be_kept() {
    let seen = cards_of_rounds(3, "done");
    assert_eq!((seen[2], &seen[3..11], &seen[11..]), ("S3", &ORDER[2..], &["S10"; 3][..]));
}

#[test]
fn mt103_an_unused_card_may_go_under_the_pile() {
    let seen = cards_of_rounds(3, "choose use");
    assert_eq!((&seen[..3], &seen[3..10], &seen[10..]), (&ORDER[..3], &ORDER[3..], &["S3"; 4][..]));
}

#[test]
fn m19_11_with_an_empty_pile_an_open_card_stays() {
    let mut test = Test::at("expansion = 'moor'\nspecial_order = ['S4']\n[[player]]\nstart_card = 6");
    next_round(&mut test);
    assert_eq!((test.prompt(), open(&test)), ("place", "S4"), "nobody is asked");
}

#[test]
fn mt104_a_card_may_be_saved_once_in_a_round() {
    let mut test =
        Test::at("expansion = 'moor'\nspecial_order = ['S1', 'S2']\n[[player]]\nstart_card = 6\ngoods = { food = 2 }");
    test.play("special S1 CP; clear 0,2; choose use");
    assert_eq!((test.goods(0), open(&test)), (fuel(3), "S1"));
    test.play("special S1 FT; clear 0,0");
    assert_eq!((test.goods(0), open(&test)), (fuel(3).and(wood(2)), ""));
    assert!(specials(&test).is_empty(), "no third one");
}

#[test]
fn mt105_food_just_gained_may_save_the_card() {
    let mut test = Test::at("expansion = 'moor'\nspecial_order = ['S4', 'S2']\n[[player]]\nstart_card = 6");
    test.play("special S4 JM; choose use; special S4 JM");
    assert_eq!((test.goods(0), open(&test)), (food(2), ""));
}

#[test]
fn mt106_a_saved_card_is_open_in_the_next_round() {
    let mut test = Test::at("expansion = 'moor'\nspecial_order = ['S4', 'S2']\n[[player]]\nstart_card = 6");
    test.play("special S4 JM; choose use");
    next_round(&mut test);
    assert_eq!((open(&test), test.prompt()), ("S4", "swap_special"));
    assert!(test.offers("done") && test.offers("choose use"));
}

#[test]
fn mt107_no_special_action_without_a_person_at_home() {
    let mut test =
        Test::at("expansion = 'moor'\nspecial_order = ['S4', 'S2']\n[[player]]\nat_home = 1\nstart_card = 6");
    test.play("place B3");
    assert_eq!(test.game.round, 2);
}

#[test]
fn mt109_the_amounts_are_those_on_the_card() {
    let play = |card: &str, action: &str| {
        let line = "start_card = 6\ngoods = { food = 1 }";
        let mut test = Test::at(&format!("expansion = 'moor'\nspecial_order = ['{card}']\n[[player]]\n{line}"));
        test.play(&format!("special {card} {action}"));
        test.goods(0)
    };
    assert_eq!([play("S2", "HM"), play("S8", "HM")], [horse(1); 2]);
    assert_eq!([play("S3", "HM"), play("S6", "HM")], [horse(1).and(food(1)); 2]);
    assert_eq!(play("S4", "JM"), food(3));
    assert_eq!([play("S2", "JM"), play("S5", "JM"), play("S10", "JM")], [food(2); 3]);
}

#[test]
fn mt108_the_targets_of_the_three_levels() {
    let target =
        |level: u8| Test::at(&format!("expansion = 'moor'\nlevel = {level}\n[[player]]\n")).game.rules.target();
    assert_eq!([1, 2, 3].map(target), [Some(65), Some(70), Some(72)]);
    let points = |bonus: i16| {
        let at = format!("expansion = 'moor'\nphase = 'over'\n[[player]]\nbonus = {bonus}");
        let test = Test::at(&at);
        test.total() >= test.game.rules.target().unwrap()
    };
    // M18.10: the farm itself is worth -7.
    assert_eq!([71, 72].map(points), [false, true], "64 miss it, 65 reach it");
    assert_eq!(Test::moor(1, 1, &["", ""]).game.rules.target(), None, "with others there is no target");
    assert_eq!(Test::solo(1, "").game.rules.target(), None, "the base game has its series (A19)");
}
