//! Heating. M11, M12; MT41 to MT47, MT51 to MT55, MT113.

use crate::common::Test;
use agricola::goods::*;
use table::Seat;

const ROOMS: [&str; 4] = [
    "farm = ['. . . . .', 'R . . . .', 'R . . . .']",
    "farm = ['R . . . .', 'R . . . .', 'R . . . .']",
    "farm = ['R . . . .', 'R R . . .', 'R . . . .']",
    "farm = ['R . . . .', 'R R . . .', 'R R . . .']",
];

/// A harvest of round 14 at its feeding, player 0 with this many rooms of a house and these lines.
fn feeding(round: u8, rooms: usize, house: &str, lines: &str) -> Test {
    let player = format!("house = '{house}'\n{}\n{lines}", ROOMS[rooms - 2]);
    Test::at(&format!("expansion = 'moor'\nphase = 'feeding'\nround = {round}\n[[player]]\n{player}\n[[player]]\n"))
}

fn need(rooms: usize, house: &str, cards: &str) -> u8 {
    feeding(4, rooms, house, &format!("cards = [{cards}]")).game.fuel_owed(Seat::new(0))
}

#[test]
fn mt41_rooms_are_heated_not_persons() {
    assert_eq!(need(3, "wood", ""), 3);
}

#[test]
fn mt42_a_stone_house_of_two_rooms_needs_nothing() {
    let test = feeding(4, 2, "stone", "persons = 4");
    assert_eq!(test.game.fuel_owed(Seat::new(0)), 0);
}

#[test]
fn mt43_the_house_counts() {
    let needs = |house: &str| [2, 3, 4, 5].map(|rooms| need(rooms, house, ""));
    assert_eq!((needs("wood"), needs("clay"), needs("stone")), ([2, 3, 4, 5], [1, 2, 3, 4], [0, 1, 2, 3]));
}

#[test]
fn mt44_wood_may_be_burnt_but_need_not_be() {
    let at = || feeding(4, 3, "wood", "goods = { food = 9, fuel = 1, wood = 1 }");
    let mut test = at();
    test.play("feed 4; exchange raw wood 1; heat 2");
    assert_eq!((test.player(0).sick, test.has(0, Good::Fuel)), (1, 0));
    let mut test = at();
    test.play("feed 4; heat 1");
    assert_eq!((test.player(0).sick, test.has(0, Good::Wood)), (2, 1));
    let mut test = at();
    test.play("feed 4; heat 0");
    assert_eq!(test.player(0).sick, 2, "two persons, two markers");
}

#[test]
fn mt45_at_most_one_marker_a_person_and_no_begging() {
    let mut test = feeding(4, 5, "wood", "goods = { food = 4 }");
    test.play("feed 4; heat 0");
    assert_eq!((test.player(0).sick, test.player(0).begging), (2, 0));
}

#[test]
fn mt46_less_may_be_paid_on_purpose() {
    let mut test = feeding(4, 2, "wood", "goods = { food = 4, fuel = 5 }");
    test.play("feed 4");
    assert_eq!(test.refusal("heat 3"), "fuel-amount");
    test.play("heat 1");
    assert_eq!((test.player(0).sick, test.goods(0)), (1, fuel(4)));
}

#[test]
fn mt47_furnace_and_heating_stove() {
    assert_eq!([need(3, "wood", "'M006'"), need(2, "clay", "'M006'"), need(2, "stone", "'M006'")], [2, 0, 0]);
    assert_eq!([need(5, "wood", "'M007'"), need(4, "clay", "'M007'"), need(2, "stone", "'M007'")], [1, 1, 0]);
    assert_eq!(need(2, "clay", "'M006', 'M007'"), 0);
}

#[test]
fn mt51_after_the_last_harvest_a_sick_person_is_worth_1() {
    let mut test = feeding(14, 4, "clay", "persons = 3\ngoods = { food = 6, fuel = 1 }");
    test.play("feed 6; heat 1; feed 0; heat 0");
    assert_eq!(test.points("persons"), 5);
}

#[test]
fn mt52_the_loss_is_2_a_person() {
    let mut test = feeding(14, 5, "wood", "goods = { food = 4 }");
    test.play("feed 4; heat 0; feed 0; heat 0");
    assert_eq!(test.points("persons"), 2);
}

#[test]
fn mt53_a_newborn_may_fall_ill() {
    let mut test = feeding(7, 3, "wood", "persons = 3\nnewborns = 1\ngoods = { food = 5 }");
    test.play("feed 5; heat 0; feed 0; heat 0");
    assert_eq!((test.player(0).sick, test.game.round), (3, 8));
    assert_eq!(test.refusal("place B7"), "bedridden");
}

#[test]
fn mt54_feeding_and_heating_are_two_debts() {
    let mut test = feeding(4, 2, "wood", "goods = { food = 3, fuel = 2 }");
    test.play("feed 3; heat 2");
    assert_eq!((test.player(0).begging, test.player(0).sick), (1, 0));
    let mut test = feeding(4, 2, "wood", "goods = { food = 4 }");
    test.play("feed 4; heat 0");
    assert_eq!((test.player(0).begging, test.player(0).sick), (0, 2));
}

#[test]
fn mt55_the_joinerys_wood_does_not_burn_too() {
    let mut test = feeding(4, 2, "wood", "cards = ['M7']\ngoods = { wood = 1 }");
    assert!(test.offers("exchange M7 wood 1") && test.offers("exchange raw wood 1"));
    test.play("exchange M7 wood 1");
    assert!(!test.offers("exchange raw wood 1"));
}

#[test]
fn mt113_fuel_is_not_wood() {
    let test = Test::moor(1, 1, &["goods = { fuel = 3, wood = 3 }", ""]);
    assert!(test.offers("exchange raw wood 3") && !test.offers("exchange raw fuel 3"));
}

/// The slow twin of M12.3: need = max(0, rooms + Peat Hut − house − Furnace), at most 1 with the Heating Stove, 0 with the Oven
/// Installation.
#[test]
fn m12_3_every_house_with_every_card_equals_its_twin() {
    let cards = ["M032", "M006", "M007", "M085"];
    for (house, discount) in [("wood", 0), ("clay", 1), ("stone", 2)] {
        for rooms in 2..=5i32 {
            for chosen in 0..16u8 {
                let has = |card: usize| chosen >> card & 1 != 0;
                let sign = |n: i32| if rooms >= n { "R" } else { "." };
                let farm = format!("farm = ['{} {} . . .', 'R . . . .', 'R {} . . .']", sign(3), sign(5), sign(4));
                let held: Vec<&str> = (0..4).filter(|&card| has(card)).map(|card| cards[card]).collect();
                let lines = format!("house = '{house}'\n{farm}\ncards = {held:?}");
                let test = Test::moor(3, 4, &[&lines, ""]);
                let mut need = (rooms + i32::from(has(0)) - discount - i32::from(has(1))).max(0);
                if has(2) {
                    need = need.min(1);
                }
                if has(3) {
                    need = 0;
                }
                assert_eq!(i32::from(test.game.fuel_owed(table::Seat::new(0))), need, "{lines}");
            }
        }
    }
}
