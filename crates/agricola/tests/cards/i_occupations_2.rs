//! The occupations of the I deck, I233 to I248: every effect, every ruling, and what a careless hand would get wrong.

use crate::common::{Test, harvest, table, table_from};
use agricola::goods::*;
use table::{Game, Seat};

#[test]
fn i233_farm_steward_once_without_room() {
    let clay = "house = 'clay'";
    let steward = |more: &str| table(2, 8, "'I233'", more, "");
    assert_eq!(steward("").refusal("place R2c"), "no-free-room", "not in a wood hut");
    let mut test = steward(clay);
    test.play("place R2c; grow");
    assert_eq!(test.player(0).family, 3);
    let used = |edition: &str, house: &str, mark: u8| {
        Test::at(&format!(
            "edition = '{edition}'\nround = 8\n[[player]]\ncards = [{{ card = 'I233', mark = {mark} }}]\n\
            persons = 3\nhouse = '{house}'\n[[player]]"
        ))
    };
    assert_eq!(used("de", "clay", 1).refusal("place R2c"), "no-free-room");
    assert_eq!(used("de", "stone", 1).refusal("place R2c"), "no-free-room", "DE: once in the game");
    assert!(used("nl", "stone", 1).offers("place R2c"), "NL: once more in the stone house");
    assert_eq!(used("nl", "clay", 1).refusal("place R2c"), "no-free-room");
    // A growth that needed no help uses the right up too.
    let mut test = table(2, 8, "'I233'", "house = 'clay'\nfarm = ['R . . . .', 'R . . . .', 'R . . . .']", "");
    test.play("place R2c; grow");
    assert_eq!(test.mark(0, "I233"), 1);
    // A growth in the wood hut does not.
    let mut test = table(2, 8, "'I233'", "farm = ['R . . . .', 'R . . . .', 'R . . . .']", "");
    test.play("place R2c; grow");
    assert_eq!(test.mark(0, "I233"), 0);
}

#[test]
fn i233_farm_steward_keeps_the_minor_of_the_space() {
    let mut test = table(2, 8, "'I233'", "house = 'clay'\nhand = ['E16']", "");
    test.play("place R2c; grow; improve E16; choose wood");
    assert_eq!(test.goods(0), wood(1));
    // The next room is taken by the person without one.
    let mut test =
        table(2, 8, "{ card = 'I233', mark = 1 }", "house = 'clay'\npersons = 3\ngoods = { clay = 5, reed = 2 }", "");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.player(0).farm.rooms.len(), 3);
    test.until(|game| game.turn == Seat::new(1) && game.decision(Seat::new(0)).is_some());
    assert_eq!(test.refusal("place R2c"), "no-free-room");
}

#[test]
fn i234_wood_buyer_pays_the_one_who_took_wood() {
    let buyer = |food: u8| table_from(5, 14, 1, "'I234'", &format!("goods = {{ food = {food} }}"), "");
    let mut test = buyer(1);
    test.play("place B7");
    assert_eq!((test.asked().index(), test.prompt()), (0, "whether"), "the owner decides, the other cannot refuse");
    test.play("choose use");
    assert_eq!((test.goods(0), test.goods(1)), (wood(1), wood(2).and(food(1))));
    let mut test = buyer(1);
    test.play("place B7; done");
    assert_eq!((test.goods(0), test.goods(1)), (food(1), wood(3)));
    // The space with reed, stone and wood counts; one without wood does not.
    let mut test = buyer(1);
    test.play("place G5c; choose use");
    assert_eq!(test.goods(0), wood(1));
    let mut test = buyer(1);
    test.play("place B8");
    assert_ne!(test.prompt(), "whether");
    // Nobody is asked who cannot pay; a crop can be eaten for it.
    let mut test = buyer(0);
    test.play("place B7");
    assert_eq!(test.prompt(), "place");
    let mut test = table_from(3, 14, 1, "'I234'", "goods = { grain = 1 }", "");
    test.play("place B7; choose use; exchange raw grain 1");
    assert_eq!((test.goods(0), test.goods(1)), (wood(1), wood(2).and(food(1))));
}

#[test]
fn i234_wood_buyer_buys_no_wood_that_comes_otherwise() {
    // Wood from a round space gives no right to buy, and wood left behind cannot be sold.
    let mut test = Test::at(
        "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['I234']\ngoods = { food = 3 }\n\
        [[player]]\ncoming = { 4 = { wood = 1 } }\n[[player]]",
    );
    assert_eq!((test.prompt(), test.goods(1)), ("place", wood(1)));
    test.play("place B3");
    let mut test = table_from(3, 14, 1, "'I234'", "goods = { food = 1 }", "cards = ['E34', 'E196']");
    test.play("place B7; first E34; choose use; choose use");
    assert_eq!(test.prompt(), "place", "all the wood went back to the space");
    assert_eq!(test.goods(1), food(5));
}

#[test]
fn i235_wood_collector_gathers_in_the_next_rounds() {
    let mut test = Test::players(2, 4, "hand = ['I235']");
    test.play("place B5; occupation I235");
    assert_eq!((test.rounds_served(), test.coming(5)), (vec![5, 6, 7, 8, 9], wood(1)));
    let mut test = Test::players(2, 12, "hand = ['I235']");
    test.play("place B5; occupation I235");
    assert_eq!(test.rounds_served(), [13, 14]);
}

#[test]
fn i236_hide_farmer_pays_for_unused_spaces() {
    let end = |food: u8| {
        let mut test = Test::at(&format!(
            "round = 14\nphase = 'breeding'\n[[player]]\ncards = ['I236']\n\
            goods = {{ food = {food} }}\n[[player]]\n[[player]]"
        ));
        test.until(|game| game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "choose"));
        test
    };
    let mut test = end(5);
    assert_eq!(test.points("unused_spaces"), -13);
    assert_eq!(test.refusal("number 6"), "no-answer");
    assert!(test.exchanges().is_empty(), "A15.4");
    test.play("number 4");
    assert_eq!((test.points("unused_spaces"), test.goods(0)), (-9, food(1)));
    let mut test = end(5);
    test.play("done");
    assert_eq!((test.points("unused_spaces"), test.goods(0)), (-13, food(5)));
    assert!(end(0).game.to_decide().is_empty(), "nobody without food is asked");
}

#[test]
fn i237_juggler_doubles_and_pays_the_performers() {
    let show = |lying: u8, own: &str, others: [&str; 3]| {
        let others = others.map(|cards| format!("[[player]]\ncards = [{cards}]\n"));
        Test::at(&format!(
            "round = 14\n[spaces]\nG4f = {{ food = {lying} }}\n[[player]]\ncards = ['I237', {own}]\n{}",
            others.concat()
        ))
    };
    let mut test = show(3, "", ["", "", ""]);
    test.play("place G4f; choose use");
    assert_eq!(test.goods(0), food(6));
    let mut test = show(3, "", ["", "", ""]);
    test.play("place G4f; done");
    assert_eq!(test.goods(0), food(3), "optional");
    // 1 food for each card of somebody else; nothing for one's own.
    let mut test = show(3, "'E167'", ["'K269', 'E212'", "'E169'", ""]);
    test.play("place G4f; choose use");
    assert_eq!([0, 1, 2, 3].map(|seat| test.has(seat, Good::Food)), [3, 2, 1, 0]);
    // More may be due than comes; whoever cannot pay is not asked.
    let mut test = show(1, "", ["'I257', 'K342'", "'E169'", ""]);
    test.play("place G4f");
    assert_eq!((test.asked().index(), test.goods(0)), (1, food(1)));
    let all = ["'E167', 'E212', 'K269'", "'I257', 'I249', 'E169'", "'K342'"];
    let mut test = show(5, "", all);
    test.play("place G4f; choose use");
    assert_eq!(test.has(0, Good::Food), 3, "10 taken, 7 paid");
}

#[test]
fn i237_juggler_in_the_game_of_five() {
    let five = "round = 14\n[[player]]\ncards = ['I237']\ngoods = { wood = 5, reed = 2 }\n".to_owned()
        + &"[[player]]\n".repeat(4);
    let mut test = Test::at(&five);
    test.play("place G5f; choose take; choose use");
    assert_eq!(test.has(0, Good::Food), 2);
    let mut test = Test::at(&five);
    test.play("place G5f; choose room; room 0,0");
    assert_eq!((test.asked().index(), test.has(0, Good::Food)), (1, 0), "only for the travelling players");
}

const ORDER: &str =
    "round_order = ['R1a', 'R1b', 'R1c', 'R1d', 'R2a', 'R2b', 'R2c', 'R3a', 'R3b', 'R4a', 'R4b', 'R5a', 'R5b', 'R6a']";

#[test]
fn i238_chamberlain_uses_the_rounds_to_come() {
    let at = |round: u8, turn: u8| {
        Test::at(&format!("{ORDER}\nround = {round}\nturn = {turn}\n[[player]]\ncards = ['I238']\n[[player]]"))
    };
    assert_eq!(at(10, 0).refusal("place R5b"), "not-in-play", "not before round 11");
    let mut test = at(11, 0);
    test.play("place R5b; grow");
    assert_eq!(test.player(0).family, 3, "with the card of round 13 in round 11");
    assert_eq!(test.refusal("place R5a"), "not-in-play", "nobody else");
    // Everybody sees the cards and who stands there.
    let view = test.game.view(Some(Seat::new(1)));
    assert_eq!(view.round_order.iter().flatten().count(), 14);
    assert!(view.spaces.iter().any(|(id, space)| *id == "R5b" && space.persons.len() == 2));
    let view = at(10, 0).game.view(Some(Seat::new(0)));
    assert_eq!(view.round_order.iter().flatten().count(), 10);
    // Everybody goes home from there too.
    test.until(|game| game.round == 12);
    assert!(test.game.view(None).spaces.iter().all(|(_, space)| space.persons.is_empty()));
    // The Head of the Family of another cannot join there before the card's round.
    let mut test = Test::at(&format!(
        "{ORDER}\nround = 11\n[[player]]\ncards = ['I238']\n[[player]]\ncards = ['E159']\n[[player]]\n[[player]]"
    ));
    test.play("place R5b; grow");
    assert_eq!(test.refusal("place R5b"), "not-in-play");
    // Played later, it works at once.
    let mut test = Test::at(&format!("{ORDER}\nround = 12\n[[player]]\nhand = ['I238']\n[[player]]"));
    test.play("place B5; occupation I238; place B3");
    assert!(test.offers("place R5b"));
}

#[test]
fn i239_corn_profiteer_sells_to_whoever_stops_it() {
    let sale = |others: [u8; 3]| {
        let others = others.map(|food| format!("[[player]]\ngoods = {{ food = {food} }}\n"));
        Test::at(&format!("round = 4\n[[player]]\ncards = ['I239']\ngoods = {{ grain = 1 }}\n{}", others.concat()))
    };
    // Nobody can pay: 3 food at once, and the placement is asked for again.
    let mut test = sale([0, 0, 1]);
    test.play("use I239");
    assert_eq!((test.goods(0), test.asked().index(), test.prompt()), (food(3), 0, "place"));
    // One buyer.
    let mut test = sale([0, 2, 2]);
    test.play("use I239");
    assert_eq!((test.asked().index(), test.prompt()), (2, "whether"));
    test.play("choose use; done");
    assert_eq!(
        (test.goods(0), test.goods(2), test.goods(3)),
        (food(2), grain(1), food(2)),
        "NL: the grain goes to the buyer"
    );
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    // Several: the owner chooses, the others have their food again.
    let mut test = sale([2, 2, 2]);
    test.play("use I239; choose use; done; choose use");
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    assert_eq!(test.refusal("seat 2"), "no-answer", "who made no offer");
    test.play("seat 3");
    assert_eq!(test.goods(0), food(2));
    assert_eq!((test.goods(1), test.goods(2), test.goods(3)), (food(2), food(2), grain(1)));
    assert_eq!(test.mark(0, "I239"), 0);
    assert_eq!(test.prompt(), "place");
    // Crops may be eaten for an offer.
    let mut test = Test::at(
        "round = 4\n[[player]]\ncards = ['I239']\ngoods = { grain = 1 }\n[[player]]\ngoods = { grain = 2 }\n[[player]]\n[[player]]",
    );
    test.play("use I239; choose use; exchange raw grain 2");
    assert_eq!((test.goods(0), test.goods(1)), (food(2), grain(1)));
    // Grain on fields cannot be used.
    let test = Test::at(
        "round = 4\n[[player]]\ncards = ['I239']\nfarm = ['. . . . Fg3', 'R . . . .', 'R . . . .']\n[[player]]\n[[player]]\n[[player]]",
    );
    assert_eq!(test.refusal("use I239"), "not-now");
}

#[test]
fn i239_corn_profiteer_before_feeding() {
    let mut test = harvest(4, &["cards = ['I239']\ngoods = { grain = 2 }", "goods = { food = 6 }", "", ""]);
    assert_eq!((test.asked().index(), test.prompt()), (0, "whether"));
    test.play("choose use; choose use; choose use; done");
    assert_eq!((test.goods(0), test.goods(1)), (food(5), food(4).and(grain(1))), "each grain by itself");
    assert_eq!(test.game.to_decide().len(), 4, "then all feed at once");
    assert_eq!(test.refusal("use I239"), "not-now");
}

#[test]
fn i240_cowherd_gets_one_cattle_more() {
    let stalls = "farm = ['. . . S S', 'R . . . .', 'R . . . .']";
    let mut test = table(5, 14, "'I240'", stalls, "");
    assert_eq!(test.gains("place R4b"), cattle(2));
    let mut test = table(5, 14, "'I240'", &format!("{stalls}\ngoods = {{ food = 1 }}"), "");
    test.play("place G5d; choose cattle");
    assert_eq!(test.goods(0), cattle(1), "not on the space with a choice");
    // Both arrive together and are cooked as a pair (R19).
    let mut test = table(3, 14, "'I240', 'M1', 'E19'", "", "");
    test.play("place R4b");
    assert_eq!(test.prompt(), "keep");
    test.play("exchange E19 cattle 2 x1");
    assert_eq!(test.goods(0), food(7));
}

#[test]
fn i241_clay_plasterer_renovates_and_builds_cheaply() {
    let with = |cards: &str, more: &str| table(3, 14, cards, more, "");
    let four = "farm = ['R R . . .', 'R . . . .', 'R . . . .']";
    let mut test = with("'I241'", &format!("{four}\ngoods = {{ clay = 1, reed = 1 }}"));
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING, "four rooms for 1 clay and 1 reed");
    let mut test = with("'I241'", "house = 'clay'\ngoods = { clay = 3, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    // Nothing else becomes cheaper.
    let test = with("'I241'", &format!("{four}\nhouse = 'clay'\ngoods = {{ stone = 1, reed = 1 }}"));
    assert_eq!(test.refusal("place R2b"), "too-dear");
    let mut test = with("'I241'", "goods = { wood = 3, reed = 2 }");
    test.play("place B1");
    assert!(!test.offers("choose rooms"), "a wood room");
    // With the Bricklayer both save; with Carpenter or Clay Supports one takes the better price.
    let mut test = with("'I241', 'I243'", &format!("{four}\ngoods = {{ reed = 1 }}"));
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = with("'I241', 'I243'", "house = 'clay'\ngoods = { clay = 1, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    for other in ["E218", "E37"] {
        let test = with(&format!("'I241', '{other}'"), "house = 'clay'\ngoods = { clay = 1, wood = 1, reed = 1 }");
        assert_eq!(test.refusal("place B1"), "too-dear", "no sum of both with {other}");
    }
}

#[test]
fn i242_clay_hut_builder_gets_clay_once() {
    let rounds = vec![9, 10, 11, 12, 13];
    let mut test = table(2, 8, "'I242'", "goods = { clay = 2, reed = 1 }", "");
    test.play("place R2b; renovate clay");
    assert_eq!((test.rounds_served(), test.coming(9), test.mark(0, "I242")), (rounds.clone(), clay(2), 1));
    // Played in a clay hut or a stone house: at once, and not again with stone.
    for house in ["clay", "stone"] {
        let mut test = Test::players(2, 8, &format!("hand = ['I242']\nhouse = '{house}'"));
        test.play("place B5; occupation I242");
        assert_eq!((test.rounds_served(), test.coming(9)), (rounds.clone(), clay(2)));
    }
    let mut test = table(2, 8, "{ card = 'I242', mark = 1 }", "house = 'clay'\ngoods = { stone = 2, reed = 1 }", "");
    test.play("place R2b; renovate stone");
    assert!(test.rounds_served().is_empty());
    // Straight to stone brings it as well; in a wood hut nothing waits.
    let mut test = table(2, 8, "'I242', 'E200'", "goods = { stone = 2, reed = 1 }", "");
    test.play("place R2b; renovate stone");
    assert_eq!(test.rounds_served(), rounds);
    let mut test = Test::players(2, 8, "hand = ['I242']");
    test.play("place B5; occupation I242");
    assert!(test.rounds_served().is_empty());
}

#[test]
fn i243_bricklayer_saves_clay() {
    let with = |more: &str| table(2, 14, "'I243'", more, "");
    // A major improvement for 2 clay, a renovation of two rooms and a clay room.
    let mut test = with("goods = { clay = 1 }");
    test.play("place R1b; improve M1");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = with("goods = { clay = 1, reed = 1 }");
    test.play("place R2b; renovate clay");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = with("house = 'clay'\ngoods = { clay = 3, reed = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    // Other goods are not saved.
    let mut test = with("goods = { wood = 4, reed = 2 }");
    test.play("place B1");
    assert!(!test.offers("choose rooms"));
}

#[test]
fn i244_layabout_misses_one_harvest() {
    let lazy = |round: u8, played: u8| {
        harvest(
            round,
            &[
                &format!(
                    "cards = [{{ card = 'I244', round = {played} }}, 'M7', 'E51']\n\
            farm = ['. . . Fg3 .', 'R . . S S', 'R . . S .']\nanimals = {{ sheep = 3 }}\ngoods = {{ wood = 1 }}"
                ),
                "goods = { food = 9 }",
            ],
        )
    };
    let mut test = lazy(4, 3);
    assert_eq!(test.game.to_decide().iter().collect::<Vec<_>>(), [Seat::new(1)], "only the other one feeds");
    test.play("feed 4");
    assert_eq!((test.game.round, test.player(0).begging), (5, 0));
    assert_eq!(test.goods(0), sheep(3).and(wood(1)), "no crop, no spindle, no young");
    assert_eq!(test.player(0).farm.plots[3].grain, 3);
    // The harvest after that is an ordinary one, and so is one that lies further off.
    let test = lazy(7, 3);
    assert_eq!((test.game.to_decide().len(), test.has(0, Good::Grain), test.has(0, Good::Food)), (2, 1, 1));
    let mut test = Test::players(2, 1, "hand = ['I244']");
    test.play("place B5; occupation I244");
    assert_eq!(test.mark(0, "I244"), 1);
}

#[test]
fn i244_layabout_and_the_cards_of_others() {
    // A Water Mill offers nothing to somebody who is not there; the Harvest Helper still finds the field.
    let field = "farm = ['. . . Fg3 .', 'R . . . .', 'R . . . .']";
    let lazy = format!("cards = [{{ card = 'I244', round = 4 }}]\n{field}\ngoods = {{ grain = 2 }}");
    let mut test = harvest(4, &["cards = ['I103', 'I223']\ngoods = { food = 9 }", &lazy, "goods = { food = 9 }"]);
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    test.play("field 1 0,3");
    assert_eq!(test.goods(1), grain(2).and(food(2)));
}

/// What others do in the harvest still pays somebody who sits it out.
#[test]
fn i244_layabout_earns_by_the_doings_of_others() {
    for card in ["K299", "I97"] {
        let lazy = format!("cards = [{{ card = 'I244', round = 4 }}, '{card}']");
        let mut test = harvest(4, &[&lazy, "cards = ['M1']\nanimals = { sheep = 1 }", "goods = { food = 9 }"]);
        test.play("exchange M1 sheep 1");
        assert_eq!(test.goods(0), food(1), "{card}");
    }
    let lazy = "cards = [{ card = 'I244', round = 4 }, 'I224']";
    let sower = "cards = ['I86']\ngoods = { grain = 1, food = 9 }\nfarm = ['. . . F .', 'R . . . .', 'R . . . .']";
    let mut test = harvest(4, &[lazy, sower, "goods = { food = 9 }"]);
    test.play("sow 0,3 grain");
    assert_eq!(test.goods(0), grain(1), "the Field Worker");
}

#[test]
fn i245_market_crier_gives_grain_to_all() {
    let mut test = table(4, 14, "'I245'", "", "");
    test.play("place B3; choose use");
    assert_eq!(test.goods(0), grain(2).and(vegetable(1)));
    assert_eq!([1, 2, 3].map(|seat| test.goods(seat)), [grain(1); 3]);
    let mut test = table(4, 14, "'I245'", "", "");
    test.play("place B3; done");
    assert_eq!((test.goods(0), test.goods(1)), (grain(1), NOTHING), "all or nothing");
    let mut test = table_from(4, 14, 1, "'I245'", "", "");
    test.play("place B3");
    assert_eq!(test.asked().index(), 2, "not for others");
    // What the others get is nothing they took: their own cards do not react.
    let mut test = table(4, 14, "'I245'", "", "cards = ['E35', 'E168']");
    test.play("place B3; choose use");
    assert_eq!(test.goods(1), grain(1));
}

#[test]
fn i246_milking_hand_in_the_field_phase_and_at_the_end() {
    let herd = |cattle: u8| {
        let farm = "farm = ['. . . S S', 'R . . . .', 'R . . . .']\npastures = [[[0,3], [0,4]]]";
        let owner = format!("cards = ['I246']\n{farm}\nanimals = {{ cattle = {cattle} }}");
        let test = harvest(4, &[&owner, "", "", ""]);
        (test.has(0, Good::Food), test.points("bonus_points"))
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 7].map(herd), [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)]);
}

#[test]
fn i247_butcher_needs_no_fireplace() {
    let stalls = "farm = ['. . . S S', 'R . . S .', 'R . . . .']\nanimals = { sheep = 1, boar = 1, cattle = 1 }";
    let mut test = table(2, 14, "'I247'", stalls, "");
    test.play("exchange I247 sheep 1; exchange I247 boar 1; exchange I247 cattle 1");
    assert_eq!(test.goods(0), food(6));
    // Animals that have just come need no place.
    let mut test = Test::at("round = 14\n[spaces]\nR1c = { sheep = 3 }\n[[player]]\ncards = ['I247']\n[[player]]");
    test.play("place R1c");
    assert_eq!(test.prompt(), "keep");
    test.play("exchange I247 sheep 2");
    assert_eq!((test.goods(0), test.asked().index()), (sheep(1).and(food(2)), 1));
    // Not while animals breed, and it is no fireplace for the Gypsy's Crock.
    let owner = "cards = ['I247', 'E19']\nfarm = ['. . . S S', 'R . . S .', 'R . . . .']\nanimals = { sheep = 2 }\ngoods = { food = 4 }";
    let mut test = harvest(4, &[owner, "goods = { food = 4 }"]);
    assert_eq!(test.refusal("exchange E19 sheep 2 x1"), "no-exchange");
    test.play_as(0, "feed 4");
    test.play_as(1, "feed 4");
    assert_eq!((test.prompt(), test.refusal("exchange I247 sheep 1")), ("breed", "no-exchange"));
}

/// T36.
#[test]
fn i248_net_fisherman_takes_what_is_left_on_fishing() {
    let position = "round = 8\n[spaces]\nB10 = { food = 3 }\n[[player]]\ncards = ['I248', 'E12']\nat_home = 1\n[[player]]\nat_home = 1";
    let mut test = Test::at(position);
    test.play("place B9; place B7");
    assert_eq!(test.goods(0), reed(1).and(food(3)), "and nothing from the Fishing Rod");
    assert_eq!(test.lying("B10"), food(1), "the refill of the next round");
    let mut test = Test::at(position);
    test.play("place B9; place B10");
    assert_eq!((test.goods(0), test.goods(1)), (reed(1), food(3)), "somebody fished");
    let mut test = Test::at(position);
    test.play("place B8; place B7");
    assert_eq!((test.goods(0), test.lying("B10")), (clay(1), food(4)), "no reed, no claim");
    // NL: the Fisherman does not double it; reed of other spaces gives the same right.
    let mut test = Test::at(
        &position
            .replace("'E12'", "'E161'")
            .replace("at_home = 1\n[[player]]", "at_home = 1\n[[player]]\nat_home = 0\n[[player]]"),
    );
    test.play("place B9; place B7");
    assert_eq!((test.goods(0), test.prompt()), (reed(1).and(food(3)), "place"));
    let four = "[[player]]\nat_home = 0\n".repeat(3);
    let mut test = Test::at(&format!(
        "round = 8\n[spaces]\nB10 = {{ food = 3 }}\n[[player]]\ncards = ['I248']\nat_home = 1\n{four}"
    ));
    test.play("place G4d");
    assert_eq!(test.goods(0), reed(1).and(stone(1)).and(food(4)));
    // The claim holds for its round only.
    let mut test = Test::at(&position.replace("'I248'", "{ card = 'I248', round = 7 }"));
    test.play("place B8; place B7");
    assert_eq!(test.goods(0), clay(1));
}
