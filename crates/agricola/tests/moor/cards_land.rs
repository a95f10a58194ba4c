//! Minor improvements of the Moor that change the farmyard itself: other pastures, added spaces, goods and crops on spaces.

use crate::common;
use crate::common::Test;
use crate::common::moor::{playing, with};
use agricola::goods::*;
use agricola::{Cell, Cells};
use table::{Game, Seat};

fn cells(list: &[(i8, i8)]) -> Cells {
    list.iter().map(|&(row, column)| Cell::named(row, column).unwrap()).collect()
}

/// The breeding of a harvest with these players.
fn breeding(players: &[&str]) -> Test {
    let players: String = players.iter().map(|lines| format!("[[player]]\n{lines}\n")).collect();
    Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 4\nphase = 'breeding'\n{players}"))
}

#[test]
fn m033_night_pasture_holds_three_animals_and_one_of_each_neighbour() {
    let fits = |own: &str, other: &str| {
        let players = format!("[[player]]\ncards = ['M033']\nanimals = {own}\n[[player]]\nanimals = {other}");
        agricola::Agricola::from_position(&format!("expansion = 'moor'\nlevel = 3\n{players}")).is_ok()
    };
    assert!(fits("{ sheep = 1, boar = 1, cattle = 1, horse = 1 }", "{}"), "three of any types, and a pet");
    assert!(!fits("{ sheep = 2, boar = 1, cattle = 1, horse = 1 }", "{}"));
    assert!(fits("{ horse = 4 }", "{ sheep = 1, boar = 1 }"), "the neighbour's pet and one on the card");
    assert!(!fits("{}", "{ sheep = 1, boar = 2 }"), "one only");
}

#[test]
fn m033_guests_breed_for_the_owner_who_breeds_last() {
    let mut test = breeding(&["cards = ['M033']\nanimals = { sheep = 1 }", "animals = { sheep = 2 }"]);
    assert_eq!(
        (test.asked(), test.prompt()),
        (Seat::new(0), "breed"),
        "one of the neighbour's sheep stands on the card"
    );
    test.play("breed sheep");
    assert_eq!((test.goods(0), test.has(1, Good::Sheep)), (sheep(2), 2), "the neighbour's two are no pair");
    let yard = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]], [[1, 4]]]";
    let mut test = breeding(&[
        "cards = ['M033']\nanimals = { boar = 2 }",
        &format!("{yard}\nanimals = {{ sheep = 3, boar = 1 }}"),
    ]);
    assert_eq!(test.game.to_decide().iter().collect::<Vec<_>>(), [Seat::new(1)], "the owner waits");
    test.play("breed sheep");
    assert_eq!((test.asked(), test.prompt()), (Seat::new(0), "breed"));
    test.play("breed boar");
    assert_eq!(test.goods(0), boar(3));
}

#[test]
fn m033_who_has_a_choice_says_which_animal_stands_there() {
    let at = || breeding(&["cards = ['M033']\nanimals = { sheep = 1 }", "animals = { sheep = 1, boar = 1 }"]);
    let mut test = at();
    assert_eq!((test.asked(), test.prompt()), (Seat::new(1), "lodge"));
    test.play("take sheep 1; breed sheep");
    assert_eq!(test.goods(0), sheep(2));
    let mut test = at();
    test.play("take boar 1");
    test.until(|game| game.round == 5);
    assert_eq!(test.has(0, Good::Sheep), 1, "a boar is no ram");
}

#[test]
fn mt78_an_animal_on_the_neighbours_night_pasture_counts() {
    let cards = "hand = ['M086', 'E25']\ngoods = { wood = 2, clay = 2 }";
    let farm = "farm = ['. . . . .', 'R . . . .', 'R . . . .']";
    let head = "expansion = 'moor'\nlevel = 3\nturn = 1";
    let at = |animals: &str| {
        let mut test =
            Test::at(&format!("{head}\n[[player]]\ncards = ['M033']\n[[player]]\n{cards}\n{farm}\n{animals}"));
        test.play("place B2");
        test
    };
    assert!(at("animals = { boar = 1, sheep = 1 }").offers("improve M086"), "one of the two has no other place");
    assert_eq!(at("animals = { boar = 2 }").refusal("improve M086"), "condition");
}

#[test]
fn m038_nature_reserve_is_a_pasture_when_the_tile_is_gone() {
    let yard =
        "farm = ['F . . T M', 'R . . . .', 'R . . . M']\npastures = [[[0, 2]]]\npersons = 5\ngoods = { food = 1 }";
    let mut test = playing("M038", 8, yard);
    assert!(test.offers("fence 0,3"));
    assert_eq!(test.refusal("fence 0,4"), "fence-apart", "beside a pasture only");
    assert_eq!(test.refusal("fence 1,2"), "no-pasture", "a tile must lie there");
    test.play("fence 0,3");
    assert_eq!((test.player(0).farm.fences.len(), test.player(0).farm.pastures.len()), (7, 1));
    test.play("special S1 FT; clear 0,3");
    assert_eq!(test.player(0).farm.pastures.len(), 2);
    assert_eq!(test.player(0).farm.unused(), cells(&[(0, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3)]));
}

#[test]
fn m038_a_forest_that_is_burned_leaves_no_pasture() {
    let yard =
        "farm = ['. . . T .', 'R . . . .', 'R . . . .']\npastures = [[[0, 2]]]\npersons = 5\ngoods = { food = 1 }";
    let mut test = playing("M038", 8, yard);
    test.play("fence 0,3; special S1 SB; clear 0,3");
    let farm = &test.player(0).farm;
    assert_eq!((farm.pastures.len(), farm.fields, farm.fences.len()), (1, cells(&[(0, 3)]), 7));
}

#[test]
fn m039_special_pasture_lies_apart() {
    let yard =
        "farm = ['T . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]]]\npersons = 5\ngoods = { wood = 9 }";
    let mut test = playing("M039", 8, yard);
    assert_eq!(test.refusal("fence 0,3"), "fence-apart");
    assert_eq!(test.refusal("fence 0,0"), "fence-blocked");
    test.play("fence 2,2");
    assert_eq!((test.player(0).farm.pastures.len(), test.goods(0)), (2, wood(7)));
    test.play("place R1d");
    assert_eq!(test.refusal("fence 0,2"), "fence-apart", "afterwards the rule holds again");
    test.play("fence 2,3; fence 1,4");
    assert_eq!(test.player(0).farm.pastures.len(), 4, "beside either of them");
}

#[test]
fn m050_farm_extension_adds_two_spaces_side_by_side() {
    let yard = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npersons = 5\ngoods = { clay = 1, wood = 8 }";
    let mut test = playing("M050", 8, yard);
    assert!(test.offers("lay -1,0") && test.offers("lay 1,-1") && test.offers("lay 2,5") && !test.offers("lay 0,0"));
    test.play("lay -1,4");
    assert_eq!(test.moves(), [common::read("lay -1,3")], "beside the first one");
    test.play("lay -1,3");
    assert_eq!((test.player(0).farm.unused().len(), test.points("unused_spaces")), (15, -15));
    test.play("place R1d; fence -1,3 -1,4 0,3 0,4");
    assert_eq!((test.goods(0), test.player(0).farm.capacity(cells(&[(-1, 3), (-1, 4), (0, 3), (0, 4)]))), (NOTHING, 8));
    let text = serde_json::to_string(&test.game).unwrap();
    assert_eq!(serde_json::from_str::<agricola::Agricola>(&text).unwrap(), test.game);
}

#[test]
fn m050_rooms_and_fields_stand_on_added_spaces() {
    let added = "added = [[[1, -1], '.'], [[2, -1], 'F']]\ngoods = { wood = 5, reed = 2 }\npersons = 5";
    let mut test = with(8, "'M050'", &format!("{added}\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']"));
    test.play("place B1; choose rooms; room 1,-1");
    assert_eq!(test.player(0).farm.rooms.len(), 3);
    let mut test = with(8, "'M050'", &format!("{added}\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']"));
    test.play("place B4");
    assert_eq!(test.moves(), [common::read("plow 1,-1")], "beside the field");
}

#[test]
fn m051_moor_enclosures_bring_two_moors() {
    let yard = "house = 'clay'\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']\npersons = 5\ngoods = { stone = 1 }";
    let mut test = playing("M051", 8, yard);
    test.play("lay 0,5; lay 1,5");
    assert_eq!((test.player(0).farm.tiles.all(), test.points("unused_spaces")), (cells(&[(0, 5), (1, 5)]), -13));
    test.play("special S1 CP; clear 0,5");
    assert_eq!((test.goods(0), test.points("unused_spaces")), (fuel(3), -14));
}

#[test]
fn m051_beside_m050_takes_no_space_twice() {
    let added = "added = [[[-1, 1], '.'], [[-1, 2], '.']]\ncards = ['M050']";
    let yard = "house = 'clay'\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']\ngoods = { stone = 1 }";
    let test = playing("M051", 8, &format!("{added}\n{yard}"));
    assert!(!test.offers("lay -1,1") && !test.offers("lay -1,0"), "(-1,0) has no room for a second space");
    assert!(test.offers("lay -1,3") && test.offers("lay 3,0"));
}

#[test]
fn m092_m096_goods_wait_on_freed_spaces_until_they_are_used() {
    let yard = "farm = ['M T MT . .', 'R . . . .', 'R . . . .']\npersons = 5";
    let mut test = with(8, "'M092', 'M096'", yard);
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.goods(0), fuel(3));
    assert_eq!(test.player(0).farm.unused().len(), 11, "the space is unused");
    test.play("place B4; plow 0,0");
    assert_eq!(test.goods(0), fuel(4).and(food(2)));
    let mut test = with(8, "'M092', 'M096'", yard);
    test.play("special S1 FT; clear 0,2; place B4; plow 0,3");
    assert_eq!(test.goods(0), wood(2), "nothing is put on a tile");
}

#[test]
fn m096_fallow_land_pays_when_a_pasture_takes_the_space() {
    let mut test =
        with(8, "'M096'", "farm = ['T . . . .', 'R . . . .', 'R . . . .']\npersons = 5\ngoods = { wood = 2 }");
    test.play("special S1 FT; clear 0,0; place R1d; fence 0,0");
    assert_eq!(test.goods(0), food(1));
}

#[test]
fn m095_fallow_fields_hand_their_food_to_the_sower() {
    let yard = "farm = ['F Fg2 . . .', 'R F . . .', 'R F F . .']\npersons = 5\ngoods = { grain = 2 }";
    let mut test = playing("M095", 13, yard);
    test.play("choose use; lay 0,0");
    assert!(!test.offers("lay 0,1"), "an empty field only");
    test.play("choose use; lay 1,1; lay 2,1");
    assert_eq!(test.player(0).farm.empty_fields().len(), 4, "they still count as empty");
    test.play("place R5a; choose sow; sow 0,0 grain; sow 2,2 grain");
    assert_eq!(test.goods(0), food(2));
}

#[test]
fn m111_no_till_farming_plants_two_unused_spaces() {
    let yard = "farm = ['F F . . .', 'R . . . .', 'R . . . .']\npersons = 5\ngoods = { grain = 4, vegetable = 1 }";
    let mut test = with(13, "'M111'", yard);
    test.play("place R5a; choose sow; sow 2,4 grain; sow 2,3 vegetable");
    assert_eq!(test.refusal("sow 2,2 grain"), "no-empty-field", "two at a time");
    test.play("sow 0,0 grain; done");
    let farm = &test.player(0).farm;
    assert_eq!((farm.fields.len(), farm.unused().len(), farm.picture()[2].as_str()), (2, 11, "R . . .v2 .g3"));
    test.play("use M111; clear 2,4");
    assert_eq!(test.player(0).farm.wild, cells(&[(2, 3)]), "crops may be thrown away at any time");
}

#[test]
fn m111_crops_are_harvested_and_lost_when_the_space_is_used() {
    let yard = "farm = ['F F .g1 . .', 'R . . . .', 'R . . .v2 .']";
    let players = format!("[[player]]\ncards = ['M111']\n{yard}\ngoods = {{ food = 9, fuel = 2 }}\n[[player]]\n");
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 13\nphase = 'harvest'\n{players}"));
    assert_eq!((test.has(0, Good::Grain), test.has(0, Good::Vegetable)), (1, 1));
    assert_eq!(test.player(0).farm.wild, cells(&[(2, 3)]), "the grain is gone");
    test.until(|game| game.round == 14 && !game.to_decide().is_empty());
    let mut test = with(13, "'M111'", &yard.replace(".g1", ".g3"));
    test.play("place B4; plow 0,2");
    assert_eq!(test.player(0).farm.picture()[0], "F F F . .", "the grain was thrown away");
}

#[test]
fn m131_cattle_stall_sells_an_animal_every_other_round() {
    let goods = "goods = { wood = 2, clay = 2, food = 9 }\npersons = 2";
    let mut test = playing("M131", 5, goods);
    test.play("take horse 1; take sheep 1");
    assert_eq!(test.refusal("take horse 1"), "no-answer", "all four are different");
    test.play("take cattle 1; take boar 1");
    test.until(|game| game.round == 7 && game.decision(Seat::new(0)).is_some_and(|ask| ask.source.is_some()));
    let had = test.has(0, Good::Food);
    test.play("choose use");
    assert_eq!((test.has(0, Good::Horse), test.has(0, Good::Food)), (1, had - 1));
    let mut late = playing("M131", 11, goods);
    late.play("take sheep 1");
    assert_ne!(late.prompt(), "choose", "round 15 never comes");
}
