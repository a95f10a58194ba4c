//! Plays random games; for counting instructions (see docs/performance.md).
//!
//! `cargo run --release -p caverna --example random_games -- 1000`, or `… -- 1000 5` for five players

use caverna::{Options, State};
use std::time::Instant;
use table::{Game, Rng, Seed};

fn main() {
    let number = |nth| std::env::args().nth(nth).and_then(|n| n.parse::<u32>().ok());
    let (games, players) = (number(1).unwrap_or(1000), number(2).unwrap_or(2));
    let options = Options::new(players as u8);
    let (mut rng, mut list, mut decisions) = (Rng::from_number(1), Vec::new(), 0u64);
    let start = Instant::now();
    for number in 0..games {
        let mut game = State::new(&options, Seed::new(u128::from(number))).expect("the options are sound");
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
        "{games} games, {} decisions each, {:.0} games a second, {:.0} ns a decision",
        decisions / u64::from(games),
        f64::from(games) / seconds,
        seconds * 1e9 / decisions as f64
    );
}
