//! What whoever runs a server does beside it: a copy of everything, and a look at the health of all games.

use crate::config::Config;
use crate::play::Play;
use crate::run::StartError;
use crate::store::{self, Change, Head, Loaded, Store, StoreError, Write};
use bots::Playable;
use bots::games::{Task, with_game};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

/// Why something could not be done.
fn failed(database: &str) -> impl Fn(StoreError) -> StartError + '_ {
    |error| StartError::Database(store::shown(database), error)
}

async fn open(database: &str) -> Result<Store, StartError> {
    Store::open(database, None, Arc::default()).await.map_err(failed(database))
}

/// Opens a database that must be there: a name that was mistyped shall not pass for an empty one.
async fn open_existing(database: &str) -> Result<Store, StartError> {
    if store::file_of(database).is_some_and(|file| !file.exists()) {
        return Err(failed(database)(StoreError::Failed("there is no such file".into())));
    }
    open(database).await
}

fn database(config: &Config) -> String {
    config.database.clone().unwrap_or_else(|| store::default_database(&config.data_dir))
}

fn block_on<T>(work: impl Future<Output = Result<T, StartError>>) -> Result<T, StartError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(StartError::Runtime)?;
    runtime.block_on(work)
}

/// Copies everything into a new file, as it is at one moment, while servers run; the number of games. The file has its name
/// only when it is whole.
///
/// # Errors
/// If the database cannot be read, or the file is there already.
pub fn backup(config: &Config, file: &Path) -> Result<u64, StartError> {
    let (from, to) = (database(config), file.to_string_lossy().into_owned());
    let there = || failed(&to)(StoreError::Failed("this file is there already".into()));
    if file.exists() {
        return Err(there());
    }
    let part = format!("{to}.{}.part", crate::ident::id());
    let copied = block_on(copy(&from, &part)).and_then(|games| {
        if file.exists() {
            return Err(there());
        }
        std::fs::rename(&part, file).map_err(|error| failed(&to)(StoreError::Failed(error.to_string())))?;
        Ok(games)
    });
    if copied.is_err() {
        for suffix in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{part}{suffix}"));
        }
    }
    copied
}

/// Puts everything of a backup into an empty database; the number of games.
///
/// # Errors
/// If there is no such backup, or the database is not empty.
pub fn restore(config: &Config, file: &Path) -> Result<u64, StartError> {
    block_on(copy(&file.to_string_lossy(), &database(config)))
}

/// Copies everything of one database into another, which is empty; the number of games.
async fn copy(from: &str, to: &str) -> Result<u64, StartError> {
    let source = open_existing(from).await?;
    let target = open(to).await?;
    let copied = source.copy_to(&target).await.map_err(failed(to));
    target.close().await;
    source.close().await;
    copied
}

/// A game that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ill {
    /// Its id.
    pub game: String,
    /// What is wrong with it.
    pub why: String,
    /// The number of moves it has now, if it was mended by taking back the last ones.
    pub mended: Option<i64>,
}

/// Looks at all games: how many there are, and those that cannot be read. If wanted, takes these back to the last state
/// that can.
///
/// # Errors
/// If the database fails.
pub fn doctor(config: &Config, mend: bool) -> Result<(usize, Vec<Ill>), StartError> {
    let name = database(config);
    block_on(async {
        let store = open_existing(&name).await?;
        let found = examine(&store, mend).await.map_err(failed(&name));
        store.close().await;
        found
    })
}

async fn examine(store: &Store, mend: bool) -> Result<(usize, Vec<Ill>), StoreError> {
    let (mut seen, mut ill, mut last) = (0, Vec::new(), String::new());
    loop {
        let ids = store.ids_after(&last).await?;
        let Some(end) = ids.last() else { return Ok((seen, ill)) };
        last.clone_from(end);
        for game in ids {
            seen += 1;
            let loaded = match store.load(&game).await {
                Ok(Some(loaded)) => loaded,
                Ok(None) => continue,
                Err(error) => {
                    ill.push(Ill { game, why: error.to_string(), mended: None });
                    continue;
                }
            };
            if let Err(why) = head_of(&loaded) {
                let mended = if mend { take_back(store, loaded).await? } else { None };
                ill.push(Ill { game, why, mended });
            }
        }
    }
}

/// Takes a game back to the last state that can be read; its number of moves then.
async fn take_back(store: &Store, mut loaded: Loaded) -> Result<Option<i64>, StoreError> {
    while loaded.moves.pop().is_some() {
        let number = loaded.moves.len() as i64;
        loaded.snapshots.retain(|(at, _)| *at <= number);
        let Ok(head) = head_of(&loaded) else { continue };
        let (id, before) = (loaded.game.id.clone(), loaded.game.head.revision);
        let (revision, undone) = (before + 1, before + 1);
        let Head { secrets_known, lobby, .. } = loaded.game.head;
        let head = Head { revision, undone, secrets_known, lobby, ..head };
        // Whoever is asked now has all the time that was agreed on.
        let head = head.waited_for(loaded.game.move_time, &loaded.seats);
        let change = Change { id, before, head, back_to: Some(number), ..Change::default() };
        store.write(Write::Change(Box::new(change))).await?;
        return Ok(Some(number));
    }
    Ok(None)
}

/// How a stored game stands, if it can be read.
fn head_of(loaded: &Loaded) -> Result<Head, String> {
    let name = loaded.game.game.clone();
    let read = catch_unwind(AssertUnwindSafe(|| with_game(&name, Resume(loaded))));
    let no_game = || Err(format!("there is no game {name:?}"));
    read.unwrap_or_else(|_| Some(Err("its rules break down".into()))).unwrap_or_else(no_game)
}

struct Resume<'a>(&'a Loaded);

impl Task for Resume<'_> {
    type Output = Result<Head, String>;

    fn run<G: Playable>(self) -> Self::Output {
        Play::<G>::resume(self.0).map(|play| play.head()).map_err(|error| error.to_string())
    }
}
