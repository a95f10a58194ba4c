//! Short words in which the entries of the decks are written.

pub use super::Need;
use super::{About, Card, CardKind, Fact, Filter, Hook, Owner, Trade, TradeTime, When, Who};
use crate::goods::{ANIMALS, Good, Goods, food, wood};
use crate::player::Remembers;
use crate::space::Spaces;
use crate::state::{Frame, State};
use crate::verb::{Effect, Rounds, gain};
use table::Seat;

/// Nothing has to be fulfilled to play a card. Cards that say so share this function, so that it need not be called.
pub const NOTHING_REQUIRED: fn(&Owner) -> bool = nothing_required;

/// There is one of it in the program, so that it can be told from a real condition.
#[inline(never)]
fn nothing_required(_: &Owner) -> bool {
    true
}

/// A card without anything on it.
pub const BLANK: Card = Card {
    id: "",
    kind: CardKind::Minor,
    players: 1,
    cost: &[],
    needs: &[],
    requires: NOTHING_REQUIRED,
    upgrade: None,
    points: 0,
    passing: false,
    tags: &[],
    remembers: Remembers::Count,
    hooks: &[],
};

/// An occupation for any number of players.
pub const OCCUPATION: Card = Card { kind: CardKind::Occupation, ..BLANK };
/// An occupation for three players and more.
pub const FROM_3: Card = Card { players: 3, ..OCCUPATION };
/// An occupation for four players and more.
pub const FROM_4: Card = Card { players: 4, ..OCCUPATION };
/// A major improvement.
pub const MAJOR: Card = Card { kind: CardKind::Major, ..BLANK };
/// A minor improvement.
pub const MINOR: Card = BLANK;
/// A13.7: a minor improvement that is passed on.
pub const PASSING: Card = Card { passing: true, ..BLANK };

/// All rounds that are still to come.
pub const ALL_ROUNDS: Rounds = Rounds::Between(1, 14);

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
/// *1 sheep*, *1 boar*, *1 cattle*.
pub const ANIMAL_SPACES: Spaces = Spaces::of(&["R1c", "R3b", "R4b"]);
/// *Start player and minor improvement*.
pub const START_SPACE: Spaces = Spaces::of(&["B2"]);
/// The two round cards with stone.
pub const STONE_SPACES: Spaces = Spaces::of(&["R2a", "R4a"]);

/// The two spaces with family growth and nothing else to choose, and those where it is one of two actions.
pub const GROWTH_SPACES: Spaces = Spaces::of(&["R2c", "R5b", "G5e", "FG5e"]);

/// The rounds with an even number that are still to come.
pub const EVEN_ROUNDS: Rounds = Rounds::These(&[2, 4, 6, 8, 10, 12, 14]);

/// Each time a person of the owner uses one of these spaces.
pub const fn on_use(spaces: Spaces, effect: Effect) -> Hook {
    Hook::On(When::Use(spaces), Who::Owner, effect)
}

/// Each time a person of the owner uses the travelling players; the effect is about the food that is kept.
pub const fn on_players(effect: Effect) -> Hook {
    Hook::If(When::Gained, Who::Owner, players_food, effect)
}

/// Each time a person of somebody else uses the travelling players; the effect is about the food that is kept.
pub const fn on_players_of_others(effect: Effect) -> Hook {
    Hook::If(When::Gained, Who::Others, players_food, effect)
}

/// The food of the travelling players that a person takes; none if it stays where it lies.
pub fn players_food(_: &Owner, fact: &Fact) -> Option<About> {
    fact.on(PLAYERS_SPACES).then(|| About::Count(fact.lying.get(Good::Food)))
}

/// Each time goods come to the owner, if the filter lets it pass.
pub const fn on_take(filter: Filter, effect: Effect) -> Hook {
    Hook::If(When::Gained, Who::Owner, filter, effect)
}

/// Each time a person of the owner takes what lies on a space and may leave some of it there.
pub const fn on_leaving(filter: Filter, effect: Effect) -> Hook {
    Hook::If(When::Take, Who::Owner, filter, effect)
}

/// What others pay to the owner before they use these spaces.
pub const fn toll(spaces: Spaces, effect: Effect) -> Hook {
    Hook::Offer(When::Place(spaces), Who::Others, |_, fact| fact.iff(true), effect)
}

/// In a round that the card remembers ([`crate::verb::Remember::Rounds`]).
pub fn in_marked_round(owner: &Owner, fact: &Fact) -> Option<About> {
    fact.iff(owner.memory().rounds() >> owner.round() & 1 != 0)
}

/// Whether an exchange turned animals into food.
pub fn animals_into_food(_: &Owner, fact: &Fact) -> Option<About> {
    let animals = ANIMALS.iter().any(|&kind| fact.goods.get(kind) > 0);
    fact.iff(animals && fact.lying.get(Good::Food) > 0)
}

/// Somebody else turned animals into food; those that are turned into food one after the other, without another answer in
/// between, are one occasion.
pub fn slaughter(owner: &Owner, fact: &Fact) -> Option<About> {
    animals_into_food(owner, fact).filter(|_| !owner.game.player(fact.actor).slaughtered)
}

/// At a moment of every round or harvest.
pub const fn at(when: When, effect: Effect) -> Hook {
    Hook::On(when, Who::Owner, effect)
}

/// When the card is played.
pub const fn play(effect: Effect) -> Hook {
    Hook::Play(effect)
}

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

/// Where goods lay that a card lets one leave behind, if enough of them lay there.
pub fn left_behind(fact: &Fact, kind: Good, at_least: u8) -> Option<About> {
    let lay = fact.lying.get(kind);
    fact.space().filter(|_| lay >= at_least).map(|space| About::Lay(space, lay))
}

/// Whether somebody has a card with this id in play.
pub fn is_in_play(game: &State, id: &str) -> bool {
    game.players.iter().any(|player| player.cards().any(|card| card.id == id))
}

/// Points for the highest step reached: each step is a number and its points.
pub fn steps(n: u8, table: &[(u8, i32)]) -> i32 {
    table.iter().filter(|(from, _)| n >= *from).map(|(_, points)| *points).max().unwrap_or(0)
}

/// Wood by the rounds that are still to be played: 4 in the first five rounds, none in the last.
pub fn wood_by_round(owner: &Owner, _: About) -> Goods {
    wood(match owner.round() {
        0..=5 => 4,
        6..=8 => 3,
        9..=11 => 2,
        12..=13 => 1,
        _ => 0,
    })
}

/// Whoever doubles what was taken owes 1 food for each of these cards of others: how much to whom.
fn owed_to(game: &State, seat: Seat, cards: &'static [&'static str]) -> impl Iterator<Item = (Seat, u8)> {
    let owed = move |owner: Seat| game.player(owner).cards().filter(|card| cards.contains(&card.id)).count() as u8;
    game.seats().filter(move |&owner| owner != seat).map(move |owner| (owner, owed(owner))).filter(|(_, n)| *n > 0)
}

/// Whether there is something to double, and the player can pay the owners of these cards out of that and the food at hand.
pub fn can_double(game: &State, frame: &Frame, cards: &'static [&'static str]) -> bool {
    let owed: u16 = owed_to(game, frame.seat, cards).map(|(_, n)| u16::from(n)).sum();
    let taken = u16::from(frame.about.count());
    taken > 0 && u16::from(game.player(frame.seat).goods.get(Good::Food)) + taken >= owed
}

/// The player gets as much food as the effect is about, and pays 1 food for each of these cards of others.
pub fn double(game: &mut State, frame: &Frame, cards: &'static [&'static str]) {
    game.gain(frame, food(frame.about.count()));
    for (owner, n) in owed_to(game, frame.seat, cards).collect::<Vec<_>>() {
        game.pay(frame.seat, food(n), frame.cause);
        game.gain(&Frame { seat: owner, ..*frame }, food(n));
    }
}
