//! What strangers may try, and what somebody else feels meanwhile: prints a table.
//!
//! `cargo run --release -p server --example attacks -- [a word of those to make]`
//!
//! The server runs in this program with its usual limits. The third person comes from another address and plays alone: asks
//! for their game and makes a move, again and again. The table says how long 99 of 100 of either took, a move until its
//! state was back, and what the attackers were told. F1 to F16 are the findings of the review that SECURITY.md speaks of.
//!
//! With `HOFWERK_TEST_DATABASE=postgres://…` there are two servers on one database: attackers come to both in turn, and the
//! third person asks the one and moves on the other.

mod hoards;
#[path = "../../tests/network/support/mod.rs"]
mod support;

use serde_json::{Value, json};
use server::{BotConfig, Config, Limits, Secret, Server};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use support::*;
use table::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// How long each attack lasts.
const TIME: Duration = Duration::from_secs(5);

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        println!("| attack | limit | attackers were told | a third person's requests, 99 % | moves, 99 % |");
        println!("|---|---|---|---|---|");
        let wanted = std::env::args().nth(1).unwrap_or_default();
        for attack in Attack::ALL.into_iter().filter(|attack| attack.name().contains(&wanted)) {
            let dir = Dir::new();
            // Everybody comes through a proxy on this machine, which says who they are.
            let proxies = vec!["127.0.0.1".parse().unwrap()];
            let (limits, bots) = (Limits::default(), BotConfig::default());
            // Long games leave the memory soon, so that they can be opened again.
            let idle = Duration::from_millis(if attack == Attack::LongGames { 300 } else { 300_000 });
            let secret = Some(Secret::new("a secret that all of the servers share"));
            let config = Config { proxies, limits, bots, idle, secret, ..config(&dir.0) };
            let mut servers = vec![Server::start(config.clone()).await.unwrap()];
            if on_postgres() {
                servers.push(Server::start(config).await.unwrap());
            }
            let nodes = Nodes { first: servers[0].address(), last: servers[servers.len() - 1].address() };
            let (told, felt) = under(attack, nodes, &dir).await;
            let [asked, moved] = felt.map(|time| format!("{:.1} ms", time.as_secs_f64() * 1e3));
            println!("| {} | {} | {told} | {asked} | {moved} |", attack.name(), attack.limit());
            for server in servers {
                server.stop().await;
            }
        }
    });
}

/// Where the servers are; there may be only one.
#[derive(Clone, Copy)]
struct Nodes {
    first: SocketAddr,
    last: SocketAddr,
}

impl Nodes {
    /// One of them, in turn.
    fn next(self) -> SocketAddr {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        if COUNT.fetch_add(1, Relaxed).is_multiple_of(2) { self.first } else { self.last }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Attack {
    None,
    Position,
    Halves,
    Logins,
    Games,
    Hints,
    Looks,
    Forged,
    Files,
    Uploads,
    Nonsense,
    Large,
    Refused,
    Frames,
    Headers,
    Codes,
    Logouts,
    Lists,
    LongGames,
    Renames,
    Forgotten,
}

/// The cards of the position that once kept a view busy for half a minute.
const SLOW: &str = "E27 E17 E168 E190 E24 E44 E165 E184 E204 E62 E199 E21 E58 E25 E338 M10 E208 M7 E341 E185 E179 E196 E154 \
                    M3 E156 E216 E212 E149 M9 E54 E152 E173 E207";

impl Attack {
    const ALL: [Attack; 21] = [
        Attack::None,
        Attack::Position,
        Attack::Halves,
        Attack::Logins,
        Attack::Looks,
        Attack::Games,
        Attack::Hints,
        Attack::Forged,
        Attack::Files,
        Attack::Uploads,
        Attack::Nonsense,
        Attack::Large,
        Attack::Refused,
        Attack::Frames,
        Attack::Headers,
        Attack::Codes,
        Attack::Logouts,
        Attack::Lists,
        Attack::LongGames,
        Attack::Renames,
        Attack::Forgotten,
    ];

    fn name(self) -> &'static str {
        match self {
            Attack::None => "none, to compare",
            Attack::Position => "F1: the slow position twice, 20 sockets that ask for it without end",
            Attack::Halves => "F2: 1,100 half requests of one address",
            Attack::Logins => "F3: 180 logins at once from 20 addresses",
            Attack::Games => "F6: 30 games of five hard bots of one address, watched",
            Attack::Hints => "F7: 25 hints at once, each with a cookie of its own",
            Attack::Looks => "F5: 99 sockets of one address that ask and never read",
            Attack::Forged => "F8: 40 logins, each with an address of its own before the proxy's",
            Attack::Files => "F14: the client's files without end, from one address",
            Attack::Uploads => "F16: positions of 0.9 MB without end, from one address",
            Attack::Nonsense => "messages that are none, as fast as possible, on 20 sockets",
            Attack::Large => "messages of 1 MB, on 20 sockets again and again",
            Attack::Refused => "moves that are refused, as fast as possible, on 20 sockets",
            Attack::Frames => "frames that are no messages, as fast as possible, on 20 sockets",
            Attack::Headers => {
                "190 connections with 30 kB of headers that do not end, and 0.4 MB of them again and again"
            }
            Attack::Codes => "codes of games that are none, without end, from one address",
            Attack::Logouts => "logging out without end, from one address",
            Attack::Lists => "positions of 60 kB and of 0.9 MB, and lists of games without end, from three addresses",
            Attack::LongGames => "90 long games opened at once, again and again",
            Attack::Renames => "another name for somebody with 1,000 games, 300 of them open, again and again",
            Attack::Forgotten => "three people with 1,000 games each are forgotten at once",
        }
    }

    fn limit(self) -> &'static str {
        match self {
            Attack::None => "",
            Attack::Position => "a budget for each search, messages",
            Attack::Halves => "sockets_per_address, header_time",
            Attack::Logins => "passwords, passwords_waiting, logins",
            Attack::Games => "games; bots in turns by address",
            Attack::Hints => "hints, hints_per_address",
            Attack::Looks => "messages, waiting_bytes, write_time",
            Attack::Forged => "logins; only the proxy is believed",
            Attack::Files => "files; packed once",
            Attack::Uploads => "games, upload_bytes; refusals are short",
            Attack::Nonsense => "messages",
            Attack::Large => "message_bytes",
            Attack::Refused => "messages; the database is looked at now and then",
            Attack::Frames => "messages",
            Attack::Headers => "32 kB of headers, header_time, sockets_per_address",
            Attack::Codes => "codes",
            Attack::Logouts => "logins",
            Attack::Lists => "games, requests; 64 kB for how a game begins, which lists do not read",
            Attack::LongGames => "a few are read at a time",
            Attack::Renames => "games; rooms without anybody read later",
            Attack::Forgotten => "logins; a few games at a time",
        }
    }
}

/// Somebody at this address behind the proxy.
fn at(nodes: Nodes, address: impl Into<String>) -> Person {
    let mut person = Person::new(nodes.next());
    person.headers = vec![("x-forwarded-for".into(), address.into())];
    person
}

/// A new game that somebody plays alone, and how it stands.
async fn table(person: &mut Person) -> (String, Socket, Value) {
    let (id, _) = person.begin(json!({"options": {"mode": "family", "players": 1}})).await;
    let mut socket = person.connect(&id).await;
    let state = socket.state().await;
    (id, socket, state)
}

/// Attacks for a while: what the attackers were told, and how long a third person waited.
async fn under(attack: Attack, nodes: Nodes, dir: &Dir) -> (String, [Duration; 2]) {
    let hoard = hoards::pile_up(attack, nodes, dir).await;
    let mut third = at(nodes, "203.0.113.3").at(nodes.first);
    let (mut id, mut socket, mut state) = table(&mut third).await;
    let mut rng = Rng::from_number(18);
    let over = Arc::new(AtomicBool::new(false));
    let attackers = tokio::spawn(attackers(attack, nodes, hoard, over.clone()));
    sleep(Duration::from_millis(500)).await;
    let mut times = [Vec::new(), Vec::new()];
    let until = Instant::now() + TIME;
    while Instant::now() < until {
        let asked = Instant::now();
        let _ = timeout(TIME, third.at(nodes.last).get(&format!("/api/games/{id}"))).await;
        times[0].push(asked.elapsed());
        let asked = Instant::now();
        let action = any_move(&state, &mut rng).expect("who is asked has a move");
        socket.say(answer(&state, &action)).await;
        if let Ok(next) = timeout(TIME, socket.state()).await {
            state = next;
        }
        times[1].push(asked.elapsed());
        if state["over"] == true {
            (id, socket, state) = table(&mut third).await;
        }
        sleep(Duration::from_millis(60)).await;
    }
    over.store(true, Relaxed);
    let told = attackers.await.unwrap();
    let p99 = |mut times: Vec<Duration>| {
        times.sort();
        times[(times.len() - 1) * 99 / 100]
    };
    let told = told.iter().map(|(what, often)| format!("{often} × {what}")).collect::<Vec<_>>().join(", ");
    (told, times.map(p99))
}

type Told = BTreeMap<String, usize>;

async fn attackers(attack: Attack, nodes: Nodes, hoard: hoards::Hoard, over: Arc<AtomicBool>) -> Told {
    match attack {
        Attack::None => Told::new(),
        Attack::Halves => halves(nodes.first, &over).await,
        Attack::Logins => {
            let login = |i: usize| {
                let mut me = at(nodes, format!("198.51.100.{}", i % 20));
                let form = json!({"name": format!("Nobody {i}"), "password": "wrong password"});
                async move { me.post("/api/login", form).await.status.to_string() }
            };
            all((0..180).map(login)).await
        }
        Attack::Hints => {
            let hint = |i: usize| {
                let mut me = at(nodes, format!("198.51.100.{}", i / 25));
                async move {
                    let (id, _) = me.begin(json!({"options": {"mode": "family", "start_seat": 0}})).await;
                    me.post(&format!("/api/games/{id}/hint"), json!({"seat": 0})).await.status.to_string()
                }
            };
            all((0..25).map(hint)).await
        }
        Attack::Forged => {
            let login = |i: usize| {
                let mut me = at(nodes, "198.51.100.9");
                // The client's own line comes first, the proxy's last.
                me.headers.insert(0, ("x-forwarded-for".into(), format!("192.0.2.{i}")));
                let form = json!({"name": "Nobody", "password": "wrong password"});
                async move { me.post("/api/login", form).await.status.to_string() }
            };
            all((0..40).map(login)).await
        }
        Attack::Files => {
            again(&over, |told| async move {
                let mut me = at(nodes, "198.51.100.10");
                count(told, me.get("/").await.status)
            })
            .await
        }
        Attack::Uploads => {
            again(&over, |told| async move {
                let mut me = at(nodes, "198.51.100.11");
                count(told, me.post("/api/games", json!({"position": "x = '".repeat(180_000)})).await.status)
            })
            .await
        }
        Attack::Codes => {
            again(&over, |told| async move {
                let mut me = at(nodes, "198.51.100.12");
                count(told, me.get("/api/join/AAAAAA").await.status)
            })
            .await
        }
        Attack::Logouts => {
            again(&over, |told| async move {
                let mut me = at(nodes, "198.51.100.13");
                count(told, me.post("/api/logout", json!({})).await.status)
            })
            .await
        }
        Attack::Headers => headers(nodes, &over).await,
        Attack::Games | Attack::Looks | Attack::Position => crowd(attack, nodes, &over).await,
        Attack::Nonsense | Attack::Large | Attack::Refused | Attack::Frames => noise(attack, nodes, &over).await,
        Attack::Lists | Attack::LongGames | Attack::Renames | Attack::Forgotten => hoard.spend(nodes, &over).await,
    }
}

fn count(mut told: Told, status: u16) -> Told {
    let what = if status == 0 { "closed".into() } else { status.to_string() };
    *told.entry(what).or_default() += 1;
    told
}

/// Does something until it is over, four times at once.
async fn again<F: Future<Output = Told> + Send>(over: &AtomicBool, one: impl Fn(Told) -> F + Copy) -> Told {
    let lane = || async move {
        let mut told = Told::new();
        while !over.load(Relaxed) {
            told = one(told).await;
        }
        told
    };
    let lanes = tokio::join!(lane(), lane(), lane(), lane());
    let mut told = Told::new();
    for (what, often) in [lanes.0, lanes.1, lanes.2, lanes.3].into_iter().flatten() {
        *told.entry(what).or_default() += often;
    }
    told
}

/// Sockets that say what is no message, or one that is too long, or one that is refused.
async fn noise(attack: Attack, nodes: Nodes, over: &AtomicBool) -> Told {
    let mut me = at(nodes, "198.51.100.8");
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let message = match attack {
        Attack::Large => Message::text("x".repeat(1 << 20)),
        Attack::Refused => Message::text(json!({"type": "look", "seat": 7}).to_string()),
        Attack::Frames => Message::Ping(vec![7; 100].into()),
        _ => Message::text("{\"type\":\"move\""),
    };
    let mut told = Told::new();
    while !over.load(Relaxed) {
        let mut sockets = Vec::new();
        for _ in 0..20 {
            match me.try_connect(&id).await {
                Ok(socket) => sockets.push(socket),
                Err(_) => *told.entry("no socket".into()).or_default() += 1,
            }
        }
        for _ in 0..50 {
            for socket in &mut sockets {
                let _ = timeout(Duration::from_millis(5), socket.say_raw(message.clone())).await;
            }
            if over.load(Relaxed) || matches!(attack, Attack::Large) {
                break;
            }
            sleep(Duration::from_millis(2)).await;
        }
        for mut socket in sockets {
            let ended = async {
                loop {
                    match socket.listen().await {
                        Some(message) if message["type"] == "close" => return format!("close {}", message["code"]),
                        Some(_) => {}
                        None => return "end".into(),
                    }
                }
            };
            let how = timeout(Duration::from_millis(50), ended).await.unwrap_or_else(|_| "open".into());
            *told.entry(how).or_default() += 1;
        }
    }
    told
}

async fn all<F: Future<Output = String> + Send + 'static>(tries: impl Iterator<Item = F>) -> Told {
    let tries: Vec<_> = tries.map(|one| tokio::spawn(async move { timeout(4 * TIME, one).await })).collect();
    let mut told = Told::new();
    for one in tries {
        let what = one.await.ok().and_then(Result::ok).unwrap_or_else(|| "nothing".into());
        *told.entry(what).or_default() += 1;
    }
    told
}

/// A connection straight from another address of this machine, and what is said on it first.
async fn stranger(server: SocketAddr, said: &str) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(([127, 0, 0, 2], 0).into()).ok()?;
    let mut stream = socket.connect(server).await.ok()?;
    timeout(TIME, stream.write_all(said.as_bytes())).await.ok()?.ok()?;
    Some(stream)
}

/// Headers that are long and do not end, and some that are longer still.
async fn headers(nodes: Nodes, over: &AtomicBool) -> Told {
    let (mut open, mut told) = (Vec::new(), Told::new());
    let long = format!("GET / HTTP/1.1\r\nX-Long: {}", "x".repeat(30_000));
    for _ in 0..190 {
        open.extend(stranger(nodes.next(), &long).await);
    }
    told.insert("open".into(), open.len());
    let longer = format!("GET / HTTP/1.1\r\nX-Long: {}\r\n\r\n", "x".repeat(400_000));
    while !over.load(Relaxed) {
        let mut answer = Vec::new();
        if let Some(mut stream) = stranger(nodes.next(), &longer).await {
            let _ = timeout(TIME, stream.read_to_end(&mut answer)).await;
        }
        let status = String::from_utf8_lossy(&answer).split(' ').nth(1).and_then(|status| status.parse().ok());
        told = count(told, status.unwrap_or(0));
    }
    told
}

/// Half requests.
async fn halves(server: SocketAddr, over: &AtomicBool) -> Told {
    let mut open: Vec<TcpStream> = Vec::new();
    for _ in 0..1100 {
        open.extend(stranger(server, "GET / HTTP/1.1\r\nX-Slow: ").await);
    }
    while !over.load(Relaxed) {
        sleep(Duration::from_millis(100)).await;
    }
    let mut closed = 0;
    for stream in &mut open {
        let ended = timeout(Duration::from_millis(1), stream.read(&mut [0; 1])).await;
        closed += usize::from(ended.is_ok());
    }
    Told::from([("closed".into(), closed), ("open".into(), open.len() - closed)])
}

/// Many sockets of one address: they watch games of bots, or ask for states that they never read.
async fn crowd(attack: Attack, nodes: Nodes, over: &AtomicBool) -> Told {
    let mut told = Told::new();
    let mut me = at(nodes, "198.51.100.7");
    let bot = json!({"kind": "bot", "level": "hard"});
    let mut sockets = Vec::new();
    let (games, each) = match attack {
        Attack::Games => (30, 1),
        Attack::Position => (2, 10),
        _ => (1, 99),
    };
    let cards = SLOW.split(' ').map(|card| format!("'{card}'")).collect::<Vec<_>>().join(", ");
    let goods = "wood = 16, clay = 16, reed = 16, stone = 16, grain = 16, vegetable = 16";
    let position = format!("round = 13\n[[player]]\ncards = [{cards}]\ngoods = {{ {goods} }}\n");
    for _ in 0..games {
        let form = match attack {
            Attack::Games => json!({"options": {"mode": "family"}, "seats": [bot, bot, bot, bot, bot]}),
            Attack::Position => json!({"position": position}),
            _ => json!({"options": {"mode": "family"}, "seats": [{}, {}]}),
        };
        let answer = me.post("/api/games", form).await;
        *told.entry(format!("game {}", answer.status)).or_default() += 1;
        let Some(id) = answer.body["id"].as_str() else { continue };
        for _ in 0..each {
            match me.try_connect(id).await {
                Ok(socket) => sockets.push(socket),
                Err(_) => *told.entry("no socket".into()).or_default() += 1,
            }
        }
    }
    *told.entry("sockets".into()).or_default() += sockets.len();
    while !over.load(Relaxed) {
        if !matches!(attack, Attack::Games) {
            for socket in &mut sockets {
                let _ = timeout(Duration::from_millis(5), socket.say(json!({"type": "look", "seat": 0}))).await;
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
    told
}
