//! Recorded games: `HOFWERK_WRITE=1 cargo test -p caverna --test records` records the missing ones.

use caverna::{Caverna, Options, Set};
use std::collections::BTreeMap;
use std::path::Path;

/// One for each set and number of players.
fn games() -> BTreeMap<String, Options> {
    let mut games = BTreeMap::new();
    for set in [Set::Full, Set::Beginner] {
        for players in 1..=7 {
            let name = format!("{set:?}-{players}").to_lowercase();
            games.insert(name, Options::new(players).with_set(set));
        }
    }
    games
}

#[test]
fn recorded_games_replay_to_their_scores() {
    proofs::recorded_games_replay::<Caverna>(Path::new("tests"), &games());
}
