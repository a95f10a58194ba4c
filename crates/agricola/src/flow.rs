//! The course of the game: rounds and their phases. A4, A17, A22.

use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, Owner, When};
use crate::event::{Cause, Event};
use crate::goods::Good;
use crate::phase::{HarvestStep, Phase};
use crate::state::{Frame, ROUNDS, SEATS, State};
use crate::verb::{Effect, FEED, PLACE};
use arrayvec::ArrayVec;
use table::{Chain, Seat};

impl State {
    /// Goes on to the next phase when nothing is pending in this one.
    pub(crate) fn next_phase(&mut self) {
        if self.phase == Phase::Harvest(HarvestStep::Feeding) && self.feed_the_last() {
            return;
        }
        self.phase = match self.phase {
            Phase::Hands(stage) => match self.ask_for_hands(stage + 1) {
                true => Phase::Hands(stage + 1),
                false => Phase::Reveal,
            },
            Phase::NextRound if self.round == ROUNDS => Phase::BeforeScoring,
            Phase::NextRound => Phase::Reveal,
            Phase::Reveal => Phase::RoundGoods,
            Phase::RoundGoods => Phase::RoundStart,
            Phase::RoundStart => Phase::Replenish,
            Phase::Replenish => Phase::WorkStart,
            Phase::WorkStart | Phase::Work => match self.next_turn() {
                true => Phase::Work,
                false => Phase::WorkEnd,
            },
            Phase::WorkEnd => Phase::ReturnHome,
            Phase::ReturnHome => Phase::RoundEnd,
            Phase::RoundEnd if State::is_harvest_round(self.round) => Phase::Harvest(HarvestStep::FieldStart),
            Phase::RoundEnd => Phase::NextRound,
            Phase::Harvest(step) => step.next().map_or(Phase::NextRound, Phase::Harvest),
            Phase::BeforeScoring | Phase::Over => Phase::Over,
        };
        self.begin_phase();
    }

    fn begin_phase(&mut self) {
        match self.phase {
            Phase::Hands(_) | Phase::Work => {}
            Phase::Reveal => self.reveal(),
            Phase::RoundGoods => self.hand_out_round_goods(),
            Phase::RoundStart => self.moment(When::RoundStart),
            Phase::Replenish => self.board.refill(self.open & self.quick.refilled, &self.rules), // A4.3
            Phase::WorkStart => {
                self.turn = self.start;
                self.moment(When::WorkStart);
            }
            Phase::WorkEnd => self.moment(When::WorkEnd),
            Phase::ReturnHome => {
                self.return_home();
                self.moment(When::ReturnHome);
            }
            Phase::RoundEnd => self.moment(When::RoundEnd),
            Phase::Harvest(step) => self.harvest_step(step),
            // A12.5: after the harvest of its first round a newborn is an ordinary person.
            Phase::NextRound => self.players.iter_mut().for_each(|player| player.newborns = 0),
            Phase::BeforeScoring => self.moment(When::BeforeScoring),
            Phase::Over => self.log.note(|| Event::GameOver),
        }
    }

    /// A22.5: lets the cards that wait for a moment act, the start player's first.
    fn moment(&mut self, when: When) {
        self.fire(when, Fact::new(self.start, Cause::Rules, About::Nothing), Chain::Main);
    }

    /// A4.2(a): turns up the next round card.
    fn reveal(&mut self) {
        self.round += 1;
        self.revealed += 1;
        let (round, space) = (self.round, self.order[usize::from(self.round) - 1]);
        self.open.insert(space);
        self.log.note(|| Event::RoundBegan { round, space });
    }

    /// A4.2(b): hands out what lies on the round space.
    fn hand_out_round_goods(&mut self) {
        // What is pushed last comes first: the start player is asked first about animals.
        let seats: ArrayVec<Seat, SEATS> = self.in_turn_order().collect();
        for &seat in seats.iter().rev() {
            let round = usize::from(self.round) - 1;
            let goods = std::mem::take(&mut self.player_mut(seat).coming[round]);
            if !goods.is_empty() {
                self.gain(&Frame::new(PLACE, seat, Cause::RoundSpace), goods);
            }
        }
    }

    /// A4.8: all persons go home, newborns too.
    fn return_home(&mut self) {
        self.board.clear();
        for player in &mut self.players {
            player.at_home = player.family;
        }
        self.log.note(|| Event::WentHome);
    }

    /// A17: one of the eleven steps of the harvest.
    fn harvest_step(&mut self, step: HarvestStep) {
        if step == HarvestStep::FieldStart {
            let round = self.round;
            self.log.note(|| Event::HarvestBegan { round });
            self.players.iter_mut().flat_map(|p| p.tableau.iter_mut()).for_each(|card| card.used = 0);
        }
        if step == HarvestStep::Field {
            self.harvest_fields();
        }
        self.rules.harvest_questions(step).for_each(|question| self.ask_everybody(question));
        self.moment(When::Harvest(step));
    }

    /// A17, step 2: each player takes exactly one crop from every planted field.
    fn harvest_fields(&mut self) {
        for seat in self.seats() {
            if self.sits_out(seat) {
                continue;
            }
            let stays = self.crops_that_stay(seat);
            let player = self.player_mut(seat);
            let goods = player.harvest(stays);
            player.goods.add(&goods);
            if !goods.is_empty() {
                self.log.note(|| Event::Harvested { seat, goods });
            }
        }
    }

    /// The crop that a player harvests from the general supply, leaving the field as it is.
    pub(crate) fn crops_that_stay(&self, seat: Seat) -> Option<Good> {
        self.hooks(seat, Topic::HarvestRules).find_map(|(owner, hook)| {
            let Hook::CropStays(kind) = hook else { return None };
            note(owner.card.card, hook);
            Some(*kind)
        })
    }

    /// Questions of the harvest concern each player alone: all are asked at once (A17.8).
    fn ask_everybody(&mut self, question: &'static Effect) {
        for seat in self.seats() {
            let later = std::ptr::eq(question, FEED) && self.feeds_last(seat).next().is_some();
            if !later && !self.sits_out(seat) {
                self.ask_of_harvest(question, seat);
            }
        }
    }

    fn ask_of_harvest(&mut self, question: &'static Effect, seat: Seat) {
        self.chains.push(Frame::new(question, seat, Cause::Harvest).on(Chain::Of(seat)));
    }

    /// The cards that let a player feed after all others.
    fn feeds_last(&self, seat: Seat) -> impl Iterator<Item = (Owner<'_>, &'static Hook)> {
        self.hooks(seat, Topic::HarvestRules).filter(|(_, hook)| matches!(hook, Hook::FeedsLast))
    }

    /// Asks the next of those who feed after all others; says whether there was one.
    fn feed_the_last(&mut self) -> bool {
        if !self.topics.contains(Topic::HarvestRules) {
            return false;
        }
        let hungry =
            |seat: &Seat| !self.sits_out(*seat) && self.feeds_last(*seat).any(|(owner, _)| owner.card.used == 0);
        let Some(seat) = self.in_turn_order().find(hungry) else { return false };
        self.feeds_last(seat).for_each(|(owner, hook)| note(owner.card.card, hook));
        for held in &mut self.player_mut(seat).tableau {
            if held.card.card().hooks.iter().any(|hook| matches!(hook, Hook::FeedsLast)) {
                held.used = 1;
            }
        }
        self.ask_of_harvest(FEED, seat);
        true
    }

    /// Whether a card keeps a player out of the harvest in progress.
    pub(crate) fn sits_out(&self, seat: Seat) -> bool {
        self.phase.is_harvest()
            && self.hooks(seat, Topic::HarvestRules).any(|(owner, hook)| {
                let holds = matches!(hook, Hook::NoHarvest(holds) if holds(&owner));
                if holds {
                    note(owner.card.card, hook);
                }
                holds
            })
    }
}
