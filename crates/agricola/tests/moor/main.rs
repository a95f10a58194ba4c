//! Die Moorbauern: its rules, its cards, and the base game with them.

#[path = "../common/mod.rs"]
mod common;

mod base_cards;
mod cards;
mod cards_015_037;
mod cards_038_060;
mod cards_061_090;
mod cards_091_131;
mod cards_land;
mod conditions;
mod every_rule;
mod heating;
mod horses;
mod infirmary;
mod majors;
mod minors_sheet;
mod rules;
mod scoring;
mod setup;
mod solo;
mod special;
mod table;
mod tiles;
mod variants;
