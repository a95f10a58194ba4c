//! Reading game records, with errors that say where they are wrong.

use crate::words::{GameWords, Words};
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::{Map, Value};
use table::record::RecordOf;
use table::{Game, Match, Record, RecordedMove, Seed, Start};

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
    let start = match reader.fields.get("position") {
        Some(_) => Start::Position { position: reader.read("position")? },
        None => Start::Setup { options: reader.read("options")?, seed: reader.read::<Seed>("seed")? },
    };
    let scores = match reader.fields.get("scores") {
        None | Some(Value::Null) => None,
        Some(_) => Some(reader.read("scores")?),
    };
    let (game, rules, moves) = (reader.read("game")?, reader.read("rules")?, reader.moves::<G>()?);
    let record = Record { version, game, rules, start, moves, scores };
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

    fn wrong(&self, field: &str, detail: String) -> String {
        self.words.say("record-field", &[("field", field.into()), ("detail", detail.into())])
    }

    fn moves<G: Game>(&self) -> Result<Vec<RecordedMove<G::Move>>, String> {
        let list = self.required("moves")?.as_array();
        let list = list.ok_or_else(|| self.wrong("moves", self.words.say("field-list", &[])))?;
        let read = |(index, entry): (usize, &Value)| {
            serde_json::from_value(entry.clone()).map_err(|error| {
                self.words.say("record-move", &[("index", index.into()), ("detail", error.to_string().into())])
            })
        };
        list.iter().enumerate().map(read).collect()
    }
}

/// A recorded game, taken up where the record ends. Each move is handed to `each` with what came of it.
///
/// # Errors
/// If the game cannot be set up, a move is not legal, or the scores are not those of the record.
pub fn replay<G: Game>(
    record: &RecordOf<G>,
    words: &'static Words,
    mut each: impl FnMut(&RecordedMove<G::Move>, &[G::Event]),
) -> Result<Match<G>, String> {
    let mut game = match &record.start {
        Start::Setup { options, seed } => Match::<G>::new(options, *seed),
        Start::Position { position } => Match::<G>::from_position(position),
    }
    .map_err(|refusal| refusal.to_string())?;
    let speaker = GameWords::of::<G>(words);
    for (index, played) in record.moves.iter().enumerate() {
        let events = game.apply(played.seat, &played.action).map_err(|illegal| {
            let args = [
                ("index", index.into()),
                ("seat", played.seat.index().into()),
                ("detail", speaker.say_why(&illegal).trim_end_matches('.').to_string().into()),
            ];
            words.say("record-illegal", &args)
        })?;
        each(played, &events);
    }
    check_scores(record, &game, words)?;
    Ok(game)
}

/// A record that knows its scores must lead to them: otherwise it was changed, or the rules were.
fn check_scores<G: Game>(record: &RecordOf<G>, game: &Match<G>, words: &Words) -> Result<(), String> {
    let Some(said) = &record.scores else { return Ok(()) };
    let found: Vec<i32> = game.game().scores().iter().map(|sheet| sheet.total).collect();
    if *said == found {
        return Ok(());
    }
    let list = |scores: &[i32]| scores.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
    Err(words.say("record-scores", &[("said", list(said).into()), ("found", list(&found).into())]))
}
