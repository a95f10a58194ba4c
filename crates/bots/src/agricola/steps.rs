//! The steps worth a thought. The rules list everything; here a player leaves out what is never better than something
//! else on the list, and what differs only in looks.

use super::fencing;
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
        Move::Feed { .. } => feed(game, seat, first, out),
        Move::Keep { .. } => cook_instead(game, seat, first, out),
        Move::Breed { .. } => largest_litters(first, out),
        Move::Fence { .. } => fencing::good_shapes(game, seat, first, out),
        Move::Plow { .. } => one_cell(first, out, |cell| FIELDS[cell.index()]),
        Move::Room { .. } => one_cell(first, out, |cell| ROOMS[cell.index()]),
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

/// Where there is no answer without an exchange: the exchanges, one at a time.
fn raise(game: &Agricola, seat: Seat, out: &mut Vec<Move>) {
    let first = out.len();
    game.exchanges(seat, out);
    if out[first..].iter().any(|m| matches!(m, Move::Exchange { times: 1, .. })) {
        keep_from(first, out, |m| matches!(m, Move::Exchange { times: 1, .. }));
    }
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

/// What is given for what in an exchange of one, if it gives food.
fn single_food(m: &Move) -> Option<Goods> {
    match m {
        Move::Exchange { give, times: 1, .. } => Some(*give),
        _ => None,
    }
}

/// Feeding: a begging card costs 3 points, and nothing that becomes food is worth as much. With enough food, animals
/// that leave no room for young and the workshops' goods may still become food.
fn feed(game: &Agricola, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let owed = game.food_owed(seat);
    let goods = game.player(seat).goods;
    let most =
        out.iter().skip(first).filter_map(|m| if let Move::Feed { food } = m { Some(*food) } else { None }).max();
    keep_from(first, out, |m| !matches!(m, Move::Feed { food } if Some(*food) != most));
    let answers = out.len();
    game.exchanges(seat, out);
    if goods.get(Good::Food) < owed {
        keep_from(answers, out, |m| single_food(m).is_some());
        drop_dominated(game, seat, answers, out);
        if out.len() > answers {
            out.drain(first..answers);
        }
        return;
    }
    let housing = game.housing(seat);
    let full = |kind: Good| !housing.fits(&goods.and(Goods::of(kind, 1)));
    keep_from(answers, out, |m| {
        single_food(m).is_some_and(|give| {
            let animal = ANIMALS.into_iter().find(|&kind| give.get(kind) > 0);
            let building = give.iter().any(|(kind, _)| kind.is_building_resource());
            building || animal.is_some_and(|kind| goods.get(kind) > 2 && full(kind))
        })
    });
    drop_dominated(game, seat, answers, out);
}

/// Of several ways to turn the same good into food only the best one counts.
fn drop_dominated(game: &Agricola, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let food = |m: &Move| {
        let mut after = game.clone();
        after.play_unchecked(seat, m);
        after.player(seat).goods.get(Good::Food)
    };
    let mut i = first;
    while i < out.len() {
        let give = single_food(&out[i]);
        let twin = (i + 1..out.len()).find(|&j| single_food(&out[j]) == give);
        match twin {
            Some(j) if food(&out[j]) > food(&out[i]) => drop(out.swap_remove(i)),
            Some(j) => drop(out.swap_remove(j)),
            None => i += 1,
        }
    }
}

/// Animals without a place: what can be cooked is cooked, never given away.
fn cook_instead(game: &Agricola, seat: Seat, first: usize, out: &mut Vec<Move>) {
    let answers = out.len();
    game.exchanges(seat, out);
    let is_cooking = |m: &Move| single_food(m).is_some_and(|give| ANIMALS.iter().any(|&kind| give.get(kind) > 0));
    keep_from(answers, out, is_cooking);
    drop_dominated(game, seat, answers, out);
    let goods = game.player(seat).goods;
    let cookable = |kind: Good| out[answers..].iter().any(|m| single_food(m).is_some_and(|give| give.get(kind) > 0));
    let all = ANIMALS.iter().all(|&kind| goods.get(kind) == 0 || cookable(kind));
    if all && out.len() > answers {
        out.drain(first..answers);
    }
}

/// Young are welcome: only litters that are not part of a larger one.
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
    let mut areas: Vec<Cells> = farm.pastures().into_iter().collect();
    areas.push(Cells::ALL.without(farm.fenced));
    let mut chosen: Vec<Cell> = Vec::new();
    for area in areas {
        let sites = out[first..].iter().filter_map(cell_of).filter(|&cell| area.contains(cell));
        chosen.extend(sites.min_by_key(|cell| STABLES[cell.index()]));
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
