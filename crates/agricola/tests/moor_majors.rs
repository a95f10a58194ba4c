//! The 24 major improvements in their stacks. M13, M14; MT61 to MT65, MT68 to MT71.

mod common;
use agricola::goods::*;
use common::Test;

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
    test.play("special S1 FT");
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
