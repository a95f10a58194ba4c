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
//! `[[player]]` for every seat. A card in play is its id, or a table with what it remembers: `{ card = "I263", space = "B7" }`,
//! `round = 5`, `rounds = [5, 8]` or `players = [1]`, as the card does; counts, crops and the rest are its `mark`, the number that
//! views show. A position that cannot exist is refused with the reason; only the printed numbers of players are
//! not asked for, so that every card can be tried at every table.

use crate::card::{CardId, CardKind, Hook};
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, Farm, House, Plot, STABLES};
use crate::fence::{FIRST_ROOMS, PIECES};
use crate::goods::{ANIMALS, Goods};
use crate::moor::{self, Lies, SpecialId, Specials};
use crate::options::{Hand, Options};
use crate::phase::{self, HarvestStep};
use crate::player::{InPlay, Memory, Player, Remembers};
use crate::rules::{DayLabourer, Edition, Expansion, Mode, Variant};
use crate::space::SpaceId;
use crate::state::{PERSONS, ROUNDS, SEATS, State};
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
    #[serde(default)]
    expansion: Expansion,
    level: Option<u8>,
    #[serde(default)]
    light_fires: bool,
    /// M19.4: the pile of special action cards of a solo game, before the first round.
    special_order: Option<Vec<SpecialId>>,
    /// M7.2: before whom special action cards lie, open or closed; the others are in the display.
    #[serde(default)]
    specials: Vec<SpecialPosition>,
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

/// Where a special action card lies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialPosition {
    card: SpecialId,
    open: Option<u8>,
    closed: Option<u8>,
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
    skipped_clay: bool,
    farm: Option<FarmRows>,
    pastures: Vec<Cells>,
    persons: Option<u8>,
    lodgers: u8,
    guests: u8,
    at_home: Option<u8>,
    newborns: u8,
    sick: u8,
    begging: u8,
    bonus: i16,
    /// M4.2: the number of the start card, where the farm is not drawn.
    start_card: Option<u8>,
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

/// A card in play: its id, or a table with what it remembers.
struct CardPosition(Held);

/// A card with what it remembers: by name, or as its mark.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Held {
    card: CardId,
    mark: Option<u16>,
    space: Option<SpaceId>,
    round: Option<u8>,
    rounds: Option<Vec<u8>>,
    players: Option<Vec<u8>>,
    /// How often it was used in this harvest.
    #[serde(default)]
    used: u8,
    /// M20.1: whether its fire is still to be lit.
    #[serde(default)]
    unlit: bool,
}

impl<'de> Deserialize<'de> for CardPosition {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        // Not an untagged enum, which would not say what is wrong.
        let value = toml::Value::deserialize(d)?;
        let bare = |card| Held {
            card,
            mark: None,
            space: None,
            round: None,
            rounds: None,
            players: None,
            used: 0,
            unlit: false,
        };
        let read = if value.is_table() { value.try_into() } else { value.try_into().map(bare) };
        read.map(CardPosition).map_err(serde::de::Error::custom)
    }
}

impl Held {
    fn in_play(&self, players: usize) -> Result<InPlay, Refusal> {
        require(self.used <= 100, || format!("{:?} cannot have been used {} times", self.card, self.used))?;
        Ok(InPlay { memory: self.memory(players)?, used: self.used, unlit: self.unlit, ..InPlay::new(self.card) })
    }

    fn memory(&self, players: usize) -> Result<Memory, Refusal> {
        let all = [
            self.mark.map(|number| Memory::from_number(self.card.card(), number, players)),
            self.space.map(|space| self.named(Remembers::Space, "space", Memory::Space(space))),
            self.round.map(|round| {
                is_round(round)?;
                self.named(Remembers::Round, "round", Memory::Round(round))
            }),
            self.rounds.as_deref().map(|rounds| {
                rounds.iter().try_for_each(|&round| is_round(round))?;
                let bits = rounds.iter().fold(0, |bits, round| bits | 1 << round);
                self.named(Remembers::Rounds, "rounds", Memory::Rounds(bits))
            }),
            self.players.as_deref().map(|seats| {
                let unknown = seats.iter().find(|&&seat| usize::from(seat) >= players);
                unknown.map_or(Ok(()), |seat| refuse(format!("there is no seat {seat}")))?;
                let seats = seats.iter().map(|&seat| Seat::new(seat)).collect();
                self.named(Remembers::Players, "players", Memory::Players(seats, false))
            }),
        ];
        let mut given = all.into_iter().flatten();
        match (given.next(), given.next()) {
            (None, _) => Ok(Memory::Nothing),
            (Some(memory), None) => memory,
            (Some(_), Some(_)) => refuse(format!("{:?} remembers one thing only", self.card)),
        }
    }

    fn named(&self, form: Remembers, name: &str, memory: Memory) -> Result<Memory, Refusal> {
        let card = self.card.card();
        require(card.remembers == form && card.field().is_none(), || format!("{:?} remembers no {name}", self.card))?;
        Ok(memory)
    }
}

fn is_round(round: u8) -> Result<(), Refusal> {
    require((1..=ROUNDS).contains(&round), || format!("there is no round {round}"))
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
        let mut player =
            read_player(given, position.player.len()).map_err(|why| Refusal(format!("player {i}: {why}")))?;
        if given.farm.is_none() {
            player.farm.tiles = state.player(seat).farm.tiles;
        }
        *state.player_mut(seat) = player;
    }
    take_from_board(&mut state)?;
    check_boxes(&state)?;
    check_newborns(&state, &position)?;
    lay_out_spaces(&mut state, &position)?;
    lay_out_specials(&mut state, &position)?;
    state.look_at_cards();
    for seat in state.seats() {
        require(state.animals_fit(seat), || format!("player {seat}: the animals do not fit on the farm (A14)"))?;
    }
    begin(&mut state, &position)?;
    Ok(state)
}

fn set_up(position: &Position) -> Result<State, Refusal> {
    is_round(position.round)?;
    let players = u8::try_from(position.player.len().max(1)).unwrap_or(u8::MAX);
    let hands = position.player.iter().map(|_| Hand::default()).collect();
    let level_2 = position.expansion == Expansion::Moor && position.level == Some(2);
    let mode =
        Options { expansion: position.expansion, level: position.level, mode: position.mode, ..Options::default() }
            .mode();
    let options = Options {
        players,
        mode,
        expansion: position.expansion,
        level: position.level,
        light_fires: position.light_fires,
        start_cards: given_start_cards(position)?,
        edition: position.edition,
        family_day_labourer: position.family_day_labourer,
        start_seat: Some(position.start_seat),
        round_order: position.round_order.clone(),
        decks: position.decks.clone(),
        variant: position.variant,
        hands: ((mode == Mode::Full || level_2) && !position.player.is_empty()).then_some(hands),
        ..Options::default()
    };
    State::before_round_one(&options, position.seed)
}

/// M4.2: the start cards, if some are given; the players without one get others.
fn given_start_cards(position: &Position) -> Result<Option<Vec<u8>>, Refusal> {
    let given: Vec<u8> = position.player.iter().filter_map(|player| player.start_card).collect();
    require(given.is_empty() || position.expansion == Expansion::Moor, || "the base game has no start cards".into())?;
    let mut others = (1..=moor::layouts::START_CARDS).filter(|number| !given.contains(number));
    let all = position.player.iter().map(|player| player.start_card.or_else(|| others.next()));
    Ok(if given.is_empty() { None } else { all.collect() })
}

/// M7.2: special action cards that are not in the display.
fn lay_out_specials(state: &mut State, position: &Position) -> Result<(), Refusal> {
    if let Some(order) = &position.special_order {
        require(state.is_solo(), || "special_order is the order of the pile of a solo game (M19.4)".into())?;
        state.specials = Specials::pile(order);
    }
    if position.phase != Phase::StartOfRound {
        state.specials.turn_up();
    }
    for given in &position.specials {
        let (card, lies) = match (given.open, given.closed) {
            (Some(seat), None) => (given.card, Lies::Open(Seat::new(seat))),
            (None, Some(seat)) => (given.card, Lies::Closed(Seat::new(seat))),
            _ => return refuse(format!("{:?} lies either open or closed before a player (M7.2)", given.card)),
        };
        let is_used = state.specials.cards().any(|(own, _)| own == card);
        require(is_used, || format!("{card:?} is not used in this game (M4.3)"))?;
        let (Lies::Open(seat) | Lies::Closed(seat)) = lies else { continue };
        require(seat.index() < state.players.len(), || format!("there is no seat {seat}"))?;
        state.specials.lay(card, lies);
    }
    Ok(())
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
        let foreign = goods.less(&space.refill(&state.rules).times(u8::MAX));
        require(foreign.is_empty() || has_hand_cards(state), || {
            format!("nothing lays {foreign:?} on {space:?} but a hand card (A4.3)")
        })?;
        state.board.set_goods(*space, *goods);
    }
    for (SpaceIdKey(space), seats) in &position.persons {
        require(state.is_open(*space), || format!("{space:?} is not in play in this game and round"))?;
        require(seats.len() <= SEATS * usize::from(PERSONS), || {
            format!("{} persons cannot stand on {space:?}", seats.len())
        })?;
        for &seat in seats {
            require(usize::from(seat) < state.players.len(), || format!("there is no seat {seat}"))?;
            state.board.stand(*space, Seat::new(seat));
        }
    }
    Ok(())
}

fn read_player(given: &PlayerPosition, players: usize) -> Result<Player, Refusal> {
    let mut player = Player { farm: read_farm(given)?, ..Player::default() };
    let wrong = given.animals.less(&given.animals.only(&ANIMALS));
    require(wrong.is_empty(), || format!("{wrong:?} are no animals"))?;
    player.goods = given.goods.and(given.animals);
    player.family = given.persons.unwrap_or(2);
    require((2..=PERSONS).contains(&player.family), || format!("a family has 2 to 5 persons, not {}", player.family))?;
    require(given.lodgers <= PERSONS, || format!("a player has 5 persons, not {} lodgers", given.lodgers))?;
    player.lodgers = given.lodgers;
    require(player.persons() <= PERSONS, || format!("a player has 5 persons, not {}", player.persons()))?;
    player.guests = given.guests;
    require(player.guests <= 9, || format!("{} guests cannot be expected", player.guests))?;
    player.newborns = given.newborns;
    require(given.newborns <= player.family - 2, || "there are more newborns than children".into())?;
    player.at_home = given.at_home.unwrap_or(player.persons() - player.newborns);
    require(player.at_home <= player.persons() - player.newborns, || {
        "there are more persons at home than in play".into()
    })?;
    player.sick = given.sick;
    require(given.sick <= player.persons(), || "there are more bed markers than persons (M9.7)".into())?;
    require(given.begging <= 100, || format!("{} begging cards are more than anybody has taken", given.begging))?;
    player.begging = given.begging;
    require((-1000..=1000).contains(&given.bonus), || format!("{} bonus points cannot be", given.bonus))?;
    player.bonus = given.bonus;
    for CardPosition(held) in &given.cards {
        let held = held.in_play(players)?;
        let passing = held.card.card().passing;
        require(!passing, || format!("{:?} was passed on and is in nobody's play (A13.7)", held.card))?;
        player.tableau.push(held);
    }
    player.bound_fences = player.tableau.iter().map(|held| held.memory.bound_fences()).fold(0, u8::saturating_add);
    require(player.bound_fences <= PIECES - player.farm.fences.len(), || {
        format!("{} fences wait for cards; a player has 15 (A2.1)", player.bound_fences)
    })?;
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
    let house = given.house.unwrap_or(House::Wood);
    let mut farm = Farm { house, skipped_clay: given.skipped_clay, ..Farm::default() };
    require(!farm.skipped_clay || house == House::Stone, || "only a stone house can have skipped clay (A7.8)".into())?;
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
            let unknown = || format!("{token:?} is no sign for a space; use . R S F Fg3 Fv2 T M");
            match *token {
                "." => {}
                "R" => farm.rooms.insert(cell),
                "S" => farm.stables.insert(cell),
                _ if farm.tiles.read(cell, token) => {}
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

/// Whether hand cards can have been played.
fn has_hand_cards(state: &State) -> bool {
    !state.rules.decks.is_empty() || held_cards(state).any(|card| card.card().kind != CardKind::Major)
}

/// All cards that players have in front of them or in hand.
fn held_cards(state: &State) -> impl Iterator<Item = CardId> {
    state.players.iter().flat_map(|p| p.tableau.iter().map(|c| c.card).chain(p.hand.iter().copied()))
}

/// What only the expansion has lies nowhere without it; its cards can be tried in the base game too.
fn check_boxes(state: &State) -> Result<(), Refusal> {
    if state.rules.expansion == Expansion::Moor || held_cards(state).any(moor::has) {
        return Ok(());
    }
    for player in &state.players {
        let all = player.coming.iter().fold(player.goods, |all, goods| all.and(*goods));
        let foreign = all.only(&moor::GOODS);
        require(foreign.is_empty(), || format!("the base game has no {foreign:?}"))?;
        require(player.sick == 0, || "nobody is sick in the base game".into())?;
        require(player.farm.tiles.all().is_empty(), || "the base game has no forest or moor tiles".into())?;
    }
    Ok(())
}

/// A5.4: round cards let families grow from round 5 on.
fn check_newborns(state: &State, position: &Position) -> Result<(), Refusal> {
    let born = state.players.iter().any(|player| player.newborns > 0);
    require(!born || position.round >= 5 || has_hand_cards(state), || {
        format!("nobody is born in round {} but by a hand card (A5.4)", position.round)
    })
}

/// Takes the cards that players have off the board, and puts cards into hands; every card exists once.
fn take_from_board(state: &mut State) -> Result<(), Refusal> {
    let mut seen: Vec<CardId> = Vec::new();
    for card in held_cards(state) {
        require(!seen.contains(&card), || format!("{card:?} exists only once"))?;
        seen.push(card);
    }
    if !state.rules.has_hands() && seen.iter().any(|card| card.card().kind != CardKind::Major) {
        return refuse("the family game has no hand cards (A20.1)");
    }
    for card in seen {
        state.take_off_board(card);
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
        let comes = |player: &mut Player| {
            let guests = if position.phase == Phase::StartOfRound { std::mem::take(&mut player.guests) } else { 0 };
            player.at_home = player.persons() + guests;
        };
        state.players.iter_mut().for_each(comes);
        return Ok(());
    }
    for seat in state.seats() {
        let standing: u32 = state.open_spaces().iter().map(|s| u32::from(state.board.persons_of(s, seat))).sum();
        let player = state.player(seat);
        let away = u32::from(player.persons() - player.at_home);
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
