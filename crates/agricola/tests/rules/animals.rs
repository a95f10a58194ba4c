//! Fences, pastures, animals. A11, A14; T14 to T24.

use crate::common::Test;
use agricola::goods::*;
use table::Game;

const BLOCK: &str = "pastures = [[[0, 3]], [[0, 4]], [[1, 3], [1, 4]]]";

#[test]
fn t14_three_pastures_in_a_block() {
    let mut test = Test::full("goods = { wood = 11 }");
    test.play("place R1d; fence 0,3; fence 0,4; fence 1,3 1,4");
    assert_eq!(test.goods(0), NOTHING, "8 fences outside and 3 inside");
    assert_eq!(test.player(0).farm.pastures.len(), 3);
    let test = Test::full(&format!("{BLOCK}\nanimals = {{ sheep = 2, boar = 1, cattle = 3 }}"));
    assert!(test.game.housing(table::Seat::new(0)).fits(&sheep(2).and(boar(1)).and(cattle(4))));
}

#[test]
fn t15_pastures_hold_2_animals_for_each_space() {
    for (cells, capacity) in [("[[0, 4]]", 2), ("[[0, 3], [0, 4]]", 4), ("[[0, 2], [0, 3], [0, 4]]", 6)] {
        let test = Test::full(&format!("pastures = [{cells}]"));
        let farm = &test.player(0).farm;
        assert_eq!(farm.capacity(farm.pastures[0]), capacity);
    }
}

#[test]
fn t16_t17_a_stable_doubles_a_pasture_and_a_split_halves_it() {
    let mut test = Test::full(
        "goods = { wood = 1 }\nfarm = ['. . . . S', 'R . . . .', 'R . . . .']\npastures = [[[0, 3], [0, 4]]]",
    );
    let capacities = |test: &Test| {
        let farm = &test.player(0).farm;
        farm.pastures.iter().map(|&p| farm.capacity(p)).collect::<Vec<u16>>()
    };
    assert_eq!(capacities(&test), [8]);
    test.play("place R1d; fence 0,3");
    assert_eq!(capacities(&test), [2, 4]);
}

#[test]
fn t18_each_further_stable_doubles_again() {
    let test = Test::full("farm = ['. . . S S', 'R . . . .', 'R . . . .']\npastures = [[[0, 2], [0, 3], [0, 4]]]");
    let farm = &test.player(0).farm;
    assert_eq!(farm.capacity(farm.pastures[0]), 24);
}

#[test]
fn t19_pastures_are_areas_not_spaces() {
    let test = Test::full("pastures = [[[0, 3], [0, 4]], [[1, 4]]]");
    assert_eq!(test.points("pastures"), 2);
}

fn breeding(player: &str) -> Test {
    Test::at(&format!("round = 4\nphase = 'breeding'\n[[player]]\n{player}\n[[player]]"))
}

#[test]
fn t20_exactly_one_young_goes_to_the_free_stable() {
    let mut test =
        breeding("farm = ['. . . . S', 'R . . . .', 'R . . . .']\npastures = [[[1, 3]]]\nanimals = { sheep = 3 }");
    test.play("breed sheep");
    assert_eq!(test.has(0, Good::Sheep), 4);
}

#[test]
fn t21_no_place_no_young_and_one_parent_is_not_enough() {
    let test = breeding("pastures = []\nfarm = ['. . . . S', 'R . . . .', 'R . . . .']\nanimals = { sheep = 2 }");
    assert_eq!(test.has(0, Good::Sheep), 2);
    assert_eq!(test.game.round, 5, "nobody was asked");
    // The second sheep is cooked while feeding.
    let mut test = Test::at(
        "round = 4\nphase = 'feeding'\n[[player]]\npastures = [[[0, 4]]]\nanimals = { sheep = 2 }\ncards = ['M1']\n[[player]]",
    );
    test.play_as(0, "exchange M1 sheep 1");
    test.play_as(0, "feed 2");
    test.play_as(1, "feed 0");
    assert_eq!(test.game.round, 5);
    assert_eq!(test.has(0, Good::Sheep), 1);
}

#[test]
fn t22_parents_may_live_apart() {
    let mut test = breeding("pastures = [[[0, 4]]]\nanimals = { sheep = 2 }");
    test.play("breed sheep");
    assert_eq!(test.has(0, Good::Sheep), 3);
}

#[test]
fn t23_sheep_without_a_place_are_cooked_or_given_back() {
    let position = |cards: &str| {
        Test::at(&format!("round = 14\n[spaces]\nR1c = {{ sheep = 3 }}\n[[player]]\ncards = [{cards}]\n[[player]]"))
    };
    let mut test = position("'M1'");
    test.play("place R1c; exchange M1 sheep 2");
    assert_eq!(test.goods(0), sheep(1).and(food(4)));
    assert_eq!(test.asked().index(), 1);
    let mut test = position("");
    test.play("place R1c");
    assert_eq!(test.refusal("keep sheep 2"), "no-place-for-animals");
    test.play("keep sheep 1");
    assert_eq!(test.goods(0), sheep(1));
}

#[test]
fn t24_loose_fences_and_corners() {
    let mut test = Test::full("goods = { wood = 15 }\npastures = [[[0, 3], [0, 4], [1, 3], [1, 4]]]");
    test.play("place R1d");
    assert_eq!(test.refusal("fence 2,2"), "fence-apart");
    assert_eq!(test.refusal("fence 0,3 0,4 1,3 1,4"), "fence-nothing-new");
    assert_eq!(test.refusal("fence 0,3 1,4"), "not-one-area");
    test.play("fence 0,3; fence 2,4");
}

#[test]
fn a11_1_each_fence_costs_1_wood_and_at_least_one_is_built() {
    let test = Test::full("goods = { wood = 3 }");
    assert_eq!(test.refusal("place R1d"), "no-pasture");
    let mut test = Test::full("goods = { wood = 5 }");
    test.play("place R1d");
    assert_eq!(test.refusal("done"), "not-optional");
    assert_eq!(test.refusal("fence 0,3 0,4"), "too-dear");
    test.play("fence 0,4");
    assert_eq!(test.goods(0), wood(1));
    assert_eq!(test.asked().index(), 1, "1 wood is not enough to go on");
}

#[test]
fn a11_3_fifteen_fences_in_all() {
    let mut test = Test::full("goods = { wood = 20 }\npastures = [[[0, 1], [0, 2], [0, 3], [0, 4]]]");
    test.play("place R1d; fence 1,3 1,4");
    assert_eq!(test.player(0).farm.fences.len(), 14);
    assert_eq!(test.refusal("fence 2,4"), "fence-pieces");
    test.play("fence 0,1");
    assert_eq!(test.player(0).farm.fences.len(), 15);
    assert_eq!(test.asked().index(), 1, "no fence is left");
}

#[test]
fn a11_3_fields_and_rooms_stay_outside() {
    let mut test = Test::full("goods = { wood = 20 }\nfarm = ['. . F . .', 'R . . . .', 'R . . . .']");
    test.play("place R1d");
    assert_eq!(test.refusal("fence 0,1 0,2"), "fence-blocked");
    assert_eq!(test.refusal("fence 1,0 1,1"), "fence-blocked");
}

#[test]
fn a11_6_a_stable_may_be_fenced_in_later() {
    let mut test = Test::full("goods = { wood = 4 }\nfarm = ['. . . . S', 'R . . . .', 'R . . . .']");
    assert_eq!(test.points("fenced_stables"), 0);
    test.play("place R1d; fence 0,4");
    assert_eq!(test.points("fenced_stables"), 1);
}

#[test]
fn a14_1_arriving_animals_may_be_cooked_and_old_ones_too() {
    let mut test = Test::at(
        "round = 14\n[spaces]\nR4b = { cattle = 1 }\n[[player]]\nanimals = { sheep = 1 }\ncards = ['M3']\n[[player]]",
    );
    test.play("place R4b");
    assert!(test.offers("keep cattle 1") && test.offers("keep sheep 1"));
    assert!(test.offers("exchange M3 cattle 1"), "A14.7: without ever being housed");
    test.play("exchange M3 sheep 1");
    assert_eq!(test.goods(0), cattle(1).and(food(2)));
}

#[test]
fn a14_2_one_pet_and_one_animal_for_each_stable() {
    let home = Test::full("animals = { boar = 1 }");
    assert_eq!(home.has(0, Good::Boar), 1);
    let mut test = Test::at(
        "round = 14\n[spaces]\nR3b = { boar = 3 }\n[[player]]\nfarm = ['. . . . S', 'R . . . .', 'R . . . .']\n[[player]]",
    );
    test.play("place R3b; keep boar 2");
    assert_eq!(test.goods(0), boar(2));
}

#[test]
fn a14_6_animals_may_be_given_back_at_any_time() {
    for edition in ["de", "nl"] {
        let mut test =
            Test::at(&format!("round = 14\nedition = '{edition}'\n[[player]]\nanimals = {{ sheep = 1 }}\n[[player]]"));
        assert_eq!(test.refusal("release boar 1"), "no-exchange");
        test.play("release sheep 1");
        assert_eq!(test.goods(0), NOTHING);
        assert_eq!(test.asked().index(), 0, "it is no action");
    }
}

#[test]
fn a14_6_animals_given_back_make_room_for_young() {
    // Two sheep in a full pasture, a boar in the home.
    let full = |animals: &str| {
        let mut test = Test::at(&format!(
            "round = 14\nphase = 'breeding'\n[[player]]\npastures = [[[0, 4]]]\nanimals = {{ {animals} }}\n[[player]]"
        ));
        let asked = !test.game.to_decide().is_empty();
        if asked {
            assert_eq!(test.prompt(), "breed");
            assert_eq!(test.refusal("breed sheep"), "no-young", "as long as the boar is there");
            test.play("release boar 1; breed sheep");
        }
        (asked, test.has(0, Good::Sheep), test.has(0, Good::Boar))
    };
    assert_eq!(full("sheep = 2, boar = 1"), (true, 3, 0));
    assert_eq!(full("sheep = 3"), (false, 3, 0), "giving back a parent would make room for nothing more");
}

#[test]
fn a14_10_a_split_pasture_may_leave_animals_without_a_place() {
    let mut test = Test::full(
        "goods = { wood = 1 }\nfarm = ['. . . . S', 'R . . . .', 'R . . . .']\npastures = [[[0, 3], [0, 4]]]\nanimals = { sheep = 8 }",
    );
    test.play("place R1d; fence 0,3; keep sheep 7");
    assert_eq!(test.has(0, Good::Sheep), 7, "2 and 4 in the pastures, one in the home");
}

#[test]
fn a15_1_grain_and_vegetables_are_1_food_raw() {
    let mut test = Test::full("goods = { grain = 2, vegetable = 1 }");
    test.play("exchange raw grain 2; exchange raw vegetable 1");
    assert_eq!(test.goods(0), food(3));
}

#[test]
fn a15_2_animals_have_no_raw_value() {
    let test = Test::full("animals = { cattle = 1 }");
    assert_eq!(test.refusal("exchange raw cattle 1"), "no-exchange");
}

#[test]
fn a16_cooking_values() {
    for (card, vegetables, lamb, pork, beef) in
        [("M1", 2, 2, 2, 3), ("M2", 2, 2, 2, 3), ("M3", 3, 2, 3, 4), ("M4", 3, 2, 3, 4)]
    {
        for (kind, value) in [("vegetable", vegetables), ("sheep", lamb), ("boar", pork), ("cattle", beef)] {
            let mut test = Test::full(&format!("goods = {{ {kind} = 1 }}\ncards = ['{card}']"));
            test.play(&format!("exchange {card} {kind} 1"));
            assert_eq!(test.goods(0), food(value), "{card} {kind}");
        }
    }
}

#[test]
fn a17_12_no_cooking_from_the_end_of_feeding_on() {
    let test = breeding("pastures = [[[0, 4]]]\nanimals = { sheep = 2 }\ncards = ['M1']\ngoods = { vegetable = 1 }");
    assert_eq!(test.refusal("exchange M1 sheep 1"), "no-exchange");
    assert!(test.offers("exchange M1 vegetable 1"));
}

#[test]
fn a17_9_one_young_of_each_type_and_a_choice_when_not_all_fit() {
    let mut test = breeding("pastures = [[[0, 4]], [[1, 4]]]\nanimals = { sheep = 2, cattle = 2 }");
    assert!(test.offers("breed sheep") && test.offers("breed cattle"));
    assert_eq!(test.refusal("breed sheep cattle"), "no-young", "A17.13: only the home is free");
    assert!(test.offers("breed"), "A17.11: the young may be refused");
    test.play("breed cattle");
    assert_eq!(test.goods(0), sheep(2).and(cattle(3)));
}

#[test]
fn a14_4_the_largest_pasture_holds_more_than_anybody_has() {
    let test = Test::full(
        "farm = ['. . S S .', 'R . S S .', 'R . . . .']\npastures = [[[0, 1], [0, 2], [0, 3], [0, 4], [1, 1], [1, 2], [1, 3], [1, 4]]]\nanimals = { sheep = 200 }",
    );
    // 8 spaces with 4 stables: 2 × 8 × 2 × 2 × 2 × 2.
    assert_eq!(test.game.view(None).players[0].pastures[0].capacity, 256, "what is shown is right however large");
}
