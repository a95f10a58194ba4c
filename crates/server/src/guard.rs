//! What every request passes: checks of origin and host, limits of rate, headers for the safety of browsers.

use crate::app::App;
use crate::config::Config;
use crate::error::{ApiError, Code};
use crate::limits::TooMuch;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;

/// The address a request came from.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub IpAddr);

/// Whether a request came over TLS.
#[derive(Clone, Copy, Debug)]
pub struct Https(pub bool);

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
    if !config.bind.ip().is_loopback() || !config.proxies.is_empty() {
        return true;
    }
    let Some(host) = headers.get(HOST) else { return true };
    let Some(host) = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()) else { return false };
    let name = host.host();
    let here = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let named = |origin: &String| origin.parse::<Uri>().is_ok_and(|uri| uri.host() == Some(name));
    here || name == "localhost" || config.origins.iter().any(named)
}

/// Where a request comes from. A named proxy is believed about whom it speaks for: what it says stands at the end of the
/// last `X-Forwarded-For` line, after whatever the client itself has claimed. If that is a named proxy again, the one
/// before it counts.
pub fn client(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let lines: Vec<_> = headers.get_all("x-forwarded-for").iter().map(|line| line.to_str().unwrap_or("?")).collect();
    let mut client = peer;
    for entry in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
        if !config.is_proxy(client) {
            break;
        }
        let Ok(named) = entry.trim().parse() else { break };
        client = named;
    }
    client
}

/// Whether the browser speaks TLS with a named proxy.
pub fn is_https(config: &Config, peer: IpAddr, headers: &HeaderMap) -> bool {
    config.is_proxy(peer) && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// The other end of the connection a request came on.
fn peer(request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    peer.unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Refuses requests from pages of other sites, to other hosts, and over the limits.
pub async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if (changes(request.method()) || request.headers().contains_key(header::UPGRADE))
        && !origin_allowed(&app.config, request.headers())
    {
        let why = "Requests from pages of other sites are not answered.";
        return ApiError::forbidden(Code::WrongOrigin, why).into_response();
    }
    if !host_allowed(&app.config, request.headers()) {
        let why = "This server listens on its own machine only. Name the address it is reached at with --origin.";
        return ApiError::forbidden(Code::WrongOrigin, why).into_response();
    }
    let path = request.uri().path();
    if path.contains("%00") {
        // No name of anything has a zero in it, and not every database takes one.
        return ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, "There is nothing at this address.")
            .into_response();
    }
    let peer = peer(&request);
    let address = client(&app.config, peer, request.headers());
    if let Err(too_much) = within_limits(&app, address, path, request.method()) {
        app.metrics.too_fast.fetch_add(1, Relaxed);
        return ApiError::from(too_much).into_response();
    }
    let https = is_https(&app.config, peer, request.headers());
    request.extensions_mut().insert(ClientAddress(address));
    request.extensions_mut().insert(Https(https));
    next.run(request).await
}

/// Whether a request may change something.
fn changes(method: &Method) -> bool {
    method != Method::GET && method != Method::HEAD
}

fn within_limits(app: &App, address: IpAddr, path: &str, method: &Method) -> Result<(), TooMuch> {
    let is_file = !path.starts_with("/api/") && !matches!(path, "/health" | "/ready" | "/metrics");
    if is_file {
        return app.files.take(address);
    }
    app.requests.take(address)?;
    let changes = changes(method);
    match path {
        "/api/login" | "/api/register" | "/api/me/password" if changes => {
            app.logins.take(address)?;
            app.logins_in_all.take_from(())
        }
        // A password may be checked here, too.
        "/api/me" if method == Method::DELETE => {
            app.logins.take(address)?;
            app.logins_in_all.take_from(())
        }
        // Every session that was ended is remembered.
        "/api/logout" | "/api/logout/everywhere" if changes => app.logins.take(address),
        "/api/games" | "/api/daily" if changes => app.creations.take(address),
        // Another name is written down in all games of the person.
        "/api/me" if changes => app.creations.take(address),
        // These make games, too.
        path if changes && (path.ends_with("/continue") || path.ends_with("/rematch")) => app.creations.take(address),
        path if changes && path.starts_with("/api/series") => app.creations.take(address),
        _ => Ok(()),
    }
}

/// Adds headers to every answer: our pages load only what is ours and cannot be put into a frame, and what a person is told
/// is kept by nobody on the way.
pub async fn add_security_headers(request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    let private = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let policy = policy(host.as_ref());
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    headers.entry(header::X_CONTENT_TYPE_OPTIONS).or_insert(HeaderValue::from_static("nosniff"));
    headers.entry(header::REFERRER_POLICY).or_insert(HeaderValue::from_static("same-origin"));
    if private {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// What our pages may load, and whom they may talk to. Some browsers do not count WebSockets of one's own host as one's own,
/// so it is named.
fn policy(host: Option<&Authority>) -> HeaderValue {
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let host = host.map(Authority::as_str).filter(|host| host.chars().all(plain));
    let sockets = host.map(|host| format!(" ws://{host} wss://{host}")).unwrap_or_default();
    let policy = format!(
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'{sockets}; \
         object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("a policy of plain characters")
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
        let proxied = Config { proxies: vec!["127.0.0.1".parse().unwrap()], ..Config::default() };
        assert!(allowed(&open, "farm.example") && allowed(&proxied, "farm.example"));
    }

    #[test]
    fn only_a_named_proxy_is_believed_and_only_its_own_word() {
        let proxies = ["127.0.0.1", "10.0.0.0/8"].map(|network| network.parse().unwrap()).to_vec();
        let config = Config { proxies, ..Config::default() };
        let client = |peer: &str, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            super::client(&config, peer.parse().unwrap(), &headers).to_string()
        };
        assert_eq!(client("127.0.0.1", &["203.0.113.5"]), "203.0.113.5");
        // The client's own lines and entries come first; the proxy adds its word at the end, on that line or a new one.
        assert_eq!(client("127.0.0.1", &["1.2.3.4, 203.0.113.5"]), "203.0.113.5");
        assert_eq!(client("127.0.0.1", &["1.2.3.4", "203.0.113.5"]), "203.0.113.5");
        // Two proxies in a row.
        assert_eq!(client("127.0.0.1", &["1.2.3.4, 203.0.113.5, 10.1.1.1"]), "203.0.113.5");
        // Nobody else is believed; nonsense counts as the proxy.
        assert_eq!(client("203.0.113.9", &["1.2.3.4"]), "203.0.113.9");
        assert_eq!(client("127.0.0.1", &["unknown"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
    }
}
