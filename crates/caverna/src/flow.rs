//! The flow of the game: rounds and their phases (section 4), the end (13.1).

use crate::event::{Cause, Event};
use crate::phase::Phase;
use crate::space::{FAMILY_LIFE, IDS, SpaceId, Spaces, URGENT_WISH, WISH};
use crate::state::{Frame, LAST_ROUND, State};
use crate::verb::{LAST_EXCHANGES, PLACE, PROTECT};
use table::Seat;

/// 15.6: how many goods make a space overflow.
const OVERFLOW: u32 = 6;

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
            let everybody = self.seats().collect();
            self.ask_together(everybody, |seat| Frame::new(&LAST_EXCHANGES, seat, Cause::Rules));
            return;
        };
        self.phase = Phase::Reveal;
        self.round = round;
        self.harvest = None;
        self.open_card(round);
        self.harvest = self.scheduled_harvest(self.round);
        if self.harvest.is_none() && !self.rules.late_reveal {
            self.reveal_marker();
        }
        self.hand_out_round_goods();
    }

    /// Turns over the card of a round.
    pub(crate) fn open_card(&mut self, round: u8) {
        let card = self.cards[usize::from(round) - 1].expect("a round that is played has a card");
        self.open.insert(card);
        self.bring_to_light();
        self.note(|| Event::RoundBegan { round, space: card });
        if card == FAMILY_LIFE {
            // 4.2: the wish for children becomes urgent.
            self.open.remove(WISH);
            self.open.insert(URGENT_WISH);
            self.note(|| Event::WishTurned);
        }
    }

    /// 15.6: the spaces that are about to be emptied.
    pub(crate) fn overflowing(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let set = if self.is_solo() { self.open - self.protected } else { Spaces::NONE };
        set.iter().filter(|id| self.piles[id.index()].total() >= OVERFLOW)
    }

    /// 15.6: whether what lies on a space is lost before the next refill, unless it is taken or protected.
    pub(crate) fn is_in_danger(&self, id: SpaceId) -> bool {
        let safe = self.phase == Phase::Protect && self.protected.contains(id);
        self.is_solo() && !safe && self.piles[id.index()].total() >= OVERFLOW
    }

    fn begin_protection(&mut self) {
        self.phase = Phase::Protect;
        self.protected = Spaces::NONE;
        if self.is_solo() {
            self.push(Frame::new(&PROTECT, Seat::new(0), Cause::Rules));
        }
    }

    /// 4.2 phase 2.
    fn refill(&mut self) {
        self.phase = Phase::Refill;
        let emptied: Spaces = self.overflowing().collect();
        for id in emptied {
            let goods = std::mem::take(&mut self.piles[id.index()]);
            self.note(|| Event::SpaceEmptied { space: id, goods });
        }
        self.protected = Spaces::NONE;
        self.fill_spaces();
    }

    /// 0.5: adds goods to every accumulation space in play.
    pub(crate) fn fill_spaces(&mut self) {
        let players = self.players.len();
        for id in self.open {
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
            self.push(Frame::new(&PLACE, seat, Cause::Rules));
            if !self.chains.is_empty() {
                self.turn = seat.left(self.players.len());
                return;
            }
        }
        self.phase = Phase::ReturnHome;
        for player in &mut self.players {
            player.dwarfs.iter_mut().for_each(|d| d.at = None);
        }
        self.holders = [None; IDS];
        self.note(|| Event::WentHome);
        if self.harvest.is_none() {
            self.reveal_marker();
        }
    }

    /// 4.2 phase 4: newborns grow up at the end of the round.
    pub(crate) fn end_round(&mut self) {
        self.phase = Phase::EndOfRound;
        for player in &mut self.players {
            player.dwarfs.iter_mut().for_each(|d| d.newborn = false);
        }
    }

    /// Puts a frame on its chain and does what needs no answer.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.chains.push(frame);
        self.go_on(frame.chain);
    }

    /// 12.6: the next rounds that are played, this many at most.
    pub(crate) fn next_rounds(&self, count: u8) -> impl Iterator<Item = u8> + use<'_> {
        (self.round + 1..=LAST_ROUND).filter(|&r| self.is_played(r)).take(count.into())
    }
}
