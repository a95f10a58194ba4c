//! A field phase: crops are taken from the fields. A17.

use super::Deed;
use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, When};
use crate::event::{Cause, Event};
use crate::goods::Good;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::{Chain, Seat};

/// The player takes one crop from every planted field, as in a harvest.
#[derive(Debug)]
pub struct Reap;

impl Deed for Reap {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        let player = game.player(frame.seat);
        check(!player.farm.crops().and(player.card_crops()).is_empty(), Why::NoCrops)
    }

    fn perform(&self, game: &mut State, frame: &Frame) {
        game.reap(frame.seat, frame.cause, frame.chain);
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }
}

impl State {
    /// A17, step 2: a player takes exactly one crop from every planted field, on the farm and on cards.
    pub(crate) fn reap(&mut self, seat: Seat, cause: Cause, chain: Chain) {
        let stays = self.crops_that_stay(seat);
        let player = self.player_mut(seat);
        let goods = player.harvest(stays);
        if goods.is_empty() {
            return;
        }
        player.goods.add(&goods);
        self.log.note(|| Event::Harvested { seat, goods });
        self.fire(When::Reap, &Fact::new(seat, cause, About::Nothing), chain);
    }

    /// The crop that a player harvests from the general supply, leaving the field as it is.
    pub(crate) fn crops_that_stay(&self, seat: Seat) -> Option<Good> {
        self.hooks(seat, Topic::HarvestRules).find_map(|(owner, hook)| {
            let Hook::CropStays(kind) = hook else { return None };
            note(owner.card.card, hook);
            Some(*kind)
        })
    }
}
