//! How a server is set up.

use crate::network::Network;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// A text that nobody shall see.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A secret that signs cookies has at least so many bytes.
    pub const LEAST: usize = 32;

    /// This text.
    pub fn new(text: &str) -> Secret {
        Secret(text.into())
    }

    /// The text itself.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether it is long enough to sign cookies with.
    pub fn is_long_enough(&self) -> bool {
        self.0.len() >= Secret::LEAST
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Everything that can be chosen when the server starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub bind: SocketAddr,
    /// Where the key for cookies is kept, and the database unless another one is named.
    pub data_dir: PathBuf,
    /// A path of an SQLite file, or a `postgres://` address.
    pub database: Option<String>,
    /// Other origins whose pages may talk to this server, for example `https://hofwerk.example`.
    pub origins: Vec<String>,
    /// The proxies in front of this server: only they are believed when they say whom they speak for.
    pub proxies: Vec<Network>,
    /// What cookies are signed with; if nothing is said, a key in the data directory.
    pub secret: Option<Secret>,
    /// A file with that secret.
    pub secret_file: Option<PathBuf>,
    /// What must be shown to read the metrics from elsewhere.
    pub operator_token: Option<Secret>,
    /// The address at which browsers reach the table, for links in notices.
    pub public_url: Option<String>,
    /// How e-mail is sent.
    pub mail: MailConfig,
    /// Web hooks.
    pub hooks: HookConfig,
    /// How long what nobody needs is kept.
    pub retention: Retention,
    /// How much of everything is allowed.
    pub limits: Limits,
    /// How bots behave.
    pub bots: BotConfig,
    /// A game without connections leaves the memory after this time.
    pub idle: Duration,
    /// How often a browser is asked whether it is still there, and looked whether its session has been ended.
    pub ping: Duration,
    /// How long the server says that it is not ready before it ends, so that new people are sent elsewhere.
    pub drain: Duration,
    /// The largest size of an SQLite database, in pages of 4096 bytes.
    pub max_pages: Option<u32>,
    /// How often the server looks whose time is over; less often, who is to be told something and what is to be deleted.
    pub round: Duration,
}

/// How e-mail is sent.
#[derive(Clone, Debug, Default)]
pub struct MailConfig {
    /// The mail server: `smtps://mail.example`; if there is none, nothing is sent.
    pub server: Option<MailServer>,
    /// The name to log in with there.
    pub user: Option<String>,
    /// The password.
    pub password: Option<Secret>,
    /// A file with that password.
    pub password_file: Option<PathBuf>,
    /// Whom mails come from.
    pub from: Option<String>,
}

/// The address of a mail server, without a password in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailServer(String);

impl MailServer {
    /// This address; none if there is a password in it, which has a place of its own.
    pub fn new(text: &str) -> Option<MailServer> {
        (!text.contains('@')).then(|| MailServer(text.trim().into()))
    }

    /// The address.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Web hooks.
#[derive(Clone, Copy, Debug)]
pub struct HookConfig {
    /// Whether there are any.
    pub on: bool,
    /// Whether they may lead to private addresses, and without TLS.
    pub private: bool,
}

/// How long what nobody needs is kept; nothing: forever.
#[derive(Clone, Copy, Debug, Default)]
pub struct Retention {
    /// Games that go on, after the last move.
    pub games: Option<Duration>,
    /// Games that are over.
    pub finished: Option<Duration>,
    /// Guests without games, after they came.
    pub guests: Option<Duration>,
}

/// How much of everything is allowed.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages a second on one connection, and how many at once.
    pub messages: Rate,
    /// Messages a second on all connections of one address, and how many at once.
    pub messages_per_address: Rate,
    /// Requests a second from one address, and how many at once.
    pub requests: Rate,
    /// Attempts to log in, to register or to log out from one address.
    pub logins: Rate,
    /// Attempts to log in or register from everywhere.
    pub logins_in_all: Rate,
    /// Wrong passwords for one account.
    pub failures: Rate,
    /// Passwords that are checked at the same time; each takes 19 MiB.
    pub passwords: usize,
    /// Passwords that may wait to be checked.
    pub passwords_waiting: usize,
    /// Files of the client from one address.
    pub files: Rate,
    /// New games and new names from one address.
    pub games: Rate,
    /// Codes of games from one address that are no game's.
    pub codes: Rate,
    /// Messages that one address may have sent to try out notices, and messages to one place.
    pub notices: Rate,
    /// Hints that one address may wait for at the same time.
    pub hints_per_address: usize,
    /// Hints that all together may wait for at the same time.
    pub hints: usize,
    /// Open WebSockets of one address.
    pub connections: usize,
    /// Open connections of one address, of any kind. A named proxy may have more.
    pub sockets_per_address: usize,
    /// Open connections in all.
    pub sockets: usize,
    /// How long a request may take to say what it wants, and how long a connection may say nothing between two.
    pub header_time: Duration,
    /// How long the content of a request may take.
    pub body_time: Duration,
    /// How long a connection may take nothing of what is written to it.
    pub write_time: Duration,
    /// How long a game may take to be set up; of a position or record a first picture for everybody is part of that.
    pub setup_time: Duration,
    /// Bytes of one WebSocket message.
    pub message_bytes: usize,
    /// Bytes that may wait for a browser that is slow.
    pub waiting_bytes: usize,
    /// Bytes of a record or position that is loaded.
    pub upload_bytes: usize,
}

/// A limit: how often something may happen.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How often a second, in the long run.
    pub per_second: f64,
    /// How often at once.
    pub burst: f64,
}

impl Rate {
    /// This often a second in the long run, and this often at once.
    pub const fn new(per_second: f64, burst: f64) -> Rate {
        Rate { per_second, burst }
    }
}

/// How bots behave.
#[derive(Clone, Copy, Debug)]
pub struct BotConfig {
    /// How many bots may think at the same time; hints and the level that takes its time come on top.
    pub threads: usize,
    /// How long a bot may think; for the level that takes its time, how much longer than that. Then it moves at random.
    pub time_limit: Duration,
    /// The least time that a bot takes for a move while somebody is connected, so that people can follow.
    pub pause: Duration,
    /// How long a hint may take.
    pub hint_time: Duration,
    /// How long one turn is thought about when a finished game is reviewed.
    pub review_time: Duration,
}

impl Config {
    /// Whether this is the address of a named proxy.
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(address))
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bind: SocketAddr::from(([127, 0, 0, 1], 8270)),
            data_dir: data_dir(),
            database: None,
            origins: Vec::new(),
            proxies: Vec::new(),
            secret: None,
            secret_file: None,
            operator_token: None,
            public_url: None,
            mail: MailConfig::default(),
            hooks: HookConfig { on: true, private: false },
            retention: Retention::default(),
            limits: Limits::default(),
            bots: BotConfig::default(),
            idle: Duration::from_secs(300),
            ping: Duration::from_secs(30),
            drain: Duration::ZERO,
            max_pages: None,
            round: Duration::from_secs(2),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: Rate::new(20.0, 60.0),
            messages_per_address: Rate::new(200.0, 1000.0),
            requests: Rate::new(20.0, 120.0),
            logins: Rate::new(0.1, 10.0),
            logins_in_all: Rate::new(2.0, 60.0),
            failures: Rate::new(1.0 / 60.0, 20.0),
            passwords: 2,
            passwords_waiting: 8,
            files: Rate::new(50.0, 400.0),
            games: Rate::new(0.2, 30.0),
            codes: Rate::new(0.1, 20.0),
            notices: Rate::new(1.0 / 600.0, 6.0),
            hints_per_address: 2,
            hints: 8,
            connections: 100,
            sockets_per_address: 200,
            sockets: 4000,
            header_time: Duration::from_secs(20),
            body_time: Duration::from_secs(20),
            write_time: Duration::from_secs(30),
            setup_time: Duration::from_secs(3),
            message_bytes: 16 * 1024,
            waiting_bytes: 512 * 1024,
            upload_bytes: 1024 * 1024,
        }
    }
}

impl Limits {
    /// As good as no limits: for tests and measurements.
    pub fn none() -> Limits {
        let all = Rate::new(1e9, 1e9);
        Limits {
            messages: all,
            messages_per_address: all,
            requests: all,
            logins: all,
            logins_in_all: all,
            failures: all,
            passwords_waiting: usize::MAX / 2,
            files: all,
            games: all,
            codes: all,
            notices: all,
            hints_per_address: usize::MAX,
            hints: usize::MAX,
            connections: usize::MAX,
            sockets_per_address: usize::MAX,
            sockets: usize::MAX,
            setup_time: Duration::from_secs(60),
            ..Limits::default()
        }
    }
}

impl Default for BotConfig {
    fn default() -> BotConfig {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotConfig {
            threads: cores.saturating_sub(1).max(1),
            time_limit: Duration::from_secs(10),
            pause: Duration::ZERO,
            hint_time: Duration::from_millis(1500),
            review_time: Duration::from_millis(250),
        }
    }
}

/// The place where this platform keeps data of programs.
pub fn data_dir() -> PathBuf {
    let var = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let home = || var("HOME").unwrap_or_else(|| PathBuf::from("."));
    let base = if cfg!(target_os = "windows") {
        var("LOCALAPPDATA").or_else(|| var("APPDATA")).unwrap_or_else(home)
    } else if cfg!(target_os = "macos") {
        home().join("Library/Application Support")
    } else {
        var("XDG_DATA_HOME").unwrap_or_else(|| home().join(".local/share"))
    };
    base.join("hofwerk")
}
