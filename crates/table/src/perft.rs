//! Counting the leaves of the game tree: the classic proof of a move generator.

use crate::game::Game;

/// The number of different sequences of `depth` moves (exchanges included), where of several seats that decide at once
/// the lowest moves first. A finished game is a leaf at any depth.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.to_decide().first() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    game.exchanges(seat, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.iter()
        .map(|m| {
            let mut next = game.clone();
            next.play_unchecked(seat, m);
            perft(&next, depth - 1)
        })
        .sum()
}
