//! Questions and answers: who is asked what, which answers there are, why others are none, and what an answer brings about.
//! What a verb asks stands in its room in [`crate::verb`].

use crate::event::Cause;
use crate::moves::{Choice, Move};
use crate::phase::Phase;
use crate::quick_spaces::is_always_possible;
use crate::state::{Frame, State};
use crate::verb::{Act, Effect, Pay, Verb, being_paid_for, no_answer, option};
use crate::why::{Verdict, Why, check};
use table::chain::{Chains, Interpreter, Question};
use table::{Ask, Chain, Illegal, Seat};

impl Interpreter for State {
    type Verb = Verb;
    type Why = Why;

    #[inline]
    fn chains(&self) -> &Chains<Verb> {
        &self.chains
    }

    #[inline]
    fn chains_mut(&mut self) -> &mut Chains<Verb> {
        &mut self.chains
    }

    #[inline]
    fn can(&self, frame: &Frame, verb: &'static Verb) -> Verdict {
        verb.can(self, frame)
    }

    fn perform(&mut self, frame: &Frame, verb: &'static Verb) {
        if let Act::Deed(deed) = verb.act() {
            deed.perform(self, frame);
        }
    }

    fn answers_itself(&mut self, frame: &Frame, verb: &'static Verb) -> bool {
        verb.asked().is_some_and(|verb| verb.answers_itself(self, frame))
    }

    fn finish(&mut self, frame: &Frame, verb: &'static Verb) {
        if let Some(verb) = verb.asked() {
            verb.finish(self, frame);
        }
    }

    fn may_stop_verb(&self, frame: &Frame, verb: &'static Verb) -> bool {
        verb.asked().map_or(frame.optional, |verb| verb.may_stop(frame))
    }

    fn possible(&self, frame: &Frame, effect: &'static Effect) -> Verdict {
        if let Effect::Do(verb) = effect {
            return verb.can(self, frame);
        }
        // A22.12: what comes after a payment must be possible with what is left then.
        if let Effect::All([Effect::Do(Verb::Pay(Pay::Goods(price) | Pay::To(price))), rest @ ..]) = effect
            && !rest.is_empty()
            && self.player(frame.seat).goods.contains(price)
        {
            if rest.iter().all(is_always_possible) {
                return Ok(());
            }
            if price.is_empty() {
                return rest.iter().try_for_each(|part| part.possible(&mut |verb| self.can(frame, verb)));
            }
            let mut after = self.clone();
            after.player_mut(frame.seat).goods.remove(price);
            return rest.iter().try_for_each(|part| part.possible(&mut |verb| after.can(frame, verb)));
        }
        effect.possible(&mut |verb| self.can(frame, verb))
    }
}

impl State {
    /// Does whatever needs no answer, through all phases, until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self) {
        loop {
            while self.chains.is_empty() {
                if self.phase == Phase::Over || self.next_turn() {
                    return;
                }
                // It may be a card's turn.
                if self.chains.is_empty() {
                    self.next_phases();
                }
            }
            self.settle(Chain::Main);
            if !self.chains.is_empty() && self.chains.top(Chain::Main).is_none() {
                self.seats().for_each(|seat| self.settle(Chain::Of(seat)));
            }
            if !self.chains.is_empty() {
                return;
            }
        }
    }

    /// The answers to the question this seat is asked.
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        let Some(frame) = self.chains.asking(seat) else { return };
        match self.chains.question_of(frame) {
            Question::Order => return self.list_order(frame.chain, out),
            Question::Part => {
                let parts = frame.effect.0.choices();
                out.extend(self.open_parts(frame).map(|i| Move::Choose { option: Choice(option(&parts[i])) }));
            }
            Question::Whether => out.push(Move::Choose { option: Choice::USE }),
            Question::Verb(verb) => {
                let Some(verb) = verb.asked() else { return };
                verb.answers(self, frame, out);
                if verb.may_stop(frame) {
                    out.push(Move::Done);
                }
                return;
            }
        }
        if self.may_stop(frame) {
            out.push(Move::Done);
        }
    }

    /// The cards whose effects came up together, as far as something can come of them.
    fn list_order(&self, chain: Chain, out: &mut Vec<Move>) {
        for nth in self.open_simultaneous(chain) {
            let card = self.chains.simultaneous(chain).nth(nth).and_then(|frame| frame.cause.card());
            let Some(first) = card.map(|card| Move::First { card }) else { continue };
            if !out.contains(&first) {
                out.push(first);
            }
        }
    }

    /// The name of the question this seat is asked.
    pub(crate) fn prompt(&self, frame: &Frame) -> Option<&'static str> {
        Some(match self.chains.question_of(frame) {
            Question::Order => "order",
            Question::Part => "choose",
            Question::Whether => "whether",
            Question::Verb(verb) => verb.asked().map_or("whether", |verb| verb.prompt()),
        })
    }

    /// How the question is answered that this seat is asked.
    pub(crate) fn ask(&self, frame: &Frame) -> Ask {
        match self.chains.question_of(frame) {
            Question::Order => Ask::Cards,
            Question::Part | Question::Whether => Ask::Options,
            Question::Verb(verb) => verb.asked().map_or(Ask::Options, |verb| verb.ask(self, frame)),
        }
    }

    /// The card or space that asks, or the card that is being paid for.
    pub(crate) fn source(&self, frame: &Frame) -> Option<&'static str> {
        match (being_paid_for(frame), frame.cause) {
            (Some(card), _) | (None, Cause::Card(card)) => Some(card.card().id),
            (None, Cause::Space(space)) => Some(space.space().id),
            (None, Cause::Special(action)) => Some(action.name()),
            (None, Cause::Rules | Cause::RoundSpace | Cause::Harvest | Cause::Raw) => None,
        }
    }

    /// The parts of an action among which this seat is asked to choose and that it has not done, whether they can be done now or
    /// not.
    pub fn options_asked(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let asking = self.chains.asking(seat);
        let asked = asking.filter(|frame| matches!(self.chains.question_of(frame), Question::Part));
        asked.into_iter().flat_map(|frame| frame.parts_left()).map(|part| Choice(option(part)))
    }

    /// Why a move is not among the legal ones.
    pub(crate) fn reason(&self, seat: Seat, m: &Move) -> Illegal {
        self.verdict(seat, m).err().unwrap_or(Why::OtherQuestion).into()
    }

    fn verdict(&self, seat: Seat, m: &Move) -> Verdict {
        check(self.phase != Phase::Over, Why::Over)?;
        check(seat.index() < self.players.len(), Why::NotAsked)?;
        let frame = self.chains.asking(seat).ok_or(Why::NotAsked)?;
        if m.is_exchange() {
            return self.why_no_exchange(seat, m);
        }
        if let Move::Use { card } = *m {
            check(self.player(seat).has(card), Why::NoSuchCard)?;
        }
        if m.is_at_any_time() {
            return Err(Why::NotNow);
        }
        check(*m != Move::Done, Why::NotOptional)?;
        match self.chains.question_of(frame) {
            Question::Part => {
                let Move::Choose { option: name } = m else { return Err(Why::OtherQuestion) };
                let parts = frame.effect.0.choices();
                let chosen = parts.iter().position(|part| option(part) == name.0).ok_or(Why::OtherQuestion)?;
                check(!frame.parts.contains(chosen), Why::PartClosed)?;
                self.possible(frame, &parts[chosen])?;
                Err(Why::PartClosed)
            }
            Question::Verb(verb) => verb.asked().map_or(Ok(()), |verb| verb.why_not(self, frame, m)),
            Question::Order | Question::Whether => Err(Why::OtherQuestion),
        }
    }

    /// Makes a move that is known to be legal.
    pub(crate) fn answer(&mut self, seat: Seat, m: &Move) {
        let shown = self.revealed;
        if m.is_exchange() {
            self.note_trade(seat, m);
            self.exchange(seat, m);
        } else {
            self.player_mut(seat).slaughtered = false;
            if m.is_at_any_time() {
                self.start_any_time(seat, m);
            } else {
                self.answer_question(seat, m);
            }
        }
        // A17.8: without hand cards nobody's answer touches what others are asked at the same time.
        let is_apart = |game: &State| !game.chains.is_empty() && game.chains.top(Chain::Main).is_none();
        if self.phase.is_harvest() && !self.rules.has_hands() && is_apart(self) {
            self.settle(Chain::Of(seat));
            if is_apart(self) {
                return;
            }
        }
        // Whether somebody else is asked next may show something of a hand, however long that was put off.
        let waited = self.rules.has_hands() && self.waits_for_a_hand_of_others(seat);
        self.advance();
        let still_waits = || self.chains.asking(seat).is_some() && self.waits_for_a_hand_of_others(seat);
        if waited && self.revealed == shown && !still_waits() {
            self.bring_to_light();
        }
    }

    fn answer_question(&mut self, seat: Seat, m: &Move) {
        let frame = *self.chains.asking(seat).expect("only somebody who is asked moves");
        let chain = frame.chain;
        if let Move::Done = m {
            return self.leave(chain);
        }
        match self.chains.question_of(&frame) {
            Question::Order => {
                let Move::First { card } = m else { no_answer(m) };
                let is_meant = |nth: &usize| {
                    self.chains.simultaneous(chain).nth(*nth).is_some_and(|f| f.cause == Cause::Card(*card))
                };
                let nth = self.open_simultaneous(chain).into_iter().find(is_meant);
                self.chains.put_first(chain, nth.expect("the card reacts"));
            }
            Question::Part => {
                let Move::Choose { option: name } = m else { no_answer(m) };
                let parts = frame.effect.0.choices();
                let mut meant = (0..parts.len()).filter(|&i| option(&parts[i]) == name.0);
                let chosen = meant.find(|&i| self.is_open_part(&frame, i));
                self.chains.take_part(chain, chosen.expect("the part is open"));
            }
            Question::Whether => {
                let Move::Choose { .. } = m else { no_answer(m) };
                self.go_ahead(chain);
            }
            Question::Verb(verb) => match verb.asked() {
                Some(verb) => verb.answer(self, &frame, m),
                None => no_answer(m),
            },
        }
    }
}
