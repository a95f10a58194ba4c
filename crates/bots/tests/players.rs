//! Every player plays by the rules, repeats itself exactly, keeps its time and knows no more than its seat.

use agricola::rules::Expansion;
use agricola::{Agricola, Mode, Move, Options, SpaceId, Variant};
use bots::agricola::Farmer;
use bots::turns::{Width, turns};
use bots::{Budget, Knowledge, Playable, Player, Thinker, named};
use caverna::Caverna;
use std::time::{Duration, Instant};
use table::{Game, Rng, Seat, Seed};

/// Family game, full board without hand cards, full game.
const KINDS: [(Mode, &[&str]); 3] = [(Mode::Family, &[]), (Mode::Full, &[]), (Mode::Full, &["E"])];

fn game(players: u8, (mode, decks): (Mode, &[&str]), seed: u128) -> Agricola {
    let decks = decks.iter().map(ToString::to_string).collect();
    Agricola::new(&Options { players, mode, decks, ..Options::default() }, Seed::new(seed)).unwrap()
}

fn table_of<G: Playable>(bot: &str, players: u8, seed: u64) -> Vec<Box<dyn Player<G>>> {
    (0..u64::from(players)).map(|i| named(bot, Rng::from_number(seed * 10 + i)).unwrap()).collect()
}

/// Plays a game with every move checked; the moves.
fn play_checked<G: Game>(mut game: G, players: &mut [Box<dyn Player<G>>]) -> (Vec<G::Move>, G) {
    let mut moves = Vec::new();
    while let Some(seat) = game.to_decide().first() {
        let chosen = players[seat.index()].choose(&game, seat).expect("somebody who is asked answers");
        game.apply(seat, &chosen).expect("only legal moves are chosen");
        moves.push(chosen);
    }
    (moves, game)
}

/// How many games of each kind: a few, or as many as `HOFWERK_GAMES` says.
fn games() -> u128 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(5)
}

/// Games of each kind with a bot in every seat, at tables of 1 to 5.
fn play_everywhere(bot: &str) {
    for kind in KINDS {
        for seed in 0..games() {
            let players = 1 + (seed % 5) as u8;
            play_checked(game(players, kind, seed), &mut table_of(bot, players, seed as u64));
        }
    }
}

#[test]
fn random_plays_only_legal_moves() {
    play_everywhere("random:0.2");
}

#[test]
fn greedy_plays_only_legal_moves() {
    play_everywhere("greedy");
}

#[test]
fn easy_plays_only_legal_moves() {
    play_everywhere("easy");
}

#[test]
fn the_search_plays_only_legal_moves() {
    play_everywhere("mcts:2");
}

#[test]
fn hands_are_chosen_by_the_rules_too() {
    for variant in [Variant::Draft, Variant::Mulligan, Variant::TenForSeven, Variant::ThreeForOne] {
        for bot in ["easy", "mcts:2"] {
            let options =
                Options { players: 2, mode: Mode::Full, decks: vec!["E".into()], variant, ..Options::default() };
            play_checked(Agricola::new(&options, Seed::new(4)).unwrap(), &mut table_of(bot, 2, 4));
        }
    }
}

#[test]
fn caverna_is_played_by_the_rules_too() {
    for (bot, players) in [("easy", 3), ("mcts:3", 2), ("mcts:3", 1)] {
        play_checked(cave(players, 6), &mut table_of(bot, players, 6));
    }
}

/// A game with the Moor; above level 1 with all decks.
fn moor(players: u8, level: u8, seed: u128) -> Agricola {
    let decks: &[&str] = if level == 1 { &[] } else { &["E", "I", "K"] };
    let decks = decks.iter().map(ToString::to_string).collect();
    let options = Options { players, expansion: Expansion::Moor, level: Some(level), decks, ..Options::default() };
    Agricola::new(&options, Seed::new(seed)).unwrap()
}

fn cave(players: u8, seed: u128) -> Caverna {
    Caverna::new(&caverna::Options::new(players), Seed::new(seed)).unwrap()
}

/// M19.4, M19.5: alone, special actions come from a pile, so that worlds that look alike allow different ones later.
#[test]
fn the_moor_is_played_by_the_rules_too() {
    for (level, players) in [(1, 1), (1, 2), (2, 1), (3, 1), (3, 2)] {
        for bot in ["easy", "mcts:30"] {
            play_checked(moor(players, level, 6), &mut table_of(bot, players, 6));
        }
    }
}

/// The game repeats itself move by move with this bot in both seats.
fn repeats_itself<G: Playable>(bot: &str, begin: impl Fn() -> G) {
    let play = || play_checked(begin(), &mut table_of(bot, 2, 3)).0;
    assert!(play() == play(), "{bot}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for bot in ["greedy:2", "mcts:12"] {
        for kind in KINDS {
            repeats_itself(bot, || game(2, kind, 3));
        }
        repeats_itself(bot, || moor(2, 1, 3));
        repeats_itself(bot, || cave(2, 3));
    }
}

#[test]
fn sensible_steps_are_legal_and_there_always_is_one() {
    let farmer = Farmer::default();
    for kind in KINDS {
        for seed in 0..3 {
            let (mut game, mut players) = (game(1 + seed as u8, kind, seed), table_of("random:0.2", 5, seed as u64));
            while let Some(seat) = game.to_decide().first() {
                let mut steps = Vec::new();
                farmer.steps(&game, seat, &mut steps);
                assert!(!steps.is_empty(), "{:?}", game.decision(seat));
                for step in steps {
                    assert!(game.is_legal(seat, &step), "{step:?} at {:?}", game.decision(seat));
                }
                let chosen = players[seat.index()].choose(&game, seat).unwrap();
                game.play_unchecked(seat, &chosen);
            }
        }
    }
}

/// Lets the first seat play this many turns with this bot, the others greedily; the longest time a whole turn took.
fn longest_turn<G: Playable>(bot: &str, mut game: G, turns: u32) -> Duration {
    let (mut bot, mut others) =
        (named(bot, Rng::from_number(1)).unwrap(), named("greedy", Rng::from_number(2)).unwrap());
    let (mut longest, mut this, mut played) = (Duration::ZERO, Duration::ZERO, 0);
    while let Some(seat) = game.to_decide().first().filter(|_| played < turns) {
        let chosen = if seat.index() == 0 {
            if game.begins_turn(seat) {
                (this, played) = (Duration::ZERO, played + 1);
            }
            let start = Instant::now();
            let chosen = bot.choose(&game, seat);
            this += start.elapsed();
            longest = longest.max(this);
            chosen
        } else {
            others.choose(&game, seat)
        };
        game.apply(seat, &chosen.unwrap()).unwrap();
    }
    longest
}

/// Five farms with wood for all fences, and everything open: no turn is wider.
fn wide_choice() -> Agricola {
    let player = |i: usize| {
        format!(
            "[[player]]\nat_home = 2\ngoods = {{ wood = 15, grain = 3, vegetable = 3, food = 9 }}\ncards = [\"M{i}\"]\n"
        )
    };
    let players: String = (1..=5).map(player).collect();
    let text = format!("mode = \"full\"\nround = 13\nstart_seat = 0\n{players}");
    Agricola::from_position(&text).unwrap()
}

#[test]
fn levels_keep_their_time() {
    for (level, limit, turns) in [("easy", 2, 4), ("medium", 2, 4), ("hard", 8, 2)] {
        let kept = |longest: Duration| assert!(longest < Duration::from_secs(limit), "{level} took {longest:?}");
        for game in [game(2, KINDS[0], 5), game(5, KINDS[2], 5), wide_choice()] {
            kept(longest_turn(level, game, turns));
        }
        kept(longest_turn(level, moor(5, 3, 5), turns / 2));
        kept(longest_turn(level, cave(7, 5), turns / 2));
    }
}

/// Five greedy players with hands of the E deck shortly before the end: many cards are in play.
fn late_choice() -> Agricola {
    let (mut game, mut players) = (game(5, KINDS[2], 5), table_of("greedy", 5, 5));
    while let Some(seat) = game.to_decide().first().filter(|_| game.round < 13) {
        let chosen = players[seat.index()].choose(&game, seat).unwrap();
        game.play_unchecked(seat, &chosen);
    }
    game
}

#[test]
fn a_short_limit_holds_where_the_choice_is_widest() {
    for game in [wide_choice(), late_choice()] {
        let (seat, limit) = (game.to_decide().first().unwrap(), Duration::from_millis(100));
        let budget = Budget { iterations: u32::MAX, time: limit, threads: 2 };
        let mut player: Thinker<Agricola> = Thinker::new(budget, Rng::from_number(1));
        let start = Instant::now();
        player.choose(&game, seat).unwrap();
        // Generous, because tests share the machine with others.
        assert!(start.elapsed() < limit + Duration::from_millis(1000), "{:?}", start.elapsed());
    }
}

#[test]
fn advice_that_is_not_taken_costs_no_time_of_the_next() {
    // Fencing takes many steps: the advice is only the first of them, before the turn and in the middle of it.
    let before = wide_choice();
    let (seat, limit) = (before.to_decide().first().unwrap(), Duration::from_millis(60));
    let mut inside = before.clone();
    inside.apply(seat, &Move::Place { space: SpaceId::named("R1d").unwrap() }).unwrap();
    for game in [before, inside] {
        let budget = Budget { iterations: u32::MAX, time: limit, threads: 1 };
        let mut player = Thinker::new(budget, Rng::from_number(1));
        for asked in 1..=5 {
            let start = Instant::now();
            player.choose(&game, seat).unwrap();
            assert!(start.elapsed() > limit / 2, "asked {asked} times: {:?}", start.elapsed());
        }
    }
}

#[test]
fn a_late_listing_ends_with_the_first_turn_it_can_finish() {
    let (game, seat, farmer) = (wide_choice(), Seat::new(0), Farmer::default());
    // Looked-at positions stand for time, so that a busy machine cannot fail the test.
    let look = |width: Width| {
        let mut looked = 0;
        let list = turns(&game, seat, &farmer, width, &mut |after| {
            looked += 1;
            farmer.expects(after, seat)
        });
        (list, looked)
    };
    let width = Width::default();
    let ((all, wide), (late, narrow)) = (look(width), look(width.until(Instant::now())));
    assert!(all.len() > late.len() && !late.is_empty());
    assert!(narrow < wide / 4, "{narrow} positions instead of {wide}");
    for (_, turn) in late {
        let mut after = game.clone();
        turn.steps.iter().for_each(|step| after.apply(seat, step).map(drop).expect("every step is legal"));
        assert!(farmer.turn_is_over(&after, seat));
    }
}

#[test]
fn worlds_that_look_the_same_are_played_the_same() {
    let with_all_decks = game(2, (Mode::Full, &["E", "I", "K"]), 9);
    let with_the_moor = (1..=3).map(|level| moor(2, level, 9));
    let games = KINDS.into_iter().map(|kind| game(2, kind, 9)).chain([with_all_decks]).chain(with_the_moor);
    let differing: usize = games.map(differ_and_are_played_the_same).sum();
    assert!(differing > 10);
    assert!(differ_and_are_played_the_same(cave(2, 9)) > 10);
}

/// Draws worlds that look the same to whoever begins a turn, and has them played; how many of them were others.
fn differ_and_are_played_the_same<G: Playable>(mut here: G) -> usize {
    let (mut warm_up, mut differing) = (table_of("greedy", 2, 9), 0);
    while let Some(seat) = here.to_decide().first().filter(|_| here.round() < 9) {
        if here.begins_turn(seat) {
            let there = here.determinize(seat, &mut Rng::from_number(u64::from(here.round()) + 77));
            differing += usize::from(there != here);
            let seen = |game: &G| serde_json::to_value(game.view(Some(seat))).unwrap();
            assert_eq!(seen(&here), seen(&there));
            for bot in ["greedy:1", "mcts:10"] {
                let choose = |game: &G| named::<G>(bot, Rng::from_number(4)).unwrap().choose(game, seat).unwrap();
                assert!(choose(&here) == choose(&there), "{bot} in round {}", here.round());
            }
        }
        let chosen = warm_up[seat.index()].choose(&here, seat).unwrap();
        here.play_unchecked(seat, &chosen);
    }
    differing
}

#[test]
fn names_are_understood_or_refused() {
    for name in bots::names() {
        assert!(named::<Agricola>(name, Rng::from_number(1)).is_ok(), "{name}");
    }
    for bad in ["greedy:x", "greedy:-1", "greedy:NaN", "mcts:", "mcts:-3", "medium:3", "harder"] {
        assert!(named::<Agricola>(bad, Rng::from_number(1)).is_err(), "{bad}");
    }
}

#[test]
fn nobody_answers_for_a_seat_that_is_not_asked() {
    let game = game(2, KINDS[0], 1);
    let asked = game.to_decide().first().unwrap();
    let other = Seat::new(1 - asked.index() as u8);
    for bot in ["random", "greedy", "mcts:5"] {
        assert_eq!(named::<Agricola>(bot, Rng::from_number(1)).unwrap().choose(&game, other), None, "{bot}");
    }
}

/// A game of two greedy players is looked through: where something else was better, that is said with its reason, and the
/// chosen move is always among those that are shown.
#[test]
fn a_finished_game_is_reviewed_turn_by_turn() {
    use bots::review::{expected_points, is_worth_a_look, review_turn};
    let mut game = table::Match::<Agricola>::new(&Options::default(), Seed::new(11)).unwrap();
    let mut players: Vec<_> = (0..2).map(|i| bots::Greedy::<Agricola>::new(Rng::from_number(i))).collect();
    while let Some(seat) = game.game().to_decide().first() {
        let action = players[seat.index()].choose(game.game(), seat).unwrap();
        game.apply(seat, &action).unwrap();
    }
    let (mut turns, mut reasons) = (0, 0);
    for (number, made) in game.moves().iter().enumerate().take(60) {
        let before = game.at(number);
        if !is_worth_a_look(&before, made.seat, &made.action) {
            continue;
        }
        let budget = Budget::iterations(20);
        let turn = review_turn(&before, made.seat, made.action, &budget, Rng::from_number(1)).unwrap();
        assert!(turn.moves.len() <= 4 && turn.moves.iter().any(|choice| choice.action == made.action));
        assert!(turn.moves.is_sorted_by(|a, b| a.value >= b.value));
        // What is said of the turn is what the list shows: one measure for both.
        let values: Vec<f64> = turn.moves.iter().map(|choice| choice.value).collect();
        let own = turn.moves.iter().position(|choice| choice.action == made.action).unwrap();
        let near = |a: f64, b: f64| (a - b).abs() < 1e-6;
        assert!(near(turn.loss, values[0] - values[own]), "{turn:?}");
        let second = values.get(1).copied().unwrap_or(values[0]);
        assert!(near(turn.gain, if own == 0 { values[0] - second } else { 0.0 }), "{turn:?}");
        turns += 1;
        reasons += turn.moves.iter().filter(|choice| choice.why.is_some()).count();
    }
    assert!(turns > 8 && reasons > turns, "{reasons} reasons in {turns} turns");
    let last = expected_points(game.game());
    assert_eq!(last, Seat::all(2).map(|seat| f64::from(game.game().points(seat))).collect::<Vec<_>>());
}

/// What a hint expects does not jump from question to question of somebody who follows it alone at the table: where to plow or
/// which young to keep is seen by the same search as where to go.
#[test]
fn hints_do_not_jump_at_quick_questions() {
    let mut rng = Rng::from_number(3);
    let mut world = game(1, KINDS[0], 5);
    let (mut before, mut quick): (Option<f64>, u32) = (None, 0);
    while let Some(seat) = world.to_decide().first() {
        let judged = bots::analyze(&world, seat, &Budget::iterations(60), rng.seed().stream(0));
        let best = &judged[0];
        if let Some(before) = before.filter(|_| !world.begins_turn(seat)) {
            quick += 1;
            let question = world.decision(seat).map(|decision| format!("{:?}", decision.prompt));
            assert!((best.lead - before).abs() < 6.0, "{before:.1} → {:.1} at {question:?}", best.lead);
            // A question that has one whole turn left is searched, too: one look ahead is what jumped.
            assert!(best.visits > 0, "{question:?} is looked at once only");
        }
        before = Some(best.lead);
        world.apply(seat, &best.action.clone()).unwrap();
    }
    assert!(quick > 20, "{quick} questions after others");
}

/// A player who takes its time and is told to move does.
#[test]
fn a_player_who_is_told_to_moves_at_once() {
    let game = Agricola::new(&Options::default(), Seed::new(1)).unwrap();
    let seat = game.to_decide().first().unwrap();
    let mut player = bots::Level::Unlimited.player::<Agricola>(Rng::from_number(1));
    let stop = bots::Stop::default();
    player.listen(&stop);
    stop.now();
    let started = std::time::Instant::now();
    assert!(player.choose(&game, seat).is_some());
    assert!(started.elapsed() < std::time::Duration::from_secs(20), "it has a minute otherwise");
}
