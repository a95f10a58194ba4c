//! What the seats of a game are used for.

use crate::error::{ApiError, Code};
use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, ObjectBuilder, SchemaType, Type};

/// Who plays a seat, without the level of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// The person to whom the seat belongs.
    Human,
    /// A bot.
    Bot,
    /// Nobody yet; it waits for a person who joins.
    Open,
}

impl SeatKind {
    /// All kinds.
    pub const ALL: [SeatKind; 3] = [SeatKind::Human, SeatKind::Bot, SeatKind::Open];

    /// The name in messages and in the storage.
    pub const fn name(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Bot => "bot",
            SeatKind::Open => "open",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<SeatKind> {
        SeatKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What a seat is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatUse {
    /// The person to whom it belongs plays.
    Human,
    /// A bot of this level plays.
    Bot(Level),
    /// It waits for a person who joins.
    Open,
}

impl SeatUse {
    /// The kind.
    pub fn kind(self) -> SeatKind {
        match self {
            SeatUse::Human => SeatKind::Human,
            SeatUse::Bot(_) => SeatKind::Bot,
            SeatUse::Open => SeatKind::Open,
        }
    }

    /// The level of a bot.
    pub fn level(self) -> Option<Level> {
        match self {
            SeatUse::Bot(level) => Some(level),
            SeatUse::Human | SeatUse::Open => None,
        }
    }

    /// Whether a bot plays.
    pub fn is_bot(self) -> bool {
        self.kind() == SeatKind::Bot
    }

    /// Reads the words of a request: `me` is another word for `human` and what is meant if there is none; a bot without a
    /// level is easy.
    ///
    /// # Errors
    /// If there is no such kind or level.
    pub fn requested(kind: Option<&str>, level: Option<&str>) -> Result<SeatUse, ApiError> {
        let kind = match kind {
            None | Some("me") => SeatKind::Human,
            Some(name) => SeatKind::named(name).ok_or_else(|| {
                let why = format!("A seat is for \"me\", \"open\" or a \"bot\", not {name:?}.");
                ApiError::bad(Code::BadSeat, why)
            })?,
        };
        Ok(match kind {
            SeatKind::Human => SeatUse::Human,
            SeatKind::Open => SeatUse::Open,
            SeatKind::Bot => SeatUse::Bot(level.map_or(Ok(Level::Easy), requested_level)?),
        })
    }
}

fn requested_level(name: &str) -> Result<Level, ApiError> {
    Level::named(name).ok_or_else(|| {
        let known = Level::ALL.map(Level::name).join(", ");
        ApiError::bad(Code::BadLevel, format!("There is no level {name:?}; there are: {known}."))
    })
}

/// What bots are called.
const BOT_NAMES: [&str; 12] =
    ["Marthe", "Jost", "Cora", "Ben", "Lene", "Anton", "Grete", "Hinrich", "Swantje", "Tjark", "Wiebke", "Okko"];

/// The name of a bot at a seat of a game; two at one table never share it.
pub fn bot_name(game: &str, seat: i64) -> String {
    let number = game.bytes().fold(7_u32, |n, byte| n.wrapping_mul(31).wrapping_add(u32::from(byte)));
    BOT_NAMES[(number as usize + seat as usize) % BOT_NAMES.len()].into()
}

/// A level or null, in the description of the HTTP part.
pub fn level_schema() -> Object {
    word_or_null(Level::ALL.map(Level::name))
}

/// A kind of seat, `me` or null, in the description of the HTTP part.
pub fn requested_kind_schema() -> Object {
    word_or_null(SeatKind::ALL.map(SeatKind::name).into_iter().chain(["me"]))
}

fn word_or_null(words: impl IntoIterator<Item = &'static str>) -> Object {
    let words = words.into_iter().map(Value::from).chain([Value::Null]);
    let type_ = SchemaType::from_iter([Type::String, Type::Null]);
    ObjectBuilder::new().schema_type(type_).enum_values(Some(words)).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_called_the_same_everywhere() {
        for kind in SeatKind::ALL {
            assert_eq!(SeatKind::named(kind.name()), Some(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
    }

    #[test]
    fn requests_are_read_or_refused() {
        let read = |kind, level| SeatUse::requested(kind, level).map_err(|error| error.code);
        assert_eq!(read(None, None), Ok(SeatUse::Human));
        assert_eq!(read(Some("me"), None), Ok(SeatUse::Human));
        assert_eq!(read(Some("human"), Some("hard")), Ok(SeatUse::Human));
        assert_eq!(read(Some("bot"), None), Ok(SeatUse::Bot(Level::Easy)));
        assert_eq!(read(Some("bot"), Some("hard")), Ok(SeatUse::Bot(Level::Hard)));
        assert_eq!(read(Some("ghost"), None), Err(Code::BadSeat));
        for program in ["exec:true", "mcts:5", ""] {
            assert_eq!(read(Some("bot"), Some(program)), Err(Code::BadLevel), "{program}");
        }
    }

    #[test]
    fn every_level_that_people_choose_from_has_its_words_in_all_languages() {
        for language in ["en", "de", "nl"] {
            let path = format!("{}/../../locales/{language}/ui.ftl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
            for level in Level::OFFERED {
                let message = format!("ui-bot-{} = ", level.name());
                assert!(text.lines().any(|line| line.starts_with(&message)), "{message} in {path}");
            }
        }
    }
}
