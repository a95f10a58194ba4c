//! Family growth. A12.

use super::{Asked, Work, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, Owner, When};
use crate::event::{Cause, Event};
use crate::moves::{Choice, Move};
use crate::state::{Frame, PERSONS, State};
use crate::why::{Verdict, Why, check};
use table::Seat;

/// A12: the family grows.
#[derive(Debug, PartialEq, Eq)]
pub enum Grow {
    /// A12.2: only with more rooms than persons.
    WithRoom,
    /// A12.3: also without.
    WithoutRoom,
}

impl Grow {
    /// A12.1, A12.2: whether a person can be born.
    fn can_be_born(&self, game: &State, frame: &Frame) -> Verdict {
        check(game.player(frame.seat).persons() < PERSONS, Why::FullFamily)?; // A12.1
        self.has_room(game, frame, game.persons_who_need_rooms(frame.seat))
    }

    /// A25.13: whether somebody who lives apart can move into the home instead, with the action of a space.
    fn can_move_in(&self, game: &State, frame: &Frame) -> Verdict {
        let player = game.player(frame.seat);
        check(player.lodgers > 0 && matches!(frame.cause, Cause::Space(_)), Why::FullFamily)?;
        // Where lodgers are counted against the rooms, the one who moves in is counted already.
        let counted = u8::from(game.rules.is_dutch());
        self.has_room(game, frame, game.persons_who_need_rooms(frame.seat) - counted)
    }

    /// A12.2: whether there are more rooms, and what serves as one, than persons, or no room is needed.
    fn has_room(&self, game: &State, frame: &Frame, persons: u8) -> Verdict {
        let rooms = game.player(frame.seat).farm.rooms.len();
        let may = *self == Grow::WithoutRoom
            || rooms > persons
            || game.player(frame.seat).listens_to(Topic::CardRules)
                && (rooms + game.dwellings(frame.seat) > persons || game.needs_no_room(frame));
        check(may, Why::NoFreeRoom)
    }
}

impl Asked for Grow {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(!frame.is_begun(), Why::PartClosed)?;
        self.can_be_born(game, frame).or_else(|why| self.can_move_in(game, frame).map_err(|_| why))
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend(self.can_be_born(game, frame).ok().map(|()| Move::Grow));
        out.extend(self.can_move_in(game, frame).ok().map(|()| Move::Choose { option: Choice::USE }));
    }

    fn why_not(&self, game: &State, frame: &Frame, m: &Move) -> Verdict {
        if let Move::Grow = m { self.can_be_born(game, frame) } else { Ok(()) }
    }

    /// A12.4: a person is born on the action space; or somebody who lives apart joins the family.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let (Move::Grow | Move::Choose { .. }) = m else { no_answer(m) };
        let (seat, born) = (frame.seat, u8::from(*m == Move::Grow));
        game.work_on(frame.chain, Work::Done);
        let player = game.player_mut(seat);
        player.family += 1;
        player.newborns += born;
        player.lodgers -= 1 - born;
        if let (1, Cause::Space(space)) = (born, frame.cause) {
            game.board.stand(space, seat);
        }
        game.log.note(|| if born > 0 { Event::Grew { seat } } else { Event::LodgerMovedIn { seat } });
        game.fire(When::Grow, &Fact::new(seat, frame.cause, About::Count(born)), frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("grow")
    }

    fn prompt(&self) -> &'static str {
        "grow"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Options
    }
}

impl State {
    /// A12.2, A25.13: the persons who are counted against the rooms: the family, in the Dutch edition everybody but guests.
    pub fn persons_who_need_rooms(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        if self.rules.is_dutch() { player.persons() } else { player.family }
    }

    /// For how many persons cards are a place to live.
    fn dwellings(&self, seat: Seat) -> u8 {
        let places = self.hooks(seat, Topic::CardRules).filter_map(|(owner, hook)| {
            let Hook::Dwelling(persons) = hook else { return None };
            note(owner.card.card, hook);
            Some(*persons)
        });
        places.sum()
    }

    /// Whether a card lets the family grow without room.
    fn needs_no_room(&self, frame: &Frame) -> bool {
        let holds = |owner: &Owner, hook: &Hook| matches!(hook, Hook::NoRoomNeeded(holds) if holds(owner));
        matches!(frame.cause, Cause::Space(_)) && self.any_hook(frame.seat, Topic::CardRules, holds)
    }
}
