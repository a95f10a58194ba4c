//! Every player plays by the rules, repeats itself exactly, keeps its time and knows no more than its seat.

use agricola::{Agricola, Mode, Options};
use bots::{Budget, Player, Thinker, named};
use std::time::{Duration, Instant};
use table::{Game, Rng, Seat, Seed};

fn game(players: u8, mode: Mode, seed: u128) -> Agricola {
    Agricola::new(&Options { players, mode, ..Options::default() }, Seed::new(seed)).unwrap()
}

fn table_of(bot: &str, players: u8, seed: u64) -> Vec<Box<dyn Player<Agricola>>> {
    (0..u64::from(players)).map(|i| named(bot, Rng::from_number(seed * 10 + i)).unwrap()).collect()
}

/// Plays a game with every move checked; the moves.
fn play_checked(mut game: Agricola, players: &mut [Box<dyn Player<Agricola>>]) -> (Vec<agricola::Move>, Agricola) {
    let mut moves = Vec::new();
    while let Some(seat) = game.to_decide().first() {
        let chosen = players[seat.index()].choose(&game, seat).expect("somebody who is asked answers");
        game.apply(seat, &chosen).expect("only legal moves are chosen");
        moves.push(chosen);
    }
    (moves, game)
}

fn play_everywhere(bots: &[(&str, u128)]) {
    for &(bot, games) in bots {
        for players in 1..=5 {
            for mode in [Mode::Family, Mode::Full] {
                for seed in 0..games {
                    play_checked(game(players, mode, seed), &mut table_of(bot, players, seed as u64));
                }
            }
        }
    }
}

#[test]
fn only_legal_moves_at_every_table() {
    play_everywhere(&[("greedy", 3), ("mcts:6", 1), ("easy", 1)]);
}

#[test]
#[ignore = "long: cargo test --release -p bots -- --ignored"]
fn only_legal_moves_in_a_thousand_games_of_each_kind() {
    play_everywhere(&[("greedy", 1000), ("greedy:4", 200), ("mcts:4", 20)]);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for bot in ["greedy:2", "mcts:12"] {
        let once = play_checked(game(2, Mode::Family, 3), &mut table_of(bot, 2, 3));
        let again = play_checked(game(2, Mode::Family, 3), &mut table_of(bot, 2, 3));
        assert_eq!(once, again, "{bot}");
    }
}

#[test]
fn a_full_turn_is_answered_in_time() {
    let limit = Duration::from_millis(150);
    let mut game = game(2, Mode::Family, 5);
    let budget = Budget { iterations: u32::MAX, time: limit, threads: 2 };
    let mut player: Thinker<Agricola> = Thinker::new(budget, Rng::from_number(1));
    let mut other = named("greedy", Rng::from_number(2)).unwrap();
    for _ in 0..24 {
        let Some(seat) = game.to_decide().first() else { break };
        let start = Instant::now();
        let chosen = if seat.index() == 0 { player.choose(&game, seat) } else { other.choose(&game, seat) };
        // Generous, because tests share the machine with others.
        assert!(start.elapsed() < limit + Duration::from_millis(1500), "{:?}", start.elapsed());
        game.apply(seat, &chosen.unwrap()).unwrap();
    }
}

#[test]
fn worlds_that_look_the_same_are_played_the_same() {
    let mut differing = 0;
    for mode in [Mode::Family, Mode::Full] {
        let (mut here, mut warm_up) = (game(2, mode, 9), table_of("greedy", 2, 9));
        while let Some(seat) = here.to_decide().first().filter(|_| here.round < 9) {
            if here.decision(seat).is_some_and(|d| d.prompt == "place") {
                let there = here.determinize(seat, &mut Rng::from_number(u64::from(here.round) + 77));
                differing += usize::from(there.options().round_order != here.options().round_order);
                assert_eq!(here.view(Some(seat)), there.view(Some(seat)));
                for bot in ["greedy:1", "mcts:10"] {
                    let choose = |game: &Agricola| {
                        named::<Agricola>(bot, Rng::from_number(4)).unwrap().choose(game, seat).unwrap()
                    };
                    assert_eq!(choose(&here), choose(&there), "{bot} in round {}", here.round);
                }
            }
            let chosen = warm_up[seat.index()].choose(&here, seat).unwrap();
            here.play_unchecked(seat, &chosen);
        }
    }
    assert!(differing > 10);
}

#[test]
fn names_are_understood_or_refused() {
    for name in bots::NAMES {
        assert!(named::<Agricola>(name, Rng::from_number(1)).is_ok(), "{name}");
    }
    for bad in ["greedy:x", "greedy:-1", "greedy:NaN", "mcts:", "mcts:-3", "medium:3", "harder"] {
        assert!(named::<Agricola>(bad, Rng::from_number(1)).is_err(), "{bad}");
    }
}

#[test]
fn nobody_answers_for_a_seat_that_is_not_asked() {
    let game = game(2, Mode::Family, 1);
    let asked = game.to_decide().first().unwrap();
    let other = Seat::new(1 - asked.index() as u8);
    for bot in ["random", "greedy", "mcts:5"] {
        assert_eq!(named::<Agricola>(bot, Rng::from_number(1)).unwrap().choose(&game, other), None, "{bot}");
    }
}
