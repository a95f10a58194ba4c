//! Playing alone: series of games with points to reach, and the deal of the day.

use crate::game::{Game, Refusal};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game that can be played alone.
pub trait Solo: Game {
    /// A series of such games.
    type Series: Series<Game = Self>;

    /// The deal of a day, which is the same for everybody: what it is called (the message `ui-daily-<game>-<name>`) and what
    /// is agreed. Days are counted from any one on. Nothing for a game in which no chance decides: there every deal is
    /// the same.
    fn daily(day: u64) -> Option<(&'static str, Self::Options)>;
}

/// A series that one person plays: where it stands, and what is carried from one game to the next.
pub trait Series: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + 'static {
    /// The game.
    type Game: Game;

    /// The series that there are.
    fn kinds() -> Vec<SeriesKind>;

    /// A new series of this kind, and what the person wishes for its games.
    ///
    /// # Errors
    /// If there is no such kind, or its games cannot be like that.
    fn begin(kind: &str, wishes: &OptionsOf<Self>) -> Result<Self, Refusal>;

    /// This series with other wishes for the games to come.
    ///
    /// # Errors
    /// If its games cannot be like that.
    fn with(&self, wishes: &OptionsOf<Self>) -> Result<Self, Refusal>;

    /// Where it stands.
    fn standing(&self) -> Standing;

    /// What is agreed for the game to be played now.
    fn next(&self) -> OptionsOf<Self>;

    /// What came of the game that was to be played, once it is over.
    fn outcome(&self, game: &Self::Game) -> Outcome;

    /// The series after that game. `keep` is one of the cards that its outcome offers.
    ///
    /// # Errors
    /// If this cannot be kept, or something must be.
    fn after(&self, game: &Self::Game, keep: Option<&str>) -> Result<Self, Refusal>;
}

/// The options of the games of a series.
pub type OptionsOf<S> = <<S as Series>::Game as Game>::Options;

/// A kind of series. Its name for people is the message `<game>-series-<name>`, the attribute `text` of it tells how it goes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeriesKind {
    /// Its name.
    pub name: &'static str,
    /// The points to be reached, game by game; whoever has reached them all has won it.
    pub targets: Vec<i32>,
    /// The fields of the form for new games that the person fills in.
    pub asks: &'static [&'static str],
    /// Whether chance deals its games, so that one can be dealt again.
    pub dealt: bool,
    /// Whether the person also chooses the cards in hand and the order of the rounds.
    pub free_choice: bool,
}

/// Where a series stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The kind of series.
    pub kind: &'static str,
    /// The number of the game to be played, from 1.
    pub number: u32,
    /// The points to be reached in it.
    pub target: i32,
    /// Whether everything has been reached; one may go on.
    pub won: bool,
    /// The cards that were kept, and are in play from its start.
    pub kept: Vec<&'static str>,
    /// The food that was carried over.
    pub food: u8,
}

/// What came of a game of a series.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The points that were made.
    pub points: i32,
    /// The points that were asked.
    pub target: i32,
    /// Whether they were reached.
    pub reached: bool,
    /// The cards one of which can be kept.
    pub cards: Vec<&'static str>,
    /// Whether one of them must be kept.
    pub must_keep: bool,
    /// The food that is carried over to the next game.
    pub food: u8,
}
