//! The occupations of the I deck, I249 to I340: every effect, every ruling, and what a careless hand would get wrong.

use crate::common::{Test, harvest, table, table_from};
use agricola::goods::*;
use table::{Game, Seat};

/// T64.
#[test]
fn i249_puppeteer_plays_while_others_perform() {
    let show = |food: u8, hand: &str| {
        table_from(4, 14, 1, "'I249'", &format!("hand = [{hand}]\ngoods = {{ food = {food} }}\noccupations = 5"), "")
    };
    let mut test = show(1, "'E176', 'E184'");
    test.play("place G4f");
    assert_eq!((test.asked().index(), test.prompt()), (0, "occupation"));
    test.play("occupation E176");
    assert_eq!(
        (test.goods(0), test.asked().index()),
        (NOTHING, 2),
        "1 food, whatever was played before; then it goes on"
    );
    let mut test = show(1, "'E176'");
    test.play("place G4f; done");
    assert_eq!(test.goods(0), food(1));
    // Without food nothing can be played, not even what brings food at once; a crop can be eaten.
    let mut test = show(0, "'E176'");
    test.play("place G4f");
    assert_eq!(test.asked().index(), 2);
    let mut test = table_from(4, 14, 1, "'I249'", "hand = ['E176']\ngoods = { grain = 1 }", "");
    test.play("place G4f; occupation E176; exchange raw grain 1");
    assert_eq!(test.tableau(0), ["I249", "E176"]);
    // What the card costs besides comes on top, and the Patron pays before.
    let mut test = show(2, "'E172'");
    test.play("place G4f");
    assert_eq!(test.asked().index(), 2, "the Chief costs 3 here");
    let mut test = table_from(4, 14, 1, "'I249', 'E192'", "hand = ['E172']\ngoods = { food = 1 }", "");
    test.play("place G4f; occupation E172");
    assert_eq!(test.goods(0), NOTHING);
    // The owner's own show brings nothing, nor does a room in the game of five.
    let mut test = table(4, 14, "'I249'", "hand = ['E176']\ngoods = { food = 1 }", "");
    test.play("place G4f");
    assert_eq!(test.asked().index(), 1);
    let mut test =
        table_from(5, 14, 1, "'I249'", "hand = ['E176']\ngoods = { food = 1 }", "goods = { wood = 5, reed = 2 }");
    test.play("place G5f; choose room; room 0,0");
    assert_eq!(test.asked().index(), 2);
}

#[test]
fn i250_sheep_whisperer_calls_sheep() {
    for (round, rounds) in [(1, vec![5, 8, 10, 12]), (3, vec![7, 10, 12, 14]), (6, vec![10, 13]), (11, vec![])] {
        let mut test = Test::players(4, round, "hand = ['I250']");
        test.play("place B5; occupation I250");
        assert_eq!(test.rounds_served(), rounds, "round {round}");
        assert!(rounds.iter().all(|&round| test.coming(round) == sheep(1)));
    }
    // A sheep that finds no place must be dealt with when it comes.
    let test = Test::at(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = ['I250']\nanimals = { boar = 1 }\n\
        coming = { 5 = { sheep = 1 } }\n[[player]]\n[[player]]\n[[player]]",
    );
    assert_eq!((test.asked().index(), test.prompt()), (0, "keep"));
}

#[test]
fn i251_reed_buyer_buys_of_the_first_reed_of_a_round() {
    let buyer = |turn: u8| table_from(4, 8, turn, "'I251'", "goods = { food = 2 }", "");
    let mut test = buyer(1);
    test.play("place B9; choose use");
    assert_eq!(test.goods(0), reed(1).and(food(1)));
    assert_eq!(test.goods(1), food(2), "1 from the buyer, 1 from the supply");
    test.play("place G4d");
    assert_eq!(test.asked().index(), 3, "the second reed of the round cannot be bought");
    // Whoever declines has missed the chance, and so has an owner who takes the first reed.
    let mut test = buyer(1);
    test.play("place B9; done; place G4d");
    assert_eq!(test.asked().index(), 3);
    let mut test = buyer(0);
    test.play("place B9");
    assert_eq!((test.asked().index(), test.goods(0)), (1, reed(1).and(food(2))), "no extra food");
    test.play("place G4d");
    assert_eq!(test.asked().index(), 2);
}

#[test]
fn i252_pig_breeder_has_young_after_round_12() {
    let mut test = Test::players(4, 1, "hand = ['I252']");
    assert_eq!(test.gains("place B5; occupation I252"), boar(1));
    let end = |round: u8, animals: &str| {
        let four = "[[player]]\nat_home = 0\n".repeat(3);
        let mut test = Test::at(&format!(
            "round = {round}\nturn = 0\n[[player]]\ncards = ['I252']\nat_home = 1\n\
            farm = ['. . . . .', 'R . . S S', 'R . . . .']\nanimals = {{ {animals} }}\n{four}"
        ));
        test.play("place B6");
        test
    };
    let mut test = end(12, "boar = 2");
    assert_eq!((test.asked().index(), test.prompt()), (0, "breed"));
    assert_eq!(test.refusal("breed sheep"), "no-young");
    test.play("breed boar");
    assert_eq!((test.has(0, Good::Boar), test.game.round), (3, 13));
    assert_eq!(end(12, "boar = 1").game.round, 13, "one boar alone has no young");
    assert_eq!(end(12, "sheep = 2").game.round, 13, "only boar");
    assert_eq!(end(12, "boar = 3").game.round, 13, "no place");
    assert_eq!(end(10, "boar = 2").game.round, 11, "only after round 12");
}

#[test]
fn i253_pig_catcher_leaves_wood_for_a_boar() {
    let catch = |space: &str, wood: u8, cards: &str| {
        Test::at(&format!(
            "round = 14\n[spaces]\n{space} = {{ wood = {wood} }}\n[[player]]\ncards = [{cards}]\n{}",
            "[[player]]\n".repeat(3)
        ))
    };
    let mut test = catch("B7", 3, "'I253'");
    test.play("place B7; choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (wood(1).and(boar(1)), wood(2)));
    let mut test = catch("B7", 3, "'I253'");
    test.play("place B7; done");
    assert_eq!((test.goods(0), test.lying("B7")), (wood(3), NOTHING));
    let mut test = catch("G4a", 1, "'I253'");
    test.play("place G4a");
    assert_eq!(test.asked().index(), 1, "at least 2 wood");
    // Wood that does not lie there cannot be left.
    let mut test = Test::players(5, 14, "cards = ['I253']");
    test.play("place G5c");
    assert_eq!(test.asked().index(), 1);
    // With Basket and Mushroom Collector no more can be left than lay there; if nothing is kept, nothing was taken (R20).
    let mut test = catch("B7", 3, "'I253', 'E34', 'E196', 'E176'");
    test.play("place B7; first I253; choose use");
    assert_eq!(test.prompt(), "whether", "1 wood is left for the Mushroom Collector only");
    test.play("choose use");
    assert_eq!((test.goods(0), test.lying("B7")), (boar(1).and(food(2)), wood(3)));
    // The Wood Cart counts what is kept.
    let mut test = catch("B7", 3, "'I253', 'I79'");
    test.play("place B7; choose use");
    assert_eq!(test.has(0, Good::Wood), 3, "1 and 2 more");
}

#[test]
fn i254_groom_builds_a_stable_in_each_round() {
    let round = |house: &str, more: &str| {
        Test::at(&format!(
            "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = ['I254']\nhouse = '{house}'\n{more}\n{}",
            "[[player]]\n".repeat(3)
        ))
    };
    let mut test = round("stone", "goods = { wood = 2 }");
    assert_eq!(test.prompt(), "stable");
    test.play("stable 0,4");
    assert_eq!((test.has(0, Good::Wood), test.prompt()), (1, "place"), "one in a round");
    let mut test = round("stone", "goods = { wood = 2 }");
    test.play("done");
    assert_eq!(test.has(0, Good::Wood), 2);
    for (house, more) in [
        ("clay", "goods = { wood = 2 }"),
        ("stone", ""),
        ("stone", "goods = { wood = 1 }\nfarm = ['. . S S S', 'R . . . S', 'R . . . .']"),
    ] {
        assert_eq!(round(house, more).prompt(), "place", "{house} {more}");
    }
    // Wood that comes with the round pays for it.
    let mut test = round("stone", "coming = { 5 = { wood = 1 } }");
    test.play("stable 0,4");
    assert_eq!(test.goods(0), NOTHING);
    // With the Fence Overseer it is fenced at once.
    let mut test = Test::at(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = ['I254', 'K312']\nhouse = 'stone'\n\
        goods = { wood = 1, food = 1 }\n[[player]]\n[[player]]\n[[player]]",
    );
    test.play("stable 0,4; choose use; fence 0,4");
    assert_eq!((test.goods(0), test.player(0).farm.fences.len()), (NOTHING, 4));
}

#[test]
fn i255_stone_buyer() {
    let mut test = table_from(4, 8, 1, "'I255'", "goods = { food = 2 }", "");
    test.play("place R2a; choose use");
    assert_eq!((test.goods(0), test.goods(1)), (stone(1).and(food(1)), food(2)));
    test.play("place G4d");
    assert_eq!(test.asked().index(), 3, "only the first stone of the round");
    // Whoever declines has missed the chance, and so has an owner who takes the first stone, or who has no food then.
    let mut test = table_from(4, 8, 1, "'I255'", "goods = { food = 2 }", "");
    test.play("place R2a; done; place G4d");
    assert_eq!(test.asked().index(), 3);
    let mut test = table_from(4, 8, 0, "'I255'", "goods = { food = 2 }", "");
    test.play("place R2a");
    assert_eq!((test.asked().index(), test.goods(0)), (1, stone(1).and(food(2))), "no extra food");
    test.play("place G4d");
    assert_eq!(test.asked().index(), 2);
    let mut test = table_from(4, 8, 1, "'I255'", "", "");
    test.play("place R2a; place G4d");
    assert_eq!(test.asked().index(), 3);
    // Reed and stone of one space: both may be bought, as far as the food goes.
    let mut test = table_from(4, 8, 1, "'I251', 'I255'", "goods = { food = 2 }", "");
    test.play("place G4d; first I255; choose use; choose use");
    assert_eq!((test.goods(0), test.goods(1)), (reed(1).and(stone(1)), food(5)));
}

#[test]
fn i256_and_i258_work_once_in_a_harvest() {
    for (card, kind, brings) in [("I256", "stone", 3), ("I258", "wood", 2)] {
        let mut test = harvest(4, &[&format!("cards = ['{card}']\ngoods = {{ {kind} = 2 }}"), "goods = { food = 9 }"]);
        test.play_as(0, &format!("exchange {card} {kind} 1"));
        assert_eq!(test.has(0, Good::Food), brings);
        assert_eq!(test.refusal(&format!("exchange {card} {kind} 1")), "no-exchange", "once");
        let test = table(3, 4, &format!("'{card}'"), &format!("goods = {{ {kind} = 2 }}"), "");
        assert_eq!(test.refusal(&format!("exchange {card} {kind} 1")), "no-exchange", "only in a harvest");
    }
    // The Cabinetmaker works beside the Joinery, and Plane and Guildmaster know him.
    let mut test = harvest(4, &["cards = ['I258', 'M7']\ngoods = { wood = 2 }", "goods = { food = 9 }"]);
    test.play_as(0, "exchange I258 wood 1");
    test.play_as(0, "exchange M7 wood 1");
    assert_eq!(test.has(0, Good::Food), 4);
    let mut test = harvest(4, &["cards = ['I258', 'E26']\ngoods = { wood = 1 }", "goods = { food = 9 }"]);
    test.play_as(0, "exchange I258 wood 1");
    assert_eq!(test.has(0, Good::Food), 3);
    let mut test = table(3, 4, "'E341'", "hand = ['I258']\ngoods = { food = 1 }", "");
    test.play("place B5; occupation I258");
    assert_eq!(test.has(0, Good::Wood), 4);
}

#[test]
fn i257_street_musician_plays_for_others() {
    let mut test = table_from(4, 14, 1, "'I257'", "", "");
    test.play("place G4f");
    assert_eq!(test.goods(0), grain(1));
    let mut test = table(4, 14, "'I257'", "", "");
    test.play("place G4f");
    assert_eq!(test.has(0, Good::Grain), 0, "not for the owner");
    let mut test = table_from(5, 14, 1, "'I257'", "", "goods = { wood = 5, reed = 2 }");
    test.play("place G5f; choose room; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    let mut test = table_from(5, 14, 1, "'I257'", "", "");
    test.play("place G5f; choose take");
    assert_eq!(test.goods(0), grain(1));
}

#[test]
fn i259_animal_dealer_buys_one_more() {
    let stalls = "farm = ['. . . S S', 'R . . . .', 'R . . . .']\ngoods = { food = 1 }";
    for (space, two) in [("R1c", sheep(2)), ("R3b", boar(2)), ("R4b", cattle(2))] {
        let mut test = table(3, 14, "'I259'", stalls, "");
        test.play(&format!("place {space}; choose use"));
        assert_eq!(test.goods(0), two);
        let mut test = table(3, 14, "'I259'", stalls, "");
        test.play(&format!("place {space}; done"));
        assert_eq!(test.has(0, Good::Food), 1);
    }
    let mut test = table(5, 14, "'I259'", stalls, "");
    test.play("place G5d; choose boar");
    assert_eq!((test.asked().index(), test.goods(0)), (1, boar(1).and(food(1))), "not on the space with a choice");
    // The food must be there first: what cooking the animal brings comes too late.
    let mut test = table(3, 14, "'I259'", "", "");
    test.play("place R1c");
    assert_eq!(test.asked().index(), 1, "nobody without food is asked");
    let mut test = table(3, 14, "'I259', 'M1'", "", "");
    test.play("place R1c; choose use; exchange M1 sheep 1");
    assert_eq!(test.goods(0), sheep(1).and(food(1)), "the first sheep may pay for the second");
    let mut test = table(3, 14, "'I259', 'M1'", "goods = { food = 1 }", "");
    test.play("place R1c; choose use; exchange M1 sheep 1");
    assert_eq!(test.goods(0), sheep(1).and(food(2)));
}

/// T57.
#[test]
fn i260_taster_places_the_first_person() {
    let at = |start: u8, food: u8| {
        Test::at(&format!(
            "round = 5\nphase = 'start_of_round'\nstart_seat = {start}\n[[player]]\ncards = ['I260']\n\
            goods = {{ food = {food} }}\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    let mut test = at(3, 1);
    assert_eq!((test.asked().index(), test.prompt()), (0, "whether"));
    test.play("choose use");
    assert_eq!((test.goods(0), test.goods(3)), (NOTHING, food(1)));
    let mut order = Vec::new();
    for space in ["B7", "B8", "B9", "B10", "B3", "B6"] {
        order.push(test.asked().index());
        test.play(&format!("place {space}"));
    }
    assert_eq!(order, [0, 3, 0, 1, 2, 3], "the owner's normal turn comes too");
    let mut test = at(3, 1);
    test.play("done");
    assert_eq!(test.asked().index(), 3);
    assert_eq!(at(0, 1).prompt(), "place", "no effect for the start player");
    assert_eq!(at(3, 0).asked().index(), 3, "without food");
}

#[test]
fn i261_outrider_rides_to_the_newest_card() {
    const ORDER: &str = "round_order = ['R1a', 'R1b', 'R1c', 'R1d', 'R2a', 'R2b', 'R2c', 'R3a', 'R3b', 'R4a', 'R4b', 'R5a', 'R5b', 'R6a']";
    let at = |round: u8, cards: &str| {
        let others = "[[player]]\n".repeat(3);
        Test::at(&format!("{ORDER}\nround = {round}\n[[player]]\ncards = [{cards}]\n{others}"))
    };
    let mut test = at(5, "'I261'");
    assert_eq!(test.gains("place R2a"), stone(1).and(grain(1)));
    let mut test = at(6, "'I261'");
    assert_eq!(test.gains("place R2a"), stone(1), "the card of the round before");
    let mut test = at(6, "'I261'");
    assert_eq!(test.gains("place B9"), reed(1));
    // What the Chamberlain uses ahead is not the newest card.
    let mut test = at(11, "'I261', 'I238'");
    test.play("place R5b; grow");
    assert_eq!(test.goods(0), NOTHING);
}

#[test]
fn i262_water_carrier_and_the_wells() {
    let rounds: Vec<usize> = (5..=14).collect();
    let well = "goods = { wood = 1, stone = 3 }";
    // Whoever builds the Well.
    let mut test = table_from(2, 4, 1, "'I262'", "", well);
    test.play("place R1b; improve M10");
    assert_eq!((test.rounds_served(), test.coming(5)), (rounds.clone(), food(1)));
    let mut test = table(2, 4, "'I262'", well, "");
    test.play("place R1b; improve M10");
    assert_eq!((test.coming(5), test.coming(9), test.coming(10)), (food(2), food(2), food(1)), "with the Well's own");
    // Played later: at once, also if the Well has become the Village Well.
    for well in ["M10", "I66"] {
        let mut test = Test::at(&format!("round = 4\n[[player]]\nhand = ['I262']\n[[player]]\ncards = ['{well}']"));
        test.play("place B5; occupation I262");
        assert_eq!(test.rounds_served(), rounds);
    }
    let mut test = Test::at("round = 4\n[[player]]\nhand = ['I262']\n[[player]]\ncards = ['I66', 'M10']");
    test.play("place B5; occupation I262");
    assert_eq!(test.coming(5), food(1), "once");
    let mut test = Test::players(2, 4, "hand = ['I262']");
    test.play("place B5; occupation I262");
    assert!(test.rounds_served().is_empty());
    // The Village Well brings nothing more, a second Well does.
    let mut test = table_from(2, 4, 1, "'I262'", "", "cards = ['M10']\nhand = ['I66']");
    test.play("place B2; improve I66 for M10");
    assert!(test.rounds_served().is_empty());
    let mut test = table_from(2, 4, 1, "'I262'", "coming = { 6 = { food = 1 } }", &format!("cards = ['I66']\n{well}"));
    test.play("place R1b; improve M10");
    assert_eq!((test.coming(5), test.coming(6)), (food(1), food(2)));
}

#[test]
fn i263_fence_builder_fences_after_a_space_of_choice() {
    let mut test = Test::players(2, 2, "hand = ['I263']\ngoods = { wood = 4 }");
    test.play("place B5; occupation I263");
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    assert_eq!(test.refusal("space R6a"), "no-answer", "the space must be in play");
    test.play("space B3");
    assert_eq!(test.player(0).bound_fences, 1);
    assert_eq!(test.game.view(None).players[0].fences_left, 14, "T61");
    test.play("place B8; place B3");
    assert_eq!(test.has(0, Good::Grain), 1, "the action of the space comes first");
    test.play("fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.has(0, Good::Wood)), (4, 0));
    // Other spaces do nothing, and others who use the space do not fence.
    let mut test = Test::at(
        "round = 2\n[[player]]\ncards = [{ card = 'I263', space = 'B3' }]\ngoods = { wood = 9 }\n[[player]]\ngoods = { wood = 9 }",
    );
    test.play("place B4; plow 0,4; place B3");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    // With the Hedge Keeper.
    let mut test = Test::players(2, 2, "cards = [{ card = 'I263', space = 'B3' }, 'E175']\ngoods = { wood = 1 }");
    test.play("place B3; fence 0,4");
    assert_eq!(test.goods(0), grain(1));
}

#[test]
fn i263_fence_builder_comes_after_everything_else() {
    // What other cards add to the space comes first, so that their wood can be built with.
    let mut test = table(2, 14, "{ card = 'I263', space = 'B7' }, 'I79', 'E34'", "", "");
    assert_eq!(agricola::SpaceId::all().nth(6).unwrap().space().id, "B7");
    test.play("place B7");
    assert_eq!(test.prompt(), "whether", "the Basket");
    test.play("done; fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.has(0, Good::Wood)), (4, 1), "3 taken, 2 of the Wood Cart");
}

#[test]
fn i264_fencer_profits_from_the_fences_of_others() {
    let build = |moves: &str| {
        let mut test = table_from(4, 14, 1, "'I264'", "", "goods = { wood = 15 }");
        test.play(&format!("place R1d; {moves}; done"));
        test.goods(0)
    };
    assert_eq!([build("fence 0,4"), build("fence 0,3 0,4")], [wood(1), wood(2)], "4 fences, 6 fences");
    assert_eq!(build("fence 0,4; fence 0,3"), wood(2), "one occasion: 7 fences");
    let mut test = table(4, 14, "'I264'", "goods = { wood = 4 }", "");
    test.play("place R1d; fence 0,4");
    assert_eq!(test.goods(0), NOTHING, "not for the owner's own");
    // Fences that cost no wood count too.
    let mut test = table_from(4, 14, 1, "'I264'", "", "hand = ['E40']\ngoods = { food = 2 }");
    test.play("place B2; improve E40; fence 0,4");
    assert_eq!(test.goods(0), wood(1));
}

/// T61.
#[test]
fn i265_fence_deliveryman_brings_fences_in_two_rounds() {
    let mut test = Test::players(2, 1, "hand = ['I265']\ngoods = { food = 60 }");
    test.play("place B5; occupation I265");
    assert_eq!(test.player(0).bound_fences, 8);
    assert_eq!(test.game.view(None).players[0].fences_left, 7, "they cannot be built in the meantime");
    test.until(|game| game.round == 7 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "whether"));
    assert_eq!(test.player(0).bound_fences, 4);
    let before = test.has(0, Good::Food);
    test.play("choose use; fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.has(0, Good::Food)), (4, before - 2));
    assert_eq!(test.prompt(), "place", "four and no more");
    // Declined, they come back all the same.
    test.until(|game| game.round == 11 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "whether"));
    test.play("done");
    assert_eq!((test.player(0).bound_fences, test.game.view(None).players[0].fences_left), (0, 11));
}

#[test]
fn i265_fence_deliveryman_at_the_edges() {
    // Played late, only one load waits; the rest stays with the player.
    let mut test = Test::players(2, 5, "hand = ['I265']");
    test.play("place B5; occupation I265");
    assert_eq!(test.player(0).bound_fences, 4);
    let mut test = Test::players(2, 9, "hand = ['I265']");
    test.play("place B5; occupation I265");
    assert_eq!(test.player(0).bound_fences, 0);
    // Fewer than four may be built for the same 2 food; the others join the unbuilt ones.
    let mut test = Test::players(2, 1, "hand = ['I265']\ngoods = { food = 60 }\npastures = [[[0,3], [0,4]]]");
    test.play("place B5; occupation I265");
    test.until(|game| game.round == 7 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "whether"));
    let before = test.has(0, Good::Food);
    test.play("choose use; fence 0,4; done");
    assert_eq!((test.player(0).farm.fences.len(), test.has(0, Good::Food)), (7, before - 2), "1 fence");
    assert_eq!(test.game.view(None).players[0].fences_left, 4, "8 left, 4 of them still wait");
    // With the Hedge Keeper three more are free.
    let mut test = Test::players(2, 1, "hand = ['I265']\ncards = ['E175']\ngoods = { food = 60 }");
    test.play("place B5; occupation I265");
    test.until(|game| game.round == 7 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "whether"));
    test.play("choose use; fence 0,4; fence 0,3");
    assert_eq!(test.player(0).farm.fences.len(), 7);
}

#[test]
fn i265_fence_deliveryman_delivers_no_more_than_lie_there() {
    // 7 unbuilt fences: 4 for the first round, 3 for the second.
    let eight = "pastures = [[[0,3], [0,4], [1,3], [1,4]]]";
    let mut test = Test::players(2, 1, &format!("hand = ['I265']\ngoods = {{ food = 60 }}\n{eight}"));
    test.play("place B5; occupation I265");
    assert_eq!(test.player(0).bound_fences, 7);
    test.until(|game| game.round == 7 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "whether"));
    test.play("done");
    test.until(|game| game.round == 11 && game.decision(Seat::new(0)).is_some_and(|d| d.prompt == "whether"));
    test.play("choose use");
    assert_eq!(test.game.view(None).players[0].fences_left, 7, "all are back");
    assert_eq!(test.refusal("fence 2,3 2,4"), "too-dear", "4 fences");
    test.play("fence 2,4");
    assert_eq!((test.player(0).farm.fences.len(), test.prompt()), (11, "place"), "3 and no more");
}

#[test]
fn i340_rancher_with_the_most_used_spaces() {
    let round = |own: &str, other: &str| {
        let test = Test::at(&format!(
            "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = ['I340']\nfarm = {own}\n[[player]]\nfarm = {other}\n[[player]]\n[[player]]"
        ));
        test.goods(0)
    };
    let (two, three) = ("['. . . . .', 'R . . . .', 'R . . . .']", "['. . . . F', 'R . . . .', 'R . . . .']");
    assert_eq!([round(three, two), round(three, three), round(two, three)], [wood(1), NOTHING, NOTHING]);
    assert_eq!(round("['. . . S F', 'R . . . .', 'R . . . .']", three), wood(1), "a stable is a used space");
}
