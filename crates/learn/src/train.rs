//! Training: rows become weights, weights a net.

use crate::course::{Course, CourseError, write};
use crate::model::Model;
use crate::rows::{Rows, Window, number_of};
use bots::Playable;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::Rng;

/// How often training looks whether there are new rows, if it has to wait.
const PATIENCE: Duration = Duration::from_secs(2);
/// At most so many rows are judged to measure the error.
const MEASURED: usize = 20_000;

/// What a cycle of training came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Cycle {
    /// Steps made in all.
    pub steps: u64,
    /// Seconds spent in all.
    pub seconds: f64,
    /// The rows in the window.
    pub rows: usize,
    /// The error on the rows that were trained on: the mean distance from what was to be learned.
    pub error: f32,
    /// On rows that had not been trained on: by the net and by hand, of the lead at the end.
    pub unseen: Option<[Errors; 2]>,
}

/// Errors of an expected lead: the root of the mean square.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Errors {
    /// Over all rows.
    pub all: f32,
    /// Over the rows of each round, from round 1 on.
    pub by_round: Vec<f32>,
}

/// Trains until `stop` is set; tells of every cycle.
///
/// # Errors
/// If the files of the course cannot be used.
pub fn train<G: Playable>(course: &Course, stop: &AtomicBool, tell: &mut dyn FnMut(&Cycle)) -> Result<(), CourseError> {
    let names = G::sheet().names();
    let number = number_of(names);
    let plan = &course.plan;
    let file = course.file("weights");
    let mut rng = Rng::from_number(number);
    let mut model = match fs::read(&file) {
        Ok(bytes) => Model::from_bytes(&bytes, names)
            .ok_or_else(|| CourseError::Content(file.clone(), "these are no weights".into()))?,
        Err(_) => match course.net::<G>()? {
            Some(net) => Model::from_net(&net, names),
            None => Model::new(names, &mut rng),
        },
    };
    let mut window = Window::default();
    let mut put_aside = (model.seconds / plan.put_aside_every).floor();
    // Steps made in earlier runs used rows that are long gone: only those of this run are counted.
    let (mut used, mut given) = (0.0, 0.0);
    while !stop.load(Ordering::Relaxed) {
        let new = window.refresh(course, number);
        given += window.newest(new).map(Rows::len).sum::<usize>() as f64;
        let total = window.len();
        if total < plan.first_rows || used > given * plan.uses_of_a_row {
            std::thread::sleep(PATIENCE);
            continue;
        }
        let start = Instant::now();
        let unseen = (new > 0 && model.steps > 0).then(|| errors(&model, window.newest(new)));
        let drawn: Vec<(&Rows, usize)> = (0..MEASURED).map(|_| window.draw(total, &mut rng)).collect();
        model.meet(drawn.iter().map(|(rows, at)| rows.get(*at)), &mut rng);
        let (mut error, mut steps) = (0.0, 0);
        while steps < plan.steps_a_cycle && !stop.load(Ordering::Relaxed) {
            let drawn: Vec<(&Rows, usize)> = (0..plan.batch).map(|_| window.draw(total, &mut rng)).collect();
            let batch: Vec<_> = drawn.iter().map(|(rows, at)| rows.get(*at)).collect();
            error += model.step(&batch, plan.rate);
            steps += 1;
        }
        used += (steps * plan.batch) as f64;
        model.seconds += start.elapsed().as_secs_f64();
        let net = model.net().write(G::NAME, names);
        write(&course.file("newest.net"), &net)?;
        write(&file, &model.to_bytes())?;
        let due = (model.seconds / plan.put_aside_every).floor();
        if due > put_aside {
            put_aside = due;
            write(&course.file("older").join(format!("{:07}.net", model.seconds as u64)), &net)?;
        }
        let error = (error / steps.max(1) as f32).sqrt();
        tell(&Cycle { steps: model.steps, seconds: model.seconds, rows: total, error, unseen });
    }
    Ok(())
}

/// The errors of the net and of the evaluation by hand.
fn errors<'r>(model: &Model, parts: impl Iterator<Item = &'r Rows>) -> [Errors; 2] {
    let mut squares = [const { Vec::<(f32, f32)>::new() }; 2];
    let rows = parts.flat_map(|rows| (0..rows.len()).map(move |i| rows.get(i)));
    for (row, came) in rows.take(MEASURED) {
        let expected = [model.expects(row)[0], came.by_hand];
        for (squares, expected) in squares.iter_mut().zip(expected) {
            let round = usize::from(came.round);
            if squares.len() < round {
                squares.resize(round, (0.0, 0.0));
            }
            let (sum, count) = &mut squares[round - 1];
            *sum += (expected - came.lead).powi(2);
            *count += 1.0;
        }
    }
    squares.map(|squares| {
        let (sum, count) = squares.iter().fold((0.0, 0.0), |(sum, count), (s, c)| (sum + s, count + c));
        let by_round = squares.iter().map(|(sum, count)| (sum / count.max(1.0)).sqrt()).collect();
        Errors { all: (sum / f32::max(count, 1.0)).sqrt(), by_round }
    })
}
