//! Several servers on one PostgreSQL: any of them serves any game, and nobody notices which.
//!
//! Needs `HOFWERK_TEST_DATABASE=postgres://…`; without it there is nothing to test, and the tests say so.

use crate::support::*;
use serde_json::{Value, json};
use server::{Config, Secret, Server};
use std::net::SocketAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::Rng;
use tokio::time::{sleep, timeout};

/// A move must be seen everywhere within this time, on a machine that has nothing else to do.
const SOON: Duration = Duration::from_millis(100);
/// On a busy machine, where tests run, something may take this long now and then.
const BUSY: Duration = Duration::from_secs(15);

/// Who hears nothing for this long is told nothing more.
const QUIET: Duration = Duration::from_millis(50);

/// A server of several.
fn node(dir: &Dir) -> Option<Config> {
    if !on_postgres() {
        println!("skipped: several servers need HOFWERK_TEST_DATABASE=postgres://…");
        return None;
    }
    let secret = Some(Secret::new("a secret that all servers of the test share"));
    Some(Config { secret, ..config(&dir.0) })
}

async fn two_nodes(dir: &Dir) -> Option<[Server; 2]> {
    let config = node(dir)?;
    Some([Server::start(config.clone()).await.unwrap(), Server::start(config).await.unwrap()])
}

fn family() -> Value {
    json!({"mode": "family", "start_seat": 0})
}

fn place(number: u64, seat: u8, space: &str) -> Value {
    json!({"type": "move", "number": number, "seat": seat, "move": {"type": "place", "space": space}})
}

/// Ann through the first server, Ben through the second; Ann begins.
async fn two_people([a, b]: &[Server; 2]) -> (Person, Person, String) {
    let (mut ann, mut ben) = (Person::new(a.address()), Person::new(b.address()));
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (id, code) = ann.begin(json!({"options": family(), "seats": seats})).await;
    ben.join(&code).await;
    (ann, ben, id)
}

/// What is said next, if it is said soon.
async fn soon(socket: &mut Socket) -> Value {
    timeout(BUSY, socket.next()).await.expect("this is told soon")
}

/// The first message that is as wanted, if it comes soon.
async fn until(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) -> Value {
    let told = async {
        loop {
            let message = socket.listen().await.expect("the connection stays");
            if wanted(&message) {
                return message;
            }
        }
    };
    timeout(BUSY, told).await.expect("this is told soon")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_on_one_node_is_seen_on_the_other_at_once() {
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let (ann, ben, id) = two_people(&nodes).await;
    let mut sockets = [ann.connect(&id).await, ben.connect(&id).await];
    let mut states = [sockets[0].state().await, sockets[1].state().await];
    let mut rng = Rng::from_number(1);
    let mut times = Vec::new();
    for _ in 0..40 {
        let mover = usize::from(states[0]["decision"].is_null());
        let action = any_move(&states[mover], &mut rng).unwrap();
        let [a, b] = &mut sockets;
        let (own, other) = if mover == 0 { (a, b) } else { (b, a) };
        own.say(answer(&states[mover], &action)).await;
        let told = soon(own).await;
        let at = Instant::now();
        let seen = soon(other).await;
        times.push(at.elapsed());
        assert_eq!((&seen["number"], &seen["revision"]), (&told["number"], &told["revision"]), "{seen}");
        assert_eq!((&seen["log_anew"], &seen["asked"]), (&json!(false), &told["asked"]));
        assert_eq!(seen["log"], told["log"], "the other hears of this move, and of nothing else");
        (states[mover], states[1 - mover]) = (told, seen);
    }
    times.sort();
    println!("half of the moves were seen within {:?}", times[20]);
    assert!(times[4] < SOON, "a tenth of the moves were seen within {:?}", times[4]);
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_answers_an_old_question_is_shown_the_new_one() {
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let mut me = Person::new(nodes[0].address());
    let (id, _) = me.begin(json!({"options": {"mode": "family", "players": 2, "start_seat": 0}})).await;
    let (mut a, mut b) = (me.connect(&id).await, me.at(nodes[1].address()).connect(&id).await);
    a.state().await;
    b.state().await;
    // Both at once: one is stored, the other is told what stands.
    a.say(place(0, 0, "B7")).await;
    b.say(place(0, 0, "B8")).await;
    for socket in [&mut a, &mut b] {
        let state = until(socket, |message| message["number"] == 1 && message["type"] == "state").await;
        assert_eq!(state["asked"], json!([1]));
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_here_is_here_everywhere() {
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let (mut ann, ben, id) = two_people(&nodes).await;
    let mut a = ann.connect(&id).await;
    assert_eq!(a.state().await["seats"][1]["connected"], false);
    let mut b = ben.connect(&id).await;
    until(&mut b, |message| message["seats"][0]["connected"] == true).await;
    until(&mut a, |message| message["seats"][1]["connected"] == true).await;
    let seat = format!("/api/games/{id}/seats/1");
    let bot = json!({"kind": "bot", "level": "random"});
    assert_eq!(ann.post(&seat, bot.clone()).await.status, 403, "who is here plays");
    drop(b);
    until(&mut a, |message| message["seats"][1]["connected"] == false).await;
    assert_eq!(ann.post(&seat, bot).await.status, 200);
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_owners_are_the_same_everywhere() {
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let (ann, ben, id) = two_people(&nodes).await;
    let (mut a, mut b) = (ann.connect(&id).await, ben.connect(&id).await);
    a.state().await;
    b.state().await;
    // Through the other server than the one where Ben sits.
    let mut ben = ben.at(nodes[0].address());
    ben.post("/api/me", json!({"name": "Ben the farmer"})).await;
    for socket in [&mut a, &mut b] {
        until(socket, |message| message["seats"][1]["name"] == "Ben the farmer").await;
    }
    let name = format!("Ben {}", server::ident::id());
    let account = json!({"name": name, "password": "wheat and sheep"});
    assert_eq!(Person::new(nodes[0].address()).post("/api/register", account.clone()).await.status, 200);
    assert_eq!(ben.post("/api/login", account).await.status, 200);
    a.say(place(0, 0, "B7")).await;
    until(&mut b, |message| message["number"] == 1 && !message["decision"].is_null()).await;
    b.say(place(1, 1, "B8")).await;
    until(&mut a, |message| message["number"] == 2).await;
    for node in nodes {
        node.stop().await;
    }
}

/// Listens until the game is over; nothing is ever taken back.
async fn end(socket: &mut Socket) -> Value {
    let mut last = 0;
    loop {
        let state = socket.state().await;
        let number = state["number"].as_u64().unwrap();
        assert!(number >= last, "{number} after {last}");
        last = number;
        if state["over"] == true {
            return state;
        }
    }
}

/// Bots of a game think on one server only: the moves they made are the moves that are stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_think_once_and_everybody_sees_it() {
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let mut me = Person::new(nodes[0].address());
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    let (mut a, mut b) = (me.connect(&id).await, me.at(nodes[1].address()).connect(&id).await);
    let (one, two) = tokio::join!(end(&mut a), end(&mut b));
    assert_eq!((&one["number"], &one["scores"]), (&two["number"], &two["scores"]));
    let made: u64 = nodes.iter().map(|node| node.metrics().bot_moves.load(Relaxed)).sum();
    assert_eq!(made, one["number"].as_u64().unwrap());
    let thought: u64 = nodes.iter().map(|node| node.metrics().thoughts.load(Relaxed)).sum();
    assert_eq!(thought, made, "nobody thinks in vain");
    for node in nodes {
        node.stop().await;
    }
}

/// When nobody is left on the server where the bots think, they go on where somebody is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_where_people_are() {
    let dir = Dir::new();
    let Some(config) = node(&dir) else { return };
    let pause = server::BotConfig { pause: Duration::from_millis(20), ..config.bots };
    let config = Config { bots: pause, ..config };
    let nodes = [Server::start(config.clone()).await.unwrap(), Server::start(config).await.unwrap()];
    let mut me = Person::new(nodes[0].address());
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    let (mut a, mut b) = (me.connect(&id).await, me.at(nodes[1].address()).connect(&id).await);
    until(&mut a, |message| message["number"].as_u64() >= Some(3)).await;
    drop(a);
    sleep(Duration::from_millis(200)).await;
    let here = nodes[1].metrics().bot_moves.load(Relaxed);
    let state = b.state().await;
    let wanted = state["number"].as_u64().unwrap() + 20;
    timeout(BUSY, async { while b.state().await["number"].as_u64().unwrap() < wanted {} })
        .await
        .expect("the bots go on");
    assert!(nodes[1].metrics().bot_moves.load(Relaxed) > here);
    for node in nodes {
        node.stop().await;
    }
}

/// Somebody who goes from server to server as they like, and moves when they are asked. Where they stand when the game has
/// this number of moves, and what they saw last.
async fn wander(nodes: [SocketAddr; 2], me: Person, id: String, moves: u64, mut rng: Rng) -> (Socket, Value) {
    let mut socket = me.at(nodes[rng.below(2)]).connect(&id).await;
    let mut state = Value::Null;
    loop {
        if rng.below(6) == 0 {
            socket = me.at(nodes[rng.below(2)]).connect(&id).await;
        }
        let next = timeout(BUSY, socket.listen()).await;
        match next.unwrap_or_else(|_| panic!("somebody is stuck at {}", state["number"])) {
            Some(message) if message["type"] == "state" => state = message,
            Some(_) => continue,
            None => {
                socket = me.at(nodes[rng.below(2)]).connect(&id).await;
                continue;
            }
        }
        if state["over"] == true || state["number"].as_u64().unwrap() >= moves {
            return (socket, state);
        }
        // Not at the end: who has seen it moves no more.
        let early = state["number"].as_u64().unwrap() + 10 < moves;
        if early && rng.below(8) == 0 && state["undo"]["step"] == true {
            socket.say(json!({"type": "undo", "seat": state["seat"], "what": "step"})).await;
        } else if let Some(action) = any_move(&state, &mut rng) {
            socket.say(answer(&state, &action)).await;
        }
    }
}

/// What two states of one game must agree in.
fn picture(state: &Value) -> [&Value; 6] {
    ["number", "revision", "view", "asked", "scores", "seat"].map(|field| &state[field])
}

/// Three players and two who watch, all of them now here, now there: nobody is ever stuck, and when the players rest
/// everybody has seen what is stored, within a second. What is stored says a server that knows nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wherever_people_go_they_have_the_last_state_within_a_second() {
    let games: u64 = std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let addresses = [nodes[0].address(), nodes[1].address()];
    let mut all = Vec::new();
    for game in 0..games {
        let mut people: Vec<_> = (0..5).map(|i| Person::new(addresses[i % 2])).collect();
        let (name, options) = match game % 2 {
            0 => ("agricola", json!({"players": 3, "mode": "full", "decks": ["E"]})),
            _ => ("caverna", json!({"players": 3})),
        };
        let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
        let (id, code) = people[0].begin(json!({"game": name, "options": options, "seats": seats})).await;
        for person in &mut people[1..3] {
            person.join(&code).await;
        }
        for watcher in &mut people[3..] {
            watcher.get("/api/me").await;
        }
        let wanderer = |(i, person): (usize, &Person)| {
            let rng = Rng::from_number(game * 10 + i as u64);
            tokio::spawn(wander(addresses, person.clone(), id.clone(), 60, rng))
        };
        let wanderers: Vec<_> = people.iter().enumerate().map(wanderer).collect();
        all.push((id, people, wanderers));
    }
    let mut times = Vec::new();
    for (id, people, wanderers) in all {
        let mut stand = Vec::new();
        for wanderer in wanderers {
            stand.push(wanderer.await.unwrap());
        }
        let rested = Instant::now();
        let fresh = Server::start(node(&dir).unwrap()).await.unwrap();
        for (person, (socket, last)) in people.iter().zip(&mut stand) {
            let stored = person.at(fresh.address()).connect(&id).await.state().await;
            if picture(last) != picture(&stored) {
                *last =
                    until(socket, |message| message["type"] == "state" && message["revision"] == stored["revision"])
                        .await;
                times.push(rested.elapsed());
            }
            assert_eq!(picture(last), picture(&stored));
            // Nothing comes after what is stored.
            while let Ok(Some(more)) = timeout(QUIET, socket.listen()).await {
                assert!(more["type"] != "state" || picture(&more) == picture(&stored), "{more}");
            }
        }
        fresh.stop().await;
    }
    let late = times.iter().filter(|time| **time > Duration::from_secs(1)).count() as u64;
    println!("{} of {} had not seen the end when the last player rested: {times:?}", times.len(), 5 * games);
    assert!(late * 10 <= 5 * games, "{times:?}");
    for node in nodes {
        node.stop().await;
    }
}

/// The bot thinks where the game was begun; who sits at the other server tells it to move.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_is_told_to_move_through_any_node() {
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let mut me = Person::new(nodes[0].address());
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "unlimited"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family", "start_seat": 1}, "seats": seats})).await;
    while nodes[0].metrics().thinking.load(Relaxed) == 0 {
        sleep(Duration::from_millis(10)).await;
    }
    let mut b = me.at(nodes[1].address()).connect(&id).await;
    assert_eq!(b.state().await["number"], 0);
    b.say(json!({"type": "hurry", "seat": 1})).await;
    // It thinks for a minute otherwise.
    until(&mut b, |message| message["type"] == "state" && message["number"].as_u64() > Some(0)).await;
    assert_eq!(nodes[1].metrics().bot_moves.load(Relaxed), 0, "it thought on the other server");
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_is_told_of_on_every_node() {
    let dir = Dir::new();
    let Some(nodes) = two_nodes(&dir).await else { return };
    let (mut ann, ben, id) = two_people(&nodes).await;
    let addresses = [nodes[0].address(), nodes[1].address()];
    let players = [(ann.clone(), 31), (ben.clone(), 32)]
        .map(|(person, seed)| tokio::spawn(wander(addresses, person, id.clone(), u64::MAX, Rng::from_number(seed))));
    for player in players {
        assert_eq!(player.await.unwrap().1["over"], true);
    }
    let mut b = ben.connect(&id).await;
    assert_eq!(b.state().await["over"], true);
    let next = ann.post(&format!("/api/games/{id}/rematch"), json!({})).await.body;
    let told = until(&mut b, |message| message["type"] == "rematch").await;
    assert_eq!((&told["id"], &told["code"]), (&next["id"], &next["code"]));
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn servers_with_different_secrets_do_not_share_a_database() {
    let dir = Dir::new();
    let Some(config) = node(&dir) else { return };
    let one = Server::start(config.clone()).await.unwrap();
    let other = Config { secret: Some(Secret::new("a secret that only this server was told")), ..config.clone() };
    // A check says so before.
    let (same, another) = (config.clone(), other.clone());
    tokio::task::spawn_blocking(move || server::check(&same).unwrap()).await.unwrap();
    let found = tokio::task::spawn_blocking(move || server::check(&another)).await.unwrap();
    assert!(found.unwrap_err().to_string().contains("another secret"));
    let refused = Server::start(other).await;
    assert!(refused.is_err(), "{refused:?}");
    assert!(refused.unwrap_err().to_string().contains("secret"));
    one.stop().await;
}
