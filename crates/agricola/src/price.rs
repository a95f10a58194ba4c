//! Prices: all the ways to pay for something that the cards in play allow. A22.12, A22.15. What a thing costs by itself stands
//! in its room in [`crate::verb`].

use crate::afford::Purse;
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{CardId, Hook, Item, Owner, PriceRule};
use crate::goods::{Good, Goods};
use crate::player::Memory;
use crate::state::State;
use crate::verb::Bill;
use smallvec::SmallVec;
use table::Seat;
use table::price::{Manner, Modifier, Prices, prices};

impl Purse<'_> {
    /// Whether the player can pay for something, perhaps after exchanges. Who has what is printed can always pay; mostly no card
    /// changes the price and no exchange helps, and then the set of ways is not built.
    #[inline(always)]
    pub(crate) fn can_afford(&self, item: Item, printed: &[Goods]) -> bool {
        let player = self.game.player(self.seat);
        if printed.iter().any(|price| player.goods.contains(price)) {
            return true;
        }
        if player.listens_to(Topic::Price) && self.game.is_price_changed(self.seat, item, printed) {
            return self.can_pay(&self.game.ways(self.seat, item, printed));
        }
        printed.iter().any(|price| player.might_raise(price)) && self.can_raise_missing(printed)
    }
}

impl State {
    /// Whether a card offers another price in place of a printed one.
    #[inline(never)]
    fn is_price_changed(&self, seat: Seat, item: Item, printed: &[Goods]) -> bool {
        self.hooks(seat, Topic::Price).any(|(owner, hook)| {
            let Hook::Price(_, rule) = hook else { return false };
            let mut is_other = false;
            printed.iter().for_each(|price| rule(&owner, item, price, &mut |offer| is_other |= offer != *price));
            is_other
        })
    }

    /// All ways to pay for something, given the printed prices.
    pub(crate) fn ways(&self, seat: Seat, item: Item, printed: &[Goods]) -> Prices<Good> {
        if !self.player(seat).listens_to(Topic::Price) {
            return prices(printed, &[]);
        }
        let rules: SmallVec<[(Owner<'_>, &'static Hook, Manner, PriceRule); 4]> = self
            .hooks(seat, Topic::Price)
            .filter_map(|(owner, hook)| {
                let Hook::Price(manner, rule) = hook else { return None };
                Some((owner, hook, *manner, *rule))
            })
            .collect();
        let apply: SmallVec<[_; 4]> = rules
            .iter()
            .map(|(owner, hook, _, rule)| {
                move |price: &Goods, offer: &mut dyn FnMut(Goods)| {
                    rule(owner, item, price, &mut |other| {
                        if other != *price {
                            note(owner.card.card, hook);
                        }
                        offer(other);
                    });
                }
            })
            .collect();
        let modifiers: SmallVec<[Modifier<'_, Good>; 4]> =
            rules.iter().zip(&apply).map(|((_, _, manner, _), apply)| Modifier { manner: *manner, apply }).collect();
        prices(printed, &modifiers)
    }

    /// Whether a player can pay for something, perhaps after exchanges.
    #[inline(always)]
    pub(crate) fn can_afford(&self, seat: Seat, item: Item, printed: &[Goods]) -> bool {
        self.purse(seat).can_afford(item, printed)
    }

    /// The cards that save something once in a round remember that they did, if the price would be another without them.
    pub(crate) fn spend_savings(&mut self, seat: Seat, bill: Bill, price: &Goods) {
        if !self.player(seat).listens_to(Topic::SavesOnce) {
            return;
        }
        let cards: SmallVec<[(CardId, &Hook); 4]> =
            self.hooks(seat, Topic::SavesOnce).map(|(owner, hook)| (owner.card.card, hook)).collect();
        for (card, hook) in cards {
            let mut spent = self.clone();
            spent.remember_round_on(seat, card);
            if !spent.bill_price(seat, bill).ways().contains(price) {
                note(card, hook);
                self.remember_round_on(seat, card);
            }
        }
    }

    fn remember_round_on(&mut self, seat: Seat, card: CardId) {
        let memory = Memory::Round(self.round);
        let held = self.player_mut(seat).tableau.iter_mut().find(|held| held.card == card);
        held.into_iter().for_each(|held| held.memory = memory);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::price::MOST_MODIFIERS;

    /// Whoever had all cards that change prices would still not have more than can be told apart.
    #[test]
    fn all_price_rules_together_are_few_enough() {
        let hooks = CardId::all().flat_map(|card| card.card().hooks);
        let rules = hooks.filter(|hook| matches!(hook, Hook::Price(..))).count();
        assert!((20..=MOST_MODIFIERS).contains(&rules), "{rules} price rules");
    }
}
