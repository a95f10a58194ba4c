//! "It is your turn", by e-mail and by web hook, told to a mail server and a web server of the test.

use crate::support::*;
use serde_json::{Value, json};
use server::{Config, HookConfig, MailConfig, MailServer, Secret, Server};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

/// What has arrived: the head and the body of requests, or whole mails.
type Arrived = Arc<Mutex<Vec<String>>>;

async fn listen() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    (listener, address)
}

/// A web server that writes down what is posted, and answers like this.
async fn web_server(answer: &'static str) -> (SocketAddr, Arrived) {
    let (listener, address) = listen().await;
    let arrived = Arrived::default();
    let notes = arrived.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let notes = notes.clone();
            tokio::spawn(async move { post(stream, answer, &notes).await });
        }
    });
    (address, arrived)
}

async fn post(stream: TcpStream, answer: &str, notes: &Arrived) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).await.ok()?;
        if let Some(bytes) = line.to_lowercase().strip_prefix("content-length:") {
            length = bytes.trim().parse().ok()?;
        }
        if line == "\r\n" {
            break;
        }
        head += &line;
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).await.ok()?;
    notes.lock().unwrap().push(format!("{head}\n{}", String::from_utf8(body).ok()?));
    reader.get_mut().write_all(answer.as_bytes()).await.ok()
}

const YES: &str = "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";

/// A mail server as RFC 5321 wants it, which takes everything.
async fn mail_server() -> (SocketAddr, Arrived) {
    let (listener, address) = listen().await;
    let arrived = Arrived::default();
    let notes = arrived.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let notes = notes.clone();
            tokio::spawn(async move { take_mail(stream, &notes).await });
        }
    });
    (address, arrived)
}

async fn take_mail(stream: TcpStream, notes: &Arrived) -> Option<()> {
    let mut reader = BufReader::new(stream);
    reader.get_mut().write_all(b"220 mail.example ESMTP\r\n").await.ok()?;
    let mut mail = String::new();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).await.ok()? == 0 {
            return Some(());
        }
        let word = line.split([' ', ':', '\r']).next().unwrap_or_default().to_uppercase();
        let answer = match word.as_str() {
            "EHLO" => "250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n",
            "AUTH" | "MAIL" | "RCPT" => {
                mail += &line;
                if word == "AUTH" { "235 welcome\r\n" } else { "250 good\r\n" }
            }
            "DATA" => {
                reader.get_mut().write_all(b"354 go on\r\n").await.ok()?;
                loop {
                    let mut line = String::new();
                    reader.read_line(&mut line).await.ok()?;
                    if line == ".\r\n" {
                        break;
                    }
                    mail += &line;
                }
                notes.lock().unwrap().push(std::mem::take(&mut mail));
                "250 taken\r\n"
            }
            "QUIT" => {
                let _ = reader.get_mut().write_all(b"221 bye\r\n").await;
                return Some(());
            }
            _ => "250 well\r\n",
        };
        reader.get_mut().write_all(answer.as_bytes()).await.ok()?;
    }
}

/// A server that tells often, by this mail server, and hooks on this machine.
fn telling(dir: &Dir, mail: Option<SocketAddr>) -> Config {
    let server = mail.map(|address| MailServer::new(&format!("smtp://{address}")).unwrap());
    let (user, password) = (Some("hofwerk".into()), Some(Secret::new("hush hush hush")));
    let from = Some("Hofwerk <table@hofwerk.example>".into());
    Config {
        public_url: Some("https://hofwerk.example".into()),
        mail: MailConfig { server, user, password, from, ..MailConfig::default() },
        hooks: HookConfig { on: true, private: true },
        round: Duration::from_millis(20),
        secret: Some(Secret::new("a secret that all servers of the test share")),
        ..config(&dir.0)
    }
}

/// Ann waits for Ben: her game, and his.
async fn game_of_two(ann: &mut Person, ben: &mut Person) -> String {
    let seats = json!([{"kind": "open"}, {"kind": "me"}]);
    let (id, code) = ann.begin(json!({"options": {"mode": "family", "start_seat": 0}, "seats": seats})).await;
    ben.join(&code).await;
    id
}

/// Everybody has been waited for since this many minutes longer.
async fn minutes_pass(config: &Config, minutes: i64) {
    use sqlx::{Connection, Row};
    sqlx::any::install_default_drivers();
    let file = config.data_dir.join("hofwerk.sqlite");
    let url = config.database.clone().unwrap_or_else(|| format!("sqlite://{}", file.display()));
    let mut db = sqlx::AnyConnection::connect(&url).await.unwrap();
    for row in sqlx::query("SELECT id, waits FROM games").fetch_all(&mut db).await.unwrap() {
        let (id, waits): (String, String) = (row.get("id"), row.get("waits"));
        let mut waits: Value = serde_json::from_str(&waits).unwrap();
        for wait in waits["w"].as_array_mut().unwrap().iter_mut().filter(|wait| wait.is_object()) {
            wait["t"] = json!(wait["t"].as_i64().unwrap() - minutes * 60_000);
        }
        let sql = "UPDATE games SET waits = $1 WHERE id = $2";
        sqlx::query(sql).bind(waits.to_string()).bind(id).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
}

/// Waits until this many have arrived, and a little longer to see that there are no more.
async fn exactly(arrived: &Arrived, number: usize) -> Vec<String> {
    let all = async {
        while arrived.lock().unwrap().len() < number {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(15), all).await.expect("it arrives");
    sleep(Duration::from_millis(600)).await;
    let all = arrived.lock().unwrap().clone();
    assert_eq!(all.len(), number, "{all:#?}");
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hook_is_told_once_a_turn_and_after_the_time_that_was_wished_for() {
    let dir = Dir::new();
    let config = telling(&dir, None);
    let server = Server::start(config.clone()).await.unwrap();
    let (web, arrived) = web_server(YES).await;
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    ann.post("/api/me", json!({"name": "Ann <!channel>"})).await;
    let id = game_of_two(&mut ann, &mut ben).await;
    let hook = |form: &str| json!({"after": 5, "hook": {"url": format!("http://{web}/here?x=1"), "form": form}});
    let wished = ben.post("/api/me/notices", hook("json")).await;
    assert_eq!((wished.status, &wished.body["ways"]), (200, &json!(["hook"])), "{}", wished.text);
    exactly(&arrived, 0).await;
    minutes_pass(&config, 4).await;
    exactly(&arrived, 0).await;
    minutes_pass(&config, 2).await;
    let told = exactly(&arrived, 1).await;
    assert!(told[0].starts_with("POST /here?x=1 HTTP/1.1"), "{}", told[0]);
    let body: Value = serde_json::from_str(told[0].lines().last().unwrap()).unwrap();
    assert_eq!(body["link"], format!("https://hofwerk.example/#/game/{id}"));
    assert_eq!((&body["event"], &body["id"]), (&json!("your_turn"), &json!(id)));
    // He moves, and Ann is waited for: that does not concern him.
    let mut socket = ben.connect(&id).await;
    let state = socket.state().await;
    socket.say(answer(&state, &json!({"type": "place", "space": "B7"}))).await;
    let state = socket.state().await;
    assert_eq!(state["asked"], json!([1]));
    minutes_pass(&config, 60).await;
    exactly(&arrived, 1).await;
    let mut anns = ann.connect(&id).await;
    let state = anns.state().await;
    anns.say(answer(&state, &json!({"type": "place", "space": "B8"}))).await;
    assert_eq!(anns.state().await["asked"], json!([0]));
    // The next turn is another one; and Slack reads no commands in names.
    ben.post("/api/me/notices", hook("slack")).await;
    minutes_pass(&config, 6).await;
    let told = exactly(&arrived, 2).await;
    assert!(told[1].contains("Ann &lt;!channel&gt;"), "{}", told[1]);
    // Who wishes nothing any more is told nothing.
    assert_eq!(ben.post("/api/me/notices", json!({"after": 5})).await.body["wishes"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_sent_nothing_but_a_code_until_the_code_comes_back() {
    let dir = Dir::new();
    let (mail, arrived) = mail_server().await;
    let config = telling(&dir, Some(mail));
    let server = Server::start(config.clone()).await.unwrap();
    let (mut ann, mut ben) = (Person::new(server.address()), Person::new(server.address()));
    let id = game_of_two(&mut ann, &mut ben).await;
    let wish = json!({"after": 1, "language": "de", "mail": {"address": "ben@farm.example", "confirmed": true}});
    let wished = ben.post("/api/me/notices", wish).await;
    assert_eq!(wished.body["wishes"]["mail"]["confirmed"], false, "{}", wished.text);
    minutes_pass(&config, 10).await;
    let mails = exactly(&arrived, 1).await;
    assert!(mails[0].contains("RCPT TO:<ben@farm.example>") && mails[0].contains("<table@hofwerk.example>"));
    let text = mails[0].replace("=\r\n", "");
    let code = text.split("Dein Code ist ").nth(1).unwrap().split('.').next().unwrap().to_owned();
    assert_eq!(ben.post("/api/me/notices/confirm", json!({"code": "ABCDEFGH"})).await.status, 400);
    // The code is Ben's, and nobody else's.
    ann.post("/api/me/notices", json!({"after": 1, "mail": {"address": "ben@farm.example"}})).await;
    assert_eq!(ann.post("/api/me/notices/confirm", json!({"code": code})).await.status, 400);
    exactly(&arrived, 2).await;
    let confirmed = ben.post("/api/me/notices/confirm", json!({"code": code.to_lowercase()})).await;
    assert_eq!(confirmed.body["wishes"]["mail"]["confirmed"], true, "{}", confirmed.text);
    let mails = exactly(&arrived, 3).await;
    let text = mails[2].replace("=\r\n", "").replace("=3D", "=").replace("\r\n ", " ");
    assert!(text.contains(&format!("https://hofwerk.example/#/game/{id}")), "{text}");
    assert!(text.contains("List-Unsubscribe: <https://hofwerk.example/api/notices/off/"), "{text}");
    // The mail program switches it off.
    let off = text.split("<https://hofwerk.example").nth(1).unwrap().split('>').next().unwrap().to_owned();
    assert_eq!(Person::new(server.address()).post(&format!("{off}x"), json!({})).await.status, 404);
    assert_eq!(Person::new(server.address()).post(&off, json!({})).await.status, 204);
    assert_eq!(ben.get("/api/me/notices").await.body["wishes"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hooks_do_not_lead_into_the_operator_s_house() {
    let dir = Dir::new();
    let config = Config { hooks: HookConfig { on: true, private: false }, ..telling(&dir, None) };
    let server = Server::start(config).await.unwrap();
    let (web, arrived) = web_server(YES).await;
    let mut ann = Person::new(server.address());
    let wish = |url: String| json!({"after": 1, "hook": {"url": url, "form": "json"}});
    for url in [format!("http://{web}/"), format!("https://{web}/"), "https://169.254.169.254/".into()] {
        let refused = ann.post("/api/me/notices", wish(url)).await;
        assert_eq!((refused.status, &refused.body["code"]), (400, &json!("bad-hook")));
    }
    // A name tells nothing; where it leads is looked at when it is used.
    let named = format!("https://localhost:{}/", web.port());
    assert_eq!(ann.post("/api/me/notices", wish(named)).await.status, 200);
    let tried = ann.post("/api/me/notices/try", json!({})).await;
    assert_eq!((tried.status, &tried.body["code"]), (502, &json!("not-told")));
    exactly(&arrived, 0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_redirect_is_not_followed_and_silence_not_waited_for() {
    let dir = Dir::new();
    let server = Server::start(telling(&dir, None)).await.unwrap();
    let (home, visited) = web_server(YES).await;
    let away = format!("HTTP/1.1 307 Temporary Redirect\r\nLocation: http://{home}/\r\nContent-Length: 0\r\n\r\n");
    let (web, arrived) = web_server(Box::leak(away.into_boxed_str())).await;
    let mut ann = Person::new(server.address());
    let wish = |at: SocketAddr| json!({"after": 1, "hook": {"url": format!("http://{at}/"), "form": "discord"}});
    ann.post("/api/me/notices", wish(web)).await;
    assert_eq!(ann.post("/api/me/notices/try", json!({})).await.status, 502);
    assert!(exactly(&arrived, 1).await[0].contains("allowed_mentions"));
    exactly(&visited, 0).await;
    // Somebody who takes the connection and says nothing.
    let (_silent, address) = listen().await;
    ann.post("/api/me/notices", wish(address)).await;
    assert_eq!(ann.post("/api/me/notices/try", json!({})).await.status, 502);
    server.stop().await;
}

/// Somebody who wants to be sent a code is told that it cannot be done now.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_server_that_says_nothing_is_not_waited_for() {
    let dir = Dir::new();
    let (_silent, address) = listen().await;
    let server = Server::start(telling(&dir, Some(address))).await.unwrap();
    let mut ann = Person::new(server.address());
    let wish = json!({"after": 1, "mail": {"address": "ann@farm.example"}});
    assert_eq!(ann.post("/api/me/notices", wish).await.status, 502);
    assert_eq!(ann.get("/api/me/notices").await.body["wishes"], Value::Null, "nothing is kept");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn few_trials_are_sent_for_one_address_and_to_one() {
    let dir = Dir::new();
    let (mail, arrived) = mail_server().await;
    let mut config = telling(&dir, Some(mail));
    config.limits.notices = server::Rate::new(0.001, 2.0);
    let server = Server::start(config).await.unwrap();
    let mut told = Vec::new();
    for i in 0..4 {
        let mut me = Person::new(server.address());
        let wish = json!({"after": 1, "mail": {"address": format!("victim{i}@farm.example")}});
        told.push(me.post("/api/me/notices", wish).await.status);
    }
    assert_eq!(told, [200, 200, 429, 429]);
    exactly(&arrived, 2).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_tell_once() {
    if !on_postgres() {
        return println!("skipped: several servers need HOFWERK_TEST_DATABASE=postgres://…");
    }
    let dir = Dir::new();
    let config = telling(&dir, None);
    let nodes = [Server::start(config.clone()).await.unwrap(), Server::start(config.clone()).await.unwrap()];
    let (web, arrived) = web_server(YES).await;
    let (mut ann, mut ben) = (Person::new(nodes[0].address()), Person::new(nodes[1].address()));
    for _ in 0..10 {
        game_of_two(&mut ann, &mut ben).await;
    }
    let wish = json!({"after": 1, "hook": {"url": format!("http://{web}/"), "form": "json"}});
    ben.post("/api/me/notices", wish).await;
    minutes_pass(&config, 2).await;
    exactly(&arrived, 10).await;
    for node in nodes {
        node.stop().await;
    }
}

#[test]
fn settings_for_mail_are_checked_and_the_password_is_not_shown() {
    let mut config = Config::default();
    let variables = [
        ("HOFWERK_MAIL_SERVER", "smtps://mail.example"),
        ("HOFWERK_MAIL_USER", "hofwerk"),
        ("HOFWERK_MAIL_PASSWORD", "hush hush hush"),
    ];
    let environment = variables.map(|(name, value)| (name.to_owned(), value.to_owned()));
    server::settings::load(&mut config, None, environment).unwrap();
    assert!(!format!("{config:?}").contains("hush"));
    let shown = server::settings::SETTINGS.iter().map(|setting| setting.value(&config)).collect::<Vec<_>>();
    assert!(!shown.concat().contains("hush") && shown.contains(&"smtps://mail.example".to_owned()));
    let wrong = server::settings::check(&config).unwrap_err().0;
    assert_eq!(wrong.len(), 2, "mail.from and public_url are missing: {wrong:#?}");
    let with_password = [("HOFWERK_MAIL_SERVER".to_owned(), "smtp://me:hush@mail.example".to_owned())];
    let refused = server::settings::load(&mut Config::default(), None, with_password).unwrap_err();
    assert!(!refused.to_string().contains("hush"), "{refused}");
}

/// Two seats that are asked at once are one turn to be told of.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_two_seats_at_a_table_is_told_once() {
    let dir = Dir::new();
    let config = telling(&dir, None);
    let server = Server::start(config.clone()).await.unwrap();
    let (web, arrived) = web_server(YES).await;
    let mut ann = Person::new(server.address());
    // Both seats are asked at once.
    let options = json!({"players": 2, "mode": "full", "decks": ["E"], "variant": "draft"});
    ann.begin(json!({"options": options, "seats": [{}, {}]})).await;
    ann.post("/api/me/notices", json!({"after": 1, "hook": {"url": format!("http://{web}/"), "form": "json"}})).await;
    minutes_pass(&config, 2).await;
    exactly(&arrived, 1).await;
    server.stop().await;
}
