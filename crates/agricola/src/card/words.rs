//! Short words in which the entries of the decks are written.

use super::{Card, Hook, Kind, My, Trade, TradeTime, When, Who};
use crate::goods::{ANIMALS, Good, Goods};
use crate::space::Spaces;
use crate::state::{Frame, State};
use crate::verb::{Effect, Verb, gain};

/// A card without anything on it.
pub const BLANK: Card = Card {
    id: "",
    kind: Kind::Minor,
    players: 1,
    cost: &[],
    requires: |_| true,
    upgrade: None,
    points: 0,
    passing: false,
    tags: &[],
    hooks: &[],
};

/// An occupation for any number of players.
pub const OCCUPATION: Card = Card { kind: Kind::Occupation, ..BLANK };
/// An occupation for three players and more.
pub const FROM_3: Card = Card { players: 3, ..OCCUPATION };
/// An occupation for four players and more.
pub const FROM_4: Card = Card { players: 4, ..OCCUPATION };
/// A minor improvement.
pub const MINOR: Card = BLANK;
/// A13.7: a minor improvement that is passed on.
pub const PASSING: Card = Card { passing: true, ..BLANK };

/// The day labourer's space.
pub const DAY_LABOURER: Spaces = Spaces::of(&["B6", "F6"]);
/// *Take 1 grain*.
pub const TAKE_GRAIN: Spaces = Spaces::of(&["B3"]);
/// *Take 1 vegetable*.
pub const TAKE_VEGETABLE: Spaces = Spaces::of(&["R3a"]);
/// *Fishing*.
pub const FISHING: Spaces = Spaces::of(&["B10"]);
/// A5.8: *plow* spaces.
pub const PLOW_SPACES: Spaces = Spaces::of(&["B4", "R5a"]);
/// A5.8: spaces with *travelling players*; on G5f only if the food is taken.
pub const PLAYERS_SPACES: Spaces = Spaces::of(&["G4f", "G5f"]);
/// The two round cards with stone.
pub const STONE_SPACES: Spaces = Spaces::of(&["R2a", "R4a"]);

/// Each time a person of the owner uses one of these spaces.
pub const fn on_use(spaces: Spaces, effect: Effect) -> Hook {
    Hook::On(When::Use(spaces), Who::Owner, effect)
}

/// Each time a person of the owner takes the food of the travelling players; the amount is the food.
pub const fn on_players(effect: Effect) -> Hook {
    Hook::If(
        When::Gained,
        Who::Owner,
        |_, fact| {
            (fact.on(PLAYERS_SPACES) && fact.lying.get(Good::Food) > 0).then(|| fact.lying.get(Good::Food).into())
        },
        effect,
    )
}

/// Each time a person of the owner takes goods, if the filter lets it pass.
pub const fn on_take(filter: super::Filter, effect: Effect) -> Hook {
    Hook::If(When::Gained, Who::Owner, filter, effect)
}

/// What others pay to the owner before they use these spaces.
pub const fn toll(spaces: Spaces, effect: Effect) -> Hook {
    Hook::Offer(When::Place(spaces), Who::Others, |_, _| Some(0), effect)
}

/// In a round that [`Verb::MarkRounds`] has marked on the card.
pub fn in_marked_round(my: &My, _: &super::Fact) -> Option<u16> {
    (my.mark() >> my.round() & 1 != 0).then_some(0)
}

/// Whether the card has reacted in this round already ([`Verb::OncePerRound`]).
pub fn this_round(my: &My) -> bool {
    my.mark() == u16::from(my.round())
}

/// Whether an exchange turned animals into food.
pub fn animals_into_food(_: &My, fact: &super::Fact) -> Option<u16> {
    let animals = ANIMALS.iter().any(|&kind| fact.goods.get(kind) > 0);
    (animals && fact.lying.get(Good::Food) > 0).then_some(1)
}

/// At a moment of every round or harvest.
pub const fn at(when: When, effect: Effect) -> Hook {
    Hook::On(when, Who::Owner, effect)
}

/// When the card is played.
pub const fn play(effect: Effect) -> Hook {
    Hook::Play(effect)
}

/// *Gain* an amount that depends on the game.
pub const fn gain_by(amount: fn(&My, u16) -> Goods) -> Effect {
    Effect::Do(Verb::GainBy(amount))
}

/// Only if this holds.
pub const fn only(holds: fn(&State, &Frame) -> bool) -> Effect {
    Effect::Do(Verb::Only(holds))
}

/// Adds one to the count on the card.
pub const COUNT: Effect = Effect::Do(Verb::Count);

/// *Gain* goods when the card is played.
pub const fn play_gain(goods: Goods) -> Hook {
    Hook::Play(gain(goods))
}

/// An exchange at any time.
pub const fn any_time(give: Goods, get: Goods) -> Trade {
    Trade { give, get, when: TradeTime::Any }
}

/// An exchange once in each harvest.
pub const fn each_harvest(give: Goods, get: Goods) -> Trade {
    Trade { give, get, when: TradeTime::OncePerHarvest }
}

/// An exchange once in each feeding phase.
pub const fn each_feeding(give: Goods, get: Goods) -> Trade {
    Trade { give, get, when: TradeTime::OncePerFeeding }
}

/// A number that says where goods lay that a card lets one leave behind, if enough of them lay there.
pub fn left_behind(fact: &super::Fact, kind: Good, at_least: u8) -> Option<u16> {
    let lying = fact.lying.get(kind);
    fact.space().filter(|_| lying >= at_least).map(|space| crate::verb::at_space(space, lying))
}

/// Points for the highest step reached: so many points from so many on.
pub fn steps(n: u8, table: &[(u8, i32)]) -> i32 {
    table.iter().filter(|(from, _)| n >= *from).map(|(_, points)| *points).max().unwrap_or(0)
}
