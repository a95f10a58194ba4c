//! What a player can pay, all exchanges at any time included (0.6, 4.3c).
//!
//! Rubies stand in for most goods one for one, everything becomes food, and some tiles trade. The trades are searched,
//! with rubies standing in for what they take; the rest is arithmetic. A test compares this with a plain search.

use crate::exchange::slaughter_bonus;
use crate::goods::{Good, Goods, NONE, ruby};
use crate::home::Home;
use crate::player::Player;
use crate::tile::{Hook, HookKind};
use crate::why::{Verdict, Why, check};
use rustc_hash::FxHashSet;
use std::cell::OnceCell;

/// The goods that a ruby buys one for one.
const BY_RUBY: [Good; 6] = [Good::Wood, Good::Stone, Good::Ore, Good::Grain, Good::Vegetable, Good::Gold];

/// Stocks looked at before the search for trades gives up; no real position comes near it.
const MOST_STOCKS: usize = 3000;

/// Somebody who is about to do something. It may be an imagined player, who has made exchanges, and something else may have
/// to be paid besides: a ruby for the order of use, food for an imitation.
pub(crate) struct Actor<'a> {
    pub purse: Purse<'a>,
    /// The strength of the dwarf that acts.
    pub strength: u8,
}

impl<'a> Actor<'a> {
    /// A player whose dwarf stands on its space already.
    pub fn of(player: &'a Player) -> Actor<'a> {
        Actor { purse: Purse::of(player), strength: player.strength() }
    }

    /// This actor, with something to be paid besides.
    pub fn besides(&self, price: Goods) -> Actor<'a> {
        Actor { purse: Purse::of(self.purse.player).besides(self.purse.reserve.and(price)), strength: self.strength }
    }

    pub fn player(&self) -> &'a Player {
        self.purse.player
    }

    pub fn home(&self) -> &'a Home {
        &self.purse.player.home
    }

    /// Whether the price can be paid; if not, `why`.
    #[inline]
    pub fn pays(&self, price: Goods, why: Why) -> Verdict {
        check(self.purse.afford(&price), why)
    }

    /// Whether the rubies can be paid that make something possible, if any can.
    pub fn pays_rubies(&self, rubies: Option<u8>, why: Why) -> Verdict {
        self.pays(ruby(rubies.ok_or(why)?), why)
    }
}

/// What a player can pay with.
pub struct Purse<'a> {
    /// The player, perhaps an imagined one.
    pub player: &'a Player,
    /// What has to be paid besides.
    pub reserve: Goods,
    stocks: OnceCell<Vec<Goods>>,
}

impl<'a> Purse<'a> {
    /// Everything that a player has.
    pub fn of(player: &'a Player) -> Purse<'a> {
        Purse { player, reserve: NONE, stocks: OnceCell::new() }
    }

    /// This purse, with something to be paid besides.
    #[must_use]
    pub fn besides(mut self, price: Goods) -> Purse<'a> {
        self.reserve = self.reserve.and(price);
        self
    }

    /// Whether the price can be paid, perhaps after exchanges.
    pub fn afford(&self, price: &Goods) -> bool {
        self.afford_keeping(price, 0)
    }

    /// As [`Purse::afford`], without giving up a weapon of this strength.
    pub fn afford_keeping(&self, price: &Goods, weapon: u8) -> bool {
        let price = price.and(self.reserve);
        let have = &self.player.goods;
        if have.contains(&price) {
            return true;
        }
        if self.pays(have, &price, weapon) {
            return true;
        }
        if !self.player.home.has(HookKind::Trade) || !self.trades_could_help(&price) {
            return false;
        }
        self.stocks.get_or_init(|| self.trade()).iter().any(|stock| self.pays(stock, &price, weapon))
    }

    /// Whether the search for trades is worth while: some trade must give what rubies cannot make up for.
    fn trades_could_help(&self, price: &Goods) -> bool {
        let have = &self.player.goods;
        let missing = |good| u32::from(price.get(good).saturating_sub(have.get(good)));
        let materials: u32 =
            [Good::Wood, Good::Stone, Good::Ore, Good::Grain, Good::Vegetable].map(missing).iter().sum();
        let rubies = u32::from(have.get(Good::Ruby).saturating_sub(price.get(Good::Ruby)));
        let gives_material = self.player.home.hooks_of(HookKind::Trade).any(|(_, hook)| {
            let Hook::Trade(_, get) = hook else { return false };
            get.get(Good::Wood) + get.get(Good::Stone) + get.get(Good::Ore) > 0
        });
        if gives_material {
            return true;
        }
        // A stone may bring its ore along, so only the larger of the two is certain to be missing.
        let along = missing(Good::Stone).min(missing(Good::Ore));
        materials - along <= rubies && (missing(Good::Gold) > 0 || missing(Good::Food) > 0)
    }

    /// Whether a stock pays a price with rubies and food conversions alone.
    fn pays(&self, stock: &Goods, price: &Goods, weapon: u8) -> bool {
        let Some(stock) = self.with_rubies(*stock, price) else { return false };
        let owed = u32::from(price.get(Good::Food));
        let have = u32::from(stock.get(Good::Food));
        have >= owed || have + self.food_from(&stock.less(price)) + self.food_from_weapons(weapon) >= owed
    }

    /// The stock after rubies have stood in for what is missing, food apart; nothing if they do not suffice.
    fn with_rubies(&self, mut stock: Goods, price: &Goods) -> Option<Goods> {
        let rubies = stock.get(Good::Ruby).checked_sub(price.get(Good::Ruby))?;
        if rubies == 0 {
            return BY_RUBY.iter().all(|&good| stock.get(good) >= price.get(good)).then_some(stock);
        }
        // Goods that bring others along are bought first: what comes along may be missing too.
        for brings_more in [true, false] {
            for good in BY_RUBY {
                let missing = price.get(good).saturating_sub(stock.get(good));
                if missing == 0 {
                    continue;
                }
                let along = self.player.along_with(&Goods::of(good, missing));
                if along.is_empty() == brings_more {
                    continue;
                }
                if stock.get(Good::Ruby) < missing + price.get(Good::Ruby) {
                    return None;
                }
                stock.set(Good::Ruby, stock.get(Good::Ruby) - missing);
                stock = stock.and(self.bought(good, missing));
            }
        }
        Some(stock)
    }

    /// What rubies bring that are spent for this good, one each: the good itself, or another one that it comes along with.
    fn bought(&self, good: Good, rubies: u8) -> Goods {
        let with_more = |kind: &Good| self.player.along_with(&Goods::of(*kind, 1)).get(good) > 0;
        let kind = BY_RUBY.into_iter().find(with_more).unwrap_or(good);
        let goods = Goods::of(kind, rubies);
        goods.and(self.player.along_with(&goods))
    }

    /// Section 8: the food that can be made of goods without trades.
    fn food_from(&self, stock: &Goods) -> u32 {
        let n = |good| u32::from(stock.get(good));
        let more = u32::from(slaughter_bonus(self.player));
        let donkeys = n(Good::Donkey);
        n(Good::Sheep) * (1 + more)
            + donkeys / 2 * (3 + 2 * more)
            + donkeys % 2 * (1 + more)
            + n(Good::Boar) * (2 + more)
            + n(Good::Cattle) * (3 + more)
            + n(Good::Grain)
            + 2 * n(Good::Vegetable)
            + n(Good::Gold).saturating_sub(1)
            // A ruby is 2 food, or an animal worth as much.
            + n(Good::Ruby) * (2 + more)
    }

    /// The most food there can be after exchanges.
    pub fn most_food(&self) -> u8 {
        let of = |stock: &Goods| u32::from(stock.get(Good::Food)) + self.food_from(stock);
        let traded = self.player.home.has(HookKind::Trade);
        let stocks: &[Goods] = if traded { self.stocks.get_or_init(|| self.trade()) } else { &[self.player.goods] };
        let best = stocks.iter().map(of).max().unwrap_or(0) + self.food_from_weapons(0);
        u8::try_from(best).unwrap_or(u8::MAX)
    }

    fn food_from_weapons(&self, kept: u8) -> u32 {
        if !self.player.home.has(HookKind::MeltWeapons) {
            return 0;
        }
        let all: u32 = self.player.dwarfs.iter().map(|d| u32::from(d.weapon)).sum();
        all - u32::from(kept)
    }

    /// All stocks that the trades of tiles lead to, rubies standing in for what they take.
    fn trade(&self) -> Vec<Goods> {
        let mut stocks = vec![self.player.goods];
        let mut seen: FxHashSet<Goods> = stocks.iter().copied().collect();
        let mut next = 0;
        while next < stocks.len() && stocks.len() < MOST_STOCKS {
            let stock = stocks[next];
            next += 1;
            for (_, hook) in self.player.home.hooks_of(HookKind::Trade) {
                let Hook::Trade(give, get) = hook else { continue };
                let Some(after) = self.traded(stock, give, get) else { continue };
                if seen.insert(after) {
                    stocks.push(after);
                }
            }
        }
        stocks
    }

    /// One trade, rubies standing in for what is missing.
    fn traded(&self, stock: Goods, give: &Goods, get: &Goods) -> Option<Goods> {
        let mut stock = self.with_rubies(stock, give)?;
        let boars = give.get(Good::Boar).saturating_sub(stock.get(Good::Boar));
        if stock.get(Good::Ruby) < boars + give.get(Good::Ruby) {
            return None;
        }
        stock.set(Good::Ruby, stock.get(Good::Ruby) - boars);
        stock = stock.and(Goods::of(Good::Boar, boars));
        Some(stock.less(give).and(*get).and(self.player.along_with(get)))
    }
}
