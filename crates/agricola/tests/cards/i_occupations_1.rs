//! The occupations of the I deck, I219 to I232: every effect, every ruling, and what a careless hand would get wrong.

use crate::common::{Test, harvest, table, table_from};
use agricola::goods::*;

#[test]
fn i219_fieldsman_tends_one_or_two_fields() {
    let farm = "farm = ['. . F F F', 'R . . . .', 'R . . . .']\ngoods = { grain = 3, vegetable = 1 }";
    let sown = |moves: &str| {
        let mut test = table(2, 4, "'I219'", farm, "");
        test.play(&format!("place R1a; choose sow; {moves}"));
        assert_eq!(test.mark(0, "I219"), 0, "nothing is left for the next action");
        [2, 3, 4].map(|cell| test.player(0).farm.plots[cell].grain + test.player(0).farm.plots[cell].vegetable)
    };
    assert_eq!(sown("sow 0,3 grain; done"), [0, 5, 0]);
    assert_eq!(sown("sow 0,3 vegetable; done"), [0, 4, 0]);
    assert_eq!(sown("sow 0,3 grain; sow 0,4 vegetable; done"), [0, 4, 3]);
    assert_eq!(sown("sow 0,3 grain; sow 0,4 grain; sow 0,2 grain"), [3, 3, 3], "three and more: nothing");
}

#[test]
fn i219_fieldsman_on_cards_and_with_the_storehouse() {
    // Each stack on a card is a field: alone on the Bean Field, and together with a tile.
    let mut test = table(2, 4, "'I219', 'E18'", "goods = { vegetable = 1 }", "");
    test.play("place R1a; choose sow; sow E18 vegetable");
    assert_eq!(test.mark(0, "E18"), 4);
    let mut test = table(
        2,
        4,
        "'E18', 'I219'",
        "farm = ['. . . . F', 'R . . . .', 'R . . . .']\ngoods = { vegetable = 1, grain = 1 }",
        "",
    );
    test.play("place R1a; choose sow; sow E18 vegetable; sow 0,4 grain");
    assert_eq!((test.mark(0, "E18"), test.player(0).farm.plots[4].grain), (3, 4));
    // The Corn Storehouse is a sowing of its own: 4, or 3 each.
    let store = |farm: &str, grain: u8| {
        harvest(
            4,
            &[
                &format!("cards = ['I219', 'I86']\nfarm = {farm}\ngoods = {{ grain = {grain}, food = 9 }}"),
                "goods = { food = 9 }",
            ],
        )
    };
    let mut test = store("['. . . . F', 'R . . . .', 'R . . . .']", 1);
    test.play("sow 0,4 grain");
    assert_eq!(test.player(0).farm.plots[4].grain, 4);
    let mut test = store("['. . . F F', 'R . . . .', 'R . . . .']", 2);
    test.play("sow 0,4 grain; sow 0,3 grain");
    assert_eq!((test.player(0).farm.plots[3].grain, test.player(0).farm.plots[4].grain), (3, 3));
}

#[test]
fn i220_well_builder_builds_the_well_as_a_minor() {
    let with = |cards: &str, more: &str| table(2, 4, cards, &format!("goods = {{ wood = 1, stone = 1 }}\n{more}"), "");
    let mut test = with("'I220'", "");
    test.play("place B2; improve M10");
    assert_eq!((test.goods(0), test.rounds_served()), (NOTHING, vec![5, 6, 7, 8, 9]));
    assert_eq!(test.points("card_points"), 4);
    // It also stays open to actions that allow a major one; nobody else has the price or the right.
    let mut test = with("'I220'", "");
    test.play("place R1b; improve M10");
    assert_eq!(test.goods(0), NOTHING);
    let test = with("", "");
    assert_eq!(test.refusal_or("place R1b"), Some("no-improvement"));
    let mut test = with("'E26'", "hand = ['E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve M10"), "no-such-card");
    // With the Stonecutter 1 stone less; not if somebody else has the Well.
    let mut test = table(3, 4, "'I220', 'E211'", "goods = { wood = 1 }", "");
    test.play("place B2; improve M10");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = table(2, 4, "'I220'", "goods = { wood = 1, stone = 1 }\nhand = ['E25']", "cards = ['M10']");
    test.play("place B2");
    assert_eq!(test.refusal("improve M10"), "no-such-card");
}

#[test]
fn i220_well_builder_builds_a_second_well_after_the_village_well() {
    let mut test = table(2, 4, "'I220', 'M10'", "hand = ['I66']\ngoods = { wood = 1, stone = 1 }", "");
    test.play("place B2; improve I66 for M10; place B3; place R1b; improve M10");
    assert_eq!((test.goods(0), test.tableau(0)), (NOTHING, vec!["I220", "I66", "M10"]));
}

#[test]
fn i221_village_elder_brings_wood_and_points_for_improvements() {
    for (round, n) in [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)] {
        let mut test = Test::players(3, round, "hand = ['I221']");
        assert_eq!(test.gains("place B5; occupation I221"), wood(n), "round {round}");
    }
    // Everybody who has the most improvements gets the points; occupations are none.
    let end = |own: &str, other: &str| {
        let test = Test::at(&format!(
            "round = 14\nphase = 'over'\n[[player]]\ncards = ['I221', {own}]\n[[player]]\ncards = [{other}]\n[[player]]"
        ));
        [0, 1, 2].map(|seat| test.bonus_points(seat))
    };
    assert_eq!(end("'M1', 'E25'", "'M2', 'E24'"), [3, 3, 0]);
    assert_eq!(end("'M1', 'E176'", "'M2', 'E24'"), [0, 3, 0]);
    assert_eq!(end("", ""), [3, 3, 3], "nobody has one");
}

#[test]
fn i222_social_climber_by_rank() {
    let climb = |own: &str, others: [&str; 3]| {
        let others = others.map(|house| format!("[[player]]\nhouse = '{house}'\n"));
        Test::at(&format!(
            "round = 14\n[[player]]\ncards = ['I222']\nhouse = '{own}'\ngoods = {{ clay = 2, reed = 1, stone = 2 }}\n{}",
            others.concat()
        ))
    };
    for (others, n) in
        [(["wood"; 3], 3), (["clay", "wood", "wood"], 2), (["stone", "clay", "wood"], 1), (["clay"; 3], 0)]
    {
        let mut test = climb("wood", others);
        test.play("place R2b; renovate clay");
        assert_eq!(test.has(0, Good::Stone), 2 + n, "{others:?}");
    }
    // The two levels are ranked apart.
    let mut test = climb("clay", ["clay", "clay", "stone"]);
    test.play("place R2b; renovate stone");
    assert_eq!(test.has(0, Good::Stone), 2);
    // The stone is there for the improvement that follows.
    let mut test = table(4, 14, "'I222'", "goods = { clay = 3, reed = 1 }", "");
    test.play("place R2b; renovate clay; improve M6");
    assert_eq!(test.goods(0), NOTHING);
    // Others' renovations bring nothing.
    let mut test = table_from(4, 14, 1, "'I222'", "", "goods = { clay = 2, reed = 1 }");
    test.play("place R2b; renovate clay");
    assert_eq!((test.goods(0), test.goods(1)), (NOTHING, NOTHING));
}

#[test]
fn i222_social_climber_and_the_conservator() {
    // Somebody who went straight to stone never reached clay.
    let other = "house = 'stone'\nskipped_clay = true";
    let mut test = table(4, 14, "'I222'", "goods = { clay = 2, reed = 1 }", other);
    test.play("place R2b; renovate clay");
    assert_eq!(test.has(0, Good::Stone), 3);
    let mut test = table(4, 14, "'I222'", "house = 'clay'\ngoods = { stone = 2, reed = 1 }", other);
    test.play("place R2b; renovate stone");
    assert_eq!(test.has(0, Good::Stone), 2);
    let mut test = table_from(4, 14, 1, "", "", "cards = ['E200']\ngoods = { stone = 2, reed = 1 }");
    test.play("place R2b; renovate stone");
    assert!(test.player(1).farm.skipped_clay);
    let mut test = table_from(4, 14, 1, "", "", "house = 'clay'\ngoods = { stone = 2, reed = 1 }");
    test.play("place R2b; renovate stone");
    assert!(!test.player(1).farm.skipped_clay);
    // The owner's own leap counts for stone only.
    let mut test = table(4, 14, "'I222', 'E200'", "goods = { stone = 2, reed = 1 }", "house = 'stone'");
    test.play("place R2b; renovate stone");
    assert_eq!(test.goods(0), stone(2), "2 paid, second to reach stone");
}

#[test]
fn i223_harvest_helper_takes_a_grain_from_a_field_of_another() {
    let grain_field = "farm = ['. . . Fg3 Fv2', 'R . . . .', 'R . . . .']\ngoods = { food = 9 }";
    let position = [
        "cards = ['I223']\nfarm = ['. . . Fg3 .', 'R . . . .', 'R . . . .']\ngoods = { food = 9 }",
        grain_field,
        "goods = { food = 9 }",
    ];
    let mut test = harvest(4, &position);
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    assert_eq!(test.refusal("field 0 0,3"), "no-answer", "never from one's own field");
    assert_eq!(test.refusal("field 1 0,4"), "no-answer", "only grain");
    test.play("field 1 0,3");
    assert_eq!(test.goods(0), grain(2).and(food(9)), "1 of its own field, 1 of the other's");
    assert_eq!(test.goods(1), grain(1).and(vegetable(1)).and(food(11)));
    assert_eq!(test.player(1).farm.plots[3].grain, 1, "3, harvested, taken");
    // It is the owner's choice.
    let mut test = harvest(4, &position);
    test.play("done");
    assert_eq!(test.goods(1).get(Good::Food), 9);
    // The Corn Storehouse of another comes first: the grain it sows can be taken.
    let empty = "cards = ['I86']\nfarm = ['. . . F .', 'R . . . .', 'R . . . .']\ngoods = { grain = 1, food = 9 }";
    let mut test = harvest(4, &["cards = ['I223']\ngoods = { food = 9 }", empty, "goods = { food = 9 }"]);
    assert_eq!(test.asked().index(), 1);
    test.play("sow 0,3 grain");
    test.play("field 1 0,3");
    assert_eq!(test.player(1).farm.plots[3].grain, 1);
}

#[test]
fn i224_field_worker_when_others_sow() {
    let farm = "farm = ['. . . F F', 'R . . . .', 'R . . . .']\ngoods = { grain = 2, food = 9 }";
    for (players, goods) in [(3, grain(1)), (4, food(1)), (5, food(1))] {
        let mut test = table_from(players, 14, 1, "'I224'", "", farm);
        test.play("place R1a; choose sow; sow 0,3 grain; sow 0,4 grain");
        assert_eq!(test.goods(0), goods, "once for the whole action");
    }
    let mut test = table(3, 14, "'I224'", farm, "");
    test.play("place R1a; choose sow; sow 0,3 grain; done");
    assert_eq!(test.has(0, Good::Grain), 1, "nothing for the owner's own sowing");
    // Also when somebody sows with the Corn Storehouse.
    let mut test = harvest(4, &["cards = ['I224']\ngoods = { food = 9 }", &format!("cards = ['I86']\n{farm}"), ""]);
    test.play("sow 0,3 grain; done");
    assert_eq!(test.has(0, Good::Grain), 1);
}

#[test]
fn i225_field_watchman_plows_where_grain_is_taken() {
    let mut test = table(2, 14, "'I225', 'E61', 'I68'", "", "");
    test.play("place B3; plow 0,4");
    assert_eq!((test.goods(0), test.player(0).farm.fields.len()), (grain(1), 1));
    assert_eq!((test.asked().index(), test.prompt()), (1, "place"), "neither plow nor Harrow helps");
    let mut test = table(2, 14, "'I225'", "", "");
    test.play("place B3; done");
    assert!(test.player(0).farm.fields.is_empty());
    // Nobody is asked who has no place for a field.
    let full = "farm = ['R R R S S', 'R R R S S', 'R R R F F']\npastures = [[[0,3]], [[0,4]], [[1,3]], [[1,4]]]";
    let mut test = table(2, 14, "'I225'", full, "");
    test.play("place B3");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn i226_gardener_leaves_the_vegetables_on_the_fields() {
    let mut test = harvest(
        4,
        &[
            "cards = ['I226', { card = 'E18', mark = 2 }]\n\
        farm = ['. . . Fg3 Fv2', 'R . . . .', 'R . . . .']\ngoods = { food = 9 }",
            "goods = { food = 9 }",
        ],
    );
    assert_eq!(test.goods(0), grain(1).and(vegetable(2)).and(food(9)), "also from the Bean Field");
    let plots = test.player(0).farm.plots;
    assert_eq!((plots[3].grain, plots[4].vegetable, test.mark(0, "E18")), (2, 2, 2));
    test.play_as(0, "feed 4");
    // The Lettuce Patch still sees that it was harvested.
    let test =
        harvest(4, &["cards = ['I226', { card = 'E47', mark = 2 }]\ngoods = { food = 9 }", "goods = { food = 9 }"]);
    assert_eq!(test.prompt(), "whether");
}

/// T65.
#[test]
fn i227_church_warden_counts_who_worked_in_the_last_round() {
    let end = |owner: &str, other: &str, moves: &str| {
        let mut test = Test::at(&format!("round = 14\n[[player]]\ncards = ['I227']\n{owner}\n[[player]]\n{other}"));
        test.play(moves);
        test.until(|_| false);
        [test.bonus_points(0), test.bonus_points(1)]
    };
    assert_eq!(end("persons = 5", "persons = 5", ""), [3, 3], "whoever has the card");
    assert_eq!(end("persons = 4", "persons = 5", ""), [0, 3]);
    assert_eq!(end("persons = 4\nlodgers = 1", "at_home = 0", ""), [3, 0], "NL: the person of the Reed Hut counts");
    let born = "persons = 4\nfarm = ['R . . . .', 'R R . . .', 'R R . . .']";
    assert_eq!(end(born, "at_home = 0", "place R2c; grow"), [0, 0], "born in the last round");
    // A guest is one of the five.
    let mut test = Test::at(
        "round = 14\nphase = 'start_of_round'\n[[player]]\ncards = ['I227']\npersons = 4\nguests = 1\n[[player]]",
    );
    assert_eq!(test.bonus_points(0), 0);
    test.until(|_| false);
    assert_eq!((test.bonus_points(0), test.points("persons")), (3, 12));
    // Five who worked in an earlier round are no five of the last.
    let test = Test::at("round = 14\nphase = 'over'\n[[player]]\ncards = ['I227']\npersons = 5\n[[player]]");
    assert_eq!(test.bonus_points(0), 0);
}

#[test]
fn i227_church_warden_counts_a_moved_person_once() {
    // The Acrobat goes from the travelling players to the grain: still four persons.
    let mut test = Test::at(
        "round = 14\n[[player]]\ncards = ['I227', 'K269']\npersons = 4\n[[player]]\nat_home = 0\n\
        [[player]]\nat_home = 0\n[[player]]\nat_home = 0",
    );
    test.play("place G4f; place B7; place B8; place B9; place B3");
    assert_eq!(test.has(0, Good::Grain), 1, "it was there");
    test.until(|_| false);
    assert_eq!(test.bonus_points(0), 0);
}

#[test]
fn i228_businessman_adds_an_improvement_after_a_minor() {
    let rich = "hand = ['E25', 'E24']\noccupations = 4\ngoods = { clay = 5, wood = 2, food = 3 }";
    let mut test = table(3, 14, "'I228'", rich, "");
    test.play("place B2; improve E25; improve M1");
    assert_eq!((test.tableau(0), test.asked().index()), (vec!["I228", "E25", "M1"], 1), "one, minor or major");
    let mut test = table(3, 14, "'I228'", rich, "");
    test.play("place B2; improve E25; improve E24");
    assert_eq!(test.tableau(0), ["I228", "E25", "E24"]);
    let mut test = table(3, 14, "'I228'", rich, "");
    test.play("place B2; improve E25; done");
    assert_eq!(test.tableau(0), ["I228", "E25"]);
    // Not without a minor, and not on other spaces.
    let mut test = table(3, 14, "'I228'", rich, "");
    test.play("place B2; done");
    assert_eq!(test.asked().index(), 1);
    let mut test = table(3, 14, "'I228'", &format!("{rich}\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']"), "");
    test.play("place R2c; grow; improve E25");
    assert_eq!(test.asked().index(), 1);
}

/// A25.16, R21: one minor, then for 1 food two more of any kind, in both editions.
#[test]
fn i228_businessman_with_the_merchant() {
    for edition in ["de", "nl"] {
        let start = || {
            Test::at(&format!(
                "edition = '{edition}'\nround = 14\n[[player]]\ncards = ['I228', 'E179']\nhand = ['E25', 'E24']\noccupations = 4\n\
                goods = {{ clay = 5, wood = 2, food = 1 }}\n[[player]]\n[[player]]"
            ))
        };
        let minor = if edition == "de" {
            "place B2; improve E25"
        } else {
            "place B2; choose start_player; choose minor; improve E25"
        };
        let mut test = start();
        test.play(minor);
        test.play("first I228; improve M1; choose use; improve M2");
        assert_eq!(test.tableau(0), ["I228", "E179", "E25", "M1", "M2"], "{edition}: two majors");
        assert_eq!((test.has(0, Good::Food), test.asked().index()), (0, 1));
        let mut test = start();
        test.play(minor);
        test.play("first E179; choose use; improve E24; improve M1");
        assert_eq!(test.tableau(0), ["I228", "E179", "E25", "E24", "M1"], "{edition}: in any order");
    }
    // Alone the Merchant repeats the minor only.
    let mut test =
        table(3, 14, "'E179'", "hand = ['E25', 'E24']\noccupations = 4\ngoods = { clay = 5, wood = 2, food = 1 }", "");
    test.play("place B2; improve E25; choose use");
    assert_eq!(test.refusal("improve M1"), "no-such-card");
    // On other spaces the Businessman does not matter.
    let room = "farm = ['R . . . .', 'R . . . .', 'R . . . .']\nhand = ['E25', 'E24']\noccupations = 4\ngoods = { clay = 5, wood = 2, food = 1 }";
    let mut test = table(3, 14, "'I228', 'E179'", room, "");
    test.play("place R2c; grow; improve E25; choose use");
    assert_eq!(test.refusal("improve M1"), "no-such-card");
}

/// T66.
#[test]
fn i228_businessman_with_the_traveling_salesman() {
    let hand = "hand = ['E25', 'E18', 'E48']\noccupations = 4\ngoods = { clay = 5 }";
    let mut test = table(3, 14, "'I228', 'K281'", hand, "");
    test.play("place B2; improve E25; improve E18; improve E48");
    assert_eq!((test.tableau(0).len(), test.asked().index()), (5, 1), "three minors");
    // The first minor may be a major one, and another follows.
    let mut test = table(3, 14, "'I228', 'K281'", hand, "");
    test.play("place B2; improve M1; improve M2");
    assert_eq!(test.tableau(0), ["I228", "K281", "M1", "M2"]);
}

#[test]
fn i229_sycophant_lives_on_the_grain_space() {
    let table = |turn: u8, food: u8| table_from(4, 14, turn, "'I229'", "", &format!("goods = {{ food = {food} }}"));
    let mut test = table(1, 1);
    test.play("place B3");
    assert_eq!((test.goods(0), test.goods(1)), (food(2), grain(1)), "1 from the other, 1 from the supply");
    assert_eq!(table(1, 0).refusal("place B3"), "too-dear");
    let mut test = table(0, 0);
    test.play("place B3");
    assert_eq!(test.goods(0), grain(1).and(food(1)), "free for the owner");
    // The grain that is taken cannot pay; grain at hand can.
    let mut test = table_from(4, 14, 1, "'I229'", "", "goods = { grain = 1 }");
    test.play("place B3; exchange raw grain 1");
    assert_eq!((test.goods(0), test.goods(1)), (food(2), grain(1)));
    // Grain that waits on a round space is none of his business.
    let test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['I229']\n[[player]]\ncoming = { 4 = { grain = 1 } }\n[[player]]\n[[player]]",
    );
    assert_eq!((test.goods(0), test.goods(1)), (NOTHING, grain(1)));
}

#[test]
fn i230_clay_digger_opens_a_clay_space() {
    let mut test = Test::players(4, 1, "hand = ['I230']");
    assert_eq!(test.refusal("place G3b"), "not-in-play");
    test.play("place B5; occupation I230");
    assert_eq!(test.lying("G3b"), clay(3));
    assert_eq!(test.refusal("place G3b"), "too-dear", "3 food for everybody else");
    test.until(|game| game.round == 2);
    assert_eq!(test.lying("G3b"), clay(4));
    // In the middle of the game: the owner takes it for nothing, the others pay.
    let clay_pit = |turn: u8| table_from(4, 4, turn, "'I230'", "", "goods = { food = 3 }");
    let mut test = clay_pit(0);
    assert_eq!(test.gains("place G3b"), clay(1));
    let mut test = clay_pit(1);
    test.play("place G3b");
    assert_eq!((test.goods(0), test.goods(1)), (food(3), clay(1)));
    // A space that somebody has emptied cannot be used, whatever is paid.
    let mut test = clay_pit(1);
    test.play("place B3; place B7; place B8; place G3b");
    assert_eq!(test.refusal_or("place G3b"), Some("occupied"));
}

#[test]
fn i231_manservant_serves_in_the_stone_house() {
    let rounds: Vec<usize> = (9..=14).collect();
    let mut test = table(2, 8, "'I231'", "house = 'clay'\ngoods = { stone = 2, reed = 1 }", "");
    test.play("place R2b; renovate stone");
    assert_eq!((test.rounds_served(), test.coming(9), test.coming(14)), (rounds.clone(), food(3), food(3)));
    let mut test = table(2, 8, "'I231'", "goods = { clay = 2, reed = 1 }", "");
    test.play("place R2b; renovate clay");
    assert!(test.rounds_served().is_empty(), "not in a clay hut");
    // Played in a stone house: at once. Straight from wood: once.
    let mut test = Test::players(2, 8, "hand = ['I231']\nhouse = 'stone'");
    test.play("place B5; occupation I231");
    assert_eq!((test.rounds_served(), test.coming(9)), (rounds.clone(), food(3)));
    let mut test = table(2, 8, "'I231', 'E200'", "goods = { stone = 2, reed = 1 }", "");
    test.play("place R2b; renovate stone");
    assert_eq!((test.rounds_served(), test.mark(0, "I231")), (rounds, 1));
}

#[test]
fn i232_midwife_compares_families() {
    let born = |own: u8, other: u8, more: &str| {
        let farm = "farm = ['R R . . .', 'R R . . .', 'R . . . .']";
        let other = format!("persons = {other}\n{farm}");
        let mut test = table_from(4, 14, 1, "'I232'", &format!("persons = {own}\n{farm}\n{more}"), &other);
        test.play("place R2c; grow");
        test.goods(0)
    };
    assert_eq!([born(2, 2, ""), born(2, 3, ""), born(2, 4, "")], [food(1), food(2), food(2)]);
    assert_eq!([born(3, 2, ""), born(4, 2, "")], [NOTHING, NOTHING]);
    assert_eq!(born(2, 2, "lodgers = 1"), food(1), "DE: the person of the Reed Hut is no family");
    assert_eq!(born(2, 2, "guests = 1"), food(1), "NL: a guest neither");
    let mut test = table(4, 14, "'I232'", "farm = ['R R . . .', 'R R . . .', 'R . . . .']", "");
    test.play("place R2c; grow");
    assert_eq!(test.goods(0), NOTHING, "nothing for the owner's own child");
}

#[test]
fn i232_midwife_judges_each_child() {
    // Two children of a Wet Nurse, one after the other.
    let other = "cards = ['K270']\ngoods = { wood = 10, reed = 4, food = 2 }";
    let mut test = table_from(4, 14, 1, "'I232'", "", other);
    test.play("place B1; choose rooms; room 0,0; room 0,1; choose use; grow; choose use; grow");
    assert_eq!((test.player(1).family, test.goods(0)), (4, food(3)), "1 for the third, 2 for the fourth");
}
