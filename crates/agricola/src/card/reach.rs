//! Which major improvements goods might pay for, seen at a glance.

use super::{CARDS, CardId, CardSet};
use crate::goods::{Good, Goods};
use std::sync::LazyLock;
use table::Kind as _;

table::bit_set! {
    /// A set of major improvements. They come first among the cards.
    pub struct Majors(u64) of CardId;
}

/// How many major improvements there are, those of all boxes.
const COUNT: usize = CARDS[0].len() + CARDS[1].len();

/// The most of one kind that is told apart.
const MOST: u8 = 7;

/// For every kind of goods that major improvements cost: those of them that need at most this many, from none to [`MOST`].
static WITHIN: LazyLock<Vec<(Good, [Majors; MOST as usize + 1])>> = LazyLock::new(|| {
    let majors = || (0..COUNT).map(CardId::from_index);
    let is_asked_for = |kind: &Good| majors().any(|card| card.least_price().get(*kind) > 0);
    let within = |kind: Good| {
        std::array::from_fn(|n| {
            majors().filter(|card| usize::from(card.least_price().get(kind).min(MOST)) <= n).collect()
        })
    };
    Good::ALL.iter().copied().filter(is_asked_for).map(|kind| (kind, within(kind))).collect()
});

/// The major improvements that take nothing but goods, and these in one way: no food or fuel, no condition, nothing handed back.
static PLAIN: LazyLock<Majors> = LazyLock::new(|| {
    let takes_goods = |card: &CardId| {
        let facts = card.card();
        let may_be_bought = facts.upgrade.is_none_or(|upgrade| upgrade.instead_of_price);
        let can_be_counted = card.least_price().iter().all(|(_, n)| n <= MOST);
        facts.cost == [*card.least_price()] && can_be_counted && may_be_bought && !facts.has_condition()
    };
    (0..COUNT).map(CardId::from_index).filter(takes_goods).collect()
});

/// The major improvements for which another one may be handed back.
static UPGRADES: LazyLock<Majors> =
    LazyLock::new(|| (0..COUNT).map(CardId::from_index).filter(|card| card.card().upgrade.is_some()).collect());

impl Majors {
    /// The major improvements among these cards.
    #[inline]
    pub fn among(cards: &CardSet) -> Majors {
        Majors(cards.0[0] & (u64::MAX >> (64 - COUNT)))
    }

    /// Those of these that might be paid for with these goods and any amount of food.
    pub(crate) fn payable_with(self, goods: &Goods) -> Majors {
        WITHIN.iter().fold(self, |left, (kind, within)| left & within[usize::from(goods.get(*kind).min(MOST))])
    }

    /// Whether there is one among these that is bought with nothing but goods: whoever might pay for it can, if no card
    /// changes prices.
    pub(crate) fn include_plain_ones(self) -> bool {
        self.meets(*PLAIN)
    }

    /// Those of these for which another one may be handed back.
    pub(crate) fn upgrades(self) -> Majors {
        self & *UPGRADES
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::CardKind;
    use crate::goods::{clay, food, fuel, stone};

    #[test]
    fn major_improvements_come_first_among_the_cards() {
        assert!(CardId::all().all(|card| (card.index() < COUNT) == (card.card().kind == CardKind::Major)));
    }

    #[test]
    fn a_glance_shows_what_the_goods_do_not_pay_for() {
        for goods in [Goods::NONE, clay(2), clay(3).and(food(9)), clay(200), clay(1).and(stone(3))] {
            for card in (0..COUNT).map(CardId::from_index) {
                let shown = !Majors::only(card).payable_with(&goods).is_empty();
                assert_eq!(shown, goods.contains(card.least_price()), "{} for {goods:?}", card.card().id);
            }
        }
    }

    #[test]
    fn what_a_glance_says_can_be_bought_costs_no_more_than_the_goods() {
        for goods in [Goods::NONE, clay(2), clay(5).and(food(9)).and(fuel(9)), clay(1).and(stone(3))] {
            for card in (0..COUNT).map(CardId::from_index) {
                let facts = card.card();
                let pays = facts.cost.iter().any(|price| goods.contains(price));
                let is_bought = Majors::only(card).payable_with(&goods).include_plain_ones();
                assert!(pays || !is_bought, "{} for {goods:?}", facts.id);
            }
        }
        let fireplace = CardId::named("M1").unwrap();
        assert!(Majors::only(fireplace).payable_with(&clay(2)).include_plain_ones());
    }
}
