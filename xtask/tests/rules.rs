//! Every numbered rule that the code cites stands in a sheet of docs/.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All Rust files below a folder.
fn rust_files(folder: PathBuf, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// `A9.1`, `10.9a`, `MD5`: the words of a text that could be numbers of rules.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let part_of_number = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_';
    text.split(move |c| !part_of_number(c)).map(|word| word.trim_matches('.'))
}

/// Whether a word is these letters and then numbers, `dots` of them after a dot.
fn is_number(word: &str, letters: &str, dots: usize) -> bool {
    let Some(numbers) = word.strip_prefix(letters) else { return false };
    let parts: Vec<&str> = numbers.split('.').collect();
    let digits = |part: &&str| !part.is_empty() && part.len() <= 3 && part.bytes().all(|b| b.is_ascii_digit());
    parts.len() == dots + 1 && parts.iter().all(digits)
}

/// The numbers that a sheet gives to rules: the first word of a line, of a heading, of an item or of a row.
fn numbers_of(sheet: &str) -> BTreeSet<String> {
    let mut numbers = BTreeSet::new();
    let mut last = String::new();
    for line in sheet.lines() {
        let first = line.trim_start_matches(['#', '-', '|', ' ']).split_whitespace().next().unwrap_or_default();
        let word = first.trim_end_matches('.');
        // A rule of Caverna may have parts: 4.3 and then a line that begins with `a.`
        if let [letter @ b'a'..=b'z'] = word.as_bytes() {
            numbers.insert(format!("{last}{}", char::from(*letter)));
        } else if word.bytes().any(|b| b.is_ascii_digit()) {
            last = word.into();
            numbers.insert(word.into());
        }
    }
    numbers
}

/// What the files below these folders cite and no sheet has.
fn unknown(folders: &[&str], sheets: &[&str], is_rule: impl Fn(&str, &str) -> bool) -> (Vec<String>, usize) {
    let known: BTreeSet<String> = sheets.iter().flat_map(|sheet| numbers_of(&read(sheet))).collect();
    let mut files = Vec::new();
    folders.iter().for_each(|folder| rust_files(root().join(folder), &mut files));
    let (mut missing, mut cited) = (Vec::new(), 0);
    for file in files {
        for (number, line) in read(&file).lines().enumerate() {
            let rules: Vec<&str> = words(line).filter(|word| is_rule(word, line)).collect();
            cited += rules.len();
            let unknown = rules.into_iter().filter(|rule| !known.contains(*rule));
            missing.extend(unknown.map(|rule| format!("{}:{}: {rule}", file.display(), number + 1)));
        }
    }
    (missing, cited)
}

/// A9.1, A15, D4, S3, R2, M12.3, MD5, in comments, names of tests and refusals.
fn of_agricola(word: &str, line: &str) -> bool {
    let rule = ["A", "M"].iter().any(|letters| is_number(word, letters, 1));
    let section_or_doubt = ["A", "D", "MD"].iter().any(|letters| is_number(word, letters, 0));
    // S3 and R2 could be anything outside a comment.
    let ruling = ["R", "S"].iter().any(|letters| is_number(word, letters, 0));
    rule || section_or_doubt || ruling && is_comment(line)
}

/// 10.9, 4.3b, 19.12: such words are rules in comments and in the list of refusals.
fn of_caverna(word: &str, line: &str) -> bool {
    let number = word.trim_end_matches(|c: char| c.is_ascii_lowercase());
    is_number(number, "", 1) && (is_comment(line) || line.contains(&format!("\"{word}\"")))
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

#[test]
fn agricolas_code_cites_rules_that_exist() {
    let sheets = ["docs/rules/agricola.md", "docs/rules/moor.md", "docs/rulings.md"];
    let (missing, cited) = unknown(&["crates/agricola"], &sheets, of_agricola);
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(cited > 300, "only {cited} rules are cited: does the test still find them?");
}

#[test]
fn cavernas_code_cites_rules_that_exist() {
    let (missing, cited) = unknown(&["crates/caverna"], &["docs/rules/caverna.md"], of_caverna);
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(cited > 100, "only {cited} rules are cited: does the test still find them?");
}

/// R14 in a sheet, D3 in the rulings: the documents know each other's numbers.
#[test]
fn sheets_and_rulings_cite_each_other_rightly() {
    let rulings = numbers_of(&read("docs/rulings.md"));
    for sheet in ["docs/rules/agricola.md", "docs/rules/caverna.md", "docs/rules/moor.md"] {
        let text = read(sheet);
        let after = text.split("docs/rulings.md ").skip(1).filter_map(|rest| words(rest).next());
        let missing: Vec<&str> = after.filter(|id| is_number(id, "R", 0) && !rulings.contains(*id)).collect();
        assert!(missing.is_empty(), "{sheet} cites {missing:?}");
    }
}

#[test]
fn numbers_are_found_in_a_sheet() {
    let found = numbers_of(
        "## A9 Fields\n- A9.1 Plow: …\n4.3 **Placing rules.**\n a. A space …\n| D3 | cooking |\nOnly words.",
    );
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), ["4.3", "4.3a", "A9", "A9.1", "D3"]);
}

#[test]
fn numbers_are_found_in_code() {
    let cited = |line| words(line).filter(|word| of_agricola(word, line)).collect::<Vec<_>>();
    assert_eq!(cited("    Occupied = \"occupied\", \"A4.5\";"), ["A4.5"]);
    assert_eq!(cited("// A22.12, S2: what is begun is paid"), ["A22.12", "S2"]);
    assert_eq!(cited("place \"R2b\"; let S2 = 3;"), Vec::<&str>::new());
    assert!(of_caverna("4.3b", "/// Out of turn (4.3b)") && !of_caverna("0.5", "let half = 0.5;"));
}
