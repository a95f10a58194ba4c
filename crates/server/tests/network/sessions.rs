//! Sessions: they begin, are renewed, and end when somebody wants them to.

use crate::support::*;
use serde_json::json;
use server::{Config, Server};
use std::time::Duration;

/// A name that nobody has had in this database.
fn account(password: &str) -> serde_json::Value {
    json!({"name": format!("Ann {}", server::ident::id()), "password": password})
}

async fn id_of(person: &mut Person) -> String {
    person.get("/api/me").await.body["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn who_logs_out_leaves_nothing_behind() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let account = account("wheat and sheep");
    assert_eq!(ann.post("/api/register", account.clone()).await.status, 200);
    let id = id_of(&mut ann).await;
    let mut elsewhere = Person::new(server.address());
    elsewhere.post("/api/login", account.clone()).await;
    let (mut copied, mut copied_elsewhere) = (ann.clone(), elsewhere.clone());
    assert_eq!(id_of(&mut copied).await, id);
    ann.post("/api/logout", json!({})).await;
    assert_ne!(id_of(&mut copied).await, id, "a copy of the cookie is worth nothing");
    assert_eq!(id_of(&mut elsewhere).await, id, "the other browser stays");
    elsewhere.post("/api/logout/everywhere", json!({})).await;
    assert_ne!(id_of(&mut copied_elsewhere).await, id);
    server.stop().await;
}

#[tokio::test]
async fn an_account_begins_with_a_session_of_its_own() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let id = id_of(&mut ann).await;
    // Somebody has put their own cookie into Ann's browser, or read hers.
    let mut copied = ann.clone();
    let registered = ann.post("/api/register", account("wheat and sheep")).await;
    assert_eq!((registered.status, &registered.body["account"]), (200, &json!(true)));
    assert_eq!(id_of(&mut ann).await, id);
    assert_ne!(id_of(&mut copied).await, id);
    server.stop().await;
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let account = account("wheat and sheep");
    ann.post("/api/register", account.clone()).await;
    let id = id_of(&mut ann).await;
    let mut copied = ann.clone();
    let wrong = ann.post("/api/me/password", json!({"old": "wrong one", "new": "boar and cattle"})).await;
    assert_eq!((wrong.status, &wrong.body["code"]), (401, &json!("wrong-login")));
    let short = ann.post("/api/me/password", json!({"old": "wheat and sheep", "new": "short"})).await;
    assert_eq!(short.body["code"], "bad-password");
    let changed = ann.post("/api/me/password", json!({"old": "wheat and sheep", "new": "boar and cattle"})).await;
    assert_eq!(changed.status, 200, "{}", changed.text);
    assert_eq!(id_of(&mut ann).await, id);
    assert_ne!(id_of(&mut copied).await, id);
    let mut other = Person::new(server.address());
    assert_eq!(other.post("/api/login", account.clone()).await.status, 401);
    let new = json!({"name": account["name"], "password": "boar and cattle"});
    assert_eq!(other.post("/api/login", new).await.body["id"], id.as_str());
    let mut guest = Person::new(server.address());
    let none = guest.post("/api/me/password", json!({"old": "wheat and sheep", "new": "boar and cattle"})).await;
    assert_eq!(none.status, 401, "a guest has no password");
    server.stop().await;
}

#[tokio::test]
async fn sockets_end_with_their_session() {
    let dir = Dir::new();
    let ping = Duration::from_millis(200);
    let server = Server::start(Config { ping, ..config(&dir.0) }).await.unwrap();
    let mut guest = Person::new(server.address());
    let (id, _) = guest.begin(json!({"options": {"mode": "family"}})).await;
    // Somebody with a copy of the guest's cookie watches.
    let mut spy = guest.connect(&id).await;
    spy.state().await;
    let copied = guest.clone();
    let account = account("wheat and sheep");
    Person::new(server.address()).post("/api/register", account.clone()).await;
    assert_eq!(guest.post("/api/login", account).await.status, 200);
    // With 1012, or, if a pong was still on its way, without a word.
    let end = async {
        loop {
            let heard = spy.next().await;
            if heard["type"] != "state" {
                break heard;
            }
        }
    };
    let last = tokio::time::timeout(Duration::from_secs(20), end).await.expect("the socket ends");
    assert!(last == json!({"type": "close", "code": 1012}) || last["type"] == "gone", "{last}");
    assert_eq!(copied.connect(&id).await.state().await["you"], json!([]), "the copy may watch, as anybody may");
    assert_eq!(guest.connect(&id).await.state().await["you"], json!([0, 1]));
    server.stop().await;
}

/// A session that was ended is remembered for as long as its cookie would be good, and no longer.
#[tokio::test]
async fn ended_sessions_are_forgotten_in_time() {
    use sqlx::{Connection, Row};
    let dir = Dir::new();
    let round = Duration::from_millis(2);
    let server = Server::start(Config { round, ..config(&dir.0) }).await.unwrap();
    let mut ann = Person::new(server.address());
    let id = id_of(&mut ann).await;
    let mut copied = ann.clone();
    ann.post("/api/logout", json!({})).await;
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}", dir.0.join("hofwerk.sqlite").display());
    let mut db = sqlx::AnyConnection::connect(&database(&dir.0).unwrap_or(file)).await.unwrap();
    sqlx::query("INSERT INTO ended (session, until) VALUES ('old', 1000)").execute(&mut db).await.unwrap();
    let gone = async {
        let sql = "SELECT COUNT(*) AS found FROM ended WHERE session = 'old'";
        while sqlx::query(sql).fetch_one(&mut db).await.unwrap().get::<i64, _>("found") > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(15), gone).await.expect("what is old is forgotten");
    assert_ne!(id_of(&mut copied).await, id, "what is not old is not");
    server.stop().await;
}
