//! Reading game records, with errors that say where they are wrong.

use crate::words::{GameWords, Words};
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::{Map, Value};
use table::record::RecordOf;
use table::{Game, Match, Record, RecordedMove, ReplayError, ReplayedMove, Seed, Start};

/// Reads the text of a record as JSON.
///
/// # Errors
/// If it is not JSON, in words.
pub fn parse(text: &str, words: &Words) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| {
        let message = if error.classify() == Category::Eof { "record-cut_off" } else { "record-not_json" };
        words.say(message, &[("detail", error.to_string().into())])
    })
}

/// The name of the game that was recorded.
///
/// # Errors
/// If this is not a record.
pub fn game_name<'a>(record: &'a Value, words: &'a Words) -> Result<&'a str, String> {
    let reader = Reader { fields: fields(record, words)?, words };
    reader.required("game")?.as_str().ok_or_else(|| reader.wrong("game", words.say("field-name", &[])))
}

/// Reads a record of this game.
///
/// # Errors
/// If this is not a record of this game, in words that name the place.
pub fn read<G: Game>(record: &Value, words: &Words) -> Result<RecordOf<G>, String> {
    let reader = Reader { fields: fields(record, words)?, words };
    let version = reader.read("version")?;
    let has = |field| reader.fields.contains_key(field);
    let start = match has("position") {
        true if has("options") || has("seed") => {
            return Err(words.say("record-not_a_record", &[("detail", words.say("record-both", &[]).into())]));
        }
        true => Start::Position { position: reader.read("position")? },
        false if has("state") => Start::Saved { state: reader.read("state")? },
        false => Start::Setup { options: reader.read_object("options")?, seed: reader.read::<Seed>("seed")? },
    };
    let scores = match reader.fields.get("scores") {
        None | Some(Value::Null) => None,
        Some(_) => Some(reader.read("scores")?),
    };
    let players = if has("players") { reader.read("players")? } else { Vec::new() };
    let (game, rules, moves) = (reader.read("game")?, reader.read("rules")?, reader.moves::<G>()?);
    let record = Record { version, game, rules, start, moves, players, scores };
    record.check::<G>().map_err(|refusal| refusal.to_string())?;
    Ok(record)
}

fn fields<'a>(record: &'a Value, words: &Words) -> Result<&'a Map<String, Value>, String> {
    let missing = || {
        let found = serde_json::to_string(record).unwrap_or_default();
        words.say("record-not_a_record", &[("detail", found.chars().take(40).collect::<String>().into())])
    };
    record.as_object().ok_or_else(missing)
}

/// Reads something that is written as an object. A list of its fields, which serde would take too, is none.
///
/// # Errors
/// If it is not an object or not the right one, in words.
pub fn object<T: DeserializeOwned>(value: &Value, words: &Words) -> Result<T, String> {
    if !value.is_object() {
        return Err(words.say("field-object", &[]));
    }
    serde_json::from_value(value.clone()).map_err(|error| error.to_string())
}

struct Reader<'a> {
    fields: &'a Map<String, Value>,
    words: &'a Words,
}

impl<'a> Reader<'a> {
    fn required(&self, field: &str) -> Result<&'a Value, String> {
        self.fields.get(field).ok_or_else(|| {
            let missing = self.words.say("record-missing", &[("field", field.into())]);
            self.words.say("record-not_a_record", &[("detail", missing.into())])
        })
    }

    fn read<T: DeserializeOwned>(&self, field: &str) -> Result<T, String> {
        serde_json::from_value(self.required(field)?.clone()).map_err(|error| self.wrong(field, error.to_string()))
    }

    /// As [`Reader::read`], where a list does not stand for an object.
    fn read_object<T: DeserializeOwned>(&self, field: &str) -> Result<T, String> {
        object(self.required(field)?, self.words).map_err(|why| self.wrong(field, why))
    }

    fn wrong(&self, field: &str, detail: String) -> String {
        self.words.say("record-field", &[("field", field.into()), ("detail", detail.into())])
    }

    fn moves<G: Game>(&self) -> Result<Vec<RecordedMove<G::Move>>, String> {
        let list = self.required("moves")?.as_array();
        let list = list.ok_or_else(|| self.wrong("moves", self.words.say("field-list", &[])))?;
        let read = |(index, entry): (usize, &Value)| {
            object(entry, self.words)
                .map_err(|why| self.words.say("record-move", &[("index", index.into()), ("detail", why.into())]))
        };
        list.iter().enumerate().map(read).collect()
    }
}

/// A recorded game, taken up where the record ends. Every step is handed to `each`.
///
/// # Errors
/// As [`Match::replay`], in words.
pub fn replay<G: Game>(
    record: &RecordOf<G>,
    words: &'static Words,
    each: impl FnMut(ReplayedMove<'_, G>),
) -> Result<Match<G>, String> {
    Match::replay(record, each).map_err(|error| match error {
        ReplayError::Refused(refusal) => refusal.to_string(),
        ReplayError::Illegal { index, seat, illegal } => {
            let why = GameWords::of::<G>(words).say_why(&illegal).trim_end_matches('.').to_string();
            let args = [("index", index.into()), ("seat", seat.index().into()), ("detail", why.into())];
            words.say("record-illegal", &args)
        }
        ReplayError::Scores { said, found } => {
            words.say("record-scores", &[("said", list(&said).into()), ("found", list(&found).into())])
        }
    })
}

fn list(scores: &[i32]) -> String {
    scores.iter().map(i32::to_string).collect::<Vec<_>>().join(", ")
}
