//! Tests that every game at this table passes, written once: counted trees, recorded games and previews.
//!
//! The first two compare with files that lie beside a game's tests. With `HOFWERK_WRITE=1` in the environment they are written;
//! look at the difference before you commit it, because it means that a rule changed.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use table::record::RecordOf;
use table::{Game, Goods, Match, Meaning, Present, Rng, Seat, Seed, perft};

/// Trees are counted one level deeper until they have more leaves than this.
const ENOUGH_LEAVES: u64 = 5_000;
/// The deepest trees that are counted.
const MOST_DEPTH: u32 = 6;

fn writing() -> bool {
    std::env::var_os("HOFWERK_WRITE").is_some()
}

fn files(directory: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<_> = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Perft: the number of move sequences from the positions in `tests/positions`, compared with `tests/perft.txt`.
///
/// # Panics
/// If a count differs, or if there are fewer positions than `least`.
pub fn trees_are_as_counted<G: Game>(tests: &Path, least: usize) {
    let positions = files(&tests.join("positions"));
    let mut found = String::from("# position depth count; written by the test perft.rs\n");
    for path in &positions {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let position = fs::read_to_string(path).unwrap();
        let game = G::from_position(&position).unwrap_or_else(|why| panic!("{name}: {why}"));
        for depth in 1..=MOST_DEPTH {
            let count = perft(&game, depth);
            writeln!(found, "{name} {depth} {count}").unwrap();
            if count > ENOUGH_LEAVES {
                break;
            }
        }
    }
    let counts = tests.join("perft.txt");
    if writing() {
        fs::write(&counts, &found).unwrap();
    }
    assert_eq!(fs::read_to_string(counts).unwrap(), found);
    assert!(positions.len() >= least, "{} positions", positions.len());
}

/// Recorded games replay to their scores: a rules change that breaks one is visible at once. There is a record in
/// `tests/records` for each of `games`, by name; missing ones are recorded by random play, existing ones never touched.
///
/// # Panics
/// If a record is missing or does not replay.
pub fn recorded_games_replay<G: Game>(tests: &Path, games: &BTreeMap<String, G::Options>) {
    let directory = tests.join("records");
    for ((name, options), number) in games.iter().zip(0..) {
        let path = directory.join(name).with_extension("json");
        if writing() && !path.exists() {
            fs::write(path, serde_json::to_string(&random_game::<G>(options, number)).unwrap()).unwrap();
        }
    }
    let records = files(&directory);
    for path in &records {
        let record: RecordOf<G> = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let game = Match::<G>::from_record(&record).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert!(game.game().to_decide().is_empty(), "{} is not over", path.display());
        assert_eq!(game.record().scores, record.scores, "{}", path.display());
    }
    for name in games.keys() {
        assert!(records.iter().any(|path| path.file_stem().is_some_and(|stem| *stem == **name)), "no record {name}");
    }
}

/// Saved games of every released form load, save to the same text again and can be played to their end. There is a file in
/// `tests/snapshots` for each of `games`, by name; missing ones are written, existing ones never touched.
///
/// # Panics
/// If a saved game is missing, cannot be read, asks another question than its name says, or gets stuck.
pub fn saved_games_are_read_and_played_on<G: Game>(tests: &Path, games: Vec<(&str, &str, G)>) {
    for (name, asks, now) in games {
        let path = tests.join("snapshots").join(name).with_extension("json");
        if writing() && !path.exists() {
            fs::write(&path, serde_json::to_string(&now).unwrap()).unwrap();
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let saved: G = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let prompt = saved.to_decide().first().and_then(|seat| saved.decision(seat)).map(|decision| decision.prompt);
        assert_eq!(prompt, Some(asks), "{name}");
        let again: G = serde_json::from_str(&serde_json::to_string(&saved).unwrap()).unwrap();
        assert_eq!(again, saved, "{name}");
        play_on(saved);
    }
}

fn play_on<G: Game>(mut game: G) {
    let (mut rng, mut list) = (Rng::from_number(1), Vec::new());
    while let Some(seat) = game.to_decide().first() {
        list.clear();
        game.moves(seat, &mut list);
        if list.is_empty() {
            game.exchanges(seat, &mut list);
        }
        let m = *rng.pick(&list).expect("there is always a legal move");
        game.apply(seat, &m).unwrap();
    }
}

fn random_game<G: Game>(options: &G::Options, number: u64) -> RecordOf<G> {
    let mut rng = Rng::from_number(number);
    let mut game: Match<G> = Match::new(options, Seed::new(u128::from(number))).unwrap();
    let mut list = Vec::new();
    while let Some(seat) = game.game().to_decide().first() {
        list.clear();
        game.game().moves(seat, &mut list);
        if list.is_empty() || rng.below(10) == 0 {
            game.game().exchanges(seat, &mut list);
        }
        let m = list[rng.below(list.len())];
        game.apply(seat, &m).unwrap();
    }
    game.record()
}

/// What previews promise, for a seat that is asked: each of its answers and exchanges has one, it is the same in another world
/// that looks the same to the seat, and what it names is what changes hands. `goods` are those of a seat. Says how many
/// previews were compared with goods.
///
/// # Panics
/// If a preview does not hold.
pub fn previews_hold<G: Game>(
    game: &G,
    seat: Seat,
    goods: impl Fn(&G, Seat) -> Goods<G::Good>,
    rng: &mut Rng,
) -> usize {
    let world = game.determinize(seat, rng);
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    game.exchanges(seat, &mut list);
    let mut compared = 0;
    for m in &list {
        let preview = game.preview(seat, m);
        assert_eq!(world.preview(seat, m), preview, "{seat} would learn something from the preview of {m:?}");
        let mut after = game.clone();
        after.log().open();
        after.play_unchecked(seat, m);
        let ends = |event: &G::Event| G::meaning(event) == Meaning::MoveOver;
        let owes = game.due(seat).is_some();
        // What comes after the move, or of a payment that an exchange makes possible, is no part of the preview.
        let settles = owes && G::is_exchange(m) && after.due(seat).is_none();
        if after.log().close().iter().any(ends) || preview.reveals || settles {
            continue;
        }
        compared += 1;
        let nothing = vec![Goods::NONE];
        let due = after.due(seat).filter(|_| !owes);
        let due = due.map_or(nothing.clone(), |due| due.ways().to_vec());
        let pay = if preview.pay.is_empty() { nothing } else { preview.pay };
        assert_eq!(pay.len(), due.len(), "the ways to pay {m:?}: {pay:?} and {due:?}");
        for (way, left) in pay.iter().zip(&due) {
            let (before, then) = (goods(game, seat).and(preview.get), goods(&after, seat));
            assert_eq!(before.and(*left), then.and(*way), "{m:?} takes {way:?} and brings {:?}", preview.get);
        }
    }
    compared
}

/// What is said of a question, for a seat that is asked: it follows from what the seat may know, whatever somebody might
/// expect and may not do has a reason, and an exchange can be made in a row as often as is said.
///
/// # Panics
/// If something of that does not hold.
pub fn questions_hold<G: Present>(game: &G, seat: Seat, rng: &mut Rng) {
    let decision = game.decision(seat).expect("the seat is asked");
    let world = game.determinize(seat, rng);
    assert!(world.contents(seat) == game.contents(seat), "{seat} would learn something from {decision:?}");
    let expected = game.expected(&decision);
    assert_eq!(world.expected(&decision), expected, "{seat} would learn something from {decision:?}");
    let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
    game.moves(seat, &mut moves);
    game.exchanges(seat, &mut exchanges);
    for m in expected.iter().filter(|m| !moves.contains(m)) {
        let why = game.why_not(seat, m).why;
        assert!(!why.ends_with("why-other-question"), "{m:?} has no reason at {decision:?}");
    }
    if let Some(exchange) = rng.pick(&exchanges) {
        let mut after = game.clone();
        for nth in 1..=game.times(seat, exchange) {
            assert!(after.is_legal(seat, exchange), "{exchange:?} cannot be made a {nth}th time at {decision:?}");
            after.play_unchecked(seat, exchange);
        }
    }
}
