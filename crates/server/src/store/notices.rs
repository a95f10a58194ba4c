//! What people wish to be told, and what they have been told.

use super::{Store, StoreError};
use crate::clock;
use crate::waits::Waits;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// Something about notices that is stored.
#[derive(Clone, Debug)]
pub enum NoticeWrite {
    /// What a person wishes to be told; none: nothing.
    Wishes {
        /// The person.
        person: String,
        /// The wishes as JSON.
        wishes: Option<String>,
    },
    /// This server tells of a turn in this way, if nobody has and nobody is about to.
    Claim(Claim),
    /// A turn was told of, or will not be.
    Done(Claim),
}

/// One turn that is told of in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: i64,
    /// How it is told.
    pub way: &'static str,
    /// When the turn began.
    pub turn: i64,
    /// After how many moves it is told.
    pub number: i64,
}

/// A person who is asked in a game and wishes to be told, in a way in which that may be done now.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The person.
    pub person: String,
    /// The wishes as JSON.
    pub wishes: String,
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: i64,
    /// When the turn began.
    pub turn: i64,
    /// How many moves have been made.
    pub number: i64,
    /// How it would be told.
    pub way: String,
    /// How often that was tried.
    pub tries: i64,
}

/// How often one turn is tried to be told of in one way.
pub const MOST_TRIES: i64 = 4;
/// After this many milliseconds it may be tried again.
const LEASE: i64 = 120_000;

pub(super) async fn write(db: &mut AnyConnection, write: &NoticeWrite) -> Result<(), StoreError> {
    match write {
        NoticeWrite::Wishes { person, wishes: Some(wishes) } => {
            let sql = "INSERT INTO notices (person, wishes, since) VALUES ($1, $2, $3) \
                       ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes, since = excluded.since";
            sqlx::query(sql).bind(person).bind(wishes).bind(clock::now()).execute(db).await?;
        }
        NoticeWrite::Wishes { person, wishes: None } => {
            sqlx::query("DELETE FROM notices WHERE person = $1").bind(person).execute(db).await?;
        }
        NoticeWrite::Claim(claim) => return take(db, claim).await,
        NoticeWrite::Done(claim) => {
            let sql = "UPDATE told SET done = 1, number = $1 WHERE game = $2 AND seat = $3 AND way = $4 AND turn = $5";
            let query = sqlx::query(sql).bind(claim.number).bind(&claim.game).bind(claim.seat);
            query.bind(claim.way).bind(claim.turn).execute(db).await?;
        }
    }
    Ok(())
}

/// Takes it upon this server to tell of a turn, unless it was told of, is being told of, or was tried too often.
async fn take(db: &mut AnyConnection, claim: &Claim) -> Result<(), StoreError> {
    let sql = "INSERT INTO told (game, seat, way, turn, number, tries, next, done) VALUES ($1, $2, $3, $4, $5, 1, $6, 0) \
               ON CONFLICT (game, seat, way) DO UPDATE SET turn = excluded.turn, number = excluded.number, \
               tries = CASE WHEN told.turn = excluded.turn THEN told.tries + 1 ELSE 1 END, \
               next = excluded.next, done = 0 \
               WHERE told.turn < excluded.turn \
               OR (told.turn = excluded.turn AND told.done = 0 AND told.next <= $7 AND told.tries < $8)";
    let now = clock::now();
    let query = sqlx::query(sql).bind(&claim.game).bind(claim.seat).bind(claim.way).bind(claim.turn);
    let done = query.bind(claim.number).bind(now + LEASE).bind(now).bind(MOST_TRIES).execute(db).await?;
    if done.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// A row of [`Store::asked_since`], unless [`take`] would refuse it now.
fn asked(row: &AnyRow, now: i64) -> Result<Option<Asked>, sqlx::Error> {
    let (seat, number): (i64, i64) = (row.try_get("seat")?, row.try_get("number")?);
    let turn = Waits::read(row.try_get("waits")?).of(seat as usize, number, row.try_get("updated")?).turn;
    let tries = match row.try_get::<Option<i64>, _>("turn")? {
        Some(told) if told > turn => return Ok(None),
        Some(told) if told == turn => {
            let (done, next, tries): (i64, i64, i64) =
                (row.try_get("done")?, row.try_get("next")?, row.try_get("tries")?);
            if done != 0 || next > now || tries >= MOST_TRIES {
                return Ok(None);
            }
            tries
        }
        _ => 0,
    };
    let (person, wishes) = (row.try_get("person")?, row.try_get("wishes")?);
    let (game, way) = (row.try_get("id")?, row.try_get("way")?);
    Ok(Some(Asked { person, wishes, game, seat, turn, number, way, tries }))
}

/// Gives the wishes of one person to another who has none.
pub(super) async fn adopt(db: &mut AnyConnection, from: &str, to: &str) -> Result<(), StoreError> {
    let sql =
        "UPDATE notices SET person = $1 WHERE person = $2 AND NOT EXISTS (SELECT 1 FROM notices WHERE person = $1)";
    sqlx::query(sql).bind(to).bind(from).execute(&mut *db).await?;
    sqlx::query("DELETE FROM notices WHERE person = $1").bind(from).execute(db).await?;
    Ok(())
}

impl Store {
    /// What a person wishes to be told, as JSON.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wishes(&self, person: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT wishes FROM notices WHERE person = $1").bind(person);
        let row = row.fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get("wishes")).transpose().map_err(StoreError::from)
    }

    /// Everybody who wishes to be told, is asked, and is in a game where something happened after this moment; in each way in
    /// which nobody has told of it, is telling of it, or has tried too often. Of several seats of a person it is the first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn asked_since(&self, moment: i64) -> Result<Vec<Asked>, StoreError> {
        let sql = "SELECT notices.person, wishes, games.id, MIN(seats.seat) AS seat, ways.way FROM notices \
                   JOIN seats ON seats.person = notices.person AND seats.kind = 'human' \
                   JOIN games ON games.id = seats.game \
                   CROSS JOIN (SELECT 'mail' AS way UNION ALL SELECT 'hook' AS way) AS ways \
                   WHERE finished = 0 AND lobby = 0 AND games.updated > $1 AND (asked >> CAST(seats.seat AS INT)) & 1 = 1 \
                   GROUP BY notices.person, wishes, games.id, ways.way";
        let sql = format!(
            "SELECT a.person, a.wishes, a.id, a.seat, a.way, games.number, games.updated, waits, told.turn, told.done, \
             told.next, told.tries FROM ({sql}) AS a JOIN games ON games.id = a.id \
             LEFT JOIN told ON told.game = a.id AND told.seat = a.seat AND told.way = a.way"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(moment).fetch_all(&self.pool).await?;
        let now = clock::now();
        let asked = rows.iter().map(|row| asked(row, now)).filter_map(Result::transpose);
        Ok(asked.collect::<Result<_, sqlx::Error>>()?)
    }

    /// Games in which somebody's time is over, the longest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn late(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM games WHERE due <= $1 ORDER BY due LIMIT 100";
        let rows = sqlx::query(sql).bind(clock::now()).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Some games that are over, or are not, in which nothing has happened since this moment, and their revisions.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn untouched(&self, over: bool, since: i64) -> Result<Vec<(String, i64)>, StoreError> {
        let sql = "SELECT id, revision FROM games WHERE finished = $1 AND updated < $2 ORDER BY updated LIMIT 100";
        let rows = sqlx::query(sql).bind(i64::from(over)).bind(since).fetch_all(&self.pool).await?;
        let game = |row: &AnyRow| Ok((row.try_get("id")?, row.try_get("revision")?));
        Ok(rows.iter().map(game).collect::<Result<_, sqlx::Error>>()?)
    }
}
