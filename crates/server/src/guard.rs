//! What every request passes: checks of origin and host, limits of rate, headers for the safety of browsers.

use crate::app::App;
use crate::config::Config;
use crate::error::{ApiError, Code};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;

/// The address a request came from.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub IpAddr);

/// Whether a page of this origin may talk to us: one that we served ourselves, or one that is named in the configuration.
/// Programs that are no browsers send no origin.
pub fn origin_allowed(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if config.origins.iter().any(|allowed| allowed.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = origin.strip_prefix("http://").or(origin.strip_prefix("https://"));
    host.is_some() && own == host
}

/// Whether a request was meant for us. A server that listens on this machine only accepts the machine's own names: another
/// site whose name was made to point here is refused.
pub fn host_allowed(config: &Config, headers: &HeaderMap) -> bool {
    if !config.bind.ip().is_loopback() || config.trust_proxy {
        return true;
    }
    let Some(host) = headers.get(HOST) else { return true };
    let Some(host) = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()) else { return false };
    let name = host.host();
    let here = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let named = |origin: &String| origin.parse::<Uri>().is_ok_and(|uri| uri.host() == Some(name));
    here || name == "localhost" || config.origins.iter().any(named)
}

fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let named = || {
        let list = request.headers().get("x-forwarded-for")?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let named: Option<IpAddr> = app.config.trust_proxy.then(named).flatten();
    named.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Refuses requests from pages of other sites, to other hosts, and over the limits.
pub async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if (changes || request.headers().contains_key(header::UPGRADE)) && !origin_allowed(&app.config, request.headers()) {
        let why = "Requests from pages of other sites are not answered.";
        return ApiError::forbidden(Code::WrongOrigin, why).into_response();
    }
    if !host_allowed(&app.config, request.headers()) {
        let why = "This server listens on its own machine only. Name the address it is reached at with --origin.";
        return ApiError::forbidden(Code::WrongOrigin, why).into_response();
    }
    let address = address(&app, &request);
    let path = request.uri().path();
    let login = changes && matches!(path, "/api/login" | "/api/register");
    let creates = changes && path == "/api/games";
    let within =
        app.requests.take(address) && (!login || app.logins.take(address)) && (!creates || app.creations.take(address));
    if !within {
        app.metrics.too_fast.fetch_add(1, Relaxed);
        return ApiError::too_fast().into_response();
    }
    request.extensions_mut().insert(ClientAddress(address));
    next.run(request).await
}

/// Adds headers to every answer: our pages load only what is ours and cannot be put into a frame.
pub async fn add_security_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; \
             object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_and_named_origins_may_come_in() {
        let config = Config { origins: vec!["https://friend.example/".into()], ..Config::default() };
        let allowed = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("localhost:8270"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            origin_allowed(&config, &headers)
        };
        assert!(allowed(None));
        assert!(allowed(Some("http://localhost:8270")));
        assert!(allowed(Some("https://friend.example")));
        assert!(!allowed(Some("http://localhost:8271")));
        assert!(!allowed(Some("https://evil.example")));
        assert!(!allowed(Some("null")));
    }

    #[test]
    fn a_foreign_name_that_points_here_is_not_ours() {
        let local = Config { origins: vec!["https://friend.example:444".into()], ..Config::default() };
        let allowed = |config: &Config, host: &'static str| {
            host_allowed(config, &HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]))
        };
        for host in ["localhost:8270", "localhost", "127.0.0.1:8270", "[::1]:8270", "friend.example"] {
            assert!(allowed(&local, host), "{host}");
        }
        for host in ["evil.example:8270", "localhost.evil.example", "192.168.0.1:8270", "", "a b"] {
            assert!(!allowed(&local, host), "{host}");
        }
        let open = Config { bind: ([0, 0, 0, 0], 8270).into(), ..Config::default() };
        let proxied = Config { trust_proxy: true, ..Config::default() };
        assert!(allowed(&open, "farm.example") && allowed(&proxied, "farm.example"));
    }
}
