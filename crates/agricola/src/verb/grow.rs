//! Family growth. A12.

use super::{Asked, Work, no_answer};
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, When};
use crate::event::{Cause, Event};
use crate::moves::Move;
use crate::state::{Frame, PERSONS, State};
use crate::why::{Verdict, Why, check};

/// A12: the family grows.
#[derive(Debug, PartialEq, Eq)]
pub enum Grow {
    /// A12.2: only with more rooms than persons.
    WithRoom,
    /// A12.3: also without.
    WithoutRoom,
}

impl Asked for Grow {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let player = game.player(frame.seat);
        check(!frame.is_begun(), Why::PartClosed)?;
        check(player.family < PERSONS, Why::FullFamily)?; // A12.1
        let has_room = player.farm.rooms.len() > player.family; // A12.2
        check(*self == Grow::WithoutRoom || has_room || game.needs_no_room(frame), Why::NoFreeRoom)
    }

    fn answers(&self, _: &State, _: &Frame, out: &mut Vec<Move>) {
        out.push(Move::Grow);
    }

    fn why_not(&self, _: &State, _: &Frame, _: &Move) -> Verdict {
        Ok(())
    }

    /// A12.4: a person is born on the action space.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Grow = *m else { no_answer(m) };
        let seat = frame.seat;
        game.work_on(frame.chain, Work::Done);
        let player = game.player_mut(seat);
        player.family += 1;
        player.newborns += 1;
        if let Cause::Space(space) = frame.cause {
            game.board.stand(space, seat);
        }
        game.log.note(|| Event::Grew { seat });
        game.fire(When::Grow, Fact::new(seat, frame.cause, About::Nothing), frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("grow")
    }

    fn prompt(&self) -> &'static str {
        "grow"
    }
}

impl State {
    /// Whether a card lets the family grow without room.
    fn needs_no_room(&self, frame: &Frame) -> bool {
        matches!(frame.cause, Cause::Space(_))
            && self.hooks(frame.seat, Topic::CardRules).any(|(owner, hook)| {
                let holds = matches!(hook, Hook::NoRoomNeeded(holds) if holds(&owner));
                if holds {
                    note(owner.card.card, hook);
                }
                holds
            })
    }
}
