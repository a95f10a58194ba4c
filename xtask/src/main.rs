//! Chores of the project: `cargo xtask test` runs every check there is.

mod check;
mod features;
mod fuzz;
mod instructions;
mod web;

use check::{Check, cargo, starts};
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "\
Usage: cargo xtask <task>

Tasks:
  test                   run every check: format, lints, features, tests, documentation, licences, instruction counts, fuzz
                         targets, the browser client and whole games in a browser
  types                  write the TypeScript types of the protocol for the browser client
  instructions           count the instructions of the benches and compare them with benches/instructions.toml
  instructions --write   count them and write the file";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["types"] => exit(types().passes()),
        ["instructions"] => report(instructions::compare()),
        ["instructions", "--write"] => report(instructions::write()),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn exit(well: bool) -> ExitCode {
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn report(result: Result<(), String>) -> ExitCode {
    if let Err(error) = &result {
        eprintln!("{error}");
    }
    exit(result.is_ok())
}

/// The test that compares the types writes them if it is told so.
fn types() -> Check {
    cargo("Types", &["test", "--package", "server", "--lib", "--quiet", "types::"])
        .with(&[("HOFWERK_WRITE_TYPES", "1")])
}

fn format() -> Check {
    cargo("Format", &["fmt", "--all", "--check"])
}

fn lints() -> Check {
    cargo("Lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
}

/// With cargo-nextest, or with the plain test runner, which does the same more slowly. Examples are linted, not built.
fn tests() -> Check {
    let targets = ["--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"];
    if starts("cargo", &["nextest", "--version"]) {
        return cargo("Tests", &[&["nextest", "run", "--status-level", "fail"], &targets[..]].concat());
    }
    cargo("Tests", &[&["test", "--quiet"], &targets[..]].concat())
}

fn examples_in_docs() -> Check {
    cargo("Examples in the documentation", &["test", "--workspace", "--doc", "--quiet"])
}

fn docs() -> Check {
    cargo("Documentation", &["doc", "--workspace", "--no-deps", "--quiet"]).with(&[("RUSTDOCFLAGS", "-D warnings")])
}

/// What `deny.toml` says of licences, sources and versions of the packages. Known holes are not looked up: that needs the network.
fn licences() -> Check {
    cargo("Licences and sources", &["deny", "--log-level", "error", "check", "licenses", "bans", "sources"]).optional()
}

fn missing_deny() -> Option<&'static str> {
    (!starts("cargo", &["deny", "--version"])).then_some("cargo-deny is not installed (cargo install cargo-deny)")
}

fn counts() -> Check {
    cargo("Instruction counts", &["xtask", "instructions"]).optional()
}

/// Makes all checks, the quick ones first, and sums up. All are made even if one fails, so that one run tells all.
///
/// The client's packages come before everything else, because the server's build needs them; the browser comes last,
/// because it plays against the server that the tests have built.
fn test() -> ExitCode {
    let (client, games) = (web::missing(), web::missing_for_games());
    let begun = Instant::now();
    let mut done = Done::default();
    for check in web::client() {
        done.make(&check, client);
    }
    for check in [format(), lints()].into_iter().chain(features::checks()) {
        done.make(&check, None);
    }
    done.make(&licences(), missing_deny());
    for check in [tests(), examples_in_docs(), docs()] {
        done.make(&check, None);
    }
    done.make(&counts(), instructions::missing());
    done.fuzz();
    done.make(&web::games(), games);
    done.sum_up(begun)
}

/// The checks made so far.
#[derive(Default)]
struct Done {
    passed: usize,
    failed: Vec<String>,
    skipped: Vec<(String, &'static str)>,
}

impl Done {
    /// Makes a check, unless something is missing for it. Where everything has to be checked, that is a failure, but for the
    /// optional checks.
    fn make(&mut self, check: &Check, missing: Option<&'static str>) {
        println!("\n=== {} ({check})", check.name);
        let begun = Instant::now();
        let result = match missing {
            Some(why) if is_ci() && !check.optional => {
                println!("{why}, and in continuous integration this may not be skipped");
                self.failed.push(check.name.clone());
                "FAILED"
            }
            Some(why) => {
                println!("{why}");
                self.skipped.push((check.name.clone(), why));
                "skipped"
            }
            None if check.passes() => {
                self.passed += 1;
                "passed"
            }
            None => {
                self.failed.push(check.name.clone());
                "FAILED"
            }
        };
        println!("--- {}: {result} after {} s", check.name, begun.elapsed().as_secs());
    }

    /// Builds and runs the fuzz targets.
    fn fuzz(&mut self) {
        let unprepared = || fuzz::prepare().err().map(|_| "the folder fuzz/ cannot be written");
        let missing = fuzz::missing().or_else(unprepared);
        for check in fuzz::checks() {
            self.make(&check, missing);
        }
    }

    fn sum_up(&self, begun: Instant) -> ExitCode {
        let (passed, failed, skipped) = (self.passed, self.failed.len(), self.skipped.len());
        println!("\n{passed} passed, {failed} failed, {skipped} skipped in {} s", begun.elapsed().as_secs());
        for (name, why) in &self.skipped {
            println!("Skipped: {name}: {why}");
        }
        if failed > 0 {
            println!("Failed: {}", self.failed.join(", "));
        }
        exit(failed == 0)
    }
}

/// Whether this is continuous integration, by the sign that all of its services set.
fn is_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
}
