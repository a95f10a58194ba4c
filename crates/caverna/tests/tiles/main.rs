//! The furnishings, one by one.

#[path = "../common/mod.rs"]
mod common;

mod all;
mod caves;
mod crafts_and_supplies;
mod dwellings_and_rooms;
mod yellow;
