//! The minor improvements of the I deck, I93 to I337: every effect, every ruling, and what a careless hand would get wrong.

use crate::common::{Test, harvest, table, table_from};
use agricola::goods::*;
use table::{Game, Seat};

/// T85.
#[test]
fn i93_milking_shed_counts_all_farms() {
    let stable = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
    let pasture = "pastures = [[[0,2], [0,3], [0,4]]]";
    let shed = |own: &str, other: &str| {
        let test = harvest(4, &[&format!("cards = ['I93']\n{own}"), other, ""]);
        test.has(0, Good::Food)
    };
    assert_eq!(shed(&format!("{stable}\nanimals = {{ sheep = 4 }}"), ""), 0);
    assert_eq!(
        shed(&format!("{stable}\nanimals = {{ sheep = 4 }}"), "animals = { sheep = 1 }"),
        1,
        "a pet of somebody else"
    );
    assert_eq!(shed(&format!("{stable}\nanimals = {{ cattle = 2 }}"), "animals = { cattle = 1 }"), 1);
    assert_eq!(
        shed(
            &format!("{pasture}\nanimals = {{ sheep = 6, cattle = 1 }}"),
            &format!("{stable}\nanimals = {{ sheep = 4, cattle = 1 }}")
        ),
        2
    );
    let reserve = "cards = ['I102']\nanimals = { sheep = 1, cattle = 2 }";
    assert_eq!(shed(&format!("{stable}\nanimals = {{ sheep = 4, cattle = 1 }}"), reserve), 2, "animals on cards");
    // It comes before the Spindle: in step 1, before any crop is taken.
    assert_eq!(shed(&format!("{stable}\nanimals = {{ cattle = 3, boar = 1 }}"), ""), 1);
}

#[test]
fn i95_fish_trap_with_fish_and_reed() {
    let mut test = table(5, 14, "'I95'", "", "");
    assert_eq!(test.gains("place B10"), food(2));
    for (space, goods) in [("B9", reed(1).and(food(1))), ("G5c", reed(1).and(stone(1)).and(wood(1)).and(food(1)))] {
        let mut test = table(5, 14, "'I95'", "", "");
        assert_eq!(test.gains(&format!("place {space}")), goods);
    }
    let mut test = table(4, 14, "'I95'", "", "");
    assert_eq!(test.gains("place G4d"), reed(1).and(stone(1)).and(food(2)));
    let mut test = table(2, 14, "'I95'", "", "");
    assert_eq!(test.gains("place B8"), clay(1));
    // Not for reed that comes otherwise: Reed Exchange, Helpful Neighbors, Reed Collector, the Reed Buyer.
    let mut test = table(2, 14, "'I95'", "hand = ['I96']\ngoods = { wood = 2 }", "");
    test.play("place B2; improve I96");
    assert_eq!(test.goods(0), reed(2));
    let mut test = table(2, 14, "'I95'", "hand = ['E42']\ngoods = { clay = 1 }", "");
    test.play("place B2; improve E42; take reed 1");
    assert_eq!(test.goods(0), reed(1));
    let test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['I95']\ncoming = { 4 = { reed = 1 } }\n[[player]]",
    );
    assert_eq!(test.goods(0), reed(1));
    let mut test = table_from(4, 14, 1, "'I95', 'I251'", "goods = { food = 1 }", "");
    test.play("place B9; choose use");
    assert_eq!(test.goods(0), reed(1));
    // NL: nor for the food of the Net Fisherman.
    let mut test = Test::at(
        "round = 8\n[spaces]\nB10 = { food = 3 }\n[[player]]\ncards = ['I95', 'I248']\nat_home = 1\n[[player]]\nat_home = 0",
    );
    test.play("place B9");
    assert_eq!(test.goods(0), reed(1).and(food(4)), "1 for the reed, 3 from the nets");
}

/// T77.
#[test]
fn i96_and_i104_trade_at_a_fixed_rate() {
    for goods in ["wood = 2", "clay = 2"] {
        let mut test = table(2, 4, "", &format!("hand = ['I96']\ngoods = {{ {goods} }}"), "");
        test.play("place B2; improve I96");
        assert_eq!((test.goods(0), test.hand(1)), (reed(2), vec!["I96"]));
    }
    for goods in ["wood = 1", "wood = 1, clay = 1"] {
        let mut test = table(2, 4, "", &format!("hand = ['I96', 'E25']\ngoods = {{ {goods} }}"), "");
        test.play("place B2");
        assert_eq!(test.refusal("improve I96"), "too-dear");
    }
    let mut test = table(2, 4, "", "hand = ['I104']\ngoods = { grain = 3 }", "");
    test.play("place B2; improve I104");
    assert_eq!((test.goods(0), test.hand(1)), (vegetable(2), vec!["I104"]));
    let field = "farm = ['. . . . Fg3', 'R . . . .', 'R . . . .']\nhand = ['I104', 'E25']\ngoods = { grain = 2 }";
    let mut test = table(2, 4, "", field, "");
    test.play("place B2");
    assert_eq!(test.refusal("improve I104"), "too-dear", "not from a field");
}

#[test]
fn i97_slaughterhouse_feeds_last() {
    let cook = "cards = ['M1']\nanimals = { sheep = 1 }\nfarm = ['. . . . .', 'R . . S .', 'R . . . .']";
    let mut test = harvest(4, &["cards = ['I97']\ngoods = { food = 3 }", &format!("{cook}\ngoods = {{ food = 2 }}")]);
    assert_eq!(test.game.to_decide().iter().collect::<Vec<_>>(), [Seat::new(1)], "the owner waits");
    test.play("exchange M1 sheep 1");
    assert_eq!(test.goods(0), food(4), "1 for the other's cooking");
    test.play("feed 4");
    assert_eq!((test.asked().index(), test.prompt()), (0, "feed"));
    test.play("feed 4");
    assert_eq!(test.player(0).begging, 0);
    // Cooking several at once is one occasion; one's own brings nothing.
    let mut test = harvest(
        4,
        &[
            "cards = ['I97', 'M2']\nanimals = { sheep = 1 }",
            &format!("{}\ngoods = {{ food = 0 }}", cook.replace("sheep = 1", "sheep = 2")),
        ],
    );
    test.play("exchange M1 sheep 2; feed 4; exchange M2 sheep 1");
    assert_eq!(test.goods(0), food(3));
}

#[test]
fn i97_slaughterhouse_and_slaughterman_take_turns() {
    let four = |start: u8| {
        Test::at(&format!(
            "round = 4\nphase = 'feeding'\nstart_seat = {start}\n[[player]]\ncards = ['I97']\n[[player]]\ncards = ['K299']\n[[player]]"
        ))
    };
    for (start, order) in [(0, [2, 0, 1]), (1, [2, 1, 0])] {
        let mut test = four(start);
        for seat in order {
            assert_eq!(test.game.to_decide().iter().collect::<Vec<_>>(), [Seat::new(seat)]);
            test.play("feed 0");
        }
    }
    // Somebody with both waits once.
    let mut test =
        Test::at("round = 4\nphase = 'feeding'\n[[player]]\ncards = ['I97', 'K299']\n[[player]]\n[[player]]");
    test.play("feed 0; feed 0; feed 0");
    assert_eq!(test.game.round, 5);
}

#[test]
fn i97_slaughterhouse_one_occasion() {
    let herd = "cards = ['M1']\nanimals = { sheep = 1, boar = 1 }\nfarm = ['. . . S .', 'R . . . .', 'R . . . .']";
    // Sheep and boar one after the other in the same feeding: one occasion.
    let mut test = harvest(4, &["cards = ['I97']", herd]);
    test.play("exchange M1 sheep 1; exchange M1 boar 1");
    assert_eq!(test.goods(0), food(1));
    // Something eaten raw in between does not part them, an answer does.
    let mut test = harvest(4, &["cards = ['I97']", &format!("{herd}\ngoods = {{ grain = 1 }}")]);
    test.play("exchange M1 sheep 1; exchange raw grain 1; exchange M1 boar 1");
    assert_eq!(test.goods(0), food(1));
    let mut test = table_from(2, 14, 1, "'I97'", "", herd);
    test.play("exchange M1 sheep 1; place B7; place B3; exchange M1 boar 1");
    assert_eq!(test.goods(0), grain(1).and(food(2)));
    // Grain and vegetables are no animals.
    let mut test = table_from(2, 14, 1, "'I97'", "", "cards = ['M1']\ngoods = { vegetable = 1 }");
    test.play("exchange M1 vegetable 1");
    assert_eq!(test.goods(0), NOTHING);
    // Both cards profit from the same occasion.
    let mut test = harvest(4, &["cards = ['I97']", herd, "cards = ['K299']"]);
    test.play("exchange M1 sheep 1; exchange M1 boar 1");
    assert_eq!((test.goods(0), test.goods(2)), (food(1), food(1)));
}

#[test]
fn i98_schnaps_distillery_distils_once() {
    let mut test = harvest(4, &["cards = ['I98', 'E155']\ngoods = { vegetable = 2 }", "goods = { food = 9 }", ""]);
    test.play_as(0, "exchange I98 vegetable 1");
    assert_eq!(test.goods(0), vegetable(1).and(food(4)), "and no baking");
    assert_eq!(test.refusal("exchange I98 vegetable 1"), "no-exchange");
    let test = table(2, 4, "'I98'", "goods = { vegetable = 1 }", "");
    assert_eq!(test.refusal("exchange I98 vegetable 1"), "no-exchange", "in the feeding phase");
    let score = |supply: u8, field: &str| {
        let test = Test::at(&format!(
            "round = 14\nphase = 'over'\n[[player]]\ncards = ['I98', {field}]\ngoods = {{ vegetable = {supply} }}\n\
            farm = ['. . . . Fv2', 'R . . . .', 'R . . . .']\n[[player]]"
        ));
        test.points("bonus_points")
    };
    assert_eq!([score(2, ""), score(3, ""), score(4, ""), score(9, "")], [0, 1, 2, 2]);
    assert_eq!(score(2, "{ card = 'E18', mark = 2 }"), 2, "with the Bean Field");
    let mut test = table(
        2,
        4,
        "",
        "hand = ['I98', 'E25']\ngoods = { stone = 2 }\nfarm = ['. . . . Fv2', 'R . . . .', 'R . . . .']",
        "",
    );
    test.play("place B2");
    assert_eq!(test.refusal("improve I98"), "too-dear", "the vegetable must be in the supply");
}

#[test]
fn i99_straw_thatched_roof_needs_no_reed() {
    let mut test = table(2, 14, "'I99'", "goods = { wood = 5 }", "");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = table(2, 14, "'I99'", "goods = { clay = 2 }", "");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING);
    let test = table(2, 4, "'I99'", "goods = { stone = 2 }", "");
    assert_eq!(test.refusal("place R1b"), "no-improvement", "improvements need their reed");
    // A25.19: fields on cards are grain fields in the German edition.
    let play = |edition: &str, cards: &str, farm: &str| {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = 4\n[[player]]\nhand = ['I99', 'E25']\ncards = [{cards}]\nfarm = {farm}\n[[player]]"
        ));
        test.play(if edition == "de" { "place B2" } else { "place B2; choose start_player; choose minor" });
        test.refusal_or("improve I99")
    };
    let (two, three) = ("['. . Fg1 Fg2 F', 'R . . . .', 'R . . . .']", "['. . Fg1 Fg2 Fg3', 'R . . . .', 'R . . . .']");
    for edition in ["de", "nl"] {
        assert_eq!(play(edition, "", three), None);
        assert_eq!(play(edition, "", two), Some("condition"), "a field harvested empty does not count");
    }
}

/// T73.
#[test]
fn i100_tavern_is_a_space_for_all() {
    let mut test = Test::players(2, 1, "hand = ['I100']\ngoods = { wood = 2, stone = 2 }");
    assert_eq!(test.refusal("place I100"), "not-in-play");
    test.play("place B2; improve I100; place I100");
    assert_eq!(test.refusal("choose points"), "condition", "points are the owner's");
    test.play("choose food");
    assert_eq!((test.goods(0), test.goods(1)), (NOTHING, food(3)));
    assert_eq!(test.refusal("place I100"), "occupied", "one person in a round");
    let mut test = table(2, 4, "'I100'", "", "");
    test.play("place I100; choose points");
    assert_eq!((test.player(0).bonus, test.goods(0)), (2, NOTHING));
    let mut test = table(2, 4, "'I100'", "", "");
    assert_eq!(test.gains("place I100; choose food"), food(3));
    // Handed back for the Madonna Statue, it is gone.
    let mut test = table(2, 4, "'I100', 'M1'", "hand = ['E38']", "");
    test.play("place B2; improve E38; hand_back I100; hand_back M1");
    assert_eq!(test.refusal("place I100"), "not-in-play");
}

#[test]
fn i101_animal_feed_comes_after_the_tenant_farmer() {
    let last = |cards: &str, more: &str| {
        let mut test = Test::at(&format!(
            "round = 14\nphase = 'breeding'\n[[player]]\ncards = ['I101', {cards}]\n{more}\n[[player]]\n[[player]]\n[[player]]"
        ));
        while test.game.to_decide().iter().next().is_some() && test.prompt() == "breed" {
            test.play("breed");
        }
        test
    };
    let farm = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
    let test = last("", &format!("{farm}\nanimals = {{ sheep = 1, cattle = 2 }}"));
    assert_eq!(test.goods(0), sheep(2).and(cattle(3)), "1 more of each type there is");
    // What finds no place is not received; other animals may go for it.
    let mut test = last("", "animals = { sheep = 1 }");
    assert_eq!((test.prompt(), test.exchanges().len()), ("keep", 0));
    test.play("keep sheep 1");
    assert_eq!(test.goods(0), sheep(1));
    let mut test = last("", "farm = ['. . . S .', 'R . . . .', 'R . . . .']\nanimals = { sheep = 1, boar = 1 }");
    test.play("keep boar 2");
    assert_eq!(test.goods(0), boar(2));
    // A22.18: the borrowed animal goes back first, so that its kind is not fed.
    let borrowed = format!("{farm}\nanimals = {{ sheep = 1, boar = 2 }}");
    let mut test = last("'E215'", &borrowed);
    assert_eq!(test.prompt(), "whether", "the Tenant Farmer");
    test.play("choose use; choose use");
    assert_eq!((test.goods(0), test.mark(0, "E215")), (boar(2), 2));
    let mut test = last("'E215'", &borrowed);
    test.play("done; choose use");
    assert_eq!((test.goods(0), test.mark(0, "E215")), (sheep(2).and(boar(2)), 1));
    // The Hide Farmer pays at the very end.
    let mut test = last("'I236'", "animals = { sheep = 1 }\ngoods = { food = 1 }");
    assert_eq!(test.prompt(), "keep");
    test.play("keep sheep 1; number 1");
    assert!(test.game.to_decide().is_empty());
}

#[test]
fn i101_animal_feed_asks_for_four_planted_fields() {
    let play = |cards: &str, farm: &str| {
        let mut test = table(2, 4, cards, &format!("hand = ['I101', 'E25']\nfarm = {farm}"), "");
        test.play("place B2");
        test.refusal_or("improve I101")
    };
    let three = "['. . Fg1 Fv2 Fg3', 'R . . . F', 'R . . . .']";
    assert_eq!(play("", "['. . Fg1 Fv2 Fg3', 'R . . . Fv1', 'R . . . .']"), None);
    assert_eq!(play("", three), Some("condition"));
    assert_eq!(play("{ card = 'E18', mark = 1 }", three), None, "the Bean Field counts");
    assert_eq!(play("{ card = 'I78', mark = 51 }", three), Some("condition"), "the Copse does not");
}

#[test]
fn i102_wildlife_reserve_has_a_place_for_each_type() {
    let reserve = |animals: &str| {
        let text = format!("round = 4\n[[player]]\ncards = ['I102']\nanimals = {{ {animals} }}\n[[player]]");
        agricola::Agricola::from_position(&text).is_ok()
    };
    assert!(reserve("sheep = 2, boar = 1, cattle = 1"), "one of each, and a pet");
    assert!(!reserve("sheep = 3"));
    assert!(!reserve("sheep = 2, boar = 2"));
    // Animals there are parents, and young may stay there.
    let owner = "cards = ['I102']\nanimals = { sheep = 2 }\nfarm = ['. . . . S', 'R . . . .', 'R . . . .']\ngoods = { food = 9 }";
    let mut test = harvest(4, &[owner, "goods = { food = 9 }"]);
    test.play_as(0, "feed 4");
    test.play_as(1, "feed 4");
    test.play("breed sheep");
    assert_eq!(test.has(0, Good::Sheep), 3, "in the home, the stable and the reserve");
    // Handed back, its animals need another place at once.
    let mut test = table(2, 14, "'I102', 'M1'", "hand = ['E38']\nanimals = { sheep = 2, boar = 1 }", "");
    test.play("place B2; improve E38; hand_back I102");
    assert_eq!(test.prompt(), "keep");
    test.play("keep boar 1; hand_back M1");
    assert_eq!((test.goods(0), test.asked().index()), (boar(1), 1));
    // It is no pasture.
    let end = Test::at("round = 14\nphase = 'over'\n[[player]]\ncards = ['I102']\nanimals = { sheep = 2 }\n[[player]]");
    assert_eq!((end.points("pastures"), end.points("sheep")), (-1, 1));
}

#[test]
fn i103_water_mill_grinds_for_everybody() {
    let mut test = harvest(
        4,
        &[
            "cards = ['I103', 'E155']\ngoods = { grain = 2, food = 4 }",
            "goods = { grain = 1, food = 4 }",
            "goods = { food = 4 }",
        ],
    );
    test.play("choose use");
    assert_eq!(test.goods(0), grain(1).and(food(7)), "1 grain, and it is no baking: nothing from the Bread Seller");
    assert_eq!((test.asked().index(), test.prompt()), (1, "whether"));
    test.play("choose use");
    assert_eq!((test.goods(0).get(Good::Food), test.goods(1)), (8, food(6)), "1 of the 3 food goes to the owner");
    assert_eq!(test.prompt(), "feed", "nobody without grain is asked");
    let mut test = harvest(4, &["cards = ['I103']\ngoods = { food = 4 }", "goods = { grain = 1, food = 4 }"]);
    test.play("done");
    assert_eq!((test.goods(0), test.goods(1)), (food(4), grain(1).and(food(4))));
    // Others grind even if the owner takes no part in the harvest (Layabout).
    let lazy = "cards = ['I103', { card = 'I244', round = 4 }]\ngoods = { grain = 1 }";
    let mut test = harvest(4, &[lazy, "goods = { grain = 1, food = 4 }"]);
    assert_eq!((test.asked().index(), test.prompt()), (1, "whether"));
    test.play("choose use");
    assert_eq!((test.goods(0), test.goods(1)), (grain(1).and(food(1)), food(6)));
}

#[test]
fn i103_water_mill_grinds_with_other_effects_of_the_moment() {
    // The other one has a Corn Storehouse: what the mill offers is ordered among the own effects.
    let other = "cards = ['I86']\nfarm = ['. . . F .', 'R . . . .', 'R . . . .']\ngoods = { grain = 1, food = 4 }";
    let mut test = harvest(4, &["cards = ['I103']\ngoods = { food = 4 }", other]);
    assert_eq!((test.asked().index(), test.prompt()), (1, "order"));
    test.play("first I103; choose use");
    assert_eq!((test.prompt(), test.goods(1)), ("feed", food(6)), "no grain is left to sow");
}

#[test]
fn i337_clay_deposit_costs_others_a_food() {
    let clay_pit = |turn: u8, food: u8| table_from(2, 4, turn, "'I337'", "", &format!("goods = {{ food = {food} }}"));
    let mut test = clay_pit(1, 1);
    test.play("place I337; choose clay");
    assert_eq!((test.goods(0), test.goods(1)), (food(1), clay(5)));
    assert_eq!(clay_pit(1, 0).refusal("place I337"), "too-dear");
    let mut test = clay_pit(0, 0);
    assert_eq!(test.gains("place I337; choose clay"), clay(5), "free for the owner");
    let mut test = clay_pit(0, 0);
    test.play("place I337; choose points");
    assert_eq!(test.player(0).bonus, 2);
    // The clay does not accumulate, and a crop can pay the toll.
    let mut test = table_from(2, 4, 1, "'I337'", "", "goods = { grain = 1 }");
    test.play("place I337; exchange raw grain 1; choose clay");
    assert_eq!((test.goods(0), test.goods(1), test.lying("I337")), (food(1), clay(5), NOTHING));
}
