//! Feeding the family. A17.3 to A17.8.

use super::{Asked, no_answer};
use crate::card::Hook;
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::{Good, food};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why};
use table::Seat;
use table::price::Prices;

/// A17.3: feeds the family.
#[derive(Debug)]
pub struct Feed;

impl Asked for Feed {
    fn can(&self, _: &State, _: &Frame) -> Verdict {
        Ok(())
    }

    /// A17.6, D4: any amount from what is at hand down to nothing may be paid.
    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let most = game.food_owed(frame.seat).min(game.player(frame.seat).goods.get(Good::Food));
        out.extend((0..=most).rev().map(|food| Move::Feed { food }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Feed { .. } = m { Err(Why::FoodAmount) } else { Ok(()) }
    }

    /// A17.6: for each food missing, the player takes a begging card.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Feed { food: paid } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        let begging = game.food_owed(seat) - paid;
        let player = game.player_mut(seat);
        player.goods.remove(&food(paid));
        player.begging += begging;
        game.log.note(|| Event::Fed { seat, food: paid, begging });
    }

    fn name(&self) -> Option<&'static str> {
        Some("feed")
    }

    fn prompt(&self) -> &'static str {
        "feed"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Amounts
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let seat = frame.seat;
        let (owed, in_reach) = (game.food_owed(seat), game.food_in_reach(seat));
        Some(Contents::Feed { owed, in_reach, plan: game.feeding_plan(seat), heating: game.heating(seat) })
    }

    fn is_for_exchanges(&self) -> bool {
        true
    }

    fn price(&self, _: &State, _: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Feed { food: paid } = *m else { return None };
        Some(Prices::only(food(paid)))
    }
}

impl State {
    /// A17.4: 2 food for each adult, 3 alone at the table.
    pub fn food_per_adult(&self) -> u8 {
        if self.is_solo() { 3 } else { 2 }
    }

    /// A17.4: the food for all adults and 1 for each newborn.
    pub fn food_owed(&self, seat: Seat) -> u8 {
        if self.sits_out(seat) {
            return 0;
        }
        let player = self.player(seat);
        let owed = (player.persons() - player.newborns) * self.food_per_adult() + player.newborns;
        self.hooks(seat, Topic::HarvestRules).fold(owed, |owed, (owner, hook)| {
            let Hook::FoodOwed(change) = hook else { return owed };
            let changed = change(&owner, owed);
            if changed != owed {
                note(owner.card.card, hook);
            }
            changed
        })
    }

    /// A17.4: the food due at the next harvest, as things stand: who was born in this round has grown up by then, unless it
    /// comes after this round.
    pub fn food_next(&self, seat: Seat) -> u8 {
        if State::is_harvest_round(self.round) {
            return self.food_owed(seat);
        }
        let mut later = self.clone();
        later.player_mut(seat).newborns = 0;
        later.food_owed(seat)
    }
}
