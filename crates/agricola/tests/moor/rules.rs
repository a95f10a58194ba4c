//! Rules of the Moor that no numbered test case tells: M1 to M21, and the doubts MD22 to MD24.

use crate::common::Test;
use agricola::goods::*;
use agricola::moor::Lies;
use table::{Game, Rng, Seat};

const ME: Seat = Seat::new(0);

/// Player 0 with these cards and lines on level 3; nobody else has a person at home.
fn with(round: u8, cards: &str, lines: &str) -> Test {
    Test::moor(3, round, &[&format!("cards = [{cards}]\n{lines}"), "at_home = 0"])
}

/// A farm with this top row, and nothing else but the rooms.
fn row(row: &str) -> String {
    format!("farm = ['{row}', 'R . . . .', 'R . . . .']")
}

/// A harvest at this phase; player 0 with these lines.
fn harvest(round: u8, phase: &str, lines: &str) -> Test {
    let head = format!("expansion = 'moor'\nlevel = 3\nround = {round}\nphase = '{phase}'");
    Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\ngoods = {{ food = 9, fuel = 9 }}"))
}

#[test]
fn m1_4_fuel_is_no_building_resource() {
    let mut test = Test::moor(1, 5, &["", ""]);
    test.play("place F6");
    for kind in ["wood", "clay", "reed", "stone"] {
        assert!(test.offers(&format!("take {kind} 1")), "{kind}");
    }
    assert!(!test.offers("take fuel 1"));
}

#[test]
fn m1_13_alone_only_the_next_card_of_the_pile_is_known() {
    let order = "special_order = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10']";
    let test = Test::at(&format!("expansion = 'moor'\n{order}\n[[player]]"));
    let mut rng = Rng::from_number(4);
    let worlds: Vec<_> = (0..20).map(|_| test.game.determinize(ME, &mut rng).specials).collect();
    assert!(worlds.iter().all(|cards| cards.next() == test.game.specials.next()), "its back is seen");
    assert!(worlds.iter().any(|cards| *cards != test.game.specials), "the others could lie in any order");
    // A card that its player has put under the pile is known.
    let mut test = Test::at("expansion = 'moor'\nspecial_order = ['S1', 'S2', 'S3', 'S4']\n[[player]]\nstart_card = 6");
    test.play("place IN; place IN; choose use");
    assert_eq!(test.game.specials.open().unwrap().card().id, "S2");
    assert!((0..20).all(|_| test.game.determinize(ME, &mut rng).specials == test.game.specials), "S3, S4, S1");
}

#[test]
fn m6_4_nobody_passes() {
    let test = Test::moor(1, 5, &["", ""]);
    assert_eq!(test.refusal("done"), "not-optional");
}

#[test]
fn m6_2_m6_6_a_special_action_takes_a_turn_but_no_person() {
    let mut test = Test::moor(1, 5, &["start_card = 1", "start_card = 2"]);
    test.play("special S1 CP; clear 0,0");
    assert_eq!((test.asked(), test.player(0).at_home), (Seat::new(1), 2));
    test.play("place B3; special S2 JM");
    assert_eq!((test.asked(), test.player(0).at_home), (Seat::new(1), 2), "another one in the next turn");
}

#[test]
fn m6_5_special_actions_belong_to_the_work_phase() {
    let test = harvest(4, "feeding", "start_card = 1");
    assert_eq!(test.refusal("special S1 CP"), "other-question");
}

#[test]
fn m6_8_the_second_person_of_the_lasso_is_a_person() {
    let mut test = with(14, "'I88'", "persons = 3\nstart_card = 1");
    test.play("place R1c");
    assert!(test.offers("place B7") && test.offers("done"));
    assert_eq!(test.refusal("special S1 CP"), "other-question");
}

#[test]
fn m7_10_the_cards_are_back_before_the_harvest() {
    let mut test = Test::moor(1, 4, &["at_home = 1\nstart_card = 1", "at_home = 0"]);
    test.play("special S1 CP; clear 0,0; place B3");
    assert_eq!(test.prompt(), "feed");
    assert!(test.game.specials.cards().all(|(_, lies)| lies == Lies::Display));
}

#[test]
fn m8_5_slash_and_burn_is_no_plowing() {
    for plow in ["E61", "K115", "I337"] {
        let mut test = with(9, &format!("'{plow}'"), &format!("{}\ngoods = {{ grain = 1 }}", row("T . . . .")));
        test.play("special S1 SB; clear 0,0");
        assert_eq!(
            (test.prompt(), test.player(0).farm.picture()[0].as_str()),
            ("place", "F . . . ."),
            "{plow}: not sown either"
        );
    }
}

#[test]
fn m8_7_the_black_market_plays_an_upgrade() {
    let mut test = Test::moor(3, 5, &["hand = ['M105']\ncards = ['M1']\ngoods = { fuel = 1 }", "at_home = 0"]);
    test.play("special S2 BM; improve M105 for M1");
    assert_eq!((test.tableau(0), test.goods(0)), (vec!["M105"], NOTHING));
}

#[test]
fn m8_8_illicit_work_buys_from_the_board_only() {
    let lines = "hand = ['M105', 'E25']\ncards = ['M1']\ngoods = { fuel = 1, food = 1, clay = 3 }";
    let mut test = Test::moor(3, 5, &[lines, "at_home = 0"]);
    test.play("special S2 IW");
    assert_eq!(test.refusal("improve M105 for M1"), "no-such-card", "MD11");
    assert_eq!(test.refusal("improve E25"), "no-such-card");
    test.play("improve M3 for M1");
    assert_eq!(test.goods(0), clay(3), "a Fireplace may be handed back as always");
}

#[test]
fn m8_10_m8_11_a_card_does_not_pay_its_own_fee() {
    let at = |fuel: u8| {
        let goods = format!("goods = {{ fuel = {fuel}, food = 1, clay = 1, stone = 1 }}");
        // Fireplace, Kiln and the other cheap ones are sold, so only the Furnace could be paid.
        Test::moor(
            1,
            5,
            &[&format!("cards = ['M5']\n{goods}"), "at_home = 0\ncards = ['M011', 'M013', 'M1', 'M001', 'M2', 'M002']"],
        )
    };
    assert_eq!(at(0).refusal("special S2 IW"), "no-improvement", "its 2 fuel come too late");
    let mut test = at(1);
    test.play("special S2 IW; improve M006");
    assert_eq!(test.goods(0), fuel(2));
    let mut test = Test::moor(1, 5, &["goods = { fuel = 1, food = 1, clay = 3, stone = 1, grain = 1 }", "at_home = 0"]);
    test.play("special S2 IW; improve M5; bake M5 1");
    assert_eq!(test.goods(0), food(5), "the Clay Oven bakes at once");
}

#[test]
fn m9_8_a_sick_person_eats_and_lives_like_any_other() {
    let test = harvest(7, "feeding", "sick = 1\npersons = 3\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.game.food_owed(ME), 6);
    let test = with(7, "", "sick = 1\npersons = 3\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("place R2c"), "no-free-room");
}

#[test]
fn m9_9_the_infirmary_is_an_action_space() {
    let mut test = Test::moor(
        3,
        5,
        &[&format!("hand = ['I263']\npersons = 3\ngoods = {{ wood = 4 }}\n{}", row(". . . . .")), "at_home = 0"],
    );
    test.play("place B5; occupation I263; space IN; place IN");
    test.play("fence 0,4");
    assert_eq!(test.player(0).farm.fences.len(), 4, "I263 Fence Builder");
    let players = "[[player]]\ncards = ['K308']\n[[player]]\n[[player]]\n[[player]]";
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 5\nphase = 'start_of_round'\n{players}"));
    test.play("choose use; space IN");
    assert_eq!(test.lying("IN"), food(1), "K308 Foreman");
    let before = test.has(0, Good::Food);
    test.play("place IN");
    assert_eq!((test.has(0, Good::Food), test.lying("IN")), (before + 2, NOTHING), "the first visitor takes it");
    test.play("place IN");
    assert_eq!(test.has(1, Good::Food), 1, "the second one does not");
}

#[test]
fn m9_9_a_visit_is_an_action() {
    let lines =
        "cards = ['I227']\npersons = 5\nfarm = ['R . . . .', 'R R . . .', 'R R . . .']\ngoods = { food = 9, fuel = 9 }";
    let mut test = Test::moor(3, 14, &[lines, "at_home = 0"]);
    test.play("place IN; place IN; place IN; place IN; place IN");
    test.until(|_| false);
    assert_eq!(test.bonus_points(0), 3, "I227 Church Warden");
}

#[test]
fn m10_1_a_horse_may_be_the_pet_and_places_for_any_type_take_horses() {
    let fits = |lines: &str, horses: u8| with(5, "", lines).game.housing(ME).fits(&horse(horses));
    assert!(fits("", 1) && !fits("", 2));
    assert!(fits("farm = ['. . . . S', 'R . . . .', 'R . . . .']", 2), "a stable");
}

#[test]
fn m11_3_m21_3_wood_burns_in_the_breeding_phase_too() {
    let lines = "animals = { horse = 2 }\nfarm = ['. . . S S', 'R . . S S', 'R . . . .']\ngoods = { wood = 1 }\ncards = ['M001']";
    let test = harvest(4, "breeding", lines);
    assert!(test.offers("exchange raw wood 1") && !test.offers("exchange M001 horse 1"), "but no animal is cooked");
}

#[test]
fn m12_5_m12_9_alone_one_heats_too() {
    let mut test =
        Test::at("expansion = 'moor'\nround = 4\nphase = 'feeding'\n[[player]]\ngoods = { food = 6, fuel = 1 }");
    test.play("feed 6; heat 1");
    assert_eq!((test.player(0).sick, test.player(0).begging, test.game.round), (1, 0, 5));
}

#[test]
fn m12_10_whoever_skips_the_harvest_neither_heats_nor_falls_ill() {
    let lazy = "cards = [{ card = 'I244', round = 4 }]\ngoods = { food = 9 }";
    let mut test = harvest(4, "harvest", lazy);
    assert_eq!((test.asked(), test.game.fuel_owed(ME)), (Seat::new(1), 0));
    test.play("feed 4; heat 2");
    assert_eq!((test.player(0).sick, test.goods(0), test.game.round), (0, food(9), 5));
    assert_eq!(harvest(7, "harvest", lazy).game.fuel_owed(ME), 2, "only in the harvest it skips");
}

#[test]
fn m14_1_furnace_and_heating_stove_are_no_ovens() {
    let lines = "hand = ['E14', 'E25']\ncards = ['M006', 'M007']\ngoods = { grain = 1 }";
    let mut test = Test::moor(3, 14, &[lines, "at_home = 0"]);
    assert!(!test.offers("place R1a"), "nothing to sow on, and they do not bake");
    test.play("place B2");
    assert_eq!(test.refusal("improve E14 for M006"), "no-improvement");
    assert_eq!(test.refusal("improve E14 for M007"), "no-improvement");
}

#[test]
fn m14_2_fuel_for_the_kiln_is_only_shown() {
    let lines = "cards = ['M011', 'M7']\ngoods = { fuel = 5, wood = 7 }";
    let test = Test::at(&format!("expansion = 'moor'\nphase = 'over'\nround = 14\n[[player]]\n{lines}\n[[player]]"));
    assert_eq!((test.bonus_points(0), test.goods(0)), (2 + 3, fuel(5).and(wood(7))));
}

#[test]
fn m18_8_the_window_before_scoring() {
    let asks = |cards: &str| {
        let mut test = harvest(14, "breeding", &format!("cards = [{cards}]\ngoods = {{ wood = 3 }}"));
        test.until(|game| game.phase.is_before_scoring());
        !test.game.to_decide().is_empty()
    };
    assert!(asks("'M011'") && !asks("'M7'"), "only who gains by it is asked");
}

#[test]
fn m18_11_equal_totals_share_the_win() {
    let test = Test::at(
        "expansion = 'moor'\nphase = 'over'\nround = 14\n[[player]]\nstart_card = 1\n[[player]]\nstart_card = 2",
    );
    assert_eq!((test.game.points(ME), test.game.winners().len()), (-7, 2));
}

#[test]
fn m20_2_a_cold_card_keeps_its_points_and_counts() {
    let head = "expansion = 'moor'\nlevel = 3\nlight_fires = true\nround = 5";
    let lines = "cards = [{ card = 'M003', unlit = true }]\nhand = ['M020', 'E25']\nanimals = { horse = 1 }\ngoods = { vegetable = 1 }";
    let mut test = Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\nat_home = 0"));
    assert_eq!(test.points("card_points"), 2);
    assert!(!test.offers("exchange M003 horse 1") && !test.offers("exchange M003 vegetable 1"));
    test.play("place B2");
    assert!(test.offers("improve M020"), "1 major improvement");
}

#[test]
fn m20_4_m20_5_upgrades_of_a_cold_card_are_cold() {
    let after = |cards: &str, hand: &str, back: &str| {
        let head = "expansion = 'moor'\nlevel = 3\nlight_fires = true\nround = 5";
        let lines =
            format!("cards = [{cards}]\nhand = ['{hand}']\ngoods = {{ clay = 9, reed = 9, stone = 9, wood = 9 }}");
        let mut test = Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\nat_home = 0"));
        test.play(&format!("place B2; improve {hand}{back}"));
        test.player(0).tableau.iter().find(|held| held.card.card().id == hand).unwrap().unlit
    };
    for (from, to) in [("M1", "M105"), ("M001", "M106"), ("M3", "I85"), ("M2", "K128")] {
        let back = format!(" for {from}");
        assert!(after(&format!("{{ card = '{from}', unlit = true }}"), to, &back), "{to} from a cold {from}");
        assert!(!after(&format!("'{from}'"), to, &back), "{to} from a warm {from}");
    }
    assert!(!after("", "E20", ""), "the Simple Fireplace needs no lighting");
}

#[test]
fn m20_3_each_card_is_lit_once() {
    let head = "expansion = 'moor'\nlight_fires = true\nround = 5";
    let lines = "cards = [{ card = 'M1', unlit = true }, { card = 'M001', unlit = true }]\ngoods = { fuel = 2 }";
    let mut test = Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\nat_home = 0"));
    test.play("use M1");
    assert!(test.has(0, Good::Fuel) == 1 && !test.offers("use M1") && test.offers("use M001"));
    test.play("use M001");
    assert_eq!((test.goods(0), test.prompt()), (NOTHING, "place"));
}

#[test]
fn m21_5_what_widens_an_action_space_does_not_widen_a_special_action() {
    let hand = "hand = ['M080', 'M071', 'E25']\ngoods = { fuel = 1, food = 2 }\nstart_card = 1";
    for card in ["E179", "K281", "I228"] {
        let mut test = with(5, &format!("'{card}'"), hand);
        test.play("special S2 BM; improve E25");
        assert_eq!((test.prompt(), test.player(0).at_home, test.hand(0).len()), ("place", 2, 2), "{card}");
    }
    let well = "hand = ['E25']\ngoods = { fuel = 1, wood = 1, stone = 3 }";
    let mut test = with(5, "'I220'", well);
    test.play("special S2 BM; improve M10");
    assert_eq!(test.tableau(0), ["I220", "M10"], "I220: the Well is a minor improvement for its builder");
    let workshop = "house = 'clay'\nhand = ['E25']\ngoods = { fuel = 1, clay = 2, stone = 2 }";
    let mut test = with(5, "'K277'", workshop);
    test.play("special S2 BM");
    assert!(test.offers("improve M8"), "K277: and the workshops for the Manufacturer");
}

#[test]
fn md22_the_person_of_the_reed_hut_may_be_the_sick_one() {
    let lines = "lodgers = 1\ncards = ['K138']\ngoods = { food = 6, fuel = 1 }";
    let mut test = harvest(14, "feeding", lines);
    assert_eq!(test.game.fuel_owed(ME), 2, "the hut is no room");
    test.play("feed 6; heat 1");
    assert_eq!((test.player(0).sick, test.points("persons")), (1, 6), "it scores nothing anyway");
}

#[test]
fn md23_a_guest_at_home_is_a_person_at_home() {
    let mut test = with(5, "{ card = 'M053', cells = [[0, 0]] }", &format!("at_home = 1\n{}", row("T . . . .")));
    test.play("special S1 FT; clear 0,0; place B3; special S2 JM");
    assert_eq!(
        (test.goods(0), test.player(0).at_home),
        (wood(2).and(grain(1)).and(food(1)), 1),
        "only the guest is there"
    );
}

#[test]
fn md24_on_holiday_there_are_no_special_actions_and_the_sick_stay_in_bed() {
    let head = "expansion = 'moor'\nlevel = 3\nround = 14\nphase = 'start_of_round'";
    let lines = "cards = ['I71']\nsick = 1\nstart_card = 1\ngoods = { food = 9 }";
    let mut test = Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\ngoods = {{ food = 9, fuel = 9 }}"));
    assert_eq!(test.asked(), Seat::new(1), "nobody is placed, no card is taken");
    test.play("place B3; place B7");
    test.play_as(0, "feed 4");
    test.play_as(0, "heat 0");
    assert_eq!((test.player(0).sick, test.points("persons")), (2, 2), "one old marker and one new one");
}

#[test]
fn m3_1_m3_3_what_the_round_cards_play_on_the_levels() {
    let yard = "farm = ['R . . . .', 'R . . . .', 'R . . . .']\ngoods = { clay = 9, reed = 1 }";
    let at = |level: u8, hand: &str| Test::moor(level, 7, &[&format!("{hand}\n{yard}"), "at_home = 0"]);
    let mut test = at(1, "");
    test.play("place R2c; grow");
    assert_eq!(test.prompt(), "place", "level 1: growth only");
    let mut test = at(2, "hand = ['M071', 'M080']");
    test.play("place R2c; grow; improve M080");
    assert_eq!(test.tableau(0), ["M080"], "level 2: then a minor improvement");
    let mut test = at(1, "");
    test.play("place R2b; renovate clay; improve M1");
    assert_eq!(test.tableau(0), ["M1"], "level 1: then a major improvement");
    let mut test = at(2, "hand = ['M080']");
    test.play("place R2b; renovate clay");
    assert!(test.offers("improve M1") && test.offers("improve M080"), "level 2: then one of either kind");
}

#[test]
fn m3_5_the_day_labourer_of_the_family_board_is_the_day_labourer() {
    let mut test = Test::moor(2, 5, &["cards = ['M124']", "at_home = 0"]);
    test.play("place F6; take wood 1");
    assert_eq!(test.goods(0), food(1).and(wood(1)).and(stone(1)), "M124 Stone Wagon");
}

#[test]
fn m4_5_the_infirmary_is_always_there() {
    for level in 1..=3 {
        for players in 1..=5 {
            assert!(Test::moor(level, 1, &vec![""; players]).offers("place IN"), "level {level}, {players} players");
        }
    }
}

#[test]
fn m12_1_homes_are_heated_in_every_harvest() {
    for round in [4, 7, 9, 11, 13, 14] {
        let mut test = harvest(round, "feeding", "goods = { food = 4 }");
        test.play("feed 4");
        assert_eq!((test.prompt(), test.game.fuel_owed(ME)), ("heat", 2), "round {round}");
    }
}

#[test]
fn m16_9_field_cards_are_no_field_tiles() {
    let playable = |lines: &str| {
        let mut test = Test::moor(3, 5, &[&format!("hand = ['M058', 'E25']\n{lines}"), ""]);
        test.play("place B2");
        test.refusal_or("improve M058")
    };
    assert_eq!(playable(&row("F F . . .")), None);
    assert_eq!(playable(&format!("cards = ['E18']\n{}", row("F . . . ."))), Some("condition"), "E18 is a card");
}

#[test]
fn mt82_m16_16_the_peat_hut_is_no_room() {
    let playable = |lines: &str| {
        let mut test = Test::moor(3, 5, &[&format!("hand = ['M116', 'E25']\ngoods = {{ food = 2 }}\n{lines}"), ""]);
        test.play("place B2");
        test.refusal_or("improve M116")
    };
    assert_eq!(playable("cards = ['M032']"), Some("condition"));
    assert_eq!(playable("house = 'clay'\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']"), None);
}

#[test]
fn m19_2_alone_the_storehouse_stays_empty() {
    for level in [1, 2] {
        let mut test = Test::moor(level, 1, &[""]);
        test.until(|game| game.round == 3);
        assert_eq!(test.lying("F2"), NOTHING, "level {level}");
    }
    let mut test = Test::moor(1, 1, &["", ""]);
    test.play("place IN; place IN; place IN; place IN");
    assert_eq!(test.lying("F2"), food(2), "with others it fills");
}

#[test]
fn m2_3_the_limits_of_the_base_game_stay() {
    let four = "farm = ['S S S S .', 'R . . . .', 'R T . . .']\ngoods = { wood = 9 }";
    let mut test = with(5, "", four);
    assert!(!test.offers("place B1"), "no fifth stable, and nothing for a room");
    test.play("special S1 FT; clear 2,1");
    assert!(!test.offers("place B1"));
    let five = "persons = 5\nfarm = ['R R R . .', 'R R . . .', 'R . . . .']";
    assert!(!with(14, "", five).offers("place R2c"), "no sixth person");
}

#[test]
fn m11_6_only_wood_in_the_supply_burns() {
    // 1 wood on the Basin Maker, 1 on its way on the round space, 9 on the Forest.
    let lines = "cards = [{ card = 'K273', mark = 1 }]\ncoming = { 6 = { wood = 1 } }";
    let test = Test::at(&format!(
        "expansion = 'moor'\nlevel = 3\nround = 5\nspaces = {{ B7 = {{ wood = 9 }} }}\n[[player]]\n{lines}\n[[player]]\n[[player]]\n[[player]]"
    ));
    assert!(test.exchanges().is_empty());
    assert!(with(5, "", "goods = { wood = 1 }").offers("exchange raw wood 1"));
}

#[test]
fn m13_8_a_player_may_own_both_cards_of_a_place() {
    let goods = "goods = { clay = 1, stone = 1 }";
    let mut test = Test::moor(1, 7, &[&format!("cards = ['M1', 'M3', 'M002']\n{goods}"), "at_home = 0"]);
    test.play("place R1b; improve M001");
    assert_eq!(test.tableau(0), ["M1", "M3", "M002", "M001"], "both of P1, and two Horse Slaughterhouses");
}

#[test]
fn m15_3_fields_laid_by_cards_touch_a_field() {
    let lines = format!("cards = ['M049']\n{}", row("F . . . ."));
    let head = "expansion = 'moor'\nlevel = 3\nround = 11\nphase = 'start_of_round'";
    let mut test = Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]"));
    assert_eq!(test.refusal("lay 0,2"), "no-tile");
    test.play("lay 0,1");
    assert_eq!(test.player(0).farm.fields.len(), 2);
    let test = Test::at(&format!("{head}\n[[player]]\ncards = ['M049']\n{}\n[[player]]", row(". . . . .")));
    assert!(test.offers("lay 2,4"), "the first field lies anywhere");
}

#[test]
fn m15_9_alone_passing_cards_leave_the_game() {
    let mut test = Test::moor(2, 5, &["hand = ['M015', 'M080']\nstart_card = 1"]);
    test.play("place R1b; improve M015; done");
    assert_eq!((test.hand(0), test.tableau(0), test.goods(0)), (vec!["M080"], vec![], fuel(1)));
}

#[test]
fn m16_7_at_most_two_improvements_of_either_kind() {
    let refused = |cards: &str| {
        let mut test =
            Test::moor(3, 5, &[&format!("hand = ['M100', 'E25']\ncards = [{cards}]\ngoods = {{ wood = 1 }}"), ""]);
        test.play("place B2");
        test.refusal_or("improve M100")
    };
    assert_eq!(refused("'M1', 'E20'"), None);
    assert_eq!(refused("'M1', 'E20', 'M3'"), Some("condition"));
    assert_eq!(refused("'E20', 'E36', 'M080'"), Some("condition"));
}

#[test]
fn m21_1_alone_the_special_action_card_comes_before_cards_that_use_one() {
    let lines = format!("cards = [{{ card = 'M056', rounds = [4] }}]\n{}", row("M . . . ."));
    let mut test = Test::at(&format!(
        "expansion = 'moor'\nlevel = 3\nround = 3\nspecial_order = ['S2', 'S1']\n[[player]]\nat_home = 1\n{lines}"
    ));
    test.play("place B3; choose use");
    assert!(test.offers("special S1 CP"), "S2 went under the pile, and the peat is cut with S1");
}

#[test]
fn m21_6_bed_markers_are_there_when_heating_is_settled() {
    let mut test = harvest(4, "feeding", "goods = { food = 4 }");
    test.play("feed 4; heat 0");
    assert_eq!((test.player(0).sick, test.game.round), (2, 4), "while the other one still feeds");
}
