//! The course of the game: rounds and their phases. A4, A17, A22.

use crate::card::coverage::note;
use crate::card::hook::{Topic, Topics};
use crate::card::{About, Fact, Hook, Owner, When};
use crate::event::{Cause, Event};
use crate::phase::{HarvestStep, Phase};
use crate::state::{Frame, ROUNDS, SEATS, State};
use crate::verb::{BREED, Effect, PLACE, Verb};
use arrayvec::ArrayVec;
use table::{Chain, Seat};

/// A22.5: the moment of a phase that cards can wait for.
fn moment(phase: Phase) -> Option<When> {
    match phase {
        Phase::RoundGoods => Some(When::RoundSpace),
        Phase::RoundStart => Some(When::RoundStart),
        Phase::WorkStart => Some(When::WorkStart),
        Phase::WorkEnd => Some(When::WorkEnd),
        Phase::ReturnHome => Some(When::ReturnHome),
        Phase::RoundEnd => Some(When::RoundEnd),
        Phase::Harvest(step) => Some(When::Harvest(step)),
        Phase::LastReturns => Some(When::LastReturns),
        Phase::LastGains => Some(When::LastGains),
        Phase::BeforeScoring => Some(When::BeforeScoring),
        Phase::Hands(_) | Phase::Reveal | Phase::Replenish => None,
        Phase::Work | Phase::NextRound | Phase::Over => None,
    }
}

/// What cards listen to that wait for the moment of a phase.
const MOMENTS: Topics = Topics::only(Topic::RoundSpace)
    .with(Topic::RoundStart)
    .with(Topic::WorkStart)
    .with(Topic::WorkEnd)
    .with(Topic::ReturnHome)
    .with(Topic::RoundEnd)
    .with(Topic::Harvest)
    .with(Topic::LastReturns)
    .with(Topic::LastGains)
    .with(Topic::BeforeScoring);

impl State {
    /// Goes on to the next phase in which something is pending or a person is placed, when nothing is pending in this one.
    #[inline(never)]
    pub(crate) fn next_phases(&mut self) {
        let cards_may_act = self.topics.meets(MOMENTS) || !self.rules.expansions().is_empty();
        loop {
            if self.phase == Phase::Harvest(HarvestStep::Feeding) && self.feed_the_last()
                || self.phase == Phase::Harvest(HarvestStep::Breeding) && self.breed_the_last()
            {
                return;
            }
            self.phase = self.next_phase();
            if !cards_may_act && self.phase.is_for_cards() {
                continue;
            }
            self.begin_phase();
            if !self.chains.is_empty() || matches!(self.phase, Phase::WorkStart | Phase::Over) {
                return;
            }
        }
    }

    fn next_phase(&mut self) -> Phase {
        match self.phase {
            Phase::Hands(stage) => match self.ask_for_hands(stage + 1) {
                true => Phase::Hands(stage + 1),
                false => Phase::Reveal,
            },
            Phase::NextRound if self.round == ROUNDS => Phase::LastReturns,
            Phase::NextRound => Phase::Reveal,
            Phase::Reveal => Phase::RoundGoods,
            Phase::RoundGoods => Phase::RoundStart,
            Phase::RoundStart => Phase::Replenish,
            Phase::Replenish => Phase::WorkStart,
            Phase::WorkStart | Phase::Work => Phase::WorkEnd,
            Phase::WorkEnd => Phase::ReturnHome,
            Phase::ReturnHome => Phase::RoundEnd,
            Phase::RoundEnd if State::is_harvest_round(self.round) => Phase::Harvest(HarvestStep::FieldStart),
            Phase::RoundEnd => Phase::NextRound,
            Phase::Harvest(step) => step.next().map_or(Phase::NextRound, Phase::Harvest),
            Phase::LastReturns => Phase::LastGains,
            Phase::LastGains => Phase::BeforeScoring,
            Phase::BeforeScoring | Phase::Over => Phase::Over,
        }
    }

    /// What happens in a phase without anybody's doing; then, A22.5, the cards that wait for its moment act, the start
    /// player's first.
    fn begin_phase(&mut self) {
        match self.phase {
            Phase::Reveal => self.reveal(),
            Phase::RoundGoods => self.hand_out_round_goods(),
            Phase::Replenish => self.board.refill(self.open & self.quick.refilled, &self.rules), // A4.3
            Phase::WorkStart => self.turn = self.start,
            Phase::ReturnHome => self.return_home(),
            Phase::Harvest(step) => self.harvest_step(step),
            // A12.5: after the harvest of its first round a newborn is an ordinary person.
            Phase::NextRound => self.players.iter_mut().for_each(|player| player.newborns = 0),
            Phase::Over => self.log.note(|| Event::GameOver),
            Phase::Hands(_) | Phase::RoundStart | Phase::Work | Phase::WorkEnd | Phase::RoundEnd => {}
            Phase::LastReturns | Phase::LastGains | Phase::BeforeScoring => {}
        }
        if self.topics.meets(MOMENTS)
            && let Some(when) = moment(self.phase)
        {
            self.fire(when, &Fact::new(self.start, Cause::Rules, About::Nothing), Chain::Main);
        }
        for part in self.rules.expansions() {
            (part.begin_phase)(self); // What the base game does in a phase stands above.
        }
    }

    /// A4.2(a): turns up the next round card.
    fn reveal(&mut self) {
        self.round += 1;
        self.bring_to_light();
        self.players.iter_mut().for_each(|player| player.placed = 0);
        let (round, space) = (self.round, self.order[usize::from(self.round) - 1]);
        self.open.insert(space);
        self.log.note(|| Event::RoundBegan { round, space });
    }

    /// A4.2(b): hands out what lies on the round space.
    fn hand_out_round_goods(&mut self) {
        let round = usize::from(self.round) - 1;
        let seats = self.in_turn_order().filter(|&seat| !self.player(seat).coming[round].is_empty());
        let seats: ArrayVec<Seat, SEATS> = seats.collect();
        // What is pushed last comes first: the start player is asked first about animals.
        for &seat in seats.iter().rev() {
            let goods = std::mem::take(&mut self.player_mut(seat).coming[round]);
            self.gain(&Frame::new(PLACE, seat, Cause::RoundSpace), goods);
        }
    }

    /// A4.8: all persons go home, newborns too. Guests leave, and those of the next round come.
    fn return_home(&mut self) {
        self.board.clear();
        for player in &mut self.players {
            player.at_home = player.persons() + std::mem::take(&mut player.guests);
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
        self.ask_everybody(self.rules.harvest_questions(step));
        if step == HarvestStep::Breeding {
            self.settle_lodgers();
        }
    }

    /// A17, step 2: each player takes exactly one crop from every planted field.
    fn harvest_fields(&mut self) {
        // What is pushed last comes first.
        let seats: ArrayVec<Seat, SEATS> = self.in_turn_order().filter(|&seat| !self.sits_out(seat)).collect();
        seats.into_iter().rev().for_each(|seat| self.reap(seat, Cause::Harvest, Chain::Main));
    }

    /// Questions of the harvest concern each player alone: all players are asked at once (A17.8), each the first question first.
    fn ask_everybody(&mut self, questions: impl DoubleEndedIterator<Item = &'static Effect>) {
        // What is pushed last comes first.
        for question in questions.rev() {
            let feeds = self.phase == Phase::Harvest(HarvestStep::Feeding);
            let breeds = question.any_verb(&mut |verb| matches!(verb, Verb::Breed(_)));
            for seat in self.seats() {
                let later = feeds && self.feeds_last(seat).next().is_some() || breeds && self.lodges_others(seat);
                if !later && !self.sits_out(seat) {
                    self.ask_of_harvest(question, seat);
                }
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

    /// Asks the next of those who feed, and heat (M12.1), after all others; says whether there was one.
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
        // What is pushed last comes first.
        for question in self.rules.harvest_questions(HarvestStep::Feeding).rev() {
            self.ask_of_harvest(question, seat);
        }
        true
    }

    /// M15.10: asks the next of those whose animals breed after those of all others; says whether there was one.
    fn breed_the_last(&mut self) -> bool {
        if !self.topics.contains(Topic::Lodging) {
            return false;
        }
        let is_left = |seat: &Seat| {
            let mut cards = self.hooks(*seat, Topic::Lodging);
            !self.sits_out(*seat) && cards.any(|(owner, _)| owner.card.used == 0)
        };
        let Some(seat) = self.in_turn_order().find(is_left) else { return false };
        for held in &mut self.player_mut(seat).tableau {
            if held.card.topics().contains(Topic::Lodging) {
                held.used = 1;
            }
        }
        self.ask_of_harvest(BREED, seat);
        true
    }

    /// Whether a card keeps a player out of the harvest in progress.
    pub(crate) fn sits_out(&self, seat: Seat) -> bool {
        let holds = |owner: &Owner, hook: &Hook| matches!(hook, Hook::NoHarvest(holds) if holds(owner));
        self.phase.is_harvest() && self.any_hook(seat, Topic::HarvestRules, holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::rules::BOXES;
    use crate::verb::FEED;
    use table::{Game, Seed};

    #[test]
    fn nobody_is_asked_in_the_steps_of_a_harvest_that_are_passed_over_without_cards() {
        for (step, _) in BOXES[0].harvest {
            assert!(!Phase::Harvest(*step).is_for_cards());
        }
    }

    #[test]
    fn of_several_questions_of_the_harvest_the_first_is_asked_first() {
        let mut game = State::before_round_one(&Options::default(), Seed::new(3)).unwrap();
        game.ask_everybody([FEED, BREED].into_iter());
        for seat in game.seats() {
            assert_eq!(game.decision(seat).unwrap().prompt, "feed");
        }
    }
}
