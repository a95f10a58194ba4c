//! Lets bots play Agricola and counts what they do: points, wins, begging cards, persons that fell ill, special actions, horses.
//!
//! `cargo run --release -p bots --example habits -- BOT,BOT… GAMES 'OPTIONS' [SEED]`
//!
//! The bots take turns in the seats, and the games of one round of turns share the same chance. Options are those of the
//! protocol: `{"players":2,"expansion":"moor","level":1}`.

use agricola::{Agricola, Event, Options};
use bots::estimate::share_interval;
use std::collections::BTreeMap;
use table::{Game, Rng, Seat, Seed};

/// What one of the bots did in all games.
#[derive(Default)]
struct Habits {
    games: f64,
    points: f64,
    squares: f64,
    wins: f64,
    begging: f64,
    fallen_ill: f64,
    specials: BTreeMap<String, u32>,
    horses: f64,
    with_horses: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let names: Vec<&str> = args[0].split(',').collect();
    let games: usize = args[1].parse().expect("a number of games");
    let options: Options = serde_json::from_str(&args[2]).expect("options");
    let seed: u64 = args.get(3).map_or(1, |seed| seed.parse().expect("a number"));
    let seats = usize::from(options.players);
    assert_eq!(names.len(), seats, "a bot for each seat");
    let mut habits: Vec<Habits> = names.iter().map(|_| Habits::default()).collect();
    for number in 0..games {
        let deal = Rng::from_number(seed * 1_000_003 + (number / seats) as u64).bits();
        let mut game = Agricola::new(&options, Seed::new(u128::from(deal))).expect("the options are sound");
        let bot_at = |seat: Seat| (seat.index() + number) % seats;
        let rng = |seat: Seat| Rng::from_number((number * 16 + seat.index()) as u64);
        let player = |seat: Seat| bots::named::<Agricola>(names[bot_at(seat)], rng(seat)).expect("a bot");
        let mut table: Vec<_> = Seat::all(seats).map(player).collect();
        while let Some(seat) = game.to_decide().first() {
            let chosen = table[seat.index()].choose(&game, seat).expect("a move");
            for event in game.apply(seat, &chosen).expect("a legal move") {
                match event {
                    Event::Special { seat, action, .. } => {
                        *habits[bot_at(seat)].specials.entry(action.name().into()).or_default() += 1;
                    }
                    Event::Heated { seat, sick, .. } => habits[bot_at(seat)].fallen_ill += f64::from(sick),
                    _ => {}
                }
            }
        }
        let totals: Vec<i32> = game.scores().iter().map(|score| score.total).collect();
        let best = totals.iter().max().expect("somebody played");
        let winners = totals.iter().filter(|total| *total == best).count() as f64;
        for seat in Seat::all(seats) {
            let (own, player) = (&mut habits[bot_at(seat)], game.player(seat));
            let points = f64::from(totals[seat.index()]);
            let horses = player.goods.get(agricola::goods::Good::Horse);
            own.games += 1.0;
            own.points += points;
            own.squares += points * points;
            own.wins += if totals[seat.index()] == *best { 1.0 / winners } else { 0.0 };
            own.begging += f64::from(player.begging);
            own.horses += f64::from(horses);
            own.with_horses += f64::from(u8::from(horses > 0));
        }
    }
    for (name, own) in names.iter().zip(&habits) {
        let n = own.games;
        let (mean, spread) = (own.points / n, (own.squares / n - (own.points / n).powi(2)).max(0.0).sqrt());
        let (low, high) = share_interval(own.wins / n, n as u64);
        let specials = f64::from(own.specials.values().sum::<u32>()) / n;
        println!(
            "{name:<10} {n} games  {mean:.1} ± {:.1} points  wins {:.1} % ({:.1}–{:.1})  a game: begging {:.2}, ill {:.2}, \
             special actions {specials:.1} {:?}, horses {:.1} (in {:.0} % of games)",
            1.96 * spread / n.sqrt(),
            100.0 * own.wins / n,
            100.0 * low,
            100.0 * high,
            own.begging / n,
            own.fallen_ill / n,
            own.specials,
            own.horses / n,
            100.0 * own.with_horses / n,
        );
    }
}
