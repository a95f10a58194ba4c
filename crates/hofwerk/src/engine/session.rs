//! A conversation: one command, one answer, one game at a time.

use super::LONGEST_LINE;
use super::fault::Fault;
use super::host::{Hosted, Hosting};
use crate::record;
use crate::words::Words;
use bots::Playable;
use bots::games::{self, Task, with_game};
use serde_json::{Map, Value, json};
use table::record::RecordOf;
use table::{Match, Seed};

/// What is done at a command.
enum Does {
    /// Something with the table, which need not have a game.
    Table(fn(&mut Session, &Fields) -> Result<Fields, Fault>),
    /// Something with the game.
    Game(fn(&mut dyn Hosted, &Fields) -> Result<Fields, Fault>),
}

/// The commands, as in the table of `docs/protocol.md`.
const COMMANDS: [(&str, Does); 13] = [
    ("new", Does::Table(Session::new_game)),
    ("load", Does::Table(Session::load)),
    ("decision", Does::Game(|game, request| game.decision(request))),
    ("moves", Does::Game(|game, request| game.moves(request))),
    ("play", Does::Game(|game, request| game.play(request))),
    ("bot", Does::Game(|game, request| game.bot(request))),
    ("analyze", Does::Game(|game, request| game.analyze(request))),
    ("state", Does::Game(|game, _| Ok(game.state()))),
    ("view", Does::Game(|game, request| game.view(request))),
    ("score", Does::Game(|game, _| Ok(game.score()))),
    ("undo", Does::Game(|game, _| game.undo())),
    ("save", Does::Game(|game, _| Ok(game.save()))),
    ("quit", Does::Table(|_, _| Ok(Fields::new()))),
];

/// A conversation with the game it is about.
pub struct Session {
    words: &'static Words,
    game: Option<Box<dyn Hosted>>,
}

/// What a line is answered with.
pub struct Reply {
    /// The answer: a JSON object with `ok`.
    pub answer: Value,
    /// Whether the conversation is over.
    pub quit: bool,
}

type Fields = Map<String, Value>;

impl Session {
    /// A conversation that has not begun.
    pub fn new(words: &'static Words) -> Session {
        Session { words, game: None }
    }

    /// Answers a line, whatever is in it. An error changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        let request = match self.parse(line) {
            Ok(request) => request,
            Err(fault) => return Reply { answer: fault.into_fields().into(), quit: false },
        };
        let command = request.get("command").or_else(|| request.get("cmd")).cloned().unwrap_or(Value::Null);
        let outcome = self.carry_out(&command, &request);
        let quit = outcome.is_ok() && command == "quit";
        let mut answer = match outcome {
            Ok(fields) => {
                let mut answer = Fields::new();
                answer.insert("ok".into(), true.into());
                answer.extend(fields);
                answer
            }
            Err(fault) => fault.into_fields(),
        };
        // So a client that sends several commands at once can tell the answers apart.
        if let Some(id) = request.get("id") {
            answer.insert("id".into(), id.clone());
        }
        Reply { answer: answer.into(), quit }
    }

    /// Answers a line that is too long to be looked at.
    pub fn too_long(&self) -> Reply {
        let fault = Fault::new(self.words, "too_long", &[("most", LONGEST_LINE.into())]);
        Reply { answer: fault.into_fields().into(), quit: false }
    }

    fn parse(&self, line: &[u8]) -> Result<Fields, Fault> {
        match serde_json::from_slice(line) {
            Ok(Value::Object(mut request)) => {
                // A field that is null counts as absent; only what is sent back stays as it came.
                request.retain(|field, value| field == "id" || !value.is_null());
                Ok(request)
            }
            Ok(_) => {
                let example = json!({"command": "new", "game": games::DEFAULT}).to_string();
                Err(Fault::new(self.words, "not_an_object", &[("example", example.into())]))
            }
            Err(error) => Err(Fault::because(self.words, "bad_json", &error.to_string())),
        }
    }

    fn carry_out(&mut self, command: &Value, request: &Fields) -> Result<Fields, Fault> {
        match COMMANDS.iter().find(|(name, _)| command == name) {
            Some((_, Does::Table(does))) => does(self, request),
            Some((_, Does::Game(does))) => {
                let game = self.game.as_mut().ok_or_else(|| Fault::new(self.words, "no_game", &[]))?;
                does(game.as_mut(), request)
            }
            None => {
                let known = COMMANDS.map(|(name, _)| name).join(", ");
                let args = [("command", command.to_string().into()), ("known", known.into())];
                Err(Fault::new(self.words, "unknown_command", &args))
            }
        }
    }

    fn new_game(&mut self, request: &Fields) -> Result<Fields, Fault> {
        let known = || self.words.say("field-one_of", &[("known", games::NAMES.join(", ").into())]);
        let name = request.get("game").and_then(Value::as_str);
        let name = name.ok_or_else(|| Fault::field(self.words, "game", &known()))?;
        let seed = match request.get("seed") {
            None => random_seed(),
            Some(seed) => serde_json::from_value(seed.clone())
                .map_err(|error| Fault::field(self.words, "seed", &error.to_string()))?,
        };
        let empty = json!({});
        let options = request.get("options").unwrap_or(&empty);
        self.begin(name, SetUp { options, seed, words: self.words })
    }

    fn load(&mut self, request: &Fields) -> Result<Fields, Fault> {
        match (request.get("position"), request.get("record")) {
            (Some(Value::String(text)), None) => {
                let name = request.get("game").map_or(Some(games::DEFAULT), Value::as_str);
                let name = name.ok_or_else(|| Fault::field(self.words, "game", &self.words.say("field-name", &[])))?;
                self.begin(name, Position { text, words: self.words })
            }
            (Some(_), None) => Err(Fault::field(self.words, "position", &self.words.say("field-position", &[]))),
            (None, Some(record)) => {
                let name = record::game_name(record, self.words)
                    .map_err(|why| Fault::because(self.words, "bad_record", &why))?;
                self.begin(name, Recorded { record, words: self.words })
            }
            _ => Err(Fault::new(self.words, "what_to_load", &[])),
        }
    }

    /// Puts a new game on the table, if it can be set up.
    fn begin<T>(&mut self, name: &str, task: T) -> Result<Fields, Fault>
    where
        T: Task<Output = Result<Box<dyn Hosted>, Fault>>,
    {
        let made = with_game(name, task).unwrap_or_else(|| {
            let args = [("game", Value::from(name).to_string().into()), ("known", games::NAMES.join(", ").into())];
            Err(Fault::new(self.words, "unknown_game", &args))
        })?;
        let answer = made.opening();
        self.game = Some(made);
        Ok(answer)
    }
}

/// 128 bits from the operating system.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    Seed::new(u128::from_le_bytes(bytes))
}

struct SetUp<'a> {
    options: &'a Value,
    seed: Seed,
    words: &'static Words,
}

impl Task for SetUp<'_> {
    type Output = Result<Box<dyn Hosted>, Fault>;

    fn run<G: Playable>(self) -> Self::Output {
        let wrong = |reason: String| Fault::because(self.words, "bad_options", &reason);
        let options: G::Options = record::object(self.options, self.words).map_err(wrong)?;
        let game = Match::<G>::new(&options, self.seed)
            .map_err(|refusal| Fault::refused(self.words, "bad_options", &refusal))?;
        Ok(Box::new(Hosting::new(game, self.words)))
    }
}

struct Position<'a> {
    text: &'a str,
    words: &'static Words,
}

impl Task for Position<'_> {
    type Output = Result<Box<dyn Hosted>, Fault>;

    fn run<G: Playable>(self) -> Self::Output {
        let game = Match::<G>::from_position(self.text)
            .map_err(|refusal| Fault::refused(self.words, "bad_position", &refusal))?;
        Ok(Box::new(Hosting::new(game, self.words)))
    }
}

struct Recorded<'a> {
    record: &'a Value,
    words: &'static Words,
}

impl Task for Recorded<'_> {
    type Output = Result<Box<dyn Hosted>, Fault>;

    fn run<G: Playable>(self) -> Self::Output {
        let wrong = |why: String| Fault::because(self.words, "bad_record", &why);
        let record: RecordOf<G> = record::read::<G>(self.record, self.words).map_err(wrong)?;
        let game = record::replay::<G>(&record, self.words, |_| {}).map_err(wrong)?;
        Ok(Box::new(Hosting::new(game, self.words)))
    }
}
