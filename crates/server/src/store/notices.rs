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

/// A person who is asked in a game and wishes to be told.
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
    /// The ways in which that was told already.
    pub told: Vec<String>,
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

    /// Everybody who wishes to be told, is asked, and is in a game where something happened after this moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn asked_since(&self, moment: i64) -> Result<Vec<Asked>, StoreError> {
        let told = "(SELECT COUNT(*) FROM told WHERE told.game = games.id AND told.seat = seats.seat AND done = 1 \
                    AND told.number = games.number AND way =";
        let sql = format!(
            "SELECT notices.person, wishes, games.id, seats.seat, games.number, games.updated, waits, \
             {told} 'mail') AS mailed, {told} 'hook') AS hooked FROM notices \
             JOIN seats ON seats.person = notices.person AND seats.kind = 'human' JOIN games ON games.id = seats.game \
             WHERE finished = 0 AND lobby = 0 AND games.updated > $1 AND (asked >> CAST(seats.seat AS INT)) & 1 = 1"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(moment).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                let (seat, number): (i64, i64) = (row.try_get("seat")?, row.try_get("number")?);
                let waits = Waits::read(row.try_get("waits")?);
                let mut told = Vec::new();
                for (way, column) in [("mail", "mailed"), ("hook", "hooked")] {
                    if row.try_get::<i64, _>(column)? > 0 {
                        told.push(way.to_owned());
                    }
                }
                Ok(Asked {
                    person: row.try_get("person")?,
                    wishes: row.try_get("wishes")?,
                    game: row.try_get("id")?,
                    seat,
                    turn: waits.of(seat as usize, number, row.try_get("updated")?).turn,
                    number,
                    told,
                })
            })
            .collect::<Result<_, sqlx::Error>>()
            .map_err(StoreError::from)
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
