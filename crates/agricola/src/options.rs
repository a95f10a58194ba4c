//! What is agreed before the game.

use crate::card::{CardId, CardKind, DECKS, DeckId, DeckSet};
use crate::deal::HAND;
use crate::moor::SpecialId;
use crate::rules::{DayLabourer, Edition, Expansion, Level, Mode, Rules, Variant};
use crate::setup::STAGES;
use crate::space::SpaceId;
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::Refusal;

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
    /// Cards of these decks that are left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardId>>"))]
    pub banned: Vec<CardId>,
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
    /// A19.3, A19.4: the points to be reached in a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i16>,
    /// What is played besides the base game.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Expansion>"))]
    pub expansion: Expansion,
    /// M3: the level on which the expansion is played, 1 to 3; it decides on the mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// M4.2: the number of each player's start card; otherwise chance decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_cards: Option<Vec<u8>>,
    /// M19.4: the special action cards of a solo game, the first to come first; otherwise chance decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special_order: Option<Vec<SpecialId>>,
    /// M20.1: a new cooking improvement must be lit before it works.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub light_fires: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            mode: Mode::Full,
            decks: Vec::new(),
            banned: Vec::new(),
            edition: Edition::De,
            variant: Variant::None,
            start_seat: None,
            round_order: None,
            hands: None,
            family_day_labourer: DayLabourer::Resource,
            start_food: None,
            kept_occupations: Vec::new(),
            target: None,
            expansion: Expansion::None,
            level: None,
            start_cards: None,
            special_order: None,
            light_fires: false,
        }
    }
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

fn refuse<T>(reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(reason))
}

/// As [`refuse`], with a message for people: this can be asked for in the form of a new game.
fn refuse_as<T>(why: &'static str, reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(reason).said(why))
}

impl Options {
    /// Whether a game can be set up with these options; if not, why.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(1..=5).contains(&self.players) {
            let reason = format!("Agricola is for 1 to 5 players, not {}", self.players);
            return refuse_as("agricola-refused-players", reason);
        }
        if self.start_seat.is_some_and(|seat| seat >= self.players) {
            return refuse(format!("start_seat counts from 0 and must be below {}", self.players));
        }
        if let Some(order) = &self.round_order {
            check_order(order)?;
        }
        self.check_expansion()?;
        if self.mode() == Mode::Family && !self.level_has_hands() {
            let names_cards = self.hands.is_some() || !self.kept_occupations.is_empty() || !self.banned.is_empty();
            if !self.decks.is_empty() || names_cards {
                return refuse_as(
                    "agricola-refused-no-hand-cards",
                    "the family game has no hand cards (A20.1): leave out decks, banned, hands and kept_occupations",
                );
            }
            if self.variant != Variant::None {
                let reason = "the variants of A21 are about hand cards; the family game has none";
                return refuse_as("agricola-refused-variant", reason);
            }
        } else if self.mode() == Mode::Full && self.family_day_labourer != DayLabourer::default() {
            return refuse("family_day_labourer is an option of the family game");
        }
        let of_series = self.start_food.is_some() || !self.kept_occupations.is_empty() || self.target.is_some();
        if self.players > 1 && of_series {
            return refuse("start_food, kept_occupations and target belong to the solo series (A19)");
        }
        self.check_cards()
    }

    /// M3: the family or the full game; with an expansion the level decides.
    pub fn mode(&self) -> Mode {
        self.played_level().map_or(self.mode, |level| level.side)
    }

    /// M3: the level that is played, if an expansion has levels. One that there is not counts as the first.
    fn played_level(&self) -> Option<&'static Level> {
        let levels = self.levels();
        levels.get(usize::from(self.level()).checked_sub(1)?).or(levels.first())
    }

    /// M3: whether hands are dealt because of the level, whatever the decks.
    fn level_has_hands(&self) -> bool {
        self.played_level().is_some_and(Level::has_hands)
    }

    /// M3: the levels on which the boxes are played.
    fn levels(&self) -> &'static [Level] {
        self.expansion.boxes().iter().map(|part| part.levels).find(|levels| !levels.is_empty()).unwrap_or(&[])
    }

    /// M3: the level, from 1; 0 where there are none.
    fn level(&self) -> u8 {
        if self.levels().is_empty() { 0 } else { self.level.unwrap_or(1).max(1) }
    }

    fn check_expansion(&self) -> Result<(), Refusal> {
        let names = self.level.is_some() || self.start_cards.is_some() || self.special_order.is_some();
        if (names || self.light_fires) && self.expansion.if_any().is_none() {
            let reason = "level, start_cards, special_order and light_fires belong to an expansion";
            return refuse_as("agricola-refused-no-expansion", reason);
        }
        self.expansion.boxes().iter().try_for_each(|part| (part.check)(self))
    }

    fn check_cards(&self) -> Result<(), Refusal> {
        self.deck_set()?;
        if self.decks.is_empty() && !self.level_has_hands() && self.variant != Variant::None {
            return refuse_as("agricola-refused-variant", "a variant of A21 needs hand cards: choose decks");
        }
        if let Some(card) = self.banned.iter().find(|card| card.card().kind == CardKind::Major) {
            return refuse(format!("{card:?} is in no deck; only hand cards can be banned"));
        }
        for (i, card) in self.kept_occupations.iter().enumerate() {
            if card.card().kind != CardKind::Occupation || card.card().players > 1 {
                return refuse(format!("{card:?} is no occupation of the solo game, so it cannot be kept (A19)"));
            }
            if self.kept_occupations[..i].contains(card) {
                return refuse(format!("{card:?} exists only once"));
            }
        }
        if self.kept_occupations.len() > HAND {
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
            for (cards, kind) in [(&hand.occupations, CardKind::Occupation), (&hand.minors, CardKind::Minor)] {
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
                    if self.banned.contains(&card) {
                        return refuse(format!("{card:?} is banned, so it cannot be in a hand"));
                    }
                    seen.push(card);
                }
            }
        }
        Ok(())
    }

    /// The decks; refuses unknown ones and doubles.
    fn deck_set(&self) -> Result<DeckSet, Refusal> {
        let mut set = DeckSet::NONE;
        for name in &self.decks {
            let Some(deck) = DeckId::named(name) else {
                let names: Vec<&str> = DECKS.iter().map(|deck| deck.name).collect();
                let reason = format!("there is no deck {name:?} in this version, only {}", names.join(", "));
                return refuse_as("agricola-refused-deck", reason);
            };
            if set.contains(deck) {
                return refuse_as("agricola-refused-deck-twice", format!("deck {name:?} is named twice"));
            }
            set.insert(deck);
        }
        Ok(set)
    }

    /// A3.5, M3.4: the piles from which hands are dealt: the cards of each, and how many of them are in a hand.
    ///
    /// # Errors
    /// If there is no such deck.
    pub fn piles(&self) -> Result<Vec<(Vec<CardId>, usize)>, Refusal> {
        let rules = self.rules()?;
        Ok(rules.hand_piles().map(|(heap, each)| (rules.cards_of(heap).collect(), each.into())).collect())
    }

    /// The round card that always comes first, if one does.
    pub fn first_round(&self) -> Option<&'static str> {
        self.rules().ok()?.first_round()
    }

    /// The rules that follow from the options.
    pub(crate) fn rules(&self) -> Result<Rules, Refusal> {
        Ok(Rules {
            players: self.players,
            mode: self.mode(),
            edition: self.edition,
            day_labourer: self.family_day_labourer,
            variant: self.variant,
            decks: self.deck_set()?,
            banned: self.banned.iter().copied().collect(),
            start_food: self.start_food.unwrap_or(0),
            target: self.target,
            expansion: self.expansion,
            level: self.level(),
            light_fires: self.light_fires,
        })
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

impl State {
    /// The options, with everything that was left open filled in, if the game has just begun.
    pub(crate) fn completed_options(&self) -> Options {
        let hand = |kind: CardKind, player: &crate::player::Player| {
            let cards = if self.rules.variant == Variant::Draft { &player.aside } else { &player.hand };
            cards.iter().copied().filter(|card| card.card().kind == kind).collect()
        };
        let of_player = |player: &crate::player::Player| Hand {
            occupations: hand(CardKind::Occupation, player),
            minors: hand(CardKind::Minor, player),
        };
        let hands: Vec<Hand> = self.players.iter().map(of_player).collect();
        let kept = self.players.iter().flat_map(|player| player.tableau.iter().filter(|held| held.kept));
        let mut options = Options {
            players: self.rules.players,
            mode: self.rules.mode,
            decks: self.rules.decks.iter().map(|deck| deck.deck().name.into()).collect(),
            banned: self.rules.banned.iter().collect(),
            edition: self.rules.edition,
            variant: self.rules.variant,
            start_seat: Some(self.start.index() as u8),
            round_order: Some(self.order.to_vec()),
            hands: hands.iter().any(|hand| *hand != Hand::default()).then_some(hands),
            family_day_labourer: self.rules.day_labourer,
            start_food: self.is_solo().then_some(self.rules.start_food),
            kept_occupations: kept.map(|held| held.card).collect(),
            target: self.rules.target,
            expansion: self.rules.expansion,
            level: (self.rules.level > 0).then_some(self.rules.level),
            start_cards: None,
            special_order: None,
            light_fires: self.rules.light_fires,
        };
        self.rules.boxes().iter().for_each(|part| (part.complete)(self, &mut options));
        options
    }
}
