//! The K deck: occupations K276 to K288. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all cards in `sheet.rs`.

use crate::common::Test;
use agricola::goods::*;
use table::{Game, Seat};

const MINORS: &str = "hand = ['E25', 'E36', 'E18', 'E16']\noccupations = 3";
/// A farm on which nothing is missing.
const WHOLE_FARM: &str =
    "farm = ['R F F . .', 'R Fg1 F . .', 'R Fv1 F . .']\npastures = [[[0,3], [0,4]], [[1,3], [1,4]], [[2,3], [2,4]]]";

/// Four stables with boar and cattle, and a fireplace.
fn kitchen(cards: &str, animals: &str, more: &str) -> Test {
    let farm = "farm = ['. . . . .', 'R . . S S', 'R . . S S']";
    Test::with(4, 1, &format!("{cards}, 'M1'"), &format!("{farm}\nanimals = {{ {animals} }}\n{more}"))
}

#[test]
fn k276_constable_rewards_everybody_without_negative_points() {
    for (round, n) in [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)] {
        let mut test = Test::players(3, round, "hand = ['K276']");
        assert_eq!(test.gains("place B5; occupation K276"), wood(n), "round {round}");
    }
    let all = "animals = { sheep = 1, boar = 1, cattle = 1 }";
    let bonus =
        |cards: &str, more: &str| Test::with(3, 14, cards, &format!("{WHOLE_FARM}\n{more}")).points("bonus_points");
    assert_eq!(bonus("'K276'", all), 5);
    assert_eq!(bonus("'K276'", "animals = { sheep = 1, boar = 1 }"), 0, "no cattle: a minus point");
    assert_eq!(bonus("'K276'", &format!("{all}\nbegging = 1")), 0);
    assert_eq!(bonus("'K276', 'M10'", &format!("{all}\nbegging = 1")), 0, "points of a card do not make up for it");
    // The Yeoman Farmer forgives the missing cattle, not an unused space.
    assert_eq!(bonus("'K276', 'E165'", "animals = { sheep = 1, boar = 1 }"), 5);
    assert_eq!(Test::with(3, 14, "'K276', 'E165'", "").points("bonus_points"), 0);
    // The others too, and bonus points of other cards change nothing.
    let position = format!(
        "round = 14\n[[player]]\n[[player]]\n{WHOLE_FARM}\n{all}\ncards = ['E217']\n[[player]]\ncards = ['K276']"
    );
    let scores = Test::at(&position).game.scores();
    assert_eq!([0, 1, 2].map(|seat| scores[seat].get("bonus_points")), [0, 8, 3]);
}

#[test]
fn k277_manufacturer_builds_workshops_as_minors() {
    let clay_hut = "house = 'clay'";
    for (goods, left) in [("wood = 2", NOTHING), ("stone = 2", NOTHING), ("wood = 1, stone = 1", NOTHING)] {
        let mut test = Test::with(3, 4, "'K277'", &format!("{clay_hut}\ngoods = {{ {goods} }}"));
        test.play("place B2; improve M7");
        assert_eq!((test.goods(0), test.tableau(0)), (left, vec!["K277", "M7"]), "{goods}");
    }
    // The two are chosen by the player.
    let mut test = Test::with(3, 4, "'K277'", &format!("{clay_hut}\ngoods = {{ reed = 2, stone = 2 }}"));
    test.play("place R1b; improve M9");
    assert_eq!((test.prompt(), test.moves().len()), ("pay", 3));
    assert_eq!(
        Test::with(3, 4, "'K277'", &format!("{clay_hut}\ngoods = {{ wood = 1 }}")).refusal_or("place R1b"),
        Some("no-improvement")
    );
    // Not in a wood hut, and no other major.
    let mut test = Test::with(3, 4, "'K277'", "hand = ['E25']\ngoods = { wood = 2, stone = 2 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve M7"), "no-such-card");
    let mut test = Test::with(3, 4, "'K277'", &format!("{clay_hut}\nhand = ['E25']\ngoods = {{ clay = 9 }}"));
    test.play("place B2");
    assert_eq!(test.refusal("improve M1"), "no-such-card");
    // With the Ceramics the Pottery costs nothing anyway.
    let mut test = Test::with(3, 4, "'K277', 'E33'", "house = 'stone'");
    test.play("place B2; improve M8");
    assert_eq!(test.tableau(0), ["K277", "E33", "M8"]);
}

#[test]
fn k277_a_workshop_is_one_of_the_travelling_salesmans_minors() {
    let rich = "hand = ['E25', 'E36']\noccupations = 2\ngoods = { wood = 4, stone = 4 }";
    let mut test = Test::with(3, 4, "'K277', 'K281'", &format!("house = 'clay'\n{rich}"));
    test.play("place R1b; improve M7; pay 0; improve E25");
    assert_eq!((test.tableau(0).len(), test.asked().index()), (4, 1), "two minors");
    // In a wood hut it is a major, and that is that.
    let mut test = Test::with(3, 4, "'K277', 'K281'", rich);
    test.play("place R1b; improve M7");
    assert_eq!(test.asked().index(), 1);
}

#[test]
fn k278_forester_grows_wood() {
    let sow = |cards: &str, wood: u8| {
        let mut test = Test::with(2, 4, &format!("'K278', {cards}"), &format!("goods = {{ wood = {wood} }}"));
        test.play("place R1a; choose sow");
        (0..wood.min(3)).for_each(|_| drop(test.play("sow K278 wood")));
        test
    };
    let test = sow("", 4);
    assert_eq!((test.mark(0, "K278"), test.goods(0), test.asked().index()), (0x333, wood(1), 1));
    assert_eq!(Test::with(2, 4, "'K278'", "").refusal("place R1a"), "no-seed", "own wood is needed");
    let mut test = Test::with(2, 4, "'K278'", "goods = { grain = 1, wood = 1 }");
    test.play("place R1a; choose sow");
    assert_eq!(test.refusal("sow K278 grain"), "wrong-crop");
    // One from each stack in the field phase; wood is no grain.
    let text = "round = 4\nphase = 'harvest'\n[[player]]\ncards = [{ card = 'K278', mark = 0x31 }, 'M7']\ngoods = { food = 9 }\n[[player]]";
    let test = Test::at(text);
    assert_eq!((test.has(0, Good::Wood), test.mark(0, "K278")), (2, 0x20));
    assert_eq!((test.points("grain"), test.points("fields"), test.points("bonus_points")), (-1, -1, 0));
    // T48: the Fieldsman.
    assert_eq!(sow("'I219'", 1).mark(0, "K278"), 5);
    assert_eq!(sow("'I219'", 2).mark(0, "K278"), 0x44);
    assert_eq!(sow("'I219'", 3).mark(0, "K278"), 0x333);
    // Neither the Smallholder nor the Liquid Manure helps.
    assert_eq!((sow("'K286'", 1).mark(0, "K278"), sow("'K118'", 1).mark(0, "K278")), (3, 3));
}

#[test]
fn k279_scholar_plays_a_card_at_the_start_of_a_round() {
    let hand = "house = 'stone'\nhand = ['E188', 'E187', 'E35']";
    let mut test = Test::start_of_round(2, 5, "'K279'", &format!("{hand}\ngoods = {{ food = 2, wood = 1 }}"));
    test.play("choose occupation; occupation E188");
    assert_eq!((test.goods(0), test.prompt()), (food(1).and(wood(1)), "place"), "1 food, one card");
    let mut test = Test::start_of_round(2, 5, "'K279'", &format!("{hand}\ngoods = {{ wood = 1 }}"));
    assert_eq!(test.refusal("choose occupation"), "too-dear");
    test.play("choose improvement; improve E35");
    assert_eq!((test.goods(0), test.prompt()), (NOTHING, "place"));
    let mut test = Test::start_of_round(2, 5, "'K279'", "house = 'stone'\ngoods = { clay = 2 }");
    test.play("choose improvement; improve M1");
    assert_eq!(test.tableau(0), ["K279", "M1"], "a major one too");
    let mut test = Test::start_of_round(2, 5, "'K279'", &format!("{hand}\ngoods = {{ food = 2 }}"));
    test.play("done");
    assert_eq!(test.prompt(), "place");
    assert_eq!(
        Test::start_of_round(2, 5, "'K279'", "house = 'clay'\nhand = ['E188']\ngoods = { food = 2 }").prompt(),
        "place"
    );
    // Food of the round space pays.
    let mut test = Test::start_of_round(2, 5, "'K279'", &format!("{hand}\ncoming = {{ 5 = {{ food = 1 }} }}"));
    test.play("choose occupation; occupation E188");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn k279_scholar_with_bookshelf_patron_and_student() {
    let hand = "house = 'stone'\nhand = ['E188']";
    let mut test = Test::start_of_round(4, 5, "'K279', 'K112', 'E192'", hand);
    test.play("choose occupation; occupation E188");
    assert_eq!(test.goods(0), food(4), "3 and 2 come first, 1 is paid");
    let mut test = Test::start_of_round(4, 5, "'K279', 'K275'", hand);
    test.play("choose occupation; choose use");
    assert_eq!((test.goods(0), test.hand(0).len()), (food(2), 0));
    // It is no action of a space: no second card with the Writing Desk, the Merchant or the Traveling Salesman.
    let more = "house = 'stone'\nhand = ['E188', 'E187', 'E25', 'E36']\ngoods = { food = 9 }";
    let mut test = Test::start_of_round(4, 5, "'K279', 'E49', 'E179', 'K281'", more);
    test.play("choose occupation; occupation E188");
    assert_eq!(test.prompt(), "place");
    let mut test = Test::start_of_round(4, 5, "'K279', 'E49', 'E179', 'K281'", more);
    test.play("choose improvement; improve E25");
    assert_eq!(test.prompt(), "place");
}

#[test]
fn k280_tanner_keeps_dead_boar_and_cattle() {
    let mut test = kitchen("'K280'", "sheep = 1, boar = 2, cattle = 1", "");
    test.play("exchange M1 boar 2; exchange M1 cattle 1; exchange M1 sheep 1");
    assert_eq!((test.mark(0, "K280"), test.goods(0), test.prompt()), (0x120, food(9), "place"));
    assert_eq!(test.points("boar"), -1, "dead is dead");
    for (boar, cattle, points) in [(1, 1, 0), (2, 0, 1), (3, 2, 2), (4, 3, 4), (5, 4, 5), (6, 9, 6), (0, 2, 1)] {
        let test = Test::with(3, 1, &format!("{{ card = 'K280', mark = {} }}", boar << 4 | cattle << 8), "");
        assert_eq!(test.points("bonus_points"), points, "{boar} boar, {cattle} cattle");
    }
}

/// E156, K273, K280, K339: one dead animal serves one card.
#[test]
fn k280_one_animal_serves_one_card() {
    // Brush Maker or Tanner, boar by boar.
    let mut test = kitchen("'E156', 'K280'", "boar = 3", "");
    test.play("exchange M1 boar 3");
    assert_eq!(test.prompt(), "order");
    test.play("first E156; first K280; first E156");
    assert_eq!((test.mark(0, "E156"), test.mark(0, "K280"), test.prompt()), (2, 0x10, "place"));
    // Basin Maker or Tanner: whoever declines the one still has the other.
    let both = || kitchen("'K273', 'K280'", "boar = 1", "goods = { wood = 3 }");
    let mut test = both();
    test.play("exchange M1 boar 1; first K273; number 2");
    assert_eq!((test.mark(0, "K273"), test.mark(0, "K280"), test.prompt()), (2, 0, "place"));
    let mut test = both();
    test.play("exchange M1 boar 1; first K273; done");
    assert_eq!((test.mark(0, "K273"), test.mark(0, "K280")), (0, 0x10));
    let mut test = both();
    test.play("exchange M1 boar 1; first K280");
    assert_eq!((test.mark(0, "K273"), test.mark(0, "K280"), test.prompt()), (0, 0x10, "place"));
    // Without wood there is nothing to choose.
    let mut test = kitchen("'K273', 'K280'", "boar = 1", "");
    test.play("exchange M1 boar 1");
    assert_eq!((test.mark(0, "K280"), test.prompt()), (0x10, "place"));
    // The Pelts want animals that go back to the supply.
    let mut test = kitchen("'K339', 'K280'", "boar = 1, sheep = 1", "");
    test.play("exchange M1 boar 1; first K280");
    assert_eq!((test.mark(0, "K339"), test.prompt()), (0, "place"));
    test.play("exchange M1 sheep 1; choose use");
    assert_eq!((test.mark(0, "K339"), test.goods(0)), (1, food(3)));
    let mut test = kitchen("'K339', 'E156'", "boar = 1", "");
    test.play("exchange M1 boar 1; first K339; choose use");
    assert_eq!((test.mark(0, "K339"), test.mark(0, "E156")), (1, 0));
    // All four, with two boar cooked while the first waits.
    let mut test = kitchen("'E156', 'K273', 'K280', 'K339'", "boar = 2", "goods = { wood = 9 }");
    test.play("exchange M1 boar 1; exchange M1 boar 1; first E156; first K273; number 1");
    assert_eq!((test.mark(0, "E156"), test.mark(0, "K273"), test.prompt()), (1, 1, "place"));
    assert_eq!((test.mark(0, "K280"), test.mark(0, "K339")), (0, 0));
}

#[test]
fn k280_with_the_crock_both_animals_of_a_pair_count() {
    let mut test = kitchen("'K280', 'E19'", "boar = 1, cattle = 1", "");
    test.play("exchange E19 boar 1 cattle 1 x1");
    assert_eq!(test.mark(0, "K280"), 0x110);
}

#[test]
fn k281_traveling_salesman_swaps_minors_and_majors() {
    let mut test = Test::with(2, 4, "'K281'", "goods = { clay = 2 }");
    test.play("place B2; improve M1");
    assert_eq!(test.tableau(0), ["K281", "M1"]);
    let mut test = Test::with(2, 4, "'K281'", MINORS);
    test.play("place R1b; improve E25; improve E36");
    assert_eq!(test.asked().index(), 1, "two minors, not three");
    // After a major there is no second improvement, and the second one must be a minor.
    let mut test = Test::with(2, 4, "'K281'", &format!("{MINORS}\ngoods = {{ clay = 5 }}"));
    test.play("place R1b; improve M1");
    assert_eq!(test.asked().index(), 1);
    let mut test = Test::with(2, 4, "'K281'", &format!("{MINORS}\ngoods = {{ clay = 5 }}"));
    test.play("place R1b; improve E25");
    assert_eq!(test.refusal("improve M1"), "no-such-card");
    // A minor that a card lets one play is no action of a space.
    assert_eq!(Test::with(2, 4, "", "goods = { clay = 2 }\nhand = ['E25']").refusal_or("place B2"), None);
}

/// T66.
#[test]
fn k281_traveling_salesman_with_the_merchant() {
    let mut test = Test::with(2, 4, "'K281', 'E179'", &format!("{MINORS}\ngoods = {{ food = 1 }}"));
    test.play("place R1b; improve E25; first K281; improve E36; choose use; improve E18; improve E16; choose wood");
    assert_eq!((test.hand(0).len(), test.goods(0), test.asked().index()), (0, wood(1), 1), "four minors for 1 food");
    let mut test = Test::with(2, 4, "'K281', 'E179'", "goods = { clay = 5, food = 1 }");
    test.play("place B2; improve M1; choose use; improve M2");
    assert_eq!(test.tableau(0), ["K281", "E179", "M1", "M2"], "two majors for 1 food");
}

#[test]
fn k282_house_steward_rewards_the_most_rooms() {
    let mut test = Test::players(3, 7, "hand = ['K282']");
    assert_eq!(test.gains("place B5; occupation K282"), wood(3));
    let three = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let scores = |own: &str, other: &str| {
        let text = format!("round = 14\n[[player]]\n{own}\ncards = ['K282']\n[[player]]\n{other}\n[[player]]");
        let scores = Test::at(&text).game.scores();
        [0, 1, 2].map(|seat| scores[seat].get("bonus_points"))
    };
    assert_eq!(scores("", ""), [3, 3, 3], "all who share the lead");
    assert_eq!((scores(three, ""), scores("", three), scores(three, three)), ([3, 0, 0], [0, 3, 0], [3, 3, 0]));
}

#[test]
fn k283_wood_deliveryman() {
    let mut test = Test::players(2, 3, "hand = ['K283']");
    test.play("place B5; occupation K283");
    assert_eq!((test.rounds_served(), test.coming(8)), ((8..=14).collect(), wood(1)));
    let mut test = Test::players(2, 12, "hand = ['K283']");
    test.play("place B5; occupation K283");
    assert_eq!(test.rounds_served(), [13, 14]);
}

/// T58.
#[test]
fn k284_wood_distributor_shares_the_wood() {
    let mut test = Test::players(2, 1, "hand = ['K284']");
    assert_eq!(test.gains("place B5; occupation K284"), wood(2));
    let at = |wood: u8| {
        Test::at(&format!(
            "round = 4\nphase = 'start_of_round'\nstart_seat = 1\nspaces = {{ B7 = {{ wood = {} }} }}\n\
            [[player]]\ncards = ['K284']\n[[player]]",
            wood - 3
        ))
    };
    for (lying, moved, stays) in [(10, 3, 1), (11, 3, 2), (3, 1, 0)] {
        let mut test = at(lying);
        assert_eq!((test.asked().index(), test.prompt()), (0, "whether"));
        test.play("choose use");
        assert_eq!(test.lying("B7"), wood(stays));
        assert_eq!(test.lying("B9").get(Good::Wood), moved);
        assert_eq!((test.lying("B8").get(Good::Wood), test.lying("B10").get(Good::Wood)), (moved, moved));
        // Whoever uses the space takes the wood.
        test.play("place B10");
        assert_eq!(test.goods(1).get(Good::Wood), moved);
    }
    let mut test = at(10);
    test.play("done");
    assert_eq!((test.lying("B7"), test.asked().index(), test.prompt()), (wood(10), 1, "place"));
}

/// A22.7.
#[test]
fn k284_wood_distributor_and_foreman_are_asked_again() {
    let mut test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K284']\n[[player]]\ncards = ['K308']\n[[player]]\n[[player]]\ncards = ['I260']\ngoods = { food = 1 }",
    );
    test.play("done");
    assert_eq!(test.asked().index(), 1);
    test.play("choose use; space B7");
    assert_eq!((test.asked().index(), test.prompt()), (0, "whether"), "who declined may change one's mind");
    test.play("choose use");
    assert_eq!(test.lying("B7"), food(1));
    assert_eq!(test.asked().index(), 3, "who has used the card is not asked again; the Taster is still to be asked");
    test.play("done");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    // A full pass without a new use ends it.
    let mut test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K284']\n[[player]]\ncards = ['K308']\n[[player]]\n[[player]]",
    );
    test.play("done; done");
    assert_eq!(test.prompt(), "place");
    let mut test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K284']\n[[player]]\ncards = ['K308']\n[[player]]\n[[player]]",
    );
    test.play("done; choose use; space B7; done");
    assert_eq!(test.prompt(), "place", "asked once more, and that is that");
}

#[test]
fn k285_tinsmith_sells_clay() {
    let mut test = Test::with(3, 1, "'K285'", "goods = { clay = 3 }");
    assert_eq!(test.refusal("exchange K285 clay 2 -> food 3 x1"), "no-exchange");
    test.play("exchange K285 clay 3");
    assert_eq!(test.goods(0), food(3));
    // With a Well, whoever has it, 2 clay become 3 food; an odd one still 1.
    for well in ["M10", "I66"].into_iter().filter(|id| agricola::CardId::named(id).is_some()) {
        let text = format!(
            "round = 1\n[[player]]\ncards = ['K285']\ngoods = {{ clay = 5 }}\n[[player]]\n[[player]]\ncards = ['{well}']"
        );
        let mut test = Test::at(&text);
        test.play("exchange K285 clay 2 x2; exchange K285 clay 1");
        assert_eq!(test.goods(0), food(7), "{well}");
    }
    // It pays for things: 2 clay for the occupation space's food.
    let mut test = Test::with(3, 1, "'K285', 'M10'", "hand = ['K291']\ngoods = { clay = 4 }");
    test.play("place B5; occupation K291; exchange K285 clay 2 x2; grow");
    assert_eq!(test.goods(0), food(1), "6 for 5");
}

#[test]
fn k286_smallholder_has_wider_small_pastures() {
    let fits =
        |cards: &str, farm: &str, herd: Goods| Test::with(4, 14, cards, farm).game.housing(Seat::new(0)).fits(&herd);
    let one = "pastures = [[[0,4]]]";
    assert!(fits("'K286'", one, sheep(4)) && !fits("'K286'", one, sheep(5)), "3 and a pet");
    assert!(!fits("'K286'", one, sheep(2).and(boar(2))), "of one type");
    let two = "pastures = [[[0,3], [0,4]]]";
    assert!(!fits("'K286'", two, sheep(6)), "only pastures that hold 2");
    let stable = "farm = ['. . . . S', 'R . . . .', 'R . . . .']\npastures = [[[0,4]]]";
    assert!(!fits("'K286'", stable, sheep(6)), "a stable makes it 4");
    // With the Drinking Trough 5, with the Shepherd's Pipe 5 sheep, in whatever order they were played.
    for cards in ["'K286', 'E59'", "'E59', 'K286'"] {
        assert!(fits(cards, one, boar(6)) && !fits(cards, one, boar(7)), "{cards}");
    }
    for cards in ["'K286', 'E29'", "'E29', 'K286'"] {
        assert!(fits(cards, one, sheep(6)) && !fits(cards, one, boar(5)), "{cards}");
    }
    for cards in ["'K286', 'E216'", "'E216', 'K286'"] {
        assert!(fits(cards, one, sheep(2).and(boar(2))) && !fits(cards, one, sheep(5)), "{cards}");
    }
}

/// T86, T49.
#[test]
fn k286_smallholder_sows_more_on_few_fields() {
    let sown = |cards: &str, farm: &str, moves: &str| {
        let mut test = Test::with(2, 4, cards, &format!("{farm}\ngoods = {{ grain = 3, vegetable = 3 }}"));
        test.play(&format!("place R1a; choose sow; {moves}"));
        test
    };
    let two = "farm = ['. . . F F', 'R . . . .', 'R . . . .']";
    let test = sown("'K286'", two, "sow 0,3 grain; sow 0,4 vegetable");
    let plots = test.player(0).farm.plots;
    assert_eq!((plots[3].grain, plots[4].vegetable), (4, 3));
    let three = "farm = ['. . F F F', 'R . . . .', 'R . . . .']";
    assert_eq!(sown("'K286'", three, "sow 0,3 grain").player(0).farm.plots[3].grain, 3, "at most 2 fields");
    // Field cards neither count nor gain; the Fieldsman helps them.
    let test = sown("'K286', 'K105', 'E18'", two, "sow 0,3 grain; sow K105 grain; sow E18 vegetable");
    assert_eq!((test.player(0).farm.plots[3].grain, test.mark(0, "K105"), test.mark(0, "E18")), (4, 3, 2));
    let mut test = sown("'K286', 'I219', 'K105'", two, "sow K105 grain; sow K105 grain; done");
    assert_eq!(test.mark(0, "K105"), 0x44, "T49");
    test.play("place B3");
    // Smallholder, Liquid Manure and Fieldsman on one field: 3 + 1 + 1 + 2.
    let test = sown("'K286', 'K118', 'I219'", two, "sow 0,3 grain; done");
    assert_eq!(test.player(0).farm.plots[3].grain, 7);
}

#[test]
fn k287_storehouse_clerk_adds_to_full_stores() {
    let gains = |goods: &str| {
        let test = Test::start_of_round(4, 5, "'K287'", &format!("goods = {{ {goods} }}"));
        test.goods(0)
    };
    assert_eq!(gains("stone = 5, reed = 6, clay = 7, wood = 8"), stone(6).and(reed(7)).and(clay(8)).and(wood(9)));
    assert_eq!(gains("stone = 4, reed = 5, clay = 6, wood = 7"), stone(4).and(reed(5)).and(clay(6)).and(wood(7)));
    assert_eq!(gains("stone = 4, clay = 9"), stone(4).and(clay(10)), "each by itself");
    // What lies on the round space comes first.
    let test = Test::start_of_round(4, 5, "'K287'", "goods = { stone = 4 }\ncoming = { 5 = { stone = 1 } }");
    assert_eq!(test.goods(0), stone(6));
}

#[test]
fn k288_storehouse_keeper_takes_clay_or_grain() {
    assert_eq!(
        Test::with(4, 1, "'K288'", "").gains("place G4d; choose clay"),
        reed(1).and(stone(1)).and(food(1)).and(clay(1))
    );
    let mut test = Test::with(5, 1, "'K288'", "");
    assert_eq!(test.gains("place G5c; choose grain"), reed(1).and(stone(1)).and(wood(1)).and(grain(1)));
    let mut test = Test::with(4, 1, "'K288'", "");
    test.play("place B9");
    assert_eq!((test.goods(0), test.asked().index()), (reed(1), 1), "reed alone");
}
