//! Random play with the Moor and invariants, over levels, player counts, decks, editions and variants of dealing.
//!
//! Everyday runs are short; `HOFWERK_GAMES=30000 cargo test -p agricola --release --test moor_random` plays many.

#[path = "common/invariants.rs"]
mod invariants;

use agricola::card::{Card, CardKind, Hook};
use agricola::moor;
use agricola::rules::Expansion;
use agricola::{Agricola, CardId, Choice, Edition, Move, Options, Variant, With};
use invariants::{answers, exchanges, play_through};
use table::{Game, Match, Rng, Seat, Seed};

fn games() -> u64 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

/// The first game that is played; `HOFWERK_FROM=8000` goes on where another run has stopped.
fn first() -> u64 {
    std::env::var("HOFWERK_FROM").ok().and_then(|n| n.parse().ok()).unwrap_or(0)
}

const VARIANTS: [Variant; 5] =
    [Variant::Draft, Variant::TenForSeven, Variant::ThreeForOne, Variant::Mulligan, Variant::None];

/// The decks of the game with this number: every combination comes round, none included.
fn decks(number: u64) -> Vec<String> {
    let chosen = number / 15 % 8;
    let decks = ["E", "I", "K"].iter().enumerate().filter(|(i, _)| chosen >> i & 1 != 0);
    decks.map(|(_, name)| name.to_string()).collect()
}

/// The options of the game with this number: all combinations come round.
fn options(number: u64) -> Options {
    let (players, level) = ((number % 5 + 1) as u8, (number / 5 % 3 + 1) as u8);
    let decks = decks(number);
    let variant = match number / 15 % 5 {
        // A small deck does not have enough cards of each kind for everybody.
        1 if players > 1 && decks.len() == 1 => Variant::Mulligan,
        n => VARIANTS[n as usize],
    };
    Options {
        players,
        expansion: Expansion::Moor,
        level: Some(level),
        edition: edition(number),
        light_fires: number.is_multiple_of(7),
        decks: if level > 1 { decks } else { Vec::new() },
        variant: if level > 1 { variant } else { Variant::None },
        ..Options::default()
    }
}

fn edition(number: u64) -> Edition {
    if number.is_multiple_of(2) { Edition::De } else { Edition::Nl }
}

/// Farms of rich players, with their pastures and animals.
const FARMS: [[&str; 3]; 7] = [
    ["'M T T . F', 'R M T . S', 'R . . . .'", "", "horse = 1, sheep = 1"],
    ["'R R . M .', 'R R . F F', 'R T TT MT .'", "", "boar = 1"],
    ["'R R M M M', 'R T T T F', 'R T T . F'", "", "cattle = 1"],
    ["'R Fg3 Fg2 F F', 'R . T T Fv2', 'R . M M .'", "", "horse = 1"],
    [
        "'T T . S .', 'R T M . .', 'R T M . .'",
        "[[0,3], [0,4]], [[1,3], [1,4]], [[2,4]]",
        "sheep = 4, horse = 3, cattle = 2",
    ],
    [
        "'R F M . S', 'R F T . .', 'R R T . .'",
        "[[0,3], [0,4]], [[1,3], [1,4]], [[2,3]], [[2,4]]",
        "sheep = 3, boar = 2, horse = 2",
    ],
    [
        "'R R F S S', 'R M T . .', 'R T M . .'",
        "[[0,4]], [[1,3], [1,4]], [[2,3], [2,4]]",
        "sheep = 4, boar = 3, cattle = 3, horse = 2",
    ],
];

/// What the seats cook and bake with, and another major for each.
const STOVES: [[&str; 5]; 4] = [
    ["M1", "M001", "M3", "M003", "M2"],
    ["M3", "M003", "M1", "M001", "M4"],
    ["M001", "M1", "M003", "M2", "M3"],
    ["M013", "M5", "M005", "M006", "M1"],
];
const MAJORS: [[&str; 5]; 4] = [
    ["M7", "M8", "M9", "M011", "M012"],
    ["M011", "M012", "M7", "M10", "M8"],
    ["M6", "M007", "M011", "M7", "M012"],
    ["M008", "M009", "M010", "M014", "M9"],
];

/// Cards that seldom come to act by chance, for the first of the rich players.
const SELDOM: [&str; 4] = ["M037", "M073", "M074", "M108"];

/// A position in which players are rich and have played some cards, so that dear and late cards come into play.
fn rich_position(number: u64) -> String {
    let mut rng = Rng::from_number(number * 7 + 3);
    let players = (number % 5 + 1) as usize;
    let edition = if edition(number) == Edition::De { "de" } else { "nl" };
    let round = 1 + rng.below(13);
    let fires = number.is_multiple_of(11);
    let head =
        format!("edition = '{edition}'\nexpansion = 'moor'\nlevel = 3\nround = {round}\nlight_fires = {fires}\n");
    let mut text = format!("{head}decks = {:?}\nphase = 'start_of_round'\nseed = '{number:x}'\n", decks(number));
    let pile = |kind: CardKind, own: bool| {
        let fits = |card: &CardId| {
            let card_ = card.card();
            card_.kind == kind && usize::from(card_.players) <= players && moor::has(*card) == own
        };
        let mut cards: Vec<CardId> = CardId::all().filter(fits).collect();
        Rng::from_number(number).shuffle(&mut cards);
        cards
    };
    let (mut occupations, mut base, mut own) =
        (pile(CardKind::Occupation, false), pile(CardKind::Minor, false), pile(CardKind::Minor, true));
    let table = rng.below(4);
    let seldom = SELDOM[(number / 2 % 4) as usize];
    for seat in 0..players {
        let mut in_play = vec![STOVES[table][seat], MAJORS[table][seat]];
        // Where animals stand must stay as it is, and what is handed back for a card must be there.
        let may_lie = |card: &Card| {
            !card.passing && card.upgrade.is_none() && !card.hooks.iter().any(|hook| matches!(hook, Hook::Housing(_)))
        };
        let mine: Vec<&'static Card> = own.drain(..12).map(CardId::card).collect();
        in_play.extend(mine[..5].iter().filter(|card| may_lie(card)).map(|card| card.id));
        in_play.retain(|id| *id != seldom);
        if seat == 0 {
            in_play.push(seldom);
        }
        let more = base.drain(..2).chain(occupations.drain(..3)).map(CardId::card);
        let hand: Vec<&str> = mine
            .iter()
            .copied()
            .chain(more)
            .map(|card| card.id)
            .filter(|id| !in_play.contains(id) && *id != seldom)
            .collect();
        // In some games everybody can build several rooms.
        let timber = if number.is_multiple_of(2) { 10 } else { 0 };
        let house = if timber > 0 { "wood" } else { ["wood", "clay", "stone"][rng.below(3)] };
        let [farm, pastures, animals] = FARMS[rng.below(FARMS.len())];
        let mut n = |most: usize| rng.below(most + 1);
        text += &format!(
            "[[player]]\nhouse = '{house}'\nfarm = [{farm}]\npastures = [{pastures}]\nanimals = {{ {animals} }}\nhand = {hand:?}\n\
             cards = {in_play:?}\npersons = {}\nsick = {}\n\
             goods = {{ wood = {}, clay = {}, reed = {}, stone = {}, grain = {}, vegetable = {}, food = {}, fuel = {} }}\n",
            2 + n(1),
            n(1),
            n(12) + timber,
            n(9),
            n(6) + timber / 2,
            n(9),
            n(6),
            n(5),
            n(12),
            n(8),
        );
    }
    text
}

/// The game with this number; of five games two begin in the middle, with rich players.
fn game(number: u64) -> Match<Agricola> {
    if number / 3 % 5 > 2 {
        let text = rich_position(number);
        return Match::from_position(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    }
    Match::new(&options(number), Seed::new(u128::from(number))).unwrap()
}

/// How much a random player with a taste for cards and special actions likes a move.
fn appeal(m: &Move) -> usize {
    match m {
        Move::Use { .. } => 30,
        Move::Special { .. } => 9,
        Move::Occupation { .. } | Move::Improve { .. } => 12,
        Move::Place { space } => match format!("{space:?}").as_str() {
            "B5" | "B2" | "R1b" | "R2b" => 12,
            "R2c" | "B4" | "R5a" | "R1a" => 8,
            _ => 3,
        },
        Move::Exchange { with: With::Card(_), .. } => 6,
        Move::Choose { option } if *option == Choice::USE => 8,
        Move::Choose { .. } | Move::Sow { .. } | Move::Fence { .. } | Move::Room { .. } | Move::Lay { .. } => 4,
        Move::Feed { food: n } | Move::Heat { fuel: n } => 1 + usize::from(*n) * 6,
        Move::Swap { .. } => 1,
        _ => 2,
    }
}

/// Somebody who is asked, and a move of theirs: mostly an answer, sometimes an exchange.
fn choose(game: &Agricola, rng: &mut Rng) -> (Seat, Move) {
    let asked: Vec<Seat> = game.to_decide().iter().collect();
    let seat = asked[rng.below(asked.len())];
    let (answers, exchanges) = (answers(game, seat), exchanges(game, seat));
    assert!(!answers.is_empty() || !exchanges.is_empty(), "a dead end: {game:?}");
    let trade = answers.is_empty() || (!exchanges.is_empty() && rng.below(12) == 0);
    let list = if trade { &exchanges } else { &answers };
    let mut pick = rng.below(list.iter().map(appeal).sum());
    let chosen = list.iter().find(|m| {
        let hit = pick < appeal(m);
        pick = pick.saturating_sub(appeal(m));
        hit
    });
    (seat, *chosen.unwrap())
}

#[test]
fn random_games_on_the_moor_keep_every_invariant() {
    for number in first()..games() {
        play_through(game(number), number, choose, |_, _| ());
    }
}

/// `HOFWERK_GAMES=20000 cargo test -p agricola --release --features coverage --test moor_random coverage`: every special action
/// is taken, tiles come and go, every card of the Moor is played, and every one of its hooks comes to act, at least this often.
#[cfg(feature = "coverage")]
#[test]
fn coverage_of_special_actions_and_of_every_hook() {
    use agricola::card::coverage::counts;
    use std::collections::BTreeMap;
    let least = if games() >= 20_000 { 100 } else { 0 };
    let (mut played, mut specials) = (BTreeMap::<CardId, u64>::new(), BTreeMap::<String, u64>::new());
    let mut tiles = BTreeMap::<&str, u64>::new();
    for number in 0..games() {
        let mut rng = Rng::from_number(number + 1_000_000);
        let mut game = game(number).game().clone();
        while !game.to_decide().is_empty() {
            let (seat, m) = choose(&game, &mut rng);
            match m {
                Move::Improve { card, .. } => *played.entry(card).or_default() += 1,
                Move::Special { action, .. } => *specials.entry(action.name().into()).or_default() += 1,
                Move::Clear { cell } => {
                    let is_moor = game.player(seat).farm.tiles.of(moor::Tile::Moor).contains(cell);
                    *tiles.entry(if is_moor { "moors gone" } else { "forests gone" }).or_default() += 1;
                }
                Move::Lay { .. } => *tiles.entry("laid").or_default() += 1,
                _ => {}
            }
            game.play_unchecked(seat, &m);
        }
        game.scores();
    }
    println!("special actions: {specials:?}; tiles: {tiles:?}");
    let mut thin = Vec::new();
    for card in CardId::all().filter(|card| moor::has(*card)) {
        let (times, hooks) = (played.get(&card).copied().unwrap_or(0), counts(card));
        println!("{:<6} {times:>6}  {hooks:?}", card.card().id);
        if times < least
            || card.card().hooks.iter().zip(&hooks).any(|(hook, &n)| !matches!(hook, Hook::Play(_)) && n < least)
        {
            thin.push(card);
        }
    }
    assert!(thin.is_empty(), "seldom seen: {thin:?}");
    assert!(specials.len() == 7 && specials.values().all(|&n| n >= least));
    assert!(tiles.len() == 3 && tiles.values().all(|&n| n >= least));
}
