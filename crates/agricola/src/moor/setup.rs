//! What is agreed before a game with the expansion, and what is laid out. M3, M4, MD29, M20.7.

use super::layouts::{self, START_CARDS};
use super::special::{self, SpecialId};
use crate::options::Options;
use crate::setup::Purpose;
use crate::state::State;
use table::Refusal;

/// M20.7: hand cards that are played in this round at the earliest.
pub(super) static NOT_BEFORE: [(&str, u8); 1] = [("K291", 3)];

/// MD29: minor improvements of the base game that ask for occupations, or do nothing without them.
pub(crate) static NEED_OCCUPATIONS: [&str; 43] = [
    "E18", "E24", "E30", "E31", "E36", "E43", "E44", "E46", "E47", "E48", "E49", "E54", "E58", "E61", "E62", "I63",
    "I67", "I72", "I74", "I78", "I79", "I80", "I90", "I102", "I337", "K105", "K108", "K111", "K112", "K113", "K114",
    "K115", "K117", "K119", "K131", "K133", "K136", "K137", "K140", "K142", "K145", "K146", "K339",
];

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

/// The numbers of the start cards in a game that has just begun.
pub(crate) fn start_cards(game: &State) -> Option<Vec<u8>> {
    game.players.iter().map(|player| layouts::number(&player.farm.tiles)).collect()
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(reason))
}

/// Whether a game can be set up with what these options say of the expansion; if not, why.
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    let level = options.level.unwrap_or(1);
    if !(1..=3).contains(&level) {
        return refuse(format!("the levels of the Moor are 1, 2 and 3, not {level} (M3)"));
    }
    if level > 1 && options.hands.is_none() {
        return refuse("the Moor's minor improvements are not complete in this version; level 1 can be played");
    }
    if let Some(order) = &options.round_order
        && order.first().is_some_and(|space| space.space().id != "R1b")
    {
        return refuse("with the Moor R1b comes in round 1 (M4.6)");
    }
    if let Some(cards) = &options.start_cards {
        let mut seen: Vec<u8> = cards.clone();
        seen.sort_unstable();
        seen.dedup();
        let known = cards.iter().all(|number| (1..=START_CARDS).contains(number));
        if !known || seen.len() != cards.len() || cards.len() != usize::from(options.players) {
            return refuse("start_cards names a number from 1 to 9 for each player, each number once (M4.2)");
        }
    }
    if let Some(order) = &options.special_order {
        let mut seen = order.clone();
        seen.sort_unstable();
        seen.dedup();
        if options.players > 1 {
            return refuse("special_order is the order of the pile of a solo game (M19.4)");
        }
        if seen.len() != SpecialId::all().count() || order.len() != seen.len() {
            return refuse("special_order names each of the ten special action cards once (M19.4)");
        }
    }
    Ok(())
}
