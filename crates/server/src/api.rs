//! The HTTP part: JSON under `/api`, and three pages for those who run the server.

pub(crate) mod after;
pub(crate) mod begin;
pub(crate) mod daily;
mod export;
pub(crate) mod games;
pub(crate) mod notices;
pub(crate) mod people;
pub(crate) mod seats;
pub(crate) mod series;
mod status;

use crate::app::App;
use crate::config::Limits;
use crate::error::{ApiError, Code};
use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{self, DefaultBodyLimit, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// All routes with their descriptions.
pub fn routes(limits: &Limits) -> OpenApiRouter<App> {
    let uploads = DefaultBodyLimit::max(limits.upload_bytes);
    OpenApiRouter::new()
        .routes(routes!(people::me, people::rename, people::forget))
        .routes(routes!(people::register))
        .routes(routes!(people::login))
        .routes(routes!(people::logout))
        .routes(routes!(people::logout_everywhere))
        .routes(routes!(people::change_password))
        .routes(routes!(export::export))
        .routes(routes!(notices::notices, notices::wish))
        .routes(routes!(notices::confirm))
        .routes(routes!(notices::try_out))
        .routes(routes!(notices::off))
        .routes(routes!(games::list, begin::create).layer(uploads))
        .routes(routes!(games::summary, games::delete))
        .routes(routes!(seats::join, games::by_code))
        .routes(routes!(seats::start))
        .routes(routes!(seats::reseat))
        .routes(routes!(games::record))
        .routes(routes!(games::past))
        .routes(routes!(games::hint))
        .routes(routes!(after::course))
        .routes(routes!(after::resume))
        .routes(routes!(after::rematch))
        .routes(routes!(after::review))
        .routes(routes!(series::list, series::create))
        .routes(routes!(series::one, series::delete))
        .routes(routes!(series::next))
        .routes(routes!(series::alone))
        .routes(routes!(daily::look, daily::play))
        .routes(routes!(status::health))
        .routes(routes!(status::ready))
        .routes(routes!(status::metrics))
}

/// The answer where there is something at an address, but this cannot be done with it.
pub async fn no_such_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Code::Method, "This cannot be done at this address.")
}

/// A part of the address; a wrong one is refused with an [`ApiError`].
#[derive(FromRequestParts)]
#[from_request(via(extract::Path), rejection(ApiError))]
pub struct Path<T>(pub T);

/// The query of the address; a wrong one is refused with an [`ApiError`].
#[derive(FromRequestParts)]
#[from_request(via(extract::Query), rejection(ApiError))]
pub struct Query<T>(pub T);

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> ApiError {
        ApiError::bad(Code::BadRequest, rejection.body_text())
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> ApiError {
        ApiError::bad(Code::BadRequest, rejection.body_text())
    }
}

/// A body of JSON; a wrong one is refused with an [`ApiError`].
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let arrives = Json::<T>::from_request(request, app);
        let arrived =
            tokio::time::timeout(app.config.limits.body_time, arrives).await.map_err(|_| ApiError::too_slow())?;
        match arrived {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(e)) if e.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::new(e.status(), Code::TooLarge, "This is too large."))
            }
            Err(rejection) => Err(ApiError::bad(Code::BadRequest, rejection.body_text())),
        }
    }
}
