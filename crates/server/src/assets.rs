//! The browser client, as files inside the program.

use crate::error::{ApiError, Code};
use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::collections::HashMap;
use std::io::Write;
use std::sync::OnceLock;

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

/// A file that was compressed once.
struct Packed {
    brotli: Bytes,
    gzip: Bytes,
}

/// The files that compressing makes smaller, once that is done.
static PACKED: OnceLock<HashMap<String, Packed>> = OnceLock::new();

/// Compresses the files. Takes a while; until then they are sent as they are.
pub fn pack() {
    let packed = Client::iter().filter_map(|path| Some((path.to_string(), Packed::of(&Client::get(&path)?.data)?)));
    let _ = PACKED.set(packed.collect());
}

impl Packed {
    /// A file compressed, if that is worth it.
    fn of(data: &[u8]) -> Option<Packed> {
        let mut brotli = Vec::new();
        let mut writer = brotli::CompressorWriter::new(&mut brotli, 4096, 9, 22);
        writer.write_all(data).ok()?;
        drop(writer);
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(data).ok()?;
        let gzip = gzip.finish().ok()?;
        (gzip.len() < data.len() * 9 / 10).then(|| Packed { brotli: brotli.into(), gzip: gzip.into() })
    }

    /// As a browser takes it, and the name of that coding.
    fn accepted(&self, headers: &HeaderMap) -> Option<(&Bytes, &'static str)> {
        let accepted = headers.get(ACCEPT_ENCODING)?.to_str().ok()?;
        let takes = |name: &str| {
            accepted.split(',').any(|entry| {
                let (coding, weight) = entry.split_once(';').unwrap_or((entry, ""));
                coding.trim() == name && !matches!(weight.trim(), "q=0" | "q=0.0")
            })
        };
        let codings = [(&self.brotli, "br"), (&self.gzip, "gzip")];
        codings.into_iter().find(|(_, coding)| takes(coding))
    }
}

/// A file as this browser takes it, and how it is written then.
fn packed(path: &str, headers: &HeaderMap) -> Option<(Bytes, &'static str)> {
    let (data, coding) = PACKED.get()?.get(path)?.accepted(headers)?;
    Some((data.clone(), coding))
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
    let about = [(CONTENT_TYPE, kind), (ETAG, etag), (CACHE_CONTROL, cache.into()), (VARY, "accept-encoding".into())];
    match packed(path, headers) {
        Some((data, coding)) => (about, [(CONTENT_ENCODING, coding)], data).into_response(),
        None => (about, found.data).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use std::io::Read;

    #[test]
    fn a_file_is_compressed_once_and_sent_as_the_browser_takes_it() {
        let text = "a field, a pasture, a room. ".repeat(100);
        let packed = Packed::of(text.as_bytes()).unwrap();
        let mut again = String::new();
        flate2::read::GzDecoder::new(&packed.gzip[..]).read_to_string(&mut again).unwrap();
        assert_eq!(again, text);
        let coding = |accepted: &'static str| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            packed.accepted(&headers).map(|(_, coding)| coding)
        };
        assert_eq!(coding("gzip, deflate, br"), Some("br"));
        assert_eq!(coding("gzip;q=1.0, br;q=0"), Some("gzip"));
        assert_eq!(coding("identity"), None);
        assert!(Packed::of(&crate::ident::random::<500>()).is_none(), "chance cannot be compressed");
    }
}
