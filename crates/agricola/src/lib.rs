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
//! Where things live: goods ([`goods`]), the farmyard ([`cell`], [`farm`], [`fence`], [`housing`]), the words of the
//! effect language ([`verb`]), action spaces ([`space`]) and cards ([`card`]) as tables, the state ([`state`]), the course
//! of the game (`flow`, `harvest`), what may be done (`able`, `legal`), what comes of it (`play`), hands (`hands`), cards coming into play
//! (`acquire`) and reacting (`react`), prices (`cost`), exchanges (`trade`) and what they can raise (`raise`), what moves
//! take and bring ([`terms`]), scoring ([`score`]), and at the edge positions ([`position`]), views ([`view`]) and the
//! solo series ([`solo`]).
//!
//! Numbers like A9.1 refer to `docs/rules/agricola.md`.

mod able;
mod acquire;
pub mod card;
pub mod cell;
mod cost;
mod crops;
pub mod event;
pub mod farm;
pub mod fence;
mod flow;
mod game;
pub mod goods;
mod hands;
mod harvest;
pub mod housing;
mod legal;
pub mod moves;
mod pay;
mod place;
mod play;
pub mod position;
mod raise;
mod react;
pub mod score;
pub mod setup;
pub mod solo;
pub mod space;
pub mod state;
pub mod terms;
mod trade;
pub mod verb;
pub mod view;
pub mod why;

pub use card::CardId;
pub use cell::{Cell, Cells};
pub use event::{Cause, Event};
pub use farm::{Crop, House};
pub use goods::{Good, Goods};
pub use hands::HAND;
pub use moves::{Choice, Move, With};
pub use setup::{Hand, Options, Variant};
pub use space::SpaceId;
pub use state::{DayLabourer, Edition, Mode, State};
pub use terms::Terms;
pub use why::Why;

/// A game of Agricola; another name for its [`State`].
pub type Agricola = State;
