//! The E deck: minor improvements E32 to E338. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all of them in `sheet.rs`.

use crate::common::Test;
use crate::e_deck::{SOWING, feeding, four, harvest, minor, two};
use agricola::goods::*;

#[test]
fn e32_potato_dibber() {
    let farm = "farm = ['. F F . .', 'R . . . .', 'R . . . .']\ngoods = { vegetable = 1, grain = 1 }";
    let mut test = two(4, "'E32'", farm);
    test.play("place R1a; choose sow; sow 0,1 vegetable; sow 0,2 grain");
    assert_eq!((test.player(0).farm.plots[1].vegetable, test.player(0).farm.plots[2].grain), (3, 3));
    let test = two(4, "'E32'", "farm = ['. Fv2 . . .', 'R . . . .', 'R . . . .']");
    assert_eq!(test.player(0).farm.plots[1].vegetable, 2, "fields sown earlier are not changed");
}

#[test]
fn e33_ceramics_makes_the_pottery_free() {
    let mut test = two(14, "", "hand = ['E33', 'E25']\ngoods = { clay = 1 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve E33"), "condition", "an oven is needed");
    let mut test = two(14, "'M5'", "hand = ['E33']\ngoods = { clay = 1 }");
    test.play("place B2; improve E33");
    assert_eq!(test.goods(0), food(2));
    let mut test = two(14, "'M5', 'E33'", "");
    test.play("place B2; improve M8");
    assert_eq!(test.tableau(0), ["M5", "E33", "M8"], "with a minor action, for nothing");
    let test = Test::at("round = 14\n[[player]]\ncards = ['M5', 'E33']\n[[player]]\ncards = ['M8']");
    assert!(!test.offers("improve M8"), "only if it is still available");
}

#[test]
fn e36_clay_roof_t51() {
    for goods in ["wood = 5, clay = 2", "wood = 5, clay = 1, reed = 1"] {
        let mut test = two(14, "'E36'", &format!("goods = {{ {goods} }}"));
        test.play("place B1; choose rooms; room 0,0");
        assert_eq!(test.goods(0), NOTHING, "T51: {goods}");
    }
    let mut test = two(14, "'E36'", "goods = { clay = 3 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING);
    // Improvements still cost reed.
    let mut test = two(14, "'E36'", "hand = ['E34', 'E25']\ngoods = { clay = 5 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve E34"), "too-dear");
    // Where there are several ways, the owner is asked.
    let mut test = two(14, "'E36'", "goods = { wood = 5, clay = 2, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.prompt(), "pay");
    assert_eq!(test.moves().len(), 3, "2 reed, 1 and 1, or 2 clay");
}

#[test]
fn e37_clay_supports_t50() {
    let mut test = two(14, "'E37'", "house = 'clay'\ngoods = { clay = 7, wood = 1, reed = 3 }");
    test.play("place B1; choose rooms; room 0,0; pay 1; room 0,1");
    assert_eq!((test.goods(0), test.player(0).farm.rooms.len()), (NOTHING, 4), "T50: one at each price");
    assert_eq!(
        two(14, "'E37'", "goods = { clay = 2, wood = 1, reed = 1 }").refusal("place B1"),
        "too-dear",
        "a wood hut"
    );
}

#[test]
fn e38_madonna_statue_takes_two_improvements() {
    let mut test = two(14, "'M1', 'E58', 'E176'", "hand = ['E38']\nanimals = { sheep = 3 }");
    test.play("place B2; improve E38");
    assert_eq!(test.refusal("done"), "not-optional");
    assert_eq!(test.refusal("hand_back E176"), "nothing-to-hand-back", "an occupation is no improvement");
    assert_eq!(test.refusal("hand_back E38"), "nothing-to-hand-back", "nor itself");
    test.play("hand_back E58");
    assert_eq!(test.prompt(), "keep", "the animals of the Animal Yard lost their place");
    test.play("keep sheep 1; hand_back M1");
    assert_eq!(test.tableau(0), ["E176", "E38"]);
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M1"), "majors become available again");
    assert_eq!(test.points("card_points"), 2);
    let mut test = two(14, "'M1'", "hand = ['E38', 'E25']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E38"), "condition");
}

#[test]
fn e40_mini_pasture() {
    let mut test = minor(4, "E40", "goods = { food = 2 }");
    assert_eq!(test.refusal("fence 0,3 0,4"), "no-pasture", "exactly one space");
    test.play("fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.goods(0)), (4, NOTHING));
    let mut test = two(4, "", "hand = ['E40']\ngoods = { food = 2 }\npastures = [[[0, 4]]]");
    test.play("place B2; improve E40");
    assert_eq!(test.refusal("fence 2,4"), "fence-apart", "it must border on the others");
    assert_eq!(test.refusal("fence 0,4"), "fence-nothing-new");
    test.play("fence 1,4");
    assert_eq!(test.player(0).farm.fences.len(), 7, "adjoining fences are used");
    // The space may not be inside a pasture already, and the pieces must be there.
    let split =
        "hand = ['E40', 'E25']\ngoods = { food = 2 }\npastures = [[[0, 2], [0, 3], [0, 4]], [[1, 2], [1, 3], [1, 4]]]";
    let mut test = two(4, "", split);
    test.play("place B2");
    assert_eq!(test.refusal("improve E40"), "condition", "two fences are left, three are needed");
    let mut test = two(4, "'E207', 'E160'", "hand = ['E40']\ngoods = { food = 2 }");
    test.play("place B2; improve E40; fence 0,4; first E207; stable 0,4");
    assert_eq!((test.player(0).farm.stables.len(), test.has(0, Good::Boar)), (1, 1), "with Stablehand and Farmer");
}

#[test]
fn e41_millstone_t68() {
    let mut test = two(4, "'E41', 'M1'", "goods = { grain = 2 }");
    test.play("place R1a; choose bake; bake M1 2");
    assert_eq!(test.goods(0), food(6), "2 once, not for each grain");
    // T68: with the Baker at most 2 extra food in a harvest in the German edition; Dutch: each time.
    for (edition, used, expected) in [("de", 0, 4), ("de", 1, 2), ("nl", 0, 4), ("nl", 1, 4)] {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = 4\nphase = 'feeding'\n[[player]]\n\
             cards = [{{ card = 'E41', used = {used} }}, 'M1', 'E150']\ngoods = {{ grain = 1 }}\n[[player]]"
        ));
        test.play("bake M1 1");
        assert_eq!(test.goods(0), food(expected), "{edition}");
    }
}

#[test]
fn e44_outhouse_looks_at_the_others() {
    let at = |others: &str| {
        Test::at(&format!(
            "[[player]]\nhand = ['E44', 'E25']\ngoods = {{ wood = 1, clay = 1 }}\noccupations = 5\n{others}"
        ))
    };
    let mut test = at("[[player]]\noccupations = 2\n[[player]]\noccupations = 1");
    test.play("place B2; improve E44");
    let mut test = at("[[player]]\noccupations = 2\n[[player]]\noccupations = 2");
    test.play("place B2");
    assert_eq!(test.refusal("improve E44"), "condition");
    let mut test = at("");
    test.play("place B2");
    assert_eq!(test.refusal("improve E44"), "condition", "nobody else in the solo game");
}

#[test]
fn e47_lettuce_patch_t70() {
    let mut test = harvest("{ card = 'E47', mark = 2 }", "");
    assert_eq!(test.prompt(), "whether");
    assert_eq!(test.game.food_in_reach(table::Seat::new(0)), 1, "what is left on the card does not ripen now");
    test.play("choose use");
    assert_eq!((test.goods(0), test.mark(0, "E47")), (food(4), 1));
    let mut test = harvest("{ card = 'E47', mark = 2 }", "");
    test.play("done");
    assert_eq!(test.goods(0), vegetable(1));
    assert_eq!(test.refusal("exchange E47 vegetable 1"), "no-exchange", "T70: only right when harvested");
    // With nothing on the card nothing is asked, though a vegetable is in the supply.
    let test = harvest("'E47'", "goods = { vegetable = 2 }");
    assert_eq!(test.prompt(), "feed");
    let mut test = two(4, "'E47', 'E32'", SOWING);
    test.play("place R1a; choose sow; sow E47 vegetable");
    assert_eq!(test.mark(0, "E47"), 3);
}

#[test]
fn e49_writing_desk_plays_a_second_occupation() {
    let mut test = two(1, "'E49', 'E176'", "hand = ['E187', 'E188']\ngoods = { food = 3 }");
    test.play("place B5; occupation E187; occupation E188");
    assert_eq!((test.goods(0), test.player(0).occupations), (NOTHING, 3), "1 for the space, 2 for the second");
    let mut test = two(1, "'E49', 'E176'", "hand = ['E187', 'E188']\ngoods = { food = 3 }");
    test.play("place B5; occupation E187; done");
    assert_eq!(test.hand(0), ["E188"]);
    let mut test = two(1, "'E49', 'E176'", "hand = ['E187', 'E188']\ngoods = { food = 2 }");
    test.play("place B5; occupation E187");
    assert_eq!(test.asked().index(), 1, "the second costs 2 food");
    let mut test = two(1, "'E49'", "hand = ['E172', 'E188', 'E187']\ngoods = { food = 4 }");
    test.play("place B5; occupation E187; occupation E172");
    assert_eq!((test.goods(0), test.asked().index()), (NOTHING, 1), "the extra cost of the Chief; and no third");
}

#[test]
fn e50_builders_trowel_renovates_any_time() {
    let mut test = two(1, "'E50'", "goods = { clay = 2, reed = 1 }");
    test.play("use E50; renovate clay");
    assert_eq!((test.goods(0), test.points("clay_rooms")), (NOTHING, 2));
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"), "no person is needed");
    assert_eq!(test.refusal("use E50"), "not-now", "wood to clay only");
    assert_eq!(two(1, "'E50'", "goods = { clay = 2 }").refusal("use E50"), "not-now", "the price is due");
    let mut test = two(1, "'E50', 'E199'", "goods = { reed = 1 }");
    test.play("use E50; renovate clay");
    assert_eq!(test.goods(0), NOTHING, "with discounts");
    let mut test = feeding("'E50'", "goods = { clay = 2, reed = 1 }");
    test.play("use E50; renovate clay");
    assert_eq!(test.prompt(), "feed");
    // With the Conservator it still leads to clay.
    let mut test = two(1, "'E50', 'E200'", "goods = { clay = 2, reed = 1, stone = 2 }");
    test.play("use E50");
    assert!(!test.offers("renovate stone"));
}

#[test]
fn e51_spindle_e53_butter_churn() {
    let pastures = "pastures = [[[0, 2], [0, 3], [0, 4]], [[1, 2], [1, 3], [1, 4]]]";
    let food_of = |card: &str, sheep: u8, cattle: u8| {
        harvest(&format!("'{card}'"), &format!("animals = {{ sheep = {sheep}, cattle = {cattle} }}\n{pastures}"))
            .has(0, Good::Food)
    };
    assert_eq!([2, 3, 4, 5, 6].map(|n| food_of("E51", n, 0)), [0, 1, 1, 2, 2]);
    assert_eq!([food_of("E53", 2, 1), food_of("E53", 3, 2), food_of("E53", 6, 5)], [0, 2, 4], "both species");
}

#[test]
fn e52_stable() {
    let mut test = minor(1, "E52", "goods = { wood = 1 }");
    test.play("stable 0,4");
    assert_eq!((test.goods(0), test.player(0).farm.stables.len()), (NOTHING, 1));
    let mut test =
        two(1, "", "hand = ['E52', 'E25']\ngoods = { wood = 1 }\nfarm = ['. . . . .', 'R . . S S', 'R . . S S']");
    test.play("place B2");
    assert_eq!(test.refusal("improve E52"), "condition", "no stable is left");
}

#[test]
fn e55_stone_house_extension() {
    let goods = "goods = { stone = 3, reed = 1 }";
    let mut test = minor(14, "E55", &format!("house = 'stone'\n{goods}"));
    test.play("room 0,0");
    assert_eq!((test.goods(0), test.player(0).farm.rooms.len()), (NOTHING, 3));
    let mut test = two(14, "", &format!("hand = ['E55', 'E25']\nhouse = 'clay'\n{goods}"));
    test.play("place B2");
    assert_eq!(test.refusal("improve E55"), "condition");
    // A12.7: growth comes first, so the card cannot make the room for it.
    let test = two(14, "", &format!("hand = ['E55']\nhouse = 'stone'\n{goods}"));
    assert_eq!(test.refusal("place R2c"), "no-free-room");
    let mut test = two(14, "'E211'", "hand = ['E55']\nhouse = 'stone'\ngoods = { stone = 2, reed = 1 }");
    test.play("place B2; improve E55; room 0,0");
}

#[test]
fn e56_stone_tongs() {
    assert_eq!(two(14, "'E56'", "").gains("place R2a"), stone(2));
    assert_eq!(two(14, "'E56'", "").gains("place R4a"), stone(2));
    assert_eq!(
        four(1, "'E56'", "").gains("place G4d"),
        reed(1).and(stone(1)).and(food(1)),
        "other spaces do not count"
    );
}

#[test]
fn e61_e62_plows() {
    let mut test = two(14, "'E61'", "");
    test.play("place B4; plow 0,4; choose use; plow 0,3; plow 0,2");
    assert_eq!((test.player(0).farm.fields.len(), test.mark(0, "E61")), (3, 1));
    assert_eq!(test.asked().index(), 1);
    let mut test = two(14, "{ card = 'E61', mark = 2 }", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.asked().index(), 1, "twice in the game");
    let mut test = two(14, "{ card = 'E62', mark = 1 }", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.asked().index(), 1, "once in the game");
    // German: two instead of three is allowed; the use is spent as a whole.
    let mut test = two(14, "'E62'", "");
    test.play("place B4; plow 0,4; choose use; plow 0,3; done");
    assert_eq!((test.player(0).farm.fields.len(), test.mark(0, "E62")), (2, 1));
    // Only one plow in one action.
    let mut test = two(14, "'E61', 'E62'", "");
    test.play("place B4; plow 0,4; first E62; choose use; plow 0,3; plow 0,2");
    assert_eq!((test.asked().index(), test.mark(0, "E61")), (1, 0));
    // A22.3: nobody is asked for the order of effects of which at most one can happen.
    let mut test = two(14, "{ card = 'E61', mark = 2 }, { card = 'E62', mark = 1 }", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.asked().index(), 1, "both are used up");
    let mut test = two(14, "{ card = 'E61', mark = 2 }, 'E62', 'E195'", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.prompt(), "whether", "no food for the Plow Maker: only the Turnwrest Plow is left");
    test.play("choose use; plow 0,3; plow 0,2");
    assert_eq!(test.asked().index(), 1);
    let mut test = two(14, "{ card = 'E61', mark = 2 }, 'E62', 'E195'", "goods = { food = 1 }");
    test.play("place B4; plow 0,4");
    assert_eq!(test.refusal("first E61"), "other-question", "what cannot happen is no choice");
    assert!(test.offers("first E62") && test.offers("first E195"));
    // The new fields may be sown on R5a.
    let mut test = two(14, "'E62'", "goods = { grain = 3 }");
    test.play("place R5a; choose plow; plow 0,4; choose use; plow 0,3; plow 0,2; choose sow; sow 0,2 grain; done");
    assert_eq!(test.goods(0), grain(2));
}

#[test]
fn e338_feed_pellets() {
    let pasture = "pastures = [[[0, 3], [0, 4]]]\nanimals = { sheep = 2 }\ngoods = { vegetable = 2 }";
    let mut test = feeding("'E338'", pasture);
    test.play("exchange E338 vegetable 1");
    assert_eq!(test.goods(0), sheep(3).and(vegetable(1)));
    assert_eq!(test.refusal("exchange E338 vegetable 1"), "no-exchange", "once in each harvest");
    assert_eq!(
        feeding("'E338'", "goods = { vegetable = 1 }").refusal("exchange E338 vegetable 1"),
        "no-exchange",
        "a species already there"
    );
    let mut test = feeding("'E338', 'M1'", "animals = { sheep = 1 }\ngoods = { vegetable = 1 }");
    test.play("exchange E338 vegetable 1");
    assert_eq!(test.prompt(), "keep");
    test.play("exchange M1 sheep 1");
    assert_eq!(test.goods(0), sheep(1).and(food(2)), "it may be cooked at once");
    assert_eq!(
        two(14, "'E338'", pasture).refusal("exchange E338 vegetable 1"),
        "no-exchange",
        "in the feeding phase only"
    );
}

#[test]
fn e42_helpful_neighbors() {
    let neighbors = |edition: &str, more: &str| {
        let mut test =
            Test::at(&format!("edition = '{edition}'\nround = 1\n[[player]]\nhand = ['E42']\n{more}\n[[player]]"));
        let minor = if edition == "nl" { "place B2; choose minor; improve E42" } else { "place B2; improve E42" };
        test.play(minor);
        test
    };
    let mut test = neighbors("de", "goods = { clay = 1 }");
    assert_eq!(test.refusal("take stone 1 reed 1"), "no-answer", "the wood is missing");
    test.play("take reed 1");
    assert_eq!((test.goods(0), test.hand(1)), (reed(1), vec!["E42"]));
    // One payment, one good.
    let both = "goods = { wood = 1, clay = 1 }";
    let mut test = neighbors("nl", both);
    test.play("pay 0");
    assert_eq!(test.refusal("take stone 1 reed 1"), "no-answer");
    test.play("take stone 1");
    assert_eq!(test.goods(0), clay(1).and(stone(1)));
    // A25.24: in the German edition both goods for both.
    for paid in 0..2 {
        let mut test = neighbors("de", both);
        test.play(&format!("pay {paid}; take stone 1 reed 1"));
        assert_eq!(test.goods(0), stone(1).and(reed(1)));
    }
    // T79: with the Bricklayer for the wood alone.
    let mut test = neighbors("de", "cards = ['I243']\ngoods = { wood = 1 }");
    test.play("take stone 1 reed 1");
    assert_eq!(test.goods(0), stone(1).and(reed(1)));
}
