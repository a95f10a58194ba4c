//! Forest and moor tiles on the farmyard. M5; MT7 to MT9, MT13.

use crate::common::Test;

/// Start card 6: `TTMMT / H..MT / H...T`.
fn card_6(lines: &str) -> Test {
    Test::moor(1, 14, &[&format!("start_card = 6\n{lines}"), "", ""])
}

#[test]
fn mt7_nothing_is_built_on_a_tile() {
    let rich = "goods = { wood = 15, reed = 5 }";
    let mut test = card_6(rich);
    test.play("place B1; choose stables");
    assert_eq!(test.refusal("stable 0,0"), "no-stable-site");
    assert!(test.offers("stable 1,1"));
    let mut test = card_6(rich);
    test.play("place B1; choose rooms");
    assert_eq!(test.refusal("room 0,0"), "no-room-site");
    let mut test = card_6(rich);
    test.play("place B4");
    assert_eq!(test.refusal("plow 0,1"), "no-field-site");
    let farm = "farm = ['. . . . .', 'R . . M .', 'R . . . .']";
    let position = format!("expansion = 'moor'\n[[player]]\n{farm}\npastures = [[[1,3]]]\n[[player]]");
    assert!(<agricola::Agricola as table::Game>::from_position(&position).is_err(), "no animals on a tile");
}

#[test]
fn mt8_fences_may_stand_beside_tiles_but_not_around_them() {
    let mut test = card_6("goods = { wood = 15 }");
    test.play("place R1d");
    assert_eq!(test.refusal("fence 1,1 1,2 1,3 2,1 2,2 2,3"), "fence-blocked");
    test.play("fence 1,1 1,2 2,1 2,2");
    assert_eq!(test.player(0).farm.fences.len(), 8);
}

#[test]
fn mt8_a_moor_that_is_cut_may_be_fenced_in() {
    let mut test = Test::moor(1, 14, &["start_card = 6\ngoods = { wood = 15 }", "at_home = 0", "at_home = 0"]);
    test.play("special S3 CP; clear 1,3; place R1d; fence 1,1 1,2 1,3 2,1 2,2 2,3");
    assert_eq!(test.player(0).farm.pastures.len(), 1);
}

#[test]
fn mt9_rooms_need_a_free_space_beside_a_room() {
    let lines = "start_card = 9\ngoods = { wood = 5, reed = 2 }";
    let alone = |lines: &str| Test::moor(1, 14, &[lines, "at_home = 0"]);
    let builds = |test: &mut Test| {
        test.play("place B1");
        test.offers("choose rooms")
    };
    assert!(!builds(&mut alone(lines)), "only stables");
    let mut test = alone(lines);
    test.play("special S1 FT; clear 1,1; place B1; choose rooms; room 1,1");
    assert!(test.player(0).farm.rooms.len() == 3);
    let mut test = alone(lines);
    test.play("special S1 SB; clear 1,1");
    assert!(!builds(&mut test));
}

#[test]
fn mt13_unused_spaces() {
    let after = |moves: &str| {
        let mut test = Test::moor(1, 1, &["start_card = 1", ""]);
        test.play(moves);
        test.player(0).farm.unused().len()
    };
    assert_eq!(after(""), 5);
    assert_eq!(after("special S1 CP; clear 0,0"), 6);
    assert_eq!(after("special S1 FT; clear 0,3"), 6);
    assert_eq!(after("special S1 SB; clear 0,3"), 5);
}

#[test]
fn m5_6_a_tile_beneath_is_uncovered() {
    let farm = "farm = ['MT TT MTT . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::moor(1, 1, &[farm, "at_home = 0"]);
    assert_eq!(test.refusal("special S1 SB"), "no-tile", "M8.4: a forest on another tile does not burn");
    test.play("special S1 FT; clear 0,0");
    assert_eq!(test.player(0).farm.picture()[0], "M TT MTT . .");
    for (cell, left) in [("0,1", "MT T MTT . ."), ("0,2", "MT TT MT . .")] {
        let mut test = Test::moor(1, 1, &[farm, ""]);
        test.play(&format!("special S1 FT; clear {cell}"));
        assert_eq!(test.player(0).farm.picture()[0], left);
    }
}
