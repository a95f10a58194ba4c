//! What a player can pay, all exchanges at any time included. A4.6, A15; the search is in [`crate::market`].

use crate::card::TradeTime;
use crate::card::hook::Topic;
use crate::goods::{ANIMALS, Good, Goods, food, herd};
use crate::market::{Exchange, Exchanges, Market};
use crate::moves::With;
use crate::phase::{HarvestStep, Phase};
use crate::state::State;
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::slice::from_ref;
use table::Seat;
use table::price::Prices;

/// Steps of the search for the food in reach, which is only a hint for people.
const HINT_BUDGET: u32 = 500;

/// What a player can pay with. It looks at the exchanges once, however many prices are asked for.
pub(crate) struct Purse<'a> {
    pub(crate) game: &'a State,
    pub(crate) seat: Seat,
    /// What the player has, or would have.
    have: Goods,
    /// What can be exchanged, and whether each exchange makes food of one thing.
    market: OnceCell<(Market, bool)>,
}

impl Purse<'_> {
    /// Whether the player can pay one of these prices, perhaps after exchanges.
    pub(crate) fn can_pay(&self, prices: &Prices<Good>) -> bool {
        prices.ways().iter().any(|way| self.have.contains(way)) || self.can_raise_missing(prices.ways())
    }

    /// Whether the player has these goods, or exchanges can raise them.
    #[inline]
    pub(crate) fn can_raise(&self, price: &Goods) -> bool {
        let player = self.game.player(self.seat);
        if self.have.contains(price) {
            return true;
        }
        // What no exchange gives cannot be raised.
        player.might_raise(price)
            && player.brings.contains(&price.less(&self.have))
            && self.can_raise_missing(from_ref(price))
    }

    /// Whether exchanges can raise one of these prices, of which none can be paid at once. Seldom needed, and apart so that
    /// the common answer stays short.
    #[inline(never)]
    pub(crate) fn can_raise_missing(&self, prices: &[Goods]) -> bool {
        let Purse { game, seat, have, .. } = *self;
        let player = game.player(seat);
        if game.phase.is_before_scoring() {
            return false; // A15.4, A18.1
        }
        let mut open = prices.iter().filter(|price| player.brings.contains(&price.less(&have))).peekable();
        if open.peek().is_none() {
            return false;
        }
        // The exchanges that everybody has are few: often one of them is enough, and without others and with nothing to give
        // there is no way.
        let is_enough = |price: &Goods| {
            let missing = price.less(&have);
            game.exchanges_for_all(&missing).any(|e| e.raises_alone(&have, price, &missing))
        };
        if prices.iter().any(is_enough) {
            return true;
        }
        if !player.listens_to(Topic::Trade) && !game.rules.exchanges().any(|trade| have.contains(&trade.give)) {
            return false;
        }
        let (market, is_plain) = self.market.get_or_init(|| game.market(seat, game.phase, have));
        open.any(|price| {
            let missing = price.less(&have);
            if !market.might_raise(price) {
                return false;
            }
            if *is_plain && food(u8::MAX).contains(&missing) {
                return most_food(price, market) >= price.get(Good::Food);
            }
            // A14.1: an animal that comes by an exchange needs a place, if only until it is handed over.
            let fits = || game.housing(seat).fits(&have.and(missing.only(&ANIMALS)));
            (herd(&missing) == [0; 4] || fits()) && market.can_raise(price)
        })
    }
}

impl State {
    /// What a player can pay with.
    #[inline]
    pub(crate) fn purse(&self, seat: Seat) -> Purse<'_> {
        self.purse_with(seat, self.player(seat).goods)
    }

    /// What a player could pay with who had these goods.
    #[inline]
    pub(crate) fn purse_with(&self, seat: Seat, have: Goods) -> Purse<'_> {
        Purse { game: self, seat, have, market: OnceCell::new() }
    }

    /// Whether the player can pay one of these prices, perhaps after exchanges.
    pub(crate) fn can_pay(&self, seat: Seat, prices: &Prices<Good>) -> bool {
        self.purse(seat).can_pay(prices)
    }

    /// Whether a player has one of these, or exchanges can raise one.
    #[inline]
    pub(crate) fn can_have(&self, seat: Seat, kind: Good) -> bool {
        let player = self.player(seat);
        player.goods.get(kind) > 0
            || (player.brings.get(kind) > 0 && self.purse(seat).can_raise_missing(&[Goods::of(kind, 1)]))
    }

    /// Whether a player has these goods, or exchanges can raise them.
    #[inline]
    pub(crate) fn can_raise(&self, seat: Seat, price: &Goods) -> bool {
        self.purse(seat).can_raise(price)
    }

    /// What a player who has these goods could exchange in a phase of the game, and whether each exchange makes food of one
    /// thing, so that counting is enough.
    pub(crate) fn market(&self, seat: Seat, phase: Phase, have: Goods) -> (Market, bool) {
        let mut exchanges = Exchanges::new();
        let player = self.player(seat);
        let mut is_plain = true;
        // What the player neither has nor can get cannot be given.
        let within_reach = have.and(player.brings);
        self.each_trade(seat, phase, &mut |with, trade| {
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
                With::Card(_) | With::Raw => 0,
            };
            let limit = match trade.when {
                TradeTime::Any => u8::MAX,
                TradeTime::Times(left) => left,
                TradeTime::FromStack | TradeTime::OncePerHarvest | TradeTime::OncePerFeeding => 1,
            };
            is_plain = is_plain
                && (any || limit == 1)
                && trade.give.total() == 1
                && trade.get.get(Good::Food) > 0
                && (group == 0 || !exchanges.iter().any(|e| e.group == group));
            let stack = trade.when == TradeTime::FromStack;
            exchanges.push(Exchange { give: trade.give, get: trade.get, limit, group, stack });
        });
        (Market::new(have, exchanges), is_plain)
    }

    /// The food a player would have if a harvest came now and everything were turned into food that can be, what ripens
    /// on the fields included. Baking is no exchange and does not count. A hint for people: where finding it out would take
    /// long, a smaller amount that is certain.
    pub fn food_in_reach(&self, seat: Seat) -> u8 {
        let have = self.player(seat).goods.and(self.ripe(seat));
        let (market, is_plain) = self.market(seat, Phase::Harvest(HarvestStep::Feeding), have);
        if is_plain {
            return most_food(&Goods::NONE, &market);
        }
        let market = market.within(HINT_BUDGET);
        // What can be raised grows without gaps.
        let (mut sure, mut never) = (sure_food(&market), u8::MAX);
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

    /// The crops a player would take from the fields if a harvest came now; none while one is being fed from.
    pub(crate) fn ripe(&self, seat: Seat) -> Goods {
        let gathered = self.phase.is_between(HarvestStep::Field, HarvestStep::FeedingEnd);
        if gathered || self.sits_out(seat) {
            return Goods::NONE;
        }
        self.player(seat).clone().harvest(self.crops_that_stay(seat))
    }
}

/// The food that single exchanges of single things make: less than there may be, but certain.
fn sure_food(market: &Market) -> u8 {
    let simple = market.exchanges.iter().filter(|e| e.give.total() == 1 && e.get.get(Good::Food) > 0 && e.group == 0);
    most_food(&Goods::NONE, &Market::new(market.have, simple.copied().collect()))
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
        let mut once: SmallVec<[u8; 8]> = yields(true).collect();
        once.sort_unstable_by(|a, b| b.cmp(a));
        for i in 0..n {
            let single = once.get(usize::from(i)).copied().unwrap_or(0);
            total = total.saturating_add(single.max(best));
        }
    }
    total
}
