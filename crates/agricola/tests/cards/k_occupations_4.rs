//! The K deck: occupations K304 to K342. Every effect, every ruling, and what a careless hand would get wrong. Prices, printed
//! points, passing on and the conditions on occupations are tested for all cards in `sheet.rs`.

use crate::common::Test;
use agricola::goods::*;
use agricola::{Event, Move};
use table::{Game, Seat};

/// A person uses a space on which these goods lie; this many goods are gone from the Resource Seller's pile.
fn seller(players: usize, gone: u16, cards: &str, space: &str, lying: &str) -> Test {
    let others = "[[player]]\n".repeat(players - 1);
    let card = if gone > 0 { format!("{{ card = 'K310', mark = {gone} }}") } else { "'K310'".into() };
    let mut test = Test::at(&format!(
        "round = 14\nspaces = {{ {space} = {{ {lying} }} }}\n[[player]]\ncards = [{card}, {cards}]\n{others}"
    ));
    test.play(&format!("place {space}"));
    test
}

#[test]
fn k304_veterinarian_draws_from_a_bag() {
    let mut test = Test::players(4, 3, "hand = ['K304']");
    test.play("place B5; occupation K304");
    assert_eq!(test.mark(0, "K304"), 4 | 3 << 4 | 2 << 8);
    // One of each: never a pair. Two of a kind and nothing else: always one.
    let start = |mark: u16, seed: u8| {
        Test::at(&format!(
            "round = 5\nphase = 'start_of_round'\nseed = '{seed:x}'\n[[player]]\ncards = [{{ card = 'K304', mark = {mark} }}]\n\
            [[player]]\n[[player]]\n[[player]]"
        ))
    };
    for seed in 0..20 {
        let test = start(1 | 1 << 4 | 1 << 8, seed);
        assert_eq!((test.goods(0), test.mark(0, "K304")), (NOTHING, 1 | 1 << 4 | 1 << 8), "both go back");
        let test = start(2 << 4, seed);
        assert_eq!((test.goods(0), test.mark(0, "K304")), (boar(1), 1 << 4));
        assert_eq!(start(1 << 4, seed).goods(0), NOTHING, "one animal is no pair");
    }
    let won = (0..60).filter(|&seed| start(4 | 3 << 4 | 2 << 8, seed).goods(0) != NOTHING).count();
    assert!((5..40).contains(&won), "chance decides: {won} of 60; 10 in 36 are pairs");
    // The animal that is won may be cooked at once.
    let mut test = Test::at(
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = [{ card = 'K304', mark = 32 }, 'M1']\n\
        animals = { sheep = 1 }\n[[player]]\n[[player]]\n[[player]]",
    );
    assert_eq!(test.prompt(), "keep");
    test.play("exchange M1 boar 1");
    assert_eq!(test.goods(0), sheep(1).and(food(2)));
}

#[test]
fn k304_what_chance_has_shown_cannot_be_taken_back() {
    let shown = |cards: &str| {
        let text = format!(
            "round = 5\nphase = 'start_of_round'\n[[player]]\ncards = [{cards}]\n[[player]]\n[[player]]\n[[player]]"
        );
        Test::at(&text).game.revealed()
    };
    assert_eq!(shown("{ card = 'K304', mark = 32 }"), shown("") + 1, "the draw, besides the round card");
}

/// T80.
#[test]
fn k305_animal_handler_offers_an_animal_in_three_rounds() {
    let mut test = Test::players(4, 7, "hand = ['K305']");
    test.play("place B5; occupation K305");
    assert_eq!(test.mark(0, "K305"), 1 << 10 | 1 << 14, "those still to come");
    let start =
        |round: u8, more: &str| Test::start_of_round(4, round, "{ card = 'K305', rounds = [7, 10, 14] }, 'M1'", more);
    for (round, animal) in [(7, sheep(1)), (10, boar(1)), (14, cattle(1))] {
        let mut test = start(round, "goods = { food = 1 }");
        test.play("choose use");
        assert_eq!(test.goods(0), animal, "round {round}");
    }
    let mut test = start(7, "goods = { food = 1 }");
    test.play("done");
    assert_eq!((test.goods(0), test.prompt()), (food(1), "place"));
    assert_eq!(start(8, "goods = { food = 1 }").prompt(), "place");
    // The food must be there before the animal is cooked.
    assert_eq!(start(7, "").prompt(), "place");
    let mut test = start(7, "goods = { grain = 1 }\nanimals = { boar = 1 }");
    test.play("choose use; exchange raw grain 1");
    assert_eq!(test.prompt(), "keep");
    test.play("exchange M1 sheep 1");
    assert_eq!(test.goods(0), boar(1).and(food(2)), "bought, and cooked at once");
}

#[test]
fn k306_animal_tamer_keeps_an_animal_in_every_room() {
    let fits =
        |cards: &str, farm: &str, herd: Goods| Test::with(4, 14, cards, farm).game.housing(Seat::new(0)).fits(&herd);
    assert!(fits("'K306'", "", sheep(1).and(boar(1))) && !fits("'K306'", "", sheep(3)));
    let three = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    assert!(fits("'K306'", three, sheep(1).and(boar(1)).and(cattle(1))), "of different types");
    // A new room is a new place at once.
    let mut test = Test::with(2, 14, "'K306'", "goods = { wood = 5, reed = 2 }\nanimals = { sheep = 2 }");
    test.play("place B1; choose rooms; room 0,0");
    assert!(test.game.housing(Seat::new(0)).fits(&cattle(3)));
    // The House Goat makes the card ineffective, whichever comes first.
    for cards in ["'K306', 'K120'", "'K120', 'K306'"] {
        assert!(!fits(cards, three, sheep(1)), "{cards}");
    }
}

#[test]
fn k307_animal_breeder_buys_a_pair_for_a_new_pasture() {
    let rich = |food: u8| format!("goods = {{ wood = 15, food = {food} }}");
    for (food, option, animals) in [(1, "sheep", sheep(2)), (2, "boar", boar(2)), (3, "cattle", cattle(2))] {
        let mut test = Test::with(4, 4, "'K307'", &rich(food));
        test.play("place R1d; fence 0,3 0,4; done");
        test.play(&format!("choose {option}"));
        assert_eq!(test.goods(0).only(&ANIMALS), animals);
        assert_eq!(test.has(0, Good::Food), 0);
        assert_eq!(test.asked().index(), 1, "one pair");
    }
    let mut test = Test::with(4, 4, "'K307'", &rich(2));
    test.play("place R1d; fence 0,3 0,4; done");
    assert_eq!(test.refusal("choose cattle"), "too-dear");
    test.play("done");
    assert_eq!(test.goods(0).only(&ANIMALS), NOTHING);
    // One pair for several pastures in one action; none for a division.
    let mut test = Test::with(4, 4, "'K307'", &rich(9));
    test.play("place R1d; fence 0,4; fence 0,3; done; choose sheep");
    assert_eq!((test.has(0, Good::Sheep), test.asked().index()), (2, 1));
    let mut test = Test::with(4, 4, "'K307'", &format!("{}\npastures = [[[0,3], [0,4]]]", rich(9)));
    test.play("place R1d; fence 0,4; done");
    assert_eq!(test.asked().index(), 1);
    // A division first and a new pasture later in the action still count.
    let mut test = Test::with(4, 4, "'K307'", &format!("{}\npastures = [[[0,3], [0,4]]]", rich(9)));
    test.play("place R1d; fence 0,4; fence 1,4; done; choose boar");
    assert_eq!(test.has(0, Good::Boar), 2);
    // With the Mini Pasture.
    let mut test = Test::with(4, 4, "'K307'", "hand = ['E40']\ngoods = { food = 3 }");
    test.play("place B2; improve E40; fence 0,4; choose sheep");
    assert_eq!(test.goods(0), sheep(2));
}

#[test]
fn k308_foreman_puts_food_on_a_space() {
    let start = || {
        Test::at(
            "round = 4\nphase = 'start_of_round'\n[[player]]\ncards = ['K308']\n[[player]]\ngoods = { wood = 2 }\n[[player]]\n[[player]]",
        )
    };
    let mut test = start();
    let events = test.play("choose use; space B3");
    assert!(events.iter().any(|event| matches!(event, Event::PutOnSpace { .. })));
    assert_eq!(test.gains("place B3"), grain(1).and(food(1)), "on a space on which nothing lies otherwise");
    let mut test = start();
    test.play("choose use; space B1; place B3");
    test.play("place B1; choose stables; stable 0,4");
    assert_eq!((test.goods(1), test.lying("B1")), (food(1), NOTHING), "also the others");
    let mut test = start();
    test.play("choose use; space B8");
    assert_eq!(test.gains("place B8"), clay(2).and(food(1)), "with what lies there");
    // What nobody takes stays.
    let mut test = start();
    test.play("choose use; space B6");
    test.until(|game| {
        game.round == 5 || !game.board.persons(agricola::SpaceId::named("B6").unwrap()).iter().all(|&n| n == 0)
    });
    if test.game.round == 5 {
        assert_eq!(test.lying("B6"), food(1));
    }
    assert!(start().moves().contains(&Move::Done), "optional");
}

#[test]
fn k309_weaver_needs_two_sheep() {
    let food_of = |n: u8| {
        let more = format!("farm = ['. . . S S', 'R . . . .', 'R . . . .']\nanimals = {{ sheep = {n} }}");
        Test::start_of_round(4, 5, "'K309'", &more).has(0, Good::Food)
    };
    assert_eq!((food_of(1), food_of(2), food_of(3)), (0, 1, 1));
    // A sheep of the round space counts: it comes before the work phase.
    let more =
        "farm = ['. . . S S', 'R . . . .', 'R . . . .']\nanimals = { sheep = 1 }\ncoming = { 5 = { sheep = 1 } }";
    assert_eq!(Test::start_of_round(4, 5, "'K309'", more).has(0, Good::Food), 1);
}

#[test]
fn k310_resource_seller_gives_the_top_of_the_pile() {
    let sold = |gone: u16, space: &str, lying: &str| {
        let test = seller(2, gone, "", space, lying);
        (test.goods(0), test.mark(0, "K310"))
    };
    assert_eq!(sold(0, "B7", "wood = 3"), (wood(4), 1));
    assert_eq!(sold(0, "B8", "clay = 2"), (clay(2), 0), "only the top");
    assert_eq!(sold(1, "B8", "clay = 2"), (clay(3), 2), "one, however many");
    assert_eq!(sold(4, "R2a", "stone = 1"), (stone(2), 5));
    assert_eq!(sold(6, "R2a", "stone = 1"), (stone(2), 7));
    assert_eq!(sold(7, "R2a", "stone = 1"), (stone(1), 7), "the pile is gone");
    // The next one may come in the same action.
    assert_eq!(sold(0, "B8", "clay = 1, wood = 1"), (clay(2).and(wood(2)), 2));
    assert_eq!(sold(1, "B9", "reed = 1, wood = 1"), (reed(1).and(wood(1)), 1), "no clay, so no reed");
    assert_eq!(sold(1, "B9", "reed = 1, clay = 1"), (reed(2).and(clay(2)), 3), "clay, reed; the clay is used");
}

#[test]
fn k310_resource_seller_with_cards_and_round_spaces() {
    // The Clay Worker's clay releases a clay, in whatever order the cards were played.
    let test = seller(2, 0, "'K290'", "B7", "wood = 3");
    assert_eq!((test.goods(0), test.mark(0, "K310")), (wood(4).and(clay(2)), 2));
    let text = "round = 1\n[[player]]\ncards = ['K290', 'K310']\n[[player]]";
    let mut test = Test::at(text);
    test.play("place B7");
    assert_eq!((test.goods(0), test.mark(0, "K310")), (wood(4).and(clay(2)), 2));
    // Storehouse Keeper: the reed waits until the clay above it is gone; the reed releases one, the next clay stays.
    let mut test = seller(4, 1, "'K288'", "B9", "reed = 1, stone = 1");
    test.play("choose clay");
    assert_eq!((test.goods(0), test.mark(0, "K310")), (clay(2).and(reed(2)).and(stone(1)), 3));
    let mut test = seller(4, 1, "'K288'", "B9", "reed = 1, stone = 1");
    test.play("choose grain");
    assert_eq!((test.mark(0, "K310"), test.asked().index()), (1, 1), "and is forgotten after the action");
    test.play("place B6; place B10; place G4c");
    test.play("place B8");
    assert_eq!(test.mark(0, "K310"), 2, "only the clay");
    // At the start of a round.
    let test = Test::start_of_round(2, 5, "'K310'", "coming = { 5 = { wood = 1 } }");
    assert_eq!((test.goods(0), test.mark(0, "K310")), (wood(2), 1));
    // A resource that is left on the space was not received.
    let mut test = seller(2, 0, "'E34'", "B7", "wood = 2");
    test.play("choose use");
    assert_eq!((test.goods(0), test.mark(0, "K310")), (food(3), 0));
}

#[test]
fn k311_magician_with_the_last_person() {
    assert_eq!(Test::last_person(4, 12, "'K311'", "").gains("place G4f"), food(2).and(grain(1)));
    assert_eq!(Test::with(4, 12, "'K311'", "").gains("place G4f"), food(1), "another person is at home");
    // On the space with the room only if the food is taken.
    assert_eq!(Test::last_person(5, 12, "'K311'", "").gains("place G5f; choose take"), food(2).and(grain(1)));
    let mut test = Test::last_person(5, 12, "'K311'", "goods = { wood = 5, reed = 2 }");
    test.play("place G5f; choose room; room 0,0");
    assert_eq!(test.goods(0), NOTHING);
    // With Dancer and Conjurer.
    let mut test = Test::last_person(4, 12, "'K311', 'E212', 'E167'", "");
    assert_eq!(test.gains("place G4f"), food(5).and(grain(2)));
}

/// T78.
#[test]
fn k312_fence_overseer_fences_a_new_stable() {
    let mut test = Test::with(2, 14, "'K312'", "goods = { wood = 4, food = 2 }");
    test.play("place B1; choose stables; stable 0,4");
    assert_eq!((test.asked().index(), test.prompt()), (0, "whether"));
    test.play("choose use");
    assert_eq!(test.refusal("fence 0,3"), "no-pasture", "only the space of the stable");
    test.play("fence 0,4");
    assert_eq!((test.player(0).farm.fences.len(), test.goods(0)), (4, wood(2).and(food(1))), "no wood, 1 food");
    test.play("stable 0,3");
    assert_eq!((test.player(0).farm.stables.len(), test.asked().index()), (2, 1), "once in a round");
    // The rules for pastures hold: it must adjoin the others, and 15 fences are the limit.
    let mut test = Test::with(2, 14, "'K312'", "goods = { wood = 2, food = 1 }\npastures = [[[2,4]]]");
    test.play("place B1; choose stables; stable 0,1");
    assert_eq!(test.asked().index(), 1);
    for (edition, round) in [("de", 14), ("nl", 14)] {
        let mut test = Test::at(&format!(
            "edition = '{edition}'\nround = {round}\n[[player]]\ncards = ['K312', 'E207', 'E160', 'K307']\n\
            goods = {{ wood = 4, food = 9 }}\n[[player]]\n[[player]]\n[[player]]"
        ));
        test.play("place R1d; fence 0,4");
        // Farmer, Stablehand and Animal Breeder react to the fences; the free stable is fenced in for 1 food.
        test.play("first E207; stable 0,3; choose use; fence 0,3");
        assert_eq!(test.player(0).farm.pastures.len(), 2);
        test.until(|game| game.to_decide().first() != Some(Seat::new(0)));
        assert_eq!(test.player(0).farm.stables.len(), 1, "{edition}: no second free stable");
    }
}

#[test]
fn k342_animal_trainer_spends_the_food_taken() {
    let players = |lying: u8, more: &str| {
        Test::at(&format!(
            "round = 4\nspaces = {{ G4f = {{ food = {lying} }} }}\n[[player]]\ncards = ['K342']\n\
            farm = ['. . . . .', 'R . . S S', 'R . . S .']\n{more}\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    let mut test = players(5, "goods = { food = 9 }");
    test.play("place G4f");
    assert_eq!(test.refusal("take cattle 2"), "no-answer", "only with the food of this take");
    assert_eq!(test.refusal("take sheep 3"), "no-answer");
    test.play("take sheep 1 cattle 1");
    assert_eq!(test.goods(0), sheep(1).and(cattle(1)).and(food(9)));
    let mut test = players(4, "");
    test.play("place G4f; done");
    assert_eq!(test.goods(0), food(4));
    let mut test = players(1, "goods = { food = 9 }");
    test.play("place G4f");
    assert_eq!(test.asked().index(), 1, "1 food buys nothing");
}
