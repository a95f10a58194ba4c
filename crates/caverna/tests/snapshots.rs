//! Saved games in the middle of things: what this version has written every later one must read, or refuse with a clear
//! sentence. `HOFWERK_WRITE=1 cargo test -p caverna --test snapshots` writes the missing ones and touches no others.

mod common;

use caverna::goods::*;
use caverna::moves::Move;
use caverna::{Crop, State};
use common::*;
use std::fs;
use std::path::{Path, PathBuf};

const FARM: [&str; 4] = [". . M # # #", ". . M # # #", ". . M C # #", ". F M E # #"];

/// A board with one tile in the starting cavern and an empty cavern beside it.
fn with_tile(tile: &str) -> String {
    home([". . . # # #", ". . . # # #", &format!(". . . {tile} C #"), ". . . E # #"])
}

/// The game after these moves of whoever is asked first.
fn played(mut game: Game, moves: &[Move]) -> Game {
    for m in moves {
        game.play(*m);
    }
    game
}

/// Games of two players, by the name of what the first is in the middle of.
fn turns() -> Vec<(&'static str, Game)> {
    let armed = |goods: &str| home(FARM) + &format!("dwarfs = [9, 9]\ngoods = {{ {goods} }}");
    let expedition = [place_dwarf("blacksmithing", 9), choose("expedition"), loot("all_weapons"), loot("dog")];
    let furnishing = |tile| [place("housework"), choose("furnish"), furnish(tile)];
    let fencing = [place("sheep_farming"), choose("build"), choose("fences"), Move::FenceSmall { cell: at(3, 1) }];
    let sowing = [place("slash_and_burn"), choose("sow"), sow(at(2, 4), Crop::Grain)];
    vec![
        ("place", Game::new(7)),
        ("fences", played(two(&(home(FARM) + "goods = { wood = 6 }")), &fencing)),
        ("sow", played(two(&(home(FARM) + "goods = { grain = 2, ruby = 1 }")), &sowing)),
        ("expedition", played(two(&armed("wood = 1")), &expedition)),
        ("expedition-item", played(played(two(&armed("wood = 1")), &expedition), &[loot("small_pasture")])),
        (
            "pay",
            played(two(&(with_tile("builder") + "goods = { wood = 4, stone = 3, ore = 2 }")), &furnishing("dwelling")),
        ),
        ("put", played(two(&(with_tile("carpenter") + "goods = { wood = 1 }")), &furnishing("cuddle_room"))),
        ("trade", played(two("goods = { ore = 4 }"), &[place("ore_trading"), Move::Trade])),
        (
            "house",
            played(
                Game::of("players = 2\nround = 12\nspaces.sheep_farming = { sheep = 4 }\n[[player]]"),
                &[place("sheep_farming")],
            ),
        ),
    ]
}

/// Games of several players, and those between the turns.
fn others() -> Vec<(&'static str, Game)> {
    let market = [place("weekly_market"), Move::Buy { good: Good::Dog }];
    let imitation = [place("imitation_4"), Move::Imitate { space: space_id("imitation_2") }];
    let occupied = "[occupied]\nimitation_2 = 1\nweekly_market = 2\n";
    let miner = home([". . . # # #", ". . . O D #", ". . . miner # #", ". . . E # #"]);
    let sown = home([". . . # # #", ". . . # # #", ". . . C # #", ". . Fv2 E # #"]);
    vec![
        ("market", played(Game::of("players = 5"), &market)),
        (
            "imitate",
            played(
                Game::of(&format!("players = 5\nturn = 0\n{occupied}[[player]]\ngoods = {{ food = 6 }}")),
                &imitation,
            ),
        ),
        (
            "feed",
            played(
                harvest("normal", &(with_tile("working_cave") + "goods = { food = 3, wood = 1 }")),
                &[Move::FeedDwarf { with: wood(1) }],
            ),
        ),
        ("breed", played(harvest("normal", "goods = { food = 4, sheep = 2, dog = 1, ruby = 1 }"), &[feed(4), feed(1)])),
        ("skip", harvest("choice", &(sown + "goods = { food = 1 }"))),
        (
            "round_start",
            Game::of(&format!(
                "players = 2\nround = 6\nphase = \"start\"\n[[player]]\n{miner}goods = {{ ruby = 1 }}\nround_goods = {{ 7 = {{ wood = 1 }} }}"
            )),
        ),
        (
            "protect",
            Game::of(
                "players = 1\nround = 7\nphase = \"start\"\nspaces.wood_gathering = { wood = 6 }\n[[player]]\ngoods = { ruby = 1 }",
            ),
        ),
        ("last_exchanges", Game::of("phase = \"end\"\n[[player]]\ngoods = { grain = 1 }\n[[player]]")),
    ]
}

fn file(name: &str) -> PathBuf {
    Path::new("tests/snapshots").join(name).with_extension("json")
}

#[test]
fn saved_games_are_read_and_played_on() {
    let asks = |name: &'static str| if name == "expedition-item" { "fences" } else { name };
    let games = turns().into_iter().chain(others()).map(|(name, Game(now))| (name, asks(name), now));
    proofs::saved_games_are_read_and_played_on(Path::new("tests"), games.collect());
}

#[test]
fn things_are_named_never_numbered() {
    let text = fs::read_to_string(file("expedition")).unwrap();
    for named in [
        r#""format":2"#,
        r#""work":{"expedition":{"taken":["all_weapons","dog"],"strength":9}}"#,
        r#""cause":{"space":"blacksmithing"}"#,
        r#""holders":{"blacksmithing":0}"#,
    ] {
        assert!(text.contains(named), "{named} in {text}");
    }
    let waiting = fs::read_to_string(file("round_start")).unwrap();
    assert!(waiting.contains(r#""waiting":{"wood":[7]}"#), "{waiting}");
}

/// Written by the version before games named what they hold, in the middle of an expedition.
#[test]
fn a_game_of_the_first_form_is_refused_with_a_sentence() {
    let old = fs::read_to_string("tests/snapshots-form-1/expedition.json").unwrap();
    let refused = serde_json::from_str::<State>(&old).unwrap_err().to_string();
    let sentence = "this game of Caverna was saved in form 1, and this version reads form 2 only";
    assert!(refused.starts_with(sentence), "{refused}");
    let later = fs::read_to_string(file("place")).unwrap().replace(r#""format":2"#, r#""format":3"#);
    assert!(serde_json::from_str::<State>(&later).unwrap_err().to_string().contains("form 3"));
}

#[test]
fn what_is_no_game_is_refused() {
    for bad in ["[]", "{}", r#"{"format":2}"#, "7"] {
        assert!(serde_json::from_str::<State>(bad).is_err(), "{bad}");
    }
    let text = fs::read_to_string(file("place")).unwrap();
    let unknown = text.replace(r#""housework""#, r#""gardening""#);
    let refused = serde_json::from_str::<State>(&unknown).unwrap_err().to_string();
    assert!(refused.contains(r#"there is no action space "gardening""#), "{refused}");
}
