//! How many simulations a second the search makes, at the first turn of each round of a game that greedy players play.
//!
//! `cargo run --release -p bots --example speed -- agricola '{"players":2,"mode":"family"}' [SECONDS]`
//!
//! On Linux the time is that of the processor, so that other programs hardly matter.

use bots::games::{Task, with_game};
use bots::{Budget, Playable, analyze, named};
use std::fs;
use std::time::{Duration, Instant};
use table::{Rng, Seed};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, options, rest @ ..] = &args[..] else { panic!("GAME OPTIONS [SECONDS]") };
    let seconds = rest.first().map_or(1.0, |text| text.parse().expect("seconds"));
    let looks = Looks { options: options.clone(), time: Duration::from_secs_f64(seconds) };
    with_game(name, looks).expect("the name of a game");
}

struct Looks {
    options: String,
    /// How long it searches at each point.
    time: Duration,
}

impl Task for Looks {
    type Output = ();

    fn run<G: Playable>(self) {
        let options = serde_json::from_str(&self.options).expect("options of the game");
        let mut game = G::new(&options, Seed::new(5)).expect("the options are sound");
        let player = |i| named::<G>("greedy", Rng::from_number(i)).expect("a bot");
        let mut table: Vec<_> = (0..game.seats() as u64).map(player).collect();
        let mut looked = 0;
        while let Some(seat) = game.to_decide().first() {
            if game.begins_turn(seat) && game.round() > looked {
                looked = game.round();
                let budget = Budget { iterations: u32::MAX, time: self.time, threads: 1 };
                let before = spent();
                let judgements = analyze(&game, seat, &budget, Rng::from_number(1));
                let visits: u32 = judgements.iter().map(|judgement| judgement.visits).sum();
                println!("round {looked:2}: {:6.0} simulations a second", f64::from(visits) / (spent() - before));
            }
            let chosen = table[seat.index()].choose(&game, seat).expect("a move");
            game.play_unchecked(seat, &chosen);
        }
    }
}

/// The seconds that this thread has had a processor; where nobody tells, those of the clock.
fn spent() -> f64 {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    let nanoseconds = |text: String| text.split(' ').next()?.parse::<f64>().ok();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok().and_then(nanoseconds);
    told.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds * 1e-9)
}
