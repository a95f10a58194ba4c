//! Playing alone: a series over several games and a restart, and the deal of the day.

use crate::support::*;
use serde_json::{Value, json};
use server::{Config, Retention, Server};
use std::time::Duration;
use table::Rng;
use tokio::time::{sleep, timeout};

/// Plays a game that a person plays alone to its end, at random; its points.
async fn play_out(me: &Person, id: &str, rng: &mut Rng) -> i64 {
    let mut socket = me.connect(id).await;
    let mut state = socket.state().await;
    while state["over"] == false {
        state = play_any(&mut socket, &state, rng).await;
    }
    state["scores"][0]["total"].as_i64().unwrap()
}

async fn begin(me: &mut Person, game: &str, kind: &str, options: Value) -> String {
    let answer = me.post("/api/series", json!({"game": game, "kind": kind, "options": options})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body["id"].as_str().unwrap().into()
}

async fn next(me: &mut Person, series: &str, form: Value) -> String {
    let answer = me.post(&format!("/api/series/{series}/next"), form).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body["id"].as_str().unwrap().into()
}

async fn look(me: &mut Person, series: &str) -> Value {
    me.get(&format!("/api/series/{series}")).await.body
}

#[tokio::test]
async fn a_target_that_was_missed_is_tried_again_also_after_a_restart() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let mut rng = Rng::from_number(1);
    let series = begin(&mut me, "agricola", "nl", json!({"decks": ["E"]})).await;
    let game = next(&mut me, &series, json!({})).await;
    assert_eq!(next(&mut me, &series, json!({})).await, game, "it is being played");
    assert_eq!(look(&mut me, &series).await["running"], game.as_str());
    // Nobody plays 50 points at random.
    let points = play_out(&me, &game, &mut rng).await;
    assert!(points < 50);
    server.stop().await;
    let server = start(&dir.0).await;
    let mut me = me.at(server.address());
    let seen = &me.get("/api/series").await.body[0];
    assert_eq!((&seen["id"], &seen["running"]), (&json!(series), &Value::Null));
    let outcome = &seen["ended"]["outcome"];
    assert_eq!(
        (&outcome["points"], &outcome["target"], &outcome["reached"]),
        (&json!(points), &json!(50), &json!(false))
    );
    let of_game = me.get(&format!("/api/games/{game}/alone")).await.body;
    assert_eq!(of_game["series"]["id"], series.as_str());
    let hand = |state: Value| state["view"]["players"][0]["hand"].clone();
    let before = hand(me.get(&format!("/api/games/{game}/at/0?seat=0")).await.body);
    let again = next(&mut me, &series, json!({"same": true})).await;
    let state = me.connect(&again).await.state().await;
    assert_eq!(state["view"]["target"], 50);
    assert_eq!(hand(state), before, "the same cards again");
    let fresh = next(&mut me, &series, json!({"leave": true})).await;
    assert_ne!(hand(me.connect(&fresh).await.state().await), before, "new cards");
    let tries = look(&mut me, &series).await["tries"].clone();
    let made: Vec<&Value> = tries.as_array().unwrap().iter().map(|one| &one["points"]).collect();
    assert_eq!(made, [&json!(points), &Value::Null, &Value::Null]);
    server.stop().await;
}

#[tokio::test]
async fn a_target_that_was_reached_leads_to_the_next_game_with_the_occupation_that_is_kept() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let series = begin(&mut me, "agricola", "nl", json!({"decks": ["E"]})).await;
    let game = next(&mut me, &series, json!({})).await;
    server.stop().await;
    // The game ends well: its last state is replaced by a position with a good farm.
    let (points, played) = finish_well(&dir, &game).await;
    let server = start(&dir.0).await;
    let mut me = me.at(server.address());
    let outcome = look(&mut me, &series).await["ended"]["outcome"].clone();
    assert_eq!((&outcome["reached"], &outcome["must_keep"]), (&json!(true), &json!(true)));
    assert_eq!(outcome["cards"], json!(played));
    let nothing = me.post(&format!("/api/series/{series}/next"), json!({})).await;
    assert_eq!((nothing.status, &nothing.body["code"]), (400, &json!("bad-game")), "A19.4: one must be kept");
    let second = next(&mut me, &series, json!({"keep": played[1]})).await;
    let state = me.connect(&second).await.state().await;
    let player = &state["view"]["players"][0];
    assert_eq!((&state["view"]["target"], &player["tableau"][0]["card"]), (&json!(55), &json!(played[1])));
    assert_eq!(player["goods"]["food"].as_i64().unwrap_or(0), (points - 50) / 2);
    let standing = look(&mut me, &series).await["standing"].clone();
    assert_eq!((&standing["number"], &standing["kept"]), (&json!(2), &json!([played[1]])));
    assert_eq!(look(&mut me, &series).await["tries"][0]["kept"], json!(played[1]));
    server.stop().await;
}

/// Puts the end of another game in the place of a stored one: a position that is over, with two occupations played.
async fn finish_well(dir: &Dir, id: &str) -> (i64, [&'static str; 2]) {
    use agricola::{Agricola, Options};
    use flate2::{Compression, write::DeflateEncoder};
    use sqlx::Connection;
    use std::io::Write;
    use table::{Game, Seat, Seed};
    let played = ["E176", "E174"];
    let position = "decks = ['E']\nround = 14\nphase = 'over'\n[[player]]\nhouse = 'stone'\npersons = 5\nbonus = 30\n\
                    farm = \"\"\"\nR R F F F\nR F F F .\nR . . . .\"\"\"\n\
                    goods = { grain = 9, vegetable = 5 }\ncards = ['E176', 'E174', 'M10']\n";
    let mut game = Agricola::from_position(position).unwrap();
    let options: Options =
        serde_json::from_value(json!({"players": 1, "decks": ["E"], "edition": "nl", "target": 50})).unwrap();
    let start = Agricola::new(&options, Seed::new(5)).unwrap();
    game.rules = start.rules;
    assert!(game.to_decide().is_empty(), "it is over");
    let points = game.points(Seat::new(0));
    assert!(points >= 50, "{points}");
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(serde_json::to_string(&game).unwrap().as_bytes()).unwrap();
    let state = packer.finish().unwrap();
    sqlx::any::install_default_drivers();
    let url = database(&dir.0).unwrap_or_else(|| format!("sqlite://{}", dir.0.join("hofwerk.sqlite").display()));
    let mut db = sqlx::AnyConnection::connect(&url).await.unwrap();
    sqlx::query("UPDATE snapshots SET state = $1 WHERE game = $2 AND number = 0")
        .bind(state)
        .bind(id)
        .execute(&mut db)
        .await
        .unwrap();
    let done = sqlx::query("UPDATE games SET finished = 1, asked = 0, scores = $1 WHERE id = $2")
        .bind(format!("[{points}]"))
        .bind(id)
        .execute(&mut db)
        .await
        .unwrap();
    assert_eq!(done.rows_affected(), 1);
    db.close().await.unwrap();
    (i64::from(points), played)
}

#[tokio::test]
async fn a_series_is_its_owners_and_goes_with_the_account() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut me, mut other) = (Person::new(server.address()), Person::new(server.address()));
    let series = begin(&mut me, "caverna", "mark", json!({"set": "beginner"})).await;
    assert_eq!(other.get(&format!("/api/series/{series}")).await.status, 404);
    assert_eq!(other.post(&format!("/api/series/{series}/next"), json!({})).await.status, 404);
    assert_eq!(other.get("/api/series").await.body, json!([]));
    let bad = me.post("/api/series", json!({"game": "caverna", "kind": "nl"})).await;
    assert_eq!((bad.status, &bad.body["code"]), (400, &json!("bad-game")));
    let game = next(&mut me, &series, json!({})).await;
    assert_eq!(me.connect(&game).await.state().await["view"]["target"], 100);
    // An account elsewhere takes over what a guest has begun.
    let account = json!({"name": "Ann", "password": "a long password"});
    other.post("/api/register", account.clone()).await;
    me.post("/api/login", account).await;
    assert_eq!(other.get("/api/series").await.body[0]["id"], series.as_str());
    assert_eq!(other.ask("DELETE", &format!("/api/series/{series}"), None).await.status, 204);
    assert_eq!(other.get("/api/series").await.body, json!([]));
    assert_eq!(other.get(&format!("/api/games/{game}")).await.status, 200, "its games stay");
    server.stop().await;
}

#[tokio::test]
async fn everybody_gets_the_same_deal_of_the_day_once() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let mut rng = Rng::from_number(3);
    let today = ann.get("/api/daily").await.body;
    assert_eq!((&today["mine"], &today["results"]), (&Value::Null, &json!([])));
    let hers = ann.post("/api/daily", json!({})).await.body["id"].as_str().unwrap().to_owned();
    assert_eq!(ann.post("/api/daily", json!({})).await.body["id"], hers.as_str(), "one try each");
    let his = ben.post("/api/daily", json!({})).await.body["id"].as_str().unwrap().to_owned();
    assert_ne!(hers, his);
    let early = ann.get(&format!("/api/games/{hers}/record")).await;
    assert_eq!((early.status, &early.body["code"]), (403, &json!("still-running")), "it would tell what is hidden");
    let points = play_out(&ann, &hers, &mut rng).await;
    let seen = ben.get("/api/daily").await.body;
    assert_eq!(seen["results"][0]["points"], points);
    assert_eq!((&seen["results"][0]["you"], &seen["mine"]), (&json!(false), &json!(his)));
    play_out(&ben, &his, &mut rng).await;
    let record = |game: &Value| (game["seed"].clone(), game["options"].clone());
    let one = record(&ann.get(&format!("/api/games/{hers}/record")).await.body);
    let two = record(&ben.get(&format!("/api/games/{his}/record")).await.body);
    assert!(one.0.is_string());
    assert_eq!(one, two, "the same deal");
    assert_eq!(ann.get("/api/daily").await.body["results"].as_array().unwrap().len(), 2);
    assert_eq!(ann.get(&format!("/api/games/{hers}/alone")).await.body["daily"]["mine"], hers.as_str());
    // A guest may have tried before as another guest: whoever has an account stands first.
    let guests =
        |body: &Value| body["results"].as_array().unwrap().iter().map(|r| r["guest"] == true).collect::<Vec<_>>();
    assert_eq!(guests(&ann.get("/api/daily").await.body), [true, true]);
    let worst = if ann.get("/api/daily").await.body["results"][0]["you"] == true { &mut ben } else { &mut ann };
    worst.post("/api/register", json!({"name": "Wilma", "password": "wheat and sheep"})).await;
    let seen = worst.get("/api/daily").await.body;
    assert_eq!((guests(&seen), &seen["results"][0]["you"]), (vec![false, true], &json!(true)));
    server.stop().await;
    // Another server has another secret, and another deal.
    let elsewhere = Dir::new();
    let server = Server::start(Config { ..config(&elsewhere.0) }).await.unwrap();
    let mut cora = Person::new(server.address());
    let id = cora.post("/api/daily", json!({})).await.body["id"].as_str().unwrap().to_owned();
    play_out(&cora, &id, &mut rng).await;
    assert_ne!(record(&cora.get(&format!("/api/games/{id}/record")).await.body).0, one.0);
    server.stop().await;
}

/// A game that was deleted is not led to, and gives nobody a second try; the day after nothing is left of it.
#[tokio::test]
async fn a_deleted_deal_of_the_day_was_the_try() {
    use sqlx::{Connection, Row};
    let dir = Dir::new();
    let kept = Some(Duration::from_secs(3600));
    let retention = Retention { games: kept, finished: kept, guests: None };
    // It tidies up every six tenths of a second.
    let config = Config { retention, round: Duration::from_millis(2), ..config(&dir.0) };
    let server = Server::start(config.clone()).await.unwrap();
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}", dir.0.join("hofwerk.sqlite").display());
    let mut db = sqlx::AnyConnection::connect(&config.database.unwrap_or(file)).await.unwrap();
    for (person, by_owner) in [(&mut ann, true), (&mut ben, false)] {
        assert_eq!(person.get("/api/daily").await.body["tried"], false);
        let id = person.post("/api/daily", json!({})).await.body["id"].as_str().unwrap().to_owned();
        let seen = person.get("/api/daily").await.body;
        assert_eq!((&seen["mine"], &seen["tried"]), (&json!(id), &json!(true)));
        let game = format!("/api/games/{id}");
        if by_owner {
            assert_eq!(person.ask("DELETE", &game, None).await.status, 204);
        } else {
            let sql = "UPDATE games SET updated = updated - 3600001 WHERE id = $1";
            sqlx::query(sql).bind(&id).execute(&mut db).await.unwrap();
            while person.get(&game).await.status != 404 {
                sleep(Duration::from_millis(50)).await;
            }
        }
        let again = person.post("/api/daily", json!({})).await;
        assert_eq!((again.status, &again.body["code"]), (409, &json!("one-try")), "{}", again.text);
        let seen = person.get("/api/daily").await.body;
        assert_eq!((&seen["mine"], &seen["tried"]), (&Value::Null, &json!(true)));
    }
    // Tomorrow there is another deal, and what was deleted is gone.
    let hers = ann.get("/api/me").await.body["id"].as_str().unwrap().to_owned();
    let sql = "UPDATE daily SET day = day - 1 WHERE person = $1";
    sqlx::query(sql).bind(&hers).execute(&mut db).await.unwrap();
    let next = ann.post("/api/daily", json!({})).await;
    assert_eq!(next.status, 200, "{}", next.text);
    let left = "SELECT COUNT(*) AS found FROM daily";
    let forgotten = async {
        // His of today, and hers of the day after.
        while sqlx::query(left).fetch_one(&mut db).await.unwrap().get::<i64, _>("found") > 2 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(15), forgotten).await.expect("a try of yesterday without a game is forgotten");
    assert_eq!(ann.post("/api/daily", json!({})).await.body["id"], next.body["id"]);
    assert_eq!(ben.post("/api/daily", json!({})).await.body["code"], "one-try");
    server.stop().await;
}
