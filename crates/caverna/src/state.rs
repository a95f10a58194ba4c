//! The whole game as a value.

use crate::event::{Cause, Event};
use crate::goods::Goods;
use crate::player::Player;
use crate::space::{IDS, Space, SpaceId};
use crate::tile::Tile;
use crate::verb::Verb;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Chains, Log, Seat};

/// The last round of every game.
pub const LAST_ROUND: u8 = 12;

/// An effect in progress.
pub type Frame = table::Frame<Verb, Cause>;

/// Which furnishing tiles are used (12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Set {
    Beginner,
    #[default]
    Full,
}

/// What a harvest marker shows (11.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Marker {
    Leaf,
    Question,
}

/// How a round ends (11.1, 11.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Harvest {
    /// Nothing happens.
    None,
    /// Every dwarf eats 1 food, nothing else.
    OneFood,
    /// Fields, feeding, breeding.
    Normal,
    /// The same, but each player skips fields or breeding.
    Choice,
}

/// 19.10: how a discount on fences counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FenceDiscount {
    /// Once in each *build fences* action.
    #[default]
    PerAction,
    /// Once for each pasture.
    PerPasture,
}

/// What was agreed, as far as it matters in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The set of tiles.
    pub set: Set,
    /// 4.2: the harvest marker is revealed only at the end of the round.
    pub late_reveal: bool,
    /// 19.10.
    pub fence_discount: FenceDiscount,
}

/// The phases, in the order of the rule book (4.2, 11.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Phase {
    Reveal,
    Protect,
    Refill,
    Work,
    ReturnHome,
    HarvestChoice,
    Fields,
    Feeding,
    Breeding,
    EndOfRound,
    LastExchanges,
    Over,
}

impl Phase {
    /// The name in the protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Reveal => "reveal",
            Phase::Protect => "protect",
            Phase::Refill => "refill",
            Phase::Work => "work",
            Phase::ReturnHome => "return_home",
            Phase::HarvestChoice => "harvest_choice",
            Phase::Fields => "fields",
            Phase::Feeding => "feeding",
            Phase::Breeding => "breeding",
            Phase::EndOfRound => "end_of_round",
            Phase::LastExchanges => "last_exchanges",
            Phase::Over => "over",
        }
    }
}

/// A game of Caverna.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was agreed.
    pub rules: Rules,
    /// The round in progress.
    pub round: u8,
    /// The phase in progress.
    pub phase: Phase,
    /// Who has the starting player token.
    pub start: Seat,
    /// Who had it at the beginning.
    pub first_start: Seat,
    /// Who places next.
    pub turn: Seat,
    /// The round cards, by round; nothing in the round that is skipped. Hidden from the running round on.
    pub(crate) cards: [Option<SpaceId>; LAST_ROUND as usize],
    /// The harvest markers of the rounds 6 to 12. Hidden until revealed.
    pub(crate) markers: [Option<Marker>; 7],
    /// How many cards and markers have come to light.
    pub(crate) revealed: u32,
    /// The harvest of this round, as soon as it is known.
    pub harvest: Option<Harvest>,
    /// The question marks so far (11.2).
    pub events: u8,
    /// The spaces in play, as bits.
    pub open: u64,
    /// What lies on each space.
    #[serde(with = "piles")]
    pub piles: [Goods; IDS],
    /// Whose dwarf stands on each space.
    #[serde(with = "holders")]
    pub holders: [Option<Seat>; IDS],
    /// 15.6: the spaces paid for in this round, as bits.
    pub protected: u64,
    /// The players who skip the field phase of this harvest, and those who skip breeding.
    pub skips: [table::Seats; 2],
    /// The furnishing tiles still for sale, as bits.
    pub tiles: u64,
    /// The players.
    pub players: ArrayVec<Player, 7>,
    /// What is still to be done.
    pub(crate) chains: Chains<Verb, Cause>,
    #[serde(skip)]
    pub(crate) log: Log<Event>,
}

impl State {
    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// What a space in play offers.
    #[inline]
    pub fn space(&self, id: SpaceId) -> Option<&'static Space> {
        if self.open & id.bit() == 0 { None } else { id.facts(self.players.len()) }
    }

    /// Whether a tile is for sale.
    #[inline]
    pub fn for_sale(&self, tile: Tile) -> bool {
        self.tiles & tile.bit() != 0
    }

    /// Whether somebody plays alone (section 15).
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// 2.6: whether a round is played.
    pub fn is_played(&self, round: u8) -> bool {
        (1..=LAST_ROUND).contains(&round) && self.cards[usize::from(round) - 1].is_some()
    }

    /// The round after this one, if there is one.
    pub fn next_round(&self) -> Option<u8> {
        (self.round + 1..=LAST_ROUND).find(|&r| self.is_played(r))
    }

    #[inline]
    pub(crate) fn note(&mut self, event: impl FnOnce() -> Event) {
        self.log.note(event);
    }
}

/// Goods by the name of the space they lie on.
mod piles {
    use super::*;
    use serde::{Deserializer, Serializer};
    use std::collections::BTreeMap;

    pub fn serialize<S: Serializer>(piles: &[Goods; IDS], s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(SpaceId::all().map(|id| (id, piles[id.index()])).filter(|(_, goods)| !goods.is_empty()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<[Goods; IDS], D::Error> {
        let map = BTreeMap::<SpaceId, Goods>::deserialize(d)?;
        let mut piles = [Goods::NONE; IDS];
        map.iter().for_each(|(id, goods)| piles[id.index()] = *goods);
        Ok(piles)
    }
}

/// Seats by the name of the space their dwarf stands on.
mod holders {
    use super::*;
    use serde::{Deserializer, Serializer};
    use std::collections::BTreeMap;

    pub fn serialize<S: Serializer>(holders: &[Option<Seat>; IDS], s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(SpaceId::all().filter_map(|id| Some((id, holders[id.index()]?))))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<[Option<Seat>; IDS], D::Error> {
        let map = BTreeMap::<SpaceId, Seat>::deserialize(d)?;
        let mut holders = [None; IDS];
        map.iter().for_each(|(id, seat)| holders[id.index()] = Some(*seat));
        Ok(holders)
    }
}
