//! Perft: the number of move sequences from the positions in `positions/`, compared with `perft.txt`.
//!
//! `HOFWERK_WRITE=1 cargo test -p caverna --test perft` writes the counts anew; look at the difference before you commit
//! it, because it means that a rule changed.

use caverna::Caverna;
use std::fmt::Write;
use table::{Game, perft};

const POSITIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/positions");
const COUNTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt");

/// Deep enough to be interesting, small enough for everyday.
const LIMIT: u64 = 200_000;

fn counts() -> String {
    let mut names: Vec<_> = std::fs::read_dir(POSITIONS).unwrap().map(|e| e.unwrap().path()).collect();
    names.sort();
    let mut text = String::from("# position depth count; written by the test perft.rs\n");
    for path in names {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let position = std::fs::read_to_string(&path).unwrap();
        let game = Caverna::from_position(&position).unwrap_or_else(|e| panic!("{name}: {e}"));
        for depth in 1..=6 {
            let count = perft(&game, depth);
            writeln!(text, "{name} {depth} {count}").unwrap();
            if count > LIMIT / 40 {
                break;
            }
        }
    }
    text
}

#[test]
fn counts_are_as_recorded() {
    let found = counts();
    if std::env::var_os("HOFWERK_WRITE").is_some() {
        std::fs::write(COUNTS, &found).unwrap();
    }
    assert_eq!(std::fs::read_to_string(COUNTS).unwrap(), found);
    assert!(found.lines().count() > 20, "there are ten positions");
}
