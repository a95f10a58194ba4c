//! Exchanges at any time. A15: raw crops, cooking, and what cards offer.

use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::card::{Card, CardId, Fact, Hook, Kind, Tag, Trade, TradeTime, When};
use crate::event::{Cause, Event};
use crate::goods::{ANIMALS, Good, Goods, food, grain, herd, vegetable};
use crate::moves::{Move, With};
use crate::raise::{Exchange, Market};
use crate::setup::Variant;
use crate::state::{Edition, Frame, State, Step};
use crate::verb::Verb;
use arrayvec::ArrayVec;
use std::slice::from_ref;
use table::chain::Interpreter;
use table::price::Prices;
use table::{Effect, Seat};

/// More exchanges than this are seldom open to a player.
const USUALLY: usize = 32;

/// A15.1: a crop may be eaten raw.
static RAW: [Trade; 2] = [
    Trade { give: grain(1), get: food(1), when: TradeTime::Any },
    Trade { give: vegetable(1), get: food(1), when: TradeTime::Any },
];

impl State {
    /// The exchanges a player may make now. A15, A17.12.
    fn trades(&self, seat: Seat) -> Vec<(With, Trade)> {
        let mut trades = Vec::with_capacity(USUALLY);
        self.each_trade(seat, self.step, &mut |with, trade| trades.push((with, trade)));
        trades
    }

    /// Looks at each exchange that a player could make in a step of the game.
    fn each_trade(&self, seat: Seat, step: Step, look: &mut dyn FnMut(With, Trade)) {
        RAW.iter().filter(|trade| trade_is_open(step, trade, 0)).for_each(|&trade| look(With::Raw, trade));
        let sits_out = self.sits_out(seat);
        for (my, hook) in self.hooks(seat, heed::TRADE) {
            let with = With::Card(my.card.card);
            let mut offer = |trade: Trade| {
                let of_harvest = matches!(trade.when, TradeTime::OncePerHarvest | TradeTime::OncePerFeeding);
                if trade_is_open(step, &trade, my.card.used) && !(sits_out && of_harvest) {
                    look(with, trade);
                }
            };
            match hook {
                Hook::Trade(trades) => {
                    trades.iter().for_each(|trade| self.better(seat, my.card.card, trade, &mut offer))
                }
                Hook::Trades(_, list) => list(&my, &mut offer),
                _ => {}
            }
        }
    }

    /// The exchanges that take the place of a card's exchange because of other cards.
    fn better(&self, seat: Seat, card: CardId, trade: &Trade, offer: &mut dyn FnMut(Trade)) {
        if !self.player(seat).heeds(heed::BETTER_TRADE) {
            return offer(*trade);
        }
        let mut list: ArrayVec<Trade, 8> = ArrayVec::new();
        list.push(*trade);
        for (_, hook) in self.hooks(seat, heed::BETTER_TRADE) {
            if let Hook::BetterTrade(change) = hook {
                for trade in list.take() {
                    change(card.card(), &trade, &mut |better| list.push(better));
                }
            }
        }
        list.into_iter().for_each(offer);
    }

    /// A15.3: the most food that a fireplace or hearth of the player makes of one of these; nothing without one.
    pub(crate) fn cooked(&self, seat: Seat, kind: Good) -> Option<u8> {
        let mut best = None;
        for (my, hook) in self.hooks(seat, heed::TRADE) {
            let cooks = |card: &Card| card.is(Tag::Fireplace) || card.is(Tag::Hearth);
            if let Hook::Trade(trades) = hook
                && cooks(my.card.card.card())
            {
                for trade in trades.iter().filter(|trade| trade.give.get(kind) == 1) {
                    self.better(seat, my.card.card, trade, &mut |t| best = best.max(Some(t.get.get(Good::Food))));
                }
            }
        }
        best
    }

    /// Whether these goods can be exchanged now, if nothing forbids it; what comes back is named where there is a choice, and
    /// only there.
    pub(crate) fn has_trade(&self, seat: Seat, with: With, give: &Goods, get: &Goods) -> bool {
        let trades = self.trades(seat);
        let mut found = trades.iter().filter(|(w, trade)| *w == with && trade.give == *give);
        match found.clone().count() {
            0 => false,
            1 => get.is_empty(),
            _ => found.any(|(_, trade)| trade.get == *get),
        }
    }

    /// The trade that an exchange is about; what comes back is named only where there is a choice.
    pub(crate) fn trade(&self, seat: Seat, with: With, give: &Goods, get: &Goods) -> Option<Trade> {
        let mut found = None;
        self.each_trade(seat, self.step, &mut |w, t| {
            if found.is_none() && w == with && t.give == *give && (get.is_empty() || t.get == *get) {
                found = Some(t);
            }
        });
        found
    }

    /// How often a trade can be made with what the player has.
    fn trade_limit(trade: &Trade, have: &Goods) -> u8 {
        let limit = if trade.when == TradeTime::Any { u8::MAX } else { 1 };
        have.times_contained(&trade.give).min(limit)
    }

    /// Lists the exchanges a player may make now.
    pub(crate) fn list_exchanges(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.may_exchange(seat) {
            return;
        }
        let is_committed = self.is_committed(seat);
        let allowed = |m: &Move| !is_committed || self.keeps_commitment(seat, m);
        let have = &self.player(seat).goods;
        for (trade, once) in self.offers(seat) {
            let moves = (1..=State::trade_limit(&trade, have)).map(|n| several_times(once, n));
            // What one exchange too many makes impossible, another one does not make possible again.
            out.extend(moves.take_while(allowed));
        }
        // A14.6, A25.4: releasing animals that have a place is allowed in the Dutch edition only.
        if self.rules.edition == Edition::Nl {
            for kind in ANIMALS {
                let animals = (1..=have.get(kind)).map(|n| Move::Release { animals: Goods::of(kind, n) });
                out.extend(animals.take_while(allowed));
            }
        }
        self.list_uses(seat, out);
        self.list_swaps(seat, out);
    }

    /// What a player could exchange now, and each as a move that makes it once.
    fn offers(&self, seat: Seat) -> impl Iterator<Item = (Trade, Move)> {
        let trades = self.trades(seat);
        (0..trades.len()).map(move |i| {
            let (with, trade) = trades[i];
            let several = trades.iter().filter(|(w, t)| *w == with && t.give == trade.give).nth(1).is_some();
            let get = if several { trade.get } else { Goods::NONE };
            (trade, Move::Exchange { with, give: trade.give, get, times: 1 })
        })
    }

    /// Adds the exchanges that a player may make once now, of those that are wanted. Quicker than looking for them
    /// among all exchanges, because only these are tried.
    pub fn single_exchanges(&self, seat: Seat, wanted: &dyn Fn(&Trade) -> bool, out: &mut Vec<(Trade, Move)>) {
        if !self.may_exchange(seat) {
            return;
        }
        let is_committed = self.is_committed(seat);
        let have = &self.player(seat).goods;
        let open = self.offers(seat).filter(|(trade, _)| have.contains(&trade.give) && wanted(trade));
        out.extend(open.filter(|(_, once)| !is_committed || self.keeps_commitment(seat, once)));
    }

    /// A15.4, A18.1: after the last harvest nothing is exchanged any more.
    fn may_exchange(&self, seat: Seat) -> bool {
        self.chains.asking(seat).is_some() && !matches!(self.step, Step::Hands(_) | Step::BeforeScoring)
    }

    /// The question that a player may leave for a while, for what can be done at any time.
    fn question_that_waits(&self, seat: Seat) -> Option<&Frame> {
        let frame = self.chains.asking(seat).filter(|_| self.may_exchange(seat))?;
        // In the middle of something that must be done, all else waits until it is done.
        if !is_placing(frame) && !self.may_stop(frame) && !is_harvest_question(frame) {
            return None;
        }
        let is_begun = |frame: &Frame| {
            frame.seat == seat && matches!(frame.effect.0, Effect::Do(Verb::Discard(..) | Verb::PutBack(..)))
        };
        let is_busy = self.debts(seat, frame.chain).next().is_some() || self.chains.frames(frame.chain).any(is_begun);
        (!is_busy).then_some(frame)
    }

    /// Adds the card effects that a player may use now because they may be used at any time.
    pub fn list_uses(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.question_that_waits(seat).is_none() {
            return;
        }
        for (card, _, effect) in self.any_time(seat) {
            let use_it = Frame::new(effect, seat, Cause::Card(card));
            if self.possible(&use_it, effect).is_ok() {
                out.push(Move::Use { card });
            }
        }
    }

    /// A21.1: lists swaps, three hand cards for one from the pile; not while all decide at once, because draws would
    /// then depend on who is faster.
    fn list_swaps(&self, seat: Seat, out: &mut Vec<Move>) {
        let alone = self.question_that_waits(seat).is_some_and(|frame| frame.chain == table::MAIN);
        if self.rules.variant == Variant::ThreeForOne && alone && self.player(seat).hand.len() >= 3 {
            let kinds = Kind::HAND.into_iter().filter(|&kind| self.pile.of_kind(kind).next().is_some());
            out.extend(kinds.map(|draw| Move::Swap { draw }));
        }
    }

    /// Begins something that a player may do at any time. A placement that was about to be chosen is asked for again
    /// afterwards, because the choice of spaces may have changed.
    pub(crate) fn begin_any_time(&mut self, seat: Seat, begin: Frame) {
        let frame = *self.chains.asking(seat).expect("only somebody who is asked moves");
        if let Effect::Do(Verb::Place) = frame.effect.0 {
            self.chains.pop(frame.chain);
            self.turn = seat;
        }
        self.chains.push(begin.on(frame.chain));
    }

    /// Whether the player is in the middle of something that must be done.
    fn is_committed(&self, seat: Seat) -> bool {
        self.chains.asking(seat).is_some_and(|frame| {
            (!self.may_stop(frame) && !is_harvest_question(frame)) || self.debts(seat, frame.chain).next().is_some()
        })
    }

    /// The prices that a player has still to pay on a chain.
    fn debts(&self, seat: Seat, chain: u8) -> impl Iterator<Item = &Frame> {
        let due =
            |frame: &&Frame| matches!(frame.effect.0, Effect::Do(Verb::Pay(_) | Verb::PayTo(_) | Verb::Settle(_)));
        self.chains.frames(chain).filter(move |frame| frame.seat == seat && !frame.optional).filter(due)
    }

    /// What a player is short of to pay the price that is asked for now, in any of the ways to pay it.
    pub fn missing(&self, seat: Seat) -> Goods {
        let have = &self.player(seat).goods;
        match self.chains.asking(seat) {
            Some(due) => match due.effect.0 {
                Effect::Do(Verb::Pay(price) | Verb::PayTo(price)) => price.less(have),
                Effect::Do(Verb::Settle(bill)) => {
                    let prices = self.bill_price(due, *bill);
                    prices.ways().iter().fold(Goods::NONE, |all, way| all.and(way.less(have)))
                }
                _ => Goods::NONE,
            },
            None => Goods::NONE,
        }
    }

    /// Whether a player can pay what is due on a chain.
    pub(crate) fn can_pay_debts(&self, seat: Seat, chain: u8) -> bool {
        self.debts(seat, chain).all(|due| self.possible(due, due.effect.0).is_ok())
    }

    /// A4.6: an exchange may not make impossible what must be done.
    fn keeps_commitment(&self, seat: Seat, m: &Move) -> bool {
        let mut after = self.clone();
        after.exchange(seat, m);
        let Some(frame) = self.chains.asking(seat) else { return true };
        if !after.can_pay_debts(seat, frame.chain) {
            return false;
        }
        if self.may_stop(frame) || is_harvest_question(frame) {
            return true;
        }
        match frame.effect.0 {
            Effect::Do(Verb::Place | Verb::EarlyTurn) => after.can_place(seat),
            effect => after.possible(frame, effect).is_ok(),
        }
    }

    /// Makes an exchange. The player's frames stay as they are.
    pub(crate) fn exchange(&mut self, seat: Seat, m: &Move) {
        match *m {
            Move::Exchange { with, give, get, times } => {
                let Some(trade) = self.trade(seat, with, &give, &get) else { return };
                let cause = match with {
                    With::Raw => Cause::Raw,
                    With::Card(card) => Cause::Card(card),
                };
                let (give, get) = (give.times(times), trade.get.times(times));
                if let With::Card(card) = with
                    && let Some(held) = self.player_mut(seat).tableau.iter_mut().find(|held| held.card == card)
                {
                    match trade.when {
                        TradeTime::Any => {}
                        TradeTime::FromStack => held.mark += get.total() as u16,
                        TradeTime::OncePerHarvest | TradeTime::OncePerFeeding => held.used += 1,
                    }
                }
                let player = self.player_mut(seat);
                player.goods.remove(&give);
                player.goods.add(&get);
                self.log.note(|| Event::Exchanged { seat, give, get, cause });
                let chain = self.chains.asking(seat).map_or(table::MAIN, |frame| frame.chain);
                if herd(&get) != [0; 4] {
                    self.house_animals(seat, chain);
                }
                let fact = Fact { goods: give, lying: get, ..Fact::new(seat, cause, u16::from(times)) };
                self.fire(When::Exchanged, fact, chain);
            }
            Move::Release { animals } => {
                self.player_mut(seat).goods.remove(&animals);
                self.log.note(|| Event::Released { seat, animals });
            }
            _ => unreachable!("only exchanges and releases are exchanges"),
        }
    }

    /// For the coverage report: which hooks made an exchange possible.
    pub(crate) fn note_trade(&self, seat: Seat, with: With) {
        if cfg!(feature = "coverage") {
            for (my, hook) in self.hooks(seat, heed::TRADE | heed::BETTER_TRADE) {
                let own = with == With::Card(my.card.card);
                if own && matches!(hook, Hook::Trade(_) | Hook::Trades(..)) || matches!(hook, Hook::BetterTrade(_)) {
                    note(my.card.card, hook);
                }
            }
        }
    }

    /// Whether the player can pay one of these prices, perhaps after exchanges.
    pub(crate) fn can_pay(&self, seat: Seat, prices: &Prices<Good>) -> bool {
        let have = &self.player(seat).goods;
        prices.ways().iter().any(|way| have.contains(way)) || self.can_raise_missing(seat, prices.ways())
    }

    /// Whether a player has one of these, or exchanges can raise one.
    #[inline]
    pub(crate) fn can_have(&self, seat: Seat, kind: Good) -> bool {
        self.can_raise(seat, &Goods::of(kind, 1))
    }

    /// Whether a player has these goods, or exchanges can raise them.
    #[inline]
    pub(crate) fn can_raise(&self, seat: Seat, price: &Goods) -> bool {
        let player = self.player(seat);
        let missing = price.less(&player.goods);
        // What no exchange gives cannot be raised.
        missing.is_empty() || (player.brings.contains(&missing) && self.can_raise_missing(seat, from_ref(price)))
    }

    /// Whether exchanges can raise one of these prices, of which none can be paid at once. Seldom needed, and apart so that
    /// the common answer stays short.
    #[inline(never)]
    fn can_raise_missing(&self, seat: Seat, prices: &[Goods]) -> bool {
        let player = self.player(seat);
        let have = player.goods;
        if self.step == Step::BeforeScoring {
            return false; // A15.4, A18.1
        }
        let mut open = prices.iter().filter(|price| player.brings.contains(&price.less(&have))).peekable();
        if open.peek().is_none() {
            return false;
        }
        if !player.heeds(heed::TRADE) {
            return open.any(|price| {
                let spare = have.less(price);
                let raw = u16::from(spare.get(Good::Grain)) + u16::from(spare.get(Good::Vegetable)); // A15.1
                raw >= u16::from(price.less(&have).get(Good::Food))
            });
        }
        let (market, plain) = self.market(seat, self.step, have);
        let gains = market.exchanges.iter().fold(Goods::NONE, |gains, e| gains.and(e.get)).times(u8::MAX);
        open.any(|price| {
            let missing = price.less(&have);
            if !gains.contains(&missing) {
                return false;
            }
            if plain && food(u8::MAX).contains(&missing) {
                return most_food(price, &market) >= price.get(Good::Food);
            }
            // A14.1: an animal that comes by an exchange needs a place, if only until it is handed over.
            let fits = || self.housing(seat).fits(&have.and(missing.only(&ANIMALS)));
            (herd(&missing) == [0; 4] || fits()) && market.can_raise(price)
        })
    }

    /// What a player who has these goods could exchange in a step of the game, and whether each exchange makes food of one
    /// thing, so that counting is enough.
    pub(crate) fn market(&self, seat: Seat, step: Step, have: Goods) -> (Market, bool) {
        let mut exchanges: Vec<Exchange> = Vec::with_capacity(USUALLY);
        let player = self.player(seat);
        let mut plain = true;
        // What the player neither has nor can get cannot be given.
        let within_reach = have.and(player.brings);
        self.each_trade(seat, step, &mut |with, trade| {
            if !within_reach.contains(&trade.give) {
                return;
            }
            let any = trade.when == TradeTime::Any;
            // A card's limited exchanges share their limit.
            let group = match with {
                With::Card(card) if !any => {
                    let held = player.tableau.iter().position(|held| held.card == card);
                    held.map_or(0, |place| 1 + place as u8)
                }
                _ => 0,
            };
            plain &= trade.give.total() == 1 && trade.get.get(Good::Food) > 0;
            plain &= group == 0 || !exchanges.iter().any(|e| e.group == group);
            let limit = if any { u8::MAX } else { 1 };
            let stack = trade.when == TradeTime::FromStack;
            exchanges.push(Exchange { give: trade.give, get: trade.get, limit, group, stack });
        });
        (Market::new(have, exchanges), plain)
    }

    /// The food a player would have if a harvest came now and everything were turned into food that can be, what ripens
    /// on the fields included. Baking is no exchange and does not count.
    pub fn food_in_reach(&self, seat: Seat) -> u8 {
        let have = self.player(seat).goods.and(self.ripe(seat));
        let (market, plain) = self.market(seat, FEEDING, have);
        if plain {
            return most_food(&Goods::NONE, &market);
        }
        // What can be raised grows without gaps.
        let (mut sure, mut never) = (have.get(Good::Food), u8::MAX);
        while never - sure > 1 {
            let middle = sure + (never - sure) / 2;
            if market.can_raise(&food(middle)) {
                sure = middle;
            } else {
                never = middle;
            }
        }
        sure
    }
}

/// The step of the harvest in which families are fed.
const FEEDING: Step = Step::Harvest(6);

/// Whether a trade that was used so often in this harvest is open in a step of the game.
fn trade_is_open(step: Step, trade: &Trade, used: u8) -> bool {
    if step == Step::BeforeScoring {
        return false; // A15.4, A18.1
    }
    let time = match trade.when {
        TradeTime::Any | TradeTime::FromStack => true,
        TradeTime::OncePerHarvest => used == 0 && matches!(step, Step::Harvest(1..=7)),
        TradeTime::OncePerFeeding => used == 0 && matches!(step, Step::Harvest(5..=7)),
    };
    // A17.12, D3: no animal becomes food from the end of feeding to the end of the harvest.
    let breeding = matches!(step, Step::Harvest(8..=11));
    time && !(breeding && ANIMALS.iter().any(|&kind| trade.give.get(kind) > 0))
}

/// An exchange made so many times.
fn several_times(once: Move, times: u8) -> Move {
    match once {
        Move::Exchange { with, give, get, .. } => Move::Exchange { with, give, get, times },
        other => other,
    }
}

/// Whether a frame asks for a placement.
fn is_placing(frame: &Frame) -> bool {
    matches!(frame.effect.0, Effect::Do(Verb::Place | Verb::EarlyTurn))
}

/// Whether a frame asks a question that exchanges are made for.
fn is_harvest_question(frame: &Frame) -> bool {
    matches!(frame.effect.0, Effect::Do(Verb::House | Verb::Feed | Verb::Breed | Verb::BreedOne(_)))
}

/// The most food that can be raised from goods that each become food by one exchange, keeping the rest of a price.
fn most_food(price: &Goods, market: &Market) -> u8 {
    let Market { have, exchanges, .. } = market;
    let mut left = have.less(&food(u8::MAX));
    let rest = price.less(&food(u8::MAX));
    if !left.contains(&rest) {
        return 0;
    }
    left.remove(&rest);
    let mut total = have.get(Good::Food);
    for (kind, n) in left.iter() {
        let yields = |limited: bool| {
            let of_kind = exchanges.iter().filter(move |e| e.give.get(kind) == 1 && (e.limit == 1) == limited);
            of_kind.map(|e| e.get.get(Good::Food))
        };
        let best = yields(false).max().unwrap_or(0);
        let mut once: ArrayVec<u8, 32> = yields(true).collect();
        once.sort_unstable_by(|a, b| b.cmp(a));
        for i in 0..n {
            let single = once.get(usize::from(i)).copied().unwrap_or(0);
            total = total.saturating_add(single.max(best));
        }
    }
    total
}
