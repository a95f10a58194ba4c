//! Copies, doctors, and what people want to be forgotten.

use crate::support::*;
use serde_json::{Value, json};
use server::store::{Store, StoreError, Write};
use server::upkeep::{backup, doctor, restore};
use server::{Config, Server};
use table::Rng;

/// Does something to the tables of a server.
async fn meddle(config: &Config, sql: &'static str) {
    use sqlx::Connection;
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}", config.data_dir.join("hofwerk.sqlite").display());
    let mut other = sqlx::AnyConnection::connect(config.database.as_deref().unwrap_or(&file)).await.unwrap();
    sqlx::query(sql).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
}

/// An older program on the tables of a newer one: it says so and changes nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_a_newer_version_is_refused() {
    let dir = Dir::new();
    let config = config(&dir.0);
    Server::start(config.clone()).await.unwrap().stop().await;
    meddle(&config, "INSERT INTO steps (step) VALUES (1000)").await;
    let refused = Server::start(config.clone()).await.unwrap_err().to_string();
    assert!(refused.contains("newer version"), "{refused}");
    let checked = config.clone();
    let found = tokio::task::spawn_blocking(move || server::check(&checked)).await.unwrap().unwrap_err().to_string();
    assert!(found.contains("newer version"), "{found}");
    meddle(&config, "DELETE FROM steps WHERE step = 1000").await;
    Server::start(config).await.unwrap().stop().await;
}

/// A game of two seats of one person, with this many moves.
async fn game(me: &mut Person, moves: usize) -> (String, Value) {
    let (id, _) = me.begin(json!({"options": {"mode": "family", "players": 2}, "seats": [{}, {}]})).await;
    let mut socket = me.connect(&id).await;
    let mut state = socket.state().await;
    let mut rng = Rng::from_number(4);
    for _ in 0..moves {
        if state["decision"].is_null() {
            socket.say(json!({"type": "look", "seat": state["asked"][0]})).await;
            state = socket.state().await;
        }
        state = play_any(&mut socket, &state, &mut rng).await;
    }
    (id, state)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_running_server_is_restored_into_either_database() {
    let (dir, other, file) = (Dir::new(), Dir::new(), Dir::new());
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, last) = game(&mut me, 20).await;
    let copy = file.0.join("copy.sqlite");
    let (from, path) = (config(&dir.0), copy.clone());
    let saved = tokio::task::spawn_blocking(move || backup(&from, &path)).await.unwrap();
    assert_eq!(saved.unwrap(), 1);
    let (from, path) = (config(&dir.0), copy.clone());
    let again = tokio::task::spawn_blocking(move || backup(&from, &path)).await.unwrap();
    assert!(again.unwrap_err().to_string().contains("there already"), "no backup is overwritten");
    // The server goes on meanwhile; the backup stands where it was.
    game(&mut me, 1).await;
    server.stop().await;
    let (to, path) = (Config { database: database(&other.0), ..config(&other.0) }, copy.clone());
    assert_eq!(tokio::task::spawn_blocking(move || restore(&to, &path)).await.unwrap().unwrap(), 1);
    let (to, path) = (config(&other.0), copy);
    assert!(tokio::task::spawn_blocking(move || restore(&to, &path)).await.unwrap().is_err(), "only into an empty one");
    std::fs::copy(dir.0.join("cookie.key"), other.0.join("cookie.key")).unwrap();
    let server = start(&other.0).await;
    let me = me.at(server.address());
    let state = me.connect(&id).await.state().await;
    assert_eq!((&state["number"], &state["view"]["spaces"]), (&last["number"], &last["view"]["spaces"]));
    server.stop().await;
}

/// A name that was mistyped is not an empty database.
#[test]
fn nothing_is_copied_from_a_database_that_is_not_there() {
    let dir = Dir::new();
    let (copy, path) = (dir.0.join("copy.sqlite"), dir.0.join("mistyped.sqlite"));
    let mistyped = Config { database: Some(path.display().to_string()), ..config(&dir.0) };
    for refused in [backup(&mistyped, &copy).err(), doctor(&mistyped, false).err(), restore(&mistyped, &copy).err()] {
        assert!(refused.is_some_and(|error| error.to_string().contains("no such file")));
    }
    std::fs::write(&path, "this is no database, but a text that is long enough to be taken for one. ".repeat(20))
        .unwrap();
    assert!(backup(&mistyped, &copy).is_err());
    let left = std::fs::read_dir(&dir.0).unwrap().map(|file| file.unwrap().file_name()).collect::<Vec<_>>();
    assert_eq!(left, ["mistyped.sqlite"], "nothing was made, and nothing is left");
}

/// A copy that breaks off leaves nothing behind that could be taken for one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_copy_is_no_backup() {
    let (dir, file) = (Dir::new(), Dir::new());
    let server = start(&dir.0).await;
    game(&mut Person::new(server.address()), 3).await;
    server.stop().await;
    let broken = config(&dir.0);
    meddle(&broken, "DROP TABLE snapshots").await;
    let path = file.0.join("copy.sqlite");
    let copied = tokio::task::spawn_blocking(move || backup(&broken, &path)).await.unwrap();
    assert!(copied.is_err(), "{copied:?}");
    assert_eq!(std::fs::read_dir(&file.0).unwrap().count(), 0, "nothing is left of it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_finds_damaged_games_and_takes_them_back() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let (id, _) = game(&mut me, 20).await;
    let (well, _) = game(&mut me, 3).await;
    server.stop().await;
    let settings = config(&dir.0);
    meddle(&settings, "UPDATE games SET move_time = 600").await;
    meddle(&settings, "UPDATE moves SET action = '{\"type\":\"fly\"}' WHERE number = 18").await;
    let here = settings.clone();
    let (seen, ill) = tokio::task::spawn_blocking(move || doctor(&here, false)).await.unwrap().unwrap();
    assert_eq!((seen, ill.len(), ill[0].game.as_str(), ill[0].mended), (2, 1, id.as_str(), None), "{ill:?}");
    let here = settings.clone();
    let (_, ill) = tokio::task::spawn_blocking(move || doctor(&here, true)).await.unwrap().unwrap();
    assert_eq!(ill[0].mended, Some(17));
    let here = settings.clone();
    let (_, ill) = tokio::task::spawn_blocking(move || doctor(&here, false)).await.unwrap().unwrap();
    assert_eq!(ill, []);
    let server = start(&dir.0).await;
    let me = me.at(server.address());
    assert_eq!(me.connect(&id).await.state().await["number"], 17);
    assert_eq!(me.connect(&well).await.state().await["number"], 3);
    server.stop().await;
    let file = dir.0.join("hofwerk.sqlite").display().to_string();
    let store = Store::open(&database(&dir.0).unwrap_or(file), None, Default::default()).await.unwrap();
    let due = store.game(&id).await.unwrap().unwrap().0.head.due;
    assert!(due.is_some(), "the clock runs for whoever is asked now");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_and_people_can_be_forgotten() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let password = "wheat and sheep";
    let name = format!("Ann {}", server::ident::id());
    assert_eq!(ann.post("/api/register", json!({"name": name, "password": password})).await.status, 200);
    let (alone, _) = game(&mut ann, 3).await;
    let mut there = ann.connect(&alone).await;
    there.state().await;
    assert_eq!(ben.ask("DELETE", &format!("/api/games/{alone}"), None).await.body["code"], "not-yours");
    assert_eq!(ann.ask("DELETE", &format!("/api/games/{alone}"), None).await.status, 204);
    while there.next().await["code"] != 4404 {}
    assert_eq!(ann.get(&format!("/api/games/{alone}")).await.status, 404);
    assert_eq!(ann.connect(&alone).await.next().await["code"], 4404);

    let (alone, _) = game(&mut ann, 1).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (both, code) = ann.begin(json!({"options": {"mode": "family", "start_seat": 0}, "seats": seats})).await;
    ben.join(&code).await;
    assert_eq!(ann.ask("DELETE", &format!("/api/games/{both}"), None).await.body["code"], "not-yours", "Ben plays too");
    let mut b = ben.connect(&both).await;
    b.state().await;
    let mut copied = ann.clone();
    assert_eq!(ann.ask("DELETE", "/api/me", Some("{}".into())).await.status, 401, "not without the password");
    let form = json!({"password": password}).to_string();
    assert_eq!(ann.ask("DELETE", "/api/me", Some(form)).await.status, 200);
    assert_eq!(ben.get(&format!("/api/games/{alone}")).await.status, 404);
    let login = json!({"name": name, "password": password});
    assert_eq!(ann.post("/api/login", login).await.status, 401);
    assert_eq!(copied.get("/api/me").await.body["account"], false);
    // Ben's game goes on: a bot plays for Ann, and the game is his.
    let mut state = b.state().await;
    while state["decision"].is_null() {
        state = b.state().await;
    }
    assert_eq!((&state["seats"][0]["kind"], &state["seats"][0]["name"]), (&json!("bot"), &json!("")));
    assert_eq!(ben.get(&format!("/api/games/{both}")).await.body["host"], true);
    server.stop().await;
}

#[tokio::test]
async fn two_servers_forget_alike() {
    if !on_postgres() {
        return;
    }
    let dir = Dir::new();
    let (one, two) = (start(&dir.0).await, Server::start(config(&dir.0)).await.unwrap());
    let mut me = Person::new(one.address());
    let (id, _) = game(&mut me, 1).await;
    let mut there = me.at(two.address()).connect(&id).await;
    there.state().await;
    assert_eq!(me.ask("DELETE", &format!("/api/games/{id}"), None).await.status, 204);
    while there.next().await["code"] != 4404 {}
    one.stop().await;
    two.stop().await;
}

/// Who sits down, or moves, while a game is being deleted keeps it.
#[tokio::test]
async fn a_game_that_has_changed_meanwhile_is_not_deleted() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (id, code) = me.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    let file = dir.0.join("hofwerk.sqlite").display().to_string();
    let store = Store::open(&database(&dir.0).unwrap_or(file), None, Default::default()).await.unwrap();
    let seen = store.game(&id).await.unwrap().unwrap().0.head.revision;
    Person::new(server.address()).join(&code).await;
    let delete = |revision| Write::Delete { id: id.clone(), revision: Some(revision) };
    assert!(matches!(store.write(delete(seen)).await, Err(StoreError::Conflict)));
    let now = store.game(&id).await.unwrap().unwrap().0.head.revision;
    assert!(now > seen);
    store.write(delete(now)).await.unwrap();
    assert!(store.game(&id).await.unwrap().is_none());
    store.close().await;
    server.stop().await;
}
