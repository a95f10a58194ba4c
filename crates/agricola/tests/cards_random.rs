//! Random play with hand cards: every invariant of the base game, over all player counts, editions and variants.
//!
//! Everyday runs are short; `HOFWERK_GAMES=20000 cargo test -p agricola --release --test cards_random` plays many.

#[path = "common/invariants.rs"]
mod invariants;

use agricola::card::{Card, CardKind};
use agricola::{Agricola, CardId, Choice, Edition, Mode, Move, Options, State, With};
use agricola::{Hand, Variant};
use invariants::{answers, exchanges, play_through};
use table::{Game, Match, Rng, Seat, Seed};

fn games() -> u64 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(120)
}

const VARIANTS: [Variant; 6] =
    [Variant::Draft, Variant::ThreeForOne, Variant::TenForSeven, Variant::Mulligan, Variant::None, Variant::None];

/// The options of the game with this number: all combinations come round.
fn options(number: u64) -> Options {
    let players = (number % 5 + 1) as u8;
    let variant = VARIANTS[(number / 10 % 6) as usize];
    // In the last sixth of the games the hands are chosen so that every card comes round.
    let hands = (number / 10 % 6 == 5).then(|| chosen_hands(number, players));
    Options {
        players,
        mode: Mode::Full,
        decks: vec!["E".into()],
        edition: if (number / 5).is_multiple_of(2) { Edition::De } else { Edition::Nl },
        variant,
        hands,
        ..Options::default()
    }
}

fn chosen_hands(number: u64, players: u8) -> Vec<Hand> {
    let mut rng = Rng::from_number(number);
    let deal = |kind: CardKind, rng: &mut Rng| {
        let fits = |card: &Card| card.kind == kind && card.players <= players;
        // Every card that is written, also those of decks that are not dealt yet.
        let mut cards: Vec<CardId> = CardId::all().filter(|c| fits(c.card())).collect();
        rng.shuffle(&mut cards);
        cards
    };
    let (mut occupations, mut minors) = (deal(CardKind::Occupation, &mut rng), deal(CardKind::Minor, &mut rng));
    let hand = |_| Hand {
        occupations: occupations.split_off(occupations.len() - 7),
        minors: minors.split_off(minors.len() - 10),
    };
    (0..players).map(hand).collect()
}

/// A position in which players are rich, so that dear and late cards come into play: goods for everything, a farm with
/// a bit of all, hands of any cards.
fn rich_position(number: u64) -> String {
    let mut rng = Rng::from_number(number * 7 + 3);
    let players = (number % 5 + 1) as u8;
    let edition = if (number / 5).is_multiple_of(2) { "de" } else { "nl" };
    let round = 1 + rng.below(11);
    let hands = chosen_hands(number, players);
    // In some games everybody has baking improvements and grain, in others many rooms.
    let stove = [["M1", "M5", "M2", "M3", "M6"], ["M3", "M1", "M4", "M2", "M5"]][usize::from(number % 4 > 1)];
    let mut text = format!(
        "edition = '{edition}'\nround = {round}\ndecks = ['E']\nphase = 'start_of_round'\nseed = '{number:x}'\n"
    );
    for (i, hand) in hands.iter().enumerate() {
        let cards: Vec<String> =
            hand.occupations.iter().chain(&hand.minors).map(|card| format!("'{}'", card.card().id)).collect();
        let house = ["wood", "clay", "stone", "stone"][rng.below(4)];
        let farm = [
            "['. . . F F', 'R . . . S', 'R . . . .']",
            "['R R . . .', 'R R . F .', 'R . . . .']",
            "['R . . Fg3 F', 'R . . . .', 'R . . Fv2 .']",
            "['R R . . .', 'R . . . F', 'R . . . F']",
        ][rng.below(2) * 2 + usize::from(number % 2 == 1)];
        let farm = if farm.contains("Fv2") { "['R . . Fg3 Fv2', 'R . . . .', 'R . . . .']" } else { farm };
        let n = |rng: &mut Rng, most: usize| rng.below(most + 1);
        text += &format!(
            "[[player]]\nhouse = '{house}'\nfarm = {farm}\nhand = [{}]\ncards = ['{}']\npersons = {}\noccupations = {}\nanimals = {{ sheep = 1 }}\n\
             goods = {{ wood = {}, clay = {}, reed = {}, stone = {}, grain = {}, vegetable = {}, food = {} }}\n",
            cards.join(", "),
            stove[i],
            2 + rng.below(2),
            rng.below(4),
            n(&mut rng, 15),
            n(&mut rng, 12),
            n(&mut rng, 8),
            n(&mut rng, 12),
            n(&mut rng, 9),
            n(&mut rng, 4),
            n(&mut rng, 12),
        );
    }
    text
}

/// The game with this number: every sixth one begins from a position with rich players.
fn game(number: u64) -> Match<Agricola> {
    if number / 10 % 6 == 4 {
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
    // While bread is baked, more often: a card listens to what is cooked meanwhile.
    let baking = game.decision(seat).is_some_and(|decision| decision.prompt == "bake");
    let trade = answers.is_empty() || rng.below(if baking { 3 } else { 8 }) == 0;
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
fn random_games_with_the_e_deck_keep_every_invariant() {
    for number in 0..games() {
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
        while !game.to_decide().is_empty() {
            let (seat, m) = choose(&game, &mut rng);
            if let Move::Occupation { card } | Move::Improve { card, .. } = m {
                *played.entry(card).or_default() += 1;
            }
            game.play_unchecked(seat, &m);
        }
        game.scores();
    }
    let mut thin = Vec::new();
    println!("card   played  hooks");
    for card in CardId::all() {
        let (times, hooks) = (played.get(&card).copied().unwrap_or(0), counts(card));
        println!("{:<6} {times:>6}  {hooks:?}", card.card().id);
        // Decks that are not dealt yet come up only where hands are chosen: their cards are shown, not counted.
        let dealt = card.card().kind == CardKind::Major
            || agricola::card::DeckId::named("E").unwrap().cards().any(|other| other == card);
        if dealt && (times < least || hooks.iter().any(|&n| n < least)) {
            thin.push(card);
        }
    }
    assert!(thin.is_empty(), "seldom seen: {thin:?}");
}
