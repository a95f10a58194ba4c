//! The Moor's minor improvements M038 to M060, card by card: what is refused, each ruling of the sheet, and what else may meet them.

use crate::common::Test;
use crate::common::moor::{choosing, playing, round_start, row, top_row, with};
use agricola::goods::*;
use table::{Game, Seat};

#[test]
fn m038_nature_reserve() {
    assert_eq!(
        choosing("M038", 8, &format!("goods = {{ food = 1 }}\n{}", row("T . . . ."))).refusal("improve M038"),
        "condition"
    );
    let yard = format!("{}\npastures = [[[0, 2]]]\npersons = 3\ngoods = {{ food = 1 }}", row(". . . TT ."));
    let mut test = playing("M038", 8, &yard);
    test.play("fence 0,3; special S1 FT; clear 0,3");
    assert_eq!(test.player(0).farm.pastures.len(), 1, "another tile lies there still");
    assert!(test.player(0).farm.fences.len() == 7, "one side was fenced already");
    // Thirteen fences stand, so there are two left for the three sides that are missing.
    let many =
        format!("{}\npastures = [[[0, 0]], [[0, 1]], [[0, 2]], [[0, 3]]]\ngoods = {{ food = 1 }}", row(". . . . T"));
    let test = playing("M038", 8, &many);
    assert_eq!((test.prompt(), test.player(0).farm.fences.len()), ("place", 13), "nothing happens");
}

#[test]
fn m039_special_pasture() {
    let many =
        format!("{}\npastures = [[[0, 0]], [[0, 1]], [[0, 2]], [[0, 3]]]\ngoods = {{ wood = 9 }}", row(". . . . ."));
    let test = playing("M039", 8, &many);
    assert_eq!((test.prompt(), test.goods(0)), ("place", wood(7)), "there are no four fences left");
    // The new pasture holds animals at once.
    let mut test = playing(
        "M039",
        8,
        &format!("{}\npastures = [[[0, 4]]]\nanimals = {{ sheep = 2 }}\ngoods = {{ wood = 2 }}", row(". . . . .")),
    );
    test.play("fence 2,2");
    let housing = test.game.housing(Seat::new(0));
    assert!(housing.fits(&sheep(2).and(horse(2)).and(boar(1))));
}

#[test]
fn m040_moor_fire() {
    assert_eq!(choosing("M040", 5, &row("M . . . .")).refusal("improve M040"), "condition");
    assert!(!with(5, "'M040'", &row("M M . . .")).offers("use M040"), "two moors are left");
    assert!(!with(5, "'M040'", &row("M . F . .")).offers("use M040"), "no field adjoins");
    let mut test = with(5, "'M040', 'M011', 'M059'", &format!("{}\ngoods = {{ grain = 1 }}", row("M F MT . .")));
    test.play("use M040; clear 0,0; sow 0,0 grain");
    assert_eq!(
        (test.goods(0), top_row(&test).as_str()),
        (NOTHING, "Fg3 F MT . ."),
        "no fuel; Nature's Fertilizer sows"
    );
    assert_eq!((test.prompt(), test.player(0).at_home), ("place", 2), "it took no turn");
}

#[test]
fn m041_cattle_collar() {
    let yard = format!("{}\nanimals = {{ cattle = 1 }}", row(". . . . ."));
    for moves in ["place B4; plow 0,4", "place R5a; choose plow; plow 0,4"] {
        let mut test = with(13, "'M041'", &yard);
        test.play(&format!("{moves}; choose use"));
        assert_eq!(test.refusal("plow 2,2"), "no-field-site", "the field adjoins");
        test.play("plow 0,3");
        assert_eq!((top_row(&test).as_str(), test.prompt()), (". . . F F", "place"), "{moves}");
    }
    let mut test = with(9, "'M041'", &format!("{}\nanimals = {{ cattle = 1 }}", row("T . . . .")));
    test.play("special S1 SB; clear 0,0; choose use; plow 0,1");
    assert_eq!(top_row(&test), "F F . . .", "after slash and burn too");
    let mut test = with(9, "'M041'", &row(". . . . ."));
    test.play("place B4; plow 0,4");
    assert_eq!(test.prompt(), "place", "without cattle nothing is asked");
    let mut test = with(9, "'M041', 'M1'", &yard);
    test.play("place B4; exchange M1 cattle 1; plow 0,4");
    assert_eq!(test.prompt(), "place", "the cattle was eaten before the field was plowed");
}

#[test]
fn m042_deep_plow() {
    let mut test = playing(
        "M042",
        5,
        &format!("cards = ['M1', 'E59']\ngoods = {{ wood = 3 }}\npersons = 3\n{}", row("M . . . .")),
    );
    assert_eq!(test.refusal("lay 0,0"), "no-tile");
    test.play("lay 0,2; place B4; plow 0,1");
    assert!(test.offers("clear 0,0") && test.offers("clear 0,2") && test.offers("done"));
    test.play("clear 0,0");
    assert_eq!((top_row(&test).as_str(), test.goods(0)), ("F F M . .", NOTHING), "neither plowing nor Cut peat");
    let mut test = with(5, "'M042'", &row("M . . . F"));
    test.play("place B4; plow 0,3");
    assert_eq!(test.prompt(), "place", "no moor adjoins a field");
    let mut test = playing("M042", 5, &format!("cards = ['M1', 'E59']\ngoods = {{ wood = 3 }}\n{}", row("M . . . .")));
    test.play("done");
    assert_eq!(test.points("card_points"), 1 + 1 + 2);
}

#[test]
fn m043_wild_fields() {
    let two = format!("goods = {{ food = 2 }}\n{}", row(". . . F F"));
    let mut test = playing("M043", 5, &two);
    test.play("lay 2,2");
    assert_eq!(test.refusal("lay 2,3"), "no-tile", "nor may the second touch the first");
    test.play("lay 0,0");
    assert_eq!((test.player(0).farm.fields.len(), test.prompt()), (4, "place"));
    let mut test = playing("M043", 5, &two);
    test.play("done");
    assert_eq!((test.player(0).farm.fields.len(), test.goods(0)), (2, NOTHING), "optional");
    assert_eq!(choosing("M043", 5, &row(". . . F F")).refusal("improve M043"), "too-dear");
    // A moor is no unused space.
    let test = playing("M043", 5, &format!("goods = {{ food = 2 }}\n{}", row("M . . F F")));
    assert_eq!(test.refusal("lay 0,0"), "no-tile");
}

#[test]
fn m044_swamp() {
    let test = playing("M044", 4, "");
    assert_eq!(test.mark(0, "M044"), 1 << 12);
    let mut test = round_start(12, "{ card = 'M044', rounds = [12] }", ". . . . .");
    assert_eq!(test.prompt(), "lay");
    test.play("lay 0,3");
    assert_eq!(top_row(&test), ". . . M .");
    let mut test = round_start(12, "{ card = 'M044', rounds = [12] }", ". . . . .");
    test.play("done");
    assert_eq!((top_row(&test).as_str(), test.prompt()), (". . . . .", "place"), "it went back to the supply");
    assert_eq!(round_start(11, "{ card = 'M044', rounds = [12] }", ". . . . .").prompt(), "place");
}

#[test]
fn m045_tree_nursery() {
    assert_eq!(choosing("M045", 5, "cards = ['M1']\ngoods = { wood = 1 }").refusal("improve M045"), "condition");
    assert_eq!(playing("M045", 5, "goods = { wood = 1 }").mark(0, "M045"), 1 << 12 | 1 << 13);
    assert_eq!(playing("M045", 12, "goods = { wood = 1 }").mark(0, "M045"), 1 << 13, "round 12 has begun");
    for round in [12, 13] {
        let mut test = round_start(round, "{ card = 'M045', rounds = [12, 13] }", "M . . . .");
        assert_eq!(test.refusal("lay 0,0"), "no-tile");
        test.play("lay 0,1");
        assert_eq!(top_row(&test), "M T . . .");
    }
}

#[test]
fn m046_thicket() {
    assert_eq!(choosing("M046", 5, &row("T T TT . .")).refusal("improve M046"), "condition", "three are visible");
    let mut test = playing("M046", 5, &row("T T MT TT ."));
    assert_eq!(
        (test.refusal("lay 0,3"), test.refusal("done")),
        ("no-tile", "not-optional"),
        "at least one, and no third tile"
    );
    test.play("lay 0,2; done");
    assert_eq!(top_row(&test), "T T MTT TT .");
    // The Forest Hut's guest is on the tile that one sees.
    let mut test = with(5, "{ card = 'M053', cells = [[0, 0]] }", &row("TT . . . ."));
    test.play("special S1 FT; clear 0,0");
    assert_eq!((top_row(&test).as_str(), test.player(0).at_home), ("T . . . .", 3));
}

#[test]
fn m047_bog_forest() {
    let cards = "cards = ['M1', 'M7', 'E59']\ngoods = { food = 1 }";
    let mut test = playing("M047", 5, &format!("{cards}\n{}", row("M M M M .")));
    test.play("lay 0,0; lay 0,1; lay 0,2; lay 0,3");
    assert_eq!((top_row(&test).as_str(), test.prompt()), ("MT MT MT MT .", "place"), "all of them");
    let mut test = playing("M047", 5, &format!("{cards}\n{}", row("M M . . .")));
    test.play("done");
    assert_eq!((top_row(&test).as_str(), test.goods(0)), ("M M . . .", NOTHING), "none of them");
    // What was a moor is a forest for every card: the Home Wood takes a horse.
    let housing = with(5, "'M034'", &row("MT . . . .")).game.housing(Seat::new(0));
    assert!(housing.fits(&horse(2)) && !housing.fits(&horse(3)));
}

#[test]
fn m048_forest_swamp() {
    let mut test = with(11, "'M048'", &row("M . . . ."));
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.mark(0, "M048"), 0, "there is no round 15");
    let mut test = with(5, "'M048', 'M055'", &row("M T . . ."));
    test.play("special S1 SB; clear 0,1; choose use; clear 0,0");
    assert_eq!(test.mark(0, "M048"), 1 << 9, "the Tool Shed's Cut peat is one too");
    let mut test = playing("M021", 5, &format!("cards = ['M048']\ngoods = {{ food = 4 }}\n{}", row("M . . . .")));
    test.play("clear 0,0");
    assert_eq!(test.mark(0, "M048"), 0, "an expedition is not");
    let mut test = round_start(9, "{ card = 'M048', rounds = [9] }", ". . . . .");
    test.play("lay 0,0");
    assert_eq!((top_row(&test).as_str(), test.prompt()), ("T . . . .", "place"));
    // Alone at the table a card can be saved and peat cut twice in a round: two forests wait (M19.7).
    let mut test = Test::at(&format!(
        "expansion = 'moor'\nlevel = 3\nround = 5\nspecial_order = ['S1']\n[[player]]\ncards = ['M048']\n\
        goods = {{ food = 30, fuel = 30 }}\n{}",
        row("M M M . .")
    ));
    test.play("special S1 CP; clear 0,0; choose use; special S1 CP; clear 0,1");
    assert_eq!(test.game.view(None).players[0].tableau[0].rounds, [9, 9]);
    test.until(|game| game.round == 9 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "lay"));
    test.play("lay 0,0; choose use; lay 0,1");
    assert_eq!(top_row(&test), "T T M . .");
    // Each of the two may go back to the supply.
    for (answers, left) in
        [("done; choose use; lay 0,1", ". T . . ."), ("lay 0,1; done", ". T . . ."), ("done; done", ". . . . .")]
    {
        let mut test = round_start(9, "{ card = 'M048', rounds = [9, 9, 11] }", ". . . . .");
        test.play(answers);
        assert_eq!((top_row(&test).as_str(), test.prompt()), (left, "place"), "{answers}");
    }
}

#[test]
fn m049_surveyors_map() {
    assert_eq!(choosing("M049", 3, "goods = { food = 2 }").refusal("improve M049"), "condition");
    assert!(choosing("M049", 2, "goods = { food = 2 }").offers("improve M049"));
    let mut test = round_start(11, "'M049', 'M059'", ". . . . F");
    assert_eq!((test.prompt(), test.moves().len()), ("lay", 3), "the field adjoins, or stays away");
    test.play("lay 0,3");
    assert_eq!((top_row(&test).as_str(), test.prompt()), (". . . F F", "place"), "no tile became a field");
    for (round, left) in [(12, "M . . . F"), (13, "T . . . F")] {
        let mut test = round_start(round, "'M049'", ". . . . F");
        test.play("lay 0,0");
        assert_eq!(top_row(&test), left);
    }
    assert_eq!(round_start(14, "'M049'", ". . . . F").prompt(), "place");
}

#[test]
fn m050_farm_extension() {
    assert_eq!(choosing("M050", 5, "").refusal("improve M050"), "too-dear");
    let mut test = playing("M050", 5, "goods = { clay = 1 }");
    assert_eq!(test.moves().len(), 16, "a first space on any side");
    assert_eq!((test.refusal("lay 0,4"), test.refusal("done")), ("no-answer", "not-optional"), "along a side");
    test.play("lay 0,5; lay 1,5");
    assert_eq!(test.points("card_points"), 1);
}

#[test]
fn m051_moor_enclosures() {
    assert_eq!(choosing("M051", 5, "goods = { stone = 1 }").refusal("improve M051"), "condition");
    let mut test = playing("M051", 5, &format!("house = 'stone'\ngoods = {{ stone = 1 }}\n{}", row(". . . . .")));
    test.play("lay 3,0; lay 3,1");
    // The moor becomes a field beside the farm, and the next one adjoins it.
    let moors = "added = [[[3, 0], 'M'], [[3, 1], 'M']]\npersons = 3\nhand = ['M015', 'E25']";
    let mut test = with(8, "'M051', 'M042'", &format!("{moors}\nhouse = 'clay'\n{}", row(". . . . .")));
    test.play("place B2; improve M015; clear 3,1; place B4; plow 2,1");
    assert_eq!(test.prompt(), "burn", "the other moor adjoins a field");
    test.play("clear 3,0");
    assert_eq!(test.player(0).farm.fields.len(), 3);
}

#[test]
fn m052_wedding_coach() {
    let stalls = "farm = ['. . . S S', 'R . . S S', 'R . . . .']";
    let four = |persons: u8| {
        format!("animals = {{ horse = 4 }}\n{stalls}\npersons = {persons}\ngoods = {{ wood = 2, food = 1 }}")
    };
    let three = format!("animals = {{ horse = 3 }}\n{stalls}\ngoods = {{ wood = 2, food = 1 }}");
    assert_eq!(choosing("M052", 7, &three).refusal("improve M052"), "condition");
    let mut test = playing("M052", 7, &four(2));
    test.play("grow");
    let player = test.player(0);
    assert_eq!(
        (player.family, player.newborns, player.at_home),
        (3, 1, 1),
        "nobody is placed for it, and the child not in this round"
    );
    assert_eq!(test.game.food_owed(Seat::new(0)), 5, "and it eats 1 food");
    assert_eq!(test.refusal("place R2c"), "no-free-room", "later children need a room again");
    assert_eq!(playing("M052", 7, &four(5)).prompt(), "place", "A2.1: five persons");
    let mut test = playing("M052", 7, &four(2));
    test.play("done");
    assert_eq!(test.player(0).family, 2);
}

#[test]
fn m053_forest_hut() {
    let mut test = with(5, "{ card = 'M053', cells = [[0, 1]] }", &row("M T . . ."));
    test.play("special S1 SB; clear 0,1");
    assert_eq!(test.player(0).at_home, 3, "burned down too");
    let mut test = with(5, "{ card = 'M053', cells = [[0, 1]] }, 'M055'", &row("M T . . ."));
    test.play("special S1 CP; clear 0,0; choose use; clear 0,1");
    assert_eq!(test.player(0).at_home, 3, "and with the Tool Shed");
    let mut test = with(5, "{ card = 'M053', cells = [[0, 1]] }", &format!("sick = 2\n{}", row("M T . . .")));
    test.play("special S1 FT; clear 0,1; place B3");
    assert_eq!(test.refusal("place B7"), "bedridden", "the guest was well, the others are not");
    test.play("place IN; place IN");
    assert_eq!((test.game.round, test.player(0).at_home), (6, 2), "the guest has gone");
    let test = playing("M053", 5, &format!("goods = {{ wood = 2 }}\n{}", row("M . . . .")));
    assert_eq!((test.prompt(), test.tableau(0)), ("place", vec!["M053"]), "without a forest there is no guest");
}

#[test]
fn m053_a_guest_needs_no_food_and_is_placed_once() {
    let lines = format!("at_home = 1\ngoods = {{ food = 4, fuel = 2 }}\n{}", row("T . . . ."));
    let mut test = with(4, "{ card = 'M053', cells = [[0, 0]] }", &lines);
    test.play("special S1 FT; clear 0,0; place B3; place B10");
    assert_eq!((test.prompt(), test.game.food_owed(Seat::new(0))), ("feed", 4));
}

#[test]
fn m054_agricultural_implement() {
    let free = row("M . . . .");
    let mut test = with(5, "'M054'", &free);
    test.play("place B4; plow 0,1; done");
    assert_eq!((test.prompt(), test.player(0).at_home), ("place", 1), "optional");
    let mut test = with(5, "'M054'", &format!("at_home = 1\n{free}"));
    test.play("place B4; plow 0,1");
    assert_eq!(test.game.round, 6, "M7.3: nobody is at home any more");
    let mut test = with(5, "'M054'", &row("M T . . ."));
    test.play("special S1 SB; clear 0,1");
    assert_eq!(test.prompt(), "place", "burning is no plowing");
    let specials = "specials = [{ card = 'S1', open = 1 }, { card = 'S2', closed = 1 }]";
    let at = |goods: &str| {
        let player = format!("[[player]]\ncards = ['M054']\ngoods = {{ {goods} }}\n{free}");
        let mut test = Test::at(&format!(
            "expansion = 'moor'\nlevel = 3\nround = 5\n{specials}\n{player}\n[[player]]\nat_home = 0"
        ));
        test.play("place B4; plow 0,1");
        test
    };
    let mut test = at("food = 2");
    assert_eq!(test.refusal("special S2 JM"), "special-taken");
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.goods(0), fuel(3), "2 food for a card of somebody else");
    assert_eq!(at("food = 1").prompt(), "place", "who cannot pay is not asked");
}

#[test]
fn m055_tool_shed() {
    let mut test = with(5, "'M055', 'M011', 'M058'", &format!("goods = {{ grain = 1 }}\n{}", row("M T F . .")));
    test.play("special S1 SB; clear 0,1; choose use; clear 0,0");
    assert_eq!((test.has(0, Good::Fuel), test.prompt()), (4, "sow"), "everything that belongs to Cut peat");
    let mut test = with(5, "'M055'", &row("M . T . F"));
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.prompt(), "place", "no forest could be burned");
    let mut test = with(5, "'M055'", &row("M T . . ."));
    test.play("special S1 CP; clear 0,0; done");
    assert_eq!((top_row(&test).as_str(), test.prompt()), (". T . . .", "place"), "optional");
    // Alone at the table the card may be used twice in a round, the Tool Shed once.
    let solo = "expansion = 'moor'\nlevel = 3\nround = 5\nspecial_order = ['S1', 'S2']";
    let mut test =
        Test::at(&format!("{solo}\n[[player]]\ncards = ['M055']\ngoods = {{ food = 2 }}\n{}", row("M M T T .")));
    test.play("special S1 CP; clear 0,0; choose use; clear 0,2; choose use; special S1 CP; clear 0,1");
    assert_eq!((test.prompt(), test.has(0, Good::Fuel), top_row(&test).as_str()), ("place", 6, ". . F T ."));
}

#[test]
fn m056_peat_cutting_rights() {
    let horse = "animals = { horse = 1 }";
    assert_eq!(playing("M056", 5, horse).mark(0, "M056"), 1 << 9 | 1 << 12);
    assert_eq!(playing("M056", 8, horse).mark(0, "M056"), 1 << 12, "there is no round 15");
    assert_eq!(
        choosing("M056", 5, "cards = ['K135', 'M117']").refusal("improve M056"),
        "condition",
        "these are no horses"
    );
    let rights = "{ card = 'M056', rounds = [9, 12] }";
    let mut test = round_start(9, rights, "M M . . .");
    assert_eq!(test.refusal("special S2 JM"), "other-question", "only Cut peat");
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.refusal("special S1 CP"), "special-taken", "the card lies before its user");
    test.play("place B3; special S1 FT");
    assert_eq!(test.has(1, Good::Food), 7, "the second user pays");
    let mut test = round_start(9, rights, "M . . . .");
    test.play("done");
    assert_eq!((test.goods(0), test.prompt()), (NOTHING, "place"), "the fuel was only a marker");
    assert_eq!(round_start(9, rights, "T . . . .").prompt(), "place", "there is no peat to cut");
}

#[test]
fn m057_taps() {
    let free = row("M T . . .");
    let mut test = with(5, "'M057'", &format!("at_home = 1\n{free}"));
    test.play("place B3; done");
    assert_eq!(test.game.round, 6, "it may be declined");
    let mut test = with(5, "'M057'", &format!("at_home = 1\n{free}"));
    test.play("place B3; special S1 CP; clear 0,0");
    assert_eq!(test.game.round, 6, "one and no more, though S2 is free");
    let player = format!("[[player]]\ncards = ['M057']\nat_home = 1\ngoods = {{ food = 2 }}\n{free}");
    let other = "[[player]]\nat_home = 1\nstart_card = 1";
    let mut test = Test::at(&format!(
        "expansion = 'moor'\nlevel = 3\nround = 5\nspecials = [{{ card = 'S1', open = 1 }}]\n{player}\n{other}"
    ));
    test.play("place B3");
    assert_eq!(test.asked(), Seat::new(1), "first everybody places their persons");
    test.play("place B7; special S1 FT; clear 0,1");
    assert_eq!(test.goods(0), grain(1).and(wood(2)), "2 food for a card of somebody else");
}

#[test]
fn m057_the_turn_comes_when_it_would_be_the_owners_again() {
    let owner = format!("[[player]]\ncards = ['M057']\nat_home = 1\n{}", row("M T . . ."));
    let at = |others: &str| Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 5\n{owner}\n{others}"));
    let mut test = at("[[player]]\npersons = 3");
    test.play("place B3; place B7");
    assert_eq!((test.asked(), test.prompt()), (Seat::new(0), "special"), "before the other's second person");
    test.play("special S1 CP; clear 0,0; place B8; place B9");
    assert_eq!((test.game.round, test.goods(0)), (6, grain(1).and(fuel(3))), "one turn and no more");
    // Whoever lets it pass does not get it later.
    let mut test = at("[[player]]\npersons = 3");
    test.play("place B3; place B7; done; place B8; place B9");
    assert_eq!(test.game.round, 6);
    // Three players: the turn goes on from the owner to the left.
    let mut test = at("[[player]]\n[[player]]");
    test.play("place B3; place B7; place B8; special S3 CP; clear 0,0");
    assert_eq!(test.asked(), Seat::new(1));
}

#[test]
fn m057_a_guest_whom_it_sets_free_still_works() {
    let mut test =
        with(5, "'M057', { card = 'M053', cells = [[0, 1]] }", &format!("at_home = 1\n{}", row("M T . . .")));
    test.play("place B3; special S1 FT; clear 0,1");
    assert_eq!((test.player(0).at_home, test.prompt()), (1, "place"), "the guest of the Forest Hut");
    test.play("special S2 JM; place B10");
    assert_eq!(test.game.round, 6, "Taps is over for this round");
}

#[test]
fn m058_peat_fertilizer() {
    let mut test = with(5, "'M058'", &format!("goods = {{ grain = 2 }}\n{}", row("M F F . .")));
    test.play("special S1 CP; clear 0,0; sow 0,1 grain; sow 0,2 grain");
    assert_eq!(top_row(&test), ". Fg3 Fg3 . .");
    let mut test = with(5, "'M058'", &format!("goods = {{ grain = 1 }}\n{}", row("M T F . .")));
    test.play("special S1 SB; clear 0,1");
    assert_eq!(test.prompt(), "place", "only after Cut peat");
    let mut test = with(5, "'M058'", &row("M F F . ."));
    test.play("special S1 CP; clear 0,0");
    assert_eq!(test.prompt(), "place", "there is nothing to sow");
}

#[test]
fn m059_natures_fertilizer() {
    let cost = choosing("M059", 5, "cards = ['M7']\ngoods = { food = 2 }");
    assert_eq!(cost.refusal("improve M059"), "too-dear", "and a boar");
    let mut test = playing("M059", 5, "cards = ['M7']\ngoods = { food = 2 }\nanimals = { boar = 1 }");
    assert_eq!(test.goods(0), NOTHING);
    test.play("place B3");
    let mut test = with(5, "'M059'", &format!("goods = {{ grain = 2, vegetable = 1 }}\n{}", row("M T F . .")));
    test.play("special S1 SB; clear 0,1");
    assert_eq!(test.refusal("sow 0,2 grain"), "no-answer", "only the new field");
    test.play("sow 0,1 vegetable");
    assert_eq!((top_row(&test).as_str(), test.prompt()), ("M Fv2 F . .", "place"));
    let mut test = with(5, "'M059', 'M042'", &format!("goods = {{ grain = 2 }}\n{}", row("M . . . .")));
    test.play("place B4; plow 0,1; clear 0,0; sow 0,0 grain");
    assert_eq!((top_row(&test).as_str(), test.prompt()), ("Fg3 F . . .", "place"), "not the field that was plowed");
}

#[test]
fn m060_sowing_machine() {
    let yard = |horses: u8| {
        format!(
            "farm = ['M F . S S', 'R . . S S', 'R . . . .']\nanimals = {{ horse = {horses} }}\ngoods = {{ grain = 1, food = 1 }}"
        )
    };
    let mut test = with(5, "'M060'", &yard(2));
    test.play("special S2 JM; choose use; sow 0,1 grain");
    assert_eq!(test.has(0, Good::Food), 2);
    let mut test = with(5, "'M060'", &yard(1));
    test.play("special S2 JM");
    assert_eq!(test.prompt(), "place", "one horse is not enough");
    let mut test = with(5, "'M060'", &yard(1));
    test.play("special S2 HM; choose use; sow 0,1 grain");
    assert_eq!((test.has(0, Good::Horse), top_row(&test).as_str()), (2, "M Fg3 . S S"), "the new one counts");
    let mut test = with(5, "'M060', 'M001'", &yard(2));
    test.play("special S1 CP; exchange M001 horse 1; clear 0,0");
    assert_eq!(test.prompt(), "place", "the second one was eaten in the meantime");
    let black = format!("hand = ['M060']\n{}", yard(2).replace("food = 1", "wood = 3, fuel = 1"));
    let mut test = Test::moor(3, 5, &[&black, "at_home = 0"]);
    test.play("special S2 BM; improve M060");
    assert_eq!((test.prompt(), test.has(0, Good::Grain)), ("place", 1), "not after the Black market that played it");
}
