//! Questions of all kinds: the answers, why a move is none of them, and carrying one out.

use crate::afford::Actor;
use crate::exchange::{self, gives_animals, tile_price};
use crate::goods::Good;
use crate::moves::{Choice, Move};
use crate::state::{Frame, State};
use crate::verb::{Act, Effect, Verb, no_answer, option};
use crate::why::{Verdict, Why};
use table::chain::{Interpreter, Question};
use table::{Ask, Chain, Chains, Seat};

/// Every prompt, for those who translate: the message `caverna-prompt-` with this name.
pub const PROMPTS: &[&str] = &[
    "place",
    "choose",
    "whether",
    "clear",
    "dig",
    "tile",
    "sow",
    "furnish",
    "dwelling",
    "pay",
    "put",
    "fences",
    "stable",
    "ore_mine",
    "ruby_mine",
    "forge",
    "expedition",
    "breed",
    "imitate",
    "market",
    "trade",
    "house",
    "skip",
    "feed",
    "protect",
    "round_start",
    "last_exchanges",
];

impl Interpreter for State {
    type Verb = Verb;
    type Why = Why;

    fn chains(&self) -> &Chains<Verb> {
        &self.chains
    }

    fn chains_mut(&mut self) -> &mut Chains<Verb> {
        &mut self.chains
    }

    fn can(&self, frame: &Frame, verb: &'static Verb) -> Verdict {
        self.able(&Actor::of(self.player(frame.seat)), frame, verb)
    }

    fn perform(&mut self, frame: &Frame, verb: &'static Verb) {
        match verb.act() {
            Act::Deed(deed) => deed.perform(self, frame),
            Act::Asked(_) => unreachable!("{verb:?} asks"),
        }
    }

    fn answers_itself(&mut self, _: &Frame, _: &'static Verb) -> bool {
        false
    }

    fn finish(&mut self, frame: &Frame, verb: &'static Verb) {
        if let Act::Asked(asked) = verb.act() {
            asked.finish(self, frame);
        }
    }

    fn may_stop_verb(&self, frame: &Frame, verb: &'static Verb) -> bool {
        match verb.act() {
            Act::Deed(_) => frame.optional,
            Act::Asked(asked) => asked.may_stop(frame),
        }
    }
}

impl State {
    /// The name of the question that a frame asks.
    pub(crate) fn prompt(&self, frame: &Frame) -> &'static str {
        match self.chains.question(frame.chain) {
            Some(Question::Verb(verb)) => verb.asked().expect("the verb asks").prompt(frame),
            Some(Question::Part) => "choose",
            Some(Question::Whether | Question::Order) | None => "whether",
        }
    }

    /// How the question is answered that a frame asks.
    pub(crate) fn ask(&self, frame: &Frame) -> Ask {
        match self.chains.question(frame.chain) {
            Some(Question::Verb(verb)) => verb.asked().expect("the verb asks").ask(frame),
            Some(Question::Part | Question::Whether | Question::Order) | None => Ask::Options,
        }
    }

    /// The answers to the question that a frame asks.
    pub(crate) fn answers(&self, frame: &Frame, out: &mut Vec<Move>) {
        match self.chains.question(frame.chain) {
            Some(Question::Verb(verb)) => verb.asked().expect("the verb asks").answers(self, frame, out),
            Some(Question::Part) => {
                let parts = frame.effect.0.choices();
                out.extend(self.open_parts(frame).map(|i| Move::Choose { option: Choice(option(&parts[i])) }));
            }
            Some(Question::Whether) => out.push(Move::Choose { option: Choice(option(frame.effect.0)) }),
            // Nothing in this game comes up together for one player.
            Some(Question::Order) | None => {}
        }
        if self.may_stop(frame) {
            out.push(Move::Done);
        }
    }

    /// The exchanges that somebody who is asked may make besides.
    pub(crate) fn exchanges_besides(&self, frame: &Frame, out: &mut Vec<Move>) {
        let house = matches!(frame.effect.0, Effect::Do(Verb::House(_)));
        exchange::all(self.player(frame.seat), &mut |m| {
            // Animals without place are turned into food as the answer to the question.
            if !(house && gives_animals(&m)) && self.keeps_commitments(frame, &m) {
                out.push(m);
            }
        });
    }

    /// Whether everything that has been begun and must be carried out stays possible after an exchange (4.3c).
    pub(crate) fn keeps_commitments(&self, frame: &Frame, m: &Move) -> bool {
        let mut committed = self.chains.frames(frame.chain).filter(|f| self.is_commitment(f)).peekable();
        if committed.peek().is_none() {
            return true;
        }
        let mut after = self.player(frame.seat).clone();
        exchange::make(&mut after, m);
        committed.all(|f| self.able_effect(&Actor::of(&after), f, f.effect.0).is_ok())
    }

    /// Whether a frame must still be carried out and an exchange could prevent it.
    fn is_commitment(&self, frame: &Frame) -> bool {
        let binds =
            if let Effect::Do(verb) = frame.effect.0 { verb.asked().is_none_or(|asked| asked.binds()) } else { true };
        binds && !self.may_stop(frame)
    }

    /// Makes a legal move.
    pub(crate) fn make(&mut self, seat: Seat, m: &Move) {
        let frame = *self.chains.asking(seat).expect("only somebody who is asked moves");
        if m.is_exchange() {
            // Whatever is asked; animals without place (10.7) are dealt with by exchanges too.
            self.exchange(seat, frame.chain, m);
        } else if let Move::Done = m {
            self.leave(frame.chain);
        } else {
            self.answer(&frame, m);
        }
        self.go_on(frame.chain);
        self.advance();
    }

    /// Does what needs no answer on a chain, taking goods that nobody would leave behind included.
    pub(crate) fn go_on(&mut self, chain: Chain) {
        self.settle(chain);
        while let Some((frame, part)) = self.goods_to_take(chain) {
            self.take_part(&frame, part);
            self.settle(chain);
        }
    }

    /// The topmost frame of a chain and its part that is goods to be taken without asking: goods that lie on the space, and
    /// goods that come first where the order is fixed. What may be done before them (17.9) must be done or closed.
    fn goods_to_take(&self, chain: Chain) -> Option<(Frame, usize)> {
        let frame = self.chains.top(chain)?;
        let (parts, in_order) = match frame.effect.0 {
            Effect::AndOr(parts) => (parts, false),
            Effect::ThenOr(parts) => (parts, true),
            Effect::Do(_) | Effect::All(_) | Effect::Either(_) | Effect::After(..) | Effect::May(_) => return None,
        };
        let is_taken = |part: &Effect| matches!(part, Effect::Do(Verb::Take(take)) if take.pile || in_order);
        let goods = parts.iter().position(is_taken).filter(|&part| !frame.parts.contains(part))?;
        (self.open_parts(frame).next() == Some(goods)).then_some((*frame, goods))
    }

    fn answer(&mut self, frame: &Frame, m: &Move) {
        match self.chains.question(frame.chain) {
            Some(Question::Verb(verb)) => verb.asked().expect("the verb asks").answer(self, frame, m),
            Some(Question::Part) => self.choose_part(frame, m),
            Some(Question::Whether) => self.go_ahead(frame.chain),
            // Nothing in this game comes up together for one player.
            Some(Question::Order) | None => no_answer(m),
        }
    }

    fn choose_part(&mut self, frame: &Frame, m: &Move) {
        let Move::Choose { option: chosen } = m else { no_answer(m) };
        let parts = frame.effect.0.choices();
        let mut meant = (0..parts.len()).filter(|&i| option(&parts[i]) == chosen.name());
        let part = meant.find(|&i| self.is_open_part(frame, i)).expect("an open part");
        self.take_part(frame, part);
    }

    /// Takes up a part of a choice.
    fn take_part(&mut self, frame: &Frame, part: usize) {
        self.note_both_ways(frame, part);
        self.chains.take_part(frame.chain, part);
    }

    /// Why a move is not among the legal ones.
    pub(crate) fn reason(&self, seat: Seat, m: &Move) -> Why {
        if self.is_over() {
            return Why::Over;
        }
        let Some(frame) = self.chains.asking(seat) else { return Why::NotAsked };
        if m.is_exchange() {
            return self.no_exchange(frame, m);
        }
        if let Move::Done = m {
            return Why::NotOptional;
        }
        match self.chains.question(frame.chain) {
            Some(Question::Verb(verb)) => verb.asked().expect("the verb asks").why_not(self, frame, m),
            Some(Question::Part) => self.closed_part(frame, m),
            Some(Question::Whether | Question::Order) | None => Why::OtherQuestion,
        }
    }

    fn no_exchange(&self, frame: &Frame, m: &Move) -> Why {
        let player = self.player(frame.seat);
        let mut possible = false;
        exchange::all(player, &mut |x| possible |= x == *m);
        if possible {
            return Why::Committed;
        }
        if let Move::BuyTile { tile, .. } = *m {
            let paid = player.goods.get(Good::Ruby) >= tile_price(tile);
            return if paid { Why::TileDoesNotFit } else { Why::NoGoods };
        }
        let missing = matches!(m, Move::Exchange { give, .. } if !player.goods.contains(give));
        if missing { Why::NoGoods } else { Why::NoExchange }
    }

    fn closed_part(&self, frame: &Frame, m: &Move) -> Why {
        let Move::Choose { option: chosen } = m else { return Why::OtherQuestion };
        let part = frame.effect.0.choices().iter().find(|part| option(part) == chosen.name());
        let actor = Actor::of(self.player(frame.seat));
        part.and_then(|part| self.able_effect(&actor, frame, part).err()).unwrap_or(Why::PartClosed)
    }
}
