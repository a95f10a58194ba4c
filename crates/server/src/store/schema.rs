//! The tables, step by step as they grew. Steps are never changed, only added.

use super::{Backend, StoreError};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row};

const STEPS: &[&str] = &[
    "
    CREATE TABLE persons (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        login TEXT UNIQUE,
        password TEXT,
        created BIGINT NOT NULL
    );
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        mode TEXT NOT NULL,
        owner TEXT NOT NULL,
        listed BIGINT NOT NULL,
        origin TEXT NOT NULL,
        rules BIGINT NOT NULL,
        number BIGINT NOT NULL,
        revision BIGINT NOT NULL,
        undone BIGINT NOT NULL,
        round BIGINT NOT NULL,
        asked BIGINT NOT NULL,
        finished BIGINT NOT NULL,
        scores TEXT,
        created BIGINT NOT NULL,
        updated BIGINT NOT NULL
    );
    CREATE INDEX games_owner ON games (owner, updated);
    CREATE INDEX games_listed ON games (listed, finished, updated);
    CREATE TABLE seats (
        game TEXT NOT NULL REFERENCES games (id),
        seat BIGINT NOT NULL,
        person TEXT,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        level TEXT,
        PRIMARY KEY (game, seat)
    );
    CREATE INDEX seats_person ON seats (person);
    CREATE TABLE moves (
        game TEXT NOT NULL REFERENCES games (id),
        number BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        action TEXT NOT NULL,
        revealed BIGINT NOT NULL,
        events TEXT NOT NULL,
        PRIMARY KEY (game, number)
    );
    CREATE TABLE snapshots (
        game TEXT NOT NULL REFERENCES games (id),
        number BIGINT NOT NULL,
        state BLOB NOT NULL,
        PRIMARY KEY (game, number)
    );
",
    "
    ALTER TABLE games ADD COLUMN known BIGINT NOT NULL DEFAULT 0;
",
    "
    CREATE TABLE pulse (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);
",
    "
    ALTER TABLE persons ADD COLUMN session BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE ended (session TEXT PRIMARY KEY, until BIGINT NOT NULL);
",
    "
    CREATE TABLE nodes (id TEXT PRIMARY KEY, version TEXT NOT NULL, mark TEXT NOT NULL, until BIGINT NOT NULL);
    CREATE TABLE presence (
        game TEXT NOT NULL,
        person TEXT NOT NULL,
        node TEXT NOT NULL,
        PRIMARY KEY (game, person, node)
    );
    CREATE INDEX presence_node ON presence (node);
    CREATE TABLE thinking (game TEXT PRIMARY KEY, node TEXT NOT NULL);
    CREATE INDEX thinking_node ON thinking (node);
",
    "
    ALTER TABLE games ADD COLUMN lobby BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN wish TEXT;
",
    "
    CREATE TABLE sequels (game TEXT PRIMARY KEY, next TEXT NOT NULL);
    CREATE TABLE reviews (game TEXT PRIMARY KEY, review TEXT NOT NULL);
",
    "
    ALTER TABLE games ADD COLUMN move_time BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN waits TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN due BIGINT;
    CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
    CREATE INDEX games_updated ON games (finished, updated);
    CREATE TABLE notices (person TEXT PRIMARY KEY, wishes TEXT NOT NULL, since BIGINT NOT NULL);
    CREATE TABLE told (
        game TEXT NOT NULL,
        seat BIGINT NOT NULL,
        way TEXT NOT NULL,
        turn BIGINT NOT NULL,
        number BIGINT NOT NULL,
        tries BIGINT NOT NULL,
        next BIGINT NOT NULL,
        done BIGINT NOT NULL,
        PRIMARY KEY (game, seat, way)
    );
",
    super::series::TABLES,
];

/// Whether the tables are none of a newer version. Changes nothing.
pub(super) async fn look(connection: &mut AnyConnection, backend: Backend) -> Result<(), StoreError> {
    if !has(connection, backend, "steps").await? {
        return Ok(());
    }
    let row = sqlx::query("SELECT COUNT(*) AS done FROM steps").fetch_one(&mut *connection).await?;
    not_newer(row.try_get::<i64, _>("done")? as usize)
}

/// Whether there is such a table.
pub(super) async fn has(db: &mut AnyConnection, backend: Backend, table: &str) -> Result<bool, StoreError> {
    let tables = match backend {
        Backend::Sqlite => "SELECT COUNT(*) AS found FROM sqlite_master WHERE name = $1",
        Backend::Postgres => {
            "SELECT COUNT(*) AS found FROM pg_tables WHERE tablename = $1 AND schemaname = current_schema()"
        }
    };
    let row = sqlx::query(tables).bind(table).fetch_one(db).await?;
    Ok(row.try_get::<i64, _>("found")? > 0)
}

fn not_newer(steps: usize) -> Result<(), StoreError> {
    if steps > STEPS.len() {
        return Err(StoreError::Failed("this database belongs to a newer version of Hofwerk".into()));
    }
    Ok(())
}

/// Brings the tables up to date.
pub(super) async fn update(pool: &AnyPool, backend: Backend) -> Result<(), StoreError> {
    // Two servers may start at once: one after the other.
    let mut tx = match backend {
        Backend::Sqlite => pool.begin_with("BEGIN IMMEDIATE").await?,
        Backend::Postgres => pool.begin().await?,
    };
    if backend == Backend::Postgres {
        // The other one may have much to do: here we wait.
        sqlx::raw_sql("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0").execute(&mut *tx).await?;
        sqlx::query("SELECT 1 AS one FROM (SELECT pg_advisory_xact_lock(8270)) AS lock").execute(&mut *tx).await?;
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS steps (step BIGINT PRIMARY KEY)").execute(&mut *tx).await?;
    let row = sqlx::query("SELECT COUNT(*) AS done FROM steps").fetch_one(&mut *tx).await?;
    let done = row.try_get::<i64, _>("done")? as usize;
    not_newer(done)?;
    for (i, step) in STEPS.iter().enumerate().skip(done) {
        let sql = if backend == Backend::Postgres { step.replace("BLOB", "BYTEA") } else { (*step).into() };
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut *tx).await?;
        sqlx::query("INSERT INTO steps (step) VALUES ($1)").bind(i as i64).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;
    use sqlx::Connection;
    use std::sync::Arc;

    /// A database as a program of any age left it: with as many steps, and a game that was begun then.
    #[tokio::test]
    async fn tables_of_every_age_are_brought_up_to_date() {
        sqlx::any::install_default_drivers();
        for age in 1..=STEPS.len() {
            let path = std::env::temp_dir().join(format!("hofwerk-age-{}.sqlite", crate::ident::id()));
            let mut db = AnyConnection::connect(&format!("sqlite://{}?mode=rwc", path.display())).await.unwrap();
            let mut sql = "CREATE TABLE steps (step BIGINT PRIMARY KEY);".to_owned();
            for (i, step) in STEPS[..age].iter().enumerate() {
                sql += &format!("{step}; INSERT INTO steps (step) VALUES ({i});");
            }
            sql += "INSERT INTO persons (id, name, created) VALUES ('ann', 'Ann', 1); \
                    INSERT INTO games (id, code, game, mode, owner, listed, origin, rules, number, revision, undone, round, \
                    asked, finished, created, updated) \
                    VALUES ('old', 'C0DE', 'none', 'family', 'ann', 0, '{}', 1, 0, 7, 0, 1, 1, 0, 1, 1); \
                    INSERT INTO seats (game, seat, person, name, kind) VALUES ('old', 0, 'ann', 'Ann', 'human');";
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
            db.close().await.unwrap();
            for _ in 0..2 {
                let store = Store::open(&path.display().to_string(), None, Arc::default()).await.unwrap();
                let games = store.games_of("ann").await.unwrap();
                assert_eq!((games.len(), games[0].0.head.revision, games[0].1.len()), (1, 7, 1), "after {age} steps");
                assert_eq!(store.person("ann").await.unwrap().unwrap().session, 0);
                store.close().await;
            }
            std::fs::remove_file(path).unwrap();
        }
    }
}
