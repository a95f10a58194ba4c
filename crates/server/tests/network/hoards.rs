//! What patient strangers pile up: long texts, long games, many games. Whoever has much of it keeps nobody else waiting.

use crate::support::*;
use serde_json::json;
use server::{Config, Limits, Rate, Server};
use sqlx::{Connection, Row};
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use table::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A look into the database of a server.
async fn number(dir: &Path, sql: &'static str) -> i64 {
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}", dir.join("hofwerk.sqlite").display());
    let mut db = sqlx::AnyConnection::connect(&database(dir).unwrap_or(file)).await.unwrap();
    sqlx::query(sql).fetch_one(&mut db).await.unwrap().get::<i64, _>("found")
}

/// A position is kept as it came. A hundred of a megabyte each made every list of games a hundred megabytes.
#[tokio::test]
async fn how_a_game_begins_is_said_shortly() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let position = "mode = \"family\"\n[[player]]\n[[player]]\n";
    assert_eq!(me.post("/api/games", json!({"position": position})).await.status, 200);
    let long = format!("{position}{}", "# There is much to say.\n".repeat(4000));
    let refused = me.post("/api/games", json!({"position": long})).await;
    assert_eq!((refused.status, &refused.body["code"]), (400, &json!("bad-game")), "{}", refused.text);
    let record = json!({"version": 1, "game": "agricola", "rules": 2, "position": long, "moves": []});
    let refused = me.post("/api/games", json!({"record": record})).await;
    assert_eq!((refused.status, &refused.body["code"]), (400, &json!("bad-game")), "{}", refused.text);
    server.stop().await;
}

/// Sixteen thousand spaces in a move were stored with it.
#[tokio::test]
async fn a_move_is_stored_as_we_write_it() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let mut socket = me.connect(&id).await;
    let state = socket.state().await;
    let action = any_move(&state, &mut Rng::from_number(1)).unwrap();
    let long = answer(&state, &action)
        .to_string()
        .replace("\"type\":\"place\"", &format!("{}\"type\":\"place\"", " ".repeat(9000)));
    assert!(long.len() > 9000, "{long}");
    socket.say_raw(tokio_tungstenite::tungstenite::Message::text(long)).await;
    assert_eq!(socket.state().await["number"], 1);
    assert!(number(&dir.0, "SELECT CAST(MAX(LENGTH(action)) AS BIGINT) AS found FROM moves").await < 100);
    server.stop().await;
}

/// Nobody has to keep a megabyte of what is no record, or half a megabyte of headers.
#[tokio::test]
async fn only_records_may_be_long() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let long = "x".repeat(100_000);
    for path in ["/api/me", "/api/login", "/api/join/ABCDEF", "/api/series"] {
        let refused = me.post(path, json!({"name": long, "password": long})).await;
        assert!(refused.status == 413 || refused.status == 0, "{path}: {} {}", refused.status, refused.text);
    }
    let refused = me.post("/api/games", json!({"name": long})).await;
    assert_eq!(refused.status, 400, "{}", refused.text);
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let _ =
        stream.write_all(format!("GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Long: {long}\r\n\r\n").as_bytes()).await;
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    server.stop().await;
}

/// Another name is written down in all games of a person, so nobody changes it without end.
#[tokio::test]
async fn names_change_now_and_then() {
    let dir = Dir::new();
    let limits = Limits { games: Rate::new(0.0, 3.0), ..Limits::none() };
    let server = Server::start(Config { limits, ..config(&dir.0) }).await.unwrap();
    let mut me = Person::new(server.address());
    for name in ["Ann", "Anna", "Anne"] {
        assert_eq!(me.post("/api/me", json!({"name": name})).await.status, 200);
    }
    assert_eq!(me.post("/api/me", json!({"name": "Anouk"})).await.status, 429);
    server.stop().await;
}

/// To forget somebody with thousands of games was one transaction, and nobody could store a move until it was over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_many_games_is_forgotten_without_keeping_others_waiting() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    for _ in 0..60 {
        ann.begin(json!({"options": {"mode": "family"}})).await;
    }
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (shared, code) = ann.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    ben.join(&code).await;
    let before = server.metrics().commits.load(Relaxed);
    let forgotten = ann.ask("DELETE", "/api/me", Some("{}".into())).await;
    assert_eq!(forgotten.status, 200, "{}", forgotten.text);
    let commits = server.metrics().commits.load(Relaxed) - before;
    assert!(commits >= 15, "others had {commits} moments to store something");
    assert_eq!(number(&dir.0, "SELECT COUNT(*) AS found FROM games").await, 1);
    assert_eq!(ben.get(&format!("/api/games/{shared}")).await.body["seats"][0]["kind"], "bot");
    server.stop().await;
}
