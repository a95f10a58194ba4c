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

/// All tiles, by the names of the groups. A tile's number is its place here; what is saved names tiles by their ids.
pub static GROUPS: [(&str, &[Facts; 6]); 8] = [
    ("dwellings", &dwellings::DWELLINGS),
    ("rooms", &rooms::ROOMS),
    ("crafts", &crafts::CRAFTS),
    ("supplies", &supplies::SUPPLIES),
    ("caves", &caves::CAVES),
    ("parlors", &parlors::PARLORS),
    ("storages", &storages::STORAGES),
    ("chambers", &chambers::CHAMBERS),
];
