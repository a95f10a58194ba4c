//! The documents at the root and in docs/ say what is so: links lead somewhere, versions are the same everywhere.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn documents() -> Vec<PathBuf> {
    let folders = ["", "docs", "docs/rules", "fuzz", "web"].map(|folder| root().join(folder));
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap().flatten());
    let found: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| is_markdown(path)).collect();
    assert!(found.len() > 12, "only {} documents", found.len());
    found
}

fn is_markdown(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "md")
}

/// What stands in the round brackets of `[text](target)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target)
}

/// The heading as links name it: small letters, dashes for spaces, nothing else.
fn anchor(heading: &str) -> String {
    let kept = heading.trim_start_matches('#').trim().to_lowercase();
    kept.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn links_lead_somewhere() {
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        for link in links(&text).filter(|link| !link.starts_with("http")) {
            let (path, part) = link.split_once('#').unwrap_or((link, ""));
            let target = if path.is_empty() { document.clone() } else { document.parent().unwrap().join(path) };
            assert!(target.exists(), "{}: {link}", document.display());
            if is_markdown(&target) && !part.is_empty() {
                let headings = fs::read_to_string(&target).unwrap();
                let there = headings.lines().filter(|line| line.starts_with('#')).any(|line| anchor(line) == part);
                assert!(there, "{}: {link}", document.display());
            }
        }
    }
}

/// The paths from the root of the workspace among the words in backquotes. What has a hole (`<deck>`, `*`, `{en,de}`) is a
/// pattern, and capitals stand for something else (`FILE.rs`).
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)).flat_map(str::split_whitespace);
    let is_path = |word: &&str| {
        let mut parts = word.split('/');
        let root = parts.next().is_some_and(|folder| FOLDERS.contains(&folder));
        let is_whole = word.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
        root && is_whole && parts.next().is_some() && !word.contains("FILE")
    };
    quoted.filter(is_path)
}

/// The folders at the root with which a path begins.
const FOLDERS: [&str; 8] = ["benches", "crates", "deploy", "docs", "fuzz", "locales", "web", "xtask"];

#[test]
fn paths_lead_somewhere() {
    let mut found = 0;
    // What has changed may name what is gone.
    for document in documents().into_iter().filter(|document| !document.ends_with("CHANGELOG.md")) {
        for path in paths(&fs::read_to_string(&document).unwrap()) {
            assert!(root().join(path).exists(), "{}: {path}", document.display());
            found += 1;
        }
    }
    assert!(found > 30, "only {found} paths");
    assert!(paths("`crates/gone.rs`, `locales/*/x.ftl` and crates/table").eq(["crates/gone.rs"]));
}

#[test]
fn the_version_of_rust_is_the_same_everywhere() {
    let manifest: toml::Table = fs::read_to_string(root().join("Cargo.toml")).unwrap().parse().unwrap();
    let version = manifest["workspace"]["package"]["rust-version"].as_str().unwrap();
    for document in ["README.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root().join(document)).unwrap();
        assert!(text.contains(&format!("Rust {version} or newer")), "{document} does not say {version}");
    }
}

#[test]
fn the_changelog_knows_this_version() {
    let text = fs::read_to_string(root().join("CHANGELOG.md")).unwrap();
    let version = format!("## [{}] - ", env!("CARGO_PKG_VERSION"));
    assert!(text.contains("\n## [Unreleased]\n") && text.contains(&version), "{version}");
}
