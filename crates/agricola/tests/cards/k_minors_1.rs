//! The K deck: minor improvements K105 to K123. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all cards in `sheet.rs`.

use crate::common::Test;
use crate::k_deck::{KITCHEN, TWO_FIELDS, played, refused};
use agricola::goods::*;
use agricola::{CardId, Contents, Move};
use table::{Present, Seat};

#[test]
fn k105_acreage_is_two_grain_fields() {
    let mut test = Test::with(2, 4, "'K105'", "goods = { grain = 2, vegetable = 1 }");
    test.play("place R1a; choose sow");
    assert_eq!(test.refusal("sow K105 vegetable"), "wrong-crop");
    test.play("sow K105 grain; sow K105 grain");
    assert_eq!((test.mark(0, "K105"), test.goods(0), test.asked().index()), (0x33, vegetable(1), 1));
    let mut test = Test::with(2, 4, "'K105'", "goods = { grain = 2 }");
    test.play("place R1a; choose sow; sow K105 grain; done");
    assert_eq!(test.mark(0, "K105"), 3, "one is enough");
    // Harvested from both; grain there counts, the card is no field tile.
    let test = Test::phase("harvest", 4, "{ card = 'K105', mark = 0x23 }", "goods = { food = 9 }");
    assert_eq!((test.has(0, Good::Grain), test.mark(0, "K105")), (2, 0x12));
    assert_eq!((test.points("grain"), test.points("fields")), (2, -1));
    // T49, and the Liquid Manure.
    let mut test = Test::with(2, 4, "'K105', 'I219', 'K118'", "goods = { grain = 2 }");
    test.play("place R1a; choose sow; sow K105 grain; sow K105 grain");
    assert_eq!(test.mark(0, "K105"), 0x55);
    // The Harvest Helper of another player.
    let text = "round = 4\nphase = 'harvest'\n[[player]]\ncards = ['I223']\n[[player]]\ncards = [{ card = 'K105', mark = 0x22 }]\n[[player]]";
    let mut test = Test::at(text);
    test.play("field 1 K105");
    assert_eq!((test.has(0, Good::Grain), test.player(1).card_crops()), (1, grain(1)));
}

#[test]
fn k106_bakehouse_takes_an_oven_back() {
    let rich = "goods = { stone = 3, grain = 2 }";
    for (oven, back_on_sale) in [("M5", true), ("M6", true), ("E27", false), ("E14", false)] {
        let mut test = Test::players(2, 4, &format!("hand = ['K106']\ncards = ['{oven}']\n{rich}"));
        test.play(&format!("place B2; improve K106 for {oven}; bake K106 2"));
        assert_eq!((test.goods(0), test.tableau(0)), (food(10), vec!["K106"]), "2 grain for 5 food each");
        assert_eq!(
            test.game.majors_for_sale().any(|card| card == CardId::named(oven).unwrap()),
            back_on_sale,
            "{oven}"
        );
    }
    assert_eq!(refused("K106", rich), "nothing-to-hand-back");
    let mut test = Test::players(2, 4, &format!("hand = ['K106', 'E25']\ncards = ['M1']\n{rich}"));
    test.play("place B2");
    assert_eq!(test.refusal("improve K106 for M1"), "no-improvement", "a fireplace is no oven");
    // It is no oven: the Meat Seller is out of work, unless there is another one.
    let sheep = "animals = { sheep = 1 }";
    assert!(!Test::with(2, 4, "'K106', 'E162'", sheep).offers("exchange E162 sheep 1"));
    assert!(Test::with(2, 4, "'K106', 'M5', 'E162'", sheep).offers("exchange E162 sheep 1"));
    // And cannot be upgraded itself.
    let mut test = Test::players(2, 4, "hand = ['E14', 'E25']\ncards = ['K106']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E14 for K106"), "no-improvement");
}

#[test]
fn k107_k129_k141_k143_passing_cards() {
    assert_eq!(played(4, "K107", "goods = { stone = 1 }").goods(0), wood(3));
    assert_eq!(played(4, "K129", "").goods(0), grain(1));
    assert_eq!(played(4, "K141", "goods = { food = 1 }").goods(0), boar(1));
    // T75: with the Stonecutter the Lumber costs nothing.
    let mut test = Test::players(3, 4, "hand = ['K107']\ncards = ['E211']");
    test.play("place B2; improve K107");
    assert_eq!((test.goods(0), test.hand(1)), (wood(3), vec!["K107"]));
    // T77: 2 wood or 2 clay, not one of each, not half.
    for goods in ["wood = 2", "clay = 2"] {
        assert_eq!(played(4, "K143", &format!("goods = {{ {goods} }}")).goods(0), stone(2), "{goods}");
    }
    assert_eq!(refused("K143", "goods = { wood = 1, clay = 1 }"), "too-dear");
    // The boar is cooked at once where there is no place.
    let mut test =
        Test::players(2, 4, "hand = ['K141']\ncards = ['M1']\nanimals = { sheep = 1 }\ngoods = { food = 1 }");
    test.play("place B2; improve K141; exchange M1 boar 1");
    assert_eq!(test.goods(0), sheep(1).and(food(2)));
}

#[test]
fn k108_k114_k130_k140_k142_goods_on_round_spaces() {
    let served = |round: u8, card: &str, more: &str| {
        let test = played(round, card, more);
        (test.rounds_served(), test.coming(14), test.coming(12))
    };
    let hives = "cards = ['M1', 'M10']\noccupations = 3";
    assert_eq!(served(9, "K108", hives), (vec![10, 12, 14], food(2), food(2)));
    assert_eq!(served(10, "K142", "occupations = 2\ngoods = { wood = 2 }"), (vec![12, 14], stone(1), stone(1)));
    assert_eq!(played(5, "K114", "occupations = 2").rounds_served(), [6, 7, 8]);
    assert_eq!(played(5, "K140", "occupations = 4").rounds_served(), [6, 7, 8, 9, 10]);
    assert_eq!(played(12, "K140", "occupations = 4").rounds_served(), [13, 14], "only those that are left");
    // Beehive: 3 occupations and 2 improvements in play; passed ones do not count.
    for cards in ["cards = ['M1']\noccupations = 3", "cards = ['M1', 'M10']\noccupations = 2"] {
        assert_eq!(refused("K108", cards), "condition", "{cards}");
    }
}

#[test]
fn k109_spit_roast_once_in_each_feeding_phase() {
    let animals = "animals = { sheep = 2, boar = 1 }\ngoods = { vegetable = 1 }";
    let mut test = Test::phase("feeding", 4, "'K109', 'M1'", &format!("{KITCHEN}\n{animals}"));
    test.play("exchange M1 vegetable 1");
    assert_eq!(test.has(0, Good::Food), 2, "only for animals");
    test.play("exchange M1 sheep 2");
    assert_eq!(test.has(0, Good::Food), 7, "1 more");
    test.play("exchange M1 boar 1");
    assert_eq!(test.has(0, Good::Food), 9, "once");
    let mut test = Test::with(2, 4, "'K109', 'M1'", &format!("{KITCHEN}\n{animals}"));
    test.play("exchange M1 sheep 1");
    assert_eq!(test.has(0, Good::Food), 2, "not outside the feeding phase");
}

#[test]
fn k109_the_plan_for_feeding_counts_the_roast_once() {
    let plan = |sheep: u8, food: u8| {
        let goods = format!("animals = {{ sheep = {sheep} }}\ngoods = {{ food = {food} }}");
        let test = Test::phase("feeding", 4, "'K109', 'M1'", &format!("{KITCHEN}\n{goods}"));
        let Some(Contents::Feed { plan, .. }) = test.game.contents(Seat::new(0)) else {
            panic!("player 0 has to feed")
        };
        plan.iter()
            .map(|m| match *m {
                Move::Exchange { times, .. } => times,
                Move::Feed { food } => food,
                _ => panic!("{m:?}"),
            })
            .collect::<Vec<u8>>()
    };
    assert_eq!(plan(3, 1), [1, 4], "3 food for one sheep: no second one is eaten");
    assert_eq!(plan(3, 0), [2, 4], "5 food for two, not 6");
    assert_eq!(plan(1, 0), [1, 3], "one food is missing");
}

#[test]
fn k110_brewery_brews_and_scores_grain() {
    let mut test = Test::phase("feeding", 4, "'K110', 'E155'", "goods = { grain = 2 }");
    test.play("exchange K110 grain 1");
    assert_eq!((test.goods(0), test.refusal("exchange K110 grain 1")), (grain(1).and(food(3)), "no-exchange"));
    assert!(!Test::phase("work", 4, "'K110'", "goods = { grain = 2 }").offers("exchange K110 grain 1"));
    let points = |cards: &str, more: &str| Test::with(2, 4, cards, more).points("bonus_points");
    let field = "farm = ['. . . . Fg3', 'R . . . .', 'R . . . .']";
    assert_eq!(
        points("'K110', { card = 'K105', mark = 0x11 }", &format!("{field}\ngoods = {{ grain = 4 }}")),
        1,
        "3 + 2 + 4"
    );
    assert_eq!(points("'K110'", "goods = { grain = 8 }"), 0);
    // The grain of its price must be in the supply.
    assert_eq!(refused("K110", &format!("{field}\ngoods = {{ grain = 1, stone = 2 }}")), "too-dear");
}

#[test]
fn k111_bread_paddle_bakes_with_each_occupation() {
    let mut test = Test::with(2, 4, "'K111', 'M1'", "hand = ['E188']\ngoods = { grain = 1 }");
    test.play("place B5; occupation E188; bake M1 1");
    assert_eq!((test.goods(0), test.asked().index()), (food(2), 1));
    let mut test = Test::with(2, 4, "'K111', 'M1'", "hand = ['E188']\ngoods = { grain = 1 }");
    test.play("place B5; occupation E188; done");
    assert_eq!(test.goods(0), grain(1));
    // After each of several occupations in one action.
    let desk = "hand = ['E188', 'E187']\noccupations = 2\ngoods = { grain = 2, food = 9 }";
    let mut test = Test::with(2, 4, "'K111', 'M1', 'E49'", desk);
    test.play("place B5; occupation E188; bake M1 1; occupation E187; bake M1 1");
    assert_eq!(test.goods(0), food(10), "9 less 1 and 2, and 4");
    // What the occupation brings comes first: the Baker's own baking, then the Paddle's.
    let mut test = Test::with(2, 4, "'K111', 'M5'", "hand = ['E150']\ngoods = { grain = 2 }");
    test.play("place B5; occupation E150; bake M5 1; bake M5 1");
    assert_eq!(test.goods(0), food(10));
}

/// T60.
#[test]
fn k112_bookshelf_gives_food_before_paying() {
    let mut test = Test::with(2, 4, "'K112'", "hand = ['E188']\noccupations = 3");
    test.play("place B5; occupation E188");
    assert_eq!(test.goods(0), food(2));
    let mut test = Test::with(2, 4, "'K112', 'E49', 'E192'", "hand = ['E188', 'E187']\noccupations = 3");
    test.play("place B5; occupation E188; occupation E187");
    assert_eq!(test.goods(0), food(7), "3 and 2 twice, 1 and 2 paid");
}

#[test]
fn k113_flail_bakes_on_plow_spaces() {
    for (space, plow) in [("B4", "plow 0,2"), ("R5a", "choose plow; plow 0,2; done")] {
        let mut test = Test::with(2, 14, "'K113', 'M1'", &format!("{TWO_FIELDS}\ngoods = {{ grain = 1 }}"));
        test.play(&format!("place {space}; {plow}; bake M1 1"));
        assert_eq!((test.has(0, Good::Food), test.asked().index()), (2, 1), "{space}");
    }
    // It does not make the space usable.
    let full = "farm = ['F F F F F', 'R F F F F', 'R F F F F']\ngoods = { grain = 1 }";
    assert_eq!(Test::with(2, 14, "'K113', 'M1'", full).refusal("place B4"), "no-field-site");
}

#[test]
fn k115_k119_plows_only_on_plow_1_field() {
    for (plow, uses) in [("K115", 2), ("K119", 1)] {
        let mut test = Test::with(2, 14, &format!("'{plow}'"), "");
        test.play("place B4; plow 0,4; choose use; plow 0,3; plow 0,2");
        assert_eq!((test.player(0).farm.fields.len(), test.mark(0, plow), test.asked().index()), (3, 1, 1), "{plow}");
        let mut test = Test::with(2, 14, &format!("'{plow}'"), "");
        test.play("place B4; plow 0,4; choose use; plow 0,3; done");
        assert_eq!((test.player(0).farm.fields.len(), test.mark(0, plow)), (2, 1), "2 instead of 3");
        let mut test = Test::with(2, 14, &format!("{{ card = '{plow}', mark = {uses} }}"), "");
        test.play("place B4; plow 0,4");
        assert_eq!(test.asked().index(), 1, "{plow}: used up");
        // Not on the other plow space, nor with the Field.
        let mut test = Test::with(2, 14, &format!("'{plow}'"), "");
        test.play("place R5a; choose plow; plow 0,4");
        assert_eq!(test.asked().index(), 1);
        let mut test = Test::with(2, 14, &format!("'{plow}'"), "hand = ['E11']\ngoods = { food = 1 }");
        test.play("place B2; improve E11; plow 0,4");
        assert_eq!(test.asked().index(), 1);
    }
    // One plow in an action; the Plow Maker on top.
    let mut test = Test::with(2, 14, "'K115', 'K119', 'E195'", "goods = { food = 1 }");
    test.play("place B4; plow 0,4; first K115; choose use; plow 0,3; plow 0,2; choose use; plow 0,1");
    assert_eq!((test.player(0).farm.fields.len(), test.mark(0, "K119"), test.asked().index()), (4, 0, 1));
    // Not beside the Harrow.
    let mut test = Test::with(2, 14, "'K115', 'I68'", "");
    test.play("place B4; plow 0,4; first I68; choose use; plow 0,3");
    assert_eq!((test.mark(0, "K115"), test.asked().index()), (0, 1));
}

/// T77.
#[test]
fn k116_granary_is_of_wood_or_clay() {
    for goods in ["wood = 3", "clay = 3"] {
        let test = played(7, "K116", &format!("goods = {{ {goods} }}"));
        assert_eq!((test.goods(0), test.rounds_served(), test.coming(8)), (NOTHING, vec![8, 10, 12], grain(1)));
    }
    assert_eq!(refused("K116", "goods = { wood = 2, clay = 1 }"), "too-dear");
    assert_eq!(played(10, "K116", "goods = { wood = 3 }").rounds_served(), [12]);
    // Collecting the grain wakes none of the cards for taking grain.
    let cards = "'K116', 'E35', 'K268', 'K296', 'E168'";
    let test = Test::phase("start_of_round", 8, cards, "goods = { food = 5 }\ncoming = { 8 = { grain = 1 } }");
    assert_eq!((test.goods(0), test.prompt()), (grain(1).and(food(5)), "place"));
}

#[test]
fn k117_greenhouse_sells_vegetables() {
    assert_eq!(played(3, "K117", "occupations = 1\ngoods = { wood = 2 }").mark(0, "K117"), 1 << 7 | 1 << 10);
    assert_eq!(played(8, "K117", "occupations = 1\ngoods = { wood = 2 }").mark(0, "K117"), 1 << 12);
    let start = |round: u8, food: u8| {
        let card = "{ card = 'K117', rounds = [7] }";
        Test::phase("start_of_round", round, card, &format!("goods = {{ food = {food} }}"))
    };
    let mut test = start(7, 1);
    test.play("choose use");
    assert_eq!(test.goods(0), vegetable(1));
    let mut test = start(7, 1);
    test.play("done");
    test.until(|game| game.round == 8);
    assert_eq!(test.has(0, Good::Vegetable), 0, "what is not paid for is gone");
    assert_eq!((start(7, 0).prompt(), start(6, 1).prompt()), ("place", "place"));
}

#[test]
fn k118_liquid_manure_for_grain_and_vegetables() {
    assert_eq!(refused("K118", &format!("{KITCHEN}\nanimals = {{ sheep = 3 }}")), "condition");
    let mut test = played(4, "K118", &format!("{KITCHEN}\nanimals = {{ sheep = 3, boar = 1 }}"));
    test.play("place B3");
    let mut test = Test::with(2, 4, "'K118', 'E18'", &format!("{TWO_FIELDS}\ngoods = {{ grain = 1, vegetable = 2 }}"));
    test.play("place R1a; choose sow; sow 0,3 grain; sow 0,4 vegetable; sow E18 vegetable");
    let plots = test.player(0).farm.plots;
    assert_eq!((plots[3].grain, plots[4].vegetable, test.mark(0, "E18")), (4, 3, 3));
    // With Potato Dibber and Planter Box.
    let mut test = Test::with(
        2,
        4,
        "'K118', 'E32', 'I90'",
        "farm = ['F . . . .', 'R . . . .', 'R . . . .']\ngoods = { vegetable = 1 }",
    );
    test.play("place R1a; choose sow; sow 0,0 vegetable");
    assert_eq!(test.player(0).farm.plots[0].vegetable, 5, "2 and 1 and 1 and 1");
    // With the Corn Storehouse, whose fields hold one less.
    let mut test = Test::phase("harvest", 4, "'K118', 'I86'", &format!("{TWO_FIELDS}\ngoods = {{ grain = 1 }}"));
    test.play("sow 0,3 grain");
    assert_eq!(test.player(0).farm.plots[3].grain, 3);
}

#[test]
fn k120_house_goat_feeds_and_fills_the_home() {
    let test = Test::phase("feeding", 4, "'K120'", "");
    assert_eq!((test.goods(0), test.prompt()), (food(1), "feed"));
    // The animal in the home has to go: released, cooked or moved.
    let mut test = played(4, "K120", "animals = { sheep = 1 }");
    assert_eq!(test.prompt(), "keep");
    test.play("keep");
    assert_eq!(test.goods(0), NOTHING);
    let test = played(4, "K120", "farm = ['. . . . S', 'R . . . .', 'R . . . .']\nanimals = { sheep = 1 }");
    assert_eq!((test.goods(0), test.asked().index()), (sheep(1), 1), "there is a stable");
    let mut test = Test::with(2, 4, "'K120', 'M1'", "");
    test.play("place R1c; exchange M1 sheep 1");
    assert_eq!((test.goods(0), test.asked().index()), (food(2), 1));
    // It is no animal where animals are counted, and whoever sits the harvest out gets nothing.
    assert_eq!(refused("K118", &format!("{KITCHEN}\ncards = ['K120']\nanimals = {{ sheep = 3 }}")), "condition");
}

#[test]
fn k121_sawhorse_makes_a_stable_and_every_third_fence_free() {
    let mut test = Test::with(2, 14, "'K121'", "");
    test.play("place B1; choose stables; stable 0,4");
    assert_eq!((test.player(0).farm.stables.len(), test.asked().index()), (1, 1), "the first, and no other");
    let mut test = Test::with(2, 14, "'K121'", "goods = { wood = 2 }");
    test.play("place B1; choose stables; stable 0,4; stable 0,3");
    assert_eq!(test.goods(0), NOTHING, "the second costs 2 wood");
    // A stable that was free anyway is the first one.
    let mut test = Test::with(2, 14, "'K121'", "hand = ['E52']\ngoods = { wood = 1 }");
    test.play("place B2; improve E52; stable 0,4; place B3");
    assert_eq!(test.refusal("place B1"), "too-dear");
    // Fences 1 to 4: the third is free. Then 5 to 7: the sixth.
    let mut test = Test::with(2, 14, "'K121'", "goods = { wood = 5 }");
    test.play("place R1d; fence 0,4");
    assert_eq!(test.goods(0), wood(2));
    test.play("fence 0,3");
    assert_eq!(test.goods(0), NOTHING);
    // The number in the whole game decides.
    let mut test = Test::with(2, 14, "'K121'", "pastures = [[[0,3], [0,4]]]\ngoods = { wood = 9 }");
    test.play("place R1d; fence 1,4");
    assert_eq!(test.goods(0), wood(7), "the 7th, 8th and 9th: 2 wood");
}

#[test]
fn k121_sawhorse_with_other_free_fences() {
    // Fences of the Mini Pasture are free anyway; the third among them saves nothing later.
    let mut test = Test::with(2, 14, "'K121'", "hand = ['E40']\ngoods = { food = 2, wood = 2 }");
    test.play("place B2; improve E40; fence 0,4; place B3; place R1d; fence 0,3");
    assert_eq!(test.goods(0), NOTHING, "the 5th and 7th are paid, the 6th is free");
    // With the Hedge Keeper: of six fences the 3rd and 6th and three more are free.
    let mut test = Test::with(2, 14, "'K121', 'E175'", "goods = { wood = 1 }");
    test.play("place R1d; fence 0,3 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.goods(0)), (6, NOTHING));
    // Thirteen fences stand. Two more are free, one by each card; one alone, which is the 14th, costs 1 wood.
    let divided = "pastures = [[[0,4]], [[1,3], [1,4]], [[2,3], [2,4]]]";
    let mut test = Test::with(2, 14, "'K121', 'E175'", divided);
    assert_eq!(test.player(0).farm.fences.len(), 13);
    test.play("place R1d");
    assert_eq!(test.refusal("fence 1,4"), "too-dear");
    test.play("fence 0,3");
    assert_eq!(test.player(0).farm.fences.len(), 15);
    // With the Wood Carver.
    let mut test = Test::with(2, 14, "'K121', 'K301'", "goods = { wood = 2 }");
    test.play("place R1d; fence 0,4");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 14));
    // A free stable does not use up the Wood Carver.
    let mut test = Test::with(2, 14, "'K121', 'K301'", "goods = { wood = 1 }");
    test.play("place B1; choose stables; stable 0,4; stable 0,3");
    assert_eq!((test.goods(0), test.mark(0, "K301")), (NOTHING, 14));
}

#[test]
fn k122_sawmill_takes_the_joinery_back() {
    let mut test = Test::players(2, 4, "hand = ['K122', 'E25']\ncards = ['M7']");
    test.play("place B2; improve K122 for M7");
    assert_eq!(test.tableau(0), ["K122"]);
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M7"));
    assert_eq!(refused("K122", "cards = ['M8']"), "nothing-to-hand-back");
    let mut test = Test::phase("feeding", 4, "'K122'", "goods = { wood = 2 }");
    test.play("exchange K122 wood 1");
    assert_eq!((test.goods(0), test.refusal("exchange K122 wood 1")), (wood(1).and(food(3)), "no-exchange"));
    for (n, points) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (9, 3)] {
        let bonus = |cards: &str| Test::with(2, 4, cards, &format!("goods = {{ wood = {n} }}")).points("bonus_points");
        assert_eq!(bonus("'K122'"), points, "{n} wood");
        assert_eq!(bonus("'K122', 'M7'"), points, "D16: the Joinery adds nothing");
    }
    // Both convert a wood in each harvest; the Plane works with both.
    let mut test = Test::phase("feeding", 4, "'K122', 'M7', 'E26'", "goods = { wood = 4 }");
    test.play("exchange K122 wood 1; exchange M7 wood 2 x1");
    assert_eq!(test.goods(0), wood(1).and(food(8)));
}

#[test]
fn k123_wooden_strongbox_for_many_rooms() {
    let points = |farm: &str| Test::with(2, 14, "'K123'", &format!("farm = [{farm}]")).points("bonus_points");
    assert_eq!(points("'R R . . .', 'R . . . .', 'R . . . .'"), 0);
    assert_eq!(points("'R R . . .', 'R R . . .', 'R . . . .'"), 2);
    assert_eq!(points("'R R . . .', 'R R . . .', 'R R . . .'"), 4);
    assert_eq!(points("'R R R . .', 'R R . . .', 'R R . . .'"), 4);
}
