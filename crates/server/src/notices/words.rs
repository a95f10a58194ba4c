//! The sentences of notices, in the language of whoever gets them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;
use utoipa::ToSchema;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Language {
    #[default]
    En,
    De,
    Nl,
}

macro_rules! texts {
    ($language:literal) => {
        [
            include_str!(concat!("../../../../locales/", $language, "/notices.ftl")),
            include_str!(concat!("../../../../locales/", $language, "/ui.ftl")),
        ]
    };
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| {
    [("en", texts!("en")), ("de", texts!("de")), ("nl", texts!("nl"))].map(|(code, texts)| bundle(code, &texts))
});

fn bundle(code: &str, texts: &[&str]) -> Bundle {
    let language: LanguageIdentifier = code.parse().expect("the code of a language");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    for text in texts {
        // What cannot be read is found by the tests of the words.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// A message; one that does not exist is its own name.
pub fn say(language: Language, key: &str, args: &[(&str, &str)]) -> String {
    let bundle = &BUNDLES[language as usize];
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else { return key.to_owned() };
    let mut given = FluentArgs::new();
    for (name, value) in args {
        given.set(*name, *value);
    }
    bundle.format_pattern(pattern, Some(&given), &mut Vec::new()).into_owned()
}

/// What a game is called.
pub fn title(language: Language, game: &str) -> String {
    say(language, &format!("ui-title-{game}"), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_said_in_every_language() {
        for language in [Language::En, Language::De, Language::Nl] {
            for game in bots::games::NAMES {
                assert!(!title(language, game).starts_with("ui-"), "{game}");
            }
            let args = [("title", "Chess"), ("others", "Ben"), ("code", "ABC"), ("link", "https://x.example/")];
            for (key, told) in [
                ("notice-subject", "Chess"),
                ("notice-turn", "Ben"),
                ("notice-turn-alone", "Chess"),
                ("notice-off", "https://x.example/"),
                ("notice-confirm-subject", ""),
                ("notice-confirm", "ABC"),
                ("notice-trial-subject", ""),
                ("notice-trial", ""),
            ] {
                let said = say(language, key, &args);
                assert!(said != key && said.contains(told) && !said.contains('{'), "{language:?}: {said}");
            }
        }
    }
}
