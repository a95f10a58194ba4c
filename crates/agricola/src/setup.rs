//! Setting up a game. A3, A19, A20.

use crate::card::{CardId, CardSet, Kind};
use crate::goods::{Goods, food};
use crate::space::SpaceId;
use crate::state::{Board, DayLabourer, Edition, Mode, Player, ROUNDS, Rules, State, Step};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Chains, Log, Refusal, Rng, Seat, Seed};

/// What is agreed before the game. Everything left out is filled in, by the defaults or by chance.
///
/// ```
/// use agricola::Options;
/// let options: Options = serde_json::from_str(r#"{"players": 3, "mode": "family"}"#).unwrap();
/// assert_eq!(options.players, 3);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 1 to 5.
    pub players: u8,
    /// Family or full game.
    pub mode: Mode,
    /// The decks from which hands are dealt; none: the full board without hand cards.
    pub decks: Vec<String>,
    /// Which edition decides where they differ.
    pub edition: Edition,
    /// A21: how hands are dealt.
    pub variant: Variant,
    /// Who starts; otherwise chance decides (A3.7).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_seat: Option<u8>,
    /// The 14 round cards in order; otherwise chance decides within the stages (A3.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_order: Option<Vec<SpaceId>>,
    /// The hands; otherwise they are dealt (A3.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Hand>>,
    /// What the family game's day labourer gets.
    pub family_day_labourer: DayLabourer,
    /// A19.3, A19.4: food at the start of a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_food: Option<u8>,
    /// A19.3, A19.4: occupations in play from the start of a solo game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardId>>"))]
    pub kept_occupations: Vec<CardId>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            mode: Mode::Full,
            decks: Vec::new(),
            edition: Edition::De,
            variant: Variant::None,
            start_seat: None,
            round_order: None,
            hands: None,
            family_day_labourer: DayLabourer::Resource,
            start_food: None,
            kept_occupations: Vec::new(),
        }
    }
}

/// A21: how hands come about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Variant {
    #[default]
    None,
    ThreeForOne,
    TenForSeven,
    Mulligan,
    Draft,
}

/// The cards in a hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Hand {
    /// The occupations.
    pub occupations: Vec<CardId>,
    /// The minor improvements.
    pub minors: Vec<CardId>,
}

/// What chance is used for. The numbers may never change.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    StartPlayer = 1,
    RoundCards = 2,
    Occupations = 3,
    Minors = 4,
    /// The first card drawn from the pile; further draws count up from here.
    Draws = 1000,
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(reason))
}

impl Options {
    /// Whether a game can be set up with these options; if not, why.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(1..=5).contains(&self.players) {
            return refuse(format!("Agricola is for 1 to 5 players, not {}", self.players));
        }
        if self.start_seat.is_some_and(|seat| seat >= self.players) {
            return refuse(format!("start_seat counts from 0 and must be below {}", self.players));
        }
        if let Some(order) = &self.round_order {
            check_order(order)?;
        }
        if self.mode == Mode::Family {
            if !self.decks.is_empty() || self.hands.is_some() || !self.kept_occupations.is_empty() {
                return refuse(
                    "the family game has no hand cards (A20.1): leave out decks, hands and kept_occupations",
                );
            }
            if self.variant != Variant::None {
                return refuse("the variants of A21 are about hand cards; the family game has none");
            }
        } else if self.family_day_labourer != DayLabourer::default() {
            return refuse("family_day_labourer is an option of the family game");
        }
        if self.players > 1 && (self.start_food.is_some() || !self.kept_occupations.is_empty()) {
            return refuse("start_food and kept_occupations belong to the solo series (A19)");
        }
        self.check_cards()
    }

    fn check_cards(&self) -> Result<(), Refusal> {
        self.deck_bits()?;
        if self.decks.is_empty() && self.variant != Variant::None {
            return refuse("a variant of A21 needs hand cards: choose decks");
        }
        for (i, card) in self.kept_occupations.iter().enumerate() {
            if card.card().kind != Kind::Occupation || card.card().players > 1 {
                return refuse(format!("{card:?} is no occupation of the solo game, so it cannot be kept (A19)"));
            }
            if self.kept_occupations[..i].contains(card) {
                return refuse(format!("{card:?} exists only once"));
            }
        }
        if self.kept_occupations.len() > crate::hands::HAND {
            return refuse("at most 7 occupations can be kept (A19.3)");
        }
        let Some(hands) = &self.hands else { return Ok(()) };
        if hands.len() != usize::from(self.players) {
            return refuse(format!("{} hands are given for {} players", hands.len(), self.players));
        }
        let mut seen: Vec<CardId> = self.kept_occupations.clone();
        for hand in hands {
            if hand.occupations.len() + hand.minors.len() > 20 {
                return refuse("a hand has at most 20 cards");
            }
            for (cards, kind) in [(&hand.occupations, Kind::Occupation), (&hand.minors, Kind::Minor)] {
                for &card in cards {
                    if card.card().kind != kind {
                        return refuse(format!("{card:?} is in the wrong part of a hand"));
                    }
                    if card.card().players > self.players {
                        return refuse(format!("{card:?} is for {} players and more (A3.5)", card.card().players));
                    }
                    if seen.contains(&card) {
                        return refuse(format!("{card:?} exists only once"));
                    }
                    seen.push(card);
                }
            }
        }
        Ok(())
    }

    fn rules(&self) -> Rules {
        Rules {
            players: self.players,
            mode: self.mode,
            edition: self.edition,
            day_labourer: self.family_day_labourer,
            variant: self.variant,
            decks: self.deck_bits().unwrap_or(0),
            start_food: self.start_food.unwrap_or(0),
        }
    }
}

/// A3.3: the round cards must come stage by stage.
fn check_order(order: &[SpaceId]) -> Result<(), Refusal> {
    let stages: Vec<u8> = order.iter().map(|s| s.space().stage).collect();
    let mut sorted = order.to_vec();
    sorted.sort();
    sorted.dedup();
    if stages != STAGES || sorted.len() != order.len() {
        return refuse(
            "round_order must name each of the 14 round cards once, stage by stage: \
             4 cards of stage 1, 3 of stage 2, 2 each of stages 3 to 5, 1 of stage 6 (A3.3)",
        );
    }
    Ok(())
}

/// A4.1: the stage of each round.
pub const STAGES: [u8; ROUNDS as usize] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6];

/// A3.3: shuffles the round cards from a round (counted from 0) on, each stage by itself.
pub(crate) fn shuffle_rounds(order: &mut [SpaceId; ROUNDS as usize], from: usize, rng: &mut Rng) {
    for stage in 1..=6 {
        let first = STAGES.iter().position(|&s| s == stage).unwrap_or(0);
        let last = STAGES.iter().rposition(|&s| s == stage).unwrap_or(0);
        if last >= from {
            // In the order of their ids first, so that the result does not depend on what is hidden there.
            order[first.max(from)..=last].sort_unstable();
            rng.shuffle(&mut order[first.max(from)..=last]);
        }
    }
}

/// The round cards in the order of their ids.
pub(crate) fn round_cards() -> [SpaceId; ROUNDS as usize] {
    let cards: ArrayVec<SpaceId, { ROUNDS as usize }> = (1..=6).flat_map(SpaceId::of_stage).collect();
    cards.into_inner().expect("there are 14 round cards")
}

impl State {
    /// A3: sets up a game and plays on to the first decision.
    pub fn set_up(options: &Options, seed: Seed) -> Result<State, Refusal> {
        let mut state = State::before_round_one(options, seed)?;
        state.advance();
        Ok(state)
    }

    /// A3: the table as it stands before round 1.
    pub(crate) fn before_round_one(options: &Options, seed: Seed) -> Result<State, Refusal> {
        options.check()?;
        let rules = options.rules();
        let players = usize::from(rules.players);
        let start = match options.start_seat {
            Some(seat) => Seat::new(seat),
            None => Seat::new(seed.stream(Purpose::StartPlayer as u64).below(players) as u8),
        };
        let mut order = round_cards();
        match &options.round_order {
            Some(given) => order.copy_from_slice(given),
            None => shuffle_rounds(&mut order, 0, &mut seed.stream(Purpose::RoundCards as u64)),
        }
        let open = SpaceId::all().filter(|s| s.at_setup(&rules)).collect();
        let for_sale = CardId::all().collect();
        let mut state = State {
            rules,
            seed,
            order,
            round: 0,
            step: Step::NextRound,
            start,
            turn: start,
            open,
            spaces: Board::default(),
            for_sale,
            listening: 0,
            pile: CardSet::default(),
            known: CardSet::default(),
            draws: 0,
            players: (0..players).map(|_| Player::default()).collect(),
            chains: Chains::default(),
            revealed: 0,
            log: Log::CLOSED,
        };
        for seat in state.seats() {
            state.player_mut(seat).goods = start_food(&rules, seat == start);
        }
        state.deal(options)?;
        Ok(state)
    }
}

/// A3.7: 2 food for the start player, 3 for the others; A19.2: none in the solo game, unless a series brings some.
fn start_food(rules: &Rules, starts: bool) -> Goods {
    match (rules.players, starts) {
        (1, _) => food(rules.start_food),
        (_, true) => food(2),
        (_, false) => food(3),
    }
}
