//! The Moor's minor improvements M091 to M131, card by card: what each does and does not do, and beside which others.
//! Conditions and prices of all of them: `moor_minors_sheet.rs`.

use crate::common::Test;
use crate::common::moor::{PEAT, STALLS, TILES, TREES, for_sale, harvest, lying, playing, row, table, with};
use agricola::goods::*;
use table::{Game, Seat};

#[test]
fn m091_routine_work_pays_in_time_for_feeding_and_heating() {
    let mut test = harvest(4, "feeding", "'M091', 'M7', 'M8', 'M9'", "goods = { food = 3, fuel = 1, reed = 1 }");
    test.play("exchange M9 reed 1; use M091; take fuel 1; feed 4; use M091; take food 1");
    assert!(!test.offers("use M091"), "the Basketmaker's Workshop has worked");
    test.play("heat 2");
    assert_eq!((test.player(0).begging, test.player(0).sick, test.goods(0)), (0, 0, food(3)));
}

#[test]
fn m091_a_workshop_that_was_paid_for_idling_makes_no_food() {
    let mut test = harvest(4, "feeding", "'M091', 'M7'", "goods = { wood = 1 }");
    test.play("use M091; take food 1");
    assert_eq!(test.refusal("exchange M7 wood 1"), "no-exchange");
    let mut test = harvest(4, "feeding", "'M091', 'M7'", "goods = { wood = 1 }");
    test.play("exchange M7 wood 1");
    assert!(!test.offers("use M091"));
}

#[test]
fn m091_what_was_forgotten_comes_at_the_end_of_the_feeding_phase() {
    let mut test = harvest(4, "feeding", "'M091', 'M7', 'M8'", "goods = { food = 4, fuel = 2 }");
    test.play_as(1, "feed 0");
    test.play_as(1, "heat 0");
    test.play("feed 4; heat 2; take fuel 1; take food 1");
    assert_eq!((test.goods(0), test.game.round), (fuel(1).and(food(1)), 5));
    assert!(!with(5, "'M091', 'M7'", "").offers("use M091"), "only in a harvest");
    let mut test = harvest(4, "feeding", "'M091', 'M008', 'M10'", "goods = { food = 4, fuel = 2 }");
    assert!(!test.offers("use M091"), "stalls are no workshops");
    test.play("feed 4; heat 2");
}

#[test]
fn m092_m096_whatever_uses_the_space() {
    let cards = "{ card = 'M092', cells = [[0, 0]] }, { card = 'M096', cells = [[0, 0], [0, 1]] }";
    let farm = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 7, reed = 2 }";
    let mut test = with(5, cards, farm);
    test.play("place B1; choose rooms; room 0,0; choose stables; stable 0,1");
    assert_eq!(test.goods(0), fuel(1).and(food(1 + 2)), "a room and a stable");
    let mut test = with(5, cards, farm);
    test.play("place B1; choose stables; stable 0,2; done");
    assert_eq!(test.goods(0), wood(5).and(reed(2)), "another space brings nothing");
}

#[test]
fn m093_farmhands_quarters_any_resource_and_the_card_of_savings() {
    let fuel_for = |goods: &str, improve: &str| {
        let mut test = with(5, "'M093'", &format!("goods = {{ fuel = 1, {goods} }}"));
        test.play(&format!("place R1b; improve {improve}"));
        test.goods(0)
    };
    assert_eq!(fuel_for("wood = 2, stone = 1", "M7"), NOTHING, "for a stone");
    assert_eq!(fuel_for("reed = 1, stone = 2", "M9"), NOTHING, "for a reed");
    let players = "[[player]]\ncards = ['M102']\n[[player]]\ncards = ['M093']\n";
    let test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nphase = 'harvest'\nround = 4\n{players}"));
    assert_eq!((test.hand(1), test.has(1, Good::Food)), (vec!["M102"], 1), "the Savings Deposit is passed on too");
}

#[test]
fn m094_peat_bath_on_each_visit() {
    let mut test = with(12, "'M094'", "farm = ['M M M MT .', 'R . . . .', 'R . . . .']\nsick = 1");
    test.play("place IN; place IN");
    assert_eq!(test.has(0, Good::Food), 2 + 2, "both visits have brought food for round 13, which has begun");
    assert_eq!(test.coming(14), food(2), "rounds 15 and later do not come");
}

#[test]
fn m095_fallow_fields_up_to_three_empty_ones() {
    let test = playing("M095", 5, "farm = ['Fg1 . . . .', 'R . . . .', 'R . . . .']");
    assert_eq!((test.tableau(0), test.prompt()), (vec!["M095"], "place"), "no empty field, no food");
    let fields = "farm = ['F F F F .', 'R . . . .', 'R . . . .']";
    let mut test = playing("M095", 5, fields);
    test.play("choose use; lay 0,0; choose use; lay 0,1; lay 0,2");
    assert_eq!(test.prompt(), "place", "three at most");
    let cards = "{ card = 'M095', cells = [[0, 0]] }, 'M058'";
    let mut test = with(5, cards, "farm = ['F F M . .', 'R . . . .', 'R . . . .']\ngoods = { grain = 1 }");
    test.play("special S1 CP; clear 0,2; sow 0,0 grain");
    assert_eq!(test.goods(0), fuel(3).and(food(2)), "sown by the Peat Fertilizer");
    let test = harvest(4, "harvest", "{ card = 'M095', cells = [[0, 0]] }", fields);
    assert_eq!(test.has(0, Good::Food), 0, "the food is not harvested");
}

#[test]
fn m097_village_hall_looks_at_both_sides_of_the_cards() {
    let food = |specials: &str| {
        let mut test = table(&format!("round = 5\nspecials = [{specials}]"), "'M097'", "at_home = 1");
        test.play("place B8");
        test.has(0, Good::Food)
    };
    assert_eq!([food("{ card = 'S1', open = 0 }"), food("{ card = 'S1', closed = 0 }")], [0, 0]);
    assert_eq!(food("{ card = 'S1', closed = 1 }"), 2, "somebody else has taken it away");
    let mut solo = Test::at("expansion = 'moor'\nlevel = 3\nround = 5\n[[player]]\ncards = ['M097']\nat_home = 1");
    solo.play("place B8");
    assert_eq!(solo.has(0, Good::Food), 2, "alone nobody holds a card");
}

#[test]
fn m098_fish_smoke_house_burns_wood_if_it_must() {
    let mut test = with(5, "'M098'", "goods = { wood = 1 }");
    test.play("place B10; choose use; exchange raw wood 1");
    assert_eq!(test.goods(0), food(1 + 3));
    let mut test = with(5, "'M098'", "");
    assert_eq!(test.gains("place B10"), food(1), "without fuel nobody is asked");
}

#[test]
fn m099_healing_clay_and_peat_bath_together() {
    let mut test = with(6, "'M094', 'M099'", "sick = 1\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']");
    test.play("place IN");
    assert_eq!((test.goods(0), test.coming(7), test.player(0).sick), (food(2), food(1), 0));
    assert_eq!(playing("M099", 5, "goods = { clay = 1 }").goods(0), food(1));
}

#[test]
fn m100_pheromones_for_everybody_with_a_stable_or_a_pasture() {
    let stable = "farm = ['. . . . S', 'R . . . .', 'R . . . .']";
    let pasture = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]]]";
    let mut test = Test::moor(3, 5, &["hand = ['M100', 'E25']", stable, pasture, ""]);
    test.play("place B2; improve M100");
    assert_eq!([0, 1, 2, 3].map(|seat| test.has(seat, Good::Food)), [1, 2, 2, 0]);
}

#[test]
fn m101_the_others_must() {
    let hand = "hand = ['M101', 'E25']\ngoods = { wood = 1 }";
    let animals = format!("{STALLS}\nanimals = {{ boar = 1, cattle = 1 }}");
    let mut test = Test::moor(3, 5, &[hand, &animals, "animals = { sheep = 1 }\ncards = ['M115']", "cards = ['K299']"]);
    test.play("place B2; improve M101");
    assert_eq!(test.asked(), Seat::new(1), "without animals the owner is not asked");
    assert_eq!(test.refusal("done"), "not-optional");
    test.play("take cattle 1");
    assert_eq!(test.goods(1), boar(1).and(food(3)));
    test.play("take sheep 1");
    assert_eq!(test.goods(2), food(1), "a sheep leaves no bark");
    assert_eq!(test.goods(3), food(2), "the Slaughterman earns from both");
    for (kind, n) in [("sheep", 1), ("boar", 2), ("cattle", 3), ("horse", 2)] {
        let mut test = Test::moor(3, 5, &[hand, &format!("animals = {{ {kind} = 1 }}")]);
        test.play(&format!("place B2; improve M101; take {kind} 1"));
        assert_eq!(test.goods(1), food(n), "{kind}");
    }
}

#[test]
fn m102_savings_deposit_and_m104_wild_harvest_draw_from_one_to_nine() {
    let draws = |cards: &str, lines: &str| {
        let at = |seed: u32| {
            let head = format!("expansion = 'moor'\nlevel = 3\nphase = 'harvest'\nround = 4\nseed = '{seed:x}'");
            Test::at(&format!("{head}\n[[player]]\ncards = [{cards}]\n{lines}\n[[player]]\n")).has(0, Good::Food)
        };
        (0..180).map(at).filter(|food| *food > 0).count()
    };
    assert_eq!(draws("'M102'", "goods = { clay = 9 }"), 180);
    assert_eq!(draws("'M102'", ""), 0);
    let some = draws("'M102'", "goods = { clay = 3 }");
    assert!((40..80).contains(&some), "3 of 9: {some} of 180");
    let forests = draws("'M104'", "farm = ['T T T TT .', 'R . . . .', 'R . . . .']");
    assert!((60..100).contains(&forests), "4 visible forests of 9: {forests} of 180");
}

#[test]
fn m102_alone_the_savings_leave_the_game() {
    let test = Test::at(
        "expansion = 'moor'\nlevel = 3\nphase = 'harvest'\nround = 4\n[[player]]\ncards = ['M102']\ngoods = { clay = 9 }",
    );
    assert_eq!((test.tableau(0).len(), test.hand(0).len(), test.has(0, Good::Food)), (0, 0, 6));
}

#[test]
fn m105_open_grill_is_made_of_a_fireplace() {
    let mut test = Test::moor(3, 5, &["hand = ['M105', 'E25']\ncards = ['E20', 'K128']", "at_home = 0"]);
    test.play("place B2");
    assert_eq!(test.refusal("improve M105 for K128"), "no-improvement", "a Cooking Hearth is no Fireplace");
    test.play("improve M105 for E20");
    assert_eq!(test.tableau(0), ["K128", "M105"], "R17: the Simple Fireplace is a Fireplace, and leaves the game");
    let mut test = Test::moor(3, 5, &["hand = ['M105', 'E11']\ncards = ['M2', 'E182']", "at_home = 0"]);
    assert!(for_sale(&test, "M002"));
    test.play("place B2; improve M105 for M2");
    assert!(for_sale(&test, "M2") && !for_sale(&test, "M002"), "the Slaughterhouse is covered again");
    assert_eq!(test.goods(0), food(1).and(wood(1)), "E182 Charcoal Burner: it bakes");
    let animals = "animals = { sheep = 1, boar = 1, cattle = 1, horse = 1 }\ngoods = { vegetable = 1 }";
    let mut test = with(5, "'M105', 'E25', 'E19'", &format!("{STALLS}\n{animals}"));
    for (kind, n) in [("sheep", 2), ("boar", 3), ("cattle", 3), ("horse", 2), ("vegetable", 2)] {
        let had = test.has(0, Good::Food);
        test.play(&format!("exchange M105 {kind} 1"));
        assert_eq!(test.has(0, Good::Food) - had, n, "{kind}: neither Spices nor Crock help");
    }
    let mut test = with(14, "'M105'", "goods = { grain = 5 }");
    test.play("place R1a; choose bake; bake M105 5");
    assert_eq!(test.goods(0), food(10));
}

#[test]
fn m105_m106_a_cold_fire_stays_cold() {
    let improve = |cards: &str, play: &str| {
        let head = "expansion = 'moor'\nlevel = 3\nlight_fires = true\nround = 5";
        let me = format!("[[player]]\nhand = ['M105', 'M106', 'E11']\ncards = [{cards}]\nanimals = {{ horse = 1 }}");
        let mut test = Test::at(&format!("{head}\n{me}\n[[player]]\nat_home = 0"));
        test.play(&format!("place B2; improve {play}"));
        test
    };
    let test = improve("{ card = 'M1', unlit = true }", "M105 for M1");
    assert!(!test.offers("exchange M105 horse 1"), "M20.4");
    assert!(improve("'M001'", "M106 for M001").offers("exchange M106 horse 1"));
}

#[test]
fn m106_horse_butchery_takes_the_slaughterhouse_out() {
    let mut test = Test::moor(3, 5, &["hand = ['M106', 'E25']\ncards = ['M1', 'M001']", "at_home = 0"]);
    test.play("place B2; improve M106 for M001");
    assert!(!for_sale(&test, "M001") && !for_sale(&test, "M1"), "P1 is empty");
    let mut test = with(5, "'M106', 'M115', 'K109'", &format!("{STALLS}\nanimals = {{ horse = 2 }}"));
    test.play("exchange M106 horse 2 x1");
    assert_eq!(test.goods(0), food(5).and(wood(2)), "two pieces of bark, and no Spit Roast outside the harvest");
    assert!(!with(5, "'M106'", "goods = { vegetable = 1 }").offers("exchange M106 vegetable 1"));
    for (kind, n) in [("sheep", 1), ("boar", 2), ("cattle", 3), ("horse", 2)] {
        let mut test = with(5, "'M106'", &format!("animals = {{ {kind} = 1 }}"));
        test.play(&format!("exchange M106 {kind} 1"));
        assert_eq!(test.goods(0), food(n), "{kind}");
    }
}

#[test]
fn m107_pot_roast_recipe_goes_with_everything_that_is_a_fireplace_or_hearth() {
    let cooks =
        |cards: &str| with(5, &format!("'M107', {cards}"), "animals = { horse = 1 }").offers("exchange M107 horse 1");
    for card in ["M1", "M2", "M3", "M4", "E20", "K128", "I85"] {
        assert!(cooks(&format!("'{card}'")), "{card}");
    }
    assert!(!cooks("'M5'") && !cooks("'M10'"), "an oven does not cook");
    let head = "expansion = 'moor'\nlevel = 3\nlight_fires = true\nround = 5";
    let cold = Test::at(&format!(
        "{head}\n[[player]]\ncards = ['M107', {{ card = 'M1', unlit = true }}]\nanimals = {{ horse = 1 }}\n[[player]]"
    ));
    assert!(!cold.offers("exchange M107 horse 1"), "M20.2: not on a cold fire");
    let breeding = harvest(4, "breeding", "'M107', 'M1'", &format!("{STALLS}\nanimals = {{ horse = 2 }}"));
    assert!(!breeding.offers("exchange M107 horse 1"));
}

#[test]
fn m107_horses_of_the_recipe_are_cooked_on_the_fireplace() {
    let mut test = with(5, "'M107', 'M1', 'E19'", &format!("{STALLS}\nanimals = {{ horse = 2, sheep = 1 }}"));
    test.play("exchange E19 sheep 1 horse 1 x1");
    assert_eq!(test.goods(0), horse(1).and(food(2 + 2 + 1)), "E19 Gypsy's Crock: two at the same time");
    let test = with(5, "'M1', 'M001', 'E19'", &format!("{STALLS}\nanimals = {{ horse = 2 }}"));
    assert!(!test.offers("exchange E19 horse 2 x1"), "without the recipe no Fireplace cooks a horse");
}

#[test]
fn m108_grain_distillery_once_in_a_harvest() {
    let mut test = harvest(4, "feeding", "'M108'", "goods = { fuel = 2, grain = 2 }");
    test.play("exchange M108 fuel 1 grain 1 x1");
    assert_eq!(test.goods(0), fuel(1).and(grain(1)).and(food(5)));
    assert_eq!(test.refusal("exchange M108 fuel 1 grain 1 x1"), "no-exchange");
    assert!(!with(5, "'M108'", "goods = { fuel = 2, grain = 2 }").offers("exchange M108 fuel 1 grain 1 x1"));
}

#[test]
fn m108_what_is_distilled_does_not_count_for_the_kiln() {
    let at = || harvest(14, "breeding", "'M108', 'M011'", "goods = { fuel = 3, grain = 1 }");
    let mut test = at();
    test.play("number 1");
    assert_eq!(test.bonus_points(0), 1, "1 for the grain, none for 2 fuel");
    assert_eq!(test.points("grain"), -1);
    let mut test = at();
    test.play("number 0");
    assert_eq!((test.bonus_points(0), test.points("grain")), (1, 1), "or the 3 fuel of the Kiln");
}

#[test]
fn m109_malthouse_is_no_baking() {
    let mut test = with(5, "'M109', 'E155'", &format!("{TILES}\ngoods = {{ grain = 1 }}"));
    test.play(&format!("{PEAT}; choose use"));
    assert_eq!(test.goods(0), fuel(3).and(food(4)), "the Bread Seller gets nothing");
}

#[test]
fn m110_m127_carts_look_at_what_lay_on_the_space() {
    let gain = |card: &str, space: &str, goods: &str| {
        let mut test = lying(space, goods, &format!("'{card}'"), "");
        test.play(&format!("place {space}"));
        (test.has(0, Good::Grain), test.has(0, Good::Fuel))
    };
    for (space, kind, least) in [("B7", "wood", 5), ("B8", "clay", 4), ("B9", "reed", 3), ("R2a", "stone", 2)] {
        assert_eq!(gain("M110", space, &format!("{kind} = {}", least - 1)), (0, 0), "{kind}");
        assert_eq!(gain("M110", space, &format!("{kind} = {}", 2 * least)), (1, 0), "{kind}: never more than 1");
        assert_eq!([3, 4].map(|n| gain("M127", space, &format!("{kind} = {n}")).1), [0, 1], "{kind}");
    }
}

#[test]
fn m111_planted_spaces_are_no_fields() {
    let farm = "farm = ['F F . . .g3', 'R . . . .v2', 'R . . . .']";
    assert_eq!(with(14, "'M111'", farm).points("fields"), 1, "two fields");
    let mut test = with(5, "'M111'", &format!("{farm}\ngoods = {{ wood = 4 }}\npersons = 3"));
    test.play("place R1d; fence 0,4");
    assert_eq!(test.player(0).farm.picture()[0], "F F . . .", "the grain is thrown away for the pasture");
    let mut test = with(5, "'M111'", "farm = ['F F . . .', 'R . . . .', 'R . . . .']\ngoods = { grain = 1 }");
    test.play("place R1a; choose sow; sow 2,4 grain");
    assert_eq!(test.player(0).farm.picture()[2], "R . . . .g3");
    assert_eq!(with(14, "'M111'", farm).points("grain"), 1, "crops count wherever they grow");
}

#[test]
fn m112_peat_ash_comes_before_the_peat_and_what_follows_it() {
    let farm = "farm = ['M Fg1 F . .', 'R Fv2 . . .g1', 'R . . . .']\ngoods = { grain = 1 }";
    let mut test = with(5, "'M112', 'M058', 'M111', { card = 'E18', mark = 1 }", farm);
    test.play("special S1 CP; choose use; clear 0,0; sow 0,2 grain");
    let rows = test.player(0).farm.picture();
    assert_eq!(
        (rows[0].as_str(), rows[1].as_str()),
        (". Fg2 Fg3 . .", "R Fv3 . . .g2"),
        "what is sown afterwards has 3"
    );
    assert_eq!(test.mark(0, "E18"), 2, "cards that act as fields too");
    let mut test = with(5, "'M112'", "farm = ['M F . . .', 'R . . . .', 'R . . . .']");
    test.play(PEAT);
    assert_eq!(test.goods(0), fuel(3), "nothing is sown, so nobody is asked");
    let mut test = with(5, "'M112'", "farm = ['M Fg1 . . .', 'R . . . .', 'R . . . .']");
    test.play("special S1 CP; done; clear 0,0");
    assert_eq!(test.player(0).farm.picture()[0], ". Fg1 . . .", "optional");
}

#[test]
fn m112_wood_on_cards_is_no_crop_and_the_second_user_pays_first() {
    let mut test = with(5, "'M112', { card = 'I78', mark = 3 }", "farm = ['M Fg1 . . .', 'R . . . .', 'R . . . .']");
    test.play("special S1 CP; choose use; clear 0,0");
    assert_eq!((test.mark(0, "I78"), test.player(0).farm.picture()[0].as_str()), (3, ". Fg2 . . ."));
    let open = "turn = 1\nspecials = [{ card = 'S1', open = 0 }]\n[[player]]\nat_home = 0\n[[player]]";
    let lines = "cards = ['M112']\nfarm = ['M Fg1 . . .', 'R . . . .', 'R . . . .']\ngoods = { food = 1, grain = 1 }";
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\n{open}\n{lines}"));
    test.play("special S1 CP; exchange raw grain 1; choose use; clear 0,0");
    assert_eq!(test.goods(1), fuel(3));
}

#[test]
fn m113_living_history_museum_instead_of_the_museum() {
    let mut test =
        Test::moor(3, 5, &["house = 'clay'\nhand = ['M113', 'E25']\ncards = ['M011', 'M013']", "at_home = 0"]);
    test.play("place B2; improve M113 for M013");
    assert!(!for_sale(&test, "M013") && !for_sale(&test, "M011"), "P11 is empty");
    let price = |above: &str, card: &str, goods: &str| {
        let mut test = with(5, &format!("'M113', '{above}'"), &format!("goods = {{ {goods} }}"));
        test.play(&format!("place R1b; improve {card}"));
        test.goods(0).only(&BUILDING).is_empty()
    };
    assert!(price("M10", "M005", "wood = 2, stone = 3") && price("M6", "M007", "clay = 2"));
    assert!(price("M5", "M006", "stone = 1") && price("M8", "M009", "stone = 1") && price("M7", "M008", "stone = 1"));
    assert!(price("M012", "M014", "wood = 1, clay = 1, reed = 1") && price("M9", "M010", "stone = 1"));
    let mut test = with(5, "'M113'", "goods = { wood = 1, stone = 2 }");
    test.play("place R1b");
    assert_eq!(test.refusal("improve M10"), "too-dear", "the Well was the old Museum's");
}

#[test]
fn m115_oak_bark_from_every_kind_but_sheep() {
    let animals = "animals = { sheep = 1, boar = 1, cattle = 1, horse = 1 }";
    let mut test = with(5, "'M115', 'M003'", &format!("{STALLS}\n{animals}"));
    test.play("exchange M003 sheep 1; exchange M003 boar 1; exchange M003 cattle 1; exchange M003 horse 1");
    assert_eq!(test.has(0, Good::Wood), 3);
    let mut test = with(5, "'M115', 'M107', 'M1'", "animals = { horse = 1 }");
    test.play("exchange M107 horse 1");
    assert_eq!(test.goods(0), food(2).and(wood(1)), "a horse from the pot too");
    assert_eq!(playing("M115", 5, "cards = ['M1', 'M7']\ngoods = { food = 1 }").goods(0), wood(2));
}

#[test]
fn m117_draught_horses_pull_three_or_four_logs() {
    let pull = |n: u8, lines: &str, cards: &str| {
        let mut test = lying("B7", &format!("wood = {n}"), &format!("'M117'{cards}"), lines);
        test.play("place B7");
        if test.offers("choose use") {
            test.play("choose use");
        }
        test.goods(0)
    };
    let horse_and_food = "animals = { horse = 1 }\ngoods = { food = 2 }";
    assert_eq!([2, 3, 4, 6].map(|n| pull(n, horse_and_food, "").get(Good::Wood)), [2, 4, 6, 8]);
    assert_eq!(pull(4, horse_and_food, "").get(Good::Food), 1, "1 food, once");
    assert_eq!(pull(4, "goods = { food = 2 }", ", 'K135'").get(Good::Wood), 4, "cards with horses are no horses");
    assert_eq!(with(14, "'M117'", "").points("horses"), -1);
    assert_eq!(pull(4, "animals = { horse = 1 }", "").get(Good::Wood), 4, "without food nobody is asked");
}

#[test]
fn m118_timber_mill_and_the_others_of_the_forest() {
    let mut test = lying("B7", "wood = 4", "'M118'", "");
    assert_eq!(test.gains("place B7; done"), wood(5));
    let mut test = lying("B7", "wood = 3", "'M118'", "");
    assert_eq!(test.gains("place B7"), wood(3));
    let mut test = with(5, "'M118', 'M119', 'M122', 'M012'", &format!("{TILES}\ngoods = {{ fuel = 1 }}"));
    test.play(TREES);
    test.play("first M119; choose reed; choose use");
    assert_eq!(test.goods(0), wood(2 + 1 + 2).and(reed(2)), "they add up");
}

#[test]
fn m119_alder_swamp_wood_or_reed() {
    assert_eq!(with(5, "'M119'", TILES).gains(&format!("{TREES}; choose wood")), wood(3));
    let mut test = with(5, "'M119'", TILES);
    test.play("special S1 SB; clear 0,1");
    assert_eq!((test.goods(0), test.prompt()), (NOTHING, "place"), "burning is no felling");
}

#[test]
fn m121_loam_with_a_guest_at_home() {
    assert_eq!(with(5, "'M121'", "at_home = 2").gains("special S2 JM"), food(1));
    let mut test = with(5, "'M121'", "at_home = 1\nsick = 1");
    assert_eq!(test.gains("special S2 JM"), food(1).and(clay(1)), "M9.6: a sick person is at home too");
}

#[test]
fn m123_stone_quarry_with_three_players() {
    let job = |players: usize, card: &str, taken: u8| {
        let me = format!("cards = [{{ card = 'M123', mark = {taken} }}]");
        let others = vec!["at_home = 0"; players - 1];
        let mut test = Test::moor(3, 5, &[&[me.as_str()][..], &others].concat());
        test.gains(&format!("special {card} JM")).get(Good::Stone)
    };
    assert_eq!([job(3, "S4", 2), job(3, "S4", 3), job(4, "S5", 4), job(4, "S5", 5)], [1, 0, 1, 0]);
}

#[test]
fn m124_stone_wagon_only_on_the_space() {
    assert_eq!(with(5, "'M124'", "").gains("special S2 JM"), food(1));
    let mut test = Test::moor(2, 5, &["cards = ['M124']", "at_home = 0"]);
    assert_eq!(test.gains("place F6; take wood 1"), food(1).and(wood(1)).and(stone(1)), "M3.5");
}

#[test]
fn m125_hardware_store_in_the_middle_of_an_action() {
    let farm = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 5, reed = 2 }";
    let mut test = with(5, "'M125'", farm);
    test.play("place B1; choose rooms; room 0,0; use M125");
    assert_eq!(test.goods(0), wood(1).and(clay(1)).and(reed(1)).and(stone(1)), "after the room was paid");
    // Also before an answer that must be given.
    let mut test = with(5, "'M125'", "goods = { clay = 3 }");
    test.play("place R1b");
    assert_eq!(test.refusal("improve M5"), "too-dear");
    test.play("use M125; improve M5");
    assert_eq!((test.tableau(0), test.goods(0)), (vec!["M125", "M5"], wood(1).and(reed(1))));
    let test = with(5, "'M125'", "goods = { wood = 1, clay = 1, reed = 1, stone = 1 }");
    assert!(!test.offers("use M125"), "nothing is missing");
    assert!(!with(5, "{ card = 'M125', mark = 3 }", "").offers("use M125"), "three times");
}

#[test]
fn m126_cooperative_store_while_paying() {
    let farm = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 5, reed = 1, stone = 1 }";
    let mut test = with(5, "'M126'", farm);
    test.play("place B1; choose rooms; room 0,0; exchange M126 stone 1 -> reed 1 x1");
    assert_eq!((test.goods(0), test.mark(0, "M126")), (NOTHING, 1));
    // Several of the four exchanges raise one price.
    let rooms = |taken: u8| {
        let lines = format!("{}\ngoods = {{ wood = 7 }}", row(". . . . ."));
        let mut test = with(5, &format!("{{ card = 'M126', mark = {taken} }}"), &lines);
        test.play("place B1");
        test
    };
    let mut test = rooms(2);
    test.play("choose rooms; room 0,0; exchange M126 wood 1 -> reed 1 x1; exchange M126 wood 1 -> reed 1 x1");
    assert_eq!((test.goods(0), test.player(0).farm.rooms.len(), test.mark(0, "M126")), (NOTHING, 3, 4));
    assert!(!rooms(3).offers("choose rooms"), "one exchange is left, and 2 reed are missing");
    let test = with(5, "'M126'", "goods = { wood = 1 }");
    assert_eq!(test.refusal("exchange M126 wood 1 -> stone 1 x1"), "no-exchange", "stone is given, never received");
    let test = with(5, "{ card = 'M126', mark = 3 }", "goods = { wood = 2 }");
    assert!(!test.offers("exchange M126 wood 1 -> clay 1 x2"), "one at a time");
}

#[test]
fn m128_workbench_in_the_last_two_harvests() {
    let goods = |round: u8| harvest(round, "harvest", "'M128'", "").goods(0).less(&food(9));
    assert_eq!(goods(11), NOTHING);
    assert_eq!(goods(13), wood(3).and(clay(2)).and(reed(1)));
    let mut test = harvest(14, "harvest", "'M128', 'M7'", "goods = { food = 4 }");
    test.play_as(1, "feed 0");
    test.play_as(1, "heat 0");
    test.play("feed 4; heat 0");
    assert_eq!(test.bonus_points(0), 1, "3 wood for the Joinery when scoring");
}

#[test]
fn m129_plowhorse_market_after_plowing_with_a_person() {
    let farm = "farm = ['M T . . .', 'R . . . .', 'R . . . .']\ngoods = { food = 1 }";
    let mut test = with(5, "'M129'", farm);
    test.play("special S1 SB; clear 0,1");
    assert_eq!(test.prompt(), "place", "burning is no plowing");
    let mut test = with(13, "'M129'", farm);
    test.play("place R5a; choose plow; plow 0,2; choose use");
    assert_eq!(test.goods(0), horse(1), "Cultivation too");
    let mut test = with(5, "'M129'", "farm = ['M T . . .', 'R . . . .', 'R . . . .']");
    test.play("place B4; plow 0,2");
    assert_eq!(test.prompt(), "place", "without food nobody is asked");
}

#[test]
fn m130_nosebag_horse_wants_a_place() {
    let mut test = with(5, "'M130'", "animals = { sheep = 1 }");
    test.play("place B3; keep sheep 1");
    assert_eq!(test.goods(0), grain(1).and(sheep(1)));
    let mut test = with(5, "'M130', 'I225'", "animals = { sheep = 1 }\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']");
    test.play("place B3; first M130; keep horse 1; plow 0,4");
    assert_eq!(test.goods(0), grain(1).and(horse(1)), "beside the Field Watchman");
}

#[test]
fn m131_cattle_stall_without_food_or_rounds() {
    let goods = "goods = { wood = 2, clay = 2 }";
    let test = playing("M131", 13, goods);
    assert_eq!((test.tableau(0), test.prompt()), (vec!["M131"], "place"), "round 15 never comes");
    let mut test = playing("M131", 5, "goods = { wood = 2, clay = 2, food = 9 }");
    test.play("take cattle 1; take horse 1; take sheep 1; take boar 1");
    test.until(|game| game.round == 7 && game.decision(Seat::new(0)).is_some_and(|ask| ask.source.is_some()));
    test.play("done");
    assert_eq!(test.has(0, Good::Cattle), 0, "not bought, the animal goes back");
}
