//! What somebody may know of a game. A1.11: hands, undealt cards and unrevealed round cards are hidden.

use crate::card::{CardId, CardKind};
use crate::cell::{Cell, Cells};
use crate::farm::{Farm, House};
use crate::fence::Fences;
use crate::goods::{ANIMALS, Goods};
use crate::housing::{Housing, Site};
use crate::moor::special::SECOND_USE;
use crate::moor::{Action, Lies, SpecialId};
use crate::phase::Phase;
use crate::player::{Player, Remembers};
use crate::rules::{Edition, Expansion, Mode, Variant};
use crate::space::SpaceId;
use crate::state::State;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use table::view::Viewer;
use table::{Game, Seat, Seats};

/// A game as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct View {
    pub mode: Mode,
    pub edition: Edition,
    pub round: u8,
    pub phase: &'static str,
    pub over: bool,
    /// Everybody who is asked now.
    pub asked: Vec<Seat>,
    pub start_seat: Seat,
    /// What lies and stands on the action spaces that are open.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::HashMap<SpaceId, SpaceView>"))]
    pub spaces: Vec<(&'static str, SpaceView)>,
    /// The round cards in order; hidden ones are empty.
    pub round_order: Vec<Option<SpaceId>>,
    /// The major improvements for sale.
    pub majors: Vec<CardId>,
    /// M13.1: major improvements that lie beneath others for sale: the upper one and the one beneath.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(CardId, CardId)>>", optional))]
    pub beneath: Vec<(CardId, CardId)>,
    /// What is played besides the base game, and on which level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub expansion: Option<Expansion>,
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub level: u8,
    /// A19.3, M19.12: the points to be reached alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub target: Option<i32>,
    /// M7: the special action cards in this game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SpecialView>>", optional))]
    pub specials: Vec<SpecialView>,
    /// M19.4: the special action card that comes next in a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next_special: Option<SpecialId>,
    pub players: Vec<PlayerView>,
    /// A18.8: the winners, once the game is over.
    pub winners: Vec<Seat>,
}

/// A special action card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SpecialView {
    pub card: SpecialId,
    /// The actions on it, with what each costs by itself.
    pub actions: Vec<PrintedView>,
    /// `display`, `open` or `closed`.
    pub lies: &'static str,
    /// Before whom it lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// M7.4: what taking it costs besides, paid to the general supply.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Goods>", optional))]
    pub fee: Goods,
}

/// An action on a special action card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PrintedView {
    pub action: Action,
    pub price: Goods,
    /// What it brings by itself.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Goods>", optional))]
    pub get: Goods,
}

impl SpecialView {
    fn of(card: SpecialId, lies: Lies) -> SpecialView {
        let (lies, seat) = match lies {
            Lies::Display => ("display", None),
            Lies::Open(seat) => ("open", Some(seat)),
            Lies::Closed(seat) => ("closed", Some(seat)),
        };
        let fee = if lies == "open" { SECOND_USE } else { Goods::NONE };
        SpecialView { card, actions: card.card().printed(), lies, seat, fee }
    }
}

/// What lies and stands on an action space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SpaceView {
    pub goods: Goods,
    /// The seats of the persons standing here.
    pub persons: Vec<Seat>,
}

/// One player's things.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PlayerView {
    pub goods: Goods,
    pub animals: Goods,
    pub house: House,
    /// The family.
    pub persons: u8,
    /// A25.13: persons who do not belong to the family.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub lodgers: u8,
    /// Guests who come with the next round.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub guests: u8,
    pub persons_at_home: u8,
    pub newborns: u8,
    /// M1.8: persons with a bed marker.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub sick: u8,
    pub begging: u8,
    /// Bonus points booked so far.
    pub bonus: i16,
    /// Three rows of five tokens.
    pub farm: [String; 3],
    /// M15.11: the spaces that cards have added around the farmyard, each with its token.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<AddedSpace>>", optional))]
    pub added: Vec<AddedSpace>,
    pub fences: Fences,
    pub fences_left: u8,
    pub stables_left: u8,
    pub pastures: Vec<PastureView>,
    /// One way in which the animals can stand.
    pub arrangement: Vec<StallView>,
    /// The cards in play with what lies on them.
    pub tableau: Vec<CardView>,
    pub hand: HandView,
    /// What waits on the round spaces to come.
    pub round_goods: Vec<RoundGoods>,
    /// A7.2: the ways to pay for a room now, the cards in play counted.
    pub room_price: Vec<Goods>,
    /// A7.6: the same for the next renovation; none for a stone house.
    pub renovation_price: Vec<Goods>,
    /// A17.4: the food due if a harvest came now.
    pub food_owed: u8,
    /// A17.4: the food due at the next harvest, as things stand: whoever was born before its round has grown up.
    pub food_next: u8,
    /// The food there could be if a harvest came now: what is in store, and what exchanges would make of everything.
    pub food_in_reach: u8,
    /// M12.2: the fuel due if a harvest came now.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub fuel_owed: u8,
    /// M11.3: the fuel there could be if a harvest came now and nothing else were needed.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub fuel_in_reach: u8,
    /// The points if the game ended now.
    pub score: i32,
}

/// A space that a card has added to the farmyard.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct AddedSpace {
    pub cell: Cell,
    pub sign: String,
}

/// A pasture.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PastureView {
    pub cells: Cells,
    pub stables: u8,
    pub capacity: u16,
}

impl PastureView {
    /// A pasture of this farm.
    pub(crate) fn of(farm: &Farm, cells: Cells) -> PastureView {
        PastureView { cells, stables: (cells & farm.stables).len(), capacity: farm.capacity(cells) }
    }
}

/// Animals in one place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct StallView {
    pub at: Site,
    pub animals: Goods,
}

/// A card in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CardView {
    pub card: CardId,
    /// What the card remembers as one number, for positions and programs; people are told the rest.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub mark: u16,
    /// What the card has counted.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
    pub count: u16,
    /// The animals that lie on the card or in its bag.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Goods>", optional))]
    pub animals: Goods,
    /// The fences that the card brings, by the round in which they come.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<u8, u8>>", optional))]
    pub coming: BTreeMap<u8, u8>,
    /// The action space that the card remembers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub space: Option<SpaceId>,
    /// The round that the card remembers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub round: Option<u8>,
    /// The rounds that the card remembers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<u8>>", optional))]
    pub rounds: Vec<u8>,
    /// The players that the card remembers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
    pub players: Vec<Seat>,
    /// The spaces of the farmyard that the card remembers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Cell>>", optional))]
    pub cells: Vec<Cell>,
    /// A9.8: what grows on the card.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Goods>", optional))]
    pub goods: Goods,
    /// M20.1: whether its fire is still to be lit.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub unlit: bool,
    /// Whether it was used up in this harvest.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub used: bool,
}

fn is_none<N: Default + PartialEq>(n: &N) -> bool {
    *n == N::default()
}

/// A hand: the cards for those who may see them, the numbers for everybody else.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum HandView {
    Open {
        occupations: Vec<CardId>,
        minors: Vec<CardId>,
        /// A21.4: the cards to choose from.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardId>>", optional))]
        pack: Vec<CardId>,
    },
    Hidden {
        occupations: usize,
        minors: usize,
        /// The cards everybody knows to be there, because they were passed on openly.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardId>>", optional))]
        known: Vec<CardId>,
    },
}

/// Goods on a round space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct RoundGoods {
    pub round: u8,
    pub goods: Goods,
}

fn as_map<S: Serializer>(spaces: &[(&'static str, SpaceView)], s: S) -> Result<S::Ok, S::Error> {
    s.collect_map(spaces.iter().map(|(id, view)| (id, view)))
}

impl View {
    /// The game as somebody sees it.
    pub fn of(state: &State, viewer: Viewer) -> View {
        let over = state.phase == Phase::Over;
        let shown = state.is_all_shown();
        let known = |round: usize| viewer == Viewer::All || shown || round < usize::from(state.round);
        View {
            mode: state.rules.mode,
            edition: state.rules.edition,
            round: state.round,
            phase: state.phase.name(),
            over,
            asked: state.chains.asked().iter().collect(),
            start_seat: state.start,
            spaces: state.shown_spaces().iter().map(|space| (space.space().id, space_view(state, space))).collect(),
            round_order: state.order.iter().enumerate().map(|(r, &space)| known(r).then_some(space)).collect(),
            majors: state.majors_for_sale().collect(),
            beneath: state.stacked_majors().collect(),
            expansion: state.rules.expansion.if_any(),
            level: state.rules.level,
            target: state.rules.target(),
            specials: {
                let open = state.specials.open().map(|card| (card, Lies::Display));
                state.specials.cards().chain(open).map(|(card, lies)| SpecialView::of(card, lies)).collect()
            },
            next_special: state.specials.next(),
            players: state.seats().map(|seat| player_view(state, seat, viewer)).collect(),
            winners: if over { state.winners() } else { Seats::NONE }.iter().collect(),
        }
    }
}

fn space_view(state: &State, space: SpaceId) -> SpaceView {
    SpaceView { goods: state.board.goods(space), persons: state.board.standing(space) }
}

fn player_view(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let farm = &player.farm;
    let animals = player.goods.only(&ANIMALS);
    PlayerView {
        goods: player.goods.less(&animals),
        animals,
        house: farm.house,
        persons: player.family,
        lodgers: player.lodgers,
        guests: player.guests,
        persons_at_home: player.at_home,
        newborns: player.newborns,
        sick: player.sick,
        begging: player.begging,
        bonus: player.bonus,
        farm: farm.picture(),
        added: farm.added.iter().map(|cell| AddedSpace { cell, sign: farm.sign(cell) }).collect(),
        fences: farm.fences,
        fences_left: player.fences_left(),
        stables_left: crate::farm::STABLES - farm.stables.len(),
        pastures: farm.pastures.iter().map(|&cells| PastureView::of(farm, cells)).collect(),
        arrangement: arrangement(state, seat),
        tableau: player
            .tableau
            .iter()
            .map(|held| CardView {
                card: held.card,
                mark: held.memory.number(),
                count: if held.card.card().remembers == Remembers::Count { held.memory.count() } else { 0 },
                animals: ANIMALS.into_iter().zip(held.memory.animals()).collect(),
                coming: held.memory.coming().collect(),
                space: held.memory.space(),
                round: held.memory.round(),
                rounds: held.memory.each_round().collect(),
                players: held.memory.players().iter().collect(),
                cells: held.memory.cells().iter().collect(),
                goods: held.crops(),
                unlit: held.unlit,
                used: held.used > 0,
            })
            .collect(),
        hand: hand_view(state, player, viewer.sees_secrets_of(seat)),
        round_goods: player
            .coming
            .iter()
            .zip(1..)
            .filter(|(goods, _)| !goods.is_empty())
            .map(|(&goods, round)| RoundGoods { round, goods })
            .collect(),
        room_price: state.room_price(seat).ways().to_vec(),
        renovation_price: (player.farm.house.next())
            .map_or_else(Vec::new, |to| state.renovation_price(seat, to).ways().to_vec()),
        food_owed: state.food_owed(seat),
        food_next: state.food_next(seat),
        food_in_reach: state.food_in_reach(seat),
        fuel_owed: state.fuel_owed(seat),
        fuel_in_reach: state.fuel_in_reach(seat),
        score: state.score_lines(seat).total(),
    }
}

/// Where the animals stand. A14.1: while some find no place, those are shown that could stay.
fn arrangement(state: &State, seat: Seat) -> Vec<StallView> {
    let (housing, goods) = (state.housing(seat), &state.player(seat).goods);
    let some = || housing.keepable(goods).first().map(|kept| stalls(&housing, kept)).unwrap_or_default();
    if housing.fits(goods) { stalls(&housing, goods) } else { some() }
}

/// Where these animals would stand.
pub(crate) fn stalls(housing: &Housing, animals: &Goods) -> Vec<StallView> {
    let places = housing.arrange(animals).unwrap_or_default();
    places.into_iter().map(|(at, animals)| StallView { at, animals }).collect()
}

fn hand_view(state: &State, player: &Player, open: bool) -> HandView {
    let cards = |kind: CardKind| player.hand.iter().copied().filter(move |card| card.card().kind == kind);
    if open {
        let drafting = matches!(state.phase, Phase::Hands(_)) && state.rules.variant == Variant::Draft;
        let pack = if drafting { player.aside.to_vec() } else { Vec::new() };
        HandView::Open {
            occupations: cards(CardKind::Occupation).collect(),
            minors: cards(CardKind::Minor).collect(),
            pack,
        }
    } else {
        HandView::Hidden {
            occupations: cards(CardKind::Occupation).count(),
            minors: cards(CardKind::Minor).count(),
            known: player.hand.iter().copied().filter(|&card| state.known.contains(card)).collect(),
        }
    }
}
