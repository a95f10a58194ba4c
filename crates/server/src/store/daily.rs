//! The deals of the day: who has played which. Days are counted from the first of 1970.

use super::{Store, StoreError};
use sqlx::{AnyConnection, Row};

/// What somebody made of the deal of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// Who.
    pub person: String,
    /// Whether it was a guest: nobody knows how often a guest has tried.
    pub guest: bool,
    /// The name shown.
    pub name: String,
    /// The totals of the game, as JSON.
    pub scores: String,
    /// When it ended.
    pub at: i64,
}

/// The one try of a person at the deal of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyTry {
    /// There was none yet.
    None,
    /// It is this game.
    Game(String),
    /// Its game was deleted. That gives nobody a second try.
    Gone,
}

impl Store {
    /// The try of a person at the deal of a day.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_of(&self, day: i64, person: &str) -> Result<DailyTry, StoreError> {
        let sql = "SELECT games.id AS game FROM daily LEFT JOIN games ON games.id = daily.game \
                   WHERE daily.day = $1 AND daily.person = $2";
        let row = sqlx::query(sql).bind(day).bind(person).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(DailyTry::None) };
        Ok(row.try_get::<Option<String>, _>("game")?.map_or(DailyTry::Gone, DailyTry::Game))
    }

    /// The days whose deals a person has tried, with the games, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn dailies_of(&self, person: &str) -> Result<Vec<(i64, String)>, StoreError> {
        let sql = "SELECT day, game FROM daily WHERE person = $1 ORDER BY day DESC";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("day")?, row.try_get("game")?))).collect()
    }

    /// The day whose deal is played in a game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn day_of(&self, game: &str) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT day FROM daily WHERE game = $1").bind(game).fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get("day")).transpose().map_err(StoreError::from)
    }

    /// What everybody made of the deal of a day who has finished it and played it to its end themselves.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_results(&self, day: i64) -> Result<Vec<DailyResult>, StoreError> {
        let sql = "SELECT daily.person AS person, seats.name AS name, games.scores AS scores, games.updated AS at, \
                   CASE WHEN persons.login IS NULL THEN 1 ELSE 0 END AS guest \
                   FROM daily JOIN games ON games.id = daily.game LEFT JOIN persons ON persons.id = daily.person \
                   JOIN seats ON seats.game = daily.game AND seats.seat = 0 AND seats.kind = 'human' \
                   WHERE daily.day = $1 AND games.finished = 1 AND games.scores IS NOT NULL";
        let rows = sqlx::query(sql).bind(day).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                Ok(DailyResult {
                    person: row.try_get("person")?,
                    guest: row.try_get::<i64, _>("guest")? != 0,
                    name: row.try_get("name")?,
                    scores: row.try_get("scores")?,
                    at: row.try_get("at")?,
                })
            })
            .collect()
    }
}

/// Notes the one try of a person.
pub(super) async fn put(db: &mut AnyConnection, day: i64, person: &str, game: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO daily (day, person, game) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql).bind(day).bind(person).bind(game).execute(db).await?;
    if done.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// Forgets the tries of the days before this one whose games were deleted.
pub(super) async fn forget_gone(db: &mut AnyConnection, day: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM daily WHERE day < $1 AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = daily.game)";
    sqlx::query(sql).bind(day).execute(db).await?;
    Ok(())
}
