//! Reading what is stored.

use super::{Backend, GameRow, Head, MoveRow, SeatRow, Snapshot, Store, StoreError};
use crate::seat::{SeatKind, SeatUse};
use crate::session::Session;
use crate::waits::Waits;
use bots::Level;
use sqlx::Row;
use sqlx::any::AnyRow;
use unicode_normalization::UnicodeNormalization;

/// A whole game.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game.
    pub game: GameRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// Its moves, in order.
    pub moves: Vec<MoveRow>,
    /// Its states, in order.
    pub snapshots: Vec<Snapshot>,
}

/// What has become of a game since somebody last looked.
#[derive(Clone, Debug)]
pub enum Since {
    /// Nothing has changed.
    Nothing,
    /// The game and its seats as they are now, and the moves that were added.
    Moves(Box<Loaded>),
    /// Moves were taken back: it must be read as a whole.
    Anew,
    /// There is no such game any more.
    Gone,
}

/// A game without its moves, and its seats in order.
pub type GameWithSeats = (GameRow, Vec<SeatRow>);

/// A person who has a name here.
#[derive(Clone, Debug)]
pub struct Person {
    /// The unguessable id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The hashed password, if there is an account.
    pub password: Option<String>,
    /// How often all sessions were ended: only cookies with this number are good.
    pub session: i64,
}

/// The form of a name by which accounts are told apart.
pub fn login(name: &str) -> String {
    name.trim().nfkc().collect::<String>().to_lowercase().nfkc().collect()
}

const GAME: &str = "id, code, game, mode, owner, listed, rules, number, revision, undone, round, asked, finished, \
                    scores, known, lobby, wish, updated, move_time, waits, due";

/// How a game began, which may be long.
const BEGINNING: &str = "origin";
/// In its place where many games are read.
const NO_BEGINNING: &str = "CAST('' AS TEXT) AS origin";

fn game_row(row: &AnyRow) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        mode: row.try_get("mode")?,
        owner: row.try_get("owner")?,
        public: row.try_get::<i64, _>("listed")? != 0,
        start: row.try_get("origin")?,
        rules: row.try_get("rules")?,
        move_time: row.try_get("move_time")?,
        head: Head {
            number: row.try_get("number")?,
            revision: row.try_get("revision")?,
            undone: row.try_get("undone")?,
            round: row.try_get("round")?,
            asked: row.try_get("asked")?,
            over: row.try_get::<i64, _>("finished")? != 0,
            scores: row.try_get("scores")?,
            secrets_known: row.try_get::<i64, _>("known")? != 0,
            lobby: row.try_get::<i64, _>("lobby")? != 0,
            wish: row.try_get("wish")?,
            updated: row.try_get("updated")?,
            waits: Waits::read(row.try_get("waits")?),
            due: row.try_get("due")?,
        },
    })
}

fn seat_row(row: &AnyRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: row.try_get("seat")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        used_for: seat_use(row.try_get("kind")?, row.try_get("level")?)?,
    })
}

/// What a seat is used for, from the words that are stored.
fn seat_use(kind: &str, level: Option<&str>) -> Result<SeatUse, StoreError> {
    match (SeatKind::named(kind), level.and_then(Level::named)) {
        (Some(SeatKind::Human), _) => Ok(SeatUse::Human),
        (Some(SeatKind::Open), _) => Ok(SeatUse::Open),
        (Some(SeatKind::Bot), Some(level)) => Ok(SeatUse::Bot(level)),
        _ => Err(StoreError::Damaged(format!("a seat is for {kind:?} of level {level:?}"))),
    }
}

/// Whether a game waits for people and is shown to everybody; `$1` is the kind of seats that wait.
const IS_OPEN: &str = "listed = 1 AND finished = 0 AND EXISTS (SELECT 1 FROM seats WHERE game = id AND kind = $1)";
/// Whether a game is one of the person `$1`.
const IS_OF: &str = "owner = $1 OR id IN (SELECT game FROM seats WHERE person = $1)";

/// Asks for the seats of the games in a list, and of no others.
fn seats_where(condition: &str) -> String {
    format!(
        "SELECT game, seat, person, name, kind, level FROM seats WHERE game IN \
         (SELECT id FROM games WHERE {condition} ORDER BY updated DESC LIMIT 100) ORDER BY game, seat"
    )
}

/// The seats of one game among those of several.
fn seats_of(game: &str, rows: &[AnyRow]) -> Result<Vec<SeatRow>, StoreError> {
    let mut own = Vec::new();
    for row in rows {
        if row.try_get::<&str, _>("game")? == game {
            own.push(seat_row(row)?);
        }
    }
    Ok(own)
}

fn move_row(row: &AnyRow) -> Result<MoveRow, StoreError> {
    Ok(MoveRow {
        number: row.try_get("number")?,
        seat: row.try_get("seat")?,
        action: row.try_get("action")?,
        revealed: row.try_get("revealed")?,
        events: row.try_get("events")?,
    })
}

fn person(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        password: row.try_get("password")?,
        session: row.try_get("session")?,
    })
}

/// The games of a list that can be read: one that cannot does not hide the others.
fn readable(games: Vec<Result<GameWithSeats, StoreError>>) -> Vec<GameWithSeats> {
    let noted = |game: Result<_, StoreError>| game.inspect_err(|error| tracing::error!(%error, "a game is not listed"));
    games.into_iter().filter_map(|game| noted(game).ok()).collect()
}

impl Store {
    /// The revision of a game; nothing if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revision(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT revision FROM games WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get("revision")).transpose().map_err(StoreError::from)
    }

    /// What has become of a game since it stood like this.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn since(&self, id: &str, head: &Head) -> Result<Since, StoreError> {
        match self.revision(id).await? {
            None => return Ok(Since::Gone),
            Some(revision) if revision == head.revision => return Ok(Since::Nothing),
            Some(_) => {}
        }
        let Some(loaded) = self.load_after(id, Some(head.number)).await? else { return Ok(Since::Gone) };
        let now = &loaded.game.head;
        let back = now.undone > head.revision || now.number < head.number || now.revision < head.revision;
        Ok(if back { Since::Anew } else { Since::Moves(Box::new(loaded)) })
    }

    /// The ids of some games after this one, in order; of none if there are no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ids_after(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT 500";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Games in which a bot is asked and people play too, the latest first: they should not have to wait until somebody
    /// comes by.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn waiting_for_bots(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM games WHERE finished = 0 AND lobby = 0 \
                   AND EXISTS (SELECT 1 FROM seats WHERE game = id AND kind = 'human') \
                   AND EXISTS (SELECT 1 FROM seats WHERE game = id AND kind = 'bot' \
                   AND (asked >> CAST(seat AS INT)) & 1 = 1) ORDER BY updated DESC LIMIT 1000";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, sqlx::Error>>()?)
    }

    /// A game with everything that belongs to it; nothing if there is none. A few at a time: however many games are opened
    /// at once, whoever asks for little is answered.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn load(&self, id: &str) -> Result<Option<Loaded>, StoreError> {
        let _place = self.loads.acquire().await;
        self.load_after(id, None).await
    }

    /// A game with the moves after this number and without states; or, if there is no number, with everything.
    async fn load_after(&self, id: &str, number: Option<i64>) -> Result<Option<Loaded>, StoreError> {
        // One transaction, so that all parts are of the same moment.
        let mut tx = self.moment().await?;
        let sql = sqlx::AssertSqlSafe(format!("SELECT {GAME}, {BEGINNING} FROM games WHERE id = $1"));
        let Some(row) = sqlx::query(sql).bind(id).fetch_optional(&mut *tx).await? else { return Ok(None) };
        let game = game_row(&row)?;
        let seats = sqlx::query("SELECT seat, person, name, kind, level FROM seats WHERE game = $1 ORDER BY seat")
            .bind(id)
            .fetch_all(&mut *tx)
            .await?;
        let moves = sqlx::query(
            "SELECT number, seat, action, revealed, events FROM moves WHERE game = $1 AND number <= $2 AND number > $3 \
             ORDER BY number",
        )
        .bind(id)
        .bind(game.head.number)
        .bind(number.unwrap_or(0))
        .fetch_all(&mut *tx)
        .await?;
        let states = match number {
            Some(_) => Vec::new(),
            None => {
                sqlx::query("SELECT number, state FROM snapshots WHERE game = $1 AND number <= $2 ORDER BY number")
                    .bind(id)
                    .bind(game.head.number)
                    .fetch_all(&mut *tx)
                    .await?
            }
        };
        tx.commit().await?;
        Ok(Some(Loaded {
            seats: seats.iter().map(seat_row).collect::<Result<_, _>>()?,
            moves: moves.iter().map(move_row).collect::<Result<_, _>>()?,
            snapshots: states
                .iter()
                .map(|row| Ok((row.try_get("number")?, row.try_get("state")?)))
                .collect::<Result<_, sqlx::Error>>()?,
            game,
        }))
    }

    /// A transaction that sees everything as it is at one moment, whatever others store meanwhile.
    pub(crate) async fn moment(&self) -> Result<sqlx::Transaction<'_, sqlx::Any>, StoreError> {
        let begin = match self.backend {
            Backend::Sqlite => "BEGIN",
            Backend::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        Ok(self.pool.begin_with(begin).await?)
    }

    /// One game without its moves.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn game(&self, id: &str) -> Result<Option<GameWithSeats>, StoreError> {
        self.games(BEGINNING, "id = $1", id).await?.pop().transpose()
    }

    /// The id of the game with this code.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn by_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT id FROM games WHERE code = $1").bind(code).fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get("id")).transpose().map_err(StoreError::from)
    }

    /// The id and code of the game that the people of this one play after it, if they do.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sequel(&self, id: &str) -> Result<Option<(String, String)>, StoreError> {
        let sql = "SELECT id, code FROM games WHERE id IN (SELECT next FROM sequels WHERE game = $1)";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get("id")?, row.try_get("code")?))).transpose()?)
    }

    /// What was thought of a finished game, as JSON, once it has been.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT review FROM reviews WHERE game = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get("review")).transpose()?)
    }

    /// The games of a person, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn games_of(&self, person: &str) -> Result<Vec<GameWithSeats>, StoreError> {
        Ok(readable(self.games(NO_BEGINNING, IS_OF, person).await?))
    }

    /// The ids of all games of a person, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn all_games_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM games WHERE owner = $1 OR id IN (SELECT game FROM seats WHERE person = $1) \
                   ORDER BY updated DESC";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Games that wait for people and are shown to everybody, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_games(&self) -> Result<Vec<GameWithSeats>, StoreError> {
        Ok(readable(self.games(NO_BEGINNING, IS_OPEN, SeatKind::Open.name()).await?))
    }

    async fn games(
        &self,
        beginning: &'static str,
        condition: &'static str,
        value: &str,
    ) -> Result<Vec<Result<GameWithSeats, StoreError>>, StoreError> {
        let sql = format!("SELECT {GAME}, {beginning} FROM games WHERE {condition} ORDER BY updated DESC LIMIT 100");
        let games = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(value).fetch_all(&self.pool).await?;
        let seats = sqlx::query(sqlx::AssertSqlSafe(seats_where(condition))).bind(value).fetch_all(&self.pool).await?;
        let with_seats = |row: &AnyRow| {
            let game = game_row(row)?;
            let own = seats_of(&game.id, &seats)?;
            Ok((game, own))
        };
        Ok(games.iter().map(with_seats).collect())
    }

    /// A person by id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, password, session FROM persons WHERE id = $1";
        sqlx::query(sql).bind(id).fetch_optional(&self.pool).await?.as_ref().map(person).transpose()
    }

    /// A person by the name of their account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, password, session FROM persons WHERE login = $1";
        sqlx::query(sql).bind(login(name)).fetch_optional(&self.pool).await?.as_ref().map(person).transpose()
    }

    /// Whether a session has not been ended, neither alone nor with all others of its person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_live(&self, session: &Session) -> Result<bool, StoreError> {
        let sql = "SELECT COALESCE((SELECT session FROM persons WHERE id = $1), 0) AS number, \
                   (SELECT COUNT(*) FROM ended WHERE session = $2) AS ended";
        let row = sqlx::query(sql).bind(&session.person).bind(&session.id).fetch_one(&self.pool).await?;
        Ok(row.try_get::<i64, _>("number")? == session.number && row.try_get::<i64, _>("ended")? == 0)
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 AS one").fetch_one(&self.pool).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Write;

    /// On SQLite, or where the tests are told to.
    async fn store() -> (Store, std::path::PathBuf) {
        let path = std::env::temp_dir().join(format!("hofwerk-read-{}.sqlite", crate::ident::id()));
        let database = std::env::var("HOFWERK_TEST_DATABASE").unwrap_or_else(|_| path.display().to_string());
        (Store::open(&database, None, std::sync::Arc::default()).await.unwrap(), path)
    }

    #[tokio::test]
    async fn what_is_read_together_is_of_one_moment() {
        let (store, path) = store().await;
        let id = crate::ident::id();
        let write = |before: &str, name: &str| {
            let (id, before, name) = (id.clone(), before.to_owned(), name.to_owned());
            store.write(Write::Name { id, before, name })
        };
        write("", "Ann").await.unwrap();
        let mut moment = store.moment().await.unwrap();
        let sql = "SELECT id, name, password, session FROM persons WHERE id = $1";
        let before = sqlx::query(sql).bind(&id).fetch_one(&mut *moment).await.unwrap();
        write("Ann", "Ben").await.unwrap();
        let after = sqlx::query(sql).bind(&id).fetch_one(&mut *moment).await.unwrap();
        assert_eq!(person(&before).unwrap().name, "Ann");
        assert_eq!(person(&after).unwrap().name, "Ann", "Ben came after the moment began");
        moment.commit().await.unwrap();
        assert_eq!(store.person(&id).await.unwrap().unwrap().name, "Ben");
        store.close().await;
        let _ = std::fs::remove_file(path);
    }

    /// A server may have a million games; whoever opens the first page looks at a hundred.
    #[tokio::test]
    async fn lists_read_the_seats_of_their_games_only() {
        let path = std::env::temp_dir().join(format!("hofwerk-read-{}.sqlite", crate::ident::id()));
        let store = Store::open(&path.display().to_string(), None, std::sync::Arc::default()).await.unwrap();
        for condition in [IS_OPEN, IS_OF] {
            let sql = format!("EXPLAIN QUERY PLAN {}", seats_where(condition));
            let plan = sqlx::query(sqlx::AssertSqlSafe(sql)).bind("x").fetch_all(&store.pool).await.unwrap();
            let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
            assert!(steps.iter().any(|step| step.starts_with("SEARCH seats")), "{steps:?}");
            assert!(!steps.iter().any(|step| step.starts_with("SCAN seats")), "{steps:?}");
        }
        store.close().await;
        std::fs::remove_file(path).unwrap();
    }

    /// A game with this many moves, which mean nothing.
    async fn long_game(store: &Store, moves: i64) -> String {
        let id = crate::ident::id();
        let text = || "x".repeat(200);
        let row = |number| MoveRow { number, seat: 0, action: text(), revealed: 0, events: text() };
        let game = Box::new(GameRow {
            id: id.clone(),
            code: id.clone(),
            game: "none".into(),
            mode: String::new(),
            owner: id.clone(),
            public: false,
            start: "a long story".into(),
            rules: 1,
            move_time: 0,
            head: Head { number: moves, ..Head::default() },
        });
        let (seats, moves, snapshots) = (Vec::new(), (1..=moves).map(row).collect(), Vec::new());
        store.write(Write::Create { game, seats, moves, snapshots, after: None }).await.unwrap();
        id
    }

    /// Ninety long games that were opened at once kept everybody waiting for seconds.
    #[tokio::test]
    async fn many_long_games_keep_nobody_waiting_who_asks_for_little() {
        let (store, path) = store().await;
        let id = long_game(&store, 500).await;
        let done = std::sync::Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let mut loads = tokio::task::JoinSet::new();
        for _ in 0..60 {
            let (store, id, done) = (store.clone(), id.clone(), done.clone());
            loads.spawn(async move {
                assert_eq!(store.load(&id).await.unwrap().unwrap().moves.len(), 500);
                done.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            });
        }
        tokio::task::yield_now().await;
        store.person("nobody").await.unwrap();
        let before = done.load(std::sync::atomic::Ordering::Relaxed);
        assert!(before < 30, "{before} games were read first");
        while let Some(load) = loads.join_next().await {
            load.unwrap();
        }
        store.close().await;
        let _ = std::fs::remove_file(path);
    }

    #[tokio::test]
    async fn lists_of_games_do_not_tell_how_they_began() {
        let (store, path) = store().await;
        let id = long_game(&store, 1).await;
        assert_eq!(store.games_of(&id).await.unwrap()[0].0.start, "");
        assert_eq!(store.game(&id).await.unwrap().unwrap().0.start, "a long story");
        store.close().await;
        let _ = std::fs::remove_file(path);
    }

    #[test]
    fn names_that_look_the_same_are_one_login() {
        assert_eq!(login("Jos\u{e9}"), login("JOSE\u{301}"));
        assert_eq!(login("\u{ff21}nn"), login("ann"));
        assert_ne!(login("ann"), login("anna"));
    }
}
