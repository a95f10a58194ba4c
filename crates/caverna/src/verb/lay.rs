//! Laying tiles (section 3, 6.1, 6.2; single ones 9.5).

use super::{Asked, no_answer};
use crate::afford::Actor;
use crate::cell::{Cell, Cells, FOREST, MOUNTAIN};
use crate::event::{Cause, Event};
use crate::goods::{Goods, NONE};
use crate::home::{Home, Single, Twin};
use crate::moves::Move;
use crate::rubies;
use crate::state::{Frame, State};
use crate::tile::{Hook, HookKind};
use crate::why::{Verdict, Why};
use table::{Ask, Chain, Seat};

/// Which tile is laid.
#[derive(Debug)]
pub enum Lay {
    /// One of these twin tiles, all for the same half of the board.
    Twin(&'static [Twin]),
    /// 9.5: a single tile.
    Single(Single),
}

impl Lay {
    fn in_forest(&self) -> bool {
        match self {
            Lay::Twin(tiles) => tiles[0].in_forest(),
            Lay::Single(tile) => tile.in_forest(),
        }
    }
}

impl Asked for Lay {
    fn name(&self) -> &'static str {
        match self {
            Lay::Twin(_) if self.in_forest() => "clear",
            Lay::Twin(_) => "dig",
            Lay::Single(_) => "tile",
        }
    }

    fn ask(&self, _: &Frame) -> Ask {
        match self {
            Lay::Twin(_) => Ask::Areas,
            Lay::Single(_) => Ask::Cells,
        }
    }

    /// Every space of the half that no tile can cover, with a neighbour; every space for a single tile.
    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let half = if self.in_forest() { FOREST } else { MOUNTAIN };
        match *self {
            Lay::Twin(tiles) => {
                let mut covered = Cells::NONE;
                let home = &game.player(frame.seat).home;
                tiles
                    .iter()
                    .for_each(|&tile| home.twin_sites(tile, &mut |cells| covered |= cells.into_iter().collect()));
                let beside = |cell: Cell| (cell.neighbours() & half).first();
                let pairs = (half - covered).iter().filter_map(|cell| Some([cell, beside(cell)?]));
                out.extend(pairs.map(|cells| Move::Lay { tile: tiles[0], cells }));
            }
            Lay::Single(tile) => out.extend(half.iter().map(|cell| Move::LaySingle { tile, cell })),
        }
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        let home = actor.home();
        let rubies = match self {
            Lay::Twin(tiles) => tiles.iter().filter_map(|&tile| rubies::for_twin(home, tile)).min(),
            Lay::Single(tile) => rubies::for_single(home, *tile),
        };
        actor.pays_rubies(rubies, if self.in_forest() { Why::NoClearing } else { Why::NoDigging })
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let home = &game.player(frame.seat).home;
        match *self {
            Lay::Twin(tiles) => {
                for &tile in tiles {
                    home.twin_sites(tile, &mut |cells| out.push(Move::Lay { tile, cells }));
                }
            }
            Lay::Single(tile) => out.extend(home.single_sites(tile).iter().map(|cell| Move::LaySingle { tile, cell })),
        }
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Why {
        let right_tile = match self {
            Lay::Twin(tiles) => matches!(m, Move::Lay { tile, .. } if tiles.contains(tile)),
            Lay::Single(single) => matches!(m, Move::LaySingle { tile, .. } if tile == single),
        };
        if right_tile { Why::TileDoesNotFit } else { Why::OtherQuestion }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        game.chains.pop(frame.chain);
        if let Move::Lay { tile, cells } = *m {
            game.lay_twin(frame.seat, frame.chain, tile, cells);
        } else if let Move::LaySingle { tile, cell } = *m {
            game.lay_single(frame.seat, frame.chain, tile, cell);
        } else {
            no_answer(m);
        }
    }
}

impl State {
    fn lay_twin(&mut self, seat: Seat, chain: Chain, tile: Twin, cells: [Cell; 2]) {
        let home = &mut self.player_mut(seat).home;
        let mut found = NONE;
        for (half, cell) in tile.halves().into_iter().zip(cells) {
            found.add(&home.lay(half, cell));
        }
        self.note(|| Event::Laid { seat, tile, cells });
        self.gain(seat, chain, found, Cause::Bonus);
        if Home::overhangs(cells) {
            self.gain_from_tiles(seat, chain, HookKind::Overhang, |_, hook| {
                if let Hook::Overhang(goods) = hook { *goods } else { Goods::NONE }
            });
        }
    }

    /// Lays a single tile, with what the space brings (3.3).
    pub(crate) fn lay_single(&mut self, seat: Seat, chain: Chain, tile: Single, cell: Cell) {
        let found = self.player_mut(seat).home.lay(tile, cell);
        self.note(|| Event::LaidSingle { seat, tile, cell });
        self.gain(seat, chain, found, Cause::Bonus);
    }
}
