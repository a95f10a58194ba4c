//! Alone on the moor. M19; MT100 to MT107, MT109.

mod common;
use agricola::goods::*;
use agricola::moor::SpecialId;
use agricola::rules::Expansion;
use agricola::{Agricola, Options};
use common::Test;
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

#[test]
fn mt101_one_card_a_round_and_the_last_one_again() {
    let mut test = solo();
    let mut seen = Vec::new();
    for _ in 1..=14 {
        seen.push(open(&test));
        if let Some(first) = specials(&test).first() {
            let seat = test.asked();
            test.game.apply(seat, first).unwrap();
            while test.prompt() != "place" {
                let answer = test.moves()[0];
                let answer = if test.prompt() == "save_special" { agricola::Move::Done } else { answer };
                test.game.apply(seat, &answer).unwrap();
            }
        } else {
            break;
        }
        if test.game.round == 14 {
            break;
        }
        next_round(&mut test);
    }
    assert_eq!(seen[..6], ORDER[..6], "card k in round k, as long as something can be done with it");
}

#[test]
fn mt102_an_unused_card_may_be_kept() {
    let mut test = solo();
    next_round(&mut test);
    assert_eq!((test.game.round, test.prompt()), (2, "swap_special"));
    test.play("done");
    assert_eq!(open(&test), "S1");
}

#[test]
fn mt103_an_unused_card_may_go_under_the_pile() {
    let mut test = solo();
    next_round(&mut test);
    test.play("choose use");
    assert_eq!((open(&test), test.game.specials.next().unwrap().card().id), ("S2", "S3"));
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
