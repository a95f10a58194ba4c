//! Whole games over the WebSocket, from all seats; everything that is sent is compared with what the seat may know.

use crate::support::*;
use bots::Playable;
use bots::games::{Task, with_game};
use serde_json::{Value, json, to_value};
use table::record::RecordOf;
use table::{Game, Match, Present, Rng, Seat};

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

/// The words of what a viewer does not see: where the whole truth and the view differ.
fn hidden_words(all: &Value, seen: &Value, out: &mut Vec<String>) {
    match (all, seen) {
        _ if all == seen => {}
        (Value::Object(all), Value::Object(seen)) => {
            all.iter().for_each(|(key, value)| hidden_words(value, seen.get(key).unwrap_or(&Value::Null), out));
        }
        (Value::Array(all), Value::Array(seen)) if all.len() == seen.len() => {
            all.iter().zip(seen).for_each(|(all, seen)| hidden_words(all, seen, out));
        }
        (Value::Array(all), _) => all.iter().for_each(|value| hidden_words(value, &Value::Null, out)),
        (Value::String(word), _) => out.push(format!("\"{word}\"")),
        _ => {}
    }
}

/// What must not stand in a message for this viewer: cards and markers to come, what others hold in hand, the seed.
fn secrets<G: Game>(game: &G, viewer: Option<Seat>, seed: &str) -> Vec<String> {
    let (all, seen) = (to_value(game.full_view()).unwrap(), to_value(game.view(viewer)).unwrap());
    let mut hidden = Vec::new();
    hidden_words(&all, &seen, &mut hidden);
    // What was passed on openly, or has come to light once, everybody knows.
    let known = seen.to_string();
    hidden.retain(|word| !known.contains(word));
    hidden.extend([seed.to_owned(), "\"seed\"".into()]);
    hidden
}

/// Everything that one viewer heard of a game.
struct Check<'a> {
    heard: &'a [String],
    viewer: Option<Seat>,
    record: &'a Value,
}

impl Task for Check<'_> {
    type Output = ();

    fn run<G: Playable>(self) {
        let seed = self.record["seed"].as_str().unwrap();
        let record: RecordOf<G> = serde_json::from_value(self.record.clone()).unwrap();
        assert!(record.scores.is_some());
        let game: Match<G> = Match::from_record(&record).unwrap();
        let mut states = 0;
        for text in self.heard {
            let message: Value = serde_json::from_str(text).unwrap();
            if message["type"] != "state" {
                continue;
            }
            states += 1;
            let number = message["number"].as_u64().unwrap() as usize;
            let then = game.at(number);
            assert_eq!(message["view"], to_value(then.view(self.viewer)).unwrap());
            assert_eq!(message["seat"], to_value(self.viewer).unwrap());
            assert_eq!(message["scores"], to_value(then.scores()).unwrap());
            question_is_told(&then, self.viewer, &message);
            reasons_and_previews::<G>(&message);
            if number > 0 && !message["log_anew"].as_bool().unwrap() {
                let turn = &record.moves[number - 1];
                let mut events = game.at(number - 1).clone().apply(turn.seat, &turn.action).unwrap();
                events.retain(|event| G::only_for(event).is_none_or(|seat| Some(seat) == self.viewer));
                assert_eq!(message["events"], to_value(events).unwrap());
            }
            for secret in secrets(&then, self.viewer, seed) {
                assert!(!text.contains(&secret), "state {number} tells {:?} about {secret}: {text}", self.viewer);
            }
        }
        assert_eq!(states, record.moves.len() + 1, "everybody hears of every move once");
    }
}

/// Who is asked gets the question with all its answers, and nothing of it follows from what they may not know.
fn question_is_told<G: Present>(game: &G, viewer: Option<Seat>, message: &Value) {
    let decision = viewer.and_then(|seat| game.decision(seat));
    let (mut moves, mut exchanges, mut asked) = (Vec::new(), Vec::new(), to_value(decision).unwrap());
    let (mut targets, mut times) = (Vec::new(), Vec::new());
    if let Some(decision) = decision {
        let seat = decision.seat;
        game.moves(seat, &mut moves);
        game.exchanges(seat, &mut exchanges);
        targets.extend(moves.iter().chain(&exchanges).map(|m| to_value(game.target(seat, m)).unwrap()));
        times.extend(exchanges.iter().map(|m| game.times(seat, m)));
        if let Some(contents) = game.contents(seat) {
            asked["contents"] = to_value(contents).unwrap();
        }
        let world = game.determinize(seat, &mut Rng::from_number(u64::from(game.revealed())));
        assert!(world.contents(seat) == game.contents(seat), "{asked}");
        assert_eq!(world.expected(&decision), game.expected(&decision), "{asked}");
    }
    assert_eq!(message["decision"], asked);
    assert_eq!(message["moves"], to_value(moves).unwrap());
    assert_eq!(message["exchanges"], to_value(exchanges).unwrap());
    assert_eq!(message["targets"], to_value(targets).unwrap());
    assert_eq!(message["times"], to_value(times).unwrap());
}

/// What is blocked is not listed and has a reason; everything listed has a preview, but for what there is very much of.
fn reasons_and_previews<G: Present>(message: &Value) {
    let list = |name: &str| message[name].as_array().cloned().unwrap_or_default();
    let named = [list("moves"), list("exchanges")].concat();
    for blocked in list("blocked") {
        assert!(!named.contains(&blocked["move"]), "{blocked}");
        let why = blocked["why"].as_str().unwrap();
        let names = ["why-", "why-other-question"].map(|name| format!("{}-{name}", G::NAME));
        assert!(why.starts_with(&names[0]) && why != names[1], "{blocked}");
        assert!(blocked["move"]["type"] != "pay" || blocked["pay"].is_array(), "{blocked}");
        assert!(!blocked["target"].is_null(), "{blocked}");
    }
    assert_eq!(list("previews").len(), named.len());
    for (preview, m) in list("previews").iter().zip(&named) {
        let is_one_of_many = G::is_one_of_many(&serde_json::from_value(m.clone()).unwrap());
        assert_eq!(preview.is_null(), is_one_of_many, "{m}: {preview}");
    }
}

async fn game_of(game: &str, players: usize, options: Value, seed: u64) {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    // On PostgreSQL everybody else plays and watches through a second server.
    let second = if on_postgres() { Some(start(&dir.0).await) } else { None };
    let address = |i: usize| second.as_ref().filter(|_| i % 2 == 1).map_or(server.address(), |second| second.address());
    let mut people: Vec<Person> = (0..=players + 1).map(|i| Person::new(address(i))).collect();
    let seats: Vec<Value> = (0..players).map(|i| json!({"kind": if i == 0 { "me" } else { "open" }})).collect();
    let (id, code) = people[0].begin(json!({"game": game, "options": options, "seats": seats})).await;
    for person in &mut people[1..players] {
        assert_eq!(person.join(&code).await, id);
    }
    for watcher in &mut people[players..] {
        watcher.get("/api/me").await;
    }
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.connect(&id).await);
    }
    play_out(&mut sockets, &mut Rng::from_number(seed)).await;
    let record = people[players].get(&format!("/api/games/{id}/record")).await;
    assert_eq!(record.status, 200, "the record of a finished game is open");
    for (i, socket) in sockets.iter().enumerate() {
        let viewer = (i < players).then(|| Seat::new(i as u8));
        let check = Check { heard: &socket.heard, viewer, record: &record.body };
        with_game(game, check).expect("the game is at this table");
    }
    server.stop().await;
    if let Some(second) = second {
        second.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn family_games_tell_everybody_exactly_what_they_may_know() {
    game_of("agricola", 2, json!({"players": 2, "mode": "family"}), 1).await;
    game_of("agricola", 3, json!({"players": 3, "mode": "family", "edition": "nl"}), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_games_tell_everybody_exactly_what_they_may_know() {
    game_of("agricola", 2, json!({"players": 2, "mode": "full"}), 3).await;
    game_of("agricola", 4, json!({"players": 4, "mode": "full", "decks": ["E", "I", "K"]}), 4).await;
    game_of("agricola", 5, json!({"players": 5, "mode": "full", "decks": ["I", "K"], "edition": "nl"}), 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drafts_and_exchanged_hands_stay_hidden() {
    for (variant, seed) in [("draft", 6), ("three_for_one", 7), ("mulligan", 8), ("ten_for_seven", 19)] {
        let options = json!({"players": 3, "mode": "full", "decks": ["E", "I", "K"], "variant": variant});
        game_of("agricola", 3, options, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_an_expansion_everybody_hears_exactly_what_they_may_know() {
    let options = |players: usize, level: u8, more: Value| {
        let mut options = json!({"players": players, "expansion": "moor", "level": level});
        options.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        options
    };
    let all = json!(["E", "I", "K"]);
    game_of("agricola", 1, options(1, 1, json!({})), 13).await;
    game_of("agricola", 4, options(4, 1, json!({"light_fires": true})), 17).await;
    game_of("agricola", 3, options(3, 2, json!({"decks": all, "edition": "nl"})), 14).await;
    game_of("agricola", 1, options(1, 3, json!({"decks": all})), 18).await;
    game_of("agricola", 2, options(2, 3, json!({"decks": all, "light_fires": true})), 15).await;
    game_of("agricola", 3, options(3, 3, json!({"decks": all, "variant": "draft"})), 16).await;
    game_of("agricola", 5, options(5, 3, json!({"decks": all, "variant": "three_for_one"})), 20).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_caverna_everybody_hears_exactly_what_they_may_know() {
    game_of("caverna", 2, json!({"players": 2}), 9).await;
    game_of("caverna", 3, json!({"players": 3, "set": "beginner", "late_reveal": true}), 10).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn caverna_alone_and_with_seven_seats() {
    game_of("caverna", 1, json!({"players": 1}), 11).await;
    game_of("caverna", 7, json!({"players": 7}), 12).await;
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
