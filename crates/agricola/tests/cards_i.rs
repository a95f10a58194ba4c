//! The I deck as far as it is written: every effect, every ruling, and what a careless hand would get wrong.

mod common;
use agricola::goods::*;
use agricola::{Agricola, Options};
use common::Test;
use table::{Game, Seat, Seed};

/// This many players in a round; player 0 with these cards in play and these lines, player 1 with those.
fn table(players: usize, round: u8, cards: &str, more: &str, other: &str) -> Test {
    table_from(players, round, 0, cards, more, other)
}

/// The same with somebody else's turn.
fn table_from(players: usize, round: u8, turn: u8, cards: &str, more: &str, other: &str) -> Test {
    let rest = "[[player]]\n".repeat(players - 2);
    Test::at(&format!(
        "round = {round}\nturn = {turn}\n[[player]]\ncards = [{cards}]\n{more}\n[[player]]\n{other}\n{rest}"
    ))
}

/// Everybody in the harvest of a round, after the field phase of which nothing has come yet.
fn harvest(round: u8, players: &[&str]) -> Test {
    let players: Vec<String> = players.iter().map(|lines| format!("[[player]]\n{lines}\n")).collect();
    Test::at(&format!("round = {round}\nphase = 'harvest'\n{}", players.join("")))
}

#[test]
fn the_decks_that_are_not_complete_are_not_dealt() {
    for deck in ["I", "K"] {
        let options = Options { decks: vec![deck.into()], ..Options::default() };
        let why = Agricola::new(&options, Seed::new(1)).unwrap_err();
        assert!(why.to_string().contains("no deck"), "{why}");
    }
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
    // Played later, it works at once.
    let mut test = Test::at(&format!("{ORDER}\nround = 12\n[[player]]\nhand = ['I238']\n[[player]]"));
    test.play("place B5; occupation I238; place B3");
    assert!(test.offers("place R5b"));
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
    let lazy = |round: u8, mark: u8| {
        harvest(
            round,
            &[
                &format!(
                    "cards = [{{ card = 'I244', mark = {mark} }}, 'M7', 'E51']\n\
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
    let lazy = format!("cards = [{{ card = 'I244', mark = 4 }}]\n{field}\ngoods = {{ grain = 2 }}");
    let mut test = harvest(4, &["cards = ['I103', 'I223']\ngoods = { food = 9 }", &lazy, "goods = { food = 9 }"]);
    assert_eq!((test.asked().index(), test.prompt()), (0, "choose"));
    test.play("field 1 0,3");
    assert_eq!(test.goods(1), grain(2).and(food(2)));
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
    // The claim holds for its round only.
    let mut test = Test::at(&position.replace("'I248'", "{ card = 'I248', mark = 7 }"));
    test.play("place B8; place B7");
    assert_eq!(test.goods(0), clay(1));
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
fn i255_stone_buyer() {
    let mut test = table_from(4, 8, 1, "'I255'", "goods = { food = 2 }", "");
    test.play("place R2a; choose use");
    assert_eq!((test.goods(0), test.goods(1)), (stone(1).and(food(1)), food(2)));
    test.play("place G4d");
    assert_eq!(test.asked().index(), 3, "only the first stone of the round");
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
        "round = 2\n[[player]]\ncards = [{ card = 'I263', mark = 3 }]\ngoods = { wood = 9 }\n[[player]]\ngoods = { wood = 9 }",
    );
    test.play("place B4; plow 0,4; place B3");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    // With the Hedge Keeper.
    let mut test = Test::players(2, 2, "cards = [{ card = 'I263', mark = 3 }, 'E175']\ngoods = { wood = 1 }");
    test.play("place B3; fence 0,4");
    assert_eq!(test.goods(0), grain(1));
}

#[test]
fn i68_harrow_for_everybody_once() {
    let mut test = table(3, 14, "'I68'", "", "goods = { food = 2 }");
    test.play("place B4; plow 0,4; choose use; plow 0,3");
    assert_eq!(test.player(0).farm.fields.len(), 2);
    // The other one pays the owner, who cannot refuse.
    test.play("place R5a; choose plow; plow 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (1, "whether"));
    test.play("choose use; plow 0,3");
    assert_eq!((test.goods(0), test.goods(1), test.player(1).farm.fields.len()), (food(2), NOTHING, 2));
    assert_eq!(test.mark(0, "I68"), 0b011);
    // The third has no food.
    let mut test = table_from(3, 14, 2, "{ card = 'I68', mark = 1 }", "", "");
    test.play("place B4; plow 0,4");
    assert_eq!(test.prompt(), "place");
    // Once each.
    let mut test = table_from(2, 14, 1, "{ card = 'I68', mark = 3 }", "", "goods = { food = 9 }");
    test.play("place B4; plow 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    test.play("place R5a; choose plow; plow 0,4");
    assert_ne!(test.prompt(), "whether");
}

#[test]
fn i68_harrow_is_not_combined_with_a_plow() {
    // T84: the other one must stand on a plow space; a Field played by a card does not count.
    let mut test = table_from(2, 14, 1, "'I68'", "", "goods = { food = 4 }\nhand = ['E11']");
    test.play("place B2; improve E11; plow 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"));
    let mut test = table_from(2, 14, 1, "'I68'", "", "goods = { food = 4 }\ncards = ['E62']");
    test.play("place B4; plow 0,4; first I68; choose use; plow 0,3");
    assert_eq!((test.asked().index(), test.prompt()), (0, "place"), "the plow is not asked any more");
    let mut test = table_from(2, 14, 1, "'I68'", "", "goods = { food = 4 }\ncards = ['E62']");
    test.play("place B4; plow 0,4; first E62; choose use; plow 0,3; done");
    assert_eq!((test.asked().index(), test.mark(0, "I68")), (0, 0));
    // With the Plow Maker it is.
    let mut test = table(2, 14, "'I68', 'E195'", "goods = { food = 1 }", "");
    test.play("place B4; plow 0,4; first I68; choose use; plow 0,3; choose use; plow 0,2");
    assert_eq!(test.player(0).farm.fields.len(), 3);
}

/// T62.
#[test]
fn i77_shepherds_crook_rewards_new_pastures_of_four() {
    let rich = "goods = { wood = 15 }";
    let mut test = table(2, 4, "'I77'", rich, "");
    test.play("place R1d; fence 0,3 0,4 1,3 1,4");
    assert_eq!(test.has(0, Good::Sheep), 2);
    // Dividing a pasture of six so that four are left brings nothing.
    let six = "goods = { wood = 15 }\npastures = [[[0,2], [0,3], [0,4], [1,2], [1,3], [1,4]]]";
    let mut test = table(2, 4, "'I77'", six, "");
    test.play("place R1d; fence 0,3 0,4 1,3 1,4; done");
    assert_eq!(test.has(0, Good::Sheep), 0);
    let mut test = table(2, 4, "'I77'", rich, "");
    test.play("place R1d; fence 0,3 0,4 1,4; done");
    assert_eq!(test.has(0, Good::Sheep), 0, "three spaces");
    // Each new pasture counts, even in one action.
    let mut test = table(2, 4, "'I77'", "goods = { wood = 15 }\npastures = [[[2,4]]]", "");
    test.play("place R1d; fence 0,3 0,4 1,3 1,4; done");
    assert_eq!(test.has(0, Good::Sheep), 2, "a second pasture beside the first");
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
    let mut game = table::Match::<Agricola>::from_position(text).unwrap();
    let before = game.game().clone();
    game.apply(Seat::new(1), &common::read("place B7")).unwrap();
    game.undo_own(Seat::new(1)).unwrap();
    assert_eq!(*game.game(), before);
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
