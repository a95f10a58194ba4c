//! Random play with the Moor and invariants, over levels, player counts and editions.

#[path = "common/invariants.rs"]
mod invariants;

use agricola::card::CardKind;
use agricola::moor;
use agricola::rules::Expansion;
use agricola::{Agricola, CardId, Edition, Hand, Move, Options};
use invariants::{answers, exchanges, play_through};
use table::{Game, Match, Rng, Seat, Seed};

fn games() -> u64 {
    std::env::var("HOFWERK_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

/// The options of the game with this number: all combinations come round.
fn options(number: u64) -> Options {
    let (players, level) = ((number % 5 + 1) as u8, (number / 5 % 3 + 1) as u8);
    let decks = ["E", "I", "K"][..(number / 45 % 4) as usize].iter().map(|name| name.to_string()).collect();
    Options {
        players,
        expansion: Expansion::Moor,
        level: Some(level),
        edition: if (number / 15).is_multiple_of(2) { Edition::De } else { Edition::Nl },
        light_fires: number.is_multiple_of(3),
        decks: if level == 3 { decks } else { Vec::new() },
        hands: (level > 1).then(|| hands(players, level, number)),
        ..Options::default()
    }
}

/// M3: 7 minors on level 2; 7 occupations, 3 minors of the base game and 4 of the Moor on level 3.
fn hands(players: u8, level: u8, number: u64) -> Vec<Hand> {
    let mut rng = Rng::from_number(number);
    let mut pile = |kind: CardKind, own: bool| {
        let fits = |card: &CardId| card.card().players <= players && moor::has(*card) == own;
        let mut cards: Vec<CardId> = CardId::all().filter(|card| card.card().kind == kind).filter(fits).collect();
        rng.shuffle(&mut cards);
        cards
    };
    let (mut occupations, mut base, mut own) =
        (pile(CardKind::Occupation, false), pile(CardKind::Minor, false), pile(CardKind::Minor, true));
    let sizes = if level == 2 { (0, 0, 7) } else { (7, 3, 4) };
    (0..players)
        .map(|_| Hand {
            occupations: occupations.drain(..sizes.0).collect(),
            minors: base.drain(..sizes.1).chain(own.drain(..sizes.2)).collect(),
        })
        .collect()
}

/// Somebody who is asked, and a move of theirs: mostly an answer, sometimes an exchange.
fn choose(game: &Agricola, rng: &mut Rng) -> (Seat, Move) {
    let asked: Vec<Seat> = game.to_decide().iter().collect();
    let seat = asked[rng.below(asked.len())];
    let (answers, exchanges) = (answers(game, seat), exchanges(game, seat));
    assert!(!answers.is_empty() || !exchanges.is_empty(), "a dead end: {game:?}");
    let trade = answers.is_empty() || (!exchanges.is_empty() && rng.below(12) == 0);
    (seat, *rng.pick(if trade { &exchanges } else { &answers }).unwrap())
}

#[test]
fn random_games_on_the_moor_keep_every_invariant() {
    for number in 0..games() {
        let game = Match::new(&options(number), Seed::new(u128::from(number))).unwrap();
        play_through(game, number, choose, |_, _| ());
    }
}
