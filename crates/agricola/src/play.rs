//! Doing things: what each verb means, and what each answer brings about.

use crate::card::{CardId, Fact, My, When};
use crate::cell::Cells;
use crate::cost::house_number;
use crate::event::{Cause, Event};
use crate::goods::{ANIMALS, Good, Goods, herd};
use crate::moves::Move;
use crate::pay::other_side;
use crate::space::SpaceId;
use crate::state::{Frame, State};
use crate::verb::{Bill, Effect, Fee, Verb, option};
use crate::why::{Verdict, Why};
use table::Seat;
use table::chain::{Chains, Interpreter, Question};

/// The engine's own questions, which belong to no space and no card.
pub(crate) static OWN: [(&str, Effect); 17] = [
    ("place", Effect::Do(Verb::Place)),
    ("house", Effect::Do(Verb::House)),
    ("feed", Effect::Do(Verb::Feed)),
    ("breed", Effect::Do(Verb::Breed)),
    ("room", Effect::Do(Verb::Settle(Bill::Room))),
    ("stable-1", Effect::Do(Verb::Settle(Bill::Stable(crate::goods::wood(1))))),
    ("stable-2", Effect::Do(Verb::Settle(Bill::Stable(crate::goods::wood(2))))),
    ("renovation", Effect::Do(Verb::Settle(Bill::Renovation))),
    ("fences", Effect::Do(Verb::Settle(Bill::Fences))),
    ("improvement", Effect::Do(Verb::Settle(Bill::Improvement))),
    ("occupation", Effect::Do(Verb::Settle(Bill::Occupation(Fee::FirstFree)))),
    ("occupation-2", Effect::Do(Verb::Settle(Bill::Occupation(Fee::FirstTwoCheap)))),
    ("occupation-for-0", Effect::Do(Verb::Settle(Bill::Occupation(Fee::Always(0))))),
    ("occupation-for-1", Effect::Do(Verb::Settle(Bill::Occupation(Fee::Always(1))))),
    ("occupation-for-2", Effect::Do(Verb::Settle(Bill::Occupation(Fee::Always(2))))),
    ("collect", Effect::Do(Verb::Collect)),
    ("early-turn", Effect::Do(Verb::EarlyTurn)),
];

pub(crate) static PLACE: &Effect = &OWN[0].1;
pub(crate) static HOUSE: &Effect = &OWN[1].1;
pub(crate) static FEED: &Effect = &OWN[2].1;
pub(crate) static BREED: &Effect = &OWN[3].1;
pub(crate) static COLLECT: &Effect = &OWN[15].1;
static EARLY_TURN: &Effect = &OWN[16].1;

impl Interpreter for State {
    type Verb = Verb;
    type Cause = Cause;
    type Why = Why;

    fn chains(&self) -> &Chains<Verb, Cause> {
        &self.chains
    }

    fn chains_mut(&mut self) -> &mut Chains<Verb, Cause> {
        &mut self.chains
    }

    fn can(&self, frame: &Frame, verb: &'static Verb) -> Verdict {
        self.can_do(frame, verb)
    }

    fn possible(&self, frame: &Frame, effect: &'static Effect) -> Verdict {
        match effect {
            // A22.12: what comes after a payment must be possible with what is left then.
            Effect::All([Effect::Do(Verb::Pay(price) | Verb::PayTo(price)), rest @ ..])
                if !rest.is_empty() && self.player(frame.seat).goods.contains(price) =>
            {
                let mut after = self.clone();
                after.player_mut(frame.seat).goods.remove(price);
                rest.iter().try_for_each(|part| part.possible(&mut |verb| after.can(frame, verb)))
            }
            _ => effect.possible(&mut |verb| self.can(frame, verb)),
        }
    }

    fn may_stop(&self, frame: &Frame) -> bool {
        let whole = matches!(
            frame.effect.0,
            Effect::Do(Verb::Discard(..) | Verb::PutBack(..) | Verb::GiveUp(_) | Verb::Settle(_))
        );
        frame.optional || (!whole && (frame.done != 0 || frame.n != 0))
    }

    fn perform(&mut self, frame: &Frame, verb: &'static Verb) {
        let seat = frame.seat;
        match *verb {
            Verb::Gain(goods) => self.gain(frame, goods),
            Verb::GainEach(goods) => self.gain(frame, goods.times(frame.amount.min(255) as u8)),
            Verb::GainBy(amount) => {
                let goods = amount(&My::of(self, frame), frame.amount);
                self.gain(frame, goods);
            }
            Verb::Take(extra) => {
                let lying = self.take_from(frame.cause);
                self.gain_lying(frame, lying.and(extra), lying);
            }
            Verb::Collect => {
                let lying = self.take_from(frame.cause);
                self.gain_lying(frame, lying, lying);
            }
            Verb::StartPlayer => {
                self.start = seat; // A4.9: the order of the running round does not change.
                self.log.note(|| Event::StartPlayer { seat });
            }
            Verb::OnRounds(rounds, goods) => {
                let mut first = None;
                for round in rounds.from(self.round) {
                    first = first.or(Some(round));
                    self.player_mut(seat).coming[usize::from(round) - 1].add(&goods);
                }
                if let Some(first) = first {
                    let cause = frame.cause;
                    self.log.note(|| Event::PutOnRounds { seat, goods, first, cause });
                }
            }
            Verb::Bonus(points) => {
                self.player_mut(seat).bonus += i16::from(points);
                let cause = frame.cause;
                self.log.note(|| Event::Bonus { seat, points, cause });
            }
            Verb::Give(goods) => self.gain(&other_side(frame), goods),
            Verb::TakeFrom(goods) => {
                self.pay(frame.other, goods, frame.cause);
                self.gain(frame, goods);
            }
            Verb::MarkRounds(rounds) => {
                let bits = rounds.from(self.round).fold(0, |bits, round| bits | 1 << round);
                self.mark_mut(frame).into_iter().for_each(|held| held.mark |= bits);
            }
            Verb::AskAgain => self.ask_again(frame),
            Verb::Announce => self.announce(frame),
            Verb::PlaceFirst => self.chains.push_under(Frame::new(EARLY_TURN, seat, frame.cause).on(frame.chain)),
            Verb::Only(_) | Verb::FromRound(_) => {}
            Verb::Count | Verb::Times(_) => {
                self.mark_mut(frame).into_iter().for_each(|held| held.mark += 1);
            }
            Verb::OncePerRound => {
                let round = u16::from(self.round);
                self.mark_mut(frame).into_iter().for_each(|held| held.mark = round);
            }
            Verb::Alone(tag) => {
                let other =
                    |f: &Frame| matches!(f.cause, Cause::Card(card) if card.card().is(tag)) && f.cause != frame.cause;
                self.chains.retain(frame.chain, |f| !other(f));
            }
            Verb::Leave(goods) => {
                let space = SpaceId((frame.amount & 0xff) as u8);
                self.player_mut(seat).goods.remove(&goods);
                self.spaces[space].goods.add(&goods);
                self.log.note(|| Event::Left { seat, goods, space });
            }
            Verb::PlayThis => self.play_this(frame),
            Verb::Call(function) => function(self, frame),
            _ => unreachable!("{verb:?} asks the player"),
        }
    }

    fn finish(&mut self, frame: &Frame, verb: &'static Verb) {
        let mut fact = Fact::new(frame.seat, frame.cause, frame.n);
        let when = match verb {
            Verb::Fences | Verb::FencesFor(_) | Verb::FenceOne | Verb::FenceThis => {
                fact.cells = Cells(frame.amount);
                When::Fences
            }
            Verb::Bake => When::Bake,
            Verb::Sow | Verb::SowOne(_) | Verb::SowOnly(_) => When::Sow,
            Verb::Plow(_) | Verb::PlowBy(_) => When::Plow,
            Verb::Rooms(_) | Verb::FreeRoom => When::RoomAction,
            Verb::Minor => When::MinorAction,
            Verb::Improvement => When::ImprovementAction,
            Verb::Occupation(_) => When::OccupationAction,
            _ => return,
        };
        if let Verb::Minor | Verb::Improvement | Verb::Occupation(_) = verb {
            fact.amount = frame.amount;
        }
        self.fire(when, fact, frame.chain);
    }
}

impl State {
    /// Does whatever needs no answer, through all phases, until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self) {
        loop {
            self.settle_all();
            if !self.chains.is_empty() || self.step == crate::state::Step::Over {
                return;
            }
            self.next_step();
        }
    }

    fn settle_all(&mut self) {
        self.settle(table::MAIN);
        self.pay_what_is_plain(table::MAIN);
        if self.chains.top(table::MAIN).is_none() && !self.chains.is_empty() {
            for chain in 1..=self.players.len() as u8 {
                self.settle(chain);
                self.pay_what_is_plain(chain);
            }
        }
    }

    /// A4.7: goods come to a player; animals must find a place (A14.1).
    #[inline]
    pub(crate) fn gain(&mut self, frame: &Frame, goods: Goods) {
        self.gain_lying(frame, goods, Goods::NONE);
    }

    /// The same, if some of the goods lay on the action space.
    fn gain_lying(&mut self, frame: &Frame, goods: Goods, lying: Goods) {
        if goods.is_empty() {
            return;
        }
        let (seat, cause) = (frame.seat, frame.cause);
        self.player_mut(seat).goods.add(&goods);
        self.log.note(|| Event::Gained { seat, goods, cause });
        if herd(&goods) != [0; 4] {
            self.house_animals(seat, frame.chain);
        }
        self.fire(When::Gained, Fact { goods, lying, ..Fact::new(seat, cause, 0) }, frame.chain);
    }

    /// A14.1: asks a player whose animals do not all have a place.
    pub(crate) fn house_animals(&mut self, seat: Seat, chain: u8) {
        if !self.animals_fit(seat) {
            self.chains.push(Frame::new(HOUSE, seat, Cause::Rules).on(chain));
        }
    }

    /// Makes a move that is known to be legal.
    pub(crate) fn answer(&mut self, seat: Seat, m: &Move) {
        if let Move::Exchange { .. } | Move::Release { .. } = m {
            if let Move::Exchange { with, .. } = *m {
                self.note_trade(seat, with);
            }
            self.exchange(seat, m);
            return self.advance();
        }
        if let Move::Use { .. } | Move::Swap { .. } = m {
            self.start_any_time(seat, m);
            return self.advance();
        }
        let frame = *self.chains.asking(seat).expect("only somebody who is asked moves");
        let chain = frame.chain;
        match (self.chains.question(chain).expect("there is a frame"), m) {
            (Question::Order, Move::First { card }) => {
                let nth = self.chains.simultaneous(chain).position(|f| f.cause == Cause::Card(*card));
                self.chains.put_first(chain, nth.expect("the card reacts"));
            }
            (_, Move::Done) => self.leave(chain),
            (Question::Part, Move::Choose { option: name }) => {
                let parts = self.open_parts(&frame);
                let chosen = parts.into_iter().find(|&i| option(part(&frame, i)) == name.0);
                self.chains.take_part(chain, chosen.expect("the part is open"));
            }
            (Question::Whether, Move::Choose { .. }) => self.go_ahead(chain),
            (Question::Verb(verb), m) => self.answer_verb(&frame, verb, m),
            _ => panic!("this is no answer to the question"),
        }
        self.advance();
    }

    fn answer_verb(&mut self, frame: &Frame, verb: &'static Verb, m: &Move) {
        let (seat, chain) = (frame.seat, frame.chain);
        match (verb, *m) {
            (Verb::Place | Verb::EarlyTurn, Move::Place { space }) => {
                self.chains.pop(chain);
                self.place(seat, space);
            }
            (Verb::Ask(_, then), m) => {
                self.chains.pop(chain);
                then(self, frame, &m);
            }
            (Verb::Plow(_) | Verb::PlowBy(_), Move::Plow { cell }) => {
                self.progress(chain, 1);
                self.player_mut(seat).farm.fields.insert(cell);
                self.log.note(|| Event::Plowed { seat, cell });
            }
            (Verb::Sow | Verb::SowOne(_) | Verb::SowOnly(_), Move::Sow { cell, card, crop }) => {
                self.progress(chain, 1);
                self.sow(frame, cell, card, crop);
            }
            (Verb::Bake, Move::Bake { with, grain: n }) => self.bake(frame, with, n),
            (Verb::Rooms(_), Move::Room { cell }) => {
                self.progress(chain, 1);
                self.charge(frame, Bill::Room, cell.index() as u16, 0);
            }
            (Verb::Stables(_, price), Move::Stable { cell }) => {
                self.progress(chain, 1);
                self.charge(frame, Bill::Stable(*price), cell.index() as u16, 0);
            }
            (Verb::FreeRoom, Move::Room { cell }) => {
                self.progress(chain, 1);
                self.complete(&Frame { amount: cell.index() as u16, ..*frame }, Bill::Room, &Goods::NONE);
            }
            (Verb::FreeStable, Move::Stable { cell }) => {
                self.progress(chain, 1);
                self.complete(
                    &Frame { amount: cell.index() as u16, ..*frame },
                    Bill::Stable(Goods::NONE),
                    &Goods::NONE,
                );
            }
            (Verb::Fences, Move::Fence { cells }) => self.charge(frame, Bill::Fences, cells.0, frame.n),
            (Verb::FencesFor(_), Move::Fence { cells }) => {
                let due = Frame { amount: cells.0, ..*frame };
                let price = self.bill_price(&due, Bill::Fences).ways()[0];
                self.spend_savings(&due, Bill::Fences, &price);
                if let Some(top) = self.chains.top_mut(chain) {
                    top.done += price.get(Good::Wood);
                }
                self.complete(&due, Bill::Fences, &Goods::NONE);
            }
            (Verb::FenceOne | Verb::FenceThis, Move::Fence { cells }) => {
                if frame.n > 0 {
                    let due = Frame { amount: cells.0, n: frame.n - u16::from(frame.done) + 1, ..*frame };
                    self.spend_savings(&due, Bill::Fences, &Goods::NONE);
                }
                self.complete(&Frame { amount: cells.0, ..*frame }, Bill::Fences, &Goods::NONE);
                // The fences of the first pasture are free; cards may add more.
                if frame.n == 0
                    && let Some(top) = self.chains.frames_mut(chain).find(|f| f.effect == frame.effect)
                {
                    top.done = top.n as u8;
                }
            }
            (Verb::Renovate | Verb::RenovateTo(_), Move::Renovate { to }) => {
                self.progress(chain, 1);
                self.charge(frame, Bill::Renovation, house_number(to), 0);
            }
            (Verb::Grow(_), Move::Grow) => {
                self.progress(chain, 1);
                self.grow(frame);
            }
            (Verb::Occupation(fee), Move::Occupation { card }) => {
                self.progress(chain, 1);
                self.note_card(chain, card);
                self.food_before_occupation(frame);
                self.charge(frame, Bill::Occupation(*fee), card.number(), 0);
            }
            (Verb::Occupation(fee), Move::Choose { .. }) => {
                self.progress(chain, 1);
                if let Some(card) = self.draw_occupation(frame, *fee) {
                    self.note_card(chain, card);
                    self.charge(frame, Bill::Occupation(*fee), card.number(), 0);
                }
            }
            (Verb::Minor | Verb::Improvement, Move::Improve { card, returns }) => {
                self.progress(chain, 1);
                self.note_card(chain, card);
                let back = returns.map_or(0, |card| card.number() + 1);
                self.charge(frame, Bill::Improvement, card.number(), back);
            }
            (Verb::Pick(_), Move::Take { goods }) => {
                self.chains.pop(chain);
                self.gain(frame, goods);
            }
            (Verb::GiveUp(_), Move::HandBack { card }) => {
                self.progress(chain, 1);
                self.hand_back(seat, card, chain);
            }
            (Verb::Discard(..) | Verb::PutBack(..) | Verb::Mulligan | Verb::Draft(_), m) => {
                self.choose_hand(frame, verb, &m)
            }
            (Verb::Pay(_) | Verb::PayTo(_) | Verb::Settle(_), Move::Pay { option }) => {
                let price = match verb {
                    Verb::Pay(price) | Verb::PayTo(price) => *price,
                    Verb::Settle(bill) => self.bill_price(frame, *bill).ways()[usize::from(option)],
                    _ => unreachable!(),
                };
                self.pay_frame(frame, verb, price);
            }
            (Verb::House, Move::Keep { animals }) => {
                self.chains.pop(chain);
                let have = self.player(seat).goods.only(&ANIMALS);
                let released = have.less(&animals);
                self.player_mut(seat).goods.remove(&released);
                self.log.note(|| Event::Released { seat, animals: released });
            }
            (Verb::Feed, Move::Feed { food: paid }) => {
                self.chains.pop(chain);
                self.feed(seat, paid);
            }
            (Verb::Breed | Verb::BreedOne(_), Move::Breed { young }) => {
                self.chains.pop(chain);
                self.breed(seat, young);
            }
            _ => panic!("this is no answer to {verb:?}"),
        }
    }

    /// Counts a step of the verb on top of a chain.
    fn progress(&mut self, chain: u8, steps: u16) {
        if let Some(frame) = self.chains.top_mut(chain) {
            frame.n += steps;
        }
    }

    /// Remembers in the action which card it was used for.
    fn note_card(&mut self, chain: u8, card: CardId) {
        if let Some(frame) = self.chains.top_mut(chain) {
            frame.amount = card.number();
        }
    }

    /// The worlds that an effect can lead to, as far as goods are concerned; for looking ahead.
    pub(crate) fn outcomes(&self, frame: &Frame, effect: &'static Effect) -> Vec<State> {
        if self.possible(frame, effect).is_err() {
            return Vec::new();
        }
        let after = |worlds: Vec<State>, part: &'static Effect| -> Vec<State> {
            worlds.iter().flat_map(|world| world.outcomes(frame, part)).collect()
        };
        match effect {
            Effect::Do(verb) => {
                let mut world = self.clone();
                let goods = &mut world.player_mut(frame.seat).goods;
                match verb {
                    Verb::Gain(gain) => goods.add(gain),
                    Verb::Pay(price) | Verb::PayTo(price) if goods.contains(price) => goods.remove(price),
                    _ => {}
                }
                vec![world]
            }
            Effect::All(parts) => parts.iter().fold(vec![self.clone()], after),
            Effect::Either(parts) => parts.iter().flat_map(|part| self.outcomes(frame, part)).collect(),
            Effect::May(part) => std::iter::once(self.clone()).chain(self.outcomes(frame, part)).collect(),
            _ => vec![self.clone()],
        }
    }
}

/// A part of an *and/or* or *either/or*.
pub(crate) fn part(frame: &Frame, i: usize) -> &'static Effect {
    match frame.effect.0 {
        Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => &parts[i],
        other => other,
    }
}
