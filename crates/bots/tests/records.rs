//! The best solo games that the solver found replay to their scores.

use bots::Playable;
use bots::games::{Task, with_game};
use serde_json::Value;
use table::Match;
use table::record::RecordOf;

/// A record that is to end as it says.
struct Replay(Value);

impl Task for Replay {
    type Output = ();

    fn run<G: Playable>(self) {
        let record: RecordOf<G> = serde_json::from_value(self.0).expect("it is a record");
        let game: Match<G> = Match::from_record(&record).expect("every move is legal");
        assert!(game.game().to_decide().is_empty(), "it is a whole game");
        assert_eq!(record.scores, game.record().scores);
    }
}

#[test]
fn records_replay_to_their_scores() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");
    let mut replayed = Vec::new();
    for entry in std::fs::read_dir(folder).expect("there are records") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        println!("{}", path.display());
        let text = std::fs::read_to_string(&path).expect("the record can be read");
        let record: Value = serde_json::from_str(&text).expect("it is a record");
        let name = record["game"].as_str().expect("a record names its game").to_owned();
        with_game(&name, Replay(record)).expect("a game of the house");
        replayed.push(name);
    }
    assert!(bots::games::NAMES.iter().all(|name| replayed.iter().any(|replayed| replayed == name)), "{replayed:?}");
}
