//! Recorded games: `HOFWERK_WRITE=1 cargo test -p agricola --test records` records the missing ones.

use agricola::rules::Expansion;
use agricola::{Agricola, Edition, Mode, Options};
use std::collections::BTreeMap;
use std::path::Path;

/// One for each mode, edition and number of players; with the Moor one for each level and number of players.
fn games() -> BTreeMap<String, Options> {
    let mut games = BTreeMap::new();
    for mode in [Mode::Family, Mode::Full] {
        for edition in [Edition::De, Edition::Nl] {
            for players in 1..=5 {
                let name = format!("{mode:?}-{edition:?}-{players}").to_lowercase();
                games.insert(name, Options { players, mode, edition, ..Options::default() });
            }
        }
    }
    for level in 1..=3u8 {
        for players in 1..=5u8 {
            let edition = if (level + players) % 2 == 0 { Edition::De } else { Edition::Nl };
            let decks = if level == 3 { vec!["E".into(), "I".into(), "K".into()] } else { Vec::new() };
            let options = Options {
                players,
                edition,
                decks,
                expansion: Expansion::Moor,
                level: Some(level),
                ..Options::default()
            };
            games.insert(format!("moor-{level}-{players}"), options);
        }
    }
    games
}

#[test]
fn recorded_games_replay_to_their_scores() {
    proofs::recorded_games_replay::<Agricola>(Path::new("tests"), &games());
}
