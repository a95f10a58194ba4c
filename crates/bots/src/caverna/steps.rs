//! The steps worth a look. The rules list everything; here a player leaves out what is never better than something
//! else on the list, and what differs only in looks.

use caverna::home::bonus;
use caverna::{Caverna, Cell, Cells, Good, Goods, Move, Single, SpaceId, Twin};
use table::{Game, Seat};

/// How many places for one tile are looked at.
const SITES: usize = 3;

/// Adds the sensible steps of a seat to `out`.
pub fn sensible(game: &Caverna, seat: Seat, out: &mut Vec<Move>) {
    let first = out.len();
    game.moves(seat, out);
    let Some(sample) = out.get(first) else { return raise(game, seat, out) };
    match sample {
        Move::Place { .. } => placements(game, seat, first, out),
        Move::Feed { .. } | Move::FeedDwarf { .. } => feed(game, seat, first, out),
        Move::Breed { .. } => largest_litters(first, out),
        Move::Choose { .. } => nothing_is_left(first, out),
        Move::Forge { .. } => weapons(first, out),
        Move::Sow { .. } => sow(first, out),
        Move::Done if out.len() == first + 1 => last_exchanges(game, seat, out),
        Move::Lay { .. }
        | Move::LaySingle { .. }
        | Move::Put { .. }
        | Move::FenceSmall { .. }
        | Move::FenceLarge { .. }
        | Move::Stable { .. }
        | Move::OreMine { .. }
        | Move::RubyMine { .. } => best_sites(game, seat, first, out),
        Move::Furnish { .. }
        | Move::Pay { .. }
        | Move::Loot { .. }
        | Move::Imitate { .. }
        | Move::Buy { .. }
        | Move::Trade
        | Move::Skip { .. }
        | Move::Protect { .. }
        | Move::Exchange { .. }
        | Move::BuyTile { .. }
        | Move::Melt { .. }
        | Move::Done => {}
    }
}

fn keep_from(first: usize, out: &mut Vec<Move>, mut good: impl FnMut(&Move) -> bool) {
    let mut i = first;
    while i < out.len() {
        if good(&out[i]) {
            i += 1;
        } else {
            out.remove(i);
        }
    }
}

/// The spaces from which a dwarf goes on an expedition.
const EXPEDITIONS: [&str; 6] =
    ["logging", "hardware_rental", "blacksmithing", "ore_mine_construction", "exploration", "adventure"];

/// Placements: the weakest dwarf on every space; for a ruby the strongest too, where it goes on an expedition.
fn placements(game: &Caverna, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let player = game.player(seat);
    let strongest = player.free_strengths().last();
    let weakest = player.weakest_free();
    let leads_out = |space: SpaceId| game.space(space).is_some_and(|facts| EXPEDITIONS.contains(&facts.id));
    keep_from(first, out, |m| match m {
        Move::Place { dwarf, space, .. } => Some(*dwarf) == weakest || Some(*dwarf) == strongest && leads_out(*space),
        _ => true,
    });
}

/// Exchanges into food, each kind once: as much gold as is missing, one of everything else.
fn into_food(game: &Caverna, seat: Seat, missing: u8, out: &mut Vec<Move>) {
    let mut list = Vec::new();
    game.exchanges(seat, &mut list);
    let gold = game.player(seat).goods.get(Good::Gold).min(missing + 1);
    out.extend(list.into_iter().filter(|m| match m {
        Move::Exchange { give, get, .. } => {
            get.get(Good::Food) > give.get(Good::Food) && (give.get(Good::Gold) == 0 || give.get(Good::Gold) == gold)
        }
        _ => false,
    }));
}

/// Feeding: a begging marker costs 3 points, and nothing that becomes food is worth as much.
fn feed(game: &Caverna, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let paid = |m: &Move| if let Move::Feed { food } = m { Some(*food) } else { None };
    let Some(most) = out[first..].iter().filter_map(paid).max() else { return };
    keep_from(first, out, |m| paid(m).is_none_or(|food| food == most));
    let mut after = game.clone();
    after.play_unchecked(seat, &Move::Feed { food: most });
    let missing = after.player(seat).begging - game.player(seat).begging;
    if missing == 0 {
        return;
    }
    let before = out.len();
    into_food(game, seat, missing, out);
    if out.len() > before || out[first..].iter().any(|m| matches!(m, Move::FeedDwarf { .. })) {
        keep_from(first, out, |m| paid(m).is_none());
    }
}

/// Where there is no answer without an exchange: those that bring what is missing, if that is known; otherwise all, but one
/// place for each tile, and gold only in small numbers.
fn raise(game: &Caverna, seat: Seat, out: &mut Vec<Move>) {
    let first = out.len();
    game.exchanges(seat, out);
    let have = game.player(seat).goods;
    if let Some(prices) = game.due(seat) {
        let missing: Vec<Goods> = prices.ways().iter().map(|way| way.less(&have)).collect();
        let helps = |m: &Move| match m {
            Move::Exchange { give, get, .. } => {
                missing.iter().any(|missing| missing.iter().any(|(kind, _)| get.get(kind) > give.get(kind)))
            }
            Move::Melt { .. } => missing.iter().any(|missing| missing.get(Good::Food) > 0),
            _ => false,
        };
        if out[first..].iter().any(helps) {
            keep_from(first, out, helps);
        }
    }
    let mut seen: Vec<Single> = Vec::new();
    keep_from(first, out, |m| match m {
        Move::Exchange { give, .. } => give.get(Good::Gold) <= 4,
        Move::BuyTile { tile, .. } => {
            let new = !seen.contains(tile);
            seen.push(*tile);
            new
        }
        _ => true,
    });
}

/// Before scoring: exchanges that bring points at once.
fn last_exchanges(game: &Caverna, seat: Seat, out: &mut Vec<Move>) {
    let mut list = Vec::new();
    game.exchanges(seat, &mut list);
    let now = game.points(seat);
    out.extend(list.into_iter().filter(|m| {
        let mut after = game.clone();
        after.play_unchecked(seat, m);
        after.points(seat) > now
    }));
}

/// Breeding: only litters that are not part of a larger one.
fn largest_litters(first: usize, out: &mut Vec<Move>) {
    let litter = |m: &Move| if let Move::Breed { young } = m { Some(*young) } else { None };
    let litters: Vec<Goods> = out[first..].iter().filter_map(litter).collect();
    keep_from(first, out, |m| {
        litter(m).is_some_and(|young| !litters.iter().any(|other| *other != young && other.contains(&young)))
    });
}

/// What can be taken is never left.
fn nothing_is_left(first: usize, out: &mut Vec<Move>) {
    let takes = |m: &Move| matches!(m, Move::Choose { option } if option.name() == "take");
    if out[first..].iter().any(takes) {
        keep_from(first, out, |m| *m != Move::Done);
    }
}

/// Weapons: the strongest, one of middling strength and the weakest.
fn weapons(first: usize, out: &mut Vec<Move>) {
    let strength = |m: &Move| if let Move::Forge { strength } = m { Some(*strength) } else { None };
    let most = out[first..].iter().filter_map(strength).max().unwrap_or(0);
    keep_from(first, out, |m| strength(m).is_none_or(|n| n == most || n == 1 || n == most.min(4)));
}

/// One empty field is like another: the first for each crop. Whoever has seed and a field sows.
fn sow(first: usize, out: &mut Vec<Move>) {
    let mut seen = Vec::new();
    keep_from(first, out, |m| match m {
        Move::Sow { crop, .. } => {
            let new = !seen.contains(crop);
            seen.push(*crop);
            new
        }
        _ => true,
    });
}

/// The best places for each kind of thing that is laid or built.
fn best_sites(game: &Caverna, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let home = &game.player(seat).home;
    let rank = |m: &Move| -> Option<(u8, i32)> {
        Some(match m {
            Move::Lay { tile, cells } => (0, twin_rank(game, seat, *tile, *cells)),
            Move::LaySingle { tile, cell } => (1, single_rank(game, seat, *tile, *cell)),
            Move::Put { cell } => {
                (2, i32::from(cell.neighbours().len()) - pairs_of(home.tunnel, *cell) - pairs_of(home.cavern, *cell))
            }
            Move::FenceSmall { cell } => (3, 3 * i32::from(home.stable.contains(*cell)) - pairs_of(home.meadow, *cell)),
            Move::FenceLarge { cells } => {
                (4, cells.iter().map(|cell| 3 * i32::from(home.stable.contains(*cell))).sum::<i32>())
            }
            Move::Stable { cell } => {
                (if (home.small | home.large()).contains(*cell) { 5 } else { 6 }, stable_rank(game, seat, *cell))
            }
            Move::OreMine { cells } => (7, -i32::from((cells[0].neighbours() & home.cavern).len())),
            Move::RubyMine { cell } => (8, 4 * i32::from(home.deep.contains(*cell)) - pairs_of(home.tunnel, *cell)),
            _ => return None,
        })
    };
    let mut ranked: Vec<(u8, i32, Move)> =
        out[first..].iter().filter_map(|m| rank(m).map(|(kind, rank)| (kind, rank, *m))).collect();
    ranked.sort_by_key(|(kind, rank, _)| (*kind, -rank));
    let mut kept: Vec<Move> = Vec::new();
    for kind in 0..=8 {
        kept.extend(ranked.iter().filter(|(k, ..)| *k == kind).take(SITES).map(|(.., m)| *m));
    }
    keep_from(first, out, |m| rank(m).is_none() || kept.contains(m));
}

/// How many of these cells are neighbours of a cell.
fn pairs_of(cells: Cells, cell: Cell) -> i32 {
    (cell.neighbours() & cells).len().into()
}

/// How good it is to lay one half of a tile there.
fn single_rank(game: &Caverna, seat: Seat, tile: Single, cell: Cell) -> i32 {
    let home = &game.player(seat).home;
    let found = 3 * bonus(cell).total().min(3) as i32;
    let beside = match tile {
        Single::Meadow => 2 * pairs_of(home.meadow, cell) + i32::from(home.stable.contains(cell)),
        Single::Field => pairs_of(home.field, cell) - pairs_of(home.meadow, cell),
        Single::Tunnel => 2 * pairs_of(home.tunnel, cell),
        Single::Cavern => pairs_of(home.cavern, cell),
    };
    found + beside
}

/// How good it is to lay a twin tile there: what its halves find and stand beside, and whether they leave single spaces over.
fn twin_rank(game: &Caverna, seat: Seat, tile: Twin, cells: [Cell; 2]) -> i32 {
    let home = &game.player(seat).home;
    let area =
        if tile.in_forest() { caverna::cell::FOREST - home.cleared() } else { caverna::cell::MOUNTAIN - home.dug() };
    let free = area - Cells::only(cells[0]) - Cells::only(cells[1]);
    let alone = free.iter().filter(|cell| (cell.neighbours() & free).is_empty()).count() as i32;
    let [one, two] = tile.halves();
    single_rank(game, seat, one, cells[0]) + single_rank(game, seat, two, cells[1]) - 4 * alone
}

fn stable_rank(game: &Caverna, seat: Seat, cell: Cell) -> i32 {
    let home = &game.player(seat).home;
    match () {
        () if home.large().contains(cell) => 4,
        () if home.small.contains(cell) => 3,
        () if home.meadow.contains(cell) => 2,
        () => i32::from(home.clearing_edge().contains(cell)),
    }
}
