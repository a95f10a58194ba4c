//! Settings: what whoever runs the server may choose, from a file, the environment and the command line.
//!
//! Every setting stands once in [`SETTINGS`]. In the file its name is a key (`limits.logins` is `logins` under `[limits]`); in
//! the environment it is written `HOFWERK_LIMITS_LOGINS`. The environment overrules the file, options overrule both.

use crate::config::{Config, MailServer, Rate, Secret};
use crate::network::Network;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// One thing that can be set.
pub struct Setting {
    /// Its name, with a point between section and key.
    pub name: &'static str,
    /// What it is for.
    pub what: &'static str,
    set: fn(&mut Config, &str) -> Result<(), String>,
    show: fn(&Config) -> String,
}

impl Setting {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        format!("HOFWERK_{}", self.name.to_uppercase().replace('.', "_"))
    }

    /// How it is set, as it could be written.
    pub fn value(&self, config: &Config) -> String {
        (self.show)(config)
    }
}

macro_rules! settings {
    ($($name:literal, $($field:ident).+, $what:literal;)*) => {
        /// Everything that can be set.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            name: $name,
            what: $what,
            set: |config, text| {
                config.$($field).+ = Value::read(text)?;
                Ok(())
            },
            show: |config| config.$($field).+.show(),
        }),*];
    };
}

settings! {
    "bind", bind, "where to listen";
    "data_dir", data_dir, "where the key for cookies lies, and the database unless another one is named";
    "database", database, "the path of an SQLite file, or a postgres:// address";
    "origins", origins, "the addresses at which browsers reach the server, if a proxy stands before it";
    "proxies", proxies, "the proxies in front of the server, or their networks: only they are believed";
    "secret", secret, "what cookies are signed with, at least 32 characters; the same on all servers of one database";
    "secret_file", secret_file, "a file that holds the secret";
    "operator_token", operator_token, "what must be shown to read /metrics from elsewhere";
    "public_url", public_url, "the address at which people reach the table, for links in notices; without it there are none";
    "mail.server", mail.server, "the mail server: smtps://mail.example, or smtp://mail.example:587?tls=required";
    "mail.user", mail.user, "the name to log in with at the mail server";
    "mail.password", mail.password, "the password there";
    "mail.password_file", mail.password_file, "a file that holds the password";
    "mail.from", mail.from, "whom mails come from: Hofwerk <table@hofwerk.example>";
    "hooks.on", hooks.on, "whether people may be told by web hook";
    "hooks.private", hooks.private, "whether web hooks may lead to private addresses, and without TLS";
    "retention.games", retention.games, "games that go on are deleted this long after the last move";
    "retention.finished", retention.finished, "games that are over are deleted after this time";
    "retention.guests", retention.guests, "guests without games are forgotten this long after they came";
    "idle", idle, "a game without connections leaves the memory after this time";
    "ping", ping, "how often a browser is asked whether it is still there, and its session is looked at; 60s at most";
    "drain", drain, "how long the server says that it is not ready before it ends";
    "max_pages", max_pages, "the largest size of an SQLite database, in pages of 4096 bytes; 60 at least";
    "bots.threads", bots.threads, "how many bots may think at the same time";
    "bots.time_limit", bots.time_limit, "how long a bot may think";
    "bots.pause", bots.pause, "the least time a bot takes for a move while somebody is connected";
    "bots.hint_time", bots.hint_time, "how long a hint may take";
    "bots.review_time", bots.review_time, "how long a turn is thought about when a finished game is reviewed";
    "limits.requests", limits.requests, "requests from one address";
    "limits.files", limits.files, "files of the client from one address";
    "limits.games", limits.games, "new games and new names from one address";
    "limits.codes", limits.codes, "wrong codes of games from one address";
    "limits.notices", limits.notices, "messages that one address may have sent to confirm and try out notices, and to one place";
    "limits.hints", limits.hints, "hints that all together may wait for at the same time";
    "limits.hints_per_address", limits.hints_per_address, "hints that one address may wait for at the same time";
    "limits.logins", limits.logins, "attempts to log in, to register or to log out from one address";
    "limits.logins_in_all", limits.logins_in_all, "attempts to log in or register from everywhere";
    "limits.failures", limits.failures, "wrong passwords for one account";
    "limits.passwords", limits.passwords, "passwords that are checked at the same time; each takes 19 MiB";
    "limits.passwords_waiting", limits.passwords_waiting, "passwords that may wait to be checked";
    "limits.messages", limits.messages, "messages on one WebSocket";
    "limits.messages_per_address", limits.messages_per_address, "messages on all WebSockets of one address";
    "limits.message_bytes", limits.message_bytes, "bytes of one message";
    "limits.waiting_bytes", limits.waiting_bytes, "bytes that may wait for a browser that is slow";
    "limits.upload_bytes", limits.upload_bytes, "bytes of a record; other requests have at most 16384";
    "limits.connections", limits.connections, "open WebSockets of one address";
    "limits.sockets_per_address", limits.sockets_per_address, "open connections of one address";
    "limits.sockets", limits.sockets, "open connections in all";
    "limits.header_time", limits.header_time, "how long a request may take to say what it wants";
    "limits.body_time", limits.body_time, "how long the content of a request may take";
    "limits.write_time", limits.write_time, "how long a connection may take nothing of what is written to it";
    "limits.setup_time", limits.setup_time, "how long a game may take to be set up and, from a position or record, to be drawn once";
}

/// What is wrong with the settings: a sentence each.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct SettingsError(pub Vec<String>);

/// What begins like a setting in the environment and is none: for the program itself, and for building and testing it.
const NO_SETTINGS: [&str; 10] =
    ["CONFIG", "LOG", "SKIP_WEB", "TEST_DATABASE", "BIN", "CHILD", "GAMES", "INPUTS", "KILLS", "WRITE"];

/// Whether a variable of the environment claims to be a setting.
fn claims(name: &str) -> bool {
    let is_other =
        |name: &str| NO_SETTINGS.iter().any(|other| name == *other || name.starts_with(&format!("{other}_")));
    name.strip_prefix("HOFWERK_").is_some_and(|name| !is_other(name))
}

/// Changes a configuration as the file and the environment say.
///
/// # Errors
/// Everything that is wrong, so that it can be mended at once.
pub fn load(
    config: &mut Config,
    file: Option<&Path>,
    environment: impl IntoIterator<Item = (String, String)>,
) -> Result<(), SettingsError> {
    let mut wrong = Vec::new();
    if let Some(path) = file {
        match std::fs::read_to_string(path) {
            Ok(text) => {
                wrong.extend(from_file(config, &text).into_iter().map(|why| format!("{}: {why}", path.display())))
            }
            Err(error) => wrong.push(format!("{}: {error}", path.display())),
        }
    }
    for (name, text) in environment.into_iter().filter(|(name, text)| claims(name) && !text.is_empty()) {
        let setting = SETTINGS.iter().find(|setting| setting.variable() == name);
        let result = setting.map_or_else(|| Err(NO_SUCH.into()), |setting| (setting.set)(config, &text));
        wrong.extend(result.err().map(|why| format!("{name}: {why}")));
    }
    if wrong.is_empty() { Ok(()) } else { Err(SettingsError(wrong)) }
}

/// What is said of a name that means nothing.
const NO_SUCH: &str = "there is no such setting";

/// Settings in TOML; what is wrong with them.
fn from_file(config: &mut Config, text: &str) -> Vec<String> {
    let table: toml::Table = match text.parse() {
        Ok(table) => table,
        Err(error) => return vec![unreadable(&error, text)],
    };
    let mut wrong = Vec::new();
    for (name, value) in flat("", table) {
        let set = SETTINGS.iter().find(|setting| setting.name == name).map(|setting| setting.set);
        let result = match (set, value) {
            (None, _) => Err(NO_SUCH.into()),
            (Some(_), None) => Err("this is neither a text nor a number nor a list of texts".into()),
            (Some(set), Some(text)) => set(config, &text),
        };
        wrong.extend(result.err().map(|why| format!("{name}: {why}")));
    }
    wrong
}

/// Why a file cannot be read, and in which line. The line itself is not quoted: there may be a secret in it.
fn unreadable(error: &toml::de::Error, text: &str) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    format!("line {}: {}", before.matches('\n').count() + 1, error.message())
}

/// The keys of a table with their sections before them, and their values as text.
fn flat(section: &str, table: toml::Table) -> Vec<(String, Option<String>)> {
    let mut all = Vec::new();
    for (key, value) in table {
        let name = format!("{section}{key}");
        match value {
            toml::Value::Table(inner) => all.extend(flat(&format!("{name}."), inner)),
            value => all.push((name, plain(value))),
        }
    }
    all
}

fn plain(value: toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Float(number) => Some(number.to_string()),
        toml::Value::Boolean(truth) => Some(truth.to_string()),
        toml::Value::Array(all) => all.into_iter().map(plain).collect::<Option<Vec<_>>>().map(|all| all.join(",")),
        _ => None,
    }
}

/// The most bots or passwords that may be set to keep the machine busy at the same time.
const MOST_AT_ONCE: usize = 256;

/// The fewest pages that an SQLite database may be limited to: its tables and a little room.
const LEAST_PAGES: u32 = 60;
/// The longest time that can be set, in seconds: a hundred years.
const LONGEST: f64 = 36_525.0 * 86_400.0;

/// What is wrong with a configuration as a whole, however it came about.
///
/// # Errors
/// Everything that is wrong.
pub fn check(config: &Config) -> Result<(), SettingsError> {
    let mut wrong = Vec::new();
    for origin in &config.origins {
        let uri = origin.trim_end_matches('/').parse::<axum::http::Uri>().ok();
        let good = |uri: &axum::http::Uri| {
            matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some() && uri.path() == "/"
        };
        if !uri.as_ref().is_some_and(good) {
            wrong.push(format!("origins: {origin:?} is no origin; write https://hofwerk.example"));
        }
    }
    if let Some(url) = &config.public_url {
        let uri = url.parse::<axum::http::Uri>().ok();
        let good = |uri: &axum::http::Uri| matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some();
        if !uri.as_ref().is_some_and(good) {
            wrong.push(format!("public_url: {url:?} is no address; write https://hofwerk.example"));
        }
    }
    wrong.extend(crate::notices::mail::faults(config));
    for (name, time) in [
        ("retention.games", config.retention.games),
        ("retention.finished", config.retention.finished),
        ("retention.guests", config.retention.guests),
    ] {
        if time.is_some_and(|time| time < Duration::from_secs(3600)) {
            wrong.push(format!("{name}: what is younger than an hour is not deleted"));
        }
    }
    if config.secret.is_some() && config.secret_file.is_some() {
        wrong.push("secret: there is a secret and a secret_file; one is enough".into());
    }
    if config.secret.as_ref().is_some_and(|secret| !secret.is_long_enough()) {
        wrong.push(format!("secret: it is too short; {} characters are the least", Secret::LEAST));
    }
    if config.operator_token.as_ref().is_some_and(|token| token.text().len() < 16) {
        wrong.push("operator_token: it is too short; 16 characters are the least".into());
    }
    if config.ping.is_zero() || config.ping > Duration::from_secs(60) {
        wrong.push("ping: it is more than nothing and at most 60s".into());
    }
    if config.database.as_deref().is_some_and(is_of_another_kind) {
        // It may have a password in it.
        wrong.push("database: it is the path of an SQLite file, or postgres://user:password@host/name".into());
    }
    if let Some(pages) = config.max_pages.filter(|pages| *pages < LEAST_PAGES) {
        wrong.push(format!("max_pages: {pages} is too little; {LEAST_PAGES} is the least"));
    }
    let limits = &config.limits;
    for (name, number) in [
        ("bots.threads", config.bots.threads),
        ("limits.passwords", limits.passwords),
        ("limits.hints", limits.hints),
        ("limits.hints_per_address", limits.hints_per_address),
        ("limits.connections", limits.connections),
        ("limits.sockets_per_address", limits.sockets_per_address),
        ("limits.sockets", limits.sockets),
    ] {
        if number == 0 {
            wrong.push(format!("{name}: with 0 nothing could happen"));
        }
    }
    for (name, number) in [("bots.threads", config.bots.threads), ("limits.passwords", limits.passwords)] {
        if number > MOST_AT_ONCE {
            wrong.push(format!("{name}: {number} is too much; {MOST_AT_ONCE} is the most"));
        }
    }
    for (name, number) in [("limits.message_bytes", limits.message_bytes), ("limits.upload_bytes", limits.upload_bytes)]
    {
        if number < 1024 {
            wrong.push(format!("{name}: {number} is too little; 1024 is the least"));
        }
    }
    for (name, time) in [
        ("bots.time_limit", config.bots.time_limit),
        ("bots.hint_time", config.bots.hint_time),
        ("bots.review_time", config.bots.review_time),
        ("limits.header_time", limits.header_time),
        ("limits.body_time", limits.body_time),
        ("limits.write_time", limits.write_time),
        ("limits.setup_time", limits.setup_time),
    ] {
        if time.is_zero() {
            wrong.push(format!("{name}: without any time nothing could happen"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(SettingsError(wrong)) }
}

/// Whether this is the address of a database of a kind that we do not know.
fn is_of_another_kind(database: &str) -> bool {
    let kind = database.split_once("://").map(|(kind, _)| kind);
    kind.is_some_and(|kind| !matches!(kind, "sqlite" | "postgres" | "postgresql"))
}

/// Something that can be written in a setting.
trait Value: Sized {
    fn read(text: &str) -> Result<Self, String>;
    fn show(&self) -> String;
}

macro_rules! simple_values {
    ($($kind:ty, $what:literal;)*) => {$(
        impl Value for $kind {
            fn read(text: &str) -> Result<$kind, String> {
                text.trim().parse().map_err(|_| format!("{text:?} is no {}", $what))
            }

            fn show(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

simple_values! {
    usize, "whole number";
    u32, "whole number";
    bool, "answer; write true or false";
    String, "text";
    SocketAddr, "address with a port; write 127.0.0.1:8270";
    Network, "address and no network; write 127.0.0.1 or 10.0.0.0/8";
}

impl Value for PathBuf {
    fn read(text: &str) -> Result<PathBuf, String> {
        Ok(text.into())
    }

    fn show(&self) -> String {
        self.display().to_string()
    }
}

impl Value for MailServer {
    fn read(text: &str) -> Result<MailServer, String> {
        MailServer::new(text).ok_or_else(|| "name and password have settings of their own".into())
    }

    fn show(&self) -> String {
        self.text().to_owned()
    }
}

impl Value for Secret {
    fn read(text: &str) -> Result<Secret, String> {
        Ok(Secret::new(text.trim()))
    }

    fn show(&self) -> String {
        "(set)".into()
    }
}

impl<T: Value> Value for Option<T> {
    fn read(text: &str) -> Result<Option<T>, String> {
        T::read(text).map(Some)
    }

    fn show(&self) -> String {
        self.as_ref().map(T::show).unwrap_or_default()
    }
}

impl<T: Value> Value for Vec<T> {
    fn read(text: &str) -> Result<Vec<T>, String> {
        text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(T::read).collect()
    }

    fn show(&self) -> String {
        self.iter().map(T::show).collect::<Vec<_>>().join(", ")
    }
}

/// Units of time, in seconds; the longest first.
const UNITS: [(&str, f64); 5] = [("d", 86_400.0), ("h", 3600.0), ("m", 60.0), ("s", 1.0), ("ms", 0.001)];

impl Value for Duration {
    fn read(text: &str) -> Result<Duration, String> {
        let wrong = || format!("{text:?} is no time; write for example 1.5s, 20m or 30d");
        let text = text.trim();
        let digits = text.find(|c: char| c.is_ascii_alphabetic()).ok_or_else(wrong)?;
        let (number, unit) = text.split_at(digits);
        let (_, seconds) = UNITS.into_iter().find(|(name, _)| *name == unit).ok_or_else(wrong)?;
        let number: f64 = number.trim().parse().map_err(|_| wrong())?;
        Duration::try_from_secs_f64(number * seconds)
            .ok()
            .filter(|time| time.as_secs_f64() <= LONGEST)
            .ok_or_else(wrong)
    }

    fn show(&self) -> String {
        let seconds = self.as_secs_f64();
        let whole = |unit: f64| seconds >= unit && (seconds / unit).fract() == 0.0;
        let (name, unit) = UNITS.into_iter().find(|(_, unit)| whole(*unit)).unwrap_or(("s", 1.0));
        format!("{}{name}", seconds / unit)
    }
}

impl Value for Rate {
    fn read(text: &str) -> Result<Rate, String> {
        let wrong = || format!("{text:?} is no rate; write for example \"6/m burst 10\": 6 a minute, 10 at once");
        let (often, burst) = text.split_once("burst").ok_or_else(wrong)?;
        let (number, unit) = often.split_once('/').ok_or_else(wrong)?;
        let (_, seconds) = UNITS.into_iter().find(|(name, _)| *name == unit.trim()).ok_or_else(wrong)?;
        let number: f64 = number.trim().parse().map_err(|_| wrong())?;
        let burst: f64 = burst.trim().parse().map_err(|_| wrong())?;
        let good = number.is_finite() && number >= 0.0 && burst.is_finite() && burst >= 1.0;
        good.then(|| Rate::new(number / seconds, burst)).ok_or_else(wrong)
    }

    fn show(&self) -> String {
        let (number, unit) = match self.per_second {
            often if often >= 1.0 || often == 0.0 => (often, "s"),
            seldom => ((seldom * 60.0 * 1000.0).round() / 1000.0, "m"),
        };
        format!("{number}/{unit} burst {}", self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded(text: &str, variables: &[(&str, &str)]) -> Result<Config, SettingsError> {
        let path = std::env::temp_dir().join(format!("hofwerk-{}.toml", crate::ident::id()));
        std::fs::write(&path, text).unwrap();
        let mut config = Config::default();
        let environment = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let result = load(&mut config, Some(&path), environment);
        std::fs::remove_file(path).unwrap();
        result.map(|()| config)
    }

    #[test]
    fn the_file_sets_and_the_environment_overrules() {
        let file = "
            bind = '0.0.0.0:80'
            origins = ['https://a.example', 'https://b.example']
            idle = '10m'
            [limits]
            logins = '6/m burst 4'
            connections = 7
            [bots]
            threads = 3
        ";
        let env =
            [("HOFWERK_LIMITS_CONNECTIONS", "9"), ("HOFWERK_PROXIES", "127.0.0.1, 10.0.0.0/8"), ("HOFWERK_IDLE", "")];
        let config = loaded(file, &env).unwrap();
        assert_eq!(config.bind, ([0, 0, 0, 0], 80).into());
        assert_eq!(config.origins, ["https://a.example", "https://b.example"]);
        assert_eq!((config.idle, config.limits.connections, config.bots.threads), (Duration::from_secs(600), 9, 3));
        assert_eq!((config.limits.logins.per_second, config.limits.logins.burst), (0.1, 4.0));
        assert_eq!(config.proxies.len(), 2);
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once_and_by_name() {
        let file = "bnid = 'x'\nidle = 'soon'\n[limits]\nlogins = 7\nsockets = -1\n";
        let env =
            [("HOFWERK_BIND", "here"), ("HOFWERK_SECRT", "hush"), ("HOFWERK_LOG", "debug"), ("HOFWERK_GAMES", "3")];
        let wrong = loaded(file, &env).unwrap_err().0;
        assert_eq!(wrong.len(), 6, "{wrong:#?}");
        for (part, why) in [
            ("bnid: ", "no such setting"),
            ("idle: ", "20m"),
            ("limits.logins: ", "6/m burst 10"),
            ("limits.sockets: ", "whole number"),
            ("HOFWERK_BIND: ", "127.0.0.1:8270"),
            ("HOFWERK_SECRT: ", "no such setting"),
        ] {
            assert!(wrong.iter().any(|line| line.contains(part) && line.contains(why)), "{part} in {wrong:#?}");
        }
        assert!(loaded("bind = ", &[]).unwrap_err().0[0].contains(".toml"));
        let torn = loaded("idle = '5m'\nsecret = hush-hush", &[]).unwrap_err().0;
        assert!(torn[0].contains(": line 2: ") && !torn[0].contains("hush"), "no secret is quoted: {torn:?}");
    }

    #[test]
    fn what_makes_no_sense_is_found_before_the_start() {
        assert_eq!(check(&Config::default()), Ok(()));
        let mut config = Config { origins: vec!["hofwerk.example".into()], ..Config::default() };
        config.secret = Some(Secret::new("short"));
        config.limits.passwords = 0;
        config.limits.header_time = Duration::ZERO;
        config.bots.threads = usize::MAX;
        let wrong = check(&config).unwrap_err().0;
        assert_eq!(wrong.len(), 5, "{wrong:#?}");
        assert!(loaded("idle = '40000d'", &[]).is_err(), "nobody waits for a hundred years");
        let database = |name: &str| Config { database: Some(name.into()), ..Config::default() };
        let another = check(&database("mysql://me:hush@host/games")).unwrap_err().0;
        assert!(another[0].contains("postgres://") && !another[0].contains("hush"), "{another:?}");
        for good in
            ["games.sqlite", "sqlite:///var/games", "sqlite:games", "postgres://host/games", "postgresql://host/x"]
        {
            assert_eq!(check(&database(good)), Ok(()), "{good}");
        }
    }

    /// Less than what a database without any games takes, and no server starts.
    #[tokio::test]
    async fn the_smallest_database_that_passes_is_large_enough_to_start() {
        let dir = std::env::temp_dir().join(format!("hofwerk-small-{}", crate::ident::id()));
        let small = |pages| Config { data_dir: dir.clone(), max_pages: Some(pages), ..Config::default() };
        assert!(check(&small(LEAST_PAGES - 1)).unwrap_err().0[0].contains("max_pages"));
        assert_eq!(check(&small(LEAST_PAGES)), Ok(()));
        let here = Config { bind: ([127, 0, 0, 1], 0).into(), ..small(LEAST_PAGES) };
        crate::Server::start(here).await.unwrap().stop().await;
        std::fs::remove_dir_all(dir).unwrap();
    }

    #[test]
    fn what_is_shown_can_be_read() {
        let config = Config::default();
        for setting in SETTINGS {
            let shown = setting.value(&config);
            let mut again = Config::default();
            if !shown.is_empty() {
                (setting.set)(&mut again, &shown).unwrap_or_else(|why| panic!("{}: {why}", setting.name));
            }
            assert_eq!(setting.value(&again), shown, "{}", setting.name);
        }
        assert!(!format!("{:?}", Config { secret: Some(Secret::new("hush")), ..Config::default() }).contains("hush"));
    }

    #[test]
    fn the_page_about_running_a_server_names_every_setting() {
        let path = format!("{}/../../docs/running.md", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(&path).unwrap();
        for setting in SETTINGS {
            assert!(page.contains(&format!("| `{}` |", setting.name)), "{} in {path}", setting.name);
        }
    }
}
