//! All words that a person reads, in Fluent files under `locales/`.
//!
//! ```
//! use hofwerk::words::{Language, Words};
//! let words = Words::of(Language::De);
//! assert_eq!(words.say("good-sheep", &[("n", 2.into())]), "2 Schafe");
//! ```

mod sentence;

pub use sentence::GameWords;
pub(crate) use sentence::object;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The files of all languages: language, name, text.
pub static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A language that Hofwerk speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Language {
    #[default]
    En,
    De,
    Nl,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Nl];

    /// The code of the language, as in `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Nl => "nl",
        }
    }

    /// The language that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English.
    pub fn from_environment() -> Language {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let first = variables.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
        Language::ALL.into_iter().find(|language| first.starts_with(language.code())).unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        let known = Language::ALL.map(Language::code).join(", ");
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| format!("there is no language {code:?}; there are: {known}"))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// What a message is about: names and values.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Words {
        static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Language::ALL.map(Words::read));
        &ALL[language as usize]
    }

    /// Reads the files of a language. They are part of the program and tested: a mistake in them cannot happen later.
    fn read(language: Language) -> Words {
        let id: LanguageIdentifier = language.code().parse().expect("the code is a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around values are for text that mixes directions of writing; ours does not.
        bundle.set_use_isolating(false);
        for (_, name, text) in FILES.iter().filter(|(code, ..)| *code == language.code()) {
            let resource = FluentResource::try_new((*text).into())
                .unwrap_or_else(|(_, errors)| panic!("locales/{language}/{name}.ftl: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("locales/{language}/{name}.ftl: {errors:?}"));
        }
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message. One that does not exist is its own name, so that something can be read in any case.
    pub fn say(&self, key: &str, args: &[Arg]) -> String {
        self.find(key, None, args).unwrap_or_else(|| key.into())
    }

    /// An attribute of a message, if there is one: the `.text` of a space, the `.name` of a good.
    pub fn attribute(&self, key: &str, attribute: &str, args: &[Arg]) -> Option<String> {
        self.find(key, Some(attribute), args)
    }

    fn find(&self, key: &str, attribute: Option<&str>, args: &[Arg]) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs = args.iter().cloned().collect();
        // A missing argument shows as {$name} in the text; the tests look for that.
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// Several things in one phrase: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.say("nothing", &[]),
            [only] => only.clone(),
            [first @ .., last] => {
                self.say("list-and", &[("first", first.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// A player, counted from 1 as people do.
    pub fn seat(&self, seat: usize) -> String {
        self.say("seat", &[("number", (seat + 1).into())])
    }
}
