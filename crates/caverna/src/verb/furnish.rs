//! Furnishing a cavern (6.4, 6.5, section 12): the tile, then how to pay, then where to put it.

use super::{Asked, Work, no_answer};
use crate::afford::Actor;
use crate::cell::Cell;
use crate::cell::MOUNTAIN;
use crate::contents::Contents;
use crate::event::{Cause, Event};
use crate::exchange::tile_price;
use crate::goods::{Good, Goods, NONE, food, ruby};
use crate::home::{Home, Single, bonus};
use crate::moves::Move;
use crate::player::Player;
use crate::price;
use crate::state::{Frame, State};
use crate::tile::{Hook, HookKind, Tile};
use crate::why::{Verdict, Why, check};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Ask;
use table::price::Prices;

/// Which tiles may be bought.
#[derive(Clone, Copy, Debug)]
pub enum Furnish {
    /// All that are left.
    Any,
    /// 6.5: the dwellings.
    Dwelling,
    /// 9.5: the ordinary dwelling, at this price.
    OrdinaryDwelling(Goods),
}

/// How far a tile has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Furnishing {
    /// It is to be paid.
    Chosen(Tile),
    /// It is to be put in its place.
    Paid(Tile),
}

/// How far the tile of a frame has come, if one has been chosen.
fn under_way(frame: &Frame) -> Option<Furnishing> {
    if let Work::Furnishing(furnishing) = frame.work { Some(furnishing) } else { None }
}

impl Furnish {
    /// Whether a tile may be bought here, if it is for sale.
    fn offers(self, tile: Tile) -> bool {
        match self {
            Furnish::Any => true,
            Furnish::Dwelling => tile.facts().is_dwelling(),
            Furnish::OrdinaryDwelling(_) => tile == Tile::ORDINARY_DWELLING,
        }
    }

    /// All ways to pay for a tile.
    fn ways(self, player: &Player, tile: Tile) -> Prices<Good> {
        let printed = match self {
            Furnish::OrdinaryDwelling(price) => price,
            Furnish::Any | Furnish::Dwelling => tile.facts().cost,
        };
        price::furnishing(player, printed)
    }

    /// The ways to pay for the tile that has been chosen, if one is to be paid.
    pub(crate) fn due(self, game: &State, frame: &Frame) -> Option<Prices<Good>> {
        let Some(Furnishing::Chosen(tile)) = under_way(frame) else { return None };
        Some(self.ways(game.player(frame.seat), tile))
    }

    /// Whether the price of a tile can be paid, and that of its site.
    fn within_reach(self, actor: &Actor<'_>, tile: Tile, site: Goods) -> bool {
        // 3.3: a cavern laid on a water source brings food that may help to pay.
        let spring = if site.is_empty() { NONE } else { best_spring(actor.home()) };
        let ways = self.ways(actor.player(), tile);
        ways.ways().iter().any(|way| actor.purse.afford(&way.less(&spring).and(site)))
    }
}

impl Asked for Furnish {
    fn name(&self) -> &'static str {
        match self {
            Furnish::Any => "furnish",
            Furnish::Dwelling | Furnish::OrdinaryDwelling(_) => "dwelling",
        }
    }

    fn prompt(&self, frame: &Frame) -> &'static str {
        match under_way(frame) {
            None => self.name(),
            Some(Furnishing::Chosen(_)) => "pay",
            Some(Furnishing::Paid(_)) => "put",
        }
    }

    fn ask(&self, frame: &Frame) -> Ask {
        match under_way(frame) {
            None => Ask::Cards,
            Some(Furnishing::Chosen(_)) => Ask::Options,
            Some(Furnishing::Paid(_)) => Ask::Cells,
        }
    }

    fn contents(&self, _: &State, frame: &Frame) -> Option<Contents> {
        under_way(frame).map(|furnishing| match furnishing {
            Furnishing::Chosen(tile) => Contents::Tile { tile, paid: false },
            Furnishing::Paid(tile) => Contents::Tile { tile, paid: true },
        })
    }

    /// Every tile that somebody might look at; every way to pay; every mountain space.
    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        match under_way(frame) {
            None => out.extend(Tile::all().filter(|&tile| game.for_sale(tile)).map(|tile| Move::Furnish { tile })),
            Some(Furnishing::Chosen(tile)) => {
                let ways = self.ways(game.player(frame.seat), tile).ways().len() as u8;
                out.extend((0..ways).map(|option| Move::Pay { option }));
            }
            Some(Furnishing::Paid(_)) => out.extend(MOUNTAIN.iter().map(|cell| Move::Put { cell })),
        }
    }

    /// Some tile that can be paid and has a place.
    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        match under_way(frame) {
            None => {}
            Some(Furnishing::Chosen(tile)) => return check(self.within_reach(actor, tile, NONE), Why::TooDear),
            Some(Furnishing::Paid(_)) => return Ok(()),
        }
        let site = site_price(actor.home());
        let any = game.tiles.iter().filter(|&tile| self.offers(tile)).any(|tile| {
            let covers = site != Some(NONE) && actor.home().covered_by(tile).is_some();
            let site = if covers { Some(NONE) } else { site };
            site.is_some_and(|site| self.within_reach(actor, tile, site))
        });
        check(any, if site == Some(NONE) { Why::TooDear } else { Why::NoCavern })
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        match under_way(frame) {
            None => {
                let offered = game.tiles.iter().filter(|&tile| self.offers(tile));
                out.extend(offered.filter_map(|tile| {
                    let payable = self.ways(player, tile).payable(&player.goods).next().is_some();
                    (payable && !player.home.furnish_sites(tile).is_empty()).then_some(Move::Furnish { tile })
                }));
            }
            Some(Furnishing::Chosen(tile)) => {
                let ways = self.ways(player, tile);
                out.extend(ways.payable(&player.goods).map(|(i, _)| Move::Pay { option: i as u8 }));
            }
            Some(Furnishing::Paid(tile)) => {
                out.extend(player.home.furnish_sites(tile).iter().map(|cell| Move::Put { cell }));
            }
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        match under_way(frame) {
            None => {
                let Move::Furnish { tile } = *m else { return Why::OtherQuestion };
                match () {
                    () if !game.for_sale(tile) => Why::NoSuchTile,
                    () if !self.offers(tile) => Why::OnlyDwellings,
                    () if game.player(frame.seat).home.furnish_sites(tile).is_empty() => Why::NoCavern,
                    () => Why::TooDear,
                }
            }
            Some(Furnishing::Chosen(_)) if matches!(m, Move::Pay { .. }) => Why::TooDear,
            Some(Furnishing::Paid(_)) if matches!(m, Move::Put { .. }) => Why::NoCavern,
            Some(Furnishing::Chosen(_) | Furnishing::Paid(_)) => Why::OtherQuestion,
        }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        if let Move::Furnish { tile } = *m {
            self.choose(game, frame, tile);
        } else if let (Move::Pay { option }, Some(Furnishing::Chosen(tile))) = (*m, under_way(frame)) {
            self.pay(game, frame, tile, usize::from(option));
        } else if let (Move::Put { cell }, Some(Furnishing::Paid(tile))) = (*m, under_way(frame)) {
            game.chains.pop(frame.chain);
            game.put_tile(frame, tile, cell);
        } else {
            no_answer(m);
        }
    }

    fn may_stop(&self, frame: &Frame) -> bool {
        frame.optional && !frame.is_begun()
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        if let Move::Furnish { tile } = *m {
            Some(self.ways(game.player(frame.seat), tile))
        } else if let Move::Pay { option } = *m {
            self.due(game, frame)?.ways().get(usize::from(option)).copied().map(Prices::only)
        } else {
            None
        }
    }
}

impl Furnish {
    /// The tile is chosen; it is paid at once unless there are several ways.
    fn choose(&self, game: &mut State, frame: &Frame, tile: Tile) {
        game.work_on(frame.chain, Work::Furnishing(Furnishing::Chosen(tile)));
        let player = game.player(frame.seat);
        let ways = self.ways(player, tile);
        let payable: SmallVec<[usize; 4]> = ways.payable(&player.goods).map(|(way, _)| way).collect();
        if let [only] = payable[..] {
            self.pay(game, frame, tile, only);
        }
    }

    fn pay(&self, game: &mut State, frame: &Frame, tile: Tile, way: usize) {
        let price = self.ways(game.player(frame.seat), tile).ways()[way];
        game.pay(frame.seat, price, frame.cause);
        game.work_on(frame.chain, Work::Furnishing(Furnishing::Paid(tile)));
    }
}

impl State {
    /// 12.5: after paying the tile is placed, then comes what it does at once.
    fn put_tile(&mut self, frame: &Frame, tile: Tile, cell: Cell) {
        let seat = frame.seat;
        if tile.facts().unique {
            self.tiles.remove(tile);
        }
        self.player_mut(seat).home.furnish(tile, cell);
        self.note(|| Event::Furnished { seat, tile, cell });
        for hook in tile.facts().hooks {
            if let Hook::OnBuild(gift) = hook {
                let goods = gift(self.player(seat), cell);
                self.gain(seat, frame.chain, goods, Cause::Tile(tile));
            } else if let Hook::OnRounds(good, count) = hook {
                let rounds: SmallVec<[u8; 8]> = self.next_rounds(*count).collect();
                rounds.iter().for_each(|&round| self.player_mut(seat).waiting.add(*good, round));
            }
        }
    }
}

/// 6.4: what a place for a tile costs: nothing if there is one, rubies if one can be bought.
fn site_price(home: &Home) -> Option<Goods> {
    if !home.furnish_ground().is_empty() {
        return Some(NONE);
    }
    let tile = if home.has(HookKind::FurnishTunnels) { Single::Tunnel } else { Single::Cavern };
    (!home.digging_edge().is_empty()).then(|| ruby(tile_price(tile)))
}

/// 3.3: the most food that a single tile at the edge of the cave system can bring.
fn best_spring(home: &Home) -> Goods {
    food(home.digging_edge().iter().map(|c| bonus(c).get(Good::Food)).max().unwrap_or(0))
}
