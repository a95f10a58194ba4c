//! `hofwerk engine`: the line protocol. `docs/protocol.md` is its contract.

mod advice;
mod fault;
mod host;
mod session;

pub use session::{Reply, Session};

use crate::words::Words;
use serde_json::Value;
use std::io::{self, BufRead, ErrorKind, Write};

/// The longest line that is read. Longer ones are skipped with an error: no command needs them.
pub const LONGEST_LINE: usize = 4 << 20;

/// Answers every line of the input until it ends or says `quit`.
///
/// # Errors
/// If the input cannot be read or the output cannot be written. An output that nobody reads any more is no error: the
/// other side has gone.
pub fn run(input: &mut impl BufRead, output: &mut impl Write, words: &'static Words) -> io::Result<()> {
    let mut session = Session::new(words);
    let mut line = Vec::new();
    loop {
        let reply = match read_line(input, &mut line)? {
            LineRead::End => return Ok(()),
            LineRead::Whole => session.answer(&line),
            LineRead::TooLong => session.too_long(),
        };
        match write_line(output, &reply.answer) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            result => result?,
        }
        if reply.quit {
            return Ok(());
        }
    }
}

fn write_line(output: &mut impl Write, answer: &Value) -> io::Result<()> {
    let mut text = answer.to_string();
    text.push('\n');
    output.write_all(text.as_bytes())?;
    output.flush()
}

enum LineRead {
    Whole,
    TooLong,
    End,
}

/// Reads a line without its end. Of a line that is too long nothing is kept, however long it is.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<LineRead> {
    line.clear();
    let (mut length, mut ended) = (0, false);
    while !ended {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            if length == 0 {
                return Ok(LineRead::End);
            }
            break;
        }
        let newline = chunk.iter().position(|&byte| byte == b'\n');
        ended = newline.is_some();
        let part = newline.unwrap_or(chunk.len());
        length += part + usize::from(ended);
        if length <= LONGEST_LINE {
            line.extend_from_slice(&chunk[..part]);
        }
        input.consume(part + usize::from(ended));
    }
    Ok(if length <= LONGEST_LINE { LineRead::Whole } else { LineRead::TooLong })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn talk(input: &[u8]) -> Vec<Value> {
        let mut output = Vec::new();
        run(&mut io::BufReader::with_capacity(7, input), &mut output, Words::of(Language::En)).unwrap();
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn every_line_is_answered_the_last_one_too() {
        let answers = talk(b"\n{}\r\n{\"command\":\"state\"}");
        assert_eq!(answers.len(), 3);
        assert_eq!(answers[2]["code"], "no_game");
    }

    #[test]
    fn nothing_is_read_after_quit() {
        assert_eq!(talk(b"{\"command\":\"quit\"}\n{\"command\":\"quit\"}\n").len(), 1);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_as_a_whole() {
        let mut input = vec![b'['; LONGEST_LINE + 1];
        input.extend_from_slice(b"\n{\"command\":\"quit\"}");
        let codes: Vec<Value> = talk(&input).iter().map(|answer| answer["code"].clone()).collect();
        assert_eq!(codes, [Value::from("too_long"), Value::Null]);
    }

    #[test]
    fn a_reader_that_has_gone_is_no_error() {
        struct Gone;
        impl Write for Gone {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        assert!(run(&mut &b"{}\n{}\n"[..], &mut Gone, Words::of(Language::En)).is_ok());
    }
}
