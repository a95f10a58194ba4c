//! What never changes, for those who draw the game: spaces, decks, cards. All of it follows from the tables of the rules.

use crate::card::{Card, CardId, CardKind, DECK_SPACES, DECKS, Need};
use crate::goods::Goods;
use crate::options::Options;
use crate::rules::{Edition, Mode, Rules};
use crate::space::SpaceId;
use crate::state::{ROUNDS, State};
use crate::verb::{Effect, Gain, Pay, Stables, Verb};
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
    /// The action spaces, in the order in which they are printed.
    pub spaces: Vec<SpaceFacts>,
    /// The decks that can be dealt.
    pub decks: Vec<&'static str>,
    /// The major improvements.
    pub majors: BTreeMap<&'static str, Major>,
    /// The hand cards.
    pub cards: BTreeMap<&'static str, CardFacts>,
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
        let majors = base_game().majors().iter().map(CardId::card);
        Facts {
            rounds: ROUNDS,
            harvests: (1..=ROUNDS).filter(|&round| State::is_harvest_round(round)).collect(),
            spaces: spaces(),
            decks: DECKS.iter().map(|deck| deck.name).collect(),
            majors: majors.map(|card| (card.id, Major { cost: card.cost[0], points: card.points })).collect(),
            cards: DECKS
                .iter()
                .flat_map(|deck| deck.cards.iter().copied().flatten().map(|card| (card.id, hand_card(deck.name, card))))
                .collect(),
        }
    }
}

/// The spaces of the base game and its decks as they are printed: those of the boards by their numbers, whichever side of a
/// board it is.
fn spaces() -> Vec<SpaceFacts> {
    let in_the_box = base_game().spaces_in_boxes();
    let on_a_card =
        |id: SpaceId| DECK_SPACES.iter().any(|deck| deck.iter().any(|space| std::ptr::eq(space, id.space())));
    let told = SpaceId::all().filter(|&id| in_the_box.contains(id) || on_a_card(id));
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

/// What is on the table without an expansion.
fn base_game() -> Rules {
    agreed(5, Mode::Full, Edition::De)
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
        group: match () {
            () if modes.is_empty() => Group::Card,
            () if space.stage > 0 => Group::Round,
            () if space.green > 0 => Group::Players,
            () => Group::Board,
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
        assert_eq!((count(Group::Board), count(Group::Round), facts.majors.len()), (13, 14, 10));
        assert_eq!(facts.spaces[0].id, SpaceId::named("B1").unwrap(), "printed order");
        let wood = facts.spaces.iter().find(|space| space.id == SpaceId::named("B7").unwrap()).unwrap();
        assert_eq!((wood.refill, wood.refill_alone), (crate::goods::wood(3), Some(crate::goods::wood(2))), "A19");
    }

    #[test]
    fn every_hand_card_is_told_with_its_deck() {
        let cards = Facts::all().cards;
        assert_eq!(cards.len(), 126 + 91 + 91, "E, I and K");
        assert!(cards.iter().all(|(id, card)| id.starts_with(card.deck)));
    }
}
