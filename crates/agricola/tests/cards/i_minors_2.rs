//! The minor improvements of the I deck, I78 to I92: every effect, every ruling, and what a careless hand would get wrong.

use crate::common;
use crate::common::{Test, harvest, table, table_from};
use agricola::goods::*;
use table::{Game, Seat};

#[test]
fn i78_copse_grows_wood() {
    let mut test = table(2, 14, "'I78'", "goods = { wood = 3 }", "");
    test.play("place R1a; choose sow");
    assert_eq!(test.refusal("sow I78 grain"), "no-seed");
    test.play("sow I78 wood; sow I78 wood");
    assert_eq!((test.mark(0, "I78"), test.has(0, Good::Wood)), (0x33, 1), "two stacks of three, and the card is full");
    let test = harvest(4, &["cards = [{ card = 'I78', mark = 19 }]\ngoods = { food = 4 }", ""]);
    assert_eq!((test.mark(0, "I78"), test.has(0, Good::Wood)), (0x02, 2), "1 from each stack; 3 and 1 before");
    // An emptied place can be sown again.
    let mut test = table(2, 14, "{ card = 'I78', mark = 2 }", "goods = { wood = 1 }", "");
    test.play("place R1a; choose sow; sow I78 wood");
    assert_eq!(test.mark(0, "I78"), 0x32);
    // With the Fieldsman 5, or 4 each; the Planter Box and the Dibber do not reach it.
    let mut test = table(2, 14, "'I78', 'I219', 'I90', 'E32'", "goods = { wood = 1 }", "");
    test.play("place R1a; choose sow; sow I78 wood");
    assert_eq!(test.mark(0, "I78"), 5);
    let mut test = table(2, 14, "'I78', 'I219'", "goods = { wood = 2 }", "");
    test.play("place R1a; choose sow; sow I78 wood; sow I78 wood");
    assert_eq!(test.mark(0, "I78"), 0x44);
    // Handed back, its wood is gone with it.
    let mut test = table(2, 14, "{ card = 'I78', mark = 51 }, 'M1'", "hand = ['E38']", "");
    test.play("place B2; improve E38; hand_back I78; hand_back M1");
    assert_eq!((test.goods(0), test.tableau(0)), (NOTHING, vec!["E38"]));
    // It is no field, its wood no crop, and the Corn Storehouse sows only grain.
    let end =
        Test::at("round = 14\nphase = 'over'\n[[player]]\ncards = [{ card = 'I78', mark = 51 }, 'M7']\n[[player]]");
    assert_eq!((end.points("fields"), end.points("grain"), end.points("bonus_points")), (-1, -1, 0));
    let test = harvest(4, &["cards = ['I78', 'I86']\ngoods = { wood = 2, grain = 1, food = 4 }", ""]);
    assert_eq!(test.prompt(), "feed");
}

#[test]
fn i79_wood_cart_for_wood_that_lies_there() {
    let mut test = table(5, 14, "'I79'", "", "");
    assert_eq!(test.gains("place B7"), wood(5));
    let mut test = table(5, 14, "'I79'", "", "");
    assert_eq!(test.gains("place G5a"), wood(6));
    let mut test = table(5, 14, "'I79'", "", "");
    assert_eq!(test.gains("place G5c"), reed(1).and(stone(1)).and(wood(1)), "wood that does not lie there");
    let mut test = table(3, 14, "'I79'", "", "");
    test.play("place G3c; take wood 1");
    assert_eq!(test.goods(0), wood(1), "R3");
    // Wood that the Wood Distributor has put on another space lies there.
    let mut test =
        Test::at("round = 14\n[spaces]\nB9 = { reed = 1, wood = 2 }\n[[player]]\ncards = ['I79']\n[[player]]");
    assert_eq!(test.gains("place B9"), reed(1).and(wood(4)));
}

#[test]
fn i80_spinney_claims_one_wood() {
    let spinney = |turn: u8| table_from(5, 4, turn, "'I80'", "", "");
    let mut test = spinney(1);
    test.play("place B7");
    assert_eq!((test.goods(0), test.goods(1)), (wood(1), wood(2)));
    let mut test = spinney(0);
    test.play("place B7");
    assert_eq!(test.goods(0), wood(3), "not from the owner");
    let mut test = spinney(1);
    test.play("place G5a");
    assert_eq!(test.goods(0), NOTHING, "not the 4 wood of five players");
    let mut test = Test::players(2, 1, "hand = ['I80', 'E25']\ngoods = { wood = 1 }\noccupations = 2");
    test.play("place B2");
    assert_eq!(test.refusal("improve I80"), "condition");
    // Beside the Wood Buyer of somebody else: 1 is claimed, 1 is bought.
    let mut test = Test::at(
        "round = 4\nturn = 1\n[[player]]\ncards = ['I80']\n[[player]]\n[[player]]\ncards = ['I234']\ngoods = { food = 1 }",
    );
    test.play("place B7; choose use");
    assert_eq!((test.goods(0), test.goods(1), test.goods(2)), (wood(1), wood(1).and(food(1)), wood(1)));
}

/// A22.14: whoever is claimed from may take the placement back.
#[test]
fn i80_spinney_placement_can_be_taken_back() {
    let text = "round = 4\nturn = 1\n[[player]]\ncards = ['I80']\n[[player]]";
    let mut game = table::Match::<agricola::Agricola>::from_position(text).unwrap();
    let before = game.game().clone();
    game.apply(Seat::new(1), &common::read("place B7")).unwrap();
    game.undo_own(Seat::new(1)).unwrap();
    assert_eq!(*game.game(), before);
}

#[test]
fn i81_wooden_hut_extension_adds_a_room() {
    let rich = "goods = { wood = 5, reed = 1 }\nhand = ['I81', 'E25']";
    let mut test = table(2, 14, "", rich, "");
    test.play("place B2; improve I81; room 0,0");
    assert_eq!((test.player(0).farm.rooms.len(), test.goods(0), test.hand(1)), (3, NOTHING, vec!["I81"]));
    let refused = |more: &str| {
        let mut test = table(2, 14, "", &format!("{rich}\n{more}"), "");
        test.play("place B2");
        test.refusal("improve I81")
    };
    assert_eq!(refused("house = 'clay'"), "condition");
    assert_eq!(refused("farm = ['F F . . .', 'R F . . .', 'R F . . .']"), "condition", "no place for a room");
    // NL: on a growth space the child comes first.
    let test = table(2, 14, "", rich, "");
    assert_eq!(test.refusal("place R2c"), "no-free-room");
    // The price of a card: what makes rooms cheaper does not help.
    let mut test = table(2, 14, "'E218', 'I91'", "goods = { wood = 5 }\nhand = ['I81', 'E25']", "");
    test.play("place B2");
    assert_eq!(test.refusal("improve I81"), "too-dear");
}

#[test]
fn i82_wooden_crane_lifts_stone() {
    for space in ["R2a", "R4a"] {
        let mut test = table(2, 14, "'I82'", "goods = { food = 1 }", "");
        test.play(&format!("place {space}; choose use"));
        assert_eq!(test.goods(0), stone(3), "for 1 food 2 more");
        let mut test = table(2, 14, "'I82'", "goods = { food = 1 }", "");
        test.play(&format!("place {space}; done"));
        assert_eq!(test.goods(0), stone(2).and(food(1)));
    }
    let mut test = table(2, 14, "'I82'", "", "");
    assert_eq!(test.gains("place R2a"), stone(2));
    assert_eq!(test.asked().index(), 1);
    for (players, space) in [(4, "G4d"), (5, "G5c")] {
        let mut test = table(players, 14, "'I82'", "", "");
        test.play(&format!("place {space}"));
        assert_eq!(test.has(0, Good::Stone), 1);
    }
}

/// The bonus points of all players at the end, each with these cards.
fn end(players: &[&str]) -> Vec<i32> {
    let players: Vec<String> = players.iter().map(|cards| format!("[[player]]\ncards = [{cards}]\n")).collect();
    let test = Test::at(&format!("round = 14\nphase = 'over'\n{}", players.join("")));
    test.game.scores().iter().map(|sheet| sheet.get("bonus_points")).collect()
}

#[test]
fn i83_i89_i94_only_the_most_valuable_street_scores() {
    assert_eq!(end(&["'I83'", ""]), [2, 0]);
    assert_eq!(end(&["'I83'", "'I89'", ""]), [0, 2, 0]);
    assert_eq!(end(&["'I83'", "'I89'", "'I94'"]), [0, 0, 2]);
    assert_eq!(end(&["'I89'", "'I94'"]), [0, 2]);
    assert_eq!(end(&["'I83', 'I89', 'I94'", ""]), [2, 0], "once in all");
    // A street that is handed back is no longer in play.
    let mut test = table(2, 4, "'I94', 'M1'", "hand = ['E38']", "cards = ['I83']");
    test.play("place B2; improve E38; hand_back I94; hand_back M1");
    assert_eq!(test.game.scores()[1].get("bonus_points"), 2);
}

#[test]
fn i84_chicken_coop_in_the_next_eight_rounds() {
    for goods in ["wood = 2, reed = 1", "clay = 2, reed = 1"] {
        let mut test = Test::players(2, 4, &format!("hand = ['I84']\ngoods = {{ {goods} }}"));
        test.play("place B2; improve I84");
        assert_eq!((test.goods(0), test.rounds_served()), (NOTHING, (5..=12).collect::<Vec<_>>()));
    }
    let mut test = Test::players(2, 12, "hand = ['I84', 'E25']\ngoods = { wood = 1, clay = 1, reed = 1 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve I84"), "too-dear", "T77: not mixed");
}

#[test]
fn i85_cooking_corner_takes_the_place_of_a_hearth() {
    let stalls = "farm = ['. . . S S', 'R . . S .', 'R . . . .']\nanimals = { sheep = 1, boar = 1, cattle = 1 }";
    let mut test =
        table(2, 14, "'M3'", &format!("hand = ['I85']\n{stalls}\ngoods = {{ vegetable = 1, grain = 1 }}"), "");
    test.play("place B2; improve I85 for M3");
    assert_eq!((test.tableau(0), test.points("card_points")), (vec!["I85"], 3));
    assert!(test.game.majors_for_sale().any(|card| card.card().id == "M3"), "the hearth is for sale again");
    test.play("place B3");
    for (kind, n) in [("vegetable", 4), ("sheep", 2), ("boar", 3), ("cattle", 4)] {
        let before = test.has(0, Good::Food);
        test.play(&format!("exchange I85 {kind} 1"));
        assert_eq!(test.has(0, Good::Food) - before, n, "{kind}");
    }
    test.play("place R1a; choose bake; bake I85 1");
    assert_eq!(test.has(0, Good::Food), 16, "3 for the grain");
    // Spices and the Gypsy's Crock work with it.
    let mut test = table(2, 14, "'I85', 'E25', 'E19'", "goods = { vegetable = 2 }", "");
    test.play("exchange E19 vegetable 2 x1");
    assert_eq!(test.goods(0), food(11), "5 each and 1 for the pair");
    // A Fireplace is no hearth.
    let mut test = table(2, 14, "'M1'", "hand = ['I85', 'E25']", "");
    test.play("place B2");
    assert_eq!(test.refusal("improve I85"), "nothing-to-hand-back");
    assert_eq!(test.refusal("improve I85 for M1"), "no-improvement");
}

#[test]
fn i86_corn_storehouse_sows_after_the_field_phase() {
    let owner = "cards = ['I86']\nfarm = ['. . . F Fg1', 'R . . F .', 'R . . . .']\ngoods = { grain = 2, vegetable = 1, food = 9 }";
    let mut test = harvest(4, &[owner, "goods = { food = 9 }"]);
    assert_eq!(test.refusal("sow 0,3 vegetable"), "wrong-crop");
    test.play("sow 0,3 grain; sow 0,4 grain; done");
    let plots = test.player(0).farm.plots;
    assert_eq!((plots[3].grain, plots[4].grain, plots[8].grain), (2, 2, 0), "also on the field just emptied");
    assert_eq!(test.has(0, Good::Grain), 1);
    // With the Planter Box beside the home it is 1 less as well.
    let near =
        "cards = ['I86', 'I90']\nfarm = ['F . . . .', 'R . . . .', 'R . . . .']\ngoods = { grain = 1, food = 9 }";
    let mut test = harvest(4, &[near, "goods = { food = 9 }"]);
    test.play("sow 0,0 grain");
    assert_eq!(test.player(0).farm.plots[0].grain, 4);
    // An ordinary sowing is not changed, and nobody without seed is asked.
    let mut test = table(2, 4, "'I86'", "farm = ['. . . F .', 'R . . . .', 'R . . . .']\ngoods = { grain = 1 }", "");
    test.play("place R1a; choose sow; sow 0,3 grain");
    assert_eq!(test.player(0).farm.plots[3].grain, 3);
    let test = harvest(
        4,
        &[
            "cards = ['I86']\nfarm = ['. . . F .', 'R . . . .', 'R . . . .']\ngoods = { food = 9 }",
            "goods = { food = 9 }",
        ],
    );
    assert_eq!(test.prompt(), "feed");
}

#[test]
fn i86_and_i97_cost_what_their_sheets_say() {
    for goods in ["wood = 2, reed = 1", "clay = 2, reed = 1"] {
        let mut test = Test::players(2, 1, &format!("hand = ['I86', 'E25']\ngoods = {{ {goods} }}"));
        test.play("place B2; improve I86");
        assert_eq!(test.goods(0), NOTHING);
    }
    let mut test = Test::players(2, 1, "hand = ['I86', 'E25']\ngoods = { wood = 1, clay = 1, reed = 1 }");
    test.play("place B2");
    assert_eq!(test.refusal("improve I86"), "too-dear", "T77");
}

#[test]
fn i87_flagon_celebrates_every_well() {
    let well = "goods = { wood = 1, stone = 3 }";
    let mut test = table(3, 4, "'I87'", well, "");
    test.play("place R1b; improve M10");
    assert_eq!([0, 1, 2].map(|seat| test.has(seat, Good::Food)), [4, 1, 1]);
    let mut test = table_from(3, 4, 1, "'I87'", "", well);
    test.play("place R1b; improve M10");
    assert_eq!([0, 1, 2].map(|seat| test.has(seat, Good::Food)), [4, 1, 1], "whoever builds it");
    let mut test = table_from(3, 4, 1, "'I87'", "", "cards = ['M10']\nhand = ['I66']");
    test.play("place B2; improve I66 for M10");
    assert_eq!([0, 1, 2].map(|seat| test.has(seat, Good::Food)), [4, 1, 1], "the Village Well too");
    let mut test = table_from(3, 4, 1, "'I87'", "", &format!("cards = ['I66']\n{well}"));
    test.play("place R1b; improve M10");
    assert_eq!(test.has(0, Good::Food), 4, "and the second Well");
    // Played later: once for each that lies there.
    let played = |cards: &str| {
        let mut test = table(3, 4, "", "hand = ['I87']\ngoods = { clay = 1 }", &format!("cards = [{cards}]"));
        test.play("place B2; improve I87");
        [0, 1, 2].map(|seat| test.has(seat, Good::Food))
    };
    assert_eq!(
        [played(""), played("'M10'"), played("'I66'"), played("'M10', 'I66'")],
        [[0; 3], [4, 1, 1], [4, 1, 1], [8, 2, 2]]
    );
}

/// T56.
#[test]
fn i88_lasso_places_two_in_one_turn() {
    // First on the animals, then anywhere.
    let mut test = table(2, 14, "'I88'", "persons = 3", "");
    test.play("place R1c");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    assert!(test.offers("place B7") && test.offers("done"));
    test.play("place B7");
    assert_eq!(test.asked().index(), 1, "two and no more");
    test.play("place B3; place B8");
    assert_eq!((test.player(0).at_home, test.asked().index()), (0, 1), "the third in the second turn");
    // First anywhere, then on the animals only.
    let mut test = table(2, 14, "'I88'", "persons = 3", "");
    test.play("place B7");
    assert_eq!(test.refusal("place B8"), "other-spaces");
    assert_eq!(test.refusal("place B7"), "occupied");
    test.play("place R3b");
    assert_eq!((test.asked().index(), test.player(0).at_home), (1, 1));
    // Both on animals, twice in a round with four or five persons.
    let mut test = table(2, 14, "'I88'", "persons = 5\nfarm = ['. . . S S', 'R . . S S', 'R . . . .']", "");
    test.play("place R1c; place R3b; place B3; place R4b; place B7; place B8");
    assert_eq!((test.player(0).at_home, test.player(0).placed), (1, 4));
    // It need not be used.
    let mut test = table(2, 14, "'I88'", "", "");
    test.play("place R1c; done");
    assert_eq!((test.asked().index(), test.player(0).at_home), (1, 1));
}

#[test]
fn i88_lasso_only_where_a_person_can_act() {
    // No person is left, no animal space is open or free.
    let mut test = table(2, 14, "'I88'", "at_home = 1", "");
    test.play("place R1c");
    assert_eq!(test.asked().index(), 1);
    let mut test = Test::at(
        "round = 14\n[persons]\nR1c = [1]\nR3b = [1]\n[spaces]\nR4b = {}\n[[player]]\ncards = ['I88']\n[[player]]\nat_home = 0",
    );
    test.play("place B7");
    assert_eq!((test.asked().index(), test.player(0).at_home), (0, 1), "an ordinary turn");
    assert!(test.offers("place B8") && !test.offers("done"));
    // A toll that cannot be paid closes a space for the second person too.
    let mut test = table(4, 14, "'I88'", "", "cards = ['I229', 'I337']");
    test.play("place R1c");
    assert_eq!([test.refusal("place B3"), test.refusal("place I337")], ["too-dear"; 2]);
    // The space with a choice of animals does not count.
    let mut test = table(5, 14, "'I88'", "", "");
    test.play("place G5d; choose boar");
    assert_eq!(test.refusal("place B7"), "other-spaces");
    // Handed back with the first action, it grants nothing more.
    let mut test = table(2, 14, "'I88', 'M1'", "hand = ['E38']\npersons = 3", "");
    test.play("place B2; improve E38; hand_back I88; hand_back M1");
    assert_eq!(test.asked().index(), 1);
    // Exchanges are open in between, and the first action is finished first.
    let mut test = table(2, 14, "'I88', 'M1'", "animals = { boar = 1 }", "");
    test.play("place R1c");
    assert_eq!(test.prompt(), "keep");
    test.play("exchange M1 sheep 1; exchange M1 boar 1; place B7");
    assert_eq!(test.goods(0), wood(3).and(food(4)));
    // The Fence Builder on the same space: the owner chooses the order.
    let mut test = table(2, 14, "'I88', { card = 'I263', space = 'B7' }", "goods = { wood = 4 }", "");
    test.play("place B7; first I263; fence 0,4; done; place R1c");
    assert_eq!((test.player(0).farm.fences.len(), test.has(0, Good::Sheep)), (4, 1));
}

#[test]
fn i88_lasso_not_for_the_taster_or_the_acrobat() {
    let mut test = Test::at(
        "round = 14\nphase = 'start_of_round'\nstart_seat = 3\n[[player]]\ncards = ['I88', 'I260']\ngoods = { food = 1 }\n\
        [[player]]\n[[player]]\n[[player]]",
    );
    test.play("choose use; place R1c; keep sheep 1");
    assert_eq!(test.asked().index(), 3, "placed before the first turn");
    let mut test = Test::at(
        "round = 14\n[[player]]\ncards = ['I88', 'K269']\nat_home = 2\npersons = 3\n[[player]]\nat_home = 0\n\
        [[player]]\nat_home = 0\n[[player]]\nat_home = 0",
    );
    test.play("place G4f; place R1c");
    assert_eq!(test.prompt(), "choose", "the Acrobat");
    test.play("place B3");
    assert!(test.game.round != 14 || test.prompt() != "place");
}

#[test]
fn i90_planter_box_beside_the_home() {
    let farm = "farm = ['F F . . .', 'R . . . .', 'R F . . .']\ngoods = { grain = 2, vegetable = 1 }\nhouse = 'wood'";
    let farm = farm.replace("'R F . . .'", "'R . . . .'");
    let mut test = table(2, 4, "'I90'", &farm, "");
    test.play("place R1a; choose sow; sow 0,0 grain; sow 0,1 grain");
    let plots = test.player(0).farm.plots;
    assert_eq!((plots[0].grain, plots[1].grain), (5, 3), "only the field that touches a room");
    let mut test = table(2, 4, "'I90', 'E32'", &farm, "");
    test.play("place R1a; choose sow; sow 0,0 vegetable");
    assert_eq!(test.player(0).farm.plots[0].vegetable, 4, "2, 1 for the box, 1 for the Potato Dibber");
    // A room that is built beside a field later adds nothing.
    let later = "farm = ['. Fg3 . . .', 'R . . . .', 'R . . . .']\ngoods = { wood = 5, reed = 2 }";
    let mut test = table(2, 4, "'I90'", later, "");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.player(0).farm.plots[1].grain, 3);
}

#[test]
fn i91_ladder_saves_reed() {
    let mut test = table(2, 14, "'I91'", "goods = { wood = 10, reed = 2 }", "");
    test.play("place B1; choose rooms; room 0,0; room 0,1");
    assert_eq!(test.has(0, Good::Reed), 0, "1 for each room");
    let mut test = table(2, 14, "'I91'", "goods = { clay = 2 }", "");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING);
    for (card, goods) in [
        ("I103", "wood = 1, clay = 2, stone = 2"),
        ("E21", "wood = 1, clay = 1, stone = 2"),
        ("I84", "wood = 2"),
        ("I71", "wood = 3, reed = 1"),
        ("I86", "clay = 2"),
    ] {
        let mut test = table(2, 4, "'I91'", &format!("hand = ['{card}']\ngoods = {{ {goods} }}"), "");
        test.play(&format!("place B2; improve {card}"));
        assert_eq!(test.goods(0), NOTHING, "{card}");
    }
    let test = table(2, 4, "'I91'", "goods = { reed = 1, stone = 2 }", "");
    assert_eq!(test.refusal("place R1b"), "no-improvement", "not the Basketmaker's Workshop");
}

#[test]
fn i92_manure_is_a_field_phase_after_a_round_without_harvest() {
    let fields = "farm = ['. . . Fg3 Fv2', 'R . . . .', 'R . . . .']\nat_home = 1";
    let round = |round: u8, cards: &str| {
        let mut test = table(2, round, &format!("'I92', {cards}"), fields, "at_home = 0");
        test.play("place B6");
        test
    };
    let mut test = round(5, "");
    assert_eq!((test.asked().index(), test.prompt(), test.game.round), (0, "whether", 5));
    test.play("choose use");
    assert_eq!(test.goods(0), food(2).and(grain(1)).and(vegetable(1)));
    assert_eq!((test.player(0).farm.plots[3].grain, test.player(0).farm.plots[4].vegetable), (2, 1));
    let mut test = round(5, "");
    test.play("done");
    assert_eq!(test.goods(0), food(2), "all or nothing, as the owner likes");
    // A harvest follows: nothing but the harvest.
    let test = round(4, "");
    assert_eq!((test.has(0, Good::Grain), test.prompt()), (1, "feed"));
    // Nobody is asked who has nothing to take, and nobody else reaps.
    let mut test = table(2, 5, "'I92'", "at_home = 1", "at_home = 0");
    test.play("place B6");
    assert_eq!(test.game.round, 6);
    let mut test = table(2, 5, "'I92'", fields, "farm = ['. . . Fg3 Fv2', 'R . . . .', 'R . . . .']\nat_home = 0");
    test.play("place B6; choose use");
    assert_eq!(test.goods(1), NOTHING);
}

#[test]
fn i92_manure_and_the_cards_of_the_field_phase() {
    let with = |cards: &str, animals: &str| {
        let farm = "farm = ['. . Fg3 Fv2 S', 'R . . . S', 'R . . . S']\nat_home = 1";
        let mut test = table(2, 5, &format!("'I92', {cards}"), &format!("{farm}\n{animals}"), "at_home = 0");
        test.play("place B7; choose use");
        test
    };
    // Spindle, Butter Churn, Milking Hand and Milking Shed work in a harvest only.
    let test = with("'E51', 'E53', 'I246', 'I93'", "animals = { sheep = 3, cattle = 1 }");
    assert_eq!(test.has(0, Good::Food), 0);
    // The Gardener and the Copse do.
    let test = with("'I226', { card = 'I78', mark = 3 }", "");
    assert_eq!((test.player(0).farm.plots[3].vegetable, test.goods(0)), (2, grain(1).and(vegetable(1)).and(wood(4))));
    assert_eq!(test.mark(0, "I78"), 2);
    // The Lettuce Patch turns its vegetable into 4 food, each time anew.
    let mut test = with("{ card = 'E47', mark = 2 }", "");
    assert_eq!((test.prompt(), test.mark(0, "E47")), ("whether", 1));
    test.play("choose use");
    assert_eq!((test.has(0, Good::Food), test.has(0, Good::Vegetable)), (4, 1));
    test.until(|game| game.round == 6 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "whether"));
    test.play("choose use");
    assert_eq!((test.prompt(), test.mark(0, "E47")), ("whether", 0), "the second vegetable");
    test.play("done");
    test.until(|game| game.round == 8);
    assert_eq!(test.mark(0, "E47"), 0);
    // Without a vegetable on the card there is no question, although one came from a field.
    let test = with("'E47'", "");
    assert_eq!(test.prompt(), "place");
}
