//! The 48 furnishing tiles: six dwellings and seven groups of six, each in its own room.

mod caves;
mod chambers;
mod crafts;
mod dwellings;
mod parlors;
mod rooms;
mod storages;
mod supplies;

use crate::tile::Facts;

/// All tiles, group by group. A tile's number is its place here; what is saved names tiles by their ids.
pub static GROUPS: [&[Facts; 6]; 8] = [
    &dwellings::DWELLINGS,
    &rooms::ROOMS,
    &crafts::CRAFTS,
    &supplies::SUPPLIES,
    &caves::CAVES,
    &parlors::PARLORS,
    &storages::STORAGES,
    &chambers::CHAMBERS,
];
