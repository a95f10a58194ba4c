//! Doing things: what each verb means, and what each answer brings about.

use crate::card::{CardId, Hook, Kind, When};
use crate::cell::{Cell, Cells};
use crate::cost::{house_number, returned};
use crate::event::{Cause, Event};
use crate::farm::{Crop, Plot};
use crate::goods::{ANIMALS, Good, Goods, food, grain, herd};
use crate::moves::Move;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, InPlay, PERSONS, State};
use crate::verb::{Bill, Effect, Fee, Room, Verb, option};
use crate::why::{Verdict, Why, check};
use arrayvec::ArrayVec;
use table::chain::{Chains, Interpreter, Question};
use table::price::Prices;
use table::{EffectRef, Seat};

/// The engine's own questions, which belong to no space and no card.
pub(crate) static OWN: [(&str, Effect); 12] = [
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
];

pub(crate) static PLACE: &Effect = &OWN[0].1;
pub(crate) static HOUSE: &Effect = &OWN[1].1;
pub(crate) static FEED: &Effect = &OWN[2].1;
pub(crate) static BREED: &Effect = &OWN[3].1;

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
        let seat = frame.seat;
        let player = self.player(seat);
        match *verb {
            Verb::Gain(_) | Verb::GainEach(_) | Verb::Collect | Verb::StartPlayer => Ok(()),
            Verb::OnRounds(..) | Verb::Call(_) => Ok(()),
            Verb::Pick(_) => check(frame.n == 0, Why::PartClosed),
            Verb::Take(extra) => check(!extra.is_empty() || !self.lying_on(frame.cause).is_empty(), Why::Empty),
            Verb::Only(holds) => check(holds(self, frame), Why::Condition),
            Verb::FromRound(round) => check(self.round >= round, Why::TooEarly),
            Verb::Pay(ref price) => check(self.can_raise(seat, price), Why::TooDear),
            Verb::Place => check(player.at_home > 0, Why::NotAsked),
            Verb::Plow(most) => {
                check(frame.n < u16::from(most), Why::PartClosed)?;
                check(!player.farm.field_sites().is_empty(), Why::NoFieldSite)
            }
            Verb::Sow => {
                check(!player.farm.empty_fields().is_empty(), Why::NoEmptyField)?;
                check(Crop::ALL.iter().any(|crop| player.goods.get(crop.good()) > 0), Why::NoSeed)
            }
            Verb::Bake => {
                check(self.ovens(frame).next().is_some(), Why::NoOven)?;
                check(player.goods.get(Good::Grain) > 0, Why::NoGrain)
            }
            Verb::Rooms(most) => {
                check(frame.n < u16::from(most), Why::PartClosed)?;
                check(!player.farm.room_sites().is_empty(), Why::NoRoomSite)?;
                check(self.can_afford_room(seat), Why::TooDear)
            }
            Verb::Stables(most, price) => {
                check(frame.n < u16::from(most), Why::PartClosed)?;
                check(!player.farm.stable_sites().is_empty(), Why::NoStableSite)?;
                check(self.can_afford_stable(seat, price), Why::TooDear)
            }
            Verb::Fences => {
                let payable = self.payable_fences(seat, frame);
                check(payable > 0, Why::TooDear)?;
                check(player.farm.ground(player.bound_fences).can_enclose(payable), Why::NoPasture)
            }
            Verb::Renovate => {
                check(frame.n == 0, Why::PartClosed)?;
                let mut houses = self.next_houses(seat).peekable();
                check(houses.peek().is_some(), Why::StoneHouse)?;
                check(houses.any(|to| self.can_afford_renovation(seat, to)), Why::TooDear)
            }
            Verb::Grow(room) => {
                check(frame.n == 0, Why::PartClosed)?;
                check(player.family < PERSONS, Why::FullFamily)?; // A12.1
                let has_room = player.farm.rooms.len() > player.family; // A12.2
                check(room == Room::NotNeeded || has_room, Why::NoFreeRoom)
            }
            Verb::Occupation(fee) => {
                check(frame.n == 0, Why::PartClosed)?;
                let mut cards = self.hand(seat, Kind::Occupation).peekable();
                check(cards.peek().is_some(), Why::NoOccupation)?;
                check(cards.any(|card| self.can_play_occupation(seat, card, fee).is_ok()), Why::TooDear)
            }
            Verb::Minor => {
                check(frame.n == 0, Why::PartClosed)?;
                let any = self.hand(seat, Kind::Minor).any(|card| self.can_improve_somehow(seat, card));
                check(any, Why::NoImprovement)
            }
            Verb::Improvement => {
                check(frame.n == 0, Why::PartClosed)?;
                let mut cards = self.majors_for_sale().chain(self.hand(seat, Kind::Minor));
                check(cards.any(|card| self.can_improve_somehow(seat, card)), Why::NoImprovement)
            }
            Verb::Settle(bill) => check(self.can_pay(seat, &self.bill_price(frame, bill)), Why::TooDear),
            Verb::House => check(!self.animals_fit(seat), Why::AnimalsFit),
            Verb::Feed => check(frame.n == 0, Why::PartClosed),
            Verb::Breed => check(frame.n == 0 && self.can_breed(seat), Why::NoYoung),
        }
    }

    fn perform(&mut self, frame: &Frame, verb: &'static Verb) {
        let seat = frame.seat;
        match *verb {
            Verb::Gain(goods) => self.gain(frame, goods),
            Verb::GainEach(goods) => self.gain(frame, goods.times(frame.amount.min(255) as u8)),
            Verb::Take(extra) => {
                let goods = self.take_from(frame.cause).and(extra);
                self.gain(frame, goods);
            }
            Verb::Collect => {
                let goods = self.take_from(frame.cause);
                self.gain(frame, goods);
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
            Verb::Only(_) | Verb::FromRound(_) => {}
            Verb::Call(function) => function(self, frame),
            _ => unreachable!("{verb:?} asks the player"),
        }
    }

    fn finish(&mut self, frame: &Frame, verb: &'static Verb) {
        let when = match verb {
            Verb::Fences => When::Fences,
            Verb::Bake => When::Bake,
            Verb::Sow => When::Sow,
            _ => return,
        };
        self.fire(frame.seat, when, frame.n, frame.chain);
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
                Verb::Pay(price) if !frame.optional => self.player(frame.seat).goods.contains(&price).then_some(price),
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
        self.pay(frame.seat, price, frame.cause);
        if let Verb::Settle(bill) = verb {
            self.complete(frame, *bill);
        }
    }

    /// A22.12: pays goods to the general supply.
    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        if !goods.is_empty() {
            self.player_mut(seat).goods.remove(&goods);
            self.log.note(|| Event::Paid { seat, goods, cause });
        }
    }

    /// A4.7: goods come to a player; animals must find a place (A14.1).
    pub(crate) fn gain(&mut self, frame: &Frame, goods: Goods) {
        if goods.is_empty() {
            return;
        }
        let (seat, cause) = (frame.seat, frame.cause);
        self.player_mut(seat).goods.add(&goods);
        self.log.note(|| Event::Gained { seat, goods, cause });
        if herd(&goods) != [0; 4] {
            self.house_animals(seat, frame.chain);
        }
    }

    /// A14.1: asks a player whose animals do not all have a place.
    pub(crate) fn house_animals(&mut self, seat: Seat, chain: u8) {
        if !self.animals_fit(seat) {
            self.chains.push(Frame::new(HOUSE, seat, Cause::Rules).on(chain));
        }
    }

    fn lying_on(&self, cause: Cause) -> Goods {
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

    /// Notes what the cards in play wait for and which hooks they have, so that nobody looks for nothing.
    pub(crate) fn listen(&mut self) {
        self.listening = 0;
        for player in &mut self.players {
            player.hooks = 0;
            for hook in player.tableau.iter().flat_map(|held| held.card.card().hooks) {
                if let Hook::On(when, ..) = hook {
                    self.listening |= when.bit();
                }
                if let Some(kind) = hook.kind() {
                    player.hooks |= 1 << kind as u8;
                }
            }
        }
    }

    /// Lets the cards in play react to something that `actor` did.
    pub(crate) fn fire(&mut self, actor: Seat, when: When, amount: u16, chain: u8) {
        if self.listening & when.bit() == 0 {
            return;
        }
        let mut frames: ArrayVec<Frame, 24> = ArrayVec::new();
        for seat in actor.round_from(self.players.len()) {
            for card in self.player(seat).tableau.iter().map(|held| held.card) {
                for hook in card.card().hooks {
                    if let Hook::On(at, who, effect) = hook
                        && at.matches(when)
                        && who.includes(seat, actor)
                    {
                        frames.push(Frame::new(effect, seat, Cause::Card(card)).with(amount).on(chain));
                    }
                }
            }
        }
        frames.reverse();
        match frames.len() {
            0 => {}
            1 => self.chains.push(frames[0]),
            _ => self.chains.push_together(&frames),
        }
    }

    /// The cards of one kind in a player's hand.
    pub(crate) fn hand(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = CardId> {
        self.player(seat).hand.iter().copied().filter(move |card| card.card().kind == kind)
    }

    /// A10.3: the baking improvements not yet used in this action: place in the tableau, food for a grain, limit.
    pub(crate) fn ovens(&self, frame: &Frame) -> impl Iterator<Item = (usize, CardId, u8, u8)> {
        let used = if frame.n == 0 { 0 } else { frame.amount };
        self.player(frame.seat).tableau.iter().enumerate().flat_map(move |(i, held)| {
            held.card.card().hooks.iter().filter_map(move |hook| match hook {
                Hook::Bake(food, limit) if used & 1 << i.min(15) == 0 => Some((i, held.card, *food, *limit)),
                _ => None,
            })
        })
    }

    /// A7.8: the houses that a renovation may lead to.
    pub(crate) fn next_houses(&self, seat: Seat) -> impl Iterator<Item = crate::farm::House> + use<> {
        use crate::farm::House::{Clay, Stone, Wood};
        let next = match self.player(seat).farm.house {
            Wood => Some(Clay),
            Clay => Some(Stone),
            Stone => None,
        };
        next.into_iter()
    }

    pub(crate) fn can_play_occupation(&self, seat: Seat, card: CardId, fee: Fee) -> Verdict {
        check((card.card().requires)(self, seat), Why::Condition)?;
        check(self.can_pay(seat, &self.occupation_price(seat, card, fee)), Why::TooDear)
    }

    /// Whether an improvement can be had in at least one way.
    fn can_improve_somehow(&self, seat: Seat, card: CardId) -> bool {
        if card.card().upgrade.is_none() && !self.can_afford_improvement(seat, card, None) {
            return false;
        }
        self.can_improve(seat, card, None).is_ok()
            || self.returnable(seat, card).any(|back| self.can_improve(seat, card, Some(back)).is_ok())
    }

    /// A13.8: the improvements in play that may be handed back for a card.
    pub(crate) fn returnable(&self, seat: Seat, card: CardId) -> impl Iterator<Item = CardId> {
        let from = card.card().upgrade.map_or(&[][..], |upgrade| upgrade.from);
        self.player(seat).tableau.iter().map(|held| held.card).filter(move |c| from.contains(&c.card().id))
    }

    /// A13.4 to A13.9: whether an improvement can be had, handing back another one or not.
    pub(crate) fn can_improve(&self, seat: Seat, card: CardId, returns: Option<CardId>) -> Verdict {
        let facts = card.card();
        match (facts.upgrade, returns) {
            (None, None) => {}
            (Some(upgrade), None) => check(upgrade.instead_of_price, Why::NoImprovement)?,
            (_, Some(back)) => check(self.returnable(seat, card).any(|c| c == back), Why::NoImprovement)?,
        }
        check((facts.requires)(self, seat), Why::Condition)?;
        check(self.can_afford_improvement(seat, card, returns), Why::TooDear)
    }

    /// Makes a move that is known to be legal.
    pub(crate) fn answer(&mut self, seat: Seat, m: &Move) {
        if let Move::Exchange { .. } | Move::Release { .. } = m {
            self.exchange(seat, m);
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
            (Verb::Place, Move::Place { space }) => {
                self.chains.pop(chain);
                self.place(seat, space);
            }
            (Verb::Plow(_), Move::Plow { cell }) => {
                self.progress(chain, 1);
                self.player_mut(seat).farm.fields.insert(cell);
                self.log.note(|| Event::Plowed { seat, cell });
                self.fire(seat, When::Plow, 1, chain);
            }
            (Verb::Sow, Move::Sow { cell, card, crop }) => {
                self.progress(chain, 1);
                self.sow(seat, cell, card, crop);
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
            (Verb::Fences, Move::Fence { cells }) => self.charge(frame, Bill::Fences, cells.0, 0),
            (Verb::Renovate, Move::Renovate { to }) => {
                self.progress(chain, 1);
                self.charge(frame, Bill::Renovation, house_number(to), 0);
            }
            (Verb::Grow(_), Move::Grow) => {
                self.progress(chain, 1);
                self.grow(frame);
            }
            (Verb::Occupation(fee), Move::Occupation { card }) => {
                self.progress(chain, 1);
                self.charge(frame, Bill::Occupation(*fee), card.number(), 0);
            }
            (Verb::Minor | Verb::Improvement, Move::Improve { card, returns }) => {
                self.progress(chain, 1);
                let back = returns.map_or(0, |card| card.number() + 1);
                self.charge(frame, Bill::Improvement, card.number(), back);
            }
            (Verb::Pick(_), Move::Take { goods }) => {
                self.chains.pop(chain);
                self.gain(frame, goods);
            }
            (Verb::Pay(_) | Verb::Settle(_), Move::Pay { option }) => {
                let price = match verb {
                    Verb::Pay(price) => *price,
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
            (Verb::Breed, Move::Breed { young }) => {
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

    /// Lets a player pay for something, and completes it at once where there is nothing to choose.
    fn charge(&mut self, frame: &Frame, bill: Bill, what: u16, also: u16) {
        let due = Frame { amount: what, n: also, optional: false, done: 0, group: 0, ..*frame };
        let prices = self.bill_price(&due, bill);
        match self.plain_way(frame.seat, &prices) {
            Some(price) => {
                self.pay(frame.seat, price, frame.cause);
                self.complete(&due, bill);
            }
            None => self.chains.push(Frame { effect: EffectRef(settle(bill)), ..due }),
        }
    }

    /// Carries out what has been paid for.
    fn complete(&mut self, frame: &Frame, bill: Bill) {
        let (seat, chain) = (frame.seat, frame.chain);
        match bill {
            Bill::Room => {
                let cell = Cell::from_index(usize::from(frame.amount));
                self.player_mut(seat).farm.rooms.insert(cell);
                self.log.note(|| Event::BuiltRoom { seat, cell });
                self.fire(seat, When::Room, 1, chain);
            }
            Bill::Stable(_) => {
                let cell = Cell::from_index(usize::from(frame.amount));
                self.player_mut(seat).farm.stables.insert(cell);
                self.log.note(|| Event::BuiltStable { seat, cell });
                self.fire(seat, When::Stable, 1, chain);
            }
            Bill::Fences => {
                let cells = Cells(frame.amount);
                let bound = self.player(seat).bound_fences;
                let built = self.player_mut(seat).farm.enclose(cells, bound);
                let fences = built.expect("only legal fences are offered");
                self.progress(chain, u16::from(fences));
                self.log.note(|| Event::BuiltFences { seat, cells, fences });
                self.house_animals(seat, chain); // A14.10: a split pasture holds fewer.
            }
            Bill::Renovation => {
                let to = crate::cost::house(frame.amount);
                self.player_mut(seat).farm.house = to;
                self.log.note(|| Event::Renovated { seat, to });
                self.fire(seat, When::Renovate, frame.amount, chain);
            }
            Bill::Improvement => self.improve(frame, CardId::from_number(frame.amount), returned(frame)),
            Bill::Occupation(_) => {
                let card = CardId::from_number(frame.amount);
                self.player_mut(seat).hand.retain(|c| *c != card);
                self.player_mut(seat).occupations += 1;
                self.log.note(|| Event::Occupation { seat, card });
                self.fire(seat, When::Occupation, card.number(), chain);
                self.put_into_play(frame, card);
            }
        }
    }

    /// A4.4: puts a person on a space; what the space does comes first, then what cards add (A22.13).
    fn place(&mut self, seat: Seat, space: SpaceId) {
        self.player_mut(seat).at_home -= 1;
        self.spaces[space].persons[seat.index()] += 1;
        self.log.note(|| Event::Placed { seat, space });
        let cause = Cause::Space(space);
        self.fire(seat, When::Use(Spaces::only(space)), space.index() as u16, table::MAIN);
        self.chains.push(Frame::new(space.does(&self.rules), seat, cause));
    }

    /// A9.5: sows a field.
    fn sow(&mut self, seat: Seat, cell: Option<Cell>, card: Option<CardId>, crop: Crop) {
        let player = self.player_mut(seat);
        player.goods.remove(&Goods::of(crop.good(), 1));
        if let Some(cell) = cell {
            player.farm.plots[cell.index()] = Plot::sown(crop, crop.sown());
        }
        self.log.note(|| Event::Sowed { seat, cell, card, crop });
    }

    /// A10.3: bakes grain with one improvement.
    fn bake(&mut self, frame: &Frame, with: CardId, n: u8) {
        let seat = frame.seat;
        let (place, _, value, _) = self.ovens(frame).find(|(_, card, ..)| *card == with).expect("the oven is free");
        let used = if frame.n == 0 { 0 } else { frame.amount };
        if let Some(top) = self.chains.top_mut(frame.chain) {
            top.n += u16::from(n);
            top.amount = used | 1 << place.min(15);
        }
        let (give, get) = (grain(n), food(value).times(n));
        self.player_mut(seat).goods.remove(&give);
        self.player_mut(seat).goods.add(&get);
        self.log.note(|| Event::Baked { seat, with, grain: n });
        self.log.note(|| Event::Exchanged { seat, give, get, cause: Cause::Card(with) });
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
        self.fire(seat, When::Grow, 1, frame.chain);
    }

    /// A13.4 to A13.8: an improvement comes into play.
    fn improve(&mut self, frame: &Frame, card: CardId, returns: Option<CardId>) {
        let seat = frame.seat;
        self.for_sale.remove(card);
        self.player_mut(seat).hand.retain(|c| *c != card);
        if let Some(back) = returns {
            self.hand_back(seat, back);
        }
        self.log.note(|| Event::Improved { seat, card });
        self.fire(seat, When::Improvement, card.number(), frame.chain);
        self.put_into_play(frame, card);
    }

    /// A13.8: a major improvement goes back on sale, a minor one leaves the game.
    fn hand_back(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).tableau.retain(|held| held.card != card);
        self.for_sale.insert(card);
        self.listen();
        self.log.note(|| Event::HandedBack { seat, card });
    }

    /// Lays a card down in front of a player and does what it does when it is played.
    fn put_into_play(&mut self, frame: &Frame, card: CardId) {
        let seat = frame.seat;
        if card.card().passing {
            self.pass_on(seat, card);
        } else {
            self.player_mut(seat).tableau.push(InPlay { card, mark: 0, used: 0 });
            self.listen();
        }
        for hook in card.card().hooks.iter().rev() {
            if let Hook::Play(effect) = hook {
                self.chains.push(Frame::new(effect, seat, Cause::Card(card)).on(frame.chain));
            }
        }
    }

    /// A13.7: a passing card goes to the left neighbour; in the solo game it leaves the game.
    fn pass_on(&mut self, seat: Seat, card: CardId) {
        if !self.is_solo() {
            let left = seat.left(self.players.len());
            self.player_mut(left).hand.push(card);
        }
        self.log.note(|| Event::PassedOn { seat, card });
    }
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
