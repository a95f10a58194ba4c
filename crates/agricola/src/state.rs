//! The state of a game: plain data.

use crate::card::hook::heed;
use crate::card::{CardId, CardSet, Hook, Kind};
use crate::event::{Cause, Event};
use crate::farm::Farm;
use crate::goods::{Goods, food};
use crate::housing::Housing;
use crate::setup::Variant;
use crate::space::{SPACE_COUNT, SpaceId, Spaces};
use crate::verb::Verb;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};
use table::{Chains, Log, Seat, Seed};

/// A2: rounds of a game.
pub const ROUNDS: u8 = 14;
/// A2.1: persons of a player.
pub const PERSONS: u8 = 5;
/// The most players.
pub const SEATS: usize = 5;

/// An effect in progress.
pub type Frame = table::Frame<Verb, Cause>;

/// The family game or the full game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// A20: no hand cards, the family side of the boards.
    Family,
    /// The full game.
    #[default]
    Full,
}

/// A25: the edition that decides where the rule books differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The German first edition.
    #[default]
    De,
    /// The Dutch edition.
    Nl,
}

/// What the family game's day labourer gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DayLabourer {
    /// A5.9: 1 food and 1 building resource.
    #[default]
    Resource,
    /// 2 food, as on the full board.
    Food,
}

/// What was agreed before the game and is looked at while playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// 1 to 5.
    pub players: u8,
    /// Family or full.
    pub mode: Mode,
    /// German or Dutch.
    pub edition: Edition,
    /// The family game's day labourer.
    pub day_labourer: DayLabourer,
    /// A21: how hands come about.
    pub variant: Variant,
    /// A3.5: the decks in use, as bits in the order of [`crate::card::DECKS`].
    pub decks: u8,
    /// A19.3, A19.4: the food at the start of a solo game.
    #[serde(default)]
    pub start_food: u8,
}

/// Where in the round the game stands: what comes next once nothing is pending. A4, A17, A22.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A21: hands are chosen, in so many rounds.
    Hands(u8),
    /// A4.2(a): turn up the round card.
    Reveal,
    /// A4.2(b): hand out what lies on the round space.
    RoundGoods,
    /// A4.2(c): effects at the start of the round.
    RoundStart,
    /// A4.3: refill the spaces.
    Replenish,
    /// A22.6: effects at the start of the work phase.
    WorkStart,
    /// A4.4: place persons in turn.
    Work,
    /// A22.10: effects after all placements.
    WorkEnd,
    /// A4.8: all persons go home.
    ReturnHome,
    /// A22.11: effects at the end of the round.
    RoundEnd,
    /// A17: a step of the harvest, 1 to 11.
    Harvest(u8),
    /// On to the next round, or to the end.
    NextRound,
    /// A22.18: effects before scoring.
    BeforeScoring,
    /// The game is over.
    Over,
}

impl Step {
    /// The name of the phase.
    pub fn phase(self) -> &'static str {
        match self {
            Step::Hands(_) => "hands",
            Step::Reveal | Step::RoundGoods | Step::RoundStart => "start_of_round",
            Step::Replenish => "replenish",
            Step::WorkStart | Step::Work | Step::WorkEnd => "work",
            Step::ReturnHome => "return_home",
            Step::RoundEnd | Step::NextRound => "end_of_round",
            Step::Harvest(1..=3) => "field",
            Step::Harvest(4..=7) => "feeding",
            Step::Harvest(_) => "breeding",
            Step::BeforeScoring => "before_scoring",
            Step::Over => "over",
        }
    }
}

/// What lies and stands on an action space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct OnSpace {
    /// The goods.
    pub goods: Goods,
    /// The persons of each seat.
    pub persons: [u8; SEATS],
}

impl OnSpace {
    /// Whether somebody stands here.
    #[inline]
    pub fn is_occupied(&self) -> bool {
        self.persons != [0; SEATS]
    }
}

/// What lies and stands on every action space.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board([OnSpace; SPACE_COUNT]);

impl Default for Board {
    fn default() -> Board {
        Board([OnSpace::default(); SPACE_COUNT])
    }
}

impl Index<SpaceId> for Board {
    type Output = OnSpace;

    #[inline]
    fn index(&self, space: SpaceId) -> &OnSpace {
        &self.0[space.index()]
    }
}

impl IndexMut<SpaceId> for Board {
    #[inline]
    fn index_mut(&mut self, space: SpaceId) -> &mut OnSpace {
        &mut self.0[space.index()]
    }
}

// Saved by name, so that a saved game survives a new version with more spaces.

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let in_use = SpaceId::all().map(|space| (space, &self[space])).filter(|(_, here)| **here != OnSpace::default());
        s.collect_map(in_use)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Board, D::Error> {
        let mut board = Board::default();
        for (space, here) in BTreeMap::<SpaceId, OnSpace>::deserialize(d)? {
            board[space] = here;
        }
        Ok(board)
    }
}

/// A set of major improvements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Majors(u32);

impl Majors {
    fn bit(card: CardId) -> u32 {
        if card.card().kind == Kind::Major { 1 << card.number() } else { 0 }
    }

    /// Whether the card is one of these.
    pub fn contains(self, card: CardId) -> bool {
        self.0 & Majors::bit(card) != 0
    }

    /// Adds a card, if it is a major improvement.
    pub fn insert(&mut self, card: CardId) {
        self.0 |= Majors::bit(card);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !Majors::bit(card);
    }

    /// The cards in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        (0..32).filter(move |i| self.0 & 1 << i != 0).map(CardId::major)
    }
}

impl FromIterator<CardId> for Majors {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Majors {
        let mut set = Majors::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for Majors {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Majors {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Majors, D::Error> {
        Ok(Vec::<CardId>::deserialize(d)?.into_iter().collect())
    }
}

/// A card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct InPlay {
    /// The card.
    pub card: CardId,
    /// What lies on it, in the card's own way of counting.
    pub mark: u16,
    /// How often it was used in this harvest.
    pub used: u8,
}

impl InPlay {
    /// A9.8: the goods that the card takes and how many fields it is, if it acts as fields.
    pub fn field(&self) -> Option<(crate::goods::Good, u8)> {
        self.card.card().hooks.iter().find_map(|hook| match hook {
            Hook::Field(kind, plots) => Some((*kind, *plots)),
            _ => None,
        })
    }

    /// How many lie on one of the card's fields.
    pub fn plot(&self, i: u8) -> u8 {
        (self.mark >> (4 * i) & 15) as u8
    }

    /// Puts so many on one of the card's fields.
    pub fn set_plot(&mut self, i: u8, n: u8) {
        self.mark = self.mark & !(15 << (4 * i)) | u16::from(n.min(15)) << (4 * i);
    }

    /// A9.6: the first of the card's fields that is empty, and the goods it takes.
    pub fn empty_plot(&self) -> Option<(crate::goods::Good, u8)> {
        let (kind, plots) = self.field()?;
        (0..plots).find(|&i| self.plot(i) == 0).map(|i| (kind, i))
    }

    /// What grows on the card.
    pub fn crops(&self) -> Goods {
        match self.field() {
            Some((kind, plots)) => Goods::of(kind, (0..plots).map(|i| self.plot(i)).sum()),
            None => Goods::NONE,
        }
    }
}

/// One player's things.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// A1.5: the personal supply; the animals of the farm are counted here too (A14.9).
    pub goods: Goods,
    /// The farmyard.
    pub farm: Farm,
    /// All persons in play, newborns included.
    pub family: u8,
    /// The persons at home who can still be placed.
    pub at_home: u8,
    /// A12.5: the persons born in this round.
    pub newborns: u8,
    /// A17.6: begging cards.
    pub begging: u8,
    /// A11.3(d): fences that a card binds.
    pub bound_fences: u8,
    /// A13.2: occupations played so far.
    pub occupations: u8,
    /// A18.6: bonus points booked during play.
    pub bonus: i16,
    /// The cards in front of the player, in the order in which they came.
    pub tableau: ArrayVec<InPlay, 48>,
    /// The cards in hand.
    pub hand: ArrayVec<CardId, 40>,
    /// Cards put aside: in the draft those to choose from, with 3-for-1 those discarded. Hidden like the hand.
    pub aside: ArrayVec<CardId, 40>,
    /// What the cards in play wait for and which rules they change, as bits; follows from the tableau.
    #[serde(skip)]
    pub(crate) heeds: u64,
    /// The most that exchanges of the cards in play can bring: 255 or nothing of each kind; follows from the tableau.
    #[serde(skip)]
    pub(crate) brings: Goods,
    /// A1.9: what waits on the round spaces, round 1 first.
    pub coming: [Goods; ROUNDS as usize],
}

impl Default for Player {
    /// A3.2: two persons, two rooms, nothing else.
    fn default() -> Player {
        Player {
            goods: Goods::NONE,
            farm: Farm::default(),
            family: 2,
            at_home: 2,
            newborns: 0,
            begging: 0,
            bound_fences: 0,
            occupations: 0,
            bonus: 0,
            tableau: ArrayVec::new(),
            hand: ArrayVec::new(),
            aside: ArrayVec::new(),
            heeds: 0,
            brings: food(u8::MAX), // A15.1
            coming: [Goods::NONE; ROUNDS as usize],
        }
    }
}

impl Player {
    /// Whether this card lies in front of the player.
    pub fn has(&self, card: CardId) -> bool {
        self.tableau.iter().any(|c| c.card == card)
    }

    /// Whether a card in play waits for this or changes this rule.
    #[inline]
    pub(crate) fn heeds(&self, bit: u64) -> bool {
        self.heeds & bit != 0
    }

    /// A1.7, A18.7: the crops on cards that act as fields.
    pub fn card_crops(&self) -> Goods {
        if !self.heeds(heed::FIELD) {
            return Goods::NONE;
        }
        self.tableau.iter().fold(Goods::NONE, |sum, held| sum.and(held.crops()))
    }

    /// The cards in play with the facts about them.
    pub fn cards(&self) -> impl Iterator<Item = &'static crate::card::Card> {
        self.tableau.iter().map(|c| c.card.card())
    }
}

/// A game of Agricola.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    /// What was agreed.
    pub rules: Rules,
    /// Where chance comes from. Secret.
    pub(crate) seed: Seed,
    /// A3.3: the round cards in the order in which they come. Secret beyond the current round.
    pub(crate) order: [SpaceId; ROUNDS as usize],
    /// The round in progress, from 1; 0 before the first.
    pub round: u8,
    /// Where in the round the game stands.
    pub step: Step,
    /// A3.7: the holder of the start player marker.
    pub start: Seat,
    /// A4.4: who places the next person.
    pub turn: Seat,
    /// The action spaces that can be used.
    pub(crate) open: Spaces,
    /// What lies and stands on the action spaces.
    pub spaces: Board,
    /// A13.5: the major improvements for sale.
    pub(crate) for_sale: Majors,
    /// What the cards in play wait for, as bits; follows from the tableaus.
    #[serde(skip)]
    pub(crate) listening: u64,
    /// A3.6: the undealt cards. Secret.
    pub(crate) pile: CardSet,
    /// The cards in hands that everybody knows about, because they were passed on openly.
    pub(crate) known: CardSet,
    /// How many cards were drawn from the pile.
    pub(crate) draws: u16,
    /// The players.
    pub players: ArrayVec<Player, SEATS>,
    /// What is still to be done.
    pub(crate) chains: Chains<Verb, Cause>,
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

/// What follows from other things is not saved but found anew.
impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<State, D::Error> {
        let mut state = State::deserialize(d)?;
        state.listen();
        Ok(state)
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
    pub fn pending(&self) -> &Chains<Verb, Cause> {
        &self.chains
    }

    /// Whether the space can be used in principle.
    #[inline]
    pub fn is_open(&self, space: SpaceId) -> bool {
        self.open.contains(space)
    }

    /// The spaces that can be used.
    #[inline]
    pub fn open_spaces(&self) -> impl Iterator<Item = SpaceId> + use<> {
        self.open.iter()
    }

    /// The major improvements for sale.
    pub fn majors_for_sale(&self) -> impl Iterator<Item = CardId> + use<> {
        self.for_sale.iter()
    }

    /// A14.2: all places for animals on a farm and its cards.
    pub fn housing(&self, seat: Seat) -> Housing {
        let player = self.player(seat);
        let mut housing = player.farm.housing();
        for (my, hook) in self.hooks(seat, heed::HOUSING) {
            if let Hook::Housing(change) = hook {
                crate::card::coverage::note(my.card.card, hook);
                change(&my, &mut housing);
            }
        }
        housing
    }

    /// A14.1: whether a player's animals all have a place.
    pub fn animals_fit(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let pet_only = crate::goods::herd(&player.goods).iter().map(|&n| u32::from(n)).sum::<u32>() <= 1;
        // A single pet lives in the home, unless a card forbids it.
        (pet_only && !player.heeds(heed::HOUSING)) || self.housing(seat).fits(&player.goods)
    }

    /// A4.1: a harvest follows after rounds 4, 7, 9, 11, 13 and 14.
    pub fn is_harvest_round(round: u8) -> bool {
        matches!(round, 4 | 7 | 9 | 11 | 13 | 14)
    }
}
