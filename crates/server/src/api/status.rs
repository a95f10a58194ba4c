//! The server itself.

use crate::app::App;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

/// The server is well.
#[derive(Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
}

/// Whether the server and its storage answer.
#[utoipa::path(get, path = "/health", tag = "server", responses((status = 200, body = Health), (status = 503)))]
pub async fn health(State(app): State<App>) -> Result<Json<Health>, ApiError> {
    app.store.ping().await?;
    Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") }))
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses((status = 200, content_type = "text/plain")))]
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.page())
}
