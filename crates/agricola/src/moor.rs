//! Die Moorbauern: what the expansion adds to the base game, and nothing else. Numbers like M12.2 refer to
//! `docs/rules/moor.md`.
//!
//! The expansion states its differences in its [`BOX`]; its hand cards are tables like those of any deck. It cannot be
//! chosen before its rules are complete.

pub mod minors;

use crate::card::{CardId, Trade, TradeTime};
use crate::goods::{Good, fuel, wood};
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

/// The kinds of goods that only the expansion has.
pub const GOODS: [Good; 2] = [Good::Horse, Good::Fuel];

/// Whether a hand card belongs to the expansion.
pub fn has(card: CardId) -> bool {
    minors::MINORS.iter().any(|own| own.id == card.card().id)
}

/// M11.3: wood is fuel at any time.
static WOOD_BURNS: [Trade; 1] = [Trade { give: wood(1), get: fuel(1), when: TradeTime::Any }];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::rules::Expansion;
    use crate::state::State;
    use table::{Seat, Seed};

    /// A new game in which the expansion's box lies on the table.
    fn game() -> State {
        let mut game = State::before_round_one(&Options::default(), Seed::new(7)).unwrap();
        game.rules.expansion = Expansion::Moor;
        game.look_at_cards();
        game
    }

    #[test]
    fn m11_3_wood_pays_for_what_costs_fuel() {
        let (mut game, seat) = (game(), Seat::new(0));
        game.player_mut(seat).goods = wood(2);
        assert!(game.can_raise(seat, &fuel(2)) && !game.can_raise(seat, &fuel(3)));
        assert!(!game.can_raise(seat, &fuel(2).and(wood(1))), "the same wood does not pay twice");
        game.rules.expansion = Expansion::None;
        game.look_at_cards();
        assert!(!game.can_raise(seat, &fuel(1)), "in the base game wood stays wood");
    }

    #[test]
    fn m18_2_m18_7_horses_have_a_row_of_their_own_after_cattle() {
        let (mut game, seat) = (game(), Seat::new(0));
        let rows = |game: &State| -> Vec<&'static str> {
            game.score_sheet(seat).lines.iter().map(|line| line.category).collect()
        };
        let all = rows(&game);
        assert_eq!((all.len(), &all[6..9]), (15, &["cattle", "horses", "unused_spaces"][..]));
        assert_eq!(game.score_sheet(seat).get("horses"), -1);
        game.player_mut(seat).goods = crate::goods::horse(5);
        assert_eq!(game.score_sheet(seat).get("horses"), 5);
        game.rules.expansion = Expansion::None;
        assert_eq!(rows(&game).len(), 14);
    }
}
