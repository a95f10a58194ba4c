//! Saved games in the middle of things: every later version must read them, or refuse with a clear sentence.
//! `HOFWERK_WRITE=1 cargo test -p agricola --test snapshots` writes the missing ones and touches no others.

mod common;

use agricola::{Agricola, Options, State, Variant};
use common::Test;
use std::fs;
use std::path::Path;
use table::{Game, Seed};

const ORDER: &str =
    "round_order = ['R1a','R1b','R1c','R1d','R2a','R2b','R2c','R3a','R3b','R4a','R4b','R5a','R5b','R6a']";

/// A full game of two after some moves of player 0.
fn after(round: u8, player: &str, moves: &str) -> Agricola {
    let mut test = Test::at(&format!("{ORDER}\nround = {round}\n[[player]]\n{player}\n[[player]]\n"));
    test.play(moves);
    test.game
}

/// A harvest of two.
fn harvest(phase: &str, player: &str) -> Agricola {
    Test::at(&format!("{ORDER}\nround = 14\nphase = '{phase}'\n[[player]]\n{player}\n[[player]]\n")).game
}

fn hands(variant: Variant) -> Agricola {
    let options = Options { players: 3, decks: vec!["E".into()], variant, ..Options::default() };
    Agricola::new(&options, Seed::new(7)).unwrap()
}

/// A game of two with the Moor on level 3, at this phase, after some moves of player 0.
fn moor(phase: &str, player: &str, moves: &str) -> Agricola {
    let order = ORDER.replace("'R1a','R1b'", "'R1b','R1a'");
    let head = format!("{order}\nexpansion = 'moor'\nlevel = 3\nround = 4\nphase = '{phase}'");
    let mut test = Test::at(&format!("{head}\n[[player]]\n{player}\n[[player]]\nstart_card = 2\n"));
    test.play(moves);
    test.game
}

/// What the Moor can be in the middle of: name, question and game.
fn moor_games() -> Vec<(&'static str, &'static str, Agricola)> {
    let tiles = "farm = ['M M T TT MT', 'R . F F .', 'R . . . .']";
    let cards = "cards = [{ card = 'M053', cells = [[0, 2]] }, { card = 'M056', rounds = [8] }, { card = 'M084', mark = 1 }, { card = 'M033' }]";
    vec![
        ("moor-place", "place", moor("work", &format!("{cards}\n{tiles}\nsick = 1\nanimals = {{ horse = 1 }}"), "")),
        ("moor-clear", "clear", moor("work", tiles, "special S1 CP")),
        ("moor-burn", "burn", moor("work", tiles, "special S1 SB")),
        (
            "moor-expedition",
            "clear",
            moor(
                "work",
                &format!("hand = ['M021']\ngoods = {{ food = 4 }}\n{tiles}"),
                "place B2; improve M021; clear 0,0",
            ),
        ),
        (
            "moor-extend",
            "extend",
            moor("work", "hand = ['M050']\ngoods = { clay = 1 }", "place B2; improve M050; lay 0,5"),
        ),
        ("moor-heat", "heat", moor("feeding", "goods = { food = 4, wood = 1 }", "feed 4")),
        ("moor-lodge", "lodge", {
            let players =
                "[[player]]\ncards = ['M033']\nanimals = { sheep = 1 }\n[[player]]\nanimals = { sheep = 1, boar = 1 }";
            Test::at(&format!("expansion = 'moor'\nlevel = 3\nround = 4\nphase = 'breeding'\n{players}")).game
        }),
        ("moor-save", "save_special", {
            let mut test = Test::at("expansion = 'moor'\nspecial_order = ['S4', 'S2']\n[[player]]\nstart_card = 6");
            test.play("special S4 JM");
            test.game
        }),
    ]
}

/// Name, question and game.
fn games() -> Vec<(&'static str, &'static str, Agricola)> {
    let cards = "cards = ['E19', { card = 'E184', mark = 2 }, { card = 'E18', mark = 2 }, 'M1', 'M5']";
    let rich = "goods = { wood = 9, clay = 9, reed = 9, stone = 9, grain = 3, vegetable = 2, food = 9 }";
    let pasture = "pastures = [[[0, 4]]]";
    vec![
        ("place", "place", after(9, &format!("{cards}\n{rich}\nhand = ['E150', 'E30']"), "")),
        ("fences", "fences", after(4, "goods = { wood = 9 }", "place R1d; fence 0,4")),
        (
            "fences-for-a-stable",
            "whether",
            after(
                4,
                "cards = ['K312', 'E207']\ngoods = { wood = 9, food = 2 }",
                "place B1; choose stables; stable 0,4",
            ),
        ),
        ("bake", "bake", after(1, "cards = ['M1', 'M6']\ngoods = { grain = 4 }", "place R1a; choose bake; bake M6 1")),
        (
            "sow",
            "sow",
            after(
                1,
                "goods = { grain = 2, vegetable = 1 }\nfarm = ['. . . F F', 'R . . . .', 'R . . . .']",
                "place R1a; choose sow; sow 0,3 grain",
            ),
        ),
        ("rooms", "rooms", after(1, "goods = { wood = 10, reed = 4 }", "place B1; choose rooms; room 0,0")),
        (
            "pay",
            "pay",
            after(1, "cards = ['E36']\ngoods = { wood = 10, reed = 2, clay = 2 }", "place B1; choose rooms; room 0,0"),
        ),
        ("order", "order", after(12, "cards = ['E61', 'E62']", "place B4; plow 0,4")),
        ("leave", "whether", after(1, "cards = ['E196', 'E176']", "place B7")),
        ("keep", "keep", after(3, "animals = { boar = 1 }", "place R1c")),
        ("discard", "discard", {
            let mut test = Test::at(&format!(
                "{ORDER}\nvariant = 'three_for_one'\ndecks = ['E']\n[[player]]\nhand = ['E150', 'E30', 'E28', 'E45']\n[[player]]\n"
            ));
            test.play("swap minor; discard E28");
            test.game
        }),
        ("feed", "feed", harvest("feeding", "goods = { food = 1, grain = 2 }")),
        ("breed", "breed", harvest("breeding", &format!("{pasture}\nanimals = {{ sheep = 2, boar = 1 }}"))),
        ("draft", "pick", hands(Variant::Draft)),
        ("ten-for-seven", "discard", hands(Variant::TenForSeven)),
        ("mulligan", "mulligan", hands(Variant::Mulligan)),
        (
            "memories",
            "place",
            after(
                9,
                "cards = [{ card = 'I263', space = 'B3' }, { card = 'I265', mark = 18 }, { card = 'K293', rounds = [12] }, { card = 'K304', mark = 801 }, { card = 'I68', players = [1] }]",
                "",
            ),
        ),
    ]
}

#[test]
fn saved_games_are_read_and_played_on() {
    proofs::saved_games_are_read_and_played_on(Path::new("tests"), games());
    proofs::saved_games_are_read_and_played_on(Path::new("tests"), moor_games());
}

#[test]
fn things_are_named_never_numbered() {
    for (name, named) in [
        ("fences", r#""work":{"fencing":{"built":4,"enclosed":[[0,4]],"spent":0,"gift":0}}"#),
        ("bake", r#""work":{"baking":{"grain":1,"ovens":["M6"],"cooked":0}}"#),
        ("pay", r#""work":{"paying":{"room":[0,0]}}"#),
        ("order", r#""cause":{"card":"E61"}"#),
        ("memories", r#"{"card":"I263","memory":{"space":"B3"}"#),
        ("moor-place", r#"{"card":"M056","memory":{"rounds":256}"#),
        ("place", r#""format":2"#),
    ] {
        let text = fs::read_to_string(Path::new("tests/snapshots").join(name).with_extension("json")).unwrap();
        assert!(text.contains(named), "{named} in {text}");
    }
}

/// Written by the version before games named what they hold, in the middle of fencing.
#[test]
fn a_game_of_the_first_form_is_refused_with_a_sentence() {
    let old = fs::read_to_string("tests/snapshots-form-1/fences.json").unwrap();
    let refused = serde_json::from_str::<State>(&old).unwrap_err().to_string();
    assert!(
        refused.starts_with("this game of Agricola was saved in form 1, and this version reads form 2 only"),
        "{refused}"
    );
}
