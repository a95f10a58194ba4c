//! Together: the lobby, signals, taking back by consent, bots that stand in.

use crate::support::*;
use serde_json::{Value, json};

/// A full game: there are hands to hide.
fn full() -> Value {
    json!({"mode": "full", "decks": ["E"], "start_seat": 0})
}

fn family() -> Value {
    json!({"mode": "family", "start_seat": 0})
}

fn place(number: u64, seat: u8, space: &str) -> Value {
    json!({"type": "move", "number": number, "seat": seat, "move": {"type": "place", "space": space}})
}

async fn with_cookie(server: &server::Server) -> Person {
    let mut person = Person::new(server.address());
    person.get("/api/me").await;
    person
}

/// The next message of this type.
async fn next_of(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = socket.next().await;
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test]
async fn in_the_lobby_nobody_plays_and_nobody_sees_a_hand() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (with_cookie(&server).await, with_cookie(&server).await);
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "open"}]);
    let (id, code) = ann.begin(json!({"options": full(), "seats": seats, "lobby": true})).await;
    let found = ben.get(&format!("/api/join/{code}")).await.body;
    assert_eq!((&found["lobby"], &found["you"], &found["options"]["mode"]), (&json!(true), &json!([]), &json!("full")));
    assert_eq!(found["options"]["seed"], Value::Null, "the seed stays a secret");
    ben.join(&code).await;
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    let seen = a.state().await;
    assert_eq!((&seen["lobby"], &seen["you"], &seen["seat"]), (&json!(true), &json!([1]), &Value::Null));
    assert!(seen["view"]["players"][1]["hand"]["minors"].is_number(), "{}", seen["view"]["players"][1]["hand"]);
    let past = ann.get(&format!("/api/games/{id}/at/0?seat=1")).await.body;
    assert!(past["view"]["players"][1]["hand"]["minors"].is_number(), "nor by looking back");
    b.state().await;
    a.say(place(0, 1, "B7")).await;
    assert_eq!(next_of(&mut a, "refused").await["why"], "not-started");
    assert!(b.is_quiet().await, "the bot, who begins, waits too");
    let hint = ann.post(&format!("/api/games/{id}/hint"), json!({"seat": 1})).await;
    assert_eq!((hint.status, &hint.body["code"]), (409, &json!("not-started")));
    assert_eq!(ben.post(&format!("/api/games/{id}/start"), json!({})).await.body["code"], "not-host");
    assert_eq!(ann.post(&format!("/api/games/{id}/start"), json!({})).await.status, 200);
    let begun = next_of(&mut a, "state").await;
    assert_eq!((&begun["lobby"], &begun["seat"]), (&json!(false), &json!(1)));
    assert!(begun["view"]["players"][1]["hand"]["minors"].is_array(), "now everybody has a hand");
    while next_of(&mut b, "state").await["number"] == 0 {}
    server.stop().await;
}

#[tokio::test]
async fn in_the_lobby_seats_change_freely_and_the_lobby_outlives_the_server() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (with_cookie(&server).await, with_cookie(&server).await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "hard"}, {"kind": "open"}]);
    let (id, code) = ann.begin(json!({"options": family(), "seats": seats, "lobby": true})).await;
    let at = |seat: u8| format!("/api/games/{id}/seats/{seat}");
    let kinds = |body: &Value| body["seats"].as_array().unwrap().iter().map(|s| s["kind"].clone()).collect::<Vec<_>>();
    ben.join(&code).await;
    assert_eq!(ben.post(&at(1), json!({"kind": "open"})).await.status, 403, "the host decides about bots");
    assert_eq!(ben.post(&at(1), json!({"kind": "me"})).await.status, 403);
    assert_eq!(ann.post(&at(2), json!({"kind": "bot"})).await.status, 403, "Ben sits there");
    // The host changes places with the bot.
    assert_eq!(ann.post(&at(1), json!({"kind": "me"})).await.status, 200);
    let now = ann.get(&format!("/api/games/{id}")).await.body;
    assert_eq!((kinds(&now), &now["you"]), (vec![json!("bot"), json!("human"), json!("human")], &json!([1])));
    assert_eq!(now["seats"][0]["level"], "hard");
    // The host asks Ben to get up, and Ben sits down again, in his own time.
    assert_eq!(ann.post(&at(2), json!({"kind": "open"})).await.status, 200);
    assert_eq!(ben.get(&format!("/api/games/{id}")).await.body["you"], json!([]));
    assert_eq!(ann.post(&at(0), json!({"kind": "open"})).await.status, 200);
    let sits = ben.post(&format!("/api/join/{code}"), json!({"seat": 2})).await;
    assert_eq!(sits.status, 200);
    let moves = ben.post(&format!("/api/join/{code}"), json!({"seat": 0})).await;
    assert_eq!(moves.status, 200, "{}", moves.text);
    server.stop().await;

    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (ann.at(server.address()), ben.at(server.address()));
    let now = ben.get(&format!("/api/games/{id}")).await.body;
    assert_eq!((&now["lobby"], &now["you"], kinds(&now)[2].clone()), (&json!(true), &json!([0]), json!("open")));
    assert_eq!(ann.post(&format!("/api/games/{id}/start"), json!({})).await.status, 200);
    // Who comes late watches, and takes the seat that is still free.
    let mut cem = with_cookie(&server).await;
    let mut watching = cem.connect(&id).await;
    let seen = watching.state().await;
    assert_eq!((&seen["lobby"], &seen["you"]), (&json!(false), &json!([])));
    cem.join(&code).await;
    assert_eq!(next_of(&mut watching, "state").await["you"], json!([2]));
    server.stop().await;
}

#[tokio::test]
async fn five_signals_reach_everybody_but_not_too_often() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, ben) = (with_cookie(&server).await, with_cookie(&server).await);
    let (id, _) = ann.begin(json!({"options": family(), "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    a.state().await;
    b.state().await;
    for signal in ["hello", "well-played", "thanks"] {
        a.say(json!({"type": "signal", "signal": signal})).await;
        assert_eq!(b.next().await, json!({"type": "signal", "seat": 0, "signal": signal}));
        assert_eq!(a.next().await["signal"], signal, "and oneself");
    }
    a.say(json!({"type": "signal", "signal": "hello"})).await;
    assert_eq!(a.next().await["code"], "too-fast");
    b.say(json!({"type": "signal", "signal": "hello"})).await;
    assert_eq!(b.next().await["why"], "not-your-seat", "who watches is quiet");
    a.say(json!({"type": "signal", "signal": "you are slow"})).await;
    assert_eq!(a.next().await["code"], "bad-message");
    server.stop().await;
}

/// Ann and Ben at a family game; Ann has taken wood and Ben clay.
async fn after_two_moves(server: &server::Server) -> (Person, Person, String, Socket, Socket) {
    let (mut ann, mut ben) = (with_cookie(server).await, with_cookie(server).await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (id, code) = ann.begin(json!({"options": family(), "seats": seats})).await;
    ben.join(&code).await;
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    a.state().await;
    b.state().await;
    a.say(place(0, 0, "B7")).await;
    a.state().await;
    b.state().await;
    b.say(place(1, 1, "B8")).await;
    let state = a.state().await;
    assert_eq!(state["undo"], json!({"step": true, "turn": true, "asks": true}));
    b.state().await;
    (ann, ben, id, a, b)
}

#[tokio::test]
async fn what_a_person_has_answered_is_taken_back_if_they_agree() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (_, _, _, mut a, mut b) = after_two_moves(&server).await;
    a.say(json!({"type": "undo", "seat": 0, "what": "turn"})).await;
    let asked = b.state().await["take_back"].clone();
    assert_eq!((&asked["seat"], &asked["to"], &asked["waits_for"]), (&json!(0), &json!(0), &json!([1])));
    assert!(asked["left"].as_i64().unwrap() > 50_000, "there is time to think: {asked}");
    assert_eq!(a.state().await["undo"]["step"], false, "one asks once");
    a.say(json!({"type": "consent", "yes": true})).await;
    assert_eq!(a.next().await["why"], "not-your-seat", "nobody agrees with themselves");
    b.say(json!({"type": "consent", "yes": true})).await;
    let back = a.state().await;
    assert_eq!((&back["number"], &back["take_back"], &back["decision"]["seat"]), (&json!(0), &Value::Null, &json!(0)));
    assert_eq!(b.state().await["number"], 0);
    server.stop().await;
}

#[tokio::test]
async fn no_means_no_also_after_a_restart_until_somebody_moves() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (ann, ben, id, mut a, mut b) = after_two_moves(&server).await;
    a.say(json!({"type": "undo", "seat": 0})).await;
    a.state().await;
    b.state().await;
    b.say(json!({"type": "consent", "yes": false})).await;
    assert_eq!(a.state().await["take_back"]["refused"], true);
    server.stop().await;

    let server = start(&dir.0).await;
    let (ann, ben) = (ann.at(server.address()), ben.at(server.address()));
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    let state = a.state().await;
    assert_eq!((&state["number"], &state["take_back"]["refused"]), (&json!(2), &json!(true)));
    b.state().await;
    a.say(json!({"type": "undo", "seat": 0})).await;
    assert_eq!(a.next().await["why"], "take-back-refused");
    b.say(json!({"type": "consent", "yes": true})).await;
    assert_eq!(b.next().await["why"], "nothing-to-undo", "it is too late to agree");
    a.say(place(2, 0, "B9")).await;
    assert_eq!(a.state().await["take_back"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn against_bots_taking_back_is_free_but_never_across_a_round_card() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = with_cookie(&server).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = ann.begin(json!({"options": family(), "seats": seats})).await;
    let mut a = ann.connect(&id).await;
    let mut state = a.state().await;
    a.say(place(0, 0, "B7")).await;
    // The bot has moved, and it is our turn again.
    while state["number"] == 0 || state["decision"].is_null() {
        state = a.state().await;
    }
    assert_eq!(state["undo"], json!({"step": true, "turn": true, "asks": false}));
    a.say(json!({"type": "undo", "seat": 0, "what": "turn"})).await;
    assert_eq!(next_of(&mut a, "state").await["number"], 0);
    // Now the whole first round: the next round card has been turned up.
    let mut state = json!({"number": 0, "view": {"round": 1}});
    for spaces in [["B8", "B8"], ["B9", "B10"]] {
        // The bot may have taken one of them.
        let is_free = |space: &&str| state["view"]["spaces"][space]["persons"].as_array().is_none_or(Vec::is_empty);
        let space = spaces.into_iter().find(is_free).unwrap();
        a.say(place(state["number"].as_u64().unwrap(), 0, space)).await;
        loop {
            state = next_of(&mut a, "state").await;
            if state["view"]["spaces"][space]["persons"] == json!([0]) && !state["decision"].is_null()
                || state["view"]["round"] == 2
            {
                break;
            }
        }
        if state["view"]["round"] == 2 {
            break;
        }
    }
    while state["view"]["round"] == 1 || state["decision"].is_null() {
        state = next_of(&mut a, "state").await;
    }
    assert_eq!(state["undo"]["step"], false, "a card was turned up");
    server.stop().await;
}

#[tokio::test]
async fn a_bot_stands_in_for_a_person_who_can_come_back_in_time() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = with_cookie(&server).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = ann.begin(json!({"options": family(), "seats": seats})).await;
    let mut a = ann.connect(&id).await;
    a.state().await;
    let at = format!("/api/games/{id}/seats/0");
    assert_eq!(ann.post(&at, json!({"kind": "bot", "level": "random"})).await.status, 200);
    let state = next_of(&mut a, "state").await;
    assert_eq!(
        (&state["you"], &state["seats"][0]["stand_in"], &state["seats"][1]["stand_in"]),
        (&json!([]), &json!(true), &json!(false))
    );
    let number = state["number"].as_i64().unwrap();
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    assert_eq!(ann.post(&at, json!({"kind": "me"})).await.status, 200);
    let mut state = next_of(&mut a, "state").await;
    while state["you"] != json!([0]) {
        state = next_of(&mut a, "state").await;
    }
    assert!(
        state["number"].as_i64().unwrap() - number < 5,
        "bots among themselves are in no hurry: {}",
        state["number"]
    );
    server.stop().await;
}

#[tokio::test]
async fn a_screen_is_covered_only_where_there_is_something_to_hide() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = with_cookie(&server).await;
    let both = json!([{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]);
    for (game, options, hides) in
        [("agricola", full(), true), ("agricola", family(), false), ("caverna", json!({"set": "beginner"}), false)]
    {
        let (id, _) = ann.begin(json!({"game": game, "options": options, "seats": both})).await;
        assert_eq!(ann.connect(&id).await.state().await["has_secrets"], hides, "{game}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_record_knows_who_sat_where() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = with_cookie(&server).await;
    ann.post("/api/me", json!({"name": "Ann"})).await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "hard"}]);
    let (id, _) = ann.begin(json!({"game": "caverna", "options": {"set": "beginner"}, "seats": seats})).await;
    let record = ann.get(&format!("/api/games/{id}/record")).await.body;
    assert_eq!(record["players"][0], json!({"name": "Ann"}));
    assert_eq!(record["players"][1]["level"], "hard");
    let mut ben = with_cookie(&server).await;
    let (id, _) = ben.begin(json!({"record": record})).await;
    let seen = ben.get(&format!("/api/games/{id}")).await.body;
    assert_eq!(seen["game"], "caverna", "the record says which game it is");
    assert_eq!((&seen["seats"][0]["name"], &seen["seats"][1]["level"]), (&json!("Ann"), &json!("hard")));
    let broken = ben.post("/api/games", json!({"record": {"moves": 3}})).await;
    assert_eq!((broken.status, &broken.body["code"]), (400, &json!("unreadable")));
    server.stop().await;
}
