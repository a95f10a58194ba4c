//! How the cards in play come to act: what they wait for, and in which order. A22.

use crate::card::coverage::note;
use crate::card::hook::{Topic, Topics};
use crate::card::{About, CardId, Fact, Filter, Hook, Owner, When};
use crate::event::Cause;
use crate::goods::{Goods, food, fuel};
use crate::player::InPlay;
use crate::state::{Frame, State};
use crate::verb::{Act, Effect, Gain, Moment, Verb};
use smallvec::SmallVec;
use std::slice::Iter;
use table::{Chain, Seat};

/// The frames of the cards that react to one thing.
pub(crate) type Reactions = SmallVec<[Frame; 4]>;

/// The hooks of a player's cards about one topic, each with its owner and card. Mostly there are none, which is seen at once.
pub(crate) struct Hooks<'a> {
    game: &'a State,
    seat: Seat,
    topic: Topic,
    /// The cards that have not been looked at.
    cards: Iter<'a, InPlay>,
    /// The card that is being looked at, and what is left of its hooks.
    card: Option<&'a InPlay>,
    hooks: Iter<'static, Hook>,
}

impl<'a> Iterator for Hooks<'a> {
    type Item = (Owner<'a>, &'static Hook);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.card.is_none() && self.cards.as_slice().is_empty() { None } else { self.find_next() }
    }
}

impl<'a> Hooks<'a> {
    #[inline(never)]
    fn find_next(&mut self) -> Option<(Owner<'a>, &'static Hook)> {
        let Hooks { game, seat, topic, .. } = *self;
        loop {
            if let Some(&card) = self.card
                && let Some(hook) = self.hooks.find(|hook| hook.topic() == Some(topic))
            {
                return Some((Owner { game, seat, card }, hook));
            }
            self.card = self.cards.find(|held| held.card.topics().contains(topic));
            self.hooks = self.card?.card.card().hooks.iter();
        }
    }
}

impl State {
    /// Works out what follows from the cards in play: what they wait for, and what their exchanges can bring.
    pub(crate) fn look_at_cards(&mut self) {
        self.seats().for_each(|seat| self.look_at_cards_of(seat));
    }

    /// Works out what follows from the cards in play of one player, when they have changed.
    pub(crate) fn look_at_cards_of(&mut self, seat: Seat) {
        let for_all = self.rules.exchanges().fold(Goods::NONE, |sum, trade| sum.and(trade.brings()));
        let player = self.player_mut(seat);
        let trading = player.tableau.iter().map(|held| held.card).filter(|card| card.topics().contains(Topic::Trade));
        let hooks = trading.flat_map(|card| card.card().hooks);
        player.brings = hooks.fold(for_all, |sum, hook| sum.and(hook.brings()));
        player.brings_things = !player.brings.less(&food(u8::MAX).and(fuel(u8::MAX))).is_empty();
        player.topics = player.tableau.iter().fold(Topics::NONE, |all, held| all | held.card.topics());
        self.topics = self.players.iter().fold(Topics::NONE, |all, player| all | player.topics);
    }

    /// The hooks of a player's cards about this topic, each with its owner and card.
    #[inline]
    pub(crate) fn hooks(&self, seat: Seat, topic: Topic) -> Hooks<'_> {
        let player = self.player(seat);
        let cards = if player.listens_to(topic) { &player.tableau[..] } else { &[] };
        Hooks { game: self, seat, topic, cards: cards.iter(), card: None, hooks: [].iter() }
    }

    /// Whether some hook of a player's cards about this topic holds.
    #[inline]
    pub(crate) fn any_hook(&self, seat: Seat, topic: Topic, holds: impl Fn(&Owner, &Hook) -> bool) -> bool {
        self.player(seat).listens_to(topic)
            && self.hooks(seat, topic).any(|(owner, hook)| {
                let holds = holds(&owner, hook);
                if holds {
                    note(owner.card.card, hook);
                }
                holds
            })
    }

    /// A1.19: the occupations a player has in play, as conditions count them.
    pub fn occupations(&self, seat: Seat) -> u8 {
        let played = self.player(seat).occupations;
        let more = self.hooks(seat, Topic::CardRules).map(|(owner, hook)| {
            let Hook::CountsAs(n) = hook else { return 0 };
            note(owner.card.card, hook);
            n - 1
        });
        played + more.sum::<u8>()
    }

    /// The improvements a player has in play, major and minor (D18: without those passed on).
    pub fn improvements(&self, seat: Seat) -> u8 {
        self.player(seat).cards().filter(|card| card.is_improvement()).count() as u8
    }

    /// Lets the cards react to a fact. The actor's own cards come first, then the others' in turn.
    #[inline(always)]
    pub(crate) fn fire(&mut self, when: When, fact: &Fact, chain: Chain) {
        let in_hand = matches!(when, When::Occupation | When::Improvement);
        if in_hand || self.topics.contains(when.topic()) {
            self.react(when, fact, chain, in_hand);
        }
    }

    fn react(&mut self, when: When, fact: &Fact, chain: Chain, in_hand: bool) {
        let mut frames = self.reactions(when, fact, chain, in_hand);
        let shows_a_hand = |frame: &Frame| frame.seat != fact.actor && frame.effect.0.any_verb(&mut is_about_a_hand);
        if in_hand && self.might_wait_in_a_hand(when, fact) || frames.iter().any(shows_a_hand) {
            self.bring_to_light();
        }
        self.push_reactions(&mut frames);
    }

    /// Whether somebody else will be asked, or not, depending on their hand, as soon as this player has answered everything.
    pub(crate) fn waits_for_a_hand_of_others(&self, seat: Seat) -> bool {
        self.waits_for_a_hand(|other| other != seat)
    }

    /// Whether one of these players will be asked, or not, depending on their hand.
    pub(crate) fn waits_for_a_hand(&self, whose: impl Fn(Seat) -> bool) -> bool {
        let mut theirs = self.chains.all().filter(|frame| whose(frame.seat));
        theirs.any(|frame| frame.effect.0.any_verb(&mut is_about_a_hand))
    }

    /// Whether a card might wait for this fact in a hand, as far as the actor knows. Whether one does comes to light now, also
    /// where nobody is asked: nobody may take that back.
    fn might_wait_in_a_hand(&self, when: When, fact: &Fact) -> bool {
        let holds = |seat: Seat, card: CardId| self.player(seat).hand.contains(&card);
        // Cards laid aside face down are out of the game, but nobody else knows that.
        let lies = |card: CardId| {
            self.players.iter().any(|player| player.hand.iter().chain(&player.aside).any(|&c| c == card))
        };
        let hidden = |card: CardId| self.pile.contains(card) || lies(card);
        let waits = |card: CardId, hook: &Hook| {
            let Hook::InHand(at, who, filter, _) = hook else { return false };
            let mine = holds(fact.actor, card);
            let reacts = |seat: Seat| {
                (seat == fact.actor) == mine
                    && who.includes(seat, fact.actor)
                    && filter(&Owner::new(self, seat, card), fact).is_some()
            };
            at.matches(when) && self.seats().any(reacts)
        };
        CardId::waiting().iter().any(|&card| hidden(card) && card.card().hooks.iter().any(|hook| waits(card, hook)))
    }

    /// What cards do at a fact, in play or waiting in hands.
    pub(crate) fn reactions(&self, when: When, fact: &Fact, chain: Chain, in_hand: bool) -> Reactions {
        let mut frames: Reactions = Reactions::new();
        for seat in fact.actor.round_from(self.players.len()) {
            if self.player(seat).listens_to(when.topic()) {
                self.react_from_tableau(seat, when, fact, chain, &mut frames);
            }
            if in_hand {
                self.react_from_hand(seat, when, fact, chain, &mut frames);
            }
        }
        // What a card offers to others comes among their own effects.
        if frames.len() > 1 {
            let players = self.players.len();
            frames.sort_by_key(|frame| (players + frame.seat.index() - fact.actor.index()) % players);
        }
        frames
    }

    /// What a player's cards in play do at a fact, and what they offer to others.
    fn react_from_tableau(&self, seat: Seat, when: When, fact: &Fact, chain: Chain, out: &mut Reactions) {
        for (owner, hook) in self.hooks(seat, when.topic()) {
            self.offer(&owner, hook, when, fact, chain, out);
            // Whoever sits out a harvest still has what cards bring for the doings of others.
            if let Some((effect, about)) = reaction(&owner, hook, when, fact)
                && ((seat != fact.actor && !when.is_of_all()) || !self.sits_out(seat))
            {
                note(owner.card.card, hook);
                let frame = Frame::new(effect, seat, Cause::Card(owner.card.card)).towards(fact.actor);
                out.push(frame.about(about).on(chain));
            }
        }
    }

    /// Asks those to whom a card of somebody else offers something.
    fn offer(&self, owner: &Owner, hook: &'static Hook, when: When, fact: &Fact, chain: Chain, out: &mut Reactions) {
        let Hook::Offer(at, who, filter, effect) = hook else { return };
        let asked = if when.is_of_all() { self.players.len() } else { 1 };
        for seat in fact.actor.round_from(self.players.len()).take(asked) {
            if at.matches(when)
                && who.includes(owner.seat, seat)
                && !self.sits_out(seat)
                && let Some(about) = filter(owner, &Fact { actor: seat, ..*fact })
            {
                note(owner.card.card, hook);
                let frame = Frame::new(effect, seat, Cause::Card(owner.card.card)).towards(owner.seat);
                out.push(frame.about(about).on(chain));
            }
        }
    }

    /// Lets a card, in play or being played, make the offers it has announced. The owner's left neighbour comes first.
    pub(crate) fn announce(&mut self, frame: &Frame) {
        let Some(card) = frame.cause.card() else { return };
        let owner = Owner::new(self, self.owner(card).unwrap_or(frame.seat), card);
        let fact = Fact::new(owner.seat.left(self.players.len()), frame.cause, frame.about);
        let mut frames: Reactions = Reactions::new();
        for hook in card.card().hooks {
            self.offer(&owner, hook, When::Announced, &fact, frame.chain, &mut frames);
        }
        self.push_reactions(&mut frames);
    }

    /// A22.7: asks those again who declined at the start of the work phase; those who are still to be asked wait.
    pub(crate) fn ask_again(&mut self, frame: &Frame) {
        let fact = Fact::new(self.start, Cause::Rules, About::Nothing);
        let mut frames: Reactions = Reactions::new();
        for seat in self.in_turn_order() {
            for (owner, hook) in self.hooks(seat, Topic::WorkStart) {
                let cause = Cause::Card(owner.card.card);
                let waits = self.chains.frames(frame.chain).any(|other| other.cause == cause);
                if let Some((effect, about)) = reaction(&owner, hook, When::WorkStart, &fact)
                    && effect.any_verb(&mut |verb| matches!(verb, Verb::Moment(Moment::AskAgain)))
                    && cause != frame.cause
                    && !waits
                {
                    frames.push(Frame::new(effect, seat, cause).towards(self.start).about(about).on(frame.chain));
                }
            }
        }
        self.push_reactions(&mut frames);
    }

    /// Cards that may be played out of turn wait in hands.
    fn react_from_hand(&self, seat: Seat, when: When, fact: &Fact, chain: Chain, out: &mut Reactions) {
        for &card in &self.player(seat).hand {
            for hook in card.card().hooks {
                if let Hook::InHand(at, who, filter, effect) = hook
                    && at.matches(when)
                    && who.includes(seat, fact.actor)
                    && let Some(about) = filter(&Owner::new(self, seat, card), fact)
                {
                    note(card, hook);
                    out.push(Frame::new(effect, seat, Cause::Card(card)).about(about).on(chain));
                }
            }
        }
    }

    /// A22.3: whoever has several effects at one moment chooses their order, unless it cannot matter: plain gains come
    /// first without a question, those whose amount may depend on the others last among them.
    fn push_reactions(&mut self, frames: &mut Reactions) {
        match frames[..] {
            [] => return,
            [only] => return self.chains.push(only),
            _ => {}
        }
        frames.reverse();
        let (plain, rest): (Reactions, Reactions) = frames.drain(..).partition(|frame| self.is_plain(frame));
        match rest.len() {
            0 => {}
            1 => self.chains.push(rest[0]),
            _ => self.chains.push_together(&rest),
        }
        let depends = |frame: &Frame| frame.effect.0.any_verb(&mut |verb| matches!(verb, Verb::Gain(Gain::By(_))));
        let (last, first): (Reactions, Reactions) = plain.into_iter().partition(depends);
        last.into_iter().chain(first).for_each(|frame| self.chains.push(frame));
    }

    /// Whether the order of an effect among others cannot matter: it asks nothing and brings no animals.
    fn is_plain(&self, frame: &Frame) -> bool {
        let is_choice = matches!(frame.effect.0, Effect::May(_)) || !frame.effect.0.choices().is_empty();
        !is_choice
            && !frame.effect.0.any_verb(&mut |verb| match verb.act() {
                Act::Deed(deed) => !deed.is_plain(self, frame),
                Act::Asked(_) => true,
            })
    }

    /// The card effects that a player may use at any time, now.
    pub(crate) fn any_time(&self, seat: Seat) -> impl Iterator<Item = (CardId, &'static Hook, &'static Effect)> {
        self.hooks(seat, Topic::AnyTime).filter_map(|(owner, hook)| {
            let Hook::AnyTime(holds, effect) = hook else { return None };
            holds(&owner).then_some((owner.card.card, hook, effect))
        })
    }
}

/// Whether it depends on a hand that others do not know whether this can be done. If somebody else is asked, or is not, that
/// shows something of the hand: nobody may take back what led to it.
fn is_about_a_hand(verb: &Verb) -> bool {
    verb.asked().is_some_and(|verb| verb.is_about_a_hand())
}

/// What a hook does at this fact, and what its effect is told.
fn reaction(owner: &Owner, hook: &'static Hook, when: When, fact: &Fact) -> Option<(&'static Effect, About)> {
    let (at, who, filter, effect): (_, _, Option<Filter>, _) = if let Hook::On(at, who, effect) = hook {
        (at, who, None, effect)
    } else if let Hook::If(at, who, filter, effect) = hook {
        (at, who, Some(*filter), effect)
    } else {
        return None;
    };
    if !at.matches(when) || !(when.is_of_all() || who.includes(owner.seat, fact.actor)) {
        return None;
    }
    let about = filter.map_or(Some(fact.about), |filter| filter(owner, fact))?;
    Some((effect, about))
}
