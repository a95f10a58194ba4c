//! What is said of a question: how it is answered, what it is about, why something is no answer, a way to feed.

mod common;
use agricola::goods::{Good, reed, wood};
use agricola::{Agricola, Cell, Contents, Mode, Move, Options};
use common::Test;
use table::{Ask, Game, Present, Rng, Seat, Seed};

const ME: Seat = Seat::new(0);

#[test]
fn placing_is_answered_with_a_space() {
    let game = Agricola::new(&Options::default(), Seed::new(7)).unwrap();
    let seat = game.to_decide().first().unwrap();
    assert_eq!(game.decision(seat).unwrap().ask, Ask::Spaces);
}

#[test]
fn questions_hold_in_random_games() {
    let (mut asked, mut fed, mut planned) = (0, 0, 0);
    for number in 0..20u64 {
        let mut rng = Rng::from_number(number);
        let full = number % 2 == 0;
        let options = Options {
            players: (number % 5) as u8 + 1,
            mode: if full { Mode::Full } else { Mode::Family },
            decks: if full { vec!["E".into(), "I".into(), "K".into()] } else { Vec::new() },
            ..Options::default()
        };
        let mut game = Agricola::new(&options, Seed::new(u128::from(number))).unwrap();
        while let Some(seat) = game.to_decide().first() {
            proofs::questions_hold(&game, seat, &mut rng);
            asked += 1;
            if let Some(Contents::Feed { owed, plan, .. }) = game.contents(seat) {
                fed += 1;
                plan_feeds(&game, seat, owed, &plan);
            }
            let mut list = Vec::new();
            game.moves(seat, &mut list);
            planned += parts_are_offered(&game, seat, &list);
            if list.is_empty() || rng.below(8) == 0 {
                game.exchanges(seat, &mut list);
            }
            game.play_unchecked(seat, rng.pick(&list).unwrap());
        }
    }
    assert!(asked > 2_000 && fed > 100 && planned > 50, "{asked} {fed} {planned}");
}

/// Every part of an action that is done on the farm says beforehand exactly what it will offer there.
fn parts_are_offered(game: &Agricola, seat: Seat, choices: &[Move]) -> u32 {
    let parts = match game.contents(seat) {
        Some(Contents::Parts { parts }) => parts,
        _ => Vec::new(),
    };
    let mut compared = 0;
    for choice in choices {
        let Move::Choose { option } = choice else { continue };
        if !["plow", "room", "rooms", "stable", "stables", "sow"].contains(&format!("{option:?}").as_str()) {
            continue;
        }
        let mut inside = game.clone();
        inside.play_unchecked(seat, choice);
        let mut asked = Vec::new();
        inside.moves(seat, &mut asked);
        let said = parts.iter().find(|part| part.option == *option);
        let said: Vec<Move> = said.map_or_else(Vec::new, |part| part.moves.iter().map(|offer| offer.action).collect());
        asked.retain(|m| !matches!(m, Move::Done | Move::Sow { cell: None, .. }));
        assert_eq!(said, asked, "{option:?}");
        compared += 1;
    }
    compared
}

#[test]
fn a7_2_a_room_that_is_planned_opens_the_spaces_beside_it() {
    let mut test = Test::full("goods = { wood = 12, reed = 4 }");
    test.play("place B1");
    let Some(Contents::Parts { parts }) = test.game.contents(ME) else { panic!("rooms and stables") };
    let names: Vec<String> = parts.iter().map(|part| format!("{:?}", part.option)).collect();
    assert_eq!(names, ["rooms", "stables"]);
    assert_eq!(parts[0].price, [wood(5).and(reed(2))]);
    let room = |row, column| Move::Room { cell: Cell::at(row, column).unwrap() };
    let first = parts[0].moves.iter().find(|offer| offer.action == room(0, 0)).expect("beside the house");
    assert_eq!(first.opens, [room(0, 1)]);
}

/// The plan can be carried out, and nobody begs for more than without it.
fn plan_feeds(game: &Agricola, seat: Seat, owed: u8, plan: &[Move]) {
    let before = game.player(seat);
    let without = owed.saturating_sub(before.goods.get(Good::Food));
    let mut after = game.clone();
    for m in plan {
        // A card may ask something between two exchanges.
        if !after.is_legal(seat, m) {
            let prompt = after.decision(seat).map(|decision| decision.prompt);
            assert!(prompt != Some("feed"), "{m:?} of {plan:?}");
            return;
        }
        after.play_unchecked(seat, m);
    }
    assert!(after.player(seat).begging - before.begging <= without, "{plan:?}");
}
