//! Deleting: a game, or everything about a person.

use super::writer::changed;
use super::{Store, StoreError};
use crate::nodes::Word;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A revision beyond all others: whoever has the game in memory looks again, and finds nothing.
const GONE: i64 = i64::MAX;

/// The games of a person in which nobody else has a seat.
const ALONE: &str = "SELECT id, revision FROM games WHERE (owner = $1 OR id IN (SELECT game FROM seats WHERE person = $1)) \
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE game = games.id AND person <> $1)";

impl Store {
    /// The games of a person in which nobody else has a seat, and their revisions.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn games_alone(&self, person: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query(ALONE).bind(person).fetch_all(&self.pool).await?;
        let game = |row: &AnyRow| Ok((row.try_get("id")?, row.try_get("revision")?));
        Ok(rows.iter().map(game).collect::<Result<_, sqlx::Error>>()?)
    }
}

/// Deletes a game with everything that belongs to it, unless it has another revision than somebody thinks.
pub(super) async fn game_at(
    db: &mut AnyConnection,
    id: &str,
    revision: Option<i64>,
    words: &mut Vec<Word>,
) -> Result<(), StoreError> {
    if let Some(revision) = revision {
        // From here on nobody else changes it.
        let sql = "UPDATE games SET revision = revision + 1 WHERE id = $1 AND revision = $2";
        if sqlx::query(sql).bind(id).bind(revision).execute(&mut *db).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
    }
    game(db, id, words).await
}

/// Deletes a game with everything that belongs to it.
async fn game(db: &mut AnyConnection, id: &str, words: &mut Vec<Word>) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM moves WHERE game = $1",
        "DELETE FROM snapshots WHERE game = $1",
        "DELETE FROM seats WHERE game = $1",
        "DELETE FROM presence WHERE game = $1",
        "DELETE FROM thinking WHERE game = $1",
        "DELETE FROM told WHERE game = $1",
        "DELETE FROM sequels WHERE game = $1 OR next = $1",
        "DELETE FROM reviews WHERE game = $1",
        "DELETE FROM games WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *db).await?;
    }
    words.push(Word::Game { id: id.into(), revision: GONE });
    Ok(())
}

/// Forgets a person: deletes the games in which nobody else has a seat; in the others a bot plays for them, and a game of
/// theirs belongs to somebody else who plays in it.
pub(super) async fn person(db: &mut AnyConnection, id: &str, words: &mut Vec<Word>) -> Result<(), StoreError> {
    for row in sqlx::query(ALONE).bind(id).fetch_all(&mut *db).await? {
        game(db, row.try_get("id")?, words).await?;
    }
    let others = "UPDATE games SET revision = revision + 1, \
                  owner = CASE WHEN owner = $1 THEN (SELECT MIN(person) FROM seats WHERE game = games.id AND person <> $1) \
                  ELSE owner END \
                  WHERE owner = $1 OR id IN (SELECT game FROM seats WHERE person = $1) RETURNING id, revision";
    changed(sqlx::query(others).bind(id).fetch_all(&mut *db).await?, words)?;
    for sql in [
        "UPDATE seats SET kind = 'bot', level = 'easy' WHERE person = $1 AND kind = 'human' \
         AND game IN (SELECT id FROM games WHERE finished = 0)",
        "UPDATE seats SET person = NULL, name = '' WHERE person = $1",
        "DELETE FROM notices WHERE person = $1",
        "UPDATE persons SET name = '', login = NULL, password = NULL WHERE id = $1",
    ] {
        sqlx::query(sql).bind(id).execute(&mut *db).await?;
    }
    Ok(())
}

/// Forgets guests who have no games and came before this moment. Of one whose sessions were ended once the number of that stays,
/// so that an old cookie does not count again.
pub(super) async fn guests(db: &mut AnyConnection, before: i64) -> Result<(), StoreError> {
    let idle = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = persons.id) \
                AND NOT EXISTS (SELECT 1 FROM games WHERE games.owner = persons.id)";
    for sql in [
        format!("DELETE FROM persons WHERE login IS NULL AND session = 0 AND created < $1 AND {idle}"),
        format!("UPDATE persons SET name = '' WHERE login IS NULL AND name <> '' AND created < $1 AND {idle}"),
        "DELETE FROM notices WHERE since < $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = notices.person) \
         AND NOT EXISTS (SELECT 1 FROM persons WHERE id = notices.person AND login IS NOT NULL)"
            .to_owned(),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before).execute(&mut *db).await?;
    }
    Ok(())
}
