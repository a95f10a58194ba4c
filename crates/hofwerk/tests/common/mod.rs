//! Running the binary.
#![allow(dead_code)]

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The binary, in English whatever the machine speaks.
pub fn hofwerk() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hofwerk"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

/// Runs the binary with these arguments and this input.
pub fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = hofwerk()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("it has an input");
    let input = input.to_vec();
    // From another thread, so that neither side waits for the other with a full pipe.
    let writer = std::thread::spawn(move || {
        // A program that ended early does not read the rest.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().unwrap();
    output
}

/// What was printed.
pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// What was complained about.
pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// The answers of `hofwerk engine` to these bytes, one for each line.
pub fn talk(input: &[u8]) -> Vec<Value> {
    let output = run(&["engine"], input);
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "");
    out(&output).lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}
