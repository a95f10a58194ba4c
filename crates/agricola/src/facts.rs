//! What never changes, for those who draw the game: spaces, decks, cards. All of it follows from the tables of the rules.

use crate::card::{Card, CardKind, DECK_SPACES, DECKS, Need};
use crate::goods::Goods;
use crate::moor::SpecialId;
use crate::options::Options;
use crate::rules::{BOXES, Edition, Expansion, Mode, Rules};
use crate::score::{Category, ROWS, Row};
use crate::space::SpaceId;
use crate::state::{ROUNDS, State};
use crate::verb::{Effect, Gain, Pay, Stables, Verb};
use crate::view::PrintedView;
use serde::Serialize;
use std::collections::BTreeMap;
use table::EffectFacts;

/// What never changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// How many rounds a game has.
    pub rounds: u8,
    /// The rounds that end with a harvest.
    pub harvests: Vec<u8>,
    /// A18.2: the rows of the score pad with steps, and the smallest numbers that give 1, 2, 3 and 4 points there. Fewer cost one.
    pub steps: Vec<Steps>,
    /// The action spaces, in the order in which they are printed.
    pub spaces: Vec<SpaceFacts>,
    /// The decks that can be dealt.
    pub decks: Vec<&'static str>,
    /// The major improvements.
    pub majors: BTreeMap<&'static str, Major>,
    /// M13.1: the places of an expansion where major improvements lie on others: the upper one and the one beneath.
    #[cfg_attr(feature = "ts", ts(type = "Array<[upper: string, beneath: string]>"))]
    pub stacks: Vec<(&'static str, &'static str)>,
    /// M7.1: the special action cards with what is printed on them.
    pub specials: BTreeMap<&'static str, Vec<PrintedView>>,
    /// The hand cards.
    pub cards: BTreeMap<&'static str, CardFacts>,
}

/// A18.2: a row of the score pad with steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Steps {
    /// The row.
    pub category: &'static str,
    /// The smallest numbers that give 1, 2, 3 and 4 points.
    pub from: [u8; 4],
}

/// On what a space is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// On the boards.
    Board,
    /// On the cards for a number of players.
    Players,
    /// On a round card.
    Round,
    /// On a hand card in play.
    Card,
}

/// An action space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(missing_docs)]
pub struct SpaceFacts {
    pub id: SpaceId,
    /// On what it is printed.
    pub group: Group,
    /// A3.3: the stage of a round card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<u8>,
    /// A3.4: the number of players it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The modes in which it is used.
    pub modes: Vec<Mode>,
    /// A4.3: what is put there in every round.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Goods>"))]
    pub refill: Goods,
    /// What is put there if somebody plays alone, where that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refill_alone: Option<Goods>,
    /// What it lets a player do.
    pub does: EffectFacts<VerbFacts>,
    /// What it lets a player do in the Dutch edition, where that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub does_dutch: Option<EffectFacts<VerbFacts>>,
}

/// A verb of an effect, with what is printed beside it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct VerbFacts {
    /// Its name, as that of an option.
    pub verb: &'static str,
    /// Whether everything is taken that lies there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub pile: bool,
    /// Goods from the general supply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub get: Option<Goods>,
    /// What it costs, where the space says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Goods>,
}

/// A major improvement.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Major {
    pub cost: Goods,
    pub points: i8,
    /// The expansion that brings it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub expansion: Option<Expansion>,
}

/// A hand card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CardFacts {
    /// The deck it is dealt with.
    pub deck: &'static str,
    pub kind: CardKind,
    /// A13.4: the ways to pay; none: it costs nothing.
    pub costs: Vec<Goods>,
    /// A13.4: what must be fulfilled, where a number says it.
    #[cfg_attr(feature = "ts", ts(type = "Array<[what: string, n: number]>"))]
    pub needs: Vec<(&'static str, u8)>,
    pub points: i8,
    /// A13.7: whether it goes to the left neighbour after use.
    pub passing: bool,
    /// A3.5: the smallest number of players it is made for.
    pub players: u8,
}

impl Facts {
    /// All facts.
    pub fn all() -> Facts {
        Facts {
            rounds: ROUNDS,
            harvests: (1..=ROUNDS).filter(|&round| State::is_harvest_round(round)).collect(),
            steps: ROWS.iter().filter(|row| Category::STEPPED.contains(&row.category)).map(steps).collect(),
            spaces: spaces(),
            decks: DECKS.iter().map(|deck| deck.name).collect(),
            majors: majors(),
            stacks: BOXES.iter().flat_map(|part| part.stacks).copied().collect(),
            specials: SpecialId::all().map(SpecialId::card).map(|card| (card.id, card.printed())).collect(),
            cards: cards(),
        }
    }
}

/// Where a row of the score pad gives more.
fn steps(row: &Row) -> Steps {
    let from = |points| (0..=u8::MAX).find(|&n| (row.points)(n) >= points).expect("four points can be had");
    Steps { category: row.category.name(), from: [1, 2, 3, 4].map(from) }
}

/// The major improvements of all boxes.
fn majors() -> BTreeMap<&'static str, Major> {
    let of = |expansion: Expansion| {
        let own = expansion.boxes().last().map_or(&[][..], |part| part.majors);
        let expansion = expansion.if_any();
        own.iter().map(move |card| (card.id, Major { cost: card.cost[0], points: card.points, expansion }))
    };
    Expansion::ALL.into_iter().flat_map(of).collect()
}

/// The hand cards of the decks and of all boxes; the latter are dealt with the letter of their ids.
fn cards() -> BTreeMap<&'static str, CardFacts> {
    let of_decks =
        DECKS.iter().flat_map(|deck| deck.cards.iter().copied().flatten().map(move |card| (deck.name, card)));
    let of_boxes =
        BOXES.iter().flat_map(|part| part.hand_cards).copied().flatten().map(|card| (card.id.split_at(1).0, card));
    of_decks.chain(of_boxes).map(|(deck, card)| (card.id, hand_card(deck, card))).collect()
}

/// The spaces of all boxes and decks as they are printed: those of the boards by their numbers, whichever side of a
/// board it is.
fn spaces() -> Vec<SpaceFacts> {
    let tables = || BOXES.iter().map(|part| part.spaces).chain(DECK_SPACES.iter().copied());
    let told =
        SpaceId::all().filter(|id| tables().any(|table| table.iter().any(|space| std::ptr::eq(space, id.space()))));
    let mut spaces: Vec<SpaceFacts> = told.map(space).collect();
    let number = |id: SpaceId| id.space().id.trim_start_matches(char::is_alphabetic).parse::<u8>().ok();
    spaces.sort_by_key(|space| if space.group == Group::Board { number(space.id).unwrap_or(u8::MAX) } else { u8::MAX });
    spaces
}

fn hand_card(deck: &'static str, card: &'static Card) -> CardFacts {
    CardFacts {
        deck,
        kind: card.kind,
        costs: card.cost.to_vec(),
        needs: card.needs.iter().map(Need::told).collect(),
        points: card.points,
        passing: card.passing,
        players: card.players,
    }
}

/// What was agreed, for this many players and otherwise as usual.
fn agreed(players: u8, mode: Mode, edition: Edition) -> Rules {
    let options = Options { players, mode, edition, ..Options::default() };
    options.rules().expect("these options can be played")
}

fn space(id: SpaceId) -> SpaceFacts {
    let space = id.space();
    let modes = [Mode::Family, Mode::Full]
        .into_iter()
        .filter(|&mode| [Edition::De, Edition::Nl].into_iter().any(|edition| (space.only)(&agreed(5, mode, edition))));
    let several = agreed(2, Mode::Full, Edition::De);
    let (refill, alone) = (id.refill(&several), id.refill(&agreed(1, Mode::Full, Edition::De)));
    let dutch = id.does(&agreed(2, Mode::Full, Edition::Nl));
    let modes: Vec<Mode> = modes.collect();
    SpaceFacts {
        id,
        group: if modes.is_empty() {
            Group::Card
        } else if space.stage > 0 {
            Group::Round
        } else if space.green > 0 {
            Group::Players
        } else {
            Group::Board
        },
        stage: (space.stage > 0).then_some(space.stage),
        players: (space.green > 0).then_some(space.green),
        modes,
        refill,
        refill_alone: (alone != refill).then_some(alone),
        does: told(id.does(&several)),
        does_dutch: (!std::ptr::eq(dutch, id.does(&several))).then(|| told(dutch)),
    }
}

fn told(effect: &'static Effect) -> EffectFacts<VerbFacts> {
    effect.facts(&|verb| {
        let name = VerbFacts { verb: verb.name().unwrap_or("use"), ..VerbFacts::default() };
        if let Verb::Gain(Gain::Goods(goods)) = verb {
            VerbFacts { get: Some(*goods), ..name }
        } else if let Verb::Gain(Gain::Lying(goods)) = verb {
            VerbFacts { pile: true, get: Some(*goods).filter(|goods| !goods.is_empty()), ..name }
        } else if let Verb::Gain(Gain::Collect) = verb {
            VerbFacts { pile: true, ..name }
        } else if let Verb::Pay(Pay::Goods(price) | Pay::To(price)) = verb {
            VerbFacts { verb: "pay", price: Some(*price), ..name }
        } else if let Verb::Stables(Stables::Paid(_, price)) = verb {
            VerbFacts { price: Some(*price), ..name }
        } else {
            name
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a3_4_the_spaces_of_a_game_are_those_of_the_facts() {
        let facts = Facts::all();
        let count = |group| facts.spaces.iter().filter(|space| space.group == group).count();
        assert_eq!((count(Group::Board), count(Group::Round), facts.majors.len()), (14, 14, 24));
        assert_eq!(facts.spaces[0].id, SpaceId::named("B1").unwrap(), "printed order");
        let wood = facts.spaces.iter().find(|space| space.id == SpaceId::named("B7").unwrap()).unwrap();
        assert_eq!((wood.refill, wood.refill_alone), (crate::goods::wood(3), Some(crate::goods::wood(2))), "A19");
    }

    #[test]
    fn a18_2_the_rows_with_steps() {
        let steps = Facts::all().steps;
        assert_eq!(steps.len(), 7);
        assert_eq!(steps[0], Steps { category: "fields", from: [2, 3, 4, 5] });
        assert_eq!(steps[5], Steps { category: "boar", from: [1, 3, 5, 7] });
    }

    #[test]
    fn m13_1_twelve_places_for_the_major_improvements_of_the_moor() {
        let facts = Facts::all();
        let of_the_moor = |id: &str| facts.majors[id].expansion == Some(Expansion::Moor);
        assert_eq!(facts.stacks.len(), 12);
        assert!(facts.stacks.iter().all(|(_, beneath)| of_the_moor(beneath)));
        assert!(!of_the_moor("M10") && of_the_moor("M011"));
    }

    #[test]
    fn m7_1_amounts_printed_on_special_action_cards() {
        let specials = Facts::all().specials;
        let printed = |card: &str, action| specials[card].iter().find(|printed| printed.action == action).unwrap();
        let peat = printed("S9", crate::moor::Action::CutPeat);
        assert_eq!((peat.price, peat.get), (Goods::NONE, crate::goods::fuel(3)));
        let horse = printed("S8", crate::moor::Action::HorseMarket);
        assert_eq!((horse.price, horse.get), (crate::goods::food(1), crate::goods::horse(1)));
        assert_eq!(printed("S4", crate::moor::Action::JobMarket).get, crate::goods::food(2));
    }

    #[test]
    fn every_hand_card_is_told_with_its_deck() {
        let cards = Facts::all().cards;
        let of_boxes = cards.values().filter(|card| card.deck == "M").count();
        assert_eq!(cards.len() - of_boxes, 126 + 91 + 91, "E, I and K");
        assert!(of_boxes > 0, "the Moor's minor improvements");
        assert!(cards.iter().all(|(id, card)| id.starts_with(card.deck)));
    }
}
