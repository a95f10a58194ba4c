//! The state of a game: plain data.

use crate::board::Board;
use crate::card::coverage::note;
use crate::card::hook::{Topic, Topics};
use crate::card::{CardId, CardSet, Hook, Majors};
use crate::event::Event;
use crate::goods::herd;
use crate::housing::Housing;
use crate::moor::Specials;
use crate::phase::Phase;
use crate::player::Player;
use crate::quick_spaces::QuickSpaces;
use crate::rules::Rules;
use crate::space::{SpaceId, Spaces};
use crate::verb::{Verb, Work};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::saved::{Format, Saved};
use table::{Chain, Chains, Log, Seat, Seed};

pub use crate::board::SEATS;

/// The form in which this version saves games. The first form named cards and spaces by their places in tables; it had no
/// number.
const FORM: u32 = 2;

/// A2: rounds of a game.
pub const ROUNDS: u8 = 14;
/// A2.1: persons of a player.
pub const PERSONS: u8 = 5;

/// An effect in progress.
pub type Frame = table::Frame<Verb>;

/// A game of Agricola.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    #[serde(skip_deserializing)]
    pub(crate) format: Format<FORM>,
    /// What was agreed.
    pub rules: Rules,
    /// Where chance comes from. Secret.
    pub(crate) seed: Seed,
    /// A3.3: the round cards in the order in which they come. Secret beyond the current round.
    pub(crate) order: [SpaceId; ROUNDS as usize],
    /// The round in progress, from 1; 0 before the first.
    pub round: u8,
    /// Where in the round the game stands.
    pub phase: Phase,
    /// A3.7: the holder of the start player marker.
    pub start: Seat,
    /// A4.4: who places the next person.
    pub turn: Seat,
    /// The action spaces that can be used.
    pub(crate) open: Spaces,
    /// What lies and stands on the action spaces.
    pub board: Board,
    /// A13.5: the major improvements for sale.
    pub(crate) for_sale: CardSet,
    /// M13.1: the major improvements that lie beneath others.
    #[serde(default)]
    pub(crate) covered: CardSet,
    /// M7: where the special action cards lie.
    #[serde(default)]
    pub specials: Specials,
    /// What the cards in play wait for and which rules they change; follows from the tableaus.
    #[serde(skip)]
    pub(crate) topics: Topics,
    /// What is known of the spaces without looking at a player; follows from the rules.
    #[serde(skip)]
    pub(crate) quick: QuickSpaces,
    /// A3.6: the undealt cards. Secret.
    pub(crate) pile: CardSet,
    /// The cards in hands that everybody knows about, because they were passed on openly.
    pub(crate) known: CardSet,
    /// How many cards were drawn from the pile.
    pub(crate) draws: u16,
    /// The players.
    pub players: ArrayVec<Player, SEATS>,
    /// What is still to be done.
    pub(crate) chains: Chains<Verb>,
    /// Grows when something hidden comes to light.
    pub(crate) revealed: u32,
    /// What happened, if somebody listens.
    #[serde(skip)]
    pub(crate) log: Log<Event>,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, s)
    }
}

impl Saved for State {
    const GAME: &'static str = "Agricola";
    const FORM: u32 = FORM;

    /// What follows from other things is not saved but found anew.
    fn read_rest<'de, D: Deserializer<'de>>(d: D) -> Result<State, D::Error> {
        let mut state = State::deserialize(d)?;
        state.players.iter_mut().for_each(|player| player.farm.look_at_fences());
        state.quick = QuickSpaces::of(&state.rules);
        state.look_at_cards();
        Ok(state)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<State, D::Error> {
        table::saved::read(d)
    }
}

impl State {
    /// The player in this seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in this seat, to be changed.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.len())
    }

    /// D2: all seats in turn order, the start player first.
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start.round_from(self.players.len())
    }

    /// Whether this is a solo game.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// What is still to be done before the next step of the round.
    pub fn pending(&self) -> &Chains<Verb> {
        &self.chains
    }

    /// Whether the space can be used in principle.
    #[inline]
    pub fn is_open(&self, space: SpaceId) -> bool {
        self.open.contains(space)
    }

    /// The spaces that can be used.
    #[inline]
    pub fn open_spaces(&self) -> Spaces {
        self.open
    }

    /// A23.5: the round card that was turned up last by the course of the game.
    pub fn newest_round_card(&self) -> Option<SpaceId> {
        self.order[..usize::from(self.round)].last().copied()
    }

    /// M13.1: the major improvements that lie beneath others, each with the one above it.
    pub fn stacked_majors(&self) -> impl Iterator<Item = (CardId, CardId)> {
        self.covered.iter().filter_map(|lower| Some((self.rules.neighbour_in_stack(lower)?, lower)))
    }

    /// The major improvements for sale.
    #[inline]
    pub fn majors_for_sale(&self) -> impl Iterator<Item = CardId> + use<> {
        Majors::among(&self.for_sale).iter()
    }

    /// Something hidden comes to light.
    pub(crate) fn bring_to_light(&mut self) {
        self.revealed += 1;
        self.log.reveal();
    }

    /// The topmost verb of a chain remembers this.
    pub(crate) fn work_on(&mut self, chain: Chain, work: Work) {
        if let Some(frame) = self.chains.top_mut(chain) {
            frame.work = work;
        }
    }

    /// A14.2: all places for animals on a farm and its cards.
    pub fn housing(&self, seat: Seat) -> Housing {
        let player = self.player(seat);
        let mut housing = player.farm.housing();
        for (owner, hook) in self.hooks(seat, Topic::Housing) {
            if let Hook::Housing(change) = hook {
                note(owner.card.card, hook);
                change(&owner, &mut housing);
            }
        }
        if self.topics.contains(Topic::Lodging) {
            self.add_lodgings(seat, &mut housing);
        }
        housing
    }

    /// A14.1: whether a player's animals all have a place.
    pub fn animals_fit(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let only_a_pet = herd(&player.goods).iter().map(|&n| u32::from(n)).sum::<u32>() <= 1;
        // A single pet lives in the home, unless a card forbids it.
        (only_a_pet && !player.listens_to(Topic::Housing)) || self.housing(seat).fits(&player.goods)
    }

    /// A4.1: a harvest follows after rounds 4, 7, 9, 11, 13 and 14.
    pub fn is_harvest_round(round: u8) -> bool {
        matches!(round, 4 | 7 | 9 | 11 | 13 | 14)
    }
}
