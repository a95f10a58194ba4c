//! What is agreed before a game with the expansion, and what is laid out. M3, M4, MD29, M20.7.

use super::layouts::{self, START_CARDS};
use super::special::{self, SpecialId};
use crate::card::Card;
use crate::goods::Good;
use crate::options::Options;
use crate::player::Player;
use crate::rules::{Level, Mode, Rules};
use crate::setup::Purpose;
use crate::state::State;
use table::Refusal;

/// M3: without hand cards, with seven minor improvements, and with everything.
pub(super) static LEVELS: [Level; 3] = [
    Level { side: Mode::Family, hands: [0, 0, 0] },
    Level { side: Mode::Family, hands: [0, 7, 0] },
    Level { side: Mode::Full, hands: [7, 3, 4] },
];

/// M20.7: hand cards that are played in this round at the earliest.
pub(super) static NOT_BEFORE: [(&str, u8); 1] = [("K291", 3)];

/// MD29: minor improvements of the base game that ask for occupations, or do nothing without them.
static NEED_OCCUPATIONS: [&str; 43] = [
    "E18", "E24", "E30", "E31", "E36", "E43", "E44", "E46", "E47", "E48", "E49", "E54", "E58", "E61", "E62", "I63",
    "I67", "I72", "I74", "I78", "I79", "I80", "I90", "I102", "I337", "K105", "K108", "K111", "K112", "K113", "K114",
    "K115", "K117", "K119", "K131", "K133", "K136", "K137", "K140", "K142", "K145", "K146", "K339",
];

/// The kinds of goods that only the expansion has.
const GOODS: [Good; 2] = [Good::Horse, Good::Fuel];

/// MD29: minor improvements that ask for occupations are left out on the level where there are none.
pub(super) fn leaves_out(rules: &Rules, card: &Card) -> bool {
    rules.level == 2 && NEED_OCCUPATIONS.contains(&card.id)
}

/// What only the expansion has lies nowhere without it.
pub(super) fn check_without(player: &Player) -> Result<(), Refusal> {
    let all = player.coming.iter().fold(player.goods, |all, goods| all.and(*goods));
    let foreign = all.only(&GOODS);
    if !foreign.is_empty() {
        return Err(Refusal::new(format!("the base game has no {foreign:?}")));
    }
    if player.sick > 0 {
        return Err(Refusal::new("nobody is sick in the base game"));
    }
    if !player.farm.tiles.all().is_empty() {
        return Err(Refusal::new("the base game has no forest or moor tiles"));
    }
    Ok(())
}

/// M4: the start cards and the special action cards.
pub(super) fn lay_out(game: &mut State, options: &Options) -> Result<(), Refusal> {
    let mut drawn: Vec<u8> = (1..=START_CARDS).collect();
    game.seed.stream(Purpose::StartCards as u64).shuffle(&mut drawn);
    let given = options.start_cards.as_ref().unwrap_or(&drawn);
    for (player, &number) in game.players.iter_mut().zip(given) {
        player.farm.tiles = layouts::tiles(number);
    }
    let mut pile: Vec<SpecialId> = SpecialId::all().collect();
    game.seed.stream(Purpose::Specials as u64).shuffle(&mut pile);
    game.specials = special::lay_out(game.rules.players, options.special_order.as_ref().unwrap_or(&pile));
    Ok(())
}

/// M4.2, M19.4: the start cards and the pile of special action cards in a game that has just begun.
pub(super) fn complete(game: &State, options: &mut Options) {
    options.start_cards = game.players.iter().map(|player| layouts::number(&player.farm.tiles)).collect();
    options.special_order = game.specials.order();
}

fn refuse<T>(why: &'static str, reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(reason).said(why))
}

/// Whether a game can be set up with what these options say of the expansion; if not, why.
pub(super) fn check(options: &Options) -> Result<(), Refusal> {
    let level = options.level.unwrap_or(1);
    if !(1..=3).contains(&level) {
        return refuse("agricola-refused-level", format!("the levels of the Moor are 1, 2 and 3, not {level} (M3)"));
    }
    let has_occupations = options.hands.iter().flatten().any(|hand| !hand.occupations.is_empty());
    if level == 2 && (has_occupations || !options.kept_occupations.is_empty()) {
        return refuse("agricola-refused-no-occupations", "level 2 of the Moor has no occupations (M3.3)");
    }
    if let Some(order) = &options.round_order
        && order.first().is_some_and(|space| space.space().id != "R1b")
    {
        return refuse("agricola-refused-first-round", "with the Moor R1b comes in round 1 (M4.6)");
    }
    if let Some(cards) = &options.start_cards {
        let mut seen: Vec<u8> = cards.clone();
        seen.sort_unstable();
        seen.dedup();
        let known = cards.iter().all(|number| (1..=START_CARDS).contains(number));
        if !known || seen.len() != cards.len() || cards.len() != usize::from(options.players) {
            let reason = "start_cards names a number from 1 to 9 for each player, each number once (M4.2)";
            return refuse("agricola-refused-start-cards", reason);
        }
    }
    if let Some(order) = &options.special_order {
        let mut seen = order.clone();
        seen.sort_unstable();
        seen.dedup();
        if options.players > 1 {
            return refuse(
                "agricola-refused-special-solo",
                "special_order is the order of the pile of a solo game (M19.4)",
            );
        }
        if seen.len() != SpecialId::all().count() || order.len() != seen.len() {
            let reason = "special_order names each of the ten special action cards once (M19.4)";
            return refuse("agricola-refused-special-order", reason);
        }
    }
    Ok(())
}
