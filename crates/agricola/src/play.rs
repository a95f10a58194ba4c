//! Doing things: what each verb means, and what each answer brings about.

use crate::card::coverage::note;
use crate::card::hook::{field_number, heed};
use crate::card::{CardId, Fact, Hook, My, Sowing, When};
use crate::cell::{Cell, Cells};
use crate::cost::{house_number, returned};
use crate::event::{Cause, Event};
use crate::farm::{Crop, Plot};
use crate::goods::{ANIMALS, Good, Goods, food, grain, herd};
use crate::moves::Move;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::verb::{Bill, Effect, Fee, Verb, option};
use crate::why::{Verdict, Why};
use table::chain::{Chains, Interpreter, Question};
use table::price::Prices;
use table::{EffectRef, Seat};

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
static COLLECT: &Effect = &OWN[15].1;
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
                self.pay(seat, goods, frame.cause);
                self.spaces[SpaceId((frame.amount & 0xff) as u8)].goods.add(&goods);
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

    /// Pays without asking where the price can be paid in one way only.
    fn pay_what_is_plain(&mut self, chain: u8) {
        while let Some(&frame) = self.chains.top(chain) {
            let Effect::Do(verb) = frame.effect.0 else { return };
            let way = match *verb {
                Verb::Pay(price) | Verb::PayTo(price) if !frame.optional => {
                    self.player(frame.seat).goods.contains(&price).then_some(price)
                }
                Verb::Settle(bill) => self.plain_way(frame.seat, &self.bill_price(&frame, bill)),
                _ => None,
            };
            let Some(price) = way else { return };
            self.pay_frame(&frame, verb, price);
            self.settle(chain);
        }
    }

    /// The price, if there is just one way to pay and the goods are at hand.
    fn plain_way(&self, seat: Seat, prices: &Prices<Good>) -> Option<Goods> {
        match prices.ways() {
            [only] => self.player(seat).goods.contains(only).then_some(*only),
            ways => {
                let mut open = ways.iter().filter(|way| self.can_raise(seat, way));
                let first = open.next()?;
                (open.next().is_none() && self.player(seat).goods.contains(first)).then_some(*first)
            }
        }
    }

    /// Pays a price and completes what it was for.
    fn pay_frame(&mut self, frame: &Frame, verb: &'static Verb, price: Goods) {
        self.chains.pop(frame.chain);
        match verb {
            Verb::Settle(bill) => self.pay_bill(frame, *bill, price),
            Verb::PayTo(_) => {
                self.pay(frame.seat, price, frame.cause);
                self.gain(&other_side(frame), price);
            }
            _ => self.pay(frame.seat, price, frame.cause),
        }
    }

    /// Pays for something in this way, and completes it.
    fn pay_bill(&mut self, frame: &Frame, bill: Bill, price: Goods) {
        self.spend_savings(frame, bill, &price);
        self.pay(frame.seat, price, frame.cause);
        self.complete(frame, bill, &price);
    }

    /// A22.12: pays goods to the general supply.
    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        if !goods.is_empty() {
            self.player_mut(seat).goods.remove(&goods);
            self.log.note(|| Event::Paid { seat, goods, cause });
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

    pub(crate) fn lying_on(&self, cause: Cause) -> Goods {
        match cause {
            Cause::Space(space) => self.spaces[space].goods,
            _ => Goods::NONE,
        }
    }

    fn take_from(&mut self, cause: Cause) -> Goods {
        match cause {
            Cause::Space(space) => std::mem::take(&mut self.spaces[space].goods),
            _ => Goods::NONE,
        }
    }

    /// Makes a move that is known to be legal.
    pub(crate) fn answer(&mut self, seat: Seat, m: &Move) {
        if let Move::Exchange { .. } | Move::Release { .. } = m {
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

    /// Lets a player pay for something, and completes it at once where there is nothing to choose.
    fn charge(&mut self, frame: &Frame, bill: Bill, what: u16, also: u16) {
        let due = Frame { amount: what, n: also, optional: false, done: 0, group: 0, ..*frame };
        let prices = self.bill_price(&due, bill);
        match self.plain_way(frame.seat, &prices) {
            Some(price) => self.pay_bill(&due, bill, price),
            None => self.chains.push(Frame { effect: EffectRef(settle(bill)), ..due }),
        }
    }

    /// Carries out what has been paid for.
    fn complete(&mut self, frame: &Frame, bill: Bill, paid: &Goods) {
        let (seat, chain) = (frame.seat, frame.chain);
        match bill {
            Bill::Room => {
                let cell = Cell::from_index(usize::from(frame.amount));
                self.player_mut(seat).farm.rooms.insert(cell);
                self.log.note(|| Event::BuiltRoom { seat, cell });
                self.fire(When::Room, Fact::new(seat, frame.cause, 1), chain);
            }
            Bill::Stable(_) => {
                let cell = Cell::from_index(usize::from(frame.amount));
                self.player_mut(seat).farm.stables.insert(cell);
                self.log.note(|| Event::BuiltStable { seat, cell });
                let stables = u16::from(self.player(seat).farm.stables.len());
                self.fire(When::Stable, Fact { cells: cell.alone(), ..Fact::new(seat, frame.cause, stables) }, chain);
            }
            Bill::Fences => {
                let cells = Cells(frame.amount);
                let bound = self.player(seat).bound_fences;
                let is_new = !self.player(seat).farm.fenced.meets(cells);
                let built = self.player_mut(seat).farm.enclose(cells, bound);
                let fences = built.expect("only legal fences are offered");
                // The action counts its fences, and remembers what they newly enclosed.
                if let Some(action) = self.chains.top_mut(chain) {
                    let before = if action.n == 0 { 0 } else { action.amount };
                    action.amount = before | if is_new { cells.0 } else { 0 };
                    action.n += u16::from(fences);
                }
                self.log.note(|| Event::BuiltFences { seat, cells, fences });
                if is_new {
                    let fact = Fact { cells, ..Fact::new(seat, frame.cause, u16::from(cells.len())) };
                    self.fire(When::Pasture, fact, chain);
                }
                self.house_animals(seat, chain); // A14.10: a split pasture holds fewer.
            }
            Bill::Renovation => {
                let to = crate::cost::house(frame.amount);
                self.player_mut(seat).farm.house = to;
                self.log.note(|| Event::Renovated { seat, to });
                self.fire(When::Renovate, Fact::new(seat, frame.cause, frame.amount), chain);
            }
            Bill::Improvement => self.improve(frame, CardId::from_number(frame.amount), returned(frame), paid),
            Bill::Occupation(_) => self.play_occupation(frame, CardId::from_number(frame.amount)),
        }
    }

    /// A4.4: puts a person of the home on a space.
    fn place(&mut self, seat: Seat, space: SpaceId) {
        self.player_mut(seat).at_home -= 1;
        self.stand_on(seat, space);
    }

    /// A22.10: a person goes from one space to another, and acts there.
    pub(crate) fn move_person(&mut self, seat: Seat, from: SpaceId, to: SpaceId) {
        self.spaces[from].persons[seat.index()] -= 1;
        self.stand_on(seat, to);
    }

    /// A person takes its stand and acts: what the space does comes first, then what cards add (A22.13).
    fn stand_on(&mut self, seat: Seat, space: SpaceId) {
        self.spaces[space].persons[seat.index()] += 1;
        self.log.note(|| Event::Placed { seat, space });
        let (cause, does) = (Cause::Space(space), space.does(&self.rules));
        let only = Spaces::only(space);
        self.fire(When::Use(only), Fact::new(seat, cause, 0), table::MAIN);
        // A22.8: what cards have put there is taken too, where the space does not say so itself.
        let takes = |verb: &Verb| matches!(verb, Verb::Take(_) | Verb::Collect);
        if !self.spaces[space].goods.is_empty() && !does.any_verb(&mut |verb| takes(verb)) {
            self.chains.push(Frame::new(COLLECT, seat, cause));
        }
        self.chains.push(Frame::new(does, seat, cause));
        self.fire(When::Place(only), Fact::new(seat, cause, 0), table::MAIN);
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

    /// A9.5: sows a field.
    fn sow(&mut self, frame: &Frame, cell: Option<Cell>, card: Option<CardId>, crop: Crop) {
        let seat = frame.seat;
        let sowing = Sowing { crop: crop.good(), cell, cause: frame.cause };
        let extra = self.hooks(seat, heed::SOWN).map(|(my, hook)| match hook {
            Hook::Sown(more) => {
                let more = more(&my, &sowing);
                if more != 0 {
                    note(my.card.card, hook);
                }
                more
            }
            _ => 0,
        });
        let stack = crop.sown().saturating_add_signed(extra.sum());
        let player = self.player_mut(seat);
        player.goods.remove(&Goods::of(crop.good(), 1));
        if let Some(cell) = cell {
            player.farm.plots[cell.index()] = Plot::sown(crop, stack);
        }
        let mut field = field_number(cell, 0, 0);
        let place = player.tableau.iter().position(|held| Some(held.card) == card);
        if let Some(place) = place
            && let Some((_, plot)) = player.tableau[place].empty_plot()
        {
            player.tableau[place].set_plot(plot, stack);
            field = field_number(None, place, plot);
        }
        self.log.note(|| Event::Sowed { seat, cell, card, crop });
        self.fire(When::Field, Fact::new(seat, frame.cause, field), frame.chain);
    }

    /// A10.3: bakes grain with one improvement.
    fn bake(&mut self, frame: &Frame, with: CardId, n: u8) {
        let seat = frame.seat;
        let (place, _, value, _) = self.ovens(frame).find(|(_, card, ..)| *card == with).expect("the oven is free");
        let used = if frame.n == 0 { 0 } else { frame.amount };
        if let Some(top) = self.chains.top_mut(frame.chain) {
            top.n += u16::from(n);
            top.amount = used | 1 << place;
        }
        let oven = with.card().hooks.iter().find(|hook| matches!(hook, Hook::Bake(..)));
        oven.into_iter().for_each(|hook| note(with, hook));
        let (give, get) = (grain(n), food(value).times(n));
        self.player_mut(seat).goods.remove(&give);
        self.player_mut(seat).goods.add(&get);
        self.log.note(|| Event::Baked { seat, with, grain: n });
        self.log.note(|| Event::Exchanged { seat, give, get, cause: Cause::Card(with) });
        self.fire(When::Oven, Fact::new(seat, Cause::Card(with), u16::from(n)), frame.chain);
    }

    /// A12.4: a person is born on the action space.
    fn grow(&mut self, frame: &Frame) {
        let seat = frame.seat;
        let player = self.player_mut(seat);
        player.family += 1;
        player.newborns += 1;
        if let Cause::Space(space) = frame.cause {
            self.spaces[space].persons[seat.index()] += 1;
        }
        self.log.note(|| Event::Grew { seat });
        self.fire(When::Grow, Fact::new(seat, frame.cause, 1), frame.chain);
    }
}

/// The frame as the other player's.
fn other_side(frame: &Frame) -> Frame {
    Frame { seat: frame.other, other: frame.seat, ..*frame }
}

/// A part of an *and/or* or *either/or*.
pub(crate) fn part(frame: &Frame, i: usize) -> &'static Effect {
    match frame.effect.0 {
        Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => &parts[i],
        other => other,
    }
}

/// The question how to pay for this.
fn settle(bill: Bill) -> &'static Effect {
    OWN.iter()
        .map(|(_, effect)| effect)
        .find(|effect| matches!(effect, Effect::Do(Verb::Settle(own)) if *own == bill))
        .expect("every bill has its question")
}
