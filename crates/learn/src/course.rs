//! The directory of a course, in which everything lies that is needed to go on.

use bots::Playable;
use bots::net::{Net, NetError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What is played in a course, and how: `course.json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// The options of the tables that are played, by turns.
    pub tables: Vec<serde_json::Value>,
    /// So many games are played without a net to begin with.
    pub games_by_hand: u64,
    /// So many games, those among them, are played looking one turn ahead; then players search.
    pub games_without_search: u64,
    /// The iterations of a search.
    pub iterations: u32,
    /// The part of the games that are played without search even then.
    pub still_without_search: f64,
    /// The part of the games against older nets and the evaluation by hand.
    pub against_older: f64,
    /// How far the end of the game counts against what was expected on the way.
    pub lambda: f32,
    /// The part of the positions of a game that are written down, drawn by chance. Those of one game resemble each other and have
    /// the same end, so that few of many games teach more than many of few.
    pub part_of_rows: f64,
    /// The games of one file of rows, if they do not take longer than a minute.
    pub games_a_file: u64,
    /// Training begins with this many rows.
    pub first_rows: usize,
    /// The newest rows that are trained on.
    pub window: usize,
    /// The rows in one step of training.
    pub batch: usize,
    /// The steps after which the net is written anew.
    pub steps_a_cycle: usize,
    /// How often each row is trained on, at most. Where hands are dealt, the cards of a game tell it from all others: a net that
    /// sees its rows many times learns by heart how it ended.
    pub uses_of_a_row: f64,
    /// How far one step goes.
    pub rate: f32,
    /// A net is put aside after this many seconds of training.
    pub put_aside_every: f64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            game: String::new(),
            tables: Vec::new(),
            games_by_hand: 2_000,
            games_without_search: 100_000,
            iterations: 32,
            still_without_search: 0.2,
            against_older: 0.2,
            lambda: 0.9,
            part_of_rows: 1.0,
            games_a_file: 250,
            first_rows: 30_000,
            window: 1_000_000,
            batch: 1024,
            steps_a_cycle: 200,
            uses_of_a_row: 1.5,
            rate: 5e-4,
            put_aside_every: 600.0,
        }
    }
}

/// How far self-play has come: `progress.json`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The games played.
    pub games: u64,
    /// Those of them in which players searched.
    pub searched: u64,
    /// The rows written.
    pub rows: u64,
    /// The files of rows written.
    pub files: u64,
    /// The time it took, of all threads together.
    pub seconds: f64,
}

/// Why a course cannot go on.
#[derive(Debug)]
pub enum CourseError {
    /// A file cannot be read or written.
    File(PathBuf, io::Error),
    /// A file does not hold what it should.
    Content(PathBuf, String),
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CourseError::File(path, error) => write!(f, "{}: {error}", path.display()),
            CourseError::Content(path, detail) => write!(f, "{}: {detail}", path.display()),
        }
    }
}

impl std::error::Error for CourseError {}

/// The directory of a course.
#[derive(Clone, Debug)]
pub struct Course {
    dir: PathBuf,
    /// What is played.
    pub plan: Plan,
}

impl Course {
    /// Goes on with the course in this directory, or begins one with this plan.
    ///
    /// # Errors
    /// If the directory cannot be used, or holds no course and no plan is given.
    pub fn open(dir: &Path, begin: Option<Plan>) -> Result<Course, CourseError> {
        let file = dir.join("course.json");
        if let (false, Some(plan)) = (file.exists(), begin) {
            for dir in [dir.join("rows"), dir.join("older")] {
                fs::create_dir_all(&dir).map_err(|error| CourseError::File(dir, error))?;
            }
            write(&file, serde_json::to_string_pretty(&plan).unwrap_or_default().as_bytes())?;
        }
        let text = fs::read_to_string(&file).map_err(|error| CourseError::File(file.clone(), error))?;
        let plan = serde_json::from_str(&text).map_err(|error| CourseError::Content(file, error.to_string()))?;
        Ok(Course { dir: dir.into(), plan })
    }

    /// The name of the game that the course in this directory is about.
    ///
    /// # Errors
    /// If there is no course.
    pub fn game(dir: &Path) -> Result<String, CourseError> {
        Course::open(dir, None).map(|course| course.plan.game)
    }

    /// A file of the course.
    pub fn file(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// How far self-play has come.
    pub fn progress(&self) -> Progress {
        let text = fs::read_to_string(self.file("progress.json")).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Writes down how far self-play has come.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_progress(&self, progress: &Progress) -> Result<(), CourseError> {
        write(&self.file("progress.json"), serde_json::to_string(progress).unwrap_or_default().as_bytes())
    }

    /// The tables that are played.
    ///
    /// # Errors
    /// If the plan holds options that the game does not know.
    pub fn tables<G: Playable>(&self) -> Result<Vec<G::Options>, CourseError> {
        let read = |table: &serde_json::Value| serde_json::from_value(table.clone());
        let tables: Result<Vec<G::Options>, _> = self.plan.tables.iter().map(read).collect();
        tables.map_err(|error| CourseError::Content(self.file("course.json"), error.to_string()))
    }

    /// The newest net, if there is one.
    ///
    /// # Errors
    /// If it cannot be used.
    pub fn net<G: Playable>(&self) -> Result<Option<Net>, CourseError> {
        let file = self.file("newest.net");
        if file.exists() { read_net::<G>(&file).map(Some) } else { Ok(None) }
    }

    /// Begins with what the net in a file has learned, if the course has no net yet.
    ///
    /// # Errors
    /// If the net cannot be used.
    pub fn begin_with<G: Playable>(&self, file: &Path) -> Result<(), CourseError> {
        let newest = self.file("newest.net");
        if newest.exists() {
            return Ok(());
        }
        read_net::<G>(file)?;
        fs::copy(file, &newest).map(drop).map_err(|error| CourseError::File(newest, error))
    }

    /// The nets that were put aside, the oldest first.
    pub fn older(&self) -> Vec<PathBuf> {
        listed(&self.file("older"), "net")
    }
}

/// The net in a file.
///
/// # Errors
/// If there is none that can be used.
pub fn read_net<G: Playable>(file: &Path) -> Result<Net, CourseError> {
    let bytes = fs::read(file).map_err(|error| CourseError::File(file.into(), error))?;
    let net = Net::read(&bytes, G::NAME, G::sheet().names());
    net.map_err(|error: NetError| CourseError::Content(file.into(), error.to_string()))
}

/// The files with this ending in a directory, by name.
pub(crate) fn listed(dir: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == ending)).collect();
    files.sort();
    files
}

/// Writes a file as a whole: whoever reads it finds the old one or the new one.
pub(crate) fn write(file: &Path, content: &[u8]) -> Result<(), CourseError> {
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let written = fs::write(&new, content).and_then(|()| fs::rename(&new, file));
    written.map_err(|error| CourseError::File(file.into(), error))
}
