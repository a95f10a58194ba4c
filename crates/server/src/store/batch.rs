//! Moves of many games at once: rows go to the database as lists, however many there are, so that a transaction costs the
//! same few words for one move as for a hundred. PostgreSQL takes it all in one statement, SQLite in two messages to its
//! thread.

use super::{Backend, Change, StoreError, Write};
use serde::Serialize;
use sqlx::{AnyConnection, Row};
use std::collections::HashSet;
use std::fmt::Write as _;

/// What changes in the row of a game.
#[derive(Serialize)]
struct HeadRow<'a> {
    id: &'a str,
    before: i64,
    number: i64,
    revision: i64,
    undone: i64,
    round: i64,
    asked: i64,
    finished: i64,
    scores: Option<&'a str>,
    known: i64,
    lobby: i64,
    wish: Option<&'a str>,
    updated: i64,
    waits: String,
    due: Option<i64>,
}

#[derive(Serialize)]
struct HistoryRow<'a> {
    game: &'a str,
    number: i64,
    seat: i64,
    action: &'a str,
    revealed: i64,
    events: &'a str,
}

#[derive(Serialize)]
struct StateRow<'a> {
    game: &'a str,
    number: i64,
    /// In hexadecimal digits.
    state: String,
}

/// The change, if it only adds moves: those can be stored together.
pub(super) fn plain(write: &Write) -> Option<&Change> {
    match write {
        Write::Change(change) if change.back_to.is_none() && change.seats.is_empty() => Some(change),
        _ => None,
    }
}

/// How a batch ended.
pub(super) enum BatchEnd {
    /// The games that were changed; the others had been changed by somebody else before.
    Stored(HashSet<String>),
    /// One of them cannot be stored, and so none was.
    OneFailed(StoreError),
    /// Nothing can be stored now.
    AllFailed(StoreError),
}

const UPDATE: &str = "UPDATE games SET number = c.number, revision = c.revision, undone = c.undone, round = c.round, \
                      asked = c.asked, finished = c.finished, scores = c.scores, known = c.known, lobby = c.lobby, \
                      wish = c.wish, updated = c.updated, waits = c.waits, due = c.due \
                      FROM c WHERE games.id = c.id AND games.revision = c.before RETURNING games.id";

/// Moves of many games.
pub(super) struct Batch {
    heads: String,
    moves: Vec<(String, String)>,
    states: Vec<(String, String)>,
}

impl Batch {
    /// These changes together.
    pub fn of(changes: &[&Change]) -> Batch {
        let heads: Vec<_> = changes.iter().map(|change| head(change)).collect();
        let (mut moves, mut states) = (Vec::new(), Vec::new());
        for change in changes {
            let game = change.id.as_str();
            for row in &change.moves {
                let (action, events) = (row.action.as_str(), row.events.as_str());
                let (number, seat, revealed) = (row.number, row.seat, row.revealed);
                moves.push((game.to_owned(), json(&HistoryRow { game, number, seat, action, revealed, events })));
            }
            for (number, state) in &change.snapshots {
                states.push((game.to_owned(), json(&StateRow { game, number: *number, state: hex(state) })));
            }
        }
        Batch { heads: json(&heads), moves, states }
    }

    /// Stores the batch within a transaction; the games that were changed.
    pub async fn put(&self, db: &mut AnyConnection, backend: Backend) -> Result<HashSet<String>, StoreError> {
        match backend {
            Backend::Postgres => self.put_postgres(db, None).await,
            Backend::Sqlite => {
                let stored = self.put_heads(db, "").await?;
                self.put_history(db, &stored, "").await?;
                Ok(stored)
            }
        }
    }

    /// Stores the batch as a transaction of its own, and tells `words` on a channel.
    pub async fn put_alone(&self, db: &mut AnyConnection, backend: Backend, words: (&str, &str)) -> BatchEnd {
        match backend {
            Backend::Postgres => match self.put_postgres(db, Some(words)).await {
                Ok(stored) => BatchEnd::Stored(stored),
                Err(error) => BatchEnd::OneFailed(error),
            },
            Backend::Sqlite => self.put_alone_sqlite(db).await,
        }
    }

    async fn put_alone_sqlite(&self, db: &mut AnyConnection) -> BatchEnd {
        // The right to write is asked for at once, so that no other writer comes in between.
        let stored = match self.put_heads(db, "BEGIN IMMEDIATE; ").await {
            Ok(stored) => stored,
            Err(error) => {
                let begun = sqlx::raw_sql("ROLLBACK").execute(db).await.is_ok();
                return if begun { BatchEnd::OneFailed(error) } else { BatchEnd::AllFailed(error) };
            }
        };
        if let Err(error) = self.put_history(db, &stored, "; COMMIT").await {
            let _ = sqlx::raw_sql("ROLLBACK").execute(db).await;
            return BatchEnd::OneFailed(error);
        }
        BatchEnd::Stored(stored)
    }

    /// Changes the rows of the games, if nobody else has; says which.
    async fn put_heads(&self, db: &mut AnyConnection, first: &'static str) -> Result<HashSet<String>, StoreError> {
        let fields = "id, before, number, revision, undone, round, asked, finished, scores, known, lobby, wish, updated, \
                      waits, due";
        let mut columns = String::new();
        for field in fields.split(", ") {
            let comma = if columns.is_empty() { "" } else { ", " };
            let _ = write!(columns, "{comma}value ->> '$.{field}' AS {field}");
        }
        let update = UPDATE.replace("FROM c ", &format!("FROM (SELECT {columns} FROM json_each($1)) AS c "));
        let sql = sqlx::AssertSqlSafe(format!("{first}{update}"));
        ids(sqlx::query(sql).bind(&self.heads).fetch_all(db).await?)
    }

    /// Adds moves and states of the games that were changed.
    async fn put_history(
        &self,
        db: &mut AnyConnection,
        stored: &HashSet<String>,
        last: &'static str,
    ) -> Result<(), StoreError> {
        let sql = format!(
            "INSERT INTO moves (game, number, seat, action, revealed, events) SELECT value ->> '$.game', \
             value ->> '$.number', value ->> '$.seat', value ->> '$.action', value ->> '$.revealed', value ->> '$.events' \
             FROM json_each($1); \
             INSERT INTO snapshots (game, number, state) SELECT value ->> '$.game', value ->> '$.number', \
             unhex(value ->> '$.state') FROM json_each($2){last}"
        );
        let (moves, states) = (list(&self.moves, stored), list(&self.states, stored));
        sqlx::query(sqlx::AssertSqlSafe(sql)).bind(moves).bind(states).execute(db).await?;
        Ok(())
    }

    /// Everything in one statement, which tells the others too.
    async fn put_postgres(
        &self,
        db: &mut AnyConnection,
        words: Option<(&str, &str)>,
    ) -> Result<HashSet<String>, StoreError> {
        let told = if words.is_some() { "CAST(pg_notify($4, $5) AS TEXT)" } else { "''" };
        let sql = format!(
            "WITH c AS (SELECT * FROM json_to_recordset(CAST($1 AS JSON)) AS c(id TEXT, before BIGINT, number BIGINT, \
             revision BIGINT, undone BIGINT, round BIGINT, asked BIGINT, finished BIGINT, scores TEXT, known BIGINT, \
             lobby BIGINT, wish TEXT, updated BIGINT, waits TEXT, due BIGINT)), u AS ({UPDATE}), \
             m AS (INSERT INTO moves (game, number, seat, action, revealed, events) SELECT m.game, m.number, m.seat, \
             m.action, m.revealed, m.events FROM json_to_recordset(CAST($2 AS JSON)) AS m(game TEXT, number BIGINT, \
             seat BIGINT, action TEXT, revealed BIGINT, events TEXT) WHERE m.game IN (SELECT id FROM u)), \
             s AS (INSERT INTO snapshots (game, number, state) SELECT s.game, s.number, decode(s.state, 'hex') \
             FROM json_to_recordset(CAST($3 AS JSON)) AS s(game TEXT, number BIGINT, state TEXT) \
             WHERE s.game IN (SELECT id FROM u)) \
             SELECT u.id AS id, {told} AS told FROM u"
        );
        let everything = |rows: &[(String, String)]| joined(rows.iter().map(|(_, row)| row.as_str()));
        let query = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(&self.heads)
            .bind(everything(&self.moves))
            .bind(everything(&self.states));
        let query = match words {
            Some((channel, message)) => query.bind(channel).bind(message),
            None => query,
        };
        ids(query.fetch_all(db).await?)
    }
}

fn head(change: &Change) -> HeadRow<'_> {
    let head = &change.head;
    HeadRow {
        id: &change.id,
        before: change.before,
        number: head.number,
        revision: head.revision,
        undone: head.undone,
        round: head.round,
        asked: head.asked,
        finished: i64::from(head.over),
        scores: head.scores.as_deref(),
        known: i64::from(head.secrets_known),
        lobby: i64::from(head.lobby),
        wish: head.wish.as_deref(),
        updated: head.updated,
        waits: head.waits.text(),
        due: head.due,
    }
}

fn ids(rows: Vec<sqlx::any::AnyRow>) -> Result<HashSet<String>, StoreError> {
    Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, sqlx::Error>>()?)
}

/// The rows of the games that were changed, as a list.
fn list(rows: &[(String, String)], stored: &HashSet<String>) -> String {
    joined(rows.iter().filter(|(game, _)| stored.contains(game)).map(|(_, row)| row.as_str()))
}

fn joined<'a>(rows: impl Iterator<Item = &'a str>) -> String {
    format!("[{}]", rows.collect::<Vec<_>>().join(","))
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("rows can be written as JSON")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
