//! Who somebody is: a signed cookie with a person's id.

use crate::app::App;
use crate::config::Secret;
use crate::error::ApiError;
use crate::guard::Https;
use crate::store::Write;
use crate::{clock, ident};
use axum::extract::{Request, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write as _};
use std::path::Path;
use std::sync::Arc;
use table::Seed;

/// The name of the cookie.
pub const COOKIE_NAME: &str = "hofwerk";
/// Its name over TLS: browsers take such a cookie from this host only.
const HOST_COOKIE_NAME: &str = "__Host-hofwerk";
/// A cookie is good for this long; browsers allow no more.
const DAYS: i64 = 400;

/// A cookie that is older gets a new date, so that whoever keeps coming stays who they are.
const RENEW_DAYS: i64 = 30;
/// Seconds of a day.
const DAY: i64 = 86_400;

/// The person who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The person's id.
    pub id: String,
}

/// One browser in which somebody is a person; every request has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The person.
    pub person: String,
    /// How often all sessions of the person had been ended when this one began.
    pub number: i64,
    /// The name of this one, by which it alone can be ended; cookies of the first kind have none.
    pub id: String,
    /// When its cookie was made, in seconds since 1970.
    issued: i64,
}

impl Session {
    /// A new one.
    pub fn begin(person: &str, number: i64) -> Session {
        Session { person: person.into(), number, id: ident::id(), issued: clock::now() / 1000 }
    }

    /// The same with a date of today, if its cookie is old.
    fn renewed(&self) -> Option<Session> {
        let now = clock::now() / 1000;
        let old = self.id.is_empty() || now - self.issued > RENEW_DAYS * DAY;
        old.then(|| match self.id.as_str() {
            "" => Session::begin(&self.person, self.number),
            _ => Session { issued: now, ..self.clone() },
        })
    }

    /// What ends it, and it alone if it has a name.
    pub fn end(&self) -> Write {
        match self.id.as_str() {
            "" => Write::EndSessions { id: self.person.clone() },
            // It may have been renewed in another tab just now.
            id => Write::EndSession { session: id.into(), until: clock::now() + (DAYS + 1) * DAY * 1000 },
        }
    }
}

/// The key that signs cookies.
#[derive(Clone)]
pub struct Key(Arc<[u8; 32]>);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl Key {
    /// The key kept in this directory; the first time, a new one. Nobody but the owner may read it.
    ///
    /// # Errors
    /// If it can be neither read nor made.
    pub fn of(directory: &Path) -> io::Result<Key> {
        let path = directory.join("cookie.key");
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let fresh = directory.join(format!("cookie.key.{}", ident::id()));
        if !path.exists() {
            let mut file = options.open(&fresh)?;
            file.write_all(&ident::random::<32>())?;
            file.sync_all()?;
            // Two servers that start at once must end up with the same key: only the first link succeeds.
            let linked = fs::hard_link(&fresh, &path);
            fs::remove_file(&fresh)?;
            linked.or_else(|e| if e.kind() == io::ErrorKind::AlreadyExists { Ok(()) } else { Err(e) })?;
        }
        Ok(Key(Arc::new(Key::kept(&path)?)))
    }

    /// The key that is kept in this directory, if there is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn look(directory: &Path) -> io::Result<Option<Key>> {
        let path = directory.join("cookie.key");
        path.exists().then(|| Key::kept(&path).map(|key| Key(Arc::new(key)))).transpose()
    }

    fn kept(path: &Path) -> io::Result<[u8; 32]> {
        let mut key = [0; 32];
        let short = |error: io::Error| match error.kind() {
            io::ErrorKind::UnexpectedEof => io::Error::other("cookie.key is too short; take it from a backup"),
            _ => error,
        };
        fs::File::open(path)?.read_exact(&mut key).map_err(short)?;
        Ok(key)
    }

    /// The key that follows from a secret: the same on every server that knows it.
    pub fn from_secret(secret: &Secret) -> Key {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.text().as_bytes()).expect("a key of any length will do");
        mac.update(b"hofwerk cookies");
        Key(Arc::new(mac.finalize().into_bytes().into()))
    }

    /// What tells this key from others, and nothing about it.
    pub fn mark(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.mac("which key is this").finalize().into_bytes())
    }

    /// A seed that nobody can know who does not have the key: the same for the same purpose.
    pub fn seed(&self, purpose: &str) -> Seed {
        let bytes = self.mac(purpose).finalize().into_bytes();
        Seed::new(bytes.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&*self.0).expect("a key of any length will do");
        mac.update(text.as_bytes());
        mac
    }

    /// A code that only this key makes from a text, for people to type.
    pub fn code(&self, text: &str) -> String {
        ident::readable(&self.mac(text).finalize().into_bytes()[..10])
    }

    /// The value of the cookie for a session.
    pub fn sign(&self, session: &Session) -> String {
        let Session { person, number, id, issued } = session;
        let body = format!("2.{person}.{number}.{id}.{issued}");
        let seal = URL_SAFE_NO_PAD.encode(self.mac(&body).finalize().into_bytes());
        format!("{body}.{seal}")
    }

    /// The session a cookie belongs to, if it is genuine and not too old.
    pub fn read(&self, value: &str) -> Option<Session> {
        let (body, seal) = value.rsplit_once('.')?;
        self.mac(body).verify_slice(&URL_SAFE_NO_PAD.decode(seal).ok()?).ok()?;
        let parts: Vec<&str> = body.split('.').collect();
        let (person, number, id, issued) = match parts[..] {
            ["1", person, issued] => (person, "0", "", issued),
            ["2", person, number, id, issued] => (person, number, id, issued),
            _ => return None,
        };
        let (number, issued) = (number.parse().ok()?, issued.parse().ok()?);
        let young = clock::now() / 1000 - issued < DAYS * DAY;
        young.then(|| Session { person: person.into(), number, id: id.into(), issued })
    }
}

/// The session whose cookie came with a request; the one that only this host can have set, if there are two.
pub fn session_of(key: &Key, headers: &HeaderMap) -> Option<Session> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(';'));
    let cookies: Vec<_> = cookies.filter_map(|c| c.trim().split_once('=')).collect();
    let named = |wanted| cookies.iter().filter(move |(name, _)| *name == wanted).find_map(|(_, value)| key.read(value));
    named(HOST_COOKIE_NAME).or_else(|| named(COOKIE_NAME))
}

/// The header that puts a browser into this session.
pub fn set_cookie(app: &App, Https(https): Https, session: &Session) -> HeaderValue {
    let (name, secure) = if https { (HOST_COOKIE_NAME, "; Secure") } else { (COOKIE_NAME, "") };
    let (value, age) = (app.key.sign(session), DAYS * DAY);
    HeaderValue::from_str(&format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"))
        .expect("a cookie of letters and digits")
}

/// Finds out who asks; somebody new gets a cookie with the answer, and so does somebody whose cookie is old.
pub async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let known = match session_of(&app.key, request.headers()).filter(|_| is_api) {
        Some(session) => match app.store.is_live(&session).await {
            Ok(live) => live.then_some(session),
            Err(error) => return ApiError::from(error).into_response(),
        },
        None => None,
    };
    let https = request.extensions().get::<Https>().copied().unwrap_or(Https(false));
    let fresh = known.as_ref().map_or_else(|| Some(Session::begin(&ident::id(), 0)), Session::renewed);
    let cookie = fresh.as_ref().filter(|_| is_api).map(|session| set_cookie(&app, https, session));
    let Some(session) = fresh.or(known) else { return ApiError::storage().into_response() };
    request.extensions_mut().insert(Who { id: session.person.clone() });
    request.extensions_mut().insert(session);
    let mut response = next.run(request).await;
    if let Some(cookie) = cookie
        && !response.headers().contains_key(SET_COOKIE)
    {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> Key {
        Key(Arc::new([7; 32]))
    }

    #[test]
    fn only_genuine_cookies_are_read() {
        let session = Session::begin("somebody", 3);
        let value = key().sign(&session);
        assert_eq!(key().read(&value), Some(session));
        assert_eq!(key().read(&value.replace("somebody", "somebodx")), None);
        assert_eq!(Key(Arc::new([8; 32])).read(&value), None);
        for bad in ["", ".", "1.somebody.0", "1.somebody.0.", "…"] {
            assert_eq!(key().read(bad), None, "{bad}");
        }
    }

    #[test]
    fn old_cookies_get_a_new_date_and_cookies_of_the_first_kind_a_name() {
        let young = Session::begin("me", 0);
        assert_eq!(young.renewed(), None);
        let old = Session { issued: young.issued - 31 * DAY, ..young.clone() };
        let renewed = old.renewed().unwrap();
        assert!(renewed.id == old.id && renewed.issued > old.issued);
        let body = format!("1.me.{}", young.issued);
        let seal = URL_SAFE_NO_PAD.encode(key().mac(&body).finalize().into_bytes());
        let first = key().read(&format!("{body}.{seal}")).unwrap();
        assert_eq!((first.person.as_str(), first.number, first.id.as_str()), ("me", 0, ""));
        assert!(!first.renewed().unwrap().id.is_empty());
        let ancient = Session { issued: young.issued - 401 * DAY, ..young };
        assert_eq!(key().read(&key().sign(&ancient)), None);
    }

    #[test]
    fn servers_with_one_secret_read_each_others_cookies() {
        let key = |secret: &str| Key::from_secret(&Secret::new(secret));
        let value = key("a long secret that two servers share").sign(&Session::begin("me", 0));
        assert_eq!(
            key("a long secret that two servers share").read(&value).map(|session| session.person).as_deref(),
            Some("me")
        );
        assert_eq!(key("another long secret that is not shared").read(&value), None);
    }

    #[test]
    fn a_seed_follows_from_key_and_purpose() {
        let of = |key: u8, purpose: &str| Key(Arc::new([key; 32])).seed(purpose);
        assert_eq!(of(7, "a day"), of(7, "a day"));
        assert_ne!(of(7, "a day"), of(7, "another day"));
        assert_ne!(of(7, "a day"), of(8, "a day"));
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        let value = format!("a=b; hofwerk=forged; hofwerk={}; c=d", key().sign(&Session::begin("me", 0)));
        headers.insert(COOKIE, value.parse().unwrap());
        assert_eq!(session_of(&key(), &headers).map(|session| session.person).as_deref(), Some("me"));
    }

    #[test]
    fn the_key_is_made_once_and_kept_private() {
        let dir = std::env::temp_dir().join(format!("hofwerk-key-{}", ident::id()));
        fs::create_dir_all(&dir).unwrap();
        let value = Key::of(&dir).unwrap().sign(&Session::begin("me", 0));
        assert_eq!(Key::of(&dir).unwrap().read(&value).map(|session| session.person).as_deref(), Some("me"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(dir.join("cookie.key")).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert_eq!(format!("{:?}", Key::of(&dir).unwrap()), "Key(secret)");
        fs::remove_dir_all(dir).unwrap();
    }
}
