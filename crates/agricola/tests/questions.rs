//! What is said of a question: how it is answered, what it is about, why something is no answer, a way to feed.

use agricola::goods::Good;
use agricola::{Agricola, Contents, Mode, Move, Options};
use table::{Ask, Game, Present, Rng, Seat, Seed};

#[test]
fn placing_is_answered_with_a_space() {
    let game = Agricola::new(&Options::default(), Seed::new(7)).unwrap();
    let seat = game.to_decide().first().unwrap();
    assert_eq!(game.decision(seat).unwrap().ask, Ask::Spaces);
}

#[test]
fn questions_hold_in_random_games() {
    let (mut asked, mut fed) = (0, 0);
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
            if list.is_empty() || rng.below(8) == 0 {
                game.exchanges(seat, &mut list);
            }
            game.play_unchecked(seat, rng.pick(&list).unwrap());
        }
    }
    assert!(asked > 2_000 && fed > 100, "{asked} {fed}");
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
