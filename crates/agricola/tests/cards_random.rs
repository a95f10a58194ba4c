//! Random play with hand cards: every invariant of the base game, over all player counts, editions and variants.
//!
//! Everyday runs are short; `HOFWERK_GAMES=20000 cargo test -p agricola --release --test cards_random` plays many.

#[path = "common/invariants.rs"]
mod invariants;

use agricola::card::{Card, CardKind, DECKS, Hook};
use agricola::{Agricola, CardId, Choice, Edition, Hand, Mode, Move, Options, State, Variant, With, moor};
use invariants::{answers, exchanges, play_through};
use table::{Game, Match, Rng, Seat, Seed};

fn games() -> u64 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(120)
}

/// The first game that is played; `HOFWERK_FROM=8000` goes on where another run has stopped.
fn first() -> u64 {
    std::env::var("HOFWERK_FROM").ok().and_then(|n| n.parse().ok()).unwrap_or(0)
}

const VARIANTS: [Variant; 5] =
    [Variant::Draft, Variant::ThreeForOne, Variant::TenForSeven, Variant::Mulligan, Variant::None];

/// How a game begins.
#[derive(PartialEq)]
enum Start {
    /// As in the book, with hands by a variant.
    Dealt(Variant),
    /// With hands that are chosen so that every card comes round.
    Chosen,
    /// In the middle, with rich players.
    Rich,
}

/// How the game with this number begins; of eight games three begin in the middle.
fn start(number: u64) -> Start {
    match number / 10 % 8 {
        n @ 0..5 => Start::Dealt(VARIANTS[n as usize]),
        n => [Start::Chosen, Start::Rich, Start::Rich].into_iter().nth(n as usize - 5).unwrap(),
    }
}

/// The decks of the game with this number: every combination comes round.
fn decks(number: u64) -> Vec<String> {
    let combinations = (1 << DECKS.len()) - 1;
    let chosen = number / 3 % combinations + 1;
    let decks = DECKS.iter().enumerate().filter(|(i, _)| chosen >> i & 1 != 0);
    decks.map(|(_, deck)| deck.name.into()).collect()
}

/// The options of the game with this number: all combinations come round.
fn options(number: u64) -> Options {
    let players = (number % 5 + 1) as u8;
    let decks = decks(number);
    let variant = match start(number) {
        // A small deck does not have ten cards of each kind for everybody.
        Start::Dealt(Variant::TenForSeven) if players > 1 && decks.len() == 1 => Variant::Mulligan,
        Start::Dealt(variant) => variant,
        Start::Chosen | Start::Rich => Variant::None,
    };
    let hands = (start(number) == Start::Chosen).then(|| chosen_hands(number, players));
    Options {
        players,
        mode: Mode::Full,
        decks,
        edition: if (number / 5).is_multiple_of(2) { Edition::De } else { Edition::Nl },
        variant,
        hands,
        ..Options::default()
    }
}

fn chosen_hands(number: u64, players: u8) -> Vec<Hand> {
    let mut rng = Rng::from_number(number);
    let deal = |kind: CardKind, rng: &mut Rng| {
        let fits = |card: &CardId| card.card().kind == kind && card.card().players <= players && !moor::has(*card);
        let mut cards: Vec<CardId> = CardId::all().filter(fits).collect();
        rng.shuffle(&mut cards);
        cards
    };
    let (mut occupations, mut minors) = (deal(CardKind::Occupation, &mut rng), deal(CardKind::Minor, &mut rng));
    let hand = |_| Hand {
        occupations: occupations.split_off(occupations.len() - 7),
        minors: minors.split_off(minors.len() - 12),
    };
    (0..players).map(hand).collect()
}

/// Farms of rich players, with their pastures and animals: empty fields, many rooms, crops, herds, everything.
const FARMS: [[&str; 3]; 7] = [
    ["'. . . F F', 'R . . . S', 'R . . . .'", "", "sheep = 1"],
    ["'R R . . .', 'R R . F .', 'R . . . .'", "", "sheep = 1"],
    ["'R R . . .', 'R . . . F', 'R . . . F'", "", "boar = 1"],
    ["'R Fg3 Fg2 Fg3 Fv2', 'R . . . Fv2', 'R . . . .'", "", "cattle = 1"],
    [
        "'R . . S .', 'R . . . .', 'R . . . .'",
        "[[0,3], [0,4]], [[1,3], [1,4]], [[2,4]]",
        "sheep = 4, boar = 3, cattle = 2",
    ],
    [
        "'R F Fg2 . S', 'R R F . .', 'R Fv2 F . .'",
        "[[0,3], [0,4]], [[1,3], [1,4]], [[2,3]], [[2,4]]",
        "sheep = 3, boar = 2, cattle = 2",
    ],
    LACKS_NOTHING,
];

/// A farm that loses no points anywhere, for cards that ask for much or count at the very end.
const LACKS_NOTHING: [&str; 3] = [
    "'R R Fg3 Fg2 S', 'R R Fg3 . .', 'R Fv2 Fv2 . .'",
    "[[0,4]], [[1,3], [1,4]], [[2,3], [2,4]]",
    "sheep = 3, boar = 3, cattle = 4",
];

/// Majors that some rich players have besides something to cook with.
const MAJORS: [Option<&str>; 5] = [Some("M10"), Some("M7"), Some("M8"), Some("M9"), None];

/// What lies before the first of the rich players, and what that player has in hand: cards that know of each other and seldom
/// meet, and cards that seldom come to act by chance.
const TOGETHER: [(&[&str], &[&str]); 11] = [
    (&["E179", "I228"], &[]),
    (&["E341", "I258"], &[]),
    (&["E341"], &["E214", "E183"]),
    (&["E19", "E162"], &[]),
    (&["M5"], &["I65"]),
    (&["M6"], &["K106"]),
    (&["M7"], &["K122"]),
    (&["I98"], &[]),
    (&["K110"], &[]),
    (&["K273"], &[]),
    (&["K276"], &[]),
];

fn by_id(id: &str) -> &'static Card {
    CardId::named(id).unwrap().card()
}

/// A position in which players are rich, so that dear and late cards come into play: goods for everything, farms with
/// a bit of all, hands of any cards. In the last rounds there is enough to eat, and crops to count.
fn rich_position(number: u64) -> String {
    let mut rng = Rng::from_number(number * 7 + 3);
    let players = (number % 5 + 1) as u8;
    let edition = if (number / 5).is_multiple_of(2) { "de" } else { "nl" };
    let last_rounds = number / 40 % 4 == 3;
    let round = if last_rounds { 12 + rng.below(2) } else { 1 + rng.below(13) };
    let (laid, held) = TOGETHER[rng.below(TOGETHER.len())];
    let together: Vec<&str> = laid.iter().chain(held).copied().collect();
    let fits = together.iter().all(|id| by_id(id).players <= players);
    let hands = chosen_hands(number, players);
    // In some games everybody has baking improvements and grain, in others many rooms.
    let stove = [["M1", "M5", "M2", "M3", "M6"], ["M3", "M1", "M4", "M2", "M5"]][usize::from(number % 4 > 1)];
    let mut text = format!(
        "edition = '{edition}'\nround = {round}\ndecks = {:?}\nphase = 'start_of_round'\nseed = '{number:x}'\n",
        decks(number)
    );
    let majors = rng.below(MAJORS.len());
    for (i, hand) in hands.iter().enumerate() {
        let mut in_play: Vec<&str> =
            [Some(stove[i]), MAJORS[(i + majors) % MAJORS.len()]].into_iter().flatten().collect();
        in_play.retain(|id| !together.contains(id));
        let of_first = |ids: &'static [&str]| if i == 0 && fits { ids } else { &[] };
        in_play.extend(of_first(laid));
        // In every second of these games much has been played already.
        let played = if number / 10 % 8 == 7 { 4 } else { 0 };
        // Where animals stand must stay as it is, and what is handed back for a card must be there.
        let may_lie = |card: &Card| {
            let houses = |hook: &Hook| matches!(hook, Hook::Housing(_));
            !card.passing && card.upgrade.is_none() && !card.hooks.iter().any(houses)
        };
        let is_played = |place: usize, id: &&str| place < played && may_lie(by_id(id)) && !together.contains(id);
        let ids = |cards: &[CardId]| cards.iter().map(|card| card.card().id).enumerate().collect::<Vec<_>>();
        let (occupations, minors) = (ids(&hand.occupations), ids(&hand.minors));
        let all = || occupations.iter().chain(&minors);
        in_play.extend(all().filter(|(place, id)| is_played(*place, id)).map(|(_, id)| *id));
        let others = all().map(|(_, id)| *id).filter(|id| !in_play.contains(id) && !together.contains(id));
        let cards: Vec<&str> = others.chain(of_first(held).iter().copied()).collect();
        let least = in_play.iter().filter(|id| by_id(id).kind == CardKind::Occupation).count();
        let house = ["wood", "clay", "stone", "stone"][rng.below(4)];
        let [farm, pastures, animals] = if last_rounds { LACKS_NOTHING } else { FARMS[rng.below(FARMS.len())] };
        let n = |rng: &mut Rng, most: usize| rng.below(most + 1);
        let plenty = if last_rounds { 6 } else { 0 };
        text += &format!(
            "[[player]]\nhouse = '{house}'\nfarm = [{farm}]\npastures = [{pastures}]\nanimals = {{ {animals} }}\nhand = {cards:?}\n\
             cards = {in_play:?}\npersons = {}\noccupations = {}\n\
             goods = {{ wood = {}, clay = {}, reed = {}, stone = {}, grain = {}, vegetable = {}, food = {} }}\n",
            2 + rng.below(2),
            least + rng.below(4),
            n(&mut rng, 15),
            n(&mut rng, 12),
            n(&mut rng, 8),
            n(&mut rng, 12),
            n(&mut rng, 9) + plenty,
            n(&mut rng, 7) + plenty,
            n(&mut rng, 12) + plenty,
        );
    }
    text
}

/// The game with this number.
fn game(number: u64) -> Match<Agricola> {
    if start(number) == Start::Rich {
        let text = rich_position(number);
        return Match::from_position(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    }
    Match::new(&options(number), Seed::new(u128::from(number))).unwrap()
}

/// How much a random player with a taste for cards likes a move.
fn appeal(m: &Move) -> usize {
    match m {
        Move::Use { .. } => 40,
        Move::Occupation { .. } | Move::Improve { .. } => 12,
        Move::Place { space } => match format!("{space:?}").as_str() {
            "B5" | "G3d" | "G4e" | "G5e" => 14,
            "R1a" => 14,
            "R1b" | "R2b" => 8,
            "B1" | "B2" | "R2c" | "R6a" | "B7" | "B8" | "R1d" => 5,
            _ => 3,
        },
        Move::Exchange { with: With::Card(card), .. } if !card.card().id.starts_with('M') => 6,
        Move::Bake { grain, .. } => 4 * usize::from(*grain),
        Move::Choose { option } if *option == Choice::named("bake").unwrap() => 24,
        Move::Choose { .. } | Move::Sow { .. } | Move::Fence { .. } | Move::Room { .. } => 4,
        Move::Feed { food } => 1 + usize::from(*food) * 6,
        Move::Swap { .. } => 1,
        _ => 2,
    }
}

/// Somebody who is asked, and a move of theirs: mostly an answer, sometimes an exchange.
fn choose(game: &Agricola, rng: &mut Rng) -> (Seat, Move) {
    let asked: Vec<Seat> = game.to_decide().iter().collect();
    let seat = asked[rng.below(asked.len())];
    let answers = answers(game, seat);
    // More often while bread is baked, for a card listens to what is cooked meanwhile, and where many cards exchange.
    let trading = game.decision(seat).is_some_and(|decision| ["bake", "feed"].contains(&decision.prompt));
    let trade = answers.is_empty() || rng.below(if trading { 3 } else { 8 }) == 0;
    let list = if trade { exchanges(game, seat) } else { Vec::new() };
    assert!(!answers.is_empty() || !list.is_empty(), "a dead end: {game:?}");
    let list = if list.is_empty() { answers } else { list };
    let total: usize = list.iter().map(appeal).sum();
    let mut pick = rng.below(total);
    let chosen = list.iter().find(|m| {
        let weight = appeal(m);
        let hit = pick < weight;
        pick = pick.saturating_sub(weight);
        hit
    });
    (seat, *chosen.unwrap())
}

/// Every hand card of the game is in exactly one place.
fn check_cards(game: &Agricola) {
    let mut seen: Vec<CardId> = Vec::new();
    for seat in State::seats(game) {
        let player = game.player(seat);
        for card in player
            .tableau
            .iter()
            .map(|held| held.card)
            .chain(player.hand.iter().copied())
            .chain(player.aside.iter().copied())
        {
            assert!(!seen.contains(&card), "{card:?} is in two places");
            assert!(card.card().players <= game.rules.players);
            seen.push(card);
        }
        let played = player.cards().filter(|card| card.kind == CardKind::Occupation).count();
        assert!(played <= usize::from(player.occupations));
    }
    assert!(game.majors_for_sale().all(|card| !seen.contains(&card)));
}

#[test]
fn random_games_with_hand_cards_keep_every_invariant() {
    for number in first()..games() {
        play_through(game(number), number, choose, |_, after| check_cards(after));
    }
}

/// Where several are asked at once, it does not matter who answers first.
#[test]
fn drafts_do_not_depend_on_who_answers_first() {
    for variant in [Variant::Draft, Variant::TenForSeven, Variant::Mulligan] {
        let options =
            Options { players: 4, decks: vec!["E".into()], variant, start_seat: Some(2), ..Options::default() };
        let play = |backwards: bool| {
            let mut game = Agricola::new(&options, Seed::new(9)).unwrap();
            while game.round == 0 {
                let mut asked: Vec<Seat> = game.to_decide().iter().collect();
                if backwards {
                    asked.reverse();
                }
                let seat = asked[0];
                let m = answers(&game, seat)[0];
                game.apply(seat, &m).unwrap();
            }
            game
        };
        assert_eq!(play(false), play(true));
    }
}

/// `HOFWERK_GAMES=20000 cargo test -p agricola --release --features coverage --test cards_random coverage`: every card is
/// played, and every hook of every card comes to act, at least this often.
#[cfg(feature = "coverage")]
#[test]
fn coverage_of_every_hook_of_every_card() {
    use agricola::card::coverage::counts;
    let least = if games() >= 20_000 { 100 } else { 0 };
    let mut played = std::collections::HashMap::<CardId, u64>::new();
    for number in 0..games() {
        let mut rng = Rng::from_number(number + 1_000_000);
        let mut game = game(number).game().clone();
        for step in 0.. {
            if game.to_decide().is_empty() {
                break;
            }
            let (seat, m) = choose(&game, &mut rng);
            assert!(step < 20_000, "game {number} does not end: {seat:?} answers {m:?}");
            if let Move::Occupation { card } | Move::Improve { card, .. } = m {
                *played.entry(card).or_default() += 1;
            }
            game.play_unchecked(seat, &m);
        }
        game.scores();
    }
    let mut thin = Vec::new();
    println!("card   played  hooks");
    for card in CardId::all().filter(|card| !moor::has(*card)) {
        let (times, hooks) = (played.get(&card).copied().unwrap_or(0), counts(card));
        println!("{:<6} {times:>6}  {hooks:?}", card.card().id);
        if times < least || hooks.iter().any(|&n| n < least) {
            thin.push(card);
        }
    }
    assert!(thin.is_empty(), "seldom seen: {thin:?}");
}
