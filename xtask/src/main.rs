//! Chores of the project: `cargo xtask test` runs every check there is.

use std::io;
use std::process::{Command, ExitCode};
use std::time::Instant;

const USAGE: &str = "\
Usage: cargo xtask <task>

Tasks:
  test    run every check: format, lints, tests, documentation";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
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

/// One check: what it is called, and the command that makes it.
struct Check {
    name: &'static str,
    args: &'static [&'static str],
    env: &'static [(&'static str, &'static str)],
}

const fn check(name: &'static str, args: &'static [&'static str]) -> Check {
    Check { name, args, env: &[] }
}

const FORMAT: Check = check("Format", &["fmt", "--all", "--check"]);
const LINTS: Check = check("Lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]);
const NEXTEST: Check = check("Tests", &["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"]);
const TESTS: Check =
    check("Tests", &["test", "--workspace", "--no-fail-fast", "--quiet", "--lib", "--bins", "--tests"]);
const DOC_TESTS: Check = check("Examples in the documentation", &["test", "--workspace", "--doc", "--quiet"]);
const DOCS: Check = Check {
    name: "Documentation",
    args: &["doc", "--workspace", "--no-deps", "--quiet"],
    env: &[("RUSTDOCFLAGS", "-D warnings")],
};

/// Makes all checks, the quick ones first, and sums up. All are made even if one fails, so that one run tells all.
fn test() -> ExitCode {
    let tests = if has_nextest() { NEXTEST } else { TESTS };
    // The web client's checks will join this list.
    let checks = [FORMAT, LINTS, tests, DOC_TESTS, DOCS];
    let begun = Instant::now();
    let mut failed = Vec::new();
    for check in &checks {
        println!("\n=== {} (cargo {})", check.name, check.args.join(" "));
        let passed = cargo(check).unwrap_or_else(|error| {
            eprintln!("cargo does not start: {error}");
            false
        });
        println!("--- {}: {}", check.name, if passed { "passed" } else { "FAILED" });
        if !passed {
            failed.push(check.name);
        }
    }
    let seconds = begun.elapsed().as_secs();
    println!("\n{} passed, {} failed in {seconds} s", checks.len() - failed.len(), failed.len());
    if failed.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("Failed: {}", failed.join(", "));
    ExitCode::FAILURE
}

fn cargo(check: &Check) -> io::Result<bool> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(check.args).envs(check.env.iter().copied()).current_dir(root()).status()?;
    Ok(status.success())
}

/// Whether cargo-nextest is installed; without it the plain test runner does the same more slowly.
fn has_nextest() -> bool {
    let output = Command::new("cargo").args(["nextest", "--version"]).output();
    output.is_ok_and(|output| output.status.success())
}

/// The root of the workspace.
fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
