//! How a question is answered: what a person points at.

use crate::goods::{Goods, Kind};
use crate::seat::Seat;
use serde::Serialize;

/// How a question is answered. A closed set: whoever draws a game needs one way of asking for each, whatever the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// With an action space.
    Spaces,
    /// With one space of the own board, perhaps with something that goes there.
    Cells,
    /// With several spaces of the own board together.
    Areas,
    /// With a card or tile.
    Cards,
    /// With goods or animals.
    Goods,
    /// With a number.
    Amounts,
    /// With a player.
    Seats,
    /// With one of a few things that have a name each.
    Options,
    /// With exchanges, or by leaving it.
    Exchanges,
}

/// What a person points at to make a move. Moves with the same target are told apart by what is asked next to it: a crop, a
/// dwarf, a card to hand back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Target<K: Kind> {
    /// An action space.
    Space(&'static str),
    /// Spaces of the own board, as row and column from 0; a tile lies on them in this order.
    Cells(Vec<[i8; 2]>),
    /// A card or tile.
    Card(&'static str),
    /// One of a few things with a name.
    Option(&'static str),
    /// Goods.
    Goods(Goods<K>),
    /// A number.
    Amount(u8),
    /// A player.
    Seat(Seat),
    /// Something of another player: of whom, and what.
    Theirs(Seat, Vec<[i8; 2]>),
    /// The button that ends the question.
    Done,
}

/// In TypeScript: an object with one field, or `"done"`.
#[cfg(feature = "ts")]
impl<K: Kind + ts_rs::TS> ts_rs::TS for Target<K> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Target".into()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        let goods = <Goods<K> as ts_rs::TS>::name(cfg);
        let cells = "Array<[row: number, column: number]>";
        format!(
            "{{ space: string }} | {{ cells: {cells} }} | {{ card: string }} | {{ option: string }} | {{ goods: {goods} }} \
             | {{ amount: number }} | {{ seat: Seat }} | {{ theirs: [Seat, {cells}] }} | \"done\""
        )
    }

    fn decl(cfg: &ts_rs::Config) -> String {
        format!("type Target = {};", Self::inline(cfg))
    }

    fn docs() -> Option<String> {
        Some(ts_rs::format_docs(&["What a person points at to make a move."]))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Target.ts".into())
    }

    fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor) {
        v.visit::<Goods<K>>();
        v.visit::<Seat>();
    }
}
