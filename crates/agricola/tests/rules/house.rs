//! Rooms, renovation, stables. A7, A8; T1 to T8.

use crate::common::Test;
use agricola::goods::*;
use agricola::{House, Mode};

#[test]
fn t01_a_third_room_for_5_wood_and_2_reed() {
    let mut test = Test::full("goods = { wood = 5, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.player(0).farm.rooms.len(), 3);
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn t02_three_wood_rooms_become_clay_for_3_clay_and_1_reed() {
    let mut test = Test::full("goods = { clay = 3, reed = 1 }\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    test.play("place R2b; renovate clay");
    assert_eq!(test.player(0).farm.house, House::Clay);
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn t03_a_fourth_clay_room_for_5_clay_and_2_reed() {
    let mut test =
        Test::full("goods = { clay = 5, reed = 2 }\nhouse = 'clay'\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    test.play("place B1; choose rooms; room 0,1");
    assert_eq!(test.player(0).farm.rooms.len(), 4);
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn t04_four_stone_rooms_and_the_next_one_costs_stone() {
    let four = "house = 'clay'\nfarm = ['R R . . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::full(&format!("goods = {{ stone = 9, reed = 3, food = 9 }}\n{four}"));
    test.play("place R2b; renovate stone; done");
    assert_eq!(test.goods(0), stone(5).and(reed(2)).and(food(9)));
    test.play("place B3; place B1; choose rooms; room 1,1");
    assert_eq!(test.goods(0), food(9), "A7.9: 5 stone and 2 reed");
}

#[test]
fn t05_one_step_of_renovation_only() {
    let three = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::full(&format!("goods = {{ clay = 3, stone = 3, reed = 2 }}\n{three}"));
    assert_eq!(test.prompt(), "place");
    test.play("place R2b");
    assert_eq!(test.refusal("renovate stone"), "stone-house", "A7.8: never skipping clay");
    test.play("renovate clay");
    assert_eq!(test.asked().index(), 1, "never two steps; no improvement can be had either");
    assert_eq!(test.player(0).farm.house, House::Clay);
}

#[test]
fn t06_two_clay_do_not_renovate_three_rooms() {
    let test = Test::full("goods = { clay = 2, reed = 1 }\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("place R2b"), "too-dear");
}

#[test]
fn t07_stables_alone_are_an_action() {
    let mut test = Test::full("goods = { wood = 4 }");
    test.play("place B1; choose stables; stable 0,4; stable 2,2");
    assert_eq!(test.player(0).farm.stables.len(), 2);
    assert_eq!(test.goods(0), NOTHING);
    let test = Test::full("");
    assert_eq!(test.refusal("place R2c"), "no-free-room", "R2c only for a minor improvement is illegal");
}

#[test]
fn t08_clay_rooms_score_1_stone_rooms_2() {
    let farm = "farm = ['R R . . .', 'R . . . .', 'R . . . .']";
    assert_eq!(Test::full(&format!("house = 'clay'\n{farm}")).points("clay_rooms"), 4);
    assert_eq!(Test::full(&format!("house = 'stone'\n{farm}")).points("stone_rooms"), 8);
    assert_eq!(Test::full(farm).points("clay_rooms"), 0);
}

#[test]
fn a7_3_a_room_needs_an_unused_space_beside_a_room() {
    let mut test = Test::full(
        "goods = { wood = 9, reed = 9 }\nfarm = ['. . S . .', 'R F . . .', 'R S . . .']\npastures = [[[0, 3]]]",
    );
    test.play("place B1; choose rooms");
    for (cell, what) in [("1,1", "field"), ("2,1", "stable"), ("0,3", "pasture"), ("0,1", "not beside a room")] {
        assert_eq!(test.refusal(&format!("room {cell}")), "no-room-site", "{what}");
    }
    test.play("room 0,0");
}

#[test]
fn a7_3_rooms_of_one_action_may_lean_on_each_other() {
    let mut test = Test::full("goods = { wood = 10, reed = 4 }");
    test.play("place B1; choose rooms");
    assert_eq!(test.refusal("room 0,1"), "no-room-site");
    test.play("room 0,0; room 0,1");
    assert_eq!(test.player(0).farm.rooms.len(), 4, "A7.5: any number on B1");
}

#[test]
fn a6_4_rooms_and_stables_in_either_order() {
    for order in [
        "choose rooms; room 0,0; choose stables; stable 0,4",
        "choose stables; stable 0,4; done; choose rooms; room 0,0",
    ] {
        let mut test = Test::full("goods = { wood = 9, reed = 2 }");
        test.play(&format!("place B1; {order}"));
        assert_eq!(test.player(0).farm.rooms.len(), 3, "{order}");
        assert_eq!(test.player(0).farm.stables.len(), 1, "{order}");
    }
}

#[test]
fn a6_1_at_least_one_part_must_be_done() {
    let mut test = Test::full("goods = { wood = 9, reed = 2 }");
    test.play("place B1");
    assert_eq!(test.refusal("done"), "not-optional");
    test.play("choose rooms");
    assert_eq!(test.refusal("done"), "not-optional");
    test.play("room 0,0");
    test.play("done"); // The stables are left out.
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn a8_1_four_stables_are_all() {
    let mut test = Test::full("goods = { wood = 20 }\nfarm = ['S S S . .', 'R . . . .', 'R . . . .']");
    test.play("place B1; choose stables; stable 0,4");
    assert_eq!(test.player(0).farm.stables.len(), 4);
    assert_eq!(test.asked().index(), 1, "no fifth stable is offered");
    let test = Test::full("goods = { wood = 4 }\nfarm = ['S S S S .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("place B1"), "too-dear", "neither a room nor a stable");
}

#[test]
fn a8_2_a_stable_may_stand_in_a_pasture_but_not_on_a_field_room_or_stable() {
    let mut test = Test::full(
        "goods = { wood = 4 }\nfarm = ['. F . . S', 'R . . . .', 'R . . . .']\npastures = [[[0, 4], [1, 4]]]",
    );
    test.play("place B1; choose stables");
    for cell in ["0,1", "1,0", "0,4"] {
        assert_eq!(test.refusal(&format!("stable {cell}")), "no-stable-site");
    }
    test.play("stable 1,4");
}

#[test]
fn a8_3_a_space_with_a_stable_is_no_place_for_a_field_or_room() {
    let mut test = Test::full("farm = ['S . . . .', 'R . . . .', 'R . . . .']");
    test.play("place B4");
    assert_eq!(test.refusal("plow 0,0"), "no-field-site");
}

#[test]
fn f5_one_stable_for_1_wood_and_or_bake() {
    let mut test = Test::family("goods = { wood = 3, grain = 1 }\ncards = ['M1']");
    test.play("place F5; choose stable; stable 0,4; choose bake; bake M1 1");
    assert_eq!(test.goods(0), wood(2).and(food(2)), "D7: at most one stable, for 1 wood");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn a20_1_the_family_game_has_its_own_side_of_board_1() {
    let family = Test::family("");
    for space in ["F2", "F5", "F6"] {
        assert_ne!(family.refusal_or(&format!("place {space}")), Some("not-in-play"));
    }
    for space in ["B2", "B5", "B6"] {
        assert_eq!(family.refusal(&format!("place {space}")), "not-in-play");
    }
    assert_eq!(family.game.rules.mode, Mode::Family);
}

#[test]
fn a7_7_the_whole_house_is_renovated_at_once() {
    let mut test = Test::full("goods = { clay = 4, reed = 1 }\nfarm = ['R R . . .', 'R . . . .', 'R . . . .']");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING, "1 clay for each of the four rooms");
    assert_eq!(test.points("clay_rooms"), 4);
}

#[test]
fn a7_10_rooms_are_limited_only_by_free_spaces() {
    let mut test = Test::full("goods = { wood = 50, reed = 20 }\nfarm = ['R R R . .', 'R R R R R', 'R R R R R']");
    test.play("place B1; choose rooms; room 0,3; room 0,4");
    assert_eq!(test.player(0).farm.rooms.len(), 15);
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn a8_4_a_stable_holds_one_animal_outside_a_pasture_and_none_of_its_own_inside() {
    let housing = |pastures: &str| {
        let farm = "farm = ['. . . . S', 'R . . . .', 'R . . . .']";
        let test = Test::full(&format!("{farm}\npastures = [{pastures}]"));
        test.game.housing(table::Seat::new(0))
    };
    assert!(housing("").fits(&sheep(1).and(boar(1))) && !housing("").fits(&sheep(2).and(boar(1))));
    assert!(housing("[[0, 4]]").fits(&sheep(4).and(boar(1))) && !housing("[[0, 4]]").fits(&sheep(4).and(boar(2))));
}
