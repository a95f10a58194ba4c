//! Major and minor improvements. A13.4 to A13.9.

use super::{Asked, Bill, Work, no_answer};
use crate::afford::Purse;
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, CardId, CardKind, Fact, Hook, Item, Owner, Tag, When};
use crate::event::{Cause, Event};
use crate::goods::{Good, Goods};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Seat;
use table::price::Prices;

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
        let (majors, minors) = (*self != Improvement::Minor, *self != Improvement::Major);
        let (seat, cause) = (frame.seat, frame.cause);
        let for_sale = game.majors_for_sale().filter(move |&card| majors || game.is_as_minor(seat, cause, card));
        for_sale.chain(game.hand(seat, CardKind::Minor).filter(move |_| minors))
    }

    /// Whether an improvement can be had if a fee is to be paid before it.
    pub(crate) fn can_with_fee(&self, game: &State, frame: &Frame, fee: &Goods) -> Verdict {
        // M8.9: a condition that looks at the supply is checked after the fee.
        let mut after = game.clone();
        let goods = &mut after.player_mut(frame.seat).goods;
        *goods = goods.less(fee);
        let has_met = |card: CardId| card.card().is_playable(&Owner::new(&after, frame.seat, card));
        let purse = game.purse(frame.seat);
        let within_reach = |card: CardId, returns: Option<CardId>| {
            let prices = game.improvement_price(frame.seat, card, returns);
            purse.can_improve(card, returns).is_ok()
                && prices.ways().iter().any(|way| game.can_raise(frame.seat, &way.and(*fee)))
        };
        let found = self.on_offer(game, frame).filter(|&card| has_met(card)).any(|card| {
            let mut ways = std::iter::once(None).chain(game.returnable(frame.seat, card).map(Some));
            ways.any(|returns| within_reach(card, returns))
        });
        check(found, Why::NoImprovement)
    }
}

impl Asked for Improvement {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!frame.is_begun(), Why::PartClosed)?;
        let purse = game.purse(frame.seat);
        let player = game.player(frame.seat);
        // Mostly a glance at the goods shows what is out of reach, whatever else it takes.
        let goods_decide = !player.brings_things && !player.listens_to(Topic::Price);
        let is_out_of_reach = |card: CardId| {
            goods_decide
                && !player.goods.contains(card.least_price())
                && (player.tableau.is_empty() || game.returnable(frame.seat, card).next().is_none())
        };
        let can = |card: CardId| !is_out_of_reach(card) && purse.can_improve_somehow(card);
        check(self.on_offer(game, frame).any(can), Why::NoImprovement)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let purse = game.purse(frame.seat);
        for card in self.on_offer(game, frame) {
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
        game.fire(when, Fact::new(frame.seat, frame.cause, About::Card(card)), frame.chain);
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

    fn is_for_exchanges(&self) -> bool {
        false
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
        let (game, facts) = (self.game, card.card());
        match (facts.upgrade, returns) {
            (None, None) => {}
            (Some(upgrade), None) => check(upgrade.instead_of_price, Why::NothingToHandBack)?,
            (_, Some(back)) => check(game.returnable(self.seat, card).any(|c| c == back), Why::NoImprovement)?,
        }
        check(facts.is_playable(&Owner::new(game, self.seat, card)), Why::Condition)?;
        let is_free = State::is_exchanged(card, returns) || facts.cost.is_empty();
        check(is_free || self.can_afford(Item::Card(card), facts.cost), Why::TooDear)
    }
}

impl State {
    /// Whether cards let a player have a major improvement where something allows a minor one.
    fn is_as_minor(&self, seat: Seat, cause: Cause, card: CardId) -> bool {
        self.is_minor(seat, card)
            || self.hooks(seat, Topic::CardRules).any(|(owner, hook)| {
                let fits = matches!(hook, Hook::AsMinor(which) if which(&owner, cause, card.card()));
                if fits {
                    note(owner.card.card, hook);
                }
                fits
            })
    }

    /// Whether an improvement is a minor one for a player: by itself, or because a card says so.
    pub(crate) fn is_minor(&self, seat: Seat, card: CardId) -> bool {
        card.card().kind == CardKind::Minor
            || self.hooks(seat, Topic::CardRules).any(|(owner, hook)| {
                let is_minor = matches!(hook, Hook::IsMinor(which) if which(&owner, card.card()));
                if is_minor {
                    note(owner.card.card, hook);
                }
                is_minor
            })
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
        self.fire(When::Improvement, Fact::new(seat, frame.cause, About::Card(card)), frame.chain);
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
