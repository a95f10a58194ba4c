//! What patient strangers pile up, and what they do with it.

use super::{Attack, Nodes, Told, again, all, at, count};
use crate::support::*;
use futures_util::future::join_all;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How many games each of those has who have many.
const MANY: usize = 1000;
/// How many of them are open.
const OPEN: usize = 300;

/// What was piled up, and by whom.
#[derive(Clone)]
pub struct Hoard {
    attack: Attack,
    people: Vec<Person>,
    games: Vec<String>,
}

/// How the game begins that a position of this many bytes describes.
fn position(bytes: usize) -> String {
    let line = "# There is much to say.\n";
    format!("mode = \"family\"\n[[player]]\n[[player]]\n{}", line.repeat(bytes / line.len()))
}

/// The record of a game that bots have played to its end.
async fn record(me: &mut Person, options: Value, seats: usize) -> Value {
    let bots = vec![json!({"kind": "bot", "level": "random"}); seats];
    let (id, _) = me.begin(json!({"options": options, "seats": bots})).await;
    let mut socket = me.connect(&id).await;
    while socket.state().await["over"] == false {}
    me.get(&format!("/api/games/{id}/record")).await.body
}

/// Games like this one, as if somebody had begun them one after the other.
async fn copy(dir: &Dir, id: &str, many: usize) {
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}", dir.0.join("hofwerk.sqlite").display());
    let mut db = sqlx::AnyConnection::connect(&database(&dir.0).unwrap_or(file)).await.unwrap();
    for (table, names, rest) in [
        (
            "games",
            "id, code",
            "game, mode, owner, listed, origin, rules, number, revision, undone, round, asked, finished, scores, known, \
             lobby, wish, created, updated, move_time, waits, due",
        ),
        ("seats", "game", "seat, person, name, kind, level"),
        ("moves", "game", "number, seat, action, revealed, events"),
        ("snapshots", "game", "number, state"),
    ] {
        let key = names.split(',').next().unwrap();
        let fresh = names.split(", ").map(|name| format!("{name} || '-' || i")).collect::<Vec<_>>().join(", ");
        let sql = format!(
            "WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < {many}) \
             INSERT INTO {table} ({names}, {rest}) SELECT {fresh}, {rest} FROM {table}, numbers WHERE {key} = $1"
        );
        sqlx::query(AssertSqlSafe(sql)).bind(id).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
}

/// Piles up what an attack needs.
pub async fn pile_up(attack: Attack, nodes: Nodes, dir: &Dir) -> Hoard {
    let mut people: Vec<_> = (0..3).map(|i| at(nodes, format!("198.51.100.{}", 20 + i))).collect();
    let mut games = Vec::new();
    match attack {
        Attack::Lists => {
            for me in &mut people {
                for _ in 0..29 {
                    me.begin(json!({"position": position(60_000)})).await;
                }
            }
        }
        Attack::LongGames => {
            let long = record(&mut at(nodes, "198.51.100.30"), json!({"players": 5, "decks": ["E"]}), 5).await;
            for me in &mut people {
                for _ in 0..30 {
                    games.push(me.begin(json!({"record": long})).await.0);
                }
            }
            // All of them leave the memory.
            sleep(Duration::from_secs(1)).await;
        }
        Attack::Renames => {
            let (id, _) = people[0].begin(json!({"options": {"mode": "family", "players": 2}})).await;
            copy(dir, &id, MANY).await;
            for i in 1..=OPEN {
                let mut me = at(nodes, format!("198.51.100.{}", 40 + i / 100));
                assert_eq!(me.get(&format!("/api/games/{id}-{i}/at/0")).await.status, 200);
            }
            // One person, from three addresses.
            let cookie = people[0].cookie.clone();
            people.iter_mut().for_each(|me| me.cookie.clone_from(&cookie));
        }
        Attack::Forgotten => {
            let played = record(&mut at(nodes, "198.51.100.30"), json!({"mode": "family"}), 2).await;
            for me in &mut people {
                let (id, _) = me.begin(json!({"record": played})).await;
                copy(dir, &id, MANY).await;
            }
        }
        _ => {}
    }
    Hoard { attack, people, games }
}

impl Hoard {
    /// Does with it what it was piled up for; what came of that.
    pub async fn spend(self, nodes: Nodes, over: &AtomicBool) -> Told {
        let hoard = &self;
        match self.attack {
            Attack::Forgotten => {
                let forget = |mut me: Person| async move {
                    me.ask("DELETE", "/api/me", Some("{}".into())).await.status.to_string()
                };
                all(self.people.into_iter().map(forget)).await
            }
            Attack::LongGames => {
                let mut told = Told::new();
                while !over.load(std::sync::atomic::Ordering::Relaxed) {
                    let opened = join_all(self.games.iter().map(|id| open(nodes, id))).await;
                    for how in opened {
                        *told.entry(how.into()).or_default() += 1;
                    }
                    sleep(Duration::from_millis(500)).await;
                }
                told
            }
            Attack::Renames => {
                again(over, |told| async move {
                    let name = &format!("Ann {}", &server::ident::id()[..8]);
                    hoard
                        .each(told, |mut me| async move { me.post("/api/me", json!({"name": name})).await.status })
                        .await
                })
                .await
            }
            _ => {
                let long = &position(900_000);
                again(over, |told| async move {
                    let told = hoard
                        .each(
                            told,
                            |mut me| async move { me.post("/api/games", json!({"position": long})).await.status },
                        )
                        .await;
                    hoard.each(told, |mut me| async move { me.get("/api/games").await.status }).await
                })
                .await
            }
        }
    }

    /// Everybody does something, one after the other.
    async fn each<F: Future<Output = u16> + Send>(&self, mut told: Told, does: impl Fn(Person) -> F + Send) -> Told {
        for me in &self.people {
            told = count(told, does(me.clone()).await);
        }
        told
    }
}

/// Opens a game, looks at it, and goes away.
async fn open(nodes: Nodes, id: &str) -> &'static str {
    let Ok(mut socket) = at(nodes, "198.51.100.31").try_connect(id).await else { return "no socket" };
    match timeout(Duration::from_secs(10), socket.listen()).await {
        Ok(Some(message)) if message["type"] == "state" => "opened",
        Ok(_) => "closed",
        Err(_) => "nothing",
    }
}
