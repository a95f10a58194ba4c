//! Draws whole states of a position that was made to be slow; for counting instructions (see docs/performance.md and
//! `cargo xtask instructions`).
//!
//! `cargo run --release -p agricola --example slow_states -- 12`: twelve walks of up to 60 random moves. What people at the table are
//! sent is worked out before every move: view, moves, exchanges and how often each can be made, reasons, prices, previews.

use agricola::{Agricola, Move};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Game, Present, Rng, Seat};

/// The cards with which a review once kept a view busy for half a minute.
const CARDS: [&str; 33] = [
    "E27", "E17", "E168", "E190", "E24", "E44", "E165", "E184", "E204", "E62", "E199", "E21", "E58", "E25", "E338",
    "M10", "E208", "M7", "E341", "E185", "E179", "E196", "E154", "M3", "E156", "E216", "E212", "E149", "M9", "E54",
    "E152", "E173", "E207",
];

fn main() {
    let walks: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(12);
    let (mut states, mut longest) = (0, (Duration::ZERO, 0, 0));
    for number in 0..walks {
        let mut rng = Rng::from_number(number);
        let mut game = Agricola::from_position(&position(number)).expect("the position can be");
        for step in 0..60 {
            let Some(seat) = game.to_decide().first() else { break };
            let start = Instant::now();
            let (moves, exchanges) = draw(&game, seat);
            longest = longest.max((start.elapsed(), number, step));
            states += 1;
            let exchange = moves.is_empty() || !exchanges.is_empty() && rng.below(8) == 0;
            let list = if exchange { exchanges } else { moves };
            game.play_unchecked(seat, &list[rng.below(list.len())]);
        }
    }
    let (time, walk, step) = longest;
    println!("{walks} walks, {states} decisions, the longest {} µs (walk {walk}, move {step})", time.as_micros());
}

/// One player in round 13 with all these cards and 3 to 30 of each good, but no food.
fn position(number: u64) -> String {
    let n = [3, 6, 9, 12, 16, 30][number as usize % 6];
    let goods = format!("wood = {n}, clay = {n}, reed = {n}, stone = {n}, grain = {n}, vegetable = {n}");
    format!("round = 13\n[[player]]\ncards = {CARDS:?}\ngoods = {{ {goods} }}\n")
}

/// Works out everything that a state holds for whoever is asked, as the server does.
fn draw(game: &Agricola, seat: Seat) -> (Vec<Move>, Vec<Move>) {
    let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
    black_box(game.view(Some(seat)));
    game.moves(seat, &mut moves);
    game.exchanges(seat, &mut exchanges);
    let decision = game.decision(seat).expect("somebody is asked");
    for m in game.expected(&decision).iter().filter(|m| !moves.contains(m)) {
        black_box((game.why_not(seat, m), game.price(seat, m)));
    }
    for m in moves.iter().chain(&exchanges).filter(|m| !Agricola::is_one_of_many(m)) {
        black_box(game.preview(seat, m));
    }
    exchanges.iter().for_each(|m| _ = black_box(game.times(seat, m)));
    black_box(game.contents(seat));
    (moves, exchanges)
}
