//! The rules of *Caverna: The Cave Farmers*, for one to seven players, beginner and full set of furnishings.
//!
//! The game is a value, [`State`], and implements [`table::Game`]: it waits for somebody's decision, lists the moves,
//! and carries them out. Numbers in comments are those of the rules in `docs/rules/caverna.md`.
//!
//! ```
//! use caverna::{Move, Options, SpaceId, State};
//! use table::{Game, Seed};
//!
//! let mut game = State::new(&Options::new(2), Seed::new(7)).unwrap();
//! let seat = game.to_decide().first().unwrap();
//! assert_eq!(game.decision(seat).unwrap().prompt, "place");
//!
//! // An unarmed dwarf goes to the supplies.
//! let supplies = SpaceId::named("supplies").unwrap();
//! game.apply(seat, &Move::Place { space: supplies, dwarf: 0 }).unwrap();
//! assert_eq!(game.player(seat).goods.get(caverna::Good::Gold), 2);
//!
//! // Nobody can go there twice in a round; the refusal says why.
//! let next = game.to_decide().first().unwrap();
//! let refused = game.apply(next, &Move::Place { space: supplies, dwarf: 0 }).unwrap_err();
//! assert_eq!((refused.why, refused.rule), ("caverna-why-occupied", "4.3a"));
//! ```
//!
//! A game at random, to its end:
//!
//! ```
//! use caverna::{Options, State};
//! use table::{Game, Rng, Seed};
//!
//! let mut game = State::new(&Options::new(3), Seed::new(1)).unwrap();
//! let (mut rng, mut list) = (Rng::from_number(1), Vec::new());
//! while let Some(seat) = game.to_decide().first() {
//!     list.clear();
//!     game.moves(seat, &mut list);
//!     if list.is_empty() {
//!         // What was begun has to be paid by exchanges first.
//!         game.exchanges(seat, &mut list);
//!     }
//!     let action = *rng.pick(&list).expect("there is always a legal move");
//!     game.play_unchecked(seat, &action);
//! }
//! assert_eq!(game.scores().len(), 3);
//! ```
//!
//! Words of the game: [`goods`], [`cell`], [`home`], [`player`], [`mod@tile`], [`space`], [`loot`], [`moves`]. What players
//! do: [`verb`], one room for each thing. Its three hard questions: what fits where ([`home`]), which animals fit
//! ([`housing`]), what can be paid ([`afford`]).

#![warn(clippy::wildcard_enum_match_arm)]

pub mod afford;
pub mod cell;
pub mod contents;
pub mod event;
pub mod exchange;
pub mod facts;
mod flow;
mod game;
pub mod goods;
mod harvest;
pub mod home;
pub mod housing;
mod imagine;
pub mod loot;
pub mod moves;
pub mod options;
mod phase;
pub mod picture;
mod plan;
pub mod player;
pub mod position;
mod present;
pub mod preview;
mod price;
mod question;
mod rubies;
mod rules;
pub mod score;
mod setup;
pub mod solo;
pub mod space;
mod spaces;
mod stalls;
pub mod state;
mod supply;
pub mod tile;
mod tiles;
pub mod verb;
pub mod view;
pub mod why;

/// A game of Caverna; another name for its [`State`].
pub type Caverna = State;

pub use cell::{Cell, Cells};
pub use contents::Contents;
pub use event::{Cause, Event};
pub use goods::{Good, Goods};
pub use harvest::{Harvest, Marker};
pub use home::{Crop, Home, Single, Twin};
pub use loot::Loot;
pub use moves::{Choice, Move, With};
pub use options::Options;
pub use phase::Phase;
pub use player::{Dwarf, Player};
pub use question::PROMPTS;
pub use rules::{FenceDiscount, Rules, Set};
pub use space::SpaceId;
pub use state::State;
pub use tile::Tile;
pub use view::View;
pub use why::Why;
