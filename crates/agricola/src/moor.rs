//! Die Moorbauern: what the expansion adds to the base game, and nothing else. Numbers like M12.2 refer to
//! `docs/rules/moor.md`.
//!
//! The expansion states its differences in its [`BOX`]; its hand cards are tables like those of any deck. It cannot be
//! chosen before its rules are complete.

pub mod minors;

use crate::card::{Trade, TradeTime};
use crate::goods::{fuel, wood};
use crate::rules::GameBox;
use crate::score::{Category, Row};

/// What the expansion brings to the table besides its hand cards.
pub static BOX: GameBox = GameBox {
    spaces: &[],
    majors: &[],
    exchanges: &WOOD_BURNS,
    // M18.2: no horse costs a point.
    rows: &[Row { category: Category::Horses, points: |n| if n == 0 { -1 } else { i32::from(n) } }],
    harvest: &[],
};

/// M11.3: wood is fuel at any time.
static WOOD_BURNS: [Trade; 1] = [Trade { give: wood(1), get: fuel(1), when: TradeTime::Any }];
