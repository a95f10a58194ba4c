//! The harvest (section 11): which one a round has, and its three parts.

use crate::event::{Cause, Event};
use crate::phase::Phase;
use crate::state::{Frame, Skips, State};
use crate::verb::{BREEDING, FEED, SKIP};
use serde::{Deserialize, Serialize};
use table::{Chain, Seat, Seats};

/// What a harvest marker shows (11.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Marker {
    Leaf,
    Question,
}

/// How a round ends (11.1, 11.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Harvest {
    /// Nothing happens.
    None,
    /// Every dwarf eats 1 food, nothing else.
    OneFood,
    /// Fields, feeding, breeding.
    Normal,
    /// As the normal harvest, but each player skips fields or breeding.
    Choice,
}

/// 11.2: what question marks mean, in the order in which they come to light.
pub const EVENTS: [Harvest; 3] = [Harvest::None, Harvest::OneFood, Harvest::Choice];

impl State {
    /// 11.1: the harvest of a round, unless a marker says it.
    pub(crate) fn scheduled_harvest(&self, round: u8) -> Option<Harvest> {
        match round {
            1 | 2 => Some(Harvest::None),
            3 | 5 => Some(Harvest::Normal),
            4 => Some(Harvest::OneFood),
            // 15.4: no markers in the solo game.
            _ if self.is_solo() => Some(Harvest::Normal),
            _ => None,
        }
    }

    /// 11.2: turns over the marker of this round.
    pub(crate) fn reveal_marker(&mut self) {
        let marker = self.marker(self.round).expect("a round from 6 on has a marker");
        self.events += u8::from(marker == Marker::Question);
        let harvest = self.harvest_by(marker);
        self.bring_to_light();
        self.harvest = Some(harvest);
        let round = self.round;
        self.note(|| Event::MarkerRevealed { round, harvest });
    }

    /// 11.2: what the marker of this round means, the events so far counted.
    fn harvest_by(&self, marker: Marker) -> Harvest {
        match marker {
            Marker::Leaf => Harvest::Normal,
            Marker::Question => EVENTS[usize::from(self.events) - 1],
        }
    }

    /// The harvest of a round that is already open, unless it is still hidden.
    pub(crate) fn known_harvest(&self) -> Option<Harvest> {
        let by_marker = || self.marker(self.round).map(|marker| self.harvest_by(marker));
        self.scheduled_harvest(self.round).or_else(|| if self.rules.late_reveal { None } else { by_marker() })
    }

    /// 4.2 phase 5.
    pub(crate) fn begin_harvest(&mut self) {
        let harvest = self.harvest.expect("the marker is known by now");
        let round = self.round;
        self.skips = Skips::default();
        self.phase = match harvest {
            Harvest::None => return self.end_round(),
            Harvest::OneFood => Phase::Fields,
            Harvest::Normal | Harvest::Choice => Phase::HarvestChoice,
        };
        self.note(|| Event::HarvestBegan { round, harvest });
        if harvest == Harvest::Choice {
            self.ask_together(self.everybody(), |seat| Frame::new(&SKIP, seat, Cause::Rules));
        }
    }

    /// 11.3 part 1.
    pub(crate) fn reap_fields(&mut self) {
        self.phase = Phase::Fields;
        for seat in self.everybody() - self.skips.fields {
            let goods = self.player_mut(seat).home.reap();
            self.gain(seat, Chain::Main, goods, Cause::Harvest);
        }
    }

    /// 11.3 part 2, 11.4.
    pub(crate) fn begin_feeding(&mut self) {
        self.phase = Phase::Feeding;
        self.ask_together(self.everybody(), |seat| Frame::new(&FEED, seat, Cause::Rules));
    }

    /// 11.3 part 3.
    pub(crate) fn begin_breeding(&mut self) {
        self.phase = Phase::Breeding;
        if self.harvest == Some(Harvest::OneFood) {
            return;
        }
        let breeding = self.everybody() - self.skips.breeding;
        self.ask_together(breeding, |seat| Frame::new(&BREEDING, seat, Cause::Rules));
    }

    fn everybody(&self) -> Seats {
        self.seats().collect()
    }

    /// Asks these players at the same time.
    pub(crate) fn ask_together(&mut self, seats: Seats, question: impl Fn(Seat) -> Frame) {
        for seat in seats {
            self.push(question(seat).on(Chain::Of(seat)));
        }
    }

    /// What a grown dwarf eats in this harvest (11.3, 11.4).
    pub(crate) fn meal(&self) -> u8 {
        if self.harvest == Some(Harvest::OneFood) { 1 } else { 2 }
    }

    /// 11.3, 11.4: the food that the dwarfs of a player need, before tiles change it.
    pub(crate) fn hunger(&self, seat: Seat) -> u8 {
        self.player(seat).dwarfs.iter().map(|d| if d.newborn { 1 } else { self.meal() }).sum()
    }
}
