//! Finding and looking at games.

use super::{Body, Path, Query, daily, seats};
use crate::advice::Advice;
use crate::app::App;
use crate::clock;
use crate::error::{ApiError, Code, ErrorBody};
use crate::guard::ClientAddress;
use crate::message::SeatInfo;
use crate::network::counted;
use crate::room::{self, RoomRequest};
use crate::seat::SeatUse;
use crate::session::Who;
use crate::store::{GameRow, GameWithSeats, Head, SeatRow, StoreError, Write};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use tracing::Instrument;
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
    /// Which of them are yours.
    you: Vec<i64>,
    /// Whether you began it.
    host: bool,
    /// Whether you are asked.
    your_turn: bool,
    /// Whether it waits in its lobby until the host starts it.
    lobby: bool,
    /// What is agreed, as in the protocol, where one game is asked for and nothing hidden is told by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    options: Option<Value>,
    /// Whether it is over.
    over: bool,
    /// The points, when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    scores: Option<Vec<i32>>,
    /// How many seconds there are for a move, if the table has agreed on that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    move_time: Option<i64>,
    /// When something last happened, as `2026-11-15T20:35:21.007Z`.
    updated: String,
}

impl Summary {
    pub(super) fn of((game, seats): GameWithSeats, person: &str) -> Summary {
        let GameRow { id, code, mode, head, move_time, .. } = game;
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
            you: seats.iter().filter(|row| row.person.as_deref() == Some(person)).map(|row| row.seat).collect(),
            host: game.owner == person,
            your_turn: !head.lobby && seats.iter().any(|row| asked(row) && mine(row)),
            lobby: head.lobby,
            options: None,
            over: head.over,
            scores: head.scores.as_deref().and_then(|scores| serde_json::from_str(scores).ok()),
            move_time: Some(move_time).filter(|time| *time > 0),
            updated: clock::iso(head.updated),
            seats: seats.into_iter().map(|row| seat_info(move_time, &head, row, &game.owner)).collect(),
        }
    }

    /// The same with what is agreed.
    fn whole(found: GameWithSeats, person: &str) -> Summary {
        let start = (!found.0.head.secrets_known).then(|| serde_json::from_str::<Value>(&found.0.start).ok()).flatten();
        Summary {
            options: start.and_then(|mut start| start.get_mut("options").map(Value::take)),
            ..Summary::of(found, person)
        }
    }
}

fn seat_info(move_time: i64, head: &Head, row: SeatRow, owner: &str) -> SeatInfo {
    SeatInfo {
        due: room::due(move_time, head, &row),
        host: row.person.as_deref() == Some(owner),
        stand_in: row.used_for.is_bot() && row.person.is_some(),
        name: row.name,
        kind: row.used_for.kind(),
        level: row.used_for.level(),
        connected: None,
    }
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
    Ok(Json(Summary::whole(found, &who.id)))
}

/// The game with this code, before one decides to play or to watch.
#[utoipa::path(get, path = "/api/join/{code}", tag = "games", params(("code" = String, Path)),
    responses((status = 200, body = Summary), (status = 404, body = ErrorBody)))]
pub async fn by_code(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(code): Path<String>,
) -> Result<Json<Summary>, ApiError> {
    let id = seats::by_code(&app, address, &code).await?;
    let found = app.store.game(&id).await?.ok_or_else(ApiError::no_game)?;
    Ok(Json(Summary::whole(found, &who.id)))
}

/// How often a game is looked at again that changes while it is being deleted.
const ATTEMPTS: usize = 5;

/// Delete a game that is mine alone: I am its host, and nobody else has a seat.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn delete(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    for _ in 0..ATTEMPTS {
        let (game, seats) = app.store.game(&id).await?.ok_or_else(ApiError::no_game)?;
        let others = seats.iter().any(|row| row.person.as_ref().is_some_and(|person| *person != who.id));
        if game.owner != who.id || others {
            let why = "Only the host can delete a game, and only while nobody else has a seat in it.";
            return Err(ApiError::forbidden(Code::NotYours, why));
        }
        match app.store.write(Write::Delete { id: id.clone(), revision: Some(game.head.revision) }).await {
            // Perhaps somebody sat down just now.
            Err(StoreError::Conflict) => {}
            deleted => {
                deleted?;
                app.hub.look_again(&id);
                return Ok(StatusCode::NO_CONTENT);
            }
        }
    }
    Err(ApiError::storage())
}

pub(super) fn json(text: String) -> impl IntoResponse {
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
    daily::check_record(&app, &id).await?;
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Record { reply }).await.map(json)
}

/// The seat that looks.
#[derive(Deserialize, IntoParams)]
pub struct ViewerQuery {
    /// A seat of mine; in finished games any seat.
    pub(super) seat: Option<u8>,
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
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
    Body(form): Body<HintForm>,
) -> Result<Json<Hint>, ApiError> {
    let seat = Seat::new(form.seat);
    let address = counted(address).to_string();
    // One hint at a time for each person and a few for each address, so that nobody keeps the others waiting; and no more
    // in all than can be found while somebody waits.
    let limits = &app.config.limits;
    let _of_all = app.hints.begin("", limits.hints).ok_or_else(ApiError::too_fast)?;
    let _of_address = app.hints.begin(&address, limits.hints_per_address).ok_or_else(ApiError::too_fast)?;
    let _of_person = app.hints.begin(&who.id, 1).ok_or_else(ApiError::too_fast)?;
    let thinking = app.hub.ask(&id, &who.id, |reply| RoomRequest::Advise { seat, reply }).await?;
    let span = tracing::info_span!("hint", game = %id);
    let moves = app.hub.shared().thinkers.advise(&address, thinking).instrument(span).await;
    let late = || ApiError::conflict(Code::NoHint, "No hint could be found in time.");
    Ok(Json(Hint { moves: moves.ok_or_else(late)? }))
}
/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<Lists>();
    out.visit::<HintForm>();
    out.visit::<Hint>();
}
