//! What belongs to a person: one hand, and their data.

use crate::support::*;
use serde_json::{Value, json};
use table::Rng;

fn account() -> Value {
    json!({"name": "Ben", "password": "correct horse"})
}

/// Three seats that people join by code; the host has the first.
async fn three(host: &mut Person, guest: &mut Person) -> (String, String) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let (id, code) =
        host.begin(json!({"options": {"decks": ["E"], "players": 3, "start_seat": 0}, "seats": seats})).await;
    guest.join(&code).await;
    (id, code)
}

#[tokio::test]
async fn nobody_gets_a_second_hand_by_logging_in() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben, mut guest) =
        (Person::new(server.address()), Person::new(server.address()), Person::new(server.address()));
    ben.post("/api/register", account()).await;
    let (id, code) = three(&mut ann, &mut ben).await;
    guest.join(&code).await;
    assert_eq!(guest.connect(&id).await.state().await["you"], json!([2]));
    let login = guest.post("/api/login", account()).await;
    assert_eq!(login.status, 200, "{}", login.text);
    let state = guest.connect(&id).await.state().await;
    assert_eq!((&state["you"], &state["seat"]), (&json!([1]), &json!(1)), "one hand, that of the account");
    assert_eq!((&state["seats"][2]["kind"], &state["seats"][2]["level"]), (&json!("bot"), &json!("easy")));
    // The seat is nobody's now: it cannot be taken back.
    let taken = guest.post(&format!("/api/games/{id}/seats/2"), json!({"kind": "me"})).await;
    assert_ne!(taken.status, 200, "{}", taken.text);
    let looked = guest.get(&format!("/api/games/{id}/at/0?seat=2")).await;
    assert_eq!(looked.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn a_guest_s_other_seats_go_with_them() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben, mut guest) =
        (Person::new(server.address()), Person::new(server.address()), Person::new(server.address()));
    ben.post("/api/register", account()).await;
    let (id, _) = three(&mut ann, &mut guest).await;
    guest.post("/api/login", account()).await;
    assert_eq!(ben.connect(&id).await.state().await["you"], json!([1]), "the account had no seat there");
    server.stop().await;
}

/// Plays a game alone against a random bot, to its end.
async fn finished(me: &mut Person) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    let mut socket = me.connect(&id).await;
    let (mut state, mut rng) = (socket.state().await, Rng::from_number(5));
    while state["over"] == false {
        if let Some(action) = any_move(&state, &mut rng).filter(|_| !state["decision"].is_null()) {
            socket.say(answer(&state, &action)).await;
        }
        state = socket.next_state().await;
    }
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_about_a_person_is_theirs_to_have_and_nothing_of_others() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    ann.post("/api/me", json!({"name": "Ann"})).await;
    let over = finished(&mut ann).await;
    let (running, _) = three(&mut ann, &mut ben).await;
    let series = ann.post("/api/series", json!({"game": "agricola", "kind": "nl", "options": {"decks": ["E"]}})).await;
    assert_eq!(series.status, 200, "{}", series.text);
    ann.post("/api/daily", json!({})).await;
    let export = ann.get("/api/me/export").await;
    assert_eq!(export.status, 200);
    assert!(export.head.contains("attachment"), "{}", export.head);
    // The body comes in pieces.
    let text: String = export.text.lines().filter(|line| usize::from_str_radix(line.trim(), 16).is_err()).collect();
    let all: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
    assert_eq!((&all["person"]["name"], &all["person"]["account"]), (&json!("Ann"), &json!(false)));
    assert_eq!((&all["series"][0]["id"], &all["series"][1]), (&series.body["id"], &Value::Null));
    let games = all["games"].as_array().unwrap();
    assert_eq!(games.len(), 3);
    let of_the_day = |game: &&Value| game["game"]["id"] == all["daily"][0]["game"];
    assert_eq!(games.iter().filter(of_the_day).count(), 1, "{}", all["daily"]);
    let of = |id: &str| games.iter().find(|game| game["game"]["id"] == id).unwrap();
    assert!(of(&over)["record"]["seed"].is_string(), "what is over is told as a whole");
    assert_eq!(of(&running)["record"], Value::Null, "what goes on has secrets");
    let nothing = Person::new(server.address()).get("/api/me/export").await.text;
    assert!(nothing.contains("\"games\":[]"), "{nothing}");
    server.stop().await;
}
