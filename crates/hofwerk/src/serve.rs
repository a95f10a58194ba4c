//! The table in the browser.

use crate::cli::misuse;
use crate::words::Words;
use anyhow::Result;
use clap::Args;
use server::settings::{self, SettingsError};
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
    /// A file with settings, see docs/running.md [default: $HOFWERK_CONFIG]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// A file with the secret that signs cookies, the same for all servers of one database [default: $HOFWERK_SECRET, or a key in the data directory]
    #[arg(long, value_name = "FILE")]
    pub secret_file: Option<PathBuf>,
    /// Look whether the server could start with these settings, print them, and do nothing else
    #[arg(long)]
    pub check: bool,
    /// No limits on requests and messages, for measurements and tests
    #[arg(long)]
    pub no_limits: bool,
}

impl ServeArgs {
    /// The settings: of the file, over them those of the environment, over them the options.
    fn config(&self) -> Result<Config, SettingsError> {
        let mut config = Config::default();
        let named = || std::env::var_os("HOFWERK_CONFIG").filter(|file| !file.is_empty()).map(PathBuf::from);
        let file = self.config.clone().or_else(named);
        // What is no text is none of ours.
        let environment =
            std::env::vars_os().filter_map(|(name, text)| Some((name.into_string().ok()?, text.into_string().ok()?)));
        settings::load(&mut config, file.as_deref(), environment)?;
        config.bind = self.bind.unwrap_or(config.bind);
        config.data_dir = self.data_dir.clone().unwrap_or(config.data_dir);
        config.database = self.database.clone().or(config.database);
        config.origins.extend(self.origin.clone());
        config.proxies.extend(self.proxies());
        if let Some(file) = &self.secret_file {
            (config.secret, config.secret_file) = (None, Some(file.clone()));
        }
        if self.no_limits {
            config.limits = Limits::none();
        }
        Ok(config)
    }

    /// The settings; what is wrong with them is the caller's fault.
    ///
    /// # Errors
    /// If they make no sense.
    pub fn settings(&self) -> Result<Config> {
        self.config().map_err(|error| misuse(error.to_string()))
    }

    fn proxies(&self) -> Vec<Network> {
        let here = [IpAddr::from([127, 0, 0, 1]), IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1])].map(Network::only);
        self.proxy.iter().copied().chain(here.into_iter().filter(|_| self.trust_proxy)).collect()
    }
}

/// Serves the table until somebody ends it.
///
/// # Errors
/// If it cannot start.
pub fn run(args: &ServeArgs, words: &Words) -> Result<()> {
    let config = args.settings()?;
    if args.check {
        return check(&config, words);
    }
    let served = server::run(config, |address| {
        let url = format!("http://{}", reachable(address));
        let mut out = io::stdout().lock();
        // The table is served even if the address cannot be printed.
        let _ = writeln!(out, "{}", words.say("serve-ready", &[("address", url.clone().into())]));
        let _ = out.flush();
        if args.open {
            open(&url);
        }
    });
    served.map_err(|error| refusal(error, words))
}

/// Why it did not start, in words.
fn refusal(error: StartError, words: &Words) -> anyhow::Error {
    match &error {
        StartError::Bind(address, detail) => misuse(
            words.say("serve-bind", &[("address", address.to_string().into()), ("detail", detail.to_string().into())]),
        ),
        StartError::Settings(wrong) => misuse(wrong.to_string()),
        _ => error.into(),
    }
}

/// Prints the settings, and says whether a server could start with them.
fn check(config: &Config, words: &Words) -> Result<()> {
    let mut out = io::stdout().lock();
    for setting in settings::SETTINGS {
        let value = match setting.name {
            "database" => config.database.as_deref().map(server::store::shown).unwrap_or_default(),
            _ => setting.value(config),
        };
        writeln!(out, "{} = {value}", setting.name)?;
    }
    server::check(config).map_err(|error| refusal(error, words))?;
    writeln!(out, "{}", words.say("serve-check", &[]))?;
    Ok(())
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
