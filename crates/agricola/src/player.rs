//! One player's things.

use crate::card::hook::{Topic, Topics};
use crate::card::{Card, CardId};
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, Farm};
use crate::goods::{ANIMALS, Good, Goods};
use crate::space::SpaceId;
use crate::state::ROUNDS;
use serde::{Deserialize, Deserializer, Serialize};
use smallvec::SmallVec;
use table::{Refusal, Seats};

/// The cards in front of a player; more than most have fit into the state itself.
pub type Tableau = SmallVec<[InPlay; 16]>;

/// Cards in a hand or laid aside.
pub type Cards = SmallVec<[CardId; 16]>;

/// What a card in play remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Memory {
    /// Nothing.
    #[default]
    Nothing,
    /// A number: goods on the card, uses so far.
    Count(u16),
    /// The round of the last use.
    Round(u8),
    /// Rounds to come, as bits.
    Rounds(u16),
    /// Rounds to come, and those of them that are remembered twice, as bits.
    RoundsTwice([u16; 2]),
    /// An action space, with a fence of the player's on it.
    Space(SpaceId),
    /// Players, and whether all have been asked.
    Players(Seats, bool),
    /// A9.8: what lies on each of the card's fields.
    Plots([u8; 4]),
    /// Fences that come in a certain round, twice: the round and their number.
    Coming([(u8, u8); 2]),
    /// Sheep, boar and cattle.
    Animals([u8; 3]),
    /// Spaces of the owner's farmyard, as two halves of their bits.
    Cells([u16; 2]),
    /// The rounds in which a sheep, a boar, a head of cattle and a horse come; 0 for none.
    Arrivals([u8; 4]),
    /// The animals of the other players on the card, the left neighbour's first.
    Guests(#[serde(deserialize_with = "read_guests")] [Option<Good>; 4]),
}

/// Reads the animals of other players. At first they were saved by their place in the list of animals, from 1.
fn read_guests<'de, D: Deserializer<'de>>(d: D) -> Result<[Option<Good>; 4], D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Guest {
        Named(Option<Good>),
        Numbered(u8),
    }
    let guests = <[Guest; 4]>::deserialize(d)?;
    Ok(guests.map(|guest| match guest {
        Guest::Named(kind) => kind,
        Guest::Numbered(number) => numbered(number),
    }))
}

/// The animal with this number, from 1; none for 0.
fn numbered(number: u8) -> Option<Good> {
    ANIMALS.get(usize::from(number).wrapping_sub(1)).copied()
}

/// In which form a card remembers something, for positions and views. These name it (`rounds = [5, 8]`); the number that stands
/// for it besides is called its mark. A space has a name only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Remembers {
    /// A number.
    #[default]
    Count,
    /// Something of the card's own, as bits that mean nothing to people.
    Bits,
    /// The round of the last use.
    Round,
    /// Rounds to come, as bits.
    Rounds,
    /// An action space.
    Space,
    /// Players, as bits.
    Players,
    /// Rounds and fences, four bits each.
    Coming,
    /// Sheep, boar and cattle, four bits each.
    Animals,
    /// Spaces of the farmyard. They have names only.
    Cells,
    /// The rounds of a sheep, a boar, cattle and a horse, four bits each.
    Arrivals,
    /// The animals of the other players, four bits each.
    Guests,
}

/// The most that a position can count on a card: more than any game leads to.
const MOST_COUNTED: u16 = 1000;

/// All rounds, as bits.
const ALL_ROUNDS: u16 = (1 << (ROUNDS + 1)) - 2;

/// Four bits of a number.
fn nibble(number: u16, place: u16) -> u8 {
    (number >> (4 * place) & 15) as u8
}

impl Memory {
    /// What a card remembers at a table with this many players, from the mark in a position.
    ///
    /// # Errors
    /// If the card cannot remember that.
    pub fn from_number(card: &Card, number: u16, players: usize) -> Result<Memory, Refusal> {
        let four = [0, 1, 2, 3].map(|place| nibble(number, place));
        let [round, pieces, later_round, later] = four;
        let known = match (card.field(), card.remembers) {
            (Some((_, plots)), _) => four.iter().skip(plots.into()).all(|&n| n == 0).then_some(Memory::Plots(four)),
            _ if number == 0 => Some(Memory::Nothing),
            (None, Remembers::Count | Remembers::Bits) => (number <= MOST_COUNTED).then_some(Memory::Count(number)),
            (None, Remembers::Round) => (number <= ROUNDS.into()).then_some(Memory::Round(round)),
            (None, Remembers::Rounds) => (number & !ALL_ROUNDS == 0).then_some(Memory::Rounds(number)),
            (None, Remembers::Space | Remembers::Cells) => None,
            (None, Remembers::Arrivals) => four.iter().all(|&round| round <= ROUNDS).then_some(Memory::Arrivals(four)),
            (None, Remembers::Guests) => {
                four.iter().all(|&number| number <= 4).then(|| Memory::Guests(four.map(numbered)))
            }
            (None, Remembers::Players) => {
                let (seats, all_asked) = (number & 0xff, number >> 8);
                let known = seats < 1 << players && all_asked <= 1;
                known.then_some(Memory::Players(Seats::from_bits(seats as u8), all_asked == 1))
            }
            (None, Remembers::Coming) => {
                let coming = [(round, pieces), (later_round, later)];
                let known = coming.iter().all(|&(round, pieces)| round <= ROUNDS || pieces == 0);
                known.then_some(Memory::Coming(coming))
            }
            (None, Remembers::Animals) => (number < 1 << 12).then_some(Memory::Animals([round, pieces, later_round])),
        };
        known.ok_or_else(|| Refusal::new(format!("{:?} cannot have the mark {number}", card.id)))
    }

    /// These spaces of the farmyard.
    pub fn of_cells(cells: Cells) -> Memory {
        match cells.bits() {
            0 => Memory::Nothing,
            bits => Memory::Cells([bits as u16, (bits >> 16) as u16]),
        }
    }

    /// The spaces of the farmyard that the card remembers.
    pub fn cells(self) -> Cells {
        if let Memory::Cells([low, high]) = self {
            Cells::from_bits(u32::from(low) | u32::from(high) << 16)
        } else {
            Cells::NONE
        }
    }

    /// The rounds in which a sheep, a boar, a head of cattle and a horse come; 0 for none.
    pub fn arrivals(self) -> [u8; 4] {
        if let Memory::Arrivals(rounds) = self { rounds } else { [0; 4] }
    }

    /// The animals of the other players on the card.
    pub fn guests(self) -> [Option<Good>; 4] {
        if let Memory::Guests(guests) = self { guests } else { [None; 4] }
    }

    /// The number that stands for it in views; 0 for spaces, which are named.
    pub fn number(self) -> u16 {
        let packed = |parts: &[u8]| parts.iter().rev().fold(0, |all, &n| all << 4 | u16::from(n.min(15)));
        match self {
            Memory::Nothing | Memory::Space(_) | Memory::Cells(_) => 0,
            Memory::Arrivals(four) => packed(&four),
            Memory::Guests(guests) => packed(&guests.map(|guest| {
                let place = guest.and_then(|kind| ANIMALS.iter().position(|&other| other == kind));
                place.map_or(0, |place| 1 + place as u8)
            })),
            Memory::Count(n) | Memory::Rounds(n) | Memory::RoundsTwice([n, _]) => n,
            Memory::Round(round) => round.into(),
            Memory::Players(seats, all_asked) => u16::from(seats.bits()) | u16::from(all_asked) << 8,
            Memory::Plots(plots) => packed(&plots),
            Memory::Coming([(a, b), (c, d)]) => packed(&[a, b, c, d]),
            Memory::Animals(animals) => packed(&animals),
        }
    }

    /// The number on the card; 0 if it remembers something else.
    pub fn count(self) -> u16 {
        if let Memory::Count(n) = self { n } else { 0 }
    }

    /// The round that the card remembers, if it does.
    pub fn round(self) -> Option<u8> {
        if let Memory::Round(round) = self { Some(round) } else { None }
    }

    /// The action space that the card remembers, if it does.
    pub fn space(self) -> Option<SpaceId> {
        if let Memory::Space(space) = self { Some(space) } else { None }
    }

    /// A11.3(d): the fences that lie somewhere because of the card, and cannot be built.
    pub(crate) fn bound_fences(self) -> u8 {
        match self {
            Memory::Coming(coming) => coming.iter().map(|(_, fences)| fences).sum(),
            Memory::Space(_) => 1,
            Memory::Nothing | Memory::Count(_) | Memory::Round(_) | Memory::Rounds(_) | Memory::RoundsTwice(_) => 0,
            Memory::Players(..) | Memory::Plots(_) | Memory::Animals(_) => 0,
            Memory::Cells(_) | Memory::Arrivals(_) | Memory::Guests(_) => 0,
        }
    }

    /// The players that the card remembers.
    pub fn players(self) -> Seats {
        if let Memory::Players(seats, _) = self { seats } else { Seats::NONE }
    }

    /// The sheep, boar and cattle that the card remembers.
    pub fn animals(self) -> [u8; 3] {
        if let Memory::Animals(animals) = self { animals } else { [0; 3] }
    }

    /// The fences that come in certain rounds.
    pub fn coming(self) -> impl Iterator<Item = (u8, u8)> {
        let coming = if let Memory::Coming(coming) = self { coming } else { [(0, 0); 2] };
        coming.into_iter().filter(|&(_, fences)| fences > 0)
    }

    /// The rounds that the card remembers, as bits.
    pub fn rounds(self) -> u16 {
        if let Memory::Rounds(once) | Memory::RoundsTwice([once, _]) = self { once } else { 0 }
    }

    /// The rounds that the card remembers twice, as bits.
    pub fn rounds_twice(self) -> u16 {
        if let Memory::RoundsTwice([_, twice]) = self { twice } else { 0 }
    }

    /// The rounds that the card remembers, each as often as it does.
    pub fn each_round(self) -> impl Iterator<Item = u8> {
        let times = move |round: u8| (self.rounds() >> round & 1) + (self.rounds_twice() >> round & 1);
        (1..=ROUNDS).flat_map(move |round| std::iter::repeat_n(round, times(round).into()))
    }

    /// This round is remembered too, or a second time.
    pub fn and_round(self, round: u8) -> Memory {
        let once = self.rounds() | 1 << round;
        match self.rounds_twice() | self.rounds() & 1 << round {
            0 => Memory::Rounds(once),
            twice => Memory::RoundsTwice([once, twice]),
        }
    }
}

/// A card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct InPlay {
    /// The card.
    pub card: CardId,
    /// What it remembers.
    #[serde(default)]
    pub memory: Memory,
    /// How often it was used in this harvest; for a field, how many crops were last taken from it.
    #[serde(default)]
    pub used: u8,
    /// A19.3: whether it was in play before the game began.
    #[serde(default)]
    pub kept: bool,
    /// M20.1: whether its fire is still to be lit.
    #[serde(default)]
    pub unlit: bool,
}

impl InPlay {
    /// A card that has just come into play.
    pub fn new(card: CardId) -> InPlay {
        InPlay { card, memory: Memory::Nothing, used: 0, kept: false, unlit: false }
    }

    /// A9.8: the goods that the card takes and how many fields it is, if it acts as fields.
    pub fn field(&self) -> Option<(Good, u8)> {
        self.card.card().field()
    }

    fn plots(&self) -> [u8; 4] {
        if let Memory::Plots(plots) = self.memory { plots } else { [0; 4] }
    }

    /// How many lie on one of the card's fields.
    pub fn plot(&self, i: u8) -> u8 {
        self.plots()[usize::from(i)]
    }

    /// Puts this many on one of the card's fields.
    pub fn set_plot(&mut self, i: u8, n: u8) {
        let mut plots = self.plots();
        plots[usize::from(i)] = n;
        self.memory = Memory::Plots(plots);
    }

    /// A9.6: the first of the card's fields that is empty, and the goods it takes.
    pub fn empty_plot(&self) -> Option<(Good, u8)> {
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

    /// A17, step 2: takes one crop off each field of the card, and remembers on how many there was one. Crops of one kind may
    /// come from the general supply instead.
    pub(crate) fn harvest(&mut self, stays: Option<Good>) -> Goods {
        let Some((kind, plots)) = self.field() else { return Goods::NONE };
        self.used = 0;
        let mut crops = Goods::NONE;
        for i in 0..plots {
            if self.plot(i) > 0 {
                self.set_plot(i, self.plot(i) - u8::from(stays != Some(kind)));
                self.used += 1;
                crops.add(&Goods::of(kind, 1));
            }
        }
        crops
    }
}

/// One player's things.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// A1.5: the personal supply; the animals of the farm are counted here too (A14.9).
    pub goods: Goods,
    /// The farmyard.
    pub farm: Farm,
    /// The family, newborns included.
    pub family: u8,
    /// A25.13: persons in play who do not belong to the family; they are placed and fed like the others.
    #[serde(default)]
    pub lodgers: u8,
    /// The guests who come with the next round. A guest is placed once, and needs neither room nor food.
    #[serde(default)]
    pub guests: u8,
    /// The persons at home who can still be placed, guests among them.
    pub at_home: u8,
    /// The persons placed in this round, each counted once.
    #[serde(default)]
    pub placed: u8,
    /// A12.5: the persons born in this round.
    pub newborns: u8,
    /// A17.6: begging cards.
    pub begging: u8,
    /// M1.8: the persons with a bed marker; they are at home.
    #[serde(default)]
    pub sick: u8,
    /// Whether animals were turned into food since the player's last answer: what follows until the next one is the same
    /// occasion.
    #[serde(default)]
    pub slaughtered: bool,
    /// A11.3(d): fences that a card binds.
    pub bound_fences: u8,
    /// A13.2: occupations played so far.
    pub occupations: u8,
    /// A18.6: bonus points booked during play.
    pub bonus: i16,
    /// The cards in front of the player, in the order in which they came.
    pub tableau: Tableau,
    /// The cards in hand.
    pub hand: Cards,
    /// Cards put aside: in the draft those to choose from, with 3-for-1 those discarded. Hidden like the hand.
    pub aside: Cards,
    /// What the cards in play wait for and which rules they change; follows from the tableau.
    #[serde(skip)]
    pub(crate) topics: Topics,
    /// The most that exchanges can bring: 255 or nothing of each kind; follows from the tableau and the rules.
    #[serde(skip)]
    pub(crate) brings: Goods,
    /// Whether exchanges can bring more than food and fuel; follows from the same.
    #[serde(skip)]
    pub(crate) brings_things: bool,
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
            lodgers: 0,
            guests: 0,
            at_home: 2,
            placed: 0,
            newborns: 0,
            begging: 0,
            sick: 0,
            slaughtered: false,
            bound_fences: 0,
            occupations: 0,
            bonus: 0,
            tableau: Tableau::new(),
            hand: Cards::new(),
            aside: Cards::new(),
            topics: Topics::NONE,
            brings: Goods::NONE,
            brings_things: false,
            coming: [Goods::NONE; ROUNDS as usize],
        }
    }
}

/// The rules of cards with which something can be had for less.
const CHEAPER: Topics = Topics::only(Topic::Price).with(Topic::FreeFences).with(Topic::CardRules);

/// Searches copy players all the time: cards are copied as one block, which a derived copy would do one by one.
impl Clone for Player {
    fn clone(&self) -> Player {
        let [hand, aside] = [&self.hand, &self.aside].map(|cards| SmallVec::from_slice(cards));
        let tableau = SmallVec::from_slice(&self.tableau);
        Player { farm: self.farm.clone(), tableau, hand, aside, ..*self }
    }
}

impl Player {
    /// A2.1: the player's persons in play: the family, and those who live apart from it. Guests are not the player's.
    pub fn persons(&self) -> u8 {
        self.family + self.lodgers
    }

    /// The spaces of the farmyard on which something of a card lies.
    pub fn cells_under_cards(&self) -> Cells {
        self.tableau.iter().fold(Cells::NONE, |all, held| all | held.memory.cells())
    }

    /// M9.3: whether all persons at home are sick.
    #[inline]
    pub fn is_bedridden(&self) -> bool {
        self.sick > 0 && self.sick >= self.at_home
    }

    /// Whether this card lies in front of the player.
    pub fn has(&self, card: CardId) -> bool {
        self.tableau.iter().any(|c| c.card == card)
    }

    /// A card in front of the player, with what it remembers.
    pub fn in_play(&self, card: CardId) -> Option<&InPlay> {
        self.tableau.iter().find(|held| held.card == card)
    }

    /// Whether a card in play waits for this or changes this rule.
    #[inline]
    pub(crate) fn listens_to(&self, topic: Topic) -> bool {
        self.topics.contains(topic)
    }

    /// Whether the goods at hand decide what can be paid, food and fuel apart: no card changes prices, and exchanges bring
    /// nothing else.
    #[inline]
    pub(crate) fn goods_decide(&self) -> bool {
        !self.brings_things && !self.topics.meets(CHEAPER)
    }

    /// Whether exchanges might help to pay a price; mostly they bring food only, and fuel where wood burns.
    #[inline]
    pub(crate) fn might_raise(&self, price: &Goods) -> bool {
        self.brings_things || price.get(Good::Food) > 0 || price.get(Good::Fuel) > 0
    }

    /// A1.7, A18.7: the crops on cards that act as fields.
    pub fn card_crops(&self) -> Goods {
        if !self.listens_to(Topic::Field) {
            return Goods::NONE;
        }
        self.tableau.iter().fold(Goods::NONE, |sum, held| sum.and(held.crops()))
    }

    /// The field tiles with this crop.
    pub fn planted_tiles(&self, crop: Crop) -> u8 {
        let grows = |cell: &Cell| self.farm.plots[cell.index()].goods().get(crop.good()) > 0;
        self.farm.fields.iter().filter(grows).count() as u8
    }

    /// A9.8: the fields with this crop on cards; each stack is one.
    pub fn planted_on_cards(&self, crop: Crop) -> u8 {
        let stacks = |held: &InPlay| match held.field() {
            Some((kind, plots)) if kind == crop.good() => (0..plots).filter(|&i| held.plot(i) > 0).count() as u8,
            _ => 0,
        };
        self.tableau.iter().map(stacks).sum()
    }

    /// The cards in play with the facts about them.
    pub fn cards(&self) -> impl Iterator<Item = &'static Card> {
        self.tableau.iter().map(|c| c.card.card())
    }

    /// The fences that can still be built.
    pub fn fences_left(&self) -> u8 {
        self.farm.ground(self.bound_fences).pieces
    }

    /// A17, step 2: takes one crop from every planted field, on the farm and on cards.
    pub(crate) fn harvest(&mut self, stays: Option<Good>) -> Goods {
        let mut goods = self.farm.harvest(stays);
        if self.listens_to(Topic::Field) {
            self.tableau.iter_mut().for_each(|held| goods.add(&held.harvest(stays)));
        }
        goods
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_saved_by_name_and_were_once_numbered() {
        let guests = Memory::Guests([Some(Good::Sheep), None, Some(Good::Horse), None]);
        let saved = serde_json::to_string(&guests).unwrap();
        assert_eq!(saved, r#"{"guests":["sheep",null,"horse",null]}"#);
        for text in [saved.as_str(), r#"{"guests":[1,0,4,0]}"#] {
            assert_eq!(serde_json::from_str::<Memory>(text).unwrap(), guests);
        }
    }
}
