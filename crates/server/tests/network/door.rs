//! Who comes in: accounts, origins, rates, and what the server says about itself.

use crate::support::*;
use serde_json::json;
use server::{Config, Limits, Rate, Server};

#[tokio::test]
async fn people_keep_their_name_and_with_an_account_their_games() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut ann = Person::new(server.address());
    let me = ann.get("/api/me").await;
    let cookie = me.head.lines().find(|l| l.starts_with("set-cookie")).unwrap().to_owned();
    assert!(cookie.contains("hofwerk=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(me.body["account"], false);
    assert_eq!(ann.post("/api/me", json!({"name": "Ann"})).await.body["name"], "Ann");
    assert_eq!(ann.get("/api/me").await.body["name"], "Ann");
    for bad in [
        json!({"name": ""}),
        json!({"name": " "}),
        json!({"name": "x".repeat(33)}),
        json!({"name": "\u{200b}"}),
        json!({"name": "\u{3164}"}),
        json!({}),
        json!(7),
    ] {
        assert_eq!(ann.post("/api/me", bad).await.status, 400);
    }
    let (id, _) = ann.begin(json!({"options": {"mode": "family"}, "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let mut socket = ann.connect(&id).await;
    assert_eq!(socket.state().await["seats"][0]["name"], "Ann");
    ann.post("/api/me", json!({"name": "Anna"})).await;
    assert_eq!(socket.state().await["seats"][0]["name"], "Anna");
    assert_eq!(ann.get(&format!("/api/games/{id}")).await.body["seats"][0]["name"], "Anna");

    let account = json!({"name": "Ann", "password": "wheat and sheep"});
    assert_eq!(
        ann.post("/api/register", json!({"name": "Ann", "password": "short"})).await.body["code"],
        "bad-password"
    );
    assert_eq!(ann.post("/api/register", account.clone()).await.body["account"], true);
    assert_eq!(ann.post("/api/register", account.clone()).await.body["code"], "has-account");
    let mut other = Person::new(server.address());
    let taken = other.post("/api/register", json!({"name": "ANN", "password": "another one"})).await;
    assert_eq!((taken.status, &taken.body["code"]), (409, &json!("name-taken")));
    for wrong in
        [json!({"name": "Ann", "password": "wrong password"}), json!({"name": "Nobody", "password": "wrong password"})]
    {
        assert_eq!(other.post("/api/login", wrong).await.status, 401);
    }
    assert_eq!(other.get("/api/games").await.body["mine"], json!([]));
    assert_eq!(other.post("/api/login", account.clone()).await.body["name"], "Ann");
    assert_eq!(other.get("/api/games").await.body["mine"][0]["id"], id.as_str());
    other.post("/api/logout", json!({})).await;
    assert_eq!(other.get("/api/games").await.body["mine"], json!([]));
    let (guest, _) = other.begin(json!({"options": {"mode": "family"}})).await;
    let mut socket = other.connect(&guest).await;
    socket.state().await;
    other.post("/api/login", account).await;
    assert_eq!(other.get("/api/games").await.body["mine"].as_array().unwrap().len(), 2, "a guest's games come along");
    assert_eq!(other.get(&format!("/api/games/{guest}/record")).await.status, 200);
    assert_eq!(other.connect(&guest).await.state().await["you"], json!([0, 1]));

    let mut forger = Person::new(server.address());
    let ann_id = ann.get("/api/me").await.body["id"].as_str().unwrap().to_owned();
    forger.cookie = Some(format!("hofwerk=2.{ann_id}.1.x.9999999999.AAAA"));
    assert_ne!(forger.get("/api/me").await.body["id"], ann_id.as_str());
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_are_not_served() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let own = format!("http://{}", server.address());
    for (origin, status) in [("https://evil.example", 403), ("null", 403), (own.as_str(), 200)] {
        me.headers = vec![("origin".into(), origin.into())];
        assert_eq!(me.post("/api/me", json!({"name": "Me"})).await.status, status, "{origin}");
        assert_eq!(me.try_connect(&id).await.is_ok(), status == 200, "{origin}");
        assert_eq!(me.get("/api/me").await.status, 200);
    }
    // A foreign name that was made to point at this machine.
    me.headers = vec![("host".into(), "evil.example".into()), ("origin".into(), "http://evil.example".into())];
    assert_eq!(me.get("/api/games").await.body["code"], "wrong-origin");
    server.stop().await;
}

#[tokio::test]
async fn who_is_too_fast_is_told_so() {
    let dir = Dir::new();
    let limits = Limits {
        messages: Rate::new(0.0, 5.0),
        requests: Rate::new(0.0, 12.0),
        logins: Rate::new(0.0, 2.0),
        games: Rate::new(0.0, 1.0),
        connections: 2,
        ..Limits::default()
    };
    let server = Server::start(Config { limits, ..config(&dir.0) }).await.unwrap();
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let second = me.post("/api/games", json!({})).await;
    assert_eq!((second.status, &second.body["code"]), (429, &json!("too-fast")));
    let wrong = json!({"name": "Nobody", "password": "wrong password"});
    let statuses = [
        me.post("/api/login", wrong.clone()).await.status,
        me.post("/api/login", wrong.clone()).await.status,
        me.post("/api/login", wrong).await.status,
    ];
    assert_eq!(statuses, [401, 401, 429]);
    let mut socket = me.connect(&id).await;
    socket.state().await;
    for _ in 0..5 {
        socket.say(json!({"type": "ping"})).await;
        assert_eq!(socket.next().await["type"], "pong");
    }
    socket.say(json!({"type": "ping"})).await;
    assert_eq!(socket.next().await["code"], "too-fast");
    let mut flood = me.connect(&id).await;
    for _ in 0..300 {
        flood.say(json!({"type": "ping"})).await;
    }
    let last = loop {
        let message = flood.next().await;
        if message["type"] == "close" || message["type"] == "gone" {
            break message;
        }
    };
    assert_eq!(last, json!({"type": "close", "code": 1008}));
    drop(flood);
    let _second = me.connect(&id).await;
    assert!(me.try_connect(&id).await.is_err(), "two connections are enough");
    while me.get("/api/me").await.status == 200 {}
    assert_eq!(me.get("/api/me").await.body["code"], "too-fast");
    server.stop().await;
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}, "seed": "5eed5eed5eed5eed"})).await;
    let mut socket = me.connect(&id).await;
    let state = socket.state().await;
    socket.say(json!({"type": "move", "number": 0, "seat": state["decision"]["seat"], "move": {"type": "place", "space": "B7"}})).await;
    socket.state().await;
    assert_eq!(me.get("/health").await.body["status"], "ok");
    let metrics = me.get("/metrics").await.text;
    for line in
        ["hofwerk_live_games 1", "hofwerk_connections 1", "hofwerk_moves_total 1", "hofwerk_games_created_total 1"]
    {
        assert!(metrics.lines().any(|l| l == line), "{line} in {metrics}");
    }
    let api = me.get("/api/openapi.json").await.body;
    assert_eq!(api["openapi"].as_str().unwrap().split('.').next(), Some("3"));
    for path in
        ["/api/me", "/api/games", "/api/games/{id}", "/api/join/{code}", "/api/games/{id}/seats/{seat}", "/health"]
    {
        assert!(api["paths"][path].is_object(), "{path}");
    }
    let schemas = &api["components"]["schemas"];
    assert!(schemas["Summary"].is_object());
    for level in ["random", "unlimited"] {
        for form in ["SeatForm", "SeatInfo"] {
            let levels = schemas[form]["properties"]["level"]["enum"].as_array().unwrap();
            assert!(levels.contains(&json!(level)), "{level} in {form}");
        }
    }
    let missing = me.get("/api/nothing").await;
    assert_eq!((missing.status, &missing.body["code"]), (404, &json!("not-found")));
    let page = me.get("/").await;
    assert!(page.text.to_lowercase().contains("<!doctype html>"));
    assert!(page.head.contains("content-security-policy"));
    assert_eq!(me.get("/nothing.js").await.status, 404);
    assert_eq!(me.ask("POST", "/api/games", Some("{".repeat(2_000_000))).await.body["code"], "too-large");
    server.stop().await;
}
