//! The Moor's minor improvements: one short test for each kind of thing they do.

use crate::common::Test;
use crate::common::moor::{PEAT, TILES, TREES, playing, with};
use agricola::goods::*;
use table::Seat;

#[test]
fn m093_farmhands_quarters_is_paid_for_cards_passed_on() {
    let at = |turn: u8, owner: usize| {
        let players: Vec<String> = (0..3)
            .map(|i| {
                let cards = if i == owner { "cards = ['M093']\n" } else { "" };
                let hand = if i == usize::from(turn) { "hand = ['E16', 'E25']\n" } else { "" };
                format!("[[player]]\n{cards}{hand}")
            })
            .collect();
        Test::at(&format!("turn = {turn}\n{}", players.concat()))
    };
    let mut test = at(2, 0);
    test.play("place B2; improve E16; choose wood");
    assert_eq!((test.goods(0), test.hand(0)), (food(1), vec!["E16"]), "from the right neighbour");
    let mut test = at(1, 0);
    test.play("place B2; improve E16; choose wood");
    assert_eq!(test.goods(0), NOTHING, "the card went to somebody else");
    let mut test = at(2, 0);
    test.play("place B2; improve E25");
    assert_eq!(test.goods(0), NOTHING, "a card that stays is not passed on");
}

#[test]
fn m093_farmhands_quarters_burns_fuel_for_majors() {
    let mut test = Test::players(2, 4, "cards = ['M093']\ngoods = { clay = 2, fuel = 2, stone = 1 }");
    test.play("place R1b; improve M5");
    assert_eq!(test.goods(0), fuel(1), "1 fuel for 1 of the 3 clay, never more than one");
    let test = Test::players(2, 4, "cards = ['M093']\ngoods = { clay = 1, fuel = 2, stone = 1 }");
    assert_eq!(test.refusal_or("place R1b"), None, "a Fireplace for 1 clay and 1 fuel");
    let mut test = Test::players(2, 4, "cards = ['M093']\ngoods = { wood = 1, fuel = 2 }\nhand = ['E37', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E37"), "too-dear", "not for minors");
}

#[test]
fn mt10_bog_forest() {
    let mut test = playing(
        "M047",
        5,
        "cards = ['M1', 'M7', 'M8']\ngoods = { food = 1 }\nfarm = ['M M M T T', 'R . . . .', 'R . . . .']\npersons = 5",
    );
    test.play("lay 0,0; lay 0,1; done");
    assert_eq!(test.player(0).farm.picture()[0], "MT MT M T T");
    test.play("special S1 FT; clear 0,0");
    assert_eq!((test.goods(0), test.player(0).farm.picture()[0].as_str()), (wood(2), "M MT M T T"));
    let after = "farm = ['M MT M T T', 'R . . . .', 'R . . . .']";
    let mut test = with(5, "", after);
    test.play("special S1 CP");
    assert!(test.offers("clear 0,0") && !test.offers("clear 0,1"));
    let mut test = with(5, "", after);
    test.play("special S1 SB");
    assert!(!test.offers("clear 0,1") && test.offers("clear 0,3"));
}

#[test]
fn mt11_mt12_thicket() {
    let mut test = playing("M046", 5, "farm = ['T T T T .', 'R . . . .', 'R . . . .']");
    test.play("lay 0,0; lay 0,1");
    assert_eq!(test.player(0).farm.picture()[0], "TT TT T T .");
    assert_eq!(with(5, "'M012'", "farm = ['TT TT T T .', 'R . . . .', 'R . . . .']").bonus_points(0), 4);
}

#[test]
fn mt31_the_black_market_wants_fuel_and_the_condition() {
    let at = |goods: &str, hand: &str| {
        Test::moor(2, 1, &[&format!("hand = ['{hand}']\ngoods = {{ {goods} }}"), "at_home = 0"])
    };
    let mut test = at("wood = 1", "M080");
    test.play("special S2 BM; exchange raw wood 1; improve M080");
    assert_eq!(test.tableau(0), ["M080"]);
    assert_eq!(at("food = 1", "M080").refusal("special S2 BM"), "no-improvement");
    assert_eq!(at("fuel = 1", "M120").refusal("special S2 BM"), "no-improvement", "1 major improvement");
}

#[test]
fn mt32_a_condition_is_checked_after_the_fee() {
    let at = |fuel: u8| {
        let goods = format!("goods = {{ fuel = {fuel}, food = 4, clay = 1, stone = 1 }}\nhand = ['M065']");
        Test::moor(2, 1, &[&goods, "at_home = 0"])
    };
    assert_eq!(at(4).refusal("special S2 BM"), "no-improvement");
    let mut test = at(5);
    test.play("special S2 BM; improve M065");
    assert_eq!(test.goods(0), fuel(4).and(food(6)));
    let mut test = at(4);
    test.play("place R1b; improve M065");
    assert_eq!(test.tableau(0), ["M065"]);
}

#[test]
fn mt39_peat_bath_and_healing_clay() {
    let mut test = with(6, "'M094'", "farm = ['M M M . .', 'R . . . .', 'R . . . .']");
    test.play("place IN");
    assert_eq!((test.goods(0), test.rounds_served()), (food(1), vec![7, 8, 9]));
    assert_eq!(with(6, "'M099'", "sick = 1").gains("place IN"), food(2));
    assert_eq!(with(6, "'M099'", "").gains("place IN"), food(1));
}

/// A harvest at its feeding, player 0 with three wood rooms and these cards and goods.
fn feeding(cards: &str, lines: &str) -> Test {
    let farm = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    Test::at(&format!(
        "expansion = 'moor'\nlevel = 3\nphase = 'feeding'\nround = 4\n[[player]]\ncards = [{cards}]\n{farm}\n{lines}\n[[player]]\n"
    ))
}

#[test]
fn mt47_oven_installation_heats_for_nothing() {
    assert_eq!(feeding("'M085'", "").game.fuel_owed(Seat::new(0)), 0);
}

#[test]
fn mt49_firewood() {
    let mut test = feeding("'M082'", "goods = { food = 4, wood = 1, fuel = 1 }");
    test.play("feed 4; exchange raw wood 1; heat 2");
    assert_eq!((test.player(0).sick, test.goods(0)), (0, NOTHING));
    let mut test = feeding("'M082'", "goods = { food = 4, fuel = 3 }");
    test.play("feed 4; heat 3");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn mt50_the_spinning_mill_counts_sheep_in_the_field_phase() {
    let test = feeding("{ card = 'M086', mark = 5 }", "animals = { sheep = 1 }");
    assert_eq!(test.game.fuel_owed(Seat::new(0)), 1);
}

#[test]
fn mt60_horse_butchery() {
    let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
    let mut test = with(5, "'M106'", &format!("animals = {{ horse = 3 }}\n{farm}"));
    assert_eq!(test.has(0, Good::Food), 0);
    test.play("exchange M106 horse 2 x1");
    assert_eq!(test.has(0, Good::Food), 5);
    test.play("exchange M106 horse 1");
    assert_eq!(test.has(0, Good::Food), 7);
}

#[test]
fn mt66_the_church_takes_the_village_church_out_of_the_game() {
    let mut test = Test::moor(3, 5, &["hand = ['M068']\ncards = ['M005', 'M10']", "at_home = 0"]);
    test.play("place B2; improve M068 for M005");
    assert_eq!(test.tableau(0), ["M10", "M068"]);
    assert!(!test.game.majors_for_sale().any(|card| ["M005", "M10"].contains(&card.card().id)));
}

#[test]
fn mt67_the_well_goes_back_and_covers_the_village_church() {
    let mut test = Test::moor(3, 5, &["hand = ['I66']\ncards = ['M10']", "at_home = 0"]);
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M005"));
    test.play("place B2; improve I66 for M10");
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M10"));
    assert!(!test.game.majors_for_sale().any(|card| card.card().id == "M005"));
}

#[test]
fn mt110_wild_fields_touch_no_other() {
    let mut test =
        playing("M043", 5, "goods = { food = 2 }\nfarm = ['. . . F F', 'R . . . .', 'R . . . .']\npersons = 3");
    assert!(!test.offers("lay 1,3") && !test.offers("lay 0,2"));
    test.play("lay 2,3; done; place B4");
    assert!(test.offers("plow 1,3") && test.offers("plow 2,2") && !test.offers("plow 0,0"));
}

#[test]
fn mt116_bog_pony_scores_half_for_lying_horses() {
    let points = |horses: u8, lying: u8| {
        let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
        let cards = format!("cards = [{{ card = 'M084', mark = {lying} }}]");
        Test::moor(3, 14, &[&format!("{cards}\nanimals = {{ horse = {horses} }}\n{farm}"), ""]).points("horses")
    };
    assert_eq!((points(5, 3), points(1, 1)), (3, 0));
    let mut test = with(5, "'M084'", "animals = { horse = 1 }");
    test.play("use M084");
    assert_eq!(test.goods(0), horse(1).and(fuel(2)));
    assert!(!test.offers("use M084"));
}

#[test]
fn cards_that_add_to_cutting_peat() {
    for (card, more) in [("M116", wood(2)), ("M109", NOTHING)] {
        assert_eq!(with(5, &format!("'{card}'"), TILES).gains(PEAT), fuel(3).and(more), "{card}");
    }
    let mut test = with(5, "'M109'", &format!("{TILES}\ngoods = {{ grain = 2 }}"));
    test.play(&format!("{PEAT}; choose use"));
    assert_eq!(test.goods(0), fuel(3).and(food(4)).and(grain(1)), "Malthouse");
    let mut test = with(5, "'M127'", TILES);
    test.play(&format!("{PEAT}; take reed 1"));
    assert_eq!(test.goods(0), fuel(3).and(reed(1)), "Wheelbarrow");
    let mut test = with(5, "'M077'", TILES);
    test.play(PEAT);
    assert_eq!(test.coming(8), fuel(2), "Drying Field");
    let mut test = with(5, "'M048'", TILES);
    test.play(PEAT);
    assert_eq!(test.mark(0, "M048"), 1 << 9, "Forest Swamp");
    let mut test = with(5, "'M112'", "farm = ['M Fg1 Fv2 F .', 'R . . . .', 'R . . . .']");
    test.play("special S1 CP; choose use; clear 0,0");
    assert_eq!(test.player(0).farm.picture()[0], ". Fg2 Fv3 F .", "Peat Ash Fertilizer");
}

#[test]
fn cards_that_add_to_felling_trees() {
    assert_eq!(with(5, "'M122'", TILES).gains(TREES), wood(2).and(reed(1)), "Willow Bank");
    assert_eq!(with(5, "'M119'", TILES).gains(&format!("{TREES}; choose reed")), wood(2).and(reed(1)), "Alder Swamp");
    let mut test = with(5, "'M118'", &format!("{TILES}\ngoods = {{ fuel = 1 }}"));
    test.play(&format!("{TREES}; choose use"));
    assert_eq!(test.goods(0), wood(4), "Timber Mill");
}

#[test]
fn cards_that_add_to_the_job_market() {
    assert_eq!(with(5, "'M083'", "").gains("special S2 JM"), food(1).and(fuel(1)), "Coal Seam");
    assert_eq!(with(5, "'M121'", "at_home = 1").gains("special S2 JM"), food(1).and(clay(1)), "Loam");
    assert_eq!(with(5, "'M121'", "").gains("special S2 JM"), food(1));
    assert_eq!(with(5, "'M123'", "").gains("special S2 JM"), food(1).and(stone(1)), "Stone Quarry");
    assert_eq!(with(5, "{ card = 'M123', mark = 5 }", "").gains("special S2 JM"), food(1), "an empty card");
}

#[test]
fn cards_that_add_to_fishing_and_other_spaces() {
    for (card, more) in [("M087", fuel(2)), ("M120", clay(2))] {
        assert_eq!(with(5, &format!("'{card}'"), "").gains("place B10"), food(1).and(more), "{card}");
    }
    assert_eq!(with(5, "'M114'", TILES).gains("place B10"), food(1).and(wood(1)), "Riverside Woods");
    let mut test = with(5, "'M098'", "goods = { fuel = 1 }");
    test.play("place B10; choose use");
    assert_eq!(test.goods(0), food(4), "Fish Smoke-house");
    assert_eq!(with(5, "'M124'", "").gains("place B6"), food(2).and(stone(1)), "Stone Wagon");
    assert_eq!(with(5, "'M130'", "").gains("place B3"), grain(1).and(horse(1)), "Nosebag");
    let mut test = with(5, "'M129'", "start_card = 1\ngoods = { food = 1 }");
    test.play("place B4; plow 0,4; choose use");
    assert_eq!(test.goods(0), horse(1), "Plowhorse Market");
}

#[test]
fn special_actions_outside_the_turn() {
    let free = "farm = ['M . . . .', 'R . . . .', 'R . . . .']";
    let mut test = with(5, "'M054'", free);
    test.play("place B4; plow 0,1; special S1 CP; clear 0,0");
    assert_eq!(test.goods(0), fuel(3), "Agricultural Implement");
    let mut test = with(5, "'M057'", &format!("at_home = 1\n{free}"));
    test.play("place B3; special S1 CP; clear 0,0");
    assert_eq!((test.goods(0), test.game.round), (grain(1).and(fuel(3)), 6), "Taps");
    let mut test = with(5, "'M055'", "farm = ['M T . . .', 'R . . . .', 'R . . . .']");
    test.play("special S1 CP; clear 0,0; choose use; clear 0,1");
    assert_eq!(test.player(0).farm.picture()[0], ". F . . .", "Tool Shed");
    let lines =
        "[[player]]\ncards = [{ card = 'M056', rounds = [5, 8] }]\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']";
    let mut test =
        Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 5\nphase = 'start_of_round'\n{lines}\n[[player]]"));
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.goods(0), fuel(3), "Peat-Cutting Rights");
}

#[test]
fn cards_that_change_tiles() {
    let mut test = playing("M015", 5, TILES);
    test.play("clear 0,0");
    assert_eq!((test.goods(0), test.player(0).farm.picture()[0].as_str()), (fuel(1), "F T . . ."), "Peat Burn-off");
    let mut test = playing("M016", 5, TILES);
    test.play("lay 0,1");
    assert_eq!((test.goods(0), test.player(0).farm.picture()[0].as_str()), (wood(2), "M M . . ."), "Clear Felling");
    let mut test = playing("M017", 5, &format!("cards = ['M1', 'M7', 'M8']\n{TILES}"));
    test.play("lay 2,4");
    assert_eq!(test.player(0).farm.picture()[2], "R . . . T", "Reforestation");
    let mut test = playing("M021", 5, "goods = { food = 4 }\nfarm = ['M M . . .', 'R . . . .', 'R . . . .']");
    test.play("clear 0,0; clear 0,1");
    assert_eq!((test.goods(0), test.player(0).bonus), (fuel(4), 2), "Peat-Cutting Expedition");
    let mut test = playing("M064", 5, "start_card = 1\nhouse = 'stone'\ngoods = { stone = 1 }");
    test.play("choose use; lay 0,4");
    assert_eq!((test.player(0).bonus, test.points("unused_spaces")), (1, -4), "Family Burial Plot");
}

#[test]
fn cards_that_give_goods_at_once() {
    let gains = |card: &str, lines: &str| playing(card, 5, lines).goods(0);
    assert_eq!(gains("M020", &format!("cards = ['M1']\n{TILES}")), fuel(1), "Peat Pellets");
    assert_eq!(gains("M019", &format!("cards = ['M1', 'M7', 'M8', 'E59']\n{TILES}")), fuel(5), "Lawn Turf");
    assert_eq!(
        gains("M023", "cards = ['M1', 'M7', 'M8']\nfarm = ['M T F . .', 'R . . . .', 'R . . . .']"),
        fuel(1).and(food(1))
    );
    assert_eq!(gains("M024", "goods = { wood = 1, clay = 1 }").total(), 7, "Basic Supplies");
    assert_eq!(gains("M026", "cards = ['M1', 'M5']\ngoods = { clay = 1 }"), food(5), "Chimney Hood");
    assert_eq!(gains("M028", "cards = ['M7', 'M9']"), wood(3).and(reed(2)), "Out on the Wallaby");
    assert_eq!(gains("M029", "cards = ['M1', 'M2', 'M9']\ngoods = { food = 1 }").total(), 4, "Tinker");
    assert_eq!(gains("M100", "farm = ['. . . . S', 'R . . . .', 'R . . . .']"), food(3), "Pheromones");
    assert_eq!(gains("M022", TILES), fuel(0).and(NOTHING), "Ecological Niche: the others have more of everything");
}

#[test]
fn m027_the_minus_point_token_moves_on() {
    let mut test = playing("M027", 5, &format!("goods = {{ clay = 1 }}\n{TILES}"));
    assert_eq!((test.goods(0), test.bonus_points(1)), (wood(3), -1));
    assert!(test.game.specials.has_token(Seat::new(1)));
    test.until(|game| game.round == 6);
}

#[test]
fn cards_on_round_spaces() {
    let mut test = playing("M079", 5, "goods = { wood = 1 }");
    test.play("number 7");
    assert_eq!(test.coming(12), fuel(5), "Peat Sled");
    let test = playing("M078", 5, "cards = ['M1', 'M7']\ngoods = { wood = 3 }");
    assert_eq!((test.coming(6), test.coming(7), test.coming(14)), (fuel(1), food(1), fuel(1)), "Barge");
    let test = playing("M076", 5, "goods = { wood = 4 }");
    assert_eq!((test.coming(6), test.coming(7), test.coming(13)), (fuel(1), horse(1), NOTHING), "Flatboat");
    let test = playing("M075", 5, "goods = { clay = 1, reed = 1 }");
    assert_eq!((test.coming(6), test.coming(8), test.coming(14)), (wood(1), fuel(1), wood(1)), "Fuel Storage");
}

#[test]
fn cards_with_a_number_of_uses() {
    let mut test = with(5, "'M090'", "");
    test.play("use M090");
    assert_eq!((test.goods(0), test.mark(0, "M090")), (fuel(2).and(food(2)), 1), "Winter Storehouse");
    assert!(!with(5, "{ card = 'M090', mark = 3 }", "").offers("use M090"));
    let mut test = with(5, "'M125'", "goods = { clay = 2 }");
    test.play("use M125");
    assert_eq!(test.goods(0), clay(2).and(wood(1)).and(reed(1)).and(stone(1)), "Hardware Store");
    let mut test = with(5, "{ card = 'M126', mark = 3 }", "goods = { stone = 2 }");
    test.play("exchange M126 stone 1 -> reed 1 x1");
    assert!(!test.offers("exchange M126 stone 1 -> reed 1 x1"), "Cooperative Store: four times");
}

#[test]
fn places_for_horses() {
    let housing = |cards: &str, lines: &str| with(5, cards, lines).game.housing(Seat::new(0));
    let wood = housing("'M034'", TILES);
    assert!(wood.fits(&horse(2)) && wood.fits(&horse(1).and(sheep(1))) && !wood.fits(&sheep(2)), "Home Wood");
    assert!(housing("'M035'", "").fits(&horse(3)), "Horse Trough");
}

#[test]
fn m061_hay_wagon_builds_after_taking_goods() {
    let mut test = with(5, "'M061'", "goods = { wood = 2, reed = 2 }");
    test.play("place B7; choose rooms; room 0,0");
    assert_eq!(test.player(0).farm.rooms.len(), 3);
}

#[test]
fn m097_village_hall_pays_whoever_held_no_card() {
    let mut test = with(5, "'M097'", "at_home = 1");
    test.play("place B3");
    assert_eq!(test.has(0, Good::Food), 2);
    let mut test = with(5, "'M097'", "at_home = 1");
    test.play("special S2 JM; place B3");
    assert_eq!(test.has(0, Good::Food), 1);
}

#[test]
fn m108_grain_distillery_before_scoring() {
    let mut test = Test::at(
        "expansion = 'moor'\nlevel = 3\nphase = 'breeding'\nround = 14\n[[player]]\ncards = ['M108']\ngoods = { wood = 1, fuel = 1, grain = 3 }\n[[player]]\n",
    );
    assert!(!test.offers("number 3"), "1 fuel and 1 wood");
    test.play("number 2");
    assert_eq!((test.goods(0), test.bonus_points(0)), (grain(1), 2), "the wood is burnt for it");
}

#[test]
fn m070_moor_archaeology_uses_up_a_fence() {
    let mut test = with(5, "'M070'", &format!("house = 'clay'\n{TILES}"));
    test.play(&format!("{PEAT}; choose use"));
    assert_eq!((test.player(0).fences_left(), test.player(0).bonus), (14, 1));
    assert_eq!(test.player(0).farm.picture()[0], "X T . . .");
}

#[test]
fn m102_savings_deposit_moves_on() {
    let mut test = Test::at(
        "expansion = 'moor'\nlevel = 3\nphase = 'harvest'\nround = 4\n[[player]]\ncards = ['M102']\ngoods = { clay = 9 }\n[[player]]\n",
    );
    assert_eq!((test.has(0, Good::Food), test.tableau(0).len(), test.hand(1)), (6, 0, vec!["M102"]));
    test.play("feed 4");
}

#[test]
fn mt48_mt82_mt84_mt114_peat_hut() {
    let need = |house: &str, cards: &str| with(5, cards, &format!("house = '{house}'")).game.fuel_owed(Seat::new(0));
    assert_eq!((need("wood", "'M032'"), need("stone", "'M032'"), need("stone", "'M032', 'M006'")), (3, 1, 0));
    let open = "farm = ['. . . . .', 'R . . . .', 'R . . . .']";
    let grows = |persons: u8| with(7, "'M032'", &format!("persons = {persons}\n{open}")).offers("place R2c");
    assert!(grows(2) && !grows(3), "a place for one person");
    let mut test = Test::moor(
        3,
        7,
        &[&format!("cards = ['M032']\nhand = ['M116', 'E25']\ngoods = {{ food = 2 }}\n{open}"), "at_home = 0"],
    );
    test.play("place R2b; room 0,0");
    assert_eq!(
        (test.tableau(0).len(), test.player(0).farm.rooms.len(), test.player(0).farm.house),
        (0, 3, agricola::House::Wood)
    );
    assert!(test.offers("improve M116"), "3 rooms now");
}

#[test]
fn m018_register_of_craftsmen_sells_a_workshop_cheaper() {
    let mut test = playing("M018", 5, "cards = ['M1', 'M2']\ngoods = { clay = 2, stone = 1 }");
    test.play("improve M8");
    assert_eq!((test.goods(0), test.tableau(0)), (NOTHING, vec!["M1", "M2", "M8"]));
}

#[test]
fn m031_livestock_market_raises_animals_one_step() {
    let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
    let mut test = playing("M031", 5, &format!("animals = {{ sheep = 3, boar = 1, cattle = 1 }}\n{farm}"));
    test.play("take sheep 1 boar 1 cattle 1");
    assert_eq!(test.goods(0), sheep(2).and(boar(1)).and(cattle(1)).and(horse(1)));
}

#[test]
fn m053_forest_hut_brings_a_guest() {
    let mut test = playing("M053", 5, &format!("goods = {{ wood = 2 }}\n{TILES}"));
    test.play("lay 0,1; special S1 FT; clear 0,1");
    assert_eq!(test.player(0).at_home, 2, "one person and the guest");
    let mut test = with(5, "{ card = 'M053', cells = [[0, 3]] }", TILES);
    test.play(TREES);
    assert_eq!(test.player(0).at_home, 2, "the marker lies elsewhere");
}

#[test]
fn m059_natures_fertilizer_sows_the_new_field() {
    let mut test = with(5, "'M059', 'M1'", &format!("{TILES}\ngoods = {{ grain = 1 }}"));
    test.play("special S1 SB; clear 0,1; sow 0,1 grain");
    assert_eq!(test.player(0).farm.picture()[0], "M Fg3 . . .");
}

#[test]
fn m062_hearth_brush_and_m063_pastoral_letter() {
    let mut test = playing("M062", 5, "goods = { reed = 1 }\npersons = 3");
    test.play("choose use");
    let sells = |test: &Test, id: &str| test.game.majors_for_sale().any(|card| card.card().id == id);
    assert!(sells(&test, "M007") && !sells(&test, "M6"), "M13.10");
    let mut test = with(6, "{ card = 'M062', round = 5 }, 'M6'", "goods = { clay = 2, stone = 1 }");
    test.play("place B3; improve M007");
    assert_eq!(test.bonus_points(0), 1);
    let mut test = with(6, "{ card = 'M062', round = 6 }, 'M6'", "goods = { clay = 2, stone = 1 }");
    test.play("place B3");
    assert_eq!(test.prompt(), "place", "not in the round in which it was played");
    assert_eq!(with(6, "'M063', 'M005', 'M068'", "").bonus_points(0), 2);
}

#[test]
fn mt81_butchers_block() {
    for round in 1..=14 {
        let lines = "hand = ['M101', 'E25']\ngoods = { wood = 1 }";
        let mut test = Test::moor(3, round, &[lines, ""]);
        test.play("place B2");
        assert_eq!(test.offers("improve M101"), ![4, 7, 9, 11, 13, 14].contains(&round), "round {round}");
    }
    let lines = "hand = ['M101', 'E25']\ngoods = { wood = 1 }\nanimals = { sheep = 1 }";
    let mut test = Test::moor(3, 5, &[lines, "animals = { horse = 1 }\nat_home = 0"]);
    test.play("place B2; improve M101; done");
    assert_eq!((test.asked(), test.goods(0)), (Seat::new(1), sheep(1)), "optional for the owner");
    test.play("take horse 1");
    assert_eq!(test.goods(1), food(2), "compulsory for the others");
}
