//! Persons on action spaces. A4.4, A12.4, A22.13.

use crate::card::{Fact, When};
use crate::event::{Cause, Event};
use crate::goods::Goods;
use crate::play::COLLECT;
use crate::space::{SpaceId, Spaces};
use crate::state::{Frame, State};
use crate::verb::Verb;
use table::Seat;

impl State {
    /// A4.4: puts a person of the home on a space.
    pub(crate) fn place(&mut self, seat: Seat, space: SpaceId) {
        self.player_mut(seat).at_home -= 1;
        self.stand_on(seat, space);
    }

    /// A22.10: a person goes from one space to another, and acts there.
    pub(crate) fn move_person(&mut self, seat: Seat, from: SpaceId, to: SpaceId) {
        self.spaces[from].persons[seat.index()] -= 1;
        self.stand_on(seat, to);
    }

    /// A person takes its stand and acts: what the space does comes first, then what cards add (A22.13).
    fn stand_on(&mut self, seat: Seat, space: SpaceId) {
        self.spaces[space].persons[seat.index()] += 1;
        self.log.note(|| Event::Placed { seat, space });
        let (cause, does) = (Cause::Space(space), space.does(&self.rules));
        let only = Spaces::only(space);
        self.fire(When::Use(only), Fact::new(seat, cause, 0), table::MAIN);
        // A22.8: what cards have put there is taken too, where the space does not say so itself.
        let takes = |verb: &Verb| matches!(verb, Verb::Take(_) | Verb::Collect);
        if !self.spaces[space].goods.is_empty() && !does.any_verb(&mut |verb| takes(verb)) {
            self.chains.push(Frame::new(COLLECT, seat, cause));
        }
        self.chains.push(Frame::new(does, seat, cause));
        self.fire(When::Place(only), Fact::new(seat, cause, 0), table::MAIN);
    }

    pub(crate) fn lying_on(&self, cause: Cause) -> Goods {
        match cause {
            Cause::Space(space) => self.spaces[space].goods,
            _ => Goods::NONE,
        }
    }

    pub(crate) fn take_from(&mut self, cause: Cause) -> Goods {
        match cause {
            Cause::Space(space) => std::mem::take(&mut self.spaces[space].goods),
            _ => Goods::NONE,
        }
    }

    /// A12.4: a person is born on the action space.
    pub(crate) fn grow(&mut self, frame: &Frame) {
        let seat = frame.seat;
        let player = self.player_mut(seat);
        player.family += 1;
        player.newborns += 1;
        if let Cause::Space(space) = frame.cause {
            self.spaces[space].persons[seat.index()] += 1;
        }
        self.log.note(|| Event::Grew { seat });
        self.fire(When::Grow, Fact::new(seat, frame.cause, 1), frame.chain);
    }
}
