//! The browser client, as files inside the program.

use crate::error::{ApiError, Code};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// What `npm run build` made of `web/`; empty if it could not run.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Client;

/// Whether the browser client is part of this program.
pub fn built() -> bool {
    Client::get("index.html").is_some()
}

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Hofwerk</title>\
<body style=\"font-family:sans-serif;max-width:40em;margin:4em auto\"><h1>Hofwerk</h1>\
<p>The server is running, but this program was built without the browser client, because Node was not found \
(or HOFWERK_SKIP_WEB was set).</p>\
<p>Install Node 20 or newer and build again with <code>cargo build --release</code>. \
The HTTP interface is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></body></html>";

/// A file of the client; any other address opens the client, which knows what to do with it.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, "There is nothing at this address.")
            .into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Code::Method, "This address can only be read.")
            .into_response();
    }
    if let Some(found) = Client::get(path) {
        return file(path, found, &headers);
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match Client::get("index.html") {
        Some(index) if is_page => file("index.html", index, &headers),
        None if is_page => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
        _ => ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, "There is no such file.").into_response(),
    }
}

fn file(path: &str, found: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash: String = found.metadata.sha256_hash()[..12].iter().map(|b| format!("{b:02x}")).collect();
    let etag = format!("\"{hash}\"");
    // Vite puts a hash into the names under assets/: those never change.
    let forever = path.starts_with("assets/");
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, etag), (CACHE_CONTROL, cache.into())]).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream().to_string();
    let headers = [(CONTENT_TYPE, kind), (ETAG, etag), (CACHE_CONTROL, cache.into())];
    (headers, found.data).into_response()
}
