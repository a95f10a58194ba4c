//! Beginning games: from options, from a record, from a position.

use super::{Body, people};
use crate::app::App;
use crate::error::{ApiError, Code, ErrorBody};
use crate::ident;
use crate::play::{Beginning, Play, RecordHead};
use crate::room::Command;
use crate::seat::{SeatKind, SeatUse, bot_name, level_schema, requested_kind_schema};
use crate::session::Who;
use crate::store::{GameRow, Head, MoveRow, SeatRow, Snapshot, StoreError, Write};
use crate::waits::MOVE_TIMES;
use axum::extract::State;
use axum::{Extension, Json};
use bots::games::{NAMES, Task, with_game};
use bots::{Level, Playable};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use table::{RecordedPlayer, Seed};
use tokio::time::timeout;
use utoipa::ToSchema;

/// The most bytes of how a game begins, which is kept as it came and read with the game: a position has a few thousand.
const MOST_BYTES: usize = 64 * 1024;

/// What a seat shall be used for.
#[derive(Deserialize, ToSchema, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct SeatForm {
    /// Who shall play it; `me` is another word for `human`, and what is meant if nothing is said.
    #[schema(schema_with = requested_kind_schema)]
    #[cfg_attr(test, ts(type = "SeatKind | 'me'", optional))]
    pub(super) kind: Option<String>,
    /// For bots: how strong; `easy` if nothing is said.
    #[schema(schema_with = level_schema)]
    #[cfg_attr(test, ts(type = "Level", optional))]
    pub(super) level: Option<String>,
    /// The name shown, for several people at one browser and for bots.
    name: Option<String>,
}

impl SeatForm {
    /// The seat as it was used in a recorded game.
    fn of(seat: &RecordedPlayer) -> SeatForm {
        let level = seat.level.clone().filter(|level| Level::named(level).is_some());
        let kind = if level.is_some() { SeatKind::Bot } else { SeatKind::Human };
        SeatForm { kind: Some(kind.name().into()), level, name: people::name(&seat.name).ok() }
    }
}

/// A new game.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Which game.
    #[serde(default = "default_game")]
    game: String,
    /// What is agreed, as in the protocol.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Partial<G['Options']>", optional))]
    options: Option<Value>,
    /// Instead of options: a record, to go on where it ends.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "object", optional))]
    record: Option<Box<RawValue>>,
    /// Instead of options: a position.
    position: Option<String>,
    /// Who sits where; left out: all seats are mine.
    seats: Option<Vec<SeatForm>>,
    /// Whether everybody sees it in the list of open games.
    #[serde(default)]
    public: bool,
    /// How many seconds there are for a move, 60 to 2592000; then a bot plays on until the person comes back. Left out: no limit.
    move_time: Option<i64>,
    /// Whether it waits in a lobby until its host starts it; otherwise it can be played at once.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    lobby: bool,
    /// Where chance comes from; only for games without other people.
    #[schema(value_type = Option<String>)]
    seed: Option<Seed>,
}

fn default_game() -> String {
    bots::games::DEFAULT.into()
}

/// Where the new game is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Created {
    /// Its id, for links.
    pub(super) id: String,
    /// The code by which people join.
    pub(super) code: String,
}

impl Created {
    /// Where a game is that there is already.
    pub(super) fn of(game: &GameRow) -> Created {
        Created { id: game.id.clone(), code: game.code.clone() }
    }
}

/// Begins a game that one person plays alone.
pub(super) async fn begin_alone(
    app: &App,
    person: &str,
    game: &str,
    options: Value,
    seed: Option<Seed>,
) -> Result<Created, ApiError> {
    let name = people::name_of(app, person).await?;
    let start = Beginning::Options(options, seed.unwrap_or_else(|| Seed::new(u128::from_le_bytes(ident::random()))));
    let seating = Seating::Wished { wishes: vec![SeatForm::default()], name };
    let begin = Begin {
        start,
        seating,
        person: person.to_owned(),
        public: false,
        lobby: false,
        move_time: 0,
        seed_known: false,
    };
    begin_game(app, game.to_owned(), begin, None).await
}

/// The seed of a game that shall be dealt again.
pub(super) fn seed_again(start: Option<&str>) -> Option<Seed> {
    #[derive(Deserialize)]
    struct Dealt {
        seed: Seed,
    }
    start.and_then(|start| serde_json::from_str::<Dealt>(start).ok()).map(|dealt| dealt.seed)
}

/// Begin a game.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame,
    responses((status = 200, body = Created), (status = 400, body = ErrorBody)))]
pub async fn create(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Body(form): Body<NewGame>,
) -> Result<Json<Created>, ApiError> {
    if form.move_time.is_some_and(|time| !MOVE_TIMES.contains(&time)) {
        return Err(ApiError::bad(Code::BadTime, "There is a minute to 30 days for a move, or no limit."));
    }
    let move_time = form.move_time.unwrap_or(0);
    let name = people::name_of(&app, &who.id).await?;
    let recorded = form.record.as_deref().map(recorded).transpose()?;
    // Those who sat there in the record, if nothing else is said.
    let seats_recorded = recorded.as_ref().map(|head| head.players.iter().map(SeatForm::of).collect());
    let wishes = form.seats.or(seats_recorded).unwrap_or_default();
    // A record names its seed.
    let seed_known = form.seed.is_some() || form.record.is_some();
    let start = match (form.record, form.position) {
        (Some(record), None) => Beginning::Record(record),
        (None, Some(position)) => Beginning::Position(position),
        (Some(_), Some(_)) => return Err(ApiError::bad(Code::BadRequest, "A record or a position, not both.")),
        (None, None) => {
            let seed = form.seed.unwrap_or_else(|| Seed::new(u128::from_le_bytes(ident::random())));
            Beginning::Options(options(form.options, wishes.len())?, seed)
        }
    };
    let seating = Seating::Wished { wishes, name };
    let (public, lobby) = (form.public, form.lobby);
    let begin = Begin { start, seating, person: who.id, public, lobby, move_time, seed_known };
    begin_game(&app, recorded.map_or(form.game, |head| head.game), begin, None).await.map(Json)
}

/// Begins a game, perhaps one that the people of another play after it.
pub(super) async fn begin_game(
    app: &App,
    kind: String,
    begin: Begin,
    after: Option<String>,
) -> Result<Created, ApiError> {
    let new = set_up(app, kind, begin).await?;
    let created = store(app, new, after).await?;
    app.metrics.games_created.fetch_add(1, Relaxed);
    // If a bot begins, it starts to think before anybody connects.
    app.hub.tell(&created.id, Command::Wake).await?;
    Ok(created)
}

/// Sets a game up: not on the threads that answer people, a few at a time, and not for long.
async fn set_up(app: &App, kind: String, begin: Begin) -> Result<Draft, ApiError> {
    let setting_up = async {
        let place = app.setups.clone().acquire_owned().await.map_err(|_| ApiError::storage())?;
        let begun = tokio::task::spawn_blocking(move || {
            // Taken until the work is done, whoever still waits for it.
            let _place = place;
            let no_game = || format!("there is no game {kind:?}; there are: {}", NAMES.join(", "));
            with_game(&kind, begin).unwrap_or_else(|| Err(ApiError::bad(Code::BadGame, no_game())))
        });
        begun.await.map_err(|_| ApiError::bad(Code::BadGame, "This game cannot be set up."))?
    };
    let too_slow = || ApiError::bad(Code::BadGame, "This game takes too long to be set up.");
    let (limit, start) = (app.config.limits.setup_time, Instant::now());
    let set_up = timeout(limit, setting_up).await.map_err(|_| too_slow())?;
    // The clock of the limit ticks by the millisecond.
    if start.elapsed() > limit { Err(too_slow()) } else { set_up }
}

/// What a record says of its game and its seats.
fn recorded(record: &RawValue) -> Result<RecordHead, ApiError> {
    serde_json::from_str(record.get())
        .map_err(|e| ApiError::bad(Code::Unreadable, format!("This is no record of a game: {e}.")))
}

fn options(options: Option<Value>, seats: usize) -> Result<Value, ApiError> {
    let mut options = options.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    let Some(fields) = options.as_object_mut() else {
        return Err(ApiError::bad(Code::BadGame, "Options are an object."));
    };
    if seats > 0 && !fields.contains_key("players") {
        fields.insert("players".into(), seats.into());
    }
    Ok(options)
}

/// Who sits where when a game begins.
pub(super) enum Seating {
    /// As somebody wishes.
    Wished {
        /// The wishes.
        wishes: Vec<SeatForm>,
        /// The name of who wishes it.
        name: String,
    },
    /// As they sat before.
    Kept(Vec<SeatRow>),
}

/// A game that is about to begin.
pub(super) struct Begin {
    pub(super) start: Beginning,
    pub(super) seating: Seating,
    /// Who begins it.
    pub(super) person: String,
    pub(super) public: bool,
    /// Whether it waits in a lobby.
    pub(super) lobby: bool,
    /// How many seconds there are for a move; 0: no limit.
    pub(super) move_time: i64,
    /// Whether somebody knows the seed.
    pub(super) seed_known: bool,
}

impl Task for Begin {
    type Output = Result<Draft, ApiError>;

    fn run<G: Playable>(self) -> Self::Output {
        let foreign = !matches!(self.start, Beginning::Options(..));
        let our_own = matches!(self.start, Beginning::Continued(..));
        let begun = Play::<G>::begin(self.start);
        let (play, made) = begun.map_err(ApiError::refused)?;
        if !our_own && play.start().len() > MOST_BYTES {
            let why = format!("What there is to say of how a game begins has at most {MOST_BYTES} bytes.");
            return Err(ApiError::bad(Code::BadGame, why));
        }
        if foreign {
            // What will be drawn again and again is drawn once here, where nobody waits for it.
            play.draw_all();
        }
        let id = ident::id();
        let seats = match self.seating {
            Seating::Wished { wishes, name } => seat_rows(&id, play.seats(), wishes, &self.person, &name)?,
            Seating::Kept(seats) => seats,
        };
        let secrets_known = self.seed_known || play.tells_secrets();
        if secrets_known && seats.iter().any(|row| row.used_for == SeatUse::Open) {
            return Err(ApiError::secret_start());
        }
        let head = Head { secrets_known, lobby: self.lobby, ..play.head() }.waited_for(self.move_time, &seats);
        Ok(Draft {
            game: game_row(&play, id, self.person, self.public, self.move_time, head),
            seats,
            moves: (1..).zip(made).map(|(number, made)| made.row(number)).collect(),
            snapshots: play.snapshots(),
        })
    }
}

fn seat_rows(
    game: &str,
    seats: usize,
    wishes: Vec<SeatForm>,
    person: &str,
    name: &str,
) -> Result<Vec<SeatRow>, ApiError> {
    if wishes.len() > seats {
        let error = format!("The game has {seats} seats, not {}.", wishes.len());
        return Err(ApiError::bad(Code::BadSeats, error));
    }
    let mut wishes = wishes.into_iter();
    (0..seats).map(|seat| seat_row(game, seat as i64, wishes.next().unwrap_or_default(), person, name)).collect()
}

fn seat_row(game: &str, seat: i64, wish: SeatForm, person: &str, name: &str) -> Result<SeatRow, ApiError> {
    let used_for = SeatUse::requested(wish.kind.as_deref(), wish.level.as_deref())?;
    let given = wish.name.filter(|name| !name.trim().is_empty());
    let shown = given.map(|given| people::name(&given)).transpose()?;
    let (person, name) = match used_for {
        SeatUse::Human => (Some(person.to_owned()), shown.unwrap_or_else(|| name.to_owned())),
        SeatUse::Bot(_) => (None, shown.unwrap_or_else(|| bot_name(game, seat))),
        SeatUse::Open => (None, String::new()),
    };
    Ok(SeatRow { seat, person, name, used_for })
}

/// A game that is about to be stored.
pub(super) struct Draft {
    game: GameRow,
    seats: Vec<SeatRow>,
    moves: Vec<MoveRow>,
    snapshots: Vec<Snapshot>,
}

fn game_row<G: Playable>(
    play: &Play<G>,
    id: String,
    owner: String,
    public: bool,
    move_time: i64,
    head: Head,
) -> GameRow {
    GameRow {
        id,
        code: String::new(),
        game: play.name().into(),
        mode: play.mode().into(),
        owner,
        public,
        start: play.start(),
        rules: i64::from(play.rules()),
        move_time,
        head,
    }
}

/// Stores a new game under a code that nobody has. If it is the one after another, and there is one after that already, it
/// is that one.
async fn store(app: &App, new: Draft, after: Option<String>) -> Result<Created, ApiError> {
    let Draft { mut game, seats, moves, snapshots } = new;
    for _ in 0..5 {
        game.code = ident::code();
        let write = Write::Create {
            game: Box::new(game.clone()),
            seats: seats.clone(),
            moves: moves.clone(),
            snapshots: snapshots.clone(),
            after: after.clone(),
        };
        match app.store.write(write).await {
            Err(StoreError::Taken) => {
                if let Some(before) = &after
                    && let Some((id, code)) = app.store.sequel(before).await?
                {
                    return Ok(Created { id, code });
                }
            }
            result => return Ok(result.map(|()| Created { id: game.id, code: game.code })?),
        }
    }
    Err(ApiError::storage())
}
/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<NewGame>();
    out.visit::<Created>();
}
