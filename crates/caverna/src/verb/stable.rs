//! Building a stable (6.8).

use super::{Asked, costs, no_answer};
use crate::afford::Actor;
use crate::cell::FOREST;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::player::Player;
use crate::price;
use crate::state::{Frame, State};
use crate::tile::Item;
use crate::why::{Verdict, Why, check};
use table::Ask;
use table::price::Prices;

/// Builds a stable.
#[derive(Debug)]
pub struct Stable {
    /// What it costs before discounts.
    pub price: Goods,
}

impl Stable {
    fn cost(&self, player: &Player) -> Goods {
        price::reduced(player, Item::Stable, self.price)
    }
}

impl Asked for Stable {
    fn name(&self) -> &'static str {
        "stable"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Cells
    }

    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let forest = FOREST | game.player(frame.seat).home.cleared();
        out.extend(forest.iter().map(|cell| Move::Stable { cell }));
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        check(!actor.home().stable_sites().is_empty(), Why::NoStableSite)?;
        actor.pays(self.cost(actor.player()), Why::StableTooDear)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        if player.goods.contains(&self.cost(player)) {
            out.extend(player.home.stable_sites().iter().map(|cell| Move::Stable { cell }));
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        let Move::Stable { cell } = *m else { return Why::OtherQuestion };
        let free = game.player(frame.seat).home.stable_sites().contains(cell);
        if free { Why::StableTooDear } else { Why::NoStableSite }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Stable { cell } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        game.pay(seat, self.cost(game.player(seat)), frame.cause);
        game.player_mut(seat).home.stable.insert(cell);
        game.note(|| Event::BuiltStable { seat, cell });
    }

    fn price(&self, game: &State, frame: &Frame, _: &Move) -> Option<Prices<Good>> {
        costs(self.cost(game.player(frame.seat)))
    }
}
