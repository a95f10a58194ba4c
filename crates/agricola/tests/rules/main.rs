//! The rules of the base game, one by one.

#[path = "../common/mod.rs"]
mod common;

mod animals;
mod family;
mod fields;
mod house;
mod scoring;
mod supply;
