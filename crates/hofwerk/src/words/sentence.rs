//! Sentences about one game, made from what it writes down as JSON.
//!
//! A move or an event is an object whose tag picks the message and whose fields are its arguments: the move
//! `{"type":"sow","cell":[0,2],"crop":"grain"}` of Agricola is said with `agricola-move-sow`, `$cell` and `$crop`. Where a
//! message needs another form because of a field or of its value, that form has the name of it at the end:
//! `agricola-move-sow-card`, `agricola-move-exchange-raw`. So a new game needs words, but no code.

use super::{Arg, Language, Words};
use fluent_bundle::FluentValue;
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Decision, Game, Goods, Illegal, Kind, Preview};

/// The words of one game in one language.
#[derive(Clone, Copy)]
pub struct GameWords {
    /// The words of the language.
    pub words: &'static Words,
    game: &'static str,
}

/// What can ask a question.
const SOURCES: [&str; 4] = ["space", "tile", "action", "card"];

/// Moves that say in their own words what is given.
const SAY_THEIR_PRICE: [&str; 9] = ["bake", "exchange", "feed", "feed_dwarf", "heat", "keep", "pay", "release", "sow"];

/// Which names a field can hold, in the order in which they are tried.
fn kinds(field: &str) -> Vec<&str> {
    match field {
        "with" => vec!["with", "card", "tile"],
        "returns" => vec!["card"],
        "to" => vec!["house"],
        "crop" => vec!["good"],
        "option" => vec!["option", "good"],
        "source" => SOURCES.to_vec(),
        other => vec![other],
    }
}

impl GameWords {
    /// The words of this game.
    pub fn of<G: Game>(words: &'static Words) -> GameWords {
        GameWords { words, game: G::NAME }
    }

    /// These words in another language.
    pub fn in_language(&self, language: Language) -> GameWords {
        GameWords { words: Words::of(language), ..*self }
    }

    /// The game's own name.
    pub fn game(&self) -> String {
        self.words.say(&format!("{}-name", self.game), &[])
    }

    /// The name of something with an id: a space, a card, a phase, a category. What has no name is called by its id.
    pub fn name(&self, field: &str, id: &str) -> String {
        kinds(field).into_iter().find_map(|kind| self.name_of(kind, id)).unwrap_or_else(|| id.into())
    }

    /// What something that asks is: a `space`, a `tile`, an `action` or a `card`.
    pub fn source_kind(&self, id: &str) -> &'static str {
        SOURCES.into_iter().find(|kind| self.name_of(kind, id).is_some()).unwrap_or("card")
    }

    /// What there is to say about something with an id: its `text`, what it `requires`.
    pub fn about(&self, field: &str, id: &str, what: &str) -> Option<String> {
        let key = kinds(field).into_iter().find_map(|kind| self.key_of(kind, id))?;
        self.words.attribute(&key, what, &[])
    }

    fn name_of(&self, kind: &str, id: &str) -> Option<String> {
        let key = self.key_of(kind, id)?;
        let name = self.words.attribute(&key, "name", &[]);
        Some(name.unwrap_or_else(|| self.words.say(&key, &[])))
    }

    /// The message of something with an id: the game's own, or one that the games share.
    fn key_of(&self, kind: &str, id: &str) -> Option<String> {
        let own = format!("{}-{kind}-{id}", self.game);
        let shared = format!("{kind}-{id}");
        [own, shared].into_iter().find(|key| self.words.has(key))
    }

    /// An amount of a good: "3 sheep".
    pub fn amount(&self, good: &str, n: i64) -> String {
        let own = format!("{}-good-{good}", self.game);
        let key = if self.words.has(&own) { own } else { format!("good-{good}") };
        if self.words.has(&key) { self.words.say(&key, &[("n", n.into())]) } else { format!("{n} {good}") }
    }

    /// Goods in one phrase; `times` of them.
    pub fn goods(&self, goods: &Map<String, Value>, times: i64) -> String {
        let amounts = goods.iter().filter_map(|(good, n)| Some((good, n.as_i64()?)));
        let amounts: Vec<String> =
            amounts.filter(|&(_, n)| n != 0).map(|(good, n)| self.amount(good, n * times)).collect();
        self.words.list(&amounts)
    }

    /// A move in a few words. Its `cost`, if there is one way to pay only, what it brings (`get`) and what the game says besides
    /// are further fields.
    pub fn say_move<M: Serialize, K: Kind, X: Serialize>(&self, m: &M, preview: &Preview<K, X, M>) -> String {
        let mut fields = object(&preview.extra);
        fields.append(&mut object(m));
        if let [only] = &preview.pay[..] {
            fields.insert("cost".into(), object(only).into());
        }
        if !preview.get.is_empty() {
            fields.insert("get".into(), object(&preview.get).into());
        }
        self.words.say(&self.key("move", "type", &fields), &self.args(&fields))
    }

    /// A move with its price, or with what lies on the space.
    pub fn offer_move<M: Serialize, K: Kind, X: Serialize>(&self, m: &M, preview: &Preview<K, X, M>) -> String {
        let text = self.say_move(m, preview);
        let fields = object(m);
        let says_price = fields.get("type").and_then(Value::as_str).is_some_and(|kind| SAY_THEIR_PRICE.contains(&kind));
        let goods = |goods: &Goods<K>| self.goods(&object(goods), 1);
        match &preview.pay[..] {
            [_] if says_price => text,
            [cost] => self.words.say("move-cost", &[("move", text.into()), ("cost", goods(cost).into())]),
            _ if fields.contains_key("space") && !preview.get.is_empty() => {
                self.words.say("move-gain", &[("move", text.into()), ("gain", goods(&preview.get).into())])
            }
            _ => text,
        }
    }

    /// An event in a full sentence.
    pub fn say_event<E: Serialize>(&self, event: &E) -> String {
        let fields = object(event);
        self.words.say(&self.key("event", "event", &fields), &self.args(&fields))
    }

    /// An event in a few words, for the end of a line; nothing if the move has said it.
    pub fn note_event<E: Serialize>(&self, event: &E) -> Option<String> {
        let fields = object(event);
        let key = self.key("event", "event", &fields);
        self.words.attribute(&key, "note", &self.args(&fields)).filter(|note| !note.is_empty())
    }

    /// The question that somebody is asked.
    pub fn say_prompt(&self, decision: &Decision) -> String {
        let prompt = self.words.say(&format!("{}-prompt-{}", self.game, decision.prompt), &[]);
        let Some(source) = decision.source else { return prompt };
        let source = self.name("source", source);
        self.words.say("prompt-of", &[("source", source.into()), ("prompt", prompt.into())])
    }

    /// Why a move cannot be made, with the number of the rule.
    pub fn say_why(&self, illegal: &Illegal) -> String {
        let why = self.words.say(illegal.why, &[]);
        if illegal.rule.is_empty() {
            return why;
        }
        // The number goes before the full stop.
        self.words.say("why-rule", &[("why", why.trim_end_matches('.').into()), ("rule", illegal.rule.into())])
    }

    /// The message for an object: the form for one of its fields or values if there is one.
    fn key(&self, what: &str, tag: &str, fields: &Map<String, Value>) -> String {
        let kind = fields.get(tag).and_then(Value::as_str).unwrap_or_default();
        let plain = format!("{}-{what}-{kind}", self.game);
        let forms = fields.iter().filter(|(field, _)| *field != tag).flat_map(|(field, value)| {
            let by_value = value.as_str().map(|value| format!("{plain}-{value}"));
            [Some(format!("{plain}-{field}")), by_value].into_iter().flatten()
        });
        let found = forms.into_iter().find(|key| self.words.has(key));
        found.unwrap_or(plain)
    }

    fn args<'a>(&self, fields: &'a Map<String, Value>) -> Vec<Arg<'a>> {
        let times = fields.get("times").and_then(Value::as_i64).unwrap_or(1);
        let arg = |(field, value): (&'a String, &'a Value)| (field.as_str(), self.value(field, value, times));
        fields.iter().map(arg).chain(halves(fields)).collect()
    }

    /// A field as an argument of a message. Its form says what it is: a cell, goods, an id.
    fn value<'a>(&self, field: &str, value: &'a Value, times: i64) -> FluentValue<'a> {
        match value {
            Value::Number(n) if field == "seat" => self.words.seat(n.as_u64().unwrap_or(0) as usize).into(),
            Value::Number(n) => n.as_i64().map_or_else(|| n.to_string().into(), FluentValue::from),
            Value::String(id) => self.name(field, id).into(),
            Value::Array(items) => self.array(field, items).into(),
            Value::Object(map) => match map.iter().next() {
                Some((kind, Value::String(id))) if map.len() == 1 => self.name(kind, id).into(),
                // What comes back is the sum already; only what is given is written down for one time.
                _ if field == "give" => self.goods(map, times).into(),
                _ => self.goods(map, 1).into(),
            },
            Value::Bool(_) | Value::Null => value.to_string().into(),
        }
    }

    fn array(&self, field: &str, items: &[Value]) -> String {
        if let Some(cell) = cell(items) {
            return cell;
        }
        let cells: Option<Vec<String>> = items.iter().map(|item| cell(item.as_array()?)).collect();
        match cells {
            Some(cells) if !cells.is_empty() => cells.join(" "),
            _ => self.names(field, items),
        }
    }

    /// A list of ids; goods that come several times are counted.
    fn names(&self, field: &str, items: &[Value]) -> String {
        let mut counts: Map<String, Value> = Map::new();
        for id in items.iter().filter_map(Value::as_str) {
            let n = counts.get(id).and_then(Value::as_i64).unwrap_or(0);
            counts.insert(id.into(), (n + 1).into());
        }
        if counts.keys().all(|id| self.name_of("good", id).is_some()) {
            return self.goods(&counts, 1);
        }
        let names: Vec<String> = items.iter().filter_map(Value::as_str).map(|id| self.name(field, id)).collect();
        self.words.list(&names)
    }
}

/// What is written down as JSON, field by field.
pub(crate) fn object<T: Serialize>(value: &T) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}

/// The cells of something that lies on two of them, each by itself: which half lies where is said with `$first` and `$second`.
fn halves<'a>(fields: &Map<String, Value>) -> Vec<Arg<'a>> {
    let cells = fields.get("cells").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let names = cells.iter().filter_map(|place| cell(place.as_array()?));
    ["first", "second"].into_iter().zip(names.map(FluentValue::from)).collect()
}

/// A cell as people write it: the column as a letter, the row as a number from the top, as on a chess board. What lies above the first
/// row is in row 0, what lies left of column a in column z.
fn cell(place: &[Value]) -> Option<String> {
    let [row, column] = place else { return None };
    let column = match column.as_i64()? {
        -1 => b'z',
        column => b'a'.checked_add(u8::try_from(column).ok()?)?,
    };
    Some(format!("{}{}", char::from(column), row.as_i64()?.checked_add(1)?))
}
