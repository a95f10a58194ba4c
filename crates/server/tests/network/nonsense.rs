//! Nonsense of all kinds: good requests and messages with a few edits. Everything is answered or let go, in time, and
//! breaks nothing. `HOFWERK_INPUTS=100000` tries that many of either.

use crate::support::*;
use serde_json::{Value, json};
use server::settings::{SETTINGS, SettingsError, check, load};
use server::{Config, Server};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// No input may take longer, also on a busy machine.
const TIME: Duration = Duration::from_secs(5);

/// What edits put in: everything that means something somewhere.
const PIECES: &[&str] = &[
    "",
    "-",
    "0",
    "1",
    "7",
    "255",
    "256",
    "99999999999999999999",
    "1e999",
    "\"",
    "'",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\n",
    "\r\n",
    "\r\n\r\n",
    " ",
    "/",
    "..",
    "%00",
    "%ff",
    "?",
    "&",
    "=",
    ";",
    "é",
    "\u{0}",
    "\u{202e}",
    "null",
    "true",
    "[[[[[[[[",
    "\"seat\":9,",
    "\"players\":70000,",
    "\"type\":\"undo\",",
    "\"what\":\"turn\",",
    "{\"type\":\"done\"}",
    "Host: evil.example\r\n",
    "Content-Length: 99999\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Connection: upgrade\r\nUpgrade: websocket\r\n",
    "HTTP/9.9",
    "X-Forwarded-For: 1.2.3.4\r\n",
    "\"lobby\":true,",
    "\"level\":\"unlimited\"",
    "round = 14\n",
    "[[player]]\n",
    "wood = 255",
];

fn inputs() -> usize {
    std::env::var("HOFWERK_INPUTS").ok().and_then(|n| n.parse().ok()).unwrap_or(600)
}

/// A few edits: anywhere, some bytes are taken out and something is put in.
fn edit(text: &str, rng: &mut Rng) -> Vec<u8> {
    let mut data = text.as_bytes().to_vec();
    for _ in 0..rng.below(4) {
        let at = rng.below(data.len() + 1);
        let most = *rng.pick(&[0, 1, 4, 60]).unwrap();
        let end = (at + rng.below(most + 1)).min(data.len());
        data.splice(at..end, rng.pick(PIECES).unwrap().bytes());
    }
    data
}

/// Good requests of all kinds, in which `{id}` and `{code}` stand for a game.
fn requests() -> Vec<(&'static str, &'static str, Value)> {
    let none = Value::Null;
    let account = json!({"name": "Ann the farmer", "password": "wheat and sheep"});
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]);
    let options = json!({"mode": "full", "decks": ["E"], "variant": "draft", "players": 3});
    let position = "mode = \"family\"\nround = 9\n[[player]]\ngoods = { wood = 9, food = 3 }\n[[player]]\n";
    let moor = "expansion = \"moor\"\nlevel = 3\nround = 8\n[[player]]\nfarm = [\"T MT . F .\", \"R . . M .\", \"R . . . .\"]\n\
                goods = { wood = 4, fuel = 2 }\ncards = [\"M050\"]\nhand = [\"M039\", \"E25\"]\n[[player]]\nsick = 1\n";
    let caves = "round = 8\n[[player]]\ngoods = { ruby = 2, gold = 3, grain = 2 }\n\
                 home = [\". . . # # #\", \". . . # # #\", \". . . beer_parlor T #\", \". . M E # #\"]\n[[player]]\n";
    let record = json!({"version": 1, "game": "agricola", "rules": 2, "options": {"mode": "family", "players": 2},
        "seed": "00000000000000000000000000000007", "moves": [{"seat": 0, "move": {"type": "place", "space": "B7"}}]});
    vec![
        ("GET", "/", none.clone()),
        ("GET", "/api/openapi.json", none.clone()),
        ("GET", "/health", none.clone()),
        ("GET", "/ready", none.clone()),
        ("GET", "/metrics", none.clone()),
        ("GET", "/api/me", none.clone()),
        ("POST", "/api/me", json!({"name": "Ann"})),
        ("DELETE", "/api/me", json!({"password": "wheat and sheep"})),
        ("GET", "/api/me/export", none.clone()),
        ("POST", "/api/me/password", json!({"old": "wheat and sheep", "new": "sheep and wheat"})),
        ("POST", "/api/register", account.clone()),
        ("POST", "/api/login", account),
        ("POST", "/api/logout", json!({})),
        ("POST", "/api/logout/everywhere", json!({})),
        ("GET", "/api/me/notices", none.clone()),
        ("POST", "/api/me/notices", json!({"mail": {"address": "ann@farm.example"}, "language": "en", "after": 5})),
        ("POST", "/api/me/notices/confirm", json!({"code": "123456"})),
        ("POST", "/api/me/notices/try", json!({})),
        ("POST", "/api/notices/off/token", json!({})),
        ("GET", "/api/games", none.clone()),
        ("POST", "/api/games", json!({"options": options, "seats": seats, "public": true, "move_time": 600})),
        (
            "POST",
            "/api/games",
            json!({"game": "caverna", "options": {"players": 7}, "lobby": true, "seed": "00000000000000000000000000000012"}),
        ),
        ("POST", "/api/games", json!({"options": {"expansion": "moor", "level": 3, "decks": ["E", "I", "K"]}})),
        ("POST", "/api/games", json!({"position": position})),
        ("POST", "/api/games", json!({"position": moor})),
        ("POST", "/api/games", json!({"game": "caverna", "position": caves})),
        ("POST", "/api/games", json!({"record": record})),
        ("GET", "/api/games/{id}", none.clone()),
        ("DELETE", "/api/games/{id}", none.clone()),
        ("GET", "/api/games/{id}/at/3?seat=0", none.clone()),
        ("GET", "/api/games/{id}/record", none.clone()),
        ("GET", "/api/games/{id}/course", none.clone()),
        ("GET", "/api/games/{id}/review", none.clone()),
        ("GET", "/api/games/{id}/alone", none.clone()),
        ("POST", "/api/games/{id}/hint", json!({"seat": 0})),
        ("POST", "/api/games/{id}/start", json!({})),
        ("POST", "/api/games/{id}/continue", json!({"number": 0, "seat": 0, "seats": [{}, {}]})),
        ("POST", "/api/games/{id}/rematch", json!({})),
        ("POST", "/api/games/{id}/seats/1", json!({"kind": "bot", "level": "easy"})),
        ("GET", "/api/join/{code}", none.clone()),
        ("POST", "/api/join/{code}", json!({"seat": 1})),
        ("GET", "/api/series", none.clone()),
        ("GET", "/api/series/{id}", none.clone()),
        ("DELETE", "/api/series/{id}", none.clone()),
        ("POST", "/api/series", json!({"game": "agricola", "kind": "solo", "options": {}})),
        ("POST", "/api/series/{id}/next", json!({"keep": "E1", "same": true, "leave": false})),
        ("GET", "/api/daily", none.clone()),
        ("POST", "/api/daily", json!({})),
        ("GET", "/api/games/{id}/ws", none),
    ]
}

/// Whether a path is one of a route, in which `{anything}` stands for a part of the path.
fn is_of(path: &str, route: &str) -> bool {
    let parts = |text: &str| text.split('?').next().unwrap().split('/').map(str::to_owned).collect::<Vec<_>>();
    let (path, route) = (parts(path), parts(route));
    path.len() == route.len() && path.iter().zip(&route).all(|(part, other)| part == other || other.starts_with('{'))
}

#[tokio::test]
async fn every_route_is_tried() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let description = Person::new(server.address()).get("/api/openapi.json").await.body;
    let (mut routes, requests) = (0, requests());
    for (route, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let is_tried = requests.iter().any(|(m, path, _)| m.to_lowercase() == *method && is_of(path, route));
            assert!(is_tried, "{method} {route}");
            routes += 1;
        }
    }
    assert!(routes > 30, "{routes}");
    server.stop().await;
}

/// Sends something and says what comes back until the connection ends.
async fn answer_to(server: SocketAddr, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(server).await.unwrap();
    // The server may close before it has read everything.
    let _ = stream.write_all(request).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// The longest of many times, and what took it.
#[derive(Default)]
struct Longest(Duration, String);

impl Longest {
    fn note(&mut self, time: Duration, what: &[u8]) {
        if time > self.0 {
            *self = Longest(time, String::from_utf8_lossy(what).chars().take(300).collect());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_requests_are_answered_in_time_and_break_nothing() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (requests, mut rng, mut longest) = (requests(), Rng::from_number(18), Longest::default());
    let mut me = Person::new(server.address());
    let mut game = (String::new(), String::new());
    for i in 0..inputs() {
        if i % 50 == 0 {
            // Now and then somebody new, with a game of their own: others may have been deleted.
            me = Person::new(server.address());
            game = me.begin(json!({"options": {"mode": "family"}, "seats": [{}, {"kind": "open"}]})).await;
        }
        let (method, path, body) = rng.pick(&requests).unwrap();
        let path = path.replace("{id}", &game.0).replace("{code}", &game.1);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", server.address());
        let cookie = format!("Cookie: {}\r\nContent-Type: application/json\r\n", me.cookie.as_deref().unwrap());
        // Either anything is broken, or the body alone and its length is told truly.
        let request = if rng.below(2) == 0 {
            edit(&format!("{head}{cookie}Content-Length: {}\r\n\r\n{body}", body.len()), &mut rng)
        } else {
            let body = edit(&body, &mut rng);
            [format!("{head}{cookie}Content-Length: {}\r\n\r\n", body.len()).into_bytes(), body].concat()
        };
        let shown = String::from_utf8_lossy(&request).into_owned();
        let begun = Instant::now();
        let answer = timeout(TIME, answer_to(server.address(), &request)).await;
        let answer = answer.unwrap_or_else(|_| panic!("this is not answered in time: {shown:?}"));
        longest.note(begun.elapsed(), &request);
        assert!(answer.is_empty() || !answer.starts_with("HTTP/1.1 5"), "{shown:?}: {answer}");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 "), "{shown:?}: {answer}");
    }
    println!("the longest of {} requests took {:?}: {:?}", inputs(), longest.0, longest.1);
    all_is_well(&server).await;
    server.stop().await;
}

/// Somebody else begins a game and plays.
async fn all_is_well(server: &Server) {
    let mut third = Person::new(server.address());
    let (id, _) = third.begin(json!({"options": {"mode": "family"}})).await;
    let mut socket = third.connect(&id).await;
    let state = socket.state().await;
    assert_eq!(play_any(&mut socket, &state, &mut Rng::from_number(1)).await["number"], 1);
    assert_eq!(third.get("/ready").await.status, 200);
}

/// A good message in this state.
fn message(state: &Value, rng: &mut Rng) -> Value {
    let seat = rng.below(2);
    match rng.below(14) {
        0 => json!({"type": "undo", "seat": seat, "what": "step"}),
        1 => json!({"type": "look", "seat": seat}),
        2 => json!({"type": "signal", "signal": "thanks"}),
        3 => json!({"type": "consent", "yes": true}),
        4 => json!({"type": "hurry", "seat": seat}),
        kind => match any_move(state, rng) {
            Some(action) if kind == 6 => {
                json!({"type": "foresee", "seat": state["decision"]["seat"], "moves": [action, action]})
            }
            Some(action) if kind == 5 => json!({"type": "try", "seat": state["decision"]["seat"], "move": action}),
            Some(action) => answer(state, &action),
            None => json!({"type": "look", "seat": state["asked"][0]}),
        },
    }
}

/// Everything that is told until a ping is answered.
async fn hear_all(socket: &mut Socket, after: &str, state: &mut Value) {
    socket.say(json!({"type": "ping"})).await;
    loop {
        let told = socket.listen().await.unwrap_or_else(|| panic!("{after:?} ends the connection"));
        assert_ne!(told["code"], "storage", "{after:?} breaks the room");
        match told["type"].as_str().unwrap() {
            "state" => *state = told,
            "close" => panic!("{after:?} ends the connection"),
            "pong" => return,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_messages_are_answered_in_time_and_break_nothing() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut longest = Longest::default();
    for (game, options) in [
        ("agricola", json!({"players": 2, "mode": "full", "decks": ["E"]})),
        ("agricola", json!({"players": 2, "expansion": "moor", "level": 3, "decks": ["E", "I", "K"]})),
        ("caverna", json!({"players": 2})),
    ] {
        let mut rng = Rng::from_number(19);
        let mut me = Person::new(server.address());
        let (id, _) = me.begin(json!({"game": game, "options": options})).await;
        let mut socket = me.connect(&id).await;
        let mut state = socket.state().await;
        for _ in 0..inputs() / 3 {
            let good = message(&state, &mut rng).to_string();
            // A third of them arrive as they are, so that the game goes on.
            let text = if rng.below(3) == 0 { good.into_bytes() } else { edit(&good, &mut rng) };
            let text = String::from_utf8_lossy(&text).into_owned();
            let begun = Instant::now();
            socket.say_raw(Message::text(text.clone())).await;
            let answered = async {
                hear_all(&mut socket, &text, &mut state).await;
                // Now the room has it, and answers one thing after the other.
                assert_eq!(me.get(&format!("/api/games/{id}/course")).await.status, 200, "{text:?} breaks the room");
                hear_all(&mut socket, &text, &mut state).await;
            };
            timeout(TIME, answered).await.unwrap_or_else(|_| panic!("{text:?} is not answered in time"));
            longest.note(begun.elapsed(), text.as_bytes());
        }
        let made = state["number"].as_u64().unwrap();
        println!("{game}: {made} moves were made meanwhile");
        assert!(made > inputs() as u64 / 60, "{made} moves");
    }
    println!("the longest of {} messages took {:?}: {:?}", inputs(), longest.0, longest.1);
    all_is_well(&server).await;
    server.stop().await;
}

/// Bytes that are no WebSocket at all, where one was promised.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_frames_end_their_own_connection_only() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let mut rng = Rng::from_number(20);
    let mut beside = me.connect(&id).await;
    beside.state().await;
    for _ in 0..inputs() / 6 {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let ask = format!(
            "GET /api/games/{id}/ws HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            server.address()
        );
        let frames: Vec<u8> = (0..rng.below(60)).map(|_| rng.below(256) as u8).collect();
        let bytes = [ask.into_bytes(), frames].concat();
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let ended = timeout(TIME, stream.read_to_end(&mut Vec::new())).await;
        assert!(ended.is_ok(), "this stays open: {bytes:?}");
    }
    beside.say(json!({"type": "look", "seat": 0})).await;
    assert_eq!(beside.state().await["number"], 0);
    all_is_well(&server).await;
    server.stop().await;
}

/// Settings are the operator's, who mistypes: everything is taken or refused with a reason, and what is taken can be
/// checked and shown.
#[test]
fn broken_settings_are_taken_or_refused_with_a_reason() {
    let (dir, mut rng, mut longest) = (Dir::new(), Rng::from_number(21), Longest::default());
    let (path, mut refused) = (dir.0.join("hofwerk.toml"), 0);
    for _ in 0..inputs() {
        let file = edit(include_str!("../../../../deploy/hofwerk.toml"), &mut rng);
        std::fs::write(&path, &file).unwrap();
        let setting = rng.pick(SETTINGS).unwrap();
        let value = edit(&setting.value(&Config::default()), &mut rng);
        let variable = (setting.variable(), String::from_utf8_lossy(&value).into_owned());
        let (begun, mut config) = (Instant::now(), Config::default());
        let loaded = load(&mut config, Some(&path), [variable]).and_then(|()| check(&config));
        longest.note(begun.elapsed(), &file);
        match loaded {
            Ok(()) => SETTINGS.iter().for_each(|setting| drop(setting.value(&config))),
            Err(SettingsError(wrong)) => {
                refused += 1;
                assert!(!wrong.is_empty() && wrong.iter().all(|why| why.contains(": ")), "{wrong:?}");
            }
        }
    }
    assert!(longest.0 < TIME, "{:?}: {:?}", longest.0, longest.1);
    assert!(refused > inputs() / 10 && refused < inputs(), "{refused} were refused");
}
