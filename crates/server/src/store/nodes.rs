//! Several servers on one PostgreSQL: how they know of each other, and how they hear each other.
//!
//! A server has a row in `nodes` and renews it every few seconds by the database's clock. If the row is old, the server has
//! died, and whoever notices first gives back what it had: the people at its tables and the bots it thought for. SQLite
//! has one server, and there is nothing to do.

use super::{Backend, Store, StoreError, Write};
use crate::nodes::{self, Word};
use sqlx::postgres::PgListener;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row, Transaction};
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

/// How often a server says that it lives.
const BEAT: Duration = Duration::from_secs(3);
/// A server that has said nothing for this many milliseconds is dead.
const LIFE: i64 = 10_000;
/// A line on which one's own word is not heard for this long is dead.
const SILENCE: Duration = Duration::from_millis(LIFE as u64);
/// How long to wait before a broken line is tried again.
const BREATH: Duration = Duration::from_secs(1);
/// Milliseconds since 1970 by the database's clock: those of the servers may differ.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Whether all servers of a database have the secret with this mark.
pub(super) async fn agree(db: &mut AnyConnection, mark: &str) -> Result<(), StoreError> {
    let sql = format!("SELECT COUNT(*) AS others FROM nodes WHERE mark <> $1 AND until > {NOW}");
    let row = sqlx::query(AssertSqlSafe(sql)).bind(mark).fetch_one(db).await?;
    if row.try_get::<i64, _>("others")? > 0 {
        let why = "another server of this database signs cookies with another secret; give all of them the same one \
                   (HOFWERK_SECRET), or wait ten seconds if the other has just ended";
        return Err(StoreError::Failed(why.into()));
    }
    Ok(())
}

/// Says something to all servers when the transaction is committed.
pub(super) async fn say(db: &mut AnyConnection, channel: &str, node: &str, words: &[Word]) -> Result<(), sqlx::Error> {
    for message in nodes::messages(node, words) {
        tell(db, channel, &message).await?;
    }
    Ok(())
}

async fn tell(db: &mut AnyConnection, channel: &str, message: &str) -> Result<(), sqlx::Error> {
    let sql = "SELECT 1 AS one FROM (SELECT pg_notify($1, $2)) AS told";
    sqlx::query(sql).bind(channel).bind(message).execute(db).await.map(drop)
}

/// The channel on which the servers talk whose tables are these.
pub(super) async fn channel(db: &mut AnyConnection, backend: Backend) -> Result<String, StoreError> {
    if backend == Backend::Sqlite {
        return Ok(String::new());
    }
    let row = sqlx::query("SELECT CAST(current_schema() AS TEXT) AS name").fetch_one(db).await?;
    let name: Option<String> = row.try_get("name")?;
    Ok(format!("hofwerk {}", name.unwrap_or_default()).chars().take(60).collect())
}

impl Store {
    /// Joins the servers of this database, and stays until the store is closed. `mark` tells which secret signs cookies.
    ///
    /// # Errors
    /// If the database fails, or the others sign cookies with another secret.
    pub async fn join(&self, mark: &str) -> Result<(), StoreError> {
        if self.backend == Backend::Sqlite {
            return Ok(());
        }
        let mut tx = self.pool.begin().await?;
        // One after the other, so that two that start at once see each other.
        let lock = "SELECT 1 AS one FROM (SELECT pg_advisory_xact_lock(8271)) AS lock";
        sqlx::query(lock).execute(&mut *tx).await?;
        agree(&mut tx, mark).await?;
        self.beat(&mut tx, mark).await?;
        tx.commit().await?;
        let (store, mark) = (self.clone(), mark.to_owned());
        let beating = tokio::spawn(async move {
            loop {
                sleep(BEAT).await;
                if let Err(error) = store.beat_once(&mark).await {
                    tracing::warn!(%error, "the other servers could not be told that this one lives");
                }
            }
        });
        let hearing = tokio::spawn(hear(self.url.clone(), self.channel.clone(), self.node.clone(), self.words.clone()));
        let mut tasks = self.tasks.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        tasks.extend([beating.abort_handle(), hearing.abort_handle()]);
        Ok(())
    }

    async fn beat_once(&self, mark: &str) -> Result<(), StoreError> {
        let mut tx = self.pool.begin().await?;
        let fresh = self.beat(&mut tx, mark).await?;
        tx.commit().await?;
        if fresh {
            // The others took this server for dead, and have forgotten who is here.
            let _ = self.words.send(Word::Everything);
        }
        Ok(())
    }

    /// Says that this server lives, and buries those that do not. Says whether it had been taken for dead itself.
    async fn beat(&self, tx: &mut Transaction<'_, Any>, mark: &str) -> Result<bool, StoreError> {
        let sql = format!("UPDATE nodes SET until = {NOW} + {LIFE} WHERE id = $1");
        let known = sqlx::query(AssertSqlSafe(sql)).bind(&self.node).execute(&mut **tx).await?.rows_affected() > 0;
        if !known {
            let sql = format!("INSERT INTO nodes (id, version, mark, until) VALUES ($1, $2, $3, {NOW} + {LIFE})");
            let version = env!("CARGO_PKG_VERSION");
            sqlx::query(AssertSqlSafe(sql)).bind(&self.node).bind(version).bind(mark).execute(&mut **tx).await?;
        }
        let sql = format!("DELETE FROM nodes WHERE until < {NOW} RETURNING id");
        let dead = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut **tx).await?;
        for row in &dead {
            forget(tx, row.try_get("id")?).await?;
        }
        // The first line is who speaks; without a second it says no more than that.
        let words: &[Word] = if dead.is_empty() { &[] } else { &[Word::Gone] };
        say(tx, &self.channel, "", words).await?;
        tell(tx, &self.channel, &self.node).await?;
        Ok(!known)
    }

    /// Leaves the servers of this database: nobody has to find out that this one is gone.
    pub(super) async fn leave(&self) -> Result<(), StoreError> {
        for task in self.tasks.lock().unwrap_or_else(std::sync::PoisonError::into_inner).drain(..) {
            task.abort();
        }
        if self.backend == Backend::Sqlite {
            return Ok(());
        }
        let mut tx = self.pool.begin().await?;
        sqlx::query("DELETE FROM nodes WHERE id = $1").bind(&self.node).execute(&mut *tx).await?;
        forget(&mut tx, &self.node).await?;
        say(&mut tx, &self.channel, &self.node, &[Word::Gone]).await?;
        Ok(tx.commit().await?)
    }

    /// What other servers say from now on.
    pub fn words(&self) -> broadcast::Receiver<Word> {
        self.words.subscribe()
    }

    /// Tells the other servers something of which nothing is stored. A word that is lost is lost.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn say(&self, word: Word) -> Result<(), StoreError> {
        match self.backend {
            Backend::Sqlite => Ok(()),
            Backend::Postgres => self.write(Write::Say(word)).await,
        }
    }

    /// The people who are at a game through other servers.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn elsewhere(&self, game: &str) -> Result<HashSet<String>, StoreError> {
        if self.backend == Backend::Sqlite {
            return Ok(HashSet::new());
        }
        let sql = "SELECT DISTINCT person FROM presence WHERE game = $1 AND node <> $2";
        let rows = sqlx::query(sql).bind(game).bind(&self.node).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get("person")).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Notes who has come to a game here, and who has gone.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_people(&self, game: &str, came: Vec<String>, went: Vec<String>) -> Result<(), StoreError> {
        match self.backend {
            Backend::Sqlite => Ok(()),
            Backend::Postgres => self.write(Write::People { game: game.into(), came, went }).await,
        }
    }

    /// Takes it upon this server to think for the bots of a game; no if another server does.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_bots(&self, game: &str) -> Result<bool, StoreError> {
        if self.backend == Backend::Sqlite {
            return Ok(true);
        }
        match self.write(Write::TakeBots { game: game.into() }).await {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Leaves the bots of a game to other servers.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_bots(&self, game: &str) -> Result<(), StoreError> {
        match self.backend {
            Backend::Sqlite => Ok(()),
            Backend::Postgres => self.write(Write::LeaveBots { game: game.into() }).await,
        }
    }
}

/// Gives back what a server had.
async fn forget(db: &mut AnyConnection, node: &str) -> Result<(), sqlx::Error> {
    for sql in ["DELETE FROM presence WHERE node = $1", "DELETE FROM thinking WHERE node = $1"] {
        sqlx::query(sql).bind(node).execute(&mut *db).await?;
    }
    Ok(())
}

/// Writes down who has come to a game and who has gone.
pub(super) async fn put_people(
    db: &mut AnyConnection,
    node: &str,
    game: &str,
    came: &[String],
    went: &[String],
) -> Result<(), StoreError> {
    for person in came {
        let sql = "INSERT INTO presence (game, person, node) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(game).bind(person).bind(node).execute(&mut *db).await?;
    }
    for person in went {
        let sql = "DELETE FROM presence WHERE game = $1 AND person = $2 AND node = $3";
        sqlx::query(sql).bind(game).bind(person).bind(node).execute(&mut *db).await?;
    }
    Ok(())
}

/// Takes the bots of a game, unless a server that lives has them.
pub(super) async fn take_bots(db: &mut AnyConnection, node: &str, game: &str) -> Result<(), StoreError> {
    let sql = format!(
        "INSERT INTO thinking (game, node) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET node = excluded.node \
         WHERE thinking.node = excluded.node \
         OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = thinking.node AND until > {NOW})"
    );
    let done = sqlx::query(AssertSqlSafe(sql)).bind(game).bind(node).execute(db).await?;
    if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Hears what the other servers say, as long as this one lives.
async fn hear(url: String, channel: String, node: String, words: broadcast::Sender<Word>) {
    loop {
        if let Err(error) = hear_for_a_while(&url, &channel, &node, &words).await {
            tracing::warn!(%error, "the other servers are not heard");
        }
        sleep(BREATH).await;
    }
}

/// Hears what the other servers say until the line breaks.
async fn hear_for_a_while(
    url: &str,
    channel: &str,
    node: &str,
    words: &broadcast::Sender<Word>,
) -> Result<(), sqlx::Error> {
    let mut line = PgListener::connect(url).await?;
    line.listen(channel).await?;
    // What was said before was not heard.
    let _ = words.send(Word::Everything);
    loop {
        match timeout(SILENCE, line.try_recv()).await {
            Ok(Ok(Some(message))) => {
                for word in nodes::heard(message.payload(), node) {
                    let _ = words.send(word);
                }
            }
            Ok(Ok(None)) => return Ok(()),
            Ok(Err(error)) => return Err(error),
            Err(_) => return Err(sqlx::Error::PoolTimedOut),
        }
    }
}
