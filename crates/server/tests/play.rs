//! Whole games over the WebSocket, from all seats; everything that is sent is compared with what the seat may know.

mod support;

use agricola::Agricola;
use serde_json::{Value, json, to_value};
use support::*;
use table::record::RecordOf;
use table::{Game, Match, Rng, Seat};

/// Plays a game to its end: everybody answers with any legal move whenever they are asked. Everybody hears everything.
async fn play_out(sockets: &mut [Socket], rng: &mut Rng) {
    let mut last = Vec::new();
    for socket in sockets.iter_mut() {
        last.push(socket.state().await);
    }
    while !last[0]["over"].as_bool().unwrap() {
        let asked: Vec<usize> = (0..last.len()).filter(|i| !last[*i]["decision"].is_null()).collect();
        let chosen = *rng.pick(&asked).expect("somebody is asked");
        let action = any_move(&last[chosen], rng).expect("who is asked has a move");
        sockets[chosen].say(answer(&last[chosen], &action)).await;
        for (socket, last) in sockets.iter_mut().zip(&mut last) {
            *last = socket.state().await;
        }
    }
}

/// What must not stand in a message for this viewer: round cards to come, what others hold in hand, the seed.
fn secrets(game: &Agricola, viewer: Option<Seat>, seed: &str) -> Vec<String> {
    let all = to_value(game.full_view()).unwrap();
    let seen = to_value(game.view(viewer)).unwrap();
    let words = |view: &Value, path: &str| -> Vec<String> {
        let cards = view.pointer(path).and_then(Value::as_array).cloned().unwrap_or_default();
        cards.iter().filter_map(|c| c.as_str().map(|c| format!("\"{c}\""))).collect()
    };
    let mut paths = vec!["/round_order".to_owned()];
    for seat in 0..game.players.len() {
        paths.extend(["occupations", "minors", "pack"].map(|kind| format!("/players/{seat}/hand/{kind}")));
    }
    let mut hidden = vec![seed.to_owned(), "\"seed\"".into()];
    for path in paths {
        let mut known = words(&seen, &path);
        // What was passed on openly, everybody knows.
        known.extend(path.rsplit_once('/').map(|(hand, _)| words(&seen, &format!("{hand}/known"))).unwrap_or_default());
        hidden.extend(words(&all, &path).into_iter().filter(|word| !known.contains(word)));
    }
    hidden
}

fn check(heard: &[String], viewer: Option<Seat>, record: &RecordOf<Agricola>, seed: &str) {
    let game: Match<Agricola> = Match::from_record(record).unwrap();
    let mut states = 0;
    for text in heard {
        let message: Value = serde_json::from_str(text).unwrap();
        if message["type"] != "state" {
            continue;
        }
        states += 1;
        let number = message["number"].as_u64().unwrap() as usize;
        let then = game.at(number);
        assert_eq!(message["view"], to_value(then.view(viewer)).unwrap());
        assert_eq!(message["seat"], to_value(viewer).unwrap());
        let decision = viewer.and_then(|seat| then.decision(seat));
        assert_eq!(message["decision"], to_value(decision).unwrap());
        let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
        if let Some(decision) = decision {
            then.moves(decision.seat, &mut moves);
            then.exchanges(decision.seat, &mut exchanges);
        }
        assert_eq!(message["moves"], to_value(moves).unwrap());
        assert_eq!(message["exchanges"], to_value(exchanges).unwrap());
        reasons_and_previews(&message);
        assert_eq!(message["scores"], to_value(then.scores()).unwrap());
        if number > 0 && !message["log_anew"].as_bool().unwrap() {
            let turn = &record.moves[number - 1];
            let events = game.at(number - 1).apply(turn.seat, &turn.action).unwrap();
            assert_eq!(message["events"], to_value(events).unwrap());
        }
        for secret in secrets(&then, viewer, seed) {
            assert!(!text.contains(&secret), "state {number} tells {viewer:?} about {secret}: {text}");
        }
    }
    assert_eq!(states, record.moves.len() + 1, "everybody hears of every move once");
}

/// What is blocked is not listed and has a reason; everything listed has a preview, but for fences and what is exchanged
/// several times.
fn reasons_and_previews(message: &Value) {
    let list = |name: &str| message[name].as_array().cloned().unwrap_or_default();
    let named = [list("moves"), list("exchanges")].concat();
    for blocked in list("blocked") {
        assert!(!named.contains(&blocked["move"]), "{blocked}");
        let why = blocked["why"].as_str().unwrap();
        assert!(why.starts_with("agricola-why-") && why != "agricola-why-other-question", "{blocked}");
        assert!(blocked["move"]["type"] != "pay" || blocked["pay"].is_array(), "{blocked}");
    }
    assert_eq!(list("previews").len(), named.len());
    for (preview, m) in list("previews").iter().zip(&named) {
        let animals = m["animals"].as_object().filter(|_| m["type"] == "release");
        let released = animals.map_or(0, |animals| animals.values().filter_map(Value::as_u64).sum());
        let is_one_of_many = m["type"] == "fence" || m["times"].as_u64() > Some(1) || released > 1;
        assert_eq!(preview.is_null(), is_one_of_many, "{m}: {preview}");
    }
}

async fn game_of(players: usize, options: Value, seed: u64) {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut people: Vec<Person> = (0..=players).map(|_| Person::new(server.address())).collect();
    let seats: Vec<Value> = (0..players).map(|i| json!({"kind": if i == 0 { "me" } else { "open" }})).collect();
    let (id, code) = people[0].begin(json!({"game": "agricola", "options": options, "seats": seats})).await;
    for person in &mut people[1..players] {
        assert_eq!(person.join(&code).await, id);
    }
    people[players].get("/api/me").await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.connect(&id).await);
    }
    play_out(&mut sockets, &mut Rng::from_number(seed)).await;
    let record = people[players].get(&format!("/api/games/{id}/record")).await;
    assert_eq!(record.status, 200, "the record of a finished game is open");
    let seed = record.body["seed"].as_str().unwrap().to_owned();
    let record: RecordOf<Agricola> = serde_json::from_value(record.body).unwrap();
    assert!(record.scores.is_some());
    for (i, socket) in sockets.iter().enumerate() {
        check(&socket.heard, (i < players).then(|| Seat::new(i as u8)), &record, &seed);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn family_games_tell_everybody_exactly_what_they_may_know() {
    game_of(2, json!({"players": 2, "mode": "family"}), 1).await;
    game_of(3, json!({"players": 3, "mode": "family", "edition": "nl"}), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_games_tell_everybody_exactly_what_they_may_know() {
    game_of(2, json!({"players": 2, "mode": "full"}), 3).await;
    game_of(4, json!({"players": 4, "mode": "full", "decks": ["E"]}), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drafts_and_exchanged_hands_stay_hidden() {
    for (variant, seed) in [("draft", 6), ("three_for_one", 7), ("mulligan", 8)] {
        let options = json!({"players": 3, "mode": "full", "decks": ["E"], "variant": variant});
        game_of(3, options, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn caverna_is_played_here_too() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let seats = json!([{"kind": "bot"}, {"kind": "me"}]);
    let (id, _) = me.begin(json!({"game": "caverna", "options": {"players": 2}, "seats": seats})).await;
    let mut socket = me.connect(&id).await;
    let mut rng = Rng::from_number(6);
    let mut state = socket.state().await;
    while !state["over"].as_bool().unwrap() {
        if let Some(action) = any_move(&state, &mut rng) {
            socket.say(answer(&state, &action)).await;
        }
        state = socket.next_state().await;
    }
    assert_eq!((&state["game"], state["scores"].as_array().unwrap().len()), (&json!("caverna"), 2));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_bots_comes_to_its_end() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    let mut socket = me.connect(&id).await;
    let mut rng = Rng::from_number(5);
    let mut state = socket.state().await;
    while !state["over"].as_bool().unwrap() {
        if let Some(action) = any_move(&state, &mut rng) {
            socket.say(answer(&state, &action)).await;
        }
        state = socket.next_state().await;
    }
    assert_eq!(state["scores"].as_array().unwrap().len(), 3);
    let lists = me.get("/api/games").await.body;
    assert_eq!(lists["finished"][0]["id"], id.as_str());
    assert_eq!(lists["finished"][0]["scores"].as_array().unwrap().len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_people_at_one_browser_see_one_hand_at_a_time() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family", "start_seat": 1}, "seats": seats})).await;
    let mut socket = me.connect(&id).await;
    let state = socket.state().await;
    assert_eq!(state["you"], json!([0, 1]));
    assert_eq!((state["seats"][0]["name"].as_str(), state["seats"][1]["name"].as_str()), (Some("Ann"), Some("Ben")));
    assert_eq!((&state["seat"], &state["decision"]["seat"]), (&json!(1), &json!(1)), "who is asked first looks first");
    socket.say(json!({"type": "move", "number": 0, "seat": 1, "move": {"type": "place", "space": "B7"}})).await;
    let state = socket.state().await;
    assert_eq!((&state["seat"], &state["decision"]), (&json!(1), &Value::Null), "nobody has been handed over to yet");
    assert_eq!((&state["asked"], &state["moves"]), (&json!([0]), &json!([])));
    socket.say(json!({"type": "look", "seat": 0})).await;
    let state = socket.state().await;
    assert_eq!((&state["seat"], &state["decision"]["seat"]), (&json!(0), &json!(0)));
    socket.say(json!({"type": "look", "seat": 5})).await;
    assert_eq!(socket.next().await["why"], "not-your-seat");
    server.stop().await;
}
