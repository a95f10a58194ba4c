//! The server itself.

use crate::app::App;
use crate::config::Config;
use crate::error::{ApiError, Code, ErrorBody};
use crate::guard::ClientAddress;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde::Serialize;
use std::sync::atomic::Ordering::Relaxed;
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

/// Whether people can play here: games can be stored, and the server is not about to end. For whoever sends people to one
/// server or another.
#[utoipa::path(get, path = "/ready", tag = "server", responses((status = 200, body = Health), (status = 503)))]
pub async fn ready(State(app): State<App>) -> Result<Json<Health>, ApiError> {
    if *app.ending.borrow() || app.draining.load(Relaxed) {
        return Err(ApiError::storage());
    }
    app.store.try_out().await?;
    Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") }))
}

/// Numbers for Prometheus, for whoever runs the server: who has their token, or asks from the machine itself while no
/// proxy asks from there.
#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, content_type = "text/plain"), (status = 404, body = ErrorBody)))]
pub async fn metrics(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let Config { operator_token, proxies, origins, .. } = &app.config;
    let shown = headers.get(AUTHORIZATION).and_then(|shown| shown.to_str().ok()?.strip_prefix("Bearer "));
    let allowed = match operator_token {
        Some(token) => shown.is_some_and(|shown| same(shown.as_bytes(), token.text().as_bytes())),
        None => address.is_loopback() && proxies.is_empty() && origins.is_empty(),
    };
    if !allowed {
        return Err(ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, "There is nothing at this address."));
    }
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.page()))
}

/// Whether two texts are the same; takes as long for nearly the same ones as for others.
fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |different, (a, b)| different | (a ^ b)) == 0
}
