//! The E deck: minor improvements E11 to E31. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all of them in `sheet.rs`.

use crate::common::Test;
use crate::e_deck::{SOWING, feeding, harvest, minor, two};
use agricola::goods::*;
use table::Seat;

fn fits(cards: &str, farm: &str, herd: Goods) -> bool {
    two(14, cards, farm).game.housing(Seat::new(0)).fits(&herd)
}

#[test]
fn e11_field() {
    let mut test = minor(1, "E11", "goods = { food = 1 }");
    test.play("plow 0,4");
    assert_eq!((test.player(0).farm.fields.len(), test.hand(1)), (1, vec!["E11"]));
    let mut test =
        two(1, "", "hand = ['E11', 'E25']\ngoods = { food = 1 }\nfarm = ['F F F F F', 'R F F F F', 'R F F F F']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E11"), "condition", "no place for a field");
    // Plows give no extra field here.
    let mut test = two(1, "'E61'", "hand = ['E11']\ngoods = { food = 1 }");
    test.play("place B2; improve E11; plow 0,4");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn e12_e22_e30_fishing_gear() {
    assert_eq!(two(7, "'E12'", "").gains("place B10"), food(2));
    assert_eq!(two(8, "'E12'", "").gains("place B10"), food(3), "2 from round 8 on");
    assert_eq!(two(1, "'E22'", "").gains("place B10; choose food"), food(2));
    assert_eq!(two(1, "'E22'", "").gains("place B10; choose reed"), food(1).and(reed(1)));
    assert_eq!(two(1, "'E30'", "").gains("place B10"), food(2).and(reed(1)));
    assert_eq!(two(1, "'E12', 'E22', 'E30'", "").gains("place B10; choose reed"), food(3).and(reed(2)), "all three");
    assert_eq!(two(1, "'E12', 'E30'", "").gains("place B9"), reed(1));
}

#[test]
fn e14_bakers_oven_is_an_upgrade() {
    let mut test = two(14, "'M5'", "hand = ['E14']\ngoods = { grain = 2 }");
    test.play("place B2; improve E14 for M5; bake E14 2");
    assert_eq!(test.goods(0), food(10));
    assert_eq!(test.tableau(0), ["E14"]);
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M5"), "buyable again");
    assert_eq!(test.points("card_points"), 3);
    let mut test = two(14, "'E27'", "hand = ['E14']");
    test.play("place B2; improve E14 for E27");
    assert!(test.tableau(0) == ["E14"] && test.hand(1).is_empty(), "the Wood-fired Oven leaves the game");
    let mut test = two(14, "'M1'", "hand = ['E14', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E14"), "nothing-to-hand-back");
    assert_eq!(test.refusal("improve E14 for M1"), "no-improvement", "a fireplace is no oven");
}

#[test]
fn e15_baking_tray_makes_ovens_minor_and_cheaper() {
    let mut test = two(14, "'E15'", "goods = { clay = 2, stone = 1 }");
    test.play("place B2; improve M5");
    assert_eq!(test.goods(0), NOTHING, "a minor action, 1 clay less");
    let mut test = two(14, "'E15'", "goods = { clay = 3 }");
    test.play("place R1b; improve M5");
    assert_eq!(test.goods(0), NOTHING, "or 1 stone less");
    let mut test = two(14, "'E15'", "goods = { clay = 3, stone = 1 }");
    test.play("place B2; improve M5");
    assert_eq!(test.prompt(), "pay", "the owner chooses what is dropped");
    let asked = table::Game::decision(&test.game, test.asked()).unwrap();
    assert_eq!(asked.source, Some("M5"), "the question names what is paid for, not the space");
    test.play("pay 1");
    assert_eq!(test.goods(0), stone(1));
    let mut test = two(14, "'E15'", "hand = ['E27']\ngoods = { wood = 3 }");
    test.play("place B2; improve E27");
    // Other majors stay majors; so do the ovens for everybody else.
    let mut test = two(14, "'E15'", "hand = ['E25']\ngoods = { clay = 9, stone = 9 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve M1"), "no-such-card");
    let mut test = Test::at(
        "round = 14\nturn = 1\n[[player]]\ncards = ['E15']\n[[player]]\nhand = ['E25']\ngoods = { clay = 3, stone = 1 }",
    );
    test.play("place B2");
    assert_eq!(test.refusal("improve M5"), "no-such-card");
}

#[test]
fn e16_e39_e42_e60_small_trades() {
    let mut test = minor(1, "E16", "");
    test.play("choose clay");
    assert_eq!((test.goods(0), test.hand(1)), (clay(1), vec!["E16"]));
    assert_eq!(minor(1, "E39", "goods = { grain = 1 }").goods(0), vegetable(1));
    // The grain must be in the supply, not on a field.
    let mut test = two(1, "", "hand = ['E39', 'E25']\nfarm = ['. Fg3 . . .', 'R . . . .', 'R . . . .']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E39"), "too-dear");
    assert_eq!(minor(1, "E60", "animals = { sheep = 1 }").goods(0), cattle(1));
    let mut test = two(1, "", "hand = ['E60', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E60"), "too-dear");
    // A sheep that has no place, however short the time, cannot be had for clay and handed over.
    let mut test = two(1, "'E186'", "hand = ['E60', 'E25']\ngoods = { clay = 2 }\nanimals = { boar = 1 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve E60"), "too-dear");
    let mut test = two(1, "'E186'", "hand = ['E60', 'E25']\ngoods = { clay = 2 }");
    test.play("place B2; improve E60; exchange E186 clay 2 -> sheep 1 x1");
    assert_eq!(test.goods(0), cattle(1));
    // The cattle may be cooked at once.
    let mut test = two(1, "'M1'", "hand = ['E60']\nanimals = { sheep = 1 }");
    test.play("place B2; improve E60");
    assert!(test.has(0, Good::Cattle) == 1);
}

#[test]
fn e17_windmill() {
    let mut test = two(1, "'E17'", "goods = { grain = 3 }");
    test.play("exchange E17 grain 2");
    assert_eq!(test.goods(0), grain(1).and(food(4)));
}

#[test]
fn e18_bean_field_is_a_field_for_vegetables() {
    let mut test = two(4, "'E18'", SOWING);
    test.play("place R1a; choose sow");
    assert_eq!(test.refusal("sow E18 grain"), "wrong-crop");
    test.play("sow E18 vegetable");
    assert_eq!(test.mark(0, "E18"), 2);
    assert_eq!(test.points("vegetables"), 3, "2 there and 1 in the supply");
    assert_eq!(test.points("fields"), -1, "no field tile");
    // Harvested with the fields; resown only when empty.
    let mut test = harvest("{ card = 'E18', mark = 2 }", "");
    assert_eq!((test.goods(0), test.mark(0, "E18")), (vegetable(1), 1));
    test.play("feed 0");
    let test = two(4, "{ card = 'E18', mark = 1 }", SOWING);
    assert_eq!(test.refusal("place R1a"), "no-empty-field");
    // Without a field tile the card alone makes the space usable.
    assert_eq!(two(4, "'E18'", "goods = { grain = 1 }").refusal("place R1a"), "no-seed");
    let mut test = two(4, "'E18', 'E32'", SOWING);
    test.play("place R1a; choose sow; sow E18 vegetable");
    assert_eq!(test.mark(0, "E18"), 3, "the Potato Dibber works here");
}

#[test]
fn e19_gypsys_crock_t47() {
    let herd =
        "animals = { sheep = 4, boar = 4 }\npastures = [[[0, 3], [0, 4]], [[1, 3], [1, 4]]]\ngoods = { vegetable = 1 }";
    for pairs in 1..=2u8 {
        let mut test = two(14, "'E19', 'M1'", herd);
        test.play(&format!("exchange E19 sheep 2 x{pairs}"));
        assert_eq!(test.has(0, Good::Food), pairs * 5, "T47: 2 goods at once bring 1 food more");
    }
    let mut test = two(14, "'E19', 'M1'", herd);
    test.play("exchange E19 vegetable 1 boar 1 x1");
    assert_eq!(test.has(0, Good::Food), 5, "of different kinds");
    test.play("exchange M1 sheep 1");
    assert_eq!(test.has(0, Good::Food), 7, "one good alone brings no more");
    assert_eq!(
        two(14, "'E19', 'M5'", herd).refusal("exchange E19 sheep 2 x1"),
        "no-exchange",
        "not without a fireplace"
    );
    let mut test = two(14, "'E19', 'E20'", herd);
    test.play("exchange E19 sheep 2 x1");
    assert_eq!(test.has(0, Good::Food), 3, "Dutch: the Simple Fireplace too");
    let mut test = two(4, "'E19', 'M3'", "goods = { grain = 5 }");
    test.play("place R1a; choose bake; bake M3 5");
    assert_eq!(test.goods(0), food(15 + 2), "baked grain counts in pairs");
    // Baked and cooked goods of one moment make pairs too, also with two fireplaces.
    let mut test = two(4, "'E19', 'M3'", "goods = { grain = 1, vegetable = 1 }");
    test.play("place R1a; choose bake; exchange M3 vegetable 1; bake M3 1");
    assert_eq!(test.goods(0), food(3 + 3 + 1));
    let mut test = two(4, "'E19', 'M1', 'M2'", "goods = { grain = 2 }");
    test.play("place R1a; choose bake; bake M1 1; bake M2 1");
    assert_eq!(test.goods(0), food(4 + 1));
    let mut test = two(4, "'E19', 'M3', 'E27'", "goods = { grain = 2 }");
    test.play("place R1a; choose bake; bake M3 1; bake E27 1");
    assert_eq!(test.goods(0), food(6), "an oven is no fireplace");
    let mut test = two(4, "'E19', 'M3'", "goods = { grain = 1, vegetable = 1 }");
    test.play("exchange M3 vegetable 1; place R1a; choose bake; bake M3 1");
    assert_eq!(test.goods(0), food(3 + 3), "not what was cooked before");
    let mut test = two(4, "'E19', 'M3'", "goods = { grain = 1, vegetable = 1 }");
    test.play("place R1a; choose bake; exchange M3 vegetable 1");
    assert_eq!(test.refusal("done"), "not-optional", "cooking is not baking");
    // Legal means reachable: the extra food pays for the occupation that is due.
    let mut test =
        Test::players(3, 1, "cards = ['E19', 'E20']\nhand = ['E172']\nanimals = { sheep = 2 }\npastures = [[[0, 4]]]");
    test.play("place B5; occupation E172; exchange E19 sheep 2 x1");
    assert_eq!(test.goods(0), food(1), "2 food for the Chief");
}

#[test]
fn e20_simple_fireplace() {
    let herd =
        "animals = { sheep = 1, boar = 2, cattle = 2 }\npastures = [[[0, 4]], [[1, 4]]]\ngoods = { vegetable = 1 }";
    let mut test = two(14, "'E20'", herd);
    test.play("exchange E20 vegetable 1; exchange E20 sheep 1; exchange E20 boar 1; exchange E20 cattle 1");
    assert_eq!(test.has(0, Good::Food), 2 + 1 + 2 + 3);
    let mut test = two(4, "'E20'", "goods = { grain = 2 }");
    test.play("place R1a; choose bake; bake E20 2");
    assert_eq!(test.goods(0), food(4));
    // A13.13: it may be handed back for a Cooking Hearth and leaves the game.
    let mut test = two(14, "'E20'", "");
    test.play("place R1b; improve M3 for E20");
    assert_eq!(test.tableau(0), ["M3"]);
    assert!(test.hand(0).is_empty() && test.hand(1).is_empty());
}

#[test]
fn e21_e28_points_for_the_house() {
    let rooms = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let bonus = |card: &str, house: &str| {
        two(14, &format!("'{card}'"), &format!("house = '{house}'\n{rooms}")).points("bonus_points")
    };
    assert_eq!([bonus("E21", "wood"), bonus("E21", "clay"), bonus("E21", "stone")], [0, 0, 3]);
    assert_eq!([bonus("E28", "wood"), bonus("E28", "clay"), bonus("E28", "stone")], [0, 1, 2]);
    assert_eq!(
        two(14, "'E21', 'E28', 'E172'", &format!("house = 'stone'\n{rooms}")).points("bonus_points"),
        8,
        "all add up"
    );
}

#[test]
fn e23_manger_counts_fenced_spaces() {
    for (pastures, points) in [
        ("[[0, 2], [0, 3], [0, 4], [1, 3], [1, 4]]", 0),
        ("[[0, 2], [0, 3], [0, 4]], [[1, 2], [1, 3], [1, 4]]", 1),
        ("[[0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 4]]", 2),
        ("[[0, 1], [0, 2], [0, 3], [0, 4], [1, 1], [1, 2], [1, 3], [1, 4]]", 3),
        ("[[0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 2], [2, 3], [2, 4]]", 4),
    ] {
        assert_eq!(two(14, "'E23'", &format!("pastures = [{pastures}]")).points("bonus_points"), points);
    }
}

#[test]
fn e24_e31_e43_e45_e46_e48_e57_goods_on_round_spaces() {
    let served = |round: u8, card: &str, more: &str| minor(round, card, more).rounds_served();
    let test = minor(11, "E24", "goods = { wood = 2 }\noccupations = 4");
    assert_eq!((test.rounds_served(), test.coming(12)), (vec![12, 13, 14], food(2)));
    let pond = "cards = ['M1', 'M10']\noccupations = 1";
    assert_eq!(served(4, "E31", pond), [5, 7, 9, 11, 13]);
    assert_eq!(served(5, "E31", pond), [7, 9, 11, 13], "the running round never counts");
    assert_eq!(served(1, "E43", "occupations = 3"), [8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(served(12, "E43", "occupations = 3"), [13, 14]);
    let test = minor(1, "E45", "goods = { food = 2 }");
    assert_eq!((test.rounds_served(), test.coming(2)), (vec![2, 4, 6, 8, 10, 12, 14], wood(1)));
    let cart = "goods = { wood = 2 }\noccupations = 2";
    assert_eq!(served(1, "E46", cart), [5, 8, 11, 14]);
    assert_eq!(served(8, "E46", cart), [11, 14]);
    let test = minor(12, "E48", "occupations = 3");
    assert_eq!((test.rounds_served(), test.coming(13)), (vec![13, 14], reed(1)));
    assert_eq!(served(1, "E57", "goods = { stone = 2 }"), [10, 11, 12, 13, 14]);
    assert!(served(14, "E57", "goods = { stone = 2 }").is_empty());
}

#[test]
fn e31_carp_pond_needs_two_improvements_and_an_occupation() {
    for lacking in ["cards = ['M1']\noccupations = 1", "cards = ['M1', 'M10']"] {
        let mut test = Test::players(2, 1, &format!("hand = ['E31', 'E25']\n{lacking}"));
        test.play("place B2");
        assert_eq!(test.refusal("improve E31"), "condition", "{lacking}");
    }
    // A card passed on is no improvement any more.
    let mut test = two(14, "'E179', 'M1'", "hand = ['E16', 'E31']\ngoods = { food = 1 }");
    test.play("place B2; improve E16; choose wood");
    assert_eq!(test.asked().index(), 1, "nothing could be played with the Merchant");
}

#[test]
fn e25_spices_on_every_fireplace_and_hearth() {
    for (card, value) in [("M1", 3), ("M3", 4), ("E20", 3)] {
        let mut test = two(14, &format!("'E25', '{card}'"), "goods = { vegetable = 2 }");
        test.play(&format!("exchange {card} vegetable 2"));
        assert_eq!(test.goods(0), food(2 * value), "1 more for each vegetable");
    }
    let mut test = two(14, "'E25', 'E19', 'M1'", "goods = { vegetable = 2 }");
    test.play("exchange E19 vegetable 2 x1");
    assert_eq!(test.goods(0), food(7), "with the Gypsy's Crock as well");
    let mut test = two(14, "'E25'", "goods = { vegetable = 1 }");
    test.play("exchange raw vegetable 1");
    assert_eq!(test.goods(0), food(1), "raw vegetables stay raw");
}

#[test]
fn e26_plane_with_the_joinery() {
    let mut test = feeding("'E26', 'M7'", "goods = { wood = 3 }");
    test.play("exchange M7 wood 1");
    assert_eq!(test.goods(0), wood(2).and(food(3)), "1 food more for the wood");
    assert_eq!(test.refusal("exchange M7 wood 2 x1"), "no-exchange", "one or the other");
    let mut test = feeding("'E26', 'M7'", "goods = { wood = 3 }");
    test.play("exchange M7 wood 2 x1");
    assert_eq!(test.goods(0), wood(1).and(food(4)), "or another wood for exactly 2 food");
    assert_eq!(feeding("'E26'", "goods = { wood = 3 }").refusal("exchange E26 wood 1"), "no-exchange");
}

#[test]
fn e27_wood_fired_oven_bakes_at_once() {
    let mut test = two(1, "", "hand = ['E27']\ngoods = { wood = 3, stone = 1, grain = 3 }");
    test.play("place B2; improve E27; bake E27 3");
    assert_eq!(test.goods(0), food(9), "without limit, 3 food each");
}

#[test]
fn e29_e58_e59_places_for_animals() {
    let mut test = two(1, "", "hand = ['E29', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E29"), "condition", "a sheep has to be shown");
    let pasture = "farm = ['. . . . S', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]]]";
    assert!(fits("'E29'", pasture, sheep(6 + 1)) && !fits("'E29'", pasture, sheep(8)), "2 x 2, and 2 more sheep");
    assert!(!fits("'E29'", pasture, boar(6)), "other species keep their limits");
    assert!(fits("'E58'", "", sheep(1).and(boar(1)).and(cattle(1))), "two on the card, one in the home");
    assert!(fits("'E59'", pasture, boar(6 + 1)) && !fits("'E59'", pasture, boar(8)), "4 and 2 more");
    assert!(!fits("'E59'", "farm = ['. . . . .', 'R . . . .', 'R . . . S']", boar(3)), "pastures only");
    // Young may stand on the card.
    let mut test =
        Test::at("round = 4\nphase = 'breeding'\n[[player]]\ncards = ['E58']\nanimals = { sheep = 2 }\n[[player]]");
    test.play_as(0, "breed sheep");
    assert_eq!(test.has(0, Good::Sheep), 3);
}
