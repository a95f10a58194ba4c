//! A player who is another program.
//!
//! For every decision the program gets one line of JSON: `{"command":"choose","game","seat","decision","view","moves",
//! "exchanges"}`, where the view is what its seat may know and both lists are those of the line protocol's `moves`, as
//! `{"index","move"}`. It answers with one line: `{"index": 3}` or `{"move": {…}}`.

use crate::Player;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use table::{Game, Seat};

/// A program that is asked for moves.
pub struct Program {
    command: String,
    running: Option<(Child, ChildStdin, BufReader<ChildStdout>)>,
}

impl Program {
    /// The program that the shell starts with this command. It is started when it is asked for the first time.
    pub fn new(command: &str) -> Program {
        Program { command: command.into(), running: None }
    }

    fn start(&mut self) -> std::io::Result<()> {
        let mut shell = Command::new("sh");
        let mut child = shell.arg("-c").arg(&self.command).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            self.running = Some((child, input, BufReader::new(output)));
        }
        Ok(())
    }

    /// Sends a line and reads the answer.
    fn ask(&mut self, question: &Value) -> std::io::Result<Value> {
        if self.running.is_none() {
            self.start()?;
        }
        let gone = || std::io::Error::other("the program has ended");
        let (_, input, output) = self.running.as_mut().ok_or_else(gone)?;
        writeln!(input, "{question}")?;
        input.flush()?;
        let mut line = String::new();
        if output.read_line(&mut line)? == 0 {
            return Err(gone());
        }
        Ok(serde_json::from_str(&line)?)
    }
}

impl Drop for Program {
    /// The end of its input tells the program that it is no longer needed.
    fn drop(&mut self) {
        if let Some((mut child, input, output)) = self.running.take() {
            drop((input, output));
            // A program that goes on all the same is not waited for.
            if !matches!(child.try_wait(), Ok(Some(_))) {
                std::thread::sleep(std::time::Duration::from_millis(20));
                child.kill().ok();
                child.wait().ok();
            }
        }
    }
}

impl<G: Game> Player<G> for Program {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
        game.moves(seat, &mut moves);
        game.exchanges(seat, &mut exchanges);
        let list = |list: &[G::Move], first: usize| -> Value {
            list.iter().enumerate().map(|(i, m)| json!({"index": first + i, "move": m})).collect()
        };
        let question = json!({
            "command": "choose", "game": G::NAME, "seat": seat, "decision": game.decision(seat)?,
            "view": game.view(Some(seat)), "moves": list(&moves, 0), "exchanges": list(&exchanges, moves.len()),
        });
        let answer = match self.ask(&question) {
            Ok(answer) => answer,
            Err(error) => {
                eprintln!("{}: {error}", self.command);
                return None;
            }
        };
        moves.extend(exchanges);
        let by_index = answer.get("index").and_then(Value::as_u64).and_then(|i| moves.get(i as usize)).copied();
        let written = || serde_json::from_value(answer.get("move")?.clone()).ok().filter(|m| moves.contains(m));
        let chosen = by_index.or_else(written);
        if chosen.is_none() {
            eprintln!("{}: {answer} is no legal answer", self.command);
        }
        chosen
    }
}
