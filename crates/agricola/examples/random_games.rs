//! Plays random games; for counting instructions (see docs/performance.md and `cargo xtask instructions`).
//!
//! `cargo run --release -p agricola --example random_games -- 1000 family 2`, or `… -- 1000 E 5` for a full game of five
//! with the E deck, `… -- 1000 E+I+K 5` for one with three decks; `… -- 1000 E+I+K 5 3` adds level 3 of the Moor.

use agricola::rules::Expansion;
use agricola::{Agricola, Mode, Options};
use std::time::Instant;
use table::{Game, Rng, Seed};

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    let deck = std::env::args().nth(2).filter(|deck| deck != "family");
    let players = std::env::args().nth(3).and_then(|n| n.parse().ok()).unwrap_or(2);
    let mode = if deck.is_some() { Mode::Full } else { Mode::Family };
    let decks = deck.iter().flat_map(|decks| decks.split('+')).map(str::to_owned).collect();
    let level: Option<u8> = std::env::args().nth(4).and_then(|n| n.parse().ok());
    let expansion = if level.is_some() { Expansion::Moor } else { Expansion::None };
    let options = Options { players, mode, decks, expansion, level, ..Options::default() };
    let (mut rng, mut list, mut decisions) = (Rng::from_number(1), Vec::new(), 0u64);
    let start = Instant::now();
    for number in 0..games {
        let mut game = Agricola::new(&options, Seed::new(u128::from(number))).expect("the options are sound");
        while let Some(seat) = game.to_decide().first() {
            list.clear();
            game.moves(seat, &mut list);
            if list.is_empty() {
                game.exchanges(seat, &mut list);
            }
            let chosen = list[rng.below(list.len())];
            game.play_unchecked(seat, &chosen);
            decisions += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {decisions} decisions, {:.0} games a second, {:.0} ns a decision",
        f64::from(games) / seconds,
        seconds * 1e9 / decisions as f64
    );
}
