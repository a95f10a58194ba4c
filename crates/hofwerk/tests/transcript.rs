//! The conversation in docs/protocol.md is real.
//!
//! After a change that is meant, `UPDATE_TRANSCRIPT=1 cargo test -p hofwerk --test transcript` writes the new answers down.

mod common;

use std::path::PathBuf;

/// How much is shown of an answer that the document cuts off.
const SHOWN: usize = 480;

fn document() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

#[test]
fn the_conversation_in_the_document_takes_place() {
    let text = std::fs::read_to_string(document()).unwrap();
    let (before, rest) = text.split_once("```transcript\n").expect("the document has a transcript");
    let (transcript, after) = rest.split_once("```").expect("the transcript ends");
    let lines: Vec<&str> = transcript.lines().collect();
    let asked: String =
        lines.iter().filter_map(|line| line.strip_prefix("> ")).map(|line| format!("{line}\n")).collect();
    let output = common::run(&["engine"], asked.as_bytes());
    let answers = common::out(&output);
    let mut answers = answers.lines();
    let mut found = String::new();
    for line in &lines {
        match line.strip_prefix('<') {
            None => found.push_str(line),
            Some(expected) => {
                let answer = answers.next().expect("every line is answered");
                found.push_str("< ");
                if expected.ends_with('…') {
                    found.extend(answer.chars().take(SHOWN).chain(['…']));
                } else {
                    found.push_str(answer);
                }
            }
        }
        found.push('\n');
    }
    assert_eq!(answers.next(), None, "nothing is said unasked");
    if std::env::var_os("UPDATE_TRANSCRIPT").is_some() {
        std::fs::write(document(), format!("{before}```transcript\n{found}```{after}")).unwrap();
    } else {
        assert_eq!(found, transcript, "docs/protocol.md says something else; see the head of this file");
    }
}
