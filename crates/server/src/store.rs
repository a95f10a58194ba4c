//! Where games are kept: SQLite in a file, or PostgreSQL, with the same code.
//!
//! A game is stored as its beginning, the list of its moves with what happened, and a state every few moves; loading never
//! replays a whole game, and a game begun under older rules goes on from its states. All changes go through one
//! writer (the `writer` module), which commits whatever has come together in one transaction: a move is only told of after its
//! transaction is on the disk, and a hundred games share the price of writing it.

mod batch;
mod copy;
mod daily;
mod forget;
mod nodes;
mod notices;
mod read;
mod rows;
mod schema;
mod series;
mod writer;

pub use daily::{DailyResult, DailyTry};
pub use notices::{Asked, Claim, MOST_TRIES, NoticeWrite};
pub use read::{GameWithSeats, Loaded, Person, Since, login};
pub use series::{SeriesRow, TryRow};

use crate::ident;
use crate::metrics::Metrics;
use crate::nodes::Word;
use crate::seat::SeatUse;
use crate::waits::Waits;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection, Row};
use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

/// Why the storage did not do something.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has this name or code.
    #[error("taken")]
    Taken,
    /// The game was changed by somebody else since it was loaded.
    #[error("changed elsewhere")]
    Conflict,
    /// The database refused.
    #[error("database: {0}")]
    Failed(String),
    /// A newer program has stored this, by rules that this one does not know.
    #[error("newer: {0}")]
    Newer(String),
    /// What is stored makes no sense.
    #[error("damaged: {0}")]
    Damaged(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

/// Which database it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    /// SQLite in a file.
    Sqlite,
    /// PostgreSQL.
    Postgres,
}

/// What the list of games shows, and what guards against two writers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Head {
    /// How many moves have been made.
    pub number: i64,
    /// Grows with every change of any kind, also when a move is taken back.
    pub revision: i64,
    /// The revision of the last undo.
    pub undone: i64,
    /// The round in progress.
    pub round: i64,
    /// Who is asked, as bits.
    pub asked: i64,
    /// Whether the game is over.
    pub over: bool,
    /// The totals of a finished game, as JSON.
    pub scores: Option<String>,
    /// Whether the owner may know what is hidden: then nobody else may play.
    pub secrets_known: bool,
    /// Whether it waits in the lobby until its host starts it.
    pub lobby: bool,
    /// What somebody would like to take back, as JSON.
    pub wish: Option<String>,
    /// When the last change was made.
    pub updated: i64,
    /// Since when everybody is waited for.
    pub waits: Waits,
    /// When the time of the first of them is over.
    pub due: Option<i64>,
}

/// One game, without its moves.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Its unguessable name.
    pub id: String,
    /// The code by which people join.
    pub code: String,
    /// Which game it is.
    pub game: String,
    /// The mode of the game.
    pub mode: String,
    /// Who began it.
    pub owner: String,
    /// Whether it is shown to everybody while seats are open.
    pub public: bool,
    /// How it began, seed included. Secret. Lists of games do not have it.
    pub start: String,
    /// The version of the rules at the beginning.
    pub rules: i64,
    /// How many seconds there are for a move; 0: no limit.
    pub move_time: i64,
    /// What changes.
    pub head: Head,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat.
    pub seat: i64,
    /// The person it belongs to, also while a bot plays for them.
    pub person: Option<String>,
    /// The name shown.
    pub name: String,
    /// What it is used for.
    pub used_for: SeatUse,
}

/// One move.
#[derive(Clone, Debug)]
pub struct MoveRow {
    /// Counted from 1: the number of the state it led to.
    pub number: i64,
    /// Who moved.
    pub seat: i64,
    /// The move as JSON.
    pub action: String,
    /// What had been revealed before.
    pub revealed: i64,
    /// What happened, as JSON.
    pub events: String,
}

/// A kept state: after how many moves, and the packed state.
pub type Snapshot = (i64, Vec<u8>);

/// A change of one game.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// Which game.
    pub id: String,
    /// The revision the change builds on.
    pub before: i64,
    /// The game afterwards.
    pub head: Head,
    /// Moves and states beyond this number are taken back.
    pub back_to: Option<i64>,
    /// New moves.
    pub moves: Vec<MoveRow>,
    /// New states.
    pub snapshots: Vec<Snapshot>,
    /// Seats that change.
    pub seats: Vec<SeatRow>,
}

/// How long what was found out about the storage counts.
const TRIED_LATELY: Duration = Duration::from_secs(1);
/// An SQLite database with fewer free pages than this is full.
const LEAST_ROOM: i64 = 16;
/// A storage that takes longer than this is not ready.
const READY_TIME: Duration = Duration::from_secs(3);

/// Something to be stored.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new game.
    Create {
        /// The game.
        game: Box<GameRow>,
        /// Its seats.
        seats: Vec<SeatRow>,
        /// Its moves, if it was loaded from a record.
        moves: Vec<MoveRow>,
        /// Its states.
        snapshots: Vec<Snapshot>,
        /// The game after which the same people play this one; taken if they play another one already.
        after: Option<String>,
    },
    /// What was thought of a finished game.
    Review {
        /// The game.
        game: String,
        /// The review, as JSON.
        review: String,
    },
    /// A change of a game.
    Change(Box<Change>),
    /// A game is deleted, with everything that belongs to it.
    Delete {
        /// The game.
        id: String,
        /// Only if this is still its revision: otherwise something has happened since somebody looked.
        revision: Option<i64>,
    },
    /// Sessions that were ended and would not be good any more are forgotten.
    ForgetEnded,
    /// A person is forgotten: their name, their account, the games that are theirs alone. Elsewhere a bot plays for them.
    Forget {
        /// The person.
        id: String,
    },
    /// A person's name, also on the seats where the one before was shown.
    Name {
        /// The person.
        id: String,
        /// The name before.
        before: String,
        /// The name.
        name: String,
    },
    /// Everything of one person belongs to another from now on.
    Adopt {
        /// The person who has everything now.
        from: String,
        /// The person to whom it belongs afterwards.
        to: String,
    },
    /// A person gets an account.
    Account {
        /// The person.
        id: String,
        /// The name.
        name: String,
        /// The password, hashed.
        password: String,
    },
    /// A person gets another password; all their sessions end.
    Password {
        /// The person.
        id: String,
        /// The password, hashed.
        password: String,
    },
    /// All sessions of a person end.
    EndSessions {
        /// The person.
        id: String,
    },
    /// One session ends.
    EndSession {
        /// The session.
        session: String,
        /// Until when it would have been good: after that it need not be remembered.
        until: i64,
    },
    /// Who has come to a game through this server, and who has gone.
    People {
        /// The game.
        game: String,
        /// Who has come.
        came: Vec<String>,
        /// Who has gone.
        went: Vec<String>,
    },
    /// This server thinks for the bots of a game from now on, if no other does.
    TakeBots {
        /// The game.
        game: String,
    },
    /// This server does not think for the bots of a game any more.
    LeaveBots {
        /// The game.
        game: String,
    },
    /// Guests who have no games and came before this moment are forgotten.
    ForgetGuests {
        /// The moment.
        before: i64,
    },
    /// Something about notices.
    Notices(NoticeWrite),
    /// A series, the try from which it goes on, and the one that begins.
    Series {
        /// The series.
        series: Box<SeriesRow>,
        /// The try from which it goes on.
        settled: Option<Box<TryRow>>,
        /// The try that begins.
        begun: Option<Box<TryRow>>,
    },
    /// A series is given up.
    EndSeries {
        /// The series.
        id: String,
    },
    /// The one try of a person at the deal of a day.
    Daily {
        /// The day.
        day: i64,
        /// The person.
        person: String,
        /// The game.
        game: String,
    },
    /// Tries at the deals of the days before this one are forgotten whose games were deleted.
    ForgetTries {
        /// The day.
        before: i64,
    },
    /// A word to the other servers, of which nothing is stored.
    Say(Word),
    /// The time: shows that something can be stored.
    Pulse,
}

/// The storage.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    backend: Backend,
    writer: mpsc::Sender<writer::Order>,
    metrics: Arc<Metrics>,
    tried: Arc<tokio::sync::Mutex<Option<Trial>>>,
    /// Places to read whole games.
    loads: Arc<Semaphore>,
    /// Where the database is.
    url: String,
    /// The name of this server among those on the database.
    node: String,
    /// Where the servers on the database talk.
    channel: String,
    /// Where what other servers say is told.
    words: broadcast::Sender<Word>,
    /// What is done beside everything else, until the store is closed.
    tasks: Arc<Mutex<Vec<AbortHandle>>>,
}

/// When the storage was last tried, and whether it took something.
type Trial = (Instant, Result<(), StoreError>);

/// How many words of other servers may wait for somebody who listens.
const WORDS: usize = 4096;
/// How long a statement waits for a locked database.
const BUSY: Duration = Duration::from_secs(2);

impl Store {
    /// Opens a database and brings its tables up to date.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(database: &str, max_pages: Option<u32>, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let (backend, url) = address(database);
        let most: u32 = if backend == Backend::Sqlite { 4 } else { 10 };
        let pragmas = if backend == Backend::Sqlite { pragmas(max_pages) } else { patience() };
        if backend == Backend::Sqlite {
            keep_private(Path::new(path_of(database))).map_err(|error| StoreError::Failed(error.to_string()))?;
        }
        // A pool would try again until its time is over, and not say why. So once without.
        let mut first = AnyConnection::connect(&url).await?;
        sqlx::raw_sql(AssertSqlSafe(pragmas.clone())).execute(&mut first).await?;
        first.close().await?;
        let pool = AnyPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(Duration::from_secs(5))
            .after_connect(move |conn, _| {
                let pragmas = pragmas.clone();
                Box::pin(async move { sqlx::raw_sql(AssertSqlSafe(pragmas)).execute(conn).await.map(drop) })
            })
            .connect(&url)
            .await?;
        schema::update(&pool, backend).await?;
        let (node, channel) = (ident::id(), nodes::channel(&mut *pool.acquire().await?, backend).await?);
        let writer = writer::start(pool.clone(), backend, metrics.clone(), node.clone(), channel.clone());
        let (words, _) = broadcast::channel(WORDS);
        let (tried, tasks) = Default::default();
        // Reading a long game takes a while. Those who ask for little find a connection all the same.
        let loads = Arc::new(Semaphore::new(most as usize / 2));
        Ok(Store { pool, backend, writer, metrics, tried, loads, url, node, channel, words, tasks })
    }

    /// Stores something; when this returns well, it is on the disk.
    ///
    /// # Errors
    /// If nothing of it was stored, or, when a connection broke, perhaps nothing.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Failed("the writer has ended".into());
        let _waits = Gauge::up(&self.metrics.writes_waiting);
        self.writer.send(writer::Order::Store(writer::Job { write, done })).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Whether something can be stored just now. Tries it, but not more often than once a second.
    ///
    /// # Errors
    /// If it cannot, or not soon enough.
    pub async fn try_out(&self) -> Result<(), StoreError> {
        let mut tried = self.tried.lock().await;
        if let Some((at, result)) = &*tried
            && at.elapsed() < TRIED_LATELY
        {
            return result.clone();
        }
        let late = || StoreError::Failed("nothing was stored in time".into());
        let trial = async {
            self.write(Write::Pulse).await?;
            self.has_room().await
        };
        let result = tokio::time::timeout(READY_TIME, trial).await.unwrap_or_else(|_| Err(late()));
        *tried = Some((Instant::now(), result.clone()));
        result
    }

    /// Whether a game more fits into the database: what was tried needs no room of its own.
    async fn has_room(&self) -> Result<(), StoreError> {
        if self.backend == Backend::Postgres {
            return Ok(());
        }
        let sql = "SELECT max_page_count - page_count + freelist_count AS room \
                   FROM pragma_max_page_count, pragma_page_count, pragma_freelist_count";
        let room: i64 = sqlx::query(sql).fetch_one(&self.pool).await?.try_get("room")?;
        if room < LEAST_ROOM { Err(StoreError::Failed("the database is full".into())) } else { Ok(()) }
    }

    /// Closes the database after everything that waits is stored.
    pub async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.writer.send(writer::Order::Close(done)).await.is_ok() {
            let _ = answer.await;
        }
        if let Err(error) = self.leave().await {
            tracing::warn!(%error, "the other servers could not be told of the end");
        }
        self.pool.close().await;
    }
}

/// How long PostgreSQL may keep us waiting: as long as SQLite, and a little more for a long list.
fn patience() -> String {
    let busy = BUSY.as_millis();
    format!(
        "SET lock_timeout = {busy}; SET statement_timeout = {}; SET idle_in_transaction_session_timeout = {};",
        2 * busy,
        5 * busy
    )
}

/// Makes the file of a database, if it is not there, and lets nobody but its owner read it: seeds are in it, and hashes.
fn keep_private(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        std::fs::OpenOptions::new().append(true).create(true).mode(0o600).open(path)?;
        for suffix in ["", "-wal", "-shm"] {
            let mut part = path.as_os_str().to_owned();
            part.push(suffix);
            let private = std::fs::Permissions::from_mode(0o600);
            if let Err(error) = std::fs::set_permissions(&part, private)
                && error.kind() != std::io::ErrorKind::NotFound
            {
                tracing::warn!(%error, "others may read the database");
            }
        }
    }
    Ok(())
}

/// The file of an SQLite database.
pub fn file_of(database: &str) -> Option<&Path> {
    (address(database).0 == Backend::Sqlite).then(|| Path::new(path_of(database)))
}

/// Looks whether a database can be used, and changes nothing in it.
///
/// # Errors
/// If it cannot be opened, belongs to a newer version, or its servers have another secret than the one with this mark.
pub async fn look(database: &str, mark: &str) -> Result<(), StoreError> {
    sqlx::any::install_default_drivers();
    let (backend, url) = address(database);
    if file_of(database).is_some_and(|file| !file.exists()) {
        return Ok(());
    }
    let mut connection = AnyConnection::connect(&url.replace("mode=rwc", "mode=ro")).await?;
    let looked = look_at(&mut connection, backend, mark).await;
    connection.close().await?;
    looked
}

async fn look_at(connection: &mut AnyConnection, backend: Backend, mark: &str) -> Result<(), StoreError> {
    schema::look(connection, backend).await?;
    if backend == Backend::Postgres && schema::has(connection, backend, "nodes").await? {
        nodes::agree(connection, mark).await?;
    }
    Ok(())
}

/// Counts up, and down again when dropped.
struct Gauge<'a>(&'a AtomicI64);

impl Gauge<'_> {
    fn up(gauge: &AtomicI64) -> Gauge<'_> {
        gauge.fetch_add(1, Relaxed);
        Gauge(gauge)
    }
}

impl Drop for Gauge<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// Write-ahead log: readers never wait. FULL: a commit survives a power cut; since the writer commits many games' moves
/// together, that costs little.
fn pragmas(max_pages: Option<u32>) -> String {
    let busy = BUSY.as_millis();
    let mut sql = format!(
        "PRAGMA busy_timeout = {busy}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
    );
    if let Some(pages) = max_pages {
        sql.push_str(&format!(" PRAGMA max_page_count = {pages};"));
    }
    sql
}

/// The path of an SQLite file, which may be written as an address.
fn path_of(database: &str) -> &str {
    database.strip_prefix("sqlite://").or(database.strip_prefix("sqlite:")).unwrap_or(database)
}

fn address(database: &str) -> (Backend, String) {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        return (Backend::Postgres, database.into());
    }
    let path = path_of(database).replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    (Backend::Sqlite, format!("sqlite://{path}?mode=rwc"))
}

/// A database as it may be shown: an address can have a password in it.
pub fn shown(database: &str) -> String {
    if address(database).0 == Backend::Sqlite { database.into() } else { "at the postgres:// address".into() }
}

/// Where the database lies if none was named.
pub fn default_database(data_dir: &Path) -> String {
    data_dir.join("hofwerk.sqlite").to_string_lossy().into_owned()
}
