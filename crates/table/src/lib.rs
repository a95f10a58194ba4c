#![warn(clippy::wildcard_enum_match_arm)]

//! What every game at this table shares, and nothing that only one of them has.
//!
//! A game is a value that always waits for a decision, or is over ([`Game`]). What is still to be done lies on
//! [`Chains`] of [`Frame`]s; a frame is an [`Effect`] in progress, and effects are written in the rule book's own
//! grammar: *A and/or B*, *after A also B*, *either A or B*, *you may A*. Prices are sets ([`price`]), what a move costs and
//! brings is seen before it is made ([`Preview`]), and everything random comes from one [`Seed`].
//!
//! ```
//! use table::{Seat, Seats};
//! let asked: Seats = [Seat::new(0), Seat::new(2)].into_iter().collect();
//! assert_eq!(asked.first(), Some(Seat::new(0)));
//! assert_eq!(asked.len(), 2);
//! ```
//!
//! Rooms of this house: [`seat`], [`bits`], [`chance`], [`goods`], [`effect`], [`chain`], [`price`], [`game`],
//! [`ask`], [`preview`], [`present`], [`form`], [`solo`], [`feeding`], [`log`], [`score`], [`view`], [`why`], [`mod@name`], [`record`], [`saved`], [`history`],
//! [`mod@perft`].

pub mod ask;
pub mod bits;
pub mod chain;
pub mod chance;
pub mod effect;
pub mod feeding;
pub mod form;
pub mod frame;
pub mod game;
pub mod goods;
pub mod history;
pub mod log;
pub mod name;
pub mod perft;
pub mod present;
pub mod preview;
pub mod price;
pub mod record;
pub mod saved;
pub mod score;
pub mod seat;
pub mod solo;
pub mod view;
pub mod why;

pub use ask::{Ask, Target};
pub use chain::Chains;
pub use chance::{Rng, Seed};
pub use effect::{Catalogue, Effect, EffectFacts, EffectRef, Parts, Vocabulary};
pub use form::{Field, Input};
pub use frame::{Chain, Frame};
pub use game::{Decision, Game, Illegal, Refusal};
pub use goods::{Goods, Kind};
pub use history::{Match, ReplayError, ReplayedMove, UndoError};
pub use log::Log;
pub use perft::perft;
pub use present::Present;
pub use preview::{Meaning, Preview, PreviewOf};
pub use record::{Record, RecordedMove, RecordedPlayer, Start};
pub use score::{CardPoints, ScoreLine, ScoreSheet};
pub use seat::{Seat, Seats};
pub use solo::{Outcome, Series, SeriesKind, Solo, Standing};
pub use view::Viewer;
