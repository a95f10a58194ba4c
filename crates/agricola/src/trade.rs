//! Exchanges at any time. A15: raw crops, cooking, and what cards offer.

use crate::card::{Hook, Trade, TradeTime};
use crate::event::{Cause, Event};
use crate::goods::{ANIMALS, Good, Goods, food, grain, herd, vegetable};
use crate::moves::{Move, With};
use crate::state::{Edition, HookKind, State, Step};
use crate::verb::Verb;
use arrayvec::ArrayVec;
use table::chain::Interpreter;
use table::exchange::{Exchange, reachable};
use table::price::Prices;
use table::{Effect, Seat};

/// A15.1: a crop may be eaten raw.
static RAW: [Trade; 2] = [
    Trade { give: grain(1), get: food(1), when: TradeTime::Any },
    Trade { give: vegetable(1), get: food(1), when: TradeTime::Any },
];

impl State {
    /// The exchanges a player may make now, and with what. A15, A17.12.
    fn trades(&self, seat: Seat) -> impl Iterator<Item = (With, &'static Trade, u8)> {
        let raw = RAW.iter().map(|trade| (With::Raw, trade, 0));
        let cards = self.player(seat).tableau.iter().flat_map(|held| {
            held.card.card().hooks.iter().filter_map(move |hook| match hook {
                Hook::Trade(trades) => Some(trades.iter().map(move |t| (With::Card(held.card), t, held.used))),
                _ => None,
            })
        });
        raw.chain(cards.flatten()).filter(move |(_, trade, used)| self.trade_is_open(trade, *used))
    }

    fn trade_is_open(&self, trade: &Trade, used: u8) -> bool {
        let time = match trade.when {
            TradeTime::Any => true,
            TradeTime::OncePerHarvest => used == 0 && matches!(self.step, Step::Harvest(1..=7)),
            TradeTime::OncePerFeeding => used == 0 && matches!(self.step, Step::Harvest(5..=7)),
        };
        // A17.12, D3: no animal becomes food from the end of feeding to the end of the harvest.
        let breeding = matches!(self.step, Step::Harvest(8..=11));
        time && !(breeding && ANIMALS.iter().any(|&kind| trade.give.get(kind) > 0))
    }

    /// How often a trade can be made with what the player has.
    fn trade_limit(trade: &Trade, have: &Goods) -> u8 {
        let limit = if trade.when == TradeTime::Any { u8::MAX } else { 1 };
        have.times_contained(&trade.give).min(limit)
    }

    /// Lists the exchanges a player may make now.
    pub(crate) fn list_exchanges(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.chains.asking(seat).is_none() {
            return;
        }
        let first = out.len();
        let have = &self.player(seat).goods;
        for (with, trade, _) in self.trades(seat) {
            let several = self.trades(seat).filter(|(w, t, _)| *w == with && t.give == trade.give).nth(1).is_some();
            let get = if several { trade.get } else { Goods::NONE };
            for times in 1..=State::trade_limit(trade, have) {
                out.push(Move::Exchange { with, give: trade.give, get, times });
            }
        }
        // A14.6, A25.4: releasing animals that have a place is allowed in the Dutch edition only.
        if self.rules.edition == Edition::Nl {
            for kind in ANIMALS {
                let animals = (1..=have.get(kind)).map(|n| Move::Release { animals: Goods::of(kind, n) });
                out.extend(animals);
            }
        }
        if self.is_committed(seat) {
            let mut i = first;
            while i < out.len() {
                if self.keeps_commitment(seat, &out[i]) {
                    i += 1;
                } else {
                    out.remove(i);
                }
            }
        }
    }

    /// Whether the player is in the middle of something that must be done.
    fn is_committed(&self, seat: Seat) -> bool {
        self.chains.asking(seat).is_some_and(|frame| {
            !self.may_stop(frame) && !matches!(frame.effect.0, Effect::Do(Verb::House | Verb::Feed | Verb::Breed))
        })
    }

    /// A4.6: an exchange may not make impossible what must be done.
    fn keeps_commitment(&self, seat: Seat, m: &Move) -> bool {
        let mut after = self.clone();
        after.exchange(seat, m);
        let Some(frame) = after.chains.asking(seat) else { return true };
        match frame.effect.0 {
            Effect::Do(Verb::Place) => after.can_place(seat),
            effect => after.possible(frame, effect).is_ok(),
        }
    }

    /// Makes an exchange. The player's frames stay as they are.
    pub(crate) fn exchange(&mut self, seat: Seat, m: &Move) {
        match *m {
            Move::Exchange { with, give, get, times } => {
                let found = self
                    .trades(seat)
                    .find(|(w, t, _)| *w == with && t.give == give && (get.is_empty() || t.get == get));
                let Some((_, trade, _)) = found else { return };
                let cause = match with {
                    With::Raw => Cause::Raw,
                    With::Card(card) => Cause::Card(card),
                };
                let (give, get) = (give.times(times), trade.get.times(times));
                if trade.when != TradeTime::Any {
                    self.mark_used(seat, with);
                }
                let player = self.player_mut(seat);
                player.goods.remove(&give);
                player.goods.add(&get);
                self.log.note(|| Event::Exchanged { seat, give, get, cause });
                if herd(&get) != [0; 4] {
                    let chain = self.chains.asking(seat).map_or(table::MAIN, |frame| frame.chain);
                    self.house_animals(seat, chain);
                }
            }
            Move::Release { animals } => {
                self.player_mut(seat).goods.remove(&animals);
                self.log.note(|| Event::Released { seat, animals });
            }
            _ => unreachable!("only exchanges and releases are exchanges"),
        }
    }

    fn mark_used(&mut self, seat: Seat, with: With) {
        if let With::Card(card) = with
            && let Some(held) = self.player_mut(seat).tableau.iter_mut().find(|c| c.card == card)
        {
            held.used += 1;
        }
    }

    /// Whether the player can pay one of these prices, perhaps after exchanges.
    pub(crate) fn can_pay(&self, seat: Seat, prices: &Prices<Good>) -> bool {
        let have = &self.player(seat).goods;
        prices.ways().iter().any(|way| have.contains(way)) || prices.ways().iter().any(|way| self.can_raise(seat, way))
    }

    /// Whether exchanges can raise these goods.
    pub(crate) fn can_raise(&self, seat: Seat, price: &Goods) -> bool {
        let have = self.player(seat).goods;
        if have.contains(price) {
            return true;
        }
        let mut but_food = *price;
        but_food.set(Good::Food, 0);
        let only_food = have.contains(&but_food);
        if !only_food && !self.player(seat).has_hooks(HookKind::Barter) {
            return false;
        }
        let missing = price.less(&have);
        let mut gains = Goods::NONE;
        let mut exchanges: ArrayVec<Exchange<Good>, 64> = ArrayVec::new();
        for (_, trade, _) in self.trades(seat) {
            let limit = if trade.when == TradeTime::Any { u8::MAX } else { 1 };
            if exchanges.try_push(Exchange { give: trade.give, get: trade.get, limit }).is_ok() {
                gains.add(&trade.get);
            }
        }
        // What no exchange gives cannot be raised.
        let out_of_reach = missing.iter().any(|(kind, _)| gains.get(kind) == 0);
        if out_of_reach {
            return false;
        }
        if only_food && exchanges.iter().all(|e| e.get.get(Good::Food) > 0 && e.give.total() == 1) {
            return self.most_food(seat, price) >= price.get(Good::Food);
        }
        reachable(have, &exchanges, &mut |goods| goods.contains(price))
    }

    /// The most food a player can raise from goods that each become food by one exchange, keeping the rest of a price.
    fn most_food(&self, seat: Seat, price: &Goods) -> u8 {
        let mut left = self.player(seat).goods.less(&Goods::of(Good::Food, u8::MAX));
        let mut rest = *price;
        rest.set(Good::Food, 0);
        if !left.contains(&rest) {
            return 0;
        }
        left.remove(&rest);
        let mut total = self.player(seat).goods.get(Good::Food);
        for (kind, n) in left.iter() {
            let best = self
                .trades(seat)
                .filter(|(_, t, _)| t.when == TradeTime::Any && t.give.get(kind) == 1)
                .map(|(_, t, _)| t.get.get(Good::Food))
                .max();
            let limited = self
                .trades(seat)
                .filter(|(_, t, _)| t.when != TradeTime::Any && t.give.get(kind) == 1)
                .map(|(_, t, _)| t.get.get(Good::Food));
            let mut once: ArrayVec<u8, 16> = limited.collect();
            once.sort_unstable_by(|a, b| b.cmp(a));
            for i in 0..n {
                let single = once.get(usize::from(i)).copied().unwrap_or(0);
                total = total.saturating_add(single.max(best.unwrap_or(0)));
            }
        }
        total
    }
}
