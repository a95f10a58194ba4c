//! Who somebody is: a signed cookie with a person's id.

use crate::app::App;
use crate::config::Secret;
use crate::guard::Https;
use crate::{clock, ident};
use axum::extract::{Request, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;

/// The name of the cookie.
pub const COOKIE_NAME: &str = "hofwerk";
/// A cookie is good for this long; browsers allow no more.
const DAYS: i64 = 400;

/// The person who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// The person's id.
    pub id: String,
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
        let mut key = [0; 32];
        fs::File::open(&path)?.read_exact(&mut key)?;
        Ok(Key(Arc::new(key)))
    }

    /// The key that follows from a secret: the same on every server that knows it.
    pub fn from_secret(secret: &Secret) -> Key {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.text().as_bytes()).expect("a key of any length will do");
        mac.update(b"hofwerk cookies");
        Key(Arc::new(mac.finalize().into_bytes().into()))
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&*self.0).expect("a key of any length will do");
        mac.update(text.as_bytes());
        mac
    }

    /// The value of the cookie for a person.
    pub fn sign(&self, person: &str) -> String {
        let body = format!("1.{person}.{}", clock::now() / 1000);
        let seal = URL_SAFE_NO_PAD.encode(self.mac(&body).finalize().into_bytes());
        format!("{body}.{seal}")
    }

    /// The person a cookie belongs to, if it is genuine and not too old.
    pub fn read(&self, value: &str) -> Option<String> {
        let (body, seal) = value.rsplit_once('.')?;
        self.mac(body).verify_slice(&URL_SAFE_NO_PAD.decode(seal).ok()?).ok()?;
        let mut parts = body.split('.');
        let (version, person, issued) = (parts.next()?, parts.next()?, parts.next()?.parse::<i64>().ok()?);
        let young = clock::now() / 1000 - issued < DAYS * 86_400;
        (version == "1" && young).then(|| person.to_owned())
    }
}

/// The person whose cookie came with a request.
pub fn person_of(key: &Key, headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(';'));
    let values = cookies.filter_map(|c| c.trim().split_once('=')).filter(|(name, _)| *name == COOKIE_NAME);
    values.map(|(_, value)| value).find_map(|value| key.read(value))
}

/// The header that makes a browser this person.
pub fn set_cookie(app: &App, Https(https): Https, person: &str) -> HeaderValue {
    let secure = if https { "; Secure" } else { "" };
    let (value, age) = (app.key.sign(person), DAYS * 86_400);
    HeaderValue::from_str(&format!("{COOKIE_NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"))
        .expect("a cookie of letters and digits")
}

/// Finds out who asks; somebody new gets a cookie with the answer.
pub async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let known = person_of(&app.key, request.headers());
    let fresh = known.is_none() && request.uri().path().starts_with("/api/");
    let id = known.unwrap_or_else(ident::id);
    let https = request.extensions().get::<Https>().copied().unwrap_or(Https(false));
    let cookie = fresh.then(|| set_cookie(&app, https, &id));
    request.extensions_mut().insert(Who { id });
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
        let value = key().sign("somebody");
        assert_eq!(key().read(&value).as_deref(), Some("somebody"));
        assert_eq!(key().read(&value.replace("somebody", "somebodx")), None);
        assert_eq!(Key(Arc::new([8; 32])).read(&value), None);
        for bad in ["", ".", "1.somebody.0", "1.somebody.0.", "…"] {
            assert_eq!(key().read(bad), None, "{bad}");
        }
    }

    #[test]
    fn servers_with_one_secret_read_each_others_cookies() {
        let key = |secret: &str| Key::from_secret(&Secret::new(secret));
        let value = key("a long secret that two servers share").sign("me");
        assert_eq!(key("a long secret that two servers share").read(&value).as_deref(), Some("me"));
        assert_eq!(key("another long secret that is not shared").read(&value), None);
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        let value = format!("a=b; hofwerk=forged; hofwerk={}; c=d", key().sign("me"));
        headers.insert(COOKIE, value.parse().unwrap());
        assert_eq!(person_of(&key(), &headers).as_deref(), Some("me"));
    }

    #[test]
    fn the_key_is_made_once_and_kept_private() {
        let dir = std::env::temp_dir().join(format!("hofwerk-key-{}", ident::id()));
        fs::create_dir_all(&dir).unwrap();
        let value = Key::of(&dir).unwrap().sign("me");
        assert_eq!(Key::of(&dir).unwrap().read(&value).as_deref(), Some("me"));
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
