//! Special action cards and the seven actions. M6 to M8; MT14 to MT34.

use crate::common;
use crate::common::Test;
use agricola::goods::*;
use agricola::moor::Lies;
use table::Seat;

fn lies(test: &Test, id: &str) -> Lies {
    test.game.specials.cards().find(|(card, _)| card.card().id == id).unwrap().1
}

fn alone(players: usize, round: u8, lines: &str) -> Test {
    let others = vec!["at_home = 0"; players - 1];
    Test::moor(1, round, &[&[lines][..], &others].concat())
}

#[test]
fn mt14_a_card_is_used_twice_in_a_round_by_two_players() {
    let mut test =
        Test::moor(1, 1, &["start_card = 1", "start_card = 2\ngoods = { food = 2 }", "goods = { food = 9 }"]);
    test.play("special S3 CP; clear 0,0");
    assert_eq!((test.goods(0), lies(&test, "S3")), (fuel(3), Lies::Open(Seat::new(0))));
    test.play("special S3 HM");
    assert_eq!((test.goods(1), lies(&test, "S3")), (horse(1), Lies::Closed(Seat::new(1))), "2 food to the supply");
    assert_eq!(test.goods(0), fuel(3), "nothing is paid to the first user");
    assert_eq!(test.refusal("special S3 HM"), "special-taken", "closed");
    test.play("place B3; place B7");
    test.until(|game| game.round == 2);
    assert_eq!(lies(&test, "S3"), Lies::Display);
}

#[test]
fn mt14_the_holder_of_an_open_card_cannot_take_it_again() {
    let mut test = alone(3, 1, "start_card = 1\ngoods = { food = 9 }");
    assert_eq!(test.refusal("special S3 JM"), "not-on-special", "M7.6: what is printed there");
    test.play("special S3 CP; clear 0,0");
    assert_eq!(test.refusal("special S3 CP"), "special-taken");
}

#[test]
fn mt15_the_second_user_may_choose_the_same_action() {
    let mut test = Test::moor(1, 1, &["start_card = 1", "start_card = 2\ngoods = { food = 2 }", ""]);
    test.play("special S3 CP; clear 0,0; special S3 CP; clear 1,1");
    assert_eq!(test.goods(1), fuel(3));
}

#[test]
fn mt16_nobody_without_a_person_at_home_takes_a_special_action() {
    let mut test = Test::moor(1, 1, &["at_home = 1\nstart_card = 1", "at_home = 2"]);
    test.play("place B3; place B7");
    assert_eq!(test.asked(), Seat::new(1), "player 0 is passed over");
}

#[test]
fn mt17_turns_with_special_actions() {
    let mut test = Test::moor(1, 1, &["start_card = 1", "start_card = 2\ngoods = { food = 9 }"]);
    test.play("place B3; special S1 CP; clear 1,1; place B7; special S2 JM");
    assert_eq!(test.asked(), Seat::new(1));
    assert_eq!(test.refusal("special S1 CP"), "special-taken");
    assert_eq!(test.refusal("special S2 JM"), "special-taken");
    test.play("place B8; place B9");
    assert_eq!(test.game.round, 2);
}

#[test]
fn mt18_one_player_may_hold_all_cards() {
    let mut test = alone(4, 1, "start_card = 1");
    test.play("special S5 JM; special S6 HM; special S9 CP; clear 0,0");
    let own = test.game.specials.cards().filter(|(_, lies)| *lies == Lies::Open(Seat::new(0)));
    assert_eq!(own.count(), 3);
}

#[test]
fn mt19_the_fee_is_paid_before_the_action() {
    let at = |goods: &str| {
        let others = ["at_home = 0", &format!("goods = {{ {goods} }}"), "at_home = 0"];
        let players: String = others.iter().map(|lines| format!("[[player]]\n{lines}\n")).collect();
        Test::at(&format!("expansion = 'moor'\nturn = 1\nspecials = [{{ card = 'S4', open = 0 }}]\n{players}"))
    };
    let mut test = at("food = 1, grain = 1");
    test.play("special S4 JM; exchange raw grain 1");
    assert_eq!(test.goods(1), food(2));
    assert_eq!(at("food = 1").refusal("special S4 JM"), "too-dear");
}

#[test]
fn mt20_without_fuel_there_is_no_illicit_work() {
    let with = |goods: &str| {
        let lines = format!("goods = {{ {goods} }}");
        Test::moor(1, 1, &[&lines, "", "", "", ""])
    };
    assert_eq!(with("food = 3, clay = 5").refusal("special S7 IW"), "no-improvement");
    assert_eq!(with("food = 3, clay = 5, fuel = 1").refusal("special S7 BM"), "no-improvement");
    assert!(with("food = 3, clay = 5, wood = 1").offers("special S7 IW"));
}

#[test]
fn mt21_cut_peat() {
    let mut test = alone(2, 1, "start_card = 1");
    assert_eq!(test.gains("special S1 CP; clear 0,1"), fuel(3));
    assert_eq!(test.player(0).farm.picture()[0], "M . . T .");
    let test = alone(2, 1, "farm = ['. . . T .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("special S1 CP"), "no-tile");
}

#[test]
fn mt22_fell_trees() {
    let mut test = alone(2, 1, "start_card = 1");
    assert_eq!(test.gains("special S1 FT; clear 0,3"), wood(2));
    assert_eq!(test.player(0).farm.picture()[0], "M M . . .");
    let test = alone(2, 1, "farm = ['. . . M .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.refusal("special S1 FT"), "no-tile");
    assert_eq!(test.refusal("special S1 SB"), "no-tile");
}

/// Start card 1 with other things on it.
const CARD_1: &str = "farm = ['M M . T .', 'R M T T .', 'R . . T T']";

#[test]
fn mt23_no_forest_beside_the_only_field() {
    let test = alone(2, 1, "farm = ['M M . T .', 'R M T T .', 'R F . T T']");
    assert_eq!(test.refusal("special S1 SB"), "no-tile");
}

#[test]
fn mt24_slash_and_burn_makes_fields_beside_fields() {
    let mut test = alone(2, 1, CARD_1);
    test.play("special S1 SB");
    assert_eq!(test.moves().len(), 5, "without a field every forest will do");
    let mut test = alone(2, 1, "farm = ['M M . T .', 'R M T T .', 'R . F T T']");
    test.play("special S1 SB");
    assert!(test.moves().len() == 2 && test.offers("clear 1,2") && test.offers("clear 2,3"));
    assert_eq!(test.gains("clear 1,2"), NOTHING, "M8.3: neither wood nor fuel");
    assert_eq!(test.player(0).farm.picture()[1], "R M F T .");
    let mut test = alone(2, 1, "farm = ['M M . T .', 'R M F T .', 'R . F T T']");
    test.play("special S1 SB");
    assert!(test.moves().len() == 2 && test.offers("clear 1,3") && test.offers("clear 2,3"));
}

#[test]
fn mt25_one_field_after_the_other() {
    let sites = |farm: &str| {
        let mut test = alone(2, 1, farm);
        test.play("special S1 SB");
        test.moves()
    };
    let only = |cell: &str| vec![common::read(&format!("clear {cell}"))];
    assert_eq!(sites("farm = ['. F . . T', 'R T M M T', 'R T T M .']"), only("1,1"));
    assert_eq!(sites("farm = ['. F . . T', 'R F M M T', 'R T T M .']"), only("2,1"));
    assert_eq!(sites("farm = ['. F . . T', 'R F M M T', 'R F T M .']"), only("2,2"));
}

#[test]
fn mt26_mt27_the_price_of_a_horse() {
    let cards = [(2, "S2", 1), (3, "S3", 0), (4, "S6", 0), (5, "S8", 1)];
    for (players, card, price) in cards {
        let mut test = alone(players, 1, "goods = { food = 5 }");
        test.play(&format!("special {card} HM"));
        assert_eq!(test.goods(0), horse(1).and(food(5 - price)), "{players} players");
        let rest = "[[player]]\nat_home = 0\n".repeat(players - 2);
        let mut test = Test::at(&format!(
            "expansion = 'moor'\nturn = 1\nspecials = [{{ card = '{card}', open = 0 }}]\n\
             [[player]]\nat_home = 0\n[[player]]\ngoods = {{ food = 5 }}\n{rest}"
        ));
        test.play(&format!("special {card} HM"));
        assert_eq!(test.goods(1), horse(1).and(food(5 - 2 - price)), "{players} players");
    }
}

#[test]
fn mt28_a_horse_without_a_place_is_cooked_at_once() {
    let lines = |food: u8| format!("goods = {{ food = {food} }}\nanimals = {{ sheep = 1 }}\ncards = ['M001']");
    let mut test = alone(2, 1, &lines(1));
    test.play("special S2 HM; exchange M001 horse 1");
    assert_eq!(test.goods(0), sheep(1).and(food(2)));
    // The sheep would be food, so nothing else may be there to pay with.
    let test = alone(2, 1, "cards = ['M001']");
    assert_eq!(test.refusal("special S2 HM"), "too-dear");
}

#[test]
fn mt29_a_fireplace_cooks_no_horse() {
    let mut test = alone(2, 1, "goods = { food = 1 }\nanimals = { sheep = 1 }\ncards = ['M1']");
    test.play("special S2 HM");
    assert!(!test.offers("exchange M1 horse 1"));
    test.play("keep sheep 1");
    assert_eq!(test.goods(0), sheep(1));
}

#[test]
fn mt30_the_job_market() {
    for (players, card, wage) in [(2, "S2", 1), (3, "S4", 2), (4, "S5", 1), (5, "S10", 1)] {
        assert_eq!(alone(players, 1, "").gains(&format!("special {card} JM")), food(wage));
    }
}

#[test]
fn mt33_illicit_work_by_the_second_user() {
    let lines = "goods = { food = 3, fuel = 1, stone = 1 }";
    let mut test = Test::at(&format!(
        "expansion = 'moor'\nturn = 1\nspecials = [{{ card = 'S4', open = 0 }}]\n\
         [[player]]\nat_home = 0\n[[player]]\n{lines}\n[[player]]\nat_home = 0"
    ));
    test.play("special S4 IW; improve M011");
    assert_eq!((test.goods(1), test.tableau(1)), (NOTHING, vec!["M011"]));
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M013"), "the Museum lies open now");
}

#[test]
fn mt34_kiln_and_lodge_add_to_their_actions() {
    let gains = |card: &str, horses: u8, moves: &str| {
        let lines = format!(
            "cards = ['{card}']\nanimals = {{ horse = {horses} }}\nfarm = ['M T . S S', 'R . . . S', 'R . . . .']"
        );
        alone(2, 1, &lines).gains(moves)
    };
    let (peat, trees) = ("special S1 CP; clear 0,0", "special S1 FT; clear 0,1");
    assert_eq!([0, 1, 3].map(|horses| gains("M011", horses, peat)), [fuel(4), fuel(5), fuel(5)]);
    assert_eq!([0, 1].map(|horses| gains("M012", horses, trees)), [wood(3), wood(4)]);
    assert_eq!(gains("M012", 1, "special S1 SB; clear 0,1"), NOTHING);
    let lines = "cards = ['M011', 'K135']\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::moor(3, 1, &[lines, "at_home = 0"]);
    assert_eq!(test.gains(peat), fuel(4), "a horse improvement is no horse");
}

#[test]
fn m8_9_whoever_raises_the_fee_does_not_burn_what_the_card_costs() {
    let mut test = Test::moor(2, 5, &["hand = ['M024']\ngoods = { wood = 2 }", "at_home = 0"]);
    test.play("special S2 BM");
    assert_eq!(test.refusal("exchange raw wood 2"), "committed", "the card costs 1 wood");
    test.play("exchange raw wood 1; improve M024");
    assert_eq!((test.has(0, Good::Grain), test.hand(0).len()), (1, 0));
    // 1 wood for the fee, 2 for the Joinery.
    let goods = "goods = { wood = 3, food = 1, stone = 2 }";
    let sold = "at_home = 0\ncards = ['M1', 'M2', 'M011', 'M013', 'M10', 'M001', 'M002']";
    let mut test = Test::moor(1, 5, &[goods, sold]);
    test.play("special S2 IW");
    assert_eq!(test.refusal("exchange raw wood 2"), "committed");
    test.play("exchange raw wood 1; improve M7");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn m8_9_the_fee_may_not_take_what_the_card_asks_for() {
    // The Sowing Machine costs 3 wood and asks for a horse; the second user of the black market pays 1 fuel and 2 food.
    let open = |goods: &str, animals: &str| {
        let farm = "farm = ['. . . . S', 'R . . . .', 'R . . . .']";
        let lines =
            format!("hand = ['M060']\ncards = ['M003']\ngoods = {{ {goods} }}\nanimals = {{ {animals} }}\n{farm}");
        let mut test = Test::moor(3, 5, &["goods = { food = 1 }", &lines]);
        test.play("special S2 JM");
        test.offers("special S2 BM")
    };
    let goods = "wood = 3, food = 1, fuel = 1";
    assert!(!open(goods, "horse = 1"), "cooked for the fee, the horse is missing");
    assert!(open(goods, "horse = 2"));
    assert!(open(goods, "horse = 1, sheep = 1"), "the sheep is cooked");
    assert!(!open("wood = 3, food = 1", "horse = 1, sheep = 1"), "and a wood burnt, the price is missing");
    assert!(open("wood = 4, food = 1", "horse = 1, sheep = 1"));
}

#[test]
fn m6_7_a_special_action_is_no_use_of_a_space() {
    // The Woodcutter wants wood taken with a person.
    let mut test = Test::moor(3, 1, &["cards = ['E176']\nstart_card = 1", "at_home = 0"]);
    assert_eq!(test.gains("special S1 FT; clear 0,3"), wood(2));
}
