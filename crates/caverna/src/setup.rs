//! The set-up (section 2).

use crate::harvest::Marker;
use crate::options::Options;
use crate::phase::Phase;
use crate::player::Player;
use crate::rules::{Rules, Set};
use crate::space::{self, IDS, SpaceId, Spaces};
use crate::state::{FIRST_MARKED, LAST_ROUND, SEATS, Skips, State};
use crate::tile::{Tile, Tiles};
use arrayvec::ArrayVec;
use table::saved::Format;
use table::{Chains, Goods, Log, Refusal, Rng, Seat, Seed};

/// Streams of chance, one for each purpose.
#[derive(Clone, Copy)]
enum Purpose {
    Start = 1,
    Cards = 2,
    Markers = 3,
}

/// 15.3: the cards of the solo game.
const SOLO_ORDER: [&str; 11] = [
    "blacksmithing",
    "sheep_farming",
    "ore_mine_construction",
    "wish_for_children",
    "donkey_farming",
    "ruby_mine_construction",
    "ore_delivery",
    "family_life",
    "ore_trading",
    "adventure",
    "ruby_delivery",
];

/// 2.4: the number of rounds in each stage, without round 9 for one or two players (2.6).
fn stage_sizes(players: usize) -> [usize; 4] {
    [3, 3, if players <= 2 { 2 } else { 3 }, 3]
}

/// 2.4: the stage of a round.
pub(crate) fn stage_of(round: u8) -> u8 {
    (round - 1) / 3 + 1
}

/// 2.4: the cards of each stage in random order, round 4 fixed.
pub(crate) fn shuffled_cards(players: usize, rng: &mut Rng) -> Vec<SpaceId> {
    if players == 1 {
        return SOLO_ORDER.iter().map(|id| SpaceId::named(id).expect("a card")).collect();
    }
    let mut order = Vec::new();
    for stage in 1..=4 {
        let mut cards: Vec<SpaceId> = space::cards(stage, players).collect();
        rng.shuffle(&mut cards);
        if stage == 2 {
            order.push(space::WISH);
        }
        order.extend(cards);
    }
    order
}

/// 2.5, 2.6: the markers of a game.
fn marker_pool(players: usize) -> Vec<Marker> {
    let leaves = match players {
        1 => return Vec::new(),
        2 => 3,
        _ => 4,
    };
    [vec![Marker::Leaf; leaves], vec![Marker::Question; 3]].concat()
}

/// Puts a list on the rounds that are played.
fn on_rounds<T: Copy, const N: usize>(list: &[T], first: u8, players: usize) -> [Option<T>; N] {
    let mut rounds = [None; N];
    let played = (first..=LAST_ROUND).filter(|&r| players > 2 || r != 9);
    for (round, item) in played.zip(list) {
        rounds[usize::from(round - first)] = Some(*item);
    }
    rounds
}

/// Checks an order of round cards that was agreed.
fn check_order(order: &[SpaceId], players: usize) -> Result<Vec<SpaceId>, Refusal> {
    let mut order: Vec<SpaceId> = order.iter().copied().filter(|&id| id != space::WISH).collect();
    if order.len() < 3 {
        return Err(Refusal::new("round_order needs the cards of all stages"));
    }
    order.insert(3, space::WISH);
    let mut from = 0;
    for (stage, size) in (1..=4).zip(stage_sizes(players)) {
        let mut given: Vec<SpaceId> = order.iter().copied().skip(from).take(size).collect();
        let mut right: Vec<SpaceId> = space::cards(stage, players).collect();
        if stage == 2 {
            right.push(space::WISH);
        }
        given.sort();
        right.sort();
        if given != right {
            return Err(Refusal::new(format!("the cards of stage {stage} are {right:?}, not {given:?}")));
        }
        from += size;
    }
    if order.len() != from {
        return Err(Refusal::new(format!("round_order has {} cards, the game {from}", order.len())));
    }
    Ok(order)
}

fn check_markers(markers: &[Marker], players: usize) -> Result<Vec<Marker>, Refusal> {
    let (mut given, mut right) = (markers.to_vec(), marker_pool(players));
    given.sort();
    right.sort();
    if given != right {
        return Err(Refusal::new(format!("the markers for {players} players are {right:?}, not {given:?}")));
    }
    Ok(markers.to_vec())
}

/// 2.2: the food of the seat at this distance from the starting player.
fn first_food(distance: usize, players: usize) -> u8 {
    match (players, distance) {
        (1, _) | (_, 2) => 2,
        (_, 0 | 1) => 1,
        _ => 3,
    }
}

/// 2.8: the furnishing tiles for sale at the beginning.
fn tiles_of(set: Set) -> Tiles {
    Tile::all().filter(|t| set == Set::Full || t.facts().beginner).collect()
}

/// Sets up a game, before the first round.
pub(crate) fn set_up(options: &Options, seed: Seed) -> Result<State, Refusal> {
    let players = usize::from(options.players);
    if !(1..=SEATS).contains(&players) {
        return Err(Refusal::new(format!("Caverna is for 1 to {SEATS} players, not {players}")));
    }
    let start = match options.start_seat {
        Some(seat) if seat.index() < players => seat,
        Some(seat) => return Err(Refusal::new(format!("there is no seat {seat} among {players}"))),
        None => Seat::new(seed.stream(Purpose::Start as u64).below(players) as u8),
    };
    let order = match &options.round_order {
        Some(order) => check_order(order, players)?,
        None => shuffled_cards(players, &mut seed.stream(Purpose::Cards as u64)),
    };
    let markers = match &options.markers {
        Some(markers) => check_markers(markers, players)?,
        None => {
            let mut pool = marker_pool(players);
            seed.stream(Purpose::Markers as u64).shuffle(&mut pool);
            pool
        }
    };
    let mut seats: ArrayVec<Player, SEATS> = (0..players).map(|_| Player::new(0)).collect();
    for (distance, seat) in start.round_from(players).enumerate() {
        seats[seat.index()] = Player::new(first_food(distance, players));
    }
    Ok(State {
        format: Format,
        rules: Rules { set: options.set, late_reveal: options.late_reveal, fence_discount: options.fence_discount },
        round: 0,
        phase: Phase::EndOfRound,
        start,
        first_start: start,
        turn: start,
        cards: on_rounds(&order, 1, players),
        markers: on_rounds(&markers, FIRST_MARKED, players),
        revealed: 0,
        harvest: None,
        events: 0,
        open: space::printed(players).collect(),
        piles: [Goods::NONE; IDS],
        holders: [None; IDS],
        protected: Spaces::NONE,
        skips: Skips::default(),
        tiles: tiles_of(options.set),
        players: seats,
        chains: Chains::default(),
        log: Log::CLOSED,
    })
}

/// The options of a running game, with everything filled in.
pub(crate) fn completed(state: &State) -> Options {
    Options {
        players: state.players.len() as u8,
        set: state.rules.set,
        late_reveal: state.rules.late_reveal,
        fence_discount: state.rules.fence_discount,
        start_seat: Some(state.first_start),
        round_order: Some(state.cards.iter().flatten().copied().collect()),
        markers: Some(state.markers.iter().flatten().copied().collect()),
    }
}
