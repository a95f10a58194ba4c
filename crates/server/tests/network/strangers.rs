//! What strangers try: to keep the server waiting, to take all its places, to pass for somebody else. Beside them a third
//! person, from another address, is served as always.

use crate::support::*;
use serde_json::json;
use server::{Config, Limits, Rate, Server};
use std::net::SocketAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

const SHORT: Duration = Duration::from_millis(400);

/// A connection from one of this machine's many addresses.
async fn connect_from(last: u8, server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, last], 0).into()).unwrap();
    socket.connect(server).await.unwrap()
}

/// What the server says until it closes the connection; nothing if it does not close it.
async fn rest(stream: &mut TcpStream, patience: Duration) -> Option<String> {
    let mut text = Vec::new();
    timeout(patience, stream.read_to_end(&mut text)).await.ok()?.ok();
    Some(String::from_utf8_lossy(&text).into_owned())
}

async fn third_person_is_served(server: SocketAddr) {
    let started = Instant::now();
    let mut stream = connect_from(3, server).await;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    let answer = rest(&mut stream, Duration::from_secs(5)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer:?} after {:?}", started.elapsed());
}

async fn start_with(dir: &Dir, limits: Limits) -> Server {
    Server::start(Config { limits, ..config(&dir.0) }).await.unwrap()
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let dir = Dir::new();
    let server = start_with(&dir, Limits { header_time: SHORT, body_time: SHORT, ..Limits::none() }).await;
    let mut halves = Vec::new();
    for i in 0..40 {
        let mut stream = connect_from(2, server.address()).await;
        let half = match i % 3 {
            0 => "",
            1 => "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
            _ => {
                "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
            }
        };
        stream.write_all(half.as_bytes()).await.unwrap();
        halves.push((i, stream));
    }
    third_person_is_served(server.address()).await;
    for (i, stream) in &mut halves {
        let said = rest(stream, Duration::from_secs(10)).await;
        let said = said.unwrap_or_else(|| panic!("half a request of kind {} is still open", *i % 3));
        assert_eq!(*i % 3 == 2, said.starts_with("HTTP/1.1 408"), "{said}");
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let dir = Dir::new();
    let limits = Limits { sockets_per_address: 5, sockets: 8, ..Limits::none() };
    let server = start_with(&dir, limits).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(connect_from(2, server.address()).await);
    }
    let mut sixth = connect_from(2, server.address()).await;
    assert_eq!(rest(&mut sixth, Duration::from_secs(5)).await.as_deref(), Some(""), "closed at once");
    third_person_is_served(server.address()).await;
    // In all there are only so many either.
    for last in 4..7 {
        open.push(connect_from(last, server.address()).await);
    }
    let mut ninth = connect_from(7, server.address()).await;
    assert_eq!(rest(&mut ninth, Duration::from_secs(5)).await.as_deref(), Some(""));
    assert_eq!(server.metrics().sockets_refused.load(Relaxed), 2);
    drop(open);
    while server.metrics().sockets.load(Relaxed) > 0 {
        sleep(Duration::from_millis(10)).await;
    }
    third_person_is_served(server.address()).await;
    server.stop().await;
}

#[tokio::test]
async fn who_never_reads_is_let_go() {
    // With much patience they stay: it is nothing else that lets them go.
    for (write_time, patience, stays) in [(SHORT, 15, false), (Duration::from_secs(3600), 3, true)] {
        let dir = Dir::new();
        let server = start_with(&dir, Limits { write_time, ..Limits::none() }).await;
        let mut greedy = connect_from(2, server.address()).await;
        let ask = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(4000);
        while server.metrics().sockets.load(Relaxed) == 0 {
            sleep(Duration::from_millis(5)).await;
        }
        let _ = timeout(Duration::from_secs(2), greedy.write_all(ask.as_bytes())).await;
        let gone = async {
            while server.metrics().sockets.load(Relaxed) > 0 {
                sleep(Duration::from_millis(20)).await;
            }
        };
        let stayed = timeout(Duration::from_secs(patience), gone).await.is_err();
        assert_eq!(stayed, stays, "with {write_time:?} for nothing that is read");
        drop(greedy);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_logins_at_once_are_refused_instead_of_filling_the_memory() {
    let dir = Dir::new();
    let limits = Limits { passwords: 1, passwords_waiting: 2, ..Limits::none() };
    let server = start_with(&dir, limits).await;
    let mut me = Person::new(server.address());
    let wrong = json!({"name": "Nobody", "password": "wrong password"});
    // The first makes the hash that nobody has.
    assert_eq!(me.post("/api/login", wrong.clone()).await.status, 401);
    let tries: Vec<_> = (0..40)
        .map(|i| {
            let mut me = me.clone();
            tokio::spawn(async move {
                me.post("/api/login", json!({"name": format!("Nobody {i}"), "password": "wrong password"})).await
            })
        })
        .collect();
    let mut statuses = [0, 0];
    for answer in tries {
        let answer = answer.await.unwrap();
        let refused = answer.status == 429;
        assert!(refused || answer.status == 401, "{}", answer.text);
        assert_eq!(refused, answer.head.contains("retry-after: "), "{}", answer.head);
        statuses[usize::from(refused)] += 1;
    }
    assert!(statuses[0] >= 3 && statuses[1] >= 10, "{statuses:?}");
    third_person_is_served(server.address()).await;
    server.stop().await;
}

#[tokio::test]
async fn logins_are_counted_in_all_and_by_account() {
    let dir = Dir::new();
    let limits = Limits { failures: Rate::new(0.0, 2.0), logins_in_all: Rate::new(0.0, 6.0), ..Limits::none() };
    let server = start_with(&dir, limits).await;
    let mut me = Person::new(server.address());
    let account = json!({"name": "Ann", "password": "wheat and sheep"});
    assert_eq!(me.post("/api/register", account.clone()).await.status, 200);
    let mut other = Person::new(server.address());
    for (name, status) in [("Ann", 401), ("ANN", 401), ("ann", 429), ("Ben", 401)] {
        let answer = other.post("/api/login", json!({"name": name, "password": "wrong password"})).await;
        assert_eq!(answer.status, status, "{name}");
    }
    // The sixth of all is the last.
    assert_eq!(other.post("/api/login", json!({"name": "Cay", "password": "wrong password"})).await.status, 401);
    let last = other.post("/api/login", json!({"name": "Dan", "password": "wrong password"})).await;
    assert_eq!((last.status, &last.body["code"]), (429, &json!("too-fast")));
    assert!(last.head.contains("retry-after: 3600"), "{}", last.head);
    server.stop().await;
}

#[tokio::test]
async fn nobody_passes_for_another_address() {
    let dir = Dir::new();
    let limits = Limits { logins: Rate::new(0.0, 3.0), ..Limits::none() };
    // The proxy adds a line of its own after the client's.
    let behind = Config { proxies: vec!["127.0.0.1".parse().unwrap()], limits, ..config(&dir.0) };
    let server = Server::start(behind).await.unwrap();
    let wrong = json!({"name": "Nobody", "password": "wrong password"});
    let mut statuses = Vec::new();
    for i in 0..5 {
        let mut me = Person::new(server.address());
        me.headers = vec![
            ("x-forwarded-for".into(), format!("198.51.100.{i}")),
            ("x-forwarded-for".into(), format!("198.51.100.{i}, 203.0.113.5")),
        ];
        statuses.push(me.post("/api/login", wrong.clone()).await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
    server.stop().await;
}

#[tokio::test]
async fn files_are_guarded_too_and_answers_are_private() {
    let dir = Dir::new();
    let server = start_with(&dir, Limits { files: Rate::new(0.0, 3.0), ..Limits::none() }).await;
    let mut me = Person::new(server.address());
    for _ in 0..3 {
        assert_ne!(me.get("/").await.status, 429);
    }
    assert_eq!(me.get("/").await.status, 429);
    let answer = me.get("/api/me").await;
    assert_eq!(answer.status, 200, "the files have a count of their own");
    assert!(answer.head.contains("cache-control: no-store"), "{}", answer.head);
    let own = format!("connect-src 'self' ws://{0} wss://{0};", server.address());
    assert!(answer.head.contains(&own), "{}", answer.head);
    let zero = me.get("/api/games/%00").await;
    assert_eq!((zero.status, &zero.body["code"]), (404, &json!("not-found")));
    let long = json!({"position": "x".repeat(500_000)});
    let refused = me.post("/api/games", long).await;
    assert!(refused.status == 400 && refused.text.len() < 2000, "{} bytes", refused.text.len());
    server.stop().await;
    // A foreign name that points here gets no page either.
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    me.headers = vec![("host".into(), "evil.example".into())];
    assert_eq!(me.get("/").await.body["code"], "wrong-origin");
    server.stop().await;
}

/// A game of bots alone waits until somebody looks, however many such games there are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_do_not_play_for_nobody() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let bot = json!({"kind": "bot", "level": "random"});
    let (id, _) = me.begin(json!({"options": {"mode": "family"}, "seats": [bot, bot]})).await;
    sleep(Duration::from_millis(500)).await;
    assert_eq!(me.get(&format!("/api/games/{id}")).await.body["number"], 0);
    let mut socket = me.connect(&id).await;
    while socket.state().await["number"].as_u64().unwrap() < 5 {}
    drop(socket);
    // People who are away are waited for: the bots go on until somebody is asked.
    let seats = json!([{"kind": "me"}, bot, bot]);
    let (id, _) = me.begin(json!({"options": {"mode": "family", "start_seat": 1}, "seats": seats})).await;
    let asked = async {
        while me.get(&format!("/api/games/{id}")).await.body["your_turn"] != true {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(20), asked).await.expect("the bots move, and it is my turn");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_waits_for_few_hints_at_a_time() {
    let dir = Dir::new();
    let limits = Limits { hints_per_address: 2, hints: 5, ..Limits::none() };
    let bots = server::BotConfig { hint_time: Duration::from_secs(1), ..server::BotConfig::default() };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start(Config { limits, bots, proxies, ..config(&dir.0) }).await.unwrap();
    // Fresh cookies of one address count together: two of six wait, and the others are refused.
    let refused = refused_hints(server.address(), |_| "198.51.100.7".into()).await;
    assert!((3..6).contains(&refused), "{refused} of 6 were refused");
    // Six addresses do not wait all at once either; but more of them than of one.
    let refused = refused_hints(server.address(), |i| format!("198.51.100.{i}")).await;
    assert!((1..3).contains(&refused), "{refused} of 6 were refused");
    server.stop().await;
}

/// Six people at these addresses ask for a hint at the same time: how many are told that they are too fast.
async fn refused_hints(server: SocketAddr, address: impl Fn(usize) -> String) -> usize {
    let mut people = Vec::new();
    for i in 0..6 {
        let mut me = Person::new(server);
        me.headers = vec![("x-forwarded-for".into(), address(i))];
        let (id, _) = me.begin(json!({"options": {"mode": "family", "start_seat": 0}})).await;
        people.push((me, id));
    }
    let ask = |(mut me, id): (Person, String)| {
        tokio::spawn(async move { me.post(&format!("/api/games/{id}/hint"), json!({"seat": 0})).await.status })
    };
    let asked: Vec<_> = people.into_iter().map(ask).collect();
    let mut refused = 0;
    for one in asked {
        match one.await.unwrap() {
            429 => refused += 1,
            status => assert_eq!(status, 200),
        }
    }
    refused
}

/// Who asks without end and never reads is let go, long before a message could not be sent for too long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_without_end_and_never_reads_is_let_go() {
    let dir = Dir::new();
    let server = start_with(&dir, Limits { waiting_bytes: 64 * 1024, ..Limits::none() }).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let mut greedy = me.connect(&id).await;
    greedy.state().await;
    let gone = async {
        while server.metrics().connections.load(Relaxed) > 0 {
            greedy.say(json!({"type": "look", "seat": 0})).await;
        }
    };
    timeout(Duration::from_secs(12), gone).await.expect("the connection is let go");
    server.stop().await;
}

/// Six letters can be guessed if nobody counts.
#[tokio::test]
async fn nobody_finds_games_by_trying_codes() {
    let dir = Dir::new();
    let server = start_with(&dir, Limits { codes: Rate::new(0.0, 3.0), ..Limits::none() }).await;
    let mut me = Person::new(server.address());
    let (id, code) = me.begin(json!({"options": {"mode": "family"}, "seats": [{}, {"kind": "open"}]})).await;
    let mut other = Person::new(server.address());
    for _ in 0..10 {
        assert_eq!(other.get(&format!("/api/join/{code}")).await.body["id"], id.as_str(), "right ones do not count");
    }
    assert_eq!(other.get("/api/join/AAAAAA").await.status, 404);
    assert_eq!(other.post("/api/join/AAAAAB", json!({})).await.status, 404);
    assert_eq!(other.get("/api/join/AAAAAC").await.status, 404);
    let fresh = Person::new(server.address()).get("/api/join/AAAAAD").await;
    assert_eq!((fresh.status, &fresh.body["code"]), (429, &json!("too-fast")), "a new cookie does not help");
    server.stop().await;
}

/// Every session that was ended is remembered for more than a year: a row each.
#[tokio::test]
async fn nobody_fills_the_tables_by_logging_out() {
    let dir = Dir::new();
    let server = start_with(&dir, Limits { logins: Rate::new(0.0, 4.0), ..Limits::none() }).await;
    let mut statuses = Vec::new();
    for path in ["/api/logout", "/api/logout/everywhere"].repeat(3) {
        let mut me = Person::new(server.address());
        me.get("/api/me").await;
        statuses.push(me.post(path, json!({})).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429, 429]);
    let mut me = Person::new(server.address());
    assert_eq!(me.ask("DELETE", "/api/me", Some("{}".into())).await.status, 429, "passwords are checked there, too");
    server.stop().await;
}

/// Frames that are no messages count as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_comes_over_a_socket_is_counted() {
    use tokio_tungstenite::tungstenite::Message;
    let dir = Dir::new();
    let server = start_with(&dir, Limits { messages: Rate::new(0.0, 10.0), ..Limits::none() }).await;
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    for frame in
        [Message::Binary(vec![7; 100].into()), Message::Ping(vec![7; 100].into()), Message::Pong(vec![].into())]
    {
        let mut socket = me.connect(&id).await;
        socket.state().await;
        for _ in 0..300 {
            socket.say_raw(frame.clone()).await;
        }
        let last = loop {
            let heard = socket.next().await;
            if heard["type"] != "error" {
                break heard;
            }
        };
        assert_eq!(last, json!({"type": "close", "code": 1008}), "{frame:?}");
    }
    server.stop().await;
}

/// Who opens many sockets may say no more for that; whoever comes from elsewhere is heard as always.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_sockets_of_one_address_say_no_more_than_a_few() {
    let dir = Dir::new();
    let limits = Limits { messages_per_address: Rate::new(0.0, 30.0), ..Limits::none() };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start(Config { limits, proxies, ..config(&dir.0) }).await.unwrap();
    let mut me = Person::new(server.address());
    let (id, _) = me.begin(json!({"options": {"mode": "family"}})).await;
    let mut heard = Vec::new();
    for address in ["198.51.100.7", "198.51.100.7", "198.51.100.8"] {
        me.headers = vec![("x-forwarded-for".into(), address.into())];
        let mut socket = me.connect(&id).await;
        socket.state().await;
        let mut pongs = 0;
        for _ in 0..20 {
            socket.say(json!({"type": "ping"})).await;
            pongs += usize::from(socket.next().await["type"] == "pong");
        }
        heard.push(pongs);
    }
    assert_eq!(heard, [20, 10, 20]);
    server.stop().await;
}

/// What takes long to be set up is not waited for, and keeps nobody else waiting.
#[tokio::test]
async fn a_game_that_takes_long_to_be_set_up_is_refused() {
    let dir = Dir::new();
    let server = start_with(&dir, Limits { setup_time: Duration::from_nanos(1), ..Limits::none() }).await;
    let mut me = Person::new(server.address());
    for body in [json!({"position": "round = 3\n[[player]]\n[[player]]"}), json!({"options": {"mode": "family"}})] {
        let refused = me.post("/api/games", body).await;
        assert_eq!((refused.status, &refused.body["code"]), (400, &json!("bad-game")), "{}", refused.text);
        assert!(refused.text.contains("too long"), "{}", refused.text);
    }
    third_person_is_served(server.address()).await;
    server.stop().await;
}
