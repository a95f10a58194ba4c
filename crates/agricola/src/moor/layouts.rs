//! M4.2: the nine start cards. `docs/rules/moor-tables.md` (b).

use super::tiles::Tiles;
use crate::cell::Cell;

/// The spaces with a forest (`T`) or a moor (`M`), row by row.
const LAYOUTS: [&str; 9] = [
    "MM.T. .MTT. ...TT",
    ".TTT. .MM.. .M.TT",
    "..TTT ..M.T .MM.T",
    ".T.MM .T.TM .T.T.",
    "...TT .MMMT ...TT",
    "TTMMT ...MT ....T",
    ".TM.. .TM.T ..MTT",
    "....T .TMMT .TTM.",
    "TTM.. .TMM. .TT..",
];

/// How many start cards there are.
pub const START_CARDS: u8 = LAYOUTS.len() as u8;

/// The tiles of the start card with this number, from 1.
pub fn tiles(number: u8) -> Tiles {
    let mut tiles = Tiles::NONE;
    let spaces = LAYOUTS[usize::from(number) - 1].chars().filter(|sign| *sign != ' ');
    for (i, sign) in spaces.enumerate().filter(|(_, sign)| *sign != '.') {
        tiles.read(Cell::from_index(i), sign.encode_utf8(&mut [0; 4]));
    }
    tiles
}

/// The number of the start card with these tiles.
pub fn number(laid: &Tiles) -> Option<u8> {
    (1..=START_CARDS).find(|&n| tiles(n) == *laid)
}
