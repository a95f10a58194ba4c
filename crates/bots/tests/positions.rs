//! Positions in which the right move is beyond doubt.

use agricola::goods::Good;
use agricola::{Agricola, Move, SpaceId};
use bots::{Budget, analyze, named};
use table::{Game, Rng, Seat};

const BOTS: [&str; 2] = ["greedy", "mcts:60"];

fn position(text: &str) -> Agricola {
    Agricola::from_position(text).unwrap()
}

fn place(id: &str) -> Move {
    Move::Place { space: SpaceId::named(id).unwrap() }
}

/// What a bot chooses first.
fn choice(bot: &str, game: &Agricola) -> Move {
    let seat = game.to_decide().first().unwrap();
    named::<Agricola>(bot, Rng::from_number(1)).unwrap().choose(game, seat).unwrap()
}

/// Lets a bot play on until its turn is over.
fn play_turn(bot: &str, game: &mut Agricola, seat: Seat) {
    let mut player = named::<Agricola>(bot, Rng::from_number(1)).unwrap();
    loop {
        let chosen = player.choose(game, seat).unwrap();
        game.apply(seat, &chosen).unwrap();
        if !game.to_decide().contains(seat) || game.begins_turn(seat) {
            return;
        }
    }
}

#[test]
fn the_last_person_renovates_for_five_points() {
    let game = position(
        r#"
        mode = "family"
        round = 14
        start_seat = 0
        [[player]]
        house = "clay"
        persons = 3
        at_home = 1
        goods = { stone = 5, reed = 1, food = 20, grain = 1 }
        farm = """
            R R . . .
            R R F . .
            R F F . ."""
        [[player]]
        at_home = 0
        goods = { food = 20 }"#,
    );
    for bot in BOTS {
        let chosen = choice(bot, &game);
        assert!([place("R2b"), place("R6a")].contains(&chosen), "{bot} plays {chosen:?}");
    }
}

/// A farm that lacks a second field and a sown vegetable, with one person left in the last round.
const SOW_LAST: &str = r#"
    mode = "family"
    round = 14
    start_seat = 0
    [[player]]
    at_home = 1
    goods = { food = 20, vegetable = 1 }
    farm = """
        . . . . .
        R . . . .
        R F . . ."""
    [[player]]
    at_home = 0
    goods = { food = 20 }"#;

#[test]
fn the_last_person_plows_and_sows() {
    for bot in BOTS {
        assert_eq!(choice(bot, &position(SOW_LAST)), place("R5a"), "{bot}");
    }
}

#[test]
fn grain_is_eaten_before_anybody_begs() {
    let text = r#"
        mode = "family"
        round = 4
        phase = "feeding"
        [[player]]
        goods = { food = 1, grain = 3 }
        [[player]]
        goods = { food = 4 }"#;
    for bot in BOTS {
        let mut game = position(text);
        play_turn(bot, &mut game, Seat::new(0));
        let player = game.player(Seat::new(0));
        assert_eq!((player.begging, player.goods.get(Good::Grain)), (0, 0), "{bot}");
    }
}

#[test]
fn who_begs_anyway_keeps_what_cannot_be_eaten() {
    // Dock Worker trades building resources for one another.
    let text = r#"
        mode = "full"
        round = 4
        phase = "feeding"
        [[player]]
        cards = ["E171"]
        goods = { wood = 9, clay = 4 }
        [[player]]
        goods = { food = 4 }"#;
    for bot in BOTS {
        let mut game = position(text);
        play_turn(bot, &mut game, Seat::new(0));
        let player = game.player(Seat::new(0));
        assert_eq!((player.begging, player.goods.get(Good::Wood), player.goods.get(Good::Clay)), (4, 9, 4), "{bot}");
    }
}

#[test]
fn what_a_card_allows_at_any_time_is_done_in_time() {
    // Mason: a room for nothing.
    let text = r#"
        mode = "full"
        round = 14
        start_seat = 0
        [[player]]
        at_home = 1
        cards = ["E191"]
        house = "stone"
        goods = { food = 20 }
        farm = """
            R R . . .
            R F . . .
            R F . . ."""
        [[player]]
        at_home = 0
        goods = { food = 20 }"#;
    for bot in BOTS {
        let mut game = position(text);
        let mut players: Vec<_> = (0..2).map(|seat| named::<Agricola>(bot, Rng::from_number(seat)).unwrap()).collect();
        bots::play_out(&mut game, &mut players).unwrap();
        assert_eq!(game.player(Seat::new(0)).farm.rooms.len(), 5, "{bot}");
    }
}

#[test]
fn a_family_with_room_grows() {
    let game = position(
        r#"
        mode = "family"
        round = 8
        start_seat = 0
        [[player]]
        at_home = 1
        goods = { food = 8 }
        farm = """
            R . . . .
            R F . . .
            R F . . ."""
        [[player]]
        goods = { food = 8 }
        farm = """
            R . . . .
            R F . . .
            R F . . ."""
        "#,
    );
    for bot in BOTS {
        assert_eq!(choice(bot, &game), place("R2c"), "{bot}");
    }
}

#[test]
fn animals_that_find_no_place_are_cooked() {
    let text = r#"
        mode = "family"
        round = 6
        start_seat = 0
        [spaces]
        R1c = { sheep = 5 }
        [[player]]
        at_home = 1
        cards = ["M1"]
        [[player]]"#;
    for bot in BOTS {
        let (mut game, seat) = (position(text), Seat::new(0));
        let before = game.player(seat).goods.get(Good::Food);
        game.apply(seat, &place("R1c")).unwrap();
        play_turn(bot, &mut game, seat);
        let goods = game.player(seat).goods;
        assert_eq!(2 * goods.get(Good::Sheep) + goods.get(Good::Food), 10 + before, "{bot}");
    }
}

#[test]
fn no_animal_is_cooked_that_finds_a_place() {
    let text = r#"
        mode = "family"
        round = 10
        start_seat = 0
        [spaces]
        R3b = { boar = 3 }
        [[player]]
        at_home = 1
        cards = ["M1"]
        animals = { sheep = 4 }
        pastures = [[[0, 3], [0, 4], [1, 3], [1, 4]]]
        [[player]]"#;
    for bot in BOTS {
        let (mut game, seat) = (position(text), Seat::new(0));
        game.apply(seat, &place("R3b")).unwrap();
        play_turn(bot, &mut game, seat);
        let goods = game.player(seat).goods;
        // The pasture holds one type, the home one animal.
        let kept = (goods.get(Good::Sheep), goods.get(Good::Boar));
        assert!(kept == (4, 1) || kept == (1, 3), "{bot}: {kept:?}");
    }
}

#[test]
fn one_of_a_full_herd_may_be_eaten_and_bred_back() {
    let text = r#"
        mode = "family"
        round = 14
        phase = "feeding"
        [[player]]
        cards = ["M1"]
        goods = { food = 9 }
        animals = { ANIMALS }
        pastures = [[[0, 3], [0, 4]], [[1, 3], [1, 4]]]
        [[player]]
        goods = { food = 9 }"#;
    let eats = |animals: &str| {
        let (game, mut steps) = (position(&text.replace("ANIMALS", animals)), Vec::new());
        bots::agricola::steps::sensible(&game, Seat::new(0), &mut steps);
        steps.iter().any(|step| matches!(step, Move::Exchange { .. }))
    };
    assert!(eats("sheep = 9"), "no young sheep would find a place");
    assert!(eats("sheep = 4, boar = 4"), "only one of two young would find a place");
    assert!(!eats("sheep = 4"), "there is room for the young");
}

#[test]
fn the_analysis_names_every_answer_and_prefers_the_best() {
    let (game, seat) = (position(SOW_LAST), Seat::new(0));
    let judgements = analyze(&game, seat, &Budget::iterations(150), Rng::from_number(3));
    let mut answers = Vec::new();
    game.moves(seat, &mut answers);
    for answer in &answers {
        assert!(judgements.iter().any(|v| v.action == *answer), "{answer:?} is missing");
    }
    let best = &judgements[0];
    assert_eq!(best.action, place("R5a"));
    assert!(best.visits > 0 && best.error.is_some() && best.line[0].1[0] == best.action);
    assert!(judgements.iter().skip(1).all(|v| v.points <= best.points + 0.01), "{judgements:#?}");
    assert!(analyze(&game, Seat::new(1), &Budget::iterations(10), Rng::from_number(3)).is_empty());
}
