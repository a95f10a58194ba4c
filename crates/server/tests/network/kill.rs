//! Kill -9 under load: nothing that was accepted is lost, no game is damaged.
//!
//! The server is this program itself, started again as a child. `HOFWERK_KILLS=50` kills it 50 times.

use crate::support::*;
use bots::Playable;
use bots::games::{Task, with_game};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::record::RecordOf;
use table::{Match, Rng};

const GAMES: usize = 12;

/// The server in the child; does nothing unless it was started as one.
#[test]
#[ignore = "started by the test below"]
fn child() {
    let Some(dir) = std::env::var_os("HOFWERK_CHILD") else { return };
    let dir = Path::new(&dir).to_owned();
    let file = std::env::var("HOFWERK_CHILD_FILE").unwrap();
    server::run(config(&dir), |address| {
        let new = dir.join(format!("{file}.new"));
        std::fs::write(&new, address.to_string()).unwrap();
        std::fs::rename(new, dir.join(&file)).unwrap();
    })
    .unwrap();
}

fn spawn(dir: &Path) -> (Child, SocketAddr) {
    spawn_as(dir, "address")
}

/// A child that writes its address into this file.
fn spawn_as(dir: &Path, file: &str) -> (Child, SocketAddr) {
    let _ = std::fs::remove_file(dir.join(file));
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["kill::child", "--exact", "--ignored"])
        .env("HOFWERK_CHILD", dir)
        .env("HOFWERK_CHILD_FILE", file)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    for _ in 0..2000 {
        if let Ok(address) = std::fs::read_to_string(dir.join(file)) {
            return (child, address.parse().unwrap());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    panic!("the child does not start");
}

/// What the server has said to be true of a game: the moves it has accepted.
#[derive(Default)]
struct Accepted {
    moves: Vec<Value>,
}

/// Plays until the connection breaks; notes every move when it is accepted.
async fn play(me: Person, id: String, accepted: Arc<Mutex<Accepted>>, mut rng: Rng) {
    let Ok(mut socket) = me.try_connect(&id).await else { return };
    let Some(mut state) = socket.listen().await else { return };
    loop {
        if state["type"] != "state" || state["over"] == true {
            return;
        }
        if state["decision"].is_null() {
            socket.say(json!({"type": "look", "seat": state["asked"][0]})).await;
        } else {
            let Some(action) = any_move(&state, &mut rng) else { return };
            socket.say(answer(&state, &action)).await;
            let Some(next) = socket.listen().await else { return };
            if next["type"] == "state" && next["number"].as_u64() > state["number"].as_u64() {
                accepted.lock().unwrap().moves.push(json!({"seat": state["decision"]["seat"], "move": action}));
            }
            state = next;
            continue;
        }
        let Some(next) = socket.listen().await else { return };
        state = next;
    }
}

/// The stored game has everything that was accepted; at most one move more, whose answer was on its way. Says whether the
/// game is over.
async fn check(me: &mut Person, id: &str, accepted: &Mutex<Accepted>) -> bool {
    let answer = me.get(&format!("/api/games/{id}/record")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let stored = answer.body["moves"].as_array().unwrap().clone();
    let mut accepted = accepted.lock().unwrap();
    let known = accepted.moves.len();
    assert!(stored.len() >= known, "{} of {known} accepted moves are left", stored.len());
    assert!(stored.len() <= known + 1, "{} moves, {known} accepted", stored.len());
    assert_eq!(stored[..known], accepted.moves[..]);
    accepted.moves = stored;
    let game = answer.body["game"].as_str().unwrap().to_owned();
    with_game(&game, Replay(answer.body)).expect("there is such a game")
}

/// Replays a record, and says whether the game is over.
struct Replay(Value);

impl Task for Replay {
    type Output = bool;

    fn run<G: Playable>(self) -> bool {
        let record: RecordOf<G> = serde_json::from_value(self.0).unwrap();
        Match::<G>::from_record(&record).expect("the stored game can be replayed");
        record.scores.is_some()
    }
}

type Game = (Person, String, Arc<Mutex<Accepted>>);

/// A game of somebody who has both seats; half of them are of each game.
async fn begin(address: SocketAddr, number: usize) -> Game {
    let mut me = Person::new(address);
    let (game, options) =
        if number.is_multiple_of(2) { ("agricola", json!({"mode": "family"})) } else { ("caverna", json!({})) };
    let (id, _) = me.begin(json!({"game": game, "options": options, "seats": [{}, {}]})).await;
    (me, id, Arc::default())
}

/// How many moves the games have.
fn moves_of(games: &[Game]) -> i64 {
    games.iter().map(|(_, _, accepted)| accepted.lock().unwrap().moves.len() as i64).sum()
}

/// There was something to lose before each kill, more or less.
fn people_played(made: i64, kills: u32) {
    println!("{made} moves were made between {kills} kills");
    assert!(made >= i64::from(kills), "{made} moves between {kills} kills");
}

#[test]
fn killed_under_load_nothing_accepted_is_lost() {
    let kills: u32 = std::env::var("HOFWERK_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let dir = Dir::new();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut rng = Rng::from_number(9);
    let (mut child, mut address) = spawn(&dir.0);
    let (mut games, mut made) = (Vec::new(), 0);
    for i in 0..GAMES {
        games.push(runtime.block_on(begin(address, i)));
    }
    for kill in 0..kills {
        made -= moves_of(&games);
        let players: Vec<_> = games
            .iter()
            .map(|(me, id, accepted)| {
                runtime.spawn(play(me.at(address), id.clone(), accepted.clone(), Rng::from_number(rng.bits())))
            })
            .collect();
        std::thread::sleep(Duration::from_millis(100 + rng.below(400) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        for player in players {
            runtime.block_on(player).unwrap();
        }
        (child, address) = spawn(&dir.0);
        let mut total = 0;
        for (i, game) in games.iter_mut().enumerate() {
            let (me, id, accepted) = game;
            let over = runtime.block_on(check(&mut me.at(address), id, accepted));
            let moves = accepted.lock().unwrap().moves.len();
            (total, made) = (total + moves, made + moves as i64);
            if over {
                *game = runtime.block_on(begin(address, i));
            }
        }
        println!("kill {}: all of {total} moves in {GAMES} games are there", kill + 1);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    people_played(made, kills);
}

/// Two servers on one database, one of them killed at random: whoever was there goes on at the other.
#[test]
fn one_of_two_killed_under_load_nothing_accepted_is_lost() {
    if !on_postgres() {
        println!("skipped: two servers need HOFWERK_TEST_DATABASE=postgres://…");
        return;
    }
    let kills: u32 = std::env::var("HOFWERK_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let dir = Dir::new();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut rng = Rng::from_number(10);
    let mut nodes = ["one", "two"].map(|file| (file, spawn_as(&dir.0, file)));
    let (mut games, mut made) = (Vec::new(), 0);
    for i in 0..GAMES {
        games.push(runtime.block_on(begin(nodes[i / 2 % 2].1.1, i)));
    }
    for kill in 0..kills {
        made -= moves_of(&games);
        let players: Vec<_> = games
            .iter()
            .map(|(me, id, accepted)| {
                let at = me.at(nodes[rng.below(2)].1.1);
                runtime.spawn(play(at, id.clone(), accepted.clone(), Rng::from_number(rng.bits())))
            })
            .collect();
        std::thread::sleep(Duration::from_millis(100 + rng.below(400) as u64));
        let dead = rng.below(2);
        let (file, (child, _)) = &mut nodes[dead];
        child.kill().unwrap();
        child.wait().unwrap();
        // Those at the other server play on; then they go home.
        std::thread::sleep(Duration::from_millis(100));
        players.iter().for_each(tokio::task::JoinHandle::abort);
        for player in players {
            let _ = runtime.block_on(player);
        }
        let file = *file;
        let alive = nodes[1 - dead].1.1;
        let mut total = 0;
        for (i, game) in games.iter_mut().enumerate() {
            let (me, id, accepted) = game;
            let over = runtime.block_on(check(&mut me.at(alive), id, accepted));
            let moves = accepted.lock().unwrap().moves.len();
            (total, made) = (total + moves, made + moves as i64);
            if over {
                *game = runtime.block_on(begin(alive, i));
            }
        }
        println!("kill {} ({file}): all of {total} moves in {GAMES} games are there", kill + 1);
        nodes[dead] = (file, spawn_as(&dir.0, file));
    }
    for (_, (mut child, _)) in nodes {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    people_played(made, kills);
}
