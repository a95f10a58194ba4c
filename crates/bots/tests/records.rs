//! The best solo games that the solver found replay to their scores.

use agricola::Agricola;
use table::record::RecordOf;
use table::{Game, Match};

#[test]
fn records_replay_to_their_scores() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder).expect("there are records") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the record can be read");
        let record: RecordOf<Agricola> = serde_json::from_str(&text).expect("it is a record");
        let game: Match<Agricola> = Match::from_record(&record).expect("every move is legal");
        assert!(game.game().to_decide().is_empty(), "{} is a whole game", path.display());
        assert_eq!(record.scores, game.record().scores, "{}", path.display());
        replayed += 1;
    }
    assert!(replayed > 0);
}
