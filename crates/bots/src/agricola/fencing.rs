//! Good pastures: of the hundreds of shapes that can be fenced, the few worth a look.

use agricola::farm::Farm;
use agricola::{Agricola, Cell, Cells, Move};
use table::Seat;

/// How many shapes are looked at in one step of fencing.
const SHAPES: usize = 9;

/// Keeps the best shapes, and whatever else is on the list.
pub(super) fn good_shapes(game: &Agricola, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let farm = &game.player(seat).farm;
    let mut shapes: Vec<(i32, Move)> = Vec::new();
    let mut others: Vec<Move> = Vec::new();
    for m in out.drain(first..) {
        match m {
            Move::Fence { cells } => shapes.push((merit(farm, cells), m)),
            other => others.push(other),
        }
    }
    shapes.sort_by_key(|(merit, _)| -merit);
    out.extend(shapes.into_iter().take(SHAPES).map(|(_, m)| m));
    out.extend(others);
}

/// What speaks for a shape: little wood for much land, and land that neither fields nor rooms need.
fn merit(farm: &Farm, cells: Cells) -> i32 {
    let new_land = cells - farm.fenced;
    let splits = new_land.is_empty();
    let all = farm.fenced | cells;
    let fences = (agricola::fence::Fences::around(cells) - farm.fences).len();
    // The outline of all pastures together: a compact block leaves wood for inner fences.
    let outline = agricola::fence::Fences::around(all).len();
    let left: i32 = new_land.iter().map(wanted_elsewhere).sum();
    let rows: i32 = new_land.iter().map(|cell| i32::from(cell.row() == 1)).sum();
    let size = i32::from(cells.len());
    let shape = if splits { 6 } else { 4 * i32::from(new_land.len()).min(4) };
    let stables = 3 * i32::from((farm.stables & new_land).len());
    shape + stables - 2 * i32::from(fences) - i32::from(outline) - 2 * left + rows - 3 * (size - 4).max(0)
}

/// How much fields and rooms want this land: they grow from the house, which stands on the left.
fn wanted_elsewhere(cell: Cell) -> i32 {
    match cell.column() {
        0 => 6,
        1 => 3,
        2 => 1,
        _ => 0,
    }
}
