//! What can happen on a farm: the verbs of the effect language, and short names to write effects with.

use crate::card::{CARDS, Hook, Kind, My, Tag};
use crate::farm::{Crop, House};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::space::SpaceId;
use crate::state::{Frame, State};
use std::sync::LazyLock;
use table::{Catalogue, Vocabulary};

/// An effect of an action space or a card.
pub type Effect = table::Effect<Verb>;

/// One thing that a player does.
#[derive(Debug)]
pub enum Verb {
    /// Takes goods from the general supply.
    Gain(Goods),
    /// Takes these goods from the general supply once for each of the frame's amount.
    GainEach(Goods),
    /// Takes an amount that depends on the game and on the frame's amount.
    GainBy(fn(&My, u16) -> Goods),
    /// A1.10: takes everything that lies on the space, and these goods from the general supply.
    Take(Goods),
    /// Takes whatever lies on the space, if anything does.
    Collect,
    /// A13.12: takes the start player marker, or keeps it.
    StartPlayer,
    /// A1.9: puts these goods on round spaces of the future.
    OnRounds(Rounds, Goods),
    /// Books bonus points.
    Bonus(u8),
    /// The other player takes goods from the general supply.
    Give(Goods),
    /// The other player must hand over goods.
    TakeFrom(Goods),
    /// Remembers rounds to come on the card, as bits.
    MarkRounds(Rounds),
    /// The card makes the offers that it makes only when it says so ([`crate::card::When::Announced`]).
    Announce,
    /// A22.7: whoever has declined something of this kind is asked again.
    AskAgain,
    /// The player places a person before everybody else, once all effects of the moment are through.
    PlaceFirst,
    /// Only if this holds.
    Only(fn(&State, &Frame) -> bool),
    /// Only from this round on.
    FromRound(u8),
    /// Adds one to the count on the card.
    Count,
    /// Only so many times in the game; counts on the card.
    Times(u16),
    /// Only once in a round; the card remembers the round.
    OncePerRound,
    /// No other card of this group may react to the same thing.
    Alone(Tag),
    /// Leaves some of the goods just taken on the action space; the frame's amount says where, see [`at_space`].
    Leave(Goods),
    /// Plays the card itself, which is still in hand, for nothing.
    PlayThis,
    /// Something that only one card does.
    Call(fn(&mut State, &Frame)),

    /// A question of the card's own: the answers to it, and what each of them brings about.
    Ask(fn(&State, &Frame, &mut dyn FnMut(Move)), fn(&mut State, &Frame, &Move)),
    /// A22.12: pays these goods; where they are not at hand, the player raises them by exchanges first.
    Pay(Goods),
    /// The same, to the other player.
    PayTo(Goods),
    /// Takes so many different building resources of the player's choice.
    Pick(u8),
    /// A4.4: places a person on an action space.
    Place,
    /// The same before the first turn of the round.
    EarlyTurn,
    /// A9.1: plows up to so many fields.
    Plow(u8),
    /// A9.1: plows up to as many fields as the game says.
    PlowBy(fn(&My) -> u8),
    /// A9.5: sows any number of fields.
    Sow,
    /// Sows any number of fields with this crop.
    SowOnly(Crop),
    /// Sows one field tile with this crop.
    SowOne(Crop),
    /// A10: bakes bread.
    Bake,
    /// A7.2: builds up to so many rooms.
    Rooms(u8),
    /// A8: builds up to so many stables at this price each.
    Stables(u8, Goods),
    /// Builds one room for nothing.
    FreeRoom,
    /// Builds one stable for nothing.
    FreeStable,
    /// A11: builds fences.
    Fences,
    /// A11: builds fences of which so many cost no wood.
    FencesFor(u8),
    /// Fences one space as a new pasture without paying wood.
    FenceOne,
    /// The same with the space that has the frame's amount as its number.
    FenceThis,
    /// A7.6: renovates the house.
    Renovate,
    /// Renovates the house to this one only.
    RenovateTo(House),
    /// A12: the family grows; with or without room.
    Grow(Room),
    /// A13.1: plays an occupation at this price.
    Occupation(Fee),
    /// A13.4: plays a minor improvement.
    Minor,
    /// A13.6: one improvement, major or minor.
    Improvement,
    /// Hands back so many improvements.
    GiveUp(u8),
    /// Chooses how to pay for something that is being built or played.
    Settle(Bill),
    /// A14.1: animals that find no place are cooked or given back.
    House,
    /// A17.3: feeds the family.
    Feed,
    /// A17.9: animals have young.
    Breed,
    /// The same for one type of animals only.
    BreedOne(Good),
    /// A21.1: discards so many hand cards, then draws one of this kind.
    Discard(u8, Kind),
    /// A21.2: puts so many hand cards of this kind back.
    PutBack(u8, Kind),
    /// A21.3: may return the whole hand.
    Mulligan,
    /// A21.4: picks a card of this kind.
    Draft(Kind),
}

/// The number that tells [`Verb::Leave`] from which space goods were taken and how many lay there.
pub fn at_space(space: crate::space::SpaceId, lying: u8) -> u16 {
    u16::from(lying) << 8 | space.index() as u16
}

/// A12.2, A12.3: whether family growth asks for a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Room {
    Needed,
    NotNeeded,
}

/// A13.2: the price of an occupation, by space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fee {
    /// B5: the first is free, each further one costs 1 food.
    FirstFree,
    /// G4e, G5e: the first two cost 1 food each, further ones 2.
    FirstTwoCheap,
    /// Always this much food.
    Always(u8),
}

impl Fee {
    /// A13.2: the food due for the next occupation of somebody who has played so many.
    pub fn food(self, played: u8) -> u8 {
        match self {
            Fee::FirstFree => u8::from(played > 0),
            Fee::FirstTwoCheap => 1 + u8::from(played > 1),
            Fee::Always(food) => food,
        }
    }
}

/// What is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bill {
    /// A room on the cell with the frame's amount as its number.
    Room,
    /// A stable on that cell, at this price.
    Stable(Goods),
    /// A renovation to the house with the frame's amount as its number.
    Renovation,
    /// Fences around the cells that are the frame's amount as bits.
    Fences,
    /// The improvement with the frame's amount as its number; an improvement handed back is in the frame's count.
    Improvement,
    /// The occupation with the frame's amount as its number, at this price.
    Occupation(Fee),
}

/// Which round spaces a card serves. A1.9: only rounds after the running one.
#[derive(Clone, Copy, Debug)]
pub enum Rounds {
    /// The next so many.
    Next(u8),
    /// All that are left from the first to the second of these.
    Between(u8, u8),
    /// Those of the list that are left.
    These(&'static [u8]),
    /// So many rounds after the running one, each.
    After(&'static [u8]),
}

impl Rounds {
    /// The rounds served if the card is played in round `now`.
    pub fn from(self, now: u8) -> impl Iterator<Item = u8> {
        (now + 1..=14).filter(move |&r| match self {
            Rounds::Next(n) => r <= now + n,
            Rounds::Between(first, last) => (first..=last).contains(&r),
            Rounds::These(list) => list.contains(&r),
            Rounds::After(list) => list.contains(&(r - now)),
        })
    }
}

/// As many as there is place and material for.
pub const ANY: u8 = u8::MAX;

/// Takes everything from the space.
pub const TAKE: Effect = Effect::Do(Verb::Take(Goods::NONE));
/// A9.1: plows one field.
pub const PLOW: Effect = Effect::Do(Verb::Plow(1));
/// Sows.
pub const SOW: Effect = Effect::Do(Verb::Sow);
/// Bakes bread.
pub const BAKE: Effect = Effect::Do(Verb::Bake);
/// Builds fences.
pub const FENCES: Effect = Effect::Do(Verb::Fences);
/// Renovates.
pub const RENOVATE: Effect = Effect::Do(Verb::Renovate);
/// Family growth, with room.
pub const GROW: Effect = Effect::Do(Verb::Grow(Room::Needed));
/// A minor improvement.
pub const MINOR: Effect = Effect::Do(Verb::Minor);
/// A major or minor improvement.
pub const IMPROVEMENT: Effect = Effect::Do(Verb::Improvement);
/// Takes the start player marker.
pub const START_PLAYER: Effect = Effect::Do(Verb::StartPlayer);

/// *Gain* goods from the general supply.
pub const fn gain(goods: Goods) -> Effect {
    Effect::Do(Verb::Gain(goods))
}

/// Everything from the space, and these goods from the general supply.
pub const fn take_and(goods: Goods) -> Effect {
    Effect::Do(Verb::Take(goods))
}

/// *Pay* goods.
pub const fn pay(goods: Goods) -> Effect {
    Effect::Do(Verb::Pay(goods))
}

/// *Pay* goods to the other player.
pub const fn pay_to(goods: Goods) -> Effect {
    Effect::Do(Verb::PayTo(goods))
}

/// So many different building resources of choice.
pub const fn pick(n: u8) -> Effect {
    Effect::Do(Verb::Pick(n))
}

/// Rooms, up to so many.
pub const fn rooms(most: u8) -> Effect {
    Effect::Do(Verb::Rooms(most))
}

/// Stables, up to so many, at this price each.
pub const fn stables(most: u8, price: Goods) -> Effect {
    Effect::Do(Verb::Stables(most, price))
}

/// An occupation at this price.
pub const fn occupation(fee: Fee) -> Effect {
    Effect::Do(Verb::Occupation(fee))
}

/// Goods on round spaces of the future.
pub const fn on_rounds(rounds: Rounds, goods: Goods) -> Effect {
    Effect::Do(Verb::OnRounds(rounds, goods))
}

/// *You may A*.
pub const fn may(effect: &'static Effect) -> Effect {
    Effect::May(effect)
}

impl Verb {
    /// The name of this verb as an option in a choice.
    pub fn option(&self) -> Option<&'static str> {
        Some(match self {
            Verb::Only(_) | Verb::FromRound(_) | Verb::Pay(_) | Verb::PayTo(_) | Verb::AskAgain => return None,
            Verb::Count | Verb::Times(_) | Verb::OncePerRound | Verb::Alone(_) | Verb::Leave(_) => return None,
            Verb::Gain(goods) | Verb::GainEach(goods) => goods.iter().next().map_or("nothing", |(k, _)| k.option()),
            Verb::Take(_) | Verb::Collect => "take",
            Verb::StartPlayer => "start_player",
            Verb::OnRounds(..) | Verb::Call(_) | Verb::GainBy(_) | Verb::PlayThis | Verb::Ask(..) => "use",
            Verb::Give(_) | Verb::TakeFrom(_) | Verb::MarkRounds(_) | Verb::PlaceFirst | Verb::Announce => "use",
            Verb::Bonus(_) => "points",
            Verb::Pick(_) => "goods",
            Verb::Place | Verb::EarlyTurn => "place",
            Verb::Plow(_) | Verb::PlowBy(_) => "plow",
            Verb::Sow | Verb::SowOne(_) | Verb::SowOnly(_) => "sow",
            Verb::Bake => "bake",
            Verb::Rooms(1) | Verb::FreeRoom => "room",
            Verb::Rooms(_) => "rooms",
            Verb::Stables(1, _) | Verb::FreeStable => "stable",
            Verb::Stables(..) => "stables",
            Verb::Fences | Verb::FencesFor(_) | Verb::FenceOne | Verb::FenceThis => "fences",
            Verb::Renovate | Verb::RenovateTo(_) => "renovate",
            Verb::Grow(_) => "grow",
            Verb::Occupation(_) => "occupation",
            Verb::Minor => "minor",
            Verb::Improvement => "improvement",
            Verb::Settle(_) => "pay",
            Verb::House => "keep",
            Verb::Feed => "feed",
            Verb::Breed | Verb::BreedOne(_) => "breed",
            Verb::GiveUp(_) => "hand_back",
            Verb::Discard(..) | Verb::PutBack(..) => "discard",
            Verb::Mulligan => "mulligan",
            Verb::Draft(_) => "pick",
        })
    }
}

impl Good {
    fn option(self) -> &'static str {
        table::Kind::name(self)
    }
}

/// The name under which an effect is chosen: that of the first verb in it that is more than a condition.
pub fn option(effect: &'static Effect) -> &'static str {
    let mut name = None;
    effect.any_verb(&mut |verb| {
        name = verb.option();
        name.is_some()
    });
    name.unwrap_or("use")
}

impl Vocabulary for Verb {
    fn asks(&self) -> bool {
        !matches!(
            self,
            Verb::Gain(_)
                | Verb::GainEach(_)
                | Verb::GainBy(_)
                | Verb::Count
                | Verb::Times(_)
                | Verb::OncePerRound
                | Verb::Alone(_)
                | Verb::Leave(_)
                | Verb::PlayThis
                | Verb::Take(_)
                | Verb::Collect
                | Verb::StartPlayer
                | Verb::Bonus(_)
                | Verb::Give(_)
                | Verb::TakeFrom(_)
                | Verb::MarkRounds(_)
                | Verb::AskAgain
                | Verb::Announce
                | Verb::PlaceFirst
                | Verb::OnRounds(..)
                | Verb::Only(_)
                | Verb::FromRound(_)
                | Verb::Call(_)
        )
    }

    fn catalogue() -> &'static Catalogue<Verb> {
        static CATALOGUE: LazyLock<Catalogue<Verb>> = LazyLock::new(|| {
            let spaces = SpaceId::all().map(SpaceId::space).flat_map(|space| {
                let instead = space.instead.as_ref().map(|(_, effect)| effect);
                std::iter::once(&space.does).chain(instead).map(|effect| (space.id, effect))
            });
            let cards = CARDS
                .iter()
                .flat_map(|deck| deck.iter())
                .flat_map(|card| card.hooks.iter().filter_map(Hook::effect).map(|effect| (card.id, effect)));
            let own = crate::play::OWN.iter().chain(&crate::hands::OWN);
            Catalogue::new(own.map(|(name, effect)| (*name, effect)).chain(spaces).chain(cards))
        });
        &CATALOGUE
    }
}
