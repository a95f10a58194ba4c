//! Goods come to a player: from the general supply, from an action space. A4.7.

use super::{Deed, KEEP, REPORT, Work};
use crate::card::hook::Topic;
use crate::card::{About, Fact, Owner, When};
use crate::event::{Cause, Event};
use crate::goods::{Goods, herd};
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::{Chain, Seat};

/// Goods come to the player.
#[derive(Debug)]
pub enum Gain {
    /// These from the general supply.
    Goods(Goods),
    /// These from the general supply, once for each of what the effect is about.
    Each(Goods),
    /// An amount that depends on the game and on what the effect is about.
    By(fn(&Owner, About) -> Goods),
    /// A1.10: everything that lies on the space, and these from the general supply.
    Lying(Goods),
    /// Whatever lies on the space, if anything does.
    Collect,
}

impl Gain {
    /// The goods from the general supply.
    fn goods(&self, game: &State, frame: &Frame) -> Goods {
        match *self {
            Gain::Goods(goods) | Gain::Lying(goods) => goods,
            Gain::Each(goods) => goods.times(frame.about.count()),
            Gain::By(amount) => Owner::of(game, frame).map_or(Goods::NONE, |owner| amount(&owner, frame.about)),
            Gain::Collect => Goods::NONE,
        }
    }
}

impl Deed for Gain {
    #[inline]
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        match self {
            Gain::Lying(extra) => check(!extra.is_empty() || !game.lying_on(frame.cause).is_empty(), Why::Empty),
            Gain::Goods(_) | Gain::Each(_) | Gain::By(_) | Gain::Collect => Ok(()),
        }
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        let goods = self.goods(game, frame);
        match self {
            Gain::Lying(_) | Gain::Collect => {
                let lying = game.take_lying(frame.cause);
                game.take(frame, lying.and(goods), lying);
            }
            Gain::Goods(_) | Gain::Each(_) | Gain::By(_) => game.gain(frame, goods),
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some(match self {
            Gain::Goods(goods) | Gain::Each(goods) => {
                goods.iter().next().map_or("nothing", |(kind, _)| table::Kind::name(kind))
            }
            Gain::By(_) => "use",
            Gain::Lying(_) | Gain::Collect => "take",
        })
    }

    /// Animals need a place, so their order may matter.
    fn is_plain(&self, game: &State, frame: &Frame) -> bool {
        match self {
            Gain::Lying(_) | Gain::Collect => false,
            Gain::Goods(_) | Gain::Each(_) | Gain::By(_) => herd(&self.goods(game, frame)) == [0; 4],
        }
    }
}

/// Tells the cards of goods that a person has taken, once it is clear what was left on the space.
#[derive(Debug)]
pub struct Report;

impl Deed for Report {
    fn perform(&self, game: &mut State, frame: &Frame) {
        let (Work::Taken(goods), About::Goods(lying)) = (frame.work, frame.about) else { return };
        let left = game.lying_on(frame.cause);
        let fact = Fact::new(frame.seat, frame.cause, About::Nothing);
        let (goods, lying) = (goods.less(&left), lying.less(&left));
        game.fire(When::Gained, &Fact { goods, lying, ..fact }, frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        None
    }
}

impl State {
    /// What lies on the space that is the cause.
    #[inline]
    pub(crate) fn lying_on(&self, cause: Cause) -> Goods {
        if let Cause::Space(space) = cause { self.board.goods(space) } else { Goods::NONE }
    }

    /// Takes everything off the space that is the cause.
    fn take_lying(&mut self, cause: Cause) -> Goods {
        if let Cause::Space(space) = cause { self.board.take(space) } else { Goods::NONE }
    }

    /// A4.7: goods come to a player; animals must find a place (A14.1).
    #[inline]
    pub(crate) fn gain(&mut self, frame: &Frame, goods: Goods) {
        self.take(frame, goods, Goods::NONE);
    }

    /// As [`State::gain`], if some of the goods lay on the action space. Cards that let a player leave some of them there
    /// come before those that speak of goods taken.
    pub(crate) fn take(&mut self, frame: &Frame, goods: Goods, lying: Goods) {
        if goods.is_empty() {
            return;
        }
        let (seat, cause) = (frame.seat, frame.cause);
        self.player_mut(seat).goods.add(&goods);
        self.log.note(|| Event::Gained { seat, goods, cause });
        if herd(&goods) != [0; 4] {
            self.house_animals(seat, frame.chain);
        }
        let fact = Fact { goods, lying, ..Fact::new(seat, cause, About::Nothing) };
        if !lying.is_empty() && self.topics.contains(Topic::Take) {
            let report = Frame::new(REPORT, seat, cause).about(About::Goods(lying)).working(Work::Taken(goods));
            self.chains.push(report.on(frame.chain));
            self.fire(When::Take, &fact, frame.chain);
        } else {
            self.fire(When::Gained, &fact, frame.chain);
        }
    }

    /// A14.1: asks a player whose animals do not all have a place.
    pub(crate) fn house_animals(&mut self, seat: Seat, chain: Chain) {
        if !self.animals_fit(seat) {
            self.chains.push(Frame::new(KEEP, seat, Cause::Rules).on(chain));
        }
    }
}
