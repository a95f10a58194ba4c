//! Players that learn to judge positions from their own games, in one way for all games.
//!
//! A [`Course`] is a directory: what is played, the rows written down from self-play, the weights, and the nets that came of
//! them. [`generate()`] plays and writes rows; [`train()`] turns rows into weights and a net, which the next games are played with.
//! Both go on from what is there, side by side or one after the other. [`compare()`] lets two nets play each other.
//!
//! Rooms of this house: [`course`] the directory, [`selfplay`] one game and what is learned from it, [`rows`] the files of
//! rows, [`model`] the weights as fractions and how they are improved.

pub mod compare;
pub mod course;
pub mod generate;
pub mod model;
pub mod rows;
pub mod selfplay;
pub mod train;

pub use compare::{Match, Side, compare};
pub use course::{Course, Plan};
pub use generate::generate;
pub use train::train;
