//! Hands: dealing, drawing, and the variants of choosing them. A3.5, A3.6, A21.

use crate::card::coverage::note;
use crate::card::{CardId, CardSet, DECKS, Kind};
use crate::event::{Cause, Event};
use crate::moves::Move;
use crate::setup::{Options, Purpose, Variant};
use crate::state::{Frame, State, Step};
use crate::verb::{Bill, Effect, Verb};
use crate::why::{Verdict, Why, check};
use arrayvec::ArrayVec;
use table::chain::own_chain;
use table::{Refusal, Rng, Seat};

/// A3.5: cards of each kind in a hand.
pub const HAND: usize = 7;
/// A21.2: cards of each kind dealt, of which some are put back.
const DEALT: usize = 10;

/// The questions about hands, which belong to no space and no card.
pub(crate) static OWN: [(&str, Effect); 7] = [
    ("draft-occupation", Effect::Do(Verb::Draft(Kind::Occupation))),
    ("draft-minor", Effect::Do(Verb::Draft(Kind::Minor))),
    ("put-back-occupations", Effect::Do(Verb::PutBack((DEALT - HAND) as u8, Kind::Occupation))),
    ("put-back-minors", Effect::Do(Verb::PutBack((DEALT - HAND) as u8, Kind::Minor))),
    ("mulligan", Effect::Do(Verb::Mulligan)),
    ("swap-for-occupation", Effect::Do(Verb::Discard(3, Kind::Occupation))),
    ("swap-for-minor", Effect::Do(Verb::Discard(3, Kind::Minor))),
];

static MULLIGAN: &Effect = &OWN[4].1;

/// The question of OWN for one kind of card.
fn own(first: usize, kind: Kind) -> &'static Effect {
    &OWN[first + usize::from(kind == Kind::Minor)].1
}

impl Options {
    /// The chosen decks as bits; refuses unknown ones and doubles.
    pub(crate) fn deck_bits(&self) -> Result<u8, Refusal> {
        let mut bits = 0;
        for name in &self.decks {
            let known = DECKS.iter().position(|(deck, _)| deck == name);
            let Some(place) = known else {
                let names: Vec<&str> = DECKS.iter().map(|(deck, _)| *deck).collect();
                return Err(Refusal(format!("there is no deck {name:?} in this version, only {}", names.join(", "))));
            };
            if bits & 1 << place != 0 {
                return Err(Refusal(format!("deck {name:?} is named twice")));
            }
            bits |= 1 << place;
        }
        Ok(bits)
    }
}

/// The names of the decks with these bits.
pub(crate) fn deck_names(bits: u8) -> Vec<String> {
    DECKS.iter().enumerate().filter(|(i, _)| bits & 1 << i != 0).map(|(_, (name, _))| (*name).into()).collect()
}

impl State {
    /// A3.5: lays out the chosen decks and deals the hands, or hands out those that were agreed.
    pub(crate) fn deal(&mut self, options: &Options) -> Result<(), Refusal> {
        let players = self.rules.players;
        let decks = deck_names(self.rules.decks);
        let cards = decks.iter().filter_map(|name| CardId::of_deck(name)).flatten();
        self.pile = cards.filter(|card| card.card().players <= players).collect();
        for &card in &options.kept_occupations {
            self.pile.remove(card);
            self.lay_down(Seat::new(0), card);
            self.player_mut(Seat::new(0)).occupations += 1; // D11
        }
        match &options.hands {
            Some(hands) => {
                for (seat, hand) in self.seats().zip(hands) {
                    for &card in hand.occupations.iter().chain(&hand.minors) {
                        self.pile.remove(card);
                        self.player_mut(seat).hand.push(card);
                    }
                }
            }
            None if self.rules.decks != 0 => self.deal_by_chance(options)?,
            None => {}
        }
        if self.rules.variant == Variant::Draft {
            for player in &mut self.players {
                player.aside = player.hand.take();
            }
        }
        if !matches!(self.rules.variant, Variant::None | Variant::ThreeForOne) {
            self.step = Step::Hands(0);
        }
        Ok(())
    }

    fn deal_by_chance(&mut self, options: &Options) -> Result<(), Refusal> {
        let each = if self.rules.variant == Variant::TenForSeven { DEALT } else { HAND };
        for (kind, purpose) in [(Kind::Occupation, Purpose::Occupations), (Kind::Minor, Purpose::Minors)] {
            let mut cards: Vec<CardId> = self.pile.of_kind(kind).collect();
            self.seed.stream(purpose as u64).shuffle(&mut cards);
            let kept = if kind == Kind::Occupation { options.kept_occupations.len() } else { 0 };
            let mut next = cards.into_iter();
            for seat in self.seats() {
                for _ in kept..each {
                    let card = next.next().ok_or_else(|| Refusal::new("there are not enough cards in these decks"))?;
                    self.pile.remove(card);
                    self.player_mut(seat).hand.push(card);
                }
            }
        }
        Ok(())
    }

    /// A3.6: draws a card of one kind from the pile, if one is left.
    pub(crate) fn draw(&mut self, kind: Kind) -> Option<CardId> {
        let cards: Vec<CardId> = self.pile.of_kind(kind).collect();
        let card = *self.chance().pick(&cards)?;
        self.pile.remove(card);
        Some(card)
    }

    /// Chance during play: a stream of its own each time. What it decides is revealed and cannot be taken back.
    pub(crate) fn chance(&mut self) -> Rng {
        let stream = self.seed.stream(Purpose::Draws as u64 + u64::from(self.draws));
        self.draws += 1;
        self.revealed += 1;
        stream
    }

    /// A21: asks everybody at once for the next part of their choice; says whether there was anything to ask.
    pub(crate) fn ask_for_hands(&mut self, stage: u8) -> bool {
        match (self.rules.variant, stage) {
            (Variant::Draft, 1..=7) => {
                if stage > 1 {
                    self.pass_packs();
                }
                self.ask_for_both(0);
            }
            (Variant::TenForSeven, 1) => self.ask_for_both(2),
            (Variant::Mulligan, 1) => {
                for seat in self.seats() {
                    let ask = Frame::new(MULLIGAN, seat, Cause::Rules).on(own_chain(seat));
                    self.chains.push(ask.optional());
                }
            }
            (Variant::Mulligan, 2) => self.deal_again(),
            _ => return false,
        }
        true
    }

    fn ask_for_both(&mut self, first: usize) {
        for seat in self.seats() {
            for kind in [Kind::Minor, Kind::Occupation] {
                self.chains.push(Frame::new(own(first, kind), seat, Cause::Rules).on(own_chain(seat)));
            }
        }
    }

    /// A21.4: the rest goes to the left neighbour.
    fn pass_packs(&mut self) {
        let last = self.players.len() - 1;
        for i in (0..last).rev() {
            let (left, right) = self.players.split_at_mut(i + 1);
            std::mem::swap(&mut left[i].aside, &mut right[0].aside);
        }
        self.revealed += 1;
    }

    /// A21.3: those who returned their hands get new ones, the start player first.
    fn deal_again(&mut self) {
        let seats: ArrayVec<Seat, 5> = self.in_turn_order().collect();
        for seat in seats {
            let returned = self.player_mut(seat).aside.take();
            for &card in &returned {
                self.pile.insert(card);
            }
            for kind in returned.iter().map(|card| card.card().kind) {
                if let Some(card) = self.draw(kind) {
                    self.player_mut(seat).hand.push(card);
                }
            }
        }
    }

    /// Whether there is something to choose for this question about hands.
    pub(crate) fn can_choose_hand(&self, frame: &Frame, verb: &'static Verb) -> Verdict {
        let player = self.player(frame.seat);
        let any = |cards: &[CardId], kind: Kind| cards.iter().any(|card| card.card().kind == kind);
        check(
            match *verb {
                Verb::Discard(n, _) => frame.n < u16::from(n) && !player.hand.is_empty(),
                Verb::PutBack(n, kind) => frame.n < u16::from(n) && any(&player.hand, kind),
                Verb::Draft(kind) => frame.n == 0 && any(&player.aside, kind),
                _ => frame.n == 0 && !player.hand.is_empty(),
            },
            Why::NoSuchCard,
        )
    }

    /// Lists the answers to a question about hands.
    pub(crate) fn list_hand_choices(&self, frame: &Frame, verb: &'static Verb, out: &mut Vec<Move>) {
        let player = self.player(frame.seat);
        let of = |kind: Kind| move |card: &CardId| card.card().kind == kind;
        match *verb {
            Verb::Discard(..) => out.extend(player.hand.iter().map(|&card| Move::Discard { card })),
            Verb::PutBack(_, kind) => {
                let cards = player.hand.iter().copied().filter(of(kind));
                out.extend(cards.map(|card| Move::Discard { card }));
            }
            Verb::Draft(kind) => {
                let cards = player.aside.iter().copied().filter(of(kind));
                out.extend(cards.map(|card| Move::Pick { card }));
            }
            _ => out.push(Move::Mulligan),
        }
    }

    /// Carries out the answer to a question about hands.
    pub(crate) fn choose_hand(&mut self, frame: &Frame, verb: &'static Verb, m: &Move) {
        let (seat, chain) = (frame.seat, frame.chain);
        let done = frame.n + 1;
        if let Some(top) = self.chains.top_mut(chain) {
            top.n = done;
        }
        let player = &mut self.players[seat.index()];
        match (verb, *m) {
            (Verb::Draft(_), Move::Pick { card }) => {
                player.aside.retain(|c| *c != card);
                player.hand.push(card);
            }
            (Verb::PutBack(..), Move::Discard { card }) => {
                player.hand.retain(|c| *c != card);
                self.pile.insert(card);
            }
            (Verb::Discard(n, kind), Move::Discard { card }) => {
                player.hand.retain(|c| *c != card);
                player.aside.push(card);
                self.known.remove(card);
                if done == u16::from(*n)
                    && let Some(card) = self.draw(*kind)
                {
                    self.player_mut(seat).hand.push(card);
                    self.log.note(|| Event::Drew { seat, kind: *kind });
                }
            }
            (Verb::Mulligan, Move::Mulligan) => player.aside = player.hand.take(),
            _ => panic!("this is no answer to {verb:?}"),
        }
        // A repeated question would ask whether to stop; discarding must be finished.
        if let Verb::Discard(n, _) | Verb::PutBack(n, _) = verb
            && done < u16::from(*n)
        {
            return;
        }
        self.chains.pop(chain);
    }

    /// Begins the effect of a card that may be used at any time, or the exchange of three hand cards for one (A21.1).
    pub(crate) fn start_any_time(&mut self, seat: Seat, m: &Move) {
        let begin = match *m {
            Move::Swap { draw } => Some(Frame::new(own(5, draw), seat, Cause::Rules)),
            Move::Use { card } => {
                let found = self.any_time(seat).find(|(c, ..)| *c == card);
                found.map(|(_, hook, effect)| {
                    note(card, hook);
                    Frame::new(effect, seat, Cause::Card(card))
                })
            }
            _ => None,
        };
        if let Some(begin) = begin {
            self.begin_any_time(seat, begin);
        }
    }

    /// A world that looks the same to a seat: the cards it cannot know are dealt anew.
    pub(crate) fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        let pinned: CardSet = self
            .chains
            .all()
            .flat_map(|frame| [named_by_cause(frame), being_paid_for(frame)].into_iter().flatten())
            .chain(self.known.iter())
            .collect();
        let hidden = |card: &CardId| !pinned.contains(*card);
        for kind in Kind::HAND {
            let mut unknown: Vec<CardId> = self.pile.of_kind(kind).collect();
            for (_, player) in self.players.iter().enumerate().filter(|(i, _)| *i != seat.index()) {
                let cards = player.hand.iter().chain(&player.aside).copied();
                unknown.extend(cards.filter(|card| card.card().kind == kind).filter(hidden));
            }
            // In the order of their ids first, so that the result does not depend on who holds what.
            unknown.sort_unstable();
            rng.shuffle(&mut unknown);
            let mut next = unknown.into_iter();
            for (_, player) in self.players.iter_mut().enumerate().filter(|(i, _)| *i != seat.index()) {
                let cards = player.hand.iter_mut().chain(&mut player.aside);
                for card in cards.filter(|card| card.card().kind == kind && hidden(card)) {
                    *card = next.next().expect("as many cards as before");
                }
            }
            let pile: Vec<CardId> = self.pile.of_kind(kind).collect();
            pile.into_iter().for_each(|card| self.pile.remove(card));
            next.for_each(|card| self.pile.insert(card));
        }
    }
}

/// The card that a frame belongs to.
fn named_by_cause(frame: &Frame) -> Option<CardId> {
    if let Cause::Card(card) = frame.cause { Some(card) } else { None }
}

/// The card that a frame asks the price of.
pub(crate) fn being_paid_for(frame: &Frame) -> Option<CardId> {
    match frame.effect.0 {
        Effect::Do(Verb::Settle(Bill::Improvement | Bill::Occupation(_))) => Some(CardId::from_number(frame.amount)),
        _ => None,
    }
}
