//! Sitting down: joining, starting from the lobby, changing what seats are used for.

use super::begin::SeatForm;
use super::{Body, Path, people};
use crate::app::App;
use crate::error::{ApiError, ErrorBody};
use crate::guard::ClientAddress;
use crate::ident;
use crate::room::{RoomRequest, SeatRequest};
use crate::seat::SeatUse;
use crate::session::Who;
use axum::extract::State;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use table::Seat;
use utoipa::ToSchema;

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
    pub(super) id: String,
}

/// The game leaves its lobby: its host starts it.
#[utoipa::path(post, path = "/api/games/{id}/start", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Joined), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn start(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Json<Joined>, ApiError> {
    let request = SeatRequest::Start;
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Seats { request, reply }).await?;
    Ok(Json(Joined { id }))
}

/// The id of the game with this code. Wrong codes are counted, so that nobody finds games by trying.
pub(super) async fn by_code(app: &App, address: IpAddr, typed: &str) -> Result<String, ApiError> {
    app.codes.take(address)?;
    let found = app.store.by_code(&ident::read_code(typed)).await;
    if !matches!(found, Ok(None)) {
        app.codes.put_back(address);
    }
    found?.ok_or_else(ApiError::no_game)
}

/// Take a seat in the game with this code.
#[utoipa::path(post, path = "/api/join/{code}", tag = "games", params(("code" = String, Path)), request_body = JoinForm,
    responses((status = 200, body = Joined), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn join(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(code): Path<String>,
    Body(form): Body<JoinForm>,
) -> Result<Json<Joined>, ApiError> {
    let id = by_code(&app, address, &code).await?;
    let name = people::name_of(&app, &who.id).await?;
    let seat = form.seat.map(Seat::new);
    let request = SeatRequest::Sit { name, seat };
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Seats { request, reply }).await?;
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
    let request = SeatRequest::Reseat { name, seat: Seat::new(seat), wish };
    app.hub.ask(&id, &who.id, |reply| RoomRequest::Seats { request, reply }).await?;
    Ok(Json(Joined { id }))
}

/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<JoinForm>();
    out.visit::<Joined>();
}
