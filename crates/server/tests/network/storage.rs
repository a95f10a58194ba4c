//! What is accepted is kept: across restarts, idle times, and a storage that fails.

use crate::support::*;
use serde_json::{Value, json};
use server::{Config, Server};
use std::time::Duration;
use table::Rng;

/// Makes this many random moves for a person who has all seats; the state afterwards.
async fn play_on(socket: &mut Socket, mut state: Value, moves: usize, rng: &mut Rng) -> Value {
    for _ in 0..moves {
        if state["decision"].is_null() {
            socket.say(json!({"type": "look", "seat": state["asked"][0]})).await;
            state = socket.state().await;
        }
        state = play_any(socket, &state, rng).await;
    }
    state
}

async fn own_game(server: &Server) -> (Person, String) {
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family", "players": 3}})).await;
    (me, id)
}

#[tokio::test]
async fn a_game_stands_where_it_was_after_a_restart() {
    let dir = Dir::new();
    let mut server = start(&dir.0).await;
    let (mut me, id) = own_game(&server).await;
    let mut rng = Rng::from_number(1);
    let mut number = 0;
    // Stops on, just before and just after a kept state, and once in the middle of an undo.
    for moves in [7, 1, 1, 15, 20] {
        let mut socket = me.connect(&id).await;
        let state = socket.state().await;
        assert_eq!(state["number"], number);
        let mut last = play_on(&mut socket, state, moves, &mut rng).await;
        if last["undo"]["step"] == true {
            socket.say(json!({"type": "undo", "seat": last["seat"], "what": "step"})).await;
            last = socket.state().await;
        }
        number = last["number"].as_u64().unwrap();
        server.stop().await;
        server = start(&dir.0).await;
        me = me.at(server.address());
        let again = me.connect(&id).await.state().await;
        assert_eq!((&again["number"], &again["revision"]), (&last["number"], &last["revision"]));
        let seat = last["seat"].as_u64().unwrap();
        let again = me.get(&format!("/api/games/{id}/at/{number}?seat={seat}")).await.body;
        assert_eq!(again["view"], last["view"]);
        let record = me.get(&format!("/api/games/{id}/record")).await.body;
        assert_eq!(record["moves"].as_array().unwrap().len() as u64, number);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_nobody_looks_at_leaves_the_memory_and_comes_back() {
    let dir = Dir::new();
    let server = Server::start(Config { idle: Duration::from_millis(50), ..config(&dir.0) }).await.unwrap();
    let (me, id) = own_game(&server).await;
    let mut rng = Rng::from_number(2);
    for round in 0..3 {
        let mut socket = me.connect(&id).await;
        let state = socket.state().await;
        assert_eq!(state["number"], round * 10);
        play_on(&mut socket, state, 10, &mut rng).await;
        drop(socket);
        let gone = async {
            while server.metrics().live_games.load(std::sync::atomic::Ordering::Relaxed) > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(15), gone).await.expect("it leaves the memory");
    }
    server.stop().await;
}

/// Somebody else does something to the database; the connection stays open.
async fn meddle(path: &std::path::Path, sql: &'static str) -> sqlx::AnyConnection {
    use sqlx::Connection;
    sqlx::any::install_default_drivers();
    let mut other = sqlx::AnyConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    sqlx::query(sql).execute(&mut other).await.unwrap();
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_database_gives_a_clear_error_and_loses_nothing() {
    let dir = Dir::new();
    let server = Server::start(Config { database: None, ..config(&dir.0) }).await.unwrap();
    let (mut me, id) = own_game(&server).await;
    let mut rng = Rng::from_number(3);
    let mut socket = me.connect(&id).await;
    let state = socket.state().await;
    let state = play_on(&mut socket, state, 10, &mut rng).await;
    socket.say(json!({"type": "look", "seat": state["asked"][0]})).await;
    let state = socket.state().await;

    let other = meddle(&dir.0.join("hofwerk.sqlite"), "BEGIN IMMEDIATE").await;
    let action = any_move(&state, &mut rng).unwrap();
    socket.say(answer(&state, &action)).await;
    assert_eq!(socket.state().await["number"], 10, "after the failure the game is read again, without being asked");
    let error = socket.next().await;
    assert_eq!((&error["type"], &error["code"]), (&json!("error"), &json!("storage")), "{error}");
    let watcher = Person::new(server.address()).connect(&id).await.state().await;
    assert_eq!(watcher["number"], 10, "nobody is told of a move that was not stored");
    let refused = me.post("/api/games", json!({"options": {"mode": "family"}})).await;
    assert_eq!((refused.status, &refused.body["code"]), (503, &json!("storage")));
    assert_eq!(me.get("/health").await.status, 200, "reading goes on");
    drop(other);

    let state = play_on(&mut socket, state, 5, &mut rng).await;
    assert_eq!(state["number"], 15);
    server.stop().await;
}

#[tokio::test]
async fn a_damaged_game_says_that_coming_back_does_not_help() {
    let dir = Dir::new();
    let idle = Duration::from_millis(50);
    let server = Server::start(Config { database: None, idle, ..config(&dir.0) }).await.unwrap();
    let (mut me, id) = own_game(&server).await;
    let mut socket = me.connect(&id).await;
    let state = socket.state().await;
    play_on(&mut socket, state, 5, &mut Rng::from_number(5)).await;
    drop(socket);
    tokio::time::sleep(Duration::from_millis(300)).await;
    drop(
        meddle(&dir.0.join("hofwerk.sqlite"), "UPDATE moves SET action = '{\"type\":\"fly\"}' WHERE number = 3").await,
    );
    assert_eq!(me.connect(&id).await.next().await, json!({"type": "close", "code": 4500}));
    let refused = me.get(&format!("/api/games/{id}/record")).await;
    assert_eq!((refused.status, &refused.body["code"]), (500, &json!("damaged")));
    let (other, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    assert_eq!(me.connect(&other).await.state().await["number"], 0, "other games go on");
    drop(
        meddle(&dir.0.join("hofwerk.sqlite"), "UPDATE seats SET kind = 'bot', level = 'godlike' WHERE seat = 2").await,
    );
    let games = me.get("/api/games").await;
    assert_eq!((games.status, games.body["mine"].as_array().unwrap().len()), (200, 1), "and are listed");
    assert_eq!(games.body["mine"][0]["id"], json!(other));
    assert_eq!(me.get(&format!("/api/games/{id}")).await.body["code"], "damaged");
    server.stop().await;
}

/// One state that cannot be read is no reason to lose a game: it follows from the one before.
#[tokio::test]
async fn a_stored_game_survives_a_state_that_cannot_be_read() {
    let dir = Dir::new();
    let idle = Duration::from_millis(50);
    let server = Server::start(Config { database: None, idle, ..config(&dir.0) }).await.unwrap();
    let (me, id) = own_game(&server).await;
    let mut rng = Rng::from_number(6);
    for broken in ["UPDATE snapshots SET state = x'00' WHERE number = 0", "DELETE FROM snapshots WHERE number = 8"] {
        let mut socket = me.connect(&id).await;
        let state = socket.state().await;
        let last = play_on(&mut socket, state, 10, &mut rng).await;
        drop(socket);
        tokio::time::sleep(Duration::from_millis(400)).await;
        drop(meddle(&dir.0.join("hofwerk.sqlite"), broken).await);
        let again = me.connect(&id).await.state().await;
        assert_eq!((&again["number"], &again["view"]["round"]), (&last["number"], &last["view"]["round"]), "{broken}");
    }
    // By rules that this program does not know it does not play: another server may.
    tokio::time::sleep(Duration::from_millis(400)).await;
    drop(meddle(&dir.0.join("hofwerk.sqlite"), "UPDATE games SET rules = 99").await);
    assert_eq!(me.connect(&id).await.next().await, json!({"type": "close", "code": 1013}));
    server.stop().await;
}

/// A bot that was asked when the server ended moves after it has started again, before anybody comes.
#[tokio::test]
async fn bots_go_on_after_a_restart_by_themselves() {
    use sqlx::Connection;
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family", "players": 2, "start_seat": 0}})).await;
    server.stop().await;
    let file = format!("sqlite://{}", dir.0.join("hofwerk.sqlite").display());
    let mut db = sqlx::AnyConnection::connect(&config(&dir.0).database.unwrap_or(file)).await.unwrap();
    let sql = "UPDATE seats SET kind = 'bot', level = 'random', person = NULL WHERE game = $1 AND seat = 0";
    sqlx::query(sql).bind(&id).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
    let server = start(&dir.0).await;
    let mut me = me.at(server.address());
    let asked = async {
        while me.get(&format!("/api/games/{id}")).await.body["your_turn"] != true {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), asked).await.expect("the bot moves, and it is my turn");
    server.stop().await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_named_as_such() {
    let dir = Dir::new();
    let path = dir.0.join("garbage.sqlite");
    std::fs::write(&path, "Dear diary, today we ploughed the northern field.").unwrap();
    let database = Some(path.to_string_lossy().into_owned());
    let started = std::time::Instant::now();
    let error = Server::start(Config { database, ..config(&dir.0) }).await.unwrap_err().to_string();
    assert!(error.contains("garbage.sqlite") && error.contains("not a database"), "{error}");
    assert!(started.elapsed() < Duration::from_secs(2), "at once, not when a pool has given up");
    assert!(std::fs::read_to_string(path).unwrap().starts_with("Dear diary"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_gives_a_clear_error_and_loses_nothing() {
    // Room for the tables and a few moves.
    let empty = Dir::new();
    let local = |dir: &Dir| Config { database: None, ..config(&dir.0) };
    Server::start(local(&empty)).await.unwrap().stop().await;
    let pages = std::fs::metadata(empty.0.join("hofwerk.sqlite")).unwrap().len() / 4096;
    let dir = Dir::new();
    let small = Config { max_pages: Some(pages as u32 + 10), ..local(&dir) };
    let server = Server::start(small).await.unwrap();
    let (me, id) = own_game(&server).await;
    let mut rng = Rng::from_number(4);
    let mut socket = me.connect(&id).await;
    let mut state = socket.state().await;
    let mut accepted = 0;
    let error = loop {
        if state["decision"].is_null() {
            assert_eq!(state["over"], false, "the disk is full before the game is over");
            socket.say(json!({"type": "look", "seat": state["asked"][0]})).await;
            state = socket.next().await;
            continue;
        }
        let action = any_move(&state, &mut rng).unwrap();
        socket.say(answer(&state, &action)).await;
        let message = socket.next().await;
        if message["number"] == state["number"] {
            // The game as it stood, and then why.
            break socket.next().await;
        }
        accepted = message["number"].as_u64().unwrap();
        state = message;
    };
    assert_eq!(error["code"], "storage", "{error}");
    assert!(accepted > 5, "{accepted}");
    assert_eq!(me.connect(&id).await.state().await["number"], accepted);
    server.stop().await;

    // With more space the game goes on where it stood.
    let server = Server::start(Config { database: None, ..config(&dir.0) }).await.unwrap();
    let me = me.at(server.address());
    let mut socket = me.connect(&id).await;
    let state = socket.state().await;
    assert_eq!(state["number"], accepted);
    play_on(&mut socket, state, 5, &mut rng).await;
    server.stop().await;
}

#[tokio::test]
async fn two_servers_on_one_database_do_not_overwrite_each_other() {
    let dir = Dir::new();
    let (one, two) = (start(&dir.0).await, start(&dir.0).await);
    let (me, id) = own_game(&one).await;
    let (mut a, mut b) = (me.connect(&id).await, me.at(two.address()).connect(&id).await);
    let mut rng = Rng::from_number(5);
    let (state, seen) = (a.state().await, b.state().await);
    let state = play_any(&mut a, &state, &mut rng).await;
    let action = any_move(&seen, &mut rng).unwrap();
    b.say(answer(&seen, &action)).await;
    // On PostgreSQL the new state has come by itself; otherwise it comes now, and then the answer.
    let fresh = b.state().await;
    assert_eq!((&fresh["number"], &fresh["view"]["spaces"]), (&state["number"], &state["view"]["spaces"]));
    let refused = b.next().await;
    assert_eq!((&refused["why"], &refused["number"]), (&json!("stale"), &state["number"]), "{refused}");
    let third = me.at(two.address()).connect(&id).await.state().await;
    assert_eq!(third["number"], state["number"]);
    one.stop().await;
    two.stop().await;
}
