//! Plowing, sowing, baking. A9, A10; T9 to T13.

use crate::common::Test;
use agricola::farm::Plot;
use agricola::goods::*;
use agricola::{Cell, Crop};

fn plot(test: &Test, row: u8, column: u8) -> Plot {
    test.player(0).farm.plots[Cell::at(row, column).unwrap().index()]
}

#[test]
fn t09_sowing_one_grain_and_one_vegetable() {
    let mut test = Test::full("goods = { grain = 1, vegetable = 1 }\nfarm = ['. F F . .', 'R . . . .', 'R . . . .']");
    test.play("place R1a; choose sow; sow 0,1 grain; sow 0,2 vegetable");
    assert_eq!(plot(&test, 0, 1), Plot::sown(Crop::Grain, 3));
    assert_eq!(plot(&test, 0, 2), Plot::sown(Crop::Vegetable, 2));
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn t10_two_harvests_bring_two_grain_and_two_vegetables() {
    let mut test = Test::at(
        "round = 4\nphase = 'harvest'\n[[player]]\ngoods = { food = 40 }\nfarm = ['. Fg3 Fv2 . .', 'R . . . .', 'R . . . .']",
    );
    assert_eq!(test.has(0, Good::Grain), 1);
    assert_eq!(test.has(0, Good::Vegetable), 1);
    test.until(|game| game.round == 7 && game.phase >= agricola::Phase::Harvest(agricola::phase::HarvestStep::Feeding));
    // Everything else the dull player took on the way is of no interest here.
    assert_eq!(plot(&test, 0, 1), Plot::sown(Crop::Grain, 1));
    assert_eq!(plot(&test, 0, 2), Plot::EMPTY);
}

#[test]
fn t11_a_field_with_a_grain_on_it_cannot_be_sown() {
    let mut test = Test::full("goods = { grain = 2, vegetable = 2 }\nfarm = ['. Fg1 F F .', 'R . . . .', 'R . . . .']");
    test.play("place R1a; choose sow");
    assert_eq!(test.refusal("sow 0,1 vegetable"), "no-empty-field");
    test.play("sow 0,2 vegetable; sow 0,3 vegetable");
    assert_eq!(test.goods(0), grain(2));
}

#[test]
fn t12_baking_two_grain_after_sowing() {
    for (card, moves, result) in [
        ("M1", "bake M1 2", food(4)),
        ("M3", "bake M3 2", food(6)),
        ("M6", "bake M6 2", food(8)),
        ("M5", "bake M5 1", food(5).and(grain(1))),
    ] {
        let mut test = Test::full(&format!(
            "goods = {{ grain = 2, vegetable = 2 }}\nfarm = ['. Fg1 F F .', 'R . . . .', 'R . . . .']\ncards = ['{card}']"
        ));
        test.play("place R1a; choose sow; sow 0,2 vegetable; sow 0,3 vegetable; choose bake");
        assert!(!test.offers("bake M5 2"), "A10.3: the Clay Oven takes one grain");
        test.play(moves);
        assert_eq!(test.goods(0), result, "{card}");
        assert_eq!(test.asked().index(), 1);
    }
}

#[test]
fn t13_clay_oven_and_stone_oven_in_one_action() {
    let mut test = Test::full("goods = { grain = 4 }\ncards = ['M5', 'M6']");
    test.play("place R1a; choose bake; bake M6 2; bake M5 1");
    assert_eq!(test.goods(0), food(13).and(grain(1)));
    assert_eq!(test.asked().index(), 1, "both ovens are used up");
}

#[test]
fn a9_1_the_first_field_anywhere_the_next_beside_a_field() {
    let mut test = Test::full("");
    test.play("place B4; plow 2,4");
    let mut test = Test::full("farm = ['. . . . .', 'R . . . .', 'R . . . F']\npastures = [[[1, 4]]]");
    test.play("place B4");
    assert_eq!(test.refusal("plow 0,0"), "no-field-site");
    assert_eq!(test.refusal("plow 1,4"), "no-field-site", "A11.7: a fenced space is used");
    assert_eq!(test.moves().len(), 1);
    test.play("plow 2,3");
}

#[test]
fn a9_3_without_a_legal_space_nothing_is_plowed() {
    let test = Test::full("farm = ['. . . . .', 'R S . . .', 'R F S . .']");
    assert_eq!(test.refusal("place B4"), "no-field-site");
}

#[test]
fn a9_4_taking_grain_is_not_sowing() {
    let mut test = Test::full("farm = ['. F . . .', 'R . . . .', 'R . . . .']");
    test.play("place B3");
    assert_eq!(test.goods(0), grain(1));
    assert_eq!(plot(&test, 0, 1), Plot::EMPTY);
}

#[test]
fn a9_5_sowing_needs_seed_and_an_empty_field() {
    let test = Test::full("farm = ['. F . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("place R1a"), "no-seed");
    let test = Test::full("goods = { grain = 1 }");
    assert_eq!(test.refusal("place R1a"), "no-empty-field");
}

#[test]
fn a9_7_fields_may_be_left_unsown() {
    let mut test = Test::full("goods = { grain = 2 }\nfarm = ['. F F . .', 'R . . . .', 'R . . . .']");
    test.play("place R1a; choose sow; sow 0,1 grain; done");
    assert_eq!(test.goods(0), grain(1));
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn a6_4_a_field_plowed_now_may_be_sown_now_but_not_the_other_way_round() {
    let mut test = Test::full("goods = { grain = 1 }");
    test.play("place R5a");
    assert_eq!(test.refusal("choose sow"), "no-empty-field");
    test.play("choose plow; plow 0,2; choose sow; sow 0,2 grain");
    assert_eq!(plot(&test, 0, 2), Plot::sown(Crop::Grain, 3));
    let mut test = Test::full("goods = { grain = 1 }\nfarm = ['. F . . .', 'R . . . .', 'R . . . .']");
    test.play("place R5a; choose sow; sow 0,1 grain");
    assert_eq!(test.asked().index(), 1, "after sowing the plow is behind");
}

#[test]
fn a10_1_baking_needs_an_improvement_and_grain() {
    let test = Test::full("goods = { grain = 1 }");
    assert_eq!(test.refusal("place R1a"), "no-empty-field");
    let mut test = Test::full("goods = { grain = 1 }\ncards = ['M7']\nfarm = ['. F . . .', 'R . . . .', 'R . . . .']");
    test.play("place R1a");
    assert_eq!(test.refusal("choose bake"), "no-oven");
}

#[test]
fn a10_2_grain_is_baked_only_in_a_bake_action() {
    let test = Test::full("goods = { grain = 1 }\ncards = ['M1']");
    assert_eq!(test.refusal("exchange M1 grain 1"), "no-exchange");
    assert!(test.offers("exchange raw grain 1"), "raw, it is 1 food at any time");
}

#[test]
fn a10_5_an_oven_bakes_at_once_when_acquired() {
    let mut test = Test::full("goods = { clay = 3, stone = 1, grain = 1 }");
    test.play("place R1b; improve M5; bake M5 1");
    assert_eq!(test.goods(0), food(5));
    let mut test = Test::full("goods = { clay = 3, stone = 1, grain = 1 }");
    test.play("place R1b; improve M5; done");
    assert_eq!(test.goods(0), grain(1), "it is optional");
}

#[test]
fn a10_3_one_immediate_bake_uses_all_improvements() {
    let mut test = Test::full("goods = { clay = 3, stone = 1, grain = 3 }\ncards = ['M1']");
    test.play("place R1b; improve M5; bake M5 1; bake M1 2");
    assert_eq!(test.goods(0), food(9));
}

#[test]
fn a17_1_exactly_one_crop_from_every_planted_field() {
    let test = Test::at(
        "round = 4\nphase = 'harvest'\n[[player]]\nfarm = ['. Fg3 Fv2 F .', 'R . . . .', 'R . . . .']\n[[player]]",
    );
    assert_eq!(test.goods(0), grain(1).and(vegetable(1)));
    assert_eq!(test.player(0).farm.crops(), grain(2).and(vegetable(1)));
}

#[test]
fn a1_7_crops_on_fields_can_be_neither_eaten_nor_baked_nor_sown() {
    let test = Test::full("farm = ['. Fg3 Fv2 F .', 'R . . . .', 'R . . . .']\ncards = ['M1']");
    assert_eq!(test.refusal("exchange raw grain 1"), "no-goods");
    assert_eq!(test.refusal("exchange M1 vegetable 1"), "no-goods");
    assert_eq!(test.refusal("place R1a"), "no-seed");
}

#[test]
fn a10_4_each_grain_is_baked_once() {
    let mut test = Test::full("goods = { grain = 2 }\ncards = ['M1', 'M3']");
    test.play("place R1a; choose bake; bake M3 1");
    assert_eq!(test.refusal("bake M3 1"), "no-oven", "each improvement once in an action");
    assert_eq!(test.refusal("bake M1 2"), "no-grain");
    test.play("bake M1 1");
    assert_eq!(test.goods(0), food(5));
}

#[test]
fn a10_6_each_grain_is_sown_baked_or_kept() {
    let mut test = Test::full("goods = { grain = 3 }\ncards = ['M1']\nfarm = ['. F . . .', 'R . . . .', 'R . . . .']");
    test.play("place R1a; choose bake; bake M1 1; choose sow; sow 0,1 grain");
    assert_eq!(test.goods(0), grain(1).and(food(2)));
}
