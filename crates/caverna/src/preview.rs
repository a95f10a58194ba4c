//! What the preview of a move says: what events mean for goods, and what has to be paid.

use crate::event::Event;
use crate::goods::{Good, Goods, food};
use crate::moves::{Choice, Move};
use crate::state::State;
use crate::verb::{Effect, Verb, option, strength_at_home};
use serde::Serialize;
use table::chain::Question;
use table::price::Prices;
use table::{Meaning, Seat};

/// What the preview of a move says beyond goods.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Extra {
    /// 11.4: the begging markers that are taken, if dwarfs are fed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub begging: Option<u8>,
    /// 9.3: how strong the weapon is afterwards, if an expedition ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub strength: Option<u8>,
    /// 9.2: how many items may be brought home, if it is an expedition that is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<u8>,
}

/// What an event means for a preview.
pub(crate) fn meaning(event: &Event) -> Meaning<Good> {
    match *event {
        Event::Gained { seat, goods, .. } | Event::Bred { seat, young: goods } => Meaning::gets(seat, goods),
        Event::Paid { seat, goods, .. } => Meaning::gives(seat, goods),
        Event::Exchanged { seat, give, get, .. } => Meaning::Goods { seat, give, get },
        // A weapon becomes as much food as it is strong.
        Event::Melted { seat, weapon } => Meaning::gets(seat, food(weapon)),
        Event::Sowed { seat, crop, .. } => Meaning::gives(seat, Goods::of(crop.good(), 1)),
        Event::Fed { seat, food: n, .. } => Meaning::gives(seat, food(n)),
        Event::Protected { .. }
        | Event::Placed { .. }
        | Event::Imitated { .. }
        | Event::StartingPlayer { .. }
        | Event::Laid { .. }
        | Event::LaidSingle { .. }
        | Event::Furnished { .. }
        | Event::Fenced { .. }
        | Event::BuiltStable { .. }
        | Event::BuiltOreMine { .. }
        | Event::BuiltRubyMine { .. }
        | Event::Forged { .. }
        | Event::Looted { .. }
        | Event::Strengthened { .. }
        | Event::Grew { .. }
        | Event::Skipped { .. } => Meaning::NoGoods,
        Event::RoundBegan { .. }
        | Event::WishTurned
        | Event::MarkerRevealed { .. }
        | Event::SpaceEmptied { .. }
        | Event::WentHome
        | Event::HarvestBegan { .. }
        | Event::GameOver => Meaning::MoveOver,
    }
}

impl State {
    /// The ways to pay what a seat is asked to pay.
    pub(crate) fn ways_to_pay_debt(&self, seat: Seat) -> Option<Prices<Good>> {
        let frame = self.chains.asking(seat)?;
        match self.chains.question(frame.chain)? {
            Question::Verb(Verb::Furnish(furnish)) => furnish.due(self, frame),
            Question::Verb(_) | Question::Part | Question::Whether | Question::Order => None,
        }
    }

    /// What the preview of a move says beyond goods.
    pub(crate) fn beyond_goods(&self, seat: Seat, m: &Move) -> Extra {
        let begging = if let Move::Feed { food } = *m { self.begging_after(seat, food) } else { None };
        let frame = if let Move::Done = m { self.chains.asking(seat) } else { None };
        let expedition = frame.filter(|frame| matches!(frame.effect.0, Effect::Do(Verb::Expedition(_))));
        let strength = expedition.and_then(|frame| strength_at_home(self, frame));
        let level = if let Move::Choose { option } = *m { self.level_chosen(seat, option) } else { None };
        Extra { begging, strength, level }
    }

    /// How many items the expedition may bring home that is chosen with this option, if it is one.
    fn level_chosen(&self, seat: Seat, chosen: Choice) -> Option<u8> {
        let effect = self.chains.asking(seat)?.effect.0;
        let parts = match effect {
            Effect::AndOr(_) | Effect::ThenOr(_) | Effect::Either(_) => effect.choices(),
            Effect::Do(_) | Effect::All(_) | Effect::After(..) | Effect::May(_) => std::slice::from_ref(effect),
        };
        let meant = parts.iter().find(|part| option(part) == chosen.name())?;
        if let Verb::Expedition(expedition) = meant.first_verb()? { Some(expedition.level) } else { None }
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
