//! A player who is a program of somebody else. Only the command line starts one: no name that reaches the server does.
//!
//! For every decision the program gets one line of JSON: `{"command":"choose","game","seat","decision","view","moves",
//! "exchanges"}`, where the view is what its seat may know and both lists are those of the line protocol's `moves`, as
//! `{"index","move"}`. It answers with one line: `{"index": 3}` or `{"move": {…}}`.

use bots::Player;
use serde_json::{Value, json};
use std::fmt;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Game, Seat};

/// How long a program may take for one answer.
pub const ANSWER_TIME: Duration = Duration::from_secs(60);

/// The longest answer that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// How long a program may take to end when it is no longer needed.
const ENDING_TIME: Duration = Duration::from_secs(2);

/// The command of a player with the name `exec:COMMAND`; nothing for any other name.
pub fn command_of(name: &str) -> Option<&str> {
    name.strip_prefix("exec:").filter(|command| !command.trim().is_empty())
}

/// The programs that are running, by the numbers of their processes.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all programs and then this process, with this code: the signals that interrupt it do not reach programs in groups of
/// their own.
///
/// The list of programs stays locked until the process ends, so that none is started meanwhile.
pub fn end_all_and_exit(code: i32) -> ! {
    let running = running();
    running.iter().copied().for_each(end_group);
    std::process::exit(code)
}

/// Ends a program and all that it has started.
fn end_group(number: u32) {
    #[cfg(unix)]
    if let Some(group) = i32::try_from(number).ok().and_then(rustix::process::Pid::from_raw) {
        rustix::process::kill_process_group(group, rustix::process::Signal::KILL).ok();
    }
    #[cfg(not(unix))]
    let _ = number;
}

/// A program that is asked for moves.
pub struct Program {
    command: String,
    answer_time: Duration,
    running: Option<Running>,
    failure: Option<Failure>,
}

/// A program that was started, and the channels to the thread that talks to it: a program that neither reads nor writes
/// blocks only that thread.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Result<String, FailureReason>>,
}

/// A program that gave no legal answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// How it was started.
    pub command: String,
    /// What was wrong.
    pub reason: FailureReason,
}

/// Why a program gave no legal answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FailureReason {
    /// It could not be started or talked to; the system says why.
    System(String),
    /// It has ended.
    Ended,
    /// It did not answer within this many seconds.
    Late(u64),
    /// Its answer is longer than [`LONGEST_LINE`].
    TooLong,
    /// Its answer is not JSON; how it begins.
    NotJson(String),
    /// Its answer is none of the legal moves; how it begins.
    Illegal(String),
}

impl FailureReason {
    /// The message that says it.
    pub fn message(&self) -> &'static str {
        match self {
            FailureReason::System(_) => "exec-system",
            FailureReason::Ended => "exec-ended",
            FailureReason::Late(_) => "exec-late",
            FailureReason::TooLong => "exec-too_long",
            FailureReason::NotJson(_) => "exec-not_json",
            FailureReason::Illegal(_) => "exec-illegal",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.command)?;
        match &self.reason {
            FailureReason::System(detail) => f.write_str(detail),
            FailureReason::Ended => f.write_str("the program has ended"),
            FailureReason::Late(seconds) => write!(f, "no answer within {seconds} s"),
            FailureReason::TooLong => write!(f, "the answer is longer than {LONGEST_LINE} bytes"),
            FailureReason::NotJson(answer) => write!(f, "the answer is not JSON: {answer}"),
            FailureReason::Illegal(answer) => write!(f, "the answer is none of the legal moves: {answer}"),
        }
    }
}

impl From<io::Error> for FailureReason {
    fn from(error: io::Error) -> FailureReason {
        if error.kind() == ErrorKind::BrokenPipe {
            FailureReason::Ended
        } else {
            FailureReason::System(error.to_string())
        }
    }
}

/// How an answer begins: enough to recognise it.
fn shortened(answer: &str) -> String {
    const SHOWN: usize = 80;
    let answer = answer.trim_end();
    let mut text: String = answer.chars().take(SHOWN).collect();
    if text.len() < answer.len() {
        text.push('…');
    }
    text
}

impl Program {
    /// The program that the shell starts with this command. It is started when it is asked for the first time.
    pub fn new(command: &str) -> Program {
        Program { command: command.into(), answer_time: ANSWER_TIME, running: None, failure: None }
    }

    /// Why it gave no answer, if it did not.
    pub fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    /// Sends a line and reads the answer.
    fn ask(&mut self, question: &Value) -> Result<Value, FailureReason> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(&self.command)?),
        };
        // If the thread has gone, so has the program.
        running.questions.send(format!("{question}\n")).map_err(|_| FailureReason::Ended)?;
        let answer = running.answers.recv_timeout(self.answer_time).map_err(|error| match error {
            RecvTimeoutError::Timeout => FailureReason::Late(self.answer_time.as_secs()),
            RecvTimeoutError::Disconnected => FailureReason::Ended,
        })??;
        serde_json::from_str(&answer).map_err(|_| FailureReason::NotJson(shortened(&answer)))
    }

    fn legal_answer<G: Game>(&mut self, game: &G, seat: Seat) -> Result<Option<G::Move>, FailureReason> {
        let Some(decision) = game.decision(seat) else { return Ok(None) };
        let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
        game.moves(seat, &mut moves);
        game.exchanges(seat, &mut exchanges);
        let list = |list: &[G::Move], first: usize| -> Value {
            list.iter().enumerate().map(|(i, m)| json!({"index": first + i, "move": m})).collect()
        };
        let question = json!({
            "command": "choose", "game": G::NAME, "seat": seat, "decision": decision, "view": game.view(Some(seat)),
            "moves": list(&moves, 0), "exchanges": list(&exchanges, moves.len()),
        });
        let answer = self.ask(&question)?;
        moves.extend(exchanges);
        let by_index = answer.get("index").and_then(Value::as_u64).and_then(|i| moves.get(i as usize)).copied();
        let written = || serde_json::from_value(answer.get("move")?.clone()).ok().filter(|m| moves.contains(m));
        let chosen = by_index.or_else(written);
        chosen.map(Some).ok_or_else(|| FailureReason::Illegal(shortened(&answer.to_string())))
    }
}

impl<G: Game> Player<G> for Program {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        self.legal_answer(game, seat).unwrap_or_else(|reason| {
            self.failure = Some(Failure { command: self.command.clone(), reason });
            None
        })
    }
}

impl Running {
    fn start(command: &str) -> Result<Running, FailureReason> {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own, so that all it starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut running = running();
        let mut child = shell.spawn()?;
        running.push(child.id());
        drop(running);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (mut input, output) = input.zip(output).ok_or(FailureReason::Ended)?;
        let (questions, asked) = channel::<String>();
        let (tell, answers) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            for question in asked {
                let answer = input.write_all(question.as_bytes()).map_err(FailureReason::from);
                let answer = answer.and_then(|()| read_answer(&mut output));
                if tell.send(answer).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, questions, answers })
    }
}

fn read_answer(output: &mut impl BufRead) -> Result<String, FailureReason> {
    let mut line = Vec::new();
    output.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)?;
    match line.len() {
        0 => Err(FailureReason::Ended),
        length if length > LONGEST_LINE => Err(FailureReason::TooLong),
        _ => String::from_utf8(line)
            .map_err(|bad| FailureReason::NotJson(shortened(&String::from_utf8_lossy(bad.as_bytes())))),
    }
}

impl Drop for Program {
    /// The end of its input tells the program that it is no longer needed.
    fn drop(&mut self) {
        let Some(Running { mut child, questions, answers }) = self.running.take() else { return };
        drop((questions, answers));
        let asked = Instant::now();
        while asked.elapsed() < ENDING_TIME && matches!(child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(2));
        }
        // What goes on all the same is not waited for, nor is anything that the program has left behind.
        end_group(child.id());
        running().retain(|&other| other != child.id());
        child.kill().ok();
        child.wait().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use agricola::{Agricola, Options};
    use table::Seed;

    fn impatient(command: &str) -> Program {
        let mut program = Program::new(command);
        program.answer_time = Duration::from_millis(500);
        program
    }

    /// What is wrong with this program, asked for its first move.
    fn reason(command: &str) -> FailureReason {
        let game = Agricola::new(&Options::default(), Seed::new(7)).unwrap();
        // Only a program that never answers is given less time.
        let mut program = if command.starts_with("sleep") { impatient(command) } else { Program::new(command) };
        let seat = game.to_decide().first().unwrap();
        assert_eq!(Player::<Agricola>::choose(&mut program, &game, seat), None);
        let failure = program.failure().unwrap();
        assert_eq!(failure.command, command);
        assert!(failure.to_string().starts_with(command));
        failure.reason.clone()
    }

    #[test]
    fn programs_that_do_not_answer_say_what_is_wrong() {
        assert_eq!(reason("true"), FailureReason::Ended);
        assert_eq!(reason("exec 0<&-; exec 1>&-; sleep 1"), FailureReason::Ended);
        assert_eq!(reason("sleep 60"), FailureReason::Late(0));
        assert_eq!(reason("read -r line; echo moo"), FailureReason::NotJson("moo".into()));
        assert_eq!(reason(r"read -r line; printf '\377\n'"), FailureReason::NotJson("\u{fffd}".into()));
        assert_eq!(
            reason(r#"echo '{"index": 999}'; cat > /dev/null"#),
            FailureReason::Illegal(r#"{"index":999}"#.into())
        );
        assert_eq!(reason(r"tr '\0' x < /dev/zero"), FailureReason::TooLong);
        let FailureReason::NotJson(long) = reason(r"printf '%0300d x\n' 1; cat > /dev/null") else { panic!() };
        assert_eq!(long.chars().count(), 81);
    }

    #[test]
    fn a_program_that_does_not_read_is_late_too() {
        let mut program = impatient("sleep 60");
        let question = Value::from("x".repeat(1 << 20));
        assert_eq!(program.ask(&question), Err(FailureReason::Late(0)));
    }

    /// Waits until a file is there, at most this long.
    #[cfg(unix)]
    fn comes(file: &std::path::Path, most: Duration) -> bool {
        let start = Instant::now();
        while !file.exists() && start.elapsed() < most {
            std::thread::sleep(Duration::from_millis(10));
        }
        file.exists()
    }

    #[cfg(unix)]
    #[test]
    fn a_program_may_end_in_peace_but_leaves_nobody_behind() {
        let file = |name: &str| std::env::temp_dir().join(format!("hofwerk-exec-{}-{name}", std::process::id()));
        let (saved, late) = (file("saved"), file("late"));
        let command = format!(
            "(sleep 4; touch {}) & read -r line; echo 1; read -r line; sleep 0.3; touch {}",
            late.display(),
            saved.display()
        );
        let mut program = Program::new(&command);
        assert_eq!(program.ask(&Value::Null), Ok(Value::from(1)));
        drop(program);
        assert!(saved.exists(), "it had time to save what it wanted");
        assert!(!comes(&late, Duration::from_secs(5)), "its child was ended");
        std::fs::remove_file(saved).unwrap();
    }
}
