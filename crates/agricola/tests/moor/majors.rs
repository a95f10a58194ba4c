//! The 24 major improvements in their stacks. M13, M14; MT61 to MT65, MT68 to MT71.

use crate::common::Test;
use agricola::goods::*;

fn for_sale(test: &Test, id: &str) -> bool {
    test.game.majors_for_sale().any(|card| card.card().id == id)
}

/// Player 0 with these cards and goods, who alone still has persons at home.
fn buyer(lines: &str) -> Test {
    Test::moor(1, 7, &[&format!("persons = 5\n{lines}"), "at_home = 0"])
}

#[test]
fn mt61_a_fireplace_goes_back_on_its_place() {
    let mut test = buyer("cards = ['M1']\ngoods = { clay = 1 }");
    assert!(for_sale(&test, "M001"), "beneath the Fireplace that was sold");
    test.play("place R1b; improve M3 for M1");
    assert!(for_sale(&test, "M1") && !for_sale(&test, "M001") && for_sale(&test, "M003"));
}

#[test]
fn mt62_the_other_fireplace_goes_to_its_own_place() {
    let mut test = buyer("cards = ['M1', 'M2']");
    test.play("place R1b; improve M3 for M2");
    assert!(for_sale(&test, "M2") && !for_sale(&test, "M002") && for_sale(&test, "M001") && !for_sale(&test, "M1"));
}

#[test]
fn mt63_the_hearth_is_put_down_after_the_cookhouse_was_taken() {
    let mut test = buyer("cards = ['M3']");
    test.play("place R1b; improve M003 for M3");
    assert_eq!(test.tableau(0), ["M003"]);
    assert!(for_sale(&test, "M3") && !test.game.stacked_majors().any(|(upper, _)| upper.card().id == "M3"));
    let mut test = Test::moor(1, 7, &["cards = ['M003']\ngoods = { clay = 4 }", "at_home = 0"]);
    test.play("place R1b; improve M3");
    assert!(!for_sale(&test, "M3") && !for_sale(&test, "M003"), "the place is empty");
}

#[test]
fn mt64_the_other_hearth_covers_the_other_cookhouse() {
    let mut test = buyer("cards = ['M3', 'M4']");
    test.play("place R1b; improve M003 for M4");
    assert!(for_sale(&test, "M4") && !for_sale(&test, "M004"));
}

#[test]
fn mt65_a_fireplace_on_an_empty_place() {
    let mut test = buyer("cards = ['M1', 'M001']\ngoods = { clay = 9 }");
    test.play("place R1b; improve M3 for M1");
    assert!(for_sale(&test, "M1"));
    let mut test = Test::moor(1, 7, &["cards = ['M001']\ngoods = { clay = 2 }", "at_home = 0"]);
    test.play("place R1b; improve M1");
    assert!(!for_sale(&test, "M1") && !for_sale(&test, "M001"), "the place is empty");
}

#[test]
fn mt68_what_is_covered_is_not_for_sale() {
    let goods = "goods = { clay = 9, stone = 9 }";
    let mut test = buyer(goods);
    test.play("place R1b");
    assert_eq!(test.refusal("improve M006"), "no-such-card");
    test.play("improve M5");
    assert!(for_sale(&test, "M006"), "for the next player");
}

#[test]
fn mt69_the_museum_makes_majors_cheaper() {
    let price = |card: &str, goods: &str| {
        let mut test = buyer(&format!("cards = ['M013', 'M011']\ngoods = {{ {goods} }}"));
        test.play(&format!("place R1b; improve {card}"));
        test.goods(0)
    };
    assert_eq!(price("M10", "wood = 1, stone = 2"), NOTHING);
    assert_eq!(price("M5", "clay = 2, stone = 1"), NOTHING);
    assert_eq!(price("M7", "wood = 1, stone = 2"), NOTHING);
    assert_eq!(price("M012", "wood = 1, clay = 1"), NOTHING);
    let mut test = buyer("cards = ['M013', 'M011', 'M5']\ngoods = { clay = 3 }");
    test.play("place R1b");
    assert_eq!(test.refusal("improve M006"), "too-dear", "the Furnace costs its stone");
}

#[test]
fn mt70_the_riding_stables_want_two_horses_in_each_round() {
    let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
    let at = |round: u8, horses: u8| {
        let lines = format!(
            "{farm}\nanimals = {{ horse = {horses} }}\ncards = [{{ card = 'M014', rounds = [10, 11, 12, 13, 14] }}]"
        );
        let head = format!("expansion = 'moor'\nround = {round}\nphase = 'start_of_round'");
        Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\n")).has(0, Good::Food)
    };
    assert_eq!(
        [(10, 2), (11, 2), (12, 1), (13, 2), (14, 2), (9, 2)].map(|(round, horses)| at(round, horses)),
        [1, 1, 0, 1, 1, 0]
    );
    let mut test = Test::moor(1, 9, &["cards = ['M012']\ngoods = { wood = 2, clay = 1, reed = 1 }", ""]);
    test.play("place R1b; improve M014");
    assert_eq!(test.mark(0, "M014"), 0b111_1100_0000_0000);
}

#[test]
fn mt71_nobody_discards_an_improvement() {
    let test = buyer("cards = ['M1']");
    assert_eq!(test.refusal("hand_back M1"), "other-question");
}

#[test]
fn m14_the_village_church_takes_fuel_once_in_a_harvest() {
    let mut test = Test::at(
        "expansion = 'moor'\nphase = 'feeding'\nround = 4\n[[player]]\ncards = ['M005']\ngoods = { food = 9, fuel = 3 }\n[[player]]\n",
    );
    test.play("use M005");
    assert_eq!((test.has(0, Good::Fuel), test.player(0).bonus), (2, 1));
    assert!(!test.offers("use M005"));
    let mut test = buyer("cards = ['M10']\ngoods = { wood = 2, stone = 4 }");
    assert_eq!(
        {
            test.play("place R1b; improve M005");
            test.goods(0)
        },
        food(2)
    );
    assert!(!test.offers("use M005"), "only in a harvest");
}

#[test]
fn m14_stalls_exchange_building_resources() {
    let test = buyer("cards = ['M008', 'M009', 'M010']\ngoods = { wood = 1, clay = 1, reed = 1 }");
    assert!(test.offers("exchange M008 wood 1") && test.offers("exchange M009 clay 1"));
    for kind in ["wood", "clay", "stone"] {
        assert!(test.offers(&format!("exchange M010 reed 1 -> {kind} 1 x1")));
    }
}

#[test]
fn m14_furnace_and_cookhouse() {
    let mut test = buyer("cards = ['M5']\ngoods = { clay = 1, stone = 1 }");
    test.play("place R1b; improve M006");
    assert_eq!(test.goods(0), fuel(2));
    let mut test =
        Test::moor(1, 14, &["cards = ['M003']\ngoods = { grain = 4, vegetable = 1 }\nanimals = { horse = 1 }", ""]);
    test.play("exchange M003 horse 1; exchange M003 vegetable 1");
    assert_eq!(test.has(0, Good::Food), 5);
    test.play("place F5; choose bake; bake M003 4");
    assert_eq!(test.has(0, Good::Food), 17);
}

/// Player 0 with these cards and lines on level 3; nobody else has a person at home.
fn with(round: u8, lines: &str) -> Test {
    Test::moor(3, round, &[lines, "at_home = 0"])
}

#[test]
fn m001_m002_horse_slaughterhouse() {
    let stalls =
        "farm = ['. . . S S', 'R . . S S', 'R . . . .']\nanimals = { sheep = 1, boar = 1, cattle = 1, horse = 1 }";
    for card in ["M001", "M002"] {
        let mut test = with(14, &format!("cards = ['{card}']\n{stalls}\ngoods = {{ vegetable = 1, grain = 1 }}"));
        for (kind, n) in [("sheep", 1), ("boar", 1), ("cattle", 2), ("horse", 2)] {
            let before = test.has(0, Good::Food);
            test.play(&format!("exchange {card} {kind} 1"));
            assert_eq!(test.has(0, Good::Food) - before, n, "{card} {kind}");
        }
        assert!(!test.offers(&format!("exchange {card} vegetable 1")), "no vegetables");
        assert!(!test.offers("place R1a"), "and no bread");
    }
    let mut test = buyer("cards = ['M2']\ngoods = { clay = 1, stone = 1 }");
    test.play("place R1b");
    assert_eq!(test.refusal("improve M001"), "no-such-card", "the other Fireplace lies on it");
    test.play("improve M002");
    assert_eq!((test.goods(0), test.points("card_points")), (NOTHING, 1 + 2));
}

#[test]
fn m003_m004_cookhouse() {
    let stalls =
        "farm = ['. . . S S', 'R . . S S', 'R . . . .']\nanimals = { sheep = 1, boar = 1, cattle = 1, horse = 1 }";
    for (card, hearth) in [("M003", "M3"), ("M004", "M4")] {
        let mut test = with(5, &format!("cards = ['{card}']\n{stalls}\ngoods = {{ vegetable = 1 }}"));
        for (kind, n) in [("vegetable", 3), ("sheep", 2), ("boar", 3), ("cattle", 4), ("horse", 2)] {
            let before = test.has(0, Good::Food);
            test.play(&format!("exchange {card} {kind} 1"));
            assert_eq!(test.has(0, Good::Food) - before, n, "{card} {kind}");
        }
        let mut test = Test::moor(1, 7, &["goods = { clay = 6 }", &format!("at_home = 0\ncards = ['{hearth}']")]);
        test.play(&format!("place R1b; improve {card}"));
        assert_eq!(test.goods(0), NOTHING, "6 clay");
    }
    let mut test = Test::moor(1, 7, &["goods = { clay = 5 }", "at_home = 0\ncards = ['M3']"]);
    test.play("place R1b");
    assert_eq!(test.refusal("improve M003"), "too-dear");
}

#[test]
fn m003_takes_any_fireplace_or_hearth_but_no_cooking_corner() {
    let other = "at_home = 0\ncards = ['M3']";
    for back in ["E20", "K128", "M1", "M4"] {
        let mut test = Test::moor(3, 7, &[&format!("cards = ['{back}']\ngoods = {{ clay = 1 }}"), other]);
        test.play(&format!("place R1b; improve M003 for {back}"));
        assert_eq!((test.tableau(0), test.goods(0)), (vec!["M003"], clay(1)), "no clay is paid beside {back}");
        assert_eq!(for_sale(&test, back), back.starts_with("M"), "a minor leaves the game");
    }
    let mut test = Test::moor(3, 7, &["cards = ['I85', 'M1']\ngoods = { clay = 1 }", other]);
    test.play("place R1b");
    assert!(test.offers("improve M003 for M1") && !test.offers("improve M003 for I85"));
}

#[test]
fn m005_village_church_beside_its_upgrade() {
    let head = "expansion = 'moor'\nlevel = 3\nround = 4";
    let lines = "[[player]]\ncards = ['M005']\ngoods = { food = 4, wood = 3 }\n[[player]]\n";
    let mut test = Test::at(&format!("{head}\nphase = 'feeding'\n{lines}"));
    test.play("use M005; exchange raw wood 1");
    assert_eq!((test.player(0).bonus, test.has(0, Good::Wood)), (1, 2), "wood burns for it");
    test.play("feed 4");
    assert!(!test.offers("use M005"), "once in a harvest, whatever is asked");
    assert_eq!(test.points("card_points"), 4);
    let mut test = Test::at(&format!("{head}\nphase = 'breeding'\n{}", lines.replace("wood = 3", "fuel = 3")));
    test.until(|game| game.round == 5);
    assert!(!test.offers("use M005"), "not after the harvest");
    let mut test = with(5, "cards = ['M005']\nhand = ['M068']\nbonus = 2");
    test.play("place B2; improve M068 for M005");
    assert_eq!((test.bonus_points(0), test.goods(0)), (2, food(2)), "points earned stay");
}

#[test]
fn m006_m007_furnace_and_heating_stove_together() {
    let mut test = buyer("cards = ['M6']\ngoods = { clay = 2, stone = 1 }");
    test.play("place R1b; improve M007");
    assert_eq!((test.goods(0), test.game.fuel_owed(table::Seat::new(0))), (NOTHING, 1));
    let hut = "cards = ['M006', 'M007', 'M032']\nfarm = ['R . . . .', 'R R . . .', 'R . . . .']";
    assert_eq!(with(5, hut).game.fuel_owed(table::Seat::new(0)), 1, "4 rooms and the Peat Hut, 1 less, at most 1");
}

#[test]
fn m008_m009_m010_goods_go_round_and_heat_the_home() {
    let head = "expansion = 'moor'\nround = 4\nphase = 'feeding'";
    let lines = "cards = ['M009', 'M010']\ngoods = { food = 4, reed = 1, clay = 1 }";
    let mut test = Test::at(&format!("{head}\n[[player]]\n{lines}\n[[player]]\n"));
    test.play("feed 4; exchange M010 reed 1 -> clay 1 x1; exchange M009 clay 2; exchange raw wood 2; heat 2");
    assert_eq!((test.player(0).sick, test.goods(0)), (0, NOTHING));
    // The goods of a stall pay for a room as well.
    let mut test = buyer(
        "house = 'clay'\ncards = ['M008']\ngoods = { wood = 5, reed = 2 }\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']",
    );
    test.play("place B1; choose rooms; room 1,1; exchange M008 wood 5");
    assert_eq!((test.player(0).farm.rooms.len(), test.goods(0)), (3, NOTHING));
    let alone = buyer("cards = ['M008', 'M009', 'M010']");
    assert_eq!(alone.points("card_points"), 6, "no workshop is needed for them");
}

#[test]
fn m011_kiln_and_m012_lodge_want_the_special_action_and_a_real_horse() {
    let farm = "farm = ['M T . . .', 'R . . . .', 'R . . . .']";
    let mut test = with(
        5,
        &format!("cards = ['M011', 'M012', 'M117', {{ card = 'M084', mark = 1 }}]\nanimals = {{ horse = 1 }}\n{farm}"),
    );
    assert_eq!(test.gains("special S1 CP; clear 0,0"), fuel(5), "a horse lying on the Bog Pony is one");
    let mut test = with(5, &format!("cards = ['M012', 'M117']\n{farm}"));
    assert_eq!(test.gains("special S1 FT; clear 0,1"), wood(3), "Draught-horses are none");
    let mut test = with(5, &format!("cards = ['M012', 'M055']\n{farm}"));
    test.play("special S1 CP; clear 0,0; choose use; clear 0,1");
    assert_eq!(test.goods(0), fuel(3), "burning fells no trees");
    assert_eq!(buyer("goods = { wood = 1, clay = 2 }").refusal_or("place R1b"), None);
}

#[test]
fn m013_museum_also_makes_illicit_work_cheaper() {
    let goods = "goods = { fuel = 1, food = 1, wood = 1, stone = 2 }";
    let mut test = with(5, &format!("cards = ['M013', 'M011']\n{goods}"));
    test.play("special S2 IW; improve M10");
    assert_eq!(test.goods(0), NOTHING);
    // A handed-back Well is bought again at the lower price; the Fireplace costs what it costs.
    let mut test = buyer("cards = ['M013', 'M011']\ngoods = { clay = 1 }");
    assert_eq!(test.refusal("place R1b"), "no-improvement");
    test.play("place F6");
    for (card, goods) in [("M6", "clay = 1, stone = 2"), ("M8", "clay = 1, stone = 2"), ("M9", "reed = 1, stone = 2")] {
        let mut test = buyer(&format!("cards = ['M013', 'M011']\ngoods = {{ {goods} }}"));
        test.play(&format!("place R1b; improve {card}"));
        assert_eq!(test.goods(0), NOTHING, "{card}");
    }
}

#[test]
fn m014_riding_stables_count_horses_when_the_round_begins() {
    // A horse of the Flatboat comes with the goods of the round, before the horses are counted.
    let farm =
        "farm = ['. . . S S', 'R . . . .', 'R . . . .']\nanimals = { horse = 1 }\ncoming = { 10 = { horse = 1 } }";
    let head = "expansion = 'moor'\nlevel = 3\nround = 10\nphase = 'start_of_round'";
    let test =
        Test::at(&format!("{head}\n[[player]]\n{farm}\ncards = [{{ card = 'M014', rounds = [10] }}]\n[[player]]"));
    assert_eq!((test.has(0, Good::Food), test.has(0, Good::Horse)), (1, 2), "M21.1");
    let place = with(5, "cards = ['M014']").game.housing(table::Seat::new(0));
    assert!(!place.fits(&horse(2)), "it holds no animals itself");
}
