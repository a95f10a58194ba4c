//! All words are there, in all languages, and say what they should.

use agricola::moor::{Action, SpecialId};
use agricola::rules::Expansion;
use agricola::{Agricola, CardId, Edition, Mode, Move, Options, SpaceId, Variant, Why};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use hofwerk::words::{FILES, GameWords, Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use table::{Game, Illegal, Rng, Seed};

/// Every message and attribute of a language, with the variables in it.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (_, name, text) in FILES.iter().filter(|(code, ..)| *code == language.code()) {
        let resource = parser::parse(*text).unwrap_or_else(|(_, e)| panic!("{language}/{name}: {e:?}"));
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Junk { content } => panic!("{language}/{name}: {content}"),
                _ => continue,
            };
            let attributes =
                message.attributes.iter().map(|a| (format!("{}.{}", message.id.name, a.id.name), &a.value));
            let value = message.value.iter().map(|value| (message.id.name.to_string(), value));
            for (key, pattern) in value.chain(attributes) {
                let mut variables = BTreeSet::new();
                collect(pattern, &mut variables);
                assert!(all.insert(key.clone(), variables).is_none(), "{language}: {key} is there twice");
            }
        }
    }
    all
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| collect(&variant.value, variables));
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                variables.insert(id.name.to_string());
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::MessageReference { .. } => {}
            other => panic!("only variables, texts and other messages are used in ours, not {other:?}"),
        }
    }
}

#[test]
fn all_languages_have_the_same_messages_about_the_same_things() {
    let english = messages(Language::En);
    for language in [Language::De, Language::Nl] {
        let other = messages(language);
        let keys = |all: &BTreeMap<String, BTreeSet<String>>| all.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = keys(&english).symmetric_difference(&keys(&other)).cloned().collect();
        assert!(missing.is_empty(), "only in one of en and {language}: {missing:?}");
        for (key, variables) in &english {
            assert_eq!(variables, &other[key], "{key} in en and {language}");
        }
    }
}

/// The names of all move types, as the reader of moves knows them.
fn move_types() -> Vec<String> {
    let error = serde_json::from_str::<Move>(r#"{"type":"?"}"#).unwrap_err().to_string();
    let names: Vec<String> = error.split('`').skip(3).step_by(2).map(str::to_string).collect();
    assert!(names.contains(&"place".into()) && names.contains(&"done".into()), "{error}");
    names
}

/// Every prompt that Agricola can ask with.
const PROMPTS: [&str; 37] = [
    "special",
    "save_special",
    "swap_special",
    "clear",
    "burn",
    "lay",
    "extend",
    "lodge",
    "heat",
    "last_fuel",
    "major",
    "hand_back",
    "discard",
    "mulligan",
    "pick",
    "place",
    "order",
    "choose",
    "whether",
    "pay",
    "goods",
    "plow",
    "sow",
    "bake",
    "room",
    "rooms",
    "stable",
    "stables",
    "fences",
    "renovate",
    "grow",
    "occupation",
    "minor",
    "improvement",
    "keep",
    "feed",
    "breed",
];

const PHASES: [&str; 10] = [
    "start_of_round",
    "replenish",
    "work",
    "return_home",
    "end_of_round",
    "field",
    "feeding",
    "breeding",
    "before_scoring",
    "over",
];

#[test]
fn everything_in_agricola_has_words() {
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Why::ALL.iter().map(|&why| Illegal::from(why).why.to_string()));
    keys.extend(SpaceId::all().map(|space| format!("agricola-space-{}", space.space().id)));
    keys.extend(PROMPTS.iter().map(|prompt| format!("agricola-prompt-{prompt}")));
    keys.extend(PHASES.iter().map(|phase| format!("agricola-phase-{phase}")));
    keys.extend(move_types().iter().map(|name| format!("agricola-move-{name}")));
    keys.extend(agricola::score::ROWS.iter().map(|row| format!("agricola-category-{}", row.category.name())));
    keys.extend(CardId::all().map(|card| format!("card-{}", card.card().id)));
    keys.extend(Action::ALL.iter().map(|action| format!("agricola-action-{}", action.name())));
    keys.extend(SpecialId::all().map(|card| format!("agricola-card-{}", card.card().id)));
    for language in Language::ALL {
        let words = Words::of(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        for key in keys.iter().filter(|key| key.starts_with("agricola-space-") || key.starts_with("card-")) {
            assert!(words.attribute(key, "text", &[]).is_some(), "{language}: {key}.text");
        }
        for key in keys.iter().filter(|key| key.starts_with("card-")) {
            assert!(words.attribute(key, "short", &[]).is_some(), "{language}: {key}.short");
        }
    }
}

/// Says everything that can be said in a game, in every language.
fn tell(game: &mut Agricola, rng: &mut Rng, said: &mut Vec<String>) {
    let speakers = Language::ALL.map(|language| GameWords::of::<Agricola>(Words::of(language)));
    while let Some(seat) = game.to_decide().first() {
        let decision = game.decision(seat).unwrap();
        let mut list = Vec::new();
        game.moves(seat, &mut list);
        game.exchanges(seat, &mut list);
        let chosen = *rng.pick(&list).unwrap();
        // Fencing offers hundreds of moves that differ only in their cells.
        list.truncate(20);
        for m in &list {
            let preview = game.preview(seat, m);
            said.extend(speakers.iter().map(|speaker| speaker.offer_move(m, &preview)));
            said.extend(speakers.iter().map(|speaker| speaker.say_move(m, &preview)));
        }
        let events = game.apply(seat, &chosen).unwrap();
        for speaker in &speakers {
            said.push(speaker.say_prompt(&decision));
            said.extend(events.iter().map(|event| speaker.say_event(event)));
            said.extend(events.iter().filter_map(|event| speaker.note_event(event)));
        }
    }
}

#[test]
fn no_text_of_a_game_has_holes() {
    let mut rng = Rng::from_number(1);
    let mut said = Vec::new();
    let variants = [Variant::None, Variant::ThreeForOne, Variant::TenForSeven, Variant::Mulligan, Variant::Draft];
    for i in 0..20u8 {
        let players = i % 5 + 1;
        let edition = if i < 10 { Edition::De } else { Edition::Nl };
        let options = match i % 2 {
            0 => Options { players, mode: Mode::Family, edition, ..Options::default() },
            _ => {
                let variant = if edition == Edition::De { Variant::None } else { variants[usize::from(i / 2) % 5] };
                Options { players, decks: vec!["E".into()], edition, variant, ..Options::default() }
            }
        };
        tell(&mut Agricola::new(&options, Seed::new(i.into())).unwrap(), &mut rng, &mut said);
        said.sort();
        said.dedup();
    }
    for i in 0..15u8 {
        let (players, level) = (i % 5 + 1, i / 5 + 1);
        let decks = if level == 3 { vec!["E".into()] } else { vec![] };
        let light_fires = i % 2 == 0;
        let moor = Options {
            players,
            decks,
            expansion: Expansion::Moor,
            level: Some(level),
            light_fires,
            ..Options::default()
        };
        tell(&mut Agricola::new(&moor, Seed::new(i.into())).unwrap(), &mut rng, &mut said);
        said.sort();
        said.dedup();
    }
    let holes: Vec<&String> = said.iter().filter(|text| text.contains("{$") || text.contains("agricola-")).collect();
    assert!(holes.is_empty(), "{holes:?}");
    assert!(said.iter().any(|text| text == "Place a person: Forest (+6 wood)"));
    assert!(said.iter().any(|text| text == "Person einsetzen: Fischfang (+1 Nahrung)"));
    assert!(said.iter().any(|text| text == "Gezinslid inzetten: Rietoever (+1 riet)"));
}

#[test]
fn goods_and_lists_follow_the_language() {
    let amount = |language, good: &str, n| GameWords::of::<Agricola>(Words::of(language)).amount(good, n);
    assert_eq!(amount(Language::En, "vegetable", 1), "1 vegetable");
    assert_eq!(amount(Language::En, "vegetable", 2), "2 vegetables");
    assert_eq!(amount(Language::De, "boar", 1), "1 Wildschwein");
    assert_eq!(amount(Language::Nl, "sheep", 3), "3 schapen");
    let items = ["a", "b", "c"].map(String::from);
    assert_eq!(Words::of(Language::De).list(&items), "a, b und c");
    assert_eq!(Words::of(Language::Nl).list(&items[..1]), "a");
    assert_eq!(Words::of(Language::En).list(&[]), "nothing");
}

#[test]
fn a_message_that_does_not_exist_is_its_own_name() {
    assert_eq!(Words::of(Language::En).say("no-such-message", &[]), "no-such-message");
    assert_eq!(GameWords::of::<Agricola>(Words::of(Language::En)).name("card", "X99"), "X99");
}
