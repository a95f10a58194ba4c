//! One player of a position: supply, farm, cards.

use super::{is_round, refuse, require};
use crate::card::{CardId, CardKind, Hook};
use crate::cell::{Cell, Cells};
use crate::farm::{Crop, Farm, House, Plot, STABLES};
use crate::fence::{FIRST_ROOMS, Ground, PIECES};
use crate::goods::{ANIMALS, Goods};
use crate::moor::{Lay, What};
use crate::player::{InPlay, Memory, Player, Remembers};
use crate::space::SpaceId;
use crate::state::{PERSONS, ROUNDS};
use crate::verb::{Fences, Verb};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{Refusal, Seat};

/// What a position says of a player; everything left out is as in a new game.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct PlayerPosition {
    goods: Goods,
    animals: Goods,
    house: Option<House>,
    skipped_clay: bool,
    pub(super) farm: Option<FarmRows>,
    /// M15.11: spaces that cards have added, with their tokens.
    added: Vec<(Cell, String)>,
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
    pub(super) start_card: Option<u8>,
    cards: Vec<CardPosition>,
    hand: Vec<CardId>,
    /// Occupations played, if more than lie in front of the player.
    occupations: Option<u8>,
    coming: BTreeMap<String, Goods>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum FarmRows {
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
    cells: Option<Cells>,
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
            cells: None,
            used: 0,
            unlit: false,
        };
        let read = if value.is_table() { value.try_into() } else { value.try_into().map(bare) };
        read.map(CardPosition).map_err(serde::de::Error::custom)
    }
}

impl PlayerPosition {
    /// Whether a card in play does something with the farm that the rules do not allow.
    fn card_lets(&self, does: fn(&Verb) -> bool) -> bool {
        let hooks = self.cards.iter().flat_map(|CardPosition(held)| held.card.card().hooks);
        hooks.filter_map(Hook::effect).any(|effect| effect.any_verb(&mut |verb| does(verb)))
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
                let memory = rounds.iter().copied().fold(Memory::Nothing, Memory::and_round);
                self.named(Remembers::Rounds, "rounds", memory)
            }),
            self.players.as_deref().map(|seats| {
                let unknown = seats.iter().find(|&&seat| usize::from(seat) >= players);
                unknown.map_or(Ok(()), |seat| refuse(format!("there is no seat {seat}")))?;
                let seats = seats.iter().map(|&seat| Seat::new(seat)).collect();
                self.named(Remembers::Players, "players", Memory::Players(seats, false))
            }),
            self.cells.map(|cells| self.named(Remembers::Cells, "cells", Memory::of_cells(cells))),
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

/// A player as a position gives it.
pub(super) fn read_player(given: &PlayerPosition, players: usize) -> Result<Player, Refusal> {
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
        let number = number.ok_or_else(|| Refusal::new(format!("there is no round {round:?}")))?;
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
    require(given.added.len() <= 4, || "cards add four spaces at most (M15.11)".into())?;
    for (cell, sign) in &given.added {
        require(Cells::AROUND.contains(*cell), || format!("{cell:?} is no space beside the farmyard (M15.11)"))?;
        farm.added.insert(*cell);
        read_sign(&mut farm, *cell, sign)?;
    }
    let in_pairs = |added: Cells| added.iter().all(|cell| Cells::only(cell).neighbours().meets(added));
    require(farm.added.len().is_multiple_of(2) && in_pairs(farm.added), || {
        "cards add two spaces side by side (M15.11)".into()
    })?;
    require(farm.rooms.contains_all(FIRST_ROOMS), || "the first two rooms are at [1,0] and [2,0] (A2.8)".into())?;
    require(farm.rooms.is_connected(), || "rooms must share a side (A7.3)".into())?;
    let fields_apart = given.card_lets(|verb| matches!(verb, Verb::Lay(Lay(What::FieldApart, _))));
    require(farm.fields.is_empty() || farm.fields.is_connected() || fields_apart, || {
        "fields must share a side (A9.1)".into()
    })?;
    require(farm.stables.len() <= STABLES, || "a player has 4 stables (A2.1)".into())?;
    let apart = given.card_lets(|verb| matches!(verb, Verb::Fences(Fences::GiftApart)));
    for &cells in &given.pastures {
        enclose(&mut farm, cells, apart)?;
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
            read_sign(farm, Cell::from_index(r * 5 + c), token)?;
        }
    }
    Ok(())
}

/// Puts on a space what its token says.
fn read_sign(farm: &mut Farm, cell: Cell, token: &str) -> Result<(), Refusal> {
    match token {
        "." => {}
        "R" => farm.rooms.insert(cell),
        "S" => farm.stables.insert(cell),
        _ if farm.tiles.read(cell, token) => {}
        _ => {
            let (is_field, rest) = match token.strip_prefix('.') {
                Some(rest) => (false, Some(rest)),
                None => (true, token.strip_prefix('F')),
            };
            let plot = rest.and_then(read_plot);
            let unknown = || format!("{token:?} is no sign for a space; use . R S F Fg3 Fv2 T M");
            farm.plots[cell.index()] = plot.ok_or_else(|| Refusal::new(unknown()))?;
            if is_field { farm.fields.insert(cell) } else { farm.wild.insert(cell) }
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

/// Fences a pasture in; perhaps a card lets one lie apart from the others.
fn enclose(farm: &mut Farm, cells: Cells, apart: bool) -> Result<(), Refusal> {
    use crate::fence::FenceError;
    let ground = farm.ground(0);
    let enclosed = match farm.enclose_on(&ground, cells) {
        Err(FenceError::Apart) if apart && cells.len() == 1 => farm.enclose_on(&Ground { apart, ..ground }, cells),
        enclosed => enclosed,
    };
    enclosed.map(|_| ()).or_else(|error| match error {
        FenceError::Blocked => refuse(format!("there is a room or a field in the pasture {cells:?} (A11.3)")),
        FenceError::TooManyPieces => refuse("the pastures need more than 15 fences (A2.1)"),
        FenceError::Apart => refuse(format!("the pasture {cells:?} does not adjoin the others (A11.3)")),
        FenceError::NotOneArea => refuse(format!("the pasture {cells:?} is not one area of its own (A11.2)")),
        // Its neighbours have closed it already.
        FenceError::NothingNew => Ok(()),
    })
}
