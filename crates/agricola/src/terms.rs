//! What a move takes and brings, where the rules fix it: for people who want to know before they choose.

use crate::cell::Cells;
use crate::goods::Goods;
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::verb::Verb;
use crate::view::PastureView;
use serde::Serialize;
use table::Seat;
use table::chain::Question;

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
        let prices = verb.asked()?.price(self, frame, m)?;
        if let Move::Bake { grain: 2.., .. } | Move::Feed { .. } = *m {
            return None;
        }
        let get = if let Move::Bake { with, grain } = *m {
            self.baked(frame, with, grain)?
        } else if let Move::Sow { cell, crop, .. } = *m {
            Goods::of(crop.good(), self.sown_stack(frame, cell, crop, |_, _| ()))
        } else {
            Goods::NONE
        };
        let pastures = if let Move::Fence { cells } = *m { self.pastures_with(seat, cells)? } else { Vec::new() };
        Some(Terms { action: *m, pay: prices.ways().to_vec(), get, pastures })
    }

    /// The pastures there would be with another one.
    fn pastures_with(&self, seat: Seat, cells: Cells) -> Option<Vec<PastureView>> {
        let player = self.player(seat);
        let mut farm = player.farm.clone();
        farm.enclose(cells, player.bound_fences).ok()?;
        Some(farm.pastures.iter().map(|&cells| PastureView::of(&farm, cells)).collect())
    }

    /// How many ways there are to pay what this seat is asked to pay, whether it can or not.
    pub fn ways_to_pay(&self, seat: Seat) -> usize {
        let Some(frame) = self.chains.asking(seat) else { return 0 };
        match self.chains.question(frame.chain) {
            Some(Question::Verb(Verb::Pay(pay))) => pay.ways(self, frame).ways().len(),
            _ => 0,
        }
    }
}
