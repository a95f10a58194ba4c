//! What somebody may know (2.9): everything but the order of the cards to come and the markers still face down. Players
//! see no more than spectators do.

use crate::afford::Purse;
use crate::goods::{FARM_ANIMALS, Good, Goods};
use crate::harvest::{EVENTS, Harvest, Marker};
use crate::home::{Furnished, MOST_STABLES};
use crate::housing::{PlaceView, Stall, arrangement, homeless};
use crate::picture::{self, Beside};
use crate::player::{Dwarf, Player};
use crate::rules::Rules;
use crate::score;
use crate::setup::stage_of;
use crate::solo::MARK;
use crate::space::{SpaceId, URGENT_WISH, WISH};
use crate::stalls;
use crate::state::{FIRST_MARKED, LAST_ROUND, State};
use crate::tile::{HookKind, Tile};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Game, Seat, Seats, Viewer};

/// The game as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct View {
    pub game: &'static str,
    pub rules: Rules,
    pub round: u8,
    pub phase: &'static str,
    pub over: bool,
    /// Everybody who is asked now.
    pub asked: Vec<Seat>,
    pub start_seat: Seat,
    /// The harvest of this round, if it is known.
    pub harvest: Option<Harvest>,
    /// How many question marks have come to light.
    pub events: u8,
    /// The markers of the rounds 6 to 12; hidden ones are empty.
    pub markers: Vec<Option<Marker>>,
    /// The round cards in order; hidden ones are empty, and so is a round that is not played.
    pub round_order: Vec<Option<SpaceId>>,
    /// The rounds that are played, with what is known of each.
    pub rounds: Vec<RoundView>,
    /// 2.5: the markers that lie face down.
    pub face_down: FaceDown,
    #[cfg_attr(feature = "ts", ts(as = "std::collections::HashMap<SpaceId, SpaceView>"))]
    pub spaces: BTreeMap<&'static str, SpaceView>,
    /// The furnishing tiles for sale.
    pub tiles: Vec<Tile>,
    /// 13.2: the points that tiles for sale or of one's own mean to the viewer now, where these are not the printed ones.
    #[cfg_attr(feature = "ts", ts(as = "std::collections::HashMap<Tile, i32>"))]
    pub tile_points: BTreeMap<&'static str, i32>,
    pub players: Vec<PlayerView>,
    /// 15.1: the points to be reached alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub target: Option<i32>,
    /// 13.6: the winners, once the game is over.
    pub winners: Vec<Seat>,
}

/// A round, as far as it is known.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct RoundView {
    pub round: u8,
    /// 2.4: the stage it belongs to.
    pub stage: u8,
    /// Its card, by the side that lies up. Wish for children (2.4) and all cards of the solo game (15.3) are known beforehand.
    pub card: Option<SpaceId>,
    /// 11.1, 11.2: how it ends; empty as long as its marker lies face down.
    pub end: Option<Harvest>,
    /// Whether a question mark says so.
    pub event: bool,
}

/// How many harvest markers lie face down.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FaceDown {
    pub leaves: usize,
    pub questions: usize,
}

/// An action space in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    /// What lies there.
    pub goods: Goods,
    /// Whose dwarf stands there. The protocol calls workers of all games persons.
    pub persons: Vec<Seat>,
    /// 15.6: whether the goods are lost before the next refill if nobody takes or protects them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub in_danger: bool,
}

/// A player as everybody sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PlayerView {
    pub goods: Goods,
    pub animals: Goods,
    pub dwarfs: Vec<Dwarf>,
    pub persons: usize,
    pub persons_at_home: usize,
    pub newborns: usize,
    pub dwarf_room: u8,
    pub begging: u8,
    /// Four rows of six tokens, see [`crate::picture`].
    pub home: Vec<String>,
    /// What lies beside the edge of the board.
    pub beside: Vec<Beside>,
    pub tiles: Vec<Furnished>,
    /// One way in which the animals can stand.
    pub stalls: Vec<Stall>,
    /// 10.2: all places for farm animals.
    pub places: Vec<PlaceView>,
    /// 6.8: how many stables are left.
    pub stables_left: u8,
    /// The dwarf that acts or acted last, by its place among the dwarfs.
    pub acting: u8,
    /// 6.6: whether there is room for a sixth dwarf beside the room for five.
    pub sixth_room: bool,
    /// The tiles whose *once per game* is used up.
    pub used_once: Vec<Tile>,
    /// 11.3: the food due if a harvest came now.
    pub food_owed: u8,
    /// The food there could be: in store, with exchanges, and what other goods save that feed a dwarf (11.6).
    pub food_in_reach: u8,
    /// What waits on future round spaces.
    pub round_goods: BTreeMap<u8, Goods>,
    /// The points if the game ended now.
    pub points: i32,
    /// The same, under the name that all games have for it.
    pub score: i32,
}

impl View {
    /// What somebody sees.
    pub fn of(state: &State, viewer: Viewer) -> View {
        let all = viewer == Viewer::All;
        let card_known = |round: u8| all || round <= state.round;
        let marker_known = |round: u8| all || round < state.round || round == state.round && state.harvest.is_some();
        let card = |round: u8| state.cards[usize::from(round) - 1].filter(|_| card_known(round));
        let foreseen = |round: u8| {
            let card = state.cards[usize::from(round) - 1];
            let turned =
                card.map(|card| if card == WISH && state.open.contains(URGENT_WISH) { URGENT_WISH } else { card });
            turned.filter(|_| card_known(round) || state.is_solo() || card == Some(WISH))
        };
        let marker = |round: u8| state.marker(round).filter(|_| marker_known(round));
        let is_event = |round: u8| marker(round) == Some(Marker::Question);
        let end = |round: u8| {
            let by_marker = || match marker(round)? {
                Marker::Leaf => Some(Harvest::Normal),
                Marker::Question => Some(EVENTS[(FIRST_MARKED..round).filter(|&before| is_event(before)).count()]),
            };
            state.scheduled_harvest(round).or_else(by_marker)
        };
        let face_down = |kind| {
            let rounds = (FIRST_MARKED..=LAST_ROUND).filter(|&round| marker(round).is_none());
            rounds.filter(|&round| state.marker(round) == Some(kind)).count()
        };
        View {
            game: State::NAME,
            rules: state.rules,
            round: state.round,
            phase: state.phase.name(),
            over: state.is_over(),
            asked: state.to_decide().iter().collect(),
            start_seat: state.start,
            harvest: state.harvest,
            events: state.events,
            markers: (FIRST_MARKED..=LAST_ROUND).map(marker).collect(),
            round_order: (1..=LAST_ROUND).map(card).collect(),
            rounds: (1..=LAST_ROUND)
                .filter(|&round| state.is_played(round))
                .map(|round| RoundView {
                    round,
                    stage: stage_of(round),
                    card: foreseen(round),
                    end: end(round),
                    event: is_event(round),
                })
                .collect(),
            face_down: FaceDown { leaves: face_down(Marker::Leaf), questions: face_down(Marker::Question) },
            spaces: state.open.iter().map(|id| (id.name(), space(state, id))).collect(),
            tiles: state.tiles.iter().collect(),
            tile_points: if let Viewer::Seat(seat) = viewer { tile_points(state, seat) } else { BTreeMap::new() },
            players: Seat::all(state.players.len()).map(|seat| player(state, seat)).collect(),
            target: state.is_solo().then_some(MARK),
            winners: if state.is_over() { state.winners() } else { Seats::NONE }.iter().collect(),
        }
    }
}

fn space(state: &State, id: SpaceId) -> SpaceView {
    SpaceView {
        goods: state.piles[id.index()],
        persons: state.holders[id.index()].into_iter().collect(),
        in_danger: state.is_in_danger(id),
    }
}

fn tile_points(state: &State, seat: Seat) -> BTreeMap<&'static str, i32> {
    let player = state.player(seat);
    let own = player.home.tiles.iter().filter(|own| !own.covered).map(|own| own.tile);
    let worth = |tile: Tile| Some((tile, score::worth(player, tile)?));
    let all = state.tiles.iter().chain(own).filter_map(worth);
    all.filter(|(tile, points)| *points != i32::from(tile.facts().points))
        .map(|(tile, points)| (tile.id(), points))
        .collect()
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let mut animals = player.goods.only(&FARM_ANIMALS);
    animals.set(Good::Dog, player.goods.get(Good::Dog));
    PlayerView {
        goods: player.goods.less(&animals),
        animals,
        dwarfs: player.dwarfs.to_vec(),
        persons: player.dwarfs.len(),
        persons_at_home: player.dwarfs.iter().filter(|d| d.is_free()).count(),
        newborns: player.dwarfs.iter().filter(|d| d.newborn).count(),
        dwarf_room: player.dwarf_room(),
        begging: player.begging,
        home: picture::draw(&player.home),
        beside: picture::draw_beside(&player.home),
        tiles: player.home.tiles.to_vec(),
        stalls: standing(player),
        places: stalls::shown(player),
        stables_left: MOST_STABLES - player.home.stable.len(),
        acting: player.acting,
        sixth_room: player.home.has(HookKind::SixthDwarf),
        used_once: player.used_once.iter().collect(),
        food_owed: state.food_due(seat),
        food_in_reach: Purse::of(player).most_food().saturating_add(state.fed_with_goods(seat)),
        round_goods: (1..=LAST_ROUND)
            .map(|round| (round, player.waiting.on(round)))
            .filter(|(_, goods)| !goods.is_empty())
            .collect(),
        points: score::points(player),
        score: score::points(player),
    }
}

/// One way in which the animals can stand; those that have no place are left out.
fn standing(player: &Player) -> Vec<Stall> {
    arrangement(player).unwrap_or_else(|| {
        let mut housed = player.clone();
        housed.goods.remove(&homeless(player));
        arrangement(&housed).unwrap_or_default()
    })
}
