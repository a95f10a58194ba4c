//! Building fences. A11; the geometry is in [`crate::fence`].

use super::{Asked, Bill, Work, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, When};
use crate::cell::Cells;
use crate::contents::Contents;
use crate::event::Event;
use crate::fence::{Ground, PIECES};
use crate::goods::{Good, Goods, wood};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use serde::{Deserialize, Serialize};
use table::Seat;
use table::price::Prices;

/// Builds fences.
#[derive(Debug)]
pub enum Fences {
    /// A11.1: for 1 wood each.
    Paid,
    /// As many as the effect is about, which were paid for in advance; a card may add free ones.
    Prepaid,
    /// One space becomes a new pasture for nothing; what comes after must be free too.
    Gift,
    /// As [`Fences::Gift`], with the space that the effect is about.
    GiftHere,
}

/// How far a fencing action has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fencing {
    /// The fences built so far.
    pub built: u8,
    /// The spaces that they newly enclosed.
    pub enclosed: Cells,
    /// The wood spent of what was paid in advance.
    pub spent: u8,
    /// The fences of a pasture that was a gift.
    pub gift: u8,
}

impl Fencing {
    fn of(frame: &Frame) -> Fencing {
        if let Work::Fencing(fencing) = frame.work { fencing } else { Fencing::default() }
    }

    /// The fences that count as built before, for cards that make some of them free: a gift counts as one.
    fn before(self) -> u8 {
        if self.gift > 0 { self.built - self.gift + 1 } else { self.built }
    }
}

impl Fences {
    fn is_gift(&self) -> bool {
        matches!(self, Fences::Gift | Fences::GiftHere)
    }

    /// The wood that the action itself has left for more fences, if it does not come out of the player's supply.
    fn own_wood(&self, frame: &Frame) -> Option<u8> {
        match self {
            Fences::Paid => None,
            Fences::Prepaid => Some(frame.about.count() - Fencing::of(frame).spent),
            Fences::Gift | Fences::GiftHere => Some(0),
        }
    }

    /// How many of some new fences are free: what makes wood cheaper is of no use where no wood is paid.
    fn free(&self, game: &State, frame: &Frame, before: u8, new: u8) -> u8 {
        let wood_is_paid = self.own_wood(frame).is_none();
        game.free_fences(frame.seat, before, new, wood_is_paid)
    }

    /// The most fences a player can build with this much wood.
    fn payable(&self, game: &State, frame: &Frame, wood: u8) -> u8 {
        let fencing = Fencing::of(frame);
        let wood = self.own_wood(frame).unwrap_or(wood);
        if !game.player(frame.seat).listens_to(Topic::FreeFences) {
            return wood;
        }
        let cost = |new: u8| new - self.free(game, frame, fencing.before(), new);
        (0..=PIECES).rev().find(|&new| cost(new) <= wood).unwrap_or(0)
    }

    /// The spaces among which the first pasture is chosen, if it is a gift.
    fn gifts(&self, game: &State, frame: &Frame) -> impl Iterator<Item = Cells> {
        let here = if let About::Cell(cell) = frame.about { Cells::only(cell) } else { Cells::ALL };
        let wanted = match self {
            Fences::GiftHere => here,
            Fences::Paid | Fences::Prepaid | Fences::Gift => Cells::ALL,
        };
        game.single_pastures(frame.seat).filter(move |cells| wanted.contains_all(*cells))
    }
}

impl Asked for Fences {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        if self.is_gift() && !frame.is_begun() {
            return check(self.gifts(game, frame).next().is_some(), Why::NoPasture);
        }
        let wood = game.player(frame.seat).goods.get(Good::Wood);
        let can = |wood: u8| {
            let payable = self.payable(game, frame, wood);
            check(payable > 0, Why::TooDear)?;
            check(game.ground(frame.seat).can_enclose(payable), Why::NoPasture)
        };
        can(wood).or_else(|why| match game.raisable_wood(frame.seat) {
            more if more > wood => can(more),
            _ => Err(why),
        })
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        if self.is_gift() && !frame.is_begun() {
            return out.extend(self.gifts(game, frame).map(|cells| Move::Fence { cells }));
        }
        let payable = self.payable(game, frame, game.raisable_wood(frame.seat));
        out.extend(game.ground(frame.seat).enclosures(payable).map(|(cells, _)| Move::Fence { cells }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Fence { cells } = *m else { return Ok(()) };
        let new = game.ground(frame.seat).enclose(cells)?;
        if self.is_gift() && !frame.is_begun() {
            return Err(Why::NoPasture);
        }
        check(new.len() <= self.payable(game, frame, game.raisable_wood(frame.seat)), Why::TooDear)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Fence { cells } = *m else { no_answer(m) };
        let seat = frame.seat;
        let mut fencing = Fencing::of(frame);
        let new = game.new_fences(seat, cells);
        match self {
            Fences::Paid => return game.charge(frame, Bill::Fences(cells, fencing.before())),
            Fences::Prepaid => fencing.spent += new - self.free(game, frame, fencing.before(), new),
            Fences::Gift | Fences::GiftHere if frame.is_begun() => {}
            Fences::Gift | Fences::GiftHere => fencing.gift = new,
        }
        game.work_on(frame.chain, Work::Fencing(fencing));
        game.enclose(frame, cells);
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let Fencing { built, enclosed, .. } = Fencing::of(frame);
        let fact = Fact::new(frame.seat, frame.cause, About::Count(built));
        game.fire(When::Fences, Fact { cells: enclosed, ..fact }, frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("fences")
    }

    fn prompt(&self) -> &'static str {
        "fences"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Areas
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let player = game.player(frame.seat);
        let payable = self.payable(game, frame, player.goods.get(Good::Wood));
        let left = player.fences_left();
        Some(Contents::Fences { left, built: Fencing::of(frame).built, payable: payable.min(left) })
    }

    fn is_for_exchanges(&self) -> bool {
        false
    }

    /// Where the fences come with the action, their wood is paid for already.
    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Fence { cells } = *m else { return None };
        match self {
            Fences::Paid => Some(game.enclosure_price(frame.seat, cells, Fencing::of(frame).before())),
            Fences::Prepaid | Fences::Gift | Fences::GiftHere => Some(Prices::only(Goods::NONE)),
        }
    }
}

impl State {
    /// The ground on which a player builds fences.
    pub(crate) fn ground(&self, seat: Seat) -> Ground {
        let player = self.player(seat);
        player.farm.ground(player.bound_fences)
    }

    /// How many of some new fences are free, after a number of others in the same action.
    fn free_fences(&self, seat: Seat, before: u8, new: u8, wood_is_paid: bool) -> u8 {
        let free = self.hooks(seat, Topic::FreeFences).map(|(owner, hook)| {
            let free = if let Hook::FreeFences(free) = hook {
                free(&owner, before, new)
            } else if let (Hook::CheaperFences(free), true) = (hook, wood_is_paid) {
                free(&owner, new)
            } else {
                0
            };
            if free > 0 {
                note(owner.card.card, hook);
            }
            free
        });
        free.sum::<u8>().min(new)
    }

    /// A11.1: 1 wood for each new fence around these spaces.
    pub(crate) fn enclosure_price(&self, seat: Seat, cells: Cells, before: u8) -> Prices<Good> {
        let new = self.new_fences(seat, cells);
        Prices::only(wood(new - self.free_fences(seat, before, new, true)))
    }

    /// The fences that are still missing around these spaces.
    fn new_fences(&self, seat: Seat, cells: Cells) -> u8 {
        self.ground(seat).enclose(cells).map_or(0, |fences| fences.len())
    }

    /// The wood that a player has or can raise, as far as fences need it.
    fn raisable_wood(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let have = player.goods.get(Good::Wood);
        if player.brings.get(Good::Wood) == 0 || have >= PIECES {
            return have;
        }
        let (market, _) = self.market(seat, self.phase, player.goods);
        (have..PIECES).find(|&n| !market.can_raise(&wood(n + 1))).unwrap_or(PIECES)
    }

    /// The spaces that can become a pasture of their own.
    pub(crate) fn single_pastures(&self, seat: Seat) -> impl Iterator<Item = Cells> + use<> {
        let ground = self.ground(seat);
        let free = Cells::ALL - ground.fenced;
        free.iter().map(Cells::only).filter(move |&cells| ground.enclose(cells).is_ok())
    }

    /// Fences that have been paid for are built. The action on top of the chain counts them, and remembers what they newly
    /// enclosed.
    pub(crate) fn enclose(&mut self, frame: &Frame, cells: Cells) {
        let (seat, chain) = (frame.seat, frame.chain);
        let bound = self.player(seat).bound_fences;
        let is_new = !self.player(seat).farm.fenced.meets(cells);
        let built = self.player_mut(seat).farm.enclose(cells, bound);
        let fences = built.expect("only legal fences are offered");
        if let Some(action) = self.chains.top_mut(chain) {
            let mut fencing = Fencing::of(action);
            fencing.built += fences;
            fencing.enclosed |= if is_new { cells } else { Cells::NONE };
            action.work = Work::Fencing(fencing);
        }
        self.log.note(|| Event::BuiltFences { seat, cells, fences });
        self.house_animals(seat, chain); // A14.10: a split pasture holds fewer.
    }
}
