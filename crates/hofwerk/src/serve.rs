//! The table in the browser.

use crate::cli::misuse;
use crate::words::Words;
use anyhow::Result;
use clap::Args;
use server::{Config, Limits, Network, StartError};
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// How the table is set up.
#[derive(Args, Clone, Debug, Default)]
pub struct ServeArgs {
    /// Where to listen; 0.0.0.0:8270 lets others on your network join [default: 127.0.0.1:8270]
    #[arg(long, value_name = "ADDRESS")]
    pub bind: Option<SocketAddr>,
    /// Where games are kept: the path of an SQLite file, or a postgres:// address [default: $HOFWERK_DATABASE, or a file in the data directory]
    #[arg(long, value_name = "DATABASE")]
    pub database: Option<String>,
    /// Where the database and the key for cookies lie [default: $HOFWERK_DATA_DIR, or the platform's place]
    #[arg(long, value_name = "DIRECTORY")]
    pub data_dir: Option<PathBuf>,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
    /// Another origin whose pages may talk to this server, for example `https://hofwerk.example`
    #[arg(long, value_name = "ORIGIN")]
    pub origin: Vec<String>,
    /// A proxy in front of this server, or its network (10.0.0.0/8), that is believed about the addresses of its clients
    #[arg(long, value_name = "ADDRESS")]
    pub proxy: Vec<Network>,
    /// The proxy is on this machine: the same as --proxy 127.0.0.1 --proxy ::1
    #[arg(long)]
    pub trust_proxy: bool,
    /// No limits on requests and messages, for measurements and tests
    #[arg(long)]
    pub no_limits: bool,
}

impl ServeArgs {
    fn config(&self) -> Config {
        let default = Config::default();
        Config {
            bind: self.bind.unwrap_or(default.bind),
            data_dir: self.data_dir.clone().or_else(|| from_env("HOFWERK_DATA_DIR")).unwrap_or(default.data_dir),
            database: self.database.clone().or_else(|| from_env("HOFWERK_DATABASE")),
            origins: self.origin.clone(),
            proxies: self.proxies(),
            limits: if self.no_limits { Limits::none() } else { default.limits },
            ..default
        }
    }

    fn proxies(&self) -> Vec<Network> {
        let here = [IpAddr::from([127, 0, 0, 1]), IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1])].map(Network::only);
        self.proxy.iter().copied().chain(here.into_iter().filter(|_| self.trust_proxy)).collect()
    }
}

fn from_env<T: From<String>>(name: &str) -> Option<T> {
    std::env::var(name).ok().filter(|value| !value.is_empty()).map(T::from)
}

/// Serves the table until somebody ends it.
///
/// # Errors
/// If it cannot start.
pub fn run(args: &ServeArgs, words: &Words) -> Result<()> {
    let served = server::run(args.config(), |address| {
        let url = format!("http://{}", reachable(address));
        let mut out = io::stdout().lock();
        // The table is served even if the address cannot be printed.
        let _ = writeln!(out, "{}", words.say("serve-ready", &[("address", url.clone().into())]));
        let _ = out.flush();
        if args.open {
            open(&url);
        }
    });
    served.map_err(|error| match &error {
        StartError::Bind(address, detail) => misuse(
            words.say("serve-bind", &[("address", address.to_string().into()), ("detail", detail.to_string().into())]),
        ),
        _ => error.into(),
    })
}

/// An address that a browser on this machine can open.
fn reachable(address: SocketAddr) -> SocketAddr {
    let here = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::from([127, 0, 0, 1]),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]),
        ip => ip,
    };
    SocketAddr::new(here, address.port())
}

/// Opens a page in the browser. If that does not work, the address has been printed anyway.
fn open(url: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "windows") {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let _ = Command::new(program).args(arguments).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
