//! The types of the protocol in TypeScript, for the browser client. The file is checked in; `cargo xtask types` writes it
//! anew, and the test fails when it is not what the types say.

use crate::api::{games, people};
use crate::error::ErrorBody;
use crate::message::{Answer, Said};
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
    all.visit::<Answer<'static>>();
    all.visit::<Said>();
    all.visit::<ErrorBody>();
    games::types(&mut all);
    people::types(&mut all);
    let decks: Vec<&str> = agricola::card::DECKS.iter().map(|(name, _)| *name).collect();
    let head = format!("{HEAD}\n/** The decks that can be dealt. */\nexport const DECKS = {decks:?};\n");
    all.found.into_values().fold(head, |text, declaration| text + &declaration)
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
