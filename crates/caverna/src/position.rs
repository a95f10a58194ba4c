//! Positions: any situation in a few readable lines of TOML. Everything left out is as in a new game.
//!
//! ```toml
//! players = 2
//! round = 5                      # the cards of the rounds 1 to 5 are open
//! phase = "work"                 # or "start", "harvest", "end"
//! turn = 1                       # whose dwarf is placed next
//! [spaces]
//! logging = { wood = 5 }         # what lies there; without this table every space has been filled once
//! [occupied]
//! excavation = 0                 # whose dwarf stands there
//! [[player]]
//! goods = { wood = 3, sheep = 2 }
//! dwarfs = [0, 3]                # the strengths of their weapons
//! home = [
//!   ".  .  .   #         #  #",
//!   ".  .  .   #         #  #",
//!   ".  .  M   carpenter #  #",
//!   ".  F  Ms  E         C  T",
//! ]
//! ```
//!
//! What cannot be is refused with a sentence:
//!
//! ```
//! use table::Game;
//! let game = caverna::Caverna::from_position("players = 1\nround = 3\n[[player]]\ngoods = { ruby = 2 }")?;
//! assert_eq!(game.round(), 3);
//! assert!(caverna::Caverna::from_position("players = 9").is_err());
//! # Ok::<(), table::Refusal>(())
//! ```

use crate::cell::Cell;
use crate::goods::{Good, Goods};
use crate::harvest::{Harvest, Marker};
use crate::housing;
use crate::options::Options;
use crate::phase::Phase;
use crate::picture::{self, Beside};
use crate::player::{Dwarf, MOST_DWARFS, Player, STRONGEST};
use crate::rules::{FenceDiscount, Set};
use crate::setup::set_up;
use crate::space::{SpaceId, WISH};
use crate::state::{LAST_ROUND, SEATS, State};
use crate::tile::{HookKind, Tile};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{Kind, Refusal, Seat, Seed};

/// What a position file says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default)]
    game: Option<String>,
    /// Without this, as many as are described.
    #[serde(default)]
    players: Option<u8>,
    #[serde(default)]
    set: Set,
    #[serde(default)]
    late_reveal: bool,
    #[serde(default)]
    fence_discount: FenceDiscount,
    /// Chance for what is left open.
    #[serde(default)]
    seed: Option<Seed>,
    #[serde(default = "one")]
    round: u8,
    #[serde(default)]
    phase: GivenPhase,
    #[serde(default)]
    start_seat: Option<Seat>,
    #[serde(default)]
    turn: Option<Seat>,
    #[serde(default)]
    round_order: Option<Vec<SpaceId>>,
    #[serde(default)]
    markers: Option<Vec<Marker>>,
    /// How this round ends, whatever the marker says.
    #[serde(default)]
    harvest: Option<Harvest>,
    #[serde(default)]
    spaces: Option<BTreeMap<SpaceId, Goods>>,
    #[serde(default)]
    occupied: BTreeMap<SpaceId, Seat>,
    #[serde(default)]
    player: Vec<PlayerPosition>,
}

/// Where in the round the position begins.
#[derive(Deserialize, Default, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum GivenPhase {
    /// The round is about to begin; what lies on the spaces is left from the round before.
    Start,
    /// Somebody places a dwarf.
    #[default]
    Work,
    /// All dwarfs have been placed.
    Harvest,
    /// The last harvest is over.
    End,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct PlayerPosition {
    goods: Option<Goods>,
    dwarfs: Option<Vec<DwarfPosition>>,
    home: Option<Vec<String>>,
    beside: Vec<Beside>,
    /// Tiles that lie under others (12.7).
    covered: BTreeMap<Tile, Cell>,
    begging: u8,
    /// Goods that wait, by round.
    round_goods: BTreeMap<String, Goods>,
    /// Tiles whose "once per game" has been used.
    used: Vec<Tile>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum DwarfPosition {
    Weapon(u8),
    Dwarf {
        #[serde(default)]
        weapon: u8,
        #[serde(default)]
        newborn: bool,
        #[serde(default)]
        at: Option<SpaceId>,
    },
}

fn one() -> u8 {
    1
}

/// Sets up the situation that a text describes.
pub(crate) fn read(text: &str) -> Result<State, Refusal> {
    let position: Position = toml::from_str(text).map_err(|e| Refusal::new(e.to_string()))?;
    if position.game.as_deref().is_some_and(|name| name != "caverna") {
        return Err(Refusal::new(format!("this is a position of {:?}, not of caverna", position.game)));
    }
    let mut state = set_up(&options(&position), position.seed.unwrap_or(Seed::new(0)))?;
    if position.player.len() > state.players.len() {
        return Err(Refusal::new(format!(
            "{} players are described, {} play",
            position.player.len(),
            state.players.len()
        )));
    }
    for (seat, described) in Seat::all(SEATS).zip(&position.player) {
        let player = state.players[seat.index()].clone();
        state.players[seat.index()] = described.onto(player, &state, first_to_come(&position))?;
    }
    sell_tiles(&mut state)?;
    go_to_round(&mut state, &position)?;
    occupy(&mut state, &position)?;
    begin(&mut state, &position)?;
    Ok(state)
}

fn options(position: &Position) -> Options {
    Options {
        players: position.players.unwrap_or(position.player.len().max(1) as u8),
        set: position.set,
        late_reveal: position.late_reveal,
        fence_discount: position.fence_discount,
        start_seat: position.start_seat.or(Some(Seat::new(0))),
        round_order: position.round_order.clone(),
        markers: position.markers.clone(),
    }
}

/// The first round whose goods still wait on their round space.
fn first_to_come(position: &Position) -> u8 {
    if position.phase == GivenPhase::Start { position.round } else { position.round.saturating_add(1) }
}

impl PlayerPosition {
    fn onto(&self, mut player: Player, state: &State, first_to_come: u8) -> Result<Player, Refusal> {
        if let Some(goods) = self.goods {
            player.goods = goods;
        }
        player.begging = self.begging;
        if let Some(rows) = &self.home {
            let covered: Vec<(Tile, Cell)> = self.covered.iter().map(|(t, c)| (*t, *c)).collect();
            player.home = picture::read(rows, &self.beside, &covered)?;
        }
        if let Some(dwarfs) = &self.dwarfs {
            player.dwarfs.clear();
            for dwarf in dwarfs {
                let dwarf = match *dwarf {
                    DwarfPosition::Weapon(weapon) => Dwarf { weapon, at: None, newborn: false },
                    DwarfPosition::Dwarf { weapon, newborn, at } => Dwarf { weapon, at, newborn },
                };
                if dwarf.weapon > STRONGEST {
                    return Err(Refusal::new(format!("no weapon has strength {} (9.1)", dwarf.weapon)));
                }
                let too_many = |_| Refusal::new(format!("nobody has more than {MOST_DWARFS} dwarfs (6.6)"));
                player.dwarfs.try_push(dwarf).map_err(too_many)?;
            }
        }
        for (round, goods) in &self.round_goods {
            let number: u8 = round.parse().map_err(|_| Refusal::new(format!("{round:?} is not a round")))?;
            if !state.is_played(number) {
                return Err(Refusal::new(format!("round {number} is not played")));
            }
            if number < first_to_come {
                return Err(Refusal::new(format!("the goods of round {number} have been taken (12.6)")));
            }
            for (good, count) in goods.iter() {
                if count > 1 {
                    return Err(Refusal::new(format!("at most one {} waits on a round space (12.6)", good.name())));
                }
                player.waiting.add(good, number);
            }
        }
        player.used_once = self.used.iter().copied().collect();
        check_player(&player)?;
        Ok(player)
    }
}

/// Dogs need no place of their own (10.5); this is more than anybody can get in a game.
const MOST_DOGS: u8 = 100;

/// A player that no game can lead to is refused.
fn check_player(player: &Player) -> Result<(), Refusal> {
    let room = player.dwarf_room() + u8::from(player.home.has(HookKind::SixthDwarf));
    let dwarfs = player.dwarfs.len() as u8;
    if player.dwarfs.iter().filter(|dwarf| !dwarf.newborn).count() < 2 {
        return Err(Refusal::new("everybody has at least 2 grown dwarfs (2.2)"));
    }
    if player.goods.get(Good::Dog) > MOST_DOGS {
        return Err(Refusal::new(format!("nobody has more than {MOST_DOGS} dogs")));
    }
    if dwarfs > room || dwarfs > 5 && !player.home.has(HookKind::SixthDwarf) {
        return Err(Refusal::new(format!("{dwarfs} dwarfs have no room (6.6)")));
    }
    if !housing::all_housed(player) {
        return Err(Refusal::new("the animals do not all have a place (10.1)"));
    }
    Ok(())
}

/// 12.3: tiles on home boards are no longer for sale, and nobody has what another has.
fn sell_tiles(state: &mut State) -> Result<(), Refusal> {
    let all: Vec<Tile> = state.players.iter().flat_map(|p| p.home.tiles.iter().map(|t| t.tile)).collect();
    for tile in all.into_iter().filter(|t| t.facts().unique) {
        if !state.for_sale(tile) {
            return Err(Refusal::new(format!("{tile:?} is not in this set, or lies twice (12.3)")));
        }
        state.tiles.remove(tile);
    }
    Ok(())
}

fn go_to_round(state: &mut State, position: &Position) -> Result<(), Refusal> {
    if !state.is_played(position.round) {
        return Err(Refusal::new(format!(
            "round {} is not played with {} players",
            position.round,
            state.players.len()
        )));
    }
    let open_until = if position.phase == GivenPhase::Start { position.round - 1 } else { position.round };
    for round in (1..=open_until).filter(|&r| state.is_played(r)).collect::<Vec<_>>() {
        state.round = round;
        state.open_card(round);
        if let Some(marker) = state.marker(round) {
            let passed = round < position.round || !state.rules.late_reveal;
            state.events += u8::from(passed && marker == Marker::Question);
            state.revealed += u32::from(passed);
        }
    }
    if position.phase != GivenPhase::Start {
        state.harvest = position.harvest.or_else(|| state.known_harvest());
    }
    fill_spaces(state, position)
}

fn fill_spaces(state: &mut State, position: &Position) -> Result<(), Refusal> {
    match &position.spaces {
        Some(spaces) => {
            for (id, goods) in spaces {
                if state.space(*id).is_none_or(|s| s.refill.is_none()) {
                    return Err(Refusal::new(format!("nothing lies on {:?} now", id.name())));
                }
                state.piles[id.index()] = *goods;
            }
        }
        None if position.phase == GivenPhase::Start => {}
        None => state.fill_spaces(),
    }
    Ok(())
}

fn occupy(state: &mut State, position: &Position) -> Result<(), Refusal> {
    for (&id, &seat) in &position.occupied {
        if state.space(id).is_none() || seat.index() >= state.players.len() {
            return Err(Refusal::new(format!("seat {seat} cannot stand on {:?}", id.name())));
        }
        state.holders[id.index()] = Some(seat);
        let standing = state.players[seat.index()].dwarfs.iter().any(|d| d.at == Some(id));
        // 4.3b: without further word the weakest dwarfs went first.
        let free = state.players[seat.index()].dwarfs.iter_mut().filter(|d| d.is_free()).min_by_key(|d| d.weapon);
        match (standing, free) {
            (true, _) => {}
            (false, Some(dwarf)) => dwarf.at = Some(id),
            (false, None) => return Err(Refusal::new(format!("seat {seat} has no dwarf for {:?}", id.name()))),
        }
    }
    for (seat, player) in Seat::all(SEATS).zip(&state.players) {
        for id in player.dwarfs.iter().filter_map(|d| d.at) {
            if state.holders[id.index()] != Some(seat) {
                return Err(Refusal::new(format!("{:?} is not occupied by seat {seat}", id.name())));
            }
        }
    }
    Ok(())
}

fn begin(state: &mut State, position: &Position) -> Result<(), Refusal> {
    let turn = position.turn.unwrap_or(state.start);
    if turn.index() >= state.players.len() {
        return Err(Refusal::new(format!("there is no seat {turn}")));
    }
    match position.phase {
        GivenPhase::Start => {
            state.round = position.round - 1;
            state.phase = Phase::EndOfRound;
        }
        GivenPhase::Work => {
            state.phase = Phase::Work;
            state.turn = turn;
        }
        GivenPhase::Harvest => {
            state.phase = Phase::Work;
            // Nobody is left to be placed; all come home before anything else happens.
            for player in &mut state.players {
                let anywhere = Some(WISH);
                player.dwarfs.iter_mut().filter(|d| d.is_free()).for_each(|d| d.at = anywhere);
            }
        }
        GivenPhase::End => {
            state.round = LAST_ROUND;
            state.phase = Phase::EndOfRound;
        }
    }
    state.advance();
    Ok(())
}
