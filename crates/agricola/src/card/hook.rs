//! How cards hook into the game: the moments they wait for and the rules they change.
//!
//! A hook that *does* something carries an effect in the rule book's grammar ([`crate::verb`]). A hook that *changes a
//! rule* carries a function that reads the game as the card's owner sees it ([`Owner`]).

use super::{About, Card, CardId, Fact, Owner, Sowing};
use crate::event::Cause;
use crate::farm::House;
use crate::goods::{Good, Goods};
use crate::housing::Housing;
use crate::moor::Action;
use crate::phase::HarvestStep;
use crate::score::ByCategory;
use crate::space::Spaces;
use crate::verb::{Effect, Verb};
use serde::{Deserialize, Serialize};
use table::Seat;
use table::price::Manner;

/// Whether a card reacts to a fact, and what its effect is then told.
pub type Filter = fn(&Owner, &Fact) -> Option<About>;

/// An exchange that a card offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    /// What is given.
    pub give: Goods,
    /// What comes back.
    pub get: Goods,
    /// When it may be made.
    pub when: TradeTime,
}

/// When an exchange may be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TradeTime {
    /// A15.3: at any time, as often as wanted.
    Any,
    /// At any time, from the top of a stack on the card, which counts the pieces taken.
    FromStack,
    /// At any time, this many times more in the game, together with the other exchanges of the card, which counts them.
    Times(u8),
    /// A17.2, D14: once in each harvest, before breeding.
    OncePerHarvest,
    /// Once in the feeding phase of each harvest.
    OncePerFeeding,
}

/// A moment of play that a card can wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// A person has been placed on one of these spaces and has not acted yet.
    Place(Spaces),
    /// A person has been placed on one of these spaces; what the card does comes after what the space does (A22.13).
    Use(Spaces),
    /// A person has been placed on one of these spaces, and everything else that follows from it is done (A22.13). It is about
    /// the card that granted the placement, if one did.
    UseEnd(Spaces),
    /// A person takes what lies on a space, and may still leave some of it there; it is about the space and the number of
    /// its goods.
    Take,
    /// Goods came to a player: taken with a person, from a card, from a round space. If a person has left everything where it
    /// lay, there are no goods in the fact; cards that speak of the action and not of goods react all the same.
    Gained,
    /// A22.1: what lies on the round space is handed out; goods have come already.
    RoundSpace,
    /// A22.1: the start of each round, after everything on the round space is handed out.
    RoundStart,
    /// A22.6: the start of the work phase.
    WorkStart,
    /// It would be the turn of a player again whose persons are all placed.
    LateTurn,
    /// A22.10: all persons of all players are placed.
    WorkEnd,
    /// The card itself says so ([`crate::verb::Moment::Announce`]); of all players, those whom an offer includes.
    Announced,
    /// A4.8: all persons go home.
    ReturnHome,
    /// A22.11: the end of a round.
    RoundEnd,
    /// A17: a step of the harvest.
    Harvest(HarvestStep),
    /// Crops were taken from a player's fields, in a harvest or where a card says so.
    Reap,
    /// A22.18: before scoring, what was lent goes back.
    LastReturns,
    /// A22.18: before scoring, once what was lent is back, something comes.
    LastGains,
    /// A18.1, A22.18: before scoring, once everything else is done.
    BeforeScoring,
    /// Fields were sown in one action; it is about them.
    Sow,
    /// Bread was baked in one action; it is about the number of grain.
    Bake,
    /// Grain was baked with one improvement, which is the cause; it is about the number of grain.
    Oven,
    /// Fields were plowed in one action; it is about their number.
    Plow,
    /// A room was built.
    Room,
    /// Rooms were built in one action; it is about their number.
    RoomAction,
    /// A stable was built; it is about the number of stables now.
    Stable,
    /// Fences were built in one action; it is about their number, and the cells are those newly enclosed.
    Fences,
    /// The house was renovated.
    Renovate,
    /// The family grew; it is about the number of persons born: none if somebody joined it who was in play already.
    Grow,
    /// An improvement came into play; it is about the card.
    Improvement,
    /// An occupation came into play; it is about the card.
    Occupation,
    /// A13.7: the actor was given a card that somebody passed on; it is about the card.
    PassedOn,
    /// A whole action "1 minor improvement" was carried out; it is about the card.
    MinorAction,
    /// A whole action "1 major or minor improvement" was carried out; it is about the card.
    ImprovementAction,
    /// A whole action "1 occupation" was carried out; it is about the card.
    OccupationAction,
    /// Goods were exchanged; the goods are what was given, the cause is the card.
    Exchanged,
    /// M8: this special action is paid for and about to be carried out.
    BeforeSpecial(Action),
    /// M8: this special action was carried out.
    Special(Action),
    /// M5.6: a visible tile was taken away or burned down; it is about the space.
    Cleared,
    /// M9.2: a sick person came to be healed.
    Healed,
    /// A space of the farmyard is used in another way than before.
    Used,
    /// A14.6: animals were given back; the goods are the animals.
    Released,
    /// An animal was turned into food; it is about the animal. It serves one card only ([`crate::verb::Limit::OneCard`]).
    Slaughtered,
}

macro_rules! topics {
    ($($name:ident,)*) => {
        /// What a card in play can wait for, or which rule it can change; for looking things up quickly.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum Topic { $($name),* }

        impl Topic {
            /// All topics.
            pub const ALL: &'static [Topic] = &[$(Topic::$name),*];

            const fn index(self) -> usize {
                self as usize
            }

            const fn from_index(index: usize) -> Topic {
                Topic::ALL[index]
            }
        }
    };
}

topics! {
    // Moments.
    Place, Use, UseEnd, Take, Gained, RoundSpace, RoundStart, WorkStart, LateTurn, WorkEnd, Announced, ReturnHome, RoundEnd, Harvest, Reap,
    LastReturns, LastGains, BeforeScoring, Sow, Bake, Oven, Plow, Room, RoomAction, Stable, Fences, Renovate, Grow,
    Improvement, Occupation, PassedOn, MinorAction, ImprovementAction, OccupationAction, Exchanged, Slaughtered,
    Special, Cleared, Healed, Used, Released,
    // Rules.
    Baking, Price, FreeFences, SavesOnce, CardRules, Join, FutureRounds, Field, Sown, HarvestRules, Housing, Lodging, Trade, BetterTrade,
    AnyTime, Score,
}

table::bit_set! {
    /// A set of topics.
    pub struct Topics(u64) of Topic;
}

const _: () = assert!(Topic::ALL.len() <= 64, "every topic has a bit of its own");

impl When {
    /// What cards that wait for it listen to.
    #[inline]
    pub(crate) const fn topic(self) -> Topic {
        match self {
            When::Place(_) => Topic::Place,
            When::Use(_) => Topic::Use,
            When::UseEnd(_) => Topic::UseEnd,
            When::Take => Topic::Take,
            When::Gained => Topic::Gained,
            When::RoundSpace => Topic::RoundSpace,
            When::RoundStart => Topic::RoundStart,
            When::WorkStart => Topic::WorkStart,
            When::LateTurn => Topic::LateTurn,
            When::WorkEnd => Topic::WorkEnd,
            When::Announced => Topic::Announced,
            When::ReturnHome => Topic::ReturnHome,
            When::RoundEnd => Topic::RoundEnd,
            When::Harvest(_) => Topic::Harvest,
            When::Reap => Topic::Reap,
            When::LastReturns => Topic::LastReturns,
            When::LastGains => Topic::LastGains,
            When::BeforeScoring => Topic::BeforeScoring,
            When::Sow => Topic::Sow,
            When::Bake => Topic::Bake,
            When::Oven => Topic::Oven,
            When::Plow => Topic::Plow,
            When::Room => Topic::Room,
            When::RoomAction => Topic::RoomAction,
            When::Stable => Topic::Stable,
            When::Fences => Topic::Fences,
            When::Renovate => Topic::Renovate,
            When::Grow => Topic::Grow,
            When::Improvement => Topic::Improvement,
            When::Occupation => Topic::Occupation,
            When::PassedOn => Topic::PassedOn,
            When::MinorAction => Topic::MinorAction,
            When::ImprovementAction => Topic::ImprovementAction,
            When::OccupationAction => Topic::OccupationAction,
            When::Exchanged => Topic::Exchanged,
            When::BeforeSpecial(_) | When::Special(_) => Topic::Special,
            When::Cleared => Topic::Cleared,
            When::Healed => Topic::Healed,
            When::Used => Topic::Used,
            When::Released => Topic::Released,
            When::Slaughtered => Topic::Slaughtered,
        }
    }

    /// Whether it is a moment of the round that belongs to everybody.
    pub(crate) fn is_of_all(self) -> bool {
        use When::{Announced, BeforeScoring, Harvest, LastGains, LastReturns, ReturnHome, RoundEnd};
        use When::{RoundSpace, RoundStart, WorkEnd, WorkStart};
        matches!(self, Announced | RoundSpace | RoundStart | WorkStart | WorkEnd | ReturnHome | RoundEnd | Harvest(_))
            || matches!(self, LastReturns | LastGains | BeforeScoring)
    }

    /// Whether what a card waits for is what has come about.
    pub(crate) fn matches(self, now: When) -> bool {
        match (self, now) {
            (When::Use(spaces), When::Use(used))
            | (When::UseEnd(spaces), When::UseEnd(used))
            | (When::Place(spaces), When::Place(used)) => spaces.meets(used),
            _ => self == now,
        }
    }
}

/// Whose doing a card reacts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The owner's.
    Owner,
    /// Everybody else's.
    Others,
    /// Anybody's.
    Anybody,
}

impl Who {
    /// Whether a card of `owner` reacts to something `actor` did.
    pub fn includes(self, owner: Seat, actor: Seat) -> bool {
        match self {
            Who::Owner => owner == actor,
            Who::Others => owner != actor,
            Who::Anybody => true,
        }
    }
}

/// What is being priced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A room of this house.
    Room(House),
    /// A stable.
    Stable,
    /// A renovation from one house to another, with the number of rooms.
    Renovation(House, House, u8),
    /// An improvement.
    Card(CardId),
}

impl Item {
    /// Whether it is an improvement with one of these ids.
    pub fn is_card(self, ids: &[&str]) -> bool {
        matches!(self, Item::Card(card) if ids.contains(&card.card().id))
    }

    /// Whether it is a room or a renovation.
    pub fn is_building(self) -> bool {
        matches!(self, Item::Room(_) | Item::Renovation(..))
    }
}

/// Hands the prices that may take the place of a given one to the last argument.
pub type PriceRule = fn(&Owner, Item, &Goods, &mut dyn FnMut(Goods));

/// How a card hooks into the game.
pub enum Hook {
    /// When it is played or acquired.
    Play(Effect),
    /// Whenever something happens.
    On(When, Who, Effect),
    /// Whenever something happens, if the filter lets it pass.
    If(When, Who, Filter, Effect),
    /// As [`Hook::If`], but whoever did it is asked, not the owner; at a moment of the round everybody whom it includes. The
    /// owner is the other player of the deal.
    Offer(When, Who, Filter, Effect),
    /// Whenever something happens while the card is still in hand.
    InHand(When, Who, Filter, Effect),
    /// At any time, on the owner's own decision, if this holds.
    AnyTime(fn(&Owner) -> bool, Effect),

    /// Exchanges.
    Trade(&'static [Trade]),
    /// Exchanges that depend on the game, and the kinds of goods that they can bring.
    Trades(&'static [Good], fn(&Owner, &mut dyn FnMut(Trade))),
    /// Hands the exchanges that take the place of an exchange of another card to the last argument.
    BetterTrade(fn(&Card, &Trade, &mut dyn FnMut(Trade))),
    /// A10.3: baking: this much food for a grain, at most this many grain in one action.
    Bake(u8, u8),

    /// Another price for something.
    Price(Manner, PriceRule),
    /// How many of some new fences may be built for nothing, after a number of others in the same action; also where the others
    /// cost no wood.
    FreeFences(fn(&Owner, u8, u8) -> u8),
    /// How many of some new fences cost no wood, where fences cost wood.
    CheaperFences(fn(&Owner, u8) -> u8),
    /// Food that comes before an occupation is paid for.
    OccupationFood(u8),
    /// The food for letting chance choose the next occupation out of the hand; it is played even if that means begging.
    RandomOccupation(u8),
    /// What the card takes off a price it takes off once in a round only; the card remembers the round.
    SavesOnce,
    /// Major improvements that may also be had where something allows a minor one.
    AsMinor(fn(&Owner, Cause, &Card) -> bool),
    /// Major improvements that are minor ones for the owner, in every respect.
    IsMinor(fn(&Owner, &Card) -> bool),
    /// A7.8: a renovation may lead straight from wood to stone.
    SkipClay,
    /// A renovation of a wood hut may instead take this card out of the game and add a wooden room for nothing.
    RoomInstead,
    /// A12.2: a place to live for this many persons more, though no room.
    Dwelling(u8),
    /// A12.2: family growth on an action space needs no room, if this holds.
    NoRoomNeeded(fn(&Owner) -> bool),

    /// These spaces may be used although others stand there.
    Join(Spaces),
    /// As [`Hook::Join`], but of *either … or* only the part in which such a verb stands.
    JoinFor(Spaces, fn(&Verb) -> bool),
    /// Brings these action spaces into play.
    Opens(Spaces),
    /// If this holds, the round cards to come lie open, and the owner may use them already.
    FutureRounds(fn(&Owner) -> bool),

    /// A9.8: acts as a number of fields for one kind of goods.
    Field(Good, u8),
    /// This many unused spaces may be planted like fields.
    Wild(u8),
    /// How many more (or fewer) lie on a field that is sown.
    Sown(fn(&Owner, &Sowing) -> i8),
    /// A17, step 2: crops of this kind are harvested from the general supply; what lies on the field stays.
    CropStays(Good),
    /// The owner takes no part in the harvest, if this holds.
    NoHarvest(fn(&Owner) -> bool),
    /// A17.8: the owner feeds after all others.
    FeedsLast,
    /// A17.4: another amount of food is owed.
    FoodOwed(fn(&Owner, u8) -> u8),
    /// M12.3: how much more (or less) fuel is needed for heating.
    Heating(fn(&Owner) -> i8),
    /// M12.3: the most fuel that is needed for heating, whatever else.
    HeatingAtMost(u8),
    /// A17.9: other young are born.
    Young(fn(&Owner, &mut Goods)),
    /// Places for animals.
    Housing(fn(&Owner, &mut Housing)),
    /// One animal of each other player may stand on the card; for breeding it is the owner's, who breeds after all others.
    Lodging,

    /// Counts as several occupations where occupations are counted.
    CountsAs(u8),
    /// Bonus points at the end.
    Score(fn(&Owner) -> i32),
    /// Bonus points at the end for everybody who qualifies.
    ScoreAll(fn(&Owner, Seat) -> i32),
    /// Changes the points of the rows of the score pad.
    ScoreLines(fn(&Owner, &mut ByCategory<i32>)),
}

impl Hook {
    /// The effect in this hook, if it has one.
    pub fn effect(&self) -> Option<&Effect> {
        use Hook::{AnyTime, If, InHand, Offer, On, Play};
        match self {
            Play(effect) | On(.., effect) | If(.., effect) => Some(effect),
            Offer(.., effect) | InHand(.., effect) | AnyTime(_, effect) => Some(effect),
            Hook::Trade(_) | Hook::Trades(..) | Hook::BetterTrade(_) | Hook::Bake(..) => None,
            Hook::Price(..) | Hook::FreeFences(_) | Hook::CheaperFences(_) | Hook::SavesOnce => None,
            Hook::OccupationFood(_) | Hook::RandomOccupation(_) | Hook::AsMinor(_) | Hook::IsMinor(_) => None,
            Hook::SkipClay
            | Hook::RoomInstead
            | Hook::Dwelling(_)
            | Hook::NoRoomNeeded(_)
            | Hook::Join(_)
            | Hook::JoinFor(..)
            | Hook::Opens(_) => None,
            Hook::FutureRounds(_) | Hook::Field(..) | Hook::Wild(_) | Hook::Sown(_) | Hook::CropStays(_) => None,
            Hook::NoHarvest(_) | Hook::FeedsLast | Hook::FoodOwed(_) | Hook::Young(_) | Hook::Housing(_) => None,
            Hook::Heating(_) | Hook::HeatingAtMost(_) | Hook::Lodging => None,
            Hook::CountsAs(_) | Hook::Score(_) | Hook::ScoreAll(_) | Hook::ScoreLines(_) => None,
        }
    }

    /// The moment a card in play waits for, if it does.
    pub(crate) fn when(&self) -> Option<When> {
        if let Hook::On(when, ..) | Hook::If(when, ..) | Hook::Offer(when, ..) = self { Some(*when) } else { None }
    }

    /// The most that its exchanges can bring: 255 or nothing of each kind.
    pub(crate) fn brings(&self) -> Goods {
        if let Hook::Trade(trades) = self {
            trades.iter().fold(Goods::NONE, |sum, trade| sum.and(trade.brings()))
        } else if let Hook::Trades(goods, _) = self {
            goods.iter().map(|&good| (good, u8::MAX)).collect()
        } else {
            Goods::NONE
        }
    }

    /// What the hook waits for or which rule it changes; nothing if it acts only when its card is played.
    pub(crate) const fn topic(&self) -> Option<Topic> {
        Some(match self {
            Hook::On(when, ..) | Hook::If(when, ..) | Hook::Offer(when, ..) => when.topic(),
            Hook::Price(..) => Topic::Price,
            Hook::FreeFences(_) | Hook::CheaperFences(_) => Topic::FreeFences,
            Hook::OccupationFood(_) | Hook::RandomOccupation(_) | Hook::CountsAs(_) => Topic::CardRules,
            Hook::AsMinor(_) | Hook::IsMinor(_) | Hook::SkipClay | Hook::NoRoomNeeded(_) => Topic::CardRules,
            Hook::RoomInstead | Hook::Dwelling(_) => Topic::CardRules,
            Hook::SavesOnce => Topic::SavesOnce,
            Hook::Join(_) | Hook::JoinFor(..) => Topic::Join,
            Hook::FutureRounds(_) => Topic::FutureRounds,
            Hook::Field(..) | Hook::Wild(_) => Topic::Field,
            Hook::Sown(_) => Topic::Sown,
            Hook::FoodOwed(_) | Hook::Young(_) => Topic::HarvestRules,
            Hook::Heating(_) | Hook::HeatingAtMost(_) => Topic::HarvestRules,
            Hook::CropStays(_) | Hook::NoHarvest(_) | Hook::FeedsLast => Topic::HarvestRules,
            Hook::Housing(_) => Topic::Housing,
            Hook::Lodging => Topic::Lodging,
            Hook::Trade(_) | Hook::Trades(..) => Topic::Trade,
            Hook::BetterTrade(_) => Topic::BetterTrade,
            Hook::AnyTime(..) => Topic::AnyTime,
            Hook::Score(_) | Hook::ScoreAll(_) | Hook::ScoreLines(_) => Topic::Score,
            Hook::Bake(..) => Topic::Baking,
            Hook::Play(_) | Hook::InHand(..) | Hook::Opens(_) => return None,
        })
    }
}

impl Trade {
    /// The kinds that it brings, 255 of each.
    pub(crate) fn brings(&self) -> Goods {
        self.get.endless()
    }

    /// What somebody who has these goods has after making it this often.
    pub(crate) fn goods_after(&self, times: u8, have: &Goods) -> Goods {
        have.less(&self.give.times(times)).and(self.get.times(times))
    }
}
