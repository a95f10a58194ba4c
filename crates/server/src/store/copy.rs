//! Everything in one database copied to another, of either kind: for backups, and for moving from one to the other.

use super::{Backend, Store, StoreError};
use futures_util::TryStreamExt;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};

/// What stands in a column.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Bytes,
}

use Kind::{Bytes, Number, Text};

/// A column and what stands in it.
type Column = (&'static str, Kind);

/// What is worth keeping, in an order in which nothing refers to what is not there yet. What servers know of each other is
/// not.
const TABLES: &[(&str, &[Column])] = &[
    (
        "persons",
        &[("id", Text), ("name", Text), ("login", Text), ("password", Text), ("created", Number), ("session", Number)],
    ),
    ("ended", &[("session", Text), ("until", Number)]),
    (
        "games",
        &[
            ("id", Text),
            ("code", Text),
            ("game", Text),
            ("mode", Text),
            ("owner", Text),
            ("listed", Number),
            ("origin", Text),
            ("rules", Number),
            ("number", Number),
            ("revision", Number),
            ("undone", Number),
            ("round", Number),
            ("asked", Number),
            ("finished", Number),
            ("scores", Text),
            ("known", Number),
            ("lobby", Number),
            ("wish", Text),
            ("created", Number),
            ("updated", Number),
            ("move_time", Number),
            ("waits", Text),
            ("due", Number),
        ],
    ),
    ("seats", &[("game", Text), ("seat", Number), ("person", Text), ("name", Text), ("kind", Text), ("level", Text)]),
    (
        "moves",
        &[
            ("game", Text),
            ("number", Number),
            ("seat", Number),
            ("action", Text),
            ("revealed", Number),
            ("events", Text),
        ],
    ),
    ("notices", &[("person", Text), ("wishes", Text), ("since", Number)]),
    (
        "told",
        &[
            ("game", Text),
            ("seat", Number),
            ("way", Text),
            ("turn", Number),
            ("number", Number),
            ("tries", Number),
            ("next", Number),
            ("done", Number),
        ],
    ),
    ("snapshots", &[("game", Text), ("number", Number), ("state", Bytes)]),
    ("sequels", &[("game", Text), ("next", Text)]),
    ("reviews", &[("game", Text), ("review", Text)]),
    ("series", &[("id", Text), ("person", Text), ("game", Text), ("state", Text), ("updated", Number)]),
    (
        "tries",
        &[
            ("series", Text),
            ("number", Number),
            ("step", Number),
            ("target", Number),
            ("game", Text),
            ("points", Number),
            ("kept", Text),
            ("settled", Number),
            ("at", Number),
        ],
    ),
    ("daily", &[("day", Number), ("person", Text), ("game", Text)]),
];

impl Store {
    /// Copies everything to an empty store, as it is at one moment, whoever plays meanwhile; the number of games.
    ///
    /// # Errors
    /// If a database fails, or the other one is not empty.
    pub async fn copy_to(&self, other: &Store) -> Result<u64, StoreError> {
        let mut source = self.moment().await?;
        let mut target = other.pool.begin().await?;
        patient(self.backend, &mut source).await?;
        patient(other.backend, &mut target).await?;
        for table in ["games", "persons"] {
            let sql = AssertSqlSafe(format!("SELECT COUNT(*) AS found FROM {table}"));
            if sqlx::query(sql).fetch_one(&mut *target).await?.try_get::<i64, _>("found")? > 0 {
                return Err(StoreError::Failed("there are games or people in it already".into()));
            }
        }
        let mut games = 0;
        for (table, columns) in TABLES {
            let copied = copy_table(&mut source, &mut target, table, columns).await?;
            games += if *table == "games" { copied } else { 0 };
        }
        target.commit().await?;
        source.commit().await?;
        Ok(games)
    }
}

/// A long transaction is no reason for alarm here.
async fn patient(backend: Backend, tx: &mut Transaction<'_, Any>) -> Result<(), StoreError> {
    if backend == Backend::Postgres {
        let sql = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";
        sqlx::raw_sql(sql).execute(&mut **tx).await?;
    }
    Ok(())
}

async fn copy_table(
    source: &mut Transaction<'_, Any>,
    target: &mut Transaction<'_, Any>,
    table: &str,
    columns: &[Column],
) -> Result<u64, StoreError> {
    let names = columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let places = (1..=columns.len()).map(|i| format!("${i}")).collect::<Vec<_>>().join(", ");
    let insert = format!("INSERT INTO {table} ({names}) VALUES ({places})");
    let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT {names} FROM {table}"))).fetch(&mut **source);
    let mut copied = 0;
    while let Some(row) = rows.try_next().await? {
        let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
        for (name, kind) in columns {
            query = match kind {
                Text => query.bind(row.try_get::<Option<String>, _>(*name)?),
                Number => query.bind(row.try_get::<Option<i64>, _>(*name)?),
                Bytes => query.bind(row.try_get::<Option<Vec<u8>>, _>(*name)?),
            };
        }
        query.execute(&mut **target).await?;
        copied += 1;
    }
    Ok(copied)
}
