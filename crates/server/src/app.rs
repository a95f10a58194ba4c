//! Everything put together: the state that requests share, and the routes.

use crate::config::Config;
use crate::hub::Hub;
use crate::limits::{Buckets, Connections, FewAtATime};
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::session::{self, Key};
use crate::store::Store;
use crate::{api, assets, guard, ws};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::get;
use axum::{Json, Router};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// How many games are set up at the same time.
const SETUPS: usize = 8;

/// The most bytes of a request, but for one that may bring a record.
const FORM_BYTES: usize = 16 * 1024;

/// What all requests share.
#[derive(Clone, Debug)]
pub struct App(Arc<Parts>);

/// What all requests share.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Parts {
    pub config: Config,
    pub key: Key,
    pub store: Store,
    pub hub: Hub,
    pub metrics: Arc<Metrics>,
    pub requests: Buckets,
    /// Messages on WebSockets.
    pub messages: Buckets,
    pub logins: Buckets,
    pub logins_in_all: Buckets<()>,
    pub passwords: Passwords,
    pub files: Buckets,
    pub creations: Buckets,
    /// Codes of games that are no game's.
    pub codes: Buckets,
    /// Messages that people have sent to where they say, by whom.
    pub notices: Buckets,
    /// The same, by where to.
    pub noticed: Buckets<String>,
    /// Open WebSockets.
    pub connections: Connections,
    /// Open connections of any kind.
    pub sockets: Arc<Connections>,
    /// Who is being given a hint.
    pub hints: FewAtATime,
    /// Places where games are set up.
    pub setups: Arc<Semaphore>,
    /// Whether new people should go elsewhere.
    pub draining: AtomicBool,
    /// Turns true when the server is about to end.
    pub ending: watch::Receiver<bool>,
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// An app on this storage.
    pub fn new(config: Config, key: Key, store: Store, metrics: Arc<Metrics>, ending: watch::Receiver<bool>) -> App {
        let hub = Hub::new(&config, store.clone(), metrics.clone());
        let limits = config.limits;
        let passwords = Passwords::new(&limits, metrics.clone());
        App(Arc::new(Parts {
            config,
            key,
            store,
            hub,
            metrics,
            requests: Buckets::new(limits.requests),
            messages: Buckets::new(limits.messages_per_address),
            logins: Buckets::new(limits.logins),
            logins_in_all: Buckets::new(limits.logins_in_all),
            passwords,
            files: Buckets::new(limits.files),
            creations: Buckets::new(limits.games),
            codes: Buckets::new(limits.codes),
            notices: Buckets::new(limits.notices),
            noticed: Buckets::new(limits.notices),
            connections: Connections::default(),
            sockets: Arc::default(),
            hints: FewAtATime::default(),
            setups: Arc::new(Semaphore::new(SETUPS)),
            draining: AtomicBool::new(false),
            ending,
        }))
    }
}

/// The description of the HTTP part.
#[derive(OpenApi)]
#[openapi(
    info(title = "Hofwerk", description = "The HTTP part of the table. Moves go over the WebSocket; see docs/server-api.md."),
    tags(
        (name = "people", description = "Names and accounts"),
        (name = "games", description = "Beginning, finding and looking at games"),
        (name = "alone", description = "Series of solo games, and the deal of the day"),
        (name = "server", description = "The server itself"),
    )
)]
struct Description;

/// The routes.
pub fn routes(app: App) -> Router {
    let described = OpenApiRouter::with_openapi(Description::openapi()).merge(api::routes(&app.config.limits));
    let (api, description) = described.split_for_parts();
    let description = Arc::new(description);
    api.route("/api/openapi.json", get(move || async move { Json(description.as_ref().clone()) }))
        .route("/api/games/{id}/ws", get(ws::connect))
        .method_not_allowed_fallback(api::no_such_method)
        .route_layer(middleware::from_fn_with_state(app.clone(), session::identify))
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(app.clone(), guard::admit))
        .layer(middleware::from_fn(guard::add_security_headers))
        .layer(DefaultBodyLimit::max(FORM_BYTES))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(log_request))
        .with_state(app)
}

/// Writes every request to the log: the route, never its content.
async fn log_request(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let response = next.run(request).await;
    let (status, micros) = (response.status().as_u16(), started.elapsed().as_micros() as u64);
    tracing::debug!(%method, route = route.as_deref().unwrap_or("file"), status, micros, "request");
    response
}
