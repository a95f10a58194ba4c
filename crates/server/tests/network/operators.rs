//! For whoever runs the server: what it says about itself, and what it keeps to itself.

use crate::support::*;
use serde_json::json;
use server::{Config, Limits, Secret, Server, StartError};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Somebody else does something to the database; the connection stays open.
async fn meddle(database: &str, statements: &[&'static str]) -> sqlx::AnyConnection {
    use sqlx::Connection;
    sqlx::any::install_default_drivers();
    let mut other = sqlx::AnyConnection::connect(database).await.unwrap();
    for sql in statements {
        sqlx::query(*sql).execute(&mut other).await.unwrap();
    }
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ready_means_that_something_can_be_stored() {
    let dir = Dir::new();
    let server = Server::start(Config { database: None, ..config(&dir.0) }).await.unwrap();
    let mut me = Person::new(server.address());
    assert_eq!(me.get("/ready").await.body["status"], "ok");
    let file = format!("sqlite://{}", dir.0.join("hofwerk.sqlite").display());
    let other = meddle(&file, &["BEGIN IMMEDIATE"]).await;
    sleep(Duration::from_millis(1100)).await;
    assert_eq!(me.get("/health").await.status, 200, "reading goes on");
    assert_eq!(me.get("/ready").await.status, 503);
    drop(other);
    sleep(Duration::from_millis(1500)).await;
    assert_eq!(me.get("/ready").await.status, 200);
    server.stop().await;
}

/// What is tried for `/ready` needs no room itself.
#[tokio::test]
async fn a_full_database_is_not_ready() {
    let (empty, dir) = (Dir::new(), Dir::new());
    let local = |dir: &Dir| Config { database: None, ..config(&dir.0) };
    Server::start(local(&empty)).await.unwrap().stop().await;
    let pages = std::fs::metadata(empty.0.join("hofwerk.sqlite")).unwrap().len() / 4096;
    let server = Server::start(Config { max_pages: Some(pages as u32 + 40), ..local(&dir) }).await.unwrap();
    let mut me = Person::new(server.address());
    assert_eq!(me.get("/ready").await.status, 200);
    let mut begun = 0;
    while me.post("/api/games", json!({"options": {"mode": "family"}})).await.status == 200 {
        begun += 1;
    }
    assert!(begun > 2, "{begun}");
    sleep(Duration::from_millis(1100)).await;
    assert_eq!((me.get("/ready").await.status, me.get("/health").await.status), (503, 200));
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_ends_sends_new_people_elsewhere_first() {
    let dir = Dir::new();
    let server = Server::start(Config { drain: Duration::from_secs(3), ..config(&dir.0) }).await.unwrap();
    let mut me = Person::new(server.address());
    assert_eq!(me.get("/ready").await.status, 200);
    let ending = tokio::spawn(server.stop());
    sleep(Duration::from_millis(200)).await;
    assert_eq!(me.get("/ready").await.status, 503);
    assert_eq!(me.get("/health").await.status, 200);
    ending.await.unwrap();
}

/// Whoever goes on talking while the server ends does not keep it from that, and opens no game again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_ends_soon_however_much_is_said() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (mut quiet, mut loud) = (Vec::new(), Vec::new());
    for _ in 0..8 {
        let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
        quiet.push(me.connect(&id).await);
        for _ in 0..4 {
            let mut socket = me.connect(&id).await;
            loud.push(tokio::spawn(async move {
                while socket.listen().await.is_some_and(|message| message["type"] != "close") {
                    socket.say(json!({"type": "look", "seat": 0})).await;
                }
            }));
        }
    }
    sleep(Duration::from_millis(300)).await;
    let asked = Instant::now();
    server.stop().await;
    let took = asked.elapsed();
    assert!(took < Duration::from_secs(5), "it took {took:?}");
    for mut socket in quiet {
        let last = loop {
            let heard = socket.next().await;
            if heard["type"] != "state" {
                break heard;
            }
        };
        assert_eq!(last, json!({"type": "close", "code": 1012}));
    }
    for one in loud {
        one.await.unwrap();
    }
}

#[tokio::test]
async fn the_metrics_are_for_operators() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let page = me.get("/metrics").await.text;
    for name in ["hofwerk_build_info{version=", "process_resident_memory_bytes ", "hofwerk_writes_waiting "] {
        assert!(page.lines().any(|line| line.starts_with(name)), "{name} in {page}");
    }
    // What the dashboard shows is there.
    let dashboard = include_str!("../../../../deploy/grafana.json");
    let words = dashboard.split(|c: char| !c.is_ascii_lowercase() && c != '_');
    let shown: Vec<_> = words.filter(|word| word.starts_with("hofwerk_") || word.starts_with("process_")).collect();
    assert!(shown.len() > 10, "{shown:?}");
    for name in shown {
        assert!(page.lines().any(|line| line.starts_with(name)), "{name} in {page}");
    }
    server.stop().await;
    // Behind a proxy on this machine everybody seems to come from here.
    let behind = Config { proxies: vec!["127.0.0.1".parse().unwrap()], ..config(&dir.0) };
    let server = Server::start(behind.clone()).await.unwrap();
    assert_eq!(me.at(server.address()).get("/metrics").await.status, 404);
    server.stop().await;
    let token = Some(Secret::new("a token of 20 letters"));
    let server = Server::start(Config { operator_token: token, ..behind }).await.unwrap();
    let mut me = me.at(server.address());
    for (shown, status) in
        [("", 404), ("Bearer a token of 20 letterz", 404), ("Bearer ", 404), ("Bearer a token of 20 letters", 200)]
    {
        me.headers = vec![("authorization".into(), shown.into())];
        assert_eq!(me.get("/metrics").await.status, status, "{shown}");
    }
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let dir = Dir::new();
    std::fs::set_permissions(&dir.0, PermissionsExt::from_mode(0o755)).unwrap();
    // One from before, which everybody could read.
    let path = dir.0.join("hofwerk.sqlite");
    std::fs::write(&path, "").unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
    let server = Server::start(Config { database: None, ..config(&dir.0) }).await.unwrap();
    Person::new(server.address()).begin(json!({"options": {"mode": "family"}})).await;
    for name in ["hofwerk.sqlite", "hofwerk.sqlite-wal", "hofwerk.sqlite-shm"] {
        let mode = std::fs::metadata(dir.0.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn servers_with_one_secret_know_the_same_people() {
    let (one, two) = (Dir::new(), Dir::new());
    let database = database(&one.0).unwrap_or_else(|| one.0.join("games.sqlite").display().to_string());
    let secret = "a secret that both servers were told";
    std::fs::write(two.0.join("secret"), format!("{secret}\n")).unwrap();
    let shared = Config { database: Some(database), ..config(&one.0) };
    let a = Server::start(Config { secret: Some(Secret::new(secret)), ..shared.clone() }).await.unwrap();
    let file = Some(two.0.join("secret"));
    let b = Server::start(Config { secret_file: file, data_dir: two.0.clone(), ..shared.clone() }).await.unwrap();
    let mut me = Person::new(a.address());
    let id = me.get("/api/me").await.body["id"].clone();
    assert_eq!(me.at(b.address()).get("/api/me").await.body["id"], id);
    assert!(!one.0.join("cookie.key").exists() && !two.0.join("cookie.key").exists());
    a.stop().await;
    b.stop().await;
    let short = Server::start(Config { secret: Some(Secret::new("short")), ..shared }).await;
    assert!(matches!(short, Err(StartError::Settings(_))), "{short:?}");
}

#[tokio::test]
async fn a_database_that_is_in_use_passes_the_check() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let used = config(&dir.0);
    tokio::task::spawn_blocking(move || server::check(&used).unwrap()).await.unwrap();
    server.stop().await;
    let rested = config(&dir.0);
    tokio::task::spawn_blocking(move || server::check(&rested).unwrap()).await.unwrap();
    // In PostgreSQL others may have tables of the same names beside ours.
    let beside = Dir::new();
    let fresh = config(&beside.0);
    tokio::task::spawn_blocking(move || server::check(&fresh).unwrap()).await.unwrap();
}

#[test]
fn a_check_finds_what_would_keep_it_from_starting_and_changes_nothing() {
    let dir = Dir::new();
    let path = dir.0.join("games.sqlite");
    let good = Config { database: Some(path.display().to_string()), ..config(&dir.0) };
    server::check(&good).unwrap();
    assert!(!path.exists() && !dir.0.join("cookie.key").exists());
    let limits = Limits { passwords: 0, ..Limits::default() };
    let wrong = server::check(&Config { limits, ..good.clone() }).unwrap_err().to_string();
    assert!(wrong.contains("limits.passwords"), "{wrong}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let bind = taken.local_addr().unwrap();
    assert!(matches!(server::check(&Config { bind, ..good.clone() }), Err(StartError::Bind(..))));
    std::fs::write(&path, "this is no database, but a text that is long enough to be taken for one. ".repeat(20))
        .unwrap();
    assert!(matches!(server::check(&good), Err(StartError::Database(..))));
    let missing = Config { secret_file: Some(dir.0.join("nothing")), bind, ..good.clone() };
    let wrong = server::check(&missing).unwrap_err().to_string();
    assert_eq!(wrong.lines().count(), 3, "everything at once: the secret, the database, the address\n{wrong}");
    assert!(wrong.contains("secret_file"));
    let nowhere = Config { database: Some(dir.0.join("nowhere/games.sqlite").display().to_string()), ..good.clone() };
    assert!(matches!(server::check(&nowhere), Err(StartError::Database(..))));
    std::fs::write(dir.0.join("cookie.key"), "short").unwrap();
    let unsigned = Config { database: None, ..good.clone() };
    assert!(server::check(&unsigned).unwrap_err().to_string().contains("cookie.key"));
    let under = Config {
        data_dir: path.join("place"),
        secret: Some(Secret::new("a secret of more than thirty-two characters")),
        database: Some(dir.0.join("others.sqlite").display().to_string()),
        ..good.clone()
    };
    assert!(matches!(server::check(&under), Err(StartError::DataDir(..))), "a file is no directory");
    let new = dir.0.join("a/new/place");
    server::check(&Config { data_dir: new.clone(), database: None, ..good }).unwrap();
    assert!(!dir.0.join("a").exists(), "the directory is made when the server starts");
}

#[tokio::test]
async fn names_that_look_the_same_belong_to_one_person() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut jose = Person::new(server.address());
    let name = format!("Jos\u{e9} {}", &server::ident::id()[..8]);
    assert_eq!(jose.post("/api/register", json!({"name": name, "password": "wheat and sheep"})).await.status, 200);
    let alike = name.replace('\u{e9}', "e\u{301}");
    let mut other = Person::new(server.address());
    let taken = other.post("/api/register", json!({"name": alike, "password": "another one"})).await;
    assert_eq!((taken.status, &taken.body["code"]), (409, &json!("name-taken")));
    let guest = other.post("/api/me", json!({"name": alike.to_uppercase()})).await;
    assert_eq!((guest.status, &guest.body["code"]), (409, &json!("name-taken")), "no guest passes for an account");
    for marks in ["\u{301}".repeat(32), format!("a{}", "\u{301}".repeat(20)), "\u{301}a".into()] {
        assert_eq!(other.post("/api/me", json!({"name": marks})).await.body["code"], "bad-name", "{marks:?}");
    }
    for unseen in ["\u{34f}", "\u{fe0f}", "\u{fe00}", "\u{e0100}"] {
        let taken = other.post("/api/me", json!({"name": format!("{name}{unseen}")})).await;
        assert_eq!(taken.body["code"], "bad-name", "{unseen:?} is not seen");
    }
    for seen in ["Zo\u{eb}", "\u{2764}\u{fe0f} Zo\u{eb}"] {
        assert_eq!(other.post("/api/me", json!({"name": seen})).await.status, 200);
    }
    server.stop().await;
}

/// Every refusal has a word for programs, also where nobody thought of what was asked.
#[tokio::test]
async fn every_refusal_has_a_code() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    for (method, path, status, code) in [
        ("PUT", "/api/me", 405, "method"),
        ("DELETE", "/api/games", 405, "method"),
        ("POST", "/index.html", 405, "method"),
        ("GET", "/api/nowhere", 404, "not-found"),
    ] {
        let answer = me.ask(method, path, None).await;
        assert_eq!((answer.status, &answer.body["code"]), (status, &json!(code)), "{method} {path}: {}", answer.text);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_large_is_told_so() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let mut socket = me.connect(&id).await;
    socket.state().await;
    socket.say(json!({"type": "ping", "padding": "x".repeat(20_000)})).await;
    assert_eq!(socket.next().await, json!({"type": "close", "code": 1009}));
    let mut socket = me.connect(&id).await;
    socket.state().await;
    socket.say(json!({"type": "x".repeat(10_000)})).await;
    let error = socket.next().await;
    assert!(error["code"] == "bad-message" && error["error"].as_str().unwrap().len() < 2000, "{error}");
    server.stop().await;
}

/// Needs PostgreSQL: a table that somebody else has locked keeps nobody waiting for long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_table_is_not_waited_for() {
    let dir = Dir::new();
    let Some(database) = database(&dir.0) else { return };
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let other = meddle(&database, &["BEGIN", "LOCK TABLE persons IN EXCLUSIVE MODE"]).await;
    let started = Instant::now();
    let refused = me.post("/api/me", json!({"name": "Ann"})).await;
    assert_eq!((refused.status, &refused.body["code"]), (503, &json!("storage")));
    assert!(started.elapsed() < Duration::from_secs(8), "{:?}", started.elapsed());
    drop(other);
    sleep(Duration::from_millis(300)).await;
    assert_eq!(me.post("/api/me", json!({"name": "Ann"})).await.status, 200);
    server.stop().await;
}
