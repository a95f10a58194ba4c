//! A course from its first game to a net that plays, stopped and gone on with.

use agricola::Agricola;
use bots::knowledge::Expected;
use learn::rows::Rows;
use learn::selfplay::{Table, play};
use learn::{Course, Plan, generate, train};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Game, Rng, Seed};

/// A directory that is gone after the test.
struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let dir = std::env::temp_dir().join(format!("hofwerk-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        Dir(dir)
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn plan() -> Plan {
    Plan {
        game: "agricola".into(),
        tables: vec![serde_json::json!({ "players": 2, "mode": "family" })],
        games_by_hand: 2,
        games_without_search: 3,
        iterations: 3,
        games_a_file: 2,
        first_rows: 100,
        window: 500,
        batch: 16,
        steps_a_cycle: 8,
        put_aside_every: 1e-9,
        ..Plan::default()
    }
}

fn game_of_two() -> Agricola {
    Agricola::new(&serde_json::from_str(r#"{"players":2}"#).unwrap(), Seed::new(8)).unwrap()
}

/// Plays until a file of rows is written.
fn play_a_file(course: &Course) {
    let stop = AtomicBool::new(false);
    generate::<Agricola>(course, 1, &stop, &|_| stop.store(true, Ordering::Relaxed)).unwrap();
}

/// Trains until a net is written; the steps made in all.
fn train_a_cycle(course: &Course) -> u64 {
    let (stop, mut steps) = (AtomicBool::new(false), 0);
    let mut tell = |cycle: &learn::train::Cycle| {
        steps = cycle.steps;
        stop.store(true, Ordering::Relaxed);
    };
    train::<Agricola>(course, &stop, &mut tell).unwrap();
    steps
}

#[test]
fn a_course_goes_on_from_its_files() {
    let dir = Dir::new("course");
    assert!(Course::open(&dir.0, None).is_err(), "there is no course yet");
    let course = Course::open(&dir.0, Some(plan())).unwrap();
    play_a_file(&course);
    assert!(course.net::<Agricola>().unwrap().is_none());
    assert_eq!(train_a_cycle(&course), 8);
    let first = course.net::<Agricola>().unwrap();
    assert!(first.is_some());

    let again = Course::open(&dir.0, None).unwrap();
    assert_eq!(again.plan, plan());
    play_a_file(&again);
    let progress = again.progress();
    assert_eq!((progress.games, progress.searched, progress.files), (4, 0, 2));
    assert_eq!(train_a_cycle(&again), 16);
    assert!(again.net::<Agricola>().unwrap() != first, "the net has learned more");
    assert_eq!(again.older().len(), 1, "both are of the first second");
    // From now on players search.
    play_a_file(&again);
    assert!(again.progress().searched > 0 || again.plan.still_without_search > 0.0);
    let rows = std::fs::read_dir(dir.0.join("rows")).unwrap().count();
    assert!(rows <= 3, "what is older than the window is deleted");
}

#[test]
fn what_is_learned_from_a_game_ends_in_its_points() {
    let table = Table {
        pupil: <Agricola as bots::Playable>::knowledge_by_hand(),
        older: None,
        by_hand: true,
        iterations: None,
    };
    let mut rows = Rows::default();
    let points = play(game_of_two(), &table, &plan(), &mut Rng::from_number(3), &mut rows);
    let lead = (points[0] - points[1]) as f32;
    for i in 0..rows.len() {
        let came = rows.get(i).1;
        // By hand nothing is expected on the way, and what counts is the end.
        assert_eq!(came.target, came.lead);
        assert!(came.lead.abs() == lead.abs() && (1..=14).contains(&came.round));
        assert!(came.points == points[0] as f32 || came.points == points[1] as f32);
    }
    assert!(rows.len() > 60, "two rows for each turn: {}", rows.len());
    let end = Expected::at_the_end(&game_of_two());
    assert_eq!(end.leads[0], -end.leads[1]);
}

#[test]
fn of_a_game_a_part_of_the_positions_is_written_down_and_teaches_the_same() {
    let net = bots::Playable::net(&game_of_two()).expect("a net is checked in for the family game of two");
    let table = || Table {
        pupil: std::sync::Arc::new(bots::learned::Learned::with(std::sync::Arc::new(net.clone()))),
        older: None,
        by_hand: false,
        iterations: None,
    };
    let written = |part_of_rows: f64| {
        let mut rows = Rows::default();
        let plan = Plan { part_of_rows, ..plan() };
        let points = play(game_of_two(), &table(), &plan, &mut Rng::from_number(5), &mut rows);
        let rows: Vec<_> = (0..rows.len()).map(|i| (rows.get(i).0.collect::<Vec<_>>(), *rows.get(i).1)).collect();
        (points, rows)
    };
    let (points, all) = written(1.0);
    let (same_points, part) = written(0.2);
    assert_eq!(points, same_points, "it is the same game");
    assert!(part.len() * 10 < all.len() * 4 && part.len() * 10 > all.len(), "{} of {}", part.len(), all.len());
    let mut all = all.into_iter();
    assert!(part.into_iter().all(|row| all.any(|other| other == row)), "the same rows in the same order");
}
