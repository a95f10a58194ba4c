//! Self-play: games become rows.

use crate::course::{Course, CourseError, Progress, read_net};
use crate::rows::{self, Rows, number_of};
use crate::selfplay::{Table, play};
use bots::Playable;
use bots::knowledge::Knowledge;
use bots::learned::Learned;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::Rng;

/// A file of rows is written after this time, if its games are not played sooner.
const A_FILE: Duration = Duration::from_secs(60);

/// What the games of one file came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// All games so far.
    pub progress: Progress,
    /// The games of this file.
    pub games: u64,
    /// The mean of the points.
    pub points: f64,
    /// Games a second.
    pub speed: f64,
}

/// Plays and writes rows until `stop` is set, in this many threads; tells of every file.
///
/// # Errors
/// If the files of the course cannot be used.
pub fn generate<G: Playable>(
    course: &Course,
    threads: usize,
    stop: &AtomicBool,
    tell: &(dyn Fn(&Played) + Sync),
) -> Result<(), CourseError> {
    let tables = course.tables::<G>()?;
    for options in &tables {
        let refused = |refusal: table::Refusal| CourseError::Content(course.file("course.json"), refusal.to_string());
        G::new(options, table::Seed::new(0)).map_err(refused)?;
    }
    if tables.is_empty() {
        return Err(CourseError::Content(course.file("course.json"), "there are no tables".into()));
    }
    let progress = Mutex::new(course.progress());
    std::thread::scope(|scope| {
        let work = || one_file_after_another::<G>(course, &tables, &progress, stop, tell);
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut ends = threads.into_iter().map(|thread| thread.join());
        ends.try_for_each(|end| end.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

fn one_file_after_another<G: Playable>(
    course: &Course,
    tables: &[G::Options],
    progress: &Mutex<Progress>,
    stop: &AtomicBool,
    tell: &(dyn Fn(&Played) + Sync),
) -> Result<(), CourseError> {
    let names = number_of(G::sheet().names());
    while !stop.load(Ordering::Relaxed) {
        let (number, games_before) = {
            let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
            progress.files += 1;
            (progress.files, progress.games)
        };
        let mut rng = Rng::from_number(number);
        let start = Instant::now();
        let pupil = Pupil::<G>::of(course, games_before)?;
        let (mut rows, mut games, mut searched, mut points, mut seats) = (Rows::default(), 0, 0, 0, 0);
        while games < course.plan.games_a_file && start.elapsed() < A_FILE && !stop.load(Ordering::Relaxed) {
            let options = &tables[rng.below(tables.len())];
            let Ok(game) = G::new(options, rng.seed()) else { continue };
            let table = pupil.table(course, games_before, &mut rng);
            let totals = play(game, &table, &course.plan, &mut rng, &mut rows);
            (games, searched) = (games + 1, searched + u64::from(table.iterations.is_some()));
            (points, seats) = (points + totals.iter().sum::<i32>(), seats + totals.len());
        }
        rows::save(course, number, &rows, names)?;
        rows::newest(course);
        let seconds = start.elapsed().as_secs_f64();
        let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
        progress.games += games;
        progress.searched += searched;
        progress.rows += rows.len() as u64;
        progress.seconds += seconds;
        course.save_progress(&progress)?;
        let points = f64::from(points) / seats.max(1) as f64;
        tell(&Played { progress: *progress, games, points, speed: games as f64 / seconds });
    }
    Ok(())
}

/// Who plays the games of one file.
struct Pupil<G: Playable> {
    knowledge: Arc<dyn Knowledge<G>>,
    has_net: bool,
    older: Vec<Arc<dyn Knowledge<G>>>,
}

impl<G: Playable> Pupil<G> {
    fn of(course: &Course, games: u64) -> Result<Pupil<G>, CourseError> {
        let net = if games < course.plan.games_by_hand { None } else { course.net::<G>()? };
        let Some(net) = net else {
            return Ok(Pupil { knowledge: G::knowledge_by_hand(), has_net: false, older: Vec::new() });
        };
        // A net that was put aside under other names is of no use any more.
        let older = course.older().into_iter().filter_map(|file| read_net::<G>(&file).ok());
        let older = older.map(|net| Arc::new(Learned::with(Arc::new(net))) as Arc<dyn Knowledge<G>>);
        let older = std::iter::once(G::knowledge_by_hand()).chain(older).collect();
        Ok(Pupil { knowledge: Arc::new(Learned::with(Arc::new(net))), has_net: true, older })
    }

    fn table(&self, course: &Course, games: u64, rng: &mut Rng) -> Table<G> {
        let plan = &course.plan;
        let searches = self.has_net && games >= plan.games_without_search && rng.unit() >= plan.still_without_search;
        let older = if rng.unit() < plan.against_older { rng.pick(&self.older).cloned() } else { None };
        Table {
            pupil: self.knowledge.clone(),
            older,
            by_hand: !self.has_net,
            iterations: searches.then_some(plan.iterations),
        }
    }
}
