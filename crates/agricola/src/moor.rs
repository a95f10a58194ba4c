//! Die Moorbauern: what the expansion adds to the base game, and nothing else. Numbers like M12.2 refer to
//! `docs/rules/moor.md`.
//!
//! The expansion states its differences in its [`BOX`]; its hand cards are tables like those of any deck.

mod extend;
mod heating;
pub mod layouts;
pub mod majors;
pub mod minors_1;
pub mod minors_2;
mod plan;
mod setup;
pub mod special;
mod specials;
mod tiles;
mod words;

pub use extend::Extend;
pub use heating::{HEAT, Heat, LAST_FUEL, LIGHT, LastFuel};
pub use special::{Action, Special, SpecialId};
pub use specials::{Lies, Specials};
pub use tiles::{Clear, Lay, Tile, Tiles, What};

use crate::card::{CardId, Trade, TradeTime};
use crate::goods::{food, fuel, wood};
use crate::phase::HarvestStep;
use crate::rules::{Expansion, GameBox, Rules};
use crate::score::{Category, Row};
use crate::space::{ALWAYS, Space};
use crate::state::State;
use crate::verb::gain;
use table::Effect::All;

/// What the expansion brings to the table besides its hand cards.
pub static BOX: GameBox = GameBox {
    spaces: &SPACES,
    majors: &majors::MAJORS,
    exchanges: &WOOD_BURNS,
    // M18.2: no horse costs a point.
    rows: &[Row { category: Category::Horses, points: |n| if n == 0 { -1 } else { i32::from(n) } }],
    harvest: &[(HarvestStep::Feeding, &HEAT)],
    stacks: &majors::STACKS,
    hand_cards: &[&minors_1::MINORS, &minors_2::MINORS],
    not_before: &setup::NOT_BEFORE,
    shows_backs: true,
    empties_storehouse: true,
    levels: &setup::LEVELS,
    start_cards: layouts::START_CARDS,
    leaves_out: setup::leaves_out,
    first_round: Some("R1b"), // M4.6
    targets: &[65, 70, 72],   // M19.12
    alternative: Some(&special::ACTIONS),
    any_time: |held| held.unlit.then_some(&LIGHT), // M20.3
    effects: &special::EFFECTS,
    check: setup::check,
    complete: setup::complete,
    check_without: setup::check_without,
    lay_out: setup::lay_out,
    begin_phase: State::look_at_specials,
};

/// M9: the Infirmary.
static SPACES: [Space; 1] = [Space { id: "IN", does: All(&[heating::HEAL, gain(food(1))]), ward: true, ..ALWAYS }];

/// Whether a card belongs to the expansion.
pub fn has(card: CardId) -> bool {
    BOX.has(card)
}

/// M11.3: wood is fuel at any time.
static WOOD_BURNS: [Trade; 1] = [Trade { give: wood(1), get: fuel(1), when: TradeTime::Any }];

impl Rules {
    /// M12.1: whether homes are heated.
    pub(crate) fn heats(&self) -> bool {
        self.expansion == Expansion::Moor
    }
}

#[cfg(test)]
mod tests {
    use super::layouts::START_CARDS;
    use super::*;
    use crate::options::Options;
    use crate::state::State;
    use table::{Seat, Seed};

    /// A new game on level 1.
    fn game(expansion: Expansion) -> State {
        let options = Options { expansion, mode: crate::rules::Mode::Family, ..Options::default() };
        State::before_round_one(&options, Seed::new(7)).unwrap()
    }

    #[test]
    fn m11_3_wood_pays_for_what_costs_fuel() {
        let (mut with, mut without, seat) = (game(Expansion::Moor), game(Expansion::None), Seat::new(0));
        with.player_mut(seat).goods = wood(2);
        assert!(with.can_raise(seat, &fuel(2)) && !with.can_raise(seat, &fuel(3)));
        assert!(!with.can_raise(seat, &fuel(2).and(wood(1))), "the same wood does not pay twice");
        without.player_mut(seat).goods = wood(2);
        assert!(!without.can_raise(seat, &fuel(1)), "in the base game wood stays wood");
    }

    #[test]
    fn m18_2_m18_7_horses_have_a_row_of_their_own_after_cattle() {
        let (mut game, seat) = (game(Expansion::Moor), Seat::new(0));
        let rows = |game: &State| -> Vec<&'static str> {
            game.score_sheet(seat).lines.iter().map(|line| line.category).collect()
        };
        let all = rows(&game);
        assert_eq!((all.len(), &all[6..9]), (15, &["cattle", "horses", "unused_spaces"][..]));
        assert_eq!(game.score_sheet(seat).get("horses"), -1);
        game.player_mut(seat).goods = crate::goods::horse(5);
        assert_eq!(game.score_sheet(seat).get("horses"), 5);
        assert_eq!(rows(&self::game(Expansion::None)).len(), 14);
    }

    #[test]
    fn m4_2_every_start_card_has_five_forests_and_three_moors() {
        for number in 1..=START_CARDS {
            let tiles = layouts::tiles(number);
            assert_eq!((tiles.of(Tile::Forest).len(), tiles.of(Tile::Moor).len()), (5, 3), "{number}");
            assert_eq!(layouts::number(&tiles), Some(number));
        }
    }
}
