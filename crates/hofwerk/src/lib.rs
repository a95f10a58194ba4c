//! The shell around the rules: words, the line protocol, the simulator, replays.
//!
//! The binary `hofwerk` is a thin skin over this library, so that tests and fuzzers reach everything.

pub mod cards;
pub mod cli;
pub mod drawing;
pub mod engine;
pub mod files;
pub mod laws;
pub mod learn;
pub mod perft;
pub mod program;
pub mod record;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod solve;
pub mod upkeep;
pub mod words;
