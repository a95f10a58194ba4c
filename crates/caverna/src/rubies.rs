//! How many rubies make a place: single tiles bought at any time (section 7) may be what an action lacks (4.3c).

use crate::cell::{Cells, FOREST};
use crate::home::{Home, Single, Twin};

/// The rubies that make a place for a twin tile; nothing if they cannot.
pub(crate) fn for_twin(home: &Home, tile: Twin) -> Option<u8> {
    until(home, tile.in_forest(), &|home| home.has_twin_site(tile))
}

/// The rubies that make a place for a single tile, its own price apart; nothing if they cannot.
pub(crate) fn for_single(home: &Home, tile: Single) -> Option<u8> {
    until(home, tile == Single::Field, &|home| !home.single_sites(tile).is_empty())
}

/// How many single meadows have to be bought before there is a place. Only meadows under stables can help: all other
/// places of the edge take any tile themselves.
fn until(home: &Home, meadows_help: bool, there: &dyn Fn(&Home) -> bool) -> Option<u8> {
    if there(home) {
        return Some(0);
    }
    if !meadows_help {
        return None;
    }
    let under_stables = home.clearing_edge() & home.stable;
    let ways = under_stables.iter().filter_map(|cell| {
        let mut next = home.clone();
        next.lay(Single::Meadow, cell);
        Some(1 + until(&next, true, there)?)
    });
    ways.min()
}

/// The rubies that make a pair of adjacent cells of a kind, where single ones can be bought on `edge` within `free`.
pub(crate) fn for_pair(there: Cells, free: Cells, edge: Cells) -> Option<u8> {
    if Home::has_pair(there) {
        Some(0)
    } else if there.neighbours().meets(edge) {
        Some(1)
    } else {
        // Beside a newly bought one every free neighbour can be bought next.
        edge.neighbours().meets(free).then_some(2)
    }
}

/// The forest spaces without tile that single meadows can cover, by how many have to be laid: first the edge, then what
/// lies beside it, and so on.
pub(crate) fn meadows_from_the_edge(home: &Home) -> impl Iterator<Item = Cells> {
    let free = FOREST - home.cleared();
    let (mut edge, mut reached) = (home.clearing_edge(), Cells::NONE);
    std::iter::from_fn(move || {
        let found = edge - reached;
        reached |= found;
        edge = found.neighbours() & free;
        (!found.is_empty()).then_some(found)
    })
}
