//! A small client for tests and measurements: people with cookies, HTTP, WebSockets.
#![allow(dead_code)]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{BotConfig, Config, Limits, Server};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Nothing takes longer than this.
const PATIENCE: Duration = Duration::from_secs(20);

/// A directory that is gone after the test.
pub struct Dir(pub PathBuf);

impl Dir {
    pub fn new() -> Dir {
        let dir = std::env::temp_dir().join(format!("hofwerk-test-{}", server::ident::id()));
        std::fs::create_dir_all(&dir).unwrap();
        if on_postgres() {
            make_schema(&dir);
        }
        Dir(dir)
    }
}

/// Whether the tests are told to use PostgreSQL.
pub fn on_postgres() -> bool {
    std::env::var("HOFWERK_TEST_DATABASE").is_ok_and(|database| database.starts_with("postgres"))
}

/// The database of the servers with this directory: in PostgreSQL tables of their own, otherwise a file there.
pub fn database(dir: &Path) -> Option<String> {
    let database = std::env::var("HOFWERK_TEST_DATABASE").ok()?;
    Some(format!("{database}?options[search_path]={}", schema(dir)))
}

fn schema(dir: &Path) -> String {
    dir.file_name().unwrap().to_string_lossy().replace('-', "_")
}

fn make_schema(dir: &Path) {
    use sqlx::Connection;
    let (url, schema) = (std::env::var("HOFWERK_TEST_DATABASE").unwrap(), schema(dir));
    let make = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            sqlx::any::install_default_drivers();
            let mut connection = sqlx::AnyConnection::connect(&url).await.unwrap();
            let sql = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
            sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        });
    };
    std::thread::spawn(make).join().unwrap();
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server on any free port, without limits.
pub fn config(dir: &Path) -> Config {
    Config {
        bind: ([127, 0, 0, 1], 0).into(),
        data_dir: dir.to_owned(),
        database: database(dir),
        limits: Limits::none(),
        bots: BotConfig { hint_time: Duration::from_millis(50), ..BotConfig::default() },
        ..Config::default()
    }
}

pub async fn start(dir: &Path) -> Server {
    Server::start(config(dir)).await.unwrap()
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Person {
    pub server: SocketAddr,
    pub cookie: Option<String>,
    pub headers: Vec<(String, String)>,
}

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    /// 0: the connection broke before an answer came.
    pub status: u16,
    pub head: String,
    pub body: Value,
    pub text: String,
}

impl Person {
    pub fn new(server: SocketAddr) -> Person {
        Person { server, cookie: None, headers: Vec::new() }
    }

    /// The same person, when the server listens elsewhere.
    pub fn at(&self, server: SocketAddr) -> Person {
        Person { server, ..self.clone() }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, Some(body.to_string())).await
    }

    pub async fn ask(&mut self, method: &str, path: &str, body: Option<String>) -> Answer {
        timeout(PATIENCE, self.request(method, path, body)).await.expect("the server answers")
    }

    async fn request(&mut self, method: &str, path: &str, body: Option<String>) -> Answer {
        let mut stream = TcpStream::connect(self.server).await.unwrap();
        let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !self.headers.iter().any(|(name, _)| name == "host") {
            text.push_str(&format!("Host: {}\r\n", self.server));
        }
        for (name, value) in &self.headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(cookie) = &self.cookie {
            text.push_str(&format!("Cookie: theme=dark; {cookie}\r\n"));
        }
        if let Some(body) = &body {
            text.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
        }
        text.push_str("\r\n");
        text.push_str(body.as_deref().unwrap_or_default());
        // A server that refuses a request need not read all of it.
        let sent = stream.write_all(text.as_bytes()).await;
        let mut answer = Vec::new();
        let received = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).unwrap();
        let Some((head, text)) = answer.split_once("\r\n\r\n") else {
            assert!(sent.is_err() || received.is_err(), "there is no answer");
            return Answer { status: 0, head: String::new(), body: Value::Null, text: String::new() };
        };
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set.and_then(|line| line.split(';').next()) {
            self.cookie = Some(cookie.into());
        }
        Answer {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            head: head.into(),
            body: serde_json::from_str(text).unwrap_or(Value::Null),
            text: text.into(),
        }
    }

    /// Begins a game; its id and code.
    pub async fn begin(&mut self, body: Value) -> (String, String) {
        let answer = self.post("/api/games", body).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let word = |name: &str| answer.body[name].as_str().unwrap().to_owned();
        (word("id"), word("code"))
    }

    pub async fn join(&mut self, code: &str) -> String {
        let answer = self.post(&format!("/api/join/{code}"), json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.body["id"].as_str().unwrap().to_owned()
    }

    /// Comes to the table.
    pub async fn connect(&self, id: &str) -> Socket {
        self.try_connect(id).await.expect("the server takes connections")
    }

    pub async fn try_connect(&self, id: &str) -> Result<Socket, String> {
        let stream = TcpStream::connect(self.server).await.map_err(|e| e.to_string())?;
        stream.set_nodelay(true).map_err(|e| e.to_string())?;
        let url = format!("ws://{}/api/games/{id}/ws", self.server);
        let mut request = url.into_client_request().map_err(|e| e.to_string())?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        for (name, value) in &self.headers {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(|e| e.to_string())?;
        Ok(Socket { socket, heard: Vec::new() })
    }
}

/// A place at the table.
pub struct Socket {
    socket: WebSocketStream<TcpStream>,
    /// Every message that arrived, as text.
    pub heard: Vec<String>,
}

impl Socket {
    pub async fn say(&mut self, message: Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    pub async fn say_raw(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// The next message, or nothing if the connection ended.
    pub async fn listen(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("the server says something")?.ok()?;
            match message {
                Message::Text(text) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Message::Close(frame) => {
                    let code = frame.map_or(0, |f| u16::from(f.code));
                    return Some(json!({"type": "close", "code": code}));
                }
                _ => {}
            }
        }
    }

    /// The next message that is not about who is here.
    pub async fn next(&mut self) -> Value {
        loop {
            let message = self.listen().await.unwrap_or_else(|| json!({"type": "gone"}));
            if message["type"] != "seats" {
                return message;
            }
        }
    }

    /// The next state.
    pub async fn state(&mut self) -> Value {
        let message = self.next().await;
        assert_eq!(message["type"], "state", "{message}");
        message
    }

    /// The next state. Where several are asked at once, a bot's answer may come in between: then the same question is
    /// shown and answered twice, and the second answer is refused.
    pub async fn next_state(&mut self) -> Value {
        loop {
            let message = self.next().await;
            match message["type"].as_str() {
                Some("state") => return message,
                Some("refused") => assert_ne!(message["why"], "not-your-seat"),
                _ => panic!("{message}"),
            }
        }
    }

    /// Nothing is said for a while.
    pub async fn is_quiet(&mut self) -> bool {
        timeout(Duration::from_millis(150), self.socket.next()).await.is_err()
    }
}

/// Any of the moves that a state offers; exchanges only where there is nothing else.
pub fn any_move(state: &Value, rng: &mut Rng) -> Option<Value> {
    let list = |name: &str| state[name].as_array().cloned().unwrap_or_default();
    let mut moves = list("moves");
    if moves.is_empty() {
        moves = list("exchanges");
    }
    rng.pick(&moves).cloned()
}

/// The message with which a state is answered.
pub fn answer(state: &Value, action: &Value) -> Value {
    json!({"type": "move", "number": state["number"], "seat": state["decision"]["seat"], "move": action})
}

/// Makes any move and waits for the state that follows.
pub async fn play_any(socket: &mut Socket, state: &Value, rng: &mut Rng) -> Value {
    let action = any_move(state, rng).expect("somebody is asked and has a move");
    socket.say(answer(state, &action)).await;
    socket.state().await
}
