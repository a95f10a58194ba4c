//! How cards hook into the game: the moments they wait for and the rules they change.
//!
//! A hook that *does* something carries an effect in the rule book's grammar ([`crate::verb`]). A hook that *changes a
//! rule* carries a function that reads the game as its owner sees it ([`My`]).

use super::{Card, CardId, Tag};
use crate::cell::{Cell, Cells};
use crate::event::Cause;
use crate::farm::House;
use crate::goods::{BUILDING, Good, Goods};
use crate::housing::Housing;
use crate::score::CATEGORIES;
use crate::space::{SpaceId, Spaces};
use crate::state::{Edition, Frame, InPlay, Player, State, Step};
use crate::verb::Effect;
use table::Seat;
use table::price::Manner;

/// The game as the owner of a card sees it, with the card itself.
#[derive(Clone, Copy)]
pub struct My<'a> {
    /// The game.
    pub game: &'a State,
    /// The owner.
    pub seat: Seat,
    /// The card with what lies on it.
    pub card: InPlay,
}

impl<'a> My<'a> {
    /// The game as the owner of a card sees it, in play or not.
    pub fn new(game: &'a State, seat: Seat, card: CardId) -> My<'a> {
        let held = game.player(seat).tableau.iter().find(|held| held.card == card);
        My { game, seat, card: held.copied().unwrap_or(InPlay { card, mark: 0, used: 0 }) }
    }

    /// The same for the card that a frame belongs to; its owner is not always the one who is asked.
    pub fn of(game: &'a State, frame: &Frame) -> My<'a> {
        match frame.cause {
            Cause::Card(card) => My::new(game, game.owner(card).unwrap_or(frame.seat), card),
            _ => My::new(game, frame.seat, CardId::major(0)),
        }
    }

    /// The owner's things.
    pub fn player(&self) -> &'a Player {
        self.game.player(self.seat)
    }

    /// How many of these goods the owner has.
    pub fn have(&self, kind: Good) -> u8 {
        self.player().goods.get(kind)
    }

    /// What the owner's home is made of.
    pub fn house(&self) -> House {
        self.player().farm.house
    }

    /// The number of the owner's rooms.
    pub fn rooms(&self) -> u8 {
        self.player().farm.rooms.len()
    }

    /// The round in progress.
    pub fn round(&self) -> u8 {
        self.game.round
    }

    /// What lies on the card, in its own way of counting.
    pub fn mark(&self) -> u16 {
        self.card.mark
    }

    /// Whether the Dutch edition decides (A25).
    pub fn dutch(&self) -> bool {
        self.game.rules.edition == Edition::Nl
    }

    /// Whether a harvest is in progress.
    pub fn in_harvest(&self) -> bool {
        matches!(self.game.step, Step::Harvest(_))
    }

    /// A1.19: the owner's occupations in play, as conditions count them.
    pub fn occupations(&self) -> u8 {
        self.game.occupations(self.seat)
    }

    /// The owner's improvements in play, major and minor.
    pub fn improvements(&self) -> u8 {
        self.game.improvements(self.seat)
    }

    /// Whether the owner has a card with this id in play.
    pub fn has(&self, id: &str) -> bool {
        self.player().cards().any(|card| card.id == id)
    }

    /// Whether the owner has a card of this group in play.
    pub fn has_a(&self, tag: Tag) -> bool {
        self.player().cards().any(|card| card.is(tag))
    }

    /// All other seats.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let own = self.seat;
        self.game.seats().filter(move |&seat| seat != own)
    }
}

/// Something that came about, with its cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Who did it.
    pub actor: Seat,
    /// The space, card or phase that made it possible.
    pub cause: Cause,
    /// A number that belongs to it: fields sown, grain baked, the card played, and the like.
    pub amount: u16,
    /// The goods gained, or given in an exchange.
    pub goods: Goods,
    /// A1.10: what of the goods gained lay on the action space; in an exchange what came back.
    pub lying: Goods,
    /// The spaces of the farmyard it is about: the stable, the pasture, what the fences of an action newly enclosed.
    pub cells: Cells,
}

impl Fact {
    /// A fact without goods.
    pub fn new(actor: Seat, cause: Cause, amount: u16) -> Fact {
        Fact { actor, cause, amount, goods: Goods::NONE, lying: Goods::NONE, cells: Cells::NONE }
    }

    /// The action space, if a person on one is the cause.
    pub fn space(&self) -> Option<SpaceId> {
        match self.cause {
            Cause::Space(space) => Some(space),
            _ => None,
        }
    }

    /// Whether a person on one of these spaces is the cause.
    pub fn on(&self, spaces: Spaces) -> bool {
        self.space().is_some_and(|space| spaces.contains(space))
    }

    /// Whether a person took at least one of these goods.
    pub fn takes(&self, kind: Good) -> bool {
        self.space().is_some() && self.goods.get(kind) > 0
    }

    /// Whether a card with this id is the cause.
    pub fn by(&self, id: &str) -> bool {
        matches!(self.cause, Cause::Card(card) if card.card().id == id)
    }

    /// Whether a card of this group is the cause.
    pub fn by_a(&self, tag: Tag) -> bool {
        matches!(self.cause, Cause::Card(card) if card.card().is(tag))
    }

    /// The card the fact is about, where its number is the amount.
    pub fn card(&self) -> &'static Card {
        CardId::from_number(self.amount).card()
    }

    /// Whether a building resource of another kind came with it.
    pub fn with_other_resources(&self, kind: Good) -> bool {
        BUILDING.iter().any(|&other| other != kind && self.goods.get(other) > 0)
    }
}

/// A field that is being sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sowing {
    /// The goods sown.
    pub crop: Good,
    /// Where, if it is a field tile.
    pub cell: Option<Cell>,
    /// What lets the player sow.
    pub cause: Cause,
}

/// A field as a number: that of its space, or beyond those the plot of a card by its place in front of the player.
pub fn field_number(cell: Option<Cell>, place: usize, plot: u8) -> u16 {
    cell.map_or(16 + 4 * place as u16 + u16::from(plot), |cell| cell.index() as u16)
}

/// Whether a card reacts to a fact, and the number its effect then works with.
pub type Filter = fn(&My, &Fact) -> Option<u16>;

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
    /// At any time, from the top of a stack on the card: the mark counts the pieces taken.
    FromStack,
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
    /// Goods came to a player: taken with a person, from a card, from a round space.
    Gained,
    /// A22.1: the start of each round, after the goods on the round space are handed out.
    RoundStart,
    /// A22.6: the start of the work phase.
    WorkStart,
    /// A22.10: all persons of all players are placed.
    WorkEnd,
    /// The card itself says so ([`crate::verb::Verb::Announce`]); of all players, those whom an offer includes.
    Announced,
    /// A4.8: all persons go home.
    ReturnHome,
    /// A22.11: the end of a round.
    RoundEnd,
    /// A17: a step of the harvest, 1 to 11.
    Harvest(u8),
    /// A18.1: before scoring.
    BeforeScoring,
    /// A field was sown; the amount names it ([`field_number`]).
    Field,
    /// Fields were sown in one action; the amount is their number.
    Sow,
    /// Bread was baked in one action; the amount is the grain.
    Bake,
    /// Grain was baked with one improvement, which is the cause; the amount is the grain.
    Oven,
    /// Fields were plowed in one action; the amount is their number.
    Plow,
    /// A room was built.
    Room,
    /// Rooms were built in one action; the amount is their number.
    RoomAction,
    /// A stable was built; the amount is the number of stables now.
    Stable,
    /// A pasture was fenced in where none was; the amount is the number of its spaces.
    Pasture,
    /// Fences were built in one action; the amount is their number.
    Fences,
    /// The house was renovated; the amount is the new house.
    Renovate,
    /// A person was born.
    Grow,
    /// An improvement came into play; the amount is the card.
    Improvement,
    /// An occupation came into play; the amount is the card.
    Occupation,
    /// A13.7: the actor was given a card that somebody passed on; the amount is the card.
    PassedOn,
    /// A whole action "1 minor improvement" was carried out; the amount is the card.
    MinorAction,
    /// A whole action "1 major or minor improvement" was carried out; the amount is the card.
    ImprovementAction,
    /// A whole action "1 occupation" was carried out; the amount is the card.
    OccupationAction,
    /// Goods were exchanged; the goods are what was given, the cause is the card.
    Exchanged,
}

impl When {
    /// One bit for each kind of moment.
    #[inline]
    pub(crate) fn bit(self) -> u64 {
        match self {
            When::Use(_) => 1,
            When::RoundStart => 1 << 1,
            When::WorkStart => 1 << 2,
            When::ReturnHome => 1 << 3,
            When::RoundEnd => 1 << 4,
            When::BeforeScoring => 1 << 5,
            When::Sow => 1 << 6,
            When::Bake => 1 << 7,
            When::Plow => 1 << 8,
            When::Room => 1 << 9,
            When::Stable => 1 << 10,
            When::Fences => 1 << 11,
            When::Renovate => 1 << 12,
            When::Grow => 1 << 13,
            When::Improvement => 1 << 14,
            When::Occupation => 1 << 15,
            When::Harvest(step) => 1 << (16 + step),
            When::Gained => 1 << 28,
            When::MinorAction => 1 << 29,
            When::ImprovementAction => 1 << 30,
            When::OccupationAction => 1 << 31,
            When::Exchanged => 1 << 32,
            When::Oven => 1 << 33,
            When::Place(_) => 1 << 34,
            When::WorkEnd => 1 << 35,
            When::RoomAction => 1 << 36,
            When::Pasture => 1 << 37,
            When::PassedOn => 1 << 38,
            When::Announced => 1 << 39,
            When::Field => 1 << 54,
        }
    }

    /// Whether it is a moment of the round that belongs to everybody.
    pub(crate) fn is_of_all(self) -> bool {
        use When::{Announced, BeforeScoring, Harvest, ReturnHome, RoundEnd, RoundStart, WorkEnd, WorkStart};
        matches!(
            self,
            Announced | RoundStart | WorkStart | WorkEnd | ReturnHome | RoundEnd | Harvest(_) | BeforeScoring
        )
    }

    /// Whether what a card waits for is what has come about.
    pub(crate) fn matches(self, now: When) -> bool {
        match (self, now) {
            (When::Use(spaces), When::Use(used)) | (When::Place(spaces), When::Place(used)) => spaces.meets(used),
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
pub type PriceRule = fn(&My, Item, &Goods, &mut dyn FnMut(Goods));

/// How a card hooks into the game.
pub enum Hook {
    /// When it is played or acquired.
    Play(Effect),
    /// Whenever something happens.
    On(When, Who, Effect),
    /// Whenever something happens, if the filter lets it pass.
    If(When, Who, Filter, Effect),
    /// The same, but whoever did it is asked, not the owner; at a moment of the round everybody whom it includes. The
    /// owner is the other player of the deal.
    Offer(When, Who, Filter, Effect),
    /// Whenever something happens while the card is still in hand.
    InHand(When, Who, Filter, Effect),
    /// At any time, on the owner's own decision, if this holds.
    AnyTime(fn(&My) -> bool, Effect),

    /// Exchanges.
    Trade(&'static [Trade]),
    /// Exchanges that depend on the game, and the kinds of goods that they can bring.
    Trades(&'static [Good], fn(&My, &mut dyn FnMut(Trade))),
    /// Hands the exchanges that take the place of an exchange of another card to the last argument.
    BetterTrade(fn(&Card, &Trade, &mut dyn FnMut(Trade))),
    /// A10.3: baking: so much food for a grain, at most so many grain in one action.
    Bake(u8, u8),

    /// Another price for something.
    Price(Manner, PriceRule),
    /// How many of some new fences are free, after so many others in the same action.
    FreeFences(fn(&My, u8, u8) -> u8),
    /// Food that comes before an occupation is paid for.
    OccupationFood(u8),
    /// So much food for letting chance choose the next occupation out of the hand; it is played even if that means begging.
    Blindly(u8),
    /// What the card takes off a price it takes off once in a round only; the card remembers the round.
    SavesOnce,
    /// Major improvements that may also be had where something allows a minor one.
    AsMinor(fn(&My, Cause, &Card) -> bool),
    /// A7.8: a renovation may lead straight from wood to stone.
    SkipClay,
    /// A12.2: family growth on an action space needs no room, if this holds.
    NoRoom(fn(&My) -> bool),

    /// These spaces may be used although others stand there.
    Join(Spaces),
    /// Brings these action spaces into play.
    Opens(Spaces),
    /// If this holds, the round cards to come lie open, and the owner may use them already.
    Ahead(fn(&My) -> bool),

    /// A9.8: acts as so many fields for one kind of goods.
    Field(Good, u8),
    /// How many more (or fewer) lie on a field that is sown.
    Sown(fn(&My, &Sowing) -> i8),
    /// A17, step 2: crops of this kind are harvested from the general supply; what lies on the field stays.
    Stays(Good),
    /// The owner takes no part in the harvest, if this holds.
    NoHarvest(fn(&My) -> bool),
    /// A17.8: the owner feeds after all others.
    FeedsLast,
    /// A17.4: another amount of food is owed.
    Owed(fn(&My, u8) -> u8),
    /// A17.9: other young are born.
    Young(fn(&My, &mut Goods)),
    /// Places for animals.
    Housing(fn(&My, &mut Housing)),

    /// Counts as so many occupations where occupations are counted.
    Counts(u8),
    /// Bonus points at the end.
    Score(fn(&My) -> i32),
    /// Bonus points at the end for everybody who qualifies.
    ScoreAll(fn(&My, Seat) -> i32),
    /// Changes the points of the categories, in the order of [`CATEGORIES`].
    ScoreLines(fn(&My, &mut [i32; CATEGORIES.len()])),
}

impl Hook {
    /// The effect in this hook, if it has one.
    pub fn effect(&self) -> Option<&Effect> {
        match self {
            Hook::Play(effect) | Hook::On(_, _, effect) => Some(effect),
            Hook::If(.., effect) | Hook::Offer(.., effect) => Some(effect),
            Hook::InHand(.., effect) | Hook::AnyTime(_, effect) => Some(effect),
            _ => None,
        }
    }

    /// The moment a card in play waits for, if it does.
    pub(crate) fn when(&self) -> Option<When> {
        match self {
            Hook::On(when, ..) | Hook::If(when, ..) | Hook::Offer(when, ..) => Some(*when),
            _ => None,
        }
    }

    /// The most that its exchanges can bring: 255 or nothing of each kind.
    pub(crate) fn brings(&self) -> Goods {
        match self {
            Hook::Trade(trades) => trades.iter().fold(Goods::NONE, |sum, trade| sum.and(trade.get.times(u8::MAX))),
            Hook::Trades(goods, _) => goods.iter().map(|&good| (good, u8::MAX)).collect(),
            _ => Goods::NONE,
        }
    }

    /// One bit for each moment waited for or rule changed, so that players without such a card pay nothing.
    pub(crate) fn bit(&self) -> u64 {
        match self {
            Hook::On(when, ..) | Hook::If(when, ..) | Hook::Offer(when, ..) => when.bit(),
            Hook::Price(..) => heed::PRICE,
            Hook::FreeFences(_) => heed::FENCES,
            Hook::OccupationFood(_) | Hook::AsMinor(_) | Hook::SkipClay | Hook::Counts(_) => heed::CARDS,
            Hook::NoRoom(_) | Hook::Blindly(_) => heed::CARDS,
            Hook::SavesOnce => heed::SAVES,
            Hook::Join(_) => heed::JOIN,
            Hook::Ahead(_) => heed::AHEAD,
            Hook::Field(..) => heed::FIELD,
            Hook::Sown(_) => heed::SOWN,
            Hook::Owed(_) | Hook::Young(_) => heed::HARVEST,
            Hook::Stays(_) | Hook::NoHarvest(_) | Hook::FeedsLast => heed::HARVEST,
            Hook::Housing(_) => heed::HOUSING,
            Hook::Trade(_) | Hook::Trades(..) => heed::TRADE,
            Hook::BetterTrade(_) => heed::BETTER_TRADE,
            Hook::AnyTime(..) => heed::ANY_TIME,
            Hook::Score(_) | Hook::ScoreAll(_) | Hook::ScoreLines(_) => heed::SCORE,
            Hook::Play(_) | Hook::InHand(..) | Hook::Bake(..) | Hook::Opens(_) => 0,
        }
    }
}

/// The bits of rules that cards change, above those of [`When`].
#[allow(missing_docs)]
pub(crate) mod heed {
    pub const PRICE: u64 = 1 << 40;
    pub const FENCES: u64 = 1 << 41;
    pub const CARDS: u64 = 1 << 42;
    pub const JOIN: u64 = 1 << 43;
    pub const AHEAD: u64 = 1 << 44;
    pub const FIELD: u64 = 1 << 45;
    pub const SOWN: u64 = 1 << 46;
    pub const HARVEST: u64 = 1 << 47;
    pub const HOUSING: u64 = 1 << 48;
    pub const TRADE: u64 = 1 << 49;
    pub const ANY_TIME: u64 = 1 << 50;
    pub const SCORE: u64 = 1 << 51;
    pub const BETTER_TRADE: u64 = 1 << 52;
    pub const SAVES: u64 = 1 << 53;
}
