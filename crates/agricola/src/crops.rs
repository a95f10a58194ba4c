//! Sowing and baking. A9, A10.

use crate::card::coverage::note;
use crate::card::hook::{field_number, heed};
use crate::card::{CardId, Fact, Hook, Sowing, When};
use crate::cell::Cell;
use crate::event::{Cause, Event};
use crate::farm::{Crop, Plot};
use crate::goods::{Goods, food, grain};
use crate::state::{Frame, State};
use table::Seat;

/// A10.3: an improvement that bakes bread.
pub(crate) struct Oven {
    /// Its place among the player's baking improvements, by which an action remembers it.
    pub place: usize,
    pub card: CardId,
    /// The food for each grain.
    pub food: u8,
    /// The most grain in one action.
    pub limit: u8,
}

impl State {
    /// A9.5: how much will lie on a field when it is sown, with what cards add; those that do are named.
    pub(crate) fn sown_stack(
        &self,
        frame: &Frame,
        cell: Option<Cell>,
        crop: Crop,
        adds: impl Fn(CardId, &'static Hook),
    ) -> u8 {
        let sowing = Sowing { crop: crop.good(), cell, cause: frame.cause };
        let extra = self.hooks(frame.seat, heed::SOWN).map(|(my, hook)| match hook {
            Hook::Sown(more) => {
                let more = more(&my, &sowing);
                if more != 0 {
                    adds(my.card.card, hook);
                }
                more
            }
            _ => 0,
        });
        crop.sown().saturating_add_signed(extra.sum())
    }

    /// A9.5: sows a field.
    pub(crate) fn sow(&mut self, frame: &Frame, cell: Option<Cell>, card: Option<CardId>, crop: Crop) {
        let seat = frame.seat;
        let stack = self.sown_stack(frame, cell, crop, note);
        let player = self.player_mut(seat);
        player.goods.remove(&Goods::of(crop.good(), 1));
        if let Some(cell) = cell {
            player.farm.plots[cell.index()] = Plot::sown(crop, stack);
        }
        let mut field = field_number(cell, 0, 0);
        let place = player.tableau.iter().position(|held| Some(held.card) == card);
        if let Some(place) = place
            && let Some((_, plot)) = player.tableau[place].empty_plot()
        {
            player.tableau[place].set_plot(plot, stack);
            field = field_number(None, place, plot);
        }
        self.log.note(|| Event::Sowed { seat, cell, card, crop });
        self.fire(When::Field, Fact::new(seat, frame.cause, field), frame.chain);
    }

    /// A10.3: bakes grain with one improvement.
    pub(crate) fn bake(&mut self, frame: &Frame, with: CardId, n: u8) {
        let seat = frame.seat;
        let oven = self.ovens(frame).find(|oven| oven.card == with).expect("the oven is free");
        let used = if frame.n == 0 { 0 } else { frame.amount };
        if let Some(top) = self.chains.top_mut(frame.chain) {
            top.n += u16::from(n);
            top.amount = used | 1 << oven.place;
        }
        let bakes = with.card().hooks.iter().find(|hook| matches!(hook, Hook::Bake(..)));
        bakes.into_iter().for_each(|hook| note(with, hook));
        let (give, get) = (grain(n), food(oven.food).times(n));
        self.player_mut(seat).goods.remove(&give);
        self.player_mut(seat).goods.add(&get);
        self.log.note(|| Event::Baked { seat, with, grain: n });
        self.log.note(|| Event::Exchanged { seat, give, get, cause: Cause::Card(with) });
        self.fire(When::Oven, Fact::new(seat, Cause::Card(with), u16::from(n)), frame.chain);
    }

    /// A10.3: the baking improvements not yet used in this action.
    pub(crate) fn ovens(&self, frame: &Frame) -> impl Iterator<Item = Oven> {
        let used = if frame.n == 0 { 0 } else { frame.amount };
        let baking = self.player(frame.seat).tableau.iter().flat_map(|held| {
            held.card.card().hooks.iter().filter_map(move |hook| match hook {
                Hook::Bake(food, limit) => Some((held.card, *food, *limit)),
                _ => None,
            })
        });
        let numbered = baking.enumerate().map(|(place, (card, food, limit))| Oven { place, card, food, limit });
        numbered.filter(move |oven| used & 1 << oven.place == 0)
    }

    /// A9.8: the cards that act as fields and can be sown, with what they take.
    pub(crate) fn empty_field_cards(&self, seat: Seat) -> impl Iterator<Item = (CardId, Crop)> {
        self.hooks(seat, heed::FIELD).filter_map(|(my, hook)| {
            note(my.card.card, hook);
            let (kind, _) = my.card.empty_plot()?;
            Some((my.card.card, Crop::of(kind)?))
        })
    }
}
