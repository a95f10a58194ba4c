//! How the cards in play come to act: what they wait for, and in which order. A22.

use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::card::{CardId, Fact, Hook, My, When};
use crate::event::Cause;
use crate::goods::{food, herd};
use crate::state::{Frame, State};
use crate::verb::{Effect, Verb};
use arrayvec::ArrayVec;
use table::Seat;

/// The most cards that can react to one thing.
const REACTIONS: usize = 40;

impl State {
    /// Notes what the cards in play wait for, so that nobody is looked through for nothing.
    pub(crate) fn listen(&mut self) {
        self.listening = 0;
        for player in &mut self.players {
            let hooks = || player.tableau.iter().flat_map(|held| held.card.card().hooks);
            player.brings = hooks().fold(food(u8::MAX), |sum, hook| sum.and(hook.brings())); // A15.1
            player.heeds = player.tableau.iter().fold(0, |bits, held| bits | held.card.heeds());
            self.listening |= player.heeds;
        }
    }

    /// The hooks of a player's cards that have this bit, each with its card.
    #[inline]
    pub(crate) fn hooks(&self, seat: Seat, bit: u64) -> impl Iterator<Item = (My<'_>, &'static Hook)> {
        let player = self.player(seat);
        let cards = if player.heeds(bit) { &player.tableau[..] } else { &[] };
        let cards = cards.iter().filter(move |held| held.card.heeds() & bit != 0);
        cards.flat_map(move |&card| {
            let hooks = card.card.card().hooks.iter().filter(move |hook| hook.bit() & bit != 0);
            hooks.map(move |hook| (My { game: self, seat, card }, hook))
        })
    }

    /// A1.19: the occupations a player has in play, as conditions count them.
    pub fn occupations(&self, seat: Seat) -> u8 {
        let played = self.player(seat).occupations;
        let more = self.hooks(seat, heed::CARDS).map(|(my, hook)| match hook {
            Hook::Counts(n) => {
                note(my.card.card, hook);
                n - 1
            }
            _ => 0,
        });
        played + more.sum::<u8>()
    }

    /// The improvements a player has in play, major and minor (D18: without those passed on).
    pub fn improvements(&self, seat: Seat) -> u8 {
        self.player(seat).cards().filter(|card| card.is_improvement()).count() as u8
    }

    /// Who has a card in play.
    pub(crate) fn owner(&self, card: CardId) -> Option<Seat> {
        self.seats().find(|&seat| self.player(seat).has(card))
    }

    /// What lies on the card of a frame, to be changed.
    pub(crate) fn mark_mut(&mut self, frame: &Frame) -> Option<&mut crate::state::InPlay> {
        let Cause::Card(card) = frame.cause else { return None };
        self.players.iter_mut().flat_map(|player| &mut player.tableau).find(|held| held.card == card)
    }

    /// Lets the cards react to a fact. The actor's own cards come first, then the others' in turn.
    #[inline]
    pub(crate) fn fire(&mut self, when: When, fact: Fact, chain: u8) {
        let in_hand = matches!(when, When::Occupation | When::Improvement);
        if self.listening & when.bit() != 0 || in_hand {
            self.react(when, &fact, chain, in_hand);
        }
    }

    fn react(&mut self, when: When, fact: &Fact, chain: u8, in_hand: bool) {
        let frames = self.reactions(when, fact, chain, in_hand);
        if in_hand && self.might_wait_in_a_hand(when, fact) {
            self.revealed += 1;
        }
        self.push_reactions(frames);
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
                    && filter(&My::new(self, seat, card), fact).is_some()
            };
            at.matches(when) && self.seats().any(reacts)
        };
        CardId::waiting().iter().any(|&card| hidden(card) && card.card().hooks.iter().any(|hook| waits(card, hook)))
    }

    /// What cards do at a fact, in play or waiting in hands.
    pub(crate) fn reactions(&self, when: When, fact: &Fact, chain: u8, in_hand: bool) -> ArrayVec<Frame, REACTIONS> {
        let mut frames: ArrayVec<Frame, REACTIONS> = ArrayVec::new();
        for seat in fact.actor.round_from(self.players.len()) {
            for (my, hook) in self.hooks(seat, when.bit()) {
                self.offer(&my, hook, when, fact, chain, &mut frames);
                if let Some((effect, amount)) = reaction(&my, hook, when, fact)
                    && !self.sits_out(seat)
                {
                    note(my.card.card, hook);
                    let frame = Frame::new(effect, seat, Cause::Card(my.card.card)).towards(fact.actor);
                    frames.push(frame.with(amount).on(chain));
                }
            }
            if in_hand {
                self.react_from_hand(seat, when, fact, chain, &mut frames);
            }
        }
        // What a card offers to others comes among their own effects.
        let players = self.players.len();
        frames.sort_by_key(|frame| (players + frame.seat.index() - fact.actor.index()) % players);
        frames
    }

    /// Asks those to whom a card of somebody else offers something.
    fn offer(
        &self,
        my: &My,
        hook: &'static Hook,
        when: When,
        fact: &Fact,
        chain: u8,
        out: &mut ArrayVec<Frame, REACTIONS>,
    ) {
        let Hook::Offer(at, who, filter, effect) = hook else { return };
        let asked = if when.is_of_all() { self.players.len() } else { 1 };
        for seat in fact.actor.round_from(self.players.len()).take(asked) {
            if at.matches(when)
                && who.includes(my.seat, seat)
                && !self.sits_out(seat)
                && let Some(amount) = filter(my, &Fact { actor: seat, ..*fact })
            {
                note(my.card.card, hook);
                let frame = Frame::new(effect, seat, Cause::Card(my.card.card)).towards(my.seat);
                out.push(frame.with(amount).on(chain));
            }
        }
    }

    /// Lets a card, in play or being played, make the offers it has announced. The owner's left neighbour comes first.
    pub(crate) fn announce(&mut self, frame: &Frame) {
        let Cause::Card(card) = frame.cause else { return };
        let my = My::of(self, frame);
        let fact = Fact::new(my.seat.left(self.players.len()), frame.cause, frame.amount);
        let mut frames: ArrayVec<Frame, REACTIONS> = ArrayVec::new();
        for hook in card.card().hooks {
            self.offer(&my, hook, When::Announced, &fact, frame.chain, &mut frames);
        }
        self.push_reactions(frames);
    }

    /// A22.7: asks those again who declined at the start of the work phase; those who are still to be asked wait.
    pub(crate) fn ask_again(&mut self, frame: &Frame) {
        let fact = Fact::new(self.start, Cause::Rules, 0);
        let mut frames: ArrayVec<Frame, REACTIONS> = ArrayVec::new();
        for seat in self.in_turn_order() {
            for (my, hook) in self.hooks(seat, When::WorkStart.bit()) {
                let cause = Cause::Card(my.card.card);
                let waits = self.chains.frames(frame.chain).any(|other| other.cause == cause);
                if let Some((effect, amount)) = reaction(&my, hook, When::WorkStart, &fact)
                    && effect.any_verb(&mut |verb| matches!(verb, Verb::AskAgain))
                    && cause != frame.cause
                    && !waits
                {
                    frames.push(Frame::new(effect, seat, cause).towards(self.start).with(amount).on(frame.chain));
                }
            }
        }
        self.push_reactions(frames);
    }

    /// Cards that may be played out of turn wait in hands.
    fn react_from_hand(&self, seat: Seat, when: When, fact: &Fact, chain: u8, out: &mut ArrayVec<Frame, REACTIONS>) {
        for &card in &self.player(seat).hand {
            for hook in card.card().hooks {
                if let Hook::InHand(at, who, filter, effect) = hook
                    && at.matches(when)
                    && who.includes(seat, fact.actor)
                    && let Some(amount) = filter(&My::new(self, seat, card), fact)
                {
                    note(card, hook);
                    out.push(Frame::new(effect, seat, Cause::Card(card)).with(amount).on(chain));
                }
            }
        }
    }

    /// A22.3: whoever has several effects at one moment chooses their order, unless it cannot matter: plain gains come
    /// first without a question.
    fn push_reactions(&mut self, mut frames: ArrayVec<Frame, REACTIONS>) {
        frames.reverse();
        let (plain, rest): (ArrayVec<Frame, REACTIONS>, ArrayVec<Frame, REACTIONS>) =
            frames.into_iter().partition(|frame| self.is_plain(frame));
        match rest.len() {
            0 => {}
            1 => self.chains.push(rest[0]),
            _ => self.chains.push_together(&rest),
        }
        plain.into_iter().for_each(|frame| self.chains.push(frame));
    }

    /// Whether an effect asks nothing and brings no animals.
    fn is_plain(&self, frame: &Frame) -> bool {
        let may = matches!(frame.effect.0, Effect::May(_) | Effect::Either(_) | Effect::AndOr(_) | Effect::ThenOr(_));
        !may && !frame.effect.0.any_verb(&mut |verb| match verb {
            Verb::Gain(goods) | Verb::GainEach(goods) => herd(goods) != [0; 4],
            Verb::GainBy(amount) => herd(&amount(&My::of(self, frame), frame.amount)) != [0; 4],
            Verb::OnRounds(..) | Verb::Only(_) | Verb::FromRound(_) | Verb::Call(_) | Verb::Count => false,
            Verb::MarkRounds(_) | Verb::OncePerRound => false,
            _ => true,
        })
    }

    /// The card effects that a player may use at any time, now.
    pub(crate) fn any_time(&self, seat: Seat) -> impl Iterator<Item = (CardId, &'static Hook, &'static Effect)> {
        self.hooks(seat, heed::ANY_TIME).filter_map(|(my, hook)| match hook {
            Hook::AnyTime(holds, effect) if holds(&my) => Some((my.card.card, hook, effect)),
            _ => None,
        })
    }
}

/// What a hook does at this fact, and the number it works with.
fn reaction(my: &My, hook: &'static Hook, when: When, fact: &Fact) -> Option<(&'static Effect, u16)> {
    let (at, who, filter, effect): (_, _, Option<crate::card::Filter>, _) = match hook {
        Hook::On(at, who, effect) => (at, who, None, effect),
        Hook::If(at, who, filter, effect) => (at, who, Some(*filter), effect),
        _ => return None,
    };
    if !at.matches(when) || !(when.is_of_all() || who.includes(my.seat, fact.actor)) {
        return None;
    }
    let amount = filter.map_or(Some(fact.amount), |filter| filter(my, fact))?;
    Some((effect, amount))
}
