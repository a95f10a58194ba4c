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
    /// As [`Fences::Gift`], with a space beside a pasture on which a tile lies; it is a pasture when the last tile is gone.
    GiftTile,
    /// As [`Fences::Gift`], with a space that touches no pasture.
    GiftApart,
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

/// How many new fences can be paid for, a bit for each number. Where some fences are free, few may cost more than many.
#[derive(Clone, Copy)]
struct Payable(u16);

impl Payable {
    fn up_to(most: u8) -> Payable {
        Payable(u16::MAX >> (PIECES - most.min(PIECES)))
    }

    fn those(can_be_paid: impl Fn(u8) -> bool) -> Payable {
        Payable((0..=PIECES).filter(|&new| can_be_paid(new)).fold(0, |bits, new| bits | 1 << new))
    }

    fn most(self) -> u8 {
        self.0.checked_ilog2().map_or(0, |most| most as u8)
    }

    /// Whether fewer fences than the most that can be paid for cannot.
    fn has_gaps(self) -> bool {
        self.0 & self.0.wrapping_add(1) != 0
    }

    /// The pastures on this ground that need as many new fences as can be paid for.
    fn enclosures(self, ground: &Ground) -> impl Iterator<Item = Cells> {
        let pastures = ground.enclosures(self.most());
        pastures.filter(move |(_, new)| self.0 >> new & 1 != 0).map(|(cells, _)| cells)
    }
}

impl Fences {
    fn is_gift(&self) -> bool {
        !matches!(self, Fences::Paid | Fences::Prepaid)
    }

    /// The wood that the action itself has left for more fences, if it does not come out of the player's supply.
    fn own_wood(&self, frame: &Frame) -> Option<u8> {
        match self {
            Fences::Paid => None,
            Fences::Prepaid => Some(frame.about.count() - Fencing::of(frame).spent),
            Fences::Gift | Fences::GiftHere | Fences::GiftTile | Fences::GiftApart => Some(0),
        }
    }

    /// The ground on which the next pasture is enclosed. What a gift allows it allows once.
    fn ground(&self, game: &State, frame: &Frame) -> Ground {
        let ground = game.ground(frame.seat);
        if frame.is_begun() {
            return ground;
        }
        match self {
            Fences::GiftTile => {
                let tiles = game.player(frame.seat).farm.tiles.lying();
                Ground { blocked: ground.blocked - tiles, ..ground }
            }
            Fences::GiftApart => Ground { apart: true, ..ground },
            Fences::Paid | Fences::Prepaid | Fences::Gift | Fences::GiftHere => ground,
        }
    }

    /// How many of some new fences are free: what makes wood cheaper is of no use where no wood is paid.
    fn free(&self, game: &State, frame: &Frame, before: u8, new: u8) -> u8 {
        let wood_is_paid = self.own_wood(frame).is_none();
        game.free_fences(frame.seat, before, new, wood_is_paid)
    }

    /// How many new fences a player can build with this much wood.
    fn payable(&self, game: &State, frame: &Frame, wood: u8) -> Payable {
        let wood = self.own_wood(frame).unwrap_or(wood);
        if !game.player(frame.seat).listens_to(Topic::FreeFences) {
            return Payable::up_to(wood);
        }
        Payable::those(|new| self.wood_for(game, frame, new) <= wood)
    }

    /// The wood that some new fences cost.
    fn wood_for(&self, game: &State, frame: &Frame, new: u8) -> u8 {
        new - self.free(game, frame, Fencing::of(frame).before(), new)
    }

    /// The spaces among which the first pasture is chosen, if it is a gift.
    fn gifts(&self, game: &State, frame: &Frame) -> impl Iterator<Item = Cells> {
        let farm = &game.player(frame.seat).farm;
        let here = if let About::Cell(cell) = frame.about { Cells::only(cell) } else { farm.land() };
        let wanted = match self {
            Fences::GiftHere => here,
            Fences::GiftTile => farm.tiles.all(),
            Fences::Paid | Fences::Prepaid | Fences::Gift | Fences::GiftApart => farm.land(),
        };
        single_pastures(self.ground(game, frame)).filter(move |cells| wanted.contains_all(*cells))
    }
}

impl Asked for Fences {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        if self.is_gift() && !frame.is_begun() {
            return check(self.gifts(game, frame).next().is_some(), Why::NoPasture);
        }
        let player = game.player(frame.seat);
        let ground = game.ground(frame.seat);
        let can_with = |wood: u8| {
            let payable = self.payable(game, frame, wood);
            check(payable.most() > 0, Why::TooDear)?;
            check(ground.can_enclose(payable.most()), Why::NoPasture)?;
            check(!payable.has_gaps() || payable.enclosures(&ground).next().is_some(), Why::TooDear)
        };
        can_with(player.goods.get(Good::Wood)).or_else(|why| {
            if player.brings.get(Good::Wood) == 0 || self.own_wood(frame).is_some() {
                return Err(why);
            }
            if player.listens_to(Topic::FreeFences) {
                return can_with(game.raisable_wood(frame.seat));
            }
            // A first pasture takes four fences, any other fewer.
            let fewest = (1..=4).find(|&new| ground.can_enclose(new)).ok_or(Why::NoPasture)?;
            check(game.can_raise(frame.seat, &wood(fewest)), why)
        })
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        if self.is_gift() && !frame.is_begun() {
            return out.extend(self.gifts(game, frame).map(|cells| Move::Fence { cells }));
        }
        let payable = self.payable(game, frame, game.raisable_wood(frame.seat));
        payable.enclosures(&game.ground(frame.seat)).for_each(|cells| out.push(Move::Fence { cells }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        let Move::Fence { cells } = *m else { return Ok(()) };
        let new = self.ground(game, frame).enclose(cells)?;
        if self.is_gift() && !frame.is_begun() {
            return Err(Why::NoPasture);
        }
        let wood = self.own_wood(frame).unwrap_or_else(|| game.raisable_wood(frame.seat));
        check(self.wood_for(game, frame, new.len()) <= wood, Why::TooDear)
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Fence { cells } = *m else { no_answer(m) };
        let mut fencing = Fencing::of(frame);
        let ground = self.ground(game, frame);
        let new = ground.enclose(cells).map_or(0, |fences| fences.len());
        match self {
            Fences::Paid => return game.charge(frame, Bill::Fences(cells, fencing.before())),
            Fences::Prepaid => fencing.spent += self.wood_for(game, frame, new),
            Fences::Gift | Fences::GiftHere | Fences::GiftTile | Fences::GiftApart if frame.is_begun() => {}
            Fences::Gift | Fences::GiftHere | Fences::GiftTile | Fences::GiftApart => fencing.gift = new,
        }
        game.work_on(frame.chain, Work::Fencing(fencing));
        game.enclose(frame, cells, &ground);
    }

    fn finish(&self, game: &mut State, frame: &Frame) {
        let Fencing { built, enclosed, .. } = Fencing::of(frame);
        let fact = Fact::new(frame.seat, frame.cause, About::Count(built));
        game.fire(When::Fences, &Fact { cells: enclosed, ..fact }, frame.chain);
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
        let payable = self.payable(game, frame, player.goods.get(Good::Wood)).most();
        let left = player.fences_left();
        Some(Contents::Fences { left, built: Fencing::of(frame).built, payable: payable.min(left) })
    }

    fn least(&self) -> Goods {
        match self {
            Fences::Paid => wood(1),
            Fences::Prepaid => Goods::NONE,
            Fences::Gift | Fences::GiftHere | Fences::GiftTile | Fences::GiftApart => Goods::NONE,
        }
    }

    /// Where the fences come with the action, their wood is paid for already.
    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Fence { cells } = *m else { return None };
        match self {
            Fences::Paid => Some(game.enclosure_price(frame.seat, cells, Fencing::of(frame).before())),
            Fences::Prepaid | Fences::Gift | Fences::GiftHere | Fences::GiftTile | Fences::GiftApart => {
                Some(Prices::only(Goods::NONE))
            }
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
        single_pastures(self.ground(seat))
    }

    /// Fences that have been paid for are built. The action on top of the chain counts them, and remembers what they newly
    /// enclosed.
    pub(crate) fn enclose(&mut self, frame: &Frame, cells: Cells, ground: &Ground) {
        let (seat, chain) = (frame.seat, frame.chain);
        let farm = &mut self.player_mut(seat).farm;
        let is_new = !farm.fenced.meets(cells);
        let fences = farm.enclose_on(ground, cells).expect("only legal fences are offered");
        let enclosed = if is_new { cells & farm.fenced } else { Cells::NONE };
        if let Some(action) = self.chains.top_mut(chain) {
            let mut fencing = Fencing::of(action);
            fencing.built += fences;
            fencing.enclosed |= enclosed;
            action.work = Work::Fencing(fencing);
        }
        self.log.note(|| Event::BuiltFences { seat, cells, fences });
        self.house_animals(seat, chain); // A14.10: a split pasture holds fewer.
        self.come_into_use(frame);
    }
}

/// The spaces that can become a pasture of their own.
fn single_pastures(ground: Ground) -> impl Iterator<Item = Cells> {
    let free = ground.land - ground.fenced;
    free.iter().map(Cells::only).filter(move |&cells| ground.enclose(cells).is_ok())
}
