//! Instruction counts: how much work a decision in a random game is, kept in a file and compared with it.
//!
//! Times depend on what else the machine does; instructions, counted by valgrind, hardly do. They depend on the compiler,
//! so that the file names it.

use crate::check::{root, starts};
use std::collections::BTreeMap;
use std::fmt;
use std::process::Command;

/// The file with the counts, seen from the root of the workspace.
const FILE: &str = "benches/instructions.toml";

/// By how many per cent a count may grow.
const TOLERANCE: u64 = 5;

/// A bench: an example of a rule crate that plays random games.
struct Bench {
    name: &'static str,
    example: &'static str,
    args: &'static [&'static str],
}

const fn agricola(name: &'static str, args: &'static [&'static str]) -> Bench {
    Bench { name, example: "random_games", args }
}

const BENCHES: [Bench; 11] = [
    agricola("family-2", &["2000", "family", "2"]),
    agricola("family-5", &["800", "family", "5"]),
    agricola("deck-e-2", &["800", "E", "2"]),
    agricola("deck-e-5", &["300", "E", "5"]),
    agricola("decks-2", &["500", "E+I+K", "2"]),
    agricola("decks-5", &["200", "E+I+K", "5"]),
    agricola("moor-1-2", &["1200", "family", "2", "1"]),
    agricola("moor-3-2", &["400", "E+I+K", "2", "3"]),
    agricola("moor-3-5", &["150", "E+I+K", "5", "3"]),
    Bench { name: "caverna-2", example: "random_caverna", args: &["1200", "2"] },
    Bench { name: "slow-state", example: "slow_states", args: &["12"] },
];

/// Benches whose decisions are compared with those of another one, and how many times as much is aimed at.
const SIDE_BY_SIDE: [(&str, &str, f64); 7] = [
    ("deck-e-2", "family-2", 3.0),
    ("deck-e-5", "family-5", 3.0),
    ("decks-2", "family-2", 3.0),
    ("decks-5", "family-5", 3.5),
    ("moor-1-2", "family-2", 1.6),
    ("moor-3-2", "decks-2", 1.6),
    ("moor-3-5", "decks-5", 1.6),
];

/// Instructions a decision, by bench.
type Counts = BTreeMap<String, u64>;

/// What the file holds.
#[derive(Debug, PartialEq)]
struct Kept {
    rustc: String,
    counts: Counts,
}

/// What is missing, if something is.
pub fn missing() -> Option<&'static str> {
    (!starts("valgrind", &["--version"])).then_some("valgrind is not installed, which counts the instructions")
}

/// Counts and writes the file.
pub fn write() -> Result<(), String> {
    if let Some(why) = missing() {
        return Err(why.into());
    }
    let kept = Kept { rustc: rustc()?, counts: count_all()? };
    std::fs::write(root().join(FILE), kept.to_string())
        .map_err(|error| format!("{FILE} cannot be written: {error}"))?;
    println!("{FILE} is written.");
    Ok(())
}

/// Counts and compares with the file. What has grown too much is an error; without valgrind nothing is compared.
pub fn compare() -> Result<(), String> {
    if let Some(why) = missing() {
        println!("Skipped: {why}.");
        return Ok(());
    }
    let text = std::fs::read_to_string(root().join(FILE)).map_err(|error| format!("{FILE} cannot be read: {error}"))?;
    let (kept, rustc) = (Kept::parse(&text)?, rustc()?);
    if kept.rustc != rustc {
        println!("{FILE} was counted with rustc {}, this is {rustc}: nothing to compare.", kept.rustc);
        return Ok(());
    }
    judge(&kept.counts, &count_all()?)
}

/// Says for each bench how its count has changed. An error names those that have grown too much or are not in the file.
fn judge(kept: &Counts, found: &Counts) -> Result<(), String> {
    let mut wrong = Vec::new();
    for (name, &now) in found {
        let Some(&before) = kept.get(name) else {
            wrong.push(format!("{name} is not in {FILE}"));
            continue;
        };
        let change = (now as f64 / before as f64 - 1.0) * 100.0;
        println!("{name:10} {before:>7} → {now:>7} instructions a decision, {change:+.1} %");
        if now * 100 > before * (100 + TOLERANCE) {
            wrong.push(format!("{name} takes {change:.1} % more instructions a decision than {FILE} says"));
        } else if now * 100 < before * (100 - TOLERANCE) {
            println!("{name} has become faster: cargo xtask instructions --write keeps the gain.");
        }
    }
    for (name, other, aim) in SIDE_BY_SIDE {
        if let (Some(now), Some(base)) = (found.get(name), found.get(other)) {
            println!("{name:10} {:.2} times {other}, {aim} is aimed at", *now as f64 / *base as f64);
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    let advice = "Find out what grew, or say in the commit why it must and run cargo xtask instructions --write.";
    Err(format!("{}.\n{advice}", wrong.join(".\n")))
}

fn count_all() -> Result<Counts, String> {
    build()?;
    BENCHES.iter().map(|bench| Ok((bench.name.to_owned(), count(bench)?))).collect()
}

fn build() -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let args = ["build", "--release", "--quiet", "--package", "agricola", "--package", "caverna", "--examples"];
    let status = Command::new(cargo).args(args).current_dir(root()).status();
    status.is_ok_and(|status| status.success()).then_some(()).ok_or_else(|| "the benches cannot be built".into())
}

/// The instructions a decision of one bench.
fn count(bench: &Bench) -> Result<u64, String> {
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir));
    let mut command = Command::new("valgrind");
    command.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    command.arg(folder.join("release/examples").join(bench.example)).args(bench.args);
    let output = command.output().map_err(|error| format!("valgrind does not start: {error}"))?;
    let (said, counted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let both = decisions(&said).zip(instructions(&counted));
    let (decisions, instructions) = both.ok_or_else(|| format!("{} says\n{said}{counted}", bench.name))?;
    Ok(instructions / decisions)
}

/// The number before the word in `400 games, 42410 decisions, …`.
fn decisions(text: &str) -> Option<u64> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let place = words.iter().position(|word| word.trim_matches(',') == "decisions")?;
    words.get(place.checked_sub(1)?)?.parse().ok().filter(|&n| n > 0)
}

/// The number in `==1== I   refs:      66,767,785`.
fn instructions(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.contains("refs:"))?;
    let digits: String = line.split("refs:").nth(1)?.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The number of the compiler's version.
fn rustc() -> Result<String, String> {
    let output = Command::new("rustc").arg("--version").current_dir(root()).output();
    let text = output.map_err(|error| format!("rustc does not start: {error}"))?.stdout;
    let version = String::from_utf8_lossy(&text).split_whitespace().nth(1).map(str::to_owned);
    version.ok_or_else(|| "rustc does not say its version".into())
}

impl Kept {
    fn parse(text: &str) -> Result<Kept, String> {
        let damaged = || format!("{FILE} is damaged");
        let table: toml::Table = text.parse().map_err(|error| format!("{FILE}: {error}"))?;
        let rustc = table.get("rustc").and_then(|rustc| rustc.as_str()).ok_or_else(damaged)?;
        let counts = table.get("instructions").and_then(|counts| counts.as_table()).ok_or_else(damaged)?;
        let count = |value: &toml::Value| value.as_integer().and_then(|n| u64::try_from(n).ok()).filter(|&n| n > 0);
        let counts = counts.iter().map(|(name, value)| Some((name.clone(), count(value)?)));
        Ok(Kept { rustc: rustc.into(), counts: counts.collect::<Option<_>>().ok_or_else(damaged)? })
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# Instructions a decision in random games, counted by valgrind. `cargo xtask instructions` compares with"
        )?;
        writeln!(f, "# them, `cargo xtask instructions --write` writes them. docs/performance.md says more.\n")?;
        writeln!(f, "rustc = \"{}\"\n\n[instructions]", self.rustc)?;
        self.counts.iter().try_for_each(|(name, count)| writeln!(f, "{name} = {count}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(list: &[(&str, u64)]) -> Counts {
        list.iter().map(|&(name, count)| (name.into(), count)).collect()
    }

    #[test]
    fn more_than_five_per_cent_is_an_error() {
        let kept = counts(&[("a", 1000), ("b", 1000)]);
        assert_eq!(judge(&kept, &counts(&[("a", 1050), ("b", 500)])), Ok(()));
        let error = judge(&kept, &counts(&[("a", 1051), ("b", 1000)])).unwrap_err();
        assert!(error.starts_with("a takes 5.1 % more"), "{error}");
    }

    #[test]
    fn a_bench_without_a_count_is_an_error() {
        let error = judge(&counts(&[]), &counts(&[("a", 1)])).unwrap_err();
        assert!(error.starts_with("a is not in"), "{error}");
    }

    #[test]
    fn what_is_written_can_be_read() {
        let kept = Kept { rustc: "1.95.0".into(), counts: counts(&[("family-2", 6294), ("caverna-2", 1)]) };
        assert_eq!(Kept::parse(&kept.to_string()), Ok(kept));
        assert!(Kept::parse("rustc = \"1.95.0\"").is_err());
    }

    #[test]
    fn the_file_has_every_bench() {
        let kept = Kept::parse(&std::fs::read_to_string(root().join(FILE)).unwrap()).unwrap();
        let mut names: Vec<&str> = BENCHES.iter().map(|bench| bench.name).collect();
        names.sort_unstable();
        assert!(kept.counts.keys().eq(names), "{:?}", kept.counts);
    }

    #[test]
    fn numbers_are_found_in_what_the_programs_say() {
        assert_eq!(decisions("400 games, 42410 decisions, 436 games a second"), Some(42410));
        assert_eq!(decisions("0 games, 0 decisions"), None);
        assert_eq!(instructions("==1== \n==1== I   refs:      66,767,785\n"), Some(66_767_785));
        assert_eq!(instructions("no such program"), None);
    }
}
