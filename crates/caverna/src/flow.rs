//! The flow of the game: rounds and their phases (section 4), the harvest (section 11), the end (13.1).

use crate::event::{Cause, Event};
use crate::goods::{Good, Goods, NONE};
use crate::space::{self, SpaceId};
use crate::state::{Frame, Harvest, LAST_ROUND, Marker, Phase, State};
use crate::tile::{Hook, HookKind};
use crate::verb::{Effect, Verb};
use table::chain::{Interpreter, own_chain};
use table::{MAIN, Seat, Seats};

use table::Effect::Do;

/// What the rules themselves ask for.
pub static OWN: [(&str, Effect); 7] = [
    ("rules:place", Do(Verb::Place)),
    ("rules:house", Do(Verb::House)),
    ("rules:skip", Do(Verb::Skip)),
    ("rules:feed", Do(Verb::Feed)),
    ("rules:breeding", Do(Verb::Breeding)),
    ("rules:protect", Do(Verb::Protect)),
    ("rules:last_exchanges", Do(Verb::LastExchanges)),
];

const PLACE: usize = 0;
const HOUSE: usize = 1;
const SKIP: usize = 2;
const FEED: usize = 3;
const BREEDING: usize = 4;
const PROTECT: usize = 5;
const LAST_EXCHANGES: usize = 6;

fn ask(what: usize, seat: Seat) -> Frame {
    Frame::new(&OWN[what].1, seat, Cause::Rules)
}

/// 10.7: animals have to be turned into food.
pub(crate) fn ask_to_house(seat: Seat, chain: u8) -> Frame {
    ask(HOUSE, seat).on(chain)
}

/// 15.6: how many goods make a space overflow.
const SIX_GOODS: u32 = 6;

impl State {
    /// Goes on until somebody has to decide something, or the game is over.
    pub(crate) fn advance(&mut self) {
        while self.chains.is_empty() && self.phase != Phase::Over {
            match self.phase {
                Phase::EndOfRound => self.begin_round(),
                Phase::Reveal => self.begin_protection(),
                Phase::Protect => self.refill(),
                Phase::Refill => self.begin_work(),
                Phase::Work => self.next_turn(),
                Phase::ReturnHome => self.begin_harvest(),
                Phase::HarvestChoice => self.reap_fields(),
                Phase::Fields => self.begin_feeding(),
                Phase::Feeding => self.begin_breeding(),
                Phase::Breeding => self.end_round(),
                Phase::LastExchanges => {
                    self.phase = Phase::Over;
                    self.note(|| Event::GameOver);
                }
                Phase::Over => {}
            }
        }
    }

    /// 4.2 phase 1: a new action space; or the last window before scoring (13.1).
    fn begin_round(&mut self) {
        let Some(round) = self.next_round() else {
            self.phase = Phase::LastExchanges;
            self.ask_everybody(self.everybody(), |_, seat| ask(LAST_EXCHANGES, seat));
            return;
        };
        self.phase = Phase::Reveal;
        self.round = round;
        self.harvest = None;
        self.open_card(round);
        self.harvest = self.scheduled_harvest();
        if self.harvest.is_none() && !self.rules.late_reveal {
            self.reveal_marker();
        }
        self.hand_out_waiting_goods();
    }

    /// Turns over the card of a round.
    pub(crate) fn open_card(&mut self, round: u8) {
        let card = self.cards[usize::from(round) - 1].expect("a round that is played has a card");
        self.open |= card.bit();
        self.revealed += 1;
        self.note(|| Event::RoundBegan { round, space: card });
        if card == space::family_life() {
            // 4.2: the wish for children becomes urgent.
            self.open = self.open & !space::wish().bit() | space::urgent().bit();
            self.note(|| Event::WishTurned);
        }
    }

    /// 11.1: the harvest of this round, unless a marker says it.
    pub(crate) fn scheduled_harvest(&self) -> Option<Harvest> {
        match self.round {
            1 | 2 => Some(Harvest::None),
            3 | 5 => Some(Harvest::Normal),
            4 => Some(Harvest::OneFood),
            // 15.4: no markers in the solo game.
            _ if self.is_solo() => Some(Harvest::Normal),
            _ => None,
        }
    }

    /// 11.2: turns over the marker of this round.
    fn reveal_marker(&mut self) {
        let marker = self.markers[usize::from(self.round) - 6].expect("a round from 6 on has a marker");
        self.events += u8::from(marker == Marker::Question);
        let harvest = self.harvest_by(marker);
        self.revealed += 1;
        self.harvest = Some(harvest);
        let round = self.round;
        self.note(|| Event::MarkerRevealed { round, harvest });
    }

    /// 11.2: what the marker of this round means, the events so far counted.
    fn harvest_by(&self, marker: Marker) -> Harvest {
        match marker {
            Marker::Leaf => Harvest::Normal,
            Marker::Question => [Harvest::None, Harvest::OneFood, Harvest::Choice][usize::from(self.events) - 1],
        }
    }

    /// The harvest of a round that is already open, unless it is still hidden.
    pub(crate) fn known_harvest(&self) -> Option<Harvest> {
        let by_marker = || self.markers[usize::from(self.round) - 6].map(|marker| self.harvest_by(marker));
        self.scheduled_harvest().or_else(|| if self.rules.late_reveal { None } else { by_marker() })
    }

    /// 4.2 phase 1: goods on the round space, then what tiles give at the start of a round.
    fn hand_out_waiting_goods(&mut self) {
        for seat in self.start.round_from(self.players.len()) {
            let now = 1 << self.round;
            let mut goods = NONE;
            for &good in <Good as table::Kind>::ALL {
                if self.player(seat).waiting[good as usize] & now != 0 {
                    goods.add(&Goods::of(good, 1));
                }
            }
            self.player_mut(seat).waiting.iter_mut().for_each(|rounds| *rounds &= !now);
            self.gain(seat, MAIN, goods, Cause::RoundSpace);
            if self.player(seat).home.has(HookKind::RoundStart) {
                let gifts: arrayvec::ArrayVec<_, 8> = self
                    .player(seat)
                    .home
                    .hooks_of(HookKind::RoundStart)
                    .filter_map(|(tile, hook)| match hook {
                        Hook::RoundStart(gift) => Some((tile, gift(self.player(seat)))),
                        _ => None,
                    })
                    .collect();
                gifts.iter().for_each(|(tile, goods)| self.gain(seat, MAIN, *goods, Cause::Tile(*tile)));
            }
        }
    }

    /// 15.6: the spaces that are about to be emptied.
    pub(crate) fn overflowing(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let set = if self.is_solo() { self.open & !self.protected } else { 0 };
        SpaceId::in_set(set).filter(|id| self.piles[id.index()].total() >= SIX_GOODS)
    }

    fn begin_protection(&mut self) {
        self.phase = Phase::Protect;
        self.protected = 0;
        if self.is_solo() {
            self.push(ask(PROTECT, Seat::new(0)));
        }
    }

    /// 4.2 phase 2.
    fn refill(&mut self) {
        self.phase = Phase::Refill;
        let emptied = self.overflowing().fold(0, |set, id| set | id.bit());
        for id in SpaceId::in_set(emptied) {
            let goods = std::mem::take(&mut self.piles[id.index()]);
            self.note(|| Event::SpaceEmptied { space: id, goods });
        }
        self.protected = 0;
        self.fill_spaces();
    }

    /// 0.5: adds goods to every accumulation space in play.
    pub(crate) fn fill_spaces(&mut self) {
        let players = self.players.len();
        for id in SpaceId::in_set(self.open) {
            let Some(space) = id.facts(players) else { continue };
            if players == 2 && self.round < space.refill_with_two_from {
                continue;
            }
            if let Some([first, later]) = &space.refill {
                let pile = &mut self.piles[id.index()];
                let more = if pile.is_empty() { first } else { later };
                pile.add(more);
            }
        }
    }

    /// 4.2 phase 3; 4.6: the token counts from the next round on.
    fn begin_work(&mut self) {
        self.phase = Phase::Work;
        self.turn = self.start;
    }

    /// The next player with a dwarf at home places it; without one the dwarfs return home (4.2 phases 3 and 4).
    fn next_turn(&mut self) {
        for seat in self.turn.round_from(self.players.len()) {
            if self.player(seat).weakest_free().is_none() {
                continue;
            }
            // 4.3e: whoever cannot place is skipped.
            self.push(ask(PLACE, seat));
            if !self.chains.is_empty() {
                self.turn = seat.left(self.players.len());
                return;
            }
        }
        self.phase = Phase::ReturnHome;
        for player in &mut self.players {
            player.dwarfs.iter_mut().for_each(|d| d.at = None);
        }
        self.holders = [None; space::IDS];
        self.note(|| Event::WentHome);
        if self.harvest.is_none() {
            self.reveal_marker();
        }
    }

    /// 4.2 phase 5.
    fn begin_harvest(&mut self) {
        let harvest = self.harvest.expect("the marker is known by now");
        let round = self.round;
        self.skips = [Seats::NONE; 2];
        match harvest {
            Harvest::None => return self.end_round(),
            Harvest::OneFood => self.phase = Phase::Fields,
            Harvest::Normal => self.phase = Phase::HarvestChoice,
            Harvest::Choice => {
                self.phase = Phase::HarvestChoice;
                self.note(|| Event::HarvestBegan { round, harvest });
                return self.ask_everybody(self.everybody(), |_, seat| ask(SKIP, seat));
            }
        }
        self.note(|| Event::HarvestBegan { round, harvest });
    }

    /// 11.3 part 1.
    fn reap_fields(&mut self) {
        self.phase = Phase::Fields;
        let skipping = self.skips[0];
        for seat in Seat::all(self.players.len()).filter(|&s| !skipping.contains(s)) {
            let goods = self.player_mut(seat).home.reap();
            self.gain(seat, MAIN, goods, Cause::Harvest);
        }
    }

    /// 11.3 part 2, 11.4.
    fn begin_feeding(&mut self) {
        self.phase = Phase::Feeding;
        self.ask_everybody(self.everybody(), |state, seat| ask(FEED, seat).with(state.hunger(seat)));
    }

    /// 11.3, 11.4: the food that the dwarfs of a player need, before tiles change it.
    pub(crate) fn hunger(&self, seat: Seat) -> u16 {
        let each = |newborn: bool| if newborn || self.harvest == Some(Harvest::OneFood) { 1 } else { 2 };
        self.player(seat).dwarfs.iter().map(|d| each(d.newborn)).sum()
    }

    /// 11.3 part 3.
    fn begin_breeding(&mut self) {
        self.phase = Phase::Breeding;
        if self.harvest == Some(Harvest::OneFood) {
            return;
        }
        let skipping = self.skips[1];
        let breeding = self.everybody().iter().filter(|&s| !skipping.contains(s)).collect();
        self.ask_everybody(breeding, |state, seat| {
            // 10.9: only what was there at the start of the phase has young.
            let pairs = crate::goods::FARM_ANIMALS.iter().enumerate();
            let goods = &state.player(seat).goods;
            let parents = pairs.filter(|(_, kind)| goods.get(**kind) >= 2).fold(0, |set, (i, _)| set | 1 << i);
            ask(BREEDING, seat).with(parents)
        });
    }

    /// 4.2 phase 4: newborns grow up at the end of the round.
    fn end_round(&mut self) {
        self.phase = Phase::EndOfRound;
        for player in &mut self.players {
            player.dwarfs.iter_mut().for_each(|d| d.newborn = false);
        }
    }

    fn everybody(&self) -> Seats {
        Seat::all(self.players.len()).collect()
    }

    /// Asks these players at the same time.
    fn ask_everybody(&mut self, seats: Seats, question: impl Fn(&State, Seat) -> Frame) {
        for seat in seats.iter() {
            self.push(question(self, seat).on(own_chain(seat)));
        }
    }

    /// Puts a frame on its chain and does what needs no answer.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.chains.push(frame);
        self.settle(frame.chain);
    }

    /// 12.6: the next so many rounds that are played.
    pub(crate) fn next_rounds(&self, count: u8) -> impl Iterator<Item = u8> + '_ {
        (self.round + 1..=LAST_ROUND).filter(|&r| self.is_played(r)).take(count.into())
    }
}
