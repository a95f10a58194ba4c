//! The rules, one by one.

#[path = "../common/mod.rs"]
mod common;

mod animals_and_harvest;
mod board;
mod expeditions;
mod setup;
mod vectors;
mod work;
