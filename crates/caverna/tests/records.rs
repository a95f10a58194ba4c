//! Recorded games with their final scores are replayed: a rules change that breaks one is visible at once.
//!
//! `HOFWERK_WRITE=1 cargo test -p caverna --test records` records the missing ones (random play, every player count and
//! set). Existing records are never touched.

use caverna::{Caverna, Options, Set};
use std::path::PathBuf;
use table::record::RecordOf;
use table::{Game, Match, Rng, Seed};

fn directory() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

fn record(number: u64) -> (String, RecordOf<Caverna>) {
    let set = if number < 7 { Set::Full } else { Set::Beginner };
    let options = Options::new((number % 7 + 1) as u8).with_set(set);
    let name = format!("{:?}-{}.json", options.set, options.players).to_lowercase();
    let mut rng = Rng::from_number(number);
    let mut game: Match<Caverna> = Match::new(&options, Seed::new(u128::from(number))).unwrap();
    let mut list = Vec::new();
    while let Some(seat) = game.game().to_decide().first() {
        list.clear();
        game.game().moves(seat, &mut list);
        if list.is_empty() || rng.below(10) == 0 {
            game.game().exchanges(seat, &mut list);
        }
        let m = list[rng.below(list.len())];
        game.apply(seat, &m).unwrap();
    }
    (name, game.record())
}

#[test]
fn recorded_games_replay_to_their_scores() {
    if std::env::var_os("HOFWERK_WRITE").is_some() {
        for (name, record) in (0..14).map(record) {
            let path = directory().join(name);
            if !path.exists() {
                std::fs::write(path, serde_json::to_string(&record).unwrap()).unwrap();
            }
        }
    }
    let mut games = 0;
    for entry in std::fs::read_dir(directory()).unwrap() {
        let path = entry.unwrap().path();
        let record: RecordOf<Caverna> = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let game = Match::<Caverna>::from_record(&record).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert!(game.game().to_decide().is_empty(), "{} is not over", path.display());
        assert_eq!(game.record().scores, record.scores, "{}", path.display());
        games += 1;
    }
    assert!(games >= 14, "one for each player count and set");
}
