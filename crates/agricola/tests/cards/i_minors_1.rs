//! The minor improvements of the I deck, I63 to I77: every effect, every ruling, and what a careless hand would get wrong.

use crate::common::{Test, harvest, table, table_from};
use agricola::goods::*;
use table::Seat;

#[test]
fn i63_moldboard_plow_twice_and_only_on_plow() {
    let mut test = table(2, 14, "'I63'", "", "");
    test.play("place B4; plow 0,4; choose use; plow 0,3");
    assert_eq!((test.player(0).farm.fields.len(), test.mark(0, "I63"), test.asked().index()), (2, 1, 1));
    let mut test = table(2, 14, "'I63'", "", "");
    test.play("place R5a; choose plow; plow 0,4");
    assert_eq!((test.player(0).farm.fields.len(), test.prompt()), (1, "place"), "not with plow and sow");
    let mut test = table(2, 14, "{ card = 'I63', mark = 2 }", "", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.asked().index(), 1, "used up");
    let mut test = table(2, 14, "'I63'", "", "");
    test.play("place B4; plow 0,4; done");
    assert_eq!(test.mark(0, "I63"), 0, "one field is no use of it");
    // One plow in an action; the Plow Maker comes on top; a Field that is played gets nothing.
    let mut test = table(2, 14, "'I63', 'E62'", "", "");
    test.play("place B4; plow 0,4; first I63; choose use; plow 0,3");
    assert_eq!(test.asked().index(), 1);
    let mut test = table(2, 14, "'I63', 'E195'", "goods = { food = 1 }", "");
    test.play("place B4; plow 0,4; first I63; choose use; plow 0,3; choose use; plow 0,2");
    assert_eq!(test.player(0).farm.fields.len(), 3);
    let mut test = table(2, 14, "'I63'", "hand = ['E11']\ngoods = { food = 1 }", "");
    test.play("place B2; improve E11; plow 0,4");
    assert_eq!(test.asked().index(), 1);
    // Neither plow nor Harrow helps the Plow Driver, and no Punner follows him.
    let mut test = Test::at(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = ['E194', 'I63', 'I68']\nhouse = 'stone'\ngoods = { food = 2 }\n\
        [[player]]\ncards = ['I70']\n[[player]]",
    );
    test.play("choose use; plow 0,4");
    assert_eq!((test.asked().index(), test.prompt(), test.player(0).farm.fields.len()), (0, "place", 1));
}

/// T69.
#[test]
fn i64_alms_for_the_rounds_completed() {
    for (round, n) in [(1, 0), (6, 5), (14, 13)] {
        let mut test = Test::players(2, round, "hand = ['I64']");
        assert_eq!(test.gains("place B2; improve I64"), food(n), "round {round}");
        assert_eq!(test.hand(1), ["I64"]);
    }
    let mut test = Test::players(2, 6, "hand = ['I64', 'E25']\noccupations = 1");
    test.play("place B2");
    assert_eq!(test.refusal("improve I64"), "condition");
}

#[test]
fn i65_bakers_kitchen_takes_the_place_of_an_oven() {
    let mut test =
        table(2, 14, "'M5', 'E162'", "hand = ['I65']\ngoods = { stone = 2, grain = 3 }\nanimals = { sheep = 1 }", "");
    assert!(test.offers("exchange E162 sheep 1"));
    test.play("place B2; improve I65 for M5");
    assert_eq!(test.prompt(), "bake", "a bake action at once");
    test.play("bake I65 2");
    assert_eq!((test.has(0, Good::Food), test.has(0, Good::Grain)), (10, 1), "2 grain for 5 food each");
    assert_eq!((test.tableau(0), test.points("card_points")), (vec!["E162", "I65"], 4));
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M5"), "the Clay Oven is for sale again");
    test.play("place B3");
    assert_eq!(test.refusal("exchange E162 sheep 1"), "no-exchange", "it is no oven: the Meat Seller stops");
    // Another oven keeps him at work; a minor oven leaves the game; without an oven it cannot be played.
    let mut test =
        table(2, 14, "'M5', 'M6', 'E162'", "hand = ['I65']\ngoods = { stone = 2 }\nanimals = { sheep = 1 }", "");
    test.play("place B2; improve I65 for M5; place B3");
    assert!(test.offers("exchange E162 sheep 1"));
    for oven in ["E14", "E27"] {
        let mut test = table(2, 14, &format!("'{oven}'"), "hand = ['I65']\ngoods = { stone = 2 }", "");
        test.play(&format!("place B2; improve I65 for {oven}"));
        assert_eq!(test.tableau(0), ["I65"]);
    }
    let mut test = table(2, 14, "'M1'", "hand = ['I65', 'E25']\ngoods = { stone = 2 }", "");
    test.play("place B2");
    assert_eq!(test.refusal("improve I65"), "nothing-to-hand-back");
    assert_eq!(test.refusal("improve I65 for M1"), "no-improvement", "a Fireplace is no oven");
    // It cannot be handed back for an oven itself.
    let mut test = table(2, 14, "'I65'", "hand = ['E14', 'E25']", "");
    test.play("place B2");
    assert_eq!(test.refusal("improve E14 for I65"), "no-improvement");
}

/// T63.
#[test]
fn i66_village_well_is_laid_over_the_well() {
    let well = "hand = ['I66']\ncoming = { 6 = { food = 1 }, 7 = { food = 1 } }\ngoods = { wood = 1, stone = 3 }";
    let mut test = table(2, 5, "'M10'", well, "");
    test.play("place B2; improve I66 for M10");
    let food_of = |test: &Test, round: usize| test.coming(round).get(Good::Food);
    assert_eq!([6, 7, 8, 9].map(|round| food_of(&test, round)), [2, 2, 1, 0], "what lies there stays");
    assert_eq!((test.tableau(0), test.points("card_points")), (vec!["I66"], 5));
    // The Well can be had again, by the same player too.
    test.play("place B3; place R1b; improve M10");
    assert_eq!((test.tableau(0), test.points("card_points")), (vec!["I66", "M10"], 9));
    let mut test = table(2, 5, "", "hand = ['I66', 'E25']", "cards = ['M10']");
    test.play("place B2");
    assert_eq!(test.refusal("improve I66"), "nothing-to-hand-back", "the own Well");
}

#[test]
fn i67_threshing_board_bakes_after_plowing() {
    let mut test = table(2, 14, "'I67', 'M1'", "goods = { grain = 1 }", "");
    test.play("place B4; plow 0,4; bake M1 1");
    assert_eq!(test.goods(0), food(2));
    let mut test = table(2, 14, "'I67', 'M1'", "goods = { grain = 2 }", "");
    test.play("place R5a; choose plow; plow 0,4; choose sow; sow 0,4 grain; bake M1 1");
    assert_eq!(test.goods(0), food(2), "after plowing and sowing");
    let mut test = table(2, 14, "'I67', 'M1'", "goods = { grain = 1 }", "");
    test.play("place B4; plow 0,4; done");
    assert_eq!(test.goods(0), grain(1));
    let mut test = table(2, 14, "'I67'", "goods = { grain = 1 }", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.asked().index(), 1, "nothing to bake with");
}

#[test]
fn i68_harrow_for_everybody_once() {
    let mut test = table(3, 14, "'I68'", "", "goods = { food = 2 }");
    test.play("place B4; plow 0,4; choose use; plow 0,3");
    assert_eq!(test.player(0).farm.fields.len(), 2);
    // The other one pays the owner, who cannot refuse.
    test.play("place R5a; choose plow; plow 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (1, "whether"));
    test.play("choose use; plow 0,3");
    assert_eq!((test.goods(0), test.goods(1), test.player(1).farm.fields.len()), (food(2), NOTHING, 2));
    assert_eq!(test.mark(0, "I68"), 0b011);
    // The third has no food.
    let mut test = table_from(3, 14, 2, "{ card = 'I68', players = [0] }", "", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.prompt(), "place");
    // Once each.
    let mut test = table_from(2, 14, 1, "{ card = 'I68', players = [0, 1] }", "", "goods = { food = 9 }");
    test.play("place B4; plow 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    test.play("place R5a; choose plow; plow 0,4");
    assert_ne!(test.prompt(), "whether");
}

#[test]
fn i68_harrow_is_not_combined_with_a_plow() {
    // T84: the other one must stand on a plow space; a Field played by a card does not count.
    let mut test = table_from(2, 14, 1, "'I68'", "", "goods = { food = 4 }\nhand = ['E11']");
    test.play("place B2; improve E11; plow 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    let mut test = table_from(2, 14, 1, "'I68'", "", "goods = { food = 4 }\ncards = ['E62']");
    test.play("place B4; plow 0,4; first I68; choose use; plow 0,3");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"), "the plow is not asked any more");
    let mut test = table_from(2, 14, 1, "'I68'", "", "goods = { food = 4 }\ncards = ['E62']");
    test.play("place B4; plow 0,4; first E62; choose use; plow 0,3; done");
    assert_eq!((test.asked().index(), test.mark(0, "I68")), (0, 0));
    // With the Plow Maker it is.
    let mut test = table(2, 14, "'I68', 'E195'", "goods = { food = 1 }", "");
    test.play("place B4; plow 0,4; first I68; choose use; plow 0,3; choose use; plow 0,2");
    assert_eq!(test.player(0).farm.fields.len(), 3);
}

#[test]
fn i69_strawberry_patch_asks_for_vegetables_on_fields() {
    let with = |cards: &str, farm: &str| {
        let mut test = table(2, 5, cards, &format!("hand = ['I69', 'E25']\nfarm = {farm}"), "");
        test.play("place B2");
        test
    };
    let mut test = with("", "['. . . Fv2 Fv1', 'R . . . .', 'R . . . .']");
    test.play("improve I69");
    assert_eq!((test.rounds_served(), test.points("card_points")), (vec![6, 7, 8], 2));
    for (cards, farm) in [
        ("", "['. . . Fv2 F', 'R . . . .', 'R . . . .']"),
        ("", "['. . . Fv2 Fg2', 'R . . . .', 'R . . . .']"),
        ("'E18'", "['. . . . Fv2', 'R . . . .', 'R . . . .']"),
    ] {
        assert_eq!(with(cards, farm).refusal("improve I69"), "condition", "{cards} {farm}");
    }
    // Cards with vegetables count.
    assert!(
        with("{ card = 'E18', mark = 1 }, { card = 'E47', mark = 2 }", "['. . . . .', 'R . . . .', 'R . . . .']")
            .offers("improve I69")
    );
}

/// T71.
#[test]
fn i70_punner_follows_the_plows_of_others() {
    let plow = |other: &str, moves: &str| {
        let mut test = table_from(2, 14, 1, "'I70'", "", other);
        test.play(moves);
        (test.asked().index(), test.prompt())
    };
    assert_eq!(plow("", "place B4; plow 0,4"), (0, "place"), "1 field");
    for card in ["E61", "E62", "I63"] {
        let other = format!("cards = ['{card}']");
        assert_eq!(plow(&other, "place B4; plow 0,4; done"), (0, "place"), "{card} was not used");
    }
    assert_eq!(plow("cards = ['I63']", "place B4; plow 0,4; choose use; plow 0,3"), (0, "plow"));
    assert_eq!(plow("cards = ['E62']", "place B4; plow 0,4; choose use; plow 0,3; done"), (0, "plow"));
    assert_eq!(plow("cards = ['I68']", "place B4; plow 0,4; choose use; plow 0,3"), (0, "plow"), "the Harrow");
    // A field of the Plow Maker is none of a plow.
    assert_eq!(
        plow("cards = ['E195']\ngoods = { food = 1 }", "place B4; plow 0,4; choose use; plow 0,3"),
        (0, "place")
    );
    let mut test = table_from(2, 14, 1, "'I70'", "", "cards = ['I63']");
    test.play("place B4; plow 0,4; choose use; plow 0,3; plow 2,4");
    assert_eq!((test.player(0).farm.fields.len(), test.prompt()), (1, "place"), "one field");
    // Somebody else's paid use of the owner's own Harrow counts; the owner's own does not.
    let mut test = table_from(2, 14, 1, "'I70', 'I68'", "", "goods = { food = 2 }");
    test.play("place B4; plow 0,4; choose use; plow 0,3");
    assert_eq!((test.asked().index(), test.prompt()), (0, "plow"));
    let mut test = table(2, 14, "'I70', 'I68'", "", "");
    test.play("place B4; plow 0,4; choose use; plow 0,3");
    assert_eq!(test.asked().index(), 1);
}

/// T76.
#[test]
fn i71_holiday_house_closes_the_last_round() {
    let last = |more: &str| {
        Test::at(&format!(
            "round = 14\nphase = 'start_of_round'\n[[player]]\ncards = ['I71']\n{more}\n[[player]]\ngoods = {{ food = 9 }}"
        ))
    };
    let mut test = last("coming = { 14 = { wood = 1 } }\npersons = 5\ngoods = { food = 10 }");
    assert_eq!((test.goods(0), test.asked().index()), (wood(1).and(food(10)), 1), "the round begins for everybody");
    test.play("place B3");
    assert_eq!(test.asked().index(), 1, "nobody is placed");
    test.play("place B4; plow 0,4");
    test.play_as(0, "feed 10");
    assert_eq!(test.player(0).begging, 0, "the harvest takes place");
    assert_eq!(test.points("card_points"), 8);
    // No guest either, and nothing happens before round 14.
    assert_eq!(last("guests = 1").player(0).at_home, 0);
    let test = Test::at("round = 13\nphase = 'start_of_round'\n[[player]]\ncards = ['I71']\n[[player]]");
    assert_eq!(test.player(0).at_home, 2);
    // Before a Taster of the same player can place anybody.
    let test = Test::at(
        "round = 14\nphase = 'start_of_round'\nstart_seat = 1\n[[player]]\ncards = ['I71', 'I260']\ngoods = { food = 1 }\n\
        [[player]]\n[[player]]\n[[player]]",
    );
    assert_eq!((test.asked().index(), test.prompt()), (1, "place"));
}

#[test]
fn i71_holiday_house_has_a_price_that_roofs_do_not_lower() {
    let build = |round: u8, cards: &str, goods: &str| {
        let mut test = table(2, round, cards, &format!("hand = ['I71', 'E25']\ngoods = {{ {goods} }}"), "");
        test.play("place B2");
        test.refusal_or("improve I71")
    };
    assert_eq!(build(13, "", "wood = 3, reed = 2"), None);
    assert_eq!(build(13, "", "clay = 3, reed = 2"), None);
    assert_eq!(build(14, "", "wood = 3, reed = 2"), Some("condition"));
    assert_eq!(build(13, "", "wood = 2, clay = 1, reed = 2"), Some("too-dear"), "not mixed");
    for roof in ["E36", "I99"] {
        assert_eq!(build(13, &format!("'{roof}'"), "wood = 3, clay = 2, reed = 1"), Some("too-dear"), "{roof}");
    }
    for saver in ["I91", "E157"] {
        assert_eq!(build(13, &format!("'{saver}'"), "wood = 3, reed = 1"), None, "{saver} names it");
    }
    assert_eq!(build(13, "'I91', 'E157'", "wood = 3"), None, "both");
}

/// T35.
#[test]
fn i72_goose_pond_in_the_next_four_rounds() {
    let mut test = Test::players(2, 5, "hand = ['I72']\noccupations = 3");
    test.play("place B2; improve I72");
    assert_eq!((test.rounds_served(), test.coming(6)), (vec![6, 7, 8, 9], food(1)));
}

/// T55, and what a guest is not.
#[test]
fn i73_guest_is_placed_once_in_the_next_round() {
    let mut test = Test::players(2, 5, "hand = ['I73']\ngoods = { food = 9 }\npersons = 5\nat_home = 1");
    test.play("place B2; improve I73");
    assert_eq!((test.player(0).guests, test.hand(1)), (1, vec!["I73"]), "A13.7");
    test.until(|game| game.round == 6);
    assert_eq!((test.player(0).at_home, test.player(0).guests), (6, 0), "five persons and the guest");
    test.until(|game| game.player(Seat::new(0)).at_home == 1);
    assert_eq!((test.player(0).placed, test.game.round), (5, 6), "one is still to be placed");
    test.until(|game| game.round == 7);
    assert_eq!(test.player(0).at_home, 5, "the guest is gone");
    // No food, no room, no points.
    let guest = |edition: &str, round: u8| {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = {round}\nphase = 'start_of_round'\n[[player]]\nguests = 1\n\
            farm = ['R . . . .', 'R . . . .', 'R . . . .']\n[[player]]"
        ));
        assert_eq!(test.player(0).at_home, 3);
        assert_eq!((test.game.food_owed(Seat::new(0)), test.points("persons")), (4, 6));
        test.play("place R2c; grow");
        assert_eq!(test.player(0).family, 3);
    };
    guest("de", 8);
    guest("nl", 8);
}

#[test]
fn i73_guest_and_the_ratcatcher() {
    // NL: the guest may be placed all the same.
    let ratcatcher = |guests: u8| {
        let lines = format!("guests = {guests}\npersons = 3");
        Test::at(&format!(
            "round = 10\nphase = 'start_of_round'\nstart_seat = 1\n[[player]]\ncards = ['E198']\n[[player]]\n{lines}\n[[player]]"
        ))
    };
    assert_eq!([0, 1].map(|guests| ratcatcher(guests).player(1).at_home), [2, 3]);
    // Somebody without offspring who has a guest is not affected.
    let test = Test::at(
        "round = 10\nphase = 'start_of_round'\n[[player]]\ncards = ['E198']\n[[player]]\nguests = 1\n[[player]]",
    );
    assert_eq!(test.player(1).at_home, 3);
}

/// A25.13: what holds for a person who lives apart from the family, whichever card brings it.
#[test]
fn a25_13_a_lodger_is_fed_and_placed_but_scores_nothing() {
    let lodger = |edition: &str, rooms: u8, more: &str| {
        let row = if rooms == 3 { "R . . . ." } else { ". . . . ." };
        Test::at(&format!(
            "edition = '{edition}'\nround = 8\n[[player]]\nlodgers = 1\nfarm = ['{row}', 'R . . . .', 'R . . . .']\n\
            {more}\n[[player]]"
        ))
    };
    let test = lodger("de", 2, "");
    assert_eq!((test.player(0).at_home, test.game.food_owed(Seat::new(0)), test.points("persons")), (3, 6, 6));
    assert!(lodger("de", 3, "").offers("place R2c"), "DE: not counted against the rooms");
    assert_eq!(lodger("nl", 2, "").refusal("place R2c"), "no-free-room", "NL: counted");
    let mut test = lodger("nl", 3, "");
    test.play("place R2c");
    assert_eq!(test.refusal("grow"), "no-free-room", "only the lodger may move in");
    let mut test = lodger("de", 3, "persons = 4");
    assert_eq!(test.refusal("place R2c"), "full-family", "five persons in all");
    test = lodger("de", 3, "persons = 2");
    test.play("place R2c; choose use");
    assert_eq!((test.player(0).family, test.player(0).lodgers), (3, 0));
    // The Cook counts it among the adults, the Ratcatcher among the offspring.
    assert_eq!(lodger("de", 2, "cards = ['E181']").game.food_owed(Seat::new(0)), 5);
    let test = Test::at(
        "round = 10\nphase = 'start_of_round'\n[[player]]\ncards = ['E198']\n[[player]]\nlodgers = 1\n[[player]]",
    );
    assert_eq!(test.player(1).at_home, 2);
}

#[test]
fn i74_grain_cart_brings_two_more() {
    let mut test = table(2, 14, "'I74'", "", "");
    assert_eq!(test.gains("place B3"), grain(3));
    let mut test = table(2, 14, "'I74', 'E35'", "", "");
    assert_eq!(test.gains("place B3"), grain(4), "with the Corn Scoop");
    let mut test = table_from(2, 14, 1, "'I74'", "", "");
    test.play("place B3");
    assert_eq!((test.goods(0), test.goods(1)), (NOTHING, grain(1)));
    let test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['I74']\ncoming = { 4 = { grain = 1 } }\n[[player]]",
    );
    assert_eq!(test.goods(0), grain(1), "not for grain of a round space");
}

#[test]
fn i75_hand_mill_grinds_one_or_two_grain() {
    let mill = |grain: u8| {
        harvest(4, &[&format!("cards = ['I75', 'E155']\ngoods = {{ grain = {grain} }}"), "goods = { food = 9 }", ""])
    };
    let mut test = mill(3);
    test.play_as(0, "exchange I75 grain 2 x1");
    assert_eq!(test.goods(0), grain(1).and(food(4)), "and nothing from the Bread Seller");
    assert_eq!(test.refusal("exchange I75 grain 1"), "no-exchange", "2 grain in a harvest");
    let mut test = mill(1);
    test.play_as(0, "exchange I75 grain 1");
    assert_eq!(test.goods(0), food(2));
    let test = table(2, 4, "'I75'", "goods = { grain = 2 }", "");
    assert_eq!(test.refusal("exchange I75 grain 1"), "no-exchange", "only in the feeding phase");
}

#[test]
fn i76_rake_for_five_fields_or_six() {
    let end = |cards: &str, fields: usize| {
        let row: Vec<&str> = (0..5).map(|i| if i < fields { "F" } else { "." }).collect();
        let more = if fields > 5 { "F" } else { "." };
        let farm = format!("['{}', 'R . . . {more}', 'R . . . .']", row.join(" "));
        let test = Test::at(&format!(
            "round = 14\nphase = 'over'\n[[player]]\ncards = ['I76', {cards}]\nfarm = {farm}\n[[player]]\ncards = ['I63']"
        ));
        test.points("bonus_points")
    };
    assert_eq!([end("", 4), end("", 5), end("", 6)], [0, 2, 2]);
    for card in ["I68", "I70", "K124", "E61", "E62"] {
        let card = format!("'{card}'");
        assert_eq!([end(&card, 5), end(&card, 6)], [0, 2], "{card}");
    }
    assert_eq!(end("{ card = 'E18', mark = 2 }", 4), 0, "a card is no field tile");
}

/// T62.
#[test]
fn i77_shepherds_crook_rewards_new_pastures_of_four() {
    let rich = "goods = { wood = 15 }";
    let mut test = table(2, 4, "'I77'", rich, "");
    test.play("place R1d; fence 0,3 0,4 1,3 1,4; done");
    assert_eq!(test.has(0, Good::Sheep), 2);
    // Dividing a pasture of six so that four are left brings nothing.
    let six = "goods = { wood = 15 }\npastures = [[[0,2], [0,3], [0,4], [1,2], [1,3], [1,4]]]";
    let mut test = table(2, 4, "'I77'", six, "");
    test.play("place R1d; fence 0,3 0,4 1,3 1,4; done");
    assert_eq!(test.has(0, Good::Sheep), 0);
    let mut test = table(2, 4, "'I77'", rich, "");
    test.play("place R1d; fence 0,3 0,4 1,4; done");
    assert_eq!(test.has(0, Good::Sheep), 0, "three spaces");
    // Each new pasture counts, even in one action.
    let mut test = table(2, 4, "'I77'", "goods = { wood = 15 }\npastures = [[[2,4]]]", "");
    test.play("place R1d; fence 0,3 0,4 1,3 1,4; done");
    assert_eq!(test.has(0, Good::Sheep), 2, "a second pasture beside the first");
}

#[test]
fn i77_shepherds_crook_counts_when_the_action_is_over() {
    // Four spaces, divided again in the same action: no pasture of four is left.
    let mut test = table(2, 4, "'I77'", "goods = { wood = 15 }", "");
    test.play("place R1d; fence 0,3 0,4 1,3 1,4; fence 0,3 0,4; done");
    assert_eq!(test.has(0, Good::Sheep), 0);
    // Five, of which one is cut off: a new pasture of four.
    let mut test = table(2, 4, "'I77'", "goods = { wood = 15 }", "");
    test.play("place R1d; fence 0,2 0,3 0,4 1,3 1,4; fence 0,2; done");
    assert_eq!(test.has(0, Good::Sheep), 2);
    // Two of four in one action.
    let mut test = table(2, 4, "'I77'", "goods = { wood = 15 }", "");
    test.play("place R1d; fence 0,1 0,2 1,1 1,2; fence 0,3 0,4 1,3 1,4");
    assert_eq!((test.has(0, Good::Sheep), test.player(0).farm.fences.len()), (4, 14));
}
