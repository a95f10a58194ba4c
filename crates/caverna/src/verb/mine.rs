//! Building mines: an ore mine over two tunnels (6.9), a ruby mine over one (6.10).

use super::{Asked, no_answer};
use crate::afford::Actor;
use crate::cell::{Cells, MOUNTAIN};
use crate::event::Event;
use crate::goods::{ore, ruby};
use crate::home::Home;
use crate::moves::Move;
use crate::rubies;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why};
use table::Ask;

/// Which mine is built.
#[derive(Debug)]
pub enum Mine {
    /// 6.9.
    Ore,
    /// 6.10: on this ground.
    Ruby(Ground),
}

/// Where a ruby mine is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Ground {
    Tunnel,
    DeepTunnel,
}

impl Ground {
    fn cells(self, home: &Home) -> Cells {
        match self {
            Ground::Tunnel => home.tunnel,
            Ground::DeepTunnel => home.deep,
        }
    }

    /// The rubies that make a place for a mine; deep tunnels cannot be bought.
    fn rubies(self, home: &Home) -> Option<u8> {
        match self {
            _ if !self.cells(home).is_empty() => Some(0),
            Ground::Tunnel => (!home.digging_edge().is_empty()).then_some(1),
            Ground::DeepTunnel => None,
        }
    }
}

impl Asked for Mine {
    fn name(&self) -> &'static str {
        match self {
            Mine::Ore => "ore_mine",
            Mine::Ruby(Ground::Tunnel) => "tunnel",
            Mine::Ruby(Ground::DeepTunnel) => "deep_tunnel",
        }
    }

    fn prompt(&self, _: &Frame) -> &'static str {
        match self {
            Mine::Ore => "ore_mine",
            Mine::Ruby(_) => "ruby_mine",
        }
    }

    fn ask(&self, _: &Frame) -> Ask {
        match self {
            Mine::Ore => Ask::Areas,
            Mine::Ruby(_) => Ask::Cells,
        }
    }

    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let dug = game.player(frame.seat).home.dug();
        match self {
            Mine::Ore => Home::pairs(dug, &mut |cells| out.push(Move::OreMine { cells })),
            Mine::Ruby(_) => out.extend(dug.iter().map(|cell| Move::RubyMine { cell })),
        }
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        let home = actor.home();
        match self {
            Mine::Ore => {
                let rubies = rubies::for_pair(home.tunnel, MOUNTAIN - home.dug(), home.digging_edge());
                actor.pays_rubies(rubies, Why::NoTunnelPair)
            }
            Mine::Ruby(ground) => actor.pays_rubies(ground.rubies(home), Why::NoTunnel),
        }
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let home = &game.player(frame.seat).home;
        match self {
            Mine::Ore => Home::pairs(home.tunnel, &mut |[a, b]| {
                out.extend([Move::OreMine { cells: [a, b] }, Move::OreMine { cells: [b, a] }]);
            }),
            Mine::Ruby(ground) => out.extend(ground.cells(home).iter().map(|cell| Move::RubyMine { cell })),
        }
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Why {
        match self {
            Mine::Ore if matches!(m, Move::OreMine { .. }) => Why::NoTunnelPair,
            Mine::Ruby(_) if matches!(m, Move::RubyMine { .. }) => Why::NoTunnel,
            Mine::Ore | Mine::Ruby(_) => Why::OtherQuestion,
        }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let &Frame { seat, chain, cause, .. } = frame;
        game.chains.pop(chain);
        let home = &mut game.player_mut(seat).home;
        if let (Mine::Ore, Move::OreMine { cells }) = (self, *m) {
            home.build_ore_mine(cells);
            game.note(|| Event::BuiltOreMine { seat, cells });
            // 3 ore with the tile.
            game.gain(seat, chain, ore(3), cause);
        } else if let (Mine::Ruby(ground), Move::RubyMine { cell }) = (self, *m) {
            home.build_ruby_mine(cell);
            game.note(|| Event::BuiltRubyMine { seat, cell });
            if *ground == Ground::DeepTunnel {
                game.gain(seat, chain, ruby(1), cause);
            }
        } else {
            no_answer(m);
        }
    }
}
