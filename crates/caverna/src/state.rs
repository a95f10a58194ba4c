//! The whole game as a value.

use crate::event::Event;
use crate::goods::Goods;
use crate::harvest::{Harvest, Marker};
use crate::phase::Phase;
use crate::player::Player;
use crate::rules::Rules;
use crate::space::{IDS, Space, SpaceId, Spaces};
use crate::tile::{Tile, Tiles};
use crate::verb::{Verb, Work};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::saved::{Format, Saved};
use table::{Chain, Chains, Log, Seat, Seats};

/// The form in which this version saves games. The first form named spaces and tiles by their places in tables; it had no
/// number.
const FORM: u32 = 2;

/// The most players.
pub const SEATS: usize = 7;

/// The last round of every game.
pub const LAST_ROUND: u8 = 12;

/// 2.5: the first round with a harvest marker.
pub(crate) const FIRST_MARKED: u8 = 6;

/// An effect in progress.
pub type Frame = table::Frame<Verb>;

/// The players who leave out a part of this harvest (11.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Skips {
    pub fields: Seats,
    pub breeding: Seats,
}

/// A game of Caverna.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    #[serde(skip_deserializing)]
    pub(crate) format: Format<FORM>,
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
    pub(crate) markers: [Option<Marker>; (LAST_ROUND - FIRST_MARKED + 1) as usize],
    /// How many cards and markers have come to light.
    pub(crate) revealed: u32,
    /// The harvest of this round, as soon as it is known.
    pub harvest: Option<Harvest>,
    /// The question marks so far (11.2).
    pub events: u8,
    /// The spaces in play.
    pub open: Spaces,
    /// What lies on each space.
    #[serde(with = "piles")]
    pub piles: [Goods; IDS],
    /// Whose dwarf stands on each space.
    #[serde(with = "holders")]
    pub holders: [Option<Seat>; IDS],
    /// 15.6: the spaces paid for in this round.
    pub protected: Spaces,
    /// Who leaves out what of this harvest.
    pub skips: Skips,
    /// The furnishing tiles still for sale.
    pub tiles: Tiles,
    /// The players.
    pub players: ArrayVec<Player, SEATS>,
    /// What is still to be done.
    pub(crate) chains: Chains<Verb>,
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

    /// What is still to be done before the next step of the round.
    pub fn pending(&self) -> &Chains<Verb> {
        &self.chains
    }

    /// All seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.len())
    }

    /// What a space in play offers.
    #[inline]
    pub fn space(&self, id: SpaceId) -> Option<&'static Space> {
        if self.open.contains(id) { id.facts(self.players.len()) } else { None }
    }

    /// Whether a tile is for sale.
    #[inline]
    pub fn for_sale(&self, tile: Tile) -> bool {
        self.tiles.contains(tile)
    }

    /// Whether somebody plays alone (section 15).
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// 2.6: whether a round is played.
    pub fn is_played(&self, round: u8) -> bool {
        (1..=LAST_ROUND).contains(&round) && self.cards[usize::from(round) - 1].is_some()
    }

    /// 2.5: the harvest marker of a round, face up or down; none in the first rounds and where none is laid out.
    pub(crate) fn marker(&self, round: u8) -> Option<Marker> {
        let place = usize::from(round.checked_sub(FIRST_MARKED)?);
        self.markers.get(place).copied().flatten()
    }

    /// The round after this one, if there is one.
    pub fn next_round(&self) -> Option<u8> {
        (self.round + 1..=LAST_ROUND).find(|&r| self.is_played(r))
    }

    /// Writes an event down, if somebody listens.
    #[inline]
    pub(crate) fn note(&mut self, event: impl FnOnce() -> Event) {
        self.log.note(event);
    }

    /// Something hidden comes to light.
    pub(crate) fn bring_to_light(&mut self) {
        self.revealed += 1;
        self.log.reveal();
    }

    /// The topmost frame of a chain remembers this.
    pub(crate) fn work_on(&mut self, chain: Chain, work: Work) {
        self.chains.top_mut(chain).expect("a frame is at work").work = work;
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, s)
    }
}

impl Saved for State {
    const GAME: &'static str = "Caverna";
    const FORM: u32 = FORM;

    fn read_rest<'de, D: Deserializer<'de>>(d: D) -> Result<State, D::Error> {
        State::deserialize(d)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<State, D::Error> {
        table::saved::read(d)
    }
}

/// Goods by the name of the space they lie on.
mod piles {
    use super::*;
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
