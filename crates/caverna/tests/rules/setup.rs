//! Set-up, rounds, refilling and the solo game (sections 2, 4, 5, 14, 15).

use crate::common::*;
use caverna::goods::*;
use caverna::{Event, Harvest, Marker, Options, Phase, State};
use table::{Game as _, Match, Seat, Seed, UndoError};

fn new(players: u8, seed: u128) -> State {
    State::new(&Options { start_seat: Some(Seat::new(0)), ..Options::new(players) }, Seed::new(seed)).unwrap()
}

fn round_order(state: &State) -> Vec<&'static str> {
    state.full_view().round_order.iter().map(|c| c.map_or("-", |c| c.name())).collect()
}

#[test]
fn r2_1_the_starting_player_is_drawn() {
    let starts: std::collections::BTreeSet<_> =
        (0..40).map(|seed| State::new(&Options::new(4), Seed::new(seed)).unwrap().start).collect();
    assert_eq!(starts.len(), 4);
}

#[test]
fn r2_2_food_by_distance_from_the_starting_player() {
    let food_of = |players| new(players, 1).players.iter().map(|p| p.goods.get(Good::Food)).collect::<Vec<_>>();
    assert_eq!(food_of(1), [2]);
    assert_eq!(food_of(2), [1, 1]);
    assert_eq!(food_of(7), [1, 1, 2, 3, 3, 3, 3]);
    let third = State::new(&Options { start_seat: Some(Seat::new(2)), ..Options::new(4) }, Seed::new(1)).unwrap();
    let food: Vec<u8> = third.players.iter().map(|p| p.goods.get(Good::Food)).collect();
    assert_eq!(food, [2, 3, 1, 1]);
}

#[test]
fn r2_4_stages_are_shuffled_and_round_four_is_fixed() {
    for seed in 0..20 {
        let order = round_order(&new(3, seed));
        assert_eq!(order[3], "wish_for_children");
        let stage = |from: usize| {
            let mut cards = order[from..from + 3].to_vec();
            cards.sort_unstable();
            cards
        };
        assert_eq!(stage(0), ["blacksmithing", "ore_mine_construction", "sheep_farming"]);
        assert_eq!(stage(6), ["exploration", "family_life", "ore_delivery"]);
        assert_eq!(stage(9), ["adventure", "ore_trading", "ruby_delivery"]);
    }
}

#[test]
fn r2_5_seven_markers_four_leaves_and_three_questions() {
    let markers = new(3, 1).full_view().markers;
    assert_eq!(markers.iter().filter(|m| **m == Some(Marker::Question)).count(), 3);
    assert_eq!(markers.iter().filter(|m| **m == Some(Marker::Leaf)).count(), 4);
}

#[test]
fn r2_6_two_players_skip_round_nine_and_miss_a_leaf() {
    let game = new(2, 1);
    let order = round_order(&game);
    assert_eq!(order[8], "-");
    assert!(!order.contains(&"exploration"));
    let markers = game.full_view().markers;
    assert_eq!(markers.iter().filter(|m| **m == Some(Marker::Leaf)).count(), 3);
    assert_eq!(markers[3], None, "round 9");
}

#[test]
fn r2_9_what_is_hidden_is_not_in_the_view() {
    let game = new(5, 3);
    let view = game.view(Some(Seat::new(0)));
    assert_eq!(view.round_order.iter().flatten().count(), 1);
    assert_eq!(view.markers.iter().flatten().count(), 0);
    assert_eq!(game.full_view().round_order.iter().flatten().count(), 12);
}

#[test]
fn options_that_cannot_be_are_refused() {
    for (options, reason) in [
        (r#"{"players":0}"#, "1 to 7"),
        (r#"{"players":8}"#, "1 to 7"),
        (r#"{"players":2,"start_seat":2}"#, "seat 2"),
        (r#"{"players":3,"round_order":["blacksmithing"]}"#, "round_order"),
        (r#"{"players":3,"markers":["leaf"]}"#, "markers"),
    ] {
        let options: Options = serde_json::from_str(options).unwrap();
        let refusal = State::new(&options, Seed::new(1)).unwrap_err();
        assert!(refusal.reason.contains(reason), "{refusal}");
    }
    assert!(serde_json::from_str::<Options>(r#"{"playerz":2}"#).is_err());
}

#[test]
fn r4_2_family_life_turns_the_wish() {
    let order = r#"round_order = ["blacksmithing", "ore_mine_construction", "sheep_farming", "wish_for_children",
        "donkey_farming", "ruby_mine_construction", "family_life", "exploration", "ore_delivery", "adventure",
        "ore_trading", "ruby_delivery"]"#;
    let mut before = Game::of(&format!("players = 3\nround = 6\n{order}"));
    assert_eq!(before.refuse(place("urgent_wish_for_children")), "not-in-play");
    let mut after = Game::of(&format!("players = 3\nround = 7\n{order}"));
    assert_eq!(after.refuse(place("wish_for_children")), "not-in-play");
    after.play(place("urgent_wish_for_children"));
}

#[test]
fn r4_2_a_new_space_is_filled_in_its_round() {
    let game = Game::of(
        "players = 2\nround = 1\nround_order = [\"sheep_farming\", \"blacksmithing\", \"ore_mine_construction\", \"donkey_farming\", \"ruby_mine_construction\", \"family_life\", \"ore_delivery\", \"adventure\", \"ore_trading\", \"ruby_delivery\"]\nphase = \"start\"",
    );
    assert_eq!(game.pile("sheep_farming"), sheep(1));
}

#[test]
fn r4_2_late_reveal_keeps_the_marker_hidden_until_the_end_of_the_round() {
    let text = |late: bool| format!("players = 2\nround = 6\nlate_reveal = {late}\nphase = \"start\"");
    assert!(Game::of(&text(false)).0.harvest.is_some());
    let mut game = Game::of(&text(true));
    assert_eq!(game.0.harvest, None);
    game.finish_round();
    assert!(game.0.view(None).markers[0].is_some());
}

#[test]
fn r4_2_players_place_in_turn_and_who_has_no_dwarf_is_skipped() {
    let rows = [". . . # # #", ". . . # # #", ". . . couple_dwelling # #", ". . . E # #"];
    let mut game = two(&(home(rows) + "dwarfs = [0, 0, 0, 0]"));
    let order = ["wood_gathering", "ore_mining", "supplies", "ruby_mining", "starting_player"];
    for (space, seat) in order.iter().zip([0, 1, 0, 1, 0]) {
        assert_eq!(game.seat().index(), seat);
        game.play(place(space));
    }
    assert_eq!(game.seat().index(), 0, "the other has no dwarf left");
}

#[test]
fn r4_2_only_the_player_in_turn_places() {
    let mut game = Game::new(2);
    assert_eq!(game.refuse_as(1, place("supplies")), "not-asked");
}

#[test]
fn r4_6_the_starting_player_token_counts_from_the_next_round_on() {
    let mut game = Game::of("players = 2\nround = 1\nturn = 1");
    game.play(place("starting_player"));
    assert_eq!((game.0.start.index(), game.seat().index()), (1, 0));
    assert_eq!(game.goods(1), food(2).and(ore(2)));
    game.finish_round();
    assert_eq!((game.0.round, game.seat().index()), (2, 1));
}

#[test]
fn r5_3_starting_player_gives_a_ruby_with_four_or_more() {
    let mut game = Game::new(4);
    game.play(place("starting_player"));
    assert_eq!(game.has(Good::Ruby), 1);
}

#[test]
fn r4_2_newborns_grow_up_at_the_end_of_the_round() {
    let rows = [". . . # # #", ". . . # # #", ". . . dwelling # #", ". . . E # #"];
    let player = home(rows) + "dwarfs = [0, 0, { newborn = true }]\ngoods = { food = 9 }";
    let mut game = Game::of(&format!("players = 2\nround = 5\nphase = \"harvest\"\n[[player]]\n{player}"));
    assert!(game.can(feed(5)) && !game.can(feed(6)));
    game.play(feed(5)).play_as(1, feed(1));
    assert_eq!((game.0.round, game.0.players[0].dwarfs[2].newborn), (6, false));
}

#[test]
fn r13_1_the_game_ends_after_the_last_window() {
    let mut game = Game::of("players = 2\nphase = \"end\"\n[[player]]\ngoods = { grain = 1 }\n[[player]]\ngoods = {}");
    assert_eq!((game.prompt_of(0), game.prompt_of(1)), ("last_exchanges", ""), "who has nothing is not asked");
    game.play(caverna::Move::Done);
    assert!(game.0.is_over());
    assert_eq!(game.0.view(None).winners.len(), 1, "one point for the grain decides");
    assert_eq!(game.refuse_as(0, place("logging")), "over");
}

// Section 15.

#[test]
fn r15_2_four_spaces_are_covered_in_the_solo_game() {
    let mut game = Game::new(1);
    for space in ["drift_mining", "supplies", "clearing", "starting_player"] {
        assert_eq!(game.refuse(place(space)), "not-in-play");
    }
}

#[test]
fn r15_3_the_solo_cards_come_in_a_fixed_order() {
    let expected = [
        "blacksmithing",
        "sheep_farming",
        "ore_mine_construction",
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "ore_delivery",
        "family_life",
        "-",
        "ore_trading",
        "adventure",
        "ruby_delivery",
    ];
    assert_eq!(round_order(&new(1, 1)), expected);
    assert_eq!(round_order(&new(1, 2)), expected);
}

#[test]
fn r15_4_solo_harvests() {
    let harvests: Vec<_> = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
        .map(|round| Game::of(&format!("players = 1\nround = {round}")).0.harvest.unwrap())
        .into_iter()
        .collect();
    assert_eq!(harvests[..4], [Harvest::None, Harvest::None, Harvest::Normal, Harvest::OneFood]);
    assert!(harvests[4..].iter().all(|h| *h == Harvest::Normal));
}

#[test]
fn r15_6_protection_holds_for_one_refill_and_each_space_costs_a_ruby() {
    let text = "players = 1\nround = 7\nphase = \"start\"\nspaces.wood_gathering = { wood = 6 }\nspaces.logging = { wood = 8 }\n[[player]]\ngoods = { ruby = 2 }";
    let mut game = Game::of(text);
    let protect = |space| caverna::Move::Protect { space: space_id(space) };
    assert_eq!(game.refuse(protect("ore_mining")), "not-in-danger");
    game.play(protect("logging")).play(caverna::Move::Done);
    assert_eq!((game.pile("logging"), game.pile("wood_gathering"), game.has(Good::Ruby)), (wood(9), wood(1), 1));
}

#[test]
fn r15_6_an_emptied_space_counts_as_empty() {
    assert_eq!(refilled(1, 7, "logging", "wood = 6"), wood(3));
    assert_eq!(refilled(2, 7, "logging", "wood = 6"), wood(7), "only in the solo game");
}

// Records and undo.

#[test]
fn undo_stops_at_a_revealed_card() {
    let options = Options { start_seat: Some(Seat::new(0)), ..Options::new(2) };
    let mut game: Match<State> = Match::new(&options, Seed::new(1)).unwrap();
    let (first, second) = (Seat::new(0), Seat::new(1));
    game.apply(first, &place("slash_and_burn")).unwrap();
    game.apply(first, &choose("clear")).unwrap();
    assert_eq!(game.undo_own(second), Err(UndoError::NotYours));
    assert_eq!(game.undo_turn(first), Ok(2));
    for (seat, space) in
        [(first, "supplies"), (second, "wood_gathering"), (first, "ore_mining"), (second, "starting_player")]
    {
        game.apply(seat, &place(space)).unwrap();
    }
    assert_eq!(game.game().round, 2);
    assert_eq!(game.undo_own(second), Err(UndoError::Revealed));
}

#[test]
fn events_tell_what_happened() {
    let mut game = Game::new(2);
    let events = game.0.apply(Seat::new(0), &place("supplies")).unwrap();
    assert!(matches!(events[0], Event::Placed { .. }));
    assert!(events.iter().any(|e| matches!(e, Event::Gained { goods, .. } if goods.get(Good::Gold) == 2)));
    assert_eq!(game.0.phase, Phase::Work);
}

/// Why a position with this home board is refused; `more` are further lines about its owner.
fn refused_home(rows: [&str; 4], more: &str) -> String {
    let text = format!("[[player]]\nhome = {rows:?}\n{more}");
    <State as table::Game>::from_position(&text).expect_err(&text).to_string()
}

#[test]
fn boards_that_cannot_be_are_refused() {
    let plain = [". . . # # #", ". . . # # #", ". . . C # #", ". . . E # #"];
    let with = |row: usize, text: &'static str| {
        let mut rows = plain;
        rows[row] = text;
        rows
    };
    // 3.7: a large pasture has two halves that belong together.
    for row in [". . L> E # #", ". L> M E # #", ". L> L> E # #", ". L< L> E # #", ". . L< E # #"] {
        assert!(
            refused_home(with(3, row), "").contains(if row.contains("L>") { "pasture" } else { "home board" }),
            "{row}"
        );
    }
    // 12.9: nothing overhangs without the tile that allows it, and nothing lies twice in one place.
    let beside = |cells: &str| format!("beside = [{cells}]");
    let meadow = r#"{ cell = [3, -1], is = "M" }"#;
    let cleared = with(3, "M M M E # #");
    assert!(refused_home(cleared, &beside(meadow)).contains("12.9"));
    assert!(refused_home(cleared, &beside(&format!("{meadow}, {meadow}"))).contains("taken"));
    // 12.7: a covered tile lies under one that covers it.
    assert!(refused_home(plain, "covered = { carpenter = [2, 3] }").contains("12.7"));
    let trader = with(2, ". . . trader # #");
    assert!(refused_home(trader, "covered = { carpenter = [2, 3] }").contains("carpenter"));
    let tiles: Vec<String> = caverna::Tile::all().map(|tile| format!("{} = [2, 3]", tile.id())).collect();
    assert!(refused_home(plain, &format!("covered = {{ {} }}", tiles.join(", "))).contains("3.2"));
}

#[test]
fn r15_3_alone_one_knows_all_cards_and_ends_of_rounds_beforehand() {
    let view = new(1, 1).view(Some(Seat::new(0)));
    let rounds: Vec<u8> = view.rounds.iter().map(|r| r.round).collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12], "15.1: as with two players, round 9 is left out");
    assert!(view.rounds.iter().all(|r| r.card.is_some() && r.end.is_some() && !r.event));
    assert_eq!(view.rounds[3].end, Some(Harvest::OneFood));
    assert_eq!((view.face_down.leaves, view.face_down.questions), (0, 0));
}

#[test]
fn r2_9_of_rounds_to_come_one_knows_the_wish_and_the_ends_without_a_marker() {
    let view = new(3, 1).view(Some(Seat::new(0)));
    let known: Vec<u8> = view.rounds.iter().filter(|r| r.card.is_some()).map(|r| r.round).collect();
    assert_eq!(known, [1, 4], "the card of this round, and Wish for children");
    let ends: Vec<_> = view.rounds.iter().map(|r| r.end).take(6).collect();
    let [none, normal] = [Some(Harvest::None), Some(Harvest::Normal)];
    assert_eq!(ends, [none, none, normal, Some(Harvest::OneFood), normal, None]);
    assert_eq!((view.face_down.leaves, view.face_down.questions), (4, 3));
}
