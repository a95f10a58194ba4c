//! Notices by web hook.
//!
//! Somebody else says where to, so it must not lead into the operator's own network: the name is looked up once, none of its
//! addresses may be private, and the connection goes to exactly those. No redirect is followed, nothing of the answer but its status is
//! read, and everything has a deadline.

use super::{HookForm, HookWish, Notice, Untold};
use crate::config::HookConfig;
use axum::http::uri::PathAndQuery;
use axum::http::{Request, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName};

/// The longest address of a hook.
const LONGEST: usize = 500;

/// Where a hook leads.
#[derive(Debug)]
struct Place {
    tls: bool,
    host: String,
    port: u16,
    path: PathAndQuery,
}

/// Where an address leads, if hooks may lead there: `https` to a name or number, without a password in it.
fn place(config: &HookConfig, url: &str) -> Option<Place> {
    let uri: Uri = url.trim().parse().ok().filter(|_| url.len() <= LONGEST)?;
    let tls = match uri.scheme_str()? {
        "https" => true,
        "http" if config.private => false,
        _ => return None,
    };
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
    let host = authority.host().trim_matches(['[', ']']).to_owned();
    if host.parse::<IpAddr>().is_ok_and(|ip| !config.private && !is_public(ip)) {
        return None;
    }
    let port = authority.port_u16().unwrap_or(if tls { 443 } else { 80 });
    Some(Place { tls, host, port, path: uri.path_and_query().cloned().unwrap_or(PathAndQuery::from_static("/")) })
}

/// Whether a hook may lead there, as far as the address itself tells.
pub fn allowed(config: &HookConfig, url: &str) -> bool {
    place(config, url).is_some()
}

/// Whether an address belongs to the internet, and not to a machine, a house or a provider.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(v4: Ipv4Addr) -> bool {
    let [a, b, c, _] = v4.octets();
    let special = v4.is_private()
        || v4.is_loopback()
        || v4.is_link_local()
        || v4.is_documentation()
        || v4.is_multicast()
        || matches!((a, b), (100, 64..=127) | (198, 18..=19))
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99);
    !(special || a == 0 || a >= 240)
}

/// Of the networks in use, those that lead to no other network behind them.
fn is_public_v6(v6: Ipv6Addr) -> bool {
    let [first, second, ..] = v6.segments();
    let in_use = first & 0xe000 == 0x2000;
    let leads_elsewhere = first == 0x2002 || first == 0x2001 && (second < 0x200 || second == 0xdb8) || first == 0x3fff;
    in_use && !leads_elsewhere
}

/// The addresses of a place. If one of them is private, none counts.
async fn addresses(config: &HookConfig, place: &Place) -> Result<Vec<SocketAddr>, Untold> {
    let found = tokio::net::lookup_host((place.host.as_str(), place.port)).await;
    let found: Vec<_> = found.map_err(|error| Untold(format!("it cannot be found: {error}")))?.collect();
    if found.is_empty() || !config.private && !found.iter().all(|address| is_public(address.ip())) {
        return Err(Untold("it leads to a private address".into()));
    }
    Ok(found)
}

/// What is said to a hook.
fn body(form: HookForm, notice: &Notice) -> String {
    let Notice { subject, text, link, game } = notice;
    let said = match form {
        // Nobody is called by a name that looks like a command.
        HookForm::Discord => json!({"content": format!("{text}\n{link}"), "allowed_mentions": {"parse": []}}),
        HookForm::Slack => {
            let plain = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            json!({"text": format!("{plain}\n{link}")})
        }
        HookForm::Json => {
            let (id, title) = game.as_ref().map_or((None, None), |(id, title)| (Some(id), Some(title)));
            let event = if game.is_some() { "your_turn" } else { "trial" };
            json!({"event": event, "subject": subject, "text": text, "link": link, "id": id, "game": title})
        }
    };
    said.to_string()
}

static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual versions of TLS are there")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});

/// Tells a hook something.
///
/// # Errors
/// If it leads nowhere or to a private address, or says no.
pub async fn tell(config: &HookConfig, hook: &HookWish, notice: &Notice) -> Result<(), Untold> {
    let place = place(config, &hook.url).ok_or_else(|| Untold("it may not lead there".into()))?;
    let wrong = |error: &dyn std::fmt::Display| Untold(error.to_string());
    let stream = TcpStream::connect(&*addresses(config, &place).await?).await.map_err(|e| wrong(&e))?;
    let request = Request::post(place.path.clone())
        .header(header::HOST, format!("{}:{}", bracketed(&place.host), place.port))
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "hofwerk")
        .header(header::CONNECTION, "close")
        .body(body(hook.form, notice))
        .map_err(|e| wrong(&e))?;
    let status = if place.tls {
        let name = ServerName::try_from(place.host.clone()).map_err(|e| wrong(&e))?;
        say(TLS.connect(name, stream).await.map_err(|e| broken(&e))?, request).await
    } else {
        say(stream, request).await
    };
    match status.map_err(|e| wrong(&e))? {
        status if (200..300).contains(&status) => Ok(()),
        status => Err(Untold(format!("the answer was {status}"))),
    }
}

/// Why there is no TLS with a hook. What is said of certificates would name it.
fn broken(error: &std::io::Error) -> Untold {
    let tls = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    Untold(match tls {
        Some(rustls::Error::InvalidCertificate(_)) => "its certificate is not right".into(),
        Some(_) => "it does not speak TLS as it should".into(),
        None => error.to_string(),
    })
}

fn bracketed(host: &str) -> String {
    if host.contains(':') { format!("[{host}]") } else { host.into() }
}

/// Sends a request; the status of the answer.
async fn say(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<String>,
) -> hyper::Result<u16> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    let answer = sender.send_request(request);
    tokio::pin!(answer, connection);
    tokio::select! {
        answer = &mut answer => Ok(answer?.status().as_u16()),
        // The connection is over before there is an answer, or with it.
        ended = &mut connection => { ended?; Ok(answer.await?.status().as_u16()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPEN: HookConfig = HookConfig { on: true, private: false };

    #[test]
    fn hooks_lead_to_the_internet_and_nowhere_else() {
        for good in ["https://hooks.example/x?y", "https://93.184.216.34/", "https://[2606:4700::1111]:8443/a"] {
            assert!(allowed(&OPEN, good), "{good}");
        }
        for bad in [
            "http://hooks.example/",
            "https://user:word@hooks.example/",
            "https://127.0.0.1/",
            "https://127.1.2.3/",
            "https://10.1.2.3/",
            "https://172.16.0.1/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://0.0.0.0/",
            "https://255.255.255.255/",
            "https://224.0.0.1/",
            "https://198.18.0.1/",
            "https://[::1]/",
            "https://[::]/",
            "https://[fe80::1]/",
            "https://[fd00::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2002:7f00:1::]/",
            "https://[2001:db8::1]/",
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "hooks.example",
            "",
        ] {
            assert!(!allowed(&OPEN, bad), "{bad}");
        }
        assert!(!allowed(&OPEN, &format!("https://hooks.example/{}", "x".repeat(LONGEST))));
        assert!(allowed(&HookConfig { private: true, ..OPEN }, "http://127.0.0.1:8080/"));
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_refused_when_it_is_looked_up() {
        let place = place(&OPEN, "https://localhost/").expect("the name itself tells nothing");
        assert!(addresses(&OPEN, &place).await.is_err());
        assert!(addresses(&HookConfig { private: true, ..OPEN }, &place).await.is_ok());
    }

    #[test]
    fn a_certificate_for_somebody_else_is_told_of_without_names() {
        let wrong = rustls::CertificateError::NotValidForNameContext {
            expected: ServerName::try_from("secret.hooks.example").unwrap(),
            presented: vec!["secret.hooks.example".into()],
        };
        let why = broken(&std::io::Error::other(rustls::Error::InvalidCertificate(wrong)));
        assert_eq!(why.to_string(), "its certificate is not right");
    }

    #[test]
    fn nobody_is_called_by_a_name_that_is_a_command() {
        let text = "It is your turn with @everyone <!channel>.".to_owned();
        let notice = Notice { subject: String::new(), text, link: "https://x.example/".into(), game: None };
        assert!(body(HookForm::Discord, &notice).contains(r#""allowed_mentions":{"parse":[]}"#));
        assert!(!body(HookForm::Slack, &notice).contains("<!"));
    }
}
