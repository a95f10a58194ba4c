//! The one task that writes. All changes that wait are committed together.

use super::{Backend, Change, GameRow, MoveRow, SeatRow, Snapshot, StoreError, Write};
use crate::clock;
use crate::metrics::Metrics;
use bots::Level;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
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
pub(super) fn start(pool: AnyPool, backend: Backend, metrics: Arc<Metrics>) -> mpsc::Sender<Order> {
    let (orders, inbox) = mpsc::channel(1024);
    tokio::spawn(Writer { pool, backend, metrics, connection: None }.run(inbox));
    orders
}

struct Writer {
    pool: AnyPool,
    backend: Backend,
    metrics: Arc<Metrics>,
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

    async fn store(&mut self, jobs: Vec<Job>) {
        match self.transaction(&jobs).await {
            TransactionEnd::Stored(results) => {
                for (job, result) in jobs.into_iter().zip(results) {
                    let _ = job.done.send(result);
                }
            }
            TransactionEnd::OneFailed(_) if jobs.len() > 1 => {
                for job in jobs {
                    Box::pin(self.store(vec![job])).await;
                }
            }
            TransactionEnd::OneFailed(error) | TransactionEnd::AllFailed(error) => {
                self.metrics.storage_errors.fetch_add(1, Relaxed);
                tracing::error!(%error, waiting = jobs.len(), "nothing could be stored");
                for job in jobs {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
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
        let outcome = match timeout(COMMIT_TIME, attempt(&mut connection, self.backend, jobs)).await {
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

async fn attempt(connection: &mut AnyConnection, backend: Backend, jobs: &[Job]) -> TransactionEnd {
    // SQLite: ask for the right to write at once, so that no other writer comes in between.
    let begun = match backend {
        Backend::Sqlite => connection.begin_with("BEGIN IMMEDIATE").await,
        Backend::Postgres => connection.begin().await,
    };
    let mut tx = match begun {
        Ok(tx) => tx,
        Err(error) => return TransactionEnd::AllFailed(error.into()),
    };
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        match write(&mut tx, &job.write).await {
            Err(error @ (StoreError::Failed(_) | StoreError::Damaged(_))) => {
                let _ = tx.rollback().await;
                return TransactionEnd::OneFailed(error);
            }
            result => results.push(result),
        }
    }
    match tx.commit().await {
        Ok(()) => TransactionEnd::Stored(results),
        Err(error) => TransactionEnd::AllFailed(error.into()),
    }
}

async fn write(db: &mut AnyConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Create { game, seats, moves, snapshots } => {
            insert_game(db, game).await?;
            for seat in seats {
                put_seat(db, &game.id, seat).await?;
            }
            put_history(db, &game.id, moves, snapshots).await
        }
        Write::Change(change) => put_change(db, change).await,
        Write::Name { id, before, name } => {
            put_name(db, id, name).await?;
            let sql = "UPDATE seats SET name = $1 WHERE person = $2 AND name = $3";
            sqlx::query(sql).bind(name).bind(id).bind(before).execute(db).await?;
            Ok(())
        }
        Write::Adopt { from, to } => {
            for sql in
                ["UPDATE seats SET person = $1 WHERE person = $2", "UPDATE games SET owner = $1 WHERE owner = $2"]
            {
                sqlx::query(sql).bind(to).bind(from).execute(&mut *db).await?;
            }
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
            sqlx::query("DELETE FROM ended WHERE until < $1").bind(clock::now()).execute(&mut *db).await?;
            let sql = "INSERT INTO ended (session, until) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(session).bind(*until).execute(db).await?;
            Ok(())
        }
        Write::Pulse => {
            let sql = "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
            sqlx::query(sql).bind(clock::now()).execute(db).await?;
            Ok(())
        }
    }
}

async fn insert_game(db: &mut AnyConnection, game: &GameRow) -> Result<(), StoreError> {
    let head = &game.head;
    let done = sqlx::query(
        "INSERT INTO games (id, code, game, mode, owner, listed, origin, rules, number, revision, undone, round, asked, \
         finished, scores, known, created, updated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) ON CONFLICT DO NOTHING",
    )
    .bind(&game.id)
    .bind(&game.code)
    .bind(&game.game)
    .bind(&game.mode)
    .bind(&game.owner)
    .bind(i64::from(game.public))
    .bind(&game.start)
    .bind(game.rules)
    .bind(head.number)
    .bind(head.revision)
    .bind(head.undone)
    .bind(head.round)
    .bind(head.asked)
    .bind(i64::from(head.over))
    .bind(head.scores.clone())
    .bind(i64::from(head.secrets_known))
    .bind(head.updated)
    .bind(head.updated)
    .execute(db)
    .await?;
    if done.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

async fn put_change(db: &mut AnyConnection, change: &Change) -> Result<(), StoreError> {
    let head = &change.head;
    let done = sqlx::query(
        "UPDATE games SET number = $1, revision = $2, undone = $3, round = $4, asked = $5, finished = $6, scores = $7, \
         known = $8, updated = $9 WHERE id = $10 AND revision = $11",
    )
    .bind(head.number)
    .bind(head.revision)
    .bind(head.undone)
    .bind(head.round)
    .bind(head.asked)
    .bind(i64::from(head.over))
    .bind(head.scores.clone())
    .bind(i64::from(head.secrets_known))
    .bind(head.updated)
    .bind(&change.id)
    .bind(change.before)
    .execute(&mut *db)
    .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    if let Some(number) = change.back_to {
        for sql in [
            "DELETE FROM moves WHERE game = $1 AND number > $2",
            "DELETE FROM snapshots WHERE game = $1 AND number > $2",
        ] {
            sqlx::query(sql).bind(&change.id).bind(number).execute(&mut *db).await?;
        }
    }
    for seat in &change.seats {
        put_seat(db, &change.id, seat).await?;
    }
    put_history(db, &change.id, &change.moves, &change.snapshots).await
}

async fn put_history(
    db: &mut AnyConnection,
    id: &str,
    moves: &[MoveRow],
    snapshots: &[Snapshot],
) -> Result<(), StoreError> {
    for row in moves {
        sqlx::query("INSERT INTO moves (game, number, seat, action, revealed, events) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(id)
            .bind(row.number)
            .bind(row.seat)
            .bind(&row.action)
            .bind(row.revealed)
            .bind(&row.events)
            .execute(&mut *db)
            .await?;
    }
    for (number, state) in snapshots {
        sqlx::query("INSERT INTO snapshots (game, number, state) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(*number)
            .bind(state.as_slice())
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

async fn put_seat(db: &mut AnyConnection, id: &str, seat: &SeatRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO seats (game, seat, person, name, kind, level) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person, name = excluded.name, kind = excluded.kind, \
         level = excluded.level",
    )
    .bind(id)
    .bind(seat.seat)
    .bind(seat.person.clone())
    .bind(&seat.name)
    .bind(seat.used_for.kind().name())
    .bind(seat.used_for.level().map(Level::name))
    .execute(db)
    .await?;
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
