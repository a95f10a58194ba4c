//! Starting and stopping.

use crate::app::{App, routes};
use crate::config::{Config, Secret};
use crate::metrics::Metrics;
use crate::session::Key;
use crate::settings::{self, SettingsError};
use crate::store::{self, Store, StoreError};
use crate::{assets, listen, rounds};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;
use std::{fs, io};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing_subscriber::EnvFilter;

/// How long connections have to end when the server ends.
const CLOSING_TIME: Duration = Duration::from_secs(5);

/// How long all browsers together have to be told that the server ends.
const TELLING_TIME: Duration = Duration::from_secs(1);

/// How long rooms have to finish what they are doing when the server ends.
const ROOMS_TIME: Duration = Duration::from_secs(2);

/// How often it is looked whether that is done.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// Open files that are no connections.
const SPARE_FILES: usize = 64;

/// Why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data directory cannot be used.
    #[error("the data directory {0} cannot be used: {1}")]
    DataDir(String, io::Error),
    /// The database cannot be opened.
    #[error("the database {0} cannot be opened: {1}")]
    Database(String, StoreError),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Bind(SocketAddr, io::Error),
    /// The settings make no sense.
    #[error("{0}")]
    Settings(#[from] SettingsError),
    /// The machinery for tasks cannot be started.
    #[error("cannot start: {0}")]
    Runtime(io::Error),
    /// Several of these.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Several(Vec<StartError>),
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: App,
    end: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Server {
    /// Opens the storage and starts to listen.
    ///
    /// # Errors
    /// If the data directory, the database or the address cannot be used.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let dir = config.data_dir.display().to_string();
        settings::check(&config)?;
        make_data_dir(&config.data_dir).map_err(|error| StartError::DataDir(dir.clone(), error))?;
        let key = match secret(&config)? {
            Some(secret) => Key::from_secret(&secret),
            None => Key::of(&config.data_dir).map_err(|error| StartError::DataDir(dir, error))?,
        };
        let database = config.database.clone().unwrap_or_else(|| store::default_database(&config.data_dir));
        let mut config = config;
        // Some files are the database's, and the others' who talk to us already.
        let files = listen::open_files().saturating_sub(SPARE_FILES).max(1);
        config.limits.sockets = config.limits.sockets.min(files);
        let metrics = Arc::<Metrics>::default();
        let store = Store::open(&database, config.max_pages, metrics.clone())
            .await
            .map_err(|error| StartError::Database(store::shown(&database), error))?;
        let joined = store.join(&key.mark()).await;
        joined.map_err(|error| StartError::Database(store::shown(&database), error))?;
        let listener = TcpListener::bind(config.bind).await.map_err(|e| StartError::Bind(config.bind, e))?;
        let address = listener.local_addr().map_err(|e| StartError::Bind(config.bind, e))?;
        let (end, ending) = watch::channel(false);
        let app = App::new(config, key, store, metrics, ending);
        tokio::task::spawn_blocking(assets::pack);
        rounds::begin(&app);
        let hub = app.hub.clone();
        tokio::spawn(async move { hub.wake_forsaken().await });
        let task = tokio::spawn(listen::serve(listener, app.clone(), routes(app.clone())));
        Ok(Server { address, app, end, task })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Numbers about it.
    pub fn metrics(&self) -> &Metrics {
        &self.app.metrics
    }

    /// Closes all connections, finishes what is being stored, and ends.
    pub async fn stop(self) {
        self.app.draining.store(true, Relaxed);
        tokio::time::sleep(self.app.config.drain).await;
        let _ = self.end.send(true);
        let abort = self.task.abort_handle();
        if tokio::time::timeout(CLOSING_TIME, self.task).await.is_err() {
            abort.abort();
        }
        // Browsers are told first, so that nothing more comes in; then the rooms finish what they are doing.
        let metrics = &self.app.metrics;
        until_none(&metrics.sockets, TELLING_TIME).await;
        self.app.hub.close();
        until_none(&metrics.live_games, ROOMS_TIME).await;
        self.app.store.close().await;
    }
}

/// Waits until there is nothing left of something, but only so long.
async fn until_none(left: &AtomicI64, most: Duration) {
    let none = async {
        while left.load(Relaxed) > 0 {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    };
    let _ = tokio::time::timeout(most, none).await;
}

/// The secret that was set, here or in a file.
fn secret(config: &Config) -> Result<Option<Secret>, StartError> {
    let Some(path) = &config.secret_file else { return Ok(config.secret.clone()) };
    let wrong =
        |why: String| StartError::Settings(SettingsError(vec![format!("secret_file: {}: {why}", path.display())]));
    let secret = Secret::new(fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?.trim());
    if !secret.is_long_enough() {
        return Err(wrong(format!("the secret is too short; {} characters are the least", Secret::LEAST)));
    }
    Ok(Some(secret))
}

/// Looks whether a server could start like this, and changes nothing.
///
/// # Errors
/// Everything that would keep it from starting.
pub fn check(config: &Config) -> Result<(), StartError> {
    let mut wrong = Vec::new();
    wrong.extend(settings::check(config).err().map(StartError::Settings));
    let data_dir = |error| StartError::DataDir(config.data_dir.display().to_string(), error);
    let mut key = None;
    match secret(config) {
        Ok(Some(secret)) => key = Some(Key::from_secret(&secret)),
        Ok(None) => match Key::look(&config.data_dir) {
            Ok(kept) => key = kept,
            Err(error) => wrong.push(data_dir(error)),
        },
        Err(error) => wrong.push(error),
    }
    wrong.extend(can_write(&config.data_dir).err().map(data_dir));
    // A key that is not there yet is none of those that other servers have.
    let mark = key.map(|key| key.mark()).unwrap_or_default();
    let database = config.database.clone().unwrap_or_else(|| store::default_database(&config.data_dir));
    let failed = |error| StartError::Database(store::shown(&database), error);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(StartError::Runtime)?;
    runtime.block_on(async {
        // The directory of a database that was named is not made.
        if let Some(file) = store::file_of(&database).filter(|file| config.database.is_some() || file.exists()) {
            wrong.extend(can_keep(file).err().map(|error| failed(StoreError::Failed(error.to_string()))));
        }
        wrong.extend(store::look(&database, &mark).await.err().map(failed));
        let bound = TcpListener::bind(config.bind).await;
        wrong.extend(bound.err().map(|error| StartError::Bind(config.bind, error)));
    });
    match wrong.len() {
        0 => Ok(()),
        1 => Err(wrong.remove(0)),
        _ => Err(StartError::Several(wrong)),
    }
}

/// Whether a file can be written, or made, and others beside it.
fn can_keep(file: &Path) -> io::Result<()> {
    let directory = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::metadata(directory)?;
    can_write(directory)?;
    match fs::OpenOptions::new().append(true).open(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Whether files can be made in a directory, or in the one in which it would be made.
fn can_write(directory: &Path) -> io::Result<()> {
    let there = directory.ancestors().find(|directory| directory.exists()).unwrap_or(Path::new("."));
    let trial = there.join(format!("check.{}", crate::ident::id()));
    fs::write(&trial, "").and_then(|()| fs::remove_file(&trial))
}

/// Makes the data directory, if it is not there, so that only its owner may look into it.
fn make_data_dir(directory: &Path) -> io::Result<()> {
    if directory.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(directory)?;
    #[cfg(unix)]
    fs::set_permissions(directory, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(())
}

/// Runs a server until somebody wants it to end. Calls `ready` when it listens.
///
/// # Errors
/// If it cannot start.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    logs();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(StartError::Runtime)?;
    runtime.block_on(async {
        let server = Server::start(config).await?;
        tracing::info!(address = %server.address(), client = crate::assets::built(), "listening");
        ready(server.address());
        asked_to_end().await;
        tracing::info!("ending");
        server.stop().await;
        Ok::<(), StartError>(())
    })?;
    // Bots that still think are not waited for.
    runtime.shutdown_background();
    Ok(())
}

/// Structured logs on standard error: for people at a terminal as lines, for machines as JSON. `HOFWERK_LOG` chooses
/// what is told.
fn logs() {
    use std::io::IsTerminal;
    let filter = EnvFilter::try_from_env("HOFWERK_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // Somebody may have set up logs before us: then theirs are used.
    let _ = if io::stderr().is_terminal() {
        logs.compact().try_init()
    } else {
        logs.json().with_span_list(false).try_init()
    };
}

async fn asked_to_end() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return interrupt.await };
        tokio::select! {
            () = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}
