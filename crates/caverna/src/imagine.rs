//! Worlds that look the same: what nobody can know is drawn anew.

use crate::harvest::Marker;
use crate::setup::shuffled_cards;
use crate::state::{FIRST_MARKED, State};
use table::Rng;

impl State {
    /// A world that looks the same to everybody: the cards to come and the markers still face down are drawn anew.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> State {
        let mut world = self.clone();
        let players = self.players.len();
        let seen = usize::from(self.round);
        if players > 1 {
            // Cards that have been seen stay; the others of their stage come in a new order, in the order of the stages.
            let hidden = &self.cards[seen..];
            let fresh = shuffled_cards(players, rng).into_iter().filter(|card| hidden.contains(&Some(*card)));
            let rounds = world.cards[seen..].iter_mut().filter(|card| card.is_some());
            rounds.zip(fresh).for_each(|(round, card)| *round = Some(card));
        }
        let first_hidden = if self.harvest.is_some() { seen + 1 } else { seen }.saturating_sub(FIRST_MARKED.into());
        let hidden: Vec<usize> = (first_hidden..self.markers.len()).filter(|&i| self.markers[i].is_some()).collect();
        let mut left: Vec<Option<Marker>> = hidden.iter().map(|&i| self.markers[i]).collect();
        // In a fixed order first, so that the result does not depend on what is hidden.
        left.sort_unstable();
        rng.shuffle(&mut left);
        for (i, marker) in hidden.into_iter().zip(left) {
            world.markers[i] = marker;
        }
        world
    }
}
