//! What people at a table are told of the Moor: plans for feeding and heating, fees of special actions, what can be had.

use crate::common::Test;
use agricola::goods::*;
use agricola::rules::Expansion;
use agricola::{Contents, Move, Options};
use table::{Game, Present, Rng, Seat, Seed, Target};

const ME: Seat = Seat::new(0);

/// The feeding of a harvest with the Moor, player 0 with three rooms of wood and these lines.
fn feeding(lines: &str) -> Test {
    feeding_on(1, lines)
}

/// The same on any level.
fn feeding_on(level: u8, lines: &str) -> Test {
    let farm = "farm = ['R . . . .', 'R . . . .', 'R . . . .']";
    let head = format!("expansion = 'moor'\nlevel = {level}\nphase = 'feeding'\nround = 4\n");
    Test::at(&format!("{head}[[player]]\n{farm}\n{lines}\n[[player]]\ngoods = {{ food = 9, fuel = 9 }}\n"))
}

/// Carries the plan of the first question out; says what is then begged for and who is sick.
fn after_plan(test: &Test) -> (u8, u8) {
    let mut game = test.game.clone();
    let Some(Contents::Feed { plan, .. }) = game.contents(ME) else { panic!("player 0 has to feed") };
    for m in &plan {
        assert!(game.is_legal(ME, m), "{m:?} of {plan:?}");
        game.play_unchecked(ME, m);
    }
    assert!(matches!(plan.last(), Some(Move::Heat { .. })), "{plan:?}");
    (game.player(ME).begging, game.player(ME).sick)
}

#[test]
fn m12_1_one_plan_feeds_and_heats() {
    assert_eq!(after_plan(&feeding("goods = { food = 4, fuel = 3 }")), (0, 0));
    assert_eq!(after_plan(&feeding("goods = { food = 4, fuel = 1, wood = 2 }")), (0, 0), "M11.3: wood burns");
    assert_eq!(after_plan(&feeding("goods = { food = 2, wood = 1 }")), (2, 2));
}

#[test]
fn mt55_the_plan_does_not_use_the_same_wood_twice() {
    let joinery = feeding("goods = { food = 3, grain = 2, wood = 3 }\ncards = ['M7']");
    assert_eq!(after_plan(&joinery), (0, 0), "grain is eaten, wood is burnt");
    let hungry = feeding("goods = { food = 2, wood = 1, fuel = 2 }\ncards = ['M7']");
    assert_eq!(after_plan(&hungry), (0, 1), "begging costs more than a bed");
}

#[test]
fn m082_the_plan_knows_what_burnt_wood_saves() {
    let feeding = |lines: &str| feeding_on(3, lines);
    assert_eq!(after_plan(&feeding("goods = { food = 4, wood = 3 }\ncards = ['M082']")), (0, 0));
    let mut warm = feeding("goods = { food = 4, wood = 1 }\ncards = ['M082', 'M006']\nhouse = 'clay'");
    let Some(Contents::Feed { plan, .. }) = warm.game.contents(ME) else { panic!("player 0 has to feed") };
    plan.iter().for_each(|m| warm.game.apply(ME, m).map(drop).unwrap());
    assert_eq!((warm.player(0).sick, warm.goods(0)), (0, fuel(1)), "nothing is needed any more");
}

#[test]
fn m12_2_the_question_says_what_heating_takes() {
    let test = feeding("goods = { food = 4, fuel = 1, wood = 1 }");
    let Some(Contents::Feed { heating: Some(heating), .. }) = test.game.contents(ME) else {
        panic!("homes are heated")
    };
    assert_eq!((heating.owed, heating.in_reach, heating.healthy), (3, 2, 2));
    let base = Test::at("mode = 'family'\nphase = 'feeding'\nround = 4\n[[player]]\n[[player]]\n");
    assert!(matches!(base.game.contents(ME), Some(Contents::Feed { heating: None, .. })));
}

#[test]
fn m7_4_an_open_card_says_what_the_second_user_pays() {
    let options = Options { expansion: Expansion::Moor, start_seat: Some(0), ..Options::default() };
    let mut game = agricola::Agricola::new(&options, Seed::new(7)).unwrap();
    let mut moves = Vec::new();
    game.moves(ME, &mut moves);
    let jobs = moves.iter().find(|m| game.target(ME, m) == Target::Option("JM")).unwrap();
    game.play_unchecked(ME, jobs);
    let view = game.view(Some(Seat::new(1)));
    let fees: Vec<_> = view.specials.iter().map(|card| (card.lies, card.seat, card.fee)).collect();
    assert_eq!(fees, [("display", None, NOTHING), ("open", Some(ME), food(2))]);
}

#[test]
fn questions_hold_in_random_games_with_the_moor() {
    let (mut fed, mut heated) = (0, 0);
    for number in 0..10u64 {
        let mut rng = Rng::from_number(number);
        let players = (number % 5) as u8 + 1;
        let options = Options { players, expansion: Expansion::Moor, ..Options::default() };
        let mut game = agricola::Agricola::new(&options, Seed::new(u128::from(number))).unwrap();
        while let Some(seat) = game.to_decide().first() {
            proofs::questions_hold(&game, seat, &mut rng);
            let plan = match game.contents(seat) {
                Some(Contents::Feed { plan, .. }) => {
                    fed += 1;
                    plan
                }
                Some(Contents::Heat { plan, .. }) => {
                    heated += 1;
                    plan
                }
                _ => Vec::new(),
            };
            let mut after = game.clone();
            for m in &plan {
                assert!(after.is_legal(seat, m), "{m:?} of {plan:?}");
                after.play_unchecked(seat, m);
            }
            let mut list = Vec::new();
            game.moves(seat, &mut list);
            if list.is_empty() || rng.below(8) == 0 {
                game.exchanges(seat, &mut list);
            }
            game.play_unchecked(seat, rng.pick(&list).unwrap());
        }
    }
    assert!(fed > 60 && heated > 60, "{fed} {heated}");
}
