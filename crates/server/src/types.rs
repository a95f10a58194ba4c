//! The types of the protocol in TypeScript, and the facts of the games, for the browser client. A file for what all games
//! share, and two for each game: its types in a namespace of their own, and its facts. The files are checked in;
//! `cargo xtask types` writes them anew, and the test fails when they are not what the types say.

use crate::api::{after, begin, daily, games, notices, people, seats, series};
use crate::error::ErrorBody;
use crate::message::{ClientMessage, ServerMessage, Signal};
use crate::play::{Blocked, Question};
use bots::Level;
use serde::Serialize;
use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};
use table::{Decision, Field, Game, Goods, Present, PreviewOf, ScoreSheet, Series, SeriesKind, Solo, Target};
use ts_rs::{Config, TS, TypeVisitor};

/// Set by `cargo xtask types`: write the files instead of comparing them.
const WRITE: &str = "HOFWERK_WRITE_TYPES";
const DIRECTORY: &str = "../../web/src/generated";
const HEAD: &str = "// Written by `cargo xtask types` from the Rust types. Not to be edited.\n";

/// What the client has to know of any game: the types that messages are made of, and what all of them have in common.
const GAME_TYPES: &str = "
/** The types of one game, for the messages of all games. */
export interface GameTypes {
  View: CommonView
  Move: { type: string }
  Event: { event: string }
  Good: string
  Goods: CommonGoods
  Preview: CommonPreview
  Contents: { kind: string }
  Target: CommonTarget
  Options: object
  Facts: object
}

/** Why a move is good: the name of a sentence, and what it says. */
export interface Why {
  why: string
  [said: string]: string | number
}

/** Counted goods of any game. */
export type CommonGoods = { readonly [good: string]: number | undefined }

/** What the preview of a move says in every game. */
export interface CommonPreview {
  /** What is given: one of these. */
  pay?: CommonGoods[]
  /** What comes in. */
  get?: CommonGoods
  /** Whether the turn ends. */
  ends_turn?: boolean
  /** Whether something hidden comes to light, so that the move cannot be taken back. */
  reveals?: boolean
  /** After it nothing can be done before one of these exchanges is made. */
  needs?: { type: string }[]
}

/** What a person points at to make a move. */
export type CommonTarget =
  | { space: string }
  | { cells: [row: number, column: number][] }
  | { card: string }
  | { option: string }
  | { goods: CommonGoods }
  | { amount: number }
  | { seat: Seat }
  | { theirs: [Seat, [row: number, column: number][]] }
  | 'done'

/** What every game shows of itself. */
export interface CommonView {
  round: number
  phase: string
  over: boolean
  asked: Seat[]
  start_seat: Seat
  spaces: { readonly [space: string]: { goods: CommonGoods; persons: Seat[] } | undefined }
  round_order: (string | null)[]
  players: {
    goods: CommonGoods
    animals: CommonGoods
    persons: number
    persons_at_home: number
    newborns: number
    begging: number
    score: number
  }[]
  /** The points to be reached by somebody who plays alone. */
  target?: number
  winners: Seat[]
}
";

/// Declarations of types and of everything they are made of, by name.
#[derive(Default)]
struct Declarations {
    /// The name in Rust and the declaration.
    found: BTreeMap<String, (&'static str, String)>,
    /// What stands apart: types of other namespaces, by name.
    apart: BTreeSet<String>,
    /// The crate whose types belong here; none: those that belong to no game.
    game: Option<&'static str>,
}

/// The game to which a type belongs: its crate is called as the game is.
fn game_of(name: &str) -> Option<&'static str> {
    bots::games::NAMES.iter().copied().find(|game| name.contains(&format!("{game}::")))
}

fn config() -> Config {
    Config::new().with_large_int("number")
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        if T::output_path().is_none() {
            return;
        }
        let (name, in_rust) = (T::ident(&config()), type_name::<T>());
        if game_of(in_rust) != self.game {
            self.apart.insert(name);
            return T::visit_dependencies(self);
        }
        if let Some((other, _)) = self.found.get(&name) {
            assert!(*other == in_rust || is_generic::<T>(), "{other} and {in_rust} would both be called {name}");
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("\n{}export {}\n", brief(&docs), brief(&T::decl(&config())));
        self.found.insert(name, (in_rust, text));
        T::visit_dependencies(self);
    }
}

/// Whether a type is declared once for all types that it can be made of.
fn is_generic<T: TS + ?Sized>() -> bool {
    T::decl(&config()) != T::decl_concrete(&config())
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

/// Whether a word stands in a text.
fn mentions(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '\'' || c == '"';
    text.split(|c| !is_part(c)).any(|part| part == word)
}

/// The text without its comments.
fn code(text: &str) -> String {
    text.split("/**").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect()
}

/// The declarations that are made of the types of a game, which they write `G['Move']`: by name.
fn of_any_game(found: &BTreeMap<String, (&'static str, String)>) -> BTreeSet<String> {
    let mut names: BTreeSet<String> =
        found.iter().filter(|(_, (_, text))| text.contains("G['")).map(|(name, _)| name.clone()).collect();
    loop {
        let uses_one = |text: &str| names.iter().any(|name| mentions(&code(text), name));
        let more: Vec<String> = found.iter().filter(|(_, (_, text))| uses_one(text)).map(|(n, _)| n.clone()).collect();
        let before = names.len();
        names.extend(more);
        if names.len() == before {
            return names;
        }
    }
}

/// The declarations of messages, each told which game it is of.
fn with_parameter(found: &BTreeMap<String, (&'static str, String)>) -> String {
    let names = of_any_game(found);
    let mut out = String::new();
    for (name, (_, text)) in found {
        let mut text = text.clone();
        if names.contains(name) {
            let (head, body) = text.split_once(" = ").expect("a declaration says what the type is");
            let mut body = body.to_owned();
            for used in &names {
                body = instead_of_word(&body, used, &format!("{used}<G>"));
            }
            text = format!("{head}<G extends GameTypes> = {body}");
        }
        out += &text;
    }
    out
}

/// The text with something else in the place of a word; comments stay as they are.
fn instead_of_word(text: &str, word: &str, other: &str) -> String {
    let mut out = String::new();
    for (i, part) in text.split("/**").enumerate() {
        let (comment, code) = if i == 0 { ("", part) } else { part.split_once("*/").unwrap_or(("", part)) };
        if i > 0 {
            out += &format!("/**{comment}*/");
        }
        let mut rest = code;
        while let Some(at) = rest.find(word) {
            let is_part = |c: char| c.is_alphanumeric() || c == '_';
            let whole = !rest[..at].ends_with(is_part) && !rest[at + word.len()..].starts_with(is_part);
            out += &rest[..at];
            out += if whole { other } else { word };
            rest = &rest[at + word.len()..];
        }
        out += rest;
    }
    out
}

/// What all games share.
fn shared() -> (String, BTreeSet<String>) {
    let mut all = Declarations::default();
    all.visit::<ServerMessage<'static>>();
    all.visit::<ClientMessage>();
    all.visit::<ErrorBody>();
    all.visit::<Blocked<(), (), ()>>();
    all.visit::<Question<()>>();
    all.visit::<Decision>();
    all.visit::<ScoreSheet>();
    all.visit::<Field>();
    begin::types(&mut all);
    games::types(&mut all);
    seats::types(&mut all);
    after::types(&mut all);
    people::types(&mut all);
    notices::types(&mut all);
    series::types(&mut all);
    daily::types(&mut all);
    all.visit::<SeriesKind>();
    let (names, levels) = (bots::games::NAMES, Level::OFFERED.map(Level::name));
    let signals = Signal::ALL.map(Signal::name);
    let constants = format!(
        "
/** The games at this table. */
export const GAMES = {names:?} as const;
export type GameName = (typeof GAMES)[number];

/** The levels of bots that people choose from. */
export const LEVELS = {levels:?} as const satisfies readonly Level[];

/** What people at a table can say to each other. */
export const SIGNALS = {signals:?} as const satisfies readonly Signal[];
"
    );
    let messages = of_any_game(&all.found);
    (HEAD.to_owned() + &constants + GAME_TYPES + &with_parameter(&all.found), messages)
}

/// The types of one game, and its messages.
fn of_game<G: Present>(messages: &BTreeSet<String>) -> String
where
    G::View: TS + 'static,
    G::Move: TS + 'static,
    G::Event: TS + 'static,
    G::Options: TS + 'static,
    G::Good: TS + 'static,
    G::Extra: TS + 'static,
    G::Facts: TS + 'static,
    G::Contents: TS + 'static,
{
    let mut all = Declarations { game: Some(G::NAME), ..Declarations::default() };
    all.visit::<G::View>();
    all.visit::<G::Move>();
    all.visit::<G::Event>();
    all.visit::<G::Options>();
    all.visit::<Goods<G::Good>>();
    all.visit::<PreviewOf<G>>();
    all.visit::<G::Contents>();
    all.visit::<Target<G::Good>>();
    all.visit::<G::Facts>();
    let mut declarations: String = all.found.values().map(|(_, text)| text.as_str()).collect();
    let types = ["View", "Move", "Event", "Good", "Goods", "Preview", "Contents", "Target", "Options", "Facts"];
    let fields: String = types.iter().map(|name| format!("  {name}: {name}\n")).collect();
    declarations +=
        &format!("\n/** The types of this game, for the messages. */\nexport interface Types {{\n{fields}}}\n");
    for name in messages {
        assert!(!all.found.contains_key(name), "{name} of {} would hide the message", G::NAME);
        declarations += &format!("export type {name} = table.{name}<Types>\n");
    }
    let used = all.apart.iter().filter(|name| mentions(&code(&declarations), name) && !messages.contains(*name));
    let used: Vec<&str> = used.map(String::as_str).collect();
    format!(
        "{HEAD}import type * as table from './table';\nimport type {{ {} }} from './table';\n{declarations}",
        used.join(", ")
    )
}

/// The facts of one game.
fn facts_of<G: Present>() -> String {
    let mut json = Vec::new();
    let pretty = serde_json::ser::PrettyFormatter::with_indent(b" ");
    let mut writer = serde_json::Serializer::with_formatter(&mut json, pretty);
    G::facts().serialize(&mut writer).expect("facts can be written as JSON");
    let json = String::from_utf8(json).expect("JSON is text");
    let name = G::NAME;
    format!(
        "{HEAD}import type {{ Facts }} from './{name}';\n\n/** What never changes. */\nexport const facts: Facts = {json};\n"
    )
}

/// What is agreed before each game, for the page on which games begin.
fn forms() -> String {
    let (mut forms, mut series) = (BTreeMap::new(), BTreeMap::new());
    macro_rules! of_each {
        ($($game:ty),+ $(,)?) => {
            $(
                forms.insert(<$game>::NAME, <$game>::form());
                series.insert(<$game>::NAME, <$game as Solo>::Series::kinds());
            )+
        };
    }
    bots::games!(of_each);
    let json = serde_json::to_string_pretty(&forms).expect("forms can be written as JSON");
    let series = serde_json::to_string_pretty(&series).expect("series can be written as JSON");
    format!(
        "{HEAD}import type {{ Field, GameName, SeriesKind }} from './table';\n\n/** What is agreed before each game. */\nexport const forms: Record<GameName, Field[]> = {json};\n\n/** The series in which each game is played alone. */\nexport const series: Record<GameName, SeriesKind[]> = {series};\n"
    )
}

/// All files, with their names.
fn files() -> Vec<(String, String)> {
    let (shared, messages) = shared();
    let mut files = vec![("table.ts".to_owned(), shared), ("forms.ts".to_owned(), forms())];
    macro_rules! of_each {
        ($($game:ty),+ $(,)?) => {
            $(
                files.push((format!("{}.ts", <$game>::NAME), of_game::<$game>(&messages)));
                files.push((format!("{}-facts.ts", <$game>::NAME), facts_of::<$game>()));
            )+
        };
    }
    bots::games!(of_each);
    files
}

#[test]
fn the_client_has_the_types_of_the_protocol() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join(DIRECTORY);
    for (name, wanted) in files() {
        let file = directory.join(name);
        if env::var_os(WRITE).is_some() {
            fs::create_dir_all(&directory).expect("the directory can be made");
            fs::write(&file, wanted).expect("the file can be written");
            continue;
        }
        let found = fs::read_to_string(&file).unwrap_or_default();
        assert!(found == wanted, "{} is not what the Rust types say: run `cargo xtask types`", file.display());
    }
}
