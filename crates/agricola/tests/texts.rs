//! What people read about spaces and cards: names of their own or of the books, short texts for the hand, spaces quoted by
//! their names, and the words of each language's glossary.

use agricola::SpaceId;
use agricola::moor::Action;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use toml::Value;

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

fn folder(language: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../locales", language].iter().collect()
}

/// All texts of a language by key; `space.print` is the key of an attribute. A text of several lines is one.
fn texts(language: &str) -> BTreeMap<String, String> {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(folder(language)).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "ftl") {
            read(&fs::read_to_string(&path).unwrap(), &mut all);
        }
    }
    all
}

fn read(file: &str, all: &mut BTreeMap<String, String>) {
    let (mut message, mut key) = (String::new(), String::new());
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let (name, text) = line.split_once('=').map_or(("", line), |(name, text)| (name.trim_end(), text));
        let is_name = |name: &str| !name.is_empty() && !name.contains(' ') && !name.contains('{');
        if is_name(name) {
            message = name.to_string();
            key = message.clone();
        } else if let Some(attribute) = name.strip_prefix("    .").filter(|attribute| is_name(attribute)) {
            key = format!("{message}.{attribute}");
        }
        let text = if is_name(name) || name.starts_with("    .") { text } else { line };
        let whole = all.entry(key.clone()).or_default();
        whole.push_str(text.trim());
        whole.push(' ');
    }
    all.values_mut().for_each(|text| *text = text.trim().to_string());
}

fn key_of(space: SpaceId) -> String {
    format!("agricola-space-{}", space.space().id)
}

/// The cards that have a text, and their names.
fn cards(texts: &BTreeMap<String, String>) -> impl Iterator<Item = (&str, &str)> {
    let id = |key: &'_ str| key.strip_prefix("card-").is_some_and(|id| !id.contains('.'));
    texts.iter().filter(move |(key, _)| id(key)).map(|(key, name)| (&key["card-".len()..], name.as_str()))
}

/// The entries of the sheets that our cards come from.
fn sheets() -> Vec<toml::Table> {
    let read = |deck: &str| {
        let path = format!("{}/../../docs/cards/{deck}.toml", env!("CARGO_MANIFEST_DIR"));
        let sheet: toml::Table = fs::read_to_string(path).unwrap().parse().unwrap();
        sheet["card"].as_array().unwrap().iter().map(|card| card.as_table().unwrap().clone()).collect::<Vec<_>>()
    };
    let decks = ["agricola-majors", "agricola-e", "agricola-i", "agricola-k", "moor-majors", "moor-minors"];
    decks.into_iter().flat_map(read).collect()
}

fn id_of(entry: &toml::Table) -> &str {
    entry["id"].as_str().unwrap()
}

/// No two entries have the same text, in small or capital letters.
fn assert_no_two_alike<'a>(language: &str, names: impl Iterator<Item = (String, &'a str)>) {
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for (id, name) in names {
        let other = seen.insert(name.to_lowercase(), id.clone());
        assert!(other.is_none(), "{language}: {other:?} and {id} are both called {name}");
    }
}

#[test]
fn spaces_have_names_of_their_own_and_say_what_is_printed_there() {
    for language in LANGUAGES {
        let texts = texts(language);
        let names = SpaceId::all().map(|space| (key_of(space), texts[&key_of(space)].as_str()));
        assert_no_two_alike(language, names);
        for key in SpaceId::all().map(key_of) {
            assert!(texts.contains_key(&format!("{key}.print")), "{language}: {key}.print");
            assert!(
                !texts[&key].starts_with(char::is_numeric),
                "{language}: {key} is a name, not what is printed there"
            );
        }
    }
}

/// A5.2: a minor improvement of the K deck and a space; both are called so in English editions.
const SHARED: &str = "clay pit";

#[test]
fn no_card_has_the_name_of_a_space_it_does_not_bring() {
    for language in LANGUAGES {
        let texts = texts(language);
        for space in SpaceId::all() {
            let name = texts[&key_of(space)].to_lowercase();
            let other = cards(&texts).find(|(id, card)| *id != space.space().id && card.to_lowercase() == name);
            assert!(other.is_none() || name == SHARED, "{language}: {other:?}");
        }
    }
}

/// The words of a glossary that are not ours, each with the word that is.
fn forbidden(language: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(folder(language).join("glossary.toml")).unwrap();
    let table: toml::Table = text.parse().unwrap();
    let entries = table["glossary"].as_array().expect("a list of words");
    let words = |entry: &Value| {
        let ours = entry["word"].as_str().unwrap().to_string();
        let not = entry["not"].as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_lowercase());
        not.map(|word| (word, ours.clone())).collect::<Vec<_>>()
    };
    entries.iter().flat_map(words).collect()
}

/// Whether a text has this word, as a whole.
fn has_word(text: &str, word: &str) -> bool {
    let is_end = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(word)
        .any(|(at, _)| is_end(text[..at].chars().next_back()) && is_end(text[at + word.len()..].chars().next()))
}

#[test]
fn texts_use_the_words_of_the_glossary() {
    for language in LANGUAGES {
        let texts = texts(language);
        let forbidden = forbidden(language);
        // The names of cards are those of the books. The longest first: one may be a part of another.
        let mut names: Vec<&str> = cards(&texts).map(|(_, name)| name).collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        for (key, text) in &texts {
            let own_words = names.iter().fold(text.clone(), |text, name| text.replace(name, "")).to_lowercase();
            for (word, ours) in &forbidden {
                assert!(!has_word(&own_words, word), "{language}: {key} says {word:?}; our word is {ours}: {text}");
            }
        }
    }
}

#[test]
fn a_word_counts_as_a_whole() {
    assert!(has_word("een hut, of", "hut"));
    assert!(has_word("hut", "hut"));
    assert!(!has_word("hutspot en schuthut", "hut"));
}

#[test]
fn cards_have_the_names_of_the_books() {
    for language in LANGUAGES {
        let texts = texts(language);
        for entry in &sheets() {
            let printed = entry["name"].get(language).and_then(Value::as_str);
            let ours = &texts[&format!("card-{}", id_of(entry))];
            assert!(printed.is_none_or(|name| name == ours), "{language}: {} {ours}: {printed:?}", id_of(entry));
        }
    }
}

/// Cards that have the name of another one in the books too.
const SAME_IN_THE_BOOKS: [&str; 5] = ["M2", "M4", "M002", "M004", "K128"];

#[test]
fn no_two_cards_share_a_name() {
    for language in LANGUAGES {
        let texts = texts(language);
        let own = cards(&texts).filter(|(id, _)| !SAME_IN_THE_BOOKS.contains(id));
        assert_no_two_alike(language, own.map(|(id, name)| (id.to_string(), name)));
    }
}

#[test]
fn cards_have_a_text_and_a_short_one_for_the_hand() {
    for language in LANGUAGES {
        let texts = texts(language);
        for entry in &sheets() {
            let attribute = |name: &str| &texts[&format!("card-{}.{name}", id_of(entry))];
            let (text, short) = (attribute("text"), attribute("short"));
            assert!(text.ends_with('.'), "{language}: {} is no sentence: {text}", id_of(entry));
            assert!(short.chars().count() <= 55, "{language}: {}: {short}", id_of(entry));
            assert!(!short.ends_with('.'), "{language}: {}: {short}: a note, not a sentence", id_of(entry));
        }
    }
}

#[test]
fn minor_improvements_tell_what_they_ask_for() {
    let says = |entry: &toml::Table, key: &str| entry.get(key).and_then(Value::as_str).is_some_and(|s| !s.is_empty());
    for language in LANGUAGES {
        let texts = texts(language);
        for entry in
            sheets().iter().filter(|entry| entry.get("kind").is_some_and(|kind| kind.as_str() == Some("minor")))
        {
            let told = texts.contains_key(&format!("card-{}.requires", id_of(entry)));
            assert!(told || !says(entry, "requires") && !says(entry, "returns"), "{language}: {}", id_of(entry));
        }
    }
}

/// How a language opens and closes a quotation.
fn marks(language: &str) -> (char, char) {
    match language {
        "en" => ('“', '”'),
        "de" => ('„', '“'),
        "nl" => ('„', '”'),
        other => panic!("how does {other} quote?"),
    }
}

/// What stands in quotation marks, or the text itself if its marks are not those of the language.
fn quoted(language: &str, text: &str) -> Result<Vec<String>, String> {
    let (open, close) = marks(language);
    let mut rest = text;
    let mut found = Vec::new();
    while let Some(at) = rest.find(['“', '”', '„', '"', '«', '»']) {
        let inner = rest[at..].strip_prefix(open).ok_or(text)?;
        let (quote, after) = inner.split_once(close).ok_or(text)?;
        found.push(quote.to_string());
        rest = after;
    }
    Ok(found)
}

#[test]
fn cards_and_spaces_quote_spaces_and_special_actions_by_their_names_and_nothing_else() {
    for language in LANGUAGES {
        let texts = texts(language);
        let actions = Action::ALL.iter().map(|action| format!("agricola-action-{}", action.name()));
        let names: Vec<&str> = SpaceId::all().map(key_of).chain(actions).map(|key| texts[&key].as_str()).collect();
        let about = |key: &str| key.starts_with("card-") || key.starts_with("agricola-space-");
        for (key, text) in texts.iter().filter(|(key, _)| about(key)) {
            for quote in quoted(language, text).unwrap_or_else(|text| panic!("{language}: {key} quotes oddly: {text}"))
            {
                assert!(names.contains(&quote.as_str()), "{language}: {key} speaks of {quote:?}: {text}");
            }
        }
    }
}

#[test]
fn quotations_have_the_marks_of_the_language() {
    assert_eq!(quoted("nl", "op „Bos” en „Vissen”"), Ok(vec!["Bos".into(), "Vissen".into()]));
    assert!(quoted("nl", "op „Bos“").is_err());
    assert!(quoted("de", "auf \"Wald\"").is_err());
}
