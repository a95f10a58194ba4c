//! What a move takes and brings, where the rules fix it: for people who want to know before they choose.

use crate::cell::Cells;
use crate::goods::{Good, Goods, food, grain};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::verb::Verb;
use crate::view::PastureView;
use serde::Serialize;
use table::Seat;
use table::chain::Question;
use table::price::Prices;

/// What one move takes and brings.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// The move.
    #[serde(rename = "move")]
    pub action: Move,
    /// What is given: one of these.
    pub pay: Vec<Goods>,
    /// What comes back.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Goods>", optional))]
    pub get: Goods,
    /// The pastures there will be.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<PastureView>>", optional))]
    pub pastures: Vec<PastureView>,
}

impl State {
    /// What these answers and exchanges of a seat take and bring; moves about which there is nothing to say are left out.
    ///
    /// Exchanges and baking are listed for one time.
    pub fn terms<'a>(&self, seat: Seat, moves: impl IntoIterator<Item = &'a Move>) -> Vec<Terms> {
        let Some(frame) = self.chains.asking(seat) else { return Vec::new() };
        moves.into_iter().filter_map(|m| self.terms_of(frame, m)).collect()
    }

    fn terms_of(&self, frame: &Frame, m: &Move) -> Option<Terms> {
        let seat = frame.seat;
        let these =
            |pay: &[Goods], get: Goods| Some(Terms { action: *m, pay: pay.to_vec(), get, pastures: Vec::new() });
        if let Move::Exchange { with, give, get, times: 1 } = *m {
            return these(&[give], self.trade(seat, with, &give, &get)?.get);
        }
        let Some(Question::Verb(verb)) = self.chains.question(frame.chain) else { return None };
        match (verb, *m) {
            (Verb::Place, Move::Place { space }) => these(&[self.toll_for(seat, space)?], Goods::NONE),
            (Verb::Bake, Move::Bake { with, grain: 1 }) => {
                let made = self.ovens(frame).find(|oven| oven.card == with)?.food;
                these(&[grain(1)], food(made))
            }
            (_, Move::Sow { cell, crop, .. }) => {
                let stack = self.sown_stack(frame, cell, crop, |_, _| ());
                these(&[Goods::of(crop.good(), 1)], Goods::of(crop.good(), stack))
            }
            (verb, Move::Fence { cells }) => self.fence_terms(frame, verb, cells),
            (verb, m) => these(self.price_of(frame, verb, m)?.ways(), Goods::NONE),
        }
    }

    /// What a pasture costs, and what pastures there will be with it.
    fn fence_terms(&self, frame: &Frame, verb: &'static Verb, cells: Cells) -> Option<Terms> {
        let player = self.player(frame.seat);
        let mut farm = player.farm.clone();
        let new = farm.enclose(cells, player.bound_fences).ok()?;
        // Where the fences come with the action, their wood is paid for already.
        let price = match verb {
            Verb::Fences => self.fence_price(frame.seat, frame.n as u8, new),
            _ => Prices::only(Goods::NONE),
        };
        let pastures = farm.pastures().into_iter().map(|cells| PastureView::of(&farm, cells)).collect();
        Some(Terms { action: Move::Fence { cells }, pay: price.ways().to_vec(), get: Goods::NONE, pastures })
    }

    /// The ways to pay for an answer.
    fn price_of(&self, frame: &Frame, verb: &'static Verb, m: Move) -> Option<Prices<Good>> {
        let seat = frame.seat;
        match (verb, m) {
            (Verb::Rooms(_), Move::Room { .. }) => Some(self.room_price(seat)),
            (Verb::Stables(_, printed), Move::Stable { .. }) => Some(self.stable_price(seat, *printed)),
            (Verb::Renovate | Verb::RenovateTo(_), Move::Renovate { to }) => Some(self.renovation_price(seat, to)),
            (Verb::Minor | Verb::Improvement, Move::Improve { card, returns }) => {
                Some(self.improvement_price(seat, card, returns))
            }
            (Verb::Occupation(fee), Move::Occupation { card }) => Some(self.occupation_price(seat, card, *fee)),
            (Verb::Pay(price) | Verb::PayTo(price), Move::Pay { .. }) => Some(Prices::only(*price)),
            (Verb::Settle(bill), Move::Pay { option }) => {
                self.bill_price(frame, *bill).ways().get(usize::from(option)).copied().map(Prices::only)
            }
            _ => None,
        }
    }

    /// How many ways there are to pay what this seat is asked to pay, whether it can or not.
    pub fn ways_to_pay(&self, seat: Seat) -> usize {
        let Some(frame) = self.chains.asking(seat) else { return 0 };
        match self.chains.question(frame.chain) {
            Some(Question::Verb(Verb::Settle(bill))) => self.bill_price(frame, *bill).ways().len(),
            Some(Question::Verb(Verb::Pay(_) | Verb::PayTo(_))) => 1,
            _ => 0,
        }
    }
}
