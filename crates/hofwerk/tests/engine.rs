//! The line protocol from outside: whole games, and everything that can be wrong with a line.

mod common;

use common::talk;
use serde_json::{Value, json};

const NEW: &str = r#"{"command":"new","game":"agricola","options":{"players":2,"mode":"family"},"seed":7}"#;

/// Sends these lines; the answers.
fn say(lines: &[&str]) -> Vec<Value> {
    let answers = talk((lines.join("\n") + "\n").as_bytes());
    assert_eq!(answers.len(), lines.len(), "every line is answered once");
    answers
}

/// Begins a game, sends a line, and makes sure that it is refused with this code and changes nothing.
fn refused(line: &[u8], code: &str) -> String {
    let mut input = format!("{NEW}\n{{\"command\":\"state\"}}\n{{\"command\":\"save\"}}\n").into_bytes();
    input.extend_from_slice(line);
    input.extend_from_slice(b"\n{\"command\":\"state\"}\n{\"command\":\"save\"}\n");
    let answers = talk(&input);
    assert_eq!(answers.len(), 6);
    assert_eq!(answers[3]["ok"], false, "{}", answers[3]);
    assert_eq!(answers[3]["code"], code, "{}", answers[3]);
    assert_eq!(answers[1..3], answers[4..6], "an error changes nothing");
    let sentence = answers[3]["error"].as_str().unwrap();
    assert!(sentence.ends_with('.') && sentence.contains(' '), "not a sentence: {sentence}");
    sentence.into()
}

/// The same for a position.
fn impossible(position: &str) -> String {
    refused(json!({"command": "load", "position": position}).to_string().as_bytes(), "bad_position")
}

#[test]
fn lines_that_are_no_commands() {
    for bad in ["", "x", "{", "[1,2", "{\"command\":\"state\"} x", "\u{feff}{}", "{\"a\":1,}", "nul"] {
        refused(bad.as_bytes(), "bad_json");
    }
    refused(b"{\"command\":\"\xff\xfe\"}", "bad_json");
    refused(b"\xff\x00\xfe", "bad_json");
    refused("[".repeat(100_000).as_bytes(), "bad_json");
    for bad in ["[]", "1", "\"state\"", "null"] {
        refused(bad.as_bytes(), "not_an_object");
    }
    for bad in [r#"{}"#, r#"{"command":"dance"}"#, r#"{"command":7}"#, r#"{"command":null}"#, r#"{"command":"NEW"}"#] {
        refused(bad.as_bytes(), "unknown_command");
    }
}

#[test]
fn a_line_of_ten_megabytes() {
    let pad = "x".repeat(10_000_000);
    let sentence = refused(json!({"command": "state", "pad": pad}).to_string().as_bytes(), "too_long");
    assert!(sentence.contains("4194304"), "{sentence}");
    refused(pad.as_bytes(), "too_long");
}

#[test]
fn games_that_cannot_be_set_up() {
    let new = |rest: &str| format!(r#"{{"command":"new",{rest}}}"#).into_bytes();
    refused(&new(r#""options":{}"#), "bad_field");
    refused(&new(r#""game":7"#), "bad_field");
    refused(&new(r#""game":"chess""#), "unknown_game");
    for seed in ["-1", "1.5", "\"xyz\"", "[]", "true", "\"123456789012345678901234567890123\""] {
        refused(&new(&format!(r#""game":"agricola","seed":{seed}"#)), "bad_field");
    }
    for options in [
        r#"{"players":0}"#,
        r#"{"players":6}"#,
        r#"{"players":-1}"#,
        r#"{"players":"two"}"#,
        r#"{"mode":"party"}"#,
        r#"{"edition":"fr"}"#,
        r#"{"decks":["Z"]}"#,
        r#"{"start_seat":5}"#,
        r#"{"round_order":["R1a"]}"#,
        r#"{"round_order":["X"]}"#,
        r#"{"colour":"red"}"#,
        r#"{"mode":"family","decks":["E"]}"#,
        "7",
        "[1]",
        "[]",
    ] {
        refused(&new(&format!(r#""game":"agricola","options":{options}"#)), "bad_options");
    }
}

#[test]
fn positions_that_cannot_exist() {
    // 16 fences: all of the farm but the column of the rooms (14), with a corner of it apart (2).
    let corner = "[[0,4]]";
    let rest = "[[0,1],[0,2],[0,3],[1,1],[1,2],[1,3],[1,4],[2,1],[2,2],[2,3],[2,4]]";
    assert!(impossible(&format!("[[player]]\npastures = [{corner}, {rest}]")).contains("15 fences"));
    let field = "[[player]]\nfarm = ['. . . . F', 'R . . . .', 'R . . . .']\npastures = [[[0,4]]]";
    assert!(impossible(field).contains("field"));
    assert!(impossible("[[player]]\npersons = 6").contains("2 to 5 persons"));
    assert!(impossible("[[player]]\ngoods = { wood = -1 }").contains("-1 wood"));
    assert!(impossible("[[player]]\nanimals = { sheep = 9 }").contains("do not fit"));
    assert!(impossible("[[player]]\ncards = ['M1', 'M1']").contains("only once"));
    assert!(impossible("[[player]]\ncards = ['Z9']").contains("Z9"));
    assert!(impossible("[spaces]\nB99 = { wood = 1 }\n[[player]]").contains("B99"));
    assert!(impossible("round = 15\n[[player]]").contains("15"));
    impossible("[[player]]\nfarm = ['R . . . .']");
    impossible("[[player]]\nfarm = ['. . . . .', 'R . . . .', '. . . . .']");
    impossible("[[player]]\n".repeat(6).as_str());
}

#[test]
fn positions_that_are_cut_off_or_no_positions() {
    for bad in ["[[player", "[[player]]\ngoods = { wood = 1", "round = ", "]", "color = 1", "round = \"five\""] {
        impossible(bad);
    }
    refused(br#"{"command":"load","position":7}"#, "bad_field");
    refused(br#"{"command":"load"}"#, "what_to_load");
    refused(br#"{"command":"load","position":"","record":{}}"#, "what_to_load");
    refused(br#"{"command":"load","position":"","game":"chess"}"#, "unknown_game");
}

/// A record of a game in which both players have moved once.
fn record() -> Value {
    let answers =
        say(&[NEW, r#"{"command":"play","index":0}"#, r#"{"command":"play","index":0}"#, r#"{"cmd":"save"}"#]);
    answers[3]["record"].clone()
}

#[test]
fn records_that_cannot_be_played() {
    let load = |record: &Value| json!({"command": "load", "record": record}).to_string().into_bytes();
    for bad in [json!(7), json!([]), json!({}), json!({"game": 7}), json!({"game": "agricola"})] {
        refused(&load(&bad), "bad_record");
    }
    let with = |field: &str, value: Value| {
        let mut changed = record();
        changed[field] = value;
        refused(&load(&changed), if field == "game" { "unknown_game" } else { "bad_record" })
    };
    with("game", json!("chess"));
    assert!(with("version", json!(99)).contains("99"));
    assert!(with("rules", json!(99)).contains("99"));
    assert!(with("rules", json!(1)).contains("version 1 of the rules, this program plays version 2"));
    assert!(with("position", json!("[[player]]")).contains("“position” as well as “options”"));
    with("options", json!({"players": 9}));
    with("options", json!([2, "family"]));
    with("options", json!({"shoes": 9}));
    with("seed", json!("zz"));
    with("moves", json!(7));
    assert!(with("moves", json!([{"seat": 0}])).contains("moves[0]"));
    assert!(with("moves", json!([{"seat": 0, "move": {"type": "fly"}}])).contains("fly"));
    assert!(with("moves", json!([{"seat": 0, "move": {"type": "place", "space": "Q1"}}])).contains("Q1"));
    assert!(with("moves", json!([[0, {"type": "place", "space": "B3"}]])).contains("moves[0]"));
    assert!(with("moves", json!([{"seat": 9, "move": {"type": "done"}}])).contains("moves[0]"));
    assert!(with("moves", json!([{"seat": 1, "move": {"type": "done"}}])).contains("not legal"));
    assert!(with("scores", json!([1, 2])).contains("1, 2"));
    let mut cut = record();
    cut.as_object_mut().unwrap().remove("moves");
    assert!(refused(&load(&cut), "bad_record").contains("moves"));
}

#[test]
fn a_record_leads_back_to_the_same_game() {
    let record = record();
    let load = json!({"command": "load", "record": record}).to_string();
    let answers = say(&[&load, r#"{"command":"save"}"#, r#"{"command":"decision"}"#]);
    assert_eq!(answers[1]["record"], record);
    assert_eq!((&answers[2]["seat"], &answers[2]["prompt"]), (&json!(0), &json!("plow")));
}

#[test]
fn moves_that_cannot_be_made() {
    let play = |rest: &str| format!(r#"{{"command":"play",{rest}}}"#).into_bytes();
    refused(br#"{"command":"play"}"#, "index_or_move");
    refused(&play(r#""index":0,"move":{"type":"done"}"#), "index_or_move");
    for index in ["99", "-1", "1.5", "\"0\"", "1e30"] {
        refused(&play(&format!(r#""index":{index}"#)), "bad_index");
    }
    for bad in [
        r#"7"#,
        r#"{}"#,
        r#"{"type":"fly"}"#,
        r#"{"type":"place"}"#,
        r#"{"type":"place","space":"B99"}"#,
        r#"{"type":"plow","cell":[4,0]}"#,
        r#"{"type":"take","goods":{"wood":-1}}"#,
        r#"{"type":"improve","card":"M99"}"#,
        r#"["place","B7"]"#,
    ] {
        refused(&play(&format!(r#""move":{bad}"#)), "bad_move");
    }
    // Known, but not allowed now: the wrong phase, the wrong round, another game's space, nothing to pay with.
    for illegal in [
        r#"{"type":"feed","food":4}"#,
        r#"{"type":"plow","cell":[0,0]}"#,
        r#"{"type":"plow","cell":[3,0]}"#,
        r#"{"type":"place","space":"R6a"}"#,
        r#"{"type":"place","space":"B5"}"#,
        r#"{"type":"place","space":"B1"}"#,
        r#"{"type":"done"}"#,
        r#"{"type":"exchange","with":"M1","give":{"sheep":1},"times":1}"#,
        r#"{"type":"exchange","with":"raw","give":{"grain":1},"times":255}"#,
    ] {
        refused(&play(&format!(r#""move":{illegal}"#)), "illegal_move");
    }
    for seat in ["2", "-1", "256", "\"0\"", "1.5", "[]"] {
        refused(&play(&format!(r#""index":0,"seat":{seat}"#)), "bad_seat");
    }
    refused(&play(r#""index":0,"seat":0"#), "not_asked");
    refused(br#"{"command":"moves","seat":0}"#, "not_asked");
    refused(br#"{"command":"view","seat":7}"#, "bad_seat");
    refused(br#"{"command":"undo"}"#, "nothing_to_undo");
}

#[test]
fn nothing_can_be_asked_before_a_game() {
    for command in ["decision", "moves", "play", "state", "view", "score", "undo", "save"] {
        let answers = say(&[&json!({"command": command}).to_string()]);
        assert_eq!(answers[0]["code"], "no_game", "{command}");
    }
}

#[test]
fn without_a_seed_every_game_is_another() {
    let new = r#"{"command":"new","game":"agricola","options":{"players":3}}"#;
    let answers = say(&[new, new]);
    assert_ne!(answers[0]["seed"], answers[1]["seed"]);
    assert_eq!(answers[0]["seed"].as_str().unwrap().len(), 32);
    let again = json!({"command": "new", "game": "agricola", "options": {"players": 3}, "seed": answers[0]["seed"]});
    assert_eq!(say(&[&again.to_string()])[0], answers[0]);
}

#[test]
fn every_game_can_be_begun_saved_and_loaded() {
    for game in bots::games::NAMES {
        let new = json!({"command": "new", "game": game, "options": {"players": 2}, "seed": 7}).to_string();
        let answers = say(&[&new, r#"{"command":"play","index":0}"#, r#"{"command":"save"}"#]);
        assert_eq!(answers[0]["seed"], "00000000000000000000000000000007", "{game}");
        assert_eq!(answers[1]["ok"], true, "{game}");
        let load = json!({"command": "load", "record": answers[2]["record"]}).to_string();
        let again = say(&[&load, r#"{"command":"save"}"#, r#"{"command":"decision"}"#]);
        assert_eq!(again[1], answers[2], "{game}");
        let mut decision = again[2].clone();
        decision.as_object_mut().unwrap().remove("ok");
        assert_eq!(decision, answers[1]["decision"], "{game}");
    }
}

#[test]
fn an_undo_that_fails_leaves_the_bots_as_they_were() {
    let bot = r#"{"command":"bot","name":"random"}"#;
    let moves = |lines: &[&str]| -> Vec<Value> {
        say(&[&[NEW], lines].concat()).into_iter().filter(|answer| answer["move"].is_object()).collect()
    };
    let undisturbed = moves(&[bot, bot, bot]);
    assert!(undisturbed.iter().any(|answer| *answer != undisturbed[0]), "a random player goes on with its chance");
    assert_eq!(moves(&[bot, r#"{"command":"undo"}"#, bot, bot]), undisturbed);
}

/// A session in this process, so that a whole game can be played move by move.
fn ask(session: &mut hofwerk::engine::Session, request: Value) -> Value {
    session.answer(request.to_string().as_bytes()).answer
}

#[test]
fn a_whole_game_by_index() {
    use hofwerk::words::{Language, Words};
    let mut session = hofwerk::engine::Session::new(Words::of(Language::De));
    ask(&mut session, serde_json::from_str(NEW).unwrap());
    let mut chance = table::Rng::from_number(3);
    let mut count = 0;
    loop {
        let decision = ask(&mut session, json!({"command": "decision"}));
        if decision["over"] == true {
            assert_eq!(
                (&decision["seat"], &decision["prompt"], &decision["seats"]),
                (&json!(null), &json!(null), &json!([]))
            );
            assert_eq!((&decision["phase"], &decision["text"]), (&json!("over"), &json!("Das Spiel ist aus")));
            break;
        }
        let listed = ask(&mut session, json!({"command": "moves"}));
        let (moves, exchanges) = (listed["moves"].as_array().unwrap(), listed["exchanges"].as_array().unwrap());
        assert!(
            moves.iter().chain(exchanges).enumerate().all(|(i, item)| item["index"] == i && item["text"].is_string())
        );
        let pool = if moves.is_empty() { exchanges } else { moves };
        let chosen = &pool[chance.below(pool.len())];
        let by_move = json!({"command": "play", "move": chosen["move"], "seat": listed["seat"]});
        let by_index = json!({"command": "play", "index": chosen["index"], "seat": listed["seat"]});
        let before = ask(&mut session, json!({"command": "state"}));
        let first = ask(&mut session, by_move);
        assert_eq!(first["ok"], true, "{first}");
        ask(&mut session, json!({"command": "undo"}));
        assert_eq!(ask(&mut session, json!({"command": "state"})), before);
        assert_eq!(ask(&mut session, by_index), first, "index and move mean the same");
        count += 1;
    }
    assert!(count > 50);
    assert_eq!(ask(&mut session, json!({"command": "play", "index": 0}))["code"], "game_over");
    assert_eq!(ask(&mut session, json!({"command": "moves"}))["moves"], json!([]));
    let record = ask(&mut session, json!({"command": "save"}))["record"].clone();
    let scores = ask(&mut session, json!({"command": "score"}))["scores"].clone();
    let totals: Vec<&Value> = scores.as_array().unwrap().iter().map(|sheet| &sheet["total"]).collect();
    assert_eq!(json!(totals), record["scores"]);
    for sheet in scores.as_array().unwrap() {
        let lines: Vec<&String> = sheet["lines"].as_object().unwrap().keys().collect();
        let rows: Vec<&str> = agricola::score::ROWS.iter().map(|row| row.category.name()).collect();
        assert_eq!(lines, rows, "in the order of A18.9");
        let sum: i64 = sheet["lines"].as_object().unwrap().values().map(|n| n.as_i64().unwrap()).sum();
        assert_eq!(sheet["total"], sum);
    }
    assert_eq!(ask(&mut session, json!({"command": "load", "record": record}))["ok"], true);
}

#[test]
fn a_bot_moves_and_says_what_it_thinks() {
    let answers = say(&[
        NEW,
        r#"{"command":"bot","name":"greedy"}"#,
        r#"{"command":"bot","name":"greedy","play":true}"#,
        r#"{"command":"analyze","iterations":20}"#,
        r#"{"command":"save"}"#,
    ]);
    assert_eq!(answers[1]["move"], answers[2]["move"], "looking changes nothing, and the same bot repeats itself");
    assert_eq!(answers[4]["record"]["moves"][0]["move"], answers[2]["move"]);
    let analysis = answers[3]["analysis"].as_array().unwrap();
    assert!(analysis.len() > 5 && analysis[0]["visits"].as_u64() > Some(0));
    assert!(analysis[0]["line"][0]["moves"][0] == analysis[0]["move"]);
}

#[test]
fn advice_that_cannot_be_given() {
    let unknown = refused(br#"{"command":"bot","name":"deepblue"}"#, "bad_field");
    assert!(unknown.contains("greedy") && !unknown.contains("exec"), "{unknown}");
    assert!(refused(br#"{"command":"bot","name":"mcts:0"}"#, "bad_field").contains("from 1"));
    refused(br#"{"command":"bot","name":"exec:ls"}"#, "bad_field");
    assert!(refused(br#"{"command":"bot","name":7}"#, "bad_field").contains("string"));
    for play in ["\"yes\"", "1", "[]"] {
        let line = format!(r#"{{"command":"bot","name":"greedy","play":{play}}}"#);
        assert!(refused(line.as_bytes(), "bad_field").contains("true or false"));
    }
    for seed in ["1.5", "-1", "\"7\"", "2e15"] {
        let line = format!(r#"{{"command":"bot","name":"greedy","seed":{seed}}}"#);
        assert!(refused(line.as_bytes(), "bad_field").contains("whole number from 0 to 1000000000000000"));
    }
    for bad in [r#""seconds":-1"#, r#""seconds":601"#, r#""iterations":2.7"#, r#""iterations":2e9"#, r#""seed":0.5"#] {
        refused(format!(r#"{{"command":"analyze",{bad}}}"#).as_bytes(), "bad_field");
    }
}

#[test]
fn a_field_that_is_null_is_absent() {
    let answers = say(&[
        r#"{"command":"new","game":"agricola","options":null,"seed":null}"#,
        r#"{"command":null,"cmd":"moves","seat":null}"#,
        r#"{"command":"bot","name":"greedy","seed":null,"play":null,"seat":null}"#,
        r#"{"command":"play","index":0,"move":null,"id":null}"#,
        r#"{"command":"load","position":"[[player]]","record":null,"game":null}"#,
    ]);
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
    assert!(answers[3].as_object().unwrap().contains_key("id") && !answers[1].as_object().unwrap().contains_key("id"));
    refused(br#"{"command":"play","index":null}"#, "index_or_move");
    refused(br#"{"command":"load","record":null}"#, "what_to_load");
}

#[test]
fn another_seed_is_another_player() {
    let asked = |seed: usize| format!(r#"{{"command":"bot","name":"random","seed":{seed}}}"#);
    let lines: Vec<String> = [NEW.to_string()].into_iter().chain((0..20).map(asked)).collect();
    let answers = say(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let first = say(&[NEW, &asked(3)]);
    assert_eq!(answers[4], first[1], "whoever was asked before does not matter");
    assert!(answers[1..].iter().any(|answer| answer["move"] != answers[1]["move"]));
}

#[test]
fn a_loaded_record_says_how_its_game_began() {
    let bot = r#"{"command":"bot","name":"random","play":true}"#;
    let mut start_seats = Vec::new();
    for seat in 0..2 {
        let options = json!({"players": 2, "mode": "family", "start_seat": seat});
        let new = json!({"command": "new", "game": "agricola", "options": options, "seed": 7}).to_string();
        let mut lines = vec![new.as_str()];
        lines.extend([bot; 60]);
        lines.extend([r#"{"command":"view"}"#, r#"{"command":"save"}"#]);
        let answers = say(&lines);
        start_seats.push(answers[61]["view"]["start_seat"].clone());
        let load = json!({"command": "load", "record": answers[62]["record"]}).to_string();
        assert_eq!(say(&[&load])[0], answers[0]);
    }
    assert_ne!(start_seats, [0, 1], "somebody has become start player meanwhile");
}
