//! What follows from a game: continuing from a moment of it, a rematch, a review, records with names, hurrying bots.

use crate::support::*;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::Rng;

fn bot(level: &str) -> Value {
    json!({"kind": "bot", "level": level})
}

/// A game of one person that is over, with its id.
async fn finished(person: &mut Person, seats: Value) -> String {
    let (id, _) = person.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    let mut socket = person.connect(&id).await;
    let mut rng = Rng::from_number(4);
    let mut state = socket.state().await;
    while state["over"] != json!(true) {
        state = match any_move(&state, &mut rng) {
            Some(action) => {
                socket.say(answer(&state, &action)).await;
                socket.next_state().await
            }
            None => socket.next_state().await,
        };
    }
    id
}

#[tokio::test]
async fn a_finished_game_goes_on_from_any_moment_and_stays_as_it_is() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let id = finished(&mut ann, json!([{"kind": "me"}, bot("random")])).await;
    let before = ann.get(&format!("/api/games/{id}/record")).await.body;
    // Anybody may: the record is open to everybody.
    ben.get("/api/me").await;
    let wish = json!({"number": 12, "seats": [bot("random"), {"kind": "me"}]});
    let created = ben.post(&format!("/api/games/{id}/continue"), wish).await.body;
    let again = created["id"].as_str().unwrap();
    assert_ne!(again, id);
    let mut socket = ben.connect(again).await;
    let state = socket.state().await;
    assert!(state["number"].as_u64().unwrap() >= 12 && state["you"] == json!([1]));
    let past = ben.get(&format!("/api/games/{again}/at/12")).await.body;
    let old = ben.get(&format!("/api/games/{id}/at/12?seat=1")).await.body;
    assert_eq!(past["view"], old["view"], "it is the same game up to there");
    assert_eq!(ann.get(&format!("/api/games/{id}/record")).await.body, before, "the old game has not changed");
    // Nobody else can be invited: who goes on may know what comes.
    let wish = json!({"number": 12, "seats": [{"kind": "open"}, {"kind": "me"}]});
    assert_eq!(ben.post(&format!("/api/games/{id}/continue"), wish).await.body["code"], "secret-start");
    let number = ann.get(&format!("/api/games/{id}")).await.body["number"].as_u64().unwrap();
    for beyond in [number, number + 1] {
        let refused = ben.post(&format!("/api/games/{id}/continue"), json!({"number": beyond})).await;
        assert!(refused.status >= 400, "{:?}", refused.body);
    }
    server.stop().await;
}

/// Two people with hidden hands: whoever goes on from here gets a world that looks the same to them, and knows no more.
#[tokio::test]
async fn a_running_game_goes_on_without_telling_what_is_hidden() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let options = json!({"mode": "full", "decks": ["E"], "players": 2});
    let (id, code) = ann.begin(json!({"options": options, "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    ben.join(&code).await;
    let bens = ben.connect(&id).await.state().await;
    let hidden = bens["view"]["players"][1]["hand"].clone();
    assert!(hidden["occupations"].as_array().is_some_and(|hand| hand.len() == 7), "{hidden}");
    // A stranger has nothing to go on with.
    let mut stranger = Person::new(server.address());
    stranger.get("/api/me").await;
    let path = format!("/api/games/{id}/continue");
    assert_eq!(stranger.post(&path, json!({"number": 0})).await.body["code"], "not-your-seat");
    assert_eq!(ann.post(&path, json!({"number": 0, "seat": 1})).await.body["code"], "not-your-seat");
    let own = ann.connect(&id).await.state().await["view"]["players"][0]["hand"].clone();
    let mut same = 0;
    for _ in 0..5 {
        let created = ann.post(&path, json!({"number": 0})).await.body;
        let again = created["id"].as_str().unwrap();
        // Both seats are Ann's there: she sees all that there is to see, to begin with what the seat that is asked sees.
        let mut socket = ann.connect(again).await;
        socket.state().await;
        socket.say(json!({"type": "look", "seat": 0})).await;
        assert_eq!(socket.state().await["view"]["players"][0]["hand"], own);
        socket.say(json!({"type": "look", "seat": 1})).await;
        same += u32::from(socket.state().await["view"]["players"][1]["hand"] == hidden);
        let record = ann.get(&format!("/api/games/{again}/record")).await.body;
        assert!(record.get("seed").is_none() && record["state"].is_object(), "no seed of the other game");
        let loaded = ann.post("/api/games", json!({"record": record})).await;
        assert_eq!(loaded.body["code"], "bad-game", "a state that somebody sends is not believed");
    }
    assert_eq!(same, 0, "Ben's hand is dealt anew");
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_brings_everybody_to_the_same_new_table() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let seats = json!([{"kind": "me"}, {"kind": "open"}, bot("random")]);
    let (id, code) = ann.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    ben.join(&code).await;
    let path = format!("/api/games/{id}/rematch");
    assert_eq!(ann.post(&path, json!({})).await.body["code"], "still-running");
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    let mut rng = Rng::from_number(9);
    let (mut one, mut two) = (a.state().await, b.state().await);
    while one["over"] != json!(true) {
        if let Some(action) = any_move(&one, &mut rng) {
            a.say(answer(&one, &action)).await;
        } else if let Some(action) = any_move(&two, &mut rng) {
            b.say(answer(&two, &action)).await;
        }
        // Whoever answers an old question is shown the new one once more, and the others are not.
        one = a.next_state().await;
        while one["number"] != two["number"] {
            let a_is_behind = one["number"].as_u64() < two["number"].as_u64();
            if a_is_behind { one = a.next_state().await } else { two = b.next_state().await }
        }
    }
    let mut stranger = Person::new(server.address());
    stranger.get("/api/me").await;
    assert_eq!(stranger.post(&path, json!({})).await.body["code"], "not-your-seat");
    let next = ann.post(&path, json!({})).await.body["id"].clone();
    let mut told = b.next().await;
    while told["type"] != "rematch" {
        told = b.next().await;
    }
    assert_eq!(told, json!({"type": "rematch", "id": next, "code": b_code(&mut ann, &next).await}));
    assert_eq!(ben.post(&path, json!({})).await.body["id"], next, "there is one rematch, whoever asks");
    let table = ann.get(&format!("/api/games/{}", next.as_str().unwrap())).await.body;
    let kinds: Vec<_> = table["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone()).collect();
    assert_eq!(kinds, ["human", "bot", "human"], "everybody has moved up by one seat");
    let next = next.as_str().unwrap();
    assert_eq!(ben.connect(next).await.state().await["you"], json!([0]));
    assert_eq!(ann.connect(next).await.state().await["you"], json!([2]));
    server.stop().await;
}

async fn b_code(person: &mut Person, id: &Value) -> Value {
    person.get(&format!("/api/games/{}", id.as_str().unwrap())).await.body["code"].clone()
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_the_review_is_kept() {
    let dir = Dir::new();
    let mut config = config(&dir.0);
    config.bots.review_time = Duration::from_millis(5);
    let server = server::Server::start(config.clone()).await.unwrap();
    let mut ann = Person::new(server.address());
    let (running, _) =
        ann.begin(json!({"options": {"mode": "family"}, "seats": [{"kind": "me"}, bot("random")]})).await;
    assert_eq!(ann.get(&format!("/api/games/{running}/review")).await.body["code"], "still-running");
    let id = finished(&mut ann, json!([{"kind": "me"}, bot("random")])).await;
    let path = format!("/api/games/{id}/review");
    let started = Instant::now();
    let review = loop {
        let review = ann.get(&path).await.body;
        if review["progress"] == json!(1.0) {
            break review;
        }
        assert!(started.elapsed() < Duration::from_secs(120), "{review}");
        // Meanwhile the server answers everybody else.
        assert_eq!(ann.get("/api/me").await.status, 200);
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let turns = review["turns"].as_array().unwrap();
    assert!(turns.len() > 20, "{} turns", turns.len());
    for turn in turns {
        let moves = turn["moves"].as_array().unwrap();
        assert!(moves.iter().any(|choice| choice["move"] == turn["chosen"]), "{turn}");
    }
    assert!(turns.iter().any(|turn| turn["loss"].as_f64().unwrap() > 1.0), "who moves at random loses something");
    let last = review["curve"].as_array().unwrap().last().unwrap();
    let scores = ann.get(&format!("/api/games/{id}")).await.body["scores"].clone();
    let points: Vec<i64> = last["points"].as_array().unwrap().iter().map(|n| n.as_f64().unwrap() as i64).collect();
    assert_eq!(json!(points), scores, "the curve ends with the points");
    server.stop().await;
    let server = server::Server::start(config).await.unwrap();
    assert_eq!(ann.at(server.address()).get(&path).await.body, review, "it is not thought about again");
    server.stop().await;
}

#[tokio::test]
async fn a_record_names_who_sat_there_and_loads_with_them() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let seats = json!([{"kind": "me", "name": "Anna"}, bot("random")]);
    let id = finished(&mut ann, seats).await;
    let mut record = ann.get(&format!("/api/games/{id}/record")).await.body;
    let players = record["players"].clone();
    assert_eq!(players[0], json!({"name": "Anna"}));
    assert_eq!(players[1]["level"], "random");
    assert!(!players[1]["name"].as_str().unwrap().starts_with("Bot"), "bots have names: {players}");
    let (again, _) = ann.begin(json!({"record": record})).await;
    let seats = ann.get(&format!("/api/games/{again}")).await.body["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[0]["kind"]), (&json!("Anna"), &json!("human")));
    assert_eq!((&seats[1]["name"], &seats[1]["level"]), (&players[1]["name"], &json!("random")));
    // A record of old names nobody, and loads as ever.
    record.as_object_mut().unwrap().remove("players");
    let (old, _) = ann.begin(json!({"record": record})).await;
    let seats = ann.get(&format!("/api/games/{old}")).await.body["seats"].clone();
    assert!(seats.as_array().unwrap().iter().all(|seat| seat["kind"] == "human"), "{seats}");
    server.stop().await;
}

#[tokio::test]
async fn who_sits_here_tells_a_bot_to_move_and_nobody_else_does() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let options = json!({"mode": "family", "start_seat": 1});
    let (id, _) = ann.begin(json!({"options": options, "seats": [{"kind": "me"}, bot("unlimited")]})).await;
    let mut stranger = Person::new(server.address());
    stranger.get("/api/me").await;
    let (mut a, mut s) = (ann.connect(&id).await, stranger.connect(&id).await);
    assert_eq!(a.state().await["asked"], json!([1]));
    s.state().await;
    s.say(json!({"type": "hurry", "seat": 1})).await;
    assert_eq!(s.next().await["why"], "not-your-seat");
    let started = Instant::now();
    a.say(json!({"type": "hurry", "seat": 1})).await;
    assert!(a.next_state().await["number"].as_u64().unwrap() > 0);
    assert!(started.elapsed() < Duration::from_secs(40), "it thinks for a minute otherwise");
    server.stop().await;
}

#[tokio::test]
async fn the_course_says_where_rounds_and_turns_began() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let id = finished(&mut ann, json!([{"kind": "me"}, bot("random")])).await;
    let course = ann.get(&format!("/api/games/{id}/course")).await.body;
    let rounds = course["rounds"].as_array().unwrap();
    assert_eq!(
        rounds.iter().map(|mark| mark["round"].as_u64().unwrap()).collect::<Vec<_>>(),
        (1..=14).collect::<Vec<_>>()
    );
    assert_eq!(rounds[0]["number"], 0);
    for mark in &rounds[1..] {
        let at = ann.get(&format!("/api/games/{id}/at/{}", mark["number"])).await.body;
        assert_eq!(at["view"]["round"], mark["round"]);
    }
    assert!(course["turns"].as_array().unwrap().len() >= 14 * 4);
    server.stop().await;
}
