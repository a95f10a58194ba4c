//! Refusals as clients get them: a status, a code for programs and a sentence for people.

use crate::limits::TooMuch;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::Refusal;
use utoipa::ToSchema;

/// Lists the codes: a name, and the word for programs.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $word:literal;)*) => {
        /// Why the server says no. What people read is the message `ui-refused-` and the code in `locales/`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Code { $($(#[$doc])* $name),* }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),*];

            /// The word for programs.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Code::$name => $word),*
                }
            }
        }
    };
}

codes! {
    /// The request makes no sense.
    BadRequest = "bad-request";
    /// The message makes no sense.
    BadMessage = "bad-message";
    /// This is no move.
    BadMove = "bad-move";
    /// The game cannot begin like that.
    BadGame = "bad-game";
    /// There is no such seat, or no such use of it.
    BadSeat = "bad-seat";
    /// There are more seats than the game has.
    BadSeats = "bad-seats";
    /// There is no such bot.
    BadLevel = "bad-level";
    /// Names have 1 to 32 characters.
    BadName = "bad-name";
    /// Passwords have at least 8 characters.
    BadPassword = "bad-password";
    /// A table agrees on a minute to 30 days for a move, or on nothing.
    BadTime = "bad-time";
    /// This is no address for e-mail.
    BadAddress = "bad-address";
    /// A web hook may not lead there.
    BadHook = "bad-hook";
    /// This is not the code that was sent.
    WrongCode = "wrong-code";
    /// A notice could not be handed over.
    NotTold = "not-told";
    /// The game has fewer moves.
    NoSuchMove = "no-such-move";
    /// Name or password are not right.
    WrongLogin = "wrong-login";
    /// A page of another site has asked.
    WrongOrigin = "wrong-origin";
    /// Somebody else sits there.
    NotYourSeat = "not-your-seat";
    /// The record tells what is hidden.
    StillRunning = "still-running";
    /// Somebody may know what is hidden, so nobody else may play.
    SecretStart = "secret-start";
    /// There is no such game.
    NotFound = "not-found";
    /// Somebody else has this name.
    NameTaken = "name-taken";
    /// There is an account already.
    HasAccount = "has-account";
    /// The name of an account stays.
    AccountName = "account-name";
    /// No seat is open.
    NoSeat = "no-seat";
    /// Only what is one's own can be deleted.
    NotYours = "not-yours";
    /// Everybody has one try at the deal of a day.
    OneTry = "one-try";
    /// Nobody plays two seats beside other people.
    HasSeat = "has-seat";
    /// It is somebody else's turn.
    NotAsked = "not-asked";
    /// No hint was found in time.
    NoHint = "no-hint";
    /// Only the host may do that.
    NotHost = "not-host";
    /// The game waits in its lobby.
    NotStarted = "not-started";
    /// Others have to agree, and one did not.
    TakeBackRefused = "take-back-refused";
    /// Others are being asked already.
    TakeBackAsked = "take-back-asked";
    /// This is no record of a game.
    Unreadable = "unreadable";
    /// The game has changed meanwhile.
    Stale = "stale";
    /// No move has been made.
    NothingToUndo = "nothing-to-undo";
    /// Somebody else has moved since.
    UndoNotYours = "undo-not-yours";
    /// Something has come to light since.
    UndoRevealed = "undo-revealed";
    /// The address can only be read.
    Method = "method";
    /// Too many bytes.
    TooLarge = "too-large";
    /// Too many requests or messages.
    TooFast = "too-fast";
    /// The database did not take or give something.
    Storage = "storage";
    /// What was saved of a game cannot be read.
    Damaged = "damaged";
}

/// An answer that says no.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{error}")]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// The reason.
    pub code: Code,
    /// A sentence for people.
    pub error: String,
    /// The message of the game that says why, if there is one.
    pub why: Option<&'static str>,
    /// After how many seconds it is worth trying again.
    pub retry_after: Option<u32>,
}

/// The body of a refusal.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// A word for programs, for example `not-found`.
    pub code: String,
    /// A sentence for people.
    pub error: String,
    /// The name of the game's own message for it, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<&'static str>,
}

impl ApiError {
    /// A refusal with this status, code and sentence.
    pub fn new(status: StatusCode, code: Code, error: impl Into<String>) -> ApiError {
        ApiError { status, code, error: cut(error.into()), why: None, retry_after: None }
    }

    /// The request makes no sense.
    pub fn bad(code: Code, error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, error)
    }

    /// A game cannot be set up like that.
    pub fn refused(refusal: Refusal) -> ApiError {
        ApiError { why: refusal.why, ..ApiError::bad(Code::BadGame, refusal.reason) }
    }

    /// The asker may not do that.
    pub fn forbidden(code: Code, error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, code, error)
    }

    /// It cannot be done as things stand.
    pub fn conflict(code: Code, error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, code, error)
    }

    /// There is no such game.
    pub fn no_game() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, "There is no such game.")
    }

    /// Somebody may know what is hidden in this game, so nobody else may play in it.
    pub fn secret_start() -> ApiError {
        let why = "In a game with other people nobody may know what is hidden: no seed, hands or order of cards of one's own, \
                   no position and no record.";
        ApiError::forbidden(Code::SecretStart, why)
    }

    /// Too much in too short a time.
    pub fn too_fast() -> ApiError {
        ApiError::from(TooMuch { wait: 1 })
    }

    /// The content of the request did not come in time.
    pub fn too_slow() -> ApiError {
        ApiError::new(StatusCode::REQUEST_TIMEOUT, Code::BadRequest, "The request did not arrive in time.")
    }

    /// The storage failed. The reason is written to the log, not into the answer.
    pub fn storage() -> ApiError {
        let why = "The game could not be saved just now. Nothing was lost; please try again.";
        let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::Storage, why);
        ApiError { retry_after: Some(2), ..error }
    }
}

/// The longest sentence, in characters. Some quote what they refuse.
const LONGEST: usize = 300;

/// A sentence that is not too long.
pub fn cut(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(end);
        text.push('…');
    }
    text
}

impl From<TooMuch> for ApiError {
    fn from(TooMuch { wait }: TooMuch) -> ApiError {
        let why = "Too many requests; please wait a moment.";
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooFast, why);
        ApiError { retry_after: Some(wait), ..error }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = Json(ErrorBody { code: self.code.word().into(), error: self.error, why: self.why });
        let mut response = (self.status, body).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<crate::store::StoreError> for ApiError {
    fn from(error: crate::store::StoreError) -> ApiError {
        use crate::store::StoreError;
        match error {
            StoreError::Taken => ApiError::conflict(Code::NameTaken, "This name is taken; please choose another."),
            StoreError::Damaged(_) => {
                tracing::error!(%error, "storage");
                let why =
                    "What was saved of this game cannot be read. Whoever runs the server finds out more in its log.";
                ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Damaged, why)
            }
            StoreError::Newer(_) => {
                tracing::warn!(%error, "storage");
                let why = "This game is played by newer rules than this server knows. Please try again in a moment.";
                ApiError { error: why.into(), ..ApiError::storage() }
            }
            StoreError::Conflict | StoreError::Failed(_) => {
                tracing::error!(%error, "storage");
                ApiError::storage()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_is_not_quoted_at_length() {
        let error = ApiError::bad(Code::BadGame, "ä".repeat(100_000));
        assert_eq!(error.error.chars().count(), LONGEST + 1);
        assert_eq!(ApiError::no_game().error, "There is no such game.");
    }

    #[test]
    fn every_code_has_its_words_in_all_languages() {
        for language in ["en", "de", "nl"] {
            let path = format!("{}/../../locales/{language}/ui.ftl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
            for code in Code::ALL {
                let message = format!("ui-refused-{} = ", code.word());
                assert!(text.lines().any(|line| line.starts_with(&message)), "{message} in {path}");
            }
        }
    }
}
