//! The fuzz targets: built, and each run for a short while.

use crate::check::{Check, cargo, root, starts};
use std::{fs, io};

/// How long each target runs.
const SECONDS: u32 = 10;

/// Each target with the folders of its samples; see fuzz/README.md.
const TARGETS: [(&str, &[&str]); 3] = [
    ("position", &["crates/agricola/tests/positions", "crates/caverna/tests/positions"]),
    ("record", &["crates/agricola/tests/records", "crates/caverna/tests/records"]),
    ("protocol", &[]),
];

/// Quick to build. There is no unsafe code that a sanitizer could find fault with, and without one no nightly compiler is needed.
const PLAIN: [&str; 3] = ["--dev", "--sanitizer", "none"];

/// The checks, the build first.
pub fn checks() -> Vec<Check> {
    let build = cargo("Build of the fuzz targets", &[&["fuzz", "build"], &PLAIN[..]].concat());
    let runs = TARGETS.iter().map(|(target, samples)| run(target, samples));
    let skip_web = |check: Check| check.with(&[("HOFWERK_SKIP_WEB", "1")]).optional();
    [build].into_iter().chain(runs).map(skip_web).collect()
}

fn run(target: &str, samples: &[&str]) -> Check {
    let (corpus, time) = (format!("fuzz/corpus/{target}"), format!("-max_total_time={SECONDS}"));
    let args =
        [&["fuzz", "run"], &PLAIN[..], &[target, &corpus], samples, &["--", &time, "-timeout=10", "-verbosity=0"]]
            .concat();
    cargo(&format!("Fuzzing: {target}"), &args)
}

/// What is missing, if something is.
pub fn missing() -> Option<&'static str> {
    if !starts("cargo", &["fuzz", "--version"]) {
        return Some("cargo-fuzz is not installed (cargo install cargo-fuzz)");
    }
    (!starts("c++", &["--version"])).then_some("there is no C++ compiler, which builds the fuzzer")
}

/// Makes what the targets need: a place for what they find, and the versions of the packages that everything else uses.
pub fn prepare() -> io::Result<()> {
    for (target, _) in TARGETS {
        fs::create_dir_all(root().join("fuzz/corpus").join(target))?;
    }
    let lock = root().join("fuzz/Cargo.lock");
    if !lock.exists() {
        fs::copy(root().join("Cargo.lock"), lock)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_run() {
        let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let targets = manifest["bin"].as_array().unwrap().iter().map(|bin| bin["name"].as_str().unwrap());
        assert!(targets.eq(TARGETS.iter().map(|(target, _)| *target)));
        for folder in TARGETS.iter().flat_map(|(_, samples)| *samples) {
            assert!(root().join(folder).is_dir(), "{folder}");
        }
    }
}
