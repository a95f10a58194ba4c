//! Cards of the base game beside the Moor: horses, cooking, upgrades of majors in stacks. M10.3, M10.5, M13.6, M21.5; MT111.

use crate::common::Test;
use agricola::goods::*;
use table::Game;

/// Player 0 with these cards and lines on level 3; nobody else has a person at home.
fn with(round: u8, cards: &str, lines: &str) -> Test {
    Test::moor(3, round, &[&format!("cards = [{cards}]\n{lines}"), "at_home = 0"])
}

/// The feeding of a harvest; player 0 with these cards and lines.
fn feeding(cards: &str, lines: &str) -> Test {
    let head = "expansion = 'moor'\nlevel = 3\nround = 4\nphase = 'feeding'";
    Test::at(&format!("{head}\n[[player]]\ncards = [{cards}]\n{lines}\n[[player]]\n"))
}

/// Places for a number of animals.
const STALLS: &str = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";

#[test]
fn mt111_exactly_one_crop_is_taken_from_every_planted_field() {
    let head = "expansion = 'moor'\nround = 4\nphase = 'harvest'";
    let farm = "farm = ['Fg3 Fg1 Fv2 F .', 'R . . . .', 'R . . . .']";
    let test = Test::at(&format!("{head}\n[[player]]\n{farm}\n[[player]]\n"));
    assert_eq!(test.goods(0), grain(2).and(vegetable(1)), "nobody is asked");
    assert_eq!((test.prompt(), test.player(0).farm.picture()[0].as_str()), ("feed", "Fg2 F Fv1 F ."));
}

#[test]
fn md28_animals_in_general_are_horses_too() {
    let mut test = feeding("'E338'", &format!("{STALLS}\nanimals = {{ horse = 1 }}\ngoods = {{ vegetable = 1 }}"));
    test.play("exchange E338 vegetable 1");
    assert_eq!(test.goods(0), horse(2), "E338 Feed Pellets: a species already there");
    let mut test = feeding("'K109', 'M001'", &format!("{STALLS}\nanimals = {{ horse = 2 }}"));
    test.play("exchange M001 horse 2");
    assert_eq!(test.goods(0), food(5), "K109 Spit Roast: 1 food more in the feeding phase");
    let players = "[[player]]\ncards = ['K299']\nat_home = 0\n[[player]]\ncards = ['M001']\nanimals = { horse = 1 }";
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nturn = 1\nround = 5\n{players}"));
    test.play("exchange M001 horse 1");
    assert_eq!(test.goods(0), food(1), "K299 Slaughterman earns from everybody else");
    assert!(with(5, "'K306'", "animals = { horse = 2 }").player(0).goods == horse(2), "K306: an animal a room");
}

#[test]
fn m12_1_who_feeds_last_heats_last() {
    for card in ["I97", "K299"] {
        let mut test = feeding(&format!("'{card}', 'M7'"), "goods = { food = 3, wood = 1 }");
        let waiting: Vec<usize> = test.game.to_decide().iter().map(|seat| seat.index()).collect();
        assert_eq!(waiting, [1], "{card}: heating is part of the feeding phase");
        test.play("feed 0; heat 0");
        assert_eq!((test.asked().index(), test.prompt()), (0, "feed"));
        test.play("exchange M7 wood 1; feed 4");
        assert_eq!(test.prompt(), "heat");
        test.play("heat 0");
        assert_eq!((test.game.round, test.player(0).sick), (5, 2), "{card}: once");
    }
}

#[test]
fn md28_lists_of_animals_do_not_name_horses() {
    let bonus =
        |animals: &str| with(14, "'K135'", &format!("{STALLS}\nanimals = {{ {animals} }}")).points("bonus_points");
    assert_eq!(bonus("sheep = 1, boar = 1, horse = 1"), 2, "K135: cattle are missing, whatever the horses");
    assert_eq!(bonus("sheep = 1, boar = 1, cattle = 1"), 0, "no horse is needed");
    let mut test = with(5, "'E156', 'M003'", &format!("{STALLS}\nanimals = {{ horse = 1, boar = 1 }}"));
    test.play("exchange M003 horse 1; exchange M003 boar 1");
    assert_eq!(test.mark(0, "E156"), 1, "E156 Brush Maker: boar, with any card that cooks them");
}

#[test]
fn m10_3_cards_that_name_fireplace_and_hearth() {
    let test = with(5, "'E19', 'M003'", &format!("{STALLS}\nanimals = {{ sheep = 2 }}"));
    assert_eq!(
        test.refusal("exchange E19 sheep 2 x1"),
        "no-exchange",
        "E19 Gypsy's Crock does not go with a Cookhouse"
    );
    let mut test = with(5, "'E25', 'M003'", "goods = { vegetable = 1 }");
    test.play("exchange M003 vegetable 1");
    assert_eq!(test.goods(0), food(3), "E25 Spices neither");
}

#[test]
fn m10_3_the_cookhouse_bakes() {
    let mut test = with(14, "'E182', 'M3'", "goods = { clay = 6 }");
    // M3 lies before the player, so its place shows the Cookhouse.
    test.play("place R1b; improve M003");
    assert_eq!(test.goods(0), food(1).and(wood(1)), "E182 Charcoal Burner");
    let mut test = with(14, "'E155', 'M003'", "goods = { grain = 2 }");
    test.play("place R1a; choose bake; bake M003 2");
    assert_eq!(test.goods(0), food(6 + 2), "E155 Bread Seller");
}

#[test]
fn m21_5_the_resource_seller_reacts_to_felled_trees() {
    let mut test = with(5, "'K310'", "farm = ['T . . . .', 'R . . . .', 'R . . . .']");
    test.play("special S1 FT; clear 0,0");
    assert_eq!(test.goods(0), wood(3), "the wood on top of the card");
    let mut test = with(5, "'E152'", "farm = ['T . . . .', 'R . . . .', 'R . . . .']");
    test.play("special S1 FT; clear 0,0");
    assert_eq!(test.goods(0), wood(2), "E152 wants it taken by a person");
}

#[test]
fn m13_6_a_base_upgrade_hands_the_major_back_on_its_own_stack() {
    let mut test = Test::moor(3, 5, &["hand = ['E14']\ncards = ['M5']", "at_home = 0"]);
    let sells = |test: &Test, id: &str| test.game.majors_for_sale().any(|card| card.card().id == id);
    assert!(sells(&test, "M006"), "the Furnace lay beneath the Clay Oven");
    test.play("place B2; improve E14 for M5");
    assert!(sells(&test, "M5") && !sells(&test, "M006"), "now it is covered again");
}

#[test]
fn m2_6_cards_with_a_limited_number_of_exchanges() {
    let mut test = with(5, "{ card = 'M126', mark = 3 }", "goods = { stone = 2 }");
    test.play("exchange M126 stone 1 -> wood 1 x1");
    assert_eq!(test.refusal("exchange M126 stone 1 -> wood 1 x1"), "no-exchange", "four times");
    let mut test = with(5, "{ card = 'M126', mark = 2 }", "goods = { stone = 4 }");
    test.play("exchange M126 stone 1 -> wood 1 x1; exchange M126 wood 1 -> reed 1 x1");
    assert_eq!(test.goods(0), stone(3).and(reed(1)));
    assert_eq!(test.refusal("exchange M126 stone 1 -> clay 1 x1"), "no-exchange");
}

/// Whether these animals all find a place with a card and these lines.
fn fit(card: &str, lines: &str, animals: &str) -> bool {
    let me = format!("[[player]]\ncards = ['{card}']\n{lines}\nanimals = {{ {animals} }}");
    let text = format!("expansion = 'moor'\nlevel = 3\n{me}\n[[player]]\n");
    <agricola::Agricola as table::Game>::from_position(&text).is_ok()
}

#[test]
fn m10_1_places_for_any_type_take_horses() {
    let pasture = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 3], [0, 4]]]";
    let stable = "farm = ['. . . . S', 'R . . . .', 'R . . . .']";
    assert!(fit("E58", "", "horse = 3") && !fit("E58", "", "horse = 4"), "E58 Animal Yard: 2, and a pet");
    assert!(fit("E59", pasture, "horse = 7") && !fit("E59", pasture, "horse = 8"), "E59 Drinking Trough: 6");
    assert!(fit("E208", stable, "horse = 4") && !fit("E208", stable, "horse = 5"), "E208 Stablemaster: 3");
    assert!(
        fit("E216", pasture, "horse = 2, sheep = 3") && !fit("E216", pasture, "horse = 3, sheep = 3"),
        "E216: mixed"
    );
    let single = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 4]]]";
    assert!(fit("K286", single, "horse = 4") && !fit("K286", single, "horse = 5"), "K286 Smallholder: 3");
}

#[test]
fn md28_places_for_named_types_take_no_horses() {
    let stable = "farm = ['. . . . S', 'R . . . .', 'R . . . .']";
    assert!(fit("E29", stable, "sheep = 3") && !fit("E29", stable, "horse = 3"), "E29 Shepherd's Pipe: sheep");
    assert!(fit("I102", "", "sheep = 1, boar = 1, cattle = 1, horse = 1") && !fit("I102", "", "horse = 2"), "I102");
    assert!(fit("K145", "", "boar = 9, horse = 1") && !fit("K145", "", "horse = 2"), "K145 Forest Pasture: boar");
    assert!(!fit("K120", "", "horse = 1"), "K120 House Goat: no pet beside it");
}

#[test]
fn m10_5_horses_count_where_animals_are_counted() {
    let playable = |card: &str, animals: &str| {
        let lines = format!("hand = ['{card}', 'E25']\n{STALLS}\nanimals = {{ {animals} }}\noccupations = 3");
        let mut test = Test::moor(3, 5, &[&lines, ""]);
        test.play("place B2");
        test.offers(&format!("improve {card}"))
    };
    assert!(playable("I92", "horse = 1, sheep = 1") && !playable("I92", "horse = 1"), "I92 Manure: 2 animals");
    assert!(playable("K118", "horse = 4") && !playable("K118", "horse = 3"), "K118 Liquid Manure: 4 animals");
    let mut test = with(5, "'K339', 'M001'", "animals = { horse = 1 }");
    test.play("exchange M001 horse 1; choose use");
    assert_eq!((test.goods(0), test.bonus_points(0)), (food(1), 1), "K339 Pelts: every animal");
    let pasture = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 3], [0, 4]], [[1, 3], [1, 4]]]";
    let organic = |animals: &str| with(14, "'K274'", &format!("{pasture}\nanimals = {{ {animals} }}")).bonus_points(0);
    assert_eq!(
        (organic("horse = 2"), organic("horse = 7")),
        (2, 0),
        "K274 Organic Farmer: a pasture with room for three"
    );
}

#[test]
fn m10_3_what_cooks_no_horses() {
    for cards in ["'M1'", "'M3'", "'E20'", "'K128'", "'I85'", "'I247'", "'E162', 'M5'"] {
        let test = with(5, cards, "animals = { horse = 1 }");
        let cooks =
            test.exchanges().iter().any(|m| matches!(m, agricola::Move::Exchange { give, .. } if *give == horse(1)));
        assert!(!cooks, "{cards}");
    }
    let players = "[[player]]\ncards = ['I97']\nat_home = 0\n[[player]]\ncards = ['M003']\nanimals = { horse = 1 }";
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nturn = 1\nround = 5\n{players}"));
    test.play("exchange M003 horse 1");
    assert_eq!(test.goods(0), food(1), "I97 Slaughterhouse earns from a Cookhouse too");
    let players = "[[player]]\nhand = ['M101', 'E25']\ngoods = { wood = 1 }\n[[player]]\nat_home = 0\nanimals = { sheep = 1 }\n[[player]]\nat_home = 0\ncards = ['I97', 'K299']";
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 5\n{players}"));
    test.play("place B2; improve M101; take sheep 1");
    assert_eq!((test.goods(1), test.goods(2)), (food(1), food(2)), "and from the Butcher's Block M101");
}

#[test]
fn m18_2_cards_about_the_score_pad_and_the_horse_row() {
    let horses = |cards: &str| with(14, cards, "").points("horses");
    assert_eq!((horses(""), horses("'E165'")), (-1, 0), "E165 Yeoman Farmer: no minus for lacking horses");
    let lord = |lines: &str| with(14, "'E189'", &format!("{STALLS}\n{lines}")).bonus_points(0);
    assert_eq!(lord("animals = { horse = 4 }"), 0, "E189 Lord of the Manor: the horse row has no top");
    // K276 Constable: somebody without negative points but for the horse.
    let rows = "farm = ['Fg1 F F F Fv1', 'R . . . .', 'R . . . .']\npastures = [[[1,1],[1,2],[2,1],[2,2]],[[1,3],[1,4],[2,3],[2,4]]]";
    let herd = |horse: u8| format!("{rows}\nanimals = {{ sheep = 1, boar = 1, cattle = 1, horse = {horse} }}");
    let constable = |horse: u8| with(14, "'K276', 'E58'", &herd(horse)).bonus_points(0);
    assert_eq!((constable(0), constable(1)), (0, 5));
    let estate = |mine: &str, theirs: &str| {
        let lines = |animals: &str| format!("{STALLS}\nanimals = {{ {animals} }}");
        let me = format!("cards = ['E170']\n{}", lines(mine));
        Test::moor(3, 14, &[&me, &lines(theirs), ""]).bonus_points(0)
    };
    assert_eq!(estate("sheep = 1", "horse = 3"), 2, "E170 Estate Manager: horses are not compared");
}

#[test]
fn i101_animal_feed_brings_no_horse() {
    let head = "expansion = 'moor'\nlevel = 3\nphase = 'breeding'\nround = 14";
    let mut test = Test::at(&format!(
        "{head}\n[[player]]\ncards = ['I101']\n{STALLS}\nanimals = {{ sheep = 1, horse = 1 }}\n[[player]]\n"
    ));
    test.until(|_| false);
    assert_eq!(test.goods(0), sheep(2).and(horse(1)));
}

#[test]
fn m5_3_nothing_of_the_base_decks_uses_a_tile_space() {
    let full = "farm = ['T T T T T', 'R T T T T', 'R T M M M']";
    let playable = |card: &str, lines: &str| {
        let goods = "goods = { wood = 9, clay = 9, reed = 9, stone = 9, food = 9 }";
        let mut test = Test::moor(3, 5, &[&format!("hand = ['{card}', 'E25']\n{goods}\n{lines}"), ""]);
        test.play("place B2");
        test.offers(&format!("improve {card}"))
    };
    let free = |row: &str| format!("farm = ['T T T T T', 'R T T T T', '{row}']");
    for (card, house) in
        [("E11", "wood"), ("E40", "wood"), ("I81", "wood"), ("K132", "clay"), ("E55", "stone"), ("E52", "wood")]
    {
        let house = format!("house = '{house}'\n");
        assert!(!playable(card, &format!("{house}{full}")), "{card} on tiles");
        assert!(playable(card, &format!("{house}{}", free("R . M M M"))), "{card} on a free space");
    }
    let rooms = "house = 'stone'\nfarm = ['R T T T T', 'R T T T T', 'R R R T T']";
    assert!(!with(5, "'E151', 'E191'", rooms).offers("use E151"), "no free room on a forest");
    let used = |mine: &str| {
        let head = "expansion = 'moor'\nlevel = 3\nround = 5\nphase = 'start_of_round'";
        let me = format!("[[player]]\ncards = ['I340']\nfarm = ['{mine}', 'R . . . .', 'R . . . .']");
        Test::at(&format!("{head}\n{me}\n[[player]]\nfarm = ['. . F . .', 'R . . . .', 'R . . . .']")).goods(0)
    };
    assert_eq!((used("T . . . ."), used("T M . . .")), (NOTHING, wood(1)), "I340 Rancher: tile spaces are used");
}

#[test]
fn m13_6_every_base_upgrade_and_the_stack_of_what_is_handed_back() {
    let covers = |hand: &str, back: &str, beneath: &str, goods: &str| {
        let lines = format!("hand = ['{hand}', 'E25']\ncards = ['{back}']\ngoods = {{ {goods} }}");
        let mut test = Test::moor(3, 5, &[&lines, "at_home = 0"]);
        let sells = |test: &Test, id: &str| test.game.majors_for_sale().any(|card| card.card().id == id);
        assert!(sells(&test, beneath), "{beneath} lies open");
        test.play(&format!("place B2; improve {hand} for {back}"));
        sells(&test, back) && !sells(&test, beneath)
    };
    assert!(covers("I65", "M6", "M007", "stone = 9, clay = 9"), "Baker's Kitchen");
    assert!(covers("K106", "M5", "M006", "stone = 9, clay = 9"), "Bakehouse");
    assert!(covers("K122", "M7", "M008", "wood = 9, stone = 9"), "Sawmill");
    assert!(covers("K128", "M2", "M002", "clay = 9"), "Cooking Hearth");
    assert!(covers("I85", "M4", "M004", "clay = 9, stone = 9"), "Cooking Corner");
    let mut test = Test::moor(3, 5, &["hand = ['E38', 'E25']\ncards = ['M001', 'M7']", "at_home = 0"]);
    test.play("place B2; improve E38; hand_back M001; hand_back M7");
    let sells = |id: &str| test.game.majors_for_sale().any(|card| card.card().id == id);
    assert!(sells("M001") && !sells("M1") && sells("M7") && !sells("M008"), "E38: each on top of its own stack");
}

#[test]
fn md36_furnace_and_heating_stove_are_no_ovens() {
    let mut test = Test::moor(3, 5, &["hand = ['E14', 'E33', 'E25']\ncards = ['M006', 'M007']", ""]);
    test.play("place B2");
    assert_eq!(test.refusal("improve E14"), "nothing-to-hand-back");
    assert_eq!(test.refusal("improve E33"), "condition");
    assert!(!with(5, "'E162', 'M006'", "animals = { sheep = 1 }").offers("exchange E162 sheep 1"));
}

#[test]
fn m21_5_majors_that_are_minors_come_from_the_black_market() {
    let buy = |cards: &str, goods: &str, card: &str| {
        let mut test = with(5, cards, &format!("house = 'clay'\nhand = ['E25']\ngoods = {{ fuel = 1, {goods} }}"));
        test.play("special S2 BM");
        test.refusal_or(&format!("improve {card}"))
    };
    assert_eq!(buy("'I220'", "wood = 1, stone = 1", "M10"), None, "I220 Well Builder");
    assert_eq!(buy("'K277'", "wood = 2", "M7"), None, "K277 Manufacturer");
    assert_eq!(buy("'E15'", "clay = 3", "M5"), None, "E15 Baking Tray");
    assert_eq!(buy("'E33'", "", "M8"), None, "E33 Ceramics");
    assert_eq!(buy("'K281'", "clay = 2", "M1"), Some("no-such-card"), "K281 Traveling Salesman wants an action space");
}

#[test]
fn m21_5_no_second_improvement_after_a_special_action() {
    let mut test = with(5, "'E179', 'I228'", "hand = ['M080', 'E25']\ngoods = { fuel = 1, food = 3 }");
    test.play("special S2 BM; improve E25");
    assert_eq!((test.prompt(), test.has(0, Good::Food)), ("place", 3), "neither Merchant nor Businessman");
    let mut test = with(5, "'E179'", "hand = ['E25']\ngoods = { fuel = 1, food = 3, clay = 2 }");
    test.play("special S2 IW; improve M1");
    assert_eq!(test.prompt(), "place");
}

#[test]
fn m21_5_wood_of_a_felled_tree_is_not_taken_by_a_person() {
    let fell = |cards: &str| {
        let mut test = with(5, cards, "farm = ['T . . . .', 'R . . . .', 'R . . . .']");
        test.play("special S1 FT; clear 0,0");
        test.goods(0)
    };
    assert_eq!(fell("'K290', 'E176', 'E152'"), wood(2));
    let players = "[[player]]\ncards = ['I234']\nat_home = 0\ngoods = { food = 1 }\n[[player]]\nfarm = ['T . . . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::at(&format!("expansion = 'moor'\nlevel = 3\nturn = 1\nround = 5\n{players}"));
    test.play("special S1 FT; clear 0,0");
    assert_eq!((test.goods(0), test.goods(1)), (food(1), wood(2)), "I234 Wood Buyer");
}

#[test]
fn md22_md23_persons_without_a_room() {
    let reed_hut = "lodgers = 1\npersons = 2\nsick = 1";
    let test = with(5, "'K138'", reed_hut);
    assert_eq!(
        (test.game.fuel_owed(table::Seat::new(0)), test.points("persons")),
        (2, 6),
        "K138: no fuel, no points, sick or not"
    );
    let test = with(5, "", "persons = 2\nat_home = 1\nsick = 0");
    assert!(test.offers("special S2 JM"));
    let mut guest = with(5, "'M121'", "persons = 2\nguests = 1\nat_home = 1");
    assert_eq!(guest.gains("special S2 JM"), food(1).and(clay(1)), "the guest comes in the next round only");
}

#[test]
fn md24_on_holiday_nobody_takes_a_special_action() {
    let head = "expansion = 'moor'\nlevel = 3\nround = 14\nphase = 'start_of_round'";
    let test = Test::at(&format!("{head}\n[[player]]\ncards = ['I71']\nsick = 1\n[[player]]\n"));
    assert_eq!((test.asked(), test.points("persons")), (table::Seat::new(1), 4), "and the bed marker stays");
}

#[test]
fn m9_9_the_infirmary_is_an_action_space() {
    let mut test = with(
        5,
        "{ card = 'I263', space = 'IN' }",
        "goods = { wood = 4 }\nfarm = ['. . . . .', 'R . . . .', 'R . . . .']",
    );
    test.play("place IN; fence 0,4");
    assert_eq!(test.player(0).farm.pastures.len(), 1, "I263 Fence Builder");
    let head = "expansion = 'moor'\nlevel = 3\nround = 5\nphase = 'start_of_round'";
    let mut test = Test::at(&format!("{head}\n[[player]]\ncards = ['K308']\n[[player]]\n"));
    test.play("choose use; space IN; place IN; place IN");
    assert_eq!((test.goods(0), test.goods(1)), (food(2), food(1)), "K308 Foreman: his food goes to the first visitor");
}

#[test]
fn m6_8_the_lasso_throws_persons_only() {
    let mut test = with(5, "'I88'", "farm = ['M . . . .', 'R . . . .', 'R . . . .']");
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.prompt(), "place");
    test.play("place R1c");
    assert!(test.offers("place B3") && !test.offers("special S2 JM"), "the second half of the throw is a person");
}
