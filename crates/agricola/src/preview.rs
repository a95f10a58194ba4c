//! What the preview of a move says: what events mean for goods, what has to be paid, and what will be seen on the farm.

use crate::cell::Cells;
use crate::event::Event;
use crate::goods::{Good, Goods, food, fuel};
use crate::moves::Move;
use crate::state::State;
use crate::verb::Verb;
use crate::view::{PastureView, StallView, stalls};
use serde::Serialize;
use table::chain::Question;
use table::price::Prices;
use table::{Meaning, Seat};

/// What the preview of a move says beyond goods.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Extra {
    /// The pastures there will be, if fences are built.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<PastureView>>", optional))]
    pub pastures: Vec<PastureView>,
    /// How much will lie on the field, if one is sown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sown: Option<u8>,
    /// Where the animals will stand that are kept.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<StallView>>", optional))]
    pub arrangement: Vec<StallView>,
    /// A17.6: the begging cards that are taken, if the family is fed with too little.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub begging: Option<u8>,
}

/// What an event means for a preview.
pub(crate) fn meaning(event: &Event) -> Meaning<Good> {
    match *event {
        Event::Gained { seat, goods, .. } | Event::Harvested { seat, goods } | Event::Bred { seat, young: goods } => {
            Meaning::gets(seat, goods)
        }
        Event::Paid { seat, goods, .. }
        | Event::Left { seat, goods, .. }
        | Event::Released { seat, animals: goods } => Meaning::gives(seat, goods),
        Event::Exchanged { seat, give, get, .. } => Meaning::Goods { seat, give, get },
        Event::Sowed { seat, crop, .. } => Meaning::gives(seat, Goods::of(crop.good(), 1)),
        Event::Fed { seat, food: n, .. } => Meaning::gives(seat, food(n)),
        Event::Heated { seat, fuel: n, .. } => Meaning::gives(seat, fuel(n)),
        Event::Placed { .. }
        | Event::PutOnRounds { .. }
        | Event::StartPlayer { .. }
        | Event::Plowed { .. }
        | Event::Baked { .. }
        | Event::BuiltRoom { .. }
        | Event::BuiltStable { .. }
        | Event::BuiltFences { .. }
        | Event::Renovated { .. }
        | Event::Grew { .. }
        | Event::Occupation { .. }
        | Event::Improved { .. }
        | Event::HandedBack { .. }
        | Event::PassedOn { .. }
        | Event::Drew { .. }
        | Event::BeggingDiscarded { .. }
        | Event::Bonus { .. }
        | Event::PutOnSpace { .. }
        | Event::KeptHome { .. }
        | Event::StayedHome { .. }
        | Event::GuestExpected { .. }
        | Event::GuestCame { .. }
        | Event::LodgerCame { .. }
        | Event::LodgerMovedIn { .. }
        | Event::DrewGoods { .. }
        | Event::Special { .. }
        | Event::SpecialShown { .. }
        | Event::Cleared { .. }
        | Event::TileLaid { .. }
        | Event::FieldLaid { .. }
        | Event::SpaceAdded { .. }
        | Event::Marked { .. }
        | Event::Healed { .. }
        | Event::Lit { .. }
        | Event::Begged { .. }
        | Event::PutOnFields { .. }
        | Event::GrewUp { .. }
        | Event::Served { .. } => Meaning::NoGoods,
        Event::RoundBegan { .. } | Event::WentHome | Event::HarvestBegan { .. } | Event::GameOver => Meaning::MoveOver,
    }
}

impl State {
    /// What the preview of a legal move says beyond goods.
    pub(crate) fn extra_of(&self, seat: Seat, m: &Move) -> Extra {
        let mut extra = Extra::default();
        if let Move::Fence { cells } = *m {
            extra.pastures = self.pastures_with(seat, cells);
        } else if let Move::Keep { animals } = *m {
            extra.arrangement = stalls(&self.housing(seat), &animals);
        } else if let Move::Feed { food } = *m {
            extra.begging = self.food_owed(seat).checked_sub(food).filter(|&cards| cards > 0);
        } else if let (Move::Sow { cell, crop, .. }, Some(frame)) = (*m, self.chains.asking(seat)) {
            extra.sown = Some(self.sown_stack(frame, cell, crop, |_, _| ()));
        }
        extra
    }

    /// The pastures there would be with another one.
    fn pastures_with(&self, seat: Seat, cells: Cells) -> Vec<PastureView> {
        let player = self.player(seat);
        let mut farm = player.farm.clone();
        match farm.enclose(cells, player.bound_fences) {
            Ok(_) => farm.pastures.iter().map(|&cells| PastureView::of(&farm, cells)).collect(),
            Err(_) => Vec::new(),
        }
    }

    /// The ways to pay what a seat is asked to pay and must pay.
    pub(crate) fn ways_to_pay_debt(&self, seat: Seat) -> Option<Prices<Good>> {
        let frame = self.chains.asking(seat).filter(|frame| !frame.optional)?;
        match self.chains.question(frame.chain)? {
            Question::Verb(Verb::Pay(pay)) => Some(pay.ways(self, frame)),
            Question::Verb(_) | Question::Part | Question::Whether | Question::Order => None,
        }
    }

    /// The ways to pay for an answer of a seat, where it has a price.
    pub(crate) fn price_of(&self, seat: Seat, m: &Move) -> Option<Prices<Good>> {
        let frame = self.chains.asking(seat)?;
        match self.chains.question(frame.chain)? {
            Question::Verb(verb) => verb.asked()?.price(self, frame, m),
            Question::Part | Question::Whether | Question::Order => None,
        }
    }
}
