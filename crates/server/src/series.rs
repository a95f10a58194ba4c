//! Series of solo games, whatever the game: what is stored of one is read and written by the game itself.

use crate::error::{ApiError, Code};
use crate::play::Play;
use crate::store::Loaded;
use bots::Playable;
use bots::games::{NAMES, Task, with_game};
use serde_json::Value;
use table::{Outcome, Refusal, Series, Solo, Standing};

/// A series of any game.
pub trait AnySeries: Send {
    /// Where it stands.
    fn standing(&self) -> Standing;
    /// The same with other wishes for the games to come.
    fn with(&self, wishes: Value) -> Result<Box<dyn AnySeries>, ApiError>;
    /// The options of the game to be played.
    fn next(&self) -> Value;
    /// What came of that game.
    fn outcome(&self, game: &Loaded) -> Result<Outcome, ApiError>;
    /// The series after it.
    fn after(&self, game: &Loaded, keep: Option<&str>) -> Result<Box<dyn AnySeries>, ApiError>;
    /// How it is stored.
    fn text(&self) -> String;
}

fn refused(refusal: Refusal) -> ApiError {
    ApiError::bad(Code::BadGame, refusal.to_string())
}

fn options<S: Series>(wishes: Value) -> Result<table::solo::OptionsOf<S>, ApiError> {
    serde_json::from_value(wishes).map_err(|error| ApiError::bad(Code::BadGame, format!("options: {error}")))
}

impl<S: Series> AnySeries for S
where
    S::Game: Playable,
{
    fn standing(&self) -> Standing {
        Series::standing(self)
    }

    fn with(&self, wishes: Value) -> Result<Box<dyn AnySeries>, ApiError> {
        Ok(Box::new(Series::with(self, &options::<S>(wishes)?).map_err(refused)?))
    }

    fn next(&self) -> Value {
        serde_json::to_value(Series::next(self)).expect("options can be written as JSON")
    }

    fn outcome(&self, game: &Loaded) -> Result<Outcome, ApiError> {
        Ok(Series::outcome(self, Play::<S::Game>::resume(game)?.game()))
    }

    fn after(&self, game: &Loaded, keep: Option<&str>) -> Result<Box<dyn AnySeries>, ApiError> {
        Ok(Box::new(Series::after(self, Play::<S::Game>::resume(game)?.game(), keep).map_err(refused)?))
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("a series can be written as JSON")
    }
}

type Found = Result<Box<dyn AnySeries>, ApiError>;

struct Begin<'a>(&'a str, Value);

impl Task for Begin<'_> {
    type Output = Found;

    fn run<G: Playable>(self) -> Found {
        let wishes = options::<G::Series>(self.1)?;
        Ok(Box::new(G::Series::begin(self.0, &wishes).map_err(refused)?))
    }
}

/// A new series.
pub fn begin(game: &str, kind: &str, wishes: Value) -> Found {
    with_game(game, Begin(kind, wishes)).unwrap_or_else(|| Err(no_game(game)))
}

struct Read<'a>(&'a str);

impl Task for Read<'_> {
    type Output = Found;

    fn run<G: Playable>(self) -> Found {
        let read: Result<G::Series, _> = serde_json::from_str(self.0);
        let damaged = |error| ApiError::bad(Code::Damaged, format!("This series cannot be read: {error}"));
        Ok(Box::new(read.map_err(damaged)?))
    }
}

/// A series as it was stored.
pub fn read(game: &str, text: &str) -> Found {
    with_game(game, Read(text)).unwrap_or_else(|| Err(no_game(game)))
}

fn no_game(game: &str) -> ApiError {
    ApiError::bad(Code::BadGame, format!("there is no game {game:?}"))
}

/// The deal of a day.
pub struct Deal {
    /// Which game is played.
    pub game: &'static str,
    /// What the deal is called.
    pub name: &'static str,
    /// What is agreed.
    pub options: Value,
}

struct Daily(u64);

impl Task for Daily {
    type Output = Option<Deal>;

    fn run<G: Playable>(self) -> Option<Deal> {
        let (name, options) = <G as Solo>::daily(self.0)?;
        let options = serde_json::to_value(options).expect("options can be written as JSON");
        Some(Deal { game: G::NAME, name, options })
    }
}

/// The game of a day and what is agreed for it. The games in which chance decides take turns.
pub fn daily(day: u64) -> Option<Deal> {
    let deals: Vec<Deal> = NAMES.iter().filter_map(|name| with_game(name, Daily(day)).flatten()).collect();
    let today = day.checked_rem(deals.len() as u64)?;
    deals.into_iter().nth(today as usize)
}
