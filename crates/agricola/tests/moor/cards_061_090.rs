//! The Moor's minor improvements M061 to M090, card by card: what each does and does not do, and beside which others.
//! Conditions and prices of all of them: `moor_minors_sheet.rs`.

use crate::common::Test;
use crate::common::moor::{OPEN, PEAT, STALLS, TILES, TREES, for_sale, harvest, lying, playing, table, with};
use agricola::goods::*;
use table::Seat;

fn need(test: &Test) -> u8 {
    test.game.fuel_owed(Seat::new(0))
}

#[test]
fn m061_hay_wagon_looks_at_what_lay_on_the_space() {
    let rich = "goods = { wood = 9, clay = 9, reed = 9, stone = 9 }";
    for (space, kind, least) in [("B7", "wood", 3), ("B8", "clay", 3), ("B9", "reed", 2), ("R2a", "stone", 2)] {
        let at = |n: u8| {
            let mut test = lying(space, &format!("{kind} = {n}"), "'M061'", &format!("{OPEN}\n{rich}"));
            test.play(&format!("place {space}"));
            test
        };
        assert!(!at(least - 1).offers("choose rooms"), "{kind}");
        let mut test = at(least);
        test.play("choose renovate; renovate clay");
        assert_eq!((test.has(0, Good::Reed), test.prompt()), (if kind == "reed" { 10 } else { 8 }, "place"));
    }
    let mut test = lying("B7", "wood = 2", "'M061', 'E176'", &format!("{OPEN}\n{rich}"));
    test.play("place B7");
    assert_eq!(test.prompt(), "place", "the wood of the Woodcutter does not lie on the space");
    let mut test =
        with(5, "'M061', 'M012'", "farm = ['M T . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 9, reed = 9 }");
    test.play(TREES);
    assert_eq!((test.has(0, Good::Wood), test.prompt()), (12, "place"), "a special action is no action space");
}

#[test]
fn m062_hearth_brush_after_every_placement() {
    let goods = "goods = { clay = 2, stone = 1 }";
    let mut test = with(6, "{ card = 'M062', round = 5 }, 'M6'", goods);
    test.play("place IN; improve M007");
    assert_eq!((test.tableau(0).contains(&"M007"), test.goods(0)), (true, food(1)), "the Infirmary is a space too");
    let mut test = with(
        6,
        "{ card = 'M062', round = 5 }, 'M6'",
        &format!("{goods}\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']"),
    );
    test.play(PEAT);
    assert_eq!(test.prompt(), "place", "a special action places nobody");
    let mut test = with(6, "{ card = 'M062', round = 5 }, 'M6'", "goods = { clay = 2 }");
    test.play("place B3");
    assert_eq!(test.prompt(), "place", "without the price nobody is asked");
    let mut test = with(6, "{ card = 'M062', round = 5 }", goods);
    test.play("place B3");
    assert_eq!(test.prompt(), "place", "the Stone Oven lies on top");
}

#[test]
fn m062_m063_what_lies_on_top_is_not_moved() {
    let test = playing("M062", 5, "cards = ['M6']\ngoods = { reed = 1 }");
    assert_eq!(test.prompt(), "place", "nobody is asked: the Heating Stove is for sale already");
    let mut test = playing("M063", 5, "cards = ['M1', 'M7']\npersons = 3");
    test.play("choose use");
    assert!(for_sale(&test, "M005") && !for_sale(&test, "M10"), "M13.10");
    let mut test = with(6, "{ card = 'M063', round = 5 }, 'M10'", "goods = { wood = 2, stone = 4 }");
    test.play("place B3; improve M005");
    assert_eq!((test.bonus_points(0), for_sale(&test, "M10")), (1, false));
}

#[test]
fn m063_the_living_history_museum_makes_the_church_cheaper() {
    let mut test = with(6, "{ card = 'M063', round = 5 }, 'M10', 'M113'", "goods = { wood = 2, stone = 3 }");
    test.play("place B3; improve M005");
    assert_eq!(test.goods(0), grain(1).and(food(2)));
}

#[test]
fn m062_m063_are_paid_like_any_improvement() {
    // M093: 1 fuel for 1 building resource, and nobody but the owner chooses which.
    let goods = "goods = { clay = 2, stone = 1, fuel = 1 }";
    let pay = |option: u8| {
        let mut test = with(6, "{ card = 'M062', round = 5 }, 'M6', 'M093'", goods);
        test.play(&format!("place B9; improve M007; pay {option}"));
        test.goods(0).less(&reed(9))
    };
    let left = [0, 1, 2].map(pay);
    assert!([fuel(1), clay(1), stone(1)].iter().all(|goods| left.contains(goods)), "{left:?}");
    // M081: fuel becomes stone after the placement too.
    let mut test = with(6, "{ card = 'M062', round = 5 }, 'M6', 'M081'", "goods = { clay = 2, fuel = 4 }");
    test.play("place B9; improve M007; exchange M081 fuel 4 -> stone 2 x1");
    assert_eq!((test.tableau(0).contains(&"M007"), test.has(0, Good::Stone)), (true, 1));
    // K301 Wood Carver saves 1 wood in a round and not another one.
    let cards = "{ card = 'M063', round = 5 }, 'M10', 'K301'";
    let mut test = with(6, cards, &format!("{OPEN}\ngoods = {{ wood = 2, stone = 4 }}"));
    test.play("place B9; improve M005");
    assert_eq!((test.has(0, Good::Wood), test.offers("place B1")), (1, false), "a stable costs 2 wood now");
}

#[test]
fn m064_family_burial_plot_needs_an_unused_space() {
    let stone = "house = 'stone'\ngoods = { stone = 1 }";
    let mut test = playing("M064", 5, &format!("{stone}\n{OPEN}\npersons = 3"));
    test.play("choose use; lay 0,1; place B4");
    assert!(!test.offers("plow 0,1") && test.offers("plow 0,2"), "blocked for the whole game");
    let full = "farm = ['T T T T T', 'R T T T T', 'R T M M M']";
    let test = playing("M064", 5, &format!("{stone}\n{full}"));
    assert_eq!((test.tableau(0), test.prompt(), test.player(0).bonus), (vec!["M064"], "place", 0));
}

#[test]
fn m065_fire_brigade_counts_visible_forests() {
    let points = |farm: &str| {
        let goods = "goods = { food = 4, fuel = 4, clay = 1, stone = 1 }";
        let test = playing("M065", 5, &format!("{goods}\nfarm = ['{farm}', 'R . . . .', 'R . . . .']"));
        assert_eq!(test.goods(0), food(6).and(fuel(4)), "the condition is only shown");
        test.player(0).bonus
    };
    assert_eq!([points("T . . . ."), points("T T M . ."), points("T MT TT . .")], [0, 1, 2]);
    assert_eq!([points("T T T T ."), points("T T T T T")], [3, 4]);
    let crops = "goods = { food = 3, grain = 1, fuel = 3, wood = 1, clay = 1, stone = 1 }";
    let mut test = Test::moor(3, 5, &[&format!("hand = ['M065', 'E25']\n{crops}"), "at_home = 0"]);
    test.play("place B2");
    assert_eq!(test.refusal("improve M065"), "condition");
    test.play("exchange raw grain 1; exchange raw wood 1; improve M065");
    assert_eq!(test.tableau(0), ["M065"], "changed first, they count");
}

#[test]
fn m066_land_parcel_wants_exactly_one_unused_space() {
    let points = |last: &str| {
        let farm = format!("farm = ['T T T T T', 'R T T T T', 'R T {last}']");
        let test = with(14, "'M066'", &farm);
        test.points("bonus_points")
    };
    assert_eq!([points("T T T"), points("T T ."), points("T . ."), points(". . .")], [0, 2, -1, -3]);
    let mut test = playing("M066", 5, "farm = ['T T T T T', 'R T T T T', 'R T T T .']");
    test.play("lay 2,4");
    assert_eq!(test.points("bonus_points"), 0, "the forest covers the last one");
    let test = playing("M066", 5, "farm = ['T T T T T', 'R T T T T', 'R T T T T']");
    assert_eq!((test.tableau(0), test.prompt()), (vec!["M066"], "place"), "no space: nothing is laid");
}

#[test]
fn m066_a_planted_space_is_unused() {
    let farm = "farm = ['F F T T T', 'R T T T T', 'R T T T .g3']";
    assert_eq!(with(14, "'M066', 'M111'", farm).points("bonus_points"), 2);
}

#[test]
fn m067_chamber_of_commerce_counts_workshops_only() {
    let test = playing("M067", 5, "cards = ['M7', 'M9', 'M008', 'M10']\ngoods = { clay = 2, stone = 1 }");
    assert_eq!((test.goods(0), test.bonus_points(0)), (wood(1).and(reed(1)), 2), "stalls are no workshops");
}

#[test]
fn m068_church_burns_a_fuel_in_every_round() {
    let mut test = table("round = 5", "'M068'", "at_home = 1\ngoods = { fuel = 1, wood = 1 }");
    test.play("place B3; choose use");
    assert_eq!((test.player(0).bonus, test.game.round), (1, 6));
    assert!(!test.offers("use M068"));
    let mut test = table("round = 5", "'M068'", "at_home = 1\ngoods = { wood = 1 }");
    test.play("place B3; choose use; exchange raw wood 1");
    assert_eq!((test.player(0).bonus, test.goods(0)), (1, grain(1)), "wood is burnt for it");
    let mut test = table("round = 5", "'M068'", "at_home = 1");
    test.play("place B3");
    assert_eq!((test.game.round, test.player(0).bonus), (6, 0), "nobody is asked for fuel that is not there");
}

#[test]
fn m068_the_village_church_is_no_more() {
    let mut test = Test::moor(3, 5, &["hand = ['M068', 'E25']\ncards = ['M5']", "at_home = 0"]);
    test.play("place B2");
    assert_eq!(test.refusal("improve M068"), "nothing-to-hand-back");
    let test = harvest(4, "feeding", "'M068'", "goods = { food = 9, fuel = 3 }\nbonus = 2");
    assert!(!test.offers("use M005") && !test.offers("use M068"), "its harvest bonus is gone");
    assert_eq!(test.bonus_points(0), 2, "points already earned are kept");
}

#[test]
fn m069_leather_saddle() {
    let cook = |horses: u8| {
        let animals = format!("animals = {{ cattle = 2, horse = {horses} }}");
        let mut test =
            with(5, "'M069', 'M3'", &format!("{STALLS}\npastures = [[[0,3],[0,4]],[[1,3],[1,4]]]\n{animals}"));
        test.play("exchange M3 cattle 2");
        test.player(0).bonus
    };
    assert_eq!((cook(2), cook(3)), (0, 2));
    let lines = format!("hand = ['M101', 'E25']\ngoods = {{ wood = 1 }}\n{STALLS}");
    let me = format!("{lines}\npastures = [[[0,3],[0,4]]]\ncards = ['M069']\nanimals = {{ cattle = 1, horse = 3 }}");
    let mut test = Test::moor(3, 5, &[&me, "at_home = 0"]);
    test.play("place B2; improve M101; take cattle 1");
    assert_eq!((test.player(0).bonus, test.has(0, Good::Food)), (1, 3), "on the Butcher's Block too");
}

#[test]
fn m069_leather_saddle_beside_cards_that_an_animal_serves() {
    // The saddle is paid for the cattle, and does not use it up: Tanner and Pelts have it all the same.
    let lines = format!("{STALLS}\npastures = [[[0,3],[0,4]]]\nanimals = {{ cattle = 1, horse = 3 }}");
    let mut test = with(5, "'M069', 'M3', 'K280'", &lines);
    test.play("exchange M3 cattle 1");
    assert_eq!((test.prompt(), test.player(0).bonus), ("place", 1), "nobody is asked for an order");
    assert_ne!(test.mark(0, "K280"), 0, "K280 Tanner");
    let mut test = with(5, "'M069', 'M3', 'K339'", &lines);
    test.play("exchange M3 cattle 1; choose use");
    assert_eq!((test.player(0).bonus, test.mark(0, "K339")), (1, 1), "K339 Pelts");
}

#[test]
fn m070_moor_archaeology_needs_a_free_space_and_a_fence() {
    let clay = "house = 'clay'\nfarm = ['M T MT . .', 'R . . . .', 'R . . . .']";
    let mut test = with(5, "'M070'", clay);
    test.play("special S1 FT; clear 0,2");
    assert_eq!(test.prompt(), "place", "only for peat, and a moor still lies there");
    let all = "farm = ['M . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0,1]],[[0,2]],[[0,3]],[[0,4],[1,4]]]";
    let mut test = with(5, "'M070'", &format!("house = 'clay'\n{all}"));
    assert_eq!(test.player(0).fences_left(), 0);
    test.play(PEAT);
    assert_eq!(test.prompt(), "place", "no fence is left");
}

#[test]
fn m070_beside_m092_and_m096_the_order_decides() {
    let farm = "house = 'clay'\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']\npersons = 4";
    let mut test = with(5, "'M070', 'M092', 'M096'", farm);
    test.play(PEAT);
    test.play("choose use");
    assert_eq!(test.goods(0), fuel(4).and(food(2)), "goods come first without a question and are had at once");
    test.play("place B4; plow 0,1");
    assert_eq!(test.goods(0), fuel(4).and(food(2)), "and only once");
}

/// Something that may be done at any time uses the space before the owner has said whether the fence is to stand there.
#[test]
fn m070_the_space_is_used_meanwhile() {
    let farm = "house = 'stone'\nfarm = ['R M . . .', 'R R . . .', 'R . . . .']\npersons = 3";
    let mut test = with(5, "'M070', 'E191'", farm);
    test.play("special S1 CP; clear 0,1; use E191; room 0,1");
    assert_eq!(test.prompt(), "place", "no fence is asked for");
    assert_eq!((test.player(0).fences_left(), test.player(0).bonus), (15, 0));
}

#[test]
fn m071_bog_body_pays_whoever_owns_the_museums() {
    let test = Test::moor(3, 14, &["cards = ['M071']", "cards = ['M113']", "cards = ['M013']"]);
    assert_eq!([0, 1, 2].map(|seat| test.bonus_points(seat)), [0, 1, 1]);
    assert_eq!(with(14, "'M071', 'M113'", "").bonus_points(0), 1);
}

#[test]
fn m072_oven_damper_counts_five_cards() {
    let test = playing("M072", 5, "cards = ['M5', 'M6', 'M006', 'M007', 'M1']\ngoods = { stone = 2 }");
    assert_eq!((test.goods(0), test.bonus_points(0)), (fuel(3), 4), "a Fireplace is no oven");
    let mut test = Test::moor(3, 5, &["hand = ['M085', 'E25']\ncards = ['M006', 'M072']", "at_home = 0"]);
    test.play("place B2; improve M085 for M006");
    assert_eq!(test.bonus_points(0), 1, "the Furnace is handed in for the Oven Installation");
}

#[test]
fn m073_stock_breeding_prize_for_each_other_player() {
    let pastures = "farm = ['. . . S S', 'R . . S S', 'R . . . .']\npastures = [[[0,3]],[[0,4]],[[1,3]],[[1,4]]]";
    let at = |players: usize, animals: &str| {
        let me = format!("cards = ['M073']\n{pastures}\nanimals = {{ {animals} }}");
        let others = vec![""; players - 1];
        Test::moor(3, 14, &[&[me.as_str()][..], &others].concat()).bonus_points(0)
    };
    assert_eq!(at(4, "sheep = 4, boar = 2, cattle = 3, horse = 2"), 6);
    assert_eq!(at(2, "sheep = 4, boar = 4, cattle = 4, horse = 4"), 3, "at most 3");
    assert_eq!(at(4, "sheep = 4, boar = 4, cattle = 4"), 0, "all four");
    assert_eq!(at(1, "sheep = 1, boar = 1, cattle = 1, horse = 1"), 0, "nobody else is there");
    let lines = format!(
        "cards = ['M073', {{ card = 'M084', mark = 1 }}]\n{pastures}\nanimals = {{ sheep = 1, boar = 1, cattle = 1, horse = 1 }}"
    );
    assert_eq!(Test::moor(3, 14, &[&lines, ""]).bonus_points(0), 1, "a lying horse is a horse");
}

#[test]
fn m074_administration_wants_a_small_hand() {
    let goods = "goods = { wood = 1, clay = 2 }";
    let at = |hand: &str, round: u8| {
        let mut test = Test::moor(3, round, &[&format!("hand = [{hand}]\n{goods}"), "at_home = 0"]);
        test.play("place B2");
        test
    };
    assert_eq!(at("'M074', 'E25', 'M083', 'M087', 'M098'", 5).refusal("improve M074"), "condition");
    let mut test = at("'M074', 'E25', 'M083', 'M087', 'E176', 'E152'", 5);
    test.play("improve M074");
    assert_eq!(test.goods(0), food(2), "occupations do not count");
}

#[test]
fn m074_food_becomes_points_in_the_last_harvest_only() {
    let cards = "'M074', 'M1', 'M068'";
    let mut test = harvest(14, "feeding", cards, "goods = { food = 9 }");
    test.play("use M074; use M074");
    assert_eq!((test.player(0).bonus, test.goods(0)), (2, food(7)));
    assert!(!test.offers("use M074"), "as many as there are majors; an upgrade is one");
    assert!(!harvest(13, "feeding", cards, "goods = { food = 9 }").offers("use M074"));
    assert!(!with(14, cards, "goods = { food = 9 }").offers("use M074"));
    let mut test = harvest(14, "feeding", "'M074', 'M1'", "goods = { grain = 1 }");
    test.play("use M074; exchange raw grain 1; feed 0");
    assert_eq!((test.player(0).bonus, test.player(0).begging), (1, 4), "the family may go hungry for it");
}

#[test]
fn m075_to_m079_nothing_waits_after_the_last_round() {
    let rounds = |card: &str, goods: &str| {
        playing(card, 12, &format!("cards = ['M1', 'M7']\ngoods = {{ {goods} }}")).rounds_served()
    };
    assert_eq!(rounds("M075", "clay = 1, reed = 1"), [13]);
    assert_eq!(rounds("M076", "wood = 4"), [13, 14]);
    assert_eq!(rounds("M078", "wood = 3"), [13, 14]);
    let mut test = playing("M079", 12, "goods = { wood = 1 }");
    test.play("number 4");
    assert!(test.rounds_served().is_empty(), "round 16 never comes");
    let mut test = with(12, "'M077'", "farm = ['M . . . .', 'R . . . .', 'R . . . .']");
    test.play(PEAT);
    assert!(test.rounds_served().is_empty());
}

#[test]
fn m075_to_m079_every_round_space_from_round_1_on() {
    let spaces = |test: &Test, goods: Goods| -> Vec<usize> { (2..=14).filter(|&n| test.coming(n) == goods).collect() };
    let played = |card: &str, goods: &str| playing(card, 1, &format!("cards = ['M1', 'M7']\ngoods = {{ {goods} }}"));
    let test = played("M075", "clay = 1, reed = 1");
    assert_eq!((spaces(&test, wood(1)), spaces(&test, fuel(1))), (vec![2, 6, 10], vec![4, 8, 12]));
    let test = played("M076", "wood = 4");
    assert_eq!((spaces(&test, fuel(1)), spaces(&test, horse(1))), (vec![2, 4, 6, 8], vec![3, 5, 7]));
    assert_eq!(test.rounds_served(), [2, 3, 4, 5, 6, 7, 8], "and no more");
    let test = played("M078", "wood = 3");
    assert_eq!(
        (spaces(&test, fuel(1)), spaces(&test, food(1))),
        ((1..=7).map(|n| 2 * n).collect(), vec![3, 5, 7, 9, 11, 13])
    );
    for (delay, amount) in [(2, 3), (4, 4), (7, 5), (10, 6)] {
        let mut test = played("M079", "wood = 1");
        test.play(&format!("number {delay}"));
        assert_eq!((test.rounds_served(), test.coming(1 + delay)), (vec![1 + delay], fuel(amount)));
    }
    assert_eq!(played("M079", "wood = 1").refusal("number 3"), "no-answer");
}

#[test]
fn m076_a_horse_of_the_flatboat_wants_a_place() {
    let lines = "coming = { 7 = { horse = 1 } }\nanimals = { sheep = 1 }";
    let at = |cards: &str, lines: &str| {
        let head = "expansion = 'moor'\nlevel = 3\nround = 7\nphase = 'start_of_round'";
        Test::at(&format!("{head}\n[[player]]\ncards = [{cards}]\n{lines}\n[[player]]\n"))
    };
    let mut test = at("'M076'", lines);
    test.play("keep sheep 1");
    assert_eq!(test.goods(0), sheep(1));
    let mut test = at("'M076', 'M001'", lines);
    test.play("exchange M001 horse 1");
    assert_eq!(test.goods(0), sheep(1).and(food(2)), "cooked at once");
    let mut test = at("'M076', 'M084'", lines);
    test.play("use M084");
    assert_eq!(test.goods(0), sheep(1).and(horse(1)).and(fuel(2)), "or laid down on the Bog Pony");
}

#[test]
fn m077_drying_field_with_the_peat_of_the_tool_shed() {
    let mut test = with(5, "'M077', 'M055'", "farm = ['M T . . .', 'R . . . .', 'R . . . .']");
    test.play("special S1 SB; clear 0,1; choose use; clear 0,0");
    assert_eq!((test.goods(0), test.coming(8)), (fuel(3), fuel(2)), "cutting besides is the special action too");
}

#[test]
fn m080_advance_payment_brings_a_sheep_and_costs_points() {
    let mut test = playing("M080", 5, "animals = { boar = 1 }");
    test.play("keep boar 1");
    let all = fuel(1).and(food(1)).and(wood(1)).and(clay(1)).and(reed(1)).and(stone(1)).and(grain(1));
    assert_eq!((test.goods(0), test.points("card_points")), (all.and(boar(1)), -4));
    assert_eq!(
        with(14, "'M080', 'E165'", "").points("card_points"),
        -4,
        "the Yeoman Farmer forgives no printed points"
    );
}

#[test]
fn m081_peat_boat_trades_in_pairs() {
    let mut test = with(5, "'M081'", "goods = { fuel = 20 }");
    for (give, get) in [(3, "wood 2"), (3, "clay 2"), (4, "reed 2"), (4, "stone 2"), (2, "grain 1"), (3, "vegetable 1")]
    {
        let several = give != 2;
        let what = if several { format!(" -> {get}") } else { String::new() };
        test.play(&format!("exchange M081 fuel {give}{what} x1"));
    }
    let got = wood(2).and(clay(2)).and(reed(2)).and(stone(2)).and(grain(1)).and(vegetable(1));
    assert_eq!(test.goods(0), fuel(1).and(got));
    assert_eq!(test.refusal("exchange M081 fuel 1 -> wood 1 x1"), "no-exchange", "never singly");
    // M11.3, M11.5: wood burns, but only the boat brings some back, and less than there was.
    let mut test = with(5, "'M081'", "goods = { wood = 3 }");
    test.play("exchange raw wood 3; exchange M081 fuel 3 -> wood 2 x1");
    assert_eq!(test.goods(0), wood(2));
}

#[test]
fn m081_the_boat_raises_a_price() {
    let mut test = with(5, "'M081'", &format!("{OPEN}\ngoods = {{ wood = 5, fuel = 4 }}"));
    test.play("place B1; choose rooms; room 0,0; exchange M081 fuel 4 -> reed 2 x1");
    assert_eq!((test.player(0).farm.rooms.len(), test.goods(0)), (3, NOTHING));
}

#[test]
fn m082_firewood_saves_once_in_a_harvest() {
    let rooms = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let mut test = harvest(4, "feeding", "'M082'", &format!("{rooms}\ngoods = {{ food = 4, wood = 3 }}"));
    assert_eq!(need(&test), 3);
    test.play("feed 4; exchange raw wood 2");
    assert_eq!(need(&test), 2, "not 2 less for 2 wood");
    test.play("heat 2");
    assert_eq!((test.player(0).sick, test.goods(0)), (0, wood(1)));
    let mut test = with(5, "'M082'", &format!("{rooms}\ngoods = {{ wood = 1 }}"));
    test.play("exchange raw wood 1");
    assert_eq!(need(&test), 3, "wood burnt before the harvest saves nothing");
    let mut test = harvest(4, "feeding", "'M082', 'M007'", &format!("{rooms}\ngoods = {{ food = 4, wood = 1 }}"));
    test.play("feed 4; exchange raw wood 1; heat 1");
    assert_eq!(
        (test.player(0).sick, test.goods(0)),
        (0, NOTHING),
        "the Heating Stove needs 1, whatever is saved before"
    );
}

#[test]
fn m083_coal_seam_on_all_levels() {
    let mut test = with(5, "'M083'", "");
    assert_eq!(test.gains("place B6"), food(2).and(fuel(1)));
    let mut test = Test::moor(2, 5, &["cards = ['M083']", "at_home = 0"]);
    test.play("place F6; take clay 1");
    assert_eq!(test.goods(0), food(1).and(clay(1)).and(fuel(1)), "M3.5: the family game's day labourer");
    assert_eq!(playing("M083", 5, "goods = { wood = 1, clay = 1 }").goods(0), fuel(1));
}

#[test]
fn m084_lying_horses_do_not_breed() {
    let at = |lying: u8| {
        let cards = format!("{{ card = 'M084', mark = {lying} }}");
        harvest(4, "breeding", &cards, &format!("{STALLS}\nanimals = {{ horse = 3 }}"))
    };
    assert_eq!(at(1).prompt(), "breed");
    assert_eq!(at(2).prompt(), "place", "one of three stands");
}

#[test]
fn m084_a_lying_horse_is_a_horse() {
    let moor = "animals = { horse = 1 }\nfarm = ['M . . . .', 'R . . . .', 'R . . . .']";
    let mut test = with(5, "{ card = 'M084', mark = 1 }, 'M011'", moor);
    assert_eq!(test.gains(PEAT), fuel(5), "for the Peat-charcoal Kiln too");
    let mut test = with(5, "{ card = 'M084', mark = 1 }, 'M001'", "animals = { horse = 1 }");
    test.play("exchange M001 horse 1");
    assert_eq!((test.goods(0), test.mark(0, "M084")), (food(2), 0));
}

#[test]
fn m084_a_new_horse_stands() {
    let lying = "{ card = 'M084', mark = 2 }";
    let mut test = with(5, lying, "animals = { horse = 2 }\ngoods = { food = 1 }");
    test.play("release horse 1; special S2 HM");
    assert_eq!(test.mark(0, "M084"), 1, "one was given back");
    assert!(test.offers("use M084"), "the new one stands");
    let lines = format!(
        "hand = ['M101', 'E25']\ncards = [{lying}]\nanimals = {{ horse = 2 }}\ngoods = {{ wood = 1, food = 1 }}"
    );
    let mut test = Test::moor(3, 5, &[&lines, "at_home = 0"]);
    test.play("place B2; improve M101; take horse 1");
    assert_eq!(test.mark(0, "M084"), 1, "one was butchered");
    let mut test = with(5, "{ card = 'M084', mark = 1 }, 'M001'", &format!("{STALLS}\nanimals = {{ horse = 2 }}"));
    test.play("exchange M001 horse 1");
    assert_eq!(test.mark(0, "M084"), 1, "the one that stood is cooked first");
}

#[test]
fn m085_oven_installation_ends_all_heating() {
    let mut test = Test::moor(3, 5, &["hand = ['M085', 'E25']\ncards = ['M5', 'M006']", "at_home = 0"]);
    test.play("place B2; improve M085 for M006");
    assert!(!for_sale(&test, "M006"), "MD10: out of the game");
    assert_eq!((need(&test), test.points("card_points")), (0, 2 - 1), "the Clay Oven's 2 points and −1");
    assert_eq!(need(&with(5, "'M085', 'M032'", "")), 0, "also for a Peat Hut");
}

#[test]
fn m086_spinning_mill_counts_before_the_feast() {
    let rooms = "farm = ['R . . S S', 'R . . S S', 'R . . . .']";
    let lines = format!("{rooms}\nanimals = {{ sheep = 5 }}\ngoods = {{ fuel = 1 }}");
    let mut test = harvest(4, "harvest", "'M086', 'M1'", &lines);
    test.play("exchange M1 sheep 5; feed 4; heat 1");
    assert_eq!((test.player(0).sick, test.mark(0, "M086")), (0, 5));
    let test = harvest(4, "harvest", "'M086'", &format!("{rooms}\nanimals = {{ sheep = 3, boar = 1 }}"));
    assert_eq!(need(&test), 2, "rounded down, sheep only");
    let test = with(5, "{ card = 'M086', mark = 2 }", &format!("{rooms}\nanimals = {{ sheep = 5 }}"));
    assert_eq!(need(&test), 1, "between harvests: what the next one would need");
}

#[test]
fn m087_to_m120_cards_of_the_fishing_space_add_up() {
    let mut test = with(5, "'M087', 'M114', 'M120', 'M098'", "farm = ['T T . . .', 'R T T . .', 'R . . . .']");
    test.play("place B10; choose use");
    assert_eq!(test.goods(0), food(1 + 3).and(fuel(2 - 1)).and(wood(3)).and(clay(2)), "the new fuel smokes the fish");
}

#[test]
fn m088_peat_iron_sees_the_top_tiles() {
    let fuel = |farm: &str| {
        let farm = format!("farm = ['{farm}', 'R . . . .', 'R . . . .']");
        harvest(4, "harvest", "'M088'", &farm).has(0, Good::Fuel)
    };
    assert_eq!([fuel("M M . . ."), fuel("M MT . . ."), fuel("M M M . .")], [1, 0, 1]);
}

#[test]
fn m089_m103_every_family_growth() {
    let mut test = table("round = 7", "'M089', 'M103'", "farm = ['R T T . .', 'R . . . .', 'R . . . .']");
    test.play("place R2c; grow");
    assert_eq!((test.goods(0), test.player(0).bonus), (fuel(1).and(food(1 + 2)), 1));
    // Wedding Coach: a growth without a room, by a card.
    let horses = "animals = { horse = 4 }\nfarm = ['. T . S S', 'R . . S S', 'R . . . .']";
    let lines = format!("cards = ['M089', 'M103']\n{horses}\ngoods = {{ wood = 2, food = 1 }}");
    let mut test = playing("M052", 5, &lines);
    test.play("grow");
    assert_eq!((test.has(0, Good::Fuel), test.has(0, Good::Food), test.player(0).bonus), (1, 2, 1));
}

#[test]
fn m090_winter_storehouse_fills_up_what_is_short() {
    let mut test = with(5, "'M090'", "goods = { fuel = 5, food = 1 }");
    test.play("use M090");
    assert_eq!(test.goods(0), fuel(5).and(food(2)));
    assert!(!test.offers("use M090"), "nothing to fill up");
    let mut test = harvest(4, "feeding", "{ card = 'M090', mark = 1 }", "");
    test.play("use M090; feed 2; use M090; heat 2");
    assert_eq!(
        (test.player(0).begging, test.player(0).sick, test.goods(0)),
        (2, 0, food(2)),
        "also between feeding and heating"
    );
    assert_eq!(test.mark(0, "M090"), 3, "it is used up");
    // Also while a fee is being paid: no wood need be burnt for it.
    let mut test = with(5, "'M090'", "hand = ['M099']\ngoods = { wood = 1, clay = 1 }");
    test.play("special S2 BM; use M090; improve M099");
    assert_eq!(test.goods(0), wood(1).and(fuel(1)).and(food(3)));
    // M084: and a horse may be laid down for it. What takes something away or asks must wait (M040).
    let mut test = with(
        5,
        "'M084', 'M1', 'M040'",
        &format!("{TILES}\nhand = ['M099']\nanimals = {{ horse = 1 }}\ngoods = {{ wood = 1, clay = 1 }}"),
    );
    test.play("special S2 BM");
    assert!(!test.offers("use M040"));
    test.play("use M084");
    assert_eq!((test.prompt(), test.goods(0)), ("minor", wood(1).and(clay(1)).and(fuel(1)).and(horse(1))));
}
