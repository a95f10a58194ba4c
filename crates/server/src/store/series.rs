//! Series of solo games: where each stands, as its game writes it, and every game that was played for it.

use super::{Store, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The tables of series and of the deals of the day.
pub(super) const TABLES: &str = "
    CREATE TABLE series (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        state TEXT NOT NULL,
        updated BIGINT NOT NULL
    );
    CREATE INDEX series_person ON series (person, updated);
    CREATE TABLE tries (
        series TEXT NOT NULL REFERENCES series (id),
        number BIGINT NOT NULL,
        step BIGINT NOT NULL,
        target BIGINT NOT NULL,
        game TEXT NOT NULL,
        points BIGINT,
        kept TEXT,
        settled BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (series, number)
    );
    CREATE INDEX tries_game ON tries (game);
    CREATE TABLE daily (
        day BIGINT NOT NULL,
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        PRIMARY KEY (day, person)
    );
    CREATE INDEX daily_game ON daily (game);
";

/// The most series in a list.
const MOST: i64 = 12;

/// A series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesRow {
    /// Its unguessable name.
    pub id: String,
    /// Who plays it.
    pub person: String,
    /// Which game is played.
    pub game: String,
    /// Where it stands, as the game writes it.
    pub state: String,
    /// When it last changed.
    pub updated: i64,
}

/// A game that was played for a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TryRow {
    /// Counted from 1 in its series, tries that missed their target included.
    pub number: i64,
    /// Which game of the series it was meant to be.
    pub step: i64,
    /// The points that were asked.
    pub target: i64,
    /// The game.
    pub game: String,
    /// The points that were made.
    pub points: Option<i64>,
    /// The card that was kept.
    pub kept: Option<String>,
    /// Whether the series has gone on from it.
    pub settled: bool,
    /// When it was begun.
    pub at: i64,
}

const SERIES: &str = "id, person, game, state, updated";

fn series_row(row: &AnyRow) -> Result<SeriesRow, StoreError> {
    Ok(SeriesRow {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        game: row.try_get("game")?,
        state: row.try_get("state")?,
        updated: row.try_get("updated")?,
    })
}

fn try_row(row: &AnyRow) -> Result<TryRow, StoreError> {
    Ok(TryRow {
        number: row.try_get("number")?,
        step: row.try_get("step")?,
        target: row.try_get("target")?,
        game: row.try_get("game")?,
        points: row.try_get("points")?,
        kept: row.try_get("kept")?,
        settled: row.try_get::<i64, _>("settled")? != 0,
        at: row.try_get("at")?,
    })
}

impl Store {
    /// The series of a person, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn series_of(&self, person: &str) -> Result<Vec<SeriesRow>, StoreError> {
        self.find_series("person = $1", person).await
    }

    /// The ids of all series of a person, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn all_series_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM series WHERE person = $1 ORDER BY updated DESC";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, sqlx::Error>>()?)
    }

    /// The series with this id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn series(&self, id: &str) -> Result<Option<SeriesRow>, StoreError> {
        Ok(self.find_series("id = $1", id).await?.pop())
    }

    /// The series for which a game was played.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn series_with(&self, game: &str) -> Result<Option<SeriesRow>, StoreError> {
        Ok(self.find_series("id IN (SELECT series FROM tries WHERE game = $1)", game).await?.pop())
    }

    async fn find_series(&self, condition: &'static str, value: &str) -> Result<Vec<SeriesRow>, StoreError> {
        let sql = format!("SELECT {SERIES} FROM series WHERE {condition} ORDER BY updated DESC LIMIT {MOST}");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(value).fetch_all(&self.pool).await?;
        rows.iter().map(series_row).collect()
    }

    /// The games that were played for a series, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tries(&self, series: &str) -> Result<Vec<TryRow>, StoreError> {
        let sql =
            "SELECT number, step, target, game, points, kept, settled, at FROM tries WHERE series = $1 ORDER BY number";
        let rows = sqlx::query(sql).bind(series).fetch_all(&self.pool).await?;
        rows.iter().map(try_row).collect()
    }
}

/// Stores a series, the try from which it goes on, and the one that begins.
pub(super) async fn put(
    db: &mut AnyConnection,
    series: &SeriesRow,
    settled: Option<&TryRow>,
    begun: Option<&TryRow>,
) -> Result<(), StoreError> {
    // First of all: of two that begin at once the second changes nothing.
    if let Some(begun) = begun {
        insert_try(db, &series.id, begun).await?;
    }
    if let Some(row) = settled {
        sqlx::query("UPDATE tries SET points = $1, kept = $2, settled = 1 WHERE series = $3 AND number = $4")
            .bind(row.points)
            .bind(row.kept.clone())
            .bind(&series.id)
            .bind(row.number)
            .execute(&mut *db)
            .await?;
    }
    sqlx::query(
        "INSERT INTO series (id, person, game, state, updated) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, updated = excluded.updated",
    )
    .bind(&series.id)
    .bind(&series.person)
    .bind(&series.game)
    .bind(&series.state)
    .bind(series.updated)
    .execute(db)
    .await?;
    Ok(())
}

async fn insert_try(db: &mut AnyConnection, series: &str, row: &TryRow) -> Result<(), StoreError> {
    let done = sqlx::query(
        "INSERT INTO tries (series, number, step, target, game, points, kept, settled, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
    )
    .bind(series)
    .bind(row.number)
    .bind(row.step)
    .bind(row.target)
    .bind(&row.game)
    .bind(row.points)
    .bind(row.kept.clone())
    .bind(i64::from(row.settled))
    .bind(row.at)
    .execute(db)
    .await?;
    if done.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// Deletes a series; the games that were played for it stay.
pub(super) async fn delete(db: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    for sql in ["DELETE FROM tries WHERE series = $1", "DELETE FROM series WHERE id = $1"] {
        sqlx::query(sql).bind(id).execute(&mut *db).await?;
    }
    Ok(())
}

/// Forgets what a person has played alone.
pub(super) async fn forget(db: &mut AnyConnection, person: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM tries WHERE series IN (SELECT id FROM series WHERE person = $1)",
        "DELETE FROM series WHERE person = $1",
        "DELETE FROM daily WHERE person = $1",
    ] {
        sqlx::query(sql).bind(person).execute(&mut *db).await?;
    }
    Ok(())
}

/// What one person has played alone belongs to another from now on. Of two tries on one day the other's counts.
pub(super) async fn adopt(db: &mut AnyConnection, from: &str, to: &str) -> Result<(), StoreError> {
    for sql in [
        "UPDATE series SET person = $1 WHERE person = $2",
        "UPDATE daily SET person = $1 WHERE person = $2 AND day NOT IN (SELECT day FROM daily WHERE person = $1)",
    ] {
        sqlx::query(sql).bind(to).bind(from).execute(&mut *db).await?;
    }
    sqlx::query("DELETE FROM daily WHERE person = $1").bind(from).execute(db).await?;
    Ok(())
}
