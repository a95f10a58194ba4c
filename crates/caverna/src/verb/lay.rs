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

    fn half(&self) -> Cells {
        if self.in_forest() { FOREST } else { MOUNTAIN }
    }

    /// The spaces that are covered, and those without tile that touch them.
    fn ground(&self, home: &Home) -> (Cells, Cells) {
        if self.in_forest() { (home.cleared(), home.clearing_edge()) } else { (home.dug(), home.digging_edge()) }
    }

    /// The space beside another on which somebody would lay the second half: one that touches what is there, or a free one.
    fn beside(&self, home: &Home, cell: Cell) -> Cell {
        let (covered, edge) = self.ground(home);
        let all = cell.neighbours() & self.half();
        let best = (all & edge).first().or((all - covered).first()).or(all.first());
        best.expect("every space has a neighbour")
    }

    /// Why a tile of the right kind cannot lie on these spaces.
    fn why_not_on(&self, home: &Home, cells: &[Cell]) -> Why {
        let (covered, edge) = self.ground(home);
        let on: Cells = cells.iter().copied().collect();
        match cells {
            [first, ..] if covered.contains(*first) => Why::SpaceCovered,
            _ if on.meets(covered) => Why::NoRoomForHalf,
            _ if !on.meets(edge) && self.in_forest() => Why::AwayFromClearing,
            _ if !on.meets(edge) => Why::AwayFromCave,
            // 3.7: the field is the second half of its tile.
            [.., last] if self.in_forest() && home.stable.contains(*last) => Why::FieldOnStable,
            _ => Why::TileDoesNotFit,
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

    /// Each twin tile on every space of its half that it cannot cover, and the other way round where it can lie one way only;
    /// every space for a single tile.
    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let home = &game.player(frame.seat).home;
        match *self {
            Lay::Twin(tiles) => {
                for &tile in tiles {
                    let mut reached = Cells::NONE;
                    home.twin_sites(tile, &mut |[a, b]| {
                        reached |= [a, b].into_iter().collect();
                        if !tile.is_alike() {
                            out.push(Move::Lay { tile, cells: [b, a] });
                        }
                    });
                    let out_of_reach = (self.half() - reached).iter();
                    out.extend(out_of_reach.map(|cell| Move::Lay { tile, cells: [cell, self.beside(home, cell)] }));
                }
            }
            Lay::Single(tile) => out.extend(self.half().iter().map(|cell| Move::LaySingle { tile, cell })),
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

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        let home = &game.player(frame.seat).home;
        match (self, m) {
            (Lay::Twin(tiles), Move::Lay { tile, cells }) if tiles.contains(tile) => self.why_not_on(home, cells),
            (Lay::Single(single), Move::LaySingle { tile, cell }) if tile == single => self.why_not_on(home, &[*cell]),
            _ => Why::OtherQuestion,
        }
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
