//! Family growth, feeding, begging. A12, A17; T25 to T29.

use crate::common::Test;
use agricola::Contents;
use agricola::goods::*;
use table::{Game, Present};

fn feeding(head: &str, player: &str) -> Test {
    Test::at(&format!("round = 7\nphase = 'feeding'\n{head}\n[[player]]\n{player}"))
}

#[test]
fn t25_three_growths_without_room() {
    let mut test = Test::full("persons = 4");
    test.play("place R5b; grow");
    assert_eq!(test.player(0).family, 5);
    assert_eq!(test.player(0).farm.rooms.len(), 2);
    assert_eq!(Test::full("persons = 5").refusal("place R5b"), "full-family", "A12.1");
}

#[test]
fn t26_a_room_built_later_goes_to_the_person_without_one() {
    let test = Test::full("persons = 3\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("place R2c"), "no-free-room");
    let mut test = Test::full("persons = 3\nfarm = ['R R . . .', 'R . . . .', 'R . . . .']");
    test.play("place R2c; grow");
    assert_eq!(test.player(0).family, 4);
}

#[test]
fn t27_food_owed_by_adults_and_newborns() {
    let two = feeding("", "persons = 3\nnewborns = 1\n[[player]]");
    assert_eq!(two.game.food_owed(table::Seat::new(0)), 5);
    let grown = feeding("", "persons = 3\n[[player]]");
    assert_eq!(grown.game.food_owed(table::Seat::new(0)), 6);
    assert_eq!(feeding("", "persons = 3\nnewborns = 1").game.food_owed(table::Seat::new(0)), 7, "solo");
    assert_eq!(feeding("", "persons = 3").game.food_owed(table::Seat::new(0)), 9, "solo");
}

#[test]
fn a17_4_whoever_was_born_before_the_round_of_the_harvest_eats_as_a_grown_up_then() {
    let next = |round: u8| {
        let game = Test::at(&format!("round = {round}\n[[player]]\npersons = 3\nnewborns = 1\n[[player]]")).game;
        (game.food_owed(table::Seat::new(0)), game.food_next(table::Seat::new(0)))
    };
    assert_eq!(next(8), (5, 6), "the harvest comes after round 9");
    assert_eq!(next(9), (5, 5));
}

#[test]
fn a17_6_the_food_in_reach_is_what_a_harvest_now_could_be_fed_with() {
    let reach = |round: u8, phase: &str, player: &str| {
        let test = Test::at(&format!("round = {round}\nphase = '{phase}'\n[[player]]\n{player}\n[[player]]"));
        test.game.food_in_reach(table::Seat::new(0))
    };
    assert_eq!(reach(3, "work", "goods = { food = 2, grain = 1, vegetable = 1 }"), 4, "raw");
    let cooked = "goods = { food = 1, vegetable = 1 }\nanimals = { sheep = 1 }\ncards = ['M1']";
    assert_eq!(reach(3, "work", cooked), 5, "a Fireplace");
    let joined = "goods = { wood = 3, clay = 1 }\ncards = ['M7', 'M8']";
    assert_eq!(reach(3, "work", joined), 4, "workshops work in the harvest, once each");
    assert_eq!(reach(3, "work", "goods = { grain = 2, wood = 3 }\ncards = ['E154', 'E158']"), 7, "occupations");
    let fields = "farm = ['. Fg3 Fv2 . .', 'R . . . .', 'R . . . .']";
    assert_eq!(reach(3, "work", fields), 2, "one crop ripens on each field");
    assert_eq!(reach(4, "feeding", fields), 0, "and has been taken when the family is fed");
}

#[test]
fn t28_each_missing_food_is_a_begging_card() {
    let mut test = feeding("", "persons = 3\nnewborns = 1\ngoods = { food = 3 }\n[[player]]");
    let before = test.total();
    test.play_as(0, "feed 3");
    assert_eq!(test.player(0).begging, 2);
    assert_eq!(test.total() - before, -6);
}

#[test]
fn t29_growth_on_g5e_from_round_5() {
    let position = |round: u8| {
        let others = "[[player]]\n".repeat(4);
        Test::at(&format!("round = {round}\n[[player]]\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']\n{others}"))
    };
    assert_eq!(position(4).refusal("place G5e"), "no-occupation");
    let mut test = position(5);
    test.play("place G5e; choose grow; grow");
    assert_eq!(test.player(0).family, 3);
    assert_eq!(test.asked().index(), 1, "A5.7: no minor improvement follows");
}

#[test]
fn a12_4_a_newborn_acts_from_the_next_round_on() {
    let mut test = Test::at(
        "round = 12\nround_order = ['R1a','R1b','R1c','R1d','R2a','R2b','R2c','R3a','R3b','R4a','R4b','R5b','R5a','R6a']\n[[player]]\n",
    );
    test.play("place R5b; grow");
    assert_eq!((test.player(0).family, test.player(0).at_home, test.player(0).newborns), (3, 1, 1));
    assert_eq!(test.game.board.persons(agricola::SpaceId::named("R5b").unwrap())[0], 2, "beside its parent");
    test.play("place B3");
    assert_eq!(test.game.round, 13);
    assert_eq!((test.player(0).at_home, test.player(0).newborns), (3, 0));
}

#[test]
fn a17_3_feeding_costs_2_food_a_person_and_surplus_is_kept() {
    let mut test = feeding("", "goods = { food = 7 }\n[[player]]");
    assert_eq!(test.refusal("feed 5"), "food-amount", "not more than is owed");
    test.play_as(0, "feed 4");
    assert_eq!(test.goods(0), food(3));
}

#[test]
fn a17_5_nobody_is_forced_to_convert_and_food_may_be_held_back() {
    let mut test = feeding("", "goods = { food = 2, grain = 4 }\n[[player]]");
    assert!(test.offers("feed 0"), "D4");
    assert_eq!(test.refusal("feed 3"), "food-amount");
    test.play("exchange raw grain 2");
    test.play_as(0, "feed 4");
    assert_eq!((test.goods(0), test.player(0).begging), (grain(2), 0));
}

#[test]
fn a17_8_all_players_feed_at_once_in_any_order() {
    let mut first = feeding("", "goods = { food = 4 }\n[[player]]\ngoods = { food = 4 }");
    let mut other = feeding("", "goods = { food = 4 }\n[[player]]\ngoods = { food = 4 }");
    assert_eq!(first.game.to_decide().len(), 2);
    first.play_as(0, "feed 4");
    first.play_as(1, "feed 3");
    other.play_as(1, "feed 3");
    other.play_as(0, "feed 4");
    assert_eq!(first.game, other.game);
}

#[test]
fn a17_2_a_workshop_works_once_in_each_harvest() {
    for (card, kind, value) in [("M7", "wood", 2), ("M8", "clay", 2), ("M9", "reed", 3)] {
        let mut test = feeding("", &format!("goods = {{ {kind} = 5 }}\ncards = ['{card}']\n[[player]]"));
        assert_eq!(test.refusal(&format!("exchange {card} {kind} 2")), "committed");
        test.play(&format!("exchange {card} {kind} 1"));
        assert_eq!(test.has(0, Good::Food), value);
        assert_eq!(test.refusal(&format!("exchange {card} {kind} 1")), "no-exchange");
        let work = Test::full(&format!("goods = {{ {kind} = 5 }}\ncards = ['{card}']"));
        assert_eq!(work.refusal(&format!("exchange {card} {kind} 1")), "no-exchange", "only in the harvest");
    }
}

#[test]
fn a17_6_the_proposal_begs_only_where_nothing_is_left_to_eat() {
    let proposed = |player: &str| {
        let mut test = feeding("", &format!("persons = 3\n{player}\n[[player]]"));
        let Some(Contents::Feed { plan, .. }) = test.game.contents(table::Seat::new(0)) else { panic!("a meal") };
        plan.iter().for_each(|m| drop(test.game.apply(table::Seat::new(0), m).unwrap()));
        (test.player(0).begging, test.has(0, Good::Grain))
    };
    assert_eq!(proposed("goods = { food = 4, grain = 2 }"), (0, 0), "the last grain is eaten");
    assert_eq!(proposed("goods = { food = 4, grain = 5 }"), (0, 3));
    assert_eq!(proposed("goods = { food = 5, vegetable = 1 }"), (0, 0), "and the last vegetable");
    let last = "goods = { food = 4 }\nanimals = { cattle = 1 }\npastures = [[[0, 4]]]\ncards = ['M1']";
    assert_eq!(proposed(last), (0, 0), "and the last animal");
    assert_eq!(proposed("goods = { food = 4, grain = 1 }"), (1, 0));
}

#[test]
fn a17_6_persons_are_never_given_up() {
    let mut test = feeding("", "persons = 5\n[[player]]");
    test.play_as(0, "feed 0");
    assert_eq!((test.player(0).family, test.player(0).begging), (5, 10));
}

#[test]
fn a12_7_the_minor_after_growth_comes_after_growth() {
    let mut test = Test::full("farm = ['R . . . .', 'R . . . .', 'R . . . .']");
    test.play("place R2c");
    assert_eq!(test.refusal("done"), "not-optional", "growth is the action, the improvement only follows");
    test.play("grow");
}

#[test]
fn a15_4_nothing_is_converted_after_the_last_harvest() {
    let mut test = Test::at(
        "round = 14\nphase = 'feeding'\n[[player]]\ngoods = { food = 4, wood = 1 }\ncards = ['M7']\n[[player]]",
    );
    test.play_as(0, "feed 4");
    test.play_as(1, "feed 0");
    assert!(test.game.to_decide().is_empty());
}

#[test]
fn a15_5_food_from_a_conversion_is_there_at_once() {
    let mut test = feeding("", "goods = { vegetable = 1 }\nanimals = { cattle = 1 }\ncards = ['M3']\n[[player]]");
    test.play("exchange M3 cattle 1; exchange M3 vegetable 1");
    test.play_as(0, "feed 4");
    assert_eq!((test.goods(0), test.player(0).begging), (food(3), 0), "A17.7: surplus food is kept");
}

#[test]
fn a19_1_a_single_player_places_all_persons_one_after_another() {
    let mut test = Test::at("round = 14\n[[player]]\npersons = 4\ngoods = { food = 99 }");
    test.play("place B3; place B6; place B7; place B8");
    assert_eq!(test.prompt(), "feed");
}
