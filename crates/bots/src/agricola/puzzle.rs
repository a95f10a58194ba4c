//! What the solver must know of Agricola: the round cards and the hand that may be chosen, and what steps are for.

use super::evaluate::shortfall;
use crate::solve::{Puzzle, Role, SEAT, Solvable, Unsolvable};
use agricola::card::CardKind;
use agricola::goods::Good;
use agricola::setup::STAGES;
use agricola::{Agricola, CardId, Hand, Move, Options, SpaceId, Variant};
use serde::{Deserialize, Serialize};
use table::{Game, Refusal, Rng};

/// What is agreed before a game and may be chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The order of the round cards.
    pub order: Vec<SpaceId>,
    /// The hand, if it is chosen.
    pub hand: Option<Hand>,
}

/// How one setup differs from another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SetupChange {
    /// In the order of the round cards.
    Order,
    /// In one card of the hand.
    Card {
        /// The card that went.
        old: CardId,
        /// The card that came.
        new: CardId,
    },
}

/// The piles from which the hand can be chosen, and how many cards of each it has. A19.3: the occupations kept from games before
/// are part of the hand.
fn piles(options: &Options) -> Vec<(Vec<CardId>, usize)> {
    let kept = &options.kept_occupations;
    let mut piles = options.piles().unwrap_or_default();
    for (cards, count) in &mut piles {
        if cards.iter().any(|card| card.card().kind == CardKind::Occupation) {
            cards.retain(|card| !kept.contains(card));
            *count = count.saturating_sub(kept.len());
        }
    }
    piles
}

/// Two round cards of one stage change places.
fn swap_cards(options: &Options, order: &mut [SpaceId], rng: &mut Rng) {
    let first = usize::from(options.first_round().is_some());
    let pairs: Vec<(usize, usize)> = (first..order.len())
        .flat_map(|i| (i + 1..order.len()).map(move |j| (i, j)))
        .filter(|&(i, j)| STAGES[i] == STAGES[j])
        .collect();
    if let Some(&(i, j)) = rng.pick(&pairs) {
        order.swap(i, j);
    }
}

/// The part of a hand in which cards of this kind are.
fn part(hand: &mut Hand, kind: CardKind) -> &mut Vec<CardId> {
    if kind == CardKind::Occupation { &mut hand.occupations } else { &mut hand.minors }
}

/// The order of the round cards that the options and the seed have.
fn order_dealt(puzzle: &Puzzle<Agricola>) -> Result<Vec<SpaceId>, Refusal> {
    Ok(Agricola::new(&puzzle.options, puzzle.seed)?.options().round_order.unwrap_or_default())
}

impl Solvable for Agricola {
    type Setup = Setup;
    type Change = SetupChange;
    const TITLE: &'static [&'static str] = &["mode", "decks", "variant", "edition", "expansion", "level"];

    fn check(puzzle: &Puzzle<Agricola>) -> Result<(), Unsolvable> {
        let options = &puzzle.options;
        if options.players != 1 {
            return Err(Unsolvable::NotAlone);
        }
        if !matches!(options.variant, Variant::None | Variant::ThreeForOne) {
            return Err(Unsolvable::Dealing);
        }
        if puzzle.free_cards && options.piles().is_ok_and(|piles| piles.is_empty()) {
            return Err(Unsolvable::NoDecks);
        }
        if puzzle.free_cards && options.hands.is_some() {
            return Err(Unsolvable::HandGiven);
        }
        if puzzle.free_order && options.round_order.is_some() {
            return Err(Unsolvable::OrderGiven);
        }
        Agricola::new(options, puzzle.seed).map(drop).map_err(Unsolvable::Options)
    }

    fn setup(puzzle: &Puzzle<Agricola>, rng: &mut Rng) -> Result<Setup, Refusal> {
        let mut setup = Setup { order: order_dealt(puzzle)?, hand: None };
        if puzzle.free_order {
            (0..rng.below(8)).for_each(|_| swap_cards(&puzzle.options, &mut setup.order, rng));
        }
        if puzzle.free_cards {
            let mut hand = Hand::default();
            for (mut cards, count) in piles(&puzzle.options) {
                rng.shuffle(&mut cards);
                cards.into_iter().take(count).for_each(|card| part(&mut hand, card.card().kind).push(card));
            }
            setup.hand = Some(hand);
        }
        Ok(setup)
    }

    fn options_of(puzzle: &Puzzle<Agricola>, setup: &Setup) -> Options {
        let mut options = Options { round_order: Some(setup.order.clone()), ..puzzle.options.clone() };
        if let Some(hand) = &setup.hand {
            options.hands = Some(vec![hand.clone()]);
        }
        options
    }

    fn allows(puzzle: &Puzzle<Agricola>, setup: &Setup) -> bool {
        let is_dealt = || order_dealt(puzzle).is_ok_and(|order| order == setup.order);
        setup.hand.is_some() == puzzle.free_cards && (puzzle.free_order || is_dealt())
    }

    fn vary(
        puzzle: &Puzzle<Agricola>,
        setup: &Setup,
        played: &Agricola,
        rng: &mut Rng,
    ) -> Option<(SetupChange, Setup)> {
        let chance = rng.unit();
        if puzzle.free_order && chance < 0.03 {
            let mut setup = setup.clone();
            swap_cards(&puzzle.options, &mut setup.order, rng);
            return Some((SetupChange::Order, setup));
        }
        if chance < 0.9 || setup.hand.is_none() {
            return None;
        }
        let mut setup = setup.clone();
        let hand = setup.hand.as_mut()?;
        let piles = piles(&puzzle.options);
        let (pile, _) = rng.pick(&piles)?;
        let cards = part(hand, pile.first()?.card().kind);
        let others: Vec<CardId> = pile.iter().copied().filter(|card| !cards.contains(card)).collect();
        let still = |card: &CardId| played.player(SEAT).hand.contains(card);
        // Half of the time a card goes that was not played anyway.
        let any = rng.below(2) == 0;
        let is_of_pile = |card: &CardId| pile.contains(card) && (any || still(card));
        let places: Vec<usize> = (0..cards.len()).filter(|&i| is_of_pile(&cards[i])).collect();
        let place = *rng.pick(&places)?;
        let card = *rng.pick(&others)?;
        let old = std::mem::replace(&mut cards[place], card);
        Some((SetupChange::Card { old, new: card }, setup))
    }

    /// A new card is played where the old one was.
    fn adapt(step: &Move, change: SetupChange) -> Move {
        let mut step = *step;
        if let SetupChange::Card { old, new } = change
            && let Move::Occupation { card } | Move::Improve { card, .. } = &mut step
            && *card == old
        {
            *card = new;
        }
        step
    }

    fn role(step: &Move) -> Role {
        match step {
            Move::Place { .. } => Role::Placing,
            Move::Exchange { .. } => Role::Exchanging,
            Move::Feed { .. } => Role::Feeding,
            Move::Breed { .. } => Role::Breeding,
            Move::Keep { .. } | Move::Pay { .. } => Role::Settling,
            _ => Role::Acting,
        }
    }

    /// One field, room or stable is like another.
    fn are_alike(one: &Move, other: &Move) -> bool {
        match (one, other) {
            (Move::Sow { crop, .. }, Move::Sow { crop: same, .. }) => crop == same,
            (Move::Plow { .. }, Move::Plow { .. }) => true,
            (Move::Room { .. }, Move::Room { .. }) => true,
            (Move::Stable { .. }, Move::Stable { .. }) => true,
            _ => false,
        }
    }

    fn can_begin(&self, step: &Move) -> bool {
        if let Move::Place { space } = *step { self.can_place_on(SEAT, space) } else { self.is_legal(SEAT, step) }
    }

    fn in_harvest(&self) -> bool {
        self.phase.is_harvest()
    }

    fn is_hungry(&self) -> bool {
        let is_short = self.player(SEAT).goods.get(Good::Food) < self.food_owed(SEAT);
        is_short && self.decision(SEAT).is_some_and(|decision| decision.prompt == "feed")
    }

    fn begging(&self) -> u8 {
        self.player(SEAT).begging
    }

    fn shortfall(&self) -> f32 {
        shortfall(self, SEAT)
    }
}
