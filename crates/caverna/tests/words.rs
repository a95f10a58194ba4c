//! Every word that a person reads is there in all three languages.

use caverna::moves::OPTIONS;
use caverna::score::Category;
use caverna::{Loot, PROMPTS, SpaceId, Tile, Why};
use std::collections::BTreeSet;
use table::Illegal;

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

fn text(language: &str) -> String {
    let path = format!("{}/../../locales/{language}/caverna.ftl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn keys(text: &str) -> BTreeSet<&str> {
    text.lines().filter(|l| l.starts_with("caverna-")).filter_map(|l| l.split(' ').next()).collect()
}

/// The kinds of moves and events, as their JSON calls them.
const MOVES: [&str; 28] = [
    "place",
    "choose",
    "lay",
    "lay_single",
    "sow",
    "furnish",
    "pay",
    "put",
    "fence_small",
    "fence_large",
    "stable",
    "ore_mine",
    "ruby_mine",
    "forge",
    "loot",
    "imitate",
    "buy",
    "trade",
    "skip",
    "feed",
    "feed_dwarf",
    "breed",
    "protect",
    "exchange",
    "buy_tile",
    "melt",
    "done",
    "exchange-raw",
];
const EVENTS: [&str; 30] = [
    "round_began",
    "wish_turned",
    "marker_revealed",
    "space_emptied",
    "protected",
    "placed",
    "imitated",
    "gained",
    "paid",
    "exchanged",
    "melted",
    "starting_player",
    "laid",
    "laid_single",
    "sowed",
    "furnished",
    "fenced",
    "built_stable",
    "built_ore_mine",
    "built_ruby_mine",
    "forged",
    "looted",
    "strengthened",
    "grew",
    "went_home",
    "harvest_began",
    "skipped",
    "fed",
    "bred",
    "game_over",
];

#[test]
fn every_name_prompt_move_and_reason_has_words() {
    let mut wanted: Vec<String> = Vec::new();
    let mut want = |kind: &str, id: &str| wanted.push(format!("caverna-{kind}-{id}"));
    SpaceId::all().for_each(|s| want("space", s.name()));
    Tile::all().for_each(|t| want("tile", t.id()));
    Loot::all().for_each(|l| want("item", l.reward().id));
    OPTIONS.iter().for_each(|o| want("option", o));
    PROMPTS.iter().for_each(|p| want("prompt", p));
    Category::ALL.iter().for_each(|row| want("category", row.name()));
    MOVES.iter().for_each(|m| want("move", m));
    EVENTS.iter().for_each(|e| want("event", e));
    wanted.extend(Why::ALL.iter().map(|&why| Illegal::from(why).why.to_string()));
    for language in LANGUAGES {
        let text = text(language);
        let keys = keys(&text);
        let missing: Vec<&String> = wanted.iter().filter(|k| !keys.contains(k.as_str())).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn the_languages_have_the_same_messages() {
    let english = text("en");
    for language in ["de", "nl"] {
        assert_eq!(keys(&text(language)), keys(&english), "{language}");
    }
}

#[test]
fn spaces_and_tiles_say_what_they_do() {
    for language in LANGUAGES {
        let text = text(language);
        let lines: Vec<&str> = text.lines().collect();
        for id in SpaceId::all()
            .map(|s| format!("caverna-space-{} =", s.name()))
            .chain(Tile::all().map(|t| format!("caverna-tile-{} =", t.id())))
        {
            let at = lines.iter().position(|l| l.starts_with(&id)).unwrap();
            assert!(lines[at + 1].trim_start().starts_with(".text ="), "{language}: {id}");
        }
    }
}
