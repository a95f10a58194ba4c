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

mod player;

use crate::card::{CardId, CardKind, Hook};
use crate::goods::Goods;
use crate::moor::{Lies, SpecialId, Specials};
use crate::options::{Hand, Options};
use crate::phase::{HarvestStep, Phase};
use crate::player::Player;
use crate::rules::{BOXES, DayLabourer, Edition, Expansion, Mode, Variant};
use crate::space::SpaceId;
use crate::state::{PERSONS, ROUNDS, SEATS, State};
use player::{PlayerPosition, read_player};
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
    phase: GivenPhase,
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
    spaces: BTreeMap<SpaceId, Goods>,
    #[serde(default)]
    persons: BTreeMap<SpaceId, Vec<u8>>,
    #[serde(default)]
    player: Vec<PlayerPosition>,
}

fn one() -> u8 {
    1
}

fn seven() -> Seed {
    Seed::new(7)
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
enum GivenPhase {
    StartOfRound,
    #[default]
    Work,
    Harvest,
    Feeding,
    Breeding,
    Over,
}

fn is_round(round: u8) -> Result<(), Refusal> {
    require((1..=ROUNDS).contains(&round), || format!("there is no round {round}"))
}

fn refuse<T>(reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(reason))
}

fn require(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(reason())) }
}

/// Reads a position and plays on to its first decision.
///
/// # Errors
/// If the text is not a position, or the position cannot exist.
pub fn read(text: &str) -> Result<State, Refusal> {
    let position: Position =
        toml::from_str(text).map_err(|error| Refusal::new(format!("the position cannot be read: {error}")))?;
    let mut state = set_up(&position)?;
    for (i, given) in position.player.iter().enumerate() {
        let seat = Seat::new(i as u8);
        let mut player =
            read_player(given, position.player.len()).map_err(|why| Refusal::new(format!("player {i}: {why}")))?;
        if given.farm.is_none() {
            player.farm.tiles = state.player(seat).farm.tiles;
            player.farm.look_at_fences();
        }
        *state.player_mut(seat) = player;
    }
    take_from_board(&mut state)?;
    check_boxes(&state)?;
    check_fires(&state)?;
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
    let mut options = Options {
        players,
        mode: position.mode,
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
        ..Options::default()
    };
    options.mode = options.mode();
    options.hands = (options.rules()?.has_hands() && !position.player.is_empty()).then_some(hands);
    State::before_round_one(&options, position.seed)
}

/// M4.2: the start cards, if some are given; the players without one get others.
fn given_start_cards(position: &Position) -> Result<Option<Vec<u8>>, Refusal> {
    let given: Vec<u8> = position.player.iter().filter_map(|player| player.start_card).collect();
    let most: u8 = position.expansion.boxes().iter().map(|part| part.start_cards).sum();
    require(given.is_empty() || most > 0, || "the base game has no start cards".into())?;
    let mut others = (1..=most).filter(|number| !given.contains(number));
    let all = position.player.iter().map(|player| player.start_card.or_else(|| others.next()));
    Ok(if given.is_empty() { None } else { all.collect() })
}

/// M7.2: special action cards that are not in the display.
fn lay_out_specials(state: &mut State, position: &Position) -> Result<(), Refusal> {
    if let Some(order) = &position.special_order {
        require(state.is_solo(), || "special_order is the order of the pile of a solo game (M19.4)".into())?;
        state.specials = Specials::pile(order);
    }
    if position.phase != GivenPhase::StartOfRound {
        state.specials.turn_up();
    }
    for (place, given) in position.specials.iter().enumerate() {
        let twice = position.specials[..place].iter().any(|other| other.card == given.card);
        require(!twice, || format!("{:?} lies in one place only (M7.2)", given.card))?;
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
    let shown = position.round - u8::from(position.phase == GivenPhase::StartOfRound);
    state.round = shown;
    for round in 0..usize::from(shown) {
        state.open.insert(state.order[round]);
    }
    state.board.refill(state.open, &state.rules);
    for (space, goods) in &position.spaces {
        require(state.is_open(*space), || format!("{space:?} is not in play in this game and round"))?;
        let foreign = goods.less(&space.refill(&state.rules).times(u8::MAX));
        require(foreign.is_empty() || has_hand_cards(state), || {
            format!("nothing lays {foreign:?} on {space:?} but a hand card (A4.3)")
        })?;
        state.board.set_goods(*space, *goods);
    }
    for (space, seats) in &position.persons {
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

/// Whether hand cards can have been played.
fn has_hand_cards(state: &State) -> bool {
    !state.rules.decks.is_empty() || held_cards(state).any(|card| card.card().kind != CardKind::Major)
}

/// All cards that players have in front of them or in hand.
fn held_cards(state: &State) -> impl Iterator<Item = CardId> {
    state.players.iter().flat_map(|p| p.tableau.iter().map(|c| c.card).chain(p.hand.iter().copied()))
}

/// What only an expansion has lies nowhere without it; its cards can be tried in the base game too.
fn check_boxes(state: &State) -> Result<(), Refusal> {
    let absent = BOXES.iter().filter(|part| !part.is_on_table(&state.rules));
    let mut foreign = absent.filter(|part| !held_cards(state).any(|card| part.has(card)));
    foreign.try_for_each(|part| state.players.iter().try_for_each(|player| (part.check_without)(player)))
}

/// M20.1: fires are still to be lit only where that was agreed.
fn check_fires(state: &State) -> Result<(), Refusal> {
    let mut cards = state.players.iter().flat_map(|player| &player.tableau);
    let cold = cards.find(|held| held.unlit).filter(|_| !state.rules.light_fires);
    cold.map_or(Ok(()), |held| {
        refuse(format!("the fire of {:?} need not be lit without light_fires (M20.1)", held.card))
    })
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
    if position.phase != GivenPhase::Work {
        require(position.persons.is_empty(), || "persons stand on action spaces in the work phase only (A4.8)".into())?;
        let comes = |player: &mut Player| {
            let guests =
                if position.phase == GivenPhase::StartOfRound { std::mem::take(&mut player.guests) } else { 0 };
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
    let harvest = |step: Phase| {
        require(State::is_harvest_round(position.round), || {
            format!("no harvest follows round {} (A4.1)", position.round)
        })
        .map(|()| step)
    };
    check_persons(state, position)?;
    state.phase = match position.phase {
        GivenPhase::StartOfRound => Phase::NextRound,
        GivenPhase::Work => Phase::Work,
        GivenPhase::Harvest => harvest(Phase::RoundEnd)?,
        GivenPhase::Feeding => harvest(Phase::Harvest(HarvestStep::BeforeFeeding))?,
        GivenPhase::Breeding => harvest(Phase::Harvest(HarvestStep::BeforeBreeding))?,
        GivenPhase::Over => Phase::Over,
    };
    state.advance();
    Ok(())
}
