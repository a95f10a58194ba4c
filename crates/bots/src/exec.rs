//! A player who is another program.
//!
//! For every decision the program gets one line of JSON: `{"command":"choose","game","seat","decision","view","moves",
//! "exchanges"}`, where the view is what its seat may know and both lists are those of the line protocol's `moves`, as
//! `{"index","move"}`. It answers with one line: `{"index": 3}` or `{"move": {…}}`.

use crate::Player;
use serde_json::{Value, json};
use std::fmt;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Game, Seat};

/// How long a program may think about one answer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The longest answer that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// How long a program may take to end when it is no longer needed.
const FAREWELL: Duration = Duration::from_secs(2);

/// The programs that are running, by the numbers of their processes.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all programs at once, and no other is started any more: for whoever is about to end without dropping them, because
/// the keys that interrupt us do not reach programs in groups of their own.
pub fn end_all() {
    let mut running = running();
    running.drain(..).for_each(end_group);
    std::mem::forget(running);
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
    patience: Duration,
    running: Option<Running>,
    failure: Option<Failure>,
}

/// A program that was started, and the thread that talks to it: whoever neither reads nor writes keeps only that waiting.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Result<String, Fault>>,
}

/// A program that gave no legal answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// How it was started.
    pub command: String,
    /// What was wrong.
    pub fault: Fault,
}

/// What can be wrong with a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It could not be started or talked to; the system says why.
    System(String),
    /// It has ended.
    Ended,
    /// It did not answer in time; after so many seconds.
    Late(u64),
    /// Its answer is longer than [`LONGEST_LINE`].
    TooLong,
    /// Its answer is not JSON; how it begins.
    NotJson(String),
    /// Its answer is none of the legal moves; how it begins.
    Illegal(String),
}

impl Fault {
    /// The message that says it.
    pub fn message(&self) -> &'static str {
        match self {
            Fault::System(_) => "exec-system",
            Fault::Ended => "exec-ended",
            Fault::Late(_) => "exec-late",
            Fault::TooLong => "exec-too_long",
            Fault::NotJson(_) => "exec-not_json",
            Fault::Illegal(_) => "exec-illegal",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.command)?;
        match &self.fault {
            Fault::System(detail) => f.write_str(detail),
            Fault::Ended => f.write_str("the program has ended"),
            Fault::Late(seconds) => write!(f, "no answer within {seconds} s"),
            Fault::TooLong => write!(f, "the answer is longer than {LONGEST_LINE} bytes"),
            Fault::NotJson(answer) => write!(f, "the answer is not JSON: {answer}"),
            Fault::Illegal(answer) => write!(f, "the answer is none of the legal moves: {answer}"),
        }
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        if error.kind() == ErrorKind::BrokenPipe { Fault::Ended } else { Fault::System(error.to_string()) }
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
        Program { command: command.into(), patience: PATIENCE, running: None, failure: None }
    }

    /// Sends a line and reads the answer.
    fn ask(&mut self, question: &Value) -> Result<Value, Fault> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(&self.command)?),
        };
        // If the thread has gone, so has the program.
        running.questions.send(format!("{question}\n")).map_err(|_| Fault::Ended)?;
        let answer = running.answers.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Late(self.patience.as_secs()),
            RecvTimeoutError::Disconnected => Fault::Ended,
        })??;
        serde_json::from_str(&answer).map_err(|_| Fault::NotJson(shortened(&answer)))
    }

    fn legal_answer<G: Game>(&mut self, game: &G, seat: Seat) -> Result<Option<G::Move>, Fault> {
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
        chosen.map(Some).ok_or_else(|| Fault::Illegal(shortened(&answer.to_string())))
    }
}

impl<G: Game> Player<G> for Program {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Move> {
        self.legal_answer(game, seat).unwrap_or_else(|fault| {
            self.failure = Some(Failure { command: self.command.clone(), fault });
            None
        })
    }

    fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }
}

impl Running {
    fn start(command: &str) -> io::Result<Running> {
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
        let (mut input, output) = input.zip(output).ok_or(ErrorKind::BrokenPipe)?;
        let (questions, asked) = channel::<String>();
        let (tell, answers) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            for question in asked {
                let answer = input.write_all(question.as_bytes()).map_err(Fault::from);
                let answer = answer.and_then(|()| read_answer(&mut output));
                if tell.send(answer).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, questions, answers })
    }
}

fn read_answer(output: &mut impl BufRead) -> Result<String, Fault> {
    let mut line = Vec::new();
    output.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)?;
    match line.len() {
        0 => Err(Fault::Ended),
        length if length > LONGEST_LINE => Err(Fault::TooLong),
        _ => String::from_utf8(line).map_err(|bad| Fault::NotJson(shortened(&String::from_utf8_lossy(bad.as_bytes())))),
    }
}

impl Drop for Program {
    /// The end of its input tells the program that it is no longer needed.
    fn drop(&mut self) {
        let Some(Running { mut child, questions, answers }) = self.running.take() else { return };
        drop((questions, answers));
        let asked = Instant::now();
        while asked.elapsed() < FAREWELL && matches!(child.try_wait(), Ok(None)) {
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
        program.patience = Duration::from_millis(500);
        program
    }

    /// What is wrong with this program, asked for its first move.
    fn fault(command: &str) -> Fault {
        let game = Agricola::new(&Options::default(), Seed::new(7)).unwrap();
        // Only a program that never answers is waited for in vain.
        let mut program = if command.starts_with("sleep") { impatient(command) } else { Program::new(command) };
        let seat = game.to_decide().first().unwrap();
        assert_eq!(Player::<Agricola>::choose(&mut program, &game, seat), None);
        let failure = Player::<Agricola>::failure(&program).unwrap();
        assert_eq!(failure.command, command);
        assert!(failure.to_string().starts_with(command));
        failure.fault.clone()
    }

    #[test]
    fn programs_that_do_not_answer_say_what_is_wrong() {
        assert_eq!(fault("true"), Fault::Ended);
        assert_eq!(fault("exec 0<&-; exec 1>&-; sleep 1"), Fault::Ended);
        assert_eq!(fault("sleep 60"), Fault::Late(0));
        assert_eq!(fault("read -r line; echo moo"), Fault::NotJson("moo".into()));
        assert_eq!(fault(r"read -r line; printf '\377\n'"), Fault::NotJson("\u{fffd}".into()));
        assert_eq!(fault(r#"echo '{"index": 999}'; cat > /dev/null"#), Fault::Illegal(r#"{"index":999}"#.into()));
        assert_eq!(fault(r"tr '\0' x < /dev/zero"), Fault::TooLong);
        let Fault::NotJson(long) = fault(r"printf '%0300d x\n' 1; cat > /dev/null") else { panic!() };
        assert_eq!(long.chars().count(), 81);
    }

    #[test]
    fn a_program_that_does_not_read_is_late_too() {
        let mut program = impatient("sleep 60");
        let question = Value::from("x".repeat(1 << 20));
        assert_eq!(program.ask(&question), Err(Fault::Late(0)));
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
