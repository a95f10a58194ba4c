//! Manners at the table: who may do what, undo, joining, seats, looking back.

use crate::support::*;
use serde_json::{Value, json};
use table::Rng;

const FAMILY: &str = r#"{"mode": "family", "start_seat": 0}"#;

fn family() -> Value {
    serde_json::from_str(FAMILY).unwrap()
}

fn place(number: u64, seat: u8, space: &str) -> Value {
    json!({"type": "move", "number": number, "seat": seat, "move": {"type": "place", "space": space}})
}

/// Two people at a family game; seat 0 begins.
async fn two(server: &server::Server) -> (Person, Person, String) {
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (id, code) = ann.begin(json!({"options": family(), "seats": seats})).await;
    ben.join(&code).await;
    (ann, ben, id)
}

#[tokio::test]
async fn only_the_owner_of_a_seat_moves_for_it_and_only_in_time() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (ann, ben, id) = two(&server).await;
    let mut stranger = Person::new(server.address());
    stranger.get("/api/me").await;
    let (mut a, mut b, mut s) = (ann.connect(&id).await, ben.connect(&id).await, stranger.connect(&id).await);
    assert_eq!(a.state().await["you"], json!([0]));
    assert_eq!(b.state().await["you"], json!([1]));
    let seen = s.state().await;
    assert_eq!((&seen["you"], &seen["seat"], &seen["decision"]), (&json!([]), &Value::Null, &Value::Null));

    for socket in [&mut b, &mut s] {
        socket.say(place(0, 0, "B7")).await;
        let refused = socket.next().await;
        assert_eq!((&refused["type"], &refused["why"]), (&json!("refused"), &json!("not-your-seat")));
        socket.say(json!({"type": "look", "seat": 0})).await;
        assert_eq!(socket.next().await["why"], "not-your-seat");
        socket.say(json!({"type": "undo", "seat": 0, "what": "turn"})).await;
        assert_eq!(socket.next().await["why"], "not-your-seat");
    }
    let nobody = Person::new(server.address()).connect(&id).await.state().await;
    assert_eq!(nobody["you"], json!([]), "without a cookie one may watch");

    b.say(place(0, 1, "B7")).await;
    let early = b.next().await;
    assert_eq!((&early["why"], &early["rule"]), (&json!("agricola-why-not-asked"), &json!("A4.4")));
    a.say(place(0, 0, "R6a")).await;
    assert_eq!(a.next().await["why"], "agricola-why-not-in-play");
    a.say(place(0, 0, "B7")).await;
    assert_eq!(a.state().await["number"], 1);
    assert_eq!(b.state().await["number"], 1);
    let seen = s.state().await;
    assert_eq!(seen["events"][0], json!({"event": "placed", "seat": 0, "space": "B7"}));
    b.say(place(0, 1, "B8")).await;
    assert_eq!(b.next().await, json!({"type": "refused", "number": 1, "why": "stale", "rule": ""}));
    b.say(place(7, 1, "B8")).await;
    assert_eq!(b.next().await["why"], "stale");
    b.say(place(1, 1, "B7")).await;
    let occupied = b.next().await;
    assert_eq!((&occupied["why"], &occupied["rule"]), (&json!("agricola-why-occupied"), &json!("A4.5")));
    b.say(place(1, 9, "B8")).await;
    assert_eq!(b.next().await["why"], "not-your-seat");
    assert!(a.is_quiet().await, "nobody hears of what was refused");
    server.stop().await;
}

#[tokio::test]
async fn a_trial_says_what_a_move_would_do_and_does_nothing() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (ann, ben, id) = two(&server).await;
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    let before = a.state().await;
    b.state().await;
    let trial = |space: &str| json!({"type": "try", "seat": 0, "move": {"type": "place", "space": space}});

    a.say(trial("B7")).await;
    let tried = a.next().await;
    assert_eq!((&tried["type"], &tried["move"]["space"]), (&json!("tried"), &json!("B7")));
    let of_wood = json!({"get": {"wood": 3}, "ends_turn": true});
    assert_eq!(tried["preview"], of_wood, "then it is the other's turn");
    let index = before["moves"].as_array().unwrap().iter().position(|m| *m == tried["move"]).unwrap();
    assert_eq!(before["previews"][index], of_wood, "the state says the same");
    a.say(trial("B4")).await;
    assert_eq!(a.next().await["preview"], json!({}), "a field is to be chosen");
    a.say(trial("R6a")).await;
    let tried = a.next().await;
    assert_eq!((&tried["why"], &tried["preview"]), (&json!("agricola-why-not-in-play"), &Value::Null));
    assert_eq!((tried["number"].as_u64(), tried["rule"].is_string()), (Some(0), true));
    b.say(trial("B7")).await;
    assert_eq!(b.next().await["why"], "not-your-seat");
    assert!(b.is_quiet().await, "nobody hears of it");

    // The last person of a round: afterwards a round card is turned up, which a trial foresees but does not show.
    for (number, seat, space) in [(0, 0, "B7"), (1, 1, "B8"), (2, 0, "B9")] {
        [&mut a, &mut b][usize::from(seat)].say(place(number, seat, space)).await;
        assert_eq!(
            (a.state().await["number"].as_u64(), b.state().await["number"].as_u64()),
            (Some(number + 1), Some(number + 1))
        );
    }
    b.say(json!({"type": "try", "seat": 1, "move": {"type": "place", "space": "B10"}})).await;
    let of_fish = json!({"type": "place", "space": "B10"});
    let preview = json!({"get": {"food": 1}, "ends_turn": true, "reveals": true});
    assert_eq!(b.next().await, json!({"type": "tried", "number": 3, "move": of_fish, "preview": preview}));
    server.stop().await;
}

/// K109 Spit Roast: 1 food more, but once in a feeding phase. What one exchange brings says nothing of the next.
#[tokio::test]
async fn what_several_moves_bring_is_foreseen_one_after_the_other() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let position = "mode = 'full'\ndecks = ['K']\nround = 4\nphase = 'feeding'\n\
        [[player]]\ncards = ['K109', 'M1']\npastures = [[[0, 3], [0, 4]]]\nanimals = { sheep = 3 }\n\
        [[player]]\ngoods = { food = 9 }\n";
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let (id, _) = ann.begin(json!({"position": position, "seats": seats})).await;
    let mut a = ann.connect(&id).await;
    let before = a.state().await;
    let sheep = |times: u8| json!({"type": "exchange", "with": "M1", "give": {"sheep": 1}, "times": times});
    let foresee = |moves: &[Value]| json!({"type": "foresee", "seat": 0, "moves": moves});

    a.say(foresee(&[sheep(1), sheep(2)])).await;
    let seen = a.next().await;
    assert_eq!((&seen["type"], &seen["number"]), (&json!("foreseen"), &before["number"]));
    assert_eq!(seen["moves"], json!([sheep(1), sheep(2)]));
    let of = |n: u8, food: u8| json!({"pay": [{"sheep": n}], "get": {"food": food}});
    assert_eq!(seen["previews"], json!([of(1, 3), of(2, 4)]), "the roast is eaten once");
    a.say(foresee(&[sheep(3)])).await;
    assert_eq!(a.next().await["previews"], json!([of(3, 7)]));
    a.say(foresee(&[sheep(2), sheep(2)])).await;
    assert_eq!(a.next().await["previews"], json!([of(2, 5)]), "there are no four sheep");
    // After feeding it is the turn of something else.
    a.say(foresee(&[sheep(2), json!({"type": "feed", "food": 4}), sheep(1)])).await;
    assert_eq!(a.next().await["previews"].as_array().unwrap().len(), 2);
    ben.get("/api/me").await;
    let mut b = ben.connect(&id).await;
    b.state().await;
    b.say(foresee(&[sheep(1)])).await;
    assert_eq!(b.next().await["why"], "not-your-seat");
    a.say(foresee(&[json!({"type": "fly"})])).await;
    assert_eq!(a.next().await["code"], "bad-move");
    assert!(a.is_quiet().await, "nothing has changed");
    server.stop().await;
}

#[tokio::test]
async fn nonsense_gets_an_answer_and_the_game_goes_on() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (ann, _, id) = two(&server).await;
    let mut a = ann.connect(&id).await;
    a.state().await;
    for (text, code) in [
        ("", "bad-message"),
        ("{", "bad-message"),
        ("[1]", "bad-message"),
        (r#"{"type":"dance"}"#, "bad-message"),
        (r#"{"type":"move","number":0,"seat":0}"#, "bad-message"),
        (r#"{"type":"move","number":0,"seat":300,"move":{}}"#, "bad-message"),
        (r#"{"type":"move","number":0,"seat":0,"move":{"type":"fly"}}"#, "bad-move"),
        (r#"{"type":"move","number":0,"seat":0,"move":null}"#, "bad-message"),
        (r#"{"type":"undo","seat":0,"what":"everything"}"#, "bad-message"),
    ] {
        a.say_raw(tokio_tungstenite::tungstenite::Message::text(text)).await;
        let answer = a.next().await;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!(code)), "{text}: {answer}");
    }
    a.say_raw(tokio_tungstenite::tungstenite::Message::binary(vec![1, 2, 3])).await;
    assert_eq!(a.next().await["code"], "bad-message");
    a.say(json!({"type": "ping"})).await;
    assert_eq!(a.next().await, json!({"type": "pong"}));
    a.say(place(0, 0, "B7")).await;
    assert_eq!(a.state().await["number"], 1);

    // A message that is too long ends the connection, not the server.
    a.say_raw(tokio_tungstenite::tungstenite::Message::text("x".repeat(100_000))).await;
    assert!(matches!(a.next().await["type"].as_str(), Some("close" | "gone")));
    assert_eq!(ann.connect(&id).await.state().await["number"], 1);
    assert_eq!(ann.connect("nosuchgame").await.next().await, json!({"type": "close", "code": 4404}));
    server.stop().await;
}

#[tokio::test]
async fn steps_and_turns_are_taken_back_but_another_player_s_only_if_they_agree() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (ann, ben, id) = two(&server).await;
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    let (start, _) = (a.state().await, b.state().await);
    assert_eq!(start["undo"], json!({"step": false, "turn": false, "asks": false}));
    a.say(json!({"type": "undo", "seat": 0, "what": "step"})).await;
    assert_eq!(a.next().await["why"], "nothing-to-undo");

    // The day labourer of the family game takes a resource of his choice: two steps.
    a.say(place(0, 0, "F6")).await;
    let state = a.state().await;
    assert_eq!(state["undo"], json!({"step": true, "turn": true, "asks": false}));
    assert_eq!(b.state().await["undo"], json!({"step": false, "turn": false, "asks": false}));
    let first = state["moves"][0].clone();
    a.say(answer(&state, &first)).await;
    let state = a.state().await;
    assert_eq!((&state["number"], b.state().await["number"].clone()), (&json!(2), json!(2)));
    a.say(json!({"type": "undo", "seat": 0, "what": "step"})).await;
    let back = a.state().await;
    assert_eq!((&back["number"], &back["log_anew"]), (&json!(1), &json!(true)));
    assert_eq!(b.state().await["number"], 1);
    a.say(json!({"type": "undo", "seat": 0, "what": "turn"})).await;
    let back = a.state().await;
    assert_eq!((&back["number"], &back["log"]), (&json!(0), &json!([])));
    assert_eq!(back["view"], start["view"]);
    assert!(back["revision"].as_i64() > state["revision"].as_i64());
    b.state().await;

    // Somebody who saw what was taken back since, and says so, is told.
    a.say(place(0, 0, "B7")).await;
    let seen = (a.state().await, b.state().await).1;
    a.say(json!({"type": "undo", "seat": 0, "what": "step"})).await;
    a.state().await;
    b.state().await;
    a.say(place(0, 0, "B8")).await;
    a.state().await;
    b.state().await;
    let mut old = place(1, 1, "B9");
    old["revision"] = seen["revision"].clone();
    b.say(old).await;
    assert_eq!(b.next().await["why"], "stale");
    b.say(place(1, 1, "B9")).await;
    a.state().await;
    b.state().await;
    a.say(json!({"type": "undo", "seat": 0, "what": "step"})).await;
    let state = a.state().await;
    assert_eq!((&state["number"], &state["take_back"]["waits_for"]), (&json!(2), &json!([1])), "the other is asked");
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_taken_back_once_a_round_card_was_revealed() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let (id, _) = ann.begin(json!({"options": {"mode": "family", "players": 1}})).await;
    let mut a = ann.connect(&id).await;
    let mut state = a.state().await;
    let mut rng = Rng::from_number(1);
    let round = state["view"]["round"].clone();
    while state["view"]["round"] == round {
        state = play_any(&mut a, &state, &mut rng).await;
    }
    assert_eq!(state["undo"]["step"], false);
    a.say(json!({"type": "undo", "seat": 0, "what": "turn"})).await;
    assert_eq!(a.next().await["why"], "undo-revealed");
    server.stop().await;
}

/// When a game is over everybody may read its record: nothing is taken back then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_over_is_over() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family", "players": 1}})).await;
    let mut socket = me.connect(&id).await;
    let mut state = socket.state().await;
    let mut rng = Rng::from_number(3);
    while state["over"] == false {
        state = play_any(&mut socket, &state, &mut rng).await;
    }
    assert_eq!(state["undo"], json!({"step": false, "turn": false, "asks": false}));
    socket.say(json!({"type": "undo", "seat": 0, "what": "step"})).await;
    assert_eq!(socket.next().await["why"], "undo-revealed");
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_used_says_why() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (ann, _, id) = two(&server).await;
    let state = ann.connect(&id).await.state().await;
    let blocked = state["blocked"].as_array().unwrap();
    let room = blocked.iter().find(|b| b["move"]["space"] == "B1").expect("nobody can build at the start");
    assert_eq!(room["why"], "agricola-why-too-dear");
    let spaces = state["view"]["spaces"].as_object().unwrap().len();
    assert_eq!(blocked.len() + state["moves"].as_array().unwrap().len(), spaces);
    server.stop().await;
}

#[tokio::test]
async fn people_join_by_code_and_bots_take_over_for_who_is_away() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]);
    let (id, code) = ann.begin(json!({"options": family(), "seats": seats, "public": true})).await;
    let mut a = ann.connect(&id).await;
    let before = a.state().await;
    let open = json!({"name": "", "kind": "open", "level": null, "host": false, "stand_in": false, "connected": false});
    assert_eq!(before["seats"][1], open);
    assert_eq!(ben.get("/api/games").await.body["open"][0]["code"], code.as_str());
    assert_eq!(ben.post("/api/join/ZZZZZZ", json!({})).await.status, 404);
    ben.post("/api/me", json!({"name": "  Ben   the farmer "})).await;
    let typed = format!("{}-{}", code[..3].to_lowercase(), &code[3..]);
    assert_eq!(ben.join(&typed).await, id);
    assert_eq!(ben.join(&code).await, id, "joining twice changes nothing");
    let state = a.state().await;
    assert_eq!((&state["seats"][1]["name"], &state["seats"][1]["kind"]), (&json!("Ben the farmer"), &json!("human")));
    let mut third = Person::new(server.address());
    let full = third.post(&format!("/api/join/{code}"), json!({})).await;
    assert_eq!((full.status, &full.body["code"]), (409, &json!("no-seat")));

    let seat = format!("/api/games/{id}/seats/1");
    let bot = json!({"kind": "bot", "level": "random"});
    assert_eq!(third.post(&seat, bot.clone()).await.status, 403);
    assert_eq!(third.post(&seat, json!({})).await.status, 403);
    {
        let mut b = ben.connect(&id).await;
        b.state().await;
        assert_eq!(ann.post(&seat, bot.clone()).await.status, 403, "who is here plays");
    }
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert_eq!(ann.post(&seat, bot).await.status, 200);
    a.say(place(0, 0, "B7")).await;
    // Both bots answer, and Ann is asked again.
    let mut state = a.state().await;
    while state["decision"].is_null() || state["number"] == 0 {
        state = a.state().await;
    }
    let mut b = ben.connect(&id).await;
    let seen = b.state().await;
    assert_eq!((&seen["you"], &seen["seat"]), (&json!([]), &json!(1)), "Ben sees his farm but does not play");
    assert_eq!(ben.post(&seat, json!({"kind": "human"})).await.status, 200);
    assert_eq!(b.state().await["you"], json!([1]));
    assert_eq!(ann.post(&format!("/api/games/{id}/seats/7"), json!({})).await.status, 400);
    assert_eq!(ann.post(&seat, json!({"kind": "bot", "level": "godlike"})).await.status, 400);
    server.stop().await;
}

/// A seat shows a hand: with other people at the table nobody sees a second one, nor hands on one that they have seen.
#[tokio::test]
async fn nobody_looks_into_a_second_hand_by_changing_seats() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let options = json!({"players": 4, "decks": ["E"]});
    let seats = json!([{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}, {"kind": "open"}]);
    let (id, code) = ann.begin(json!({"options": options, "seats": seats})).await;
    let seat = |n: u8| format!("/api/games/{id}/seats/{n}");

    // The host takes neither a bot's seat nor an open one besides their own.
    for (n, kind) in [(1, "human"), (2, "human")] {
        let refused = ann.post(&seat(n), json!({"kind": kind})).await;
        assert_eq!((refused.status, &refused.body["code"]), (409, &json!("has-seat")), "{n}");
    }
    // A guest gets one seat, and neither changes it nor gives it away.
    assert_eq!(ben.post(&format!("/api/join/{code}"), json!({"seat": 2})).await.status, 200);
    assert_eq!(ben.post(&format!("/api/join/{code}"), json!({"seat": 2})).await.status, 200, "that is my seat");
    assert_eq!(ben.post(&format!("/api/join/{code}"), json!({"seat": 3})).await.body["code"], "has-seat");
    assert_eq!(ben.post(&seat(3), json!({"kind": "human"})).await.body["code"], "has-seat");
    assert_eq!(ben.post(&seat(2), json!({"kind": "open"})).await.body["code"], "not-your-seat");
    assert_eq!(ann.post(&seat(0), json!({"kind": "open"})).await.body["code"], "not-your-seat");
    let mut b = ben.connect(&id).await;
    assert_eq!(b.state().await["you"], json!([2]));
    b.say(json!({"type": "look", "seat": 3})).await;
    assert_eq!(b.next().await["why"], "not-your-seat");

    // Alone with bots one may play several seats, but nobody comes in any more.
    let seats = json!([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]);
    let (id, _) = ann.begin(json!({"options": options, "seats": seats})).await;
    let seat = |n: u8| format!("/api/games/{id}/seats/{n}");
    assert_eq!(ann.post(&seat(1), json!({"kind": "human"})).await.status, 200);
    assert_eq!(ann.connect(&id).await.state().await["you"], json!([0, 1]));
    assert_eq!(ann.post(&seat(2), json!({"kind": "open"})).await.body["code"], "secret-start");
    server.stop().await;
}

#[tokio::test]
async fn the_past_and_the_record_are_told_to_whom_they_belong() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben, id) = two(&server).await;
    let mut a = ann.connect(&id).await;
    let start = a.state().await;
    a.say(place(0, 0, "B7")).await;
    a.state().await;
    let past = ann.get(&format!("/api/games/{id}/at/0")).await.body;
    assert_eq!((&past["view"], &past["seat"], &past["moves"]), (&start["view"], &json!(0), &json!([])));
    let now = ben.get(&format!("/api/games/{id}/at/1?seat=1")).await.body;
    assert_eq!(now["events"][0]["event"], "placed");
    assert_eq!(ben.get(&format!("/api/games/{id}/at/1?seat=0")).await.status, 403);
    assert_eq!(ben.get(&format!("/api/games/{id}/at/2")).await.status, 400);
    for nonsense in ["at/-1", "at/many", "at/1?seat=-1", "at/1?seat=300"] {
        let refused = ben.get(&format!("/api/games/{id}/{nonsense}")).await;
        assert_eq!((refused.status, &refused.body["code"]), (400, &json!("bad-request")), "{nonsense}");
    }
    assert_eq!(ben.get("/api/games/nosuchgame/at/0").await.status, 404);
    for person in [&mut ann, &mut ben] {
        let record = person.get(&format!("/api/games/{id}/record")).await;
        assert_eq!((record.status, &record.body["code"]), (403, &json!("still-running")));
    }

    // Alone one may have the record at any time, load it again and go on.
    let (own, _) = ann.begin(json!({"options": {"mode": "family"}, "seats": [{"kind": "me"}, {"kind": "bot"}]})).await;
    let mut socket = ann.connect(&own).await;
    let mut state = socket.state().await;
    let mut rng = Rng::from_number(3);
    while state["number"].as_u64().unwrap() < 30 && !state["over"].as_bool().unwrap() {
        if !state["decision"].is_null() {
            let action = any_move(&state, &mut rng).unwrap();
            socket.say(answer(&state, &action)).await;
        }
        state = socket.next_state().await;
    }
    assert_eq!(ben.get(&format!("/api/games/{own}/record")).await.status, 403);
    let record = ann.get(&format!("/api/games/{own}/record")).await.body;
    let moves = record["moves"].as_array().unwrap().len();
    let (again, _) = ben.begin(json!({"record": record})).await;
    let loaded = ben.connect(&again).await.state().await;
    assert_eq!(
        (loaded["number"].as_u64(), &loaded["you"]),
        (Some(moves as u64), &json!([0])),
        "the bot is a bot again"
    );
    let there = ben.get(&format!("/api/games/{again}/at/{}", moves / 2)).await;
    assert_eq!((there.status, there.body["number"].as_u64()), (200, Some(moves as u64 / 2)));
    let mut boasting = record.clone();
    boasting["scores"] = json!([99, 99]);
    for (bad, code) in [(json!({"version": 1}), "unreadable"), (boasting, "bad-game")] {
        let bad = ben.post("/api/games", json!({"record": bad})).await;
        assert_eq!((bad.status, &bad.body["code"]), (400, &json!(code)));
    }
    server.stop().await;
}

#[tokio::test]
async fn hints_are_for_who_is_asked() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben, id) = two(&server).await;
    let path = format!("/api/games/{id}/hint");
    let hint = ann.post(&path, json!({"seat": 0})).await;
    assert_eq!(hint.status, 200, "{}", hint.text);
    let moves = hint.body["moves"].as_array().unwrap();
    assert!(!moves.is_empty() && moves[0]["visits"].as_u64() > Some(0) && moves[0]["move"]["type"] == "place");
    assert_eq!(ann.post(&path, json!({"seat": 1})).await.status, 403);
    assert_eq!(ben.post(&path, json!({"seat": 1})).await.status, 409);
    server.stop().await;
}

#[tokio::test]
async fn games_that_cannot_be_are_refused_with_the_reason() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    for (body, code) in [
        (json!({"game": "chess"}), "bad-game"),
        (json!({"options": {"players": 9}}), "bad-game"),
        (json!({"options": {"plyers": 2}}), "bad-game"),
        (json!({"options": 7}), "bad-game"),
        (json!({"position": "nonsense = "}), "bad-game"),
        (json!({"seats": [{"kind": "ghost"}]}), "bad-seat"),
        (json!({"seats": [{"kind": "bot", "level": "godlike"}]}), "bad-level"),
        (json!({"options": {"players": 1}, "seats": [{}, {}]}), "bad-seats"),
        (json!({"sets": []}), "bad-request"),
    ] {
        let answer = ann.post("/api/games", body.clone()).await;
        assert!((400..500).contains(&answer.status), "{body}: {}", answer.status);
        assert_eq!(answer.body["code"], code, "{body}: {}", answer.text);
        assert!(answer.body["error"].as_str().unwrap().len() > 5);
    }
    let nobody = ann.post("/api/games", json!({"options": {"expansion": "moor", "level": 4}})).await;
    assert_eq!(nobody.body["why"], "agricola-refused-level", "with words of the game in every language");
    let (id, _) = ann.begin(json!({"seed": 7, "options": {"mode": "family"}, "seats": [{}, {"kind": "bot"}]})).await;
    assert_eq!(ann.get(&format!("/api/games/{id}")).await.body["mode"], "family");
    // Every level may sit down; the person begins, so that nobody has to think.
    let bots = bots::Level::OFFERED.map(|level| json!({"kind": "bot", "level": level.name()}));
    let seats: Vec<Value> = std::iter::once(json!({})).chain(bots).collect();
    let (id, _) =
        ann.begin(json!({"options": {"mode": "family", "players": 5, "start_seat": 0}, "seats": seats})).await;
    assert_eq!(ann.get(&format!("/api/games/{id}")).await.body["seats"][4]["level"], "unlimited");
    server.stop().await;
}

#[tokio::test]
async fn who_may_know_what_is_hidden_plays_alone() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let (id, _) = ann.begin(json!({"options": {"mode": "full", "decks": ["E"]}, "seats": [{}, {"kind": "bot"}]})).await;
    let record = ann.get(&format!("/api/games/{id}/record")).await.body;
    let full = |more: Value| {
        let mut options = json!({"mode": "full", "decks": ["E"], "players": 2});
        options.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        options
    };
    let order =
        json!(["R1a", "R1b", "R1c", "R1d", "R2a", "R2b", "R2c", "R3a", "R3b", "R4a", "R4b", "R5a", "R5b", "R6a"]);
    let hand = json!({"occupations": ["E176"], "minors": []});
    let position = std::fs::read_to_string("../agricola/tests/positions/breeding.toml").unwrap();
    for told in [
        json!({"seed": 7}),
        json!({"options": full(json!({"round_order": order}))}),
        json!({"options": full(json!({"hands": [hand, {}]}))}),
        json!({"record": record}),
        json!({"position": position}),
    ] {
        let with = |seats: Value| {
            let mut body = told.clone();
            body["seats"] = seats;
            body
        };
        let refused = ann.post("/api/games", with(json!([{"kind": "me"}, {"kind": "open"}]))).await;
        assert_eq!((refused.status, &refused.body["code"]), (403, &json!("secret-start")), "{told}: {}", refused.text);
        // Alone with a bot it is allowed, and stays like that: the seat cannot be opened for others afterwards.
        let (id, code) = ann.begin(with(json!([{"kind": "me"}, {"kind": "bot"}]))).await;
        let opened = ann.post(&format!("/api/games/{id}/seats/1"), json!({"kind": "open"})).await;
        assert_eq!((opened.status, &opened.body["code"]), (403, &json!("secret-start")), "{told}");
        assert_eq!(ben.post(&format!("/api/join/{code}"), json!({})).await.body["code"], "no-seat");
        let (_, _) = ann.begin(with(json!([{"kind": "me"}, {"kind": "me"}]))).await;
    }

    // Whoever has read the record of a running game knows as much, also after the server was started anew.
    let (id, _) = ann.begin(json!({"options": full(json!({})), "seats": [{}, {"kind": "bot"}]})).await;
    assert_eq!(ann.get(&format!("/api/games/{id}/record")).await.status, 200);
    server.stop().await;
    let server = start(&dir.0).await;
    ann.server = server.address();
    let opened = ann.post(&format!("/api/games/{id}/seats/1"), json!({"kind": "open"})).await;
    assert_eq!((opened.status, &opened.body["code"]), (403, &json!("secret-start")));
    let (id, code) = ann.begin(json!({"options": full(json!({})), "seats": [{}, {"kind": "bot"}]})).await;
    assert_eq!(ann.post(&format!("/api/games/{id}/seats/1"), json!({"kind": "open"})).await.status, 200);
    ben.server = server.address();
    ben.join(&code).await;
    server.stop().await;
}
