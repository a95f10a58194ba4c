//! What goes wrong, as clients hear of it: a status, a code for programs and a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// An answer that says no.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// A word for programs.
    pub code: &'static str,
    /// A sentence for people.
    pub error: String,
}

/// The body of a refusal.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// A word for programs, for example `not-found`.
    pub code: String,
    /// A sentence for people.
    pub error: String,
}

impl ApiError {
    /// A refusal with this status, code and sentence.
    pub fn new(status: StatusCode, code: &'static str, error: impl Into<String>) -> ApiError {
        ApiError { status, code, error: error.into() }
    }

    /// The request makes no sense.
    pub fn bad(code: &'static str, error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, error)
    }

    /// The asker may not do that.
    pub fn forbidden(code: &'static str, error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, code, error)
    }

    /// It cannot be done as things stand.
    pub fn conflict(code: &'static str, error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, code, error)
    }

    /// There is no such game.
    pub fn no_game() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", "There is no such game.")
    }

    /// Too much in too short a time.
    pub fn too_fast() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "Too many requests; please wait a moment.")
    }

    /// The storage did not take or give something. What is wrong stands in the log, not in the answer.
    pub fn storage() -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "storage",
            "The game could not be saved just now. Nothing was lost; please try again.",
        )
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(ErrorBody { code: self.code.into(), error: self.error })).into_response()
    }
}

impl From<crate::store::StoreError> for ApiError {
    fn from(error: crate::store::StoreError) -> ApiError {
        use crate::store::StoreError;
        match error {
            StoreError::Taken => ApiError::conflict("name-taken", "This name is taken; please choose another."),
            StoreError::Conflict | StoreError::Failed(_) | StoreError::Damaged(_) => {
                tracing::error!(%error, "storage");
                ApiError::storage()
            }
        }
    }
}
