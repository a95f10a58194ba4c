//! Whole games of bots as one number each, to be compared between two builds or two machines: they must be the same.
//!
//! `cargo run --release -p bots --example fingerprints`, and once more as
//! `RUSTFLAGS="-C target-cpu=native" CARGO_TARGET_DIR=target/native cargo run --release -p bots --example fingerprints`

use bots::games::{Agricola, Caverna};
use bots::{Playable, named};
use serde_json::{Value, json};
use table::{Rng, Seed};

/// Who plays: one turn ahead, and searching.
const BOTS: [&str; 2] = ["greedy:2", "mcts:40"];

/// How many games of each kind.
const GAMES: u64 = 3;

fn main() {
    let decks = ["E", "I", "K"];
    for players in [1, 2, 4] {
        of::<Agricola>(json!({"players": players, "mode": "family"}));
        of::<Agricola>(json!({"players": players, "mode": "full", "decks": decks}));
    }
    for players in [1, 2] {
        of::<Agricola>(json!({"players": players, "mode": "family", "expansion": "moor", "level": 1}));
        of::<Agricola>(json!({"players": players, "mode": "full", "decks": decks, "expansion": "moor", "level": 3}));
    }
    for players in [1, 2, 5] {
        of::<Caverna>(json!({"players": players}));
    }
}

/// Prints the fingerprints of games with these options.
fn of<G: Playable>(options: Value) {
    for bot in BOTS {
        let all = (1..=GAMES).map(|seed| format!("{:016x}", fingerprint::<G>(&options, bot, seed)));
        println!("{} {options} {bot}: {}", G::NAME, all.collect::<Vec<_>>().join(" "));
    }
}

/// All moves of a game, as one number.
fn fingerprint<G: Playable>(options: &Value, bot: &str, seed: u64) -> u64 {
    let options = serde_json::from_value(options.clone()).expect("options of the game");
    let mut game = G::new(&options, Seed::new(seed.into())).expect("the options are sound");
    let player = |i: u64| named::<G>(bot, Rng::from_number(100 * seed + i)).expect("a bot");
    let mut table: Vec<_> = (0..game.seats() as u64).map(player).collect();
    let mut moves = Vec::new();
    while let Some(seat) = game.to_decide().first() {
        let chosen = table[seat.index()].choose(&game, seat).expect("a move");
        game.play_unchecked(seat, &chosen);
        moves.push(chosen);
    }
    let text = serde_json::to_string(&moves).expect("moves are written down");
    // FNV-1a
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
