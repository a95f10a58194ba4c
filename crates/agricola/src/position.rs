//! Positions: any situation in a few readable lines of TOML. Everything left out is as in a new game.
//!
//! ```
//! use table::Game;
//! let game = agricola::Agricola::from_position(r#"
//!     mode = "family"
//!     round = 5
//!
//!     [spaces]
//!     B7 = { wood = 9 }
//!
//!     [[player]]
//!     goods = { wood = 5, reed = 2 }
//!     farm = """
//!         .  .   .  .  .
//!         R  F   .  S  .
//!         R  Fg3 .  .  ."""
//!     pastures = [[[1, 3], [1, 4]]]
//!     animals = { sheep = 3 }
//!     cards = ["M1"]
//!
//!     [[player]]
//! "#)?;
//! assert_eq!(game.round, 5);
//! # Ok::<(), table::Refusal>(())
//! ```
//!
//! Besides the options of a new game there are `round`, `phase` (`start_of_round`, `work`, `harvest`, `feeding`,
//! `breeding`, `over`), `turn` (whose turn it is), `spaces` (what lies there), `persons` (which seats stand there), and a
//! `[[player]]` for every seat. A position that cannot exist is refused with the reason; only the printed numbers of players are
//! not asked for, so that every card can be tried at every table.

use crate::card::{CardId, CardKind, Hook};
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, Farm, House, Plot, STABLES};
use crate::fence::{FIRST_ROOMS, PIECES};
use crate::goods::{ANIMALS, Goods};
use crate::options::{Hand, Options};
use crate::phase::{self, HarvestStep};
use crate::player::{InPlay, Memory, Player};
use crate::rules::{DayLabourer, Edition, Mode, Variant};
use crate::space::SpaceId;
use crate::state::{PERSONS, ROUNDS, State};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{Refusal, Seat, Seed};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default)]
    mode: Mode,
    #[serde(default)]
    edition: Edition,
    #[serde(default)]
    family_day_labourer: DayLabourer,
    #[serde(default = "one")]
    round: u8,
    #[serde(default)]
    phase: Phase,
    #[serde(default)]
    start_seat: u8,
    turn: Option<u8>,
    round_order: Option<Vec<SpaceId>>,
    /// The decks whose other cards lie in the pile.
    #[serde(default)]
    decks: Vec<String>,
    /// A21.1 goes on during the game; the other variants are over when it begins.
    #[serde(default)]
    variant: Variant,
    #[serde(default = "seven")]
    seed: Seed,
    #[serde(default)]
    spaces: BTreeMap<SpaceIdKey, Goods>,
    #[serde(default)]
    persons: BTreeMap<SpaceIdKey, Vec<u8>>,
    #[serde(default)]
    player: Vec<PlayerPosition>,
}

fn one() -> u8 {
    1
}

fn seven() -> Seed {
    Seed::new(7)
}

/// An action space as the key of a table.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct SpaceIdKey(SpaceId);

impl<'de> Deserialize<'de> for SpaceIdKey {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        SpaceId::deserialize(d).map(SpaceIdKey)
    }
}

#[derive(Deserialize, Default, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Phase {
    StartOfRound,
    #[default]
    Work,
    Harvest,
    Feeding,
    Breeding,
    Over,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct PlayerPosition {
    goods: Goods,
    animals: Goods,
    house: Option<House>,
    farm: Option<FarmRows>,
    pastures: Vec<Cells>,
    persons: Option<u8>,
    at_home: Option<u8>,
    newborns: u8,
    begging: u8,
    bonus: i16,
    cards: Vec<CardPosition>,
    hand: Vec<CardId>,
    /// Occupations played, if more than lie in front of the player.
    occupations: Option<u8>,
    coming: BTreeMap<String, Goods>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum FarmRows {
    Text(String),
    Rows(Vec<String>),
}

/// A card in play: its id, or a table with what lies on it.
struct CardPosition(InPlay);

impl<'de> Deserialize<'de> for CardPosition {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Marked {
            card: CardId,
            #[serde(default)]
            mark: u16,
            /// How often it was used in this harvest.
            #[serde(default)]
            used: u8,
        }
        // Not an untagged enum, which would not say what is wrong.
        let value = toml::Value::deserialize(d)?;
        let read = if value.is_table() {
            value.try_into().map(|Marked { card, mark, used }| InPlay {
                memory: Memory::from_number(card.card(), mark),
                used,
                ..InPlay::new(card)
            })
        } else {
            value.try_into().map(InPlay::new)
        };
        read.map(CardPosition).map_err(serde::de::Error::custom)
    }
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(reason))
}

fn require(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal(reason())) }
}

/// Reads a position and plays on to its first decision.
///
/// # Errors
/// If the text is not a position, or the position cannot exist.
pub fn read(text: &str) -> Result<State, Refusal> {
    let position: Position =
        toml::from_str(text).map_err(|error| Refusal(format!("the position cannot be read: {error}")))?;
    let mut state = set_up(&position)?;
    for (i, given) in position.player.iter().enumerate() {
        let seat = Seat::new(i as u8);
        let player = read_player(given).map_err(|why| Refusal(format!("player {i}: {why}")))?;
        *state.player_mut(seat) = player;
    }
    take_from_board(&mut state, &position)?;
    lay_out_spaces(&mut state, &position)?;
    state.look_at_cards();
    for seat in state.seats() {
        require(state.animals_fit(seat), || format!("player {seat}: the animals do not fit on the farm (A14)"))?;
    }
    begin(&mut state, &position)?;
    Ok(state)
}

fn set_up(position: &Position) -> Result<State, Refusal> {
    require((1..=ROUNDS).contains(&position.round), || format!("there is no round {}", position.round))?;
    let players = u8::try_from(position.player.len().max(1)).unwrap_or(u8::MAX);
    let hands = position.player.iter().map(|_| Hand::default()).collect();
    let options = Options {
        players,
        mode: position.mode,
        edition: position.edition,
        family_day_labourer: position.family_day_labourer,
        start_seat: Some(position.start_seat),
        round_order: position.round_order.clone(),
        decks: position.decks.clone(),
        variant: position.variant,
        hands: (position.mode == Mode::Full && !position.player.is_empty()).then_some(hands),
        ..Options::default()
    };
    State::before_round_one(&options, position.seed)
}

/// Turns up the round cards, and puts down goods and persons. A space that is not named holds one refill.
fn lay_out_spaces(state: &mut State, position: &Position) -> Result<(), Refusal> {
    let shown = position.round - u8::from(position.phase == Phase::StartOfRound);
    state.round = shown;
    for round in 0..usize::from(shown) {
        state.open.insert(state.order[round]);
    }
    state.board.refill(state.open, &state.rules);
    for (SpaceIdKey(space), goods) in &position.spaces {
        require(state.is_open(*space), || format!("{space:?} is not in play in this game and round"))?;
        state.board.set_goods(*space, *goods);
    }
    for (SpaceIdKey(space), seats) in &position.persons {
        require(state.is_open(*space), || format!("{space:?} is not in play in this game and round"))?;
        for &seat in seats {
            require(usize::from(seat) < state.players.len(), || format!("there is no seat {seat}"))?;
            state.board.stand(*space, Seat::new(seat));
        }
    }
    Ok(())
}

fn read_player(given: &PlayerPosition) -> Result<Player, Refusal> {
    let mut player = Player { farm: read_farm(given)?, ..Player::default() };
    let wrong = given.animals.less(&given.animals.only(&ANIMALS));
    require(wrong.is_empty(), || format!("{wrong:?} are no animals"))?;
    player.goods = given.goods.and(given.animals);
    player.family = given.persons.unwrap_or(2);
    require((2..=PERSONS).contains(&player.family), || format!("a family has 2 to 5 persons, not {}", player.family))?;
    player.newborns = given.newborns;
    require(given.newborns <= player.family - 2, || "there are more newborns than children".into())?;
    player.at_home = given.at_home.unwrap_or(player.family - player.newborns);
    require(player.at_home <= player.family - player.newborns, || {
        "there are more persons at home than in play".into()
    })?;
    require(given.begging <= 100, || format!("{} begging cards are more than anybody has taken", given.begging))?;
    player.begging = given.begging;
    player.bonus = given.bonus;
    for card in &given.cards {
        let CardPosition(held) = *card;
        let passing = held.card.card().passing;
        require(!passing, || format!("{:?} was passed on and is in nobody's play (A13.7)", held.card))?;
        player.tableau.push(held);
    }
    // The rest of the game must find room for more.
    require(player.tableau.len() <= 36, || "too many cards in play".into())?;
    require(given.hand.len() <= 28, || "too many cards in hand".into())?;
    let played = player.cards().filter(|card| card.kind == CardKind::Occupation).count() as u8;
    player.occupations = given.occupations.unwrap_or(played);
    require(player.occupations >= played, || "fewer occupations were played than lie there".into())?;
    require(player.occupations <= 30, || format!("{} occupations cannot have been played", player.occupations))?;
    for &card in &given.hand {
        require(card.card().kind != CardKind::Major, || format!("{card:?} is no hand card"))?;
        player.hand.push(card);
    }
    for (round, goods) in &given.coming {
        let number = round.parse::<usize>().ok().filter(|r| (1..=usize::from(ROUNDS)).contains(r));
        let number = number.ok_or_else(|| Refusal(format!("there is no round {round:?}")))?;
        player.coming[number - 1] = *goods;
    }
    Ok(player)
}

fn read_farm(given: &PlayerPosition) -> Result<Farm, Refusal> {
    let mut farm = Farm { house: given.house.unwrap_or(House::Wood), ..Farm::default() };
    if let Some(picture) = &given.farm {
        let rows: Vec<&str> = match picture {
            FarmRows::Text(text) => text.lines().map(str::trim).filter(|line| !line.is_empty()).collect(),
            FarmRows::Rows(rows) => rows.iter().map(String::as_str).collect(),
        };
        draw(&mut farm, &rows)?;
    }
    require(farm.rooms.contains_all(FIRST_ROOMS), || "the first two rooms are at [1,0] and [2,0] (A2.8)".into())?;
    require(farm.rooms.is_connected(), || "rooms must share a side (A7.3)".into())?;
    require(farm.fields.is_empty() || farm.fields.is_connected(), || "fields must share a side (A9.1)".into())?;
    require(farm.stables.len() <= STABLES, || "a player has 4 stables (A2.1)".into())?;
    for &cells in &given.pastures {
        enclose(&mut farm, cells)?;
    }
    require(farm.fences.len() <= PIECES, || {
        format!("{} fences are needed; a player has 15 (A2.1)", farm.fences.len())
    })?;
    Ok(farm)
}

fn draw(farm: &mut Farm, rows: &[&str]) -> Result<(), Refusal> {
    require(rows.len() == 3, || format!("a farm is drawn in 3 rows, not {}", rows.len()))?;
    farm.rooms = Cells::NONE;
    for (r, row) in rows.iter().enumerate() {
        let tokens: Vec<&str> = row.split_whitespace().collect();
        require(tokens.len() == 5, || format!("a row of the farm has 5 spaces: {row:?}"))?;
        for (c, token) in tokens.iter().enumerate() {
            let cell = Cell::from_index(r * 5 + c);
            let unknown = || format!("{token:?} is no sign for a space; use . R S F Fg3 Fv2");
            match *token {
                "." => {}
                "R" => farm.rooms.insert(cell),
                "S" => farm.stables.insert(cell),
                _ => {
                    let plot = token.strip_prefix('F').and_then(read_plot);
                    farm.plots[cell.index()] = plot.ok_or_else(|| Refusal(unknown()))?;
                    farm.fields.insert(cell);
                }
            }
        }
    }
    Ok(())
}

fn read_plot(text: &str) -> Option<Plot> {
    if text.is_empty() {
        return Some(Plot::EMPTY);
    }
    let (crop, count) = match text.strip_prefix('g') {
        Some(count) => (Crop::Grain, count),
        None => (Crop::Vegetable, text.strip_prefix('v')?),
    };
    let n: u8 = count.parse().ok().filter(|n| (1..=9).contains(n))?;
    Some(Plot::sown(crop, n))
}

fn enclose(farm: &mut Farm, cells: Cells) -> Result<(), Refusal> {
    use crate::fence::FenceError;
    farm.enclose(cells, 0).map(|_| ()).or_else(|error| match error {
        FenceError::Blocked => refuse(format!("there is a room or a field in the pasture {cells:?} (A11.3)")),
        FenceError::TooManyPieces => refuse("the pastures need more than 15 fences (A2.1)"),
        FenceError::Apart => refuse(format!("the pasture {cells:?} does not adjoin the others (A11.3)")),
        FenceError::NotOneArea => refuse(format!("the pasture {cells:?} is not one area of its own (A11.2)")),
        // Its neighbours have closed it already.
        FenceError::NothingNew => Ok(()),
    })
}

/// Takes the cards that players have off the board, and puts cards into hands; every card exists once.
fn take_from_board(state: &mut State, position: &Position) -> Result<(), Refusal> {
    let mut seen: Vec<CardId> = Vec::new();
    let held = state.players.iter().flat_map(|p| p.tableau.iter().map(|c| c.card).chain(p.hand.iter().copied()));
    for card in held {
        require(!seen.contains(&card), || format!("{card:?} exists only once"))?;
        seen.push(card);
    }
    if position.mode == Mode::Family && seen.iter().any(|card| card.card().kind != CardKind::Major) {
        return refuse("the family game has no hand cards (A20.1)");
    }
    for card in seen {
        state.for_sale.remove(card);
        state.pile.remove(card);
    }
    for hook in state.players.iter().flat_map(|p| p.cards()).flat_map(|card| card.hooks).collect::<Vec<_>>() {
        if let Hook::Opens(spaces) = hook {
            state.open |= *spaces;
        }
    }
    Ok(())
}

/// A4.8: in the work phase nobody stands and is at home at once; afterwards everybody is at home.
fn check_persons(state: &mut State, position: &Position) -> Result<(), Refusal> {
    if position.phase != Phase::Work {
        require(position.persons.is_empty(), || "persons stand on action spaces in the work phase only (A4.8)".into())?;
        state.players.iter_mut().for_each(|player| player.at_home = player.family);
        return Ok(());
    }
    for seat in state.seats() {
        let standing: u32 = state.open_spaces().iter().map(|s| u32::from(state.board.persons_of(s, seat))).sum();
        let player = state.player(seat);
        let away = u32::from(player.family - player.at_home);
        require(standing <= away, || {
            format!("player {seat}: {standing} persons stand on spaces, {away} are not at home")
        })?;
    }
    Ok(())
}

fn begin(state: &mut State, position: &Position) -> Result<(), Refusal> {
    let turn = position.turn.unwrap_or(position.start_seat);
    require(usize::from(turn) < state.players.len(), || format!("there is no seat {turn}"))?;
    state.turn = Seat::new(turn);
    let harvest = |step: phase::Phase| {
        require(State::is_harvest_round(position.round), || {
            format!("no harvest follows round {} (A4.1)", position.round)
        })
        .map(|()| step)
    };
    check_persons(state, position)?;
    state.phase = match position.phase {
        Phase::StartOfRound => phase::Phase::NextRound,
        Phase::Work => phase::Phase::Work,
        Phase::Harvest => harvest(phase::Phase::RoundEnd)?,
        Phase::Feeding => harvest(phase::Phase::Harvest(HarvestStep::BeforeFeeding))?,
        Phase::Breeding => harvest(phase::Phase::Harvest(HarvestStep::BeforeBreeding))?,
        Phase::Over => phase::Phase::Over,
    };
    state.advance();
    Ok(())
}
