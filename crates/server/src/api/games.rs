//! Beginning, finding and looking at games.

use super::{Body, Path, Query, people};
use crate::advice::Advice;
use crate::app::App;
use crate::error::{ApiError, Code, ErrorBody};
use crate::message::SeatInfo;
use crate::play::{Beginning, Play};
use crate::room::{Command, RoomRequest};
use crate::seat::{SeatUse, level_schema, requested_kind_schema};
use crate::session::Who;
use crate::store::{GameRow, GameWithSeats, Head, MoveRow, SeatRow, Snapshot, StoreError, Write};
use crate::{clock, ident};
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use bots::Playable;
use bots::games::{NAMES, Task, with_game};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::atomic::Ordering::Relaxed;
use table::{Seat, Seed};
use utoipa::{IntoParams, ToSchema};

/// A game in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Summary {
    /// Its id, for links.
    id: String,
    /// The code by which people join.
    code: String,
    /// Which game it is.
    game: String,
    /// Its mode.
    mode: String,
    /// How many seats it has.
    players: usize,
    /// The round in progress.
    round: i64,
    /// How many moves have been made.
    number: i64,
    /// Who sits where.
    seats: Vec<SeatInfo>,
    /// Whether you began it.
    host: bool,
    /// Whether you are asked.
    your_turn: bool,
    /// Whether it is over.
    over: bool,
    /// The points, when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    scores: Option<Vec<i32>>,
    /// When something last happened, as `2026-11-15T20:35:21.007Z`.
    updated: String,
}

impl Summary {
    fn of((game, seats): GameWithSeats, person: &str) -> Summary {
        let GameRow { id, code, mode, head, .. } = game;
        let asked = |row: &SeatRow| head.asked & (1 << row.seat) != 0;
        let mine = |row: &SeatRow| row.person.as_deref() == Some(person) && row.used_for == SeatUse::Human;
        Summary {
            id,
            code,
            game: game.game,
            mode,
            players: seats.len(),
            round: head.round,
            number: head.number,
            host: game.owner == person,
            your_turn: seats.iter().any(|row| asked(row) && mine(row)),
            over: head.over,
            scores: head.scores.as_deref().and_then(|scores| serde_json::from_str(scores).ok()),
            updated: clock::iso(head.updated),
            seats: seats.into_iter().map(seat_info).collect(),
        }
    }
}

fn seat_info(row: SeatRow) -> SeatInfo {
    SeatInfo { name: row.name, kind: row.used_for.kind(), level: row.used_for.level(), connected: None }
}

/// Games in three lists.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lists {
    /// Games of mine that go on.
    mine: Vec<Summary>,
    /// Games that anybody may join.
    open: Vec<Summary>,
    /// Games of mine that are over.
    finished: Vec<Summary>,
}

/// The games of the person who asks, and those they could join.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Lists)))]
pub async fn list(State(app): State<App>, Extension(who): Extension<Who>) -> Result<Json<Lists>, ApiError> {
    let mine = app.store.games_of(&who.id).await?;
    let open = app.store.open_games().await?;
    let is_mine = |id: &str| mine.iter().any(|(game, _)| game.id == id);
    let open = open.into_iter().filter(|(game, _)| !is_mine(&game.id)).collect::<Vec<_>>();
    let summaries = |games: Vec<_>| games.into_iter().map(|game| Summary::of(game, &who.id)).collect();
    let (finished, mine) = mine.into_iter().partition(|(game, _)| game.head.over);
    Ok(Json(Lists { mine: summaries(mine), open: summaries(open), finished: summaries(finished) }))
}

/// One game.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Summary), (status = 404, body = ErrorBody)))]
pub async fn summary(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Json<Summary>, ApiError> {
    let found = app.store.game(&id).await?.ok_or_else(ApiError::no_game)?;
    Ok(Json(Summary::of(found, &who.id)))
}

/// What a seat shall be used for.
#[derive(Deserialize, ToSchema, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct SeatForm {
    /// Who shall play it; `me` is another word for `human`, and what is meant if nothing is said.
    #[schema(schema_with = requested_kind_schema)]
    #[cfg_attr(test, ts(type = "SeatKind | 'me'", optional))]
    kind: Option<String>,
    /// For bots: how strong; `easy` if nothing is said.
    #[schema(schema_with = level_schema)]
    #[cfg_attr(test, ts(type = "Level", optional))]
    level: Option<String>,
    /// The name shown for a seat of mine, for several people at one browser.
    name: Option<String>,
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
    id: String,
    /// The code by which people join.
    code: String,
}

/// Begin a game.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame,
    responses((status = 200, body = Created), (status = 400, body = ErrorBody)))]
pub async fn create(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Body(form): Body<NewGame>,
) -> Result<Json<Created>, ApiError> {
    let name = people::name_of(&app, &who.id).await?;
    let wishes = form.seats.unwrap_or_default();
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
    let begin = Begin { start, wishes, person: who.id, name, public: form.public, seed_known };
    let kind = form.game;
    let begun = tokio::task::spawn_blocking(move || {
        let no_game = || format!("there is no game {kind:?}; there are: {}", NAMES.join(", "));
        with_game(&kind, begin).unwrap_or_else(|| Err(ApiError::bad(Code::BadGame, no_game())))
    });
    let new = begun.await.map_err(|_| ApiError::bad(Code::BadGame, "This game cannot be set up."))??;
    let created = store(&app, new).await?;
    app.metrics.games_created.fetch_add(1, Relaxed);
    // If a bot begins, it starts to think before anybody connects.
    app.hub.tell(&created.id, Command::Wake).await?;
    Ok(Json(created))
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

/// A game that is about to begin.
struct Begin {
    start: Beginning,
    wishes: Vec<SeatForm>,
    person: String,
    name: String,
    public: bool,
    /// Whether somebody knows the seed.
    seed_known: bool,
}

impl Task for Begin {
    type Output = Result<Draft, ApiError>;

    fn run<G: Playable>(self) -> Self::Output {
        let begun = Play::<G>::begin(self.start);
        let (play, made) = begun.map_err(|refusal| ApiError::bad(Code::BadGame, refusal.to_string()))?;
        let seats = seat_rows(play.seats(), self.wishes, &self.person, &self.name)?;
        let secrets_known = self.seed_known || play.tells_secrets();
        if secrets_known && seats.iter().any(|row| row.used_for == SeatUse::Open) {
            return Err(ApiError::secret_start());
        }
        Ok(Draft {
            game: game_row(&play, self.person, self.public, secrets_known),
            seats,
            moves: (1..).zip(made).map(|(number, made)| made.row(number)).collect(),
            snapshots: play.snapshots(),
        })
    }
}

fn seat_rows(seats: usize, wishes: Vec<SeatForm>, person: &str, name: &str) -> Result<Vec<SeatRow>, ApiError> {
    if wishes.len() > seats {
        let error = format!("The game has {seats} seats, not {}.", wishes.len());
        return Err(ApiError::bad(Code::BadSeats, error));
    }
    let mut wishes = wishes.into_iter();
    (0..seats).map(|seat| seat_row(seat as i64, wishes.next().unwrap_or_default(), person, name)).collect()
}

fn seat_row(seat: i64, wish: SeatForm, person: &str, name: &str) -> Result<SeatRow, ApiError> {
    let used_for = SeatUse::requested(wish.kind.as_deref(), wish.level.as_deref())?;
    let (person, name) = match used_for {
        SeatUse::Human => {
            let given = wish.name.filter(|name| !name.trim().is_empty());
            let shown = given.map(|given| people::name(&given)).transpose()?;
            (Some(person.to_owned()), shown.unwrap_or_else(|| name.to_owned()))
        }
        SeatUse::Bot(_) => (None, format!("Bot {}", seat + 1)),
        SeatUse::Open => (None, String::new()),
    };
    Ok(SeatRow { seat, person, name, used_for })
}

/// A game that is about to be stored.
struct Draft {
    game: GameRow,
    seats: Vec<SeatRow>,
    moves: Vec<MoveRow>,
    snapshots: Vec<Snapshot>,
}

fn game_row<G: Playable>(play: &Play<G>, owner: String, public: bool, secrets_known: bool) -> GameRow {
    let asked = play.asked();
    let over = asked.is_empty();
    GameRow {
        id: ident::id(),
        code: String::new(),
        game: play.name().into(),
        mode: play.mode().into(),
        owner,
        public,
        start: play.start(),
        rules: i64::from(play.rules()),
        head: Head {
            number: play.number() as i64,
            round: i64::from(play.round()),
            asked: asked.iter().map(|seat| 1 << seat.index()).sum(),
            over,
            scores: over.then(|| format!("{:?}", play.totals())),
            secrets_known,
            updated: clock::now(),
            ..Head::default()
        },
    }
}

/// Stores a new game under a code that nobody has.
async fn store(app: &App, new: Draft) -> Result<Created, ApiError> {
    let Draft { mut game, seats, moves, snapshots } = new;
    for _ in 0..5 {
        game.code = ident::code();
        let write = Write::Create {
            game: Box::new(game.clone()),
            seats: seats.clone(),
            moves: moves.clone(),
            snapshots: snapshots.clone(),
        };
        match app.store.write(write).await {
            Err(StoreError::Taken) => {}
            result => return Ok(result.map(|()| Created { id: game.id, code: game.code })?),
        }
    }
    Err(ApiError::storage())
}

/// The seat to take.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct JoinForm {
    /// The seat; left out: the first that is open.
    seat: Option<u8>,
}

/// Where the game is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Joined {
    /// Its id, for links.
    id: String,
}

/// Take a seat in the game with this code.
#[utoipa::path(post, path = "/api/join/{code}", tag = "games", params(("code" = String, Path)), request_body = JoinForm,
    responses((status = 200, body = Joined), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn join(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(code): Path<String>,
    Body(form): Body<JoinForm>,
) -> Result<Json<Joined>, ApiError> {
    let id = app.store.by_code(&ident::read_code(&code)).await?.ok_or_else(ApiError::no_game)?;
    let name = people::name_of(&app, &who.id).await?;
    let seat = form.seat.map(Seat::new);
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Sit { name, seat, reply }).await?;
    Ok(Json(Joined { id }))
}

/// Use a seat for something else: a bot takes over, a person comes back.
#[utoipa::path(post, path = "/api/games/{id}/seats/{seat}", tag = "games", request_body = SeatForm,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Joined), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn reseat(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path((id, seat)): Path<(String, u8)>,
    Body(form): Body<SeatForm>,
) -> Result<Json<Joined>, ApiError> {
    let wish = SeatUse::requested(form.kind.as_deref(), form.level.as_deref())?;
    let name = people::name_of(&app, &who.id).await?;
    let seat = Seat::new(seat);
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Reseat { name, seat, wish, reply }).await?;
    Ok(Json(Joined { id }))
}

fn json(text: String) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text)
}

/// The record: of a finished game for everybody, of a running one only for somebody who plays it alone.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)),
    responses((status = 200, description = "A record", body = Object), (status = 403, body = ErrorBody)))]
pub async fn record(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Record { reply }).await.map(json)
}

/// The seat that looks.
#[derive(Deserialize, IntoParams)]
pub struct ViewerQuery {
    /// A seat of mine; in finished games any seat.
    seat: Option<u8>,
}

/// The game as it stood after this number of moves: a state as on the WebSocket.
#[utoipa::path(get, path = "/api/games/{id}/at/{number}", tag = "games",
    params(("id" = String, Path), ("number" = usize, Path), ViewerQuery),
    responses((status = 200, description = "A state", body = Object), (status = 403, body = ErrorBody)))]
pub async fn past(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path((id, number)): Path<(String, usize)>,
    Query(viewer): Query<ViewerQuery>,
) -> Result<impl IntoResponse, ApiError> {
    let seat = viewer.seat.map(Seat::new);
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Past { number, seat, reply }).await.map(json)
}

/// The seat that a hint is for.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintForm {
    /// A seat of mine that is asked.
    seat: u8,
}

/// What a strong player thinks, the best first.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The possible moves.
    moves: Vec<Advice>,
}

/// How a strong player judges the moves of a seat of the person who asks.
#[utoipa::path(post, path = "/api/games/{id}/hint", tag = "games", params(("id" = String, Path)), request_body = HintForm,
    responses((status = 200, body = Hint), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn hint(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
    Body(form): Body<HintForm>,
) -> Result<Json<Hint>, ApiError> {
    let seat = Seat::new(form.seat);
    // One hint at a time for each person, so that nobody keeps the others waiting.
    let _permit = app.hints.begin(&who.id).ok_or_else(ApiError::too_fast)?;
    let thinking = app.hub.ask(&id, &who.id, |reply| RoomRequest::Advise { seat, reply }).await?;
    let moves = app.hub.shared().thinkers.advise(thinking).await;
    let late = || ApiError::conflict(Code::NoHint, "No hint could be found in time.");
    Ok(Json(Hint { moves: moves.ok_or_else(late)? }))
}

/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<NewGame>();
    out.visit::<Created>();
    out.visit::<Lists>();
    out.visit::<JoinForm>();
    out.visit::<Joined>();
    out.visit::<HintForm>();
    out.visit::<Hint>();
}
