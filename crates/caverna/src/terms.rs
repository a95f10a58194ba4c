//! What a move takes, where the rules fix it: for people who want to know before they choose.

use crate::able::{chosen_tile, printed_price};
use crate::goods::Goods;
use crate::moves::Move;
use crate::price;
use crate::state::State;
use crate::verb::Verb;
use serde::Serialize;
use table::{Effect, Seat};

/// What one move takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Terms {
    /// The move.
    #[serde(rename = "move")]
    pub action: Move,
    /// What is given: one of these.
    pub pay: Vec<Goods>,
}

impl State {
    /// What these answers of a seat take: furnishing tiles, and the ways to pay for them.
    pub fn terms<'a>(&self, seat: Seat, moves: impl IntoIterator<Item = &'a Move>) -> Vec<Terms> {
        moves.into_iter().filter_map(|m| Some(Terms { action: *m, pay: self.price_of(seat, m)? })).collect()
    }

    fn price_of(&self, seat: Seat, m: &Move) -> Option<Vec<Goods>> {
        let frame = self.chains.asking(seat)?;
        let Effect::Do(Verb::Furnish(wares)) = frame.effect.0 else { return None };
        let ways = |tile| price::furnishing(self.player(seat), printed_price(*wares, tile));
        match *m {
            Move::Furnish { tile } => Some(ways(tile).ways().to_vec()),
            Move::Pay { option } => {
                let way = ways(chosen_tile(frame)?).ways().get(usize::from(option)).copied();
                way.map(|way| vec![way])
            }
            _ => None,
        }
    }
}
