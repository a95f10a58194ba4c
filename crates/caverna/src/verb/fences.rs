//! Building fences (6.7): one small and/or one large pasture; one of them on an expedition (9.5).

use super::{Asked, Work, costs, no_answer};
use crate::afford::Actor;
use crate::cell::FOREST;
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::{Good, Goods, ruby, wood};
use crate::home::{Home, Single};
use crate::moves::Move;
use crate::player::Player;
use crate::price;
use crate::rubies;
use crate::rules::FenceDiscount;
use crate::state::{Frame, State};
use crate::tile::Item;
use crate::why::{Verdict, Why, check};
use table::Ask;
use table::price::Prices;

/// Which pastures may be fenced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fences {
    /// 6.7: one small and/or one large.
    Action,
    /// 9.5: a small one at this price.
    Small(Goods),
    /// 9.5: a large one at this price.
    Large(Goods),
}

/// The size of a pasture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Small,
    Large,
}

/// Whether a small and a large pasture have been fenced in this action.
fn built(frame: &Frame) -> (bool, bool) {
    if let Work::Fencing { small, large } = frame.work { (small, large) } else { (false, false) }
}

impl Fences {
    /// Whether a pasture of this size may still be fenced.
    fn is_open(self, frame: &Frame, size: Size) -> bool {
        let (small, large) = built(frame);
        match (self, size) {
            (Fences::Action, Size::Small) => !small,
            (Fences::Action, Size::Large) => !large,
            (Fences::Small(_), _) => size == Size::Small,
            (Fences::Large(_), _) => size == Size::Large,
        }
    }

    /// The wood for a pasture. 19.10: discounts count once in an action, unless it was agreed otherwise.
    fn wood(self, game: &State, player: &Player, frame: &Frame, size: Size) -> Goods {
        let printed = match (self, size) {
            (Fences::Action, Size::Small) => wood(2),
            (Fences::Action, Size::Large) => wood(4),
            (Fences::Small(price) | Fences::Large(price), _) => price,
        };
        if built(frame) != (false, false) && game.rules.fence_discount == FenceDiscount::PerAction {
            return printed;
        }
        price::reduced(player, Item::Fences, printed)
    }

    /// Whether a pasture of this size can be fenced, rubies for missing meadows included.
    fn can_fence(self, game: &State, actor: &Actor<'_>, frame: &Frame, size: Size) -> Verdict {
        let home = actor.home();
        let (rubies, why) = match size {
            Size::Small if !home.meadow.is_empty() => (Some(0), Why::NoMeadow),
            Size::Small => (rubies::for_single(home, Single::Meadow).map(|n| n + 1), Why::NoMeadow),
            Size::Large => {
                (rubies::for_pair(home.meadow, FOREST - home.cleared(), home.clearing_edge()), Why::NoMeadowPair)
            }
        };
        let rubies = rubies.ok_or(why)?;
        let price = self.wood(game, actor.player(), frame, size).and(ruby(rubies));
        actor.pays(price, if rubies == 0 { Why::FenceTooDear } else { why })
    }
}

impl Asked for Fences {
    fn name(&self) -> &'static str {
        "fences"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Areas
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let player = game.player(frame.seat);
        let price = |size| self.is_open(frame, size).then(|| self.wood(game, player, frame, size));
        Some(Contents::Fences { small: price(Size::Small), large: price(Size::Large) })
    }

    fn expected(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let cleared = game.player(frame.seat).home.cleared();
        let forest = FOREST | cleared;
        if self.is_open(frame, Size::Small) || *self == Fences::Action {
            out.extend(forest.iter().map(|cell| Move::FenceSmall { cell }));
        }
        if self.is_open(frame, Size::Large) || *self == Fences::Action {
            Home::pairs(cleared, &mut |cells| out.push(Move::FenceLarge { cells }));
        }
    }

    fn can(&self, game: &State, actor: &Actor<'_>, frame: &Frame) -> Verdict {
        let open = [Size::Small, Size::Large].into_iter().filter(|&size| self.is_open(frame, size));
        let mut verdicts = open.map(|size| self.can_fence(game, actor, frame, size));
        let first = verdicts.next().unwrap_or(Err(Why::PastureBuilt));
        // Of two reasons that of the small pasture is told, which takes less.
        first.or_else(|why| check(verdicts.any(|other| other.is_ok()), why))
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        let meadow = player.home.meadow;
        let open = |size| self.is_open(frame, size) && player.goods.contains(&self.wood(game, player, frame, size));
        if open(Size::Small) {
            out.extend(meadow.iter().map(|cell| Move::FenceSmall { cell }));
        }
        if open(Size::Large) {
            Home::pairs(meadow, &mut |cells| out.push(Move::FenceLarge { cells }));
        }
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Why {
        let meadow = game.player(frame.seat).home.meadow;
        let (size, there, otherwise) = if let Move::FenceSmall { cell } = *m {
            (Size::Small, meadow.contains(cell), Why::NoMeadow)
        } else if let Move::FenceLarge { cells: [a, b] } = *m {
            let pair = meadow.contains(a) && meadow.contains(b) && a.neighbours().contains(b);
            (Size::Large, pair, Why::NoMeadowPair)
        } else {
            return Why::OtherQuestion;
        };
        match () {
            () if !self.is_open(frame, size) => Why::PastureBuilt,
            () if there => Why::FenceTooDear,
            () => otherwise,
        }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let (size, cell, and) = if let Move::FenceSmall { cell } = *m {
            (Size::Small, cell, None)
        } else if let Move::FenceLarge { cells: [cell, other] } = *m {
            (Size::Large, cell, Some(other))
        } else {
            no_answer(m)
        };
        let seat = frame.seat;
        let price = self.wood(game, game.player(seat), frame, size);
        if *self == Fences::Action {
            let (small, large) = built(frame);
            let work = Work::Fencing { small: small || size == Size::Small, large: large || size == Size::Large };
            game.work_on(frame.chain, work);
        } else {
            game.chains.pop(frame.chain);
        }
        game.pay(seat, price, frame.cause);
        let home = &mut game.player_mut(seat).home;
        match and {
            Some(other) => home.fence_large([cell, other]),
            None => home.fence_small(cell),
        }
        game.note(|| Event::Fenced { seat, cell, and });
        // 10.7: two meadows with different animals become one place.
        game.check_housing(seat, frame.chain);
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let size = if let Move::FenceSmall { .. } = m {
            Size::Small
        } else if let Move::FenceLarge { .. } = m {
            Size::Large
        } else {
            return None;
        };
        costs(self.wood(game, game.player(frame.seat), frame, size))
    }
}
