//! Measures what drawing a state costs: the view alone, and the whole with moves, prices and previews.
//!
//! `cargo run --release -p server --example state_cost -- [games of each kind] [positions of each kind]`
//!
//! Plays games at random and draws the state of everybody who is asked, after every move. The last kinds begin with
//! positions made to be slow: the one with which a review once kept a view busy for half a minute, with other amounts of
//! goods, and random cards by the dozen.

use agricola::card::CardId;
use bots::Playable;
use bots::games::{Task, with_game};
use serde_json::json;
use server::message::{ServerMessage, State};
use server::play::{Beginning, Play};
use std::time::{Duration, Instant};
use table::{Rng, Seed};

/// Positions with very many cards are left after this many moves.
const MOVES_FROM_POSITION: usize = 60;

/// The cards of the position that was found to be slow.
const SLOW: [&str; 33] = [
    "E27", "E17", "E168", "E190", "E24", "E44", "E165", "E184", "E204", "E62", "E199", "E21", "E58", "E25", "E338",
    "M10", "E208", "M7", "E341", "E185", "E179", "E196", "E154", "M3", "E156", "E216", "E212", "E149", "M9", "E54",
    "E152", "E173", "E207",
];

/// How long the parts of states took.
#[derive(Default)]
struct Times {
    views: Vec<Duration>,
    whole: Vec<(Duration, String)>,
    /// How long the messages are.
    bytes: Vec<usize>,
}

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let (games, positions) = (arguments.first().copied().unwrap_or(20), arguments.get(1).copied().unwrap_or(100));
    let agricola = |options: serde_json::Value| move |n| start(&options, n);
    let family = agricola(json!({"players": 2, "mode": "family"}));
    let full = agricola(json!({"players": 5, "decks": ["E"]}));
    let moor = agricola(json!({"players": 5, "decks": ["E", "I", "K"], "expansion": "moor", "level": 3}));
    let caverna = |players: u8| move |n| start(&json!({"players": players}), n);
    println!("microseconds: half within, 99 % within, longest");
    measure("agricola", "Agricola, family game of two", games, family, usize::MAX);
    measure("agricola", "Agricola, E deck, five players", games, full, usize::MAX);
    measure("agricola", "the Moor, level 3, all decks, five players", games, moor, usize::MAX);
    measure("caverna", "Caverna, two players", games, caverna(2), usize::MAX);
    measure("caverna", "Caverna, seven players", games, caverna(7), usize::MAX);
    measure("agricola", "the slow position", positions, |n| Beginning::Position(slow_position(n)), MOVES_FROM_POSITION);
    measure(
        "agricola",
        "the slow position with the Moor",
        positions,
        |n| with_moor(slow_position(n)),
        MOVES_FROM_POSITION,
    );
    measure(
        "agricola",
        "random cards by the dozen",
        positions,
        |n| Beginning::Position(many_cards(n)),
        MOVES_FROM_POSITION,
    );
    measure("agricola", "the same with the Moor", positions, |n| with_moor(many_cards(n)), MOVES_FROM_POSITION);
}

fn start(options: &serde_json::Value, number: u64) -> Beginning {
    Beginning::Options(options.clone(), Seed::new(number.into()))
}

fn slow_position(number: u64) -> String {
    let amounts = [3, 6, 9, 12, 16, 30];
    let n = amounts[number as usize % amounts.len()];
    position(13, &[player(&SLOW, |kind| if kind == "food" { 0 } else { n })])
}

fn many_cards(number: u64) -> String {
    let mut rng = Rng::from_number(number);
    let mut cards: Vec<&str> =
        CardId::all().map(CardId::card).filter(|card| !card.passing).map(|card| card.id).collect();
    rng.shuffle(&mut cards);
    let most = [10, 60, 250][rng.below(3)];
    let players = 1 + rng.below(5);
    let hands = cards.chunks(12 + rng.below(36)).take(players);
    let players: Vec<String> = hands.map(|hand| player(hand, |_| rng.below(most))).collect();
    position(1 + rng.below(14), &players)
}

/// A player with cards and with this many of each good.
fn player(cards: &[&str], amount: impl FnMut(&str) -> usize) -> String {
    let kinds = ["wood", "clay", "reed", "stone", "grain", "vegetable", "food"];
    let amounts: Vec<usize> = kinds.into_iter().map(amount).collect();
    let goods: Vec<String> = kinds.iter().zip(amounts).map(|(kind, n)| format!("{kind} = {n}")).collect();
    format!("[[player]]\ncards = {cards:?}\ngoods = {{ {} }}\n", goods.join(", "))
}

fn position(round: usize, players: &[String]) -> String {
    format!("round = {round}\n{}", players.concat())
}

fn with_moor(position: String) -> Beginning {
    Beginning::Position(format!("expansion = \"moor\"\nlevel = 3\n{position}"))
}

fn measure(game: &str, name: &str, games: u64, begin: impl Fn(u64) -> Beginning, most_moves: usize) {
    with_game(game, Measure { name, games, begin, most_moves }).expect("the game is at this table");
}

struct Measure<'a, B> {
    name: &'a str,
    games: u64,
    begin: B,
    most_moves: usize,
}

impl<B: Fn(u64) -> Beginning> Task for Measure<'_, B> {
    type Output = ();

    fn run<G: Playable>(self) {
        let mut times = Times::default();
        // Not every heap of random cards is a position that can be.
        let begun = (0..10 * self.games).filter_map(|number| {
            let (play, _) = Play::<G>::begin((self.begin)(number)).ok()?;
            Some((play, number))
        });
        for (play, number) in begun.take(self.games as usize) {
            walk(play, number, self.most_moves, &mut times);
        }
        times.report(self.name);
    }
}

/// Plays at random and draws states.
fn walk<G: Playable>(mut play: Play<G>, number: u64, most_moves: usize, times: &mut Times) {
    let mut rng = Rng::from_number(number);
    for _ in 0..most_moves {
        let asked: Vec<_> = play.asked().iter().collect();
        let Some(seat) = rng.pick(&asked).copied() else { return };
        times.views.push(shortest(|| play.past_for(Some(seat), play.number())));
        let state = play.now_for(Some(seat));
        times.bytes.push(ServerMessage::State(&State::of(&state, play.number(), 0, G::NAME, &[])).text().len());
        let what = format!("game {number}, move {}", play.number());
        times.whole.push((shortest(|| play.now_for(Some(seat))), what));
        let moves: Vec<G::Move> = serde_json::from_str(state.moves.get()).unwrap();
        let exchanges: Vec<G::Move> = serde_json::from_str(state.exchanges.get()).unwrap();
        let list = if moves.is_empty() || !exchanges.is_empty() && rng.below(8) == 0 { exchanges } else { moves };
        let action = *rng.pick(&list).unwrap();
        play.apply(seat, action).expect("a listed move is legal");
    }
}

/// How long work takes: the first of twenty times that is below a millisecond, or the shortest, so that other work of the
/// machine does not count.
fn shortest<T>(work: impl Fn() -> T) -> Duration {
    let mut shortest = Duration::MAX;
    for _ in 0..20 {
        let start = Instant::now();
        let result = work();
        shortest = shortest.min(start.elapsed());
        drop(result);
        if shortest < Duration::from_millis(1) {
            break;
        }
    }
    shortest
}

impl Times {
    fn report(mut self, name: &str) {
        self.views.sort();
        self.whole.sort();
        self.bytes.sort_unstable();
        let last = self.views.len() - 1;
        let ranks = [last / 2, last * 99 / 100, last];
        println!("{name}, {} states", self.views.len());
        println!("  view  {:7?}", ranks.map(|i| self.views[i].as_micros()));
        println!("  bytes {:7?}", ranks.map(|i| self.bytes[i]));
        println!("  whole {:7?} ({})", ranks.map(|i| self.whole[i].0.as_micros()), self.whole[last].1);
    }
}
