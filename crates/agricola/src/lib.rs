//! The rules of Agricola, original edition, on the shared [`table`].
//!
//! ```
//! use agricola::{Agricola, Move, Options, SpaceId};
//! use table::{Game, Seat, Seed};
//!
//! let options = Options { players: 2, mode: agricola::Mode::Family, start_seat: Some(0), ..Options::default() };
//! let mut game = Agricola::new(&options, Seed::new(7))?;
//!
//! // Seat 0 fetches wood.
//! let wood = Move::Place { space: SpaceId::named("B7").unwrap() };
//! game.apply(Seat::new(0), &wood)?;
//! assert_eq!(game.player(Seat::new(0)).goods.get(agricola::Good::Wood), 3);
//!
//! // The space is occupied now, and the refusal says so.
//! let refused = game.apply(Seat::new(1), &wood).unwrap_err();
//! assert_eq!(refused.why, "agricola-why-occupied");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where things live:
//!
//! - what is agreed: [`options`], [`rules`] and the boxes that follow from them ([`base`], [`moor`]), `setup`, `deal`
//! - the table: [`goods`], [`space`]s and the [`board`], the farmyard ([`cell`], [`farm`], [`fence`], [`housing`]), [`player`]s,
//!   the whole [`state`]
//! - what happens: the words of the effect language and one room for each thing a player does ([`verb`]), questions and
//!   answers (`question`), the spaces that may be used (`usable_spaces`, `quick_spaces`, `look_ahead`), the course of the game ([`phase`], `flow`), [`event`]s
//! - cards: tables of entries and the hooks they hang on ([`card`]), coming into play (`tableau`) and reacting (`react`)
//! - paying: prices (`price`), exchanges (`exchange`), what can be afforded with them (`afford`, `market`), what is still
//!   owed (`debt`), what may be done at any time (`any_time`)
//! - the end: [`score`]
//! - at the edge: the game as tools see it (`game`), [`moves`] and why one is none ([`why`]), [`view`]s, [`position`]s, the [`solo`] series,
//!   worlds that look the same (`imagine`)
//! - for people: the game at a table (`present`), what questions are about ([`contents`], `parts`), a sensible way to feed (`plan`),
//!   [`preview`]s, and what never changes ([`facts`])
//!
//! Numbers like A9.1 refer to `docs/rules/agricola.md`.

#![warn(clippy::wildcard_enum_match_arm)]

mod afford;
mod any_time;
pub mod base;
pub mod board;
pub mod card;
pub mod cell;
pub mod contents;
mod deal;
mod debt;
pub mod event;
mod exchange;
pub mod facts;
pub mod farm;
pub mod fence;
mod flow;
mod game;
pub mod goods;
pub mod housing;
mod imagine;
mod look_ahead;
mod market;
pub mod moor;
pub mod moves;
pub mod options;
mod parts;
pub mod phase;
mod plan;
pub mod player;
pub mod position;
mod present;
pub mod preview;
mod price;
mod question;
mod quick_spaces;
mod react;
pub mod rules;
pub mod score;
pub mod setup;
pub mod solo;
pub mod space;
pub mod state;
mod tableau;
mod usable_spaces;
pub mod verb;
pub mod view;
pub mod why;

pub use card::CardId;
pub use cell::{Cell, Cells};
pub use contents::Contents;
pub use deal::HAND;
pub use event::{Cause, Event};
pub use farm::{Crop, House};
pub use goods::{Good, Goods};
pub use moves::{Choice, Move, With};
pub use options::{Hand, Options};
pub use phase::Phase;
pub use rules::{DayLabourer, Edition, Mode, Variant};
pub use space::SpaceId;
pub use state::State;
pub use why::Why;

/// A game of Agricola; another name for its [`State`].
pub type Agricola = State;
