//! The rows of a game: its head, its seats, its moves and states.

use super::{Change, GameRow, MoveRow, SeatRow, Snapshot, StoreError};
use bots::Level;
use sqlx::{AnyConnection, AssertSqlSafe};

pub(super) async fn insert_game(db: &mut AnyConnection, game: &GameRow) -> Result<(), StoreError> {
    let head = &game.head;
    let done = sqlx::query(
        "INSERT INTO games (id, code, game, mode, owner, listed, origin, rules, number, revision, undone, round, asked, \
         finished, scores, known, lobby, wish, created, updated, move_time, waits, due) VALUES ($1, $2, $3, $4, $5, $6, $7, \
         $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23) ON CONFLICT DO NOTHING",
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
    .bind(i64::from(head.lobby))
    .bind(head.wish.clone())
    .bind(head.updated)
    .bind(head.updated)
    .bind(game.move_time)
    .bind(head.waits.text())
    .bind(head.due)
    .execute(db)
    .await?;
    if done.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

pub(super) async fn put_change(db: &mut AnyConnection, change: &Change) -> Result<(), StoreError> {
    let head = &change.head;
    let done = sqlx::query(
        "UPDATE games SET number = $1, revision = $2, undone = $3, round = $4, asked = $5, finished = $6, scores = $7, \
         known = $8, lobby = $9, wish = $10, updated = $11, waits = $12, due = $13 WHERE id = $14 AND revision = $15",
    )
    .bind(head.number)
    .bind(head.revision)
    .bind(head.undone)
    .bind(head.round)
    .bind(head.asked)
    .bind(i64::from(head.over))
    .bind(head.scores.clone())
    .bind(i64::from(head.secrets_known))
    .bind(i64::from(head.lobby))
    .bind(head.wish.clone())
    .bind(head.updated)
    .bind(head.waits.text())
    .bind(head.due)
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

pub(super) async fn put_history(
    db: &mut AnyConnection,
    id: &str,
    moves: &[MoveRow],
    snapshots: &[Snapshot],
) -> Result<(), StoreError> {
    for some in moves.chunks(ROWS) {
        let sql = insert("moves (game, number, seat, action, revealed, events)", 6, some.len());
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for row in some {
            query =
                query.bind(id).bind(row.number).bind(row.seat).bind(&row.action).bind(row.revealed).bind(&row.events);
        }
        query.execute(&mut *db).await?;
    }
    for some in snapshots.chunks(ROWS) {
        let mut query = sqlx::query(AssertSqlSafe(insert("snapshots (game, number, state)", 3, some.len())));
        for (number, state) in some {
            query = query.bind(id).bind(*number).bind(state.as_slice());
        }
        query.execute(&mut *db).await?;
    }
    Ok(())
}

/// The most rows in one statement.
const ROWS: usize = 200;

/// A statement that adds rows with this many columns. A record may have thousands of moves, and everybody waits while each is a
/// word to the database and back.
fn insert(what: &str, columns: usize, rows: usize) -> String {
    let row = |row: usize| {
        let places = (1..=columns).map(|column| format!("${}", row * columns + column)).collect::<Vec<_>>();
        format!("({})", places.join(", "))
    };
    format!("INSERT INTO {what} VALUES {}", (0..rows).map(row).collect::<Vec<_>>().join(", "))
}

pub(super) async fn put_seat(db: &mut AnyConnection, id: &str, seat: &SeatRow) -> Result<(), StoreError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_go_to_the_database_together() {
        assert_eq!(insert("seats (game, seat)", 2, 2), "INSERT INTO seats (game, seat) VALUES ($1, $2), ($3, $4)");
    }
}
