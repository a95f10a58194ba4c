//! Lists the files in `locales/`, so that a new one is found without being named anywhere.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../locales");
    let locales = locales.canonicalize().expect("there is a folder locales/");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut list = String::from("&[\n");
    for language in sorted(&locales) {
        for file in sorted(&language).into_iter().filter(|f| f.extension().is_some_and(|e| e == "ftl")) {
            let (language, name) = (language.file_name().unwrap(), file.file_stem().unwrap());
            writeln!(list, "    ({language:?}, {name:?}, include_str!({file:?})),").unwrap();
        }
    }
    list.push_str("]\n");
    fs::write(PathBuf::from(env::var("OUT_DIR").unwrap()).join("locales.rs"), list).unwrap();
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries
}
