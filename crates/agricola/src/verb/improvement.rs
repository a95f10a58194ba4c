//! Major and minor improvements. A13.4 to A13.9.

use super::{Asked, Bill, Work, no_answer};
use crate::afford::Purse;
use crate::card::hook::Topic;
use crate::card::{About, Card, CardId, CardKind, Fact, Hook, Item, Majors, Owner, Tag, Trade, When};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use smallvec::SmallVec;
use table::Seat;
use table::price::Prices;

/// How many exchanges are tried to raise a fee without losing what the condition of a card looks at.
const FEE_BUDGET: u32 = 200;

/// One improvement.
#[derive(Debug, PartialEq, Eq)]
pub enum Improvement {
    /// A13.6: a major or a minor one.
    Any,
    /// A13.4: a minor one.
    Minor,
    /// A13.5: a major one.
    Major,
}

impl Improvement {
    /// A13.6: the improvements among which an action lets a player choose.
    fn on_offer<'a>(&self, game: &'a State, frame: &Frame) -> impl Iterator<Item = CardId> + use<'a> {
        self.among(game, frame, Majors::among(&game.for_sale))
    }

    /// Those of them that the player might have. Mostly a glance at the goods shows which are out of reach, whatever else it
    /// takes.
    fn within_reach<'a>(
        &self,
        game: &'a State,
        frame: &Frame,
        majors: Majors,
    ) -> impl Iterator<Item = CardId> + use<'a> {
        let (seat, player) = (frame.seat, game.player(frame.seat));
        let goods_decide = player.goods_decide();
        self.among(game, frame, majors).filter(move |&card| {
            !goods_decide || player.goods.contains(card.least_price()) || game.returnable(seat, card).next().is_some()
        })
    }

    /// These majors and the minor improvements in hand, as far as the action allows them.
    fn among<'a>(&self, game: &'a State, frame: &Frame, majors: Majors) -> impl Iterator<Item = CardId> + use<'a> {
        let (all, minors) = (*self != Improvement::Minor, *self != Improvement::Major);
        let (seat, cause) = (frame.seat, frame.cause);
        let majors = if all || game.player(seat).listens_to(Topic::CardRules) { majors } else { Majors::NONE };
        let majors = majors.iter().filter(move |&card| all || game.is_as_minor(seat, cause, card));
        majors.chain(game.hand(seat, CardKind::Minor).filter(move |_| minors))
    }

    /// Whether an improvement can be had if a fee is to be paid before it.
    pub(crate) fn can_with_fee(&self, purse: &Purse, frame: &Frame, fee: &Goods) -> Verdict {
        let (game, seat) = (purse.game, purse.seat);
        let majors = game.majors_within_reach(seat, game.payable_majors(seat));
        let mut cards = self.within_reach(game, frame, majors).peekable();
        check(cards.peek().is_some() && purse.can_raise(fee), Why::NoImprovement)?;
        // What is exchanged for the fee may be what a condition looks at.
        let has_fee = game.player(seat).goods.contains(fee);
        let may_matter = |facts: &Card| if has_fee { facts.may_look_at(fee) } else { facts.may_look_at_goods() };
        let can_have = |card: CardId, returns: Option<CardId>| {
            purse.may_improve(card, returns).is_ok()
                && game.improvement_price(seat, card, returns).ways().iter().any(|way| purse.can_raise(&way.and(*fee)))
                && (!may_matter(card.card()) || game.can_improve_after(fee, seat, card, returns, &mut { FEE_BUDGET }))
        };
        let found = cards.any(|card| {
            let mut ways = std::iter::once(None).chain(game.returnable(seat, card).map(Some));
            ways.any(|returns| can_have(card, returns))
        });
        check(found, Why::NoImprovement)
    }
}

impl Asked for Improvement {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!frame.is_begun(), Why::PartClosed)?;
        let player = game.player(frame.seat);
        let payable = game.payable_majors(frame.seat);
        let is_for_sale = *self != Improvement::Minor && !player.listens_to(Topic::Price);
        if is_for_sale && payable.include_plain_ones() {
            return Ok(());
        }
        let majors = game.majors_within_reach(frame.seat, payable);
        check(!majors.is_empty() || !player.hand.is_empty(), Why::NoImprovement)?;
        let purse = game.purse(frame.seat);
        let found = self.within_reach(game, frame, majors).any(|card| purse.can_improve_somehow(card));
        check(found, Why::NoImprovement)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let purse = game.purse(frame.seat);
        let majors = game.majors_within_reach(frame.seat, game.payable_majors(frame.seat));
        for card in self.within_reach(game, frame, majors) {
            let ways = std::iter::once(None).chain(game.returnable(frame.seat, card).map(Some));
            let open = ways.filter(|&returns| purse.can_improve(card, returns).is_ok());
            out.extend(open.map(|returns| Move::Improve { card, returns }));
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Improve { card, returns } = *m else { return Ok(()) };
        check(self.on_offer(game, frame).any(|c| c == card), Why::NoSuchCard)?;
        game.purse(frame.seat).can_improve(card, returns)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Improve { card, returns } = *m else { no_answer(m) };
        game.work_on(frame.chain, Work::Played(card));
        game.charge(frame, Bill::Improvement(card, returns));
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let Work::Played(card) = frame.work else { return };
        let when = match self {
            // M21.5: a special action is no action of a space, which cards repeat or widen.
            _ if matches!(frame.cause, Cause::Special(_)) => return,
            Improvement::Any => When::ImprovementAction,
            Improvement::Minor => When::MinorAction,
            Improvement::Major => return,
        };
        game.fire(when, &Fact::new(frame.seat, frame.cause, About::Card(card)), frame.chain);
    }

    fn is_about_a_hand(&self) -> bool {
        true
    }

    fn name(&self) -> Option<&'static str> {
        Some(self.prompt())
    }

    fn prompt(&self) -> &'static str {
        match self {
            Improvement::Any => "improvement",
            Improvement::Minor => "minor",
            Improvement::Major => "major",
        }
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Cards
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Improve { card, returns } = *m else { return None };
        Some(game.improvement_price(frame.seat, card, returns))
    }
}

impl Purse<'_> {
    /// Whether an improvement can be had in at least one way.
    fn can_improve_somehow(&self, card: CardId) -> bool {
        let mut ways = std::iter::once(None).chain(self.game.returnable(self.seat, card).map(Some));
        ways.any(|returns| self.can_improve(card, returns).is_ok())
    }

    /// A13.4 to A13.9: whether an improvement can be had, handing back another one or not.
    fn can_improve(&self, card: CardId, returns: Option<CardId>) -> Verdict {
        self.may_improve(card, returns)?;
        let cost = card.card().cost;
        let is_free = State::is_exchanged(card, returns) || cost.is_empty();
        check(is_free || self.can_afford(Item::Card(card), cost), Why::TooDear)
    }

    /// A13.4, A13.8: whether an improvement can be had, whatever it costs.
    fn may_improve(&self, card: CardId, returns: Option<CardId>) -> Verdict {
        let (game, facts) = (self.game, card.card());
        match (facts.upgrade, returns) {
            (None, None) => {}
            (Some(upgrade), None) => check(upgrade.instead_of_price, Why::NothingToHandBack)?,
            (_, Some(back)) => check(game.returnable(self.seat, card).any(|c| c == back), Why::NoImprovement)?,
        }
        check(!facts.has_condition() || facts.is_playable(&Owner::new(game, self.seat, card)), Why::Condition)
    }
}

impl State {
    /// M8.9: whether a player can raise a fee and pay it in such a way that an improvement can be had afterwards, whose condition
    /// may look at the supply. At most so many exchanges are tried.
    fn can_improve_after(
        &self,
        fee: &Goods,
        seat: Seat,
        card: CardId,
        returns: Option<CardId>,
        tries: &mut u32,
    ) -> bool {
        let missing = fee.less(&self.player(seat).goods);
        if missing.is_empty() {
            let mut after = self.clone();
            after.player_mut(seat).goods.remove(fee);
            return after.purse(seat).can_improve(card, returns).is_ok();
        }
        let mut exchanges: SmallVec<[(Trade, Move); 8]> = self.single_trades(seat).collect();
        // What brings some of the fee at once is tried first.
        exchanges.sort_by_key(|(trade, _)| missing.less(&trade.get) == missing);
        exchanges.iter().any(|(_, exchange)| {
            let Some(left) = tries.checked_sub(1) else { return false };
            *tries = left;
            let mut after = self.clone();
            after.exchange(seat, exchange);
            after.can_improve_after(fee, seat, card, returns, tries)
        })
    }

    /// The major improvements for sale that a player might pay for with the goods at hand and any amount of food.
    #[inline]
    fn payable_majors(&self, seat: Seat) -> Majors {
        Majors::among(&self.for_sale).payable_with(&self.player(seat).goods)
    }

    /// The major improvements for sale that a player might have, who might pay for these.
    fn majors_within_reach(&self, seat: Seat, payable: Majors) -> Majors {
        let (player, for_sale) = (self.player(seat), Majors::among(&self.for_sale));
        match player.goods_decide() {
            true if player.tableau.is_empty() => payable,
            true => payable | for_sale.upgrades(),
            false => for_sale,
        }
    }

    /// Whether cards let a player have a major improvement where something allows a minor one.
    fn is_as_minor(&self, seat: Seat, cause: Cause, card: CardId) -> bool {
        let fits =
            |owner: &Owner, hook: &Hook| matches!(hook, Hook::AsMinor(which) if which(owner, cause, card.card()));
        self.is_minor(seat, card) || self.any_hook(seat, Topic::CardRules, fits)
    }

    /// Whether an improvement is a minor one for a player: by itself, or because a card says so.
    pub(crate) fn is_minor(&self, seat: Seat, card: CardId) -> bool {
        let is_minor = |owner: &Owner, hook: &Hook| matches!(hook, Hook::IsMinor(which) if which(owner, card.card()));
        card.card().kind == CardKind::Minor || self.any_hook(seat, Topic::CardRules, is_minor)
    }

    /// A13.8: the improvements in play that may be handed back for a card.
    fn returnable(&self, seat: Seat, card: CardId) -> impl Iterator<Item = CardId> {
        let upgrade = card.card().upgrade;
        let cards = if upgrade.is_some() { &self.player(seat).tableau[..] } else { &[] };
        let fits = move |back: &CardId| upgrade.is_some_and(|upgrade| (upgrade.from)(back.card()));
        cards.iter().map(|held| held.card).filter(fits)
    }

    /// Whether another improvement is handed back in place of the price.
    fn is_exchanged(card: CardId, returns: Option<CardId>) -> bool {
        returns.is_some() && card.card().upgrade.is_some_and(|upgrade| upgrade.instead_of_price)
    }

    /// A13.4, A13.8: the price of an improvement, if one is handed back or not.
    pub(crate) fn improvement_price(&self, seat: Seat, card: CardId, returns: Option<CardId>) -> Prices<Good> {
        let cost = card.card().cost;
        if State::is_exchanged(card, returns) || cost.is_empty() {
            return Prices::only(Goods::NONE);
        }
        self.ways(seat, Item::Card(card), cost)
    }

    /// A13.4 to A13.8: an improvement that has been paid for comes into play.
    pub(crate) fn improve(&mut self, frame: &Frame, card: CardId, returns: Option<CardId>, paid: Goods) {
        let seat = frame.seat;
        self.take_off_board(card);
        self.leave_hand(seat, card);
        // M20.4: an upgrade is as the card was that is handed back for it.
        let unlit = match returns.and_then(|back| self.player(seat).in_play(back)) {
            Some(back) => back.unlit,
            None => self.rules.light_fires && card.card().has_fire(),
        };
        if let Some(back) = returns {
            self.hand_back(seat, back, card.card().is(Tag::TakesOut), frame.chain);
        }
        self.log.note(|| Event::Improved { seat, card });
        self.fire(When::Improvement, &Fact::new(seat, frame.cause, About::Card(card)), frame.chain);
        self.put_into_play(frame, card, paid);
        if unlit {
            self.player_mut(seat)
                .tableau
                .iter_mut()
                .filter(|held| held.card == card)
                .for_each(|held| held.unlit = true);
        }
    }
}
