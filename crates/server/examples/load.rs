//! Measures the server under load: 200 games of two, half of them of each game, with 400 connected clients that make random
//! legal moves.
//!
//! `cargo run --release -p server --example load -- [games] [seconds] [moves per second and game]`
//!
//! Prints how long moves took, from sending until the new state came back, and the memory before and after. The server
//! runs in this program but on one thread of its own; the clients share another.

#[path = "../tests/support/mod.rs"]
mod support;

use serde_json::Value;
use server::{Config, Server};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use support::*;
use table::Rng;

type Times = Arc<Mutex<Vec<Duration>>>;

fn main() {
    let arguments: Vec<f64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let argument = |i: usize, default: f64| arguments.get(i).copied().unwrap_or(default);
    let (games, seconds, rate) = (argument(0, 200.0) as usize, argument(1, 20.0), argument(2, 2.0));
    let dir = Dir::new();
    let (address, end, server) = serve(config(&dir.0));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let times = Times::default();
    let measured = runtime.block_on(load(address, games, seconds, rate, times.clone()));
    let (server_time, moves) = (cpu_of_others(), metric(address, "hofwerk_moves_total"));
    let written = metric(address, "hofwerk_commits_total");
    drop(end);
    server.join().unwrap();
    report(&mut times.lock().unwrap(), &measured);
    println!("{moves} moves in {written} transactions; {:.3} ms of the server's time for a move", server_time / moves);
}

/// The server on one thread.
fn serve(config: Config) -> (SocketAddr, tokio::sync::oneshot::Sender<()>, std::thread::JoinHandle<()>) {
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let (tell, told) = std::sync::mpsc::channel();
    let server = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::start(config).await.unwrap();
            tell.send(server.address()).unwrap();
            let _ = ended.await;
            server.stop().await;
        });
    });
    (told.recv().unwrap(), end, server)
}

/// What was seen besides the times of the moves.
struct Measured {
    seconds: f64,
    /// The memory when everybody was playing, and at the end, when everybody still was.
    memory: [u64; 2],
}

/// Plays for this long; the first half is for warming up.
async fn load(address: SocketAddr, games: usize, seconds: f64, rate: f64, times: Times) -> Measured {
    println!("{games} games, {} clients, {rate} moves a second in each game", games * 2);
    let half = Duration::from_secs_f64(seconds / 2.0);
    let until = Instant::now() + 2 * half;
    let players = (0..games as u64).map(|game| tokio::spawn(play(address, game, rate, until, times.clone())));
    let players: Vec<_> = players.collect();
    tokio::time::sleep(half).await;
    times.lock().unwrap().clear();
    let (begun, before) = (Instant::now(), memory());
    tokio::time::sleep_until(until.into()).await;
    let after = memory();
    for player in players {
        player.await.unwrap();
    }
    Measured { seconds: begun.elapsed().as_secs_f64(), memory: [before, after] }
}

async fn play(address: SocketAddr, game: u64, rate: f64, until: Instant, times: Times) {
    let mut rng = Rng::from_number(game);
    while Instant::now() < until {
        let (mut ann, mut ben) = (Person::new(address), Person::new(address));
        let seats = serde_json::json!([{"kind": "me"}, {"kind": "open"}]);
        // Half of the games are of each kind.
        let form = if game.is_multiple_of(2) {
            serde_json::json!({"game": "agricola", "options": {"mode": "family"}, "seats": seats})
        } else {
            serde_json::json!({"game": "caverna", "options": {}, "seats": seats})
        };
        let (id, code) = ann.begin(form).await;
        ben.join(&code).await;
        let mut sockets = [ann.connect(&id).await, ben.connect(&id).await];
        let mut states = [sockets[0].state().await, sockets[1].state().await];
        while Instant::now() < until && states[0]["over"] == false {
            let pause = rng.unit() * 2.0 / rate;
            tokio::time::sleep(Duration::from_secs_f64(pause)).await;
            one_move(&mut sockets, &mut states, &mut rng, &times).await;
        }
    }
}

async fn one_move(sockets: &mut [Socket; 2], states: &mut [Value; 2], rng: &mut Rng, times: &Times) {
    let mover = usize::from(states[0]["decision"].is_null());
    let Some(action) = any_move(&states[mover], rng) else { return };
    let sent = Instant::now();
    sockets[mover].say(answer(&states[mover], &action)).await;
    states[mover] = sockets[mover].state().await;
    times.lock().unwrap().push(sent.elapsed());
    states[1 - mover] = sockets[1 - mover].state().await;
    sockets.iter_mut().for_each(|socket| socket.heard.clear());
}

/// Milliseconds of processor time that all threads but this one have used: the server and its database.
fn cpu_of_others() -> f64 {
    let used = |path: &str| -> f64 {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        text.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0) / 1e6
    };
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let all: f64 = tasks.map(|task| used(&format!("{}/schedstat", task.path().display()))).sum();
    all - used("/proc/thread-self/schedstat")
}

/// A number that the server tells about itself.
fn metric(address: SocketAddr, name: &str) -> f64 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let page = runtime.block_on(Person::new(address).get("/metrics")).text;
    let line = page.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
}

/// Resident memory in kilobytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

fn report(times: &mut [Duration], measured: &Measured) {
    times.sort();
    let at = |share: f64| times.get(((times.len() as f64 - 1.0) * share) as usize).copied().unwrap_or_default();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!("{} moves measured, about {:.0} a second", times.len(), times.len() as f64 / measured.seconds);
    for (name, share) in [("half", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("99.9 %", 0.999), ("all", 1.0)] {
        println!("{name:>7} within {:.2} ms", ms(at(share)));
    }
    let [before, after] = measured.memory;
    println!("memory {before} kB after warming up, {after} kB at the end");
}
