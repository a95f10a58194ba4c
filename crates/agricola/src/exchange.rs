//! Exchanges at any time: raw crops, cooking, what cards offer, and animals given back. A14.6, A15.

use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, CardId, Fact, Hook, Tag, Trade, TradeTime, When};
use crate::event::{Cause, Event};
use crate::goods::{ANIMALS, Good, Goods, herd};
use crate::market::Exchange;
use crate::moves::{Move, With, several};
use crate::phase::{HarvestStep, Phase};
use crate::player::Memory;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use smallvec::{SmallVec, smallvec};
use table::{Chain, Seat};

impl State {
    /// The exchanges a player may make now. A15, A17.12.
    fn trades(&self, seat: Seat) -> SmallVec<[(With, Trade); 16]> {
        let mut trades = SmallVec::new();
        self.each_trade(seat, self.phase, &mut |with, trade| trades.push((with, trade)));
        trades
    }

    /// The exchanges that everybody could make in a phase of the game.
    fn trades_for_all(&self, phase: Phase) -> impl Iterator<Item = &'static Trade> {
        self.rules.exchanges().filter(move |trade| is_open(phase, trade, 0))
    }

    /// The exchanges that everybody may make now any number of times and that bring all kinds of these goods.
    pub(crate) fn exchanges_for_all(&self, wanted: &Goods) -> impl Iterator<Item = Exchange> {
        let brings = move |trade: &&Trade| trade.get.has_kinds_of(wanted) && trade.when == TradeTime::Any;
        let open = self.rules.exchanges().filter(brings).filter(move |trade| is_open(self.phase, trade, 0));
        open.map(|trade| Exchange { give: trade.give, get: trade.get, limit: u8::MAX, group: 0, stack: false })
    }

    /// Looks at each exchange that a player could make in a phase of the game.
    pub(crate) fn each_trade(&self, seat: Seat, phase: Phase, look: &mut dyn FnMut(With, Trade)) {
        self.trades_for_all(phase).for_each(|&trade| look(With::Raw, trade));
        let sits_out = self.sits_out(seat);
        for (owner, hook) in self.hooks(seat, Topic::Trade) {
            let card = owner.card.card;
            if owner.card.unlit {
                continue; // M20.2
            }
            let mut offer = |trade: Trade| {
                let of_harvest = matches!(trade.when, TradeTime::OncePerHarvest | TradeTime::OncePerFeeding);
                if is_open(phase, &trade, owner.card.used) && !(sits_out && of_harvest) {
                    look(With::Card(card), trade);
                }
            };
            if let Hook::Trade(trades) = hook {
                trades.iter().for_each(|trade| self.better(seat, card, trade, &mut offer));
            } else if let Hook::Trades(_, list) = hook {
                list(&owner, &mut offer);
            }
        }
    }

    /// The exchanges that take the place of a card's exchange because of other cards.
    fn better(&self, seat: Seat, card: CardId, trade: &Trade, offer: &mut dyn FnMut(Trade)) {
        if !self.player(seat).listens_to(Topic::BetterTrade) {
            return offer(*trade);
        }
        let mut list: SmallVec<[Trade; 8]> = smallvec![*trade];
        for (_, hook) in self.hooks(seat, Topic::BetterTrade) {
            if let Hook::BetterTrade(change) = hook {
                for trade in std::mem::take(&mut list) {
                    change(card.card(), &trade, &mut |better| list.push(better));
                }
            }
        }
        list.into_iter().for_each(offer);
    }

    /// A15.3: the most food that a fireplace or hearth of the player makes of one of these; nothing without one.
    pub(crate) fn cooked(&self, seat: Seat, kind: Good) -> Option<u8> {
        let mut best = None;
        for (owner, hook) in self.hooks(seat, Topic::Trade) {
            let card = owner.card.card;
            let mut look = |trade: &Trade| {
                if trade.give.get(kind) == 1 {
                    self.better(seat, card, trade, &mut |t| best = best.max(Some(t.get.get(Good::Food))));
                }
            };
            if let Hook::Trade(trades) = hook
                && card.card().cooks()
                && !owner.card.unlit
            {
                trades.iter().for_each(look);
            } else if let Hook::Trades(_, list) = hook
                && card.card().is(Tag::Recipe)
            {
                list(&owner, &mut |trade| look(&trade));
            }
        }
        best
    }

    /// Whether these goods can be exchanged now, if nothing forbids it; what comes back is named where there is a choice, and
    /// only there.
    fn has_trade(&self, seat: Seat, with: With, give: &Goods, get: &Goods) -> bool {
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
        self.each_trade(seat, self.phase, &mut |w, t| {
            if found.is_none() && w == with && t.give == *give && (get.is_empty() || t.get == *get) {
                found = Some(t);
            }
        });
        found
    }

    /// Lists the exchanges a player may make now.
    pub(crate) fn list_exchanges(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.may_exchange(seat) {
            return;
        }
        for (trade, once) in self.offers(seat) {
            out.extend((1..=self.most_often(seat, &trade, once)).map(|n| several(once, n)));
        }
        // A14.6: animals may be given back for nothing.
        let (is_committed, have) = (self.is_committed(seat), &self.player(seat).goods);
        for kind in ANIMALS {
            let release = |n| Move::Release { animals: Goods::of(kind, n) };
            let left = |n| have.less(&Goods::of(kind, n));
            let is_allowed = |n| !is_committed || self.keeps_commitment(seat, &release(n), &left(n), false);
            out.extend((1..=most(have.get(kind), is_allowed)).map(release));
        }
        self.list_uses(seat, out);
        self.list_swaps(seat, out);
    }

    /// A4.6: how often at once a player may make an exchange now.
    fn most_often(&self, seat: Seat, trade: &Trade, once: Move) -> u8 {
        let (is_committed, have) = (self.is_committed(seat), &self.player(seat).goods);
        let is_plain = self.changes_only_goods(trade);
        let keeps = |n| self.keeps_commitment(seat, &several(once, n), &trade.goods_after(n, have), is_plain);
        most(most_times(trade, have), |n| !is_committed || keeps(n))
    }

    /// Whether an exchange that is made to pay something changes nothing but the goods: no card counts it or waits for it,
    /// and no animal needs a place.
    fn changes_only_goods(&self, trade: &Trade) -> bool {
        trade.when == TradeTime::Any && herd(&trade.get) == [0; 4] && !self.topics.contains(Topic::Exchanged)
    }

    /// Whether a player may make this exchange now: as listed by [`State::list_exchanges`], but only this one is tried.
    pub(crate) fn can_make(&self, seat: Seat, exchange: &Move) -> bool {
        let Move::Exchange { times: times @ 1.., .. } = *exchange else { return false };
        if !self.may_exchange(seat) {
            return false;
        }
        let is_meant = |once: &Move| several(*once, times) == *exchange;
        let offer = self.offers(seat).find(|(_, once)| is_meant(once));
        offer.is_some_and(|(trade, once)| times <= self.most_often(seat, &trade, once))
    }

    /// How often in a row a player can make an exchange now, one by one: it may answer the question, or take what is still needed
    /// for what has been begun. What is listed as made several times at once is not repeated.
    pub(crate) fn times_in_a_row(&self, seat: Seat, once: &Move) -> u8 {
        let Move::Exchange { with, give, get, times: 1 } = *once else { return 1 };
        let Some(trade) = self.trade(seat, with, &give, &get) else { return 1 };
        let allows_another = |made: u8| {
            let mut after = self.clone();
            after.answer(seat, &several(*once, made));
            after.can_make(seat, once)
        };
        most(most_times(&trade, &self.player(seat).goods), |times| times == 1 || allows_another(times - 1))
    }

    /// What a player could exchange now, and each as a move that makes it once.
    fn offers(&self, seat: Seat) -> impl Iterator<Item = (Trade, Move)> {
        let trades = self.trades(seat);
        (0..trades.len()).map(move |i| {
            let (with, trade) = trades[i];
            let is_choice = trades.iter().filter(|(w, t)| *w == with && t.give == trade.give).nth(1).is_some();
            let get = if is_choice { trade.get } else { Goods::NONE };
            (trade, Move::Exchange { with, give: trade.give, get, times: 1 })
        })
    }

    /// The exchanges that a player has the goods to make once now, whatever they make impossible.
    pub(crate) fn single_trades(&self, seat: Seat) -> impl Iterator<Item = (Trade, Move)> {
        let have = self.player(seat).goods;
        self.offers(seat).filter(move |(trade, _)| have.contains(&trade.give))
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
        let is_allowed = |trade: &Trade, once: &Move| {
            let is_plain = self.changes_only_goods(trade);
            !is_committed || self.keeps_commitment(seat, once, &trade.goods_after(1, have), is_plain)
        };
        out.extend(open.filter(|(trade, once)| is_allowed(trade, once)));
    }

    /// A15.4, A18.1: after the last harvest nothing is exchanged any more.
    pub(crate) fn may_exchange(&self, seat: Seat) -> bool {
        self.chains.asking(seat).is_some() && !(self.phase.is_before_scoring() || matches!(self.phase, Phase::Hands(_)))
    }

    /// Why an exchange or a release is not possible.
    pub(crate) fn why_no_exchange(&self, seat: Seat, m: &Move) -> Verdict {
        let have = &self.player(seat).goods;
        if let Move::Exchange { with, give, get, times } = m {
            let own = match with {
                With::Raw => true,
                With::Card(card) => self.player(seat).has(*card),
            };
            check(own, Why::NoSuchCard)?;
            check(have.times_contained(give) >= *times, Why::NoGoods)?;
            check(self.has_trade(seat, *with, give, get), Why::NoExchange)?;
        } else if let Move::Release { animals } = m {
            check(animals.iter().count() == 1 && have.only(&ANIMALS).contains(animals), Why::NoExchange)?;
        }
        Err(if self.may_exchange(seat) { Why::Committed } else { Why::NoExchange })
    }

    /// Makes an exchange. The player's frames stay as they are.
    pub(crate) fn exchange(&mut self, seat: Seat, m: &Move) {
        let chain = self.chains.asking(seat).map_or(Chain::Main, |frame| frame.chain);
        if let Move::Release { animals } = *m {
            return self.release(seat, animals, chain);
        }
        let Move::Exchange { with, give, get, times } = *m else { return };
        let Some(trade) = self.trade(seat, with, &give, &get) else { return };
        let cause = match with {
            With::Raw => Cause::Raw,
            With::Card(card) => Cause::Card(card),
        };
        let (give, get) = (give.times(times), trade.get.times(times));
        let player = self.player_mut(seat);
        if let Some(held) = player.tableau.iter_mut().find(|held| With::Card(held.card) == with) {
            match trade.when {
                TradeTime::Any => {}
                TradeTime::FromStack => held.memory = Memory::Count(held.memory.count() + get.total() as u16),
                TradeTime::Times(_) => held.memory = Memory::Count(held.memory.count() + u16::from(times)),
                TradeTime::OncePerHarvest | TradeTime::OncePerFeeding => held.used += 1,
            }
        }
        player.goods.remove(&give);
        player.goods.add(&get);
        self.log.note(|| Event::Exchanged { seat, give, get, cause });
        if let With::Card(card) = with {
            self.note_cooking(seat, card, give.total() as u8);
        }
        if herd(&get) != [0; 4] {
            self.house_animals(seat, chain);
        }
        let fact = Fact { goods: give, lying: get, ..Fact::new(seat, cause, About::Count(times)) };
        self.fire(When::Exchanged, &fact, chain);
        if herd(&give) != [0; 4] && get.get(Good::Food) > 0 {
            self.tell_of_slaughter(seat, cause, &give, chain);
            self.player_mut(seat).slaughtered = true;
        }
    }

    /// Tells the cards of animals that were turned into food, one by one, because each of them serves one card only.
    pub(crate) fn tell_of_slaughter(&mut self, seat: Seat, cause: Cause, given: &Goods, chain: Chain) {
        if !self.topics.contains(Topic::Slaughtered) {
            return;
        }
        let number = |frame: &Frame| if let About::Animal(_, number) = frame.about { number } else { 0 };
        let mut last = self.chains.all().map(number).max().unwrap_or(0);
        for kind in ANIMALS {
            for _ in 0..given.get(kind) {
                last += 1;
                self.fire(When::Slaughtered, &Fact::new(seat, cause, About::Animal(kind, last)), chain);
            }
        }
    }

    /// For the coverage report: which hooks made an exchange possible.
    pub(crate) fn note_trade(&self, seat: Seat, m: &Move) {
        let Move::Exchange { with, .. } = *m else { return };
        if cfg!(feature = "coverage") {
            for (owner, hook) in self.hooks(seat, Topic::Trade) {
                if with == With::Card(owner.card.card) {
                    note(owner.card.card, hook);
                }
            }
            self.hooks(seat, Topic::BetterTrade).for_each(|(owner, hook)| note(owner.card.card, hook));
        }
    }
}

/// How often a trade can be made with what the player has.
fn most_times(trade: &Trade, have: &Goods) -> u8 {
    let limit = if trade.when == TradeTime::Any { u8::MAX } else { 1 };
    have.times_contained(&trade.give).min(limit)
}

/// Whether a trade that was used this many times in this harvest is open in a phase of the game.
fn is_open(phase: Phase, trade: &Trade, used: u8) -> bool {
    use HarvestStep::{BeforeBreeding, BreedingEnd, FeedingEnd, FeedingStart, FieldStart};
    if phase.is_before_scoring() {
        return false; // A15.4, A18.1
    }
    let time = match trade.when {
        TradeTime::Any | TradeTime::FromStack | TradeTime::Times(_) => true,
        TradeTime::OncePerHarvest => used == 0 && phase.is_between(FieldStart, FeedingEnd),
        TradeTime::OncePerFeeding => used == 0 && phase.is_between(FeedingStart, FeedingEnd),
    };
    // A17.12, D3: no animal becomes food from the end of feeding to the end of the harvest.
    let breeding = phase.is_between(BeforeBreeding, BreedingEnd);
    time && !(breeding && herd(&trade.give) != [0; 4])
}

/// The largest number up to a limit that is allowed. What one too many makes impossible, another one does not make possible
/// again.
fn most(limit: u8, allowed: impl Fn(u8) -> bool) -> u8 {
    if limit == 0 || allowed(limit) {
        return limit;
    }
    let (mut yes, mut no) = (0, limit);
    while no - yes > 1 {
        let middle = yes + (no - yes) / 2;
        if allowed(middle) {
            yes = middle;
        } else {
            no = middle;
        }
    }
    yes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::rules::Expansion;
    use table::{Game, Present, Rng, Seed};

    /// The slow twin of [`State::times_in_a_row`]: each is made before the next is asked for.
    fn one_by_one(game: &State, seat: Seat, once: &Move) -> u8 {
        let Move::Exchange { with, give, get, times: 1 } = *once else { return 1 };
        let trade = game.trade(seat, with, &give, &get).unwrap();
        let (mut after, mut made) = (game.clone(), 1);
        while made < most_times(&trade, &game.player(seat).goods) {
            after.answer(seat, once);
            if !after.can_make(seat, once) {
                break;
            }
            made += 1;
        }
        made
    }

    #[test]
    fn an_exchange_can_be_made_in_a_row_as_often_as_one_by_one() {
        let mut several = 0;
        for number in 0..40 {
            let mut rng = Rng::from_number(number);
            let mut game = State::new(&Options { players: 2, ..Options::default() }, Seed::new(number.into())).unwrap();
            while let Some(seat) = game.to_decide().first() {
                let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
                game.moves(seat, &mut moves);
                game.exchanges(seat, &mut exchanges);
                for exchange in &exchanges {
                    let times = game.times(seat, exchange);
                    assert_eq!(times, one_by_one(&game, seat, exchange), "{exchange:?} in game {number}");
                    assert!(game.is_legal(seat, exchange), "{exchange:?} in game {number}");
                    several += u32::from(times > 1);
                }
                let exchange = moves.is_empty() || !exchanges.is_empty() && rng.below(20) == 0;
                let list = if exchange { exchanges } else { moves };
                game.play_unchecked(seat, &list[rng.below(list.len())]);
            }
        }
        assert!(several > 100, "{several} exchanges could be made more than once");
    }

    /// A4.6: what is judged by the goods alone is judged as if the exchange had been made.
    #[test]
    fn a_plain_exchange_is_judged_as_if_it_were_made() {
        let base = Options { players: 2, ..Options::default() };
        let tables = [
            Options { decks: ["E", "I", "K"].map(str::to_owned).to_vec(), ..base.clone() },
            Options { expansion: Expansion::Moor, level: Some(3), ..base },
        ];
        let mut judged = [0; 2];
        for (number, options) in (0..150).flat_map(|number| tables.iter().map(move |options| (number, options))) {
            let mut rng = Rng::from_number(number);
            let mut game = State::new(options, Seed::new(number.into())).unwrap();
            while let Some(seat) = game.to_decide().first() {
                let have = game.player(seat).goods;
                let plain = |(trade, _): &(Trade, Move)| game.is_committed(seat) && game.changes_only_goods(trade);
                for (trade, once) in game.single_trades(seat).filter(plain) {
                    let keeps = |is_plain| game.keeps_commitment(seat, &once, &trade.goods_after(1, &have), is_plain);
                    assert_eq!(keeps(true), keeps(false), "{once:?} in game {number}");
                    judged[usize::from(keeps(true))] += 1;
                }
                let mut moves = Vec::new();
                game.moves(seat, &mut moves);
                if moves.is_empty() {
                    game.exchanges(seat, &mut moves);
                }
                game.play_unchecked(seat, &moves[rng.below(moves.len())]);
            }
        }
        assert!(judged.iter().all(|&times| times > 100), "forbidden and allowed: {judged:?}");
    }
}
