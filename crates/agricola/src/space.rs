//! The action spaces. A5: printed on the boards, on round cards and on green cards; A5.9: their family versions.

use crate::base;
use crate::card::DECK_SPACES;
use crate::goods::*;
use crate::moor;
use crate::rules::{DayLabourer, GameBox, Mode, OfBoxes, Rules};
use crate::verb::{
    ANY, BAKE, COLLECT, Effect, FENCES, Fee, GROW, GROW_WITHOUT_ROOM, IMPROVEMENT, MINOR_IMPROVEMENT, PLOW, RENOVATE,
    SOW, START_PLAYER, TAKE, from_round, gain, occupation, pay, pick, rooms, stables, take_and,
};

use crate::state::ROUNDS;
use arrayvec::ArrayVec;
use std::sync::LazyLock;
use table::name::is_same;

/// Whether something is so under the rules agreed upon.
type Condition = fn(&Rules) -> bool;

/// An action space.
pub struct Space {
    /// The id of the rules sheet.
    pub id: &'static str,
    /// A3.3: the stage of a round card; 0 for everything else.
    pub stage: u8,
    /// A3.4: the player count of a green card; 0 for everything else.
    pub green: u8,
    /// Under which rules it is used.
    pub only: Condition,
    /// A4.3: what is put there in every round.
    pub refill: Goods,
    /// What is put there instead where something else was agreed.
    pub refill_instead: Option<(Condition, Goods)>,
    /// What it lets a player do.
    pub does: Effect,
    /// What it does instead where something else was agreed.
    pub instead: Option<(Condition, Effect)>,
    /// M9.1, M9.3: whether any number of persons may stand there, and also sick ones.
    pub ward: bool,
}

/// A25: the Dutch edition.
fn dutch(rules: &Rules) -> bool {
    rules.is_dutch()
}

/// The family game's day labourer gets 2 food.
fn food_for_labour(rules: &Rules) -> bool {
    rules.day_labourer == DayLabourer::Food
}

/// A19: a single player.
fn solo(rules: &Rules) -> bool {
    rules.is_solo()
}

/// A20.4, D6: the storehouse stays empty.
fn empty_storehouse(rules: &Rules) -> bool {
    rules.is_storehouse_empty()
}

pub(crate) const ALWAYS: Space = Space {
    id: "",
    stage: 0,
    green: 0,
    only: |_| true,
    refill: NOTHING,
    refill_instead: None,
    does: TAKE,
    instead: None,
    ward: false,
};
/// A space that a card brings into play.
pub(crate) const ON_CARD: Space = Space { only: |_| false, ..ALWAYS };
const FULL: Space = Space { only: |rules| rules.mode == Mode::Full, ..ALWAYS };
const FAMILY: Space = Space { only: |rules| rules.mode == Mode::Family, ..ALWAYS };

/// A20.3, A25.7: only where the green cards have family backs.
const fn family_back(players: u8) -> Space {
    Space { only: Rules::has_family_backs, ..green(players) }
}

const fn stage(stage: u8) -> Space {
    Space { stage, ..ALWAYS }
}

const fn green(players: u8) -> Space {
    Space { green: players, ..ALWAYS }
}

use table::Effect::{After, AndOr, Either, ThenOr};

/// A5.4: growth from round 5 on.
const LATE_GROWTH: Effect = Effect::All(&[from_round(5), GROW]);

/// The action spaces of the base game.
#[rustfmt::skip]
pub static SPACES: [Space; 46] = [
    // A5.1: board 1.
    Space { id: "B1", does: AndOr(&[rooms(ANY), stables(ANY, wood(2))]), ..ALWAYS },
    // A6.4, A6.5, A25.5: the marker first; in the Dutch edition either half may be dropped.
    Space { id: "B2", does: After(&START_PLAYER, &MINOR_IMPROVEMENT), instead: Some((dutch, ThenOr(&[START_PLAYER, MINOR_IMPROVEMENT]))), ..FULL },
    Space { id: "B3", does: gain(grain(1)), ..ALWAYS },
    Space { id: "B4", does: PLOW, ..ALWAYS },
    Space { id: "B5", does: occupation(Fee::FirstFree), ..FULL },
    Space { id: "B6", does: gain(food(2)), ..FULL },
    // A5.2: board 2.
    Space { id: "B7", refill: wood(3), refill_instead: Some((solo, wood(2))), ..ALWAYS },
    Space { id: "B8", refill: clay(1), ..ALWAYS },
    Space { id: "B9", refill: reed(1), ..ALWAYS },
    Space { id: "B10", refill: food(1), ..ALWAYS },
    // A5.9: the family side of board 1.
    Space { id: "F2", refill: food(1), refill_instead: Some((empty_storehouse, NOTHING)), does: Effect::All(&[START_PLAYER, COLLECT]), ..FAMILY },
    Space { id: "F5", does: AndOr(&[stables(1, wood(1)), BAKE]), ..FAMILY },
    Space { id: "F6", does: Effect::All(&[gain(food(1)), pick(1)]), instead: Some((food_for_labour, gain(food(2)))), ..FAMILY },
    // A5.3: round cards.
    Space { id: "R1a", does: AndOr(&[SOW, BAKE]), ..stage(1) },
    Space { id: "R1b", does: IMPROVEMENT, ..stage(1) },
    Space { id: "R1c", refill: sheep(1), ..stage(1) },
    Space { id: "R1d", does: FENCES, ..stage(1) },
    Space { id: "R2a", refill: stone(1), ..stage(2) },
    Space { id: "R2b", does: After(&RENOVATE, &IMPROVEMENT), ..stage(2) },
    Space { id: "R2c", does: After(&GROW, &MINOR_IMPROVEMENT), ..stage(2) },
    Space { id: "R3a", does: gain(vegetable(1)), ..stage(3) },
    Space { id: "R3b", refill: boar(1), ..stage(3) },
    Space { id: "R4a", refill: stone(1), ..stage(4) },
    Space { id: "R4b", refill: cattle(1), ..stage(4) },
    // A6.4: plow first, so that the new field may be sown.
    Space { id: "R5a", does: ThenOr(&[PLOW, SOW]), ..stage(5) },
    Space { id: "R5b", does: GROW_WITHOUT_ROOM, ..stage(5) },
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
            only: |rules| !rules.has_family_backs(), ..green(5) },
    Space { id: "FG5e", does: Either(&[pick(2), LATE_GROWTH]), ..family_back(5) },
    // A5.6: if the room is chosen, the food stays.
    Space { id: "G5f", refill: food(1), does: Either(&[rooms(1), TAKE]), ..green(5) },
];

/// The tables of action spaces that lie in boxes; those that decks bring come after them.
const TABLES: &[&[Space]] = &[base::BOX.spaces, moor::BOX.spaces];

/// How many action spaces there are, with those on cards.
pub const SPACE_COUNT: usize = {
    let (mut count, mut table) = (0, 0);
    while table < TABLES.len() + DECK_SPACES.len() {
        count += nth_table(table).len();
        table += 1;
    }
    count
};

const fn nth_table(table: usize) -> &'static [Space] {
    if table < TABLES.len() { TABLES[table] } else { DECK_SPACES[table - TABLES.len()] }
}

/// All action spaces by their numbers.
static BY_NUMBER: [&Space; SPACE_COUNT] = {
    let mut all = [&SPACES[0]; SPACE_COUNT];
    let (mut number, mut table) = (0, 0);
    while table < TABLES.len() + DECK_SPACES.len() {
        let mut place = 0;
        while place < nth_table(table).len() {
            all[number] = &nth_table(table)[place];
            (number, place) = (number + 1, place + 1);
        }
        table += 1;
    }
    all
};

/// The action spaces in these boxes.
fn spaces_of(boxes: &[&GameBox]) -> impl Iterator<Item = SpaceId> {
    let is_in = |part: &GameBox, id: SpaceId| part.spaces.iter().any(|space| std::ptr::eq(space, id.space()));
    SpaceId::all().filter(move |&id| boxes.iter().any(|part| is_in(part, id)))
}

impl Rules {
    /// The action spaces in the boxes on the table.
    pub(crate) fn spaces_in_boxes(&self) -> Spaces {
        static SPACES: LazyLock<OfBoxes<Spaces>> = LazyLock::new(|| OfBoxes::new(|boxes| spaces_of(boxes).collect()));
        SPACES.under(self)
    }

    /// A3.3: the round cards, stage by stage.
    pub fn round_cards(&self) -> [SpaceId; ROUNDS as usize] {
        static CARDS: LazyLock<OfBoxes<[SpaceId; ROUNDS as usize]>> = LazyLock::new(|| {
            OfBoxes::new(|boxes| {
                let cards: ArrayVec<SpaceId, { ROUNDS as usize }> =
                    spaces_of(boxes).filter(|space| space.space().stage > 0).collect();
                let mut cards = cards.into_inner().expect("there are 14 round cards");
                cards.sort_by_key(|card| card.space().stage);
                cards
            })
        });
        CARDS.under(self)
    }

    /// A3.4: the action spaces that lie open from the beginning.
    pub fn spaces_at_setup(&self) -> Spaces {
        self.spaces_in_boxes().iter().filter(|space| space.is_open_at_setup(self)).collect()
    }
}

/// The number of an action space: first those of the boxes, then those on cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct SpaceId(u8);

impl SpaceId {
    /// The space with this id.
    pub fn named(id: &str) -> Option<SpaceId> {
        SpaceId::all().find(|space| space.space().id == id)
    }

    /// The facts about the space.
    #[inline]
    pub const fn space(self) -> &'static Space {
        BY_NUMBER[self.0 as usize]
    }

    /// The number, for arrays that hold one thing per space.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space with this number.
    #[inline]
    pub const fn from_index(index: usize) -> SpaceId {
        SpaceId(index as u8)
    }

    /// All spaces.
    pub fn all() -> impl Iterator<Item = SpaceId> {
        (0..SPACE_COUNT).map(SpaceId::from_index)
    }

    /// Whether the space lies open from the beginning, if its box is on the table.
    fn is_open_at_setup(self, rules: &Rules) -> bool {
        let space = self.space();
        space.stage == 0 && (space.green == 0 || space.green == rules.players) && (space.only)(rules)
    }

    /// What the space lets a player do under these rules.
    #[inline]
    pub fn does(self, rules: &Rules) -> &'static Effect {
        match &self.space().instead {
            Some((holds, effect)) if holds(rules) => effect,
            _ => &self.space().does,
        }
    }

    /// A4.3: what is put there in every round.
    pub fn refill(self, rules: &Rules) -> Goods {
        match self.space().refill_instead {
            Some((holds, goods)) if holds(rules) => goods,
            _ => self.space().refill,
        }
    }
}

table::by_name!(SpaceId, |id: SpaceId| id.space().id, SpaceId::named, "action space");

table::bit_set! {
    /// A set of action spaces.
    pub struct Spaces(u64) of SpaceId;
}

impl Spaces {
    /// All spaces.
    pub const ALL: Spaces = Spaces(u64::MAX >> (64 - SPACE_COUNT));

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
}

const fn position(id: &str) -> usize {
    let mut i = 0;
    while i < SPACE_COUNT {
        if is_same(SpaceId::from_index(i).space().id, id) {
            return i;
        }
        i += 1;
    }
    panic!("there is no such action space")
}
