//! Time limits that a table agrees on, and how long things are kept.

use crate::support::*;
use serde_json::{Value, json};
use server::{Config, Retention, Secret, Server};
use std::time::Duration;
use tokio::time::sleep;

/// A server that looks often.
fn attentive(dir: &Dir) -> Config {
    let secret = Some(Secret::new("a secret that all servers of the test share"));
    Config { round: Duration::from_millis(50), secret, ..config(&dir.0) }
}

fn two_seats(move_time: Value) -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    json!({"options": {"mode": "family", "start_seat": 0}, "seats": seats, "move_time": move_time})
}

/// Makes everybody be waited for since an hour longer.
async fn an_hour_passes(config: &Config) {
    use sqlx::{Connection, Row};
    sqlx::any::install_default_drivers();
    let file = config.data_dir.join("hofwerk.sqlite");
    let url = config.database.clone().unwrap_or_else(|| format!("sqlite://{}", file.display()));
    let mut db = sqlx::AnyConnection::connect(&url).await.unwrap();
    for row in sqlx::query("SELECT id, waits, due FROM games").fetch_all(&mut db).await.unwrap() {
        let (id, waits): (String, String) = (row.get("id"), row.get("waits"));
        let mut waits: Value = serde_json::from_str(&waits).unwrap();
        for wait in waits["w"].as_array_mut().unwrap().iter_mut().filter(|wait| wait.is_object()) {
            for moment in ["t", "s"] {
                wait[moment] = json!(wait[moment].as_i64().unwrap() - 3_600_000);
            }
        }
        let sql = "UPDATE games SET waits = $1, due = due - 3600000, revision = revision + 1, updated = updated - 3600000 \
                   WHERE id = $2";
        sqlx::query(sql).bind(waits.to_string()).bind(id).execute(&mut db).await.unwrap();
    }
    sqlx::query("UPDATE persons SET created = created - 3600001").execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

/// The next message that is as wanted.
async fn until(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = socket.listen().await.expect("the connection stays");
        if wanted(&message) {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_time_is_over_is_stood_in_for_and_may_come_back() {
    let dir = Dir::new();
    let config = attentive(&dir);
    let server = Server::start(config.clone()).await.unwrap();
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let (id, code) = ann.begin(two_seats(json!(1800))).await;
    ben.join(&code).await;
    let mut bens = ben.connect(&id).await;
    let state = bens.state().await;
    assert_eq!(state["clock"]["limit"], 1800);
    let now = state["clock"]["now"].as_i64().unwrap();
    let due = state["seats"][0]["due"].as_i64().unwrap();
    assert!((now + 1_790_000..=now + 1_800_000).contains(&due), "Ann has half an hour: {due} at {now}");
    assert_eq!(state["seats"][1]["due"], Value::Null, "Ben is not asked");
    // The server is not there when the time is over, and makes up for it.
    server.stop().await;
    an_hour_passes(&config).await;
    let server = Server::start(config).await.unwrap();
    let (mut ann, ben) = (ann.at(server.address()), ben.at(server.address()));
    let mut bens = ben.connect(&id).await;
    // A bot moves for her, and then Ben has his half hour.
    let state = until(&mut bens, |m| m["seats"][0]["kind"] == "bot" && m["asked"] == json!([1])).await;
    assert_eq!((&state["seats"][0]["level"], &state["seats"][1]["kind"]), (&json!("medium"), &json!("human")));
    assert!(state["seats"][1]["due"].as_i64().unwrap() > state["clock"]["now"].as_i64().unwrap() + 1_700_000);
    // Ann comes back, with a new half hour when she is asked.
    let back = ann.post(&format!("/api/games/{id}/seats/0"), json!({"kind": "me"})).await;
    assert_eq!(back.status, 200, "{}", back.text);
    let summary = ann.get(&format!("/api/games/{id}")).await.body;
    assert_eq!((&summary["seats"][0]["kind"], &summary["move_time"]), (&json!("human"), &json!(1800)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nothing_was_agreed_nobody_is_late() {
    let dir = Dir::new();
    let config = attentive(&dir);
    let server = Server::start(config.clone()).await.unwrap();
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let (id, code) = ann.begin(two_seats(Value::Null)).await;
    ben.join(&code).await;
    an_hour_passes(&config).await;
    sleep(Duration::from_millis(400)).await;
    let summary = ann.get(&format!("/api/games/{id}")).await.body;
    assert_eq!((&summary["seats"][0]["kind"], &summary["move_time"]), (&json!("human"), &Value::Null));
    for wrong in [json!(59), json!(0), json!(-1), json!(2_592_001)] {
        let refused = ann.post("/api/games", two_seats(wrong)).await;
        assert_eq!((refused.status, &refused.body["code"]), (400, &json!("bad-time")));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_stand_in_once() {
    if !on_postgres() {
        return println!("skipped: several servers need HOFWERK_TEST_DATABASE=postgres://…");
    }
    let dir = Dir::new();
    let config = attentive(&dir);
    let nodes = [Server::start(config.clone()).await.unwrap(), Server::start(config.clone()).await.unwrap()];
    let (mut ann, mut ben) = (Person::new(nodes[0].address()), Person::new(nodes[1].address()));
    let (id, code) = ann.begin(two_seats(json!(1800))).await;
    ben.join(&code).await;
    let (mut anns, mut bens) = (ann.connect(&id).await, ben.connect(&id).await);
    an_hour_passes(&config).await;
    for socket in [&mut anns, &mut bens] {
        let state = until(socket, |m| m["seats"][0]["kind"] == "bot" && m["asked"] == json!([1])).await;
        assert_eq!(state["seats"][1]["kind"], "human");
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_touches_is_kept_as_long_as_the_operator_wishes() {
    let dir = Dir::new();
    let server = Server::start(config(&dir.0)).await.unwrap();
    let (mut ann, mut passing) = (Person::new(server.address()), Person::new(server.address()));
    ann.post("/api/me", json!({"name": "Ann"})).await;
    passing.post("/api/me", json!({"name": "Guest who is gone"})).await;
    let (old, _) = ann.begin(two_seats(Value::Null)).await;
    server.stop().await;
    an_hour_passes(&config(&dir.0)).await;
    let kept = Some(Duration::from_secs(3600));
    let retention = Retention { games: kept, finished: None, guests: kept };
    // It tidies up after six tenths of a second.
    let server = Server::start(Config { retention, round: Duration::from_millis(2), ..config(&dir.0) }).await.unwrap();
    let (mut ann, mut passing) = (ann.at(server.address()), passing.at(server.address()));
    let (young, _) = ann.begin(two_seats(Value::Null)).await;
    sleep(Duration::from_millis(3000)).await;
    assert_eq!(ann.get(&format!("/api/games/{old}")).await.status, 404);
    assert_eq!(ann.get(&format!("/api/games/{young}")).await.status, 200);
    assert_eq!(ann.get("/api/me").await.body["name"], "Ann", "she has a game");
    assert_ne!(passing.get("/api/me").await.body["name"], "Guest who is gone");
    server.stop().await;
}
