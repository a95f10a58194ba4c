//! The types of the protocol in TypeScript, for the browser client. The file is checked in; `cargo xtask types` writes it
//! anew, and the test fails when it is not what the types say.

use crate::api::{games, people};
use crate::error::ErrorBody;
use crate::message::{ClientMessage, ServerMessage};
use agricola::card::{CardId, CardKind, DECKS};
use agricola::state::ROUNDS;
use bots::Level;
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};
use ts_rs::{Config, TS, TypeVisitor};

/// Set by `cargo xtask types`: write the file instead of comparing it.
const WRITE: &str = "HOFWERK_WRITE_TYPES";
const FILE: &str = "../../web/src/lib/generated/protocol.ts";
const HEAD: &str = "// Written by `cargo xtask types` from the Rust types. Not to be edited.\n";

/// The declarations of types and of everything they are made of, by name.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.found.insert(name, format!("\n{}export {}\n", brief(&docs), brief(&T::decl(&self.config))));
        T::visit_dependencies(self);
    }
}

/// Comments of one paragraph on one line; what follows the first paragraph is for readers of the Rust code.
fn brief(text: &str) -> String {
    let mut out = String::new();
    for (i, part) in text.split("/**\n").enumerate() {
        let Some((comment, rest)) = part.split_once(" */").filter(|_| i > 0) else {
            out += part;
            continue;
        };
        let words = comment.lines().map(|line| line.trim_start_matches(" *").trim());
        let first: Vec<&str> = words.take_while(|line| !line.is_empty()).collect();
        out += &format!("/** {} */{rest}", first.join(" "));
    }
    out
}

fn declarations() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, found: BTreeMap::new() };
    all.visit::<ServerMessage<'static>>();
    all.visit::<ClientMessage>();
    all.visit::<ErrorBody>();
    games::types(&mut all);
    people::types(&mut all);
    all.found.into_values().fold(HEAD.to_owned() + &facts(), |text, declaration| text + &declaration)
}

/// What the client has to know before any message.
fn facts() -> String {
    let levels = Level::OFFERED.map(Level::name);
    let decks: Vec<&str> = DECKS.iter().map(|deck| deck.name).collect();
    let harvests: Vec<u8> = (1..=ROUNDS).filter(|&round| agricola::State::is_harvest_round(round)).collect();
    let majors = CardId::all().map(CardId::card).filter(|card| card.kind == CardKind::Major);
    let majors: String = majors
        .map(|card| {
            let cost = serde_json::to_string(&card.cost[0]).expect("goods can be written as JSON");
            format!("  {}: {{ cost: {cost}, points: {} }},\n", card.id, card.points)
        })
        .collect();
    format!(
        "
/** The levels of bots that people choose from. */
export const LEVELS = {levels:?} as const satisfies readonly Level[];

/** The decks that can be dealt. */
export const DECKS = {decks:?};

/** How many rounds a game has. */
export const ROUNDS = {ROUNDS};

/** The rounds that end with a harvest. */
export const HARVESTS = {harvests:?};

/** The major improvements. */
export const MAJORS: Record<string, {{ cost: Goods; points: number }}> = {{
{majors}}};
"
    )
}

#[test]
fn the_client_has_the_types_of_the_protocol() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let wanted = declarations();
    if env::var_os(WRITE).is_some() {
        fs::create_dir_all(file.parent().expect("a file lies in a directory")).expect("the directory can be made");
        fs::write(&file, wanted).expect("the file can be written");
        return;
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found == wanted, "{} is not what the Rust types say: run `cargo xtask types`", file.display());
}
