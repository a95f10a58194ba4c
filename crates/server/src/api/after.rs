//! What follows from a game: where its rounds began, games that go on from a moment of it, a rematch, a review.

use super::begin::{Begin, Created, SeatForm, Seating, begin_game};
use super::games::json;
use super::{Body, Path, people};
use crate::app::App;
use crate::error::{ApiError, ErrorBody};
use crate::guard::ClientAddress;
use crate::network::counted;
use crate::nodes::Word;
use crate::play::Course;
use crate::review::{self, Review};
use crate::room::RoomRequest;
use crate::session::Who;
use axum::extract::State;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde::Deserialize;
use table::Seat;
use utoipa::ToSchema;

/// Where the rounds and turns of a game began.
#[utoipa::path(get, path = "/api/games/{id}/course", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Course), (status = 404, body = ErrorBody)))]
pub async fn course(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Json<Course>, ApiError> {
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Course { reply }).await.map(Json)
}

/// From where a game goes on, and who plays.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ContinueForm {
    /// After this number of moves.
    number: usize,
    /// A seat of mine, with whose eyes; left out: my first one.
    seat: Option<u8>,
    /// Who sits where; left out: all seats are mine.
    seats: Option<Vec<SeatForm>>,
}

/// A new game that goes on from a moment of this one, which stays as it is. While this one is running, what the person who
/// asks cannot know is drawn anew.
#[utoipa::path(post, path = "/api/games/{id}/continue", tag = "games", params(("id" = String, Path)),
    request_body = ContinueForm,
    responses((status = 200, body = Created), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn resume(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
    Body(form): Body<ContinueForm>,
) -> Result<Json<Created>, ApiError> {
    let (number, seat) = (form.number, form.seat.map(Seat::new));
    let name = people::name_of(&app, &who.id).await?;
    let origin = app.hub.ask(&id, &who.id, |reply| RoomRequest::Continue { number, seat, reply }).await?;
    let seating = Seating::Wished { wishes: form.seats.unwrap_or_default(), name };
    // Who goes on may know what comes: nobody else may play.
    let (public, lobby, move_time) = (false, false, 0);
    let begin = Begin { start: origin.start, seating, person: who.id, public, lobby, move_time, seed_known: true };
    begin_game(&app, origin.game.into(), begin, None).await.map(Json)
}

/// A new game of the same people with the same options; if somebody has asked for it before, that one.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Created), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn rematch(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Json<Created>, ApiError> {
    let (origin, seats) = app.hub.ask(&id, &who.id, |reply| RoomRequest::Rematch { reply }).await?;
    let seating = Seating::Kept(seats);
    // With the time for a move that they had.
    let move_time = app.store.game(&id).await?.map_or(0, |(game, _)| game.move_time);
    let (public, lobby) = (false, false);
    let begin = Begin { start: origin.start, seating, person: who.id, public, lobby, move_time, seed_known: false };
    let created = match app.store.sequel(&id).await? {
        Some((id, code)) => Created { id, code },
        None => begin_game(&app, origin.game.into(), begin, Some(id.clone())).await?,
    };
    app.hub.say(Word::Rematch { id, next: created.id.clone(), code: created.code.clone() }).await;
    Ok(Json(created))
}

/// What a strong player thinks of a finished game. It is found when somebody asks first, and says until then how far it is.
#[utoipa::path(get, path = "/api/games/{id}/review", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Review), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn review(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let shared = app.hub.shared();
    if let Some(progress) = shared.reviews.progress(&id) {
        return Ok(json(progress));
    }
    if let Some(found) = app.store.review(&id).await? {
        return Ok(json(found));
    }
    let work = app.hub.ask(&id, &who.id, |reply| RoomRequest::Review { reply }).await?;
    review::begin(shared, &id, counted(address).to_string(), work).map(json)
}

/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<Course>();
    out.visit::<ContinueForm>();
    out.visit::<Review>();
}
