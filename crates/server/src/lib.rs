//! The table on the network: people in browsers, bots, games that outlive the machine.
//!
//! ```no_run
//! # async fn example() -> Result<(), server::StartError> {
//! let server = server::Server::start(server::Config::default()).await?;
//! println!("http://{}", server.address());
//! server.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! A game that is being played lives in a [`room`], a task of its own, typed by its game; the [`hub`] finds rooms. What a
//! room changes is stored ([`store`]) before it is sent to anybody. [`play`] is the match in a room; what the server has to
//! know about a game beyond its rules the game says itself (`table::Present`); [`seat`] says who plays a seat. Requests
//! come over HTTP ([`api`]) and WebSocket ([`ws`]), past the [`guard`]; who asks is in [`session`]. Bots think in
//! [`thinkers`]; finished games are looked through in [`review`]. Several servers may share a database; what they tell each
//! other is in [`nodes`]. What the server does by itself, again and again, is in [`rounds`]: time limits ([`waits`]),
//! [`notices`], and deleting what nobody needs.
//!
//! `docs/server-api.md` is the contract with clients.

pub mod advice;
pub mod api;
pub mod app;
pub mod assets;
pub mod clock;
pub mod config;
pub mod error;
pub mod guard;
pub mod hub;
pub mod ident;
pub mod limits;
pub mod listen;
pub mod message;
pub mod metrics;
pub mod network;
pub mod nodes;
pub mod notices;
pub mod outbox;
pub mod passwords;
pub mod play;
pub mod review;
pub mod room;
pub mod rounds;
pub mod run;
pub mod seat;
pub mod series;
pub mod session;
pub mod settings;
pub mod store;
pub mod thinkers;
#[cfg(test)]
mod types;
pub mod upkeep;
pub mod waits;
pub mod ws;

pub use config::{BotConfig, Config, HookConfig, Limits, MailConfig, MailServer, Rate, Retention, Secret};
pub use network::Network;
pub use run::{Server, StartError, check, run};
