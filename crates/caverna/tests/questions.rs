//! What is said of a question: how it is answered, what it is about, why something is no answer, a way to feed.

mod common;

use caverna::goods::*;
use caverna::{Contents, Move, Options, State, Twin};
use common::*;
use table::{Ask, Game as _, Present, Rng, Seat, Seed, Target};

fn contents(game: &Game) -> Contents {
    game.0.contents(game.seat()).expect("there is more to say")
}

fn ask(game: &Game) -> Ask {
    game.0.decision(game.seat()).unwrap().ask
}

/// The plan of a player who has to feed two dwarfs and has these goods.
fn plan(goods: &str) -> Vec<Move> {
    let game = harvest("normal", goods);
    match contents(&game) {
        Contents::Feed { plan, .. } => plan,
        other => panic!("{other:?}"),
    }
}

#[test]
fn grain_is_eaten_before_vegetables_and_nothing_without_need() {
    assert_eq!(plan("goods = { food = 4, grain = 2 }"), [Move::Feed { food: 4 }]);
    let eats = [raw(grain(1), food(1)), raw(grain(1), food(1)), Move::Feed { food: 4 }];
    assert_eq!(plan("goods = { food = 2, grain = 3, ruby = 2 }"), eats);
}

#[test]
fn the_last_of_a_type_is_eaten_last() {
    let eats = [raw(vegetable(1), food(2)), Move::Feed { food: 4 }];
    assert_eq!(plan("goods = { food = 2, sheep = 1, vegetable = 2 }"), eats);
}

#[test]
fn r11_5_nobody_begs_who_has_something_to_eat() {
    assert_eq!(plan("goods = { gold = 6 }"), [raw(gold(5), food(4)), Move::Feed { food: 4 }]);
    assert_eq!(plan("goods = {}"), [Move::Feed { food: 0 }]);
}

#[test]
fn placing_is_answered_with_a_space_and_names_the_dwarfs() {
    let game = two("dwarfs = [0, 3]\ngoods = { ruby = 1 }");
    assert_eq!(ask(&game), Ask::Spaces);
    assert_eq!(contents(&game), Contents::Place { dwarfs: vec![0, 3] });
    assert_eq!(game.0.target(game.seat(), &place("logging")), Target::Space("logging"));
}

#[test]
fn an_expedition_says_level_strength_and_what_is_left() {
    let mut game = two("dwarfs = [3, 3]");
    game.play(place_dwarf("logging", 3));
    game.play(choose("expedition"));
    assert_eq!(contents(&game), Contents::Expedition { level: 1, strength: 3, taken: vec![], left: 1 });
    let too_strong = loot("boar");
    let decision = game.0.decision(game.seat()).unwrap();
    assert!(game.0.expected(&decision).contains(&too_strong), "somebody might expect it");
    assert_eq!(game.refuse(too_strong), "too-weak");
}

/// Why a move is shown as impossible at this question; `None` if nobody would expect it.
fn shown_why(game: &mut Game, m: Move) -> Option<&'static str> {
    let decision = game.0.decision(game.seat()).unwrap();
    game.0.expected(&decision).contains(&m).then(|| game.refuse(m))
}

#[test]
fn r3_7_a_twin_tile_has_a_reason_for_each_way_round() {
    let rows = [". . . # # #", ". . . # # #", ". .s . C # #", ". . M E # #"];
    let mut game = two(&home(rows));
    game.play(place("slash_and_burn")).play(choose("clear"));
    assert_eq!(shown_why(&mut game, meadow_field(at(3, 3), at(2, 3))), Some("field-on-stable"));
    assert_eq!(shown_why(&mut game, meadow_field(at(3, 4), at(3, 3))), Some("space-covered"));
    assert_eq!(shown_why(&mut game, meadow_field(at(1, 1), at(2, 1))), Some("away-from-clearing"));
}

#[test]
fn r3_5_each_of_two_twin_tiles_has_its_reasons() {
    let rows = [". . . # # C", ". . . # C C", ". . . C C C", ". . . E C #"];
    let mut game = two(&home(rows));
    game.play(place("drift_mining")).play(choose("dig"));
    assert_eq!(shown_why(&mut game, cavern_tunnel(at(6, 4), at(6, 3))), Some("no-room-for-half"));
    let mut game = Game::new(2);
    game.play(place("excavation")).play(choose("dig"));
    assert_eq!(shown_why(&mut game, cavern_tunnel(at(6, 1), at(5, 1))), Some("away-from-cave"));
    let caverns = Move::Lay { tile: Twin::CavernCavern, cells: [at(6, 1), at(5, 1)] };
    assert_eq!(shown_why(&mut game, caverns), Some("away-from-cave"));
}

#[test]
fn r6_3_sowing_says_how_much_seed_there_is() {
    let rows = [". . . # # #", ". . . # # #", ". F F C # #", ". F F E # #"];
    let mut game = two(&(home(rows) + "goods = { grain = 1, vegetable = 5 }"));
    game.play(place("slash_and_burn")).play(choose("sow"));
    assert_eq!(contents(&game), Contents::Sow { grain_left: 1, vegetable_left: 2 });
}

/// A home with room for animals, this tile beside the entrance, and these goods.
fn farm(tile: &str, goods: &str) -> String {
    let rows = ["P P P # # #".into(), "P P P # # #".into(), format!("P P P {tile} # #"), "P P P E # #".into()];
    format!("home = {rows:?}\ngoods = {{ {goods} }}")
}

/// What a tile is worth to the first player, as their view says.
fn worth(player: &str, tile: &str) -> Option<i32> {
    two(player).0.view(Some(Seat::new(0))).tile_points.get(tile).copied()
}

#[test]
fn r13_2_a_tile_tells_its_points_now() {
    assert_eq!(worth(&farm("C", "sheep = 4"), "weaving_parlor"), Some(2));
    assert_eq!(worth(&farm("C", ""), "weaving_parlor"), None, "the printed points hold");
    assert_eq!(worth("goods = {}", "writing_chamber"), Some(7), "of the 30 lost for types and spaces");
    assert_eq!(worth("dwarfs = [3, 0]", "prayer_chamber"), None, "one is armed");
    let parlor = home([". . . # # #", ". . . dwelling # #", ". . . C # #", ". . . E # #"]);
    assert_eq!(worth(&parlor, "state_parlor"), Some(8), "two dwellings beside the only cavern");
    assert_eq!(worth(&farm("weaving_parlor", "sheep = 4"), "weaving_parlor"), Some(2), "one's own");
    assert_eq!(worth(&farm("weaving_parlor", "cattle = 3"), "milking_parlor"), Some(3), "as if a place were dug");
}

#[test]
fn points_are_reckoned_for_whoever_looks() {
    let game = two(&farm("C", "sheep = 4"));
    assert_eq!(game.0.view(Some(Seat::new(1))).tile_points.get("weaving_parlor"), None);
    assert!(game.0.view(None).tile_points.is_empty());
}

#[test]
fn questions_hold_in_random_games() {
    let (mut asked, mut fed) = (0, 0);
    for number in 0..21u64 {
        let mut rng = Rng::from_number(number);
        let mut game = State::new(&Options::new((number % 7) as u8 + 1), Seed::new(u128::from(number))).unwrap();
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
    assert!(asked > 3_000 && fed > 100, "{asked} {fed}");
}

/// The plan can be carried out, and nobody begs for more than without it.
fn plan_feeds(game: &State, seat: Seat, owed: u8, plan: &[Move]) {
    let before = game.player(seat);
    let without = owed.saturating_sub(before.goods.get(Good::Food));
    let mut after = game.clone();
    for m in plan {
        assert!(after.is_legal(seat, m), "{m:?} of {plan:?}");
        after.play_unchecked(seat, m);
    }
    assert!(after.player(seat).begging - before.begging <= without, "{plan:?}");
}
