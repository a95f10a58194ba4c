//! Chores of the project: `cargo xtask test` runs every check there is.

mod check;
mod web;

use check::{Check, cargo};
use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "\
Usage: cargo xtask <task>

Tasks:
  test    run every check: format, lints, tests, documentation, the browser client and whole games in a browser
  types   write the TypeScript types of the protocol for the browser client";

const FORMAT: Check = cargo("Format", &["fmt", "--all", "--check"]);
const LINTS: Check = cargo("Lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]);
const NEXTEST: Check = cargo("Tests", &["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"]);
const TESTS: Check =
    cargo("Tests", &["test", "--workspace", "--no-fail-fast", "--quiet", "--lib", "--bins", "--tests"]);
const DOC_TESTS: Check = cargo("Examples in the documentation", &["test", "--workspace", "--doc", "--quiet"]);
const DOCS: Check =
    cargo("Documentation", &["doc", "--workspace", "--no-deps", "--quiet"]).with(&[("RUSTDOCFLAGS", "-D warnings")]);
/// The test that compares the types writes them if it is told so.
const TYPES: Check = cargo("Types", &["test", "--package", "server", "--lib", "--quiet", "types::"])
    .with(&[("HOFWERK_WRITE_TYPES", "1")]);

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["types"] => exit(TYPES.passes()),
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

/// Makes all checks, the quick ones first, and sums up. All are made even if one fails, so that one run tells all.
///
/// The client's packages come before everything else, because the server's build needs them; the browser comes last,
/// because it plays against the server that the tests have built.
fn test() -> ExitCode {
    let tests = if has_nextest() { NEXTEST } else { TESTS };
    let (client, games) = (web::missing(), web::missing_for_games());
    let begun = Instant::now();
    let mut done = Done::default();
    for check in web::CLIENT {
        done.make(check, client);
    }
    for check in [FORMAT, LINTS, tests, DOC_TESTS, DOCS] {
        done.make(&check, None);
    }
    done.make(&web::GAMES, games);
    done.sum_up(begun)
}

/// The checks made so far.
#[derive(Default)]
struct Done {
    passed: usize,
    failed: Vec<&'static str>,
    skipped: Vec<(&'static str, &'static str)>,
}

impl Done {
    /// Makes a check, unless something is missing for it. Where everything has to be checked, that is a failure.
    fn make(&mut self, check: &Check, missing: Option<&'static str>) {
        println!("\n=== {} ({check})", check.name);
        let begun = Instant::now();
        let result = match missing {
            Some(why) if is_ci() => {
                println!("{why}, and in continuous integration nothing may be skipped");
                self.failed.push(check.name);
                "FAILED"
            }
            Some(why) => {
                println!("{why}");
                self.skipped.push((check.name, why));
                "skipped"
            }
            None if check.passes() => {
                self.passed += 1;
                "passed"
            }
            None => {
                self.failed.push(check.name);
                "FAILED"
            }
        };
        println!("--- {}: {result} after {} s", check.name, begun.elapsed().as_secs());
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

/// Whether cargo-nextest is installed; without it the plain test runner does the same more slowly.
fn has_nextest() -> bool {
    let output = Command::new("cargo").args(["nextest", "--version"]).output();
    output.is_ok_and(|output| output.status.success())
}
