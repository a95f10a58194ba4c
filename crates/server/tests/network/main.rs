//! The server as people and strangers meet it, over HTTP and WebSocket. One program, because each one costs a minute of building.

mod support;

mod after;
mod alone;
mod clocks;
mod door;
mod hoards;
mod kill;
mod lobby;
mod manners;
mod nodes;
mod nonsense;
mod notices;
mod operators;
mod own_data;
mod play;
mod sessions;
mod storage;
mod strangers;
mod upkeep;
