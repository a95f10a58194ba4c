//! What holds for any input, however broken: the laws that the fuzz targets and the tests check.
//!
//! Each function takes arbitrary bytes and panics if a law is broken. One law holds for all of them: no input keeps the
//! program busy for long.

use crate::engine::Session;
use crate::record;
use crate::words::{Language, Words};
use bots::games::{NAMES, Task, with_game};
use bots::{Playable, Player, Random};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::record::RecordOf;
use table::{Game, Match, Rng, Seat};

/// No input may take longer, also where little is optimised and much else runs.
const TIME: Duration = Duration::from_secs(10);

fn in_time<T>(law: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let result = law();
    assert!(begun.elapsed() < TIME, "this took {:?}", begun.elapsed());
    result
}

fn words() -> &'static Words {
    Words::of(Language::En)
}

/// A position is refused, or it is a game that can be played, saved and loaded.
pub fn position(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for name in NAMES {
        in_time(|| with_game(name, PositionLaw(text)));
    }
}

struct PositionLaw<'a>(&'a str);

impl Task for PositionLaw<'_> {
    type Output = ();

    fn run<G: Playable>(self) {
        if let Ok(game) = Match::<G>::from_position(self.0) {
            assert_eq!(G::from_position(self.0).as_ref(), Ok(game.game()), "the same text gives the same game");
            plays_on(game);
        }
    }
}

/// A record is refused, or it replays to a game that can be played on, and whose own record leads to the same end.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(value) = record::parse(text, words()) else { return };
    let Ok(name) = record::game_name(&value, words()) else { return };
    in_time(|| with_game(name, RecordLaw(&value)));
}

struct RecordLaw<'a>(&'a Value);

impl Task for RecordLaw<'_> {
    type Output = ();

    fn run<G: Playable>(self) {
        let Ok(record) = record::read::<G>(self.0, words()) else { return };
        if let Ok(game) = record::replay::<G>(&record, words(), |_| {}) {
            assert_eq!(game.len(), record.moves.len());
            plays_on(game);
        }
    }
}

/// Plays a few moves: a seat that is asked has a move, every list holds legal moves, everybody has a view, and state and
/// record survive being saved.
fn plays_on<G: Game>(mut game: Match<G>) {
    let mut player = Random::<G>::new(Rng::from_number(7)).with_exchanges(0.2).expect("a probability");
    for _ in 0..12 {
        let Some(seat) = game.game().to_decide().first() else { break };
        let chosen = player.choose(game.game(), seat).expect("somebody who is asked has a legal move");
        game.apply(seat, &chosen).expect("what is listed is legal");
        for viewer in Seat::all(game.game().seats()).map(Some).chain([None]) {
            serde_json::to_value(game.game().view(viewer)).expect("a view can be written");
        }
    }
    let text = serde_json::to_string(game.game()).expect("a state can be written");
    assert_eq!(&serde_json::from_str::<G>(&text).expect("and read again"), game.game());
    let saved = serde_json::to_value(game.record()).expect("a record can be written");
    let record: RecordOf<G> = record::read::<G>(&saved, words()).expect("and read again");
    let again = record::replay::<G>(&record, words(), |_| {}).expect("and played");
    assert_eq!(again.game(), game.game());
}

/// Every line is answered with an object that says whether it was carried out; if not, nothing has changed.
pub fn protocol(data: &[u8]) {
    let mut session = Session::new(words());
    for line in data.split(|&byte| byte == b'\n').take(64) {
        let before = snapshot(&mut session);
        let reply = in_time(|| session.answer(line));
        let ok = reply.answer["ok"].as_bool().expect("every answer has ok");
        if !ok {
            assert!(reply.answer["code"].is_string() && reply.answer["error"].is_string(), "{}", reply.answer);
            assert_eq!(snapshot(&mut session), before, "an error changes nothing");
        }
        assert_eq!(serde_json::from_str::<Value>(&reply.answer.to_string()).ok(), Some(reply.answer));
        if reply.quit {
            break;
        }
    }
}

/// All that can be seen of a game from outside.
fn snapshot(session: &mut Session) -> [Value; 2] {
    ["state", "save"].map(|command| session.answer(json!({"command": command}).to_string().as_bytes()).answer)
}
