//! The one interface that every game implements and every player, server and tool uses.

use crate::ask::Ask;
use crate::chance::{Rng, Seed};
use crate::goods::Kind;
use crate::log::Log;
use crate::preview::{Meaning, Preview, PreviewOf};
use crate::price::Prices;
use crate::score::ScoreSheet;
use crate::seat::{Seat, Seats};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A game in progress, as a value.
///
/// A game always waits for a decision of the seats in [`Game::to_decide`], or it is over. The moves a seat may make
/// come in two lists: the answers to the question ([`Game::moves`]) and the exchanges that are possible besides
/// ([`Game::exchanges`]). Both are complete and exact: what is listed can be played, everything else is refused.
///
/// Everything follows from options, seed and moves; the game reads no clock and no other source of chance.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name in the protocol and in records.
    const NAME: &'static str;
    /// Counts up when a rules fix changes how records replay.
    const RULES: u32;

    /// What is agreed before the game.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One small answer of a player: the only thing that changes a game.
    type Move: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A fact that came about.
    type Event: Clone + Debug + Serialize + Send;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Serialize + Send;
    /// The kinds of goods.
    type Good: Kind;
    /// What the preview of a move says beyond goods.
    type Extra: Clone + Debug + PartialEq + Serialize + Send;

    /// Sets up a game. The options come back completed through [`Game::options`].
    fn new(options: &Self::Options, seed: Seed) -> Result<Self, Refusal>;

    /// Sets up the situation that a position file describes.
    fn from_position(text: &str) -> Result<Self, Refusal>;

    /// The options, with everything that was left open filled in, if the game has just begun: a new game with them is this one.
    fn options(&self) -> Self::Options;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The round in progress, from 1; 0 while the game is still being set up.
    fn round(&self) -> u8;

    /// The phase in progress, as the name of a message.
    fn phase(&self) -> &'static str;

    /// Who has to decide something now. Nobody: the game is over.
    fn to_decide(&self) -> Seats;

    /// Why this seat is asked.
    fn decision(&self, seat: Seat) -> Option<Decision>;

    /// Whether the question that this seat is asked now is the first of a turn. False if the seat is not asked.
    fn begins_turn(&self, seat: Seat) -> bool;

    /// The answers to the question this seat is asked, added to `out`.
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// The exchanges this seat may make besides, added to `out`.
    fn exchanges(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Whether a move is of those that are listed as exchanges, and leave the question open.
    fn is_exchange(m: &Self::Move) -> bool;

    /// Makes a move that is known to be legal, as fast as possible and without keeping events.
    ///
    /// The result of playing anything that is not listed is unspecified: it may panic, or leave a game that cannot be.
    fn play_unchecked(&mut self, seat: Seat, m: &Self::Move);

    /// Why a move is not among the legal ones.
    fn why_not(&self, seat: Seat, m: &Self::Move) -> Illegal;

    /// Where the game writes down what happens.
    fn log(&mut self) -> &mut Log<Self::Event>;

    /// Checks and makes a move, and says what happened. A move that is not legal changes nothing.
    fn apply(&mut self, seat: Seat, m: &Self::Move) -> Result<Vec<Self::Event>, Illegal> {
        if !self.is_legal(seat, m) {
            return Err(self.why_not(seat, m));
        }
        self.log().open();
        self.play_unchecked(seat, m);
        Ok(self.log().close())
    }

    /// Whether the move is among the legal ones.
    fn is_legal(&self, seat: Seat, m: &Self::Move) -> bool {
        let mut list = Vec::new();
        self.moves(seat, &mut list);
        if !list.contains(m) {
            list.clear();
            self.exchanges(seat, &mut list);
        }
        list.contains(m)
    }

    /// What a legal move costs and brings, as far as this seat can foresee it.
    fn preview(&self, seat: Seat, m: &Self::Move) -> PreviewOf<Self> {
        Preview::of(self, seat, m)
    }

    /// What an event means for a preview.
    fn meaning(event: &Self::Event) -> Meaning<Self::Good>;

    /// What the preview of a legal move says beyond goods. It must follow from what the seat may know.
    fn extra(&self, seat: Seat, m: &Self::Move) -> Self::Extra;

    /// The ways to pay what this seat is asked to pay now, also those for which exchanges must come first; nothing if it is
    /// asked something else or need not pay.
    fn due(&self, seat: Seat) -> Option<Prices<Self::Good>>;

    /// The ways to pay for an answer of this seat, also for one that cannot be given now; nothing if it has no price.
    fn price(&self, seat: Seat, m: &Self::Move) -> Option<Prices<Self::Good>>;

    /// A number that grows whenever something hidden comes to light. Nobody may take back a move across that.
    fn revealed(&self) -> u32;

    /// Whether a seat knows something that the others may not see: then a screen is covered before it is handed over.
    fn has_secrets(&self, seat: Seat) -> bool;

    /// What a seat may know; `None` is a spectator, who knows what everybody knows.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// Everything, hidden things included: for the host of a game only.
    fn full_view(&self) -> Self::View;

    /// A world that looks the same to this seat: what it cannot know is drawn anew.
    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// The points of a seat if the game ended now.
    fn points(&self, seat: Seat) -> i32;

    /// The score sheets if the game ended now.
    fn scores(&self) -> Vec<ScoreSheet>;

    /// Who would win if the game ended now: all seats with the highest number of points.
    fn winners(&self) -> Seats {
        let points: Vec<i32> = Seat::all(self.seats()).map(|seat| self.points(seat)).collect();
        let best = points.iter().max();
        Seat::all(self.seats()).filter(|seat| Some(&points[seat.index()]) == best).collect()
    }
}

/// Why somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// The question, as the name of a message.
    pub prompt: &'static str,
    /// How it is answered.
    pub ask: Ask,
    /// The space, tile or card that asks, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<&'static str>,
    /// The round in progress, from 1.
    pub round: u8,
    /// The phase in progress.
    pub phase: &'static str,
}

/// Why a move cannot be made: the name of a message, and the rule behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[error("{why}{}{}", if rule.is_empty() { "" } else { " " }, rule)]
pub struct Illegal {
    /// The reason, as the name of a message.
    pub why: &'static str,
    /// The number of the rule, or nothing.
    pub rule: &'static str,
}

/// Why a game, position or record cannot be set up: a reason for whoever writes options, positions and programs, in English,
/// and for people at a table the name of a message in `locales/`, where there is one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Refusal {
    /// The reason.
    pub reason: String,
    /// The name of the message.
    pub why: Option<&'static str>,
}

impl Refusal {
    /// A refusal with this reason.
    pub fn new(reason: impl Into<String>) -> Refusal {
        Refusal { reason: reason.into(), why: None }
    }

    /// This refusal, with a message for people.
    #[must_use]
    pub fn said(self, why: &'static str) -> Refusal {
        Refusal { why: Some(why), ..self }
    }
}
