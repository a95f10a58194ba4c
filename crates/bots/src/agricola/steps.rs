//! The steps worth a look. The rules list everything; here a player leaves out what is never better than something
//! else on the list, and what differs only in looks.

use super::fencing;
use agricola::card::Trade;
use agricola::farm::Farm;
use agricola::goods::{ANIMALS, Good, Goods};
use agricola::{Agricola, Cell, Cells, Crop, Move};
use table::{Game, Seat};

/// Adds the sensible steps of a seat to `out`.
pub fn sensible(game: &Agricola, seat: Seat, out: &mut Vec<Move>) {
    let first = out.len();
    game.moves(seat, out);
    let Some(sample) = out.get(first) else { return raise(game, seat, out) };
    let farm = &game.player(seat).farm;
    match sample {
        Move::Place { .. } => game.list_uses(seat, out),
        Move::Feed { .. } => feed(game, seat, first, out),
        Move::Heat { .. } => heat(game, seat, first, out),
        Move::Clear { .. } => one_cell(first, out, |cell| rank(&CLEARED, cell)),
        Move::Lay { .. } => one_cell(first, out, |cell| rank(&STABLES, cell)),
        Move::Keep { .. } => cook_instead(game, seat, first, out),
        Move::Breed { .. } => largest_litters(first, out),
        Move::Fence { .. } => fencing::good_shapes(game, seat, first, out),
        Move::Plow { .. } => one_cell(first, out, |cell| rank(&FIELDS, cell)),
        Move::Room { .. } => one_cell(first, out, |cell| rank(&ROOMS, cell)),
        Move::Stable { .. } => stables(farm, first, out),
        Move::Sow { .. } => sow(first, out),
        _ => {}
    }
}

/// Where fields go: the lower numbers first. Rooms grow at the left, pastures at the right.
const FIELDS: [u8; 15] = [12, 7, 5, 9, 13, 99, 4, 3, 8, 14, 99, 1, 2, 6, 15];
/// Where rooms go.
const ROOMS: [u8; 15] = [1, 2, 6, 9, 12, 0, 3, 7, 10, 13, 0, 4, 8, 11, 14];
/// Where stables outside pastures go.
const STABLES: [u8; 15] = [14, 12, 7, 4, 1, 99, 11, 8, 5, 2, 99, 13, 9, 6, 3];

/// Which tiles go first: those where rooms, fields and pastures are wanted.
const CLEARED: [u8; 15] = [8, 6, 5, 9, 10, 99, 1, 3, 7, 11, 99, 2, 4, 12, 13];

/// The rank of a space. Spaces that cards add around the farmyard come before those that are good for little else.
fn rank(ranks: &[u8; 15], cell: Cell) -> u8 {
    ranks.get(cell.index()).copied().unwrap_or(5)
}

/// Exchanges made once, each with the move that makes it.
type Offers = Vec<(Trade, Move)>;

/// The exchanges that a seat may make once, of those that are wanted; without those that are worse than another one.
fn offers(game: &Agricola, seat: Seat, wanted: impl Fn(&Trade) -> bool) -> Offers {
    let mut offers = Offers::new();
    game.single_exchanges(seat, &wanted, &mut offers);
    let mut i = 0;
    while i < offers.len() {
        let own = offers[i].0;
        let beats = |other: &Trade| own.give.contains(&other.give) && other.get.contains(&own.get);
        let is_beaten = |(j, (other, _)): (usize, &(Trade, Move))| {
            beats(other) && (j < i || (other.give, other.get) != (own.give, own.get))
        };
        if offers.iter().enumerate().any(|other| other.0 != i && is_beaten(other)) {
            offers.remove(i);
        } else {
            i += 1;
        }
    }
    offers
}

fn add(offers: Offers, out: &mut Vec<Move>) {
    out.extend(offers.into_iter().map(|(_, once)| once));
}

fn gives_food(trade: &Trade) -> bool {
    trade.get.get(Good::Food) > trade.give.get(Good::Food)
}

/// Where there is no answer without an exchange: those that bring what is missing, one at a time; if none does, all.
fn raise(game: &Agricola, seat: Seat, out: &mut Vec<Move>) {
    let missing = game.missing(seat);
    let helps = |trade: &Trade| missing.iter().any(|(kind, _)| trade.get.get(kind) > trade.give.get(kind));
    let mut found = offers(game, seat, helps);
    if found.is_empty() {
        found = offers(game, seat, |_| true);
    }
    if found.is_empty() {
        game.exchanges(seat, out);
    }
    add(found, out);
}

fn keep_from(first: usize, out: &mut Vec<Move>, mut good: impl FnMut(&Move) -> bool) {
    let mut i = first;
    while i < out.len() {
        if good(&out[i]) {
            i += 1;
        } else {
            out.swap_remove(i);
        }
    }
}

/// Feeding: a begging card costs 3 points, and nothing that becomes food is worth as much. With enough food, animals
/// that leave no room for young and the workshops' goods may still become food, and what cards allow at any time may
/// still be done.
fn feed(game: &Agricola, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let goods = game.player(seat).goods;
    let most =
        out.iter().skip(first).filter_map(|m| if let Move::Feed { food } = m { Some(*food) } else { None }).max();
    keep_from(first, out, |m| !matches!(m, Move::Feed { food } if Some(*food) != most));
    if goods.get(Good::Food) < game.food_owed(seat) {
        let mut found = offers(game, seat, gives_food);
        // What cannot be eaten may become something that can be.
        if found.is_empty() && game.food_in_reach(seat) > goods.get(Good::Food) {
            found = offers(game, seat, |trade| trade.give.get(Good::Food) == 0);
        }
        if !found.is_empty() {
            out.truncate(first);
        }
        return add(found, out);
    }
    // An animal that leaves no room for the young of all pairs can be eaten and bred back.
    let litter: Goods = ANIMALS.into_iter().filter(|&kind| goods.get(kind) >= 2).map(|kind| (kind, 1)).collect();
    let full = !litter.is_empty() && !game.housing(seat).fits(&goods.and(litter));
    let to_spare = |kind: Good| kind.is_building_resource() || full && kind.is_animal() && goods.get(kind) > 2;
    add(offers(game, seat, |trade| gives_food(trade) && trade.give.iter().any(|(kind, _)| to_spare(kind))), out);
    game.list_uses(seat, out);
}

/// Heating: a sick person loses an action, which is worth more than the wood that it takes.
fn heat(game: &Agricola, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let goods = game.player(seat).goods;
    let most =
        out.iter().skip(first).filter_map(|m| if let Move::Heat { fuel } = m { Some(*fuel) } else { None }).max();
    keep_from(first, out, |m| !matches!(m, Move::Heat { fuel } if Some(*fuel) != most));
    if goods.get(Good::Fuel) < game.fuel_owed(seat) {
        add(offers(game, seat, |trade| trade.get.get(Good::Fuel) > trade.give.get(Good::Fuel)), out);
    }
}

/// Animals without a place: those that can be cooked are cooked, never given away; and as many are kept as find a place,
/// because what is cooked now could be cooked later.
fn cook_instead(game: &Agricola, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let goods = game.player(seat).goods;
    let kept: Vec<Goods> = out[first..]
        .iter()
        .filter_map(|m| if let Move::Keep { animals } = m { Some(*animals) } else { None })
        .collect();
    let cooks = |trade: &Trade| gives_food(trade) && trade.give.iter().any(|(kind, _)| kind.is_animal());
    let found = offers(game, seat, cooks);
    let cookable = |kind: Good| found.iter().any(|(trade, _)| trade.give.get(kind) > 0);
    if !found.is_empty() && ANIMALS.iter().all(|&kind| goods.get(kind) == 0 || cookable(kind)) {
        out.truncate(first);
    }
    // All of a kind that one herd leaves no place for at once: who cooks for two herds in turn keeps neither.
    let largest = kept.iter().filter(|herd| !kept.iter().any(|other| other != *herd && other.contains(herd)));
    for (trade, once) in found {
        for herd in largest.clone().filter(|herd| goods.contains(&herd.and(trade.give))) {
            let surplus = |(kind, n): (Good, u8)| (goods.get(kind) - herd.get(kind)) / n.max(1);
            let most = trade.give.iter().map(surplus).min().unwrap_or(1);
            let all = match once {
                Move::Exchange { with, give, get, .. } => Move::Exchange { with, give, get, times: most },
                other => other,
            };
            let all = if game.is_legal(seat, &all) { all } else { once };
            if !out[first..].contains(&all) {
                out.push(all);
            }
        }
    }
}

/// Breeding: only litters that are not part of a larger one.
fn largest_litters(first: usize, out: &mut Vec<Move>) {
    let litters: Vec<Goods> =
        out[first..].iter().filter_map(|m| if let Move::Breed { young } = m { Some(*young) } else { None }).collect();
    keep_from(first, out, |m| match m {
        Move::Breed { young } => !litters.iter().any(|other| other != young && other.contains(young)),
        _ => false,
    });
}

fn cell_of(m: &Move) -> Option<Cell> {
    match m {
        Move::Plow { cell } | Move::Room { cell } | Move::Stable { cell } => Some(*cell),
        Move::Clear { cell } | Move::Lay { cell } => Some(*cell),
        _ => None,
    }
}

/// Of all cells only the one with the lowest rank; other answers stay.
fn one_cell(first: usize, out: &mut Vec<Move>, rank: impl Fn(Cell) -> u8) {
    let best = out[first..].iter().filter_map(cell_of).min_by_key(|&cell| rank(cell));
    keep_from(first, out, |m| cell_of(m).is_none_or(|cell| Some(cell) == best));
}

/// Stables: one cell in each pasture, and one outside.
fn stables(farm: &Farm, first: usize, out: &mut Vec<Move>) {
    let mut areas: Vec<Cells> = farm.pastures.to_vec();
    areas.push(Cells::ALL - farm.fenced);
    let mut chosen: Vec<Cell> = Vec::new();
    for area in areas {
        let sites = out[first..].iter().filter_map(cell_of).filter(|&cell| area.contains(cell));
        chosen.extend(sites.min_by_key(|&cell| rank(&STABLES, cell)));
    }
    keep_from(first, out, |m| cell_of(m).is_none_or(|cell| chosen.contains(&cell)));
}

/// One empty field is like another: the first for each crop.
fn sow(first: usize, out: &mut Vec<Move>) {
    let lowest = |wanted: Crop| {
        let cells = out[first..].iter().filter_map(|m| match m {
            Move::Sow { cell: Some(cell), crop, .. } if *crop == wanted => Some(*cell),
            _ => None,
        });
        cells.min()
    };
    let best = Crop::ALL.map(lowest);
    keep_from(first, out, |m| match m {
        Move::Sow { cell: Some(cell), .. } => best.contains(&Some(*cell)),
        _ => true,
    });
}
