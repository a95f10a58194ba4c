//! The E deck: occupations E184 to E341. Every effect, every ruling, and what a careless hand would get wrong.

use crate::common::Test;
use crate::e_deck::{five, four, two};
use agricola::goods::*;

/// Plays an occupation on B5 in a round, for nothing.
fn played(players: usize, round: u8, card: &str, more: &str) -> Test {
    let mut test = Test::players(players, round, &format!("hand = ['{card}']\n{more}"));
    test.play(&format!("place B5; occupation {card}"));
    test
}

const PASTURES: &str = "pastures = [[[0, 3], [0, 4]], [[1, 3], [1, 4]]]";

#[test]
fn e184_grocer_sells_from_the_top() {
    let mut test = two(1, "'E184'", "goods = { food = 9 }");
    test.play("exchange E184 food 1");
    assert_eq!(test.goods(0), food(8).and(reed(1)));
    test.play("exchange E184 food 3 x1");
    assert_eq!(
        test.goods(0),
        food(5).and(reed(1)).and(grain(1)).and(stone(1)).and(vegetable(1)),
        "grain, stone, vegetable"
    );
    test.play("exchange E184 food 4 x1");
    assert_eq!(
        test.goods(0),
        food(1).and(wood(1)).and(clay(1)).and(reed(2)).and(grain(1)).and(stone(1)).and(vegetable(2))
    );
    assert!(test.refusal("exchange E184 food 1") == "no-exchange", "the stack is empty");
    // Goods on the card are not the owner's, but they can be reached: the reed for a renovation.
    let mut test = two(14, "'E184'", "goods = { food = 1, clay = 2 }");
    test.play("place R2b; renovate clay; exchange E184 food 1");
    assert_eq!(test.goods(0), NOTHING);
    // Two reed cannot be had for 2 food: the second lies deep.
    let mut test = two(14, "'E184'", "goods = { food = 2, wood = 5 }");
    test.play("place B1");
    assert_eq!(test.refusal("choose rooms"), "too-dear");
}

#[test]
fn e184_what_the_grocer_sells_can_be_used_at_once() {
    const ONE_FIELD: &str = "farm = ['. . . . F', 'R . . . .', 'R . . . .']";
    const GRAIN_ON_TOP: &str = "{ card = 'E184', mark = 1 }";
    // The last grain is baked; of the bread's food another one is bought, and sown.
    let mut test = two(14, &format!("'M5', {GRAIN_ON_TOP}"), &format!("goods = {{ grain = 1 }}\n{ONE_FIELD}"));
    test.play("place R1a; choose bake; bake M5 1");
    test.play("choose sow; exchange E184 food 1; sow 0,4 grain");
    assert_eq!(test.goods(0), food(4));
    // Seed that has yet to be bought opens the space.
    let mut test = two(14, GRAIN_ON_TOP, &format!("goods = {{ food = 3 }}\n{ONE_FIELD}"));
    test.play("place R1a; choose sow; exchange E184 food 1; sow 0,4 grain");
    // Grain is bought and eaten, and the stone below it bought for that: enough for the Well.
    let mut test = two(14, GRAIN_ON_TOP, "goods = { wood = 1, stone = 2, food = 1 }");
    test.play("place R1b; improve M10; exchange E184 food 1; exchange raw grain 1; exchange E184 food 1");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn fences_are_built_of_wood_that_an_exchange_brings() {
    let mut test = two(14, "'E171'", "goods = { reed = 8 }");
    test.play("place R1d; fence 0,4; exchange E171 reed 2 -> wood 1 x4");
    assert_eq!((test.goods(0), test.prompt()), (NOTHING, "place"));
    // Fences that are to be paid with it cannot be left half-way.
    let mut test = two(14, "'E171'", "goods = { wood = 4, reed = 6 }");
    test.play("place R1d; fence 0,4; fence 0,3");
    assert!(!test.offers("done"));
    test.play("exchange E171 reed 2 -> wood 1 x3");
    assert_eq!(test.player(0).farm.fenced.len(), 2);
}

#[test]
fn e185_clay_firer() {
    let mut test = two(1, "'E185'", "goods = { clay = 5 }");
    test.play("exchange E185 clay 2 x1; exchange E185 clay 3 x1");
    assert_eq!(test.goods(0), stone(3));
}

#[test]
fn e186_clay_seller() {
    let mut test = two(1, "'E186'", &format!("goods = {{ clay = 14 }}\n{PASTURES}"));
    test.play(
        "exchange E186 clay 2 -> sheep 1 x1; exchange E186 clay 2 -> reed 1 x1; exchange E186 clay 3 -> boar 1 x1",
    );
    test.play("exchange E186 clay 3 -> stone 1 x1; exchange E186 clay 4 x1");
    assert_eq!(test.goods(0), sheep(1).and(reed(1)).and(boar(1)).and(stone(1)).and(cattle(1)));
    // Bought animals need a place.
    let mut test = two(1, "'E186'", "goods = { clay = 4 }");
    test.play("exchange E186 clay 2 -> sheep 1 x2");
    assert_eq!(test.prompt(), "keep");
    test.play("keep sheep 1");
    assert_eq!(test.prompt(), "place");
}

#[test]
fn e187_clay_deliveryman() {
    assert_eq!(played(2, 1, "E187", "").rounds_served(), [6, 7, 8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(played(2, 7, "E187", "").rounds_served(), [8, 9, 10, 11, 12, 13, 14], "the running round never counts");
    assert_eq!(played(2, 14, "E187", "").rounds_served(), [0usize; 0]);
    let test = Test::start_of_round(2, 7, "'E187'", "coming = { 7 = { clay = 1 } }");
    assert_eq!(test.goods(0), clay(1));
}

#[test]
fn e188_clay_mixer_wants_clay_and_nothing_else() {
    assert_eq!(two(1, "'E188'", "").gains("place B8"), clay(3));
    assert_eq!(Test::players(3, 1, "cards = ['E188']").gains("place G3c; take clay 1"), clay(3));
    let mut test = Test::at("spaces = { B8 = { clay = 2, wood = 1 } }\n[[player]]\ncards = ['E188']\n[[player]]");
    assert_eq!(test.gains("place B8"), clay(2).and(wood(1)), "wood lay there too");
    let test = Test::start_of_round(2, 7, "'E188'", "coming = { 7 = { clay = 1 } }");
    assert_eq!(test.goods(0), clay(1), "not with a person");
}

#[test]
fn e189_lord_of_the_manor_counts_full_categories() {
    let farm = "farm = ['F F F F F', 'R . S S .', 'R . S S .']\npastures = [[[1, 2], [1, 3], [2, 2], [2, 3]]]";
    let test = two(14, "'E189'", &format!("goods = {{ grain = 8, vegetable = 3 }}\nanimals = {{ sheep = 8 }}\n{farm}"));
    assert_eq!(test.points("fenced_stables"), 4);
    assert_eq!(test.points("bonus_points"), 4, "fields, grain, sheep and fenced stables");
    assert_eq!(two(14, "'E189'", "persons = 5").points("bonus_points"), 0, "persons are no such category");
}

#[test]
fn e190_maid_pays_from_the_first_clay_hut_on() {
    assert_eq!(played(2, 5, "E190", "house = 'clay'").rounds_served(), [6, 7, 8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(played(2, 5, "E190", "house = 'stone'").rounds_served().len(), 9);
    assert!(played(2, 5, "E190", "").rounds_served().is_empty(), "a wood hut");
    let mut test = two(7, "'E190'", "goods = { clay = 2, reed = 1 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.rounds_served(), [8, 9, 10, 11, 12, 13, 14]);
    // It happens once: the stone house brings nothing more.
    let mut test = two(7, "{ card = 'E190', mark = 1 }", "house = 'clay'\ngoods = { stone = 2, reed = 1 }");
    test.play("place R2b; renovate stone");
    assert!(test.rounds_served().is_empty());
    // Straight to stone by the Conservator counts too.
    let mut test = two(7, "'E190', 'E200'", "goods = { stone = 2, reed = 1 }");
    test.play("place R2b; renovate stone");
    assert_eq!(test.rounds_served().len(), 7);
}

#[test]
fn e191_mason_needs_four_stone_rooms() {
    let rooms = "farm = ['R R . . .', 'R . . . .', 'R . . . .']";
    let mut test = two(1, "'E191'", &format!("house = 'stone'\n{rooms}"));
    test.play("use E191; room 0,2");
    assert_eq!(test.player(0).farm.rooms.len(), 5);
    assert_eq!(test.refusal("use E191"), "not-now");
    assert_eq!(two(1, "'E191'", &format!("house = 'clay'\n{rooms}")).refusal("use E191"), "not-now");
    assert_eq!(two(1, "'E191'", "house = 'stone'").refusal("use E191"), "not-now");
}

#[test]
fn e192_patron_pays_before_the_occupation_is_paid_for() {
    let mut test = four(1, "'E192'", "hand = ['E176']");
    test.play("place B5; occupation E176");
    assert_eq!(test.goods(0), food(1), "2 food first, of which 1 pays");
    let mut test = four(1, "'E192'", "hand = ['E172']\ngoods = { food = 1 }");
    test.play("place B5; occupation E172");
    assert_eq!(test.goods(0), NOTHING, "3 food were due");
    assert_eq!(four(1, "'E192'", "hand = ['E172']").refusal("place B5"), "too-dear");
    assert_eq!(played(4, 1, "E192", "").goods(0), NOTHING, "nothing for the Patron itself");
    // T60: with the Writing Desk it pays twice.
    let mut test = four(1, "'E192', 'E49'", "hand = ['E176', 'E187']");
    test.play("place B5; occupation E176; occupation E187");
    assert_eq!(test.goods(0), food(2 - 1 + 2 - 2));
}

#[test]
fn e193_pastor_is_alone_with_two_rooms() {
    let three = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let package = stone(1).and(reed(1)).and(clay(2)).and(wood(3));
    let at = |hand: &str, cards: &str, last: &str| {
        Test::at(&format!(
            "turn = 0\n[[player]]\nhand = [{hand}]\ncards = [{cards}]\n[[player]]\n{three}\n[[player]]\n{three}\n[[player]]\n{last}"
        ))
    };
    let mut test = at("'E193'", "", three);
    test.play("place B5; occupation E193");
    assert_eq!(test.goods(0), package);
    let mut test = at("'E193'", "", "");
    test.play("place B5; occupation E193");
    assert_eq!(test.goods(0), NOTHING, "another home has two rooms");
    // Later, when the last other home is extended; once in the game.
    let mut test = at("", "'E193'", "goods = { wood = 10, reed = 4 }");
    test.play("place B3; place B4; plow 0,4; place B6; place B1; choose rooms; room 0,0; room 0,1");
    assert_eq!(test.goods(0), package.and(grain(1)), "paid out a single time");
}

#[test]
fn e194_plow_driver_plows_for_food_in_a_stone_house() {
    let mut test = Test::start_of_round(2, 3, "'E194'", "house = 'stone'\ngoods = { food = 2 }");
    assert_eq!(test.prompt(), "whether");
    test.play("choose use; plow 0,4");
    assert_eq!((test.goods(0), test.player(0).farm.fields.len()), (food(1), 1));
    assert_eq!(test.prompt(), "place", "one field in a round");
    let mut test = Test::start_of_round(2, 3, "'E194'", "house = 'stone'\ngoods = { food = 2 }");
    test.play("done");
    assert_eq!(test.player(0).farm.fields.len(), 0);
    for lost in ["house = 'clay'\ngoods = { food = 2 }", "house = 'stone'"] {
        assert_eq!(Test::start_of_round(2, 3, "'E194'", lost).prompt(), "place", "{lost}");
    }
    // It cannot be combined with a plow.
    let mut test = Test::start_of_round(2, 3, "'E194', 'E61'", "house = 'stone'\ngoods = { food = 2 }");
    test.play("choose use; plow 0,4");
    assert_eq!(test.prompt(), "place");
}

#[test]
fn e195_plow_maker_plows_one_more() {
    let mut test = two(14, "'E195'", "goods = { food = 1 }");
    test.play("place B4; plow 0,4; choose use; plow 0,3");
    assert_eq!((test.goods(0), test.player(0).farm.fields.len()), (NOTHING, 2));
    // On R5a the second field may be sown too.
    let mut test = two(14, "'E195'", "goods = { food = 1, grain = 2 }");
    test.play("place R5a; choose plow; plow 0,4; choose use; plow 0,3; choose sow; sow 0,4 grain; sow 0,3 grain");
    assert_eq!(test.goods(0), NOTHING);
    // It comes on top of a plow.
    let mut test = two(14, "'E195', 'E62'", "goods = { food = 1 }");
    test.play("place B4; plow 0,4; first E62; choose use; plow 0,3; plow 0,2; choose use; plow 0,1");
    assert_eq!(test.player(0).farm.fields.len(), 4);
    // The minor Field is no such space.
    let mut test = two(14, "'E195'", "hand = ['E11']\ngoods = { food = 2 }");
    test.play("place B2; improve E11; plow 0,4");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn e196_mushroom_collector_and_e34_basket_leave_wood() {
    let at = |cards: &str, lying: u8| {
        Test::at(&format!("spaces = {{ B7 = {{ wood = {lying} }} }}\n[[player]]\ncards = [{cards}]\n[[player]]"))
    };
    let mut test = at("'E196'", 3);
    test.play("place B7; choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (wood(2).and(food(2)), wood(1)));
    let mut test = at("'E34'", 3);
    test.play("place B7; choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (wood(1).and(food(3)), wood(2)));
    let mut test = at("'E34'", 1);
    test.play("place B7");
    assert_eq!(test.asked().index(), 1, "the Basket needs two");
    // Both in one action if three lie there, but not with two.
    let mut test = at("'E34', 'E196'", 3);
    test.play("place B7; first E34; choose use; choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (food(5), wood(3)));
    let mut test = at("'E34', 'E196'", 2);
    test.play("place B7; first E196; choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (wood(1).and(food(2)), wood(1)));
    assert_eq!(test.asked().index(), 1);
    // What was left there was not taken: the Woodcutter and the Berry Picker give nothing for it.
    let mut test = at("'E34', 'E196', 'E176', 'E152'", 3);
    test.play("place B7; first E34; choose use; choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (food(5), wood(3)), "nothing was taken");
    let mut test = at("'E196', 'E176', 'E152'", 3);
    test.play("place B7; choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (wood(2 + 1).and(food(2 + 1)), wood(1)), "two were taken");
    // The wood of the Woodcutter does not lie there.
    let mut test = at("'E34', 'E176'", 1);
    test.play("place B7");
    assert_eq!(test.goods(0), wood(2));
    let mut test = five(1, "'E196'", "");
    test.play("place G5c");
    assert_eq!(test.asked().index(), 1, "the 1 wood of the reed space comes from the supply");
    let mut test = Test::players(3, 1, "cards = ['E196']");
    test.play("place G3c; take wood 1");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn e197_braggart_counts_improvements() {
    let cards = ["M1", "M2", "M5", "M10", "E12", "E13", "E15", "E17", "E22", "E23"];
    for (n, points) in [(4, 0), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9), (10, 9)] {
        let list = cards[..n].iter().map(|id| format!("'{id}'")).collect::<Vec<_>>().join(", ");
        let with = two(14, &format!("'E197', {list}"), "").points("bonus_points");
        assert_eq!(with, points, "{n} improvements");
    }
}

#[test]
fn e198_ratcatcher_keeps_one_child_at_home() {
    let mut test = Test::players(3, 10, "hand = ['E198', 'E176']");
    test.play("place B5");
    assert_eq!(test.refusal("occupation E198"), "condition", "up to round 9");
    let start = |round: u8| {
        Test::at(&format!(
            "round = {round}\nphase = 'start_of_round'\n[[player]]\ncards = ['E198']\npersons = 3\n[[player]]\npersons = 4\n[[player]]"
        ))
    };
    let homes = |test: &Test| [0, 1, 2].map(|seat| test.player(seat).at_home);
    assert_eq!(homes(&start(10)), [3, 3, 2]);
    assert_eq!(homes(&start(12)), [3, 3, 2]);
    assert_eq!(homes(&start(11)), [3, 4, 2]);
    assert_eq!(start(10).player(1).family, 4, "who sits out still needs a room");
}

#[test]
fn e199_renovator_e200_conservator() {
    let rooms = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let mut test = two(14, "'E199'", &format!("{rooms}\ngoods = {{ clay = 1, reed = 1 }}"));
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING, "2 clay less, the reed is due");
    let mut test = two(14, "'E199'", "house = 'clay'\ngoods = { reed = 1 }");
    test.play("place R2b; renovate stone");
    assert_eq!(test.goods(0), NOTHING, "not below 0");
    assert_eq!(two(14, "'E199'", "goods = { clay = 2 }").refusal("place R2b"), "too-dear");
    // T52: wood straight to stone.
    let mut test = two(14, "'E200'", &format!("{rooms}\ngoods = {{ stone = 3, reed = 1 }}"));
    test.play("place R2b; renovate stone");
    assert_eq!((test.goods(0), test.points("stone_rooms")), (NOTHING, 6));
    assert_eq!(two(14, "", &format!("{rooms}\ngoods = {{ stone = 3, reed = 1 }}")).refusal("place R2b"), "too-dear");
    let mut test = two(14, "'E200'", &format!("{rooms}\ngoods = {{ clay = 3, reed = 1 }}"));
    test.play("place R2b; renovate clay");
}

#[test]
fn e201_e204_e205_goods_on_round_spaces() {
    let test = played(4, 4, "E201", "");
    assert_eq!(test.rounds_served(), [9, 13]);
    assert_eq!(test.coming(9), cattle(1));
    assert_eq!(played(4, 6, "E201", "").rounds_served(), [11], "round 15 does not exist");
    let test = played(4, 12, "E204", "");
    assert_eq!((test.rounds_served(), test.coming(13)), (vec![13, 14], sheep(1)));
    let test = played(4, 3, "E205", "");
    assert_eq!((test.rounds_served(), test.coming(4)), (vec![4, 5, 6, 7], reed(1)));
    // An animal that comes at the start of a round needs a place.
    let test = Test::start_of_round(2, 9, "'E201'", "animals = { sheep = 1 }\ncoming = { 9 = { cattle = 1 } }");
    assert_eq!(test.prompt(), "keep");
}

#[test]
fn e202_seasonal_worker() {
    assert_eq!(two(5, "'E202'", "").gains("place B6"), food(2).and(grain(1)));
    assert_eq!(two(6, "'E202'", "").gains("place B6; choose vegetable"), food(2).and(vegetable(1)));
    assert_eq!(two(6, "'E202'", "").gains("place B6; choose grain"), food(2).and(grain(1)));
}

#[test]
fn e203_shepherd_gets_two_lambs_of_four_sheep() {
    let breeding = |sheep: u8, pastures: &str| {
        Test::at(&format!(
            "round = 4\nphase = 'breeding'\n[[player]]\ncards = ['E203']\nanimals = {{ sheep = {sheep} }}\npastures = [{pastures}]\n[[player]]"
        ))
    };
    let mut test = breeding(4, "[[0, 2], [0, 3], [0, 4]]");
    test.play_as(0, "breed sheep sheep");
    assert_eq!(test.has(0, Good::Sheep), 6);
    let test = breeding(4, "[[0, 3], [0, 4]]");
    assert!(!test.offers("breed sheep sheep") && test.offers("breed sheep"), "only one if there is room for one");
    assert!(!breeding(3, "[[0, 2], [0, 3], [0, 4]]").offers("breed sheep sheep"));
}

#[test]
fn e206_swineherd_only_on_the_boar_space() {
    let mut test = four(14, "'E206'", PASTURES);
    test.play("place R3b");
    assert_eq!(test.has(0, Good::Boar), 2);
    // Both boar come at the same moment: they can be cooked as a pair.
    let mut test = Test::at(
        "round = 14\nspaces = { R3b = { boar = 1 } }\n[[player]]\ncards = ['E206', 'E19', 'M3']\nanimals = { cattle = 1 }\n\
         [[player]]\n[[player]]\n[[player]]",
    );
    test.play("place R3b");
    assert_eq!((test.prompt(), test.has(0, Good::Boar)), ("keep", 2));
    test.play("exchange E19 boar 2 x1");
    assert_eq!(test.goods(0), cattle(1).and(food(3 + 3 + 1)));
    let mut test = five(14, "'E206'", PASTURES);
    test.play("place G5d; choose boar");
    assert_eq!(test.has(0, Good::Boar), 1, "the five-player animal space gives no extra animal");
}

#[test]
fn e207_stablehand_one_free_stable() {
    let mut test = two(4, "'E207'", "goods = { wood = 4 }");
    test.play("place R1d; fence 0,4");
    assert_eq!(test.prompt(), "stable");
    assert_eq!(test.refusal("done"), "not-optional", "it must be built");
    test.play("stable 0,4");
    assert_eq!((test.goods(0), test.player(0).farm.stables.len()), (NOTHING, 1));
    // A25.15: German once a round, Dutch once an action.
    for (edition, stables) in [("de", 1), ("nl", 2)] {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = 4\n[[player]]\ncards = ['E207']\nhand = ['E40']\ngoods = {{ wood = 4, food = 2 }}\n[[player]]"
        ));
        test.play("place R1d; fence 0,4; stable 2,4; place B3");
        test.play(if edition == "de" { "place B2" } else { "place B2; choose start_player" });
        test.play(if edition == "de" { "improve E40; fence 0,3" } else { "choose minor; improve E40; fence 0,3" });
        if edition == "nl" {
            test.play("stable 2,3");
        }
        assert_eq!(test.player(0).farm.stables.len(), stables, "{edition}");
    }
    let full = "farm = ['. . . . .', 'R . . S S', 'R . . S S']\ngoods = { wood = 4 }";
    let mut test = two(4, "'E207'", full);
    test.play("place R1d; fence 0,4");
    assert_eq!(test.asked().index(), 1, "no stable is left");
}

#[test]
fn e208_stablemaster_and_e29_shepherds_pipe() {
    let fits =
        |cards: &str, farm: &str, herd: Goods| two(14, cards, farm).game.housing(table::Seat::new(0)).fits(&herd);
    let one = "farm = ['. . . . .', 'R . . . .', 'R . . . S']";
    let two_stables = "farm = ['. . . . .', 'R . . . .', 'R . . S S']";
    assert!(fits("'E208'", one, sheep(3).and(boar(1))), "three in the stable, one in the home");
    assert!(!fits("'E208'", one, sheep(2).and(boar(2)).and(cattle(1))), "of one species");
    assert!(!fits("'E208'", two_stables, sheep(3).and(boar(3))), "exactly one stable");
    assert!(fits("'E29'", one, sheep(3)), "2 in the stable, 1 in the home");
    assert!(!fits("'E29'", one, boar(3)));
    for both in ["'E29', 'E208'", "'E208', 'E29'"] {
        assert!(fits(both, one, sheep(4)) && !fits(both, one, sheep(5)), "they do not add up on one stable");
        assert!(fits(both, two_stables, sheep(6)) && !fits(both, two_stables, sheep(7)), "3 + 2 + 1");
    }
}

#[test]
fn e209_quarryman() {
    let mut test = two(1, "'E209'", "goods = { stone = 2 }");
    test.play("exchange E209 stone 2");
    assert_eq!(test.goods(0), food(4));
}

#[test]
fn e210_stone_carrier() {
    assert_eq!(two(14, "'E210'", "").gains("place R2a"), stone(2));
    let mut test = four(1, "'E210'", "");
    test.play("place G4d; choose use");
    assert_eq!(test.goods(0), reed(1).and(stone(2)), "reed came with it: 1 food");
    let mut test = five(1, "'E210'", "");
    test.play("place G5c");
    assert_eq!(test.goods(0), reed(1).and(stone(1)).and(wood(1)), "without food it cannot be bought");
    let mut test = four(1, "'E210'", "");
    test.play("place G4d; done");
    assert_eq!(test.goods(0), reed(1).and(stone(1)).and(food(1)));
}

#[test]
fn e211_stonecutter() {
    let mut test = two(14, "'E211'", "goods = { wood = 1, stone = 2 }");
    test.play("place R1b; improve M10");
    let mut test = two(14, "'E211'", "hand = ['E41']");
    test.play("place B2; improve E41");
    assert_eq!(test.goods(0), NOTHING, "T75: one stone is no stone");
    let mut test = two(14, "'E211'", "house = 'stone'\ngoods = { stone = 4, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    let mut test = two(14, "'E211'", "house = 'clay'\ngoods = { stone = 1, reed = 1 }");
    test.play("place R2b; renovate stone");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn e212_dancer_gets_at_least_four() {
    for (lying, food_gained) in [(1, 4), (3, 4), (4, 4), (6, 6)] {
        let mut test = Test::at(&format!(
            "spaces = {{ G4f = {{ food = {lying} }} }}\n[[player]]\ncards = ['E212']\n[[player]]\n[[player]]\n[[player]]"
        ));
        assert_eq!(test.gains("place G4f"), food(food_gained));
    }
}

#[test]
fn e213_stockman_pays_by_the_number_of_the_stable() {
    let farm = format!("goods = {{ wood = 8 }}\n{PASTURES}");
    let mut test = four(1, "'E213'", &farm);
    test.play("place B1; choose stables; stable 0,2; stable 1,2; stable 2,2; stable 2,3");
    assert_eq!(test.goods(0), sheep(1).and(boar(1)).and(cattle(1)), "the first gives nothing");
    let mut test = four(1, "'E213'", "goods = { wood = 2 }\nfarm = ['. . . . .', 'R . . . .', 'R . . S S']");
    test.play("place B1; choose stables; stable 2,2");
    assert_eq!(test.goods(0), boar(1), "stables built before count but pay nothing");
    // The Stable card and the Stablehand build stables too.
    let mut test =
        four(1, "'E213'", "goods = { wood = 1 }\nhand = ['E52']\nfarm = ['. . . . .', 'R . . . .', 'R . . . S']");
    test.play("place B2; improve E52; stable 2,3");
    assert_eq!(test.goods(0), cattle(1));
}

#[test]
fn e215_tenant_farmer_gives_back_before_scoring() {
    let mut test = Test::players(4, 1, &format!("hand = ['E215']\n{PASTURES}"));
    test.play("place B5; occupation E215");
    assert_eq!(test.goods(0), sheep(1).and(boar(1)).and(cattle(1)));
    let end = |cards: &str| {
        Test::at(&format!(
            "round = 14\nphase = 'breeding'\n[[player]]\ncards = [{cards}]\nanimals = {{ sheep = 1, cattle = 1 }}\n{PASTURES}\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    let mut test = end("'E215'");
    test.play("choose use; done");
    assert_eq!((test.has(0, Good::Sheep), test.has(0, Good::Cattle)), (0, 1));
    assert_eq!(test.points("bonus_points"), -2, "one given back, one kept, one eaten");
    // Dutch: with the Yeoman Farmer the animals kept cost nothing.
    let mut test = end("'E215', 'E165'");
    test.play("done; done");
    assert_eq!(test.points("bonus_points"), 0);
}

#[test]
fn e216_animal_keeper_mixes_in_every_order_with_others() {
    let pasture = "pastures = [[[0, 4]]]";
    let fits = |cards: &str, herd: Goods| two(14, cards, pasture).game.housing(table::Seat::new(0)).fits(&herd);
    assert!(fits("'E216'", sheep(1).and(boar(1)).and(cattle(1))), "two in the pasture, one in the home");
    assert!(!fits("'E216'", sheep(2).and(boar(2))), "the capacity does not change");
    for cards in ["'E216', 'E59'", "'E59', 'E216'"] {
        assert!(fits(cards, sheep(2).and(boar(3))) && !fits(cards, sheep(3).and(boar(3))));
    }
    for cards in ["'E216', 'E29'", "'E29', 'E216'"] {
        assert!(fits(cards, sheep(3).and(boar(2))), "2 more sheep beside 2 mixed");
        assert!(!fits(cards, boar(4)));
    }
    for cards in ["'E216', 'E29', 'E59'", "'E59', 'E216', 'E29'", "'E29', 'E59', 'E216'"] {
        assert!(fits(cards, sheep(2).and(boar(5))) && !fits(cards, sheep(1).and(boar(6))), "{cards}");
    }
}

#[test]
fn e217_reeve() {
    for (round, n) in [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)] {
        assert_eq!(played(3, round, "E217", "").goods(0), wood(n), "round {round}");
    }
    let test = Test::at(
        "round = 14\n[[player]]\ncards = ['E217', 'E176']\n[[player]]\noccupations = 2\n[[player]]\ncards = ['E147']",
    );
    let bonus = |seat: usize| table::Game::scores(&test.game)[seat].get("bonus_points");
    assert_eq!([bonus(0), bonus(1), bonus(2)], [3, 3, 0], "owner or not, all tied players");
    let test = Test::at("round = 14\n[[player]]\ncards = ['E217']\n[[player]]\ncards = ['E148']\n[[player]]");
    assert_eq!(test.points("bonus_points"), 0, "the Academic counts as two");
}

#[test]
fn e218_carpenter_e13_axe_e37_clay_supports_exclude_each_other() {
    let mut test = two(14, "'E218'", "goods = { wood = 3, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = two(14, "'E218'", "house = 'stone'\ngoods = { stone = 3, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    let mut test = two(14, "'E13', 'E218'", "goods = { wood = 2, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING, "the Axe alone is cheaper than both");
    // The Carpenter does not cheapen the Clay Supports.
    let test = two(14, "'E37', 'E218'", "house = 'clay'\ngoods = { clay = 1, wood = 1, reed = 1 }");
    assert_eq!(test.refusal("place B1"), "too-dear");
    // Reductions come on top: 3 wood and 1 reed with the Thatcher.
    let mut test = two(14, "'E218', 'E157'", "goods = { wood = 3, reed = 1 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn e341_guildmaster() {
    let mut test = four(14, "'E341'", "goods = { wood = 2, stone = 2 }");
    test.play("place R1b; improve M7");
    assert_eq!(test.goods(0), wood(4));
    let mut test = four(14, "'E341'", "goods = { clay = 2, stone = 2 }");
    test.play("place R1b; improve M8");
    assert_eq!(test.goods(0), clay(4));
    let mut test = four(14, "'E341'", "goods = { food = 1 }\nhand = ['E183']");
    test.play("place B5; occupation E183");
    assert_eq!(test.goods(0), reed(3));
    let mut test = four(14, "'E341'", "goods = { food = 1 }\nhand = ['E214']");
    test.play("place B5; occupation E214");
    assert_eq!(test.goods(0), clay(4));
    let mut test = four(14, "'M7', 'M9', 'E183'", "goods = { food = 1 }\nhand = ['E341']");
    test.play("place B5; occupation E341");
    assert_eq!(test.goods(0), wood(2).and(reed(4)), "2 for each card already there");
}
