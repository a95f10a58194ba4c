//! The laws of `hofwerk::laws` on broken input: good input with a few edits. The fuzz targets in `fuzz/` do the same for
//! longer.

use hofwerk::laws;
use proptest::prelude::*;
use std::path::Path;
use std::sync::LazyLock;

/// The content of all files in a folder of the games' tests.
fn samples(folder: &str) -> Vec<Vec<u8>> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = bots::games::NAMES.iter().map(|game| crates.join(game).join("tests").join(folder));
    let mut files: Vec<_> =
        folders.flat_map(|path| std::fs::read_dir(path).unwrap()).map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read(file).unwrap()).collect()
}

static POSITIONS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| samples("positions"));
static RECORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| samples("records"));

const CONVERSATION: &str = r#"{"command":"new","game":"agricola","options":{"players":2,"mode":"family"},"seed":7}
{"command":"play","index":0}
{"command":"play","move":{"type":"place","space":"B7"}}
{"command":"view","seat":1}
{"command":"undo"}
{"command":"load","position":"mode = \"family\"\n[[player]]\ngoods = { wood = 9 }\n[[player]]"}
{"command":"moves","seat":0}
{"command":"new","game":"agricola","options":{"players":2,"expansion":"moor","level":2,"special_order":null},"seed":7}
{"command":"play","index":3}
{"command":"play","move":{"type":"special","card":"S1","action":"CP"}}
{"command":"play","move":{"type":"lay","cell":[-1,3]}}
{"command":"score"}"#;

/// What edits put in: everything that means something somewhere.
const PIECES: &[&str] = &[
    "",
    "-",
    "0",
    "1",
    "5",
    "16",
    "255",
    "256",
    "99999999999999999999",
    "\"",
    "'",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "=",
    "\n",
    ".",
    "R",
    "S",
    "F",
    "Fg3",
    "Fv9",
    "MTT",
    ".g3",
    "level = 3\n",
    "expansion = 'moor'\n",
    "sick = 2\n",
    "added = [[[-1, 0], '.'], [[5, 0], 'M']]\n",
    "special_order = ['S1']\n",
    "\"M033\"",
    "null",
    "true",
    "1.5",
    "\"B7\"",
    "\"M1\"",
    "\"E1\"",
    "é",
    "\u{0}",
    "wood",
    "[[player]]\n",
    "persons",
    "newborns = 3\n",
    "round = 14\n",
    "phase = \"feeding\"\n",
    "phase = \"over\"\n",
    "animals = { sheep = 9 }\n",
    "goods = { food = 255, grain = 255 }\n",
    "start_seat = 4\n",
    "turn = 1\n",
    "cards = [\"M1\", \"M3\"]\n",
    "pastures = [[[0,4]],[[0,3]]]\n",
    "{\"type\":\"done\"}",
    "\"seat\":9",
    "{\"seat\":0,",
];

/// A few edits: at this share of the length, take out this many bytes and put in this piece.
fn edits() -> impl Strategy<Value = Vec<(f64, usize, usize)>> {
    proptest::collection::vec((0.0..1.0f64, prop_oneof![Just(0usize), 0..8usize, 0..60usize], 0..PIECES.len()), 0..5)
}

fn edit(sample: &[u8], edits: &[(f64, usize, usize)]) -> Vec<u8> {
    let mut data = sample.to_vec();
    for &(share, length, piece) in edits {
        let at = (share * data.len() as f64) as usize;
        let end = (at + length).min(data.len());
        data.splice(at..end, PIECES[piece].bytes());
    }
    data
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_are_refused_or_played(sample in 0..1000usize, edits in edits()) {
        laws::position(&edit(&POSITIONS[sample % POSITIONS.len()], &edits));
    }

    #[test]
    fn conversations_go_on(edits in edits()) {
        laws::protocol(&edit(CONVERSATION.as_bytes(), &edits));
    }

    #[test]
    fn bytes_are_no_danger(data in proptest::collection::vec(any::<u8>(), 0..200)) {
        laws::position(&data);
        laws::record(&data);
        laws::protocol(&data);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn records_are_refused_or_played(sample in 0..1000usize, edits in edits()) {
        laws::record(&edit(&RECORDS[sample % RECORDS.len()], &edits));
    }
}

#[test]
fn good_input_keeps_the_laws() {
    POSITIONS.iter().for_each(|data| laws::position(data));
    RECORDS.iter().step_by(5).for_each(|data| laws::record(data));
    laws::protocol(CONVERSATION.as_bytes());
}
