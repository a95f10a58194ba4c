//! Goods on the round spaces to come. A1.9.

use super::Deed;
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{Frame, ROUNDS, State};

/// A1.9: puts these goods on round spaces of the future.
#[derive(Debug)]
pub struct OnRounds(pub Rounds, pub Goods);

/// Which round spaces a card serves. A1.9: only rounds after the running one.
#[derive(Clone, Copy, Debug)]
pub enum Rounds {
    /// The next ones, this many.
    Next(u8),
    /// All that are left from the first to the second of these.
    Between(u8, u8),
    /// Those of the list that are left.
    These(&'static [u8]),
    /// This many rounds after the running one, each.
    After(&'static [u8]),
}

impl Rounds {
    /// The rounds served if the card is played in round `now`.
    pub fn from(self, now: u8) -> impl Iterator<Item = u8> {
        (now + 1..=ROUNDS).filter(move |&r| match self {
            Rounds::Next(n) => r <= now + n,
            Rounds::Between(first, last) => (first..=last).contains(&r),
            Rounds::These(list) => list.contains(&r),
            Rounds::After(list) => list.contains(&(r - now)),
        })
    }
}

impl Deed for OnRounds {
    fn perform(&self, game: &mut State, frame: &Frame) {
        let (seat, cause, OnRounds(rounds, goods)) = (frame.seat, frame.cause, self);
        for round in rounds.from(game.round) {
            game.player_mut(seat).coming[usize::from(round) - 1].add(goods);
        }
        if let Some(first) = rounds.from(game.round).next() {
            game.log.note(|| Event::PutOnRounds { seat, goods: *goods, first, cause });
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }

    fn is_plain(&self, _: &State, _: &Frame) -> bool {
        true
    }
}
