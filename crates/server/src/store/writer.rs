//! The one task that writes. All changes that wait are committed together.

use super::batch::{Batch, BatchEnd, plain};
use super::rows::{insert_game, put_change, put_history, put_seat};
use super::{Backend, Change, StoreError, Write, daily, forget, nodes, series};
use crate::clock;
use crate::metrics::Metrics;
use crate::nodes::Word;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Row};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// The most changes in one transaction.
const MOST_TOGETHER: usize = 128;

/// A transaction that takes longer has failed.
const COMMIT_TIME: Duration = Duration::from_secs(15);

/// Something to be stored, and where the result goes.
#[derive(Debug)]
pub(super) struct Job {
    pub write: Write,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// What the writer is told.
#[derive(Debug)]
pub(super) enum Order {
    /// To store something.
    Store(Job),
    /// To let go of the database.
    Close(oneshot::Sender<()>),
}

/// Starts the writer; it ends when all senders are dropped.
pub(super) fn start(
    pool: AnyPool,
    backend: Backend,
    metrics: Arc<Metrics>,
    node: String,
    channel: String,
) -> mpsc::Sender<Order> {
    let (orders, inbox) = mpsc::channel(1024);
    tokio::spawn(Writer { pool, metrics, here: Here { backend, node, channel }, connection: None }.run(inbox));
    orders
}

/// Where something is stored, and by whom.
struct Here {
    backend: Backend,
    /// The name of this server.
    node: String,
    /// Where it talks to the others.
    channel: String,
}

struct Writer {
    pool: AnyPool,
    metrics: Arc<Metrics>,
    here: Here,
    /// Kept from transaction to transaction; dropped when something went wrong with it.
    connection: Option<PoolConnection<Any>>,
}

/// How a transaction ended.
enum TransactionEnd {
    /// It is stored, except for those that came too late.
    Stored(Vec<Result<(), StoreError>>),
    /// A statement failed: the others may still be stored without it.
    OneFailed(StoreError),
    /// Nothing can be stored now.
    AllFailed(StoreError),
}

impl Writer {
    async fn run(mut self, mut inbox: mpsc::Receiver<Order>) {
        let mut orders = Vec::with_capacity(MOST_TOGETHER);
        while inbox.recv_many(&mut orders, MOST_TOGETHER).await > 0 {
            let (mut jobs, mut waiting) = (Vec::with_capacity(orders.len()), Vec::new());
            for order in orders.drain(..) {
                match order {
                    Order::Store(job) => jobs.push(job),
                    Order::Close(done) => waiting.push(done),
                }
            }
            if !jobs.is_empty() {
                let started = Instant::now();
                self.store(jobs).await;
                self.metrics.commit_time.record(started.elapsed());
            }
            for done in waiting {
                self.connection = None;
                let _ = done.send(());
            }
        }
    }

    /// Stores what waits. If nothing can be stored now, says why.
    async fn store(&mut self, mut jobs: Vec<Job>) -> Option<StoreError> {
        // Two servers that change the same games in the same order never wait for each other in a circle.
        jobs.sort_by(|a, b| order(&a.write).cmp(&order(&b.write)));
        match self.transaction(&jobs).await {
            TransactionEnd::Stored(results) => {
                for (job, result) in jobs.into_iter().zip(results) {
                    let _ = job.done.send(result);
                }
                None
            }
            TransactionEnd::OneFailed(_) if jobs.len() > 1 => {
                let mut jobs = jobs.into_iter();
                let mut gone = None;
                while gone.is_none()
                    && let Some(job) = jobs.next()
                {
                    gone = Box::pin(self.store(vec![job])).await;
                }
                // With a database that is gone, each of the others would wait as long for the same answer.
                if let Some(error) = &gone {
                    self.fail(jobs.collect(), error);
                }
                gone
            }
            TransactionEnd::OneFailed(error) => {
                self.fail(jobs, &error);
                None
            }
            TransactionEnd::AllFailed(error) => {
                self.fail(jobs, &error);
                Some(error)
            }
        }
    }

    fn fail(&self, jobs: Vec<Job>, error: &StoreError) {
        self.metrics.storage_errors.fetch_add(1, Relaxed);
        tracing::error!(%error, waiting = jobs.len(), "nothing could be stored");
        for job in jobs {
            let _ = job.done.send(Err(error.clone()));
        }
    }

    async fn transaction(&mut self, jobs: &[Job]) -> TransactionEnd {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => match self.pool.acquire().await {
                Ok(connection) => connection,
                Err(error) => return TransactionEnd::AllFailed(error.into()),
            },
        };
        // A statement has its time; a connection that is dead without saying so has this.
        let outcome = match timeout(COMMIT_TIME, attempt(&mut connection, &self.here, jobs)).await {
            Ok(outcome) => outcome,
            Err(_) => {
                drop(connection.detach());
                return TransactionEnd::AllFailed(StoreError::Failed("the database does not answer".into()));
            }
        };
        if let TransactionEnd::Stored(_) = outcome {
            self.metrics.commits.fetch_add(1, Relaxed);
            self.connection = Some(connection);
        }
        outcome
    }
}

/// What is stored first when several things are: games in the order of their names, then the rest.
fn order(write: &Write) -> (u8, &str) {
    match write {
        Write::Change(change) => (0, &change.id),
        Write::Create { game, .. } => (1, &game.id),
        Write::Delete { id, .. } => (1, id),
        Write::Review { game, .. } => (1, game),
        Write::People { game, .. } => (2, game),
        Write::TakeBots { game } | Write::LeaveBots { game } => (3, game),
        Write::Name { id, .. } | Write::Adopt { from: id, .. } | Write::Forget { id } => (4, id),
        Write::Account { id, .. } | Write::Password { id, .. } | Write::EndSessions { id } => (5, id),
        Write::EndSession { session, .. } => (6, session),
        Write::Series { series, .. } => (7, &series.id),
        Write::EndSeries { id } | Write::Daily { person: id, .. } => (8, id),
        Write::ForgetGuests { .. } | Write::ForgetEnded | Write::ForgetTries { .. } => (9, ""),
        Write::Notices(_) | Write::Say(_) => (9, ""),
        Write::Pulse => (10, ""),
    }
}

async fn attempt(connection: &mut AnyConnection, here: &Here, jobs: &[Job]) -> TransactionEnd {
    let moves: Vec<&Change> = jobs.iter().filter_map(|job| plain(&job.write)).collect();
    let batch = Batch::of(&moves);
    let word = |change: &&Change| Word::Game { id: change.id.clone(), revision: change.head.revision };
    let words: Vec<Word> = moves.iter().map(word).collect();
    if moves.len() == jobs.len() {
        let message = crate::nodes::messages(&here.node, &words).pop().unwrap_or_default();
        return match batch.put_alone(connection, here.backend, (&here.channel, &message)).await {
            BatchEnd::Stored(stored) => {
                TransactionEnd::Stored(moves.iter().map(|change| in_batch(change, &stored)).collect())
            }
            BatchEnd::OneFailed(error) => TransactionEnd::OneFailed(error),
            BatchEnd::AllFailed(error) => TransactionEnd::AllFailed(error),
        };
    }
    together(connection, here, jobs, (!moves.is_empty()).then_some(batch), words).await
}

/// Whether a change was among those that were stored.
fn in_batch(change: &Change, stored: &HashSet<String>) -> Result<(), StoreError> {
    if stored.contains(&change.id) { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Stores things of all kinds in one transaction.
async fn together(
    connection: &mut AnyConnection,
    here: &Here,
    jobs: &[Job],
    batch: Option<Batch>,
    mut words: Vec<Word>,
) -> TransactionEnd {
    // SQLite: ask for the right to write at once, so that no other writer comes in between.
    let begun = match here.backend {
        Backend::Sqlite => connection.begin_with("BEGIN IMMEDIATE").await,
        Backend::Postgres => connection.begin().await,
    };
    let mut tx = match begun {
        Ok(tx) => tx,
        Err(error) => return TransactionEnd::AllFailed(error.into()),
    };
    let mut stored = HashSet::new();
    if let Some(batch) = batch {
        match batch.put(&mut tx, here.backend).await {
            Ok(games) => stored = games,
            Err(error) => {
                let _ = tx.rollback().await;
                return TransactionEnd::OneFailed(error);
            }
        }
    }
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        if let Some(change) = plain(&job.write) {
            results.push(in_batch(change, &stored));
            continue;
        }
        match write(&mut tx, here, &job.write, &mut words).await {
            Err(error @ (StoreError::Failed(_) | StoreError::Damaged(_) | StoreError::Newer(_))) => {
                let _ = tx.rollback().await;
                return TransactionEnd::OneFailed(error);
            }
            result => results.push(result),
        }
    }
    if here.backend == Backend::Postgres
        && let Err(error) = nodes::say(&mut tx, &here.channel, &here.node, &words).await
    {
        return TransactionEnd::AllFailed(error.into());
    }
    match tx.commit().await {
        Ok(()) => TransactionEnd::Stored(results),
        Err(error) => TransactionEnd::AllFailed(error.into()),
    }
}

/// The same people play `next` after this game, unless they play another one already.
async fn put_sequel(db: &mut AnyConnection, game: &str, next: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO sequels (game, next) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    let put = sqlx::query(sql).bind(game).bind(next).execute(db).await?;
    if put.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// Stores one thing, and adds what the other servers have to know of it.
async fn write(db: &mut AnyConnection, here: &Here, write: &Write, words: &mut Vec<Word>) -> Result<(), StoreError> {
    match write {
        Write::Create { game, seats, moves, snapshots, after } => {
            if let Some(after) = after {
                put_sequel(db, after, &game.id).await?;
            }
            if let Err(error) = insert_game(db, game).await {
                // The transaction goes on without this game.
                sqlx::query("DELETE FROM sequels WHERE next = $1").bind(&game.id).execute(&mut *db).await?;
                return Err(error);
            }
            for seat in seats {
                put_seat(db, &game.id, seat).await?;
            }
            put_history(db, &game.id, moves, snapshots).await
        }
        Write::Change(change) => {
            put_change(db, change).await?;
            words.push(Word::Game { id: change.id.clone(), revision: change.head.revision });
            Ok(())
        }
        Write::Review { game, review } => {
            let sql = "INSERT INTO reviews (game, review) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(game).bind(review).execute(db).await?;
            Ok(())
        }
        Write::Delete { id, revision } => forget::game_at(db, id, *revision, words).await,
        Write::Forget { id } => {
            series::forget(db, id).await?;
            forget::person(db, id, words).await?;
            end_sessions(db, id).await
        }
        Write::Name { id, before, name } => {
            put_name(db, id, name).await?;
            let sql = "UPDATE games SET revision = revision + 1 \
                       WHERE id IN (SELECT game FROM seats WHERE person = $1 AND name = $2) RETURNING id, revision";
            changed(sqlx::query(sql).bind(id).bind(before).fetch_all(&mut *db).await?, words)?;
            let sql = "UPDATE seats SET name = $1 WHERE person = $2 AND name = $3";
            sqlx::query(sql).bind(name).bind(id).bind(before).execute(db).await?;
            Ok(())
        }
        Write::Adopt { from, to } => {
            let sql = "UPDATE games SET revision = revision + 1 \
                       WHERE owner = $1 OR id IN (SELECT game FROM seats WHERE person = $1) RETURNING id, revision";
            words.push(Word::Adopted { from: from.clone(), to: to.clone() });
            changed(sqlx::query(sql).bind(from).fetch_all(&mut *db).await?, words)?;
            one_hand(db, from, to).await?;
            super::notices::adopt(db, from, to).await?;
            for sql in
                ["UPDATE seats SET person = $1 WHERE person = $2", "UPDATE games SET owner = $1 WHERE owner = $2"]
            {
                sqlx::query(sql).bind(to).bind(from).execute(&mut *db).await?;
            }
            series::adopt(db, from, to).await?;
            // Who has a copy of the guest's cookie is nobody from now on.
            end_sessions(db, from).await
        }
        Write::Account { id, name, password } => put_account(db, id, name, password).await,
        Write::Password { id, password } => {
            let sql = "UPDATE persons SET password = $1 WHERE id = $2 AND login IS NOT NULL";
            sqlx::query(sql).bind(password).bind(id).execute(&mut *db).await?;
            end_sessions(db, id).await
        }
        Write::EndSessions { id } => end_sessions(db, id).await,
        Write::EndSession { session, until } => {
            let sql = "INSERT INTO ended (session, until) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(session).bind(*until).execute(db).await?;
            Ok(())
        }
        Write::People { game, came, went } => {
            nodes::put_people(db, &here.node, game, came, went).await?;
            words.push(Word::People { id: game.clone() });
            Ok(())
        }
        Write::TakeBots { game } => nodes::take_bots(db, &here.node, game).await,
        Write::LeaveBots { game } => {
            let sql = "DELETE FROM thinking WHERE game = $1 AND node = $2";
            sqlx::query(sql).bind(game).bind(&here.node).execute(db).await?;
            words.push(Word::Bots { id: game.clone() });
            Ok(())
        }
        Write::Notices(write) => super::notices::write(db, write).await,
        Write::ForgetGuests { before } => forget::guests(db, *before).await,
        Write::ForgetEnded => {
            sqlx::query("DELETE FROM ended WHERE until < $1").bind(clock::now()).execute(db).await?;
            Ok(())
        }
        Write::Series { series, settled, begun } => series::put(db, series, settled.as_deref(), begun.as_deref()).await,
        Write::EndSeries { id } => series::delete(db, id).await,
        Write::Daily { day, person, game } => daily::put(db, *day, person, game).await,
        Write::ForgetTries { before } => daily::forget_gone(db, *before).await,
        Write::Say(word) => {
            words.push(word.clone());
            Ok(())
        }
        Write::Pulse => {
            let sql = "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
            sqlx::query(sql).bind(clock::now()).execute(db).await?;
            Ok(())
        }
    }
}

/// The games that were changed, in words.
pub(super) fn changed(rows: Vec<sqlx::any::AnyRow>, words: &mut Vec<Word>) -> Result<(), StoreError> {
    for row in rows {
        words.push(Word::Game { id: row.try_get("id")?, revision: row.try_get("revision")? });
    }
    Ok(())
}

async fn put_name(db: &mut AnyConnection, id: &str, name: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO persons (id, name, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(id)
    .bind(name)
    .bind(clock::now())
    .execute(db)
    .await?;
    Ok(())
}

/// Where a guest and the account they log in to sit at one table, nobody shall hold both hands: beside other people, or while
/// others may still come, a bot takes the guest's seat for good. Who is alone keeps both and stays alone.
async fn one_hand(db: &mut AnyConnection, from: &str, to: &str) -> Result<(), StoreError> {
    let both = "SELECT id FROM games WHERE finished = 0 AND EXISTS (SELECT 1 FROM seats WHERE game = id AND person = $1) \
                AND EXISTS (SELECT 1 FROM seats WHERE game = id AND person = $2)";
    for row in sqlx::query(both).bind(from).bind(to).fetch_all(&mut *db).await? {
        let game: String = row.try_get("id")?;
        let others =
            "SELECT 1 AS one FROM seats WHERE game = $1 AND (kind = 'open' OR (person <> $2 AND person <> $3))";
        let others = sqlx::query(others).bind(&game).bind(from).bind(to).fetch_optional(&mut *db).await?.is_some();
        if !others {
            sqlx::query("UPDATE games SET known = 1 WHERE id = $1").bind(&game).execute(&mut *db).await?;
            continue;
        }
        let seats = "UPDATE seats SET level = CASE WHEN kind = 'bot' THEN level ELSE 'easy' END, kind = 'bot', person = NULL \
                     WHERE game = $1 AND person = $2 RETURNING seat";
        for row in sqlx::query(seats).bind(&game).bind(from).fetch_all(&mut *db).await? {
            let seat: i64 = row.try_get("seat")?;
            let sql = "UPDATE seats SET name = $1 WHERE game = $2 AND seat = $3";
            sqlx::query(sql).bind(crate::seat::bot_name(&game, seat)).bind(&game).bind(seat).execute(&mut *db).await?;
        }
    }
    Ok(())
}

async fn put_account(db: &mut AnyConnection, id: &str, name: &str, password: &str) -> Result<(), StoreError> {
    let login = super::read::login(name);
    let free = "SELECT 1 AS one FROM persons WHERE login = $1 OR (id = $2 AND login IS NOT NULL)";
    if sqlx::query(free).bind(&login).bind(id).fetch_optional(&mut *db).await?.is_some() {
        return Err(StoreError::Taken);
    }
    put_name(db, id, name).await?;
    sqlx::query("UPDATE persons SET login = $1, password = $2 WHERE id = $3")
        .bind(&login)
        .bind(password)
        .bind(id)
        .execute(&mut *db)
        .await?;
    // An account begins with a session of its own: a cookie from before is worth nothing.
    end_sessions(db, id).await
}

async fn end_sessions(db: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO persons (id, name, created, session) VALUES ($1, '', $2, 1) \
         ON CONFLICT (id) DO UPDATE SET session = persons.session + 1",
    )
    .bind(id)
    .bind(clock::now())
    .execute(db)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};

    /// A line to the database that breaks for good when somebody says this: where it begins.
    async fn line_to(database: String, last: &'static str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move {
            let mut open = tokio::task::JoinSet::new();
            loop {
                tokio::select! {
                    Ok((near, _)) = listener.accept() => drop(open.spawn(carry(near, database.clone(), last))),
                    Some(Ok(true)) = open.join_next() => return,
                }
            }
        });
        address
    }

    /// Carries everything to and fro until one side ends, or the last word is said; whether it was.
    async fn carry(mut near: TcpStream, database: String, last: &'static str) -> bool {
        let mut far = TcpStream::connect(database).await.unwrap();
        let ((mut said, mut answers), (mut answered, mut heard)) = (near.split(), far.split());
        let there = async {
            let mut bytes = [0; 4096];
            loop {
                let read = said.read(&mut bytes).await.unwrap_or(0);
                if bytes[..read].windows(last.len()).any(|word| word == last.as_bytes()) {
                    return true;
                }
                if read == 0 || heard.write_all(&bytes[..read]).await.is_err() {
                    return false;
                }
            }
        };
        tokio::select! {
            was_said = there => was_said,
            _ = tokio::io::copy(&mut answered, &mut answers) => false,
        }
    }

    /// Needs PostgreSQL: when it goes away, those who wait do not hear of it one after the other.
    #[tokio::test]
    async fn a_database_that_is_gone_is_waited_for_once() {
        let Ok(database) = std::env::var("HOFWERK_TEST_DATABASE") else { return };
        let host = database.split('@').nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
        let line = line_to(host.clone(), "INTO pulse").await;
        sqlx::any::install_default_drivers();
        let options = sqlx::any::AnyPoolOptions::new().acquire_timeout(Duration::from_secs(2));
        let pool = options.connect(&database.replace(&host, &line)).await.unwrap();
        let here = Here { backend: Backend::Postgres, node: "n".into(), channel: "writer test".into() };
        let mut writer = Writer { pool, metrics: Arc::default(), here, connection: None };
        let jobs = |number: usize, write: fn() -> Write| {
            let jobs = (0..number).map(|_| {
                let (done, answer) = oneshot::channel();
                (Job { write: write(), done }, answer)
            });
            jobs.unzip::<_, _, Vec<_>, Vec<_>>()
        };
        let (first, answers) = jobs(2, || Write::Say(Word::Gone));
        assert!(writer.store(first).await.is_none());
        for answer in answers {
            answer.await.unwrap().unwrap();
        }
        // The line breaks in the middle of a transaction.
        let (waiting, answers) = jobs(10, || Write::Pulse);
        let started = Instant::now();
        assert!(writer.store(waiting).await.is_some());
        for answer in answers {
            assert!(answer.await.unwrap().is_err());
        }
        assert!(started.elapsed() < Duration::from_secs(7), "{:?}", started.elapsed());
    }
}
