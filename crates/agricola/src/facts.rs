//! What never changes, for those who draw the game: see [`Facts`].

use crate::card::{CardId, CardKind, DECKS};
use crate::goods::Goods;
use crate::state::{ROUNDS, State};
use serde::Serialize;
use std::collections::BTreeMap;

/// What never changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// How many rounds a game has.
    pub rounds: u8,
    /// The rounds that end with a harvest.
    pub harvests: Vec<u8>,
    /// The decks that can be dealt.
    pub decks: Vec<&'static str>,
    /// The major improvements.
    pub majors: BTreeMap<&'static str, Major>,
}

/// A major improvement.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Major {
    pub cost: Goods,
    pub points: i8,
}

impl Facts {
    /// All facts.
    pub fn all() -> Facts {
        let majors = CardId::all().map(CardId::card).filter(|card| card.kind == CardKind::Major);
        Facts {
            rounds: ROUNDS,
            harvests: (1..=ROUNDS).filter(|&round| State::is_harvest_round(round)).collect(),
            decks: DECKS.iter().map(|deck| deck.name).collect(),
            majors: majors.map(|card| (card.id, Major { cost: card.cost[0], points: card.points })).collect(),
        }
    }
}
