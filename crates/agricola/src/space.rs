//! The action spaces. A5: printed on the boards, on round cards and on green cards; A5.9: their family versions.

use crate::card::i_deck;
use crate::goods::*;
use crate::state::{DayLabourer, Edition, Mode, Rules};
use crate::verb::{ANY, BAKE, Effect, FENCES, Fee, GROW, IMPROVEMENT, MINOR, PLOW, RENOVATE, Room, SOW, START_PLAYER};
use crate::verb::{TAKE, Verb, gain, occupation, pay, pick, rooms, stables, take_and};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An action space.
pub struct Space {
    /// The id of the rules sheet.
    pub id: &'static str,
    /// A3.3: the stage of a round card; 0 for everything else.
    pub stage: u8,
    /// A3.4: the player count of a green card; 0 for everything else.
    pub green: u8,
    /// Under which rules it is used.
    pub only: fn(&Rules) -> bool,
    /// A4.3: what is put there in every round.
    pub refill: Goods,
    /// What is put there instead where something else was agreed.
    pub refill_instead: Option<(Agreed, Goods)>,
    /// What it lets a player do.
    pub does: Effect,
    /// What it does instead where something else was agreed.
    pub instead: Option<(Agreed, Effect)>,
}

/// Something agreed before the game that changes what a space does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreed {
    /// A25: the Dutch edition.
    Dutch,
    /// The family game's day labourer gets 2 food.
    FoodForLabour,
    /// A19: a single player.
    Solo,
    /// A20.4, D6: a single player in the German edition.
    GermanSolo,
}

impl Agreed {
    fn holds(self, rules: &Rules) -> bool {
        match self {
            Agreed::Dutch => rules.edition == Edition::Nl,
            Agreed::FoodForLabour => rules.day_labourer == DayLabourer::Food,
            Agreed::Solo => rules.players == 1,
            Agreed::GermanSolo => rules.players == 1 && rules.edition == Edition::De,
        }
    }
}

const ALWAYS: Space = Space {
    id: "",
    stage: 0,
    green: 0,
    only: |_| true,
    refill: NOTHING,
    refill_instead: None,
    does: TAKE,
    instead: None,
};
/// A space that a card brings into play.
pub(crate) const ON_CARD: Space = Space { only: |_| false, ..ALWAYS };
const FULL: Space = Space { only: |rules| rules.mode == Mode::Full, ..ALWAYS };
const FAMILY: Space = Space { only: |rules| rules.mode == Mode::Family, ..ALWAYS };

/// A20.3, A25.7: only where the green cards have family backs.
const fn family_back(players: u8) -> Space {
    Space { only: |rules| rules.mode == Mode::Family && rules.edition == Edition::Nl, ..green(players) }
}

const fn stage(stage: u8) -> Space {
    Space { stage, ..ALWAYS }
}

const fn green(players: u8) -> Space {
    Space { green: players, ..ALWAYS }
}

use table::Effect::{After, AndOr, Do, Either, ThenOr};

/// A5.4: growth from round 5 on.
const LATE_GROWTH: Effect = Effect::All(&[Do(Verb::FromRound(5)), GROW]);

/// All action spaces but those on cards.
#[rustfmt::skip]
pub static SPACES: [Space; 46] = [
    // A5.1: board 1.
    Space { id: "B1", does: AndOr(&[rooms(ANY), stables(ANY, wood(2))]), ..ALWAYS },
    // A6.4, A6.5, A25.5: the marker first; in the Dutch edition either half may be dropped.
    Space { id: "B2", does: After(&START_PLAYER, &MINOR), instead: Some((Agreed::Dutch, ThenOr(&[START_PLAYER, MINOR]))), ..FULL },
    Space { id: "B3", does: gain(grain(1)), ..ALWAYS },
    Space { id: "B4", does: PLOW, ..ALWAYS },
    Space { id: "B5", does: occupation(Fee::FirstFree), ..FULL },
    Space { id: "B6", does: gain(food(2)), ..FULL },
    // A5.2: board 2.
    Space { id: "B7", refill: wood(3), refill_instead: Some((Agreed::Solo, wood(2))), ..ALWAYS },
    Space { id: "B8", refill: clay(1), ..ALWAYS },
    Space { id: "B9", refill: reed(1), ..ALWAYS },
    Space { id: "B10", refill: food(1), ..ALWAYS },
    // A5.9: the family side of board 1.
    Space { id: "F2", refill: food(1), refill_instead: Some((Agreed::GermanSolo, NOTHING)), does: Effect::All(&[START_PLAYER, Do(Verb::Collect)]), ..FAMILY },
    Space { id: "F5", does: AndOr(&[stables(1, wood(1)), BAKE]), ..FAMILY },
    Space { id: "F6", does: Effect::All(&[gain(food(1)), pick(1)]), instead: Some((Agreed::FoodForLabour, gain(food(2)))), ..FAMILY },
    // A5.3: round cards.
    Space { id: "R1a", does: AndOr(&[SOW, BAKE]), ..stage(1) },
    Space { id: "R1b", does: IMPROVEMENT, ..stage(1) },
    Space { id: "R1c", refill: sheep(1), ..stage(1) },
    Space { id: "R1d", does: FENCES, ..stage(1) },
    Space { id: "R2a", refill: stone(1), ..stage(2) },
    Space { id: "R2b", does: After(&RENOVATE, &IMPROVEMENT), ..stage(2) },
    Space { id: "R2c", does: After(&GROW, &MINOR), ..stage(2) },
    Space { id: "R3a", does: gain(vegetable(1)), ..stage(3) },
    Space { id: "R3b", refill: boar(1), ..stage(3) },
    Space { id: "R4a", refill: stone(1), ..stage(4) },
    Space { id: "R4b", refill: cattle(1), ..stage(4) },
    // A6.4: plow first, so that the new field may be sown.
    Space { id: "R5a", does: ThenOr(&[PLOW, SOW]), ..stage(5) },
    Space { id: "R5b", does: Do(Verb::Grow(Room::NotNeeded)), ..stage(5) },
    Space { id: "R6a", does: After(&RENOVATE, &FENCES), ..stage(6) },
    // A5.4: green cards for three players.
    Space { id: "G3a", refill: wood(2), ..green(3) },
    Space { id: "G3b", refill: clay(1), ..green(3) },
    Space { id: "G3c", does: pick(1), ..green(3) },
    Space { id: "G3d", does: occupation(Fee::Always(2)), green: 3, ..FULL },
    Space { id: "FG3d", does: pick(2), ..family_back(3) },
    // For four.
    Space { id: "G4a", refill: wood(1), ..green(4) },
    Space { id: "G4b", refill: wood(2), ..green(4) },
    Space { id: "G4c", refill: clay(2), ..green(4) },
    Space { id: "G4d", does: gain(reed(1).and(stone(1)).and(food(1))), ..green(4) },
    Space { id: "G4e", does: occupation(Fee::FirstTwoCheap), green: 4, ..FULL },
    Space { id: "FG4e", does: pick(2), ..family_back(4) },
    Space { id: "G4f", refill: food(1), ..green(4) },
    // For five.
    Space { id: "G5a", refill: wood(4), ..green(5) },
    Space { id: "G5b", refill: clay(3), ..green(5) },
    Space { id: "G5c", refill: reed(1), does: take_and(stone(1).and(wood(1))), ..green(5) },
    Space { id: "G5d", does: Either(&[
        gain(sheep(1).and(food(1))), gain(boar(1)), Effect::All(&[pay(food(1)), gain(cattle(1))]),
    ]), ..green(5) },
    // A20.3: without a family back the front is used, of which only the growth is left.
    Space { id: "G5e", does: Either(&[occupation(Fee::FirstTwoCheap), LATE_GROWTH]),
            only: |rules| rules.mode == Mode::Full || rules.edition == Edition::De, ..green(5) },
    Space { id: "FG5e", does: Either(&[pick(2), LATE_GROWTH]), ..family_back(5) },
    // A5.6: if the room is chosen, the food stays.
    Space { id: "G5f", refill: food(1), does: Either(&[rooms(1), TAKE]), ..green(5) },
];

/// How many action spaces there are, with those on cards.
pub const SPACE_COUNT: usize = SPACES.len() + i_deck::SPACES.len();

/// The number of an action space: first [`SPACES`], then those on cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct SpaceId(pub(crate) u8);

impl SpaceId {
    /// The space with this id.
    pub fn named(id: &str) -> Option<SpaceId> {
        SpaceId::all().find(|space| space.space().id == id)
    }

    /// The facts about the space.
    #[inline]
    pub fn space(self) -> &'static Space {
        match SPACES.get(self.index()) {
            Some(space) => space,
            None => &i_deck::SPACES[self.index() - SPACES.len()],
        }
    }

    /// The number, for arrays that hold one thing per space.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// All spaces.
    pub fn all() -> impl Iterator<Item = SpaceId> {
        (0..SPACE_COUNT as u8).map(SpaceId)
    }

    /// A3.3: the round cards of a stage.
    pub fn of_stage(stage: u8) -> impl Iterator<Item = SpaceId> {
        SpaceId::all().filter(move |s| s.space().stage == stage)
    }

    /// Whether the space lies open from the beginning under these rules.
    pub fn at_setup(self, rules: &Rules) -> bool {
        let space = self.space();
        space.stage == 0 && (space.green == 0 || space.green == rules.players) && (space.only)(rules)
    }

    /// What the space lets a player do under these rules.
    #[inline]
    pub fn does(self, rules: &Rules) -> &'static Effect {
        match &self.space().instead {
            Some((agreed, effect)) if agreed.holds(rules) => effect,
            _ => &self.space().does,
        }
    }

    /// A4.3: what is put there in every round.
    pub fn refill(self, rules: &Rules) -> Goods {
        match self.space().refill_instead {
            Some((agreed, goods)) if agreed.holds(rules) => goods,
            _ => self.space().refill,
        }
    }
}

table::by_name!(SpaceId, |id: SpaceId| id.space().id, SpaceId::named, "action space");

/// A set of action spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces(u64);

impl Spaces {
    /// The spaces with these ids; usable in constants.
    ///
    /// # Panics
    /// If there is no such space.
    pub const fn of(ids: &[&str]) -> Spaces {
        let mut set = 0;
        let mut i = 0;
        while i < ids.len() {
            set |= 1 << position(ids[i]);
            i += 1;
        }
        Spaces(set)
    }

    /// All spaces.
    pub const ALL: Spaces = Spaces(u64::MAX >> (64 - SPACE_COUNT));

    /// Whether the space is one of these.
    #[inline]
    pub const fn contains(self, space: SpaceId) -> bool {
        self.0 & 1 << space.0 != 0
    }

    /// Adds a space.
    pub fn insert(&mut self, space: SpaceId) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    pub fn remove(&mut self, space: SpaceId) {
        self.0 &= !(1 << space.0);
    }

    /// The spaces, in the order of [`SPACES`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SpaceId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| SpaceId(bits.trailing_zeros() as u8))?;
            bits &= bits - 1;
            Some(next)
        })
    }

    /// Only this space.
    pub(crate) const fn only(space: SpaceId) -> Spaces {
        Spaces(1 << space.0)
    }

    /// Whether the sets have a space in common.
    #[inline]
    pub(crate) const fn meets(self, other: Spaces) -> bool {
        self.0 & other.0 != 0
    }
}

impl FromIterator<SpaceId> for Spaces {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Spaces {
        let mut set = Spaces::default();
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Spaces {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Spaces, D::Error> {
        Ok(Vec::<SpaceId>::deserialize(d)?.into_iter().collect())
    }
}

const fn position(id: &str) -> usize {
    let mut i = 0;
    while i < SPACE_COUNT {
        let space = if i < SPACES.len() { &SPACES[i] } else { &i_deck::SPACES[i - SPACES.len()] };
        if equal(space.id.as_bytes(), id.as_bytes()) {
            return i;
        }
        i += 1;
    }
    panic!("there is no such action space")
}

const fn equal(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
