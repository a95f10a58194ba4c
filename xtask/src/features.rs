//! The crates with features are compiled with every combination of them.

use crate::check::{Check, cargo, root};
use std::fs;
use toml::{Table, Value};

/// One check for each combination of the features of each crate that has some.
pub fn checks() -> Vec<Check> {
    let mut folders: Vec<_> = fs::read_dir(root().join("crates")).expect("crates/ is there").flatten().collect();
    folders.sort_by_key(|folder| folder.file_name());
    let manifests = folders.iter().filter_map(|folder| fs::read_to_string(folder.path().join("Cargo.toml")).ok());
    manifests.flat_map(|manifest| of_crate(&manifest)).collect()
}

fn of_crate(manifest: &str) -> Vec<Check> {
    let manifest: Table = manifest.parse().expect("cargo reads it too");
    let Some(Value::Table(features)) = manifest.get("features") else { return Vec::new() };
    let name = manifest["package"]["name"].as_str().expect("a crate has a name");
    let features: Vec<&str> = features.keys().map(String::as_str).filter(|feature| *feature != "default").collect();
    // Tests of a feature are linted with all features; the others once, with all crates together.
    let target = |chosen: &[&str]| if chosen.len() == features.len() { "--tests" } else { "--lib" };
    combinations(&features).iter().map(|chosen| check(name, target(chosen), chosen)).collect()
}

fn check(package: &str, target: &str, features: &[&str]) -> Check {
    let chosen = features.join(",");
    let title = match features {
        [] => format!("{package} without features"),
        _ => format!("{package} with {}", features.join(" and ")),
    };
    let args = ["clippy", "--package", package, target, "--no-default-features", "--features", &chosen];
    cargo(&title, &[&args[..], &["--quiet", "--", "-D", "warnings"]].concat())
}

/// All sets of features, the empty one first.
fn combinations<'a>(features: &[&'a str]) -> Vec<Vec<&'a str>> {
    let chosen = |set: usize| features.iter().enumerate().filter(move |(i, _)| set >> i & 1 == 1).map(|(_, f)| *f);
    (0..1 << features.len()).map(|set| chosen(set).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_features_is_there_once() {
        assert_eq!(combinations(&[]), [Vec::<&str>::new()]);
        assert_eq!(combinations(&["a", "b"]), [vec![], vec!["a"], vec!["b"], vec!["a", "b"]]);
    }

    #[test]
    fn features_are_read_from_the_manifest() {
        let manifest = "[package]\nname = \"x\"\n[features]\ndefault = [\"ts\"]\nts = []";
        let names: Vec<String> = of_crate(manifest).into_iter().map(|check| check.name).collect();
        assert_eq!(names, ["x without features", "x with ts"]);
        assert!(of_crate("[package]\nname = \"x\"").is_empty());
    }
}
