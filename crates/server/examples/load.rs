//! Measures the server under load: 200 games of two, half of them of each game, with 400 connected clients that make random
//! legal moves.
//!
//! `cargo run --release -p server --example load -- [games] [seconds] [moves per second and game] [servers] [players]
//! [spectators]`
//!
//! Prints how long moves took, from sending until the new state came back and until everybody at the table had it too, how
//! large a state was, plain and packed, what a move cost the server, and the memory of this program from time to time. Each
//! server runs in this program but on one thread of its own; the clients share another. With two servers
//! (`HOFWERK_TEST_DATABASE=postgres://…`) those at a table are at the one and the other in turn.

#[path = "../tests/network/support/mod.rs"]
mod support;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::Value;
use server::{Config, Server};
use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use support::*;
use table::Rng;

type Times = Arc<Mutex<Vec<Duration>>>;

/// What is played: how often, by how many, before how many.
#[derive(Clone, Copy)]
struct Tables {
    games: usize,
    seconds: f64,
    /// Moves a second in each game.
    rate: f64,
    players: usize,
    spectators: usize,
}

/// How large states were.
#[derive(Default)]
struct Sizes {
    states: usize,
    bytes: usize,
    largest: usize,
    /// Of one in a hundred: its bytes, and those it has when packed.
    sample: (usize, usize),
}

impl Sizes {
    fn note(&mut self, text: &str) {
        (self.states, self.bytes) = (self.states + 1, self.bytes + text.len());
        self.largest = self.largest.max(text.len());
        if self.states.is_multiple_of(100) {
            let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
            packed.write_all(text.as_bytes()).unwrap();
            self.sample = (self.sample.0 + text.len(), self.sample.1 + packed.finish().unwrap().len());
        }
    }
}

/// What is measured.
#[derive(Clone, Default)]
struct Meters {
    /// Until the player who moved had the new state.
    own: Times,
    /// Until everybody had it.
    all: Times,
    sizes: Arc<Mutex<Sizes>>,
}

fn main() {
    let arguments: Vec<f64> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let argument = |i: usize, default: f64| arguments.get(i).copied().unwrap_or(default);
    let tables = Tables {
        games: argument(0, 200.0) as usize,
        seconds: argument(1, 20.0),
        rate: argument(2, 2.0),
        players: argument(4, 2.0) as usize,
        spectators: argument(5, 0.0) as usize,
    };
    let dir = Dir::new();
    let servers: Vec<_> = (0..(argument(3, 1.0) as usize).max(1)).map(|_| serve(config(&dir.0))).collect();
    let addresses: Vec<SocketAddr> = servers.iter().map(|(address, ..)| *address).collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let meters = Meters::default();
    let measured = runtime.block_on(load([addresses[0], addresses[addresses.len() - 1]], tables, meters.clone()));
    let sum = |name: &str| addresses.iter().map(|address| metric(*address, name)).sum::<f64>();
    let (server_time, moves, written) = (cpu_of_others(), sum("hofwerk_moves_total"), sum("hofwerk_commits_total"));
    for (_, end, server) in servers {
        drop(end);
        server.join().unwrap();
    }
    report("to the player", &mut meters.own.lock().unwrap(), &measured);
    report("to everybody at the table", &mut meters.all.lock().unwrap(), &measured);
    let Sizes { states, bytes, largest, sample } = *meters.sizes.lock().unwrap();
    let mean = bytes as f64 / states.max(1) as f64 / 1e3;
    let packed = mean * sample.1 as f64 / sample.0.max(1) as f64;
    println!("a state was {mean:.1} kB on average, {packed:.1} kB packed; the largest {:.1} kB", largest as f64 / 1e3);
    println!("memory after each tenth of the time, in MB: {:?}", measured.memory);
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
    /// The memory in megabytes after each tenth of the time, while everybody was playing.
    memory: Vec<u64>,
}

/// Into how many parts the time is divided.
const PARTS: u32 = 10;

/// Plays for this long; the first half is for warming up.
async fn load(at: [SocketAddr; 2], tables: Tables, meters: Meters) -> Measured {
    let Tables { games, seconds, rate, players, spectators } = tables;
    println!("{games} games of {players}, {spectators} spectators each, {rate} moves a second in each game");
    let part = Duration::from_secs_f64(seconds) / PARTS;
    let (mut begun, until) = (Instant::now(), Instant::now() + PARTS * part);
    let players = (0..games as u64).map(|game| tokio::spawn(play(at, game, tables, until, meters.clone())));
    let players: Vec<_> = players.collect();
    let mut used = Vec::new();
    for left in (0..PARTS).rev() {
        tokio::time::sleep_until((until - left * part).into()).await;
        used.push(memory() / 1024);
        if left == PARTS / 2 {
            [&meters.own, &meters.all].iter().for_each(|times| times.lock().unwrap().clear());
            begun = Instant::now();
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    for player in players {
        player.await.unwrap();
    }
    Measured { seconds, memory: used }
}

async fn play(at: [SocketAddr; 2], game: u64, tables: Tables, until: Instant, meters: Meters) {
    let Tables { rate, players, spectators, .. } = tables;
    let mut rng = Rng::from_number(game);
    while Instant::now() < until {
        let mut people: Vec<Person> = (0..players + spectators).map(|i| Person::new(at[i % 2])).collect();
        let open = (1..players).map(|_| serde_json::json!({"kind": "open"}));
        let seats: Vec<Value> = [serde_json::json!({"kind": "me"})].into_iter().chain(open).collect();
        // Half of the games are of each kind, if there are seats enough in both.
        let form = if game.is_multiple_of(2) && players <= 5 {
            serde_json::json!({"game": "agricola", "options": {"mode": "family"}, "seats": seats})
        } else {
            serde_json::json!({"game": "caverna", "options": {}, "seats": seats})
        };
        let (id, code) = people[0].begin(form).await;
        for person in &mut people[1..players] {
            person.join(&code).await;
        }
        let (mut sockets, mut states) = (Vec::new(), Vec::new());
        for person in &people {
            let mut socket = person.connect(&id).await;
            states.push(socket.state().await);
            sockets.push(socket);
        }
        while Instant::now() < until && states[0]["over"] == false {
            let pause = rng.unit() * 2.0 / rate;
            tokio::time::sleep(Duration::from_secs_f64(pause)).await;
            one_move(&mut sockets, &mut states, &mut rng, &meters).await;
        }
    }
}

async fn one_move(sockets: &mut [Socket], states: &mut [Value], rng: &mut Rng, meters: &Meters) {
    let Some(mover) = states.iter().position(|state| !state["decision"].is_null()) else { return };
    let Some(action) = any_move(&states[mover], rng) else { return };
    let sent = Instant::now();
    sockets[mover].say(answer(&states[mover], &action)).await;
    states[mover] = sockets[mover].state().await;
    meters.own.lock().unwrap().push(sent.elapsed());
    for i in (0..sockets.len()).filter(|i| *i != mover) {
        states[i] = sockets[i].state().await;
    }
    meters.all.lock().unwrap().push(sent.elapsed());
    let mut sizes = meters.sizes.lock().unwrap();
    for socket in sockets {
        socket
            .heard
            .drain(..)
            .filter(|text| text.starts_with("{\"type\":\"state\""))
            .for_each(|text| sizes.note(&text));
    }
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

fn report(what: &str, times: &mut [Duration], measured: &Measured) {
    times.sort();
    let at = |share: f64| times.get(((times.len() as f64 - 1.0) * share) as usize).copied().unwrap_or_default();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!("{what}: {} moves measured, about {:.0} a second", times.len(), times.len() as f64 / measured.seconds);
    for (name, share) in [("half", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("99.9 %", 0.999), ("all", 1.0)] {
        println!("{name:>7} within {:.2} ms", ms(at(share)));
    }
}
