//! Short words to write effects with, and the questions of the rules themselves.

use super::*;
use crate::card::{CardKind, Owner};
use crate::farm::{Crop, House};
use crate::space::Spaces;

/// As many as there is place and material for.
pub const ANY: u8 = u8::MAX;

/// Takes everything from the space.
pub const TAKE: Effect = take_and(Goods::NONE);
/// Takes whatever lies on the space, if anything does.
pub const COLLECT: Effect = Effect::Do(Verb::Gain(Gain::Collect));
/// A9.1: plows one field.
pub const PLOW: Effect = plow(1);
/// Sows.
pub const SOW: Effect = Effect::Do(Verb::Sow(Sow::Any));
/// Bakes bread.
pub const BAKE: Effect = Effect::Do(Verb::Bake(Bake));
/// Takes one crop from every planted field.
pub const REAP: Effect = Effect::Do(Verb::Reap(Reap));
/// Builds as many fences as the effect is about, which were paid for in advance.
pub const PREPAID_FENCES: Effect = Effect::Do(Verb::Fences(Fences::Prepaid));
/// Builds fences.
pub const FENCES: Effect = Effect::Do(Verb::Fences(Fences::Paid));
/// Builds one room for nothing.
pub const FREE_ROOM: Effect = Effect::Do(Verb::Rooms(BuildRooms::Free));
/// Builds one stable for nothing.
pub const FREE_STABLE: Effect = Effect::Do(Verb::Stables(Stables::Free));
/// Renovates.
pub const RENOVATE: Effect = Effect::Do(Verb::Renovate(Renovate::Any));
/// Family growth, with room.
pub const GROW: Effect = Effect::Do(Verb::Grow(Grow::WithRoom));
/// Family growth, also without room.
pub const GROW_WITHOUT_ROOM: Effect = Effect::Do(Verb::Grow(Grow::WithoutRoom));
/// A minor improvement.
pub const MINOR_IMPROVEMENT: Effect = Effect::Do(Verb::Improvement(Improvement::Minor));
/// A major or minor improvement.
pub const IMPROVEMENT: Effect = Effect::Do(Verb::Improvement(Improvement::Any));
/// Takes the start player marker.
pub const START_PLAYER: Effect = Effect::Do(Verb::StartPlayer(StartPlayer));
/// A guest comes with the next round.
pub const GUEST_NEXT_ROUND: Effect = Effect::Do(Verb::Newcomer(Newcomer::GuestNextRound));
/// A guest comes, to be placed in this round.
pub const GUEST: Effect = Effect::Do(Verb::Newcomer(Newcomer::Guest));
/// A person comes into play who does not belong to the family.
pub const LODGER: Effect = Effect::Do(Verb::Newcomer(Newcomer::Lodger));
/// Adds one to the number on the card.
pub const COUNT: Effect = Effect::Do(Verb::Remember(Remember::Count));
/// Only once in a round; the card remembers the round.
pub const ONCE_PER_ROUND: Effect = Effect::Do(Verb::Limit(Limit::OncePerRound));
/// Remembers the round on the card.
pub const REMEMBER_ROUND: Effect = Effect::Do(Verb::Remember(Remember::Round));
/// Remembers one more use in this harvest on the card.
pub const REMEMBER_USE: Effect = Effect::Do(Verb::Remember(Remember::Use));
/// The animal that the effect is about serves this card and no other.
pub const ONE_CARD: Effect = Effect::Do(Verb::Limit(Limit::OneCard));
/// The card remembers the player that the effect is about.
pub const REMEMBER_PLAYER: Effect = Effect::Do(Verb::Remember(Remember::Player));
/// A22.7: whoever has declined something of this kind is asked again.
pub const ASK_AGAIN: Effect = Effect::Do(Verb::Moment(Moment::AskAgain));
/// The card makes the offers that it makes only when it says so.
pub const ANNOUNCE: Effect = Effect::Do(Verb::Moment(Moment::Announce));
/// The player places a person before everybody else, once all effects of the moment are through.
pub const PLACE_FIRST: Effect = Effect::Do(Verb::Moment(Moment::PlaceFirst));

/// *Gain* goods from the general supply.
pub const fn gain(goods: Goods) -> Effect {
    Effect::Do(Verb::Gain(Gain::Goods(goods)))
}

/// *Gain* these goods once for each of what the effect is about.
pub const fn gain_each(goods: Goods) -> Effect {
    Effect::Do(Verb::Gain(Gain::Each(goods)))
}

/// *Gain* an amount that depends on the game and on what the effect is about.
pub const fn gain_by(amount: fn(&Owner, About) -> Goods) -> Effect {
    Effect::Do(Verb::Gain(Gain::By(amount)))
}

/// Everything from the space, and these goods from the general supply.
pub const fn take_and(goods: Goods) -> Effect {
    Effect::Do(Verb::Gain(Gain::Lying(goods)))
}

/// *Pay* goods.
pub const fn pay(goods: Goods) -> Effect {
    Effect::Do(Verb::Pay(Pay::Goods(goods)))
}

/// *Pay* goods to the other player.
pub const fn pay_to(goods: Goods) -> Effect {
    Effect::Do(Verb::Pay(Pay::To(goods)))
}

/// The other player takes goods from the general supply.
pub const fn give(goods: Goods) -> Effect {
    Effect::Do(Verb::Deal(Deal::Give(goods)))
}

/// All other players take goods from the general supply.
pub const fn give_all(goods: Goods) -> Effect {
    Effect::Do(Verb::Deal(Deal::GiveAll(goods)))
}

/// The other player must hand over goods.
pub const fn take_from(goods: Goods) -> Effect {
    Effect::Do(Verb::Deal(Deal::TakeFrom(goods)))
}

/// Leaves some of the goods just taken on the action space.
pub const fn leave(goods: Goods) -> Effect {
    Effect::Do(Verb::Leave(Leave(goods)))
}

/// Places another person, on one of these spaces.
pub const fn place_another(spaces: Spaces) -> Effect {
    Effect::Do(Verb::Place(Place::Another(spaces)))
}

/// A number of different building resources of choice.
pub const fn pick(n: u8) -> Effect {
    Effect::Do(Verb::Pick(Pick(n)))
}

/// Fields, up to a number.
pub const fn plow(most: u8) -> Effect {
    Effect::Do(Verb::Plow(Plow::UpTo(most)))
}

/// Fields, up to as many as the game says.
pub const fn plow_by(most: fn(&Owner) -> u8) -> Effect {
    Effect::Do(Verb::Plow(Plow::By(most)))
}

/// Any number of fields with this crop.
pub const fn sow_only(crop: Crop) -> Effect {
    Effect::Do(Verb::Sow(Sow::Only(crop)))
}

/// One field tile with this crop.
pub const fn sow_one(crop: Crop) -> Effect {
    Effect::Do(Verb::Sow(Sow::OneTile(crop)))
}

/// Rooms, up to a number.
pub const fn rooms(most: u8) -> Effect {
    Effect::Do(Verb::Rooms(BuildRooms::Paid(most)))
}

/// Stables, up to a number, at this price each.
pub const fn stables(most: u8, price: Goods) -> Effect {
    Effect::Do(Verb::Stables(Stables::Paid(most, price)))
}

/// The house is renovated to this one only.
pub const fn renovate_to(house: House) -> Effect {
    Effect::Do(Verb::Renovate(Renovate::To(house)))
}

/// An occupation at this price.
pub const fn occupation(fee: Fee) -> Effect {
    Effect::Do(Verb::Occupation(fee))
}

/// Goods on round spaces of the future.
pub const fn on_rounds(rounds: Rounds, goods: Goods) -> Effect {
    Effect::Do(Verb::OnRounds(OnRounds(rounds, goods)))
}

/// Rounds of the future are remembered on the card.
pub const fn remember_rounds(rounds: Rounds) -> Effect {
    Effect::Do(Verb::Remember(Remember::Rounds(rounds)))
}

/// Bonus points.
pub const fn bonus(points: u8) -> Effect {
    Effect::Do(Verb::Bonus(Bonus(points)))
}

/// Only if this holds.
pub const fn only(holds: fn(&State, &Frame) -> bool) -> Effect {
    Effect::Do(Verb::Condition(Condition::That(holds)))
}

/// Only if this holds for the owner of the card.
pub const fn only_if(holds: fn(&Owner) -> bool) -> Effect {
    Effect::Do(Verb::Condition(Condition::Owner(holds)))
}

/// Only from this round on.
pub const fn from_round(round: u8) -> Effect {
    Effect::Do(Verb::Condition(Condition::FromRound(round)))
}

/// Only a number of times in the game; counted on the card.
pub const fn times(most: u16) -> Effect {
    Effect::Do(Verb::Limit(Limit::Times(most)))
}

/// No other card of this group may react to the same thing.
pub const fn only_one_of(tag: crate::card::Tag) -> Effect {
    Effect::Do(Verb::Limit(Limit::OnlyOneOf(tag)))
}

/// A space beside a pasture on which a tile lies is fenced in for nothing.
pub const FENCE_A_TILE: Effect = Effect::Do(Verb::Fences(Fences::GiftTile));

/// A space that touches no pasture is fenced in for nothing.
pub const FENCE_APART: Effect = Effect::Do(Verb::Fences(Fences::GiftApart));

/// Something that only one card does.
pub const fn run(function: fn(&mut State, &Frame)) -> Effect {
    Effect::Do(Verb::Run(Run(function)))
}

/// A question of the card's own: the answers to it, and what each of them brings about.
pub const fn ask(answers: custom::Answers, then: custom::Then) -> Effect {
    Effect::Do(Verb::OwnQuestion(OwnQuestion { answers, then }))
}

/// *You may A*.
pub const fn may(effect: &'static Effect) -> Effect {
    Effect::May(effect)
}

macro_rules! questions {
    ($($(#[$doc:meta])* $constant:ident = $name:literal: $verb:expr;)*) => {
        $($(#[$doc])* pub(crate) static $constant: &Effect = {
            static EFFECT: Effect = Effect::Do($verb);
            &EFFECT
        };)*

        /// The questions of the rules themselves, which belong to no space and no card, by name.
        pub(crate) static QUESTIONS: &[(&str, &Effect)] = &[$(($name, $constant)),*];
    };
}

questions! {
    /// A4.4: places a person.
    PLACE = "place": Verb::Place(Place::InTurn);
    /// A22.9: places a person before the first turn of the round.
    PLACE_EARLY = "place-early": Verb::Place(Place::Early);
    /// What lies on a space that does not say so itself.
    WHAT_LIES_THERE = "collect": Verb::Gain(Gain::Collect);
    /// Tells the cards of goods that were taken.
    REPORT = "report": Verb::Report(Report);
    /// A14.1: animals without a place.
    KEEP = "keep": Verb::Keep(Keep);
    /// A17.3: feeds the family.
    FEED = "feed": Verb::Feed(Feed);
    /// M15.10: chooses the animal that stands on a card of somebody else.
    LODGE = "lodge": Verb::Lodge(Lodge);
    /// A17.9: animals have young.
    BREED = "breed": Verb::Breed(Breed::All);
    /// A price that is due; what for is remembered in the frame.
    DUE = "due": Verb::Pay(Pay::Due);
    /// A21.4: picks an occupation.
    DRAFT_OCCUPATION = "draft-occupation": Verb::Hands(Hands::Draft(CardKind::Occupation));
    /// A21.4: picks a minor improvement.
    DRAFT_MINOR = "draft-minor": Verb::Hands(Hands::Draft(CardKind::Minor));
    /// A21.2: puts occupations back.
    PUT_BACK_OCCUPATIONS = "put-back-occupations": Verb::Hands(Hands::PutBack(3, CardKind::Occupation));
    /// A21.2: puts minor improvements back.
    PUT_BACK_MINORS = "put-back-minors": Verb::Hands(Hands::PutBack(3, CardKind::Minor));
    /// A21.3: may return the whole hand.
    MULLIGAN = "mulligan": Verb::Hands(Hands::Mulligan);
    /// A21.1: three cards for an occupation.
    SWAP_FOR_OCCUPATION = "swap-for-occupation": Verb::Hands(Hands::Discard(3, CardKind::Occupation));
    /// A21.1: three cards for a minor improvement.
    SWAP_FOR_MINOR = "swap-for-minor": Verb::Hands(Hands::Discard(3, CardKind::Minor));
}
