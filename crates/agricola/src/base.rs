//! What the base game's box brings to the table.

use crate::card::majors::MAJORS;
use crate::card::{Trade, TradeTime};
use crate::goods::{food, grain, vegetable};
use crate::phase::HarvestStep;
use crate::rules::GameBox;
use crate::score::ROWS;
use crate::space::SPACES;
use crate::verb::{BREED, FEED, QUESTIONS};

/// The base game.
pub static BOX: GameBox = GameBox {
    spaces: &SPACES,
    majors: &MAJORS,
    exchanges: &RAW,
    rows: &ROWS,
    harvest: &[(HarvestStep::Feeding, FEED), (HarvestStep::Breeding, BREED)],
    stacks: &[],
    hand_cards: &[],
    not_before: &[],
    shows_backs: false,
    empties_storehouse: false,
    levels: &[],
    start_cards: 0,
    leaves_out: |_, _| false,
    first_round: None,
    targets: &[],
    alternative: None,
    any_time: |_| None,
    effects: QUESTIONS,
    check: |_| Ok(()),
    complete: |_, _| (),
    check_without: |_| Ok(()),
    lay_out: |_, _| Ok(()),
    begin_phase: |_| (),
};

/// A15.1: a crop may be eaten raw.
static RAW: [Trade; 2] = [
    Trade { give: grain(1), get: food(1), when: TradeTime::Any },
    Trade { give: vegetable(1), get: food(1), when: TradeTime::Any },
];
